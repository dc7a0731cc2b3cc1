import type { communityBrowser as source } from '../en/community-browser.ts'
import type { Translation } from '../translation.ts'

export const communityBrowser: Translation<typeof source> = {
  metaTitle: 'Communityn – Smida',
  metaDescription: 'Projekt gjorda med Smida som deras skapare har öppnat för alla: prova ett, eller utgå från en egen kopia.',
  title: 'Det här har andra gjort',
  subtitle: 'Alla projekt här är i gång. Öppna ett, prova det och utgå från en kopia om du gillar det.',
  search: 'Sök projekt',
  category: 'Kategori',
  all: 'Alla',
  more: 'Visa fler',
  emptyTitle: 'Här visas inget än',
  emptyHint: 'Publicera ett projekt och kryssa i ”Visa i communityn”, så dyker det upp här.',
  noMatch: 'Inget projekt stämmer.',
  showAll: 'Visa alla projekt',
  failed: 'Projekten kunde inte hämtas.',
  useTemplate: 'Använd som mall',
  openInTab: 'Öppna i en ny flik',
  frameTitle: '{name}, i gång',
  loadingPreview: 'Öppnar {name} …',
  viewAll: 'Visa alla',
  templatesTitle: 'Eller utgå från en mall',
  templatesMetaTitle: 'Mallar · Smida',
  templatesPageTitle: 'Mallar',
  templatesHint: 'Färdiga projekt som deras skapare har öppnat för alla. Du får en egen kopia.',
  templatesAll: 'Alla mallar',
  copyFailed: 'Det gick inte att göra en kopia.',
}
