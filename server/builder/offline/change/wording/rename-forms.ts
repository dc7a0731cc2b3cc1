import type { Language } from '#shared/languages.ts'
import { isPlural, plural, singular, swedishPlural, swedishSingular } from '../../lexicon/inflect.ts'
import { knownThings, phraseKey } from '../../lexicon/lexicon.ts'
import { labelOf } from '../../understand/said.ts'

const labelCharsMax = 40

/** A new name for a thing, from the word a person gave in singular or plural: "chores" -> Chore, Chores. */
export function renameForms(given: string, language: Language): { one: string; many: string; asIs: string } {
  const text = given.slice(0, labelCharsMax)
  const asIs = labelOf(text, language)
  if (language === 'ja') return { one: asIs, many: asIs, asIs }
  if (language === 'en') {
    const at = text.lastIndexOf(' ') + 1
    const last = text.slice(at).toLowerCase()
    const one = text.slice(0, at) + singular(last)
    return { one: labelOf(one, 'en'), many: labelOf(isPlural(last) ? text : plural(one), 'en'), asIs }
  }
  const key = phraseKey(text)
  const known = [...knownThings.values()].map(({ nouns }) => nouns.sv).find((nouns) => nouns.one === key || nouns.many === key)
  if (known) return { one: labelOf(known.one, 'sv'), many: labelOf(known.many, 'sv'), asIs }
  const one = swedishSingular(key)
  return { one: labelOf(one, 'sv'), many: labelOf(swedishPlural(one), 'sv'), asIs }
}
