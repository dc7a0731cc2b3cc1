// "How much honey have I got in total?", "hur mycket ger de sammanlagt": sums of the fields that the words of a wish speak of, wherever
// they stand; without any, of all numbers of the list that say something together.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { isNumber } from '../field-kinds.ts'
import type { Total } from '../rules.ts'
import { swedishStems, singular } from '../lexicon/inflect.ts'
import type { Operation } from './operations.ts'
import { does, type Reading } from './reading.ts'
import { mainThing, resolveThing } from './resolve.ts'
import { conceptOf, namesIn, numberFor } from './said-parts.ts'

const wordMin = 4
const seldomSummed = /[yY]ear|(?:^a|A)ge$|[rR]ating|(?:^n|N)umber$|[pP]hone|[pP]ercent/

const stemsOf = (word: string, language: Language) => (language === 'sv' ? swedishStems(word) : [word, singular(word)])

const worthless = /[yY]ear|(?:^a|A)ge$|[nN]umber|[pP]hone|[zZ]ip|[oO]rder/
const perRow = (field: Field) =>
  ['rating', 'percent'].includes(field.type) || /^(?:age|rating|score|temperature|weight|height)$/i.test(conceptOf(field))

/** What to add up: the named fields, else every field it says something about. */
export function totalsOf(model: ProjectModel, thing: Thing, names: string, kind: Total['kind'], language: Language): Total[] {
  const named = namesIn(names).flatMap((name) => numberFor(model, name, language, thing) ?? [])
  const own = named.filter((place) => place.thing === thing).map(({ field }) => field)
  const all = thing.fields.filter((field) => isNumber(field) && !worthless.test(conceptOf(field)))
  // the sum of what one of each costs says nothing where there is a number that says more
  const telling = all.filter((field) => !/price$/i.test(conceptOf(field)))
  const fields = own.length ? own : telling.some((field) => !perRow(field)) ? telling : all
  return fields.map((field) => ({
    field: field.id,
    kind: kind === 'average' || (!own.length && perRow(field)) ? 'average' : 'sum',
  }))
}

/** A word of its name stands in the text: "honung" of "Kilo honung". */
function isSpokenOf({ label }: Field, words: ReadonlySet<string>, language: Language): boolean {
  const own = label.toLowerCase().split(/\s+/)
  return own.some((word) => word.length >= wordMin && stemsOf(word, language).some((stem) => words.has(stem)))
}

/** `list` is a name of what they are summed over. */
export function summedIn(model: ProjectModel, text: string, list: string | undefined, language: Language): Reading | null {
  if (language === 'ja') return null
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const words = new Set(said.flatMap((word) => stemsOf(word, language)))
  const host = (list ? resolveThing(model, list, language) : undefined) ?? mainThing(model)
  const canSum = (thing: Thing, field: Field) =>
    isNumber(field) && !seldomSummed.test(conceptOf(field)) && field.id !== thing.titleField
  const spoken = [...(host ? [host] : []), ...model.things]
    .map((thing) => ({
      thing,
      fields: thing.fields.filter((field) => canSum(thing, field) && isSpokenOf(field, words, language)),
    }))
    .find(({ fields }) => fields.length > 0)
  const thing = spoken?.thing ?? host
  if (!thing) return null
  const totals = spoken
    ? spoken.fields.map(({ id }) => ({ field: id, kind: 'sum' as const }))
    : totalsOf(model, thing, '', 'sum', language).filter(({ kind }) => kind === 'sum')
  if (!totals.length) return null
  const kept = (thing.totals ?? []).filter(({ field }) => !totals.some((total) => total.field === field))
  const shown: Operation[] = thing.views.includes('table') ? [] : [{ op: 'addView', thing: thing.id, view: 'table' }]
  return does(...shown, { op: 'setTotals', thing: thing.id, totals: [...kept, ...totals] })
}
