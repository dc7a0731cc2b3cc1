// Swedish wishes that name what is to be kept first and ask for it behind: "e-posten till kunden behöver vi ha med", "foto på kupan".
import type { Unwrapping } from './plain-wish.ts'

const noVerb =
  '(?!(?:lägg|ta|visa|gör|byt|kalla|döp|sortera|gruppera|flytta|varna|markera|ändra|sätt|dölj|översätt|exportera|importera|jag|vi|man|det|den|de|kan|ska|bara|inte|mer|mindre|dela|slå|koppla|räkna|summera|hjälp|allt|alla|hej|tack|om|när|nya?|säg|påminn|larma)(?!\\p{L}))'
const name = `${noVerb}\\p{L}[\\p{L}-]{2,}(?: [\\p{L}-]+){0,3}?`
const keeps =
  '(?:ha(?: med| in| där)?|få (?:med|in)|anteckna|notera|skriva(?: in| upp| ner| dit)?|veta|fylla i|spara|registrera|ange|kunna se|hålla koll på|hålla reda på|dokumentera|logga|följa)'
const fine =
  '(?:bra|trevligt|fint|kul|toppen|smidigt|skönt|praktiskt|intressant|roligt|najs|nice|kanon|perfekt|guld|användbart|viktigt)'

export const askingSv: readonly Unwrapping[] = [
  [/^(?:kan|kunde|skulle) (?:man|vi|jag)(?: inte| kunna| också)* få (?:se |upp |fram )/iu, 'visa '],
  [/^(?:kan|kunde|skulle) (?:man|vi|jag)(?: inte| kunna| också)* få (?:ha |med |in )/iu, 'lägg till '],
  [
    new RegExp(`^(${name}) (?:vore|hade varit|skulle vara|är) (?:\\p{L}+ )?${fine} att (?:kunna )?${keeps}$`, 'iu'),
    'lägg till $1',
  ],
  [
    new RegExp(
      `^(${name}) (?:behöver|vill|måste|borde|skulle|ska) (?:vi|jag|man)(?: också| även| ju| gärna| vilja| kunna| behöva)* ${keeps}(?: också| med| även| någonstans)*$`,
      'iu',
    ),
    'lägg till $1',
  ],
  [new RegExp(`^(${noVerb}\\p{L}[\\p{L}-]{3,}),? (?:alltså|dvs|det vill säga|d\\.v\\.s\\.?) (?!inte).+$`, 'iu'), 'lägg till $1'],
  [
    /^(?:ett |en )?(?:foton?|bild(?:en|er)?|fotografi(?:er)?) (?:på|av) (?:varje |alla |själva )?\p{L}+(?: (?:också|med|även))*$/iu,
    'lägg till bild',
  ],
  [
    /^(?:lägg till |lägg in |gör |skapa )?(?:några |lite |gärna )*(?:fler|flera|mer) \p{L}+ som exempel$/iu,
    'lägg till fler exempel',
  ],
  [
    /^(?:skriv in|lägg in|lägg till|lägg|sätt in|ha med|ta med|stoppa in|ha) ["“]?(?!(?:fler|några|mer)(?!\p{L}))(.{2,40}?)["”]? som (?:ett )?(?:exempel|testrad|exempelrad)$/iu,
    'lägg till exemplet $1',
  ],
  [
    /^(\p{L}*(?:grön|röd|blå|gul|brun|svart|grå|rosa|lila|orange|turkos)t{0,2}) (?:vore|hade varit|skulle vara|hade blivit) \p{L}+$/iu,
    'gör den $1',
  ],
  [
    new RegExp(
      `^(?!\\p{L}*(?:grön|rött|röd|blå|gul|rosa|lila|svart|grå|brun|orange|turkos|vit|mörk|ljus))(${name}) (?:vore|hade varit|skulle vara) (?:\\p{L}+ )?${fine}$`,
      'iu',
    ),
    'lägg till $1',
  ],
  [new RegExp(`^(${noVerb}\\p{L}[\\p{L}-]{2,}) (?:på|för|till) varje \\p{L}+(?: (?:också|med|även))*$`, 'iu'), 'lägg till $1'],
  [
    /^(?:ett |en )?(?!kryss|bock|text|check|ja|anteckning|kommentar)(\p{L}{4,}?)s?-?(?:fält|kolumn)(?: (?:också|med|tack))*$/iu,
    'lägg till $1',
  ],
  [
    /^["“]?(\p{Lu}[\p{L}\p{N} &'-]{1,40}?)["”]? ska (?:det )?(?:stå|synas|visas) (?:högst upp|överst|längst upp|som rubrik|som namn|i toppen).*$/u,
    'byt namn på projektet till $1',
  ],
  [/^(?:ett |en )?(anteckning|kommentar)s?-?(?:fält|ruta)(?: (?:också|med|tack))*$/iu, 'lägg till fältet $1'],
  // what they are called stands before what is asked of them
  [
    /^(?:vi|det|de|här) (?:har|finns|får|tar emot|säljer|hyr ut)(?: (?:vi|ju|också|även|ibland))* (\p{L}+)(?: \p{L}+(?:ar|or|er|n|en|r))?(?: (?:också|även|med))*,? (?:så |och |kan (?:du|ni) )*(?:lägga?|ha|sätta?) (?:till |in |upp )?(?:det|den|dem|dom|de) (?:också |även )?(?:som|bland) (?:en |ett )?(\p{L}+)$/iu,
    'lägg till $1 som $2',
  ],
]
