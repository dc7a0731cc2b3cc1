// Swedish prompts as people type them, written before the rules and words they were used for; worked on since, so they measure
// nothing any more. Their other half was only counted: docs/builder-gaps.md tells its figures.
import type { PromptCase } from './held-out-prompts.ts'

export const swedishPrompts: readonly PromptCase[] = [
  { prompt: 'jag vill ha koll på mina bikupor', things: 'hive|beehive|bikupa|bikupor' },
  {
    prompt:
      'Ett medlemsregister för vår fiskevårdsförening med namn, adress, telefon, medlemsnummer och om årsavgiften är betald. Vi säljer också fiskekort och vill se vilka som köpt och hur länge de gäller.',
    things: 'member|medlem|medlemmar, fishingLicense|permit|fiskekort',
    fields: 'namn, adress, telefon, medlemsnummer, årsavgift|betald, gäller|giltig',
  },
  {
    prompt: 'bokningssida för vår tvättstuga',
    things: 'booking|bokning|bokningar|slot|tvättid|tvättider|timeslot',
    shows: 'booking',
  },
  {
    prompt: 'Körjournal - datum, bil, mätarställning start, mätarställning slut, ärende, sträcka',
    things: 'trip|journey|resa|resor|körning|körningar',
    fields: 'datum, bil, mätarställning|start, ärende|syfte, sträcka',
  },
  {
    prompt: 'hjälp mig hålla reda på vilka böcker jag lånat ut och till vem',
    things: 'loan|lån|utlåning|utlåningar|book|bok|böcker',
  },
  {
    prompt:
      'Felanmälan för bostadsrättsföreningen där boende kan rapportera fel med lägenhetsnummer, beskrivning och bild, och styrelsen ser status',
    things: 'fault|request|ticket|report|felanmälan|felanmälningar|issue',
    fields: 'lägenhet, beskrivning, bild, status',
  },
  {
    prompt: 'Min systers hundpensionat behöver ett system',
    things: 'dog|hund|hundar|pet|husdjur|djur, booking|bokning|bokningar|stay|vistelse|vistelser',
  },
  {
    prompt: 'register över grävmaskiner och andra maskiner: modell, årsmodell, drifttimmar, nästa service, var den står',
    things: 'machine|maskin|maskiner|equipment|vehicle|grävmaskin|grävmaskiner',
    fields: 'modell, årsmodell|år, drifttimmar|timmar, service, plats|står',
  },
  {
    prompt: 'sida där kunder kan beställa tårtor',
    things: 'cake|tårta|tårtor|product|produkt|produkter, order|beställning|beställningar',
    shows: 'shop',
  },
  {
    prompt: 'matlådor! vad jag lagat, hur många portioner, vilket datum den frystes och bäst före',
    things: 'meal|mealBox|lunchbox|matlåda|matlådor|freezerItem|dish|food',
    fields: 'portioner, datum|fryst, bäst före',
  },
  { prompt: 'jag driver en liten gårdsbutik', things: 'product|produkt|produkter|vara|varor' },
  {
    prompt: 'En app för ridskolan: hästar, elever, ridlektioner och vem som rider vilken häst på vilken lektion.',
    things: 'horse|häst|hästar, student|pupil|elev|elever|rider|ryttare, lesson|lektion|lektioner|ridlektion|ridlektioner',
  },
  { prompt: 'hålla koll på ungarnas saker', things: 'item|belonging|sak|saker|child|barn|thing' },
  {
    prompt: 'Inventarielista för slöjdsalen. Verktyg, antal, var de förvaras, skick, senast kontrollerad.',
    things: 'tool|verktyg|inventory|equipment|inventarie|inventarier|item',
    fields: 'antal, förvaras|plats, skick, kontrollerad',
  },
  {
    prompt: 'webbsida för vårt snickeri',
    things: 'service|tjänst|tjänster|project|projekt|product|produkt|produkter|job|uppdrag',
    shows: 'landing',
  },
  {
    prompt: 'Bokning av föreningens lokal: vem som bokar, datum, från och till, antal personer, betalt eller ej',
    things: 'booking|bokning|bokningar',
    fields: 'datum, från|start, till|slut, antal personer|antal|personer, betalt|betald',
  },
  { prompt: 'koll på min medicin', things: 'medicine|medication|medicin|mediciner|läkemedel' },
  {
    prompt: 'skolans skåp: vilken elev som har vilket skåp, nyckelnummer och när det ska lämnas tillbaka',
    things: 'locker|skåp, student|pupil|elev|elever',
    fields: 'nyckelnummer|nyckel, lämnas|återlämn|tillbaka',
  },
  { prompt: 'en app åt oss som har hönor', things: 'hen|chicken|höna|hönor|egg|eggs|ägg|äggplockning|animal|djur|flock' },
  {
    prompt:
      'Bilverkstad: fordon med regnr, märke, modell och ägare. Servicebesök med datum, mätarställning, utfört arbete, reservdelar och pris',
    things: 'vehicle|car|fordon|bil|bilar, service|visit|servicebesök|serviceVisit|repair|job',
    fields: 'regnr|registreringsnummer, märke, modell, ägare, datum, mätarställning, arbete, reservdelar, pris',
  },
  {
    prompt: 'Jag har en second hand-butik och tappar bort mig bland allt',
    things: 'item|product|garment|vara|varor|produkt|produkter|plagg|artikel|artiklar',
  },
  {
    prompt:
      'Ett vikariesystem för grundskolan. Vikarier (namn, telefon, ämnen, tillgängliga dagar) och vikariepass med skola, klass, tid och status: ledigt, bokat, utfört',
    things: 'substitute|vikarie|vikarier, shift|pass|vikariepass|substitution|assignment',
    fields: 'namn, telefon, ämnen, tillgänglig, skola, klass, tid, status',
  },
  { prompt: 'ett ställe för alla våra familjeminnen', things: 'memory|minne|minnen|photo|moment' },
  {
    prompt: 'Svampställen med koordinater, sort, när jag var där och hur mycket jag hittade',
    things: 'mushroomSpot|spot|svampställe|svampställen|place|find|fynd|mushroom|svamp|location|plats|platser|ställe|ställen',
    fields: 'koordinater, sort|art, datum|när|var där, mängd|hur mycket|hittade|antal',
  },
  {
    prompt: 'massör, vill att folk ska kunna boka tid',
    things: 'booking|appointment|bokning|bokningar|tid|tider',
    shows: 'booking',
  },
  {
    prompt: 'Besökslogg för receptionen: besökarens namn, företag, vem de ska träffa, in- och uttid, badgenummer',
    things: 'visit|visitor|besök|besökare',
    fields: 'namn, företag, träffa|värd|vem, in|ankomst, ut|avgång, badge',
  },
  {
    prompt: 'hyra ut släpvagn',
    things: 'trailer|släp|släpvagn|släpvagnar, rental|booking|uthyrning|uthyrningar|bokning|bokningar',
  },
  {
    prompt: 'Egenkontroll för restaurangen: temperaturer i kylar och frysar, tid, vem som kollade, åtgärd om fel',
    things:
      'check|temperature|temperatureLog|inspection|kontroll|kontroller|egenkontroll|egenkontroller|temperatur|temperaturer|reading|mätning|mätningar',
    fields: 'temperatur, tid, vem|kontrollant|kollade, åtgärd',
  },
  {
    prompt: 'Vi är en liten teatergrupp som behöver struktur',
    things:
      'performance|show|föreställning|föreställningar|production|uppsättning|uppsättningar|play|rehearsal|repetition|repetitioner, member|actor|medlem|medlemmar|skådespelare|role|roll|roller|rehearsal|repetition|repetitioner',
  },
  {
    prompt: 'Lista på mina skogsskiften med areal, trädslag, ålder, senaste gallring och planerad avverkning',
    things: 'stand|forestStand|parcel|skifte|skiften|skogsskifte|skogsskiften|bestånd|forest',
    fields: 'areal, trädslag, ålder, gallring, avverkning',
  },
  {
    prompt: 'digital gästbok till stugan',
    things: 'guestbookEntry|entry|post|inlägg|guest|gäst|gäster|greeting|hälsning|hälsningar|gästbok',
  },
  {
    prompt: 'Utrustnings lista för scout kåren, vad som finns, antal, skick, vem som lånat och när det ska vara tillbaka',
    things: 'equipment|utrustning|item|gear|inventarie|pryl|prylar, loan|lån|utlåning|utlåningar|equipment',
    fields: 'antal, skick, lånat|låntagare|vem, tillbaka|åter',
  },
  {
    prompt: 'säljtävling på jobbet',
    things:
      'seller|salesperson|säljare|sale|försäljning|försäljningar|competition|tävling|tävlingar|participant|deltagare|score|result|resultat',
  },
  {
    prompt: 'Spelarstatistik för hockeylaget: mål, assist, utvisningsminuter, plus/minus, matcher spelade',
    things: 'player|spelare|stat|statistik',
    fields: 'mål, assist, utvisning, plus, matcher',
  },
  {
    prompt: 'planera vår husrenovering',
    things: 'room|rum|task|uppgift|uppgifter|project|projekt|renovation|cost|kostnad|kostnader|moment|renovering|renoveringar',
  },
  {
    prompt: 'Protokoll och beslut från styrelsemöten, med datum, närvarande, paragraf, ansvarig och deadline för varje beslut',
    things: 'meeting|möte|möten|styrelsemöte|styrelsemöten|protocol|protokoll|minutes, decision|beslut',
    fields: 'datum, närvarande, paragraf, ansvarig, deadline',
  },
  {
    prompt: 'träningsdagbok för löpning',
    things: 'workout|run|pass|träningspass|löppass|löprunda|löprundor|löpning|löpningar|training',
  },
  {
    prompt:
      'Kundkort för fotvårdskliniken: kund, födelsedatum, diabetes, mediciner, behandlingar med datum och anteckning samt nästa tid',
    things: 'customer|client|patient|kund|kunder|patienter, treatment|behandling|behandlingar|visit',
    fields: 'födelsedatum, diabetes, medicin, datum, anteckning, nästa tid|nästa',
  },
  { prompt: 'Nåt kul för barnkalaset', things: 'guest|gäst|gäster|game|lek|lekar|activity|aktivitet|aktiviteter|task' },
  {
    prompt: 'Elsparkcyklar som vi hyr ut i hamnen: nummer, batterinivå, status, hyrd av, starttid, sluttid, pris per minut',
    things: 'scooter|elsparkcykel|elsparkcyklar|vehicle, rental|uthyrning|uthyrningar|hyra|scooter|elsparkcykel',
    fields: 'nummer, batteri, status, starttid|start, sluttid|slut, pris',
  },
  {
    prompt: 'en app för vår båtbrygga',
    things: 'boat|båt|båtar|berth|bryggplats|bryggplatser|båtplats|båtplatser|member|medlem|medlemmar|booking',
  },
  {
    prompt: 'Lekplatsbesiktningar åt kommunen: lekplats, redskap, brist, allvarlighetsgrad, åtgärd, åtgärdat datum',
    things: 'inspection|besiktning|besiktningar|lekplatsbesiktning|lekplatsbesiktningar',
    fields: 'lekplats, redskap, brist, allvarlighet, åtgärd, datum|åtgärdat',
  },
  { prompt: 'sugen på nåt där vi i kören kan ha våra noter', things: 'sheetMusic|noter|not|notblad|song|låt' },
  {
    prompt: 'Beställningslista till fikarummet med vara, antal, vem som önskat och om den är beställd',
    things: 'order|beställning|beställningar|item|shoppingItem|inköpsvara|product|vara|varor|önskemål',
    fields: 'vara, antal, vem|önskat, beställd',
  },
  { prompt: 'min mans garage är fullt av prylar', things: 'item|homeItem|pryl|prylar|ägodel|ägodelar|tool|sak|saker' },
  {
    prompt: 'Skidspår: vilka spår som är preparerade, när de kördes senast, spårlängd och belysning ja eller nej',
    things: 'trail|spår|skidspår|track',
    fields: 'preparera, kördes|senast|datum, längd, belysning',
  },
  {
    prompt: 'koll på pappas demens',
    things: 'medication|medicin|mediciner|careVisit|omsorgsbesök|note|symptom|appointment|besök|anteckning|anteckningar',
  },
  {
    prompt: 'Vad kostar vår katt? Veterinär, mat, försäkring per månad, summerat per år',
    things: 'expense|utgift|utgifter|kostnad|kostnader',
    fields: 'belopp|kostnad',
  },
  {
    prompt: 'Åtgärdslista efter skyddsrond: brist, ansvarig, klart senast, status',
    things: 'action|åtgärd|åtgärder|task|uppgift|uppgifter',
    fields: 'brist, ansvarig, klart senast|deadline|förfallodatum, status',
  },
  { prompt: 'en sida för min podd', things: 'episode|podcastEpisode|avsnitt', shows: 'landing' },
  {
    prompt: 'Elevers ledighetsansökningar: elev, klass, från datum, till datum, orsak, beviljad av',
    things: 'leave|application|ansökan|ansökningar|ledighetsansökan|ledighetsansökningar',
    fields: 'elev, klass, från, till, orsak, beviljad',
  },
  {
    prompt: 'lokalvårdarna på skolan',
    things: 'cleaningRound|task|städrunda|städrundor|shift|arbetspass|room|employee|uppgift|uppgifter|chore',
  },
  {
    prompt: 'Besiktningsprotokoll för hyrbilar med regnummer, skador, bilder, bränslenivå, kilometer och kundens underskrift',
    things: 'inspection|besiktning|besiktningar|besiktningsprotokoll|protokoll',
    fields: 'regnummer|registreringsnummer, skador, bild, bränsle, kilometer|mätarställning',
  },
  { prompt: 'byta böcker med grannarna', things: 'book|bok|böcker' },
  {
    prompt:
      'Lagerlista för frisersalongens produkter: märke, produkt, storlek, inköpspris, utpris, antal i lager, beställ när under 3',
    things: 'product|produkt|produkter',
    fields: 'märke, storlek, inköpspris, utpris, antal|lager',
  },
  { prompt: 'gör en blogg om livet på landet', things: 'post|inlägg', shows: 'blog' },
  {
    prompt: 'Loggbok för brandlarm: datum, tid, sektion, orsak, vem som återställde. Senaste överst',
    things: 'alarm|larm|brandlarm|callout|logEntry|utryckning|loggboksnotering|loggboksnoteringar',
    fields: 'datum, tid, sektion, orsak, återställ',
  },
  { prompt: 'hjälp att minnas vad folk heter', things: 'person|contact|kontakt|kontakter|personer' },
  {
    prompt: 'Reseräkning med resmål, syfte, avresa, hemkomst, antal km egen bil, traktamente, utlägg och attesterad av',
    things: 'expenseClaim|reseräkning|reseräkningar|travelExpense|tjänsteresa',
    fields: 'resmål, syfte, avresa, hemkomst, km|kilometer, traktamente, utlägg, attest',
  },
  {
    prompt: 'plugghjälp inför nationella proven',
    things: 'flashcard|exam|assignment|subject|prov|glosa|quizQuestion|ämne|uppgift|studySession|task|question|fråga|frågor',
  },
]
