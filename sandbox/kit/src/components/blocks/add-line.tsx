import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'

const usualMax = 160

interface AddLineProps {
  label: string
  max?: number
  onAdd: (text: string) => void
}

/** A line to write: Enter or the button puts it into the list. */
export function AddLine({ label, max = usualMax, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onAdd(text.trim())
    setText('')
  }
  return (
    <form onSubmit={add} className="flex gap-2 print:hidden">
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="icon" aria-label={`%%add%%: ${label}`} className="size-10 sm:size-10">
        <Plus />
      </Button>
    </form>
  )
}
