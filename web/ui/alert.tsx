import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type AlertProps = { tone?: 'info' | 'destructive'; title?: string; children?: ReactNode; className?: string }

/** A message in the flow of the page. An error is read out at once. */
export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  const failed = tone === 'destructive'
  const Icon = failed ? CircleAlert : Info
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-lg border px-4 py-3 text-sm leading-relaxed',
        failed ? 'border-destructive/35 bg-destructive/8' : 'border-border bg-muted',
        className,
      )}
    >
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-4.5 shrink-0', failed ? 'text-destructive' : 'text-muted-foreground')}
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-muted-foreground' : undefined}>{children}</div>}
      </div>
    </div>
  )
}
