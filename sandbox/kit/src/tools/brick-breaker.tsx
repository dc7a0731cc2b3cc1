import { Heart } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'
import { Figures } from '@/components/blocks/figures'
import { GameCurtain } from '@/components/blocks/game-curtain'
import { Card } from '@/components/ui/card'
import {
  ballSize,
  brickAt,
  brickColumns,
  brickHeight,
  brickWidth,
  height,
  newCourt,
  paddleHeight,
  paddleWidth,
  paddleY,
  served,
  stepped,
  width,
  withPaddle,
} from '@/lib/brick-breaker'
import { useFrames } from '@/lib/use-frames'
import { useKeys } from '@/lib/use-keys'
import { useRun } from '@/lib/use-run'
import { useSaved } from '@/lib/use-saved'

const paddleStep = 7
/** The hue of each row of bricks. */
const hues = [20, 50, 85, 150, 220, 300]

export function BrickBreaker() {
  const [best, setBest] = useSaved('brick-breaker-best', 0)
  const [court, setCourt] = useState(newCourt)
  const field = useRef<SVGSVGElement>(null)
  const isOver = court.lives === 0
  const { state, press } = useRun(isOver, () => setCourt(newCourt()))
  useFrames(state === 'running', (seconds) => {
    const next = stepped(court, seconds)
    setCourt(next)
    if (next.lives === 0 && next.score > best) setBest(next.score)
  })
  const follow = (event: PointerEvent) => {
    const box = field.current!.getBoundingClientRect()
    const to = ((event.clientX - box.left) / box.width) * width
    if (state === 'running') setCourt((before) => withPaddle(before, to))
  }
  useKeys((key) => {
    if (key === 'ArrowLeft') setCourt((before) => withPaddle(before, before.paddle - paddleStep))
    else if (key === 'ArrowRight') setCourt((before) => withPaddle(before, before.paddle + paddleStep))
    else if (key === ' ' && state === 'running' && court.isHeld) setCourt(served)
    else if (key === ' ' || key === 'p' || key === 'Escape') press()
    else return false
    return true
  })
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Figures
        items={[
          ['%%toolScore%%', court.score],
          ['%%toolBest%%', Math.max(best, court.score)],
          ['%%fallingLevel%%', court.level],
        ]}
      />
      <Card className="relative mx-auto max-w-[max(15rem,min(100%,calc((100dvh-17rem)*0.77)))] overflow-hidden p-2.5">
        <svg
          ref={field}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label="%%snakeField%%"
          className="w-full touch-none rounded-lg bg-muted"
          onPointerMove={follow}
          onPointerDown={(event) => {
            follow(event)
            if (state === 'running') setCourt(served)
          }}
        >
          {court.bricks.map((isThere, at) => {
            const { x, y } = brickAt(at)
            return (
              isThere && (
                <rect
                  key={at}
                  x={x}
                  y={y}
                  width={brickWidth}
                  height={brickHeight}
                  rx="0.9"
                  fill={`oklch(0.68 0.16 ${hues[Math.floor(at / brickColumns)]})`}
                />
              )
            )
          })}
          {Array.from({ length: court.lives }, (_, at) => (
            <Heart key={at} x={2 + at * 6} y={3} width={5} height={5} className="fill-tone-red text-tone-red" />
          ))}
          <rect
            x={court.paddle - paddleWidth / 2}
            y={paddleY}
            width={paddleWidth}
            height={paddleHeight}
            rx={paddleHeight / 2}
            fill="var(--primary)"
          />
          <circle cx={court.ball.x} cy={court.ball.y} r={ballSize} fill="var(--foreground)" />
        </svg>
        <GameCurtain state={state} onPress={press} />
      </Card>
      <p className="text-center text-sm text-muted-foreground">%%bricksKeys%%</p>
    </div>
  )
}
