import { Link } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { footerLinks } from './site-links.ts'
import { Wordmark } from './wordmark.tsx'

export function SiteFooter() {
  const t = useText()
  const sitePath = useSitePath()
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-10 sm:px-6">
        <div className="grid gap-2">
          <Wordmark />
          <p className="text-sm text-muted-foreground">{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-2">
          {footerLinks.map(({ to, label }) => (
            <Link key={to} to={sitePath(to)} className="py-1 text-sm text-muted-foreground hover:text-foreground">
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
