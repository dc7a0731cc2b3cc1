// Words beside a noun of an English prompt that are no part of its name: "each piece of equipment", "the day's deliveries", "my
// grandmother's recipes", "letters we've sent"; and who else is there ("with a friend", "with about 80 staff").
import { isPlural } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { isHappened } from '../infer-type.ts'
import { each, isContent, nounEnd } from './sentence-parts.ts'
import type { Token } from '../tokens.ts'

/** "with a friend", "with about 80 staff": who else is there is no list of fields. */
export function isCompany(tokens: readonly Token[], at: number): boolean {
  let low = at + 1
  while (
    /^(a|an|my|our|his|her|the|about|around|roughly|some|another|other|over|only|just|almost|nearly|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(
      tokens[low]?.low ?? '',
    )
  )
    low++
  const end = nounEnd(tokens, low)
  const after = tokens[end]
  if (
    low === at + 1 ||
    end === low ||
    (after && !/^[.,;:!?\n]$/.test(after.low) && !/^(and|who|where|in|on|at|that|so|but)$/.test(after.low))
  )
    return false
  const last = tokens[end - 1]!.low
  const isCounted = tokens
    .slice(at + 1, low)
    .some((each) => /^(two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(each.low))
  const kind = classOfNoun(last, 'en')
  return (
    kind === 'person' ||
    kind === 'group' ||
    /^(staff|kids|people|others)$/.test(last) ||
    (isCounted && (startsText(tokens, at) || /^\d+$/.test(tokens[at - 2]?.low ?? '')))
  )
}
const startsText = (tokens: readonly Token[], at: number) => !tokens.slice(0, at).some(({ low }) => /^[.!?\n:]$/.test(low))

const onPaper =
  /^(log|logs|list|lists|form|forms|diary|calendar|book|notebook|folder|tag|tags|note|notes|sheet|sheets|card|cards|file|files|version|copy)$/
const done =
  /^(caught|sold|found|seen|taken|bought|made|received|sent|delivered|treated|visited|lent|rented|borrowed|used|done|completed|finished|woven|grown|built|written|paid|worn|born|held|lost|won|needed)$/
/** How many words say who did it, before "with" or a colon. */
function sentBy(tokens: readonly Token[], at: number): number {
  if (!/^(i|we|they|i've|we've|they've)$/.test(tokens[at]!.low)) return 0
  let next = at + 1
  while (/^(have|has|had|already|also)$/.test(tokens[next]?.low ?? '')) next++
  if (!/(ed|sent|made|bought|sold|written|read|seen|given|taken|own|have|keep|use|sell|make)$/.test(tokens[next]?.low ?? ''))
    return 0
  return /^(:|\(|with)$/.test(tokens[next + 1]?.low ?? '') ? next + 1 - at : 0
}
/** "an album of my slides": what holds them. */
const holder = /^(album|portfolio|catalogue|catalog|box|drawer|binder|folder|stack|shelf|cupboard|cabinet|set|series|pile)$/
const partitive = /^(piece|pieces|pair|pairs|item|items|bit|bits|article|articles|unit|units)$/
const possessiveChars = 2
/** "day's" of "the day's deliveries" */
const isTimes = (token: Token) =>
  /^(day|week|month|year|today|tomorrow|yesterday|season|night)$/.test(token.low) && isPossessive(token)
const isPossessive = ({ low, start, end }: Token) => end - start === low.length + possessiveChars

const howMany = /^(all|both|half|most|some|any|many)$/
const owner = /^(my|our|the|his|her|their|your|its|these|those|this)$/

/** How many words at a place only say of what, whose, when or by whom the noun beside them is. */
export function leftOut(tokens: readonly Token[], at: number): number {
  const [token, before, after] = [tokens[at]!, tokens[at - 1], tokens[at + 1]]
  // "a list of all our passwords": how many of them
  if (howMany.test(token.low) && owner.test(after?.low ?? '')) return 1
  // "each piece of equipment"
  if (partitive.test(token.low) && after?.low === 'of' && tokens[at + 2] && isContent(tokens[at + 2]!)) return 2
  if (holder.test(token.low) && after?.low === 'of') {
    const from = /^(my|our|the|all|his|her)$/.test(tokens[at + 2]?.low ?? '') ? at + 3 : at + 2
    const end = nounEnd(tokens, from)
    if (end > from && isPlural(tokens[end - 1]!.low)) return 2
  }
  // "write down litters with mother"
  if (token.low === 'down' && /^(write|writes|note|notes|jot|jots)$/.test(before?.low ?? '')) return 1
  // "the paper log in our hut": what it was written on
  if (token.low === 'paper' && onPaper.test(after?.low ?? '')) return 1
  // "my grandmother's recipes": whose they are is no kind of them
  if (/^(my|our)$/.test(before?.low ?? '') && isPossessive(token) && /^(person|group)$/.test(classOfNoun(token.low, 'en')))
    return 1
  if (isTimes(token)) return 1
  if (!before || before.mark || !isContent(before)) return 0
  // "orders to produce with article", "things to buy (item, price)": what is to be done with them
  if (token.low === 'to' && isPlural(before.low) && after && !after.mark && /^(with|\(|:)$/.test(tokens[at + 2]?.low ?? ''))
    return 2
  // "each bird caught: …"
  const isDone = done.test(token.low) && /^(:|\(|with|has)$/.test(after?.low ?? '') && each.test(tokens[at - 2]?.low ?? '')
  // "faults reported with date", "fabrics woven (metres, price)": which faults
  const isWhich =
    isPlural(before.low) && (done.test(token.low) || isHappened(token.low)) && /^(:|\(|with)$/.test(after?.low ?? '')
  if (isWhich) return 1
  // "letters we've sent with date": which letters
  return isDone ? 1 : sentBy(tokens, at)
}
