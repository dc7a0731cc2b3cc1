import { useState } from 'react'
import { ChessPiece } from '@/components/blocks/chess-piece'
import { Glide, PlayBoard, type PlaySquare } from '@/components/blocks/play-board'
import { squareName, type ChessGame } from '@/lib/chess-game'
import { inCheck, king, type Move } from '@/lib/chess-rules'

const lightSquare = 'oklch(from var(--primary) 0.91 0.035 h)'
const darkSquare = 'oklch(from var(--primary) 0.68 0.075 h)'
const litSquare = 'oklch(from var(--primary) 0.85 0.13 calc(h + 45))'
const chosenSquare = 'oklch(from var(--primary) 0.8 0.16 calc(h + 55))'
const mark = 'oklch(from var(--primary) 0.3 0.05 h / 0.45)'
const ink = 'oklch(from var(--primary) 0.27 0.04 h)'
const pieceNames = { 1: '%%chessWhites%%'.split(', '), [-1]: '%%chessBlacks%%'.split(', ') } as Record<number, string[]>
const mix = (color: string, over: string, percent: number) => `color-mix(in oklab, ${color} ${percent}%, ${over})`

interface ChessBoardProps {
  game: ChessGame
  /** black is below */
  isTurned: boolean
  isLocked: boolean
  /** More than one when a pawn may become several pieces. */
  onMove: (moves: Move[]) => void
}

export function ChessBoard({ game, isTurned, isLocked, onMove }: ChessBoardProps) {
  const [chosen, setChosen] = useState(-1)
  const { position, moves, played } = game
  const { squares, side } = position
  const last = played.at(-1)
  const checked = inCheck(position) ? position.kings[side > 0 ? 0 : 1] : -1
  const from = squares[chosen]! * side > 0 && !isLocked ? chosen : -1
  const ways = moves.filter((move) => move.from === from)

  const press = (at: number) => {
    if (isLocked) return
    const fitting = ways.filter((move) => move.to === at)
    setChosen(fitting.length || at === from || squares[at]! * side <= 0 ? -1 : at)
    if (fitting.length) onMove(fitting)
  }
  const order = Array.from({ length: 64 }, (_, at) => (isTurned ? 63 - at : at))
  const cells = order.map((at, seen): PlaySquare => {
    const piece = squares[at]!
    const isDark = ((at & 7) + (at >> 3)) % 2 === 1
    const plain = isDark ? darkSquare : lightSquare
    const isLit = last !== undefined && (at === last.from || at === last.to)
    const isWay = ways.some((move) => move.to === at)
    const isCheck = at === checked && Math.abs(piece) === king
    const name = piece ? pieceNames[Math.sign(piece)]![Math.abs(piece) - 1] : '%%matchEmpty%%'
    const notes = [isWay ? '%%matchCanGo%%' : '', at === from ? '%%matchChosen%%' : ''].filter(Boolean)
    return {
      id: at,
      label: [`${squareName(at)}: ${name}`, ...notes].join(', '),
      isOff: isLocked || !(isWay || moves.some((move) => move.from === at)),
      isChosen: at === from,
      color: isCheck ? mix('var(--tone-red)', plain, 55) : at === from ? chosenSquare : isLit ? mix(litSquare, plain, 70) : plain,
      content: (
        <>
          <Coordinates at={at} column={seen % 8} row={seen >> 3} />
          {piece !== 0 && (
            <Glide key={at === last?.to ? `moved-${played.length}` : 'still'} {...wayOf(last, at, isTurned)}>
              <ChessPiece piece={piece} />
            </Glide>
          )}
          {isWay && (
            <span
              aria-hidden="true"
              className={piece ? 'absolute inset-[5%] z-10 rounded-full border-[0.3rem]' : 'size-[30%] rounded-full'}
              style={piece ? { borderColor: mark } : { background: mark }}
            />
          )}
        </>
      ),
    }
  })
  return <PlayBoard label="%%matchBoard%%" columns={8} squares={cells} onPress={press} className="overflow-hidden rounded-lg" />
}

/** From how far the piece on a square has just come. */
function wayOf(last: Move | undefined, at: number, isTurned: boolean) {
  if (last?.to !== at) return { x: 0, y: 0 }
  const turn = isTurned ? -1 : 1
  return { x: ((last.from & 7) - (at & 7)) * turn, y: ((last.from >> 3) - (at >> 3)) * turn }
}

function Coordinates({ at, column, row }: { at: number; column: number; row: number }) {
  const [file, rank] = squareName(at)
  return (
    <span
      aria-hidden="true"
      data-rank={column === 0 ? rank : ''}
      data-file={row === 7 ? file : ''}
      className="text-[0.65rem] font-semibold before:absolute before:top-0.5 before:left-1 before:content-[attr(data-rank)] after:absolute after:right-1 after:bottom-0.5 after:content-[attr(data-file)]"
      style={{ color: ink }}
    />
  )
}
