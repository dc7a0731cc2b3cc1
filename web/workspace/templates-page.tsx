// BUILD-14, BUILD-16: what a member can start from instead of a description.
import { ArrowLeft } from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { Mark } from '#web/chrome/wordmark.tsx'
import { CommunityBrowser } from '#web/community/community-browser.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useTemplate } from './use-template.ts'

export default function TemplatesPage() {
  const t = useText()
  const me = useOutletContext<Me>()
  const { onUse, busy, error } = useTemplate()
  return (
    <div className="min-h-dvh">
      <title>{t('communityBrowser.templatesMetaTitle')}</title>
      <header className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link
          to="/!ui"
          className="inline-flex shrink-0 items-center gap-2 rounded-lg p-1 text-sm text-muted-foreground hover:bg-secondary hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <Mark className="size-7!" />
          {t('workspace.back')}
        </Link>
        <AccountMenu me={me} />
      </header>
      <main className="mx-auto max-w-6xl px-4 pt-6 pb-20 sm:px-6">
        <h1 className="text-3xl font-semibold tracking-tight">{t('communityBrowser.templatesPageTitle')}</h1>
        <p className="mt-2 mb-8 max-w-2xl text-muted-foreground">{t('communityBrowser.templatesHint')}</p>
        <CommunityBrowser onUse={me.rights.includes('edit') ? onUse : undefined} busy={busy} error={error} />
      </main>
    </div>
  )
}
