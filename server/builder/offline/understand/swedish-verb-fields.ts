// Fields that a Swedish list names by a verb or a preposition alone: "hämtas senast" is a day, "hyrs av vilken medlem" one of the
// members, "till vem" whoever it goes to, "betyg 1-5" and "försäkrad ja/nej" say how the field before them is filled in.
import { functionWords } from '../lexicon/function-words.ts'
import { readingsOfPhrase, type Token } from './tokens.ts'

type Found = { tokens: Token[]; next: number }

const joins = /^(och|samt|eller|men|med|plus)$/
const ends = (token: Token | undefined) => !token || token.mark || joins.test(token.low)
const field = (text: string, from: Token, to: Token, low: string): Token => ({
  text: text.slice(0, 1).toUpperCase() + text.slice(1),
  low,
  start: from.start,
  end: to.end,
  mark: false,
})
const said = (held: readonly Token[]) => held.map((token) => token.text).join(' ')

const passive = /[^aeiouyåäös]a?s$/
const isPassive = ({ low, noun }: Token): boolean =>
  !noun &&
  passive.test(low) &&
  (functionWords.sv.verbs.has(low) || functionWords.sv.verbs.has(low.slice(0, -1)) || /[^aeiouyåäö]{2}as$/.test(low)) &&
  !readingsOfPhrase(low, 'sv').some(({ kind }) => kind === 'thing' || kind === 'field')
const dayOf = /^(senast|den|när|från|in|ut|tillbaka|åter)$/
const whomOf = /^(av|till|från|hos|åt)$/
const which = /^(vilken|vilket|vilka)$/
const whom = /^(vem|vilka|vilken)$/

/** "hämtas senast", "sköts av", "hyrs av vilken medlem". */
function passiveAt(tokens: readonly Token[], at: number): Found | null {
  const [verb, link, asked, noun] = tokens.slice(at, at + 4)
  if (!verb || !isPassive(verb) || !link || link.mark) return null
  if (dayOf.test(link.low) && ends(asked)) return { tokens: [field(said([verb, link]), verb, link, 'datum')], next: at + 2 }
  if (!whomOf.test(link.low)) return null
  if (ends(asked)) return { tokens: [field(said([verb, link]), verb, link, 'vem som')], next: at + 2 }
  if (whom.test(asked!.low) && ends(noun)) return { tokens: [field(said([verb, link]), verb, asked!, 'vem som')], next: at + 3 }
  return which.test(asked!.low) && noun && !noun.mark && ends(tokens[at + 4]) ? { tokens: [noun], next: at + 4 } : null
}

const expiring = /^(?:går ut|giltigt? till|giltiga till|gäller t o m|löper ut|gäller till|gäller tom|upphör|utgår|förfaller)$/
const beginning = /^(?:giltigt? från|gäller från|börjar gälla)$/
/** "recept går ut", "kortet gäller till", "giltigt från": the last or the first day of it. */
function validAt(tokens: readonly Token[], at: number): Found | null {
  const said = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ low }) => low)
      .join(' ')
  for (const [from, low] of [
    [at, 'startdatum'],
    [at + 1, 'giltig till'],
  ] as const) {
    const verbs = low === 'startdatum' ? beginning : expiring
    const next = verbs.test(said(from, from + 2)) ? from + 2 : verbs.test(said(from, from + 1)) ? from + 1 : 0
    const first = tokens[at]!
    if (!next || first.mark || !/^\p{L}{3,}$/u.test(first.low) || pronoun.test(first.low) || !ends(tokens[next])) continue
    return { tokens: [field(saidOf(tokens, at, next), first, tokens[next - 1]!, low)], next }
  }
  return null
}
const saidOf = (tokens: readonly Token[], from: number, to: number) => said(tokens.slice(from, to))
const pronoun = /^(?:den|det|de|dem|jag|vi|man|ni|han|hon|hen|som)$/

const clauseWordsMax = 8
const including = /^(?:ingår|krävs|behövs|önskas|finns|medföljer|saknas|bifogas|skickad|skickat|lämnad|lämnat)$/
/** "städning ingår", "vill bli kontaktad", "får vi gå in med nyckel": yes or no. */
function yesOrNoAt(tokens: readonly Token[], at: number): Found | null {
  const [first, second, third] = tokens.slice(at, at + 3)
  if (!first || first.mark || !second || second.mark || !/^[,(:]$/.test(tokens[at - 1]?.low ?? '')) return null
  const asks =
    /^(?:får|kan|ska|vill|har|är)$/.test(first.low) && (/^(?:vi|man|jag|de|den|det|ni)$/.test(second.low) || second.low === 'bli')
  let next = at + 2
  if (asks) while (!ends(tokens[next]) && next - at < clauseWordsMax) next++
  else if (!including.test(second.low)) return null
  if (!ends(asks ? tokens[next] : third) || (asks && next === at + 2)) return null
  const text = saidOf(tokens, at, next)
  return { tokens: [{ ...field(text, first, tokens[next - 1]!, text.toLowerCase()), asks: 'yesOrNo' }], next }
}

/** The field that a verb or "till vem" at a place inside a list stands for, and where the text goes on, or null. */
export function swedishVerbFieldAt(tokens: readonly Token[], at: number): Found | null {
  const [first, second] = [tokens[at]!, tokens[at + 1]]
  if (whomOf.test(first.low) && second && /^(vem|vilka)$/.test(second.low) && ends(tokens[at + 2]))
    return { tokens: [field(said([first, second]), first, second, 'vem som')], next: at + 2 }
  return validAt(tokens, at) ?? yesOrNoAt(tokens, at) ?? passiveAt(tokens, at)
}

const yes = /^ja$/
const no = /^nej$/
const rated =
  /^(?:betyg|skala|känsla|omdöme|nöjdhet|humör|ork|stämning|smak|poäng|stjärnor|svårighet|\p{L}+(?:grad|betyg|nivå))$/u
const span = /^\d+[-–]\d+$/

/**
 * How a field is filled in, told right behind it: "ja/nej", "ja eller nej", in brackets or not, and "1 till 5" of a grade. Answers
 * where the text goes on and whether the field in front is one of yes or no.
 */
export function fillingAt(tokens: readonly Token[], at: number): { next: number; yesOrNo: boolean } | null {
  const before = tokens[at - 1]
  if (!before || before.mark) return null
  const open = tokens[at]!.low === '('
  const [one, or, other, close] = tokens.slice(open ? at + 1 : at, (open ? at + 1 : at) + 4)
  const next = at + 3 + (open ? 2 : 0)
  if (
    one &&
    or &&
    other &&
    yes.test(one.low) &&
    /^(\/|eller)$/.test(or.low) &&
    no.test(other.low) &&
    (!open || close?.low === ')')
  )
    return { next, yesOrNo: true }
  if (open || !one || !rated.test(before.low)) return null
  if (span.test(one.low) && ends(or)) return { next: at + 1, yesOrNo: false }
  const isSpan = /^\d+$/.test(one.low) && /^(till|-|,)$/.test(or?.low ?? '') && /^\d+$/.test(other?.low ?? '') && ends(close)
  return isSpan ? { next: at + 3, yesOrNo: false } : null
}

export const asksSv = /^(?:vem|vad|när|var|hur|vilk(?:en|et|a))$/
const noting = /^(?:skriv|noter|anteckn|ange|fyll|stå|framgå|registrer|dokumenter|logg)/
const led = /^(?:upp|in|ner|ned|i|vi|jag|man|alltid|också|även|:)$/
const ledMax = 4
/** "det ska stå vem det gäller, vilken tid och plats": what is asked of each is listed there. */
export function opensNoted(tokens: readonly Token[], at: number): boolean {
  if (!asksSv.test(tokens[at]!.low)) return false
  // "Vem, vad och vilken dag."
  if (at > 0 && /^[.!?\n]$/.test(tokens[at - 1]!.low) && tokens[at + 1]?.low === ',') return true
  let from = at - 1
  while (from >= 0 && at - from <= ledMax && led.test(tokens[from]!.low)) from--
  if (!noting.test(tokens[from]?.low ?? '')) return false
  const end = tokens.findIndex(
    (token, place) => place > at && (/^[.!?\n;]$/.test(token.low) || /^(?:,|och|samt)$/.test(token.low)),
  )
  return end > 0 && /^(?:,|och|samt)$/.test(tokens[end]!.low)
}
