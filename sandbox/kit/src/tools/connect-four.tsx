import { Undo2 } from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import {
  columns,
  discsAfter,
  easyColumn,
  goodColumn,
  openColumns,
  otherPlayer,
  rows,
  turnAfter,
  winningLine,
  type Cell,
  type Player,
} from '@/lib/four-moves'
import { useReply } from '@/lib/match'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

type Opponent = 'easy' | 'good' | 'friend'
const answerMs = 650
const computer: Player = 2
const start = { opponent: 'easy' as Opponent, starter: 1 as Player, moves: [] as number[], wins: [0, 0], draws: 0 }
type State = typeof start

const colourNames: Record<Player, string> = { 1: '%%fourRed%%', 2: '%%fourYellow%%' }
const discLooks: Record<Player, string> = {
  1: 'bg-[color-mix(in_oklch,var(--tone-red)_55%,red)]',
  2: 'bg-[color-mix(in_oklch,var(--tone-amber)_35%,gold)]',
}

function withMove(before: State, column: number): State {
  const { cells } = discsAfter(before.moves, before.starter)
  if (winningLine(cells) || !openColumns(cells).includes(column)) return before
  const moves = [...before.moves, column]
  const next = discsAfter(moves, before.starter).cells
  const won = winningLine(next) ? turnAfter(before.moves, before.starter) : 0
  return {
    ...before,
    moves,
    wins: before.wins.map((wins, at) => (won === at + 1 ? wins + 1 : wins)),
    draws: before.draws + (!won && !openColumns(next).length ? 1 : 0),
  }
}

/** Against the computer both go back to where it is your turn. */
function withoutMove(before: State): State {
  const back = before.opponent === 'friend' || turnAfter(before.moves, before.starter) === computer ? 1 : 2
  return { ...before, moves: before.moves.slice(0, -back) }
}

function statusOf(opponent: Opponent, turn: Player, won: boolean, full: boolean) {
  if (won) {
    if (opponent === 'friend') return '%%fourWon%%'.replace('{colour}', colourNames[otherPlayer(turn)])
    return turn === computer ? '%%fourYouWon%%' : '%%fourComputerWon%%'
  }
  if (full) return '%%ticDraw%%'
  if (opponent === 'friend') return '%%fourTurn%%'.replace('{colour}', colourNames[turn])
  return turn === computer ? '%%fourThinking%%' : '%%fourYourTurn%%'
}

export function ConnectFour() {
  const [state, setState] = useSaved('connect-four', start)
  const { opponent, starter, moves, wins, draws } = state
  const { cells, last } = discsAfter(moves, starter)
  const line = winningLine(cells)
  const full = openColumns(cells).length === 0
  const over = line !== undefined || full
  const turn = turnAfter(moves, starter)
  const waits = !over && opponent !== 'friend' && turn === computer
  const canUndo = !over && !waits && moves.length > (opponent !== 'friend' && starter === computer ? 1 : 0)

  const play = (column: number) => !waits && setState((before) => withMove(before, column))
  useReply(waits ? moves.length : null, answerMs, () => {
    const column = opponent === 'easy' ? easyColumn(cells, computer) : goodColumn(cells, computer)
    setState((before) => withMove(before, column))
  })
  useKeys((key) => {
    const column = Number(key) - 1
    if (!(column >= 0 && column < columns) || key.trim() === '') return false
    play(column)
    return true
  })
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    const all = [...event.currentTarget.querySelectorAll('button')]
    const from = all.findIndex((button) => button === document.activeElement)
    all[(from + by + columns) % columns]?.focus()
    event.preventDefault()
  }
  const restart = () =>
    setState((before) => ({ ...before, moves: [], starter: over ? otherPlayer(before.starter) : before.starter }))
  const versus = opponent === 'friend' ? colourNames : { 1: '%%fourYou%%', 2: '%%fourComputer%%' }
  return (
    <div className="mx-auto max-w-md space-y-5">
      <div className="text-center">
        <Segmented
          label="%%ticOpponent%%"
          value={opponent}
          options={[
            { value: 'easy', label: '%%ticEasy%%' },
            { value: 'good', label: '%%fourGood%%' },
            { value: 'friend', label: '%%ticFriend%%' },
          ]}
          onChange={(next) => setState({ ...start, opponent: next })}
        />
      </div>
      <Card className="space-y-3 p-3 sm:p-5">
        <p role="status" className="flex items-center justify-center gap-2.5 font-display text-xl font-semibold">
          {!full && <span aria-hidden="true" className={cn('size-4 rounded-full', discLooks[line ? otherPlayer(turn) : turn])} />}
          {statusOf(opponent, turn, line !== undefined, full)}
        </p>
        <div
          role="group"
          aria-label="%%ticBoard%%"
          onKeyDown={step}
          className="relative grid grid-cols-7 before:absolute before:-inset-1.5 before:top-[calc(100%/7-0.375rem)] before:rounded-xl before:bg-primary"
        >
          {Array.from({ length: columns }, (_, column) => (
            <Column
              key={column}
              column={column}
              discs={Array.from({ length: rows }, (_, row) => cells[row * columns + column] ?? 0)}
              lit={line?.filter((at) => at % columns === column).map((at) => Math.floor(at / columns))}
              lastRow={last >= 0 && last % columns === column ? Math.floor(last / columns) : -1}
              next={over || waits ? 0 : turn}
              onPlay={() => play(column)}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2 pt-3">
          <Button variant={over ? 'primary' : 'secondary'} disabled={!moves.length} onClick={restart}>
            {over ? '%%toolAgain%%' : '%%tilesNew%%'}
          </Button>
          <Button variant="secondary" disabled={!canUndo} onClick={() => setState(withoutMove)}>
            <Undo2 /> %%undo%%
          </Button>
        </div>
      </Card>
      <Figures
        items={[
          [versus[1], wins[0] ?? 0],
          ['%%ticDraws%%', draws],
          [versus[2], wins[1] ?? 0],
        ]}
      />
      <p className="hidden text-center text-sm text-muted-foreground sm:block">%%fourKeys%%</p>
    </div>
  )
}

interface ColumnProps {
  column: number
  discs: Cell[]
  /** The rows of the four that won, when somebody has. */
  lit: number[] | undefined
  lastRow: number
  /** Whose disc would fall, 0 when none may. */
  next: Cell
  onPlay: () => void
}

function Column({ column, discs, lit, lastRow, next, onPlay }: ColumnProps) {
  const said = discs.toReversed().flatMap((disc) => (disc ? [colourNames[disc]] : []))
  const name = '%%fourColumn%%'.replace('{column}', String(column + 1))
  return (
    <button
      type="button"
      aria-label={`${name}: ${said.join(', ') || '%%ticEmpty%%'}`}
      aria-disabled={next === 0 || discs[0] !== 0}
      onClick={onPlay}
      className="group relative isolate cursor-pointer touch-manipulation overflow-hidden focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring aria-disabled:cursor-default"
    >
      <span className="relative block aspect-square">
        {next !== 0 && discs[0] === 0 && (
          <span
            className={cn(
              'absolute inset-[10%] rounded-full opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
              discLooks[next],
            )}
          />
        )}
      </span>
      <span className="block bg-muted [--frame:var(--primary)] group-hover:[--frame:var(--primary-hover)] group-focus-visible:[--frame:var(--primary-hover)]">
        {discs.map((disc, row) => (
          <span key={row} className="relative block aspect-square">
            {disc !== 0 && (
              <span
                className={cn(
                  'absolute inset-[7%] grid place-items-center rounded-full transition-[translate,opacity] duration-[calc(var(--drop)*90ms+120ms)] ease-in starting:translate-y-[calc(var(--drop)*-116%)]',
                  discLooks[disc],
                  lit?.includes(row) === false && 'opacity-45',
                )}
                style={{ '--drop': row + 1 } as CSSProperties}
              >
                <Rim player={disc} lit={lit?.includes(row) ?? false} last={row === lastRow} />
              </span>
            )}
            <span className="absolute -inset-px z-10 bg-[radial-gradient(circle_closest-side,transparent_82%,var(--frame)_84%)]" />
          </span>
        ))}
      </span>
    </button>
  )
}

/** Yellow has a square on it, for those who do not tell the colours apart. */
function Rim({ player, lit, last }: { player: Player; lit: boolean; last: boolean }) {
  const ink = player === 1 ? 'text-background' : 'text-black'
  return (
    <svg viewBox="0 0 100 100" className={cn('size-full fill-none stroke-current', ink)}>
      {player === 1 ? (
        <circle cx="50" cy="50" r="30" strokeWidth={lit ? 10 : 5} opacity={lit ? 1 : 0.4} />
      ) : (
        <rect x="30" y="30" width="40" height="40" rx="8" strokeWidth={lit ? 10 : 5} opacity={lit ? 1 : 0.4} />
      )}
      {(lit || last) && <circle cx="50" cy="50" r="8" className="fill-current stroke-none" />}
    </svg>
  )
}
