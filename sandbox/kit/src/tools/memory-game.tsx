import {
  Anchor,
  Apple,
  Bike,
  Bird,
  Cat,
  Cherry,
  Clover,
  Coffee,
  Crown,
  Feather,
  Fish,
  Flame,
  Flower2,
  Gem,
  Guitar,
  Heart,
  Moon,
  Mountain,
  Rocket,
  Sailboat,
  Snowflake,
  Star,
  Sun,
  TreePine,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { shuffled } from '@/lib/random'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const signs: LucideIcon[] = [
  Anchor,
  Apple,
  Bike,
  Bird,
  Cat,
  Cherry,
  Clover,
  Coffee,
  Crown,
  Feather,
  Fish,
  Flame,
  Flower2,
  Gem,
  Guitar,
  Heart,
  Moon,
  Mountain,
  Rocket,
  Sailboat,
  Snowflake,
  Star,
  Sun,
  TreePine,
]
/** Where there are some, they stand on the cards. */
const pictures: string[] = []
const sizes = {
  '6': 'grid-cols-3 sm:grid-cols-4',
  '8': 'grid-cols-4',
  '10': 'grid-cols-4 sm:grid-cols-5',
  '12': 'grid-cols-4 sm:grid-cols-6',
  '15': 'grid-cols-5 sm:grid-cols-6',
}
type Pairs = keyof typeof sizes
const usual = { pairs: 6 }
const start = { pairs: String(usual.pairs) as Pairs, best: {} as Record<string, number> }
const lookMs = 900

const deal = (pairs: Pairs) => {
  const chosen = shuffled(signs.map((_, at) => at)).slice(0, Number(pairs))
  return shuffled([...chosen, ...chosen])
}
const newGame = (pairs: Pairs) => ({
  cards: deal(pairs),
  found: [] as number[],
  open: [] as number[],
  tries: 0,
  startedAt: 0,
  endedAt: 0,
})

export function MemoryGame() {
  const [{ pairs, best }, setSaved] = useSaved(`memory-${usual.pairs}`, start)
  const [game, setGame] = useState(() => newGame(pairs))
  const { cards, found, open, tries, startedAt, endedAt } = game
  const playing = startedAt > 0 && endedAt === 0
  const now = useNow(playing, 500)
  const restart = (wanted = pairs) => {
    setSaved((before) => ({ ...before, pairs: wanted }))
    setGame(newGame(wanted))
  }
  const turn = (at: number) => {
    if (open.length === 2 || open.includes(at) || found.includes(cards[at]!)) return
    const [first] = open
    const next = { ...game, startedAt: startedAt || Date.now(), open: [...open, at] }
    if (first === undefined) return setGame(next)
    const isPair = cards[first] === cards[at]
    const all = isPair ? [...found, cards[at]!] : found
    const over = all.length === Number(pairs)
    if (over) {
      const record = best[pairs]
      if (!record || tries + 1 < record) setSaved((before) => ({ ...before, best: { ...before.best, [pairs]: tries + 1 } }))
    }
    setGame({ ...next, tries: tries + 1, found: all, open: isPair ? [] : next.open, endedAt: over ? Date.now() : 0 })
  }
  const hide = useEffectEvent(() => setGame((before) => ({ ...before, open: [] })))
  useEffect(() => {
    if (open.length < 2) return
    const timer = setTimeout(() => hide(), lookMs)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="%%memoryPairs%%"
          value={pairs}
          options={(Object.keys(sizes) as Pairs[]).map((value) => ({ value, label: `${value} %%memoryPairs%%` }))}
          onChange={restart}
        />
        <Button variant={endedAt ? 'primary' : 'secondary'} onClick={() => restart()}>
          {endedAt ? '%%toolAgain%%' : '%%toolReset%%'}
        </Button>
      </div>
      <Card className="p-4 sm:p-6">
        <ol aria-label="%%memoryTable%%" className={cn('grid gap-2 sm:gap-3', sizes[pairs])}>
          {cards.map((card, at) => {
            const Sign = signs[card]!
            const isFound = found.includes(card)
            const shown = isFound || open.includes(at)
            return (
              <li key={at}>
                <button
                  type="button"
                  aria-label={`%%memoryCard%% ${at + 1}: ${shown ? `%%memorySign%% ${card + 1}` : '%%memoryHidden%%'}`}
                  onClick={() => turn(at)}
                  className={cn(
                    'focus-ring grid aspect-square w-full cursor-pointer place-items-center rounded-xl transition-colors',
                    isFound
                      ? 'bg-accent text-accent-foreground'
                      : shown
                        ? 'border-2 border-ring bg-card'
                        : 'bg-primary hover:bg-primary-hover',
                  )}
                >
                  {shown &&
                    (pictures.length > 0 ? (
                      <span className="pop text-4xl" aria-hidden="true">
                        {pictures[card]}
                      </span>
                    ) : (
                      <Sign className="pop size-1/2" aria-hidden="true" />
                    ))}
                </button>
              </li>
            )
          })}
        </ol>
        <p role="status" className={cn('text-center font-display text-xl font-semibold', endedAt && 'mt-5')}>
          {endedAt > 0 && '%%memoryWon%%'.replace('{tries}', String(tries))}
        </p>
      </Card>
      <Figures
        items={[
          ['%%memoryFound%%', `${found.length} / ${pairs}`],
          ['%%memoryTries%%', tries],
          ['%%memoryTime%%', clock(startedAt ? (endedAt || now) - startedAt : 0)],
          ['%%toolBest%%', best[pairs] ?? '–'],
        ]}
      />
    </div>
  )
}
