// Two panes side by side with a divider that moves by pointer and keyboard and remembers where it was.
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

const storageKey = 'smida-split'
const minPercent = 22
const maxPercent = 60
const startPercent = 34
const stepPercent = 2

const clamp = (percent: number) => Math.min(maxPercent, Math.max(minPercent, percent))
const remembered = () => clamp(Number(localStorage.getItem(storageKey)) || startPercent)

/**
 * From `md` upwards both panes stand side by side; below it only the one named by `narrow` is seen.
 * Both stay mounted, so nothing is lost by switching.
 */
export function SplitPane(props: { start: ReactNode; end: ReactNode; narrow: 'start' | 'end'; dividerLabel: string }) {
  const [percent, setPercent] = useState(remembered)
  const [dragging, setDragging] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const move = (to: number) => {
    setPercent(clamp(to))
    localStorage.setItem(storageKey, String(Math.round(clamp(to))))
  }
  const onPointerMove = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (dragging && box) move(((event.clientX - box.left) / box.width) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: percent - stepPercent, ArrowRight: percent + stepPercent, Home: minPercent, End: maxPercent }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    <div
      ref={frame}
      className="flex min-h-0 flex-1"
      style={{ '--split': `${percent}%` } as React.CSSProperties}
      data-dragging={dragging || undefined}
    >
      <div
        className={`${props.narrow === 'start' ? 'flex' : 'hidden'} min-w-0 flex-1 flex-col md:flex md:flex-none md:basis-(--split)`}
      >
        {props.start}
      </div>
      <div
        // A separator that moves is a control; `hr` could hold neither its value nor its handle.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="separator"
        aria-orientation="vertical"
        aria-label={props.dividerLabel}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={minPercent}
        aria-valuemax={maxPercent}
        tabIndex={0}
        className="group relative z-10 hidden w-px shrink-0 cursor-col-resize touch-none bg-border outline-none md:block"
        onKeyDown={onKeyDown}
        onDoubleClick={() => move(startPercent)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      >
        <span className="absolute inset-y-0 -left-1 w-2 transition-colors group-hover:bg-primary/25 group-focus-visible:bg-ring" />
      </div>
      {/* A frame under the pointer would swallow the movement. */}
      <div
        className={`${props.narrow === 'end' ? 'flex' : 'hidden'} min-w-0 flex-1 flex-col md:flex ${dragging ? 'pointer-events-none' : ''}`}
      >
        {props.end}
      </div>
    </div>
  )
}
