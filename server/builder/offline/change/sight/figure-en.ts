// "How much has each client paid me", "percent done", "my average pace", "what we spent on food last month": the figure that an English
// question asks for. It is built only where every word of it is found in the project.
import { owedByEach } from '../linked/read-owed.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Note, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import type { Condition, Figure } from '../../shown-rules.ts'
import { type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { happensOn, numberFor, stockLike } from '../said-parts.ts'
import { groupsEn, timeEn, type TimeEn } from './asked-en.ts'
import { isSpanWord } from './groups-said.ts'
import { amountOf, type Counted, gatheredBy, type Group, paidThings } from './read-figure.ts'
import { saysNothing, whichEn } from './which-en.ts'
import { withDashboard } from './with-dashboard.ts'

type Kind = Figure['kind']
type Said = { kind: Kind; rest: string; isBare?: true }

const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'share',
    /^(?:(?:what|which|how (?:big|large|high|much)(?: of)?(?: an?)?|the|an?|my|our) )*(?:percent(?:age)?s?|share|proportion|%)(?: of)? (.*)$/i,
  ],
  ['share', /^how many (.+?) out of (?:all|the total|everything|everyone|how many|them all|all of).*$/i],
  ['share', /^(?:how (?:much|many) )?(.+?),? (?:in|as an?) (?:%|per ?cent|percentages?)$/i],
  ['average', /^(?:what(?:'s| is| are)? )?(?:the |my |our |an? )*(?:average|mean|avg\.?)(?: of)? (.+)$/i],
  ['average', /^(?:how (?:much|many|long|far) )?(.+) on average$/i],
  ['count', /^how (?:often|many times) (?:(?:did|do|does|have|has) (?:i|we|they|he|she) \p{L}+)?\s*(.*)$/iu],
  ['count', /^(?:the |a )?(?:(?:total )?number of|count of|how many(?: of)?|amount of(?= \p{L}+s\b))\s*(.*)$/iu],
  [
    'sum',
    /^(?:what(?:'s| is| are)? )?(?:the |my |our |an? )*(?:(?:running|grand|overall|combined) )?(?:totals?|sum|amount)(?: amount)?(?: of)?(?: (.+))?$/i,
  ],
  ['sum', /^how (?:much|far|long)\b(?: of)?\s*(.*)$/i],
  [
    'sum',
    /^what(?=.*\b(?:earn(?:ed|s)?|made|make|making|spen[dt]|pa(?:y|id)|owed?|sold|sell|took|take|charged?|invoiced?|billed|collected|raised|br(?:ing|ought)|got|costs?)\b)((?: \p{L}+){0,3} (?:i|we|they|he|she|it|everyone|everybody|everything)(?:'ve| have| has)? (?!do\b|have\b|to\b|need\b).+)$/iu,
  ],
  ['sum', /^what (?:does|do|did|has|have) ((?:.+ )?(?:cost|costs|earn|make|bring in|spend|take|pay)\b.*)$/i],
  ['sum', /^(.+?) (?:in total|altogether|all together|total)$/i],
]
const earned =
  /\b(?:income|revenue|earn(?:ed|s|ing|ings)?|takings|turnover|sales|made|make|makes|making|take|takes|taking|received|invoiced|billed|charged|brought in|bring in|(?:came|come|comes|coming) in|took in|sold|got)\b/i
const spent = /\b(?:spen[dt]|spending|spends|expenses?|costs?|paid out|went out|goes out)\b/i
const anyMoney = /\b(?:money|paid|pays?|owed?|owes|owing|fees?|raised|donated|collected|worth|cash)\b/i
const owed =
  /\b(?:owed?|owes|owing|unpaid|outstanding|still to (?:be paid|come in|pay)|left to pay|not paid|haven't paid|hasn't paid|due from)\b/i
const comesIn = /income|sale|payment|invoice|takings|revenue|donation|order|booking|sold|fee/i
const goesOut = /expense|spending|cost|purchase|bill|bought|spent/i
/** What words of money say of no row. */
const moneyWords =
  /\b(?:money|cash|income|revenue|earnings|takings|turnover|sales|spending|expenses?|costs?|profit|paid|pays?|owed?|owes|owing|fees?|worth|made|make|earn(?:ed|s)?|spen[dt]|sold|got|received|invoiced|billed|charged|brought|bring|came|come|comes|raised|collected|donated|took|unpaid|outstanding|still|due|left)\b/gi

function kindOf(what: string, hasGroups: boolean): Said | undefined {
  for (const [kind, form] of kinds) {
    const found = form.exec(what)
    if (found) return { kind, rest: found[1]?.trim() ?? '' }
  }
  if (earned.test(what) || spent.test(what) || owed.test(what) || /^(?:the |my |our )?(?:money|cash)\b/i.test(what))
    return { kind: 'sum', rest: what }
  return hasGroups ? { kind: 'count', rest: what, isBare: true } : undefined
}

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined)),
]
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean)
/** What some words in a row name, the longest first, and the words without it. */
function named<T>(text: string, find: (name: string) => T | undefined): { found: T; rest: string } | undefined {
  const words = wordsOf(text)
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ')
      const found = name.length > 1 ? find(name) : undefined
      if (found !== undefined) return { found, rest: [...words.slice(0, at), ...words.slice(at + length)].join(' ') }
    }
  return undefined
}
/** What "km", "how far" and "hours" measure, whatever it is called. */
const measures: readonly (readonly [said: RegExp, number: RegExp])[] = [
  [/\b(?:km|kms|kilomet(?:re|er)s?|miles|far|distance)\b/i, /distance|mileage|\bkm\b|kilomet|miles|length/i],
  [/\b(?:hours|hrs|minutes|time|long)\b/i, /duration|hours|minutes|time/i],
]
type Candidate = Counted & { rest: string }

function numberIn(model: ProjectModel, text: string): Candidate | undefined {
  for (const thing of things(model)) {
    const place = named(text, (name) => {
      const found = resolveField({ ...model, things: [thing] }, name, 'en', thing)
      return found && isNumber(found.field) ? found : undefined
    })
    if (place) return { thing, of: place.found.field, rest: place.rest }
  }
  for (const thing of things(model)) {
    const place = named(text, (name) => {
      const found = thing.fields.filter(
        (field) => isNumber(field) && field.label.toLowerCase().split(' ')[0] === name.toLowerCase(),
      )
      return found.length === 1 ? found[0] : undefined
    })
    if (place) return { thing, of: place.found, rest: place.rest }
  }
  const measure = measures.find(([said]) => said.test(text))
  for (const thing of measure ? things(model) : []) {
    const of = thing.fields.find((field) => isNumber(field) && measure![1].test(`${field.concept ?? field.id} ${field.label}`))
    if (of) return { thing, of, rest: text.replace(measure![0], ' ') }
  }
  const unit = named(text, (name) => (wordsOf(name).length === 1 ? numberFor(model, name, 'en', mainThing(model)) : undefined))
  return unit && { thing: unit.found.thing, of: unit.found.field, rest: unit.rest }
}

/** Money that came in is no money that went out. */
function paid(model: ProjectModel, text: string): Candidate[] {
  const isIn = earned.test(text) && !spent.test(text)
  const isOut = spent.test(text) && !earned.test(text)
  const rest = text.replace(moneyWords, ' ').replace(/\b(?:in|out|up|off|from it)\b\s*$/i, ' ')
  return paidThings(model).flatMap(({ thing, of }): Candidate[] => {
    // what an hour costs is no amount of a row
    if (/\brate\b/i.test(of!.label)) return []
    const all = thing.fields.filter(({ type }) => type === 'money')
    const wanted = isIn ? comesIn : goesOut
    const told =
      isIn || isOut
        ? all.find(({ id, label }) => wanted.test(`${id} ${label}`) && !(isIn ? goesOut : comesIn).test(label))
        : undefined
    const about = `${thing.concept ?? ''} ${thing.one} ${of!.label}`
    if (!told && ((isIn && goesOut.test(about)) || (isOut && comesIn.test(about) && !goesOut.test(about)))) return []
    return [{ thing, of: told ?? of!, rest }]
  })
}

function candidates(model: ProjectModel, { kind, rest, isBare }: Said): Candidate[] {
  if (kind === 'sum' || kind === 'average') {
    const number = numberIn(model, rest)
    if (number) return [number]
    if (earned.test(rest) || spent.test(rest) || anyMoney.test(rest)) return paid(model, rest)
    if (kind === 'sum' && saysNothing(rest)) return paid(model, rest)
    const list = named(rest, (name) => resolveThing(model, name, 'en'))
    const of = list && amountOf(list.found)
    return list ? [{ thing: list.found, ...(of && { of }), rest: list.rest }] : kind === 'sum' ? paid(model, rest) : []
  }
  const list = named(rest, (name) => resolveThing(model, name, 'en'))
  if (list) return [{ thing: list.found, rest: list.rest }]
  const number = kind === 'count' ? numberIn(model, rest) : undefined
  if (number) return [number]
  // "per month" alone counts nothing that is named
  if (isBare) return []
  return things(model).map((thing) => ({ thing, rest }))
}

/** "How many bottles do I have", of wines that tell how many there are of each. */
const isStock = (rest: string) => /\b(?:do (?:i|we) (?:have|own)|in stock|left|have (?:i|we) got)\b/i.test(rest)

/** "A graph of weight over time": what is measured is no sum. */
const measured = /weight|temp|pressure|rating|score|price|pace|level|mood|rate|speed|height|size/i
function drawn(model: ProjectModel, what: string, { over, during, last }: TimeEn): Said | undefined {
  const number = (over ?? during ?? last) ? numberIn(model, what) : undefined
  return number && { kind: measured.test(number.of!.label) ? 'average' : 'sum', rest: what }
}

/** What remains of a limit, and a profit that nothing works out, is read elsewhere. */
const otherwise = /\b(?:left|remaining|remains|profit|margin|nights|days|occupancy|balance|goal|target|budget)\b/i

/** A figure, or several by several groups; null where a word of it is nowhere. */
export function figureEn(model: ProjectModel, what: string): Reading | null {
  const { rest: timeless, time } = timeEn(what.replace(/^(?:just|only) | (?:only|alone)$/gi, ''))
  const isGroup = (name: string) =>
    isSpanWord(name) !== undefined ||
    classOfNoun(name, 'en') === 'person' ||
    Boolean(resolveThing(model, name, 'en') ?? resolveField(model, name, 'en'))
  const { rest: bare, groups } = groupsEn(timeless, isGroup)
  const plain = bare.replace(/\b(?:(?:are|is|do i have|have i got) )?(?:left|remaining|to go)(?: to do)?$/i, (left) =>
    /^how many\b/i.test(bare) ? 'not done' : left,
  )
  const said = kindOf(plain, groups.length > 0) ?? drawn(model, plain, time)
  if (!said) return null
  if (otherwise.test(said.rest) && !numberIn(model, said.rest)) return null
  const isOwed = said.kind === 'sum' && owed.test(said.rest)
  const byEach = isOwed ? owedByEach(model, what, 'en') : null
  if (byEach) return byEach
  const all = candidates(model, said)
  if (isOwed && all[0] && !all.some(({ thing }) => unpaid(model, thing)))
    return tells(changeSays.toldNowhere.en(what, `add a tick box Paid to ${all[0].thing.many.toLowerCase()}`))
  for (const { thing, of, rest } of all) {
    const owing = isOwed ? unpaid(model, thing) : undefined
    if (isOwed && !owing) continue
    const where = whichEn(model, thing, isOwed ? rest.replace(owed, ' ') : rest)
    const gathered = groups.map((group) => gatheredBy(model, thing, group, 'en'))
    const loose = where ? groups.filter((_group, at) => !gathered[at]).map((group) => resolveThing(model, group, 'en')) : []
    if (loose[0] && loose[0] !== thing) return tells(changeSays.notLinked.en(thing.many, loose[0].many, loose[0].one))
    if (!where || gathered.some((group) => !group)) continue
    // whatever is meant, it has to be told: "how many were there" of some list
    if (!of && all.length > 1 && said.kind !== 'share' && !where.length && thing !== all[0]!.thing) continue
    if (said.kind === 'share' && !where.length) continue
    const stock = !of && said.kind === 'count' && !where.length && isStock(bare) ? stockLike(thing) : undefined
    // what one earns a day on average is what each day brings
    const kind = said.kind === 'average' && of?.type === 'money' && groups.some(isSpanWord) ? 'sum' : said.kind
    return figureOf(model, { thing, of: of ?? stock }, kind, [...where, ...(owing ?? [])], gathered as Group[], time)
  }
  return null
}

/** The rows that are not paid yet: a tick that is off, or any state but that. */
function unpaid(model: ProjectModel, thing: Thing): Condition[] | undefined {
  const where = whichEn(model, thing, 'not paid')
  return where?.length ? where : undefined
}

function figureOf(
  model: ProjectModel,
  { thing, of }: Counted,
  kind: Kind,
  rows: readonly Condition[],
  groups: readonly Group[],
  time: TimeEn,
): Reading | null {
  const day = happensOn(thing)
  const notes: Note[] = []
  const during: Condition[] = []
  const spans: Group[] = []
  if (time.last && day) during.push({ field: day.id, when: 'last', than: time.last })
  if (time.during && day) during.push({ field: day.id, when: 'during', than: time.during })
  if (time.over && day) spans.push({ by: day.id, span: time.over })
  if (time.named && day) notes.push({ kind: 'kept', text: changeSays.eachMonth.en(time.named) })
  const isTimed = time.last ?? time.during ?? time.over
  if (isTimed && !day) notes.push({ kind: 'unknown', text: changeSays.noDay.en(thing.many) })
  const where = [...rows, ...during]
  const figure: Figure = {
    kind: kind === 'count' && of ? 'sum' : (kind === 'sum' || kind === 'average') && !of ? 'count' : kind,
    ...(of && { of: of.id }),
    ...(where.length && { where }),
  }
  const by = [...groups, ...spans]
  if (kind === 'share' && by.length) return null
  const { operations } = withDashboard(model, thing, by.length ? by.map((group) => ({ ...figure, ...group })) : [figure])
  return { operations, notes }
}
