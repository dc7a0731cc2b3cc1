import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const sizes = [3, 4, 5] as const
const shufflesOfTile = 30
const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
}

const solved = (size: number) => Array.from({ length: size * size }, (_, at) => (at + 1) % (size * size))
const isSolved = (tiles: readonly number[]) => tiles.every((tile, at) => tile === (at + 1) % tiles.length)
const near = (one: number, other: number, size: number) =>
  Math.abs((one % size) - (other % size)) + Math.abs(Math.floor(one / size) - Math.floor(other / size)) === 1
function moved(tiles: readonly number[], at: number) {
  const gap = tiles.indexOf(0)
  return tiles.map((tile, place) => (place === gap ? tiles[at]! : place === at ? 0 : tile))
}

/** Mixed by moves that a hand could make, so that it can always be solved. */
function mixed(size: number) {
  let tiles = solved(size)
  let before = -1
  for (let move = 0; move < size * size * shufflesOfTile || isSolved(tiles); move++) {
    const gap = tiles.indexOf(0)
    const next = pickOne(tiles.map((_, at) => at).filter((at) => at !== before && near(at, gap, size)))
    before = gap
    tiles = moved(tiles, next)
  }
  return tiles
}

const fresh = (size: number) => ({ size, tiles: mixed(size), moves: 0, since: 0, took: 0 })

export function SlidingPuzzle() {
  const [game, setGame] = useState(() => fresh(4))
  const [best, setBest] = useSaved<Record<string, number>>('sliding-best', {})
  const { size, tiles, moves, since, took } = game
  const won = moves > 0 && isSolved(tiles)
  const now = useNow(since > 0 && !won)
  const spent = won ? took : since ? now - since : 0

  const press = (at: number) => {
    if (won || !near(at, tiles.indexOf(0), size)) return
    const next = { ...game, tiles: moved(tiles, at), moves: moves + 1, since: since || Date.now() }
    const end = isSolved(next.tiles)
    setGame(end ? { ...next, took: Date.now() - next.since } : next)
    if (end) setBest((before) => ({ ...before, [size]: Math.min(before[size] ?? next.moves, next.moves) }))
  }
  useKeys((key) => {
    const step = steps[key]
    if (!step) return false
    const gap = tiles.indexOf(0)
    const [row, column] = [Math.floor(gap / size) + step[0], (gap % size) + step[1]]
    if (row >= 0 && row < size && column >= 0 && column < size) press(row * size + column)
    return true
  })
  return (
    <div className="mx-auto max-w-md space-y-5">
      <div className="text-center">
        <Segmented
          label="%%slideSize%%"
          value={String(size)}
          options={sizes.map((each) => ({ value: String(each), label: `${each} × ${each}` }))}
          onChange={(next) => setGame(fresh(Number(next)))}
        />
      </div>
      <Figures
        items={[
          ['%%slideMoves%%', moves],
          ['%%slideTime%%', clock(spent)],
          ['%%toolBest%%', best[size] ?? '–'],
        ]}
      />
      <Card className="space-y-4 p-3 sm:p-4">
        <div
          role="group"
          aria-label="%%slideBoard%%"
          className="grid gap-1.5"
          style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
        >
          {tiles.map((tile, at) =>
            tile === 0 ? (
              <span key={tile} className="aspect-square rounded-lg bg-muted" />
            ) : (
              <button
                key={tile}
                type="button"
                aria-label={String(tile)}
                onClick={() => press(at)}
                className={cn(
                  'focus-ring aspect-square cursor-pointer rounded-lg bg-primary font-display text-2xl font-bold text-primary-foreground tabular-nums transition-transform select-none active:scale-95',
                  size === 3 && 'text-4xl',
                  won && 'pop',
                )}
              >
                {tile}
              </button>
            ),
          )}
        </div>
        <p role="status" className="text-center font-display text-lg font-semibold empty:hidden">
          {won && '%%slideWon%%'.replace('{moves}', String(moves))}
        </p>
        <Button size="lg" className="w-full" variant={won ? 'primary' : 'secondary'} onClick={() => setGame(fresh(size))}>
          {won ? '%%toolAgain%%' : '%%slideShuffle%%'}
        </Button>
      </Card>
      <p className="text-center text-sm text-muted-foreground">%%slideKeys%%</p>
    </div>
  )
}
