// New lists of a wish, with their pages, and the links that lead to them.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import type { Intent, SaidThing } from '../understand/intent.ts'
import { collectionPage, freePath } from '../understand/plan/plan-pages.ts'
import { planFields, thingId } from '../understand/plan/plan-things.ts'
import { planViews } from '../understand/plan/plan-views.ts'
import { readBySigns } from '../understand/read-intent.ts'
import { sayNoun } from '../understand/said.ts'
import type { Operation } from './operations.ts'
import { bare, readingsIn, resolveThing } from './resolve.ts'

type Addition = Extract<Operation, { op: 'addThing' }>

/** A list of what a noun names, in whatever number it was said. */
export function listCalled(model: ProjectModel, name: string, language: Language): Addition {
  const known = readingsIn(name, language).find(({ kind }) => kind === 'thing')
  return additionOf(model, sayNoun(bare(name), language, known), readBySigns('', language))
}

/** "Which part", "for each bike", "vilken ko", どの部品: the list of which a row is named so. */
const whichOf =
  /^(?:(?:for|per|of|av|för|på)\s+)?(?:which|what|each|every|vilken|vilket|vilka|varje)\s+|^(?:per|by)\s+|^(?:どの|対象の|各)|ごと$/iu

export const rowNamed = (model: ProjectModel, name: string, language: Language): Thing | undefined =>
  whichOf.test(name) ? resolveThing(model, name.replace(whichOf, '').trim(), language) : undefined

/** Whether a row of the one list says which row of the other it belongs to. */
export const points = (from: Thing, to: Thing): boolean => from.fields.some(({ target }) => target === to.id)

/** A field that points to a row of another list; `target` may be about to be added. */
export function linkTo(from: Thing, target: Pick<Thing, 'id' | 'one'>): Operation {
  const isTaken = from.fields.some(({ id }) => id === target.id)
  return {
    op: 'addField',
    thing: from.id,
    field: { id: isTaken ? `${target.id}Link` : target.id, label: target.one, type: 'ref', target: target.id, why: 'edit' },
  }
}

/** A text becomes a field that points to the list of that id; it stays the same field, and what was written into it stays where it was stored. */
export const pointingField = (
  { thing, field }: { thing: Thing; field: Field },
  list: string,
  label = field.label,
): Operation[] => [
  { op: 'removeField', thing: thing.id, field: field.id },
  {
    op: 'addField',
    thing: thing.id,
    field: { id: field.id, label, type: 'ref', target: list, stored: `${field.id}Link`, why: 'edit' },
  },
]

/** "Each lesson has a car. Cars have …": the text that was added under that name a wish ago points to the new list. */
export const pointedTo = (model: ProjectModel, added: Thing): Operation[] =>
  model.things.flatMap((thing) => {
    const field = thing.fields.find(
      ({ type, why, label }) => type === 'text' && why === 'edit' && label.toLowerCase() === added.one.toLowerCase(),
    )
    if (!field || thing === added || field.id === thing.titleField) return []
    const ref: Field = { id: `${field.id}Link`, label: field.label, type: 'ref', target: added.id, why: 'edit' }
    return [
      { op: 'removeField', thing: thing.id, field: field.id },
      { op: 'addField', thing: thing.id, field: ref },
    ]
  })

/** A whole new thing with its page. */
export function additionOf(model: ProjectModel, said: SaidThing, intent: Intent): Addition {
  const { language } = model
  const id = thingId(said, language, new Set(model.things.map((each) => each.id)))
  const others = model.things.map((each) => ({ id: each.id, why: each.why, said: asSaid(each) }))
  const planned = { id, why: 'edit' as const, said }
  const { fields: own, titleField } = planFields(planned, [planned, ...others], { ...intent, language }, undefined)
  const pointed = own.map((field) => pointing(model, field))
  // what a row is called by is a text: where the only one points elsewhere, it stays one
  const title =
    pointed.find(({ id: each, type }) => each === titleField && type === 'text') ?? pointed.find(({ type }) => type === 'text')
  const fields = title ? pointed : own
  const thing: Thing = {
    id,
    one: said.one,
    many: said.many,
    icon: said.known?.entry.icon ?? 'Folder',
    ...(said.known && { concept: said.known.id }),
    titleField: title?.id ?? titleField,
    fields,
    views: ['table'],
    rows: [],
    why: 'edit',
  }
  thing.views = planViews(thing, said.known, [...new Set([...said.views, ...intent.views.map((each) => each.view)])], language)
  const page = collectionPage(thing, language, model.pages)
  return { op: 'addThing', thing, page: { ...page, path: freePath(page.id, model.pages) } }
}

/** A text that is called after a row of a list points to it. */
function pointing(model: ProjectModel, field: Field): Field {
  const low = field.label.toLowerCase()
  // the "goat" of "goat records"
  const isRow = ({ one }: Thing) => one.toLowerCase() === low || one.toLowerCase().startsWith(`${low} `)
  const of = field.type === 'text' ? (rowNamed(model, field.label, model.language) ?? model.things.find(isRow)) : undefined
  return of ? { id: field.id, label: of.one, type: 'ref', target: of.id, why: field.why } : field
}

function asSaid(thing: Thing): SaidThing {
  const said: SaidThing = { one: thing.one, many: thing.many, fields: [], views: [], parents: [], naming: false, owns: false }
  const known = knownThings.get(thing.concept ?? '')
  return known ? { ...said, known } : said
}
