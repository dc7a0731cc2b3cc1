import type { sessions as source } from '../en/sessions.ts'
import type { Translation } from '../translation.ts'

export const sessions: Translation<typeof source> = {
  title: 'Sessioner',
  hint: 'Här är du inloggad. Avsluta det du inte känner igen och byt i så fall lösenord.',
  endOthers: 'Logga ut överallt annars',
  endOthersTitle: 'Logga ut överallt annars?',
  endOthersHint: 'Alla dina sessioner utom den här avslutas direkt, i alla organisationer.',
  othersEnded: 'Du är utloggad överallt annars.',
  current: 'Den här sessionen',
  end: 'Avsluta',
  endOf: 'Avsluta sessionen på {device}',
  ended: 'Sessionen är avslutad.',
  device: '{browser} på {system}',
  unknownDevice: 'Okänd enhet',
  since: 'Inloggad {date}',
  lastSeen: 'Senast aktiv {date}',
  byPassword: 'Lösenord',
  byPasskey: 'Passnyckel',
  byGoogle: 'Google',
  byMicrosoft: 'Microsoft',
  bySso: 'SSO',
  byLink: 'Inloggningslänk',
}
