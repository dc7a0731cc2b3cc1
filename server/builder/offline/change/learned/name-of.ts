// The words of a wish that were heard as a name, as that name: without the signs and words around it.
import type { Language } from '#shared/languages.ts'
import { withoutAsking } from '../wording/asking-words.ts'
import { quoted } from './mentions.ts'

/** 「電話項目」: what stands behind a name and is none of it. */
const afterNames = /(?<=.)(?:項目|欄|列|(?<![性種特個区級])別|順|追加|必須|表示)+$/u

/** The words as a name: a new one without what asks for it, and whole where it stands in quotes. */
export const nameOf = (text: string, from: number, to: number, isNew: boolean, language: Language): string => {
  const said = nameAt(text, from, to, isNew)
  return (isNew ? withoutAsking(said, language) : said).replace(afterNames, '')
}

const bracketAtEnd = /\s*[（(]$/u
/** "(mild, medium, fiery)": the last name ends before the bracket. */
const closing = /^([^(（]*?)\s*[)）]+$/u
/** A new name that stands in quotes is all that stands in them. */
function nameAt(text: string, from: number, to: number, isNew: boolean): string {
  const whole = isNew
    ? [...text.matchAll(quoted)].find(({ 0: all, index }) => index <= from && to <= index + all.length)
    : undefined
  return whole?.[1] ?? text.slice(from, to).replace(bracketAtEnd, '').replace(closing, '$1')
}
