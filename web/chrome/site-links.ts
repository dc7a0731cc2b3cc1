import type { TextKey } from '#web/i18n/texts.ts'

/** CHROME-1: the header's way to sections of the home page and to pages; log in and sign up stand apart. */
export const headerLinks: { to: string; label: TextKey }[] = [
  { to: '/#how-it-works', label: 'nav.howItWorks' },
  { to: '/#features', label: 'nav.features' },
  { to: '/pricing', label: 'nav.pricing' },
]

/** CHROME-3: the footer's pages in order, named by the texts of `footer`. */
export const footerPages = ['features', 'pricing', 'inspiration', 'about', 'careers', 'privacy', 'terms', 'security'] as const
