// The two ends of a stretch of time or way in a Swedish list: "från och till", "datum ut, datum in", "datum från"; and the small words that
// every reader of such clauses is made of.
import type { Token } from './tokens.ts'

export type Found = { tokens: Token[]; next: number }
const joins = /^(och|samt|eller|men|med|plus)$/
export const ends = (token: Token | undefined) => !token || token.mark || joins.test(token.low)
export const word = (text: string, from: Token, to: Token, low = text.toLowerCase()): Token => ({
  text,
  low,
  start: from.start,
  end: to.end,
  mark: false,
})
export const comma = (at: Token): Token => ({ text: ',', low: ',', start: at.end, end: at.end, mark: true })
export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "från och till", and each of them alone between commas: the two ends of a stretch of time or way. */
export function ofStretch(tokens: readonly Token[], at: number): Found | null {
  const [first, second, third] = tokens.slice(at, at + 3)
  const isEnd = (token: Token | undefined) => token !== undefined && /^(från|till|start|slut|in|ut)$/.test(token.low)
  if (isEnd(first) && second && /^(och|till|-)$/.test(second.low) && isEnd(third) && ends(tokens[at + 3])) {
    const from = { från: 'Från', start: 'Start', in: 'In' }[first!.low]
    const to = { till: 'Till', slut: 'Slut', ut: 'Ut' }[third!.low]
    if (from && to)
      return {
        tokens: [word(from, first!, first!, 'starttid'), comma(first!), word(to, third!, third!, 'sluttid')],
        next: at + 3,
      }
  }
  const out = outAndBack(tokens, at)
  if (out) return out
  if (!first || !/^(från|till)$/.test(first.low) || !second) return null
  const isDay = /^(datum|dag)$/.test(second.low) && ends(third)
  if (isDay) {
    const [label, low] = first.low === 'från' ? ['Från datum', 'startdatum'] : ['Till datum', 'slutdatum']
    return { tokens: [word(label, first, second, low)], next: at + 2 }
  }
  if (!ends(second)) return null
  return { tokens: [word(first.low === 'från' ? 'Från' : 'Till', first, first, `${first.low} ort`)], next: at + 1 }
}

const back = /^(?:in|åter|tillbaka|hem)$/
/** "ut, åter", "datum ut, datum in", "tid in": when something goes and comes. */
function outAndBack(tokens: readonly Token[], at: number): Found | null {
  const [first, second, third] = tokens.slice(at, at + 3)
  const isEnd = (token: Token | undefined) => token !== undefined && (token.low === 'ut' || back.test(token.low))
  const kind = /^(?:datum|dag|tid|klockslag)$/.exec(first!.low)?.[0]
  // "datum från och till"
  const [from, and, to] = tokens.slice(at + 1, at + 4)
  if (kind && from?.low === 'från' && /^(?:och|till)$/.test(and?.low ?? '') && to && (to.low === 'till' || and!.low === 'till')) {
    const last = to.low === 'till' ? at + 4 : at + 3
    const unit = kind === 'tid' || kind === 'klockslag' ? 'tid' : 'datum'
    if (ends(tokens[last]))
      return {
        tokens: [
          word(`Från ${first!.low}`, first!, from, `start${unit}`),
          comma(from),
          word(`Till ${first!.low}`, and!, tokens[last - 1]!, `slut${unit}`),
        ],
        next: last,
      }
  }
  // "datum från, datum till"
  if (kind && second && /^(?:från|till)$/.test(second.low) && ends(third)) {
    const low = (second.low === 'från' ? 'start' : 'slut') + (/^(?:tid|klockslag)$/.test(kind) ? 'tid' : 'datum')
    return { tokens: [word(`${capital(first!.text)} ${second.text}`, first!, second, low)], next: at + 2 }
  }
  if (kind && isEnd(second) && ends(third)) {
    const isTime = kind === 'tid' || kind === 'klockslag'
    // who works comes in first, what is lent goes out first
    const isFirst = isTime ? second!.low === 'in' : second!.low === 'ut'
    const low = (isFirst ? 'start' : 'slut') + (isTime ? 'tid' : 'datum')
    return { tokens: [word(`${capital(first!.text)} ${second!.text}`, first!, second!, low)], next: at + 2 }
  }
  const isGone = first!.low === 'ut' && tokens[at + 1]?.low === ',' && back.test(third?.low ?? '') && ends(tokens[at + 3])
  const isBack = back.test(first!.low) && ends(second) && tokens[at - 2]?.low === 'ut'
  if (!isGone && !isBack) return null
  return { tokens: [word(capital(first!.text), first!, first!, isGone ? 'startdatum' : 'slutdatum')], next: at + 1 }
}
