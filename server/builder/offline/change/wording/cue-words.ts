// Words that tell what a wish is after, whatever sentence they stand in. `fillers` say nothing of their own.
import type { Latin } from '../../understand/tokens.ts'

export type Cue =
  | 'remove'
  | 'without'
  | 'require'
  | 'must'
  | 'relax'
  | 'hide'
  | 'only'
  | 'group'
  | 'by'
  | 'sort'
  | 'up'
  | 'down'
  | 'best'
  | 'worst'
  | 'chronological'
  | 'total'
  | 'average'
  | 'warn'
  | 'low'
  | 'none'
  | 'late'
  | 'under'
  | 'over'
  | 'not'
  | 'need'
  | 'empty'
  | 'fill'
  | 'first'
  | 'last'
  | 'before'
  | 'after'
  | 'swap'
  | 'start'
  | 'new'
  | 'also'
  | 'sheet'
  | 'into'
  | 'number'
  | 'choice'
  | 'text'
  | 'tick'
  | 'stars'
  | 'board'
  | 'calendar'
  | 'table'
  | 'gallery'
  | 'timeline'
  | 'chart'
  | 'swedish'
  | 'english'
  | 'japanese'
  | 'call'
  | 'fillers'

const cueWords: Record<Latin, Readonly<Record<Cue, string>>> = {
  en: {
    remove:
      'remove removed delete deleted drop dropped cut gone rid out away unnecessary useless pointless unneeded superfluous redundant unwanted scrap ditch lose skip erase bin eliminate irrelevant strip discard exclude forget clear throw toss stop',
    without: 'without minus except',
    require: 'required mandatory compulsory obligatory must-have require force insist',
    must: 'must always everyone everybody',
    relax: 'optional voluntary',
    hide: 'hide hidden invisible conceal',
    only: 'only just solely',
    group:
      'group groups grouped grouping section sections divided divide bundled bundle cluster clustered together headings heading categorise categorize categorised categorized organise organised organized organize separately separate per split parts',
    by: 'by according',
    sort: 'sort sorts sorted sorting order ordered ordering rank ranked ranking arrange arranged',
    up: 'ascending lowest smallest cheapest oldest earliest fewest shortest soonest closest nearest alphabetical alphabetically upwards',
    down: 'descending highest largest biggest newest latest most longest dearest reverse reversed recent downwards',
    best: 'best good great top-rated highest-rated finest favourite favourites favorite high',
    worst: 'worst bad poor',
    chronological: 'chronological chronologically',
    total: 'total totals sum sums summed altogether subtotal subtotals worth',
    average: 'average averages mean',
    warn: 'warn warns warned warning alert alerts red highlight highlighted flag flagged attention stand visible remind reminded notice mark marked notify critical emphasise emphasize',
    low: 'low running run runs short almost nearly scarce minimum reorder left',
    none: 'none zero out nothing',
    late: 'late overdue expired passed past missed behind time',
    under: 'below under less fewer lower beneath short drops drop falls fall hits reaches least minimum',
    over: 'above over more exceeds exceed exceeding higher beyond',
    not: "not no never don't doesn't isn't aren't can't cannot shouldn't mustn't won't needn't nobody none",
    need: 'need needed needs use used uses necessary care interested relevant important matters matter reason purpose read reads interest longer asking',
    empty: 'empty blank missing skip skipped unfilled',
    fill: 'filled fill entered given provided completed',
    first: 'first top start beginning front leftmost foremost forward up',
    last: 'last bottom end rightmost',
    before: 'before above ahead front precede precedes left',
    after: 'after behind following follows follow below beneath underneath right',
    swap: 'swap switch exchange',
    start: 'default defaults initially normally usually preselected preselect prefilled unless',
    new: 'new',
    also: 'also too another extra additional further more include offer allow extend mark set',
    sheet: 'excel csv spreadsheet spreadsheets',
    into: 'import upload load bring old existing paste',
    number: 'number numeric integer numbers digits',
    choice: 'dropdown drop-down menu choice choices select options option picklist choose pick typing step stage',
    text: 'text words sentence free-text',
    tick: 'checkbox tickbox tick yes/no',
    stars: 'stars star',
    board: 'board kanban lanes trello',
    calendar: 'calendar',
    table: 'table spreadsheet-like',
    gallery: 'gallery tiles thumbnails',
    timeline: 'timeline',
    chart: 'chart charts graph graphs diagram pie statistics dashboard plot visualise visualize',
    swedish: 'swedish svenska',
    english: 'english engelska',
    japanese: 'japanese japanska',
    call: 'call called calls name named rename renamed say says saying word wording term label labelled relabel retitle titled heading reads instead rather replace replaced turn turned into change changed prefer over -> → => = better',
    fillers:
      "a an the my our your their its his her all every each it them they these those this that i we you he she one people somebody someone is are be being been was were am should shall can could would will want wants like please to of for in on with from at as and or so really actually then now there here have has had having get gets got give make makes made put puts see sees seen show shows shown showing display displayed view let lets me us do does i'd we'd it's i'm they're when whenever if than very much bit little nice great idea maybe perhaps field fields column columns value values line lines box boxes entry entries list lists item items ones thing things row rows page site app screen project everything what which who how where about go goes come comes stay anything any whole both may might us it'd that's what's user users appear look looks feel feels belongs directly place move bring rather needs otherwise done in-time turn colour color coloured colored",
  },
  sv: {
    remove:
      'bort radera tas stryk slopa onödig onödigt onödiga överflödig överflödigt överflödiga försvinna släng slänga skippa skippas ryka utgå väck strunta glöm rensa exkludera',
    without: 'utan förutom',
    require: 'obligatorisk obligatoriskt obligatoriska tvingande krävs kräv kräva',
    must: 'måste alltid alla',
    relax: 'valfri valfritt valfria frivillig frivilligt frivilliga',
    hide: 'dölj dölja dold göm gömma osynlig',
    only: 'bara endast enbart',
    group:
      'gruppera grupperad grupperade grupper grupperas indelade indelat ihop tillsammans underrubriker rubriker avsnitt buntade per dela uppdelat uppdelade kategorisera separat',
    by: 'efter utifrån',
    sort: 'sortera sorteras sorterad sorterade sorterat sortering ordna ordnas ordnade ordning ordningen rangordna',
    up: 'stigande lägst lägsta minst minsta billigast billigaste äldst äldsta tidigast tidigaste kortast kortaste närmast närmaste bokstavsordning alfabetisk alfabetiskt',
    down: 'fallande högst högsta störst största nyast nyaste senast senaste mest längst längsta dyrast dyraste omvänd',
    best: 'bäst bästa bra favoriter höga',
    worst: 'sämst sämsta dåliga',
    chronological: 'kronologisk kronologiskt tidsordning',
    total: 'summa summan summor summera summeras totalt totalen total totalsumma sammanlagt delsummor',
    average: 'medel medelvärde medelvärdet genomsnitt snitt snittet',
    warn: 'varna varning varnas rött röd röda rödmarkera rödmarkerad markera markeras flagga flaggas uppmärksamma påminn påminna tydligt lysa framhäv',
    low: 'låg lågt låga lite nästan kvar slut tar minst',
    none: 'slut noll tomt',
    late: 'sen sena sent försenad försenade försenat förfallen förfallna utgången utgångna passerat passerade missade',
    under: 'under mindre färre lägre understiger sjunker minst',
    over: 'över mer fler högre överstiger',
    not: 'inte ingen inga inget aldrig ej slipper',
    need: 'behöver behövs behöva används använder bryr intresserad intresserade nödvändig nödvändigt viktigt vits mening längre',
    empty: 'tom tomt tomma blank saknas lämnas hoppa',
    fill: 'ifylld ifyllt ifyllda fyllas fyllt anges fylla ange',
    first: 'först överst första början fram upp',
    last: 'sist nederst sista slutet underst',
    before: 'före framför ovanför innan',
    after: 'efter bakom under bredvid nedanför',
    swap: 'plats kasta växla',
    start: 'standard förval förvalt förvald normalt grundläge utgångsläge',
    new: 'ny nya nytt',
    also: 'också även till extra ytterligare fler lägg',
    sheet: 'excel csv kalkylark kalkylblad excelfil csv-fil',
    into: 'importera läsa hämta gamla befintliga',
    number: 'tal siffra siffror heltal nummer',
    choice: 'rullista rullgardin rullgardinsmeny val alternativ alternativet meny välja välj steg',
    text: 'fritext text',
    tick: 'kryssruta bock ja/nej',
    stars: 'stjärnor stjärna',
    board: 'tavla tavlan kanban anslagstavla',
    calendar: 'kalender kalendern kalendervy',
    table: 'tabell tabellen tabellvy',
    gallery: 'galleri galleriet bildvy',
    timeline: 'tidslinje tidslinjen',
    chart: 'diagram graf grafer statistik cirkeldiagram stapeldiagram översikt',
    swedish: 'svenska',
    english: 'engelska',
    japanese: 'japanska',
    call: 'kalla kallas kallar heta heter döp döpa byt byta namn ordet ord etikett säg säga stället istället ersätt ändra hellre mot -> → => =',
    fillers:
      'en ett den det de dem dom min mitt mina vår vårt våra sin sitt sina allt varje är vara blir bli var ska skall bör borde kan kunde skulle vill gärna tack snälla att av för i på med från som och eller så faktiskt nu sedan då där här har ha haft få får fick ge gör göra sätt sätta se ser visa visas syns synas jag vi du man ni oss mig när om än bättre idé kanske fält fältet kolumn kolumnen värde värden rad raden rader raderna post poster listan lista sak saker sida sidan appen skärmen projektet vad vilken vilka hur vem lägga vänd gå komma kommer står stå tycker något någon hela enligt direkt precis flytta ut',
  },
}

const meanings: Record<Latin, ReadonlyMap<string, readonly Cue[]>> = { en: cuesBy('en'), sv: cuesBy('sv') }
function cuesBy(language: Latin): ReadonlyMap<string, Cue[]> {
  const all = new Map<string, Cue[]>()
  for (const [cue, words] of Object.entries(cueWords[language]) as [Cue, string][])
    for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), cue])
  return all
}

/** What a word in small letters tells; undefined where it is no word that wishes are made of. */
export const cuesOf = (word: string, language: Latin): readonly Cue[] | undefined => meanings[language].get(word)
export const isFiller = (word: string, language: Latin): boolean => cuesOf(word, language)?.includes('fillers') ?? false
