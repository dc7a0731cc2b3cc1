import type { providers as source } from '../en/providers.ts'
import type { Translation } from '../translation.ts'

export const providers: Translation<typeof source> = {
  continue_google: 'Fortsätt med Google',
  continue_microsoft: 'Fortsätt med Microsoft',
  connect_google: 'Anslut Google',
  connect_microsoft: 'Anslut Microsoft',
  disconnect: 'Koppla från {name}',
  connected: 'Anslutet',
  taken: 'Det här kontot är redan anslutet till någon annan här.',
  failed_google: 'Det gick inte att logga in med Google',
  failed_google_load: 'Googles inloggning kunde inte laddas',
  failed_google_initialize: 'Googles inloggning kunde inte startas',
  failed_microsoft: 'Det gick inte att logga in med Microsoft',
  failed_sso: 'Den samlade inloggningen fungerade inte. Försök igen eller fråga din administratör.',
  failed_sso_unknown: 'Ingen samlad inloggning är inställd för den här organisationen.',
  failed_sso_domain: 'Din organisation har inte bekräftat att e-postadressens domän är dess egen. Fråga din administratör.',
}
