import type { footer as source } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

export const footer: Translation<typeof source> = {
  label: 'Sidfot',
  tagline: 'Smida medan järnet är varmt.',
  getStarted: 'Kom igång',
  features: 'Funktioner',
  pricing: 'Priser',
  inspiration: 'Inspiration',
  about: 'Om oss',
  careers: 'Jobba hos oss',
  privacy: 'Integritet',
  terms: 'Villkor',
  security: 'Säkerhet',
}
