// Swedish prompts by a stranger to the sources, with what would be fair to expect of each: the half that was worked on. Of the other half
// only figures were read (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const swedishFreshPrompts: readonly PromptCase[] = [
  {
    prompt:
      'Vi är ett litet båtvarv och behöver hålla koll på vinterförvaringen: båtens namn, ägare, längd, plats i hallen och när den ska sjösättas',
    things: 'båt|båtar|boat|vinterförvaring|förvaring|båtplats',
    fields: 'namn, ägare, längd, plats, sjösätt|sjösättning',
  },
  {
    prompt:
      'Hyreskontrakt med hyresgäst, lägenhetsnummer, månadshyra, tillträde och uppsägningstid. Varna när ett kontrakt går ut inom tre månader',
    things: 'hyreskontrakt|kontrakt|hyresavtal|avtal|contract|lease',
    fields: 'hyresgäst, lägenhet|lägenhetsnummer|nummer, hyra|månadshyra, tillträde|start, uppsägning|uppsägningstid',
  },
  { prompt: 'bageriets kundordrar', things: 'kundorder|kundordrar|order|ordrar|beställning|beställningar' },
  {
    prompt: 'Räkna ut hur mycket färg som går åt till ett rum när jag skriver in längd, bredd, takhöjd och antal strykningar',
    things: '',
    shows: 'calculator',
  },
  {
    prompt:
      'Jag vill ha en tavla för våra bygglovsärenden, kolumner Inkommet, Kompletteras, Granskas, Beslutat. Diarienummer, fastighetsbeteckning, sökande, handläggare.',
    things: 'bygglovsärende|bygglovsärenden|ärende|ärenden|bygglov|case|permit',
    fields: 'diarienummer|dnr, fastighet|fastighetsbeteckning, sökande, handläggare, status',
    shows: 'board',
  },
  {
    prompt: 'Bokningssida till min fotvårdsmottagning där kunden väljer behandling och tid och lämnar namn och telefonnummer',
    things: 'bokning|bokningar|booking|tid|appointment, behandling|behandlingar|tjänst|tjänster|treatment|service',
    fields: 'behandling, tid, namn, telefon|telefonnummer',
    shows: 'booking',
  },
  {
    prompt:
      'Sedan mormor dog har vi hennes hela porslinssamling i lådor. Skulle vilja skriva upp varje del: servis, tillverkare (Rörstrand, Gustavsberg, Gefle), årtal, skick, uppskattat värde, vilken låda och en bild',
    things: 'porslin|del|delar|föremål|porslinsdel|samling|porslinssamling|item|porslinsföremål',
    fields: 'servis, tillverkare, årtal|år, skick, värde, låda, bild|foto',
  },
  { prompt: 'Hålla reda på fåren', things: 'får|fåren|tacka|tackor|sheep|djur' },
  {
    prompt:
      'Cykelverkstad, serviceorder: kund, telefon, cykelns märke och ramnummer, felbeskrivning, pris, status (inlämnad, pågår, väntar på del, klar, hämtad)',
    things: 'serviceorder|serviceordrar|order|ordrar|reparation|jobb|arbetsorder|service',
    fields: 'kund, telefon, märke, ramnummer, fel|felbeskrivning|beskrivning, pris, status',
  },
  {
    prompt: 'tvättstugan i vår brf, folk ska kunna boka pass',
    things: 'bokning|bokningar|tvättid|tvättpass|pass|tvättider|booking',
    shows: 'booking|calendar',
  },
  {
    prompt:
      'Vi kör en syjunta på torsdagar och alla pratar om sina tyger. Jag vill ha mina i ett register: tygets namn, material, bredd, meter kvar, tvättråd, köpt var och en liten bild på varje',
    things: 'tyg|tyger|tygerna|fabric',
    fields: 'namn, material, bredd, meter|kvar|längd, tvättråd|tvätt, köpt|butik|inköpt, bild|foto',
  },
  {
    prompt:
      'Hundkennel: valpkullar med far, mor, födelsedag, antal valpar. Varje valp med namn, kön, färg, chipnummer, vikt och köpare',
    things: 'valpkull|valpkullar|kull|kullar|litter, valp|valpar|puppy',
    fields: 'far|hane, mor|tik, född|födelsedag|födelsedatum, antal, namn, kön, färg, chip|chipnummer, vikt, köpare',
  },
  { prompt: 'medlemsregister åt bridgeklubben', things: 'medlem|medlemmar|member' },
  {
    prompt: 'Skollunchens matsedel vecka för vecka: dag, huvudrätt, vegetariskt alternativ, allergener',
    things: 'matsedel|matsedlar|måltid|maträtt|rätt|lunch|dag|skollunch|menu|meal',
    fields: 'dag|datum, huvudrätt|rätt, vegetarisk|vegetariskt, allergen|allergener',
  },
  { prompt: 'ett enkelt crm', things: 'kund|kunder|kontakt|kontakter|customer|contact|företag|affär|affärer' },
  {
    prompt: 'webbutik för handgjorda stearinljus, produkter med doft, färg, brinntid, pris och bild, varukorg och kassa',
    things: 'produkt|produkter|ljus|stearinljus|product, order|ordrar|beställning',
    fields: 'doft, färg, brinntid, pris, bild',
    shows: 'shop',
  },
  {
    prompt:
      'Tjena! vi kör ett loppisprojekt i byn, säljare hyr bord. bordsnummer, säljarens namn, swishnummer, betalt?, vad de säljer',
    things: 'bord|bordsbokning|bokning|säljare|försäljare|bordshyra|seller|table',
    fields: 'bord|bordsnummer|nummer, namn|säljare, swish|swishnummer|telefon, betalt|betald, säljer|varor|vad',
  },
  {
    prompt:
      'Reklamationer hos en möbeltillverkare: ordernummer, artikel, kund, felorsak (transport, material, montering, annat), åtgärd, kreditbelopp, avslutad',
    things: 'reklamation|reklamationer|complaint|claim',
    fields: 'ordernummer|order, artikel, kund, orsak|felorsak, åtgärd, kredit|kreditbelopp|belopp, avslutad|status',
  },
  { prompt: 'Pomodorotimer 25/5 med lång paus efter fyra', things: '', shows: 'timer' },
  {
    prompt:
      'Äldreboendets aktivitetskalender: aktivitet, dag, klockslag, lokal, ansvarig personal, max antal. De boende anmäls till aktiviteterna.',
    things: 'aktivitet|aktiviteter|activity|event, boende|boenden|resident|anmälan|anmälningar|deltagare',
    fields: 'aktivitet|namn|titel, dag|datum, klockslag|tid, lokal|plats, ansvarig|personal, max|antal|platser',
    shows: 'calendar',
  },
  { prompt: 'ordna upp verktygen i makerspacet', things: 'verktyg|verktygen|tool|utrustning|maskin|maskiner' },
  {
    prompt:
      'Körjournal för firmabilen. Datum, start och mål, mätarställning före och efter, ärende, privat eller tjänst. Räkna ut körda mil.',
    things: 'resa|resor|körning|körningar|körjournal|trip',
    fields: 'datum, start|från|startplats, mål|till|slut, mätarställning|mätare, ärende|syfte, privat|tjänst|typ, mil|sträcka|km',
  },
  {
    prompt:
      'Uthyrning av släpvagnar på macken: vagnar med regnummer, maxvikt och dygnspris, uthyrningar med kund, körkort kollat, ut, åter, deposition',
    things: 'släpvagn|släpvagnar|vagn|vagnar|släp|trailer, uthyrning|uthyrningar|hyra|rental',
    fields: 'regnummer|registreringsnummer, maxvikt|vikt, pris|dygnspris, kund, körkort, ut|från, åter|retur|till, deposition',
  },
  {
    prompt:
      'Släktforskning. Personer med förnamn, efternamn, född, död, födelseort, yrke. Koppla till föräldrar. Källor (kyrkobok, sida, länk) till varje person.',
    things: 'person|personer|släkting, källa|källor|source',
    fields:
      'förnamn|namn, efternamn|namn, född|födelsedatum, död|dödsdatum, födelseort|ort, yrke, förälder|föräldrar|far|mor, kyrkobok|bok, sida, länk|url',
  },
  {
    prompt:
      'Avvikelserapportering inom hemtjänsten: händelse, brukare (initialer), allvarlighetsgrad låg/medel/hög, datum, rapportör, vidtagna åtgärder. Summera per månad på en översikt',
    things: 'avvikelse|avvikelser|avvikelserapport|rapport|rapporter|incident|deviation',
    fields:
      'händelse|beskrivning, brukare|initialer, allvar|allvarlighetsgrad|allvarlighet|grad, datum, rapportör|rapporterad, åtgärd|åtgärder',
    shows: 'dashboard',
  },
  { prompt: 'glosor tyska åk 7', things: '', shows: 'flashcards|quiz' },
  {
    prompt:
      'Ridskolans hästar behöver ett schema för hovslagare, vaccination och avmaskning. Häst: namn, ras, födelseår, stallplats. Behandling: häst, typ, datum, nästa gång, kostnad',
    things: 'häst|hästar|hästarna|horse, behandling|behandlingar|treatment|vård',
    fields: 'namn, ras, född|födelseår|år, stallplats|plats|box, häst, typ, datum, nästa, kostnad',
  },
  {
    prompt: 'något som hjälper oss i hembygdsföreningen med alla gamla grejer vi har',
    things: 'föremål|föremålen|sak|saker|artefakt|item|samling',
  },
  {
    prompt: 'Blogg om vår segling runt Gotland med inlägg, bilder och kommentarer',
    things: 'inlägg|blogginlägg|post|artikel, kommentar|kommentarer|comment',
    fields: 'bild|bilder',
    shows: 'blog',
  },
  {
    prompt:
      'Elevhälsan: elevärenden med elevens namn, klass, kontaktorsak, mötesdatum, deltagare, nästa steg. Bara listvy med filter på klass.',
    things: 'elevärende|elevärenden|ärende|ärenden|case',
    fields: 'elev|namn, klass, orsak|kontaktorsak, datum|mötesdatum|möte, deltagare, nästa|steg',
    shows: 'list|table',
  },
  {
    prompt: 'Bolånekalkylator med lånebelopp, ränta, amortering i procent och ränteavdrag',
    things: '',
    fields: 'belopp|lånebelopp, ränta, amortering, ränteavdrag|avdrag',
    shows: 'calculator',
  },
  {
    prompt:
      'Ostmejeriet skulle behöva spårbarhet: batchnr, ostsort, mjölkleverantör, ystningsdatum, pH, lagringshylla, mogen från, antal hjul',
    things: 'batch|batcher|ystning|ystningar|parti|partier|ost|ostar',
    fields:
      'batch|batchnr|batchnummer, sort|ostsort, leverantör|mjölkleverantör, ystning|ystningsdatum|datum, ph, hylla|lagringshylla, mogen, hjul|antal',
  },
]
