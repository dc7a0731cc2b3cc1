import { shuffled } from './random'

export const side = 9
const cellCount = side * side
const allDigits = 0b11_1111_1111 - 1
export const levels = { easy: 40, medium: 32, hard: 25 } as const
export type Level = keyof typeof levels

const places = Array.from({ length: cellCount }, (_, at) => at)
export const rowOf = (at: number) => Math.floor(at / side)
export const columnOf = (at: number) => at % side
const boxOf = (at: number) => Math.floor(rowOf(at) / 3) * 3 + Math.floor(columnOf(at) / 3)
/** The 27 rows, columns and boxes. */
const houses = [rowOf, columnOf, boxOf].flatMap((houseOf) =>
  Array.from({ length: side }, (_, house) => places.filter((at) => houseOf(at) === house)),
)
const peers = places.map((at) =>
  [...new Set(houses.filter((house) => house.includes(at)).flat())].filter((other) => other !== at),
)
export const peersOf = (at: number) => peers[at] ?? []

/** The digits that may still stand in a cell, a bit for each. */
function candidates(cells: readonly number[], at: number) {
  let bits = allDigits
  for (const peer of peersOf(at)) bits &= ~(1 << cells[peer]!)
  return bits
}
export const digitsIn = (bits: number) => Array.from({ length: side }, (_, at) => at + 1).filter((digit) => bits & (1 << digit))
function countIn(bits: number) {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}

/** Fills `cells` where fewest digits fit first, until `found` says to stop; it leaves them as they were otherwise. */
function search(cells: number[], found: () => boolean, order: (digits: number[]) => number[]): boolean {
  let best = -1
  let bestBits = 0
  let fewest = side + 1
  for (const at of places) {
    if (cells[at]) continue
    const bits = candidates(cells, at)
    const count = countIn(bits)
    if (count < fewest) {
      fewest = count
      best = at
      bestBits = bits
    }
    if (count < 2) break
  }
  if (best < 0) return found()
  for (const digit of order(digitsIn(bestBits))) {
    cells[best] = digit
    if (search(cells, found, order)) return true
  }
  cells[best] = 0
  return false
}

export function solutionsOf(given: readonly number[], max = 2) {
  let count = 0
  const isEnough = () => ++count >= max
  search([...given], isEnough, (digits) => digits)
  return count
}

/** The next cell that only one digit fits, or that is its house's only place for a digit. */
export function nextSingle(cells: readonly number[]) {
  const open = new Map(places.filter((at) => !cells[at]).map((at) => [at, candidates(cells, at)]))
  for (const [at, bits] of open) if (countIn(bits) === 1) return { at, digit: digitsIn(bits)[0]! }
  for (const house of houses)
    for (let digit = 1; digit <= side; digit++) {
      const fits = house.filter((at) => (open.get(at) ?? 0) & (1 << digit))
      if (fits.length === 1) return { at: fits[0]!, digit }
    }
  return undefined
}
function isSimple(given: readonly number[]) {
  const cells = [...given]
  for (let single = nextSingle(cells); single; single = nextSingle(cells)) cells[single.at] = single.digit
  return cells.every(Boolean)
}

/**
 * Takes digits away while one solution is left: in pairs across the middle, as long as single steps solve it; for the hard ones
 * wherever it goes.
 */
export function newPuzzle(level: Level) {
  const solution = places.map(() => 0)
  search(solution, () => true, shuffled)
  const given = [...solution]
  let left = cellCount
  for (const at of shuffled(places)) {
    const pair = level === 'hard' ? [at] : [at, cellCount - 1 - at]
    if (!given[at] || left - new Set(pair).size < levels[level]) continue
    const before = [...given]
    for (const each of pair) given[each] = 0
    if (level === 'hard' ? solutionsOf(given) === 1 : isSimple(given)) left = given.filter(Boolean).length
    else for (const each of pair) given[each] = before[each]!
  }
  return { given, solution }
}

/** The cells whose digit stands twice in a row, a column or a box. */
export const conflictsIn = (cells: readonly number[]) =>
  new Set(places.filter((at) => cells[at] && peersOf(at).some((peer) => cells[peer] === cells[at])))
