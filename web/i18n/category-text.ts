import type { CommunityCategory } from '#shared/community-limits.ts'
import type { TextKey } from './texts.ts'

/** The text of each category of the community, which stands in English on the wire. */
export const categoryTexts: Record<CommunityCategory, TextKey> = {
  Productivity: 'communityCategories.productivity',
  Lifestyle: 'communityCategories.lifestyle',
  'Food & Drink': 'communityCategories.food',
  Health: 'communityCategories.health',
  Education: 'communityCategories.education',
  Finance: 'communityCategories.finance',
  Business: 'communityCategories.business',
  Other: 'communityCategories.other',
}
