// How common Swedish nouns bend, by the ending of their plural. A compound bends like its last part, so these words serve
// thousands: `uppgift` also says how `städuppgift` bends.

const list = (words: string) => words.trim().split(/\s+/)

/** the same word in the plural: ett avtal, flera avtal */
const unchanged = list(`
  avtal samtal uppdrag skift pass kort rum hus djur spel lag ord namn lån år mål bord rön skåp verk besök läkemedel medel
  jobb köp bidrag förslag försök prov test projekt objekt dokument fel problem fordon tåg barn träd blad brev papper nummer
  exemplar syskon alarm inlägg tips beslut svar krav kontrakt abonnemang medlemskap partnerskap evenemang arrangemang företag förråd
  lager förband recept kapitel avsnitt album band språk verktyg redskap instrument system program paket kalas bröllop läger
  rekord resultat set block ben kök fönster golv tak torn fält land berg ljus glas fat garn tyg skal ägg bröd vin mått steg
  lopp spår magasin solarium prospekt underlag utlägg inköp utskick upplägg anslag tillstånd lov intyg protokoll ombud ansvar bud fynd galler lås
  svinn avfall skräp regn nederbörd sopor bränsle mjöl kött fett salt socker smör hö halm strö grus sand lera läder damm
  bestick staket slott torp negativ släp element implantat manus bär bett filter spackel
  badkar blomkar brudpar herrpar bagage arkiv förskott underskott överskott smink parfym
  däck hjul kar kärl fack moment fall stall bad gym hotell vandrarhem hem center bibliotek apotek kontor torg skep skepp
  väder segel par drag streck citat quiz nät rör bo ris vax snitt gräs husdjur sår besvär symptom symtom vaccin blod organ
  får lamm kid föl plagg bad beröm besked avbrott stopp don hushåll intag klipp skydd index tillägg tryck djup tält hål tal brott fång ljud moln
  exempel ensilage service dop pers experiment formulär korrektur tillsyn stöd humör intervall lystring ull utsäde anslag bete avdrag uttag
  uppdragsprov förhör spår stycke barr fynd klot kast pepp bidé anhåll uppehåll förlopp tävlingslopp samband inslag bokslut utfall läxförhör
  mynt eftersök matchställ träns pussel lok stånd stillestånd utrop lego materiel feedback flyg
  honung mjölk grädde saft must sylt ull grus plast papp betong cement asfalt choklad lakrits snus tvättmedel cider glögg
  larm höns frånvaro närvaro ved mat foder el vatten pyssel virke material slit boskap folk gods bohag porslin silver underhåll städ bruk slöjd personal fika mjölk
  kilogram gram procent poäng varv slag kast hopp game bibliotekslån medlemslån arv bevis diplom certifikat körkort
  mönster objektiv motstånd bestånd klipp trick partitur talesätt nystan fickur`)

const inN = list(`
  räcke dike täcke spö arvode årsmöte gille sinne anförande inträde uppträde ordförande medgivande hölje skynke snöre ombyte avseende rede
  ärende möte omdöme meddelande ställe minne äpple yrke område ämne arbete beteende syfte tillfälle skede märke rike väte
  bälte häfte samhälle kaffe lösöre konto foto piano öra öga kvitto frö knä bi erbjudande påstående åtagande deltagande utlåtande yttrande
  dagsverke byte skifte utbyte bete öde nöje löfte boende örhänge intresse fäste spöke säte täcke rykte`)

const inEr = list(`
  annons pjäs utfärd staty sång färg flik
  sak elev konfirmand diakon sammankomst period rabatt tapet remiss förmån uniform typ konsult prognos åtkomst lunch bön rond notis ort backup
  ritual protes kalori retreat ponny outfit led instans komponist kommun pokal final semifinal
  signatur broschyr revisor professor agronom juvel likör konditor dispens
  lokal maskin uppgift kanal signal metall kontroll roll rad tid stund tjänst vinst konst plats insats ansats skatt vikt
  växt frukt sort art text tröst kund patient klient student agent assistent konsument leverantör aktör redaktör montör
  chaufför frisör massör instruktör inspektör direktör ingenjör entreprenör person idé armé moské bageri bryggeri tryckeri
  galleri batteri kategori teori melodi akademi fabrik butik rubrik publik teknik musik trafik klinik artist turist pianist
  cyklist terapeut arkitekt produkt kontakt rätt bild film adress process recension station lektion auktion donation
  reservation prenumeration kollektion funktion version situation region religion fastighet lägenhet enhet möjlighet
  rättighet nyhet kunskap vetenskap byggnad månad marknad skillnad kostnad medicin vitamin gardin ruin vaccination kampanj
  bransch balans chans distans instans licens frekvens konferens intervju revy meny vy fakultet aktivitet kvalitet kapacitet
  verksamhet dans lins pris present accent cent produktion presentation kombination inspektion observation installation
  reparation karaktär affär miljö atmosfär temperatur skulptur figur natur struktur rapport transport export import sport
  port vers kurs resurs konkurs ras fas vas bas patrull trupp klass mass kass stad bonad diamant brigad parad fasad modell
  novell kapell tablett omelett biljett servett cigarett etikett toalett not kommun gäst fest post kust vän utgift avgift
  inskrift drift skrift blankett diet profil fil mobil automobil stil telefon citron patron ballong restaurang nation
  sanktion portion ration detalj medalj kanon spion million miljon apparat automat diplomat kandidat advokat soldat doktor
  traktor motor reaktor sektor mentor lektor faktor rektor sensor monitor
  katt lott familj åtgärd kampsport hantverk åkomma släkt art gren bagatell kontinent fond bond brand trend konsert gitarr fiol scen kupong kod rutt ritt grupp match cup sats roman kristall mark tub kostym konserv`)

const inAr = list(`
  bil dag väg båt hund häst stol hall sal del dörr säng bänk park skog ö å gård bädd tävling träning bokning mätning
  avläsning tidning övning samling utställning besiktning behandling betalning beställning övernattning förening avdelning
  stämning redovisning hälsning ritning lösning svärm buss dam fjäril kock chef kompis ring pall ask burk säck korg back hink
  mur ugn häck kvist stig häl arm mun kam hed hamn tråd sten fisk lax gris orm björn räv varg älg hjort svan kropp
  knopp topp kniv skål form pil plog svamp bag klubb pub blogg vlogg podd chatt app länk tank bank trädgård bondgård
  kyrkogård lek dröm ström gren`)

const inR = list(
  'händelse rörelse berättelse upplevelse styrelse sko ko tå fru serie aktie release linje premie vikarie studie trainee',
)

/** plurals no ending explains, and nouns in -el, -er, -en that lose their vowel */
const irregular: Record<string, string> = {
  lykta: 'lyktor',
  ledamot: 'ledamöter',
  bok: 'böcker',
  fot: 'fötter',
  hand: 'händer',
  tand: 'tänder',
  natt: 'nätter',
  stad: 'städer',
  land: 'länder',
  strand: 'stränder',
  son: 'söner',
  man: 'män',
  rot: 'rötter',
  mus: 'möss',
  gås: 'gäss',
  bonde: 'bönder',
  dotter: 'döttrar',
  mor: 'mödrar',
  farmor: 'farmödrar',
  mormor: 'mormödrar',
  farfar: 'farfäder',
  morfar: 'morfäder',
  svärmor: 'svärmödrar',
  svärfar: 'svärfäder',
  gudmor: 'gudmödrar',
  gudfar: 'gudfäder',
  barnmorska: 'barnmorskor',
  mamma: 'mammor',
  bror: 'bröder',
  far: 'fäder',
  vän: 'vänner',
  öga: 'ögon',
  öra: 'öron',
  finger: 'fingrar',
  sommar: 'somrar',
  afton: 'aftnar',
  morgon: 'morgnar',
  syster: 'systrar',
  kalender: 'kalendrar',
  museum: 'museer',
  faktum: 'fakta',
  datum: 'datum',
  centrum: 'centrum',
  forum: 'forum',
  schema: 'scheman',
  tema: 'teman',
  drama: 'draman',
  kilo: 'kilo',
  kollega: 'kollegor',
  ansökan: 'ansökningar',
  anmälan: 'anmälningar',
  inbjudan: 'inbjudningar',
  order: 'ordrar',
  vinter: 'vintrar',
  fader: 'fäder',
  plan: 'planer',
  ros: 'rosor',
  våg: 'vågor',
  toffel: 'tofflor',
  historia: 'historier',
  sportgren: 'sportgrenar',
  fika: 'fikor',
  möbel: 'möbler',
  regel: 'regler',
  muskel: 'muskler',
  anställd: 'anställda',
  anhörig: 'anhöriga',
  frivillig: 'frivilliga',
  anmäld: 'anmälda',
  nominerad: 'nominerade',
  förtroendevald: 'förtroendevalda',
  förfrågan: 'förfrågningar',
  predikan: 'predikningar',
  gravsatt: 'gravsatta',
  sadel: 'sadlar',
  kontorsmateriel: 'kontorsmateriel',
  begäran: 'begäran',
  workshop: 'workshoppar',
  tentamen: 'tentamina',
  scenario: 'scenarier',
  sto: 'ston',
  kollo: 'kollon',
  lead: 'leads',
  kö: 'köer',
  boende: 'boende',
  vakt: 'vakter',
  nyanländ: 'nyanlända',
  fadder: 'faddrar',
  studerande: 'studerande',
  sökande: 'sökande',
  handlare: 'handlare',
  hjälte: 'hjältar',
  buske: 'buskar',
  sedel: 'sedlar',
  medlem: 'medlemmar',
  demo: 'demor',
  te: 'teer',
  mountainbike: 'mountainbikar',
  vernissage: 'vernissager',
}

const plurals = new Map<string, string>()
for (const word of unchanged) plurals.set(word, word)
for (const word of inN) plurals.set(word, `${word}n`)
for (const word of inEr) plurals.set(word, `${word}er`)
for (const word of inAr) plurals.set(word, `${word}ar`)
for (const word of inR) plurals.set(word, `${word}r`)
for (const [one, many] of Object.entries(irregular)) plurals.set(one, many)
const singulars = new Map([...plurals].map(([one, many]) => [many, one]))

const modifierCharsMin = 2
const lastPartCharsMin = 3

/** The entry of the longest last part of a word that stands in a table, bent; a compound needs a real first part. */
function bentBy(table: ReadonlyMap<string, string>, word: string): string | undefined {
  const whole = table.get(word)
  if (whole) return whole
  for (let at = modifierCharsMin; at <= word.length - lastPartCharsMin; at++) {
    const last = word.slice(at)
    const bent = table.get(last)
    // "holkar", "kroppar" are several, and no tubs or pairs
    if (/^(?:kar|par)$/.test(last) && /[^aeiouyåäö]$/.test(word.slice(0, at))) continue
    if (bent && Math.min(last.length, bent.length) >= lastPartCharsMin) return word.slice(0, at) + bent
  }
  return undefined
}

/** The plural of a Swedish noun or compound whose last part is listed. */
export const listedPlural = (one: string) => bentBy(plurals, one)
/** The singular of a listed plural. */
export const listedSingular = (many: string) => bentBy(singulars, many)
/** A noun of the tables that stands for one: "farmor", whatever its ending. */
export const isOne = (word: string): boolean => plurals.has(word) && plurals.get(word) !== word && !singulars.has(word)
/** A noun of the tables as it stands, in the singular or the plural. */
export const isSimpleNoun = (word: string): boolean => plurals.has(word) || singulars.has(word)
