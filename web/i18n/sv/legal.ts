import type { legal as source } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal: Translation<typeof source> = {
  badge: 'Juridik',
  privacyTitle: 'Integritetspolicy',
  privacySubtitle: 'Vilka uppgifter den här installationen sparar, varför, hur länge och vad du kan begära.',
  privacyError: 'Det gick inte att läsa in integritetspolicyn',
  termsTitle: 'Användarvillkor',
  termsSubtitle: 'Vad du kan vänta dig av tjänsten, och vad den väntar sig av dig.',
  termsError: 'Det gick inte att läsa in användarvillkoren',
  securityTitle: 'Säkerhet',
  securitySubtitle: 'Hur ditt arbete skyddas, vad som återstår för den som driver tjänsten och hur du anmäler en brist.',
  securityError: 'Det gick inte att läsa in säkerhetsinformationen',
  metaTitle: '{title} – Smida',
  contents: 'På den här sidan',
  loading: 'Läser in texten…',
  failedBoth: 'Innehållet {name} gick inte att läsa in, varken för {language} eller för engelska',
  done: 'Klart',
  open: 'Inte klart',
  table: 'Tabell',
  footnotes: 'Fotnoter',
  backToText: 'Tillbaka till texten, not {number}',
}
