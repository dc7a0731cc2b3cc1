import type { featureCards as source } from '../en/feature-cards.ts'
import type { Translation } from '../translation.ts'

export const featureCards: Translation<typeof source> = {
  title: '完成までに必要なものを、すべて',
  subtitle: 'ここにあるものは今すぐ使えます。準備中のものは、そう書いてあります。',
  coming: '準備中',
  hostingTitle: 'ホスティング',
  hostingText: 'ワンクリックで公開。プロジェクトごとに専用のアドレスがつき、Smida と同じマシンで動きます。',
  domainTitle: '独自ドメイン',
  domainText: 'お持ちのドメインをプロジェクトに割り当てられるようにします。それまでは、設置先のドメインの下で公開されます。',
  githubTitle: 'GitHub',
  githubText: 'リポジトリとの双方向同期を準備しています。今は、単独で動くソースコードとしてダウンロードできます。',
  aiTitle: 'AI はあってもなくても',
  aiText: '内蔵ビルダーはモデルもキーも不要。手元のものを含む言語モデルをつなげば、できることが広がります。',
  editingTitle: '頼むだけで変更',
  editingText: '変えたいことを伝えれば、その場で変わります。コードを開いて自分で直すこともできます。',
  snapshotsTitle: 'スナップショット',
  snapshotsText: '指示ごとにバージョンを保存。いつでも好きな時点に戻れ、上書きされることはありません。',
  mobileTitle: 'スマートフォンでも快適',
  mobileText: 'スマートフォンからワイド画面まで合わせて作ります。各画面幅はプレビューで確認できます。',
  teamInviteTitle: 'チームに招待',
  teamInviteText: 'メールで招待し、同じワークスペースで一緒に作れるようにします。',
  roleAccessTitle: '権限',
  roleAccessText: 'オーナー、管理者、公開担当、編集者、閲覧者。役割に応じて、閲覧・変更・公開の権限が決まります。',
}
