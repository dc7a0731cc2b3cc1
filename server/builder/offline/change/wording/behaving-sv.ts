// Swedish wishes told as one tells somebody: what is seen and how it behaves. What is kept stands in `telling-sv.ts`.
import type { Unwrapping } from './plain-wish.ts'

const seeing: readonly Unwrapping[] = [
  [/^visa (?:bara |endast )(?:det|de|dem|dom|\p{L}+) som inte (?:är|blivit|har blivit) (\p{L}+)$/iu, 'visa allt utom $1'],
  // "det vore lättare om barnen kom avdelning för avdelning"
  [
    /^(?=.{12,}$).*(?<!\p{L})(?:kom|kommer|stod|står|låg|ligger|visas|listas|hamnar|hamnade|samlas|samlade) (?!en |ett |dag |steg |rad )(\p{L}{4,}) för \1(?!\p{L}).*$/iu,
    'gruppera efter $1',
  ],
  [/^(?:visa|ha|ställ|lista|se) (?:dem|de|dom|allt|alla )? ?(\p{L}+) för \1$/iu, 'gruppera efter $1'],
  [/^få (?:se )?(?:en )?(?:total)?summan? (?:för|av|på|över) (?:alla )?(.+)$/iu, 'visa summan av $1'],
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
  [
    /^(\p{L}*(?:grön|röd|blå|gul|brun|svart|grå))(?:t|tt)? (?:vore|hade varit|skulle vara|blir) (?:fint|snyggt|finare|snyggare|bra|bättre|kul|roligt)$/iu,
    'gör den $1',
  ],
  [
    /^((?:\p{L}+)?(?:grönt|blått|rött|gult|rosa|lila|orange|turkost?|brunt|grått)) som (?!status|kategori|alternativ|val).+$/iu,
    'gör den $1',
  ],
  [
    /^(?:färg(?:en|erna) (?:är|känns) \p{L}+, )?(grönt|blått|rött|gult|rosa|lila|orange|turkost?|brunt|grått|svart|vitt)(?: (?:hade|skulle|vore|känns|är|passar))(?: (?:nog|varit|vara|bli|se))*(?: mycket| lite)? (?:snyggare|finare|bättre|roligare|trevligare|fint|snyggt|bra|gladare|oss bättre|bättre)(?: ut)?$/iu,
    'gör den $1',
  ],
]

const samples: readonly Unwrapping[] = [
  [/^(?:töm|rensa) (?:alltihop|allting|hela listan|hela rasket)(?: .*)?$/iu, 'töm listan'],
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

/** Who may come in and what goes out stand apart: they are answered before anything else is read. */
export const behavingSv: readonly Unwrapping[] = [...seeing, ...orders, ...beginnings, ...attention, ...looks]
export const outsideSv: readonly Unwrapping[] = [...takingOut, ...comingIn]
export { filling as fillingSv, samples as samplesSv }
