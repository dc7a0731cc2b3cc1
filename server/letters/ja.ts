import type { LetterTexts } from './letters.ts'

export const ja: LetterTexts = {
  greeting: '{name} 様',
  greetingNobody: 'こんにちは。',
  linkHint: 'ボタンが動作しない場合は、次のアドレスをブラウザーに貼り付けてください。',
  footer: 'このメールは、{site} の Smida でお客様のメールアドレスに関する操作が行われたため送信されました。',
  roles: { owner: 'オーナー', admin: '管理者', publisher: '公開担当', editor: '編集者', viewer: '閲覧者' },
  factors: {
    passkey: 'パスキー',
    totp: '認証アプリ',
    recoveryCodes: '新しいリカバリーコード',
    google: 'Google アカウント',
    microsoft: 'Microsoft アカウント',
  },
  letters: {
    reset: {
      subject: '新しいパスワードの設定',
      intro: ['お使いの Smida アカウントについて、パスワード再設定の申し込みがありました。'],
      button: '新しいパスワードを設定',
      outro: [
        'リンクは 1 時間以内に 1 回だけ使えます。',
        'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
      ],
    },
    'email-proof': {
      subject: 'メールアドレスの確認',
      intro: ['Smida へようこそ。このメールアドレスがご自身のものであることをご確認ください。'],
      button: 'アドレスを確認',
      outro: [
        '確認前でもすぐに作業を始められます。リンクの有効期間は 7 日間です。',
        'アカウントを作成した覚えがない場合は、何もする必要はありません。',
      ],
    },
    'email-change': {
      subject: '新しいメールアドレスの確認',
      intro: ['このアドレスを Smida アカウントで使う申し込みがありました。確認が済むまでは、これまでのアドレスのままです。'],
      button: '新しいアドレスを確認する',
      outro: ['リンクは一度だけ使え、有効期間は 7 日間です。', 'お心当たりがない場合は、何もする必要はありません。'],
    },
    'email-changed': {
      subject: 'メールアドレスが変更されました',
      intro: [
        'お使いの Smida アカウントのメールアドレスが {email} に変わりました。今後のログインとお知らせにはこのアドレスを使います。',
      ],
      button: 'アカウントを開く',
      outro: ['お心当たりがない場合は、すぐに組織の所有者にご連絡ください。チームからアカウントを外せます。'],
    },
    'password-changed': {
      subject: 'パスワードが変更されました',
      intro: ['お使いの Smida アカウントのパスワードが変更され、ほかのセッションはログアウトされました。'],
      button: 'アカウントを開く',
      outro: ['お心当たりがない場合は、ログイン画面の「パスワードをお忘れですか？」からすぐに再設定してください。'],
    },
    'factor-added': {
      subject: 'サインイン方法が追加されました',
      intro: ['お使いの Smida アカウントに次のものが追加されました：{factor}'],
      button: 'アカウントを開く',
      outro: ['お心当たりがない場合は、すぐにパスワードを再設定し、アカウントから削除してください。'],
    },
    'factor-removed': {
      subject: 'サインイン方法が削除されました',
      intro: ['お使いの Smida アカウントから次のものが削除されました：{factor}'],
      button: 'アカウントを開く',
      outro: ['お心当たりがない場合は、すぐにパスワードを再設定し、アカウントの内容をご確認ください。'],
    },
    'account-secured': {
      subject: 'アカウントが {provider} と連携されました',
      intro: [
        '{provider} でサインインされましたが、このメールアドレスには、確認が済んでいない Smida アカウントがすでにありました。',
        '第三者による利用を防ぐため、そのアカウントのパスワード、ほかのサインイン方法、開いていたセッションを削除しました。',
      ],
      button: 'アカウントを開く',
      outro: ['今後は {provider} でサインインしてください。新しいパスワードはアカウントの設定で決められます。'],
    },
    invitation: {
      subject: '{inviter} さんから {organization} への招待',
      intro: ['{inviter} さんが、Smida の {organization} にあなたを招待しています。役割：{role}'],
      button: '招待を受ける',
      outro: [
        'リンクは 1 回だけ使え、有効期間は 7 日間です。',
        '{organization} にお心当たりがない場合は、何もする必要はありません。',
      ],
    },
    'ownership-transferred': {
      subject: '{organization} のオーナーが変わりました',
      intro: ['{organization} のオーナーは {newOwner} さんになりました。'],
      button: 'チームを開く',
      outro: ['お心当たりがない場合は、チームの方にご確認ください。'],
    },
  },
}
