// How a planned thing is seen: the views that were asked for, with the field that each needs, then those that suit its data.
import type { Language } from '#shared/languages.ts'
import { axesOf } from '../../grid-axes.ts'
import { type KnownThing, knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import type { Field, Thing, ViewKind } from '../../model.ts'
import { capitalised } from '../said.ts'
import { fieldFromUse, freeId } from './plan-things.ts'

const viewsMax = 4

const dateLike = (field: Field) => field.type === 'date' || field.type === 'datetime'
const views: Record<ViewKind, (thing: Thing) => boolean> = {
  table: () => true,
  list: () => true,
  cards: () => true,
  gallery: () => true,
  board: (thing) => thing.fields.some((field) => field.type === 'select'),
  calendar: (thing) => thing.fields.some(dateLike),
  timeline: (thing) => thing.fields.some(dateLike),
  grid: (thing) => axesOf(thing) !== undefined,
}
export const canShow = (thing: Thing, view: ViewKind) => views[view](thing)

/** Gives a thing the field a view needs: a date for a calendar, a status for a board. */
export function fieldForView(thing: Thing, view: ViewKind, language: Language, why: Field['why']): Field | null {
  if (canShow(thing, view) || !['calendar', 'timeline', 'board'].includes(view)) return null
  const concept = knownFields.get(view !== 'board' ? 'date' : 'status')!
  return {
    id: freeId(concept.id, new Set(thing.fields.map((field) => field.id)), concept.id),
    label: capitalised(concept.label[language]),
    type: concept.type,
    concept: concept.id,
    why,
    ...(concept.options && { options: concept.options.map((option) => optionLabel(option, language)) }),
  }
}

/** A board of tasks has columns for what is done with them, though other choices were named. */
const isStatus = ({ type, concept }: Pick<Field, 'type' | 'concept'>) =>
  type === 'select' && /^(?:status|stage)$/.test(concept ?? '')

/** The views of a thing: asked ones first (with the field they need), then those that suit its data. */
export function planViews(
  thing: Thing,
  known: KnownThing | undefined,
  asked: readonly ViewKind[],
  language: Language,
): ViewKind[] {
  for (const view of asked) {
    const own = view === 'board' && !thing.group && !thing.fields.some(isStatus) ? known?.fields.find(isStatus) : undefined
    const field = own ? fieldFromUse(own, language, undefined, known?.id) : fieldForView(thing, view, language, 'implied')
    if (field) thing.fields.splice(1, 0, field)
  }
  // a gallery is looked at
  if (asked.includes('gallery') && !thing.fields.some(({ type }) => type === 'image'))
    thing.fields.push({
      id: 'image',
      label: capitalised(knownFields.get('image')!.label[language]),
      type: 'image',
      concept: 'image',
      why: 'implied',
    })
  const usual: readonly ViewKind[] =
    known?.entry.views ??
    (thing.fields.some((field) => /status|stage/.test(field.concept ?? ''))
      ? ['table', 'board', 'calendar']
      : ['table', 'cards', 'calendar'])
  const fit = usual.filter(
    (view) => canShow(thing, view) && (view !== 'gallery' || thing.fields.some((field) => field.type === 'image')),
  )
  // where the data has not what the usual views need, cards are a second way of seeing it
  const spare: readonly ViewKind[] = usual.length > 1 && new Set([...asked, ...fit]).size < 2 ? ['table', 'cards'] : []
  // photos that were asked for are there to be seen
  const isSeen =
    fit[0] === 'table' && fit.includes('cards') && thing.fields.some(({ type, why }) => type === 'image' && why === 'said')
  if (isSeen) fit.sort((one, other) => Number(other === 'cards') - Number(one === 'cards'))
  return [...new Set([...asked, ...fit, ...spare, ...(fit.length + asked.length ? [] : (['table'] as const))])].slice(0, viewsMax)
}
