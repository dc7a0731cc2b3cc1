import { useEffect, useEffectEvent, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { pickOne } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

type Mark = 'X' | 'O'
type Cells = (Mark | null)[]
/** How the players show; the letters themselves are drawn. */
const marks: Record<Mark, string> = { X: 'X', O: 'O' }
type Opponent = 'easy' | 'hard' | 'friend'

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const
const answerMs = 350

const winning = (cells: Cells) => lines.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c])
const free = (cells: Cells) => cells.flatMap((cell, at) => (cell ? [] : [at]))
const turnOf = (cells: Cells): Mark => (free(cells).length % 2 ? 'X' : 'O')
const placed = (cells: Cells, at: number) => cells.map((cell, other) => (other === at ? turnOf(cells) : cell))

/** How a position ends for O when both play well: 1, 0 or -1. */
function worth(cells: Cells): number {
  const line = winning(cells)
  if (line) return cells[line[0]] === 'O' ? 1 : -1
  const moves = free(cells)
  if (!moves.length) return 0
  const ends = moves.map((at) => worth(placed(cells, at)))
  return turnOf(cells) === 'O' ? Math.max(...ends) : Math.min(...ends)
}

function answer(cells: Cells, opponent: Opponent): number {
  const moves = free(cells)
  if (opponent === 'easy') return pickOne(moves)
  const ends = moves.map((at) => worth(placed(cells, at)))
  const best = Math.max(...ends)
  return pickOne(moves.filter((_, at) => ends[at] === best))
}

const blank: Cells = Array.from({ length: 9 }, () => null)
const start = { opponent: 'easy' as Opponent, X: 0, O: 0, draws: 0 }

export function TicTacToe() {
  const [score, setScore] = useSaved('tic-tac-toe', start)
  const [cells, setCells] = useState(blank)
  const { opponent } = score
  const line = winning(cells)
  const over = line !== undefined || free(cells).length === 0
  const turn = turnOf(cells)
  const waits = !over && opponent !== 'friend' && turn === 'O'

  const play = (at: number) => {
    if (cells[at] || over) return
    const next = placed(cells, at)
    setCells(next)
    const winner = winning(next)
    if (winner) setScore((before) => ({ ...before, [turn]: before[turn] + 1 }))
    else if (!free(next).length) setScore((before) => ({ ...before, draws: before.draws + 1 }))
  }
  const reply = useEffectEvent(() => play(answer(cells, opponent)))
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => reply(), answerMs)
    return () => clearTimeout(timer)
  }, [waits])

  const status = line
    ? '%%ticWon%%'.replace('{mark}', marks[cells[line[0]]!])
    : over
      ? '%%ticDraw%%'
      : '%%ticTurn%%'.replace('{mark}', marks[turn])
  return (
    <div className="mx-auto max-w-md space-y-5">
      <div className="text-center">
        <Segmented
          label="%%ticOpponent%%"
          value={opponent}
          options={[
            { value: 'easy', label: '%%ticEasy%%' },
            { value: 'hard', label: '%%ticHard%%' },
            { value: 'friend', label: '%%ticFriend%%' },
          ]}
          onChange={(next) => {
            setScore({ ...start, opponent: next })
            setCells(blank)
          }}
        />
      </div>
      <Card className="space-y-5 p-5 sm:p-6">
        <p role="status" className="text-center font-display text-xl font-semibold">
          {status}
        </p>
        <div role="group" aria-label="%%ticBoard%%" className="grid grid-cols-3 gap-2.5">
          {cells.map((cell, at) => (
            <button
              key={at}
              type="button"
              aria-label={`${'%%ticCell%%'.replace('{row}', String(Math.floor(at / 3) + 1)).replace('{column}', String((at % 3) + 1))}: ${cell ? marks[cell] : '%%ticEmpty%%'}`}
              aria-disabled={Boolean(cell) || over || waits}
              onClick={() => !waits && play(at)}
              className={cn(
                'focus-ring grid aspect-square cursor-pointer place-items-center rounded-xl bg-muted text-5xl transition-colors sm:text-6xl',
                !cell && !over && 'hover:bg-accent',
                line?.some((each) => each === at) && 'bg-primary text-primary-foreground',
              )}
            >
              {cell && <Sign mark={cell} won={line?.some((each) => each === at) ?? false} />}
            </button>
          ))}
        </div>
        <Button size="lg" className="w-full" variant={over ? 'primary' : 'secondary'} onClick={() => setCells(blank)}>
          {over ? '%%toolAgain%%' : '%%toolReset%%'}
        </Button>
      </Card>
      <Figures
        items={[
          [marks.X, score.X],
          ['%%ticDraws%%', score.draws],
          [marks.O, score.O],
        ]}
      />
    </div>
  )
}

function Sign({ mark, won }: { mark: Mark; won: boolean }) {
  if (marks[mark] !== mark)
    return (
      <span className="pop" aria-hidden="true">
        {marks[mark]}
      </span>
    )
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={cn('pop size-3/5', !won && (mark === 'X' ? 'text-tone-red' : 'text-tone-blue'))}
    >
      {mark === 'X' ? (
        <path d="M18 18 82 82M82 18 18 82" fill="none" stroke="currentColor" strokeWidth="15" strokeLinecap="round" />
      ) : (
        <circle cx="50" cy="50" r="34" fill="none" stroke="currentColor" strokeWidth="15" />
      )}
    </svg>
  )
}
