import type { Member } from '#shared/members.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useRemoveMember } from './member-queries.ts'

export function RemoveMemberDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const remove = useRemoveMember()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('team.removed', { name }) })
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('team.removeTitle', { name })}
      description={t('team.removeHint')}
      closeLabel={t('team.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('team.cancel')}
          </Button>
          <Button variant="destructive" busy={remove.isPending} onClick={confirm}>
            {t('team.remove')}
          </Button>
        </>
      }
    >
      {remove.error ? <Alert tone="destructive">{errorText(t, remove.error)}</Alert> : null}
    </Dialog>
  )
}
