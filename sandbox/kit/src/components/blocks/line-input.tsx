import { Textarea } from '@/components/ui/field'

interface LineInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  max?: number
}

const usualMax = 160

/** A text to edit where it stands: it takes the lines it needs and holds no line break of its own. */
export function LineInput({ label, value, onChange, max = usualMax }: LineInputProps) {
  return (
    <Textarea
      rows={1}
      aria-label={label}
      value={value}
      maxLength={max}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      className="field-sizing-content min-h-10 resize-none border-transparent bg-transparent px-2 shadow-none hover:border-input"
    />
  )
}
