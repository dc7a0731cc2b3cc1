// What a project may know of the words of an example: mostly what its spans name, at times not, or something else.
import type { Chance } from '../../learning/chances.ts'
import type { Known, Token } from '../../learning/tokens.ts'
import type { ActName } from './acts.ts'
import type { Example } from './example.ts'
import { blank } from './features.ts'

const chance = { unknown: 0.2, mistaken: 0.02, choice: 0.5, value: 0.3, blanked: 0.6, inside: 0.12, repeated: 0.3 }

const isNewName = /^(?:name|option|part)$/
/** "Second phone" may be new where a phone is known; what a set of choices is replaced with may have some of the old ones. */
function knownInside(act: ActName, span: string, words: number, next: Chance): { known: Known; from: number } | null {
  if (!isNewName.test(span)) return null
  if (act === 'set-choices' && span === 'option') return next() < chance.repeated ? { known: 'C', from: 0 } : null
  return words > 1 && next() < chance.inside
    ? { known: next() < chance.choice ? 'F' : 'L', from: 1 + Math.floor(next() * (words - 1)) }
    : null
}

const otherIs = (act: ActName): Known =>
  act === 'add-choice' || act === 'remove-choice'
    ? 'C'
    : act === 'link' || act === 'add-list' || act === 'remove-list'
      ? 'L'
      : 'F'
const knownAs = (act: ActName, span: string): Known =>
  span === 'field' ? 'F' : span === 'list' ? 'L' : span === 'choice' ? 'C' : span === 'other' ? otherIs(act) : ''

/** The tokens as a project might know them, whole spans at once. */
export function knowing({ act, tokens, tags: given }: Example, next: Chance, words: ReadonlySet<string> = new Set()): Token[] {
  let known: Known = ''
  let isBlank = false
  let begin = 0
  let inside: ReturnType<typeof knownInside> = null
  return tokens.map((token, at) => {
    const [place, span = ''] = given[at]!.split('-')
    if (place !== 'I') {
      begin = at
      let end = at + 1
      while (given[end] === `I-${span}`) end++
      inside = place === 'B' ? knownInside(act, span, end - at, next) : null
      const isChoice =
        span === 'value' && ((act === 'start' && next() < chance.choice) || (act === 'add-row' && next() < chance.value))
      const own = isChoice ? 'C' : knownAs(act, span)
      known = next() < chance.unknown ? '' : own
      if (place === 'O' && /^\p{L}/u.test(token.text) && next() < chance.mistaken) known = 'F'
      isBlank = place === 'B' && span !== 'value' && !known && next() < chance.blanked
    }
    const own = inside && at - begin >= inside.from ? inside.known : known
    return { ...token, known: own, text: isBlank && !own ? blank : token.text, isNew: !words.has(token.word) }
  })
}

/** The tokens as a project knows them that has all that the spans name. */
export const knownTokens = ({ act, tokens, tags: given }: Example, words: ReadonlySet<string>): Token[] =>
  tokens.map((token, at) => ({ ...token, known: knownAs(act, given[at]!.slice(2)), isNew: !words.has(token.word) }))
