import type { footer as source } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

export const footer: Translation<typeof source> = {
  label: 'Sidfot',
  tagline: 'Smida medan järnet är varmt.',
  getStarted: 'Kom igång',
}
