// How people ask in Swedish, and what they ask for in the words the readers know. Tried in order, again until nothing changes.
import { askingSv } from './asking-sv.ts'
import { courtesiesSv } from './courtesies-sv.ts'
import { keepingSv } from './keeping-sv.ts'
import { meaningsSv } from './meanings-sv.ts'
import type { Unwrapping } from './plain-wish.ts'
import { spokenSv } from './spoken-sv.ts'
import { tellingSv } from './telling-sv.ts'

export const unwrappingsSv: readonly Unwrapping[] = [
  ...courtesiesSv,
  ...spokenSv,
  ...askingSv,
  // what goes has its place taken: "bort med färg, in med kulör"
  [/^byt namn (?!på |till )(.+?) till /iu, 'byt namn på $1 till '],
  [/^in med\s+(?!allt|hela)/iu, 'lägg till '],
  [/^lägga? (?:in|till) (?:ett|en) (?:nytt|ny|annat|annan) (?:för|som heter)\s+/iu, 'lägg till ett fält för '],
  [/^(?:saknar|behöver) (?:vi|jag)(?: också| även)?\s+/iu, 'lägg till '],
  [/^byt(?: ut)?\s+(?!namn\b|språk\b|färg\b|till\b|valuta\b)(.+?)\s+mot\s+(.+)$/iu, 'byt namn på $1 till $2'],
  [/^döp\s+(?!om\b)(.+?)\s+till\s+(.+)$/i, 'döp om $1 till $2'],
  [
    /^(?:kan |ska |borde |kunde )?(.+?)\s+(?:(?:ska|borde|bör|måste)\s+)?(?:bli|vara|ligga i|få)\s+(?:en )?egen (lista|tabell|sida)(?=$|\s+med\s)/i,
    'gör $1 till en egen $2',
  ],
  [/^lägg till (?:en |ett )?(?:bild|foto|fotografi)(?:er)? (?:på|av)\s+\p{L}+(?:et|en|an)$/iu, 'lägg till bild'],
  [/^(?:vi|jag|alla)(?: brukar| bara)? (?:kallar|kalla|säger) (?:dem|dom)\s+(.+)$/i, 'kalla dem $1'],
  [/^(?:ha|behåll) (?:bara|endast) kvar\s+(.+)$|^behåll (?:bara|endast)\s+(.+)$/i, 'ta bort allt utom $1$2'],
  [/(?<!\p{L})o(?!\p{L})/gu, 'och'],
  [/(?<=(?:överst|först|högst upp|sist|nederst)) (?:också|oxå)$/iu, ''],
  [/(?<!\p{L})(?:oxå|osså|åxå|ockå)(?!\p{L})/giu, 'också'],
  [/(?<!\p{L})ngt(?!\p{L})/giu, 'något'],
  [/^(?:hej|hallå|ok|okej|toppen|bra|snyggt|perfekt|kanon|tack|jo|ja|förresten|en sak till|sen|du)[,!.:-]+\s*/i, ''],
  [/^(?:hej|hallå|ok|okej|men|sen|och|förresten|du)\s+(?=(?:kan|kunde|jag|vi|man|lägg|gör|går)(?!\p{L}))/iu, ''],
  [/[,.]?\s+(?:tack(?: på förhand)?|snälla|är du snäll|om det går|om möjligt|åt mig|åt oss)\s*$/i, ''],
  [/^-+\s+|^[•*]\s+|^\d+[.)]\s+/, ''],
  ...tellingSv,
  ...keepingSv.first,
  ...meaningsSv,
  ...keepingSv.last,
  [
    /^(?:det )?(?:vore|skulle vara)\s+\p{L}+ om (?:det fanns|den hade|vi hade|(?:man|vi|jag) (?:kunde|kan) (?:se|ha|fylla i|skriva in|ange|lägga in))\s+/iu,
    'lägg till ',
  ],
  [/^(?:det )?(?:vore|skulle vara)\s+\p{L}+ (?:om (?:du|man|vi|jag|det) (?:kunde|gick att)|att)\s+/iu, ''],
  [
    /^(?:(?:kan|kunde|skulle|vill) (?:du|ni|man|vi)(?: kunna)?|snälla|gärna|också|går det att|är det möjligt att)(?: också| snälla| gärna)*\s+/i,
    '',
  ],
  [/^(?:jag|vi) (?:vill|skulle vilja|önskar)(?: att)?\s+(?!ha\s)/i, ''],
  [/^(?:jag|vi) (?:vill|skulle vilja) ha\s+|^(?:jag|vi) behöver\s+(?!inte|inga|ingen|inget)/i, 'lägg till '],
  [/^(?:jag|vi|man) behöver (?:inte|inga|ingen|inget)(?: ha)?\s+/i, 'ta bort '],
  [
    /^(.+?)\s+(?:behövs|används) (?:inte|ej)(?: längre| mer)?$|^(?:vi|jag|ingen) (?:använder|fyller i) (?:aldrig |inte )?(.+?)(?: längre)?$/i,
    'ta bort $1$2',
  ],
  [/^(?:ta (?:väck|ut)|plocka bort|släng(?: bort)?|skippa|slopa|stryk|radera|rensa bort|få bort|kasta)\s+/i, 'ta bort '],
  [/^ta\s+(?!bort|med)(.+?)\s+(?:bort|väck)$/i, 'ta bort $1'],
  [
    /^(.+?)\s+(?:kan|får|ska) (?:tas bort|bort|försvinna|strykas|slopas|utgå)$|^(.+?)\s+är (?:onödig[ta]?|överflödig[ta]?)$/i,
    'ta bort $1$2',
  ],
  [/^byt ut\s+(.+?)\s+(?:mot|till|med)\s+(.+)$|^ersätt\s+(.+?)\s+med\s+(.+)$/i, 'byt namn på $1$3 till $2$4'],
  [/^(?:använd|skriv|säg|ha)\s+(\S+)\s+i ?stället för\s+(\S+)$/i, 'byt namn på $2 till $1'],
  [/^i ?stället för\s+(.+?)\s+(?:vill jag ha|ska det stå|skriv|använd|säg)\s+(.+)$/i, 'byt namn på $1 till $2'],
  [/^(.+?)\s+(?:ska|bör|borde|kan|skulle) (?:heta|kallas(?: för)?)\s+(.+?)(?:\s+i ?stället)?$/i, 'byt namn på $1 till $2'],
  [/^det ska stå\s+(.+?)\s+i ?stället för\s+(.+)$/i, 'byt namn på $2 till $1'],
  [
    /^(?:vi|jag|man) (?:behöver|vill|måste|ska) (?:också )?(?:kunna )?(?:spara|lagra|veta|skriva in|skriva upp|anteckna|registrera|hålla koll på|fylla i|ange|notera|se|logga|lägga in)\s+(?!hur|vilka?\b|vem|bara|endast|allt)/i,
    'lägg till ',
  ],
  [/^(?:det|där|här) (?:ska|borde|bör|måste|behöver) (?:också )?(?:finnas|vara med)\s+/i, 'lägg till '],
  [
    /^(?:det saknas|jag saknar|vi saknar|glöm inte|jag glömde|vi glömde|ta med|ha med|ha också med|få med|peta in|stoppa in|komplettera med|slå till med)\s+/i,
    'lägg till ',
  ],
  [/^(.+?)\s+(?:saknas|fattas)(?: (?:på|i|för|hos) (.+))?$/i, 'lägg till $1 på $2'],
  [/^(lägg till .+?) på $/i, '$1'],
  [/^(lägg till .+?),?\s+(?:också|med|även|igen|oxå)$/i, '$1'],
  [
    /^(.+?)\s+(?:måste|ska|bör)(?: alltid)? (?:fyllas i|anges|vara ifyll[dt]a?|finnas|vara med)(?: alltid)?$/i,
    'gör $1 obligatoriskt',
  ],
  [/^(.+?)\s+(?:får|kan|ska) (?:inte|aldrig|ej) (?:vara|lämnas|stå) tom(?:t|ma)?$/i, 'gör $1 obligatoriskt'],
  [
    /^man (?:ska|får|kan) inte kunna spara utan\s+(.+)$|^(?:tillåt|acceptera) inte tom(?:t|ma)?\s+(.+)$/i,
    'gör $1$2 obligatoriskt',
  ],
  [
    /^(.+?)\s+(?:får|kan|ska kunna) (?:vara|lämnas|stå) tom(?:t|ma)?$|^(.+?)\s+(?:är|ska vara|kan vara) (?:frivillig[ta]?|valfri[ta]?|valfritt|inte (?:obligatorisk[ta]?|tvingande))(?: längre)?$/i,
    'gör $1$2 valfritt',
  ],
  [/^(.+?)\s+(?:behöver|måste) (?:man )?inte (?:fyllas i|anges|vara ifyll[dt]a?|fylla i|ange)$/i, 'gör $1 valfritt'],
  [/^lägga till\s/i, 'lägg till '],
  [/^(byt|gör|sätt|döp|använd|dölj|lägg|ställ|ändr)a\s/i, '$1 '],
  [/^ändr\s/i, 'ändra '],
  [
    /^(?:en |ett )?(?:ny|nytt|ytterligare (?:en|ett)|en till|ett till)\s+(?!färg|design|stil|look|utseende|font|.*(?<!\p{L})(?:är|ska|måste|börjar|får|har)(?!\p{L}))(.+)$/iu,
    'lägg till ny $1',
  ],
  [/^(?:ändra|byt)\s+alternativen\s+(?:för|på|i)\s+(.+?)\s+till\s+(.+)$/i, 'ändra $1 till $2'],
  [
    /^(?:projektets |appens |sidans )?(?:namn|namnet|titel|titeln)\s*(?:är|ska vara|=|:)\s+(?!obligator|valfri|unik|ett |en )(.+)$/i,
    'byt namn på projektet till $1',
  ],
  [
    /^(?:mer|större) (?:plats|utrymme) (?:för|i|åt)\s+(.+)$|^(.+?)\s+(?:behöver|ska ha) mer (?:plats|utrymme)$/i,
    'gör $1$2 till lång text',
  ],
  [/,\s*inte (?:en |ett )?\p{L}+$|\s+i ?stället för (?:en |ett )?(?:text|tal|fritext)$/iu, ''],
  [
    /^((?:(?!(?<!\p{L})(?:ska(?:ll)?|måste|bör|vara|är|visa|mät|ange|hur)(?!\p{L})).)+?),?\s+i\s+(minuter|timmar|sekunder|dagar|veckor|kg|kilo|gram|meter|km|kilometer|cm|liter|procent)$/iu,
    '$1 ska vara i $2',
  ],
  [/^(.+?)\s+(?:överallt|på alla sidor)$/i, '$1'],
  [
    /^(?:lägg till )?(?:en |ett )?(?:start|första|fram|hem)sidan? (?:med|som visar) (?:(?:alla |lite |de |viktigaste )*)(?:siffror|nyckeltal|statistik|summor|diagram|grafer|översikt).*$/i,
    'lägg till en översikt',
  ],
  [/^(?:lägg till |lägg in )?(?:en )?(?:sektion|avsnitt|del) om (?:oss|mig|företaget|vilka vi är)$/i, 'lägg till om oss'],
  [
    /^(rubriken?|underrubriken?|sloganen?|telefon(?:numret)?|e-?post(?:en)?|mejlen|adressen?)\s*[:=]\s*(.+)$/i,
    'byt namn på $1 till $2',
  ],
  [
    /^(?!vi |jag |de |ni |man |dom )(?:alla )?([\p{L}]+)\s+har\s+(?!vi |jag |man |inte|ingen|inga|blivit|varit)(?:också\s+|en\s+|ett\s+)?([^,]+(?:,| och ).+)$/iu,
    'lägg till $1 med $2',
  ],
]
