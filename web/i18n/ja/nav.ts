import type { nav as source } from '../en/nav.ts'
import type { Translation } from '../translation.ts'

export const nav: Translation<typeof source> = {
  label: 'メイン',
  menuLabel: 'メニュー',
  home: 'Smida ホーム',
  howItWorks: '使い方',
  features: '機能',
  pricing: '料金',
  login: 'ログイン',
  signup: '新規登録',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  language: '言語',
  theme: 'テーマ',
  themeLight: 'ライト',
  themeDark: 'ダーク',
  themeSystem: 'システム',
  skipToContent: '本文へ移動',
}
