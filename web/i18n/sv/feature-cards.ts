import type { featureCards as source } from '../en/feature-cards.ts'
import type { Translation } from '../translation.ts'

export const featureCards: Translation<typeof source> = {
  title: 'Allt som något färdigt behöver',
  subtitle: 'Det som står här fungerar i dag. Det som är på väg sägs vara på väg.',
  coming: 'På väg',
  hostingTitle: 'Drift',
  hostingText: 'Publicera med ett klick. Varje projekt får en egen adress och körs på samma maskin som Smida.',
  domainTitle: 'Egen domän',
  domainText: 'Peka en egen domän mot ett projekt. Tills dess bor publiceringarna under installationens domän.',
  githubTitle: 'GitHub',
  githubText:
    'Synkronisering åt båda håll med ett arkiv. I dag kan du ladda ner varje projekt som källkod som körs på egen hand.',
  aiTitle: 'AI, eller ingen',
  aiText: 'Den inbyggda byggaren behöver varken modell eller nyckel. Anslut en språkmodell, gärna din egen, så klarar den mer.',
  editingTitle: 'Ändra genom att be om det',
  editingText: 'Säg vad som ska bli annorlunda och se det hända, eller öppna koden och ändra en rad själv.',
  snapshotsTitle: 'Versioner',
  snapshotsText: 'Varje besvarad prompt sparas som en version. Gå tillbaka till vilken som helst, inget skrivs någonsin över.',
  mobileTitle: 'Rätt i mobilen',
  mobileText: 'Det Smida bygger passar mobil, surfplatta och bred skärm. Se varje bredd i förhandsvisningen.',
  teamInviteTitle: 'Bjud in teamet',
  teamInviteText: 'Inbjudningar via e-post, så att flera kan bygga i samma arbetsyta.',
  roleAccessTitle: 'Roller',
  roleAccessText: 'Ägare, administratör, publicist, redaktör eller läsare: rollen avgör vem som får se, ändra och publicera.',
}
