export const landing = {
  build: 'Ask AI to build',
  quickPicks: 'Or take one of these',
  usePrompt: 'Use this prompt',
  usePromptOf: 'Use this prompt: {title}',
  promptExamples: 'Prompts to begin from',
  improvementIdeas: 'What to ask for next',
  features: 'What you get',
  benefits: 'Why it helps',
  faq: 'Questions and answers',
  start: 'Start building',
}
