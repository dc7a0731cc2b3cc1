// Descriptions by three strangers, each written down in its own way, run only to measure.
import type { SuiteBrief } from './cases.ts'

export const measuringWrittenBriefs: readonly SuiteBrief[] = [
  {
    prompt:
      'ok so lifeboat crew training record every exercise needs the date who was helm how many hours which boat and the sea state and then a list of crew with name rank and when their medical runs out thats it',
    language: 'en',
    lists: {
      'Exercises|Training exercises|Training records|Trainings': 'date, helm, hours, boat, sea state',
      'Crew|Crew members': 'name, rank, medical expiry|medical runs out|medical expires',
    },
    may: 'Boats|Lifeboats',
    mayFields: 'title, crew present|crew, notes, status',
  },
  {
    prompt:
      'Church bell tower maintenance:\n- Bells: number, weight in cwt, note, founder, year cast\n- Ropes: bell, fitted on, splice checked, supplier\n- Inspections: date, inspector, findings, urgent yes/no\nCaptain should see overdue rope checks first.',
    language: 'en',
    lists: {
      Bells: 'number, weight, note, founder, year cast',
      'Ropes|Bell ropes': 'bell, fitted on|date fitted, splice checked|splice check, supplier',
      Inspections: 'date, inspector, findings, urgent',
    },
    may: 'Suppliers, Inspectors, Founders',
    mayFields: 'name, title, next check due|next check|check due, status, bell',
  },
  {
    prompt:
      "For each donkey at the sanctuary I want name, age, passport number, farrier due date and who sponsors it; for each sponsor I want the email, the monthly amount and whether they've had this year's photo.",
    language: 'en',
    lists: {
      Donkeys: 'name, age, passport number, farrier due date|farrier due, sponsor|sponsored by',
      Sponsors: "email, monthly amount|amount, photo sent|had this year's photo|photo received",
    },
    mayFields: 'name, donkey|donkeys, photo, start date',
  },
  {
    prompt:
      'Q: What do you need to keep?\nA: Our hearing aid loans.\nQ: What about each one?\nA: Serial, left or right, patient initials, lent on, due back, battery size.\nQ: Anything else?\nA: Just a page that shows which are late.',
    language: 'en',
    lists: {
      'Hearing aid loans|Loans':
        'serial|serial number, left or right|side|ear, patient initials|patient, lent on|date lent, due back|due date, battery size',
    },
    may: 'Hearing aids|Devices, Patients',
    mayFields: 'title, status, returned|returned on|date returned',
  },
  {
    prompt:
      '| Cheese | Milk | Made on | Wheel weight (kg) | Shelf | Turned last |\n|---|---|---|---|---|---|\n| Old Bess | ewe | 3 Feb | 4.2 | B7 | 11 Mar |\n| Clogger | cow | 9 Feb | 6.0 | C1 | 12 Mar |',
    language: 'en',
    lists: {
      'Cheeses|Wheels|Cheese wheels|Cheese':
        'cheese|name, milk|milk type, made on|date made, wheel weight|weight|wheel weight (kg), shelf, turned last|last turned',
    },
    may: 'Shelves, Milk types|Milks',
    mayFields: 'name, status, age, notes',
  },
  {
    prompt:
      'Need to keep tabs on swarm calls. Caller, phone, postcode, height off ground, photo, which beekeeper took it, outcome (collected / gone / wasps).',
    language: 'en',
    lists: {
      'Swarm calls|Swarms|Calls': 'caller, phone, postcode, height off ground|height, photo, beekeeper, outcome',
    },
    may: 'Beekeepers',
    mayFields: 'title, date|call date|date reported, status, notes, name',
  },
  {
    prompt:
      "Pages I'd like in the menu: Reptiles, Feeds, Sheds, Vet visits. Reptiles has species, morph, sex, hatch date. Feeds has reptile, prey, size, refused or not. Sheds is just the date and whether it came off in one piece. Vet visits - date, reason, cost.",
    language: 'en',
    lists: {
      Reptiles: 'species, morph, sex, hatch date',
      'Feeds|Feedings': 'reptile, prey, size|prey size, refused',
      'Sheds|Sheddings': 'date, in one piece|came off in one piece|complete|one piece',
      'Vet visits': 'date, reason, cost',
    },
    may: 'Species, Vets, Morphs',
    mayFields: 'name, reptile, date, photo, notes, title',
  },
  {
    prompt: 'Working out tips for a four person food truck crew: total in the jar, hours of each of us, shows who gets what',
    language: 'en',
    lists: {},
    may: 'Crew|Crew members|People, Shifts|Days, Tips|Tip splits, Hours',
    mayFields: 'total|total tips, hours, share|tip share, name, date',
  },
  {
    prompt:
      "I'm the one who does the flowers rota at St Oswin's. Can you help me put Sundays down with the liturgical colour, who is arranging, which pedestals, and whether lilies are allowed? People always forget about the lilies.",
    language: 'en',
    lists: {
      'Sundays|Flower rota|Rota|Rota entries':
        'date|Sunday, liturgical colour|colour, arranger|arranging|who is arranging, pedestals, lilies allowed|lilies',
    },
    may: 'Arrangers|People|Volunteers, Pedestals, Liturgical colours|Colours',
    mayFields: 'title, name, phone, notes',
  },
  {
    prompt:
      "My husband restores fairground organs and never writes anything down!! I want to see what he's working on, which pipes are still missing per organ, and what he's spent. Organ: builder, year, keys, owner. Missing pipes: rank, note, material, ordered yes/no. Spending: what on, amount, date, receipt photo",
    language: 'en',
    lists: {
      'Organs|Fairground organs': 'builder, year, keys, owner',
      'Missing pipes|Pipes': 'organ, rank, note, material, ordered',
      'Spending|Expenses|Spendings': 'what on|item|description|what for, amount, date, receipt photo|receipt',
    },
    may: 'Owners, Builders, Ranks, Materials, Jobs|Projects|Work',
    mayFields: 'organ, name, status, title',
  },
  {
    prompt:
      "We're a small wind band and uniforms vanish. I'd like:\n\n* jackets (number, chest size, length, held by)\n* players (name, instrument, section, joined)\n* hand-backs - jacket, date, cleaned?",
    language: 'en',
    lists: {
      'Jackets|Uniforms': 'number|jacket number, chest size|chest, length, held by|player|holder',
      'Players|Members': 'name, instrument, section, joined|date joined',
      'Hand-backs|Handbacks|Returns': 'jacket, date, cleaned',
    },
    may: 'Instruments, Sections',
    mayFields: 'player, notes, status, condition',
  },
  {
    prompt:
      'dear sirs, i am writing on behalf of the model railway society. we wish to record all rolling stock belonging to the society incl. running number, livery, gauge, DCC address and who donated it. Also to be recorded are exhibition invitations with venue, dates, layout requested, van hire needed and expenses agreed. yours, B. Pettifer (hon. sec.)',
    language: 'en',
    lists: {
      'Rolling stock': 'running number|number, livery, gauge, DCC address, donor|donated by|who donated it',
      'Exhibition invitations|Invitations|Exhibitions':
        'venue, dates|date|start date, layout requested|layout, van hire needed|van hire, expenses agreed|expenses',
    },
    may: 'Layouts, Donors, Members, Venues, Liveries, Gauges',
    mayFields: 'name, end date, status, title',
  },
  {
    prompt: 'quiz about knots for my cub scouts, ten questions with pictures, shows the score at the end',
    language: 'en',
    lists: {},
    may: 'Questions, Scores|Results|Attempts, Answers, Cubs',
    mayFields: 'question, picture, answer|correct answer, score, name, options, date',
  },
  {
    prompt:
      'Whenever a container comes into the yard the gateman should tap in its number, the line, seal intact or not, damage photos and the stack position. When it leaves he adds haulier and release reference. Reefer plugs are another matter: plug number, container, set temp, actual temp, checked at.',
    language: 'en',
    lists: {
      Containers:
        'number|container number, line|shipping line, seal intact|seal, damage photos|photos, stack position|position, haulier, release reference|release ref',
      'Reefer plugs|Plugs|Reefer checks|Plug checks':
        'plug number|plug, container, set temp|set temperature, actual temp|actual temperature, checked at',
    },
    may: 'Lines|Shipping lines, Hauliers, Stack positions|Stacks, Gate moves|Movements, Departures|Gate outs, Arrivals, Reefer plug checks|Temperature checks',
    mayFields: 'arrived|arrival|time in, left|departed|time out, status, title, checked by',
  },
  {
    prompt:
      'I foster kittens for a rescue and the coordinator wants daily weights. So litters first: litter name, mum, date in, foster room. Kittens in the litter with colour, sex, microchip. And then weights, so kitten, morning grams, evening grams, poo score lol',
    language: 'en',
    lists: {
      Litters: 'litter name|name, mum|mother, date in, foster room|room',
      Kittens: 'litter, colour, sex, microchip',
      'Weights|Weighings|Daily weights': 'kitten, morning grams|morning weight, evening grams|evening weight, poo score',
    },
    may: 'Foster rooms|Rooms, Mums|Mothers',
    mayFields: 'name, date, notes, photo',
  },
  {
    prompt:
      'Could you build a one page website for our barn dance band, with a photo at the top, the dates when we play, and a button to email us?',
    language: 'en',
    lists: {},
    may: 'Dates|Gigs|Events|Performances, Enquiries|Messages|Contact requests, Photos',
    mayFields: 'date, venue|place, time, name, email, message, title, photo',
  },
  {
    prompt:
      'Herbarium of the college. Specimens: accession no., taxon, collector, collecting date, locality, sheet image, cabinet. Taxa: Latin name, family, author. Loans out: institution, specimens, sent, due, returned.',
    language: 'en',
    lists: {
      Specimens:
        'accession no.|accession number|accession no, taxon, collector, collecting date|date collected, locality, sheet image|image, cabinet',
      Taxa: 'Latin name|name, family, author',
      'Loans|Loans out|Outgoing loans':
        'institution, specimens|specimen, sent|sent on|date sent, due|due date, returned|date returned',
    },
    may: 'Collectors, Institutions, Cabinets, Families, Localities',
    mayFields: 'name, status, title',
  },
  {
    prompt:
      "I want to bin our whiteboard in the bike co-op workshop. What's on it: ticket no, bike, job, who's on it, parts awaited, pick-up day. Colour of the pen means the state (black = queued, blue = on stand, green = ready).",
    language: 'en',
    lists: {
      'Tickets|Jobs|Repairs|Repair tickets':
        "ticket no|ticket number|ticket, bike, job, who's on it|mechanic|assigned to|who is on it, parts awaited|parts, pick-up day|pickup day|pick-up date, state|status",
    },
    may: 'Mechanics|Members|Staff, Bikes, Customers, Parts',
    mayFields: 'title, name, customer, phone, notes',
  },
  {
    prompt:
      'Our cemetery office gets asked "where is grandad?" about twice a day, and the registers date back to 1871. Graves should have section, row, number, type and the deed holder. Burials should have the deceased, age, date of burial, officiant, grave and the register page. A public search by surname would be a godsend.',
    language: 'en',
    lists: {
      Graves: 'section, row, number|grave number, type, deed holder',
      Burials: 'deceased|name|deceased name, age, date of burial|burial date, officiant, grave, register page|page',
    },
    may: 'Deed holders, Sections, Officiants, Registers',
    mayFields: 'surname, first name|forename, name, date of death, notes, title',
  },
  {
    prompt: 'Please could we have a rota thing for the toy library',
    language: 'en',
    lists: {
      'Shifts|Rota|Rota entries|Sessions': '',
    },
    may: 'Volunteers|Helpers|People, Toys, Loans, Members|Families, Sessions, Roles',
    mayFields: 'date, start|start time, end|end time, volunteer|helper|person, role, notes, status, name, title, phone, email',
  },
  {
    prompt:
      "Customers must be able to report a broken street lamp from a public page (column number, nearest house, what's wrong, their email) and our electricians then get a work order from it: priority, assigned to, parts fitted, finished on.",
    language: 'en',
    lists: {
      'Reports|Lamp reports|Fault reports|Street lamp reports|Faults':
        "column number, nearest house, what's wrong|fault|problem|description, email",
      'Work orders': 'priority, assigned to|electrician, parts fitted|parts, finished on|finished|completed on',
    },
    may: 'Electricians, Lamps|Street lamps|Columns, Parts, Customers',
    mayFields: 'report, status, reported on|date, title, photo',
  },
  {
    prompt:
      'we sell christmas trees from a field, people come in november and tag one and then come back. tags need colour + number, name of family, tree kind, height, price, deposit y/n, collecting when. Helpers on the weekend: name, hours, can use chainsaw',
    language: 'en',
    lists: {
      'Tags|Tagged trees|Trees|Reservations|Orders':
        'colour|tag colour, number|tag number, family|name of family|family name, tree kind|kind, height, price, deposit|deposit paid, collecting when|collection date|collecting on|collection',
      Helpers: 'name, hours, can use chainsaw|chainsaw',
    },
    may: 'Families|Customers, Tree kinds|Kinds, Shifts',
    mayFields: 'status, collected, phone, title, date',
  },
  {
    prompt:
      "What's in the cellar? That is the question my wine loving father in law asks every Christmas. Bottles by producer, vintage, region, bin, drink from, drink by, how many left. When one is opened I'd like a tasting note: bottle, opened on, with whom, score out of 20, remarks.",
    language: 'en',
    lists: {
      'Bottles|Wines': 'producer, vintage, region, bin, drink from, drink by, how many left|quantity|bottles left|number left',
      'Tasting notes|Tastings': 'bottle|wine, opened on|date opened|date, with whom|with|guests, score|score out of 20, remarks',
    },
    may: 'Producers, Regions, Bins',
    mayFields: 'name, photo, price, colour, title',
  },
  {
    prompt:
      'Foundry pattern store: pattern no., customer, alloy, bay, last cast, condition (good/worn/scrap). Castings poured get heat no., pattern, qty poured, qty scrapped, reason for scrap, furnace operator. Would love a chart of scrap by reason.',
    language: 'en',
    lists: {
      Patterns: 'pattern no.|pattern number|pattern no, customer, alloy, bay, last cast, condition',
      'Castings|Pours|Heats':
        'heat no.|heat number|heat no, pattern, qty poured|quantity poured, qty scrapped|quantity scrapped, reason for scrap|scrap reason, furnace operator|operator',
    },
    may: 'Customers, Alloys, Operators|Furnace operators, Scrap reasons|Reasons for scrap, Bays',
    mayFields: 'date|poured on, name, title',
  },
  {
    prompt: 'taxidermist, drowning in freezers and customers, halp',
    language: 'en',
    lists: {},
    may: 'Customers|Clients, Specimens|Animals|Pieces|Mounts, Jobs|Orders|Commissions, Freezers, Invoices|Payments, Materials|Supplies, Freezer items|Freezer contents',
    mayFields:
      'name, phone, email, address, species, freezer, customer, status, date received|received on, due date, price, deposit, notes, photo, shelf, temperature, type',
  },
  {
    prompt:
      "Team of six, we do legal aid housing cases. Matters: ref, client, opponent landlord, issue type, next hearing, fee earner, legal aid cert no. Time: matter, units of 6 min, activity, date. Bundles: matter, pages, filed with court on. Access so that trainees don't see fees.",
    language: 'en',
    lists: {
      'Matters|Cases':
        'ref|reference, client, opponent landlord|landlord|opponent, issue type, next hearing, fee earner, legal aid cert no|legal aid certificate number|cert no',
      'Time|Time entries|Time records': 'matter, units|units of 6 min, activity, date',
      Bundles: 'matter, pages, filed with court on|filed on|filed with court',
    },
    may: 'Clients, Landlords|Opponents, Fee earners|Staff, Hearings, Issue types, Activities, Fees',
    mayFields: 'title, status, fees|fee, name',
  },
  {
    prompt: 'convert knitting gauge, i.e. stitches per 10cm into stitches needed for a width, with yarn estimate',
    language: 'en',
    lists: {},
    may: 'Projects|Calculations|Swatches, Yarns',
    mayFields: 'gauge|stitches per 10cm, width, stitches|stitches needed, yarn|yarn estimate, name',
  },
  {
    prompt:
      'Field trip permission: Schüler from our German exchange come for 10 days. Guests (Vorname, Nachname, Allergien, host family) and host families (surname, address, pets, bedrooms). English labels are fine for everything.',
    language: 'en',
    lists: {
      'Guests|Exchange students|Students|Pupils':
        'first name|Vorname, last name|surname|Nachname, allergies|Allergien, host family',
      'Host families|Families': 'surname|name, address, pets, bedrooms',
    },
    may: 'Trips|Field trips, Permissions|Permission slips',
    mayFields: 'permission|permission given, name, phone, email, notes, arrival, departure',
  },
  {
    prompt:
      'Gliding club:\nGliders: reg, type, ARC expiry, hours total\nTugs: reg, fuel at start\nLaunches: glider, tug or winch, P1, P2, took off, landed, release height, charge to\nAccounts: member, balance, last top up\nDuty list: date, instructor, tug pilot, log keeper',
    language: 'en',
    lists: {
      Gliders: 'reg|registration, type, ARC expiry, hours total|total hours',
      Tugs: 'reg|registration, fuel at start',
      'Launches|Flights':
        'glider, tug or winch|launch method|launch type, P1, P2, took off|take-off, landed|landing, release height, charge to|charged to',
      Accounts: 'member, balance, last top up|last top-up',
      'Duty list|Duties|Duty roster': 'date, instructor, tug pilot, log keeper',
    },
    may: 'Members|Pilots, Instructors',
    mayFields: 'date, tug, duration|flight time, name, title, cost|charge',
  },
  {
    prompt: 'Prayer requests, in and answered. Small group of 12.',
    language: 'en',
    lists: {
      'Prayer requests|Requests|Prayers': '',
    },
    may: 'Members|People|Group members',
    mayFields:
      'request|title|prayer, person|requested by|member|name, date|requested on|date asked, answered|status, answered on|date answered, notes|details|description|answer',
  },
  {
    prompt:
      'Landing page for my mobile sharpening van with prices for knives, shears & mower blades and the villages I go through each week, no login',
    language: 'en',
    lists: {},
    may: 'Prices|Price list|Services, Villages|Stops|Route, Enquiries|Messages|Bookings',
    mayFields: 'item|service|name, price, village, day|weekday, time, email, phone, message',
  },
  {
    prompt:
      'Bus preservation trust - tried Excel, got 5 versions of the truth. So: vehicles [fleet no, chassis, body builder, year, roadworthy?]; jobs [vehicle, what needs doing, volunteer, hours spent, done]; spares [part, fits which vehicle, shelf, qty]; and running days [date, route, crew, passengers carried].',
    language: 'en',
    lists: {
      'Vehicles|Buses': 'fleet no|fleet number, chassis, body builder, year, roadworthy',
      'Jobs|Tasks': 'vehicle, what needs doing|description|job|task, volunteer, hours spent|hours, done',
      'Spares|Spare parts|Parts': 'part|name, fits vehicle|vehicle|fits which vehicle|fits, shelf, qty|quantity',
      'Running days': 'date, route, crew, passengers carried|passengers',
    },
    may: 'Volunteers|Crew|Members, Routes, Shelves, Body builders',
    mayFields: 'title, name, status, vehicles',
  },
  {
    prompt:
      'okej så jag har bin på fyra ställen och jag vill hålla reda på samhällena alltså vilken bigård dom står i och drottningens årgång och färg och hur starkt samhället är och sen varje gång jag är där en genomgång med datum och väder och om jag såg drottningen och hur mycket foder jag gav',
    language: 'sv',
    lists: {
      'Samhällen|Bisamhällen|Kupor': 'bigård, drottningens årgång|årgång, drottningens färg|färg, styrka',
      'Genomgångar|Besök': 'datum, väder, såg drottningen|drottning sedd, foder|mängd foder',
    },
    may: 'Bigårdar',
    mayFields: 'namn|nummer, samhälle, anteckningar',
  },
  {
    prompt:
      'Kravlista båtklubben:\n1. Bryggplatser registreras med platsnummer, brygga, bredd och djup.\n2. Medlemmar registreras med namn, medlemsnummer, mobil, e-post.\n3. Båtar registreras med namn, modell, längd och försäkringsbolag, och hör till en medlem.\n4. Nattvaktspass: datum, vilka två medlemmar som vaktar, samt om passet är fullgjort.',
    language: 'sv',
    lists: {
      'Bryggplatser|Platser': 'platsnummer, brygga, bredd, djup',
      Medlemmar: 'namn, medlemsnummer, mobil, e-post',
      Båtar: 'namn, modell, längd, försäkringsbolag, medlem|ägare',
      'Nattvaktspass|Vaktpass|Nattvakter': 'datum, medlem 1|medlemmar|vakter|vakt 1, fullgjort',
    },
    may: 'Bryggor',
    mayFields: 'medlem 2|vakt 2, bryggplats, båt, medlem',
  },
  {
    prompt:
      'Som körledare vill jag kunna lägga in noter (titel, tonsättare, stämmor, antal exemplar, pärmnummer) så att jag slipper leta i skåpet.\nSom korist vill jag kunna se repetitionerna (datum, lokal, vad vi sjunger).\nSom kassör vill jag se vilka som betalt terminsavgiften – sångarna ska alltså finnas med namn, stämma och betalt ja/nej.',
    language: 'sv',
    lists: {
      'Noter|Stycken': 'titel, tonsättare, stämmor, antal exemplar, pärmnummer',
      Repetitioner: 'datum, lokal, vad vi sjunger|repertoar|program|noter',
      'Sångare|Korister|Medlemmar': 'namn, stämma, betalt|terminsavgift betald',
    },
    may: 'Terminsavgifter|Avgifter, Lokaler',
    mayFields: 'tid, titel, e-post',
  },
  {
    prompt:
      '| Ugn | Bränning nr | Datum | Lera | Glasyr | Topptemp | Resultat |\n|---|---|---|---|---|---|---|\n| Lilla | 114 | 3/2 | Stengods | Celadon | 1260 | sprickor i två skålar |\n| Stora | 115 | 9/2 | Porslin | Transparent | 1280 | fint! |\n\nVill ha det här som app istället, gärna med bilder på resultatet.',
    language: 'sv',
    lists: {
      Bränningar: 'ugn, bränning nr|nummer|bränningsnummer, datum, lera, glasyr, topptemp|topptemperatur, resultat, bild|bilder',
    },
    may: 'Ugnar, Leror|Lersorter, Glasyrer',
    mayFields: 'namn',
  },
  {
    prompt:
      'I nuläget har vi en pappersblankett för felanmälan som sitter på tvättstugedörren. På den står: lägenhetsnr, namn, vad som är trasigt, får vi gå in med huvudnyckel (ja/nej), husdjur (ja/nej). Vicevärden vill sedan kunna sätta mottagen, pågår eller klar.',
    language: 'sv',
    lists: {
      'Felanmälningar|Ärenden':
        'lägenhetsnr|lägenhetsnummer, namn, vad som är trasigt|beskrivning|fel, huvudnyckel|får gå in med huvudnyckel, husdjur, status',
    },
    may: 'Lägenheter, Boende',
    mayFields: 'datum|inkom, rubrik',
  },
  {
    prompt:
      'Skulle behöva hålla ordning på min travhästar o deras starter. Häst: namn, född, far, mor, tränare. Start: datum, bana, distans, spårnr, placering, prispengar, kusk. Diagram över prispengar per häst vore grymt',
    language: 'sv',
    lists: {
      'Hästar|Travhästar': 'namn, född|födelseår|födelsedatum, far, mor, tränare',
      Starter: 'datum, bana, distans, spårnr|spårnummer|spår, placering, prispengar, kusk',
    },
    may: 'Tränare, Kuskar, Banor',
    mayFields: 'häst',
  },
  {
    prompt:
      '# Mönstringsapp\n## Elever\nförnamn, efternamn, klass, allergier, vårdnadshavares telefon\n## Utflykter\nmål, avresetid, hemkomst, ansvarig lärare\n## Närvaro\nvilken elev, vilken utflykt, incheckad, kommentar',
    language: 'sv',
    lists: {
      Elever: 'förnamn, efternamn, klass, allergier, vårdnadshavares telefon',
      Utflykter: 'mål, avresetid|avresa, hemkomst, ansvarig lärare|lärare',
      'Närvaro|Närvaron|Mönstringar': 'elev, utflykt, incheckad, kommentar',
    },
    may: 'Klasser, Lärare, Vårdnadshavare',
    mayFields: 'datum, namn',
  },
  {
    prompt:
      'Menyn ska se ut så här: Hem – Veckans fisk – Leverantörer – Beställningar – Om oss. Under Veckans fisk visas art, fångstzon, pris per kilo och om den är MSC-märkt. Leverantörer är bara för oss internt: namn, hamn, båt, telefon. Beställningar gör restaurangerna själva, de anger restaurang, fisk, antal kilo och leveransdag.',
    language: 'sv',
    lists: {
      'Fiskar|Veckans fisk|Fisk': 'art, fångstzon, pris per kilo|kilopris, MSC-märkt|MSC',
      Leverantörer: 'namn, hamn, båt, telefon',
      Beställningar: 'restaurang, fisk, antal kilo|kilo, leveransdag',
    },
    may: 'Restauranger|Kunder',
    mayFields: 'status, leverantör, vecka',
  },
  {
    prompt: 'Gör ett quiz om svenska landskapsblommor med tolv frågor, tre svarsalternativ på varje och poäng på slutet.',
    language: 'sv',
    lists: {},
    may: 'Frågor, Resultat|Poäng',
    mayFields: 'fråga, svarsalternativ|svar, rätt svar, poäng, namn, datum',
  },
  {
    prompt: 'Jag driver ett litet mobilt ostronbar-koncept på festivaler och behöver en app för verksamheten.',
    language: 'sv',
    lists: {},
    may: 'Festivaler|Evenemang, Leverantörer, Råvaror|Lager|Ostron|Produkter, Bokningar, Försäljning|Försäljningar|Ordrar, Personal|Medarbetare, Inköp, Arbetspass|Pass, Meny',
    mayFields: 'namn, datum, plats, pris, antal, status, telefon, kontaktperson, anteckningar',
  },
  {
    prompt:
      'Scoutkåren Vargarna här 🐺 Vi har massa grejer i förrådet: tält, stormkök, yxor, kanoter. Varje grej har ett id-nr, en hylla, skick och inköpsår. När en patrull lånar ska det stå vilken patrull, vilka grejer, utdatum och indatum. Patrullerna har namn, ledare och mötesdag.',
    language: 'sv',
    lists: {
      'Grejer|Material|Utrustning|Prylar|Förråd': 'id-nr|id-nummer|id, hylla, skick, inköpsår',
      'Lån|Utlåningar': 'patrull, grejer|material|utrustning|grej, utdatum, indatum',
      Patruller: 'namn, ledare, mötesdag',
    },
    may: 'Scouter, Ledare, Hyllor, Kategorier',
    mayFields: 'namn, typ|kategori, återlämnad|status',
  },
  {
    prompt:
      'Tjena, kör grävare åt lite olika byggare och glömmer alltid fakturera tilläggen. Kan man få nåt enkelt i telefonen där jag slår in dag, arbetsplats, maskin, timmar och om det är ordinarie eller tillägg, och sen bockar av när det är fakturerat',
    language: 'sv',
    lists: {
      'Tidrapporter|Timmar|Arbetspass|Jobb|Tider|Dagar':
        'dag|datum, arbetsplats, maskin, timmar, typ|ordinarie eller tillägg, fakturerat',
    },
    may: 'Arbetsplatser, Maskiner, Byggare|Kunder',
    mayFields: 'byggare|kund, anteckning',
  },
  {
    prompt:
      'Önskemål från teaterföreningens rekvisitagrupp:\n• rekvisita: benämning, epok, förvaringslåda, foto\n• kostymer: plagg, storlek, epok, senast tvättad\n• uppsättningar: titel, regissör, premiärdatum\n• vem som bär/använder vad i vilken uppsättning (roll, scen)',
    language: 'sv',
    lists: {
      Rekvisita: 'benämning, epok, förvaringslåda|låda, foto',
      Kostymer: 'plagg, storlek, epok, senast tvättad',
      Uppsättningar: 'titel, regissör, premiärdatum',
      'Användningar|Användning|Rollista|Tilldelningar': 'roll, scen, uppsättning',
    },
    may: 'Roller, Skådespelare, Epoker, Lådor',
    mayFields: 'rekvisita, kostym, skådespelare|vem|person',
  },
  {
    prompt:
      'Skidspår! Kommunen har elva spår som vi ideella preparerar. Allmänheten ska på en öppen sida se spårets namn, längd, om det är belyst, och senaste preparering. Vi som kör pistmaskin loggar spår, tidpunkt, förare, klassisk/skate och snödjup.',
    language: 'sv',
    lists: {
      'Spår|Skidspår': 'namn, längd, belyst|elljus',
      'Prepareringar|Preparering|Logg': 'spår, tidpunkt|tid|datum, förare, klassisk/skate|typ|teknik|stil, snödjup',
    },
    may: 'Förare, Pistmaskiner',
    mayFields: 'senaste preparering|senast preparerat, status',
  },
  {
    prompt: 'Har precis tagit över en glashytta i Småland. Kunder, beställningar, sånt. Hur kan en app se ut?',
    language: 'sv',
    lists: {
      Kunder: '',
      'Beställningar|Ordrar': '',
    },
    may: 'Produkter|Föremål|Glas, Visningar|Bokningar, Lager, Orderrader|Beställningsrader, Material',
    mayFields:
      'namn, telefon, e-post, adress, kund, datum|beställningsdatum, leveransdatum, produkt, antal, pris, status, anteckningar',
  },
  {
    prompt:
      'IT-supporten på gymnasiet lånar ut Chromebooks. Varje dator: stöldmärkning, modell, garanti t.o.m., skadad?. Varje elev: namn, klass, mentor. Ärenden när nåt går sönder: dator, felbeskrivning, prio, inlämnad, åtgärdad.',
    language: 'sv',
    lists: {
      'Datorer|Chromebooks': 'stöldmärkning, modell, garanti t.o.m.|garanti|garanti till, skadad',
      Elever: 'namn, klass, mentor',
      'Ärenden|Supportärenden': 'dator, felbeskrivning, prio|prioritet, inlämnad, åtgärdad',
    },
    may: 'Utlåningar|Lån, Klasser, Mentorer',
    mayFields: 'elev, dator, status, lånad av',
  },
  {
    prompt: 'nåt för att planera min kolonilott',
    language: 'sv',
    lists: {},
    may: 'Växter|Grödor|Plantor, Bäddar|Odlingsbäddar|Odlingsytor|Odlingar|Odlingslådor, Sådder|Planteringar, Uppgifter|Sysslor|Att göra, Skördar, Fröer',
    mayFields: 'namn, sort, datum, bädd|odlingsbädd, sådatum, skördedatum|skördetid, status, antal, anteckningar, mängd',
  },
  {
    prompt:
      'Jag vill logga mina sömnnätter: la mig, somnade, vaknade, antal uppvak och hur utvilad jag känner mig 1–10. Linjediagram.',
    language: 'sv',
    lists: {
      'Nätter|Sömnnätter|Sömnlogg|Sömn': 'la mig|lade mig, somnade, vaknade, antal uppvak|uppvak, utvilad|hur utvilad',
    },
    mayFields: 'datum, timmar|sömntid, anteckning',
  },
  {
    prompt:
      'Anmälan till Vasaloppsbussen – folk fyller i namn, mobil, påstigning (Borlänge, Leksand, Mora) och om de har skidor med sig. Vi arrangörer ser listan och kan bocka i betalt.',
    language: 'sv',
    lists: {
      'Anmälningar|Resenärer|Anmälda|Deltagare':
        'namn, mobil, påstigning|påstigningsplats, skidor|har skidor med sig|skidor med sig, betalt',
    },
    may: 'Påstigningsplatser|Hållplatser, Bussar',
    mayFields: 'anmäld|datum, e-post',
  },
  {
    prompt:
      'Lägg upp ett register åt pingstkyrkans secondhand där vi dagligen för in dagskassan – kontant, kort, Swish, antal kunder – och där volontärerna (namn, mobil, vilka veckodagar de kan) kan schemaläggas på pass med datum, förmiddag eller eftermiddag samt station (kassa, sortering, möbler).',
    language: 'sv',
    lists: {
      'Dagskassor|Dagskassa|Kassarapporter': 'kontant, kort, Swish, antal kunder, datum|dag',
      Volontärer: 'namn, mobil, veckodagar',
      'Pass|Arbetspass|Schema': 'datum, förmiddag eller eftermiddag|tid på dagen|tid|passtid, station, volontär|volontärer',
    },
    may: 'Stationer',
    mayFields: 'summa|totalt',
  },
  {
    prompt:
      'Fältprotokoll fladdermöss ->\nlokal (namn, kommun, biotop, lat, long)\ninventeringstillfälle (lokal, natt, temp, vind, detektor, observatör)\nobservation (tillfälle, art, klockslag, antal pass, ljudfil)',
    language: 'sv',
    lists: {
      Lokaler: 'namn, kommun, biotop, lat|latitud, long|longitud',
      'Inventeringstillfällen|Tillfällen|Inventeringar': 'lokal, natt|datum, temp|temperatur, vind, detektor, observatör',
      Observationer: 'tillfälle|inventeringstillfälle, art, klockslag, antal pass, ljudfil',
    },
    may: 'Arter, Observatörer, Detektorer, Kommuner',
    mayFields: 'anteckning',
  },
  {
    prompt: 'Draghundar! Vi är ett kennelteam med tjugo siberian husky och behöver struktur på träning och foder',
    language: 'sv',
    lists: {
      'Hundar|Draghundar': '',
      'Träningar|Träningspass|Träning': '',
      'Foder|Utfodringar|Foderlogg': '',
    },
    may: 'Lopp|Tävlingar, Veterinärbesök|Hälsa, Spann, Teammedlemmar|Personal',
    mayFields:
      'namn, kön, födelsedatum|född, vikt, hund, hundar, datum, distans, tid, plats, mängd, fodertyp|sort|foder, lager|antal, status, anteckningar, bild',
  },
  {
    prompt:
      'Vävare här. Vill bara ha ett litet hjälpmedel på mobilen: skedens täthet, solvtal, vävbredd, varplängd → antal varptrådar och hur många meter varpgarn jag behöver.',
    language: 'sv',
    lists: {},
    may: 'Vävar|Beräkningar|Varpar',
    mayFields: 'skedens täthet|täthet, solvtal, vävbredd, varplängd, antal varptrådar|varptrådar, varpgarn|meter varpgarn, namn',
  },
  {
    prompt:
      'Bygg ett planeringssystem för ett surdegsbageri: brödsorter med namn, mjölsort, vattenhalt, bakvikt; bakplan per natt med datum, brödsort, antal och ansvarig bagare; stående order från caféer (café, brödsort, veckodag, antal).',
    language: 'sv',
    lists: {
      'Brödsorter|Bröd': 'namn, mjölsort, vattenhalt, bakvikt',
      'Bakplan|Bakplaner|Bak|Bakningar': 'datum, brödsort, antal, ansvarig bagare|bagare|ansvarig',
      'Stående order|Stående ordrar|Order|Beställningar': 'café, brödsort, veckodag, antal',
    },
    may: 'Caféer|Kunder, Bagare, Mjölsorter, Uppgifter',
    mayFields: 'status, klar, vecka',
  },
  {
    prompt:
      'Åkeriet behöver koll. Bilar = regnr, märke, mätarställning, besiktas senast. Chaufförer = namn, körkort/YKB giltigt t.o.m., mobil. Körningar = datum, bil, chaufför, lastplats, lossplats, ton. Tankningar = bil, datum, liter, kr.',
    language: 'sv',
    lists: {
      'Bilar|Lastbilar': 'regnr|registreringsnummer, märke, mätarställning, besiktas senast',
      Chaufförer: 'namn, körkort|körkort/YKB giltigt t.o.m.|YKB giltigt t.o.m.|körkort giltigt t.o.m., mobil',
      Körningar: 'datum, bil, chaufför, lastplats, lossplats, ton',
      Tankningar: 'bil, datum, liter, kr|kronor|belopp|kostnad',
    },
    may: 'Kunder, Platser',
    mayFields: 'YKB|YKB giltigt t.o.m., status',
  },
  {
    prompt:
      'Var fjärde vecka har jag jour på vattenverket och då ringer larmen. I dag antecknar jag på kvittobaksidor. Larmtid, anläggning, larmtyp, vad jag gjorde, hur länge jag var ute, milersättning. Chefen vill sen kunna attestera.',
    language: 'sv',
    lists: {
      'Larm|Jourlarm|Utryckningar':
        'larmtid, anläggning, larmtyp, vad jag gjorde|åtgärd, hur länge jag var ute|tidsåtgång|tid, milersättning, attesterad|attest|status',
    },
    may: 'Anläggningar, Jourveckor|Jourpass, Larmtyper, Personal',
    mayFields: 'jourtekniker|person|namn, attesterad av',
  },
  {
    prompt:
      'Kund\tOrt\tTyp av brunn\tBorrdjup m\tVattenmängd l/h\tBorrdatum\tBorrigg\nNilsson\tVetlanda\tenergi\t180\t\t2024-05-03\tB2\nÅbergs lantbruk\tEksjö\tvatten\t94\t1200\t2024-05-07\tB1\n\nRiggarna har även egna uppgifter: beteckning, drifttimmar, nästa oljebyte',
    language: 'sv',
    lists: {
      'Brunnar|Borrningar|Borrjobb':
        'kund, ort, typ av brunn|typ, borrdjup|borrdjup m, vattenmängd|vattenmängd l/h, borrdatum, borrigg|rigg',
      'Borriggar|Riggar': 'beteckning, drifttimmar, nästa oljebyte',
    },
    may: 'Kunder, Orter',
    mayFields: 'status',
  },
  {
    prompt: 'Timer för bastubad: 12 minuter värme, 3 minuter kallt, tre varv, stor text och ett pling.',
    language: 'sv',
    lists: {},
    may: 'Bastupass|Pass',
    mayFields: 'datum, varv, värme, kallt',
  },
  {
    prompt:
      'Sjukgymnast som vill ha en informationssida om knäartros: vad det är, fem övningar beskrivna med text, vanliga frågor som fälls ut när man klickar, och när man ska söka vård. Inget ska sparas.',
    language: 'sv',
    lists: {},
    may: 'Övningar, Frågor|Vanliga frågor',
    mayFields: 'namn|titel, beskrivning, fråga, svar, bild',
  },
  {
    prompt:
      'Landningssida åt en frilansande ljusdesigner: kort presentation, några citat från kunder, en prislista i tre nivåer och en knapp som öppnar mejlet. Mörk bakgrund, mycket luft.',
    language: 'sv',
    lists: {},
    may: 'Citat|Omdömen|Kundcitat, Priser|Prisnivåer|Prislista|Paket, Meddelanden|Förfrågningar, Projekt',
    mayFields: 'namn, citat|text, pris, beskrivning, e-post, meddelande, kund',
  },
  {
    prompt:
      'Kåsan AB tillverkar träskedar och smörknivar i serie. Tänk: order (ordernr, återförsäljare, artikel, antal, lovat datum) → tillverkningssteg (order, moment som sågning/täljning/oljning, operatör, start, stopp, kasserade). Virkespartier för sig: träslag, leverantör, fukthalt, kubik.',
    language: 'sv',
    lists: {
      'Order|Ordrar': 'ordernr|ordernummer, återförsäljare, artikel, antal, lovat datum',
      'Tillverkningssteg|Steg': 'order, moment, operatör, start, stopp, kasserade|antal kasserade',
      'Virkespartier|Virke': 'träslag, leverantör, fukthalt, kubik',
    },
    may: 'Återförsäljare, Artiklar, Operatörer, Leverantörer',
    mayFields: 'status, virkesparti',
  },
  {
    prompt:
      'Crowdfunding-koll till dokumentärfilm. Intervjupersoner – namn, roll, ort, samtycke påskrivet. Inspelningsdagar – datum, plats, fotograf, vem som intervjuas. Utlägg – datum, belopp, vad, vem la ut, kvitto som bild. Bidragsgivare – namn, e-post, belopp, vill stå i eftertexterna.',
    language: 'sv',
    lists: {
      Intervjupersoner: 'namn, roll, ort, samtycke|samtycke påskrivet',
      Inspelningsdagar: 'datum, plats, fotograf, intervjuperson|vem som intervjuas|intervjupersoner',
      Utlägg: 'datum, belopp, vad|beskrivning, vem la ut|utlagt av, kvitto',
      Bidragsgivare: 'namn, e-post, belopp, vill stå i eftertexterna|eftertexter',
    },
    may: 'Fotografer, Platser, Team|Medarbetare',
    mayFields: 'status, återbetalt, totalt',
  },
  {
    prompt: '銭湯の番台で使うやつ',
    language: 'ja',
    lists: {},
    may: '入浴客|利用者|お客様|会員, 入浴記録|来店記録|売上|会計, 料金|料金区分, 回数券, 商品|販売品, 貸出品|レンタル品, 忘れ物, ロッカー, 日次締め|日計',
    mayFields: '日付|日時, 金額|料金, 人数, 名前|氏名, 区分, 数量, 価格',
  },
  {
    prompt:
      'うちの消防団、ホースとかポンプとか積載車に何が載ってるか誰も把握してないんすよ。資機材の名前、数、どの車か、最後に点検した日、これだけ。あと点検日が半年以上前のは赤く出してほしいっす',
    language: 'ja',
    lists: {
      '資機材|機材|資機材一覧': '名前|名称|資機材名, 数|数量, どの車か|車両|積載車|車, 最後に点検した日|最終点検日|点検日',
    },
    may: '車両|積載車, 点検|点検記録',
    mayFields: '備考|メモ, 状態|点検状況',
  },
  {
    prompt:
      '割り勘計算機がほしい。人数と合計金額を入れて、幹事は端数を多めに払うモードと、飲まない人は2割引きのモード。保存はしなくていいです。',
    language: 'ja',
    lists: {},
  },
  {
    prompt:
      '要件\n1. 検体を登録できること(検体番号、採取日、採取場所、種別、保管フリーザー、段)\n2. 分析依頼を登録できること(検体、分析項目、依頼者、希望納期、状態)\n3. 状態は「受付」「分析中」「報告済」の3つ\n4. 依頼を状態別のボードで見られること\n5. 納期が過ぎた依頼が一目でわかること',
    language: 'ja',
    lists: {
      検体: '検体番号, 採取日, 採取場所, 種別, 保管フリーザー|フリーザー, 段',
      '分析依頼|依頼': '検体, 分析項目, 依頼者, 希望納期|納期, 状態|ステータス',
    },
    may: 'フリーザー|保管フリーザー, 分析項目, 依頼者, 採取場所',
    mayFields: '備考|メモ, 名前|名称, 依頼番号, 依頼日|受付日',
  },
  {
    prompt:
      '町内会の会計を今年から押し付けられました…。前任の方からもらったのは封筒に入った領収書だけです。せめて来年の人には楽に渡したいので、収入と支出を、いつ、何に、いくら、誰が立て替えたか、領収書の写真つきで残して、年度ごとに合計が出るようにできますか。',
    language: 'ja',
    lists: {
      '収支|出納|出納帳|会計|収入と支出|収支記録':
        'いつ|日付, 何に|内容|摘要|用途, いくら|金額, 誰が立て替えたか|立替者|立て替えた人, 領収書の写真|領収書|領収書写真, 収入/支出|区分|収支区分|種別',
    },
    may: '年度, 科目|費目, 収入, 支出, 会員|役員',
    mayFields: '年度, 備考|メモ, 科目|費目, 精算済|精算状況',
  },
  {
    prompt:
      'Q. 何を管理しますか? → 寺の墓地の区画です。\nQ. 項目は? → 区画番号、広さ、使用者、契約日、年間管理料、納入状況。\nQ. ほかには? → 檀家さんの名簿もいります。戸主名、住所、電話、宗派内の役職。あと法要の予定。故人名、何回忌か、日時、施主、お参りの人数。',
    language: 'ja',
    lists: {
      '区画|墓地区画|墓地|墓地の区画': '区画番号, 広さ, 使用者, 契約日, 年間管理料|管理料, 納入状況',
      '檀家|檀家名簿': '戸主名, 住所, 電話|電話番号, 宗派内の役職|役職',
      '法要|法要予定|法要の予定': '故人名|故人, 何回忌か|回忌, 日時, 施主, お参りの人数|人数',
    },
    may: '管理料納入, 故人|過去帳',
    mayFields: '檀家, 備考|メモ, 名前',
  },
  {
    prompt: '保育園のお迎え当番アプリを家族で使いたい(夫・私・義母)。カレンダーで、その日誰が迎えに行くか、時間、持ち帰るもの。',
    language: 'ja',
    lists: {
      'お迎え当番|当番|お迎え':
        '日|日付, 誰が迎えに行くか|迎えに行く人|担当|担当者|お迎え担当, 時間|時刻|お迎え時間, 持ち帰るもの|持ち帰り',
    },
    may: '家族|メンバー',
    mayFields: '名前, 備考|メモ, タイトル',
  },
  {
    prompt:
      '農業法人で働いてる技能実習生の在留期限を見落として先月ヒヤッとしました。氏名(ローマ字)、国籍、在留カード番号、期限、配属の圃場、寮の部屋。期限の3か月前に一覧の上に出るのが理想。',
    language: 'ja',
    lists: {
      '技能実習生|実習生':
        '氏名|氏名(ローマ字), 国籍, 在留カード番号, 期限|在留期限, 配属の圃場|圃場|配属|配属圃場, 寮の部屋|部屋|寮',
    },
    may: '圃場, 寮|部屋|寮の部屋',
    mayFields: '備考|メモ, 残り日数',
  },
  {
    prompt:
      '陶芸窯の焼成ログ: 焼成番号 / 窯 / 素焼き・本焼き / 開始時刻 / 最高温度 / 終了時刻 / 電気代\n釉薬レシピ: 名前 / 原料と割合 / 焼成温度 / テストピース写真 / 評価★',
    language: 'ja',
    lists: {
      '焼成ログ|焼成|焼成記録': '焼成番号, 窯, 素焼き・本焼き|種類|種別|焼成種別, 開始時刻, 最高温度, 終了時刻, 電気代',
      '釉薬レシピ|釉薬': '名前, 原料と割合|原料|配合, 焼成温度, テストピース写真|写真, 評価',
    },
    may: '窯, 原料|配合',
    mayFields: '割合, 備考|メモ',
  },
  {
    prompt: '獅子舞の保存会。',
    language: 'ja',
    lists: {},
    may: '会員|メンバー|部員, 練習|稽古|練習日程, 公演|出演|行事|奉納, 道具|用具|衣装, 出欠|出席, 会費, 依頼|出演依頼, 演目',
    mayFields: '氏名|名前, 日付|日時, 場所, 役割|担当, 電話|連絡先, 状態, 備考|メモ',
  },
  {
    prompt:
      '水族館のバックヤードで、水槽の水質(水温・pH・亜硝酸・塩分)を一日二回つけています。今は紙で、折れ線も手書きです。水槽を選ぶと推移のグラフが出るようにしたい。水槽は名称、水量、展示生物。',
    language: 'ja',
    lists: {
      水槽: '名称|名前, 水量, 展示生物',
      '水質|水質記録|水質測定|測定': '水槽, 水温, pH, 亜硝酸, 塩分',
    },
    may: '生物|展示生物, 飼育員|担当者',
    mayFields: '日時|日付|測定日時|測定日, 時間帯|回|午前/午後|時刻, 担当者|記録者|測定者, 備考|メモ',
  },
  {
    prompt:
      '趣味で苔を集めてます笑 採った場所、日付、種名(わからないときは「不明」)、顕微鏡写真、育ててる容器の番号。ギャラリー表示でニヤニヤ眺めたいだけです',
    language: 'ja',
    lists: {
      '苔|コケ|苔コレクション|苔図鑑': '採った場所|採取場所|場所, 日付|採取日, 種名, 顕微鏡写真|写真, 容器の番号|容器番号|容器',
    },
    may: '容器, 採取場所|場所, 種',
    mayFields: 'メモ|備考, 名前',
  },
  {
    prompt:
      'ユーザーストーリー:\n- 整備士として、入庫した自転車の受付(お客様名、電話、車種、症状、預かり札番号)を30秒で登録したい\n- 店長として、どの修理が「部品待ち」で止まっているか見たい\n- お客様として、預かり札番号で進み具合を確認したい',
    language: 'ja',
    lists: {
      '修理|受付|修理受付|入庫':
        'お客様名|お客様|顧客名|顧客, 電話|電話番号, 車種, 症状, 預かり札番号, 状態|進み具合|進捗|ステータス',
    },
    may: 'お客様|顧客, 整備士|スタッフ, 部品, 自転車',
    mayFields: '受付日|入庫日, 完了予定日|完了日, 担当|整備士, 部品, 名前, 備考|メモ',
  },
  {
    prompt:
      '「元号と西暦と年齢を相互に変換するだけのページ」が欲しいです。窓口で毎日聞かれるので、生年月日を入れたら満年齢と学年も出ると助かります。',
    language: 'ja',
    lists: {},
  },
  {
    prompt:
      'サバゲーのチームで、エアガンの初速チェックの結果を残しておきたいんだよね。誰の、どの銃、BB弾の重さ、初速、測った日、合否。0.989J超えたらアウトなのでジュールは自動計算してほしい',
    language: 'ja',
    lists: {
      '初速チェック|初速|初速記録|測定':
        '誰の|所有者|メンバー|持ち主, どの銃|銃|エアガン, BB弾の重さ|弾の重さ|BB弾重量, 初速, 測った日|測定日|日付, 合否, ジュール',
    },
    may: 'メンバー, 銃|エアガン',
    mayFields: '名前, 備考|メモ, 種類',
  },
  {
    prompt:
      '現在は紙の「忘れ物届」を使っています。紙には、拾得日、拾得場所、品物の特徴、拾った人、保管場所、引渡日、受取人サインの欄があります。駅の係員5名で使います。紙と同じ並びで作ってください。',
    language: 'ja',
    lists: {
      '忘れ物|忘れ物届|拾得物':
        '拾得日, 拾得場所, 品物の特徴|特徴, 拾った人|拾得者, 保管場所, 引渡日, 受取人サイン|サイン|受取人',
    },
    may: '係員|職員, 保管場所',
    mayFields: '係員|担当者, 状態, 写真, 品名|品物, 番号|受付番号',
  },
  {
    prompt:
      'うちはLPガスの販売店。メーター検針→請求→集金の流れをタブレットでやりたい。検針は、お客さん・検針日・前回指針・今回指針・使用量(自動)。請求は、お客さん・請求月・使用量・基本料・金額・入金日。お客さんは、名前・住所・ボンベ本数・容器交換日・引落か現金か。',
    language: 'ja',
    lists: {
      'お客さん|お客様|顧客': '名前|氏名, 住所, ボンベ本数, 容器交換日, 引落か現金か|支払方法|支払い方法',
      検針: 'お客さん|お客様|顧客, 検針日, 前回指針, 今回指針, 使用量',
      請求: 'お客さん|お客様|顧客, 請求月, 使用量, 基本料, 金額, 入金日',
    },
    may: '集金|入金, 容器交換, 料金表',
    mayFields: '検針|検針記録, 単価|従量単価, 検針員|担当者, 入金済|状態, 備考|メモ',
  },
  {
    prompt: '遺品整理業。見積から完了まで追えるもの。',
    language: 'ja',
    lists: {
      '案件|見積|依頼|作業': '',
    },
    may: '顧客|お客様|依頼者, 見積, 見積明細, スタッフ|担当者|作業員, 作業|作業予定|作業日程, 請求, 品目|遺品|買取品, 写真',
    mayFields:
      '案件名|件名, 氏名|名前|顧客|依頼者, 電話|電話番号|連絡先, 住所|現場住所, 見積額|見積金額|金額, 見積日, 作業日|作業予定日, 完了日, 状態|ステータス|進捗, 担当者|担当, 備考|メモ, 間取り, メール',
  },
  {
    prompt:
      '鍼灸院をひとりで回しています。予約の電話が施術中に鳴るのが悩みで、患者さんが自分で空き時間を選べる予約ページ(お名前、電話番号、ご希望の日時、初診か再診か、気になる症状)があるといいなと。あと施術記録として、患者、日付、主訴、使ったツボ、刺激量、次回の方針を残したいです。',
    language: 'ja',
    lists: {
      予約: 'お名前|名前|氏名|患者, 電話番号|電話, ご希望の日時|希望日時|日時, 初診か再診か|初診/再診|初診・再診|区分, 気になる症状|症状',
      '施術記録|施術': '患者, 日付|施術日, 主訴, 使ったツボ|ツボ|使用ツボ, 刺激量, 次回の方針',
    },
    may: '患者, 空き時間|予約枠|空き枠|枠, ツボ|経穴, 営業時間',
    mayFields: '氏名|名前, 電話番号|電話, 生年月日, 状態|ステータス, 開始|開始時刻, 終了|終了時刻, 備考|メモ, 住所',
  },
  {
    prompt:
      'クイズ!県庁所在地を4択で出して、10問やったら点数が出る。息子(小4)用、ひらがなルビつき、間違えたら日本地図で場所を教えて',
    language: 'ja',
    lists: {},
    may: '問題|県庁所在地|都道府県, 結果|成績|スコア',
    mayFields: '都道府県|県名, 県庁所在地, 読み|ふりがな, 点数|得点, 日付|日時, 選択肢, 正解',
  },
  {
    prompt:
      '例えばこんな感じで入れたいです。\n「3/14 ミケ 3.8kg 食欲普通 くすり飲んだ」\n「3/15 クロ 4.6kg 食欲なし くすり吐いた」\n保護猫カフェで15匹います。猫ごとに体重の線グラフが見たいです。',
    language: 'ja',
    lists: {
      '健康記録|体調記録|記録|日誌|健康チェック': '日付, 猫|猫の名前, 体重, 食欲, くすり|薬',
      猫: '',
    },
    mayFields: '名前, 備考|メモ, 写真, 年齢|生年月日, 性別',
  },
  {
    prompt:
      'ドローン空撮してます。飛行日誌が法律で要るようになったので。飛行年月日、操縦者、機体(登録記号)、離陸場所、離陸時刻、着陸場所、着陸時刻、飛行時間、飛行概要、不具合。機体のほうは登録記号、型式、製造番号、総飛行時間。',
    language: 'ja',
    lists: {
      '飛行日誌|飛行記録|飛行':
        '飛行年月日|飛行日, 操縦者, 機体, 離陸場所, 離陸時刻, 着陸場所, 着陸時刻, 飛行時間, 飛行概要|概要, 不具合',
      機体: '登録記号, 型式, 製造番号, 総飛行時間',
    },
    may: '操縦者, 点検|点検整備記録',
    mayFields: '備考|メモ, 氏名',
  },
  {
    prompt: '古書店の在庫登録と目録づくり',
    language: 'ja',
    lists: {
      '古書|在庫|本|書籍|蔵書|古書在庫': '',
    },
    may: '目録, 著者, 出版社, 分類|ジャンル|カテゴリ, 棚|保管場所, 顧客|お客様, 仕入|仕入先, 販売|注文',
    mayFields:
      '書名|タイトル, 著者|著者名, 出版社, 刊行年|発行年|出版年, 価格|販売価格, 状態|保存状態, ISBN, 分類|ジャンル|カテゴリ, 棚|棚番号|保管場所, 写真|書影, 備考|メモ|解説, 仕入値|仕入価格, 仕入日, 在庫数|冊数|数量, 目録番号|管理番号, 販売状況|在庫状況, 掲載|目録掲載',
  },
  {
    prompt:
      '山小屋の宿泊予約。代表者名、人数、到着予定時刻、食事(2食/夕のみ/素泊まり)、登山口、アレルギー、翌日の行き先。定員40なので日別の残りが見えること。電波が弱いので軽く。',
    language: 'ja',
    lists: {
      '予約|宿泊予約|宿泊': '代表者名|代表者, 人数, 到着予定時刻, 食事, 登山口, アレルギー, 翌日の行き先|行き先',
    },
    may: '登山口, 宿泊日|日別残数|日別定員',
    mayFields: '宿泊日|日付, 電話|電話番号|連絡先, 備考|メモ, 状態, 定員, 残り',
  },
  {
    prompt:
      '母の介護を兄弟3人で分担していて、LINEだと流れてしまうので困っています。通院の予定(日時、病院、付き添い、移動手段)と、立て替えたお金(日付、払った人、何代、金額)と、母の様子のメモ(日付、書いた人、内容)をひとところにまとめたいです。お金は最後に3等分して誰がいくら払うか出してください。',
    language: 'ja',
    lists: {
      '通院|通院予定|通院の予定': '日時, 病院, 付き添い|付添い|付き添いの人, 移動手段',
      '立て替え|立替|立替金|立て替えたお金': '日付, 払った人, 何代|用途|内容|費目, 金額',
      '様子|母の様子|様子メモ|母の様子のメモ': '日付, 書いた人|記入者, 内容',
    },
    may: '病院, 家族|兄弟|メンバー, 精算',
    mayFields: '名前, 備考|メモ, 精算済',
  },
  {
    prompt:
      '塗装ブースの朝礼で使う「希釈計算」ツールを希望。主剤の量(g)と硬化剤比、シンナー%を入れると各重量と合計が出ること。手袋のまま押せる大きなボタン。',
    language: 'ja',
    lists: {},
    may: '塗料|配合',
    mayFields: '名前|塗料名, 硬化剤比, シンナー%',
  },
  {
    prompt:
      '# 着付け・レンタル着物店システム\n## 着物マスタ\n柄名、種類(訪問着/小紋/袴/浴衣)、サイズ、色、写真、レンタル料\n## 予約\n来店日、時間、お客様名、人数、着物、ヘアセット有無、返却予定、前金\n## クリーニング\n着物、出した日、業者、戻り日、費用',
    language: 'ja',
    lists: {
      '着物|着物マスタ': '柄名, 種類, サイズ, 色, 写真, レンタル料',
      予約: '来店日, 時間, お客様名|お客様, 人数, 着物, ヘアセット有無|ヘアセット, 返却予定|返却予定日, 前金',
      クリーニング: '着物, 出した日, 業者, 戻り日, 費用',
    },
    may: 'お客様|顧客, 業者|クリーニング業者',
    mayFields: '電話|連絡先, 備考|メモ, 状態, 氏名|名前',
  },
  {
    prompt:
      '町の小さな印刷屋の進行表です。受注No.,得意先,品名,部数,用紙,色数,納期,今どの工程か(入稿/校正/刷版/印刷/加工/納品)。工程は担当がタップで進める。',
    language: 'ja',
    lists: {
      '受注|進行表|案件|仕事': '受注No.|受注No|受注番号, 得意先, 品名, 部数, 用紙, 色数, 納期, 今どの工程か|工程|状態',
    },
    may: '得意先, 用紙, 担当|担当者',
    mayFields: '担当|担当者, 備考|メモ, 会社名|名前, 受注日',
  },
  {
    prompt:
      '猟友会・有害鳥獣捕獲報告→捕獲日時、捕獲者、獣種、性別、成獣or幼獣、体長、わな/銃、位置(地図)、写真、尻尾の提出済チェック。市の報奨金の集計を獣種別に出す。',
    language: 'ja',
    lists: {
      '捕獲報告|捕獲|有害鳥獣捕獲報告|捕獲記録':
        '捕獲日時, 捕獲者, 獣種, 性別, 成獣or幼獣|成獣/幼獣|成獣・幼獣|成幼, 体長, わな/銃|捕獲方法|わな・銃|方法, 位置|場所|捕獲場所, 写真, 尻尾の提出済|尻尾提出済|尻尾提出|提出済',
    },
    may: '捕獲者|会員, 獣種|報奨金',
    mayFields: '報奨金|単価, 氏名|名前, 備考|メモ',
  },
  {
    prompt: '自分用ポモドーロタイマー、25分と5分、終わったら鈴の音、背景は夜の海',
    language: 'ja',
    lists: {},
    may: '記録|セッション|作業記録',
    mayFields: '日付|日時, 作業|内容, 回数, 時間',
  },
  {
    prompt: 'ペット霊園の受付まわりをデジタル化',
    language: 'ja',
    lists: {
      '受付|予約|火葬受付|火葬予約|申込': '',
    },
    may: '飼い主|顧客|お客様, ペット, 火葬|火葬予約|火葬プラン, プラン|料金プラン|料金|コース, 納骨|納骨堂|区画, 法要|供養, 支払い|会計, 返骨, スタッフ, 請求',
    mayFields:
      '氏名|名前|飼い主名|飼い主|お客様名, 電話|電話番号|連絡先, 住所, ペット名|ペットの名前|ペット, 種類|動物種, 体重, 受付日|受付日時, 火葬日|火葬日時|日時|希望日時, プラン|コース, 料金|金額, 状態|ステータス, 備考|メモ, メール, 支払い状況|支払方法, 納骨|返骨, 受付番号, 担当者|担当, 死亡日|命日',
  },
  {
    prompt:
      '除雪オペの眠気チェック用に、画面の数字が光ったらタップして反応速度(ミリ秒)を5回測って平均を出すだけのアプリ。遅かったら「休憩」とデカく。',
    language: 'ja',
    lists: {},
    may: '測定結果|結果|記録|測定記録',
    mayFields: '日時|日付, 名前|オペ, 平均|反応速度',
  },
]
