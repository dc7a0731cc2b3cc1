import type { TextKey } from '#web/i18n/texts.ts'

export type SiteLink = { to: string; label: TextKey }

/** What header and footer lead to: only pages that exist. A new page adds its line here. */
export const headerLinks: SiteLink[] = [{ to: '/#how-it-works', label: 'nav.howItWorks' }]

export const footerLinks: SiteLink[] = [
  { to: '/#how-it-works', label: 'nav.howItWorks' },
  { to: '/signup', label: 'nav.signup' },
  { to: '/login', label: 'nav.login' },
]
