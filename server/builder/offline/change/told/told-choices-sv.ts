// Swedish wishes that tell about choices: what a field is chosen from, one more, one less, another word for one.
import { form } from './form.ts'
import type { ToldForm } from './told.ts'

const { raw } = String

const field = raw`["“]?(?<field>\p{L}[\p{L}\p{N} /-]{0,35}?)["”]?`
const item = raw`[^,.:?/]{1,30}`
const options = raw`(?<options>${item}(?:, ${item}){0,10},? (?:eller|och|samt) ${item}|${item}(?:, ${item}){1,10}|[^,.:?/ ]{1,20}(?: ?\/ ?[^,.:?/ ]{1,20}){1,10})[.!]*$`
const shall = raw`(?:ska(?:ll)?|skulle|borde|bör|måste|får|kan|vill)`
const picks = raw`(?:(?:något|någon|nåt|nån|en|ett|bara|antingen|i ?stället|hellre|snarare) )*(?:(?:som )?(?:man|vi|jag|de) (?:bara )?(?:väljer|klickar (?:på|i)|kryssar i)(?: bara| på)?|av (?:följande|dessa|de här)(?: (?:valen|alternativen))?|(?:kunna |gå att |få )*(?:välja|väljas|väljs|väljer man|väljer vi)(?: (?:ur|från|i|bland|mellan|på))?(?: (?:en )?(?:fast |färdig )?(?:lista|meny|rullista))?|valbart?a?|(?:en |ett )?(?:rull(?:gardins)?|val|flervals|drop-?down)-?(?:lista|meny|list)|(?:en )?drop-?down|(?:en )?lista (?:att välja (?:ur|från|i)|man väljer (?:ur|från)|med val)|(?:fasta |färdiga |några )?(?:val|alternativ)|flervalsfråga|antingen|begränsas? till|en av|ett av)(?: (?:med|mellan|bland|av|från|ur|där (?:valen|alternativen) är))?(?: (?:valen|alternativen|orden))?`
const name = raw`(?:både )?["“]?(?<option>(?!(?:tomt?|tomma|valfri|frivillig|obligatorisk|dold|färg|ikon|egen|en egen|ett eget|fler val|flera)(?!\p{L}{4}))[\p{L}\d][\p{L}\p{N} ,+'/-]{0,50}?)["”]?`
const there = raw`(?:(?:listan|valen|alternativen|värdena|de olika) (?:för |i |under |på |med |över )?)?${field}(?:-?listan|-?valen|-?alternativen)?`
const also = raw`(?: (?:också|även|med|oxå|numera|nu|dessutom|gärna))*`

const more = raw`,? (?:flera|fler än en|mer än en)`
const several = raw`(?:(?:kryssa i|bocka i|pricka i)(?:${more})?|(?:välja|väljer|ha|ange|sätta)${more})`
const such = raw`(?:\s*[:–-]\s*|,? (?:t\.? ?ex\.?|till exempel|typ|såsom|som|alltså|nämligen) |, )`

export const choicesSv: readonly ToldForm[] = [
  [form`^${field} (?:${shall}(?: bara| alltid)? vara|är)(?: antingen| en av)? ${options}`, 'ofThese'],
  // several of what it is chosen from
  [
    form`^${field}(?::|,| (?:${shall}|behöver))(?: (?:${shall}|man|vi|jag|det|borde|få|kunna|gå att|också))* ${several}(?: av)?(?:,? (?:flera )?(?:på|per|för|till) (?:samma|varje|ett|en) \p{L}+)?${such}${options}`,
    'severalOf',
  ],
  [form`^${field} (?:väljer|kryssar|bockar|kan) (?:man|vi|jag) (?:i |ha |välja )?flera(?: av)?${such}${options}`, 'severalOf'],
  // one that becomes several
  [
    form`^(?:dela (?:upp )?)?${name} (?:${shall} |vill (?:jag|vi) |måste |har )?(?:delas|dela|delats|splittas|brytas)? ?(?:upp )?i (?<options>[^,.:?]{1,30}(?:, [^,.:?]{1,30}){0,6},? (?:och|samt) [^,.:?]{1,30})[.!]*$`,
    'splitChoice',
  ],
  [
    form`^(?:byt(?: ut)?|ersätt) ${name} (?:mot|med|till) (?<options>[^,.:?]{1,30}(?:, [^,.:?]{1,30}){0,6},? (?:och|samt) [^,.:?]{1,30})[.!]*$`,
    'splitChoice',
  ],
  // what it is chosen from
  [
    form`^(?:byt(?: ut)?|ändra|ersätt) (?:alternativen (?:för|på|i) |valen (?:för|på|i) )?${field} (?:mot|till|med)\s*:\s*${options}`,
    'reelect',
  ],
  [
    form`^(?:(?:gör|låt|ha|sätt|ändra|byt|kan|kunde|skulle|ska) )?(?:så att )?${field},? (?:(?:${shall}|vara|va|bli|som|till|är|man|vi|jag|få|ha|göras|göra|om till|kunna|väljas|i ?stället|hellre) )*${picks}\s*[:,-]?\s+${options}`,
    'elect',
  ],
  [
    form`^(?:(?:man|vi|jag|alla|de) )?(?:(?:${shall}|borde|kunna|få|ha|också) )*(?:välja|väljer|välj|sätta|ange) ${field} (?:ur|från|i|bland|mellan|med|som)(?: (?:en |ett )?(?:fast |färdig )?(?:lista|meny|rullista|listan))?(?: (?:med|av))?(?: (?:valen|alternativen))?\s*:?\s*${options}`,
    'elect',
  ],
  [
    form`^(?:alternativen|valen|möjliga val|värdena) (?:för|på|i|till|under|som) ${field} (?:${shall} vara|är|blir|:|=)\s*:?\s*${options}`,
    'reelect',
  ],
  [
    form`^(?:på|för|under|vid|i|som) ${field} (?:${shall}) (?:man |vi |jag |det )?(?:kunna |bara |få |gå att )*(?:välja|ha|stå|sätta|finnas)(?: mellan| bland)?\s*:?\s*${options}`,
    'reelect',
  ],
  [form`^${field}\s?[:=–]\s*(?:en|ett|två|tre|några) (?:nya |fler )?(?:val|alternativ)(?: till)?[,:]?\s+${name}[.!]*$`, 'offer'],
  [form`^${field}\s?[:=–]\s*${options}`, 'noted'],
  [form`^${field}\s?[:=–]\s*${name}${also}[.!]*$`, 'adopt'],
  [
    form`^${field} (?:är|${shall} vara|kan vara|blir) (?:antingen |alltid |bara |en av |ett av |något av )*(?<options>${item}(?:, ${item}){0,10},? eller ${item})[.!]*$`,
    'reelect',
  ],
  [
    form`^(?:(?:vi|jag|man) (?:behöver|vill|måste|ska) (?:också |kunna )*(?:veta|se|skriva|ange|välja|fylla i|notera) )?(?<field>(?:vem som|vilken|vilket|vem av oss som) [\p{L} ]{2,30}?)\s*[,:?–-]+\s*(?<options>\p{L}+(?:, \p{L}+){0,8},? (?:eller|och) \p{L}+)[.!]*$`,
    'choose',
  ],
  [
    form`^(?:lägg till |och |också )*(?:en |ett )?${field} (?:med|som är|som kan vara) (?:valen |alternativen |antingen )?${options}`,
    'kinds',
  ],
  // one choice more
  [
    form`^(?:och )?${name} (?:saknas|fattas|finns inte(?: med)?|är inte med|glömdes(?: bort)?|glömde (?:ni|du|jag|vi)|måste med|ska med|behövs|borde finnas|ska finnas|ska också finnas|måste finnas|borde vara med|ska vara med)${also} (?:bland|i|på|under|som|för|till|hos) ${there}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:det )?(?:saknas|fattas) (?:en |ett |valet |alternativet )?${name} (?:bland|i|på|under|som|för|till|hos) ${there}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:i |på |bland |under |som |för )?${there} (?:saknar|saknas|fattas|behöver|behövs|borde ha|ska ha|måste ha|ska också ha|kan också vara|ska kunna vara|borde kunna vara|borde också kunna vara|ska också kunna vara|kan vara|kan även vara|får också vara|ska gå att sätta till|kan också sättas till)(?: (?:också|även|en|ett|valet|alternativet|med))* ${name}${also}(?: som (?:val|alternativ))?[.!]*$`,
    'offer',
  ],
  [
    form`^(?:kan (?:du|ni) )?(?:lägg(?:a)?(?: (?:därför|också|även|gärna|bara))?(?: (?:till|in))?|sätt(?:a)?|stoppa in|ta med|ha med|ha|peta in|få in|få med|skjut in|släng in)${also} (?:valet |alternativet )?${name}${also} (?:sist |först |längst ner |underst )?(?:bland|under|ibland|i|som (?:en |ett )?(?:ny |nytt |nya |egen |eget |egna |extra |till |sorts )*(?:val |alternativ )?(?:för |på |i |under |bland )?) ?${there}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:vi|jag|man|det|de|ibland|här) (?:har|finns|får|tar emot|hyr ut|säljer|gör|kör|bakar|erbjuder|odlar)(?: (?:vi|det|ju|också|även|ibland|nu|numera|en del|några|börjat (?:med|sälja|ta in)|skaffat|köpt(?: in)?|fått(?: in)?|tagit in))* (?<option>\p{L}[\p{L}-]*)(?: \p{L}+(?:ar|or|er|n|en|r))?${also}[,.]? (?:så |och |kan (?:du|ni) )*(?:lägg|lägga|ta|ha|gör|kan|ska|sätt) .{0,20}(?:det|den|dem|dom|de).{0,12} (?:som|bland|till|under|i) (?:en |ett |val (?:för|på|i) )?(?<field>\p{L}+)[.!]*$`,
    'offer',
  ],
  [
    form`^(?:en|ett|ytterligare en|ytterligare ett|ännu en|ännu ett|en extra|ett extra|en ny|ett nytt|lägg till en|lägg till ett|vi behöver en|vi har fått en ny|vi har fått ett nytt|vi fick en ny) ${field} till(?: som heter| kallad| kallat|,|:)+ ${name}${also}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:vi har fått (?:en ny|ett nytt)|vi fick (?:en ny|ett nytt)|vi har (?:öppnat|startat|infört|skaffat|börjat med|lagt till) (?:en ny|ett nytt|en till|ett till)|vi behöver (?:en ny|ett nytt|en till|ett till)|det finns (?:en ny|ett nytt|en till|ett till)) ${field}(?: som heter| kallad| kallat|,|:)+ ${name}${also}[.!]*$`,
    'offer',
  ],
  [
    form`^${name} (?:är|finns|ska finnas|ska vara|borde vara|räknas|kan vara|ska gå att välja|ska kunna väljas|borde gå att välja|borde finnas|ska vara med)${also} (?:(?:också|även) )?som (?:en |ett |möjlig |möjligt )*${field}${also}[.!]*$`,
    'offer',
  ],
  [
    form`^${name} är (?:(?:också|även|faktiskt) )?(?:en|ett) (?:\p{L}+ )?(?:sorts |typ av |slags )?${field}(?: (?:vi|jag|man|som vi|som)(?: \p{L}+){1,3})?[.!]*$`,
    'offer',
  ],
  [
    form`^(?:(?:det|man|vi|jag|de) (?:ska|vill|måste|borde|vore bra att)? ?(?:också |även )?(?:gå att|kunna) |kunna )(?:också |även )?(?:välja|sätta|ange) ${name}${also} (?:som|bland|i|på|under|för) ${there}${also}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:som|under|bland|i|på|för) ${field} (?:vill (?:jag|vi)|ska|borde|behövs|saknas|fattas|måste|behöver)(?: det| vi| jag| man| också| även| ha| med| finnas| vara| stå| kunna| välja| gå| att| sätta)* ${name}(?: också| med| finnas(?: med)?| vara med| gå att välja| att välja)*[.!]*$`,
    'offer',
  ],
  [form`^(?:utöka|komplettera|fyll på|bygg ut|utvidga) ${there} med (?:valet |alternativet |en |ett )*${name}[.!]*$`, 'offer'],
  [form`^(?:också|även|glöm inte|plus)? ?${name} bland ${there}${also}[.!]*$`, 'offer'],
  [
    form`^${name} (?:ska|borde|bör|måste)(?: också| även)? (?:va|vara|bli|finnas som|räknas som)(?: också| även)? (?:(?:en|ett|egna|egen|nya|ny) )*${field}${also}[.!]*$`,
    'offer',
  ],
  [
    form`^(?:lägg(?:a)? (?:till|in)|ta med)${also} (?:en |ett )?(?:ny |nytt |till )?${field} (?<option>(?!(?:på|för|till|i|med|av|från|hos|som|där|och|per|efter|före|mellan|bland|att|är|kan|ska)(?!\p{L}))\p{L}[\p{L} -]{2,30}?)[.!]*$`,
    'adoptToo',
  ],
  [
    form`^(?:en |ett |alla |varje )?(?<other>\p{L}+) kan (?:också |även |ju |numera )*(?:vara|va|bli|stå som) (?<option>\p{L}[\p{L} -]{2,25}?)(?: också| med| även| numera)+[.!]*$`,
    'stateOf',
  ],
  // nothing but the two names: "djur dovhjort", "typ konfirmation också"
  [form`^(?<field>\p{L}{2,}) (?<option>\p{L}[\p{L} -]{2,30}?)${also}[.!]*$`, 'adoptToo'],
  // one choice less
  [
    form`^(?:ta bort|stryk|plocka bort|radera|släng|skippa|slopa|rensa bort|släpp|ta väck) (?:valet |alternativet )?["“]?(?<option>\p{L}[\p{L}\p{N} -]{0,30}?)["”]? (?:från|ur|i|bland|som|på|under) ${there}[.!]*$`,
    'withdraw',
  ],
  [
    form`^(?:valet |alternativet )?["“]?(?<option>\p{L}[\p{L}\p{N} -]{0,30}?)["”]? (?:kan|får|ska|bör|borde|behöver)? ?(?:du|ni|vi|man)? ?(?:gärna |väl |lika gärna )*(?:ta bort|tas bort|stryka|strykas|plocka bort|plockas bort|slopas|slopa|slänga|skippa|utgå|försvinna|väck|inte (?:finnas|vara)(?: kvar| med)?)(?: (?:från|ur|i|bland|som) ${there})?(?:,.*)?[.!]*$`,
    'withdraw',
  ],
  [
    form`^["“]?(?<option>\p{L}[\p{L}\p{N} -]{0,30}?)["”]? (?:behövs|används|finns|gäller|förekommer|säljs|erbjuds|stämmer|använder vi|behöver vi|har vi|kör vi) (?:inte|ej|aldrig|ingen|inga|inget)(?: längre| mer| kvar| alls)*(?: (?:på|under|om|hos|i) [\p{L} ]{2,20})?(?: (?:som|bland|i) ${there})?(?:,.*)?[.!]*$`,
    'withdraw',
  ],
  [
    form`^["“]?(?<option>\p{L}[\p{L}\p{N} -]{0,30}?)["”]? är (?:inte|ingen|inget|ju inte) (?:en |ett |någon |något )?${field}[.!]*$`,
    'withdraw',
  ],
]
