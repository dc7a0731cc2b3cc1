import type { outbox as source } from '../en/outbox.ts'
import type { Translation } from '../translation.ts'

export const outbox: Translation<typeof source> = {
  metaTitle: '送信箱 · Smida',
  title: '送信箱',
  hint: 'メールサーバー（SMTP_URL）が設定されていないため、送るはずのメールはデータフォルダーの outbox に保存されます。このページは、このコンピューター上のブラウザーでのみ表示されます。',
  empty: 'メールはまだありません',
  emptyHint: '新規登録やパスワードの再設定をすると、ここにメールが表示されます。',
  list: 'メール（新しい順）',
  to: '宛先：{address}',
  choose: '読むメールを選んでください。',
  html: '書式付き',
  text: 'テキスト',
  form: '表示方法',
  frame: 'メール：{subject}',
  refresh: '再読み込み',
  back: 'すべてのメール',
  closed: 'ここに表示できる送信箱はありません',
  closedHint:
    'サイトが localhost で動いていて、メールサーバーが設定されていないときに、Smida を動かしているコンピューター上のブラウザーでのみ表示されます。',
}
