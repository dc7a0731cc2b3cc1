// One's own account: who one is, how one signs in, what else opens the door, and where one is signed in.
import { useOutletContext } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAccount } from './account-queries.ts'
import { IdentitySection } from './identity-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionSection } from './session-section.tsx'
import { TotpSection } from './totp-section.tsx'

export default function AccountPage() {
  const me = useOutletContext<Me>()
  const account = useAccount()
  if (account.isError) return <LoadError onRetry={() => void account.refetch()} />
  if (!account.data) return <Waiting />
  return (
    <>
      <PersonSection account={account.data} />
      <PasswordSection account={account.data} />
      <PasskeySection organization={me.tenant.name} />
      <TotpSection account={account.data} />
      <IdentitySection identities={account.data.identities} />
      <SessionSection />
    </>
  )
}

function Waiting() {
  const t = useText()
  return (
    <output aria-label={t('workspace.loading')} className="grid gap-6">
      <Skeleton className="h-60" />
      <Skeleton className="h-28" />
      <Skeleton className="h-44" />
    </output>
  )
}
