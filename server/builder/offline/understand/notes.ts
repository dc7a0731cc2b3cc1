// What the reply says of a new project, as notes: what was built, assumed and not used, and what needs a service outside.
import type { Language } from '#shared/languages.ts'
import { type Note, type Page, type ProjectModel } from '../model.ts'
import {
  assumedFields,
  assumedNoun,
  assumedProduct,
  assumedThings,
  builtFront,
  builtGatheringPage,
  builtHours,
  builtPage,
  builtStayPage,
  builtTool,
  builtThing,
  notUnderstood,
  pageLacks,
  pastedRows,
  toldRows,
  roleNote,
  serviceNotes,
  viewNames,
} from '../reply/phrases.ts'
import { isGathering } from '../page-parts/gathering-parts.ts'
import { daysOfStay } from '../page-parts/stay-parts.ts'
import { weekText } from '../reply/hours-phrases.ts'
import { sectionLabel } from '../reply/site-phrases.ts'
import { localText } from '../lexicon/lexicon.ts'
import { productKindOf } from '../lexicon/product-kinds.ts'
import { changeNote } from '../reply/change-phrases.ts'
import type { SectionKind } from '../site-model.ts'
import type { Intent } from './intent.ts'
import { leftUnsaid } from './left-unsaid.ts'
import { domainName } from './plan/domain-name.ts'
import type { PlannedThing } from './plan/plan-things.ts'
import { escaped } from '../lexicon/escaped.ts'
import { hoursSaidIn } from './plan/site-subject.ts'
import type { WorkedOut } from './plan/settle-figures.ts'
import type { Pasted } from './written/pasted-rows.ts'

const unknownWordsMax = 8

/** Words that name nothing by themselves. */
const sayNothing =
  /^(?:vad|vem|vilka|what|who|which|some|stuff|things?|somehow|still|first|here|please|choices?|wrong|they['’]re|who['’]s|it['’]s|per|min|max|someone|everyone|anyone|whatever|automatically|automatisk\p{L}*|grejer(?:na)?|saker|nån(?:ting)?|tack|gärna|automatiskt|most|best|rest|同じ|自動|最後|最初|全部|みんな)$/iu
/** A word of which so much stands in the project is in it. */
const stemCharsMax = 5

/** The words of a project: what it is called, its lists, fields, choices, sections and rows. */
const wordsOf = (model: ProjectModel): string =>
  JSON.stringify([
    model.name,
    model.pages,
    model.things.map(({ one, many, fields, rows }) => [one, many, fields, rows]),
  ]).toLowerCase()

/** 「メニューはワンカラー5500円」 speaks of the list, whoever brought it. */
const isMentioned = (many: string, { prompt, language }: Intent): boolean =>
  language === 'ja'
    ? many.length > 1 && prompt.includes(many)
    : new RegExp(`(?<!\\p{L})${escaped(many.toLowerCase())}(?!\\p{L})`, 'u').test(prompt.toLowerCase())

/** Rules that nothing read, each whole, and words not used; what stands in the project all the same is none. */
const unknownNotes = (intent: Intent, told: readonly Note[], model?: ProjectModel): Note[] => {
  const { language } = intent
  const there = model ? wordsOf(model) : ''
  const isThere = (word: string) => there.includes(word.toLowerCase().slice(0, Math.max(stemCharsMax, word.length - 2)))
  const texts = told.map(({ text }) => text)
  // opening hours that a page has are used
  const hours = model?.pages.some(({ week }) => week) ? hoursSaidIn(intent.prompt) : ''
  const clauses = leftUnsaid(intent.prompt, language, [...texts, ...intent.roles], model)
  const words = [...new Set(intent.unknown)]
    .filter(
      (word) =>
        !sayNothing.test(word) && !isThere(word) && !hours.includes(word) && !clauses.some((clause) => clause.includes(word)),
    )
    .slice(0, unknownWordsMax)
  return [...clauses.map((clause) => [clause]), words]
    .filter((each) => each.length > 0)
    .map((each) => ({ kind: 'unknown', text: notUnderstood[language](each) }))
}
const roleNotes = ({ roles, language }: Intent): Note[] =>
  roles.map((role) => ({ kind: 'service', text: roleNote[language](role) }))
const serviceNotesOf = (intent: Intent): Note[] =>
  [...intent.services].map((service) => ({ kind: 'service', text: serviceNotes[service][intent.language] }))

/** What of a description is not in the project: words not used, services and roles that it cannot bring by itself. */
export const openNotes = (intent: Intent, told: readonly Note[] = [], model?: ProjectModel): Note[] => [
  ...unknownNotes(intent, told, model),
  ...serviceNotesOf(intent),
  ...roleNotes(intent),
]

/** What stands on a front page, as its headings say it. */
const sectionsNamed = ({ things, language }: ProjectModel, page: Page): string[] =>
  (page.sections ?? []).map((section) => {
    const list = section.kind === 'things' && things.find(({ id }) => id === (section.thing ?? page.thing))
    const label = section.title ?? (list ? list.many : sectionLabel(section, language))
    return language === 'ja' || /^\p{Lu}{2}/u.test(label) ? label : `${label[0]!.toLowerCase()}${label.slice(1)}`
  })

function builtText(model: ProjectModel, page: Page): string {
  const { things, language } = model
  if (isGathering(model, page)) return builtGatheringPage[language]
  if (page.kind === 'landing') return builtFront[language](sectionsNamed(model, page))
  const isStay = page.kind === 'booking' && things.some((thing) => thing.id === page.thing && daysOfStay(thing))
  return isStay ? builtStayPage[language] : builtPage[page.kind as keyof typeof builtPage][language]
}

/** What was built, for the reply. */
function builtNotes(model: ProjectModel): Note[] {
  const { language } = model
  const notes: Note[] = []
  for (const page of model.pages)
    if (page.kind === 'tool') notes.push({ kind: 'built', text: builtTool[language](page.title, page.texts?.lead ?? '') })
    else if (page.kind !== 'collection') {
      notes.push({ kind: 'built', text: builtText(model, page) })
      if (page.kind === 'booking' && page.week)
        notes.push({ kind: 'built', text: builtHours[language](weekText(page.week, language)) })
    }
  for (const thing of model.things) {
    const shown = model.pages.find((page) => page.thing === thing.id)
    const views = shown?.kind === 'collection' ? thing.views.map((view) => viewNames[view]![language]) : []
    notes.push({
      kind: 'built',
      text: builtThing[language](
        thing.many,
        thing.fields.map((field) => (language === 'ja' ? field.label : field.label.toLowerCase())),
        views,
      ),
    })
  }
  return notes
}

/** What a section of a website shows was asked for along with it: メニュー are the dishes. */
const shownBy: Partial<Record<SectionKind, readonly string[]>> = {
  prices: ['menuItem', 'service', 'treatment', 'product', 'guestRoom', 'course', 'yogaClass'],
  plans: ['menuItem', 'service'],
  events: ['event', 'gig', 'match'],
  news: ['post'],
  newsletter: ['subscriber'],
  signup: ['subscriber', 'registration'],
  gallery: ['portfolioItem'],
  team: ['employee'],
}

/** All that is said of a new project: built, assumed, not used, and what needs a service outside. */
export function planNotes(
  model: ProjectModel,
  intent: Intent,
  planned: readonly PlannedThing[],
  domain: string | undefined,
): Note[] {
  const { language } = model
  const notes = builtNotes(model)
  const { product } = intent
  if (product) {
    const kind = localText(productKindOf(product.kind).name, language)
    notes.push({ kind: 'assumed', text: assumedProduct[language](product.name, language === 'ja' ? kind : kind.toLowerCase()) })
  }
  const about = domain ? domainName(intent, domain) : (model.things[0]?.many ?? model.name).toLowerCase()
  const asked = new Set((intent.sections ?? []).flatMap(({ kind }) => shownBy[kind] ?? []))
  const brought = planned
    .filter(({ why, said }) => why === 'domain' && !asked.has(said.known?.id ?? '') && !isMentioned(said.many, intent))
    .map(({ said }) => said.many)
  if (brought.length) notes.push({ kind: 'assumed', text: assumedThings[language](brought, about) })
  const said = planned.filter(({ why }) => why === 'said').map((each) => each.said)
  for (const { known, many } of said) if (!known) notes.push({ kind: 'assumed', text: assumedNoun[language](many) })
  // front and back, the categories: told of the quiz or the cards
  const isTold = (id: string | undefined) => intent.study !== undefined && (id === 'quizQuestion' || id === 'flashcard')
  const bare = said.filter(({ known, fields }) => known && !fields.length && !isTold(known.id)).map(({ many }) => many)
  if (bare.length) notes.push({ kind: 'assumed', text: assumedFields[language](bare) })
  const lacks = model.pages.flatMap(({ kind }): Note[] => {
    const text = pageLacks[kind]?.[language]
    return text ? [{ kind: 'service', text }] : []
  })
  return [...notes, ...lacks, ...openNotes(intent, notes, model)]
}

/** Nobody said that it is worked out: each is told, so that it can be taken back. */
export const workedOutNotes = (model: ProjectModel, workedOut: readonly WorkedOut[]): Note[] =>
  workedOut.map(({ thing, field, formula }) => ({
    kind: 'assumed',
    text: changeNote(model, { op: 'setFormula', thing: thing.id, field: field.id, formula }, model.language),
  }))

/** How many of the person's own records are there. */
export const pastedNotes = (pasted: readonly Pasted[], language: Language): Note[] =>
  pasted.map(({ count, many }) => ({ kind: 'built', text: pastedRows[language](count, many) }))

/** How many rows of a list were told. */
export const rowNotes = (told: readonly Pasted[], language: Language): Note[] =>
  told.map(({ count, many }) => ({ kind: 'built', text: toldRows[language](count, many) }))
