import { roundUp, useSize, ValueTable, type ChartProps } from './charts'

const left = 54
const bottom = 26
const top = 20

/** Sums side by side, each beside a pale one of the time before where that is known. */
export function ColumnChart({ label, points, format }: ChartProps) {
  const { ref, width, height } = useSize()
  const most = roundUp(Math.max(...points.flatMap((point) => [point.value, point.before ?? 0])))
  const slot = (width - left) / points.length
  const compared = points.some((point) => (point.before ?? 0) > 0)
  const column = Math.min(30, slot * (compared ? 0.4 : 0.62))
  const y = (value: number) => top + (1 - Math.max(0, value) / most) * (height - bottom - top)
  const middle = (i: number) => left + slot * (i + 0.5)
  const gridLines = [0, 0.5, 1].filter((part) => part !== 0.5 || ![format(0), format(most)].includes(format(most / 2)))
  const every = Math.ceil(points.length / Math.max(2, Math.floor(width / 80)))
  const bar = (x: number, value: number, className: string) =>
    value > 0 && (
      <rect x={x} y={y(value)} width={column} height={y(0) - y(value)} rx={Math.min(5, column / 4)} className={className} />
    )
  return (
    <figure ref={ref} className="relative min-h-60 flex-1">
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {gridLines.map((part) => (
          <g key={part}>
            <line x1={left} x2={width} y1={y(most * part)} y2={y(most * part)} stroke="var(--border)" />
            <text
              x={left - 10}
              y={y(most * part) + 4}
              textAnchor="end"
              className="fill-muted-foreground text-[12px] tabular-nums"
            >
              {format(most * part)}
            </text>
          </g>
        ))}
        {points.map((point, i) => (
          <g key={point.label} className="group">
            <rect x={middle(i) - slot / 2} y="0" width={slot} height={height - bottom} fill="transparent" />
            {compared && bar(middle(i) - column - 1, point.before ?? 0, 'fill-muted-foreground/25')}
            {bar(compared ? middle(i) + 1 : middle(i) - column / 2, point.value, 'fill-chart-1 group-hover:opacity-80')}
            <text
              x={middle(i)}
              y={y(Math.max(point.value, point.before ?? 0)) - 7}
              textAnchor="middle"
              className="fill-foreground text-[13px] font-semibold opacity-0 group-hover:opacity-100"
            >
              {format(point.value)}
            </text>
            {(points.length - 1 - i) % every === 0 && (
              <text x={middle(i)} y={height - 4} textAnchor="middle" className="fill-muted-foreground text-[12px]">
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
