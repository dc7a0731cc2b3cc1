import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  text: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before something is removed. */
export function ConfirmDialog({ open, title, text, busy, onConfirm, onClose, children }: ConfirmDialogProps) {
  const t = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={t('workspace.close')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('signOn.cancel')}
          </Button>
          <Button variant="destructive" busy={busy} onClick={onConfirm}>
            {t('signOn.confirmRemove')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
