// The game of turning discs: 64 squares, 0 empty, 1 dark (begins), -1 light.
import type { Rules } from '@/lib/best-move'
import type { Side } from '@/lib/match'

export const size = 8
const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ down, right }))).filter(({ down, right }) => down || right)
const early = 44
const discWorth = 100
/** What a square is good for as long as the board is open: corners stay, the squares beside them give them away. */
const corner = [
  [90, -20, 10, 6],
  [-20, -35, -3, -3],
  [10, -3, 4, 2],
  [6, -3, 2, 1],
]
const mirrored = (at: number) => Math.min(at, size - 1 - at)
const worths = Array.from({ length: size * size }, (_, at) => corner[mirrored(at >> 3)]![mirrored(at & 7)]!)

export interface Discs {
  cells: number[]
  side: Side
}

/** The discs that a move there turns over; none when it is not allowed. */
export function turnedBy({ cells, side }: Discs, at: number): number[] {
  if (cells[at]) return []
  return ways.flatMap(({ down, right }) => {
    const run: number[] = []
    let row = (at >> 3) + down
    let column = (at & 7) + right
    while (row >= 0 && row < size && column >= 0 && column < size) {
      const here = row * size + column
      if (!cells[here]) return []
      if (cells[here] === side) return run
      run.push(here)
      row += down
      column += right
    }
    return []
  })
}
export const placesFor = (discs: Discs) => discs.cells.flatMap((_, at) => (turnedBy(discs, at).length ? [at] : []))
export const countOf = ({ cells }: Discs, side: Side) => cells.filter((cell) => cell === side).length

/** Who cannot move is passed over. */
function withDisc(discs: Discs, at: number): Discs {
  const cells = [...discs.cells]
  for (const turned of [at, ...turnedBy(discs, at)]) cells[turned] = discs.side
  const other = { cells, side: -discs.side as Side }
  return placesFor(other).length ? other : { cells, side: discs.side }
}

export const reversiRules: Rules<Discs, number> = {
  movesOf: placesFor,
  played: withDisc,
  sideOf: ({ side }) => side,
  worth: (discs) => {
    const { cells, side } = discs
    const other = { cells, side: -side as Side }
    const filled = cells.filter(Boolean).length
    const own = placesFor(discs).length
    const others = placesFor(other).length
    const isOver = !own && !others
    if (isOver || filled > early)
      return (countOf(discs, side) - countOf(discs, other.side)) * (isOver ? discWorth : 1) + own - others
    return cells.reduce((sum, cell, at) => sum + cell * side * worths[at]!, 4 * (own - others))
  },
}

export function readReversi(codes: string[]) {
  const middle = (size * size) / 2 + size / 2
  let discs: Discs = { cells: Array.from({ length: size * size }, () => 0), side: 1 }
  discs.cells[middle - 1] = discs.cells[middle - size] = 1
  discs.cells[middle] = discs.cells[middle - size - 1] = -1
  const movers: Side[] = []
  for (const code of codes) {
    if (!turnedBy(discs, Number(code)).length) break
    movers.push(discs.side)
    discs = withDisc(discs, Number(code))
  }
  return { discs, movers, places: placesFor(discs) }
}
