// What Swedish prompts say of a small tool: "räkna ner medan äggen kokar", "frågan på ena sidan", "hur många rätt det blev".
import { phrase, type Purpose } from '../purpose.ts'
import { a, asking, can, few, number, on, others, z } from './words.ts'

const { raw } = String
const food = raw`ägg|te(?!\p{L})|tepås|pizza|bröd|kaka|kakor|deg|pasta|ris(?!\p{L})|potatis|gryta|ugn|bull|maten|gröt|kaffe|lax|stek|spagetti|makaron|paj|sås`
const over = raw`är (?:ute|slut|över|inne|gången)|tar slut|gått ut|har gått|är förbi`
const rings = raw`pip|pipa|piper|pling|plinga|plingar|tut|tuta|tutar|ring|ringa|ringer|larm|larma|larmar|låt|låter|säg till|säga till|säger till|signal|signalera|ljud|väck|väcka|påminn`
const study = raw`\p{L}{0,30}(?:glos|verb|huvudst|flagg|årtal|term|begrepp|formler|tabell|grundämn|regent|landskap|vägmärk|skylt|ackord|noter|tecken|alfabet|muskler|skelett|kanji|hiragana|katakana|anatomi|kroppens|växtnamn|artnamn|blommor|fågel|fåglar|svamp|träd|ord(?!n|er)|fraser|uttryck|definition|paragraf|latin)\p{L}*`
const tongue = raw`spanska|tyska|franska|engelska|italienska|finska|japanska|arabiska|ryska|latin|latinska|norska|danska|kinesiska|polska|portugisiska|grekiska|teckenspråk|samiska|holländska|isländska|turkiska|koreanska|ukrainska|persiska`
const practise = raw`öva|övar|träna|tränar|plugga|pluggar|lära|lär|nöta|nöter|repetera|repeterar|memorera|förhöra|förhör|drilla|banka in`
const scored = raw`poäng|poängen|(?:hur många|antal|antalet) rätt|rätt svar|rätta svar\p{L}*|(?:om )?(?:det|man|svaret|jag|de) (?:var|är|hade|blev|har|fick) rätt|rätt eller fel|facit|resultat(?:et)? (?:på|i|vid) slutet|vem som (?:kan|vet|vinner) ?(?:mest)?|vinnare`
const choices = raw`svar(?:en)? att välja (?:mellan|på|bland)|(?:${number}|några|fler|flera) (?:svar|svars?alternativ|alternativ|förslag|val)(?: att välja)?|välj\p{L}* (?:ett av |bland |mellan |rätt )\p{L}*`
const asked = raw`\p{L}{0,20}(?:fråga|frågor|frågorna)|gissa|gissar|gåt(?:a|or)|tipsrunda|kunskap\p{L}*`
const tick = raw`gröna? rutor|ruta|pricka|prickar|bocka|bockar|kryssa|kryssar|kryss|markera|markerar|streck|bock|klicka i|fylla i|fyller i|checka`
const daily = raw`i ?dag|varje (?:dag|kväll|morgon|natt|vecka)|dag för dag|per dag|om dagen|dagligen|(?:de|alla) dagar(?:na)?|för dagen|dagarna`
const streak = raw`(?:dagar|gånger|veckor|nätter|kvällar|morgnar)(?:na)? (?:i rad|i sträck|i följd|på raken|på rad|i svit)|många i (?:rad|sträck|följd)|hur många (?:dagar|veckor|nätter) (?:jag|vi) (?:har )?(?:hållit|klarat|lyckats|orkat|varit utan|avstått)|(?:hur )?lång (?:kedja|kedjan|rad|svit|kedjan blivit)|hur länge (?:jag|vi|man|det) (?:har )?(?:hållit|håller|klarat|lyckats|orkat|varit utan)|hållit (?:i|ut|igång)(?: det| mig)?${z}|(?:se |visa )?hur länge (?:jag|vi) (?:kan|klarar|lyckas|orkar) ${few}(?:låta bli|vara utan|hålla|avstå|undvika)|(?:låta bli|avstå från|sluta (?:med|röka|snusa|dricka|äta|bita))${z}|bryta (?:kedjan|sviten|raden)|svit(?:en)?${z}`

export const timerPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:${number}) (?:minuter|min|sekunder) (?:per|i varje|för varje|på varje) (?:ställning|övning|station|varv|person|talare|lag|omgång|rond)${z}`,
    asks: { tool: 'intervalTimer' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:dagar|dagarna|nätterna|veckorna|timmarna) (?:som (?:är|återstår) )?kvar (?:till|tills|innan)${z}|${asking}(?:hur )?(?:många |antal(?:et)? )(?:dagar|nätter|veckor|sovnätter|sovmorgnar|timmar|skoldagar|arbetsdagar|månader)(?:na)?${z}${few}${a}(?:kvar|tills|innan)${z}|${asking}hur länge ${few}(?:kvar|dröjer) ${few}(?:tills|innan|till)${z}(?! (?:tiden|klockan))|${asking}(?:hur länge )?dröjer det (?:tills|till|innan)${z}`,
    asks: { tool: 'countdown' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:${others} ${can}(?:se|veta) )?(?:hur (?:länge|lång tid|mycket tid|många (?:minuter|sekunder))|tiden|minuterna|klockan)${z}${few}${a}(?:kvar|återstår|räknas ner|tickar ner)${z}`,
    asks: { tool: 'kitchenTimer' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:${number}) ?(?:sekunder|sek|s)${z}${on}${a}(?:vila|paus|rast|pausa|vilar)${z}`,
    asks: { tool: 'intervalTimer' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:${number}) ?(?:minuter|minuters|min)${z}${on}${a}(?:vila|vilar|paus|rast|pausa|pauser)${z}|${a}(?:paus|rast|vila)\p{L}{0,12} (?:på )?(?:${number}) ?(?:minuter|min)${z}`,
    asks: { tool: 'pomodoro' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:ta|tar|mäta|mäter|klocka|klockar)${z} (?:tid(?:en)? (?:på|när|för)|hur (?:lång tid|fort|snabbt))|${asking}(?:sekunderna|tiden|klockan) (?:gå|går|ticka|tickar|rulla)${z}|${asking}hur (?:fort|snabbt) (?:jag|barnen|de|man|vi)${z}`,
    asks: { tool: 'stopwatch' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:räkna|räknar|räknas|ticka|tickar) (?:ner|ned)${z}(?! (?:till|dagarna|dagar)${z})`,
    asks: { tool: 'kitchenTimer' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:${rings})${z}${few}(?:tiden (?:${over})|(?:när|om|efter) (?:${number}) (?:minuter|min|sekunder|timmar|timme)|(?:när|då) ${few}(?:${food})\p{L}*|(?:när|då) det (?:är|har) (?:klart|dags|gått)|(?:${food})\p{L}* (?:är|ska))`,
    asks: { tool: 'kitchenTimer' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:ställ|ställa|sätt|sätta|vrid|vrida)(?: in| på)? (?:på )?(?:\p{L}+ )?(?:${number}) ?(?:minuter|min|sekunder|timmar)${z}`,
    asks: { tool: 'kitchenTimer' },
    takes: 'sentence',
  },
]

const turns = raw`tryck|trycka|trycker|klicka|klickar|peka|pekar|rör(?:a)?|svep\p{L}*`
const front = raw`\p{L}{0,20}(?:ord(?:et)?|fråga|frågan|glosa|glosan|term|termer|termen|begrepp\p{L}*|bild|bilden)`

export const cardPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}${front}${z}${on}${a}(?:${turns})${z}${on}${a}(?:se|svar\p{L}*|visa\p{L}*|översätt\p{L}*|betyd\p{L}*)${z}|${a}${front}${z}${on}${a}svar(?:et)? ${few}(?:${turns})${z}`,
    asks: { tool: 'flashcards' },
    takes: 'sentence',
    unless: /hjärta|gilla|tumme|varandra/i,
  },
  {
    says: phrase`${a}(?:nöta|nöter|plugga|pluggar|banka|memorera|traggla|tragglar) in${z}|${a}traggla\p{L}*${z}|${a}(?:kort|blad|lapp)\p{L}*${z}${on}${a}(?:andra sidan|baksidan)${z}`,
    asks: { tool: 'flashcards' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:framsida|framsidan|ena sidan|ena sida|första sidan|fram)${z}${on}${a}(?:baksida|baksidan|andra|andra sidan|bak|bakom)${z}`,
    asks: { tool: 'flashcards' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:vänd|vända|vänder)${z}(?: på)?(?: \p{L}+)? (?:kort\p{L}*|för att|och se)${z}|${a}(?:kort\p{L}*|ord\p{L}*|bild\p{L}*) ${few}(?:vänd|vända|vänder|vändas)${z}`,
    asks: { tool: 'flashcards' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}utantill${z}|${a}(?:vänd|vända)${z}[^\p{L}]*$|${a}(?:${practise})${z}${on}${a}(?:utantill|till(?:s)? (?:de|det|dom|allt|jag|vi|man) (?:sitter|kan)|in i huvudet)${z}|${a}förhör(?:a|s)? (?:mig|oss|barnen|dem|varandra|\p{L}+)${z}(?: i| på| om)?${few}`,
    asks: { tool: 'flashcards' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:${practise}) (?:mig |sig |oss )?(?:på |in |om )?(?:\p{L}+ ){0,2}?(?:${study}|${tongue})${z}(?! (?:med|hos|i skolan|för) (?:\p{L}+ )?(?:lärare|elever))`,
    asks: { tool: 'flashcards' },
    takes: 'head',
  },
]

export const quizPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:sant eller falskt|rätt eller fel|påståenden? att ta ställning till)${z}|${a}hur (?:bra|väl|mycket) (?:kan|känner|vet) (?:du|ni|vi|jag|man|\p{L}+) ${few}|${a}(?:körkorts|musik|kunskaps|film|allmänbildnings|sport|bibel|djur|natur|historie)frågor${z}`,
    asks: { tool: 'quiz' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:${asked})${z}${on}${a}(?:${scored})${z}|${a}(?:${scored})${z}${on}${a}(?:${asked})${z}`,
    asks: { tool: 'quiz' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:testa|kolla|pröva|utmana)${z}${on}${a}(?:poäng|kan|vet|kunskaper|rätt)${z} ?(?:mest )?(?:om|i|på)?${few}|${a}vem (?:av oss |som |i \p{L}+ )?(?:kan|vet) mest${z}`,
    asks: { tool: 'quiz' },
    takes: 'sentence',
  },
]
/** Behind surveys, which may give choices as well. */
export const choicePurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:${asked})${z}${on}${a}(?:${choices})${z}|${a}(?:gissa|gissar) (?:vilk|vem|vad|rätt|huvudst)\p{L}*`,
    asks: { tool: 'quiz' },
    takes: 'sentence',
  },
]

export const habitPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:${streak})`,
    asks: { tool: 'habitTracker' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:${tick})${z}${on}${a}(?:${daily})${z}${on}${a}(?:jag|vi|mina vanor|har|mig)${z}|${a}(?:jag|vi|mina)${z}${on}${a}(?:${daily})${z}${on}${a}(?:ett )?(?:${tick})${z}|${asking}(?:\p{L}+ ){1,4}(?:varje (?:dag|kväll|morgon)|om dagen|dagligen),? ${on}${a}(?:${tick})${z}|${a}en (?:bock|prick|stjärna|guldstjärna) (?:per|för varje|varje) (?:dag|kväll|morgon|gång)${z}`,
    asks: { tool: 'habitTracker' },
    takes: 'sentence',
  },
]

const stuff = raw`färg|tapet|virke|betong|jord|grus|garn|tyg|kakel|klinker|parkett|golv|gips|sand|gödsel|frö|gräs|bränsle|bensin|ved|dryck|mat|kaffe|vin|öl|papper|lim|fog|mjöl|plank|panel|takpannor|stenar?|plattor|rullar|burkar|påsar|säckar|liter|kilo`
export const sumPurposes: readonly Purpose[] = [
  {
    says: phrase`${asking}(?:vad|hur mycket) (?:får (?:jag|man) ut|blir (?:det )?kvar|tjänar jag på|sparar (?:jag|vi) på)${z}${few}(?:efter skatt|om (?:jag|vi|man)|att)${z}`,
    asks: { tool: 'calculator' },
    takes: 'sentence',
  },
  {
    says: phrase`^\W*(?:(?:jag|vi) (?:vill|behöver|ska) (?:kunna )?|något (?:att|som kan) |hjälp mig (?:att )?)?(?:räkna ut|räknar ut|beräkna) (?:mitt |min |vårt |vår )?\p{L}{3,30}\W*$`,
    asks: { tool: 'calculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:klocka|räknare|mätare|sida|app|något) som räknar ne[rd]${z}[^.!?\n]*`,
    asks: { tool: 'countdown' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}hur (?:mycket|många)${z} ${few}(?:bränner|förbränner|ska det vara|ska jag (?:ha|ta)|behöv(?:er|s)|räcker|går åt) ${few}(?:till|på|för|om|i)${z}(?![^.!?\n]*(?:varje|per (?:månad|vecka|dag)|lager|kvar))`,
    asks: { tool: 'calculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}hur mycket ska (?:var och en|alla|vi|varje person) (?:betala|lägga|swisha)${z}`,
    asks: { tool: 'expenseSplitter' },
    takes: 'sentence',
  },
  {
    says: phrase`^\W*(?:\p{L}+ )?(?:kronor|euro|dollar|pund|fot|tum|mil|kilometer|gram|deciliter|celsius|fahrenheit|liter|tunnland) (?:till|i|mot) \p{L}+\W*$`,
    asks: { tool: 'unitConverter' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:snurra|snurrar)${z} ${few}(?:vem|vilken|hjul\p{L}*|och se)${z}|${a}vem (?:som )?(?:får|ska|måste) (?:börja|diska|städa|gå|köra|betala|hämta|lämna)${z}`,
    asks: { tool: 'namePicker' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}hur (?:mycket|många)${z} (?:\p{L}+ )?\p{L}{0,30}(?:${stuff})\p{L}*${few}(?:går åt|behöv\p{L}*|krävs|räcker|ska (?:jag|vi)|måste)${z}(?![^.!?\n]*(?:skriver|fyller|matar|anger|utifrån|längd|bredd))`,
    asks: { tool: 'calculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:vad|hur mycket) (?:blir|kostar|är)${z}${few}(?:lån|ränta|amortering|bolån)\p{L}*`,
    asks: { tool: 'loanCalculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:vad|hur mycket) (?:blir|är|ger|ska)${z}${few}(?:dricks)\p{L}*`,
    asks: { tool: 'tipCalculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:vad|hur mycket) (?:blir|är)${z}${few}(?:procent|moms|rabatt|rea)\p{L}*`,
    asks: { tool: 'percentCalculator' },
    takes: 'sentence',
  },
  {
    says: phrase`${asking}(?:vem (?:som )?(?:är skyldig|ska betala|betalar) (?:vem|till vem)|vem som är skyldig vem)${z}|${asking}(?:dela|delar) (?:lika )?på (?:notan|kostnaden|kostnaderna|räkningen|hyran|utläggen)${z}|${asking}göra upp (?:efter|om pengar\p{L}*)${z}`,
    asks: { tool: 'expenseSplitter' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:dra|drar) (?:en |ett )?(?:lott|lotter|vinnare|namn)${z}|${a}(?:låt|låta) slumpen|${a}slumpen (?:får|ska|avgör)\p{L}*|${a}(?:välj|välja|utse|ta ut) ${few}(?:på måfå|slumpvis|slumpmässigt|av en slump)${z}|${a}lotta${z}`,
    asks: { tool: 'namePicker' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:dela|delar|blanda|fördela)${z} (?:upp |in )?${few}i (?:(?:${number}|jämna|lika|rättvisa|slumpade|små|olika) ){0,4}(?:lag|grupper|par)${z}`,
    asks: { tool: 'teamMaker' },
    takes: 'sentence',
  },
]
