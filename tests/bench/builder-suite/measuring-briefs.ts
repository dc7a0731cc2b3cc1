// Long descriptions by three strangers, with every list and field a careful builder would make of them; run only to measure.
import type { SuiteBrief } from './cases.ts'

export const measuringBriefs: readonly SuiteBrief[] = [
  {
    prompt:
      "Hi! I run a small bike repair shop with my brother. Every repair needs the customer's name, phone, bike, what's wrong, and where it stands: waiting, in the stand, ready, collected. We use sticky notes now and they fall off. First screen should show what's waiting.",
    language: 'en',
    lists: {
      'repairs|repair jobs|jobs':
        "customer's name|customer|customer name|name, phone|phone number, bike, what's wrong|problem|fault|issue|description, where it stands|status|stage",
    },
    may: 'customers|clients, bikes, parts|spare parts, mechanics|staff, notes, invoices',
    mayFields: 'date received|received|date|dropped off, price|cost, ready by|due date, mechanic|assigned to, notes, title',
  },
  {
    prompt:
      '# Allotment association\n\nWhat we have:\n- plots: number, size in m², tenant, rent paid yes/no\n- tenants: name, address, phone, email, joined year\n- waiting list: name, date applied, wishes\n\nWhat we want:\n- front page with how many plots are free and how many rents are missing\n- only the treasurer may tick rent as paid\n- members see their own plot and nothing else\n- a warning if rent is over 60 days late\n\nIt is a volunteer board, most of us are past seventy, so big letters please and no English computer words. The list of tenants has to print neatly on A4 for the annual meeting.',
    language: 'en',
    lists: {
      'plots|allotments': 'number|plot number, size in m²|size|size (m²), tenant, rent paid|paid|rent',
      'tenants|members': 'name, address, phone|phone number, email|e-mail, joined year|year joined|joined',
      'waiting list|applicants|applications|waiting list entries': 'name, date applied|applied|application date, wishes|wish',
    },
    may: 'rents|rent payments|payments, board members|volunteers|users, reminders|warnings, meetings|annual meetings',
    mayFields:
      'rent due date|rent due|due date, rent|rent amount|yearly rent, date paid|paid on, status, notes, plot, free|vacant|available',
  },
  {
    prompt:
      'Dear team,\n\nI teach year 5 and would like something for our class library. There are about 300 books, each with title, author, reading level (easy, medium, hard) and shelf. Pupils borrow a book for two weeks; I note who took it and when it is due. Please show overdue ones in red.\n\nKind regards,\nHelen Marsh',
    language: 'en',
    lists: {
      'books|library books': 'title, author, reading level|level, shelf',
      'loans|borrowings|checkouts|lendings': 'book, pupil|who took it|borrower|student, due date|due|when it is due',
    },
    may: 'pupils|students|borrowers, authors, shelves, levels|reading levels',
    mayFields:
      'borrowed on|date borrowed|loan date|borrowed, returned|returned on|return date, overdue, status, available, name, borrower|pupil, due date',
  },
  {
    prompt:
      '1. Jobs: client, address, type of job (install, service, emergency), date, technician, price\n2. Technicians: name, phone, certificates\n3. Parts used on each job with quantity\n4. Calendar per technician\n5. Technicians only see their own jobs, office sees all\n6. Has to work on a phone in a cellar',
    language: 'en',
    lists: {
      jobs: 'client|customer, address, type of job|type|job type, date, technician, price',
      technicians: 'name, phone|phone number, certificates|certificate|certifications',
      'parts used|parts|used parts|job parts': 'part|name|part name, job, quantity',
    },
    may: 'clients|customers, parts|stock|materials, appointments|calendar|visits, certificates|certifications, invoices, users|office staff',
    mayFields: 'status, time|start time, notes|description, part number, unit price|price, end time, phone, email, title',
  },
  {
    prompt:
      'ok so me and three flatmates keep fighting about chores lol. can you make a thing where every chore has a name, who does it, how often (daily/weekly/monthly) and when it was last done? a leaderboard would be hilarious. dark mode pls, no login, nobody will remember a password',
    language: 'en',
    lists: {
      'chores|tasks':
        'name|chore|title, who does it|assigned to|flatmate|who|assignee|person, how often|frequency|repeat|interval, last done|when it was last done|last completed',
    },
    may: 'flatmates|people|members|roommates, completions|chore log|history|done chores, scores|leaderboard|points',
    mayFields: 'points|score, next due|due date|due, done, done by, name, date, notes',
  },
  {
    prompt:
      'Purpose\nOur veterinary practice has two locations and still keeps vaccinations in a paper book. We want one place that both receptions can look at.\n\nData\nAnimals with name, species (dog, cat, rabbit, bird, other), breed, date of birth, chip number and owner. Owners with name, phone, email and preferred location. Vaccinations with vaccine, batch, date given, vet and next due date.\n\nViews\nA list of what falls due in the next 30 days, grouped by location. A chart of vaccinations per month. A card per animal with the whole history under it.\n\nRules\nA chip number must be 15 digits. Nobody but a vet may delete a vaccination. An animal marked deceased must never turn up in the reminder list.\n\nLook\nCalm, green and white, our logo top left. No cartoon paws please.',
    language: 'en',
    lists: {
      'animals|pets|patients': 'name, species, breed, date of birth|born|birth date, chip number|chip|microchip number, owner',
      'owners|clients': 'name, phone|phone number, email|e-mail, preferred location|location',
      'vaccinations|vaccines given':
        'vaccine|vaccine name, batch|batch number, date given|given|date, vet|veterinarian|given by, next due date|next due|due date',
    },
    may: 'vets|veterinarians|staff, locations|practices|receptions, vaccines|vaccine types, reminders, appointments|visits, breeds, species',
    mayFields: 'deceased|status|alive, animal|pet|patient, location, notes, history, name',
  },
  {
    prompt:
      "Clients: company, contact person, email, phone\nProjects: client, title, status, deadline, fee\nHours: project, date, hours, what I did\nDashboard: open fees, hours this week, deadlines within 14 days\nI'm a freelance illustrator, only me using it, and I'd like soft colours.",
    language: 'en',
    lists: {
      'clients|customers': 'company|company name|name, contact person|contact, email|e-mail, phone|phone number',
      projects: 'client|customer, title|name, status, deadline|due date, fee|price',
      'hours|time entries|timesheet|hours worked': 'project, date, hours, what I did|description|work done|notes',
    },
    may: 'invoices, payments, tasks, expenses, quotes|offers',
    mayFields: 'paid|fee paid|open, notes, hourly rate|rate, invoiced, address',
  },
  {
    prompt:
      'Note to self: stop doing the sourdough orders in WhatsApp. Need orders w/ name, pickup day (Thu or Sat), loaves by sort, paid or not, remarks. Totals by sort per baking day so I know how much flour. Close ordering at 40 loaves. Print the pickup list on one page. Regulars should be able to order from a link without an account. Ask Jo about colours, something like crust and flour.',
    language: 'en',
    lists: {
      'orders|sourdough orders|bread orders':
        'name|customer|customer name, pickup day|pickup date|pickup, loaves by sort|loaves|sort|quantity|number of loaves, paid|paid or not, remarks|notes|remark',
    },
    may: 'customers|regulars, sorts|loaves|breads|products|bread sorts|sorts of loaf, order lines|order items|loaves, baking days|pickup days, recipes|flour',
    mayFields:
      'sort|loaf|bread|bread sort, quantity|number|loaves, flour|flour per loaf, total, date|order date, phone, price, limit, status, order, regular',
  },
  {
    prompt:
      "We're a youth football club with eleven teams and about 160 kids, and right now every coach has their own spreadsheet, which means nobody knows who has paid and the same child is sometimes on two lists. I'd like one register of players with name, birth year, team, position, parent's name and phone, allergies, and whether the fee for the season is paid. Coaches should be able to mark who came to each training, and I want to see attendance in percent per player and per team. Parents must not see each other's phone numbers. The board wants a page with number of players per team, unpaid fees in total and a bar chart by birth year. It'll mostly be used on phones beside a muddy pitch, so large buttons. Colours are blue and yellow.",
    language: 'en',
    lists: {
      'players|kids|children':
        "name, birth year|year of birth, team, position, parent's name|parent|parent name, phone|parent's phone|parent phone|phone number, allergies|allergy, fee paid|fee|paid|season fee paid",
      'trainings|training sessions|attendance|training attendance|practices':
        'who came|players|player|came|present|attended|attendance',
    },
    may: 'teams, attendance|attendances|training attendance, coaches, parents, fees|payments|membership fees, seasons, positions, board members',
    mayFields:
      'date|training date, training|session, team, coach, player, present|came, season, fee amount|fee, status, age group, place|location, time, notes, email',
  },
  {
    prompt:
      "Bug tracker for our little office, please:\n\n* title, description, who reported it, severity (low, medium, high, critical)\n* status: new, in progress, fixed, won't fix\n* board by status that we can drag\n* count of open bugs at the top\n* everyone can report, only Dana closes",
    language: 'en',
    lists: { 'bugs|issues|bug reports': 'title, description, who reported it|reporter|reported by, severity, status' },
    may: 'people|reporters|staff|colleagues|users, comments, projects|products, attachments|screenshots',
    mayFields:
      'date reported|reported|reported on|created, assigned to|assignee, closed by, closed|date closed, screenshot|attachment, notes',
  },
  {
    prompt:
      "Good morning,\n\nI am the secretary of a village hall committee. We hire out the main hall, the small room and the kitchen. At present the bookings are in a desk diary which only I can read, and twice this year two parties arrived on the same evening.\n\nWould it be possible to have a calendar of bookings, each with the hirer's name, telephone, which room, date, start and end time, number of guests, purpose (party, meeting, class, wake, other), the charge and whether the deposit has been received? It must refuse two bookings of the same room at overlapping times. The public should see only that a room is taken, not by whom. At year end the committee asks for income per room, so a sum of the charges would be a help. Nothing fancy; I shall be printing the month and pinning it to the noticeboard.\n\nYours sincerely,\nMargaret Oakley",
    language: 'en',
    lists: {
      'bookings|hires|hirings|reservations':
        "hirer's name|hirer|name|hirer name, telephone|phone|phone number, room|which room, date, start time|start|from, end time|end|to|until, number of guests|guests, purpose, charge|price|fee, deposit received|deposit|deposit paid",
    },
    may: 'rooms|halls, hirers|customers, payments|deposits, notices, committee members',
    mayFields: 'email, notes|remarks, status, deposit amount, paid, income, name, title',
  },
  {
    prompt:
      'My wife and I keep 60 hens and sell eggs at the gate. Each day we write down eggs collected, broken ones, feed in kilos and the weather. I want a graph by week, the average per hen, and what we earned. She hates computers, so make it two taps.',
    language: 'en',
    lists: {
      'daily records|days|daily log|egg log|entries|egg records|daily entries':
        'date|day, eggs collected|collected|eggs, broken ones|broken|broken eggs, feed in kilos|feed|feed (kg), weather',
    },
    may: 'sales|egg sales|earnings|income, hens|flock, feed purchases|expenses|costs, customers, weeks',
    mayFields:
      'eggs sold|sold, price|price per egg, earned|what we earned|earnings|amount|income, hens|number of hens, notes, average per hen',
  },
  {
    prompt:
      "HOME INVENTORY\nRoom by room: item, room, bought when, price, serial number, photo of receipt, warranty until\nNeed: total value per room and overall (the insurer asks for it)\nNeed: heads-up one month before a warranty ends\nDon't need: accounts, emails, sharing",
    language: 'en',
    lists: {
      'items|things|inventory|belongings|home inventory':
        'item|name|item name, room, bought when|bought|purchase date|date bought, price|value|cost, serial number|serial, photo of receipt|receipt|receipt photo, warranty until|warranty|warranty ends|warranty expiry',
    },
    may: 'rooms, receipts, warranties, categories, insurance|insurers|policies, shops|stores',
    mayFields: 'value|current value, category, photo, notes, brand|make, name',
  },
  {
    prompt:
      'What we do: we are a funeral home, third generation, four staff.\nCases: name of deceased, date of death, next of kin, phone, type (burial, cremation), church or chapel, date of ceremony, responsible staff member, status (first call, arranged, ceremony held, invoiced, closed).\nTasks per case: task, due date, done, who.\nSuppliers: name, kind (florist, printer, stonemason, caterer), phone, email.\nFirst page: ceremonies this week, tasks overdue.\nAccess: all four see everything, only my father and I see invoices.\nTone: quiet, grey and dark blue, no exclamation marks or confetti anywhere, and never the word "customer".',
    language: 'en',
    lists: {
      'cases|funerals':
        'name of deceased|deceased|name, date of death, next of kin, phone|phone number, type|type of funeral, church or chapel|church|chapel|place, date of ceremony|ceremony date|ceremony, responsible staff member|responsible|staff member, status',
      tasks: 'case, task|title|name, due date|due, done, who|assigned to|responsible',
      suppliers: 'name, kind|type, phone|phone number, email|e-mail',
    },
    may: 'invoices, staff|staff members|employees, ceremonies|services, churches|chapels|venues, orders|supplier orders, payments, next of kin|contacts|families, documents',
    mayFields: 'amount|price, invoice|invoiced, ceremony time|time, notes, email, address, supplier, paid, number|invoice number',
  },
  {
    prompt:
      "can u build me a website for my dog grooming van? pages: about me, prices, gallery, and a form to ask for a slot with dog's name, breed, weight, owner's phone, preferred day. requests land in a list where i mark them new/confirmed/done. pink but not too pink",
    language: 'en',
    lists: {
      'requests|slot requests|booking requests|appointment requests|bookings|appointments':
        "dog's name|dog|dog name, breed, weight, owner's phone|phone|owner phone|phone number, preferred day|day|preferred date, status|state",
    },
    may: 'prices|services|price list, gallery|photos|pictures|images, dogs, owners|customers|clients, pages, appointments|bookings, breeds, reviews|testimonials',
    mayFields:
      "owner's name|owner|name, notes|message, email, price, service, photo|picture, time, description, title|caption, duration, about me|about",
  },
  {
    prompt:
      "I'm organising a three-day folk festival in July and my head is exploding. What I need to keep hold of: the bands (name, country, fee, contact, arrival, hotel, stage rider), the stages (there are three: Barn, Meadow and Chapel), and the slots, meaning which band plays on which stage on what day from when to when. A timetable by stage that visitors can open on their phones without logging in. For us in the crew also a budget page with the sum of the fees against a limit of 45,000, turning red when we go over. Changing a slot should be possible for me and Tomas only. No chat, no social media, no app store.",
    language: 'en',
    lists: {
      'bands|artists|acts': 'name, country, fee, contact, arrival, hotel, stage rider|rider',
      stages: '',
      'slots|performances|time slots|timetable|programme|program':
        'band|artist, stage, day|date, from|start|start time, to|end|until|end time',
    },
    may: 'budget|budget items|expenses|costs, hotels, crew|crew members|volunteers, days|festival days, contacts, riders, visitors, limits',
    mayFields: 'name|stage name, limit|budget limit, description, capacity, amount, phone, email, status, notes, genre',
  },
  {
    prompt:
      '1) Keep a log of my migraines: date, start time, how long, strength 1 to 10, side, medicine taken, what I ate, hours slept, period yes/no.\n2) Show a calendar with coloured days.\n3) Chart strength over time.\n4) Count attacks per month.\n5) Printable summary for my neurologist.\n6) Private, only me.',
    language: 'en',
    lists: {
      'migraines|attacks|migraine attacks|migraine log|headaches|log':
        'date, start time|start|started, how long|duration|length, strength|intensity|severity, side, medicine taken|medicine|medication, what I ate|food|ate, hours slept|sleep|slept, period',
    },
    may: 'medicines|medications, foods|triggers|meals, sleep, doctors|neurologists|appointments, periods',
    mayFields: 'notes, end time, triggers|trigger, dose, medicine helped',
  },
  {
    prompt:
      "Our local council wants residents to report potholes, broken street lights, litter and graffiti. A report has a category, place, description, photo, and the reporter's email if they want an answer. Staff set the status (received, planned, repaired, rejected) and the crew. Emails must never be public. Show numbers per category on the start page, and how long repairs take on average. The mayor would like it to look friendly and to be usable by people with poor eyesight.",
    language: 'en',
    lists: {
      'reports|problem reports|issues':
        "category, place|location|address, description, photo|picture, reporter's email|email|reporter email, status, crew",
    },
    may: 'crews, categories, staff|users, residents|reporters, comments|updates|answers|replies, repairs|works, photos, areas|districts|streets',
    mayFields:
      'date reported|reported|date|reported on, date repaired|repaired on|repaired, wants an answer|answer|reply, title, notes, name, planned date|planned',
  },
  {
    prompt:
      "Hey, I coach a rowing crew at uni and I'd love to get rid of the shared Google Sheet from hell :) Here's roughly what's in it:\n\n- athletes (name, weight, height, side: port / starboard / both, cox yes or no)\n- boats (name, class 1x 2x 4+ 8+, rigging, condition good / needs work / out of use)\n- sessions (date, water or erg, distance, boat, who rowed, remarks)\n- erg tests with 2k time and date\n\nWhat I look at all the time: best 2k per athlete, ranked, and total kilometres this month. Athletes can put in their own erg tests but can't touch anyone else's. A boat that's out of use shouldn't be selectable for a session. Needs to look decent on an old Android. Our colours are maroon and white.",
    language: 'en',
    lists: {
      'athletes|rowers|crew|crew members': 'name, weight, height, side, cox|coxswain',
      boats: 'name, class|boat class, rigging, condition',
      'sessions|training sessions|trainings':
        'date, water or erg|type|kind, distance, boat, who rowed|athletes|rowers|athlete, remarks|notes',
      'erg tests|tests|2k tests|ergs': '2k time|time, date',
    },
    may: 'coaches, crews|line-ups|lineups|teams, races|regattas, repairs|maintenance, attendance|session athletes|participants',
    mayFields: 'athlete|rower, remarks|notes, email, year, duration|time, seat, best 2k, available',
  },
  {
    prompt:
      "Wine cellar, mine and my neighbour's. For every wine: producer, name, vintage, grape, region, colour (red, white, rosé, sparkling), bottles left, drink from, drink until, rating out of 5. Warn me when only one bottle is left. I'd rather have a table than cards, and absolutely no pop-ups.",
    language: 'en',
    lists: {
      'wines|wine cellar|bottles':
        'producer|winery, name|wine, vintage|year, grape|grapes|grape variety, region, colour|color|type, bottles left|bottles|stock|quantity, drink from, drink until|drink by, rating',
    },
    may: 'producers|wineries, regions, grapes|grape varieties, tastings|tasting notes|ratings, purchases, cellars|owners|neighbours, bottles drunk|consumption|drunk bottles',
    mayFields: 'owner|whose|belongs to, price, notes|tasting notes, location|shelf|rack, cellar, country',
  },
  {
    prompt:
      "Brief: Onboarding of new employees\n\nBackground\nHR at a logistics company of 220 people. New starters get a Word checklist which is then lost in somebody's inbox.\n\nContents\n1. New starters: name, department, manager, start date, buddy, contract type (permanent, temporary, apprentice)\n2. Steps: what, responsible (HR, IT, manager, buddy), days before or after start, done\n\nDisplay\nProgress bar per person; list of everyone starting in the next four weeks; IT sees just the IT steps.\n\nConstraints\nManagers may tick off their own steps but not add new ones. Salary and personal ID must not be stored here. Should match our corporate orange.",
    language: 'en',
    lists: {
      'new starters|starters|new employees|employees|new hires':
        'name, department, manager, start date|starts|start, buddy, contract type|contract',
      'steps|onboarding steps|checklist|checklist items|tasks':
        'what|step|title|name|description, responsible, days before or after start|days|day offset|days from start, done',
    },
    may: 'departments, managers, buddies, checklists|templates|checklist templates|step templates, completed steps|progress, users|staff|IT, documents, equipment',
    mayFields:
      'new starter|employee|starter, due date|due, progress, status, notes, done on|date done, done by, email, job title',
  },
  {
    prompt:
      'so my mum (78) is getting care at home and five of us siblings take turns. we need visits with date, time, who goes and a short note how she was, plus her medicines with dose and morning/noon/evening. everyone can write. plz big text and show today first',
    language: 'en',
    lists: {
      'visits|turns': 'date, time, who goes|who|sibling|visitor, note how she was|note|how she was|notes',
      'medicines|medication|medications': 'dose|dosage, time of day|morning/noon/evening|when|morning or evening|morning',
    },
    may: "siblings|family|family members|people|carers, medicines taken|doses|doses given|intake, appointments|doctor's appointments, contacts|doctors, shopping|shopping list, notes",
    mayFields: 'name|medicine|medicine name, noon, evening, taken|given, done, phone, mood, reason',
  },
  {
    prompt:
      "Vehicles: reg number, make, model, mileage, next MOT, insurance ends\nDrivers: name, licence type, licence expiry, phone\nTrips: vehicle, driver, date, from, to, km\nFuel: vehicle, date, litres, cost\nFront page: what expires within 30 days, cost per km per vehicle\nDrivers enter trips on the phone, can't see cost",
    language: 'en',
    lists: {
      'vehicles|cars|fleet':
        'reg number|registration|registration number|number plate|plate, make, model, mileage, next MOT|MOT|MOT due, insurance ends|insurance|insurance expiry|insurance until',
      drivers: 'name, licence type|licence, licence expiry|licence expires, phone|phone number',
      'trips|journeys': 'vehicle, date, driver, from|start, to|destination, km|kilometres|distance',
      'fuel|fuel entries|refuelling|fill-ups|fuel log': 'vehicle, date, litres|liters, cost|price',
    },
    may: 'repairs|services|maintenance, expenses|costs, insurances|insurance policies, documents, users|office staff, reminders|expiries',
    mayFields: 'cost per km, driver, notes, purpose, year, email, name, cost',
  },
  {
    prompt:
      "I am a piano teacher with twenty-six pupils. Up to now I've kept everything in a leather notebook, and when I left it on the train in March I lost half a year. So: pupils with name, age, parent, phone, level (beginner, grade 1-3, grade 4-6, advanced) and the weekday and time of their lesson. For each lesson I write down the date, what we played, the homework, and whether they came, cancelled in time or just didn't show. Lessons not cancelled 24 hours ahead are charged. At the end of the month I want a sum for each family that I can print and hand over, with my bank details at the bottom. No pupil should see anything. I like cream paper colours and a serif typeface.",
    language: 'en',
    lists: {
      'pupils|students': 'name, age, parent, phone|phone number, level, weekday|lesson day|day, time of lesson|time|lesson time',
      lessons: 'date, what we played|played|pieces|piece, homework, attendance|whether they came|status|came',
    },
    may: 'families|parents, invoices|bills|monthly sums|statements, payments, pieces|repertoire|music, levels, cancellations, homework, bank details|settings',
    mayFields:
      'pupil|student, charge|price|fee|price per lesson, charged, cancelled at|cancelled on, family, email, bank details, time, paid, notes, month, sum|total|amount',
  },
  {
    prompt:
      'Quiz tool for my driving students\n\n1. Questions: text, four answers, which one is right, topic (signs, priority, parking, motorway), picture if there is one\n2. Students get ten at random and see their score\n3. I want to know which questions are missed most often\n4. Only I write questions\n5. Works on any phone',
    language: 'en',
    lists: {
      'questions|quiz questions':
        'text|question, four answers|answers|answer 1|answer a, which one is right|right answer|correct answer|right one, topic, picture|image|photo',
    },
    may: 'results|scores|attempts|quiz results|rounds, answers|given answers|responses, students|driving students|pupils|learners, topics, quizzes|tests, pictures',
    mayFields:
      'answer 1, answer 2, answer 3, answer 4, score, student|name, date, missed|times missed|wrong, explanation, correct, question',
  },
  {
    prompt:
      'things for the wedding app!!\n\n- guests: name, side (his/hers), rsvp yes no maybe, diet, plus one, table\n- gifts: from whom, what, thank you card sent\n- vendors w/ price, deposit paid, balance due date\n- countdown on the home page\n- how many coming, how many vegan\n- total spend vs 18k budget\n- my future mother in law may look but NOT edit\n- sage green + gold, pretty fonts, no clip art\n- the seating list should print table by table\n- hubby only uses an iphone so check it works there',
    language: 'en',
    lists: {
      'guests|wedding guests': 'name, side, rsvp, diet|dietary needs, plus one, table|table number',
      'gifts|presents': 'from whom|from|guest|giver, what|gift|description, thank you card sent|thank you card|card sent|thanked',
      'vendors|suppliers': 'price|cost, deposit paid|deposit, balance due date|balance due|due date',
    },
    may: 'tables|seating|seating list, budget|expenses|payments, tasks|to-dos|checklist, events|schedule|timeline, invitations, diets, wedding',
    mayFields:
      'name|vendor|vendor name, type|category|service, contact|phone|email, wedding date|date, budget, balance|balance due, seats, notes, paid',
  },
  {
    prompt:
      'To whom it may concern\n\nOur parish food bank gives out parcels on Tuesdays and Fridays. We must record stock (item, category, quantity, best before), households (reference number, adults, children, dietary needs) and parcels handed over with date. No names of recipients, please. Volunteers record, coordinators see reports.\n\nWith thanks,\nRev. Anne Doyle',
    language: 'en',
    lists: {
      'stock|stock items|items|food stock':
        'item|name|product, category, quantity|amount, best before|best before date|expiry date',
      'households|families':
        'reference number|reference, adults|number of adults, children|number of children, dietary needs|diet',
      'parcels|parcels handed over|handed-over parcels|distributions': 'date|date handed over|handed over on|handed over',
    },
    may: 'volunteers|coordinators|users, donations|donors, categories, parcel items|parcel contents, sessions|opening days|days, dietary needs, visits|collections',
    mayFields:
      'household, volunteer|handed over by, items|contents|item, quantity, day, notes|remarks, number of parcels, parcel',
  },
  {
    prompt:
      'Trying to finally track my PhD reading. papers: title, authors, year, journal, link, tags, status (to read / reading / read / abandoned), my notes, rating. want: search that works, list by tag, how many read per month. import of BibTeX would be a dream but not a must. keyboard friendly, minimal, no emojis. my supervisor might peek at the list but should never see my notes, they are rude',
    language: 'en',
    lists: {
      'papers|articles|reading list|readings':
        'title, authors|author, year, journal, link|url, tags|tag, status, my notes|notes, rating',
    },
    may: 'tags, authors, journals, notes, imports, projects|topics, supervisors',
    mayFields: 'date read|read on|finished, date added|added, bibtex, abstract, doi, name, month, pages',
  },
  {
    prompt:
      "Company: Northgate Scaffolding, 18 men, 3 lorries.\nToday: whiteboard in the yard, photo of it sent round every morning.\n\nWe need to see:\n1. Sites - address, client, foreman, start, planned end, hire rate per week\n2. Kit on each site - tubes, boards, fittings, ladders, how many out and how many back\n3. Inspections - every 7 days, inspector, result (pass, pass with remarks, fail), remarks, photo\n\nRules:\n- a site with no inspection for 7 days goes red\n- failed inspection means the site is shut till a new pass\n- lads may enter inspections, only the office changes rates\n- total kit out against what we own\n\nMust run on phones with gloves on, so nothing tiny. Don't want anything to do with payroll.",
    language: 'en',
    lists: {
      'sites|jobs':
        'address, client|customer, foreman, start|start date, planned end|end|end date, hire rate per week|hire rate|weekly rate|rate',
      'kit on each site|kit|kit on site|site kit|equipment':
        'site, kit|type|item|kind|kit type, how many out|out|quantity out|number out, how many back|back|returned|quantity back',
      inspections: 'inspector, result, remarks|remark, photo|picture',
    },
    may: 'kit owned|stock|kit|kit types|equipment, clients|customers, foremen|men|staff|scaffolders|employees|lads, lorries|vehicles, inspectors, photos, invoices, deliveries|kit movements',
    mayFields:
      'site, date|inspection date, owned|what we own|total owned, status|shut|open or shut, next inspection, name, tubes, boards, fittings, ladders, quantity, still out, phone, notes',
  },
  {
    prompt:
      "Reception visitor book\nVisitor types: name, company, whom they visit, car registration\nTime in: filled automatically, time out when they sign out\nReception sees: who's in the building now, to print in a fire drill\nGone after: 90 days\nScreen: tablet on the desk, our logo, large touch keys",
    language: 'en',
    lists: {
      'visitors|visits|visitor book|visitor entries|sign-ins':
        'name|visitor|visitor name, company, whom they visit|visiting|host|who they visit, car registration|registration|car reg|number plate, time in|arrived|signed in, time out|left|signed out',
    },
    may: 'hosts|employees|staff, companies, fire drills|evacuations, badges, receptionists|users, cars',
    mayFields: 'date, in the building|inside|status, badge number|badge, purpose|reason, email, phone',
  },
  {
    prompt:
      "Dear developer, or dear machine, I don't know which. I keep bees, nineteen hives in four apiaries, and my memory isn't what it was. Each hive has a number, an apiary, a queen (year, marking colour, origin) and a temperament from 1 to 5. When I inspect, I want to write the date, whether I saw the queen, brood frames, stores in frames, mite count, what I did and what to do next time. Honey harvests come with date, hive, kilos and kind (blossom, lime, heather). I would like to see harvest per hive per year as bars and a list of hives not looked at for over ten days between April and August. My grandson may look but he must not change anything. It has to work where there is hardly any signal. Yellow is fine, naturally.",
    language: 'en',
    lists: {
      'hives|beehives':
        "number|hive number, apiary, queen year|year|queen's year, marking colour|queen colour|marking color|queen marking, origin|queen origin, temperament",
      'inspections|hive inspections':
        'date, queen seen|saw the queen|whether I saw the queen, brood frames, stores in frames|stores|frames of stores, mite count|mites, what I did|actions|done, what to do next time|next time|next steps|to do next time',
      'harvests|honey harvests': 'date, hive, kilos|kg|weight|amount, kind|honey kind|type',
    },
    may: 'apiaries, queens, treatments|mite treatments, feedings, tasks|to-dos, swarms, equipment, kinds of honey, sales',
    mayFields: 'hive, queen, name, place|location|address, notes|remarks, last inspection|last looked at, weather, year, status',
  },
  {
    prompt:
      'Recipe collection for the family\nRecipe: title, category (starter, main, dessert, baking), servings, time, ingredients, steps, photo, whose recipe it is\nAnyone in the family adds, only the author edits\nFavourites on the front page\nScale ingredients to servings\nPrint in large type for grandma, no ads, no comments',
    language: 'en',
    lists: {
      recipes:
        'title|name, category, servings|portions, time|cooking time, ingredients, steps|instructions|method, photo|picture|image, whose recipe it is|whose recipe|author|from whom|owner',
    },
    may: 'ingredients|recipe ingredients, family members|members|people|authors, categories, favourites|favorites, steps, shopping list, meal plans',
    mayFields:
      'favourite|favorite, quantity|amount, unit, recipe, added by|author, notes, preparation time, name, ingredient, step number',
  },
  {
    prompt:
      "We've got a community theatre: props are lost every single year. I'm thinking of a catalogue where each prop has a name, photo, category, shelf, condition (good, worn, broken), and who's borrowed it for which show until when. Show managers reserve things, I approve. List anything not returned a week after closing night. The first page could be a photo wall, and please let people on stage crew look without signing in.",
    language: 'en',
    lists: {
      'props|theatre props|catalogue':
        "name, photo|picture, category, shelf, condition, borrowed by|who's borrowed it|who|borrower, show|which show|for which show, until when|until|borrowed until|due back|return date",
    },
    may: 'reservations|loans|bookings|borrowings|requests, shows|productions|plays, show managers|people|members|borrowers|managers, categories, shelves, returns, crew|stage crew',
    mayFields:
      'prop, approved|approval, status, closing night|closing date, returned|returned on, reserved by, from|start, name, show, borrower, until, notes|description, opening night|premiere, manager|show manager',
  },
  {
    prompt:
      "**Real estate viewings**\n\nListings\n- address, price, rooms, area, energy class A-G, status (draft, for sale, under offer, sold), agent, photos\n\nBuyers\n- name, phone, email, budget, wished area, financing confirmed\n\nViewings\n- listing, buyer, date and time, agent, feedback (interested, thinking, no)\n\nStart page: viewings today, my listings under offer, average days on market. The public page should only show listings that are for sale, with photo and price, never the owner's details. Agents edit their own listings, the branch manager everything. We're coming from a CRM that was far too heavy; half of it nobody opened. Clean, lots of white, one accent colour.",
    language: 'en',
    lists: {
      'listings|properties|homes':
        'address, price, rooms|number of rooms, area|living area|size, energy class, status, agent, photos|photo|pictures',
      'buyers|prospects':
        'name, phone|phone number, email|e-mail, budget, wished area|area|preferred area, financing confirmed|financing',
      'viewings|showings': 'listing|property, buyer, date and time|date|time, agent, feedback',
    },
    may: 'agents|brokers|staff, owners|sellers|vendors, offers|bids, photos|pictures, branches|offices, areas, sales|deals, inquiries|enquiries',
    mayFields:
      "owner|owner's details|seller, listed on|date listed|on market since, sold on|date sold, days on market, description, notes|remarks, name, phone, email, time, title",
  },
  {
    prompt:
      'Hello there, our running group (35 people, no membership fee, just beer) would love a page for runs: date, meeting place, distance, pace group slow/medium/fast, who leads. People sign up with their first name, max 15 per run. Kilometres per person over the year as ranking. Orange please.',
    language: 'en',
    lists: {
      runs: 'date, meeting place|place|meeting point, distance|kilometres|km, pace group|pace, who leads|leader|led by',
      'sign-ups|signups|participants|registrations|runners': 'first name|name',
    },
    may: 'runners|members|people|participants, routes, leaders, meeting places, results|kilometres, announcements|news, photos',
    mayFields: 'run, time|start time, title|name, max|maximum|max runners|places, notes|description, kilometres|km, runner, date',
  },
  {
    prompt:
      "ideas for my habit thing before i forget:\nhabits with name, why, target per week, colour. tick each day. streak count big on top, month grid below. skip days when sick shouldn't break a streak. no badges, no pep talk. works offline on my phone. export once a year",
    language: 'en',
    lists: { habits: 'name|habit, why|reason, target per week|target|weekly target, colour|color' },
    may: 'ticks|check-ins|checkins|days|entries|completions|habit log|log|logs, sick days|skip days|skipped days|skips, streaks, exports, weeks',
    mayFields:
      'date|day, habit, done|ticked, skipped|sick|skip, streak|streak count, status, note|notes, started|start date, archived',
  },
  {
    prompt:
      'Laboratory equipment booking, chemistry department. Instruments: name, room, responsible person, price per hour, training required yes or no. Bookings: instrument, user, research group, start, end, purpose. Users: name, email, group, trained on which instruments. A person without training must not be able to book. Maximum eight hours at a stretch. Each group leader receives the sum of hours and costs per month, the department head sees all groups in one table with a chart. Maintenance blocks are entered by the responsible person and are shown in grey in the week calendar. We have used a paper list taped to each instrument until now, and the invoicing at the end of term takes me three days. University blue, plain, readable on the tablet mounted by the door.',
    language: 'en',
    lists: {
      'instruments|equipment|lab equipment|laboratory equipment':
        'name, room, responsible person|responsible, price per hour|price|hourly price, training required|requires training',
      'bookings|reservations': 'instrument, user, research group|group, start|start time|from, end|end time|to, purpose',
      'users|people':
        'name, email|e-mail, group|research group, trained on which instruments|trained on|trainings|instruments trained on',
      'maintenance blocks|maintenance|blocks': '',
    },
    may: 'research groups|groups, trainings|training records|training, group leaders, rooms, invoices|monthly sums|monthly reports|costs, terms, responsible persons',
    mayFields:
      'instrument, start|from, end|to|until, reason|description|notes, hours|duration, cost|costs|price, group leader|leader, name, entered by|responsible person, date, month, status, user',
  },
  {
    prompt:
      "Task: volunteers' rota for our charity shop\nShifts: day, morning or afternoon, role (till, sorting, window, driving), volunteer\nVolunteers: name, phone, emergency contact, roles they can do\nVolunteers pick free shifts themselves. Gaps in the coming week should be glaring. Hours per volunteer for the yearly thank-you.",
    language: 'en',
    lists: {
      'shifts|rota': 'day|date, morning or afternoon|time of day|time|half, role, volunteer',
      volunteers: 'name, phone|phone number, emergency contact, roles they can do|roles|role',
    },
    may: 'roles, hours|hours worked, gaps|free shifts|open shifts, absences|holidays|availability, sign-ups|shift sign-ups, notices|announcements, emergency contacts',
    mayFields: 'hours|duration, start time|start, end time|end, notes, email, status|free|filled, name, description, active',
  },
  {
    prompt:
      "I manage a caravan park on the coast with 84 pitches, and each spring we have chaos. Every pitch has a number, a type (seasonal, touring, tent), electricity or not, and a price per night. Stays have guest name, phone, number plate, number of adults and children, dogs, arrival, departure, and status: reserved, checked in, left, cancelled. On the front page I want arrivals today, departures today and how many pitches are free tonight by type. Then occupancy by week as a line chart, and takings per month. The warden on the gate should just see plates and pitch numbers on his phone. Dogs aren't allowed on pitches 1 to 20, so warn us. And a pitch can't be let twice for the same night, obviously. No online payment for now.",
    language: 'en',
    lists: {
      pitches: 'number|pitch number, type, electricity|electric, price per night|price|nightly price',
      'stays|bookings|reservations':
        'guest name|guest|name, phone|phone number, number plate|plate|registration, number of adults|adults, children|number of children, dogs|number of dogs, arrival|arrival date, departure|departure date, status',
    },
    may: 'guests|customers, payments|takings|invoices, staff|wardens|users, vehicles, seasons, dogs, prices|rates, extras',
    mayFields:
      'pitch, dogs allowed, nights|number of nights, total|total price|amount|takings, email, notes|remarks, name, address, paid, season, free',
  },
  {
    prompt:
      "Hi, we're a two-person marketing agency and we plan social posts for nine clients. Today it's a Trello board plus a Google Doc plus memory.\n\n1. Each post: client, channel (Instagram, LinkedIn, TikTok, newsletter), text, image, planned date, author\n2. It goes through idea, draft, with client, approved, published\n3. Clients get a link to see just their own posts and can approve or comment, nothing more\n4. We look at it as a month calendar and as a board\n5. Figures after publishing: reach, likes, clicks, cost\n6. Dashboard: posts per client this month, what's stuck with a client for over 5 days, best post by clicks\n\nFont should be Inter or similar, black and white with one neon colour. Please no stock photos and no cookie banner.",
    language: 'en',
    lists: {
      'posts|social posts|social media posts':
        'client, channel, text|copy, image|picture, planned date|date|publish date|planned, author, status|stage|state, reach, likes, clicks, cost|costs',
    },
    may: 'clients|customers, comments|feedback, figures|results|metrics|statistics|performance, approvals, channels, authors|team|users|team members, images|media, campaigns',
    mayFields:
      'comment|comments, approved|approved by|approval, published on|published|date published, sent to client|with client since|sent on, title|name, contact|contact person, email, link|client link, post, notes, approved on, logo',
  },
  {
    prompt:
      'Jag driver en liten cykelverkstad i Lund och skriver allt på lappar. Vill kunna registrera inlämnade cyklar med kundens namn, telefon, märke, vad som är fel och status (inlämnad, väntar på delar, klar, hämtad). Förstasidan ska visa det som inte är hämtat, äldst först. Måste funka på mobilen med smutsiga fingrar, så stora knappar.',
    language: 'sv',
    lists: {
      'inlämnade cyklar|cyklar|inlämningar|reparationer':
        'kundens namn|kund|namn, telefon|telefonnummer, märke|cykelmärke, vad som är fel|fel|felbeskrivning, status',
    },
    may: 'kunder, delar|reservdelar, mekaniker|anställda, fakturor|betalningar, arbeten|åtgärder, beställningar, märken',
    mayFields: 'inlämnad|inlämningsdatum|datum, hämtad|hämtningsdatum',
  },
  {
    prompt:
      'Felanmälan för vår bostadsrättsförening (64 lägenheter, Brf Ekorren)\n\n- I dag mejlar folk till ordföranden och hälften glöms bort\n- Varje anmälan: lägenhetsnummer, rubrik, beskrivning, plats (lägenhet, trapphus, tvättstuga, gård, garage), foto, datum\n- Status: ny, pågår, väntar på hantverkare, åtgärdad\n- Hantverkare med firma, kontaktperson, telefon och vilket yrke de har, och man ska kunna koppla en anmälan till en av dem\n- Boende får bara se sina egna ärenden, styrelsen ser allt och är de enda som får ändra status\n- Om ett ärende legat som nytt i mer än 5 dagar ska det bli rött\n- Överst på startsidan: antal öppna ärenden per plats, gärna ett stapeldiagram\n- Inga personnummer någonstans, tack\n- Lugna färger, grönt som i vår logga',
    language: 'sv',
    lists: {
      'anmälningar|felanmälningar|ärenden':
        'lägenhetsnummer|lägenhet, rubrik, beskrivning, plats, foto|bild, datum|anmäld, status, hantverkare',
      hantverkare: 'firma|företag|namn, kontaktperson, telefon|telefonnummer, yrke',
    },
    may: 'lägenheter, boende|medlemmar, styrelse|styrelsemedlemmar, kommentarer|anteckningar, platser, trapphus, nyheter|meddelanden, fakturor|kostnader',
    mayFields: 'anmäld av|boende|namn, åtgärdad den|åtgärdad datum, dagar som ny',
  },
  {
    prompt:
      'hej! vi är ett gäng på åtta som spelar brädspel varannan torsdag och tjafsar jämt om vem som vunnit mest 😅 kan du göra nåt där vi lägger in spelkvällar med datum, vilket spel, vilka som var med och vem som vann? plus en topplista! mörkt tema snälla',
    language: 'sv',
    lists: {
      'spelkvällar|kvällar|spelomgångar|partier':
        'datum, spel|vilket spel|brädspel, deltagare|vilka som var med|spelare, vinnare|vem som vann',
    },
    may: 'spel|brädspel, spelare|medlemmar|deltagare|vänner, partier|omgångar|resultat, topplista, platser|värdar',
    mayFields: 'vinster|antal vinster, poäng, namn',
  },
  {
    prompt:
      '1. Kunder: företagsnamn, organisationsnummer, kontaktperson, e-post, betalningsvillkor (10, 20 eller 30 dagar).\n2. Uppdrag: namn, kund, timpris, startdatum, om det är avslutat.\n3. Tid: datum, uppdrag, antal timmar, vad jag gjorde, fakturerad ja/nej.\n4. Summera ofakturerade timmar och belopp per kund, exklusive moms.\n5. Startsidan ska visa veckans timmar dag för dag och hur långt jag har till 32 timmar.\n6. Jag är ensam konsult, så ingen inloggning för andra behövs.\n7. Det ska gå att skriva ut en tidrapport per kund och månad på ett A4.\n8. Varna om jag lägger mer än 10 timmar på en dag, det är nästan alltid ett skrivfel.',
    language: 'sv',
    lists: {
      kunder: 'företagsnamn|namn, organisationsnummer|orgnr, kontaktperson, e-post|mejl, betalningsvillkor',
      'uppdrag|projekt': 'namn, kund, timpris, startdatum|start, avslutat|avslutad',
      'tider|tid|tidrapporter|tidposter': 'datum, uppdrag, antal timmar|timmar, vad jag gjorde|beskrivning, fakturerad',
    },
    may: 'fakturor, tidrapporter, utlägg|kostnader, kontaktpersoner, offerter, veckomål|mål',
    mayFields: 'belopp|summa, veckomål|timmar per vecka',
  },
  {
    prompt:
      'Till den det berör,\n\njag är sekreterare i Norrbygdens hembygdsförening. Vi har ungefär 900 föremål i magasinet, förtecknade i en gammal pärm. Jag önskar ett register med inventarienummer, benämning, givare, ungefärligt årtal, material, skick (gott, slitet, trasigt) och hylla. Allmänheten ska få söka men inte ändra något.\n\nMed vänlig hälsning\nGun-Britt',
    language: 'sv',
    lists: {
      'föremål|inventarier':
        'inventarienummer, benämning|namn, givare, ungefärligt årtal|årtal|år, material, skick, hylla|hyllplats|plats',
    },
    may: 'givare, hyllor|magasin|platser, material, bilder|foton, kategorier, utlån|lån, utställningar, medlemmar',
    mayFields: 'beskrivning|anteckning, bild|foto',
  },
  {
    prompt:
      'Medlemmar: namn, födelseår, mobil, mejl, avgift betald\nGrupper: namn, nivå (nybörjare, fortsättning, tävling), tränare, veckodag, tid, max antal\nNärvaro: grupp, datum, vilka som var där\nStartsida: dagens pass och knapp för att ta närvaro\nRäkna: antal barn per grupp, hur många platser som är kvar\nBehörighet: tränare ser bara sina egna grupper, kansliet ser allt\nStopp: man ska inte kunna lägga in fler i en grupp än max\nUtseende: klubbens färger blått och gult, stora rader, tränarna står i hallen med mobilen i handen\nBakgrund: vi är en gymnastikförening med 310 barn och kör allt i ett kalkylark som tre personer skriver över för varandra. LOK-stödet söks två gånger per år så närvaron måste gå att få ut per termin.',
    language: 'sv',
    lists: {
      'medlemmar|barn': 'namn, födelseår, mobil|telefon, mejl|e-post, avgift betald|avgift|betald',
      grupper: 'namn, nivå, tränare, veckodag|dag, tid, max antal|max',
      'närvaro|närvaror|närvarolistor|pass': 'grupp, datum, vilka som var där|närvarande|medlemmar|deltagare',
    },
    may: 'tränare|ledare, terminer, pass|träningar|tillfällen, avgifter|betalningar, anmälningar|gruppplaceringar, vårdnadshavare, tävlingar, hallar|lokaler',
    mayFields: 'termin, grupp, antal barn|antal, platser kvar|lediga platser',
  },
  {
    prompt:
      'Kom ihåg till nya systemet: hyresmaskinerna! Grävare, plattor, liftar. Behöver nr, typ, dygnspris, senaste service, om den är ute eller inne. Uthyrning = kund, maskin, från, till, deposition. Får aldrig dubbelbokas!! Kalender först. Inget krångel med lösenord, det är bara jag och Kenta.',
    language: 'sv',
    lists: {
      'hyresmaskiner|maskiner':
        'nr|nummer|maskinnummer, typ, dygnspris|pris per dygn, senaste service|service, ute eller inne|status|uthyrd',
      'uthyrningar|uthyrning|bokningar': 'kund, maskin|hyresmaskin, från|startdatum, till|slutdatum, deposition',
    },
    may: 'kunder, service|servicetillfällen, betalningar|fakturor, skador, tillbehör, maskintyper|typer',
    mayFields: 'antal dygn, pris|summa|totalt, återlämnad',
  },
  {
    prompt:
      'Vi är en förskola med fyra avdelningar och idag ringer föräldrarna och sjukanmäler mellan sju och åtta, vilket betyder att en av oss står i telefon i stället för att vara med barnen. Jag skulle vilja ha en sida där vårdnadshavare fyller i barnets namn, avdelning (Myran, Humlan, Trollsländan, Nyckelpigan), datum, orsak (sjuk, ledig, tandläkare, annat) och en valfri kommentar. Personalen ska på morgonen mötas av en lista över dagens frånvarande uppdelad på avdelning, med en siffra högst upp som säger hur många barn som saknas totalt. Köket behöver veta hur många portioner det blir, så antal närvarande per avdelning måste räknas ut. Föräldrar får naturligtvis inte se varandras anmälningar. Anmälan efter klockan 8.30 ska märkas som sen. Det ska gå att läsa på en gammal surfplatta, och vi vill slippa reklam och lustiga figurer.',
    language: 'sv',
    lists: {
      'frånvaroanmälningar|anmälningar|sjukanmälningar|frånvaro': 'barnets namn|barn|namn, avdelning, datum, orsak, kommentar',
    },
    may: 'barn, avdelningar, vårdnadshavare|föräldrar, personal, portioner|måltider, närvaro, meddelanden',
    mayFields:
      'sen|sen anmälan, anmäld|anmäld klockan|tid, vårdnadshavare, antal barn, antal närvarande|närvarande, portioner|antal portioner',
  },
  {
    prompt:
      '- Recept med namn, portioner, tid, svårighetsgrad (lätt, medel, svår), ingredienser och bild\n- Veckomatsedel: dag, recept, vem lagar (Pappa, Mamma, Elsa, Ture)\n- Inköpslista: vara, mängd, avdelning i butiken, köpt\n- Ture är nötallergiker så allt med nötter ska varna\n- Idag överst\n- Inga konton, paddan sitter på kylskåpet',
    language: 'sv',
    lists: {
      recept: 'namn|titel, portioner|antal portioner, tid|tillagningstid, svårighetsgrad, ingredienser, bild|foto',
      'matsedlar|veckomatsedel|matsedel|veckomatsedlar|måltider': 'dag|datum|veckodag, recept, vem lagar|lagar|kock',
      'inköpslistor|inköpslista|inköp|varor': 'vara|namn, mängd|antal, avdelning, köpt',
    },
    may: 'ingredienser, familjemedlemmar|familjen|personer, allergier, avdelningar|butiker, veckor',
    mayFields: 'nötter|innehåller nötter|allergener',
  },
  {
    prompt:
      'Bakgrund\nBergströms El AB, nio montörer, två på kontoret. Jobben skrivs på whiteboard och fotas av med mobilen.\n\nVad vi behöver hålla reda på\nArbetsorder: ordernummer, kund, adress, beskrivning, montör, planerat datum, prioritet (akut, normal, kan vänta), status (planerad, påbörjad, klar, fakturerad).\nMaterial: artikel, antal, pris, vilken order det hör till.\nKunder: namn, telefon, portkod, fakturaadress.\n\nHur det ska funka\nEn tavla med kolumner efter status där man drar korten. Montörerna ser sina egna jobb, kontoret ser alla. Endast kontoret kan sätta fakturerad.\n\nSiffror\nSumma material per order. Antal klara jobb per montör och månad i ett diagram.\n\nÖvrigt\nPortkoder får inte synas efter att jobbet är klart. Ingen lönedata här. Svart och orange som på bilarna.',
    language: 'sv',
    lists: {
      'arbetsorder|ordrar|arbetsordrar|jobb':
        'ordernummer, kund, adress, beskrivning, montör, planerat datum|datum, prioritet, status',
      'material|materialrader': 'artikel|namn, antal, pris, order|arbetsorder|jobb',
      kunder: 'namn, telefon|telefonnummer, portkod, fakturaadress',
    },
    may: 'montörer|anställda|personal, artiklar, fakturor, tidrapporter|tider, bilar, offerter, bilder',
    mayFields: 'summa material|summa|belopp, klar datum|slutfört',
  },
  {
    prompt:
      'Asså jag pluggar på Chalmers och har noll koll på mina deadlines lol. Behöver en grej för kurser (kod, namn, poäng, läsperiod) och uppgifter med deadline, typ (labb, tenta, inlämning, dugga), betyg och klar eller ej. Det som är sent ska blinka rött. Räkna ihop mina hp också tack!',
    language: 'sv',
    lists: {
      kurser: 'kod|kurskod, namn|kursnamn, poäng|hp|högskolepoäng, läsperiod',
      'uppgifter|deadlines|inlämningar': 'deadline, typ, betyg, klar|klar eller ej|status',
    },
    may: 'läsperioder|terminer, tentor, betyg|resultat, labbar, inlämningar, lärare, schema|föreläsningar',
    mayFields: 'kurs, namn|titel|uppgift, summa hp|hp totalt, sen|försenad',
  },
  {
    prompt:
      'Hej Smida!\n\nJag heter Margareta och är ordförande i en kör i Västerås, 46 sångare. Varje termin är det samma elände: vem har lånat vilka noter? Vi har ett notarkiv på omkring 400 verk i plåtskåp. Jag vill att varje verk har titel, tonsättare, arrangör, besättning (SATB, SSAA, TTBB, unisont), antal exemplar och skåpnummer. Sedan ska man kunna skriva upp lån: vilket verk, vilken sångare, nummer på häftet, utlånat den och återlämnat den.\n\nPå första sidan vill jag se vilka häften som är ute längre än en termin. Sångarna (namn, stämma, e-post, telefon) ska själva få titta i arkivet men bara notbibliotekarien Lennart får registrera lån. Stor text, för många av oss är över sjuttio. Och snälla, ingen engelska.\n\nVarma hälsningar,\nMargareta Sjölund',
    language: 'sv',
    lists: {
      'verk|noter': 'titel, tonsättare|kompositör, arrangör, besättning, antal exemplar|antal, skåpnummer|skåp',
      'lån|utlån':
        'verk, sångare|vilken sångare, nummer på häftet|häftesnummer|häfte, utlånat den|utlånat|utlånad, återlämnat den|återlämnat|återlämnad',
      'sångare|medlemmar': 'namn, stämma, e-post|mejl, telefon|telefonnummer',
    },
    may: 'häften|exemplar, skåp, terminer, tonsättare, konserter, repetitioner, stämmor',
    mayFields: 'termin, försenat|försenad',
  },
  {
    prompt:
      'Att göra i biodlingsappen:\n1) Kupor - nummer, plats, drottningens årgång, färgmärkning, temperament (snäll, orolig, ilsken)\n2) Besiktning: kupa, datum, antal yngelramar, foder kg, varroa per dygn, anteckning\n3) Varna om varroa över 3\n4) Skörd i kilo per kupa och år, diagram\n5) Ska funka i bigården med en hand',
    language: 'sv',
    lists: {
      kupor: 'nummer|nr, plats, drottningens årgång|årgång|drottning, färgmärkning|färg, temperament',
      besiktningar: 'kupa, datum, antal yngelramar|yngelramar, foder kg|foder, varroa per dygn|varroa, anteckning|anteckningar',
      'skördar|skörd': 'kilo|kg|mängd|vikt, kupa, år|datum',
    },
    may: 'drottningar, bigårdar|platser, behandlingar|varroabehandlingar, fodringar|foder, försäljningar|burkar, uppgifter|att göra, svärmar',
    mayFields: 'skörd|total skörd',
  },
  {
    prompt:
      'Tja, jag kör en foodtruck i Göteborg och det börjar bli lite för mycket att ha i huvudet. Alltså, folk hör av sig på Insta, mejl, telefon och vill boka mig till bröllop och firmafester och jag tappar bort dem. Det jag vill ha är typ förfrågningar: namn, telefon, datum, plats, antal gäster, budget och hur långt det kommit (ny, offert skickad, bokad, genomförd, nej tack). Dra mellan kolumner vore grymt. Sen en liten hemsida utåt med meny, bilder och ett formulär så de fyller i själva. Rätterna på menyn ska jag kunna ändra: namn, pris, beskrivning, vegetarisk eller inte, allergener. Jag vill se hur mycket pengar som är bokat per månad. Kunder får absolut inte se varandras bokningar. Och om två förfrågningar ligger samma dag, säg till mig! Färger: tegelrött och krämvitt, lite skitigt sådär, inget företagsblått.',
    language: 'sv',
    lists: {
      'förfrågningar|bokningsförfrågningar|bokningar':
        'namn, telefon|telefonnummer, datum, plats, antal gäster|gäster, budget, hur långt det kommit|status|läge',
      'rätter|meny|maträtter': 'namn|rätt, pris, beskrivning, vegetarisk|vegetariskt, allergener',
    },
    may: 'bokningar, kunder, offerter, bilder|galleri, betalningar, menyer, allergener, evenemang, sidor',
    mayFields: 'bild|bilder, e-post|mejl, meddelande, bokat belopp|belopp|pris',
  },
  {
    prompt:
      'Kommunens fritidsbank behöver ett enkelt utlåningsregister. Utrustning med kategori (skidor, skridskor, hjälmar, bollar, övrigt), storlek, skick och streckkod. Lån på fjorton dagar med låntagarens förnamn och mobilnummer. Försenade lån ska framgå tydligt. Statistik per månad för nämnden. Uppgifter om låntagare får inte sparas längre än lånet varar. Tillgänglighetskrav enligt WCAG gäller.',
    language: 'sv',
    lists: {
      'utrustning|artiklar|föremål': 'kategori, storlek, skick, streckkod',
      'lån|utlån|utlåningar': 'låntagarens förnamn|förnamn|låntagare|namn, mobilnummer|mobil|telefon',
    },
    may: 'låntagare, kategorier, statistik|månadsstatistik, skador|reparationer, reservationer|bokningar, filialer|platser, personal',
    mayFields:
      'utrustning|artikel, utlånad|lånedatum|datum|från, åter senast|återlämnas senast|till|förfallodatum, återlämnad, försenad|status, namn|benämning',
  },
  {
    prompt:
      '**Tävlingsanmälan ridklubben**\n• Ryttare (namn, licensnummer, klubb, mobil)\n• Hästar: namn, ras, ägare, mankhöjd, vaccinerad t.o.m.\n• Starter: klass, ryttare, häst, startnummer, avgift, betalt\n• Klasser heter LD, LC, LB, LA och Msv C\n• Publik startlista som vem som helst kan läsa, bara sekretariatet ändrar\n• Vaccinationen får inte ha gått ut på tävlingsdagen',
    language: 'sv',
    lists: {
      ryttare: 'namn, licensnummer|licens, klubb, mobil|telefon',
      hästar: 'namn, ras, ägare, mankhöjd, vaccinerad t.o.m.|vaccinerad till och med|vaccinerad',
      'starter|anmälningar|tävlingsanmälningar': 'klass, ryttare, häst, startnummer|startnr, avgift|startavgift, betalt|betald',
    },
    may: 'klasser, tävlingar, klubbar, resultat, ägare|hästägare, startlista|startlistor, betalningar, funktionärer',
    mayFields: 'tävlingsdag|datum, starttid|tid',
  },
  {
    prompt:
      'Projektstöd till kulturlivet, region Mellansverige\n\nSyfte\nErsätta de Word-blanketter som idag kommer in via e-post och som två handläggare för över till Excel.\n\nAnsökan\nSökande organisation, organisationsnummer, kontaktperson, e-post, projektets namn, konstform (teater, musik, dans, litteratur, bild och form, film), sökt belopp, total budget, startdatum, slutdatum, projektbeskrivning, bilagor.\n\nBedömning\nHandläggare, poäng 1–5 för kvalitet, genomförbarhet och spridning, motivering, beslut (beviljas, delvis, avslag), beviljat belopp.\n\nRegler\nSökt belopp får inte överstiga hälften av total budget. Ansökan stänger 15 september kl. 16. Sökande ser endast sin egen ansökan och aldrig poängen. Handläggare får inte bedöma ansökningar där de är jäviga.\n\nÖversikt\nTotalt sökt och beviljat per konstform, antal ansökningar per län. Ska kunna skrivas ut inför nämndsammanträdet.\n\nForm\nSakligt, regionens gröna nyans, inga bilder.',
    language: 'sv',
    lists: {
      ansökningar:
        'sökande organisation|organisation|sökande, organisationsnummer, kontaktperson, e-post|mejl, projektets namn|projekt|projektnamn, konstform, sökt belopp, total budget|budget, startdatum|start, slutdatum|slut, projektbeskrivning|beskrivning, bilagor|bilaga',
      'bedömningar|bedömning':
        'handläggare, kvalitet|poäng kvalitet|poäng för kvalitet, genomförbarhet|poäng genomförbarhet|poäng för genomförbarhet, spridning|poäng spridning|poäng för spridning, motivering, beslut, beviljat belopp',
    },
    may: 'handläggare, sökande|organisationer, jäv, beslut, konstformer, bilagor, utbetalningar, redovisningar, ansökningsomgångar|omgångar, sammanträden',
    mayFields: 'ansökan, län, poäng|total poäng|summa poäng, jäv|jävig, inlämnad|inkommen|ansökningsdatum, status',
  },
  {
    prompt:
      'Jag och min sambo renoverar ett torp från 1890 och pengarna rinner iväg. Vi vill skriva in varje utgift med datum, butik, belopp, rum och kategori (virke, färg, el, vvs, verktyg, hantverkare) och fota kvittot. Budget per rum och en stapel som visar hur mycket som är kvar. Bara vi två ska ha tillgång.',
    language: 'sv',
    lists: {
      'utgifter|kostnader': 'datum, butik, belopp, rum, kategori, kvitto|foto|kvittofoto|bild',
      'rum|budgetar|budget': 'rum|namn, budget|belopp|budgetbelopp',
    },
    may: 'kategorier, butiker, hantverkare, kvitton, uppgifter|att göra, offerter, bilder',
    mayFields: 'kvar|kvar av budget, utlagt|summa|spenderat, betalat av|vem',
  },
  {
    prompt:
      'Mjölkgård, 70 kor. Anteckningar innan jag glömmer:\nbehöver djurlista – öronnummer, namn, född, ras (SRB, holstein, fjäll, korsning), mor, laktation nr\nseminering: ko, datum, tjur, dräktig ja/nej/vet ej, beräknad kalvning\nbehandlingar: ko, datum, preparat, dos, karens mjölk till och med, vem som gav\n!!! ko med karens måste synas RÖTT på första sidan så avlösaren inte mjölkar i tanken\nveckans väntade kalvningar också där\navlösaren (Piotr) får läsa allt och skriva behandlingar men inte ta bort något\nfrugan sköter siffrorna: celltal per månad som kurva, antal kalvar per år\nnu har vi allt på en almanacka i mjölkrummet, den är full av skit\ntelefon, dålig täckning i ladugården\nutskrift till veterinären vid besök\ninga roliga ikoner',
    language: 'sv',
    lists: {
      'djur|kor|djurlista': 'öronnummer, namn, född|födelsedatum, ras, mor, laktation nr|laktation|laktationsnummer',
      'semineringar|seminering': 'ko|djur, datum, tjur, dräktig, beräknad kalvning|kalvning',
      behandlingar:
        'ko|djur, datum, preparat|läkemedel, dos, karens mjölk till och med|karens mjölk|karens till|karens, vem som gav|gav|given av',
    },
    may: 'celltal|celltalsmätningar|siffror|provtagningar, kalvningar|kalvar, tjurar, veterinärbesök, avlösare|personal, preparat|läkemedel, mjölkmängder|mjölkning',
    mayFields: 'celltal, månad, antal kalvar|kalvar, status, har karens',
  },
  {
    prompt:
      'Salongsbokning\nBehandlingar: namn, minuter, pris\nKunder: förnamn, efternamn, mobil, hårfärg recept, allergi\nBokningar: kund, frisör (Jasmine, Petra, Ali), behandling, datum, tid, kom/uteblev\nSe först: dagens schema per frisör\nSummera: intäkt per frisör och vecka\nKunder ska inte kunna boka själva\nStil: rosa och guld',
    language: 'sv',
    lists: {
      behandlingar: 'namn, minuter|tid|längd, pris',
      kunder: 'förnamn, efternamn, mobil|telefon, hårfärg recept|hårfärgsrecept|hårfärg, allergi|allergier',
      bokningar: 'kund, frisör, behandling, datum, tid|klockslag, kom/uteblev|kom|uteblev|status',
    },
    may: 'frisörer|anställda, produkter, betalningar|intäkter, schema|arbetstider, frånvaro',
    mayFields: 'intäkt|pris|belopp, sluttid',
  },
  {
    prompt:
      'Hejsan! Jag är volontärsamordnare på ett katthem utanför Sundsvall :) Vi har runt 40 katter samtidigt och ca 60 volontärer som kommer och går, och allt ligger i en Facebookgrupp just nu vilket är kaos. Det vi behöver är katterna med namn, kön, ålder, färg, chipnummer, kastrerad eller inte, hälsa, rum och om de är i karantän. Och så arbetspass, datum, förmiddag/eftermiddag/kväll, hur många som behövs och vilka som skrivit upp sig! På första sidan vill jag se pass som saknar folk den här veckan. En publik del där folk bara ser de katter som är tillgängliga, med bild och en liten text, och kan skicka in intresse (namn, ort, boende, andra djur, varför just denna katt). Volontärerna ska inte se adoptanternas uppgifter, det är bara vi i styrelsen. Och det får gärna vara mysigt men inte tramsigt, tack tack tack!',
    language: 'sv',
    lists: {
      katter:
        'namn, kön, ålder, färg, chipnummer|chip, kastrerad, hälsa, rum, status|karantän|läge, bild|foto, liten text|text|beskrivning|presentation',
      'arbetspass|pass':
        'datum, förmiddag/eftermiddag/kväll|tid|tid på dagen|del av dagen, hur många som behövs|antal som behövs|behov, vilka som skrivit upp sig|volontärer|uppskrivna|anmälda',
      'intresseanmälningar|intressen|intresse|ansökningar':
        'namn, ort, boende, andra djur, varför just denna katt|varför|motivering',
    },
    may: 'volontärer, rum, adoptioner, adoptanter|adoptörer, passanmälningar|anmälningar, veterinärbesök|behandlingar|hälsa, styrelse, donationer, foder|material',
    mayFields: 'katt, telefon|mobil, e-post|mejl, lediga platser|saknas, volontär',
  },
  {
    prompt:
      '1. Lagret: artikelnummer, benämning, hyllplats, antal, minsta antal, inköpspris, leverantör.\n2. Uttag: artikel, antal, vem, bil (1–6), datum.\n3. Går saldot under minsta antal ska det upp på en beställningslista.\n4. Lagervärde totalt och per leverantör.\n5. Säljarna får titta, bara lagerchefen får ändra saldo.\n6. Inga negativa saldon.',
    language: 'sv',
    lists: {
      'artiklar|lager|lagret|lagerartiklar':
        'artikelnummer, benämning|namn, hyllplats|plats, antal|saldo, minsta antal, inköpspris|pris, leverantör',
      uttag: 'artikel, antal, vem|namn|uttagen av, bil, datum',
    },
    may: 'beställningslista|beställningar, leverantörer, bilar, inleveranser, personal|säljare|anställda, inventeringar, hyllplatser',
    mayFields: 'lagervärde|värde, att beställa',
  },
  {
    prompt:
      'Bästa mottagare,\n\nsom rektor på en gymnasieskola med 640 elever söker jag ett stöd för våra besök av APL-handledare. I dag finns uppgifterna i fem lärares privata kalendrar, och när någon blir sjuk vet ingen vart eleven har tagit vägen.\n\nVi behöver register över elever (namn, klass, program), arbetsplatser (företag, adress, bransch, handledare, telefon, antal platser) samt placeringar som knyter en elev till en arbetsplats under en period, med ansvarig lärare och omdöme efteråt. Programmen är bygg, el, fordon, vård och restaurang.\n\nLärare ska se sina egna elever, medan jag och administratören ser samtliga. Elever med skyddade uppgifter får inte förekomma i systemet över huvud taget. Inledningsvis vill jag se hur många elever per program som saknar plats, helst som ett enkelt cirkeldiagram.\n\nVänligen\nTorbjörn Ahlqvist',
    language: 'sv',
    lists: {
      elever: 'namn, klass, program',
      'arbetsplatser|företag': 'företag|namn, adress, bransch, handledare, telefon|telefonnummer, antal platser|platser',
      'placeringar|apl-placeringar': 'elev, arbetsplats, period, ansvarig lärare|lärare, omdöme',
    },
    may: 'lärare, handledare, program, klasser, besök|apl-besök, omdömen, perioder|apl-perioder, branscher',
    mayFields: 'från|startdatum|start, till|slutdatum|slut, saknar plats',
  },
  {
    prompt:
      '- loppisfynd jag säljer vidare på Tradera\n- vad det är, var jag köpte det, inköpspris, skick, bild\n- sålt för, fraktkostnad, såld datum\n- status: ska fotas, upplagd, såld, skickad\n- visa vinst per pryl och totalt i år\n- larma när jag närmar mig 50000\n- ljust och luftigt, helst som en katalog med bilder',
    language: 'sv',
    lists: {
      'loppisfynd|fynd|prylar|varor':
        'vad det är|namn|pryl|vara, var jag köpte det|inköpsställe|köpt var|inköpsplats, inköpspris, skick, bild|foto, sålt för|försäljningspris|sålt pris, fraktkostnad|frakt, såld datum|såld|försäljningsdatum, status',
    },
    may: 'försäljningar, inköp, loppisar|inköpsställen, köpare|kunder, utgifter|kostnader, kategorier',
    mayFields: 'vinst, inköpsdatum|köpt, kategori',
  },
  {
    prompt:
      'Vi arrangerar en ljusmarknad i december med ett åttiotal knallar och hittills har allt skötts i min svärmors anteckningsbok. Utställarna ska kunna anmäla sig med företagsnamn, vad de säljer (hantverk, mat, godis, kläder, annat), hur många meter bord de vill ha, om de behöver el, mobilnummer och mejladress. Vi godkänner eller tackar nej, tilldelar platsnummer och prickar av när avgiften kommit in. Avgiften är 350 kronor per meter plus 200 för el och ska räknas ut av sig själv. Samma platsnummer får inte delas ut två gånger. På startsidan vill jag se hur många meter som är sålda av 240 och hur mycket som är obetalt. En karta behövs inte. Listan med platser ska kunna skrivas ut och sättas upp på anslagstavlan, utan telefonnummer.',
    language: 'sv',
    lists: {
      'utställare|anmälningar|knallar':
        'företagsnamn|företag|namn, vad de säljer|säljer|kategori|varor, meter bord|meter|antal meter bord, el|behöver el, mobilnummer|mobil|telefon, mejladress|mejl|e-post, godkänd|status|godkännande, platsnummer|plats, avgiften betald|betald|betalt|avgift inkommen',
    },
    may: 'platser, betalningar|avgifter, anmälningar, marknader, programpunkter|program, funktionärer',
    mayFields: 'avgift|belopp|att betala, kontaktperson, anmäld|datum',
  },
  {
    prompt:
      'ok så vi är 6 pers i ett kollektiv i Malmö o det är alltid samma två som städar. gör en app med sysslor (vad, hur ofta, vems tur, senast gjord) och gemensamma utlägg, typ vem la ut, hur mkt, till vad. ska räkna ut vem som är skyldig vem. inga pekpinnar i texten, bara fakta',
    language: 'sv',
    lists: {
      sysslor: 'vad|syssla|namn, hur ofta|intervall, vems tur|tur|ansvarig, senast gjord|senast',
      'utlägg|gemensamma utlägg': 'vem la ut|vem|betalare|la ut, hur mkt|hur mycket|belopp, till vad|vad',
    },
    may: 'personer|boende|medlemmar|kollektivet, skulder|avräkningar|betalningar|återbetalningar, städlogg|utförda sysslor, inköpslista, rum',
    mayFields: 'datum, skuld|saldo|skyldig, nästa gång|nästa, delas av|deltagare, namn',
  },
  {
    prompt:
      'UPPDRAG\nWebbplats och kundregister för Lindqvist Begravningsbyrå, familjeföretag sedan 1954 med kontor i Nässjö och Eksjö.\n\nWEBBPLATS\nSidor om oss, tjänster, minnessidor och kontakt. Stillsamt, mycket vitt, serifer, inga utropstecken.\n\nREGISTER\nÄrenden: den avlidnes namn, födelsedatum, dödsdatum, anhörig som kontakt, telefon, ceremoniform (kyrklig, borgerlig, ingen ceremoni), plats, datum och tid, ansvarig, status (nytt, planering, genomfört, avslutat).\nBeställningar till ärendet: kista eller urna, blommor, dödsannons, förtäring, belopp.\n\nBEHÖRIGHET\nEndast fyra anställda. Eksjökontoret ska se sina ärenden och inte Nässjös.\n\nÖVERSIKT\nVeckans ceremonier i kalender. Summan av beställningarna per ärende.\n\nVIKTIGT\nTvå ceremonier får inte läggas på samma plats med mindre än en och en halv timmes mellanrum. Inga automatiska sms till anhöriga.',
    language: 'sv',
    lists: {
      ärenden:
        'den avlidnes namn|avliden|namn, födelsedatum|född, dödsdatum|död, anhörig|anhörig som kontakt|kontakt|kontaktperson, telefon|telefonnummer, ceremoniform|ceremoni, plats, datum|datum och tid, tid|datum och tid|klockslag, ansvarig, status',
      beställningar: 'kista eller urna|kista/urna|kista, blommor, dödsannons|annons, förtäring, belopp|summa, ärende',
    },
    may: 'anhöriga|kontakter, ceremonier, platser|lokaler|kyrkor, anställda|personal, kontor, tjänster, minnessidor, minnesord|kondoleanser, sidor, kontaktförfrågningar|meddelanden, leverantörer',
    mayFields: 'kontor, typ|vara|vad|artikel, summa|summa beställningar|totalt, e-post, sluttid',
  },
  {
    prompt:
      'Jag instruerar i yoga på tre ställen och vill att deltagare själva kan boka plats. Pass har datum, tid, lokal (Hagastudion, Parken, online), nivå och antal platser. Vid bokning räcker namn och e-post. När det är fullt hamnar man på väntelista. Jag vill se beläggning i procent per lokal. Mjuka jordfärger, och inga priser.',
    language: 'sv',
    lists: { 'pass|yogapass': 'datum, tid|klockslag, lokal, nivå, antal platser|platser', bokningar: 'namn, e-post|mejl' },
    may: 'väntelista|väntelistor|väntande, lokaler, deltagare, nivåer, instruktörer, avbokningar',
    mayFields: 'pass, status|väntelista|på väntelista, beläggning, lediga platser, bokad|bokningsdatum',
  },
  {
    prompt:
      'Flottan – hemtjänstens bilar\n- Vem vi är: hemtjänst söder, 14 elbilar, 55 anställda\n- Idag: en pärm i hallen och nycklar på krokar, ingen vet vem som har vilken\n- Bilar: regnummer, modell, räckvidd, besiktas senast, däck (sommar/vinter/dubb), i drift eller på verkstad\n- Körningar: bil, förare, ut kl, in kl, mätarställning start och slut, laddad vid återlämning\n- Skador: bil, datum, var på bilen, foto, anmäld till försäkringen\n- Räkna ut körda mil per bil och månad\n- Första sidan = lediga bilar just nu, grönt/rött\n- Enhetschefen ser allt, personalen ser inte varandras körningar\n- Påminn 30 dagar före besiktning\n- Brukarnas namn eller adresser får ALDRIG skrivas in\n- Ska gå snabbt på jobbtelefonen, max tre tryck',
    language: 'sv',
    lists: {
      bilar:
        'regnummer|registreringsnummer, modell, räckvidd, besiktas senast|besiktning, däck, i drift eller på verkstad|status|i drift',
      körningar:
        'bil, förare, ut kl|ut|uttid, in kl|in|intid, mätarställning start|mätarställning ut|start, mätarställning slut|mätarställning in|slut, laddad vid återlämning|laddad',
      skador: 'bil, datum, var på bilen|plats, foto|bild, anmäld till försäkringen|anmäld',
    },
    may: 'förare|anställda|personal, nycklar, besiktningar, verkstadsbesök|service, däckbyten, laddningar, påminnelser',
    mayFields: 'datum, körda mil|mil|sträcka, ledig, beskrivning, rapporterad av',
  },
  {
    prompt:
      'Vinkällaren: namn, producent, land, årgång, druva, antal flaskor, drick från, drick till, betyg 1–6\nProvningar: datum, vin, deltagare, anteckning\nFörst: flaskor som bör drickas i år\nRäkna: totalt värde, flaskor per land som cirkel\nMörkrött, elegant. Ingen annan än jag ska kunna ändra, men vännerna får kika.',
    language: 'sv',
    lists: {
      'viner|vinkällaren|vinkällare':
        'namn, producent, land, årgång, druva, antal flaskor|antal|flaskor, drick från, drick till, betyg',
      provningar: 'datum, vin, deltagare, anteckning|anteckningar',
    },
    may: 'producenter, länder, druvor, vänner|deltagare|gäster, inköp, flaskor, hyllor|platser',
    mayFields: 'värde|totalt värde, pris|inköpspris',
  },
  {
    prompt:
      'Hej, Daniel här från en liten PR-byrå i Stockholm (7 pers). Vi sitter med kundernas innehållsplaner i sju olika Google-ark och det är pinsamt ärligt talat. Kan du bygga en plan där vi har kunder, kampanjer (kund, namn, period, budget, mål) och inlägg med kanal (LinkedIn, Instagram, TikTok, nyhetsbrev, press), text, bild, publiceringsdatum, ansvarig och status som går idé → utkast → hos kund → godkänt → publicerat? Jag tänker mig kalender som startvy och att man kan filtrera på kund. Kunden ska få logga in och godkänna eller kommentera sina egna inlägg men absolut inte se budgeten eller andra kunder. Ett inlägg får inte bli publicerat utan att det är godkänt. Vore kul med en liten graf på antal inlägg per kanal och månad. Snyggt, svartvitt, en accentfärg i neongult. Ingen AI-text-generator tack, vi skriver själva!',
    language: 'sv',
    lists: {
      kunder: '',
      kampanjer: 'kund, namn, period, budget, mål',
      inlägg: 'kanal, text, bild, publiceringsdatum|datum, ansvarig, status',
    },
    may: 'kommentarer, godkännanden, kanaler, medarbetare|ansvariga|team, kontaktpersoner, bilder|material, innehållsplaner|planer, idéer',
    mayFields:
      'namn, kampanj, kund, kommentar|kommentarer, godkänd|godkänt, startdatum|start|från, slutdatum|slut|till, rubrik|titel',
  },
  {
    prompt:
      'minneslista kolonilotten\nfrön: sort, köpt år, förså månad, radavstånd\nodlingsbäddar nr 1-8, vad som växte där förra året -> inte samma familj två år i rad!!\nskörd: datum, gröda, vikt\nvill se vad jag ska göra denna månad när jag öppnar\nBerit i lott 14 ska kunna läsa men inte peta',
    language: 'sv',
    lists: {
      frön: 'sort|namn, köpt år|köpt|inköpsår, förså månad|förså|såmånad, radavstånd',
      'odlingsbäddar|bäddar': 'nr|nummer, vad som växte där förra året|växte förra året|förra årets gröda|gröda förra året',
      'skördar|skörd': 'datum, gröda, vikt',
    },
    may: 'uppgifter|att göra|sysslor, odlingar|planteringar|sådder, grödor|växter, växtfamiljer|familjer, växtföljd, gödsling, lottgrannar|grannar',
    mayFields: 'familj|växtfamilj, växer nu|årets gröda|gröda, bädd|odlingsbädd, månad, år',
  },
  {
    prompt:
      '1. Jag är domaransvarig i innebandyförbundet och tillsätter ungefär 400 matcher per säsong via sms, vilket inte håller längre.\n2. Domare: namn, steg (ungdom, distrikt, förbund), bostadsort, telefon, bankkonto.\n3. Matcher: matchnummer, datum, tid, hall, hemmalag, bortalag, serie, domare 1, domare 2.\n4. Domaren ska kunna svara ja eller nej på en match, och vid nej ange varför.\n5. Ingen får stå på två matcher som krockar, och ungdomsdomare får inte sättas på division 1.\n6. Första sidan visar matcher utan domare de närmaste tio dagarna.\n7. Arvode och milersättning (25 kr per mil) räknas ihop per domare och månad.\n8. Domarna ser sina egna uppdrag och ersättningar. Bankkontot ser bara jag.\n9. Hallarna har adress och parkeringstips.\n10. Enkelt utseende, ska kunna läsas i en bil i november.',
    language: 'sv',
    lists: {
      domare: 'namn, steg, bostadsort|ort, telefon|telefonnummer, bankkonto|konto',
      matcher: 'matchnummer, datum, tid|klockslag, hall, hemmalag, bortalag, serie, domare 1, domare 2',
      'svar|domarsvar|tillsättningar|uppdrag': 'svar|ja eller nej, varför|orsak|anledning, match, domare',
      hallar: 'adress, parkeringstips|parkering',
    },
    may: 'serier, lag, ersättningar|arvoden|utbetalningar, resor|milersättningar, säsonger, divisioner, föreningar|klubbar, tillgänglighet',
    mayFields:
      'namn|hall, arvode, mil|antal mil|körda mil, milersättning, ersättning|summa, svar domare 1, svar domare 2, division',
  },
  {
    prompt:
      'Kära ni,\nvi ska gifta oss den 14 juni och behöver en sida för gästerna: program, vägbeskrivning och OSA. I svaret vill vi ha namn, kommer/kommer inte, matpreferens, allergier, busstransport och önskelåt. Vi ska se antal ja och nej samt alla allergier samlat. Gästerna får inte se varandras svar. Sommarblommigt!\n/Ida & Oskar',
    language: 'sv',
    lists: {
      'svar|osa|osa-svar|anmälningar|gäster':
        'namn, kommer|kommer/kommer inte|kommer eller kommer inte|svar, matpreferens|mat, allergier|allergi, busstransport|buss, önskelåt',
    },
    may: 'gäster, program|programpunkter, vägbeskrivningar|vägbeskrivning, önskelåtar, bussar, bord|bordsplacering, önskelista|presenter, bilder, toastmaster|tal, sidor',
    mayFields: 'e-post|mejl, antal|antal personer',
  },
  {
    prompt:
      'Vår städfirma har vuxit från tre till tjugotvå anställda på två år och schemat sköts fortfarande i en WhatsAppgrupp. Det vi vill ha är ett ställe där varje kund finns med adress, nyckelnummer, larmkod, yta, hur ofta vi kommer (varje vecka, varannan, var fjärde) och pris, och där varje städtillfälle läggs upp med kund, datum, starttid, vem som städar och om det blev gjort. Den som städar bockar av och kan skriva en avvikelse, till exempel att ingen öppnade. Larmkoden ska bara synas för den som har passet samma dag. Chefen vill se veckan som kalender, antal avvikelser per kund och hur många timmar var och en fått, så att ingen går över 40. RUT-avdraget sköter vi i Fortnox, det ska inte in här. Flera av oss läser svenska dåligt, så korta ord och gärna symboler.',
    language: 'sv',
    lists: {
      kunder: 'adress, nyckelnummer|nyckel, larmkod, yta, hur ofta vi kommer|hur ofta|intervall|frekvens, pris',
      'städtillfällen|städningar|pass|tillfällen':
        'kund, datum, starttid|tid, vem som städar|städare|anställd, gjort|utfört|blev gjort|klart|status, avvikelse',
    },
    may: 'anställda|städare|personal, avvikelser, nycklar, scheman, arbetstid|timmar|tidrapporter, larmkoder, fakturor',
    mayFields: 'namn|kund, timmar|antal timmar|längd, sluttid, telefon',
  },
  {
    prompt:
      'Saker som ska in i vårt besöksregister på museet:\n- Grupper: skola, klass, antal elever, lärare, mobil\n- Visningar: tema (vikingatid, bruket, konst), guide, datum, språk\n- Max 25 elever per visning\n- Lärare bokar själva via formulär, vi bekräftar\n- Statistik per kommun och termin\n- Dagens visningar på en skärm i entrén, utan telefonnummer',
    language: 'sv',
    lists: {
      'grupper|skolgrupper': 'skola, klass, antal elever|elever, lärare, mobil|telefon',
      visningar: 'tema, guide, datum, språk',
    },
    may: 'bokningar|besök, guider, skolor, lärare, teman, terminer, kommuner, språk, besöksregister',
    mayFields: 'kommun, termin, bekräftad|status|bekräftat, grupp, tid|klockslag, visning',
  },
  {
    prompt:
      'hallå, hoppas jag är rätt här. jag är vaktmästare på ett kontorshotell, femton hyresgäster och fyra konferensrum, och folk bokar rummen på en lapp på dörren. behöver bokning av rum, alltså rum (Alpen, Havet, Skogen, Heden), företag, datum, från, till, antal personer, kaffe ja/nej. funkar inte om det redan är bokat då! varje företag har tio timmar gratis i månaden och sen kostar det 150 i timmen så det måste räknas. på morgonen vill jag se hur mycket kaffe jag ska koka haha. de ska logga in per företag och bara kunna ta bort sina egna bokningar, fast se när det är upptaget för andra. det vore bra med en skärm utanför varje rum också men det kan vi ta sen. gör det rent och enkelt, inga animationer',
    language: 'sv',
    lists: {
      'bokningar|rumsbokningar':
        'rum|konferensrum, företag|hyresgäst, datum, från|starttid, till|sluttid, antal personer|personer, kaffe',
    },
    may: 'rum|konferensrum, företag|hyresgäster, fakturor|debiteringar|kostnader, användare|anställda, kaffebeställningar, skärmar',
    mayFields: 'timmar|antal timmar, kostnad|pris|att betala|belopp, gratistimmar|timmar kvar|fria timmar, namn',
  },
  {
    prompt:
      'Läsecirkeln på biblioteket\nBöcker: titel, författare, sidor, språk, föreslagen av\nTräffar: datum, bok, värd, fika\nOmdömen: bok, medlem, stjärnor 1–5, kommentar\nÖverst: nästa träff\nMedlemmar ser inte andras omdömen förrän efter träffen\nSnittbetyg per bok, högst först\nUtskrift av årets boklista',
    language: 'sv',
    lists: {
      böcker: 'titel, författare, sidor|antal sidor, språk, föreslagen av|förslag från',
      'träffar|möten': 'datum, bok, värd, fika',
      'omdömen|recensioner': 'bok, medlem, stjärnor|betyg, kommentar',
    },
    may: 'medlemmar|deltagare, boklistor|boklista, författare, bokförslag|förslag, värdar, anmälningar|närvaro',
    mayFields: 'snittbetyg|betyg, läst',
  },
  {
    prompt:
      'Nuläge:\nVi är ett tandläkarföretag med två mottagningar. Avvikelser skrivs på papper och hamnar i en låda hos klinikchefen.\n\nÖnskat läge:\nEtt rapporteringssystem för avvikelser. Fält: datum, mottagning (Centrum, Norr), kategori (läkemedel, hygien, utrustning, bemötande, journal), vad hände, möjlig orsak, allvarlighetsgrad 1–4, föreslagen åtgärd.\n\nUppföljning:\nVarje avvikelse får en eller flera åtgärder med ansvarig, sista dag och utfört. Grad 4 ska märkas ut direkt och ligga överst.\n\nVem ser vad:\nAlla får rapportera, även anonymt. Klinikcheferna ser sin mottagning, kvalitetsansvarig ser båda.\n\nRedovisning:\nAntal per kategori och kvartal i stapeldiagram, andel åtgärdade inom 30 dagar.\n\nInte med:\nPatientnamn, personnummer och journaltext. En varning om detta ska stå ovanför formuläret.',
    language: 'sv',
    lists: {
      'avvikelser|rapporter|avvikelserapporter':
        'datum, mottagning, kategori, vad hände|händelse|beskrivning, möjlig orsak|orsak, allvarlighetsgrad|grad, föreslagen åtgärd|åtgärdsförslag',
      åtgärder: 'ansvarig, sista dag|sista datum|deadline, utfört|utförd|klar, avvikelse',
    },
    may: 'mottagningar, anställda|personal|medarbetare, klinikchefer|chefer, kategorier, uppföljningar, kommentarer',
    mayFields:
      'rapportör|rapporterad av|namn, anonym|anonymt, status, åtgärd|beskrivning|vad, utfört datum, åtgärdad inom 30 dagar',
  },
  {
    prompt:
      'Jag lagar gamla klockor hemma i Mora och är 78 år, så det får inte vara svårt. Idag står allt i en skrivbok. Jag vill skriva upp klocka, ägare, telefonnummer, vad felet är, lovad dag och pris. När den är klar vill jag kryssa för det. De som är sena ska stå först. Stora bokstäver, svart på vitt, och så en lapp att skriva ut.',
    language: 'sv',
    lists: {
      'klockor|reparationer|lagningar|jobb':
        'klocka|namn, ägare|ägarens namn|kund, telefonnummer|telefon, vad felet är|fel|felet, lovad dag|lovad|lovat datum, pris, klar',
    },
    may: 'ägare|kunder, delar|reservdelar, betalningar, lappar|etiketter|kvitton, bilder',
    mayFields: 'sen|försenad, inlämnad|datum, hämtad',
  },
  {
    prompt:
      '駅前で自転車店をやっています。修理の受付を今は複写式の伝票に書いていますが、どれが仕上がったのか電話のたびに探すのが大変です。お客様の名前、電話番号、車種、修理内容、預かり日、仕上がり予定日、見積金額、それから状態（受付・作業中・部品待ち・完了・引き渡し済み）を残したいです。最初の画面には今日仕上がる予定のものと部品待ちの件数を出してください。預かりから二週間過ぎたものは赤くして、月ごとの修理売上も棒グラフで見たいです。老眼なので字は大きめでお願いします。',
    language: 'ja',
    lists: {
      '修理|修理受付|受付|修理伝票|預かり':
        'お客様の名前|お客様|名前|顧客|氏名, 電話番号|電話, 車種|自転車, 修理内容|内容, 預かり日|受付日, 仕上がり予定日|仕上がり予定|完了予定日, 見積金額|見積|金額, 状態|ステータス',
    },
    may: 'お客様|顧客|顧客名簿, 自転車|車体, 部品|部品在庫|部品の注文, 売上|修理売上, スタッフ|担当者, 修理メニュー|修理項目, 請求書|見積書',
    mayFields: '売上|修理売上|修理代, 引き渡し日|完了日, メモ|備考, 受付番号|伝票番号, 部品|必要な部品, 担当|担当者',
  },
  {
    prompt:
      'PTA備品の貸出管理\n・備品名、保管場所、数量、状態（良い／要修理／廃棄）\n・借りた人、貸出日、返却予定日\n・返却が遅れたら目立たせてほしい\n・役員だけが編集、ほかの保護者は見るだけ\n・テントなどは写真もあると助かる\n・スマホでも見たい',
    language: 'ja',
    lists: {
      '備品|PTA備品|備品一覧': '備品名|名前|品名, 保管場所|場所, 数量|個数, 状態, 写真|画像',
      '貸出|貸し出し|貸出記録|貸出管理': '借りた人|借りる人|貸出先, 貸出日|貸した日, 返却予定日|返却日',
    },
    may: '保護者|会員|借りる人, 役員, 保管場所, 行事|イベント, 修理|修理記録',
    mayFields: '備品|備品名, 返却日|返却済み|返却, 数量|貸出数, 備考|メモ',
  },
  {
    prompt:
      'こんにちは〜！フリーでイラスト描いてる者です。依頼がDMとメールとサイトからバラバラに来て、先月ついに納期を飛ばしました…😭 なので依頼を一か所にまとめたい！依頼主、用途、ラフの締切、納品日、料金、どこから来たか（DM/メール/サイト/紹介）、進み具合は「相談中→ラフ→線画→着彩→納品→入金済み」で、カンバンみたいに動かせるのが理想です。締切3日前になったら色変わってほしい。あと今月の入金合計と未入金の合計も上に出したい。お客さんには見せません、私だけ。ダークモードで、ピンク系がいいな〜',
    language: 'ja',
    lists: {
      '依頼|案件|仕事|依頼一覧':
        '依頼主|クライアント|お客さん, 用途, ラフの締切|ラフ締切, 納品日|納期|締切, 料金|金額, どこから来たか|経路|依頼元|受付経路, 進み具合|状態|進捗|ステータス',
    },
    may: '依頼主|クライアント|お客さん|顧客, 入金|支払い|売上, 請求書|請求, 作品|イラスト|ポートフォリオ, 料金表|メニュー',
    mayFields: '入金日|入金済み|入金額, 依頼名|件名|タイトル, メモ|備考, 画像|ラフ, 締切',
  },
  {
    prompt:
      '会員：氏名、段位、入会日、保護者の電話\n稽古：日付、場所、指導者、参加した会員\n会費：会員、対象月、金額、支払済みか\n剣道の道場です。最初のページに今月の未納者数と次の稽古日。会費は会計係だけが見られるようにしてください。',
    language: 'ja',
    lists: {
      '会員|会員名簿|門下生': '氏名|名前|会員名, 段位, 級|級位, 入会日, 保護者の電話|電話|保護者電話',
      '稽古|稽古日|練習': '日付|稽古日, 場所|会場, 指導者|先生, 参加した会員|参加者|出席者|会員',
      '会費|月謝': '会員|氏名, 対象月|月, 金額|会費, 支払済みか|支払済み|支払い|納入',
    },
    may: '指導者|先生, 出席|出欠|参加, 昇段審査|審査|昇級審査, 大会|試合, 場所|道場|会場, お知らせ, 保護者, 会計',
    mayFields: '支払日|入金日, 保護者|保護者名, 備考|メモ',
  },
  {
    prompt:
      '■背景\n社員30名の設備工事会社です。現場の日報と写真が各自のLINEに散らばっていて、月末の集計に丸二日かかります。\n■やりたいこと\n現場ごとに日報を登録する。項目は日付、現場名、作業員、作業内容、天気（晴・曇・雨・雪）、使用材料、残業時間、写真。\n■画面\nトップは今日の日報がまだ出ていない現場の一覧。作業員別の残業時間の合計も月単位で出す。\n■権限\n職人は自分の日報だけ直せる。所長は全部。事務は閲覧と印刷のみ。\n■その他\n現場ではスマホで使う。見積や請求の機能は不要。',
    language: 'ja',
    lists: {
      '日報|現場日報|作業日報':
        '日付|作業日, 現場名|現場, 作業員|職人|氏名, 作業内容|内容, 天気|天候, 使用材料|材料, 残業時間|残業, 写真|画像',
    },
    may: '現場|工事|現場一覧, 作業員|職人|社員|従業員, 材料|使用材料, 写真|現場写真, 所長, 残業|残業時間|勤怠, 取引先|元請|お客様',
    mayFields: '提出状況|提出済み|提出, 開始時刻|作業時間, 備考|メモ, 所長|現場所長',
  },
  {
    prompt:
      '冷凍庫の中身をすぐ忘れて同じ肉を二回買ってしまう夫婦です。品名、種類（肉・魚・野菜・作り置き）、入れた日、個数、どの段かを書いておいて、一か月たったものから順に並べてほしいです。買い物中に二人ともスマホから見られて、使い切ったらワンタップで消せると嬉しいです。',
    language: 'ja',
    lists: {
      '冷凍庫の中身|冷凍庫|食品|食材|在庫|品物':
        '品名|名前|食品名, 種類|分類, 入れた日|冷凍した日|日付, 個数|数量, どの段か|段|場所',
    },
    may: '段|棚|場所, 種類|分類, 買い物リスト|買い物|買うもの, 使った記録|使い切ったもの|履歴, レシピ|献立, 冷蔵庫',
    mayFields: '使い切った|使い切り|状態, メモ|備考, 消費期限|期限, 写真',
  },
  {
    prompt:
      'ご担当者様\n\nはじめてご連絡いたします。私どもは会員八十名ほどの混声合唱団で、創立四十周年を迎えます。これまで団員名簿と出欠はエクセルで、楽譜の貸出は係のノートで管理してまいりましたが、係が高齢となり、引き継ぎを機に改めたく存じます。\n\n団員については氏名、パート（ソプラノ、アルト、テノール、バス）、入団年、住所、緊急連絡先を、練習については日時と会場、曲目、各団員の出欠を残せればと思います。パート別の出席率が一目で分かりますと指揮者が喜びます。住所は役員以外には表示されないようお願いいたします。名簿はA4で印刷できますと幸いです。\n\n何卒よろしくお願い申し上げます。',
    language: 'ja',
    lists: {
      '団員|団員名簿|名簿': '氏名|名前, パート, 入団年|入団, 住所, 緊急連絡先|連絡先',
      '練習|練習日|練習予定': '日時|日付|練習日時, 会場|場所, 曲目|曲, 出欠|各団員の出欠|出席者|出席',
    },
    may: '出欠|出席|出欠記録, 楽譜, 楽譜の貸出|楽譜貸出|貸出, 曲目|曲, 演奏会|公演|コンサート, パート, 会場, 役員|係, お知らせ',
    mayFields: '出席率, 団員, 練習, 貸出日, 返却日, 楽譜, 備考|メモ, 電話番号|電話',
  },
  {
    prompt:
      '1. 訪問先（利用者名、住所、要介護度1〜5、注意事項）\n2. 訪問の予定（日時、担当ヘルパー、内容）\n3. 終わったら体温と血圧と様子を記録\n4. 37.5度以上なら警告を出す\n5. ヘルパーは自分の担当分だけ見える\n6. 今はFAXと紙でやってます。週の予定はカレンダー表示で',
    language: 'ja',
    lists: {
      '訪問先|利用者|利用者名簿': '利用者名|氏名|名前|利用者, 住所, 要介護度|介護度, 注意事項|注意',
      '訪問の予定|訪問|訪問予定|予定':
        '日時|訪問日時|日付, 担当ヘルパー|ヘルパー|担当, 内容|サービス内容, 体温, 血圧, 様子|利用者の様子',
    },
    may: '訪問記録|訪問の記録|記録|バイタル|実績, ヘルパー|スタッフ|職員, 家族|緊急連絡先, ケアマネジャー|ケアマネ, 事業所',
    mayFields: '利用者|訪問先|利用者名, 訪問, 完了|状態|終了, 電話|連絡先, 最高血圧|血圧上, 最低血圧|血圧下, 日付|記録日',
  },
  {
    prompt:
      '自分用メモ。りんご園の防除記録をちゃんと残すこと。去年は手帳が雨で濡れて読めなくなり、農協の提出で苦労した。要るもの→園地（名前、面積、品種、植えた年）、散布（日付、園地、薬剤名、倍率、散布量、風の強さ、作業者）、収穫（日付、園地、品種、コンテナ数、等級は特秀・秀・優・加工）。同じ薬剤は年3回まで、超えそうなら知らせる。収穫前日数も気をつける。開いたら最初に園地ごとの最終散布日。収穫は品種別の円グラフ、去年との比較も。畑は電波が弱いので軽く。妻も入力する。提出用に一覧を印刷。',
    language: 'ja',
    lists: {
      '園地|畑': '名前|園地名, 面積, 品種, 植えた年|植栽年|定植年',
      '散布|防除|防除記録|散布記録':
        '日付|散布日, 園地, 薬剤名|薬剤|農薬, 倍率|希釈倍率, 散布量|量, 風の強さ|風, 作業者|作業した人',
      '収穫|収穫記録': '日付|収穫日, 園地, 品種, コンテナ数|コンテナ|数量, 等級',
    },
    may: '薬剤|農薬, 品種, 作業者|作業員|家族, 作業|作業記録|作業日誌, 出荷|販売, 天気|気象',
    mayFields: '収穫前日数, 使用回数|散布回数|回数, 使用回数の上限|上限, 最終散布日, 備考|メモ, 年|年度',
  },
  {
    prompt:
      'うちパン屋なんですけど、取り置きの電話メモがレジ横でぐちゃぐちゃで💦 名前と電話、パンの種類と個数、取りに来る時間、支払い済みかどうか、これだけでいいです！朝イチで今日の分が時間順に見えて、パンごとの合計個数も出ると焼く数がわかって最高です。バイトの子も使います',
    language: 'ja',
    lists: {
      '取り置き|取り置きメモ|予約|注文':
        '名前|お客様|お客様名|氏名, 電話|電話番号, パンの種類|パン|種類, 個数|数量, 取りに来る時間|受取時間|受け取り時間|受取日時, 支払い済みかどうか|支払い済み|支払い|支払済',
    },
    may: 'パン|商品|パンの種類|メニュー, お客様|お客さん|顧客, 取り置きの明細|明細|注文明細, スタッフ|バイト|アルバイト, 焼く予定|製造予定|焼く数',
    mayFields: '受取日|取りに来る日|日付, 受け取り済み|お渡し済み|状態, 受けた人|担当, メモ|備考',
  },
  {
    prompt:
      '1）保護猫の登録：仮名、性別、推定年齢、毛色、保護日、保護場所、ワクチン・不妊手術・ウイルス検査の済／未、写真\n2）状態は「保護中／治療中／募集中／トライアル／譲渡済み／虹の橋」\n3）預かりボランティアの名簿：名前、地域、受入可能頭数、今預かっている猫\n4）里親希望者の申込フォーム（誰でも送れる）：氏名、住まい、家族構成、先住動物、希望する猫、動機\n5）申込の中身は運営3人だけが見る\n6）募集中の猫は公開ページに写真つきで並べる。保護場所は公開しない\n7）医療費も1頭ごとに合計\n8）やさしい色合いで、広告っぽくしない',
    language: 'ja',
    lists: {
      '保護猫|猫':
        '仮名|名前, 性別, 推定年齢|年齢, 毛色, 保護日, 保護場所, ワクチン, 不妊手術, ウイルス検査, 写真|画像, 状態|ステータス',
      '預かりボランティア|ボランティア':
        '名前|氏名, 地域, 受入可能頭数|受け入れ可能頭数|頭数, 今預かっている猫|預かっている猫|預かり猫|猫',
      '里親希望者|里親申込|申込|里親希望者の申込':
        '氏名|名前, 住まい|住居, 家族構成|家族, 先住動物, 希望する猫|希望の猫|猫, 動機|志望動機',
    },
    may: '医療費|医療記録|通院|診療, 里親|譲渡|譲渡記録, トライアル, 預かり|預かり記録, 動物病院|病院, 運営|メンバー, 寄付|支援, お知らせ',
    mayFields:
      '医療費|金額|費用, 猫, 日付, 預かりボランティア|預かり先, 申込日, 公開|公開する, 状態|対応状況, メール|電話|連絡先, 内容',
  },
  {
    prompt:
      '研究室の試薬メモ。薬品名、CAS番号、棚番号、残量、開封日、使用期限、毒劇物か。期限切れ1か月前は黄色、過ぎたら赤。誰が何g使ったかも記録、残量は自動で減らす。毒劇物は教員のみ編集。英語の学生もいるので表示は単純に。今は共有Excel、壊れがち。',
    language: 'ja',
    lists: {
      '試薬|薬品|試薬一覧':
        '薬品名|試薬名|名前, CAS番号|cas番号|CAS, 棚番号|棚|保管場所, 残量|量, 開封日, 使用期限|期限, 毒劇物か|毒劇物',
      '使用記録|使用|使用履歴': '使用者|誰が|使った人|氏名, 使用量|何g使ったか|量',
    },
    may: '棚|保管場所, メンバー|学生|教員|利用者|使用者, 発注|購入|注文, メーカー|業者, 廃棄|廃棄記録',
    mayFields: '試薬|薬品|薬品名, 使用日|日付, 目的|用途, 備考|メモ, 単位, 内容量',
  },
  {
    prompt:
      '- マンション管理組合の理事長になってしまいました（62戸、築28年）\n- 部屋番号、区分所有者名、居住者名、駐車場番号、駐輪台数、連絡先の名簿がほしい\n- 修繕の要望を住民が送れるようにする。場所、内容、写真、希望時期\n- 要望は「受付・業者見積中・理事会審議・対応済・見送り」で管理\n- 業者の見積も要望ごとに金額と会社名で残す\n- 最初のページはお知らせと次の理事会の日時\n- 名簿は理事だけ。住民同士には見せない\n- 年度ごとの修繕費を棒グラフで総会に出したい\n- 掲示板に貼るので印刷もする\n- チャット機能は揉めるので絶対につけないで',
    language: 'ja',
    lists: {
      '住戸|名簿|部屋|居住者|居住者名簿':
        '部屋番号|部屋, 区分所有者名|区分所有者|所有者, 居住者名|居住者, 駐車場番号|駐車場, 駐輪台数|駐輪, 連絡先|電話',
      '要望|修繕の要望|修繕要望|修繕': '場所, 内容, 写真|画像, 希望時期|希望の時期, 状態|対応状況|ステータス',
      '見積|業者の見積|見積もり': '要望|修繕の要望, 金額|見積金額, 会社名|業者|業者名|会社',
    },
    may: 'お知らせ|掲示, 理事会|理事会の日程|予定|会議, 理事|役員, 修繕費|修繕|工事|修繕履歴, 業者|会社, 駐車場, 駐輪場, 総会|議事録, 区分所有者|所有者, 年度',
    mayFields: '日時|次の理事会の日時, タイトル|件名, 本文|お知らせ, 部屋|部屋番号|住戸, 修繕費|費用, 年度, 受付日|日付, 採用',
  },
  {
    prompt:
      '釣りの記録アプリがほしいです。日付、場所、潮（大潮・中潮・小潮・長潮・若潮）、天気、魚種、サイズ、仕掛け、写真を残して、魚種ごとの自己最大と今年の釣行回数がトップに出る感じ。場所は仲間にも内緒なので自分しか見られないようにしてください。',
    language: 'ja',
    lists: {
      '釣行|釣りの記録|釣果|記録':
        '日付|釣行日, 場所|釣り場|ポイント, 潮|潮回り, 天気|天候, 魚種|魚, サイズ|大きさ|長さ, 仕掛け, 写真|画像',
    },
    may: '釣果|魚|釣った魚, 場所|釣り場|ポイント, 魚種, 仕掛け|道具|タックル, 仲間, 自己最大|自己記録',
    mayFields: '匹数|数, メモ|感想, 釣行, 時刻|時間',
  },
  {
    prompt:
      '児童：名前、学年、クラス、保護者、電話番号、アレルギー、お迎えの人\n出席：日付、児童、来た時刻、帰った時刻、帰り方（お迎え・一人・きょうだいと）\nおやつ：日付、品名、含まれるアレルゲン\n連絡：日付、児童、内容、既読\n指導員：名前、資格、勤務曜日\n――\n公立の学童保育です。いま紙の出席簿です。画面を開いたら今いる子の人数、まだ来ていない子の名前を大きく出してください。アレルギーに当たるおやつの日は赤い印。保護者は自分の子の連絡だけ読めること。延長は18時を過ぎた日数を月ごとに数えて請求に使います。タブレット1台で使います。',
    language: 'ja',
    lists: {
      '児童|児童名簿|子ども':
        '名前|氏名|児童名, 学年, クラス|組, 保護者|保護者名, 電話番号|電話, アレルギー|アレルゲン, お迎えの人|お迎え',
      '出席|出席簿|出欠': '日付, 児童|名前, 来た時刻|来所時刻|登所時刻, 帰った時刻|退所時刻|帰り時刻, 帰り方',
      おやつ: '日付, 品名|おやつ名, 含まれるアレルゲン|アレルゲン',
      '連絡|連絡帳': '日付, 児童, 内容|連絡内容, 既読',
      '指導員|職員|スタッフ': '名前|氏名, 資格, 勤務曜日|曜日',
    },
    may: '保護者, 延長|延長利用|請求|延長料金, アレルゲン|アレルギー, クラス, お迎えの人, シフト|勤務, お知らせ, 行事',
    mayFields: '延長|延長日数|請求額, 状態|出欠, 指導員|担当|書いた人, 備考|メモ',
  },
  {
    prompt:
      '担当の方へ\n町内会の会計を三十年してきた者です。会費の集金を帳面からパソコンに移したく思います。世帯主、班（一班から八班）、会費、納めた日、領収書番号。班ごとの集金額と未納の数が見えれば十分です。字は大きく、難しい言葉は使わないでください。よろしくお願いします。',
    language: 'ja',
    lists: {
      '会費|集金|会費の集金|世帯|会員': '世帯主|氏名|名前, 班, 会費|金額|会費の額, 納めた日|納入日|支払日, 領収書番号|領収書',
    },
    may: '世帯|会員|世帯名簿|名簿, 班|組, 会計|支出|帳簿|収支, 集金|入金|会費, 役員|集金係, 領収書, 行事',
    mayFields: '納入済み|未納|状態, 年度|月, 世帯, 備考|メモ, 住所, 電話',
  },
  {
    prompt:
      '地方で小さな税理士事務所を開いており、顧問先が六十件ほどあります。申告期限と資料の回収状況を職員三人が別々の表で持っているため、誰かが休むと何も分からなくなります。顧問先の名称、決算月、個人か法人か、担当者、顧問料、消費税の区分（本則・簡易・免税）を登録し、そこに毎月の資料が届いたか、入力が済んだか、面談したかをつけていきたいのです。開いたときには今月が申告期限の先と、資料が未着の先を出してください。顧問料の金額は所長の私だけが見られるようにしたいです。期限の二週間前で未着手なら警告がほしいです。見た目は地味で結構、紺色が好みです。',
    language: 'ja',
    lists: {
      '顧問先|顧客':
        '名称|顧問先名|名前|会社名, 決算月, 個人か法人か|個人・法人|区分|種別, 担当者|担当|職員, 顧問料, 消費税の区分|消費税区分|消費税',
      '月次|毎月の進み具合|月次状況|資料の回収状況|回収状況|月次処理':
        '顧問先, 月|対象月|年月, 資料が届いたか|資料到着|資料|資料の到着, 入力が済んだか|入力|入力済み, 面談したか|面談|面談済み',
    },
    may: '申告|申告期限|申告業務, 職員|担当者|スタッフ, 資料|回収資料, 面談|面談記録, 請求|顧問料|入金, 連絡|やり取り, 期限|予定',
    mayFields: '申告期限|期限, 着手|着手状況|状態|進捗, 申告月, 備考|メモ, 到着日|面談日',
  },
  {
    prompt:
      '【目的】工場の不良品を記録する\n【項目】発見日、製品番号、工程（切断・溶接・塗装・検査）、不良の種類、数量、写真、発見者\n【集計】工程別の件数グラフ、週の合計\n【権限】削除は品質課のみ\n【注意】手袋のまま押せる大きいボタン。原価は載せない',
    language: 'ja',
    lists: {
      '不良品|不良|不良記録|不良品の記録':
        '発見日|日付, 製品番号|製品, 工程, 不良の種類|種類|不良種類, 数量|個数, 写真|画像, 発見者|見つけた人',
    },
    may: '製品|製品番号, 工程, 不良の種類|種類, 従業員|作業者|発見者|社員, 対策|是正処置|原因, 設備|機械, ライン',
    mayFields: '備考|メモ, 状態|対応状況, 原因, 対策',
  },
  {
    prompt:
      'ねえねえ、来年の5月に結婚式するんだけど、ゲストの管理がもうカオスなのよ。彼と私で別々のメモに書いてて席順とか無理。名前、新郎側か新婦側か、関係（親族・友人・職場・恩師）、招待状出したか、返事（出席・欠席・保留）、アレルギー、お車代いくら、テーブル番号。これを二人で編集したいの。でね、出席の人数と、テーブルごとの人数、10人超えたら注意出してほしい。お車代の合計も！返事まだの人だけ見れると催促しやすいかな。出欠の返事はゲストがスマホからできるページがあったら神。白とグリーンのナチュラルな感じで、ハートとかは恥ずかしいのでナシで。',
    language: 'ja',
    lists: {
      'ゲスト|招待客|ゲストリスト|出席者':
        '名前|氏名, 新郎側か新婦側か|新郎側・新婦側|どちら側|側, 関係|間柄, 招待状出したか|招待状|招待状送付, 返事|出欠|出欠の返事, アレルギー, お車代, テーブル番号|テーブル',
    },
    may: 'テーブル|席|席次|席順, 返事|出欠|出欠の返事|回答, お車代, ご祝儀, やること|タスク|準備, 引き出物, 招待状, 予算|費用',
    mayFields: '人数, メッセージ, 住所, メール|電話|連絡先, 備考|メモ, 返事の日',
  },
  {
    prompt:
      '・少年野球チーム、小1〜小6で45人\n・選手の名前、学年、背番号、ポジション、投球数\n・試合の日付、相手、球場、得点、失点\n・車出しと当番のカレンダー\n・1日70球を超えたら赤\n・打率はいらない、親が揉めるから\n・親は見るだけ、入力はコーチ',
    language: 'ja',
    lists: {
      '選手|選手名簿|部員': '名前|選手名|氏名, 学年, 背番号, ポジション|守備, 投球数',
      '試合|試合結果': '日付|試合日, 相手|対戦相手, 球場|場所, 得点, 失点',
      '当番|車出しと当番|車出し|車出し・当番|当番表|予定': '',
    },
    may: '車出し|配車, 投球|投球記録|投球数, 練習, 保護者|親, コーチ|指導者, 球場, 大会, お知らせ',
    mayFields: '日付|当番の日, 担当|保護者|家庭|親, 種類|内容|当番の種類, 選手, 投球数, 試合, 台数|定員, 勝敗|結果',
  },
  {
    prompt:
      '着物レンタルの店を浅草で営んでおります。着付けの予約が電話とサイトで重なり、同じ着物を二人に貸してしまう事故が今年だけで三回ありました。着物には番号、柄、色、サイズ、季節（袷・単衣・浴衣）、クリーニング中かどうかを、予約にはお客様名、国籍、人数、来店時刻、返却時刻、選んだ着物、ヘアセットの有無、料金をつけたいです。同じ日に同じ着物が選ばれたら保存できないようにしてください。朝の画面は本日の予約を時間順で、返却が遅れている方は上に。スタッフは予約の追加まで、料金の変更は店長だけです。和風で落ち着いた色が希望です。',
    language: 'ja',
    lists: {
      着物: '番号|着物番号, 柄, 色, サイズ, 季節, クリーニング中かどうか|クリーニング中|クリーニング|状態',
      '予約|着付けの予約|着付け予約':
        'お客様名|お客様|名前|氏名, 国籍|国, 人数, 来店時刻|来店日時|来店時間, 返却時刻|返却日時|返却時間, 選んだ着物|着物, ヘアセットの有無|ヘアセット, 料金|金額',
    },
    may: 'お客様|顧客, スタッフ|従業員|店員, 帯|小物|帯・小物, クリーニング|クリーニング記録, 料金プラン|プラン|メニュー, 返却|貸出, 売上',
    mayFields: '日付|予約日|来店日, 返却済み|返却|状態, 受付経路|電話かサイトか, 担当|着付け担当, 備考|メモ, 電話, 写真',
  },
  {
    prompt:
      '市営図書室 寄贈本のリスト\n1. 書名、著者、出版年、分類（文芸・児童・郷土・実用）\n2. 寄贈者名、受入日、状態\n3. 寄贈者名は職員以外には非表示\n4. 分類ごとの冊数を表示\n5. 重複した書名は登録時に知らせる\n6. 貸出の機能は別にあるので不要です',
    language: 'ja',
    lists: { '寄贈本|本|寄贈図書|図書': '書名|題名|タイトル, 著者|著者名, 出版年, 分類, 寄贈者名|寄贈者, 受入日, 状態' },
    may: '寄贈者, 分類, 職員, 寄贈|受入|受け入れ, 著者, 出版社, 棚|書架',
    mayFields: '備考|メモ, 出版社, 冊数|数量, ISBN',
  },
  {
    prompt:
      '忘備録：清掃会社のシフトと現場の件（社長に言われたので考える）\nスタッフは22人、うち外国籍9人→ふりがな必須。名前、電話、在留期限、持っている資格、入れる曜日。在留期限は2か月前に知らせないとまずい。\n現場は病院、オフィス、店舗の3種類。住所、鍵の置き場所、作業時間帯、契約金額。\nシフトは日付・現場・スタッフ・開始・終了。同じ人のダブりは止める。\nスタッフには自分のシフトだけスマホで見せる。契約金額は絶対見せない。\n週の労働時間の合計、40時間超えで赤。\nホワイトボードは年内でやめたい。印刷は要ると思う、詰所に貼るから。',
    language: 'ja',
    lists: {
      'スタッフ|従業員': '名前|氏名, ふりがな, 電話|電話番号, 在留期限, 持っている資格|資格, 入れる曜日|勤務可能曜日|曜日',
      '現場|清掃現場': '種類|種別, 住所, 鍵の置き場所|鍵, 作業時間帯|時間帯, 契約金額|金額',
      'シフト|シフト表': '日付, 現場, スタッフ, 開始|開始時刻, 終了|終了時刻',
    },
    may: '資格, 取引先|顧客|契約先|お客様, 契約, 鍵, 休み|休暇|希望休, 清掃報告|作業報告|作業記録, 勤怠|労働時間, 国籍',
    mayFields: '国籍|外国籍, 現場名|名前, 労働時間|時間|週の労働時間, 備考|メモ',
  },
  {
    prompt:
      '割り勘の計算ができる小さいやつ作って！飲み会の幹事ばっかりやらされてて😅 合計金額と人数を入れたら一人いくらか出て、上司は多め・飲まない人は少なめとか調整できて、100円単位で丸めたい。あと誰が払ったかチェックも。ログインなし、スマホ専用でOK',
    language: 'ja',
    lists: {},
    may: '参加者|メンバー|人|支払い|飲み会の参加者, 飲み会|会|会計|割り勘, 支払い|支払, 区分|役割|重み, 履歴|計算履歴|記録, お店|店',
    mayFields:
      '合計金額|金額|合計, 人数, 名前|参加者, 区分|上司|飲まない|種類, 支払額|一人いくら|一人あたり, 払ったか|支払い済み|払った, 調整|割合|重み|多め・少なめ, 丸め|丸め単位, 日付',
  },
  {
    prompt:
      '件名：消防団の管理システムについて\n\nお世話になります。市の消防防災課の者です。管内に十二の分団があり、団員の情報と出動記録を各分団から紙で集めています。\n\nお願いしたい内容は以下です。団員は氏名、所属分団、階級（団長・副団長・分団長・部長・班長・団員）、入団日、勤務先、運転免許の種類。出動は日時、種別（火災・水防・捜索・訓練・警戒）、場所、参加した団員、活動時間。報酬は出動一回につき定額で、年度末に団員ごとの回数と金額を出します。\n\n分団長は自分の分団だけ入力でき、課の職員は全体を見られるようにしてください。個人の勤務先は課のみ。消防車両の点検が三か月以上ないときは警告をお願いします。',
    language: 'ja',
    lists: {
      '団員|消防団員': '氏名|名前, 所属分団|分団, 階級, 入団日, 勤務先, 運転免許の種類|運転免許|免許',
      '出動|出動記録': '日時|出動日時|日付, 種別|種類, 場所, 参加した団員|参加団員|団員|参加者, 活動時間|時間',
    },
    may: '分団, 消防車両|車両|消防車, 点検|車両点検|点検記録, 報酬|出動報酬|支払い, 参加|出動参加, 職員|市の職員, 訓練, 装備|資機材, 年度',
    mayFields: '点検日|最終点検日, 分団|配備先, 車両|車両名|名前, 報酬|金額|単価, 回数|出動回数, 分団長, 電話|連絡先, 備考|メモ',
  },
  {
    prompt:
      'お客様：名前、電話、髪質、薬剤アレルギー\n予約：日時、担当（美咲・健太・ゆり）、メニュー、時間、料金\nカルテ：日付、使った薬剤、写真、次回提案\n一人サロンから三人になったので。予約はカレンダー、担当ごとに色分け。月の売上は私だけ見たい',
    language: 'ja',
    lists: {
      'お客様|顧客': '名前|氏名, 電話|電話番号, 髪質, 薬剤アレルギー|アレルギー',
      予約: '日時|予約日時, 担当|担当者, メニュー, 時間|所要時間, 料金|金額',
      'カルテ|施術記録': '日付|来店日, 使った薬剤|薬剤, 写真|画像, 次回提案|次回の提案|提案',
    },
    may: '担当|スタッフ|美容師, メニュー|施術メニュー, 売上|会計, 薬剤|商品|在庫, シフト|休み',
    mayFields: 'お客様|顧客|名前, 担当, 状態|来店済み, 備考|メモ, 売上',
  },
  {
    prompt:
      '# 民泊の運営ノート\n\n## 誰が使うか\n私（オーナー）と清掃のパートさん2名。物件は京都に4軒。\n\n## 記録したいこと\n- 物件：名前、住所、定員、鍵の番号、Wi-Fi\n- 宿泊：ゲスト名、国、人数、チェックイン、チェックアウト、予約サイト、売上\n- 清掃：物件、日付、担当、完了チェック、壊れ物、写真\n\n## 見たいもの\n今日の入退室、物件別の稼働率、月別売上の折れ線。\n\n## ルール\n年間180日の上限に近づいたら警告。パートさんには売上を見せない。清掃が終わっていない物件は赤。\n\n## いらないもの\n決済、ゲストとのメッセージ。',
    language: 'ja',
    lists: {
      '物件|宿': '名前|物件名, 住所, 定員, 鍵の番号|鍵, Wi-Fi|wifi|Wi-Fiパスワード',
      '宿泊|予約|宿泊予約':
        'ゲスト名|ゲスト|名前, 国|国籍, 人数, チェックイン|チェックイン日, チェックアウト|チェックアウト日, 予約サイト|サイト, 売上|料金',
      '清掃|清掃記録': '物件, 日付|清掃日, 担当|担当者, 完了チェック|完了, 壊れ物|破損, 写真|画像',
    },
    may: 'スタッフ|パート|清掃スタッフ|担当者, ゲスト|宿泊者, 備品|消耗品, 予約サイト, 修理|修繕|壊れ物, 経費|支出, 売上',
    mayFields: '物件, 泊数|宿泊日数, 稼働率, 備考|メモ, 宿泊, 状態',
  },
  {
    prompt:
      '高校の写真部の顧問です。部のカメラとレンズの貸し出しが口約束なので、機材名、番号、購入年、状態、借りている生徒、返却日を管理したいです。返却日を過ぎたら生徒の名前が赤く出るように。生徒は貸出の申請だけ、許可は顧問がします。個人の住所は扱いません。',
    language: 'ja',
    lists: {
      '機材|カメラとレンズ|カメラ・レンズ|機材一覧':
        '機材名|名前, 番号|機材番号, 購入年, 状態, 借りている生徒|生徒|借りている人|借用者, 返却日|返却予定日|返却期限',
    },
    may: '貸出|貸し出し|貸出記録, 申請|貸出申請|貸出の申請, 生徒|部員|生徒名簿, 顧問|先生, 修理|修理記録|点検, 作品|写真, 撮影会|活動',
    mayFields:
      '種類|カメラ|レンズ, 機材, 貸出日|申請日, 許可|承認|申請の状態, 学年|クラス, 返却済み|返却, 理由|目的, 備考|メモ, 写真',
  },
  {
    prompt:
      '* 酒蔵の見学予約と売店をまとめたい\n* 見学の申込は誰でもできるように：名前、人数、希望日、時間帯（10時・13時・15時）、運転する人の有無、メール\n* 各回15名まで、満員なら選べない\n* 運転者には試飲を出さないので印がほしい\n* 商品：銘柄、種類（純米・吟醸・本醸造・にごり）、容量、価格、在庫\n* 在庫が12本を下回ったら知らせる\n* 仕込みのタンクは別の仕組みがあるので不要\n* トップは蔵の紹介と写真、アクセス、営業時間\n* 申込の一覧は事務所の人だけ\n* 月別の見学者数を棒グラフで、組合への報告に使います\n* 紺と白、筆文字っぽい感じ、英語も少し',
    language: 'ja',
    lists: {
      '見学予約|見学の申込|見学申込|申込|見学':
        '名前|氏名, 人数, 希望日|見学日|日付, 時間帯|時間, 運転する人の有無|運転者|運転する人|運転, メール|メールアドレス',
      '商品|酒|お酒': '銘柄|商品名, 種類, 容量, 価格|値段, 在庫|在庫数|在庫本数',
    },
    may: '見学の回|見学枠|時間帯|開催日, 売上|販売, 入荷|在庫の動き|入出庫|出庫, お知らせ|ニュース, 写真|ギャラリー, お客様|見学者, 注文, お問い合わせ, 休業日|営業時間|営業日',
    mayFields: '状態|確認済み, 申込日, 写真|画像, 説明, 電話, 備考|メモ|ご要望, 英語名, 残席|定員',
  },
  {
    prompt:
      'うちの寺の檀家さんの過去帳と法要の予定を整えたい。施主名、住所、電話、戒名、命日、続柄、墓地の区画。年回忌（一周忌・三回忌・七回忌…）が今年に当たる家を一覧にし、案内はがき用に印刷する。住職と副住職のみ閲覧。派手な色は避けること。',
    language: 'ja',
    lists: {
      '過去帳|檀家|檀家名簿|故人': '施主名|施主|名前, 住所, 電話|電話番号, 戒名, 命日, 続柄, 墓地の区画|区画|墓地',
      '法要の予定|法要|法事': '',
    },
    may: '檀家|施主|檀家名簿, 故人|仏様, 墓地|区画|墓, 年回忌|回忌, お布施|布施, 案内|案内はがき|はがき, 行事|年中行事, 卒塔婆|塔婆, 家族',
    mayFields:
      '俗名|故人の名前|名前, 檀家|施主|施主名, 故人|戒名, 日時|日付|法要日, 年回忌|回忌|種類, 行年|享年, 案内済み|案内, 備考|メモ, 場所',
  },
  {
    prompt:
      'おつかれさまです、翻訳会社でコーディネーターしてます。案件管理をスプレッドシートでやってるんですけど、もう2000行超えて重くて開かないんですよ…。案件名、クライアント、言語ペア、分野（医療・法律・IT・観光）、文字数、翻訳者、チェッカー、納期、単価、状態（見積・翻訳中・チェック中・納品・請求済）があればとりあえず回ります。翻訳者さんには自分の案件だけ見せたくて、クライアントの名前と売上単価は隠したいです。あと納期が今日と明日のやつを一番上にドンと。翻訳者ごとの今月の文字数も合計で出してもらえると、偏りが分かって助かります！アプリの色はロゴと同じ緑で。',
    language: 'ja',
    lists: {
      '案件|翻訳案件':
        '案件名|名前, クライアント|顧客, 言語ペア|言語, 分野, 文字数, 翻訳者, チェッカー, 納期|納品日, 単価|売上単価, 状態|ステータス',
    },
    may: '翻訳者, クライアント|顧客|取引先, チェッカー, 請求|請求書|支払い, 見積|見積書, 分野, 言語ペア|言語, 用語集, 納品|納品物|ファイル',
    mayFields:
      '売上単価|クライアント単価, 翻訳単価|翻訳者単価|支払単価, 金額|合計|売上, 受注日|依頼日, 備考|メモ, ファイル, メール',
  },
  {
    prompt:
      '1 賃貸物件30室の管理\n2 部屋、間取り、家賃、入居者、契約開始、更新日\n3 入金は月ごとに済・未・一部\n4 未入金の合計額をトップに\n5 更新日の3か月前に知らせる\n6 修理の依頼は入居者がフォームから送る\n7 入居者の勤務先は私だけ閲覧\n8 今は大学ノートです',
    language: 'ja',
    lists: {
      '部屋|賃貸物件|物件|契約':
        '部屋|部屋番号|部屋名, 間取り, 家賃, 入居者|入居者名, 契約開始|契約開始日, 更新日|契約更新日, 勤務先|入居者の勤務先',
      '入金|家賃入金|家賃': '月|対象月|年月, 済・未・一部|状態|入金状況|入金',
      '修理の依頼|修理依頼|修理': '',
    },
    may: '入居者|借主, 契約|賃貸契約, 建物, 業者|修理業者, 更新|契約更新, 支出|修理費|経費, お知らせ',
    mayFields:
      '部屋|部屋番号, 入居者|氏名|名前, 金額|入金額|入金日, 内容|修理内容|症状|場所, 写真, 状態|対応状況, 依頼日|日付, 電話|連絡先, 希望日, 備考|メモ',
  },
  {
    prompt:
      '市民マラソン大会の事務局をしている陸上協会です。これまで申込用紙を郵送で受けて手入力していましたが、参加者が八百人を超え、ゼッケンの番号違いが毎年出ます。申込フォームで氏名、ふりがな、生年月日、性別、種目（ハーフ・10キロ・5キロ・親子2キロ）、Tシャツのサイズ、緊急連絡先、持病の有無を受け付け、事務局が入金を確認したらゼッケン番号をつける流れにしたいです。種目ごとの申込数と定員の残り、Tシャツのサイズ別の枚数を表で出してください。ハーフは高校生以上に限ります。持病は救護班と事務局だけが読めるように。当日受付は体育館でノートパソコン三台、氏名で探せること。',
    language: 'ja',
    lists: {
      '申込|参加申込|参加者|エントリー':
        '氏名|名前, ふりがな, 生年月日, 性別, 種目, Tシャツのサイズ|Tシャツサイズ|Tシャツ, 緊急連絡先, 持病の有無|持病, 入金|入金確認|入金済み, ゼッケン番号|ゼッケン',
    },
    may: '種目|部門, 受付|当日受付, 入金|支払い|参加料, ゼッケン|ゼッケン番号, 大会, 結果|記録|タイム, スタッフ|ボランティア|救護班, お知らせ, Tシャツ|Tシャツのサイズ',
    mayFields:
      '定員|残り, 受付済み|当日受付|受付, 入金日, 参加料|金額, メール|メールアドレス, 電話|住所, 申込日, 学年|年齢|保護者|子どもの名前, 種目名, 備考|メモ, 状態',
  },
  {
    prompt:
      '概要\n大学生協のアルバイト募集ページ。\n\n掲載内容\n店舗名、仕事、時給、曜日、人数、締切\n\n応募\n氏名、学年、電話、希望シフト、志望動機\n\n決まり\n締切後は自動で非表示。応募者は店長だけが見る。応募数を店舗別に。顔写真は不要。',
    language: 'ja',
    lists: {
      '募集|アルバイト募集|求人|アルバイト': '店舗名|店舗, 仕事|仕事内容, 時給, 曜日, 人数|募集人数, 締切|締切日',
      '応募|応募者': '氏名|名前, 学年, 電話|電話番号, 希望シフト|シフト, 志望動機|動機',
    },
    may: '店舗, 店長|担当者, 面接|選考, 学生, お知らせ, 採用|採用者, 質問|よくある質問',
    mayFields: '募集|求人|店舗|応募先, 応募日, 状態|選考状況|結果, メール, 公開|掲載, 備考|メモ, 応募数',
  },
  {
    prompt:
      'メモ（次の打ち合わせまでにたたき台を作る）\n養蜂を始めて3年、巣箱が6から25に増えて頭で覚えきれない。\n巣箱：番号、置き場、女王の年と印の色、群の強さ（強・中・弱）、種類は西洋・日本。\n内検：日付、巣箱、女王を見たか、卵、王台、ダニの数、給餌した量、気づいたこと、写真。\n採蜜：日付、巣箱、花（アカシア・百花・そば・みかん）、kg、糖度。\n10日以上内検していない箱を最初に出す。ダニが3を超えたら赤で警告。\n採蜜量は花ごとの合計と年ごとの棒グラフ。\n片手で入力、面布ごしでも読めるよう濃い色で大きく。\n販売と顧客は今回はやらない。息子には見るだけの権限。',
    language: 'ja',
    lists: {
      巣箱: '番号|巣箱番号, 置き場|置き場所|場所, 女王の年|女王年, 印の色|女王の印の色|女王の印, 群の強さ|強さ|群勢, 種類',
      '内検|内検記録':
        '日付|内検日, 巣箱, 女王を見たか|女王|女王確認, 卵, 王台, ダニの数|ダニ|ダニ数, 給餌した量|給餌量|給餌, 気づいたこと|メモ|気づき, 写真|画像',
      '採蜜|採蜜記録': '日付|採蜜日, 巣箱, 花|蜜源, kg|採蜜量|量|重さ, 糖度',
    },
    may: '置き場|蜂場|置き場所, 女王|女王蜂, 花|蜜源, ダニ対策|治療|投薬, 給餌, 作業|やること|作業記録, 分蜂|捕獲',
    mayFields: '最終内検日, 備考|メモ, 天気, 作業者|記録者, 女王',
  },
  {
    prompt:
      '猫の手も借りたい動物病院です（笑）待合の順番を画面に出したいんです。受付番号、ペットの名前、種類（犬・猫・うさぎ・鳥）、症状、急患かどうか、状態は待ち・診察中・会計・済。急患は一番上に！待合室のテレビには番号だけ、症状は出さないで。待ち人数も大きく。',
    language: 'ja',
    lists: {
      '待合|受付|診察待ち|順番|待合の順番|待ち':
        '受付番号|番号, ペットの名前|ペット|名前, 種類|動物の種類, 症状, 急患かどうか|急患, 状態|ステータス',
    },
    may: 'ペット|患者|動物, 飼い主, 診察|カルテ|診療記録, 予約, 獣医|先生|スタッフ, 会計, 診察室',
    mayFields: '受付時刻|来院時刻|受付日時|日付, 飼い主|飼い主名, 担当|獣医, 備考|メモ, 順番',
  },
  {
    prompt:
      '製品開発のみなさま\n\nいつもお世話になっております。保育園で栄養士をしております。園児九十名の給食とアレルギー対応を、いまは三色のファイルと付箋で回しておりまして、先月ヒヤリとすることがありました。\n\n園児の名前、クラス（ひよこ・うさぎ・きりん・ぞう）、アレルゲン、除去の程度、医師の指示書の期限、そして献立の日付、主食、主菜、副菜、おやつ、使う食材を登録したいと考えております。献立の食材が園児のアレルゲンと重なる日には、その子の名前がはっきり赤字で出るようにしてくださいませ。クラス別の食数と除去食の数は毎朝印刷して厨房に貼ります。担任は見るだけ、変更は私と園長のみでお願いいたします。\n\nかしこ',
    language: 'ja',
    lists: {
      '園児|園児名簿':
        '名前|園児の名前|氏名, クラス|組, アレルゲン|アレルギー, 除去の程度|除去, 医師の指示書の期限|指示書の期限|指示書',
      '献立|給食': '日付, 主食, 主菜, 副菜, おやつ, 使う食材|食材|使用食材',
    },
    may: '食材, アレルゲン|アレルギー, クラス, 除去食|除去|アレルギー対応, 食数|クラス別の食数, 出欠|出席, 職員|担任, ヒヤリハット|ヒヤリ|事故記録, 保護者, 指示書|医師の指示書, 料理|レシピ',
    mayFields: '園児, 食数|除去食の数, 担任, 備考|メモ, 代替食|対応, 写真, 含まれるアレルゲン|アレルゲン, 生年月日',
  },
  {
    prompt:
      '・映画同好会の上映会\n・作品名、監督、年、国、長さ、ジャンル\n・上映日、会場、担当、参加者\n・感想と星1〜5はみんなが書ける\n・次に観たい作品に投票できる\n・平均の星が高い順に並べる\n・ネタバレは隠しておきたい\n・暗めの映画館っぽい色で',
    language: 'ja',
    lists: {
      '作品|映画|上映作品': '作品名|題名|タイトル, 監督, 年|公開年|製作年, 国|製作国, 長さ|上映時間|分, ジャンル',
      '上映会|上映|上映予定': '上映日|日付|日時, 会場|場所, 担当|担当者, 参加者|会員',
      '感想|レビュー': '感想|本文|コメント, 星1〜5|星|評価|星の数',
    },
    may: '投票|次に観たい作品|リクエスト|観たい作品|候補|候補作品, 会員|メンバー|参加者, 会場, ジャンル, 監督, 参加|出欠, お知らせ',
    mayFields:
      '作品|映画, 書いた人|会員|名前|投稿者, ネタバレ, 日付|投票日, 平均|平均の星, 投票数|票, ポスター|画像|写真, あらすじ, 上映会, 理由',
  },
  {
    prompt:
      '中小企業の総務です。社用車が九台あり、予約は壁のカレンダーに名前を書く方式、運転日報は紙、アルコールチェックは別のノートという状態を一本化したいと考えています。車両は車種、ナンバー、定員、車検日、保険の満期、駐車位置。予約は使う人、部署、行き先、開始と終了の日時。戻ったら走行距離、給油量、金額、アルコールチェックの結果（異常なし・検知あり）を入れてもらいます。検知ありのときは運転できないと大きく表示し、総務に分かるようにしてください。車検の一か月前にも知らせが必要です。社員は自分の予約だけ取り消せます。部署別の走行距離とガソリン代を毎月集計して印刷します。GPSの追跡は組合に反対されているので入れないでください。',
    language: 'ja',
    lists: {
      '車両|社用車|車': '車種, ナンバー, 定員, 車検日|車検, 保険の満期|保険満期|保険, 駐車位置|駐車場所',
      '予約|車両予約|社用車の予約':
        '使う人|使用者|利用者|社員, 部署, 行き先|目的地, 開始|開始日時|開始の日時, 終了|終了日時|終了の日時',
      '運転日報|日報|運転記録|走行記録':
        '走行距離|距離, 給油量|給油, 金額|給油金額|ガソリン代, アルコールチェックの結果|アルコールチェック|結果',
    },
    may: 'アルコールチェック|酒気帯び確認, 社員|運転者|従業員, 部署, 給油|給油記録|ガソリン代, 点検|整備|修理|車検, 保険, 事故|事故記録',
    mayFields:
      '車両|社用車|車, 予約, 運転者|使う人|社員, 日付|使用日|返却日時, 部署, 確認者, 備考|メモ, 目的, 車両名|名前, 写真, 状態',
  },
  {
    prompt:
      '出品者：屋号、代表、電話、ジャンル（雑貨・飲食・古着・農産物）\n区画：番号、広さ、料金、電源の有無\n出店：出品者、区画、開催日、入金\n月一の朝市の実行委です。同じ区画に二組入らないように。開催日ごとの出店料の合計が要る。出店申込は公開、電話は非公開で。',
    language: 'ja',
    lists: {
      '出品者|出店者': '屋号, 代表|代表者|代表者名, 電話|電話番号, ジャンル',
      区画: '番号|区画番号, 広さ|面積, 料金|出店料, 電源の有無|電源',
      '出店|出店申込|申込': '出品者|出店者, 区画, 開催日|日付, 入金|入金済み|支払い',
    },
    may: '開催日|開催|朝市|開催回, ジャンル, 実行委員|スタッフ|担当, 入金|支払い, お知らせ, 商品|出品物, 当番',
    mayFields: '出店料|料金|金額, メール, 状態|承認, 申込日, 備考|メモ, 会場|場所|時間, 商品|出品内容, 屋号|代表|電話|ジャンル',
  },
]
