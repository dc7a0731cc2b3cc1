// Swedish sentences about what is kept, in every way it is said: that something more is to be filled in or listed, that something goes, and
// what it is called in other words.
import { swedishLanguages } from './meanings-sv.ts'
import type { Unwrapping } from './plain-wish.ts'

const colour = '\\p{L}*(?:grön|röd|rött|blå|gul|rosa|lila|svart|grå|brun|orange|turkos|vit)\\p{L}*'
const noVerb =
  '(?!(?:lägg|ta|visa|gör|byt|kalla|döp|sortera|gruppera|flytta|varna|markera|ändra|sätt|dölj|översätt|exportera|importera|jag|vi|man|det|den|de|kan|ska|bara|inte|mer|mindre|mörk|ljus|i|på|till|dela|slå|koppla|räkna|summera|spara|notera|hjälp|allt|alla|större|hej|tack)(?!\\p{L}))'
const noun = `${noVerb}[\\p{L}-]{3,}(?: [\\p{L}-]{3,})?`

/** What is to be filled in, in every way it is asked for. */
const asked: readonly Unwrapping[] = [
  [
    /^(?:och |samt )?(?:en|ett) (?:nytt |ny )?(?:fält|kolumn|ruta)(?: till)?(?:\s*:| för| med| som heter)\s+(.+?) och (?:en|ett) för (.+)$/iu,
    'lägg till $1 och $2',
  ],
  [
    /^(?:och |samt )?((?:en|ett) (?:nytt |ny |till )?(?:fält|kolumn|ruta)) (?:till\s*:|till för)\s+(.+)$/iu,
    'lägg till $1 för $2',
  ],
  [/^(?:kunna )?(?:sätta?|ge|lägga) (?:ett |ett eget )?(betyg|poäng)(?: på \p{L}+)?$/iu, 'lägg till $1'],
  [/^(?:och |samt )?((?:en|ett) (?:nytt |ny )?(?:fält|kolumn|ruta) (?:för|som heter|med)\s+.+)$/iu, 'lägg till $1'],
  [/^(?:en|ett) (?:ny |nytt )?(\p{L}+)(?: till)?(?:\s*[,:]| som heter| kallad)\s+(.+)$/iu, 'lägg till $1: $2'],
  [/^(lägg till .+?) som (?:ett )?(?:val|alternativ) (?:i|på|för|under) (.+)$/iu, '$1 som $2'],
  [/^(.+?) (?:ska|bör|borde|måste) (?:också |även )?finnas som (?:en |ett )?(.+)$/iu, 'lägg till $1 som $2'],
  [/^(\p{L}+) (?:ska|bör|borde) (?:också |även )?kunna vara (.+)$/iu, 'lägg till $2 som $1'],
  [/^(?:utöka|komplettera|bygg ut|fyll på) (\p{L}+) med (?!fler|mer|exempel)(.+)$/iu, 'lägg till $2 på $1'],
  [/^(?:utöka|komplettera|bygg ut)(?: den| det| listan| formuläret)? med (.+)$/iu, 'lägg till $1'],
  [
    /^(?:fyll på|fyll|mata in|lägg in)(?: den| listan)? ?(?:med )?(?:några |lite )?(?:fler|mer) (?:exempel|exempeldata|exempelrader|rader|data|poster)$/iu,
    'lägg till fler exempel',
  ],
  [
    /^(?:spara|notera|anteckna|registrera|fråga efter|ha med|skriv upp|skriv in|logga|kom ihåg) (?:också |även )?(?!som |till |bara )(.+?)(?: också| med| även)?$/iu,
    'lägg till $1',
  ],
  [/^visa (?:också|även) (.+)$|^visa (.+?) också$/iu, 'lägg till $1$2'],
  [new RegExp(`^(?:och|även|samt|plus|\\+) (${noun})(?: också| med| även| tack)*$`, 'iu'), 'lägg till $1'],
  [new RegExp(`^(${noun}) (?:också|med|även)(?: tack)?$`, 'iu'), 'lägg till $1'],
  [
    /^(?:det|man) (?:ska|måste|borde|bör) (?:också |även )?(?:gå att|kunna) (?:skriva in|fylla i|ange|spara|lägga in|se|notera|registrera)\s+(.+)$/iu,
    'lägg till $1',
  ],
  [
    /^(?:kunna )?(?:ange|skriva in|fylla i|lägga in|notera|registrera|mata in|anteckna)\s+(?!om |hur |vem |vilk|när |var )(.+)$/iu,
    'lägg till $1',
  ],
  [/^(?:kunna )?veta\s+(?!om |hur |vem |vilk|när |var |vad )(.+)$/iu, 'lägg till $1'],
  [/^(.+?) (?:borde|bör) (?:också )?(?:finnas|vara) med$|^(.+?) borde (?:också )?finnas$/iu, 'lägg till $1$2'],
  [
    /^(?:formuläret|sidan|listan|tabellen|kortet) (?:behöver|saknar|borde ha|ska ha|måste ha) (?:också |även )?(.+)$/iu,
    'lägg till $1',
  ],
  [/^(?:det )?fattas\s+(.+)$/iu, 'lägg till $1'],
  [
    /^(?:jag|vi) (?:vill|skulle vilja) (?:också |även )?(?:hantera|hålla koll på|hålla ordning på|sköta|lägga in) (.+?)(?: också| även)?$/iu,
    'lägg till $1',
  ],
  [
    /^(?:hantera|håll koll på|håll ordning på|hålla koll på|hålla ordning på) (?:också |även )?(.+?)(?: också| även)?$/iu,
    'lägg till $1',
  ],
  [/^(?:också |även )?(?:hantera|hålla koll på|hålla ordning på) (.+)$/iu, 'lägg till $1'],
  [
    /^(?:en |ett )?(?:ny |egen )?(?:sida|flik|avdelning|lista|del|register|plats|tabell) (?:för|med|över) (?:alla |våra |mina )?(\p{L}+)$/iu,
    'lägg till en lista med $1',
  ],
  [
    /^(?:varje |en |alla )?(\p{L}+) (?:har|lägger|gör|köper|äger|bokar|kan ha|kan lägga) (?:flera |många )?(\p{L}{4,}(?:ar|or|er|ingar|en))$/iu,
    'lägg till $2; koppla $2 till $1',
  ],
  [/^(\p{L}+(?:ar|or|er)) (?:per|för varje) (\p{L}+)$/iu, 'lägg till $1 på $2'],
]

const otherWords: readonly Unwrapping[] = [
  [
    /^((?:ta bort|dölj|byt namn på|döp om|flytta|gör|kalla|ändra|byt|ersätt) )(?:kolumnen|fältet|rubriken|ordet|etiketten|listan|alternativet|valet) (?!till )/iu,
    '$1',
  ],
  [/^(?:kolumnen|fältet|rubriken|ordet|etiketten|alternativet) (.+? ska (?:heta|vara|bli) )/iu, '$1'],
  [
    /^(?:inte ha(?! (?:fler|mer) än )|inte längre ha|slippa|ha bort|få bort) (.+)$|^(?:jag|vi) (?:vill|skulle vilja) (?:inte (?:längre )?ha(?! (?:fler|mer) än )|slippa|ha bort|få bort) (.+)$/iu,
    'ta bort $1$2',
  ],
  [/ (?:hos oss|här|på vårt ställe)$/iu, ''],
  [/^(?:vi|jag) (?:säger|brukar säga|använder ordet|skriver) (?!att)(\p{L}+)$/iu, 'kalla dem $1'],
  [/^(?:använd|skriv|säg|ha) (?:ordet )?(\p{L}+) (?:i ?stället|i ställe) för (?:ordet )?(\p{L}+)$/iu, 'byt namn på $2 till $1'],
  [/^(?:döp|kalla|benämn) (?:om )?(?:den|det|allt|alltihop) (?:till |för )?(\p{Lu}.+)$/u, 'byt namn på projektet till $1'],
  [/^(?:Döp|Kalla) (?:om )?(?:den|det|allt|alltihop) (?:till |för )?(\p{Lu}.+)$/u, 'byt namn på projektet till $1'],
  [/^(?:[Bb]yt namn|[Dd]öp om(?: den| det| allt)?) till (.+)$/u, 'byt namn på projektet till $1'],
  [
    /^(?:[Vv]i|[Dd]en|[Dd]et|[Ss]idan|[Aa]ppen|[Ff]öretaget|[Ff]öreningen|[Kk]lubben) (?:heter|ska heta|bör heta) (?:nu |numera )?(\p{Lu}.+?)(?: nu| numera)?$/u,
    'byt namn på projektet till $1',
  ],
  [
    /^(?!dela upp namn i förnamn och efternamn)(?!dela (?:upp )?(?!namn)\p{L}+ (?:upp )?i )(?=.*(?:separat|i ?stället|två|var för sig|dela|ska vara|olika|uppdelat))(?=.*förnamn).*efternamn.*$/iu,
    'dela upp namn i förnamn och efternamn',
  ],
  [/^dela (?:upp )?namnet$/iu, 'dela upp namn i förnamn och efternamn'],
  [
    /^(?:det ska |man ska )?(?:inte |ej )(?:gå att |kunna )?spara utan (.+)$|^(?:det ska inte gå|det får inte gå|man ska inte kunna|man får inte) (?:att )?spara utan (.+)$|^tvinga fram (.+)$|^tvinga (?:folk|alla|dem|användarna) att (?:ange|fylla i|skriva) (.+)$/iu,
    'gör $1$2$3$4 obligatoriskt',
  ],
  [/^(?:jag|vi) (?:vill|skulle vilja) (?:ha|se) (.+?) (först|överst|sist|längst fram|högst upp)$/iu, 'flytta $1 $2'],
  [/^dela (?:in|upp)(?: dem| listan| allt| alla)? (?:efter|på|per) /iu, 'gruppera efter '],
  [/^(?:sortera|dela) in(?: dem| allt)? i (\p{L}+)$/iu, 'gruppera efter $1'],
  [
    /^(?:samla|lägg|visa|ha) (?:\p{L}+ )?(?:av|med|i|från) samma (\p{L}+)(?: ihop| tillsammans| bredvid varandra| för sig)?$/iu,
    'gruppera efter $1',
  ],
  [
    /^(?:visa|se|ha|ge mig|lägg till)? ?(?:en |ett )?(?:summan|totalen|totalsumman|totalsumma|slutsumma|slutsumman|summa|total)(?: längst ner| nederst| under.*)?$/iu,
    'visa summor',
  ],
  [
    /^(?:visa )?(?:vad är |hur mycket är |vad blir )(?:allt|det|alltihop|allting)(?: ihop| tillsammans| totalt| värt)+$/iu,
    'visa summor',
  ],
  [
    /^(?:räkna|lägg|summera|slå) (?:ihop|samman) (?:alla )?(pris\p{L}*|belopp\p{L}*|antal\p{L}*|kostnad\p{L}*|timm\p{L}*|avgift\p{L}*)$/iu,
    'visa summan av $1',
  ],
  [/^total(?:t |a )?(pris|belopp|antal|kostnad|avgift|vikt)$/iu, 'visa summan av $1'],
  [new RegExp(`^(?:jag|vi) (?:vill|skulle vilja) ha (?:den |det |allt )?(?:i )?(${colour})$`, 'iu'), 'gör den $1'],
  [
    /^(?:nattläge|natt-?tema|(?:svart|mörk) bakgrund|(?:gör )?bakgrunden (?:svart|mörk)|(?:vit|ljus) text på (?:svart|mörk)(?: bakgrund)?)$/iu,
    'mörkt läge',
  ],
  [/^(?:ljus|vit) bakgrund$/iu, 'ljust läge'],
  [new RegExp(`^(${swedishLanguages}) (?:i ?stället för|inte|hellre än) ${swedishLanguages}$`, 'iu'), 'översätt till $1'],
  [/^(?:bara|endast) för (?:medlemmar|personal|oss|mig|inloggade|laget|familjen)$/iu, 'lägg till inloggning'],
]

const kept: readonly Unwrapping[] = [
  [/^(?:även|också|plus) (?:våra |mina |de )?(\p{L}+(?:ar|or|er|ningar|are|or))$/iu, 'lägg till $1'],
  [
    /^(?:jag|vi|man) (?:skulle )?(?:också )?(?:behöver|behöva|vill ha|skulle vilja ha|önskar)(?: även| också)?\s+(?!inte|ingen|inga|inget|kunna|att|se|veta|hjälp|ändra|byta|ta|göra|mindre|större|mer)(.+?)(?: också| med| även)?$/iu,
    'lägg till $1',
  ],
  [/^(?:jag|vi) har (?:också|även)\s+/iu, 'lägg till '],
  [/^(?:jag|vi|man) (?:klarar oss|klarar mig|kan vara) utan\s+(.+)$/iu, 'ta bort $1'],
  [/^(?:ingen|inget|inga)\s+([\p{L}]+)(?: tack| längre| här)?$/iu, 'ta bort $1'],
  [/^bort med\s+(.+)$/iu, 'ta bort $1'],
  [/^(?:jag|vi) (?:är|är ju) inte intresserade? av\s+(.+)$/iu, 'ta bort $1'],
  [
    /^(?:på|för|till) varje (\p{L}+) (?:vill|behöver) (?:jag|vi) (?:också )?(?:ha|se|skriva|skriva in|spara|veta|kunna skriva)?\s*(.+)$/iu,
    'lägg till $2 på $1',
  ],
  [
    /^(.+?) (?:ska|bör|måste) (?:också )?(?:gå att|kunna) (?:fylla i|skriva in|ange|fyllas i|anges|spara|sparas)$/iu,
    'lägg till $1',
  ],
  [/^(?:det )?(?:ska|måste) (?:synas|stå|framgå)\s+(?!att|om de|om det|i rött)(?=vem|när|var|hur|vad|vilken)/iu, 'lägg till '],
  [/^plats för\s+/iu, 'lägg till '],
]

/** Told in other words before what is read by its meaning, what is kept behind it. */
export const keepingSv: { first: readonly Unwrapping[]; last: readonly Unwrapping[] } = {
  first: [...otherWords, ...asked],
  last: kept,
}
