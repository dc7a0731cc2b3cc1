import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { personNameSchema } from '#shared/factors.ts'
import { languageNames, languages, type Language } from '#shared/languages.ts'
import { isRuleKey } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, type Account } from './account-queries.ts'
import { EmailRow } from './email-row.tsx'

const resolver = schemaResolver<{ name: string }>(personNameSchema)

/** Name, address, and the language we write in. */
export function PersonSection({ account }: { account: Account }) {
  const t = useText()
  const reload = useAccountReload()
  const { register, handleSubmit, formState, reset } = useForm({ resolver, values: { name: account.name } })
  const change = useMutation({
    mutationFn: (body: { name: string } | { language: Language }) => api<Account>('/api/v1/account', { method: 'PATCH', body }),
    onSuccess: async (changed) => {
      await reload()
      reset({ name: changed.name })
      showToast({ title: t('account.saved') })
    },
    onError: (error) => showToast({ title: accountError(t, error), tone: 'destructive' }),
  })
  const message = formState.errors.name?.message
  return (
    <SettingsSection title={t('account.personTitle')}>
      <form
        onSubmit={handleSubmit(({ name }) => change.mutate({ name }))}
        noValidate
        method="post"
        className="grid max-w-md gap-4"
      >
        <Field label={t('account.name')} error={isRuleKey(message) ? t(`rules.${message}`) : message}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} {...register('name')} autoComplete="name" required />
              {formState.isDirty && (
                <Button type="submit" busy={change.isPending} className="h-11">
                  {t('account.save')}
                </Button>
              )}
            </div>
          )}
        </Field>
      </form>
      <EmailRow account={account} />
      <Field label={t('account.language')}>
        {(control) => (
          <Select
            {...control}
            className="w-fit"
            value={account.language}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ language: target.value as Language })}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </SettingsSection>
  )
}
