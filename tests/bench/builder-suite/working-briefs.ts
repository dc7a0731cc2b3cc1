// First prompts by two strangers, from a few words to long descriptions, with every list and field a careful builder would make of them; for
// working on.
import type { SuiteBrief } from './cases.ts'

export const workingBriefs: readonly SuiteBrief[] = [
  {
    prompt: 'something for my dog walking business',
    language: 'en',
    lists: {},
    may: 'dogs|pets|animals, walks|dog walks|appointments|visits, clients|customers|owners|dog owners, walkers|dog walkers|staff|employees, bookings|reservations, invoices, payments, services|prices|price list, routes, schedule|shifts, notes|walk reports|reports, expenses, keys, vets, incidents, messages|requests|inquiries',
    mayFields: 'dog, owner|customer|client, walker, date, time, duration, price, paid, status, notes',
  },
  {
    prompt: 'booking site for a sauna by the lake',
    language: 'en',
    lists: { 'bookings|reservations|sauna bookings|booking requests': '' },
    may: 'guests|customers|visitors, time slots|slots|times|available times, prices|price list, services|extras, reviews, questions|faq, pictures|photos|gallery, messages|contact requests, closed days|blocked times|closures, saunas',
    mayFields:
      'name, email, phone, date, time|start|start time|slot, end|end time|duration, number of people|guests|persons, message|notes, status, price',
  },
  {
    prompt: 'I need crm',
    language: 'en',
    lists: { 'customers|contacts|clients|companies|accounts': '' },
    may: 'contacts|contact persons|people, companies|organisations|organizations|accounts, deals|opportunities|sales, leads|prospects, activities|interactions|calls|meetings|contact log, tasks|follow-ups|to-dos|reminders, notes, offers|quotes|proposals, invoices|orders, products|services, employees|users|sales people, campaigns, tags|segments',
    mayFields:
      'name, company, email, phone, address, status|stage, value|amount, owner|responsible, next contact|next step, last contact, notes, source, tags',
  },
  {
    prompt: 'track who owes me money',
    language: 'en',
    lists: {
      'debts|loans|ious|money owed|debtors|people': 'who|who owes|person|name|debtor|borrower, amount|money|sum|owed|amount owed',
    },
    may: 'people|friends|debtors|contacts|persons, payments|repayments|paybacks, reminders, categories',
    mayFields:
      'date|lent on, due date|due, reason|what for|description|note, paid|paid back|settled|status, paid amount|repaid, phone, email',
  },
  {
    prompt: 'Flashcards for learning Spanish verbs, with a score at the end',
    language: 'en',
    lists: {},
    may: 'flashcards|cards|verbs|words|questions, decks|sets|categories, scores|results|rounds|sessions|attempts, progress, players|learners',
    mayFields:
      'verb|spanish|front|question|infinitive, meaning|translation|english|back|answer, score|points, tense, difficulty|level, name, date, example|example sentence',
  },
  {
    prompt: 'make a simple inventory for our hardware store please',
    language: 'en',
    lists: { 'products|items|articles|inventory|goods|stock': '' },
    may: 'suppliers|vendors, categories|departments, stock movements|movements|transactions|stock changes, orders|purchase orders|purchases, sales, deliveries, locations|shelves|storage places, customers, stocktakes|counts|inventory counts, brands|manufacturers, returns, employees|staff',
    mayFields:
      'name, sku|article number|number|barcode, category, quantity|stock|in stock, min level|minimum|reorder level, price, cost|purchase price, supplier, location|shelf, unit, description, photo',
  },
  {
    prompt: 'wedding website, Hanna & Joel, 14 June 2026, with RSVP',
    language: 'en',
    lists: { 'rsvps|replies|guests|answers|responses|rsvp answers': '' },
    may: 'guests|invitations, schedule|program|programme|events, gifts|wish list|registry, photos|pictures|gallery, questions|faq, song wishes|songs, accommodations|hotels, messages|guestbook|greetings, toasts|speeches, tables',
    mayFields:
      'name, email, phone, coming|attending|will you come, number of guests|guests|persons|companions, food|allergies|dietary needs|diet, message|comment, song wish|song',
  },
  {
    prompt: 'can you do a leave request app for a 12 person office?',
    language: 'en',
    lists: { 'leave requests|requests|absences|leaves|vacation requests|time off requests': '' },
    may: 'employees|staff|people|team members, leave types|types of leave, holidays|public holidays, teams|departments, balances|leave balances|allowances|entitlements, approvals, comments',
    mayFields:
      'employee|who|name|person, type|leave type|kind, from|start|start date|first day, to|end|end date|last day, days|number of days, reason|comment|note, status|approved|decision, approved by|decided by, email',
  },
  {
    prompt: 'tip calculator that splits the bill between friends',
    language: 'en',
    lists: {},
    may: 'calculations|history|bills|splits, friends|people|persons',
    mayFields:
      'bill|amount|bill amount, tip|tip percent|tip percentage, people|friends|number of people, total, per person|each pays',
  },
  {
    prompt: 'Memory game with farm animals for my 4 yr old',
    language: 'en',
    lists: {},
    may: 'scores|high scores|results|games|rounds, animals|cards|pictures, players',
    mayFields: 'name|player, score|points, moves|tries, time, date, picture, level|difficulty',
  },
  {
    prompt: 'chore chart, 3 kids, points every week',
    language: 'en',
    lists: { 'chores|tasks|chore chart': 'points' },
    may: 'kids|children|family members|people, done chores|completed chores|completions|chore log|check-offs, rewards|prizes, weeks|weekly points, points|scores, categories',
    mayFields:
      'kid|child|who|name|assigned to, chore|title, week, day|weekday|date, done|completed, color|colour, reward, total|points this week|weekly points',
  },
  {
    prompt: 'recipe collection where i can search by ingredient',
    language: 'en',
    lists: { recipes: 'ingredients|ingredient' },
    may: 'ingredients|recipe ingredients, categories|tags, shopping list|shopping items, meal plans|meals, cookbooks, ratings|reviews|comments, steps|instructions',
    mayFields:
      'title|name, instructions|method|steps, category, time|cooking time|prep time, servings|portions, photo|picture, source|link, rating, notes, tags, amount|quantity',
  },
  {
    prompt: 'Application for the management of the patients appointments in a small dental cabinet',
    language: 'en',
    lists: { 'appointments|patient appointments|bookings|visits': 'patient|patient name|name' },
    may: 'patients, dentists|doctors|staff|employees, treatments|procedures|services, rooms|chairs, invoices|payments|bills, opening hours|working hours, reminders, medical notes|records|notes|files, time slots|slots, waiting list, holidays|days off, requests|appointment requests',
    mayFields:
      'date, time|start|start time, duration|end, reason|treatment, dentist|doctor, status, phone, email, birth date|birthday|born, notes, address, room|chair',
  },
  {
    prompt: 'football team attendance + who brings the oranges',
    language: 'en',
    lists: {
      'attendance|attendances|attendance records|presence|matches|games|trainings|practices|sessions|events':
        'who brings the oranges|brings the oranges|oranges|brings oranges|orange duty|oranges by',
    },
    may: 'players|team members|members, matches|games|events|fixtures, trainings|practices|practice sessions|sessions, oranges|orange duties|orange duty|orange rota|snack duty, attendance|replies, parents|contacts, coaches, teams, opponents, results, carpool|rides',
    mayFields:
      'player|name|who, date|day, time, attending|present|coming|attendance|status, event|match|training|game|type, place|location|field, opponent, note|comment|notes, phone',
  },
  {
    prompt: 'A blog about slow travel by train.',
    language: 'en',
    lists: { 'posts|articles|blog posts|stories|entries': '' },
    may: 'comments, categories|tags|topics, journeys|trips|routes|train journeys, countries|destinations|places, photos|pictures|gallery, subscribers|newsletter sign-ups, authors, pages, messages|contact messages',
    mayFields:
      'title, text|content|body, date|published|published on, photo|picture|cover|image, category|tag|tags, author, summary|excerpt|intro, route|train|train line, country|place|destination',
  },
  {
    prompt: 'helpdesk tickets for IT',
    language: 'en',
    lists: { 'tickets|helpdesk tickets|requests|cases|issues': '' },
    may: 'users|employees|requesters|customers, agents|technicians|it staff|support staff, comments|replies|messages|ticket comments|updates, categories, devices|assets|equipment|computers, knowledge base|articles|guides|faq, departments|teams, priorities, attachments, time entries, solutions',
    mayFields:
      'title|subject, description|problem, status, priority|urgency, category|type, requester|reported by|name|from, assigned to|assignee|agent|technician, created|date|opened, due date, email, device, solution|resolution, attachment|screenshot, department',
  },
  {
    prompt: 'our choir wants to keep its sheet music in order',
    language: 'en',
    lists: { 'sheet music|scores|pieces|songs|works|music|compositions|sheets': '' },
    may: 'composers, singers|members|choir members, loans|lendings|borrowed scores, concerts|performances|programmes, copies, folders|boxes|shelves|cabinets|locations, categories|genres, voices|voice parts|parts, publishers, rehearsals, recordings, files|pdfs, arrangers',
    mayFields:
      'title|name, composer, arranger, voicing|voices|voice parts|parts, copies|number of copies, location|shelf|box|folder|where, language, genre|category|occasion|season, publisher, file|pdf|scan, notes, duration, last sung, number, lyricist|text',
  },
  {
    prompt: 'Portfolio for a tattoo artist, black, big pictures',
    language: 'en',
    lists: {},
    may: 'works|tattoos|pictures|photos|gallery|images|portfolio|projects|pieces, styles|categories, requests|inquiries|booking requests|messages|contact requests|bookings, flash designs|designs|flash, questions|faq, prices, reviews|testimonials, guest spots|events, aftercare tips, artists',
    mayFields:
      'picture|photo|image, title|name, style|category, description, date|year, body part|placement, email, phone, message',
  },
  {
    prompt: 'beehive log',
    language: 'en',
    lists: {
      'log entries|entries|inspections|hive inspections|beehive log|beehive logs|hive log|hive logs|log|logs|visits|hive visits|checks|observations|notes':
        '',
    },
    may: 'hives|beehives|colonies, apiaries|locations|places, queens, harvests|honey harvests|honey, treatments|varroa treatments, feedings|feeding, tasks|to-dos, equipment, swarms, photos, varroa counts',
    mayFields:
      'hive|beehive|colony, date, weather|temperature, queen seen|queen, brood|eggs, honey|stores|food, temperament|mood, varroa|mites, frames, notes|observations|comment, photo, treatment, feeding, weight, strength, next visit|next inspection, name|number, location',
  },
  {
    prompt: 'which of the 8 lunch places shall we go to - random wheel',
    language: 'en',
    lists: {},
    may: 'lunch places|places|restaurants|options, spins|results|history|picks|winners, people|colleagues, ratings|votes',
    mayFields: 'name|place|lunch place, color|colour, date, result|winner, weight, address, link',
  },
  {
    prompt:
      'We are a small car repair shop. For each job I want customer, phone, licence plate, what is wrong, price and a status: waiting, in work, waiting for parts, ready, picked up. On the first page show me how many cars are in each status.',
    language: 'en',
    lists: {
      'jobs|repairs|repair jobs|cars|orders|work orders':
        'customer|customer name|name, phone|phone number|telephone, licence plate|license plate|plate|registration number|reg number, what is wrong|problem|fault|issue|description, price|cost|amount, status|state',
    },
    may: 'customers|clients, cars|vehicles, parts|spare parts, mechanics|employees|staff, invoices|payments, suppliers, appointments|bookings, services, ordered parts',
    mayFields: 'date|received|brought in, car|make|model, notes',
  },
  {
    prompt:
      "I teach piano to around 25 pupils. Keep their names, parents' contact, lesson day and time, and what they should practise until next week. A calendar of the lessons would be great.",
    language: 'en',
    lists: {
      'pupils|students':
        "name|names|pupil, parents' contact|parent contact|contact|parent's contact|parents contact, lesson day|day|weekday|day of lesson, lesson time|time|time of lesson, what to practise|practise until next week|practice|homework|to practise|practise",
    },
    may: 'lessons, parents|contacts|guardians, assignments|practice tasks|homework|practice, payments|fees|invoices, pieces|music|repertoire|sheet music, absences|attendance|cancellations, recitals|concerts|events, notes|lesson notes, holidays|breaks',
    mayFields:
      "parents' phone|phone, parents' email|email, parent|parent name, date|lesson date, lesson|lesson length|duration|end, pupil|student, notes, level",
  },
  {
    prompt:
      'Our housing association has a laundry room with 3 machines and people fight about times. Residents should be able to book a 2 hour slot between 7 and 22, max two bookings per week each. The board can delete any booking.',
    language: 'en',
    lists: {
      'bookings|reservations|laundry bookings': 'slot|time|time slot|start|start time|from|hours, machine|washing machine',
    },
    may: 'machines|washing machines, residents|members|tenants|users|apartments|households, time slots|slots|times, fault reports|faults|problems, rules, messages|notices|news, board members, blocked times|closures',
    mayFields: 'resident|who|name|booked by|booker, date|day, end|end time|to, apartment|flat, phone, email, notes, week',
  },
  {
    prompt:
      'Freelance illustrator here!! I lose track of commissions. Client, title, deadline, fee, deposit paid yes/no, and a board I can drag from Inquiry to Sketch to Final to Invoiced.',
    language: 'en',
    lists: {
      'commissions|jobs|projects|orders':
        'client|customer, title|name, deadline|due date|due, fee|price|amount, deposit paid|deposit, stage|status|step|state|phase',
    },
    may: 'clients|customers|contacts, invoices, payments|deposits, sketches|files|images|drafts, notes|messages|comments, tasks, expenses, time entries',
    mayFields: 'notes|description, picture|image|sketch, deposit amount, invoiced',
  },
  {
    prompt: 'Need a timesheet tool. Employees write hours per project per day, manager approves. Sum per person and month.',
    language: 'en',
    lists: {
      'time entries|hours|timesheets|timesheet entries|entries|timesheet|hour entries|work hours|worked hours':
        'employee|person|who|name, project, date|day, hours|number of hours|time, approved|approval|status|approved yes/no|state',
    },
    may: 'employees|people|staff|users|team members, projects, customers|clients, managers, approvals, tasks|activities, departments|teams, absences|holidays, weeks|months|periods',
    mayFields: 'manager|approved by|approver, approved on, description|comment|note|what|notes, month, week, total, task',
  },
  {
    prompt:
      'My mother takes 7 different medicines and my sister and I share the care. We want to list each medicine with dose and times, tick when given, and note who gave it. Big letters because she looks at it also.',
    language: 'en',
    lists: {
      'medicines|medications|drugs|medication|pills': 'dose|dosage|amount, times|time|times of day|when|time of day',
      'given doses|doses|doses given|intakes|administrations|given medicines|medicine log|log|medication log|given|ticks|check-offs':
        'medicine|medication, given|given at|when given|time given|taken|done, given by|who gave it|who|by|caregiver|who gave',
    },
    may: 'caregivers|people|family members|helpers, doctors, notes, appointments|doctor visits, prescriptions|refills|stock, pharmacies, schedule|daily plan|plan, contacts|emergency contacts, side effects',
    mayFields: 'name|medicine name, date|day, time, note|notes|comment, photo|picture, stock',
  },
  {
    prompt:
      'Hello, I have small shop of handmade soap. I want that customers see products with photo, price and smell and can put in basket and send order. I do not need card payment, they pay when pick up.',
    language: 'en',
    lists: {
      'products|soaps|articles|items': 'photo|picture|image, price, smell|scent|fragrance|aroma',
      'orders|customer orders': '',
    },
    may: 'customers|clients, order lines|order items|basket items|ordered products|baskets|basket|items, smells|scents|categories, messages|questions|contact requests, opening hours, ingredients, reviews, stock',
    mayFields:
      'name|product name|title, description, customer|customer name, phone, email, pick up|pickup date|pick up date|pickup time|pick up time, status|picked up|paid, quantity|number|pieces, total|sum, product|products|soap|soaps|items, stock|in stock|available, message|note|notes, date|ordered|order date',
  },
  {
    prompt:
      "Customer satisfaction survey for a hotel: overall rating 1-5, cleanliness, breakfast, staff, would you recommend us, and a free comment. Afterwards I'd like to see averages and a chart by month.",
    language: 'en',
    lists: {
      'responses|answers|survey responses|questions|ratings|survey answers|feedback|replies':
        'overall rating|overall|rating, cleanliness, breakfast, staff, would recommend|recommend us|would you recommend us|recommend|recommendation, free comment|comment|comments',
    },
    may: 'guests|customers, rooms, stays, hotels, questions',
    mayFields: 'date|submitted|month|created, name, room|room number, email',
  },
  {
    prompt:
      'Keep a register of the company laptops and phones. Serial number, model, bought when, warranty until, who has it now. Show the ones whose warranty ends within 60 days in red.',
    language: 'en',
    lists: {
      'devices|laptops and phones|assets|equipment|company devices|items|hardware':
        'serial number|serial|serial no, model, bought when|bought|purchase date|bought on|date of purchase, warranty until|warranty|warranty end|warranty ends, who has it now|who has it|holder|user|assigned to|employee|current user|owner',
    },
    may: 'employees|people|users|staff|persons, laptops|computers, phones|mobile phones, handovers|assignments|loans|history, models, suppliers|vendors, repairs, departments|locations, categories|device types',
    mayFields: 'type|kind|laptop or phone|device type|category, status, notes, price, brand|manufacturer, name',
  },
  {
    prompt:
      'we run a food bank and volunteers sign up by whatsapp which is chaos. make a page with shifts (date, start, end, how many people needed) where they can sign up themselves and I see what shifts are still short',
    language: 'en',
    lists: {
      shifts:
        'date|day, start|start time|from, end|end time|to|until, people needed|how many people needed|how many people|needed|volunteers needed|number of people|places|number needed',
      'sign-ups|signups|volunteers|registrations|sign ups|bookings|participants': 'shift',
    },
    may: 'volunteers|helpers|people, locations|places, tasks|roles, messages|news|announcements, donations, donors|partners, food items|stock|food',
    mayFields:
      'name|volunteer, phone, email, signed up|number signed up, still short|missing|still needed|free places, notes|comment|message, task|role, location|place, title',
  },
  {
    prompt:
      'Recruiting pipeline for a startup, about 5 open roles at once. Candidates have name, email, role, source, CV link, rating out of 5 and a stage (Applied / Phone screen / Interview / Offer / Hired / Rejected). I want a kanban per role and a count of candidates by source.',
    language: 'en',
    lists: {
      'candidates|applicants|applications':
        'name, email, role|open role|position|job, source, cv link|cv|resume|resume link|link to cv, rating|stars|score, stage|status|step',
    },
    may: 'roles|open roles|positions|jobs|vacancies|openings, sources, interviews, notes|comments|feedback, recruiters|interviewers|team members|hiring managers, offers, departments|teams, tasks, emails|messages, stages',
    mayFields: 'title, open|status, notes, phone, applied on|date',
  },
  {
    prompt:
      'I am going through IVF and would like a private diary. Injections with time and dose, mood from 1 to 10, appointments, and notes. Soft colours, no pictures of babies anywhere please.',
    language: 'en',
    lists: {
      'injections|shots|medication|medications': 'time|when|date and time, dose|dosage',
      'diary entries|entries|diary|days|moods|mood entries|mood|diary notes|daily entries|notes|mood log':
        'mood, notes|note|text',
      'appointments|visits|doctor visits|clinic visits': '',
    },
    may: 'notes|note, moods|mood entries|mood log, medicines|medications|drugs, cycles, clinics|doctors|contacts, scans|ultrasounds|tests|test results|blood tests, symptoms, questions|questions for the doctor, tasks|reminders',
    mayFields:
      'date|day, medicine|medication|injection|drug, place|where|clinic|location, doctor|with, title|what|reason|type, given|done|taken',
  },
  {
    prompt:
      'Geography quiz about capitals of Europe, 15 random questions, four choices each, 20 seconds per question. Show a high score list with names.',
    language: 'en',
    lists: { 'high scores|scores|high score list|results|highscores|leaderboard': 'name|names|player, score|points|high score' },
    may: 'questions|capitals|countries, players, games|rounds|attempts, answers',
    mayFields: 'country, capital|answer|correct answer, date|played on, time|seconds, choices, number of correct|correct',
  },
  {
    prompt:
      'Sheep farm, ca. 140 ewes. Ear tag, born, breed, mother, father, treatments with date and withdrawal days, and lambing records. I must be able to look up one animal fast on the phone in the barn.',
    language: 'en',
    lists: {
      'sheep|animals|ewes|flock':
        'ear tag|tag|ear tag number, born|birth date|date of birth|birthday, breed, mother|dam, father|sire|ram',
      'treatments|medical treatments': 'animal|sheep|ewe, date|treated on, withdrawal days|withdrawal|withdrawal period',
      'lambings|lambing records|lambing|births': '',
    },
    may: 'rams, lambs, breeds, medicines|drugs|medications, vaccinations, weighings|weights, matings|breeding, pastures|fields|groups|paddocks, sales|sold animals, deaths|losses, notes, vets|contacts, tasks, feed',
    mayFields:
      'ewe|mother, lambs|number of lambs|lambs born, alive|born alive|dead|stillborn, sex|gender, name, medicine|drug|treatment|what|product, withdrawal until|withdrawal end|safe from, father|ram, notes|note|comment, status, photo, dose, reason',
  },
  {
    prompt:
      'Website for our restaurant "Casa Lumi". Sections: about us, menu with starters, mains and desserts, opening hours, find us, and a form to ask for a table. Warm terracotta colours.',
    language: 'en',
    lists: { 'table requests|reservations|bookings|requests|table reservations|table bookings|reservation requests': '' },
    may: 'menu|dishes|menu items|courses|meals, opening hours|hours, starters, mains|main courses, desserts, guests|customers, tables, pictures|photos|gallery, reviews, events|news, drinks|wines, messages|contact messages, allergens',
    mayFields:
      'name, phone, email, date, time, number of people|guests|persons|party size|people|number of guests, message|wishes|notes|comment, status, dish|title, description, price, course|section|category|type, day|weekday, opens|open|from, closes|to, photo|picture',
  },
  {
    prompt:
      'Municipal library, we lend out tools and games besides books. Things have a category, condition and a loan period; borrowers have a card number. List everything that is overdue with days late.',
    language: 'en',
    lists: {
      'things|items|tools|objects|tools and games|articles|books|collection':
        'category|type|kind, condition|state, loan period|lending period|loan days',
      'borrowers|members|patrons|users|customers|readers': 'card number|library card number|card no|card',
      'loans|lendings|borrowings|checkouts': 'thing|item|object, borrower|member',
    },
    may: 'categories, reservations|holds|bookings, books, games, tools, fines|fees|late fees, reminders, branches|locations, staff|librarians, damages|damage reports|repairs, returns',
    mayFields:
      'name|title, phone, email, address, lent on|borrowed on|borrowed|loan date|date|start|lent, due|due date|due back, returned|returned on|return date, days late, status|available, description, photo|picture, notes, inventory number|number',
  },
  {
    prompt:
      "Plan the family budget: income and expenses with category, who paid, date and amount. At the top this month's total, what's left, and a pie of the categories.",
    language: 'en',
    lists: {
      'transactions|income and expenses|entries|income & expenses|bookings|items|budget|budget items|budget entries|expenses':
        'category, who paid|paid by|payer|who, date|day, amount|sum',
    },
    may: 'income|incomes, expenses, categories, family members|people|members|persons, budgets|monthly budgets|budget limits|plans, accounts, recurring costs|fixed costs|bills|subscriptions, savings goals|savings|goals, months, receipts',
    mayFields:
      'type|kind|income or expense, description|what|note|title|notes, month, planned|budget|limit|planned amount, income, expense, received from, name',
  },
  {
    prompt:
      "For our D&D group. Characters with class, level, HP and inventory, a session log by date, NPCs with location and if they're friend or enemy. Dark parchment look and a d20 roller on the front page!",
    language: 'en',
    lists: {
      'characters|player characters|heroes': 'class, level, hp|hit points|health, inventory|items|equipment',
      'sessions|session log|session logs|log|log entries': 'date|session date|played on',
      'npcs|non-player characters|npc':
        'location|place|where, friend or enemy|attitude|friend/enemy|relation|relationship|friend|side|allegiance|disposition|stance',
    },
    may: 'items|inventory|inventory items|loot|equipment|treasures, players|members, locations|places, quests|missions, campaigns, monsters|enemies, spells, maps, dice rolls|rolls, factions, notes',
    mayFields:
      'name, player|played by, race, title, summary|text|what happened|log|notes|story, description, max hp, portrait|picture|image, session number|number, quantity, character',
  },
  {
    prompt:
      'I organise a half marathon for about 400 runners. They register with name, birth year, club, distance (21k or 10k) and shirt size, get a bib number, and after the race I type in the finish time and there is a results list per distance sorted by time.',
    language: 'en',
    lists: {
      'runners|registrations|participants|entrants|entries':
        'name, birth year|year of birth|born, club|team, distance|race, shirt size|t-shirt size|size, bib number|bib|number|start number, finish time|time|result',
    },
    may: 'results|finish times, clubs, volunteers|helpers|marshals, sponsors, payments|fees, distances|races, categories|age groups|classes, waves|start groups, news|announcements, shirts|shirt orders, checkpoints',
    mayFields: 'email, gender|sex, phone, place|rank|position, paid, registered on|date',
  },
  {
    prompt:
      'Complaint system for a school. Parents send in a case, the principal gives it to a teacher, everybody sees only the cases that are theirs. Status new, being looked at, answered, closed.',
    language: 'en',
    lists: { 'cases|complaints': 'teacher|assigned teacher|assigned to|given to|responsible|handler, status|state' },
    may: 'teachers|staff|employees, parents|guardians|families, comments|replies|answers|messages|responses|updates, pupils|students|children, categories, classes, attachments|files, meetings, measures|actions',
    mayFields:
      'title|subject, description|text|case|complaint|what happened, parent|sent by|from|name|parent name, principal, answer|reply|response, date|received|sent|created, child|pupil|student, email, phone, category, class, attachment|file, closed on',
  },
  {
    prompt:
      'App name: GreenThumb Ops\n\nWe maintain gardens for about 60 households and 15 companies. I need:\n- Customers: name, address, phone, type (private/company), notes about gate codes and dogs\n- Visits: customer, date, which crew (A, B or C), tasks done, hours, status planned / done / cancelled\n- Materials: name, unit, stock, price. Warn me when stock is under 5.\n- A calendar with all visits coloured by crew\n- Dashboard: visits this week, hours this month per crew, customers not visited for more than 30 days\n\nThe crews use it on phones, so buttons must be big. Only me and my wife can see the prices. Calm green look.',
    language: 'en',
    lists: {
      'customers|clients|households':
        'name, address, phone|telephone, type|private/company|kind|customer type, notes|note|gate codes and dogs|notes about gate codes and dogs',
      'visits|jobs': 'customer|client, date|day, crew|team, tasks done|tasks|work done|done, hours|time, status|state',
      'materials|material': 'name, unit, stock|in stock|quantity, price|cost',
    },
    may: 'crews|teams, employees|staff|workers|crew members, used materials|material usage|visit materials|materials used, tasks|services, invoices|payments, suppliers, gardens|properties, contacts, tools|equipment|machines, stock movements, purchases|orders, quotes',
    mayFields:
      'last visit|last visited, min level|minimum|warning level, color|colour, gate code|gate codes, dogs|dog, low stock, material, amount',
  },
  {
    prompt:
      'I run a small agency with six people and we currently live in spreadsheets. I would like one place for clients, projects and invoices. A client has several contacts. A project belongs to a client and has a budget in euros, start and end date, project lead and a status (pitch, active, on hold, delivered). Invoices belong to a project with number, date, due date, amount and paid or not. When the invoiced sum of a project goes above 90 % of the budget it should be flagged. On the start page I want total unpaid, overdue invoices in a list, and a chart with invoiced amount per month. Clean, white, one accent colour, nothing playful.',
    language: 'en',
    lists: {
      'clients|customers|companies': '',
      'contacts|contact persons|client contacts|people': 'client|customer',
      projects:
        'client|customer, budget|budget in euros, start date|start|starts, end date|end|ends, project lead|lead|project leader|project manager, status|state|stage',
      'invoices|bills':
        'project, number|invoice number|no, date|invoice date|issued, due date|due|due on, amount|sum|total, paid|paid or not|paid yes/no',
    },
    may: 'people|team members|employees|staff|team|project leads, tasks, time entries|timesheets|hours, payments, offers|quotes|proposals|pitches, expenses|costs, notes|activities|meetings, suppliers|freelancers, invoice lines',
    mayFields:
      'name|title|project name, email, phone, address, role|position, invoiced|invoiced sum|invoiced amount, share of budget|percent of budget|budget used|% of budget, flagged|over budget|flag, overdue, unpaid, notes, paid on',
  },
  {
    prompt:
      'Build "Paws & Claws", an appointment and records system for a veterinary clinic with 2 vets.\n\nOwners: name, phone, email, address\nAnimals: name, species (dog, cat, rabbit, bird, other), breed, birthday, weight, owner, allergies\nAppointments: animal, vet, date, time, reason, status (booked, arrived, finished, no show)\nVaccinations: animal, vaccine, given on, next due\n\nRules:\n1. one vet can\'t have two appointments at the same time\n2. show me vaccinations due in the next 30 days\n3. receptionist can book but not edit medical notes, vets can do everything\n\nAn owner should be able to ask for an appointment from a public page without login.',
    language: 'en',
    lists: {
      'owners|pet owners|clients': 'name, phone|telephone, email|e-mail, address',
      'animals|pets|patients': 'name, species, breed, birthday|born|date of birth|birth date, weight, owner, allergies',
      'appointments|visits': 'animal|pet|patient, vet|veterinarian|doctor, date|day, time|start|start time, reason, status|state',
      'vaccinations|vaccines|shots': 'animal|pet|patient, vaccine|name, given on|given|date, next due|next due on|due|due date',
    },
    may: 'vets|veterinarians|doctors|staff|employees, medical notes|medical records|notes|records|journal|treatments|medical history, appointment requests|requests|booking requests, vaccines, invoices|payments, medicines|prescriptions|medications, rooms, opening hours, weighings|weights, lab results|tests, receptionists, species',
    mayFields:
      'medical notes|notes|medical note, end|end time|duration, owner name|requested by, wish|wished date|preferred date, photo|picture, message',
  },
  {
    prompt:
      'Good day. I am responsible of the maintenance in a factory who makes windows. We have 38 machines in 3 halls. For every machine I wish to register the number, the hall, the manufacturer, the year and a photo. The operators must can report a fault with description and urgency (low, medium, high, machine stopped). The technicians take the fault, write what they did, used spare parts and how many minutes. Spare parts have a stock and a minimum; if it comes below the minimum it must appear on a list for to order. I want also statistics: number of faults per machine, total downtime per month, and the five worst machines.',
    language: 'en',
    lists: {
      'machines|machine register':
        'number|machine number|no, hall, manufacturer|maker, year|year of manufacture|built, photo|picture|image',
      'faults|fault reports|reports|breakdowns|failures|malfunctions':
        'machine, description|fault|what is wrong, urgency|priority, what they did|what was done|action|work done|repair|action taken|measures, used spare parts|spare parts|spare parts used|parts used|parts, minutes|how many minutes|duration|time spent|repair time|time',
      'spare parts|parts': 'stock|in stock|quantity, minimum|min|minimum stock|min level',
    },
    may: 'halls, technicians|staff|employees|mechanics, operators, used parts|used spare parts|parts used|part usage|repairs|interventions, orders|part orders|purchase orders, manufacturers, suppliers, maintenance plans|maintenance|services|inspections|planned maintenance, stock movements, actions|works|work log',
    mayFields:
      'status|state, technician|taken by|assigned to, operator|reported by|reporter, reported|reported on|date|reported at, downtime|stopped minutes, fixed on|finished|closed|done, name|part name, part number|article number, to order|ordered|below minimum, quantity|quantity used|amount, fault, spare part|part, supplier, price, location|place',
  },
  {
    prompt:
      'hi! so basically I bake cakes from home and it got out of hand lol. people message me on insta, facebook, text, everywhere. what I want is a page where they order: cake type (birthday, wedding, cupcakes, other), how many people, flavour, allergies, date needed, pickup or delivery, a text for the cake, maybe upload a picture. then I see all orders in a calendar and can set new / accepted / baking / ready / collected. I can only do 4 cakes per day so if a day is full nobody should be able to choose it. also what I earned per month minus ingredients. pink and cream colours but not too girly. name is Sugar Riot',
    language: 'en',
    lists: {
      'orders|cake orders':
        'cake type|type|type of cake|kind, how many people|people|number of people|persons|servings|guests, flavour|flavor, allergies|allergy, date needed|date|needed on|needed by|day, pickup or delivery|delivery|pickup/delivery|pick up or delivery|pickup, text for the cake|text on the cake|cake text|text|text on cake|message on the cake, picture|photo|image|upload a picture, status|state',
    },
    may: 'customers|clients, ingredients|ingredient costs|ingredient purchases|expenses|costs|purchases, cakes|cake types|products, flavours|flavors, full days|blocked days|closed days|days off, income|payments|earnings, recipes, messages|questions|requests, gallery|pictures|photos, prices|price list, deliveries, reviews',
    mayFields:
      'price|earned|amount|total, ingredients|ingredient cost|cost|ingredients cost|cost of ingredients, name|customer|customer name|who, phone|contact|instagram, email, address|delivery address, profit, notes|comment|wishes|message, time|pickup time, channel|source, paid, description|what',
  },
  {
    prompt:
      "# Membership register for a sailing club\n\n**Who:** around 220 members, a board of 7, a harbour master.\n\n**Records**\n- Members (number, name, email, phone, born, joined, category: adult, junior, family, honorary)\n- Boats (name, type, length, width, owner, insurance valid until)\n- Berths (number, jetty, max width, boat)\n- Fees (member, year, amount, paid date)\n\n**Wishes**\n- A boat wider than the berth may not be placed there\n- Waiting list for berths in order of date\n- List of unpaid fees for the current year and the sum of them\n- Members see and correct their own details only\n- Events calendar that's open for everyone\n- An e-mail list I can copy per category\n- Keep members who left, but hidden, with the date they went\n- The harbour master may only change berths and boats\n\nNavy blue and white.",
    language: 'en',
    lists: {
      members:
        'number|member number|no, name, email|e-mail, phone|telephone, born|birthday|birth date|birth year|date of birth, joined|joined on|member since, category|membership category|type, date left|left|left on|date they went|date they left|left date|went',
      boats: 'name, type, length, width|beam, owner|member, insurance valid until|insurance|insured until|insurance until',
      'berths|moorings': 'number|berth number|no, jetty|pier, max width|maximum width, boat',
      'fees|membership fees': 'member, year, amount|sum, paid date|paid|paid on|date paid',
      'waiting list|waiting list entries|berth waiting list|waitlist|queue':
        'date|requested on|applied on|since|queued on|date applied',
      'events|activities|calendar': '',
    },
    may: 'jetties|piers, board members|board|officers, news|announcements|messages, email lists, families, payments, work days|duties|work parties, insurances, documents|minutes, harbour log, guests|visiting boats|guest boats',
    mayFields:
      'status|hidden|active|former, member|who|name|applicant, boat, title|event, start|starts, end|ends, place|location|where, description|notes|text, width|boat width, time, address, wished berth|jetty wish, details',
  },
  {
    prompt:
      "I'd like a website for my physiotherapy practice in Leeds. One long page with a menu at the top: Welcome, What I treat (back pain, sports injuries, after surgery, pelvic health), About me with room for a portrait, Prices in a table, Questions people ask, and Contact with map, phone and opening hours. There should be a form where new patients leave their name, phone number, what hurts, since when, and which times suit them. Only I can open the requests. Light blue and sand, plenty of air, readable for older people. No stock photos with smiling models if you can avoid it.",
    language: 'en',
    lists: {
      'requests|patient requests|appointment requests|inquiries|new patients|patients|enquiries|contact requests':
        'name, phone number|phone|telephone, what hurts|where it hurts|complaint|problem|pain, since when|since|how long, which times suit|times|times that suit|suitable times|preferred times|available times|times that suit you',
    },
    may: 'prices|price list|services, questions|faq|questions people ask|frequently asked questions, treatments|what i treat|conditions, opening hours|hours, patients, appointments, testimonials|reviews, news, therapists',
    mayFields:
      'email, status|handled|answered, question, answer, treatment|service|title, price, duration|minutes, message|notes, day, received|date',
  },
  {
    prompt:
      'We are planning the 50 year jubilee of a village school and ten people help. Please set up a planning app with tasks (title, responsible, deadline, done or not, area: food, music, exhibition, invitations, parking), a guest list (name, class year, coming yes/no/maybe, number of persons, special food), and a budget with planned and real cost per item. Show how many said yes and what remains of 45 000 kr. Everyone in the group may change everything except the budget, which belongs to Margareta.',
    language: 'en',
    lists: {
      'tasks|to-dos':
        'title|task|name, responsible|who|responsible person|assigned to, deadline|due|due date, done|done or not|completed|status, area|group',
      'guests|guest list|guest|invitees':
        'name, class year|year|class, coming|coming yes/no/maybe|rsvp|attending|answer, number of persons|persons|number of people|how many, special food|food|diet|dietary needs|allergies',
      'budget items|budget|budget lines|costs|budget posts':
        'item|name|title|what, planned cost|planned|budgeted|plan, real cost|real|actual|actual cost',
    },
    may: 'helpers|people|group members|members|team|volunteers|persons, areas, schedule|programme|program|program items, meetings|minutes, invitations, expenses|payments|receipts, parking spaces|parking, exhibition items|exhibits, speakers|performers|acts|musicians, suppliers|contacts, messages|notes|comments, classes, donations|sponsors|income',
    mayFields: 'difference|remaining|remains, email, phone, address, notes|comment, category',
  },
  {
    prompt:
      'Inventory for a craft brewery\n\n- Raw materials: malt, hops, yeast, other. Name, supplier, quantity, unit (kg, g, pack), best before, min level\n- Recipes: beer name, style, ABV target, list of ingredients with amounts\n- Batches: recipe, brew date, tank (T1 to T6), litres, status mashing > fermenting > conditioning > packaged > sold out, tasting notes\n- Sales: customer, batch, kegs, bottles, price, date\n\nWhen I start a batch the ingredients should be taken away from stock. Show tanks as a board so I see what is in which one and for how many days. Alert for anything below min level or going bad in 3 weeks. Revenue by beer, top customers. Dark theme with amber.',
    language: 'en',
    lists: {
      'raw materials|ingredients|materials|inventory|stock':
        'type|kind|category|material type, name, supplier, quantity|amount|stock, unit, best before|best before date|expiry date|expires, min level|minimum|minimum level|min',
      'recipes|beers|beer recipes': 'beer name|beer|name, style|beer style, abv target|target abv|abv',
      'recipe ingredients|ingredients|recipe lines|recipe items|ingredient list|ingredient amounts':
        'ingredient|raw material|material, amount|quantity|amounts',
      'batches|brews':
        'recipe|beer, brew date|brewed|brewed on|date, tank, litres|liters|volume, status|state|stage, tasting notes|notes',
      'sales|sold|orders':
        'customer|client, batch, kegs|number of kegs, bottles|number of bottles, price|amount|total, date|sold on|sale date',
    },
    may: 'tanks, customers|clients|pubs, suppliers, beers|styles|beer styles, stock movements|stock changes|withdrawals|used ingredients|batch ingredients|consumption, purchases|purchase orders|deliveries|orders, tastings|tasting notes, packaging|packagings|kegs, measurements|gravity readings|readings, employees|brewers, invoices, brew log',
    mayFields:
      'ingredients|list of ingredients|ingredient list, recipe, days in tank|days, started|started on|in tank since, unit, revenue|total, low|below min level, abv, number|batch number, raw material, batch',
  },
  {
    prompt:
      "Title: Night shift handover for a care home. The nurses write at the end of each shift what the next ones need to know. There are 32 residents in rooms 1-32 on two floors. For one resident we want name, room, floor, contact relative, diet, mobility (walks alone, walker, wheelchair, bed) and things to be careful about. A handover note has resident, shift (morning, evening, night), date, text, importance (normal, important, urgent) and who wrote it. Urgent notes stay at the top until someone marks them as read by the next shift. I want to filter by floor and to print today's notes. Nobody may delete a note, only add a correction. Managers see a count of urgent notes per week.",
    language: 'en',
    lists: {
      'residents|patients':
        'name, room|room number, floor, contact relative|relative|contact|next of kin, diet|food, mobility, things to be careful about|be careful about|careful about|warnings|cautions|precautions',
      'handover notes|notes|handovers|shift notes|handover':
        'resident, shift, date|day, text|note|what, importance|priority|urgency, who wrote it|written by|author|nurse|wrote|writer, read|marked as read|read by next shift|read by|acknowledged',
    },
    may: 'corrections|additions|amendments|corrections to notes|comments, nurses|staff|employees|carers, rooms, relatives|contacts|next of kin, shifts, floors, medicines|medications, read receipts|readings|acknowledgements, incidents, tasks, doctors, vital signs|measurements',
    mayFields:
      "correction|corrections|corrects, read on|read at, time, floor, relative's phone|phone, corrects note|note, corrected by|correction by",
  },
  {
    prompt:
      "Please make me a little browser game. You are a snail crossing a vegetable garden and you must eat lettuce while avoiding the birds, the rain of salt and the gardener's boots. Arrow keys on computer, swipe on phone. Three lives. Each lettuce gives 10 points, strawberries 50 but they disappear after five seconds. Top ten scores with three letters as in old arcades. Style: pixel, bright, a bit silly. My students (age 9-11) will play it at the breaks so nothing scary.",
    language: 'en',
    lists: {
      'high scores|scores|top ten|top scores|top ten scores|highscores|top 10|results|leaderboard':
        'three letters|letters|name|initials|player, score|points',
    },
    may: 'players|students, games|rounds, levels',
    mayFields: 'date, level, lettuces|lettuce, strawberries, lives, time, class',
  },
  {
    prompt:
      "Internal tool: Office Desk & Room Booking\n\nContext: 85 employees, 50 desks, hybrid work, 2 floors, 6 meeting rooms.\n\nUsers can\n  * book a desk for a whole day or half a day, at most 14 days ahead\n  * book a room by the hour with a title and number of participants\n  * see who else is in the office on a given day\n  * cancel own bookings\n\nAdmins can\n  * add desks and rooms (floor, capacity, screen y/n, standing desk y/n)\n  * block a desk\n  * view occupancy % per weekday and the most used rooms\n\nA person can't have two desks on the same day. Room must be big enough for the participants. Keep the design neutral grey w/ teal; mobile first.",
    language: 'en',
    lists: {
      desks:
        'floor, screen|screen y/n|monitor|has screen, standing desk|standing desk y/n|standing, blocked|blocked y/n|active|available',
      'rooms|meeting rooms': 'floor, capacity|seats|places, screen|screen y/n|has screen',
      'desk bookings|desk reservations|bookings':
        'desk, day|date|given day, whole day or half a day|whole or half day|half day|part of day|part of the day|half|period|part',
      'room bookings|meetings|room reservations|meeting room bookings|bookings':
        'room|meeting room, hour|time|start|start time|from|hours|starts, title, number of participants|participants|people',
    },
    may: 'employees|people|users|colleagues|staff, bookings|reservations, floors, blocks|desk blocks|blocked desks|closures, office days|presence|attendance, teams|departments, equipment, holidays, participants, resources|desks and rooms',
    mayFields:
      'name|number|desk number, date|day, end|end time|to|ends|until, duration, employee|person|who|booked by|user|name, capacity, standing desk, status|cancelled, email, notes|reason, team, blocked from, blocked until',
  },
  {
    prompt:
      "I'm a landlord with 11 flats in four buildings, and I do everything myself. Flats: building, number, size in m2, rooms, monthly rent, tenant. Tenants: name, phone, e-mail, moved in, deposit, contract ends. Every month I want to tick off who has paid the rent and see straight away who hasn't by the 5th. Repairs: the tenants report them through a link, with a photo if possible, and I add a craftsman, cost and status (reported, ordered, fixed). At the end of the year I need income minus repairs for each building so I can hand it to the accountant. Also remind me 90 days before a contract ends. Nothing fancy, I am 67 and don't like small grey text.",
    language: 'en',
    lists: {
      'flats|apartments|units':
        'building, number|flat number|no, size in m2|size|m2|area, rooms|number of rooms, monthly rent|rent, tenant',
      'tenants|renters':
        'name, phone|telephone, e-mail|email, moved in|moved in on|move-in date, deposit, contract ends|contract end|contract until|contract end date|end of contract',
      'rent payments|rents|payments|monthly rents|rent|paid rents':
        'tenant|flat|who, month|period, paid|paid yes/no|has paid|paid on',
      'repairs|repair reports|repair requests|faults':
        'photo|picture|image, craftsman|tradesman|contractor|handyman, cost|price|amount, status|state',
    },
    may: 'buildings|houses|properties, craftsmen|tradesmen|contractors|handymen, contracts|leases|rental contracts, expenses|costs|other costs, income, reminders, documents|files, deposits, meter readings|meters, messages|notes, viewings, keys, accountants',
    mayFields:
      'flat|apartment, what|description|what is broken|problem|title, reported by|reporter|tenant|name, reported|reported on|date, amount|sum|rent, paid date|date paid|paid on, building, due|due date, year, phone, fixed on, address, days left|days until contract ends, notes',
  },
  {
    prompt:
      "Dear team, we are a language school in Porto and we are in search of a system for our courses. The things which we have: students (name, nationality, email, level A1 until C2), teachers (name, languages they teach, hourly rate), courses (language, level, teacher, room, weekdays, start date, end date, max 12 students, price) and enrollments with paid amount. For each lesson the teacher makes the attendance: present. If a student has more than 3 absences, the secretary should see it. A course which is full can't accept more students but makes a waiting list. We want a weekly timetable per room, income per course, and how much to pay each teacher in the month. Secretary, teachers and director have different rights.",
    language: 'en',
    lists: {
      'students|pupils|learners': 'name, nationality, email|e-mail, level',
      teachers: 'name, languages they teach|languages|languages taught|teaches, hourly rate|rate|hourly pay',
      'courses|classes':
        'language, level, teacher, room|classroom, weekdays|days|weekday, start date|start|starts, end date|end|ends, max students|max 12 students|maximum students|max|capacity|places, price|fee',
      'enrollments|enrolments|registrations': 'student, course, paid amount|amount paid|paid',
      'attendance|attendances|attendance records|presences|absences':
        'student|enrollment|enrolment, attendance|status|present|presence|present',
      'waiting list|waiting list entries|waitlist|waiting lists': '',
    },
    may: 'lessons|sessions|classes, rooms|classrooms, languages, payments, users|staff|secretaries|directors, timetable|schedule|weekly timetable, teacher payments|salaries|payouts|wages|teacher hours, invoices, tests|exams|level tests, certificates, levels, holidays, materials|books',
    mayFields:
      'lesson|lesson date|date, time|start time|start|lesson time|from, end time|to|duration|hours, course, student, absences|number of absences, status, phone, since|requested on|date added|position, name|title, notes|comment|note, teacher, month, room, enrolled on|enrollment date|date',
  },
  {
    prompt:
      'Personal reading tracker called "Shelf Life". For each book: title, author, pages, genre, format (paper, e-book, audio), started, finished, stars, a quote or two and whether I own it, borrowed it or lent it out - and to whom! Three views would be lovely: a board with Want to read, Reading, Finished and Gave up; a wall of covers; and a statistics page. On that last one I\'m after books per month, pages this year, average rating by genre and progress against my goal of 40 books. If something has been lent out for over 3 months, nag me about it. Cosy look, serif letters, a dark mode for reading in bed. It\'s just me, but my friends may peek at the finished shelf.',
    language: 'en',
    lists: {
      books:
        'title, author, pages|number of pages, genre, format, started|start date|started on|started reading, finished|finish date|finished on|finished reading, stars|rating, quote|quotes|a quote or two, owned|ownership|own|owned|whether i own it|possession|own/borrowed/lent|availability, lent to|to whom|whom|who has it|lent to whom, status|shelf|state|reading status, cover|cover image|picture|cover picture',
    },
    may: 'quotes, authors, genres, loans|lent books|lendings, goals|reading goals|yearly goals, friends|people, reading sessions|reading log, reviews|notes, series, shelves',
    mayFields:
      'lent on|lent since|lent date|lent out since|date lent, borrowed from, goal, book, year, page, notes|review, returned, text',
  },
  {
    prompt:
      'Food truck company, 4 trucks (Taco, Burger, Bao, Waffle).\n\nWhat we need to know every day: which truck stands where, who works on it, and what did it sell.\n\nLocations have address, permit number, permit valid until, fee per day. Staff: name, phone, driving licence yes/no, hourly pay. Every planned day = truck + date + location + 2 or 3 staff, at least one with driving licence or it should complain. After closing the crew types cash, card, number of portions, leftovers and a comment.\n\nShow a week plan, profit per truck, and a public page "where are we today".',
    language: 'en',
    lists: {
      'locations|places|spots|stands':
        'address, permit number|permit no|permit, permit valid until|valid until|permit until|permit valid, fee per day|daily fee|fee|day fee',
      'staff|employees|staff members|crew|workers':
        "name, phone|telephone, driving licence|driving license|driver's licence|driver's license|licence, hourly pay|hourly wage|pay|wage|hourly rate",
      'planned days|plan|days|schedule|shifts|plans|planning|truck days|week plan|day plans|assignments':
        'truck|food truck, date|day, location|place|where, staff|crew|who works|workers|employees, cash|cash sales, card|card sales, number of portions|portions|portions sold, leftovers|left over, comment|comments|notes',
    },
    may: 'trucks|food trucks, closings|daily sales|sales|closing reports|day reports|daily reports|results|takings|reports|day closings, permits, dishes|menu|menu items|products, costs|expenses|purchases, customers, suppliers|ingredients|stock, hours|worked hours|shifts|work shifts, events|bookings, maintenance|repairs, staff assignments|crew assignments',
    mayFields:
      'name|location name, profit, hours|hours worked|start|end, total|sales|total sales|income, planned day|day, planned from|from, until|to, wages|wage costs|staff cost, truck, date, comment, status, map|coordinates',
  },
  {
    prompt:
      "Project: grant applications at a cultural foundation (public body)\n\nApplicants fill a form online: organisation, contact person, e-mail, project title, art form (music, dance, theatre, visual art, literature, film), summary of max 1500 characters, requested amount, total budget, start and end.\n\nCase officers check if complete and set status: received, incomplete, under review, decided. Three reviewers give points 1-5 on quality, feasibility and reach plus a comment, without seeing each other's points until all have finished. The committee sees a ranking by average and sets granted amount; the sum of granted cannot exceed 2,400,000 for the round.\n\nReports: applications and money by art form and by region. Must be accessible, high contrast, plain. Log who changed what.",
    language: 'en',
    lists: {
      'applications|grant applications':
        'organisation|organization|applicant, contact person|contact, e-mail|email, project title|title, art form|artform, summary, requested amount|amount requested|requested, total budget|budget, start|start date|starts, end|end date|ends, status|state, granted amount|granted|amount granted, region',
      'reviews|assessments|scores|points|ratings|evaluations|reviewer points':
        'application, quality|points for quality, feasibility|points for feasibility, reach|points for reach, comment|comments',
    },
    may: 'reviewers, rounds|grant rounds|calls|application rounds, log|change log|changes|audit log|history|log entries, applicants|organisations|organizations, case officers|officers|staff|users|employees, decisions|grants|committee decisions, committee members|committee|committee meetings|meetings, regions, art forms, attachments|documents|files, payments, final reports|reports, messages|comments|notes',
    mayFields:
      'reviewer, complete|completeness|completeness check, average|average points|mean|score|total points, case officer|officer|handled by, round, finished|submitted|done, received|received on|submitted on|date, who|changed by, what|change, phone|address|organisation number, ranking|rank, decision|decided on, maximum|limit|total, number|case number|reference number, missing|what is missing, year',
  },
  {
    prompt:
      "Hobby project for our model railway club: we own ca. 300 locomotives and wagons together and nobody knows any more what's where. Vehicle: inventory no., manufacturer, article number, scale (H0, N, Z), era I-VI, digital address, sound or no sound, owner (club or a member), storage box, condition, value, photo. Two locos of the same layout shouldn't have the same digital address - tell us when it happens! Then a list of repairs with what is broken, who fixes it and whether it's ready. For exhibitions we make packing lists: pick vehicles, print, tick when packed and when returned. Total insured value per owner is needed for the insurance once a year. Name: Bahnhof Box. Retro look like old enamel station signs, dark red and cream.",
    language: 'en',
    lists: {
      'vehicles|locomotives and wagons|rolling stock|locomotives|models':
        'inventory no.|inventory no|inventory number|number, manufacturer|maker, article number|article no|item number, scale|gauge, era|epoch, digital address|address|dcc address, sound|sound or no sound|has sound, owner|owned by, storage box|box|where, condition|state, value|insured value, photo|picture|image',
      'repairs|repair list':
        "vehicle|locomotive, what is broken|broken|fault|problem|description|defect, who fixes it|fixed by|fixer|who|responsible|repairer, ready|done|finished|whether it's ready|status",
      'packing lists|packing list|packing list items|packing items|packing|packed vehicles':
        'vehicles|vehicle|pick vehicles, packed|packed yes/no|is packed, returned|returned yes/no|is returned|back',
    },
    may: 'members|owners|club members|people, exhibitions|events|shows, packing list items|packing items|packed vehicles|packing list lines|packing list vehicles, layouts|model layouts, storage boxes|boxes, manufacturers, loans, purchases, insurance|insurance values|insurances, spare parts|parts|accessories, decoders, photos, maintenance',
    mayFields:
      'layout, exhibition|event|name|title, date|exhibition date, type|kind|locomotive or wagon|vehicle type, member|club or member|owner name, name|model|designation, packing list, notes|comment, reported on|reported, packed on, returned on, cost, place|location|where, email, phone',
  },
  {
    prompt:
      'Make a small online shop for our pottery studio.\n* Home with a large picture and a few words about us\n* Products: name, price, glaze, size in cm, weight, photos, how many left. Sold out ones stay visible but cannot be ordered\n* Basket & checkout: name, address, e-mail, ship or collect. Shipping 6.90, free over 80\n* Workshops: date, topic, seats, price; people reserve a seat and the number left goes down\n* Journal with short posts\n* Newsletter sign up\n\nBehind the login: orders with new / packed / sent / returned, sales of the month, best selling glaze, and a notice if fewer than 3 of something remain. Earthy, quiet, lots of white; the pots should do the talking.',
    language: 'en',
    lists: {
      'products|pots|pottery|items':
        'name|title, price, glaze, size in cm|size|size (cm), weight, photos|photo|pictures|images|image|picture, how many left|left|stock|in stock|number left|quantity',
      'orders|shop orders':
        'name|customer|customer name, address, e-mail|email, ship or collect|delivery|shipping or collect|shipping method|delivery method|ship/collect, status|state',
      'workshops|courses': 'date|day, topic|title|subject, seats|places|number of seats, price',
      'reservations|workshop reservations|workshop bookings|seat reservations|bookings|participants|registrations|sign-ups':
        'workshop',
      'posts|journal|journal posts|journal entries|articles|entries': '',
      'newsletter sign-ups|subscribers|newsletter subscribers|newsletter signups|newsletter|sign-ups|signups|newsletter sign ups|subscriptions':
        '',
    },
    may: 'order lines|order items|ordered products|basket items|basket|baskets|items, customers|clients, glazes|categories, messages|questions|contact messages|inquiries, pages, firings|kiln log, reviews, returns, sales, pictures|photos|gallery',
    mayFields:
      'shipping|shipping cost|shipping fee, total|sum|order total, product|products|items, quantity|number|pieces, seats left|number left|free seats|left, name|participant|who, e-mail|email, phone, seats|number of seats|number of people|persons, title, text|content|body, date|published|ordered|order date|signed up, photo|picture|image, sold out, description, message|notes, order, time|start',
  },
  {
    prompt:
      'Right, allotment committee here. 64 plots, each with a number, size, holder, rent and a state: let, vacant, given notice, overgrown. People on the waiting list give name, phone and the date they applied, and the oldest comes first. Twice a year two of us walk round and note per plot what we found, with a photo. A second warning in a row should turn the plot red. Rent owed in total, please. Call it Plotline.',
    language: 'en',
    lists: {
      'plots|allotments|allotment plots': 'number|plot number|no, size|area, holder|plot holder|tenant, rent, state|status',
      'waiting list|waiting list entries|applicants|waitlist|applications|people on the waiting list':
        'name, phone|telephone, date applied|applied|applied on|date they applied|date|application date',
      'inspections|inspection notes|walk rounds|inspection|findings|walks|plot inspections|rounds|notes|visits':
        'plot, what we found|found|findings|finding|note|notes|observation, photo|picture|image, warning|warning given|second warning|result|outcome',
    },
    may: 'holders|plot holders|members|tenants|people, rent payments|payments|rents|invoices, warnings, committee members|committee, tasks|work days|jobs, keys, sheds|equipment, news|announcements|notices, messages|letters|emails, meetings|minutes, offers|viewings, inspection rounds|rounds|walks',
    mayFields:
      'paid|rent paid|paid on|paid until, rent owed|owed|amount owed|balance|rent due, date|inspected on|inspection date|walk date, inspected by|who|inspectors, warnings in a row|warnings|number of warnings, year|season, email, address, amount, status, since|let since|holder since, notes',
  },
  {
    prompt: 'bokningssida till vår vedeldade bastu i Skellefteå',
    language: 'sv',
    lists: { 'bokningar|bastubokningar|bokade tider': '' },
    may: 'tider|lediga tider|pass|tidsluckor, kunder|gäster|bokare|besökare, bastur|bastu, priser|prislista, tillval|tillbehör, stängda dagar|spärrade tider, betalningar, regler|ordningsregler, meddelanden|kontakt|förfrågningar, bilder|galleri, frågor och svar|vanliga frågor, recensioner|omdömen, öppettider, nyheter',
    mayFields:
      'datum|dag, tid|starttid|start, sluttid|slut, namn, telefon, e-post|mejl, antal|antal personer|antal gäster, status, meddelande|kommentar',
  },
  {
    prompt: 'Behöver nåt enkelt för mitt hunddagis',
    language: 'sv',
    lists: {},
    may: 'hundar, ägare|hundägare|kunder, bokningar|dagisdagar|vistelser|platser, närvaro|incheckningar|in- och utcheckning, vaccinationer, promenader|rastningar, foder|matning|matrutiner, mediciner|medicinering, hämtningar|lämningar|hämtning och lämning, abonnemang|paket|klippkort|avtal, fakturor, betalningar, priser|prislista|tjänster, personal|anställda|medarbetare, arbetspass|schema, aktiviteter, grupper|hundgrupper, anteckningar|dagbok|dagboksinlägg|rapporter, incidenter|händelser|skador, intresseanmälningar|kö|väntelista, bilder|foton, kontakter|nödkontakter|veterinärer, uppgifter|att göra, meddelanden',
    mayFields: 'hund, ägare, namn, datum',
  },
  {
    prompt: 'Kan du göra ett quiz om svenska landskap med tio frågor och poäng på slutet?',
    language: 'sv',
    lists: {},
    may: 'frågor|quizfrågor, svarsalternativ|svar|alternativ, resultat|poäng|topplista|omgångar|poänglista, landskap, deltagare|spelare',
    mayFields: 'fråga, svar|rätt svar, poäng, landskap, namn|spelare, alternativ',
  },
  {
    prompt: 'hålla ordning på garantier och kvitton hemma',
    language: 'sv',
    lists: { 'garantier|garantibevis': '', 'kvitton|inköp|köp': '' },
    may: 'saker|produkter|prylar|varor|ägodelar, butiker|affärer|återförsäljare, kategorier, rum|platser|förvaring, reparationer|service|reklamationer, familjemedlemmar|hushåll, försäkringar, påminnelser, dokument|manualer|bruksanvisningar',
    mayFields:
      'produkt|sak|vara, butik, inköpsdatum|köpdatum|datum, pris|belopp, garanti till|garanti t.o.m.|garantin går ut|utgångsdatum, kvitto|bild|foto|bild på kvittot, kategori, anteckning, rum|plats',
  },
  {
    prompt: 'Lagersystem till cykelverkstan, varna när det finns färre än 3 kvar av en reservdel',
    language: 'sv',
    lists: { 'reservdelar|artiklar|delar|lager|lagerartiklar|produkter': 'antal|antal i lager|saldo|lagersaldo|kvar|i lager' },
    may: 'leverantörer, inköp|beställningar|inköpsordrar, lagerrörelser|uttag|in- och utleveranser|lagerhändelser|inleveranser, kategorier, hyllor|lagerplatser|platser, reparationer|jobb|arbetsordrar|ärenden, kunder, cyklar, inventeringar, mekaniker|personal, att beställa|inköpslista',
    mayFields:
      'namn|benämning|reservdel, artikelnummer, lägsta antal|min antal|varningsgräns|beställningspunkt|minsta antal, pris|inköpspris, hylla|plats, leverantör, kategori',
  },
  {
    prompt: 'tidrapport konsultbyrå 6 pers',
    language: 'sv',
    lists: { 'tidrapporter|tider|tidposter|tidrapport|timmar|arbetad tid|tidrader': '' },
    may: 'konsulter|anställda|medarbetare|personal, projekt|uppdrag, kunder, aktiviteter|uppgifter|tidkoder|arbetstyper, frånvaro|ledighet, fakturor|fakturaunderlag, veckor|perioder|veckorapporter, attester|godkännanden, utlägg, priser|timpriser, avtal',
    mayFields:
      'konsult|medarbetare|anställd|person|vem, datum|dag, timmar|antal timmar|tid, projekt|uppdrag, kund, beskrivning|kommentar|anteckning, debiterbar|debiterbart, status|godkänd|attesterad, vecka',
  },
  {
    prompt: 'Bröllopssida för Elin & Joakim den 14 juni, med OSA och önskelista',
    language: 'sv',
    lists: {
      'osa|anmälningar|svar|osa-svar|gäster|osa-anmälningar': '',
      'önskningar|önskelista|presenter|önskelistan|presenttips': '',
    },
    may: 'gäster|gästlista|inbjudna, program|hålltider|schema, frågor och svar|vanliga frågor, boende|hotell|övernattning, bilder|foton|galleri, gästbok|hälsningar|meddelanden, bord|bordsplacering, toastmaster|kontakter|kontaktpersoner|värdpar, tal|talanmälningar, låtönskningar|musikönskemål, transporter|bussar, information|hitta hit, bokade presenter|reservationer',
    mayFields:
      'namn|gäst, kommer|deltar|svar|kommer du, antal|antal gäster|antal personer, allergier|specialkost|matpreferenser|kost, e-post, telefon, meddelande|hälsning, present|önskning|sak, bokad|tingad|reserverad|köpt, bokad av|tingad av, länk, pris, tal|vill hålla tal, datum|tid',
  },
  {
    prompt: 'Luffarschack som två kan spela på samma mobil',
    language: 'sv',
    lists: {},
    may: 'partier|omgångar|matcher|spel, resultat|poäng|ställning|statistik|topplista, spelare, drag',
    mayFields: 'spelare, vinnare, poäng|vinster, datum',
  },
  {
    prompt: 'En tavla där alla i bostadsrättsföreningen ser felanmälningar och vem som fixar dem',
    language: 'sv',
    lists: {
      'felanmälningar|ärenden|fel|anmälningar':
        'vem som fixar|ansvarig|fixas av|vem som fixar det|åtgärdas av|tilldelad|fixare|vem fixar',
    },
    may: 'medlemmar|boende|grannar, lägenheter, entreprenörer|hantverkare|leverantörer|fixare|ansvariga, platser|utrymmen|byggnader|hus|trappuppgångar, kommentarer|uppdateringar|loggbok, kategorier, åtgärder, bilder|foton, styrelsemedlemmar|styrelse, nyheter|meddelanden, kontakter',
    mayFields:
      'status, rubrik|titel, beskrivning, plats|lägenhet|var, anmäld av|anmälare, datum|anmäld|anmäld datum, bild|foto, prioritet, kategori|typ, klart senast',
  },
  {
    prompt: 'blogg om svampplockning, dova jordfärger',
    language: 'sv',
    lists: { 'inlägg|blogginlägg|artiklar|poster': '' },
    may: 'kommentarer, svampar|arter|svamparter, kategorier|ämnen|taggar, recept, platser|svampställen|svampskogar, bilder|foton|galleri, prenumeranter|nyhetsbrev, meddelanden|kontakt, fynd|svampfynd, författare|skribenter, sidor, länkar',
    mayFields:
      'rubrik|titel, text|innehåll, datum|publicerad|publiceringsdatum, bild|foto, kategori, ingress|sammanfattning, författare, taggar, svamp|art, plats',
  },
  {
    prompt:
      'Jag har 22 bikupor på fyra platser och skriver allt i en blöt anteckningsbok. Varje gång jag öppnar en kupa vill jag notera datum, drottning sedd ja/nej, antal ramar med yngel, temperament och om jag gav foder. Sedan vill jag kunna se hur mycket honung varje bigård gett per år.',
    language: 'sv',
    lists: {
      'bikupor|kupor': 'plats|bigård',
      'genomgångar|kupgenomgångar|inspektioner|besiktningar|kupbesök|anteckningar|kontroller|tillsyner|besök':
        'kupa|bikupa, datum, drottning sedd|drottningen sedd|drottning, ramar med yngel|antal ramar med yngel|yngelramar|antal yngelramar, temperament, gav foder|foder|fodrat|foder givet|fodring',
      'skördar|honungsskördar|honung|skattningar|honungsskörd|slungningar':
        'bigård|plats|kupa|bikupa, honung|mängd|honung (kg)|mängd (kg)|kg|vikt|mängd honung, år|datum|skördedatum',
    },
    may: 'bigårdar|platser|uppställningsplatser, drottningar, behandlingar|varroabehandlingar, fodringar|foder, uppgifter|att göra, utrustning|material, avläggare|svärmar, försäljning|sålda burkar, väder, bilder',
    mayFields: 'namn|nummer|kupnummer, anteckning|anteckningar|övrigt, antal kupor, status, drottning|drottningens år',
  },
  {
    prompt:
      'Frisörsalong med tre stolar. Kunderna ska ha telefonnummer, vilken färgblandning vi använde senast, allergier och en bild. Kalender per frisör så vi slipper pappersalmanackan.',
    language: 'sv',
    lists: {
      kunder: 'telefonnummer|telefon, färgblandning|senaste färgblandning|senaste färg|färg, allergier|allergi, bild|foto',
      'bokningar|tider|besök|kalender|tidsbokningar': 'frisör',
    },
    may: 'frisörer|personal|medarbetare|anställda, behandlingar|tjänster|prislista, besök|behandlingshistorik, produkter|lager, färgblandningar|recept|färgrecept, stolar, arbetstider|scheman|ledigheter|frånvaro, betalningar|försäljning|kvitton, väntelista',
    mayFields:
      'namn, kund, tid|start|starttid|datum|datum och tid, slut|sluttid|längd, behandling|tjänst, stol, anteckning|anteckningar, e-post, status, pris',
  },
  {
    prompt:
      'Vi är 35 på kontoret och semesteransökningar kommer i mejl, på lappar och i korridoren. Anställda fyller i från, till och typ (semester, vab, tjänstledigt), chefen godkänner eller nekar. Ingen ska kunna ta ut mer än sina 25 dagar.',
    language: 'sv',
    lists: {
      'semesteransökningar|ansökningar|ledighetsansökningar|ledigheter|frånvaro|ledighet':
        'anställd|sökande|medarbetare|namn|vem, från|från och med|startdatum|första dag, till|till och med|slutdatum|sista dag, typ|ledighetstyp, status|beslut|godkänd|chefens beslut',
    },
    may: 'anställda|medarbetare|personal, avdelningar|team, chefer, helgdagar|röda dagar, saldon|semestersaldon|semesterdagar, kommentarer, ledighetstyper|typer, scheman',
    mayFields:
      'dagar|antal dagar|semesterdagar, semesterdagar kvar|dagar kvar|kvar|uttagna dagar|saldo, chef|godkänd av|beslutad av, kommentar|motivering|anledning, avdelning, ansökt|ansökningsdatum|beslutsdatum, e-post',
  },
  {
    prompt:
      'Lagledare för P12 i fotboll här. Kallelser till träning och match, vem kommer, vem skjutsar, vem har tröjtvätten den här veckan? Föräldrarna ska bara kunna svara, inte ändra.',
    language: 'sv',
    lists: {
      'kallelser|aktiviteter|händelser|träningar och matcher|evenemang|träffar': 'typ|träning eller match|slag',
      'svar|kallelsesvar|anmälningar|närvaro|deltagande':
        'kommer|svar|vem kommer|status, skjutsar|skjuts|vem skjutsar|kan skjutsa|kör',
      'tröjtvätt|tvättschema|tvättveckor|tvätt|tröjtvättar|tvättlista':
        'vem|ansvarig|familj|förälder|vem har tvätten|spelare|tvättas av, vecka',
    },
    may: 'spelare|lag|trupp|barn|killar, föräldrar|vårdnadshavare|kontakter, träningar, matcher|motståndare, skjutsar|skjuts|samåkning|bilar|körningar, ledare|tränare, platser|planer|idrottsplatser, nyheter|meddelanden, resultat|matchresultat, uppgifter|fika|kioskpass, familjer',
    mayFields:
      'spelare|barn|namn, kallelse|aktivitet|händelse, datum|tid|start|datum och tid|samling, plats, motståndare, förälder, platser i bilen|antal platser, tröjtvätt|tvättansvarig, kommentar, telefon',
  },
  {
    prompt:
      'Bygg ett rekryteringsverktyg åt vår HR-avdelning: tjänster, kandidater och intervjuer. Kandidaten flyttas mellan Ny, Telefonintervju, På plats, Erbjudande, Anställd och Avslag. Snittbetyget från intervjuarna ska räknas ut av sig självt.',
    language: 'sv',
    lists: {
      'tjänster|lediga tjänster|befattningar|jobb': '',
      'kandidater|sökande': 'steg|status|fas|stadium',
      intervjuer: 'intervjuare, betyg|omdöme|poäng',
    },
    may: 'intervjuare|medarbetare|personal|rekryterare, avdelningar, ansökningar, betyg|bedömningar|omdömen|utvärderingar, anteckningar|kommentarer, dokument|CV, erbjudanden, mejlmallar|meddelanden, källor|rekryteringskanaler, aktiviteter|historik, referenser',
    mayFields:
      'kandidat, tjänst, snittbetyg|medelbetyg, namn, e-post|mejl, telefon, CV, datum|tid, titel, avdelning, sista ansökningsdag, anteckning|kommentar, typ|intervjutyp, ansökt|ansökningsdatum',
  },
  {
    prompt:
      'Enkät till föräldrarna på förskolan Blåklinten om trivsel, mat, utemiljö och information, betyg 1–5 plus fritext. Anonymt. Resultatet som stapeldiagram per avdelning.',
    language: 'sv',
    lists: {
      'svar|enkätsvar|frågor|enkät':
        'trivsel, mat|maten, utemiljö|utemiljön, information|informationen, fritext|kommentar|kommentarer|övrigt|synpunkter, avdelning',
    },
    may: 'avdelningar, frågor|enkätfrågor, enkäter|omgångar|enkätomgångar, kommentarer, åtgärder',
    mayFields: 'datum|inskickat|svarsdatum, betyg, fråga, snitt|medelbetyg',
  },
  {
    prompt:
      'Säljer egen keramik på marknader men vill ha en liten nätbutik också, muggar, skålar, fat, varje sak finns ofta bara i ett exemplar. När den är såld ska det stå SÅLD på bilden. Swish vid hämtning så ingen kortbetalning behövs.',
    language: 'sv',
    lists: {
      'produkter|keramik|varor|föremål|alster|saker|artiklar': 'bild|foto, såld|status',
      'beställningar|ordrar|köp|reservationer|bokningar|order|tingningar': '',
    },
    may: 'kunder|köpare, marknader|marknadsdagar|evenemang, kategorier|typer, bilder|galleri, meddelanden|förfrågningar|kontakt, försäljning|försäljningar, om mig|sidor, upphämtningstider|hämtningstider, betalningar, nyhetsbrev|prenumeranter, serier|kollektioner, glasyrer',
    mayFields:
      'typ|kategori|sort, pris, antal|antal exemplar|exemplar, namn|titel, beskrivning, köpare|kund|kundens namn, telefon|swishnummer, e-post, hämtning|hämtas|hämtdatum|hämtningsdag, betald|betald med Swish|Swish, produkt|vara, mått|storlek, hämtad, datum',
  },
  {
    prompt:
      'Teaterföreningens rekvisitaförråd måste få ett register. Sak, foto, hylla, skick, vilken uppsättning den är utlånad till och när den ska tillbaka – försenat ska synas i rött.',
    language: 'sv',
    lists: {
      'rekvisita|rekvisitaregister|saker|föremål|rekvisitor':
        'sak|namn|benämning, foto|bild, hylla|plats, skick, uppsättning|utlånad till|utlånad till uppsättning, tillbaka|ska tillbaka|återlämnas|åter senast|ska lämnas tillbaka|tillbaka senast|återlämningsdatum',
    },
    may: 'uppsättningar|föreställningar|produktioner|pjäser, utlåningar|lån|utlån, hyllor|platser|förråd, kategorier, medlemmar|låntagare, kostymer, reparationer|skador, bokningar|reservationer, inventeringar',
    mayFields:
      'status|utlånad, försenad|försenat, utlånad den|utlånad datum|lånad, återlämnad, beskrivning, kategori, antal, lånad av|låntagare|ansvarig, anteckning, premiär',
  },
  {
    prompt:
      'Invånare ska kunna rapportera trasiga gungor, klotter och glas på kommunens lekplatser utan att logga in. Parkenheten får in ärendena med adress och foto, sätter prioritet och status (mottaget, pågår, åtgärdat). En översikt över antal öppna ärenden per stadsdel vore bra för nämnden.',
    language: 'sv',
    lists: { 'ärenden|rapporter|felanmälningar|anmälningar': 'adress|plats, foto|bild, prioritet, status, stadsdel' },
    may: 'lekplatser, stadsdelar, handläggare|medarbetare|personal|parkarbetare, kommentarer|anteckningar|händelser, åtgärder|arbetsordrar, kategorier|feltyper, anmälare|invånare, utrustning|gungor|lekredskap, entreprenörer, besiktningar',
    mayFields:
      'typ|kategori|vad är fel|problem|typ av fel|vad det gäller, beskrivning, lekplats, datum|rapporterad|mottagen|anmäld|inkom, namn|anmälare, e-post|telefon|kontakt, ansvarig|tilldelad, åtgärdat datum|åtgärdad, anteckning',
  },
  {
    prompt:
      'Gör en räknare för ROT-avdrag: jag matar in arbetskostnad, material och om man är en eller två ägare, ut kommer avdraget och vad kunden faktiskt betalar. Stora siffror, funkar på telefon ute på bygget.',
    language: 'sv',
    lists: {},
    may: 'beräkningar|sparade beräkningar|uträkningar|kalkyler|historik, kunder, offerter, jobb|projekt, material|materialrader, inställningar',
    mayFields:
      'arbetskostnad, material|materialkostnad, ägare|antal ägare|en eller två ägare, avdrag|ROT-avdrag|avdraget, att betala|kunden betalar|kunden betalar faktiskt, totalt|total, kund, datum, procent|avdragsprocent, maxbelopp|tak',
  },
  {
    prompt:
      'Appen ska heta Elkollen och är till vår elfirma i Borås, nio montörer och två på kontoret.\n\n- Kunder: namn, adress, telefon, privat eller företag\n- Jobb: kund, beskrivning, montör, datum, status (förfrågan, offert skickad, inbokat, pågår, klart, fakturerat)\n- Material per jobb: artikel, antal, à-pris, summa\n- Timmar per jobb och montör\n\nMontörerna ser bara sina egna jobb och ska kunna lägga in timmar och bilder från mobilen. Kontoret ser allt. På startsidan: jobb idag, jobb som är klara men inte fakturerade, och totalt offertvärde just nu. Mörkblått och gult, gärna stora knappar eftersom folk har handskar.',
    language: 'sv',
    lists: {
      kunder: 'namn, adress, telefon, privat eller företag|typ|kundtyp|privat/företag',
      'jobb|uppdrag|arbeten': 'kund, beskrivning, montör, datum, status, bilder|bild|foton',
      'material|materialrader|jobbmaterial|materialåtgång':
        'jobb, artikel, antal, à-pris|pris|styckpris|a-pris, summa|total|belopp',
      'timmar|tidrapporter|tider|arbetstimmar|arbetad tid|tidrader': 'jobb, montör, timmar|antal timmar|antal|tid',
    },
    may: 'montörer|anställda|personal|medarbetare|elektriker, bilder|foton|jobbilder, offerter, fakturor, artiklar|artikelregister|prislista, kontaktpersoner, anteckningar|kommentarer, verktyg|bilar|fordon, egenkontroller|protokoll, leverantörer|grossister',
    mayFields:
      'offertvärde|offertbelopp|offert|värde|offertsumma, datum|dag, summa|totalt|total, e-post, kommentar|anteckning, starttid|tid, fakturerat, organisationsnummer, namn|titel|rubrik',
  },
  {
    prompt:
      'Hej! Vi öppnar en kvarterskrog på Möllan i Malmö, Krog Hilda, och saknar hemsida. Första delen ska vara en stor bild med namn och öppettider. Därefter meny uppdelad på smårätter, varmrätter, dessert och dryck, med pris och märkning för vegan, gluten och laktos så att vi själva kan byta rätter varje vecka. Sedan kort om oss, hitta hit med karta, samt bordsbokning där gästen anger namn, antal, dag, tid och telefon. Vi tar högst 40 gäster per kväll och måndagar är stängt. Bokningarna vill vi i personalen se i en lista per kväll. Stilen: varm, lite 70-tal, vinrött och grädde.',
    language: 'sv',
    lists: {
      'rätter|meny|menyn|menyrätter|maträtter':
        'del|kategori|avdelning|typ|menydel|sektion|kurs, pris, märkning|märkningar|allergener|kost|kostmärkning|vegan',
      'bokningar|bordsbokningar|reservationer':
        'namn|gäst, antal|antal gäster|antal personer, dag|datum, tid|klockslag, telefon|telefonnummer',
    },
    may: 'öppettider, bord, nyheter|evenemang|händelser, bilder|galleri, sidor|om oss|texter, gäster, stängda dagar|avvikande öppettider, personal, meddelanden|kontakt, vinlista|drycker|dryck, kategorier|menydelar, kvällar|sittningar, allergener|märkningar, recensioner',
    mayFields:
      'vegan|vegansk, gluten|glutenfri|innehåller gluten, laktos|laktosfri|innehåller laktos, namn|rätt, beskrivning, bild, status, meddelande|önskemål|kommentar|allergier, e-post, visas|aktiv|på menyn, vecka, öppettider, adress, ordning',
  },
  {
    prompt:
      'Ridskolan Hästhagen, 28 hästar och cirka 200 elever.\n\nDet vi vill lägga in:\n* hästar (namn, mankhöjd, nivå, vilodag, nästa skoning, nästa vaccination)\n* elever (ålder, nivå, målsman, telefon)\n* lektioner med ridlärare, tid, ridhus eller paddock\n* vilken elev som rider vilken häst på vilken lektion\n\nEn häst får gå max tre lektioner per dag, säg till om någon försöker boka en fjärde. Veckoschema i kalender. Ridlärarna bockar av närvaro. Elever ska kunna avboka senast klockan 18 dagen innan. Jag vill dessutom ha en lista över hästar som ska skos eller vaccineras inom 14 dagar. Skogsgrönt tema.',
    language: 'sv',
    lists: {
      hästar: 'namn, mankhöjd, nivå, vilodag, nästa skoning|skoning, nästa vaccination|vaccination',
      'elever|ryttare': 'ålder, nivå, målsman|vårdnadshavare, telefon',
      'lektioner|ridlektioner':
        'ridlärare, tid|start|datum och tid|starttid|datum, ridhus eller paddock|plats|bana|ridhus/paddock|ridhus',
      'ridningar|ridplaceringar|placeringar|lektionsplatser|bokningar|ekipage|deltagare|deltaganden|hästfördelning|tilldelningar|anmälningar|ryttare per lektion|lektionsbokningar':
        'elev|ryttare, häst, lektion, närvaro|närvarande|status|närvaro',
    },
    may: 'ridlärare|personal|lärare|instruktörer, avbokningar, närvaro|närvarolista, grupper|ridgrupper|kurser, skoningar|hovslagarbesök, vaccinationer|veterinärbesök|hälsojournal, målsmän|vårdnadshavare|föräldrar, ridhus|paddockar|banor|platser, betalningar|terminsavgifter|fakturor, foder, utrustning|sadlar|träns, tävlingar|evenemang',
    mayFields:
      'avbokad|avbokat|avbokning, namn, datum|dag, slut|sluttid|längd, e-post, antal platser|max antal, anteckning, veckodag, status, senast skodd, bild',
  },
  {
    prompt:
      'Intern IT-support på ett åkeri med 120 anställda, idag kör vi Excel och det håller inte. Tänk två delar som hänger ihop. Utrustning: inventarienummer, typ (dator, mobil, platta, skrivare), serienummer, inköpsdatum, pris, vem som har den och garantin tom. Ärenden: rubrik, beskrivning, vilken pryl det gäller, anmälare, prioritet låg/normal/akut, ansvarig tekniker, status. Akuta ärenden som legat orörda i fyra timmar ska lysa rött. Vanlig personal får anmäla och följa sina egna ärenden; vi tre på IT ser alla på en tavla man kan dra i. Dashboard med öppna per tekniker, antal lösta per vecka och utrustningens sammanlagda värde per avdelning.',
    language: 'sv',
    lists: {
      'utrustning|prylar|inventarier|datorer':
        'inventarienummer|inventarienr, typ|utrustningstyp, serienummer, inköpsdatum, pris|inköpspris, vem som har den|innehavare|användare|innehas av|har den|anställd|används av|vem, garanti tom|garanti till|garantin tom|garanti t.o.m.|garanti, avdelning',
      'ärenden|supportärenden':
        'rubrik, beskrivning, pryl|utrustning|vilken pryl|gäller|pryl det gäller|vilken pryl det gäller, anmälare|anmäld av, prioritet, ansvarig tekniker|tekniker|ansvarig, status',
    },
    may: 'anställda|användare|personal|medarbetare, avdelningar, tekniker, kommentarer|anteckningar|logg|händelser, leverantörer, licenser|program|programvaror, reparationer|service, utlåningar|överlämningar|tilldelningar, guider|kunskapsbank|vanliga frågor, beställningar|inköp, lösenord|konton',
    mayFields:
      'skapad|anmäld|anmäld datum|datum|inkom, löst|löst datum|stängd|löst den|lösning, namn|modell|benämning, bild, åtgärd, värde, status, e-post, kategori, senast ändrad|påbörjad',
  },
  {
    prompt:
      'Fårgård på Gotland, runt 140 tackor. Under lamningen i april springer jag och frugan i skift och måste kunna skriva in saker direkt i stallet. Varje djur har öronmärke, ras, kön, född, mor, far, vikt och status (levande, såld, slaktad, död). Vid lamning noteras tacka, datum, antal födda, antal levande och om det behövdes hjälp. Behandlingar med läkemedel, dos och karenstid – appen får inte låta oss sälja ett djur innan karensen gått ut. Det jag vill se: medeltal lamm per tacka i år jämfört med förra året, vilka tackor som inte lammat än, och en lista som går att skriva ut till länsstyrelsen.',
    language: 'sv',
    lists: {
      'djur|får|tackor|djurregister':
        'öronmärke|öronnummer, ras, kön, född|födelsedatum|födelseår, mor|moder, far|fader, vikt, status',
      'lamningar|lamning':
        'tacka|djur|mor, datum, antal födda|födda|födda lamm, antal levande|levande|levande lamm, hjälp|hjälp behövdes|behövde hjälp|behövdes hjälp|hjälp behövs',
      'behandlingar|läkemedelsbehandlingar':
        'djur|får|tacka, läkemedel|medicin, dos, karenstid|karens|karens till|karensdagar|karens (dagar)|karenstid (dagar)',
    },
    may: 'lamm, vägningar|vikter, försäljningar|sålda djur|försäljning, slakter|slakt, beten|hagar|betesfållor, baggar, läkemedel|läkemedelsförråd, foder|hö, köpare|kunder, betäckningar|betäckning, veterinärbesök|veterinärer, uppgifter|att göra|skift, händelser|anteckningar, raser, förflyttningar',
    mayFields:
      'datum|behandlingsdatum, karens till|karens slut|karensen går ut|karens slutar, anteckning|anteckningar|kommentar, namn, bild, såld datum|såld|såld den, köpare, orsak|diagnos, antal döda|döda, vem|noterat av',
  },
  {
    prompt:
      'CRM till en reklambyrå, arbetsnamn "Fiskedammen".\n1. Företag med bransch, ort, webbplats\n2. Kontaktpersoner kopplade till företag\n3. Affärer: värde i kronor, sannolikhet i procent, säljare, förväntat avslut, steg (Lead → Möte → Pitch → Förhandling → Vunnen/Förlorad)\n4. Aktiviteter: samtal, mejl, lunch, med datum och anteckning\n\nAffärerna ska visas som kort i kolumner med summan överst i varje kolumn. Räkna ut viktat värde (värde gånger sannolikhet). Om ingen aktivitet skett på 21 dagar ska affären få en varningsflagga. Förlorad affär kräver en orsak. Säljarna redigerar sitt, vd:n ser allt men ändrar inget. Snyggt, luftigt, svart text på vitt med en korallröd accent.',
    language: 'sv',
    lists: {
      'företag|kunder': 'bransch, ort, webbplats|hemsida',
      'kontaktpersoner|kontakter': 'företag',
      'affärer|deals|affärsmöjligheter':
        'värde|värde i kronor|värde (kr), sannolikhet|sannolikhet i procent|sannolikhet (%), säljare, förväntat avslut|förväntat avslutsdatum|avslut, steg|fas|status, orsak|förlustorsak|orsak till förlust|förlorad orsak|anledning',
      aktiviteter: 'typ|slag|aktivitetstyp, datum, anteckning|anteckningar, affär',
    },
    may: 'säljare|medarbetare|personal|användare, offerter, uppgifter|att göra|påminnelser, projekt|kampanjer|uppdrag, branscher, anteckningar, mål|säljmål|budget, möten, dokument|filer, fakturor, leads',
    mayFields:
      'viktat värde, namn|affär|rubrik|titel, företag, kontaktperson|kontakt, telefon, e-post|mejl, titel|roll, säljare, varning|varningsflagga, senaste aktivitet, adress, organisationsnummer, vunnen',
  },
  {
    prompt:
      'Till hösten arrangerar OK Renen en orienteringstävling med ungefär 600 löpare och 90 funktionärer, och det är funktionärsbiten som alltid blir kaos. Kan man få en app där medlemmar anmäler sig och kryssar vilka uppgifter de helst tar: parkering, start, mål, servering, barnpassning, skogsgrupp? Tävlingsledaren delar ut pass med plats, starttid, sluttid och hur många som behövs. Samma person får inte hamna på två pass som krockar. Visa hur många platser som är obemannade per område, helst som en mätare. Funktionären ser sina egna pass, kontaktperson och karta. Efteråt vill vi räkna timmar per medlem, för de fem flitigaste får presentkort.',
    language: 'sv',
    lists: {
      'medlemmar|funktionärer|anmälningar|funktionärsanmälningar':
        'önskade uppgifter|uppgifter|helst|önskemål|önskad uppgift|vilka uppgifter|önskar',
      'pass|arbetspass|funktionärspass':
        'plats, starttid|start, sluttid|slut, antal som behövs|behövs|antal|hur många som behövs|behov|antal behövs, område|uppgift, kontaktperson|kontakt|ansvarig',
      'tilldelningar|bemanning|bemanningar|tilldelade pass|passtilldelningar|fördelning|bokningar|passbokningar':
        'pass, medlem|funktionär|person',
    },
    may: 'uppgifter|områden|arbetsområden, löpare|deltagare|startande, platser|kartor, kontaktpersoner|ansvariga|områdesansvariga, timmar|tidrapporter|arbetade timmar, anmälningar, presentkort|belöningar|priser, nyheter|meddelanden|information, banor|klasser, utrustning|material, tävlingar, familjer',
    mayFields:
      'karta|kartlänk, timmar|antal timmar, namn, telefon, e-post, datum|dag, anteckning|kommentar, beskrivning, obemannade|lediga platser|antal lediga, status, allergier, tröjstorlek',
  },
  {
    prompt:
      'Familjeapp för oss fem i familjen Nyström! Det som ska in är\n\n• veckomeny – måndag till söndag, vem lagar, länk till recept\n• inköpslista man bockar av i affären, sorterad på avdelning\n• sysslor med barn, dag, om den är gjord och hur många kronor den ger\n• sparmål per barn\n\nBarnen (7, 10 och 13) ska kunna bocka i sina sysslor men det räknas först när mamma eller pappa godkänt. På söndagar vill vi se vad varje barn har tjänat under veckan och hur långt det är kvar till sparmålet, som en stapel som fylls på. Glada färger, stora ikoner, inga krångliga menyer. Ska funka på paddan som sitter på kylskåpet.',
    language: 'sv',
    lists: {
      'veckomeny|måltider|middagar|maträtter|menyn|rätter|veckomenyer|meny':
        'dag|veckodag|datum, vem lagar|lagas av|kock|lagar, recept|länk till recept|receptlänk|länk',
      'inköpslista|varor|inköp|inköpslistan|att handla': 'avdelning, inköpt|avbockad|köpt|klar|i korgen|bockad|handlad|avbockat',
      'sysslor|uppgifter|hushållssysslor':
        'barn|vem, dag|veckodag|datum, gjord|klar|utförd, kronor|belöning|ersättning|antal kronor|belopp|värde|pengar, godkänd|godkänt|godkänd av förälder',
      'sparmål|mål': 'barn|vem',
    },
    may: 'barn|familjemedlemmar|familjen|personer, recept, avdelningar|butiksavdelningar, utbetalningar|veckopeng|sparande|insättningar|uttag|sparpengar, kalender|händelser|aktiviteter, belöningar, anteckningar|meddelanden|anslag, sysselmallar|återkommande sysslor, ingredienser, skolschema',
    mayFields:
      'rätt|maträtt|mat|namn, vara, antal|mängd, syssla, mål|belopp|målbelopp|kostar|summa, sparat|sparat hittills|hittills, ålder, bild|ikon, vecka, beskrivning, godkänd av, färg, vad|sparar till',
  },
  {
    prompt:
      'Frilansfotograf söker slut på fakturaångest. Per uppdrag sparar jag kund, typ (bröllop, porträtt, företag, produkt), fotodatum, leveransdatum, avtalat pris exkl moms och om bilderna är redigerade. Från ett uppdrag ska jag kunna skapa en faktura med löpnummer, förfallodag 30 dagar fram, 25 % moms uträknad och totalen. Status utkast, skickad, betald, förfallen; den sista ska sättas utan att jag gör något. Milersättning 25 kr/mil läggs till om jag skriver in antal mil. Överst på startsidan: obetalt totalt, intäkter per månad i ett diagram och nästa tre fotograferingar. Bara jag använder den. Mörkt läge, tack, typ som Lightroom.',
    language: 'sv',
    lists: {
      'uppdrag|jobb|fotouppdrag|fotograferingar':
        'kund, typ, fotodatum|fotograferingsdatum, leveransdatum|leverans, pris|avtalat pris|pris exkl moms|avtalat pris exkl moms|pris exkl. moms, redigerade|bilder redigerade|redigerat|bilderna redigerade|bilderna är redigerade',
      fakturor:
        'löpnummer|fakturanummer|nummer|fakturanr, förfallodag|förfallodatum|förfaller, status, uppdrag, antal mil|mil|milersättning',
    },
    may: 'kunder, betalningar|inbetalningar, utgifter|utlägg|kostnader, fakturarader|rader, bilder|album|gallerier|leveranser, priser|prislista|paket, resor|körjournal|milersättningar, utrustning|kameror, offerter, avtal|kontrakt, platser, påminnelser',
    mayFields:
      'moms|25 % moms|momsbelopp, total|totalt|totalen|att betala|totalbelopp, belopp|pris|netto|exkl moms|summa, fakturadatum|datum, antal mil|mil|milersättning, kund, betald|betald datum|betaldatum, e-post, telefon, adress, titel|namn|rubrik, anteckning, plats',
  },
  {
    prompt:
      'Hembygdsföreningen i Järvsö har ungefär 3 000 föremål och foton i en loge och ingen vet längre vad som är vad. Medlemmarna är mest pensionärer, så texten måste vara stor och stegen få. Varje föremål får nummer, benämning, bild, årtal eller ungefärlig period, material, givare, by, var det står och en berättelse. Vem som helst ska kunna söka och titta; bara de inloggade får lägga till eller rätta. Under varje foto vill vi ha en ruta där besökare kan skriva "jag vet vem det här är", och det ska hamna i en kö som sekreteraren går igenom innan det visas. Visa också slumpvis ett "Veckans föremål" på första sidan.',
    language: 'sv',
    lists: {
      'föremål|samling|saker|föremål och foton':
        'nummer|föremålsnummer|inventarienummer, benämning|namn, bild|foto, årtal|period|årtal eller period|ålder|år|ungefärlig period|årtal eller ungefärlig period, material, givare, by, var det står|plats|placering|står|förvaring, berättelse|historia',
      'kommentarer|tips|besökarkommentarer|uppgifter|svar|jag vet vem det är|jag vet|identifieringar|ledtrådar':
        'föremål|foto, text|kommentar|meddelande|jag vet vem det här är|vem det är|tips, godkänd|status|granskad|visas|publicerad',
    },
    may: 'givare, byar, foton|bilder|fotografier, platser|hyllor|förvaring, kategorier|typer, material, personer, medlemmar|användare, veckans föremål, lån|utlåningar|utlån, utställningar, händelser|evenemang, samlingar',
    mayFields:
      'namn|ditt namn|besökare|avsändare, e-post|telefon, datum|inkom|inskickad, kategori|typ, skick, anteckning, period, veckans föremål, registrerad av',
  },
  {
    prompt: '犬のトリミングサロンの予約管理',
    language: 'ja',
    lists: { '予約|予約管理|予約一覧': '' },
    may: '犬|ワンちゃん|わんちゃん|愛犬|ペット, 飼い主|お客様|顧客|客, メニュー|コース|施術メニュー|料金|料金表|サービス, トリマー|スタッフ|担当者, カルテ|施術記録|施術履歴|来店記録|来店履歴, 犬種, ワクチン|ワクチン接種|予防接種, 売上|会計|支払い, 商品|在庫|物販, 休業日|定休日|営業日|営業時間|シフト, 写真|ギャラリー, オプション, クーポン|回数券, キャンセル待ち, お知らせ',
    mayFields:
      '日時|予約日時|日付|開始|開始日時|予約日, 時間|開始時刻|終了|終了日時|所要時間, 犬|犬の名前|ワンちゃん, 犬種, 飼い主|お客様|顧客|氏名|名前, 電話|電話番号, コース|メニュー|施術メニュー, トリマー|担当|担当者, 料金|金額, 状態|ステータス, 備考|メモ|注意事項, 体重|サイズ, メール',
  },
  {
    prompt: '町内会の回覧板をネットで回せるようにしたい',
    language: 'ja',
    lists: { '回覧板|回覧|回覧物|回覧文書|お知らせ': '' },
    may: '世帯|会員|住民|町内会員|家庭|町民, 既読|確認|閲覧|閲覧記録|既読確認|確認済み|確認記録|回覧状況|閲覧確認, 班|組|地区|グループ, 行事|イベント|予定, 役員|担当者, コメント|返信|回答|質問|意見, 出欠|参加|申込み, カテゴリ|分類, 当番|ゴミ当番, 添付|資料|文書|ファイル, アンケート, 町内会費|会費, 連絡先',
    mayFields:
      '件名|タイトル|題名, 本文|内容, 発行日|日付|掲載日|配信日|回覧日, 期限|締切|確認期限|回覧期限, 添付|添付ファイル|資料|画像|写真, 班|組|対象, 世帯|氏名|名前|読んだ人, 既読|確認|確認済み|読んだ, 確認日|確認日時|既読日時, 発信者|発行者|担当|差出人, 種類|分類|カテゴリ|重要度',
  },
  {
    prompt: '社内備品の貸出アプリ作って',
    language: 'ja',
    lists: { '備品|社内備品|物品|備品一覧': '', '貸出|貸出記録|貸し出し|貸出履歴|貸出一覧': '' },
    may: '社員|利用者|従業員|借りる人, 部署|部門, 予約|貸出予約, カテゴリ|分類|種類, 保管場所|場所, 返却|返却記録, 修理|点検|メンテナンス, 棚卸し|棚卸, 申請|貸出申請, 購入|仕入先|購入依頼, 消耗品|在庫',
    mayFields:
      '備品|備品名|名称|名前|品名, 社員|借りた人|借用者|利用者|氏名, 貸出日|借りた日, 返却予定日|返却期限|返却予定, 返却日|返却済み|返却, 状態|ステータス|貸出状況, 管理番号|備品番号|番号, 保管場所|場所, 分類|カテゴリ|種類, 数量|個数, 写真, 備考|メモ, 部署, 購入日, 用途|目的',
  },
  {
    prompt: '県庁所在地クイズ（10問、間違えた問題は最後に復習）',
    language: 'ja',
    lists: {},
    may: '問題|クイズ|設問|質問|出題, 選択肢|回答|答え, 結果|成績|得点|スコア|記録|ランキング|挑戦記録, 都道府県|県|県庁所在地, 間違えた問題|復習|誤答, プレイヤー|参加者|挑戦者',
    mayFields:
      '問題|問題文|設問, 答え|正解|県庁所在地, 都道府県|県, 選択肢, 得点|点数|正解数|スコア, 名前, 間違えた問題|間違い, 日付, 解説',
  },
  {
    prompt: 'フリーランス用の請求書リスト、未入金の合計が一目で分かるやつ',
    language: 'ja',
    lists: {
      '請求書|請求|請求書リスト|請求書一覧':
        '金額|請求金額|請求額|合計|合計金額, 入金|入金済み|入金状況|状態|入金状態|ステータス|支払状況|入金日',
    },
    may: '取引先|顧客|クライアント|請求先|お客様, 案件|プロジェクト|仕事, 入金|支払い|入金記録, 明細|請求明細|項目, 見積書|見積, 経費|支出, 領収書, 納品書, 自分の情報|振込先|口座|事業者情報, 催促|督促',
    mayFields:
      '取引先|請求先|クライアント|顧客|お客様, 請求書番号|番号|請求番号, 請求日|発行日|日付, 支払期限|期限|入金予定日|支払期日, 入金日, 件名|内容|案件|品目, 消費税|税額|税, 源泉徴収, 備考|メモ, 未入金額|未入金',
  },
  {
    prompt: '割り勘計算機。端数は幹事持ちで',
    language: 'ja',
    lists: {},
    may: '計算履歴|履歴|記録|計算|割り勘, 参加者|メンバー|人, 支払い|会計|費用, 飲み会|イベント|会',
    mayFields:
      '合計|合計金額|金額|会計|総額, 人数|参加人数, 一人あたり|一人分|ひとり分|1人あたり, 端数, 幹事|幹事の支払い|幹事の金額, 単位|端数の単位|切り捨て単位, 日付, 名前',
  },
  {
    prompt: '写真家のポートフォリオサイト、黒背景でとにかくシンプルに',
    language: 'ja',
    lists: {},
    may: '作品|写真|ギャラリー|作品集, カテゴリ|ジャンル|シリーズ|アルバム|テーマ, お問い合わせ|問い合わせ|ご依頼|メッセージ|撮影依頼, プロフィール|経歴|略歴, 展示|展覧会|個展|展示歴, お知らせ|ニュース|ブログ|日記, 受賞|受賞歴, サービス|料金|プラン, 撮影場所|場所, クライアント|実績, 写真集|出版, SNS|リンク, タグ',
    mayFields:
      '写真|画像, 題名|タイトル|作品名, 撮影日|撮影年|年|日付, 撮影場所|場所, 説明|キャプション, カテゴリ|シリーズ|ジャンル, 名前|お名前, メール|メールアドレス, 内容|メッセージ, 並び順|順番',
  },
  {
    prompt: '貸し農園の区画と利用者',
    language: 'ja',
    lists: { '区画|農園区画|畑': '', '利用者|会員|契約者|借り手': '' },
    may: '契約|貸出|利用契約|利用|貸付, 農園|貸し農園, 料金|利用料|支払い|入金|請求, 作物|栽培|栽培記録|作付け, 申込み|空き待ち|順番待ち|問い合わせ|待機者, 農具|道具|貸出道具|備品, 作業|作業記録|作業日誌, お知らせ|連絡, 行事|イベント|講習会, 水やり当番|当番, 種類|区画種別, 巡回|点検|見回り',
    mayFields:
      '区画番号|番号|区画名|名前, 面積|広さ, 状態|空き状況|利用状況|ステータス, 利用者|契約者, 区画, 氏名|名前, 電話|電話番号, 住所, メール, 契約開始日|利用開始日|開始日|契約日, 契約終了日|終了日|利用期限|期限|契約期限, 料金|利用料|年額, 支払い|入金|支払済み, 備考|メモ, 場所|位置, 作物',
  },
  {
    prompt: '冷蔵庫の中身、賞味期限3日前になったら教えてくれる？',
    language: 'ja',
    lists: { '食材|食品|冷蔵庫の中身|中身|冷蔵庫|在庫': '賞味期限|期限' },
    may: '買い物リスト|買い物|買うもの, レシピ|献立|料理, カテゴリ|分類|種類, 保存場所|場所|棚|置き場所, 家族|メンバー, 消費記録|使い切り|履歴|廃棄|廃棄記録, お店|店, 通知|お知らせ',
    mayFields:
      '食材|食品|名前|品名|食品名|食材名, 数量|個数|量, 場所|保存場所|置き場所, 種類|分類|カテゴリ, 購入日|買った日, 開封日|開封, 状態|使い切った|消費済み|食べた, 残り日数, メモ|備考, 写真, 単位',
  },
  {
    prompt: 'ヨガ教室のホームページをお願いします、料金表とアクセスと体験レッスン申込みつき',
    language: 'ja',
    lists: {
      '体験レッスン申込み|体験申込み|申込み|体験レッスン申し込み|体験レッスン|体験申し込み|体験レッスン申込|お申込み|申し込み':
        '',
    },
    may: '料金|料金表|料金プラン|プラン|コース料金, クラス|レッスン|コース|プログラム, スケジュール|時間割|レッスン日程|レッスンスケジュール|日程, インストラクター|講師|先生, お知らせ|ニュース|ブログ, お問い合わせ|問い合わせ, よくある質問|質問, お客様の声|口コミ|感想, アクセス|スタジオ|教室|所在地|店舗, 生徒|会員|受講者, 写真|ギャラリー, 予約',
    mayFields:
      '名前|お名前|氏名, 電話|電話番号, メール|メールアドレス, 希望日|希望日時|日時|参加希望日|体験希望日, クラス|レッスン|コース|希望クラス|希望レッスン, ヨガ経験|経験, 人数, 備考|メッセージ|ご質問|質問|要望, 状態|対応状況, 料金|金額|価格|値段, 内容|説明, プラン名|項目|コース名|プラン, 第2希望|第二希望, 回数',
  },
  {
    prompt:
      '整骨院を一人でやっています。患者さんの名前、生年月日、症状、来院日、施術内容、次回予約を残したいです。回数券の残り回数も自動で減ってくれると助かります。',
    language: 'ja',
    lists: {
      '患者|患者さん|患者一覧': '名前|氏名|患者名, 生年月日, 症状|主訴, 回数券の残り回数|残り回数|回数券|回数券残|回数券残数',
      '来院|来院記録|施術記録|カルテ|施術|来院履歴|施術履歴':
        '来院日|日付|施術日|来院日時, 施術内容|施術|内容, 次回予約|次回予約日|次回',
    },
    may: '回数券|回数券購入|チケット, 予約|次回予約, 会計|支払い|売上|料金, メニュー|施術メニュー|コース, 症状|症状記録|部位, 問診|問診票, 保険|保険証, 備品|物販, 休診日|診療日, 写真|画像',
    mayFields:
      '患者|患者さん, 症状, 回数|購入回数|総回数|回数券回数, 回数券使用|回数券を使った|回数券利用|使用回数|利用回数|使用, 購入日, 電話|電話番号, 住所, 性別, 年齢, 備考|メモ, 次回予約, 残り回数|残り|残回数, 金額|料金, 日時|予約日時|予約日',
  },
  {
    prompt:
      '有給の申請を紙からやめたい。社員が日付と理由を入れる→上長が承認か差し戻し→総務が残日数を見る、という流れです。残りが0日の人は申請できないようにしてください。',
    language: 'ja',
    lists: {
      '申請|有給申請|休暇申請|有給休暇申請|有休申請|有給':
        '社員|申請者|氏名|名前|従業員, 日付|取得日|希望日|休む日|休暇日, 理由|申請理由, 状態|承認|承認状況|ステータス|結果|承認状態',
      '社員|従業員|社員一覧': '残日数|有給残日数|残り日数|残り|有給残',
    },
    may: '部署|部門|課, 上長|承認者|管理職, 残日数|付与|有給付与|有給残|付与履歴|付与日数, 承認履歴|承認|差し戻し|コメント|履歴, 休日|祝日|カレンダー, 休暇種別|休暇の種類, 代理',
    mayFields:
      '日数|取得日数|申請日数, 開始日, 終了日, 半休|全休・半休|区分|種別, 上長|承認者, 差し戻し理由|コメント|差戻し理由|差し戻しコメント, 申請日|承認日, 部署, 氏名|名前|社員名, 付与日数|年間付与日数|付与, 取得済み日数|使用日数|使用済み, 入社日, 社員番号, メール, 残日数',
  },
  {
    prompt:
      '少年野球の監督です。選手ごとに背番号、学年、ポジション、打率と防御率をまとめて、試合結果も記録したいんですが、保護者は見るだけでOK。打率は打数と安打から勝手に計算してほしい。',
    language: 'ja',
    lists: {
      '選手|選手一覧|メンバー|部員': '背番号, 学年, ポジション|守備位置, 防御率, 打数, 安打|安打数',
      '試合結果|試合|試合記録': '',
    },
    may: '成績|打撃成績|個人成績|投手成績|打席|試合成績|打撃記録|投球記録, 保護者|親|連絡先, 対戦相手|相手チーム|チーム, 練習|練習予定|予定|スケジュール, 大会|リーグ, 出欠, スタメン|打順|オーダー|出場, 写真, 球場|グラウンド|会場, コーチ|指導者|監督, お知らせ|連絡, 用具|道具',
    mayFields:
      '打率, 名前|氏名|選手名, 日付|試合日, 相手|対戦相手|相手チーム, 得点|自チーム得点|自軍得点, 失点|相手得点, 勝敗|結果, 会場|場所|球場, 自責点, 投球回|投球回数|イニング, 試合, 選手, メモ|コメント|備考, 大会|大会名, 本塁打|打点, スコア, 写真, 投打|利き腕',
  },
  {
    prompt:
      '金沢で小さな和菓子屋をしております。季節の上生菓子や羊羹を写真と値段つきで並べ、お客様が受け取り日を選んで取り置きできるお店のページが欲しいです。和紙のような落ち着いた色合いで。',
    language: 'ja',
    lists: {
      '商品|和菓子|お菓子|お品書き|菓子': '写真|画像, 値段|価格|金額',
      '取り置き|予約|取置き|お取り置き|注文|ご予約|ご注文|取り置き予約': '受け取り日|受取日|お受け取り日|受取希望日',
    },
    may: 'お客様|顧客, 種類|カテゴリ|分類, 季節|季節の菓子, お知らせ|ニュース|新着, 営業日|定休日|休業日|営業時間, 注文明細|取り置き明細|明細|ご注文商品, お問い合わせ|問い合わせ, 店舗情報|お店|店舗|店主|アクセス, 在庫, よくある質問, ギャラリー, 歴史|お店の紹介',
    mayFields:
      '商品名|名前|菓子名|品名, 種類|分類|カテゴリ|区分, 季節|時期|販売時期, 説明|紹介, 商品|和菓子|お菓子, 個数|数量|数, お名前|氏名|名前, 電話|電話番号, メール, 受け取り時間|受取時間|時間, 備考|要望|メッセージ, 状態|ステータス|受け渡し, アレルギー|アレルゲン|原材料, 在庫|販売中, 合計|合計金額, 日持ち|賞味期限',
  },
  {
    prompt:
      '古着のネット販売用の在庫表。仕入れ値・売値・サイズ・状態（S/A/B/C）・出品先（メルカリ、ラクマ、店頭）を入れたら利益が出る。月ごとの売上グラフも。',
    language: 'ja',
    lists: {
      '在庫|商品|古着|在庫表|アイテム':
        '仕入れ値|仕入値|仕入れ価格|仕入価格, 売値|販売価格|売価|販売額, サイズ, 状態|コンディション|状態ランク, 出品先|販売先|販路',
    },
    may: '売上|販売|販売記録|売上記録|取引, 仕入れ|仕入先|仕入れ先, 出品先|販路|販売先, ブランド, カテゴリ|種類|分類, 経費|送料|手数料, 発送|配送, 購入者|お客様|顧客, 写真|画像, 保管場所|棚',
    mayFields:
      '利益|粗利|利益額, 売れた日|販売日|売却日|売上日, 商品名|品名|名前|アイテム名, 仕入れ日|仕入日, 写真|画像, ブランド, 種類|カテゴリ|分類, 販売状況|在庫状況|売却済み|売れた|ステータス|売約, 送料, 手数料|販売手数料, 色|カラー, 備考|メモ, 出品日, 利益率, 商品番号|管理番号',
  },
  {
    prompt:
      '学童クラブの入退室を職員3人で管理します。子どもの名前を押すだけで「来た」「帰った」が記録され、お迎えの人とアレルギーがすぐ見える画面がいいです。17時を過ぎても残っている子は色を変えて表示。',
    language: 'ja',
    lists: {
      '子ども|児童|子供|こども|子どもたち': '名前|氏名|子どもの名前, お迎えの人|お迎え|迎えの人|お迎え者|お迎え担当, アレルギー',
      '入退室|入退室記録|出席|記録|入退室履歴|出欠|入退館':
        '子ども|児童|子供|名前|こども, 来た|帰った|区分|種別|入室|入室時刻|来た時刻|入退室|種類|状態|来所時刻|登室時刻|内容',
    },
    may: '職員|スタッフ|指導員, 保護者|お迎えの人|家族|連絡先|お迎え者, アレルギー, 連絡帳|連絡|お知らせ|申し送り, 欠席|欠席連絡|出席予定|利用予定|予定, おやつ|献立, 学校|学年|クラス, 行事|イベント, 緊急連絡先, 日誌|保育日誌, 延長|延長利用, けが|事故記録|ヒヤリハット',
    mayFields:
      '時刻|日時|時間|記録時刻, 来た|入室|入室時刻|来た時刻|来所時刻|登室時刻, 帰った|退室|退室時刻|帰った時刻|帰宅時刻|降室時刻, 日付|日, 職員|記録者|記録した職員|対応職員|担当, 学年, クラス|学校, 電話|電話番号|連絡先|保護者の電話, 保護者, 状態|現在の状態|在室|在室状況, 写真, 備考|メモ, お迎えの人, お迎え予定時刻|お迎え時間, ふりがな|読み',
  },
  {
    prompt: '釣果ノート！魚種、サイズ(cm)、場所、潮、天気、使ったルアー、写真。自己ベストを魚種別にランキングで見せて。',
    language: 'ja',
    lists: {
      '釣果|釣果ノート|釣果記録|釣り記録|釣り':
        '魚種|魚, サイズ|サイズ(cm)|サイズ（cm）|大きさ|体長|全長, 場所|釣り場|ポイント, 潮|潮回り|潮汐, 天気|天候, ルアー|使ったルアー|使用ルアー, 写真|画像',
    },
    may: '魚種|魚|魚図鑑, 釣り場|場所|ポイント, ルアー|仕掛け|エサ, 釣行|釣行記録, タックル|道具|ロッド|リール, 釣り仲間|仲間|友達, 自己ベスト|記録|ランキング, 潮|潮汐, 予定|釣行予定, メモ|日記',
    mayFields:
      '日付|日時|釣った日|釣行日, 時間|時刻, 重さ|重量, メモ|備考|コメント, 匹数|数, 水温|気温, 風, 自己ベスト|ベスト, 名前, 色|カラー',
  },
  {
    prompt:
      '新人研修のあとに答えてもらうアンケートを作成してください。満足度5段階、分かりやすかった講義（複数選択）、自由記述の三つで、回答は人事だけが閲覧できるようにします。平均点と回答率も表示希望。',
    language: 'ja',
    lists: {
      '回答|アンケート回答|アンケート|質問':
        '満足度, 分かりやすかった講義|わかりやすかった講義|講義, 自由記述|自由回答|ご意見|感想|自由記入|コメント',
    },
    may: '講義|研修講義|科目, 研修|新人研修, 受講者|新入社員|社員|対象者|新人|参加者, 質問|設問, 講師, 部署, アンケート, 改善|改善案',
    mayFields:
      '回答日|回答日時|日付, 氏名|名前|回答者|受講者, 部署, 対象人数|対象者数|受講者数, 研修|研修名, 回答率, 平均点, 講義名, 回答済み',
  },
  {
    prompt:
      '公民館の会議室3つと体育室の予約状況を、市民の方がカレンダーで確認できるようにできますか。申込みは仮予約として入り、職員が確定またはお断りを選びます。同じ部屋の時間が重なる予約は受け付けないでください。',
    language: 'ja',
    lists: {
      '予約|申込み|利用申込み|施設予約|仮予約|予約申込み|申し込み':
        '部屋|施設|会議室, 時間|日時|開始|開始時刻|利用時間|開始日時|時間帯|利用日時, 状態|状況|ステータス|予約状態|結果|予約状況',
    },
    may: '部屋|施設|会議室|利用施設, 利用者|市民|申込者|団体|利用団体, 職員|担当者, 休館日|利用不可日|休日, 料金|利用料|使用料, 備品|設備|貸出備品, お知らせ, 利用目的|用途, 時間帯|利用区分|コマ, 利用実績|利用報告, 問い合わせ',
    mayFields:
      '終了|終了時刻|終了日時, 日付|利用日|予約日, 氏名|名前|申込者|代表者|お名前, 電話|電話番号, メール|メールアドレス, 団体名|団体, 人数|利用人数, 利用目的|目的|用途, 備考|メモ|要望|連絡事項, 定員, 申込日|受付日, 断り理由|お断りの理由|理由, 施設名|部屋名',
  },
  {
    prompt: '孫と遊ぶ神経衰弱のゲームがほしいです。絵柄は動物で、4×4枚、めくった回数と時間が出るとうれしい。字は大きめに。',
    language: 'ja',
    lists: {},
    may: '記録|結果|成績|スコア|ベスト記録|ランキング|対戦記録|得点, カード|絵柄|動物|札, プレイヤー|遊んだ人|孫|参加者, ゲーム|対戦',
    mayFields: 'めくった回数|回数|手数, 時間|タイム|かかった時間, 名前|プレイヤー, 日付|遊んだ日, 絵柄|動物, 組数|そろった組',
  },
  {
    prompt:
      '従業員12名の工務店です。現場の情報が社長の頭の中にしかないので、アプリにまとめたいと考えています。\n\n・顧客：氏名、住所、電話、紹介元\n・工事案件：顧客、工事種別（新築、リフォーム、外構）、見積金額、契約金額、着工日、完工予定日、担当者、進捗\n・協力業者：業種、連絡先、単価メモ\n・原価：案件ごとに業者、内容、金額\n\n案件ごとに粗利と粗利率を計算し、20％を切ったら赤で警告してください。進捗は「問い合わせ・見積中・契約・施工中・引渡し済み」の看板形式で動かせると便利です。職人はスマホから現場写真を上げるだけ、金額は見せません。色は木をイメージした茶系で。',
    language: 'ja',
    lists: {
      '顧客|お客様|施主|顧客一覧': '氏名|名前|顧客名, 住所, 電話|電話番号, 紹介元|紹介者',
      '工事案件|案件|工事|現場|工事案件一覧':
        '顧客|お客様|施主, 工事種別|種別|工事の種類, 見積金額|見積額|見積, 契約金額|契約額, 着工日, 完工予定日|完工日|完成予定日, 担当者|担当, 進捗|状態|段階|進捗状況',
      '協力業者|業者|協力会社': '業種, 連絡先|電話, 単価メモ|単価',
      '原価|原価明細|原価一覧|費用': '案件|工事案件|工事|現場, 業者|協力業者|協力会社, 内容, 金額|原価|費用',
      '現場写真|写真|工事写真': '',
    },
    may: '従業員|社員|職人|担当者|スタッフ|大工, 見積|見積書, 請求|請求書|入金, 打ち合わせ|やりとり|議事録|連絡, 工程|工程表|スケジュール|予定, 日報|作業日報, 図面|書類|資料, 資材|材料|発注, 点検|アフター|アフターサービス|定期点検, 車両|道具, 紹介元, 問い合わせ',
    mayFields:
      '粗利|粗利額, 粗利率, 案件名|工事名|件名|名称, 業者名|会社名|名前|名称, 現場写真|写真|画像, 案件|現場|工事案件, 撮影日|日付|撮影日時|登録日, 撮影者|投稿者|職人|コメント|メモ|説明, 原価合計|原価, 現場住所|工事場所|住所, メール, 引渡し日, 備考',
  },
  {
    prompt:
      '人事部で使う採用管理ツール「エントリー帳」を作りたいです。募集職種（部署、人数、締切）と応募者（氏名、メール、応募経路、履歴書、希望年収）を登録し、書類選考、一次面接、最終面接、内定、辞退、不採用の段階で管理します。面接官は自分が担当する応募者だけを見て、5点満点の評価とコメントを書き込めます。平均が3点未満の人を次の段階に進めようとしたら確認を出してください。ダッシュボードには職種別の応募数、経路別の内定率、今週の面接予定を並べてほしいです。7日以上連絡していない応募者の一覧も必要です。落ち着いた紺色でお願いします。',
    language: 'ja',
    lists: {
      '募集職種|職種|募集|求人|募集要項': '部署, 人数|募集人数, 締切|締切日|応募締切|募集締切',
      '応募者|候補者|応募者一覧|応募':
        '氏名|名前, メール|メールアドレス, 応募経路|経路, 履歴書, 希望年収, 段階|選考段階|状態|ステータス|選考状況|選考ステータス, 職種|募集職種|応募職種, 面接官|担当|担当面接官|担当者, 最終連絡日|連絡日|最後の連絡|最終連絡|最終連絡日時',
      '評価|面接評価|面接|評価シート|面接記録':
        '評価|点数|評価点|5点満点|スコア|点, コメント|所見, 応募者|候補者, 面接官|評価者|記入者',
    },
    may: '面接|面接予定|面接日程, 面接官|社員|人事|担当者|採用担当, 部署|部門, 連絡|連絡履歴|連絡記録|やりとり, 応募経路|経路|媒体, 選考履歴|段階履歴|選考, 内定|内定者|オファー, 書類|履歴書|添付, メールテンプレート|メール文面|テンプレート, メモ, 会議室, 説明会',
    mayFields:
      '面接日|面接日時|日時|面接予定日|面接予定, 職種名|名称|職種, 応募日, 平均|平均点|平均評価, 電話|電話番号, 面接種別|種別|面接段階|段階, 場所|形式, 備考|メモ, 状態|募集状態|公開, 辞退理由|不採用理由, 評価日|日付, 仕事内容|説明|勤務地',
  },
  {
    prompt:
      '高円寺の居酒屋「とり重」のサイトをリニューアル。\n載せたいもの：\n1. トップ（炭火の写真と一言）\n2. お品書き（焼き鳥、一品、日本酒、焼酎。品切れは店側でワンタッチで切り替え）\n3. 本日のおすすめ（毎日書き換える）\n4. 宴会コース 3,500円・4,500円・6,000円\n5. 予約フォーム（日時、人数、コース、名前、電話番号）\n6. 地図と営業時間、定休日は火曜\n\n予約は2名から20名まで、火曜日は選べないように。店のスタッフには日別の予約一覧と合計人数が見えるようにして、30名を超えた日は満席表示にする。雰囲気は昭和レトロ、黒と朱色。英語のメニューもあると外国の方に喜ばれそう。',
    language: 'ja',
    lists: {
      'お品書き|メニュー|料理|品書き|品目|献立': '種類|分類|区分|カテゴリ|種別|部類, 品切れ|売り切れ|提供状況|品切れ中|状態',
      '本日のおすすめ|おすすめ|今日のおすすめ|日替わり|おすすめ料理': '',
      '予約|ご予約|宴会予約|席予約': '日時|予約日時|日付|来店日時, 人数, コース|宴会コース, 名前|お名前|氏名, 電話番号|電話',
    },
    may: '宴会コース|コース|コース料理, お知らせ|ニュース|新着情報, 営業時間|定休日|営業日|臨時休業|休業日, 英語メニュー|外国語メニュー|English menu, 写真|ギャラリー, お問い合わせ|問い合わせ, スタッフ|店員|従業員, 口コミ|お客様の声, 席|テーブル|座席, お客様|顧客, 店舗情報|アクセス|店舗, 満席日|満席|営業カレンダー, 求人, クーポン',
    mayFields:
      '品名|名前|料理名|名称|商品名|コース名, 値段|価格|料金|金額, 英語名|英語|英語表記|英語の名前|英語説明|英語メニュー, 説明|内容|紹介, 写真|画像, 日付|掲載日|提供日, 時間|時刻|来店時間, 状態|予約状況|ステータス, 備考|要望|ご要望|メッセージ, 並び順|順番, 表示|公開|掲載, 品切れ|売り切れ, 合計人数, 満席, メール',
  },
  {
    prompt:
      'いちご農家を夫婦とパートさん5人で営んでいて、ハウスは8棟あります。毎朝の収穫量をハウス別・品種別（とちおとめ、スカイベリー）にキロで入れ、出荷先（農協、直売所、ケーキ店）ごとに箱数と単価を記録したいです。農薬と肥料の散布は日付、薬剤名、倍率、使用者を残し、収穫前日数を過ぎるまでそのハウスの収穫入力を止めてください。資材はパックと段ボールの在庫が100枚を下回ったらお知らせ。パートさんは収穫と自分の勤務時間だけ入力できれば十分です。見たいのは、今月の売上合計、棟ごとの収量グラフ、去年の同じ週との比較。年配の人もいるのでボタンは大きく。',
    language: 'ja',
    lists: {
      '収穫|収穫量|収穫記録|収穫入力': 'ハウス|棟, 品種, 収穫量|収穫量(kg)|収穫量（kg）|キロ|量|重量|収穫量（キロ）',
      '出荷|出荷記録|販売|売上|出荷先別出荷': '出荷先, 箱数|箱, 単価',
      '散布|散布記録|農薬散布|農薬・肥料散布|防除記録|農薬と肥料の散布|農薬・肥料|散布履歴|農薬肥料散布':
        '日付|散布日, 薬剤名|薬剤|農薬名, 倍率|希釈倍率, 使用者|散布者|作業者, 収穫前日数, ハウス|棟|散布ハウス',
      '資材|資材在庫|在庫|資材の在庫|資材一覧': '在庫|在庫数|枚数|数量|在庫枚数|残数',
      '勤務|勤務時間|勤務記録|勤怠|出勤|タイムカード|勤務時間記録': '勤務時間|時間|開始|出勤時刻|開始時刻|勤務時間数|労働時間',
    },
    may: 'ハウス|棟|ビニールハウス, 品種, 出荷先|取引先|販売先|お客様, パート|パートさん|従業員|スタッフ|作業者, 薬剤|農薬|肥料|薬剤一覧, 資材入出庫|入出庫|資材の補充|資材使用|入庫, 売上, 作業|作業日誌|作業記録, 天気|気温|環境記録|温度, 経費|支出, 苗|育苗|定植, 給料|賃金, シフト, 病害虫|生育記録',
    mayFields:
      '日付|収穫日|出荷日|勤務日, 金額|売上|合計|売上金額, 種別|種類|農薬・肥料|区分, 収穫可能日|収穫解禁日|収穫再開日|収穫停止期限|収穫できる日, パート|パートさん|氏名|名前|従業員, 終了|退勤時刻|終了時刻, 休憩, 資材名|名前|品名|名称, 最低在庫|警告枚数|下限|基準枚数|通知枚数, 品種, 備考|メモ, 使用量|散布量, ハウス名|番号, 単位, 週',
  },
  {
    prompt:
      '情報システム課の問い合わせ窓口を一本化するためのヘルプデスクです。利用者は全社員約200名、対応者は課員4名。\n\n【チケット】件名、内容、分類（PC、ネットワーク、アカウント、複合機、その他）、緊急度、添付画像、担当、状態（受付、対応中、回答待ち、完了）\n【よくある質問】質問、回答、分類、閲覧数\n【やりとり】チケットごとのコメント、社内メモは申請者に非表示\n\n緊急度「高」は受付から2時間、「中」は1営業日で期限切れとし、超過分を一番上に出すこと。申請者は自分のチケットのみ参照可。課長向けに月別件数、分類別の割合、平均解決時間をグラフ化。完了時には必ず対応内容を記入させたい。',
    language: 'ja',
    lists: {
      'チケット|問い合わせ|問合せ|依頼':
        '件名, 内容, 分類, 緊急度, 添付画像|画像|添付|添付ファイル, 担当|担当者|対応者, 状態|ステータス, 対応内容|対応|対応結果|解決内容',
      'よくある質問|FAQ|質問': '質問, 回答, 分類, 閲覧数',
      'やりとり|コメント|返信|対応履歴':
        'チケット, コメント|内容|本文, 社内メモ|社内|社内用|内部メモ|公開範囲|社内限定|種別|非公開',
    },
    may: '社員|利用者|申請者|従業員|全社員, 課員|対応者|担当者|情報システム課|スタッフ, 分類|カテゴリ, 機器|備品|資産|PC, 部署|部門, お知らせ|障害情報|メンテナンス情報, 社内メモ|メモ, 営業日|休日|祝日, 対応履歴|履歴|状態履歴, 満足度|評価|アンケート, 手順書|マニュアル, アカウント',
    mayFields:
      '申請者|依頼者|利用者|登録者|問い合わせ者, 期限|対応期限|期限日時, 受付日時|受付日|受付|登録日時|作成日時, 完了日時|完了日|解決日時|解決日, 解決時間|対応時間, 期限切れ|超過, 投稿者|記入者|書いた人, 投稿日時|日時|日付, 部署, 番号|チケット番号, 公開|公開状態, 電話|内線|メール, 添付',
  },
  {
    prompt:
      'うちは5人のデザイン事務所で、いま誰が何にどれだけ時間を使っているのかさっぱり分かりません。クライアント、プロジェクト（予算時間、時間単価、納期、状態）、タスク、そして毎日の作業時間を入力する仕組みがあれば、と思っています。\n・作業時間はタイマーでも手入力でも可\n・予算時間の80％で黄色、100％で赤\n・プロジェクト別の売上見込み＝時間×単価\n・納期はカレンダー表示\n・週の合計が45時間を超えた人を代表だけに通知\n外部パートナーさんには割り当てたタスクだけを見せ、単価は隠してください。名前は「コマ」。余白多め、グレーとレモンイエローで、堅苦しくない感じが理想です。',
    language: 'ja',
    lists: {
      'クライアント|顧客|取引先|お客様': '',
      'プロジェクト|案件': '予算時間|予算時間数, 時間単価|単価, 納期|締切, 状態|ステータス',
      'タスク|作業': '担当|担当者|割り当て|割り当て先|外部パートナー|メンバー|割当先',
      '作業時間|作業記録|工数|タイムログ|稼働時間|時間記録|作業時間記録':
        '誰|メンバー|担当者|担当|スタッフ|作業者|人|氏名, タスク|プロジェクト|何|作業内容|内容, 時間|作業時間|所要時間|時間数|作業時間数|時間（h）',
    },
    may: 'メンバー|スタッフ|社員|デザイナー|所員, 外部パートナー|パートナー|外注先|外注, 請求|請求書|売上, 経費|支出, 見積|見積書, 予定|スケジュール|打ち合わせ, 通知|お知らせ, タイマー, 休暇|休み, ファイル|資料|納品物, 作業種別|作業の種類, 週次|週報',
    mayFields:
      'クライアント, プロジェクト, 日付|作業日|日, 開始|開始時刻|開始日時, 終了|終了時刻|終了日時, 売上見込み|見込み売上, メモ|備考|内容, 名前|プロジェクト名|タスク名|会社名|クライアント名|名称|件名, 消化率|使用時間|実績時間|予算消化率, 期限|締切, 状態|完了, 担当者|担当, 電話|メール|連絡先, 週合計|合計時間, 入力方法|手入力・タイマー, 役割|権限',
  },
  {
    prompt:
      '来年3月の市民マラソンで、ボランティア約300人の配置を担当することになりました。応募フォームでは氏名、年齢、電話、Tシャツのサイズ、希望する役割（給水、誘導、受付、救護補助、清掃）、経験の有無を聞きます。事務局はそれを見ながら、地点と時間帯と必要人数が決まった持ち場に割り当てていきます。一人を同じ時間帯に二か所へ入れられないこと、救護補助は18歳以上に限ること、この二点は必ず守らせてください。足りない持ち場は一覧で不足人数の多い順に。Tシャツはサイズ別の枚数を自動集計。当日は班長がスマホで出欠をチェックし、本部の画面に出席率がリアルタイムで映ると最高です。',
    language: 'ja',
    lists: {
      '応募|応募者|ボランティア|ボランティア応募|応募フォーム|参加者':
        '氏名|名前|お名前, 年齢, 電話|電話番号, Tシャツのサイズ|Tシャツサイズ|Tシャツ|サイズ, 希望する役割|希望役割|役割|希望の役割, 経験の有無|経験|ボランティア経験',
      '持ち場|配置場所|担当場所|シフト': '地点|場所|配置地点, 時間帯|時間|開始|開始時刻, 必要人数|人数|定員',
      '割り当て|配置|割当|担当|アサイン|シフト割当|配置表':
        'ボランティア|応募者|氏名|参加者, 持ち場|配置場所, 出欠|出席|出欠確認|出欠状況',
    },
    may: '地点|場所|エリア|コース, 班|班長|グループ|チーム, 役割|役割一覧, 事務局|スタッフ|職員, 出欠|出席|出席確認|出席記録|点呼, 時間帯|時間枠, Tシャツ|Tシャツ在庫|支給品|備品, お知らせ|連絡|案内, 説明会|研修, 大会|大会情報, 緊急連絡先|連絡先, 質問|問い合わせ|よくある質問, 弁当',
    mayFields:
      '役割|担当役割, 班長|責任者, 班, 開始|開始時刻, 終了|終了時刻, 不足人数|不足|配置人数|割当人数, メール|メールアドレス, 備考|メモ|要望, 状態|受付状況, 日付, 持ち場名|名称|名前, 住所, 性別, 時間帯, チェックイン時刻|確認時刻, 応募日, 緊急連絡先, 出席率',
  },
  {
    prompt:
      '離れて暮らす母（84歳）の介護を、兄弟3人とヘルパーさんで分担しています。LINEだと流れてしまうので、次のものを一か所にまとめたいです。\n- 訪問の予定（誰が、いつ、何をするか）\n- 薬：名前、飲む時間、残りの数\n- 体調の記録：血圧、体温、食事、気になったこと\n- 立て替えたお金：日付、品目、金額、払った人\n- 病院やケアマネさんの連絡先\n薬が残り7日分になったら目立つように、上の血圧が160以上の日は印をつけてほしいです。立て替えは月末に三等分して、誰が誰にいくら渡せばいいか計算してください。ヘルパーさんには予定と体調だけ見せて、お金は家族だけ。やさしい桜色で、文字は大きくお願いします。',
    language: 'ja',
    lists: {
      '訪問|訪問の予定|訪問予定|予定|訪問スケジュール':
        '誰|誰が|訪問者|担当|担当者|訪問する人|訪問者名, いつ|日時|日付|訪問日|訪問日時, 何をする|何をするか|内容|すること|用件|やること|訪問内容',
      '薬|お薬|服薬|薬一覧|お薬リスト':
        '名前|薬名|薬の名前, 飲む時間|服用時間|時間|服用時刻, 残りの数|残り|残数|残量|残り数|在庫',
      '体調|体調の記録|体調記録|健康記録|バイタル':
        '血圧|上の血圧|血圧（上）|血圧(上)|最高血圧|血圧上|収縮期血圧, 体温, 食事, 気になったこと|気になること|気づいたこと|メモ',
      '立て替え|立替|立替金|立て替えたお金|立替え|立替記録|立て替え記録|お金':
        '日付|日, 品目|内容, 金額, 払った人|支払った人|立替者|支払者|立て替えた人',
      '連絡先|連絡先一覧|病院・連絡先|緊急連絡先': '',
    },
    may: '家族|兄弟|メンバー|介護者, ヘルパー|ヘルパーさん|介護スタッフ, 病院|医療機関, 通院|診察|受診, 服薬記録|飲んだ記録|服用記録, 精算|月末精算|清算, メモ|申し送り|連絡|連絡ノート|伝言, 買い物|買い物リスト, 介護サービス|デイサービス|ケアプラン, 書類|保険証, 写真|アルバム, ケアマネ|ケアマネージャー, やること|タスク',
    mayFields:
      '下の血圧|血圧（下）|最低血圧|血圧(下)|拡張期血圧, 上の血圧|血圧（上）, 日付|記録日|日時|測定日, 記録者|記入者, 1日の数|1日の量|一日の数|一日の服用数|1日に飲む数|1回の数|1日の錠数, 残り日数, 電話|電話番号, 名前|氏名|名称|病院名, 種類|区分|役割|種別|関係, 住所, 備考|メモ, レシート|写真|領収書, 精算済み|精算, 脈拍|体重, 完了|済|状態, 終了|終了時刻|時間, 担当者',
  },
  {
    prompt:
      '小学校の図書室で、図書委員の児童と司書の先生が使う貸出システム。本は書名、著者、分類番号、棚、表紙の写真、状態（貸出可、貸出中、修理中、紛失）。児童は学年、組、名前、借りている冊数。一人2冊まで、期間は2週間で、延滞中の子は新しく借りられない決まりです。委員の子は貸出と返却の操作だけ、本の登録や削除は先生だけができるようにします。児童はおすすめカードを書けて、星の数と一言が本のページに載ります（先生が確認してから公開）。掲示用に、今月よく借りられた本ベスト10とクラス別の貸出冊数の棒グラフを表示。漢字にはなるべくふりがな、明るい黄緑と水色の画面がいいです。',
    language: 'ja',
    lists: {
      '本|蔵書|図書|書籍|本の一覧':
        '書名|題名|タイトル|本の名前, 著者|作者|著者名, 分類番号|分類, 棚|棚番号, 表紙の写真|表紙|表紙写真|写真, 状態|貸出状態',
      '児童|子ども|児童一覧|利用者': '学年, 組|クラス, 名前|氏名|児童名, 借りている冊数|貸出冊数|冊数|貸出中の冊数',
      '貸出|貸出記録|貸し出し|貸出・返却|貸出履歴': '本|書籍|図書, 児童|借りた人|借りた児童|借りた子|利用者',
      'おすすめカード|おすすめ|カード|感想|レビュー|推薦':
        '本|書籍|図書, 星の数|星|評価|おすすめ度, 一言|ひとこと|コメント|感想, 公開|確認|確認済み|状態|先生の確認|公開状態|承認|先生確認',
    },
    may: '図書委員|委員|係, 先生|司書|教員, 予約|予約待ち, 組|クラス|学級, 棚|書架, 分類|ジャンル|分類番号, 著者|作者, 返却|返却記録, リクエスト|購入希望|購入リクエスト, お知らせ|図書だより|掲示, 修理|修理記録|紛失, 当番|当番表, 蔵書点検|点検, 学年, 出版社',
    mayFields:
      '貸出日|借りた日, 返却期限|返却予定日|期限, 返却日|返却済み|返却, 延滞|延滞中, 児童|書いた人|名前|書いた児童, 担当|担当委員|受付, ふりがな|よみがな|書名のふりがな|読み, 出版社, 備考|メモ, 図書番号|登録番号|番号, 日付|書いた日, 貸出回数, 組|クラス, 児童番号, 状態',
  },
  {
    prompt:
      '市民吹奏楽団の楽譜係をしております。団員60名、所蔵は約900曲。まず楽譜台帳として曲名、作曲者、編曲者、演奏時間、グレード、購入年、棚番号、欠けているパートを登録します。次に演奏会ごとに曲目を並べると合計時間が出て、休憩15分を足して2時間を超えたら注意が出るようにしたいです。さらに練習日の出欠を団員本人が入力し、パート別の出席人数が指揮者に見えること。楽譜を持ち帰った人と返却期限も必要で、期限を過ぎたら名前を太字に。団費は月2,000円、未納月数と未納額の合計を会計だけに表示してください。管理者は団長、会計、楽譜係の3役です。えんじ色を基調に上品な見た目を希望します。',
    language: 'ja',
    lists: {
      '楽譜|楽譜台帳|曲|蔵書|台帳|所蔵楽譜':
        '曲名, 作曲者, 編曲者, 演奏時間|時間|演奏時間（分）, グレード|難易度, 購入年, 棚番号|棚, 欠けているパート|欠けパート|欠損パート|不足パート|欠パート',
      '演奏会|コンサート|演奏会一覧': '',
      '曲目|プログラム|演奏曲目|演奏曲|演奏会曲目|セットリスト': '演奏会, 曲|楽譜|曲名',
      '団員|楽団員|メンバー|団員一覧': 'パート|楽器',
      '練習|練習日|練習予定|練習一覧': '',
      '出欠|練習出欠|出席|出欠記録': '団員|氏名|名前, 練習日|練習, 出欠|出席|状態|回答|出欠状況',
      '楽譜貸出|貸出|持ち帰り|楽譜の貸出|楽譜持ち帰り|貸出記録|持出し':
        '団員|持ち帰った人|借りた人|名前|持ち帰り者|借用者, 楽譜|曲|曲名, 返却期限|期限|返却予定日',
      '団費|団費納入|団費支払い|団費の支払い|納入|納入記録|団費納入記録|団費記録|支払い': '',
    },
    may: 'パート|楽器|パート一覧, 会計|収支|支出, 会場|ホール|練習場所, 役員|管理者, 指揮者, お知らせ|連絡, 作曲者|編曲者|作曲家, 備品|楽器備品|打楽器, エキストラ|賛助, パート譜, 出版社, 行事|予定, 音源|録音',
    mayFields:
      '合計時間|演奏時間合計, 休憩|休憩時間, 未納月数, 未納額|未納合計|未納, 氏名|名前|団員名, 日付|開催日|練習日|日時|演奏会名|名称, 場所|会場, 順番|曲順|順, 貸出日|持ち帰り日, 返却日|返却|返却済み, 月|年月|対象月, 金額|納入額, 納入日|支払日|入金日, 納入済み|支払済み|納入|支払い|状態, 団員, 役職|役割, 電話|メール, 備考|メモ, 内容, パート',
  },
]
