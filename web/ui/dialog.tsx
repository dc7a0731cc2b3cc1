import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons along the bottom edge. */
  actions?: ReactNode
  className?: string
}

/**
 * A modal dialog. The close button stands first: a frame inside the dialog would else take the focus and swallow Escape.
 * On public pages reach it through `lazy()`, it weighs 36 kB.
 */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children, actions, className }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/45 backdrop-blur-[2px] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-1/2 gap-4 overflow-y-auto rounded-xl border border-border bg-popover p-6 text-popover-foreground shadow-raised transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
            className,
          )}
        >
          <Base.Close
            aria-label={closeLabel}
            className="absolute top-3.5 right-3.5 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </Base.Close>
          <div className="grid gap-1.5 pr-8">
            <Base.Title className="text-lg font-semibold tracking-tight">{title}</Base.Title>
            {description && (
              <Base.Description className="text-sm leading-relaxed text-muted-foreground">{description}</Base.Description>
            )}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
