// Passkeys: add one, tell them apart, remove one.
import { useMutation } from '@tanstack/react-query'
import { Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { useProof } from '#web/ui/proof.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, useDateText, usePasskeys, type Passkey } from './account-queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import { makePasskey } from './make-passkey.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'

export function PasskeySection({ organization }: { organization: string }) {
  const t = useText()
  const passkeys = usePasskeys()
  const [adding, setAdding] = useState(false)
  const supported = typeof PublicKeyCredential === 'function'
  return (
    <SettingsSection
      title={t('account.passkeysTitle')}
      hint={t('account.passkeysHint', { name: organization })}
      action={
        supported && (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('account.passkeyAdd')}
          </Button>
        )
      }
    >
      {!supported && <Alert>{t('account.passkeysUnsupported')}</Alert>}
      {passkeys.isPending && <Skeleton className="h-14" />}
      {passkeys.isError && <LoadError onRetry={() => void passkeys.refetch()} />}
      {passkeys.data?.length === 0 && <p className="text-sm text-muted-foreground">{t('account.passkeysEmpty')}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="grid divide-y divide-border">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </SettingsSection>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const add = useMutation({
    mutationFn: (name: string) => withProof(() => makePasskey(name)),
    onSuccess: async (made) => {
      onClose()
      if (!made) return
      showToast({ title: t('account.passkeyAdded', { name: made.name }) })
      await reload()
    },
  })
  return (
    <PasskeyNameDialog
      title={t('account.passkeyAdd')}
      confirm={t('account.passkeyContinue')}
      name={t('account.passkeyDefaultName')}
      busy={add.isPending}
      error={add.error && (add.error.name === 'NotAllowedError' ? t('account.passkeyNotMade') : reasonOf(t, add.error))}
      onName={(name) => add.mutate(name)}
      onClose={onClose}
    />
  )
}

/** The browser refuses a device that holds one of these passkeys already. */
const reasonOf = (t: ReturnType<typeof useText>, error: Error) =>
  error.name === 'InvalidStateError' ? t('account.passkeyKnown') : accountError(t, error)

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText()
  const dateText = useDateText()
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const close = () => setDialog(undefined)
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? t('account.passkeyUsed', { when: dateText(lastUsedAt) }) : t('account.passkeyNeverUsed')
  return (
    <li className="flex items-center gap-3 py-3">
      <Fingerprint aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="text-[0.8125rem] text-muted-foreground">
          {t('account.passkeyMade', { when: dateText(createdAt) })} · {used}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={t('account.passkeyRename', { name })} onClick={() => setDialog('rename')}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('account.passkeyRemove', { name })} onClick={() => setDialog('remove')}>
        <Trash2 aria-hidden />
      </Button>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText()
  const reload = useAccountReload()
  const rename = useMutation({
    mutationFn: (name: string) => api(`/api/v1/passkeys/${passkey.id}`, { method: 'PATCH', body: { name } }),
    onSuccess: async () => {
      await reload()
      onClose()
    },
  })
  return (
    <PasskeyNameDialog
      title={t('account.passkeyRenameTitle')}
      confirm={t('account.save')}
      name={passkey.name}
      busy={rename.isPending}
      error={rename.error && accountError(t, rename.error)}
      onName={(name) => rename.mutate(name)}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const remove = useMutation({
    mutationFn: () => withProof(() => api(`/api/v1/passkeys/${id}`, { method: 'DELETE' }).then(() => true)),
    onSuccess: async (removed) => {
      onClose()
      if (!removed) return
      showToast({ title: t('account.passkeyRemoved', { name }) })
      await reload()
    },
  })
  return (
    <AskDialog
      title={t('account.passkeyRemoveTitle', { name })}
      text={t('account.passkeyRemoveHint')}
      confirm={t('account.remove')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error && <Alert tone="destructive">{accountError(t, remove.error)}</Alert>}
    </AskDialog>
  )
}
