import { useSize, ValueTable, type ChartProps } from '@/components/blocks/charts'

const left = 54
const right = 14
const top = 16
const bottom = 28

/** A round stretch around the values: a level says something by how it moves, not by how far it is from nothing. */
function stretchOf(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || Math.abs(high) || 1
  const step = 10 ** Math.floor(Math.log10(span)) / 2
  return { from: Math.floor((low - span * 0.1) / step) * step, to: Math.ceil((high + span * 0.1) / step) * step }
}

/** What was measured, from day to day, with a dot for each measurement. */
export function LineChart({ label, points, format }: ChartProps) {
  const { ref, width, height } = useSize()
  const { from, to } = stretchOf(points.map(({ value }) => value))
  const x = (i: number) => left + (i * (width - left - right)) / Math.max(1, points.length - 1)
  const y = (value: number) => top + (1 - (value - from) / (to - from)) * (height - top - bottom)
  const every = Math.ceil(points.length / Math.max(2, Math.floor(width / 90)))
  const anchor = (i: number) => (i === 0 ? 'start' : i === points.length - 1 ? 'end' : 'middle')
  return (
    <figure ref={ref} className="relative min-h-60 flex-1">
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {[from, (from + to) / 2, to].map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} stroke="var(--border)" strokeDasharray="3 5" />
            <text x={left - 10} y={y(value) + 4} textAnchor="end" className="fill-muted-foreground text-[12px] tabular-nums">
              {format(value)}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map((point, i) => (
          <g key={point.label} className="group">
            <rect x={x(i) - 14} y="0" width="28" height={height - bottom} fill="transparent" />
            <circle cx={x(i)} cy={y(point.value)} r="4" fill="var(--card)" stroke="var(--chart-1)" strokeWidth="2.5" />
            <text
              x={x(i)}
              y={y(point.value) - 12}
              textAnchor={anchor(i)}
              className="fill-foreground text-[13px] font-semibold opacity-0 group-hover:opacity-100"
            >
              {format(point.value)}
            </text>
            {(points.length - 1 - i) % every === 0 && (
              <text x={x(i)} y={height - 6} textAnchor={anchor(i)} className="fill-muted-foreground text-[12px]">
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
