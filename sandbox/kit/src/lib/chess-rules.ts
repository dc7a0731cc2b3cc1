// Chess by the rules of FIDE. Squares count from a8 (0) to h1 (63); a white piece is positive, a black one negative.
import type { Side } from '@/lib/match'

export const pawn = 1
export const knight = 2
export const bishop = 3
export const rook = 4
export const queen = 5
export const king = 6

export interface Position {
  squares: number[]
  side: Side
  /** bits: white short 1, white long 2, black short 4, black long 8 */
  castling: number
  /** the square a pawn has just jumped over, when an enemy pawn stands ready to take it; otherwise -1 */
  passant: number
  /** half moves since a pawn moved or something was taken */
  quiet: number
  /** where the white and the black king stand */
  kings: [white: number, black: number]
}
export interface Move {
  from: number
  to: number
  piece: number
  taken: number
  promotion: number
  /** where what is taken stands, if not on `to` */
  passant: boolean
}
export interface Before {
  castling: number
  passant: number
  quiet: number
}

const straight = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const diagonal = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
const jumps = [-2, -1, 1, 2].flatMap((x) => [-2, -1, 1, 2].filter((y) => Math.abs(x) !== Math.abs(y)).map((y) => [x, y]))
const inside = (x: number, y: number) => x >= 0 && x < 8 && y >= 0 && y < 8
const every = Array.from({ length: 64 }, (_, at) => at)

function ray(from: number, [dx = 0, dy = 0]: number[], most = 7): number[] {
  const way: number[] = []
  let [x, y] = [(from & 7) + dx, (from >> 3) + dy]
  for (; inside(x, y) && way.length < most; x += dx, y += dy) way.push(y * 8 + x)
  return way
}
const straightRays = every.map((from) => straight.map((step) => ray(from, step)))
const diagonalRays = every.map((from) => diagonal.map((step) => ray(from, step)))
const allRays = every.map((from) => [...straightRays[from]!, ...diagonalRays[from]!])
const knightSteps = every.map((from) => jumps.flatMap((step) => ray(from, step, 1)))
const kingSteps = every.map((from) => [...straight, ...diagonal].flatMap((step) => ray(from, step, 1)))
/** Where a pawn of white, of black takes from each square. */
const pawnHits = [-1, 1].map((dy) => every.map((from) => [-1, 1].flatMap((dx) => ray(from, [dx, dy], 1))))
/** What is still allowed after something has moved from or to a square. */
const keeps = every.map((at) => ({ 0: ~8, 4: ~12, 7: ~4, 56: ~2, 60: ~3, 63: ~1 })[at] ?? ~0)
const rayOf: Record<number, number[][][]> = { [bishop]: diagonalRays, [rook]: straightRays, [queen]: allRays }
const promotions = [queen, knight, rook, bishop]
const sideIndex = (side: number) => (side > 0 ? 0 : 1)

export function attacked({ squares }: Position, at: number, by: number): boolean {
  for (const from of pawnHits[sideIndex(-by)]![at]!) if (squares[from] === pawn * by) return true
  for (const from of knightSteps[at]!) if (squares[from] === knight * by) return true
  for (const from of kingSteps[at]!) if (squares[from] === king * by) return true
  return seen(squares, straightRays[at]!, rook * by, queen * by) || seen(squares, diagonalRays[at]!, bishop * by, queen * by)
}

function seen(squares: number[], rays: number[][], one: number, other: number): boolean {
  for (const way of rays)
    for (const from of way) {
      const piece = squares[from]!
      if (piece === 0) continue
      if (piece === one || piece === other) return true
      break
    }
  return false
}

export const inCheck = (position: Position, side: number = position.side) =>
  attacked(position, position.kings[sideIndex(side)]!, -side)

/** Every move that follows the way the pieces go, also those that leave the own king in check. */
export function roughMoves(position: Position, onlyTaking = false): Move[] {
  const { squares, side } = position
  const moves: Move[] = []
  const add = (from: number, to: number) =>
    moves.push({ from, to, piece: squares[from]!, taken: squares[to]!, promotion: 0, passant: false })
  for (let from = 0; from < 64; from++) {
    const kind = squares[from]! * side
    if (kind <= 0) continue
    if (kind === pawn) pawnMoves(position, from, moves, onlyTaking)
    else if (kind === knight || kind === king) {
      for (const to of (kind === knight ? knightSteps : kingSteps)[from]!) {
        const there = squares[to]! * side
        if (there < 0 || (there === 0 && !onlyTaking)) add(from, to)
      }
      if (kind === king && !onlyTaking) for (const to of castles(position)) add(from, to)
    } else
      for (const way of rayOf[kind]![from]!)
        for (const to of way) {
          const there = squares[to]! * side
          if (there < 0 || (there === 0 && !onlyTaking)) add(from, to)
          if (there !== 0) break
        }
  }
  return moves
}

function pawnMoves({ squares, side, passant }: Position, from: number, moves: Move[], onlyTaking: boolean) {
  const last = side > 0 ? 0 : 7
  const add = (to: number, taken: number, byPassing = false) => {
    const step = { from, to, piece: pawn * side, taken, passant: byPassing }
    if (to >> 3 !== last) moves.push({ ...step, promotion: 0 })
    else for (const kind of promotions) moves.push({ ...step, promotion: kind * side })
  }
  for (const to of pawnHits[sideIndex(side)]![from]!)
    if (squares[to]! * side < 0) add(to, squares[to]!)
    else if (to === passant) add(to, -pawn * side, true)
  const ahead = from - 8 * side
  if (squares[ahead] !== 0) return
  if (!onlyTaking || ahead >> 3 === last) add(ahead, 0)
  if (!onlyTaking && from >> 3 === (side > 0 ? 6 : 1) && squares[ahead - 8 * side] === 0) add(ahead - 8 * side, 0)
}

function castles(position: Position): number[] {
  const { squares, side, castling } = position
  const rights = side > 0 ? castling & 3 : castling >> 2
  if (!rights) return []
  const from = side > 0 ? 60 : 4
  const safe = (at: number) => !attacked(position, at, -side)
  if (!safe(from)) return []
  const short = rights & 1 && !squares[from + 1] && !squares[from + 2] && safe(from + 1)
  const long = rights & 2 && !squares[from - 1] && !squares[from - 2] && !squares[from - 3] && safe(from - 1)
  return [...(short ? [from + 2] : []), ...(long ? [from - 2] : [])]
}

const rookWay = (to: number): [from: number, to: number] => ((to & 7) === 6 ? [to + 1, to - 1] : [to - 2, to + 1])
const isCastling = ({ from, to, piece }: Move) => Math.abs(piece) === king && Math.abs(from - to) === 2

/** Changes the position; `takeBack` with what it answers restores it. */
export function make(position: Position, move: Move): Before {
  const { squares, side } = position
  const { from, to, piece, taken, promotion } = move
  const before = { castling: position.castling, passant: position.passant, quiet: position.quiet }
  squares[from] = 0
  squares[to] = promotion || piece
  if (move.passant) squares[to + 8 * side] = 0
  const kind = piece * side
  if (kind === king) position.kings[sideIndex(side)] = to
  if (isCastling(move)) {
    const [rookFrom, rookTo] = rookWay(to)
    squares[rookTo] = squares[rookFrom]!
    squares[rookFrom] = 0
  }
  position.castling &= keeps[from]! & keeps[to]!
  const isJump = kind === pawn && Math.abs(from - to) === 16
  const over = (from + to) / 2
  position.passant = isJump && pawnHits[sideIndex(side)]![over]!.some((at) => squares[at] === -pawn * side) ? over : -1
  position.quiet = kind === pawn || taken ? 0 : before.quiet + 1
  position.side = -side as Side
  return before
}

export function takeBack(position: Position, move: Move, before: Before) {
  const { squares } = position
  const side = -position.side as Side
  squares[move.from] = move.piece
  squares[move.to] = move.passant ? 0 : move.taken
  if (move.passant) squares[move.to + 8 * side] = move.taken
  if (move.piece * side === king) position.kings[sideIndex(side)] = move.from
  if (isCastling(move)) {
    const [rookFrom, rookTo] = rookWay(move.to)
    squares[rookFrom] = squares[rookTo]!
    squares[rookTo] = 0
  }
  Object.assign(position, before)
  position.side = side
}

export const copyOf = (position: Position): Position => ({
  ...position,
  squares: [...position.squares],
  kings: [...position.kings],
})

export function legalMoves(position: Position): Move[] {
  const work = copyOf(position)
  return roughMoves(work).filter((move) => {
    const before = make(work, move)
    const isLegal = !inCheck(work, position.side)
    takeBack(work, move, before)
    return isLegal
  })
}

export function played(position: Position, move: Move): Position {
  const next = copyOf(position)
  make(next, move)
  return next
}
