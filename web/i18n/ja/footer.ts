import type { footer as source } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

export const footer: Translation<typeof source> = {
  label: 'フッター',
  tagline: 'Smida はスウェーデン語で「鍛造する」という意味です。',
  getStarted: 'はじめる',
  features: '機能',
  pricing: '料金',
  inspiration: 'アイデア集',
  about: 'Smida について',
  careers: '採用情報',
  privacy: 'プライバシー',
  terms: '利用規約',
  security: 'セキュリティ',
}
