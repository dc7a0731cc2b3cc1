import type { howItWorks as source } from '../en/how-it-works.ts'
import type { Translation } from '../translation.ts'

export const howItWorks: Translation<typeof source> = {
  title: 'Så fungerar det',
  subtitle: 'Fyra steg, några sekunder, inget att ställa in.',
  step1Title: 'Beskriv',
  step1Text:
    'Skriv vad du behöver som du skulle säga det till en kollega: vem som använder det, vad som sparas och vad som visas.',
  step2Title: 'Smida sätter igång',
  step2Text: 'Beskrivningen blir en plan för sidor och data, och du får veta rakt på sak hur dina ord har tolkats.',
  step3Title: 'Koden skrivs',
  step3Text:
    'Riktiga filer i React och TypeScript, skrivna, kontrollerade och i gång i en förhandsvisning. Dina att läsa och ta med.',
  step4Title: 'Publicera och lansera',
  step4Text: 'Be om ändringar tills allt stämmer och publicera sedan med ett klick på en egen adress.',
}
