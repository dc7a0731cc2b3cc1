// A figure that somebody wants to see, as a card of the dashboard: which rows are counted or added up, by what, and which of them.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canGroup, isDay, isNumber } from '../../field-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Condition, Figure } from '../../shown-rules.ts'
import { nothing, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { conceptOf, happensOn, narrowings, numberFor } from '../said-parts.ts'
import { figureSaid, type FigureSaid } from './figure-said.ts'
import { isSpanWord } from './groups-said.ts'
import { statesSaid, thingSaid } from './states-said.ts'
import { withDashboard } from './with-dashboard.ts'

export type Counted = { thing: Thing; of?: Field }
export type Group = Pick<Figure, 'by' | 'span'>

/** What is given back, and what an hour costs, is no amount of a row. */
const noAmount =
  /deposit|deposition|敷金|保証金|hourly|daily|per (?:hour|day|night|pound|kilo|kg|litre|word|unit|piece|item|person|head|styck|st|ord)|unit price|[aà]-?pris|styckpris|単価|tim(?:pris|lön)|dygnspris|dagspris|時給|日額/i
/** So many at so much each. */
const isProduct = (fields: readonly Field[], { formula }: Field): boolean =>
  formula?.kind === 'calc' &&
  formula.rest.some(({ op }) => op === '*') &&
  [formula.first, ...formula.rest.map(({ of }) => of)].some((of) =>
    fields.some(({ id, type }) => id === of && (type === 'int' || type === 'number')),
  )
const planned = /budget|planned|target|goal|planera|mål(?!t)|予算|目標/i
export const amountOf = ({ fields }: Thing): Field | undefined => {
  const money = fields.filter((field) => field.type === 'money' && !noAmount.test(`${conceptOf(field)} ${field.label}`))
  // what was meant to be spent is not what was
  const spent = money.filter((field) => !planned.test(`${conceptOf(field)} ${field.label}`))
  const byCount = spent.find((field) => isProduct(fields, field))
  return money.find(({ concept }) => concept === 'total') ?? byCount ?? spent[0] ?? money[0]
}

/** A deposit of a lease is no income beside the payments. */
const moneyMoves =
  /payment|sale|income|invoice|receipt|takings|donation|betalning|försäljning|intäkt|faktura|kassa|入金|売上|支払|収入|請求/i

/** Where money moves, what happens on a day first; a price list has prices, but nothing comes in by it. */
export function paidThings(model: ProjectModel): Counted[] {
  const all = [...new Set([mainThing(model), ...model.things])].filter((thing) => thing !== undefined)
  const paid = all.flatMap((thing) => {
    const of = amountOf(thing)
    return of ? [{ thing, of }] : []
  })
  const isDated = ({ thing }: Counted) => Number(happensOn(thing) !== undefined)
  const comesIn = ({ thing }: Counted) => Number(moneyMoves.test(`${thing.concept ?? ''} ${thing.one}`))
  return paid.toSorted((a, b) => isDated(b) - isDated(a) || comesIn(b) - comesIn(a))
}

const addsUp = /^(?:distance|hours|duration|quantity|calories|steps|score|weight|visitors|partySize)$/
/** A reading of a meter, or where something began, is none of what is added up. */
const noAddend = /(?<!\p{L})(?:start|begin|end|slut|från|till|odometer|meter|mätar)|ställning|開始|終了|メーター/iu
/** Where no money moves: the number that is worth adding up, else how many rows there are. */
const addedUp = (model: ProjectModel): Counted[] =>
  model.things.filter(happensOn).map((thing) => {
    const numbers = thing.fields.filter((field) => isNumber(field) && !noAddend.test(`${conceptOf(field)} ${field.label}`))
    const of =
      numbers.find(({ formula }) => formula) ??
      numbers.find((field) => addsUp.test(conceptOf(field)) || ['h', 'km'].includes(field.unit ?? ''))
    return { thing, ...(of && { of }) }
  })

/** Words for money that came in or went out, whatever its field is called. */
const money = new RegExp(
  [
    String.raw`^(?:(?:my|our|the|total|net|gross)\s+)*(?:money|sales|revenue|turnover|takings|income|earnings|spending|expenses|spend|costs?)$`,
    String.raw`^(?:money )?(?:i|we)(?:['’]ve)? (?:have )?(?:taken|earned|made|sold|spent|invoiced|billed|paid)(?: in| on| for)?(?: so far)?$`,
    String.raw`^(?:(?:money|amount) )?(?:raised|collected|donated|received|spent|earned|invoiced)(?: so far| to date)?$`,
    String.raw`^(?:försäljning(?:en)?|omsättning(?:en)?|intäkter(?:na)?|inkomster(?:na)?|utgifter(?:na)?|kostnad(?:en|er|erna)?|pengar)$`,
    String.raw`^(?:pengar )?(?:vi|jag) (?:har )?(?:fakturerat|sålt(?: för)?|tjänat|dragit in|fått in|tagit in|spenderat|betalat|lagt ut)(?: hittills)?$`,
    '^(?:売上|売り上げ|収入|支出|費用|金額|経費)(?:高|金額)?$',
  ].join('|'),
  'i',
)
/** "Order value", "ordervärde": what a row is worth. */
const worth = /^(?:order |sales )?(?:values?|amounts?|sizes?|sums?)$|(?:ordervärde|orderbelopp|värde|belopp)$|(?:単価|金額)$/i
/** Rows of whatever the project is about. */
const anything = /^(?:件|count|number|antal|summa|totalt?|sum|totals?|合計)?$/i

/** Whose rows are counted, and which number of theirs; the likeliest first. */
function countedIn(model: ProjectModel, { kind, what, isTold }: FigureSaid, language: Language): Counted[] {
  const list =
    narrowings(what, language)
      .map((name) => resolveThing(model, name, language))
      .find(Boolean) ?? thingSaid(model, what, language)
  if (kind === 'count') {
    if (anything.test(what)) return model.things.map((thing) => ({ thing }))
    return list ? [{ thing: list }] : numbersCalled(model, what)
  }
  const paid = paidThings(model)
  if (money.test(what) || (anything.test(what) && paid.length)) return paid
  if (anything.test(what)) return addedUp(model)
  const number = numberNamed(model, what, language)
  if (number) return [number, ...calledAlike(model, number)]
  if (worth.test(what)) return paid
  const meant = list ?? statesSaid(model, what, language)?.thing
  const of = meant && amountOf(meant)
  if (!meant) return []
  return list && kind === 'sum' && !(isTold && of) ? [{ thing: list }] : of ? [{ thing: meant, of }] : []
}

/** The number that all the words name: "stock value" is no stock. */
function numberNamed(model: ProjectModel, what: string, language: Language): Required<Counted> | undefined {
  const named = numberFor(model, what, language)
  const [said, label] = [what.toLowerCase(), named?.field.label.toLowerCase() ?? '']
  const isWhole =
    language === 'ja'
      ? said.includes(label)
      : !/\s/.test(said) || label.split(/\s+/).every((word) => word === 'antal' || said.includes(word))
  return named && isWhole ? { thing: named.thing, of: named.field } : undefined
}

/** The number of another list that is called alike: the budget of a project and of a task. */
const calledAlike = (model: ProjectModel, { thing: first, of: { label } }: Required<Counted>): Counted[] =>
  model.things.flatMap((thing) => {
    const of = thing !== first && thing.fields.find((field) => isNumber(field) && field.label === label)
    return of ? [{ thing, of }] : []
  })

/** "How many guests": the number of guests of each booking. */
function numbersCalled(model: ProjectModel, what: string): Counted[] {
  const [first = ''] = what.toLowerCase().split(/\s+/)
  if (first.length < 2) return []
  return model.things.flatMap((thing) => {
    const of = thing.fields.find((field) => isNumber(field) && field.label.toLowerCase().includes(first))
    return of ? [{ thing, of }] : []
  })
}

const isColumn = /^(?:columns?|kolumn(?:er|en)?|列)$/i
const works = /^(?:assignee|responsible|owner|employee|instructor|seller|agent|handler|staff|performedBy|doneBy)$/i
/** What a thing's rows are gathered by. */
export function gatheredBy(model: ProjectModel, thing: Thing, group: string, language: Language): Group | undefined {
  const span = isSpanWord(group)
  if (span) {
    // jobs that tell only when they are due are of the month in which they are
    const day = happensOn(thing) ?? thing.fields.find((field) => isDay(field) && !/birth|expir/i.test(conceptOf(field)))
    return day && { by: day.id, span }
  }
  // the columns of its board
  if (isColumn.test(group) && thing.views.includes('board')) {
    const choices = thing.fields.filter(({ type }) => type === 'select')
    const by = thing.group ?? (choices.find((field) => /^(?:status|stage)$/.test(conceptOf(field))) ?? choices[0])?.id
    return by === undefined ? undefined : { by }
  }
  for (const name of narrowings(group, language)) {
    const list = resolveThing(model, name, language)
    const own = resolveField({ ...model, things: [thing] }, name, language, thing)?.field
    const pointing =
      list && list !== thing ? thing.fields.find(({ type, target }) => type === 'ref' && target === list.id) : undefined
    const field = pointing ?? (own && own.id !== thing.titleField && canGroup(own) ? own : undefined)
    if (field) return { by: field.id }
    if (own?.type === 'text' && own.id !== thing.titleField) return { by: own.id }
    // "per crop" of a list of crops: those of one name
    if (list === thing || own?.id === thing.titleField) return { by: thing.titleField }
  }
  // "per säljare", where who is responsible is kept by another word
  const worker =
    classOfNoun(group, language) === 'person'
      ? thing.fields.find((field) => canGroup(field) && works.test(conceptOf(field)))
      : undefined
  return worker && { by: worker.id }
}

/** What a chart is by, where nobody says so: kinds, else months. */
function drawnBy(thing: Thing, of: Field | undefined): Group | undefined {
  const kind =
    thing.fields.find((field) => field.type === 'select' && field !== of) ?? thing.fields.find(({ type }) => type === 'ref')
  const day = happensOn(thing)
  return kind ? { by: kind.id } : day && { by: day.id, span: 'month' }
}

export function readFigure(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  const ranking = mostOf(model, text, language)
  if (ranking) return withDashboard(model, ranking.thing, [ranking.figure])
  const said = figureSaid(text, language)
  if (!said || !(said.groups.length || said.isDrawn || said.isTold || (said.during && money.test(said.what)))) return nothing
  return figureFor(model, said, language)
}

/** The figure that is meant, as far as the project has what it counts and by what. */
export function figureFor(model: ProjectModel, said: FigureSaid, language: Language): Reading {
  for (const { thing, of } of countedIn(model, said, language)) {
    const groups = said.groups.map((group) => gatheredBy(model, thing, group, language))
    if (said.isDrawn && !groups.length) groups.push(drawnBy(thing, of))
    // what has no day is of no year either
    if (groups.some((group) => !group) || (said.during && !happensOn(thing))) continue
    const where = whichOf(model, thing, said, language)
    const figure: Figure = {
      kind: of && said.kind === 'count' ? 'sum' : of ? said.kind : 'count',
      ...(of && { of: of.id }),
      ...where,
    }
    return withDashboard(model, thing, groups.length ? groups.map((group) => ({ ...figure, ...group })) : [figure])
  }
  return nothing
}

function whichOf(model: ProjectModel, thing: Thing, { what, during }: FigureSaid, language: Language): { where?: Condition[] } {
  const day = during && happensOn(thing)
  if (day) return { where: [{ field: day.id, when: 'during', than: during }] }
  const shown = statesSaid(model, what, language, thing)
  return shown ? { where: shown.where } : {}
}

/** "Best-selling products", "top 5 customers", 売れ筋の商品: what there is most of. */
const most: Record<Language, RegExp> = {
  en: /^(?:the |our |my )?(?:(?:best|top)[- ]?sell(?:ing|ers?)(?: of)?|most (?:popular|sold|used|booked|ordered|frequent|common|active)|top (?:\d+|ten|five|three)?)\s*(.+)$/i,
  sv: /^(?:de |våra |mina )?(?:bäst säljande|bästsäljande|mest (?:sålda|populära|använda|bokade|beställda|aktiva)|populäraste|vanligaste|topp ?(?:\d+|tio|fem|tre)?)\s*(.+)$/i,
  ja: /^(?:人気の?|よく売れ(?:る|ている)|売れ筋の?)(.+)$/,
}
/** The rows that point to the list, by what they come to. */
function mostOf(model: ProjectModel, text: string, language: Language): { thing: Thing; figure: Figure } | undefined {
  const found = most[language].exec(text.trim())
  const list = found && thingSaid(model, found[1]!, language)
  for (const thing of list ? model.things : []) {
    const by = thing.fields.find(({ type, target }) => type === 'ref' && target === list!.id)
    const of = thing.fields.find((field) => conceptOf(field) === 'quantity') ?? amountOf(thing)
    if (by) return { thing, figure: { kind: of ? 'sum' : 'count', ...(of && { of: of.id }), by: by.id } }
  }
  return undefined
}
