import { useEffect, useRef } from 'react'
import { Input } from '@/components/ui/field'
import { cn } from '@/lib/cn'

interface InlineTextProps {
  value: string
  /** What is edited, for screen readers. */
  label: string
  editing: boolean
  onEdit: () => void
  /** With the new text, or null when nothing is to change. */
  onDone: (text: string | null) => void
  className?: string
}

/** A text that turns into a field where it stands: Enter or leaving it saves, Escape does not. */
export function InlineText({ value, label, editing, onEdit, onDone, className }: InlineTextProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)

  useEffect(() => {
    // the field is gone, and focus with it
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (!editing) {
    return (
      <button
        ref={button}
        type="button"
        onClick={onEdit}
        className={cn('focus-ring block w-full cursor-text rounded-sm text-left wrap-break-word', className)}
      >
        {value}
      </button>
    )
  }
  const finish = (text: string) => onDone(text.trim() && text.trim() !== value ? text.trim() : null)
  return (
    <Input
      autoFocus
      aria-label={label}
      defaultValue={value}
      className="-my-1.5 -ml-3 h-9"
      onFocus={(event) => event.target.select()}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
        // else the same key would press the button that takes the field's place
        event.preventDefault()
        if (event.key === 'Enter') finish(event.currentTarget.value)
        else onDone(null)
      }}
    />
  )
}
