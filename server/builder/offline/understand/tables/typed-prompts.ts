// Working tables of English prompts by people who had seen nothing of the builder: 150, and 130 more, a third of them vague, in every
// manner of typing: strokes and arrows, half sentences, stories, brackets. What each expects is its writer's own.
import type { PromptCase } from './held-out-prompts.ts'

export const typedPrompts: PromptCase[] = [
  {
    prompt:
      "I run a small bicycle repair shop in Leeds. Need to log repairs - customer name, phone, bike make, what's wrong, price quoted, ready date - and see them on a board: waiting / on the stand / ready / collected",
    things: 'repair|repairs|job|jobs|ticket|order|workorder',
    fields:
      'customer|name|client, phone|mobile|tel, make|bike|brand, wrong|fault|problem|issue|description, price|quote|quoted|cost, ready|date|due, status|stage|state',
    shows: 'board',
  },
  {
    prompt: 'wine cellar: producer, vintage, grape, country, how many bottles left, drink by year, my rating 1-5',
    things: 'wine|wines|bottle|bottles|cellar',
    fields:
      'producer|winery|maker, vintage|year, grape|variety, country|origin, bottles|quantity|left|count|stock, drink|drinkby|year, rating|score|stars',
  },
  {
    prompt: 'something to run my dog grooming salon with',
    things: 'appointment|appointments|booking|bookings|dog|dogs|client|customer|pet',
  },
  {
    prompt:
      'Choir library - we have approx 600 pieces of sheet music. Title, composer, arranger, voicing (SATB, SSA, TTBB, unison), number of copies, shelf.\nSingers borrow copies, note who and when it came back',
    things: 'piece|pieces|music|sheet|score|scores|song|sheetmusic, loan|loans|borrowing|checkout, singer|singers|member|members',
    fields: 'title|name, composer, arranger, voicing|voice, copies|number|quantity, shelf|location, back|return|returned',
  },
  { prompt: 'grandmas recipes', things: 'recipe|recipes|dish' },
  {
    prompt:
      'For each fishing trip I want to write down: the water, weather, water temp, wind. And then the fish caught on that trip with species, weight, length, bait used and released or kept.',
    things: 'trip|trips|outing|session, fish|catch|catches',
    fields:
      'water|lake|river|location|spot, weather, temp|temperature, wind, species|kind, weight, length|size, bait|lure, released|kept',
  },
  { prompt: 'dentist appointments', things: 'appointment|appointments|booking|visit', shows: 'booking|calendar|list|table' },
  {
    prompt:
      "We're a two-person architecture office. Projects have a client, address, fee, phase (concept, planning, tender, construction, done). We log hours against projects: date, person, hours, note.\nI'd like a dashboard with hours per project this month.",
    things: 'project|projects, hour|hours|timeentry|entry|entries|timelog|log|timesheet|time',
    fields:
      'client|customer, address|site, fee|price, phase|stage|status, date|day, person|who|employee|staff|name, hours|duration|time, note|comment|description',
    shows: 'dashboard',
  },
  {
    prompt: "an expense log with amount, category (travel, meals, kit, other), receipt photo, and whether it's been reimbursed",
    things: 'expense|expenses|cost|spending|receipt',
    fields: 'amount|sum|price|cost, category|type, receipt|photo|image, reimbursed|paid|refunded|status',
  },
  {
    prompt:
      'Hi, I manage 6 flats. Tenants (name, phone, move in date, monthly rent, deposit), the flats (address, rooms, floor) and the maintenance requests the tenants report: what, urgency, status, cost.\nthanks!',
    things: 'tenant|tenants|renter, flat|flats|apartment|property|unit, request|requests|maintenance|repair|issue|ticket',
    fields:
      'name, phone|mobile, move|movein|date, rent, deposit, address, rooms|bedrooms, floor, what|description|title|issue|problem, urgency|priority, status|state, cost|price',
  },
  {
    prompt: 'Sell my handmade candles online: name, scent, burn time, price, photo, in stock. Basket and checkout.',
    things: 'product|products|candle|candles, order|orders',
    fields: 'name|title, scent|fragrance|smell, burn|burntime, price, photo|image|picture, stock',
    shows: 'shop',
  },
  { prompt: 'Pomodoro timer 25/5 with a long break of 15 after four rounds and a sound', things: '', shows: 'timer' },
  { prompt: 'i need help with my boat stuff', things: 'boat|boats|task|tasks|maintenance|trip|trips|job|equipment|item|log' },
  {
    prompt:
      "Funeral home, cases. Deceased's name, date of death, next of kin and their phone, type of service (burial, cremation), ceremony date and time, church or chapel, officiant.\nTasks per case with deadline and who does it",
    things: 'case|cases|funeral|deceased|arrangement, task|tasks|todo',
    fields:
      'name|deceased, death|date, kin|nextofkin|relative|contact, phone, service|type, ceremony|date, time, church|chapel|venue|place|location, officiant|priest|minister|celebrant, deadline|due, who|responsible|assignee|assigned',
  },
  { prompt: 'Beekeeping diary', things: 'hive|hives|entry|entries|inspection|inspections|colony|diary|note|beehive' },
  {
    prompt:
      'Table tennis league, 12 players. Register match results: player A, player B, sets won by each, date. League table with points worked out automatically, 2 for a win',
    things: 'player|players, match|matches|game|games|result',
    fields: 'sets|setsa|score, date|played, points',
    shows: 'table|dashboard|list',
  },
  { prompt: 'Invoices for a self-employed electrician', things: 'invoice|invoices|bill', shows: 'invoice|table|list' },
  {
    prompt: 'Seeds!! variety, supplier, packets left, sow indoors month, sow outdoors month, spacing, notes, and a pic',
    things: 'seed|seeds|variety|plant',
    fields:
      'variety|name, supplier|source|brand, packets|left|quantity|stock, indoors|sowindoors, outdoors|sowoutdoors, spacing|distance, note|notes, pic|photo|picture|image',
  },
  {
    prompt:
      'Complaints register for a bus company. Passenger name, contact, route, date and time of incident, description, severity low/medium/high, handled by, status new → investigating → answered → closed, answer sent on',
    things: 'complaint|complaints|case|cases',
    fields:
      'name|passenger, contact|phone|email, route|line, date|incident, time|date, description|text, severity, handled|handler|handledby|responsible, status|state, answer|sent|answered',
  },
  {
    prompt:
      'Once a year our village has an open gardens weekend. Gardens: owner, address, short description, photos, open Saturday / Sunday, teas yes/no, wheelchair access.\nVisitors buy tickets, so ticket sales with name, number of tickets, paid. A gallery of the gardens for the public.',
    things: 'garden|gardens, ticket|tickets|sale|sales|visitor|order|ticketsale',
    fields:
      'owner, address, description, photo|photos|image|picture, open|saturday|day|days, tea|teas, wheelchair|access|accessible, name|visitor|buyer, number|tickets|quantity|count, paid|payment',
    shows: 'gallery',
  },
  {
    prompt:
      'Blood pressure diary for my mum: date, time of day (morning, noon, evening), systolic, diastolic, pulse, remarks. A graph would be lovely',
    things: 'reading|readings|measurement|measurements|entry|pressure|bloodpressure|record',
    fields: 'date, time|timeofday|part, systolic|upper, diastolic|lower, pulse|heart, remark|remarks|note|notes|comment',
    shows: 'dashboard',
  },
  {
    prompt: 'Timesheet. employee, project, date, hours, billable (yes/no), description. Sum of hours per week and employee',
    things: 'timesheet|timesheets|entry|entries|hours|timeentry|time|log',
    fields: 'employee|staff|person|worker, project, date|day, hours|time|duration, billable, description|note',
  },
  { prompt: 'Model railway collection', things: 'model|models|locomotive|item|items|wagon|train|rollingstock|engine' },
  {
    prompt:
      'I am organising a running event in the forest with 300 participants. Participant has bib number, first name, last name, birth year, club, distance 5k/10k/21k, finish time. Result list sorted by distance and time, printable.',
    things: 'participant|participants|runner|runners|entrant',
    fields:
      'bib|number, first|firstname|name, last|lastname|surname|name, birth|year|birthyear, club|team, distance|race, time|finish',
    shows: 'list|table|print',
  },
  { prompt: 'survey for parents about the school trip', things: '', shows: 'survey' },
  {
    prompt:
      'Equipment booking at the university lab. Instruments (name, room, responsible person, training required), bookings by users with start and end. No double bookings!',
    things: 'instrument|instruments|equipment|device, booking|bookings|reservation',
    fields: 'name, room|lab|location, responsible|person|contact, training, start|from, end|to|until',
    shows: 'booking|calendar',
  },
  { prompt: 'Make me something for a small brewery', things: 'batch|batches|brew|beer|beers|recipe|tank|product|order' },
  {
    prompt: 'Blog about my allotment year, posts with a title, text, picture and month. Readers may comment.',
    things: 'post|posts|article|blogpost, comment|comments',
    fields: 'title, text|body|content, picture|photo|image, month|date',
    shows: 'blog|feed',
  },
  {
    prompt:
      'Cleaning company. Customers w/ address, key code, square metres and price per visit.\nCleaners w/ name and phone.\nVisits: customer, cleaner, date, duration, done, remarks. Each cleaner wants to see her visits for today',
    things: 'customer|customers|client, cleaner|cleaners|employee|staff, visit|visits|job|cleaning|appointment',
    fields:
      'address, code|key|keycode, metres|meters|area|size|squaremetres, price|rate, name, phone|mobile, date|day, duration|hours|time, done|status|completed, remark|remarks|note|notes|comment',
  },
  {
    prompt:
      'The harbour office wants to keep track of guest boats. Arrival, departure, boat name, length, berth number, nationality, fee paid, electricity yes or no',
    things: 'boat|boats|guest|visit|visits|guestboat|vessel|stay',
    fields:
      'arrival|arrived, departure|departed, name|boat, length, berth|place, nationality|flag|country, fee|paid, electricity|power',
  },
  { prompt: 'BMI calculator with metric and imperial', things: '', shows: 'calculator' },
  {
    prompt:
      'I would like an application for administration of a driving school: students (name, birthday, phone, licence class, theory passed), instructors, cars (plate, model, gearbox), driving lessons with date, time, minutes and comments of the instructor',
    things: 'student|students|pupil|learner, instructor|instructors|teacher, car|cars|vehicle, lesson|lessons|drivinglesson',
    fields:
      'name, birthday|birth|dob, phone|mobile, class|licence|license|category, theory, plate|registration, model, gearbox|transmission, date, time|start, minutes|duration|length, comment|comments|note|notes',
  },
  { prompt: 'my stamps', things: 'stamp|stamps' },
  {
    prompt:
      'CRM, simple. companies (industry, town, website), people at them (role, email, phone), deals w/ value, probability & expected close. Pipeline board lead-qualified-proposal-won-lost',
    things: 'company|companies|organisation|organization|account, people|person|contact|contacts, deal|deals|opportunity',
    fields:
      'industry|sector, town|city, website|web|url, role|title|position, email|mail, phone, value|amount, probability|chance, close|expected|closing, stage|status|state',
    shows: 'board',
  },
  { prompt: 'to-do list', things: 'task|tasks|todo|todos|item', shows: 'list|board|table' },
  {
    prompt:
      'Apple orchard. Rows and trees: each tree has row, position, variety, rootstock, planted year, health.\nSpray records with date, product, dose per litre, weather, which row. Harvest per variety and date in kg',
    things: 'tree|trees, spray|sprays|spraying|sprayrecord|treatment, harvest|harvests|picking, row|rows',
    fields:
      'row, position|number, variety|cultivar, rootstock, planted|year, health|condition|status, date, product|chemical, dose|dosage, weather, kg|amount|weight|quantity',
  },
  { prompt: 'plan my wedding', things: 'guest|guests|task|tasks|vendor|budget|supplier|checklist' },
  {
    prompt:
      'After my knee operation the physio gave me exercises. I want to list them (name, sets, reps, picture, how to) and every day log which ones I did and the pain from 0 to 10.',
    things: 'exercise|exercises, log|logs|session|sessions|entry|day|workout|training',
    fields:
      'name|title|exercise, sets, reps|repetitions, picture|photo|image, how|howto|instructions|description, pain, date|day',
  },
  {
    prompt:
      'invoice maker for freelance translator. client, address, VAT id, lines with words x rate, total, due date 30 days. print as pdf',
    things: 'invoice|invoices, line|lines|item|items|row|invoiceline|client|customer',
    fields: 'client|customer, address, vat, words|quantity|wordcount, rate|price, total|sum|amount, due|date',
    shows: 'invoice|print',
  },
  {
    prompt:
      'Health & safety walk rounds at our sawmill: observation, area (yard, saw line, drying, packing), risk 1-25, photo, action needed, responsible, deadline, closed date. Dashboard: open per area',
    things: 'observation|observations|finding|findings|inspection|round|hazard|walkround|issue',
    fields:
      'observation|description|title, area|location|department, risk|score, photo|image|picture, action|measure, responsible|owner|assigned, deadline|due, closed|date|done',
    shows: 'dashboard',
  },
  {
    prompt:
      'Menu website for our thai takeaway. Starters, mains, curries, drinks with prices and chilli strength, opening hours, map',
    things: '',
    shows: 'landing',
  },
  {
    prompt: 'parcels delivered to the concierge desk: recipient, flat, courier, arrived at, shelf, collected at, signature',
    things: 'parcel|parcels|package|delivery|packages',
    fields:
      'recipient|name|resident, flat|apartment|number, courier|carrier, arrived|arrival|received, shelf|location, collected|pickup, signature|signed',
  },
  { prompt: 'inventory for a theatre costume store', things: 'costume|costumes|item|items|loan|inventory' },
  {
    prompt: 'Multiple choice quiz for new kitchen staff about food hygiene; need 80% to pass & print a certificate',
    things: '',
    shows: 'quiz',
  },
  {
    prompt: 'My sister and I share care of our dad, need one place for it',
    things: 'visit|visits|appointment|appointments|medication|medicine|task|tasks|care|note|notes|event',
  },
  {
    prompt:
      'Film club: members suggest films (title, director, year, runtime, why), everybody votes, the one with most votes gets a screening date',
    things: 'film|films|movie|suggestion|suggestions, member|members, vote|votes|screening',
    fields: 'title|name, director, year, runtime|length|duration, why|reason|motivation, date|screening',
  },
  { prompt: "a website for my wife's yoga studio", things: '', shows: 'landing|booking' },
  { prompt: 'Guess the number game between 1 and 100 with hints higher lower and best score', things: '', shows: 'tool' },
  {
    prompt:
      'at the makerspace we have 3d printers, laser, cnc, lathe. every member needs an induction per machine. want: machines (name, model, status ok/broken/service), members (name, card id), inductions: who, which machine, date, by whom, expires',
    things: 'machine|machines|tool|equipment, member|members, induction|inductions|training',
    fields: 'name, model, status|state|condition, card|cardid|id, date, by|whom|instructor|trainer, expires|expiry|expiration',
  },
  {
    prompt:
      'Debt collector style reminder, no, only joking: list of friends who owe me money. who, how much, for what, since when, paid back',
    things: 'debt|debts|loan|loans|friend|iou|owed',
    fields: 'who|name|friend|person, amount|much|sum, what|reason|for|description, since|date|when, paid|back|repaid|returned',
    shows: 'list|table',
  },
  {
    prompt:
      'In our laboratory we receive water samples. Sample id, taken at (place), taken on, received on, pH, turbidity, E. coli count, approved by, and limit exceeded should become automatic marked',
    things: 'sample|samples|watersample',
    fields:
      'id|sampleid|number, place|location|taken|site, taken|date|takenon, received|date, ph, turbidity, coli|ecoli, approved|approver, limit|exceeded',
  },
  {
    prompt: 'Car boot sale pitches: pitch no, seller, car or van, fee, paid, electricity. Map not needed just table',
    things: 'pitch|pitches|booking|seller|stall',
    fields: 'pitch|number|no, seller|name, vehicle|car|van|type, fee|price, paid, electricity|power',
    shows: 'table|list',
  },
  { prompt: 'christmas present planner', things: 'present|presents|gift|gifts|person|idea' },
  {
    prompt:
      "Butcher's pre-orders for christmas. Customer, tel, what (turkey, goose, ham, beef rib), weight in kg, pick up day 22/23/24 dec, deposit, collected. I need totals per product so i know what to order",
    things: 'order|orders|preorder',
    fields:
      'customer|name, tel|phone|mobile, what|product|meat|item, weight|kg, pickup|day|pick|date|collection, deposit, collected|status',
    shows: 'dashboard',
  },
  { prompt: 'Ideas box for the staff', things: 'idea|ideas|suggestion|suggestions' },
  {
    prompt:
      'Handyman quotes: customer, address, job description, materials cost, labour hours, hourly rate, VAT 20%, total. accepted / declined / waiting',
    things: 'quote|quotes|estimate|offer|quotation',
    fields:
      'customer|client|name, address, description|job, material|materials|cost, labour|labor|hours, rate|hourly, vat|tax, total|sum, status|accepted|state',
  },
  { prompt: 'youth football tournament', things: 'team|teams|match|matches|fixture|player|game|group|tournament' },
  {
    prompt:
      'Municipal playground inspections. Playground with district, address, equipment on it (swing, slide, climbing frame, seesaw, sandpit), installed year. Inspection monthly: date, inspector, faults, grade A-D, to be fixed before.',
    things: 'playground|playgrounds, inspection|inspections|check, equipment|item',
    fields:
      'district|area, address, equipment|type, installed|year, date, inspector|name, fault|faults|defects, grade|rating, fixed|before|deadline|due',
  },
  {
    prompt: 'mood journal with emoji mood 1 to 5, hours slept, text, tags. calendar coloured by mood',
    things: 'entry|entries|journal|mood|day|note',
    fields: 'mood|rating, slept|sleep|hours, text|note|journal|content, tag|tags',
    shows: 'calendar',
  },
  {
    prompt: 'a poll what we should eat at the team lunch: pizza, sushi, burgers, salad bar, and a box for allergies',
    things: '',
    fields: 'food|choice|lunch|eat|option|answer, allergy|allergies',
    shows: 'survey',
  },
  {
    prompt: 'Sauna booking for the housing cooperative, slots 17-18, 18-19, 19-20, 20-21, max two bookings per flat and week',
    things: 'booking|bookings|reservation|slot',
    fields: 'slot|time|start, flat|apartment|household',
    shows: 'booking|calendar',
  },
  {
    prompt:
      "I've got 200 houseplants (help). nickname, species, room, light, water every x days, last watered, repotted, picture. show which need water today first",
    things: 'plant|plants|houseplant',
    fields:
      'nickname|name, species|kind, room|location, light, water|every|interval|days, last|watered, repotted|repot, picture|photo|image',
  },
  { prompt: 'car maintenance log', things: 'service|services|maintenance|entry|log|repair|car|cars|record|vehicle' },
  {
    prompt:
      'The community centre rents out rooms. Rooms: name, capacity, hourly price, projector yes/no, photo.\nRentals: room, group, contact person, from, to, purpose, invoice sent. Public should see a calendar what is free',
    things: 'room|rooms|space, rental|rentals|booking|bookings|hire|reservation',
    fields:
      'name, capacity|seats, price|hourly, projector, photo|image|picture, group|organisation|renter, contact|person, from|start, to|end|until, purpose|reason, invoice|sent',
    shows: 'calendar',
  },
  {
    prompt:
      'Grant applications our charity sends. Funder, programme, amount asked, amount granted, submitted date, decision date, report due, status (draft, sent, granted, refused, reported), responsible',
    things: 'application|applications|grant|grants',
    fields:
      'funder|foundation, programme|program|fund, asked|amount|requested, granted|amount|awarded, submitted|sent|date, decision|date, report|due, status|state, responsible|owner|person',
  },
  {
    prompt: 'Family tree-ish: people with birth name, born, died, birthplace, occupation, parents, spouse, portrait, stories',
    things: 'person|people|ancestor|relative|member|family|familymember',
    fields:
      'name|birthname, born|birth, died|death, birthplace|place, occupation|job|profession, parents|father|mother|parent, spouse|partner|married, portrait|photo|image|picture, story|stories|notes',
  },
  { prompt: 'nursery school attendance', things: 'child|children|attendance|kid|kids|pupil|attendances|day' },
  {
    prompt:
      'Film props rental house. Props -> name, era, category (furniture, weapon, lamp, kitchenware, costume), dimensions, day rate, photo, barcode.\nRentals -> production company, out date, back date, damage, items. gallery to browse by era',
    things: 'prop|props|item, rental|rentals|hire|loan|order',
    fields:
      'name|title, era|period, category|type, dimensions|size, rate|price|dayrate, photo|image|picture, barcode|code, company|production|customer|client, out|start|date, back|return|end, damage',
    shows: 'gallery',
  },
  {
    prompt:
      'Small museum: objects with accession number, title, maker, date made, material, donor, location in store, condition, insurance value, several photos. Also exhibitions with title, opens, closes, and the objects in it',
    things: 'object|objects|artifact|artefact|item|collection, exhibition|exhibitions',
    fields:
      'accession|number, title|name, maker|artist, made|date|year, material, donor, location|store, condition, insurance|value, photo|photos|image|picture, title, opens|start|opening, closes|end|closing',
  },
  {
    prompt:
      'Support tickets for a small IT department. Title, reported by, department, device, priority P1-P4, assigned to, opened, solved, solution. Board by status plus table',
    things: 'ticket|tickets|case|issue|request',
    fields:
      'title|subject, reported|reporter|by, department, device|equipment, priority, assigned|assignee, opened|created|date, solved|closed|resolved, solution|resolution, status|state',
    shows: 'board, table',
  },
  {
    prompt:
      'Tracking steel coils through our little factory: coil no, supplier, grade, thickness, width, weight, rack, arrived, and cutting jobs which take a coil, length cut, operator, scrap kg, date',
    things: 'coil|coils|material, job|jobs|cutting|cuttingjob|cut',
    fields:
      'coil|number|no, supplier, grade|quality, thickness, width, weight, rack|location, arrived|arrival|received, length|cut, operator|worker, scrap|waste, date',
  },
  {
    prompt:
      'babysitters circle in our street. families with kids names & ages, points balance. sittings: who sat for whom, date, hours, points moved',
    things: 'family|families|household|member, sitting|sittings|babysitting|session',
    fields: 'name|kids|children, age|ages, points|balance, date, hours|duration, points',
  },
  { prompt: 'Manage an escape room', things: 'booking|bookings|room|rooms|game|team|customer|reservation' },
  {
    prompt:
      'Order system for the canteen at the handball hall. Articles (hot dog, coffee, waffle, soda) have price and stock, sales: what, number, paid by cash/card/mobile. at the end of the day a sum by payment',
    things: 'article|articles|product|products|item, sale|sales|order|orders',
    fields: 'price, stock, number|quantity|count|qty, payment|paid|method|paidby',
  },
  {
    prompt: 'Snow clearing rota, private road association',
    things: 'shift|shifts|duty|rota|turn|member|members|household|week|clearing|resident|slot',
  },
  { prompt: 'app for a parish council', things: 'meeting|meetings|minutes|councillor|agenda|issue|resident|document|notice' },
  {
    prompt:
      'Our primary school has a lost property cupboard. Staff should be able to add an item with a photo, where it was found, date found and colour, and tick it off once it has been claimed.\nParents look through the pictures.',
    things: 'item|items|property|lostitem|object',
    fields: 'photo|picture|image, where|found|place|location, date|found, colour|color, claimed|collected|status|returned',
    shows: 'gallery',
  },
  {
    prompt: 'tip calculator. bill amount, tip percent, split between how many people',
    things: '',
    fields: 'bill|amount|total, tip|percent, people|split|persons',
    shows: 'calculator',
  },
  {
    prompt: 'make a website for a farrier: about me, services with prices, area covered, contact form',
    things: '',
    shows: 'landing',
  },
  {
    prompt:
      'Volunteers sign up to shifts at the food bank. Shift: date, start, end, role (sorting, packing, driving, front desk), how many needed. Volunteer: name, email, has driving licence y/n. calender view please',
    things: 'shift|shifts, volunteer|volunteers|helper',
    fields:
      'date|day, start|from, end|to, role|job|task, needed|places|capacity|number, name, email|mail, licence|license|driving',
    shows: 'calendar',
  },
  {
    prompt: 'who can tell me how my 40 sheep are doing lol. ear tag, breed, born, dam, sire, weight, last wormed',
    things: 'sheep|ewe|animal|animals|flock',
    fields: 'tag|eartag, breed, born|birth|dob, dam|mother, sire|father, weight, wormed|worming|drench',
  },
  {
    prompt: 'Quiz about the kings and queens of England, 10 questions, multiple choice, show score at the end',
    things: '',
    shows: 'quiz',
  },
  {
    prompt: 'Something to keep the neighbourhood watch together',
    things: 'incident|incidents|report|reports|sighting|member|members|patrol|resident|message|alert',
  },
  {
    prompt:
      'pottery studio kiln log: firing date, kiln (big / small), cone, programme, hold minutes, result, pictures of the pots. newest first',
    things: 'firing|firings|kilnlog|log|entry',
    fields: 'date, kiln, cone, programme|program|schedule, hold|minutes, result|outcome, picture|pictures|photo|image',
  },
  { prompt: 'a pub quiz scoreboard', things: 'team|teams|score|scores|round|result|scoreboard' },
  { prompt: 'cricket club', things: 'match|matches|fixture|fixtures|player|players|member|members|team' },
  {
    prompt:
      'allergy info for our school canteen - dishes, each with ingredients and which allergens it contains (gluten, milk, egg, nuts, fish, soy), and the weekly menu saying which dish is served on which day',
    things: 'dish|dishes|meal|meals|food, menu|menus|serving|mealplan|plan|weeklymenu|day',
    fields: 'ingredient|ingredients, allergen|allergens, day|date|weekday',
  },
  {
    prompt: 'Could you build me a habit tracker? water, stretching, no sugar, reading 20 min. With streaks.',
    things: 'habit|habits',
    shows: 'habit',
  },
  {
    prompt: 'Flashcards for learning Welsh vocab: welsh word, english word, example sentence, topic',
    things: 'card|cards|flashcard|word|words|vocabulary',
    fields: 'welsh|word|front, english|translation|back, example|sentence, topic|category|theme',
    shows: 'flashcards',
  },
  {
    prompt:
      'tracking the fire extinguishers in our factory! serial no, building, floor, type (CO2, foam, powder, water), last service, next service due. red if next service has passed',
    things: 'extinguisher|extinguishers|fireextinguisher',
    fields: 'serial|number, building, floor, type|kind, last|service|serviced, next|due',
  },
  {
    prompt:
      'music teacher here. pupils: name, instrument, parents email, grade. lessons: pupil, date, time, what we practised, homework. Show the lessons in a week calendar',
    things: 'pupil|pupils|student|students, lesson|lessons',
    fields:
      'name, instrument, email|mail|parent, grade|level, date, time|start, practised|practiced|content|notes|topic, homework',
    shows: 'calendar',
  },
  {
    prompt:
      'A landing page for our podcast about lighthouses, with latest episodes, a short text about the two hosts and a newsletter sign up',
    things: '',
    shows: 'landing|blog',
  },
  { prompt: 'school library app', things: 'book|books|loan|loans|pupil|student|borrower' },
  {
    prompt: 'please make a shared grocery list where my wife and me can tick things, with aisle and quantity',
    things: 'item|items|grocery|groceries|product',
    fields: 'tick|bought|done|checked, aisle|section|category, quantity|amount|qty',
    shows: 'list|table',
  },
  { prompt: 'Plumber', things: 'job|jobs|customer|customers|client|quote|invoice|appointment|booking' },
  { prompt: 'a shop for my ceramics', things: 'product|products|ceramic|ceramics|item|piece|order', shows: 'shop' },
  {
    prompt:
      "Staff holiday planner: each employee has 25 days, requests leave from-to with a type (annual, sick, parental, unpaid), the manager approves or rejects. See it in a year calendar who's away",
    things: 'employee|employees|staff|person, leave|request|requests|holiday|absence|leaverequest',
    fields: 'days|allowance|entitlement, from|start, to|end|until, type|kind, status|approved|approval|decision',
    shows: 'calendar',
  },
  { prompt: 'Unit converter miles to km, pounds to kilos, fahrenheit to celsius', things: '', shows: 'calculator|tool' },
  {
    prompt:
      'Woodturning orders from customers - what they want, wood (oak, ash, walnut, cherry), size in mm, price agreed, deposit paid, delivery date. Kanban: asked, agreed, turning, finishing, delivered',
    things: 'order|orders|commission|job',
    fields:
      'what|item|description|product|title, wood|timber|material, size|dimensions, price|agreed, deposit, delivery|date|due, status|stage|state',
    shows: 'board',
  },
  {
    prompt:
      'Mushroom finds: species, latin name, date, place on a map or just written, edible? amount, photo. I would like to have also a list of my secret spots with a name and what grows there',
    things: 'find|finds|mushroom|mushrooms|finding, spot|spots|place|places',
    fields:
      'species|name, latin, date|found, place|location|spot|map, edible, amount|quantity, photo|image|picture, name|spot, grows|what|species',
  },
  {
    prompt:
      'baby log: feeds (time, left/right/bottle, ml), sleeps (from, to), nappies (time, wet/dirty). Has to be quick with one hand',
    things: 'feed|feeds|feeding|meal, sleep|sleeps|nap, nappy|nappies|diaper|diapers|change',
    fields: 'time, side|type|left|how, ml|amount|volume, from|start, to|end|until, wet|dirty|type|kind',
  },
  {
    prompt:
      'we need a register of keys for the church and parish hall: key number, which door, how many copies; and who holds a key, since when, signed for it',
    things: 'key|keys, holder|holders|loan|person|issue|assignment|keyholder|handout',
    fields: 'number|key, door|opens|room, copies|number|count, since|from|date|issued, signed|signature',
  },
  { prompt: 'countdown to retirement', things: '', shows: 'timer|tool' },
  {
    prompt:
      'vinyl: artist, album, year, label, pressing, sleeve condition, record condition, what i payed, what its worth now. covers in a grid',
    things: 'record|records|vinyl|album|albums|lp',
    fields:
      'artist|band, album|title, year|released, label, pressing, sleeve|sleevecondition, record|condition|media|recordcondition, paid|payed|price|cost, worth|value, cover|image|photo|picture',
    shows: 'gallery',
  },
  {
    prompt: 'volunteer fire brigade',
    things: 'member|members|firefighter|callout|incident|drill|training|equipment|vehicle|alarm|volunteer|shift',
  },
  {
    prompt: 'tennis court booking for our club',
    things: 'booking|bookings|reservation|court|courts|slot',
    shows: 'booking|calendar',
  },
  {
    prompt:
      'Swap shop for kids clothes among the nursery parents. Put up: garment, size, boy/girl/any, condition, photo, contact. Mark as taken',
    things: 'garment|garments|clothes|item|items|clothing|listing|ad|offer',
    fields:
      'garment|title|name|type, size, gender|boy|for, condition, photo|image|picture, contact|phone|email, taken|status|available',
    shows: 'gallery',
  },
  {
    prompt:
      'Hospice visitors rota; days mon-sun, morning afternoon evening, name of the volunteer, mobile number, remarks. Must be printable for the notice board',
    things: 'shift|shifts|rota|slot|visit|duty|entry|visitor|volunteer',
    fields: 'day|date|weekday, morning|time|part|slot|shift, name|volunteer, mobile|phone|number, remark|remarks|note|comment',
    shows: 'print|calendar|table',
  },
  {
    prompt:
      'Give the local history society a timeline of the town: year, event, text, source, old photograph, category (people, buildings, industry, disasters)',
    things: 'event|events|entry|history',
    fields: 'year|date, event|title|name, text|description, source, photo|photograph|image|picture, category|type',
    shows: 'timeline',
  },
  { prompt: 'dice roller for D&D, d4 d6 d8 d10 d12 d20, with modifier and history of last rolls', things: '', shows: 'tool' },
  {
    prompt:
      'Contact list for the residents association: flat number, name(s), phone, email, owner or tenant, parking space, ok to share details?',
    things: 'resident|residents|contact|contacts|member|people|person|household',
    fields:
      'flat|number|apartment, name|names, phone|mobile, email|mail, owner|tenant|type|ownership, parking|space, share|consent|ok',
    shows: 'list|table',
  },
  {
    prompt: 'A chat for our scout group, with channels for leaders, parents and cubs',
    things: 'message|messages|chat, channel|channels',
    shows: 'chat',
  },
  { prompt: 'Tattoo studio needs a booking page', things: 'booking|bookings|appointment|appointments', shows: 'booking' },
  {
    prompt:
      'puppies in litter: name, collar colour, sex, birth weight, chip number, buyer, deposit paid. And a daily weighing per puppy',
    things: 'puppy|puppies|pup, weighing|weighings|weight|weights',
    fields:
      'name, collar|colour|color, sex|gender, birth|weight|birthweight, chip|number, buyer|owner|customer, deposit|paid, weight, date|day',
  },
  {
    prompt: 'something for the sunday school teachers',
    things: 'lesson|lessons|child|children|teacher|class|attendance|pupil|kid|schedule',
  },
  { prompt: 'track our chickens', things: 'chicken|chickens|hen|hens|bird|egg|eggs' },
  {
    prompt:
      "What I want is a page where people in the parish can pray for each other: someone writes a request (name optional, text, anonymous y/n), others press 'I prayed'. Newest on top like a feed.",
    things: 'request|requests|prayer|prayers|prayerrequest|post',
    fields: 'name|author, text|request|message|prayer|content, anonymous|hidden, prayed|count|prayers|likes',
    shows: 'feed|list',
  },
  {
    prompt:
      'My son collects football cards. Player, team, season, card number, rarity [common, rare, epic, legendary], doubles count, wants to swap',
    things: 'card|cards|footballcard',
    fields: 'player|name, team|club, season|year, number|cardnumber, rarity, doubles|duplicates|count|copies, swap|trade',
  },
  {
    prompt:
      'Forest stands: stand number, hectares, main species, age, volume per ha, next measure (thinning, clear cut, planting, none) and year planned. Separately the timber sales: stand, buyer, assortment, cubic metres, price per m3, date',
    things: 'stand|stands|compartment|forest, sale|sales|timbersale',
    fields:
      'number|stand, hectare|hectares|area|ha, species|tree, age, volume, measure|action|next, year|planned, buyer|customer, assortment|type, cubic|metres|m3|volume|quantity, price, date',
  },
  {
    prompt:
      'gym PT clients, with goals, start weight, target weight, package of sessions bought / used, and a session log (date, exercises, notes)',
    things: 'client|clients|customer|member, session|sessions|log|training|workout',
    fields:
      'goal|goals, start|weight|startweight, target|targetweight, package|bought|sessions, used, date, exercise|exercises, note|notes',
  },
  {
    prompt: 'electricity meter readings monthly, with date, day reading, night reading, cost. Work out usage since last time',
    things: 'reading|readings|meterreading|measurement',
    fields: 'date, day|dayreading, night|nightreading, cost|price, usage|consumption|used',
  },
  {
    prompt:
      'Patient transport. Journeys have pick-up address, drop-off address, date/time, patient name, wheelchair / stretcher / walking, driver, vehicle.\nDrivers have licence expiry; vehicles have reg, MOT due, seats.',
    things: 'journey|journeys|trip|transport|ride, driver|drivers, vehicle|vehicles|car',
    fields:
      'pickup|pick|from|address, drop|dropoff|to|destination, date|time|datetime, patient|name, wheelchair|mobility|type|walking, licence|license|expiry, reg|registration|plate, mot, seats',
  },
  { prompt: 'Knitting projects', things: 'project|projects|knitting|pattern|yarn' },
  {
    prompt: 'Travel diary with places, dates, text and photos. I want a picture gallery and chronological timeline',
    things: 'place|places|entry|entries|diary|trip|trips|day|post',
    fields: 'place|location|title, date|dates, text|story|description|note, photo|photos|image|picture',
    shows: 'gallery, timeline',
  },
  {
    prompt: 'allotments waiting list',
    things: 'applicant|applicants|person|people|entry|waitinglist|application|member|plot|list|allotment',
  },
  { prompt: 'pet sitting business', things: 'booking|bookings|pet|pets|client|customer|visit|owner|sitting' },
  {
    prompt:
      'Lesson planner for a year 4 teacher: subject, week, learning goal, activities, resources needed, done. Board by weekday would be best',
    things: 'lesson|lessons|plan|lessonplan',
    fields:
      'subject, week, goal|learning|objective, activity|activities, resource|resources|materials, done|status|completed, weekday|day',
    shows: 'board',
  },
  {
    prompt: 'compound interest calculator - starting sum, monthly saving, rate, years; chart if you can',
    things: '',
    fields: 'start|starting|sum|principal|initial, monthly|saving|deposit, rate|interest, years|term',
    shows: 'calculator',
  },
  {
    prompt: 'Birdwatching life list, species + latin + first seen date, place, count, male/female/juv, photo, sound heard only',
    things: 'bird|birds|species|sighting|sightings|observation',
    fields:
      'species|name|bird, latin|scientific, seen|date|first, place|location, count|number, sex|male|age, photo|picture|image, heard|sound',
    shows: 'list|table',
  },
  {
    prompt:
      'We are amateur dramatics. Put productions in with title, author, director, premiere; the roles in each production and who plays them; rehearsals with date, place, which scenes. Calendar for the rehearsals.',
    things: 'production|productions|play|show, role|roles|part|character|cast, rehearsal|rehearsals',
    fields:
      'title|name, author|playwright|writer, director, premiere|opening|date, role|name|character, actor|plays|player|who|member, date, place|location|venue, scene|scenes',
    shows: 'calendar',
  },
  {
    prompt:
      'medicine cabinet — name, strength, expiry date, what for, who in the family, how many left; warn me a month before it expires',
    things: 'medicine|medicines|medication|drug|item',
    fields:
      'name|medicine, strength|dose, expiry|expires|expiration, for|what|purpose|use|indication, who|family|person|member, left|quantity|many|count|stock',
  },
  {
    prompt:
      'Portfolio site for a wedding photographer (dark, elegant): galleries, about, packages, enquiry form with date and venue',
    things: '',
    fields: 'date, venue|place|location',
    shows: 'landing|gallery',
  },
  { prompt: 'where did i put my things', things: 'item|items|thing|things|object|place|location|belonging' },
  {
    prompt:
      'Goat dairy: goats with name, number, born, lactation no\nMilkings twice a day per goat in litres. Cheeses made with batch, type, milk used, rennet, made on, ready on, pieces, sold',
    things: 'goat|goats|animal, milking|milkings|milk|yield, cheese|cheeses|batch',
    fields:
      'name, number, born|birth, lactation, litres|liters|amount|volume, batch|number, type|kind, milk|used, rennet, made|date, ready|date, pieces|count|number, sold',
  },
  { prompt: 'Lost pets in our town', things: 'pet|pets|animal|report|reports|lostpet|listing|notice|sighting' },
  { prompt: 'Kanban for my translation jobs', things: 'job|jobs|translation|task|project|order', shows: 'board' },
  {
    prompt:
      'Chess club ladder - members with name, rating, joined; games white, black, result 1-0 / 0-1 / draw, opening, date, PGN',
    things: 'member|members|player|players, game|games|match',
    fields: 'name, rating|elo, joined|since|date, white, black, result, opening, date|played, pgn|moves',
  },
  {
    prompt: 'Countdown timer for board games with turn change button, 4 players, each own time bank',
    things: '',
    shows: 'timer',
  },
  {
    prompt:
      'Bakery production sheet, by night. product, dough, number of pieces, weight per piece, oven, bake minutes, for which customer. tick when done and printable on A4',
    things: 'product|products|production|batch|item|sheet|bake|row|order|line',
    fields:
      'product|name|bread, dough, pieces|number|quantity, weight, oven, minutes|bake|time, customer|client, done|tick|completed|status',
    shows: 'print|table|list',
  },
  {
    prompt: 'Sailing course sign up',
    things: 'signup|participant|registration|registrations|course|student|booking|attendee|application|enrolment|sailor',
    shows: 'booking|survey|landing',
  },
  {
    prompt:
      'knife sharpening, door to door. Address, name, how many knives, scissors, price, came back on, next visit in 6 months',
    things: 'visit|visits|customer|customers|order|job|sharpening',
    fields: 'address, name|customer, knives|number|knife, scissors, price, back|returned|date, next|nextvisit',
  },
  {
    prompt: 'As a trainee nurse I need a drip rate calculator: volume in ml, time in hours, drop factor, shows drops per minute',
    things: '',
    fields: 'volume|ml, time|hours, drop|factor|dropfactor',
    shows: 'calculator',
  },
  { prompt: 'Apps for hunters team', things: 'hunt|hunts|hunter|hunters|member|kill|game|animal|stand|sighting|harvest' },
  {
    prompt: "student budget, income and spending w/ category, date, sum, and a dashboard with what's left of the month",
    things: 'transaction|transactions|entry|entries|income|expense|spending|item|budget',
    fields: 'type|income|kind, category, date, sum|amount',
    shows: 'dashboard',
  },
  { prompt: 'a page for the annual village fete', things: '', shows: 'landing' },
  { prompt: 'Spanish verbs practice', things: '', shows: 'flashcards|quiz' },
  {
    prompt: 'Random team generator: paste names, choose number of teams, shuffle button',
    things: '',
    fields: 'names|name|players, teams|number',
    shows: 'tool',
  },
  {
    prompt:
      "cemetery register for st. mary's - grave plot, section, deceased, born, died, buried on, lease until, contact of lease holder, headstone photo. search by surname must be easy",
    things: 'grave|graves|plot|plots|burial|deceased|record',
    fields:
      'plot|grave|number, section|area|row, deceased|name|surname, born|birth, died|death, buried|burial, lease|until|expires, contact|holder|leaseholder, photo|headstone|image',
  },
  {
    prompt:
      'My novel. Chapters: no, title, pov, synopsis, word count, status (idea, draft, revised, final).\nCharacters: name, age, looks, secret, photo. Drag chapters on a board by status.',
    things: 'chapter|chapters, character|characters',
    fields:
      'number|no, title, pov|viewpoint|perspective, synopsis|summary, word|count|words, status|state, name, age, looks|appearance, secret, photo|image|picture',
    shows: 'board',
  },
  {
    prompt:
      'Hello, I have a small guesthouse with five rooms. Guests should see pictures and prices and request dates (arrival, departure, adults, children, message, email). I confirm or decline.',
    things: 'room|rooms, booking|bookings|request|requests|reservation|enquiry',
    fields:
      'picture|photo|image|pictures, price|rate, arrival|checkin|from, departure|checkout|to, adults|guests, children|kids, message|comment|note, email|mail, status|confirmed|state',
    shows: 'booking',
  },
]

export const furtherTypedPrompts: PromptCase[] = [
  {
    prompt:
      'We run a small piano repair workshop. For every piano I want make, serial number, owner, year built, and a log of the repairs (date, what was done, hours, cost)',
    things: 'piano|pianos|instrument|instruments, repair|repairs|job|jobs|repair log|log|work',
    fields: 'make|brand, serial, owner|customer|client, year|built, date, done|description|work, hours, cost|price',
  },
  {
    prompt: 'lambing book: ewe tag no, date, how many lambs, ram or ewe lamb, birth weight, notes',
    things: 'lambing|lambings|ewe|ewes|lamb|lambs|birth|births',
    fields: 'tag|number, date, lambs|count, sex|ram|type, weight, notes',
  },
  {
    prompt:
      'Board for our sign shop with the stages quote, design, production, fitting, paid. Each job has customer, size, material, price and deadline.',
    things: 'job|jobs|order|orders|project|sign|signs',
    fields: 'customer|client, size|dimensions, material, price|amount, deadline|due',
    shows: 'board',
  },
  {
    prompt: 'who is bringing what to the harvest supper - name, dish, serves how many, allergens',
    things: 'dish|dishes|contribution|contributions|guest|guests|signup|item',
    fields: 'name|person|brought, dish, serves|servings|portions, allergens|allergies',
  },
  {
    prompt:
      'My grandfather left me about 900 stamps. I would like to catalogue them with country, year, face value, condition (mint/used/damaged), a photo and which album they are in, and look at them as a gallery',
    things: 'stamp|stamps',
    fields: 'country, year, value|denomination, condition, photo|image|picture, album',
    shows: 'gallery',
  },
  {
    prompt: 'Fleet list. Vans have registration, MOT date, mileage, driver. Warn when MOT is less than 30 days away.',
    things: 'van|vans|vehicle|vehicles|fleet',
    fields: 'registration|plate|reg, mot|inspection, mileage|odometer, driver',
  },
  {
    prompt:
      'I need application for dental laboratory: orders from dentists with patient code, tooth, colour, material, delivery date, and status received / in work / sent',
    things: 'order|orders|case|cases|job|jobs',
    fields: 'patient, tooth, colour|color|shade, material, delivery|due, status',
  },
  {
    prompt:
      'Track fishing trips (date, spot, weather, tide) and the catches on each trip: species, length, weight, bait, released yes/no',
    things: 'trip|trips|outing, catch|catches|fish',
    fields: 'date, spot|location|place, weather, tide, species, length, weight, bait|lure, released',
  },
  {
    prompt:
      'calendar for the village hall bookings. who booked, which room (main hall, kitchen, committee room), from, to, fee, paid?',
    things: 'booking|bookings|reservation|reservations|hire',
    fields: 'who|booked|name|hirer|contact, room, from|start, to|end, fee|price|cost, paid',
    shows: 'calendar',
  },
  { prompt: 'quiz about capital cities of Africa, ten questions, shows the score at the end', things: '', shows: 'quiz' },
  {
    prompt: 'How much paint do I need? Enter wall length, height, doors and windows, number of coats, and it tells me the litres',
    things: '',
    fields: 'length|width, height, doors, windows, coats',
    shows: 'calculator|tool',
  },
  { prompt: 'A timer for HIIT, 40 s work 20 s rest, 8 rounds, with beep', things: '', shows: 'timer' },
  {
    prompt: 'landing page for a mobile bike mechanic in Bristol with prices, areas covered, reviews and a contact form',
    things: '',
    shows: 'landing',
  },
  {
    prompt: 'Shop for my handmade soaps. Each soap has a scent, weight, price and photo, customers put in a basket and order',
    things: 'soap|soaps|product|products|item|items',
    fields: 'scent|fragrance, weight, price, photo|image|picture',
    shows: 'shop',
  },
  {
    prompt:
      'Volunteers at the food bank sign up for shifts. Volunteers: name, phone, driving licence y/n. Shifts: day, start, end, how many people needed.',
    things: 'volunteer|volunteers|helper, shift|shifts|slot',
    fields: 'name, phone, licence|license|driving, day|date, start, end, needed|people|places',
  },
  {
    prompt: 'incoming parcels at reception: courier, recipient, arrived at, shelf, collected by, collected on',
    things: 'parcel|parcels|package|packages|delivery|deliveries',
    fields: 'courier|carrier, recipient, arrived|arrival|received, shelf|location, collected',
  },
  {
    prompt:
      'For the rowing club i want boats (name, class, seats, oars included, out of order), members with swimming test date, and an outing log: which boat, who rowed, km, departure and return',
    things: 'boat|boats, member|members|rower|rowers, outing|outings|log|trip',
    fields:
      'name, class|type, seats, oars, order|status|condition, swimming|test, km|distance, departure|start|out, return|end|back',
  },
  {
    prompt:
      'Chemical inventory for school lab; substance, CAS number, hazard class, amount, cupboard, expiry date; filter by cupboard',
    things: 'chemical|chemicals|substance|substances',
    fields: 'substance|name, cas, hazard, amount|quantity, cupboard|location, expiry|expires',
  },
  {
    prompt:
      'invoices for my chimney sweeping business (customer, address, number of flues, amount, vat, due date, paid) that i can print',
    things: 'invoice|invoices|bill',
    fields: 'customer|client, address, flues|chimneys, amount|total|price, vat|tax, due, paid|status',
    shows: 'invoice|print',
  },
  {
    prompt: 'habit tracker - stretch, no sugar, read 20 pages, in bed by 11. i tick them every day and see my streak',
    things: 'habit|habits',
    shows: 'habit',
  },
  {
    prompt: 'Flashcards for learning Finnish words, front finnish back english, mark the ones I know',
    things: '',
    fields: 'finnish|front|word, english|back|translation, know|known|learned',
    shows: 'flashcards',
  },
  {
    prompt: 'Dashboard of our bakery: daily sales per product, waste, number of customers. We enter it each evening.',
    things: 'sale|sales|entry|entries|day|days|product|products|daily sales',
    fields: 'product, sales|sold|amount, waste, customers',
    shows: 'dashboard',
  },
  {
    prompt:
      'can you do a survey for residents about the new playground? age of kids, how often they would visit, what equipment they want (swings, slide, climbing wall, sandpit), free comment',
    things: '',
    fields: 'age, often|visit|frequency, equipment, comment',
    shows: 'survey',
  },
  {
    prompt:
      'We are the parents of class 4B and want one place for the class fund: who paid how much and when, and what the money was spent on with receipts',
    things: 'payment|payments|contribution|contributions|income|deposit, expense|expenses|spending|purchase|cost',
    fields: 'paid|payer|parent|name|who, amount|much, date|when, spent|purpose|description|for, receipt',
  },
  {
    prompt:
      'Timber yard stock\n- species (oak, ash, larch, douglas fir)\n- thickness, width, length\n- grade\n- m3\n- moisture %\n- price per m3',
    things: 'timber|board|boards|stock|lumber|plank|wood|stock item',
    fields: 'species, thickness, width, length, grade, m3|volume, moisture, price',
  },
  {
    prompt:
      'Please build an appointments page where clients of a physiotherapist choose treatment (30/45/60 min), therapist and a free time, leaving name, email and phone',
    things: 'appointment|appointments|booking|bookings',
    fields: 'treatment|service, therapist, time|date, name, email, phone',
    shows: 'booking',
  },
  {
    prompt:
      'babysitting co-op. families earn points when they sit and spend when they get sitting. families: surname, kids, address, point balance. sits: date, who sat, for whom, hours',
    things: 'family|families, sit|sits|sitting|session',
    fields: 'surname|name, kids|children, address, point|balance, date, sat|sitter, whom|for|family, hours',
  },
  {
    prompt: 'Gallery of my pottery glaze tests with recipe, clay body, cone, firing date, photo and a rating 1-5',
    things: 'glaze|glazes|test|tests|glaze test',
    fields: 'recipe, clay|body, cone|temperature, firing|date, photo|image|picture, rating',
    shows: 'gallery',
  },
  {
    prompt: 'Keep a medication chart for mum: drug, dose, morning/noon/evening/night, prescribed by, refill by',
    things: 'medication|medications|medicine|medicines|drug|drugs',
    fields: 'drug|name|medication, dose|dosage, morning|time, prescribed|doctor|prescriber, refill',
  },
  {
    prompt:
      'harbour master here. berths (number, max length, depth, electricity), boats with owner and length and insurance expiry, and guest visits with nights and fee',
    things: 'berth|berths|mooring, boat|boats|vessel, visit|visits|guest|guest visit|stay',
    fields: 'number, length, depth, electricity|power, owner, insurance|expiry, nights, fee',
  },
  {
    prompt:
      'Rehearsal attendance for a choir of 60. Singers have a voice part (S A T B), rehearsals have date and pieces; tick present, excused or missing',
    things: 'singer|singers|member|members, rehearsal|rehearsals, attendance|attendances|presence',
    fields: 'voice|part, date, pieces|repertoire, present|status|attendance',
  },
  {
    prompt:
      'Complaints register, municipality waste department. date received, street, type of complaint [missed bin, overflowing, fly tipping, noise], reported by, assigned to, closed on',
    things: 'complaint|complaints|report|case',
    fields: 'received|date, street|address, type, reported|reporter, assigned|responsible, closed',
  },
  {
    prompt:
      'I breed canaries and need rings with year, colour mutation, sex, father and mother, cage; also pairs per season with eggs laid and chicks fledged',
    things: 'canary|canaries|bird|birds, pair|pairs|pairing|breeding',
    fields: 'ring, year, colour|color|mutation, sex, father|sire, mother|dam, cage, season, eggs, chicks|fledged',
  },
  {
    prompt: 'split the bill calculator: total, tip percent, number of friends',
    things: '',
    fields: 'total|bill|amount, tip, friends|people|number',
    shows: 'calculator|tool',
  },
  {
    prompt: 'Timeline of the history of our town, each event having a year, title, picture and text',
    things: 'event|events|history|milestone',
    fields: 'year|date, title, picture|image|photo, text|description',
    shows: 'timeline',
  },
  {
    prompt: 'Something like a blog for our expedition to Svalbard; posts with date, place, text, photos, readers can comment',
    things: 'post|posts|entry|article',
    fields: 'date, place|location, text|content|body, photos|photo|image, comment',
    shows: 'blog|feed',
  },
  {
    prompt:
      'Crane inspections\ncrane id, inspector, date, defects found, passed/failed, next inspection\nsend a list of those that fall due this month',
    things: 'inspection|inspections|crane|cranes',
    fields: 'crane|id, inspector, date, defects, passed|result|status, next',
    shows: 'list|table',
  },
  {
    prompt:
      'allergy friendly recipe box: recipes with ingredients, steps, minutes, portions, free from (gluten, dairy, nuts, egg). Search by ingredient',
    things: 'recipe|recipes',
    fields: 'ingredients, steps|instructions|method, minutes|time|duration, portions|servings, free|allergens',
  },
  {
    prompt: 'A kanban for the parish office with tasks to do, doing, waiting for vicar, done. task has title, who, until when',
    things: 'task|tasks|todo',
    fields: 'title|name|task, who|assignee|responsible|person, until|due|deadline',
    shows: 'board',
  },
  {
    prompt:
      'Driving school. Students: name, phone, licence category, theory passed. Lessons: student, instructor, car, start time, duration, remarks. Instructors see their week in a calendar.',
    things: 'student|students|learner|pupil, lesson|lessons, instructor|instructors|teacher',
    fields: 'name, phone, category|licence|license, theory, instructor, car|vehicle, start|time, duration, remarks|notes',
    shows: 'calendar',
  },
  {
    prompt: 'meter readings for the flat: electricity kWh, gas m3, water, date. chart per month pls',
    things: 'reading|readings|meter|meter reading',
    fields: 'electricity|kwh, gas, water, date',
    shows: 'dashboard',
  },
  {
    prompt:
      'I have 40 guitars pedals (yes). brand, model, type like fuzz or delay, bought where, paid, power draw mA, currently on board?',
    things: 'pedal|pedals|effect',
    fields: 'brand|make, model, type, bought|where|shop, paid|price, power|draw, board',
  },
  {
    prompt:
      'Tenant requests for our 3 apartment houses. The tenant writes house, flat, what is broken, urgency; caretaker sets status and cost.',
    things: 'request|requests|ticket|repair|issue|tenant request',
    fields: 'house|building, flat|apartment, broken|problem|description|issue, urgency|priority, status, cost',
  },
  {
    prompt:
      'Greenhouse sowing planner: crop, variety, sown on, germinated on, potted on, planted out, bed number, harvested kilos',
    things: 'sowing|sowings|crop|crops|plant|planting',
    fields: 'crop, variety, sown, germinated|germination, potted, planted, bed, harvested|kilos|harvest',
  },
  {
    prompt:
      'Ticket list for the amateur theatre. Performances (play, date, time, seats), reservations with name, email, number of tickets, paid or not',
    things: 'performance|performances|show|shows, reservation|reservations|ticket|tickets|booking',
    fields: 'play|title, date, time, seats|capacity, name, email, tickets|number|quantity, paid',
  },
  { prompt: 'unit converter cups to grams for flour sugar butter and so on', things: '', shows: 'calculator|tool' },
  {
    prompt: 'Team chat for the lifeboat crew with a channel for each boat',
    things: 'message|messages|channel|channels|chat',
    shows: 'chat',
  },
  {
    prompt:
      'job applications I have sent: employer, position, sent on, link to ad, contact person, answer (none, interview, rejected, offer), salary',
    things: 'application|applications|job|jobs',
    fields: 'employer|company, position|title|role, sent|date, link|url|ad, contact, answer|status|response, salary',
  },
  {
    prompt:
      'As secretary of a hunting association I must report the bag every year: hunter, species, sex, age class, area, date, carcass weight. A summary per species and area would be fine.',
    things: 'bag|kill|kills|animal|animals|game|harvest|report',
    fields: 'hunter, species, sex, age, area, date, weight|carcass',
    shows: 'dashboard|table',
  },
  {
    prompt:
      'Wardrobe hire! costumes w/ size, period, colour, deposit, photo + hires w/ customer name, phone, out date, back date, deposit returned',
    things: 'costume|costumes, hire|hires|rental|rentals|loan',
    fields: 'size, period|era, colour|color, deposit, photo|image|picture, name|customer, phone, out|start|from, back|return|end',
  },
  {
    prompt:
      'Every child in my nursery group has an arrival time, a pick-up time, who may collect them, allergies, nap length. I need to see today at a glance.',
    things: 'child|children|kid|attendance',
    fields: 'arrival, pick|pickup, collect|authorised|allowed, allergies|allergy, nap',
  },
  {
    prompt: 'beer tasting notes. brewery, name of beer, style, abv, colour, aroma, taste, stars',
    things: 'beer|beers|tasting|tastings|note|tasting note',
    fields: 'brewery, name|beer, style, abv|alcohol, colour|color, aroma, taste|flavour, stars|rating',
  },
  {
    prompt:
      'Spare parts for the knitting mill with part number, machine it fits, stock, minimum stock, supplier, price. when stock below minimum it should turn red',
    things: 'part|parts|spare part|spare parts',
    fields: 'number, machine|fits, stock|quantity, minimum|min, supplier, price',
  },
  {
    prompt:
      'Conference website with speakers, programme, venue and a registration form where people give name, organisation, email, dietary needs',
    things: 'speaker|speakers|session|programme|program|talk, registration|registrations|participant|attendee|signup',
    fields: 'name, organisation|organization|company, email, dietary|diet',
    shows: 'landing',
  },
  {
    prompt: 'Walk leaders need a rota: walk, date, meeting point, grade easy/moderate/strenuous, miles, leader, back marker',
    things: 'walk|walks|rota|hike',
    fields: 'walk|name|title, date, meeting|point, grade|difficulty, miles|distance, leader, marker',
  },
  {
    prompt: 'pocket money for my two boys, chores with a price each, they tick when done, balance per kid',
    things: 'chore|chores|task|tasks, kid|kids|boy|boys|child|children',
    fields: 'price|reward|amount|value, done|completed, balance',
  },
  {
    prompt:
      'Log for our amateur radio station - call sign, frequency, mode, UTC time, RST sent, RST received, QTH, QSL card yes/no',
    things: 'contact|contacts|qso|log|call|logbook|log entry|entry',
    fields: 'call|sign, frequency, mode, time|utc, sent, received, qth|location, qsl|card',
  },
  {
    prompt:
      'Vet practice needs owners (name, address, phone), animals (name, species, breed, born, chip number) and visits (date, reason, diagnosis, treatment, price). One owner many animals.',
    things: 'owner|owners|client|customer, animal|animals|pet|pets|patient, visit|visits|appointment|consultation',
    fields: 'name, address, phone, species, breed, born|birth, chip, date, reason, diagnosis, treatment, price',
  },
  {
    prompt:
      'A page that counts down to our wedding 12 September with the schedule, hotel tips and RSVP (name, coming or not, menu meat/fish/vegan)',
    things: 'rsvp|rsvps|guest|guests|reply|response',
    fields: 'name, coming|attending|rsvp, menu|meal',
    shows: 'landing|timer',
  },
  {
    prompt: 'hymn planner: sunday, opening hymn, gradual, offertory, communion, final, organist',
    things: 'sunday|sundays|service|services|plan|hymn plan|hymn|hymns',
    fields: 'sunday|date, opening, gradual, offertory, communion, final, organist',
  },
  {
    prompt:
      'Our maker space has machines and people must be trained before using. So: machines (name, location, training needed), members (name, joined, email), trainings which member got on which machine, by whom and when',
    things: 'machine|machines|equipment, member|members, training|trainings|certification|induction',
    fields: 'name, location, training|needed|required, joined|join, email, whom|trainer|instructor, when|date',
  },
  {
    prompt: 'Reading list: title, author, genre, pages, started, finished, verdict. Show as cards with cover',
    things: 'book|books|reading|title',
    fields: 'title, author, genre, pages, started|start, finished|end, verdict|rating|review, cover|image',
    shows: 'gallery',
  },
  {
    prompt: 'five-a-side league: teams, fixtures with date pitch home away and goals; work out the table',
    things: 'team|teams, fixture|fixtures|match|matches|game|games',
    fields: 'date, pitch|venue, home, away, goals|score',
    shows: 'table',
  },
  {
    prompt:
      'mortgage calculator with loan amount, interest, years and monthly payment, plus how much earlier done if I pay 100 extra',
    things: '',
    fields: 'amount|loan, interest|rate, years|term, extra',
    shows: 'calculator',
  },
  {
    prompt:
      'Hello, I am having small tailoring business. Please make where I note customer measurement: chest, waist, hip, sleeve, inseam, and order with garment, fabric, fitting date, delivery date, advance paid',
    things: 'customer|customers|client|measurement|measurements, order|orders',
    fields: 'chest, waist, hip, sleeve, inseam, garment, fabric, fitting, delivery, advance|paid|deposit',
  },
  {
    prompt:
      'Drone survey flights must be logged by law: pilot, drone, battery no., place, take off, landing, max altitude, incident',
    things: 'flight|flights|log|flight log',
    fields: 'pilot, drone|aircraft, battery, place|location|site, take|takeoff|start, landing, altitude|height, incident',
  },
  {
    prompt: 'lost and found at a swimming pool / description, found where, found on, photo, claimed by',
    things: 'item|items|found item|lost item|object|find|lost property',
    fields: 'description|item, where|location|place, found|date, photo|image|picture, claimed',
  },
  {
    prompt:
      'For cheese making I would record each batch (milk litres, starter culture, rennet ml, start pH, end pH, pressed hours, cellar shelf) and later the turnings and washings per batch by date',
    things: 'batch|batches|cheese, turning|turnings|washing|treatment|care|log|event',
    fields: 'milk|litres, starter|culture, rennet, start, end, pressed|hours, shelf|cellar, date',
  },
  {
    prompt: 'Map out who sits where: guests, tables with number of seats, dietary wishes, bride or groom side',
    things: 'guest|guests, table|tables',
    fields: 'seats|capacity, dietary|diet, side',
  },
  {
    prompt:
      'Contracts overview for a small office. Supplier, what for, yearly cost, start, notice period, renewal date, PDF attached. Those renewing within 60 days on top.',
    things: 'contract|contracts|agreement',
    fields: 'supplier|vendor, for|subject|purpose|description, cost, start, notice, renewal|renews, pdf|file|document|attachment',
  },
  {
    prompt: 'gym log bench squat deadlift, sets reps weight date, progress curve',
    things: 'workout|workouts|exercise|exercises|set|sets|session|log|lift|lifts|entry',
    fields: 'sets, reps, weight, date',
    shows: 'dashboard',
  },
  {
    prompt:
      'Bus trips for pensioners: destination, date, price, seats, pick-up stops. People enrol with name, phone, stop and whether they need a wheelchair place.',
    things:
      'trip|trips|tour|excursion, enrolment|enrolments|enrollment|registration|registrations|participant|participants|person|people|passenger|booking',
    fields: 'destination, date, price, seats|places, stops|stop|pickup, name, phone, wheelchair',
  },
  {
    prompt: 'Wall display for a workshop: jobs of today, large letters, machine, operator, pieces planned, pieces done',
    things: 'job|jobs|order|task',
    fields: 'machine, operator, planned, done|finished|produced',
    shows: 'dashboard|list|table',
  },
  {
    prompt:
      'Vinyl collection, artist, album, year, label, sleeve condition, record condition, what I paid, whom I lent it to. Show it with covers',
    things: 'record|records|vinyl|album|albums|lp',
    fields: 'artist, album|title, year, label, sleeve, condition, paid|price, lent|loaned|borrower, covers|cover|image',
    shows: 'gallery',
  },
  {
    prompt: 'Nature reserve sightings anyone can add to: species, number seen, hide, time, observer, certainty sure/probable',
    things: 'sighting|sightings|observation|observations',
    fields: 'species, number|count|seen, hide|location, time|date, observer, certainty',
  },
  {
    prompt: 'A multiplication tables trainer for my daughter, choose table 2 to 12, 20 sums, keep her best time',
    things: '',
    shows: 'quiz|tool|flashcards',
  },
  {
    prompt:
      'scholarship foundation: applicants send in name, school, grade average, motivation, budget; board members score 1-10 and comment; we decide amount',
    things: 'applicant|applicants|application|applications, score|scores|review|reviews|rating|assessment',
    fields: 'name, school, grade|average, motivation, budget, score|points, comment, amount',
  },
  {
    prompt: 'Keys! number, opens which door, who holds it, handed out on, signature, returned on. That is all',
    things: 'key|keys',
    fields: 'number, opens|door, holds|holder, handed|issued, signature, returned',
  },
  {
    prompt: 'Menu of my food truck online with dishes, price, spicy level, vegan mark, plus where we park each day of the week',
    things: 'dish|dishes|menu|item|meal, stop|stops|location|locations|schedule|day|parking|place',
    fields: 'price, spicy|spice, vegan, day|date, park|location|place|where',
  },
  {
    prompt: 'Orchard: trees by row and position, variety, rootstock, planted, pruned on, sprayed on, kg picked per year',
    things: 'tree|trees',
    fields: 'row, position, variety, rootstock, planted, pruned, sprayed, kg|picked|yield|harvest',
  },
  {
    prompt:
      'exam timetable generator? no, just a plain list of exams with subject, room, invigilator, start, minutes, number of candidates, printable',
    things: 'exam|exams',
    fields: 'subject, room, invigilator, start, minutes|duration, candidates',
    shows: 'list|print|table',
  },
  {
    prompt:
      'It is for a hospice shop: donations coming in (donor, what, estimated value, gift aid) and things sold (item, price, day, till volunteer)',
    things: 'donation|donations, sale|sales|sold|item sold',
    fields: 'donor, what|item|description, value|estimated, gift, item, price, day|date, volunteer|till',
  },
  {
    prompt: 'Baby log – feeds (time, breast/bottle, ml), nappies, sleep from-to. big buttons please, one hand use',
    things: 'feed|feeds|feeding, nappy|nappies|diaper|diapers|change, sleep|sleeps|nap',
    fields: 'time, breast|bottle|type, ml|amount, from|start, to|end',
  },
  {
    prompt:
      'welding certificates of employees, process 111/135/141, position, material group, issued, valid until, prolonged by. Sort by expiry',
    things: 'certificate|certificates|qualification|cert',
    fields: 'process, position, material, issued, valid|until|expiry|expires, prolonged|extended',
  },
  {
    prompt: 'Second hand uniform swap for school: sizes, item, price or free, contact, gone or available, picture',
    things: 'item|items|uniform|uniforms|listing|offer|garment|ad',
    fields: 'size|sizes, item|title, price, contact, gone|available|status, picture|photo|image',
  },
  {
    prompt:
      'Client sessions in a coaching practice incl. client name, goal, session date, homework agreed, mood before and after (1–10), next session',
    things: 'session|sessions|client|clients',
    fields: 'client|name, goal, date, homework, before, after, next',
  },
  { prompt: 'a random picker which draws a name from the list I paste in, for the raffle', things: '', shows: 'tool' },
  {
    prompt:
      'Snow clearing rounds of the road cooperative: road section, driver, tractor, from, until, salt kg, remarks. Sum of hours per driver at end of month.',
    things: 'round|rounds|clearing|shift|run|job|log',
    fields: 'section|road, driver, tractor|vehicle, from|start, until|end, salt, remarks|notes',
  },
  {
    prompt:
      'Museum depot: objects with inventory no, title, maker, dating, material, dimensions, donor, shelf, photo. Loans to other museums with borrower, purpose, from, to, insured value',
    things: 'object|objects|artefact|artifact|item, loan|loans',
    fields:
      'inventory|number, title|name, maker|artist, dating|date|period, material, dimensions|size, donor, shelf|location, photo|image, borrower|museum, purpose, from|start, to|end|until, insured|value',
  },
  {
    prompt:
      'Translation agency, projects: client, source language, target language, words, rate per word, translator, deadline, delivered. Board by status and also a table.',
    things: 'project|projects|job|translation|order',
    fields: 'client|customer, source, target, words, rate|price, translator, deadline|due, delivered, status',
    shows: 'board, table',
  },
  { prompt: 'something for my scout troop', things: 'scout|scouts|member|members|event|meeting|activity' },
  { prompt: 'dog grooming', things: 'appointment|appointments|booking|dog|dogs|customer|client|service' },
  { prompt: 'I keep bees', things: 'hive|hives|colony|colonies|beehive|inspection' },
  { prompt: 'app for a tattoo studio', things: 'appointment|appointments|booking|client|customer|design|tattoo' },
  {
    prompt: 'we are a handball club pls help us get organised',
    things: 'player|players|member|members|team|teams|training|match|game',
  },
  { prompt: 'household budget', things: 'expense|expenses|transaction|transactions|budget|income|category|entry' },
  { prompt: 'website for my bed & breakfast', things: '', shows: 'landing|booking' },
  { prompt: 'meal planning', things: 'meal|meals|recipe|recipes|dish|plan' },
  {
    prompt: 'Need a system for the car workshop',
    things: 'job|jobs|repair|repairs|car|cars|vehicle|vehicles|customer|order|work order',
  },
  { prompt: 'cottage rental', things: 'booking|bookings|cottage|cottages|reservation|rental|guest' },
  { prompt: 'an online store for ceramics', things: 'product|products|item|ceramic|ceramics|order', shows: 'shop' },
  { prompt: 'Can I have a thing to remember birthdays?', things: 'birthday|birthdays|person|people|friend|contact' },
  { prompt: 'school library', things: 'book|books|loan|loans|borrower|student' },
  { prompt: 'pub quiz maker', things: '', shows: 'quiz' },
  {
    prompt: 'tool for the night shift handover at a care home',
    things: 'handover|handovers|note|notes|resident|residents|shift|report|entry',
  },
  { prompt: 'my houseplants keep dying', things: 'plant|plants|houseplant|watering' },
  { prompt: 'pomodoro', things: '', shows: 'timer' },
  { prompt: 'plumber, one man business, need to keep order in jobs', things: 'job|jobs|order|customer|task' },
  { prompt: 'dairy farm herd', things: 'cow|cows|animal|animals|cattle|herd|calf' },
  { prompt: 'a place for our neighborhood to swap stuff', things: 'item|items|listing|listings|offer|offers|ad|swap|post|thing' },
  { prompt: 'church coffee rota', things: 'rota|shift|shifts|volunteer|volunteers|duty|turn|slot' },
  {
    prompt: 'fitness studio classes, people should be able to sign up',
    things: 'class|classes|course|session|booking|signup|registration',
  },
  { prompt: 'simple crm', things: 'contact|contacts|customer|customers|client|lead|deal|company' },
  { prompt: 'Wine cellar', things: 'wine|wines|bottle|bottles' },
  { prompt: 'i want to learn irregular verbs', things: '', shows: 'flashcards|quiz' },
  { prompt: 'packing for holidays with 3 kids', things: 'item|items|packing|thing|packing list' },
  { prompt: 'Portfolio for a wedding photographer', things: '', shows: 'gallery|landing' },
  { prompt: 'sailing logbook', things: 'trip|trips|log|logbook|entry|voyage|passage|sail' },
  {
    prompt: 'Who is on holiday when - for a small office',
    things: 'absence|absences|holiday|holidays|leave|vacation|vacations|employee|request',
  },
  { prompt: 'genealogy', things: 'person|persons|people|ancestor|ancestors|relative|family|member' },
  { prompt: 'make some order in our charity', things: 'donor|donors|donation|donations|volunteer|volunteers|member|project' },
  { prompt: 'sawmill orders', things: 'order|orders' },
  { prompt: 'run club', things: 'run|runs|member|members|runner|runners|event|training' },
  { prompt: 'website for a little country choir', things: '', shows: 'landing' },
  {
    prompt: 'apartment building board needs an overview of everything',
    things: 'apartment|apartments|resident|residents|tenant|issue|task|member|owner|unit|flat|meeting',
  },
  { prompt: 'BMI', things: '', shows: 'calculator' },
  { prompt: 'music teacher w/ about 25 pupils', things: 'pupil|pupils|student|students|lesson|lessons' },
  { prompt: 'Lego sets', things: 'set|sets|lego set' },
  { prompt: 'moving house, total chaos, help', things: 'task|tasks|box|boxes|item|todo|checklist' },
]
