import type { organizations as source } from '../en/organizations.ts'
import type { Translation } from '../translation.ts'

export const organizations: Translation<typeof source> = {
  list: '組織',
  create: '新しい組織',
  switchFailed: '組織を開けませんでした。',
  metaTitle: '新しい組織 · Smida',
  title: '組織を追加',
  subtitle: '独自のプロジェクト、メンバー、アドレスを持てます。{name} としてログインしたままです。',
  submit: '組織を作成',
  busy: '組織を作成しています…',
  errorTitle: '組織を作成できませんでした',
  tooMany: 'ひとつのアカウントで所有できる組織の上限に達しています。',
  backToProjects: 'プロジェクトに戻る',
  signInTitle: '組織を作成',
  signInHint: 'お持ちのアカウントで組織を追加するにはログインしてください。新しいアカウントを作成することもできます。',
  logIn: '{name} にログイン',
  signUp: '新しいアカウントを作成',
  loadFailed: 'このページを読み込めませんでした。',
}
