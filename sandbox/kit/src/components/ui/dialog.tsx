import { X } from 'lucide-react'
import { useLayoutEffect, useId, useRef, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Button } from './button'

/** What a form begins with; a picture is chosen, not typed. */
const firstField = 'form :is(input:not([type="file"], [type="hidden"]), select, textarea)'

const kinds = {
  dialog: 'pop m-auto max-h-[min(92dvh,54rem)] w-[calc(100%-1.5rem)] max-w-2xl rounded-xl border border-border',
  small: 'pop m-auto w-[calc(100%-1.5rem)] max-w-md rounded-xl border border-border',
  sheet: 'sheet my-0 mr-0 ml-auto h-dvh max-h-none w-full max-w-md sm:border-l sm:border-border',
}

interface DialogProps {
  title: string
  kind?: keyof typeof kinds
  onClose: () => void
  /** Buttons that stay in sight under the content. */
  footer?: ReactNode
  children: ReactNode
}

/** The browser's own dialog: it traps focus, a form begins in its first field, Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, kind = 'dialog', onClose, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>(firstField)?.focus()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // a click beside it closes it, except a form: what was typed is not lost by a slip
      onMouseDown={(event) => kind !== 'dialog' && event.target === ref.current && onClose()}
      className={cn(
        'overflow-hidden bg-card p-0 text-card-foreground shadow-lifted backdrop:bg-black/40 backdrop:backdrop-blur-[2px]',
        kinds[kind],
      )}
    >
      <div className={cn('flex max-h-[inherit] flex-col', kind === 'sheet' && 'h-full')}>
        <header className="flex items-center justify-between gap-4 py-3.5 pr-3 pl-6">
          <h2 id={titleId} className="truncate font-display text-lg font-semibold">
            {title}
          </h2>
          <Button variant="ghost" size="icon" aria-label="%%close%%" onClick={onClose}>
            <X />
          </Button>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
        {footer && <footer className="flex justify-end gap-2 border-t border-border bg-muted/40 px-6 py-3.5">{footer}</footer>}
      </div>
    </dialog>
  )
}
