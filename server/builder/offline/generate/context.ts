import type { SourceFiles } from '#server/compiler/compiler.ts'
import type { Field, Page, ProjectModel, Thing, ToneName } from '../model.ts'
import type { KitStatements } from './kit.ts'
import { quote } from './markup.ts'
import { claim, kebab, pascal, plural } from './names.ts'
import { toneOfColour } from '../lexicon/colour-tones.ts'
import { closedOptions, finishedOption, toneOf, presenceTone } from './tones.ts'
import { say, type Word } from './words/words.ts'

/** What the files of one thing are called, and which of its fields plays which part. */
export type ThingNames = {
  thing: Thing
  /** `Task`, the type of a row */
  type: string
  /** `tasks`, the collection */
  collection: string
  /** `tasks` in file names: `src/data/tasks.ts`, `src/features/tasks/` */
  slug: string
  /** `task` in file names: `task-dialogs.tsx` */
  file: string
  /** its names inside a sentence */
  one: string
  many: string
  title: Field
  image?: Field
  status?: Field
  done?: Field
  /** the option of `status` that means done */
  doneOption?: string
  /** the day on which it came to an end, where nothing else says that it did: when a loan was returned */
  endedOn?: Field
  /** the day it stands on in a calendar */
  day?: Field
  due?: Field
  time?: Field
  money?: Field
  body?: Field
  tags?: Field
  /** rows are people: they get initials */
  person: boolean
}

export type Context = {
  model: ProjectModel
  things: Map<string, ThingNames>
  files: SourceFiles
  /** what is true of this project alone, in files of the kit */
  kitStatements: KitStatements
  /** a text of the interface */
  say(word: Word, values?: Record<string, string>): string
  /** a label inside a sentence */
  lower(label: string): string
}

export function createContext(model: ProjectModel): Context {
  const lower = (label: string) =>
    model.language === 'ja' || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  const types = new Set<string>()
  const collections = new Set<string>()
  const things = new Map(
    model.things.map((thing) => {
      const type = claim(types, pascal(thing.id), `${pascal(thing.id)}Entry`)
      const many = plural(thing.id)
      const collection = claim(collections, many === thing.id ? `${thing.id}List` : many, `${thing.id}Rows`)
      return [thing.id, namesOf(thing, { type, collection, lower, model })]
    }),
  )
  const pages = model.pages.map((page): Page => {
    // a list that nothing can be checked off from, or a blog without a text to read, is a plain collection
    const names = things.get(page.thing ?? '')
    const falls = names && ((page.kind === 'todo' && !doneTest(names, 'row')) || (page.kind === 'blog' && !names.body))
    return falls ? { ...page, kind: 'collection' } : page
  })
  return {
    model: { ...model, pages },
    things,
    files: {},
    kitStatements: {},
    lower,
    say: (word, values) => say(model.language, word, values),
  }
}

const dueConcepts = ['dueDate', 'deadline', 'nextDate', 'expiryDate']
/** Dates that lie behind or say nothing about when something happens. */
const backgroundDates = ['birthday', 'purchaseDate', 'joinedDate', 'createdAt', 'founded']

const ended =
  /returned|handed in|came back|completed|finished on|closed on|resolved|repaid|paid on|delivered on|återlämnad|inlämnad|åtgärdad|slutförd|avslutad|返却日(?!.*予定)|返却済|完了日(?!.*予定)|入金日|完済日/i

const isWarnedOf = ({ warnings = [] }: Thing, { id, formula }: Field) =>
  formula !== undefined || warnings.some(({ field, when }) => field === id && (when === 'past' || when === 'within'))

type Named = { type: string; collection: string; model: ProjectModel; lower: (label: string) => string }

function namesOf(thing: Thing, { type, collection, model, lower }: Named): ThingNames {
  const { fields } = thing
  const conceptOf = (field: Field) => field.concept ?? field.id
  const title = fields.find((field) => field.id === thing.titleField)!
  const first = (test: (field: Field) => boolean) => fields.find(test)
  const days = fields.filter((field) => field.type === 'date' || field.type === 'datetime')
  const status =
    first((field) => field.type === 'select' && /status|stage|state|progress/i.test(conceptOf(field))) ??
    first((field) => field.type === 'select' && !/priority|category/i.test(conceptOf(field))) ??
    first((field) => field.type === 'select')
  const due = days.find((field) => dueConcepts.includes(conceptOf(field)) || /^due|deadline/i.test(field.id))
  return {
    thing,
    type,
    collection,
    slug: kebab(collection),
    file: kebab(thing.id),
    one: lower(thing.one),
    many: lower(thing.many),
    title,
    image: first((field) => field.type === 'image'),
    status,
    done: first(
      (field) => field.type === 'bool' && /done|complete|finish|bought|packed|paid/i.test(`${conceptOf(field)} ${field.id}`),
    ),
    doneOption: status && finishedOption(model.language, status.options ?? []),
    endedOn: days.find((field) => field !== due && !isWarnedOf(thing, field) && ended.test(`${conceptOf(field)} ${field.label}`)),
    day: due ?? days.find((field) => !backgroundDates.includes(conceptOf(field))) ?? days[0],
    due,
    time: first((field) => field.type === 'time'),
    money: first((field) => field.type === 'money'),
    body: first((field) => field.type === 'markdown') ?? first((field) => field.type === 'longtext'),
    tags: first((field) => field.type === 'tags'),
    // a class with a number to call is a class all the same
    person: conceptOf(title) !== 'title' && fields.some(({ type }) => type === 'email' || type === 'phone'),
  }
}

/** The property that holds a field: references hold ids, and say so. */
export function propertyOf(names: ThingNames, field: Field): string {
  if (field.stored) return field.stored
  const wanted = field.type === 'ref' ? `${field.id}Id` : field.type === 'refs' ? `${field.id}Ids` : field.id
  const clashes = names.thing.fields.some((other) => other !== field && other.id === wanted)
  return wanted === 'id' || wanted === 'createdAt' || clashes ? `${wanted}Value` : wanted
}

export const thingOf = (context: Context, id: string | undefined): ThingNames => context.things.get(id ?? '')!

/** `taskStatus`: the stem of an option list's names. */
export const optionStem = (names: ThingNames, field: Field) =>
  `${names.type.charAt(0).toLowerCase()}${names.type.slice(1)}${pascal(field.id)}`

/** Several of its choices at a time. */
export const isSeveral = (field: Field): boolean => field.type === 'tags' && optionsOf(field).length > 0

export const optionsOf = (field: Field): string[] => [...new Set(field.options)]

export const optionTone = (context: Context, field: Field, option: string): ToneName =>
  field.tones?.[option] ??
  (field.concept === 'presence'
    ? presenceTone(option)
    : (toneOfColour(option) ??
      toneOf(
        context.model.language,
        option,
        optionsOf(field).indexOf(option),
        /status|stage|state|priority/i.test(field.concept ?? field.id),
      )))

/** A person gave its choices colours, and wants to see them. */
export const isToned = (field: Field): boolean => field.type === 'select' && Object.keys(field.tones ?? {}).length > 0

/** The choice whose colour a row has where it is only a mark, as in a calendar. */
export const colouring = ({ thing, status }: ThingNames): Field | undefined =>
  thing.fields.find((field) => isToned(field) && !field.hidden) ?? status

/** An expression that is true when the matter is done, or undefined when nothing says so. */
export function doneTest(names: ThingNames, row: string): string | undefined {
  if (names.done) return `${row}.${propertyOf(names, names.done)}`
  if (names.doneOption && names.status) return `${row}.${propertyOf(names, names.status)} === ${quote(names.doneOption)}`
  return names.endedOn && `${row}.${propertyOf(names, names.endedOn)} !== ''`
}

/** An expression that is true while something is still to happen, or undefined when nothing says so. */
export function openTest(context: Context, names: ThingNames, row: string): string | undefined {
  if (names.done) return `!${row}.${propertyOf(names, names.done)}`
  if (!names.doneOption || !names.status) return names.endedOn && `!${row}.${propertyOf(names, names.endedOn)}`
  const value = `${row}.${propertyOf(names, names.status)}`
  const closed = closedOptions(context.model.language, optionsOf(names.status)).map((option) => `${value} !== ${quote(option)}`)
  return closed.join(' && ')
}

/** The page that lists a thing's rows, if the model has one. */
export const listPageOf = (context: Context, thingId: string): Page | undefined =>
  context.model.pages.find((page) => page.thing === thingId && ['collection', 'todo', 'invoice'].includes(page.kind))

/** True when pages can open a row of the thing: those it is listed on, a chat its channels, and the calendar. */
export const opens = (context: Context, names: ThingNames): boolean =>
  context.model.pages.some(
    (page) =>
      (page.thing === names.thing.id && (page.kind === 'collection' || page.kind === 'feed' || page.kind === 'standings')) ||
      page.parts?.channel === names.thing.id ||
      (page.kind === 'calendar' && names.day !== undefined),
  )

/** `row.price`: an expression for the value of a field. */
export const valueOf = (names: ThingNames, field: Field, row: string) => `${row}.${propertyOf(names, field)}`

export const titleOf = (names: ThingNames, row: string) => `${row}.${propertyOf(names, names.title)}`

/** What lucide exports an icon as; its bare name may be that of a thing. */
export const iconName = (icon: string) => `${icon}Icon`

export const isNumeric = (field: Field) => ['int', 'number', 'money', 'percent', 'rating'].includes(field.type)
