import type { about as source } from '../en/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof source> = {
  metaTitle: 'Om oss – Smida',
  metaDescription: 'Varför Smida finns, vad det är, vart det är på väg och hur du når oss som investerare.',
  title: 'Programvara borde man kunna göra själv',
  noteTitle: 'Några ord från grundarna',
  note1:
    'Det mesta av den programvara som folk behöver blir aldrig skriven. Inte för att det vore svårt, utan för att behovet är litet: en bokningslista för en studio, en lagerlista för en verkstad, ett schema för en förening. Ingen beställer sådant av en byrå, och ingen lär sig programmera för dess skull.',
  note2:
    'Maskinerna som kan skriva den finns nu, men de bor oftast i någon annans moln. Du lämnar ifrån dig din idé, dina kunders uppgifter och en avgift i månaden, och det du får tillbaka fungerar bara så länge du stannar kvar.',
  note3:
    'Vi ville ha en smedja som står i den egna verkstaden. Den startas med ett kommando. Den behöver ingen nyckel och ber ingen om lov. Det den tillverkar är vanlig kod som du kan läsa, ta med dig och låta någon annan arbeta vidare på.',
  note4:
    'Den kommer inte alltid att förstå dig. Då ska den säga det rent ut i stället för att låtsas. Det är löftet vi vill bli bedömda efter.',
  signature: 'Grundarna av Smida',
  whatTitle: 'Vad det är',
  what1:
    'Smida gör en fungerande webbapp av en beskrivning i vanliga ord. Du skriver vad du behöver; Smida planerar sidor och data, skriver koden, kontrollerar den och visar resultatet bredvid samtalet. Du ber om ändringar tills det stämmer och publicerar med ett klick.',
  what2:
    'Det är ett program för en maskin. Databasen, byggaren, förhandsvisningen och driften följer med. En språkmodell gör det mångsidigare, men det fungerar utan.',
  what3: 'Det är gjort för den som har en idé men inga utvecklare: entreprenörer, småföretag, frilansare, byråer och arbetslag.',
  nameTitle: 'Namnet',
  nameText: 'Att smida är att värma, slå, titta efter och slå igen, tills formen är den rätta.',
  roadmapTitle: 'På väg',
  roadmapText: 'Det du bygger i dag körs i webbläsaren. Härnäst får det en egen serversida. Inget av det här är färdigt än.',
  roadmapJobs: 'Bakgrundsjobb',
  roadmapJobsText: 'Arbete som går vidare när ingen tittar: en påminnelse klockan åtta, en rapport på måndag.',
  roadmapQueues: 'Köer och arbetare',
  roadmapQueuesText: 'Många små uppgifter i god ordning, som görs om när någon av dem misslyckas.',
  roadmapEndpoints: 'API-ändpunkter',
  roadmapEndpointsText: 'Adresser som andra program kan anropa för att läsa och skriva dina data.',
  roadmapWorkflows: 'Arbetsflöden',
  roadmapWorkflowsText: 'Flera steg, personer och väntetider som beskrivs en gång och sedan följs varje gång.',
  roadmapLogic: 'Logik på servern',
  roadmapLogicText: 'Regler som hör hemma på servern, där ingen kan gå runt dem.',
  roadmapPipelines: 'Dataflöden',
  roadmapPipelinesText: 'Data som hämtas, rensas och skickas vidare, från kalkylblad till diagram.',
  roadmapPermissions: 'Behörigheter',
  roadmapPermissionsText: 'Vem bland dina egna användare som får se och ändra vad, ner till en enda rad.',
  roadmapInfrastructure: 'Infrastruktur',
  roadmapInfrastructureText: 'Fler än en maskin när en inte längre räcker, utan att bygga om.',
  investorsTitle: 'Investerare',
  investorsText:
    'Vi bygger det här på lång sikt och talar gärna med dem som ser på verktyg och ägande som vi gör. Skriv till oss; en av grundarna svarar.',
  investorsContact: 'Kontakta oss',
  investorsSubject: 'Investera i Smida',
}
