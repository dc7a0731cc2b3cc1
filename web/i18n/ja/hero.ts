import type { hero as source } from '../en/hero.ts'
import type { Translation } from '../translation.ts'

export const hero: Translation<typeof source> = {
  metaTitle: 'Smida：言葉にすれば、動きだす',
  metaDescription:
    '作りたい Web アプリを普段の言葉で伝えるだけ。Smida があなた自身のマシンで作成、プレビュー、公開まで行います。',
  badge: '自分のマシンで動作。API キーもクラウドも不要',
  title: '言葉にすれば、',
  titleAccent: '動きだす。',
  subtitle: '必要なものを普段の言葉で伝えてください。Smida が目の前で Web アプリを鍛え上げ、すぐに使えて、直せて、公開できます。',
  exampleTodo: 'ToDo アプリ',
  exampleTodoPrompt:
    'タスクを管理する ToDo アプリ。項目はタイトル、メモ、優先度（低・中・高）、期限、完了。期限切れを表示し、優先度で絞り込めるようにしてください。',
  exampleDashboard: '売上ダッシュボード',
  exampleDashboardPrompt:
    '注文を集計する売上ダッシュボード。項目は顧客、商品、金額、日付、ステータス。月別の売上、上位の顧客、最近の注文を表示してください。',
  exampleBlog: '個人ブログ',
  exampleBlogPrompt:
    '個人ブログ。記事の項目はタイトル、本文、カバー画像、タグ、日付。トップページに最新の記事を並べ、プロフィールのページも作ってください。',
  typing1: '小さなヨガスタジオの予約カレンダー',
  typing2: '会社名、電話番号、メモを記録する顧客リスト',
  typing3: '在庫が減ったら知らせてくれる工房の在庫管理',
  typing4: '家族みんなで書き足せるレシピ集',
  watchDemo: 'デモを見る',
  statProjects: '作成されたプロジェクト',
  statBuildTime: '作成時間の中央値',
  statSatisfaction: 'ユーザー満足度',
  statNone: 'まだ計測されていません',
}
