// What a project may know of the words of an example: mostly what its spans name, at times not, or something else.
import type { Chance } from '../../learning/chances.ts'
import type { Known, Token } from '../../learning/tokens.ts'
import type { ActName } from './acts.ts'
import type { Example } from './example.ts'
import { blank } from './features.ts'

const chance = { unknown: 0.2, mistaken: 0.02, choice: 0.5, blanked: 0.6 }

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
  return tokens.map((token, at) => {
    const [place, span = ''] = given[at]!.split('-')
    if (place !== 'I') {
      const own = act === 'start' && span === 'value' && next() < chance.choice ? 'C' : knownAs(act, span)
      known = next() < chance.unknown ? '' : own
      if (place === 'O' && /^\p{L}/u.test(token.text) && next() < chance.mistaken) known = 'F'
      isBlank = place === 'B' && span !== 'value' && !known && next() < chance.blanked
    }
    return { ...token, known, text: isBlank ? blank : token.text, isNew: !words.has(token.word) }
  })
}

/** The tokens as a project knows them that has all that the spans name. */
export const knownTokens = ({ act, tokens, tags: given }: Example, words: ReadonlySet<string>): Token[] =>
  tokens.map((token, at) => ({ ...token, known: knownAs(act, given[at]!.slice(2)), isNew: !words.has(token.word) }))
