// Which tokens of a wish for a given act name what: the best row of tags, of those that may follow each other and tell what the act needs.
import type { Language } from '#shared/languages.ts'
import { type ActName, acts, needs, spanNames } from './acts.ts'
import type { Tag } from './example.ts'
import { tagFeatures } from './features.ts'
import type { Scorer } from '../../learning/linear.ts'
import type { Token } from '../../learning/tokens.ts'

export const tags: readonly Tag[] = ['O', ...spanNames.flatMap((name): Tag[] => [`B-${name}`, `I-${name}`])]
const tagAt = new Map(tags.map((tag, at) => [tag, at]))
export const placeOf = (tag: Tag): number => tagAt.get(tag)!

type Grammar = {
  /** the tags that may stand in a wish for the act, by their places in `tags` */
  may: readonly number[]
  /** of each tag, the bit of the needed span it begins, else 0 */
  tells: readonly number[]
  /** all bits together */
  all: number
}
const grammars = new Map(
  Object.entries(acts).map(([name, spans]): [ActName, Grammar] => {
    const act = name as ActName
    const needed = needs(act)
    return [
      act,
      {
        may: tags.flatMap((tag, at) => (tag === 'O' || (spans as readonly string[]).includes(tag.slice(2)) ? [at] : [])),
        tells: tags.map((tag) =>
          tag.startsWith('B-') ? needed.reduce((bits, span, at) => bits | (tag === `B-${span}` ? 1 << at : 0), 0) : 0,
        ),
        all: (1 << needed.length) - 1,
      },
    ]
  }),
)

export const transition = (act: ActName | '', before: number) => `> ${before} ${act}`

/** Every token is part of a path through the tags; `told` says which of the needed spans the path has begun so far. */
export function tagsOf(scores: Scorer, tokens: readonly Token[], act: ActName, language: Language, isFree = false): Tag[] {
  const { may, tells, all } = grammars.get(act)!
  const needed = isFree ? 0 : all
  const states = needed + 1
  const follows = tags.map((_tag, before) => scores([transition('', before), transition(act, before)]))
  const back: Int16Array[] = []
  let best = new Float64Array(tags.length * states).fill(-Infinity)
  tokens.forEach((_token, at) => {
    const own = scores(tagFeatures(tokens, at, act, language))
    const next = new Float64Array(tags.length * states).fill(-Infinity)
    const from = new Int16Array(tags.length * states)
    for (const tag of may) {
      const inside = tags[tag]!.startsWith('I-')
      const tell = tells[tag]! & needed
      if (at === 0) {
        if (!inside) next[tag * states + tell] = own[tag]!
        continue
      }
      for (const before of may) {
        if (inside && tags[before]!.slice(2) !== tags[tag]!.slice(2)) continue
        const step = follows[before]![tag]! + own[tag]!
        for (let told = 0; told < states; told++) {
          const score = best[before * states + told]! + step
          const to = tag * states + (told | tell)
          if (score > next[to]!) {
            next[to] = score
            from[to] = before * states + told
          }
        }
      }
    }
    back.push(from)
    best = next
  })
  const ends = may.map((tag) => tag * states + needed)
  let state = ends.reduce((a, b) => (best[b]! > best[a]! ? b : a))
  if (best[state] === -Infinity) return isFree ? tokens.map(() => 'O') : tagsOf(scores, tokens, act, language, true)
  const found: Tag[] = []
  for (let at = tokens.length - 1; at >= 0; at--) {
    found.unshift(tags[Math.floor(state / states)]!)
    state = back[at]![state]!
  }
  return found
}
