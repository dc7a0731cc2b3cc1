import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { GameCurtain } from '@/components/blocks/game-curtain'
import { Card } from '@/components/ui/card'
import { randomBelow } from '@/lib/random'
import { useFrames } from '@/lib/use-frames'
import { useKeys } from '@/lib/use-keys'
import { useRun } from '@/lib/use-run'
import { useSaved } from '@/lib/use-saved'

const width = 100
const height = 130
const ground = 10
const birdX = 26
const birdSize = 4
const gravity = 210
const flap = -72
const gateWidth = 14
const gateEvery = 52
const gateOpening = 40
const slowest = 34
const fastest = 60
const fasterBy = 0.8
const edge = 14

interface Gate {
  x: number
  /** the upper end of the opening */
  top: number
  isPassed: boolean
}
const newGate = (x: number): Gate => ({
  x,
  top: edge + randomBelow(height - ground - gateOpening - 2 * edge),
  isPassed: false,
})
const newFlight = () => ({
  y: height / 2,
  fall: flap,
  gates: [0, 1, 2].map((at) => newGate(width + at * gateEvery)),
  score: 0,
  isOver: false,
})
type Flight = ReturnType<typeof newFlight>

function flown(flight: Flight, seconds: number): Flight {
  const speed = Math.min(fastest, slowest + flight.score * fasterBy)
  const fall = flight.fall + gravity * seconds
  const y = Math.max(birdSize, flight.y + fall * seconds)
  const gates = flight.gates.map((gate) => {
    const x = gate.x - speed * seconds
    return { ...gate, x, isPassed: gate.isPassed || x + gateWidth < birdX - birdSize }
  })
  const score = flight.score + gates.filter((gate, at) => gate.isPassed && !flight.gates[at]!.isPassed).length
  const hits = gates.some(
    ({ x, top }) =>
      x < birdX + birdSize * 0.8 &&
      x + gateWidth > birdX - birdSize * 0.8 &&
      (y - birdSize * 0.8 < top || y + birdSize * 0.8 > top + gateOpening),
  )
  const isGone = gates[0]!.x < -gateWidth
  return {
    y,
    fall,
    gates: isGone ? [...gates.slice(1), newGate(gates.at(-1)!.x + gateEvery)] : gates,
    score,
    isOver: hits || y > height - ground - birdSize,
  }
}

export function LittleBird() {
  const [best, setBest] = useSaved('little-bird-best', 0)
  const [flight, setFlight] = useState(newFlight)
  const { state, press } = useRun(flight.isOver, () => setFlight(newFlight()))
  useFrames(state === 'running', (seconds) => {
    const next = flown(flight, seconds)
    setFlight(next)
    if (next.isOver && next.score > best) setBest(next.score)
  })
  const rise = () => setFlight((before) => ({ ...before, fall: flap }))
  useKeys((key) => {
    if ((key === ' ' || key === 'ArrowUp') && state === 'running') rise()
    else if (key === ' ' || key === 'p' || key === 'Escape') press()
    else return false
    return true
  })
  const tilt = Math.max(-25, Math.min(60, flight.fall * 0.5))
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Figures
        items={[
          ['%%toolScore%%', flight.score],
          ['%%toolBest%%', Math.max(best, flight.score)],
        ]}
      />
      <Card className="relative mx-auto max-w-[max(15rem,min(100%,calc((100dvh-17rem)*0.77)))] overflow-hidden p-2.5">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label="%%snakeField%%"
          className="w-full cursor-pointer touch-none rounded-lg bg-[color-mix(in_oklab,oklch(0.7_0.13_230)_35%,var(--card))]"
          onPointerDown={() => state === 'running' && rise()}
        >
          {[12, 47, 80].map((x, at) => (
            <ellipse key={x} cx={x} cy={22 + at * 13} rx="11" ry="4" fill="white" opacity="0.35" />
          ))}
          {flight.gates.map(({ x, top }, at) => (
            <g key={at} fill="oklch(0.62 0.14 145)">
              <rect x={x} y={-2} width={gateWidth} height={top + 2} rx="1.5" />
              <rect x={x - 1} y={top - 5} width={gateWidth + 2} height="5" rx="1.2" />
              <rect x={x} y={top + gateOpening} width={gateWidth} height={height} rx="1.5" />
              <rect x={x - 1} y={top + gateOpening} width={gateWidth + 2} height="5" rx="1.2" />
            </g>
          ))}
          <rect
            y={height - ground}
            width={width}
            height={ground}
            fill="color-mix(in oklab, oklch(0.75 0.1 85) 80%, var(--card))"
          />
          <g transform={`translate(${birdX} ${flight.y}) rotate(${tilt})`}>
            <ellipse rx={birdSize * 1.2} ry={birdSize} fill="oklch(0.8 0.16 90)" />
            <ellipse cx="-1.6" cy="0.6" rx="2.6" ry="1.7" fill="white" opacity="0.75" />
            <circle cx="2.4" cy="-1.3" r="1.25" fill="white" />
            <circle cx="2.8" cy="-1.3" r="0.6" fill="black" />
            <path d="M4.4 -0.4 L8 0.7 L4.4 1.8 Z" fill="oklch(0.72 0.17 55)" />
          </g>
        </svg>
        <GameCurtain state={state} onPress={press} />
      </Card>
      <p className="text-center text-sm text-muted-foreground">%%birdKeys%%</p>
    </div>
  )
}
