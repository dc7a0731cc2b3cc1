import type { login as source } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login: Translation<typeof source> = {
  metaTitle: 'Logga in – Smida',
  title: 'Logga in',
  subtitle: 'Kul att du är tillbaka.',
  welcomeBack: 'Välkommen tillbaka, {firstName}',
  notYou: 'Inte {firstName}? Klicka här',
  email: 'E-post',
  password: 'Lösenord',
  submit: 'Logga in',
  busy: 'Loggar in…',
  automatic: 'Öppnar din arbetsyta…',
  automaticFailed: 'Inloggningslänken har gått ut eller redan använts. Logga in med e-post och lösenord.',
  noAccount: 'Har du inget konto?',
  signup: 'Skapa konto',
  errorTitle: 'Du blev inte inloggad',
}
