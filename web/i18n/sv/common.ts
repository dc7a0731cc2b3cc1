import type { common as source } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common: Translation<typeof source> = {
  productName: 'Smida',
  cancel: 'Avbryt',
  close: 'Stäng',
  loading: 'Läser in…',
  retry: 'Försök igen',
  copy: 'Kopiera',
  copied: 'Kopierat',
  required: 'Obligatoriskt',
  optional: 'valfritt',
  somethingWrong: 'Något gick fel.',
  networkError: 'Det går inte att nå servern. Kontrollera anslutningen och försök igen.',
  productPicture: 'Arbetsytan: samtalet till vänster, projektet i gång till höger',
}
