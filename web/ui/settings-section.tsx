import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'

type SettingsSectionProps = {
  title: string
  hint?: ReactNode
  /** Beside the title: the section's own button. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter on a page of settings: its name, a word about it, and what can be done. */
export function SettingsSection({ title, hint, action, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <Card className="mb-6">
      <section aria-labelledby={id} className="grid gap-5 p-4 sm:p-6">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
            <h2 id={id} className="min-w-0 text-lg font-semibold tracking-tight">
              {title}
            </h2>
            {action}
          </div>
          {hint ? <div className="max-w-prose text-sm leading-relaxed text-muted-foreground">{hint}</div> : null}
        </div>
        {children}
      </section>
    </Card>
  )
}
