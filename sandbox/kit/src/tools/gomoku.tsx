import { MatchPanel } from '@/components/blocks/match-panel'
import { PlayBoard, type PlaySquare } from '@/components/blocks/play-board'
import { cn } from '@/lib/cn'
import { goodPlace, readGomoku, size } from '@/lib/gomoku'
import { cellText, turnText, useReply, winText, type Side } from '@/lib/match'
import { useMatch } from '@/lib/use-match'

const answerMs = 450
const nameOf = (side: Side) => (side > 0 ? '%%matchBlack%%' : '%%matchWhite%%')

export function Gomoku() {
  const match = useMatch('gomoku')
  const { opponent, mySide, codes } = match
  const { cells, movers, line, side, isOver } = readGomoku(codes)
  const isMine = opponent === 'friend' || side === mySide
  const waits = !isOver && !isMine
  useReply(waits ? codes.length : null, answerMs, () => {
    if (opponent !== 'friend') match.play(`${goodPlace(cells, side, opponent)}`)
  })
  const winner = -side as Side
  const status = !isOver
    ? turnText({ opponent, isMine, side: nameOf(side) })
    : line.length
      ? winText({ opponent, isMine: opponent === 'friend' || winner === mySide, side: nameOf(winner) })
      : '%%ticDraw%%'
  const last = Number(codes.at(-1) ?? -1)
  const squares = cells.map((cell, at): PlaySquare => {
    const isFree = !cell && isMine && !isOver
    return {
      id: at,
      label: `${cellText(Math.floor(at / size), at % size)}: ${cell ? nameOf(cell as Side) : '%%matchEmpty%%'}`,
      isOff: !isFree,
      content: (
        <>
          <span aria-hidden="true" className={cn('absolute w-px bg-black/45', edge(Math.floor(at / size), 'y'))} />
          <span aria-hidden="true" className={cn('absolute h-px bg-black/45', edge(at % size, 'x'))} />
          {cell !== 0 && (
            <span
              aria-hidden="true"
              className={cn(
                'pop relative grid size-[84%] place-items-center rounded-full shadow-md',
                cell > 0
                  ? 'bg-[radial-gradient(circle_at_35%_30%,#555,#111)]'
                  : 'bg-[radial-gradient(circle_at_35%_30%,#fff,#d0d0d0)]',
                line.includes(at) && 'ring-3 ring-tone-red',
              )}
            >
              {at === last && !line.length && <span className="size-[26%] rounded-full bg-tone-red" />}
            </span>
          )}
        </>
      ),
    }
  })
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto w-full max-w-[max(19rem,min(100%,calc(100dvh-12rem)))]">
        <PlayBoard
          label="%%matchBoard%%"
          columns={size}
          squares={squares}
          onPress={(at) => isMine && !isOver && !cells[at] && match.play(`${at}`)}
          className="rounded-lg bg-[oklch(0.82_0.08_75)] p-1 shadow-inner"
        />
      </div>
      <MatchPanel match={match} movers={movers} status={status} isOver={isOver} sides={[nameOf(1), nameOf(-1)]} />
    </div>
  )
}

/** The lines of the board cross in the middle of the squares and end at its edge. */
function edge(at: number, axis: 'x' | 'y') {
  if (axis === 'y') return at === 0 ? 'top-1/2 bottom-0' : at === size - 1 ? 'top-0 bottom-1/2' : 'inset-y-0'
  return at === 0 ? 'right-0 left-1/2' : at === size - 1 ? 'right-1/2 left-0' : 'inset-x-0'
}
