import type { footer as source } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

export const footer: Translation<typeof source> = {
  label: 'フッター',
  tagline: 'Smida はスウェーデン語で「鍛造する」という意味です。',
  getStarted: 'はじめる',
}
