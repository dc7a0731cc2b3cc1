import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import { fontSizeAt, lineHeight, type Placed } from '@/lib/mind-layout'
import { rootId } from '@/lib/mind-tree'
import { toneOf, weightAt } from './mind-look'

const textMax = 120

interface MindItemProps {
  placed: Placed
  selected: boolean
  /** What the field begins with while it is edited. */
  draft: string | null
  onSelect: () => void
  onEdit: () => void
  onDraft: (text: string) => void
  /** `then` is what the key that ended it asks for. */
  onDone: (keep: boolean, then?: 'child') => void
}

export function MindItem({ placed, selected, draft, onSelect, onEdit, onDraft, onDone }: MindItemProps) {
  const { node, x, y, width, height, depth, lines, tone } = placed
  const item = useRef<HTMLDivElement>(null)
  const isRoot = node.id === rootId
  const editing = draft !== null

  useEffect(() => {
    // the keyboard follows the choice, unless somebody is elsewhere on the page
    const tree = item.current?.closest('[role=tree]')
    const isFree = document.activeElement === document.body || tree?.contains(document.activeElement)
    if (selected && !editing && isFree && tree?.getAttribute('data-used')) item.current?.focus({ preventScroll: true })
  }, [selected, editing])

  return (
    <div
      ref={item}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={selected}
      aria-label={node.text || '%%mindEmpty%%'}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      onDoubleClick={onEdit}
      className={cn(
        'focus-ring absolute grid cursor-pointer place-content-center rounded-xl border-[1.5px] text-center select-none',
        isRoot ? 'border-transparent bg-primary text-primary-foreground shadow-lifted' : 'border-(--tone) text-foreground',
        selected && 'ring-3 ring-ring ring-offset-2 ring-offset-card',
      )}
      style={{
        left: x,
        top: y,
        width,
        height,
        fontSize: fontSizeAt(depth),
        fontWeight: weightAt(depth),
        lineHeight: `${lineHeight}px`,
        ['--tone' as string]: `var(${toneOf(tone)})`,
        ...(!isRoot && { background: `color-mix(in oklab, var(--tone) ${depth === 1 ? 16 : 0}%, var(--card))` }),
      }}
    >
      {editing ? (
        <input
          autoFocus
          aria-label="%%mindText%%"
          value={draft}
          maxLength={textMax}
          onChange={(event) => onDraft(event.target.value)}
          onFocus={(event) => draft === node.text && event.target.select()}
          onBlur={() => onDone(true)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') onDone(true)
            else if (event.key === 'Escape') onDone(false)
            else if (event.key === 'Tab' && !event.shiftKey) onDone(true, 'child')
            else return
            event.preventDefault()
          }}
          className="absolute inset-0 size-full rounded-[inherit] bg-card px-2 text-center text-foreground outline-none"
        />
      ) : (
        lines.map((line, at) => (
          <span key={at} className="block whitespace-pre">
            {line}
          </span>
        ))
      )}
    </div>
  )
}
