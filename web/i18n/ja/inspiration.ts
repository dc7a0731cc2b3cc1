import type { inspiration as english } from '../en/inspiration.ts'
import type { Translation } from '../translation.ts'

export const inspiration: Translation<typeof english> = {
  metaTitle: 'アイデア集：今日から作れるもの – Smida',
  metaDescription:
    '業種や目的ごとに集めた、Webアプリケーションのアイデア集です。どのアイデアにも、内蔵ビルダーがそのまま理解できる説明文が付いています。',
  title: 'まずはアイデアから',
  subtitle: 'ここにあるアイデアは、どれもそのまま動く説明文です。ひとつ選んで言葉を少し変えれば、目の前で形になります。',
  search: 'アイデアを検索',
  filter: 'カテゴリー',
  all: 'すべて',
  counts: '{categories, plural, other {#カテゴリー}}・{ideas, plural, other {#件のアイデア}}',
  categoryCount: '{ideas, plural, other {#件のアイデア}}',
  viewDetails: '詳しく見る',
  seeCategory: '「{category}」だけを見る',
  moreTags: '+{count, number}',
  moreTagsLabel: 'ほか{count, plural, other {#件}}のタグ：{tags}',
  empty: '検索に一致するアイデアはありません。',
  showAll: 'すべてのアイデアを表示',
  loading: 'アイデアを読み込んでいます…',
  failed: 'アイデアを読み込めませんでした。',
  categoryMetaTitle: '{category}のアイデア – Smida',
  categoryMetaDescription:
    '「{category}」のアイデアを{ideas, plural, other {#件}}紹介します。すぐに使える説明文と、次に加えたい改善案が付いています。',
  categorySubtitle: '気に入ったものを選び、自分用に整えれば、すぐに動き出します。',
}
