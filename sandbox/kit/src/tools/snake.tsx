import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { GameCurtain, type GameState } from '@/components/blocks/game-curtain'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const size = 17
const slowestMs = 170
const fastestMs = 75
const fasterByMs = 3
const swipeMin = 24

interface Cell {
  x: number
  y: number
}
type Heading = 'up' | 'down' | 'left' | 'right'
const steps: Record<Heading, Cell> = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } }
const keys: Record<string, Heading> = {
  ArrowUp: 'up',
  w: 'up',
  ArrowDown: 'down',
  s: 'down',
  ArrowLeft: 'left',
  a: 'left',
  ArrowRight: 'right',
  d: 'right',
}
const same = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y

const allCells = Array.from({ length: size * size }, (_, at): Cell => ({ x: at % size, y: Math.floor(at / size) }))
const place = (snake: Cell[]) => pickOne(allCells.filter((cell) => !snake.some((part) => same(part, cell))))

function newGame() {
  const middle = Math.floor(size / 2)
  const snake = [0, 1, 2].map((back): Cell => ({ x: middle - back, y: middle }))
  return {
    snake,
    food: { x: middle + 4, y: middle },
    heading: 'right' as Heading,
    turns: [] as Heading[],
    state: 'paused' as GameState,
  }
}
type Game = ReturnType<typeof newGame>

function step(game: Game): Game {
  const [heading = game.heading, ...turns] = game.turns
  const [head] = game.snake
  const next = { x: head!.x + steps[heading].x, y: head!.y + steps[heading].y }
  const eats = same(next, game.food)
  const rest = eats ? game.snake : game.snake.slice(0, -1)
  const hits = next.x < 0 || next.y < 0 || next.x >= size || next.y >= size || rest.some((part) => same(part, next))
  if (hits) return { ...game, state: 'over' }
  const snake = [next, ...rest]
  if (snake.length === size * size) return { ...game, snake, state: 'over' }
  return { ...game, snake, heading, turns, food: eats ? place(snake) : game.food }
}

export function Snake() {
  const [best, setBest] = useSaved('snake-best', 0)
  const [game, setGame] = useState(newGame)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const { snake, food, state } = game
  const score = snake.length - 3
  const everyMs = Math.max(fastestMs, slowestMs - score * fasterByMs)
  const running = state === 'running'

  const tick = useEffectEvent(() => {
    const next = step(game)
    setGame(next)
    if (next.state === 'over' && score > best) setBest(score)
  })
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [running, everyMs])

  const turn = (wanted: Heading) =>
    setGame((before) => {
      if (before.state === 'over') return before
      const last = before.turns.at(-1) ?? before.heading
      const isBack = steps[last].x + steps[wanted].x === 0 && steps[last].y + steps[wanted].y === 0
      const turns = last === wanted || isBack ? before.turns : [...before.turns, wanted].slice(0, 3)
      return { ...before, turns, state: 'running' }
    })
  const press = () =>
    setGame((before) =>
      before.state === 'over'
        ? { ...newGame(), state: 'running' }
        : { ...before, state: before.state === 'running' ? 'paused' : 'running' },
    )
  useKeys((key) => {
    const heading = keys[key]
    if (heading) turn(heading)
    else if (key === ' ') press()
    else return false
    return true
  })
  const arrows = [
    ['up', ArrowUp, '%%snakeUp%%', 'col-start-2'],
    ['left', ArrowLeft, '%%snakeLeft%%', 'col-start-1 row-start-2'],
    ['down', ArrowDown, '%%snakeDown%%', 'col-start-2 row-start-2'],
    ['right', ArrowRight, '%%snakeRight%%', 'col-start-3 row-start-2'],
  ] as const
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Figures
        items={[
          ['%%toolScore%%', score],
          ['%%toolBest%%', Math.max(best, score)],
        ]}
      />
      <Card className="relative overflow-hidden p-2.5">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="%%snakeField%%"
          className="w-full touch-none rounded-lg bg-muted"
          onPointerDown={(event) => {
            touch.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerUp={(event) => {
            if (!touch.current) return
            const x = event.clientX - touch.current.x
            const y = event.clientY - touch.current.y
            touch.current = null
            if (Math.max(Math.abs(x), Math.abs(y)) < swipeMin) return
            turn(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up')
          }}
        >
          <circle cx={food.x + 0.5} cy={food.y + 0.5} r="0.4" fill="var(--tone-red)" />
          {snake.map((part, at) => (
            <rect
              key={at}
              x={part.x + 0.05}
              y={part.y + 0.05}
              width="0.9"
              height="0.9"
              rx="0.28"
              fill={
                at === 0 ? 'var(--primary)' : `color-mix(in oklab, var(--primary) ${Math.max(45, 90 - at * 2)}%, var(--muted))`
              }
            />
          ))}
        </svg>
        <GameCurtain state={state} onPress={press} />
      </Card>
      <div role="group" aria-label="%%snakeArrows%%" className="mx-auto grid w-fit grid-cols-3 gap-2 sm:hidden">
        {arrows.map(([heading, Icon, label, spot]) => (
          <Button
            key={heading}
            variant="secondary"
            aria-label={label}
            onClick={() => turn(heading)}
            className={`size-14 ${spot}`}
          >
            <Icon />
          </Button>
        ))}
      </div>
      <p className="text-center text-sm text-muted-foreground">%%snakeKeys%%</p>
    </div>
  )
}
