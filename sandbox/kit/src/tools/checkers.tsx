import { Crown } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { MatchPanel } from '@/components/blocks/match-panel'
import { Glide, PlayBoard, type PlaySquare } from '@/components/blocks/play-board'
import { bestMove } from '@/lib/best-move'
import { checkersRules, codeOf, readCheckers, size, type Move } from '@/lib/checkers'
import { cn } from '@/lib/cn'
import { cellText, turnText, useReply, winText, type Side } from '@/lib/match'
import { useMatch } from '@/lib/use-match'

const answerMs = 550
const depths = { easy: 1, medium: 4, hard: 7 }
const slipOneIn = { easy: 4, medium: 0, hard: 0 }
const nameOf = (side: Side) => (side > 0 ? '%%matchWhite%%' : '%%matchBlack%%')
const lightSquare = 'oklch(from var(--primary) 0.9 0.035 h)'
const darkSquare = 'oklch(from var(--primary) 0.55 0.08 h)'
const litSquare = 'oklch(from var(--primary) 0.68 0.12 calc(h + 45))'

export function Checkers() {
  const match = useMatch('checkers')
  const [chosen, setChosen] = useState(-1)
  const { opponent, mySide, codes } = match
  const { position, movers, last, moves, isDraw } = readCheckers(codes)
  const { cells, side } = position
  const isOver = moves.length === 0
  const isMine = opponent === 'friend' || side === mySide
  const waits = !isOver && !isMine
  const own = isMine ? moves : []
  useReply(waits ? codes.length : null, answerMs, () => {
    if (opponent !== 'friend') match.play(codeOf(bestMove(checkersRules, position, depths[opponent], slipOneIn[opponent])))
  })
  const winner = -side as Side
  const turn = turnText({ opponent, isMine, side: nameOf(side) })
  const status = isDraw
    ? '%%ticDraw%%'
    : isOver
      ? winText({ opponent, isMine: opponent === 'friend' || winner === mySide, side: nameOf(winner) })
      : isMine && moves[0]!.taken.length
        ? `${turn} %%checkersMust%%`
        : turn
  const fromChosen = own.filter(({ path }) => path[0] === chosen)
  const press = (at: number) => {
    const move = fromChosen.find(({ path }) => path.at(-1) === at)
    setChosen(move || at === chosen || !own.some(({ path }) => path[0] === at) ? -1 : at)
    if (move) match.play(codeOf(move))
  }
  const order = cells.map((_, at) => (opponent !== 'friend' && mySide < 0 ? size * size - 1 - at : at))
  const turned = order[0] === 0 ? 1 : -1
  const squares = order.map((at): PlaySquare => {
    const piece = cells[at]!
    const isDark = ((at >> 3) + at) % 2 === 1
    const isWay = fromChosen.some(({ path }) => path.at(-1) === at)
    const isMovable = own.some(({ path }) => path[0] === at)
    const name = piece ? nameOf(Math.sign(piece) as Side) + (Math.abs(piece) > 1 ? ' %%checkersKing%%' : '') : '%%matchEmpty%%'
    const notes = [isWay && '%%matchCanGo%%', at === chosen && '%%matchChosen%%'].filter(Boolean)
    return {
      id: at,
      label: [`${cellText(at >> 3, at & 7)}: ${name}`, ...notes].join(', '),
      isOff: !isWay && !isMovable,
      isChosen: at === chosen,
      color: !isDark ? lightSquare : last?.path.includes(at) ? litSquare : darkSquare,
      content: (
        <>
          {piece !== 0 && (
            <Glide key={at === last?.path.at(-1) ? `moved-${codes.length}` : 'still'} {...wayOf(last, at, turned)}>
              <Piece piece={piece} isChosen={at === chosen} isMovable={isMovable && chosen < 0} />
            </Glide>
          )}
          {isWay && <span aria-hidden="true" className="size-[30%] rounded-full bg-white/70" />}
        </>
      ),
    }
  })
  const count = (of: Side) => cells.filter((piece) => Math.sign(piece) === of).length
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto w-full max-w-[max(19rem,min(100%,calc(100dvh-16rem)))] space-y-3">
        <PlayBoard
          key={turned}
          label="%%matchBoard%%"
          columns={size}
          squares={squares}
          onPress={press}
          className="overflow-hidden rounded-lg"
        />
        <Figures
          items={[
            ['%%matchWhite%%', count(1)],
            ['%%matchBlack%%', count(-1)],
          ]}
        />
      </div>
      <MatchPanel
        match={match}
        movers={movers}
        status={status}
        isOver={isOver}
        sides={[nameOf(1), nameOf(-1)]}
        onRestart={() => setChosen(-1)}
        onSit={() => setChosen(-1)}
      />
    </div>
  )
}

/** From how far the piece on a square has just come. */
function wayOf(last: Move | undefined, at: number, turned: number) {
  const from = last?.path[0]
  if (from === undefined || last?.path.at(-1) !== at) return { x: 0, y: 0 }
  return { x: ((from & 7) - (at & 7)) * turned, y: ((from >> 3) - (at >> 3)) * turned }
}

function Piece({ piece, isChosen, isMovable }: { piece: number; isChosen: boolean; isMovable: boolean }) {
  const isLight = piece > 0
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-[76%] place-items-center rounded-full border-[0.2rem] shadow-md',
        isLight ? 'border-[#cfc8ba] bg-[#f6f1e7] text-[#6b5f4b]' : 'border-[#17130f] bg-[#3a322b] text-[#e9dcc5]',
        isChosen ? 'ring-4 ring-tone-amber' : isMovable && 'ring-2 ring-white/80',
      )}
    >
      {Math.abs(piece) > 1 && <Crown className="size-1/2" />}
    </span>
  )
}
