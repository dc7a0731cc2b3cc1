// What a page of some kind cannot do without: a shop needs products, orders and their lines. Completing a model adds what lacks
// and never takes anything away; doing it twice changes nothing. It is done when a page is planned or wished for, so that the
// things stand in the document and later wishes can change them, and once more before generating, for documents by hand. What a
// new page only starts with (a phone number to be called back at) is not added again: whoever wants it gone is rid of it.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings, optionLabel } from '../lexicon/lexicon.ts'
import type { Field, FieldType, Page, ProjectModel, Thing } from '../model.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised } from '../understand/said.ts'
import { partWords, type PartWord } from './part-words.ts'

/** A field of the lexicon, under an id that the page relies on. */
export function knownField(language: Language, id: string, concept: string, more: Partial<Field> = {}): Field {
  const known = knownFields.get(concept)!
  const options = (more.options ?? known.options)?.map((option) => optionLabel(option, language))
  return {
    id,
    label: capitalised(known.label[language]),
    type: known.type,
    ...(known.unit && { unit: known.unit }),
    concept,
    ...more,
    ...(options && { options }),
    why: 'implied',
  }
}

/** A field with words of its own. */
export const ownField = (language: Language, id: string, word: PartWord, type: FieldType, more: Partial<Field> = {}): Field => ({
  id,
  label: partWords[word][language],
  type,
  ...more,
  why: 'implied',
})

export const thingById = (model: ProjectModel, id: string | undefined) => model.things.find((thing) => thing.id === id)

/**
 * Adds the field unless one of its id, or one that `plays` its part, is there. Answers the one that is. A text of a new list that is called as
 * the list to point to ("部屋" of a stay) becomes what points there.
 */
export function ensureField(thing: Thing, field: Field, plays: (field: Field) => boolean = () => false): Field {
  const same = thing.fields.find(({ id }) => id === field.id)
  const isOther = same !== undefined && field.target !== undefined && same.target !== field.target
  const there = (isOther ? undefined : same) ?? thing.fields.find(plays)
  if (there) return there
  if (same && same.type === 'text' && same.id !== thing.titleField && !thing.rows.length)
    return Object.assign(same, { type: field.type, target: field.target })
  const ids = new Set(thing.fields.map(({ id }) => id))
  const added = { ...field, id: freeId(field.id, ids, 'field') }
  // long texts and pictures stay last, as in a form
  const late = thing.fields.findIndex(({ type }) => ['longtext', 'markdown', 'image'].includes(type))
  const isLate = field.type === 'longtext' || field.type === 'image'
  thing.fields.splice(isLate || late < 0 ? thing.fields.length : late, 0, added)
  return added
}

/** The thing that plays a part on the page: the one it names, else one of the concept, else a new one. */
export function ensurePart(model: ProjectModel, page: Page, part: string, concept: string, make: () => Thing): Thing {
  const named = thingById(model, page.parts?.[part])
  const found = named ?? model.things.find((thing) => thing.concept === concept) ?? make()
  if (!model.things.includes(found)) model.things.push(found)
  page.parts = { ...page.parts, [part]: found.id }
  return found
}

/** An id that no thing has. */
export function freeThingId(model: ProjectModel, wanted: string): string {
  let id = wanted
  for (let n = 2; thingById(model, id); n++) id = `${wanted}${n}`
  return id
}

/** A new thing of the lexicon's kind with the given fields; its first one names the rows. */
export function newThing(model: ProjectModel, concept: string, fields: Field[], views: Thing['views']): Thing {
  const { entry, nouns } = knownThings.get(concept)!
  return {
    id: freeThingId(model, concept),
    one: capitalised(nouns[model.language].one),
    many: capitalised(nouns[model.language].many),
    icon: entry.icon,
    concept,
    titleField: fields[0]!.id,
    fields,
    views,
    rows: [],
    why: 'implied',
  }
}

/** A thing that the lexicon does not have, called by these words. */
export const ownThing = (
  model: ProjectModel,
  concept: string,
  [one, many]: readonly [PartWord, PartWord],
  shape: Pick<Thing, 'icon' | 'fields' | 'views'>,
): Thing => ({
  id: freeThingId(model, concept),
  one: partWords[one][model.language],
  many: partWords[many][model.language],
  concept,
  titleField: shape.fields[0]!.id,
  rows: [],
  why: 'implied',
  ...shape,
})

/** A field that points to another thing. */
export const refTo = (id: string, target: Thing): Field => ({
  id,
  label: target.one,
  type: 'ref',
  target: target.id,
  why: 'implied',
})

/** A page that lists a thing, for those who run the place, unless some page does. */
export function ensureListed(model: ProjectModel, thing: Thing, pages: readonly Page[] = model.pages): void {
  if (pages.some((page) => page.thing === thing.id && page.kind === 'collection')) return
  const base = thing.id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  const free = (wanted: string) => {
    let name = wanted
    for (let n = 2; model.pages.some((page) => page.path === `/${name}` || page.id === name); n++) name = `${wanted}-${n}`
    return name
  }
  const id = free(`${base}s`).replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
  model.pages.push({
    id,
    path: `/${free(`${base}s`)}`,
    title: thing.many,
    icon: thing.icon,
    kind: 'collection',
    thing: thing.id,
  })
}
