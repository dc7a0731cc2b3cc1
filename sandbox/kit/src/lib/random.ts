/** A fair whole number from 0 up to, not including, `below`. */
export function randomBelow(below: number) {
  const limit = Math.floor(2 ** 32 / below) * below
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while (draw[0]! >= limit)
  return draw[0]! % below
}

export const pickOne = <T>(items: readonly T[]): T => items[randomBelow(items.length)]!

export function shuffled<T>(items: readonly T[]): T[] {
  const deck = [...items]
  for (let at = deck.length - 1; at > 0; at--) {
    const other = randomBelow(at + 1)
    ;[deck[at], deck[other]] = [deck[other]!, deck[at]!]
  }
  return deck
}
