import type { communityCategories as source } from '../en/community-categories.ts'
import type { Translation } from '../translation.ts'

export const communityCategories: Translation<typeof source> = {
  productivity: '仕事効率化',
  lifestyle: 'ライフスタイル',
  food: 'フード・ドリンク',
  health: '健康',
  education: '教育',
  finance: 'お金',
  business: 'ビジネス',
  other: 'その他',
}
