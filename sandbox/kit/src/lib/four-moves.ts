import { pickOne, randomBelow } from './random'

export type Player = 1 | 2
export type Cell = 0 | Player
type Line = readonly [number, number, number, number]

export const columns = 7
export const rows = 6
const depthMax = 6
const winWorth = 10_000
/** What two and three of four are worth when the rest is still free. */
const worthOf = [0, 1, 6, 30, 0] as const
const blocksOfTen = 6
const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const

const cellCount = columns * rows
const lines = Array.from({ length: cellCount }, (_, at) => at).flatMap((at) =>
  directions.flatMap(([down, right]): Line[] => {
    const row = Math.floor(at / columns) + down * 3
    const column = (at % columns) + right * 3
    if (row >= rows || column < 0 || column >= columns) return []
    const step = down * columns + right
    return [[at, at + step, at + 2 * step, at + 3 * step]]
  }),
)
/** The middle first: there most lines cross, and the search can leave out more. */
const order = Array.from({ length: columns }, (_, at) => at).toSorted(
  (a, b) => Math.abs(a - (columns - 1) / 2) - Math.abs(b - (columns - 1) / 2),
)

export const otherPlayer = (player: Player): Player => (player === 1 ? 2 : 1)
export const turnAfter = (moves: readonly number[], starter: Player) => (moves.length % 2 ? otherPlayer(starter) : starter)
export const winningLine = (cells: readonly Cell[]) =>
  lines.find(([a, b, c, d]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c] && cells[a] === cells[d])

/** Where a disc comes to rest in the column, -1 when it is full. */
function landing(cells: readonly Cell[], column: number) {
  for (let at = cellCount - columns + column; at >= 0; at -= columns) if (!cells[at]) return at
  return -1
}
export const openColumns = (cells: readonly Cell[]) => order.filter((column) => cells[column] === 0)

export function discsAfter(moves: readonly number[], starter: Player) {
  const cells = Array.from({ length: cellCount }, (): Cell => 0)
  let last = -1
  let player = starter
  for (const column of moves) {
    last = landing(cells, column)
    cells[last] = player
    player = otherPlayer(player)
  }
  return { cells, last }
}

function promise(cells: readonly Cell[], player: Player) {
  let sum = 0
  for (const line of lines) {
    let own = 0
    let others = 0
    for (const at of line) {
      if (cells[at] === player) own++
      else if (cells[at]) others++
    }
    if (!others) sum += worthOf[own]!
    else if (!own) sum -= worthOf[others]!
  }
  return sum
}

/** What the position is worth for the one to play; it tries moves on `cells` and takes them back. */
function worth(cells: Cell[], player: Player, depth: number, low: number, high: number): number {
  if (winningLine(cells)) return -winWorth - depth
  const open = openColumns(cells)
  if (!open.length) return 0
  if (!depth) return promise(cells, player)
  let best = low
  for (const column of open) {
    const at = landing(cells, column)
    cells[at] = player
    const value = -worth(cells, otherPlayer(player), depth - 1, -high, -best)
    cells[at] = 0
    if (value > best) best = value
    if (best >= high) break
  }
  return best
}

export function goodColumn(position: readonly Cell[], player: Player) {
  const cells = [...position]
  const valued = openColumns(cells).map((column) => {
    const at = landing(cells, column)
    cells[at] = player
    const value = -worth(cells, otherPlayer(player), depthMax - 1, -Infinity, Infinity)
    cells[at] = 0
    return { column, value }
  })
  const best = Math.max(...valued.map(({ value }) => value))
  return pickOne(valued.filter(({ value }) => value === best)).column
}

/** Takes a win, sees most threats, and else plays anywhere. */
export function easyColumn(position: readonly Cell[], player: Player) {
  const open = openColumns(position)
  const winsFor = (who: Player) =>
    open.find((column) => {
      const at = landing(position, column)
      return winningLine(position.map((cell, other) => (other === at ? who : cell)))
    })
  const block = randomBelow(10) < blocksOfTen ? winsFor(otherPlayer(player)) : undefined
  return winsFor(player) ?? block ?? pickOne(open)
}
