// Fields in a row as they are dictated, with nothing between them: "hundar med namn ras ålder ägare", "invoices just owner month amount paid".
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { endsInField } from '../field-named.ts'
import { grammars } from '../outline/latin-grammar.ts'
import { type Latin, readingsOfPhrase } from '../tokens.ts'
import type { Edit } from './pieces.ts'

/** So many words in a row, and such a share of them fields. */
const wordsMin = 4
const fieldsFrom = 0.7
const stretch = /[^,;:.!?()\n]+/gu
/** "Word count times rate" is worked out. */
const isCalculation = /(?<!\p{L})(?:times|multiplied|divided|minus|plus|gånger|multiplicerat|delat)(?!\p{L})|\s[=×*+/x÷]\s/iu
const word = /\p{L}[\p{L}\p{N}'’-]*/gu

type Word = { text: string; start: number; end: number }

/** "start time": two words of one field. */
const isOne = (first: string, second: string, language: Latin): boolean =>
  readingsOfPhrase(`${first} ${second}`.toLowerCase(), language).some(({ kind }) => kind === 'field')

/** Words that begin or end a row, and are no field. */
const isLoose = ({ text }: Word, language: Latin): boolean => {
  const { stop, verbs, with: having, has, for: forWords, by, each, and, track } = functionWords[language]
  return [stop, verbs, having, has, forWords, by, each, and, track].some((words) => words.has(text.toLowerCase()))
}

export function dictated(text: string, language: Language): Edit[] {
  if (language === 'ja') return []
  return [...text.matchAll(stretch)].flatMap(({ 0: said, index }) => {
    // an item of a list that has its commas ("deposit paid, balance due date"), or what heads one
    if (isCalculation.test(said) || text[index - 1] === ',' || /[,:]/.test(text[index + said.length] ?? '')) return []
    const words = [...said.matchAll(word)].map((found) => ({
      text: found[0],
      start: index + found.index,
      end: index + found.index + found[0].length,
    }))
    const rows = rowsIn(words, language)
    return rows.flatMap((row) => [
      ...opening(words.slice(0, words.indexOf(row[0]!)), row[0]!, language),
      ...commasIn(row, row[0] === words[0], language),
    ])
  })
}

/** Runs of words without one that only joins, of which most are fields, from the first that is one. */
function rowsIn(words: readonly Word[], language: Latin): Word[][] {
  const runs: Word[][] = [[]]
  for (const each of words)
    if (isLoose(each, language)) runs.push([])
    else runs.at(-1)!.push(each)
  return runs.flatMap((run) => {
    const known = run.map(({ text }) => endsInField(text, language))
    const from = known.indexOf(true)
    const count = known.filter(Boolean).length
    return run.length - from >= wordsMin && count >= (run.length - from) * fieldsFrom ? [run.slice(from)] : []
  })
}

/** "invoices just owner month amount": a list stands ahead of the row, and nothing that joins them. */
function opening(ahead: readonly Word[], first: Word, language: Latin): Edit[] {
  const [noun, other] = ahead.filter((each) => !isLoose(each, language))
  const last = ahead.at(-1)
  if (!noun || other || !last || noun !== ahead[0] || !grammars[language].isMany(noun.text.toLowerCase())) return []
  const { has, with: having } = functionWords[language]
  const joins = last !== noun && [has, having].some((words) => words.has(last.text.toLowerCase()))
  return joins ? [] : [{ start: last.end, end: first.start, as: ': ' }]
}

function commasIn(row: readonly Word[], isFirst: boolean, language: Latin): Edit[] {
  return row.slice(1).flatMap((each, at) => {
    const before = row[at]!
    // "owners name address": whose they are stands first
    const isList = at === 0 && isFirst && grammars[language].isMany(before.text.toLowerCase())
    if (isOne(before.text, each.text, language)) return []
    return [{ start: before.end, end: each.start, as: isList ? ': ' : ', ' }]
  })
}
