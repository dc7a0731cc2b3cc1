import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailFormSchema, isRuleKey, type EmailForm } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstField } from '#web/ui/focus-first-field.ts'
import { Input } from '#web/ui/input.tsx'
import { useProof } from '#web/ui/proof.ts'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, type Account } from './account-queries.ts'
import { EmailProofAgain } from './email-proof-again.tsx'

const resolver = schemaResolver<EmailForm>(emailFormSchema)

/** The address one logs in with, whether it is proved, and the way to another one. */
export function EmailRow({ account }: { account: Account }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid max-w-md gap-1.5">
      <span className="text-sm font-medium">{t('account.email')}</span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem]">
        <span className="min-w-0 [overflow-wrap:anywhere]">{account.email}</span>
        <Badge tone={account.emailProved ? 'success' : 'neutral'}>
          {t(account.emailProved ? 'account.emailProved' : 'account.emailUnproved')}
        </Badge>
        {!account.emailProved && <EmailProofAgain email={account.email} />}
        {!open && (
          <Button variant="link" className="h-auto px-0!" onClick={() => setOpen(true)}>
            {t('account.emailChange')}
          </Button>
        )}
      </div>
      {account.askedEmail && !open && <AskedEmail email={account.askedEmail} />}
      {open && <NewEmailForm onClose={() => setOpen(false)} />}
    </div>
  )
}

function AskedEmail({ email }: { email: string }) {
  const t = useText()
  const reload = useAccountReload()
  const takeBack = useMutation({
    mutationFn: () => api('/api/v1/account/email', { method: 'DELETE' }),
    onSuccess: async () => {
      await reload()
      showToast({ title: t('account.emailStays') })
    },
    onError: (error) => showToast({ title: accountError(t, error), tone: 'destructive' }),
  })
  return (
    <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
      {t('account.emailWaits', { email })}{' '}
      <Button
        variant="link"
        className="h-auto px-0! text-sm whitespace-normal!"
        busy={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        {t('account.emailTakeBack')}
      </Button>
    </p>
  )
}

function NewEmailForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const { register, handleSubmit, formState } = useForm<EmailForm>({ resolver })
  const ask = useMutation({
    mutationFn: (body: EmailForm) => withProof(() => api<Account>('/api/v1/account/email', { method: 'PUT', body })),
    onSuccess: async (changed) => {
      if (!changed) return
      await reload()
      onClose()
      showToast({ title: changed.askedEmail ? t('account.emailAsked', { email: changed.askedEmail }) : t('account.emailStays') })
    },
  })
  const message = formState.errors.email?.message
  return (
    <form
      ref={focusFirstField}
      onSubmit={handleSubmit((values) => ask.mutate(values))}
      noValidate
      method="post"
      className="mt-2 grid gap-4"
    >
      <Field
        label={t('account.emailNew')}
        hint={<p className="text-[0.8125rem] text-muted-foreground">{t('account.emailNewHint')}</p>}
        error={isRuleKey(message) ? t(`rules.${message}`) : message}
      >
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" required />}
      </Field>
      {ask.error && <Alert tone="destructive">{accountError(t, ask.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={ask.isPending}>
          {t('account.emailSend')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
