// The ways in beside the password (LOGIN-2). A provider's button is there when the operator set the provider up; a passkey belongs to
// one organisation's host (docs/decisions/0065), so its button is there only, and only in a browser that knows passkeys.
import { Building2, Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { SignInFailure } from '#shared/accounts.ts'
import type { TenantInfo } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { reasonText } from './login-error.tsx'
import { ProviderButton } from './provider-button.tsx'
import { proveByPasskey } from './prove-by-passkey.ts'
import type { Login } from './use-login.ts'

export function OtherWays({ login, info }: { login: Login; info: TenantInfo }) {
  const t = useText()
  const hydrated = useHydrated()
  const [failure, setFailure] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const { google, microsoft } = info.providers ?? {}
  const hasPasskeys = hydrated && info.tenant !== undefined && window.PublicKeyCredential !== undefined
  const failAt = (provider: SignInFailure) => setFailure(t(`providers.failed_${provider}`))

  const choosePasskey = async () => {
    setFailure(null)
    setChoosing(true)
    try {
      await login.prove(await proveByPasskey())
    } catch (error) {
      // Whatever the browser calls it, also that the person closed its dialog.
      setFailure(error instanceof ApiError ? reasonText(t, error) : t('login.passkeyFailed'))
    }
    setChoosing(false)
  }

  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-xs text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('login.or')}
      </p>
      {failure !== null && <Alert tone="destructive">{failure}</Alert>}
      {google && <ProviderButton provider="google" startUrl={google.startUrl} disabled={login.leaving} onFailure={failAt} />}
      {microsoft && (
        <ProviderButton provider="microsoft" startUrl={microsoft.startUrl} disabled={login.leaving} onFailure={failAt} />
      )}
      {hasPasskeys && (
        <Button variant="outline" size="lg" busy={choosing} disabled={login.leaving} onClick={choosePasskey} className="w-full">
          <Fingerprint aria-hidden />
          {t('login.passkey')}
        </Button>
      )}
      <Button
        variant="outline"
        size="lg"
        disabled={!hydrated || login.leaving}
        onClick={() => login.go('sso')}
        className="w-full"
      >
        <Building2 aria-hidden />
        {t('login.withSso')}
      </Button>
    </div>
  )
}
