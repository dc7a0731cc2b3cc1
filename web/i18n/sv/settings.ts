import type * as source from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings: Translation<typeof source.settings> = {
  nav: 'Inställningar',
  account: 'Konto',
  team: 'Team',
  log: 'Logg',
  signOn: 'Enkel inloggning',
  forbidden: 'Den här sidan är till för dem som sköter organisationen.',
  forbiddenHint: 'Fråga en ägare eller administratör för {name} om något behöver ändras här.',
}
