import { ArrowDown, ArrowDownToLine, ArrowLeft, ArrowRight, Pause, Play, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { GameCurtain } from '@/components/blocks/game-curtain'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import {
  columns,
  dropped,
  landing,
  levelOf,
  moved,
  newWell,
  restMs,
  rows,
  squaresOf,
  sunk,
  turned,
  type Well,
} from '@/lib/falling-blocks'
import { useKeys } from '@/lib/use-keys'
import { useRun } from '@/lib/use-run'
import { useSaved } from '@/lib/use-saved'

/** The hue of each shape; they keep clear of the field in light and in dark. */
const hues = [210, 90, 310, 150, 25, 265, 55]
const colorOf = (shape: number) => `oklch(0.68 0.15 ${hues[shape]})`
const previewBox = 4

export function FallingBlocks() {
  const [best, setBest] = useSaved('falling-blocks-best', 0)
  const [well, setWell] = useState(newWell)
  const { state, press } = useRun(well.isOver, () => setWell(newWell()))
  const everyMs = restMs(well)
  const active = state === 'running'

  const change = (next: Well) => {
    setWell(next)
    if (next.isOver && next.score > best) setBest(next.score)
  }
  const tick = useEffectEvent(() => change(sunk(well)))
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [active, everyMs])

  const moves = {
    left: () => change(moved(well, -1)),
    right: () => change(moved(well, 1)),
    turn: () => change(turned(well)),
    down: () => change(sunk(well)),
    drop: () => change(dropped(well)),
  }
  const keys: Record<string, keyof typeof moves> = {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'turn',
    ArrowDown: 'down',
    ' ': 'drop',
  }
  useKeys((key) => {
    const move = keys[key]
    if (key === 'p' || key === 'Escape' || (key === ' ' && !active)) press()
    else if (move && active) moves[move]()
    else return move !== undefined
    return true
  })
  const shadow = landing(well)
  const touch = [
    ['left', ArrowLeft, '%%snakeLeft%%'],
    ['right', ArrowRight, '%%snakeRight%%'],
    ['turn', RotateCw, '%%fallingTurn%%'],
    ['down', ArrowDown, '%%snakeDown%%'],
    ['drop', ArrowDownToLine, '%%fallingDrop%%'],
  ] as const
  return (
    <div className="mx-auto grid max-w-2xl items-start gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <Card className="relative mx-auto w-full max-w-[max(14rem,min(100%,calc((100dvh-15rem)/2)))] overflow-hidden p-2.5">
        <svg viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label="%%snakeField%%" className="w-full rounded-lg bg-muted">
          {well.cells.map((shape, at) =>
            shape ? <Square key={at} x={at % columns} y={Math.floor(at / columns)} color={colorOf(shape - 1)} /> : null,
          )}
          {squaresOf(shadow).map(({ x, y }) => (
            <rect
              key={`${x}-${y}`}
              x={x + 0.08}
              y={y + 0.08}
              width="0.84"
              height="0.84"
              rx="0.16"
              fill="none"
              stroke={colorOf(shadow.shape)}
              strokeWidth="0.08"
            />
          ))}
          {squaresOf(well.block).map(({ x, y }) => (
            <Square key={`${x}-${y}`} x={x} y={y} color={colorOf(well.block.shape)} />
          ))}
        </svg>
        <GameCurtain state={state} onPress={press} />
      </Card>
      <div role="group" aria-label="%%snakeArrows%%" className="grid grid-cols-5 gap-2 sm:hidden">
        {touch.map(([move, Icon, label]) => (
          <Button
            key={move}
            variant="secondary"
            aria-label={label}
            disabled={!active}
            onClick={moves[move]}
            className="h-14 px-0 touch-manipulation"
          >
            <Icon />
          </Button>
        ))}
      </div>
      <div className="space-y-4">
        <Card className="hidden p-4 sm:block">
          <p className="text-xs font-medium text-muted-foreground">%%fallingNext%%</p>
          <svg viewBox={`0 0 ${previewBox} 2`} aria-hidden="true" className="mt-3 h-14 w-full">
            {squaresOf({ shape: well.queue[0]!, turns: 0, x: 0, y: 0 }).map(({ x, y }) => (
              <Square key={`${x}-${y}`} x={x} y={y} color={colorOf(well.queue[0]!)} />
            ))}
          </svg>
        </Card>
        <Figures
          items={[
            ['%%toolScore%%', well.score],
            ['%%toolBest%%', Math.max(best, well.score)],
            ['%%fallingLevel%%', levelOf(well)],
            ['%%fallingRows%%', well.lines],
          ]}
        />
        <Button variant="secondary" className="w-full" disabled={state === 'over'} onClick={press}>
          {active ? <Pause /> : <Play />} {active ? '%%toolPause%%' : '%%toolStart%%'}
        </Button>
      </div>
      <p className="text-center text-sm text-muted-foreground sm:col-span-2">%%fallingKeys%%</p>
    </div>
  )
}

function Square({ x, y, color }: { x: number; y: number; color: string }) {
  return <rect x={x + 0.04} y={y + 0.04} width="0.92" height="0.92" rx="0.18" fill={color} />
}
