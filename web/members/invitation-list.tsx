import { RotateCw, X } from 'lucide-react'
import type { Invitation } from '#shared/members.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoadingRows } from './member-list.tsx'
import { useInvitations, useInvite, useWithdraw } from './member-queries.ts'
import { roleTexts } from './role-texts.ts'

/** Who was asked and has not come yet. */
export function InvitationList() {
  const t = useText()
  const invitations = useInvitations(true)
  return (
    <SettingsSection title={t('team.invitationsTitle')}>
      {invitations.isPending ? <LoadingRows /> : null}
      {invitations.isError && !invitations.data ? <LoadError onRetry={() => void invitations.refetch()} /> : null}
      {invitations.data?.length === 0 ? <p className="text-sm text-muted-foreground">{t('team.invitationsEmpty')}</p> : null}
      <ul className="-my-3 divide-y divide-border empty:hidden">
        {invitations.data?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SettingsSection>
  )
}

const isOver = ({ expiresAt }: Invitation) => Date.parse(expiresAt) < Date.now()

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const locale = useLanguage()
  const resend = useInvite()
  const withdraw = useWithdraw()
  const { id, email, role, invitedBy } = invitation
  const onError = (error: Error) => showToast({ title: t('team.failed'), description: errorText(t, error), tone: 'destructive' })
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' })
  const roleName = t(roleTexts[role])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
        <p className="text-sm font-medium">{email}</p>
        <p className="text-xs text-muted-foreground">
          {invitedBy ? t('team.invitedAs', { role: roleName, name: invitedBy }) : roleName}
        </p>
        <p className="text-xs text-muted-foreground">
          {isOver(invitation)
            ? t('team.expired')
            : t('team.sentUntil', { sent: day(invitation.sentAt), until: day(invitation.expiresAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          size="sm"
          variant="outline"
          aria-label={t('team.resendTo', { email })}
          busy={resend.isPending}
          onClick={() =>
            resend.mutate(
              { email, role, locale },
              { onSuccess: () => showToast({ title: t('team.inviteSent', { email }) }), onError },
            )
          }
        >
          <RotateCw aria-hidden />
          {t('team.resend')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('team.withdrawFrom', { email })}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onSuccess: () => showToast({ title: t('team.withdrawn', { email }) }), onError })}
        >
          <X aria-hidden />
          {t('team.withdraw')}
        </Button>
      </div>
    </li>
  )
}
