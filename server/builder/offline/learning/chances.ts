// Chance that is the same every time, so that the same examples always give the same weights.

/** Gives a number from 0 up to but not 1. */
export type Chance = () => number

export function chances(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: readonly Item[], next: Chance): Item[] {
  const all = [...items]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}
