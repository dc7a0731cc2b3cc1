import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { pickOne, randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const size = 4
const goal = 2048
const swipeMin = 24
const fourInTen = 1
type Heading = 'left' | 'right' | 'up' | 'down'
const keys: Record<string, Heading> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** The cells of each line in the order they slide. */
function linesOf(heading: Heading) {
  const range = Array.from({ length: size }, (_, at) => at)
  return range.map((line) => {
    const cells = range.map((at) => (heading === 'left' || heading === 'right' ? line * size + at : at * size + line))
    return heading === 'right' || heading === 'down' ? cells.toReversed() : cells
  })
}

function slide(cells: number[], heading: Heading) {
  const next = cells.map(() => 0)
  let gained = 0
  for (const line of linesOf(heading)) {
    const values = line.map((at) => cells[at]!).filter(Boolean)
    const merged: number[] = []
    while (values.length) {
      const value = values.shift()!
      if (values[0] === value) {
        values.shift()
        merged.push(value * 2)
        gained += value * 2
      } else merged.push(value)
    }
    merged.forEach((value, at) => (next[line[at]!] = value))
  }
  return { next, gained, moved: next.some((value, at) => value !== cells[at]) }
}

function withTile(cells: number[]) {
  const at = pickOne(cells.flatMap((value, place) => (value ? [] : [place])))
  return cells.map((value, place) => (place === at ? (randomBelow(10) < fourInTen ? 4 : 2) : value))
}
const newCells = () => withTile(withTile(Array.from({ length: size * size }, () => 0)))
const headings: Heading[] = ['left', 'right', 'up', 'down']

export function Game2048() {
  const [state, setState] = useSaved('2048', {
    cells: newCells(),
    score: 0,
    best: 0,
    before: null as { cells: number[]; score: number } | null,
  })
  const touch = useRef<{ x: number; y: number } | null>(null)
  const { cells, score, best, before } = state
  const over = !headings.some((heading) => slide(cells, heading).moved)
  const won = Math.max(...cells) >= goal
  const move = (heading: Heading) =>
    setState((now) => {
      const { next, gained, moved } = slide(now.cells, heading)
      if (!moved) return now
      const sum = now.score + gained
      return { cells: withTile(next), score: sum, best: Math.max(now.best, sum), before: { cells: now.cells, score: now.score } }
    })
  useKeys((key) => {
    const heading = keys[key]
    if (heading) move(heading)
    return heading !== undefined
  })
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Figures
        items={[
          ['%%toolScore%%', score],
          ['%%toolBest%%', best],
        ]}
      />
      <Card className="p-3">
        <div
          role="grid"
          aria-label="2048"
          tabIndex={0}
          className="focus-ring grid touch-none gap-2.5 rounded-lg select-none"
          onKeyDown={(event) => {
            const heading = keys[event.key]
            if (!heading) return
            event.preventDefault()
            event.stopPropagation()
            event.nativeEvent.stopImmediatePropagation()
            move(heading)
          }}
          onPointerDown={(event) => {
            touch.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerUp={(event) => {
            if (!touch.current) return
            const x = event.clientX - touch.current.x
            const y = event.clientY - touch.current.y
            touch.current = null
            if (Math.max(Math.abs(x), Math.abs(y)) < swipeMin) return
            move(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up')
          }}
        >
          {Array.from({ length: size }, (_, row) => (
            <div key={row} role="row" className="grid grid-cols-4 gap-2.5">
              {cells.slice(row * size, (row + 1) * size).map((value, at) => (
                <div key={at} role="gridcell" className="grid aspect-square place-items-center rounded-lg bg-muted">
                  {value > 0 && <Tile key={value} value={value} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Card>
      <p role="status" className="min-h-7 text-center font-display text-lg font-semibold">
        {over ? '%%tilesOver%%' : won ? '%%tilesWon%%' : ''}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant={over ? 'primary' : 'secondary'}
          onClick={() => setState({ cells: newCells(), score: 0, best, before: null })}
        >
          %%tilesNew%%
        </Button>
        <Button variant="secondary" disabled={!before} onClick={() => before && setState({ ...before, best, before: null })}>
          <Undo2 /> %%undo%%
        </Button>
      </div>
      <p className="text-center text-sm text-muted-foreground">%%tilesKeys%%</p>
    </div>
  )
}

function Tile({ value }: { value: number }) {
  const strength = Math.min(100, 12 + Math.log2(value) * 8)
  return (
    <span
      className="pop grid size-full place-items-center rounded-lg font-display font-bold tabular-nums"
      style={{
        background: `color-mix(in oklab, var(--primary) ${strength}%, var(--card))`,
        color: strength > 62 ? 'var(--primary-foreground)' : 'var(--foreground)',
        fontSize: value > 999 ? '1.35rem' : '1.85rem',
      }}
    >
      {value}
    </span>
  )
}
