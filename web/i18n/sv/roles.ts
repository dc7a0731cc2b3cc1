import type * as source from '../en/roles.ts'
import type { Translation } from '../translation.ts'

export const roles: Translation<typeof source.roles> = {
  owner: 'Ägare',
  admin: 'Administratör',
  publisher: 'Publicerare',
  editor: 'Redaktör',
  viewer: 'Läsare',
  mayView: 'Se projekt',
  mayEdit: 'Skapa och ändra',
  mayPublish: 'Publicera',
  mayPeople: 'Hantera personer',
  maySignOn: 'Ställa in enkel inloggning',
  mayBilling: 'Plan och betalning',
  tableTitle: 'Roller',
  tableHint: 'Vad varje roll får göra. En ändrad roll gäller redan från nästa klick.',
  role: 'Roll',
  yes: 'Ja',
  no: 'Nej',
  aboutOwner: 'Allt, även plan och att lämna över organisationen',
  aboutAdmin: 'Allt utom plan och betalning',
  aboutPublisher: 'Skapa, ändra och publicera',
  aboutEditor: 'Skapa och ändra, men inte publicera',
  aboutViewer: 'Titta men inte ändra något',
}
