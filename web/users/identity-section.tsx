import { useText } from '#web/i18n/text-provider.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { useDateText, type Account } from './account-queries.ts'

/** Accounts elsewhere that sign the person in. */
export function IdentitySection({ identities }: Pick<Account, 'identities'>) {
  const t = useText()
  const dateText = useDateText()
  if (identities.length === 0) return null
  return (
    <SettingsSection title={t('account.identitiesTitle')} hint={t('account.identitiesHint')}>
      <ul className="grid divide-y divide-border">
        {identities.map(({ issuer, createdAt }) => (
          <li key={`${issuer} ${createdAt}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
            <span className="font-medium [overflow-wrap:anywhere]">
              {ofOrganization.test(issuer) ? t('account.identityOrganisation') : nameOf(issuer)}
            </span>
            <span className="text-muted-foreground">{t('account.identitySince', { when: dateText(createdAt) })}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

/** Identities of an organisation's own provider begin with the organisation's id. */
const ofOrganization = /^[0-9a-f-]{36}:/

const names: Record<string, string> = { 'accounts.google.com': 'Google', 'login.microsoftonline.com': 'Microsoft' }

/** The provider's name where everybody knows it, else its host. */
function nameOf(issuer: string): string {
  const host = URL.parse(issuer)?.host ?? issuer
  return names[host] ?? host
}
