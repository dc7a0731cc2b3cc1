// "With opening hours, prices and a contact form", said of a website, names its sections: no fields and no things of their own.
import type { Language } from '#shared/languages.ts'
import { aboutPhrases, headingPhrases, sectionPhrases } from '../lexicon/section-phrases.ts'
import { listedSections } from '../lexicon/listed-sections.ts'
import { sectionCopy } from '../lexicon/section-copy.ts'
import type { SectionKind } from '../site-model.ts'
import { type Intent, used } from './intent.ts'
import { capitalised } from './said.ts'
import { fieldsListed, isIn } from './fields-listed.ts'
import { type ListedSections, listsSections, readListed } from './read-listed.ts'

export type SaidSection = {
  kind: SectionKind
  id?: string
  title?: string
  /** what was said in brackets behind it: the names of the plans */
  details?: string
  /** what each of its rows has: "seats left" */
  has?: string[]
  /** a list to look through, by the words it was said with; the reader makes it */
  list?: string
  start: number
  end: number
}

/** "site surveys", "our building site": a place where work is done, and none on the web. */
const webSite = String.raw`(?<!\b(?:e-?commerce|shopping|sharing|auction|review|dating|voting|listing|classifieds?|building|construction|camp|job|work|dig|excavation|nesting|dive|burial|test|on|preferred|wanted|each|every|per|which|plot|allotment|mooring|caravan) )(?:(?<![,:(] )site|site(?! ?[,)]))(?!s)(?! (?:surveys?|visits?|inspections?|managers?|management|diar(?:y|ies)|plans?|reports?|photos?|meetings?|measurements?|costs?|notes?|address|foreman|teams?|safety|logs?|work(?:ers?)?)\b)`
const siteWords: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:(?<!\be-?commerce |\bshopping |\bwebshop |\bonline (?:shop|store) )web ?sites?|${webSite}|home ?page|landing ?page|one[- ]pager|web ?page|link[- ]in[- ]bio page|(?:coming[- ]soon|launch|teaser|product|promo|info) page|(?:invitations?|invites?|rsvp|(?:event )?tickets?|event|fundrais\w+|charity|donation|campaign|crowdfunding) page(?= (?:for (?!each|every|all)|with|about|where|to)\b| ?[:,–-]|[.!]?$)|(?:party|shower|wedding|birthday|housewarming|reunion|christening|graduation|anniversary) (?:e-?)?(?:invitation|invite)(?! (?:list|tracker|status|manager)))\b|^\W*(?:(?:a|my|our|personal|online|create|build|make|me|simple) )*portfolio(?! (?:tracker|manager|monitor))(?= (?:for|of an?|of my work)\b| ?[:,])|\b(?:photograph(?:er|y)|design(?:er)?|developer|illustrat(?:or|ion)|artist|architect|writer|musician|film ?maker|animator|creative|web|art)(?:['’]s)? portfolio(?! (?:tracker|manager|monitor|piece|item))\b|^(?:\W*(?:make|build|create|(?:i )?(?:need|want)|please)(?: me)?)? ?an? (?!(?:booking|reservation|appointment|order|sign-?up|login|admin) )(?:\w+ )?page for (?:my|our|the|an?)\b|^page for (?:my|our|the) (?!(?:members|customers|clients|students|pupils|staff|employees|patients|volunteers|tenants)\b)[^:,]*$`,
    'i',
  ),
  sv: /hemsida|(?<!\p{L})sidan(?= (?:ska|bör) (?:ha|innehålla|visa)(?!\p{L}))|^\P{L}*(?:en )?\p{L}*inbjudan(?= (?:till|för|med)(?!\p{L}))|inbjudningssida|(?:framsida|förstasida|första ?sida)(?= (?:för|om|med|till|åt)(?!\p{L}))|(?:finnas|synas|syns|ses|höras|visa upp (?:oss|mig)|hitta (?:oss|mig)) på (?:nätet|webben)|(?:någonstans|ett ställe|en plats|något) på (?:nätet|webben)|ansikte utåt|webbplats|webbsida|landningssida|startsida(?!n)|produktsida|presentationssida|kommer[ -]snart-sida|sajt(?!\p{L})|(?:behöver|vill ha|önskar|gör|skapa|bygg)(?: mig)? en (?:\p{L}+ )?(?:portfolio|portfölj)(?!\p{L})|(?:bröllops|företags|förenings|klubb|artist|band|event|evenemangs|festival|kampanj|sälj|informations|info|lanserings|minnes|dop|fest)sida(?!\p{L})|^\P{L}*(?:(?:en|min|vår) )?(?:portfolio|portfölj)(?= (?:för|till|åt) | \p{L}*(?:utvecklare|designer|formgivare|fotograf|illustratör|konstnär|arkitekt|musiker|skribent|animatör|tecknare|stylist|kompositör)(?:n|en)?(?!\p{L}))|^(?:\P{L}*(?:gör|skapa|bygg|jag vill ha))? ?(?:en )?(?:\p{L}+ )?sida (?:för|till|åt|om) /iu,
  ja: /ホームページ|ウェブサイト|Webサイト|(?<!\p{L})サイト|(?:公式|個人|紹介|自己紹介|ファン)サイト|(?<=の|^)HP(?=[。、\n\s]|を|が|お願い|作|制作|$)|(?:ご?招待|告知|特設)(?:ページ|サイト)|^[^。、\n]{1,16}の(?:お知らせ|ご?案内)(?:ページ|サイト)|(?<!投資|株式?|資産|銘柄)(?<!投資の|資産の|株の)ポートフォリオ(?:サイト|ページ)?(?!の?(?:管理|銘柄|運用|評価|資産|記録|分析|リバランス))|(?<!キャンプ|テント|オート|求人|共有|投稿|マッチング|口コミ|比較|レビュー)サイト(?=を|で|に|[。、：:（(\n 　]|$)|ランディングページ|LP/iu,
}
/** Who keeps records wants no website, whatever it is called. */
const keeps: Record<Language, RegExp> = {
  en: /\b(?:track|tracker|tracking|manage|managing|manager|keep track|keep a record|log(?! ?(?:in|on|into)\b)|crm|admin|dashboard|inventory|blog)\b/i,
  sv: /(?:håll(?:a|er)? (?:koll|reda|ordning)|hantera|hantering|registrera|register|logga|översikt|blogg)/i,
  ja: /管理|記録|(?<!メール|無料|会員|事前|新規|メルマガ|マガジン|レター|購読)登録(?!フォーム|ボタン|だけ)|集計|ダッシュボード|ブログ|を投稿し|(?:共有|投稿)サイト/,
}
/** A page that wins people for something, whatever that keeps: "landing page for our password manager". */
const wins: Record<Language, RegExp> = {
  en: /\b(?:landing page|marketing site|product page|coming[- ]soon page)\b/i,
  sv: /landningssida|produktsida|kommer[ -]snart-sida/i,
  ja: /ランディングページ|製品サイト|ティザーサイト|(?<![A-Z])LP(?![A-Z])/,
}
/** From here on a list of what stands on it may follow. */
const lists: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /\b(?:with|including|includes?|containing|featuring|has|have|having|show(?:ing|s)?|where|that|plus|and)\b|[:,.\n]/i,
  sv: /(?<!\p{L})(?:med|som|och|där|inklusive|innehåller|visar|samt)(?!\p{L})|[:,.\n]/iu,
}
const directly = /^\s*(?:サイト|ホームページ|ウェブサイト|アプリ|site|website|page for|app)/i

/** True where records are kept, whatever else is asked for. */
export const asksToKeep = (text: string, language: Language): boolean => keeps[language].test(text)

const severalIn = /[(（][^()（）]*[,、・/][^()（）]*[,、・/][^()（）]*[)）]/gu

/** The first words that name a website, and no field. */
const siteIn = (text: string, language: Language) => {
  const words = new RegExp(siteWords[language], `g${siteWords[language].flags}`)
  // "source (referral, website, cold call)": one of several is none
  const found = [...text.replace(severalIn, (said) => ' '.repeat(said.length)).matchAll(words)]
  const listed = found.length ? fieldsListed(text, language) : []
  return found.find(({ 0: word, index }) => !isIn(listed, index, index + word.trim().length)) ?? null
}

/** "Portfolio with projects, a blog and contact": on a page of one's own work it is one section of several. */
const ofOwnWork = /portfolio|portfölj|personal (?:web ?)?site|ポートフォリオ|個人サイト/iu
const blogBeside = /(?<=[,:、・\s]\s*(?:and |och |a |en )*)(?:blogg?|ブログ)(?=\s*(?:[,、.。・\s]|$))/giu

/** True when the text asks for a website for visitors. */
export function asksForSite(text: string, language: Language): boolean {
  const site = siteIn(text, language)
  const isPlainPage = site !== null && /(?:^|\s)(?:sida (?:för|till|åt|om)|page for)(?= |$)/i.test(site[0])
  const said = site !== null && ofOwnWork.test(text) ? text.replace(blogBeside, ' ') : text
  return site !== null && (!keeps[language].test(said) || wins[language].test(text)) && !(isPlainPage && ofRecords.test(text))
}

const shopWords =
  /\b(?:web ?shop|online (?:shop|store)|store ?front)\b|webb?butik|webb?shop|nätbutik|(?:オンライン|ネット|ウェブ)ショップ|ECサイト/iu
/** A page that visitors see: how it looks is told along with what is on it. */
export const isForPublic = (text: string, language: Language): boolean => siteIn(text, language) !== null || shopWords.test(text)

/** "a wedding page with schedule and RSVP", "sida med öppettider och meny": a page is a website where its sections follow. */
const pageWords: Record<Language, RegExp> = {
  en: /^\W*(?:(?:i|we|please|make|build|create|would|like|want|need|needs|have|to|me|us|the|simple|small|nice|little|(?:our|my) \w+)\b\W*)*(?:an? )?(?:(?!booking|order|status|login|admin|overview|results?|score)[\wÀ-ÿ'’-]+ ){0,2}page(?= (?:for|about|with|that|which|of)\b| ?[:,–-])/i,
  sv: /^\P{L}*(?:(?:jag|vi|vill|ha|behöver|gör|skapa|bygg|en|liten|enkel|snygg|(?:vår|min) \p{L}+)(?!\p{L})\P{L}*)*(?!bokningssida|ordersida|resultatsida)\p{L}*sida(?= (?:för|om|med|som|till|åt)(?!\p{L})| ?[:,–-])/iu,
  ja: /^[^。\n]*(?<!予約|申込|管理|ログイン|注文)ページ(?=[。：:（(\n]|を|が)/u,
}
/** "a page with name and contact for each supplier": records. */
const ofEach = /\b(?:for|of|about|per) (?:each|every|all) |\bper \w+|(?<!\p{L})(?:för|per) (?:varje|alla) |ごと/iu
/** "spelare, matcher med motståndare, och träningar i en kalender": lists with fields and views of their own. */
const ofRecords =
  /(?<!\p{L})med [^.]{0,300}(?<!\p{L})med |\bwith [^.]{0,200},[^.]{0,200} with |(?<!\p{L})(?:i en kalender|på en tavla)(?!\p{L})/iu
export function asksForPage(text: string, language: Language): boolean {
  const page = pageWords[language].exec(text)
  return (
    page !== null &&
    !keeps[language].test(text) &&
    !ofEach.test(text) &&
    !ofRecords.test(text) &&
    listsSections(text, page[0].length, language)
  )
}

/** The sections that any text names, in its order; none overlaps another. */
export function sectionsIn(text: string, language: Language, from = 0): SaidSection[] {
  const found: SaidSection[] = []
  const all = (pattern: RegExp) => text.matchAll(new RegExp(pattern.source, [...new Set([...pattern.flags, 'g'])].join('')))
  for (const match of all(headingPhrases[language]))
    found.push(headed(match[1]!, match.index, match.index + match[0].length, found.length, language))
  for (const match of all(aboutPhrases[language]))
    found.push({
      kind: 'text',
      id: 'about',
      ...(language !== 'ja' && /\b(?:about|om)\b/i.test(match[0]) ? {} : { title: capitalised(match[0]) }),
      start: match.index,
      end: match.index + match[0].length,
    })
  for (const [kind, phrases] of Object.entries(sectionPhrases))
    for (const match of all(phrases[language]))
      found.push({ kind: kind as keyof typeof sectionPhrases, start: match.index, end: match.index + match[0].length })
  const taken: SaidSection[] = []
  for (const each of found
    .filter(({ start, end }) => start >= from && !directly.test(text.slice(end)))
    .toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (!taken.some(({ end }) => end > each.start)) taken.push(each)
  return taken
}

/** "A section about prices" is one of prices; another heading gets a text of its own. */
function headed(heading: string, start: number, end: number, at: number, language: Language): SaidSection {
  const kind = Object.entries(sectionPhrases).find(([, phrases]) => phrases[language].test(heading))?.[0]
  return kind
    ? { kind: kind as SectionKind, start, end }
    : { kind: 'text', id: `text${at + 1}`, title: capitalised(heading.trim()), start, end }
}

/** "Early bird and regular tickets": what one may buy, side by side; the first part reads from the last sign before it. */
const ticketKinds: Record<Language, RegExp> = {
  en: /([^.:;(\n]{1,60}) (?:and|or|&) ([\w-]{2,20}(?: [\w-]{2,20})?) tickets\b/i,
  sv: /([^.:;(\n]{1,60}) (?:och|samt) (\p{L}{2,20})biljetter(?!\p{L})/iu,
  ja: /([^。：:（\n]{1,30})[とや]([^、。]{1,8})チケット/u,
}
const kindWordsMax = 3
const noKind = /\b(?:with|for|our|my|the|page|site|sell|buy|tickets?)\b|(?<!\p{L})(?:med|för|vår|sida|biljett)|ページ|サイト/iu
/** The kinds before the last one, read backwards for as long as they are short. */
function kindsBefore(text: string, language: Language): string[] {
  const isSection = (piece: string) =>
    listedSections.some(([, words]) => words[language].test(piece)) || sectionCopy.some(([words]) => words.test(piece))
  const pieces = text.split(/\b(?:with|selling|offering)\b|(?<!\p{L})med(?!\p{L})|[,、・]/u).map((piece) => piece.trim())
  const last = pieces.findLastIndex((piece) => piece.split(/\s+/).length > kindWordsMax || noKind.test(piece) || isSection(piece))
  return pieces.slice(last + 1).filter(Boolean)
}
function withTickets(found: ListedSections, text: string, language: Language): ListedSections {
  const said = ticketKinds[language].exec(text)
  const kinds = said ? kindsBefore(said[1]!, language) : []
  if (!said || !kinds.length || found.sections.some(({ kind, details }) => kind === 'plans' && details)) return found
  const end = said.index + said[0].length
  const start = said.index + said[1]!.lastIndexOf(kinds[0]!)
  const details = [...kinds, `${said[2]!} ${ticketWord[language]}`].join(', ')
  const section = { kind: 'plans' as const, title: ticketTitle[language], details, start, end }
  const before = found.sections.filter((each) => each.end <= start)
  const behind = found.sections.filter((each) => each.start >= end && each.kind !== 'plans')
  return {
    ...found,
    sections: [...before.filter(({ kind }) => kind !== 'plans'), section, ...behind],
    read: [...found.read, { start, end }],
  }
}
const ticketWord: Record<Language, string> = { en: 'tickets', sv: 'biljetter', ja: 'チケット' }
const ticketTitle: Record<Language, string> = { en: 'Tickets', sv: 'Biljetter', ja: 'チケット' }

/** What a first prompt says of the sections of its website, or null when it asks for none. */
export function readSections(text: string, language: Language): ListedSections | null {
  const isSite = asksForSite(text, language)
  if (!isSite && !asksForPage(text, language)) return null
  const site = isSite ? siteIn(text, language)! : pageWords[language].exec(text)!
  const from = site.index + site[0].length
  // behind a story of its own the page is one wish among others
  const listed = /[.!?。]\s*\S/u.test(text.slice(0, site.index)) ? null : readListed(text, from, language)
  if (listed) return withTickets(listed, text, language)
  const after = language === 'ja' ? null : lists[language].exec(text.slice(from))
  const fields = fieldsListed(text, language)
  const named = language === 'ja' ? sectionsIn(text, language) : after ? sectionsIn(text, language, from + after.index) : []
  // 申込フォーム（氏名、住所）: what a form asks is no section
  const sections = named.filter(({ start, end }) => !(isIn(fields, start, end) && /[(（][^()（）]*$/u.test(text.slice(0, start))))
  return withTickets({ sections, read: sections, isList: false, wantsBooking: false }, text, language)
}

/** Notes them in the intent of a website. */
export function takeSections(
  intent: Intent,
  { sections, isList, wantsBooking, isPlain, shop, button, read }: ListedSections,
): void {
  Object.assign(intent, { sections, listed: { isList, wantsBooking, ...(isPlain && { isPlain }), ...(shop && { shop }), read } })
  if (button) intent.texts = { ...intent.texts, button }
  intent.pages.add('landing')
  for (const { start, end } of read) used(intent, start, end)
}

/** "A portfolio tracker for stocks with ticker, shares": who lists what is kept wants no front page. */
export function leaveFront(intent: Intent, text: string): void {
  if (asksToKeep(text, intent.language) && intent.things.some(({ fields }) => fields.length > 0)) intent.pages.delete('landing')
}
