import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type AskDialogProps = {
  title: string
  text: string
  confirm: string
  destructive?: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before something is done to the account that cannot be taken back. */
export function AskDialog({ title, text, confirm, destructive = false, busy, onConfirm, onClose, children }: AskDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      closeLabel={t('workspace.close')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button variant={destructive ? 'destructive' : 'default'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
