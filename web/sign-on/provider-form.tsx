// The provider: our addresses to take there, its values to enter here. Saved whole, with what the other sections hold as it is.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import type { SamlProvider, SignOnChange, SignOnView } from '#shared/sign-on.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CertificateList } from './certificate-list.tsx'
import { MetadataImport } from './metadata-import.tsx'
import { saveSignOn, signOnError, useSignOnChange } from './sign-on-queries.ts'

type Draft = {
  protocol: 'saml' | 'oidc'
  issuer: string
  signInUrl: string
  certificates: string[]
  clientId: string
  clientSecret: string
}

const protocols = [
  { value: 'saml', label: 'SAML 2.0' },
  { value: 'oidc', label: 'OpenID Connect' },
] as const

function draftOf({ provider }: SignOnView): Draft {
  const empty = { issuer: '', signInUrl: '', certificates: [], clientId: '', clientSecret: '' }
  if (!provider) return { protocol: 'saml', ...empty }
  if (provider.protocol === 'oidc') return { ...empty, ...provider }
  return { ...empty, ...provider, certificates: provider.certificates.map(({ pem }) => pem) }
}

const providerOf = ({ protocol, issuer, signInUrl, certificates, clientId, clientSecret }: Draft): SignOnChange['provider'] =>
  protocol === 'saml'
    ? { protocol, issuer, signInUrl, certificates }
    : { protocol, issuer, clientId, ...(clientSecret && { clientSecret }) }

export function ProviderForm({ view, onEdited }: { view: SignOnView; onEdited: (edited: boolean) => void }) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(view))
  const { take } = useSignOnChange()
  const edited = JSON.stringify(draft) !== JSON.stringify(draftOf(view))
  useEffect(() => onEdited(edited), [edited, onEdited])
  const save = useMutation({
    mutationFn: () => {
      const { defaultRole, isRequired, breakGlassUserId } = view
      return saveSignOn({ provider: providerOf(draft), defaultRole, isRequired, breakGlassUserId })
    },
    onSuccess: (saved) => {
      take(saved)
      setDraft(draftOf(saved))
      showToast({ title: t('signOn.saved') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const bring = ({ protocol, issuer, signInUrl, certificates }: SamlProvider) =>
    change({ protocol, issuer, signInUrl, certificates: [...new Set([...draft.certificates, ...certificates])] })
  const isSaml = draft.protocol === 'saml'
  const complete = draft.issuer && (isSaml ? draft.signInUrl && draft.certificates.length > 0 : draft.clientId)
  return (
    <SettingsSection title={t('signOn.providerTitle')} hint={t('signOn.providerHint')}>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t('signOn.protocol')}</legend>
        <div className="flex flex-wrap gap-2">
          {protocols.map(({ value, label }) => (
            <label
              key={value}
              className="flex cursor-pointer items-center gap-2.5 rounded-lg border border-border px-4 py-2.5 text-sm font-medium has-checked:border-primary has-checked:bg-accent"
            >
              <input
                type="radio"
                name="protocol"
                checked={draft.protocol === value}
                onChange={() => change({ protocol: value })}
                className="accent-primary"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <OurAddresses view={view} isSaml={isSaml} />
      <h3 className="border-t border-border pt-5 font-semibold">{t('signOn.theirs')}</h3>
      {isSaml ? <MetadataImport onRead={bring} /> : null}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t(isSaml ? 'signOn.samlIssuer' : 'signOn.oidcIssuer')}
          hint={isSaml ? undefined : t('signOn.oidcIssuerHint')}
          value={draft.issuer}
          onChange={(issuer) => change({ issuer })}
        />
        {isSaml ? (
          <>
            <TextField
              label={t('signOn.signInUrl')}
              value={draft.signInUrl}
              onChange={(signInUrl) => change({ signInUrl })}
              placeholder="https://"
            />
            <CertificateList
              certificates={draft.certificates}
              known={view.provider?.protocol === 'saml' ? view.provider.certificates : []}
              onChange={(certificates) => change({ certificates })}
            />
          </>
        ) : (
          <>
            <TextField label={t('signOn.clientId')} value={draft.clientId} onChange={(clientId) => change({ clientId })} />
            <TextField
              label={t('signOn.clientSecret')}
              hint={view.provider?.protocol === 'oidc' ? t('signOn.clientSecretKept') : undefined}
              value={draft.clientSecret}
              onChange={(clientSecret) => change({ clientSecret })}
              type="password"
            />
          </>
        )}
        {save.error ? (
          <Alert tone="destructive" title={t('signOn.failed')}>
            {signOnError(t, save.error)}
          </Alert>
        ) : null}
        <Button type="submit" busy={save.isPending} disabled={!edited || !complete} className="justify-self-start">
          {t('signOn.save')}
        </Button>
      </form>
    </SettingsSection>
  )
}

function OurAddresses({ view: { addresses }, isSaml }: { view: SignOnView; isSaml: boolean }) {
  const t = useText()
  const labels = { copyLabel: t('signOn.copy'), copiedLabel: t('signOn.copied') }
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t('signOn.ours')}</h3>
      {isSaml ? (
        <>
          <CopyField label={t('signOn.entityId')} value={addresses.entityId} {...labels} />
          <CopyField label={t('signOn.acsUrl')} value={addresses.acsUrl} {...labels} />
          <a
            href={addresses.metadataUrl}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start text-sm text-primary underline underline-offset-4"
          >
            {t('signOn.metadataUrl')}
          </a>
        </>
      ) : (
        <CopyField label={t('signOn.redirectUri')} value={addresses.redirectUri} {...labels} />
      )}
    </div>
  )
}

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  type?: 'text' | 'password'
  placeholder?: string
}

function TextField({ label, value, onChange, hint, type = 'text', placeholder }: TextFieldProps) {
  return (
    <Field label={label} hint={hint ? <p className="text-[0.8125rem] text-muted-foreground">{hint}</p> : undefined}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
