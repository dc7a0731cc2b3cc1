// "Like Trello", 「本棚みたいに」, "som i Excel": views by what they remind of.
import type { Language } from '#shared/languages.ts'
import { viewCues } from '../lexicon/cues.ts'
import { type ViewKind, viewKinds } from '../model.ts'

const likenesses: readonly (readonly [RegExp, ViewKind])[] = [
  [
    /\b(?:trello|jira|post-?its?|sticky notes|swim ?lanes)\b|lappar på en tavla|トレロ|付箋|ふせん|(?:ステータス|状態|進捗|段階|状況|フェーズ)(?:別|ごと)(?:の列|に並|の(?:カンバン|ボード))|カンバン|かんばん|看板|ボード/i,
    'board',
  ],
  [
    /\b(?:(?:grid|wall|mosaic|collage) of (?:the |our |my )?(?:\w+ )?(?:pictures?|photos?|pics|images?|covers?|thumbnails?)|(?:pictures?|photos?|pics|images?|covers?|thumbnails?)\b.*\b(?:grid|wall|mosaic|rows)|(?:big|large|huge)(?:ger|r)? (?:pictures?|photos?|pics|images?|covers?|thumbnails?)\b|(?:pictures?|photos?|pics|images?|covers?|thumbnails?) (?:(?:should|could|must) )?(?:be )?(?:bigger|larger)\b|(?:photo|picture|image) (?:grid|view)|thumbnails?|instagram|pinterest|photo album|bookshelf|book shelf|(?:like|as|on) an? shelf|mosaic|photo wall|picture wall)\b|bokhylla|fotoalbum|bildvägg|インスタ|ピンタレスト|アルバム|本棚|棚みたい|サムネ|(?:写真|画像|ジャケット|サムネイル|イラスト)(?:が|を|で)(?:並|ずらっと|大きく|一覧)|表紙(?:の写真)?(?:が|を)並|フォトギャラリー|ギャラリー|写真一覧|画像一覧/i,
    'gallery',
  ],
  [
    /\b(?:excel|spread ?sheet|rows and columns|grid of rows)\b|kalkylark|som i excel|エクセル|スプレッドシート|表計算|表形式|一覧表|テーブル|表(?=$|で|に|み)/i,
    'table',
  ],
  [/\b(?:tiles?|business cards?)\b|visitkort|カード(?:型|形式|風|状|表示|式)?|タイル|名刺みたい/i, 'cards'],
  [
    /\b(?:month(?:ly)? (?:view|overview)|week(?:ly)? (?:view|overview|plan|schedule|calendar)|time ?table|(?<!\b(?:each|every|our|the|wedding|event|party|town|city|one) )planner|agenda|diary page)\b|månadsvy|veckovy|(?:vecko|månads)(?:kalender|översikt)|almanacka|veckoschema|tidtabell|予定表|月間|月表示|週表示|手帳(?:みたい|風)|カレンダー/i,
    'calendar',
  ],
  [
    /\b(?:time ?line|chronological(?:ly)?|in order of time)\b|tidslinje|i tidsordning|時系列|年表|タイムライン|流れで/i,
    'timeline',
  ],
  [
    /\b(?:(?:simple|plain|normal|regular|compact|ordinary|as a|into a) list|list view|bullet (?:list|points)|one per line|simple rows)\b|(?:enkel|vanlig|som) (?:en )?lista|punktlista|en per rad|箇条書き|一行ずつ|1行ずつ|リスト(?:形式|表示|$)/i,
    'list',
  ],
]

export const viewLike = (text: string): ViewKind | undefined => likenesses.find(([words]) => words.test(text))?.[1]

/** What makes a word of a view part of something else: "card number", "board members", "table reservation". */
const notBefore: Record<Exclude<Language, 'ja'>, string> = {
  en: '(?!\\s+(?:numbers?|members?|meetings?|games?|reservations?|price|name|size|week|owner|holder|payments?|items?)\\b)',
  sv: '(?!\\s+(?:nummer|medlemmar|möte|pris|namn))',
}
/** "I send them a card", "paid by credit card": no view. */
const posted =
  /\b(?:send|sends|sent|sending|write|post|mail|give)(?: \w+){0,2} (?:an? )?cards?\b|\b(?:gift|credit|debit|birthday|greeting|christmas|loyalty|bank|id) cards?\b/i
export const isPosted = (text: string): boolean => posted.test(text)
const cueWords = (view: ViewKind, language: Exclude<Language, 'ja'>) => {
  const words = viewCues[view][language].split(', ').filter((word) => word !== 'grid' && word !== 'planner' && word !== 'schema')
  const tail = language === 'en' ? 's?' : '(?:en|n|t|et)?'
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})${tail}(?!\\p{L})${notBefore[language]}`, 'iu')
}
const cued = {
  en: viewKinds.map((view) => [cueWords(view, 'en'), view] as const),
  sv: viewKinds.map((view) => [cueWords(view, 'sv'), view] as const),
}

/** The view that a few words name or liken to something; "grid" is one of pictures or of rows, so it takes what stands with it. */
export function viewNamed(text: string, language: Language): ViewKind | undefined {
  if (isPosted(text)) return undefined
  const like = viewLike(text)
  if (like || language === 'ja') return like
  return cued[language].find(([words]) => words.test(text))?.[1] ?? (/\bgrid\b/i.test(text) ? 'cards' : undefined)
}
