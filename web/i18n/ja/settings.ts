import type * as source from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings: Translation<typeof source.settings> = {
  nav: '設定',
  account: 'アカウント',
  team: 'チーム',
  log: 'ログ',
  signOn: 'シングルサインオン',
  forbidden: 'このページは組織の管理者向けです。',
  forbiddenHint: '変更が必要な場合は、{name} のオーナーまたは管理者にご相談ください。',
}
