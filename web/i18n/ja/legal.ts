import type { legal as source } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal: Translation<typeof source> = {
  badge: '規約とポリシー',
  privacyTitle: 'プライバシーポリシー',
  privacySubtitle: 'このサービスがどの情報を、なぜ、いつまで保存するのか。そして、あなたが求められることについて。',
  privacyError: 'プライバシーポリシーを読み込めませんでした',
  termsTitle: '利用規約',
  termsSubtitle: 'このサービスがお約束することと、お守りいただきたいこと。',
  termsError: '利用規約を読み込めませんでした',
  securityTitle: 'セキュリティ',
  securitySubtitle: '作ったものをどう守るか、運営者が行うべきことは何か、脆弱性を見つけたらどう知らせるか。',
  securityError: 'セキュリティ情報を読み込めませんでした',
  metaTitle: '{title} – Smida',
  contents: '目次',
  loading: '本文を読み込んでいます…',
  failedBoth: '{name} の本文を {language} でも英語でも読み込めませんでした',
  done: '完了',
  open: '未完了',
  table: '表',
  footnotes: '脚注',
  backToText: '本文に戻る（注 {number}）',
}
