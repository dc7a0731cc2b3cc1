import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from './button.tsx'

type CopyFieldProps = { label: string; value: string; copyLabel: string; copiedLabel: string; hint?: string }

const copiedForMs = 2000

/** A text to take elsewhere: shown whole, copied with one press. */
export function CopyField({ label, value, copyLabel, copiedLabel, hint }: CopyFieldProps) {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    setTimeout(() => setCopied(false), copiedForMs)
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={id} className="text-sm font-medium [overflow-wrap:anywhere]">
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-2">
        <code
          aria-labelledby={id}
          className="min-w-0 flex-1 rounded-lg border border-border bg-muted px-3 py-2 font-mono text-[0.8125rem] break-all select-all"
        >
          {value}
        </code>
        <Button variant="outline" size="sm" aria-label={`${copyLabel}: ${label}`} onClick={() => void copy().catch(() => {})}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite" className="max-sm:sr-only">
            {copied ? copiedLabel : copyLabel}
          </span>
        </Button>
      </div>
      {hint ? <p className="text-[0.8125rem] leading-relaxed text-muted-foreground">{hint}</p> : null}
    </div>
  )
}
