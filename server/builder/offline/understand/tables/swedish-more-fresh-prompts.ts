// Swedish prompts by a stranger to the sources, with what would be fair to expect of each: the rest of
// the half that was worked on. Of the other half
// only figures were read (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const swedishMoreFreshPrompts: readonly PromptCase[] = [
  {
    prompt: 'Sida för vår pizzeria på hörnet. Meny, öppettider, hitta hit, telefonnummer stort högst upp',
    things: '',
    shows: 'landing',
  },
  {
    prompt:
      'Fågelskådning, observationer: art, antal, lokal, koordinater, datum, kön, aktivitet (födosökande, sträckande, spel). karta vore kul',
    things: 'observation|observationer|fågel|fåglar|sighting|fågelobservation',
    fields: 'art, antal, lokal|plats, koordinat|koordinater|position, datum, kön, aktivitet',
  },
  {
    prompt:
      'jag tappar bort när alla garantier går ut så jag vill lägga in pryl, butik, inköpsdatum, pris, garantitid, bild på kvittot',
    things: 'pryl|prylar|garanti|garantier|produkt|sak|köp|inköp|warranty|item',
    fields: 'pryl|namn|produkt, butik, inköpsdatum|inköpt|datum, pris, garanti|garantitid, kvitto|kvittot|bild',
  },
  {
    prompt: 'app åt veterinären',
    things: 'djur|patient|patienter|besök|journal|journaler|djurägare|ägare|bokning|tid|animal|pet',
  },
  { prompt: 'Glasblåsarens hyttan & butik', things: 'produkt|produkter|glas|föremål|product|order|beställning|visning|lager' },
  {
    prompt: 'scoutkåren, hajken i maj',
    things: 'scout|scouter|deltagare|anmälan|anmälningar|packlista|hajk|uppgift|participant|utrustning',
  },
  {
    prompt:
      'Leverantörsregister med orgnummer, kontaktperson, e-post, betalningsvillkor, certifikat (ISO 9001, ISO 14001, inget) och betyg 1 till 5 stjärnor',
    things: 'leverantör|leverantörer|leverantörsregister|supplier|vendor',
    fields:
      'orgnummer|organisationsnummer, kontakt|kontaktperson, epost|e-post|mejl, betalningsvillkor|villkor, certifikat, betyg',
  },
  {
    prompt:
      'Min pappa har fått många mediciner och vi syskon turas om. Läkemedel, styrka, dos morgon / middag / kväll, förskrivare, recept går ut. Sen vill vi bocka av varje gång han fått dem, vem som gav och klockslag',
    things: 'läkemedel|medicin|mediciner|medication, dos|doser|givning|intag|avbockning|medicinering|logg|utdelning|dose',
    fields: 'läkemedel|namn|medicin, styrka, dos|morgon, förskrivare, recept|går ut, vem|gav|given, klockslag|tid',
  },
  { prompt: 'kioskens lager', things: 'vara|varor|produkt|produkter|artikel|artiklar|lager|lagervara|item' },
  {
    prompt: 'Gymschema: övning, set, reps, vikt, vila, datum',
    things: 'övning|övningar|träningspass|pass|träning|set|workout|exercise|gymschema|schema',
    fields: 'övning, set, reps, vikt, vila, datum',
  },
  {
    prompt:
      'Åkeriet. Uppdrag: lastplats, lossplats, gods, vikt ton, bil, chaufför, status bokad/lastad/levererad/fakturerad. Bilar: regnr, besiktas senast, maxlast. Chaufförer: namn, körkortsklass, YKB giltigt till',
    things:
      'uppdrag|transport|transporter|körning|transportuppdrag|assignment|job, bil|bilar|lastbil|fordon|truck|vehicle, chaufför|chaufförer|förare|driver',
    fields:
      'lastplats|lastning, lossplats|lossning, gods, vikt|ton, bil|fordon, chaufför|förare, status, regnr|registreringsnummer|regnummer, besikt|besiktas|besiktning, maxlast|last, namn, körkort|körkortsklass, ykb',
  },
  {
    prompt:
      'Begravningsbyråns uppdrag (avliden, anhörig kontakt, ceremonityp, plats, datum och tid, officiant, blommor, minnesstund) i en kalender',
    things: 'uppdrag|begravning|begravningar|ceremoni|ceremonier|funeral',
    fields: 'avliden|avlidne, anhörig|kontakt, ceremoni|ceremonityp|typ, plats, datum|tid, officiant, blommor, minnesstund',
    shows: 'calendar',
  },
  { prompt: 'biodling', things: 'kupa|kupor|bikupa|bikupor|bisamhälle|samhälle|samhällen|hive' },
  {
    prompt:
      'Studiecirklar på bildningsförbundet (ämne, cirkelledare, startdatum, antal träffar, lokal, avgift) och deltagarna med personnummer, mejl o närvaro',
    things: 'studiecirkel|studiecirklar|cirkel|cirklar|course|kurs, deltagare|deltagarna|participant',
    fields: 'ämne, ledare|cirkelledare, start|startdatum, träffar|antal, lokal, avgift, personnummer, mejl|epost|e-post, närvaro',
  },
  {
    prompt: 'Snickarens tidrapport, projekt, datum, timmar, övertid, restid, materialkostnad; summera timmarna per projekt',
    things: 'tidrapport|tidrapporter|tid|tidrapportering|tidrad|timme|tidpost|timereport|timesheet',
    fields: 'projekt, datum, timmar, övertid, restid, material|materialkostnad|kostnad',
  },
  {
    prompt:
      'Kursanmälan till keramikverkstan: välj kurs (drejning nybörjare, fortsättning, barnkurs), namn, epost, födelseår, matallergi',
    things: 'kursanmälan|anmälan|anmälningar|kursanmälningar|registration|deltagare',
    fields: 'kurs, namn, epost|e-post|mejl, född|födelseår, allergi|matallergi',
  },
  { prompt: 'nånting kul till barnens kalas, de fyller 8', things: '', shows: 'quiz|tool' },
  {
    prompt:
      'Mjölkgården: kor med öronnummer, namn, laktation, senast kalvad, dräktig. Kalvningar: ko, datum, kalvens kön, komplikation. Mjölkprov: ko, datum, celltal, fetthalt, kg mjölk',
    things: 'ko|kor|korna|cow, kalvning|kalvningar|calving, mjölkprov|prov|prover|sample',
    fields: 'öronnummer|nummer, namn, laktation, kalvad, dräktig, datum, kön, komplikation, celltal, fett|fetthalt, mjölk|kg',
  },
  {
    prompt: 'skolans cafeteria',
    things: 'produkt|produkter|vara|varor|beställning|beställningar|order|försäljning|meny|maträtt|product',
  },
  {
    prompt: 'Kaffeprovning: böna, rosteri, ursprungsland, rostgrad, bryggmetod, malning, smaknoter, betyg',
    things: 'kaffe|kaffeprovning|provning|provningar|böna|bönor|kaffesort|coffee|tasting',
    fields: 'böna, rosteri, land|ursprung|ursprungsland, rost|rostgrad, brygg|bryggmetod|metod, malning, smak|smaknoter, betyg',
  },
  {
    prompt:
      'Översikt för hyrläkarbolaget med nyckeltal: antal läkare, obokade pass, omsättning per region. Läkare har namn, specialitet, legitimationsnummer; pass har vårdcentral, region, datum, arvode, bokad läkare',
    things: 'läkare|hyrläkare|doctor, pass|arbetspass|uppdrag|shift',
    fields: 'namn, specialitet, legitimation|legitimationsnummer, vårdcentral, region, datum, arvode, läkare',
    shows: 'dashboard',
  },
  {
    prompt: 'omvandla dl till gram för mjöl, socker, smör, havregryn',
    things: '',
    fields: 'dl|mängd|deciliter, ingrediens|vara|mjöl',
    shows: 'calculator|tool',
  },
  {
    prompt:
      'Hamnkapten söker: gästhamnens bokningar m båtnamn, skepparens namn, längd och bredd, ankomst, avresa, bryggplats, el ja/nej, betald avgift',
    things: 'bokning|bokningar|gästhamnsbokning|hamnbokning|booking|gästbokning',
    fields: 'båt|båtnamn, skeppare|skepparens|namn, längd, bredd, ankomst, avresa, brygga|bryggplats|plats, el, avgift|betald',
  },
  { prompt: 'volontärerna på second hand', things: 'volontär|volontärer|volontärerna|volunteer|pass|arbetspass|schema' },
  {
    prompt: 'bilverkstad',
    things: 'bil|bilar|arbetsorder|order|kund|kunder|reparation|reparationer|fordon|bokning|service|jobb',
  },
  {
    prompt:
      'Rekrytering: kandidater på en tavla från Ny till Intervju, Referenser, Erbjudande och Nej tack. Namn, tjänst, cv-fil, lönekrav, källa',
    things: 'kandidat|kandidater|candidate|sökande',
    fields: 'namn, tjänst|roll, cv, lön|lönekrav, källa, status|steg',
    shows: 'board',
  },
  {
    prompt: 'Förskolans närvarotavla: barn, avdelning (Blåbäret, Lingonet, Hjortronet), kom, gick, hämtas av, sjuk',
    things: 'närvaro|barn|barnen|attendance|child',
    fields: 'barn|namn, avdelning, kom|ankomst|in, gick|ut|hämtad, hämtas|hämtare, sjuk|frånvaro',
  },
  { prompt: 'skidspåren i kommunen', things: 'skidspår|spår|skidspåren|spåren|track|trail' },
  {
    prompt:
      'Modelljärnväg!!! lok och vagnar i samlingen: littera, tillverkare, skala (H0, N, 0), digitaladress, epok, inköpspris, kopplad i tågsätt',
    things: 'lok|vagn|vagnar|modell|modeller|fordon|rullande|tåg|rollingstock',
    fields: 'littera, tillverkare, skala, adress|digitaladress, epok, pris|inköpspris, tågsätt',
  },
  { prompt: 'kennelklubbens utställning', things: 'hund|hundar|anmälan|anmälningar|utställning|utställare|deltagare|dog|entry' },
  {
    prompt: 'Vandringsleder jag gått, med km, höjdmeter, vindskydd längs vägen, svårighet och om jag vill gå igen',
    things: 'vandringsled|vandringsleder|led|leder|vandring|vandringar|hike|trail',
    fields: 'km|längd|sträcka, höjdmeter|höjd, vindskydd, svårighet|svårighetsgrad, igen',
  },
  {
    prompt: 'Slumpa fram grupper ur klasslistan, jag klistrar in namn och väljer gruppstorlek',
    things: '',
    fields: 'namn, storlek|gruppstorlek|antal',
    shows: 'tool',
  },
  {
    prompt:
      'Kontroll av brandskyddet. Byggnader: namn, adress, brandskyddsansvarig. Kontrollronder: byggnad, månad, släckare ok, nödutgångar ok, larm testat, brister',
    things: 'byggnad|byggnader|building, kontrollrond|kontrollronder|rond|ronder|kontroll|inspection',
    fields:
      'namn, adress, ansvarig|brandskyddsansvarig, byggnad, månad|datum, släckare, nödutgång|nödutgångar, larm, brist|brister',
  },
]
