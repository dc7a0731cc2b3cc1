// Sentences of an English or Swedish prompt that tell who does what: "hospitals post vacancies", "pupils borrow books for two weeks",
// "medlemmar kan boka banor".
import type { Language } from '#shared/languages.ts'
import { type Latin, type Token, tokenise } from '../tokens.ts'
import { anyVerbAt, isOneOf, verbAt } from './deed-words.ts'
import type { Doing } from './doings.ts'
import { alone, objectAhead, objectOf } from './done-to.ts'
import { subjectBefore } from './who-does-it.ts'

/**
 * All in the words of the prompt. `by` is the subject, `who` the same unless anybody at all does it, or those who run it; `or` is a second
 * verb, of "approve or reject"; `with` is who else has to do with it, `of` what it is kept for.
 */
export type Done = Doing & {
  by?: string
  who?: string
  verb: string
  or?: string
  what: string
  with?: string
  of?: string
  /** what is told of it, or, where `what` is '', what is noted: 体温、血圧を入力 */
  fields?: string[]
  start: number
  end: number
}

const also: Record<Latin, RegExp> = { en: /^(?:and|or|then|,)$/, sv: /^(?:och|eller|samt|,)$/ }

/** What people do, in the order of the text. */
export function doneIn(text: string, language: Latin): Done[] {
  const tokens = tokenise(text)
  const all: Done[] = []
  for (let at = 0; at < tokens.length; at++) {
    const done = doneAt(tokens, at, text, language, all.at(-1))
    if (done) all.push(done)
  }
  return all
}

const described = /(?:^|[.!?\n]\s*)\p{L}+(?: \p{L}+)? (?:have|has|har) [^.!?\n]*,/iu
/** More than one page is for: two things that people do, or a list that is described. */
export const tellsOfMore = (text: string, language: Language): boolean =>
  language !== 'ja' && (described.test(text) || doneIn(text, language).filter(({ only }) => !only).length > 1)

function doneAt(tokens: readonly Token[], at: number, text: string, language: Latin, before?: Done): Done | null {
  const found = verbAt(tokens, at, language) ?? anyVerbAt(tokens, at, language)
  if (!found) return null
  // "students book lessons and leave reviews"
  if (before && isOneOf(tokens[at - 1], also[language]) && tokens[at - 2]?.end === before.end) {
    const more = objectOf(tokens, found, text, language, before)
    const { by, who } = before
    return more && { ...(by !== undefined && { by }), ...(who !== undefined && { who }), ...more, start: tokens[at]!.start }
  }
  const subject = subjectBefore(tokens, at, found, language)
  if (!subject) return null
  const { from, to, ahead, isAnybody, one } = subject
  const told =
    objectOf(tokens, found, text, language, before) ??
    objectAhead(tokens, ahead, found, text, language) ??
    alone(tokens, found, before)
  const by = text.slice(tokens[from]!.start, tokens[to]!.end)
  return told && { by, ...(!isAnybody && { who: one ?? by }), ...told, start: tokens[from]!.start }
}
