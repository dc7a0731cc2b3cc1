import type { sessions as source } from '../en/sessions.ts'
import type { Translation } from '../translation.ts'

export const sessions: Translation<typeof source> = {
  title: 'セッション',
  hint: '現在ログインしている場所です。心当たりのないものは終了し、パスワードを変更してください。',
  endOthers: 'ほかをすべてログアウト',
  endOthersTitle: 'ほかをすべてログアウトしますか？',
  endOthersHint: 'このセッション以外のすべてが、どの組織のものもただちに終了します。',
  othersEnded: 'ほかの場所からすべてログアウトしました。',
  current: 'このセッション',
  end: '終了',
  endOf: '{device} のセッションを終了',
  ended: 'セッションを終了しました。',
  device: '{system} の {browser}',
  unknownDevice: '不明な端末',
  since: 'ログイン：{date}',
  lastSeen: '最終利用：{date}',
  byPassword: 'パスワード',
  byPasskey: 'パスキー',
  byGoogle: 'Google',
  byMicrosoft: 'Microsoft',
  bySso: 'シングルサインオン',
  byLink: 'ログインリンク',
}
