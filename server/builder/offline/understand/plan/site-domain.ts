// The trade a website speaks for, where what was read tells only its class or nothing: by the words for what the site is about.
import { siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'
import type { Intent } from '../intent.ts'
import { domainName } from './domain-name.ts'
import { headOfSite, isProduct } from './site-subject.ts'
import { isWare } from './ware-site.ts'

/** What a website is for where no trade says it, by its subject: whose words and pictures suit it best. */
const kindred: readonly (readonly [words: RegExp, domain: string])[] = [
  [/jazz|\bbands?\b|\btrio\b|quartet|duo\b|orchestra|singer|musician|kvartett|orkester|musiker|バンド|トリオ|演奏/i, 'band'],
  [/church|parish|congregation|kyrka|församling|神社|寺|教会/i, 'church'],
  [/village|hamlet|neighbourhood|byalag|hembygd|町内会|自治会|集落/i, 'parishCouncil'],
  [/coach|mentor|コーチ/i, 'coachTrade'],
  [/charity|foundation|relief|hjälporganisation|välgörenhet|NPO|支援団体/i, 'nonprofit'],
  [
    /author|writer|novel|\b(?:(?:my|the|a|our|new|first|debut) )book\b(?! (?:club|shop|store|group|fair|ing))|poet|författare|作家|著者/i,
    'writer',
  ],
  [/museum|museet|博物館|美術館/i, 'museum'],
  [/festival|conference|konferens|フェス|カンファレンス/i, 'festival'],
  [/wedding|bröllop|結婚式/i, 'wedding'],
  [/housing cooperative|bostadsrätt|管理組合/i, 'housing'],
  [/kindergarten|nursery|preschool|förskol|保育園|幼稚園/i, 'daycare'],
  [/illustrat|designer|ceramic|artist|formgivare|konstnär|デザイナー|イラスト/i, 'graphicDesigner'],
  [/camp ?site|camping|キャンプ場/i, 'caravanPark'],
  [/podcast|podd|ポッドキャスト/i, 'podcast'],
  [/photograph|fotograf|写真家|カメラマン|フォトグラファー/i, 'photographer'],
  [/sauna|bastu|サウナ|岩盤浴/i, 'saunaLife'],
  [/bygdegård|village hall|community (?:hall|centre|center)/i, 'hallBookings'],
]
export const kindredOf = (intent: Intent): string | undefined => kindred.find(([words]) => words.test(headOfSite(intent)))?.[1]

/** Trades that only a class was found for, by a word that says more on a website: the blueprint they are most like. */
const closer: readonly (readonly [words: RegExp, domain: string])[] = [
  [
    /(?<!(?:こども|子ども|子供))食堂|料理|レストラン|寿司|鮨|そば|蕎麦|うどん|ラーメン|居酒屋|食店|焼肉|定食|カレー|restaurant|bistro|diner|pizz|sushi|krog|restaurang/i,
    'restaurant',
  ],
  [/喫茶|カフェ|珈琲|コーヒー|café|cafe|coffee|kafé|fik/i, 'cafe'],
  [/パン屋|ベーカリー|菓子|ケーキ|bakery|bakeri|konditori|patisserie/i, 'bakery'],
  [/美容|ネイル|エステ|まつげ|beauty|skin care|hudvård|skönhet/i, 'salon'],
  [/ペット|トリミング|犬|猫|\bdogs?\b|\bcats?\b|hund|katt/i, 'petcare'],
  [/旅館|民宿|ゲストハウス|bed and breakfast|b&b|guest ?house|vandrarhem|pensionat/i, 'innkeeper'],
  // "a few photos" are on every page
  [/写真館|フォトスタジオ|photographer|photography|photo studio|fotograf(?!i)|fotostudio/i, 'photographer'],
]

/** The blueprint a website takes its offers and its texts from. */
export function siteDomain(intent: Intent, domain: string | undefined): string | undefined {
  const { prompt, trade, sections } = intent
  if ((sections && isProduct(intent)) || isWare(intent)) return undefined
  if (!sections || (domain && !domain.endsWith('Trade') && siteTradeOf(domain) !== 'general')) return domain
  // a barber shop that wants photos is a barber shop: what a trade's page holds says nothing of the trade
  const named = domain && !domain.endsWith('Trade') ? domainName(intent, domain) : undefined
  const said = named ?? (trade?.text && closer.some(([words]) => words.test(trade.text)) ? trade.text : prompt)
  return closer.find(([words]) => words.test(said))?.[1] ?? domain
}
