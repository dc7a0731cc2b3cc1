import { Download, Eraser, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { download } from '@/lib/download'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

interface Stroke {
  color: string
  width: number
  /** x and y in turn, in the pad's own units */
  points: number[]
}

const pad = { width: 900, height: 560 }
const strokesMax = 600
const pointsMax = 4000
const paper = '#ffffff'
const colors: [color: string, name: string][] = [
  ['#1b1b1f', '%%drawBlack%%'],
  ['#d92d20', '%%drawRed%%'],
  ['#e8830c', '%%drawOrange%%'],
  ['#eab308', '%%drawYellow%%'],
  ['#16a34a', '%%drawGreen%%'],
  ['#2563eb', '%%drawBlue%%'],
  ['#9333ea', '%%drawPurple%%'],
  ['#db2777', '%%drawPink%%'],
]
const widths = [3, 8, 20]

const pathOf = ({ points }: Stroke) => {
  const [x, y] = points
  return points.length < 4
    ? `M ${x} ${y} l 0.01 0`
    : `M ${points.reduce((path, value, at) => path + (at % 2 ? ` ${value}` : `${at ? ' L ' : ''}${value}`), '')}`
}

export function DrawingPad() {
  const [strokes, setStrokes] = useSaved<Stroke[]>('drawing', [])
  const [current, setCurrent] = useState<Stroke | null>(null)
  const [color, setColor] = useState(colors[0]![0])
  const [width, setWidth] = useState(widths[1]!)
  const svg = useRef<SVGSVGElement>(null)

  const place = (event: PointerEvent) => {
    const box = svg.current!.getBoundingClientRect()
    const scale = pad.width / box.width
    return [Math.round((event.clientX - box.left) * scale), Math.round((event.clientY - box.top) * scale)]
  }
  const undo = () => setStrokes((before) => before.slice(0, -1))
  useKeys((key) => {
    if (key !== 'z') return false
    undo()
    return true
  })
  const save = () => {
    const canvas = document.createElement('canvas')
    canvas.width = pad.width
    canvas.height = pad.height
    const pen = canvas.getContext('2d')!
    pen.fillStyle = paper
    pen.fillRect(0, 0, pad.width, pad.height)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    for (const stroke of strokes) {
      pen.strokeStyle = stroke.color
      pen.lineWidth = stroke.width
      pen.stroke(new Path2D(pathOf(stroke)))
    }
    canvas.toBlob((picture) => picture && download('drawing.png', picture), 'image/png')
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div role="group" aria-label="%%drawColor%%" className="flex flex-wrap gap-1.5">
          {colors.map(([value, name]) => (
            <button
              key={value}
              type="button"
              aria-label={name}
              aria-pressed={color === value}
              onClick={() => setColor(value)}
              className="focus-ring size-10 cursor-pointer rounded-full border-4 border-card ring-1 ring-border aria-pressed:ring-3 aria-pressed:ring-ring"
              style={{ background: value }}
            />
          ))}
          <Button
            variant="secondary"
            size="icon"
            aria-label="%%drawEraser%%"
            aria-pressed={color === paper}
            onClick={() => setColor(paper)}
            className={cn('size-10 sm:size-10', color === paper && 'ring-3 ring-ring')}
          >
            <Eraser />
          </Button>
        </div>
        <div role="group" aria-label="%%drawWidth%%" className="flex gap-1.5">
          {widths.map((value) => (
            <button
              key={value}
              type="button"
              aria-label={String(value)}
              aria-pressed={width === value}
              onClick={() => setWidth(value)}
              className="focus-ring grid size-10 cursor-pointer place-items-center rounded-md bg-muted aria-pressed:ring-3 aria-pressed:ring-ring"
            >
              <span className="rounded-full bg-foreground" style={{ width: value, height: value }} />
            </button>
          ))}
        </div>
        <div className="flex gap-1.5 sm:ml-auto">
          <Button variant="secondary" size="icon" aria-label="%%undo%%" disabled={!strokes.length} onClick={undo}>
            <Undo2 />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="%%drawClear%%"
            disabled={!strokes.length}
            onClick={() => setStrokes([])}
          >
            <Trash2 />
          </Button>
          <Button variant="secondary" size="icon" aria-label="%%drawSave%%" disabled={!strokes.length} onClick={save}>
            <Download />
          </Button>
        </div>
      </div>
      <Card className="overflow-hidden">
        <svg
          ref={svg}
          viewBox={`0 0 ${pad.width} ${pad.height}`}
          role="img"
          aria-label="%%drawPad%%"
          className="block w-full cursor-crosshair touch-none"
          style={{ background: paper }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setCurrent({ color, width, points: place(event) })
          }}
          onPointerMove={(event) => {
            if (!current || current.points.length > pointsMax) return
            setCurrent({ ...current, points: [...current.points, ...place(event)] })
          }}
          onPointerUp={() => {
            if (current) setStrokes((before) => [...before, current].slice(-strokesMax))
            setCurrent(null)
          }}
          onPointerCancel={() => setCurrent(null)}
        >
          {[...strokes, ...(current ? [current] : [])].map((stroke, at) => (
            <path
              key={at}
              d={pathOf(stroke)}
              fill="none"
              stroke={stroke.color}
              strokeWidth={stroke.width}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
          {!strokes.length && !current && (
            <text x={pad.width / 2} y={pad.height / 2} textAnchor="middle" fontSize="26" fill="#6b7280">
              %%drawHint%%
            </text>
          )}
        </svg>
      </Card>
    </div>
  )
}
