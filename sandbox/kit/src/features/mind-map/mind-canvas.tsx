import { type KeyboardEvent, type RefObject, useState } from 'react'
import { curveOf, type MindLayout, neighbourOf } from '@/lib/mind-layout'
import { MindItem } from './mind-item'
import { toneOf } from './mind-look'
import type { useView, View } from './use-view'

export interface Draft {
  id: string
  text: string
}
interface MindCanvasProps {
  layout: MindLayout
  box: RefObject<HTMLDivElement | null>
  view: View
  gestures: ReturnType<typeof useView>['gestures']
  selected: string
  draft: Draft | null
  onSelect: (id: string) => void
  onDraft: (draft: Draft | null) => void
  onDone: (keep: boolean, then?: 'child') => void
  /** Answers whether the key was one of its own. */
  onKey: (event: KeyboardEvent) => boolean
}

/** The map itself: curves below, nodes above, all of it moved and scaled as one. */
export function MindCanvas({ layout, box, view, gestures, selected, draft, onSelect, onDraft, onDone, onKey }: MindCanvasProps) {
  const [used, setUsed] = useState(false)
  const { placed, bounds } = layout
  const byId = new Map(placed.map((each) => [each.node.id, each]))
  const press = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : neighbourOf(layout, selected, event.key)
    if (next) onSelect(next)
    else if (!onKey(event)) return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className="relative h-[min(62dvh,42rem)] min-h-96 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
      {...gestures}
    >
      <div
        role="tree"
        aria-label="%%mindMap%%"
        data-used={used || undefined}
        onKeyDown={press}
        onFocus={() => setUsed(true)}
        className="absolute top-0 left-0 origin-top-left"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute"
          style={{ left: bounds.left, top: bounds.top }}
          width={bounds.width}
          height={bounds.height}
          viewBox={`${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`}
          fill="none"
        >
          {placed.map((each) => {
            const parent = byId.get(each.node.parent)
            return (
              parent && (
                <path
                  key={each.node.id}
                  d={curveOf(parent, each)}
                  stroke={`var(${toneOf(each.tone)})`}
                  strokeWidth={each.depth === 1 ? 3.5 : 2}
                  strokeLinecap="round"
                />
              )
            )
          })}
        </svg>
        {placed
          .toSorted((a, b) => a.depth - b.depth)
          .map((each) => {
            const { id, text } = each.node
            return (
              <MindItem
                key={id}
                placed={each}
                selected={id === selected}
                draft={draft?.id === id ? draft.text : null}
                onSelect={() => onSelect(id)}
                onEdit={() => onDraft({ id, text })}
                onDraft={(next) => onDraft({ id, text: next })}
                onDone={onDone}
              />
            )
          })}
      </div>
    </div>
  )
}
