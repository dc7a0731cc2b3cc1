import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useRestoreSnapshot } from './project-queries.ts'

/** Asks before an older version becomes the draft again, and says that nothing is lost by it. */
export function RestoreDialog(props: { projectId: string; snapshotId: string; onClose: () => void }) {
  const { projectId, snapshotId, onClose } = props
  const t = useText()
  const restore = useRestoreSnapshot(projectId)
  const confirm = () =>
    restore.mutate(snapshotId, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('history.restored') })
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.restoreTitle')}
      description={t('history.restoreHint')}
      closeLabel={t('projects.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('projects.cancel')}
          </Button>
          <Button busy={restore.isPending} onClick={confirm}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      {restore.error ? <Alert tone="destructive">{errorText(t, restore.error)}</Alert> : null}
    </Dialog>
  )
}
