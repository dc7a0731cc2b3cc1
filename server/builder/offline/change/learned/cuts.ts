// Where a wish may ask for a second thing: the joints of its sentences, and what is looked at to tell whether one parts two wishes.
import type { Language } from '#shared/languages.ts'
import { actFeatures, cuesIn } from './features.ts'
import type { Token } from '../../learning/tokens.ts'

/** A joint, from where to where it stands in the text. */
export type Joint = { from: number; to: number }

/** In Japanese a verb or its like ends a wish; behind a noun a comma goes on with a list. */
export const joints: Record<Language, RegExp> = {
  en: /[.!?;]+\s+(?:(?:also|and|plus|then|oh|but)[, ]+)*|,?\s+(?:and|but|plus|then|while|as well as)\s+(?:also\s+|then\s+|please\s+)?|,\s+(?:also\s+|then\s+|please\s+)?|\s+[-–—]+\s+|\s+(?=also\s)|\n+/giu,
  sv: /[.!?;]+\s+(?:(?:och|sen|sedan|plus|men|dessutom)[, ]+)*|,?\s+(?:och|å|o|men|samt|plus|sen|sedan|medan|liksom)\s+(?:även\s+|också\s+|så\s+|dessutom\s+)?|,\s+(?:även\s+|också\s+|så\s+|sen\s+)?|\s+[-–—]+\s+|\s+(?=dessutom\s)|\n+/giu,
  ja: /[。！？!?\n]+|(?<=[てでしいなねよがどらくにるたすかん]|任意|必須|不要|追加|削除|変更|希望|お願い)(?:[、,，]|[〜～~]\s*|\s+)|(?<=[^、]{3}(?:て|し))(?=[^、]{4})/g,
}

export const jointsIn = (text: string, language: Language): Joint[] =>
  [...text.matchAll(joints[language])]
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
    .filter(({ from, to }) => from > 0 && to < text.length)

const near = 3
const plain = ({ text, known }: Token) => (known ? `<${known}>` : /^\p{N}/u.test(text) ? '#' : text.toLowerCase())

/** For whether a joint parts two wishes: itself, what stands beside it, and what either side tells. */
export function jointFeatures(text: string, tokens: readonly Token[], { from, to }: Joint, language: Language): string[] {
  const left = tokens.filter((token) => token.to <= from)
  const right = tokens.filter((token) => token.from >= to)
  const joint = text.slice(from, to).trim().toLowerCase() || '_'
  const before = [1, 2, 3].map((by) => (left.at(-by) ? plain(left.at(-by)!) : '^'))
  const after = [0, 1, 2].map((by) => (right[by] ? plain(right[by]) : '$'))
  const has = (side: readonly Token[], kind: string) => side.some(({ known }) => known === kind)
  const shape = (side: readonly Token[]) => ['F', 'L', 'C'].filter((kind) => has(side, kind)).join('')
  const isNew = (token: Token | undefined) => (token?.isNew && !token.known ? 'new' : (token?.known ?? ''))
  const length = (side: readonly Token[]) => Math.min(8, Math.ceil(side.length / 2))
  const cues = [cuesIn(left, language), cuesIn(right, language)] as const
  const first = right.slice(0, near + 1)
  return [
    `j ${joint}`,
    `b ${before[0]}`,
    `a ${after[0]}`,
    `bb ${before[1]} ${before[0]}`,
    `aa ${after[0]} ${after[1]}`,
    `aaa ${after.join(' ')}`,
    `ja ${joint} ${after[0]}`,
    `jaa ${joint} ${after[0]} ${after[1]}`,
    `bj ${before[0]} ${joint}`,
    `ba ${before[0]} ${after[0]}`,
    `s ${shape(left)} ${shape(right)}`,
    `n ${isNew(left.at(-1))} ${isNew(right[0])}`,
    `nj ${isNew(left.at(-1))} ${joint} ${isNew(right[0])}`,
    `lr ${length(left)} ${length(right)}`,
    `l ${length(left)}`,
    `r ${length(right)}`,
    `rj ${joint} ${length(right)}`,
    `c ${cues[0].length > 0} ${cues[1].length > 0}`,
    `cj ${joint} ${cues[0].length > 0} ${cues[1].length > 0}`,
    ...cues[0].map((cue) => `cl ${cue}`),
    ...cues[1].map((cue) => `cr ${cue}`),
    ...cues[0].flatMap((cue) => cues[1].map((other) => `clr ${cue} ${other}`)),
    ...first.map((token) => `f ${plain(token)}`),
    ...actFeatures(right.slice(0, near * 2), language)
      .filter((feature) => feature.startsWith('^'))
      .map((feature) => `R${feature}`),
  ]
}
