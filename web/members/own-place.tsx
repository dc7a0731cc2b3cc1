// The person's own place in the organisation: hand the ownership on, or leave.
import { useState } from 'react'
import type { Me } from '#shared/accounts.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { useLeave, useMembers } from './member-queries.ts'
import { roleTexts } from './role-texts.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/** Who has left belongs nowhere here: the site's front page. */
const goAway = () => window.location.assign('/')

export function OwnPlace({ me }: { me: Me }) {
  const t = useText()
  const members = useMembers()
  const [asking, setAsking] = useState<'transfer' | 'leave'>()
  const isOwner = me.role === 'owner'
  const isLastOwner = isOwner && (members.data ?? []).filter(({ role }) => role === 'owner').length < 2
  const close = () => setAsking(undefined)
  return (
    <SettingsSection
      title={t('team.placeTitle')}
      hint={t('team.placeHint', { name: me.tenant.name, role: t(roleTexts[me.role]) })}
    >
      <div className="flex flex-wrap gap-2">
        {isOwner ? (
          <Button variant="outline" onClick={() => setAsking('transfer')}>
            {t('team.transfer')}
          </Button>
        ) : null}
        <Button variant="outline" disabled={isLastOwner} onClick={() => setAsking('leave')}>
          {t('team.leave')}
        </Button>
      </div>
      {isLastOwner ? <p className="text-sm text-muted-foreground">{t('team.leaveLastOwner')}</p> : null}
      {asking === 'transfer' ? <TransferDialog me={me} onClose={close} /> : null}
      {asking === 'leave' ? <LeaveDialog me={me} onClose={close} /> : null}
    </SettingsSection>
  )
}

function LeaveDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useText()
  const leave = useLeave()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('team.leaveTitle', { name: me.tenant.name })}
      description={t('team.leaveHint')}
      closeLabel={t('team.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('team.cancel')}
          </Button>
          <Button
            variant="destructive"
            busy={leave.isPending || leave.isSuccess}
            onClick={() => leave.mutate(me.user.id, { onSuccess: goAway })}
          >
            {t('team.leave')}
          </Button>
        </>
      }
    >
      {leave.error ? <Alert tone="destructive">{errorText(t, leave.error)}</Alert> : null}
    </Dialog>
  )
}
