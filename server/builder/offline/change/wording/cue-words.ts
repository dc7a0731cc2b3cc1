// Words that tell what a wish is after, whatever sentence they stand in. `fillers` say nothing of their own.
import type { Latin } from '../../understand/tokens.ts'

export type Cue =
  | 'remove'
  | 'require'
  | 'relax'
  | 'hide'
  | 'group'
  | 'sort'
  | 'up'
  | 'down'
  | 'total'
  | 'average'
  | 'warn'
  | 'late'
  | 'under'
  | 'over'
  | 'not'
  | 'need'
  | 'empty'
  | 'fill'
  | 'first'
  | 'last'
  | 'start'
  | 'look'
  | 'sheet'
  | 'into'
  | 'number'
  | 'date'
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
  | 'fillers'

export const cueWords: Record<Latin, Readonly<Record<Cue, string>>> = {
  en: {
    remove:
      'remove removed delete deleted drop dropped cut gone rid unnecessary useless pointless unneeded superfluous redundant unwanted scrap ditch lose skip erase leave-out bin eliminate clutter clutters irrelevant',
    require: 'required mandatory compulsory obligatory must-have',
    relax: 'optional voluntary',
    hide: 'hide hidden invisible conceal',
    group:
      'group groups grouped grouping section sections divided bundled bundle cluster clustered together subheadings headings categorised categorized organised organized',
    sort: 'sort sorts sorted sorting order ordered ordering rank ranked ranking arrange arranged',
    up: 'ascending lowest smallest cheapest oldest earliest fewest shortest soonest closest nearest alphabetical alphabetically',
    down: 'descending highest largest biggest newest latest most best longest dearest reverse reversed recent',
    total: 'total totals sum sums summed altogether',
    average: 'average averages mean',
    warn: 'warn warns warned warning alert alerts red highlight highlighted flag flagged attention stand visible reminded remind notice',
    late: 'late overdue expired passed past missed behind',
    under: 'below under less fewer lower beneath short low',
    over: 'above over more exceeds exceed exceeding higher beyond',
    not: "not no never don't doesn't isn't aren't can't cannot shouldn't mustn't won't needn't nobody without longer",
    need: 'need needed needs use used uses want wanted necessary care interested relevant important matters matter reason purpose',
    empty: 'empty blank missing skip skipped unfilled',
    fill: 'filled fill entered given provided present complete completed',
    first: 'first top start beginning front leftmost foremost',
    last: 'last bottom end rightmost',
    start: 'default defaults initially normally usually preselected prefilled',
    look: 'colour color colours colors theme look design background style',
    sheet: 'excel csv spreadsheet spreadsheets',
    into: 'import upload load bring old existing paste',
    number: 'number numeric integer numbers digits figure',
    date: 'calendar-date',
    choice: 'dropdown drop-down menu choice choices select options picklist',
    text: 'text words sentence free-text',
    tick: 'checkbox tickbox tick yes/no',
    stars: 'stars star',
    board: 'board kanban lanes trello',
    calendar: 'calendar',
    table: 'table grid rows spreadsheet-like',
    gallery: 'gallery tiles thumbnails',
    timeline: 'timeline',
    chart: 'chart charts graph graphs diagram pie statistics dashboard',
    swedish: 'swedish svenska',
    english: 'english engelska',
    japanese: 'japanese japanska',
    fillers:
      "a an the my our your their its his her all every each it them they these those this that i we you he she people everyone somebody someone is are be being been was were am should shall must can could would will want wants need needs like please to of for in on by with from at as and or so also just really actually rather now then there here have has had having get gets got give make makes made put puts see sees seen show shows shown showing display displayed view let lets me us do does i'd we'd it's i'm always when whenever if than too very much bit little nice good better great idea maybe perhaps instead field fields column columns value values line lines box boxes entry entries list lists item items one ones thing things row rows page site app screen project everything what which who how where into out about add set turn go come comes goes stay say says think prefer it'd that's what's user users only come appear look looks feel feels anything any whole",
  },
  sv: {
    remove:
      'ta-bort bort radera tas stryk slopa onödig onödigt onödiga överflödig överflödigt försvinna släng slänga skippa skippas ryka utgå väck',
    require: 'obligatorisk obligatoriskt obligatoriska tvingande nödvändigt krävs',
    relax: 'valfri valfritt valfria frivillig frivilligt frivilliga',
    hide: 'dölj dölja dold göm gömma osynlig',
    group:
      'gruppera grupperad grupperade grupper grupperas indelade indelat ihop tillsammans underrubriker rubriker avsnitt buntade',
    sort: 'sortera sorteras sorterad sorterade sortering ordna ordnas ordnade ordning ordningen rangordna',
    up: 'stigande lägst lägsta minst minsta billigast billigaste äldst äldsta tidigast tidigaste kortast kortaste närmast närmaste bokstavsordning alfabetisk alfabetiskt',
    down: 'fallande högst högsta störst största nyast nyaste senast senaste mest bäst bästa längst längsta dyrast dyraste omvänd',
    total: 'summa summan summor summera summeras totalt totalen total totalsumma sammanlagt',
    average: 'medel medelvärde genomsnitt snitt snittet',
    warn: 'varna varning varnas rött röd röda rödmarkera markera markeras flagga flaggas uppmärksamma påminn påminna tydligt lysa',
    late: 'sen sena sent försenad försenade försenat förfallen förfallna utgången utgångna passerat passerade missade',
    under: 'under mindre färre lägre understiger',
    over: 'över mer fler högre överstiger',
    not: 'inte ingen inga inget aldrig ej utan slipper',
    need: 'behöver behövs används använder vill bryr intresserad nödvändig viktigt vits mening',
    empty: 'tom tomt tomma blank saknas lämnas',
    fill: 'ifylld ifyllt ifyllda fyllas fyllt anges fylla',
    first: 'först överst första början längst-fram',
    last: 'sist nederst sista slutet underst',
    start: 'standard förval förvalt förvald normalt grundläge utgångsläge',
    look: 'färg färger färgen tema temat utseende stil bakgrund bakgrunden design',
    sheet: 'excel csv kalkylark kalkylblad excelfil csv-fil',
    into: 'importera läsa hämta gamla befintliga ladda-upp',
    number: 'tal siffra siffror heltal nummer',
    date: 'kalenderdatum',
    choice: 'rullista rullgardin rullgardinsmeny val alternativ meny lista-val',
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
    fillers:
      'en ett den det de dem dom min mitt mina vår vårt våra sin sitt sina alla varje allt är vara blir bli var ska skall bör borde måste kan kunde skulle vill gärna tack snälla att av för i på till med från som och eller så också även bara faktiskt hellre nu sedan då där här har ha haft få får fick ge gör göra sätt sätta se ser visa visas syns synas jag vi du man ni oss mig alltid när om än lite bra bättre idé kanske istället stället fält fältet kolumn kolumnen värde värden rad raden rader raderna post poster listan lista sak saker sida sidan appen skärmen projektet vad vilken vilka hur vem lägg lägga ändra vänd gå komma kommer står stå säga tycker något någon hela efter utifrån enligt per',
  },
}
