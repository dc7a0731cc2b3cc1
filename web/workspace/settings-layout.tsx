// What stands around the pages of the settings: the way back, the way between them, the page's name. The pages live in their rooms
// and bring sections only; who lacks the right for one is told whom to ask.
import { ArrowLeft } from 'lucide-react'
import { Link, NavLink, Outlet, useLocation, useOutletContext } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { Mark } from '#web/chrome/wordmark.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ProofProvider } from '#web/users/proof-provider.tsx'
import { AccountMenu } from './account-menu.tsx'
import { mayOpen, settingsPages } from './settings-pages.ts'

export default function SettingsLayout() {
  const t = useText()
  const me = useOutletContext<Me>()
  const { pathname } = useLocation()
  const page = settingsPages.find(({ path }) => path === pathname.replace(/\/$/, ''))
  const title = t(page?.label ?? 'settings.nav')
  return (
    <div className="min-h-dvh">
      <title>{`${title} · Smida`}</title>
      <header className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link
          to="/!ui"
          className="inline-flex shrink-0 items-center gap-2 rounded-lg p-1 text-sm text-muted-foreground hover:bg-secondary hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <Mark className="size-7!" />
          {t('workspace.back')}
        </Link>
        <div className="flex min-w-0 items-center gap-3">
          <span className="hidden truncate text-sm text-muted-foreground sm:inline">{me.tenant.name}</span>
          <AccountMenu me={me} />
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl gap-6 px-4 pb-20 sm:px-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10 md:pt-6">
        <nav
          aria-label={t('settings.nav')}
          className="-mx-4 flex gap-1 overflow-x-auto border-b border-border px-4 pb-2 md:mx-0 md:flex-col md:border-0 md:px-0"
        >
          {settingsPages
            .filter((one) => mayOpen(me, one))
            .map(({ path, label, Icon }) => (
              <NavLink
                key={path}
                to={path}
                end
                className="inline-flex shrink-0 items-center gap-2.5 rounded-lg px-3 py-2 text-sm font-medium text-muted-foreground hover:bg-secondary hover:text-foreground aria-[current=page]:bg-secondary aria-[current=page]:text-foreground"
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {t(label)}
              </NavLink>
            ))}
        </nav>
        <main className="min-w-0">
          <h1 className="mb-6 text-2xl font-semibold tracking-tight">{title}</h1>
          {page && !mayOpen(me, page) ? (
            <Alert title={t('settings.forbidden')}>{t('settings.forbiddenHint', { name: me.tenant.name })}</Alert>
          ) : (
            <ProofProvider>
              <Outlet context={me} />
            </ProofProvider>
          )}
        </main>
      </div>
    </div>
  )
}
