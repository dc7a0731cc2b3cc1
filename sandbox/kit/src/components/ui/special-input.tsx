import { Star, X } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import { Input } from './input'

interface InputProps<T> {
  id: string
  value: T
  onChange: (value: T) => void
}

/** Tags parted by commas or Enter. */
export function TagsInput({ id, value, onChange }: InputProps<string[]>) {
  const [draft, setDraft] = useState('')
  const add = (text: string) => {
    onChange([...new Set([...value, ...text.split(/[,、，]/).map((tag) => tag.trim())])].filter(Boolean))
    setDraft('')
  }
  return (
    <div className="space-y-2">
      <Input
        id={id}
        value={draft}
        placeholder="%%tagsHint%%"
        onChange={(event) => (/[,、，]/.test(event.target.value) ? add(event.target.value) : setDraft(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !draft.trim()) return
          event.preventDefault()
          add(draft)
        }}
        onBlur={() => add(draft)}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <li key={tag} className="inline-flex items-center gap-1 rounded-md bg-muted py-0.5 pr-0.5 pl-2 text-sm">
              {tag}
              <button
                type="button"
                aria-label={`%%delete%% ${tag}`}
                onClick={() => onChange(value.filter((other) => other !== tag))}
                className="focus-ring grid size-6 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:text-foreground"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function RatingInput({ id, value, onChange }: InputProps<number>) {
  return (
    <span className="relative inline-flex h-10 items-center self-start">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cn('size-7 p-0.5', star <= value ? 'fill-tone-amber text-tone-amber' : 'text-input')}
        />
      ))}
      <input
        id={id}
        type="range"
        min={0}
        max={5}
        value={value}
        aria-valuetext={`${value} / 5`}
        onChange={(event) => onChange(Number(event.target.value))}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          if (event.detail > 0) onChange(Math.ceil(((event.clientX - box.left) / box.width) * 5))
        }}
        className="focus-ring absolute inset-0 size-full cursor-pointer appearance-none rounded-md bg-transparent opacity-0 focus-visible:opacity-40"
      />
    </span>
  )
}
