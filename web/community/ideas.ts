import type { Text } from '#web/i18n/text-provider.tsx'
import type { CommunityItem } from './community-item.ts'

const ideas = [
  { key: 'Productivity', category: 'Productivity' },
  { key: 'Lifestyle', category: 'Lifestyle' },
  { key: 'Food', category: 'Food & Drink' },
  { key: 'Health', category: 'Health' },
  { key: 'Education', category: 'Education' },
  { key: 'Finance', category: 'Finance' },
] as const

/** The built-in six, in the reader's language. There is nothing to copy behind an idea, so its template is a prompt. */
export const builtInIdeas = (t: Text): CommunityItem[] =>
  ideas.map(({ key, category }) => ({
    id: `idea-${key.toLowerCase()}`,
    name: t(`community.sample${key}Name`),
    description: t(`community.sample${key}Text`),
    organizationName: t('common.productName'),
    imageUrl: '',
    category,
    prompt: t(`community.sample${key}Prompt`),
    url: null,
  }))
