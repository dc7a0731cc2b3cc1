// The authenticator: set it up, remove it, make new recovery codes.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useProof } from '#web/ui/proof.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, useDateText, type Account } from './account-queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpDialog, type TotpBegun } from './totp-dialog.tsx'

/** Below this many the person is reminded to make new ones. */
const fewCodes = 3

export function TotpSection({ account }: { account: Account }) {
  const t = useText()
  const dateText = useDateText()
  const reload = useAccountReload()
  const withProof = useProof()
  const [begun, setBegun] = useState<TotpBegun>()
  const [codes, setCodes] = useState<string[]>()
  const { totp } = account
  const begin = useMutation({
    mutationFn: () => withProof(() => api<TotpBegun>('/api/v1/totp', { method: 'POST' })),
    onSuccess: (answer) => setBegun(answer),
    onError: (error) => showToast({ title: accountError(t, error), tone: 'destructive' }),
  })
  const enrolled = async (recoveryCodes: string[]) => {
    setBegun(undefined)
    setCodes(recoveryCodes)
    showToast({ title: t('account.totpAdded') })
    await reload()
  }
  return (
    <SettingsSection
      title={t('account.totpTitle')}
      hint={t('account.totpHint')}
      action={
        totp ? (
          <Badge tone="success">{t('account.totpOn', { when: dateText(totp.enrolledAt) })}</Badge>
        ) : (
          <Button variant="outline" size="sm" busy={begin.isPending} onClick={() => begin.mutate()}>
            {t('account.totpAdd')}
          </Button>
        )
      }
    >
      {totp && (
        <>
          {totp.recoveryCodesLeft < fewCodes ? (
            <Alert>{t('account.codesLeft', { count: totp.recoveryCodesLeft })}</Alert>
          ) : (
            <p className="text-sm">{t('account.codesLeft', { count: totp.recoveryCodesLeft })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <RenewCodes onCodes={setCodes} />
            <RemoveTotp />
          </div>
        </>
      )}
      {begun && <TotpDialog begun={begun} onEnrolled={enrolled} onClose={() => setBegun(undefined)} />}
      {codes && <RecoveryCodesDialog codes={codes} email={account.email} onClose={() => setCodes(undefined)} />}
    </SettingsSection>
  )
}

function RenewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const [asking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => withProof(() => api<{ recoveryCodes: string[] }>('/api/v1/recovery-codes', { method: 'POST' })),
    onSuccess: async (answer) => {
      setAsking(false)
      if (!answer) return
      onCodes(answer.recoveryCodes)
      await reload()
    },
  })
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {t('account.codesRenew')}
      </Button>
      {asking && (
        <AskDialog
          title={t('account.codesRenewTitle')}
          text={t('account.codesRenewHint')}
          confirm={t('account.codesRenew')}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={() => setAsking(false)}
        >
          {renew.error && <Alert tone="destructive">{accountError(t, renew.error)}</Alert>}
        </AskDialog>
      )}
    </>
  )
}

function RemoveTotp() {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => withProof(() => api('/api/v1/totp', { method: 'DELETE' }).then(() => true)),
    onSuccess: async (removed) => {
      setAsking(false)
      if (!removed) return
      showToast({ title: t('account.totpRemoved') })
      await reload()
    },
  })
  return (
    <>
      <Button variant="outline" size="sm" className="text-destructive!" onClick={() => setAsking(true)}>
        {t('account.totpRemove')}
      </Button>
      {asking && (
        <AskDialog
          title={t('account.totpRemoveTitle')}
          text={t('account.totpRemoveHint')}
          confirm={t('account.remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {remove.error && <Alert tone="destructive">{accountError(t, remove.error)}</Alert>}
        </AskDialog>
      )}
    </>
  )
}
