import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing: Translation<typeof english> = {
  build: 'Be AI bygga',
  quickPicks: 'Eller ta en av de här',
  usePrompt: 'Använd beskrivningen',
  usePromptOf: 'Använd beskrivningen: {title}',
  promptExamples: 'Beskrivningar att utgå från',
  improvementIdeas: 'Be om det här härnäst',
  features: 'Det här får du',
  benefits: 'Därför gör det nytta',
  faq: 'Frågor och svar',
  start: 'Börja bygga',
}
