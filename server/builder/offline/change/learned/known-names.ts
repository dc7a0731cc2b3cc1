// "Karens till", "how old": a new name that the lexicon has is all of its words, whichever of them were heard. Small words in a name look
// like those around it, and no examples can have all names.
import { isStopWord } from '../../lexicon/function-words.ts'
import { phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import type { Token } from '../../learning/tokens.ts'
import type { Latin } from '../../understand/tokens.ts'

export type Run = { begin: number; last: number }

const wordsMax = 5

/** Whether the lexicon has a field of that name. */
export const isFieldName = (name: string, language: Latin): boolean =>
  readingsOf(language)
    .get(phraseKey(name))
    ?.some(({ kind }) => kind === 'field') ?? false

/** The longest name of a field that has the run, small words at its end apart, and none that `isFree` denies; else the run. */
export function wholeName(
  text: string,
  tokens: readonly Token[],
  run: Run,
  language: Latin,
  isFree: (at: number) => boolean,
): Run {
  const tells = (at: number) => !isStopWord(tokens[at]!.text.toLowerCase())
  const { begin } = run
  let { last } = run
  while (begin < last && !tells(last)) last--
  const isOpen = (at: number) => (at >= run.begin && at <= run.last) || (at >= 0 && at < tokens.length && isFree(at))
  for (let length = wordsMax; length > 1; length--)
    for (let from = last - length + 1; from <= begin; from++) {
      const to = from + length - 1
      if (!Array.from({ length }, (_, by) => from + by).every(isOpen)) continue
      if (isFieldName(text.slice(tokens[from]!.from, tokens[to]!.to), language)) return { begin: from, last: to }
    }
  return run
}
