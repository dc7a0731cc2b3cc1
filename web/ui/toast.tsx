import { Toast as Base } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const toastDurationMs = 6000

type ToastMessage = { title: string; description?: ReactNode; tone?: 'info' | 'destructive' }

const manager = Base.createToastManager()

/** Shows a short message in the corner for a while. Needs one `ToastRegion` on the page. */
export function showToast({ title, description, tone = 'info' }: ToastMessage): void {
  manager.add({ title, description, type: tone, priority: tone === 'destructive' ? 'high' : 'low' })
}

export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <Base.Provider toastManager={manager} timeout={toastDurationMs}>
      <Base.Portal>
        <Base.Viewport className="fixed right-4 bottom-4 z-60 flex w-[calc(100vw-2rem)] max-w-sm flex-col gap-2">
          <ToastList closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className={classNames(
        'relative rounded-lg border bg-popover p-4 pr-11 text-sm text-popover-foreground shadow-raised transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
        toast.type === 'destructive' ? 'border-destructive/50' : 'border-border',
      )}
    >
      <Base.Title className="font-medium" />
      <Base.Description className="mt-0.5 text-muted-foreground" />
      <Base.Close
        aria-label={closeLabel}
        className="absolute top-3 right-3 inline-flex size-7 items-center justify-center rounded-md text-muted-foreground hover:bg-secondary"
      >
        <X aria-hidden className="size-4" />
      </Base.Close>
    </Base.Root>
  ))
}
