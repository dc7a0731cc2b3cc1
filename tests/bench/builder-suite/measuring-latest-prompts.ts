// The fourth half of prompts, by three strangers; run only to measure.
import type { SuitePrompt } from './cases.ts'

export const latestPrompts: readonly SuitePrompt[] = [
  {
    prompt:
      'Beehive inspections for my 14 hives. Each time I open one I write down the date, whether I saw the queen, number of brood frames, temper and what I fed them.',
    language: 'en',
    things: 'hive|colony|beehive, inspection|visit|check',
    fields: 'date|inspected, queen, brood|frames, temper|temperament|mood, fed|feed|feeding',
  },
  {
    prompt:
      "Mooring list for our sailing club. Every berth has a number, length, width, the boat that lies there, and the owner's name and phone. We need to see at a glance which ones are free.",
    language: 'en',
    things: 'berth|mooring',
    fields: 'number|berth, length, width, boat, owner, phone|mobile, free|status|available|availability|occupied',
  },
  {
    prompt:
      "I teach piano to about 30 kids. Keep track of my students, the lessons we've had, what we worked on and what they should practise for next week, and whether the lesson's been paid.",
    language: 'en',
    things: 'student|pupil|kid|child, lesson',
    fields: 'worked on|covered|topic|content|piece, practise|practice|homework|next week, paid|payment',
  },
  {
    prompt: 'need something to run our scout group',
    language: 'en',
    vague: true,
    things: 'scout|member|child|youth|participant, meeting|event|activity|camp',
  },
  {
    prompt:
      'Food bank: donations coming in (donor, what it is, weight, use-by date) and parcels going out (household, number of people, date collected)',
    language: 'en',
    things: 'donation, parcel',
    fields:
      'donor|donated by, what|item|description|contents|product, weight, use-by|use by|expiry|best before, household|family, people|persons|household size, collected|date',
  },
  {
    prompt:
      'Job board for a tree surgeon - quoted, booked, done, invoiced. Customer name, address, what tree and what needs doing, price',
    language: 'en',
    things: 'job',
    fields: 'status|stage, customer|client|name, address, tree, work|needs doing|task|description|job, price|quote|cost|amount',
    shows: 'board',
  },
  {
    prompt: 'I do nails from home and my diary is a mess',
    language: 'en',
    vague: true,
    things: 'appointment|booking, client|customer',
  },
  {
    prompt: "Wedding guest list with RSVP, meal choice, allergies and which table they're sitting at",
    language: 'en',
    things: 'guest',
    fields: 'rsvp|response|attending|reply, meal|menu|food, allergies|allergy|dietary, table|seat',
  },
  {
    prompt:
      "Booking calendar for the village hall. You can hire the main hall, the committee room or the kitchen. I need who's hiring, start and end, whether the deposit has been paid and if the keys came back.",
    language: 'en',
    things: 'booking|hire|hiring|reservation|rental',
    fields:
      'room|space|hall|area|what, hirer|hiring|who|name|contact|hired by|customer, start|from|begins, end|to|until, deposit, key|keys',
    shows: 'calendar',
  },
  {
    prompt:
      'library for a primary school: books with title, author and reading level, pupils with class, and loans with due date',
    language: 'en',
    things: 'book, pupil|student|child, loan|borrowing|checkout',
    fields: 'title, author, level|reading, class, due',
  },
  {
    prompt: "We're a two-person video agency and everything lives in WhatsApp right now. Want one place for it.",
    language: 'en',
    vague: true,
    things: 'project|production|job|video, client|customer|contact',
  },
  {
    prompt:
      'Livery yard with 22 horses. Owners with phone and emergency contact, horses with stable number and feed, and a record of vet and farrier visits with date and cost.',
    language: 'en',
    things: 'horse, owner, visit|treatment|appointment|record',
    fields: 'phone|mobile|telephone, emergency, stable|box, feed|diet, date, cost|price|amount, vet|farrier|type|kind|visitor',
  },
  {
    prompt:
      'bike repair tickets: customer, phone, make and model, whats wrong with it, parts used, labour hours, promised by date, status',
    language: 'en',
    things: 'ticket|repair|job',
    fields:
      'customer|client|name, phone|mobile|number, make|brand, model, wrong|fault|problem|issue, parts, labour|labor|hours, promised|due, status',
  },
  {
    prompt: 'app for a driving instructor',
    language: 'en',
    vague: true,
    things: 'student|learner|pupil, lesson|booking|appointment',
  },
  {
    prompt:
      "I rent out six flats. Tenants, lease start and end, monthly rent, deposit, and the repairs they report with a photo and whether it's fixed.",
    language: 'en',
    things: 'flat|apartment|property|unit, tenant, repair|issue|fault|maintenance',
    fields: 'start|from, end|to|until, rent, deposit, photo|image|picture, fixed|status|done|resolved',
  },
  {
    prompt: 'Film roll log. Camera, film stock, ISO, date loaded, date finished, lab, and a rating of how it turned out',
    language: 'en',
    things: 'roll|film',
    fields: 'camera, stock|film, iso|speed, loaded|start, finished|end, lab, rating|score|turned out|result',
  },
  {
    prompt: 'Flashcards for learning Welsh words, sorted by topic, with an example sentence on the back',
    language: 'en',
    things: 'card|flashcard|word|vocabulary',
    fields: 'welsh|word|front|term, topic|category|theme, example|sentence',
    shows: 'flashcards',
  },
  {
    prompt: 'Something to keep my marathon training honest',
    language: 'en',
    vague: true,
    things: 'run|workout|session|training|activity',
  },
  {
    prompt: 'Interval timer for my boxing classes. I set round length, rest and how many rounds, and it beeps.',
    language: 'en',
    fields: 'round|length|work, rest|break, rounds|number',
    shows: 'timer',
  },
  {
    prompt: 'paint calculator: room length, width, height, number of coats, tells you how many litres to buy',
    language: 'en',
    fields: 'length, width, height, coats',
    shows: 'calculator',
  },
  {
    prompt: 'small vineyard, 3 hectares, just me and my husband',
    language: 'en',
    vague: true,
    things: 'block|plot|parcel|vine|vineyard|row|field|section, task|work|harvest|treatment|spraying|batch|activity|log|wine|job',
  },
  {
    prompt:
      'A short survey our physio patients fill in after treatment: pain before and after from 0 to 10, would they recommend us, and any comments.',
    language: 'en',
    things: 'response|answer|survey|feedback|reply|submission',
    fields: 'before|pain, after|pain, recommend, comment',
    shows: 'survey',
  },
  {
    prompt:
      'One-page website for my mobile dog grooming van: what I offer with prices, some reviews from customers, and a contact form.',
    language: 'en',
    things: 'service|treatment|offer|package, review|testimonial, enquiry|inquiry|message|contact|lead|request',
    fields: 'price, name, message',
    shows: 'landing',
  },
  {
    prompt: 'Blog for our allotment society. Posts have a title, a photo, an author and a month.',
    language: 'en',
    things: 'post|article|entry',
    fields: 'title|headline, photo|image|picture, author|writer, month|date',
    shows: 'blog',
  },
  { prompt: 'Foster cats', language: 'en', vague: true, things: 'cat|animal|kitten|foster' },
  {
    prompt: 'online shop for my hand-dyed wool with colourway, yarn weight, metres per skein, price and how many are left',
    language: 'en',
    things: 'product|yarn|wool|skein|item',
    fields: 'colourway|colour|color, weight, metres|length|yardage, price, left|stock|quantity',
    shows: 'shop',
  },
  {
    prompt: 'A quiz for new bar staff on allergens and licensing law, multiple choice with a score at the end',
    language: 'en',
    things: 'question|quiz',
    fields: 'question|text, option|choice|answer|alternative',
    shows: 'quiz',
  },
  {
    prompt: 'ski and snowboard rental shop, we need to know whats out',
    language: 'en',
    vague: true,
    things: 'item|ski|equipment|gear|kit|snowboard|product, rental|hire|booking|loan|rent',
  },
  {
    prompt:
      "Gallery of the tattoos I've done. Photo, style, body part, hours it took, and a tick if the client is ok with it being shown publicly.",
    language: 'en',
    things: 'tattoo|piece|work|design',
    fields: 'photo|image|picture, style, body|placement|part, hours|time|duration, ok|consent|public|permission|shown|show',
    shows: 'gallery',
  },
  {
    prompt: 'Timeline of our family history: births, weddings, moves and so on with date, place, a photo and a short story',
    language: 'en',
    things: 'event|milestone|moment|entry|story',
    fields: 'date|year|when, place|location|where, photo|image|picture, story|description|text, type|kind|category|event',
    shows: 'timeline',
  },
  {
    prompt:
      'Dashboard of milk per cow. Cows have an ear tag and a name, and every day I enter litres, fat percent and protein percent.',
    language: 'en',
    things: 'cow|animal, milking|yield|record|entry|reading|milk|production|recording',
    fields: 'ear|tag, name, date|day, litres|liters|milk|yield, fat, protein',
    shows: 'dashboard',
  },
  {
    prompt: 'birdwatching with the grandkids',
    language: 'en',
    vague: true,
    things: 'sighting|observation|bird|spotting|species',
  },
  {
    prompt: 'Habit tracker for stretching, no sugar, reading 10 pages. With streaks.',
    language: 'en',
    things: 'habit',
    fields: 'streak|done|days|check',
    shows: 'habit',
  },
  {
    prompt:
      "Invoicing for a freelance translator. Clients with address and VAT number, invoices with number of words, rate per word, due date and whether they've paid.",
    language: 'en',
    things: 'client|customer, invoice',
    fields: 'address, vat, words, rate|price, due, paid|status|payment',
    shows: 'invoice',
  },
  {
    prompt: 'A chat for our volunteer fire brigade with one channel for each station',
    language: 'en',
    things: 'message|chat|post, channel|station|room',
    fields: 'message|text|content, station|channel|room',
    shows: 'chat',
  },
  {
    prompt: 'Parish council, four villages, one clerk (me)',
    language: 'en',
    vague: true,
    things: 'meeting|agenda|minutes|matter|issue|case|decision|document|action|councillor|task|event',
  },
  {
    prompt: 'A feed where the parents in our class can post news and pictures and others can like and comment',
    language: 'en',
    things: 'post|news|update, comment',
    fields: 'text|content|message|news|body, picture|photo|image, like',
    shows: 'feed',
  },
  {
    prompt:
      'Booking page for a three-chair barber shop. Customers pick the barber, the service and a time and leave name and mobile.',
    language: 'en',
    things: 'booking|appointment, barber|staff|stylist, service|treatment',
    fields: 'barber|staff|stylist, service|treatment, time|start|date, name|customer, mobile|phone|number',
    shows: 'booking',
  },
  {
    prompt:
      "Sign-up form for our summer football camp: child's name, date of birth, shirt size, medical notes, parent's phone, which week",
    language: 'en',
    things: 'registration|signup|sign-up|child|participant|camper|player|application|entry',
    fields: 'name|child, birth|dob|born, shirt|size, medical|health, phone|parent, week',
    shows: 'form',
  },
  {
    prompt: 'running a taco truck',
    language: 'en',
    vague: true,
    things: 'menu|item|dish|order|product|stop|location|event|sale|ingredient|taco|pitch',
  },
  {
    prompt:
      'Fleet of 9 vans. Reg number, MOT due, insurance renewal, mileage, main driver. Drivers report faults with a photo and how urgent it is.',
    language: 'en',
    things: 'van|vehicle, fault|report|issue|defect',
    fields:
      'reg|registration|plate, mot, insurance, mileage|odometer, driver, photo|image|picture, urgent|urgency|priority|severity',
  },
  {
    prompt:
      "medicine chart for mum - drug, dose, time of day, and a log of who gave it and when so my sister and I don't double up",
    language: 'en',
    things: 'medicine|medication|drug, log|dose|given|administration|intake|entry',
    fields: 'drug|name|medicine|medication, dose|dosage, time, gave|given by|who|by, when|time|date|given',
  },
  {
    prompt:
      "We're an amateur theatre and we lend out costumes. Costume name, size, era, colour and which rail it hangs on. Loans: who has it, out date, due back, returned or not.",
    language: 'en',
    things: 'costume, loan|hire|lending|rental',
    fields:
      'name|costume, size, era|period, colour|color, rail|rack, who|borrower|lent to|borrowed by|group|name, out|from|start|lent, due|back, returned|status',
  },
  {
    prompt: 'home care agency',
    language: 'en',
    vague: true,
    things: 'client|patient|resident|customer|service user, visit|shift|appointment|care|carer|caregiver|schedule',
  },
  {
    prompt:
      'Complaints register for the housing team: date received, tenant name, category (noise, damp, repairs, staff, other), case officer, response deadline, outcome. Must be able to see the ones past the deadline.',
    language: 'en',
    things: 'complaint|case',
    fields: 'received|date, tenant|name, category|type, officer|handler, deadline|due|response, outcome|result|resolution',
  },
  {
    prompt:
      'Choir app. Members with voice part and email, pieces with composer, and concerts with date, venue and the pieces we sing.',
    language: 'en',
    things: 'member|singer, piece|song|repertoire|work, concert|performance',
    fields: 'voice|part, email, composer, date, venue|place|location, pieces|songs|programme|program|repertoire',
  },
  {
    prompt: 'help me stay on top of moving house in june',
    language: 'en',
    vague: true,
    things: 'task|box|todo|item|checklist|step',
  },
  {
    prompt:
      "Grant applications for a small charity: funder, programme, amount asked for, deadline, stage. I'd like to drag them from column to column as they move along.",
    language: 'en',
    things: 'application|grant',
    fields: 'funder|foundation, programme|program, amount|sum|asked, deadline|due, stage|status',
    shows: 'board',
  },
  {
    prompt: 'Lambing records. Ewe tag, ram, date, how many born, how many alive, birth weights, notes',
    language: 'en',
    things: 'lambing|birth|record|ewe',
    fields: 'ewe|tag, ram|sire, date|lambed, born, alive|survived, weight, note',
  },
  {
    prompt: "d&d campaign, I'm the DM",
    language: 'en',
    vague: true,
    things: 'session|quest|adventure|encounter|npc|character|player|location|monster',
  },
  {
    prompt:
      'Site diary for a groundworks contractor, one entry a day: site, weather, men on site, machines, hours lost and why, photos',
    language: 'en',
    things: 'diary|entry|day|log|report',
    fields:
      'site|project, weather, men|crew|workers|people|workforce|labour, machines|plant|equipment, lost|hours|delay, why|reason|cause, photo|picture|image',
  },
  {
    prompt: 'lost property at a secondary school. what, where found, date, photo, claimed by',
    language: 'en',
    things: 'item|property|lost|find|object',
    fields: 'what|item|description|name, where|found|place|location, date|found, photo|picture|image, claimed|owner',
  },
  {
    prompt: 'Upholstery workshop, I keep forgetting whose chair is whose',
    language: 'en',
    vague: true,
    things: 'job|order|piece|furniture|item|chair|project|commission, customer|client|owner',
  },
  {
    prompt:
      'Chess club ladder: players with rating and school year, games with white, black, result and date. Show it as a plain table.',
    language: 'en',
    things: 'player|member, game|match',
    fields: 'rating|elo|grade, year|school, white, black, result|winner|outcome, date|played',
    shows: 'table',
  },
  {
    prompt:
      'Podcast planner. Episodes with guest, topic, recording date, publish date and status. Would love to see it in a calendar.',
    language: 'en',
    things: 'episode|podcast',
    fields: 'guest, topic|subject|title, recording|recorded|record, publish|published|release, status|stage',
    shows: 'calendar',
  },
  { prompt: 'microbrewery, just the two of us and a 500 litre kit', language: 'en', vague: true, things: 'batch|brew|beer' },
  {
    prompt:
      'Petty cash book for the PTA: date, what it was for, money in or out, amount, photo of the receipt. Total at the bottom.',
    language: 'en',
    things: 'transaction|entry|payment|cash|expense|record|item',
    fields: 'date, for|purpose|description|what, in|out|type|direction, amount|sum, receipt|photo',
  },
  {
    prompt: 'family of five, one car. help',
    language: 'en',
    vague: true,
    things: 'booking|trip|reservation|drive|ride|slot|use|journey',
  },
  {
    prompt: 'Rota for a care home: staff with role and contract hours, shifts with date, early/late/night and which unit',
    language: 'en',
    things: 'staff|employee|carer|worker|colleague, shift',
    fields: 'role|position|job, hours|contract, date|day, early|late|night|type|shift|time, unit|ward|floor',
  },
  {
    prompt:
      'Kiln log for a shared pottery studio: which kiln, cone, top temperature, start, end, whose work was in it and how it came out',
    language: 'en',
    things: 'firing|kiln|log|entry',
    fields:
      'kiln, cone, temp|temperature, start|from, end|to|finish, whose|who|potter|member|owner|work, result|came out|outcome|notes',
  },
  {
    prompt: 'I tutor maths and physics, mostly online',
    language: 'en',
    vague: true,
    things: 'student|pupil|learner|tutee, lesson|session|class|booking|appointment',
  },
  {
    prompt: 'Could you make something for our mountain rescue team',
    language: 'en',
    vague: true,
    things: 'callout|call-out|incident|rescue|mission|member|volunteer|training|equipment',
  },
  {
    prompt: 'Something calm and dignified for a small funeral home',
    language: 'en',
    vague: true,
    things: 'funeral|service|case|deceased|arrangement|ceremony|family|client',
  },
  {
    prompt: 'community orchard',
    language: 'en',
    vague: true,
    things: 'tree|orchard|variety|volunteer|harvest|task|workday|work day|event|plant',
  },
  {
    prompt:
      "Radio call-in line: we note each caller's first name, town, what they want to talk about and whether they went on air",
    language: 'en',
    things: 'caller|call',
    fields: 'name|first, town|city|place|location, topic|talk|subject|about, air|aired|status',
  },
  {
    prompt:
      'Mina bikupor: nummer, var de står, drottningens ålder och när jag senast skattade. Vill också kunna skriva upp varje gång jag tittat till en kupa.',
    language: 'sv',
    things: 'bikupa|kupa|bisamhälle|samhälle, tillsyn|genomgång|besök|kontroll|inspektion',
    fields: 'nummer, plats|står|placering, drottning|ålder, skattad|skattning|skattade',
  },
  {
    prompt: 'felanmälningar i vår bostadsrättsförening, lägenhetsnummer, vad som är fel, foto och om det är åtgärdat',
    language: 'sv',
    things: 'felanmälan|anmälan|fel|ärende',
    fields: 'lägenhetsnummer|lägenhet, fel|beskrivning, foto|bild, åtgärdat|åtgärdad|status',
  },
  {
    prompt:
      'Vi är ett tandtekniskt labb och behöver hålla koll på arbeten som kommer in från klinikerna. Varje arbete har patientnummer, typ (krona, bro, protes), färg och leveransdatum. Klinikerna har namn, kontaktperson och telefon.',
    language: 'sv',
    things: 'arbete|order|beställning|jobb, klinik',
    fields: 'patientnummer|patient, typ, färg, leveransdatum|leverans, kontaktperson|kontakt, telefon',
  },
  {
    prompt: 'tavla för poddavsnitt, från idé till inspelat till klippt till publicerat. titel, gäst och publiceringsdatum',
    language: 'sv',
    things: 'avsnitt|poddavsnitt',
    fields: 'titel, gäst, publiceringsdatum|publicering|publiceras',
    shows: 'board',
  },
  {
    prompt:
      'Båtplatserna i hamnen. Vi har 84 bryggplatser med nummer, bredd och årsavgift, och varje plats hyrs av en medlem som har namn, mobil och båtens namn.',
    language: 'sv',
    things: 'båtplats|bryggplats|plats, medlem',
    fields: 'nummer, bredd, årsavgift|avgift, namn, mobil|telefon, båt',
  },
  { prompt: 'glosor i spanska för åk 8 som kort man vänder på', language: 'sv', things: 'glosa|ord|kort', shows: 'flashcards' },
  {
    prompt: 'Räkna ut rotavdraget: man skriver arbetskostnad och material och får se vad kunden ska betala',
    language: 'sv',
    fields: 'arbetskostnad|arbete, material',
    shows: 'calculator',
  },
  {
    prompt:
      'Kursutvärdering för våra hjärt-lungräddningskurser. Tre frågor: hur nöjd är du 1-5, vad var bäst, vad kan bli bättre?',
    language: 'sv',
    things: 'svar|utvärdering|kursutvärdering',
    fields: 'nöjd|betyg, bäst, bättre|förbättra',
    shows: 'survey',
  },
  {
    prompt: 'Bokningssida för min frisersalong där kunderna väljer behandling, dag och tid och lämnar namn och mobilnummer',
    language: 'sv',
    things: 'bokning|tid, behandling|tjänst',
    fields: 'behandling|tjänst, dag|datum, tid, namn, mobilnummer|mobil|telefon',
    shows: 'booking',
  },
  {
    prompt: 'Webbutik för min keramik, muggar skålar och fat. Pris, bild, mått och hur många som finns kvar.',
    language: 'sv',
    things: 'produkt|vara|keramik|artikel',
    fields: 'pris, bild|foto, mått|storlek, antal|kvar|lager',
    shows: 'shop',
  },
  {
    prompt: 'enkel hemsida till snickeriet med vad vi gör, några omdömen och en knapp för att begära offert',
    language: 'sv',
    shows: 'landing',
  },
  {
    prompt: 'Blogg om våra fjällturer med rubrik, text, bilder och vilket område vi var i',
    language: 'sv',
    things: 'inlägg|blogginlägg|tur|fjälltur',
    fields: 'rubrik|titel, text, bild, område',
    shows: 'blog',
  },
  {
    prompt: 'Jag är frilansande översättare och vill skriva fakturor. Kund, antal ord, pris per ord, moms, förfallodatum.',
    language: 'sv',
    things: 'faktura, kund|uppdragsgivare',
    fields: 'antal|ord, pris, moms, förfallodatum|förfaller',
    shows: 'invoice',
  },
  { prompt: 'bocka av varje dag: stretcha, läsa 20 sidor, inget godis', language: 'sv', things: 'vana|rutin', shows: 'habit' },
  {
    prompt: 'Frågesport om svenska landskap till klassen, fyra svarsalternativ och man ser poängen på slutet',
    language: 'sv',
    things: 'fråga|quizfråga',
    shows: 'quiz',
  },
  {
    prompt: 'Galleri med mina tatueringar. Bild, stil, kroppsdel, år',
    language: 'sv',
    things: 'tatuering|verk|bild|arbete',
    fields: 'bild|foto, stil, kroppsdel, år',
    shows: 'gallery',
  },
  {
    prompt: 'Tidslinje över släkten Hallin på gården i Bjuråker: händelse, årtal, vilka personer det gällde och källa',
    language: 'sv',
    things: 'händelse',
    fields: 'händelse|rubrik|titel, årtal|år|datum, person, källa',
    shows: 'timeline',
  },
  {
    prompt:
      'Mjölkkor. Öronmärke, namn, kalvningsdatum, och mjölkmängd per dag för varje ko. Vill ha en översikt med siffror och diagram när jag öppnar den.',
    language: 'sv',
    things: 'ko|mjölkko, mjölkning|mjölkmängd|mätning',
    fields: 'öronmärke|märke, namn, kalvningsdatum|kalvning, mjölkmängd|mängd|mjölk',
    shows: 'dashboard',
  },
  {
    prompt: 'Anmälningsformulär till bakluckeloppisen: namn, e-post, regnummer på bilen, hur många meter man vill ha',
    language: 'sv',
    things: 'anmälan|anmäld|deltagare|försäljare',
    fields: 'namn, e-post|mejl, regnummer|registreringsnummer, meter',
    shows: 'form',
  },
  {
    prompt: 'Ett flöde för villaföreningen där grannar kan lägga upp korta inlägg med bild och kommentera varandras',
    language: 'sv',
    things: 'inlägg, kommentar',
    fields: 'bild|foto',
    shows: 'feed',
  },
  {
    prompt: 'såkalender! sort, sådatum, när den ska planteras ut, växthus eller friland',
    language: 'sv',
    things: 'sådd|sort|växt|frö|gröda',
    fields: 'sort|namn, sådatum|sådd|sås, utplantering|planteras|plantering, växthus|friland|plats',
    shows: 'calendar',
  },
  {
    prompt:
      'Fiskekort vi säljer i fiskevårdsområdet. Kortnummer, köparens namn, sjö, giltigt från och till, pris. Sjöarna har namn, areal och vilka fiskar som finns.',
    language: 'sv',
    things: 'fiskekort|kort, sjö',
    fields: 'kortnummer|nummer, köpare|namn, giltigt|från|till, pris, areal, fisk',
  },
  {
    prompt:
      'Jag föder upp katter i liten skala och behöver ha koll på kullar med födelsedatum och föräldrar, och kattungar med namn, kön, färg, chipnummer och vem som tingat',
    language: 'sv',
    things: 'kull, kattunge',
    fields: 'födelsedatum|född, föräldrar|mor|far|mamma|pappa|hona|hane, namn, kön, färg, chipnummer|chip, tingat|tingad|köpare',
  },
  { prompt: 'Nedräkning för brygg av filterkaffe, 4 minuter med pip', language: 'sv', shows: 'timer' },
  {
    prompt:
      'Pianostämmaren här. Behöver en tabell över instrument jag stämt: ägare, adress, märke, tonhöjd i Hz, senast stämt och när jag ska höra av mig igen.',
    language: 'sv',
    things: 'instrument|piano|stämning',
    fields: 'ägare|kund, adress, märke|fabrikat, tonhöjd|hz, senast|stämt, nästa|höra|påminnelse|återkomst',
    shows: 'table',
  },
  {
    prompt:
      'Elever i kulturskolan med instrument, lärare och hyrinstrument. Hyrinstrumenten har inventarienummer och skick, och man ska se vem som har vilket.',
    language: 'sv',
    things: 'elev, hyrinstrument|instrument',
    fields: 'lärare, inventarienummer|nummer, skick',
  },
  {
    prompt: 'Brandsläckare i kommunens lokaler - placering, typ, senast kontrollerad, nästa kontroll, ansvarig',
    language: 'sv',
    things: 'brandsläckare|släckare',
    fields: 'placering|plats|lokal, typ, senast|kontrollerad, nästa|kontroll, ansvarig',
  },
  { prompt: 'något till mitt hundpensionat', language: 'sv', vague: true, things: 'hund, bokning|vistelse|ägare|kund|gäst' },
  {
    prompt: 'Jag ska starta yogastudio i höst och behöver få ordning på allt',
    language: 'sv',
    vague: true,
    things: 'klass|pass|lektion|kurs, deltagare|medlem|elev|kund|bokning|anmälan',
  },
  {
    prompt: 'app för syförening',
    language: 'sv',
    vague: true,
    things: 'medlem|träff|möte|projekt|arbete|mönster|tyg|handarbete',
  },
  {
    prompt: 'Vi är fyra syskon som delar på en sommarstuga och det blir tjafs varje år. Hjälp!',
    language: 'sv',
    vague: true,
    things: 'bokning|vecka|vistelse|period|schema, syssla|uppgift|utgift|kostnad|syskon|person|familj|inköp',
  },
  {
    prompt: 'hålla koll på körens grejer',
    language: 'sv',
    vague: true,
    things: 'sångare|körmedlem|korist|medlem|not|sång|låt|stycke|repertoar|repetition|konsert',
  },
  {
    prompt: 'Begravningsbyrå, två anställda',
    language: 'sv',
    vague: true,
    things: 'ärende|begravning|uppdrag|avliden|ceremoni|kund|anhörig',
  },
  {
    prompt: 'Ett system för oss som kör snöröjning på vintern åt samfälligheter och företag',
    language: 'sv',
    vague: true,
    things: 'kund|objekt|område|plats|samfällighet|adress|fastighet, uppdrag|körning|röjning|insats|tillfälle|pass|jobb',
  },
  {
    prompt: 'bröllop nästa sommar',
    language: 'sv',
    vague: true,
    things: 'gäst|inbjuden, uppgift|leverantör|bord|budget|kostnad|att göra',
  },
  {
    prompt: 'jag renoverar gamla mopeder på fritiden',
    language: 'sv',
    vague: true,
    things: 'moped|projekt|fordon|objekt, del|reservdel|moment|arbete|kostnad|uppgift|åtgärd',
  },
  {
    prompt: 'Nåt för fritidsgården så att det blir lättare att planera kvällarna för ungdomarna',
    language: 'sv',
    vague: true,
    things: 'aktivitet|kväll|evenemang|pass|händelse',
  },
  { prompt: 'min fågelskådning', language: 'sv', vague: true, things: 'observation|fågel|art|skådning|obs' },
  {
    prompt: 'Cateringfirma. Allt ligger i mejlen idag och det håller inte längre.',
    language: 'sv',
    vague: true,
    things: 'beställning|order|uppdrag|evenemang|bokning|event, kund|meny|rätt',
  },
  {
    prompt: 'Till vår lokala teatergrupp inför vårens uppsättning',
    language: 'sv',
    vague: true,
    things: 'roll|skådespelare|medlem|ensemble|person, repetition|rep|scen|föreställning|rekvisita|kostym|uppgift',
  },
  {
    prompt: 'うちの養蜂場の巣箱を管理したい。番号、置き場所、女王蜂の年齢、最後に点検した日。',
    language: 'ja',
    things: '巣箱',
    fields: '番号, 置き場所|場所|設置場所, 女王蜂, 点検',
  },
  {
    prompt: '着物レンタルの予約を受け付けるページ。お客様の名前、電話番号、来店日、着付け希望時間、身長を入れてもらいます。',
    language: 'ja',
    things: '予約',
    fields: '名前|氏名, 電話, 来店日|日付|日時, 着付け|時間, 身長',
    shows: 'booking',
  },
  {
    prompt: '町内会で使えるものがほしい',
    language: 'ja',
    vague: true,
    things: '会員|世帯|住民|班|行事|イベント|お知らせ|回覧|当番',
  },
  {
    prompt: '保育園の延長保育の申し込みフォーム。園児名、クラス、利用日、お迎え予定時刻、理由。今は紙でもらっています。',
    language: 'ja',
    things: '申し込み|申込|延長保育|申請',
    fields: '園児, クラス, 利用日|日付, お迎え|時刻|時間, 理由',
    shows: 'form',
  },
  {
    prompt: '一人で出張ネイルの仕事をしています。手帳だともう限界です',
    language: 'ja',
    vague: true,
    things: '予約|訪問|施術|スケジュール|予定, 顧客|お客様|客',
  },
  {
    prompt:
      '酒蔵で仕込みタンクの経過を記録したいです。タンクには番号と容量と銘柄があり、毎朝、品温とボーメ度を測って書き込みます。気づいたことも一言残せるように。今は蔵の黒板に書いていて、消えてしまうのが困ります。',
    language: 'ja',
    things: 'タンク, 経過|記録|測定|計測',
    fields: '番号, 容量, 銘柄, 品温|温度, ボーメ, 気づき|気づいたこと|メモ|備考|コメント|一言',
  },
  {
    prompt: '少年野球チームの選手と試合。選手は背番号、ポジション、学年。試合は日付、対戦相手、スコア。',
    language: 'ja',
    things: '選手, 試合',
    fields: '背番号|番号, ポジション|守備, 学年, 日付|試合日, 対戦相手|相手, スコア|得点|結果',
  },
  {
    prompt: '中古カメラのネットショップ作りたい 写真と値段と状態ランクとメーカー',
    language: 'ja',
    things: '商品|カメラ',
    fields: '写真|画像, 値段|価格, 状態|ランク, メーカー',
    shows: 'shop',
  },
  {
    prompt: '古文単語の暗記カード。単語、意味、例文',
    language: 'ja',
    things: '単語|カード|古文',
    fields: '単語|古語|表|見出し, 意味|裏, 例文',
    shows: 'flashcards',
  },
  { prompt: '民泊はじめます', language: 'ja', vague: true, things: '予約|宿泊|部屋|物件|ゲスト|宿泊者|施設' },
  {
    prompt: '茶道教室の生徒さんのお月謝を管理したい。誰が何月分をいくら、いつ払ったかがわかればいいです。',
    language: 'ja',
    things: '生徒, 月謝|支払い|支払|入金',
    fields: '何月分|月分|対象月|月, 金額|月謝額, 支払日|支払い日|入金日|日付',
  },
  {
    prompt: '工務店です。現場の工程を横棒の時間軸で見たいです。工事名、工種、開始日、終了日、協力会社。',
    language: 'ja',
    things: '工程|工事|作業|現場',
    fields: '工事名|工事|現場名, 工種, 開始日|開始, 終了日|終了, 協力会社|業者',
    shows: 'timeline',
  },
  {
    prompt:
      '訪問看護ステーションで使います。利用者さんの名簿（氏名、住所、主治医、要介護度）と訪問の予定（利用者、日時、ケア内容）を入れて、訪問はカレンダーで見たいです。',
    language: 'ja',
    things: '利用者, 訪問|予定',
    fields: '氏名|名前, 住所, 主治医|医師, 要介護度|介護度, 日時|訪問日, ケア|内容',
    shows: 'calendar',
  },
  { prompt: '釣りが趣味です。ちゃんと残していきたい', language: 'ja', vague: true, things: '釣果|釣行|記録|釣り|魚' },
  {
    prompt: '離乳食 食べさせた食材と初めて食べた日と量とアレルギー出たかどうか',
    language: 'ja',
    things: '食材|離乳食|食事|記録',
    fields: '食材|名前|品名, 初めて|日付|食べた日, 量, アレルギー|反応',
  },
  {
    prompt:
      '小さな印刷会社です。得意先ごとに請求書を作りたい。明細には品名、部数、単価。得意先は会社名と住所と締め日を登録します。',
    language: 'ja',
    things: '得意先|顧客|取引先, 請求',
    fields: '品名, 部数|数量, 単価, 会社名|社名|名前|得意先名, 住所, 締め日|締日',
    shows: 'invoice',
  },
  {
    prompt: '学童の忘れ物を写真で並べて保護者に見てもらいたいです 拾った場所と日付も',
    language: 'ja',
    things: '忘れ物|落とし物|落し物',
    fields: '写真|画像, 場所, 日付|拾った日|日',
    shows: 'gallery',
  },
  {
    prompt: '筋トレ用のインターバルタイマー。終わったら種目と重さと回数を残せるように',
    language: 'ja',
    things: '記録|トレーニング|セット|種目|筋トレ',
    fields: '種目, 重さ|重量, 回数|レップ',
    shows: 'timer',
  },
  {
    prompt: '飲み会の割り勘計算。合計金額と人数を入れたら一人いくらか出て、端数は幹事持ち',
    language: 'ja',
    fields: '合計|金額, 人数',
    shows: 'calculator',
  },
  {
    prompt: '月に二回、公民館でこども食堂をひらいています。ボランティアだけで回しているので、少しでも楽にしたいのです。',
    language: 'ja',
    vague: true,
    things: '参加者|子ども|こども|利用者|家庭|ボランティア|開催|開催日|食材|寄付|メニュー|献立|予約|シフト',
  },
  {
    prompt:
      '市の公園遊具の点検台帳。公園は名称と所在地、遊具は種類と設置年。点検のたびに点検日、判定（A、B、C、D）、所見を残す。',
    language: 'ja',
    things: '公園, 遊具, 点検',
    fields: '名称|公園名|名前, 所在地|住所, 種類, 設置年|設置, 点検日|日付, 判定, 所見',
  },
  {
    prompt: '社員食堂のアンケート。味・量・価格をそれぞれ5段階で聞いて、最後に自由記述',
    language: 'ja',
    things: '回答|アンケート',
    fields: '味, 量, 価格|値段, 自由記述|自由|意見|コメント|感想',
    shows: 'survey',
  },
  {
    prompt: '陶芸の工房をやってます、いい感じにまとめてくれるアプリ',
    language: 'ja',
    vague: true,
    things: '作品|商品|体験|教室|予約|生徒|注文|釉薬|窯',
  },
  {
    prompt: '漫画原稿の進行をかんばんで動かしたい。列はネーム、下描き、ペン入れ、仕上げ、納品。作品名、話数、締切、ページ数。',
    language: 'ja',
    things: '原稿|作品|漫画|話|案件',
    fields: '作品名|タイトル|作品, 話数|話, 締切|締め切り|期限, ページ',
    shows: 'board',
  },
  {
    prompt:
      '農産物直売所です。出荷者の名前と電話、それから日々の出荷（品目、持ち込み数、売れ残り数、単価）を記録してください。出荷者ごとに後で精算します。',
    language: 'ja',
    things: '出荷者|生産者|農家, 出荷|納品|搬入|持ち込み',
    fields: '名前|氏名|出荷者名, 電話, 品目|品名, 持ち込み|持込|出荷数|数量, 売れ残り|残り|残数, 単価',
  },
  {
    prompt: '血圧の薬、散歩、休肝日。毎日できたか丸をつけて何日続いたか見たい',
    language: 'ja',
    things: '習慣|記録|チェック',
    shows: 'habit',
  },
  {
    prompt: '吹奏楽部の顧問をしています。部のことをまとめて管理したい。',
    language: 'ja',
    vague: true,
    things: '部員|メンバー|生徒|練習|楽器|楽譜|演奏会',
  },
  {
    prompt: '会計事務所用。顧問先を表で一覧したい。会社名、決算月、申告期限、資料回収の状況（未着、一部、完了）、備考。',
    language: 'ja',
    things: '顧問先|顧客|クライアント|会社',
    fields: '会社名|社名|名前|顧問先名, 決算月|決算, 申告期限|期限, 資料回収|資料|回収|状況, 備考|メモ',
    shows: 'table',
  },
  {
    prompt:
      '保護猫の団体です。猫には名前、推定年齢、性別、ワクチン済みかどうか。里親希望の方は名前、連絡先、住まい、先住猫の有無。どの猫を希望しているかも結びつけたいです。',
    language: 'ja',
    things: '猫, 里親|希望者',
    fields: '名前, 年齢, 性別, ワクチン, 連絡先|電話|メール, 住まい|住居|住宅, 先住猫|先住',
  },
  { prompt: '美容室の経営に役立つもの', language: 'ja', vague: true, things: '顧客|お客様|客|予約' },
  {
    prompt: '山登りのブログを書きたい！記事にはタイトルと山の名前、標高、写真、本文',
    language: 'ja',
    things: '記事|投稿|ブログ',
    fields: 'タイトル|題名|件名, 山, 標高, 写真|画像, 本文|内容',
    shows: 'blog',
  },
  {
    prompt:
      '秋の落語会の告知ページを作ってください。見どころの紹介と、その場で申し込めるフォーム。申し込みは氏名、人数、メールアドレスだけで結構です。',
    language: 'ja',
    things: '申し込み|申込|予約|参加者',
    fields: '氏名|名前, 人数|枚数, メール',
    shows: 'landing',
  },
  {
    prompt: '新人向けにフォークリフト安全の4択クイズ。問題、選択肢、正解、解説を自分で足していけること。',
    language: 'ja',
    things: '問題|設問|クイズ',
    fields: '問題|設問|質問, 選択肢, 正解|答え|解答, 解説',
    shows: 'quiz',
  },
  {
    prompt: '司法書士事務所で使えるシステム',
    language: 'ja',
    vague: true,
    things: '案件|依頼|登記|事件|業務, 依頼者|依頼人|顧客|お客様|クライアント|相談者',
  },
  {
    prompt: '孫の成長を残したいです。むずかしいことは分かりません。',
    language: 'ja',
    vague: true,
    things: '記録|思い出|成長|写真|できごと|出来事|日記|アルバム',
  },
  {
    prompt:
      'コインランドリー三店舗の売上と機械の故障をひと目で見られるダッシュボード。売上は日付、店舗、金額。故障は機械番号、発生日、内容、修理費。',
    language: 'ja',
    things: '売上|売り上げ, 故障|修理|トラブル',
    fields: '日付|日, 店舗|店, 金額|売上額, 機械番号|機械|番号, 発生日|故障日, 内容|症状, 修理費|費用',
    shows: 'dashboard',
  },
  {
    prompt: 'キッチンカーでクレープ売ってるんだけど全部頭の中なのでなんとかしたい',
    language: 'ja',
    vague: true,
    things: '出店|メニュー|売上|売り上げ|商品|在庫|仕入れ|材料|イベント|場所',
  },
  {
    prompt: 'フリマアプリで古着売ってます 管理したい',
    language: 'ja',
    vague: true,
    things: '商品|古着|アイテム|出品|在庫|服|売上|販売',
  },
  {
    prompt: 'マンションの住人どうしの書き込み広場。新しい投稿が上に流れてくる感じで、部屋番号と本文と写真を載せられるように。',
    language: 'ja',
    things: '投稿|書き込み|掲示',
    fields: '部屋番号|部屋|号室, 本文|内容|メッセージ, 写真|画像',
    shows: 'feed',
  },
  {
    prompt: '役場で移住の担当になりました。前任者から引き継いだものが何もなく、ゼロから始めたいと思っています。',
    language: 'ja',
    vague: true,
    things: '相談|相談者|移住者|移住希望者|希望者|空き家|物件|問い合わせ',
  },
]
