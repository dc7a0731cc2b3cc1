import type { community as source } from '../en/community.ts'
import type { Translation } from '../translation.ts'

export const community: Translation<typeof source> = {
  title: 'ここで生まれ、いま動いているもの',
  subtitle: '作った人が公開しているプロジェクトです。試すことも、コピーから始めることもできます。',
  ideasTitle: 'アイデアから始める',
  ideasSubtitle: 'よく必要とされる 6 つのアイデア。選ぶだけで Smida が作ります。',
  pause: '自動スクロールを止める',
  play: '自動スクロールを再開する',
  sampleProductivityName: 'チームのタスクボード',
  sampleProductivityText: '誰が何をいつまでに。優先度と期限切れもひと目で。',
  sampleProductivityPrompt:
    'チームのタスク管理。項目はタイトル、担当者、優先度（低・中・高）、期限、完了。期限切れを表示してください。',
  sampleLifestyleName: '読書ノート',
  sampleLifestyleText: '読んだ本と感想、次に読みたい本を記録。',
  sampleLifestylePrompt: '読書ノート。本の項目はタイトル、著者、評価、ステータス（読みたい・読書中・読了）、メモ。',
  sampleFoodName: 'わが家のレシピ帳',
  sampleFoodText: '調理時間や人数、タグ付きで、レシピをひとまとめに。',
  sampleFoodPrompt: 'レシピ集。項目はタイトル、材料、作り方、調理時間、人数、タグ。',
  sampleHealthName: 'トレーニング記録',
  sampleHealthText: '日ごと、種目ごとの運動を、時間と手応えとともに。',
  sampleHealthPrompt:
    'トレーニング記録。項目は日付、種目（ランニング・筋トレ・ヨガ）、分数、メモ。週ごとの合計を表示してください。',
  sampleEducationName: '講座カレンダー',
  sampleEducationText: '授業、先生、教室がわかる、みんなのカレンダー。',
  sampleEducationPrompt: '授業のカレンダー。項目はタイトル、先生、教室、日付、開始時刻。',
  sampleFinanceName: '家計簿',
  sampleFinanceText: '収入と支出、そして毎月の使い道を見える化。',
  sampleFinancePrompt:
    '家計簿のダッシュボード。支出の項目は内容、金額、カテゴリ、日付。月別とカテゴリ別の支出を表示してください。',
}
