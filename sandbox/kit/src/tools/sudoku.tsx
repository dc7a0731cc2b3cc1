import { Eraser, Lightbulb, Pencil, Plus, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { SudokuCell } from '@/components/blocks/sudoku-cell'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { columnOf, conflictsIn, peersOf, rowOf, side, type Level } from '@/lib/sudoku-board'
import {
  hintFor,
  isSolved,
  newSudoku,
  notesAt,
  withDigit,
  withHint,
  withNote,
  withoutDigit,
  withoutStep,
  type SudokuGame,
} from '@/lib/sudoku-game'
import { useKeys } from '@/lib/use-keys'
import { clock } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'
import { useTicks } from '@/lib/use-ticks'

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const digits = Array.from({ length: side }, (_, at) => at + 1)
const middle = Math.floor((side * side) / 2)
const start = {
  game: newSudoku('easy'),
  /** what a new puzzle took the place of */
  former: null as { game: SudokuGame; seconds: number } | null,
  best: {} as Partial<Record<Level, number>>,
}

export function Sudoku() {
  const [{ game, former, best }, setSaved] = useSaved('sudoku', start)
  const [seconds, setSeconds] = useSaved('sudoku-seconds', 0)
  const [chosen, setChosen] = useState(middle)
  const [pencil, setPencil] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const { cells, given, level } = game
  const solved = isSolved(game)
  const conflicts = conflictsIn(cells)
  const near = peersOf(chosen)
  const digit = cells[chosen] ?? 0
  const canReturn = game.past.length === 0 && former !== null
  useTicks(!solved && game.past.length > 0, () => setSeconds((before) => before + 1))

  const change = (next: SudokuGame) => {
    const isBest = !solved && isSolved(next) && next.hints === 0 && seconds < (best[level] ?? Number.MAX_VALUE)
    setSaved((before) => ({ ...before, game: next, best: isBest ? { ...before.best, [level]: seconds } : before.best }))
  }
  const enter = (value: number) => change(pencil ? withNote(game, chosen, value) : withDigit(game, chosen, value))
  const hint = () => {
    const at = hintFor(game, chosen)
    setChosen(at)
    change(withHint(game, at))
  }
  const begin = (wanted: Level) => {
    const isTouched = game.past.length > 0 && !solved
    setSaved((before) => ({ ...before, game: newSudoku(wanted), former: isTouched ? { game, seconds } : null }))
    setSeconds(0)
  }
  const undo = () => {
    if (!canReturn || !former) return change(withoutStep(game))
    setSaved((before) => ({ ...before, game: former.game, former: null }))
    setSeconds(former.seconds)
  }
  useKeys((key) => {
    const step = steps[key]
    if (step) {
      const x = (columnOf(chosen) + step[0] + side) % side
      const next = ((rowOf(chosen) + step[1] + side) % side) * side + x
      setChosen(next)
      grid.current?.querySelectorAll('button')[next]?.focus()
    } else if (/^[1-9]$/.test(key)) enter(Number(key))
    else if (['0', 'Backspace', 'Delete'].includes(key)) change(withoutDigit(game, chosen))
    else if (key.toLowerCase() === 'n') setPencil(!pencil)
    else return false
    return true
  })
  const status = solved ? '%%sudokuSolved%%'.replace('{time}', clock(seconds * 1000)) : conflicts.size ? '%%sudokuTwice%%' : ''
  return (
    <div className="mx-auto max-w-md space-y-5 lg:max-w-4xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="%%sudokuLevel%%"
          value={level}
          options={[
            { value: 'easy', label: '%%sudokuEasy%%' },
            { value: 'medium', label: '%%sudokuMedium%%' },
            { value: 'hard', label: '%%sudokuHard%%' },
          ]}
          onChange={begin}
        />
        <Button variant={solved ? 'primary' : 'secondary'} onClick={() => begin(level)}>
          <Plus /> %%sudokuAnother%%
        </Button>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Card className="p-2 sm:p-4">
          <div
            ref={grid}
            role="grid"
            aria-label="%%ticBoard%%"
            className="overflow-hidden rounded-lg border-2 border-muted-foreground select-none"
          >
            {digits.map((_, row) => (
              <div key={row} role="row" className="grid grid-cols-9">
                {digits.map((_, column) => {
                  const at = row * side + column
                  return (
                    <SudokuCell
                      key={at}
                      at={at}
                      digit={cells[at] ?? 0}
                      notes={notesAt(game, at)}
                      given={given[at] !== 0}
                      chosen={at === chosen}
                      near={near.includes(at)}
                      alike={digit > 0 && cells[at] === digit}
                      wrong={conflicts.has(at)}
                      onChoose={() => setChosen(at)}
                    />
                  )
                })}
              </div>
            ))}
          </div>
          <p role="status" className="mt-3 text-center font-display text-lg font-semibold empty:hidden">
            {status}
          </p>
        </Card>
        <div className="space-y-5">
          <Card className="space-y-3 p-3 sm:p-4">
            <div role="group" aria-label="%%sudokuDigits%%" className="grid grid-cols-9 gap-1 lg:grid-cols-3 lg:gap-2">
              {digits.map((each) => {
                const left = side - cells.filter((cell) => cell === each).length
                return (
                  <Button
                    key={each}
                    variant="secondary"
                    disabled={solved || (left <= 0 && !pencil && digit !== each)}
                    onClick={() => enter(each)}
                    className="h-14 min-w-0 flex-col gap-0 px-0 font-display text-xl lg:h-16 lg:text-2xl"
                  >
                    {each}
                    <span className="text-xs font-normal text-muted-foreground">
                      <span className="sr-only">%%sudokuLeft%% </span>
                      {Math.max(0, left)}
                    </span>
                  </Button>
                )
              })}
            </div>
            <div className="grid grid-cols-2 gap-2">
              <Button variant={pencil ? 'primary' : 'secondary'} aria-pressed={pencil} onClick={() => setPencil(!pencil)}>
                <Pencil /> %%sudokuNotes%%
              </Button>
              <Button variant="secondary" disabled={solved} onClick={() => change(withoutDigit(game, chosen))}>
                <Eraser /> %%sudokuErase%%
              </Button>
              <Button variant="secondary" disabled={solved || (!game.past.length && !canReturn)} onClick={undo}>
                <Undo2 /> %%undo%%
              </Button>
              <Button variant="secondary" disabled={solved} onClick={hint}>
                <Lightbulb /> %%sudokuHint%%
              </Button>
            </div>
          </Card>
          <Figures
            items={[
              ['%%memoryTime%%', clock(seconds * 1000)],
              ['%%toolBest%%', best[level] === undefined ? '–' : clock(best[level] * 1000)],
              ['%%sudokuLeft%%', cells.filter((cell) => !cell).length],
              ['%%sudokuHints%%', game.hints],
            ]}
          />
          <p className="hidden text-sm text-muted-foreground pointer-fine:block">%%sudokuKeys%%</p>
        </div>
      </div>
    </div>
  )
}
