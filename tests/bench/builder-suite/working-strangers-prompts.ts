// Prompts of two strangers, for working on.
import type { SuitePrompt } from './cases.ts'

export const strangersPrompts: readonly SuitePrompt[] = [
  {
    prompt:
      "I tune pianos for a living. I need my clients, their pianos with make, serial number and date last tuned, and the appointments I've got coming up.",
    language: 'en',
    things: 'client|customer, piano|instrument, appointment|visit|booking',
    fields: 'make|brand, serial, last tuned|tuned|tuning',
  },
  {
    prompt: 'an app for my nail salon',
    language: 'en',
    vague: true,
    things: 'appointment|booking, client|customer|service|treatment',
  },
  {
    prompt: 'bee hives and inspections. for each inspection date, queen seen yes/no, temper and varroa count',
    language: 'en',
    things: 'hive|colony, inspection',
    fields: 'date, queen, temper, varroa|mite',
  },
  {
    prompt:
      "Our village hall is still booked in a paper diary. We want a calendar showing every booking with the hirer's name, which room, start and end time and whether the deposit has been paid.",
    language: 'en',
    things: 'booking|hire|reservation',
    fields: 'hirer|name, room, start, end, deposit',
    shows: 'calendar',
  },
  {
    prompt:
      'Job board for a sign shop: every job moves from quote to design to print to fitted. Customer, size, material and deadline on each card.',
    language: 'en',
    things: 'job|sign|order|project',
    fields: 'customer|client, size|dimension, material, deadline|due',
    shows: 'board',
  },
  {
    prompt: "I've just started giving private maths tuition in the evenings and I'm already losing track",
    language: 'en',
    vague: true,
    things: 'student|pupil|tutee, lesson|session|appointment|booking',
  },
  {
    prompt: 'Guest list for our wedding in June. Name, RSVP, dietary needs, plus one, table number.',
    language: 'en',
    things: 'guest',
    fields: 'name, rsvp|attending|response, diet, plus, table',
  },
  {
    prompt: 'lambing records - ewe tag, sire, date lambed, number of lambs, and for each lamb its weight and sex',
    language: 'en',
    things: 'ewe|sheep, lamb',
    fields: 'tag, sire|ram, date, number|count|lambs, weight, sex|gender',
  },
  {
    prompt: 'Something for our running club',
    language: 'en',
    vague: true,
    things: 'member|runner, run|event|race|session|training',
  },
  {
    prompt:
      "We're a primary school with about 900 library books. Children borrow one for two weeks. I need books, pupils and loans, and a list of everything that's overdue.",
    language: 'en',
    things: 'book|title, pupil|child|student|borrower, loan',
    fields: 'due|return',
    shows: 'list',
  },
  {
    prompt:
      'A one page website for my mobile dog grooming van with prices, the areas I cover and a form where people can ask for an appointment.',
    language: 'en',
    things: 'enquiry|inquiry|request|appointment|booking|message|lead',
    shows: 'landing, form',
  },
  {
    prompt: "Calculator that splits the night's tips between staff according to hours worked",
    language: 'en',
    fields: 'tip|total|amount, hour',
    shows: 'calculator',
  },
  { prompt: 'keeping chickens', language: 'en', vague: true, things: 'chicken|hen|bird|flock|egg|egg log|egg collection' },
  {
    prompt: 'Welsh vocabulary flashcards, Welsh on the front, English on the back, and let me mark the ones I keep getting wrong',
    language: 'en',
    things: 'flashcard|card|word|vocabulary',
    fields: 'welsh|front, english|back, wrong|difficult|known|status|hard',
    shows: 'flashcards',
  },
  {
    prompt: 'Quiz for new warehouse starters on forklift safety. Multiple choice, four answers, show the score at the end',
    language: 'en',
    things: 'question',
    fields: 'answer|option|choice, correct|score',
    shows: 'quiz',
  },
  {
    prompt: 'App for a two-partner law office, mostly conveyancing and wills',
    language: 'en',
    vague: true,
    things: 'client|customer, case|matter|file',
  },
  {
    prompt:
      'Short feedback survey for our dental patients: how long they waited, how friendly we were from 1 to 5, would they recommend us, any comments.',
    language: 'en',
    things: 'response|answer|feedback|survey response|submission',
    fields: 'wait, friendl, recommend, comment',
    shows: 'survey',
  },
  {
    prompt:
      "I'm a freelance subtitler. I bill per minute of video. I'd like clients, projects with number of minutes and rate, and an invoice I can print at the end of each month.",
    language: 'en',
    things: 'client|customer, project|job, invoice',
    fields: 'minute|duration, rate',
    shows: 'invoice',
  },
  {
    prompt: 'daily habits with streaks: stretch, no phone after 10, read 20 mins',
    language: 'en',
    things: 'habit',
    shows: 'habit',
  },
  { prompt: "We're doing up an old house", language: 'en', vague: true, things: 'task|job|project|room|work|renovation' },
  {
    prompt:
      "Timeline of my family's history back to 1790, with births, marriages, emigration and so on. Each event has a date, a place, a person and maybe a photo.",
    language: 'en',
    things: 'event',
    fields: 'date, place|location, person|people|relative|ancestor, photo|image|picture',
    shows: 'timeline',
  },
  {
    prompt: "Gallery of my ceramics: photo, glaze, firing temperature, price and whether it's sold.",
    language: 'en',
    things: 'piece|ceramic|pot|work|item|artwork',
    fields: 'photo|image|picture, glaze, temperature|firing, price, sold|status',
    shows: 'gallery',
  },
  {
    prompt: 'A blog about my allotment where I post once a week with a photo and tag it by vegetable.',
    language: 'en',
    things: 'post|article|entry',
    fields: 'photo|image|picture, tag|vegetable',
    shows: 'blog',
  },
  {
    prompt: 'wedding flowers business',
    language: 'en',
    vague: true,
    things: 'order|wedding|event|booking|job, customer|client|couple|flower|arrangement',
  },
  {
    prompt:
      'Online booking for a barbershop with three barbers. Customers pick a barber, a service and a time, and leave their name and mobile.',
    language: 'en',
    things: 'booking|appointment, service|barber',
    fields: 'barber, service, time|slot, name|customer, mobile|phone',
    shows: 'booking',
  },
  {
    prompt:
      'I sell hand-dyed yarn at fairs and want a little web shop. Each skein has a colourway, weight, fibre, price and how many are left. Orders with name and address.',
    language: 'en',
    things: 'product|yarn|skein, order',
    fields: 'colourway|color|colour, weight, fibre|fiber, price, left|stock|quantity, name|customer, address',
    shows: 'shop',
  },
  { prompt: "group chat for our street's neighbourhood watch", language: 'en', things: 'message|chat message', shows: 'chat' },
  {
    prompt: 'A small caravan site on our farm, 12 pitches',
    language: 'en',
    vague: true,
    things: 'booking|reservation|stay, pitch|site|guest|customer',
  },
  {
    prompt: 'Nursery app where staff post what each child did today - naps, meals, photos - and parents see it as a feed.',
    language: 'en',
    things: 'post|update|entry|activity, child|kid',
    fields: 'nap|sleep, meal|food, photo|image|picture',
    shows: 'feed',
  },
  {
    prompt:
      'Dashboard for the food bank. Donations in by weight and category, parcels given out by household size, and totals per month.',
    language: 'en',
    things: 'donation, parcel|food parcel|distribution',
    fields: 'weight|kg, category, household|size|family',
    shows: 'dashboard',
  },
  {
    prompt:
      'Accident report form for our trampoline park: date and time, who was hurt, what happened, first aid given, witness, staff member on duty',
    language: 'en',
    things: 'accident|incident|report|accident report',
    fields: 'date|time, hurt|injured|name|person, what happened|description, first aid, witness, staff',
    shows: 'form',
  },
  { prompt: 'boxing round timer, 3 min rounds 1 min rest, big numbers, bell', language: 'en', shows: 'timer' },
  {
    prompt: 'i coach the under 10s football team',
    language: 'en',
    vague: true,
    things: 'player|child, match|game|fixture|training|session|practice',
  },
  {
    prompt:
      "Our amateur theatre has 600 costumes in a barn. Keep each costume with era, size, condition and rack number, and who has borrowed it and when it's due back.",
    language: 'en',
    things: 'costume',
    fields: 'era|period, size, condition, rack|location, borrow|loan|who, due|return',
  },
  {
    prompt:
      "Simple CRM for a roofing firm of two: leads with phone and address, quotes we've sent with amount, and when to ring back",
    language: 'en',
    things: 'lead|customer|contact|prospect|client, quote|estimate',
    fields: 'phone, address, amount|price|total, ring|call|follow',
  },
  {
    prompt: 'four of us share a flat, who paid what and who owes who',
    language: 'en',
    things: 'expense|payment|bill|purchase',
    fields: 'paid|payer|flatmate|who|person, amount|cost|price',
  },
  { prompt: 'my vinyl collection', language: 'en', vague: true, things: 'record|album|vinyl' },
  {
    prompt: 'To do list for me and the kids, sorted by child, with due date and a star for the important ones.',
    language: 'en',
    things: 'task|todo|to-do|item',
    fields: 'child|kid|person|who|assign, due|date, important|star|priority',
    shows: 'list',
  },
  {
    prompt: "I want to save my gran's recipes with ingredients, steps, how many it serves and the story behind each one.",
    language: 'en',
    things: 'recipe',
    fields: 'ingredient, step|instruction|method|direction, serve|serving|portion, story',
  },
  {
    prompt:
      'Daily walkaround checks for our six minibuses. The driver picks the vehicle, ticks off tyres, lights, brakes and mirrors, and writes down any defect with the mileage.',
    language: 'en',
    things: 'vehicle|minibus|bus, check|inspection|walkaround',
    fields: 'driver, tyre|tire, light, brake, mirror, defect, mileage',
  },
  { prompt: 'Bakery - custom cakes', language: 'en', vague: true, things: 'order|cake order, customer|client|cake|product' },
  {
    prompt:
      'Parish council clerk here. I need to log freedom of information requests: date received, requester, subject, deadline of 20 working days, status and date answered.',
    language: 'en',
    things: 'request|information request|foi request',
    fields: 'received, requester|name, subject, deadline|due, status, answered|reply|response|responded',
  },
  {
    prompt:
      'Choir management: sheet music with composer and number of copies, singers with voice part, and attendance at each rehearsal',
    language: 'en',
    things: 'sheet music|score|piece|music|song, singer|member, rehearsal|attendance',
    fields: 'composer, copies|copy, voice|part, attend|present',
  },
  {
    prompt: 'Softball league table. Eight teams, I type in the results and it shows wins, losses and points',
    language: 'en',
    things: 'team, game|match|result',
    fields: 'win|won, loss|lost|losses, point|score',
    shows: 'table',
  },
  { prompt: 'tattoo studio', language: 'en', vague: true, things: 'appointment|booking|session, client|customer|artist|design' },
  {
    prompt:
      "Physio here. For each patient I'd like a set of home exercises with reps, sets and a picture, and my notes from each session including pain score out of 10.",
    language: 'en',
    things: 'patient|client, exercise, session|visit|note|appointment',
    fields: 'rep, set, picture|image|photo, note, pain',
  },
  {
    prompt:
      'Product photography studio: shoots on a board by stage (booked, shot, retouching, delivered). Brand, number of images, delivery date.',
    language: 'en',
    things: 'shoot|project|job',
    fields: 'brand|client, images|number|photos, delivery|date|deliver, stage|status',
    shows: 'board',
  },
  {
    prompt: 'podcast planner - episodes with title, guest, recording date and publish date, in a calendar',
    language: 'en',
    things: 'episode',
    fields: 'title, guest, record, publish',
    shows: 'calendar',
  },
  {
    prompt: "I'm learning Portuguese and moving to Porto in spring",
    language: 'en',
    vague: true,
    things: 'word|vocabulary|phrase|flashcard|card|lesson|study session',
  },
  {
    prompt:
      'Microbrewery batches. Original gravity, final gravity, ABV, yeast, brew date, tank, and tasting notes for each batch.',
    language: 'en',
    things: 'batch|brew|beer',
    fields: 'original|og, final|fg, abv|alcohol, yeast, date, tank, tasting|note',
  },
  {
    prompt:
      'We sell Christmas trees straight from the field. Orders taken by phone: name, species, height, netted or not, pick-up day.',
    language: 'en',
    things: 'order',
    fields: 'name|customer, species|type|tree, height, net, pick|collection|day|date',
  },
  {
    prompt: 'mobile bike repairs',
    language: 'en',
    vague: true,
    things: 'repair|job|booking|service|appointment|work order, customer|client|bike',
  },
  {
    prompt:
      'Tool library for our town. Members, tools with a photo and value, and loans with a return date. Nobody may have more than three out at once.',
    language: 'en',
    things: 'member|borrower, tool|item, loan',
    fields: 'photo|image|picture, value, return|due',
  },
  {
    prompt: 'migraine diary: when it started, how bad, trigger, what i took and did it help',
    language: 'en',
    things: 'migraine|attack|entry|episode|headache',
    fields: 'start|date|time|when, bad|severity|pain|intensity, trigger, took|medication|medicine|drug, help|effect|relief',
  },
  {
    prompt: "I'm writing a crime novel and it's getting out of hand",
    language: 'en',
    vague: true,
    things: 'chapter|scene|character|clue|plot|note',
  },
  {
    prompt:
      'School trips: for every trip the date, destination, cost and teacher in charge. For every pupil going: permission slip in, paid, medical notes.',
    language: 'en',
    things: 'trip|excursion, pupil|student|child|participant|attendee',
    fields: 'date, destination, cost|price, teacher, permission|slip|consent, paid|payment, medical',
  },
  {
    prompt:
      "We clean 40 holiday lets. Show me a week's calendar of cleans with the property, cleaner, start time and whether linen's needed. Properties have a key safe code and an address.",
    language: 'en',
    things: 'clean|job|cleaning|shift|booking, property|let|holiday let',
    fields: 'cleaner|staff, start|time, linen, key|code, address',
    shows: 'calendar',
  },
  {
    prompt: "Violin maker's commission book. Customer, model, wood, varnish, agreed price, deposit and stage.",
    language: 'en',
    things: 'commission|order|instrument|violin',
    fields: 'customer|client, model, wood, varnish, price, deposit, stage|status',
  },
  {
    prompt: "scout group, i'm the new treasurer and leader and everything",
    language: 'en',
    vague: true,
    things: 'scout|member|child, meeting|event|activity|payment|fee|camp',
  },
  {
    prompt: 'An app so our PTA stops organising everything over WhatsApp',
    language: 'en',
    vague: true,
    things: 'event|meeting|activity, task|volunteer|member|parent|message|announcement',
  },
  {
    prompt:
      'Scrapyard: cars coming in with reg, make, model, year, and the parts we pull off each one with shelf and asking price.',
    language: 'en',
    things: 'car|vehicle, part',
    fields: 'reg|plate, make, model, year, shelf|location, price',
  },
  {
    prompt: 'grant applications tracker for our charity, funder, amount asked, deadline, status. board please',
    language: 'en',
    things: 'application|grant',
    fields: 'funder, amount, deadline|due, status|stage',
    shows: 'board',
  },
  {
    prompt: 'A logbook for our little sailing boat',
    language: 'en',
    vague: true,
    things: 'trip|log|voyage|passage|log entry|sail|entry|cruise',
  },
  {
    prompt:
      "Mountain rescue team. We have about 35 volunteers with skills and phone numbers, callouts with location, time and who attended, and kit that needs checking every six months. The equipment officer should see at a glance what's overdue. Nothing fancy, half of us will be using it on a hillside.",
    language: 'en',
    things: 'volunteer|member, callout|call-out|incident, kit|equipment|item',
    fields: 'skill, phone, location|place, time|date, attend, check|inspect',
  },
  {
    prompt: 'Small letting agency, just me and my sister',
    language: 'en',
    vague: true,
    things: 'property|house|flat|listing, tenant|landlord|viewing|client|tenancy',
  },
  {
    prompt: 'We let two flats on Airbnb',
    language: 'en',
    vague: true,
    things: 'booking|reservation|stay, flat|property|apartment|guest|cleaning',
  },
  {
    prompt:
      'Dance school with classes by style and level, students with parent contact and date of birth, and whether the term fee is paid.',
    language: 'en',
    things: 'class|course, student|dancer|pupil',
    fields: 'style, level, parent|contact|guardian, birth|dob, paid|fee|status',
  },
  {
    prompt: "Moving house next month. Number every box, say what's in it and which room it goes to, fragile or not.",
    language: 'en',
    things: 'box',
    fields: 'number, content|what, room, fragile',
    shows: 'list',
  },
  {
    prompt: 'looking after mum, three siblings sharing it',
    language: 'en',
    vague: true,
    things: 'task|visit|appointment|medication|shift|note|care log|care task',
  },
  {
    prompt:
      'Taco truck. I want to record where we pitched each day, the weather, takings, and number of tacos sold so I know which spots are worth going back to. A dashboard with the best pitches.',
    language: 'en',
    things: 'pitch|day|sale|location|stop|shift|spot|trading day',
    fields: 'where|location|pitch|spot|place, weather, takings|revenue|sales, tacos|sold',
    shows: 'dashboard',
  },
  {
    prompt:
      'Dog rescue. Dogs with breed, age, vaccinated, good with kids. Adoption applications with applicant, home type and decision.',
    language: 'en',
    things: 'dog|animal, application|adoption|adoption application',
    fields: 'breed, age, vaccin, kid|child, applicant|name, home, decision|status',
  },
  { prompt: 'fishing', language: 'en', vague: true, things: 'catch|trip|fish|session|fishing trip|spot' },
  {
    prompt: 'bird sightings w species, count, place and time',
    language: 'en',
    things: 'sighting|observation',
    fields: 'species|bird, count|number, place|location|site, time|date',
  },
  {
    prompt:
      'Gas engineer. I service boilers once a year and need customers, their boilers (model, install date) and service visits, with next service due.',
    language: 'en',
    things: 'customer|client, boiler|appliance, service|visit|job|service visit',
    fields: 'model, install, next|due',
  },
  {
    prompt: 'Running a book club with eleven opinionated women',
    language: 'en',
    vague: true,
    things: 'book, meeting|member|discussion|review|vote|session',
  },
  {
    prompt: 'help me keep up with stargazing',
    language: 'en',
    vague: true,
    things: 'observation|session|object|target|sighting|log entry',
  },
  {
    prompt:
      "Paint calculator for our decorating business: wall width and height, doors and windows, coats, and it says how many litres and what it'll cost.",
    language: 'en',
    fields: 'width|length, height, door, window, coat, litre|liter|paint, cost|price',
    shows: 'calculator',
  },
  {
    prompt: 'Driving instructor app',
    language: 'en',
    vague: true,
    things: 'lesson|booking|appointment, student|learner|pupil|client',
  },
  {
    prompt: 'our village museum, run by volunteers',
    language: 'en',
    vague: true,
    things: 'object|artefact|artifact|exhibit|item|collection item|exhibition|visitor|volunteer|donation',
  },
  {
    prompt: 'Community garden - 30 plots, a waiting list and one tap',
    language: 'en',
    vague: true,
    things: 'plot, gardener|member|plot holder|waiting list|waitlist|applicant|person',
  },
  {
    prompt:
      "I tune pianos. Need to know for each piano: make, serial number, pitch when I arrived, humidity in the room and when it's due again. And whose it is of course.",
    language: 'en',
    things: 'piano|instrument, client|customer|owner',
    fields: 'make|brand, serial, pitch, humidity, due|next',
  },
  {
    prompt: 'we rent out bouncy castles and do kids parties',
    language: 'en',
    vague: true,
    things: 'booking|party|hire|rental|order|castle|inflatable|item|customer',
  },
  {
    prompt:
      "We're a two-ring lambing shed in Cumbria. I want to log every ewe's tag number, how many lambs she had, the date, any trouble, and which pen they've gone into.",
    language: 'en',
    things: 'lambing|birth|ewe',
    fields: 'tag, lambs, date, trouble|problem|complication|notes, pen',
  },
  {
    prompt:
      "allotment waiting list. name, phone, date they joined the list, full or half plot, whether they've been offered one yet",
    language: 'en',
    things: 'applicant|waiting|entry|person|people',
    fields: 'name, phone, date|joined, plot|size, offered|status',
    shows: 'list',
  },
  {
    prompt:
      'A board for our screen printing shop where each job moves from artwork to screens to press to packed. Jobs have a customer, garment, number of colours, quantity and a due date.',
    language: 'en',
    things: 'job|order',
    fields: 'customer|client, garment, colour|color, quantity, due',
    shows: 'board',
  },
  {
    prompt: 'wedding florist here, help me get organised',
    language: 'en',
    vague: true,
    things: 'wedding|event|order|client|customer|couple|flower|arrangement',
  },
  {
    prompt: "I'd like a log of my kombucha batches: tea used, sugar, start date, second ferment flavour, and how it tasted.",
    language: 'en',
    things: 'batch|brew',
    fields: 'tea, sugar, start|date, flavour|flavor, taste|rating|tasting',
  },
  {
    prompt:
      "Parents at our preschool sign up to bring snack. Calendar with one family per day, what they're bringing, and a place to flag nut allergies for each child.",
    language: 'en',
    things: 'snack|signup|sign-up|slot, child|kid',
    fields: 'family, bringing|snack|item|food, allerg',
    shows: 'calendar',
  },
  {
    prompt: 'How much paint do I need. length, width, height, doors, windows, coats',
    language: 'en',
    fields: 'length, width, height, door, window, coats',
    shows: 'calculator',
  },
  {
    prompt:
      'I run a small bike courier collective and at the moment dispatch happens over WhatsApp and a whiteboard. I need deliveries with pickup address, drop-off address, time window, rider and status, and I need riders with their phone and what size bag they carry.',
    language: 'en',
    things: 'delivery|job|drop, rider|courier',
    fields: 'pickup, drop, window|time, rider, status, phone, bag',
  },
  {
    prompt: 'An app for our bell ringers',
    language: 'en',
    vague: true,
    things: 'ringer|member|practice|ringing|service|tower|method|peal',
  },
  {
    prompt:
      'Landing page for my mobile knife sharpening van with prices, the villages I visit on which day, and a form to ask for a visit.',
    language: 'en',
    things: 'price|service, village|stop|visit day|schedule|route, request|enquiry|inquiry|visit|booking',
    fields: 'price, day',
    shows: 'landing',
  },
  {
    prompt:
      'Looking for a way to keep the volunteer rota for the community minibus: which driver is on which trip, when their licence check runs out, where passengers are picked up.',
    language: 'en',
    things: 'driver|volunteer, trip|journey|rota|shift',
    fields: 'driver, licence|license|check|expiry, pick',
  },
  { prompt: 'podcast guest pipeline', language: 'en', vague: true, things: 'guest|episode' },
  {
    prompt:
      "My daughter's got type 1 diabetes and school needs a record of her blood glucose, carbs, insulin dose and who gave it, with the time.",
    language: 'en',
    things: 'reading|entry|entries|record|log|glucose|dose',
    fields: 'glucose|blood, carb, insulin|dose, gave|given|administered|staff, time',
  },
  {
    prompt: 'gallery of my quilts - pic, pattern name, size, who i gave it to, year',
    language: 'en',
    things: 'quilt',
    fields: 'photo|pic|image, pattern|name, size, gave|given|recipient, year',
    shows: 'gallery',
  },
  {
    prompt:
      "Tool library. Members borrow tools, we need to know what's out, who has it, when it's due back and what condition it came back in.",
    language: 'en',
    things: 'tool|item, member|borrower, loan|checkout|borrowing',
    fields: 'due|return, condition, who|member|borrower',
  },
  {
    prompt: 'Book a slot with our village hall: main room or kitchen, date, start and end time, name, email, what the event is.',
    language: 'en',
    things: 'booking|reservation|slot',
    fields: 'room, date, start, end, name, email, event|purpose',
    shows: 'booking',
  },
  {
    prompt: "Help me run my beekeeping association's swarm hotline, thanks",
    language: 'en',
    vague: true,
    things: 'swarm|call|report|beekeeper|collector|member',
  },
  {
    prompt:
      "For the county: residents' noise complaints with address, type of noise, date and time, the officer handling it and the outcome. Officers need a dashboard with how many are open and how old they are.",
    language: 'en',
    things: 'complaint|case|report',
    fields: 'address|location, type, date|time, officer|assigned|handler, outcome|status|resolution',
    shows: 'dashboard',
  },
  {
    prompt: 'flashcards for bird calls, my wife and I are learning them. Bird, description of the call, habitat, audio link.',
    language: 'en',
    things: 'card|bird|call',
    fields: 'bird|name|species, description|call, habitat, audio|link',
    shows: 'flashcards',
  },
  {
    prompt: 'I restore old motorcycles, want everything about each bike in one place',
    language: 'en',
    vague: true,
    things: 'bike|motorcycle|restoration|project|part|task|job',
  },
  {
    prompt:
      'We organise a 10k for charity. Runners register with name, age group, emergency contact and t-shirt size. Later we enter bib number and finish time.',
    language: 'en',
    things: 'runner|registration|participant|entrant',
    fields: 'name, age, emergency, shirt|size, bib, time|finish',
  },
  { prompt: 'brew day timer, mash 60 min then boil 60 with reminders for the hop additions', language: 'en', shows: 'timer' },
  {
    prompt: 'A feed where our ski patrollers post what they see on the mountain: run, snow condition, hazard level, picture.',
    language: 'en',
    things: 'post|report|observation',
    fields: 'run|location, snow|condition, hazard, picture|photo|image',
    shows: 'feed',
  },
  {
    prompt:
      "I'm a freelance bookkeeper with around 25 clients and I keep forgetting who has sent me what. For each client I want the month, which documents came in (bank statement, receipts, payroll) and whether I've chased them.",
    language: 'en',
    things: 'client|customer, document|month|monthly|checklist|period|statement',
    fields: 'month|period, document|type|received|bank, chased|reminder',
  },
  {
    prompt:
      'Choosing a care home for dad. Homes we visited, weekly cost, distance, smell/first impression, what the inspector report says, pros and cons. Would like to compare them in a table.',
    language: 'en',
    things: 'home|care home|visit',
    fields: 'cost|fee|price, distance, impression, inspect|report, pros, cons',
    shows: 'table',
  },
  {
    prompt: 'Invoices for my window cleaning round. Customer, address, what was cleaned, price, paid or not.',
    language: 'en',
    things: 'invoice',
    fields: 'customer|client|name, address, cleaned|work|service|description|item, price|amount|total, paid|status',
    shows: 'invoice',
  },
  {
    prompt:
      'Seed swap for our gardening club: members offer seeds (variety, year harvested, how many packets) and others claim them.',
    language: 'en',
    things: 'seed|offer|packet, claim|request|swap',
    fields: 'variety, year|harvest, packet|quantity',
  },
  {
    prompt: "help with my chess club's thursday nights",
    language: 'en',
    vague: true,
    things: 'player|member|game|match|round|pairing|tournament',
  },
  {
    prompt:
      'Our theatre wants a props request form for directors. Show, scene, item, needed by, and can we buy it or does it have to be made.',
    language: 'en',
    things: 'request|prop',
    fields: 'show|production, scene, item|prop|name, needed|date, buy|made|source',
    shows: 'form',
  },
  {
    prompt: 'sheep shearing contractor, farms w/ phone + no. of sheep, days booked, price per head, paid',
    language: 'en',
    things: 'farm|customer|client, booking|day|job|visit|shearing',
    fields: 'phone, sheep|head|number, day|date, price|rate, paid',
  },
  {
    prompt:
      'Timeline of the history of our lifeboat station, with the date, what happened, the boat involved, crew and an old photo where we have one.',
    language: 'en',
    things: 'event|rescue|entry|milestone|incident',
    fields: 'date, happened|title|description|event, boat, crew, photo|image|picture',
    shows: 'timeline',
  },
  {
    prompt:
      'I teach pottery evening classes and I lose track of kiln firings. Each firing has a kiln, cone, date, and who has pieces in it; each student has a shelf number.',
    language: 'en',
    things: 'firing, student',
    fields: 'kiln, cone, date, shelf, piece|student',
  },
  {
    prompt: 'I want to start a hot sauce company from my kitchen',
    language: 'en',
    vague: true,
    things: 'sauce|product|order|batch|customer|supplier|ingredient',
  },
  {
    prompt: 'Quiz night! Rounds, questions, answers, and a picture for the picture round. Teams play on their phones.',
    language: 'en',
    things: 'question',
    fields: 'round, question, answer, picture|image|photo',
    shows: 'quiz',
  },
  {
    prompt:
      'Need something simple for a church food pantry. Households that come in, how many adults and kids, dietary needs, and each visit with date and number of bags.',
    language: 'en',
    things: 'household|family|client, visit',
    fields: 'adults, kids|children, diet, date, bags',
  },
  {
    prompt: "I've just been talked into being scout leader",
    language: 'en',
    vague: true,
    things: 'scout|member|badge|event|meeting|camp|activity',
  },
  {
    prompt: "app for my mum's sewing alterations",
    language: 'en',
    vague: true,
    things: 'alteration|order|garment|customer|client|job',
  },
  {
    prompt: 'Chat for our search and rescue dog handlers, separate from Facebook. Nothing fancy.',
    language: 'en',
    things: 'message|chat|post',
    shows: 'chat',
  },
  {
    prompt: 'A blog about walking the whole Welsh coast. Each post has a title, stage, miles walked, weather, photos.',
    language: 'en',
    things: 'post|blog|article|entry|stage',
    fields: 'title, stage, miles|distance, weather, photo|image',
    shows: 'blog',
  },
  {
    prompt: 'Daily stretches after my knee op - tick off each exercise, see my streak',
    language: 'en',
    things: 'exercise|stretch|habit',
    fields: 'streak|done|completed|tick',
    shows: 'habit',
  },
  {
    prompt:
      "We're a three-person architecture practice. Planning applications: reference, council, submitted date, decision deadline, case officer. Also conditions we need to discharge for each, with a due date.",
    language: 'en',
    things: 'application, condition',
    fields: 'reference, council|authority, submitted, deadline|decision, officer, due',
  },
  {
    prompt: "making a cookbook out of grandma's index cards with my cousins",
    language: 'en',
    vague: true,
    things: 'recipe|dish',
  },
  {
    prompt: 'Online shop for my linocut prints. Title, edition size, how many left, paper size, price, framed or unframed.',
    language: 'en',
    things: 'print|product|artwork|item',
    fields: 'title|name, edition, left|stock|remaining|available, size|paper, price, framed',
    shows: 'shop',
  },
  {
    prompt:
      'Three questions after each yoga retreat: how was the food, how was the teaching (1 to 10), would you come again. Plus a comment box.',
    language: 'en',
    things: 'response|answer|feedback|survey|review',
    fields: 'food, teaching, again|return, comment',
    shows: 'survey',
  },
  {
    prompt: 'Model railway club!!',
    language: 'en',
    vague: true,
    things: 'member|layout|locomotive|loco|meeting|event|model|exhibition|rolling stock',
  },
  {
    prompt:
      'I record gravestones in our churchyard: inscription, names, year of death, row and plot, stone condition and a photograph.',
    language: 'en',
    things: 'gravestone|grave|stone|headstone|memorial',
    fields: 'inscription, name, death|died|year, row, plot, condition, photo|image',
  },
  {
    prompt: 'oyster farm, trying to get off paper',
    language: 'en',
    vague: true,
    things: 'oyster|bag|lease|line|crop|batch|harvest|site|stock|seed',
  },
  {
    prompt:
      "Substitute teachers for our school office. Who's absent, which periods, which sub covers it, have they been confirmed. We also keep the subs' phone numbers and what subjects they can take.",
    language: 'en',
    things: 'absence|cover|assignment, substitute|sub|supply',
    fields: 'absent|teacher|who, period, sub|cover, confirmed|status, phone, subject',
  },
  {
    prompt: 'Vet house calls in a rural area',
    language: 'en',
    vague: true,
    things: 'visit|appointment|call|patient|animal|pet|client|owner',
  },
  {
    prompt: 'an app for my cider orchard',
    language: 'en',
    vague: true,
    things: 'tree|orchard|apple|variety|batch|harvest|cider|press',
  },
  {
    prompt:
      "We're a brass instrument repair bench, and customers keep ringing to ask if it's ready. Repair tickets with instrument, fault, quote, promised date and where it is right now.",
    language: 'en',
    things: 'repair|ticket|job',
    fields: 'instrument, fault|problem, quote|price, promised|date|due, status|where|location|stage',
  },
  {
    prompt: 'a place for our homeschool co-op to plan stuff',
    language: 'en',
    vague: true,
    things: 'class|lesson|activity|event|family|student|child|subject',
  },
  {
    prompt: 'Marathon swim crew log: every 30 minutes we note stroke rate, water temp, what she ate, her mood, position.',
    language: 'en',
    things: 'log|entry|entries|observation|reading|record|check',
    fields: 'time, stroke, temp, ate|feed|food|nutrition, mood, position|location',
  },
  { prompt: 'music festival stewards', language: 'en', vague: true, things: 'steward|volunteer|shift' },
  {
    prompt:
      "My agency does social media for six restaurants and I'd love a content calendar. Post date, restaurant, platform, caption, image, approved by the client yet?",
    language: 'en',
    things: 'post|content, restaurant|client',
    fields: 'date, restaurant|client, platform|channel, caption|text, image|photo, approved|approval|status',
    shows: 'calendar',
  },
  { prompt: 'youth hostel front desk', language: 'en', vague: true, things: 'guest|booking|reservation|bed|room|check-in' },
  {
    prompt: "Dad's retired and wants to sell off his stamp collection bit by bit",
    language: 'en',
    vague: true,
    things: 'stamp|sale|buyer|lot|listing',
  },
  {
    prompt:
      '小さなピアノ教室をやっています。生徒さんの名前、学年、保護者の連絡先と、毎回のレッスンで弾いた曲と次回までの宿題を残したいです。',
    language: 'ja',
    things: '生徒, レッスン',
    fields: '名前|氏名, 学年, 連絡先|電話, 曲, 宿題',
  },
  {
    prompt: 'みかん農家です。園地ごとに、いつ、どの農薬を何倍で何リットルまいたかを記録したい。',
    language: 'ja',
    things: '園地|畑|圃場|ほ場, 散布|防除',
    fields: '日, 農薬|薬剤, 倍率|希釈|倍, 量|リットル',
  },
  { prompt: '御朱印めぐりの記録', language: 'ja', vague: true, things: '御朱印|参拝|寺社|神社|お寺' },
  {
    prompt:
      '町内会の会費集めを楽にしたいです。班ごとに世帯が並んでいて、今年度の会費が済んだかどうか、受け取った日、集めた役員の名前がわかる表がほしい。今は回覧板と紙の台帳でやってます。',
    language: 'ja',
    things: '世帯|会員',
    fields: '班, 会費|済|納入|支払, 日, 役員|集金',
    shows: 'table',
  },
  {
    prompt: '少年野球チームで使います。選手（背番号、守備位置、学年）と試合（相手、日付、スコア）を管理。',
    language: 'ja',
    things: '選手, 試合',
    fields: '背番号, 守備|ポジション, 学年, 相手|対戦, 日, スコア|得点',
  },
  {
    prompt:
      '離れて暮らすきょうだい4人で、母の介護のことを話し合うチャットがほしいです。通院の予定も同じところで見られたら助かります。',
    language: 'ja',
    things: 'メッセージ|チャット|会話, 通院|予定',
    shows: 'chat',
  },
  { prompt: '美容室をひとりでやってるので何か便利なやつ', language: 'ja', vague: true, things: '客|顧客|カルテ|予約|来店' },
  {
    prompt: '保護猫の里親さがし。猫ちゃんの写真と性別と年齢と性格をギャラリーで見せて、希望者が申し込めるようにしたいです。',
    language: 'ja',
    things: '猫|保護猫, 申込|申し込み|応募|希望者|里親',
    fields: '写真, 性別, 年齢|歳, 性格',
    shows: 'gallery',
  },
  {
    prompt: 'キッチンカーの出店予定をカレンダーで。場所、出店時間、出店料、その日の売上も入れたいです。',
    language: 'ja',
    things: '出店|予定',
    fields: '場所|会場, 時間, 出店料, 売上',
    shows: 'calendar',
  },
  {
    prompt: '英検準一級の単語カード。単語、意味、例文があって、めくって覚えられるやつ',
    language: 'ja',
    things: '単語|カード',
    fields: '単語, 意味, 例文',
    shows: 'flashcards',
  },
  {
    prompt:
      'うちの工務店、現場が増えてきてわけわからなくなってきた。見積中・着工・仕上げ・引渡しのボードで現場を動かせるようにして、現場ごとに施主名、住所、工期を見たい。',
    language: 'ja',
    things: '現場|工事|案件',
    fields: '施主, 住所, 工期',
    shows: 'board',
  },
  { prompt: '割り勘計算。先輩は多めに払うやつ', language: 'ja', shows: 'calculator' },
  {
    prompt: '陶芸やってます。釉薬のテストピースの管理がしたい。調合、焼成温度、酸化か還元か、焼き上がりの写真。',
    language: 'ja',
    things: 'テストピース|釉薬|テスト',
    fields: '調合, 温度, 酸化|還元|焼成, 写真',
  },
  { prompt: '消防団の活動をまとめるアプリ', language: 'ja', vague: true, things: '団員|出動|活動|訓練' },
  {
    prompt: '商店街のお店が今日のおすすめをどんどん投稿できるフィード。店名、写真、ひとこと、いいね。',
    language: 'ja',
    things: '投稿|おすすめ',
    fields: '店, 写真|画像, ひとこと|本文|コメント, いいね',
    shows: 'feed',
  },
  {
    prompt: '学童保育で毎日の出欠とお迎えの時間、お迎えに来る人を記録します。児童は学年とアレルギーも登録しておきたい。',
    language: 'ja',
    things: '児童|子ども|子供, 出欠|出席|日々の記録',
    fields: '時間|時刻, お迎え|迎え, 学年, アレルギー',
  },
  {
    prompt: '釣果メモ。魚種、サイズ、場所、潮、仕掛け',
    language: 'ja',
    things: '釣果|魚|釣り',
    fields: '魚種, サイズ|全長, 場所|ポイント|釣り場, 潮, 仕掛け',
  },
  {
    prompt:
      '翻訳の仕事をフリーランスで受けています。案件ごとに取引先、文字数、単価、納期を入れて、月末に請求書を出せるとうれしいです。',
    language: 'ja',
    things: '案件|仕事|翻訳, 請求書|請求',
    fields: '取引先|クライアント|顧客, 文字数, 単価, 納期',
    shows: 'invoice',
  },
  { prompt: '推し活用のアプリ作って', language: 'ja', vague: true, things: '推し|グッズ|ライブ|イベント|現場' },
  {
    prompt: '整骨院の予約ページ。患者さんが空いている時間を選んで、名前と電話番号と痛いところを書いて送れるように。',
    language: 'ja',
    things: '予約',
    fields: '名前|氏名, 電話, 痛|症状, 時間|日時',
    shows: 'booking',
  },
  {
    prompt: '祖父母から聞いた家族の話を年表にして残したい。年、できごと、誰の話か、古い写真。',
    language: 'ja',
    things: 'できごと|出来事|話|エピソード',
    fields: '年, できごと|出来事|タイトル, 誰|人, 写真',
    shows: 'timeline',
  },
  {
    prompt: '酒蔵です。仕込みタンクごとに毎日の品温、ボーメ、日本酒度、酸度を記録して、もろみの経過を追えるようにしたい。',
    language: 'ja',
    things: 'タンク|仕込み|もろみ, 測定|経過|記録',
    fields: '品温|温度, ボーメ, 日本酒度, 酸度',
  },
  { prompt: '養蜂を始めました', language: 'ja', vague: true, things: '巣箱|蜂群|内検|点検|採蜜' },
  {
    prompt:
      '道路の穴や街灯の球切れを住民の方から知らせてもらうフォームを作りたい（町役場の建設課です）。場所、種類、写真、連絡先。対応済みかどうかは職員が付けます。',
    language: 'ja',
    things: '通報|報告|連絡|情報提供',
    fields: '場所, 種類|種別, 写真, 連絡先|電話, 対応|状況|ステータス',
    shows: 'form',
  },
  {
    prompt: '民泊を二部屋やってます。予約（宿泊者、人数、チェックイン日、チェックアウト日）と清掃の予定をカレンダーで見たい。',
    language: 'ja',
    things: '予約|宿泊, 清掃|掃除',
    fields: '宿泊者|ゲスト|名前, 人数, チェックイン, チェックアウト',
    shows: 'calendar',
  },
  {
    prompt: '盆栽の手入れ帳がほしいです。鉢ごとに樹種と樹齢、剪定や植え替えや針金かけをした日。',
    language: 'ja',
    things: '盆栽|鉢|樹, 手入れ|作業|記録',
    fields: '樹種, 樹齢, 日',
  },
  {
    prompt: '落語のネタ帳。いつどこの会で何をかけたか、客の入りと反応、所要時間。同じ会で同じ噺をかけないようにしたいので。',
    language: 'ja',
    things: '口演|高座|ネタ|噺|演目',
    fields: '日, 会|場所, 噺|ネタ|演目, 反応, 時間|分, 客',
  },
  { prompt: '自転車屋の修理受付', language: 'ja', vague: true, things: '修理|受付' },
  {
    prompt: '中学校の吹奏楽部の備品台帳。楽器名、メーカー、製造番号、貸している部員、最後に修理した日。',
    language: 'ja',
    things: '楽器|備品',
    fields: '楽器名|名前|名称|楽器, メーカー, 番号, 部員|貸|使用者, 修理',
  },
  {
    prompt:
      '市の公園課で使う、遊具の点検アプリです。公園ごとに遊具を登録し、点検日、点検者、判定（A〜D）、所見、写真を残します。',
    language: 'ja',
    things: '公園, 遊具, 点検',
    fields: '点検日|日, 点検者, 判定, 所見, 写真',
  },
  {
    prompt: 'パン屋の予約注文。お客さんの名前、電話、受取日時、パンの種類と個数',
    language: 'ja',
    things: '注文|予約',
    fields: '名前|氏名|客, 電話, 受取|受け取り, パン|種類|商品, 個数|数量',
  },
  {
    prompt: 'ハンドメイドのアクセサリーを売るお店のページを作りたい。商品は写真、値段、素材、残り個数。',
    language: 'ja',
    things: '商品|アクセサリー|作品',
    fields: '写真|画像, 値段|価格, 素材, 残り|在庫|個数',
    shows: 'shop',
  },
  { prompt: '家族みんなの薬の管理', language: 'ja', vague: true, things: '薬|服薬|おくすり|家族' },
  { prompt: '移動図書館の仕事で使う', language: 'ja', vague: true, things: '本|図書|資料|巡回|ステーション|利用者|貸出' },
  {
    prompt: 'フットサルサークルの出欠確認と会費。メンバーが毎週の練習に来れるかどうか答えて、会費を払ったかも見れるようにしたい',
    language: 'ja',
    things: 'メンバー|会員, 練習|活動, 出欠|参加|回答',
    fields: '会費, 出欠|参加',
  },
  {
    prompt:
      '社労士事務所です。顧問先ごとに、算定基礎届や年度更新などの手続きの期限、担当者、進捗を、期限の近い順のリストで見たい。',
    language: 'ja',
    things: '顧問先|顧客|客先, 手続き|手続|届',
    fields: '期限|締切, 担当, 進捗|状況|ステータス',
    shows: 'list',
  },
  {
    prompt: '推理小説の読書会やってるんだけど次に読む本をみんなで投票したい。題名、著者、推薦した人、ひとことコメント',
    language: 'ja',
    things: '本|候補|書籍',
    fields: '題名|タイトル|書名, 著者, 推薦, コメント',
  },
  { prompt: 'うちの犬のアプリ', language: 'ja', vague: true, things: '犬|散歩|健康|体重|通院|予防接種|ごはん' },
  {
    prompt: '造園業です。お客様の庭ごとに、年間の手入れ（剪定、消毒、草取り）をいつやったか、何人工かかったか、次はいつ頃か。',
    language: 'ja',
    things: '庭|客|顧客|お客様, 作業|手入れ',
    fields: '日, 人工|人数, 次',
  },
  { prompt: 'ポモドーロみたいな集中タイマー。25分やって5分休む', language: 'ja', shows: 'timer' },
  {
    prompt: '高校の文化祭でやる「地元クイズ」。問題と4択と答えと解説を登録して、来た人がその場で挑戦できるように。',
    language: 'ja',
    things: '問題|クイズ',
    fields: '問題, 選択肢|択, 答え|正解, 解説',
    shows: 'quiz',
  },
  {
    prompt: 'メダカの繁殖にはまってます、何か作って',
    language: 'ja',
    vague: true,
    things: 'メダカ|水槽|容器|品種|産卵|採卵|繁殖|個体',
  },
  {
    prompt: '漁協の水揚げを船別に。日付、船名、魚種、キロ数、浜値',
    language: 'ja',
    things: '水揚げ|水揚',
    fields: '日, 船, 魚種, キロ|重量|数量, 浜値|値|単価',
  },
  {
    prompt: '着付け教室をもっとちゃんと運営したいんです',
    language: 'ja',
    vague: true,
    things: '生徒|受講生|レッスン|予約|教室|講座|クラス',
  },
  {
    prompt:
      '遺品整理の会社です。問い合わせ、見積もり、作業日程を管理したい。見積もりには部屋の間取り、トラック台数、作業人数、金額を。',
    language: 'ja',
    things: '問い合わせ|問合せ|お問い合わせ, 見積, 作業|日程',
    fields: '間取り, トラック|台数, 人数, 金額',
  },
  {
    prompt: '登山サークルの山行計画。山名、日程、コース、リーダー、参加者、緊急連絡先。下山したらチェックできると安心です。',
    language: 'ja',
    things: '山行|計画|登山',
    fields: '山名|山, 日程|日, コース|ルート, リーダー, 緊急連絡先|緊急, 下山',
  },
  {
    prompt: '毎日の血圧。朝と夜、上と下、脈拍。グラフと平均がひと目でわかる画面がほしい。',
    language: 'ja',
    things: '血圧|記録|測定',
    fields: '朝|夜|時間帯, 上|最高|収縮, 下|最低|拡張, 脈',
    shows: 'dashboard',
  },
  { prompt: 'カフェ開業準備', language: 'ja', vague: true, things: '準備|タスク|やること|物件|メニュー|費用|備品|資金' },
  {
    prompt:
      '写真スタジオの七五三キャンペーン用に一枚もののページがほしいです。料金プランと衣装の写真、お客様の声、問い合わせフォームを載せたい。',
    language: 'ja',
    things: 'プラン|料金, 衣装, 声|レビュー|口コミ, 問い合わせ|問合せ|お問い合わせ',
    fields: '写真',
    shows: 'landing',
  },
  { prompt: 'ドローン空撮の仕事で使えるもの', language: 'ja', vague: true, things: '飛行|フライト|案件|撮影|機体' },
  {
    prompt:
      '地域おこし協力隊です。空き家バンクを作りたい。物件は所在地、築年数、家賃か売値、写真、状態。移住希望者からの問い合わせも受け付けます。',
    language: 'ja',
    things: '物件|空き家, 問い合わせ|問合せ|お問い合わせ|希望者',
    fields: '所在地|住所, 築年, 家賃|売値|価格|賃料, 写真, 状態',
  },
  {
    prompt: '毎日の習慣チェック。早起き、ストレッチ、日記、禁酒。続いた日数が出ると嬉しい',
    language: 'ja',
    things: '習慣',
    fields: '日数|連続|継続',
    shows: 'habit',
  },
  {
    prompt: '結婚式の準備をふたりで進めるためのアプリがいいな',
    language: 'ja',
    vague: true,
    things: 'ゲスト|招待|タスク|やること|準備|予算|費用',
  },
  {
    prompt:
      'デイサービスの連絡帳をスマホで。利用者さんごとに体温、血圧、食事量、入浴、その日の様子を書いてご家族に見てもらいたい。',
    language: 'ja',
    things: '利用者, 連絡帳|記録|日誌',
    fields: '体温, 血圧, 食事, 入浴, 様子',
  },
  {
    prompt: '水族館めぐりが趣味の大学生です！なんかいい感じにまとめたい',
    language: 'ja',
    vague: true,
    things: '水族館|訪問|生き物|生きもの',
  },
  {
    prompt: '同人誌即売会のサークル参加用。新刊と既刊の部数、頒布価格、イベントごとに何冊出たか。',
    language: 'ja',
    things: '本|同人誌|頒布物|作品, イベント|即売会, 頒布|販売|売上',
    fields: '部数|冊|在庫, 価格',
  },
  {
    prompt: '研修のあとに配るアンケート。満足度5段階、わかりにくかったところ、次に学びたいこと。',
    language: 'ja',
    things: '回答|アンケート',
    fields: '満足度, わかりにく|分かりにく|不明, 学びたい|次',
    shows: 'survey',
  },
  {
    prompt: '清掃会社で、巡回先のビルと担当シフトを組みたい',
    language: 'ja',
    things: 'ビル|巡回先|現場|建物|物件, シフト',
    fields: '担当',
  },
  {
    prompt: '織物工房の日々をつづるブログがほしい。記事は題名、本文、写真、日付だけで十分です。',
    language: 'ja',
    things: '記事|ブログ|投稿',
    fields: '題名|タイトル, 本文, 写真|画像, 日',
    shows: 'blog',
  },
  { prompt: '学習塾向け', language: 'ja', vague: true, things: '生徒|塾生|授業|講座|成績|保護者' },
  { prompt: '司法書士の相続の仕事をもう少し楽に回したい。', language: 'ja', vague: true, things: '案件|相続|依頼|顧客|手続き' },
  {
    prompt: '自治会の防災倉庫に何がどれだけあるか。品名、数量、賞味期限、入れ替えた日。期限が近いものが上に来るように。',
    language: 'ja',
    things: '備蓄|備品|物品|品',
    fields: '品名|名前|名称, 数量|数, 期限, 入れ替え|入替|交換',
  },
  { prompt: '同窓会の幹事になってしまった…', language: 'ja', vague: true, things: '参加者|同級生|出欠|会員|名簿|メンバー' },
  {
    prompt: 'いちご狩り農園のホームページ兼受付みたいなのが作りたいです',
    language: 'ja',
    vague: true,
    things: '予約|受付|プラン|お知らせ|来園|問い合わせ',
    shows: 'landing',
  },
  {
    prompt: '麻雀の成績、身内4人。半荘ごとの点数とウマと順位、通算も。',
    language: 'ja',
    things: '半荘|対局|成績|ゲーム',
    fields: '点, ウマ, 順位',
  },
  { prompt: '訪問マッサージで回る順番とか患者さんのことをメモできたら', language: 'ja', vague: true, things: '患者|利用者|訪問' },
  { prompt: 'ママ友で子ども服のおさがりを回したい', language: 'ja', vague: true, things: '服|おさがり|お下がり|アイテム' },
  { prompt: 'PR動画の制作進行', language: 'ja', vague: true, things: '動画|案件|制作|プロジェクト|タスク|工程' },
  {
    prompt:
      '神社の総代をしています。夏祭りの寄付をいただいた方のお名前、金額、住所、お返しの有無を記録し、毎年の分を見比べたいのです。',
    language: 'ja',
    things: '寄付|奉納|芳名|寄進',
    fields: '名前|氏名|芳名, 金額, 住所, お返し|返礼',
  },
  { prompt: 'お墓と仏壇の石材店で', language: 'ja', vague: true, things: '客|顧客|お客様|注文|墓|見積|案件' },
  {
    prompt:
      'Vi är ett jaktlag på tolv personer. Jag vill ha koll på medlemmar, pass och fällda djur med datum, djurslag, vikt och vem som sköt.',
    language: 'sv',
    things: 'medlem|jägare, pass|jaktpass, djur|fällt djur|byte|avskjutning',
    fields: 'datum, djurslag|art|slag, vikt, sköt|skytt|jägare',
  },
  {
    prompt: 'app till min hundfrisör-salong',
    language: 'sv',
    vague: true,
    things: 'bokning|tid|besök, kund|hund|behandling|tjänst',
  },
  {
    prompt: 'Bokning av tvättstugan i vår brf. Lägenhetsnummer, dag och tvättpass, i en kalender.',
    language: 'sv',
    things: 'bokning|tvättbokning|tvättid',
    fields: 'lägenhet, dag|datum, pass|tid',
    shows: 'calendar',
  },
  {
    prompt: 'felanmälan för hyresgäster: lägenhet, vad som är trasigt, bild, telefonnummer och om vi får gå in med huvudnyckel',
    language: 'sv',
    things: 'felanmälan|anmälan|ärende',
    fields: 'lägenhet, trasig|fel|beskrivning|problem, bild|foto, telefon|nummer, nyckel|tillträde',
    shows: 'form',
  },
  {
    prompt:
      'Snickarfirma. Håll reda på kunder, jobb och nedlagda timmar per jobb, med timpris, materialkostnad och om det är ROT eller inte.',
    language: 'sv',
    things: 'kund, jobb|projekt|uppdrag, timme|arbetstid|tidrapport|tid|tidpost',
    fields: 'timpris|pris, material, rot, timmar|antal',
  },
  { prompt: 'Vi har skaffat alpackor', language: 'sv', vague: true, things: 'alpacka|djur' },
  {
    prompt:
      'REKO-ring: jag säljer potatis, morötter och ägg och vill att folk beställer i förväg. Varje beställning ska ha namn, telefon, varor, antal och utlämningsdag.',
    language: 'sv',
    things: 'beställning|order, vara|produkt',
    fields: 'namn|kund, telefon|mobil, antal, utlämning|dag',
    shows: 'shop',
  },
  {
    prompt:
      'En tavla för glasögonbutikens beställningar: beställd, på slipning, kommit, kund kontaktad, hämtad. Kundens namn, båge, glas, förväntat datum.',
    language: 'sv',
    things: 'beställning|order',
    fields: 'namn|kund, båge, glas, datum|förvänt, status|steg',
    shows: 'board',
  },
  {
    prompt: 'Något för vår bridgeklubb, medelålder 74',
    language: 'sv',
    vague: true,
    things: 'medlem|spelare, spelkväll|tävling|turnering|parti|resultat|aktivitet|kväll',
  },
  {
    prompt:
      'Nattvakt i båtklubben, två per natt maj till september. Datum, namn, bryggplats, mobil. Kalender så man ser vilka nätter som är lediga.',
    language: 'sv',
    things: 'vakt|vaktpass|nattvakt|pass|natt',
    fields: 'datum, namn|medlem|vem, plats|brygg, mobil|telefon',
    shows: 'calendar',
  },
  {
    prompt:
      'Ridskolan behöver register över hästar med ålder, mankhöjd, senast skodd och senast vaccinerad, samt lektioner med grupp, ridlärare och tid.',
    language: 'sv',
    things: 'häst|ponny, lektion|ridlektion',
    fields: 'ålder|född, mankhöjd|höjd, skodd|skoning|hovslagare, vaccin, grupp, ridlärare|lärare, tid',
  },
  {
    prompt: 'övningskörning - datum, mil, väglag, vad vi tränade på, vem som var med',
    language: 'sv',
    things: 'pass|körpass|övningspass|övningskörning|körning|körlektion',
    fields: 'datum, mil|sträcka|km, väglag, träna|moment|öva, vem|handledare|med',
  },
  {
    prompt: 'hjälp mig med släktforskningen',
    language: 'sv',
    vague: true,
    things: 'person|anfader|släkting|ana, händelse|källa|familj|relation',
  },
  {
    prompt:
      'Släktens sommarstuga. Vi är fem syskon med familjer som delar, och vill se i en kalender vem som är där när, med antal sovplatser som går åt.',
    language: 'sv',
    things: 'bokning|vistelse|vecka',
    fields: 'vem|familj|syskon|namn, från|start|datum|ankomst, till|slut|avresa, sov|antal|gäst|person',
    shows: 'calendar',
  },
  {
    prompt:
      'Hemsida för mitt måleriföretag i Borås, med lite om oss, bilder på jobb vi gjort och ett formulär för offertförfrågan.',
    language: 'sv',
    things: 'förfrågan|offertförfrågan|offert|jobb|referens|meddelande',
    shows: 'landing, form',
  },
  {
    prompt: 'Räkna ut hur mycket ved vi behöver: husets yta, årsförbrukning i kWh, träslag, och svaret i kubikmeter',
    language: 'sv',
    fields: 'yta, kwh|förbruk, trä',
    shows: 'calculator',
  },
  { prompt: 'fotvård i egen lokal', language: 'sv', vague: true, things: 'bokning|tid|besök|behandling, kund|patient' },
  {
    prompt:
      'Glosor på tyska åt min dotter i åttan. Vändkort med svenska och tyska, artikel, och så ska man kunna markera de svåra.',
    language: 'sv',
    things: 'glosa|kort|ord',
    fields: 'svensk, tysk, artikel|genus, svår|markera|status',
    shows: 'flashcards',
  },
  {
    prompt: 'Quiz om svampar, bild och tre svarsalternativ, ätlig eller giftig',
    language: 'sv',
    things: 'fråga|svamp',
    fields: 'bild|foto, svar|alternativ|rätt, ätlig|giftig',
    shows: 'quiz',
  },
  {
    prompt: 'Enkät till föräldrarna på fritids: trivsel 1–5, maten, hämtningstiderna, och fritt omdöme.',
    language: 'sv',
    things: 'svar|enkätsvar|omdöme',
    fields: 'triv, mat, hämt|tid, omdöme|kommentar|fri',
    shows: 'survey',
  },
  {
    prompt:
      'Jag är frilansande illustratör och vill kunna skriva fakturor: kund med org.nr, uppdrag, belopp, moms, förfallodatum.',
    language: 'sv',
    things: 'kund, faktura',
    fields: 'org, uppdrag, belopp|summa|pris, moms, förfall',
    shows: 'invoice',
  },
  {
    prompt: 'vanor: 10 000 steg, inget socker, läsa, ringa mamma. bocka av varje dag',
    language: 'sv',
    things: 'vana',
    shows: 'habit',
  },
  {
    prompt: 'loppis varje lördag i bygdegården',
    language: 'sv',
    vague: true,
    things: 'bord|bordsbokning|bokning|plats|säljare|försäljare|vara|pryl|loppis|loppisdag|tillfälle|försäljning',
  },
  {
    prompt: 'Tidslinje över byns historia med årtal, rubrik, text, plats och gammalt foto.',
    language: 'sv',
    things: 'händelse',
    fields: 'årtal|år|datum, rubrik|titel, text|beskrivning, plats, foto|bild',
    shows: 'timeline',
  },
  {
    prompt:
      'Jag blåser glas och vill visa allt jag gjort i ett galleri, med färg, höjd, pris, och om det finns kvar eller är sålt.',
    language: 'sv',
    things: 'föremål|verk|alster|glas|pjäs|produkt|objekt',
    fields: 'färg, höjd, pris, såld|status|kvar',
    shows: 'gallery',
  },
  {
    prompt: 'Blogg om vårt torpbygge. Inlägg med datum, bilder och hur mycket det kostat hittills.',
    language: 'sv',
    things: 'inlägg',
    fields: 'datum, bild|foto, kost|pris',
    shows: 'blog',
  },
  {
    prompt: 'Bokning till min massagesalong',
    language: 'sv',
    vague: true,
    things: 'bokning|tid, behandling|tjänst|kund',
    shows: 'booking',
  },
  {
    prompt: 'Padelhall med fyra banor. Man bokar bana, dag och timme, skriver namn och mobil och om man vill hyra rack.',
    language: 'sv',
    things: 'bokning',
    fields: 'bana, dag|datum, timme|tid|start, namn, mobil|telefon, rack',
    shows: 'booking',
  },
  {
    prompt: 'Försök med en liten webbutik för mina stickmönster. Namn, svårighetsgrad, garnåtgång, pris, bild. Och ordrar.',
    language: 'sv',
    things: 'mönster|stickmönster|produkt, order|beställning',
    fields: 'namn|titel, svårighet, garn, pris, bild|foto',
    shows: 'shop',
  },
  {
    prompt: 'En chatt för oss vaktmästare på kommunens skolor så vi slipper mejla om allt',
    language: 'sv',
    things: 'meddelande',
    shows: 'chat',
  },
  {
    prompt: 'jag och min man ska bygga hus',
    language: 'sv',
    vague: true,
    things: 'uppgift|moment|etapp|kostnad|offert|kontakt|budgetpost|beslut',
  },
  {
    prompt: 'Flöde där dagbarnvårdaren lägger upp vad vi gjort under dagen, med bild och text, och vilka barn som var med.',
    language: 'sv',
    things: 'inlägg|händelse|aktivitet',
    fields: 'bild|foto, text|beskrivning, barn',
    shows: 'feed',
  },
  {
    prompt:
      'Översikt för soppköket: gäster per kväll, antal portioner, volontärer på plats och vad som skänkts. Jag vill ha siffror per månad till kommunen.',
    language: 'sv',
    things: 'kväll|serveringskväll|tillfälle|servering, gåva|donation|skänkt',
    fields: 'gäst, portion, volontär, skänk|gåva|vad',
    shows: 'dashboard',
  },
  {
    prompt: 'Startat eget som hundtränare i Umeå',
    language: 'sv',
    vague: true,
    things: 'kund|hund|deltagare, kurs|bokning|träning|pass|lektion',
  },
  {
    prompt: 'surdegsbageri som levererar till kaféer',
    language: 'sv',
    vague: true,
    things: 'beställning|order|leverans, kund|kafé|bröd|produkt',
  },
  {
    prompt:
      'Tillbudsrapportering på sågverket: datum, plats, vad som hände, allvarlighetsgrad, åtgärd, ansvarig och klart senast.',
    language: 'sv',
    things: 'tillbud|tillbudsrapport|rapport|händelse',
    fields: 'datum, plats, hände|beskrivning|händelse, allvar, åtgärd, ansvarig, klart|senast',
  },
  {
    prompt:
      'Vår hemslöjdsförening har vävstuga med sju vävstolar. Medlemmar bokar vävstol per vecka och skriver vad de väver, varp och inslag.',
    language: 'sv',
    things: 'vävstol, bokning, medlem',
    fields: 'vecka, väv|vad|arbete, varp, inslag',
  },
  { prompt: 'kolonilotten', language: 'sv', vague: true, things: 'odling|växt|gröda|planta|sådd|frö|bädd|odlingsbädd|grönsak' },
  {
    prompt:
      'Maskinuthyrning: maskiner med dygnspris och nästa service, kunder, uthyrningar med ut- och inlämningsdatum och deposition.',
    language: 'sv',
    things: 'maskin, kund, uthyrning|hyra|bokning',
    fields: 'dygn|pris, service, ut|hämt, in|retur|åter, deposition',
  },
  {
    prompt:
      'Sotningsdistriktet: fastigheter med adress, eldstäder per fastighet, senaste sotning, nästa sotning, och anmärkningar.',
    language: 'sv',
    things: 'fastighet, eldstad',
    fields: 'adress, senast, näst, anmärkning',
  },
  {
    prompt: 'en app för vårt innebandylag, P12',
    language: 'sv',
    vague: true,
    things: 'spelare, match|träning|aktivitet|närvaro',
  },
  {
    prompt: 'bandyserien, lag och matcher och en tabell med mål och poäng',
    language: 'sv',
    things: 'lag, match',
    fields: 'mål, poäng',
    shows: 'table',
  },
  {
    prompt:
      'Orienteringsklubben behöver hålla reda på kontroller i naturpasset. Kontrollnummer, kartbild, svårighet, koordinater. Folk ska kunna bocka av vilka de tagit.',
    language: 'sv',
    things: 'kontroll',
    fields: 'nummer, kart|bild, svår, koordinat|position, tagen|tagit|bock|besökt',
  },
  {
    prompt: 'Inskrivning till kulturskolan: elevens namn, födelseår, instrument, vårdnadshavare, e-post, önskad veckodag.',
    language: 'sv',
    things: 'anmälan|elev|ansökan|inskrivning',
    fields: 'namn, född|födelse|år, instrument, vårdnadshavare, post|mejl|mail, veckodag|dag',
    shows: 'form',
  },
  {
    prompt: 'Vi har fått tvillingar och kommer inte ihåg någonting',
    language: 'sv',
    vague: true,
    things: 'matning|amning|måltid|sömn|blöja|blöjbyte|logg|händelse|notering|aktivitet',
  },
  {
    prompt:
      'Spelmanslaget: låtar med landskap, tonart och efter vem, medlemmar med instrument, och spelningar med plats, datum och vilka som kommer. Vi är spridda över halva Dalarna så det måste funka i mobilen.',
    language: 'sv',
    things: 'låt, medlem|spelman, spelning',
    fields: 'landskap, tonart, efter|upptecknare, instrument, plats, datum, vilka|kommer|deltagare|närvaro|medlem',
  },
  {
    prompt: 'gräsklipparverkstad, inlämnade maskiner: kund, märke, fel, pris, klar eller inte',
    language: 'sv',
    things: 'maskin|gräsklippare|reparation|inlämning|ärende|jobb',
    fields: 'kund|namn, märke, fel, pris, klar|status',
  },
  {
    prompt: 'valpkull i juni!',
    language: 'sv',
    vague: true,
    things: 'valp, valpköpare|köpare|spekulant|vikt|vägning|intressent|veterinärbesök|tik|kull',
  },
  {
    prompt:
      'Bokföringsbyrån har sextio kunder. För varje kund: organisationsnummer, momsperiod, bokslutsdatum, ansvarig konsult. Plus uppgifter med deadline på en tavla.',
    language: 'sv',
    things: 'kund, uppgift|ärende',
    fields: 'organisation|org, moms, bokslut, ansvarig|konsult, deadline|senast|förfall',
    shows: 'board',
  },
  {
    prompt: 'Vägsamfälligheten. Fastigheter, ägare, andelstal, årsavgift och betald ja/nej.',
    language: 'sv',
    things: 'fastighet|medlem',
    fields: 'ägare, andel, avgift, betal',
  },
  { prompt: 'Vi driver ett litet vandrarhem i Höga kusten', language: 'sv', vague: true, things: 'bokning, rum|säng|gäst' },
  {
    prompt: 'Veckans skolmat med rätt, vegetariskt alternativ och allergener, så att föräldrar ser det i mobilen',
    language: 'sv',
    things: 'måltid|rätt|maträtt|dag|meny|lunch|matsedel',
    fields: 'rätt|namn, vegetarisk|veg, allergen, dag|datum|vecka',
  },
  { prompt: 'svampplockning', language: 'sv', vague: true, things: 'svampställe|ställe|plats|fynd|svamp|svamptur|tur' },
  {
    prompt:
      'Veteranbilar: mina sex bilar med årsmodell, regnr, chassinummer och besiktning, och en logg över reparationer med kostnad och mätarställning.',
    language: 'sv',
    things: 'bil|fordon|veteranbil, reparation',
    fields: 'årsmodell|år, reg, chassi, besikt, kostnad|pris, mätar',
  },
  {
    prompt: 'Dottern tar studenten i juni och vi ska ha mottagning hemma',
    language: 'sv',
    vague: true,
    things: 'gäst|inbjuden, uppgift|inköp|mat|att göra|sak|budgetpost',
  },
  {
    prompt: 'app för min veterinärmottagning, bara smådjur',
    language: 'sv',
    vague: true,
    things: 'djur|patient|husdjur, djurägare|ägare|kund|besök|bokning|tid',
  },
  {
    prompt: 'Fikalistan på jobbet, vem tar med vad vilken fredag.',
    language: 'sv',
    things: 'fika|fikapass|tillfälle|fredag|fikatur|tur',
    fields: 'vem|namn|ansvarig, vad|bröd|fika, fredag|datum',
  },
  {
    prompt: 'teaterförening i Skåne, nyår är premiären',
    language: 'sv',
    vague: true,
    things: 'medlem|skådespelare|roll|ensemble, föreställning|repetition|uppgift|rekvisita|scen',
  },
  {
    prompt:
      'Skogsbruk: avdelningar med areal, trädslag, ålder och virkesförråd, och åtgärder som röjning, gallring och slutavverkning med planerat år.',
    language: 'sv',
    things: 'avdelning|bestånd, åtgärd',
    fields: 'areal, trädslag, ålder, virke|förråd|volym, år|planera',
  },
  {
    prompt: 'Frilansfotograf, bröllop mest',
    language: 'sv',
    vague: true,
    things: 'bröllop|uppdrag|bokning|fotografering|jobb, kund|brudpar',
  },
]
