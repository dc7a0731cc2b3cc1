// Swedish wishes told the way one tells somebody at the counter: with greetings, reasons and what it is for around them.
import type { Unwrapping } from './plain-wish.ts'

const who = '(?:vi|jag|man|de|dom|alla|folk|ni|hon|han|kunderna|medlemmarna|personalen|chefen|styrelsen|de boende|mina anställda)'
const own = '(?:en |sin |sina |ett )?(?:egen|egna|eget|separat|separata)'
const list = '(?:lista|listor|tabell|register|sida|avdelning)'

/** What comes before a wish and asks for nothing. */
const around: readonly Unwrapping[] = [
  [/(?<=\p{L}) (?:ju|väl|liksom|faktiskt|egentligen|typ|nog)(?=$|[ ,])/giu, ''],
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
    new RegExp(
      `(?<=\\S\\s\\S+),? så (?:att )?(?:${who}|det|den|alla \\p{L}+|\\p{L}+(?:na|en|et)) (?:bara )?(?:ser|kan|vet|slipper|får|hittar|blir|är|har|syns|går|hinner|kommer|hamnar|förstår|minns|väljer)(?!\\p{L})[^,]*$`,
      'iu',
    ),
    '',
  ],
]

const keeping: readonly Unwrapping[] = [
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
  [/^(?:kan |ska |borde )?(?:allt|det|allting|hela \p{L}+|sidan|texten) (?:ska |bör |kan |borde )?(?:stå|vara) på (svenska|engelska|japanska)(?: i ?stället)?$/iu, 'översätt till $1'],
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
  [/^(.+?) (?:räknas|mäts|anges|vägs|skrivs|säljs|räknar vi) i (minuter|timmar|sekunder|dagar|veckor|kg|kilo|gram|meter|km|kilometer|cm|liter|procent|styck|st|ton)$/iu, '$1 ska vara i $2'],
  [
    /^(.+?) (?:blir|är) (?:ofta |oftast |alltid |mycket |ganska )?(?:långa?|långt|flera rader|lång text|långa texter|många rader)(?:, .*(?:rutan|fältet|plats|större|rader).*)$/iu,
    'gör $1 till lång text',
  ],
  [
    /^(?:en |ett |varje )\p{L}+ (?:kan|ska kunna|får|brukar) (?:höra till|ha|tillhöra|vara|vara i|ligga i|gälla) (?:flera|många|mer än en|mer än ett|olika) (\p{L}+?),? (?:så |och )?(?:gör|låt|kan|ska|sätt|man).*(?:flerval|flera val|välja flera|flervals\p{L}*|fler än en|mer än en|kryssa).*$/iu,
    'tillåt flera $1',
  ],
  [
    new RegExp(`^(?:(?:jag|vi) vill )?(?:ha|lägg till|lägg|lägga|få) (?:in )?(.+?) (?:i|som|på) ${own} ${list}((?: med .+)?)$`, 'iu'),
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

const seeing: readonly Unwrapping[] = [
  [
    /^(?:låt )?(?:(?:kunder|gäster|medlemmar|patienter|besökare|föräldrar|deltagare|elever)(?:na)?|folk|de|man|alla)? ?(?:ska |måste |borde )?(?:kunna )?(?:själva |själv )?boka(?: en| sin)? ?(?:tid(?:er)?|plats|bord|klippning)? ?(?:själva?|direkt|online|på nätet|via nätet|på hemsidan|på webben|hemifrån|här)(?: .*)?$/iu,
    'lägg till onlinebokning',
  ],
  [
    /^(?:lägg till |gör |skapa )?(?:en )?sida (?:där|som) (?:kunder|gäster|medlemmar|patienter|besökare|folk|man|de)(?:na)? (?:kan |ska kunna |får )?boka(?:r)?(?!\p{L}).*$/iu,
    'lägg till onlinebokning',
  ],
  [
    /^(?:lägg till |gör |skapa |ha )(?:också |även )?(?:en )?(?:hemsida|presentationssida|välkomstsida|informationssida|infosida|webbplats|webbsida|publik sida|utåtriktad sida)(?: (?:om|för|utåt|till|åt|med|som|där)(?!\p{L}).*)?(?: också| även| med)?$/iu,
    'lägg till en hemsida',
  ],
  [
    /^(?:jag |vi )?(?:vill )?(?:se|visa|ha|ställ|få upp) (?:dem|allt|det|de|\p{L}+(?:na|en|et))? ?(?:i grupper|grupperade|grupperat|uppdelade|uppdelat|ihop) (?:efter|per|på|för) (?:varje )?(\p{L}+)(?: .*)?$/iu,
    'gruppera efter $1',
  ],
  [
    /^(?:kan )?\p{L}+ (?:ska |borde |kan |bör )?(?:ligga|stå|visas|vara) (?:i grupper|grupperade|uppdelade|samlade|ihop) (?:efter|per|på|för) (?:varje )?(\p{L}+)(?: så .*)?$/iu,
    'gruppera efter $1',
  ],
  [
    /^(?:samla|lägg|visa|ha|ställ) (?:alla )?(?:\p{L}+ )?(?:av|med|i|från|för|på|hos|till) samma (\p{L}+)(?: .*)?$/iu,
    'gruppera efter $1',
  ],
  [/^(\p{L}[\p{L}-]*) först,? (?:och )?(?:sedan|sen|därefter) (\p{L}[\p{L}-]*)$/iu, 'flytta $1 före $2'],
  [
    /^(?:räkna|lägg|slå) (?:ihop|samman|samma) (?:alla )?(?!namn)(\p{L}+?)(?: längst ner| nederst| åt (?:mig|oss)| i botten)$/iu,
    'visa summan av $1',
  ],
  [
    /^(?:(?:jag |vi )?(?:vill |skulle vilja )?(?:kunna )?(?:se|veta) )?hur mycket (?:det|allt|alltihop|vi|jag|man|de)? ?(?:blir(?: det)?|är(?: det)?|drar (?:vi )?in|tjänar(?: vi)?|har|lägger(?: vi)?|gör av med|omsätter(?: vi)?|kostar|får in)(?: \p{L}+)?(?: totalt| sammanlagt| ihop| tillsammans| allt som allt)+(?: .*)?$/iu,
    'visa summor',
  ],
]

const orders: readonly Unwrapping[] = [
  [
    /^(?:sätt|lägg|visa|ställ|ha) (?:de|dem|dom|det|den|\p{L}+(?:na|en|et)?) (?:som har|med|som är) ((?:minst|mest|lägst|högst|störst|äldst|nyast|kortast|längst|tidigast|senast)\p{L}* .+?) (?:överst|först|högst upp|längst upp)$/iu,
    'sortera efter $1 först',
  ],
  [
    /^(?:den |de |det )?((?:nyast|senast|äldst|tidigast|dyrast|billigast|störst|minst)\p{L}*(?: \p{L}+)?) (?:ska|borde|bör|måste|vill (?:jag|vi) ha) ?(?:ligga |stå |komma |vara |visas |hamna )?(?:överst|först|högst upp|längst upp|allra först)(?: i listan)?$/iu,
    '$1 först',
  ],
]

const filling: readonly Unwrapping[] = [
  [
    /^(.+?) (?:måste|ska)(?: alltid)? (?:fyllas i|anges|vara ifyll[dt]a?|finnas|finnas med|stå|vara med)(?: alltid)?,? (?:men|fast|och)? ?inte (.+)$/iu,
    'gör $1 obligatoriskt och gör $2 valfritt',
  ],
  [
    /^(.+?) (?:måste|ska)(?: alltid)? (?:fyllas i|anges|vara ifyll[dt]a?|finnas|finnas med|stå|vara med|vara obligatorisk[ta]?)(?: alltid)?,?(?: men| fast| och)? (.+?) (?:är (?:inte så (?:noga|viktigt?)|frivillig[ta]?|valfri[ta]?|valfritt|inte (?:ett )?(?:krav|måste|nödvändigt?))|behövs inte|spelar ingen roll|kan (?:vara tomt?|lämnas tomt?|hoppas över|vänta)|får (?:vara|lämnas|stå) tomt?|behöver (?:man )?inte (?:fyllas i|anges|fylla i))$/iu,
    'gör $1 obligatoriskt och gör $2 valfritt',
  ],
  [
    /^man (?:får|ska) (?:inte|aldrig) (?:kunna )?(?:glömma|hoppa över|missa|strunta i)(?: att (?:fylla i|skriva|ange))? (.+)$/iu,
    'gör $1 obligatoriskt',
  ],
  [/^(.+?) (?:får|ska) (?:inte|aldrig) (?:kunna )?(?:glömmas(?: bort)?|hoppas över|missas|saknas)$/iu, 'gör $1 obligatoriskt'],
  [/^det måste inte (?:stå|finnas|anges|fyllas i) (?:någon |något |några |en |ett )?(.+)$/iu, 'gör $1 valfritt'],
]

const beginnings: readonly Unwrapping[] = [
  [
    /^(?:nya? )\p{L}+ (?:ska |bör |borde )?(?:stå|ligga|läggas in|hamna|börja|börjar|skapas|får|få|registreras) (?:som|på|i|med|under)? ?(?:status(?:en)? )?["”]?(\p{L}+)["”]?(?: (?:från början|som standard|automatiskt|direkt))?$/iu,
    'nya ska ha $1 som standard',
  ],
  [
    /^(.+?) (?:är|blir) (?:nästan alltid|oftast|för det mesta|vanligtvis|vanligen|i regel|jämt|alltid) (\p{L}[\p{L} ]*?),? (?:så )?(?:ha|sätt|låt|fyll i|välj|gör) (?:det|den|in det)? ?(?:vara |stå )?(?:förifyll[dt]|i förväg|förvalt?|som standard|redan|från början|ifyllt|där från början).*$/iu,
    'sätt standardvärdet på $1 till $2',
  ],
  [
    /^(.+?) (?:ska|borde|bör) (?:vara|bli|stå på|stå som|sättas till) (\S+) (?:om (?:man|ingen|inget|jag|vi|det) (?:inte |ingenting |inget )?.*|när man (?:börjar|lägger).*)$/iu,
    'sätt standardvärdet på $1 till $2',
  ],
  [
    /^(?:dagens datum|dagens dag|i ?dag) (?:ska |borde |bör |kan )?(?:stå|vara|fyllas|komma|vara ifyllt|vara förvalt)(?: där| i| med| ifyllt)* ?(?:från början|automatiskt|som standard|redan|av sig själv|direkt)?$/iu,
    'sätt standardvärdet på datum till idag',
  ],
  [
    /^(?:fyll i|sätt|föreslå|ha) (?:alltid )?(?:dagens datum|i ?dag)(?: i| på| som)? ?(\p{L}*datum\p{L}*)?(?: automatiskt| från början| som standard| direkt)*$/iu,
    'sätt standardvärdet på datum till idag',
  ],
]

const attention: readonly Unwrapping[] = [
  [
    /^(?:säg till|varna|larma|hojta|meddela|påminn|visa|markera)(?: mig| oss| tydligt)? (?:när|om) (.+?) (?:har )?(?:gått ut|går ut|passerat|passerats|löpt ut|varit|är förbi)$/iu,
    'varna när $1 har passerat',
  ],
  [
    /^(?:säg till|varna|larma|hojta|meddela|påminn|blinka|markera)(?: mig| oss)? (?:när|om) (?:det|vi|jag|man) (?:är|blir|har|finns) (?:mindre|färre) än (\d+)(?: \p{L}+)?(?: kvar| i lager)?$/iu,
    'varna när lager är under $1',
  ],
  [
    /^(?:röd ?markera|markera|visa|flagga)(?: tydligt)? \p{L}+ som (?:inte|ej) (?:\p{L}+ )?(?:lämnats|lämnas|betalats|betalas|blivit klara?|kommit|gjorts|skickats)(?: tillbaka| in)? i tid(?: i rött| röda?)?$/iu,
    'försenade i rött',
  ],
]

const looks: readonly Unwrapping[] = [
  [/^(\p{L}*(?:grön|röd|blå|gul|brun|svart|grå))(?:t|tt)? (?:vore|hade varit|skulle vara|blir) (?:fint|snyggt|finare|snyggare|bra|bättre|kul|roligt)$/iu, 'gör den $1'],
  [/^((?:\p{L}+)?(?:grönt|blått|rött|gult|rosa|lila|orange|turkost?|brunt|grått)) som (?!status|kategori|alternativ|val).+$/iu, 'gör den $1'],
  [
    /^(?:färg(?:en|erna) (?:är|känns) \p{L}+, )?(grönt|blått|rött|gult|rosa|lila|orange|turkost?|brunt|grått|svart|vitt)(?: (?:hade|skulle|vore|känns|är|passar))(?: (?:nog|varit|vara|bli|se))*(?: mycket| lite)? (?:snyggare|finare|bättre|roligare|trevligare|fint|snyggt|bra|gladare|oss bättre|bättre)(?: ut)?$/iu,
    'gör den $1',
  ],
]

const samples: readonly Unwrapping[] = [
  [/^(?:några |lite |gärna )*(?:fler|mer|flera) (?:exempel|exempeldata|exempelrader|exempel\p{L}+)$/iu, 'lägg till fler exempel'],
  [/^ett av exemplen (?:ska|borde|kan) (?:vara|heta) ["”]?(.+?)["”]?$/iu, 'lägg till exemplet $1'],
  [
    /^(?:ta bort|släng|radera|rensa(?: bort)?|töm|kasta|plocka bort|stryk|skippa) (?:alla |de |dom |era |dina |dessa |de där |det |all )*(?:påhittade|exempel|test|demo|låtsas|prov|fejk|dummy|fiktiva)(?:[\p{L}-]*)(?: (?:namnen|personerna|raderna|sakerna|artiklar\p{L}*|kunder\p{L}*|medlemmar\p{L}*|\p{L}+(?:na|en|et|ar|er|or)))?(?:,.*| så .*| (?:jag|vi) .*)?$/iu,
    'ta bort exempeldata',
  ],
  [
    /^(?:exempl(?:en|et)|(?:exempel|test|låtsas|demo)-?\p{L}+(?:na|en|et)|de påhittade(?: \p{L}+)?)(?: (?:kan|ska|får|måste|bör|borde)) (?:tas bort|försvinna|bort|raderas|rensas|väck|slängas)(?: nu)?(?:,.*)?$/iu,
    'ta bort exempeldata',
  ],
  [
    /^(?:ta bort|jag behöver inga|jag vill inte ha|vi behöver inga|vi vill inte ha|utan) (?:några |era |de )?(?:exempel|test|låtsas|demo|påhittade)-?\s?(?!fält)\p{L}*(?:,.*)?$/iu,
    'ta bort exempeldata',
  ],
  [/^((?:töm|rensa) (?:allt|listan|listorna|alla listor|registret|lagret)),? (?:jag|vi|så|och|nu) .*$/iu, 'töm listan'],
]

const takingOut: readonly Unwrapping[] = [
  [
    /^(?!.*(?<!\p{L})(?:bild|foto|ladda upp|bifoga|importera|läsa in)).*(?<!\p{L})(?:få|får|ta|tar|hämta|skicka|spara|ladda|exportera|ge)(?!\p{L}).*(?<!\p{L})(?:till|som|i|på) (?:en |ett )?(?:fil|textfil|tabellfil|kalkylfil|datafil)(?!\p{L}).*$/iu,
    'exportera till csv',
  ],
]

const comingIn: readonly Unwrapping[] = [
  [/^(?!.*fält).*hur (?:loggar|kommer|släpps) .+ in(?!\p{L}).*$/iu, 'lägg till inloggning'],
  [
    /^(?:behöver|måste|ska) .+ (?:ha )?(?:ett |eget |egna |något )*(?:konto|konton|lösenord|inlogg)(?!\p{L}).*$/iu,
    'lägg till inloggning',
  ],
  [
    /^(?:vem som helst|alla|folk|utomstående|vilken som helst) (?:ska|får|kan|bör) inte (?:kunna )?(?:se|öppna|läsa|komma åt|ändra|gå in)(?!\p{L}).*$/iu,
    'lägg till inloggning',
  ],
]

export const tellingSv: readonly Unwrapping[] = [
  ...around,
  ...takingOut,
  ...comingIn,
  ...behind,
  ...samples,
  ...filling,
  ...shaping,
  ...calling,
  ...seeing,
  ...orders,
  ...beginnings,
  ...attention,
  ...looks,
  ...going,
  ...keeping,
]
