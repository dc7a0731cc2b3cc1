import { Link } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { footerPages } from './site-links.ts'
import { Wordmark } from './wordmark.tsx'

export function SiteFooter() {
  const t = useText()
  const sitePath = useSitePath()
  return (
    <footer className="in-data-framed:hidden border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-10 sm:px-6">
        <div className="grid gap-2">
          <Wordmark />
          <p className="text-sm text-muted-foreground">{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')} className="grid grid-cols-2 gap-x-10 gap-y-2 sm:grid-cols-4">
          {footerPages.map((page) => (
            <Link key={page} to={sitePath(page)} className="py-1 text-sm text-muted-foreground hover:text-foreground">
              {t(`footer.${page}`)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
