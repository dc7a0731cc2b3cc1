import type { tenantSignup as source } from '../en/tenant-signup.ts'
import type { Translation } from '../translation.ts'

export const tenantSignup: Translation<typeof source> = {
  metaTitle: 'Skapa konto – Smida',
  metaDescription: 'Skapa ett konto med en egen arbetsyta och se det du har beskrivit byggas.',
  title: 'Skapa ditt konto',
  subtitle: 'Ett konto och en egen arbetsyta. Det går på ett ögonblick.',
  promptReminder: 'Sedan bygger Smida detta åt dig:',
  copyReminder: 'Du utgår från en kopia av ett projekt ur communityn.',
  email: 'E-post',
  name: 'För- och efternamn',
  password: 'Lösenord',
  password2: 'Bekräfta lösenordet',
  organizationName: 'Företagsnamn',
  showPassword: 'Visa lösenordet',
  hidePassword: 'Dölj lösenordet',
  strength: 'Lösenordets styrka',
  strengthNone: 'inget än',
  strengthWeak: 'svagt',
  strengthFair: 'godtagbart',
  strengthStrong: 'starkt',
  submit: 'Skapa konto',
  submitWithPrompt: 'Skapa konto och bygg',
  busy: 'Skapar din arbetsyta…',
  haveAccount: 'Har du redan ett konto?',
  login: 'Logga in',
  errorTitle: 'Kontot kunde inte skapas',
  errorSso: 'Din organisation har redan ett konto. Klicka här för att logga in eller kontakta din systemadministratör.',
  errorUserExists:
    'Det finns redan en användare med den e-postadressen. Du kan återställa lösenordet med funktionen för glömt lösenord på inloggningssidan.',
}
