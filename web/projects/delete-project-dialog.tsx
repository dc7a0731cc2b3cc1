import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDeleteProject, type Project } from './project-queries.ts'

export function DeleteProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText()
  const remove = useDeleteProject()
  const { id, name } = project
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('projects.deleted', { name }) })
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('projects.deleteTitle', { name })}
      description={t('projects.deleteHint')}
      closeLabel={t('projects.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('projects.cancel')}
          </Button>
          <Button variant="destructive" busy={remove.isPending} onClick={confirm}>
            {t('projects.delete')}
          </Button>
        </>
      }
    >
      {remove.error ? <Alert tone="destructive">{errorText(t, remove.error)}</Alert> : null}
    </Dialog>
  )
}
