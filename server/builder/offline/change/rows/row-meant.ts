// Which row a few words mean: by its name, by the beginning or a word of it, or by what stands in one of its fields: "the red yarn".
import type { Language } from '#shared/languages.ts'
import { swedishStems } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { rowNamed } from './values.ts'

export type Place = { thing: Thing; at: number }
/** The rows it may be, the likeliest first. */
export type RowMeant = Place[]

const wordCharsMin = 3
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean)
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

/** `isNear`: what is said of it tells that it is a row, so that a word of it will do. */
export function rowMeant(model: ProjectModel, name: string, isNear: boolean, language: Language): RowMeant {
  const said = language === 'sv' ? name.replace(/^(?:det|den|de) /iu, '') : name
  const exact = model.things.flatMap((thing) => {
    const at = rowNamed(thing.rows, thing.titleField, said)
    return at < 0 ? [] : [{ thing, at }]
  })
  if (exact.length) return exact
  if (resolveField(model, said, language) || resolveThing(model, said, language) || !isNear || language === 'ja') return []
  return model.things.flatMap((thing) => {
    const at = byWords(thing, said, language)
    return at < 0 ? [] : [{ thing, at }]
  })
}
