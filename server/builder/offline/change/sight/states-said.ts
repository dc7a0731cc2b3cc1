// What is said of the rows that somebody wants to see: "still in the building", "overdue", "ending in the next 60 days", "unpaid".
import type { Language } from '#shared/languages.ts'
import { closedOptions, finishedOption } from '../../generate/tones.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canBeEmpty, isDay } from '../../field-kinds.ts'
import { isCondition, type Condition } from '../../shown-rules.ts'
import { readFilter } from '../readers/read-filter.ts'
import { conceptOf, isDue, leastOf, lowUsual, stockLike } from '../said-parts.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { daysSaid, inDays } from './days-said.ts'

export type Shown = { thing: Thing; where: Condition[] }
type State = { words: RegExp; holds(thing: Thing, said: string, language: Language): Condition[] | undefined }

const about = (field: Field) => `${conceptOf(field)} ${field.label}`
const leaves =
  /time ?out|check(?:ed)?[- ]?out|sign(?:ed)?[- ]?out|departure|left at|leaving|returned|return time|back (?:at|on)|came back|uttid|utcheck|utpass|gick|lämnade|återlämnad|tillbaka|退館|退室|退出|退勤|帰|返却済|返却日時|返した/i
const back = /returned|back|in again|återlämna|tillbaka|inlämnad|返却|返した/i
const staying =
  /\bstill (?:in|here|inside|on ?site|out|checked|borrowed|away|on loan|around|there|with)\b|\bwho(?:'s| is| are| all is)? (?:currently |now |right now )?(?:in|inside|here|on ?site|out|present)\b|\bnot (?:yet )?(?:back|returned|signed out|checked out|been returned)\b|\b(?:haven['’]?t|hasn['’]?t|has not|have not) (?:yet )?(?:left|come back|returned|been returned|signed out|checked out)\b|\bunreturned\b|\b(?:on loan|lent out|checked out|out on loan|currently (?:in|out|borrowed))\b|(?<!\p{L})(?:(?:är|finns|sitter|befinner sig) (?:kvar|inne)|kvar i (?:huset|byggnaden|lokalen|lokalerna)|inne just nu|utlåna(?:d|de|t)|ute på lån|(?:inte|ej) (?:har |är |blivit )?(?:återlämna\p{L}*|lämnats? tillbaka|lämnat tillbaka|tillbaka|checkat ut|gått hem|stämplat ut))(?!\p{L})|(?:いま|今|現在)[^、。]{0,8}(?:いる|居る)|(?:館内|社内|建物内|施設内|室内)に(?:いる|残)|まだ[^、。]{0,6}(?:いる|残って|返|帰|戻)|未返却|返却(?:されていない|していない)|未退[館室]|滞在中|在館中?|貸出中|貸し出し中/iu
const low =
  /\b(?:low(?: on)?(?: in)? stock|stock (?:is )?low|low stock|running (?:low|out)|run(?:s)? (?:low|out)|below (?:the |their |its )?(?:re-?order|minimum|min)|under (?:the )?(?:re-?order|minimum)|to (?:re-?order|be (?:re-?ordered|bought))|needs? (?:to be )?(?:re-?order(?:ing|ed)?|restock(?:ing|ed)?|buying))\b|(?<!\p{L})(?:håller på att ta slut|(?:snart|nästan) slut|tar slut|lågt (?:i )?lager|lågt saldo|behöver (?:beställas|fyllas på|köpas)|under (?:beställningspunkten?|minimi\p{L}*|minsta))(?!\p{L})|在庫(?:が|の)?(?:少な|不足|わずか)|残り(?:わずか|少な)|なくなりそう|(?:発注|補充)(?:が必要|すべき)|発注点を?(?:下回|切)/iu
const late =
  /\b(?:overdue|past (?:due|their due|the due)|late|delayed|expired|behind schedule|passed (?:their|the|its) (?:due|deadline)\w*)\b|(?<!\p{L})(?:försenade?|försenat|förfallna|förfallet|utgångna|utgånget|passerat|gått ut)(?!\p{L})|期限(?:が|を)?(?:切れ|過ぎ)|(?:期限|納期|締切|締め切り)を?(?:超|過)|過ぎ(?:た|て)|遅れ|遅延|延滞|滞納|超過/iu
const within =
  /\b(?:within|(?:in|over|during) the (?:next|coming|following)|next|coming) (?:the )?(?:next )?\d+ days\b|\b(?:end|expir|start|due|leav|arriv|renew)\w* in \d+ days\b|\b(?:soon|shortly)\b|(?<!\p{L})(?:inom|de (?:närmaste|kommande)|om) (?:de (?:närmaste|kommande) )?\d+ dagar(?!\p{L})|(?<!\p{L})(?:snart|inom kort)(?!\p{L})|\d+日(?:以内|後まで)|(?:もうすぐ|まもなく|間もなく|近い|近づ|間近)/iu
/** For so many days or more something did not happen. */
export const tooLongAgo =
  /\b(?:for|in) (?:more than |over |at least )?(?:the (?:last|past) )?\d+ days\b|\b(?:more than|over) \d+ days (?:ago|old)\b|(?<!\p{L})(?:på|sedan) (?:mer än |över |minst )?\d+ dagar(?!\p{L})|(?:mer än|över) \d+ dagar(?: sedan| gamla?)?(?!\p{L})|\d+日(?:以上|間)[^、。]{0,12}(?:ない|いない|なし|経|空)/iu
const open =
  /\b(?:open|unresolved|outstanding|pending|unfinished|ongoing|in progress|active|not (?:yet )?(?:done|finished|completed|closed|resolved|solved)|remaining|left to do|to be done|still to do)\b|(?<!\p{L})(?:öppna|ogjorda|pågående|oavslutade|kvarstående|aktiva|ej klara|inte (?:är )?(?:klara?|klart|gjorda?|gjort|avslutade|åtgärdade?)|kvar att göra)(?!\p{L})|未完了|未対応|対応中|進行中|未処理|未解決|終わって(?:い)?ない|完了して(?:い)?ない/iu
/** Whether rows are meant that are not over yet. */
export const isOpenSaid = (said: string): boolean => open.test(said)
const done = /\b(?:completed|finished|closed|resolved)\b|(?<!\p{L})(?:avslutade|klara|färdiga)(?!\p{L})|完了した|終わった/iu

/** What a day must be called that something of the kind is said of. */
const daysOf: readonly (readonly [RegExp, RegExp])[] = [
  [/\bstart|\bbegin|(?<!\p{L})börja|開始|始ま/iu, /start|begin|börja|開始/i],
  [
    /\bexpir|\brun(?:s|ning)? out\b|löper ut|går ut|gå ut|upphör|切れ|満了|失効/iu,
    /expir|valid|best|warrant|insur|mot\b|until|end|due|renew|utgång|giltig|garanti|besikt|slut|bäst|期限|満了|終了|車検|保険|保証/i,
  ],
  [
    /\b(?:end|stop|quit)(?:s|p?ing)?\b|(?<!\p{L})(?:slutar|tar slut|upphör)(?!\p{L})|終了|終わ/iu,
    /end|expir|slut|until|終了|満了|期限/i,
  ],
  [/\brenew|förnya|更新/iu, /renew|expir|förny|更新|期限/i],
]
/** A day that something is planned to end on is one it can be late for. */
const planned = /planned|expected|estimated|until|planerad|beräkna|senast|予定/i
const wholeDays = (thing: Thing) =>
  thing.fields.filter((field) => isDay(field) && !/birth|death|född|död|誕生|生年|没/i.test(about(field)))

/** The day that is meant: by what happens on it, by a word that is in its name, else the one something is due. */
function dayMeant(thing: Thing, said: string): Field | undefined {
  const days = wholeDays(thing)
  const [, name] = daysOf.find(([words]) => words.test(said)) ?? []
  const low = said.toLowerCase()
  const isNamed = ({ label }: Field) =>
    label
      .toLowerCase()
      .split(/[\s/]+/)
      .some((word) => word.length > 2 && !/^(?:date|day|datum|dag|日付?|due|end|start)$/.test(word) && low.includes(word))
  const fitting = name ? days.filter((field) => name.test(about(field))) : days
  return fitting.find(isNamed) ?? (name ? (fitting.find(isDue) ?? fitting[0]) : (days.find(isDue) ?? days[0]))
}

/** That something is not over yet: neither ticked off, nor given back, nor in a last state. */
export function stillOpen(thing: Thing, language: Language): Condition[] | undefined {
  const ticks = thing.fields.filter(
    ({ type, concept, label }) =>
      type === 'bool' && over.test(`${concept} ${label}`) && !/deposit|deposition|敷金|保証/i.test(label),
  )
  const returned = ticks.find((field) => back.test(about(field)))
  if (returned) return [{ field: returned.id, when: 'is', than: false }]
  // a hire is over once it is back, whatever was paid
  const given = thing.fields.find((field) => isDay(field) && back.test(about(field)) && !isDue(field))
  if (given) return [{ field: given.id, when: 'is', than: '' }]
  return ticks[0] ? [{ field: ticks[0].id, when: 'is', than: false }] : notClosed(thing, language)
}
const over = /done|complete|paid|returned|resolved|finished|klar|betald|åter|完了|済|返却/i
export function notClosed(thing: Thing, language: Language): Condition[] | undefined {
  for (const { id, type, options = [] } of thing.fields) {
    const closed = type === 'select' && finishedOption(language, options) !== undefined ? closedOptions(language, options) : []
    if (closed.length && closed.length < options.length)
      return closed.map((option): Condition => ({ field: id, when: 'not', than: option }))
  }
  return undefined
}

const here =
  /^(?:in|inside|here|on ?site|on loan|borrowed|out|lent|checked (?:in|out)|inne|utlånad|ute|在館|滞在中|貸出中|館内)$/i
function staysOn(thing: Thing): Condition[] | undefined {
  const state = thing.fields.find(({ type, options }) => type === 'select' && options?.some((option) => here.test(option)))
  if (state) return [{ field: state.id, when: 'is', than: state.options!.find((option) => here.test(option))! }]
  const tick = thing.fields.find(({ type, label }) => type === 'bool' && leaves.test(label))
  if (tick) return [{ field: tick.id, when: 'is', than: false }]
  const end = thing.fields.findLast(
    (field) => (isDay(field) || field.type === 'time') && leaves.test(about(field)) && !isDue(field),
  )
  return end && [{ field: end.id, when: 'is', than: '' }]
}

function runsLow(thing: Thing): Condition[] | undefined {
  const stock = stockLike(thing)
  if (!stock) return undefined
  const least = leastOf(thing, stock)
  return [{ field: stock.id, when: 'below', than: least ? { field: least.id } : lowUsual }]
}

const not =
  /\b(?:not|never|no|without|missing|haven['’]?t|hasn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t|yet to)\b|\bun(?=paid|signed|confirmed|approved|answered|sold|used|checked|insured|assigned)|(?<!\p{L})o(?=betal|såld|besvar|bekräft|godkän|signer)|(?<!\p{L})(?:inte|ej|aldrig|utan|saknar)(?!\p{L})|未|ない|なし/iu
const deedDenied = /(\p{Script=Han})[\p{Script=Hiragana}]{0,3}(?:ていない|てない|ていません|でいない|ない)/u
const deedUndone = /未(\p{Script=Han})/u
const isDone = ({ type, label }: Field) => type === 'bool' || /済|日$/.test(label)
/** "Who has not sent the insurance": the tick is off, or the field is empty. */
export function lacks(thing: Thing, said: string, language: Language): Condition[] | undefined {
  const low = said.toLowerCase()
  const words = (label: string) =>
    language === 'ja'
      ? [label]
      : label
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length > 3)
          // obetalt, obetalda: the tick Betald
          .map((word) => (language === 'sv' ? word.replace(/(?<=\p{L}{4})(?:d|t|da|de)$/u, '') : word))
  // 払っていない人, 未払い: the tick 支払い済み, whatever stands around the sign of the deed
  const deed = language === 'ja' ? (deedDenied.exec(said)?.[1] ?? deedUndone.exec(said)?.[1]) : undefined
  const named = (field: Field) =>
    field.id !== thing.titleField &&
    !field.formula &&
    (words(field.label).some((word) => low.includes(word)) || (deed !== undefined && isDone(field) && field.label.includes(deed)))
  const tick = thing.fields.find((field) => field.type === 'bool' && named(field))
  const open = tick ?? thing.fields.find((field) => named(field) && canBeEmpty(field))
  return open && [{ field: open.id, when: 'is', than: open === tick ? false : '' }]
}

/** In this order: a later one is only looked for where none before it is said. */
const states: readonly State[] = [
  { words: staying, holds: staysOn },
  { words: low, holds: runsLow },
  {
    words: late,
    holds(thing, said, language) {
      const day =
        wholeDays(thing).find(isDue) ??
        wholeDays(thing).find((field) => planned.test(about(field))) ??
        (daysOf.some(([words]) => words.test(said)) ? dayMeant(thing, said) : undefined)
      return day && [{ field: day.id, when: 'past' }, ...(stillOpen(thing, language) ?? [])]
    },
  },
  {
    words: tooLongAgo,
    holds(thing, said) {
      const day = wholeDays(thing).find((field) => /last|latest|senast|前回|最終/i.test(about(field)))
      const days = daysSaid(said)
      return day && days !== undefined ? [{ field: day.id, when: 'ago', than: days }] : undefined
    },
  },
  {
    words: within,
    holds(thing, said) {
      const day = dayMeant(thing, said)
      return day && [{ field: day.id, when: 'within', than: daysSaid(said) ?? soonDays }]
    },
  },
  { words: not, holds: lacks },
  { words: open, holds: (thing, _said, language) => notClosed(thing, language) ?? stillOpen(thing, language) },
  {
    words: done,
    holds(thing, _said, language) {
      const state = thing.fields.find(({ options = [] }) => finishedOption(language, options) !== undefined)
      return state && [{ field: state.id, when: 'is', than: finishedOption(language, state.options!)! }]
    },
  },
]
const soonDays = 7

/** The thing that some words name, however much stands around its name. */
export function thingSaid(model: ProjectModel, said: string, language: Language): Thing | undefined {
  if (language === 'ja') {
    const named = model.things.filter(({ one, many }) => [one, many].some((name) => said.includes(name)))
    return named.toSorted((a, b) => b.many.length - a.many.length)[0]
  }
  const words = said.split(/[\s,]+/).filter(Boolean)
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ')
      const thing = name.length > 2 ? resolveThing(model, name, language) : undefined
      if (thing) return thing
    }
  return undefined
}

/** The conditions of `said` on rows of a thing; a thing that is named comes first, then the one the project is about. */
export function statesSaid(model: ProjectModel, words: string, language: Language, only?: Thing): Shown | null {
  const said = inDays(words)
  const named = only ?? thingSaid(model, said, language)
  const own = model.things.filter(({ why }) => why === 'said' || why === 'edit')
  const things = named ? [named] : [mainThing(model), ...(own.length ? own : model.things)].filter((thing) => thing !== undefined)
  for (const state of states) {
    if (!state.words.test(said)) continue
    for (const thing of new Set(named && !only ? [named, ...own] : things)) {
      const where = state.holds(thing, said, language)
      if (where) return { thing, where }
    }
    // "not for two weeks" without such a day is no field that is empty
    if (state.words === tooLongAgo) return null
  }
  // a stretch of time is no price; a word alone names something, and says nothing of it
  if (within.test(said) || late.test(said)) return null
  return language === 'ja' || /\s/.test(said.trim()) ? narrowed(model, said, language, named) : null
}

/** Words that say which ones: a comparison, a denial, a span around today, what is to come. */
const narrows =
  /\b(?:over|above|below|under|more than|less than|at least|at most|without|missing|not|no|only|today|today['’]s|tomorrow|this (?:week|month|year)(?:['’]s)?|upcoming|coming|next|future|past|previous|sold out|out of stock|in stock|available)\b|n['’]t\b|\bun\w{4,}|(?<!\p{L})(?:över|under|mer än|mindre än|minst|högst|utan|saknar|inte|ej|bara|endast|idag|i dag|dagens|veckans|månadens|årets|kommande|nästa|tidigare|slutsålda?|lediga?|den här (?:veckan|månaden)|denna (?:vecka|månad)|o(?:betald|såld|läst|besvar|bekräft)\p{L}*)(?!\p{L})|以上|以下|未満|超|未|ない|なし|今日|本日|今週|今月|今年|今後|これから|在庫切れ|空き/iu
const isNegated = /n['’]t\b|\b(?:not|never)\b/i
const wordsMax = 7
const charsMaxJapanese = 24

/** What a wish would narrow a list to: "not paid", "over 500", "this week", "without a phone", "approved leaves". */
function narrowed(model: ProjectModel, said: string, language: Language, named: Thing | undefined): Shown | null {
  if (language === 'ja' ? said.length > charsMaxJapanese : said.split(/\s+/).length > wordsMax) return null
  const within = named ? { ...model, things: [named], pages: [] } : model
  const asked = { en: `show only ${said}`, sv: `visa bara ${said}`, ja: `${said}だけ表示` }[language]
  const { operations } = readFilter(within, { verb: 'show', text: asked, object: said }, language)
  for (const operation of operations) {
    if (operation.op !== 'setFilter' || !operation.filter) continue
    const { filter } = operation
    const thing = model.things.find(({ id }) => id === operation.thing)!
    const condition: Condition = isCondition(filter) ? filter : { field: filter.field, when: 'is', than: filter.option }
    // "approved leaves" says which, "home or away" what is written down
    const isChoice = condition.when === 'is' && typeof condition.than === 'string' && condition.than !== ''
    if (isChoice && language === 'en' && isNegated.test(said)) condition.when = 'not'
    const isEqual = condition.when === 'is' && typeof condition.than === 'number'
    const day = ['during', 'ahead', 'past'].includes(condition.when) ? dayMeant(thing, said) : undefined
    if (day) condition.field = day.id
    if (isEqual || !(isChoice ? named !== undefined && !/ (?:or|eller) /.test(said) : narrows.test(said))) return null
    return { thing, where: [condition] }
  }
  return null
}
