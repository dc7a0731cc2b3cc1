// Sample rows that look like somebody's: the lexicon's own rows first, the rest by the kind of field. Aligned inside a row
// (mail follows the name, an order's amount its product), alive on any day (dates count from today), the same for the same model.
import type { Language } from '#shared/languages.ts'
import { knownThings, localText, optionLabel } from '../../lexicon/lexicon.ts'
import type { Cell } from '../../lexicon/thing.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { fillParts } from '../../page-parts/complete-pages.ts'
import { alignDays } from './align-days.ts'
import { alignFigures } from './align-figures.ts'
import { agreeOverLinks, fillFromLinks } from './align-linked.ts'
import { alignNames } from './align-names.ts'
import { alignPeople } from './align-people.ts'
import { alignStates } from './align-states.ts'
import { alignStays } from './align-stays.ts'
import { alignWeights } from './align-weights.ts'
import { alignYoung } from './align-young.ts'
import { columnOf } from './column-of.ts'
import { countTold } from './count-told.ts'
import { bracketsIn, isCalled } from '../brackets.ts'
import { namesOfChoices, pointByName } from './named-by-choices.ts'
import { nameByKind, ownKindsOf } from './named-by-kind.ts'
import { jobsByPlace } from './jobs-by-place.ts'
import { pictureFor } from './picture-for.ts'
import { fillRolls } from './roll-rows.ts'
import { groupDepartments } from './place-name.ts'
import type { Intent } from '../intent.ts'
import { servicesOf, visitsOf } from './offer-services.ts'
import { bookableIn, rowsByName, workOf } from './work-of.ts'
import { domainOfRows, isBusiness, rowCount, rowsOfSales, sourceOf, type Source } from './sample-size.ts'
import { otherPeople } from './sample-person.ts'
import { weighsOwn } from './ranges.ts'
import { moneyIn, sampleValue } from './sample-value.ts'
import { saltOf } from './spread.ts'
import { rowsNamed } from './sample-text.ts'
import { textOfWorld } from './text-by-label.ts'
import { namesToldOf } from '../written/put-rows.ts'

type Row = Record<string, unknown>
/** A calendar of a place where people come and go shows more than its kinds of visit. */
const visitsCount = 14
const countedMax = 14
const plain = { domains: [], prompt: '' }

/** The people of a list are its own; who is named elsewhere belongs to the project, so that one name means one person. */
const saltOfPeople = ({ id, concept }: Thing, { name }: ProjectModel) =>
  saltOf(knownThings.get(concept ?? '')?.entry.actor ? name + id : name)

function cellFor(cell: Cell, field: Field, thing: Thing, model: ProjectModel): unknown {
  if (field.type === 'money') return typeof cell === 'number' ? moneyIn(model.currency, cell) : cell
  if (typeof cell !== 'string') return cell
  if (field.type === 'select') {
    const option = localText(optionLabel(cell, model.language), model.language)
    return field.options?.includes(option) ? option : undefined
  }
  const text = otherPeople(
    model.language,
    localText(optionLabel(cell, model.language), model.language),
    saltOfPeople(thing, model),
  )
  return field.type === 'tags' ? text.split(',').filter(Boolean) : text
}

const fits = (value: unknown, field: Field): boolean =>
  ['int', 'number', 'money', 'percent', 'rating'].includes(field.type)
    ? typeof value === 'number'
    : field.type === 'bool'
      ? typeof value === 'boolean'
      : field.type === 'tags'
        ? Array.isArray(value)
        : field.type === 'select'
          ? typeof value === 'string' && (field.options?.includes(value) ?? false)
          : typeof value === 'string'

/** Fills the rows of every thing that has none. The `domains` pick rows that blueprints bring along, the first that has some. */
export function fillRows(
  model: ProjectModel,
  { domains, prompt, namesTold }: Pick<Intent, 'domains' | 'prompt' | 'namesTold'> = plain,
): void {
  const isLetOut = model.things.some(({ concept }) => concept === 'rental')
  for (const thing of model.things) {
    if (thing.rows.length || thing.empty) continue
    groupDepartments(thing, prompt, model.language)
    const visits = visitsOf(thing, prompt, model.language)
    const work = thing.concept === 'expense' && isBusiness(domains) ? undefined : workOf(thing, prompt, model.language, isLetOut)
    if (work?.kinds) ownKinds(thing, work.kinds)
    const services = servicesOf(thing, { prompt, domains }, model.language)
    const named = domainOfRows(domains, thing.concept) ? undefined : rowsByName(thing, prompt, model.language)
    const all = visits ?? work ?? services ?? named ?? sourceOf(thing, domains, model.things.length > 1)
    // a clinic's own treatments are of no face or hair
    if (thing.concept === 'treatment' && !all.columns.includes('category'))
      thing.fields = thing.fields.filter(({ concept, why }) => concept !== 'category' || why === 'said')
    const source = jobsByPlace(thing, ofOneKind(thing, all, domains, model.language), model.language)
    const count = visits ? visitsCount : source === all || !source.rows.length ? rowCount(thing, model, all) : source.rows.length
    const called = namesSaid(thing, prompt, namesTold, model.language) ?? namesOfChoices(thing, model)
    // what somebody named themselves is of none of the usual kinds
    if (namesToldOf(thing, namesTold, model.language))
      thing.fields = thing.fields.filter(({ concept, why }) => concept !== 'category' || why === 'said')
    // what comes again and again is shown by the month
    const told = called?.length ?? (count > countedMax ? undefined : countTold(thing, prompt, model.language))
    thing.rows = Array.from(
      { length: told === undefined ? count : Math.min(told, Math.max(count, called?.length ?? 0)) },
      (_, at) => rowFor(thing, source, at, count, model),
    )
    if (told !== undefined && told > thing.rows.length)
      thing.rows.push(...furtherRows(thing, source, model, told - thing.rows.length))
    called?.forEach((name, at) => (thing.rows[at]![thing.titleField] = name))
    const kind = called || !isNamed(thing) ? undefined : ownKindsOf(thing, source, model.language)
    if (kind) nameByKind(thing, kind)
  }
  for (const thing of model.things) {
    pointByName(thing, model)
    holdReferences(thing, model)
  }
  for (const thing of model.things) {
    agreeOverLinks(model.things, thing)
    alignAmounts(thing, model)
    alignStays(thing, model)
    alignLoans(thing, model)
    alignPeople(thing, model)
    alignNames(thing, model)
    alignDays(thing)
    alignFigures(thing, model)
    alignYoung(thing, prompt, model.language)
    alignWeights(thing, model)
  }
  fillFromLinks(model)
  fillRolls(model)
  fillParts(model, bookableIn(prompt, model.language)?.services)
  for (const thing of model.things) alignStates(thing, model.language)
}

/** It goes by a name, and by no number plate. */
const isNamed = ({ fields, titleField }: Thing): boolean =>
  fields.some(({ id, concept }) => id === titleField && (!concept || /^(?:name|title)$/.test(concept)))

/** "3 rooms (The Vault, Lost Temple, …)": what they are called, unless they go by a number plate or the like. */
function namesSaid(thing: Thing, prompt: string, told: Intent['namesTold'], language: Language): string[] | undefined {
  const title = thing.fields.find(({ id }) => id === thing.titleField)
  if (title?.concept && !/^(?:name|title)$/.test(title.concept)) return undefined
  return (
    namesToldOf(thing, told, language) ??
    bracketsIn(prompt, language).find(({ noun, isNames }) => isNames && isCalled(thing, noun))?.items
  )
}

/** The categories of the trade, where nobody named others. */
function ownKinds(thing: Thing, kinds: string[]): void {
  const category = thing.fields.find(({ type, concept }) => type === 'select' && concept === 'category')
  if (category && category.why !== 'said') category.options = kinds
}

/** Further rows for a list: those of its kind that it has not yet, then made-up ones; no title comes twice. */
export const moreRows = (thing: Thing, model: ProjectModel, count: number): Row[] =>
  furtherRows(thing, sourceOf(thing, []), model, count)

function furtherRows(thing: Thing, { columns, rows }: Source, model: ProjectModel, count: number): Row[] {
  const titleOf = (row: Row) => String(row[thing.titleField])
  const all = [...thing.rows]
  const make = (cells: readonly (readonly Cell[])[]) =>
    rowFor(thing, { columns, rows: cells }, all.length, thing.rows.length, model)
  for (const cells of rows) {
    if (all.length === thing.rows.length + count) break
    const row = make([cells])
    if (!all.some((each) => titleOf(each) === titleOf(row))) all.push(row)
  }
  while (all.length < thing.rows.length + count) {
    const row = make([])
    const title = titleOf(row)
    for (let n = 2; all.some((each) => titleOf(each) === titleOf(row)); n++) row[thing.titleField] = `${title} ${n}`
    all.push(row)
  }
  return all.slice(thing.rows.length)
}

const ofItMin = 3
/** A list that is called by one of its own kinds, as cats are of pets, holds no other; a dog walker's pets are dogs. */
function ofOneKind(thing: Thing, source: Source, domains: readonly string[], language: ProjectModel['language']): Source {
  const kind = thing.fields.find(({ type, concept }) => type === 'select' && concept === 'type')
  const column = source.columns.indexOf('type')
  if (column < 0) return source
  const names = [thing.one, thing.many].map((name) => name.toLowerCase())
  const one = source.rows
    .map((row) => String(row[column]))
    .find(
      (option) =>
        names.includes(optionLabel(option, language).toLowerCase()) ||
        domains.some((id) => new RegExp(`^${option.toLowerCase()}[A-Z]`).test(id)),
    )
  if (!one) return source
  const ofIt = source.rows.filter((row) => row[column] === one)
  if (kind && kind.why !== 'said') thing.fields = thing.fields.filter((field) => field !== kind)
  // one boat that is a kayak is no fleet: then they are numbered
  return { columns: source.columns, rows: ofIt.length < ofItMin ? [] : ofIt }
}

/** The first text of a lexicon's row, which names it. */
const englishTitle = (cells: readonly Cell[]) => String(cells.find((cell) => typeof cell === 'string') ?? '').split('|')[0]!

/** So many rows of the lexicon must know a way for it to be theirs. */
const knownShare = 0.8
/** Stations of the person's own, not all known to the lexicon's rows: the rows stand at each of them. */
function isOwnWay(field: Field, { columns, rows }: Source, thing: Thing, model: ProjectModel): boolean {
  if (field.why !== 'said' || (field.concept !== 'status' && field.concept !== 'stage')) return false
  const column = columns.indexOf(field.concept)
  const known = rows.filter((cells) => column >= 0 && fits(cellFor(cells[column]!, field, thing, model), field))
  return known.length < rows.length * knownShare
}

function rowFor(thing: Thing, source: Source, at: number, count: number, model: ProjectModel): Row {
  const row: Row = {}
  const cells = source.rows.length ? source.rows[at % source.rows.length]! : []
  // dates first: a status looks at them
  const order = thing.fields.toSorted(
    (a, b) => Number(b.type === 'date') - Number(a.type === 'date') || Number(b.id === 'name') - Number(a.id === 'name'),
  )
  for (const field of order) {
    const column = columnOf(thing, source.columns, field)
    const cell = column < 0 ? undefined : cells[column]
    const written = weighsOwn(field, thing)
      ? undefined
      : (textOfWorld(field, thing, at, model) ??
        (cell === undefined || isOwnTitle(field, thing, model) ? undefined : cellFor(cell, field, thing, model)))
    const value =
      typeof written === 'number' && field.type === 'money' ? ofMonth(written, Math.floor(at / source.rows.length)) : written
    row[field.id] =
      field.type === 'image'
        ? pictureFor(thing.concept, englishTitle(cells) || thing.one, at, String(cells[source.columns.indexOf('type')] ?? ''))
        : value !== undefined &&
            fits(value, field) &&
            !(field.type === 'select' && (count === rowsOfSales || isOwnWay(field, source, thing, model)))
          ? value
          : sampleValue(field, thing, row, at, count, model)
  }
  return Object.fromEntries(thing.fields.map((field) => [field.id, row[field.id]]))
}

/** 楽器 of 楽器貸出: named by a word of its own, it is no tent. */
const isOwnTitle = (field: Field, { titleField }: Thing, model: ProjectModel) =>
  field.id === titleField && field.why === 'said' && !field.concept && rowsNamed(field, model) !== undefined

const monthly = [1, 0.84, 1.12]
/** An amount as it comes back in another month: a little more or less, but what is paid in round hundreds stays as it is. */
const ofMonth = (amount: number, month: number) =>
  amount % 50 === 0 ? amount : Math.round(amount * monthly[month % monthly.length]!)

/** A reference names a row that is there. */
function holdReferences(thing: Thing, model: ProjectModel): void {
  for (const field of thing.fields) {
    if (field.type !== 'ref' && field.type !== 'refs') continue
    const size = Math.max(1, model.things.find((each) => each.id === field.target)?.rows.length ?? 0)
    for (const row of thing.rows) {
      const value = row[field.id]
      row[field.id] = Array.isArray(value)
        ? [...new Set(value.map((index) => Number(index) % size))]
        : (Number(value) || 0) % size
    }
  }
}

/** A loan is called by what is lent, where that has a list. */
function alignLoans(thing: Thing, model: ProjectModel): void {
  if (thing.concept !== 'loan') return
  const lent = thing.fields
    .filter(({ type }) => type === 'ref')
    .map((field) => ({ field, target: model.things.find(({ id }) => id === field.target)! }))
    .find(({ target }) => knownThings.get(target.concept ?? '')?.entry.actor !== true)
  const title = thing.fields.find(({ id }) => id === thing.titleField)
  if (!lent || title?.concept !== 'title') return
  for (const row of thing.rows)
    row[thing.titleField] = lent.target.rows[Number(row[lent.field.id])]?.[lent.target.titleField] ?? row[thing.titleField]
}

/** An order of three lamps costs three times a lamp. */
function alignAmounts(thing: Thing, model: ProjectModel): void {
  const product = thing.fields.find(
    (field) =>
      field.type === 'ref' &&
      model.things.some((each) => each.id === field.target && each.fields.some((inner) => inner.concept === 'price')),
  )
  const amount = thing.fields.find(
    (field) => field.concept === 'amount' || field.concept === 'total' || field.concept === 'revenue',
  )
  if (!product || !amount || thing.concept !== 'order') return
  const target = model.things.find((each) => each.id === product.target)!
  const price = target.fields.find((field) => field.concept === 'price')!
  const quantity = thing.fields.find((field) => field.concept === 'quantity')
  for (const row of thing.rows) {
    const unit = target.rows[Number(row[product.id])]?.[price.id]
    if (typeof unit === 'number') row[amount.id] = unit * (quantity ? Number(row[quantity.id]) : 1)
  }
}
