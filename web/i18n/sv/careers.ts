import type { careers as source } from '../en/careers.ts'
import type { Translation } from '../translation.ts'

export const careers: Translation<typeof source> = {
  metaTitle: 'Jobba hos oss – Smida',
  metaDescription: 'Arbeta med Smida varifrån du vill: så arbetar vi, och sex lediga tjänster.',
  badge: 'Jobba hos oss',
  title: 'Smid verktyg med oss',
  subtitle: 'Ett litet företag på distans som gör det enkelt att göra programvara.',
  intro1:
    'Smida förvandlar vanliga ord till fungerande programvara. Det låter som en fråga om modeller, men det mesta av arbetet är äldre än så: att förstå vad någon menar, att skriva kod som håller och att ärligt säga vad som inte fungerar än.',
  intro2:
    'Vi är få, och var och en av oss ser helheten: den som svarar på en kunds fråga kan åtgärda orsaken samma dag. Bryr du dig om hur saker är gjorda, och om dem som ska använda dem, så läs vidare.',
  cultureTitle: 'Så arbetar vi',
  remoteTitle: 'Distans först',
  remoteText:
    'Arbeta där du arbetar bäst. Vi skriver ner saker, så att ingen behöver vara vaken en viss timme för att höra till.',
  growthTitle: 'Plats att växa',
  growthText: 'Varje vecka har timmar för att lära sig. Välj problemet som du ännu inte vet hur man löser; någon hjälper dig.',
  impactTitle: 'Arbete som märks',
  impactText: 'Det du blir klar med i dag är i någons händer i morgon. Du får träffa dem och höra vad det förändrade.',
  innovationTitle: 'Nyfikna, och mäter',
  innovationText:
    'Vi provar nya idéer på några dagar, mäter dem och behåller dem som håller. Att släppa resten hör till arbetet.',
  positionsTitle: 'Lediga tjänster',
  positionsSubtitle: 'Sex tjänster, alla på distans.',
  applyTitle: 'Ansök via e-post',
  applyText: 'Inget formulär och ingen portal: skriv till oss, så läser en människa det.',
  applyInclude: 'Skicka gärna med',
  applyItems:
    'Ditt cv, i ett format som går att öppna\nNågra rader om varför just den här tjänsten\nNågot du har gjort och är stolt över: kod, en text, en produkt\nVar du bor och när du kan börja',
  department: 'Avdelning',
  employment: 'Anställning',
  place: 'Arbetsplats',
  remote: 'Distans',
  fullTime: 'Heltid',
  engineering: 'Utveckling',
  product: 'Produkt',
  marketing: 'Marknad',
  customerSuccess: 'Kundframgång',
  tasksTitle: 'Ansvarsområden',
  needsTitle: 'Krav',
  apply: 'Sök den här tjänsten',
  mailSubject: 'Ansökan till {title}',
  mailBody: 'Hej Smida!\n\nJag är intresserad av tjänsten som {title}. Mitt cv är bifogat.\n\nVänliga hälsningar\n',
  aiTitle: 'Senior AI-utvecklare',
  aiText:
    'Du får byggaren att förstå mer och gissa mindre. Du arbetar med samspelet mellan människa, modell och kod: vad modellen får veta, vilka verktyg den har, hur arbetet kontrolleras och vad som händer när det blir fel.',
  aiTasks:
    'Utforma och mäta agenten som gör fungerande projekt av beskrivningar\nBygga ut den inbyggda byggaren, som ska klara sig bra helt utan modell\nSkapa utvärderingar som skiljer verkliga framsteg från tur\nHålla svaren snabba och billiga på en enda maskin',
  aiNeeds:
    'Flera års erfarenhet av produkter som bygger på språkmodeller\nStadigt ingenjörskunnande i TypeScript eller Python\nVanan att mäta före och efter\nOmdöme nog att välja den enkla lösningen när den räcker',
  frontendTitle: 'Frontendutvecklare',
  frontendText:
    'Du ansvarar för det som syns: webbplatsen, arbetsytan och projekten som Smida skriver. Du bryr dig om de första hundra millisekunderna, om tangentbord och skärmläsare och om den enda pixeln som ligger fel.',
  frontendTasks:
    'Bygga arbetsytan: chatt, förhandsvisning, kod och historik\nHöja kvaliteten på de gränssnitt som skapas, i ljust och mörkt, i mobil och dator\nHålla sidorna små, tillgängliga och rätta på tre språk\nGöra gränssnitt som inte behöver förklaras av önskemål som är vaga',
  frontendNeeds:
    'Djupa kunskaper i React, TypeScript och CSS\nErfarenhet av tillgänglighet i praktiken, inte bara i granskningar\nÖga för typografi, luft och rörelse\nTester som du litar på när du skriver om',
  backendTitle: 'Backendutvecklare',
  backendText:
    'Du ser till att inget går förlorat och att inget läcker ut. Smida är en enda process med databas, kompilatorer, förhandsvisningar och publiceringar, och den ska överleva fulla diskar, avbrutna processer och fientlig kod.',
  backendTasks:
    'Utforma en backend för projekten som byggs: data, inloggning, filer\nHålla organisationer åtskilda, i koden och i databasen\nGöra kompilering och publicering snabbare och stabilare\nVäxa från en maskin till flera utan att skriva om',
  backendNeeds:
    'Lång erfarenhet av PostgreSQL och Node.js, eller viljan att byta dit från något liknande\nSäkerhet som ett sätt att tänka\nTålamod att återskapa felet som inträffar en gång i månaden\nTydlig skrift: beslut, inte bara kod',
  productTitle: 'Produktchef',
  productText:
    'Du tar reda på vad folk försöker bygga, var de kör fast och vad vi borde låta bli. Du talar med användare varje vecka och gör få och tydliga beslut av det du hör.',
  productTasks:
    'Tala med dem som bygger med Smida och dela med dig av det du lär dig\nBestämma med laget vad som kommer härnäst, och vad som inte kommer alls\nBeskriva problem så väl att lösningarna blir små\nFölja varje lansering tills den hjälper någon',
  productNeeds:
    'Erfarenhet av produkter för dem som skapar: utvecklarverktyg, no-code eller design\nKänsla för vad som är enkelt tekniskt och vad som bara låter så\nLugn och precis skrift\nMod att säga nej, vänligt',
  devrelTitle: 'Utvecklarambassadör',
  devrelText:
    'Du visar vad man kan göra med Smida och berättar för oss vad man inte kan göra än. Du skriver, bygger och svarar öppet, och du märker först när något är svårare än vi påstår.',
  devrelTasks:
    'Bygga riktiga projekt med Smida och berätta hur de gjordes\nSkriva guider som folk läser till slut\nSvara på frågor och ta med dem tillbaka till laget\nTala om programvara som man driver själv, där intresset finns',
  devrelNeeds:
    'Bakgrund som utvecklare\nTexter eller föredrag som har hjälpt andra\nÄrlighet om begränsningar, också våra egna\nFlytande engelska; svenska eller japanska är ett plus',
  successTitle: 'Kundansvarig',
  successText:
    'Du hjälper organisationer från ett första försök till programvara som de använder varje dag. Du känner till deras arbete, ser var de tvekar och ser till att det de behöver når fram till oss.',
  successTasks:
    'Följa nya organisationer under de första veckorna\nHjälpa till att beskriva, publicera och driva projekt\nSe mönster i många samtal och föra dem vidare\nSkriva hjälptexter som svarar innan någon hinner fråga',
  successNeeds:
    'Erfarenhet av att hjälpa kunder med en teknisk produkt\nFörmågan att förklara utan att tala uppifrån\nTålamod, och instinkten att fråga en gång till\nEngelska i skrift och ännu ett av våra språk',
}
