// Which row a few words mean: by its name, by the beginning or a word of it, or by what stands in one of its fields: "the red yarn".
import type { Language } from '#shared/languages.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { rowNamed } from './values.ts'

export type Place = { thing: Thing; at: number }
/** The rows it may be, the likeliest first. */
export type RowMeant = Place[]

const wordCharsMin = 3
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const isSameWord = (a: string, b: string, language: Language) =>
  a === b || (language === 'sv' && swedishStems(a).some((stem) => swedishStems(b).includes(stem) || b === stem))

/** The only row that has all the words, in its name or elsewhere in its texts. */
function byWords({ rows, titleField, fields, one }: Thing, name: string, language: Language): number {
  const own = wordsOf(one)
  const words = wordsOf(name).filter((word) => word !== 'one' && !own.some((each) => isSameWord(word, each, language)))
  if (!words.length || words.some((word) => word.length < wordCharsMin)) return -1
  const texts = fields.filter(({ type, id }) => id !== titleField && (type === 'text' || type === 'select')).map(({ id }) => id)
  const has = (held: readonly string[]) => words.every((word) => held.some((each) => isSameWord(word, each, language)))
  const inTitle = rows.flatMap((row, at) => (has(wordsOf(String(row[titleField] ?? ''))) ? [at] : []))
  if (inTitle.length) return inTitle.length === 1 ? inTitle[0]! : -1
  const inRow = rows.flatMap((row, at) => (has(texts.flatMap((id) => wordsOf(String(row[id] ?? '')))) ? [at] : []))
  return inRow.length === 1 ? inRow[0]! : -1
}

const numberedForm = /^(?<label>\p{L}+(?: \p{L}+)?) #?(?:nr\.? |no\.? )?(?<value>\d+\w?)$/iu
/** "Lägenhet 3", "order #12": what is told of a row by a number of it. */
export function isNumbered(model: ProjectModel, name: string, language: Language): boolean {
  const { label } = numberedForm.exec(name)?.groups ?? {}
  const low = label?.toLowerCase()
  const isOfList = ({ one, many }: Thing) =>
    [one, many].some((each) => wordsOf(each).some((word) => isSameWord(singular(word), low!, language)))
  return (
    label !== undefined &&
    ((resolveThing(model, label, language) ?? resolveField(model, label, language)) !== undefined || model.things.some(isOfList))
  )
}
function byNumber(model: ProjectModel, name: string, language: Language): RowMeant {
  const { label, value } = numberedForm.exec(name)?.groups ?? {}
  if (!label || !value) return []
  const asked = resolveField(model, label, language)
  const thing = resolveThing(model, label, language)
  const place = asked ? { thing: asked.thing, id: asked.field.id } : thing && { thing, id: thing.titleField }
  const at = place
    ? place.thing.rows.findIndex(
        (row) =>
          String(row[place.id] ?? '')
            .replace(/^#/u, '')
            .toLowerCase() === value.toLowerCase(),
      )
    : -1
  return place && at >= 0 ? [{ thing: place.thing, at }] : []
}

/** `isNear`: what is said of it tells that it is a row, so that a word of it will do. */
export function rowMeant(model: ProjectModel, name: string, isNear: boolean, language: Language): RowMeant {
  const said = language === 'sv' ? name.replace(/^(?:det|den|de) /iu, '') : name
  const exact = model.things.flatMap((thing) => {
    const at = rowNamed(thing.rows, thing.titleField, said)
    return at < 0 ? [] : [{ thing, at }]
  })
  if (exact.length) return exact
  const numbered = byNumber(model, said, language)
  if (numbered.length) return numbered
  if (resolveField(model, said, language) || resolveThing(model, said, language) || !isNear || language === 'ja') return []
  return model.things.flatMap((thing) => {
    const at = byWords(thing, said, language)
    return at < 0 ? [] : [{ thing, at }]
  })
}
