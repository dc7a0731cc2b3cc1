// "Bath takes 45 minutes, full groom 2 hours", "herrklipp 30 min 350 kr", 全身60分6600円: what a booking page offers, told in a row with how long
// it takes and what it costs. These are rows of the services. Word by word they would be lists and fields of that name.
import type { Language } from '#shared/languages.ts'
import { bookedAnyway, bookedNouns, placesAlone } from '../../lexicon/booked-places.ts'
import type { Stretch } from '../told/telling.ts'
import { amountIn, minutesIn } from './measures.ts'

export type ServiceTold = { name: string; minutes?: number; price?: number }
export type ServicesTold = { services: ServiceTold[]; stretches: Stretch[] }

/** `whole` is the name with its length ahead: "half-hour lesson" */
type Piece = Stretch & { name: string; whole?: string; minutes?: number; price?: number }

const bookings: Record<Language, RegExp> = {
  en: /\b(?:re-?)?book(?:s|ed|ing|ings|able)?\b|\bappointments?\b|\breserv(?:e|ation)/i,
  sv: /bok(?:a|as|ar|ning)|tidsbeställ/i,
  ja: /予約/,
}

/** Where one piece ends and the next begins; within brackets nothing does, and no number is cut. */
const parting: Record<Language, RegExp> = {
  en: /,(?!\d)|[;:\n!?]|\.(?!\d)|(?<=\s)(?:and|or|plus)(?=\s)|\s[–—-]\s(?=\p{L})/giu,
  sv: /,(?!\d)|[;:\n!?]|\.(?!\d)|(?<=\s)(?:och|eller|samt)(?=\s)|\s[–—-]\s(?=\p{L})/giu,
  ja: /[、，。；;：:\n！？／]|,(?!\d)/gu,
}
/** Their points part nothing. */
const short =
  /(?<!\p{L})(?:[eE]\. ?g\.|[iI]\. ?e\.|[tT]\. ?ex\.|[bB]l\. ?a\.|(?:min|tim|hrs?|kr)\.(?=\s*[,;)\d\p{Ll}])(?!\s+(?:open|closed|we|i|öppet|öppettider|stängt|vi|jag|man)(?!\p{L})))/gu
const bracket = /[(（][^()（）]*[)）]/g
const hidden = (found: string) => ' '.repeat(found.length)

const joinsNames = /^(?:and|plus|och|samt)$/iu
function partsOf(prompt: string, language: Language): Stretch[] {
  const text = prompt.replace(short, (found) => found.replaceAll('.', '_')).replace(bracket, hidden)
  const parts: Stretch[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(parting[language])) {
    // "cut and beard £25 45 min" is one: "and" parts only what has its length or price already
    if (joinsNames.test(found) && !/\d/.test(prompt.slice(start, index))) continue
    parts.push({ start, end: index })
    start = index + found.length
  }
  return [...parts, { start, end: prompt.length }]
}

/** What leads up to a name: all up to the last of these goes. */
const leading: Record<Language, RegExp> = {
  en: /^.*(?<![\p{L}-])(?:choose|pick|select|book|offer|provide|do|between|are|is|have|has|like|such as|for example|e_g_|i_e_|includ\w+|services?|treatments?|sell|want|need|for|either|with|my|our|a|an|the)(?![\p{L}-])\s+(?=\p{L})/isu,
  sv: /^.*(?<![\p{L}-])(?:bokar?|boka|väljer?|välja|välj|erbjuder?|gör|göra|mellan|har|som|är|finns|till exempel|t_ ?ex_|bl_ ?a_|såsom|exempelvis|tjänster(?:na)?|behandlingar(?:na)?|antingen|för|med|en|ett|vår|våra|mina|kostar att)(?![\p{L}-])\s+(?=\p{L})/isu,
  ja: /^.*(?:メニュー|コース|料金|施術|内容|サービス|プラン|レッスン|種類)(?:に|として)?(?:は|が)|^.*(?:例えば|たとえば)|^.*[「『]/su,
}
/** What stands between a name, its length and its price, and behind them. */
const links: Record<Language, RegExp> = {
  en: /^[\s:=@·,/–—-]*(?:(?:takes?|lasts?|costs?|is|are|for|at|of|in|about|around|approx\w*|ca|circa|from|that|which|it|each|per|only takes)(?![\p{L}])\s*)*|[\s:·,./–—-]+$/giu,
  sv: /^[\s:=@·,/–—-]*(?:(?:tar|varar|kostar|är|för|på|i|ca|cirka|ungefär|runt|från|som|den|det|à|a|bara)(?![\p{L}])\s*)*|[\s:·,./–—-]+$/giu,
  ja: /^(?:[\s:：・·,、／/–—-]|は|が|で|の|に|も|を|約|税込)+|(?:[\s:：・·,、／/–—-]|は|が|で|の|に|約|税込)+$/gu,
}
/** How a Japanese sentence ends. */
const endings =
  /(?:です|でお願いします|となります|になります|になっています|となっています|かかります|で(?:す|行います)|とします)?(?:ので|が|けど)?$/u

/** What is no service though it takes time: a break, a slot, a booking, an hour of opening. */
const noService: Record<Language, RegExp> = {
  en: /^(?:(?:each|every|all|one|any|the|no|extra|up|than|least|more|most|same|our|my)(?!\p{L})|(?:.* )?(?:slots?|appointments?|bookings?|times?|breaks?|lunch|buffer|pauses?|gaps?|reminders?|shipping|delivery|deposit|before|after|within|until|open|closed|notice|ahead|advance|hours?|minutes?|fee|if|when|they|we|i|you|people|someone|cancel\p{L}*)$)/iu,
  sv: /^(?:(?:varje|alla|en|ett|den|det|ingen|minst|högst|upp|mer|extra|samma)(?!\p{L})|(?:.* )?(?:pass(?:et)?|tid(?:er|en)?|bokning(?:ar|en|arna)?|raster?|rasten|lunch(?:en)?|paus(?:en|er)?|påminnelser?|frakt(?:en)?|leverans(?:en)?|handpenning(?:en)?|före|innan|efter|inom|öppet|stängt|avgift(?:en)?|om|när|de|vi|jag|man|avbok\p{L}*)$)/iu,
  ja: /(?:枠|予約|休憩|以内|以上|以下|まで|前|後|ごと|単位|営業|時間|キャンセル|送料|手数料|変更|準備|間隔|お客|人)$/u,
}
const nameWordsMax = 4
const [charsMin, charsMax] = [2, 36]
const japaneseCharsMax = 18

const isPlace = (name: string, language: Language) =>
  [bookedAnyway, bookedNouns, placesAlone].some((words) => words[language].test(name)) &&
  !(language === 'en' && /lesson|class|care/i.test(name))

function nameIn(words: string, language: Language): string {
  const shown = words.replace(short, (found) => found.replaceAll('.', '_'))
  const lead = leading[language].exec(shown)?.[0].length ?? 0
  return words
    .slice(lead)
    .replace(language === 'ja' ? endings : /$^/, '')
    .replace(/[()（）「」『』"“”]/g, ' ')
    .trim()
    .replace(links[language], '')
    .trim()
}

function isName(name: string, language: Language): boolean {
  const most = language === 'ja' ? japaneseCharsMax : charsMax
  if (name.length < charsMin || name.length > most || /\d/.test(name) || name.split(/\s+/).length > nameWordsMax) return false
  if (language === 'ja' && /[をがにでともへ](?=.{2})|ます|たい|ください/u.test(name)) return false
  return !noService[language].test(name) && !isPlace(name, language)
}

/** One piece: a name with a length, a price or both, in any order; without a name it says more of the one before. */
function pieceOf(prompt: string, { start, end }: Stretch, language: Language): Piece | null {
  const text = prompt.slice(start, end)
  const length = minutesIn(text, language)
  const rest = length ? text.slice(0, length.start) + hidden(length.said) + text.slice(length.end) : text
  const amount = amountIn(rest, language)
  const first = Math.min(length?.start ?? text.length, amount?.start ?? text.length)
  const last = Math.max(length?.end ?? 0, amount?.end ?? 0)
  if (!last) return null
  // what is said between and behind is either the name or nothing
  const before = nameIn(text.slice(0, first), language)
  const behind = [
    text
      .slice(first, last)
      .replace(length?.said ?? '', ' ')
      .replace(amount?.said ?? '', ' '),
    text.slice(last),
  ].map((words) => nameIn(words, language))
  const named = [before, ...behind].filter(Boolean)
  if (named.length > 1 || (named[0] && !isName(named[0], language))) return null
  const name = named[0] ?? ''
  const from = name ? start + text.indexOf(name) : start + first
  const isAhead = length !== undefined && name !== '' && /^[\s-]?$/.test(text.slice(length.end, text.indexOf(name)))
  return {
    name,
    start: Math.min(from, start + first),
    end: start + Math.max(last, name ? text.indexOf(name) + name.length : 0) + /^\s*[)）]?/.exec(text.slice(last))![0].length,
    ...(isAhead && { whole: text.slice(length.start, text.indexOf(name) + name.length) }),
    ...(length && { minutes: length.minutes }),
    ...(amount && { price: amount.price }),
  }
}

/** The runs of services of which each has a length or a price. */
function runsIn(prompt: string, language: Language): Piece[][] {
  const runs: Piece[][] = []
  let run: Piece[] = []
  /** "Manicure: 45 min" */
  let head: Piece | null = null
  for (const part of partsOf(prompt, language)) {
    const words = prompt.slice(part.start, part.end)
    if (!words.trim()) continue
    const piece = pieceOf(prompt, part, language)
    const last = run.at(-1)
    if (piece?.name) run.push(piece)
    else if (piece && last && ((piece.price && !last.price) || (piece.minutes && !last.minutes)))
      Object.assign(last, { ...piece, name: last.name, start: last.start })
    else if (piece && head) {
      run.push({ ...piece, name: head.name, start: head.start })
    } else {
      const isNext = last && !last.name && piece?.minutes && piece.price
      if (run.length && !isNext) runs.push(run)
      run = [...(isNext ? run : []), ...(piece?.minutes && piece.price ? [piece] : [])]
    }
    const name = piece ? '' : nameIn(words, language)
    const from = part.start + words.indexOf(name)
    head = name && isName(name, language) && isColon(prompt[part.end]) ? { name, start: from, end: part.end } : null
  }
  return run.length ? [...runs, run] : runs
}
const isColon = (sign: string | undefined) => sign === ':' || sign === '：'

/** "a service (bath, full groom, nails only)", "behandlingar: klippning, färg": those that are named without numbers. */
const namedBehind: Record<Language, RegExp> = {
  en: /\b(?:services?|treatments?)(?: (?:i offer|we offer|type))?(?: ?\((?<in>[^()]+)\)|(?: are)?: (?<list>[^.\n:]+))/giu,
  sv: /(?<!\p{L})(?:tjänst(?:er(?:na)?)?|behandling(?:ar(?:na)?)?)(?: ?\((?<in>[^()]+)\)|(?: är)?: (?<list>[^.\n:]+))/giu,
  ja: /(?:メニュー|施術|コース|サービス)(?:[（(](?<in>[^（）()]+)[）)]|[：:](?<list>[^。\n：:]+))/gu,
}
const between: Record<Language, RegExp> = {
  en: /\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s*\/\s*/i,
  sv: /\s*,\s*(?:och |eller )?|\s+(?:och|eller)\s+|\s*\/\s*/i,
  ja: /[、，・／/]|または|か(?=..)/u,
}
const namesMin = 2
/** "services (name, price, duration)": what is kept of them. */
const fieldWords =
  /^(?:names?|titles?|prices?|costs?|duration|length|time|minutes|description|photos?|images?|pictures?|category|type|staff|namn|pris|längd|tid|tidsåtgång|beskrivning|bild|kategori|名前|名称|料金|価格|値段|時間|所要時間|説明|写真|カテゴリ|担当|担当者)$/i

const amongFields = /[:：、][^.!?。\n]*[,、，]\s*$|[:：]\s*$/u

function namesIn(prompt: string, language: Language): Piece[] {
  return [...prompt.matchAll(namedBehind[language])].flatMap(({ 0: all, index, groups }) => {
    // "bookings: name, date, treatment (cut, bath) and price": a field and its choices
    if (groups!.in && amongFields.test(prompt.slice(0, index))) return []
    const words = groups!.in ?? groups!.list!
    const names = words.split(between[language]).map((name) => name.trim())
    const isNamed = names.every((name) => isName(name, language) && !fieldWords.test(name))
    if (names.length < namesMin || !isNamed) return []
    const start = index + all.indexOf(words) - (groups!.in ? 1 : 0)
    return names.map((name) => ({ name, start, end: start + words.length + (groups!.in ? 2 : 0) }))
  })
}

const capitalised = (text: string) => (text ? text[0]!.toUpperCase() + text.slice(1) : text)
const isAlike = (one: string, other: string) => {
  const [short, long] = [one, other].map((name) => name.toLowerCase()).toSorted((a, b) => a.length - b.length)
  return short === long || long!.startsWith(`${short} `) || long!.endsWith(` ${short}`)
}

/** "Our prices: cut 30 min $40", メニューは…: what the row is called, where that is no word for services. */
const heading: Record<Language, RegExp> = {
  en: /(?:(?:our|my|the) )?(?:prices?|rates|price list|menu)(?: are| is)?:? ?$/i,
  sv: /(?:(?:våra|mina|vår|min) )?(?:priser(?:na)?|menyn?)(?: är)?:? ?$/i,
  ja: /(?:メニュー|料金(?:表)?|コース|プラン)(?:に|として)?(?:は|：|:)$/u,
}

/** What leads up to them and says nothing by itself: "different treatments take different time". */
const leadsUp: Record<Language, RegExp> = {
  en: /\b(?:different |the |our |my )?(?:services?|treatments?) (?:take|have|need) (?:a )?different (?:amounts? of |lengths? of |lengths? )?(?:time|lengths?|durations?)?(?:,? (?:e\. ?g\.|for example|such as|like))?|\bdifferent (?:services?|treatments?) (?:take|have) [^,.]*time/gi,
  sv: /(?<!\p{L})(?:olika |de olika )?(?:behandlingar(?:na)?|tjänster(?:na)?) (?:tar|har) olika (?:lång |mycket )?(?:tid|långa|längd)(?:,? (?:t\. ?ex\.|till exempel|exempelvis|såsom))?/giu,
  ja: /(?:メニュー|施術|コース|サービス)によって(?:所要)?時間が(?:違い|異なり|変わり)ます(?:ので|が)?/gu,
}

const none: ServicesTold = { services: [], stretches: [] }

/** The services that a prompt about bookings tells of, and where it does; `isAbout` where it is known to be about them. */
export function servicesTold(prompt: string, language: Language, isAbout = bookings[language].test(prompt)): ServicesTold {
  if (!isAbout) return none
  const isEnough = (run: Piece[]) =>
    run.length > 1
      ? run.some(({ minutes }) => minutes) || run.every(({ price }) => price)
      : Boolean(run[0]!.minutes && run[0]!.price && run[0]!.name)
  const runs = runsIn(prompt, language).filter(isEnough)
  const measured = runs.flat()
  const named = namesIn(prompt, language)
  const services: ServiceTold[] = named.map(({ name }) => ({ name: capitalised(name) }))
  for (const { name, whole, minutes, price } of measured) {
    const own = { ...(minutes && { minutes }), ...(price !== undefined && { price }) }
    // "30-minute lesson £20, 60-minute lesson £35"
    const isOneOfSeveral = measured.filter((each) => each.name.toLowerCase() === name.toLowerCase()).length > 1
    const same = isOneOfSeveral ? undefined : services.find((each) => isAlike(each.name, name))
    if (same) Object.assign(same, own)
    else if (!isOneOfSeveral || !minutes) services.push({ name: capitalised(name), ...own })
    else {
      const length = lengthName(minutes, language)
      services.push({ name: capitalised(whole ?? [name, length].filter(Boolean).join(' ')), ...own })
    }
  }
  const ahead = runs.map(([first]) => {
    const found = heading[language].exec(prompt.slice(0, first!.start))
    return { start: first!.start - (found?.[0].length ?? 0), end: first!.start }
  })
  const leads = [...prompt.matchAll(leadsUp[language])].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))
  return { services, stretches: [...leads, ...ahead, ...named.concat(measured).map(({ start, end }) => ({ start, end }))] }
}

const lengthName = (minutes: number, language: Language) =>
  ({ en: `${minutes} minutes`, sv: `${minutes} minuter`, ja: `${minutes}分` })[language]
