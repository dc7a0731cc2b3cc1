import type { tenantSignup as source } from '../en/tenant-signup.ts'
import type { Translation } from '../translation.ts'

export const tenantSignup: Translation<typeof source> = {
  metaTitle: '新規登録 – Smida',
  metaDescription: 'アカウントを作成すると、専用のワークスペースで、説明したとおりのものが目の前で組み上がります。',
  title: 'アカウントを作成',
  subtitle: 'アカウントひとつで、専用のワークスペースができます。すぐに終わります。',
  promptReminder: '登録後、Smida が次の内容を作ります。',
  copyReminder: 'コミュニティのプロジェクトのコピーから始めます。',
  email: 'メールアドレス',
  name: '氏名',
  password: 'パスワード',
  password2: 'パスワード（確認）',
  organizationName: '会社名',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  strength: 'パスワードの強度',
  strengthNone: '未入力',
  strengthWeak: '弱い',
  strengthFair: '普通',
  strengthStrong: '強い',
  submit: 'アカウントを作成',
  submitWithPrompt: 'アカウントを作成して開始',
  busy: 'ワークスペースを準備しています…',
  haveAccount: 'すでにアカウントをお持ちですか？',
  login: 'ログイン',
  errorTitle: 'アカウントを作成できませんでした',
  errorSso:
    'お客様の組織にはすでにアカウントがあります。ここをクリックしてサインインするか、システム管理者にお問い合わせください。',
  errorUserExists: 'このメールアドレスのユーザーはすでに登録されています。ログイン画面のパスワード再設定機能をご利用ください。',
}
