import type { communityBrowser as source } from '../en/community-browser.ts'
import type { Translation } from '../translation.ts'

export const communityBrowser: Translation<typeof source> = {
  metaTitle: 'コミュニティ – Smida',
  metaDescription: 'Smida で作られ、作者が公開しているプロジェクト。試すことも、コピーから始めることもできます。',
  title: 'みんなが作ったもの',
  subtitle: 'ここにあるプロジェクトはすべて動いています。開いて試し、気に入ったらコピーから始められます。',
  search: 'プロジェクトを検索',
  category: 'カテゴリ',
  all: 'すべて',
  more: 'もっと見る',
  emptyTitle: 'まだ何も表示されていません',
  emptyHint: 'プロジェクトを公開し、「コミュニティに表示する」にチェックを入れると、ここに表示されます。',
  noMatch: '条件に合うプロジェクトはありません。',
  showAll: 'すべてのプロジェクトを表示',
  failed: 'プロジェクトを読み込めませんでした。',
  useTemplate: 'テンプレートとして使う',
  openInTab: '新しいタブで開く',
  frameTitle: '動作中の{name}',
  loadingPreview: '{name}を開いています…',
  viewAll: 'すべて見る',
  templatesTitle: 'テンプレートから始める',
  templatesMetaTitle: 'テンプレート · Smida',
  templatesPageTitle: 'テンプレート',
  templatesHint: '作者が公開している、動くプロジェクトです。自分用のコピーが作られます。',
  templatesAll: 'すべてのテンプレート',
  copyFailed: 'コピーを作成できませんでした。',
}
