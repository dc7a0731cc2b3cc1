// "What they do for work", "if they have allergies", "hur de hörde talas om oss": what others are to be asked, told of them, as the question
// that they read.
import type { Language } from '#shared/languages.ts'
import { asQuestion } from '../../understand/asked/as-question.ts'
import type { Asked } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { questionOf } from '../outright/question-deeds.ts'

const toldEn =
  /^(?<about>what(?: (?:kind|sort|type)s? of)?(?: (?!they|people|he|she|you|their|the)\p{L}+)?|how(?: (?:many|much|long|often|old|well|far|likely|satisfied|happy)(?: (?!they|people|he|she|you)\p{L}+)?)?|where|when|why|who|which(?: (?!they|people)\p{L}+){0,2}|whether|if) (?:they|people|he|she|you|guests|customers|parents|members|everyone|participants) (?<rest>.+)$/iu
const auxiliary = /^(?:are|were|can|could|will|would|should|have (?=\p{L}+(?:ed|en)\b|been|had|done|gone|seen)|had (?=been))/iu
const past: Record<string, string> = {
  heard: 'hear',
  found: 'find',
  came: 'come',
  bought: 'buy',
  got: 'get',
  went: 'go',
  did: 'do',
  had: 'have',
  saw: 'see',
  chose: 'choose',
  left: 'leave',
  ate: 'eat',
  paid: 'pay',
  met: 'meet',
  knew: 'know',
  thought: 'think',
  felt: 'feel',
  made: 'make',
  took: 'take',
  spent: 'spend',
  said: 'say',
}
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/\btheir\b/giu, 'your'],
  [/\btheirs\b/giu, 'yours'],
  [/\b(?:them|they)\b/giu, 'you'],
  [/\bthemselves\b/giu, 'yourself'],
]
const yours = (text: string) => ownWords.reduce((left, [word, own]) => left.replace(word, own), text)

function turnedEn(clause: string): string | null {
  const { about = '', rest = '' } = toldEn.exec(clause.trim())?.groups ?? {}
  if (!rest) return null
  const [verb = '', ...more] = rest.split(' ')
  const lead = /^(?:if|whether)$/iu.test(about) ? '' : `${about} `
  const isAuxiliary = auxiliary.exec(rest)
  const asked = isAuxiliary
    ? `${isAuxiliary[0].trim()} you ${rest.slice(isAuxiliary[0].length).trim()}`
    : past[verb.toLowerCase()]
      ? `did you ${[past[verb.toLowerCase()], ...more].join(' ')}`
      : /(?:[^e]ed)$/iu.test(verb) && verb.length > 4
        ? `did you ${[
            verb
              .replace(/(?<=[^aeiou])ied$/iu, 'y')
              .replace(/(?<=lik|lov|us|mov|liv|arriv)ed$/iu, 'e')
              .replace(/ed$/iu, ''),
            ...more,
          ].join(' ')}`
        : `do you ${rest}`
  return `${capitalised(yours(`${lead}${asked}`.trim()))}?`
}

/** The question, and how it is answered. */
export function clauseAsked(clause: string, language: Language): Asked {
  const turned = language === 'en' ? turnedEn(clause) : null
  if (turned) return { text: turned, kind: /^(?:if|whether)\b/iu.test(clause) ? 'yesNo' : 'text' }
  if (language === 'en') return asQuestion(capitalised(clause.trim()), language)
  const { text, kind, options } = questionOf(clause, language)
  return { text, kind, ...(options.length && { options }) }
}
