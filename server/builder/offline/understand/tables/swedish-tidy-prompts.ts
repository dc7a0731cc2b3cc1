// Swedish prompts by a stranger to the sources, in whole, tidy sentences, with what would be fair to expect of each: some of the half that was
// worked on. What the half that only figures were read of showed stands in docs/builder-gaps.md.
import type { PromptCase } from './held-out-prompts.ts'

export const swedishTidyPrompts: readonly PromptCase[] = [
  {
    prompt: 'Jag vill hålla reda på våra kaniner med namn, ras, födelsedatum, kön och vilken bur de bor i.',
    things: 'kanin|kaniner|rabbit|rabbits',
    fields: 'namn|name, ras|breed, födelsedatum|född|birth, kön|sex|gender, bur|cage',
  },
  {
    prompt: 'Samla alla kvitton i hushållet med butik, belopp, datum, kategori och vem som betalade. Visa summan per månad.',
    things: 'kvitto|kvitton|utgift|utgifter|receipt|receipts|expense|expenses',
    fields: 'butik|store|shop, belopp|summa|amount, datum|date, kategori|category, betal|paid|vem',
  },
  {
    prompt: 'Lista över hundarna på hunddagiset med ägare, telefonnummer, foder och allergier.',
    things: 'hund|hundar|dog|dogs',
    fields: 'ägare|owner, telefon|phone, foder|food|feed, allergi|allerg',
  },
  {
    prompt: 'Närvarolista till innebandyträningen med spelare, träningar och vilka som kom.',
    things: 'spelare|player|players, träning|träningar|träningspass|practice|practices|training|trainings',
  },
  {
    prompt: 'Jag vill skapa fakturor för min städfirma med kund, rader, moms och förfallodag.',
    things: 'faktura|fakturor|invoice|invoices',
    fields: 'kund|customer|client, rad|rader|line, moms|vat|tax, förfallo|due',
  },
  {
    prompt: 'Register över lammen i år: öronmärke, tacka, födelsevikt, kön och om det behövde flaskas.',
    things: 'lamm|lammen|lamb|lambs',
    fields: 'öronmärke|märke|ear tag|tag, tacka|mor|ewe, vikt|weight, kön|sex|gender, flask|bottle',
  },
  {
    prompt: 'En omröstning om vilken färg fasaden ska få, där varje lägenhet får en röst.',
    things: 'röst|röster|omröstning|svar|vote|votes|poll|polls|answer|answers',
    fields: 'färg|colour|color, lägenhet|apartment',
  },
  {
    prompt: 'Körschema för samåkningen till ridskolan. Vem kör, vilken dag, hur många platser och varifrån.',
    things: 'körning|körningar|samåkning|samåkningar|resa|resor|skjuts|skjutsar|tur|turer|ride|rides|trip|trips|carpool|carpools',
    fields: 'kör|förare|driver, dag|datum|date|day, platser|seats, från|start|from',
  },
  {
    prompt: 'Städschema för kontoret där vi bockar av kök, toaletter och mötesrum varje vecka.',
    things:
      'städning|städningar|städuppgift|städuppgifter|uppgift|uppgifter|städschema|cleaning|cleanings|task|tasks|chore|chores',
    fields: 'bock|klar|gjord|done|status',
  },
  {
    prompt: 'Elevernas utvecklingssamtal: elev, vårdnadshavare, tid och anteckningar. Visa dem i en kalender.',
    things: 'samtal|utvecklingssamtal|möte|möten|conversation|conversations|meeting|meetings|talk|talks|conference|conferences',
    fields: 'elev|student|pupil, vårdnadshavare|guardian|parent, tid|datum|time|date, anteckning|note',
  },
  {
    prompt: 'Vi har tolv odlingslotter och vill veta vem som arrenderar vilken, storlek, avgift och om den är betald.',
    things: 'lott|lotter|odlingslott|odlingslotter|plot|plots|allotment|allotments',
    fields: 'arrendator|arrenderar|hyr|tenant|vem, storlek|size, avgift|fee, betal|paid',
  },
  {
    prompt: 'Båtklubbens brygga: platsnummer, båtägare, båtens längd, elanslutning och årsavgift.',
    things: 'båtplats|båtplatser|plats|platser|bryggplats|bryggplatser|berth|berths|mooring|moorings|slip|slips',
    fields: 'nummer|plats|number, ägare|owner, längd|length, el|electric, avgift|fee',
  },
  {
    prompt:
      'Frivilliga i vår besöksgrupp ska paras ihop med äldre som vill ha besök. Jag vill se namn, område, intressen och telefon för båda.',
    things:
      'frivillig|frivilliga|volontär|volontärer|volunteer|volunteers, äldre|senior|seniorer|mottagare|elder|elders|elderly|seniors|recipient|recipients',
    fields: 'namn|name, område|area, intresse|interest, telefon|phone',
  },
  {
    prompt: 'Vårdcentralen behöver ett vaccinationsregister för personalen. Namn, vaccin, datum, batchnummer och nästa dos.',
    things: 'vaccination|vaccinationer|vaccin|vaccinations|vaccine|vaccines',
    fields: 'namn|personal|name|staff, vaccin|vaccine, datum|date, batch, nästa|next',
  },
  {
    prompt:
      'Vi är en bostadsrättsförening med 48 lägenheter. Styrelsen vill ha en lista över lägenheterna med nummer, våning, yta och ägare. När någon renoverar ska det föras in vad som gjorts, när och av vilken firma.',
    things: 'lägenhet|lägenheter|apartment|apartments|flat|flats|unit|units, renovering|renoveringar|renovation|renovations',
    fields: 'nummer|number, våning|floor, yta|area|size, ägare|owner, firma|företag|company|contractor|firm',
  },
  {
    prompt:
      'Vår teaterförening sätter upp en pjäs varje vår. Vi vill hålla reda på kostymer med plagg, storlek, färg och i vilken låda de ligger. Ibland lånar vi ut dem till skolor och då ska det stå till vem och till vilket datum.',
    things: 'kostym|kostymer|plagg|costume|costumes|garment|garments, lån|utlån|utlåning|utlåningar|loan|loans',
    fields:
      'plagg|namn|garment|name, storlek|size, färg|colour|color, låda|box, vem|låntagare|skola|borrower|school, datum|åter|date|due|return',
  },
  {
    prompt:
      'Vårt jaktlag delar på marken runt sjön. Efter varje jakt för vi in datum, pass, vilt, vikt och skytt. Vi vill också ha en lista över jägarna med telefon och när skjutprovet gjordes.',
    things:
      'jakt|jakter|skott|fällt vilt|vilt|avskjutning|avskjutningar|byte|hunt|hunts|game|kill|kills|harvest, jägare|jägarna|medlem|medlemmar|hunter|hunters|member|members',
    fields:
      'datum|date, pass|stand, vilt|art|game|species, vikt|weight, skytt|jägare|shooter|hunter, telefon|phone, skjutprov|prov|test',
  },
  {
    prompt:
      'Jag syr brudklänningar på beställning. För varje kund vill jag spara mått, tyg, provningar och bröllopsdatum. På hemsidan ska det finnas ett galleri med färdiga klänningar.',
    things:
      'kund|kunder|beställning|beställningar|customer|customers|client|clients|order|orders, klänning|klänningar|brudklänning|brudklänningar|dress|dresses|gown|gowns',
    fields: 'mått|measurement, tyg|fabric, provning|fitting, bröllop|wedding',
  },
  {
    prompt:
      'Min mormor har demens och vi är flera som turas om att hälsa på. Vi vill skriva efter varje besök hur hon mådde, vad hon åt och om något behöver köpas. Alla i familjen ska kunna läsa i ett flöde.',
    things: 'besök|anteckning|anteckningar|visit|visits|note|notes|entry|entries',
    fields: 'mådde|mående|mood|wellbeing|feeling, åt|mat|food|ate|meal, köp|buy|shopping',
  },
  {
    prompt:
      'Simskolan har fyra grupper varje termin. Föräldrar anmäler barn med namn, ålder, grupp och telefon. Vi ska kunna bocka av vilka märken barnet har tagit.',
    things:
      'barn|deltagare|anmälan|anmälningar|simmare|child|children|participant|participants|registration|registrations|swimmer|swimmers',
    fields: 'namn|name, ålder|age, grupp|group, telefon|phone, märke|badge',
  },
  {
    prompt:
      'Den lokala bagarstugan får bokas av byborna. Man väljer datum och förmiddag eller eftermiddag och skriver namn och telefon. Veden kostar extra och betalas på plats.',
    things: 'bokning|bokningar|booking|bookings|reservation|reservations',
    fields: 'datum|date, förmiddag|eftermiddag|tid|pass|time|slot, namn|name, telefon|phone',
  },
  {
    prompt:
      'Vi är tre syskon som ärvt ett dödsbo och ska dela på sakerna. Varje sak ska ha bild, beskrivning, ungefärligt värde och vem som vill ha den. När vi är överens sätter vi den som fördelad.',
    things: 'sak|saker|föremål|pryl|prylar|ägodel|ägodelar|item|items|object|objects|belonging|belongings',
    fields:
      'bild|foto|image|photo, beskrivning|description, värde|value, vem|önskar|syskon|who|sibling|wanted, fördelad|status|distributed',
  },
  {
    prompt: 'En lista över skogsfastighetens bestånd med areal, trädslag, ålder och planerad åtgärd.',
    things: 'bestånd|skogsbestånd|stand|stands|forest stand|forest stands',
    fields: 'areal|yta, trädslag|träd, ålder, åtgärd',
  },
  {
    prompt: 'Reseräkningar för säljkåren med säljare, resmål, traktamente, milersättning och status.',
    things:
      'reseräkning|reseräkningar|resa|resor|travel expense|travel expenses|expense|expenses|expense report|expense reports|travel claim|travel claims',
    fields: 'säljare, resmål|destination, traktamente, milersättning, status',
  },
  {
    prompt: 'En översikt över kycklingarnas äggproduktion med datum, antal ägg, foderåtgång och anmärkning.',
    things:
      'äggproduktion|ägg|värpning|värpningar|produktion|dagsproduktion|äggskörd|insamling|egg production|egg|eggs|egg collection|production',
    fields: 'datum, ägg|antal, foder, anmärkning|kommentar|anteckning',
  },
  {
    prompt: 'Kassabok för scoutkåren med datum, verifikationsnummer, beskrivning, inkomst och utgift.',
    things:
      'transaktion|transaktioner|verifikation|verifikationer|kassapost|kassaposter|bokföring|post|poster|kassabok|transaction|transactions|entry|entries',
    fields: 'datum, verifikation, beskrivning|text, inkomst|intäkt, utgift|kostnad',
  },
  {
    prompt: 'Jag vill ha en tabell över mina aktieinnehav med bolag, antal aktier, inköpskurs och dagens kurs.',
    things: 'aktie|aktier|innehav|aktieinnehav|stock|stocks|share|shares|holding|holdings',
    fields: 'bolag|företag|aktie, antal, inköpskurs|inköpspris, dagens kurs|kurs|aktuell',
  },
  {
    prompt: 'Schema för körens repetitioner med datum, lokal, repertoar och ansvarig för fikat.',
    things: 'repetition|repetitioner|körrepetition|körrepetitioner|övning|övningar|rehearsal|rehearsals',
    fields: 'datum, lokal|plats, repertoar, fika|ansvarig',
  },
  {
    prompt: 'Ett rasregister för kaninuppfödningen med öronmärkning, födelsedatum, kön, ras och föräldradjur.',
    things: 'kanin|kaniner|rabbit|rabbits|djur|animal|animals',
    fields: 'öronmärkning|märkning|öronmärke, födelsedatum|född, kön, ras, förälder|föräldra|far|mor',
  },
  {
    prompt: 'Vägföreningen behöver anteckna skador på vägen med plats, skadetyp, allvarlighetsgrad och foto.',
    things: 'skada|skador|vägskada|vägskador|damage|damages|road damage|road damages',
    fields: 'plats|läge, skadetyp|typ, allvarlighetsgrad|allvar|grad, foto|bild',
  },
  {
    prompt: 'Provtagningar från badplatserna med badplats, provdatum, vattentemperatur, bakteriehalt och bedömning.',
    things: 'provtagning|provtagningar|prov|prover|vattenprov|vattenprover|sample|samples|test|tests|water sample|water samples',
    fields: 'badplats|plats, provdatum|datum, temperatur, bakterie, bedömning',
  },
  {
    prompt:
      'Vi är en ridskola med ungefär trettio hästar. Jag vill kunna lägga in varje häst med namn, ras, mankhöjd och födelseår. Dessutom ska vi boka in lektioner med ridlärare, grupp och tid, gärna i en kalender.',
    things: 'häst|hästar|horse|horses, lektion|lektioner|ridlektion|ridlektioner|lesson|lessons',
    fields: 'namn, ras, mankhöjd|höjd, födelseår|född, ridlärare|lärare, grupp, tid',
  },
  {
    prompt:
      'Bygg en hemsida för vårt bed and breakfast på Gotland. Besökare ska kunna läsa om rummen, se priser och skicka en bokningsförfrågan. Vi vill ha en stor bild överst och kontaktuppgifter längst ned.',
    things:
      'rum|room|rooms, bokning|bokningar|bokningsförfrågan|bokningsförfrågningar|förfrågan|förfrågningar|booking|bookings|booking request|booking requests|inquiry|inquiries',
    fields: 'pris',
  },
  {
    prompt:
      'Kulturskolan behöver ett system för instrumentuthyrning. Instrumenten har typ, märke, inventarienummer och värde. Eleverna har namn, kurs och lärare, och man ska kunna se vem som hyr vad.',
    things: 'instrument|instruments, elev|elever|student|students|pupil|pupils',
    fields: 'typ, märke, inventarienummer, värde, namn, kurs, lärare',
  },
]
