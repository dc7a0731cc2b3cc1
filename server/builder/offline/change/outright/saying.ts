// What a saying is: a sentence, and what it asks of the project at hand.
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { courtesiesEn } from '../wording/courtesies-en.ts'

/** Plain wishes that the readers know, or what was read; null leaves the sentence to the next saying. */
export type Told = readonly string[] | Reading | null
export type Saying = readonly [
  form: RegExp,
  tell: (model: ProjectModel, parts: Readonly<Record<string, string | undefined>>, text: string) => Told,
]

/** A pattern in which classes of words stand by name. */
export const saying = ({ raw }: TemplateStringsArray, ...classes: readonly string[]): RegExp =>
  new RegExp(raw.map((part, at) => (at ? `(?:${classes[at - 1]})${part}` : part)).join(''), 'iu')

/** Words of asking, as many as somebody puts before what is asked for. */
export const ask = String.raw`(?:(?:(?:can|could|would|will|should|may) (?:you|we|i|it|there)(?: (?:be|have))?|(?:i|we)(?:'d| would)(?: really| also)? (?:like|love|prefer)(?: it| you| them)?(?: to)?(?: be able to)?|(?:i|we) (?:also |really |just )?(?:want|need|wish)(?: it| you| them)?(?: to)?(?: be able to)?|(?:it|that) (?:would|'d) be (?:nice|good|great|cool|handy|useful|lovely|helpful)(?: if (?:i|we|you) (?:can|could)| to)?|is it possible to|is there a way to|let (?:me|us)|let's|be able to|what (?:i'm|i am|we're|we are) missing is|i miss|make it so (?:that )?(?:i|we) can|there (?:should|could|must) be|have|see|show(?: me| us)?|give (?:me|us)|get|add|display|put|include|make|use|also|maybe|perhaps|just|now|then|and|but|too)\b,? *)*`

const before =
  /^(?:(?:please|pls|plz),?\s+|(?:oh|ah|hm+|um+|hey|hi|hello|ok|okay|well|right|so|and|btw|by the way|actually|please|pls|plz|now|also|one more thing|another thing|next|sorry|great|nice|perfect|cool|yes|yeah|thanks|thank you)(?:[,.!:]+| -+| (?=(?:and|can|could|would|please|i|we|the|make|let|add|show|put|how|is|where|what|my)\b))\s*)+/i
const after =
  /[\s,]*(?:\b(?:please|pls|plz|thanks|thank you|thx|if (?:possible|you can|that's possible|that works)|when you can|ok|okay)|[?!.:)(-]|:-?\))+\s*$/i

/** "Dont", "havent", as they are typed. */
const unmarked = /\b(do|does|did|is|are|was|were|has|have|had|should|could|would|ca|wo|must)nt\b/gi

/** The sentence without courtesies. */
export function plainly(said: string): string {
  let text = said
    .trim()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(unmarked, "$1n't")
    .replace(/\b(what|that|who|there)s\b/gi, "$1's")
  for (let shorter = ''; shorter !== text;) {
    shorter = text
    text = text
      .replace(before, '')
      .replace(after, '')
      .replace(/\s+(?:pls|plz)\b/gi, ' please')
    for (const [wrapped, plain] of courtesiesEn) text = text.replace(wrapped, plain)
  }
  return text.replace(/,? please,? /gi, ' ').replace(/\s+/g, ' ')
}
