import { useId, type ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { units, type Material, type System } from '@/features/materials/materials'

interface PlaceSketchProps {
  material: Material
  system: System
  /** Length, width and height in metres or feet. */
  size: [number, number, number]
  /** Length and width of a tile or a strip in metres or feet. */
  piece: [number, number]
  doors: number
  windows: number
}

const width = 400
const height = 230
/** What the figures beside the drawing take. */
const room = 30
const finest = 3

/** The place to scale: a floor from above, four walls side by side, or a box. */
export function PlaceSketch(props: PlaceSketchProps) {
  const { material, size } = props
  const id = useId()
  if (size.some((each, at) => each <= 0 && (at < 2 || material.shape !== 'floor'))) return null
  const draw = { floor: drawFloor, walls: drawWalls, box: drawBox }[material.shape]
  const { high, drawing } = draw(props, id)
  return (
    <svg viewBox={`0 0 ${width} ${high}`} aria-hidden="true" className="mx-auto w-full max-w-lg">
      {drawing}
    </svg>
  )
}

const tint = (percent: number) => `color-mix(in oklab, var(--chart-1) ${percent}%, var(--card))`
const label = (value: number, system: System) => `${formatNumber(value)} ${units[system].long}`

function Text({ x, y, turned, children }: { x: number; y: number; turned?: boolean; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      className="fill-muted-foreground text-[13px] tabular-nums"
    >
      {children}
    </text>
  )
}

/** What the surface is laid with, repeated at its true size as long as it can be seen. */
function Cover({
  id,
  look,
  piece: [across, down],
  scale,
}: {
  id: string
  look: Material['look']
  piece: number[]
  scale: number
}) {
  const [w, h] = [across! * scale, down! * scale]
  const lines: Partial<Record<Material['look'], [number, number, ReactNode]>> = {
    tiles: [w, h, <path d={`M ${w} 0 H 0 V ${h}`} />],
    strips: [w, height, <path d={`M 0 0 V ${height}`} />],
    planks: [72, 24, <path d="M 0 0 H 72 M 0 12 H 72 M 0 0 V 12 M 36 12 V 24" />],
    grass: [26, 20, <path d="M 4 8 l 2 -5 M 8 8 l 0 -6 M 12 8 l -2 -5 M 17 18 l 2 -5 M 21 18 l 0 -6 M 25 18 l -2 -5" />],
  }
  const [stepX, stepY, line] = lines[look] ?? [0, 0, null]
  if (!line || stepX < finest || stepY < finest) return null
  return (
    <pattern id={id} width={stepX} height={stepY} patternUnits="userSpaceOnUse">
      <g fill="none" stroke="var(--chart-1)" strokeOpacity="0.6" strokeWidth="1">
        {line}
      </g>
    </pattern>
  )
}

function drawFloor({ material, system, size: [long, wide], piece }: PlaceSketchProps, id: string) {
  const scale = Math.min((width - 2 * room) / long, (height - 2 * room) / wide)
  const [w, h] = [long * scale, wide * scale]
  const [x, y] = [(width - w) / 2, 2]
  const drawing = (
    <>
      <Cover id={id} look={material.look} piece={piece} scale={scale} />
      <g transform={`translate(${x} ${y})`}>
        <rect width={w} height={h} rx="3" fill={tint(16)} />
        <rect width={w} height={h} rx="3" fill={`url(#${id})`} stroke="var(--chart-1)" strokeWidth="2" />
      </g>
      <Text x={width / 2} y={y + h + 20}>
        {label(long, system)}
      </Text>
      <Text x={x - 12} y={y + h / 2} turned>
        {label(wide, system)}
      </Text>
    </>
  )
  return { high: h + room, drawing }
}

function drawWalls({ material, system, size: [long, wide, high], piece, doors, windows }: PlaceSketchProps, id: string) {
  const scale = Math.min((width - room) / (2 * (long + wide)), (height - room) / high)
  const walls = [long, wide, long, wide].map((each) => each * scale)
  const h = high * scale
  const left = (width + room - 2 * (long + wide) * scale) / 2 - 2
  const top = 2
  const starts = walls.map((_, at) => left + walls.slice(0, at).reduce((sum, each) => sum + each, 0))
  const hole = { fill: 'var(--card)', stroke: 'var(--chart-1)', strokeWidth: 1.2 }
  const shown = 4
  const drawing = (
    <>
      <Cover id={id} look={material.look} piece={piece} scale={scale} />
      {walls.map((each, at) => (
        <g key={at} transform={`translate(${starts[at]!} ${top})`}>
          <rect width={each} height={h} fill={tint(at % 2 ? 14 : 26)} />
          <rect width={each} height={h} fill={`url(#${id})`} stroke="var(--chart-1)" strokeWidth="1.5" />
          <Text x={each / 2} y={h + 18}>
            {label(at % 2 ? wide : long, system)}
          </Text>
        </g>
      ))}
      {Array.from({ length: Math.min(doors, shown) }, (_, at) => (
        <rect
          key={at}
          {...hole}
          x={starts[at]! + walls[at]! * 0.12}
          y={top + h * 0.16}
          width={Math.min(walls[at]! * 0.3, h * 0.4)}
          height={h * 0.84}
        />
      ))}
      {Array.from({ length: Math.min(windows, shown) }, (_, at) => {
        const wall = (at + 1) % walls.length
        return (
          <rect
            key={at}
            {...hole}
            x={starts[wall]! + walls[wall]! * 0.56}
            y={top + h * 0.24}
            width={Math.min(walls[wall]! * 0.34, h * 0.6)}
            height={h * 0.4}
          />
        )
      })}
      <Text x={left - 10} y={top + h / 2} turned>
        {label(high, system)}
      </Text>
    </>
  )
  return { high: h + room, drawing }
}

const slant = Math.cos(Math.PI / 6)

function drawBox({ system, size: [long, wide, deep] }: PlaceSketchProps) {
  const scale = Math.min((width - 2 * room) / ((long + wide) * slant), (height - 2 * room) / ((long + wide) / 2 + deep))
  const at = (x: number, y: number, z: number) => [(x - y) * slant * scale, ((x + y) / 2 - z) * scale] as const
  const middleX = (at(long, 0, 0)[0] + at(0, wide, 0)[0]) / 2
  const face = (...corners: (readonly [number, number])[]) => `M ${corners.map((corner) => corner.join(' ')).join(' L ')} Z`
  const top = face(at(0, 0, deep), at(long, 0, deep), at(long, wide, deep), at(0, wide, deep))
  const front = face(at(0, wide, 0), at(0, wide, deep), at(long, wide, deep), at(long, wide, 0))
  const side = face(at(long, 0, 0), at(long, 0, deep), at(long, wide, deep), at(long, wide, 0))
  const [alongX, alongY] = at(long / 2, wide, 0)
  const [acrossX, acrossY] = at(long, wide / 2, 0)
  const drawing = (
    <g transform={`translate(${width / 2 - middleX} ${deep * scale + 2})`}>
      {[
        [top, 20],
        [front, 46],
        [side, 32],
      ].map(([path, percent]) => (
        <path
          key={path}
          d={String(path)}
          fill={tint(Number(percent))}
          stroke="var(--chart-1)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      <Text x={alongX - 24} y={alongY + 18}>
        {label(long, system)}
      </Text>
      <Text x={acrossX + 24} y={acrossY + 18}>
        {label(wide, system)}
      </Text>
    </g>
  )
  return { high: ((long + wide) / 2 + deep) * scale + 12, drawing }
}
