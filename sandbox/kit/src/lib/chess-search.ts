// A chess player: looks ahead with alpha-beta, and on to the end of every exchange.
import { keyOf } from '@/lib/chess-game'
import {
  copyOf,
  inCheck,
  king,
  knight,
  legalMoves,
  make,
  pawn,
  queen,
  roughMoves,
  takeBack,
  type Move,
  type Position,
} from '@/lib/chess-rules'
import { pickOne, randomBelow } from '@/lib/random'

export type Strength = 'easy' | 'medium' | 'hard'

/** How far each looks, by how many hundredths of a pawn it misjudges, how often it simply plays something, and how long it may think. */
const strengths = {
  easy: { depth: 1, blur: 90, slips: 18, thinkMs: 200 },
  medium: { depth: 2, blur: 30, slips: 0, thinkMs: 400 },
  hard: { depth: 8, blur: 0, slips: 0, thinkMs: 550 },
}
const mate = 100_000
const endless = 1_000_000
const clockEvery = 512
const nearMate = mate - 1000
const worths = [0, 100, 320, 330, 500, 900, 0]

// How good a square is for a white piece, row by row from the eighth rank; only the queen's side, the other one mirrors it.
const places: Record<number, number[]> = {
  1: [0, 0, 0, 0, 50, 50, 50, 50, 10, 10, 20, 30, 5, 5, 10, 27, 0, 0, 0, 25, 5, -5, -10, 5, 5, 10, 10, -25, 0, 0, 0, 0],
  2: [
    -50, -40, -30, -30, -40, -20, 0, 0, -30, 0, 10, 15, -30, 5, 15, 20, -30, 0, 15, 20, -30, 5, 10, 15, -40, -20, 0, 5, -50, -40,
    -30, -30,
  ],
  3: [
    -20, -10, -10, -10, -10, 0, 0, 0, -10, 0, 5, 10, -10, 5, 5, 10, -10, 0, 10, 10, -10, 10, 10, 10, -10, 5, 0, 0, -20, -10, -10,
    -10,
  ],
  4: [0, 0, 0, 0, 5, 10, 10, 10, -5, 0, 0, 0, -5, 0, 0, 0, -5, 0, 0, 0, -5, 0, 0, 0, -5, 0, 0, 0, 0, 0, 0, 5],
  5: [-20, -10, -10, -5, -10, 0, 0, 0, -10, 0, 5, 5, -5, 0, 5, 5, 0, 0, 5, 5, -10, 5, 5, 5, -10, 0, 5, 0, -20, -10, -10, -5],
  6: [
    -30, -40, -40, -50, -30, -40, -40, -50, -30, -40, -40, -50, -30, -40, -40, -50, -20, -30, -30, -40, -10, -20, -20, -20, 20,
    20, 0, 0, 20, 30, 10, 0,
  ],
}
const lateKing = [
  -50, -40, -30, -20, -30, -20, -10, 0, -30, -10, 20, 30, -30, -10, 30, 40, -30, -10, 30, 40, -30, -10, 20, 30, -30, -30, 0, 0,
  -50, -30, -30, -30,
]
const wholeBoard = (half: number[], kind: number) =>
  Array.from({ length: 64 }, (_, at) => worths[kind]! + half[(at >> 3) * 4 + Math.min(at & 7, 7 - (at & 7))]!)
const values = Array.from({ length: 7 }, (_, kind) => (kind ? wholeBoard(places[kind]!, kind) : []))
const lateValues = wholeBoard(lateKing, king)
const lateBelow = 1400

/** How good the position is for the side that is to move, in hundredths of a pawn. */
export function worth({ squares, side, kings }: Position): number {
  let sum = 0
  let pieces = 0
  for (let at = 0; at < 64; at++) {
    const piece = squares[at]!
    if (!piece) continue
    const kind = piece > 0 ? piece : -piece
    if (kind > pawn && kind < king) pieces += worths[kind]!
    if (kind !== king) sum += piece > 0 ? values[kind]![at]! : -values[kind]![at ^ 56]!
  }
  const kingAt = pieces / 2 < lateBelow ? lateValues : values[king]!
  return (sum + kingAt[kings[0]]! - kingAt[kings[1] ^ 56]!) * side
}

interface Search {
  position: Position
  until: number
  nodes: number
  stopped: boolean
  /** a quiet move that refuted another one at each depth: worth a try early */
  killers: number[]
}
const idOf = ({ from, to }: Move) => from * 64 + to

function ordered(moves: Move[], killer: number | undefined): Move[] {
  const rank = (move: Move) =>
    (move.taken ? 1000 + Math.abs(move.taken) * 10 - Math.abs(move.piece) : idOf(move) === killer ? 900 : 0) +
    (Math.abs(move.promotion) === queen ? 1500 : 0)
  return moves
    .map((move) => ({ move, rank: rank(move) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ move }) => move)
}

function isOut(search: Search): boolean {
  if (++search.nodes % clockEvery === 0 && performance.now() > search.until) search.stopped = true
  return search.stopped
}

/** Goes on with takings only, until nothing hangs. */
function exchange(search: Search, low: number, high: number): number {
  const { position } = search
  if (isOut(search)) return 0
  const still = worth(position)
  let best = Math.max(low, still)
  if (best >= high) return best
  for (const move of ordered(roughMoves(position, true), undefined)) {
    if (Math.abs(move.taken) === king) return mate
    const before = make(position, move)
    const value = inCheck(position, -position.side) ? -endless : -exchange(search, -high, -best)
    takeBack(position, move, before)
    if (search.stopped) return 0
    if (value >= high) return value
    best = Math.max(best, value)
  }
  return best
}

function look(search: Search, depth: number, ply: number, floor: number, high: number): number {
  const { position, killers } = search
  const check = inCheck(position)
  if (depth <= 0 && !check) return exchange(search, floor, high)
  if (isOut(search)) return 0
  if (position.quiet >= 100) return 0
  let low = floor
  let best = -endless
  for (const move of ordered(roughMoves(position), killers[ply])) {
    const before = make(position, move)
    const legal = !inCheck(position, -position.side)
    const value = legal ? -look(search, depth - (check ? 0.5 : 1), ply + 1, -high, -low) : -endless
    takeBack(position, move, before)
    if (search.stopped) return 0
    if (!legal) continue
    best = Math.max(best, value)
    low = Math.max(low, value)
    if (low >= high) {
      if (!move.taken) killers[ply] = idOf(move)
      return best
    }
  }
  return best === -endless ? (check ? ply - mate : 0) : best
}

export interface Choice {
  move: Move
  value: number
  depth: number
}

/** Chooses a move. Positions the game has been in count as draws: who is ahead walks on. */
export function think(now: Position, keys: readonly string[], strength: Strength): Choice | undefined {
  const { depth, blur, slips, thinkMs } = strengths[strength]
  const position = copyOf(now)
  const search: Search = { position, until: performance.now() + thinkMs, nodes: 0, stopped: false, killers: [] }
  let choices: Choice[] = ordered(legalMoves(position), undefined).map((move) => ({ move, value: 0, depth: 0 }))
  if (choices.length && randomBelow(100) < slips) return pickOne(choices)
  for (let deep = 1; deep <= depth && !search.stopped; deep++) {
    const rated: Choice[] = []
    let low = -endless
    for (const { move } of choices) {
      const before = make(position, move)
      // misjudging needs every move's own value, so nothing is cut off
      const value = keys.includes(keyOf(position)) ? 0 : -look(search, deep - 1, 1, -endless, blur ? endless : -low)
      takeBack(position, move, before)
      if (search.stopped) break
      rated.push({ move, value: value + (blur ? randomBelow(blur * 2) - blur : randomBelow(4)), depth: deep })
      low = Math.max(low, value)
    }
    const first = rated.toSorted((a, b) => b.value - a.value)
    const done = new Set(first.map(({ move }) => move))
    choices = [...first, ...choices.filter(({ move }) => !done.has(move))]
    if ((choices[0]?.value ?? 0) > nearMate) break
  }
  return choices[0]
}
