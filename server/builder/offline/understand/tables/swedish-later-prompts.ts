// Two later rounds of the same writing as swedish-further-prompts.ts, when the earlier rules stood; the worked half of each.
import type { PromptCase } from './held-out-prompts.ts'

export const swedishLaterPrompts: readonly PromptCase[] = [
  {
    prompt: 'Vi lagar mobiler och datorer. Inlämningar med kund, modell, fel, pris och status (mottagen, lagas, klar att hämta)',
    things: 'inlämning|reparation|ärende|jobb',
    fields: 'kund, modell, fel, pris, status',
  },
  {
    prompt: 'Skolans uthyrning av instrument till elever: instrument, elev, termin, hyra, återlämnat',
    things: 'uthyrning|lån|utlåning|hyra',
    fields: 'instrument, elev, termin, hyra, återlämnat',
  },
  {
    prompt: 'Pianolärare med lektioner varje vecka. Lektioner: elev, dag, tid, läxa till nästa gång, betald',
    things: 'lektion|pianolektion',
    fields: 'elev, dag, tid, läxa, betald',
  },
  {
    prompt: 'Tidrapporter för anställda på åkeriet med datum, timmar, övertid och restid',
    things: 'tidrapport',
    fields: 'datum, timmar, övertid, restid',
  },
  {
    prompt: 'Lista på leverantörer till vårt kafé: kontaktperson, telefon, leveransdagar och minsta order',
    things: 'leverantör',
    fields: 'kontaktperson, telefon, leveransdag, order',
  },
  {
    prompt: 'Odlingsdagbok för växthuset: sort, sådatum, omskolad, utplanterad, skörd i kilo',
    things: 'sådd|odling|växt|gröda|plantering|anteckning|skörd',
    fields: 'sort, så, omskol, utplanter, skörd|kilo',
  },
  {
    prompt: 'Bemanning av kiosken på hemmamatcher: match, datum, pass och vilka föräldrar som står',
    things: 'pass|bemanning|kioskpass|match',
    fields: 'datum, förälder|föräldrar',
  },
  {
    prompt: 'Vi ska renovera sommarstugan. Moment med ansvarig, kostnad, klar och material som måste köpas',
    things: 'moment|uppgift|renovering',
    fields: 'ansvarig, kostnad, klar',
  },
  {
    prompt: 'Konstnär som säljer tavlor. Tavlor med titel, teknik, mått, pris, såld till och bild i galleri',
    things: 'tavla|konstverk|målning',
    fields: 'titel, teknik, mått, pris, såld, bild',
    shows: 'gallery',
  },
  {
    prompt: 'Medlemsregister för kolonin med stugnummer, arrende betalt, kö-plats och vattenmätare',
    things: 'medlem',
    fields: 'stugnummer|nummer, betal, kö, vattenmätare|vatten',
  },
  {
    prompt: 'Kalender för bönestunder och gudstjänster i församlingen med präst, organist och kyrkvärd',
    things: 'gudstjänst, bönestund',
    fields: 'präst, organist, kyrkvärd',
    shows: 'calendar',
  },
  {
    prompt: 'Lagerhållning av snöskor i butiken: modell, storlek, antal, hyllplats, varna under 3',
    things: 'snösko|vara|artikel|produkt',
    fields: 'modell, storlek, antal, hylla|hyllplats',
  },
  { prompt: 'Fadderverksamhet: nyanlända, faddrar och vilken fadder som träffar vem', things: 'nyanländ|deltagare, fadder' },
  {
    prompt: 'Mäklare: objekt med adress, rum, utgångspris, visningstider och spekulanter med namn, telefon och bud',
    things: 'objekt|bostad|fastighet, spekulant',
    fields: 'adress, rum, pris, visning, telefon, bud',
  },
  {
    prompt: 'Dagisets packlista till utflykter: sak, antal, packad',
    things: 'sak|packning|föremål|packningssak|pryl|utrustning',
    fields: 'antal, packad',
  },
  {
    prompt: 'Köksschema på kollektivet, vem som lagar mat vilken dag och vad',
    things: 'måltid|matlag|pass|köksschema|middag|tur|schema|uppgift',
    fields: 'vem|ansvarig, dag|datum',
  },
  {
    prompt: 'Sjukanmälan för personal på lagret: namn, första dag, beräknad åter, läkarintyg ja/nej',
    things: 'sjukanmälan|frånvaro|anmälan',
    fields: 'namn, dag|första, åter, läkarintyg',
  },
  {
    prompt:
      'Fastighetsskötare på tre skolor. Ronder med skola, datum, avvikelser och foto. Avvikelser ska få status och ansvarig',
    things: 'rond, avvikelse',
    fields: 'skola, datum, foto|bild, status, ansvarig',
  },
  {
    prompt: 'Fosterhem för igelkottar: vikt varje dag, matning, släppt datum',
    things: 'igelkott|vägning|djur|mätning',
    fields: 'vikt, mat, släppt',
  },
  {
    prompt: 'Insamling till klassresan: försäljning av kakor och strumpor, per elev, summa',
    things: 'försäljning|insamling',
    fields: 'elev, summa|belopp',
  },
  {
    prompt: 'Beställningar av tårtor till bröllop: kund, datum, antal bitar, smak, allergier, hämtas eller levereras',
    things: 'beställning|order',
    fields: 'kund, datum, bitar|antal, smak, allergi, hämtas|lever',
  },
  {
    prompt: 'Föreläsare: bokningar av mina föredrag, arvode, ort, kontakt, ämne, faktura skickad',
    things: 'bokning|föredrag|föreläsning',
    fields: 'arvode, ort, kontakt, ämne, faktura',
  },
  {
    prompt: 'Slöjdsalens verktyg: antal, trasiga, skåp, slipas nästa gång',
    things: 'verktyg',
    fields: 'antal, trasig, skåp, slipas',
  },
  {
    prompt: 'Åtgärdslista efter besiktning av fritidsbåten, med prioritet, kostnad och klart',
    things: 'åtgärd|uppgift|brist',
    fields: 'prioritet, kostnad, klar',
  },
  {
    prompt: 'Säsongskort i skidbacken: namn, korttyp (barn, ungdom, vuxen), köpt datum, foto',
    things: 'säsongskort|kort|skidkort|liftkort',
    fields: 'namn, typ, datum, foto|bild',
  },
  { prompt: 'båtvarv', things: 'båt|jobb|kund|reparation|arbetsorder' },
  { prompt: 'något för att planera dop', things: 'gäst|uppgift|checklista' },
  { prompt: 'min kennel', things: 'hund|kull|valp' },
  { prompt: 'hjälp till vår förskolegrupp', things: 'barn' },
  { prompt: 'jag coachar ett flicklag i fotboll', things: 'spelare, match|träning' },
  {
    prompt:
      'Vi är en liten syateljé som lägger upp byxor och lagar jackor. Jobb med kund, plagg, vad som ska göras, pris och hämtdag',
    things: 'jobb|arbete|uppdrag|beställning',
    fields: 'kund, plagg, pris, hämt',
  },
  {
    prompt: 'Lånebibliotek för verktyg i bostadsrättsföreningen, med verktyg, låntagare och återlämningsdatum',
    things: 'verktyg|lån|utlåning',
    fields: 'låntagare, återlämning',
  },
  {
    prompt: 'Fritidsgården vill ha en lista på besökare per kväll, vilka ledare som jobbade och incidenter',
    things: 'besök|besökare|kväll|kvällspass, incident',
    fields: 'ledare',
  },
  {
    prompt: 'Bokningssystem för massör: behandlingar med pris och längd, bokningar med kund och tid',
    things: 'behandling, bokning',
    fields: 'pris, längd, kund, tid',
  },
  {
    prompt: 'Skriva upp vad barnen ätit på förskolan: barn, datum, frukost, lunch, mellis',
    things: 'måltid|barn|dag|rapport|anteckning|mat',
    fields: 'datum, frukost, lunch, mell',
  },
  {
    prompt: 'Kassabok för hembygdsföreningen med datum, text, inkomst, utgift, verifikationsnummer och saldo',
    things: 'post|transaktion|kassabok|kassapost|verifikation|bokföringspost',
    fields: 'datum, inkomst, utgift, nummer, saldo',
  },
  {
    prompt: 'Vaccinationskort för hundarna med vaccin, datum och när det ska förnyas',
    things: 'vaccination|hund',
    fields: 'vaccin, datum, förny',
  },
  {
    prompt: 'Vi säljer ägg från gården. Kunder prenumererar på ägg varje vecka, vi kör ut på torsdagar',
    things: 'kund|prenumerant, prenumeration|leverans|beställning',
  },
  {
    prompt: 'Register för elever på kulturskolan: namn, instrument, lärare, termin, avgift betald',
    things: 'elev',
    fields: 'instrument, lärare, termin, avgift|betald',
  },
  {
    prompt: 'Personalens önskemål om semester: namn, veckor, ersättare, godkänd av chef',
    things: 'semester|önskemål|ansökan|ledighet',
    fields: 'namn, vecka|veckor, ersättare, godkänd',
  },
  {
    prompt: 'Plantskola: plantor med art, kruka, pris och antal; order från kunder med hämtdag',
    things: 'planta|växt, order|beställning',
    fields: 'art, kruka, pris, antal, hämt',
  },
  {
    prompt: 'Veckobrev till föräldrar i klass 4B, med rubrik, text och vecka',
    things: 'veckobrev|inlägg|brev',
    fields: 'rubrik, text, vecka',
  },
  {
    prompt: 'Idrottsförening med lag, ledare, medlemmar och träningstider per hall',
    things: 'lag, ledare, medlem, träning|träningstid',
  },
  {
    prompt: 'Anhöriglista för räddningstjänsten: brandman, närmast anhörig, telefon, relation',
    things: 'brandman|anhörig',
    fields: 'anhörig, telefon, relation',
  },
  {
    prompt: 'Rapportera hål i vägen och trasiga skyltar till vägsamfälligheten, med foto, plats och status',
    things: 'rapport|felanmälan|ärende|fel|skada',
    fields: 'foto|bild, plats, status',
  },
  {
    prompt: 'Svampställen med karta, art, datum och hur mycket jag hittade',
    things: 'svampställe|ställe|fynd|plats',
    fields: 'art, datum, mängd|mycket',
  },
  {
    prompt: 'Öppet hus-lista för mäklare: intressenter, telefon, lånelöfte ja/nej, kommentar',
    things: 'intressent|spekulant|besökare',
    fields: 'telefon, lånelöfte, kommentar',
  },
  {
    prompt: 'Lappar till loppisen: säljarnummer, vara, pris, såld',
    things: 'vara|lapp|föremål|pryl|sak',
    fields: 'nummer, pris, såld',
  },
  {
    prompt: 'Utrustning för ambulansen som ska checkas varje pass: artikel, antal, utgångsdatum, påfylld',
    things: 'artikel|utrustning|material',
    fields: 'antal, utgång, påfylld',
  },
  {
    prompt: 'Matleverans till hemtjänstkunder: namn, adress, specialkost, levererad kl',
    things: 'leverans|matleverans|matlåda|kund',
    fields: 'namn, adress, kost, lever',
  },
  {
    prompt: 'Vi har en studentkorridor och behöver städschema, felanmälan till hyresvärden och gemensamma utlägg',
    things: 'städning|städpass|städschema|uppgift|städuppgift|städtur, felanmälan, utlägg',
  },
  { prompt: 'Skolskjuts: linjer, hållplatser, elever och vilken elev åker vilken linje', things: 'linje, hållplats, elev' },
  { prompt: 'Mina löparskor och hur långt jag sprungit i dem', things: 'sko|löparsko', fields: 'km|sträcka|långt|distans' },
  { prompt: 'Golfklubb: medlemmar, handicap, starttider och tävlingar', things: 'medlem, starttid, tävling', fields: 'handicap' },
  {
    prompt: 'Husbilsägare som vill logga resor, campingar, nätter och kostnader',
    things: 'resa, camping|campingplats, kostnad|utgift',
  },
]
