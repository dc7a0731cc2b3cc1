import type { providers as source } from '../en/providers.ts'
import type { Translation } from '../translation.ts'

export const providers: Translation<typeof source> = {
  continue_google: 'Google で続行',
  continue_microsoft: 'Microsoft で続行',
  connect_google: 'Google を連携',
  connect_microsoft: 'Microsoft を連携',
  disconnect: '{name} の連携を解除',
  connected: '連携しました',
  taken: 'このアカウントはすでに別のユーザーと連携されています。',
  failed_google: 'Google で認証できませんでした',
  failed_google_load: 'Google 認証を読み込めませんでした',
  failed_google_initialize: 'Google 認証を開始できませんでした',
  failed_microsoft: 'Microsoft で認証できませんでした',
  failed_sso: 'シングルサインオンに失敗しました。もう一度試すか、管理者にお問い合わせください。',
  failed_sso_unknown: 'この組織ではシングルサインオンが設定されていません。',
  failed_sso_domain: 'このメールアドレスのドメインは、組織による確認が済んでいません。管理者にお問い合わせください。',
}
