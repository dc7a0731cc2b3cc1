// Swedish words that belong together and were not written so: "boknings sida", "scout kåren" and "tvätt stuga" are one word each,
// and the hyphen of "in- och uttid" stands for the end of the word behind it.
import { functionWords } from '../lexicon/function-words.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { swedishStems } from '../lexicon/inflect.ts'
import { splitCompound, type Token } from './tokens.ts'

const partCharsMin = 3
/** No word of its own ends so: what follows belongs to it. */
const joint = /(?:ings|ions|hets|skaps|tets|doms|nads|ntations|^medlems|^arbets|^verksamhets|^aktivitets|^lags|^drifts)$/
const words = functionWords.sv
const isPlain = ({ low, mark }: Token) => !mark && !Object.values(words).some((group) => group.has(low))

/** A known noun in any of its forms. */
const isKnown = (word: string) =>
  swedishStems(word).some((form) =>
    readingsOf('sv')
      .get(form)
      ?.some(({ kind }) => ['thing', 'field', 'domain', 'tool'].includes(kind)),
  )

function joinedAt(tokens: readonly Token[], at: number): Token | null {
  const [first, second] = [tokens[at]!, tokens[at + 1]]
  if (!second || !isPlain(first) || !isPlain(second) || /[^\p{L}]/u.test(first.low + second.low)) return null
  if (first.low.length < partCharsMin || second.low.length < partCharsMin) return null
  const low = first.low + second.low
  const belongs = joint.test(first.low) || (isKnown(low) && !readingsOf('sv').has(`${first.low} ${second.low}`))
  return belongs ? { text: first.text + second.low, low, start: first.start, end: second.end, mark: false } : null
}

const shortFront = /^(?:in|ut|upp|ner|av|på|till|från|för|efter)(\p{L}{3,})$/iu

/** "in-" before "och uttid" is "intid": the last part that both words share. */
function completed(tokens: readonly Token[], at: number): Token {
  const token = tokens[at]!
  const behind = tokens[at + 2]
  const split = token.low.endsWith('-') && behind && !behind.mark ? splitCompound(behind.low) : null
  if (!token.low.endsWith('-')) return token
  // "in- och uttid": a front of two letters is none of the words that are known
  const head = split?.headText ?? (behind && !behind.mark ? shortFront.exec(behind.text)?.[1] : undefined)
  const text = token.text.slice(0, -1) + (head ?? '')
  return { ...token, text, low: text.toLowerCase() }
}

export function joinSplitWords(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const joined = joinedAt(tokens, at)
    out.push(joined ?? completed(tokens, at))
    if (joined) at++
  }
  return out
}
