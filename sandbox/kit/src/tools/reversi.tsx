import { Figures } from '@/components/blocks/figures'
import { MatchPanel } from '@/components/blocks/match-panel'
import { PlayBoard, type PlaySquare } from '@/components/blocks/play-board'
import { bestMove } from '@/lib/best-move'
import { cn } from '@/lib/cn'
import { cellText, turnText, useReply, winText, type Side } from '@/lib/match'
import { countOf, readReversi, reversiRules, size } from '@/lib/reversi'
import { useMatch } from '@/lib/use-match'

const answerMs = 600
const depths = { easy: 1, medium: 2, hard: 4 }
const slipOneIn = { easy: 4, medium: 0, hard: 0 }
const nameOf = (side: Side) => (side > 0 ? '%%matchBlack%%' : '%%matchWhite%%')

export function Reversi() {
  const match = useMatch('reversi')
  const { opponent, mySide, codes } = match
  const { discs, movers, places } = readReversi(codes)
  const isOver = places.length === 0
  const isMine = opponent === 'friend' || discs.side === mySide
  const waits = !isOver && !isMine
  useReply(waits ? codes.length : null, answerMs, () => {
    if (opponent !== 'friend') match.play(`${bestMove(reversiRules, discs, depths[opponent], slipOneIn[opponent])}`)
  })
  const lead = countOf(discs, 1) - countOf(discs, -1)
  const winner: Side = lead > 0 ? 1 : -1
  const isPassed = movers.at(-1) === discs.side && !isOver
  const turn = turnText({ opponent, isMine, side: nameOf(discs.side) })
  const status = !isOver
    ? isPassed
      ? `%%reversiPassed%% ${turn}`
      : turn
    : lead === 0
      ? '%%ticDraw%%'
      : winText({ opponent, isMine: opponent === 'friend' || winner === mySide, side: nameOf(winner) })
  const last = Number(codes.at(-1) ?? -1)
  const squares = discs.cells.map((cell, at): PlaySquare => {
    const isPlace = places.includes(at) && isMine
    const disc = cell ? nameOf(cell as Side) : '%%matchEmpty%%'
    return {
      id: at,
      label: `${cellText(at >> 3, at & 7)}: ${disc}${isPlace ? ', %%matchCanGo%%' : ''}`,
      isOff: !isPlace,
      color: 'oklch(from var(--primary) 0.55 0.11 h)',
      content: cell ? (
        <Disc key={cell} side={cell as Side} isLast={at === last} />
      ) : (
        isPlace && <span aria-hidden="true" className="size-[26%] rounded-full bg-black/25" />
      ),
    }
  })
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto w-full max-w-[max(19rem,min(100%,calc(100dvh-16rem)))] space-y-3">
        <PlayBoard
          label="%%matchBoard%%"
          columns={size}
          squares={squares}
          onPress={(at) => isMine && places.includes(at) && match.play(`${at}`)}
          className="gap-px overflow-hidden rounded-lg border-4 border-[oklch(from_var(--primary)_0.32_0.06_h)] bg-[oklch(from_var(--primary)_0.32_0.06_h)]"
        />
        <Figures
          items={[
            ['%%matchBlack%%', countOf(discs, 1)],
            ['%%matchWhite%%', countOf(discs, -1)],
          ]}
        />
      </div>
      <MatchPanel match={match} movers={movers} status={status} isOver={isOver} sides={[nameOf(1), nameOf(-1)]} />
    </div>
  )
}

function Disc({ side, isLast }: { side: Side; isLast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'pop grid size-[78%] place-items-center rounded-full shadow-md',
        side > 0 ? 'bg-[radial-gradient(circle_at_35%_30%,#555,#111)]' : 'bg-[radial-gradient(circle_at_35%_30%,#fff,#d5d5d5)]',
      )}
    >
      {isLast && <span className="size-[22%] rounded-full bg-tone-red" />}
    </span>
  )
}
