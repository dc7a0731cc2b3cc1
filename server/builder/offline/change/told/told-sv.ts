// Swedish wishes that tell; the closest form first. What they ask for is bound by the deeds to what the project has.
import { form } from './form.ts'
import { always, field, fields, lead, other, shall, tail, value } from './parts-sv.ts'
import { choicesSv } from './told-choices-sv.ts'
import { namesSv } from './told-names-sv.ts'
import type { ToldForm } from './told.ts'

const { raw } = String

const filled = raw`(?:fyllas i|fylls i|anges|skrivas in|skrivas dit|finnas(?: med)?|finnas där|stå(?: där| med)?|vara med|(?:vara |bli |finnas |stå )?(?:ifylld[a]?|ifyllt|obligatorisk[ta]?|tvingande|angiv(?:en|et|na)|ett krav|ett måste)|komma med)`
const must = raw`(?:(?:måste|ska(?:ll)?|bör|borde|behöver) ${always}${filled}|(?:är|blir) ${always}(?:obligatorisk[ta]?|tvingande|ett måste|ett krav|måsten)|krävs|(?:får|ska|kan) (?:inte|aldrig|ej) (?:saknas|vara tom[t]?|vara tomma|lämnas tom[t]?|lämnas tomma|hoppas över|glömmas(?: bort)?|stå tom[t]?|missas))`
const free = raw`(?:frivillig[ta]?|valfri[ta]?|valfritt|optional|inte (?:så )?(?:noga|viktigt?|viktiga|nödvändig[ta]?|obligatorisk[ta]?|tvingande)|inget (?:krav|måste|tvång)|inte (?:ett |något )(?:krav|måste|tvång))`
const may = raw`(?:(?:är|blir|ska(?: få| kunna)? vara|kan(?: få)? vara|får vara|borde vara|bör vara|kan bli) ${always}${free}|(?:behöver|måste|behövs) (?:man |vi |folk |de |alla |ju )*(?:inte|ej)(?: alltid| nödvändigtvis)?(?: (?:fylla i|fyllas i|anges|ange|finnas(?: med)?|vara (?:ifylld[a]?|ifyllt|med|obligatorisk[ta]?)|stå(?: med| där)?|skrivas(?: in)?|skriva(?: in)?))|(?:kan|får|ska kunna) (?:man )?(?:få )?(?:(?:vara|lämnas|lämna|stå) (?:tom[t]?|tomma|blank[at]?|oifylld[a]?|oifyllt)|hoppas över|hoppa över|vänta|skippas?|utelämnas|utelämna|strunta i))`
const first = raw`(?:från (?:början|start|begynnelsen)|som (?:standard|förval|utgångsläge|default|grundinställning|startvärde)|automatiskt|av sig självt?|i förväg|redan från (?:början|start)|per automatik|till (?:att börja|en början)(?: med)?|direkt|om (?:man|ingen|inget|vi) (?:inte |annat |ingenting )*(?:annat )?(?:ändrar|väljer|skriver|anges|sägs|fyller i)(?: \p{L}+)?|när man (?:lägger|börjar|skapar|öppnar) .{1,30})`
const unit = raw`(?<value>\p{L}{1,14}|%)`
const due = raw`(?:försenad[e]?|försenat|förfallen|förfallet|sen[at]?|passerad[e]?|passerat|passerats|förbi|ute|(?:har )?(?:gått ut|passerat|passerats|löpt ut|varit|gått förbi|förfallit))`
const warns = raw`(?:säg(?:a|er)? (?:till|ifrån)|varna[r]?|larma[r]?|hojta[r]?|meddela[r]?|påminn(?:a|er)?|visa[r]?|markera[r]?|flagga[r]?|blinka[r]?|tala om|(?:ge |få |ha |ge mig )?(?:en )?(?:varning|påminnelse|notis|signal)|gör (?:det )?(?:rött|tydligt))`
const ask = raw`^(?:(?:den|det|appen|jag vill(?: att (?:den|det|appen))?|vi vill|kan (?:du|ni|den|det|appen|man)|ska|kan|borde|skulle|ha|få|ge mig|lägg till|gärna|också) )*`

export const toldSv: readonly ToldForm[] = [
  ...choicesSv,
  // a new list, and what is told of it
  [
    form`${lead}(?:en |ett )(?:ny |nytt |egen |eget |separat |extra )*(?:lista|register|sida|tabell|flik|avdelning) (?:för|med|över|på|till) (?:alla |våra |mina )?(?<field>\p{L}[\p{L} -]{1,30}?)(?:\s*:| med| där (?:det|man|vi) (?:står|skriver|ser|fyller i|kan skriva)| som har)\s+(?<fields>\p{L}[\p{L}\p{N} ,/-]{2,120}?)[.!]*$`,
    'list',
  ],
  [
    form`^(?:byt(?: ut)?|ersätt|ändra|gör om) ${field} (?:mot|till|med) (?:en |ett )?(?<value>\p{L}+)(?: med|:|,? där man väljer| att välja| som är)+ (?:valen |alternativen )?(?<options>[^,.:?]{1,30}(?:, [^,.:?]{1,30}){0,10}(?:,? (?:eller|och) |, )[^,.:?]{1,30})[.!]*$`,
    'become',
  ],
  // what must be filled in and what not
  [
    form`^(?:alla|samtliga|varje|allt)(?: \p{L}*fält| rutor| uppgifter)? (?:utom|förutom|men inte|undantaget) ${other} (?:måste|ska(?:ll)?|bör|är) ${always}(?:${filled}|obligatoriska)[.!]*$`,
    'requireBut',
  ],
  [
    form`^${fields} ${must},? (?:(?:men|och|fast|medan) )?${other} (?:${may}|inte|däremot inte|behövs inte|behöver inte)[.!]*$`,
    'require',
  ],
  [form`^${other} ${may},? (?:(?:men|och|fast|medan) )?${fields} ${must}[.!]*$`, 'require'],
  [form`^(?:(?:alltså|så|och|att|se till att|kolla att) )*${fields} ${must}${tail}`, 'require'],
  [
    form`^(?:man|alla|folk|de|vi|personalen) (?:måste|ska|borde) ${always}(?:fylla i|ange|skriva(?: in| dit| med)?|ha med|uppge) ${fields}${tail}`,
    'require',
  ],
  [
    form`^(?:det (?:ska|får|går) (?:inte )?|man (?:ska|får) (?:inte|aldrig) (?:kunna )?)(?:gå att )?(?:spara|gå vidare|lägga till (?:något|någon|en)) utan ${fields}${tail}`,
    'require',
  ],
  [
    form`^(?:en |ett |ingen |inget |varje )?\p{L}+ (?:ska|får|kan|bör) (?:(?:inte|aldrig|ej) )?(?:få |kunna |gå att )*(?:sparas?|läggas? (?:in|till)|registreras?|skapas?) utan (?:att (?:ha|ange|fylla i|skriva(?: in| dit)?) )?${fields}${tail}`,
    'require',
  ],
  [
    form`^(?:ingen|man|folk|de|personalen|vi|alla) (?:får|ska) (?:inte |aldrig )?(?:kunna )?(?:glömma|missa|hoppa över|strunta i)(?: bort)?(?: att (?:fylla i|ange|skriva))? ${fields}${tail}`,
    'require',
  ],
  [form`^${fields} ${may}${tail}`, 'relax'],
  [
    form`^det är inte (?:så )?(?:noga|viktigt|nödvändigt|jätteviktigt) (?:med|att (?:fylla i|ha|ange|veta)) ${fields}${tail}`,
    'relax',
  ],
  [
    form`^(?:alla|en del|många|vissa|somliga|det är inte alla som|inte alla) (?:har|vet|kan|vill (?:ange|lämna)|lämnar) (?:inte |ingen |inget |inga |alltid )*(?:en |ett |någon |något )?${fields},? (?:så |och )?(?:det|den|de|fältet|dom|gör).{0,30}(?:tom|frivillig|valfri|krav|behöv|måste|hoppa).*$`,
    'relax',
  ],
  // what a new one starts with
  [
    form`^(?:dagens datum|i ?dag) (?:${shall} )?(?:stå|vara|fyllas|komma|läggas|är|fylls|sättas)(?: i| in| där| ifyllt| förifyllt| förvalt)*(?: ${first})? (?:på|i|som|under|för|vid) ${field}(?: ${first})?[.!]*$`,
    'start',
  ],
  [
    form`^${field} (?:${shall} )?(?:alltid )?(?:vara|är|blir|bli|stå på|står på|stå som|börjar?(?: på| med| som)?|sättas till|sätts till|starta[r]?(?: på| med| som)?|fyllas i med|fylls i med|förifyllas med|förifylls med|vara förifyll[td]a? med|utgå från|få|ha|har|ha värdet) (?:alltid )?${value},? ${first}${tail}`,
    'start',
  ],
  [
    form`^${field} (?:${shall} )?(?:fyllas i med|fyllas i automatiskt med|fylls i automatiskt med|automatiskt fyllas i med|automatiskt bli|automatiskt få|fylls i med|förifyllas med|förifylls med|vara förifyll[td]a? med|börjar? på|börjar? med|starta[r]? på) ${value}${tail}`,
    'start',
  ],
  [
    form`^(?:förifyll|fyll i|sätt|låt|ha|börja|starta|ställ in|ställ)(?: in)? ${field} (?:med|till|på|som|från|vara|stå på|är|=) ${value},? ${first}[.!]*$`,
    'start',
  ],
  [form`^(?:förifyll|fyll i förväg i|låt) ${field} (?:med|börja på|vara) ${value}[.!]*$`, 'start'],
  [
    form`^${value} (?:är|${shall} vara|som)? ?(?:standard|förval|förvalt|utgångsläge|förvald|default|standardvärde|förinställt)(?:t|d)? (?:på|för|i|som|under) ${field}[.!]*$`,
    'start',
  ],
  [
    form`^(?:standard(?:värdet)?|förvalet|startvärdet|utgångsläget) (?:för|på|i) ${field} (?:är|${shall} vara|till|=|:)\s*${value}[.!]*$`,
    'start',
  ],
  [form`^${value} ${first} (?:på|i|som|för|under|vid) ${field}[.!]*$`, 'start'],
  [
    form`^(?:jag|vi|man|det|de) (?:\p{L}+ )?(?:nästan |så gott som )?(?:alltid|oftast|jämt|vanligtvis|brukar vara|för det mesta)(?: \p{L}+)? (?<value>\d+) (?<field>\p{L}+),? (?:så |och )?.{0,30}(?:förifyll|från början|standard|ifyll|förval|automat|redan).*$`,
    'start',
  ],
  [
    form`^(?:vanligtvis|oftast|normalt|nästan alltid|alltid|för det mesta|brukar vara) (?<value>\d+) (?<field>\p{L}+),? (?:så |och )?.{0,30}(?:förifyll|från början|standard|ifyll|fyll i|förval|automat|redan).*$`,
    'start',
  ],
  [form`^${field}[:,]? (?<value>\d+|ja|nej|ikryssad|i ?dag|dagens datum) ${first}[.!]*$`, 'start'],
  [
    form`^(?:alla |varje |en )*(?:nya?|nytt) \p{L}+ (?:${shall} )?(?:automatiskt |alltid |direkt )*(?:få|får|ha|har|börjar? (?:på|med|som)|stå(?:r)? (?:på|som)|vara|blir?) (?:automatiskt |alltid |direkt )*(?<field>\p{L}+) (?<value>[\p{L}\d][^,.!?]{0,30}?)(?:,? ${first})?(?: utan att .*)?${tail}`,
    'start',
  ],
  // what has gone by, what comes first
  [
    form`${ask}${warns}(?: mig| oss| den| det| tydligt)* (?:när|om|då|så fort|på) (?:en |ett |någon |något |några |de |en av )*\p{L}+ (?:är |blir |har blivit |har |som är |inte (?:är |har )*)?(?:försenad[e]?|försenat|förfallen|förfallna|förfallet|förfallit|för sen[at]?|sen[at]?|gått ut|passerat(?: sitt datum| datumet)?|lämnats (?:tillbaka|in) i tid|tillbaka i tid)[.!]*$`,
    'overdue',
  ],
  [
    form`^(?:röd (?:markering|färg|text|bakgrund) på|markera|rödmarkera|visa|gör|färga|framhäv|lyft fram) (?:de |alla |dem |dom )*(?:\p{L}+ )?som (?:är |har |blivit |redan )*(?:passerat|gått över|gått förbi|förbi|missat|överskridit|över) ${field}(?: i rött| röda?| tydligt)?[.!]*$`,
    'past',
  ],
  [
    form`${ask}${warns}(?: mig| oss| den| det| tydligt)* (?:när|om|då|så fort|på) ${field} (?:är |blir |har blivit |har )?${due}[.!]*$`,
    'past',
  ],
  [
    form`^(?:de |det |dem |dom |alla )?(?:\p{L}+ )?(?:där|vars|när|med) ${field} (?:är |blir |har blivit |har )?${due},? (?:${shall} )?(?:synas|lysa|bli|vara|visas|markeras|stå|sticka ut|få).*$`,
    'past',
  ],
  [
    form`^(?:rött|röd|röda|röd färg|röd text|varning) (?:när|om|då|på) ${field} (?:är |blir |har blivit |har )?${due}[.!]*$`,
    'past',
  ],
  [
    /^(?:sortera så att |visa |lägg |sätt |ha |det |de |den |dom )*(?:\p{L}+ )?som (?:ska |måste )?(?:går ut|gå ut|lämnas(?: in| tillbaka)?|vara (?:klar[at]?|inne|tillbaka)|förfaller|löper ut|utgår|blir gamm\p{L}+|är bråttom|brådskar|har bråttom|ska in)(?: ut)? (?:först|snarast|snart|tidigast|närmast)(?: ska| borde| bör)?(?: ligg(?:a|er)| står?| komma?r?| vara| är| hamnar?| visas)? ?(?:överst|först|högst upp|längst upp)(?: i listan)?[.!]*$/iu,
    'soonest',
  ],
  [
    form`^(?:det |den |de )?(?:senaste|nyaste|nyast|senast (?:inlagda|tillagda)|sist inlagda|sist (?:inlagd|tillagd)|färskaste|nya)(?: (?!(?:ska|borde|bör|alltid)\b)(?<other>\p{L}+))?(?: ${shall}| vill (?:jag|vi) ha)?(?: alltid| gärna)?(?: ligga| stå| komma| vara| synas| visas| hamna)? ?(?:överst|först|högst upp|längst upp|i toppen?|allra först)(?: i listan)?[.!]*$`,
    'latest',
  ],
  [
    form`^(?:sortera|sorterade?|sorterat|ordna|ordnade?|ordnat)(?: (?:dem|dom|de|allt|listan|\p{L}+(?:na|en|et)))? (?:på|efter|enligt) ${field}[.!]*$`,
    'upwards',
  ],
  [
    form`^(?:vi |jag |man )?(?:sorterar|ordnar|vill sortera|vill ha ordning) (?:alltid )?(?:dem |allt |listan )?(?:på|efter|enligt) ${field}[.!]*$`,
    'upwards',
  ],
  // groups
  [
    form`^(?:(?:jag|vi) vill )?(?:gruppera|dela (?:in|upp)|samla|sortera in)(?: dem| allt| listan| \p{L}+(?:na|en|et))? (?:på|efter|per|i|enligt) ${field},? (?:med|och|samt|plus)(?: en)? (?:summa|summor|summera|total\p{L}*|delsumm\p{L}*)(?: (?:på|av|för|i))? ${other}${tail}`,
    'groupSum',
  ],
  [
    form`^(?:visa|ha|lägg upp|se) (?:\p{L}+ )?(?:som|på|i) (?:en )?(?:tavla|kanban\p{L}*|anslagstavla) (?:efter|per|indelad (?:efter|på)|uppdelad (?:efter|på)|med en kolumn per) ${field}${tail}`,
    'boardBy',
  ],
  [
    form`^(?:jag vill |vi vill |kan (?:man|vi) )?(?:dela (?:upp|in)|gruppera[tds]?e?|uppdela[td]e?|indela[td]e?|samla|sortera in|bunta ihop|klumpa ihop|se|visa|ha)(?: upp| in)?(?: dem| dom| de| allt| alla| listan| \p{L}+(?:na|en|et|arna|orna))? ?(?:uppdela[td]e?|gruppera[td]e?|samla[td]e?|indela[td]e?|ihop|i grupper|var för sig|för sig)? ?(?:efter|per|enligt|för varje|utifrån) (?:varje |samma |vilken )?${field}(?: för sig| var för sig| i grupper)?${tail}`,
    'group',
  ],
  [
    form`^(?:dela (?:upp|in)|gruppera|samla)(?: upp| in)?(?: dem| dom| de| allt| alla| listan| \p{L}+(?:na|en|et|arna|orna))? (?:på|i|med samma|av samma|från samma) ${field}${tail}`,
    'group',
  ],
  [
    form`^(?:\p{L}+(?:na|en|et) )?(?:gruppera[td]e?|uppdela[td]e?|indela[td]e?|samla[td]e?) (?:på|efter|per|i|enligt) ${field}${tail}`,
    'group',
  ],
  [
    form`${lead}(?:en|ett) (?:egen |eget )?(?:grupp|rubrik|avsnitt|sektion|del|hög|block) (?:per|för varje|till varje) ${field}${tail}`,
    'group',
  ],
  [
    form`^(?:alla |allt |de |dem )?(?:\p{L}+ )?(?:i|med|från|på|av|hos|för|inom) samma ${field} (?:${shall} |vill jag ha )?(?:stå|ligga|vara|synas|visas|hamna|komma)? ?(?:tillsammans|ihop|bredvid varandra|samlade|samlat|intill varandra|under varandra|i en grupp)${tail}`,
    'group',
  ],
  [
    form`^(?:varje |alla )${field} (?:${shall} (?:vara|stå|ligga|få) )?(?:för sig|i en egen grupp|i egen grupp|var för sig|som egen grupp|under egen rubrik|en egen rubrik)${tail}`,
    'group',
  ],
  // figures
  [
    form`^(?:(?:jag|vi|man) (?:vill|behöver|ska kunna) (?:gärna )?(?:kunna )?)?(?:(?:se|veta|visa|räkna ut|ha koll på|få fram) )?hur (?:många|mycket) ${field} (?:det|vi|jag|alla|de|man|allt) ?(?:blir(?: det)?|är|har|gjort|lagt|har gjort|lägger|får|säljer|sålt)*(?: \p{L}+)? ?(?:totalt|sammanlagt|ihop|tillsammans|allt som allt|sammantaget|i summa)${tail}`,
    'sum',
  ],
  [
    form`^(?:(?:jag|vi) vill (?:gärna )?)?(?:(?:se|visa|ha|räkna ut|räkna ihop|räkna samman|summera|lägg ihop|slå ihop|få fram|skriv ut|addera) )?(?:(?:den|det|en|alla|vad|upp) )*(?:(?:totala?|sammanlagda?|summan? (?:av|på|för)|total(?:summan?|en)? (?:av|för|på)) (?:alla |antalet )*)${field}(?: totalt| sammanlagt| ihop| tillsammans| längst ner| i botten| nederst| under listan| i listan| under)*${tail}`,
    'sum',
  ],
  [
    form`^(?:(?:jag|vi) vill (?:gärna )?)?(?:(?:se|visa|ha|räkna ut|räkna ihop|räkna samman|summera|lägg ihop|slå ihop|få fram|addera) )(?:alla |upp |antalet )*${field} (?:totalt|sammanlagt|ihop|tillsammans|längst ner|i botten|nederst|under listan)${tail}`,
    'sum',
  ],
  [
    form`^(?:räkna (?:gärna |också |även )*(?:ihop|samman)|summera|addera) (?:gärna |alla |upp |antalet )*${field}(?: med| också| även)*${tail}`,
    'sum',
  ],
  [form`^(?:vad|hur mycket) (?:är|blir) (?:alla )?${field} (?:totalt|sammanlagt|ihop|tillsammans|på totalt)${tail}`, 'sum'],
  [form`^(?:enheten|måttet) (?:för|på|till|i) ${field} (?:är|${shall} vara|=|:)\s*${unit}[.!]*$`, 'counted'],
  [
    form`^(?:(?:ha|visa|se|skriv|också|även|gör) )*${field},? (?:${shall} )?(?:vara |är |bli )?(?:(?:ett |som )?(?:tal|siffra|nummer|antal) )?(?:anges |angiven |angivet |mäts |mätas |mätt |räknas |vägs |vägas |skrivs |skrivas |visas |stå |står |räknat |fylls i |fyllas i )?(?:ett tal )?i (?:hela |antal )?${unit}(?:,? (?:inte|i ?stället för|och inte) (?:i )?\p{L}+)?${tail}`,
    'counted',
  ],
  [
    form`^(?:också |även )?(?<field>\p{L}[\p{L}-]+) (?:på|för|av|till|hos) (?:varje |alla )?\p{L}+,? i (?:hela )?${unit}(?: också| med| även)*[.!]*$`,
    'counted',
  ],
  [
    form`^(?:lägg till )?(?:en|ett) (?:till |ny |nytt )*(?:fält|kolumn|ruta) (?:till )?(?:för|med) (?<field>\p{L}[\p{L} -]{1,25}?),? (?:i |antal )?${unit}[.!]*$`,
    'counted',
  ],
  [
    form`^${field} (?:som|${shall} vara|är) (?:ett |bara )?(?:tal|siffror|siffra|heltal|nummer),? (?:i|mätt i|angivet i|räknat i) ${unit}[.!]*$`,
    'counted',
  ],
  [form`^${field} (?:är|${shall} vara|räknar vi|mäter vi|anger vi|skriver vi) (?:i )?(?:hela )?${unit}[.!]*$`, 'counted'],
  [
    form`^(?:och |också |lägg till )?(?<field>\p{L}*(?:pris|avgift|kostnad|hyra|lön|belopp|summa|deposition|hyran|ersättning)\p{L}*),? (?:är |ska vara |anges )?i (?:kronor|kr|sek|euro|eur|dollar)(?: också| med)?[.!]*$`,
    'priced',
  ],
  // the order of columns
  [
    form`^(?:sätt|flytta|ställ|lägg|ha|visa|placera|skriv|jag vill ha|vi vill ha) ${field} (?:precis |direkt |strax )?(?:före|innan|framför|ovanför|till vänster om) ${other}${tail}`,
    'order',
  ],
  [
    form`^(?:byt ordning(?:en)? |ordna om |ändra ordning(?:en)? |se till )?(?:så att |så |att )*${field} (?:${shall} |vill (?:jag|vi) ha )?(?:gärna )?(?:stå |ligga |komma |vara |visas |hamna |kommer )?(?:precis |direkt |strax )?(?:före|innan|framför|ovanför|till vänster om) ${other}${tail}`,
    'order',
  ],
  [form`^${field} först,? (?:och )?(?:sen|sedan|därefter|följt av) ${other}[.!]*$`, 'order'],
  // a clock time
  [
    form`^(?:byt|ändra|gör)(?: om)? ${field} till (?:en |ett |både )?(?:datum|dag) (?:och|med|plus) (?:tid|klockslag)(?:en|et)?[.!]*$`,
    'clock',
  ],
  [
    form`^(?:på |till |i )?${field} (?:${shall} |behöver |vill (?:jag|vi) )?(?:också |även )?(?:ha |få |visa |innehålla |inkludera |hålla |anges |skrivas |fyllas i |vara )?(?:också |även )?(?:med )?(?:en |ett )?(?:klockslag(?:et)?|klocktid(?:en)?|tidpunkt|klockan|tid på dygnet|(?:datum och |dag och )(?:tid|klockslag)|tid(?:en)?)(?: också| med| även| inte bara .+)*${tail}`,
    'clock',
  ],
  [
    form`${lead}(?:klockslag|klocktid|tid på dygnet|tid|klockan|vilken tid|vilket klockslag)(?: på dagen)?(?: också| även)? (?:på|i|till|vid|för) ${field}(?: också| med)?${tail}`,
    'clock',
  ],
  [
    form`^${field},? inte bara (?:dag|datum|dagen|datumet),? (?:utan |men )?(?:också |även )?(?:tid|klockslag|klockan)(?:en|et)?(?: också| med)?${tail}`,
    'clock',
  ],
  [
    form`${lead}(?:en |ett )?ruta för (?:om|ifall|att|när) (?:den|det|de|man|\p{L}+(?:en|et|an|n)) (?:är|har|blivit|vill ha) (?:en |ett )?(?<field>\p{L}[\p{L} -]{2,25}?)[.!]*$`,
    'tick',
  ],
  [
    form`${lead}(?<fields>\p{L}[\p{L} ,-]{2,50}?),? (?:som |två |tre |båda |var sin |med |och |vill jag |att |en |ett )*(?:kryssrut(?:a|or)|kryssa (?:i|för|av)|bocka (?:i|för|av)|ja\/nej-fält)(?: på)?[.!]*$`,
    'ticks',
  ],
  // types
  [
    form`^${field}[:,]? (?:ska vara |borde vara |som )?(?:ett |en )?(?<type>datum|text|siffra|siffror|tal|belopp|kryssruta|ja\/nej|rullista|länk|bild|klockslag)(?: hellre)? (?:i ?stället för|inte|och inte|hellre än) (?:en |ett |bara )?(?:datum|(?:fri)?text|siffr(?:a|or)|tal|belopp|kryss(?:ruta)?|ja(?:\/| eller | och )nej|(?:rull)?lista)${tail}`,
    'retype',
  ],
  [
    form`^${field} (?:${shall}|är|blir)(?: (?:vara|bli|ju|egentligen|väl))* (?:inte|ej) (?:vara |bli |ha )?(?:(?:en|ett|bara|vanlig|fri|rena?) )*(?!(?:gå|kunna|få|sparas?|läggas?) )[^,]{1,20}? utan (?:(?:en|ett|bara|som|hellre) )*(?<type>\p{L}[\p{L}/ -]{1,25}?)${tail}`,
    'retype',
  ],
  [
    form`^${field} (?:${shall} (?:vara|bli|anges som|skrivas som|fyllas i som|visas som)|anges som|är|som|blir|till)(?: (?:ju|egentligen|väl|en|ett|bara|rena|ren|riktigt|riktig|vanlig|vanligt))* (?<type>\p{L}[\p{L}/ -]{1,25}?)(?:,? (?:inte|och inte|i ?stället för|snarare än|hellre än) .{1,30})?${tail}`,
    'retype',
  ],
  // a box to tick
  [
    form`${lead}(?:en |ett |någon )?(?:kryssruta|kryss|bockruta|bock|checkruta|check-?box|avprickningsruta|avbockningsruta|kryssbox|ruta (?:man kan |att |som man kan )(?:bocka|kryssa|klicka)(?: i| av| för)?|ja\/nej(?:-fält|-ruta|-val|-fråga)?|ja-?nej-?(?:fråga|ruta|fält)|ja eller nej)(?: att (?:bocka|kryssa) (?:i|av|för))?(?: (?:som heter|kallad|med namnet|för|där det står|på|som säger|med|när|om|ifall|att|med texten))*(?: (?:den|det|de|\p{L}+(?:en|et|an|n)) (?:är|har(?: blivit| varit)?|blivit))? ["“]?(?<field>\p{L}[\p{L} -]{2,30}?)["”]?(?: eller (?:inte|ej))?[.!]*$`,
    'tick',
  ],
  [form`${lead}(?<field>\p{L}[\p{L} -]{2,30}?),?:? \(?(?:ja eller nej|ja\/nej|eller inte|eller ej|ja-nej)\)?[.!]*$`, 'tick'],
  [
    form`^(?:(?:kunna|man ska kunna|jag vill kunna|vi vill kunna|jag vill|vi vill|låt mig|låt oss|kunna|man ska) )*(?:bocka (?:av|för|i)|kryssa (?:i|för|av)|pricka av|checka av|klicka i)(?: (?:att|om|när|ifall|de som|dem som|dom som|vilka som|som))? (?:(?:den|det|de|dom|man|\p{L}+(?:en|et|an|n|na)) )?(?:är |har |blivit |fått )*(?<field>\p{L}{3,}(?:d|t|na|ad|at|da|ade|en|r))[.!]*$`,
    'tick',
  ],
  [
    form`^(?:om|ifall|huruvida) (?:den|det|de|dom|\p{L}+(?:en|et|an|n)) (?:är|har|blivit|blev) (?<field>\p{L}[\p{L} ]{2,25}?) eller (?:inte|ej)(?:,? (?:ska|vill|bör|måste) .*)?[.!]*$`,
    'tick',
  ],
  [
    form`^${field} (?:${shall}|vill|behöver) (?:man|vi|jag|de)(?: få| kunna| också)* (?:bocka|kryssa|pricka|klicka) (?:i|av|för)[.!]*$`,
    'tick',
  ],
  ...namesSv,
]
