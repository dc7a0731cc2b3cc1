// Draughts on 8 by 8: 1 a light man, 2 a light king (below, begins), -1 and -2 dark ones. Who can take must take.
import type { Rules } from '@/lib/best-move'
import type { Side } from '@/lib/match'

export const size = 8
const king = 2
const quietMax = 80
const manWorth = 100
const kingWorth = 170
const rowWorth = 4

/** The squares it goes over; what it takes stands between them. */
export interface Move {
  path: number[]
  taken: number[]
}
export interface Draughts {
  cells: number[]
  side: Side
  /** moves since a man moved or something was taken */
  quiet: number
}

const stepsOf = (piece: number) => (Math.abs(piece) === king ? [-1, 1] : [-Math.sign(piece)])
function beside(at: number, down: number, right: number, far: number) {
  const row = (at >> 3) + down * far
  const column = (at & 7) + right * far
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : -1
}
const isCrowned = (piece: number, at: number) => Math.abs(piece) === 1 && at >> 3 === (piece > 0 ? 0 : size - 1)

function jumps(cells: number[], piece: number, path: number[], taken: number[]): Move[] {
  const at = path.at(-1)!
  const further = stepsOf(piece).flatMap((down) =>
    [-1, 1].flatMap((right) => {
      const over = beside(at, down, right, 1)
      const to = beside(at, down, right, 2)
      const isFree = to === path[0] || (to >= 0 && !cells[to])
      if (to < 0 || !isFree || taken.includes(over) || Math.sign(cells[over]!) !== -Math.sign(piece)) return []
      if (isCrowned(piece, to)) return [{ path: [...path, to], taken: [...taken, over] }]
      return jumps(cells, piece, [...path, to], [...taken, over])
    }),
  )
  return further.length || !taken.length ? further : [{ path, taken }]
}

export function movesOf({ cells, side, quiet }: Draughts): Move[] {
  if (quiet >= quietMax) return []
  const own = cells.flatMap((piece, at) => (Math.sign(piece) === side ? [at] : []))
  const taking = own.flatMap((at) => jumps(cells, cells[at]!, [at], []))
  if (taking.length) return taking
  return own.flatMap((at) =>
    stepsOf(cells[at]!).flatMap((down) =>
      [-1, 1].flatMap((right): Move[] => {
        const to = beside(at, down, right, 1)
        return to >= 0 && !cells[to] ? [{ path: [at, to], taken: [] }] : []
      }),
    ),
  )
}

export function played({ cells, side, quiet }: Draughts, { path, taken }: Move): Draughts {
  const next = [...cells]
  const from = path[0]!
  const to = path.at(-1)!
  const piece = next[from]!
  next[from] = 0
  for (const at of taken) next[at] = 0
  next[to] = isCrowned(piece, to) ? piece * king : piece
  const isQuiet = !taken.length && Math.abs(piece) === king
  return { cells: next, side: -side as Side, quiet: isQuiet ? quiet + 1 : 0 }
}

const lost = -100_000
export const checkersRules: Rules<Draughts, Move> = {
  movesOf,
  played,
  sideOf: ({ side }) => side,
  worth: (position) => {
    const { cells, side, quiet } = position
    if (quiet >= quietMax) return 0
    if (!movesOf(position).length) return lost
    return cells.reduce((sum, piece, at) => {
      if (!piece) return sum
      const row = piece > 0 ? size - 1 - (at >> 3) : at >> 3
      const worth = Math.abs(piece) === king ? kingWorth : manWorth + row * rowWorth
      return sum + Math.sign(piece) * side * worth
    }, 0)
  },
}

export const codeOf = ({ path }: Move) => path.join('-')

export function readCheckers(codes: string[]) {
  const cells = Array.from({ length: size * size }, (_, at) => {
    const isDark = ((at >> 3) + at) % 2 === 1
    return !isDark ? 0 : at < size * 3 ? -1 : at >= size * 5 ? 1 : 0
  })
  let position: Draughts = { cells, side: 1, quiet: 0 }
  const movers: Side[] = []
  let last: Move | undefined
  for (const code of codes) {
    const move = movesOf(position).find((each) => codeOf(each) === code)
    if (!move) break
    movers.push(position.side)
    position = played(position, move)
    last = move
  }
  return { position, movers, last, moves: movesOf(position), isDraw: position.quiet >= quietMax }
}
