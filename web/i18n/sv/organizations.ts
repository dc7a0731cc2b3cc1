import type { organizations as source } from '../en/organizations.ts'
import type { Translation } from '../translation.ts'

export const organizations: Translation<typeof source> = {
  list: 'Organisationer',
  create: 'Ny organisation',
  switchFailed: 'Organisationen kunde inte öppnas.',
  metaTitle: 'Ny organisation · Smida',
  title: 'Skapa en organisation till',
  subtitle: 'Med egna projekt, egna medlemmar och en egen adress. Du fortsätter som {name}.',
  submit: 'Skapa organisation',
  busy: 'Skapar organisationen…',
  errorTitle: 'Organisationen kunde inte skapas',
  tooMany: 'Du äger redan så många organisationer som ett konto får ha.',
  backToProjects: 'Tillbaka till dina projekt',
  signInTitle: 'Skapa en organisation',
  signInHint: 'Logga in för att skapa en organisation till med ditt konto, eller skapa ett nytt konto.',
  logIn: 'Logga in på {name}',
  signUp: 'Skapa ett nytt konto',
  loadFailed: 'Sidan kunde inte läsas in.',
}
