import type { emailProof as source } from '../en/email-proof.ts'
import type { Translation } from '../translation.ts'

export const emailProof: Translation<typeof source> = {
  metaTitle: 'Bekräfta din e-postadress · Smida',
  title: 'Bekräfta din e-postadress',
  hint: 'Tryck på knappen för att intyga att adressen som länken skickades till är din.',
  submit: 'Ja, den är min',
  busy: 'Bekräftar…',
  doneTitle: 'Tack!',
  done: '{email} är bekräftad.',
  logIn: 'Till inloggningssidan',
  spentTitle: 'Länken gäller inte längre',
  spent:
    'Den har redan använts eller är för gammal. Om du redan har bekräftat adressen är allt som det ska. Be annars om en ny länk under Konto.',
  taken: 'Ett annat konto har redan den här adressen. Ingenting har ändrats.',
  missing: 'Länken är inte fullständig. Öppna den en gång till från meddelandet.',
}
