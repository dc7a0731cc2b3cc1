import type { nav as source } from '../en/nav.ts'
import type { Translation } from '../translation.ts'

export const nav: Translation<typeof source> = {
  label: 'Huvudmeny',
  menuLabel: 'Meny',
  home: 'Smida, startsidan',
  howItWorks: 'Så fungerar det',
  features: 'Funktioner',
  pricing: 'Priser',
  login: 'Logga in',
  signup: 'Skapa konto',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
  language: 'Språk',
  theme: 'Tema',
  themeLight: 'Ljust',
  themeDark: 'Mörkt',
  themeSystem: 'Som systemet',
  skipToContent: 'Hoppa till innehållet',
}
