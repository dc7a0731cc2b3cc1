import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

const glideMs = 190
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
}
const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

export interface PlaySquare {
  /** what is handed to `onPress` */
  id: number
  label: string
  /** nothing happens on a press */
  isOff?: boolean
  isChosen?: boolean
  className?: string
  color?: string
  content?: ReactNode
}

interface PlayBoardProps {
  label: string
  columns: number
  /** row by row, as they are seen */
  squares: PlaySquare[]
  onPress: (id: number) => void
  className?: string
  squareClass?: string
}

/** The squares of a board game as buttons: one of them takes the tab key, the arrow keys go around. */
export function PlayBoard({ label, columns, squares, onPress, className, squareClass }: PlayBoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const rows = Math.ceil(squares.length / columns)
  const go = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const x = within((active % columns) + step[0], columns - 1)
    const y = within(Math.floor(active / columns) + step[1], rows - 1)
    grid.current?.querySelectorAll('button')[y * columns + x]?.focus()
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={go}
      className={cn('grid touch-manipulation select-none', className)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row" className="contents">
          {squares.slice(row * columns, (row + 1) * columns).map((square, column) => {
            const at = row * columns + column
            return (
              <div key={square.id} role="gridcell" aria-selected={square.isChosen}>
                <button
                  type="button"
                  tabIndex={at === active ? 0 : -1}
                  aria-label={square.label}
                  aria-disabled={square.isOff}
                  onFocus={() => setActive(at)}
                  onClick={() => onPress(square.id)}
                  className={cn(
                    'focus-ring relative grid aspect-square w-full place-items-center focus-visible:z-20 focus-visible:-outline-offset-3',
                    !square.isOff && 'cursor-pointer',
                    squareClass,
                    square.className,
                  )}
                  style={{ background: square.color }}
                >
                  {square.content}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Lets a piece slide to its square from one that lies `x` and `y` squares away. Give it a key that changes with the move. */
export function Glide({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if ((x === 0 && y === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = { transform: `translate(${x * 100}%, ${y * 100}%)` }
    ref.current?.animate([from, { transform: 'none' }], { duration: glideMs, easing: 'ease-out' })
  }, [x, y])
  return (
    <span ref={ref} className="pointer-events-none absolute inset-0 z-10 grid place-items-center">
      {children}
    </span>
  )
}
