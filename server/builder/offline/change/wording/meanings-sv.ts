// Whole Swedish sentences by what they mean: who may come in, how the data gets out, what something is really called, where it stands,
// what a new row holds. Each is told in the words that the readers know.
import type { Unwrapping } from './plain-wish.ts'

const sheet = '(?:excel|csv|kalkylark(?:et)?|kalkylblad(?:et)?|csv-fil(?:en)?|excel-?fil(?:en)?|excelark)'
export const swedishLanguages = '(?:svenska|engelska|japanska|franska|tyska|spanska|norska|danska|finska|italienska|polska)'
const everything = '(?:det|den|allt|allting|hela (?:sidan|appen|sajten|projektet|grejen)|texterna|alla texter|sidan|språket)'
const front = 'först|överst|högst upp|längst upp|längst fram|sist|nederst|längst ner|längst bak|underst'

const comingIn: readonly Unwrapping[] = [
  [
    /^(?!.*(?<!\p{L})(?:fält|kolumn|kryssruta)).*(?<!\p{L})(?:logga in|loggar in|inloggning(?:en)?|lösenord(?:et)?|egna konton|användarkonton?|konton för)(?!\p{L}).*$/iu,
    'lägg till inloggning',
  ],
  [/^(?:gör|håll) (?:den|det|allt|listan|sidan) (?:privat|hemlig|skyddad|låst)t?$/iu, 'lägg till inloggning'],
  [
    /^(?:ingen annan|inga andra|obehöriga|utomstående|inte alla|inte vem som helst) (?:ska|får|kan|bör) (?:kunna )?(?:se|öppna|läsa|komma åt)(?!\p{L}).*$/iu,
    'lägg till inloggning',
  ],
  [
    /^(?:bara|endast) (?:vi|jag|mitt lag|mitt team|styrelsen|familjen|personalen|medlemmar(?:na)?) (?:ska|får|kan) (?:kunna )?(?:se|komma åt|öppna|komma in)(?!\p{L}).*$/iu,
    'lägg till inloggning',
  ],
]

const outAndIn: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?=.*(?:läs|hämt|ladda upp|importer|ta in|få in|klistra|flytta över|för över|från)).*(?<!\\p{L})${sheet}(?!\\p{L})(?!.*(?:export|till excel)).*$`,
      'iu',
    ),
    'importera från csv',
  ],
  [
    new RegExp(
      `^(?!.*(?:importer|läs|ladda upp|vyn?(?!\\p{L})|som i|liknar|ser ut)).*(?<!\\p{L})(?:till|i|som|ut|en)\\s+(?:en |ett )?${sheet}(?!\\p{L}).*$`,
      'iu',
    ),
    'exportera till csv',
  ],
  [
    /^(?:jag vill |vi vill |kunna )?(?:ladda ner|ta ut|få ut|spara ner) (?:all |alla )?(?:data|listan|allt|uppgifterna|tabellen)(?!\p{L}).*$/iu,
    'exportera till csv',
  ],
]

const inALanguage: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?:(?:jag|vi) (?:vill|skulle vilja)(?: ha)?|kan man få|ha|gör|sätt|byt|ändra|visa|skriv|ge mig|få)\\s+(?:${everything}\\s+)?(?:språk(?:et)?\\s+)?(?:vara\\s+)?(?:på|till)\\s+(${swedishLanguages})(?: i ?stället| tack)*$`,
      'iu',
    ),
    'översätt till $1',
  ],
  [new RegExp(`^${everything} (?:ska|bör|måste) vara (?:på )?(${swedishLanguages})(?: i ?stället)?$`, 'iu'), 'översätt till $1'],
]

const names: readonly Unwrapping[] = [
  [
    /^(?:det|de|dom) är inte\s+(?:en |ett )?([\p{L} ]+?)(?:,|\s+utan)\s*(?:det är |de är |utan )?(?:en |ett )?([\p{L} ]+)$/iu,
    'byt namn på $1 till $2',
  ],
  [
    /^(?:ordet |etiketten |rubriken )([\p{L} ]+?) (?:ska|bör|borde) (?:vara|heta|bytas mot|bli) ([\p{L} ]+)$/iu,
    'byt namn på $1 till $2',
  ],
  [
    /^(?:det|de) (?:ska|bör|borde) (?:heta|stå|kallas) ([\p{L} ]+?),? (?:inte|i ?stället för|och inte) ([\p{L} ]+)$/iu,
    'byt namn på $2 till $1',
  ],
  [/^skriv ([\p{L}]+) (?:där det står|i ?stället för|för) ([\p{L}]+)$/iu, 'byt namn på $2 till $1'],
  [
    /^(?:döp|kalla) (?:hela (?:grejen|sidan|projektet|appen)|projektet|appen|sidan|sajten) (?:till|för)?\s*(.+)$/iu,
    'byt namn på projektet till $1',
  ],
  [/^(?:rubriken|titeln|namnet) (?:ska|bör) (?:vara|heta|bli) (.+)$/iu, 'byt namn på projektet till $1'],
  [/^ändra ordet ([\p{L}]+) till ([\p{L}]+)$/iu, 'byt namn på $1 till $2'],
]

const parts: readonly Unwrapping[] = [
  [
    /^(?:jag vill ha |vi vill ha |ha |visa |sätt |lägg )?(?:för-?\s?(?:namn)?) och efternamn (?:i|som|var för sig|separat)(?!\p{L}).*$/iu,
    'dela upp namn i förnamn och efternamn',
  ],
  [
    /^(.+?) (?:ska|bör|borde) (?:delas(?: upp)?|vara (?:två|separata) (?:fält|kolumner)[:,]?|bli (?:två fält[:,]?|uppdelat))\s*(?:i |på )?(.+)$/iu,
    'dela upp $1 i $2',
  ],
  [/^i ?stället för (?:ett |bara )?(.+?) (?:vill jag ha|vill vi ha|ha|ska det vara) (.+ och .+)$/iu, 'dela upp $1 i $2'],
]

const places: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(.+?)\\s+(?:ska(?:ll)?|bör|borde|måste|får)(?: alltid)?\\s+(?:stå|ligga|komma|vara|visas|hamna|synas)\\s+(?:allra )?(${front})(?: i (?:formuläret|listan|tabellen))?$`,
      'iu',
    ),
    'flytta $1 $2',
  ],
  [
    /^(.+?)\s+(?:ska(?:ll)?|bör|borde|måste)\s+(?:stå|ligga|komma|vara|visas|hamna)\s+(?:precis |direkt )?(före|efter|ovanför|under|framför|bredvid|innan)\s+(.+)$/iu,
    'flytta $1 $2 $3',
  ],
  [/^(?:jag vill (?:ha|se)|vi vill (?:ha|se)|ha)\s+(.+?)\s+(före|efter|ovanför|framför)\s+(.+)$/iu, 'flytta $1 $2 $3'],
]

const together: readonly Unwrapping[] = [
  [/^((?:gruppera|sortera|ordna|dela in)\s.+?)\s+(?:i ?stället för|och inte|hellre än)\s+(?:på |efter )?.+$/iu, '$1'],
  [
    /^(?:en |ett )?(?:grupp|avsnitt|rubrik|sektion|del) (?:per|för varje)\s+(.+)$|^(?:visa|ha|lägg|sätt|samla) (?:dem |de |allt |alla )?(?:med samma|i samma)\s+(.+?)(?: tillsammans| ihop| för sig| bredvid varandra)?$/iu,
    'gruppera efter $1$2',
  ],
  [/^(?:visa |se |ha )?(?:dem |listan |allt )?(sorterade?|grupperade?) (?:på|efter) (.+)$/iu, '$1 efter $2'],
  [/^sorterade? efter /iu, 'sortera efter '],
  [/^grupperade? efter /iu, 'gruppera efter '],
  [
    /^(?:listan|de|dom|alla) (?:ska|bör) (?:vara )?(?:sorteras?|ordnas?|sorterade?|ordnade?) (?:på|efter) (.+)$/iu,
    'sortera efter $1',
  ],
  [/^(?:listan|de|dom|alla) (?:ska|bör) (?:vara )?(?:grupperas?|grupperade?|delas in) (?:på|efter) (.+)$/iu, 'gruppera efter $1'],
]

const starts: readonly Unwrapping[] = [
  [
    /^nya? (\p{L}+) (?:får|ska få|börjar med|ska börja (?:med|som|på)|har|ska ha)\s+(?:(\p{L}+(?:en|et|n)?)\s+)?(\p{L}+)(?: från början| som standard| automatiskt)?$/iu,
    'sätt standardvärdet på $2 till $3',
  ],
  [
    /^(\p{L}+) (?:är|ska vara) (\p{L}+) (?:om inget annat|om man inte|tills|från början|som standard).*$/iu,
    'sätt standardvärdet på $1 till $2',
  ],
]

const choices: readonly Unwrapping[] = [
  [
    /^(?:det ska (?:också )?(?:finnas|gå att välja)|man ska (?:också )?kunna välja|kunna välja)\s+(.+?)\s+(?:som|på|i|under|för)\s+(.+)$/iu,
    'lägg till $1 som $2',
  ],
  [/^(.+?) (?:kan|ska kunna) (?:också|även) vara\s+(.+)$/iu, 'lägg till $2 som $1'],
]

export const meaningsSv: readonly Unwrapping[] = [
  ...comingIn,
  ...outAndIn,
  ...inALanguage,
  ...names,
  ...parts,
  ...places,
  ...together,
  ...starts,
  ...choices,
]
