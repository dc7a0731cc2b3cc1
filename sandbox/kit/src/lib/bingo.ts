export const bingoLetters = ['B', 'I', 'N', 'G', 'O'] as const
export const numbersMax = 75
const numbersAColumn = 15
const numbersWide = 5

export interface BingoPlan {
  kind: 'numbers' | 'words'
  words: readonly string[]
  /** Cells on a side, for words; cards of numbers have five. */
  size: number
  hasFree: boolean
  seed: number
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32): a printed card stays what it was. */
function drawing(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function dealt<T>(items: readonly T[], draw: () => number): T[] {
  const deck = [...items]
  for (let at = deck.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1))
    ;[deck[at], deck[other]] = [deck[other]!, deck[at]!]
  }
  return deck
}

export const sideOf = ({ kind, size }: BingoPlan) => (kind === 'numbers' ? numbersWide : size)
/** Only an odd card has a centre. */
export const freeAt = (plan: BingoPlan) => (plan.hasFree && sideOf(plan) % 2 ? (sideOf(plan) ** 2 - 1) / 2 : -1)
export const wordsNeeded = (plan: BingoPlan) => sideOf(plan) ** 2 - (freeAt(plan) < 0 ? 0 : 1)

const columnOf = (column: number) => Array.from({ length: numbersAColumn }, (_, at) => String(column * numbersAColumn + at + 1))

/** The cells of a card row by row; an empty text is the free centre. */
export function cardOf(plan: BingoPlan, number: number): string[] {
  const draw = drawing(Math.imul(plan.seed + number * 7919, 2654435761))
  const side = sideOf(plan)
  const free = freeAt(plan)
  if (plan.kind === 'words') {
    const deck = dealt(plan.words, draw)
    return Array.from({ length: side * side }, (_, at) => (at === free ? '' : (deck[free >= 0 && at > free ? at - 1 : at] ?? '')))
  }
  const columns = bingoLetters.map((_, column) => dealt(columnOf(column), draw))
  return Array.from({ length: side * side }, (_, at) => (at === free ? '' : columns[at % side]![Math.floor(at / side)]!))
}

/** All that may be called. */
export const poolOf = ({ kind, words }: BingoPlan) =>
  kind === 'words' ? [...words] : Array.from({ length: numbersMax }, (_, at) => String(at + 1))

/** A number is called with its letter. */
export const calledName = (call: string, kind: BingoPlan['kind']) =>
  kind === 'numbers' ? `${bingoLetters[Math.floor((Number(call) - 1) / numbersAColumn)] ?? ''} ${call}` : call
