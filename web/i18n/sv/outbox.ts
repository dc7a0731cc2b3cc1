import type { outbox as source } from '../en/outbox.ts'
import type { Translation } from '../translation.ts'

export const outbox: Translation<typeof source> = {
  metaTitle: 'Utkorg · Smida',
  title: 'Utkorg',
  hint: 'Ingen e-postserver är inställd (SMTP_URL), så det som skulle ha skickats sparas i mappen outbox i datamappen. Bara en webbläsare på den här datorn ser sidan.',
  empty: 'Ingen e-post än',
  emptyHint: 'Skapa ett konto eller be om ett nytt lösenord, så dyker meddelandet upp här.',
  list: 'Meddelanden, nyaste först',
  to: 'Till {address}',
  choose: 'Välj ett meddelande att läsa.',
  html: 'Formaterat',
  text: 'Ren text',
  form: 'Hur meddelandet visas',
  frame: 'Meddelande: {subject}',
  refresh: 'Titta igen',
  back: 'Alla meddelanden',
  closed: 'Här finns ingen utkorg att se',
  closedHint:
    'Den visas bara för en webbläsare på datorn som kör Smida, så länge webbplatsen ligger på localhost och ingen e-postserver är inställd.',
}
