// The half that only measures: written by people who had not seen the lexicon, nor each other's. Not for reading by whoever tunes the builder.
import type { SuitePrompt } from './cases.ts'

export const measuringPrompts: readonly SuitePrompt[] = [
  {
    prompt: 'reindeer earmark register',
    language: 'en',
    things: 'earmark|earmarks|mark|marks|reindeer|owner|owners|herder|herders|register',
  },
  {
    prompt: 'Fire extinguishers and their inspections',
    language: 'en',
    things: 'extinguisher|extinguishers|fire extinguisher, inspection|inspections|check|checks',
  },
  {
    prompt: 'wells and water samples',
    language: 'en',
    things: 'well|wells|borehole, sample|samples|water sample',
  },
  {
    prompt: 'Quiz about the rivers of Africa',
    language: 'en',
    shows: 'quiz',
  },
  {
    prompt: 'gongfu tea steeping timer',
    language: 'en',
    shows: 'timer',
  },
  {
    prompt: 'concrete slab volume calculator',
    language: 'en',
    shows: 'calculator',
  },
  {
    prompt: 'Kanban board for theatre props',
    language: 'en',
    things: 'prop|props|task|tasks|card|cards|item|items|production|productions',
    shows: 'board',
  },
  {
    prompt: 'Online shop for my hand-dyed yarn',
    language: 'en',
    things: 'yarn|yarns|product|products|skein|skeins|item|items|order|orders|customer|customers',
    shows: 'shop',
  },
  {
    prompt: 'Invoices for a freelance court interpreter',
    language: 'en',
    things:
      'invoice|invoices|bill|bills|client|clients|customer|customers|line|item|items|assignment|assignments|job|jobs|court|courts|hearing|hearings',
    shows: 'invoice',
  },
  {
    prompt: 'habit tracker for quitting snus',
    language: 'en',
    things:
      'habit|habits|check-in|check-ins|checkin|check in|entry|entries|log|logs|day|days|tracker|craving|cravings|pouch|pouches|snus',
    shows: 'habit',
  },
  {
    prompt: 'Diesel use dashboard for six trucks',
    language: 'en',
    things:
      'diesel|fuel|refuel|refuels|refuelling|refueling|fill-up|fill up|fill|fills|truck|trucks|vehicle|vehicles|lorry|lorries|usage|use|consumption|trip|trips',
    shows: 'dashboard',
  },
  {
    prompt: 'welsh vocabulary flashcards',
    language: 'en',
    shows: 'flashcards',
  },
  {
    prompt: 'A blog about night trains',
    language: 'en',
    shows: 'blog',
  },
  {
    prompt: 'Donkeys and farrier visits at our sanctuary',
    language: 'en',
    things: 'donkey|donkeys|animal|animals, visit|visits|farrier|farriers|trimming|appointment|appointments',
  },
  {
    prompt: 'photo gallery of my linocut prints',
    language: 'en',
    things: 'print|prints|linocut|linocuts|photo|photos|picture|pictures|image|images|artwork|artworks|work|works|piece|pieces',
    shows: 'gallery',
  },
  {
    prompt: 'apprentices, supervisors, log of hours',
    language: 'en',
    things:
      'apprentice|apprentices|trainee|trainees, supervisor|supervisors|mentor|mentors, hour|hours|log|logs|timesheet|timesheets|entry|entries|time',
  },
  {
    prompt: 'A register of irrigation turns in our valley with farmer, canal, start time, hours and fee.',
    language: 'en',
    things: 'turn|turns|irrigation|register|slot|slots',
    fields: 'farmer|grower, canal|channel, start time|start|time, hour|hours|duration, fee|price|charge|cost',
  },
  {
    prompt: 'I repair accordions and need a list of repairs with owner, model, fault, quoted price and the date I promised.',
    language: 'en',
    things: 'repair|repairs|job|jobs|accordion|accordions',
    fields:
      'owner|customer|client, model, fault|defect|problem|issue, quoted price|quote|quoted|price, promise|promised|due|date',
  },
  {
    prompt: "Keep my grandmother's blood sugar readings: date, time, value, before or after the meal, and a note.",
    language: 'en',
    things: 'reading|readings|blood sugar|measurement|measurements|glucose',
    fields:
      'date|day|when, time|date|when, value|reading|level|blood sugar|glucose, meal|before|after, note|notes|comment|remark',
  },
  {
    prompt: 'A log for drone survey flights with pilot, site, battery used, flight minutes and weather.',
    language: 'en',
    things: 'flight|flights|log|drone|drones|survey',
    fields: 'pilot|operator, site|location|place, battery, minute|minutes|duration|flight time, weather|conditions',
  },
  {
    prompt:
      'We are a temple kitchen in Leicester and want to record food donations with donor, item, quantity, best before date and shelf.',
    language: 'en',
    things: 'donation|donations|food|gift|gifts',
    fields: 'donor|giver|given by, item|food|product, quantity|amount|qty, best before|expiry|expires|use by, shelf|storage',
  },
  {
    prompt: "Film locations I have scouted, with address, owner's phone, daily rate, number of parking spaces and photos",
    language: 'en',
    things: 'location|locations|film location|place|places|spot|spots',
    fields: 'address, phone|owner|telephone, rate|daily|price, parking|spaces, photo|photos|picture|pictures|image|images',
  },
  {
    prompt:
      'Track containers for a freight forwarder in Mombasa: container number, vessel, port of origin, arrival date, customs status.',
    language: 'en',
    things: 'container|containers|shipment|shipments',
    fields: 'container number|number|container no, vessel|ship, port|origin, arrival|arrives|eta|date, customs|status',
  },
  {
    prompt:
      "I'd like a calendar of guest artists at our tattoo studio showing artist, arrival, departure, chair and commission in percent.",
    language: 'en',
    things:
      'guest artist|guest artists|artist|artists|guest|guests|guest spot|stay|stays|residency|residencies|visit|visits|booking|bookings',
    fields: 'artist|name, arrival|arrives|start|from, departure|departs|leaves|end|until, chair|station|seat, commission|percent',
    shows: 'calendar',
  },
  {
    prompt: 'scaffold checks with site, tag number, inspector, load class, defects and next due date',
    language: 'en',
    things: 'check|checks|inspection|inspections|scaffold|scaffolds',
    fields: 'site|location, tag|number, inspector|checked by, load|class, defect|defects|fault|faults, due|next',
  },
  {
    prompt: 'I want to write down each of my pottery glazes with its name, recipe, cone, colour and whether it is food safe.',
    language: 'en',
    things: 'glaze|glazes',
    fields: 'name, recipe|ingredients, cone|temperature, colour|color, food safe|food|safe',
  },
  {
    prompt: "For the dockworkers' union: grievances with member, employer, contract article, date filed and status.",
    language: 'en',
    things: 'grievance|grievances|complaint|complaints|case|cases',
    fields: 'member|worker, employer|company, article|contract|clause, filed|date, status|state',
  },
  {
    prompt: 'Chanterelles and other mushroom finds, with species, place, weight in grams, date and edible or not.',
    language: 'en',
    things: 'find|finds|mushroom|mushrooms|foraging|harvest',
    fields: 'species|kind|type, place|location|spot, weight|grams, date|day|found, edible',
  },
  {
    prompt: 'Lost and found for the bus depot in Porto Alegre: item, bus line, date found, drawer, claimed by.',
    language: 'en',
    things: 'item|items|lost item|lost|found|lost and found|lost property|object|objects|entry|entries',
    fields: 'item|object|description|name, line|route|bus, found|date, drawer|storage, claimed|claim|collected',
  },
  {
    prompt:
      'A survey for visitors of our open-air museum that asks age group, how they heard of us, favourite house, a rating from 1 to 5 and comments.',
    language: 'en',
    things: 'response|responses|answer|answers|survey|surveys|visitor|visitors|feedback|reply|replies|submission|submissions',
    fields: 'age, heard|hear|how|source, favourite|favorite|house, rating|score|stars, comment|comments|remark|feedback',
    shows: 'survey',
  },
  {
    prompt: 'A timeline of how our family emigrated from Calabria, with event, year, country, people involved and source.',
    language: 'en',
    things: 'event|events|timeline|family event|entry|entries|milestone|milestones',
    fields: 'event|title|name, year|date|when, country|place, people|person|involved|who, source|reference',
    shows: 'timeline',
  },
  {
    prompt:
      'Could I have a record of kiln-dried timber stacks with wood species, thickness, moisture percent, volume and date loaded?',
    language: 'en',
    things: 'stack|stacks|timber|wood|batch|batches|record',
    fields: 'species|wood, thickness, moisture, volume, loaded|date',
  },
  {
    prompt:
      'hi, i have 40 milking goats on crete. i want to write down how many litres each goat gives every morning, and the treatments from the vet with medicine and how many days i cant sell the milk. each goat has a ear tag and a birth year',
    language: 'en',
    things:
      'goat|goats|animal|animals, milking|milkings|milk|yield|yields|litres|record|records, treatment|treatments|medication|vet',
    fields:
      'litre|litres|liter|liters|milk|amount|yield|quantity, medicine|drug|medication, days|withdrawal|waiting|wait, ear tag|tag|ear, birth|born|year',
  },
  {
    prompt:
      "We drive pupils to a special needs school. Every child has a home address, a parent's phone number and sometimes a wheelchair. There are five routes and each child is on one of them.",
    language: 'en',
    things: 'pupil|pupils|child|children|student|students|kid|kids|passenger, route|routes|tour|tours|line',
    fields: 'address|home, phone|parent|telephone, wheelchair, route|tour',
  },
  {
    prompt:
      'I do henna for weddings in Birmingham. Brides should be able to book a slot on a page themselves: name, phone, wedding date, how many guests want henna. And I want to see the bookings afterwards.',
    language: 'en',
    things:
      'booking|bookings|appointment|appointments|reservation|reservations|slot|slots|bride|brides|request|requests|wedding|weddings',
    fields: 'name|bride, phone|telephone|mobile, wedding|date, guest|guests',
    shows: 'booking',
  },
  {
    prompt:
      'Website for our thatching firm in Devon please. A big picture at the top, what we do, some words about the family (4 generations!), and how to reach us.',
    language: 'en',
    shows: 'landing',
  },
  {
    prompt:
      'I coordinate volunteers at a hospice. Each volunteer has a name, phone, languages spoken and a police check date. Then there are shifts with a day, a start and an end and who is doing it, best seen in a calendar.',
    language: 'en',
    things: 'volunteer|volunteers|helper|helpers, shift|shifts|duty|duties|rota',
    fields:
      'name, phone|telephone|mobile, language|languages, police|check, day|date|start, start|begin|from, end|until|to|finish, volunteer|who|assigned|helper|doing',
    shows: 'calendar',
  },
  {
    prompt:
      'Ham radio here, call sign 5Z4 something :) I need to log my contacts. callsign of the other station, frequency, mode, signal report, time in UTC. thats all realy',
    language: 'en',
    things: 'contact|contacts|qso|qsos|log|logs|station|stations',
    fields: 'callsign|call sign|call|station, frequency|freq, mode, signal|report|rst, time|utc|date',
  },
  {
    prompt:
      'We own an escape room place with 3 rooms. Groups reserve a room for a date and time, with number of players and a price. A game master is assigned to each group.',
    language: 'en',
    things: 'room|rooms|escape room, reservation|reservations|booking|bookings|group|groups|game|games|session|sessions',
    fields: 'room, date|day|time, time|start|date, players|people|number|size, price|cost, game master|master|assigned|staff',
  },
  {
    prompt:
      'Our town gets lots of pothole reports by phone. I want a board where each report moves from new to scheduled to fixed. Street, depth in cm, a photo and who reported it would be enough.',
    language: 'en',
    things: 'report|reports|pothole|potholes',
    fields: 'street|address|location, depth, photo|picture|image, reported|reporter|caller|who, status|state|stage',
    shows: 'board',
  },
  {
    prompt:
      'Small vineyard in Stellenbosch. We have plots with grape variety, hectares and planting year. For each plot I must keep a spray record: product, dose, date, wind speed.',
    language: 'en',
    things:
      'plot|plots|block|blocks|parcel|parcels|vineyard, spray|sprays|spraying|sprayings|treatment|treatments|application|applications|record|records',
    fields:
      'variety|grape|cultivar, hectare|hectares|area|size, year|planted|planting, product|chemical, dose|dosage|rate, date|day, wind',
  },
  {
    prompt:
      'i referee handball on weekends. match, hall, my fee, km driven, paid or not. at the end of the season my tax lady wants to know the sum',
    language: 'en',
    things: 'match|matches|game|games|assignment|assignments',
    fields: 'hall|venue|place, fee|pay, km|driven|distance|mileage|kilometre|kilometres, paid',
  },
  {
    prompt:
      'My agency translates patents. Jobs come from clients with word count, language pair and deadline, and we give them to translators who each have their own rate per word. I keep loosing track of whats late.',
    language: 'en',
    things:
      'job|jobs|order|orders|project|projects|translation|translations|patent|patents, client|clients|customer|customers, translator|translators',
    fields: 'word|words|count, language|pair, deadline|due, rate|price',
  },
  {
    prompt:
      'I sew sari blouses in Chennai. For every customer I note bust, waist, shoulder and sleeve length. Orders have fabric, delivery date, advance paid and balance.',
    language: 'en',
    things: 'customer|customers|client|clients|measurement|measurements, order|orders',
    fields:
      'bust|chest, waist, shoulder, sleeve, fabric|cloth|material, delivery|due|date, advance|deposit|prepaid, balance|remaining|due',
  },
  {
    prompt:
      'Can you make a little memory game with flags for my twins? They are 6. Two cards are turned over and if they match they stay open.',
    language: 'en',
    shows: 'tool',
  },
  {
    prompt:
      'We rent stage lights to bands and schools here in Tallinn. I need to know which lamp is with whom: equipment has a serial number, wattage and purchase price, and a rental has customer, pick up date, return date and deposit.',
    language: 'en',
    things:
      'equipment|lamp|lamps|light|lights|fixture|fixtures|gear|item|items, rental|rentals|hire|hires|loan|loans|customer|customers',
    fields:
      'serial, watt|watts|wattage|power, purchase|price|cost, customer|client|renter|band|bands|school|schools, pick up|pickup|pick-up|out|start, return, deposit',
  },
  {
    prompt:
      'i work nights as security in a shopping mall and we still use a paper book. incident, where, what time, persons involved, police called yes/no. a simple form to fill in on the phone would be great',
    language: 'en',
    things: 'incident|incidents|report|reports|entry|entries|log|event|events',
    fields:
      'incident|what|description|details|title|type|name, where|location|place, time|date|when, person|persons|people|involved, police',
    shows: 'form',
  },
  {
    prompt: 'something for the ice rink',
    language: 'en',
    vague: true,
    things:
      'session|sessions|booking|bookings|slot|slots|skater|skaters|customer|customers|visitor|visitors|rental|rentals|skate|skates|class|classes|lesson|lessons|ticket|tickets|event|events|member|members|reservation|ice time|rink|rinks|schedule',
  },
  {
    prompt: 'my matchbox label collection',
    language: 'en',
    vague: true,
    things: 'label|labels|matchbox|matchboxes|item|items|collection|collections|piece|pieces',
  },
  {
    prompt: 'I am a midwife in rural Nepal and need something to keep my work in order',
    language: 'en',
    vague: true,
    things:
      'mother|mothers|patient|patients|woman|women|client|clients|pregnancy|pregnancies|family|families, visit|visits|appointment|appointments|birth|births|delivery|deliveries|checkup|checkups|check-up|check-ups|examination|examinations|baby|babies|consultation|consultations|task|tasks|work|pregnancy|pregnancies',
  },
  {
    prompt: 'We run a small ferry across the fjord.',
    language: 'en',
    vague: true,
    things:
      'crossing|crossings|trip|trips|departure|departures|sailing|sailings|booking|bookings|passenger|passengers|ticket|tickets|vehicle|vehicles|ferry|ferries|schedule|timetable|journey|reservation|crew|voyage',
  },
  {
    prompt: 'falconry',
    language: 'en',
    vague: true,
    things:
      'bird|birds|falcon|falcons|hawk|hawks|raptor|raptors|flight|flights|hunt|hunts|training|session|sessions|weight|weights|feeding|feedings|falconer|falconers',
  },
  {
    prompt: 'an app for our puppet theatre',
    language: 'en',
    vague: true,
    things:
      'puppet|puppets|show|shows|performance|performances|play|plays|production|productions|event|events|booking|bookings|ticket|tickets|puppeteer|puppeteers',
  },
  {
    prompt: 'Something for the volunteer mountain rescue team in our valley',
    language: 'en',
    vague: true,
    things:
      'member|members|volunteer|volunteers|rescuer|rescuers|person|people|team|teams|mission|missions|callout|callouts|call-out|call-outs|rescue|rescues|operation|operations|incident|incidents|deployment|deployments|equipment|gear|training|trainings',
  },
  {
    prompt: 'i have a locksmith shop in Bucharest',
    language: 'en',
    vague: true,
    things:
      'job|jobs|order|orders|repair|repairs|service|services|call|calls|customer|customers|client|clients|key|keys|lock|locks|product|products|sale|sales|appointment|work order|stock|item|items',
  },
  {
    prompt: 'I breed koi, please help me keep an overview',
    language: 'en',
    vague: true,
    things:
      'koi|fish|fishes, pond|ponds|tank|tanks|spawning|spawnings|breeding|breedings|pairing|pairings|batch|batches|water|sale|sales|pair|pairs|brood|broods|variety|varieties|feeding|feedings|health|buyer|customer|clutch|measurement|treatment|treatments|offspring|koi',
  },
  {
    prompt: 'model rockets, thats my thing',
    language: 'en',
    vague: true,
    things: 'rocket|rockets|model|models|launch|launches|flight|flights|build|builds|motor|motors|engine|engines',
  },
  {
    prompt: 'Small funeral home in Ohio, three of us',
    language: 'en',
    vague: true,
    things:
      'funeral|funerals|case|cases|service|services|deceased|family|families|client|clients|arrangement|arrangements|ceremony|ceremonies|burial|person|contact|staff',
  },
  {
    prompt: 'need sth for my taco truck',
    language: 'en',
    vague: true,
    things:
      'dish|dishes|menu|menu item|taco|tacos|item|items|order|orders|sale|sales|stop|stops|location|locations|event|events|product|products|ingredient|ingredients|stock|supply|supplies|inventory|route|truck|spot|pitch|shift|expense',
  },
  {
    prompt: 'Our karate dojo could use a system',
    language: 'en',
    vague: true,
    things:
      'student|students|member|members|karateka|pupil|pupils|participant|participants|person|people|athlete|athletes|class|classes|training|trainings|lesson|lessons|session|sessions|grading|gradings|belt|belts|attendance',
  },
  {
    prompt: "I'm restoring a 1962 wooden sailing boat",
    language: 'en',
    vague: true,
    things:
      'task|tasks|job|jobs|work|works|step|steps|to-do|todo|restoration|project|projects|part|parts|material|materials|expense|expenses|cost|costs|boat|boats|supplier|section|repair|repairs',
  },
  {
    prompt: 'something to help me in my job as a notary in Dakar',
    language: 'en',
    vague: true,
    things:
      'deed|deeds|act|acts|document|documents|case|cases|file|files|client|clients|appointment|appointments|matter|matters|contract|contracts|customer|record|notarization|task|tasks|job|jobs|signing|signings|dossier',
  },
  {
    prompt: 'Our coffee farm in Huehuetenango',
    language: 'en',
    vague: true,
    things:
      'harvest|harvests|plot|plots|field|fields|lot|lots|batch|batches|picking|pickings|crop|crops|coffee|tree|trees|parcel|worker|workers|picker|pickers|buyer|sale|sales|farm|block',
  },
  {
    prompt: 'I do stand-up comedy',
    language: 'en',
    vague: true,
    things:
      'joke|jokes|bit|bits|set|sets|material|gig|gigs|show|shows|performance|performances|event|events|venue|venues|appearance|idea|ideas|routine|booking|bookings',
  },
  {
    prompt: 'a helper for running a Girl Guides unit',
    language: 'en',
    vague: true,
    things:
      'girl|girls|guide|guides|member|members|child|children|participant|participants|person|scout|scouts, meeting|meetings|event|events|activity|activities|camp|camps|badge|badges|outing|outings|session|sessions|attendance|programme|unit|leader|leaders|patrol|patrols',
  },
  {
    prompt: 'Wedding DJ, fully booked and losing the thread',
    language: 'en',
    vague: true,
    things:
      'wedding|weddings|gig|gigs|event|events|booking|bookings|party|parties|couple|couples|client|clients|customer|customers|playlist|song|songs|job|jobs',
  },
  {
    prompt: 'I rent out camper vans in New Zealand',
    language: 'en',
    vague: true,
    things:
      'van|vans|camper|campers|camper van|campervan|campervans|vehicle|vehicles, rental|rentals|booking|bookings|hire|hires|reservation|reservations|trip|customer|customers|renter|renters|client|guest|guests',
  },
  {
    prompt: 'Family of six, one fridge, chaos every day',
    language: 'en',
    vague: true,
    things:
      'item|items|food|foods|grocery|groceries|product|products|shopping|meal|meals|fridge|task|tasks|chore|chores|family|member|members|ingredient|stock|content|contents|event|events|recipe|person|people|leftover|leftovers|schedule|activity',
  },
  {
    prompt: 'can you do something for sled dog racing? we have a kennel in Yukon',
    language: 'en',
    vague: true,
    things:
      'dog|dogs|husky|huskies|sled dog, race|races|racing|training|trainings|run|runs|team|teams|musher|mushers|kennel|kennels|feeding|feedings|health|vet|result|results|litter|litters',
  },
  {
    prompt: 'I teach the oud to grown-ups',
    language: 'en',
    vague: true,
    things:
      'student|students|pupil|pupils|learner|learners|client|clients|participant|person|customer, lesson|lessons|class|classes|session|sessions|appointment|appointments|piece|pieces|payment|payments|practice|song|songs|oud|ouds|teaching',
  },
  {
    prompt: 'Kalender över vernissager på galleriet',
    language: 'sv',
    things:
      'vernissage|vernissager|utställning|utställningar|evenemang|händelse|händelser|event|events|exhibition|exhibitions|opening|openings',
    shows: 'calendar',
  },
  {
    prompt: 'hemsida för min takläggarfirma',
    language: 'sv',
    shows: 'landing',
  },
  {
    prompt: 'webbutik för garn och stickade vantar',
    language: 'sv',
    things:
      'produkt|produkter|vara|varor|artikel|artiklar|garn|garner|vante|vantar|sortiment|beställning|beställningar|order|ordrar|product|products|item|items|orders|yarn|mittens',
    shows: 'shop',
  },
  {
    prompt: 'lista över utlånade verktyg i vägföreningen',
    language: 'sv',
    things: 'verktyg|redskap|lån|utlån|utlåning|utlåningar|låntagare|medlem|medlemmar|tool|tools|loan|loans|borrower|member',
  },
  {
    prompt: 'Räknare för hur mycket färg rummet behöver',
    language: 'sv',
    shows: 'calculator',
  },
  {
    prompt: 'kryssa av mina vanor varje dag',
    language: 'sv',
    things: 'vana|vanor|avprickning|avprickningar|kryss|habit|habits|check-in|completion',
    shows: 'habit',
  },
  {
    prompt:
      'Glosor i spanska som jag kan förhöra mig på med vändbara kort: spanskt ord, svensk översättning, exempelmening och kapitel.',
    language: 'sv',
    things: 'glosa|glosor|ord|kort|gloskort|ordkort|flashcard|flashcards|word|words|vocabulary|card|cards',
    fields:
      'spanskt ord|spanska|ord|framsida, svensk översättning|översättning|svenska|baksida, exempelmening|exempel|mening, kapitel',
    shows: 'flashcards',
  },
  {
    prompt:
      'Jag vill registrera hissbesiktningar med fastighetens adress, hissnummer, besiktningsdatum, anmärkningar och ansvarig tekniker.',
    language: 'sv',
    things: 'besiktning|besiktningar|hissbesiktning|hissbesiktningar|kontroll|inspection|inspections',
    fields:
      'adress|fastighet|fastigheter|fastighetens adress, hissnummer|hiss|hissar|nummer, besiktningsdatum|datum|besiktad, anmärkning|anmärkningar, tekniker|ansvarig|ansvarig tekniker',
  },
  {
    prompt:
      'En tavla för våra möbelrenoveringar där varje jobb har möbel, kund, utlovat datum, pris och status (inlämnad, slipas, lackas, klar).',
    language: 'sv',
    things:
      'jobb|uppdrag|arbete|arbeten|renovering|renoveringar|möbelrenovering|möbelrenoveringar|order|job|jobs|project|renovation|renovations',
    fields: 'möbel|möbler|möbeltyp, kund|kunder|kundnamn, utlovat datum|utlovat|datum|klart, pris|kostnad|belopp, status|läge',
    shows: 'board',
  },
  {
    prompt:
      'Vi behöver en instrumentpanel för byns solceller, där vi varje dag matar in datum, producerade kWh, såld el, intäkt och väder.',
    language: 'sv',
    things:
      'avläsning|avläsningar|mätning|mätningar|mätvärde|mätvärden|dag|dagar|produktion|elproduktion|solcell|solceller|logg|dagslogg|dagsrapport|rapport|registrering|registreringar|inmatning|inmatningar|post|poster|reading|readings|production|entry|entries|log',
    fields: 'datum|dag, producerade kwh|kwh|producera|produktion, såld el|såld|försäljning, intäkt|intäkter, väder',
    shows: 'dashboard',
  },
  {
    prompt:
      'en enkät till dem som gått vår kurs i första hjälpen: namn, betyg på kursledaren, vad som var bäst, vad vi kan förbättra och om man skulle rekommendera oss',
    language: 'sv',
    things:
      'svar|enkätsvar|enkät|enkäter|utvärdering|utvärderingar|kursutvärdering|kursutvärderingar|deltagare|kurs|kurser|response|responses|survey|answer|answers|feedback',
    fields:
      'namn, betyg|kursledare|kursledaren, bäst|bra, förbättra|förbättring|förbättringar|bättre, rekommendera|rekommenderar|rekommendation',
    shows: 'survey',
  },
  {
    prompt:
      'Register över gravplatser på kyrkogården med kvarter, gravnummer, gravrättsinnehavare, år för gravsättning och om det finns skötselavtal.',
    language: 'sv',
    things: 'gravplats|gravplatser|grav|gravar|kyrkogård|kyrkogårdar|grave|graves|plot|plots|burial',
    fields: 'kvarter, gravnummer|nummer, gravrättsinnehavare|innehavare, gravsättning|gravsatt|år, skötselavtal|avtal|skötsel',
  },
  {
    prompt:
      'hej! är frilansande ljudtekniker och behöver kunna göra fakturor. på fakturan ska det stå kund, fakturanummer, fakturadatum, förfallodatum och rader med timmar och timpris. momsen på 25% får gärna räknas ut av sig själv',
    language: 'sv',
    things: 'faktura|fakturor|invoice|invoices',
    fields:
      'kund|kunder|kundnamn, fakturanummer|fakturanr|nummer, fakturadatum|datum, förfallodatum|förfaller|förfall, timmar|antal|rad|rader|fakturarad|fakturarader, timpris|pris|à-pris, moms',
    shows: 'invoice',
  },
  {
    prompt:
      'Vi är tre naprapater i Härnösand. Patienterna ska kunna boka tid själva på en sida: välja behandlare, behandling, dag och klockslag och lämna namn och mobilnummer. Inget krångel med konton.',
    language: 'sv',
    things:
      'bokning|bokningar|tid|tider|tidsbokning|tidsbokningar|besök|patient|patienter|booking|bookings|appointment|appointments',
    fields:
      'behandlare|naprapat|naprapater|terapeut, behandling|behandlingar|behandlingstyp|tjänst|tjänster, dag|datum|tid, klockslag|tid|start, namn|patient|patientnamn, mobilnummer|mobil|telefon',
    shows: 'booking',
  },
  {
    prompt:
      'Min fru och jag bygger om en gammal skolbuss till husbil. Vi vill ha en blogg så att släkten kan följa med. Varje inlägg ska ha rubrik, text, bild och datum.',
    language: 'sv',
    things: 'inlägg|blogginlägg|blogg|post|posts|blog|artikel|artiklar',
    fields: 'rubrik|titel, text|innehåll|brödtext, bild|bilder|foto|omslag, datum|publicerad|publicerat',
    shows: 'blog',
  },
  {
    prompt:
      'vi har en liten fårgård utanför Hjo å behöver hålla koll på tackor å lamm. öronnumer, född, ras, vikt och vilken tacka som e mamma. sen vill jag oxå skriva upp avmaskningar med datum å preparat',
    language: 'sv',
    things:
      'tacka|tackor|lamm|får|djur|fåren|sheep|ewe|ewes|lamb|lambs|animal|animals, avmaskning|avmaskningar|behandling|behandlingar|deworming|dewormings|treatment|treatments',
    fields:
      'öronnumer|öronnummer|öronmärke|nummer, född|födelse|födelsedatum|födelsedag, ras|raser, vikt, mamma|mor|moder|tacka|förälder, datum|avmaskad, preparat|medel|läkemedel',
  },
  {
    prompt:
      'Jag ansvarar för kostymförrådet på vår amatörteater och det är kaos! Varje plagg borde ha benämning, storlek, tidsepok, hyllplats och ett foto. Allra helst vill jag bläddra bland plaggen som i ett bildgalleri.',
    language: 'sv',
    things: 'plagg|kostym|kostymer|kläder|klädesplagg|costume|costumes|garment|garments',
    fields: 'benämning|namn, storlek|storlekar, tidsepok|epok|epoker|tid, hyllplats|hylla|hyllor|plats, foto|bild|fotografi',
    shows: 'gallery',
  },
  {
    prompt: 'Jag samlar på gamla vykort',
    language: 'sv',
    vague: true,
    things: 'vykort|vykorten|kort|samling|samlingar|samlarobjekt|objekt|föremål|postcard|postcards|collection|item|items',
  },
  {
    prompt: 'något till min skorstensfejarfirma',
    language: 'sv',
    vague: true,
    things:
      'kund|kunder|fastighet|fastigheter|sotning|sotningar|uppdrag|jobb|besök|bokning|bokningar|eldstad|eldstäder|skorsten|skorstenar|objekt|protokoll|besiktning|arbetsorder|customer|customers|client|clients|job|jobs|visit|visits|property|properties|chimney|chimneys',
  },
  {
    prompt: 'vi driver en liten klätterhall, vad kan du göra för oss?',
    language: 'sv',
    vague: true,
    things:
      'medlem|medlemmar|besökare|besök|kund|kunder|klättrare|pass|kurs|kurser|bokning|bokningar|led|leder|klätterled|klätterleder|problem|utrustning|inträde|inträden|incheckning|kort|medlemskap|member|members|route|routes|visitor|visitors|class|classes|booking|bookings|course|courses|equipment',
  },
  {
    prompt: 'Är dagmamma och skulle behöva en hjälpreda i vardagen',
    language: 'sv',
    vague: true,
    things:
      'barn|barnen|närvaro|förälder|föräldrar|vårdnadshavare|familj|familjer|schema|aktivitet|aktiviteter|dagbok|child|children|attendance|parent|parents|guardian|activity|activities',
  },
  {
    prompt: 'har fått alldeles för många reptiler hemma, måste få ordning på det',
    language: 'sv',
    vague: true,
    things:
      'reptil|reptiler|djur|orm|ormar|ödla|ödlor|terrarium|terrarier|matning|matningar|utfodring|utfodringar|skötsel|reptile|reptiles|animal|animals|pet|pets|feeding|feedings',
  },
  {
    prompt: 'En app åt vårt knattelag i innebandy',
    language: 'sv',
    vague: true,
    things:
      'spelare|barn|match|matcher|träning|träningar|lag|medlem|medlemmar|ledare|tränare|närvaro|aktivitet|aktiviteter|player|players|game|games|practice|training|trainings|team|teams|member|members',
  },
  {
    prompt: 'Nåt smidigt för oss på vaktmästeriet i kommunhuset',
    language: 'sv',
    vague: true,
    things:
      'ärende|ärenden|felanmälan|felanmälningar|uppgift|uppgifter|arbetsorder|arbetsordrar|jobb|uppdrag|lokal|lokaler|rum|nyckel|nycklar|inventarie|inventarier|underhåll|task|tasks|issue|issues|ticket|tickets|work order|request|requests|job|jobs|room|rooms|key|keys',
  },
  {
    prompt: 'jag drejar och säljer min keramik på marknader',
    language: 'sv',
    vague: true,
    things:
      'produkt|produkter|keramik|föremål|alster|verk|vara|varor|artikel|artiklar|försäljning|försäljningar|marknad|marknader|lager|beställning|beställningar|kund|kunder|glasyr|glasyrer|product|products|item|items|piece|pieces|pottery|sale|sales|market|markets|order|orders|customer|customers',
  },
  {
    prompt: '養蜂の巣箱と採蜜の記録',
    language: 'ja',
    things: '巣箱|ミツバチ|養蜂|hive|hives|beehive|beehives, 採蜜|はちみつ|蜂蜜|収穫|harvest|harvests|honey|extraction',
  },
  {
    prompt: '手話の単語カード',
    language: 'ja',
    things: 'カード|単語|手話|デッキ|単語帳|card|cards|flashcard|flashcards|word|words|sign|signs|deck|decks',
    shows: 'flashcards',
  },
  {
    prompt: '茶道体験の予約ページ',
    language: 'ja',
    things:
      '予約|体験|申込|申し込み|booking|bookings|reservation|reservations|appointment|appointments|コース|プラン|メニュー|experience|service|services',
    shows: 'booking',
  },
  {
    prompt: '左官会社のホームページ作って',
    language: 'ja',
    shows: 'landing',
  },
  {
    prompt: '革小物のネットショップ、注文も受けたい',
    language: 'ja',
    things: '商品|製品|革小物|小物|product|products|item|items|goods, 注文|受注|オーダー|order|orders',
    shows: 'shop',
  },
  {
    prompt: '飲み会の割り勘計算機',
    language: 'ja',
    shows: 'calculator',
  },
  {
    prompt: '盆栽ごとに樹種、樹齢、入手日、最後に植え替えた日、写真を残しておきたい。',
    language: 'ja',
    things: '盆栽|樹木|木|鉢|bonsai|tree|trees|plant|plants',
    fields:
      '樹種|種類|species|tree type, 樹齢|年数|age, 入手日|入手|購入日|取得日|acquired|acquisition|purchase, 植え替え|植替え|植替|repot, 写真|画像|photo|image|picture',
  },
  {
    prompt: '町の自動車整備工場で、お客様名、ナンバー、車種、車検満了日、走行距離、担当整備士がわかる車両台帳をお願いします。',
    language: 'ja',
    things: '車両|車|自動車|台帳|car|cars|vehicle|vehicles',
    fields:
      'お客様|顧客|客|オーナー|所有者|customer|client|owner, ナンバー|登録番号|車両番号|plate|license|licence|registration, 車種|車名|model|car type|vehicle type, 車検|満了日|inspection|expiry, 走行距離|距離|mileage|odometer, 整備士|担当|mechanic|technician',
  },
  {
    prompt:
      '保護猫の名前、性別、推定年齢、ワクチン接種日、状況（募集中・トライアル中・譲渡済み）を登録して、状況ごとのボードで動かせるようにしたい',
    language: 'ja',
    things: '猫|ねこ|保護猫|動物|cat|cats|animal|animals',
    fields: '名前|名|name, 性別|sex|gender, 年齢|age, ワクチン|接種|vaccin, 状況|状態|ステータス|status|state',
    shows: 'board',
  },
  {
    prompt: '町内会の資源ごみ当番を、班、世帯名、電話番号、当番日、鍵を渡したかどうかで管理したいです。。',
    language: 'ja',
    things: '当番|資源ごみ|ごみ当番|当番表|duty|duties|shift|shifts|rota|roster|turn|turns',
    fields: '班|組|group|block|team, 世帯|家庭|household|family, 電話|tel|phone, 当番日|日付|日|date|day, 鍵|カギ|key',
  },
  {
    prompt: 'フリーの字幕翻訳者なので案件名、クライアント、納期、尺（分）、分単価、入金済みかを一か所で見たい',
    language: 'ja',
    things: '案件|仕事|翻訳|プロジェクト|依頼|job|jobs|project|projects|assignment|assignments|task|tasks',
    fields:
      '案件名|案件|件名|作品|タイトル|name|title|project, クライアント|取引先|顧客|依頼主|client|customer, 納期|締切|締め切り|期限|deadline|due, 尺|分数|長さ|時間|duration|length|minutes|runtime, 単価|レート|料金|rate|price, 入金|支払|paid|payment',
  },
  {
    prompt:
      '個人で庭木の剪定をやっています。請求書を自分で作れるようにしたいです。宛名、作業日、作業内容、数量、単価、あと消費税10%を足した合計が出ればOKです。',
    language: 'ja',
    things: '請求書|請求|invoice|invoices|bill|bills',
    fields:
      '宛名|宛先|請求先|顧客|お客様|取引先|customer|client|recipient|bill to, 作業日|日付|請求日|date, 作業内容|内容|作業|品目|明細|摘要|description|item|work|line, 数量|個数|quantity|qty, 単価|価格|price|rate, 消費税|税|tax|vat, 合計|総額|total',
    shows: 'invoice',
  },
  {
    prompt:
      '中学の修学旅行が終わったので保護者にアンケートを取りたい。満足度（5段階）、費用は妥当だったか、良かった点、改善してほしい点。無記名でお願いします。',
    language: 'ja',
    things: 'アンケート|回答|調査|感想|修学旅行|survey|surveys|response|responses|answer|answers|feedback',
    fields:
      '満足|評価|satisfaction|rating, 費用|料金|cost|price|fee, 良かった|よかった|良い点|good|liked|positive|best, 改善|要望|improve',
    shows: 'survey',
  },
  {
    prompt:
      '夫婦で離島に移住して２年目です。島ぐらしのブログはじめたい！記事はタイトル、写真、カテゴリ（釣り・畑・行事）、本文。読んだ人がコメントできるとうれしいな',
    language: 'ja',
    things: '記事|投稿|ブログ|エントリ|post|posts|article|articles|entry|entries|blog, コメント|感想|comment|comments',
    fields:
      'タイトル|題名|見出し|件名|title|headline, 写真|画像|photo|image|picture|cover, カテゴリ|分類|種類|category|categories|topic, 本文|内容|文章|body|content|text',
    shows: 'blog',
  },
  {
    prompt:
      '撮影機材のレンタルやってます　機材は型番と日額料金と保管棚\n貸出は機材、借りた人、貸出日、返却よてい日\nカレンダーで貸出みたいです',
    language: 'ja',
    things: '機材|機器|器材|equipment|gear|item|items, 貸出|貸し出し|レンタル|rental|rentals|loan|loans|lending|checkout',
    fields:
      '型番|型式|モデル|model|part number, 日額|料金|単価|rate|price|fee, 棚|保管|shelf|storage|location, 借りた人|借り手|借主|利用者|顧客|お客様|borrower|renter|customer|client, 貸出日|開始|貸出開始|start|rental date|loan date|from|checkout date, 返却|終了|return|due',
    shows: 'calendar',
  },
  {
    prompt:
      '町の給食センターの栄養士です。学校ごとに日付、献立、食数、残食量(kg)を入力していきます。どの学校で残しが多いか、ぱっと見てわかるダッシュボードが欲しいです。',
    language: 'ja',
    things: '残食|給食|記録|実績|食べ残し|提供|leftover|leftovers|waste|record|records|lunch|lunches|meal|meals|log|entry',
    fields:
      '学校|school, 日付|日|date, 献立|メニュー|料理|menu|dish|meal, 食数|提供数|人数|servings|meals|count|number, 残食量|残食|残量|食べ残し|leftover|waste',
    shows: 'dashboard',
  },
  {
    prompt:
      '五十肩のリハビリを毎日続けたいんです。ふりこ体操、タオル体操、散歩の三つ。やれたら印をつけて、何日続いたか見えると励みになります',
    language: 'ja',
    things: '習慣|リハビリ|体操|運動|チェック|実施|達成|記録|habit|habits|exercise|exercises|check|checks|checkin|log|logs|rehab',
    shows: 'habit',
  },
  {
    prompt: '観光地で人力車を引いてます。仕事に使えるもの作って',
    language: 'ja',
    vague: true,
    things:
      '予約|乗車|運行|お客様|顧客|客|コース|ルート|車夫|俥夫|人力車|車両|売上|シフト|案内|スポット|ツアー|利用|プラン|booking|bookings|reservation|reservations|customer|customers|client|clients|guest|guests|ride|rides|tour|tours|course|courses|route|routes|rickshaw|driver|sales|shift',
  },
  {
    prompt: 'うちの畳屋で使えるやつ',
    language: 'ja',
    vague: true,
    things:
      '注文|受注|依頼|案件|工事|仕事|見積|施工|張替|張り替え|畳|顧客|お客様|客|得意先|材料|在庫|請求|商品|現場|部屋|採寸|order|orders|job|jobs|project|projects|estimate|quote|quotes|customer|customers|client|clients|tatami|mat|mats|material|materials|stock|inventory|invoice|product',
  },
  {
    prompt: '燻製にはまってます',
    language: 'ja',
    vague: true,
    things:
      '燻製|レシピ|記録|食材|チップ|素材|ログ|器具|ウッド|スモーク|セッション|作品|smoke|smoking|smoked|recipe|recipes|log|logs|batch|batches|session|sessions|ingredient|ingredients|food|foods|chip|chips|wood|woods|cook|cooks',
  },
  {
    prompt: '双子が生まれて毎日てんやわんや。なにか助けになるものがほしい',
    language: 'ja',
    vague: true,
    things:
      '赤ちゃん|子ども|子供|こども|双子|ベビー|授乳|ミルク|食事|睡眠|ねんね|おむつ|オムツ|育児|お世話|世話|記録|成長|体温|健康|排泄|予定|タスク|やること|買い物|予防接種|通院|baby|babies|child|children|kid|twin|twins|feeding|feedings|feed|sleep|sleeps|nap|diaper|diapers|care|log|logs|record|growth|task|tasks|schedule|appointment|vaccin',
  },
  {
    prompt: '御朱印めぐりが趣味です',
    language: 'ja',
    vague: true,
    things:
      '御朱印|朱印|神社|寺|寺社|寺院|社寺|参拝|訪問|巡礼|めぐり|スポット|記録|goshuin|stamp|stamps|shrine|shrines|temple|temples|visit|visits|place|places|seal|seals',
  },
  {
    prompt: 'ひとりで訪問美容師をしています。施設や自宅をまわるのがメインで、メモがばらばらなので何とかしたいです',
    language: 'ja',
    vague: true,
    things:
      'お客様|顧客|客|利用者|カルテ|施術|訪問|予約|施設|訪問先|メニュー|予定|スケジュール|売上|記録|メモ|自宅|会計|customer|customers|client|clients|visit|visits|appointment|appointments|booking|bookings|facility|facilities|location|treatment|service|services|note|notes|schedule|menu|sales',
  },
  {
    prompt: '神輿会の世話役になったので、会のためのものを何か',
    language: 'ja',
    vague: true,
    things:
      '会員|メンバー|担ぎ手|名簿|参加者|祭|祭り|行事|イベント|渡御|参加|出欠|会費|集金|半纏|法被|備品|寄付|会計|お知らせ|連絡|役割|予定|支払|member|members|bearer|bearers|participant|festival|festivals|event|events|attendance|fee|fees|due|dues|equipment|donation|payment|expense|expenses|announcement|notice|task|tasks',
  },
  {
    prompt: '今年から吹奏楽部の顧問。いろいろ管理が大変すぎる',
    language: 'ja',
    vague: true,
    things:
      '部員|生徒|メンバー|楽器|楽譜|曲|練習|出欠|出席|演奏会|コンクール|本番|予定|イベント|行事|パート|部費|会計|備品|大会|お知らせ|連絡|タスク|スケジュール|member|members|student|students|instrument|instruments|score|scores|sheet|music|piece|pieces|practice|practices|rehearsal|rehearsals|attendance|concert|concerts|event|events|section|sections|fee|fees|task|tasks|schedule|notice|competition|contest',
  },
]
