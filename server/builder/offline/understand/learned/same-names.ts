// Whether two names of a prompt mean the same: bent, or one a part of the other.
import type { Language } from '#shared/languages.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { yesOrNoWords } from '../../lexicon/type-words.ts'

/** "Guest yes/no", "paid?": how it is answered is no part of what it is called. */
const answered = new RegExp(String.raw`\s*[(（]?${yesOrNoWords}[)）]?$|\?$`, 'iu')

const formsOf = (text: string, language: Language): string[] => {
  const key = phraseKey(text.replace(answered, '') || text)
  if (language === 'ja') return [key]
  const at = key.lastIndexOf(' ') + 1
  return (language === 'en' ? [key.slice(at), singular(key.slice(at))] : swedishStems(key.slice(at))).map(
    (form) => key.slice(0, at) + form,
  )
}
export const isSame = (one: string, other: string, language: Language): boolean => {
  const forms = formsOf(one, language)
  return formsOf(other, language).some((form) => forms.includes(form))
}
const isHan = /\p{Script=Han}$/u
export const holds = (one: string, other: string): boolean => {
  const [a, b] = [phraseKey(one.replace(/\?$/, '')), phraseKey(other.replace(/\?$/, ''))]
  return (
    (a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a))) || (isHan.test(a + b) && (a.endsWith(b) || b.endsWith(a)))
  )
}
