// Single sign-on of an organisation (BUILD-18), in the order in which it is set up: the mail domains, the provider, a test, who comes in.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignOnView } from '#shared/sign-on.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccessForm } from './access-form.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MailDomains } from './mail-domains.tsx'
import { ProviderForm } from './provider-form.tsx'
import { signOnError, useSignOn, useMailDomains, useSignOnChange } from './sign-on-queries.ts'
import { TestSection } from './test-section.tsx'

export default function SignOnPage() {
  const signOn = useSignOn()
  const domains = useMailDomains()
  if (signOn.isError) return <LoadError onRetry={() => void signOn.refetch()} />
  // the domains stand above what is pressed: come later, they would move it away under the pointer
  if (!signOn.data || domains.isPending) return <Waiting />
  return <SignOnSections view={signOn.data} />
}

function SignOnSections({ view }: { view: SignOnView }) {
  const t = useText()
  const [edited, setEdited] = useState(false)
  return (
    <>
      <SettingsSection title={t('settings.signOn')} hint={t('signOn.intro')} action={<State view={view} />}>
        {view.testedAt ? (
          <CopyField
            label={t('signOn.loginUrl')}
            value={view.addresses.loginUrl}
            copyLabel={t('signOn.copy')}
            copiedLabel={t('signOn.copied')}
            hint={t('signOn.loginUrlHint')}
          />
        ) : null}
      </SettingsSection>
      <MailDomains />
      <ProviderForm view={view} onEdited={setEdited} />
      {view.provider ? <TestSection view={view} edited={edited} /> : null}
      {view.provider ? <AccessForm view={view} /> : null}
      {view.provider ? <RemoveSignOn /> : null}
    </>
  )
}

function State({ view }: { view: SignOnView }) {
  const t = useText()
  if (!view.provider) return <Badge>{t('signOn.stateNone')}</Badge>
  if (!view.testedAt) return <Badge tone="warning">{t('signOn.stateUntested')}</Badge>
  return <Badge tone="success">{t(view.isRequired ? 'signOn.stateRequired' : 'signOn.stateWorking')}</Badge>
}

function RemoveSignOn() {
  const t = useText()
  const { reload } = useSignOnChange()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api('/api/v1/sign-on', { method: 'DELETE' }),
    onSuccess: () => {
      setAsking(false)
      void reload()
    },
  })
  return (
    <>
      <Button variant="outline" className="text-destructive" onClick={() => setAsking(true)}>
        {t('signOn.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('signOn.removeTitle')}
        text={t('signOn.removeAsk')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {remove.error ? <Alert tone="destructive">{signOnError(t, remove.error)}</Alert> : null}
      </ConfirmDialog>
    </>
  )
}

function Waiting() {
  const t = useText()
  return (
    <output aria-label={t('workspace.loading')} className="grid gap-6">
      <Skeleton className="h-28" />
      <Skeleton className="h-44" />
      <Skeleton className="h-80" />
    </output>
  )
}
