import type { communityCategories as source } from '../en/community-categories.ts'
import type { Translation } from '../translation.ts'

export const communityCategories: Translation<typeof source> = {
  productivity: 'Produktivitet',
  lifestyle: 'Livsstil',
  food: 'Mat och dryck',
  health: 'Hälsa',
  education: 'Utbildning',
  finance: 'Ekonomi',
  business: 'Företag',
  other: 'Övrigt',
}
