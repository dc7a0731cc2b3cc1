// What Swedish prompts say of how they want to look at what is kept: bilder to look through, lappar to move, a month page, rows.
import { phrase, type Purpose } from '../purpose.ts'
import { a, asking, can, few, on, people, z } from './words.ts'

const { raw } = String
const pictures = raw`(?:bilder|bilderna|foton|fotona|fotografier|fotografierna|kort|teckningar)`
const shown = raw`bredvid bild|uppe på en vägg(?:,? som på (?:en |ett )?(?:utställning|museum|galleri))?|som på (?:en )?(?:utställning|museum)|som (?:en )?utställning`
const browse = raw`(?:bläddra|titta|klicka|scrolla|svepa|kolla|bläddrar|tittar|klickar|se)${z}(?: (?:sig|mig|oss|runt))?(?: (?:bland|igenom|genom|i|på))?`
const carry = raw`dra|drar|släpa|släpar|flytta|flyttar|knuffa|skjuta|skjuter|föra|putta`
const goes = raw`går|gå|vandrar|vandra|flyttas|rör sig|passerar`
const rest = raw`(?=,? (?:med|där|på|i|och (?:vi|jag|se|man))${z}|[.!?;:\n]|$)`
const sums = raw`kostnad|förbruk|summ|belopp|intäkt|utgift|stap|kurva|diagram|jämför|sålt|försälj|omsätt|elräkning`
const span = raw`(?:månads|vecko|års|dags)(?:sida|vy|blad|bild|ark|översikt|almanacka|upplägg|schema|plansch|kort)\p{L}*`
const away = raw`ledig|sjuk|bortrest|borta|frånvarande|hemma|semester|på semester|tjänstledig|vabbar|på resa`

export const galleryPurposes: readonly Purpose[] = [
  {
    says: phrase`^\s{0,3}(?:alla |våra |mina |gamla |en sida (?:full )?(?:av|med) ){0,3}(?<called>\p{L}{0,20}(?:bilder|foton|fotografier)(?:na)?) ${few}(?:att |som (?:man|jag|vi|alla) kan )(?:titta|bläddra|se|klicka)${z}`,
    asks: { view: 'gallery', thing: 'photo' },
    takes: 'head',
  },
  {
    says: phrase`,? ?${a}(?:bild (?:${shown})|(?:${shown})|stort på skärmen|se (?:dem|den|det) på bild(?: och kunna zooma)?|så att bilden (?:är|syns|kommer) ${few}(?:först|det första)[^.!?;\n]*|bild för bild|mest bilder|(?:och )?under varje bild|en sida full (?:av|med) (?:bilder|foton) på)${z}`,
    asks: { view: 'gallery' },
  },
  {
    says: phrase`${a}${browse} (?:(?:de|mina|våra|alla|vår|min|sina|gamla) ){0,4}(?<called>\p{L}*${pictures}(?:na)?)${z}`,
    asks: { view: 'gallery', thing: 'photo' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:(?:man ska|vill|ska|kan|kunna) ){0,4}${browse}(?= (?:mina|våra|alla|de|min|vår)${z}[^.!?\n]*(?:bild|foto))`,
    asks: { view: 'gallery' },
  },
  {
    says: phrase`${a}(?:en )?(?:vägg|bildvägg|rutnät|mosaik|kollage|rad|hylla|utställning) (?:av|med|fylld\p{L}* (?:av|med)) (?:stora |små )?${pictures}(?: (?:på|av|från|över))?${z}`,
    asks: { view: 'gallery' },
  },
  {
    says: phrase`${a}(?:uppställ\p{L}*|visa\p{L}*|visas|upplag\p{L}*|ordna\p{L}*|uppradad\p{L}*|upphäng\p{L}*)?(?: upp)? ?${a}(?:(?:som|i|med) (?:stora |små |fina )(?:bilder|foton)|som (?:bilder|foton|bildrutor)|i (?:bilder|bild|rutor)|på bild)(?: (?:bredvid|intill) varandra)?${z}(?! (?:på|av|från))`,
    asks: { view: 'gallery' },
  },
  {
    says: phrase`${a}(?:som )?(?:visas|visa|ses|syns) (?:i )?stor(?:t|a)?${z}|,? ?${a}en (?:ruta|bild|stor bild) (?:per|för varje|av varje) \p{L}+`,
    asks: { view: 'gallery' },
  },
]

const cards = raw`lapp(?:ar|arna)?|kort(?:en)?|dem|de|allt|allting|saker(?:na)?`
const piles = raw`(?:(?:två|tre|fyra|fem|sex|några|flera|olika) )?(?:kolumner|spalter|fack|högar|steg|lägen|rutor)`

export const boardPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:följ|följa|se) (?<kept>varje \p{L}+ )från (?<steps>${on} till ${on}),? (?:genom att|och) ${few}(?:dra|flytta)[^.!?;\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`: ?(?<steps>(?:[\p{L} ]+, ){2,6}[\p{L} ]+?) ?(?:[,:;–—-]|,? och|,? där) ?(?:jag|vi|man) ${few}(?:${carry})${z}[^.!?;\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}i (?:spalter|kolumner|högar) efter [^.!?,;\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:${carry})${z}(?: (?:över|om))? (?:${cards}) från (?<steps>${on} till ${on})${rest}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`(?<=\p{L}) börjar (?:i|som|på|med) (?<steps>${on}),? (?:och|som|där) (?:jag|vi|man) ${can}(?:${carry})${z}[^.!?;\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:ska |skall )?(?:ligga |ligger |stå |delas )?(?:upp )?i ${piles}: ?(?<steps>(?:[\p{L} ]+, ){1,6}[\p{L} ]+?)(?:,? (?:och|som|där) ${few}(?:dras|flyttas|${carry})[^.!?;\n]*)${rest}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`(?:,? och )?${a}(?:${carry})${z}(?: (?:det|den|dem))?(?: vidare)? (?:steg för steg|till nästa (?:steg|läge|ruta|kolumn)|framåt|vidare)${z}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:(?:${people} )?${can})(?:${carry})${z}(?: (?:över|om))? (?<kept>${few})${a}från (?<steps>${on} till ${on})${rest}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:(?:${people} )?${can})(?:${carry})${z} (?<kept>${few})${a}mellan (?<steps>${on} och ${on})${rest}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`(?<=\p{L}) (?:ska )?(?:${goes})${z} från (?<steps>${on} till ${on})(?:,? och (?:vi|jag|man) ${can}(?:dra|flytta)${few})?${rest}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:(?:två|tre|fyra|fem|sex|några|flera|olika) )?(?:kolumner|spalter|fack|rutor|lappar|kort|högar)${z}${on}${a}(?:${carry}|flyttas|dras)${z}${few}: ?(?<steps>[^.!?;\n]*)`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:(?:två|tre|fyra|fem|sex|några|flera|olika) )?(?:kolumner|spalter|fack|lappar|kort|högar)${z}(?:, |: ?)(?<steps>${on}),? där (?:vi|jag|man|alla) (?:\p{L}+ )?(?:${carry})${z}`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:kolumner|spalter|fack|lappar|kort|högar)${z}${on}${a}(?:${carry}|flyttas|dras)${z}[^.!?,;:\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
  {
    says: phrase`${a}(?:se )?i vilket (?:läge|steg|skede|stadium) (?<kept>${few})${a}(?:är|befinner sig|ligger|står)${z}[^.!?;\n]*`,
    asks: { view: 'board', thing: 'task' },
  },
]

export const calendarPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:se|visa|visas|visar|veta|på en?)${z}${on}${a}(?:vem|vilka|när(?! (?:jag|vi|det)${z}))${z}${few}${a}(?:är|har|tar|åker) (?:på )?(?:${away})${z}|${a}(?:vem|vilka)${z}${few}${a}(?:är|har|tar|åker) (?:på )?(?:${away})${z}${on}${a}(?:se|visa|per|i en)${z}`,
    asks: { view: 'calendar', thing: 'leave', called: 'frånvaro' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:(?:visa|visas|se|visat|utlag\p{L}*|upplag\p{L}*|samla\p{L}*|inlag\p{L}*) )?(?:på|i|som) (?:en |ett |hela )?(?:stor |tydlig )?${span}${z}|${a}en ${span}${z}(?: (?:över|med|för))?`,
    asks: { view: 'calendar' },
  },
  {
    says: phrase`${a}(?:upplag\p{L}* |visa(?:t|s)? |se )?(?:månad(?:svis| för månad)|vecka för vecka|månadsvis|veckovis)${z}(?![^.!?\n]*(?:${sums}))`,
    asks: { view: 'calendar' },
  },
  {
    says: phrase`${a}(?:(?:jag|vi) vill (?:ha|se) )?(?:en )?hel(?:a)? (?:månad|månaden|vecka|veckan|året)${z}(?: (?:framför mig|framför oss|i taget|åt gången|på en gång|på en sida))?(?: med)?${z}|${a}(?:i|på) (?:en |rätt )?(?:almanacka|almanackan|dag i månaden|ruta per dag)${z}|${a}en ruta (?:för|per) (?:varje )?dag${z}|${a}visa (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|månaden|veckan|hösten|våren|terminen|året) på en (?:sida|skärm)${z}|,? ?${a}på rätt datum(?: i (?:en )?\p{L}+)?${z}`,
    asks: { view: 'calendar' },
  },
]

const glance = raw`på (?:ett|en) (?:ögonblick|blick|ögonkast|minut|titt)|med (?:en|ett) (?:blick|ögonkast)|i (?:ett )?(?:ögonkast|en blick)|med detsamma|samlat på en (?:sida|skärm)|allt på en (?:sida|skärm)`
const drawn = raw`som (?:en |ett )?(?:kurv|stap|linje|diagram|graf)|i (?:en |ett )?(?:stap|diagram|graf|tårt)|månad för månad|(?:varje|per) (?:månad|vecka|år|dag)|jämför`
const seen = (what: string, thing: string): Purpose => ({
  says: new RegExp(`${a}hur (?:mycket|många)${z}${few}(?:${what})${on}(?:${drawn})[^.!?;\\n]*`, 'diu'),
  asks: { page: 'dashboard', thing },
  takes: 'sentence',
})
export const dashboardPurposes: readonly Purpose[] = [
  seen('el|elen|ström|vatten|gas|fjärrvärme|energi|ved|olja', 'reading'),
  seen('spara|sparar|sparat', 'saving'),
  seen('tjänar|tjänat|drar in|dragit in|omsätter|får in', 'income'),
  seen('spenderar|spenderat|gör av med|gjort av med|lägger ut|lagt ut|kostar|kostat|bensin|handlar för', 'expense'),
  seen('springer|sprungit|cyklar|cyklat|tränar|tränat|går|gått', 'workout'),
  seen('väger|vägt', 'weighIn'),
  seen('besök|besökare|gäster', 'visit'),
  {
    says: phrase`${a}(?:se )?(?:min|vår) (?:vikt|formkurva|utvecklings|tillväxt)\p{L}{0,12}kurva${z}|${a}(?:min|vår) viktkurva${z}`,
    asks: { page: 'dashboard', thing: 'weighIn' },
  },
  {
    says: phrase`${a}(?:fatta|förstå|begripa|överblicka) (?:direkt |snabbt )?hur ${few}(?:går|gått|ligger till|mår)${z}`,
    asks: { page: 'dashboard' },
  },
  {
    says: phrase`${a}(?:(?:jag|vi|och) vill |ska )?(?:genast |snabbt |direkt |lätt |kunna )*(?:se|följa|veta|få en bild av|ha koll på) (?:läget|hur ${few}(?:går|utvecklas|ligger till|står till|mår|har gått)|hur många ${few}vi har)${z}[^.!?;\n]*|${a}jämfört med (?:förra|föregående|i fjol|samma)[^.!?;\n]*`,
    asks: { page: 'dashboard' },
  },
  {
    says: phrase`${asking}${on}${a}(?:${glance})${z}(?:[^.!?;\n]*)`,
    asks: { page: 'dashboard' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:överst|högst upp|på framsidan|på första sidan) (?:ska|vill|skall|står)${z}[^.!?;\n]*`,
    asks: { page: 'dashboard' },
  },
  {
    says: phrase`${a}(?:vill (?:jag|vi) |och (?:vill )?|(?:jag|vi) vill )?(?:se |visas? |få |ha )?(?:(?:den|det|dem|allt|hur \p{L}+ \p{L}+ \p{L}+) )?(?:som|i|med) (?:en |ett |olika )?(?:kurva|kurvor|staplar|stapel|stapeldiagram|tårta|tårtbitar|cirkel|linje|linjer|graf|grafer)${z}(?:,? jämför\p{L}* (?:med|mot) (?:förra|föregående|i fjol)[^.!?;\n]*)?`,
    asks: { page: 'dashboard' },
  },
  {
    says: phrase`${a}vad som (?:går åt mest|kostar mest|säljer bäst|är störst)[^.!?;\n]*|${a}(?:summor|totaler|siffror|nyckeltal) och (?:jämförelser|summor|trender|siffror)(?: (?:för|över|av))?${z}|${a}följa läget${z}`,
    asks: { page: 'dashboard' },
  },
]

const kept = raw`(?:\p{L}+ ){0,2}`
export const tablePurposes: readonly Purpose[] = [
  {
    says: phrase`,? ?${a}(?:så att|som|så|där) (?:jag|vi|man|det|de)? ?(?:kan|går att|vill|ska kunna|kunna) (?:${kept})?sortera(?:s)?${z}[^.!?;:,\n]*|,? och kunna sortera${z}[^.!?;:,\n]*|,? ?${a}sorterbar\p{L}*${z}[^.!?;:,\n]*`,
    asks: { view: 'table' },
  },
  {
    says: phrase`${a}(?:(?:uppställ|utlag|ordna|lista|visa)\p{L}* )?(?:(?:i |som )rader(?: och kolumner)?|rader och kolumner|rader(?= (?:som|jag|vi|man)${z}))${z}(?: (?:som|jag|vi|man|kan|att|går|sortera|filtrera|och|med varje|för varje)){0,4}${z}|${a}radade?${z}|${a}radvis${z}|${a}på rader(?=:)|${a}(?:som )?(?:i |på )?ett (?:kalkylark|kalkylblad|excelark|rutat papper)${z}|${a}under varandra${z}`,
    asks: { view: 'table' },
  },
]
