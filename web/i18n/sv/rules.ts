import type { rules as source } from '../en/rules.ts'
import type { Translation } from '../translation.ts'

export const rules: Translation<typeof source> = {
  emailInvalid: 'Ange en giltig e-postadress',
  nameTooShort: 'Namnet måste ha minst 2 tecken',
  nameTooLong: 'Namnet får ha högst 100 tecken',
  passwordTooShort: 'Lösenordet måste ha minst 6 tecken',
  passwordTooLong: 'Lösenordet får ha högst 200 tecken',
  passwordTooWeak: 'Välj ett starkare lösenord.',
  passwordsDiffer: 'Lösenorden stämmer inte överens.',
  passwordRequired: 'Lösenord krävs',
  organizationNameRequired: 'Företagsnamn krävs',
  organizationNameTooLong: 'Företagsnamnet får ha högst 80 tecken',
  domainRequired: 'Domän krävs',
  domainTooLong: 'Domänen får ha högst 15 tecken',
  domainCharacters: 'Domänen får bara innehålla bokstäver, siffror och bindestreck.',
  totpDigits: 'Ange en kod med 6 siffror',
}
