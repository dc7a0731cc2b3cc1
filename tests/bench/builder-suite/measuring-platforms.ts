// The other half of what the five strangers of working-platforms.ts wrote. Nobody has read it: only its figures may be looked at.
import type { SuiteBrief } from './cases.ts'

export const measuringPlatforms: readonly SuiteBrief[] = [
  {
    prompt: 'tattoo studio booking page, clients pick an artist and a date. dark mode pls',
    language: 'en',
    lists: {
      'bookings|appointments|reservations|sessions':
        'client|customer|client name|name, artist|tattoo artist|tattooist, date|day|appointment date',
      'artists|tattoo artists|tattooists': '',
      'clients|customers': '',
    },
    may: 'designs|tattoos|flash designs, gallery|portfolio|photos|images, services|tattoo styles|styles, time slots|slots|availabilities, reviews|testimonials, users|people',
    mayFields:
      'name, email, phone, time|start time, status, notes|description|idea, photo|image, bio, style|specialty, size, placement, deposit|price, instagram, duration',
  },
  {
    prompt: 'A kanban board for my freelance translation jobs with language pair, deadline and word count',
    language: 'en',
    lists: {
      'jobs|translation jobs|translations|projects|assignments|orders':
        'language pair|languages|source language|target language, deadline|due date|due, word count|words|number of words, status|stage|column',
    },
    may: 'clients|customers|agencies, invoices, languages|language pairs, rates|prices, files|documents, users|people',
    mayFields:
      'title|name, client|customer, rate|price|price per word, total|amount|fee, notes|description, target language, source language, subject|field, file|document, priority',
  },
  {
    prompt: 'Inventory app for a vinyl record store: artist, album, condition, price. CSV export',
    language: 'en',
    lists: {
      'records|vinyl records|vinyls|albums|items|inventory|inventory items|products|stock items':
        'artist|band, album|title|album title|name, condition|grade, price|selling price',
    },
    may: 'artists|bands, genres|categories, sales|orders, suppliers|vendors, customers|clients, purchases, labels|record labels, users|people|staff',
    mayFields:
      'quantity|stock|stock count, genre|category, year|release year, label|record label, format, barcode|sku|catalogue number, photo|cover|image, cost|purchase price, location|shelf, notes, status|sold, date added',
  },
  {
    prompt: 'members book tennis courts by the hour, show it in a calendar',
    language: 'en',
    lists: {
      'members|players|club members': '',
      'courts|tennis courts': '',
      'bookings|reservations|court bookings|court reservations':
        'member|player|booked by, court|tennis court, hour|time|start time|start|time slot|slot|date|starts at',
    },
    may: 'time slots|slots, tournaments|matches|games, payments|fees, announcements|news, memberships, blocked times|closures, users|people',
    mayFields:
      'name|title, email, phone, date|day, end time|end|ends at, duration, surface, indoor, status, notes, partner|opponent|guests, price',
  },
  {
    prompt: 'Baby log: feedings, naps and diapers, both parents log in',
    language: 'en',
    lists: {
      'feedings|feeds|meals|bottles': '',
      'naps|sleeps|sleep sessions|sleep': '',
      'diapers|diaper changes|nappies|nappy changes': '',
    },
    may: 'babies|children|kids, parents|caregivers, users|people|profiles, growth records|measurements|weights, medicines|medications, notes|milestones, doctor visits|appointments',
    mayFields:
      'time|date|start time|start|started at, end time|end|ended at, duration, amount|volume, type|kind, side|breast, notes|note, baby|child, logged by|parent, name, birth date|birthday, quality',
  },
  {
    prompt: 'Need a maintenance ticket board for our 4 apartment buildings. Tenants report, janitor closes.',
    language: 'en',
    lists: {
      'tickets|maintenance tickets|maintenance requests|requests|issues|reports|repairs':
        'building|apartment building|property, tenant|reported by|reporter|renter, status|state|closed|stage',
      'buildings|apartment buildings|properties|houses': '',
      'tenants|renters|residents': '',
    },
    may: 'apartments|units|flats, janitors|staff|caretakers, comments|updates|notes, contractors|vendors, categories, photos|attachments, users|people',
    mayFields:
      'title|subject|name, description|details, priority|urgency, category|type, photo|image, apartment|unit|flat, reported on|created|date, closed on|closed at, janitor|assigned to|assignee, address, email, phone, cost',
  },
  {
    prompt: 'Dashboard with charts for my food truck sales per day and per location',
    language: 'en',
    lists: {
      'sales|sale entries|daily sales|revenues|transactions':
        'day|date|sold on, location|place|stop|spot, amount|total|revenue|sales',
    },
    may: 'locations|spots|stops|places, products|menu items|dishes|items, expenses|costs, events, employees|staff, goals|targets, users|people',
    mayFields:
      'orders|number of orders|customers, item|product, quantity, payment method, weather, notes, name, address, cost|expenses, profit, price, time',
  },
  {
    prompt: 'a website builder style landing page for our co-working space with newsletter signup',
    language: 'en',
    lists: {
      'subscribers|newsletter subscribers|signups|sign-ups|newsletter signups|subscriptions|newsletter subscriptions': '',
    },
    may: 'plans|memberships|pricing plans|prices, spaces|rooms|desks, bookings|tours|tour requests, testimonials|reviews, amenities|features, events, photos|images, messages|enquiries|contact messages, members, newsletters|issues, faqs|questions',
    mayFields:
      'email|email address, name, subscribed on|signed up on|date|created, status|confirmed|active, title, price, description, photo|image, message, phone',
  },
  {
    prompt: 'Track loaned tools between neighbours, who has what and since when',
    language: 'en',
    lists: {
      'tools|items': '',
      'loans|lendings|borrowings|rentals|checkouts':
        'tool|item, neighbour|neighbor|borrower|who|borrowed by|lent to, since|date|loaned on|borrowed on|loan date|start date|lent on',
      'neighbours|neighbors|borrowers': '',
    },
    may: 'users|people|members, categories|tool types, requests|reservations, streets|addresses, messages|reminders',
    mayFields:
      'name|title, owner, description|notes, photo|image, condition, category, due date|return by|due, returned on|return date|returned, status|available, phone, email, address|house number',
  },
  {
    prompt: 'Horse stable app: horses, boxes, owners, feeding plan for each horse',
    language: 'en',
    lists: {
      horses: 'box|stall|stable, owner|horse owner',
      'boxes|stalls|stables|horse boxes': '',
      'owners|horse owners': '',
      'feeding plans|feedings|feed plans|feeding plan|feeding schedules|meals': 'horse',
    },
    may: 'feeds|feed types|foods, vet visits|treatments|health records, farrier visits, staff|grooms|employees, invoices|payments, riding lessons|lessons, tasks, paddocks|pastures, users|people',
    mayFields:
      'name|title, breed, birth date|age|date of birth, sex|gender, colour|color, photo|image, notes|remarks, number|box number, size, phone, email, address, feed|food, amount|quantity, time|time of day|meal, frequency, status, price|rent',
  },
  {
    prompt: 'Sample tracking for a small soil lab, barcode search and status per sample',
    language: 'en',
    lists: { 'samples|soil samples': 'barcode|code|sample code, status|state|stage' },
    may: 'clients|customers, tests|analyses|test results|results|measurements, sites|fields|locations, technicians|staff|employees, reports, orders|requests, methods|test types, users|people',
    mayFields:
      'client|customer, received on|date received|date|received, collected on|collection date|sampled on, location|site|field, depth, ph, notes|remarks, technician|assigned to, result|results, type|soil type, weight, priority, name|title, storage|shelf',
  },
  {
    prompt:
      'We are a small veterinary clinic and need an app where pet owners book appointments for their pets, and vets write notes after each visit. Vaccinations should be listed per pet with a due date.',
    language: 'en',
    lists: {
      'owners|pet owners|clients|customers': '',
      'pets|animals|patients': 'owner|pet owner|client',
      'appointments|bookings|visits':
        'pet|animal|patient, owner|pet owner|booked by|client, notes|visit notes|vet notes|note, vet|veterinarian|doctor',
      'vaccinations|vaccines|shots|immunizations': 'pet|animal|patient, due date|due|due on|next due',
      'vets|veterinarians|doctors': '',
    },
    may: 'visits|visit notes|notes|medical records, treatments|prescriptions|medications, invoices|payments, rooms, species|breeds, reminders, users|people|staff, time slots',
    mayFields:
      'name, email, phone, address, species|animal type, breed, birth date|age, weight, sex|gender, photo, date|time|starts at, reason|complaint, status, vaccine|name|title, given on|date given|administered on, diagnosis, batch number, speciality, visit|appointment, text|note',
  },
  {
    prompt:
      'a driving school scheduler where students book lessons with an instructor and a car, instructors see their own day, and only the admin can add cars',
    language: 'en',
    lists: {
      'students|learners|pupils': '',
      'lessons|driving lessons|bookings|appointments':
        'student|learner|pupil, instructor|teacher|driving instructor, car|vehicle',
      'instructors|teachers|driving instructors': '',
      'cars|vehicles': '',
    },
    may: 'exams|driving tests|tests, payments|invoices, packages|courses, availabilities|time slots|slots, branches|locations, progress|evaluations|skills, users|people|admins',
    mayFields:
      'name, email, phone, date|day, time|start time|start|starts at, end time|end|duration, status, pickup location|location|meeting point, notes, license plate|plate|registration, model|make, transmission, birth date, license class|class, price, paid, year',
  },
  {
    prompt:
      'I need an invoice tool. Clients, invoices with number, date, due date and paid yes/no, and invoice lines with description, quantity and price. PDF download would be great.',
    language: 'en',
    lists: {
      'clients|customers': '',
      'invoices|bills':
        'number|invoice number|invoice no, date|invoice date|issued on|issue date, due date|due|due on, paid|is paid|paid yes/no|status',
      'invoice lines|lines|line items|invoice items|items|positions':
        'invoice|bill, description|text|title, quantity|qty|amount, price|unit price|rate',
    },
    may: 'payments, products|services, expenses, projects, taxes|tax rates, companies|company settings|settings, users|people',
    mayFields:
      'client|customer, name, email, address, phone, vat number|tax number|tax id, total|amount|subtotal, tax|vat, notes, paid on, currency, company, discount, unit, sent on',
  },
  {
    prompt:
      'Build a site for a kayak rental on the lake: visitors see kayaks with photo, seats and price per hour, and reserve one for a day with their name and phone number.',
    language: 'en',
    lists: {
      'kayaks|boats': 'photo|image|picture, seats|number of seats|places, price per hour|hourly price|price|rate|hourly rate',
      'reservations|bookings|rentals':
        'kayak|boat, day|date|reserved for|reservation date, name|visitor|customer|customer name|visitor name, phone number|phone',
    },
    may: 'customers|visitors|guests|clients, reviews|testimonials, payments, locations|stations|docks, time slots|opening hours, tours|trips, messages|enquiries, users|people|staff, equipment|accessories|extras',
    mayFields:
      'name|title|model, description, colour|color, status|available, email, start time|time|start, end time|end, hours|duration, total|price, notes|message, deposit, length, weight limit, quantity|number of kayaks, paid',
  },
  {
    prompt:
      "I'm a piano tuner. Would love a simple diary of my clients' pianos (make, serial no, year), when I last tuned them and what pitch, with a reminder after 6 months",
    language: 'en',
    lists: {
      'clients|customers|owners': '',
      'pianos|instruments':
        'client|customer|owner, make|brand|manufacturer, serial number|serial no|serial, year|year built|built',
      'tunings|visits|tuning visits|services|diary entries|appointments|tuning records|service records':
        'piano|instrument, tuned on|date|tuning date|last tuned, pitch|frequency|tuning pitch',
    },
    may: 'reminders|notifications, invoices|payments, repairs, users|people, locations|places|venues',
    mayFields:
      'name, phone, email, address, notes|remarks|condition, model, type, location|room, price|fee, last tuned|last tuned on, next due|next tuning|reminder date|remind on|due date, humidity, temperature, photo, pitch, status',
  },
  {
    prompt:
      'we organize a tabletop gaming con, need an event page with the schedule, game masters, game sessions (system, seats, table) and players registering for sessions',
    language: 'en',
    lists: {
      'sessions|game sessions|games':
        'system|game system|game, seats|number of seats|places|max players, table|table number, game master|gm|host',
      'game masters|gms|masters|hosts': '',
      'players|attendees|participants|visitors': '',
      'registrations|signups|sign-ups|session registrations|bookings':
        'player|attendee|participant|name, session|game session|game',
    },
    may: 'schedule|schedule items|time slots|slots|schedule entries|program items, tables|rooms|locations, systems|game systems, sponsors, tickets|orders, announcements|news, events|conventions|cons, users|people|organizers, faqs',
    mayFields:
      'title|name, description, start|start time|starts at|time|date, end|end time|ends at|duration, age|minimum age, language, level|experience level, bio, photo|image, email, status, notes, registered on, nickname, day',
  },
  {
    prompt:
      'Internal tool for a law office to track court deadlines: case number, client, court, deadline, responsible lawyer, done. Red if less than 3 days left. Login with roles, partners see everything.',
    language: 'en',
    lists: {
      'deadlines|court deadlines|cases|court dates':
        'case number|case|case no|file number, client|customer, court, deadline|date|due date|due, responsible lawyer|lawyer|attorney|responsible|assigned to, done|completed|status|finished',
    },
    may: 'cases|matters|files, clients|customers, lawyers|attorneys|employees|staff|partners, courts, documents|attachments, notes|comments, reminders|notifications, users|people, roles',
    mayFields:
      'title|name|subject|description, notes|remarks, type|deadline type, priority, reminder|reminder date, opposing party, done on|completed on, email, phone, role, created',
  },
  {
    prompt:
      'Hello, our football team (under 12s) needs something for parents: matches with opponent, date, kick-off, home or away, and for every match which kids can play and who drives.',
    language: 'en',
    lists: {
      'matches|games|fixtures':
        'opponent|rival|opposing team, date|day|match date, kick-off|kickoff|kick off|time|start time, home or away|home/away|home|venue|location type',
      'kids|players|children': '',
      'availabilities|availability|attendances|player availability|responses|rsvps|lineups|confirmations':
        'match|game|fixture, kid|player|child, can play|available|status|availability|coming',
      'drivers|rides|lifts|carpools|driver signups|cars': 'match|game|fixture, driver|parent|who drives|name',
    },
    may: 'parents|guardians, trainings|practices, teams, results|scores|goals, announcements|messages|news, users|people|coaches, opponents, locations|pitches',
    mayFields:
      'name, shirt number|number, birth date|age, position, parent|guardian, phone, email, address|location|pitch, result|score, notes|comment, seats|number of seats|free seats, meeting point|meeting time, kid|players',
  },
  {
    prompt:
      'Physiotherapist here. Patients, treatment plans with exercises (name, reps, sets, video link), patients tick off exercises every day and I see their progress in a chart.',
    language: 'en',
    lists: {
      'patients|clients': '',
      'treatment plans|plans|therapy plans|programs': 'patient|client',
      'exercises|plan exercises':
        'treatment plan|plan|therapy plan, name|title|exercise, reps|repetitions, sets|number of sets, video link|video|video url|link',
      'completions|exercise logs|logs|check-ins|checkins|ticks|done exercises|progress entries|progress|exercise completions|completed exercises':
        'exercise, patient|client, date|day|done on|completed on, done|completed|ticked off|status',
    },
    may: 'appointments|sessions|visits, notes|session notes, therapists|physiotherapists|staff, pain scores|measurements, users|people, messages, diagnoses, body parts|exercise categories|categories',
    mayFields:
      'email, phone, birth date|date of birth|age, diagnosis|complaint|condition, title|name, start date|start, end date|end, notes|remarks|comment, pain|pain level, goal, description|instructions, frequency|times per week, status, photo|image, therapist, duration',
  },
  {
    prompt:
      'Build an alumni directory for our engineering faculty with name, graduation year, current employer, city and LinkedIn. Searchable, filter by year, only verified alumni can log in.',
    language: 'en',
    lists: {
      'alumni|alumnis|graduates|alumni profiles|members|profiles|people':
        'name|full name, graduation year|year|class of|graduated, current employer|employer|company, city|location, linkedin|linkedin url|linkedin profile, verified|is verified|status',
    },
    may: 'employers|companies, cities|locations, degrees|programs|departments, events|reunions, jobs|job posts, news|announcements, messages, users|accounts|admins, verification requests|verifications',
    mayFields:
      'email, phone, photo|avatar|picture, bio|about, degree|major|field of study, job title|position, country, joined on|created, role, website, mentor',
  },
  {
    prompt:
      'Wedding planner app please!! Guests with RSVP, diet and table number, vendors with contact + cost, budget overview pie chart and a to-do list with due dates.',
    language: 'en',
    lists: {
      'guests|invitees|wedding guests':
        'rsvp|rsvp status|response|status|attending, diet|dietary needs|dietary requirements|dietary|food preference, table number|table',
      'vendors|suppliers': 'contact|contact person|phone|email|contact details, cost|price|amount',
      'tasks|to-dos|todos|to dos|to-do items|todo items|to-do list': 'due date|due|due on|deadline',
    },
    may: 'budget items|budget|expenses|costs|budgets|budget entries|budget categories, tables|seating tables, weddings|events|couples, categories|vendor categories, invitations, gifts, payments, schedule items|timeline events|timeline, users|people, venues, notes',
    mayFields:
      'name|title, email, phone, plus one|plus ones|companions, side, group|household, category|type|service, paid|deposit|paid amount, status|done|completed, assigned to|assignee, notes|description, website, priority, planned|budgeted, address, meal',
  },
  {
    prompt:
      'Restaurant website for a Georgian kitchen in Porto: menu with dishes, price and allergens, opening hours, photo gallery, table reservation with date, time, guests, name and phone.',
    language: 'en',
    lists: {
      'dishes|menu items|menu|meals|items': 'price, allergens|allergen, name|title|dish',
      'opening hours|opening times|hours|business hours': '',
      'photos|gallery images|gallery|images|gallery photos|pictures': '',
      'reservations|bookings|table reservations':
        'date|day, time|hour|start time, guests|number of guests|party size|people|persons, name|guest name|customer name, phone|phone number',
    },
    may: 'categories|menu categories|courses|menu sections, allergens, tables, reviews|testimonials, messages|contact messages|enquiries, events|specials, wines|drinks, users|people|staff|admins, subscribers',
    mayFields:
      'description, photo|image|picture, category|section|course, vegetarian|vegan|spicy, available, day|weekday, opens|open from|from|opens at|open, closes|closes at|to|close, closed, caption|title|alt text, position|order|sort order, status, notes|message|special requests, email, table, created',
  },
  {
    prompt:
      'Good afternoon. We are a mid-sized property management company and would like to replace our spreadsheets. We look after around 300 units in 25 properties. For each unit: size, rent, floor. Leases connect a tenant with a unit and have a start date, end date and deposit. Payments are recorded per lease with amount and month. Management should see a dashboard of vacancies and overdue rent.',
    language: 'en',
    lists: {
      'properties|buildings|houses': '',
      'units|apartments|flats': 'property|building, size|area|square metres|square meters, rent|monthly rent, floor|level',
      'tenants|renters|residents': '',
      'leases|contracts|rental contracts|lease agreements':
        'tenant|renter, unit|apartment|flat, start date|start|from, end date|end|to, deposit|security deposit',
      'payments|rent payments': 'lease|contract, amount|sum, month|period|date',
    },
    may: 'owners|landlords, maintenance requests|tickets|repairs, documents|files, vacancies, invoices, employees|staff|managers, contractors|vendors, users|people, meters|meter readings, expenses',
    mayFields:
      'name|title, address, city, number|unit number, rooms|bedrooms, status|vacant|occupied, email, phone, rent|monthly rent, paid on|payment date|received on, due date, method, notes, number of units, year built, bank account|iban',
  },
  {
    prompt:
      'I want to launch a platform for amateur astronomers. Members log observations: object (like M31 or Saturn), date and time, telescope, eyepiece, seeing on a scale from 1 to 5, sketch or photo, and notes. Observing sites have a name, coordinates and Bortle class and should appear on a map. Members can follow each other and like observations. Dark mode with red text for night use is essential.',
    language: 'en',
    lists: {
      'members|users|observers|astronomers|profiles|people': '',
      'observations|observation logs|logs':
        'object|target|celestial object, date|date and time|observed at|observed on, time|date and time|observed at, telescope|scope|instrument, eyepiece, seeing|seeing score|seeing scale, photo|sketch|image|sketch or photo|picture, notes|note|comments, member|observer|user|author',
      'observing sites|sites|locations|observation sites|observing locations|places':
        'name|title, coordinates|latitude|longitude|location|position, bortle class|bortle|bortle scale',
      'follows|followers|followings|follow relations|connections':
        'follower|member|user|follower member, followed|following|followed member|followee|followed user',
      'likes|reactions': 'observation, member|user|liked by',
    },
    may: 'objects|celestial objects|targets|catalogue objects, telescopes|equipment|instruments, eyepieces, comments, events|star parties|meetups, photos|images|sketches, badges|challenges, users|people|accounts, notifications',
    mayFields:
      'name|nickname|username, email, bio|about, avatar|photo, site|observing site|location, transparency, title, country|city, magnification, weather|conditions, created|date, description, longitude, latitude, visibility|public, rating',
  },
  {
    prompt:
      "My sister and I sell second hand designer clothes from 3 pop-up locations and Instagram. We take things on consignment, so every item belongs to a consignor who gets 60% after it sells. Items: brand, size, condition, asking price, photos, location, status. When it's sold we enter sale price and date, and at month end we want a payout list per consignor.",
    language: 'en',
    lists: {
      'items|clothes|garments|products|pieces|clothing items|articles':
        'consignor|owner|seller, brand|label|designer, size, condition|state, asking price|price, photos|photo|images|image|pictures, location|pop-up location|shop|store, status',
      'consignors|sellers|owners': '',
      'sales|sold items': 'item|garment|product, sale price|price|sold for|amount, sale date|date|sold on|sold at',
      'payouts|consignor payouts|payout list|payments':
        'consignor|seller|owner, amount|payout amount|total|payout, month|period|date',
      'locations|pop-up locations|pop-ups|popups|shops|stores': '',
    },
    may: 'brands|designers, categories|item types, item photos|photos|images, customers|buyers, channels|sales channels, users|people|staff',
    mayFields:
      'name|title, description, category|type, colour|color, material, email, phone, address, iban|bank account|bank details, commission|share|percentage|consignor share, channel|sales channel, buyer|customer, received on|date received|added on|intake date, paid|paid on|status, sku|barcode|item number, notes, sale price|sold price|sold on|sale date, location, start date|end date, instagram',
  },
  {
    prompt:
      "Dear team, I am the secretary of a parents' association. For the yearly summer fair I have to coordinate stalls, helpers and cakes. Each stall has a name, a responsible parent and a spot on the school yard. Parents sign up as helpers for a stall and a time slot. Others promise a cake and tell us what kind and if it contains nuts. No login for parents please, only I should have a password.",
    language: 'en',
    lists: {
      'stalls|booths|stands':
        'name|title|stall name, responsible parent|responsible|parent|person in charge|contact, spot|location|place|position',
      'helpers|signups|sign-ups|helper signups|helper shifts|helper sign-ups|shifts|volunteers|registrations':
        'stall|booth|stand, time slot|slot|time|shift, parent|name|helper|parent name|helper name',
      'cakes|cake donations|cake promises|cake pledges|donations':
        'kind|type|kind of cake|what kind|cake, contains nuts|nuts|has nuts',
    },
    may: 'parents|families|guardians, time slots|slots|shifts, users|people|admins, fairs|events, classes|children, announcements|messages, tasks, spots|locations',
    mayFields:
      'email, phone, description|notes|comment, name|parent|donor|baker, start|start time|from, end|end time|to, helpers needed|number of helpers|capacity, class, child, gluten free|vegan|allergens, quantity|number, status, date|created, photo',
  },
  {
    prompt:
      'Build me something like Strava but for our trail running club. Runners, routes with distance, elevation gain, difficulty and gpx file, group runs on a calendar with meeting point and leader, and runners join group runs. After a run they enter their time, and every route has a leaderboard. Nice to have: badges. Green/brown design, works on phones.',
    language: 'en',
    lists: {
      'runners|members|club members': '',
      'routes|trails|tracks':
        'distance|length|km, elevation gain|elevation|ascent, difficulty|grade|level, gpx file|gpx|file|track file',
      'group runs|runs|events|club runs':
        'date|day|starts at|start time|time, meeting point|meeting place|location, leader|run leader|guide|led by',
      'participations|participants|joins|signups|sign-ups|group run participants|attendances|registrations|group run signups|run participants|rsvps':
        'runner|member|participant, group run|run|event',
      'results|times|run times|run results|entries|completed runs|efforts|finishes':
        'runner|member, time|finish time|duration|result, route|trail',
    },
    may: 'badges|achievements, earned badges|runner badges|awarded badges, leaderboards|leaderboard entries|leaderboard, comments|likes, photos, announcements|news, races, challenges, users|people|profiles|accounts',
    mayFields:
      'name|title|full name, email, photo|avatar, description|notes, route|trail, pace, max participants|capacity, status, group run|run, date|run on, location|start point|region, birth date|age group, gender, joined on, surface, map, icon',
  },
  {
    prompt:
      "I'm building an MVP for a startup: peer-to-peer babysitting in Berlin. Parents create requests with date, time from-to, number of kids and district. Sitters apply to a request with a short message. Parents accept one. After the job both sides leave a review with stars and text. Sitter profiles: photo, bio, hourly rate, first aid certificate yes/no. Stripe later, not now.",
    language: 'en',
    lists: {
      'parents|families': '',
      'requests|babysitting requests|jobs|job requests|sitting requests':
        'parent|family|created by|posted by, date|day, time from|from|start time|start, time to|to|end time|end, number of kids|kids|number of children|children, district|area|neighbourhood|neighborhood',
      'applications|offers|proposals|bids':
        'request|job, sitter|babysitter|applicant, message|text|short message, status|accepted|state',
      'reviews|ratings': 'stars|rating|score, text|comment|review|body, author|reviewer|written by|from',
      'sitters|babysitters|sitter profiles|profiles':
        'photo|picture|avatar|image, bio|about|description, hourly rate|rate|price per hour, first aid certificate|first aid|first aid certified|has first aid',
    },
    may: 'bookings|jobs|sittings|assignments, kids|children, districts|areas, messages|chats|conversations, payments, users|people|accounts|profiles, certificates, favourites|favorites, availabilities',
    mayFields:
      'name|title|full name, email, phone, address, status, notes|description|special needs, created|date|applied on|posted on, subject|reviewed|about|reviewee|to|recipient, request|job, age|birth date, experience|years of experience, languages, hourly rate, sitter, verified, accepted application|accepted sitter',
  },
  {
    prompt:
      "ok so we're 5 flatmates sharing one big flat and it's a mess. want an app with shared expenses (who paid, how much, for what, split between who), a cleaning rota that rotates weekly between us, a shopping list anybody can add to, and maybe a noticeboard for msgs. it should tell us at the end of the month who owes who",
    language: 'en',
    lists: {
      'flatmates|roommates|housemates|members|people|users': '',
      'expenses|shared expenses|costs|bills':
        'paid by|who paid|payer|flatmate|roommate, amount|how much|sum|price, description|for what|title|purpose|what for|name',
      'expense splits|splits|shares|expense shares|split entries|participants':
        'expense|cost|bill, flatmate|roommate|member|person',
      'cleaning rota|cleaning tasks|cleaning duties|rota entries|cleaning turns|cleaning shifts|chores|cleanings|cleaning rota entries|cleaning schedule':
        'flatmate|assigned to|roommate|member|who|person, week|date|week of|due date',
      'shopping list|shopping items|shopping list items|items|groceries': 'added by|flatmate|who|member|user',
      'notices|messages|noticeboard|noticeboard messages|posts|noticeboard posts|notes': '',
    },
    may: 'settlements|payments|debts|balances, categories|expense categories, rooms|areas, users|people|accounts, households|flats, tasks|chores, comments',
    mayFields:
      'name|title, email, date|spent on|paid on|created|posted on, category, split between|participants|shared with|split, share|amount, done|completed|status|bought|checked, quantity|amount, text|message|body|content, author|flatmate|written by|posted by, avatar|photo, phone, area|task|room|chore, receipt|photo, bought by, settled, pinned, price, iban',
  },
  {
    prompt:
      'Can you create a repair management system for my bicycle workshop? Customers bring bikes (brand, model, frame number, colour). A repair order has bike, intake date, promised date, mechanic, status (received, waiting for parts, in work, ready, picked up), list of work done with hours and used parts. Customers get a link where they can see the status without login. Kanban for mechanics and calendar for promised dates.',
    language: 'en',
    lists: {
      'customers|clients': '',
      'bikes|bicycles': 'customer|owner|client, brand|make, model, frame number|frame no|serial number, colour|color',
      'repair orders|orders|repairs|repair jobs|jobs|work orders':
        'bike|bicycle, intake date|received on|intake|date received, promised date|promised on|due date|promised, mechanic|assigned to|technician, status|stage|state',
      'work items|work done|works|labour items|work lines|work entries|tasks|labor items|work performed|repair tasks|services':
        'repair order|order|repair|job, hours|time|hours spent|duration, description|work|title|work done',
      'used parts|parts used|order parts|repair parts|parts|spare parts|part usages':
        'repair order|order|repair|job|work item, part|name|title|spare part',
      'mechanics|technicians|staff|employees': '',
    },
    may: 'parts|spare parts|stock, invoices|payments, status updates|status changes|history, appointments, suppliers, notes|comments, messages|notifications, photos, users|people',
    mayFields:
      'name|title|full name, email, phone, address, type|bike type, year, notes|remarks|problem|description|complaint, number|order number, price|cost|total|unit price, quantity|amount, picked up on|picked up at|pickup date|finished on, link|token|status link|tracking code, photo, stock, estimate, hourly rate, mechanic, supplier, active',
  },
  {
    prompt:
      "We're a climbing gym & want to digitise our route setting. Walls → routes with grade, hold colour, setter, set date and planned removal date. Climbers check off routes they've topped (flash / redpoint), rate them 1-5 and suggest a grade. Setters see average rating & tops per route on a dashboard. Admin manages setters and walls. Leaderboard by points for the monthly comp",
    language: 'en',
    lists: {
      'walls|sectors|climbing walls': '',
      'routes|climbs|boulders|climbing routes':
        'wall|sector, grade|difficulty, hold colour|colour|hold color|color, setter|route setter|set by, set date|set on|date set|date, planned removal date|removal date|removed on|planned removal|strip date|remove on',
      'climbers|members|customers|users|people': '',
      'tops|ascents|ticks|sends|logged climbs|checkoffs|check-offs|topped routes':
        'climber|member|user|person, route|climb|boulder, style|type|flash|flash or redpoint|ascent type|kind, rating|stars|score, suggested grade|grade suggestion|grade',
      'setters|route setters': '',
    },
    may: 'ratings|reviews|route ratings|grade suggestions|suggested grades, comps|competitions|monthly comps|contests, leaderboard|leaderboard entries|scores|points|rankings, grades, colours|hold colours|colors, comments|beta videos, users|people|admins|accounts, gyms|locations',
    mayFields:
      'name|title|number, photo|image, points, rating|stars|score, suggested grade|grade suggestion, date|topped on|climbed on|created, attempts|tries, notes|comment|description, email, height|angle, status|active, average rating, month|start date|end date, route, climber, style, type',
  },
  {
    prompt:
      "I run corporate trainings (Excel, Power BI, leadership). Companies order courses, each course run has a date, a trainer, a room or Zoom link and max participants. Participants are employees of those companies; they register by a public form with name, email, department. After the course they fill in a survey: rating for trainer, rating for content, free text. I'd like stats per trainer and automatic certificates.",
    language: 'en',
    lists: {
      'companies|clients|customers|organisations|organizations': '',
      'courses|trainings|course types': '',
      'course runs|runs|course dates|sessions|course sessions|classes':
        'course|training, date|day|starts on, trainer|instructor|teacher, room|location|place, zoom link|link|online link|meeting link|room or zoom link, max participants|maximum participants|capacity|max. participants|seats',
      'trainers|instructors|teachers': '',
      'participants|registrations|attendees|employees|enrollments|enrolments':
        'company|client|employer, name|full name, email, department, course run|course|run|session|training',
      'surveys|survey responses|feedback|responses|evaluations|survey answers|feedbacks|reviews':
        'trainer rating|rating for trainer|rating trainer|rating of trainer, content rating|rating for content|rating content|rating of content, free text|comment|text|comments|remarks',
    },
    may: 'certificates, orders|course orders|bookings, registrations|enrollments|enrolments, rooms|locations, invoices|payments, departments, topics|categories|subjects, employees, users|people|admins, materials|documents, attendances, contacts',
    mayFields:
      'title|name, description, duration|hours, price|cost, address, contact|contact person|phone, status, participant|course run|course|run, submitted on|created|registered on|date|ordered on|issued on, bio|photo, level, attended|present, end date|end time|end|start time|time, topic|category, certificate|certificate number|number, language, company, quantity, specialty, email',
  },
  {
    prompt:
      'Looking for a competition platform for model railway exhibitors. Exhibitors register with name, club and country and enter layouts: title, gauge (H0, N, Z...), size in cm, era, description, photos. Jury members score each layout in 4 criteria - realism, technology, creativity, operation - each 0-10. The public can vote once per email. Show rankings live on a big screen; rankings stay hidden till the organiser publishes them.',
    language: 'en',
    lists: {
      'exhibitors|participants|entrants': 'name|full name, club|association, country',
      'layouts|entries|model layouts|submissions|railway layouts':
        'exhibitor|participant|entrant, title|name, gauge|scale, size|size in cm|dimensions, era|epoch|period, description|text, photos|photo|images|image|pictures',
      'jury members|jurors|judges|jury': '',
      'scores|jury scores|ratings|evaluations|scorings':
        'layout|entry, jury member|juror|judge, realism|realism score|criterion, technology|technology score|technique|criterion, creativity|creativity score|criterion, operation|operation score|criterion',
      'votes|public votes': 'layout|entry, email|voter email',
    },
    may: 'photos|layout photos|images, clubs|associations, countries, gauges|scales, criteria|score criteria, rankings|results|winners, competitions|exhibitions|events, categories|awards, users|people|organisers|organizers, sponsors, eras, settings',
    mayFields:
      'email, phone, number|stand number|booth, status, registered on|created|date|voted on|voted at, total|score|points|total score, comment|notes, published|public|is published, category, bio, rank|position, confirmed|verified, website, caption, role',
  },
  {
    prompt:
      'Heya, two of us make escape-the-room style scavenger hunts for tourists in Lisbon. Each hunt: title, neighbourhood, duration, difficulty, price. Hunts consist of stops in order, each with a riddle, hint, answer and a spot on the map. Teams buy a hunt, get a code, and play it on their phone; we log start, finish, hints used & final score. Highscore table on the homepage.',
    language: 'en',
    lists: {
      'hunts|scavenger hunts|tours':
        'title|name, neighbourhood|neighborhood|district|area, duration|length|minutes, difficulty|level, price|cost',
      'stops|stations|hunt stops|riddles|checkpoints':
        'hunt|scavenger hunt|tour, order|position|number|sequence|sort order, riddle|question|puzzle, hint|clue|hints, answer|solution, spot|location|coordinates|map location|position|latitude|longitude|map position',
      'teams|groups|players': '',
      'games|plays|purchases|orders|bookings|sessions|game sessions|runs|playthroughs':
        'team|group, hunt|scavenger hunt, code|access code|game code, start|started at|start time|started, finish|finished at|finish time|end|finished, hints used|hints|number of hints, score|final score|points',
    },
    may: 'purchases|orders|payments|tickets|codes|access codes, highscores|high scores|scores|leaderboard entries|results, players|customers|tourists|members, answers|attempts|stop attempts|submissions|progress, reviews|ratings|testimonials, neighbourhoods|districts|areas, users|people|admins, photos, languages, hints',
    mayFields:
      'description|text, photo|image|cover, name|team name, email|contact email, size|team size|number of players, status|paid|published, amount|price|total, purchased on|date|bought on|created, language, answer, latitude|longitude, rating, hint, points, distance, current stop, start point|meeting point',
  },
  {
    prompt: 'hemsida till min frisörsalong i Borås, ljus och enkel, bokning online',
    language: 'sv',
    lists: { 'bokningar|tider|bokade tider|tidsbokningar': '' },
    may: 'behandlingar|tjänster, frisörer|personal|medarbetare, kunder, lediga tider|öppettider, bilder|galleri, recensioner|omdömen, meddelanden|kontaktförfrågningar, priser|prislista',
    mayFields:
      'namn|kund, telefon|telefonnummer, mejl|e-post|epost, datum|dag, tid|klockslag, behandling|tjänst, frisör, meddelande|kommentar, status, pris, längd|tid',
  },
  {
    prompt: 'Webbshop för keramik med produkter, pris, bild och lagersaldo',
    language: 'sv',
    lists: { 'produkter|varor|artiklar|keramik': 'pris, bild|foto, lagersaldo|saldo|antal i lager|lager' },
    may: 'beställningar|order|ordrar, orderrader|beställningsrader, kunder, kategorier, recensioner|omdömen, varukorgar|kundvagnar',
    mayFields: 'namn|titel, beskrivning, kategori, storlek|mått, färg, status, datum, kund, summa|totalt, adress, mejl',
  },
  {
    prompt: 'tavla i kanban-stil för våra redaktionella artiklar: idé, skrivs, korrläses, publicerad',
    language: 'sv',
    lists: { 'artiklar|texter|redaktionella artiklar': 'status|steg|läge|fas' },
    may: 'skribenter|redaktörer|medarbetare|användare, kategorier|ämnen|taggar, kommentarer, nummer|utgåvor, idéer',
    mayFields:
      'titel|rubrik, text|innehåll, beskrivning, skribent|författare|ansvarig, deadline|datum, publiceringsdatum, kategori|ämne, prioritet, bild',
  },
  {
    prompt: 'Snygg portfolio för en bröllopsfotograf, galleri och kontaktformulär',
    language: 'sv',
    lists: {
      'bilder|foton|galleribilder|fotografier|galleri|gallerier': '',
      'meddelanden|förfrågningar|kontaktförfrågningar|kontakter|kontaktmeddelanden': '',
    },
    may: 'album|bröllop|projekt, paket|tjänster|priser, omdömen|recensioner|kundomdömen, kunder|brudpar, blogginlägg|inlägg',
    mayFields:
      'titel|namn, bild|foto, beskrivning|bildtext, kategori|album, datum, mejl|e-post|epost, telefon, meddelande, bröllopsdatum, ordning, status',
  },
  {
    prompt: 'Receptsamling åt mormor, varje recept har ingredienser, steg och bild',
    language: 'sv',
    lists: { recept: 'ingredienser, steg|instruktioner|tillagning, bild|foto' },
    may: 'ingredienser, steg|instruktioner, kategorier|taggar, favoriter, inköpslistor, kommentarer',
    mayFields:
      'titel|namn, beskrivning, portioner, tid|tillagningstid, kategori, mängd, enhet, recept, ordning|nummer, favorit, svårighetsgrad, källa',
  },
  {
    prompt: 'Landningssida för min nya podd om svensk brottshistoria, mörka färger',
    language: 'sv',
    lists: {},
    may: 'avsnitt|poddavsnitt|episoder, prenumeranter|nyhetsbrev|anmälningar|e-postadresser, meddelanden|kontaktmeddelanden|lyssnartips|tips, programledare|värdar, omdömen|recensioner, länkar|plattformar',
    mayFields:
      'titel|rubrik, namn, beskrivning, ljudfil|länk|ljud, datum|publicerad, längd, bild|omslag, mejl|e-post|epost, nummer, text, betyg',
  },
  {
    prompt: 'Quiz-app till mellanstadiet med frågor och svarsalternativ, samt topplista',
    language: 'sv',
    lists: { 'frågor|quizfrågor': 'svarsalternativ|alternativ|svar' },
    may: 'svarsalternativ|alternativ|svar, resultat|poäng|topplista|topplistor|spelomgångar|försök, quiz|prov, elever|spelare|användare, ämnen|kategorier, klasser',
    mayFields:
      'fråga|text, rätt svar|rätt|korrekt, poäng, namn|elev|spelare, quiz, datum, ämne|kategori, svårighetsgrad, tid, klass, bild',
  },
  {
    prompt: 'lånesystem för bibliotek på förskola. böcker, barn, utlånad, återlämnad',
    language: 'sv',
    lists: {
      böcker: '',
      'barn|låntagare': '',
      'lån|utlåningar|boklån|utlån': 'bok, barn|låntagare, utlånad|lånedatum|utlåningsdatum, återlämnad|återlämningsdatum',
    },
    may: 'avdelningar|grupper, föräldrar|vårdnadshavare, kategorier, författare, pedagoger|personal|användare, påminnelser',
    mayFields:
      'titel|namn, författare, isbn, avdelning|grupp, status|tillgänglig, förfallodatum|lämnas senast, kategori, bild|omslag, ålder|åldersgrupp, utlånad, återlämnad, anteckning',
  },
  {
    prompt:
      'Hej! Vi är en liten bilverkstad i Skövde och behöver hålla koll på kunder, deras bilar med regnummer och årsmodell, och alla jobb vi gör med pris och status.',
    language: 'sv',
    lists: {
      kunder: '',
      'bilar|fordon': 'kund|ägare, regnummer|registreringsnummer|reg.nr, årsmodell|modellår',
      'jobb|arbetsordrar|arbeten|uppdrag|reparationer|ärenden': 'pris|kostnad, status',
    },
    may: 'mekaniker|anställda|personal, reservdelar|delar|artiklar, fakturor, bokningar|tider, offerter, tjänster',
    mayFields:
      'namn, telefon, mejl|e-post|epost, adress, märke, modell, miltal|mätarställning, bil|fordon, kund, datum|inlämnad, beskrivning|titel, mekaniker, timmar, anteckning',
  },
  {
    prompt:
      'Vår bostadsrättsförening vill ha en portal där boende bokar tvättstugan, läser nyheter från styrelsen och laddar ner dokument som stadgar och årsredovisning',
    language: 'sv',
    lists: {
      'boende|medlemmar|hushåll|användare': '',
      'bokningar|tvättbokningar|tvättider|tvättstugebokningar|tvättstugebokning': 'boende|medlem|hushåll|lägenhet|namn',
      'nyheter|inlägg|meddelanden|anslag': '',
      'dokument|filer': '',
    },
    may: 'lägenheter, tvättstugor|lokaler|resurser, felanmälningar|ärenden, styrelsemedlemmar|styrelse, tvättpass|tider, kategorier',
    mayFields:
      'namn|titel|rubrik, text|innehåll, datum|publicerad, tid|pass|starttid, sluttid, fil|länk|dokument, kategori|typ, lägenhet|lägenhetsnummer, mejl|e-post|epost, telefon, tvättstuga, författare|avsändare, beskrivning, roll, bild, år',
  },
  {
    prompt:
      'Kommunen önskar en e-tjänst för synpunkter. Medborgare lämnar ämne, beskrivning, plats och eventuellt e-postadress. Handläggare ser inkomna ärenden, sätter status och skriver svar.',
    language: 'sv',
    lists: {
      'synpunkter|ärenden|synpunktsärenden':
        'ämne|rubrik, beskrivning, plats, e-post|e-postadress|mejl|epost|epostadress, status, svar',
    },
    may: 'svar|kommentarer, handläggare|användare|personal, förvaltningar|avdelningar, kategorier|ämnen, bilagor|bilder, medborgare',
    mayFields:
      'datum|inkommen|inkom, diarienummer|ärendenummer, handläggare|ansvarig, kategori, namn, telefon, bild|bilaga, prioritet, svarsdatum, förvaltning, synpunkt|ärende, text|meddelande, titel',
  },
  {
    prompt:
      'Vi är ett par som ska gifta oss i augusti!! Behöver en sida där gästerna osar med namn, antal, allergier och om de vill åka buss, plus en önskelista',
    language: 'sv',
    lists: {
      'osa|svar|anmälningar|gäster|gästlista|osa-svar|anmälda':
        'namn, antal|antal gäster|antal personer, allergier|allergi|specialkost|matallergier, buss|vill åka buss|åka buss|busstransport',
      'önskelista|önskningar|presenter|önskemål|gåvor|presentönskningar|önskelistor|önskesaker': '',
    },
    may: 'gäster, program|programpunkter|schema, bord|bordsplacering, bilder|foton, hotell|boenden, frågor|vanliga frågor, meddelanden|hälsningar, tal',
    mayFields:
      'mejl|e-post|epost, telefon, kommer|status|tackar ja, meddelande|hälsning|kommentar, titel|sak|present, länk, pris, bild, köpt|tagen|bokad|reserverad, reserverad av|gäst, beskrivning, datum, låtönskning',
  },
  {
    prompt:
      'ett system där lärare lägger upp läxor per klass med ämne och inlämningsdag, och eleverna lämnar in fil och kommentar. läraren sätter betyg och ger feedback',
    language: 'sv',
    lists: {
      lärare: '',
      'elever|studenter': '',
      klasser: '',
      'läxor|uppgifter|hemläxor': 'klass, ämne, inlämningsdag|inlämningsdatum|deadline|sista dag, lärare',
      'inlämningar|inlämnade läxor|inlämnade uppgifter':
        'elev|student, fil|bilaga, kommentar, betyg, feedback|återkoppling|omdöme, läxa|uppgift',
    },
    may: 'ämnen|kurser, användare|personer, betyg|omdömen, meddelanden|notiser, skolor, vårdnadshavare|föräldrar, kommentarer',
    mayFields:
      'titel|namn|rubrik, beskrivning|instruktion, datum|inlämnad, status, klass, mejl|e-post|epost, bilaga|fil, årskurs, ämne, lärare|mentor, telefon',
  },
  {
    prompt:
      'Vi driver ett mikrobryggeri. Varje brygd har batchnummer, ölsort, bryggdatum, OG, FG och alkoholhalt, och vi vill kunna logga temperaturer under jäsningen samt råvarulager.',
    language: 'sv',
    lists: {
      'brygder|bryggningar|batcher|satser':
        'batchnummer|batch|nummer, ölsort|sort|öl|öltyp, bryggdatum|datum, og, fg, alkoholhalt|abv|alkohol',
      'temperaturer|temperaturmätningar|mätningar|jäsloggar|temperaturloggar|jäsningslogg|temperaturlogg|jäslogg|avläsningar|jäsningsloggar|temperaturavläsningar|mätvärden':
        'temperatur, brygd|batch|sats',
      'råvaror|råvarulager|ingredienser|lager|lagervaror': '',
    },
    may: 'ölsorter|öl|recept, tankar|jästankar, leverantörer, beställningar|inköp, kunder, receptrader|råvaruåtgång|förbrukning, lagerrörelser',
    mayFields:
      'namn, datum|tid|tidpunkt, mängd|antal|saldo|lagersaldo, enhet, typ|kategori, leverantör, tank, volym|liter, status, anteckning|anteckningar|kommentar, bäst före, minsta lager|lägsta nivå, pris, humle, malt',
  },
  {
    prompt:
      'Jag frilansar som översättare och vill ha koll på uppdrag (kund, språkpar, antal ord, ordpris, deadline) och fakturor. Helst en tavla där jag drar uppdragen mellan kolumner.',
    language: 'sv',
    lists: {
      'uppdrag|översättningsuppdrag|jobb|projekt':
        'kund|uppdragsgivare, språkpar|språk, ord|antal ord, ordpris|pris per ord, deadline|leveransdatum|sista dag',
      fakturor: '',
    },
    may: 'kunder|uppdragsgivare, språkpar|språk, kolumner|statusar, filer|dokument, offerter, ordlistor|termer|glossor, betalningar',
    mayFields:
      'titel|namn, status|kolumn, beskrivning|anteckning|kommentar, summa|belopp|pris, fakturanummer|nummer, fakturadatum|datum, förfallodatum, betald|betalt, uppdrag, mejl|e-post|epost, telefon, valuta, kund, moms, fil, ordning',
  },
  {
    prompt:
      'Bygg ett verktyg för vår trafikskola där elever bokar körlektioner hos en lärare, med bil, datum, tid och om det är automat eller manuell. Lärarna ska se sitt schema.',
    language: 'sv',
    lists: {
      'elever|körkortselever': '',
      'lärare|trafiklärare|körlärare': '',
      'körlektioner|lektioner|bokningar|körlektionsbokningar':
        'elev, lärare|trafiklärare|körlärare, bil|fordon, datum, tid|starttid|klockslag, växellåda|automat|manuell|automat eller manuell|typ|växel',
    },
    may: 'bilar|fordon, betalningar|fakturor|paket|lektionspaket, teoriprov|prov|uppkörningar, moment|delmoment|framsteg, lediga tider|schema|scheman, användare',
    mayFields:
      'namn, telefon, mejl|e-post|epost, personnummer, status, regnummer|registreringsnummer, märke|modell, växellåda|typ, anteckning|kommentar, pris, längd|sluttid, behörighet, adress',
  },
  {
    prompt:
      'Intern lista över våra verktyg på byggfirman: namn, serienummer, vem som har det nu och vilken arbetsplats det ligger på. Ska funka i mobilen och helst med qr-kod.',
    language: 'sv',
    lists: {
      'verktyg|maskiner|utrustning':
        'namn|benämning, serienummer|serienr, innehavare|vem|person|anställd|har det nu|vem som har det|lånad av|användare|medarbetare|ansvarig, arbetsplats|plats|bygge',
    },
    may: 'anställda|personer|medarbetare|hantverkare|användare|personal, arbetsplatser|byggen|projekt|platser, utlåningar|lån|händelser|historik|förflyttningar, service|underhåll|besiktningar, kategorier',
    mayFields:
      'qr-kod|kod, kategori|typ, märke|tillverkare|modell, bild|foto, status|skick, inköpsdatum, pris|inköpspris, anteckning|kommentar, telefon, mejl|e-post|epost, adress, verktyg, datum, återlämnad, nästa service',
  },
  {
    prompt:
      'Vi är en reklambyrå på åtta personer och söker ett projektverktyg. Varje projekt har kund, budget, startdatum, deadline och en ansvarig. Varje projekt har uppgifter: titel, tilldelad, beräknad tid, status. Uppgifterna ska synas på en kanbantavla, projekten på en tidslinje, och sen vill vi ha ett diagram som visar nedlagd tid mot budget. Bara projektledare får ändra budget.',
    language: 'sv',
    lists: {
      projekt: 'kund, budget, startdatum|start, deadline|slutdatum, ansvarig|projektledare|projektansvarig',
      'uppgifter|arbetsuppgifter|aktiviteter':
        'titel|namn, tilldelad|ansvarig|person, beräknad tid|tidsuppskattning|uppskattad tid|estimat, status|kolumn, projekt',
    },
    may: 'kunder, tidposter|tidrapporter|tider|nedlagd tid|tidrapporteringar|tidsposter|tidrader, medarbetare|personer|användare|anställda|projektledare|teammedlemmar, kommentarer, filer|bilagor, fakturor, milstolpar|delmål',
    mayFields:
      'namn, titel, nedlagd tid|timmar|tid, beskrivning|kommentar, datum, status, prioritet, mejl|e-post|epost, telefon, roll, uppgift, kontaktperson, ordning, färg, deadline',
  },
  {
    prompt:
      'Tjena! Vi är ett gäng som kör innebandy i korpen, lag heter Sega Gubbar, och jag är trött på att sms:a alla. Vill ha en app där jag lägger upp matcher och träningar med datum, tid och hall, spelarna svarar kommer / kommer inte / kanske, och efter matchen fyller man i mål och assist. En poängliga inom laget hade vart kul oxå, och botkassan!',
    language: 'sv',
    lists: {
      'matcher|händelser|aktiviteter|matcher och träningar': 'datum, tid|klockslag|starttid, hall|plats|arena',
      'träningar|händelser|aktiviteter|matcher och träningar': 'datum, tid|klockslag|starttid, hall|plats|arena',
      'spelare|lagmedlemmar|medlemmar': '',
      'svar|anmälningar|närvaro|närvarosvar|kallelsesvar|kallelser': 'spelare, svar|status|kommer|närvaro',
      'statistik|poäng|målstatistik|matchstatistik|spelarstatistik|mål|matchpoäng': 'mål, assist, match, spelare',
      'böter|botkassa|botkassan|bötesposter|bot': '',
    },
    may: 'hallar|platser|arenor, lag|motståndare, poängliga|poängligor, meddelanden|nyheter, botregler|regler, betalningar, användare',
    mayFields:
      'namn, telefon, mejl|e-post|epost, tröjnummer|nummer, position, motståndare, resultat, match, träning, aktivitet|händelse, typ, kommentar|anledning|orsak, belopp|summa, betald|betalt, spelare, datum, poäng, swish',
  },
  {
    prompt:
      'Bygg en webbapp för vår koloniträdgårdsförening. Vi har 86 lotter som var och en har nummer, storlek i kvm, arrendeavgift och en arrendator. Det finns en kö där intresserade anmäler sig med namn, mejl, telefon och datum. Vi har också arbetsdagar som medlemmarna skriver upp sig på. Styrelsen loggar in och ser allt, övriga ser bara sin egen lott och arbetsdagarna.',
    language: 'sv',
    lists: {
      'lotter|kolonilotter|odlingslotter':
        'nummer|lottnummer, storlek|kvm|yta|storlek i kvm, arrendeavgift|avgift|arrende, arrendator|medlem|innehavare',
      'kö|köplatser|intresserade|intresseanmälningar|köanmälningar|kölista|sökande|köande':
        'namn, mejl|e-post|epost, telefon|telefonnummer, datum|anmälningsdatum|ködatum',
      'arbetsdagar|städdagar': '',
      'medlemmar|arrendatorer': '',
      'anmälningar|arbetsdagsanmälningar|uppskrivningar|deltagare|arbetsdagsdeltagare|deltaganden|deltagande':
        'medlem|arrendator, arbetsdag',
    },
    may: 'avgifter|betalningar|fakturor, styrelsemedlemmar|styrelse|användare, dokument|protokoll, nyheter|meddelanden, arbetsuppgifter|uppgifter',
    mayFields:
      'namn, titel|rubrik, beskrivning, datum, tid|starttid, plats|samlingsplats, mejl|e-post|epost, telefon, lott, status|ledig, köplats|plats i kön, max antal, anteckning|kommentar, adress, roll, närvarande',
  },
  {
    prompt:
      'Jag behöver en fakturaapp för mitt snickeri. Kunder med namn, orgnummer, adress och e-post. Offerter som kan bli fakturor, varje faktura har fakturarader med beskrivning, antal, à-pris och moms. Jag vill se vilka fakturor som är förfallna, markera dem som betalda och se omsättningen per månad i ett stapeldiagram. ROT-avdrag måste gå att bocka i.',
    language: 'sv',
    lists: {
      kunder: 'namn, orgnummer|organisationsnummer|org.nr, adress, e-post|mejl|epost|e-postadress',
      offerter: '',
      fakturor: 'betald|betalt|status|betalningsstatus, förfallodatum|förfaller|förfallen, rot-avdrag|rot|rotavdrag, offert',
      'fakturarader|rader': 'faktura, beskrivning|benämning, antal, à-pris|pris|a-pris|styckpris|enhetspris, moms|momssats',
    },
    may: 'offertrader, betalningar|inbetalningar, projekt|jobb|uppdrag, artiklar|produkter|material, tidposter|tidrapporter, påminnelser, utgifter',
    mayFields:
      'telefon, kund, nummer|fakturanummer|offertnummer, datum|fakturadatum, giltig till, status, summa|totalt|belopp|totalbelopp, enhet, titel, anteckning|kommentar|meddelande, betaldatum|betalningsdatum, personnummer, fastighetsbeteckning, moms, beskrivning',
  },
  {
    prompt:
      'Vi på Kustens Dykcenter arrangerar dykresor och kurser. Kurserna har namn, nivå, startdatum, pris och max antal deltagare. Folk anmäler sig med namn, mejl, certifikatnivå och antal loggade dyk. Dessutom hyr vi ut utrustning, alltså dräkter, regulatorer och flaskor i olika storlekar, och behöver veta när flaskorna senast provtrycktes. Personalen ska se en översikt över dagens kurser och uthyrningar.',
    language: 'sv',
    lists: {
      'kurser|dykkurser':
        'namn|titel, nivå, startdatum|start|datum, pris, max antal|max antal deltagare|maxantal|antal platser|max deltagare|platser',
      'dykresor|resor': '',
      'anmälningar|deltagare|kursanmälningar|bokningar':
        'namn|deltagare, mejl|e-post|epost, certifikatnivå|certifikat|nivå, dyk|antal dyk|loggade dyk|antal loggade dyk, kurs',
      'utrustning|utrustningar|hyrutrustning|artiklar':
        'typ|kategori|sort, storlek, provtryckt|provtryckning|senast provtryckt|senaste provtryckning|provtrycktes|provtryckningsdatum',
      'uthyrningar|hyror': 'utrustning|artikel',
    },
    may: 'kunder|dykare, instruktörer|personal|användare, flaskor, dräkter, regulatorer, betalningar, dykplatser|destinationer, provtryckningar|service, certifikat|nivåer',
    mayFields:
      'beskrivning, plats|destination, slutdatum|till, från|startdatum, status, telefon, kund, instruktör, serienummer|nummer, pris|dagspris, datum, betald, bild, återlämnad, namn, resa|dykresa, nivå, max antal, anteckning|kommentar',
  },
  {
    prompt:
      'Folkets hus i Vännäs vill ha en sida med evenemang: titel, datum, lokal, åldersgräns, biljettpris och affisch. Besökare ska kunna köpa biljett genom att ange namn och mejl och välja antal, och får en kod som volontärerna scannar i dörren. Vi vill också ha en volontärlista där folk kan välja arbetspass på respektive evenemang, kassa, garderob eller servering.',
    language: 'sv',
    lists: {
      'evenemang|event|arrangemang': 'titel|namn, datum, lokal|plats|sal, åldersgräns|ålder, biljettpris|pris, affisch|bild',
      'biljetter|bokningar|biljettköp|köp|biljettbeställningar':
        'namn|besökare|köpare, mejl|e-post|epost, antal|antal biljetter, kod|biljettkod|qr-kod, evenemang|event|arrangemang',
      'volontärer|volontärlista|frivilliga': '',
      'arbetspass|pass|volontärpass':
        'evenemang|event|arrangemang, volontär|frivillig, typ|uppgift|roll|område|station|position|kassa',
    },
    may: 'lokaler|salar, besökare|kunder|användare, kategorier, incheckningar|inpasseringar, betalningar, passanmälningar|passbokningar|anmälningar, nyheter, artister',
    mayFields:
      'beskrivning, tid|starttid, sluttid, antal platser|kapacitet|max antal|antal biljetter, scannad|incheckad|inscannad|använd|status, telefon, datum, namn, mejl|e-post|epost, betald, summa|totalpris, antal|antal personer, kategori, kommentar',
  },
  {
    prompt:
      'Vi är en ideell förening som matchar nyanlända med språkvänner. Båda sidor fyller i ett formulär: namn, ort, språk, intressen, tillgängliga tider. Samordnaren skapar sedan matchningar mellan en språkvän och en nyanländ, noterar startdatum och följer upp med korta anteckningar efter varje träff. Statistik på antal aktiva matchningar per ort till bidragsansökan. Allt på svenska, arabiska och ukrainska om det går.',
    language: 'sv',
    lists: {
      'nyanlända|deltagare|personer': 'namn, ort|stad, språk, intressen|intresse, tider|tillgängliga tider|tillgänglighet',
      'språkvänner|volontärer|personer|deltagare':
        'namn, ort|stad, språk, intressen|intresse, tider|tillgängliga tider|tillgänglighet',
      'matchningar|par|matcher': 'språkvän|volontär, nyanländ|deltagare, startdatum|start',
      'anteckningar|uppföljningar|träffar|uppföljningsanteckningar|träffanteckningar':
        'anteckning|anteckningar|text|uppföljning|notering, matchning|par|match, träff|datum',
    },
    may: 'träffar|möten, samordnare|användare|personal, orter|städer, språk, intressen, aktiviteter|evenemang, statistik|rapporter',
    mayFields:
      'status|aktiv, slutdatum, mejl|e-post|epost, telefon, ålder, kön, datum, samordnare|författare, typ|roll, kommentar|övrigt, plats, bakgrund|om mig|presentation, antal',
  },
  {
    prompt:
      'Hej. Hemtjänsten i vår kommundel vill testa en digital planering. Brukare med namn, adress, nyckelnummer och anhörigkontakt. Insatser per brukare: typ av insats, veckodag, klockslag, beräknad tid. Personalen får en dagslista i mobilen och bockar av utförda besök, skriver avvikelse om något inte stämmer. Enhetschefen ser alla avvikelser i en översikt och kan filtrera på datum. Det måste gå att logga in säkert.',
    language: 'sv',
    lists: {
      'brukare|kunder|omsorgstagare': 'namn, adress, nyckelnummer|nyckel|nyckelnr, anhörigkontakt|anhörig|kontakt',
      'insatser|biståndsinsatser':
        'brukare|kund|omsorgstagare, typ|typ av insats|insatstyp|insats, veckodag|dag, klockslag|tid|starttid, beräknad tid|tidsåtgång|längd|varaktighet',
      'besök|hembesök': 'utförd|klar|status|utfört|avbockad',
      'avvikelser|avvikelserapporter': 'datum',
      'personal|medarbetare|anställda|undersköterskor|användare': '',
    },
    may: 'anhöriga|anhörigkontakter|kontakter, scheman|arbetspass|pass, enhetschefer, insatstyper, nycklar, enheter|områden|kommundelar, dokumentation|anteckningar|journaler',
    mayFields:
      'personnummer, telefon, mejl|e-post|epost, datum, tid|starttid, insats, brukare, personal|medarbetare|utförare|anställd, besök, beskrivning|text|avvikelse, status|åtgärdad, allvarlighetsgrad|typ, kommentar|anteckning, roll, namn, portkod, sluttid',
  },
  {
    prompt: '家計簿アプリつくって',
    language: 'ja',
    lists: { '収支|支出|家計簿|取引|記録|入出金|明細|家計簿記録|収支記録|出費|家計': '' },
    may: '支出|出費, 収入, カテゴリ|カテゴリー|費目|項目|分類, 予算, 口座|財布|アカウント, 支払い方法|決済手段|支払方法, 固定費|定期支払い, 目標|貯金目標, ユーザー|家族|メンバー|利用者',
    mayFields:
      '日付|日にち|年月日, 金額|値段, カテゴリ|カテゴリー|費目|分類, 種別|種類|収支区分|区分, 内容|品目|項目|用途|タイトル, メモ|備考, 支払い方法|支払方法|決済手段, 店|店名|お店|支払先, 口座|財布, 名前|名称, 色|カラー, 残高, 月|年月|対象月, 予算額|上限',
  },
  {
    prompt: '猫カフェの予約サイト',
    language: 'ja',
    lists: { '予約|ご予約|予約一覧|来店予約': '' },
    may: '猫|ネコ|ねこ|キャスト|猫スタッフ, メニュー|料金プラン|プラン|コース|料金, お客様|顧客|客|会員, お知らせ|ニュース, 予約枠|時間枠|枠|空き枠, 問い合わせ|お問い合わせ|お問合せ, スタッフ|店員, 営業日|休業日|定休日|営業時間, よくある質問|FAQ, 口コミ|レビュー|お客様の声, ギャラリー|写真',
    mayFields:
      '名前|氏名|お名前|お客様名|予約者名|顧客名|お客様|顧客, メール|メールアドレス, 電話|電話番号, 日付|予約日|日にち|来店日, 時間|時刻|開始時間|来店時間|時間帯, 日時|予約日時, 人数|来店人数, プラン|コース|メニュー, 状態|ステータス, 備考|メモ|要望|ご要望, 料金|価格|金額, 品種|種類|猫種, 性別, 年齢|誕生日|生年月日, 性格|紹介|プロフィール|説明, 写真|画像, 予約枠|枠|時間枠, 滞在時間|所要時間|利用時間, 定員|残り枠|空き, タイトル, 内容|本文, 予約番号',
  },
  {
    prompt: '読んだ漫画を管理したい',
    language: 'ja',
    lists: { '漫画|マンガ|まんが|コミック|作品|読んだ漫画|漫画一覧': '' },
    may: '作者|漫画家|著者, ジャンル|カテゴリ|タグ, 感想|レビュー|読書記録|読書ログ, 出版社, 巻|単行本, 欲しいもの|ほしい物リスト|読みたい漫画, ユーザー|利用者, 本棚',
    mayFields:
      'タイトル|題名|作品名|名前|漫画名, 作者|著者|漫画家, 巻数|巻|読んだ巻|既読巻|何巻まで, 出版社, ジャンル|カテゴリ, 評価|点数|星, 感想|メモ|レビュー|コメント, 読了日|読んだ日|日付, 状態|ステータス|読書状況|既読, 表紙|画像|写真, 完結|完結済み, 全巻数|総巻数, お気に入り, 所有|所持, タグ, 発売日|刊行日',
  },
  {
    prompt: '町内会の回覧板アプリ',
    language: 'ja',
    lists: { '回覧板|回覧|回覧物|お知らせ|回覧文書|回覧記事': '' },
    may: '会員|世帯|住民|メンバー|町内会員|家庭|ユーザー, 班|組|グループ, 既読|確認|閲覧確認|既読記録|閲覧記録, 行事|イベント|予定, 当番|役員|担当, コメント|返信, カテゴリ|分類, ゴミ収集日|ごみ収集|ごみ当番, アンケート, 添付ファイル|資料',
    mayFields:
      'タイトル|件名|題名|名前, 内容|本文|詳細|説明, 日付|掲載日|配信日|発行日|投稿日|公開日, 期限|回覧期限|締切, カテゴリ|種類|分類, 添付ファイル|ファイル|資料|写真|画像, 班|組|対象班, 重要度|優先度|重要, 投稿者|作成者|発信者|担当者, 既読|確認済み, 確認日|既読日時|閲覧日時, 住所|番地, 電話|電話番号, メール|メールアドレス, 世帯|会員|世帯主, 回覧板|回覧|お知らせ, 状態|ステータス, 氏名|世帯名, 役職|役割, 場所, 開始日|開催日, 人数|世帯人数',
  },
  {
    prompt: '御朱印コレクション',
    language: 'ja',
    lists: { '御朱印|ご朱印|コレクション|御朱印コレクション|御朱印一覧|御朱印記録': '' },
    may: '神社|寺社|寺院|社寺|神社仏閣|お寺|寺, 御朱印帳|朱印帳, 参拝|参拝記録|参拝予定, 行きたい場所|行きたいリスト|行きたい神社, 都道府県|地域|エリア, 札所|霊場|巡礼, タグ|カテゴリ, ユーザー|利用者',
    mayFields:
      '名前|名称|神社名|寺社名|神社仏閣名|御朱印名|タイトル|寺院名, 神社|寺社|寺院|お寺, 写真|画像, 日付|参拝日|拝受日|いただいた日, 場所|住所|所在地|都道府県|地域, 種類|区分|神社か寺|種別, 初穂料|料金|金額|志納料, メモ|感想|備考|コメント, 御朱印帳, 限定|限定御朱印|期間限定, 宗派, ご利益|祭神|ご祭神|本尊, 評価|お気に入り, タグ|カテゴリ, 緯度|経度|地図|位置, ページ番号, 書置き|直書き, 表紙, 購入日',
  },
  {
    prompt: '巣箱ごとに内検を記録 養蜂です',
    language: 'ja',
    lists: { '巣箱|蜂群|巣|ミツバチの巣箱|蜂の巣箱': '', '内検|内検記録|点検|点検記録|検査|記録': '巣箱|蜂群|巣' },
    may: '採蜜|採蜜記録|収穫|蜂蜜, 蜂場|養蜂場|場所|設置場所, 女王蜂|女王, 給餌|給餌記録|餌, ダニ対策|投薬|治療|薬剤|処置, 作業|タスク|予定|作業記録, 蜜源|花|蜜源植物, スタッフ|作業者|担当者|ユーザー',
    mayFields:
      '名前|番号|巣箱名|巣箱番号|名称, 場所|設置場所|蜂場|位置, 日付|内検日|点検日|日時, 女王蜂|女王蜂の有無|女王蜂確認|女王の有無|女王確認, 産卵|産卵状況|卵, 巣枠数|枠数|巣板数|巣枚数, 蜂量|蜂の数|群勢, 貯蜜|貯蜜量|蜜量, 王台|王台の有無, ダニ|ダニの有無|ダニ数|病気|健康状態, 天気|天候, 気温, メモ|備考|所見|コメント, 写真|画像, 状態|ステータス, 設置日|導入日|開始日, 種類|品種|蜂種, 担当者|作業者|記録者, 処置|作業内容, 給餌, 採蜜量|量, 花粉, 気性|性格, 次回内検日',
  },
  {
    prompt: '冷蔵庫の中身を管理',
    language: 'ja',
    lists: { '食材|食品|中身|冷蔵庫の中身|在庫|食材一覧|アイテム': '' },
    may: '買い物リスト|買うもの|買い物|買い物メモ, レシピ|献立|料理, カテゴリ|カテゴリー|分類, 保存場所|置き場所|場所|冷蔵庫, 家族|ユーザー|メンバー, 消費記録|使用履歴|履歴|廃棄記録, お店|店|購入先',
    mayFields:
      '名前|食材名|品名|食品名|名称, 数量|個数|数|量|残量, 単位, 賞味期限|消費期限|期限, カテゴリ|種類|分類, 保存場所|場所|保管場所, 購入日|買った日|日付, 開封日, 写真|画像, メモ|備考, 状態|ステータス, 価格|値段, 購入済み|チェック|完了, 店|購入先, 食材, 材料, 作り方|手順, 日数|残り日数',
  },
  {
    prompt: '筋トレ記録、グラフ付きで',
    language: 'ja',
    lists: { '筋トレ記録|トレーニング記録|記録|筋トレ|トレーニング|ワークアウト|トレーニングログ': '' },
    may: '種目|エクササイズ|トレーニング種目|メニュー|トレーニングメニュー, 部位|カテゴリ|筋肉, 体重|体重記録|身体測定|体組成|ボディデータ, 目標|ゴール, セット|セット記録, ルーティン|プログラム|スケジュール, 食事|食事記録, ユーザー|利用者, 自己ベスト|最高記録',
    mayFields:
      '日付|トレーニング日|日時|実施日, 種目|種目名|エクササイズ, 重量|重さ|負荷, 回数|レップ数|レップ|rep, セット数|セット|セット番号, 部位|対象部位|カテゴリ, 時間|所要時間|開始時間, メモ|感想|備考|コメント, 体重, 体脂肪率|筋肉量, 名前|名称|タイトル, 休憩時間|インターバル, 強度|RPE|きつさ, 写真|画像, 消費カロリー|カロリー, 目標値|目標重量|期限, 説明|やり方, 総重量|ボリューム, 器具',
  },
  {
    prompt: 'クリーニング店です。お客様（名前、電話番号）と預かり品（品名、点数、受取予定日）を管理したい',
    language: 'ja',
    lists: {
      'お客様|顧客|客|お客さま|顧客一覧': '名前|氏名|お名前|お客様名, 電話番号|電話',
      '預かり品|お預かり品|預かり|預り品|品物|衣類':
        '品名|品物|名前|品目, 点数|数量|個数, 受取予定日|受け取り予定日|仕上がり日|引取予定日|お渡し予定日',
    },
    may: '料金|料金表|メニュー|料金メニュー|品目, スタッフ|従業員|店員, 受付|伝票|注文, 店舗|支店, 会計|売上|支払い|支払, クーポン|ポイント, シミ|しみ抜き|オプション',
    mayFields:
      'お客様|顧客|客, 預かり日|受付日|日付|お預かり日, 状態|ステータス|進捗|仕上がり状況, 料金|金額|価格|合計, メモ|備考|特記事項, 受取日|引渡日|返却日|お渡し日, 受取済み|引渡済み|受取済, 伝票番号|タグ番号|番号, シミ|汚れ|オプション|加工, メール|メールアドレス, 住所, フリガナ|ふりがな, 会員番号, 写真|画像, 担当者|担当, 支払い|支払済み|支払状況, 登録日, 色|素材|種類',
  },
  {
    prompt: 'プロジェクトにタスクがあって、担当者と締切つきでカンバンで動かせるツール。ダークモード必須',
    language: 'ja',
    lists: {
      'プロジェクト|案件|プロジェクト一覧': '',
      'タスク|作業|ToDo|課題|カード': 'プロジェクト|案件, 担当者|担当|メンバー|アサイン, 締切|期限|締め切り|期日|締切日',
    },
    may: 'メンバー|担当者|ユーザー|チームメンバー|スタッフ, コメント, ラベル|タグ|カテゴリ, ステータス|列|カラム|レーン, チーム, サブタスク|チェックリスト, 添付ファイル|ファイル, マイルストーン, 通知|活動履歴',
    mayFields:
      '名前|プロジェクト名|タスク名|タイトル|名称|件名, 状態|ステータス|進捗|列|レーン, 説明|詳細|内容|概要, 優先度|優先順位|重要度, 開始日, 終了日, 作成日|作成日時, 完了日|完了, 色|カラー, ラベル|タグ, 順番|並び順|順序|表示順, メール|メールアドレス, 役割|権限, アイコン|写真|アバター, 工数|見積時間|予定工数, メモ|備考|コメント|本文, タスク, 進捗率, 顧客|クライアント, リーダー|責任者',
  },
  {
    prompt: '子どもがお手伝いするとポイントがたまって、ごほうびと交換できる家族用アプリ！かわいい感じで',
    language: 'ja',
    lists: {
      'お手伝い|おてつだい|お手伝い一覧|お手伝い項目|お手伝いメニュー|タスク':
        'ポイント|ポイント数|獲得ポイント|もらえるポイント',
      'ごほうび|ご褒美|ごほうび一覧|景品|特典|リワード': '',
      '子ども|子供|こども|お子さん|家族|メンバー|家族メンバー': '',
    },
    may: '交換|交換記録|交換履歴|ごほうび交換|ポイント交換|引き換え, お手伝い記録|達成記録|記録|実績|お手伝い履歴|完了記録, ポイント履歴|ポイント|ポイント記録, 家族|保護者|親|ユーザー, バッジ|スタンプ, 目標, カテゴリ',
    mayFields:
      '名前|お手伝い名|ごほうび名|名称|タイトル|内容, ポイント|必要ポイント|交換ポイント|ポイント数|合計ポイント|現在のポイント|保有ポイント|残高|所持ポイント|消費ポイント|使用ポイント|獲得ポイント, 日付|実施日|交換日|日時|やった日|達成日, 子ども|子供|こども|家族|メンバー|担当, お手伝い|タスク, ごほうび|ご褒美, 状態|ステータス|承認|完了|承認済み, アイコン|写真|画像|絵文字, 説明|メモ|コメント|詳細, 色|カラー|テーマカラー, 年齢|誕生日|生年月日, 頻度|曜日|繰り返し, 在庫|個数|数量, カテゴリ|種類, 役割|続柄',
  },
  {
    prompt: 'テニスクラブの会員がコートをオンラインで予約できるサイト。ログイン必須、空き状況はカレンダー表示',
    language: 'ja',
    lists: {
      '会員|メンバー|クラブ会員|会員一覧': '',
      'コート|テニスコート|コート一覧': '',
      '予約|コート予約|予約一覧': '会員|メンバー|予約者|会員名, コート|テニスコート|コート名',
    },
    may: '料金|料金プラン|プラン|会員種別, お知らせ|ニュース, レッスン|スクール|クラス, コーチ|スタッフ|講師, 大会|イベント|試合, 時間枠|予約枠|枠|空き枠, 休業日|メンテナンス|休館日, 支払い|決済',
    mayFields:
      '名前|氏名|会員名|コート名|名称, 番号|コート番号|会員番号, 種類|サーフェス|コートの種類|面|コート種別|タイプ, 屋内外|屋内|室内, 日付|予約日|利用日, 時間|開始時間|開始|開始時刻|時間帯|開始日時, 終了時間|終了|終了時刻|終了日時, 日時|予約日時, 状態|ステータス, 人数|利用人数, メール|メールアドレス, 電話|電話番号, 会員種別|会員区分|会員ランク|プラン, 入会日, 料金|価格|利用料, メモ|備考, 照明|ナイター, 写真|画像, 説明|詳細, 利用可|利用可能, 住所, 同伴者|同伴プレーヤー',
  },
  {
    prompt: '農家直送の野菜ネットショップ。野菜（名前、産地、価格、収穫日、写真）を並べて注文を受けたい',
    language: 'ja',
    lists: {
      '野菜|商品|野菜一覧|商品一覧|農産物':
        '名前|野菜名|商品名|品名, 産地|生産地|原産地, 価格|値段|単価, 収穫日, 写真|画像|商品画像',
      '注文|ご注文|オーダー|受注|注文一覧': '',
    },
    may: '農家|生産者, 顧客|お客様|会員|購入者|客, カテゴリ|カテゴリー|分類, カート|買い物かご, 注文明細|注文商品|明細, レビュー|口コミ|お客様の声, 定期便|セット|定期購入, お知らせ|ニュース|ブログ, 配送|配送先|発送, 問い合わせ|お問い合わせ, レシピ',
    mayFields:
      '在庫|在庫数, 説明|商品説明|詳細, カテゴリ|種類, 単位|内容量|重さ|重量, 農家|生産者, 野菜|商品, 数量|個数, 合計|合計金額|金額, 注文日|日付|注文日時, 名前|氏名|お名前|お客様名|顧客名|注文者名, お客様|顧客, メール|メールアドレス, 電話|電話番号, 住所|お届け先|配送先|郵便番号, 配送希望日|お届け希望日|希望日|時間帯, 状態|ステータス|注文状況, 支払い方法|支払方法, 備考|メモ, 旬|季節, 栽培方法|有機|農薬, 販売中|公開, 送料, 評価, 注文番号, コメント|内容',
  },
  {
    prompt: '結婚式のWeb招待状。ゲストが出欠とアレルギー、メッセージを回答できて、私たち二人だけ一覧が見られる',
    language: 'ja',
    lists: {
      '回答|出欠|出欠回答|ゲスト|招待客|返信|ゲスト回答|ご回答|RSVP|招待者':
        '出欠|出席|出欠回答|ご出欠|参加可否, アレルギー|アレルギー情報|食物アレルギー, メッセージ|お祝いメッセージ|コメント',
    },
    may: 'ゲスト|招待客|招待者|お客様, 招待状|式|結婚式|挙式情報|式情報, スケジュール|プログラム|式次第, 写真|ギャラリー|アルバム, テーブル|席次|席|座席, ご祝儀|ギフト|プレゼント, よくある質問|FAQ, お知らせ, グループ|間柄, 同伴者|お連れ様',
    mayFields:
      '名前|氏名|お名前|ゲスト名, フリガナ|ふりがな, ゲスト|招待客, メール|メールアドレス, 電話|電話番号, 住所|郵便番号, 人数|同伴者|同伴人数|お連れ様|同伴者数, 新郎側新婦側|新郎新婦|ご関係|関係|続柄|間柄|側|区分, 日付|回答日|回答日時|日時, 場所|会場, 時間|開始時間, お子様|子ども, 送迎|送迎バス|宿泊, テーブル|席, メモ|備考, 写真|画像, 招待コード, 状態|ステータス, 二次会, 料理|食事, 肩書き, タイトル, 内容|説明',
  },
  {
    prompt: 'シェアハウスの掃除当番を週ごとに自動で割り振って、終わったらチェックつけるだけのアプリがほしい',
    language: 'ja',
    lists: {
      '掃除当番|当番|当番表|割り当て|掃除|当番割り当て|当番割当|タスク':
        '週|週ごと|対象週|日付|週の開始日|開始日|期間, 完了|チェック|終わった|済み|完了済み|状態|ステータス',
    },
    may: '住人|入居者|メンバー|住民|ハウスメイト|居住者|同居人|ユーザー, 掃除場所|場所|エリア|掃除箇所|掃除エリア, 掃除内容|掃除項目|家事|作業|掃除タスク, 部屋|ルーム, 履歴|完了記録|チェック記録|掃除記録, お知らせ|連絡|掲示板, 共用品|備品|買い物リスト, ローテーション|順番',
    mayFields:
      '名前|氏名|場所名|掃除名|名称|タイトル, 担当|担当者|住人|入居者|メンバー, 場所|掃除場所|エリア|箇所, 内容|掃除内容|作業内容|説明|手順, 完了日|完了日時|チェック日時, 期限|締切|終了日, 部屋|部屋番号, メール|メールアドレス, 電話|電話番号|LINE, メモ|備考|コメント, 頻度, 入居日|退去日, 順番|並び順|ローテーション順, 写真|画像, 有効|在籍|不在, 色|アイコン',
  },
  {
    prompt: '税理士事務所です。顧問先ごとに決算月と担当、申告期限を一覧にし、期限が近いものを赤く表示したい。',
    language: 'ja',
    lists: {
      '顧問先|顧客|クライアント|顧問先一覧|関与先':
        '決算月|決算期, 担当|担当者|担当税理士|担当職員, 申告期限|期限|申告期日|提出期限',
    },
    may: '申告|申告業務|申告期限|期限|申告書|申告予定, 担当者|職員|スタッフ|税理士|ユーザー|所員, タスク|業務|作業|進捗, 書類|資料|ファイル, 面談|訪問|打ち合わせ|面談記録|対応履歴, 請求|報酬|顧問料|請求書, メモ|連絡, 税目',
    mayFields:
      '名前|顧問先名|会社名|名称|社名|商号, 代表者|代表者名, 電話|電話番号, メール|メールアドレス, 住所|所在地, 法人個人|区分|法人個人区分|種別, 顧問料|報酬, 契約日|契約開始日, 状態|ステータス|進捗|申告状況|提出状況|申告済み, 税目|申告種類|税種|申告区分, 提出日|申告日|完了日, 業種, 法人番号|インボイス番号|登録番号, メモ|備考, 顧問先|顧客, 担当者|氏名, 役職, 内容, 期限日, 金額, 電子申告, 消費税|課税区分',
  },
  {
    prompt: 'スナックのボトルキープ管理。お客さんの名前、銘柄、残量、期限。ママでも使える簡単なやつ頼む',
    language: 'ja',
    lists: {
      'ボトルキープ|ボトル|キープボトル|ボトル一覧|キープ':
        '名前|お客さんの名前|お客様|お客さん|顧客|お客様名|氏名|顧客名|客, 銘柄|お酒|酒の銘柄|ボトル名|酒, 残量|残り|残り量, 期限|キープ期限|有効期限|保管期限',
    },
    may: 'お客さん|お客様|顧客|常連|客, 銘柄|お酒|酒|商品, 来店|来店記録|来店履歴, スタッフ|キャスト|ホステス|ママ, ツケ|売掛|会計|売上, 棚|保管場所|置き場所, 料金|メニュー',
    mayFields:
      '名前|氏名|あだ名|呼び名|ニックネーム, 番号|ボトル番号|タグ番号, 開封日|キープ日|入れた日|登録日|日付|購入日, 棚|場所|保管場所|棚番号, 電話|電話番号|連絡先, 会社|会社名|勤務先, メモ|備考, 写真|画像, 種類|酒の種類|カテゴリ, 担当|担当者|スタッフ|キャスト, 状態|ステータス, 価格|値段|金額, 誕生日, 最終来店日|来店日, 好み|特徴, 本数|人数',
  },
  {
    prompt:
      '歯科技工所の受注管理システム。歯科医院から届く技工物の注文（患者名、部位、種類、シェード、納期）を登録し、受付・製作中・完成・納品済みのカンバンで進めたい。医院ごとの月別売上グラフも欲しい。',
    language: 'ja',
    lists: {
      '注文|受注|技工物|技工指示|オーダー|技工物の注文|受注一覧|技工物注文|案件':
        '患者名|患者|患者氏名, 部位|歯の部位|歯式, 種類|技工物の種類|技工物|種別|補綴物, シェード|色調|色, 納期|納品日|納品予定日|期日, 状態|ステータス|進捗|工程|進捗状況, 歯科医院|医院|取引先|クリニック|医院名',
      '歯科医院|医院|取引先|クリニック|歯科|顧客': '',
    },
    may: '技工士|担当者|スタッフ|職人|ユーザー|従業員, 請求|請求書|売上, 技工物|製品|料金表|技工物の種類|種類|単価表, 材料|材料在庫, 納品|納品書, 患者, 工程|作業工程|製作工程, 再製|やり直し|クレーム',
    mayFields:
      '金額|価格|料金|単価|売上|売上金額, 受注日|受付日|注文日|日付, 担当|担当者|技工士|担当技工士, 医師|担当医|歯科医師|ドクター|院長, 材料|素材, 個数|数量|本数, 写真|画像|ファイル|指示書, メモ|備考|指示内容|特記事項, 受注番号|注文番号|番号, 名前|医院名|名称|氏名, 住所, 電話|電話番号|FAX, メール|メールアドレス, 優先度|至急, 試適日|セット日, 完成日|発送日, 締め日|締日|支払条件, 性別, 年齢',
  },
  {
    prompt:
      '学童保育で使う連絡アプリを作ってほしいです。保護者がその日の出欠とお迎え時間、お迎えに来る人を入力、支援員が一覧で確認して入室・退室の時刻を記録する。お知らせ配信もできたら嬉しいです。',
    language: 'ja',
    lists: {
      '出欠|出欠連絡|連絡|出席|出欠予定|利用予定|出欠記録':
        '出欠|出席|出欠状況|状態|ステータス|出欠区分, お迎え時間|迎え時間|お迎え時刻|お迎え予定時間|お迎え予定時刻, お迎えに来る人|お迎えの人|お迎え者|迎えに来る人|お迎え',
      '入退室|入退室記録|入室・退室|登降所|出欠|入退室時刻|登降所記録|出欠連絡|出欠記録':
        '入室|入室時刻|入室時間, 退室|退室時刻|退室時間',
      'お知らせ|お知らせ配信|ニュース|通知|連絡事項': '',
    },
    may: '児童|子ども|子供|お子さん|お子様|生徒, 保護者|親|ユーザー, 支援員|職員|スタッフ|先生|指導員, クラス|学年|グループ|班, 小学校|学校, 行事|イベント|予定, おやつ|おやつ献立, 連絡帳|メッセージ, お迎え者|送迎者|お迎えの人, 既読|既読確認, 利用料|請求',
    mayFields:
      '日付|日にち|利用日|配信日|対象日|投稿日|記録日, 児童|子ども|子供|お子様|児童名|お子さん, 名前|氏名, ふりがな|フリガナ, 学年|クラス, 小学校|学校, 保護者|保護者名, 電話|電話番号|緊急連絡先|連絡先, メール|メールアドレス, 続柄, アレルギー, 備考|メモ|連絡事項|コメント, 欠席理由|理由, タイトル|件名, 内容|本文, 対象|配信先|対象クラス, 支援員|記録者|作成者|投稿者|確認者, 確認済み|既読|確認, 添付ファイル|画像|写真|ファイル, 体温|体調, 重要|重要度, 生年月日|誕生日, 公開|配信状態, 入力者, 役割|役職',
  },
  {
    prompt:
      '祖父の家を一棟貸しの民泊にしました。宿の紹介、部屋の写真、周辺の見どころを載せて、日付と人数を選んで宿泊予約できるページがほしいです。英語にも切り替えたい。',
    language: 'ja',
    lists: {
      '予約|宿泊予約|ご予約|予約一覧|宿泊': '日付|宿泊日|チェックイン|チェックイン日|日程|到着日, 人数|宿泊人数|ゲスト数',
    },
    may: '見どころ|周辺の見どころ|観光スポット|周辺スポット|周辺情報|スポット|周辺案内, 部屋|客室|お部屋|宿|宿泊施設|施設, 写真|部屋の写真|ギャラリー, 宿泊客|ゲスト|お客様|顧客, 口コミ|レビュー|お客様の声, 料金|プラン|宿泊プラン|料金表, お知らせ|ニュース, 問い合わせ|お問い合わせ|お問合せ, 設備|アメニティ, よくある質問|FAQ, 休業日|予約不可日|空室カレンダー|ブロック日|空室',
    mayFields:
      'チェックアウト|チェックアウト日|出発日, 泊数|宿泊数, 名前|氏名|お名前|代表者名|宿泊者名|部屋名|スポット名|名称|予約者名, メール|メールアドレス, 電話|電話番号, 国籍|国|言語, 住所|所在地|場所, 料金|合計金額|金額|価格|宿泊料金, 状態|ステータス|予約状況, 備考|メモ|要望|メッセージ|ご要望, 到着時間|チェックイン時間, 写真|画像, 説明|紹介文|紹介|詳細, 距離|アクセス|所要時間|地図|URL, 定員, 大人|子ども|子供|大人人数|子ども人数, 支払い方法, カテゴリ|種類, 英語名|英語説明|説明(英語)|名称(英語), 評価, 表示順|並び順, 予約番号|予約日, 部屋, 設備, キャプション, タイトル, 内容|本文|コメント',
  },
  {
    prompt:
      '骨董屋やってます。仕入れ台帳が紙なのでアプリにしたい。品物（品名、時代、作者、状態、写真）、仕入れ先と仕入れ日と仕入れ値、売れたら売却日と売値を入れて、粗利が月ごとにグラフで出てほしい。古物商なので相手の身分証番号も要る',
    language: 'ja',
    lists: {
      '品物|商品|骨董品|古物|仕入れ台帳|台帳|仕入れ|在庫|品物一覧':
        '品名|名前|商品名|品物名, 時代|年代, 作者|作家, 状態|コンディション|保存状態, 写真|画像, 仕入れ先|仕入先|相手|取引先, 仕入れ日|仕入日|買取日, 仕入れ値|仕入値|仕入れ価格|仕入価格|原価|買取価格|仕入れ額, 売却日|販売日|売れた日, 売値|売却額|販売価格|売却価格|売価|売却値',
      '仕入れ先|仕入先|取引相手|取引先|相手方|相手': '身分証番号|身分証|本人確認番号|身分証明書番号|本人確認書類番号',
    },
    may: '仕入れ|仕入|仕入れ記録|買取, 売却|販売|売上|販売記録|売却記録, カテゴリ|分類|ジャンル|古物区分, 買い手|顧客|お客様|購入者, 作者|作家, 時代, 経費, 修復|修理, 写真|品物写真, 催事|市場',
    mayFields:
      '粗利|利益, カテゴリ|種類|分類|区別|古物区分, 販売状況|ステータス|在庫状況|売却済み, 管理番号|番号|品番, 寸法|サイズ|重さ, 説明|特徴|備考|メモ|由来, 名前|氏名|名称|仕入れ先名, 住所, 電話|電話番号|連絡先, メール|メールアドレス, 職業, 年齢|生年月日, 身分証の種類|身分証種別|本人確認書類|本人確認方法|確認日, 買い手|購入者|販売先|売却先|顧客, 保管場所|場所, 数量|点数, 支払い方法, 品物|商品, 希望価格|値付け|販売予定価格, 日付|取引日, 箱|共箱|付属品, 素材, 身分証番号|身分証明書番号',
  },
  {
    prompt:
      '京都で観光客向けに着物レンタルをしています。着物の柄・サイズ・色をギャラリーで見せて、来店日時と人数、着付けプラン、ヘアセットの有無を選んで予約してもらいたい。返却が済んだかどうかもスタッフ側で管理したいです',
    language: 'ja',
    lists: {
      '着物|きもの|着物一覧|商品|レンタル着物|着物ギャラリー': '柄|模様|デザイン, サイズ|寸法, 色|カラー',
      '予約|レンタル予約|ご予約|予約一覧|レンタル':
        '来店日時|日時|来店日|予約日時|日付, 人数|来店人数, 着付けプラン|プラン|着付プラン, ヘアセット|ヘアセットの有無|ヘアセット有無, 返却|返却済み|返却状況|返却済|返却状態',
    },
    may: 'プラン|着付けプラン|料金プラン|メニュー, お客様|顧客|客|観光客, スタッフ|着付師|着付け師|従業員, 小物|帯|オプション|アクセサリー, 貸出|貸出記録|返却|返却記録, 口コミ|レビュー|お客様の声, お知らせ|ニュース, 店舗, クリーニング|メンテナンス, 問い合わせ|お問い合わせ, 時間枠|予約枠, よくある質問|FAQ',
    mayFields:
      '着物|希望の着物|選択した着物, 名前|氏名|お名前|代表者名|着物名|名称|プラン名|お客様名|予約者名, メール|メールアドレス, 電話|電話番号, 国籍|国|言語, 料金|価格|金額|合計, 写真|画像, 説明|詳細|紹介, 種類|カテゴリ|季節|性別|男女, 状態|ステータス|貸出状況|予約状況, 返却予定|返却時間|返却日時|返却予定日時|返却期限, 時間|来店時間, 備考|メモ|要望|ご要望, 身長|足のサイズ|体型, 管理番号|番号|在庫|在庫数, 担当|担当者|スタッフ|着付師, 支払い方法|支払い, 所要時間, お客様|顧客, 素材, 帯|小物, 公開|貸出可, 男性|女性|子ども, ヘアセット料金, 予約番号',
  },
  {
    prompt:
      'NPOでフードバンクを運営しています。寄付された食品（品名、数量、賞味期限、寄付元）の在庫と、配布先の団体への出庫を管理したいです。賞味期限が1か月以内のものをトップに表示し、ボランティアは閲覧のみ、職員だけ編集可で',
    language: 'ja',
    lists: {
      '食品|在庫|寄付食品|寄付品|食品在庫|寄付|寄贈品|入庫':
        '品名|食品名|名前|名称, 数量|個数|在庫数|在庫, 賞味期限|期限|消費期限, 寄付元|寄付者|寄贈者|提供元|寄贈元|提供者',
      '出庫|配布|出庫記録|配布記録|出荷|出庫履歴': '配布先|配布先団体|団体|提供先, 食品|在庫|品名|寄付食品|寄付品',
      '配布先|配布先団体|団体|提供先|支援団体|受取団体': '',
    },
    may: '寄付元|寄付者|寄贈者|企業|提供元|ドナー|提供者, ボランティア|職員|スタッフ|ユーザー|メンバー, カテゴリ|分類|食品分類, 入庫|入庫記録|寄付|寄付記録|受入, 倉庫|保管場所|拠点, 配送|配達|引き取り, シフト|活動予定, 報告|レポート, リクエスト|要望|依頼, 廃棄',
    mayFields:
      '入庫日|寄付日|受入日|受取日|受入日時, 出庫日|配布日|日付|日時|出荷日, 数量|出庫数|配布数|個数|出庫数量, 単位|重量|重さ, カテゴリ|種類|分類|保存方法, 保管場所|場所|倉庫|棚, 状態|ステータス, 担当者|担当|職員|記録者|担当職員, 名前|団体名|名称|氏名|会社名, 代表者|連絡先|担当者名, 電話|電話番号, メール|メールアドレス, 住所|所在地, メモ|備考, 写真|画像, アレルギー|アレルゲン, 利用者数|世帯数|人数|受益者数, 役割|権限, ロット|ロット番号|バーコード|JAN, 残数|残量|現在庫, 種別|団体種別|活動内容, 配送方法|受取方法',
  },
  {
    prompt:
      '信楽で焼き物をしている陶芸家です。自分のサイトを持ちたくて、作品の写真と工房の紹介、個展のお知らせ、あとブログが書けたら十分です。販売はしません。土っぽい色合いで落ち着いた雰囲気がいいな',
    language: 'ja',
    lists: {
      '作品|作品の写真|作品一覧|作品ギャラリー|焼き物|陶芸作品|ギャラリー': '写真|画像|作品写真',
      '個展|個展のお知らせ|お知らせ|展示会|個展情報|展覧会|展示': '',
      'ブログ|記事|ブログ記事|投稿|日記': '',
    },
    may: '問い合わせ|お問い合わせ|お問合せ, 工房|工房紹介|プロフィール|作家紹介|経歴, カテゴリ|シリーズ|カテゴリー|タグ, お知らせ|ニュース, 写真|工房の写真, 取扱店|ギャラリー, 体験|陶芸教室|体験予約, コメント, メディア掲載|受賞歴',
    mayFields:
      'タイトル|作品名|個展名|題名|名前|名称|件名, 本文|内容, 説明|詳細|解説|紹介文, 日付|投稿日|公開日|制作日|制作年|掲載日, 会期|開始日|期間|開催期間|開催日, 終了日, 会場|場所, 住所|アクセス|地図, 画像|写真|アイキャッチ, サイズ|寸法, 素材|土|釉薬|技法, カテゴリ|種類|シリーズ|タグ, メール|メールアドレス, 公開|公開状態|状態|ステータス, URL|リンク, 表示順|並び順, 時間|開場時間|在廊日, 氏名|お名前, メッセージ, 抜粋|概要, 著者|投稿者, 電話|電話番号, 焼成方法|窯, 入場料',
  },
  {
    prompt:
      '離れて暮らす母の介護を兄弟三人で分担してます。通院予定、ヘルパーさんの訪問、かかったお金を誰が立て替えたか、それと様子のメモを共有できるアプリを作りたい。カレンダーで見られて、家族以外は入れないようにしてほしい',
    language: 'ja',
    lists: {
      '通院予定|通院|予定|受診|通院記録|病院予定|受診予定': '',
      'ヘルパー訪問|訪問|ヘルパー|訪問予定|ヘルパーさんの訪問|訪問記録|予定|ヘルパー訪問予定': '',
      '立て替え|費用|立替|出費|支出|お金|介護費用|立替金|立替費用|かかったお金|経費|立替記録':
        '立て替えた人|立替者|誰が|支払者|支払った人|立て替え|立て替え者|家族|立替人|立替えた人, 金額|お金|費用|かかったお金',
      'メモ|様子のメモ|様子|様子メモ|記録|介護記録|共有メモ|日誌': '',
    },
    may: '家族|兄弟|メンバー|ユーザー|家族メンバー, 薬|お薬|服薬, 病院|医療機関|医師, ヘルパー|ヘルパーさん|ケアマネ|事業所|介護スタッフ, 連絡先|緊急連絡先, 精算|清算, タスク|当番|分担|やること, 体調|バイタル|健康記録, 書類|写真|ファイル, 買い物リスト, カテゴリ|費目',
    mayFields:
      '日付|日時|通院日|訪問日|支払日|記録日|受診日|予定日|通院日時|訪問日時, 時間|開始時間|時刻|訪問時間|予約時間, 終了時間, 病院|病院名|医療機関, 診療科|科, 医師|担当医, 付き添い|付添|付き添い者|付き添う人|担当|担当者, ヘルパー|ヘルパー名|ヘルパーさん|名前|氏名, 事業所|会社, 内容|サービス内容|詳細|本文|用途|項目|品目, 様子|体調|気分|食事|睡眠, 記入者|書いた人|投稿者|記録者|作成者, メモ|備考|コメント, 精算|精算済み|清算済み|状態|ステータス|精算状況, カテゴリ|種類|費目|分類, レシート|領収書|写真|画像, タイトル|件名, 電話|電話番号, メール|メールアドレス, 続柄, 場所|住所, 結果|診察結果|医師の話, 持ち物, 次回予約|次回予定, 完了, 血圧|体温',
  },
  {
    prompt: 'A platform where retired craftsmen offer short workshops and curious neighbours sign up for a spot',
    language: 'en',
    lists: {
      'craftsmen|hosts|instructors|teachers|makers|artisans': '',
      'workshops|classes|courses|sessions':
        'craftsman|host|instructor|teacher|maker|artisan, spots|places|seats|capacity|max participants|number of spots',
      'signups|sign-ups|registrations|bookings|enrolments|enrollments|spots|reservations':
        'workshop|class|course|session, neighbour|neighbor|participant|name|attendee',
      'neighbours|neighbors|participants|attendees': '',
    },
    may: 'categories|crafts|skills, reviews|ratings|feedback, locations|venues|places, users|people, payments, materials',
    mayFields:
      'title, name, description, date, start, end, time, duration, price, location, email, phone, status, craft, skill, bio, notes, photo, category, level',
  },
  {
    prompt:
      'I run a dance school. Teachers open classes with style, level and room, parents enrol their kids, and the front desk marks who showed up.',
    language: 'en',
    lists: {
      'classes|dance classes|courses|lessons': 'style|dance style, level, room|studio|hall, teacher|instructor',
      'teachers|instructors|dance teachers': '',
      'parents|guardians': '',
      'kids|children|students|dancers|pupils': 'parent|guardian',
      'enrolments|enrollments|registrations|signups|sign-ups|bookings':
        'class|course|dance class, kid|child|student|dancer|pupil',
      'attendance|attendances|attendance records|presences|check-ins|checkins':
        'present|showed up|attended|status, kid|child|student|dancer|pupil|enrolment|enrollment, class|session|lesson|enrolment|enrollment|dance class',
    },
    may: 'rooms|studios, styles|dance styles, levels, sessions|lessons, payments|invoices, staff|front desk|users|people',
    mayFields:
      'name, title, date, time, day, start, end, duration, capacity, price, email, phone, age, birthday|date of birth, notes, status, enrolled on, weekday, description',
  },
  {
    prompt:
      'Volunteers choose shifts at our soup kitchen, coordinators publish those shifts with date, hours and how many hands are needed',
    language: 'en',
    lists: {
      'volunteers|helpers': '',
      'shifts|kitchen shifts':
        'date|day, hours|time|start|start time|from|duration, hands needed|volunteers needed|needed|people needed|number of volunteers|capacity|spots|slots|helpers needed',
      'signups|sign-ups|shift signups|assignments|shift assignments|bookings|registrations|shift choices':
        'shift, volunteer|helper',
    },
    may: 'coordinators|organizers|organisers, tasks|roles|duties, locations|kitchens, meals, users|people, skills',
    mayFields:
      'name, email, phone, title, description, notes, status, end, end time, location, coordinator, skills, role, date, signed up on',
  },
  {
    prompt:
      'App for a climbing gym: setters add routes with grade, colour and wall, climbers tick off what they sent and rate it out of five',
    language: 'en',
    lists: {
      'routes|climbs|boulders|problems|climbing routes':
        'grade|difficulty, colour|color|hold colour|hold color, wall|sector, setter|route setter|set by',
      'climbers|members|athletes': '',
      'ticks|sends|ascents|logs|ticklists|tick list|climb logs|ratings':
        'climber|member, route|climb|boulder|problem|climbing route, rating|stars|score|rate',
      'setters|route setters|routesetters': '',
    },
    may: 'walls|sectors, grades, ratings|reviews, comments, users|people, memberships, competitions, colours|colors',
    mayFields:
      'name, date, set on|date set, attempts, comment, notes, email, phone, status, style, removed on|expires, photo, description, level, flash, sent, number, sent on',
  },
  {
    prompt:
      'Dog walkers announce free slots, owners request a walk for their dog, and after the walk the walker leaves a short report with distance and photos',
    language: 'en',
    lists: {
      'walkers|dog walkers': '',
      'slots|free slots|time slots|availabilities|availability': 'walker|dog walker, start|time|date|from|start time',
      'owners|dog owners|customers|clients': '',
      'dogs|pets': 'owner|dog owner|customer|client',
      'walks|walk requests|requests|bookings':
        'dog|pet, slot|free slot|time slot|availability|date, walker|dog walker|slot, owner|dog owner|customer|client|dog',
      'reports|walk reports':
        'distance|km, photos|photo|pictures|images, walk|request|booking|walk request, report|text|summary|note|notes|description|comment',
    },
    may: 'reviews|ratings, payments|invoices, photos|pictures, users|people, breeds, neighbourhoods|areas',
    mayFields:
      'name, breed, age, weight, date, start, end, time, duration, price|rate, status, email, phone, address, notes, description, location, area, bio, title, temperament',
  },
  {
    prompt:
      'Surf camp back office: guests check in with passport number and shoe size, instructors get assigned to lessons, the shop rents out boards and wetsuits by the hour',
    language: 'en',
    lists: {
      'guests|customers|campers': 'name|guest name, passport number|passport|passport no, shoe size',
      'instructors|surf instructors|teachers|coaches': '',
      'lessons|surf lessons|classes|sessions': 'instructor|teacher|coach|surf instructor',
      'rentals|hires|rentings|equipment rentals':
        'equipment|board|item|gear|rental item|board or wetsuit, hours|duration|start|start time|number of hours, guest|customer|camper|renter',
      'equipment|gear|boards|items|rental items|boards and wetsuits|surfboards':
        'hourly rate|price per hour|rate|hourly price|price, type|kind|category|name',
    },
    may: 'wetsuits, boards|surfboards, bookings|stays|check-ins|checkins, rooms, payments|invoices, users|people|staff, lesson participants|lesson bookings|enrolments|enrollments, spots|beaches',
    mayFields:
      'email, phone, nationality, check-in|check-in date|checked in|arrival, check-out|departure, date, time, start, end, size, status, level, spot, location, capacity, price|total|cost, notes, title, brand, name, condition, languages, passport',
  },
  {
    prompt:
      'Choir manager. The conductor plans rehearsals and picks pieces with composer and key, singers say whether they come, a librarian hands out sheet music',
    language: 'en',
    lists: {
      'rehearsals|practices': 'date|time|when|start|starts',
      'pieces|songs|works|repertoire|music pieces': 'title|name, composer, key|musical key',
      'singers|members|choristers|choir members': '',
      'attendance|attendances|responses|rsvps|replies|sign-ups|signups|answers|availability|availabilities':
        'singer|member|chorister|choir member, rehearsal|practice, coming|attending|status|response|answer|will come|comes|reply',
      'sheet music|scores|loans|sheet music loans|handouts|sheet music copies|copies|sheet music handouts|sheets':
        'piece|song|work|music piece, singer|member|chorister|given to|choir member',
    },
    may: 'composers, conductors, librarians, voices|voice groups|sections, concerts|performances, rehearsal pieces|programmes|programs|setlists, users|people, venues',
    mayFields:
      'voice|voice part|section, email, phone, location|place|venue, notes, duration, start, end, date, returned|returned on, handed out on|given on, number|copy number, status, piece|pieces, name, reason, title, comment',
  },
  {
    prompt:
      'Foster families take in cats from our shelter; vets enter vaccinations and weight, adopters fill in a form with household, garden yes or no and other pets',
    language: 'en',
    lists: {
      'cats|animals|pets': 'foster family|foster|foster home',
      'foster families|fosters|foster homes': '',
      'vaccinations|vet records|health records|medical records|vet visits|vaccines|checkups|examinations':
        'cat|animal|pet, vaccination|vaccine|name|type, weight, vet|veterinarian',
      'adoption applications|applications|adoption forms|adopters|adoption requests|adoptions|forms':
        'household|household size, garden|has garden, other pets|pets, adopter|name|applicant|adopter name',
      'vets|veterinarians': '',
    },
    may: 'adopters|applicants, placements|stays|fosterings|foster placements, weights|weighings|weight records|weight entries, shelters, breeds, users|people, pets, vaccines',
    mayFields:
      'name, age, breed, sex|gender, colour|color, weight, status, date, email, phone, address, notes, photo, cat, next due|due date, from, to, arrival|arrived on|intake date, capacity, clinic, description, birth date|date of birth, batch',
  },
  {
    prompt:
      'For a wind farm operator: technicians file service visits per turbine with hours and parts used, dispatchers assign the next visit',
    language: 'en',
    lists: {
      'technicians|engineers|mechanics': '',
      'turbines|wind turbines': '',
      'service visits|visits|services|maintenance visits|service reports':
        'turbine|wind turbine, technician|engineer|mechanic, hours|duration|hours worked, parts used|parts',
    },
    may: 'parts|spare parts, parts used|used parts, dispatchers, wind farms|sites|parks, assignments|schedules|planned visits, users|people, faults|issues',
    mayFields:
      'name, number, serial number, model, location, site, capacity, date, status, notes, description, email, phone, next visit|planned on|scheduled for|due, priority, type, dispatcher|assigned by, title, manufacturer',
  },
  {
    prompt:
      'Online flea market for our parish: anyone can post an item with price, condition and picture, others make offers, the seller accepts one of them',
    language: 'en',
    lists: {
      'items|listings|products|ads|articles|goods':
        'price|asking price, condition|state, picture|photo|image, seller|owner|posted by',
      'offers|bids':
        'item|listing|product|ad|article, buyer|bidder|offered by|made by|offerer, amount|price|offer, accepted|status',
      'sellers|people|members|users|parishioners': '',
    },
    may: 'buyers|bidders, categories, messages|questions, sales|purchases|transactions, parishes',
    mayFields:
      'title, name, description, status, sold, category, email, phone, address, message, date, posted on, notes, location, pickup',
  },
  {
    prompt:
      'I want a place where amateur astronomers share observations, each one with object, telescope, seeing conditions and sketch, and fellow stargazers leave comments',
    language: 'en',
    lists: {
      'observations|sightings|observation reports':
        'object|celestial object|target, telescope|instrument|scope, seeing conditions|seeing|conditions, sketch|drawing|image, astronomer|observer|member|author',
      'comments|replies':
        'observation|sighting|observation report, author|stargazer|astronomer|member|observer|user|commenter|written by, text|comment|content|message|body',
      'astronomers|members|observers|stargazers|amateur astronomers|users': '',
    },
    may: 'objects|celestial objects, telescopes|instruments|equipment, locations|sites, likes, people|users|stargazers, constellations',
    mayFields:
      'title, name, date, time, observed on, location, notes, description, magnification, email, bio, posted on, type, constellation, magnitude, photo, aperture',
  },
  {
    prompt:
      'Each apprentice has a training record; mentors sign off competences, the vocational school adds grades, and the chamber sees the finished report book',
    language: 'en',
    lists: {
      'apprentices|trainees': '',
      'training records|records|report books|report book entries|entries|training entries': 'apprentice|trainee',
      'mentors|trainers|instructors': '',
      'competences|competencies|skills|sign-offs|signoffs|competence sign-offs|competency sign-offs':
        'name|title|competence|competency|skill|description, mentor|signed off by|signed by|trainer|instructor, apprentice|trainee|training record|record, signed off|signed|signed off on|status|signed on|sign-off date',
      'grades|marks': 'apprentice|trainee|training record|record, grade|mark|value|score',
    },
    may: 'sign-offs|signoffs|signatures|competence sign-offs|competency sign-offs, report books|report book entries, schools|vocational schools, chambers, companies|employers, subjects|courses, users|people, trades|professions',
    mayFields:
      'name, email, phone, start, end, date, trade|profession, company, subject, year, status|finished|completed, notes, description, school, mentor, week, hours, comment, title, apprentice, birth date|date of birth',
  },
  {
    prompt:
      'Portal where scientists book time on lab instruments, technicians mark a machine as down for calibration, group leaders see cost per project code',
    language: 'en',
    lists: {
      'scientists|researchers': '',
      'instruments|lab instruments|machines|equipment|devices': 'status|down|available|state|down for calibration|out of service',
      'bookings|reservations|instrument bookings|time slots':
        'instrument|machine|lab instrument|equipment|device, scientist|researcher|booked by|user, start|from|time|date|start time|starts at, project|project code|code, cost|price|amount',
      'projects|project codes|codes': 'code|project code|number|name',
    },
    may: 'calibrations|downtimes|downtime|maintenance|outages|maintenance records, technicians, groups|research groups|teams|labs, group leaders, users|people|staff, rates|costs, rooms',
    mayFields:
      'name, title, email, phone, end, to, until, duration|hours, hourly rate|rate|cost per hour, location|room, notes|purpose, description, group, serial number, model, reason, calibration date|calibrated on|next calibration, group leader|leader, budget, technician, manufacturer',
  },
  {
    prompt:
      'Pottery studio shared by forty people: potters drop off pieces for firing with clay type and glaze, the kiln keeper groups them into loads and says when they can be collected',
    language: 'en',
    lists: {
      'potters|members|makers': '',
      'pieces|pots|items|ceramics|works': 'clay type|clay, glaze, potter|member|owner|maker, load|firing|kiln load|batch',
      'loads|kiln loads|firings|batches':
        'collection date|collected from|ready on|collectable from|ready|pickup date|pick-up date|available from|collect from|ready date|collection time|ready for collection|pickup|collectable on',
    },
    may: 'kilns, kiln keepers|keepers, clays|clay types, glazes, users|people, payments|fees, shelves',
    mayFields:
      'name, title, description, email, phone, date, firing date|fired on, temperature, status, dropped off|dropped off on|drop-off date, size, photo, notes, kiln, collected, number, weight, price, firing type|type, kiln keeper',
  },
  {
    prompt:
      'The ferry company needs an app: passengers buy crossings for foot or car, deckhands scan tickets, harbour staff publish delays',
    language: 'en',
    lists: {
      'passengers|customers|travellers|travelers': '',
      'crossings|sailings|departures|trips': '',
      'tickets|bookings|purchases|orders':
        'crossing|sailing|departure|trip, passenger|customer|traveller|traveler, type|foot or car|foot/car|ticket type|vehicle|kind|category, scanned|scanned at|status|checked in|used|validated',
      'delays|delay notices|notices|announcements|disruptions':
        'crossing|sailing|departure|trip, delay|minutes|duration|reason|message|delay minutes|new time|text|description|new departure',
    },
    may: 'deckhands|crew|staff|harbour staff, ferries|ships|boats|vessels, harbours|harbors|ports|routes, vehicles|cars, scans|check-ins|checkins, payments, users|people',
    mayFields:
      'name, email, phone, price|fare, origin|from|departure port, destination|to|arrival port, departure|departure time|departs|date|time|start, arrival|arrival time, capacity, ferry|ship|vessel, licence plate|license plate, ticket number|number|code|qr code, status, published on|published at|posted, published by, reason, scanned by|deckhand, route, title, message, bought on, car capacity',
  },
  {
    prompt:
      'We are a repair café. Visitors bring broken devices (brand, fault, age), fixers take one from the queue and write down whether it got fixed and which spare part went in',
    language: 'en',
    lists: {
      'visitors|guests|customers': '',
      'devices|broken devices|items|objects':
        'brand|make, fault|defect|problem|issue, age, visitor|guest|owner|customer|brought by',
      'repairs|fixes|repair attempts|repair records':
        'device|item|object|broken device, fixer|repairer|volunteer, fixed|result|outcome|status|got fixed|success, spare part|part|parts|spare parts',
      'fixers|repairers|volunteers': '',
    },
    may: 'spare parts|parts, queue|queue entries|tickets, events|café days|sessions|dates, brands, users|people, categories|device types',
    mayFields:
      'name, email, phone, type|kind, model, description, date, status, queue number|queue position|position|number, notes, photo, time, start, end, skills|speciality|specialty, weight, arrived|arrived at, duration, fixer',
  },
  {
    prompt:
      'Sellers consign vintage clothes to our shop. For each garment I need size, label, asking price and the split; cashiers ring up sales and consignors get paid out monthly',
    language: 'en',
    lists: {
      'consignors|sellers': '',
      'garments|clothes|items|clothing|pieces|products':
        'size, label|brand, asking price|price, split|commission|share|split percentage, consignor|seller',
      'sales|transactions|purchases': 'garment|item|clothing|piece|product, cashier|sold by',
      'payouts|payments|monthly payouts|pay-outs': 'consignor|seller, month|period|date, amount|total|sum|payout',
    },
    may: 'cashiers|staff|employees, customers|buyers, brands|labels, categories, users|people, sale items|sale lines',
    mayFields:
      'name, title, description, email, phone, address, bank account|iban, date, sold on|sale date, sold price|price|amount|total, status|sold, colour|color, condition, era|decade, photo, category, notes, paid|paid on|paid out, payment method, received on|consigned on, number|tag, material',
  },
  {
    prompt:
      'Hotel housekeeping: receptionists flag checked-out rooms, housekeepers report them clean or list missing items, maintenance gets a ticket when something is broken',
    language: 'en',
    lists: {
      'rooms|hotel rooms': 'status|checked out|clean|state|cleaning status|checked-out|room status',
      'housekeepers|cleaners|maids|housekeeping staff': '',
      'tickets|maintenance tickets|repairs|defects|maintenance requests|repair tickets':
        'room|hotel room, broken|description|problem|issue|title|what is broken|fault|damage, housekeeper|reported by|cleaner',
      'missing items|missing things|missing reports|items|missing item reports':
        'room|hotel room|cleaning|report, item|name|title|description, housekeeper|reported by|cleaner|cleaning|report',
      'cleanings|cleaning reports|reports|room reports|room checks|housekeeping reports|cleaning tasks':
        'room|hotel room, housekeeper|cleaner|reported by, clean|status|state|result|cleaned',
    },
    may: 'receptionists, staff|employees|users|people, floors, guests|bookings|stays|reservations|checkouts, items|supplies|inventory|amenities, maintenance staff|technicians, room types',
    mayFields:
      'number|room number|name, floor, type, date, time, quantity, priority|urgency, assigned to, resolved|fixed|done|resolved on, notes|remarks|comment, photo, email, phone, shift, checked out at, cleaned at, reported on|reported at, housekeeper, status, missing items, last cleaned, receptionist',
  },
  {
    prompt:
      'so that members of our sailing club can reserve dinghies, log hours on the water and report damage, while the bosun approves the repair budget',
    language: 'en',
    lists: {
      'members|sailors|club members': '',
      'dinghies|boats': '',
      'reservations|bookings|boat reservations|dinghy reservations':
        'dinghy|boat, member|sailor|club member|reserved by, start|from|date|time|day|start time|starts at',
      'sailing logs|logs|log entries|trips|outings|water hours|sailing hours|logbook|logbook entries|hours|hour logs|sessions|sails':
        'hours|duration|hours on the water|hours on water|time, member|sailor|club member|reservation|booking',
      'damages|damage reports|damage|repairs|reports':
        'dinghy|boat, member|sailor|reported by|club member, description|damage|details|title|what|notes, budget|repair budget|cost|estimated cost|repair cost|amount, approved|status|approval|budget approved|approved by',
    },
    may: 'repairs|repair budgets|budgets|repair orders, bosuns|staff|users|people, boat classes|boat types|classes, moorings|berths, events|races|regattas, fees|payments',
    mayFields:
      'name, sail number|number, type|class|model, status, email, phone, end, to|until, date, notes, wind|weather|conditions, reported on, photo, severity, dinghy|boat, licence|license|qualification, title, purpose, joined on|member since, length, capacity|crew, crew',
  },
  {
    prompt:
      'Meal rota for our shared flat: flatmates claim a cooking night, post the recipe with ingredients, and everyone else thumbs it up or down',
    language: 'en',
    lists: {
      'flatmates|roommates|housemates|members': '',
      'cooking nights|nights|rota|rota entries|meals|dinners|meal rota|cooking slots|shifts':
        'flatmate|cook|roommate|housemate|claimed by|member, date|night|day',
      'recipes|dishes':
        'ingredients|ingredient list, flatmate|author|cook|posted by|roommate|housemate|cooking night|night|meal|dinner|member',
      'votes|ratings|thumbs|reactions|likes':
        'flatmate|roommate|housemate|voter|member, recipe|dish|meal|cooking night|dinner, vote|thumb|thumbs|up or down|thumbs up|rating|value|up/down|thumbs up or down',
    },
    may: 'ingredients|recipe ingredients, shopping list|shopping lists|shopping items|groceries, flats|households, users|people, expenses|costs, comments',
    mayFields:
      'name, title, email, phone, room, allergies|diet, instructions|steps|method|description, servings, duration|cooking time, notes, photo, recipe, status, comment, created, posted on, time, quantity',
  },
  {
    prompt: 'Mushroom foragers pin finds on a map with species, coordinates and date, mycologists confirm or correct the species',
    language: 'en',
    lists: {
      'foragers|mushroom foragers|collectors|members': '',
      'finds|sightings|mushroom finds|findings|observations|pins':
        'species|mushroom, coordinates|location|latitude|position|gps|lat, date|found on|day, forager|collector|found by|finder|member',
      'confirmations|identifications|verifications|reviews|determinations|corrections|species reviews':
        'find|sighting|mushroom find|finding|observation|pin, mycologist|expert|confirmed by, species|corrected species|correct species|correction|mushroom, confirmed|status|result|verdict|decision|confirmed or corrected',
      'mycologists|experts': '',
    },
    may: 'species|mushrooms|mushroom species, users|people, photos, comments, regions|areas|maps, habitats',
    mayFields:
      'name, email, phone, photo|picture, notes|comment|description, quantity|amount, longitude|lng, edible|edibility, status|confirmed|confirmed by, latin name, habitat, date, bio, corrected species|confirmed species, mycologist, institution, title',
  },
  {
    prompt:
      'Escape room business: players book a room for a time and headcount, game masters log finishing time and hints used, and the best teams land on a leaderboard',
    language: 'en',
    lists: {
      'rooms|escape rooms|games': '',
      'bookings|reservations':
        'room|escape room|game, time|start|date|slot|start time|when|starts at, headcount|players|number of players|people|group size|number of people, player|customer|team|booked by|name',
      'games|game results|results|runs|plays|game logs|sessions|game sessions':
        'finishing time|finish time|time|duration, hints used|hints|number of hints, team|booking|reservation|players, game master|gamemaster|logged by, room|escape room|booking|reservation',
      'teams|groups': 'name|team name',
      'players|customers|guests': '',
      'game masters|gamemasters': '',
    },
    may: 'leaderboard|leaderboards|leaderboard entries|rankings, time slots|slots, payments, users|people|staff, reviews, team members, vouchers, themes',
    mayFields:
      'title, theme, difficulty, capacity|max players|maximum players, price|total, duration|time limit, status, email, phone, date, notes, rank|place|position, escaped|success|finished, description, min players, end, played on, team, booking, player|captain, shift',
  },
  {
    prompt:
      'Freelance photographers deliver galleries to customers, customers favour images and order prints in a chosen format and quantity',
    language: 'en',
    lists: {
      'photographers|freelance photographers': '',
      'customers|clients': '',
      'galleries|albums|photo galleries': 'photographer, customer|client',
      'images|photos|pictures': 'gallery|album|photo gallery, file|image|photo|picture|image file|url',
      'favourites|favorites|likes|favoured images|favored images': 'image|photo|picture, customer|client',
      'print orders|orders|prints':
        'image|photo|picture, customer|client|ordered by, format|size|print format, quantity|amount|copies|number of prints',
    },
    may: 'formats|print formats|sizes, invoices|payments, users|people, shoots|sessions|events, order items|order lines|prints, messages|comments',
    mayFields:
      'name, title, description, date, delivered on|delivery date, email, phone, address, price|total, status, ordered on|order date, website, notes, cover|cover image, password, expires|expiry date, favourite|favorite|favoured, number|order number, caption, added on, shoot date, bio',
  },
  {
    prompt:
      'Board game café loyalty: regulars collect stamps per visit, waiters suggest games by player count and length, and anyone can wish for titles we do not own yet',
    language: 'en',
    lists: {
      'regulars|customers|guests|members': 'stamps|stamp count|number of stamps',
      'visits|stamps|stamp collections|loyalty visits':
        'regular|customer|guest|member, date|visited on|visit date|collected on|day',
      'games|board games|titles':
        'title|name, player count|players|number of players|min players|minimum players, length|duration|playing time|play time',
      'wishes|wishlist|game wishes|wish list|requests|wishlist items|wished titles|game requests':
        'title|game|name|game title, wished by|regular|customer|guest|member|requested by|person',
    },
    may: 'suggestions|recommendations|game suggestions, waiters|staff, rewards|vouchers, stamps|stamp cards|loyalty cards, users|people, categories|genres, tables, orders',
    mayFields:
      'email, phone, max players|maximum players, age, publisher, shelf|location, description, status, notes, waiter, joined on|member since, votes|upvotes, difficulty|complexity, copies, photo, birthday, requested on|wished on, reason, card number, stamps, year, time, number',
  },
  {
    prompt:
      'Hackathon hub: participants form teams around challenges set by sponsors, mentors offer 20-minute slots, judges award points for novelty, execution and pitch',
    language: 'en',
    lists: {
      'participants|hackers|attendees': 'team',
      'teams|groups': 'challenge',
      challenges: 'sponsor|set by',
      'sponsors|partners': '',
      'mentors|coaches': '',
      'slots|mentor slots|mentoring slots|mentor sessions|mentoring sessions|time slots':
        'mentor|coach, start|time|date|start time|starts at|slot time, team|booked by|participant|group',
      'scores|ratings|evaluations|points|judgings|judgements|judgments|awards':
        'novelty|innovation, execution, pitch|presentation, team|group|project, judge',
      'judges|jurors': '',
    },
    may: 'team members|memberships|team memberships, projects|submissions, bookings|slot bookings, prizes|awards, events|hackathons, criteria, users|people, skills',
    mayFields:
      'name, title, description, email, phone, skills|expertise, duration|end, booked|status, company|organisation|organization, prize, comment|notes|feedback, total|sum, location|room|table, logo, website, members|size, participants, team lead|captain, topic, repo|repository|link',
  },
  {
    prompt:
      'A tool for museum guides who lead tours: each tour has language, meeting point and maximum group size, school groups reserve with teacher, grade and number of pupils',
    language: 'en',
    lists: {
      'guides|museum guides|tour guides': '',
      'tours|guided tours|museum tours':
        'language, meeting point|meeting place|start point, maximum group size|max group size|max size|capacity|group size|max participants, guide|museum guide|tour guide',
      'reservations|bookings|school groups|tour reservations|school group reservations|group reservations':
        'teacher|teacher name, grade|class|year, number of pupils|pupils|students|number of students|pupil count, tour|guided tour|museum tour',
    },
    may: 'schools, school groups|groups, teachers, exhibitions|exhibits, languages, users|people|staff, museums, time slots|tour dates|dates',
    mayFields:
      'title, name, description, date, time, start, end, duration, price, email, phone, school|school name, school group|group, status, notes, languages, topic|theme, reserved on, address, bio',
  },
  {
    prompt:
      'Grandparents record family stories as audio, grandchildren transcribe them and attach old photographs with year and the people shown in them',
    language: 'en',
    lists: {
      'grandparents|storytellers|narrators': '',
      'stories|family stories|recordings|audio stories':
        'audio|recording|audio file|file, grandparent|storyteller|narrator|told by|recorded by',
      'grandchildren|grandkids|transcribers': '',
      'transcripts|transcriptions':
        'story|family story|recording|audio story, grandchild|transcribed by|grandkid|transcriber|author, text|transcript|transcription|content|body',
      'photographs|photos|pictures|old photographs|old photos|images':
        'year|date, people|people shown|persons|people in it|shown|who|people shown in it|person, story|family story|recording|audio story, photo|file|image|picture|photograph|image file',
    },
    may: 'people|persons|family members|people shown, families, comments, tags|topics, users, places|locations, photo people|photo persons|people in photos',
    mayFields:
      'title, name, description, date|recorded on|recording date, duration|length, birth year|birth date|date of birth|birthday, email, phone, status, language, notes|caption, place|location, grandparent, transcript|transcription, uploaded by|attached by|grandchild, year',
  },
  {
    prompt:
      'I coach runners. Athletes should upload sessions with distance, pace and how they felt, I want to plan next week for each of them and message back',
    language: 'en',
    lists: {
      'athletes|runners': '',
      'sessions|runs|training sessions|workouts|trainings|logged sessions':
        'distance|km|miles, pace|speed, felt|feeling|how they felt|mood|how it felt|feel, athlete|runner',
      'plans|training plans|weekly plans|planned sessions|week plans|planned workouts|weeks':
        'athlete|runner, week|week start|date|week of|starting',
      'messages|replies|feedback|comments': 'athlete|runner|recipient|to|session|run|training session, text|message|content|body',
    },
    may: 'coaches|users|people, planned workouts|planned sessions|plan days|plan items, races|events|goals, groups|teams, routes, shoes',
    mayFields:
      'name, email, phone, birth date|date of birth|age, date, time|duration, title, notes|description|comment, heart rate, status|done|completed, goal|target, target distance|planned distance, target pace, sent|sent at|sent on|created, from|sender|author|coach, read, file|upload, session|run, type, day, race, level, location, plan|content',
  },
  {
    prompt:
      'Tattoo studio booking: artists show flash designs with price and size, clients ask for an appointment, pick a body spot and pay a deposit',
    language: 'en',
    lists: {
      'artists|tattoo artists|tattooists': '',
      'flash designs|designs|flashes|flash|tattoos|tattoo designs':
        'price|cost, size, artist|tattoo artist|tattooist, image|title|name|picture|photo|design',
      'clients|customers': '',
      'appointments|bookings|appointment requests|requests':
        'client|customer|name, body spot|body part|placement|spot, deposit|deposit paid|deposit amount, date|time|start|starts at|when|start time, design|flash design|flash|tattoo|artist|tattoo design',
    },
    may: 'deposits|payments, styles|categories, body spots|body parts|placements, users|people|staff, consent forms|waivers, reviews, stations|studios',
    mayFields:
      'email, phone, description, available|status, artist|tattoo artist, end|duration, notes|message, bio|portfolio, style, age|birth date|date of birth, paid|paid on|payment method|payment status, instagram, allergies, colour|color, price, amount, requested on, name, title, photo, confirmed, final price',
  },
  {
    prompt:
      'Street performers apply for pitches in town, giving act, loudness and preferred hours; wardens assign one pitch per hour and shopkeepers may file a noise complaint',
    language: 'en',
    lists: {
      'street performers|performers|buskers|artists': 'act|performance|act type|name',
      'pitches|spots|places|locations': '',
      'applications|pitch applications|requests|pitch requests':
        'act|performance|act type, loudness|volume|noise level, preferred hours|hours|preferred time|preferred times, performer|street performer|busker|artist, pitch|spot|place|location',
      'assignments|pitch assignments|slots|bookings|allocations|schedule':
        'pitch|spot|place|location, performer|street performer|busker|application|artist, hour|time|start|slot|start time|date|starts at, warden|assigned by',
      'complaints|noise complaints':
        'shopkeeper|complainant|filed by|shop|shop owner, performer|pitch|assignment|street performer|busker|spot|slot|booking|application|location',
      'shopkeepers|shops|shop owners': '',
    },
    may: 'wardens|staff, acts, shops, users|people, streets|squares|areas, permits|licences|licenses, warnings|fines',
    mayFields:
      'name, email, phone, description|text|reason|details|complaint, date, status, location|street|address, end, capacity, notes, filed on|filed at|time, shop|shop name, applied on|submitted on, max loudness|loudness limit, photo, size, title, warden, instrument|genre, severity, loudness, preferred hours, resolved',
  },
  {
    prompt:
      'Scoutkåren behöver ett system: ledare planerar möten med datum, plats och tema, föräldrar anmäler sina barn och skriver in allergier',
    language: 'sv',
    lists: {
      'möten|träffar|scoutmöten': 'datum|dag, plats, tema, ledare|ansvarig|ansvarig ledare',
      'barn|scouter': 'allergier|allergi, förälder|vårdnadshavare',
      'anmälningar|deltaganden': 'barn|scout, möte|träff',
      'ledare|scoutledare': '',
      'föräldrar|vårdnadshavare': '',
    },
    may: 'patruller|avdelningar|grupper, närvaro|närvaron, teman, allergier, platser, användare|personer|medlemmar',
    mayFields:
      'namn, förnamn, efternamn, ålder|födelsedatum, telefon, e-post|mejl|epost, status, beskrivning, starttid|tid, sluttid, avdelning|patrull, anteckningar|kommentar, allergier|allergi, förälder|vårdnadshavare, titel',
  },
  {
    prompt:
      'Jag vill ha ett internt verktyg där säljarna registrerar leads (företag, kontaktperson, telefon, värde) och flyttar dem mellan olika steg',
    language: 'sv',
    lists: {
      'leads|affärer|prospekt|lead|affärsmöjligheter':
        'företag|företagsnamn, kontaktperson|kontakt, telefon|telefonnummer, värde|belopp|affärsvärde, steg|status|fas, säljare|ansvarig|ansvarig säljare',
      säljare: '',
    },
    may: 'steg|faser, företag|kunder, kontaktpersoner|kontakter, aktiviteter|händelser, anteckningar|noteringar, användare|medarbetare|personer',
    mayFields:
      'namn, e-post|mejl|epost, datum|skapad|registrerad, anteckningar|kommentar, källa, ordning, beskrivning, prioritet, nästa steg|uppföljning, adress, bransch',
  },
  {
    prompt:
      'Webbapp där körsångare laddar ner noter och lyssnar på stämfiler, dirigenten lägger upp stycken med titel, kompositör och stämma',
    language: 'sv',
    lists: {
      'stycken|låtar|verk|sånger|musikstycken':
        'titel|namn, kompositör|tonsättare, stämma|stämmor, noter|notfil|not|pdf|notblad, stämfil|stämfiler|ljudfil|ljud',
    },
    may: 'körsångare|sångare|körmedlemmar|medlemmar, noter|notfiler, stämfiler|ljudfiler|filer, stämmor, dirigenter, konserter|repetitioner, kompositörer, användare',
    mayFields:
      'namn, arrangör, beskrivning, anteckningar|kommentar, datum|uppladdad|skapad, språk, textförfattare, tonart, stämma, e-post|mejl|epost, telefon, dirigent|uppladdad av, fil|länk, stycke',
  },
  {
    prompt: 'Elever lämnar in slöjdprojekt med foton och reflektion så att läraren kan sätta omdöme',
    language: 'sv',
    lists: {
      'slöjdprojekt|projekt|inlämningar|arbeten|slöjdarbeten':
        'foton|foto|bilder|bild, reflektion, omdöme|betyg|bedömning, elev|inlämnad av',
      elever: '',
    },
    may: 'lärare|slöjdlärare, omdömen|bedömningar|betyg, klasser|grupper, foton|bilder, uppgifter, kommentarer',
    mayFields:
      'titel|namn|rubrik, beskrivning, datum|inlämningsdatum|inlämnad, status, klass|årskurs, material, kommentar|lärarkommentar|återkoppling, e-post|mejl|epost, lärare, teknik',
  },
  {
    prompt:
      'Fotbollstränaren tar ut laget till matchen, spelare svarar kan/kan inte och föräldrar tar på sig att skjutsa med antal platser i bilen',
    language: 'sv',
    lists: {
      matcher: '',
      spelare: '',
      'svar|kallelser|uttagningar|laguttagningar|närvarosvar|anmälningar': 'spelare, match, svar|status|kan|kommer|närvaro',
      'skjutsar|samåkningar|skjuts|bilar': 'antal platser|platser|lediga platser, förälder|förare|chaufför, match',
      'föräldrar|vårdnadshavare': '',
    },
    may: 'lag, tränare|ledare, uttagningar|laguttagningar|kallelser, motståndare, platser|arenor, passagerare',
    mayFields:
      'namn, datum|dag, tid|matchtid|avspark|samlingstid, plats|arena|adress, motståndare, telefon, e-post|mejl|epost, position, tröjnummer|nummer, barn|spelare, förälder, kommentar|anteckningar, resultat, uttagen, avresetid|avgångstid, status, lag',
  },
  {
    prompt:
      'Matchmaking för företagsmentorer. Mentorer fyller i bransch, erfarenhet och ort, adepter skickar förfrågan med ett meddelande och mentorn tackar ja eller nej',
    language: 'sv',
    lists: {
      'mentorer|företagsmentorer': 'bransch, erfarenhet|erfarenheter, ort|plats|stad',
      adepter: '',
      'förfrågningar|mentorförfrågningar': 'meddelande|text, mentor, adept|avsändare, svar|status|tackat ja|accepterad',
    },
    may: 'branscher, orter|städer, matchningar|mentorskap, möten, användare|personer, meddelanden',
    mayFields:
      'namn, e-post|mejl|epost, telefon, företag, bild|foto|profilbild, presentation|beskrivning|om mig, datum|skickad|skapad, mål, titel, bransch, ort, tillgänglig, status, linkedin',
  },
  {
    prompt:
      'gör en sida där man kan låna verktyg av grannar, varje verktyg har bild, skick och deposition och man ser när det är ledigt',
    language: 'sv',
    lists: {
      verktyg: 'bild|foto, skick|tillstånd, deposition, ägare|granne|utlånare',
      'lån|utlåningar|bokningar|låneförfrågningar': 'verktyg, låntagare|granne|lånare|lånad av',
      'grannar|användare|medlemmar': '',
    },
    may: 'kategorier, tillgänglighet|lediga tider|tillgängligheter, meddelanden, omdömen|recensioner, depositioner, användare|personer',
    mayFields:
      'namn|titel, beskrivning, ledig|tillgänglig|ledigt|ledig från, startdatum|från|från datum, slutdatum|till|till datum, återlämnad|återlämning, status, telefon, e-post|mejl|epost, adress, kategori, märke, meddelande',
  },
  {
    prompt: 'Teaterföreningens app för rekvisita, var den ligger, vilken föreställning den används i och vem som har hand om den',
    language: 'sv',
    lists: {
      'rekvisita|rekvisitor|föremål|rekvisitaföremål':
        'plats|placering|förvaringsplats|förvaring|var den ligger|ligger, föreställning|pjäs|uppsättning, ansvarig|medlem|har hand om|ansvarig person',
      'föreställningar|pjäser|uppsättningar': '',
    },
    may: 'medlemmar|personer|ansvariga|användare, platser|förvaringsplatser|förråd, kategorier, utlåningar|lån, scener',
    mayFields:
      'namn|titel, beskrivning, bild|foto, antal, skick, kategori, status, premiär|datum|speldatum, anteckningar|kommentar, telefon, e-post|mejl|epost, regissör',
  },
  {
    prompt:
      'Skapa en bokningssida för min nagelstudio, kunderna väljer behandling och tid, jag sätter priser och längd på behandlingarna',
    language: 'sv',
    lists: {
      'behandlingar|tjänster': 'pris, längd|tidsåtgång|varaktighet|minuter',
      'bokningar|tidsbokningar': 'kund, behandling|tjänst, tid|datum|tidpunkt|starttid',
      kunder: '',
    },
    may: 'tider|lediga tider|öppettider, omdömen|recensioner, bilder, betalningar, användare',
    mayFields:
      'namn, beskrivning, telefon, e-post|mejl|epost, status, datum|dag, sluttid, kommentar|anteckningar|meddelande, bild|foto, kategori, pris',
  },
  {
    prompt: 'Familjen ska kunna lägga till recept, planera veckans middagar och få en inköpslista där alla bockar av varor',
    language: 'sv',
    lists: {
      recept: '',
      'middagar|måltider|veckomenyer|veckoplaner|matplaner|planerade middagar': 'recept',
      'varor|inköpslistor|inköp|inköpsvaror|inköpsrader': 'avbockad|köpt|klar|status|inköpt',
    },
    may: 'ingredienser, familjemedlemmar|medlemmar|personer|användare, veckor, inköpslistor, kategorier',
    mayFields:
      'namn|titel, dag|datum|veckodag, vecka, ingredienser, instruktioner|gör så här|beskrivning, portioner, tid|tillagningstid, bild|foto, antal|mängd, enhet, kategori, avbockad av|familjemedlem|tillagd av|ansvarig, länk, anteckningar|kommentar, inköpslista',
  },
  {
    prompt:
      'Jag driver en ridskola och behöver schema. Ridlärare håller lektioner, elever anmäler sig och får en häst tilldelad, frånvaro ska gå att meddela',
    language: 'sv',
    lists: {
      'lektioner|ridlektioner': 'ridlärare|lärare|instruktör',
      'ridlärare|lärare|instruktörer': '',
      'elever|ryttare|ridelever': '',
      'hästar|ridhästar': '',
      'anmälningar|bokningar|deltaganden|lektionsanmälningar|lektionsbokningar':
        'elev|ryttare, lektion|ridlektion, häst|tilldelad häst',
    },
    may: 'frånvaro|frånvaron|frånvaroanmälningar, scheman, grupper|ridgrupper, nivåer, föräldrar|målsmän, betalningar',
    mayFields:
      'namn, datum|dag|veckodag, tid|starttid, sluttid, nivå, plats|ridhus, antal platser|max antal, telefon, e-post|mejl|epost, frånvaro|frånvarande|status|närvaro|frånvaroanmäld, orsak|anledning, ras|typ, ålder|födelsedatum, mankhöjd, anteckningar|kommentar, elev, lektion, beskrivning|titel',
  },
  {
    prompt:
      'Personalen på förskolan skriver dagbok om varje barn: sömn, mat och humör, och vårdnadshavarna läser och sjukanmäler',
    language: 'sv',
    lists: {
      barn: '',
      'dagboksinlägg|dagböcker|dagboksanteckningar|dagbok|inlägg': 'sömn, mat, humör, barn',
      'vårdnadshavare|föräldrar': '',
      'sjukanmälningar|frånvaroanmälningar|frånvaro': 'barn|vårdnadshavare',
    },
    may: 'personal|pedagoger|förskollärare, avdelningar|grupper, förskolor, bilder, meddelanden, scheman',
    mayFields:
      'namn, datum|dag, födelsedatum|ålder, avdelning|grupp, allergier, vårdnadshavare|förälder, barn, telefon, e-post|mejl|epost, personal|pedagog|skriven av, orsak|anledning|symptom, från|till|startdatum|slutdatum, anteckningar|kommentar|text, bild|foto, status',
  },
  {
    prompt:
      'Snickarfirma här! Vi vill offerera jobb: kund, adress, material, timmar och totalpris, sen ska kunden godkänna online',
    language: 'sv',
    lists: {
      offerter:
        'kund, adress, material, timmar|antal timmar|arbetstimmar, totalpris|pris|summa|totalt, godkänd|status|godkännande|godkänd av kund',
      kunder: '',
    },
    may: 'material, jobb|projekt, offertrader|rader, snickare|medarbetare|användare, fakturor',
    mayFields:
      'namn, telefon, e-post|mejl|epost, beskrivning|arbetsbeskrivning, datum|skapad|offertdatum, giltig till, timpris, offertnummer|nummer, adress, rot|rot-avdrag, godkänd datum, anteckningar|kommentar, titel|rubrik, materialkostnad, pris|antal|enhet, organisationsnummer|personnummer',
  },
  {
    prompt: 'En app för barnmorskor som bokar hembesök hos nyblivna mammor, väger bebisen och antecknar amning och mående',
    language: 'sv',
    lists: {
      barnmorskor: '',
      'mammor|nyblivna mammor|patienter': '',
      'hembesök|besök': 'barnmorska, mamma|patient|bebis, amning, mående, vikt|bebisens vikt|bebis vikt',
      'bebisar|barn|nyfödda': 'mamma|förälder',
    },
    may: 'vägningar|mätningar|viktmätningar|vikter, anteckningar|journaler, mottagningar|kliniker, användare',
    mayFields:
      'namn, datum|besöksdatum, tid, adress, telefon, e-post|mejl|epost, personnummer, födelsedatum|född|förlossningsdatum, födelsevikt|vikt, längd, kön, status, anteckningar|kommentar, barnmorska, bebis|barn, hembesök',
  },
  {
    prompt:
      'Kan du bygga en tjänst där pensionärer ber om hjälp med till exempel snöskottning eller handling och ungdomar tar uppdragen mot timlön?',
    language: 'sv',
    lists: {
      'uppdrag|hjälpförfrågningar|förfrågningar|jobb':
        'pensionär|beställare|senior|äldre, ungdom|utförare|tagen av, timlön|lön|ersättning|timpris',
      'pensionärer|äldre|seniorer': '',
      ungdomar: '',
    },
    may: 'kategorier|uppdragstyper|tjänster, omdömen|recensioner, betalningar|löner, meddelanden, ansökningar|intresseanmälningar, användare',
    mayFields:
      'namn, titel|rubrik, typ|kategori|hjälp|typ av hjälp|uppgift, beskrivning, datum|dag, tid, antal timmar|timmar|beräknad tid, adress|plats, ort|område, status|utfört|ledigt, telefon, e-post|mejl|epost, ålder|födelsedatum|födelseår, bild|foto, presentation, timlön, anteckningar',
  },
  {
    prompt:
      'Lagerhantering för vår webbutik i garn. Artiklar med färg, fiber och antal nystan, leverantörer, och inköpsordrar som fyller på saldot när de levereras',
    language: 'sv',
    lists: {
      'artiklar|garner|produkter|garn|garnartiklar': 'färg, fiber, antal nystan|antal|saldo|lagersaldo|nystan',
      leverantörer: '',
      'inköpsordrar|inköp|beställningar|inköpsorder': 'levererad|status|leveransdatum|levererat|levererad datum',
    },
    may: 'orderrader|inköpsrader|inköpsorderrader, lagerrörelser|saldoändringar|lagerhändelser, kategorier, färger, fibrer, kunder|ordrar, lagerplatser',
    mayFields:
      'artikel|garn|produkt, leverantör, antal|antal nystan|kvantitet, namn|benämning, artikelnummer|sku, pris|inköpspris|försäljningspris, saldo, beställningsdatum|orderdatum|datum, leveransdatum|förväntad leverans, ordernummer, kontaktperson, telefon, e-post|mejl|epost, adress, löplängd|vikt, lagerplats, minsta saldo|beställningspunkt, bild|foto, beskrivning, inköpsorder, anteckningar, levererad|status',
  },
  {
    prompt:
      'Orienteringsklubbens tävlingar: medlem anmäler sig till klass, uppger bricknummer, och resultat matas in med tid och placering',
    language: 'sv',
    lists: {
      tävlingar: '',
      'medlemmar|löpare': '',
      'anmälningar|tävlingsanmälningar': 'medlem|löpare, klass|tävlingsklass, bricknummer|bricka|sportident, tävling',
      resultat: 'tid|löptid, placering|plats, medlem|löpare|anmälan',
    },
    may: 'klasser|tävlingsklasser, banor, kontroller, klubbar, arrangörer|funktionärer, sträcktider',
    mayFields:
      'namn|titel, datum|tävlingsdatum, plats|arena, sista anmälningsdag|anmälningsstopp, telefon, e-post|mejl|epost, födelseår|födelsedatum, status|godkänd, tävling, klass, bricknummer, avgift|anmälningsavgift, beskrivning, starttid, anmälningsdatum, kommentar|anteckningar, distans|längd',
  },
  {
    prompt:
      'Appen är för biodlare som har flera bigårdar med kupor, vid varje genomgång noteras drottning sedd, antal ramar yngel, varroa och skattad honung i kilo',
    language: 'sv',
    lists: {
      bigårdar: '',
      'kupor|bikupor|bisamhällen|samhällen': 'bigård',
      'genomgångar|kupgenomgångar|inspektioner|kontroller':
        'kupa|bikupa|samhälle, drottning sedd|drottning|sedd drottning, antal ramar yngel|ramar yngel|yngelramar|antal yngelramar, varroa|varroatal|varroanivå, skattad honung|honung|honung kg|skattad honung kg|honung i kilo|skattad honung i kilo',
    },
    may: 'biodlare|användare, drottningar, behandlingar, skördar|honungsskördar, foder|fodringar',
    mayFields:
      'namn|nummer|kupnummer, plats|adress|koordinater, datum|genomgångsdatum, drottningens år|drottningfärg|märkning|drottning, status, typ|kuptyp, anteckningar|kommentar|noteringar, biodlare|ägare|utförd av, väder|temperatur, beskrivning, bild|foto, temperament, telefon, e-post|mejl|epost',
  },
  {
    prompt:
      'Jag ordnar vandringsresor. Deltagare anmäler sig till en tur och fyller i matpreferens och anhörig, guider ser deltagarlistan och rapporterar incidenter',
    language: 'sv',
    lists: {
      'turer|vandringsresor|resor|vandringar|vandringsturer': '',
      'deltagare|anmälningar|bokningar':
        'tur|resa|vandringsresa|vandring, matpreferens|matpreferenser|kost|kostpreferens, anhörig|närmast anhörig|anhörigkontakt|kontaktperson',
      guider: '',
      'incidenter|incidentrapporter': 'guide|rapporterad av|rapportör',
    },
    may: 'anmälningar|bokningar|deltaganden, anhöriga, betalningar, destinationer|platser, utrustning',
    mayFields:
      'namn|titel, datum|startdatum|slutdatum, plats|startplats|destination, svårighetsgrad|längd, pris, max antal|antal platser, guide, telefon, e-post|mejl|epost, födelsedatum|ålder, anhörig telefon|anhörigs telefon, tur|resa, deltagare, beskrivning, allvarlighetsgrad|typ, åtgärd, status, anteckningar|kommentar, anmälningsdatum, språk, matpreferens, anhörig, tid, bild|foto',
  },
  {
    prompt: 'Skolans språklärare vill ha glosförhör: läraren lägger in glosor per kapitel, eleverna övar och får poäng',
    language: 'sv',
    lists: {
      'glosor|ord': 'kapitel',
      elever: '',
      'resultat|övningar|glosförhör|förhör|försök|poäng|övningsresultat|förhörsresultat|övningstillfällen':
        'elev, poäng|resultat',
    },
    may: 'kapitel, lärare|språklärare, språk, klasser, glosförhör|förhör, svar, övningar',
    mayFields:
      'ord|glosa, översättning|betydelse, språk, exempelmening|exempel, namn, klass|årskurs, e-post|mejl|epost, kapitel, datum, antal rätt|maxpoäng|antal frågor, lärare|skapad av, titel|rubrik, nummer|ordning, glosförhör|förhör|glosa, tid, poäng, beskrivning, svårighetsgrad',
  },
  {
    prompt: '町内会の会費集金を管理したい。班長が各世帯の支払い状況を入力し、会計が確認する',
    language: 'ja',
    lists: {
      '世帯|会員|家庭': '',
      '会費|支払い|支払|集金|入金|会費集金|集金記録':
        '世帯|会員, 支払い状況|支払状況|状況|ステータス|状態|支払い済み|支払済み|納入状況, 確認|確認済み|会計確認|確認状況',
    },
    may: '班長, 班|組, 会計|会計担当, 年度, 町内会, 領収書, ユーザー',
    mayFields:
      '世帯主|世帯主名|名前|氏名, 住所, 電話番号|電話, 班|組, 班長|集金者|入力者, 金額|会費額, 年度|年月|期間, 支払日|集金日|日付|入金日, 確認日, 確認者|会計, 備考|メモ, 人数, 支払い状況|支払状況',
  },
  {
    prompt: '部活の顧問が練習メニューを投稿、部員は出欠を返す',
    language: 'ja',
    lists: {
      '練習メニュー|練習|メニュー|練習予定': '',
      '部員|メンバー': '',
      '出欠|出欠回答|出席|回答': '部員|メンバー, 練習メニュー|練習|練習予定|メニュー, 出欠|回答|状態|ステータス|出欠状況|出席',
    },
    may: '顧問|コーチ|先生, 部活|部活動|部, 練習日|練習, コメント, 大会|試合, ユーザー',
    mayFields:
      '名前|氏名, 学年, 日付|日時|練習日, 場所, 内容|メニュー内容|説明, タイトル|題名, 顧問|投稿者|作成者, 理由|欠席理由, 備考|メモ|コメント, 投稿日|投稿日時|回答日時, 開始時間|時間, 終了時間, ポジション, メール|メールアドレス',
  },
  {
    prompt: '工場の設備点検アプリを作って。作業員が設備をQRで選び、点検項目に○×を付け、異常があれば写真を添えて報告',
    language: 'ja',
    lists: {
      '設備|機械|装置': 'QRコード|QR|qrコード|qr',
      '点検項目|チェック項目': '',
      '点検|点検記録|点検結果|設備点検':
        '設備|機械, 点検項目|項目|チェック項目, 結果|判定|○×|合否|点検結果, 作業員|点検者|担当者',
      '異常報告|異常|報告|不具合|不具合報告': '写真|画像',
      '作業員|点検者|従業員': '',
    },
    may: '工場|ライン|エリア, 点検結果|点検明細, 修理|修理履歴|対応, 写真, 管理者|ユーザー',
    mayFields:
      '名前|名称|設備名|項目名|氏名, 設備番号|管理番号|番号, 設置場所|場所, 日時|日付|点検日|点検日時|報告日|報告日時, 内容|説明|詳細|コメント, 状態|ステータス|対応状況, 設備, 点検項目, 点検, 作業員|報告者, 備考|メモ, 順番|順序, 型番|メーカー, 社員番号, 基準, 結果',
  },
  {
    prompt: '釣り人が釣果（魚種、サイズ、ポイント、写真）を投稿し合い、いいねやコメントを付けられるサービス',
    language: 'ja',
    lists: {
      '釣果|投稿|釣果投稿':
        '魚種|魚, サイズ|大きさ|全長, ポイント|場所|釣り場|釣りポイント, 写真|画像, 釣り人|投稿者|ユーザー|会員',
      いいね: '釣果|投稿, 釣り人|ユーザー|会員',
      コメント: '釣果|投稿, 釣り人|投稿者|ユーザー|会員',
      '釣り人|ユーザー|会員': '',
    },
    may: 'ポイント|釣り場|釣りポイント, 魚種|魚, フォロー, 写真, 通知, 釣具|仕掛け',
    mayFields:
      '名前|ニックネーム|ユーザー名, 内容|本文|コメント, 日時|日付|投稿日|投稿日時|釣行日, 天気, 仕掛け|ルアー|餌, 重さ|重量, プロフィール|自己紹介, アイコン|プロフィール画像, メール|メールアドレス, メモ|備考, タイトル, いいね数, 匹数|数',
  },
  {
    prompt: 'お寺の檀家さん管理。法要の予約と、墓所の区画、護持会費の納入を檀家ごとに見られるように',
    language: 'ja',
    lists: {
      '檀家|檀家さん': '',
      '法要|法要予約|予約|法要の予約': '檀家|檀家さん|施主',
      '墓所|区画|墓地|墓所区画|お墓': '区画|区画番号|番号|墓所区画, 檀家|檀家さん|使用者',
      '護持会費|会費|納入|納入記録|会費納入|護持会費納入':
        '檀家|檀家さん, 納入|納入状況|納入日|納入済み|状況|ステータス|状態|納入金額|納入額',
    },
    may: '故人|過去帳, 僧侶|住職, 行事|年中行事, お布施, 家族, ユーザー',
    mayFields:
      '名前|氏名|世帯主|当主, 住所, 電話番号|電話, メール|メールアドレス, 日時|日付|法要日|予約日|予約日時, 種類|法要の種類|種別, 故人|故人名|戒名|法名, 参列人数|人数, 金額, 年度|年, 備考|メモ, 状態|ステータス, 面積|広さ, 場所, 区画, 納入日, 僧侶|担当',
  },
  {
    prompt: '引越し業者に一括で見積もりを頼めるサイト。依頼者が現住所、新住所、荷物量、希望日を入れ、業者が金額を提示する',
    language: 'ja',
    lists: {
      '見積もり依頼|見積依頼|依頼|引越し依頼|引っ越し依頼|一括見積もり':
        '現住所, 新住所, 荷物量|荷物の量|荷物, 希望日|引越し希望日, 依頼者|顧客',
      '見積もり|見積|見積もり提示|見積もり回答|提示':
        '金額|見積金額|見積額|料金, 業者|引越し業者, 見積もり依頼|見積依頼|依頼|引越し依頼',
      '引越し業者|業者|引っ越し業者': '',
      '依頼者|顧客|お客様|ユーザー': '',
    },
    may: '口コミ|レビュー|評価, 荷物|家財, メッセージ, 契約|成約, エリア',
    mayFields:
      '名前|氏名|業者名|会社名|名称, 電話番号|電話, メール|メールアドレス, 状態|ステータス, 備考|メモ|要望|コメント, 依頼日|提示日|作成日|日時, 有効期限, 間取り, 人数, 対応エリア|エリア, 住所, 説明|紹介文, オプション|サービス内容',
  },
  {
    prompt: 'スイミングスクールで、コーチが生徒の級とタイムを更新し、振替レッスンの希望を受け付けたい',
    language: 'ja',
    lists: {
      '生徒|会員|スクール生': '級|進級|現在の級, タイム|記録|ベストタイム',
      'コーチ|インストラクター': '',
      '振替希望|振替|振替レッスン|振替申請|振替申込|振替レッスン希望|振替依頼': '生徒|会員',
    },
    may: 'レッスン|クラス, タイム|タイム記録|記録, 級, 保護者, 出欠, 泳法|種目',
    mayFields:
      '名前|氏名, 年齢|生年月日|学年, コーチ|担当コーチ|担当, クラス|レッスン|曜日, 希望日|振替希望日|振替先|日付|日時, 元のレッスン|欠席日|元の日付|振替元, 状態|ステータス|承認, 種目|泳法|距離, 測定日|記録日|更新日, 理由, 電話番号|電話, メール|メールアドレス, 保護者|保護者名, 備考|メモ|コメント, 生徒, 級, タイム',
  },
  {
    prompt: '猫カフェの里親募集。スタッフが猫の名前・年齢・性格・ワクチン歴を登録、希望者は面談を申し込める',
    language: 'ja',
    lists: {
      '猫|保護猫': '名前, 年齢, 性格, ワクチン歴|ワクチン|ワクチン接種歴',
      '面談|面談申込|面談申し込み|申し込み|申込|面談予約|面談申込み': '希望者|里親希望者|氏名|名前|申込者|希望者名',
    },
    may: '希望者|里親希望者|里親, スタッフ|店員, ワクチン歴|ワクチン|ワクチン接種, 譲渡, 写真, 店舗',
    mayFields:
      '猫|希望の猫|保護猫, 写真|画像, 性別, 品種|毛色, 状態|ステータス|募集状況, 希望日|希望日時|面談日|面談日時|日時, 電話番号|電話, メール|メールアドレス, 住所, 飼育経験|飼育環境|家族構成, 備考|メモ|メッセージ, 担当スタッフ|スタッフ|登録者, 名前|氏名, 接種日, 申込日, 去勢避妊',
  },
  {
    prompt: '自治体の職員が空き家を登録（所在地、築年数、間取り、賃料）し、移住希望者が内覧を申請する',
    language: 'ja',
    lists: {
      '空き家|物件|空家': '所在地|住所, 築年数|築年, 間取り, 賃料|家賃',
      '内覧申請|内覧|内覧申込|内覧予約|申請|内覧希望': '空き家|物件|空家, 移住希望者|申請者|希望者',
      '移住希望者|希望者|申請者': '',
    },
    may: '職員|自治体職員, 所有者|大家, 写真, 自治体, 契約, 問い合わせ, ユーザー',
    mayFields:
      '名前|氏名|物件名, 写真|画像, 面積|広さ, 状態|ステータス|募集状況|公開, 説明|備考|メモ, 希望日|内覧希望日|希望日時|内覧日|日時, 申請日, 電話番号|電話, メール|メールアドレス, 現住所|住所, 家族構成|人数, 所有者, 登録者|職員|担当者|担当職員, 登録日, 部署',
  },
  {
    prompt: '商店街のスタンプラリーを作りたい。お店ごとにスタンプがあって、参加者が集めたら景品と交換できる',
    language: 'ja',
    lists: {
      'お店|店舗|店|加盟店': '',
      'スタンプ|スタンプ記録|獲得スタンプ|スタンプ獲得': 'お店|店舗|店|加盟店',
      '参加者|ユーザー': '',
      '景品|賞品': '',
      '交換|景品交換|引き換え|交換記録|交換履歴|引換': '参加者|ユーザー, 景品|賞品',
    },
    may: '獲得スタンプ|スタンプ獲得|スタンプ記録|スタンプ履歴|取得記録, スタンプカード|カード, イベント|スタンプラリー|ラリー, 商店街, クーポン',
    mayFields:
      '名前|名称|店名|店舗名|氏名|ニックネーム, 参加者|ユーザー, 住所|場所|所在地, 営業時間, 画像|写真|デザイン, QRコード|qrコード|コード, 必要スタンプ数|必要数|スタンプ数, 在庫|在庫数|数量, 日時|日付|取得日時|獲得日時|獲得日|交換日|交換日時, 説明|紹介文, 電話番号|電話, メール|メールアドレス, 状態|ステータス, スタンプ, 業種|カテゴリ, 期間',
  },
  {
    prompt: 'ヨガインストラクターがオンラインクラスを開催でき、受講者はチケットを買って参加、終わったら星で評価',
    language: 'ja',
    lists: {
      'クラス|オンラインクラス|レッスン|ヨガクラス': 'インストラクター|ヨガインストラクター|講師',
      'チケット|チケット購入|購入': '受講者|購入者|生徒|会員',
      '評価|レビュー': '星|星の数|評価|評価点|点数, 受講者|投稿者|生徒|会員, クラス|オンラインクラス|レッスン|ヨガクラス',
      'インストラクター|ヨガインストラクター|講師': '',
      '受講者|生徒|会員': '',
    },
    may: '参加|予約|参加記録|受講|申し込み, 支払い|決済, カテゴリ, チケット購入|購入履歴|購入, ユーザー',
    mayFields:
      '名前|氏名, タイトル|クラス名|題名, 日時|日付|開催日|開催日時|開始時間, 時間|所要時間|終了時間, 料金|価格|金額|参加費, 定員, 配信URL|URL|url|ZoomURL|リンク|参加URL, 説明|内容, レベル|難易度, クラス|オンラインクラス, インストラクター, コメント|感想, 購入日|購入日時|有効期限|枚数|残り回数, 状態|ステータス, メール|メールアドレス, プロフィール|自己紹介|写真, 電話番号',
  },
  {
    prompt: '獣医師がペットの診察内容や処方薬を入力し、飼い主は次回のワクチン予定を確認できるシステム',
    language: 'ja',
    lists: {
      'ペット|動物|患者': '飼い主|オーナー',
      '診察|診察記録|カルテ|診療記録|診療|診察履歴': '診察内容|内容|所見, 処方薬|薬|処方, ペット|動物|患者, 獣医師|獣医|担当医',
      'ワクチン予定|ワクチン|予防接種|ワクチン接種|ワクチン接種予定|ワクチンスケジュール':
        'ペット|動物|患者, 次回予定日|予定日|次回|次回接種日|接種予定日|日付|次回日',
      '飼い主|オーナー': '',
      '獣医師|獣医|医師': '',
    },
    may: '処方薬|薬|処方, 予約, 動物病院|病院, 会計, 検査|検査結果, ユーザー',
    mayFields:
      '名前|氏名|ペット名, 種類|動物種, 品種, 性別, 生年月日|年齢|誕生日, 体重, 写真|画像, アレルギー|既往歴, 診察日|日時|日付|診察日時, 診断|診断名|病名, 症状, 電話番号|電話, メール|メールアドレス, 住所, ワクチン名|ワクチンの種類|種類|ワクチン, 接種日|前回接種日|接種済み, 状態|ステータス, 備考|メモ, 免許番号|専門',
  },
  {
    prompt: '学会の査読システム、著者が論文を投稿して、査読者が点数とコメントを付け、委員長が採否を決定',
    language: 'ja',
    lists: {
      '論文|投稿論文|投稿': '著者|投稿者, 採否|採否結果|判定|決定|採否決定|ステータス|状態|採否判定',
      '査読|査読結果|評価|レビュー|査読記録': '点数|評価点|スコア|評点, コメント, 査読者, 論文|投稿論文|投稿',
      '著者|投稿者': '',
      査読者: '',
    },
    may: '委員長|委員, 採否|採否決定|判定, 分野|カテゴリ|セッション, 学会|大会, 所属機関, ユーザー',
    mayFields:
      'タイトル|題名|論文名, 要旨|概要|アブストラクト, キーワード, ファイル|PDF|pdf|本文|論文ファイル, 投稿日|投稿日時|提出日, 名前|氏名, 所属|所属機関, メール|メールアドレス, 専門分野|分野, 査読期限|期限, 査読日|日付|提出日時, 状態|ステータス, 委員長|決定者, 決定日, 共著者, 推薦|推奨|総合判定, 備考|メモ',
  },
  {
    prompt: '大工さん向けの工具貸し借りアプリ。持ち主が工具の型番・状態・一日あたりの料金を載せ、借りたい人が期間を指定して依頼',
    language: 'ja',
    lists: {
      '工具|道具':
        '型番, 状態|コンディション, 料金|一日あたりの料金|日額|1日あたりの料金|一日料金|日額料金|1日の料金, 持ち主|所有者|貸主|大工|貸し手',
      '依頼|貸し借り|レンタル|貸出依頼|レンタル依頼|貸出|貸し出し|借用依頼|予約':
        '工具|道具, 借り手|借りたい人|依頼者|借主|大工|借りる人|利用者, 期間|開始日|貸出期間|借用期間|利用期間|借りる期間|開始',
    },
    may: '大工|持ち主|ユーザー|会員|所有者, 借りたい人|借り手|借主, カテゴリ, レビュー|評価, メッセージ, 支払い|決済',
    mayFields:
      '名前|氏名|工具名|名称, メーカー, 写真|画像, 説明|備考|メモ, カテゴリ|種類, 開始日|終了日|返却日, 状態|ステータス|承認状況|貸出状況, 合計金額|料金|合計料金, 住所|地域|受け渡し場所|場所, 電話番号|電話, メール|メールアドレス, 依頼日|依頼日時, メッセージ|コメント, 保証金',
  },
  {
    prompt: '市民ランナーの大会エントリーサイト：種目、ゼッケン番号、緊急連絡先を登録、当日はスタッフがゴールタイムを記録する',
    language: 'ja',
    lists: { 'エントリー|参加申込|申込|申し込み|参加者|ランナー|選手|出場者': '種目, ゼッケン番号|ゼッケン, 緊急連絡先' },
    may: '大会|マラソン大会|イベント, 種目, ランナー|市民ランナー|参加者|選手, ゴールタイム|タイム|記録|結果|タイム記録|ゴール記録|リザルト, スタッフ, 支払い|参加費',
    mayFields:
      'ゴールタイム|タイム|記録|完走タイム, ランナー|市民ランナー|参加者|選手, 大会|大会名, 名前|氏名, 年齢|生年月日, 性別, 住所, 電話番号|電話, メール|メールアドレス, 距離, 定員, 参加費|料金, 開催日|日付|日時|開催日時, 会場|場所, 状態|ステータス, 順位, エントリー, スタッフ|記録者, Tシャツサイズ, 備考|メモ, 申込日|エントリー日, ゼッケン番号, 緊急連絡先, スタート時間',
  },
  {
    prompt: '牧場の牛一頭ごとに個体識別番号、生年月日、母牛を登録、種付けや分娩の履歴を残す。獣医さんも書き込める',
    language: 'ja',
    lists: {
      '牛|個体': '個体識別番号|個体番号|識別番号, 生年月日, 母牛|母',
      '種付け|種付け履歴|種付履歴|種付け記録|種付|繁殖履歴|繁殖記録|履歴': '牛|個体|母牛',
      '分娩|分娩履歴|分娩記録|繁殖履歴|繁殖記録|履歴': '牛|個体|母牛',
    },
    may: '獣医|獣医師|獣医さん, 診療|診療記録|治療|診察|メモ|書き込み, 牛舎|牧場, 搾乳|乳量, 牧場スタッフ|飼育員|ユーザー|スタッフ, 出荷',
    mayFields:
      '名前|名号|氏名, 性別, 品種, 父牛|種雄牛|種牛, 日付|種付け日|分娩日|日時|診療日|実施日, 種別|種類|方法, 結果|妊娠鑑定|受胎, 分娩予定日|予定日, 子牛|産子|子牛の性別|頭数, 難産|難易度|経過, 獣医|獣医師|担当者|記録者|担当獣医, 体重, 写真|画像, 備考|メモ|内容, 状態|ステータス, 牛舎, 種付け, 電話番号',
  },
  {
    prompt: '清掃会社です。現場スタッフが作業前後の写真を上げると、お客様に報告書が届く仕組みが欲しい',
    language: 'ja',
    lists: {
      '作業|清掃作業|作業記録|報告書|作業報告|報告|清掃報告|作業報告書|清掃報告書|清掃記録':
        '作業前写真|作業前の写真|作業前後の写真|写真|ビフォー写真|作業前, 作業後写真|作業後の写真|作業前後の写真|写真|アフター写真|作業後, 現場スタッフ|スタッフ|担当者|作業者|担当スタッフ, お客様|顧客|客|現場',
      '現場スタッフ|スタッフ': '',
      'お客様|顧客|取引先|客': '',
    },
    may: '現場|物件|清掃現場, 報告書|作業報告書, 写真|作業写真, 予定|スケジュール, 請求|請求書, ユーザー',
    mayFields:
      '名前|氏名|会社名|顧客名|現場名|名称, 住所|所在地, 電話番号|電話, メール|メールアドレス, 作業日|日付|日時|作業日時, 開始時間, 終了時間, 作業内容|内容, 現場|物件, 状態|ステータス, 送信日|送信日時|送信済み|送付日, 備考|メモ|コメント, 区分|種別|前後区分|撮影区分, 作業|報告書, 担当者名, 撮影日時',
  },
  {
    prompt: '高校生が進路面談の希望時間を選び、担任が志望校や成績のメモを残せるようにして',
    language: 'ja',
    lists: {
      '生徒|高校生': '',
      '面談|進路面談|面談予約|面談記録|面談希望|進路面談予約':
        '希望時間|希望日時|時間|日時|面談時間|面談日時|時間枠|面談枠|希望時間枠, 生徒|高校生',
    },
    may: 'メモ|面談メモ|進路メモ|面談記録|担任メモ, 担任|先生|教師, 時間枠|面談枠|空き時間, 志望校|大学, 成績, クラス',
    mayFields:
      '志望校, 成績|成績メモ|成績のメモ, メモ|備考|内容|メモ内容, 担任|先生|担任の先生|記入者|作成者, 名前|氏名, 学年|クラス|組, 出席番号, メール|メールアドレス, 電話番号, 状態|ステータス, 場所, 生徒|高校生, 面談|進路面談, 保護者, 日付|作成日|記入日|面談日, 科目|点数|評定, 開始時間, 終了時間',
  },
  {
    prompt: 'パン屋の予約取り置き。客が商品と個数、受取時間を選んで注文し、店員は焼き上がったらステータスを変える',
    language: 'ja',
    lists: {
      '商品|パン': '',
      '注文|予約|取り置き|予約取り置き|取り置き予約':
        '商品|パン, 個数|数量, 受取時間|受け取り時間|受取日時|受取時刻, ステータス|状態, 客|お客様|顧客|お客さん|注文者|氏名|名前|お名前|客名',
    },
    may: '客|お客様|顧客|お客さん, 店員|スタッフ, 注文明細|明細, カテゴリ, 店舗, 受取時間|受取枠',
    mayFields:
      '名前|氏名|商品名|パン名|名称, 価格|値段|単価, 写真|画像, 説明, 在庫|在庫数, アレルゲン|アレルギー, 焼き上がり時間|焼き上がり時刻, 電話番号|電話, メール|メールアドレス, 注文日|注文日時|予約日|日付, 受取日, 合計金額|合計|金額, 備考|メモ, 店員|担当者|更新者, カテゴリ, 販売中, 注文|商品|数量',
  },
  {
    prompt:
      '翻訳会社の案件管理。営業が案件（顧客、言語、文字数、納期）を登録し、翻訳者に割り振って、納品ファイルをチェック担当が検収する',
    language: 'ja',
    lists: { '案件|翻訳案件': '顧客|クライアント|顧客名, 言語|言語ペア, 文字数, 納期, 翻訳者', 翻訳者: '' },
    may: '納品|納品ファイル|納品物, 検収|チェック|検収記録, 顧客|クライアント|取引先, 営業|営業担当, チェック担当|チェッカー|校正者, 言語|言語ペア, 割り振り|アサイン|割り当て, 請求|請求書',
    mayFields:
      '納品ファイル|ファイル|納品物, 検収|検収結果|検収状況|検収済み|検収日|結果, チェック担当|チェッカー|検収者, 営業|営業担当|登録者, 案件名|名前|氏名|会社名|タイトル|件名, 状態|ステータス, 料金|金額|単価, 原文|原稿|原文ファイル, 分野|専門分野, 対応言語|言語, 納品日|日付|登録日|割り振り日|受注日, コメント|備考|メモ|指摘, 電話番号|電話, メール|メールアドレス, 担当者|担当者名, 案件|翻訳者|納品, 住所',
  },
]
