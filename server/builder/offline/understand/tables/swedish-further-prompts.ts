// Swedish prompts of clubs, trades, schools, care, farms and public service, in the manner of the suite, written before the sources were
// read and split by turns. This half is worked on; the other was only counted (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const swedishFurtherPrompts: readonly PromptCase[] = [
  {
    prompt:
      'Ridskola där man ser vilka ryttare som rider vilken häst. Hästar med namn, ras och mankhöjd, ryttare med namn och nivå, lektioner med dag och tid',
    things: 'häst, ryttare|elev, lektion|ridlektion',
    fields: 'ras, mankhöjd, nivå, dag|datum, tid',
  },
  {
    prompt: 'Register över gravar på kyrkogården med kvarter, nummer, gravrättsinnehavare och skötselavtal ja/nej',
    things: 'grav',
    fields: 'kvarter, nummer, innehavare, skötselavtal',
  },
  {
    prompt:
      'Vi är ett jaktlag och vill ha koll på vilka djur som fällts, av vem, var och när, plus en lista på våra pass med koordinater',
    things: 'djur|fällt djur|fällning|byte|vilt|animal, pass|jaktpass',
    fields: 'datum|när, plats|var, skytt|jägare|vem|av vem, koordinat',
  },
  {
    prompt: 'Båtklubbens bryggplatser: nummer, bredd, hyrs av vilken medlem, avgift betald. Medlemmar med namn, båt och telefon',
    things: 'bryggplats|plats|båtplats, medlem',
    fields: 'nummer, bredd, avgift|betald, båt, telefon',
  },
  {
    prompt: 'anmälan till sommarkollo, barnets namn, ålder, allergier, målsmans telefon, vilken vecka',
    things: 'anmälan',
    fields: 'namn, ålder, allergi, telefon, vecka',
  },
  {
    prompt: 'Fältdagbok för fågelskådare där man registrerar art, lokal, antal, datum och foto, visa som galleri',
    things: 'observation|fågel|art|obs|anteckning|fynd',
    fields: 'art, lokal|plats, antal, datum, foto|bild',
    shows: 'gallery',
  },
  {
    prompt:
      'Ärenden till vaktmästaren med beskrivning, rum, prioritet (låg, mellan, hög), foto och vem som tar hand om det. Tavla efter status',
    things: 'ärende|felanmälan',
    fields: 'beskrivning, rum, prioritet, foto|bild, ansvarig|vem|tilldelad|vaktmästare',
    shows: 'board',
  },
  {
    prompt: 'Kyrkans körer med körledare, repetitionsdag och antal sångare',
    things: 'kör',
    fields: 'körledare|ledare, repetition|dag, antal|sångare',
  },
  {
    prompt: 'Föräldramöten på förskolan: datum, dagordning, protokoll och vilka föräldrar som kom',
    things: 'möte|föräldramöte',
    fields: 'datum, dagordning, protokoll',
  },
  {
    prompt: 'Kommunens felanmälan av gatlyktor: plats, typ av fel (släckt, blinkar, trasig stolpe), anmäld, åtgärdad',
    things: 'felanmälan|anmälan|ärende|fel|gatlykta',
    fields: 'plats, typ|fel, anmäld, åtgärdad',
  },
  {
    prompt:
      'Innebandylaget: spelare med nummer och position, matcher med motståndare, hemma eller borta, resultat, och träningar där man prickar av närvaro',
    things: 'spelare, match, träning',
    fields: 'nummer, position, motståndare, resultat, närvaro',
  },
  {
    prompt: 'Vinkällare: vin, årgång, druva, land, antal flaskor, betyg 1 till 5 och när det bör drickas',
    things: 'vin|flaska',
    fields: 'årgång, druva, land, antal, betyg, drick',
  },
  {
    prompt:
      'Bygglovsansökningar: diarienummer, fastighet, sökande, handläggare, inkom datum, beslut (beviljat, avslag, återkallat)',
    things: 'bygglovsansökan|ansökan|bygglov|ansökning',
    fields: 'diarienummer, fastighet, sökande, handläggare, inkom|datum, beslut',
  },
  {
    prompt: 'Loppis på nätet där medlemmarna lägger upp prylar med bild, pris, skick (ny, begagnad, sliten) och kontakt',
    things: 'pryl|annons|sak|vara|föremål',
    fields: 'bild|foto, pris, skick, kontakt',
  },
  {
    prompt: 'Läxor för klassen: ämne, uppgift, lämnas in, klar',
    things: 'läxa',
    fields: 'ämne, uppgift, lämnas|inlämning|datum, klar',
  },
  {
    prompt:
      'Vilken chaufför kör vilken buss vilken dag. Chaufförer med körkortsklass och telefon, bussar med regnummer och antal platser',
    things: 'chaufför|förare, buss',
    fields: 'körkort, telefon, regnummer|registreringsnummer, platser',
  },
  {
    prompt: 'Studiecirklar med ledare, start, antal träffar, lokal och deltagare. Deltagare anmäler sig med namn och mejl',
    things: 'studiecirkel|cirkel, deltagare|anmälan',
    fields: 'ledare, start, träffar|antal, lokal, mejl|e-post',
  },
  {
    prompt:
      'Larmlista över räddningstjänstens fordon med anropsnummer, station, senast besiktigad. Varna om det gått mer än ett år',
    things: 'fordon',
    fields: 'anropsnummer, station, besikt',
  },
  {
    prompt: 'Byaföreningens bystuga hyrs ut. Hålla reda på uthyrningar med datum, hyresgäst, pris och om städningen är godkänd',
    things: 'uthyrning|bokning|hyra',
    fields: 'datum, hyresgäst, pris, städning',
  },
  {
    prompt:
      'Vi syr kläder på beställning. Beställningar med kund, plagg, mått, tyg, leveransdag och status (mottagen, klippt, sydd, levererad) på en tavla',
    things: 'beställning|order',
    fields: 'kund, plagg, mått, tyg, leverans, status',
    shows: 'board',
  },
  {
    prompt: 'Tävlingsresultat för orienterare. Tävlingar med datum och plats, löpare med klass, resultat med tid och placering',
    things: 'tävling, löpare, resultat',
    fields: 'datum, plats, klass, tid, placering',
  },
  {
    prompt: 'Odlingslotter: lottnummer, storlek, arrendator, kö till lediga lotter',
    things: 'odlingslott|lott|kolonilott',
    fields: 'nummer, storlek, arrendator',
  },
  {
    prompt:
      'Skogsägare: skiften med areal, huvudträdslag och ålder; åtgärder som gallring, röjning och plantering med år och kostnad',
    things: 'skifte|bestånd|skogsskifte, åtgärd',
    fields: 'areal, träd, ålder, år, kostnad',
  },
  {
    prompt: 'Julklappslista: vem, idé, pris, köpt, inslagen',
    things: 'julklapp|present|klapp|gift',
    fields: 'vem|person|mottagare|till, pris, köpt, inslagen',
  },
  {
    prompt: 'Förskolans inskolning. Barn med namn, födelsedatum, avdelning, vårdnadshavare och startdatum',
    things: 'barn',
    fields: 'namn, född|födelse, avdelning, vårdnadshavare, start',
  },
  {
    prompt: 'Hunddagis: hundar, deras ägare, in- och utcheckning per dag, foder och medicin',
    things: 'hund, ägare|kund',
    fields: 'in, ut, foder, medicin',
  },
  {
    prompt: 'Register över nycklar i kommunens lokaler, vilken nyckel går till vilken dörr och vem har kvitterat ut den',
    things: 'nyckel',
    fields: 'dörr, kvitterat|vem|utlånad|innehavare|låntagare|uthämtad',
  },
  {
    prompt: 'Utgifter på resan, vem betalade och hur mycket, räkna ut vem som är skyldig vem',
    things: 'utgift|utlägg|kostnad',
    fields: 'betalade|vem|betal, belopp|mycket|summa',
  },
  {
    prompt:
      'Kvitton till deklarationen med butik, belopp, moms, kategori (resa, kontor, verktyg) och bild. Diagram över kategorier',
    things: 'kvitto|utgift',
    fields: 'butik, belopp, moms, kategori, bild|foto',
  },
  {
    prompt: 'Mjölkgård: kor med öronnummer, född, senaste kalvning, mjölkmängd per dag. Varna när celltalet är över 300',
    things: 'ko',
    fields: 'öronnummer|nummer, född|födelse, kalvning, mjölk, celltal',
  },
  {
    prompt: 'Skolbibliotek: böcker, elever, lån med lånedatum och återlämnas, försenade lån i rött',
    things: 'bok, elev, lån|utlåning',
    fields: 'lånedatum|datum, återlämn',
  },
  {
    prompt: 'Grannsamverkan: händelser med datum, plats, vad som setts, och kontaktlista på grannarna',
    things: 'händelse|observation, granne|kontakt',
    fields: 'datum, plats, sett|beskrivning|vad',
  },
  {
    prompt: 'Rutavdrag för städfirma: hem som städas, städare, veckodag, timmar, pris',
    things: 'hem|kund|städning|uppdrag|städuppdrag|hushåll',
    fields: 'städare, veckodag|dag, timmar, pris',
  },
  {
    prompt: 'Släktträff i sommar: gäster med boende, allergier, ankomst och vem som tar med vad',
    things: 'gäst|släkting|deltagare|person',
    fields: 'boende, allergi, ankomst',
  },
  {
    prompt: 'Spelbutikens reservationer av brädspel: kund, spel, antal, hämtas senast',
    things: 'reservation|bokning',
    fields: 'kund, spel, antal, hämtas',
  },
  {
    prompt: 'Fikalista på jobbet, vem har ansvar för fikat vilken vecka',
    things: 'fika|fikavecka|vecka|fikatur|pass|fikaansvar',
    fields: 'vem|ansvar|namn|person, vecka|datum',
  },
  {
    prompt: 'Hyrskidor: skidor, pjäxor och hjälmar med storlek och skick, uthyrningar med kund, från och till',
    things: 'skida, pjäxa, hjälm, uthyrning',
    fields: 'storlek, skick, kund, från|start, till|slut',
  },
  { prompt: 'Frågesport om svenska kungar till historielektionen', things: '' },
  { prompt: 'jag är snickare och behöver ordning', things: 'jobb|uppdrag|kund|projekt|offert' },
  { prompt: 'hundklubben', things: 'hund|medlem|kurs|tävling' },
  { prompt: 'app till frisersalong', things: 'bokning|kund|behandling|tid' },
  { prompt: 'för vår samfällighet', things: 'fastighet|medlem|ärende|möte|hushåll|avgift' },
  { prompt: 'barnens veckopeng', things: 'barn|veckopeng|syssla|utbetalning|insättning' },
  { prompt: 'hemkunskapslärare', things: 'recept|lektion|elev' },
  { prompt: 'husvagnscamping', things: 'bokning|plats|gäst|tomt|campingplats' },
  { prompt: 'fotograf', things: 'bokning|fotografering|kund|uppdrag|bild|foto' },
  { prompt: 'till hemtjänsten', things: 'brukare|besök|klient|kund|vårdtagare' },
  { prompt: 'ridklubb', things: 'häst|medlem|ryttare|lektion' },
  { prompt: 'församlingen', things: 'medlem|gudstjänst|evenemang|aktivitet|grupp' },
  { prompt: 'hjälpa en äldre förälder med vardagen', things: 'uppgift|ärende|läkarbesök|medicin|besök|kontakt' },
  { prompt: 'vi har en second hand-butik', things: 'vara|produkt|plagg|artikel|sak|inlämnare' },
  { prompt: 'elektriker', things: 'jobb|uppdrag|kund|arbetsorder|projekt' },
  { prompt: 'padelhall', things: 'bokning|bana|medlem' },
  { prompt: 'min stickning', things: 'projekt|garn|mönster|stickning|stickprojekt' },
  { prompt: 'sparklubben på jobbet', things: 'medlem|insättning|sparande|innehav' },
]
