// Prompts that name a known product as what to build, ten of each language. Written before the rule and the words for it and worked
// on since; the other half of the same writing was only counted (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const knownProductPrompts: readonly PromptCase[] = [
  { prompt: 'build a trello clone', things: 'task|card', fields: 'labels|tag, due, assignee, checklist', shows: 'board' },
  {
    prompt: 'Create an Airbnb clone for pet sitters',
    things: 'sitter|pet sitter, booking|stay',
    fields: 'price|rate, photo|image, location|city',
  },
  {
    prompt: 'something like Strava for our rowing club',
    things: 'outing|rowing session|workout|activity, member',
    fields: 'distance, duration, date',
  },
  { prompt: 'An Uber for lawn mowing', things: 'job|lawn mowing job|request|booking', fields: 'address, price, date' },
  { prompt: 'Tinder for dog owners', things: 'profile|dog owner', fields: 'photo|image, age, city|location' },
  { prompt: 'a mini Notion', things: 'page|note, task', fields: 'tag, body|text|content' },
  { prompt: 'Instagram-like feed for my bakery', things: '', shows: 'feed' },
  { prompt: 'HubSpot but simple', things: 'contact, company, deal', fields: 'stage, email, amount|value' },
  {
    prompt: 'a Netflix style page for our home movies',
    things: 'movie|home movie',
    fields: 'year, image|cover, genre|category',
    shows: 'gallery',
  },
  { prompt: 'Kahoot for our pub quiz', things: 'question|quizQuestion', fields: 'answer' },
  { prompt: 'ett Blocket för vår förening', things: 'annons', fields: 'pris, bild, kategori' },
  {
    prompt: 'som Trello fast för hantverkare',
    things: 'uppgift|jobb|kort',
    fields: 'förfallodatum|klart|slutdatum|deadline|dueDate, ansvarig|tilldelad|assignee',
    shows: 'board',
  },
  { prompt: 'Twitter klon', things: '', shows: 'feed' },
  { prompt: 'Jag vill ha en egen version av Calendly', things: 'bokning', shows: 'booking' },
  { prompt: 'en Linktree-liknande sida', things: 'länk', fields: 'webbplats|adress|url' },
  { prompt: 'liknande Tinder fast för golfare', things: 'profil|golfare', fields: 'bild, ålder, ort|stad' },
  { prompt: 'Ett Airbnb för husvagnar', things: 'husvagn, bokning', fields: 'pris, bild, plats|ort' },
  { prompt: 'en Vivino-app för öl', things: 'öl', fields: 'betyg|rating' },
  {
    prompt: 'ett alternativ till Splitwise för kollektivet',
    things: 'utgift|sharedExpense',
    fields: 'belopp, betald av|betalad av, dela',
  },
  {
    prompt: 'Bygg något som Kickstarter för byalaget',
    things: 'insamling|kampanj|projekt, bidrag|gåva|stöd',
    fields: 'målbelopp|budget, slutdatum|slut',
  },
  { prompt: 'メルカリみたいなフリマ', things: '商品|出品', fields: '価格|値段, 写真|画像, 状態' },
  { prompt: '食べログ風のレビューサイト', things: 'レストラン|お店|店舗, 口コミ|レビュー', fields: '評価, 料理|ジャンル' },
  { prompt: 'クックパッドのようなレシピ共有', things: 'レシピ', fields: '材料, 手順|作り方' },
  { prompt: 'Todoistクローンを作って', things: 'タスク', fields: '期限|締切, 優先' },
  { prompt: '大学生向けのメルカリ', things: '商品|出品', fields: '価格|値段, 写真|画像' },
  { prompt: '食べログのラーメン版', things: 'ラーメン|お店|店|レストラン', fields: '評価' },
  {
    prompt: 'connpassみたいな勉強会アプリ',
    things: 'イベント|勉強会, 申込|参加登録|参加|registration',
    fields: '日|日付, 定員|場所',
  },
  { prompt: 'Kahootっぽいクイズ', things: 'クイズ問題|問題|quizQuestion' },
  {
    prompt: 'SUUMOを参考にした賃貸物件サイト',
    things: '物件|listing',
    fields: '家賃|価格, 写真|画像, 間取り|寝室|面積',
  },
  {
    prompt: 'Makuakeのようなクラウドファンディングサイト',
    things: 'プロジェクト|fundraiser, 寄付|支援',
    fields: '目標|予算, 終了',
  },
]
