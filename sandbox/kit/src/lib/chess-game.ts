// What a game of chess is beside its moves: how it begins, how it ends, and how it is written down.
import { bishop, inCheck, king, knight, legalMoves, pawn, played, queen, rook, type Move, type Position } from '@/lib/chess-rules'
import type { Side } from '@/lib/match'

export const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
const letters = ' PNBRQK'
const quietMax = 100
const repeatsMax = 3

export function fromFen(fen: string): Position {
  const [rows = '', side, castling = '', passant = '-'] = fen.split(' ')
  const squares = [...rows.replaceAll('/', '')].flatMap((sign) => {
    if (/\d/.test(sign)) return Array.from({ length: Number(sign) }, () => 0)
    const kind = letters.indexOf(sign.toUpperCase())
    return [sign === sign.toUpperCase() ? kind : -kind]
  })
  return {
    squares,
    side: side === 'b' ? -1 : 1,
    castling: [...'KQkq'].reduce((bits, right, at) => bits + (castling.includes(right) ? 1 << at : 0), 0),
    passant: passant === '-' ? -1 : squareOf(passant),
    quiet: 0,
    kings: [squares.indexOf(king), squares.indexOf(-king)],
  }
}

export const squareName = (at: number) => `${'abcdefgh'[at & 7]}${8 - (at >> 3)}`
const squareOf = (name: string) => name.charCodeAt(0) - 97 + (8 - Number(name[1])) * 8
/** A move the short way programs write it: `e2e4`, `a7a8Q`. */
export const codeOf = ({ from, to, promotion }: Move) =>
  squareName(from) + squareName(to) + (promotion ? letters[Math.abs(promotion)] : '')

/** Two positions with one key are the same for the rule of repetition. */
export const keyOf = ({ squares, side, castling, passant }: Position) => `${squares.join()}|${side}|${castling}|${passant}`

const figures: Record<number, string> = { [king]: '♔', [queen]: '♕', [rook]: '♖', [bishop]: '♗', [knight]: '♘' }
const asText = '\uFE0E'
export const figureOf = (piece: number) => {
  const figure = figures[Math.abs(piece)]
  return figure ? figure + asText : ''
}

/** The move in figurine notation: `♘f3`, `exd5`, `O-O`, `♕h5#`. */
function written(move: Move, moves: Move[], next: Position, replies: Move[]): string {
  const { from, to, piece, taken, promotion } = move
  const kind = Math.abs(piece)
  const check = inCheck(next) ? (replies.length ? '+' : '#') : ''
  if (kind === king && Math.abs(from - to) === 2) return (to > from ? 'O-O' : 'O-O-O') + check
  const rivals = moves.filter((other) => other.piece === piece && other.to === to && other.from !== from)
  const byFile = rivals.length > 0 && rivals.every((other) => (other.from & 7) !== (from & 7))
  const byRank = rivals.length > 0 && !byFile && rivals.every((other) => other.from >> 3 !== from >> 3)
  const name = squareName(from)
  const origin = kind === pawn ? (taken ? name[0] : '') : byFile ? name[0] : byRank ? name[1] : rivals.length ? name : ''
  const crowned = promotion ? `=${figureOf(promotion)}` : ''
  return figureOf(piece) + origin + (taken ? 'x' : '') + squareName(to) + crowned + check
}

/** Neither side can ever mate: bare kings, one minor piece, or only bishops of one colour of squares. */
function isBare(squares: number[]): boolean {
  const pieces = squares.flatMap((piece, at) => (piece && Math.abs(piece) !== king ? [{ kind: Math.abs(piece), at }] : []))
  if (pieces.some(({ kind }) => kind !== knight && kind !== bishop)) return false
  if (pieces.length < 2) return true
  const shades = new Set(pieces.map(({ at }) => ((at & 7) + (at >> 3)) & 1))
  return pieces.every(({ kind }) => kind === bishop) && shades.size === 1
}

export type Ending = 'mate' | 'stalemate' | 'repetition' | 'fifty' | 'bare'

export interface ChessGame {
  position: Position
  /** what may be played now; nothing when the game is over */
  moves: Move[]
  played: Move[]
  notes: string[]
  keys: string[]
  ending: Ending | null
}

/** The game that a list of codes tells; a code that does not fit ends the reading. */
export function readGame(codes: readonly string[], fen = startFen): ChessGame {
  let position = fromFen(fen)
  let moves = legalMoves(position)
  const game = { played: [] as Move[], notes: [] as string[], keys: [keyOf(position)] }
  for (const code of codes) {
    const move = moves.find((each) => codeOf(each) === code)
    if (!move) break
    const next = played(position, move)
    const replies = legalMoves(next)
    game.played.push(move)
    game.notes.push(written(move, moves, next, replies))
    game.keys.push(keyOf(next))
    position = next
    moves = replies
  }
  const ending = endingOf(position, moves, game.keys)
  return { ...game, position, moves: ending ? [] : moves, ending }
}

function endingOf(position: Position, moves: Move[], keys: string[]): Ending | null {
  if (!moves.length) return inCheck(position) ? 'mate' : 'stalemate'
  if (isBare(position.squares)) return 'bare'
  if (position.quiet >= quietMax) return 'fifty'
  const last = keys.at(-1)
  return keys.filter((key) => key === last).length >= repeatsMax ? 'repetition' : null
}

/** What a side has taken, the most valuable first. */
export const takenBy = (moves: Move[], side: Side) =>
  moves
    .filter(({ piece, taken }) => taken && Math.sign(piece) === side)
    .map(({ taken }) => taken)
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))

const worths = [0, 1, 3, 3, 5, 9, 0]
/** By how much white is ahead, counted in pawns. */
export const balanceOf = (squares: number[]) =>
  squares.reduce((sum, piece) => sum + Math.sign(piece) * worths[Math.abs(piece)]!, 0)
