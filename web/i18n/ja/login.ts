import type { login as source } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login: Translation<typeof source> = {
  metaTitle: 'ログイン – Smida',
  title: 'ログイン',
  subtitle: 'おかえりなさい。',
  welcomeBack: 'おかえりなさい、{firstName} さん',
  notYou: '{firstName} さんではありませんか？こちらをクリック',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'ログイン',
  busy: 'ログインしています…',
  automatic: 'ワークスペースを開いています…',
  automaticFailed: 'ログインリンクは期限切れか、すでに使われています。メールアドレスとパスワードでログインしてください。',
  noAccount: 'アカウントをお持ちでないですか？',
  signup: '新規登録',
  errorTitle: 'ログインできませんでした',
}
