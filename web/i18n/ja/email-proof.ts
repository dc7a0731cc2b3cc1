import type { emailProof as source } from '../en/email-proof.ts'
import type { Translation } from '../translation.ts'

export const emailProof: Translation<typeof source> = {
  metaTitle: 'メールアドレスの確認 · Smida',
  title: 'メールアドレスの確認',
  hint: 'このリンクが届いたアドレスがご自身のものであれば、ボタンを押してください。',
  submit: '自分のアドレスです',
  busy: '確認しています…',
  doneTitle: 'ありがとうございます',
  done: '{email} を確認しました。',
  logIn: 'ログイン画面へ',
  spentTitle: 'このリンクは使えません',
  spent:
    '使用済みか、期限が切れています。すでに確認がお済みなら問題ありません。まだの場合は、アカウントの設定から新しいリンクをお求めください。',
  taken: 'このアドレスはすでに別のアカウントで使われています。変更は行われていません。',
  missing: 'リンクが不完全です。メールからもう一度開いてください。',
}
