// Days and hours as people write them: "mon-fri 7-18, sat 9-4pm, closed sundays", "tis–fre 10–18", 「平日は10時〜19時、月曜定休」.
import type { Language } from '#shared/languages.ts'
import type { Site } from '../../site-model.ts'

export type Week = Site['week']
type Value = Week[number]

const allDays = [0, 1, 2, 3, 4, 5, 6]
const workdays = [0, 1, 2, 3, 4]
const weekend = [5, 6]
const noon = 12
const hoursPerDay = 24
const listedDays = 4

const dayNames: Record<Language, readonly string[]> = {
  en: [
    'mon(?:days?)?',
    'tue(?:s(?:days?)?)?',
    'wed(?:nesdays?)?',
    'thu(?:r(?:s(?:days?)?)?)?',
    'fri(?:days?)?',
    'sat(?:urdays?)?',
    'sun(?:days?)?',
  ],
  sv: [
    'mån(?:dag(?:en|ar|arna)?)?',
    'tis(?:dag(?:en|ar|arna)?)?',
    'ons(?:dag(?:en|ar|arna)?)?',
    'tors?(?:dag(?:en|ar|arna)?)?',
    'fre(?:dag(?:en|ar|arna)?)?',
    'lör(?:dag(?:en|ar|arna)?)?',
    'sön(?:dag(?:en|ar|arna)?)?',
  ],
  ja: ['月', '火', '水', '木', '金', '土', '日'],
}
const sets: Record<Language, readonly (readonly [string, readonly number[]])[]> = {
  en: [
    ['week ?days|work(?:ing)? ?days', workdays],
    ['weekends?', weekend],
    ['every ?day|daily|all (?:week|days)|seven days(?: a week)?|7 days(?: a week)?', allDays],
  ],
  sv: [
    ['vardagar(?:na)?|vardag', workdays],
    ['helger(?:na)?|helgen|helg', weekend],
    ['alla dagar|varje dag|dagligen|hela veckan', allDays],
  ],
  ja: [
    ['平日', workdays],
    ['土日(?:祝)?|週末', weekend],
    ['毎日|全日|年中無休|無休', allDays],
  ],
}
const shut: Record<Language, string> = {
  en: "closed|shut|except(?: for)?|not open|(?:don'?t|do not|never|won't) open|close(?= on)",
  sv: 'stäng(?:t|da|d)?|utom|inte öppet|inte öppna',
  ja: '定休日?|休診日?|休み|お休み|休業|閉店|閉まって|営業しない',
}
const to: Record<Language, string> = {
  en: '\\s*(?:-|–|—|to|till|til|until|through|thru)\\s*',
  sv: '\\s*(?:-|–|—|till|t\\.o\\.m\\.?|och|tom)\\s*',
  ja: '\\s*(?:-|–|—|〜|～|~|ー|から)\\s*',
}
/** "ons och fre" are two days, "9 och 17" the hours between. */
const toDay: Record<Language, string> = { ...to, sv: to.sv.replace('|och', '') }
const clock: Record<Language, string> = {
  en: "(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm|a\\.m\\.|p\\.m\\.)?(?:\\s*o'clock)?",
  sv: '(?:kl(?:ockan)?\\.?\\s*)?(\\d{1,2})(?:[:.](\\d{2}))?()',
  ja: '(?:午前|午後)?(\\d{1,2})(?:[:：](\\d{2})|時(?:半)?)?()',
}

/** What a wish about hours must speak of, unless it is nothing but days and hours. */
export const speaksOfHours: Record<Language, RegExp> = {
  en: /\b(?:open|opens|opened|opening|close|closes|closed|hours|shut|business hours)\b/i,
  sv: /(?<!\p{L})(?:öppe[nt]|öppna|öppnar|öppettider(?:na)?|stäng(?:er|t|d|da)?)(?!\p{L})/iu,
  ja: /営業|定休|休み|休業|開店|閉店|オープン|開いて|開け/,
}

/** `ahead` is what stands between it and the one before. */
type Token = ({ days: readonly number[] } | { value: Value }) & { ahead: string }

export const dayOf = (language: Language, word: string) =>
  dayNames[language].findIndex((name) => new RegExp(`^(?:${name})(?:曜日?)?$`, 'iu').test(word))
const between = (from: number, until: number) => allDays.map((step) => (from + step) % 7).slice(0, ((until - from + 7) % 7) + 1)

const pad = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

const [latestNight, lateAfternoon] = [5, 9]
/** "9-5" is until 17; "9am to 12" is until noon. */
function span(from: RegExpExecArray | string[]): Value | undefined {
  const [, h1 = '', m1, half1, h2 = '', m2, half2] = from as string[]
  const hour = (said: string, half: string | undefined) => {
    const plain = Number(said)
    return half?.startsWith('p') && plain < noon ? plain + noon : half?.startsWith('a') && plain === noon ? 0 : plain
  }
  let opens = hour(h1, half1?.toLowerCase())
  let closes = hour(h2, half2?.toLowerCase())
  // "Wed 4-7": nobody opens at four in the morning and closes at seven
  if (!half1 && !half2 && h1.length < 2 && opens > 0 && opens <= latestNight && closes > opens && closes <= lateAfternoon) {
    opens += noon
    closes += noon
  }
  if (closes <= opens && closes < noon) closes += noon
  if (closes === hoursPerDay || (closes === 0 && h2 !== '')) closes = hoursPerDay
  const [first, last] = [opens * 60 + Number(m1 ?? 0), closes * 60 + Number(m2 ?? 0)]
  if (first >= last || opens >= hoursPerDay || last > hoursPerDay * 60) return undefined
  return { opens: pad(opens, Number(m1 ?? 0)), closes: closes === hoursPerDay ? '23:59' : pad(closes, Number(m2 ?? 0)) }
}

/** "12-3 and 6-10": what closes before it opens closes in the evening. */
function laterOf(opens: string, closes: string): string {
  if (closes > opens) return closes
  const [hour, minute] = closes.split(':').map(Number)
  return pad(hour! + noon, minute!)
}

const forms = new Map<Language, RegExp>()
function formOf(language: Language): RegExp {
  const known = forms.get(language)
  if (known) return known
  // 10月12日 is a date and no Monday
  const [open, end] = language === 'ja' ? ['(?<!\\d)', '(?:曜日?)?'] : ['(?<![\\p{L}\\d])', '(?![\\p{L}])']
  const day = `(?:${dayNames[language].join('|')})`
  const one =
    language === 'ja'
      ? `${day}(?:曜日?|(?=[〜～~ー・、と-])|(?=[ 　：:]?の?\\d)|(?=[月火水木金土日])|(?=祝|定?休))`
      : `${day}${end}`
  const last = language === 'ja' ? `${day}(?:曜日?)?` : one
  const parts = [
    `(?<range>${open}${language === 'ja' ? `${day}(?:曜日?)?` : one}${toDay[language]}${last})`,
    `(?<hours>(?<!\\d)${clock[language]}${to[language]}${clock[language]}(?:時|まで)*(?!\\d))`,
    `(?<shut>${open}(?:${shut[language]})${language === 'ja' ? '' : end})`,
    ...sets[language].map(([words], at) => `(?<set${at}>${open}(?:${words})${language === 'ja' ? '' : end})`),
    `(?<day>${open}${one})`,
  ]
  const made = new RegExp(parts.join('|'), 'giu')
  forms.set(language, made)
  return made
}

function tokensIn(text: string, language: Language): { tokens: Token[]; rest: string } | null {
  const tokens: Token[] = []
  let isBroken = false
  let until = 0
  const rest = text.replace(formOf(language), (...given) => {
    const groups = given.at(-1) as Record<string, string | undefined>
    const at = given.at(-3) as number
    const ahead = text.slice(until, at)
    until = at + String(given[0]).length
    if (groups.range) {
      const ends = groups.range.split(new RegExp(toDay[language], 'iu')).map((word) => dayOf(language, word.trim()))
      tokens.push({ days: between(ends[0]!, ends.at(-1)!), ahead })
    } else if (groups.hours) {
      const found = new RegExp(`^${clock[language]}${to[language]}${clock[language]}`, 'iu').exec(groups.hours)
      const value = found ? span(found) : undefined
      const before = tokens.at(-1)
      // "11-15, 17-22": one day, with a break
      if (value && before && 'value' in before && before.value && /^\s*(?:[,、/／・&と]|and|och)\s*$/iu.test(ahead))
        before.value = { opens: before.value.opens, closes: laterOf(before.value.opens, value.closes) }
      else if (value) tokens.push({ value, ahead })
      else isBroken = true
    } else if (groups.shut) tokens.push({ value: null, ahead })
    else if (groups.day) tokens.push({ days: [dayOf(language, groups.day.trim())], ahead })
    else {
      const set = sets[language].findIndex((_set, index) => groups[`set${index}`] !== undefined)
      tokens.push({ days: sets[language][set]![1], ahead })
    }
    return ' '
  })
  return isBroken ? null : { tokens, rest }
}

const apart = /[,;、。]|\bopen|öppe[nt]|öppna|営業|開/iu

/** The week after what is said; null when nothing is said of days and hours, or not clearly. `rest` is what is neither. */
/** 「定休日を水曜に」, "make Wednesday our closed day"; not 「水曜も定休日」. */
const theClosedDay: Record<Language, RegExp> = {
  en: /\bclos(?:ed|ing) days?\b/iu,
  sv: /(?<!\p{L})(?:stängningsdag|vilodag)\p{L}*/iu,
  ja: /^(?!.*も).*定休/u,
}

/** "Jag har bara öppet tisdag till torsdag": not on the others. */
const onlyDays: Record<Language, RegExp> = {
  en: /\bonly\b/i,
  sv: /(?<!\p{L})(?:bara|endast|enbart)(?!\p{L})/iu,
  ja: /(?:のみ|だけ)(?:の?営業|開|やって|、|。|です|$)/u,
}

export function weekSaid(text: string, week: Week, language: Language): { week: Week; rest: string; isFull: boolean } | null {
  const read = tokensIn(text, language)
  if (
    read &&
    /年中無休|(?<!\d)24時間|\b(?:open|öppet) (?:every ?day|daily|seven days|7 days|alla dagar|varje dag)/iu.test(text) &&
    !read.tokens.some((token) => 'value' in token)
  ) {
    const usual = week.find((day) => day !== null) ?? null
    return { week: week.map((day) => day ?? usual), rest: read.rest, isFull: true }
  }
  if (!read || !read.tokens.some((token) => 'value' in token)) return null
  const next = [...week]
  let days: number[] = []
  let value: Value | undefined
  let givenWithout = 0
  let isVague = false
  const said = new Set<number>()
  const set = () => {
    if (value === undefined) return
    if (!days.length) givenWithout++
    if (!days.length) plain ??= value
    if (!days.length && value === null) isVague = true
    days.forEach((day) => said.add(day))
    // "open 9 to 18" is about the days that are open
    const those = days.length ? days : allDays.filter((day) => week[day] !== null)
    for (const day of those) next[day] = value
    days = []
    value = undefined
  }
  let last: readonly number[] = []
  let plain: Value | undefined
  for (const [at, token] of read.tokens.entries()) {
    if ('days' in token) {
      days.push(...token.days)
      last = token.days
      continue
    }
    // "closed on sundays, mon-fri 9-17": the value stands before its days, but for those that the next value follows at once
    if (value !== undefined) {
      const follows = read.tokens[at + 1]
      let areClosed = false
      // 「10時〜18時、水曜定休」, "10-6, Mondays closed": the days between are the closed ones
      if (token.value === null && value !== null && days.length && !apart.test(token.ahead) && !(follows && 'days' in follows)) {
        const closed = days
        days = []
        set()
        days = closed
        areClosed = true
      }
      const own = !areClosed && value !== token.value && days.length > last.length && !apart.test(token.ahead) ? last : []
      days = days.slice(0, days.length - own.length)
      if (value !== undefined) {
        set()
        days = [...own]
      }
    }
    const isAfter = days.length > 0
    value = token.value
    if (isAfter) set()
  }
  set()
  const isFull = read.tokens.some((token) => 'days' in token)
  // who lists most of the week has said when it is open
  const isOpen = [...said].some((day) => next[day] !== null)
  if (said.size >= listedDays || (isOpen && onlyDays[language].test(text)))
    for (const day of allDays) if (!said.has(day)) next[day] = null
  // who names the closed day of the week has none besides
  if (theClosedDay[language].test(text) && said.size && [...said].every((day) => next[day] === null)) {
    const usual = plain ?? week.find((day) => day !== null)
    if (usual) for (const day of allDays) if (!said.has(day)) next[day] ??= usual
  }
  // "10 to 18, closed on Wednesdays": all other days are open so
  if (!isVague && givenWithout === 1 && plain && said.size && [...said].every((day) => next[day] === null))
    return { week: allDays.map((day) => (said.has(day) ? null : plain!)), rest: read.rest, isFull }
  return isVague || givenWithout > 1 || (givenWithout === 1 && isFull) ? null : { week: next, rest: read.rest, isFull }
}

/** The week of a place that is described: "fri-sun 14-21" are all its days. */
export function weekTold(text: string, usual: Week, language: Language): Week | undefined {
  const said = weekSaid(text, usual, language)
  const only = said?.isFull
    ? weekSaid(
        text,
        usual.map(() => null),
        language,
      )?.week
    : undefined
  return only?.some((day) => day !== null) ? only : said?.week
}
