// The items of an English or Swedish text, with what several words say together put right before they are read one by one.
import { swedishIndefinite } from '../lexicon/inflect.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import type { Chunk, Item } from './chunks.ts'
import { readItems } from './read-items.ts'
import { rewriteTokens } from './rewrite-tokens.ts'
import { type Latin, tokenise } from './tokens.ts'

export function latinItems(text: string, language: Latin): Item[] {
  const items = withoutPace(standingJoin(readItems(rewriteTokens(tokenise(text), language), language), text))
  return language === 'sv' ? occasionsFor(items) : items
}

const listing = /^(?:[,:(]|and|&|with|has|have)$/
const standing = /^(?:board|duty|call|site|hand|stock|charge|use|person|shift|watch|order|loan|tap|display)$/i
/** "vessel, captain, cars on board", "guide on duty": one field, and no list of cars or guides. */
function standingJoin(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, on, state] = [items[at]!, items[at + 1], items[at + 2]]
    const before = items[at - 1]
    const isJoined =
      item.kind === 'chunk' &&
      item.text !== '' &&
      before?.kind === 'mark' &&
      listing.test(before.word) &&
      on?.kind === 'mark' &&
      /^(?:on|in)$/.test(on.word) &&
      state?.kind === 'chunk' &&
      standing.test(text.slice(state.start, state.end))
    if (!isJoined) {
      ordered.push(item)
      continue
    }
    const { thing: _thing, field: _field, ...rest } = item
    ordered.push({ ...rest, text: text.slice(item.start, state.end), end: state.end, plural: false, described: true, cues: [] })
    at += 2
  }
  return ordered
}

/** "Anmälningslista till sommarlägret med …": behind what is kept, till with one that is known says what it is for. */
function occasionsFor(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const [before, after] = [items[at - 1], items[at + 1]]
    const isTo = item.kind === 'mark' && item.word === 'till' && before?.kind === 'chunk' && (before.thing || before.named)
    return isTo && after?.kind === 'chunk' && isDefinite(after) ? { ...item, word: 'för' } : item
  })
}

const pace = /^(?:dag|vecka|månad|kvartal|termin|år|day|week|month|quarter|term|year)$/i
/** "Försäljningsrapport per månad med …": how often says nothing of what it has. */
function withoutPace(items: readonly Item[]): Item[] {
  const isPace = (at: number) => {
    const [per, time, next] = [items[at], items[at + 1], items[at + 2]]
    return (
      per?.kind === 'mark' &&
      per.word === 'per' &&
      time?.kind === 'chunk' &&
      pace.test(time.text) &&
      next?.kind === 'mark' &&
      /^(?:med|with|:)$/.test(next.word)
    )
  }
  return items.filter((_, at) => !isPace(at) && !isPace(at - 1))
}

/** The definite form among a thing's own Swedish words. */
const definiteAt = 2
/** "bageriet", "klassresan", "sommarlägret": one that everybody knows of. */
export function isDefinite({ text, domainText = '', thing }: Chunk): boolean {
  const said = text || domainText
  const last = said.slice(said.lastIndexOf(' ') + 1).toLowerCase()
  const own = knownThings.get(thing?.id ?? '')?.nouns.sv.all[definiteAt]
  return (own !== undefined && last.endsWith(own)) || (/(?:[^e]n|et|an)$/.test(last) && swedishIndefinite(last) !== last)
}
