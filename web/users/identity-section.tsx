// Accounts elsewhere that sign the person in: connected here, since an address alone does not always prove whose account it is.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { providerNames, type ProviderName } from '#shared/accounts.ts'
import { api, ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useProof } from '#web/ui/proof.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, useDateText, type Account } from './account-queries.ts'
import { leaveForProvider, takeProviderReturn, type ProviderProof } from './provider-return.ts'
import { useTenantInfo } from './use-tenant-info.ts'

type Identity = Account['identities'][number]

export function IdentitySection({ identities }: Pick<Account, 'identities'>) {
  const t = useText()
  const { info } = useTenantInfo()
  const withProof = useProof()
  const reload = useAccountReload()
  const connect = useMutation({
    mutationFn: (body: ProviderProof) => withProof(() => api('/api/v1/identities', { method: 'POST', body })),
    onSuccess: async () => {
      await reload()
      showToast({ title: t('providers.connected') })
    },
  })
  const disconnect = useMutation({
    mutationFn: (provider: ProviderName) => withProof(() => api(`/api/v1/identities/${provider}`, { method: 'DELETE' })),
    onSuccess: reload,
  })
  const [failure, setFailure] = useFinish(connect.mutate)
  const offered = providerNames.filter((name) => info.providers?.[name] && identities.every(({ provider }) => provider !== name))
  const leave = (provider: ProviderName) => {
    leaveForProvider(info.providers![provider]!.startUrl).catch(() =>
      setFailure(t(`providers.failed_${provider === 'google' ? 'google_initialize' : provider}`)),
    )
  }
  const refused = connect.error ?? disconnect.error
  if (identities.length === 0 && offered.length === 0) return null
  return (
    <SettingsSection title={t('account.identitiesTitle')} hint={t('account.identitiesHint')}>
      {identities.length > 0 && (
        <ul className="grid divide-y divide-border">
          {identities.map((identity) => (
            <IdentityRow
              key={`${identity.issuer} ${identity.createdAt}`}
              identity={identity}
              onDisconnect={(provider) => disconnect.mutate(provider)}
            />
          ))}
        </ul>
      )}
      {refused && (
        <Alert tone="destructive">
          {refused instanceof ApiError && refused.error === 'identity_taken' ? t('providers.taken') : accountError(t, refused)}
        </Alert>
      )}
      {failure && <Alert tone="destructive">{failure}</Alert>}
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((provider) => (
            <Button key={provider} variant="outline" busy={connect.isPending} onClick={() => leave(provider)}>
              {t(`providers.connect_${provider}`)}
            </Button>
          ))}
        </div>
      )}
    </SettingsSection>
  )
}

/** Back from a provider: what it said goes to the server at once; what failed is told. */
function useFinish(connect: (proof: ProviderProof) => void) {
  const t = useText()
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const finish = async () => {
      const back = takeProviderReturn()
      if (back && 'proof' in back) connect(back.proof)
      else if (back) setFailure(t(`providers.failed_${back.failure}`))
    }
    void finish()
  }, [connect, t])
  return [failure, setFailure] as const
}

function IdentityRow(props: { identity: Identity; onDisconnect: (provider: ProviderName) => void }) {
  const { provider, issuer, createdAt } = props.identity
  const t = useText()
  const dateText = useDateText()
  const name = provider ? names[provider] : (URL.parse(issuer)?.host ?? issuer)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
      <span className="font-medium [overflow-wrap:anywhere]">
        {ofOrganization.test(issuer) ? t('account.identityOrganisation') : name}
      </span>
      <span className="flex flex-wrap items-center gap-3 text-muted-foreground">
        {t('account.identitySince', { when: dateText(createdAt) })}
        {provider && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('providers.disconnect', { name })}
            onClick={() => props.onDisconnect(provider)}
          >
            {t('account.remove')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Identities of an organisation's own provider begin with the organisation's id. */
const ofOrganization = /^[0-9a-f-]{36}:/
const names = { google: 'Google', microsoft: 'Microsoft' } as const
