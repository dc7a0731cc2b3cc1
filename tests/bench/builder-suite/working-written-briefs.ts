// Descriptions by six strangers, each written down in its own way: letters, notes, headings, pasted rows, questions and answers; for working on.
import type { SuiteBrief } from './cases.ts'

export const workingWrittenBriefs: readonly SuiteBrief[] = [
  {
    prompt:
      "Hi there! I run a small piano tuning business, just me and my van. I'd love something where I can keep my customers with their address, phone number and the make of piano they own, and then every tuning I do: which customer, the date, the pitch before I started, what I charged and whether a string had to be replaced. Thanks, Graham",
    language: 'en',
    lists: {
      'Customers|Clients': 'address, phone number|phone, make of piano|piano make',
      'Tunings|Tuning visits|Visits':
        'customer, date, pitch before|starting pitch|pitch, charge|price|amount charged, string replaced|string replacement',
    },
    may: 'Pianos',
    mayFields: 'name, email, notes, title',
  },
  {
    prompt:
      'ok so we need to track the hives each hive has a number a location and the year of the queen and then every inspection which hive date temperament brood frames honey stores and did we see the queen yes or no',
    language: 'en',
    lists: {
      Hives: 'number|hive number, location, year of the queen|queen year',
      'Inspections|Hive inspections': 'hive, date, temperament, brood frames, honey stores, queen seen|saw the queen',
    },
    may: 'Apiaries|Locations, Queens',
    mayFields: 'name, notes, title, inspector',
  },
  {
    prompt:
      'Asset Tag\tModel\tSerial No\tAssigned To\tPurchase Date\tWarranty Until\tStatus\nThis is the header row of our laptop sheet. Please turn it into an app, Status is In use / In stock / In repair / Retired.',
    language: 'en',
    lists: {
      'Laptops|Assets|Devices':
        'asset tag, model, serial no|serial number, assigned to|assignee, purchase date, warranty until|warranty, status',
    },
    may: 'Employees|People|Users|Staff, Models',
    mayFields: 'name, notes, title',
  },
  {
    prompt:
      "Amateur dramatics society, we need:\n- Productions: title, playwright, director, opening night, venue\n- Members: name, phone, subs paid, can sing (y/n)\n- Parts: production, character, played by\n- Costumes: description, size, which part it's for, hired or owned",
    language: 'en',
    lists: {
      'Productions|Plays|Shows': 'title, playwright, director, opening night, venue',
      Members: 'name, phone, subs paid|subscription paid, can sing',
      'Parts|Roles|Characters': 'production, character, played by|actor|member',
      Costumes: 'description, size, part|role, hired or owned|ownership',
    },
    may: 'Venues, Directors, Playwrights',
    mayFields: 'name, title, email, closing night',
  },
  {
    prompt:
      '# Calibration register\n\n## Instruments\nID, description, manufacturer, measuring range, calibration interval in months, next due date\n\n## Calibrations\nInstrument, performed on, performed by, result (pass, fail, adjusted), certificate PDF\n\n## Views\nA calendar of next due dates and a list of everything overdue.',
    language: 'en',
    lists: {
      Instruments:
        'ID|instrument ID, description, manufacturer, measuring range|range, calibration interval|calibration interval in months|interval, next due date|next due',
      Calibrations: 'instrument, performed on|date, performed by|technician, result, certificate|certificate PDF',
    },
    may: 'Manufacturers, Technicians|Staff|People',
    mayFields: 'name, title, status, notes',
  },
  {
    prompt:
      "I'd like to keep the allotment plots of our association with plot number, size in square metres, tenant and annual rent, together with a waiting list of applicants with name, email, the date they applied and whether they want a half or full plot.",
    language: 'en',
    lists: {
      'Plots|Allotments|Allotment plots': 'plot number|number, size|size in square metres, tenant, annual rent|rent',
      'Applicants|Waiting list|Applications':
        'name, email, date applied|application date|applied on, half or full plot|plot size wanted|plot type',
    },
    may: 'Tenants',
    mayFields: 'status, title, notes, phone',
  },
  {
    prompt:
      'Inventory app for a yarn shop: yarns (brand, colourway, dye lot, fibre, weight, balls in stock, price) and suppliers (company, contact, minimum order).',
    language: 'en',
    lists: {
      'Yarns|Yarn': 'brand, colourway, dye lot, fibre, weight, balls in stock|stock|in stock, price',
      Suppliers: 'company|company name, contact|contact person, minimum order',
    },
    may: 'Brands',
    mayFields: 'name, supplier, title, phone, email',
  },
  {
    prompt:
      "1. The system shall record pest control jobs with client, site address, pest type, treatment used, technician and date of visit.\n2. The system shall record bait stations with a station number, the site they're at, bait type and the date last checked.\n3. Technicians shall be able to enter a job on their phone.\n4. The office shall see all jobs on a board by status (booked, on site, done, invoiced).",
    language: 'en',
    lists: {
      'Jobs|Pest control jobs':
        'client|customer, site address|address, pest type|pest, treatment used|treatment, technician, date of visit|visit date|date, status',
      'Bait stations': 'station number|number, site, bait type, date last checked|last checked',
    },
    may: 'Technicians, Clients|Customers, Sites, Treatments, Pest types|Pests',
    mayFields: 'name, phone, title, notes',
  },
  {
    prompt:
      "What do we want to store? Lost property handed in at the bus depot. What about each item? What it is, colour, which route it was found on, date found, the driver, and the shelf it's on. Anything else? Yes, the claims: who is claiming, phone number, what item, and whether it was returned.",
    language: 'en',
    lists: {
      'Items|Lost property|Lost items|Found items':
        'item|what it is|description|name, colour, route|route found on, date found|found on, driver, shelf',
      Claims: 'claimant|who is claiming|name, phone number|phone, item, returned',
    },
    may: 'Drivers, Routes|Bus routes, Shelves',
    mayFields: 'status, photo, claim date|date, title',
  },
  {
    prompt:
      "At the moment we have a paper form at reception on which visitors write their name, company, who they are visiting, car registration, time in and time out. We'd like that on a tablet instead.",
    language: 'en',
    lists: {
      'Visitors|Visits|Visitor log':
        'name, company, visiting|who they are visiting|host, car registration|registration, time in|arrival time, time out|departure time',
    },
    may: 'Companies, Employees|Hosts|Staff',
    mayFields: 'date, title, visitor, signature',
  },
  {
    prompt:
      "Last month two of our choir's scores went missing again and nobody could say who had them. So I want to note every score (composer, title, voicing, number of copies, cupboard) and when somebody borrows one, who, which score, how many copies, when it was taken and when it came back.",
    language: 'en',
    lists: {
      'Scores|Sheet music': 'composer, title, voicing, number of copies|copies, cupboard',
      'Loans|Borrowings|Score loans':
        'borrower|who|member|borrowed by, score, copies|how many copies|number of copies, date taken|taken on|date borrowed, date returned|returned on|came back',
    },
    may: 'Members|Singers|Borrowers, Composers, Cupboards',
    mayFields: 'status, name, email, phone',
  },
  {
    prompt:
      'For each boat in the marina I want the name, length, draught, berth and owner. For each berth the pontoon, the max length and whether it has shore power. For each owner name, mobile, emergency contact.',
    language: 'en',
    lists: {
      Boats: 'name, length, draught, berth, owner',
      Berths: 'pontoon, max length|maximum length, shore power|has shore power',
      'Owners|Boat owners': 'name, mobile|mobile number|phone, emergency contact',
    },
    may: 'Pontoons',
    mayFields: 'berth number|number, email, title, boats',
  },
  {
    prompt:
      "As a school nurse I want to log each visit to the sick room with pupil, time, complaint, what I did and whether parents were called, so that I can report at term end. As a school nurse I want a record of every pupil's class, allergies and emergency contact so that I can act fast.",
    language: 'en',
    lists: {
      'Visits|Sick room visits': 'pupil, time|date and time, complaint, action|what I did|treatment|action taken, parents called',
      'Pupils|Students': 'class, allergies, emergency contact',
    },
    may: 'Classes, Allergies',
    mayFields: 'name, date, title, notes',
  },
  {
    prompt:
      '| Skip no. | Size (yd) | Current location | Hire start | Hire end | Customer | Waste type |\n|---|---|---|---|---|---|---|\n| 14 | 8 | 22 Mill Lane | 3 June | 10 June | Harris Roofing | mixed |\nneed this as an app for the lads in the lorries',
    language: 'en',
    lists: {
      'Skips|Skip hires|Hires':
        'skip no|skip number|number, size, current location|location, hire start|start, hire end|end, customer, waste type',
    },
    may: 'Customers, Skips, Hires|Skip hires, Waste types',
    mayFields: 'title, phone, status',
  },
  {
    prompt:
      'menu should be: Dogs, Walks, Owners, Invoices. dogs hav name breed age vet and quirks. a walk is dog, walker, date, start time, minutes. owners name adress phone keycode. invoices just owner month amount paid',
    language: 'en',
    lists: {
      Dogs: 'name, breed, age, vet, quirks',
      Walks: 'dog, walker, date, start time, minutes|duration',
      Owners: 'name, address, phone, keycode|key code',
      Invoices: 'owner, month, amount, paid',
    },
    may: 'Walkers, Vets, Breeds',
    mayFields: 'title, number, notes, email',
  },
  {
    prompt:
      'Pages:\nSpecimens - catalogue number, mineral, locality, weight, date acquired, photo\nLocalities - name, country, coordinates, mine or quarry\nSwaps - specimen, swapped with, date, what I got in return',
    language: 'en',
    lists: {
      Specimens: 'catalogue number, mineral, locality, weight, date acquired|acquired, photo',
      Localities: 'name, country, coordinates, mine or quarry|type',
      Swaps: 'specimen, swapped with, date, received|what I got in return|got in return',
    },
    may: 'Minerals, Collectors|Swap partners, Countries',
    mayFields: 'title, notes',
  },
  {
    prompt:
      'Example of what I write in my notebook: "12 May, Mrs Abbott, navy wool coat, shorten sleeves 3 cm, £18, ready by Friday, not paid yet". Could I have that in an app? I do alterations from home.',
    language: 'en',
    lists: {
      'Alterations|Jobs|Orders':
        'date|date received, customer|client, garment|item, alteration|work|what to do|description, price|charge, ready by|due date|due, paid',
    },
    may: 'Customers|Clients, Garments',
    mayFields: 'status, title, phone, notes',
  },
  {
    prompt: 'PO tracker pls. PO no., vendor, dept, amt, ordered by, ETA, rcvd y/n. Vendors w/ name, acct no., payment terms.',
    language: 'en',
    lists: {
      'Purchase orders|POs|Orders':
        'PO no|PO number|number, vendor, dept|department, amt|amount, ordered by, ETA|expected date, rcvd|received',
      Vendors: 'name, acct no|account number|account no, payment terms',
    },
    may: 'Departments, Employees|Staff',
    mayFields: 'title, status, date, order date',
  },
  {
    prompt:
      'The cemetery office of our parish needs a register of graves – section, row, grave number, lease expiry, leaseholder – and of burials with the name of the deceased, date of birth, date of death, date of burial and the grave.',
    language: 'en',
    lists: {
      Graves: 'section, row, grave number|number, lease expiry|lease expires, leaseholder',
      Burials: 'name of the deceased|deceased|name, date of birth, date of death, date of burial|burial date, grave',
    },
    may: 'Leaseholders, Sections, Deceased',
    mayFields: 'title, status, notes',
  },
  {
    prompt: 'Something for my bakery to handle cake orders.',
    language: 'en',
    lists: {
      'Orders|Cake orders': '',
    },
    may: 'Customers, Cakes|Products',
    mayFields:
      'customer, cake, date|pickup date|due date, price, status, notes, name, phone, email, flavour, size, quantity, message, title, paid, photo, delivery, description, address, order number',
  },
  {
    prompt:
      'Mountain rescue team here. Callouts (date, time paged, location, type of incident, number of casualties, hours), team members (call sign, grade, first aid cert expiry), kit (item, bag, last checked by, last checked on). Attendance: which member was on which callout and in what role.',
    language: 'en',
    lists: {
      Callouts: 'date, time paged, location, type of incident|incident type, number of casualties|casualties, hours',
      'Team members|Members': 'call sign, grade, first aid cert expiry|first aid certificate expiry',
      'Kit|Kit items|Equipment': 'item, bag, last checked by, last checked on',
      'Attendance|Attendances': 'member|team member, callout, role',
    },
    may: 'Bags, Incident types, Roles',
    mayFields: 'name, title, status, phone',
  },
  {
    prompt:
      "We're a family of five and nobody knows what's for dinner. Let us collect recipes with ingredients, how long they take and who likes them, and plan meals: day, recipe, who cooks.",
    language: 'en',
    lists: {
      Recipes: 'ingredients, time|how long|duration|cooking time, liked by|who likes them',
      'Meals|Meal plan|Planned meals': 'day|date, recipe, cook|who cooks',
    },
    may: 'Family members|People, Ingredients',
    mayFields: 'name, title, photo, instructions',
  },
  {
    prompt:
      'Build a mortgage calculator where people type in the amount, interest rate and term and see the monthly payment and total interest. Nothing needs to be saved.',
    language: 'en',
    lists: {},
  },
  {
    prompt: 'physio practice',
    language: 'en',
    lists: {
      'Patients|Clients': '',
      'Appointments|Sessions': '',
    },
    may: 'Therapists|Physiotherapists|Staff, Treatments|Treatment plans, Exercises, Invoices, Rooms, Services',
    mayFields:
      'name, phone, email, date of birth, address, date, time, therapist, patient, status, notes, diagnosis, duration, treatment, price, title, start, end, insurance, type, amount, description, specialty',
  },
  {
    prompt:
      "Dear team, following our committee meeting I am to enquire whether you can provide a register of our bowling club's fixtures (opponent, home or away, date, tea required) as well as the results per rink, i.e. the fixture, rink number, skip, shots for and shots against. Members' handicaps are kept elsewhere. Kind regards, Doreen Pike (Hon. Sec.)",
    language: 'en',
    lists: {
      Fixtures: 'opponent, home or away|venue, date, tea required|tea',
      'Results|Rink results': 'fixture, rink number|rink, skip, shots for, shots against',
    },
    may: 'Opponents|Clubs, Members|Skips',
    mayFields: 'title, name, time, notes',
  },
  {
    prompt:
      'Tracking injection moulding tools on the shop floor: tool no, part produced, cavities, shots to date, storage rack. Breakdowns get logged against the tool with shift, machine, downtime in minutes, cause & fix.',
    language: 'en',
    lists: {
      'Tools|Moulds|Moulding tools':
        'tool no|tool number|number, part produced|part, cavities, shots to date|shots, storage rack|rack',
      Breakdowns: 'tool, shift, machine, downtime|downtime in minutes, cause, fix',
    },
    may: 'Machines, Parts, Shifts, Racks',
    mayFields: 'date, title, status, operator, name',
  },
  {
    prompt:
      "My wedding's in September!! guests: name, side (bride/groom), plus one?, dietary needs, table, rsvp. vendors: florist, band and so on with contact, quote, deposit paid, balance due date. to-dos with a deadline and who's on it.",
    language: 'en',
    lists: {
      Guests: 'name, side, plus one, dietary needs|diet, table, RSVP',
      'Vendors|Suppliers': 'contact, quote, deposit paid|deposit, balance due date|balance due',
      'To-dos|Tasks|Todos': "deadline|due date, who|assigned to|responsible|assignee|who's on it",
    },
    may: 'Tables',
    mayFields: 'name, type|service|category, title|task|description, status|done, phone, email',
  },
  {
    prompt:
      'Each volunteer at the food bank should be listed with name, mobile, days available and DBS check date. Each parcel handed out should show the referral agency, household size, date, and any baby items. Donations: donor, kilos, received on.',
    language: 'en',
    lists: {
      Volunteers: 'name, mobile|phone, days available|availability, DBS check date|DBS check',
      'Parcels|Food parcels': 'referral agency|agency, household size, date|date handed out, baby items',
      Donations: 'donor, kilos|weight, received on|date received',
    },
    may: 'Agencies|Referral agencies, Donors, Households',
    mayFields: 'title, volunteer, email, notes, number',
  },
  {
    prompt:
      'Could you make a quiz about the planets for my year 4 class? Ten questions with four answers each, and at the end they see how many they got right.',
    language: 'en',
    lists: {},
    may: 'Questions|Quiz questions, Answers, Results|Scores|Attempts',
    mayFields: 'question, text, answer, correct answer, option, options, score, name, pupil, date',
  },
  {
    prompt:
      'A landing page for my mobile hairdressing with a photo, my prices, opening hours and a map. Just the one page please.',
    language: 'en',
    lists: {},
    may: 'Services|Prices|Price list, Opening hours',
    mayFields: 'name, service, price, day, opens, closes, duration, description, photo, hours',
  },
  {
    prompt:
      'Hola, we are a bilingual preschool in Texas. Niños: nombre, birthday, allergies, padres, pick-up persons. And a diary per child: date, meals, siesta length, diapers, comentario of the teacher. The app itself in English please.',
    language: 'en',
    lists: {
      'Children|Kids': 'name, birthday|date of birth, allergies, parents, pick-up persons|pickup persons|authorized pickup',
      'Diary|Diary entries|Daily reports|Entries':
        'child, date, meals, nap length|siesta length|nap, diapers, comment|teacher comment|comments',
    },
    may: 'Parents, Teachers, Pick-up persons',
    mayFields: 'title, teacher, phone, class|group',
  },
  {
    prompt:
      "Requirements for the council's tree officer:\n\nTrees\n  - reference\n  - species\n  - girth (cm)\n  - street\n  - protected by order (yes/no)\nSurveys\n  - tree\n  - surveyor\n  - surveyed on\n  - condition: good, fair, poor, dead\n  - recommended work\nWork orders\n  - tree\n  - contractor\n  - priority\n  - target date\n  - cost\nResident reports\n  - reporter name\n  - email\n  - location\n  - problem\n  - photo",
    language: 'en',
    lists: {
      Trees: 'reference, species, girth, street, protected by order|protected',
      Surveys: 'tree, surveyor, surveyed on|date, condition, recommended work',
      'Work orders': 'tree, contractor, priority, target date, cost',
      'Resident reports|Reports': 'reporter name|name, email, location, problem, photo',
    },
    may: 'Contractors, Species, Streets, Surveyors',
    mayFields: 'title, status, date, notes',
  },
  {
    prompt:
      'We are a small museum of typewriters and run everything on volunteers. An app to keep it all together would be lovely!',
    language: 'en',
    lists: {
      'Typewriters|Objects|Collection|Items|Exhibits': '',
      Volunteers: '',
    },
    may: 'Shifts, Exhibitions, Visitors|Visits, Donors|Donations, Loans, Tasks, Tours|Bookings, Makers|Manufacturers',
    mayFields:
      'name, maker, manufacturer, model, year, serial number, condition, location, photo, donor, notes, phone, email, date, start, end, volunteer, status, description, availability, title, role, country, acquired, skills',
  },
  {
    prompt:
      "So basically I'm a driving instructor and my diary is a mess. Students, obviously: name, phone, provisional licence number, theory test passed or not. Then lessons - who, when, how long, pick-up point, what we covered (roundabouts, parking etc). And test bookings w/ test centre, date and time, outcome.",
    language: 'en',
    lists: {
      'Students|Learners|Pupils': 'name, phone, provisional licence number|licence number, theory test passed|theory passed',
      Lessons:
        'student|who|learner, date|when|date and time, duration|how long|length, pick-up point|pickup point, covered|what we covered|topics|topics covered',
      'Test bookings|Tests|Driving tests': 'test centre, date|date and time, time|date and time, outcome|result',
    },
    may: 'Test centres, Topics|Skills',
    mayFields: 'student, price, paid, title, email, address, status, notes',
  },
  {
    prompt: 'an app for our running club',
    language: 'en',
    lists: {
      'Members|Runners': '',
    },
    may: 'Runs|Training sessions|Trainings|Sessions, Events|Races, Results|Race results, Attendance|Sign-ups|Registrations, Routes, Payments|Fees, News|Announcements, Coaches|Trainers',
    mayFields:
      'name, email, phone, date, time, location, distance, pace, member, route, status, title, notes, runner, race, event, position, joined, description, emergency contact, date of birth, type, leader, run',
  },
  {
    prompt:
      'We repair clocks. A clock comes in: maker, type of movement, owner, fault described, estimate, date in, promised for, stage (waiting, on bench, testing, ready, collected). Parts we have in the drawers: part, drawer, quantity, supplier.',
    language: 'en',
    lists: {
      'Clocks|Repairs|Jobs|Clock repairs':
        'maker, type of movement|movement type|movement, owner, fault described|fault, estimate, date in, promised for|promised date, stage|status',
      Parts: 'part|name, drawer, quantity, supplier',
    },
    may: 'Owners|Customers, Suppliers, Makers, Drawers, Repairs',
    mayFields: 'title, phone, notes, photo',
  },
  {
    prompt:
      'Legal aid clinic intake. Info per client: full name, preferred language, immigration status, income bracket. Info per matter: client, area of law, opposing party, attorney assigned, next court date, open/closed. Info per time entry: matter, attorney, hours, narrative.',
    language: 'en',
    lists: {
      Clients: 'full name|name, preferred language|language, immigration status, income bracket',
      'Matters|Cases':
        'client, area of law, opposing party, attorney assigned|attorney, next court date|court date, status|open/closed|open or closed',
      'Time entries': 'matter, attorney, hours, narrative',
    },
    may: 'Attorneys, Areas of law, Opposing parties',
    mayFields: 'title, number, date, phone, email',
  },
  {
    prompt:
      'User stories:\nAs a curator I add objects with accession number, title, maker, material, period and store location.\nAs a curator I put together exhibitions with a name, an opening date, a closing date and a gallery.\nAs a registrar I record loans out: object, borrowing institution, insurance value, out date, return date.\nAs a visitor I can browse objects on a public page.',
    language: 'en',
    lists: {
      Objects: 'accession number, title, maker, material, period, store location|location',
      Exhibitions: 'name, opening date, closing date, gallery',
      'Loans|Loans out': 'object, borrowing institution|borrower|institution, insurance value, out date, return date',
    },
    may: 'Institutions|Borrowing institutions, Makers, Galleries, Locations|Store locations, Exhibition objects',
    mayFields: 'photo|image, status, objects, exhibition, description',
  },
  {
    prompt: 'Tool lending library for our street',
    language: 'en',
    lists: {
      'Tools|Items': '',
      'Loans|Borrowings': '',
    },
    may: 'Members|Borrowers|Neighbours, Reservations|Bookings, Categories, Repairs',
    mayFields:
      'name, category, owner, condition, photo, description, tool, borrower, member, date borrowed, due date, return date, returned, status, phone, email, address, house number, notes, title, available, location, deposit, start date, end date',
  },
  {
    prompt:
      'Pub quiz league secretary here, need teams, venues and matches. Teams have a captain and a home venue. Venues: landlord, postcode, capacity. Matches: week, home team, away team, home score, away score. And a league table worked out from that.',
    language: 'en',
    lists: {
      Teams: 'captain, home venue|venue',
      'Venues|Pubs': 'landlord, postcode, capacity',
      Matches: 'week, home team, away team, home score, away score',
    },
    may: 'Players|Captains',
    mayFields: 'name, points, date, title, phone, played, won, lost, drawn',
  },
  {
    prompt: 'i want to keep an eye on my tenants and who has payed',
    language: 'en',
    lists: {
      Tenants: '',
      'Payments|Rent payments': '',
    },
    may: 'Properties|Apartments|Units, Leases|Tenancies, Reminders',
    mayFields:
      'name, phone, email, tenant, amount, date, paid, month, due date, property, rent, status, address, notes, title, unit, start date, end date, deposit, method, lease start, lease end, move-in date',
  },
  {
    prompt:
      "Subject: Sample tracking\n\nHi,\n\nour water lab gets about 40 samples a day. When one arrives we put down the sample code, the client, the sampling point, who took it, and the time it was received. Afterwards the analysts add the tests: the sample they belong to, parameter (pH, nitrate, lead...), method, value, unit, analyst and if it's over the limit.\n\nOnce a month QA needs a chart of the number of tests per parameter.\n\nBest,\nIngrid",
    language: 'en',
    lists: {
      Samples: 'sample code|code, client, sampling point, taken by|who took it|sampler, received|time received|received at',
      'Tests|Analyses|Test results': 'sample, parameter, method, value, unit, analyst, over the limit|over limit',
    },
    may: 'Clients, Sampling points, Parameters, Methods, Analysts',
    mayFields: 'status, title, date, limit, notes',
  },
  {
    prompt:
      "Farm machinery ring with 14 farms sharing kit. Machines, farms, bookings. A machine has a make, a model, an hourly rate and the farm it's parked at; a booking has machine, farm, from, to and hours on the clock when returned.",
    language: 'en',
    lists: {
      Machines: 'make, model, hourly rate|rate, farm|parked at',
      Farms: '',
      Bookings: 'machine, farm, from|start, to|end, hours on the clock|hours on return|hours when returned',
    },
    may: 'Farmers|Members',
    mayFields: 'name, contact, phone, address, status, title, cost, email, notes',
  },
  {
    prompt: 'Simple unit converter: miles to km, pounds to kilos, Fahrenheit to Celsius',
    language: 'en',
    lists: {},
  },
  {
    prompt:
      "Name of child / Year group / Club (chess, coding, netball, drama) / Day / Parent's phone / Paid for term. That's what's on the slips that parents hand in for the after-school clubs, and I'd like them to fill it in online.",
    language: 'en',
    lists: {
      'Registrations|Sign-ups|Bookings|Slips|Enrolments|Club registrations':
        "name of child|child|child's name|name, year group, club, day, parent's phone|parent phone, paid for term|paid",
    },
    may: 'Clubs, Children|Pupils, Parents',
    mayFields: 'title, date, status',
  },
  {
    prompt:
      "Helpdesk for a hospital's IT: tickets need a subject, ward, reported by, urgency (low/normal/high/critical), category, assigned technician, opened and resolved. Also a knowledge base – articles with title, category, body, author, last reviewed.",
    language: 'en',
    lists: {
      Tickets:
        'subject, ward, reported by|reporter, urgency, category, assigned technician|technician|assigned to, opened|opened at, resolved|resolved at',
      'Articles|Knowledge base|Knowledge base articles': 'title, category, body, author, last reviewed',
    },
    may: 'Wards, Technicians, Categories, Comments',
    mayFields: 'status, description, name',
  },
  {
    prompt:
      'There are three things I lose sight of as a freelance translator: jobs (client, language pair, word count, rate per word, deadline, delivered), invoices (number, client, sent on, total, paid on) and glossary terms (source term, target term, client, remark).',
    language: 'en',
    lists: {
      'Jobs|Projects|Translation jobs': 'client, language pair, word count, rate per word|rate, deadline, delivered',
      Invoices: 'number|invoice number, client, sent on|date sent, total, paid on|date paid',
      'Glossary terms|Glossary|Terms': 'source term, target term, client, remark',
    },
    may: 'Clients, Language pairs',
    mayFields: 'title, name, status, email, amount',
  },
  {
    prompt: 'Tattoo studio needs an app',
    language: 'en',
    lists: {
      'Appointments|Bookings|Sessions': '',
      'Clients|Customers': '',
    },
    may: 'Artists|Tattoo artists, Designs|Tattoos|Portfolio, Consent forms|Consents, Payments|Deposits, Supplies|Inks, Enquiries',
    mayFields:
      'name, phone, email, date, time, client, artist, status, price, deposit, notes, design, photo, image, placement, size, duration, title, date of birth, allergies, style, description, start, end, signed, customer, amount, specialty',
  },
  {
    prompt:
      'Bird ringing. Per capture: ring number, species, age code, sex, wing mm, weight g, net, ringer, date/time. Per net: label, length, habitat. Ringers: initials, permit no, permit class.',
    language: 'en',
    lists: {
      Captures:
        'ring number|ring no, species, age code|age, sex, wing|wing mm|wing length, weight|weight g, net, ringer, date/time|date and time|date',
      Nets: 'label, length, habitat',
      Ringers: 'initials, permit no|permit number, permit class',
    },
    may: 'Species, Birds, Sites, Habitats',
    mayFields: 'name, title, notes',
  },
  {
    prompt:
      'Whoever opens the restaurant in the morning has to take the fridge temperatures. We have 9 fridges and freezers (name, position in the kitchen, maximum temperature). A reading consists of the fridge, the temperature, the time, the initials of whoever took it and corrective action if it was too warm. Cleaning tasks also want ticking off: area, task, frequency, done by, done on.',
    language: 'en',
    lists: {
      'Fridges|Fridges and freezers|Appliances': 'name, position|position in the kitchen, maximum temperature|max temperature',
      'Readings|Temperature readings': 'fridge|appliance, temperature, time, initials|taken by, corrective action',
      'Cleaning tasks|Cleaning': 'area, task, frequency, done by, done on',
    },
    may: 'Areas, Staff, Cleaning log',
    mayFields: 'title, type, done, date, status',
  },
  {
    prompt: 'Can I get an app to organise the church fete?',
    language: 'en',
    lists: {
      Stalls: '',
      'Volunteers|Helpers': '',
    },
    may: 'Tasks|To-dos, Shifts, Donations|Raffle prizes|Prizes, Events|Activities|Programme|Schedule, Suppliers, Budget|Expenses, Stallholders, Equipment',
    mayFields:
      'name, phone, email, stall, date, time, location, status, notes, task, volunteer, title, start, end, due date, assigned to, description, amount, donor, pitch, price, category, done, role',
  },
  {
    prompt:
      'removals company. quotes: customer, from address, to address, cubic feet, packing service?, price, accepted. jobs: quote, move date, van, crew lead, finish time. vans: reg, payload, MOT due',
    language: 'en',
    lists: {
      Quotes: 'customer, from address, to address, cubic feet|volume, packing service, price, accepted',
      'Jobs|Moves': 'quote, move date|date, van, crew lead, finish time',
      Vans: 'reg|registration, payload, MOT due',
    },
    may: 'Customers, Crew|Staff|Employees|Crew leads',
    mayFields: 'name, phone, status, title, email',
  },
  {
    prompt:
      "Our genealogy group transcribes parish registers. A transcription has the parish, the register type (baptism, marriage, burial), page, entry date, surname, forenames, transcriber and a checked flag. We also keep requests from the public, with their name, email, the surname they seek and the years they're interested in.",
    language: 'en',
    lists: {
      Transcriptions: 'parish, register type|type, page, entry date|date, surname, forenames, transcriber, checked',
      'Requests|Public requests|Enquiries': 'name, email, surname|surname sought, years|years of interest',
    },
    may: 'Parishes, Transcribers|Members, Registers',
    mayFields: 'title, status, date, notes',
  },
  {
    prompt: 'help me keep my bike workshop organised',
    language: 'en',
    lists: {
      'Repairs|Jobs|Repair jobs': '',
    },
    may: 'Bikes|Bicycles, Customers, Parts|Spare parts|Inventory, Mechanics|Staff, Suppliers, Invoices, Appointments, Tools, Orders|Part orders',
    mayFields:
      'name, phone, email, bike, customer, brand, model, status, due date, date, price, description, problem, notes, part, quantity, supplier, mechanic, title, serial number, frame number, stock, cost, colour, date in, minimum stock, priority',
  },
  {
    prompt:
      'A countdown timer for HIIT training with work seconds, rest seconds and number of rounds, with a big start button and a beep.',
    language: 'en',
    lists: {},
    may: 'Workouts|Presets|Sessions',
    mayFields: 'name, work seconds, rest seconds, rounds, date',
  },
  {
    prompt:
      'Right, scaffolding. Sites with address, main contractor, site manager. Scaffolds on the site: location on building, lift height, load class, erected on. Seven-day inspections: scaffold, inspector, date, defects, safe to use. Green tag red tag board if you can.',
    language: 'en',
    lists: {
      Sites: 'address, main contractor|contractor, site manager',
      Scaffolds: 'site, location on building|location, lift height, load class, erected on',
      'Inspections|Seven-day inspections': 'scaffold, inspector, date, defects, safe to use|safe',
    },
    may: 'Contractors|Main contractors, Inspectors, Defects',
    mayFields: 'name, tag|status, title, number',
  },
  {
    prompt: 'Community radio needs a rota',
    language: 'en',
    lists: {
      'Shifts|Slots|Rota|Shows|Programmes': '',
    },
    may: 'Presenters|Volunteers|Members|DJs, Shows|Programmes, Studios, Shifts|Slots, Availability|Absences',
    mayFields:
      'name, phone, email, date, day, time, start, end, presenter, show, title, producer, role, notes, status, volunteer, studio, start time, end time, description, genre',
  },
  {
    prompt:
      "For the home care agency I manage I'd need this:\nService users (name, address, key safe code, GP, mobility, next of kin)\nCarers (name, phone, postcode area, driver y/n)\nVisits (service user, carer, date, planned start, actual start, actual end, tasks done)\nMedication given (service user, medicine, dose, time, given by, refused)\nIncidents (service user, reported by, what happened, severity, family informed)\nThe visits in a calendar, the incidents on a board by severity.",
    language: 'en',
    lists: {
      'Service users|Clients': 'name, address, key safe code, GP, mobility, next of kin',
      Carers: 'name, phone, postcode area, driver',
      Visits: 'service user, carer, date, planned start, actual start, actual end, tasks done',
      'Medication given|Medications|Medication|Medication records': 'service user, medicine, dose, time, given by, refused',
      Incidents: 'service user, reported by, what happened|description, severity, family informed',
    },
    may: 'Medicines, GPs, Tasks',
    mayFields: 'title, date, status',
  },
  {
    prompt: 'Nursery, the plant kind not the kiddie kind',
    language: 'en',
    lists: {
      Plants: '',
    },
    may: 'Orders|Sales, Customers, Suppliers, Batches|Sowings, Beds|Greenhouses|Locations, Tasks|Care tasks, Categories',
    mayFields:
      'name, species, variety, latin name, price, stock, quantity, pot size, location, supplier, customer, date, status, photo, notes, category, order date, total, phone, email, title, botanical name, description, plant, address, type, sowing date, sun, watering',
  },
  {
    prompt:
      'Tool that splits a restaurant bill between friends, with tip percentage and number of people, shows what each one owes.',
    language: 'en',
    lists: {},
  },
  {
    prompt:
      'Model railway club: we hold a stock book of locomotives listing class, running number, gauge, DCC address & owner, plus a fault log (loco, reported by, symptom, fixed). Layouts go to exhibitions, so exhibition, town, dates, layout, crew.',
    language: 'en',
    lists: {
      'Locomotives|Stock book|Locos': 'class, running number, gauge, DCC address, owner',
      'Faults|Fault log': 'loco|locomotive, reported by, symptom, fixed',
      Exhibitions: 'exhibition|name|title, town, dates|date, layout, crew',
    },
    may: 'Layouts, Members|Owners',
    mayFields: 'start date, end date, from, to, status, notes',
  },
  {
    prompt: 'my daughter & i want to save places we travel to',
    language: 'en',
    lists: {
      'Places|Trips|Destinations': '',
    },
    may: 'Trips, Countries, Photos, Memories|Diary entries',
    mayFields:
      'name, country, date, photo, notes, rating, city, visited, title, start date, end date, place, description, location, date visited, favourite, who, type, wish list, status, category, map, trip',
  },
  {
    prompt:
      'Website for a wedding band: home page, about us, sample tracks and a contact form whose messages (name, email, event date, venue, message) land in a list we can look through.',
    language: 'en',
    lists: {
      'Messages|Enquiries|Contact requests|Contacts': 'name, email, event date, venue, message',
    },
    may: 'Tracks|Sample tracks, Gigs|Events, Band members',
    mayFields: 'title, audio, status, date, read, handled, link',
  },
  {
    prompt: "Just need a page with a random name picker, I paste in my pupils' names and it picks one",
    language: 'en',
    lists: {},
    may: 'Pupils|Names|Students',
    mayFields: 'name, class, picked',
  },
  {
    prompt:
      "Hiya, I tune pianos round the Borders and I've filled three notebooks. What I want is every piano I look after, so the make, the serial number, where it stands in the house and who owns it, and then each visit I do: the date, the pitch I found it at, what I left it at and what I charged. Cheers, Moira",
    language: 'en',
    lists: {
      'Pianos|Instruments': 'make, serial number, location|where it stands|place in the house, owner|customer',
      'Visits|Tunings|Tuning visits':
        'date, pitch found|pitch before|pitch found at, pitch left|pitch after|pitch left at, charge|price|amount charged|fee',
    },
    may: 'Owners|Customers|Clients',
    mayFields: 'piano, name, address, phone, notes, next tuning due|next visit',
  },
  {
    prompt:
      'Kiln No\tFiring Date\tCone\tGlaze Batch\tFired By\tCracks (Y/N)\tRemarks\n\nthis is our sheet at the moment, make it an app please',
    language: 'en',
    lists: {
      'Firings|Kiln firings|Firing log':
        'kiln no|kiln number|kiln, firing date|date, cone, glaze batch, fired by, cracks|cracked, remarks',
    },
    may: 'Kilns, Glaze batches|Glazes, People|Potters|Members',
    mayFields: 'title, name',
  },
  {
    prompt:
      'REQUIREMENTS\n1. The system shall hold a register of skips (skip number, size in yards, condition, current site).\n2. The system shall hold hire orders with customer, delivery address, drop-off date, collection date and permit number.\n3. Weighbridge tickets shall be recorded per order: gross weight, tare weight, waste type.\n4. A calendar shall show collections.',
    language: 'en',
    lists: {
      Skips: 'skip number|number, size|size in yards, condition, current site|site',
      'Hire orders|Orders|Hires':
        'customer, delivery address|address, drop-off date|delivery date, collection date, permit number',
      'Weighbridge tickets|Tickets|Weighings': 'gross weight, tare weight, waste type, order|hire order',
    },
    may: 'Customers, Sites, Waste types',
    mayFields: 'skip, net weight, date, ticket number, order number, status, name',
  },
  {
    prompt:
      "Our stage hands keep losing track of the prop weapons. Last month a rapier went home in someone's bag by mistake and the licensing officer was not amused. From now on each weapon has to be signed out with the production it's for, the actor, the time out, the time back and the initials of the armourer. And of course we need the weapons themselves on record, with an asset tag, type, blunt or live, and which locker it lives in.",
    language: 'en',
    lists: {
      'Weapons|Prop weapons': 'asset tag|tag, type, blunt or live|blunt/live|blunt, locker',
      'Sign-outs|Signouts|Loans|Checkouts': 'weapon, production, actor, time out, time back, armourer initials|initials|armourer',
    },
    may: 'Productions, Actors, Lockers, Armourers',
    mayFields: 'name, status, date, notes, description',
  },
  {
    prompt:
      "As a marshal I want to log an incident with the checkpoint, runner's bib, time and what happened so that race control can act.\nAs race director I want to see the checkpoints with their grid reference, cut-off time and the marshal in charge.\nAs a runner I want to enter with name, date of birth, club and emergency contact.",
    language: 'en',
    lists: {
      Incidents: "checkpoint, bib|runner's bib|bib number|runner, time, what happened|description|details",
      Checkpoints: 'grid reference, cut-off time|cutoff, marshal|marshal in charge',
      'Runners|Entries|Entrants': 'name, date of birth, club, emergency contact',
    },
    may: 'Marshals, Clubs',
    mayFields: 'bib|bib number, name, status, action taken, title, logged by|marshal',
  },
  {
    prompt: 'Something for my chimney sweeping round please',
    language: 'en',
    lists: {},
    may: 'Customers|Clients, Jobs|Sweeps|Visits|Appointments, Properties|Chimneys|Addresses, Certificates, Invoices|Payments, Rounds, Services',
    mayFields: 'name, address, phone, date, price, status, notes, customer, email, next due',
  },
  {
    prompt:
      "The parish council runs 46 allotment plots. At present we've a paper card for each plot (plot number, size in rods, tenant, annual rent, water yes/no) and a lever arch file for the waiting list, where people give their name, telephone, the date they applied and whether they'd take a half plot. Twice a year Cllr Henshaw inspects and writes down plot, date, percent cultivated and any warning given.",
    language: 'en',
    lists: {
      'Plots|Allotment plots|Allotments': 'plot number|number, size|size in rods, tenant, annual rent|rent, water',
      'Waiting list|Applicants|Waiting list entries|Applications':
        'name, telephone|phone, date applied|applied on|application date, half plot|would take half plot|accepts half plot',
      Inspections: 'plot, date, percent cultivated|cultivated, warning|warning given',
    },
    may: 'Tenants',
    mayFields: 'status, inspector, name, notes, title',
  },
  {
    prompt: 'make me a calculator that tells how many bags of lime mortar I need from wall length, height and thickness',
    language: 'en',
    lists: {},
    may: 'Calculations|Walls|Estimates',
    mayFields: 'length|wall length, height|wall height, thickness|wall thickness, bags|number of bags, name',
  },
  {
    prompt:
      'wd like app 4 minicab base. drivers - badge no, badge exp, reg of veh, tel. jobs - p/u, d/o, time, pax, fare, drv. lost prop - item, found in which veh, date, claimed?',
    language: 'en',
    lists: {
      Drivers:
        'badge no|badge number|badge, badge exp|badge expiry, reg of veh|vehicle reg|vehicle registration|reg, tel|phone|telephone',
      'Jobs|Bookings': 'p/u|pickup|pick-up, d/o|drop-off|dropoff, time, pax|passengers, fare, drv|driver',
      'Lost property|Lost property items|Lost items': 'item, veh|vehicle|found in, date, claimed',
    },
    may: 'Vehicles',
    mayFields: 'name, status, customer, date',
  },
  {
    prompt:
      'Examples of what I\'d enter: "Sample 0417, River Teme, 12 April, pH 7.8, nitrate 3.1, taken by Jaz". And "Site Powick Bridge, SO 835 525, landowner Mr Tolley, access by stile only". The samples hang on the sites.',
    language: 'en',
    lists: {
      'Samples|Water samples':
        'sample number|number|sample no|sample, river, date|sampled on, pH, nitrate, taken by|sampler, site',
      'Sites|Sampling sites': 'name|site|site name, grid reference, landowner, access|access notes',
    },
    may: 'Rivers, Volunteers|Samplers|People, Landowners',
    mayFields: 'notes, title, river',
  },
  {
    prompt:
      'Escape room host sheet. Every booking: team name, room, slot, players, language. After the game we add the finish time, hints used and if anything broke. Breakages go onto a repairs board with prop, room, severity, fixed by.',
    language: 'en',
    lists: {
      'Bookings|Games|Sessions':
        'team name|team, room, slot|time slot, players|number of players, language, finish time, hints used|hints, anything broke|broken|breakage|something broke',
      'Repairs|Breakages': 'prop, room, severity, fixed by',
    },
    may: 'Rooms, Props, Teams, Slots, Staff|Hosts',
    mayFields: 'status, date, booking, reported on, title, description, name',
  },
  {
    prompt: 'Vets practice, night duty. Tracker for the inpatients',
    language: 'en',
    lists: {
      'Inpatients|Patients': '',
    },
    may: 'Owners|Clients, Treatments|Medications, Observations|Checks|Notes, Kennels|Cages, Staff|Vets, Shifts, Species',
    mayFields:
      'name, species, breed, owner, kennel|cage, diagnosis|reason, admitted|admission date, status, notes, weight, vet, medication, discharge date, condition',
  },
  {
    prompt:
      'Tattoo shop consent and bookings. Consent form the client fills in on a public page: full name, DOB, allergies, blood thinners y/n, signature. Bookings: artist, client, body part, hours, deposit.',
    language: 'en',
    lists: {
      'Consent forms|Consents': 'full name|name, DOB|date of birth, allergies, blood thinners, signature',
      'Bookings|Appointments': 'artist, client, body part, hours, deposit',
    },
    may: 'Artists, Clients',
    mayFields: 'date, time, status, booking, price, date signed',
  },
  {
    prompt: 'Keep a record of the sheep I shear and for which farmer',
    language: 'en',
    lists: {
      'Shearings|Shearing jobs|Jobs|Shearing records|Sheep': 'farmer',
    },
    may: 'Farmers|Farms, Sheep, Flocks, Invoices|Payments',
    mayFields:
      'date, number of sheep|sheep|head|count, breed, price|rate|price per head, name, phone, address, paid, notes, tag number|ear tag, fleece weight|wool weight, farm, total|amount, status',
  },
  {
    prompt: "App for a wheelchair basketball club's kit",
    language: 'en',
    lists: {
      'Kit|Equipment|Kit items': '',
    },
    may: 'Players|Members, Wheelchairs|Chairs, Loans|Checkouts, Repairs|Maintenance, Teams',
    mayFields:
      'name, type|category, size, condition, quantity, status, player|assigned to, notes, serial number, photo, location',
  },
  {
    prompt:
      '## Purpose\nTrack manhole surveys for a drainage contractor.\n\n## Data\n**Manholes** – ref, street, cover size, depth to invert, material\n**Surveys** – manhole, surveyor, surveyed on, silt depth, defects, photo\n**Jetting jobs** – manhole, crew, planned for, litres used\n\n## Views\nBoard of jetting jobs; chart of defects.',
    language: 'en',
    lists: {
      Manholes: 'ref|reference, street, cover size, depth to invert|depth, material',
      'Surveys|Manhole surveys': 'manhole, surveyor, surveyed on|date, silt depth, defects, photo',
      'Jetting jobs|Jobs': 'manhole, crew, planned for|planned date, litres used|litres',
    },
    may: 'Surveyors, Crews, Defects, Streets, Materials',
    mayFields: 'status, title, name',
  },
  {
    prompt:
      'Mum has carers 4 times a day and me and my brothers cant see whos been. Each visit: carer, came at, left at, meal eaten, meds given, mood. Meds: name, dose, times of day, prescribed by, runs out on. And a shoping list, just item and bought.',
    language: 'en',
    lists: {
      'Visits|Care visits|Carer visits': 'carer, came at|arrived|arrival, left at|left, meal eaten|meal, meds given|meds, mood',
      'Meds|Medications|Medicines|Medication':
        'name, dose, times of day|times, prescribed by|prescriber, runs out on|run-out date|runs out',
      'Shopping list|Shopping|Shopping items': 'item, bought',
    },
    may: 'Carers, Prescribers|Doctors',
    mayFields: 'date, notes, title, quantity',
  },
  {
    prompt: 'Somewhere to hold the recipes from my nan',
    language: 'en',
    lists: {
      "Recipes|Nan's recipes": '',
    },
    may: 'Ingredients, Categories, Steps',
    mayFields:
      'name|title, ingredients, method|instructions|steps, photo, category, servings, cooking time|prep time, notes, story|memory, source, favourite',
  },
  {
    prompt:
      'Dyehouse recipe book plus lots. A recipe has a shade name, fibre, liquor ratio and pH; beneath it the dyes, each one with colour index, percent on weight of fibre. Lots: lot no, recipe, kilos, machine, delta E, passed or redye.',
    language: 'en',
    lists: {
      'Recipes|Dye recipes': 'shade name|shade, fibre, liquor ratio, pH',
      'Dyes|Recipe dyes': 'recipe, colour index, percent on weight of fibre|percent|percentage',
      'Lots|Dye lots': 'lot no|lot number, recipe, kilos|weight, machine, delta E, passed or redye|result|outcome',
    },
    may: 'Machines, Fibres, Shades',
    mayFields: 'name, date, status, title, dye',
  },
  {
    prompt: 'truffle orchard. trees w/ row, species, inoculated with, planted. finds: tree, dog, grams, grade, sold to',
    language: 'en',
    lists: {
      Trees: 'row, species, inoculated with|inoculation, planted|planted on|date planted',
      'Finds|Truffle finds|Truffles': 'tree, dog, grams|weight, grade, sold to|buyer|customer',
    },
    may: 'Dogs, Buyers|Customers, Species, Rows',
    mayFields: 'date, name, number, price, notes',
  },
  {
    prompt:
      'Subtitling freelancer. I juggle episodes: show, episode number, runtime, source language, target language, rate per minute, deadline, delivered. Separately a glossary per show, term + agreed translation + comment. And invoices, number, client, total, paid on.',
    language: 'en',
    lists: {
      Episodes:
        'show, episode number|number, runtime, source language, target language, rate per minute|rate, deadline, delivered',
      'Glossary|Glossary terms|Terms|Glossary entries': 'show, term, agreed translation|translation, comment',
      Invoices: 'number|invoice number, client, total, paid on|date paid',
    },
    may: 'Shows, Clients, Languages',
    mayFields: 'title, status, invoice, date, due date, paid, name',
  },
  {
    prompt: 'A split timer for rowing ergs, counts down 500 m pieces with one minute rests',
    language: 'en',
    lists: {},
    may: 'Sessions|Workouts|Pieces|Times|Splits, Rowers',
    mayFields: 'date, distance, time|split, rest, rower, name, notes',
  },
  {
    prompt:
      'Speech therapist, school caseload. Kids = initials, class, target sounds, review date. Sessions = kid, date, minutes, activity, accuracy %. Also letters home: kid, sent on, topic, reply received.',
    language: 'en',
    lists: {
      'Kids|Children|Pupils': 'initials, class, target sounds|sounds, review date',
      Sessions: 'kid|child|pupil, date, minutes, activity, accuracy|accuracy %',
      'Letters home|Letters': 'kid|child|pupil, sent on|date sent, topic, reply received|reply',
    },
    may: 'Classes, Activities, Target sounds|Sounds, Schools',
    mayFields: 'name, notes, title, status',
  },
  {
    prompt: 'Puppet theatre, touring. Help us get organised!',
    language: 'en',
    lists: {},
    may: 'Shows|Productions|Plays, Performances|Tour dates|Gigs|Bookings|Tours, Venues, Puppets, Props, Puppeteers|Crew|Cast|People, Contacts, Tasks, Transport|Vehicles, Expenses',
    mayFields: 'name, title, date, venue, show, address, contact, phone, email, status, notes, fee, time, puppet, photo',
  },
  {
    prompt:
      "Voice memo: right so um the dive boat, I need the trips, so that's site, departure time, slack water, how many spaces, and skipper. Then the divers on a trip with their cert level, last dive, nitrox or air, and have they signed the waiver. Oh and cylinders, we've got sixty odd, serial and hydro test date. Thanks",
    language: 'en',
    lists: {
      'Trips|Dive trips': 'site|dive site, departure time|departure, slack water, spaces|number of spaces, skipper',
      Divers: 'trip, cert level|certification level, last dive, nitrox or air|gas, waiver signed|signed waiver|waiver',
      Cylinders: 'serial|serial number, hydro test date|hydro test|test date',
    },
    may: 'Sites|Dive sites, Skippers, Bookings|Trip divers, Cert levels',
    mayFields: 'name, date, diver, status, size',
  },
  {
    prompt: "Kindergarten mud kitchen & forest day planner, I'd like to start with just the trips",
    language: 'en',
    lists: {
      'Trips|Forest trips|Forest days': '',
    },
    may: 'Children|Kids, Groups, Staff|Teachers, Places|Locations, Activities, Packing list|Equipment',
    mayFields:
      'date, place|location|destination, title|name, start|start time, end|end time, group, children, staff|leader|teacher, activities|activity, notes, weather, status',
  },
  {
    prompt: 'Show a big departure style clock on the telly in our crown green bowls clubhouse, with sunset time underneath',
    language: 'en',
    lists: {},
    may: 'Messages|Notices, Matches|Fixtures|Events',
    mayFields: 'title, date, time',
  },
  {
    prompt:
      'I manage three murals festivals for the city council. There are walls (address, square metres, owner consent, scaffold type), artists (name, handle, nationality, t-shirt size, dietary needs) and allocations which join an artist to a wall with start date, finish date and fee. Public gallery of finished murals please.',
    language: 'en',
    lists: {
      Walls: 'address, square metres|area|size, owner consent|consent, scaffold type|scaffold',
      Artists: 'name, handle, nationality, t-shirt size, dietary needs',
      Allocations: 'artist, wall, start date|start, finish date|finish|end date, fee',
    },
    may: 'Festivals, Murals|Finished murals, Owners, Scaffold types',
    mayFields: 'photo|image, status, festival, title, year, name, finished',
  },
  {
    prompt: "Helpdesk but for hospital beds, as in the porters' beds that won't go up and down",
    language: 'en',
    lists: {
      'Tickets|Faults|Requests|Bed faults|Repairs|Issues|Reports': '',
    },
    may: 'Beds, Wards|Locations, Porters|Staff|Technicians|Engineers, Parts',
    mayFields:
      'bed|bed number, ward|location, fault|problem|description|issue, reported by, reported on|date|reported at, status, priority, assigned to|technician, photo, title|subject, notes, resolved on|fixed on, asset number|serial number, model, name',
  },
  {
    prompt:
      'Every autumn our village makes cider together and then we argue about who brought what. Deliveries of apples want the household, kilos, variety and whether washed. Pressings want a date, litres, gravity and barrel. In spring we split, so shares: household, bottles due, fetched.',
    language: 'en',
    lists: {
      'Deliveries|Apple deliveries': 'household, kilos|weight, variety, washed',
      Pressings: 'date, litres, gravity, barrel',
      Shares: 'household, bottles due|bottles, fetched',
    },
    may: 'Households, Barrels, Varieties|Apple varieties',
    mayFields: 'date, title, name, year|season, pressing',
  },
  {
    prompt:
      'amateur astronomer, dobsonian in the garden. obs log: object, date/time, eyepiece, seeing 1-5, transparency, sketch. kit: eyepieces (focal length, apparent field, barrel size). wishlist of objects w/ constellation, magnitude, best month',
    language: 'en',
    lists: {
      'Observations|Observation log|Obs log': 'object, date/time|date|time|date and time, eyepiece, seeing, transparency, sketch',
      'Eyepieces|Kit': 'focal length, apparent field, barrel size',
      'Wishlist|Wish list|Objects|Wishlist objects': 'object|name|object name, constellation, magnitude, best month',
    },
    may: 'Objects, Constellations, Equipment',
    mayFields: 'name, title, notes, observed|status, time',
  },
  {
    prompt: 'Stock of a haberdashery: buttons & ribbons',
    language: 'en',
    lists: {
      'Stock|Products|Items|Stock items|Articles': '',
    },
    may: 'Buttons, Ribbons, Suppliers, Sales, Categories|Product types, Orders|Purchase orders, Stock movements|Deliveries, Colours',
    mayFields:
      'name, type|category, colour, size|width, material, quantity|stock|in stock, price, cost|cost price, supplier, location|drawer|shelf, photo, reorder level|minimum stock, code|SKU, unit, notes, length',
  },
  {
    prompt:
      'Hej! Jag driver en liten rörfirma i Sollefteå, vi är tre gubbar. Det jag skulle behöva är nåt där vi kan skriva upp jobben: vem kunden är, adressen, vad som ska göras, vilken dag vi ska dit och vem av oss som åker. Sen vill jag kunna se veckan i en kalender. Mvh Roger',
    language: 'sv',
    lists: {
      'Jobb|Uppdrag|Arbeten': 'kund, adress, vad som ska göras|beskrivning|arbete, dag|datum, vem som åker|montör|ansvarig',
    },
    may: 'Kunder, Montörer|Personal|Medarbetare',
    mayFields: 'rubrik|namn|titel, status, telefon',
  },
  {
    prompt: 'Medlemsnr;Förnamn;Efternamn;E-post;Mobil;Inträdesår;Betalt avgift (j/n);Anm',
    language: 'sv',
    lists: {
      'Medlemmar|Medlemsregister':
        'medlemsnr|medlemsnummer, förnamn, efternamn, e-post, mobil, inträdesår, betalt avgift|betald avgift|avgift betald, anm|anmärkning',
    },
    mayFields: 'namn',
  },
  {
    prompt:
      'jag vill ha en app för hundpensionatet vi har hundar med namn ras ålder ägare och vad dom äter och sen bokningar vilken hund från när till när vilken box och om det är betalt',
    language: 'sv',
    lists: {
      Hundar: 'namn, ras, ålder, ägare, vad de äter|foder|mat',
      Bokningar: 'hund, från|från datum|ankomst, till|till datum|avresa, box, betalt|betald',
    },
    may: 'Ägare|Hundägare|Kunder, Boxar',
    mayFields: 'telefon, status',
  },
  {
    prompt:
      'Bygg ett system för vår bostadsrättsförening.\n\n- Lägenheter: nummer, våning, yta, andelstal\n- Medlemmar: namn, telefon, mejl, lägenhet\n- Felanmälningar: lägenhet, beskrivning, foto, status (ny, pågår, klar)\n- Styrelsemöten: datum, plats, protokoll',
    language: 'sv',
    lists: {
      Lägenheter: 'nummer|lägenhetsnummer, våning, yta, andelstal',
      Medlemmar: 'namn, telefon, mejl|e-post, lägenhet',
      Felanmälningar: 'lägenhet, beskrivning, foto|bild, status',
      'Styrelsemöten|Möten': 'datum, plats, protokoll',
    },
    mayFields: 'rubrik|titel|namn, anmälare|medlem, anmäld|datum',
  },
  {
    prompt: 'App för en biodlare.',
    language: 'sv',
    lists: {
      'Bikupor|Kupor|Bisamhällen|Samhällen': '',
    },
    may: 'Bigårdar, Inspektioner|Kontroller|Besök|Genomgångar, Skördar|Honungsskörd|Slungningar, Drottningar, Behandlingar, Uppgifter, Försäljning',
    mayFields: 'namn, nummer, plats, datum, status, anteckningar',
  },
  {
    prompt:
      'Idag har vi en pappersblankett på förskolan som föräldrarna fyller i när barnet ska ha medicin. På den står barnets namn, avdelning, läkemedel, dos, klockslag, vårdnadshavare och en underskrift. Vi vill slippa pärmen och kunna se allt per avdelning.',
    language: 'sv',
    lists: {
      'Medicineringar|Medicinblanketter|Läkemedel|Medicin|Blanketter|Medicinering':
        'barnets namn|barn, avdelning, läkemedel, dos, klockslag|tid, vårdnadshavare, underskrift',
    },
    may: 'Barn, Avdelningar, Vårdnadshavare|Föräldrar',
    mayFields: 'datum, status, anteckning',
  },
  {
    prompt:
      '# Verktygsutlåning\n\n## Verktyg\nBenämning, serienummer, inköpsdatum, pris, skick\n\n## Utlån\nVerktyg, låntagare, utlånat den, åter senast, återlämnat\n\n## Vyer\nTabell över alla verktyg, tavla över utlån',
    language: 'sv',
    lists: {
      Verktyg: 'benämning|namn, serienummer, inköpsdatum, pris, skick',
      'Utlån|Lån|Utlåningar': 'verktyg, låntagare, utlånat den|utlånat|utlånad, åter senast, återlämnat|återlämnad',
    },
    may: 'Låntagare',
    mayFields: 'status',
  },
  {
    prompt:
      'För varje häst i stallet vill jag kunna se ägare, box, foderstat och när hovslagaren var här senast. För varje ägare vill jag ha telefonnummer och faktureringsadress.',
    language: 'sv',
    lists: {
      Hästar: 'ägare, box, foderstat, senaste hovslagare|hovslagaren senast|senaste hovslagarbesök|hovslagare|senast skodd',
      'Ägare|Hästägare': 'telefonnummer|telefon, faktureringsadress',
    },
    may: 'Boxar, Hovslagarbesök|Besök',
    mayFields: 'namn',
  },
  {
    prompt:
      'Vi är en hembygdsförening som håller på att digitalisera gamla fotografier. Varje foto ska ha en bild, ett inventarienummer, årtal (ibland bara ungefärligt), plats, fotograf och vilka personer som syns. Gärna ett galleri som allmänheten kan titta i på nätet.',
    language: 'sv',
    lists: {
      'Fotografier|Foton|Bilder': 'bild|foto, inventarienummer, årtal|år, plats, fotograf, personer|personer som syns',
    },
    may: 'Personer, Fotografer, Platser',
    mayFields: 'titel|namn, beskrivning, publicerad, status',
  },
  {
    prompt:
      'Som lagledare vill jag kunna lägga in matcher med motståndare, arena, datum och resultat.\nSom spelare vill jag kunna svara om jag kommer eller inte.\nSom förälder vill jag se vem som kör till bortamatcherna.',
    language: 'sv',
    lists: {
      Matcher: 'motståndare, arena, datum, resultat',
    },
    may: 'Spelare, Svar|Anmälningar|Närvaro|Kallelser, Skjutsar|Körningar|Bilar|Samåkning, Föräldrar',
    mayFields: 'kommer|svar|närvaro, spelare, match, vem som kör|förare|chaufför, hemma/borta|hemma eller borta, status, namn',
  },
  {
    prompt:
      '1. Systemet ska hålla reda på maskiner med maskinnummer, fabrikat, hall och driftsatt år.\n2. Systemet ska hålla reda på stopp med maskin, starttid, sluttid, orsak och åtgärd.\n3. Varje skift ska kunna se sina stopp i ett diagram per orsak.',
    language: 'sv',
    lists: {
      Maskiner: 'maskinnummer, fabrikat, hall, driftsatt år|driftsatt',
      'Stopp|Driftstopp': 'maskin, starttid|start, sluttid|slut, orsak, åtgärd',
    },
    may: 'Skift, Orsaker, Hallar',
    mayFields: 'skift, stopptid|längd, namn',
  },
  {
    prompt: 'Momsräknare: jag skriver ett belopp exkl moms, väljer 6, 12 eller 25 % och får ut moms och totalsumma.',
    language: 'sv',
    lists: {},
  },
  {
    prompt:
      'Fråga: Vad ska sparas? Svar: Alla körelever, alltså namn, personnummer, telefon och vilken behörighet (A, B, BE).\nFråga: Något mer? Svar: Ja, lektionerna. Elev, lärare, bil, tid och om eleven kom.\nFråga: Vem ska använda det? Svar: Jag och mina två lärare.',
    language: 'sv',
    lists: {
      'Elever|Körelever': 'namn, personnummer, telefon, behörighet',
      'Lektioner|Körlektioner': 'elev, lärare, bil, tid, kom|eleven kom|närvaro|närvarande',
    },
    may: 'Lärare|Trafiklärare, Bilar',
    mayFields: 'status, datum',
  },
  {
    prompt: 'loppiskoll!! säljare (namn, swishnr, bord), prylar (säljare, vad det är, pris, såld?)',
    language: 'sv',
    lists: {
      Säljare: 'namn, swishnr|swishnummer, bord',
      'Prylar|Saker|Varor': 'säljare, vad det är|vad|beskrivning|namn, pris, såld',
    },
    may: 'Bord',
    mayFields: 'status',
  },
  {
    prompt: 'Jag skulle vilja ha hjälp med något för min veterinärmottagning på landet, mest kor och får.',
    language: 'sv',
    lists: {
      'Djur|Patienter|Besättningar': '',
      'Besök|Bokningar|Behandlingar|Journaler|Konsultationer': '',
    },
    may: 'Gårdar|Kunder|Djurägare|Lantbrukare|Ägare, Läkemedel|Mediciner, Fakturor, Behandlingar, Journaler, Vaccinationer',
    mayFields:
      'namn, djurslag|art, ägare|gård|kund, datum, status, telefon, adress, djur, anteckningar, diagnos, behandling, öronnummer',
  },
  {
    prompt:
      'Problemet är att ingen på kyrkogårdsförvaltningen vet vilka gravar som är upplåtna och vilka som ska återgå. Vi behöver ett register över gravplatser – kvarter, gravnummer, typ (kist, urn, minneslund), upplåten till vilket år – och ett över gravrättsinnehavare med namn, adress, telefon och e-post.',
    language: 'sv',
    lists: {
      'Gravplatser|Gravar': 'kvarter, gravnummer|nummer, typ, upplåten till|upplåten till år',
      'Gravrättsinnehavare|Innehavare': 'namn, adress, telefon, e-post',
    },
    may: 'Kvarter',
    mayFields: 'gravrättsinnehavare|innehavare, gravplats, status',
  },
  {
    prompt:
      '| Artikel | Färg | Garnåtgång | Stickor | Maskor/10 cm |\n|---|---|---|---|---|\n| Sjal Vinga | mossgrön | 300 g | 4,5 | 18 |\n| Mössa Ulla | natur | 80 g | 4 | 22 |\n\nSå ser min lista ut nu, gör en app av den.',
    language: 'sv',
    lists: {
      'Artiklar|Stickprojekt|Projekt|Mönster|Stickningar|Plagg':
        'artikel|namn, färg, garnåtgång, stickor, maskor/10 cm|maskor per 10 cm|masktäthet',
    },
    mayFields: 'bild, status',
  },
  {
    prompt:
      'Menyn ska ha: Start, Ärenden, Kunder, Tekniker. Ett ärende har rubrik, prioritet (låg/medel/hög/kritisk), kund, tekniker och lösning. Kunder har företagsnamn, kontaktperson och avtalsnivå. Tekniker bara namn och anknytning.',
    language: 'sv',
    lists: {
      Ärenden: 'rubrik, prioritet, kund, tekniker, lösning',
      Kunder: 'företagsnamn, kontaktperson, avtalsnivå',
      Tekniker: 'namn, anknytning',
    },
    mayFields: 'status, skapad|datum',
  },
  {
    prompt: 'Schema för städveckorna i trapphuset, alltså vilken vecka, vilket hushåll och om det är gjort.',
    language: 'sv',
    lists: {
      'Städveckor|Städschema|Städpass|Städningar': 'vecka, hushåll, gjort|utfört|klart',
    },
    may: 'Hushåll',
    mayFields: 'trapphus, datum, status',
  },
  {
    prompt:
      'Vi kör ett community garden i Malmö och skulle vilja tracka våra odlingslotter: lottnr, storlek, odlare, grödor. Plus en waiting list med namn, mail och datum då man ställde sig i kö.',
    language: 'sv',
    lists: {
      'Odlingslotter|Lotter': 'lottnr|lottnummer, storlek, odlare, grödor',
      'Väntelista|Waiting list|Kö|Kölista': 'namn, mail|mejl|e-post, datum|ködatum|köade',
    },
    may: 'Odlare|Medlemmar, Grödor',
    mayFields: 'status',
  },
  {
    prompt:
      'Exempel på det jag vill spara:\nGran, 12 m3, Norrskiftet, avverkad 2023-02, såld till Setra\nTall, 8 m3, Kvarnbacken, avverkad 2023-03, såld till grannen\nDet är alltså trädslag, volym, skifte, när det avverkades och köpare.',
    language: 'sv',
    lists: {
      'Avverkningar|Virke|Virkesposter|Timmer|Virkesförsäljning':
        'trädslag, volym, skifte, avverkad|avverkningsdatum|när det avverkades, köpare',
    },
    may: 'Skiften, Köpare, Trädslag',
    mayFields: 'namn',
  },
  {
    prompt:
      'Kan ni göra en frågesport om svenska landskapsdjur? Tio frågor, fyra svarsalternativ, och så poäng på slutet. Det är till en fyra.',
    language: 'sv',
    lists: {},
    may: 'Frågor, Resultat',
    mayFields: 'fråga, svarsalternativ, rätt svar, poäng, namn',
  },
  {
    prompt:
      'Jag e frisör o vill ha koll på mina kunder. namn mobil hårfärg recept (alltså färgblandningen) o senaste besök. inget krångel',
    language: 'sv',
    lists: {
      Kunder: 'namn, mobil|mobilnummer, hårfärg, recept|färgblandning, senaste besök',
    },
    may: 'Besök',
    mayFields: 'anteckningar',
  },
  {
    prompt:
      'Teatergruppen Spegelvända behöver ordning inför vårens uppsättning. Det handlar dels om rollerna (rollnamn, skådespelare, antal repliker), dels om rekvisitan, där vi vill veta föremål, scen, vem som ansvarar och om den är inköpt, lånad eller tillverkad. Dessutom repetitionerna: datum, tid, lokal, vilka scener.',
    language: 'sv',
    lists: {
      Roller: 'rollnamn|namn, skådespelare, antal repliker|repliker',
      Rekvisita: 'föremål, scen, ansvarig|vem som ansvarar, ursprung|inköpt lånad eller tillverkad|status|anskaffning|typ',
      'Repetitioner|Rep': 'datum, tid, lokal, scener',
    },
    may: 'Skådespelare|Medlemmar, Scener, Lokaler',
    mayFields: 'titel',
  },
  {
    prompt: 'Gör nåt för vår jaktlag',
    language: 'sv',
    lists: {
      'Medlemmar|Jägare|Jaktlag': '',
      'Jakter|Jaktdagar|Jakttillfällen': '',
    },
    may: 'Pass|Jaktpass|Torn, Avskjutning|Fällda djur|Vilt|Byten, Hundar, Skottillfällen, Observationer',
    mayFields: 'namn, telefon, datum, plats, vilt|djur|viltslag, jägare|skytt, antal, jaktledare, status',
  },
  {
    prompt:
      'Spara varje provtagning av kommunens badvatten: badplats, datum, vattentemperatur, E. coli, enterokocker, bedömning (tjänligt, tjänligt med anmärkning, otjänligt). Badplatserna ska ha namn, koordinater och en kort beskrivning och synas på en publik sida.',
    language: 'sv',
    lists: {
      'Provtagningar|Prov|Badvattenprov|Prover': 'badplats, datum, vattentemperatur, E. coli, enterokocker, bedömning',
      Badplatser: 'namn, koordinater, beskrivning|kort beskrivning',
    },
    mayFields: 'provtagare, senaste bedömning',
  },
  {
    prompt:
      'Kund:\nFöretag, Org.nr, Ort\n\nOffert:\nKund, Offertnr, Belopp, Giltig t.o.m., Status (skickad / vunnen / förlorad)\n\nUppföljning:\nOffert, Datum, Vad sades',
    language: 'sv',
    lists: {
      Kunder: 'företag, org.nr|organisationsnummer, ort',
      Offerter: 'kund, offertnr|offertnummer, belopp, giltig t.o.m.|giltig till, status',
      'Uppföljningar|Uppföljning': 'offert, datum, vad sades|anteckning',
    },
    mayFields: 'kontaktperson',
  },
  {
    prompt:
      'Bakar surdeg hemma och vill logga mina bak, mjölsort, hydrering i procent, jästid, ugnstemperatur, ett kort på limpan och betyg 1-5',
    language: 'sv',
    lists: {
      'Bak|Surdegsbak|Bröd|Bakningar': 'mjölsort, hydrering, jästid, ugnstemperatur, kort|foto|bild, betyg',
    },
    may: 'Mjölsorter',
    mayFields: 'namn, datum, anteckningar',
  },
  {
    prompt:
      'Tack för samtalet igår. Som sagt är det tre saker vi måste få ur våra Excelark: uppdragen (uppdragsnamn, byrå, timpris, startdatum, slutdatum), konsulterna (namn, roll, nivå, ledig från) och så tidrapporterna, där varje rad är konsult, uppdrag, vecka och timmar. Resten kan vänta till hösten.',
    language: 'sv',
    lists: {
      Uppdrag: 'uppdragsnamn|namn, byrå, timpris, startdatum, slutdatum',
      Konsulter: 'namn, roll, nivå, ledig från',
      Tidrapporter: 'konsult, uppdrag, vecka, timmar',
    },
    may: 'Byråer',
    mayFields: 'status',
  },
  {
    prompt: 'Pomodoro-klocka till plugget, 25 min jobb 5 min rast, och var fjärde rast 15 min. Ska plinga.',
    language: 'sv',
    lists: {},
  },
  {
    prompt:
      'Hemtjänsten i vår grupp: brukare (initialer, adress, nyckelnr, larm j/n), besök (brukare, dag, kl, insats, utf. av, sign.)',
    language: 'sv',
    lists: {
      Brukare: 'initialer, adress, nyckelnr|nyckelnummer, larm',
      Besök: 'brukare, dag|datum, kl|klockslag|tid, insats, utf. av|utförd av, sign.|signatur|signerad',
    },
    may: 'Insatser, Personal',
    mayFields: 'status',
  },
  {
    prompt: 'En enkel hemsida åt vår byakrog. Öppettider, hitta hit, lite om oss, en bild på verandan. Inget bokningssystem!',
    language: 'sv',
    lists: {},
  },
  {
    prompt:
      'Åkeri med 14 bilar söker enkel lösning. Bilarna: regnr, märke, besiktigas senast, mätarställning. Chaufförer: namn, körkort giltigt till, YKB giltigt till. Körningar: bil, chaufför, lastning, lossning, godsvikt, datum. Varna när besiktning eller YKB går ut inom 30 dagar.',
    language: 'sv',
    lists: {
      'Bilar|Lastbilar|Fordon': 'regnr|registreringsnummer, märke, besiktigas senast|besiktning, mätarställning',
      Chaufförer: 'namn, körkort giltigt till|körkort, YKB giltigt till|YKB',
      Körningar: 'bil, chaufför, lastning|lastplats, lossning|lossningsplats, godsvikt, datum',
    },
    may: 'Kunder',
    mayFields: 'status',
  },
  {
    prompt:
      'Har en syateljé och glömmer alltid mått. Byst, midja, höft, ärmlängd, benlängd på varje kund plus namn och tel. Beställningar också: kund, plagg, tyg, provning, leverans, pris.',
    language: 'sv',
    lists: {
      Kunder: 'byst, midja, höft, ärmlängd, benlängd, namn, tel|telefon',
      Beställningar: 'kund, plagg, tyg, provning|provningsdatum, leverans|leveransdatum, pris',
    },
    may: 'Mått, Tyger',
    mayFields: 'status',
  },
  {
    prompt: 'Något för att planera ett bröllop',
    language: 'sv',
    lists: {
      'Gäster|Gästlista': '',
      'Uppgifter|Att göra|Checklista': '',
    },
    may: 'Budget|Utgifter|Kostnader|Budgetposter, Leverantörer, Bord|Bordsplacering, Önskelista|Presenter, Program|Schema',
    mayFields:
      'namn, osa|svar|kommer|status, specialkost|allergier|kost, bord, klar|status, deadline|datum|förfallodatum, ansvarig, kostnad|belopp, kategori, telefon, e-post, kontakt',
  },
  {
    prompt:
      'Fältprotokoll för fågelräkning. En räkning = rutt, datum, väder, räknare. Per räkning flera observationer: art, antal, beteende, avstånd i meter.',
    language: 'sv',
    lists: {
      'Räkningar|Fågelräkningar': 'rutt, datum, väder, räknare',
      Observationer: 'art, antal, beteende, avstånd|avstånd i meter',
    },
    may: 'Rutter, Arter, Räknare',
    mayFields: 'räkning',
  },
  {
    prompt:
      'Jag sitter som kassör i båtklubben å det är kaos med bryggplatserna. Det jag behöver e båtplatser (bryggnamn, platsnr, bredd, djup), vilken medlem som har platsen, å medlemmens båt typ längd o bredd. Sen en kölista: medlem, önskad bredd, sedan när.',
    language: 'sv',
    lists: {
      'Båtplatser|Bryggplatser|Platser': 'bryggnamn|brygga, platsnr|platsnummer, bredd, djup, medlem',
      'Kölista|Kö': 'medlem, önskad bredd, sedan när|sedan|ködatum',
    },
    may: 'Medlemmar, Båtar, Bryggor',
    mayFields: 'typ|båttyp, längd, bredd, namn, båt, telefon, e-post, status',
  },
  {
    prompt:
      'KRAVSPEC avvikelsehantering lab\nAvvikelse: löpnummer, upptäckt datum, metod, instrument, beskrivning, allvarlighetsgrad (1-4)\nÅtgärd: avvikelse, ansvarig, ska vara klar, genomförd, effekt kontrollerad\nInstrument: ID, placering, nästa kalibrering',
    language: 'sv',
    lists: {
      Avvikelser: 'löpnummer, upptäckt datum|upptäckt, metod, instrument, beskrivning, allvarlighetsgrad',
      Åtgärder: 'avvikelse, ansvarig, ska vara klar|klar senast, genomförd, effekt kontrollerad',
      Instrument: 'ID, placering, nästa kalibrering',
    },
    may: 'Metoder',
    mayFields: 'status, namn',
  },
  {
    prompt: 'Vi behöver en app till vår lilla museibutik.',
    language: 'sv',
    lists: {
      'Produkter|Varor|Artiklar|Sortiment': '',
    },
    may: 'Försäljning|Försäljningar|Ordrar, Leverantörer, Inköp|Beställningar, Lager, Kategorier',
    mayFields:
      'namn, pris, lagersaldo|antal|lager, kategori, leverantör, bild, artikelnummer, datum, beskrivning, produkt|vara, inköpspris',
  },
  {
    prompt:
      'Veckomatsedel för familjen. Rätter med namn, ingredienser, tid att laga och vem som gillar den. Sedan vill jag välja rätt per dag, och få inköpslistan med vara, mängd och avbockad.',
    language: 'sv',
    lists: {
      'Rätter|Maträtter': 'namn, ingredienser, tid att laga|tillagningstid|tid, vem som gillar den|gillas av|gillar',
      'Matsedel|Veckomatsedel|Måltider': 'rätt, dag',
      'Inköpslista|Inköp|Varor': 'vara, mängd, avbockad|köpt',
    },
    may: 'Ingredienser, Familjemedlemmar',
    mayFields: 'vecka, datum, måltid',
  },
  {
    prompt:
      'Brandskyddskontroll enligt SBA, fastighet för fastighet. Det som ska kontrolleras är brandsläckare, utrymningsvägar, larm osv. Vid kontroll fyller man i: fastighet, kontrollpunkt, datum, utförd av, godkänd ja/nej, kommentar, foto. Fastigheterna har beteckning, adress och brandskyddsansvarig.',
    language: 'sv',
    lists: {
      'Kontroller|Brandskyddskontroller': 'fastighet, kontrollpunkt, datum, utförd av, godkänd, kommentar, foto|bild',
      Fastigheter: 'beteckning|fastighetsbeteckning, adress, brandskyddsansvarig|ansvarig',
    },
    may: 'Kontrollpunkter',
    mayFields: 'namn, status',
  },
  {
    prompt:
      'Räkna ut hur mycket färg som går åt: väggens bredd och höjd, minus fönster, antal strykningar och liter per kvadratmeter.',
    language: 'sv',
    lists: {},
  },
  {
    prompt:
      'Elevrådets förslagslåda. Alla ska kunna lämna in förslag (rubrik, förslag, klass, anonym eller inte) via en öppen sida, och vi i elevrådet flyttar dem mellan Ny, Diskuteras, Godkänd och Nej på en tavla.',
    language: 'sv',
    lists: {
      Förslag: 'rubrik, förslag|beskrivning|text, klass, anonym, status',
    },
    may: 'Klasser',
    mayFields: 'namn, inlämnad|datum',
  },
  {
    prompt:
      'Advokatbyrå, tvåmans. Ärenden med målnummer, klient, motpart, domstol, ärendetyp. Frister med ärende, förfallodag, vad som ska göras, bevakas av. Tidsnoteringar med ärende, datum, minuter, åtgärd, debiterbar.',
    language: 'sv',
    lists: {
      Ärenden: 'målnummer, klient, motpart, domstol, ärendetyp',
      Frister: 'ärende, förfallodag|förfallodatum, vad som ska göras|uppgift, bevakas av',
      Tidsnoteringar: 'ärende, datum, minuter, åtgärd, debiterbar',
    },
    may: 'Klienter, Domstolar, Motparter',
    mayFields: 'status, namn, rubrik',
  },
  {
    prompt:
      'min mormors recept ska samlas innan dom försvinner, tänkte titel, ingredienser, gör så här, vem det kommer från och inskannad bild på lappen',
    language: 'sv',
    lists: {
      Recept: 'titel|namn, ingredienser, gör så här|instruktioner, vem det kommer från|från|källa|ursprung, inskannad bild|bild',
    },
    may: 'Personer, Ingredienser',
    mayFields: 'kategori',
  },
  {
    prompt: 'Plattform för en kör.',
    language: 'sv',
    lists: {
      'Körmedlemmar|Medlemmar|Sångare|Korister': '',
      'Repetitioner|Övningar|Rep': '',
    },
    may: 'Konserter|Evenemang|Framträdanden, Noter|Repertoar|Sånger|Låtar|Stycken, Närvaro',
    mayFields: 'namn, stämma, telefon, e-post, datum, tid, plats|lokal, titel, kompositör, medlem, status, anteckningar',
  },
  {
    prompt:
      'Resebyrån vill kunna hantera gruppresor så här: en resa har resmål, avresedag, hemresedag, reseledare och antal platser; en deltagare har namn, passnummer, specialkost, resa och om handpenningen är betald; ett hotell har namn, ort och kontakt.',
    language: 'sv',
    lists: {
      'Resor|Gruppresor': 'resmål, avresedag|avresa, hemresedag|hemresa, reseledare, antal platser|platser',
      Deltagare: 'namn, passnummer, specialkost, resa, handpenning betald|handpenning',
      Hotell: 'namn, ort, kontakt',
    },
    may: 'Reseledare, Resmål',
    mayFields: 'hotell, status',
  },
  {
    prompt:
      'Namn\tInstrument\tÅrskurs\tLärare\tVeckodag\tHyr instrument?\nElsa B\tfiol\t4\tGunilla\ttisdag\tja\nMelker S\ttrumpet\t6\tAnders\tonsdag\tnej',
    language: 'sv',
    lists: {
      'Elever|Musikelever|Musikskolan': 'namn, instrument, årskurs, lärare, veckodag, hyr instrument',
    },
    may: 'Lärare, Instrument',
  },
  {
    prompt:
      'Snöröjningsfirma. Objekt: adress, yta, maskin el. hand, jour ja/nej. Utryckningar: objekt, förare, start, stopp, sandat?, saltat?. Vill se timmar per mån i diagram.',
    language: 'sv',
    lists: {
      Objekt: 'adress, yta, maskin eller hand|metod|typ, jour',
      Utryckningar: 'objekt, förare, start|starttid, stopp|stopptid, sandat, saltat',
    },
    may: 'Förare, Kunder, Maskiner',
    mayFields: 'timmar, datum, namn, kund',
  },
  {
    prompt: 'Är det möjligt att få en nedräkning till studenten på en sida med bakgrundsbild och en knapp för konfetti?',
    language: 'sv',
    lists: {},
  },
  {
    prompt:
      'Vi på fritidsgården lånar ut spel och sportgrejer till ungdomarna, idag på en whiteboard. Det som står där är sak, vem som lånat, mobilnummer och klockslag, och så suddar vi när det kommer tillbaka.',
    language: 'sv',
    lists: {
      'Lån|Utlån|Utlåningar': 'sak|föremål, vem som lånat|låntagare, mobilnummer|mobil, klockslag|tid',
    },
    may: 'Saker|Prylar|Grejer|Föremål|Spel och sportgrejer|Utrustning, Ungdomar|Låntagare',
    mayFields: 'återlämnad|tillbaka, status, datum, namn',
  },
  {
    prompt:
      'Krukmakeri på Öland, behöver hålla ordning på glasyrer (namn, recept, bränntemp, blank/matt, provbit foto), bränningar (datum, ugn, kurva, maxtemp, resultat) samt lager av färdigt gods med artikel, glasyr, antal och butikspris.',
    language: 'sv',
    lists: {
      Glasyrer: 'namn, recept, bränntemp|bränntemperatur, blank/matt|yta|finish|blank eller matt, provbit foto|foto|provbit',
      Bränningar: 'datum, ugn, kurva, maxtemp|maxtemperatur, resultat',
      'Lager|Färdigt gods|Artiklar|Gods': 'artikel|namn, glasyr, antal, butikspris|pris',
    },
    may: 'Ugnar',
    mayFields: 'anteckningar, bild',
  },
  {
    prompt: 'Träningsdagbok, bara för mig.',
    language: 'sv',
    lists: {
      'Träningspass|Pass|Träningar|Träningsdagbok': '',
    },
    may: 'Övningar, Mål, Mätningar|Vikt, Set',
    mayFields:
      'datum, typ|aktivitet|träningsform, tid|längd|minuter, sträcka|distans, känsla|ansträngning, anteckningar, titel|namn, puls',
  },
  {
    prompt:
      'Mina elever i trean behöver träna multiplikationstabellerna. De väljer tabell, får slumpade tal och ser direkt om det blev rätt.',
    language: 'sv',
    lists: {},
    may: 'Resultat',
    mayFields: 'namn, tabell, antal rätt|rätt, datum',
  },
  {
    prompt:
      'Det började med att två volontärer dök upp till samma pass i soppköket och ingen till nästa. Nu vill vi ha volontärer med namn, telefonnr, språk och om de har hygienutbildning, och pass med dag, starttid, sluttid, hur många som behövs och vilka som är bokade. Vi delar också ut matkassar – där räcker datum och antal.',
    language: 'sv',
    lists: {
      Volontärer: 'namn, telefonnr|telefonnummer|telefon, språk, hygienutbildning',
      'Pass|Arbetspass':
        'dag|datum, starttid, sluttid, hur många som behövs|antal som behövs|behov, bokade|bokade volontärer|volontärer',
      'Matkassar|Utdelningar': 'datum, antal',
    },
    may: 'Bokningar, Språk',
    mayFields: 'status',
  },
  {
    prompt:
      'Cykelverkstan: inlämnade cyklar m. ägare, mobil, märke, ramnr, fel, kostnadsförslag, hylla, hämtas senast. Tavla: inlämnad → väntar på delar → klar → hämtad',
    language: 'sv',
    lists: {
      'Cyklar|Inlämnade cyklar|Inlämningar|Reparationer':
        'ägare, mobil|mobilnummer, märke, ramnr|ramnummer, fel, kostnadsförslag, hylla, hämtas senast, status',
    },
    may: 'Ägare|Kunder, Delar|Reservdelar',
    mayFields: 'inlämnad|datum',
  },
  {
    prompt:
      'Tips på app till golfresan? Vi är åtta polare som åker till Skåne och behöver ha koll på ronderna och på vem som lagt ut för vad.',
    language: 'sv',
    lists: {
      'Ronder|Golfronder': '',
      'Utlägg|Utgifter': '',
    },
    may: 'Spelare|Deltagare|Polare|Resenärer, Banor|Golfbanor, Resultat|Scorer',
    mayFields:
      'bana, datum, tid|starttid, spelare, score|poäng|slag|resultat, belopp, vem som lagt ut|betalat av|betalare, vad|beskrivning, namn, titel, handicap',
  },
  {
    prompt: 'Omvandla mellan dl, msk, tsk och gram för mjöl, socker och smör. Stora knappar, jag har deg på fingrarna.',
    language: 'sv',
    lists: {},
  },
  {
    prompt: 'CRM för en soloföretagare inom trädfällning',
    language: 'sv',
    lists: {
      'Kunder|Kontakter': '',
      'Jobb|Uppdrag|Offerter|Ärenden|Affärer': '',
    },
    may: 'Leads|Förfrågningar, Offerter, Fakturor, Uppföljningar|Aktiviteter|Kontakttillfällen, Uppgifter',
    mayFields: 'namn, telefon, e-post, adress, status, datum, kund, pris|belopp, beskrivning, anteckningar',
  },
  {
    prompt:
      'Jag forskar på mossor och för anteckningar om belägg. Varje belägg får ett kollektnummer, vetenskapligt namn, svenskt namn, lokal, koordinat (RT90 eller SWEREF), substrat, insamlare och datum. Lokalerna i sin tur har namn, kommun, naturtyp och höjd över havet.',
    language: 'sv',
    lists: {
      Belägg: 'kollektnummer, vetenskapligt namn, svenskt namn, lokal, koordinat|koordinater, substrat, insamlare, datum',
      Lokaler: 'namn, kommun, naturtyp, höjd över havet',
    },
    may: 'Arter|Mossor, Insamlare',
    mayFields: 'koordinatsystem, anteckningar, foto',
  },
  {
    prompt:
      'Kollonivån: 1) deltagarna – namn, födelseår, allergier, stuga, anhörig att ringa 2) ledarna – namn, mobil, stuga, belastningsregister visat 3) aktiviteterna – vad, dag, plats, ansvarig ledare',
    language: 'sv',
    lists: {
      Deltagare: 'namn, födelseår, allergier, stuga, anhörig att ringa|anhörig',
      Ledare: 'namn, mobil, stuga, belastningsregister visat|belastningsregister|utdrag',
      Aktiviteter: 'vad|namn|aktivitet, dag, plats, ansvarig ledare|ansvarig',
    },
    may: 'Stugor, Anhöriga',
    mayFields: 'telefon',
  },
  {
    prompt: 'Ölbryggning, hobbynivå. Vill ha reda på batcherna',
    language: 'sv',
    lists: {
      'Batcher|Bryggningar|Brygder': '',
    },
    may: 'Recept, Ingredienser, Mätningar, Smaknoteringar|Provningar',
    mayFields:
      'namn, stil|ölstil|öltyp, bryggdatum|datum, OG, FG, volym, alkoholhalt|ABV, status, betyg, anteckningar, recept, tappdatum|buteljerad',
  },
  {
    prompt:
      'Till IT på kommunen: vi vill ersätta pärmen med föreningsbidrag. I pärmen finns en flik för föreningar (namn, orgnummer, ordförande, antal medlemmar under 20 år) och en flik för ansökningar (förening, bidragstyp, sökt belopp, inkommen, beslut, beviljat belopp). Ansökan ska kunna göras via ett öppet formulär.',
    language: 'sv',
    lists: {
      Föreningar: 'namn, orgnummer|organisationsnummer, ordförande, antal medlemmar under 20 år|medlemmar under 20 år',
      'Ansökningar|Bidragsansökningar': 'förening, bidragstyp, sökt belopp, inkommen|inkommen datum, beslut, beviljat belopp',
    },
    may: 'Bidragstyper',
    mayFields: 'status, e-post',
  },
  {
    prompt:
      'Glasögonbutik i Kalmar, vi tappar bort bågar på drift mellan butik och slipverkstad :( Kanske en app där man ser var varje order är?',
    language: 'sv',
    lists: {
      'Ordrar|Order|Beställningar': '',
    },
    may: 'Bågar, Kunder, Händelser|Förflyttningar',
    mayFields: 'ordernummer|nummer, kund, båge, status|plats|var den är, datum, leveransdatum|klar senast, telefon, anteckningar',
  },
  {
    prompt:
      'Hej! Jag sköter märkningen i vår sameby och är trött på vaxdukshäftet. För varje ren vill jag skriva in öronnummer, ägare, kön, födelseår och vilken betesgrupp den går i. Betesgrupperna ska ha namn, område och vem som är ansvarig.',
    language: 'sv',
    lists: {
      'Renar|Djur': 'öronnummer, ägare, kön, födelseår, betesgrupp',
      Betesgrupper: 'namn, område, ansvarig',
    },
    may: 'Ägare|Renägare, Märkningar, Områden',
    mayFields: 'anteckning, antal renar, renar',
  },
  {
    prompt:
      'Fastighetsbeteckning;Ägare;Telefon;Eldstad;Senast sotad;Sotningsfrist;Anmärkning\n\nSå ser kolumnerna ut i mitt Excelark idag (sotningsdistrikt, ca 1400 rader). Gör en app av det, med kalender för nästa sotning.',
    language: 'sv',
    lists: {
      'Fastigheter|Sotningar|Eldstäder|Sotningsobjekt':
        'fastighetsbeteckning, ägare, telefon, eldstad, senast sotad, sotningsfrist, anmärkning',
    },
    may: 'Ägare|Kunder, Eldstäder, Sotningar',
    mayFields: 'nästa sotning, status',
  },
  {
    prompt: 'app för en tatuerarstudio tack',
    language: 'sv',
    lists: {},
    may: 'Kunder, Bokningar|Tider|Tidsbokningar, Tatuerare|Artister, Motiv|Designer|Galleri, Tjänster, Samtycken|Hälsodeklarationer, Betalningar',
    mayFields: 'namn, telefon, e-post, datum, tid, status, pris, kund, bild',
  },
  {
    prompt:
      'Vi är en hemtjänstgrupp i glesbygden och tappar bort nycklar. Det jag skulle vilja är en nyckellista: nyckelnummer, brukare, krokplats i skåpet, och så när någon kvitterar ut en nyckel vill vi ha vem, när, och när den kom tillbaka.',
    language: 'sv',
    lists: {
      Nycklar: 'nyckelnummer|nummer, brukare, krokplats|krok',
      'Utkvitteringar|Kvitteringar|Nyckelutlåningar|Utlåningar':
        'vem|personal|kvitterad av, när|utkvitterad|uttagen, återlämnad|tillbaka',
    },
    may: 'Brukare, Personal|Medarbetare',
    mayFields: 'nyckel, status, anteckning',
  },
  {
    prompt:
      'Kan du göra en räknare där man fyller i rummets längd, bredd och takhöjd och får ut hur många liter färg och hur många tapetrullar som går åt?',
    language: 'sv',
    lists: {},
    may: 'Beräkningar|Rum',
    mayFields: 'längd, bredd, takhöjd, liter färg, tapetrullar, namn',
  },
  {
    prompt:
      'Vad ska sparas? Fynd.\nVad vill du veta om dem? Fyndnummer, ruta, djup, material, vikt och ett foto.\nNågot mer? Ja, rutorna i schaktet: beteckning, koordinater, vem som gräver där just nu.\nHur vill du titta på det? Fynden som galleri, rutorna som tabell.',
    language: 'sv',
    lists: {
      Fynd: 'fyndnummer, ruta, djup, material, vikt, foto',
      Rutor: 'beteckning, koordinater, grävare|vem som gräver',
    },
    may: 'Grävare|Arkeologer|Personal, Material',
    mayFields: 'datum, anteckning, fynd',
  },
  {
    prompt: 'Något för vår lokalhistoriska förening där vi kan samla det vi har.',
    language: 'sv',
    lists: {},
    may: 'Föremål|Samlingar, Fotografier|Bilder|Foton, Dokument, Medlemmar, Platser, Personer, Berättelser, Evenemang|Aktiviteter',
    mayFields: 'titel, namn, beskrivning, datum|årtal|år, plats, bild|foto, givare, typ|kategori, status',
  },
  {
    prompt:
      'Min mamma är dement och vi är fyra syskon som turas om. Det blir rörigt i sms-tråden. Vi skulle vilja ha en plats där vi ser vem som besöker henne vilken dag, vad som behöver handlas (vara, antal, köpt av) och hennes mediciner med styrka, dos och klockslag.',
    language: 'sv',
    lists: {
      Besök: 'vem|syskon|besökare, dag|datum',
      'Inköp|Inköpslista|Varor|Handla': 'vara, antal, köpt av',
      'Mediciner|Läkemedel': 'namn|medicin, styrka, dos, klockslag|tid',
    },
    may: 'Syskon|Familjemedlemmar|Personer',
    mayFields: 'anteckning, köpt|status, namn',
  },
  {
    prompt:
      'Behöver: inventarielista för kommunens lekplatser + besiktningar. Lekpl: namn, stadsdel, byggår. Redskap: typ, tillv., montageår, lekpl. Besiktn: dat, besiktningsman, redskap, bedömning (A/B/C), åtgärd.',
    language: 'sv',
    lists: {
      Lekplatser: 'namn, stadsdel, byggår',
      'Redskap|Lekredskap': 'typ, tillverkare|tillv., montageår, lekplats|lekpl',
      Besiktningar: 'datum|dat, besiktningsman, redskap, bedömning, åtgärd',
    },
    may: 'Besiktningsmän, Stadsdelar, Tillverkare, Åtgärder',
    mayFields: 'status, namn',
  },
  {
    prompt:
      'Till exempel: Brudklänning, sidenkrepp, Amanda Lind, byst 92 midja 71 höft 98, första provning 14 april, leverans 2 juni, 8 500 kr, handpenning betald. Så ser en beställning ut hos mig i ateljén. Jag har väl en tjugofem såna igång samtidigt.',
    language: 'sv',
    lists: {
      'Beställningar|Uppdrag|Ordrar':
        'plagg, tyg|material, kund, byst, midja, höft, första provning|provning, leverans|leveransdatum, pris, handpenning betald|handpenning',
    },
    may: 'Kunder, Provningar, Tyger, Mått',
    mayFields: 'status, telefon, mått',
  },
  {
    prompt:
      'För varje fat vi lagar på tunnbinderiet vill jag ha ett kort med fatnr, volym i liter, träslag, vad det innehållit innan och rostningsgrad. Dra korten mellan Inkommet, Tätas, Rostas och Klart.',
    language: 'sv',
    lists: {
      Fat: 'fatnr|fatnummer, volym|liter|volym i liter, träslag, tidigare innehåll|innehållit, rostningsgrad, status',
    },
    may: 'Kunder, Reparationer',
    mayFields: 'kund, datum',
  },
  {
    prompt:
      'Labbet: prov kommer in från reningsverket, provnr, provtagningspunkt, uttaget datum/tid, ankomsttemp. På varje prov görs flera analyser (metod, analyserat av, värde, enhet, mätosäkerhet). Instrumenten ska kalibreras: instrument, serienr, senast kalibrerat, intervall i månader.',
    language: 'sv',
    lists: {
      'Prov|Prover':
        'provnr|provnummer, provtagningspunkt, uttaget|provtagningstid|datum|uttaget datum/tid, ankomsttemp|ankomsttemperatur',
      Analyser: 'metod, analyserat av, värde, enhet, mätosäkerhet',
      Instrument: 'instrument|namn, serienr|serienummer, senast kalibrerat, intervall|intervall i månader',
    },
    may: 'Kalibreringar, Provtagningspunkter, Metoder, Personal',
    mayFields: 'prov, status, nästa kalibrering, instrument, datum, tid',
  },
  {
    prompt:
      'Vi bygger en enkel hemsida för vårt bed & breakfast på Öland: startsida med stor bild, en sida om rummen, en om frukosten, hitta hit med karta, och kontaktuppgifter i sidfoten.',
    language: 'sv',
    lists: {},
    may: 'Rum, Meddelanden|Förfrågningar, Bilder',
    mayFields: 'namn, beskrivning, pris, bild, e-post, meddelande',
  },
  {
    prompt: 'Ett system för en veterinärmottagning med smådjur.',
    language: 'sv',
    lists: {},
    may: 'Djur|Patienter|Husdjur, Djurägare|Ägare|Kunder, Besök|Bokningar|Tidsbokningar|Tider, Journaler|Behandlingar|Journalanteckningar, Vaccinationer, Veterinärer|Personal, Läkemedel, Fakturor',
    mayFields:
      'namn, art, ras, födelsedatum, kön, vikt, ägare, telefon, e-post, adress, datum, tid, orsak, status, djur, veterinär, anteckningar',
  },
  {
    prompt:
      'Rubriker i min gamla Access-databas, tabell "Frimärken": MichelNr, Land, Utgivningsår, Valör, Färg, Kvalitet, Stämplat, Inköpspris, Katalogvärde. Tabell "Byten": Datum, Bytespartner, Gav, Fick. Jag vill ha samma i webbläsaren.',
    language: 'sv',
    lists: {
      Frimärken: 'MichelNr|Michelnummer, land, utgivningsår, valör, färg, kvalitet, stämplat, inköpspris, katalogvärde',
      Byten: 'datum, bytespartner, gav, fick',
    },
    may: 'Bytespartner|Bytespartners, Länder',
    mayFields: 'bild, titel',
  },
  {
    prompt:
      'Hur mycket ska vi ha i julbordskassan? Jag vill ha ett verktyg som delar notan: skriv in total summa, dricks i procent och antal personer, så visas vad var och en ska swisha.',
    language: 'sv',
    lists: {},
    may: 'Notor|Beräkningar|Personer',
    mayFields: 'total summa|summa, dricks, antal personer, belopp|per person, namn',
  },
  {
    prompt:
      'Blodgivarbussen kör en slinga. Orterna den stannar i behöver adress, uppställningsplats och elanslutning; stoppen behöver ort, datum, öppnar, stänger, sjuksköterskor i tjänst och antal tappningar efteråt. Det är allt.',
    language: 'sv',
    lists: {
      Orter: 'adress, uppställningsplats, elanslutning',
      Stopp: 'ort, datum, öppnar, stänger, sjuksköterskor|sjuksköterskor i tjänst, antal tappningar|tappningar',
    },
    may: 'Sjuksköterskor|Personal',
    mayFields: 'namn|ort, status',
  },
  {
    prompt:
      'Begravningsbyrå i tredje generationen. Våra uppdrag har hittills legat i gröna mappar, en mapp per avliden, och där står den avlidnes namn, personnummer, dödsdatum, anhörig kontaktperson, kyrka, officiant, akt (jordfästning/borgerlig), urna eller kista samt tidpunkt för minnesstund. Vid sidan av det har vi kistlagret: modell, färg, antal inne. Gör om det digitalt, men stillsamt i färgerna tack.',
    language: 'sv',
    lists: {
      'Uppdrag|Begravningar':
        'den avlidnes namn|avliden|namn, personnummer, dödsdatum, anhörig|kontaktperson|anhörig kontaktperson, kyrka, officiant, akt, urna eller kista|urna/kista, minnesstund|tidpunkt för minnesstund',
      'Kistor|Kistlager': 'modell, färg, antal inne|antal|lagersaldo',
    },
    may: 'Anhöriga|Kontaktpersoner, Kyrkor, Officianter, Urnor',
    mayFields: 'status, telefon, kista',
  },
  {
    prompt:
      'Möbeltapetserare med egen verkstad. Kund ringer, jag vill lägga upp kunden direkt med namn, gatuadress och telefon, sen ett jobb på kunden: möbel, tygval, meter tyg, offertpris, hämtas den. Jobb ska man se på en tavla efter status.',
    language: 'sv',
    lists: {
      Kunder: 'namn, gatuadress|adress, telefon',
      Jobb: 'möbel, tygval|tyg, meter tyg, offertpris, hämtas|hämtas den|hämtdatum, status, kund',
    },
    may: 'Tyger, Möbler',
    mayFields: 'datum',
  },
  {
    prompt:
      'Svetsverkstaden: certifikat går ut utan att nån märker det!!! Svetsare (namn, anställningsnr). Certifikat (svetsare, metod 111/135/141, material, utfärdat, giltigt till, pdf). Påminn visuellt med rött när det är under 60 dagar kvar',
    language: 'sv',
    lists: {
      Svetsare: 'namn, anställningsnr|anställningsnummer',
      Certifikat: 'svetsare, metod, material, utfärdat, giltigt till, pdf|fil|dokument',
    },
    may: 'Metoder, Material',
    mayFields: 'status, dagar kvar, certifikatnummer',
  },
  {
    prompt: 'Kursplattform för en dykskola. Mer vet jag inte än, visa mig ett förslag.',
    language: 'sv',
    lists: {
      Kurser: '',
    },
    may: 'Elever|Deltagare|Kursdeltagare, Instruktörer, Bokningar|Anmälningar, Kurstillfällen|Lektioner|Dyk|Dykpass, Utrustning, Certifikat|Certifieringar',
    mayFields:
      'namn|titel, nivå, beskrivning, pris, datum|startdatum, slutdatum, plats, instruktör, antal platser, e-post, telefon, status, kurs, elev|deltagare, storlek',
  },
  {
    prompt:
      'Vi e två tjejer som fixar naglar hemma hos folk. Vi vill kunna boka in kunder och se vem av oss som åker. Alltså bokning: kund, adress, dag o tid, behandling, vem. Behandlingarna har pris och hur lång tid de tar.',
    language: 'sv',
    lists: {
      Bokningar: 'kund, adress, dag|datum|dag och tid, tid, behandling, vem|utförs av',
      Behandlingar: 'pris, tid|tidsåtgång|längd|hur lång tid',
    },
    may: 'Kunder, Personal|Medarbetare',
    mayFields: 'namn, telefon, status',
  },
  {
    prompt:
      'Sju barn i kompisgänget, sju kalas om året, och alltid samma fråga: vem köper presenten? Gör en sida där varje kalas har barn, datum, tema, presentidé, vem som köper och hur mycket alla ska lägga.',
    language: 'sv',
    lists: {
      Kalas: 'barn, datum, tema, presentidé, köpare|vem som köper, belopp|hur mycket alla ska lägga|summa per person',
    },
    may: 'Barn, Familjer|Föräldrar, Presenter',
    mayFields: 'titel, status, köpt',
  },
  {
    prompt:
      'Jag undervisar i fiol på kulturskolan och hade gärna haft nåt eget vid sidan av kommunens system. Eleverna: namn, årskurs, fiolstorlek, föräldramejl. Och efter varje lektion: elev, datum, vad vi övade, läxa till nästa gång. Fiolerna vi hyr ut behöver jag inte ha med.',
    language: 'sv',
    lists: {
      Elever: 'namn, årskurs, fiolstorlek, föräldramejl|förälders e-post',
      Lektioner: 'elev, datum, vad vi övade|övat|innehåll, läxa',
    },
    may: 'Läxor',
    mayFields: 'anteckning, närvaro',
  },
  {
    prompt: 'Samfällighetsförening, 62 hus, gemensam väg och badplats.',
    language: 'sv',
    lists: {},
    may: 'Hus|Fastigheter, Medlemmar|Ägare|Boende|Hushåll, Avgifter|Fakturor, Möten, Arbetsdagar|Städdagar, Underhåll|Arbetsuppgifter|Uppgifter|Underhållsåtgärder, Felanmälningar|Ärenden, Bokningar, Dokument, Styrelse, Nyheter|Meddelanden',
    mayFields:
      'namn, adress, fastighetsbeteckning|husnummer, telefon, e-post, datum, belopp, betald, status, ägare, beskrivning, titel, plats, ansvarig, hus',
  },
  {
    prompt:
      'Vårt LARP-lag (lajv alltså) kör in-game currency och det blir cheating på allt. Jag behöver characters med spelare, namn, folkslag, hit points och backstory, plus en item-lista: föremål, rarity, ägare (character) och värde i silver.',
    language: 'sv',
    lists: {
      'Karaktärer|Characters|Roller': 'spelare, namn, folkslag, hit points, backstory|bakgrund',
      'Föremål|Items': 'föremål|namn, rarity|sällsynthet, ägare|karaktär, värde i silver|värde',
    },
    may: 'Spelare, Folkslag, Transaktioner',
    mayFields: 'silver',
  },
  {
    prompt: 'En medlemsapp till roddarklubben.',
    language: 'sv',
    lists: {
      Medlemmar: '',
    },
    may: 'Båtar, Bokningar|Båtbokningar, Träningar|Träningspass|Pass|Aktiviteter, Tävlingar|Evenemang, Medlemsavgifter|Avgifter|Betalningar, Nyheter|Meddelanden, Grupper|Lag',
    mayFields:
      'namn, e-post, telefon, födelsedatum, medlemsnummer, medlemstyp, medlem sedan|inträdesdatum, betald, status, datum, tid, plats, båt, medlem, adress, roll, typ, belopp',
  },
  {
    prompt:
      'Kan ni hjälpa en stressad förskolechef? Vi behöver tre saker. Barnen: namn, avdelning, inskolningsdatum, specialkost. Vikarierna: namn, telefon, utdrag ur belastningsregistret visat. Och dagens frånvaro: barn, datum, orsak, anmält av.',
    language: 'sv',
    lists: {
      Barn: 'namn, avdelning, inskolningsdatum, specialkost',
      Vikarier: 'namn, telefon, utdrag ur belastningsregistret|belastningsregister visat|utdrag visat',
      'Frånvaro|Frånvaroanmälningar': 'barn, datum, orsak, anmält av',
    },
    may: 'Avdelningar, Vårdnadshavare',
    mayFields: 'anteckning',
  },
  {
    prompt:
      'Hejsan. Vi är en lite större syjunta som broderar märken åt föreningar. Det som stör är att garnet tar slut. Skulle vilja ha en gran-lista.. garnlista menar jag, med fabrikat, fägnummer (färgnummer), nyans, antal docker kvar och minsta antal innan vi beställer. Mönstren också: namn, bredd, höjd, antal stygn, vilka garner.',
    language: 'sv',
    lists: {
      'Garner|Garn|Garnlista': 'fabrikat, färgnummer, nyans, antal dockor kvar|antal dockor|antal kvar, minsta antal',
      Mönster: 'namn, bredd, höjd, antal stygn, garner',
    },
    may: 'Föreningar|Kunder, Beställningar, Fabrikat',
    mayFields: 'bild, behöver beställas|status',
  },
  {
    prompt: 'Digital gästbok och program för min mormors hundraårskalas, det vore roligt!',
    language: 'sv',
    lists: {
      'Gästbok|Hälsningar|Gästboksinlägg|Inlägg': '',
      'Program|Programpunkter': '',
    },
    may: 'Gäster, Bilder|Foton',
    mayFields: 'namn, hälsning|meddelande, datum, bild|foto, tid, titel|rubrik|programpunkt, beskrivning, plats',
  },
  {
    prompt: 'Antikvariatet i Sigtuna har 9000 böcker och ingen katalog',
    language: 'sv',
    lists: {
      Böcker: '',
    },
    may: 'Författare, Kunder, Försäljningar|Försäljning, Kategorier|Genrer|Ämnen, Förlag, Reservationer|Beställningar, Hyllor',
    mayFields:
      'titel, författare, utgivningsår|år|tryckår, förlag, ISBN, språk, skick, pris, hylla|placering, genre|kategori|ämne, status, bild|omslag, upplaga, anteckningar|beskrivning',
  },
  {
    prompt:
      'Ute på ön har vi en gemensam bastu, en släpkärra och en vedklyv. Folk bokar genom att ropa på Facebook. Tänkte mig: saken (namn, var den står, pris per dygn) och bokningen (sak, hushåll, från, till, betald).',
    language: 'sv',
    lists: {
      'Saker|Resurser': 'namn, var den står|plats, pris per dygn|pris',
      Bokningar: 'sak|resurs, hushåll, från, till, betald',
    },
    may: 'Hushåll',
    mayFields: 'status, bild',
  },
  {
    prompt:
      'お世話になっております。畳屋を営んでおります。張り替えのご依頼を紙の台帳で管理しているのですが、お客様のお名前、電話番号、部屋の畳数、い草の種類、引き取り日、納品日を一件ずつ記録できるアプリをお願いできますでしょうか。',
    language: 'ja',
    lists: {
      '依頼|張り替え依頼|受注|張替え':
        'お客様名|お名前|顧客名|氏名, 電話番号|電話, 畳数|部屋の畳数, い草の種類|い草, 引き取り日|引取日, 納品日',
    },
    may: '顧客|お客様, い草の種類|い草',
    mayFields: '状態|ステータス, 件名|タイトル, 備考|メモ, 顧客|お客様',
  },
  {
    prompt:
      '町内会の会費集金アプリ\n・世帯(世帯主、班、番地、人数)\n・集金(世帯、月、金額、集金済みかどうか)\n・班長は自分の班だけ見えればOK',
    language: 'ja',
    lists: {
      世帯: '世帯主, 班, 番地, 人数|世帯人数',
      '集金|会費|会費集金': '世帯, 月|対象月, 金額, 集金済み|集金済|集金済みかどうか',
    },
    may: '班, 班長',
    mayFields: '班長, 集金日, タイトル|件名, 備考',
  },
  {
    prompt: 'うちの犬の散歩と体重とごはんの量を毎日つけたい',
    language: 'ja',
    lists: {
      '記録|日々の記録|毎日の記録|犬の記録|健康記録': '散歩, 体重, ごはんの量|ごはん',
    },
    may: '犬|ペット, 散歩, 体重, ごはん|食事',
    mayFields: '日付|日, メモ, 犬|ペット, 散歩時間|時間',
  },
  {
    prompt:
      'えーと整備工場なんですけど入庫した車のナンバーと車種と走行距離とあと車検の満了日これを入れといて満了日が近いやつが上に出るようにしてほしいですお客さんの名前と携帯も一緒にお願いします',
    language: 'ja',
    lists: {
      '車両|車|入庫車両|入庫':
        'ナンバー|登録番号, 車種, 走行距離, 車検満了日|満了日|車検の満了日, お客さんの名前|お客様名|顧客名|名前, 携帯|携帯番号|電話番号',
    },
    may: '顧客|お客様|お客さん',
    mayFields: '入庫日, 顧客|お客様|お客さん, 備考|メモ, 車両|車',
  },
  {
    prompt:
      '品番\t品名\tロット\t検査日\t検査員\t合否\t不良内容\n↑このエクセルの見出しのまま、検査記録をアプリにしたいです。合否は「合格/不合格/保留」から選択。',
    language: 'ja',
    lists: {
      '検査記録|検査': '品番, 品名, ロット, 検査日, 検査員, 合否, 不良内容',
    },
    may: '検査員, 製品|品番|品目, ロット',
    mayFields: 'タイトル, 備考, 製品|品目',
  },
  {
    prompt:
      '# 市民農園 区画管理システム\n\n## 区画\n- 区画番号\n- 面積\n- 日当たり(良・普通・悪)\n- 利用状況(空き・利用中・整備中)\n\n## 利用者\n- 氏名\n- 住所\n- 電話番号\n- 緊急連絡先\n\n## 契約\n- 利用者\n- 区画\n- 開始日\n- 終了日\n- 年額利用料\n\n区画の一覧は住民にも公開してください。',
    language: 'ja',
    lists: {
      区画: '区画番号, 面積, 日当たり, 利用状況',
      利用者: '氏名, 住所, 電話番号, 緊急連絡先',
      契約: '利用者, 区画, 開始日, 終了日, 年額利用料|利用料',
    },
    mayFields: '契約番号, 備考, タイトル',
  },
  {
    prompt: '美容室の予約管理アプリを作ってください。',
    language: 'ja',
    lists: {
      予約: '',
    },
    may: '顧客|お客様, メニュー|施術メニュー, スタッフ|美容師|スタイリスト',
    mayFields:
      '顧客|お客様|お客様名|氏名, 日時|予約日時|日付, 時間|開始時間|終了時間, メニュー, スタッフ|担当|担当者, 状態|ステータス, 電話番号|電話, 料金|価格, メール|メールアドレス, 所要時間, メモ|備考, 名前',
  },
  {
    prompt: '消費税込みの金額をすぐ出せる計算機がほしいです。税率は8%と10%を切り替えられるように。',
    language: 'ja',
    lists: {},
    mayFields: '金額, 税率',
  },
  {
    prompt:
      'PTAの書記をしています。今は運営委員会の議事録をWordで作ってメールで回していますが、過去のものが探せません。議事録には開催日、場所、出席者、議題、決定事項を残し、そこから出てきた宿題(内容、担当者、期限、完了したか)も別に追えるようにしたいです。',
    language: 'ja',
    lists: {
      '議事録|会議': '開催日, 場所, 出席者, 議題, 決定事項',
      '宿題|タスク|課題': '内容, 担当者|担当, 期限, 完了|完了したか|状態',
    },
    may: '委員|メンバー|役員|出席者, 議題, 決定事項',
    mayFields: '議事録|会議, タイトル|件名, 氏名|名前',
  },
  {
    prompt:
      'ご利用者様ごとに、その日のバイタル(体温・血圧・脈拍・SpO2)と食事摂取量、排泄、特記事項を記録できるようにしてほしい。ご利用者様は氏名、要介護度、生年月日、ご家族の連絡先。デイサービスです。',
    language: 'ja',
    lists: {
      '利用者|ご利用者様|ご利用者': '氏名, 要介護度, 生年月日, ご家族の連絡先|家族連絡先|家族の連絡先',
      '記録|日々の記録|バイタル記録|バイタル|日誌|介護記録':
        '体温, 血圧|血圧(上)|血圧(下)|最高血圧|最低血圧, 脈拍, SpO2, 食事摂取量, 排泄, 特記事項',
    },
    may: '職員|スタッフ',
    mayFields: '日付|記録日, 利用者|ご利用者様|ご利用者, 記録者|担当者',
  },
  {
    prompt: '釣果ログ。日付、釣り場、潮、天気、魚種、サイズcm、匹数、ルアー、写真。地図は不要、ギャラリーで見たい。',
    language: 'ja',
    lists: {
      '釣果|釣果ログ|釣果記録': '日付, 釣り場, 潮, 天気, 魚種, サイズ|サイズcm, 匹数, ルアー, 写真',
    },
    may: '釣り場, 魚種, ルアー',
    mayFields: 'メモ, タイトル',
  },
  {
    prompt: '子どもの習い事、送り迎えの当番を夫婦で共有したい!',
    language: 'ja',
    lists: {
      '習い事|送迎当番|送り迎え|当番|送迎': '',
    },
    may: '習い事, 当番|送迎当番|送り迎え|送迎, 子ども|こども|子供, 家族|保護者|担当者',
    mayFields:
      '日付|日, 時間|時刻|開始時間|終了時間|迎え時間|送り時間, 曜日, 場所, 子ども|こども|子供, 送り担当|送り, 迎え担当|迎え, 担当|担当者|当番, 習い事|習い事名|名前, メモ|備考, 状態, 種類|区分, 連絡先',
  },
  {
    prompt:
      '1. 劇団の衣装を登録できること(名称、サイズ、色、保管場所、状態)\n2. 公演を登録できること(演目、会場、初日、千秋楽)\n3. どの衣装をどの公演で誰が着るか割り当てられること\n4. 状態は「良好」「要補修」「廃棄」の三つとする',
    language: 'ja',
    lists: {
      衣装: '名称|衣装名|名前, サイズ, 色, 保管場所, 状態',
      公演: '演目, 会場, 初日, 千秋楽',
      '割り当て|衣装割り当て|衣装割当|割当': '衣装, 公演, 着る人|着用者|誰|俳優|役者',
    },
    may: '団員|俳優|役者|劇団員|キャスト, 保管場所, 会場',
    mayFields: '写真, 氏名|名前, 備考, 役|役名',
  },
  {
    prompt: '小学4年生向けの都道府県クイズを作って。10問ランダムに出して最後に点数を表示する感じで。',
    language: 'ja',
    lists: {},
    may: '問題|クイズ|クイズ問題, 都道府県, 結果|成績',
    mayFields: '問題文|問題, 正解|答え, 選択肢, 点数|得点, 日付|日時, 名前',
  },
  {
    prompt:
      '自家焙煎のコーヒー屋です。焙煎のたびに豆の産地・投入量・焙煎度・開始温度・1ハゼの時間・煎り止め時間・できあがり重量をノートに書いてます。これをスマホで入れて、歩留まりも自動で出るとうれしい。',
    language: 'ja',
    lists: {
      '焙煎記録|焙煎|焙煎ログ':
        '産地|豆の産地, 投入量, 焙煎度, 開始温度, 1ハゼの時間|1ハゼ時間|1ハゼ, 煎り止め時間|煎り止め, できあがり重量|仕上がり重量, 歩留まり',
    },
    may: '豆|生豆|コーヒー豆',
    mayFields: '焙煎日|日付|日時, メモ|備考, 豆|生豆, タイトル',
  },
  {
    prompt:
      '| 氏名 | 所属 | 貸出機器 | 貸出日 | 返却予定日 | 返却日 |\n|---|---|---|---|---|---|\n| 佐藤 | 営業部 | ノートPC-014 | 4/3 | 4/17 | |\n| 林 | 総務 | プロジェクター | 4/5 | 4/6 | 4/6 |\n\nこんな表を使っています。返却予定日を過ぎて返っていないものを赤くできますか?',
    language: 'ja',
    lists: {
      '貸出|機器貸出|貸出記録|貸出管理': '氏名|借用者|社員, 所属, 貸出機器|機器, 貸出日, 返却予定日, 返却日',
    },
    may: '機器|貸出機器, 社員|利用者|職員, 所属|部署',
    mayFields: '状態|ステータス, 氏名|名前, 機器名|名称, 備考, 社員|利用者|職員',
  },
  {
    prompt:
      'Q. 何を管理したいですか?\nA. 神社の御祈祷の申し込みです。\nQ. 必要な項目は?\nA. 申込者名、ふりがな、願意(厄除・安産・七五三・交通安全)、希望日時、初穂料、人数です。\nQ. 誰が使いますか?\nA. 参拝者が公開ページから申し込み、社務所で確認します。',
    language: 'ja',
    lists: {
      '御祈祷|申し込み|申込|祈祷申込|御祈祷申込|御祈祷の申し込み': '申込者名|申込者, ふりがな, 願意, 希望日時, 初穂料, 人数',
    },
    may: '願意',
    mayFields: '状態|ステータス|確認状況, 電話番号|電話, メールアドレス|メール, 受付日|申込日, 備考|メモ',
  },
  {
    prompt: '在庫管理お願いします。金物屋です。',
    language: 'ja',
    lists: {
      '商品|在庫|在庫品': '',
    },
    may: '仕入先|仕入れ先, 入出庫|入荷|出荷|在庫移動|入出庫履歴, カテゴリ|分類, 棚|保管場所, 発注, 在庫|商品',
    mayFields:
      '商品名|品名|名前|名称, 品番|商品コード|型番|JANコード, 在庫数|数量, 単価|価格|売価|販売価格, 仕入値|仕入れ値|仕入価格|原価, カテゴリ|分類, 仕入先|仕入れ先, 保管場所|棚|棚番号, 発注点|最低在庫|最低在庫数, 単位, 日付, 区分|種類, 商品, 備考|メモ, 電話番号|電話, 担当者, 写真, サイズ|規格, メーカー, 状態, 理由, 住所, メールアドレス',
  },
  {
    prompt:
      '司書として、図書室の本をタイトル・著者・出版社・分類番号・ISBNで登録したい。\n児童として、どの本が借りられるか検索したい。\n司書として、貸出(本、児童、貸出日、返却期限)を記録し、延滞を一覧で見たい。',
    language: 'ja',
    lists: {
      '本|図書|書籍|蔵書': 'タイトル|書名, 著者, 出版社, 分類番号, ISBN',
      貸出: '本|図書|書籍|蔵書, 児童, 貸出日, 返却期限',
    },
    may: '児童|生徒, 著者, 出版社',
    mayFields: '返却日|返却済み|返却, 状態|貸出状況|貸出中, 氏名|名前, 学年, 組|クラス',
  },
  {
    prompt:
      '訪問看護ステーションで使う車の予約。車両(車番、車種、定員、ETCの有無)/予約(車両、使う人、出発、帰着予定、行き先)/給油(車両、日付、リットル、金額、メーター)。カレンダーで重複がわかるようにしたい。',
    language: 'ja',
    lists: {
      '車両|車': '車番, 車種, 定員, ETC|ETCの有無',
      '予約|車両予約': '車両|車, 使う人|使用者|利用者, 出発|出発日時, 帰着予定|帰着予定日時, 行き先|行先',
      '給油|給油記録': '車両|車, 日付|給油日, リットル|給油量, 金額, メーター|走行距離',
    },
    may: '職員|スタッフ|使う人|使用者',
    mayFields: 'タイトル, 備考|メモ, 氏名|名前',
  },
  {
    prompt:
      '陶芸教室やってます〜 生徒さんの作品がどれがどれかわからなくなるのが悩みです😅 作品の写真と作者、土の種類、釉薬、素焼きした日、本焼きした日、あと引き渡したかどうかが見れたら最高です!',
    language: 'ja',
    lists: {
      作品: '写真, 作者|生徒, 土の種類|土, 釉薬, 素焼き日|素焼きした日, 本焼き日|本焼きした日, 引き渡し|引き渡し済み|引き渡したかどうか|引渡済み',
    },
    may: '生徒, 釉薬, 土|土の種類',
    mayFields: '作品名|タイトル, 状態, メモ|備考, 氏名|名前, 生徒',
  },
  {
    prompt:
      'メニュー構成:ホーム/物件/入居者/修繕/家賃入金\n物件は所在地・築年数・間取り・家賃。入居者は氏名・電話・勤務先・保証人・入居日。修繕は物件・箇所・業者・費用・完了日。家賃入金は入居者・対象月・入金日・金額。',
    language: 'ja',
    lists: {
      物件: '所在地, 築年数, 間取り, 家賃',
      入居者: '氏名, 電話|電話番号, 勤務先, 保証人, 入居日',
      修繕: '物件, 箇所|修繕箇所, 業者, 費用, 完了日',
      '家賃入金|入金|家賃': '入居者, 対象月, 入金日, 金額',
    },
    may: '業者, 保証人',
    mayFields: '物件名|名称, 物件, 状態, 備考',
  },
  {
    prompt: '水槽の水量を知りたい。幅・奥行き・高さ(cm)と底砂の厚みを入れると、リットルと重さが出てくる簡単なもので。',
    language: 'ja',
    lists: {},
    may: '水槽',
    mayFields: '幅, 奥行き, 高さ, 底砂の厚み, 水量, 重さ',
  },
  {
    prompt:
      '例えばこんなデータを入れます。\n「2024/6/2 西の巣箱3号 女王いる 蜂児枠5 貯蜜枠3 ダニ少 砂糖水1L」\n「2024/6/9 東の巣箱1号 女王見えず 蜂児枠2 貯蜜枠4 ダニなし 給餌なし」\n養蜂の内検記録を、巣箱ごとに時系列で見たいです。',
    language: 'ja',
    lists: {
      '内検記録|内検': '日付|内検日, 巣箱, 女王|女王蜂|女王の有無, 蜂児枠|蜂児枠数, 貯蜜枠|貯蜜枠数, ダニ, 給餌|砂糖水',
      巣箱: '',
    },
    mayFields: '場所|設置場所, 番号|巣箱番号|名称|巣箱名, メモ|備考, タイトル',
  },
  {
    prompt:
      '保育園のお迎え遅れます連絡を、電話じゃなくてフォームで受けたいです。園児名、クラス、お迎え予定時刻、お迎えに来る人、理由。先生は当日分だけ一覧で見ます。',
    language: 'ja',
    lists: {
      '連絡|お迎え連絡|遅れ連絡|お迎え遅れ連絡|お迎え':
        '園児名|園児, クラス, お迎え予定時刻|予定時刻, お迎えに来る人|お迎えの人, 理由',
    },
    may: '園児, クラス',
    mayFields: '日付|受付日時|連絡日, 確認済み|確認|状態, 氏名|名前, 園児',
  },
  {
    prompt: '合唱団の運営',
    language: 'ja',
    lists: {
      '団員|メンバー': '',
    },
    may: '練習, 出欠|出席, 曲|楽曲|曲目|楽譜, 演奏会|公演|コンサート|本番, 会費|団費, お知らせ',
    mayFields:
      '氏名|名前, ふりがな, パート, 電話番号|電話, メールアドレス|メール, 入団日, 日付|日時, 場所|会場, 曲名, 作曲者, 出欠, 団員|メンバー, 練習, 金額, 支払日, 状態|支払状況|在籍状況, 備考|メモ, タイトル, 開始時間, 終了時間, 内容',
  },
  {
    prompt:
      '現在、紙の「ヒヤリハット報告書」を使用しています。記入欄は、発生日時、発生場所、報告者、作業内容、起きたこと、考えられる原因、対策、重大度(A〜C)です。これを電子化し、月別・重大度別の件数をグラフで表示したく存じます。',
    language: 'ja',
    lists: {
      'ヒヤリハット報告|ヒヤリハット報告書|報告書|報告|ヒヤリハット':
        '発生日時, 発生場所, 報告者, 作業内容, 起きたこと|内容, 考えられる原因|原因, 対策, 重大度',
    },
    may: '従業員|社員|報告者, 場所|発生場所',
    mayFields: '状態|ステータス|対応状況, 報告日, タイトル|件名',
  },
  {
    prompt:
      'フリーのデザイナーです。案件をカンバンで動かしたい(見積→制作中→確認待ち→納品→請求済)。案件にはクライアント、案件名、金額、締切、請求書番号を持たせて、クライアントには会社名・担当者・メール・支払サイトを入れます。',
    language: 'ja',
    lists: {
      案件: 'クライアント, 案件名, 金額, 締切, 請求書番号, 状態|ステータス|進捗|段階',
      クライアント: '会社名, 担当者, メール|メールアドレス, 支払サイト',
    },
    may: '請求書',
    mayFields: 'メモ|備考, 電話番号',
  },
  {
    prompt: 'BMIの計算ツールお願いします。身長と体重を入れたら判定(やせ・標準・肥満)も出してください',
    language: 'ja',
    lists: {},
    may: '記録|計測',
    mayFields: '身長, 体重, BMI, 判定, 日付',
  },
  {
    prompt:
      '猟友会の事務局です。捕獲報告を会員に入力してもらいます。捕獲日、場所、獣種、雌雄、推定体重、方法(銃・くくり罠・箱罠)、写真。会員は氏名・狩猟免許の種類・免許の有効期限・所属支部を登録しておき、報告した会員と紐づくようにしてください。',
    language: 'ja',
    lists: {
      '捕獲報告|捕獲': '捕獲日, 場所|捕獲場所, 獣種, 雌雄|性別, 推定体重, 方法|捕獲方法, 写真, 会員|報告者',
      会員: '氏名, 狩猟免許の種類|免許の種類|免許種類, 有効期限|免許の有効期限|免許有効期限, 所属支部|支部',
    },
    may: '支部, 獣種',
    mayFields: '状態, 備考, タイトル',
  },
  {
    prompt:
      '顧客ごとに車検証じゃなくてボイラーの点検履歴を残したい。顧客→設備(型式、製造番号、設置年)→点検(点検日、圧力、排ガス温度、異常の有無、次回予定)。顧客は社名・住所・担当・TEL。',
    language: 'ja',
    lists: {
      顧客: '社名|会社名, 住所, 担当|担当者, TEL|電話番号|電話',
      '設備|ボイラー': '型式, 製造番号, 設置年, 顧客',
      '点検|点検履歴|点検記録':
        '点検日, 圧力, 排ガス温度, 異常の有無|異常|異常有無, 次回予定|次回予定日|次回点検予定日, 設備|ボイラー',
    },
    may: '担当者|点検者',
    mayFields: '設備名|名称, 備考|所見, 点検者',
  },
  {
    prompt:
      '高校の化学準備室で薬品を管理するアプリを作りたいです。薬品名、化学式、危険区分、保管棚、残量g、購入日が必要です。持ち出すときは教員名と使用量と目的と日時を残し、残量が減るようにしてください。',
    language: 'ja',
    lists: {
      薬品: '薬品名|名称, 化学式, 危険区分, 保管棚, 残量|残量g, 購入日',
      '持ち出し|使用記録|持ち出し記録|使用履歴|持出記録': '教員名|教員, 使用量, 目的|使用目的, 日時, 薬品',
    },
    may: '教員, 保管棚, 危険区分',
    mayFields: '氏名|名前, 備考',
  },
  {
    prompt: '家計簿アプリ',
    language: 'ja',
    lists: {
      '収支|取引|家計簿|支出|明細|入出金|記録': '',
    },
    may: 'カテゴリ|費目|カテゴリー, 収入, 支出, 予算, 口座',
    mayFields:
      '日付, 金額, カテゴリ|費目|カテゴリー, 収支区分|種類|区分|収入/支出, メモ|備考, 支払方法|支払い方法, 店名|支払先, 内容|項目|品目, 口座, 名前|名称|口座名, 月, 予算|予算額, 残高',
  },
  {
    prompt:
      '酒蔵見学の受付を電話でやってるんですが限界です。。。見学枠(日付、開始時刻、定員)をこちらで作って、お客さんは枠を選んで代表者名・人数・電話・運転する人がいるかを送信。残席数が見えるのが理想。',
    language: 'ja',
    lists: {
      '見学枠|枠': '日付, 開始時刻, 定員, 残席数|残席',
      '予約|見学予約|申し込み|申込':
        '見学枠|枠, 代表者名|代表者, 人数, 電話|電話番号, 運転者の有無|運転する人がいるか|運転する人|運転者',
    },
    may: 'お客様|顧客',
    mayFields: '状態|ステータス, メール, 受付日時|申込日時, 備考, タイトル',
  },
  {
    prompt: 'ハムのQSOログ帳。コールサイン/日時(UTC)/周波数/モード/RST送/RST受/QTH/QSLカード(未・発送済・受領済)/備考',
    language: 'ja',
    lists: {
      'QSO|QSOログ|交信ログ|交信|交信記録|ログ':
        'コールサイン, 日時|日時(UTC), 周波数, モード, RST送|RST(送), RST受|RST(受), QTH, QSLカード|QSL, 備考',
    },
    may: '局|相手局, モード',
    mayFields: '氏名|名前, 電力',
  },
  {
    prompt:
      'ご担当者様\n市の公園緑地課です。公園遊具の点検台帳について、以下の通り要望いたします。\n(1)公園台帳:公園名、所在地、面積、供用開始日\n(2)遊具台帳:公園、遊具名、種別、設置年度、メーカー\n(3)点検記録:遊具、点検日、点検者、判定(A・B・C・D)、所見、写真\n(4)市民からの通報:公園、内容、通報日、連絡先、対応状況\n通報は公開フォームから受け付けます。以上よろしくお願いいたします。',
    language: 'ja',
    lists: {
      '公園|公園台帳': '公園名|名称, 所在地, 面積, 供用開始日',
      '遊具|遊具台帳': '公園, 遊具名|名称, 種別, 設置年度, メーカー',
      '点検記録|点検': '遊具, 点検日, 点検者, 判定, 所見, 写真',
      '通報|市民通報|市民からの通報': '公園, 内容|通報内容, 通報日, 連絡先, 対応状況',
    },
    may: '点検者|職員, メーカー',
    mayFields: '件名|タイトル, 備考',
  },
  {
    prompt:
      'ピアノの生徒さんの練習の進み具合を見たいです。曲名、作曲者、始めた日、仕上がった日、それから気をつけるところ。生徒は30人くらい、名前と学年と保護者の連絡先とレッスンの曜日があれば足ります。',
    language: 'ja',
    lists: {
      生徒: '名前|氏名, 学年, 保護者の連絡先|保護者連絡先, レッスンの曜日|レッスン曜日|曜日',
      '曲|練習曲|練習|課題曲': '曲名, 作曲者, 始めた日|開始日, 仕上がった日|完了日, 気をつけるところ|注意点, 生徒',
    },
    may: '作曲者',
    mayFields: '状態|進捗|進み具合, メモ',
  },
  {
    prompt:
      '当社のホームページを作ってほしい。トップ、会社概要、事業内容、アクセスの4ページで、左官工事の会社です。写真は後で送ります。',
    language: 'ja',
    lists: {},
    may: 'お知らせ, お問い合わせ, 施工事例|施工実績, 事業内容|事業|サービス',
    mayFields: 'タイトル, 本文|内容, 日付|公開日, 写真, 名前|氏名, メールアドレス, 電話番号',
  },
  {
    prompt:
      'トラックの運転手の点呼簿つくりたいです。乗務前と乗務後で、運転者、車番、日時、アルコール検知の数値、体調、日常点検の結果、指示事項、点呼した人。入力まちがい多いのでできるだけ選択式で',
    language: 'ja',
    lists: {
      '点呼|点呼簿|点呼記録':
        '乗務前後|区分|乗務前/乗務後|点呼区分, 運転者, 車番|車両, 日時, アルコール検知の数値|アルコール検知|アルコール検知値|アルコール数値, 体調, 日常点検|日常点検の結果|日常点検結果, 指示事項, 点呼した人|点呼者|点呼執行者',
    },
    may: '運転者|ドライバー, 車両|車, 点呼者',
    mayFields: '氏名|名前, 車番, タイトル, 備考, 車両',
  },
  {
    prompt:
      '盆栽を80鉢ほど育てています。それぞれの樹種、入手した年、樹高、置き場所、写真を載せておいて、植え替え・剪定・針金かけ・消毒をいつやったかの作業履歴を鉢ごとにたどりたいのです。',
    language: 'ja',
    lists: {
      '盆栽|鉢': '樹種, 入手年|入手した年, 樹高, 置き場所, 写真',
      '作業履歴|作業|作業記録': '作業|作業の種類|作業内容|種類|作業種別, 作業日|日付|いつ, 盆栽|鉢',
    },
    may: '樹種, 置き場所',
    mayFields: '名前|名称|鉢番号|樹名, メモ|備考',
  },
  {
    prompt:
      'SaaSのサポート窓口です。チケット管理を自前で持ちたい。\nticket: 件名, 問合せ元, 優先度(High/Mid/Low), ステータス(Open/Pending/Closed), 担当, 受付日時, 初回返信日時\ncomment: ticket, 投稿者, 本文, 社内限定フラグ\nダッシュボードで担当別の未クローズ件数を出したい。',
    language: 'ja',
    lists: {
      'チケット|ticket|問い合わせ': '件名, 問合せ元|問い合わせ元, 優先度, ステータス, 担当|担当者, 受付日時, 初回返信日時',
      'コメント|comment': 'チケット|ticket, 投稿者, 本文, 社内限定フラグ|社内限定',
    },
    may: '顧客|問合せ元, 担当者|メンバー',
    mayFields: '投稿日時|日時, タイトル, 会社名, 氏名, メールアドレス',
  },
  {
    prompt:
      '祖父母の介護のことを兄弟3人で分担しています。通院の予定(病院、日時、付き添う人、診察の結果)と、薬(薬の名前、飲む時間、1回の量、残り日数)と、立て替えたお金(誰が、何に、いくら、いつ)をまとめたい。LINEだと流れてしまうので。',
    language: 'ja',
    lists: {
      '通院|通院予定|通院の予定': '病院, 日時, 付き添う人|付き添い, 診察の結果|診察結果|結果',
      薬: '薬の名前|薬名|名前, 飲む時間|服用時間, 1回の量, 残り日数',
      '立て替え|立替|立て替え金|立替金|立て替えたお金': '誰が|立て替えた人|立替者|支払者, 何に|内容|用途, いくら|金額, いつ|日付',
    },
    may: '病院, 家族|兄弟|メンバー, 祖父母',
    mayFields: '精算済み|精算, メモ|備考, 祖父母|対象者|患者, タイトル, 名前',
  },
  {
    prompt: 'パン屋の予約',
    language: 'ja',
    lists: {
      '予約|予約注文|注文': '',
    },
    may: '商品|パン, お客様|顧客, 予約明細|注文明細|明細',
    mayFields:
      'お客様名|名前|氏名|顧客名, 電話番号|電話, 受取日|受取日時|受け取り日時|受け取り日, 受取時間, 商品|パン, 数量|個数, 合計金額|金額|合計, 状態|ステータス|受け渡し済み, 備考|メモ, 商品名, 価格|単価, 顧客|お客様, 予約|注文, メールアドレス|メール, 写真, 説明, カテゴリ, 販売中|在庫, アレルギー|アレルゲン',
  },
  {
    prompt:
      '博物館の収蔵品データベース。資料番号/資料名/時代/材質/寸法/受入方法(寄贈・購入・寄託)/受入年月日/寄贈者/収蔵庫の棚番。加えて、他館への貸出歴を資料ごとに(貸出先、展覧会名、期間の開始と終了、保険評価額)。',
    language: 'ja',
    lists: {
      '収蔵品|資料': '資料番号, 資料名, 時代, 材質, 寸法, 受入方法, 受入年月日|受入日, 寄贈者, 棚番|収蔵庫の棚番|収蔵庫棚番',
      '貸出歴|貸出|貸出履歴': '貸出先, 展覧会名|展覧会, 開始日|期間の開始|開始, 終了日|期間の終了|終了, 保険評価額, 資料|収蔵品',
    },
    may: '寄贈者, 他館|貸出先|館, 棚|収蔵庫|棚番, 展覧会',
    mayFields: '写真|画像, 備考, 名称',
  },
  {
    prompt:
      '野菜の直売所です。出荷者さんが毎朝もってくる品目、数量、値段、あと閉店後の残数を入れて、月末に出荷者ごとの売上と手数料(15%)を集計したいんですけど、できますかね?',
    language: 'ja',
    lists: {
      '出荷|出荷記録|納品': '出荷者, 品目, 数量, 値段|単価|価格, 残数',
      出荷者: '',
    },
    may: '品目|野菜, 精算|月次集計',
    mayFields: '日付|出荷日, 売上|売上金額, 手数料, 名前|氏名|出荷者名, 電話番号|電話|連絡先, 販売数, 月, 住所, 品目名',
  },
  {
    prompt:
      '弓道部 的中記録\n- 部員: 氏名、学年、段位、弓の強さ\n- 練習日ごと: 部員、立数、射数、的中数 → 的中率は自動計算\n- グラフ: 部員別の的中率の推移',
    language: 'ja',
    lists: {
      部員: '氏名, 学年, 段位, 弓の強さ',
      '的中記録|練習記録|記録|練習': '練習日|日付, 部員, 立数, 射数, 的中数, 的中率',
    },
    may: '練習日|練習',
    mayFields: '備考|メモ, タイトル',
  },
  {
    prompt: '25分集中して5分休むタイマーがほしい。音が鳴ればそれでいい。',
    language: 'ja',
    lists: {},
    may: '記録|セッション|集中記録',
    mayFields: '日時|日付, 開始時刻, 終了時刻, 種類, 時間',
  },
  {
    prompt:
      '清掃会社の事務です。現場と作業員のシフトを組むのに毎週ホワイトボードを書き直しています。現場は名称・住所・鍵の場所・作業時間帯、作業員は名前・携帯・資格・希望休、シフトは日付と現場と作業員を組み合わせて週表示で見たいです。',
    language: 'ja',
    lists: {
      現場: '名称|現場名, 住所, 鍵の場所, 作業時間帯',
      作業員: '名前|氏名, 携帯|携帯番号|携帯電話, 資格, 希望休',
      シフト: '日付, 現場, 作業員',
    },
    may: '希望休, 資格',
    mayFields: '備考|メモ, 開始時刻, 終了時刻, タイトル',
  },
  {
    prompt: '遺失物の管理おねがいしまs。駅ビルの警備です。急ぎなのでざっくりでかまいません',
    language: 'ja',
    lists: {
      '遺失物|拾得物|忘れ物|落とし物': '',
    },
    may: '問い合わせ|遺失届|届出, 引き渡し|返却|返還, 警備員|スタッフ|担当者, 場所|拾得場所',
    mayFields:
      '品名|物品名|名称, 種類|分類|カテゴリ, 特徴|説明, 色, 拾得日時|拾得日|発見日時|日付|日時, 拾得場所|発見場所|場所, 拾得者|届出者|氏名|名前, 保管場所, 状態|ステータス, 写真, 管理番号|受付番号, 担当者|受付者|担当, 返却日|引き渡し日|返還日, 受取人|引き渡し先|受取人名, 電話番号|電話|連絡先, 備考|メモ, 内容, 警察届出日, 保管期限, 住所, 本人確認, 遺失物|拾得物|忘れ物|落とし物',
  },
  {
    prompt:
      'うちは小さな鍼灸院でして、カルテを電子にしたいと前から思っておりました。初診のときに伺うのは氏名、フリガナ、生年月日、職業、主訴、既往歴でございます。二回目からは来院日と症状の変化、使った経穴、施術料を書き足していきます。',
    language: 'ja',
    lists: {
      '患者|カルテ': '氏名, フリガナ, 生年月日, 職業, 主訴, 既往歴',
      '施術記録|来院|来院記録|施術|施術履歴': '来院日, 症状の変化|症状, 経穴|使った経穴, 施術料, 患者|カルテ',
    },
    may: '経穴',
    mayFields: '初診日, 備考|メモ, 電話番号, 性別, 住所, タイトル',
  },
  {
    prompt:
      'ドローン空撮業務の飛行日誌が必要。航空局様式準拠。機体(登録記号、型式、製造番号、総飛行時間)、操縦者(氏名、技能証明番号、有効期限)、飛行記録(年月日、機体、操縦者、離陸場所、着陸場所、離陸時刻、着陸時刻、飛行目的、不具合)。',
    language: 'ja',
    lists: {
      '機体|ドローン': '登録記号, 型式, 製造番号, 総飛行時間',
      操縦者: '氏名, 技能証明番号, 有効期限',
      '飛行記録|飛行日誌|飛行':
        '年月日|飛行年月日|飛行日|日付, 機体|ドローン, 操縦者, 離陸場所, 着陸場所, 離陸時刻, 着陸時刻, 飛行目的, 不具合',
    },
    may: '不具合, 業務|案件, 場所',
    mayFields: '飛行時間, 備考, タイトル',
  },
  {
    prompt: '民泊の清掃チェックをスタッフに毎回やってもらうためのアプリ',
    language: 'ja',
    lists: {
      '清掃チェック|清掃|清掃記録|清掃チェックリスト|チェックリスト|チェック': '',
    },
    may: '物件|部屋|宿|施設, スタッフ, チェック項目|項目|清掃項目, 予約|宿泊, 備品, 清掃|清掃記録',
    mayFields:
      '日付|清掃日|実施日, 部屋|物件|施設|部屋名|物件名, スタッフ|担当|担当者, 状態|ステータス|完了, 写真, メモ|備考|コメント, 項目|チェック項目|項目名, 場所|箇所|エリア, 住所, 名前|氏名, 電話番号|電話, 順番, 開始時刻, 終了時刻, チェックイン, チェックアウト, 結果|チェック|済み, 清掃|清掃記録',
  },
  {
    prompt: '社内の席替え用に、名前を貼り付けたらランダムに4人ずつの班に分けてくれるやつ',
    language: 'ja',
    lists: {},
    may: 'メンバー|社員|参加者, 班|グループ',
    mayFields: '名前|氏名, 班|グループ, 班名',
  },
  {
    prompt:
      'フードバンク事務局。寄付してくれる企業さん(企業名・窓口・住所・TEL)、寄付品(品名・数量・賞味期限・寄付元・温度帯)、配布先の団体(団体名・代表者・世帯数)、配布(いつ・どこへ・何を・いくつ)を管理。期限が30日以内の品を目立たせたいです。',
    language: 'ja',
    lists: {
      '寄付企業|企業|寄付元|寄付者': '企業名, 窓口|窓口担当, 住所, TEL|電話番号|電話',
      '寄付品|食品': '品名, 数量, 賞味期限, 寄付元|寄付企業|企業, 温度帯',
      '配布先|団体|配布先団体': '団体名, 代表者, 世帯数',
      '配布|配布記録': 'いつ|配布日|日付, どこへ|配布先|団体|配布先団体, 何を|寄付品|品名, いくつ|数量',
    },
    mayFields: '受入日, 備考|メモ, 在庫数, タイトル',
  },
  {
    prompt:
      '塾で使う成績管理。各生徒について、模試ごとに国数英理社の点数と偏差値と志望校判定を残したい。保護者面談の日と話した内容もあると助かる。',
    language: 'ja',
    lists: {
      生徒: '',
      '成績|模試成績|模試結果': '模試|模試名, 国語|国, 数学|数, 英語|英, 理科|理, 社会|社, 偏差値, 志望校判定|判定, 生徒',
      '面談|保護者面談|面談記録': '面談日|日|日付, 話した内容|内容|面談内容, 生徒',
    },
    may: '模試, 志望校, 科目|教科, 保護者',
    mayFields:
      '氏名|名前|生徒名, 学年, 学校|学校名, 志望校, 保護者|保護者名, 点数|得点, 科目|教科, 実施日|受験日|日付, 模試名, 連絡先|電話番号, タイトル',
  },
  {
    prompt:
      '解体工事の産廃マニフェストの控えを管理したいです。マニフェスト番号、交付日、排出現場、廃棄物の種類、数量m3、運搬業者、処分業者、B2票・D票・E票の返送日。期限(90日/180日)が過ぎたら警告。',
    language: 'ja',
    lists: {
      マニフェスト:
        'マニフェスト番号|番号, 交付日, 排出現場|現場, 廃棄物の種類|種類, 数量|数量m3, 運搬業者, 処分業者, B2票返送日|B2票|B2票の返送日, D票返送日|D票|D票の返送日, E票返送日|E票|E票の返送日',
    },
    may: '業者|運搬業者|処分業者, 現場|排出現場|工事現場, 運搬業者, 処分業者, 廃棄物の種類',
    mayFields: '期限, 状態|ステータス, 業者名|名称, 備考, 許可番号',
  },
  {
    prompt: 'お寺の檀家さんの管理ができるものを探しています。何を入れればよいかもお任せします。',
    language: 'ja',
    lists: {
      檀家: '',
    },
    may: '過去帳|故人, 法要|年忌|法事, お布施|布施|寄付|護持会費|護寺会費, 墓|墓地|区画|お墓, 行事, 家族',
    mayFields:
      '氏名|名前|世帯主|当主|檀家名, ふりがな|フリガナ, 住所, 郵便番号, 電話番号|電話, メールアドレス|メール, 備考|メモ, 檀家, 故人|故人名|俗名, 戒名|法名, 命日|没年月日, 享年|行年, 続柄, 日時|日付|法要日, 種類|種別|法要名|回忌, 場所, 金額, 状態|支払状況, 施主, 区画番号, 年度, 納入日|入金日, 生年月日, タイトル',
  },
  {
    prompt:
      'ボードゲームの所有リストと遊んだ記録。ゲーム: 名前、人数(min/max)、時間、重さ、持ち主。プレイ: 日、ゲーム、参加者、勝者、感想。サークル10人で共有します。',
    language: 'ja',
    lists: {
      'ゲーム|ボードゲーム':
        '名前|ゲーム名|タイトル, 最小人数|人数min|人数(min)|人数, 最大人数|人数max|人数(max)|人数, 時間|プレイ時間, 重さ, 持ち主|所有者',
      'プレイ|プレイ記録|遊んだ記録': '日|日付, ゲーム|ボードゲーム, 参加者, 勝者, 感想',
    },
    may: 'メンバー|参加者|会員',
    mayFields: '写真|画像, メモ, 名前|氏名',
  },
  {
    prompt:
      '消防団の備品について。詰所ごとにホース、ポンプ、無線機などがあるのだが、何がいくつあり、最後に点検したのがいつで、次に替えるのが何年なのか誰も把握していない。そこが分かればよい。',
    language: 'ja',
    lists: {
      備品: '備品名|品名|名称|名前, 数量|個数|いくつ, 最終点検日|最後に点検した日|最終点検, 更新予定年|交換予定年|次回交換年|次に替える年|交換年|更新年, 詰所',
    },
    may: '詰所, 点検|点検記録, 種類|備品の種類',
    mayFields: '種類|分類|種別, 備考|メモ, 状態, 点検者, 住所|所在地, 点検日, 詰所名, 結果',
  },
  {
    prompt: 'ウチの工務店で使う現場日報アプリ。職人がスマホで写真付きで送れて、社長が事務所で見る。それだけ。',
    language: 'ja',
    lists: {
      '日報|現場日報': '写真',
    },
    may: '現場|工事, 職人|社員|作業員',
    mayFields:
      '日付|作業日, 現場|現場名|工事, 職人|作業者|報告者|氏名|名前|記入者, 作業内容|内容, 天気|天候, 作業時間|開始時刻|終了時刻|開始時間|終了時間, 人数|作業人数, 備考|メモ|連絡事項|特記事項, 状態|ステータス|確認済み|確認, 住所|所在地, 電話番号, 進捗, 開始日, 終了日, 施主|施主名, 材料|使用材料, コメント',
  },
  {
    prompt: 'キャンプ場 予約+備品レンタル',
    language: 'ja',
    lists: {
      '予約|宿泊予約': '',
      '備品レンタル|レンタル|備品|レンタル備品|レンタル品': '',
    },
    may: 'サイト|区画|キャンプサイト, 利用者|顧客|お客様, 備品|レンタル品|レンタル備品, レンタル|貸出, 料金|料金プラン',
    mayFields:
      '氏名|名前|代表者|代表者名|お客様名|予約者名, 電話番号|電話, メールアドレス|メール, チェックイン|チェックイン日|到着日|利用開始日, チェックアウト|チェックアウト日|出発日|利用終了日, 人数|大人|子供, サイト|区画, 料金|金額|合計金額|単価|価格|レンタル料金, 数量|個数|在庫数, 備品|備品名, 予約, 状態|ステータス|返却状況, 貸出日, 返却日|返却予定日, 備考|メモ, サイト名|区画名|名称, 定員, 種類|カテゴリ|サイト種別, 顧客|利用者|お客様, 説明, 写真, 住所, 日付',
  },
  {
    prompt:
      '手編み作家をしています。編み図ごとに使う毛糸と針の号数、ゲージ、難易度、完成写真をまとめたいのと、毛糸の手持ち(メーカー、色番、玉数、素材)も把握したい。販売は別サイトなので不要です。',
    language: 'ja',
    lists: {
      編み図: '毛糸|使う毛糸, 針の号数|号数|針, ゲージ, 難易度, 完成写真|写真',
      '毛糸|手持ち毛糸|毛糸の手持ち': 'メーカー, 色番, 玉数, 素材',
    },
    may: '作品, メーカー',
    mayFields: '編み図名|名前|タイトル|名称, 毛糸名|品名, メモ, 写真, 太さ',
  },
  {
    prompt: '円とユーロとドルを換算するだけの画面。レートは自分で打ち込む。',
    language: 'ja',
    lists: {},
    may: 'レート|為替レート, 通貨',
    mayFields: '通貨, レート, 日付, 金額',
  },
  {
    prompt:
      '地域猫ボランティアです。面倒を見ている猫たちを記録したいのですが、項目としては、呼び名・毛柄・性別・よくいる場所・さくら耳の有無・写真、をお願いします。手術をした場合は、手術日と病院と費用と助成金の申請状況も。',
    language: 'ja',
    lists: {
      '猫|地域猫': '呼び名|名前, 毛柄, 性別, よくいる場所|場所, さくら耳|さくら耳の有無, 写真',
      '手術|手術記録|不妊手術': '手術日, 病院|動物病院, 費用, 助成金の申請状況|助成金申請状況|申請状況|助成金, 猫|地域猫',
    },
    may: '病院|動物病院, ボランティア, 場所|エリア',
    mayFields: '備考|メモ, タイトル',
  },
  {
    prompt:
      'お世話になっております。新潟で小さな酒蔵をやっている者です。いまはタンクの様子をノートに書いているのですが、字が汚くて杜氏以外読めません。タンクごとに番号と容量と設置場所、それから毎朝の測定(日付、品温、ボーメ、アルコール度数、測った人)を残せるようにしたいです。測定はタンクを選んで入れる形でお願いします。',
    language: 'ja',
    lists: {
      'タンク|タンク台帳|タンク一覧': '番号|タンク番号, 容量, 設置場所',
      '測定|測定記録|毎朝の測定': '日付|測定日, 品温, ボーメ, アルコール度数, 測った人|測定者, タンク',
    },
    may: '担当者|測定者|蔵人',
    mayFields: '名前|名称, 備考|メモ',
  },
  {
    prompt:
      'ピアノ調律の仕事をしています。\n\n■顧客\n・氏名\n・電話\n・住所\n・紹介者\n\n■ピアノ\n・持ち主(顧客)\n・メーカー\n・型番\n・製造番号\n・グランド/アップライト\n\n■調律履歴\n・ピアノ\n・作業日\n・ピッチ\n・作業内容\n・料金\n・次回予定',
    language: 'ja',
    lists: {
      顧客: '氏名|名前, 電話|電話番号, 住所, 紹介者',
      ピアノ: '持ち主|顧客, メーカー, 型番, 製造番号, グランド/アップライト|種類|タイプ|種別',
      '調律履歴|調律記録|調律': 'ピアノ, 作業日, ピッチ, 作業内容, 料金, 次回予定|次回予定日',
    },
    may: 'メーカー',
    mayFields: '名称|ピアノ名, 備考|メモ',
  },
  {
    prompt:
      '日付\t便名\t車両番号\t運転士\t出発前アルコール値\t帰着後アルコール値\t走行距離\t異常の有無\n↑この見出しのエクセルで乗務記録をつけています。そのままアプリにしてください。',
    language: 'ja',
    lists: {
      '乗務記録|乗務': '日付, 便名, 車両番号|車両, 運転士, 出発前アルコール値, 帰着後アルコール値, 走行距離, 異常の有無|異常',
    },
    may: '運転士, 車両, 便',
    mayFields: '備考|メモ|異常内容, 名前|氏名',
  },
  {
    prompt:
      '茶道教室の先生(75歳)に頼まれて書いています。お弟子さんのお名前、入門日、許状の段階、お月謝を納めたかどうか。それと、お稽古の日ごとにお軸と花とお菓子と、来た人を書き留めておきたいそうです。字は大きめで。',
    language: 'ja',
    lists: {
      'お弟子さん|弟子|門弟|生徒': '名前|お名前|氏名, 入門日, 許状の段階|許状, お月謝を納めたかどうか|月謝|月謝納入|お月謝',
      'お稽古|稽古記録|稽古|稽古日': '日|日付|稽古日, お軸|軸|掛け軸, 花, お菓子|菓子, 来た人|出席者|参加者|出席',
    },
    may: '月謝|お月謝|月謝納入, 出席|出欠',
    mayFields: '備考|メモ, 対象月|月, 納入日, 金額, 弟子|お弟子さん',
  },
  {
    prompt:
      '養蜂。巣箱ごとの内検メモ(日付・女王蜂いた/いない・卵の有無・ダニの数・給餌)を山の中でスマホで。巣箱は番号と置き場と群の由来。',
    language: 'ja',
    lists: {
      巣箱: '番号|巣箱番号, 置き場|設置場所, 群の由来|由来',
      '内検メモ|内検|内検記録':
        '巣箱, 日付|内検日, 女王蜂|女王蜂の有無|女王蜂いた/いない, 卵の有無|卵, ダニの数|ダニ数|ダニ, 給餌',
    },
    may: '置き場|蜂場',
    mayFields: '備考|メモ',
  },
  {
    prompt: '劇団の小道具、どこに何があるのか毎回探してる。なんとかしたい',
    language: 'ja',
    lists: {
      小道具: '',
    },
    may: '保管場所|場所|棚, 公演, 貸出|貸出記録, 分類|カテゴリ',
    mayFields:
      '品名|名前|名称|小道具名, 保管場所|場所|棚|どこに, 写真, 数量|個数, 分類|カテゴリ|種類, 状態, 公演|使用公演, 備考|メモ, 持ち主|担当者|担当',
  },
  {
    prompt:
      'えっと現場で使う足場材の貸し借りを記録したいんだけどクランプとか単管とか材料の名前と長さと全部で何本あるかそれからどの現場に何本いつ出していつ戻ったかそれが分かればいいです',
    language: 'ja',
    lists: {
      '足場材|材料|資材': '名前|材料名|名称, 長さ, 全部で何本あるか|本数|総数|総本数|数量',
      '貸し借り|貸出|出入り|出庫|貸出記録':
        '材料|足場材|資材, 現場, 何本|本数|数量, いつ出して|出した日|貸出日|出庫日, いつ戻ったか|戻った日|返却日',
    },
    may: '現場',
    mayFields: '現場名, 備考|メモ, 状態, 残数|在庫',
  },
  {
    prompt:
      '個人で刀剣の研ぎを請け負っております。預かり品の管理を希望。項目:銘、長さ、反り、登録証番号、預かり日、依頼主、傷の状態、見積額、工程(下地研ぎ・仕上げ研ぎ・完了)、写真複数枚。依頼主については氏名と連絡先のみで結構。',
    language: 'ja',
    lists: {
      '預かり品|刀剣|預かり刀剣': '銘, 長さ, 反り, 登録証番号, 預かり日, 依頼主, 傷の状態, 見積額, 工程, 写真',
      依頼主: '氏名|名前, 連絡先',
    },
    may: '写真',
    mayFields: '返却日, 備考|メモ',
  },
  {
    prompt: 'ホームページ1枚。手打ちそば屋、営業時間と地図と「本日売り切れ」を自分で出せるボタン。',
    language: 'ja',
    lists: {},
    may: 'お知らせ|営業状況|お店情報|店舗情報, 営業時間, メニュー',
    mayFields: '営業時間, 本日売り切れ|売り切れ, 地図|住所, 日付',
  },
  {
    prompt:
      '訪問看護ステーションの管理者です。やりたいことは三つ。(1)利用者ごとに主治医・指示書の期限・緊急連絡先を見られる。(2)スタッフの訪問予定を週の表で組む(訪問日、時間帯、利用者、担当看護師)。(3)訪問後にバイタル(体温、血圧、脈拍、SpO2)と様子を書ける。',
    language: 'ja',
    lists: {
      利用者: '主治医, 指示書の期限|指示書期限, 緊急連絡先',
      '訪問予定|訪問': '訪問日|日付, 時間帯|時間, 利用者, 担当看護師|担当|スタッフ',
      '訪問記録|バイタル|看護記録': '体温, 血圧|血圧(上)|血圧(下), 脈拍, SpO2, 様子',
    },
    may: 'スタッフ|看護師, 主治医|医師',
    mayFields: '氏名|名前, 利用者, 訪問予定|訪問, 訪問日|日付|記録日, 担当看護師|スタッフ|記録者, 状態',
  },
  {
    prompt:
      '|部品コード|品名|単価|在庫|発注点|仕入先|\n|---|---|---|---|---|---|\n|B-0012|六角ボルトM8|12|430|200|山田螺子|\n|B-0019|Oリング P20|35|15|50|関西パッキン|\n\nこの表をみんなで見られるようにして、在庫が発注点を切ったら印を。仕入先は名前・FAX・締め日を別に持ちたい。',
    language: 'ja',
    lists: {
      部品: '部品コード, 品名, 単価, 在庫, 発注点, 仕入先',
      仕入先: '名前|仕入先名, FAX, 締め日',
    },
    may: '入出庫, 発注',
    mayFields: '備考|メモ, 要発注',
  },
  {
    prompt:
      '高校の進路指導室の赤本、貸したら返ってこない。本(大学名、学部、年度、冊数)と貸出(クラス、番号、生徒名、貸出日、返却予定日、返却済)。以上です。',
    language: 'ja',
    lists: {
      '本|赤本': '大学名|大学, 学部, 年度, 冊数',
      '貸出|貸出記録': 'クラス, 番号, 生徒名|生徒, 貸出日, 返却予定日, 返却済, 本|赤本',
    },
    may: '生徒, 大学, クラス',
    mayFields: '返却日, タイトル|書名, 備考',
  },
  {
    prompt:
      '市役所の環境課です。不法投棄の通報を市民から受け付ける公開フォーム(発見日時、場所、ごみの種類、写真、任意で氏名・電話)と、職員だけが見る対応欄(担当者、対応状況、回収日、処理費用)を一体にしたものを想定しています。',
    language: 'ja',
    lists: {
      '通報|不法投棄|不法投棄通報':
        '発見日時, 場所, ごみの種類|種類, 写真, 氏名, 電話|電話番号, 担当者, 対応状況, 回収日, 処理費用',
    },
    may: '対応|対応記録, 職員|担当者, ごみの種類',
    mayFields: '受付日|受付日時, 受付番号, 備考|メモ|対応メモ, 件名',
  },
  {
    prompt: '和太鼓クラブ 出欠',
    language: 'ja',
    lists: {
      出欠: '',
    },
    may: 'メンバー|会員|部員, 練習|練習日|予定|イベント',
    mayFields:
      '氏名|名前|メンバー|会員, 日付|日時|練習日|練習|予定, 出欠|状態|参加, 備考|コメント|理由|メモ, 場所, パート, 連絡先|電話, 時間',
  },
  {
    prompt:
      'メニュー構成案\n・トップ(今週の出荷予定)\n・生産者(名前、地区、品目、口座)\n・出荷(生産者、品目、等級、ケース数、出荷日、市場)\n・精算(生産者、対象月、売上、手数料、振込額、振込日)\n・設定\nJAを通さない直売グループ用です。',
    language: 'ja',
    lists: {
      生産者: '名前|生産者名|氏名, 地区, 品目, 口座',
      出荷: '生産者, 品目, 等級, ケース数, 出荷日, 市場',
      精算: '生産者, 対象月, 売上, 手数料, 振込額, 振込日',
    },
    may: '品目, 市場, 地区, 等級',
    mayFields: '備考|メモ, 手数料率, 状態',
  },
  {
    prompt:
      '狂犬病予防注射の集合会場、去年は紙の束で大混乱でした。今年は町の担当2人でなんとか回したい。犬と飼い主と、打ったかどうかさえわかれば…',
    language: 'ja',
    lists: {
      '犬|飼い犬': '飼い主, 打ったかどうか|注射済|接種済|接種状況|注射状況',
    },
    may: '飼い主, 注射|接種|予防注射|接種記録, 会場|集合会場, 担当|職員',
    mayFields:
      '名前|犬の名前|犬名|氏名, 犬種, 性別, 毛色, 登録番号|鑑札番号, 生年月日|年齢, 注射済票番号|済票番号, 住所, 電話|電話番号|連絡先, 注射日|接種日, 会場, 備考|メモ, 犬, 料金, 日付|日時',
  },
  {
    prompt:
      '盆栽の手入れ日誌。鉢ごとに樹種・樹齢・仕立て・入手先、作業ごとに日にち・作業(剪定、針金、植替え、消毒)・写真・次にやること',
    language: 'ja',
    lists: {
      '鉢|盆栽': '樹種, 樹齢, 仕立て, 入手先',
      '作業|手入れ日誌|手入れ|日誌|作業記録': '日にち|日付|作業日, 作業|作業内容|作業種別, 写真, 次にやること, 鉢|盆栽',
    },
    may: '樹種, 入手先',
    mayFields: '名前|鉢名|銘|番号|鉢番号, 備考|メモ',
  },
  {
    prompt:
      '中学の理科部です!学校の周りの鳥の観察を記録するアプリを作りたいです!見た人、日時、鳥の名前、数、場所、鳴き声(カタカナで)、天気を入れて、月ごとに何の鳥が多いかグラフにしたいです!',
    language: 'ja',
    lists: {
      '観察|観察記録|鳥の観察|野鳥観察': '見た人|観察者, 日時|観察日時, 鳥の名前|鳥|鳥名, 数|羽数, 場所, 鳴き声, 天気',
    },
    may: '鳥|鳥の種類, 部員|メンバー, 場所',
    mayFields: '写真, メモ|備考, 月',
  },
  {
    prompt:
      'KPIとかじゃなくて単純に、SNS投稿のネタ帳が欲しいです。案件はクライアント別で、ネタごとに【媒体/投稿文/画像/ハッシュタグ/投稿予定日/ステータス(ネタ→下書き→確認待ち→投稿済)】。クライアント側は【社名/担当/トンマナ/NGワード】。カンバンとカレンダー両方で見たい。',
    language: 'ja',
    lists: {
      'ネタ|投稿|ネタ帳': '媒体, 投稿文, 画像, ハッシュタグ, 投稿予定日, ステータス, クライアント',
      クライアント: '社名|会社名, 担当|担当者, トンマナ, NGワード',
    },
    may: '媒体, 案件',
    mayFields: 'タイトル|ネタ|件名, メモ|備考',
  },
  {
    prompt:
      '将棋道場を紹介するサイトを。初心者歓迎の雰囲気で、席料と開いている曜日、師範の紹介、アクセス、よくある質問。問い合わせは電話のみ、木目調でお願いいたします。',
    language: 'ja',
    lists: {},
    may: 'よくある質問|FAQ, お知らせ, 料金|席料, 営業日|曜日',
    mayFields: '質問, 回答|答え, 金額|料金, 曜日, タイトル, 内容',
  },
  {
    prompt:
      '漁協青年部の者です\n牡蠣の養殖筏について\n筏:番号、海区、垂下本数、種牡蠣の産地\n作業:筏、日付、作業名(温湯処理・沖出し・収穫)、従事者、船\n収穫:筏、日付、むき身kg、殻付個数、出荷先\nどうぞ宜しく',
    language: 'ja',
    lists: {
      筏: '番号|筏番号, 海区, 垂下本数, 種牡蠣の産地|産地',
      '作業|作業記録': '筏, 日付|作業日, 作業名, 従事者, 船',
      '収穫|収穫記録': '筏, 日付|収穫日, むき身kg|むき身|むき身(kg), 殻付個数, 出荷先',
    },
    may: '船, 出荷先, 従事者|部員, 海区',
    mayFields: '備考|メモ',
  },
  {
    prompt:
      '学会の事務局用に、演題の受付と査読の割り振りを。演題=タイトル、筆頭著者、所属、抄録、発表形式(口頭/ポスター)、メール。査読者=氏名、専門、メール。査読=演題、査読者、評点(1〜5)、コメント、採否。',
    language: 'ja',
    lists: {
      演題: 'タイトル|演題名, 筆頭著者, 所属, 抄録, 発表形式, メール|メールアドレス',
      査読者: '氏名|名前, 専門|専門分野, メール|メールアドレス',
      査読: '演題, 査読者, 評点, コメント, 採否',
    },
    may: '著者, 所属',
    mayFields: '状態, 受付日|受付番号, 締切',
  },
  {
    prompt:
      'マンションの大規模修繕で住民アンケートをとって、部屋番号ごとに在宅可能な日、網戸を外したか、ベランダの私物の有無、連絡先を集めたいです。理事が集計を見られるように。',
    language: 'ja',
    lists: {
      'アンケート|回答|住民アンケート|アンケート回答':
        '部屋番号|部屋, 在宅可能な日|在宅可能日, 網戸を外したか|網戸|網戸取外し, ベランダの私物の有無|ベランダの私物|私物の有無, 連絡先',
    },
    may: '部屋|住戸, 住民|居住者',
    mayFields: '氏名|名前, 回答日, 備考|メモ',
  },
  {
    prompt:
      '情シス一人です。PCの貸与台帳(資産番号/機種/OS/購入日/保証期限/使用者/部署)と、ライセンス(ソフト名/本数/更新日/年額/契約先)と、問い合わせ(受付日/誰から/内容/優先度/対応状況/解決日)。正直もうExcelがマクロごと壊れました、たすけて',
    language: 'ja',
    lists: {
      'PC|PC貸与台帳|パソコン|貸与台帳': '資産番号, 機種, OS, 購入日, 保証期限, 使用者, 部署',
      ライセンス: 'ソフト名, 本数, 更新日, 年額, 契約先',
      問い合わせ: '受付日, 誰から|依頼者|問い合わせ者, 内容, 優先度, 対応状況, 解決日',
    },
    may: '社員|使用者|従業員, 部署, 契約先',
    mayFields: '備考|メモ, 氏名|名前, 件名',
  },
  {
    prompt:
      'For our Tokyo officeなんですが、meeting roomのbookingアプリお願いします。会議室はname、定員、floor、モニターの有無。bookingはroom、date、start、end、主催者、agenda。ダブルブッキングは弾いてください。',
    language: 'ja',
    lists: {
      '会議室|meeting room': 'name|名前|会議室名, 定員, floor|階|フロア, モニターの有無|モニター',
      'booking|予約': 'room|会議室, date|日付, start|開始|開始時刻, end|終了|終了時刻, 主催者, agenda|議題|アジェンダ',
    },
    may: '社員|主催者',
    mayFields: '備考|メモ, 件名',
  },
  {
    prompt: 'ワイン会。',
    language: 'ja',
    lists: {},
    may: 'ワイン会|会|イベント|開催, ワイン, 参加者|会員|メンバー, 出欠|参加, 試飲メモ|テイスティング|感想|評価, 会費|会計, 会場',
    mayFields:
      '名前|ワイン名|名称|氏名, 日付|日時|開催日, 会場|場所, 生産者, 年|ヴィンテージ, 品種, 産地|国, 価格|金額|会費, 評価|点数, メモ|コメント|備考, 写真, 種類|タイプ, 連絡先|電話|メール',
  },
  {
    prompt:
      '少年野球の母です。お茶当番は廃止になったのですが、配車だけは残っていまして…。試合ごとに(日にち・相手・球場・集合時間)、車を出せる家(名字、乗れる人数、道具を積めるか)を募って、どの子がどの車に乗るか決めたいのです。',
    language: 'ja',
    lists: {
      試合: '日にち|日付|試合日, 相手|対戦相手, 球場, 集合時間',
      '車|配車|車を出せる家|車出し': '名字|家|家庭, 乗れる人数|定員, 道具を積めるか|道具|道具積載, 試合',
    },
    may: '選手|子ども|子|部員, 乗車|割り当て|座席|乗車割|配車|同乗, 家庭|家|保護者',
    mayFields: '名前|氏名, 車, 選手|子ども, 学年, 備考|メモ, 試合',
  },
  {
    prompt: '献血バスの配車を組む係になりました。とりあえず、いつどの会場にどのバスが行くのかが課の全員にわかればいいです。',
    language: 'ja',
    lists: {
      '配車|配車予定|運行予定|巡回予定': 'いつ|日付|日時|運行日|配車日, どの会場|会場, どのバス|バス',
    },
    may: '会場, バス, 職員|課員',
    mayFields:
      '名前|会場名|バス名|名称, 住所, 開始|開始時刻|受付開始, 終了|終了時刻|受付終了, 担当者|担当, 備考|メモ, 号車|車両番号|ナンバー, 状態',
  },
  {
    prompt: 'プールの監視員のシフトを作るのに毎週2時間かかってます',
    language: 'ja',
    lists: {
      シフト: '',
      '監視員|スタッフ': '',
    },
    may: '希望|シフト希望|希望休, 持ち場|ポジション|プール|監視場所, 時間帯|シフト枠|勤務区分',
    mayFields:
      '日付, 開始|開始時刻|開始時間, 終了|終了時刻|終了時間, 監視員|スタッフ|担当者, 持ち場|ポジション|プール|場所, 時間帯|勤務区分, 氏名|名前, 電話|電話番号|連絡先, 資格, 状態, 備考|メモ, メール',
  },
  {
    prompt:
      '新しく合唱団の楽譜係になりました。棚に楽譜がおよそ600曲。曲名、作曲者、作詞者、編成(混声・女声・男声)、部数、棚、最後に歌った演奏会、でお願いします。検索が命です。団員からの「この曲ありますか?」は多いので、見るだけの公開ページもあると嬉しい。',
    language: 'ja',
    lists: {
      '楽譜|曲': '曲名, 作曲者, 作詞者, 編成, 部数, 棚, 最後に歌った演奏会|演奏会',
    },
    may: '演奏会, 作曲者, 作詞者, 棚',
    mayFields: '備考|メモ, 演奏会名, 日付',
  },
  {
    prompt:
      'フードバンクのNPOをやっています、寄付の受け入れから配布まで記録したくて、寄付は団体名と品目と数量と賞味期限と受入日、配布は配布先と品目と数量と配布日と受け取った人の名前、配布先は子ども食堂や施設で名称・代表・住所・冷凍庫があるか、です、賞味期限の近い順に並べばありがたいです',
    language: 'ja',
    lists: {
      '寄付|寄付受入|受け入れ': '団体名|寄付団体|寄付者, 品目, 数量, 賞味期限, 受入日',
      配布: '配布先, 品目, 数量, 配布日, 受け取った人の名前|受け取った人|受取人',
      配布先: '名称|名前, 代表|代表者, 住所, 冷凍庫があるか|冷凍庫|冷凍庫の有無',
    },
    may: '品目|在庫|食品, 団体|寄付団体|寄付者',
    mayFields: '備考|メモ, 寄付, 残数, 種類|種別|区分',
  },
  {
    prompt:
      'ワークショップ講師(革細工)です。講座は月4本くらい。お申込みページに講座名・日程・定員・残席・参加費を並べて、申込者には名前とメールと利き手(道具の都合)を聞きたい。満席になったら自動で締切。終わったあと感想をもらって、よいものはページに載せたいです。',
    language: 'ja',
    lists: {
      講座: '講座名, 日程|日時, 定員, 残席, 参加費',
      '申込|申し込み|申込者|お申込み': '名前|氏名, メール|メールアドレス, 利き手, 講座',
      感想: '感想|内容|本文',
    },
    may: '日程|開催日, 受講者|参加者',
    mayFields: '講座, 名前|申込者, 掲載|公開|掲載する, 日付|申込日|投稿日, 状態, 評価, 場所, 備考|メモ',
  },
]
