// Five in a row on a board of 15 by 15: 0 empty, 1 dark (begins), -1 light.
import { pickOne, randomBelow } from '@/lib/random'
import type { Side } from '@/lib/match'

export const size = 15
const row = 5
const middle = Math.floor((size * size) / 2)
/** What a stretch of five is worth in which only one side has stones, by their number: one's own, and the other's to stop. */
const attack = [1, 10, 90, 800, 100_000]
const defence = [1, 8, 70, 600, 20_000]
const directions = [1, size, size + 1, size - 1]

const stretches = Array.from({ length: size * size }, (_, at) => at).flatMap((at) =>
  directions.flatMap((step) => {
    const column = at % size
    const right = step === size - 1 ? -1 : step === size ? 0 : 1
    const end = column + right * (row - 1)
    if (end < 0 || end >= size || (step !== 1 && at + step * (row - 1) >= size * size)) return []
    return [Array.from({ length: row }, (_, i) => at + i * step)]
  }),
)
const stretchesAt = Array.from({ length: size * size }, (_, at) => stretches.filter((stretch) => stretch.includes(at)))

export function readGomoku(codes: string[]) {
  const cells = Array.from({ length: size * size }, () => 0)
  const movers = codes.map((_, i): Side => (i % 2 ? -1 : 1))
  for (const [i, code] of codes.entries()) cells[Number(code)] = movers[i]!
  const line = stretches.find(([first, ...rest]) => cells[first!] && rest.every((at) => cells[at] === cells[first!])) ?? []
  const side: Side = codes.length % 2 ? -1 : 1
  return { cells, movers, line, side, isOver: line.length > 0 || cells.every(Boolean) }
}

/** What a stone there does for its side and against the other one. */
function worthOf(cells: number[], side: Side, at: number, care: number) {
  return stretchesAt[at]!.reduce((sum, stretch) => {
    const own = stretch.filter((each) => cells[each] === side).length
    const others = stretch.filter((each) => cells[each] === -side).length
    if (own && others) return sum
    return sum + (others ? defence[others]! * care : attack[own]!)
  }, 0)
}

/** The better, the more it heeds what the other one is up to, and the less it wavers. */
const strengths = { easy: { care: 0.15, blur: 120 }, medium: { care: 0.8, blur: 25 }, hard: { care: 1, blur: 0 } }

export function goodPlace(cells: number[], side: Side, strength: keyof typeof strengths): number {
  if (cells.every((cell) => !cell)) return middle
  const { care, blur } = strengths[strength]
  const valued = cells.flatMap((cell, at) =>
    cell ? [] : [{ at, value: worthOf(cells, side, at, care) + (blur ? randomBelow(blur) : 0) }],
  )
  const best = Math.max(...valued.map(({ value }) => value))
  return pickOne(valued.filter(({ value }) => value === best)).at
}
