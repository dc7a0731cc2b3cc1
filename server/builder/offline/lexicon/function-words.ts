// Closed classes of words: what is never a noun of interest. They cut a prompt into chunks.
import { swedishVerbs } from './swedish-verbs.ts'

const set = (words: string) => new Set(words.trim().split(/\s+/))

export type FunctionWords = {
  /** never content */ stop: Set<string>
  /** always verbs */ verbs: Set<string>
  /** verbs in verb position, nouns elsewhere */ maybeVerbs: Set<string>
  /** a word after which a maybe-verb is a verb */ beforeVerb: Set<string>
  with: Set<string>
  has: Set<string>
  for: Set<string>
  by: Set<string>
  each: Set<string>
  and: Set<string>
  /** verbs whose object is a kind of record */ track: Set<string>
  /** adjectives cut off the front of a chunk */ trim: Set<string>
  /** "fields: a, b" */ fieldNouns: Set<string>
  /** "columns: a, b" of a board */ optionNouns: Set<string>
}

export const functionWords: Record<'en' | 'sv', FunctionWords> = {
  en: {
    stop: set(
      `a an the this that these those i we you he she it they me us him her them my our your his its their is are was were be been being am do does did not no on at to from of into onto as than then so if when while where which who whom whose what how there here up out off over under about between across via within without just only also too very more most less least really please pls could should would will must may might shall etc eg ie yes hi hello hey thanks because but nor yet one two three four five six seven eight nine ten everything anything nothing it's i'd i'm im ive i've we've we're there's let's don't in per plus both either neither every each same like such whether until since during after before again now today everyone somebody someone anyone can able easily quickly want'd own twice once often sometimes usually always never soon mostly recently regularly actually basically simply maybe perhaps probably afterwards otherwise almost nearly already yet quite approximately roughly called named titled bring given lent handed myself ourselves themselves mess chaos headache nightmare that's others another among towards toward upon amongst beyond despite except throughout unlike along alongside`,
    ),
    verbs: set(
      `memorise memorize memorising memorizing suggest suggests vote votes want wants wanted need needs needed build builds make makes making create creates creating generate give gives show shows showing see sees seeing allow allows use uses using used keep keeps keeping manage manages managing organise organize organizes organising organizing store stores storing save saves saving enter enters add adds adding edit edits editing delete remove removes browse assign upload mark marks marking remind compare follow sell sells selling buy lend lending borrow borrowing borrowed lent split choose pick get gets run runs running forget find finds display handle collects loves collect collects collecting track tracks tracking log logs logging record records recording write writing let lets help helps helping update filter sort include includes including contain contains develop design know start starts register registers maintain maintaining monitor monitoring keeping take takes taking put send sends sending receive view viewing watch's like'd love would'd set look looking looks hold do'd should'd be'd create'd work works working go goes say says tell think try share sharing check checks check's sign read'd wanted invite answer's plan'd cook cooks cooking bake eat ordering booked come comes came spend spends spent pay pays paying owe owes grow growing offer offers own owns water feed made accept accepts achieve achieves admit admits affect affects agree agrees announce announces annoy annoys apologise apply applies appreciate appreciates appear appears approve approves argue argues arrange arranges arrive ask asks assemble assembles ate attach attaches attend attends avoid avoids became become becomes began begin begins behave behaves believe believes belong belongs bother bothers broke brought brings calculate calculates carries carry chooses combine combines complain complains confirm confirms confuse confuses consider considers consist consists continue continues contribute contributes converts decide decides decorate decorates decrease decreases dealt depend depends describe describes deserve destroy destroys determine determines disappear disappears discuss discusses distribute distributes divide divides drank drove earn earns eats emerge enable enables encourage encourages enjoy enjoys ensure ensures evaluate evaluates examine examines expect expects explain explains explore explores extend extends fail fails fell felt fetch fetches flew forgets forgot fulfil fulfils gather gathers gave gotten grew hang hangs happen happens hates hear hears heard hid hide hides hope hopes host hosts identify identifies ignore ignores imagine imagines improve improves increase increases indicate indicates inform informs inspect inspects inspire inspires install installs intend intends introduce introduces involve involves joins justify knew knows lasts lies locate locates lose loses means meant meets motivates notify notifies observe observes obtain obtains occur occurs opens operate operates participate participates perform performs practise practises prefer prefers prepare prepares prevent prevents produces provide provides protect protects prove proves publishes qualify qualifies realise realises realize realizes receives recognise recognises reduce reduces refer refers refuse refuses rely relies remember remembers replace replaces represent represents require requires resell resells resolve resolves respond responds restore restores retire retires reveal reveals sang saw seem seems select selects separates serve serves settle settles sings sit sits slept spoke stole stood struggle struggles succeed suffer suffers suppose surprises survive survives swam taught teach teaches tends thought threw throw throws told took went wear wears woke wonder wonders wore worry worries wrote understand understands understood unlock uploads vary varies verify verifies`,
    ),
    maybeVerbs: set(
      `book order schedule plan list rent rate print search report review note call study test run visit meet watch read answer post comment message chat exercise work design quote price paint train rank score vote record view log track check share sign tick swap press paste shuffle decline`,
    ),
    beforeVerb: set(
      `to can could should would will must i we they you users people customers members who and or let me us please help`,
    ),
    with: set('with including incl having featuring containing'),
    has: set('has have had having contain contains include includes'),
    for: set('for'),
    by: set('by per'),
    each: set('each every'),
    and: set('and & plus or'),
    track: set(
      'report post submit track tracks tracking manage manages managing store keep keeping record log logging save collect organise organize list register maintain monitor handle plan schedule of',
    ),
    trim: set(
      `simple small new won overdue unpaid pending cancelled canceled expired expiring completed finished archived active upcoming incoming several many all different basic nice beautiful modern personal little easy quick full complete daily weekly monthly yearly latest recent top best current past local custom single multiple various any some few lots great good proper tiny big whole entire main overall private handmade knitted crocheted organic digital minimal awesome cool fancy old shared common regular important favorite favourite tidy lovely short long internal online own available next better clear printable searchable sortable colourful colorful clickable editable separate individual respective particular certain possible necessary relevant additional extra further existing previous former annual quarterly seasonal handy useful helpful friendly pretty elegant decent solid robust straightforward neat usable readable lightweight permanent temporary unique special typical occasional huge large numerous countless half dozen wee teeny public humble modest busy growing thriving kids kid childrens mum mums mom moms dad dads plain mere ordinary sons daughters wife husband grandmother grandma grandad sister sisters brother brothers`,
    ),
    fieldNouns: set('field fields column columns attribute attributes properties property details'),
    optionNouns: set(
      'column columns stage stages status statuses state states phase phases option options category categories priority priorities',
    ),
  },
  sv: {
    stop: set(
      `en ett den det de dem denna detta dessa jag vi du ni han hon man mig oss dig er min mitt mina vår vårt våra sin sitt sina är var varit vara blir att i på av vid från om som när där vilka vilken vilket vem hur så men inte bara också mycket mer mest kan kunna ska skulle vill måste får gärna tack hej lite alla allt varje någon något några hos över under mellan utan in ut upp ned här då än per även finns finnas två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen nåt nått nån nåra nånting någonting nånstans någonstans ngt ngn sådan sådant sådana sånt såna väl ju oxå dom sen ihop ungefär ganska väldigt bland kring omkring inom emot mot genom enligt runt längs bakom framför utanför ovanför bredvid angående gällande fram bak framifrån bakifrån via trots åtminstone alltså egentligen dessutom redan ännu igen iväg bort borta senare snart alltid aldrig ofta sällan ibland nästan främst mest oftast helst kanske nog ändå dock därför därmed vore förväg efterhand exempelvis våran vårat deras hennes hans ens sedan eftersom medan efter före innan till heter kallad kallat ordning allting alltihop alltsammans kaos röra strul dit hit nu idag sig överst underst nederst`,
    ),
    verbs: set(
      `${swedishVerbs.join(' ')} hör lämnar lagt tagit fått framgå framgår skriv notera anteckna vill behöver bygg bygga bygger skapa skapar gör göra hålla håller koll reda hantera hanterar spara sparar registrera registrerar visa visar se ser lägga lägg lägger ta tar fylla fyll skriva skriver följa följ söka söker filtrera sortera summera ge ger hjälp hjälpa har ha hade betalda använda använder få planera planerar logga loggar spåra spårar organisera samla samlar sälja säljer köpa köper låna lånar dela delar behålla vattnas ordna innehåller föra betygsätta betygsätter avboka avbokar ombokar omboka anteckna antecknar notera noterar dokumentera dokumenterar följer uppdatera ändra ändrar radera godkänna godkänner tilldela tilldelar ansöka ansöker hämta hämtar dyker simma klättrar seglar paddlar jagar odlar odla sår skörda föder föda matar mata vattnar vattna gödslar målar måla syr sticka stickar virka virkar väver väva bakar baka brygger brygga kokar serverar servera hyra renovera renoverar bygger städa städar tvätta tvättar putsar reparera reparerar besiktigar besiktiga mäta mäter väga väger testa testar prova provar öva övar repeterar sjunger sjunga dansar dansa leder leda coachar utbildar driva arrangera arrangerar anordnar anordna bjuder bjuda fira firar firas firade samordna samordnar administrera administrerar fakturera fakturerar förmedlar erbjuder erbjuda levererar leverera transporterar skjutsa skjutsar parkerar laddar tankar påminna påminner varna varnar räcker saknas köps säljs bokas hyrs lånas hämtas lämnas betalas görs visas sparas skrivs fylls sett sköta skött äter dricker sover mår känner tycker tror undrar önskar hoppas planerat sett sätt satsar vinner förlorar möter ses träffas pratar diskuterar beslutar tittat besöker besöka ange välja väljer markera checka bocka driver äger sköter undervisar boka beställa beställer anmäla anmäler anmäl rösta röstar räkna räknar hitta hittar betalar kolla kollar rapportera rapporterar lämna lämnar skicka skickar läsa läser titta tittar byta byter jämföra jämför kontrollera kontrollerar uppdatera uppdaterar kommentera kommenterar träffa träffar ringa ringer svara svarar publicera publicerar bläddra fördela fördelar slumpa lotta  vet veta minnas glömma glömmer tappar slippa slipper försöker försöka letar leta gillar älskar spelar tränar deltar delta jobbar arbetar klipper lagar hyr behövs funkar fungerar brukar hänger ligger besökt bokar föder åka packa`,
    ),
    maybeVerbs: set('lista planera logga hyra'),
    beforeVerb: set('att kan kunna ska vill får vi jag man och'),
    with: set('med inklusive samt innehållande'),
    has: set('har innehåller ha'),
    for: set('för åt'),
    by: set('per efter'),
    each: set('varje'),
    and: set('och & samt eller'),
    track: set(
      'spåra spårar hantera hanterar planera registrera spara logga hålla koll reda samla över på organisera beställa köpa sälja låna boka hyra rapportera fördela',
    ),
    trim: set(
      `intern internt interna gemensam gemensamt gemensamma enkel enkelt enkla ny nya nytt liten litet små stor stora stort olika eget egen egna modern modernt fin fint fina snygg snyggt vanlig vanliga daglig dagliga veckovis senaste kommande handgjord handgjort handgjorda hemgjorda stickad stickade virkad virkade begagnad begagnade lokala lokalt regional regionala nationell nationella social sociala teknisk tekniska ekologisk ekologiska viktiga personlig personligt personliga lokal mindre bra andra övriga flera många diverse gamla gammal gammalt samtliga hela smidig smidigt smart digital digitalt digitala enklare bättre gemensam gemensamt gemensamma aktuella aktuell privata privat rolig roligt trevlig trevligt viss visst vissa särskild särskilt särskilda ledig ledigt lediga obetald obetalda kvarvarande nästkommande befintlig befintliga befintligt tidigare årlig årliga årligt månatlig månatliga veckovisa regelbunden regelbundna inkommande utgående utförd utförda genomförda planerade planerad beräknat beräknad önskad önskat önskade praktisk praktiskt ideell ideellt ideella lättanvänd lättanvänt användarvänlig användarvänligt tydlig tydligt överskådlig överskådligt prisvärd hemmagjord hemmagjorda egengjorda närproducerad närproducerade klassisk klassiska blivande nyblivna nystartad nystartat nyöppnad familjeägd familjeägt nästa förra`,
    ),
    fieldNouns: set('fält kolumn kolumner fälten kolumnerna uppgifterna'),
    optionNouns: set('kolumn kolumner kolumnerna steg stegen status statusar statusarna faser faserna stadier alternativ'),
  },
}

/** "That", "som": a word that is never a name. */
export const isStopWord = (word: string): boolean => {
  const low = word.toLowerCase()
  return functionWords.en.stop.has(low) || functionWords.sv.stop.has(low)
}
