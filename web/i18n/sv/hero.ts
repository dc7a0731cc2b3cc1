import type { hero as source } from '../en/hero.ts'
import type { Translation } from '../translation.ts'

export const hero: Translation<typeof source> = {
  metaTitle: 'Smida: beskriv det, så finns det',
  metaDescription: 'Beskriv en webbapp med vanliga ord så bygger, visar och publicerar Smida den, på en dator som är din egen.',
  badge: 'Körs på din egen dator. Ingen nyckel, inget moln.',
  title: 'Beskriv det.',
  titleAccent: 'Så finns det.',
  subtitle:
    'Berätta med vanliga ord vad du behöver. Smida smider en fungerande webbapp medan du ser på, klar att använda, ändra och publicera.',
  exampleTodo: 'Att göra-lista',
  exampleTodoPrompt:
    'En att göra-lista med uppgifter: titel, anteckningar, prioritet (låg, medel, hög), förfallodatum och klar. Visa vad som är försenat och låt mig filtrera på prioritet.',
  exampleDashboard: 'Säljöversikt',
  exampleDashboardPrompt:
    'En översikt över försäljningen med ordrar: kund, produkt, belopp, datum och status. Visa intäkter per månad, de största kunderna och de senaste ordrarna.',
  exampleBlog: 'Personlig blogg',
  exampleBlogPrompt:
    'En personlig blogg med inlägg: titel, text, omslagsbild, taggar och datum. En förstasida med de senaste inläggen och en om mig-sida.',
  typing1: 'En bokningskalender för en liten yogastudio',
  typing2: 'Ett kundregister med företag, telefon och anteckningar',
  typing3: 'Ett lager för vår verkstad, med varning när något tar slut',
  typing4: 'En receptsamling som hela familjen kan fylla på',
  watchDemo: 'Se demon',
  statProjects: 'skapade projekt',
  statBuildTime: 'mediantid för ett bygge',
  statSatisfaction: 'nöjda användare',
  statNone: 'inte uppmätt än',
}
