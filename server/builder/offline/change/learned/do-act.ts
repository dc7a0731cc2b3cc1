// What each act comes to on a model: a deed of `told/`, or the plain wish that asks for it.
import type { Language } from '#shared/languages.ts'
import { foreignLanguages, ownLanguages } from '../../lexicon/language-names.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { resolveThing } from '../resolve.ts'
import { nameCharsMax } from '../told/deed.ts'
import type { ActName, Spans } from './acts.ts'
import { type Asked, type Doing, plainly } from './doing.ts'
import { fieldDoings } from './field-doings.ts'
import { listDoings } from './list-doings.ts'

const renameProject: Doing = ({ model, spans }) => {
  const [name] = spans.name ?? []
  if (!name || name.length > nameCharsMax) return null
  return name === model.name ? alreadySo(model.language) : does({ op: 'setName', name })
}

/** What is said of a value goes on as a short wish in the same language. */
const ofValue =
  (around: Readonly<Record<Language, readonly [before: string, after: string]>>): Doing =>
  ({ model, spans: { value: [value] = [] }, language, read }) =>
    value ? read(model, around[language].join(value), language) : null

/** "Engelska–svenska" of a translator is what something is chosen from. */
const named = [...Object.values(ownLanguages), ...Object.values(foreignLanguages)].join('|')
const pairs = new RegExp(String.raw`(?:${named})(?:a|語)? ?(?:[-–—→/]|->) ?(?:${named})`, 'iu')
const speaks =
  (wish: string): Doing =>
  (asked) =>
    asked.text && pairs.test(asked.text) ? null : plainly(wish)(asked)

const wholeDoings = {
  'rename-project': renameProject,
  'language-en': speaks('in English please'),
  'language-sv': speaks('in Swedish please'),
  'language-ja': speaks('in Japanese please'),
  currency: ofValue({ en: ['use ', ''], sv: ['använd ', ''], ja: ['通貨を', 'にして'] }),
  colour: ofValue({ en: ['make it ', ''], sv: ['gör den ', ''], ja: ['全体を', 'にして'] }),
  dark: plainly('dark mode'),
  light: plainly('light mode'),
  csv: plainly('export to CSV'),
  login: plainly('add login'),
  'more-rows': plainly('add more sample data'),
  'no-rows': plainly('remove the sample data'),
  other: () => null,
  none: () => null,
} satisfies Partial<Record<ActName, Doing>>

const doings: Record<ActName, Doing> = { ...fieldDoings, ...listDoings, ...wholeDoings }

/** These name lists for their own sake. */
const ofLists = new Set<ActName>(['link', 'rename-list', 'remove-list', 'add-list', 'own-list'])

/** A list that is named comes first, for the fields that are. */
function scoped(model: ProjectModel, { list = [] }: Spans, language: Language): ProjectModel {
  const thing = list.map((name) => resolveThing(model, name, language)).find((each): each is Thing => each !== undefined)
  if (!thing) return model
  const things = [thing, ...model.things.filter((each) => each !== thing)]
  return { ...model, things, pages: model.pages.toSorted((a, b) => Number(b.thing === thing.id) - Number(a.thing === thing.id)) }
}

/** Null where the project has not what the act is about. */
export const doAct = (act: ActName, asked: Asked): Reading | null =>
  doings[act]({ ...asked, model: ofLists.has(act) ? asked.model : scoped(asked.model, asked.spans, asked.language) })
