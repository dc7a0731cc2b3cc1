// What a website is for, in the person's own words: "our jazz trio", "an AI note taking tool". Software and other products want a
// page that sells them; a practice that happens to share a word with them ("fitness app") has nothing to do with it.
import type { Language } from '#shared/languages.ts'
import { japanesePlaces } from '../../lexicon/japanese-places.ts'
import { weekTold } from '../../change/wording/week-words.ts'
import { type Site, usualWeek } from '../../site-model.ts'
import type { Intent } from '../intent.ts'
import { hoursStretches } from '../site-told/hours-told.ts'
import { openDays } from './open-days.ts'
import { capitalised } from '../said.ts'

export type SaidOfSite = Pick<Intent, 'prompt' | 'language' | 'sections' | 'listed' | 'isLikeKnown'>

/** What is said before the list of sections. */
export function headOfSite({ prompt, sections, listed }: SaidOfSite): string {
  const first = listed?.isList ? Math.min(...(sections ?? []).map(({ start }) => start), prompt.length) : prompt.length
  return prompt.slice(0, first).replace(japanesePlaces, '')
}

const software: Record<Language, RegExp> = {
  en: /\b(?:(?:mobile |web |phone |ios |android )?apps?|software|saas|platform|plug-?in|browser extension|api|chat ?bot|(?:ai|online|web|digital|b2b) (?:[\w-]+ ){0,3}(?:tool|service|assistant)|[\w-]+ tool|password manager|start-?up|crm)\b/i,
  sv: /(?:(?<!kn)app(?:en|ar)?(?!\p{L})|mjukvara|programvara|saas|plattform|(?:digital|ai)\S* (?:tjänst|verktyg)|(?:webb|moln|nät)tjänst\S*|verktyg(?:et)?(?!\p{L})|startup)/iu,
  ja: /アプリ|ソフト(?:ウェア)?|SaaS|ツール|プラットフォーム|(?:AI|クラウド|オンライン)[^、。]{0,10}サービス|サービスのランディング|プラグイン|スタートアップ/iu,
}
const landing: Record<Language, RegExp> = {
  en: /\b(?:landing|coming[- ]soon|launch|product|marketing|teaser|promo|waitlist|home|web) ?(?:page|site)|\bwebsite\b|\bsite\b|\bone[- ]pager\b/i,
  sv: /landningssida|hemsida|webbplats|webbsida|startsida|produktsida|kommer[ -]snart|sajt|sida/i,
  ja: /ランディングページ|LP|サイト|ホームページ|ページ/iu,
}

/** True when the website is to win users for software or a service on the web. */
export const isProduct = (said: SaidOfSite): boolean => {
  if (said.isLikeKnown) return false
  const head = headOfSite(said)
  return landing[said.language].test(head) && software[said.language].test(head) && !made[said.language].test(head)
}
/** Those who build software for others are a company and no product. */
const made: Record<Language, RegExp> = {
  en: /\b(?:agency|studio|company|consultanc\w+|freelance\w*|developers?|firm|shop|community|group|club)\b/i,
  sv: /byrå|företag|konsult|frilans|utvecklare|studio|förening|butik/i,
  ja: /会社|制作|フリーランス|開発者|事務所|スタジオ|コミュニティ/u,
}

const lists =
  /\s*(?:[:：(（\n,、]|\s[-–—]\s|[.!?。](?=\s|$)|\b(?:with|including|featuring|containing|where|that|which)\b|(?<!\p{L})(?:med|där|som|inklusive)(?!\p{L})).*$/isu
const determiners: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?:(?:me as|us as|my|our|a|an|the|this|some|new|small|local|little|old|upcoming)\s+)+/i,
  sv: /^(?:(?:mig som(?: är)?|oss som(?: är)?|min|mitt|mina|vår|vårt|våra|en|ett|den|det|ny|nya|nytt|liten|litet|lokal)\s+)+/i,
}
const subjectCharsMax = 40

/** The words for what the website is about, or undefined where nothing but a website was asked for. */
export function subjectOf(said: SaidOfSite): string | undefined {
  const head = headOfSite(said)
  const { language } = said
  if (language === 'ja') {
    const found =
      /^(.{1,24}?)(?:の(?:公式|個人|案内|製品|紹介)?|(?:公式|個人|製品|案内))?(?:ホームページ|ウェブサイト|Webサイト|サイト|ランディングページ|LP|ページ)/u.exec(
        head,
      )
    const subject = found?.[1]
      ?.replace(/^(?:新しい|うちの|私の|当社の)/u, '')
      .replace(/の(?:公式|個人|案内|製品|ティザー)?$/u, '')
    return subject || undefined
  }
  const behind =
    language === 'en'
      ? /\b(?:for|about|to promote|promoting|counts? down to|countdown to)\s+(.+)$/is
      : /(?<!\p{L})(?:för|till|åt|om)\s+(.+)$/isu
  const [, after] = behind.exec(head) ?? []
  const before =
    language === 'en'
      ? /^(?:(?:create|make|build|design|i (?:need|want)|please)\s+(?:me\s+)?)?(.*?)\s*(?:\b(?:landing page|web ?site|home ?page|site|web page|one[- ]page website|page|portfolio)\b)/is.exec(
          head,
        )?.[1]
      : undefined
  const words = (after ?? before)?.replace(lists, '').replace(determiners[language], '').trim()
  const short = words
    ?.replace(atDay, '')
    .replace(language === 'en' ? /\s+(?:in|near|at|by|on|from)\s.*$/i : /\s+(?:i|på|vid|nära|från)\s.*$/i, '')
  return short && short.length <= subjectCharsMax && !generic.test(short) ? short : undefined
}
/** "Loppis lördag 7 september": when it is comes later. */
const atDay =
  /\s+(?:(?:on|den|på) )?(?:the )?(?:\p{L}+day|\p{L}+dag(?:en)?)?,?(?: den)? ?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|ma[yj]|jun|jul|aug|sep|o[ck]t|nov|dec)\p{L}*(?!\p{L}).*$/iu
const generic =
  /^(?:an?|the|my|our|en|ett|min|vår|personal|simple|small|one[- ]page|modern|(?:(?:ai|b2b|mobile|web|new) )*(?:saas|apps?|tools?|software|start-?up|platform|service|product)|business|company|marketing|product|\d+ .*|.*\b(?:me|us|people|users|customers)|(?:me|us|mig|oss) (?:and|och) .*|enkel|oss|mig)$/i

const builds: Record<Language, RegExp> = {
  en: /\s+(?:app|tool|software|platform|service|startup|system|site|website)$/i,
  sv: /(?:s?-?(?:app(?:en)?|verktyg(?:et)?|plattform(?:en)?|program(?:met)?|tjänst(?:en)?))$/i,
  ja: /(?:アプリ|サービス|ツール|ソフト(?:ウェア)?|プラットフォーム)$/u,
}
/** What a product does: "AI note taking" of "AI note taking tool"; the whole where nothing would be left. */
export const activityOf = (subject: string, language: Language): string => subject.replace(builds[language], '') || subject

const couple = /(?:\b(?:for|of|till|för)|(?:website|page|sida|sajt)[,:]?)\s+(\p{Lu}\p{L}+\s+(?:and|&|och)\s+\p{Lu}\p{L}+)/u
const small = /^(?:and|of|the|for|in|on|at|to|a|an|or|with|by)$/
const titled = (text: string, language: Language) =>
  language === 'en'
    ? text
        .split(' ')
        .map((word, at) => (at && small.test(word) ? word : capitalised(word)))
        .join(' ')
    : capitalised(text)
const wordsOfNameMin = 2

/** A name for the website out of what was said of it: "Jazz Trio", "AI Note Taking", "Emma and Jack". */
export function nameOfSite(said: SaidOfSite): string | undefined {
  const pair = couple.exec(said.prompt)?.[1]
  if (pair) return pair
  const subject = subjectOf(said)
  if (!subject) return undefined
  const activity = activityOf(subject, said.language)
  const ours = oursOf(said, subject)
  if (ours) return ours
  const isEnough = said.language === 'en' ? activity.split(' ').length >= wordsOfNameMin : false
  return titled(isProduct(said) && isEnough ? activity : subject, said.language)
}
/** "Our village": one common word is no name without whose it is. */
function oursOf({ prompt, language }: SaidOfSite, subject: string): string | undefined {
  if (language === 'ja' || subject.includes(' ')) return undefined
  const found = new RegExp(`(?<!\\p{L})(?:our|vår|vårt) ${subject.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'iu').exec(prompt)?.[0]
  return found && titled(found.toLowerCase(), language)
}
export const coupleOf = ({ prompt }: SaidOfSite): string | undefined => couple.exec(prompt)?.[1]

/** "Event page for our summer fair", 秋のスタンプラリーのイベントページ: what is on is what the page is called. */
const eventSaid: Record<Language, RegExp> = {
  en: /\bevent page (?:for|about) (?:an? |the |our |my )?((?:[\p{L}'’-]+ ){0,3}?(?:fair|festival|market|day|rally|open house|exhibition|concert|tournament|marathon|run|gala|bazaar|weekend|party))\b/iu,
  sv: /(?:evenemangs|event)sida (?:för|om) (?:en |ett |vår |vårt )?((?:\p{L}+ ){0,2}\p{L}*(?:dag|dagen|festival|festivalen|marknad|marknaden|mässa|mässan|rally|rallyt|utställning|konsert|turnering|lopp|loppet|loppis|fest|festen))(?!\p{L})/iu,
  ja: /(?:^|[。、\s]|[^。、\s]{2,10}の)((?:[^。、\sの]{1,8}の)?[^。、\sの]{0,10}(?:まつり|祭り?|ラリー|フェスタ?|フェスティバル|大会|マルシェ|展示?会?|発表会|運動会|セミナー|コンサート|バザー|マラソン))の(?:イベント|特設|告知|公式)?(?:ページ|サイト)/u,
}
export function eventOf({ prompt, language }: SaidOfSite): string | undefined {
  const found = eventSaid[language].exec(prompt)?.[1]
  return found && titled(found.trim().toLowerCase(), language)
}

const phoneSaid = /(?<![\d.,])\+?\d[\d ()-]{6,17}\d(?![\d.,]\d)/u
export const mailSaid = /[\w.+-]+@[\w-]+\.[\w.-]*\w/u
const streetSaid: Record<Language, RegExp> = {
  en: /\b\d{1,4}[a-c]? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Close|Court|Place|Terrace|Hill|Row|Green|Parade|Crescent|Gardens|Walk|Quay|Wharf|Mews|Market|Boulevard)\b(?:(?:, | in )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?/u,
  sv: /\p{Lu}\p{L}+(?:gatan|gata|vägen|väg|torget|torg|gränd|allén|stigen|backen|kajen|bron|esplanaden)(?: \d{1,4}(?: ?[A-D](?![\p{L}]))?(?!\d))(?:(?:, | i )(?:\d{3} ?\d\d )?\p{Lu}\p{L}+)?/u,
  ja: /(?:〒\d{3}-\d{4}[\s　]?)?(?:(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)\p{Script=Han}[^、。\s（）]{2,20}|\p{Script=Han}{1,5}[市区町村][^、。\s（）]{1,12}?\d+(?:[-－の]\d+|丁目|番地?|号)+)/u,
}
const placeSaid: Record<Language, RegExp> = {
  en: /\b(?:in|near) (\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)(?=[,.:;\s]|$)/u,
  sv: /(?<!\p{L})(?:i|på|utanför|nära) (\p{Lu}\p{L}+)(?=[,.:;\s]|$)/u,
  ja: /(?<![\p{Script=Han}])(\p{Script=Han}{1,4}(?:市|町|村|区))(?:の|に|で)/u,
}
const noPlace = /^(?:English|Swedish|Japanese|React|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

type Found = { text: string; start: number; end: number }
const foundAt = (found: RegExpExecArray | null): Found | undefined =>
  found ? { text: found[0], start: found.index, end: found.index + found[0].length } : undefined
/** A number to ring, no clock and no date. */
export function phoneIn(prompt: string): Found | undefined {
  const found = foundAt(phoneSaid.exec(prompt.replace(/\d{1,2}[:.]\d\d(?!\d)/g, (time) => '_'.repeat(time.length))))
  return found && found.text.replace(/\D/g, '').length >= phoneDigitsMin ? found : undefined
}
export const streetIn = (prompt: string, language: Language): Found | undefined => foundAt(streetSaid[language].exec(prompt))

/** What the person said of how to reach the place and of when it is open; the rest stays as it is. */
export function factsSaid(said: SaidOfSite, site: Site): Site {
  const { prompt, language } = said
  const phone = phoneIn(prompt)?.text
  const email = mailSaid.exec(prompt)?.[0]
  const street = streetIn(prompt, language)?.text
  const place = placeSaid[language].exec(prompt)?.[1]
  const usual = site.week ?? usualWeek
  // what is told in pieces of hours and days alone is surer than a sentence that begins with them
  const pieces = hoursStretches(prompt, language).map(({ start, end }) => prompt.slice(start, end))
  const week =
    weekTold(pieces.join(', '), usual, language) ??
    weekTold(hoursSaidIn(prompt, phone), usual, language) ??
    openDays(prompt, usual, language)
  const isPlace = place && !noPlace.test(place)
  return {
    ...site,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(street ? { address: street } : isPlace && { address: movedTo(site.address, place, language) }),
    ...(week && { week }),
  }
}
const phoneDigitsMin = 7
/** Only what is said of hours: "seats 200" and a year open nothing. */
const ofHours =
  /open(?:ing|s)?\b|\bhours\b|\bclosed\b|öppet\p{L}*|öppettider|stängt|営業|開館|診療(?!内容|科目|案内)|定休|無休|受付時間/iu
/** "Tue-Fri 11-18", 10時〜18時: days or hours that speak of nothing else. */
const bareHours =
  /(?<!\p{L})(?:mon|tues?|wed|thu|fri|sat|sun|mån|tis|ons|tors?|fre|lör|sön)\p{L}*(?:(?:,| och| and| &|\/) ?(?:mon|tues?|wed|thu|fri|sat|sun|mån|tis|ons|tors?|fre|lör|sön)\p{L}*)*:? (?:kl\.? )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:-|–|to|till) ?\d|\b(?:mon|tue|wed|thu|fri|sat|sun)\w* ?(?:-|–|to) ?(?:mon|tue|wed|thu|fri|sat|sun)\w*:? (?:\w+ )?\d|(?<!\p{L})(?:mån|tis|ons|tors?|fre|lör|sön)\p{L}* ?(?:-|–|till) ?(?:mån|tis|ons|tors?|fre|lör|sön)\p{L}*:? (?:kl\.? )?\d|(?:(?:平日|土日祝?|毎日|週末|[月火水木金土日]曜?日?(?:[〜～~・、-][月火水木金土日]曜?日?)*)(?:は|の|\s)?)?\d{1,2}時(?:半|\d\d分)?[〜～~ー–-]/iu
export function hoursSaidIn(prompt: string, phone?: string): string {
  const text = (phone ? prompt.replace(phone, ' ') : prompt).replace(/\d{1,2}月\d{1,2}日[^。\n、]*/gu, ' ')
  const told = text.split(/[。\n]|[.!?](?=\s|$)/u).flatMap((sentence) => {
    const from = [sentence.search(ofHours), sentence.search(bareHours)].filter((at) => at >= 0)
    return from.length ? [sentence.slice(Math.min(...from))] : []
  })
  return told.join('。')
}
const movedTo = (address: string, place: string, language: Language): string =>
  language === 'ja' ? `${place}港町1-2-3` : `${address.split(',')[0]}, ${place}`
