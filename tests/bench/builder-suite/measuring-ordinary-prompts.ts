// Descriptions by the strangers of measuring-ordinary-changes.ts; run only to measure.
import type { SuitePrompt } from './cases.ts'

export const ordinaryPromptsToMeasure: readonly SuitePrompt[] = [
  {
    prompt: 'beekeeping log',
    language: 'en',
    things: 'hives|hive|colonies|inspections',
    may: 'inspections|visits|log, harvests|honey, treatments, apiaries',
  },
  {
    prompt: 'app for the workshop, who has what tool',
    language: 'en',
    things: 'tools|tool|equipment',
    may: 'people|members|workers|employees|staff, loans|checkouts|borrowings',
    fields: 'tool|name',
  },
  {
    prompt: 'I need to track my insulin',
    language: 'en',
    things: 'insulin|doses|injections|readings|measurements|log|entries',
    may: 'meals, glucose|blood sugar|readings, doses',
  },
  {
    prompt: 'parcel pickup point',
    language: 'en',
    things: 'parcels|parcel|packages',
    may: 'customers|recipients, carriers|couriers, shelves',
  },
  {
    prompt: 'keep record of the chickens and eggs',
    language: 'en',
    things: 'chickens|hens|flock|birds, eggs|egg collections|laying|collection',
    may: 'feed, coops, sales',
  },
  {
    prompt: 'my soap making hobby',
    language: 'en',
    things: 'soaps|batches|recipes',
    may: 'ingredients, recipes, batches, sales|orders, moulds|molds',
  },
  {
    prompt: 'a list for the tyre hotel, we keep winter tyres of customers',
    language: 'en',
    things: 'tyres|tires|tyre sets|sets|wheels',
    may: 'customers, cars|vehicles, shelves|places',
  },
  {
    prompt: 'vaccination cards for the whole family',
    language: 'en',
    things: 'vaccinations|vaccines|shots',
    may: 'family|persons|people|members, vaccines, doctors, appointments',
  },
  {
    prompt: 'Truck booking thing for our depot ramps',
    language: 'en',
    things: 'bookings|slots|arrivals|appointments|trucks',
    may: 'ramps|docks, carriers|companies, trucks|vehicles, drivers',
  },
  {
    prompt: 'woodturner. orders. simple please',
    language: 'en',
    things: 'orders|order|commissions',
    may: 'customers|clients, products|items|pieces, woods',
  },
  {
    prompt: 'app to plan which field gets which crop',
    language: 'en',
    things: 'fields|plots|crops|plantings',
    may: 'crops, plantings|seasons|rotation|plan, fields|plots',
  },
  { prompt: 'knitting projects + yarn stash', language: 'en', things: 'projects, yarn|stash', may: 'patterns, needles' },
  { prompt: 'Small clinic, appointment.', language: 'en', things: 'appointments|appointment', may: 'patients, doctors|staff' },
  {
    prompt: 'spare parts for sewing machines, inventory',
    language: 'en',
    things: 'parts|spare parts|inventory',
    may: 'machines|models, suppliers, orders',
  },
  {
    prompt: 'help me remember when I sharpened the chisels',
    language: 'en',
    things: 'chisels|sharpenings|tools|log',
    may: 'sharpenings|sharpening log, tools|chisels, stones',
  },
  {
    prompt: 'cold store temperatures, for the inspector',
    language: 'en',
    things: 'temperatures|readings|measurements|checks|log',
    may: 'cold stores|rooms|fridges, actions|incidents, staff',
  },
  {
    prompt: 'A register for our cattle: tag number, name, breed, date of birth, mother, and whether she is pregnant.',
    language: 'en',
    things: 'cattle|cows|animals|register',
    may: 'treatments, calvings',
    fields: 'tag, name, breed, date of birth|birth|born, mother, pregnant',
  },
  {
    prompt:
      "I repair shoes. For each job I want customer name, phone, type of repair (heel, sole, stitching, zip), price, and if it's picked up or not.",
    language: 'en',
    things: 'jobs|repairs|repair jobs|orders',
    may: 'customers',
    fields: 'customer|name, phone, repair|type, price, picked up|collected',
  },
  {
    prompt:
      'Please create a stock list for the pharmacy of our health post with medicine, batch, quantity, minimum quantity, expiry date. Show in red what is expiring.',
    language: 'en',
    things: 'medicines|stock|medicine|drugs',
    may: 'suppliers, movements|deliveries',
    fields: 'medicine|name, batch, quantity, minimum, expiry',
  },
  {
    prompt: 'Two lists: vans (plate, capacity in kg, next service) and trips (van, driver, date, from, to, kilometres).',
    language: 'en',
    things: 'vans|van, trips|trip',
    fields: 'plate, capacity, service, van, driver, date, from, to, kilometres|kilometers|km',
  },
  {
    prompt: 'Calendar for our pottery kiln: date, bisque or glaze firing, who books it, how many shelves they need.',
    language: 'en',
    things: 'firings|bookings|kiln|reservations',
    may: 'members|potters',
    fields: 'date, firing|type|kind, who|booked by|name|member|person, shelves',
    shows: 'calendar',
  },
  {
    prompt:
      'we are a small joinery and need a board with orders going from enquiry to quote to production to delivered, with customer, piece, wood and delivery date',
    language: 'en',
    things: 'orders|jobs|order',
    may: 'customers|clients',
    fields: 'customer|client, piece|item, wood, delivery|date, status|stage',
    shows: 'board',
  },
  {
    prompt: 'Migraine diary with start, end, pain 1-5, what triggered it and which tablet I took',
    language: 'en',
    things: 'migraines|attacks|entries|diary|episodes',
    fields: 'start|began, end, pain|intensity|strength, trigger, tablet|medicine|medication',
  },
  {
    prompt: 'Gallery of my embroidery, each with photo, title, stitch technique, hours of work and the price in rupees.',
    language: 'en',
    things: 'embroideries|embroidery|works|pieces|gallery',
    fields: 'photo|picture|image, title|name, technique|stitch, hours, price',
    shows: 'gallery',
  },
  {
    prompt:
      'Rice mill: farmers bring paddy, we note farmer, date, bags, weight, moisture %, and pay so much per kilo. Farmers have name, village and phone number.',
    language: 'en',
    things: 'farmers, deliveries|paddy|intake|receipts|lots|purchases',
    may: 'payments',
    fields: 'farmer, date, bags, weight, moisture, price|per kilo|rate, name, village, phone',
  },
  {
    prompt:
      'Volunteer drivers taking old people to hospital: drivers with name, phone and car seats; rides with passenger, pick-up address, hospital, date and time, driver',
    language: 'en',
    things: 'drivers|volunteers, rides|trips',
    may: 'passengers|people, hospitals',
    fields: 'name, phone, seats, passenger, address|pick, hospital, date|time, driver',
  },
  {
    prompt:
      "greenhouse sowing plan: crop, variety, sown on, transplant on, harvest from, bench number. on a timeline if that's possible",
    language: 'en',
    things: 'sowings|plantings|crops|sowing plan|plan',
    may: 'crops, benches',
    fields: 'crop, variety, sown, transplant, harvest, bench',
    shows: 'timeline',
  },
  {
    prompt:
      'Customs documents tracker for our import desk. Shipment number, supplier, country, arrival date, documents complete yes/no, broker.',
    language: 'en',
    things: 'shipments|documents|imports',
    may: 'suppliers, brokers, documents',
    fields: 'shipment|number, supplier, country, arrival, complete|documents, broker',
  },
  {
    prompt:
      'A glass blowing studio sells at fairs. Products with name, colour, price and stock, fairs with place, start date and stand fee.',
    language: 'en',
    things: 'products|pieces|items, fairs|markets|events',
    may: 'sales',
    fields: 'name, colour|color, price, stock, place|location, start, fee',
  },
  {
    prompt:
      'Horses and farrier visits. Horse has name, age, stable, owner. Visit has date, which horse, shoes or only trimming, cost.',
    language: 'en',
    things: 'horses|horse, visits|farrier visits|visit',
    may: 'owners, stables',
    fields: 'name, age, stable, owner, date, horse, shoes|shoeing|work|trimming|type|service, cost|price',
  },
  {
    prompt: 'make me an app for glasses shop repairs, customer, phone, frame brand, what is broken, promised day, done',
    language: 'en',
    things: 'repairs|jobs|orders',
    may: 'customers',
    fields: 'customer|name, phone, brand|frame, broken|problem|fault|damage, promised|due, done',
  },
  {
    prompt:
      "Baby weights for the midwife round: mother's name, baby's name, born on, and then for each visit date, weight in grams, feeding (breast, bottle, both).",
    language: 'en',
    things: 'babies|baby|mothers|families, visits|weights|weighings',
    may: 'mothers',
    fields: 'mother, baby|name, born|birth, date, weight, feeding',
  },
  {
    prompt:
      'I am running a little dairy with my sister in the mountains. Every morning we write in a paper book how much milk each cow gave, and the paper gets wet. I want to have the cows with name, ear number and when the last calf was born. Then the milk: which cow, which day, morning litres and evening litres. If possible I want to see the total of the litres.',
    language: 'en',
    things: 'cows|cow, milk|milkings|yields',
    may: 'calves, cheese',
    fields: 'name, ear, calf, cow, day|date, morning, evening',
  },
  {
    prompt:
      "My grandfather left me his workshop with about four hundred hand planes, saws and braces. I'd like to catalogue them before I sell some. For each one: what it is, maker, approximate year, condition, a photo, where it lies in the shed and what I think it's worth. Later I note whether it's sold and to whom.",
    language: 'en',
    things: 'tools|items|catalogue|collection',
    may: 'buyers|sales|customers',
    fields:
      'what|name|type, maker, year, condition, photo|picture|image, where|location|place|shed, worth|value, sold, whom|buyer',
  },
  {
    prompt:
      "We are 3 nurses doing home care in a rural district. There is always confusion about who visits which patient. We'd need patients (name, address, phone of a relative, main diagnosis) and the visits with date, time, nurse, what was done and if materials are running out. A calendar would be best, we look at it in the car. Please nothing complicated.",
    language: 'en',
    things: 'patients|patient, visits|visit',
    may: 'nurses|staff, materials',
    fields: 'name, address, phone|relative, diagnosis, date, time|date, nurse, done|what, material',
    shows: 'calendar',
  },
  {
    prompt:
      "hi so basically i run deliveries w/ 6 cargo bikes in the old town. shops send me whatsapps, i forget half. want: shops with name + address + contact, and jobs with shop, drop off address, size S M L, time window, rider, and a status new / picked up / delivered. board for the jobs would be cool cause then everybody sees what's going on. riders can just be a list of names",
    language: 'en',
    things: 'shops|shop, jobs|deliveries|orders',
    may: 'riders|rider|couriers',
    fields: 'name, address, contact, shop, drop, size, window|time, rider, status',
    shows: 'board',
  },
  {
    prompt:
      'Every winter our cooperative presses olives for about sixty families. They arrive with crates, we weigh, press, and give back oil minus 8 percent. At the end of the season there are always fights. Each pressing should have the family, the date, kilos of olives, litres of oil, and who was at the press. The families need a name, a phone and how many trees they have.',
    language: 'en',
    things: 'families|family|members, pressings|pressing|presses',
    may: 'seasons, workers|operators',
    fields: 'family, date, kilos|olives|kg, litres|liters|oil, press|operator|who|worker, name, phone, trees',
  },
  {
    prompt:
      "I have been a saddler since 1989 and I don't like computers. My daughter says I should try it. I only want to write down which saddle came in, from who, what is to be mended, until when, and what it will cost. When it's ready I want to tick it off. That is all.",
    language: 'en',
    things: 'saddles|jobs|repairs|orders',
    may: 'customers|clients|owners',
    fields: 'saddle, who|customer|owner|client, mend|repair|work|problem, until|due|deadline|when, cost|price, ready|done',
  },
  {
    prompt:
      'In our cold chain warehouse we receive vaccines for the whole province. I must be able to tell at any moment which lots are in which fridge and when they expire. Lots: vaccine, lot number, manufacturer, doses, expiry date, fridge. Fridges: code, building, temperature now, last maintenance. A warning if a lot expires soon would save us from big trouble.',
    language: 'en',
    things: 'lots|lot|vaccines|vaccine lots, fridges|fridge|refrigerators',
    may: 'shipments|deliveries, vaccines',
    fields: 'vaccine, lot, manufacturer, doses, expiry, fridge, code, building, temperature, maintenance',
  },
  {
    prompt:
      'My son is 9 and has asthma. The hospital gave us a paper sheet where we mark the peak flow in the morning and evening, if he coughed in the night, and how many puffs of the blue inhaler he needed. I lose the sheet constantly! Would love it on the phone with a little graph so I can see whether it goes up or down.',
    language: 'en',
    things: 'peak flow|days|entries|diary|readings|measurements|log',
    may: 'medicines|medications, attacks',
    fields: 'morning|peak, evening|peak, cough|night, puffs|inhaler',
    shows: 'dashboard',
  },
  {
    prompt:
      'We teach basket weaving to women in four villages and sell the baskets through a shop in the capital. I would like to know who made which basket and whether she has been paid. So weavers: name, village, phone, since when with us. Baskets: code, weaver, size, price in shillings, date received, sold, paid to weaver. A picture of each basket too, the shop asks always for pictures.',
    language: 'en',
    things: 'weavers|weaver, baskets|basket',
    may: 'shops, payments|sales, villages',
    fields: 'name, village, phone, since|joined, code, weaver, size, price, received, sold, paid, picture|photo|image',
  },
  {
    prompt:
      "I'm a site foreman. Materials get delivered when I'm on the roof and nobody knows what came. It should be dead simple: what was ordered, from which supplier, how many, when it should come, when it did come, and a photo of the delivery note. If it is late I want to see that straight away.",
    language: 'en',
    things: 'materials|deliveries|orders',
    may: 'suppliers, sites',
    fields:
      'what|material|item, supplier, many|quantity|amount, should|expected|due|planned, came|arrived|delivered|received|actual, photo|note',
  },
  {
    prompt:
      'Dear Sir or Madam, our tea estate employs around 80 pluckers and I am the new field officer. Each day I record for every plucker the kilograms of green leaf and the block where they worked. The pluckers have a number, a name and a gang. The blocks have a name, hectares, and when they were last pruned. At present it is done in a ledger and the adding up takes my whole evening.',
    language: 'en',
    things: 'pluckers|workers|employees, plucking|records|harvest|weigh|leaf|daily, blocks|block',
    may: 'gangs',
    fields: 'number, name, gang, hectares, pruned|pruning, kilograms|kg|leaf|weight, block, plucker, date|day',
  },
  {
    prompt:
      "so me and two friends restore old radios. we buy broken ones at flea markets, fix them, sell a few. currently it's one giant chat with photos. it'd be great to have all the radios with brand, model, year, what's wrong, what we paid, status (to do, on the bench, working, sold) and pics. and then the parts we still need: part name, which radio, ordered or not.",
    language: 'en',
    things: 'radios|radio, parts|part',
    may: 'sales, suppliers',
    fields: 'brand, model, year, wrong|fault|problem|defect, paid|cost|price, status, pic|photo|image, part|name, radio, ordered',
  },
  {
    prompt:
      'I manage the linen room of a hospital. Sheets, gowns and towels go to the laundry and they never come back in the same number. I want to write down each load: date, what kind of linen, pieces sent, pieces returned, which ward it belongs to. The wards are about twelve and have a name and a head nurse. Difference should be easy to see for the monthly meeting.',
    language: 'en',
    things: 'loads|laundry|load, wards|ward',
    may: 'linen|linen types',
    fields: 'date, linen|kind, sent, returned, ward, name, nurse',
  },
  {
    prompt:
      'After the flood we started a neighbourhood group that lends pumps, generators and dehumidifiers. People phone me at all hours. I need to know which machine is where, who has it, since when, and when it should come back. The machines have a number, kind, and condition. And maybe a waiting list of people with phone and what they need!',
    language: 'en',
    things: 'machines|machine|equipment, loans|lendings|loan|borrowings, waiting list|waiting|requests|queue',
    may: 'people|neighbours|members|borrowers',
    fields: 'number, kind|type, condition, who|borrower|person|name, since|from|out, back|return|due, phone, need|what|machine',
  },
  {
    prompt:
      "I'm allergic to everything, my partner is diabetic, and we both cook. What we want: recipes with the name, ingredients, carbs per portion, how long it takes and a rating from us. Also which allergens are in it, several at once (nuts, milk, egg, wheat, soy). Nice pictures please, we choose dinner by appetite.",
    language: 'en',
    things: 'recipes|recipe',
    may: 'ingredients, meals',
    fields: 'name|title, ingredients, carb, long|time|duration, rating, allergen, picture|photo|image',
    shows: 'gallery',
  },
  {
    prompt:
      'My uncle has a small boatyard in the delta and everything is in his head. I want to help him: the boats (name, owner, length, wood or fibreglass), the jobs on each boat (what to do, carpenter, start, end, cost), and the timber he has bought with kind, cubic metres and price. He reads slowly, so few words and big things.',
    language: 'en',
    things: 'boats|boat, jobs|job|works|repairs, timber|wood',
    may: 'owners|customers, carpenters|workers',
    fields:
      'name, owner, length, fibreglass|material|hull, what|job|task|work|description, carpenter, start, end, cost, kind|type, cubic|volume, price',
  },
  {
    prompt:
      "Our physiotherapy practice in a shopping street has three treatment rooms and five therapists. Rooms get double booked all the time, which is embarrassing with the patient standing there half undressed. Book a room for a therapist, with a date, from and to, and the patient's initials. I imagine a calendar where I just see everything.",
    language: 'en',
    things: 'bookings|booking|reservations|appointments, rooms|room',
    may: 'therapists|staff, patients',
    fields: 'room, therapist, date, from|start, to|end, initials|patient',
    shows: 'calendar',
  },
  {
    prompt: 'crm for a two person startup',
    language: 'en',
    things: 'contacts|customers|leads|clients|companies|people',
    may: 'companies|organisations|accounts, deals|opportunities, activities|interactions|notes|calls, tasks|follow-ups',
  },
  {
    prompt: 'Lost property at the hotel',
    language: 'en',
    things: 'items|lost items|lost property|found items',
    may: 'guests|owners, claims|returns',
  },
  { prompt: 'wedding fair exhibitors', language: 'en', things: 'exhibitors', may: 'stands|booths, payments, fairs|events' },
  {
    prompt: 'sneakers we resell',
    language: 'en',
    things: 'sneakers|shoes|pairs|stock|items',
    may: 'sales|orders, buyers|customers, suppliers|purchases',
  },
  {
    prompt: 'Meeting room bookings',
    language: 'en',
    things: 'bookings|reservations|room bookings',
    may: 'rooms|meeting rooms, people|colleagues|employees',
  },
  {
    prompt: 'I need to know who has which laptop',
    language: 'en',
    things: 'laptops|devices|computers',
    may: 'people|employees|staff|colleagues, loans|assignments|handouts',
  },
  {
    prompt: 'stock list small hardware store',
    language: 'en',
    things: 'stock|items|products|articles',
    may: 'suppliers, orders|deliveries, categories',
  },
  {
    prompt: 'bouncy castle hire',
    language: 'en',
    things: 'castles|bouncy castles|inflatables, hires|bookings|rentals',
    may: 'customers|clients|hirers',
  },
  {
    prompt: 'okrs for q3',
    language: 'en',
    things: 'objectives|okrs|goals',
    may: 'key results, check-ins|updates, owners|people|teams',
  },
  {
    prompt: 'team lunch orders',
    language: 'en',
    things: 'orders|lunch orders|lunches',
    may: 'people|colleagues|team members, dishes|meals|menu, restaurants|places',
  },
  {
    prompt: 'Press contacts.',
    language: 'en',
    things: 'contacts|press contacts|journalists',
    may: 'outlets|media|publications, pitches|mentions|coverage',
  },
  {
    prompt: 'who brings cake on fridays',
    language: 'en',
    things: 'cakes|turns|rota|fridays|cake fridays|cake duty',
    may: 'people|colleagues|bakers',
  },
  {
    prompt: 'Tattoo studio appointments',
    language: 'en',
    things: 'appointments|sessions|bookings',
    may: 'clients|customers, artists|tattooists',
  },
  { prompt: 'ideas box for the office', language: 'en', things: 'ideas|suggestions', may: 'votes|comments, people|employees' },
  {
    prompt: 'something to run our pub quiz with',
    language: 'en',
    things: 'teams|questions|quizzes|rounds',
    may: 'teams, questions, rounds, quizzes|quiz nights|events, scores|answers',
  },
  {
    prompt: 'parking spaces at work',
    language: 'en',
    things: 'spaces|parking spaces|spots',
    may: 'bookings|reservations|assignments, people|employees|cars|vehicles',
  },
  {
    prompt: 'my candle shop',
    language: 'en',
    things: 'candles|products|items',
    may: 'orders|sales, customers, materials|ingredients|supplies, batches',
  },
  {
    prompt:
      'An app for our advertising agency with clients (name, contact person, email) and campaigns (title, client, start, end, budget).',
    language: 'en',
    things: 'clients, campaigns',
    may: 'people|contacts',
    fields: 'name, contact person, email, title, start, end, budget',
  },
  {
    prompt: 'I sell second-hand records: artist, album, year, condition from poor to mint, price, sold yes/no.',
    language: 'en',
    things: 'records|albums|vinyl',
    may: 'sales, customers',
    fields: 'artist, album|title, year, condition, price, sold',
  },
  {
    prompt: 'List of all keys in the building: key number, which door, who has it, handed out on, returned.',
    language: 'en',
    things: 'keys',
    may: 'people|holders, doors',
    fields: 'key number|number, door, who|holder|person, handed out, returned',
  },
  {
    prompt:
      'We rent out a photo studio by the hour. Bookings need the customer, date and time, hours, price and paid. Show them in a calendar.',
    language: 'en',
    things: 'bookings',
    may: 'customers',
    fields: 'customer, date|start|time, hours, price, paid',
    shows: 'calendar',
  },
  {
    prompt: 'Guest list for a product launch - name, company, plus one, RSVP (yes, no, maybe), table, allergies.',
    language: 'en',
    things: 'guests',
    may: 'tables, companies',
    fields: 'name, company, plus one, rsvp, table, allergies',
  },
  {
    prompt: 'Track our job applicants please: applicants with name, email, CV and stage, as a board I can drag people across.',
    language: 'en',
    things: 'applicants|candidates',
    may: 'positions|jobs|roles, interviews',
    fields: 'name, email, cv, stage',
    shows: 'board',
  },
  {
    prompt: 'Parcels at reception. Recipient, courier, arrived at, picked up by, picked up at.',
    language: 'en',
    things: 'parcels|packages',
    may: 'recipients|employees|people, couriers',
    fields: 'recipient, courier, arrived, picked up by, picked up at',
  },
  {
    prompt: 'Wine shop: wines with grower, vintage, grape, bottles in stock, price; growers with name, region and phone.',
    language: 'en',
    things: 'wines, growers',
    may: 'orders|deliveries, regions',
    fields: 'vintage, grape, bottles|stock, price, name, region, phone',
  },
  {
    prompt: 'a table for expense claims. employee, date, what for, amount, receipt photo, approved',
    language: 'en',
    things: 'expenses|expense claims|claims',
    may: 'employees',
    fields: 'employee, date, what for|purpose|description|reason, amount, receipt, approved',
    shows: 'table',
  },
  {
    prompt:
      "I'm a caterer and need menus with dishes: dish name, course (starter, main, dessert), price per head, vegan; and events with date, client, guests and the menu.",
    language: 'en',
    things: 'dishes|menus, events',
    may: 'menus, clients',
    fields: 'name|dish name, course, price, vegan, date, client, guests, menu',
  },
  {
    prompt:
      'Feature requests from customers with title, description, who asked, votes and status (planned, building, shipped). Most votes on top.',
    language: 'en',
    things: 'requests|feature requests|features',
    may: 'customers',
    fields: 'title, description, who asked|asked by|requester|customer, votes, status',
  },
  {
    prompt: 'Our five-a-side office league: teams (name, captain, colour) and matches (home team, away team, date, score).',
    language: 'en',
    things: 'teams, matches|games|fixtures',
    may: 'players',
    fields: 'name, captain, colour|color, home, away, date, score',
  },
  {
    prompt: 'Fleet of delivery vans - plate, driver, mileage, next service, insurance until',
    language: 'en',
    things: 'vans|vehicles',
    may: 'drivers, services',
    fields: 'plate, driver, mileage, next service|service, insurance',
  },
  {
    prompt: 'Contracts: partner, subject, signed on, ends on, notice period, file. Red when one is about to end.',
    language: 'en',
    things: 'contracts',
    may: 'partners',
    fields: 'partner, subject, signed, ends, notice period|notice, file|document',
  },
  {
    prompt: "could you make me a gallery of cakes we've baked for customers? picture, flavour, tiers, price, date",
    language: 'en',
    things: 'cakes',
    may: 'customers, orders',
    fields: 'picture|photo|image, flavour|flavor, tiers, price, date',
    shows: 'gallery',
  },
  {
    prompt:
      'Workshops for our yarn shop with title, teacher, date, places and fee, and the people who signed up (name, phone, workshop, paid).',
    language: 'en',
    things: 'workshops, participants|sign-ups|people|attendees|registrations|signups',
    may: 'teachers',
    fields: 'title, teacher, date, places|seats, fee, name, phone, workshop, paid',
  },
  {
    prompt:
      'Plants we look after in offices. Each has a type, the office it stands in, last watered and health; offices have a name, address and contact.',
    language: 'en',
    things: 'plants, offices',
    may: 'visits|waterings, clients',
    fields: 'type|plant, office, last watered|watered, health, name, address, contact',
  },
  {
    prompt:
      "I run a small event agency with my sister. We do about thirty events a year, from company parties to christenings. For every event I need the date, the client, the place, how many guests and the budget. Then there are the suppliers, with what they do, their phone number and how happy we were with them. Right now it all lives in my sister's head and she's going on maternity leave in May.",
    language: 'en',
    things: 'events, suppliers',
    may: 'clients|customers, bookings|tasks',
    fields: 'date, client, place|venue|location, guests, budget, what|service|trade|kind, phone, rating|satisfaction|happy',
  },
  {
    prompt:
      "We're a start-up of nine and nobody knows what anybody earns in terms of holidays! I'd like every colleague listed with their name, team, start date and days of leave per year. And then the leaves they took, from when to when, and whether it was approved. A calendar of the leaves would be the cherry on top.",
    language: 'en',
    things: 'colleagues|employees|people|team members, leaves|holidays|leave|absences',
    may: 'teams',
    fields: 'name, team, start date, days, from|start, to|end, approved',
    shows: 'calendar',
  },
  {
    prompt:
      "So I took over my dad's shoe repair shop last year. People bring in shoes, get a numbered ticket, and then forget about them for months. I want to type in the ticket number, the name, a phone number, what's to be done, the price, and when it came in. Then mark it finished and picked up. Anything lying around for over two months I want to see at once.",
    language: 'en',
    things: 'jobs|repairs|tickets|shoes|orders',
    may: 'customers',
    fields:
      'ticket|number, name|customer, phone, what|work|repair|task|to do, price, came in|received|date|brought, finished|done|ready|status, picked up|collected|status',
  },
  {
    prompt:
      'Every spring our housing association puts on a flea market in the courtyard. People reserve a table (or two), pay ten euros and tell us if they need shade. Last year we did it with sticky notes and two families got the same table. Please help!',
    language: 'en',
    things: 'reservations|bookings|tables|sellers|stalls',
    may: 'tables, people|sellers|families|households, payments',
    fields: 'table, paid, shade',
  },
  {
    prompt:
      'Our agency makes podcasts for companies. A podcast belongs to a client and has episodes. Episodes have a title, a guest, a recording date, a release date and a status, going from planned to recorded to edited to live. I would love to push the episodes around on a board. The clients only need a name and an email.',
    language: 'en',
    things: 'clients, podcasts|shows, episodes',
    may: 'guests',
    fields: 'title, guest, recording date|recorded, release date|release, status, name, email',
    shows: 'board',
  },
  {
    prompt:
      "I'm the office manager of a law firm with forty people. They all want something: a new chair, a lamp, the printer moved, the heating checked. I'd like to log each request with the person, the room, what it's about, how urgent it is and the day it came in, and tick it off when it's sorted. Some kind of overview with numbers for the partners would be great too.",
    language: 'en',
    things: 'requests|tickets',
    may: 'people|employees|staff, rooms',
    fields:
      'person|requester|requested by|who, room, what|subject|description|request|about, urgency|urgent|priority, date|day|came in|received|requested, done|sorted|status|resolved',
    shows: 'dashboard',
  },
  {
    prompt:
      'The charity shop where I help out gets bags of donations every day. We want to weigh them (kilos), note the date and what kind of stuff it is - clothes, books, toys, household. If somebody leaves a name we send them a thank-you card, so name and address would be good but not compulsory.',
    language: 'en',
    things: 'donations|bags',
    may: 'donors',
    fields: 'weight|kilos, date, kind|type|category, name|donor, address',
  },
  {
    prompt:
      'Hello, I teach evening classes in ceramics and share the kiln with two other studios. Firing is paid per shelf. I need the firings with date, temperature and who booked, and the shelves each of the three of us used, so that at the end of the month we can split the bill fairly.',
    language: 'en',
    things: 'firings',
    may: 'studios|members|users|people, shelves|shelf use|usage|shelf uses|shelves used, bills|invoices',
    fields: 'date, temperature, booked by|who|booked|studio, shelves|shelf',
  },
  {
    prompt:
      'We test apps for other start-ups. A tester has a name, email, age group, phone model and country. A test has a title, client, deadline and pay. And then somebody takes part in a test: which tester, which test, did they finish, did we pay them. Three lists I suppose?',
    language: 'en',
    things: 'testers, tests, participations|participants|sessions|assignments|test runs|runs',
    may: 'clients',
    fields:
      'name, email, age group|age, phone model|phone|model, country, title, client, deadline, pay, finished|finish|completed, paid',
  },
  {
    prompt:
      "My wife and I have a stall on three different farmers' markets, selling honey, eggs and jam. After each market day I want to write down which market, the date, what the weather was like, and how much we took. In winter we sit down and decide which market to drop. So a sum per market would be handy.",
    language: 'en',
    things: 'market days|days|sales|takings',
    may: 'markets, products',
    fields: 'market, date, weather, took|takings|amount|revenue|sales|income',
  },
  {
    prompt:
      'I organise a yearly running event for my company, roughly 300 people. Runners sign up with name, department, distance (5k, 10k or half), shirt size and an estimated time. On the day we hand out start numbers and afterwards add the finishing time. Department against department is what everyone cares about!',
    language: 'en',
    things: 'runners|participants',
    may: 'departments|teams, results',
    fields:
      'name, department, distance, shirt size|shirt, estimated time|estimate, start number|number|bib, finishing time|finish',
  },
  {
    prompt:
      "There's a tool library in our neighbourhood that I started in my garage. Drills, ladders, a tile cutter, you name it. Each tool has a name, a picture, where it hangs and whether it's working. People borrow them for a week; I need who, which tool, since when and when it's due back. It would be lovely to see the tools as picture cards.",
    language: 'en',
    things: 'tools, loans|borrowings|lendings',
    may: 'people|borrowers|members|neighbours',
    fields:
      'name, picture|photo|image, where|place|location|hangs, working|condition|works, who|borrower|person, tool, since|from|borrowed|start, due',
    shows: 'gallery',
  },
  {
    prompt:
      "I look after the translations at a small publisher. Each book goes out to a translator with a language pair, a word count, a rate per word, a handover date and a deadline. The translators have a name, an email and the languages they do. I'm drowning in emails and want one place for it all, ideally with a timeline so I can see who's overloaded.",
    language: 'en',
    things: 'translators, books|translations|jobs|projects|assignments',
    may: 'books|titles',
    fields: 'language|language pair, word count|words, rate, handover, deadline, name, email, languages',
    shows: 'timeline',
  },
  {
    prompt:
      'need smth for our hackathon. teams w/ name, project idea, github link. people sign up w/ name, mail, skills (frontend, backend, design, hardware) and join a team. judges give points at the end, per team. hackathon is in 2 weeks so simple is fine!!',
    language: 'en',
    things: 'teams, people|participants|hackers|members',
    may: 'judges, scores|ratings|points|judgings',
    fields: 'name, idea|project idea|project, github|repo|link, mail|email, skills, team, points|score',
  },
  {
    prompt:
      'As the deputy head of a primary school I hand out a great many devices to staff and pupils. Tablets, mostly, and a few cameras. I want to record the device with its inventory number and state, and each time it is lent: to whom, on which day, and when it came back. Devices that come back broken should be easy to spot.',
    language: 'en',
    things: 'devices, loans|lendings|lents',
    may: 'people|borrowers|staff|pupils, repairs',
    fields: 'inventory number|number, state|condition|status, whom|borrower|person|lent to, day|date|lent|since, back|returned',
  },
  {
    prompt:
      "Our band plays maybe twenty gigs a year and I do the booking. I'd like to have the venues with city, capacity, contact and email, and the gigs with the venue, the date, the fee and whether it's only asked for, confirmed or cancelled. Who drives would be good to know as well. Calendar please.",
    language: 'en',
    things: 'venues, gigs',
    may: 'members|band members, songs|setlists',
    fields: 'city, capacity, contact, email, venue, date, fee, status|state, driver|drives|who drives',
    shows: 'calendar',
  },
  {
    prompt: 'nåt för min hundrastning',
    language: 'sv',
    things: 'hundar|hund|kunder|promenader|rastningar',
    may: 'promenader|rastning|bokning, kunder|ägare',
  },
  {
    prompt: 'hålla koll på dahliorna',
    language: 'sv',
    things: 'dahlior|dahlia|sorter|växter|knölar',
    may: 'bäddar|platser, skötsel',
  },
  { prompt: 'Medicinlista åt pappa', language: 'sv', things: 'mediciner|medicin|läkemedel', may: 'doser|intag' },
  {
    prompt: 'app till syföreningen',
    language: 'sv',
    things: 'medlemmar|medlem|projekt|träffar',
    may: 'träffar|möten, projekt|alster, tyger',
  },
  { prompt: 'Hönsgården', language: 'sv', things: 'höns|höna|hönor|ägg|värpning', may: 'ägg|värpning|äggplockning, foder' },
  {
    prompt: 'nyckelkvittens på jobbet',
    language: 'sv',
    things: 'nycklar|nyckel|kvittens|utlåning',
    may: 'utlåning|kvittens, personal|personer',
  },
  {
    prompt: 'studentmottagning i juni, hjälp',
    language: 'sv',
    things: 'gäster|gäst|uppgifter|att göra|checklista',
    may: 'uppgifter|att göra|checklista, inköp|mat, presenter',
  },
  {
    prompt: 'Vem har lånat mina verktyg??',
    language: 'sv',
    things: 'verktyg|lån|utlåning',
    may: 'lån|utlåning, personer|vänner|låntagare',
  },
  {
    prompt: 'städschema',
    language: 'sv',
    things: 'uppgifter|städuppgifter|sysslor|städ|pass',
    may: 'personer|familj|rum|områden',
  },
  {
    prompt: 'Något enkelt för blodgivningsbussen.',
    language: 'sv',
    things: 'givare|blodgivare|bokningar|tider|stopp|turer|hållplatser',
    may: 'tider|bokningar, orter|platser|stopp',
  },
  { prompt: 'ölprovningskvällar', language: 'sv', things: 'provningar|kvällar|öl', may: 'öl|ölsorter, betyg|omdömen, deltagare' },
  {
    prompt: 'dräktighetskoll på suggorna',
    language: 'sv',
    things: 'suggor|sugga|dräktighet',
    may: 'betäckning|seminering|grisning|kullar',
  },
  { prompt: 'postlogg för receptionen', language: 'sv', things: 'post|försändelser|brev|paket', may: 'personal|mottagare' },
  {
    prompt: 'Lajv i augusti!!',
    language: 'sv',
    things: 'deltagare|spelare|roller|anmälningar',
    may: 'roller|karaktärer|grupper, uppgifter|att göra, rekvisita|utrustning',
  },
  {
    prompt: 'veckomatsedel',
    language: 'sv',
    things: 'måltider|rätter|maträtter|matsedel|recept',
    may: 'recept|rätter, inköp|ingredienser, dagar|veckor',
  },
  { prompt: 'jag samlar på frimärken', language: 'sv', things: 'frimärken|frimärke', may: 'album|länder|serier' },
  { prompt: 'Barnens tillväxt', language: 'sv', things: 'barn|mätningar|mätning|tillväxt', may: 'mätningar|mätning, barn' },
  {
    prompt: 'Jag vill ha en lista över mina motorsågar och röjsågar med märke, modell, inköpsår och när kedjan senast byttes.',
    language: 'sv',
    things: 'sågar|såg|motorsågar|maskiner',
    fields: 'märke, modell, inköpsår|köpår, kedja|kedjebyte|byttes',
  },
  {
    prompt: 'Personalens körersättning: datum, från, till, antal mil, syfte och vem som kört. Summera milen.',
    language: 'sv',
    things: 'körersättning|resor|körningar|körjournal',
    may: 'personal|medarbetare|anställda',
    fields: 'datum, från, till, mil, syfte, vem|förare|personal|kört|medarbetare',
  },
  {
    prompt:
      'Recept (titel, portioner, tid, svårighetsgrad, bild) och ingredienser som hör till ett recept med mängd. Visa recepten som galleri.',
    language: 'sv',
    things: 'recept, ingredienser|ingrediens',
    fields: 'titel, portioner, tid, svårighetsgrad, bild, mängd',
    shows: 'gallery',
  },
  {
    prompt: 'Besöksbok för äldreboendet där anhöriga skrivs in med namn, vem de hälsar på, ankomsttid och tid när de gick.',
    language: 'sv',
    things: 'besök|besökare',
    may: 'boende',
    fields: 'namn, hälsar på|boende|besöker, ankomst|kom, gick|avgång|lämnade|utgång|sluttid',
  },
  {
    prompt: 'App för min ungdjursgrupp: djuren med öronmärke, födelsedatum och kön, och vägningar med datum och vikt.',
    language: 'sv',
    things: 'djur|ungdjur, vägningar|vägning',
    fields: 'öronmärke, född|födelsedatum, kön, datum, vikt',
  },
  {
    prompt: 'kalender för lokaluthyrning. hyresgäst, datum, tid, ändamål, pris, om depositionen är betald',
    language: 'sv',
    things: 'uthyrning|bokning|hyra',
    may: 'hyresgäster|hyresgäst, lokaler|lokal',
    fields: 'hyresgäst, datum, tid, ändamål, pris, deposition',
    shows: 'calendar',
  },
  {
    prompt: 'Modellflygplan som jag byggt, med spännvidd, motor, vikt och antal flygningar samt en bild på varje.',
    language: 'sv',
    things: 'modellflygplan|flygplan|modeller|plan',
    fields: 'spännvidd, motor, vikt, flygningar, bild|foto',
  },
  {
    prompt:
      'Vi är en tandhygienist och en receptionist och vill ha patienter med namn, mobil och senaste besök, plus en kallelselista med datum och om kallelsen skickats.',
    language: 'sv',
    things: 'patienter|patient, kallelser|kallelse',
    fields: 'namn, mobil, senaste besök|besök, datum, skickad|skickats|skickat',
  },
  {
    prompt: 'Tipspromenad: frågor med nummer, frågetext, tre svarsalternativ och rätt svar. Sen lag med namn och poäng.',
    language: 'sv',
    things: 'frågor|fråga, lag',
    fields: 'nummer, fråga|frågetext, svar|alternativ, rätt svar|rätt, namn, poäng',
  },
  {
    prompt:
      'Avvikelserapportering på kontoret, alltså vad som hänt, var, allvarlighetsgrad (låg, medel, hög), åtgärd och status. Gärna tavla.',
    language: 'sv',
    things: 'avvikelser|avvikelse|rapporter|händelser',
    fields: 'hänt|händelse|beskrivning|vad, var|plats, allvarlighet, åtgärd, status',
    shows: 'board',
  },
  {
    prompt: 'Jag odlar tomater från frö och vill notera sort, förkultiverad datum, omskolad datum, antal plantor och smakbetyg',
    language: 'sv',
    things: 'tomater|tomat|sorter|plantor|odling',
    fields: 'sort, förkultiv|sådd, omskol, antal|plantor, smak|betyg',
  },
  {
    prompt: 'Inventarieförteckning för försäkringen: sak, rum, värde i kronor, kvitto, foto.',
    language: 'sv',
    things: 'saker|sak|inventarier|inventarie|föremål|ägodelar',
    may: 'rum',
    fields: 'sak|namn|föremål|benämning, rum, värde, kvitto, foto|bild',
  },
  {
    prompt: 'Quizkväll på puben, lagen anmäler sig med lagnamn, kontaktperson, telefon och antal personer.',
    language: 'sv',
    things: 'lag|anmälningar|anmälan',
    may: 'kvällar|quiz|tillfällen',
    fields: 'lagnamn|namn, kontaktperson|kontakt, telefon|tel, antal|personer',
  },
  {
    prompt: 'Foderlager på gården, vilken sort, hur många kilo kvar och när jag ska beställa nytt.',
    language: 'sv',
    things: 'foder|lager',
    may: 'leverantörer|beställningar|leveranser',
    fields: 'sort|foder, kilo|kvar|mängd|kg|saldo, beställ',
  },
  {
    prompt: 'barnvagnsbio: filmer (titel, längd, åldersgräns), visningar (film, datum, klockslag, salong, sålda biljetter)',
    language: 'sv',
    things: 'filmer|film, visningar|visning',
    fields: 'titel, längd, åldersgräns, film, datum, klockslag|tid, salong, biljetter|sålda',
  },
  {
    prompt: 'Dagbok över migränen med datum, hur ont från 1 till 10, hur länge det varade, trolig orsak och vad jag tog.',
    language: 'sv',
    things: 'migrän|anfall|dagbok|anteckning',
    fields: 'datum, ont|smärta|styrka|intensitet, länge|varaktighet|längd|varade, orsak, tog|medicin|läkemedel|tagit',
  },
  {
    prompt:
      'Hej! Min fru och jag har köpt ett gammalt torp som vi renoverar på helgerna. Vi tappar bort oss totalt i vad som ska göras i vilket rum. Varje jobb hör till ett rum, kostar pengar och har en av oss som ansvarig. Några saker måste vi ha hantverkare till och då vill jag ha telefonnumret. Sen vore det bra att se hur mycket vi bränt hittills.',
    language: 'sv',
    things: 'rum, jobb|uppgifter|arbeten|åtgärder|projekt, hantverkare',
    may: 'utgifter|kostnader|material|inköp',
    fields: 'rum, kostnad|kostar|pris, ansvarig, telefon',
  },
  {
    prompt:
      'Jag är distriktssköterska och kör runt till folk som behöver såromläggning. För varje person skriver jag adress och portkod, och vid varje besök hur såret såg ut, vilket förband jag använde och när nästa besök ska bli. Ibland tar jag ett foto av såret för att jämföra. I dag har jag allt i ett kollegieblock som börjar falla sönder.',
    language: 'sv',
    things: 'patienter|patient|personer|vårdtagare, besök|omläggning',
    may: 'sår, förband',
    fields: 'adress, portkod, sår, förband, nästa besök|nästa, foto|bild',
  },
  {
    prompt:
      'vi driver en liten mjölkgård, 42 kor. semineringarna är det som blir fel, vem som är seminerad med vilken tjur och när hon väntas kalva. korna har nummer o namn och laktationsnummer. vill kunna se kommande kalvningar i kalender.',
    language: 'sv',
    things: 'kor|ko, semineringar|seminering',
    may: 'tjurar|tjur, kalvningar|kalvning',
    fields: 'nummer, namn, laktation, tjur, kalv|beräknad|väntas',
    shows: 'calendar',
  },
  {
    prompt:
      'På vårt kontor är vi elva personer som turas om att köpa fredagsfika. Det ska framgå vems tur det är vilken vecka och vad som köptes. Två är glutenintoleranta och en är vegan, så kostönskemål på varje person. Kvittot får gärna fotas.',
    language: 'sv',
    things: 'personer|person|kollegor|medarbetare|personal|deltagare, fika|turer|tillfällen|veckor',
    fields: 'namn, kost|allergi, vecka|datum, köpt|köptes|inköp|vad, kvitto',
  },
  {
    prompt:
      'Min dotter fyller tio och vi ska ha sovkalas. Nu har jag en gästlista på en servett. Jag vill ha barnens namn, om de kommer, allergier och vilken förälder jag ringer om någon vill åka hem mitt i natten. Kanske också en lista på vad jag ska handla, med antal och om det är köpt.',
    language: 'sv',
    things: 'barn|gäster|gäst, handla|inköp|varor|handlingslista|köpa',
    fields: 'namn, kommer|svar, allergi, förälder|telefon|ringa, antal, köpt',
  },
  {
    prompt:
      'Jag har spelat in naturljud i snart tjugo år och har flera hundra filer utan ordning. Varje inspelning har en plats, ett datum, vilken mikrofon som användes och vad som hörs, till exempel lövsångare eller bäck. Ljudfilen själv ska gå att bifoga. Utrustningen vill jag ha i en egen lista med inköpsår och pris.',
    language: 'sv',
    things: 'inspelningar|inspelning|ljud, utrustning|mikrofoner',
    may: 'platser|plats',
    fields: 'plats, datum, mikrofon, hörs|innehåll|art|ljud, ljudfil|fil, inköpsår|köpår, pris',
  },
  {
    prompt:
      'Bygdegårdsföreningen ordnar fyra danskvällar per år. Till varje kväll bokar vi ett band med gage och kontaktuppgift. Det behövs folk i entrén, i köket och vid städningen, och de som ställer upp brukar vara samma tjugo personer. Jag som är sekreterare vill slippa ringa runt.',
    language: 'sv',
    things: 'danskvällar|kvällar|evenemang|danser, personer|medhjälpare|volontärer|frivilliga|medlemmar',
    may: 'band, pass|bemanning|arbetspass|uppgifter, medhjälpare|volontärer|frivilliga|personer',
    fields: 'datum, band, gage, kontakt|telefon',
  },
  {
    prompt:
      'Hemma har vi tre katter med helt olika mediciner och jag och min man ger dubbelt ibland!! Katt, medicin, dos, hur ofta. När man gett bockar man av med tid och vem som gav. Veterinärbesöken kan också få plats, med datum, anledning och kostnad.',
    language: 'sv',
    things: 'katter|katt, mediciner|medicin|läkemedel|ordination|doser|givna, veterinär|besök',
    may: 'givna|doser|logg|medicinering',
    fields: 'katt, medicin, dos, ofta|frekvens|intervall, tid|klockslag, vem|gav|given av, datum, anledning|orsak, kostnad',
  },
  {
    prompt:
      'Jag leder en anhöriggrupp för demenssjuka som träffas varannan torsdag. Deltagarna har namn, telefon och relation till den sjuke. För varje träff antecknar jag tema, datum och vilka som var där. Inga journaler, inget sånt, bara så att jag minns vad vi pratat om.',
    language: 'sv',
    things: 'deltagare|anhöriga|medlemmar, träffar|träff|möten',
    fields: 'namn, telefon, relation, tema, datum, närvar|deltagare|där',
  },
  {
    prompt:
      'Skördetröskan delas av fem gårdar och varje sommar bråkar vi om vem som har den. Därför: gårdarna med ägare och telefon, och bokningar med gård, startdag, slutdag, gröda och hektar. Efteråt fyller man i hur mycket diesel som gick åt. En kalender som alla kan titta i räcker långt.',
    language: 'sv',
    things: 'gårdar|gård, bokningar|bokning',
    fields: 'ägare, telefon, start|från, slut|till, gröda|grödor, hektar|areal|ha, diesel',
    shows: 'calendar',
  },
  {
    prompt:
      'Vi flyttar kontoret i november och jag fick äran att hålla i det. Alla flyttlådor ska ha ett nummer, innehåll, vilken avdelning de tillhör och vilket rum de ska till. Status på lådan är packad, flyttad eller uppackad. Dessutom finns det en mängd uppgifter, som att säga upp elen och beställa skyltar, med ansvarig och sista datum.',
    language: 'sv',
    things: 'lådor|flyttlådor|låda, uppgifter|uppgift|att göra',
    may: 'avdelningar|avdelning, rum',
    fields: 'nummer, innehåll, avdelning, rum, status, ansvarig, datum|senast|deadline',
  },
  {
    prompt:
      'Jag målar miniatyrer, mest Warhammer men även historiska figurer. Färgburkarna har tagit över huset och jag köper dubbletter hela tiden. Lista på färger med märke, namn, kulör och om den är slut, tack. Och figurerna med armé, antal, hur långt jag kommit (plast, grundad, halvklar, färdig) och bild på resultatet.',
    language: 'sv',
    things: 'färger|färg, figurer|figur|miniatyrer|miniatyr',
    may: 'arméer|armé',
    fields: 'märke, namn, kulör, slut, armé, antal, status|kommit|steg|stadium, bild|foto',
  },
  {
    prompt:
      'Julmarknaden på herrgården har vuxit så det knakar. Vi har knallar med varor, elbehov och platsnummer, det är det ena. Det andra är programmet med lucia, kör, hästskjuts och tomte, där vi behöver starttid, plats och ansvarig. Till sist sponsorer och hur mycket de gett.',
    language: 'sv',
    things: 'knallar|knalle|utställare, program|aktiviteter|programpunkter, sponsorer|sponsor',
    fields: 'varor, el|elbehov, platsnummer|plats, starttid|start|tid, ansvarig, belopp|gett|summa|bidrag',
  },
  {
    prompt:
      'min mormor har hemtjänst fyra ggr om dan o vi syskonbarn vill veta vem som varit där o om hon ätit. så typ en logg, datum tid vem som kom vad hon åt humör. och en lista på saker hon behöver från affären. inget krångligt hon själv ska inte använda den',
    language: 'sv',
    things: 'besök|logg, inköp|handla|varor|saker|behöver',
    fields: 'datum, tid, vem|namn|personal, åt|mat|ätit, humör',
  },
  {
    prompt:
      'Jag hyr ut två stugor vid sjön åt tyska och danska gäster. Bokningarna kommer via mejl, sms och ibland ett brev. Jag behöver stuga, gästens namn, land, ankomst, avresa, pris och om de vill ha lakan. Mellan gästerna ska det städas och då är det min systerdotter som gör det, hon vill se dagarna i en kalender.',
    language: 'sv',
    things: 'bokningar|bokning',
    may: 'stugor|stuga, gäster|gäst, städning|städ',
    fields: 'stuga, namn|gäst, land, ankomst, avresa, pris, lakan',
    shows: 'calendar',
  },
  {
    prompt:
      'Brevduveklubben skulle behöva något bättre än pärmen. Varje duva har ringnummer, färg, kön och ägare. Sen flyger vi tävlingar med släpporten, avståndet i kilometer och datum. Resultaten är det viktiga: vilken duva, vilken tävling och hemkomsttid. Yngste medlemmen är 61 så håll det tydligt.',
    language: 'sv',
    things: 'duvor|duva, tävlingar|tävling|flygningar, resultat',
    may: 'medlemmar|medlem|ägare',
    fields: 'ringnummer, färg, kön, ägare, släpp, avstånd|km, datum, hemkomst|tid',
  },
  {
    prompt: 'Dagmamma här. Barnen med namn, födelsedatum och vårdnadshavare, och schema per barn med dag, lämning och hämtning.',
    language: 'sv',
    things: 'barn, schema|tider|dagar',
    may: 'vårdnadshavare|föräldrar',
    fields: 'namn, född|födelsedatum, vårdnadshavare|förälder, dag|datum, lämning|lämnas, hämtning|hämtas',
  },
  { prompt: '備品管理', language: 'ja', things: '備品|物品|アイテム', may: '貸出, 保管場所|場所, 部署, カテゴリ, 社員|利用者' },
  { prompt: '町内会の名簿つくりたい', language: 'ja', things: '会員|名簿|世帯|住民', may: '班|組, 役員, 会費' },
  {
    prompt: '確定申告用に領収書を整理',
    language: 'ja',
    things: '領収書|経費|レシート',
    may: '勘定科目|科目|分類|カテゴリ, 取引先|支払先, 収入|売上',
  },
  {
    prompt: 'おばあちゃんの介護を兄弟3人で分担するやつ',
    language: 'ja',
    things: '介護|分担|当番|予定|タスク|スケジュール',
    may: '家族|兄弟|担当|メンバー, 記録|日誌|介護記録, 予定|通院, 薬, 費用|支出, 作業|ケア|タスク',
  },
  { prompt: '会議室の予約', language: 'ja', things: '予約', may: '会議室|部屋, 社員|利用者, 備品|設備' },
  { prompt: 'つまみのレシピ帳', language: 'ja', things: 'レシピ|つまみ|料理', may: '材料|食材, カテゴリ|分類, お酒|酒' },
  {
    prompt: 'PTAバザー!!',
    language: 'ja',
    things: '出品|商品|品物|バザー|提供品|寄付',
    may: '出品者|提供者|会員|保護者, 当番|係|ボランティア|担当, 売上|販売, 店|ブース|出店',
  },
  {
    prompt: 'バイト8人のシフト組めるもの',
    language: 'ja',
    things: 'シフト',
    may: 'スタッフ|バイト|アルバイト|従業員|メンバー, 希望|休み',
  },
  {
    prompt: '猫のごはんと体重',
    language: 'ja',
    things: 'ごはん|食事|給餌|猫|ねこ|記録, 体重|猫|ねこ|記録',
    may: '猫|ねこ, 通院, フード',
  },
  {
    prompt: '社内の改善提案を集めたいだけ',
    language: 'ja',
    things: '提案|改善|アイデア',
    may: '部署, 社員|提案者, コメント|評価, カテゴリ',
  },
  { prompt: 'ワインめも', language: 'ja', things: 'ワイン', may: '記録|テイスティング|メモ, 産地|生産者|ワイナリー, 購入|店' },
  {
    prompt: '赤ちゃんの授乳とオムツ替え、夫と共有',
    language: 'ja',
    things: '授乳|記録|お世話, オムツ|おむつ|記録|お世話',
    may: '赤ちゃん|子ども, 睡眠, 成長|体重',
  },
  {
    prompt: '同窓会の幹事になってしまった',
    language: 'ja',
    things: '参加者|出席|同窓生|招待|名簿|卒業生',
    may: '会費|支払い|集金|支出|予算, 会場|候補, やること|タスク|準備, 連絡, 幹事',
  },
  { prompt: '糖尿病の父の血糖値', language: 'ja', things: '血糖|測定|記録', may: '薬|インスリン, 食事, 通院|受診, 患者|家族' },
  {
    prompt: 'ミニ四駆のセッティング管理できる?',
    language: 'ja',
    things: 'マシン|車|セッティング|ミニ四駆',
    may: 'マシン|車|ミニ四駆, セッティング, パーツ, コース, タイム|走行|記録|レース',
  },
  {
    prompt: 'フリーのカメラマンです。撮影案件をクライアント名、撮影日、場所、ギャラ、納品済みかどうかで管理したいです。',
    language: 'ja',
    things: '撮影|案件',
    may: 'クライアント|顧客',
    fields: 'クライアント, 撮影日|日, 場所, ギャラ|報酬|料金, 納品',
  },
  {
    prompt: '法務部の契約書台帳。契約名、相手先、締結日、満了日、自動更新の有無、担当者。',
    language: 'ja',
    things: '契約',
    may: '相手先|取引先, 担当者',
    fields: '契約名|契約, 相手先, 締結日, 満了日, 自動更新, 担当者|担当',
  },
  {
    prompt: '小さな薬局の在庫アプリ。薬品名、メーカー、在庫数、使用期限、棚番号があればよくて、期限切れが一目で分かると嬉しい。',
    language: 'ja',
    things: '薬|在庫|医薬品',
    may: 'メーカー, 棚, 入出庫|入庫|発注',
    fields: '薬品名|薬|名称|品名, メーカー, 在庫数|在庫, 使用期限|期限, 棚番号|棚',
  },
  {
    prompt: 'お弁当のおかずを写真つきでためておきたい!名前、写真、色(赤とか緑とか)、作り置きできるか、だけでおk',
    language: 'ja',
    things: 'おかず|弁当|レシピ|料理',
    fields: '名前|おかず|料理名, 写真|画像, 色, 作り置き',
  },
  {
    prompt:
      '人事の研修管理をお願いします。研修(研修名、実施日、講師、定員)と受講者(社員名、部署、研修、修了したか)の二つの表が必要です。',
    language: 'ja',
    things: '研修, 受講',
    may: '社員, 部署, 講師',
    fields: '研修名|名称, 実施日|日, 講師, 定員, 社員名|氏名|名前, 部署, 修了',
  },
  {
    prompt: '編み物の毛糸の在庫(ブランド、色番、玉数)と、作品(名前、使った毛糸、始めた日、完成日、写真)を管理',
    language: 'ja',
    things: '毛糸, 作品',
    fields:
      'ブランド|メーカー, 色番|色, 玉数|数, 名前|作品名, 使った毛糸|毛糸|使用毛糸, 始めた日|開始日|開始, 完成日|完成, 写真|画像',
  },
  {
    prompt: 'キャンプの持ち物チェックリストください。道具名、分類(寝具、調理、照明、その他)、重さ、積んだかどうか',
    language: 'ja',
    things: '道具|持ち物',
    may: 'キャンプ|キャンプ場',
    fields: '道具名|道具|名前|名称, 分類|カテゴリ, 重さ|重量, 積んだ|積載|積み込み|チェック|済',
  },
  {
    prompt:
      'ウェブライターです。記事をタイトル、媒体、締切、文字数、原稿料、進み具合(構成、執筆、校正、公開)で持って、進み具合はボードで動かしたい。',
    language: 'ja',
    things: '記事|原稿',
    may: '媒体|クライアント',
    fields: 'タイトル, 媒体, 締切|締め切り, 文字数, 原稿料|報酬, 進み具合|進捗|ステータス|状態',
    shows: 'board',
  },
  {
    prompt: '歯科医院の定期検診のお知らせ管理。患者の氏名、電話、前回来院日、次回予定日、はがき送付の有無。',
    language: 'ja',
    things: '患者',
    may: '検診|来院|予約|お知らせ',
    fields: '氏名|名前, 電話, 前回来院日|前回, 次回予定日|次回, はがき',
  },
  {
    prompt:
      '婚活パーティーの運営をしてます。開催日・会場・定員のイベント一覧と、参加者(ニックネーム、年齢、性別、参加イベント、参加費入金)の一覧',
    language: 'ja',
    things: 'イベント|パーティー, 参加者',
    may: '会場, マッチング|カップル',
    fields: '開催日|日, 会場, 定員, ニックネーム, 年齢, 性別, 入金|参加費',
  },
  {
    prompt: '登山の記録帳。山の名前と標高、登った日、コース、歩いた時間、天気、写真、五つ星の満足度。',
    language: 'ja',
    things: '登山|山|山行|記録',
    may: '山, コース',
    fields: '山|山名|山の名前, 標高, 登った日|登山日|日付, コース, 時間, 天気, 写真|画像, 満足度|評価',
  },
  {
    prompt:
      '広報部です。プレスリリースの配信予定をカレンダーで見たい。タイトル、配信日、担当、配信先、原稿ファイル、承認状況(下書き、確認中、承認済)。',
    language: 'ja',
    things: 'リリース|プレス|配信',
    may: '配信先|媒体|メディア, 担当',
    fields: 'タイトル|件名, 配信日|配信, 担当, 配信先, 原稿|ファイル, 承認状況|承認|状況|ステータス',
    shows: 'calendar',
  },
  {
    prompt: 'グループホームの申し送り。入居者(氏名、部屋番号、生年月日)と申し送り(入居者、日時、書いた職員、内容、重要かどうか)',
    language: 'ja',
    things: '入居者, 申し送り',
    may: '職員|スタッフ',
    fields: '氏名|名前, 部屋番号|部屋, 生年月日, 日時, 職員|書いた|記入者, 内容, 重要',
  },
  {
    prompt: '共働き夫婦の家事分担。家事の名前、担当(夫、妻、どっちでも)、頻度、最後にやった日',
    language: 'ja',
    things: '家事',
    may: '実施|記録|履歴',
    fields: '家事|名前|名称, 担当, 頻度, 最後|前回|日',
  },
  {
    prompt: 'レコードのコレクションをジャケット写真で一覧したい。アルバム名、アーティスト、発売年、盤の状態、買った値段。',
    language: 'ja',
    things: 'レコード|アルバム|コレクション',
    may: 'アーティスト',
    fields: 'アルバム名|アルバム|タイトル, アーティスト, 発売年|年, 状態|盤, 値段|価格|購入, ジャケット|写真|画像',
    shows: 'gallery',
  },
  {
    prompt: 'メルカリの出品管理。商品名、仕入れ値、売値、送料、状態(出品前、出品中、売れた、発送済)、売れた日',
    language: 'ja',
    things: '商品|出品',
    may: '仕入|仕入先, 売上',
    fields: '商品名|商品|名前, 仕入れ値|仕入, 売値|販売価格|価格, 送料, 状態|ステータス, 売れた日|販売日|売却日',
  },
  {
    prompt:
      '社用車4台の予約と給油の記録をとりたいです。車には車種とナンバーと車検日、予約には車・使う人・出発と帰着の日時・行き先、給油は車・日付・リットル・金額。',
    language: 'ja',
    things: '車|車両|社用車, 予約, 給油',
    may: '社員|使用者|利用者',
    fields:
      '車種, ナンバー, 車検日|車検, 使う人|使用者|利用者|運転, 出発, 帰着|帰社|返却, 行き先|行先, 日付|給油日, リットル|給油量|量, 金額',
  },
  {
    prompt:
      '父が先月から在宅療養になりました。毎日ヘルパーさん、訪問看護師さん、家族が入れ替わりで来るので、誰がいつ来て何をしたかを一か所に残したいんです。来た人、日時、したこと、父の様子(良い、普通、悪い)、それと気になった点。あと、通院の予定(日時、病院、付き添い)も別に欲しいです。スマホで見ることがほとんどです。',
    language: 'ja',
    things: '訪問|記録|ケア|介護, 通院',
    may: '来た人|訪問者|ヘルパー|担当者|関係者|スタッフ, 病院',
    fields: '来た人|訪問者|担当|名前, 日時, したこと|内容|ケア, 様子|状態|体調, 気になった|備考|メモ|気づき, 病院, 付き添い|付添',
  },
  {
    prompt:
      '個人でウェブ制作をしています。去年は請求漏れが2件もあって、妻に怒られました。お客さんごとに案件があって、案件ごとに請求書を1〜2枚出します。お客さんは会社名と担当者とメール、案件は名前と開始日と納期と金額、請求書は番号と発行日と支払期限と金額と入金したかどうか。支払期限を過ぎて入金がない請求書は赤くしてほしいです。',
    language: 'ja',
    things: '客|顧客|クライアント, 案件, 請求書|請求',
    fields: '会社名, 担当者|担当, メール, 開始日, 納期, 金額, 番号, 発行日, 支払期限|期限, 入金',
  },
  {
    prompt:
      '中学の同級生5人で年に一度旅行しています。毎回お金の精算でもめるので、誰が何にいくら払ったかを入れておく場所がほしい。日付、払った人、内容、金額、対象の人。旅行は毎年別なので旅行ごとに分けたいです。合計も見たい。',
    language: 'ja',
    things: '旅行, 支払い|支出|費用|立替|精算|出費',
    may: 'メンバー|人|参加者|友人',
    fields: '日付|日, 払った人|支払者|立替, 内容, 金額, 対象',
  },
  {
    prompt:
      '病院の栄養科で働く管理栄養士です。いま紙の台帳で食物アレルギーの患者さんを管理していますが、転記ミスが怖くて。患者ID、病室、アレルゲン(卵、乳、小麦、そば、えび、かに、落花生から複数)、重症度、代替食の内容、確認者を入力できるようにしてください。名前は個人情報なので入れません。患者IDとアレルゲンは必須です。',
    language: 'ja',
    things: '患者|アレルギー',
    may: 'アレルゲン, 代替食',
    fields: '患者ID|ID, 病室|部屋, アレルゲン|アレルギー, 重症度, 代替食, 確認者|確認',
  },
  {
    prompt:
      '今度うちの商店街で初めてスタンプラリーをやることになったんですよ。参加するお店が20軒くらいで、店名と住所と店主と電話、それから景品を出してくれるかどうか。景品のほうは品物と数とどの店からか、が分かればいい。あと準備のやることリスト(誰が、いつまで、終わったか)。自分は八百屋で機械はさっぱりなので簡単なのを頼みます。',
    language: 'ja',
    things: '店|店舗|参加店, 景品, やること|タスク|準備',
    may: '参加者|お客, スタンプ',
    fields: '店名|店|名前, 住所, 店主, 電話, 品物|景品|品名, 数|数量|個数, 担当|誰, いつまで|期限|締切, 終わった|完了|済',
  },
  {
    prompt:
      '趣味でコーヒーの自家焙煎してます。豆は産地、品種、精製方法、買った店、残量(g)。焙煎ログは豆、日付、投入温度、1ハゼの時間、2ハゼの時間、焙煎度合い(浅煎り、中煎り、深煎り)、味の評価。毎回ノートに書いてるんですが字が汚くて読めない笑',
    language: 'ja',
    things: '豆|コーヒー豆|生豆, 焙煎',
    may: '店|購入先',
    fields: '産地, 品種, 精製, 店|購入, 残量, 日付|焙煎日, 投入温度|投入, 1ハゼ|一ハゼ, 2ハゼ|二ハゼ, 焙煎度|度合い, 評価|味',
  },
  {
    prompt:
      '少年野球の保護者会で車出し係をしています。試合のたびにLINEで「誰が車出せる?」と聞いて集計するのが本当に大変です。試合は日付・相手・球場・集合時間、車出しは家庭名・試合・乗せられる人数・道具を積めるか。試合はカレンダーで見られると他のお母さんにも見せやすいです。',
    language: 'ja',
    things: '試合, 車出し|配車|車',
    may: '家庭|保護者, 選手|子ども',
    fields: '日付|日|試合日, 相手|対戦, 球場|会場|場所, 集合時間|集合, 家庭名|家庭, 人数|定員|乗せられる, 道具',
    shows: 'calendar',
  },
  {
    prompt:
      '購買部の鈴木と申します。仕入先約80社の評価を年1回行っておりまして、これまではExcelを回覧しておりました。仕入先には社名、品目、窓口、電話番号。評価は仕入先、年度、品質・価格・納期の点数、総合コメント、評価者を記録したく存じます。よろしくお願いいたします。',
    language: 'ja',
    things: '仕入先|取引先, 評価',
    may: '評価者|社員, 品目',
    fields: '社名|会社名, 品目, 窓口|担当, 電話, 年度, 品質, 価格, 納期, コメント, 評価者',
  },
  {
    prompt:
      '息子が食物アレルギーで除去食を少しずつ試しています。食べた日、食べ物、量(g)、症状が出たかどうか、どんな症状か、写真。先生に診察のとき見せるので新しい順がいいです。ほかの余計なものは要りません。',
    language: 'ja',
    things: '記録|食べ物|食事|試食|負荷|症状|アレルギー',
    may: '食べ物|食品|食材, 診察|受診',
    fields: '食べた日|日付|日, 食べ物|食品|食材, 量, 症状, 写真|画像',
  },
  {
    prompt:
      'フリーでヨガを教えています。曜日ごとにスタジオが3か所あって、生徒さんは全部で60人ほど。生徒さんの名前、電話、持病や注意点、回数券の残りを見たいです。レッスンは日時、スタジオ、テーマ、定員。どのレッスンに誰が来たかの出席も。回数券の残りが1以下の人は目立つように。',
    language: 'ja',
    things: '生徒, レッスン|クラス, 出席|参加|予約',
    may: 'スタジオ|会場, 回数券',
    fields: '名前|氏名, 電話, 持病|注意|健康, 回数券|残り, 日時, スタジオ, テーマ, 定員',
  },
  {
    prompt:
      '祖父が遺した切手が段ボール4箱あります。まず何があるのか記録して、いずれ売るか決めたい。国、発行年、額面、使用済みか未使用か、傷み具合、写真、どの箱に入っているか。写真を並べて見られるようにしてほしいです。',
    language: 'ja',
    things: '切手',
    may: '箱|保管場所, 国',
    fields: '国|発行国, 発行年|年, 額面, 使用|未使用, 傷み|状態, 写真|画像, 箱',
    shows: 'gallery',
  },
  {
    prompt:
      '学会の事務局をしています。演題の申し込みが毎年200件くらい来ます。演題名、筆頭演者、所属、メール、発表形式(口演、ポスター)、抄録、査読結果(未、採択、不採択)。査読者のリスト(氏名、専門、メール)もあって、どの演題を誰が査読するか割り当てたいです。',
    language: 'ja',
    things: '演題|申し込み|発表, 査読者',
    may: '査読|割り当て, 演者',
    fields: '演題名|演題|タイトル, 筆頭演者|演者, 所属, メール, 発表形式|形式, 抄録, 査読結果|結果|査読, 氏名|名前, 専門',
  },
  {
    prompt:
      '引っ越しが来月なのに何も進んでない…。段ボールに番号つけて、中身と運ぶ部屋とワレモノかどうかを控えたい。あと解約とか住所変更とかのやることリスト、期限つきで。それだけ、急ぎで!',
    language: 'ja',
    things: '段ボール|箱|荷物, やること|タスク|手続き|todo',
    may: '部屋',
    fields: '番号, 中身|内容, 部屋, ワレモノ|割れ物|われもの, 期限|締切|期日',
  },
  {
    prompt:
      '地元の劇団で制作を担当しています。秋の公演に向けて稽古の予定(日時、場所、場面、参加する役者)と、小道具(名前、場面、調達方法、担当、揃ったか)をまとめたいです。役者は名前、役名、連絡先。舞台監督が紙派なので、印刷もするかもしれません。',
    language: 'ja',
    things: '稽古, 小道具, 役者|出演者|キャスト',
    may: '場面|シーン, 公演',
    fields: '日時, 場所, 場面|シーン, 名前, 調達, 担当, 揃った|準備|済|状態, 役名|役, 連絡先|電話|メール',
  },
  {
    prompt:
      '訪問リハビリの理学療法士です。利用者さんの自主トレがちゃんと続いているか見たくて。利用者(氏名、年齢、疾患名、目標)と、自主トレ記録(利用者、日付、種目、回数、痛みの強さ0〜10、コメント)があるといいです。データの推移がグラフで見られたら最高です。',
    language: 'ja',
    things: '利用者|患者, 自主トレ|記録|トレーニング',
    may: '種目|運動|メニュー',
    fields: '氏名|名前, 年齢, 疾患, 目標, 日付, 種目, 回数, 痛み, コメント',
    shows: 'dashboard',
  },
  {
    prompt:
      'マンションの管理組合で今年理事長が回ってきました。住民からの要望や苦情が口頭で来ては忘れられていくので、受付日、部屋番号、内容、種類(騒音、設備、駐輪場、その他)、対応(未着手、対応中、済)、回答を残したいです。総会で報告するときに種類別の件数も出せると助かります。',
    language: 'ja',
    things: '要望|苦情|受付',
    may: '住民|部屋|住戸, 理事|担当',
    fields: '受付日|日付, 部屋番号|部屋, 内容, 種類|種別|分類, 対応|状況|ステータス, 回答',
  },
]
