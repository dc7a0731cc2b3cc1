import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'

export interface Point {
  label: string
  value: number
  /** The same stretch one period earlier. */
  before?: number
}

export interface ChartProps {
  /** What the numbers are, for screen readers. */
  label: string
  points: Point[]
  format: (value: number) => string
  /** From point to point without a curve: what grows steadily. */
  straight?: boolean
}

interface ChartCardProps {
  title: string
  text?: string
  className?: string
  children: ReactNode
}

export function ChartCard({ title, text, className, children }: ChartCardProps) {
  return (
    <Card className={cn('flex flex-col p-5 sm:p-6', className)}>
      <h2 className="font-display text-base font-semibold">{title}</h2>
      {text && <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>}
      <div className="mt-5 flex flex-1 flex-col justify-center">{children}</div>
    </Card>
  )
}

/** A round number at or above the largest value: few digits, easy to halve. */
export function roundUp(value: number) {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= value)!
}

const heightMin = 240
const left = 54
const bottom = 26

/** The room that a chart really has: its text keeps its size on a phone, and it fills its card when the one beside is taller. */
export function useSize() {
  const ref = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 640, height: heightMin })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.max(240, width), height: Math.max(heightMin, height) })
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

/** Value over time, with the time before as a dashed line where it is known. */
export function AreaChart({ label, points, format, straight }: ChartProps) {
  const gradient = useId()
  const { ref, width, height } = useSize()
  const top = roundUp(Math.max(...points.flatMap((point) => [point.value, point.before ?? 0])))
  const x = (i: number) => left + (i * (width - left - 12)) / Math.max(1, points.length - 1)
  const y = (value: number) => 10 + (1 - Math.max(0, value) / top) * (height - bottom - 10)
  const line = (values: number[]) => (straight ? plainly : smooth)(values.map((value, i) => [x(i), y(value)]))
  const gridLines = [0, 0.5, 1].filter((part) => part !== 0.5 || ![format(0), format(top)].includes(format(top / 2)))
  const every = Math.ceil(points.length / Math.max(2, Math.floor(width / 90)))
  return (
    <figure ref={ref} className="relative min-h-60 flex-1">
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        <defs>
          <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0%" stopColor="var(--chart-1)" stopOpacity="0.28" />
            <stop offset="100%" stopColor="var(--chart-1)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {gridLines.map((part) => (
          <g key={part}>
            <line
              x1={left}
              x2={width}
              y1={y(top * part)}
              y2={y(top * part)}
              stroke="var(--border)"
              strokeDasharray={part ? '3 5' : undefined}
            />
            <text x={left - 10} y={y(top * part) + 4} textAnchor="end" className="fill-muted-foreground text-[12px] tabular-nums">
              {format(top * part)}
            </text>
          </g>
        ))}
        {points.some((point) => point.before !== undefined) && (
          <path
            d={line(points.map((point) => point.before ?? 0))}
            fill="none"
            stroke="var(--muted-foreground)"
            strokeOpacity="0.55"
            strokeWidth="1.5"
            strokeDasharray="4 5"
          />
        )}
        <path
          d={`${line(points.map((point) => point.value))} L ${x(points.length - 1)} ${y(0)} L ${left} ${y(0)} Z`}
          fill={`url(#${gradient})`}
        />
        <path
          d={line(points.map((point) => point.value))}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map((point, i) => (
          <g key={point.label} className="group">
            <rect
              x={x(i) - (width - left) / points.length / 2}
              y="0"
              width={(width - left) / points.length}
              height={height - bottom}
              fill="transparent"
            />
            <line
              x1={x(i)}
              x2={x(i)}
              y1="10"
              y2={y(0)}
              stroke="var(--chart-1)"
              strokeOpacity="0.4"
              className="opacity-0 group-hover:opacity-100"
            />
            <circle
              cx={x(i)}
              cy={y(point.value)}
              r="4.5"
              fill="var(--card)"
              stroke="var(--chart-1)"
              strokeWidth="2.5"
              className="opacity-0 group-hover:opacity-100"
            />
            <text
              x={x(i)}
              y={y(point.value) - 12}
              textAnchor={i === 0 ? 'start' : i === points.length - 1 ? 'end' : 'middle'}
              className="fill-foreground text-[13px] font-semibold opacity-0 group-hover:opacity-100"
            >
              {format(point.value)}
            </text>
            {(points.length - 1 - i) % every === 0 && (
              <text
                x={x(i)}
                y={height - 4}
                textAnchor={i === 0 ? 'start' : i === points.length - 1 ? 'end' : 'middle'}
                className="fill-muted-foreground text-[12px]"
              >
                {point.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ValueTable label={label} points={points} format={format} />
    </figure>
  )
}

const plainly = (points: number[][]) => `M ${points.map((point) => point.join(' ')).join(' L ')}`

/** A curve through the points that never swings past them. */
function smooth(points: number[][]) {
  return points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? []
      return px === undefined ? `M ${x} ${y}` : `C ${(px + x!) / 2} ${py}, ${(px + x!) / 2} ${y}, ${x} ${y}`
    })
    .join(' ')
}

/** Shares of a whole, largest first. */
export function DonutChart({ label, points, format }: ChartProps) {
  const total = points.reduce((sum, point) => sum + point.value, 0)
  const radius = 42
  const around = 2 * Math.PI * radius
  const shares = points.map((point, i) => {
    const before = points.slice(0, i).reduce((sum, other) => sum + other.value, 0)
    return { ...point, color: `var(--chart-${(i % 5) + 1})`, share: total && point.value / total, from: total && before / total }
  })
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5">
      <div className="relative size-40 shrink-0">
        <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--muted)" strokeWidth="12" />
          {shares.map(({ label, color, share, from }) => (
            <circle
              key={label}
              cx="50"
              cy="50"
              r={radius}
              fill="none"
              stroke={color}
              strokeWidth="12"
              strokeDasharray={`${Math.max(0, share * around - 1)} ${around}`}
              strokeDashoffset={-from * around}
            />
          ))}
        </svg>
        <p className="absolute inset-0 grid place-items-center font-display text-xl font-semibold tabular-nums">
          {format(total)}
        </p>
      </div>
      <ul aria-label={label} className="min-w-40 flex-1 space-y-2.5 text-sm">
        {shares.map(({ label, value, color, share }) => (
          <li key={label} className="flex items-center gap-2.5">
            <span className="size-2.5 shrink-0 rounded-full" style={{ background: color }} aria-hidden="true" />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="font-medium tabular-nums">{format(value)}</span>
            <span className="w-10 text-right text-muted-foreground tabular-nums">{Math.round(share * 100)} %</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names with a bar each, largest first. */
export function BarList({ label, points, format }: ChartProps) {
  const top = Math.max(1, ...points.map((point) => point.value))
  return (
    <ol aria-label={label} className="flex flex-1 flex-col justify-evenly gap-4 text-sm">
      {points.map((point, i) => (
        <li key={point.label}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="truncate">{point.label}</span>
            <span className="font-medium tabular-nums">{format(point.value)}</span>
          </div>
          <div className="mt-1.5 h-2 overflow-hidden rounded-full bg-muted" aria-hidden="true">
            <div
              className="h-full rounded-full bg-chart-1"
              style={{ width: `${(100 * point.value) / top}%`, opacity: Math.max(0.4, 1 - i * 0.12) }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The same numbers for those who cannot see the drawing. */
export function ValueTable({ label, points, format }: ChartProps) {
  return (
    <table className="sr-only">
      <caption>{label}</caption>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td>{format(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
