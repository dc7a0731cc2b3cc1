// The fields that are marked in a prompt, each with its words and the choices that stand behind it.
import type { Language } from '#shared/languages.ts'
import { fieldNamed } from '../field-named.ts'
import type { Intent, SaidField } from '../intent.ts'
import { nameWithChoices } from '../said-details.ts'
import { optionsIn } from '../options-in.ts'
import type { LikelyMark } from './hear-marks.ts'
import type { MarkName } from './marks.ts'
import { holds, isSame } from './same-names.ts'

/** `choices` are what it may be, as written; `words` is all that is marked, `text` its name without choices. */
export type NamedMark = LikelyMark & { words: string; text: string; said: SaidField; choices: string[] }

/** In their order; what is marked as a choice is of the field before it, up to the next list. */
export function namedFields(marks: readonly LikelyMark[], { prompt, language }: Intent): NamedMark[] {
  const fields: NamedMark[] = []
  let open: NamedMark | undefined
  for (const mark of withWholeBrackets(marks, prompt)) {
    const words = prompt.slice(mark.from, mark.name === 'choice' ? endOfChoice(mark, prompt) : mark.to)
    const { name = words, choices = '' } = nameWithChoices.exec(words)?.groups ?? {}
    if (mark.name === 'choice') open?.choices.push(name)
    else if (mark.name === 'list') open = undefined
    else {
      open = { ...mark, words, text: name, said: fieldNamed(name, language), choices: optionsIn(choices) }
      fields.push(open)
    }
  }
  return fields
}

/** （大人・子ども）: up to the next one, whatever may be a particle elsewhere. */
const endOfChoice = ({ from, to }: LikelyMark, prompt: string): number => {
  const isInside = /[（(][^（()）]*$/u.test(prompt.slice(0, from))
  return isInside ? to + /^[\u3041-\u3096]?(?=[、・，）)])|^/u.exec(prompt.slice(to))![0].length : to
}

const brackets = /[（(][^（()）]*[)）]/gu

/** "(new, paid, sent)": where most of what is marked in brackets are choices, all are; a single one beside fields is one of those. */
function withWholeBrackets(marks: readonly LikelyMark[], prompt: string): LikelyMark[] {
  const named = new Map<LikelyMark, MarkName>()
  for (const { 0: found, index } of prompt.matchAll(brackets)) {
    const group = marks.filter(({ from, to }) => from > index && to < index + found.length)
    const choices = group.filter(({ name }) => name === 'choice')
    if (choices.length * 2 > group.length) for (const mark of group) named.set(mark, 'choice')
    if (choices.length === 1 && group.length > 2) named.set(choices[0]!, 'field')
  }
  return marks.map((mark) => ({ ...mark, name: named.get(mark) ?? mark.name }))
}

/** Whether a field is the one that the mark names. */
export const isMarked = ({ label, concept }: SaidField, { text, said }: NamedMark, language: Language): boolean =>
  isSame(label, text, language) ||
  isSame(label, said.label, language) ||
  holds(label, text) ||
  (said.concept !== undefined && said.concept === concept)
