import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { headerLinks } from './site-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

export function SiteHeader() {
  const t = useText()
  const sitePath = useSitePath()
  const { open, toggle, menuButton } = useMobileMenu()
  return (
    <header className="in-data-framed:hidden sticky top-0 z-40 border-b border-border/70 bg-background/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6">
        <Link to={sitePath('/')} aria-label={t('nav.home')} className="rounded-md">
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.label')} className="ml-4 hidden items-center gap-1 lg:flex">
          {headerLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={sitePath(to)}
              className={buttonClasses({ variant: 'ghost', size: 'sm', className: 'text-muted-foreground' })}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 lg:flex">
          <LanguageSwitch />
          <ThemeSwitch />
          <ButtonLink to={sitePath('/login')} variant="ghost" size="sm" className="ml-1">
            {t('nav.login')}
          </ButtonLink>
          <ButtonLink to={sitePath('/signup')} size="sm">
            {t('nav.signup')}
          </ButtonLink>
        </div>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? t('nav.closeMenu') : t('nav.openMenu')}
          onClick={toggle}
          className={buttonClasses({ variant: 'ghost', size: 'icon', className: 'ml-auto lg:hidden [&_svg]:size-5' })}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
      <div id="mobile-menu" hidden={!open} className="border-t border-border px-4 pt-3 pb-5 lg:hidden">
        <nav aria-label={t('nav.menuLabel')} className="grid">
          {headerLinks.map(({ to, label }) => (
            <Link key={to} to={sitePath(to)} className="rounded-md px-2 py-3 font-medium">
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <ButtonLink to={sitePath('/login')} variant="outline">
            {t('nav.login')}
          </ButtonLink>
          <ButtonLink to={sitePath('/signup')}>{t('nav.signup')}</ButtonLink>
        </div>
        <div className="mt-4 flex items-center justify-between">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}

/** Closes when the visitor goes somewhere or presses Escape. */
function useMobileMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const open = openAt === key
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      menuButton.current?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
  return { open, toggle: () => setOpenAt(open ? null : key), menuButton }
}
