// The names that a text lists, "Mia, Josh and Ellie", "Dr. Kowalska och Dr. Brandt", 田中、佐藤、鈴木: each short and none of them a sentence. A
// point behind a title belongs to the name, and "&" within one too.
import type { Language } from '#shared/languages.ts'
import { noChoice } from '../choices/choices-in-words.ts'

const namesMax = 24
const nameCharsMax = 36
const nameWordsMax = 5
const between: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s+\+\s+|\s*\n\s*[-*•]?\s*/iu,
  sv: /\s*[,;]\s*(?:(?:och|eller|samt)\s+)?|\s+(?:och|eller|samt)\s+|\s+\+\s+|\s*\n\s*[-*•]?\s*/iu,
  ja: /\s*[、，,・／/]\s*|\s+|(?<=さん|様|君|くん|ちゃん|先生)と|(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?:と|か)(?=[\p{Script=Han}\p{Script=Katakana}])/u,
}
/** What a number or an amount is told of is no name alone. */
const isTold = /^[\d\s.,:%$£€¥-]+$|https?:|[:：?？!！“”"「」]/u

/** In their order; null where one of the pieces is none, or there is only one. */
export function namesListed(text: string, language: Language): string[] | null {
  const names = text
    .trim()
    .replace(/[.。!！\s]+$/u, '')
    .split(between[language])
    .map((each) => each.trim().replace(/^[-–*•]\s*/u, ''))
    .filter(Boolean)
  const isName = (each: string) =>
    each.length <= nameCharsMax &&
    (language === 'ja' || each.split(/\s+/u).length <= nameWordsMax) &&
    !isTold.test(each) &&
    !noChoice[language].test(each)
  return names.length > 1 && names.length <= namesMax && names.every(isName) ? [...new Set(names)] : null
}

/** "Mia", "Dr. Kowalska", "Maj-Britt", 田中: written as the names of people and places are. */
export const areProper = (names: readonly string[], language: Language): boolean =>
  names.every((each) => (language === 'ja' ? !/[ぁ-ん]{3}/u.test(each) : /^\p{Lu}/u.test(each)))
