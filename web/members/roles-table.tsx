import { Check, Minus } from 'lucide-react'
import { rights, rightsOfRole, roles } from '#shared/accounts.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { rightTexts, roleTexts } from './role-texts.ts'

/** BUILD-9 as the server keeps it: drawn from the very table that is asked. On a narrow screen it scrolls in its own box. */
export function RolesTable({ own }: { own: string }) {
  const t = useText()
  return (
    <SettingsSection title={t('roles.tableTitle')} hint={t('roles.tableHint')}>
      {/* What scrolls sideways must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('roles.tableTitle')} tabIndex={0} className="relative -mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
        <table className="w-full min-w-xl border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-border text-muted-foreground">
              <th scope="col" className="py-2 pr-3 pl-2 align-bottom text-xs font-medium">
                {t('roles.role')}
              </th>
              {rights.map((right) => (
                <th key={right} scope="col" className="px-2 py-2 text-center align-bottom text-xs font-medium">
                  {t(rightTexts[right])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr
                key={role}
                aria-current={role === own ? 'true' : undefined}
                className="border-b border-border last:border-0 aria-[current]:bg-muted"
              >
                <th scope="row" className="py-2.5 pr-3 pl-2 font-medium whitespace-nowrap">
                  {t(roleTexts[role])}
                </th>
                {rights.map((right) => {
                  const may = rightsOfRole[role].includes(right)
                  const Icon = may ? Check : Minus
                  return (
                    <td key={right} className="px-2 py-2.5 text-center">
                      <Icon aria-hidden className={`inline size-4 ${may ? 'text-success' : 'text-muted-foreground/60'}`} />
                      <span className="sr-only">{t(may ? 'roles.yes' : 'roles.no')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SettingsSection>
  )
}
