import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { totpFormSchema, userLimits, type TotpForm } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useProof } from '#web/ui/proof.ts'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { accountError } from './account-queries.ts'

export type TotpBegun = { uri: string; secret: string; qr: string }
type TotpDialogProps = { begun: TotpBegun; onEnrolled: (recoveryCodes: string[]) => void; onClose: () => void }

const resolver = schemaResolver<TotpForm>(totpFormSchema)
const inFours = /.{1,4}/g

/** A picture to scan or a key to type, then the first code. */
export function TotpDialog({ begun, onEnrolled, onClose }: TotpDialogProps) {
  const t = useText()
  const withProof = useProof()
  const { register, handleSubmit, formState } = useForm<TotpForm>({ resolver, defaultValues: { twoFactorTotp: '' } })
  const confirm = useMutation({
    mutationFn: (code: string) =>
      withProof(() => api<{ recoveryCodes: string[] }>('/api/v1/totp/confirmation', { method: 'POST', body: { code } })),
    onSuccess: (answer) => answer && onEnrolled(answer.recoveryCodes),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('account.totpAdd')}
      description={t('account.totpScan')}
      closeLabel={t('workspace.close')}
    >
      {/* White in the dark too: scanners look for dark squares on light ground. */}
      <img
        alt={t('account.totpPicture')}
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
        className="mx-auto size-48 rounded-lg border border-border bg-white"
      />
      <CopyField
        label={t('account.totpKey')}
        value={begun.secret.match(inFours)!.join(' ')}
        copyLabel={t('account.copy')}
        copiedLabel={t('account.copied')}
      />
      <form
        onSubmit={handleSubmit(({ twoFactorTotp }) => confirm.mutate(twoFactorTotp.trim()))}
        noValidate
        method="post"
        className="grid gap-4"
      >
        <Field label={t('account.totpCode')} error={formState.errors.twoFactorTotp && t('rules.totpDigits')}>
          {(control) => (
            <Input
              {...control}
              {...register('twoFactorTotp')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={userLimits.totpDigits}
              required
              className="text-center font-mono text-xl! tracking-[0.4em]"
            />
          )}
        </Field>
        {confirm.error && <Alert tone="destructive">{accountError(t, confirm.error)}</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {t('account.totpConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
