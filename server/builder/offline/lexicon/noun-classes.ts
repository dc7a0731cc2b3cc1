// What kind of thing a noun names that the lexicon does not know: by the word at its end (the head of a compound), else by how it
// is formed. The class gives it fitting fields, an icon and believable names in its sample rows.
import type { Language } from '#shared/languages.ts'
import { singular, swedishStems } from './inflect.ts'
import { listedPlural } from './swedish-nouns.ts'

export const nounClasses = [
  'person',
  'group',
  'place',
  'act',
  'event',
  'artifact',
  'product',
  'food',
  'animal',
  'plant',
  'document',
  'vehicle',
  'substance',
  'reading',
  'money',
  'work',
  'object',
] as const
export type NounClass = (typeof nounClasses)[number]

/** Fields of a class, written as in a thing of the lexicon. */
export const classFields: Record<NounClass, string> = {
  person: 'name!,email,phone,notes',
  group: 'name!,contactName,email,notes',
  place: 'name!,location,description,image',
  act: 'title!,date!,duration,status,notes',
  event: 'title!,date!,location,notes',
  artifact: 'name!,condition,location,notes',
  product: 'name!,category,price,stock,description,image',
  food: 'name!,quantity,expiryDate,notes',
  animal: 'name!,breed,gender,birthday,image,notes',
  plant: 'name!,species,location,plantedDate,image,notes',
  document: 'title!,number,date,status,notes',
  vehicle: 'name!,plate,model,year,lastService,notes',
  substance: 'name!,quantity,unit,location,notes',
  reading: 'title!,date!,quantity,notes',
  money: 'title!,amount,date,paid,notes',
  work: 'title!,author,year,rating,notes',
  object: 'name!,date,notes',
}

export const classIcons: Record<NounClass, string> = {
  person: 'User',
  group: 'Users',
  place: 'MapPin',
  act: 'ClipboardCheck',
  event: 'CalendarDays',
  artifact: 'Package',
  product: 'Tag',
  food: 'Utensils',
  animal: 'PawPrint',
  plant: 'Leaf',
  document: 'FileText',
  vehicle: 'Truck',
  substance: 'FlaskConical',
  reading: 'Gauge',
  money: 'Wallet',
  work: 'BookOpen',
  object: 'Folder',
}

const set = (words: string) => new Set(words.trim().split(/\s+/))
type Heads = Partial<Record<NounClass, Set<string>>>

/** Last words that tell the class, in the singular. */
const english: Heads = {
  person: set(
    'person man woman boy girl kid child consultant assistant accountant attendant agent architect president astronaut baby friend guest guy fan chef cook nurse pilot judge guard clerk host hostess witness heir relative cousin aunt uncle parent neighbor neighbour member student pupil apprentice intern volunteer client patron donor sponsor contact candidate applicant resident tenant occupant passenger participant attendee delegate athlete captain scout monk nun priest farmer model musician celebrity star expert specialist professional freelancer acquaintance mate roommate flatmate housemate classmate teammate workmate shipmate colleague coworker sibling brother sister mother father son daughter grandparent grandmother grandfather grandchild spouse husband wife',
  ),
  group: set(
    'group team crew band class club squad family household tribe society association committee board council league company firm organization organisation charity troop unit department congregation choir',
  ),
  place: set(
    'place site location area zone field room hall house cabin cottage shed barn stable garage office building tower bridge tunnel station stop port harbour harbor dock pier berth lake pond river stream well spring beach cave trail path road street square park garden forest wood reserve plot block lot parcel field meadow pasture farm orchard vineyard island mountain peak hill museum church chapel temple castle ruin grave tomb cemetery theatre theater studio gallery shop store market cafe restaurant hotel hostel camp campsite playground court pitch arena stadium gym pool sauna library warehouse region country city town village lighthouse greenhouse crag wall pub bar spot venue',
  ),
  act: set(
    'job task work round walk call visit repair check test service inspection review audit survey cleanup clean wash shift delivery collection pickup patrol dive climb sail flight crossing voyage tour trip hike ride swim run treatment session lesson exercise experiment firing trial sample interview move transfer change fix rescue release treatment loan rental sighting observation harvest catch release shoot take attempt errand chore duty drill shave cut',
  ),
  event: set(
    'event party wedding birthday anniversary festival fair market concert gig show performance screening premiere exhibition opening match game race tournament competition contest cup championship meeting meetup assembly conference workshop seminar webinar lecture talk class course rehearsal ceremony service parade camp retreat reunion ball dinner lunch breakfast picnic quiz raffle auction sale holiday vacation festival debate hearing election deadline appointment tide eclipse season',
  ),
  artifact: set(
    'tool machine device instrument camera lens phone computer laptop printer screen radio clock watch lamp light bulb battery key lock door window chair table desk bed sofa bench box case bag bottle jar barrel cask tank pipe pump filter engine motor part gear wheel tyre tire rope chain sail mast tent rod bow arrow knife sword gun helmet boot shoe dress costume uniform shirt hat mask wig jewel ring necklace coin stamp medal badge toy doll puzzle card figure puppet prop statue sculpture pot vase bowl cup plate glass pen pencil brush frame mirror carpet rug curtain quilt blanket candle basket bin container alarm sensor detector extinguisher ladder saw drill loom kiln oven stove fridge freezer telescope microscope kite drone robot server router cable book record disc sign banner flag trophy antique item thing piece set kit equipment exhibit furniture locker shelf kayak canoe raft sled sledge wheelchair walker synthesizer synth keyboard mixer recorder turntable headphone earphone earbud backpack suitcase wallet tumbler thermos flask mug stroller pram ski snowboard surfboard paddleboard skateboard skate lifejacket wetsuit paddle oar racket racquet projector speaker loudspeaker microphone amplifier drum piano violin guitar stroller crib carseat tripod scaffold generator mower trimmer chainsaw grinder welder heater fan cooler grill tarp gazebo marquee trolley cart barrow crutch',
  ),
  food: set(
    'cheese bread loaf cake pie cookie biscuit pastry sandwich soup sauce salad jam honey wine beer cider whisky gin rum tea coffee juice milk butter cream yoghurt yogurt egg meat beef pork lamb chicken sausage ham fish salmon rice pasta noodle bean lentil nut seed spice herb salt sugar chocolate candy sweet snack fruit apple pear berry grape orange lemon vegetable potato tomato carrot onion mushroom olive oil vinegar syrup drink cocktail smoothie dish meal dessert pickle',
  ),
  animal: set(
    'animal pet dog puppy cat kitten horse pony foal donkey mule cow calf bull goat sheep lamb pig piglet chicken hen rooster duck goose turkey rabbit hamster guinea parrot bird pigeon falcon hawk owl eagle fish snake lizard turtle tortoise frog spider bee hive ant butterfly moth alpaca llama camel deer reindeer elk moose fox wolf bear lion tiger elephant monkey ape whale dolphin seal shark hedgehog squirrel bat otter badger ferret insect beetle snail crab lobster oyster livestock herd',
  ),
  plant: set(
    'plant tree shrub bush flower rose orchid tulip lily dahlia bonsai cactus succulent fern moss grass herb vine seedling sapling bulb crop vegetable seed cutting hedge palm oak pine',
  ),
  document: set(
    'document file form letter report paper contract agreement licence license permit certificate policy invoice receipt bill ticket order application request claim complaint proposal quote offer note memo minute log entry plan drawing blueprint map manual guide protocol procedure instruction checklist template script draft manuscript article page post statement declaration petition patent deed will passport visa',
  ),
  vehicle: set(
    'vehicle car van truck lorry bus coach tram train locomotive wagon trailer caravan motorhome bike bicycle scooter motorcycle motorbike moped tractor excavator crane forklift boat ship yacht ferry plane aircraft helicopter glider balloon taxi ambulance snowmobile',
  ),
  substance: set(
    'chemical paint glue ink dye resin fuel gas petrol diesel water soil sand gravel concrete steel metal wood timber lumber fabric textile yarn wool leather paper clay glaze wax oil acid medicine drug vitamin supplement fertilizer fertiliser pesticide detergent soap perfume powder',
  ),
  reading: set(
    'reading measurement level value temperature pressure consumption usage output yield production rainfall humidity speed count result score statistic sample',
  ),
  money: set(
    'expense cost payment fee bill fine salary wage bonus loan debt grant donation pledge refund deposit tax tip invoice budget revenue income sale transaction purchase investment saving',
  ),
  work: set(
    'film movie documentary song album opera poem novel story play musical painting drawing print photo photograph picture comic manga game video podcast episode series lyric recipe composition piece tune',
  ),
}
const swedish: Heads = {
  person: set(
    'person man kvinna pojke flicka barn kompis vän gäst chef kock sköterska pilot domare vakt elev kund klient patient patron givare kandidat sökande resenär passagerare ledamot präst munk bonde granne släkting kusin moster faster farbror förälder anhörig scout pensionär kollega volontär lärling praktikant boende anställd avliden expert fadder mentor spekulant adoptant konfirmand nyanländ nämndeman kurator rektor lektor moderator doktor terapeut konsult agent assistent student studerande musikant sångerska servitris ungdom tonåring nykomling flykting veteran medlem delegat revisor suppleant ombud dirigent kantor kyrkvärd värd målvakt bebis spädbarn syskon tvilling kapten styrman matros gast sponsor donator kontakt klasskamrat kamrat mormor morfar farmor farfar barnbarn barnvakt kontaktperson funktionär',
  ),
  group: set(
    'grupp lag team band klass klubb familj hushåll förening kommitté styrelse förbund liga bolag företag firma organisation kår enhet avdelning församling kör kull besättning trupp kollektiv råd nämnd utskott sektion krets gille ensemble orkester skiftlag arbetslag byalag samfällighet stiftelse',
  ),
  place: set(
    'café kafé krog restaurang pub bistro museum teater biograf bibliotek hotell vandrarhem konditori pizzeria gatukök foodtruck plats ställe område zon fält rum sal hus stuga torp skjul lada stall garage kontor byggnad torn bro tunnel station hållplats hamn kaj brygga sjö damm å bäck brunn källa strand grotta led stig väg gata torg park trädgård skog reservat tomt kvarter åker äng hage gård ö berg topp kulle museum kyrka kapell tempel slott ruin grav kyrkogård teater ateljé galleri butik affär marknad kafé restaurang hotell läger lekplats plan arena hall gym bad bastu bibliotek lager region land stad by fyr växthus vägg krog lokal mark bås box spilta lott odlingslott kolonilott bassäng rink bana slinga spår vik badplats parkering lägenhet villa radhus våning depå förråd källare vind scen salong skola förskola klassrum matsal kök verkstad mack bod kiosk läktare ungdomsgård fritidsgård ladugård växtbädd pall pallkrage gravplats koja vindskydd grillplats rastplats utkiksplats fäbod',
  ),
  act: set(
    'jobb uppdrag arbete runda promenad samtal besök reparation kontroll test service inspektion besiktning översyn revision städning tvätt skift pass leverans hämtning patrull dykning segling flygning överfart resa tur vandring simning löprunda behandling lektion övning experiment bränning försök provtagning intervju flytt flyttning byte räddning utlåning uthyrning observation skörd fångst tömning mätning avläsning sådd gallring röjning kalvning lamning skoning klippning målning inventering rengöring spolning sotning plogning sandning rensning tappning bakning slakt ympning gödsling bevattning utfodring vägning ronder rond syn tillsyn genomgång uppföljning utryckning insats körning pendling utflykt rast prov dopp matning',
  ),
  event: set(
    'händelse fest bröllop födelsedag årsdag festival mässa marknad konsert spelning föreställning visning premiär utställning match lopp turnering tävling cup mästerskap möte stämma konferens seminarium föreläsning kurs repetition ceremoni gudstjänst parad läger återträff bal middag lunch frukost picknick frågesport lotteri auktion rea semester debatt val evenemang arrangemang träff stund bönestund stormöte föräldramöte avslutning invigning vernissage loppis aktivitet uppvisning soaré afton disputation jubileum kalas disco dop begravning vigsel mingel workshop föredrag samling högtid vinprovning provning pubkväll filmkväll spelkväll studiebesök studieresa skolresa basar insamling tipspromenad adventsfirande julbord kräftskiva valborgsfirande',
  ),
  artifact: set(
    'verktyg maskin apparat instrument kamera objektiv telefon dator skrivare skärm radio klocka lampa batteri nyckel lås dörr fönster stol bord säng soffa bänk låda väska flaska burk tunna tank rör pump filter motor del hjul däck rep kedja segel mast tält spö båge kniv svärd gevär hjälm sko klänning dräkt uniform skjorta hatt mask smycke ring mynt frimärke medalj märke leksak docka pussel kort figur staty skulptur kruka vas skål kopp tallrik glas penna pensel ram spegel matta gardin täcke filt ljus korg kärl behållare larm sensor vakt varnare släckare stege såg borr ugn spis kyl frys teleskop kikare drake drönare robot server kabel skylt flagga pokal antikvitet sak föremål del sats utrustning möbel skåp hylla sten gravsten skida pjäxa stav skridsko trampolin gunga rutschkana cykelhjälm flytväst väst snösko sovsäck ryggsäck liggunderlag trangiakök kanotpaddel åra ankare lina boj livboj livflotte kompass radar brandvarnare släckutrustning pulvermaskin svets kompressor generator elverk motorsåg röjsåg grästrimmer trimmer snöslunga hyvel fräs svarv borrmaskin skruvdragare spade kratta skottkärra symaskin vävstol spinnrock nyckelring tavla ikon kranskärl trumma gitarr fiol flöjt trumpet dragspel nyckelharpa piano stativ projektor högtalare mikrofon mixer platta surfplatta mobil router kajak kanot flotte släde pulka rullstol rollator barnvagn snowboard surfbräda skateboard våtdräkt paddel racket kostym förstärkare spjälsäng bilbarnstol ställning gräsklippare slip värmare fläkt grill presenning partytält vagnställ krycka',
  ),
  food: set(
    'ost bröd limpa kaka tårta paj smörgås soppa sås sallad sylt honung vin öl cider whisky te kaffe saft juice mjölk smör grädde ägg kött korv skinka fisk lax ris pasta böna nöt krydda salt socker choklad godis frukt äpple päron bär druva apelsin citron grönsak potatis tomat morot lök svamp oliv olja dryck rätt måltid efterrätt bulle semla pepparkaka kanelbulle knäckebröd surdeg marmelad must glögg sill strömming skaldjur kräfta gryta gratäng pudding pannkaka våffla',
  ),
  animal: set(
    'djur husdjur hund valp katt kattunge häst ponny föl åsna ko kalv tjur get får lamm gris höna tupp anka gås kalkon kanin hamster marsvin papegoja fågel duva falk hök uggla örn fisk orm ödla sköldpadda groda spindel bi fjäril alpacka lama kamel hjort ren älg räv varg björn lejon tiger elefant apa val säl haj igelkott ekorre utter grävling insekt skalbagge snigel krabba hummer ostron hingst sto vallack valack kviga stut sugga smågris kulting bagge tacka killing kyckling mus råtta iller minigris undulat kanariefågel ara nymfparakit guppy karp vildsvin rådjur dovhjort fasan ripa tjäder orre',
  ),
  plant: set(
    'växt träd buske blomma ros orkidé tulpan lilja dahlia bonsai kaktus ormbunke mossa gräs ört ranka planta skott lök gröda frö stickling häck palm ek tall gran krukväxt perenn sommarblomma fröplanta tomatplanta pelargon fruktträd äppelträd bärbuske vinranka klematis hosta sticklingar',
  ),
  document: set(
    'dokument fil blankett brev rapport papper avtal kontrakt licens tillstånd lov intyg policy faktura kvitto räkning biljett order beställning ansökan anmälan begäran klagomål förslag offert anteckning protokoll plan ritning karta handbok guide rutin instruktion checklista mall manus utkast artikel sida inlägg utlåtande ärende patent testamente pass visum avvikelse journal liggare logg årsredovisning stadga kallelse dagordning tidrapport närvarolista packsedel följesedel skadeanmälan anbud offertförfrågan arbetsorder remiss recept intygande beslut motion proposition yttrande rekvisition',
  ),
  vehicle: set(
    'fordon bil skåpbil lastbil buss spårvagn tåg lok vagn släp släpvagn husvagn husbil cykel skoter motorcykel moped traktor grävmaskin kran truck båt skepp segelbåt färja flygplan helikopter ballong taxi ambulans snöskoter epa epatraktor a-traktor dumper hjullastare skördare skotare tröska skördetröska pistmaskin timmerbil kranbil sopbil brandbil elcykel lådcykel sparkcykel elsparkcykel barnvagn trehjuling jolle roddbåt motorbåt eka ribb isbil tankbil gräsklippare åkgräsklippare',
  ),
  substance: set(
    'kemikalie färg lim bläck harts bränsle gas bensin diesel vatten jord sand grus betong stål metall trä virke tyg textil garn ull läder lera glasyr vax syra medicin läkemedel vitamin gödsel bekämpningsmedel tvättmedel tvål parfym pulver medel',
  ),
  reading: set('avläsning mätning nivå värde temperatur tryck förbrukning produktion nederbörd fuktighet hastighet resultat'),
  money: set(
    'utgift kostnad betalning avgift räkning bot lön bonus lån skuld bidrag gåva donation löfte återbetalning deposition skatt dricks faktura budget intäkt försäljning köp investering sparande',
  ),
  work: set(
    'film dokumentär låt skiva opera dikt roman berättelse pjäs musikal målning teckning foto fotografi bild serie spel video podd avsnitt text recept komposition stycke',
  ),
}
/** How an unknown noun is formed, where its last word says nothing. */
const endings: Record<Language, readonly (readonly [RegExp, NounClass])[]> = {
  en: [
    [
      /(paper|number|poster|computer|flower|letter|layer|sticker|color|counter|meter|cover|corner|tower|river|power|paper)$/,
      'object',
    ],
    [/(ing|ion|ment|ance|age|trip|day|night)$/, 'act'],
    [/(er|or|ist|ian|ee|eer|ess|man|woman|keeper|holder|smith)$/, 'person'],
    [/(ism|ity|ness|ship)$/, 'object'],
  ],
  sv: [
    [/(ning|ande|ende|else|ation|tion|resa|dag)$/, 'act'],
    [
      /(räknare|planerare|mätare|(?:musik|video|podd|podcast|ljud|medie|låt|ljudboks)spelare|(?:nyhets|rss-?|e-?boks)läsare)$/,
      'artifact',
    ],
    [/(are|ist|inna|man|ör|log|graf|nom|ledare|ägare|hållare)$/, 'person'],
  ],
  ja: [
    [/(者|員|人|師|士|生|家|客|係|主|選手|運転手|助手|さん|様|役|長)$/, 'person'],
    [
      /(?:インストラクター|トレーナー|スタイリスト|セラピスト|ドライバー|オーナー|マネージャー|キャスト|ヘルパー|シッター|ガイド|デザイナー|カメラマン|ボランティア)$/,
      'person',
    ],
    [/(会|祭|式|大会|行事|公演|試合|展|イベント|ライブ|コンサート)$/, 'event'],
    [
      /(?:出店|来店|閉店|開店|退店|登所|降所|入所|退所|通所|登園|降園|退園|入園|入場|出場|退場|登場|入室|退室|入館|出港|入港|入山|下山|登山)$/,
      'act',
    ],
    [/(場|所|地|園|館|室|店|駅|港|山|川|島|寺|神社|畑|池|橋|公園|会場)$/, 'place'],
    [
      /(点検|検査|作業|出動|練習|稽古|訪問|活動|調査|修理|清掃|掃除|引越し|搬入|採集|観察|釣り|撮影|配達|業務|実験|登山|旅行|走行)$/,
      'act',
    ],
    [/(書|届|票|証|状|契約|申請|報告|日誌|資料|原稿|企画|図面|伝票|台帳)$/, 'document'],
    [
      /(?:車いす|車椅子|カヤック|カヌー|スキー板|スキー|スノーボード|ベビーカー|水筒|ボトル|タンブラー|マグカップ|バッグ|リュック|財布|イヤホン|ヘッドホン|スピーカー|ランプ|ライト|椅子|キーボード|シンセサイザー)$/,
      'artifact',
    ],
    [/(車|船|機|バイク|自転車|トラック|バス|ボート|ヨット)$/, 'vehicle'],
    [/(犬|猫|馬|牛|豚|鶏|羊|鳥|魚|虫|蜂|うさぎ|ウサギ|ハムスター|インコ|動物|メダカ|金魚|昆虫)$/, 'animal'],
    [/(花|木|樹|草|苗|盆栽|植物|野菜|バラ|蘭|サボテン|ハーブ)$/, 'plant'],
    [/(酒|茶|米|肉|味噌|パン|ケーキ|菓子|料理|チーズ|ワイン|ビール|弁当|食材|餅|麺)$/, 'food'],
    [/(費|料|代|金|額|税|売上|支払い?|寄付)$/, 'money'],
    [/(薬|剤|液|油|塗料|燃料|釉薬|肥料|農薬|素材|生地)$/, 'substance'],
    [/(量|値|率|度|温|圧|数)$/, 'reading'],
    [/(本|作品|映画|曲|詩|小説|漫画|絵|写真|動画|同人誌|雑誌)$/, 'work'],
    [/(班|隊|団|組|部|課|クラブ|チーム|サークル)$/, 'group'],
    [/(具|器|機器|品|物|箱|鍵|井戸|棚|着物|服|靴|時計|カメラ|楽器|道具|家具|荷物|人形|刀|切手|消火器|備品|設備)$/, 'artifact'],
  ],
}

const heads = { en: english, sv: swedish }

/** True for a word, in the singular, that stands in a list above: a word that exists. */
export const isListedNoun = (word: string, language: Exclude<Language, 'ja'>): boolean =>
  Object.values(heads[language]).some((words) => words.has(word))

/** The class of a noun phrase nobody wrote down; `object` when nothing tells. */
export function classOfNoun(text: string, language: Language): NounClass {
  const low = text.toLowerCase()
  const byEnding = () => endings[language].find(([pattern]) => pattern.test(low))?.[1]
  if (language === 'ja') return byEnding() ?? 'object'
  const last = low.slice(low.lastIndexOf(' ') + 1)
  const forms = language === 'en' ? [last, singular(last)] : swedishStems(last)
  const groups = Object.entries(heads[language]) as [NounClass, Set<string>][]
  const exact = groups.find(([, words]) => forms.some((form) => words.has(form)))?.[0]
  if (exact || language === 'en') return exact ?? endings.en.find(([pattern]) => pattern.test(forms[1]!))?.[1] ?? 'object'
  return byHead(forms, groups) ?? byEnding() ?? 'object'
}

/** A word that some table has as a noun: the "bygg" of "bygglogg" is none. */
export const isSwedishNoun = (word: string): boolean => listedPlural(word) !== undefined || classOfNoun(word, 'sv') !== 'object'

const headCharsMin = 3
/** The longest last part of a Swedish compound that stands in a list. */
function byHead(forms: readonly string[], groups: readonly (readonly [NounClass, Set<string>])[]): NounClass | undefined {
  const longest = Math.max(...forms.map((form) => form.length))
  for (let at = 2; at <= longest - headCharsMin; at++)
    for (const form of forms) {
      const part = form.slice(at)
      const found = part.length >= headCharsMin && groups.find(([, words]) => words.has(part))
      if (found) return found[0]
    }
  return undefined
}
