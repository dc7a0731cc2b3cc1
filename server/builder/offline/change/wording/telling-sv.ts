// Swedish wishes told the way one tells somebody at the counter: with greetings, reasons and what it is for around them.
import { behavingSv, fillingSv, outsideSv, samplesSv } from './behaving-sv.ts'
import type { Unwrapping } from './plain-wish.ts'

const who = '(?:vi|jag|man|de|dom|alla|folk|ni|hon|han|kunderna|medlemmarna|personalen|chefen|styrelsen|de boende|mina anställda)'
const own = '(?:en |sin |sina |ett )?(?:egen|egna|eget|separat|separata)'
const list = '(?:lista|listor|tabell|register|sida|avdelning)'

/** What comes before a wish and asks for nothing. */
const around: readonly Unwrapping[] = [
  [/(?<=\p{L}) (?:ju|väl|liksom|faktiskt|egentligen|nog)(?=$|[ ,])/giu, ''],
  // "byt namn på typ till …", "gör typ obligatoriskt": there it is a field
  [
    /(?<=\p{L})(?<!(?<!\p{L})(?:på|bort|fältet|kolumnen|rubriken|efter|döp om|gör|kalla|flytta|dölj|per|som)) typ(?! av | ?(?:till|ska|måste|före|efter|är|obligatorisk\p{L}*|valfri\p{L}*)(?!\p{L}))(?=$|[ ,])/giu,
    '',
  ],
  [
    /^(?:(?:förlåt|ursäkta)(?: (?:att|om) (?:jag|vi) (?:tjatar|stör|frågar|är jobbig)[^,]*)?|en (?:liten )?(?:sak|grej|fråga|detalj)(?: till| bara)?|(?:bara )?en (?:sak|grej) till|hej(?: igen| på er| där)?|tjena|god (?:morgon|kväll)|vad bra|jättebra|super(?:bra)?|förresten|alltså|öh+|hm+|oj)\s*[,:!.-]+\s*(?:men |så |bara )?/iu,
    '',
  ],
  [/^(?:men|så|fast|och) (?=(?:det saknas|det behövs|vi |jag |man |kan |det ))/iu, ''],
  [
    new RegExp(
      `^(?:min |mina |vår |våra )?\\p{L}+ (?:undrar|frågar|vill veta|frågade) (?:om|ifall) (?:det går att|${who} kan|vi kunde)\\s+`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:min |mina |vår |våra )?\\p{L}+ (?:säger|tycker|sa|tjatar om) att (?:det|${who}) (?:ska|måste|borde|bör) (?:finnas|ha)\\s+`,
      'iu',
    ),
    'lägg till ',
  ],
]

/** What it is for, behind what is asked. */
const behind: readonly Unwrapping[] = [
  [
    /(?<=\S\s\S+),? så (?:blir|slipper|syns|ser|vet|hittar|förstår|fattar|minns) (?:det|vi|jag|man|alla|de|dom|folk)(?!\p{L})[^,]*$/iu,
    '',
  ],
  [
    new RegExp(
      `(?<=\\S\\s\\S+),? så (?:att )?(?:${who}|det|den|alla \\p{L}+|\\p{L}+(?:na|en|et)) (?:bara )?(?:ser|kan|vet|slipper|får|hittar|blir|är|har|syns|går|hinner|kommer|hamnar|förstår|minns|väljer)(?!\\p{L})[^,]*$`,
      'iu',
    ),
    '',
  ],
]

const keeping: readonly Unwrapping[] = [
  [
    /^(?:en |ett )?(?:bild|foto)(?:er)? (?:på|av) .+ (?:vore|hade varit|skulle vara) (?:bra|fint|toppen|kul|smidigt|praktiskt|snyggt|skönt)$/iu,
    'lägg till bild',
  ],
  [/^(\p{L}{4,}) så (?:att )?(?:vi|jag|man) (?:kan|ser|vet|slipper) .+$/iu, 'lägg till $1'],
  [/^([\p{L}-]{4,}) till \p{L}+(?:n|et|na) (?:fattas|saknas)$/iu, 'lägg till $1'],
  [
    /^(?:en |ett )(?:sida|lista|flik) (?:med|för|över) (?:våra |alla |mina )?(\p{L}+)\s*[:,]\s*(.+)$/iu,
    'lägg till en lista med $1: $2',
  ],
  [/^(lägg (?:in|till)) (?:statusen|status|kategorin?|steget|valet|alternativet) (\p{L}+) (mellan|efter|före) /iu, '$1 $2 $3 '],
  [
    new RegExp(
      `^(?:kunna )?(?:lägg(?:a)? (?:in|till)|ha|få|gör(?:a)?|sätt(?:a)? dit)? ?(?:med |också |även )*(?:en |ett )(?:ruta|fält|kolumn|rad|plats) där ${who} (?:kan |ska |kunde )?(?:skriver?|anger?|fyller? i|fylla i|noterar?|ser?|lägger|lägga)(?: in| ned| ner| upp)? (?:om (?:\\p{L}+ (?:har|fått|tagit|är) )?(?:några |någon |något |en |ett )?)?(.+)$`,
      'iu',
    ),
    'lägg till ett fält för $1',
  ],
  [
    /^(?:ha|få|lägga till|lägg till)? ?(?:med |också |även )*((?:ett|en) (?:fält|kolumn|ruta) (?:för|med|till) .+)$/iu,
    'lägg till $1',
  ],
  [
    /^(?:kunna )?(?:bifoga|ladda upp|lägga (?:upp|in|till)|ta|spara|visa|se) (?:också |även )?(?:en |ett )?(?:bild|foto|fotografi)(?:er|on)?(?: (?:på|av|till|för|som) .*)?$/iu,
    'lägg till bild',
  ],
  [
    /^(?:kunna )?skriva (?:ner |in |dit )?(?:en |ett )?(?:liten |kort |egen )?(kommentar|anteckning|notering|förklaring|text)(?:er)?(?: (?:till|om|på|för|vid) .*)?$/iu,
    'lägg till $1',
  ],
  [
    /^(?:det|här|där) (?:behövs|fattas|saknas|fordras) (?:också |även |en |ett )*(.+?) till (?:den|de|dem) som .+$/iu,
    'lägg till $1',
  ],
  [/^(?:det|här|där) (?:behövs|fattas|fordras)\s+/iu, 'lägg till '],
  [/^(\p{L}+) (?:behövs|krävs|måste) (?:också|även|med|finnas med)$/iu, 'lägg till $1'],
  [/^(?:lägg till )?hur gam(?:mal|malt|la) \p{L}+ är$/iu, 'lägg till ålder'],
  [
    /^(?:också |även )?(?:hålla|håll) (?:reda|rätt|ordning|koll) på (?:våra |mina |alla |de )?(\p{L}+),? (?:med|alltså) (.+)$/iu,
    'lägg till en lista med $1: $2',
  ],
  [/^(?:hålla|håll) (?:reda|rätt) på (?:våra |mina |alla |de )?/iu, 'hålla koll på '],
  [
    /^(?:gör|lägg upp|skapa|lägg till) (?:en |ett )?(?:lista|register) (?:över|på|med) (?:alla |våra |mina )?(\p{L}+) (?:med|där det står) (.+)$/iu,
    'lägg till en lista med $1: $2',
  ],
]

const going: readonly Unwrapping[] = [
  [
    /^(.*(?<!\p{L})(?:aldrig|inte|inga?|inget|onödig\p{L}*)(?!\p{L}).*?),? (?:så |och )?(?:(?:ta|plocka|släng|kasta|stryk) (?:gärna )?bort (?:den|det|dem|dom|de|det valet|det alternativet)|(?:ta|plocka|släng|kasta) (?:den|det|dem|dom) bort|bort med (?:den|det|dem|dom)|(?:den|det|de|dom) (?:kan|ska|får) (?:bort|tas bort|försvinna))$/iu,
    '$1',
  ],
  [/^(.+?) (?:känns|är|verkar) (?:helt |lite |ganska )?(?:onödig[ta]?|överflödig[ta]?|meningslös[ta]?)$/iu, 'ta bort $1'],
  [/^(?:sluta|vi slutar) med (.+?) som \p{L}+$/iu, 'ta bort $1'],
]

const calling: readonly Unwrapping[] = [
  [
    /^(?:kan |ska |borde )?(?:allt|det|allting|hela \p{L}+|sidan|texten) (?:ska |bör |kan |borde )?(?:stå|vara) på (svenska|engelska|japanska)(?: i ?stället)?$/iu,
    'översätt till $1',
  ],
  [/^(?:vi|jag|man) (?:säger|skriver|kallar det) inte (\p{L}+) utan (\p{L}+)$/iu, 'byt namn på $1 till $2'],
  [
    /^(\p{L}+) (?:är|låter|känns) (?:ett |lite |så |för |som ett )*(?:konstigt?|fel|dåligt?|tråkigt?|stelt?|otydligt?|knasigt?|fult?)(?: (?:namn|ord|rubrik))?, (?:skriv|kalla det|kalla den|använd|säg|ha|byt till|döp det till|ändra till|det heter|det är) (?:hellre |bara )?["”]?([\p{L} -]+?)["”]?(?: där| i ?stället)?$/iu,
    'byt namn på $1 till $2',
  ],
  [
    /^[Kk]alla (?:hela )?(?:alltet|alltihop|grejen|sajten|appen|sidan|det hela) (?:för )?(\p{Lu}.+)$/u,
    'byt namn på projektet till $1',
  ],
  [
    /^(?:[Kk]an )?(?:(?:[Vv]år|[Mm]in|[Vv]årt|[Mm]itt) )?(?:[Ss]alongen|[Bb]utiken|[Aa]ffären|[Ff]irman|[Vv]erkstaden|[Kk]afét|[Rr]estaurangen|[Bb]ageriet|[Ss]tället|[Ss]kolan|[Kk]ören|[Ll]aget|[Pp]ensionatet|[Gg]ården|[Kk]liniken|[Ss]tudion|[Ff]öreningen|[Kk]lubben|[Ff]öretaget) (?:heter|ska heta|ska stå som|stå som|står som) (\p{Lu}.+?)(?: där uppe| högst upp| överst)?$/u,
    'byt namn på projektet till $1',
  ],
  [
    /^([Dd]et ska |[Kk]an det )?stå (\p{Lu}.+?) (?:där uppe|högst upp|överst|som rubrik|i rubriken)$/u,
    'byt namn på projektet till $2',
  ],
]

const chosen =
  '(?:(?:en |ett )?(?:rull(?:gardins)?|val|drop-?down)-?(?:lista|meny)|(?:en )?lista att välja (?:ur|från|i)|(?:fasta |färdiga )?(?:val|alternativ))'
const shaping: readonly Unwrapping[] = [
  [
    /^(.+?) (?:räknas|mäts|anges|vägs|skrivs|säljs|räknar vi) i (minuter|timmar|sekunder|dagar|veckor|kg|kilo|gram|meter|km|kilometer|cm|liter|procent|styck|st|ton)$/iu,
    '$1 ska vara i $2',
  ],
  [
    /^(.+?) (?:blir|är) (?:ofta |oftast |alltid |mycket |ganska )?(?:långa?|långt|flera rader|lång text|långa texter|långa stycken|många rader)(?:, .*(?:rutan|fältet|plats|större|rader).*)$/iu,
    'gör $1 till lång text',
  ],
  [
    /^(?:en |ett |varje )\p{L}+ (?:kan|ska kunna|får|brukar) (?:höra till|ha|tillhöra|vara|vara i|ligga i|gälla) (?:flera|många|mer än en|mer än ett|olika) (\p{L}+?),? (?:så |och )?(?:gör|låt|kan|ska|sätt|man).*(?:flerval|flera val|välja flera|flervals\p{L}*|fler än en|mer än en|kryssa).*$/iu,
    'tillåt flera $1',
  ],
  [
    new RegExp(
      `^(?:(?:jag|vi) vill )?(?:ha|lägg till|lägg|lägga|få) (?:in )?(.+?) (?:i|som|på) ${own} ${list}((?: med .+)?)$`,
      'iu',
    ),
    'gör $1 till en egen lista$2',
  ],
  [
    new RegExp(
      `^(?:gör |kan |låt )?(.+?) (?:till|ska(?: bli| vara)?|borde(?: vara)?|bör(?: vara)?|få|bli|ha|vara) ${chosen}\\s*(?:med|mellan|:|,|-)\\s*(?:alternativen |valen )?(.+)$`,
      'iu',
    ),
    'gör $1 till en rullista med $2',
  ],
  [
    /^(.+?) (?:ska|borde|bör|vill) (?:man|vi|jag|folk) (?:kunna )?(?:välja|välja ur|få välja)(?: (?:ur|från|i) (?:en )?(?:lista|meny))?\s*(?:mellan|bland|:|,|med)\s*(.+)$/iu,
    'gör $1 till en rullista med $2',
  ],
  [
    /^(.+?) (?:ska|borde|bör) (?:väljas|gå att välja) (?:ur|från|i|bland|mellan)(?: (?:en )?(?:lista|meny))?\s*(?:med|:|,)?\s*(.+(?:,| och | eller ).+)$/iu,
    'gör $1 till en rullista med $2',
  ],
  [
    /^(.+?) (?:ska|måste|behöver|borde|bör|kan)(?: också| även)? (?:ha|få|visa|innehålla|vara med|ange) (?:också |även |ett |en |med )*(?:klockslag(?:et)?|klocktid(?:en)?|tid på dygnet|tidpunkt|en tid|tiden|tid|klockan)(?: också| med| även)*$/iu,
    'gör $1 till datum och tid',
  ],
  [
    /^(.+?) (?:behöver|måste ha|ska ha|saknar) (?:också |även |ett |en |både )*(?:(?:datum|dag) och )?(?:klockslag(?:et)?|klocktid|tid(?:en)?)(?: också| med| även)*(?:,? (?:och )?inte bara (?:dag|datum|dagen|datumet))?$/iu,
    'gör $1 till datum och tid',
  ],
  [
    /^(.+?) (?:som|ska vara|är) (?:ett |bara )?(?:tal|siffror|siffra|nummer|heltal|antal),? (?:i|mätt i|angivet i|räknat i) (\S+)$/iu,
    '$1 ska vara i $2',
  ],
  [
    /^(?:lägg till |ha |visa )?(?:klockslag|klocktid|tid på dygnet|tid)(?: också)? (?:på|i|till|vid|för) (\p{L}*(?:datum(?:et)?|dag(?:en)?))$/iu,
    'gör $1 till datum och tid',
  ],
  [
    /^(.+?) (?:blev|är|kom in som|har blivit|står som) (?:en |ett |bara )?(?:text|fritext|tal|datum|siffra|nummer)(?:,| men| fast)+ (?:men |fast |och )?(?:det |den )?(?:är|ska vara|borde vara|handlar om) (?:ett |en )?(.+)$/iu,
    'gör $1 till $2',
  ],
  [
    new RegExp(
      `^(?:kan |ska |borde )?(.+?) (?:borde|bör|ska|måste|vill (?:jag|vi) ha|vill ha)\\s*(?:bli|vara|ligga i|få|som|i)? ${own} ${list}(?: och .*)?((?: med .+)?)$`,
      'iu',
    ),
    'gör $1 till en egen lista$2',
  ],
  [new RegExp(`^((?:gör|lägg|ha|flytta) .+? ${own} ${list}),? (?:så|och) .*$`, 'iu'), '$1'],
]

export const tellingSv: readonly Unwrapping[] = [
  ...around,
  ...outsideSv,
  ...behind,
  ...samplesSv,
  ...fillingSv,
  ...shaping,
  ...calling,
  ...behavingSv,
  ...going,
  ...keeping,
]
