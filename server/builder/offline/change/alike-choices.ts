// Whether a new name is one of a kind with the choices a field has: "Sun" beside Mon and Tue, "conservatory" beside kitchen and bedroom,
// 4班 beside 3班. Then it is most likely a further choice, whatever sentence it stands in.
import type { Language } from '#shared/languages.ts'
import { areAlike } from '../lexicon/alike/alike.ts'
import type { Field, ProjectModel } from '../model.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from './resolve.ts'
import type { Place } from './said-parts.ts'

const wordsMax = 3
const alikeMin = 2
const isWord = /[\p{L}\p{N}](?:[\p{L}\p{N}'’./-]*[\p{L}\p{N}])?/gu
/** Names in Japanese: runs of one script, with the digits before them; what stands in brackets of quotation. */
const isNameJa =
  /「[^」]{1,20}」|[0-9０-９]*[\p{Script=Han}々]+(?:[0-9０-９]+)?|[\p{Script=Katakana}ー]+|[ぁ-ん]{0,4}[\p{Script=Han}]+|[A-Za-z]+/gu

const particles = /^(?:から|まで|など|[をはがにでともやの])/u

const numbered = (name: string) => (/\p{N}/u.test(name) ? name.toLowerCase().replace(/\p{N}+/gu, '#') : null)
/** りす組 and ぞう組 end alike; of one sign alone that says little. */
const endsAlike = (a: string, b: string) =>
  a.length > 1 && b.length > 1 && /[\p{Script=Han}]/u.test(a.at(-1)!) && a.at(-1) === b.at(-1)

function isOfKind(name: string, { options = [] }: Field, language: Language): boolean {
  const like = options.filter(
    (option) =>
      areAlike(name, option, language) ||
      (numbered(name) !== null && numbered(name) === numbered(option)) ||
      (language === 'ja' && endsAlike(name, option)),
  )
  return like.length > 0 && like.length >= Math.min(alikeMin, options.length)
}

/** "Add a phase": what rows are usually asked is a field, where the choices are not spoken of; "done" and "paid" may be either. */
const isField = (name: string, language: Language): boolean =>
  readingsIn(name, language).some(({ kind, id }) => kind === 'field' && knownFields.get(id)?.type !== 'bool')

/** The choice field that has such choices, of the list that is named first of all; not where it has the name already. */
export function fieldLike(model: ProjectModel, name: string, language: Language): Place | undefined {
  const main = mainThing(model)
  const things = main ? [main, ...model.things.filter((thing) => thing !== main)] : model.things
  for (const thing of things)
    for (const field of thing.fields) {
      if (field.type !== 'select' && field.type !== 'tags') continue
      if (field.options?.some((option) => option.toLowerCase() === name.toLowerCase())) return undefined
      if (isOfKind(name, field, language)) return { thing, field }
    }
  return undefined
}

/** The names in a text that are like the choices of one field, as they are written there. */
export function choicesLike(model: ProjectModel, text: string, language: Language): { names: string[]; at: Place } | null {
  const names: string[] = []
  let place: Place | undefined
  const isTaken = (name: string, at: Place) => place !== undefined && (at.field !== place.field || names.includes(name))
  const tryName = (name: string) => {
    const at = fieldLike(model, name, language)
    if (!at || isTaken(name, at) || resolveField(model, name, language) || resolveThing(model, name, language)) return false
    if (isField(name, language) && !text.toLowerCase().includes(at.field.label.toLowerCase())) return false
    place = at
    names.push(name)
    return true
  }
  if (language === 'ja')
    for (const [found] of text.matchAll(isNameJa)) tryName(found.replace(/[「」]/g, '').replace(particles, ''))
  else {
    const words = [...text.matchAll(isWord)]
    for (let at = 0; at < words.length;) {
      let length = Math.min(wordsMax, words.length - at)
      const phrase = () => text.slice(words[at]!.index, words[at + length - 1]!.index + words[at + length - 1]![0].length)
      while (length && !tryName(phrase())) length--
      at += length || 1
    }
  }
  return place ? { names, at: place } : null
}
