// First prompts by five strangers as people type them into a builder, half of them told by who does what, with every list and field a careful
// builder would make of them; for working on.
import type { SuiteBrief } from './cases.ts'

export const workingPlatforms: readonly SuiteBrief[] = [
  {
    prompt: 'Build me a hive inspection log with date, hive, queen seen and notes',
    language: 'en',
    lists: {
      'inspections|hive inspections|inspection logs|logs|log entries|entries|visits':
        'date|inspection date|inspected on, hive|colony, queen seen|queen spotted|queen, notes|note|remarks',
    },
    may: 'hives|colonies, apiaries|locations|sites, queens, treatments, harvests|honey harvests, tasks|reminders, users|people|beekeepers',
    mayFields:
      'weather, temperature, brood|brood frames, temperament|mood, status, photo|image, honey stores|stores, inspector|beekeeper, mites|varroa count, title|name',
  },
  {
    prompt: 'I need a chore tracker for my family where kids earn points.',
    language: 'en',
    lists: {
      'chores|tasks|jobs': 'points|point value|reward points, kid|child|assigned to|family member|assignee',
      'kids|children|family members|members': 'points|total points|point balance',
    },
    may: 'rewards|prizes, completions|completed chores|chore logs|chore assignments|assignments, redemptions|claimed rewards, families|households, points|point entries, users|people|parents',
    mayFields:
      'title|name, due date|due|date, done|completed|status, frequency|recurrence|repeat, avatar|photo, age, description|notes, icon, colour|color, completed on|completed at',
  },
  {
    prompt: 'Simple one-page website for a chimney sweep in Leeds, red and black colours',
    language: 'en',
    lists: {},
    may: 'services|offers, messages|contact messages|enquiries|inquiries|contact requests, bookings|appointments, reviews|testimonials, photos|gallery images|images, questions|faqs, areas|service areas',
    mayFields: 'name, email, phone, message, price, description, title, date, address|postcode, status, rating, photo|image',
  },
  {
    prompt: 'Make a leave request app, only managers can approve requests',
    language: 'en',
    lists: {
      'leave requests|requests|leaves|absences|time off requests|vacation requests|holiday requests':
        'status|approval|approved|approval status',
    },
    may: 'employees|staff|team members|members|workers, managers, departments|teams, leave types|absence types, balances|leave balances|allowances, holidays|public holidays, approvals, users|people',
    mayFields:
      'employee|requester|staff member|name, start date|from|start, end date|to|end, days|number of days, type|leave type, reason|notes|comment, approved by|approver|manager, approved on|decided on, requested on|submitted on, email, department',
  },
  {
    prompt: 'Portfolio site for a ceramic artist with a gallery and contact form',
    language: 'en',
    lists: {
      'works|artworks|pieces|gallery items|gallery images|images|photos|ceramics|projects|portfolio items|gallery': '',
      'messages|contact messages|enquiries|inquiries|contact requests|contacts|submissions': '',
    },
    may: 'exhibitions|events|shows, categories|collections|series, posts|blog posts|news, testimonials|reviews, products|shop items, subscribers',
    mayFields:
      'title|name, photo|image|picture, description|text, year|date, price, material|glaze, size|dimensions, category|collection, name, email, phone, subject, message, sent on|received on, read|status',
  },
  {
    prompt: 'online shop for handmade soy candles with cart and checkout, warm beige look',
    language: 'en',
    lists: { 'products|candles|soy candles|items': '', 'orders|purchases': '' },
    may: 'order items|order lines|line items|cart items|cart|carts|basket items, customers|clients|buyers, categories|collections|scents|fragrances, reviews|ratings, payments, discounts|coupons|promo codes, users|people, addresses, subscribers, messages',
    mayFields:
      'name|title, price, description, photo|image, stock|quantity, scent|fragrance, category|collection, size|weight, burn time, customer|customer name, email, address|shipping address, phone, total|amount, status, date|ordered on, product|items',
  },
  {
    prompt: 'App to plan choir rehearsals: date, place, songs to practise, who is coming',
    language: 'en',
    lists: {
      'rehearsals|choir rehearsals|practices|sessions|events':
        'date|day|starts at, place|location|venue, songs|songs to practise|repertoire|pieces',
      'songs|pieces|repertoire': '',
      'attendances|attendance|rsvps|responses|attendees|participants|sign-ups|replies': 'rehearsal|practice',
    },
    may: 'singers|members|choir members, rehearsal songs|setlist items|song plans, concerts|performances, voices|voice parts|sections, places|locations|venues, sheet music|scores|files, announcements, users|people',
    mayFields:
      'time|start time, end time, notes, title|name, composer, singer|member|name, status|coming|response|attending, voice|voice part|section, email, phone, conductor, key, link|sheet music',
  },
  {
    prompt: 'Create a wine cellar app. Winery, vintage, grape, rating, drink before year, bottles left',
    language: 'en',
    lists: {
      'wines|bottles|cellar items':
        'winery|producer|vineyard, vintage|year, grape|grape variety|variety, rating|score|stars, drink before|drink by|drink before year, bottles left|bottles|quantity|stock|number of bottles',
    },
    may: 'wineries|producers, grapes|varieties|grape varieties, tastings|tasting notes|notes, regions|countries, purchases, racks|shelves|locations, users|people',
    mayFields:
      'name|title, region, country, price|purchase price, purchased on|purchase date, colour|color|type, location|rack|shelf, notes|tasting notes, label|photo|image, status, food pairing',
  },
  {
    prompt: 'escape room bookings - rooms, time slots, teams with size and contact email',
    language: 'en',
    lists: {
      'bookings|reservations|games': 'room|escape room, time slot|slot|time|start time|date, team|group',
      'rooms|escape rooms': '',
      'time slots|slots|timeslots': '',
      'teams|groups': 'size|team size|number of players|players, contact email|email',
    },
    may: 'players|customers|participants, payments, reviews, game masters|staff|employees, results|scores|leaderboard entries, vouchers, users|people|admins',
    mayFields:
      'name|title, difficulty, capacity|max players|min players, price, duration, description, photo|image, date, time, status, phone, notes, room, team, start|starts at, end|ends at, escape time|finish time, theme, total, available|booked',
  },
  {
    prompt: 'Blog for our polar expedition team, posts with photos, visitors can comment',
    language: 'en',
    lists: {
      'posts|blog posts|articles|entries': 'photos|photo|images|image|pictures',
      comments: 'post|blog post|article, visitor|name|author|visitor name',
    },
    may: 'photos|images|pictures|gallery images, team members|authors|members|team, categories|tags|topics, subscribers, locations|positions|places, sponsors, users|people|visitors, expeditions',
    mayFields:
      'title|headline, body|text|content, author|written by, date|published on|published|created, status, slug, excerpt|summary, category|tags, location, email, approved, caption',
  },
  {
    prompt: 'Please make a guestbook for my grandparents golden wedding. Name, message, photo.',
    language: 'en',
    lists: {
      'entries|guestbook entries|messages|guest book entries|guestbook messages|wishes|posts':
        'name|guest|guest name|author, message|text|greeting|wish, photo|image|picture',
    },
    may: 'guests|visitors, photos|gallery images|images, events, comments|likes|reactions, users|people',
    mayFields: 'date|posted on|created|written on, email, relationship|relation, approved|status|visible, title, likes',
  },
  {
    prompt: 'barber waitlist. customer name, phone, barber wanted, position. tv screen view',
    language: 'en',
    lists: {
      'waitlist|waitlist entries|waiting list|queue|queue entries|customers|waitlist customers|entries|waiting customers|waitlists':
        'customer name|name|customer, phone|phone number, barber|barber wanted|preferred barber|wanted barber, position|place|queue position|number|order',
    },
    may: 'barbers|staff|employees|hairdressers, customers|clients, services|haircuts, visits|appointments, users|people, shops|locations',
    mayFields:
      'status|state, joined at|arrived at|check-in time|created, service|haircut, estimated wait|wait time|waiting time, notes, called at, photo, available|active, party size',
  },
  {
    prompt:
      'Build me a CRM for my solar panel installation company: leads with name, roof size, address and stage on a kanban board, and quotes for each lead with amount and valid until.',
    language: 'en',
    lists: {
      'leads|prospects|deals|customers': 'name|lead name|contact name, roof size|roof area, address, stage|status|pipeline stage',
      'quotes|quotations|offers|proposals|estimates':
        'lead|prospect|customer, amount|price|total|value, valid until|expiry date|expires on|valid to|expires',
    },
    may: 'customers|clients|contacts, installations|projects|jobs, stages|pipeline stages, activities|calls|notes|follow-ups, salespeople|employees|staff, products|panels|solar panels, appointments|site visits|visits, tasks, users|people',
    mayFields:
      'email, phone, source|lead source, notes|remarks, owner|assigned to|salesperson, created|date|created on, number of panels|panels, kwp|capacity|power, status, number|quote number, sent on, budget, roof type, title',
  },
  {
    prompt:
      'hi! i run a dog grooming van and i loose track of everything. need customers, their dogs (breed, temper, last groomed) and apointments with adress so i can plan my route on a map',
    language: 'en',
    lists: {
      'customers|clients|owners|dog owners': '',
      'dogs|pets':
        'customer|owner|client, breed, temper|temperament|behaviour|mood, last groomed|last grooming|last visit|last groomed on',
      'appointments|bookings|visits|stops': 'address|adress|location',
    },
    may: 'services|treatments|packages, routes|tours|route stops, payments|invoices, reminders, photos, users|people, vans',
    mayFields:
      'name, phone, email, notes|remarks, date|day, time|start time|starts at, duration, dog|pet, customer|client|owner, price|amount, status, service, latitude|longitude|coordinates, size|weight, age|birth date, photo, order|position, paid, address',
  },
  {
    prompt:
      'Our primary school wants a digital library. Books have a title, author, shelf and reading level. Pupils borrow books for two weeks, the librarian sees what is overdue.',
    language: 'en',
    lists: {
      'books|titles': 'title|name, author|writer, shelf|location, reading level|level',
      'pupils|students|children|borrowers|readers': '',
      'loans|borrowings|lendings|checkouts|borrowed books':
        'pupil|student|borrower|child|reader, book|title, due date|due|due on|return by|due back',
    },
    may: 'authors|writers, classes|grades|groups, categories|genres, shelves, reservations|holds, copies|book copies, librarians|staff, users|people|teachers, reading levels|levels, reviews',
    mayFields:
      'isbn, cover|image|photo, copies|number of copies, available|status, genre|category, publisher, year, name, class|grade, email, card number, borrowed on|loaned on|start date|date, returned on|returned|return date, overdue, notes, description, language',
  },
  {
    prompt:
      'A recipe box for our family: recipes with ingredients, cooking time and a photo, plus a weekly meal planner and shopping list built from it.',
    language: 'en',
    lists: {
      'recipes|dishes': 'ingredients, cooking time|cook time|time|duration|minutes, photo|image|picture',
      'meals|planned meals|meal plans|meal plan entries|meal plan|meal planner|plan entries|meal planner entries':
        'recipe|dish, day|date|weekday|week',
      'shopping list|shopping list items|shopping items|shopping lists|grocery items|groceries|items': '',
    },
    may: 'ingredients|recipe ingredients, categories|tags|cuisines, family members|members|people|users, steps|instructions, favourites|favorites, pantry items|pantry, ratings|reviews',
    mayFields:
      'title|name, instructions|steps|method|directions, servings|portions, category|cuisine, difficulty, notes|description, rating, meal type|meal|slot, quantity|amount, unit, bought|checked|done, aisle|category, ingredient, author|added by, prep time, recipe, week',
  },
  {
    prompt:
      'Create a volunteer shift planner for a food bank. Shifts have a date, start and end time, task and number of people needed. Volunteers sign up for shifts themselves.',
    language: 'en',
    lists: {
      'shifts|volunteer shifts':
        'date|day, start time|start|starts at|from, end time|end|ends at|to, task|job|role|duty, people needed|number of people needed|needed|volunteers needed|capacity|slots|spots',
      'volunteers|helpers': '',
      'signups|sign-ups|sign ups|shift signups|registrations|assignments|shift assignments|bookings': 'volunteer|helper, shift',
    },
    may: 'tasks|roles|jobs, locations|sites, announcements|messages, donations, attendances|hours|time entries, coordinators|admins|staff, users|people, skills',
    mayFields:
      'name|title, email, phone, notes|description|comment, location, status, signed up on|created|date, availability, skills, checked in|attended|showed up, coordinator',
  },
  {
    prompt:
      'A marketplace where local farmers list eggs, milk and vegetables with price per unit and pickup day; neighbours order and pay cash at pickup.',
    language: 'en',
    lists: {
      'farmers|sellers|farms|producers|vendors': '',
      'products|listings|items|offers|goods':
        'farmer|seller|farm|producer, price per unit|price|unit price, unit, pickup day|pickup date|day|pick up day',
      'orders|purchases': 'neighbour|neighbor|customer|buyer|name|ordered by, product|listing|item',
    },
    may: 'neighbours|neighbors|customers|buyers, order items|order lines|line items, categories|product types, pickups|pickup points|pickup locations|pickup days, reviews|ratings, payments, messages, users|people',
    mayFields:
      'name|title, description, photo|image, category|type, stock|quantity available|available, quantity|amount, total|price, status|paid|picked up, email, phone, address|location, date|ordered on, notes, product|item, payment method, pickup day|pickup date, farm name',
  },
  {
    prompt:
      'Track my houseplants: name, species, room, watering interval, last watered. Also a photo timeline per plant so I can watch them grow :)',
    language: 'en',
    lists: {
      'plants|houseplants|house plants':
        'name|nickname|title, species|type|kind, room|location|place, watering interval|water every|interval|watering frequency, last watered|last watering|last watered on|watered on',
      'photos|plant photos|timeline photos|pictures|images|timeline entries|photo timeline':
        'plant|houseplant, photo|image|picture|file',
    },
    may: 'rooms|locations, species|plant types, waterings|watering logs|care logs, reminders|tasks, fertilizings|repottings|care events, notes, users|people',
    mayFields:
      'taken on|date|created|day, caption|note|notes|description, next watering|next watering on, light|sunlight, fertilizer|fertilized on, pot size, bought on|acquired on|purchase date, height|size, status|health, cover photo|photo',
  },
  {
    prompt:
      "Make me a SaaS waitlist + feedback board. Users post ideas, upvote other people's ideas and comment; admin sets status planned, in progress or shipped.",
    language: 'en',
    lists: {
      'waitlist|waitlist entries|waitlist signups|signups|sign-ups|subscribers|waiting list': '',
      'ideas|feedback|feature requests|requests|suggestions|posts|feedback items|feedback posts':
        'status|state|stage, author|user|posted by|submitter',
      'votes|upvotes|likes': 'idea|feedback|request|post|feature request, user|voter|person|voted by',
      'comments|replies': 'idea|feedback|request|post|feature request, user|author|person|commented by',
    },
    may: 'users|people|profiles|accounts, categories|tags|boards, changelog|changelog entries|releases|updates, roadmap items|roadmap, statuses, products',
    mayFields:
      'title|name|subject, description|body|details|text, email, votes|upvotes|vote count, created|date|posted on|joined on|signed up on, category|tags, company, referral code|source|referrer, text|comment|body|content, priority, position, avatar',
  },
  {
    prompt:
      'drone pilots logbook - flights with date, drone, location on map, minutes flown, battery used and incidents. drones have serial and total flight hours. export to csv',
    language: 'en',
    lists: {
      'flights|flight logs|logbook entries|logs|flight log entries':
        'date|day|flown on, drone|aircraft, location|place|position|coordinates|site, minutes flown|minutes|flight time|duration, battery|battery used|battery usage, incidents|incident',
      'drones|aircraft': 'serial|serial number|serial no, total flight hours|flight hours|total hours|hours|hours flown',
    },
    may: 'batteries, incidents, pilots, locations|sites|flying sites, maintenance|maintenance logs|repairs, clients|projects|missions, users|people',
    mayFields:
      'pilot, name|title|model, brand|manufacturer, weather|wind, notes|remarks, purpose|mission, start time|takeoff time, landing time|end time, altitude|max altitude, latitude, longitude, weight, registration|registration number, status, photo, description, severity',
  },
  {
    prompt:
      'We brew craft beer in a garage. Batches with recipe, brew date, OG, FG, abv and fermentation temperature readings over time as a chart, tasting scores from friends.',
    language: 'en',
    lists: {
      'batches|brews|beers':
        'recipe|beer recipe, brew date|brewed on|date, og|original gravity, fg|final gravity, abv|alcohol|alcohol by volume',
      'readings|temperature readings|measurements|fermentation readings|temperatures|fermentation temperature readings':
        'batch|brew|beer, temperature|value|reading|fermentation temperature, time|date|measured at|taken at|recorded at|read at',
      'tastings|tasting scores|scores|ratings|reviews': 'batch|brew|beer, score|rating|points, friend|taster|name',
    },
    may: 'recipes, ingredients|hops|malts|yeasts|inventory, friends|tasters|people|users, fermenters|tanks|equipment, bottles|bottlings|kegs, styles|beer styles, steps|brew steps',
    mayFields:
      'name|title, number|batch number, style|beer style, volume|size|litres|liters, status|stage, notes|comment|remarks, bottled on|bottling date, ibu, colour|color, gravity, yeast, photo, date',
  },
  {
    prompt:
      'Translate this excel into an app: sheet 1 machines (id, hall, manufacturer, next inspection), sheet 2 inspections (machine, date, inspector, result), sheet 3 spare parts (part no, stock, min stock).',
    language: 'en',
    lists: {
      'machines|equipment|devices':
        'id|machine id|machine number|number|code, hall|location|building, manufacturer|maker|brand, next inspection|next inspection date|next inspection on|next check',
      'inspections|checks|machine inspections':
        'machine|equipment|device, date|inspection date|inspected on|day, inspector|inspected by|checked by, result|outcome|status',
      'spare parts|parts':
        'part number|part no|number|part no., stock|quantity|in stock|stock level, min stock|minimum stock|min. stock|reorder level',
    },
    may: 'inspectors|employees|staff|technicians, halls|locations|buildings, manufacturers|suppliers, repairs|work orders|maintenance|faults, stock movements|movements|orders, users|people, documents',
    mayFields:
      'name|title|description, type|model, serial number, year|year built, status, notes|remarks|comment, photo|image, machine, supplier, price|cost, location|shelf, unit, interval|inspection interval, findings|defects, report',
  },
  {
    prompt:
      'we are a tiny violin repair shop and need work orders for each instrument: customer, maker, damage, estimated price, ready by. Only staff can see prices, customers get nothing online. Keep it plain white, with search and a calendar of what is due.',
    language: 'en',
    lists: {
      'work orders|orders|repairs|repair orders|jobs|repair jobs':
        'instrument|violin, customer|client|owner, damage|problem|defect|issue, estimated price|estimate|price|cost estimate, ready by|due date|due|ready on|promised date',
      'instruments|violins': 'customer|client|owner, maker|luthier|manufacturer|brand',
      'customers|clients': '',
    },
    may: 'staff|employees|luthiers, makers|manufacturers, payments|invoices, parts|materials|strings, photos|images, notes|comments, suppliers, users|people',
    mayFields:
      'name|title, phone, email, address, type|instrument type, year|year built, serial number|label, status|stage, received on|intake date, finished on|picked up on, assigned to|luthier, notes|remarks|description, photo|image, final price|price, role, value, maker',
  },
  {
    prompt:
      'so basically i teach drums, about 40 students, and every week i forget who paid me. i want a thing where i put my students with parent contact and level, lessons with date, topic and homework, and payments (who, when, how much). students should be able to log in and see their own homework but NOT what the others pay lol. mobile first, purple if possible',
    language: 'en',
    lists: {
      'students|pupils|drum students': 'parent contact|parent|contact|parent phone|parent email|parents, level|skill level',
      'lessons|drum lessons|classes': 'date|day, topic|subject|theme, homework|assignment',
      'payments|fees': 'student|who|payer|pupil|paid by, date|when|paid on|payment date, amount|how much|sum',
    },
    may: 'parents|contacts, homework|homeworks|assignments, songs|pieces|exercises, invoices, levels, attendances, users|people|teachers, reminders',
    mayFields:
      'name, email, phone, student|pupil, time|start time, duration, notes|remarks, price|rate|fee, method|payment method, status|paid, start date|joined on, month|period, birth date|age, done, lesson, attended, due date',
  },
  {
    prompt:
      "We're a volunteer fire brigade in a village of 900 people. Need: firefighters with rank and certificates that expire, vehicles and equipment with next check date, call-outs with alarm time, address, type and who attended, and training evenings with topic. The chief can edit everything, everybody else only reads and confirms attendance.",
    language: 'en',
    lists: {
      'firefighters|members|fire fighters': 'rank|grade',
      'certificates|certifications|qualifications':
        'firefighter|member|holder, expires on|expiry date|expires|valid until|expiration date|expiry',
      'vehicles|fire engines|trucks|cars': 'next check date|next check|next inspection|check date|next check on',
      'equipment|equipment items|gear|devices': 'next check date|next check|next inspection|check date|next check on',
      'call-outs|callouts|call outs|incidents|alarms|emergencies|operations|missions':
        'alarm time|time|alarmed at|date, address|location|place, type|incident type|kind',
      'training evenings|trainings|training sessions|drills|exercises': 'topic|subject|theme|title',
      'attendances|attendance|attendees|participations|confirmations|attendance records':
        'firefighter|member|who, call-out|callout|incident|alarm|training|training evening, status|confirmed|attended|attending',
    },
    may: 'ranks, checks|inspections|equipment checks, call-out attendances|callout attendances, training attendances, roles, announcements|news|messages, users|people, documents, certificate types, stations',
    mayFields:
      'name|title, email, phone, joined on, birth date, license plate|plate|registration, type|model|category, vehicle|location|storage, serial number, status, end time|ended at|duration, report|notes|description, date|starts at|start, instructor|trainer, place, issued on, number, seats, last check, photo',
  },
  {
    prompt:
      'Need a portal for our recruitment agency specialised in nurses. Hospitals post vacancies (ward, shift pattern, hourly rate, start date). Nurses have a profile with qualifications, years of experience, languages, availability. Recruiters match nurses with vacancies and move each match through: proposed, interview, offer, placed, rejected. I want this as a board. Hospitals must only see their own vacancies.',
    language: 'en',
    lists: {
      'hospitals|clients|employers|clinics': '',
      'vacancies|jobs|positions|openings|job posts':
        'hospital|clinic|employer|client, ward|department|unit, shift pattern|shift|shifts|shift type, hourly rate|rate|pay|hourly pay, start date|start|starts on',
      'nurses|candidates|nurse profiles|profiles':
        'qualifications|qualification, years of experience|experience|years experience, languages|language, availability|available from|available',
      'matches|placements|applications|candidacies|proposals':
        'nurse|candidate, vacancy|job|position|opening, stage|status|state',
      'recruiters|consultants|staff|employees': '',
    },
    may: 'interviews, qualifications|certificates|documents, languages, wards|departments, notes|activities|comments, contracts|offers, invoices|fees, messages, users|people, stages',
    mayFields:
      'name|title|full name, email, phone, address|city|location, contact person, description|notes, cv|resume, photo, recruiter|matched by|owner|assigned to, status, posted on|created|date|matched on, interview date, end date, number of beds, license number|registration number, birth date, salary, rejection reason',
  },
  {
    prompt:
      'I would like an expense app for a documentary film crew. Shoots have a title, country, start and end. Crew members upload receipts with amount, currency, category (travel, food, gear, fixer) and a photo of the receipt, and assign them to a shoot. The producer approves or rejects with a comment. Show totals per shoot and per category in bar charts, export everything as CSV for the accountant.',
    language: 'en',
    lists: {
      'shoots|productions|film shoots|projects':
        'title|name, country|location, start|start date|starts on|from, end|end date|ends on|to',
      'receipts|expenses|expense receipts':
        'amount|total|sum, currency, category|type|expense category, photo|receipt photo|image|picture|file|photo of the receipt, shoot|production|project, crew member|uploaded by|submitted by|member|user|person, status|approval|approved|approval status, comment|producer comment|approval comment|decision comment',
      'crew members|crew|members|team members': '',
    },
    may: 'categories|expense categories, currencies|exchange rates, approvals, budgets, countries, producers, users|people|accountants, documents, reports',
    mayFields:
      'name, email, role|position, date|receipt date|spent on|purchase date, vendor|merchant|shop, description|notes|title, approved by|reviewed by|producer, approved on|decided on, budget, vat|tax, payment method, reimbursed|paid, phone',
  },
  {
    prompt:
      'We rent out party tents, tables, chairs and sound systems. The office needs to see at a glance what is free on a given weekend. Products with stock quantity and day rate. Customers. Rental orders with event date, delivery address, and several products with quantities. Drivers get a delivery list for the day on their phone, they tick delivered and picked up. Also damage reports with photos.',
    language: 'en',
    lists: {
      'products|items|rental items|articles|equipment':
        'stock quantity|stock|quantity|quantity in stock, day rate|daily rate|price per day|rate|price',
      'customers|clients': '',
      'orders|rental orders|rentals|bookings': 'customer|client, event date|date|day, delivery address|address',
      'order items|order lines|order products|line items|rental order items|order positions|rental order lines|rental lines':
        'order|rental order|rental|booking, product|item|article, quantity|amount|qty',
      'deliveries|delivery list|delivery stops|delivery list items|stops':
        'order|rental order|rental|booking, driver, delivered|delivered at|status|is delivered, picked up|pickup|picked up at|collected|status',
      'damage reports|damages|reports': 'photos|photo|images|pictures|image',
      'drivers|staff|employees': '',
    },
    may: 'categories|product categories, invoices|payments, vehicles|vans|trucks, availability|reservations, quotes|offers, photos|damage photos, users|people, warehouses|locations, tours|routes',
    mayFields:
      'name|title, description, photo|image, category|type, email, phone, company, address, status, total|price|amount, notes|remarks, start date|from|pickup date|delivery date|end date|return date, date|time|reported on, product|item, order|rental order, cost|repair cost, driver, deposit, reported by, license plate, delivered, picked up, severity',
  },
  {
    prompt:
      'Museum of lighthouse history looking for a collection database. Objects: inventory number, title, period, material, dimensions, provenance, storage location, several images. Donors gave objects. Exhibitions with start and end show some of the objects. Loans to other museums with lender contract and return date. The public website should show only objects marked as public, in a gallery with search by period.',
    language: 'en',
    lists: {
      'objects|artifacts|artefacts|collection objects|items|collection items':
        'inventory number|inventory no|number, title|name, period|era|epoch, material|materials, dimensions|size|measurements, provenance|origin, storage location|location|storage, images|image|photos|photo, donor|given by|donated by, public|is public|visible|published',
      'images|object images|photos|pictures|object photos': 'object|artifact|artefact|item',
      'donors|givers|donators': '',
      'exhibitions|exhibits|shows': 'start|start date|from|opens on|starts on, end|end date|to|closes on|ends on',
      'exhibition objects|exhibited objects|exhibition items|displays': 'exhibition, object|artifact|artefact|item',
      'loans|object loans':
        'object|artifact|artefact|item, museum|borrower|borrowing museum|borrowing institution|other museum|institution, lender contract|contract|loan contract|loan agreement, return date|returns on|due date|due back|return on',
    },
    may: 'museums|institutions|borrowers|partner museums, periods|eras, materials, storage locations|locations|rooms, restorations|conservation records|conditions, documents, keywords|tags|categories, users|people|staff|curators, visitors',
    mayFields:
      'description|text|notes, acquired on|acquisition date|donated on|date, condition, artist|maker|creator, year|date made, value|insurance value, name|title, email, phone, address, caption, file|image|photo|url, start date|loaned on|loan date, status, curator, room|venue|location, position|order, returned on, category, sort order',
  },
  {
    prompt:
      'Our NGO plants mangroves on four coasts. We need a public page with a counter of planted trees and a map of sites, plus a back office: planting sites (name, country, coordinates, area in hectares), plantings per site with date, species and number of seedlings, survival surveys per site after 6 and 12 months with survival rate, donors, and donations that sponsor a certain site. Donors get yearly certificates.',
    language: 'en',
    lists: {
      'sites|planting sites|locations':
        'name|title, country|coast, coordinates|latitude|longitude|position|location, area|hectares|area in hectares|size',
      'plantings|planting records|planting events':
        'site|planting site|location, date|planted on|day|planting date, species|tree species|mangrove species, number of seedlings|seedlings|quantity|number|count|trees planted|trees',
      'surveys|survival surveys|monitoring surveys':
        'site|planting site|location, survival rate|survival|rate|survival percentage',
      'donors|sponsors|supporters': '',
      'donations|sponsorships|gifts': 'donor|sponsor|supporter, site|planting site|sponsored site',
      'certificates|donor certificates|yearly certificates': 'donor|sponsor|supporter, year',
    },
    may: 'species|tree species, countries|coasts|regions, photos|images|site photos, volunteers|teams|staff|field teams, news|posts|stories, messages|contact messages, users|people|admins, partners, projects|campaigns',
    mayFields:
      'email, phone, address, amount|sum, currency, date|donated on|surveyed on|survey date|issued on, description|notes|remarks, photo|image, month|months after|interval|type|months, status|public, planting, surveyor|conducted by, total trees, file|pdf|number|certificate number|total, anonymous, message, latitude, longitude, method|payment method, team, name, trees alive',
  },
  {
    prompt:
      'Podcast production planner for our agency. We produce 8 shows for clients. Every show has episodes, every episode moves from idea to booked, recorded, edited, published. Guests with bio, mail, social links, appear in episodes. Tasks per episode with assignee and due date. Sponsors book ad slots in episodes with price and ad text. The client of a show may only view the episodes and leave feedback.',
    language: 'en',
    lists: {
      'clients|customers': '',
      'shows|podcasts': 'client|customer',
      episodes: 'show|podcast, status|stage|state, guest|guests',
      'guests|speakers': 'bio|biography|about, mail|email|e-mail, social links|socials|links|social media|social link',
      'tasks|to-dos|todos': 'episode, assignee|assigned to|owner|responsible, due date|due|deadline',
      'sponsors|advertisers': '',
      'ad slots|ads|ad bookings|sponsorships|ad spots|bookings':
        'sponsor|advertiser, episode, price|cost|amount, ad text|text|copy|script|ad copy',
      'feedback|feedbacks|comments|client feedback|feedback comments|feedback entries': 'episode, client|author|customer|from',
    },
    may: 'episode guests|appearances|guest appearances, team members|employees|staff|producers|editors, files|audio files|assets|recordings, recordings|recording sessions|sessions, invoices|payments, users|people, stages, social posts, transcripts, social links',
    mayFields:
      'title|name, number|episode number, description|summary|show notes|notes, publish date|published on|air date, recording date|recorded on, audio file|audio url|file|link, duration, cover|image|photo|logo, phone, company, contact person|contact, done|status|completed, position|placement|slot, text|comment|message|body, date|created|created on, rating, website, category, length, resolved, producer',
  },
  {
    prompt:
      'Hi there, I have a small funeral home and handle about 12 funerals a month. For each funeral I want to note the deceased (name, born, died), the family contact, type (burial or cremation), cemetery, date and time of the ceremony, and the list of things still to arrange such as flowers, obituary, music. Our three employees should see a calendar. Please keep the design calm and respectful, light grey.',
    language: 'en',
    lists: {
      'funerals|ceremonies|cases|burials':
        'deceased|deceased name|name|name of deceased|name of the deceased, born|birth date|date of birth|born on, died|death date|date of death|died on, family contact|contact|contact person|family|next of kin, type|burial or cremation|funeral type|kind, cemetery|graveyard, ceremony date|date|date and time|ceremony at|starts at|ceremony, ceremony time|time|date and time|ceremony at|starts at|ceremony',
      'tasks|to-dos|todos|arrangements|things to arrange|checklist items|to-do items|items': 'funeral|ceremony|case|burial',
    },
    may: 'deceased|deceased persons|deceased people, contacts|families|family contacts|relatives, cemeteries|graveyards, employees|staff|team members, suppliers|florists|vendors, documents|files, invoices|payments, users|people, obituaries, coffins|urns|products',
    mayFields:
      'title|name|description, done|status|completed|arranged, due date|due, assigned to|employee|responsible|assignee, phone, email, address, notes|wishes|remarks, place|location|chapel, religion, speaker|priest|officiant, category|type, price|cost|budget, contact phone|contact email, end time, supplier, priority, relation',
  },
  {
    prompt:
      'Inventory + cooking app for a mountain refuge. We get supplied by helicopter every 2 weeks so stock must be exact! Supplies: name, unit, current stock, minimum, expiry date. Deliveries with date and quantities of each supply. Guests reserve beds: name, number of persons, arrival, departure, vegetarian count, half board yes/no. Every evening I want to see how many dinners to cook and what will run out.',
    language: 'en',
    lists: {
      'supplies|supply items|items|stock items|products|goods|ingredients|inventory|inventory items':
        'name|title, unit, current stock|stock|quantity|in stock, minimum|minimum stock|min stock|min, expiry date|expires on|expires|best before|expiration date',
      'deliveries|helicopter deliveries|shipments': 'date|delivered on|day|delivery date',
      'delivery items|delivery lines|delivered supplies|delivered items|delivery positions|line items|delivery quantities':
        'delivery|shipment, supply|item|product|supply item, quantity|amount|qty',
      'reservations|bookings|bed reservations|stays|guests':
        'name|guest|guest name, number of persons|persons|people|number of people|party size|guests, arrival|arrival date|check-in|from|arrives on, departure|departure date|check-out|to|departs on, vegetarian count|vegetarians|vegetarian|number of vegetarians, half board|halfboard|with half board',
    },
    may: 'guests, beds|rooms|dormitories, meals|dinners|menus|meal plans, recipes|dishes, recipe ingredients|ingredients, consumptions|usages|stock movements|withdrawals, suppliers, staff|employees, users|people, payments|bills, shopping list',
    mayFields:
      'phone, email, notes|remarks|allergies, category|type, supplier, status|confirmed, weight, price|cost|total, bed|room|beds, nationality|country, storage|location|shelf, deposit|paid, date|created, description, helicopter|pilot, expiry date',
  },
  {
    prompt:
      'As head of IT of a hospital group I require a register of medical software licences. Vendor, product, licence type, number of seats, contract start, contract end, notice period, yearly cost, responsible person, department. Reminders 90 days before the notice date. Vendors with contact person and support phone. Documents attached to licences. Audit log of every change. Access: editors, viewers, auditors.',
    language: 'en',
    lists: {
      'licences|licenses|software licences|software licenses|medical software licences':
        'vendor|supplier|manufacturer, product|software|name|product name, licence type|license type|type, seats|number of seats|licences|user count, contract start|start date|start|starts on, contract end|end date|end|ends on, notice period|cancellation period, yearly cost|annual cost|cost|cost per year|price, responsible person|responsible|owner|contact, department|unit',
      'vendors|suppliers|manufacturers':
        'contact person|contact|contact name, support phone|phone|support number|support phone number',
      'documents|attachments|files|licence documents|license documents': 'licence|license|software licence',
      'audit log|audit logs|audit log entries|changes|audit entries|log entries|change log|change log entries|audit events|logs':
        '',
      'reminders|notifications|alerts': 'licence|license|software licence, date|remind on|reminder date|due date|remind at',
    },
    may: 'departments|units, products|software|software products, hospitals|sites|locations, users|people|employees|responsible persons|persons, roles, contracts, licence types|license types, installations|assignments|devices, costs|invoices',
    mayFields:
      'name|title, email, address, website, notice date|cancellation date|notice on, status, notes|description|remarks, file|url|document|file name, uploaded on|uploaded by|date|created, changed by|user|person|who, action|field|change|old value|new value, changed at|time|timestamp|changed on, record|entity|licence|license, hospital|site, version, sent|done, currency, role, support email, contract number|licence key',
  },
  {
    prompt: 'Bygg en app för biodlare med kupor, inspektioner och honungsskörd',
    language: 'sv',
    lists: {
      'kupor|bikupor|samhällen|bisamhällen': '',
      'inspektioner|besiktningar|kupinspektioner|genomgångar|kontroller': '',
      'skördar|honungsskördar|skörd|honungsskörd|skördetillfällen': '',
    },
    may: 'bigårdar|platser, drottningar|bidrottningar, behandlingar|varroabehandlingar, biodlare|användare|personer, uppgifter|påminnelser',
    mayFields:
      'namn, nummer, plats|bigård, datum, kupa|bikupa|samhälle, vikt|mängd|kilo, anteckning|anteckningar|kommentar, status, drottning, styrka, sort|typ, hälsa, varroa',
  },
  {
    prompt: 'Jag behöver en todo-lista för familjen, med mörkt läge',
    language: 'sv',
    lists: { 'uppgifter|sysslor|att göra|todos|saker att göra|ärenden': '' },
    may: 'familjemedlemmar|personer|användare|medlemmar, kategorier|listor, kommentarer',
    mayFields:
      'titel|namn|uppgift, beskrivning, klar|status, deadline|datum|förfallodatum, ansvarig|person|familjemedlem, prioritet, kategori',
  },
  {
    prompt: 'Ett system där medlemmar bokar padelbanor',
    language: 'sv',
    lists: { medlemmar: '', 'banor|padelbanor': '', 'bokningar|banbokningar': 'medlem, bana|padelbana' },
    may: 'tider|tidsluckor, betalningar, anläggningar|hallar, tränare, användare',
    mayFields:
      'namn, mejl|e-post|epost, telefon, datum, tid|starttid|klockslag, sluttid, status, pris, typ|inne/ute, medlemsnummer',
  },
  {
    prompt: 'Vi vill ha ett register över gravstenar med namn, kvarter, skick och foto',
    language: 'sv',
    lists: { 'gravstenar|gravar|stenar': 'namn, kvarter, skick|tillstånd, foto|bild' },
    may: 'kvarter|områden, kyrkogårdar, besiktningar|inspektioner, gravrättsinnehavare|anhöriga|kontakter, åtgärder|underhåll, användare',
    mayFields:
      'nummer|gravnummer, födelseår|födelsedatum, dödsår|dödsdatum, material, anteckning|kommentar, position|plats, datum, år, status',
  },
  {
    prompt: 'Gör en enkel tidrapportering: projekt, timmar, datum, kommentar. Export till Excel.',
    language: 'sv',
    lists: {
      'tidrapporter|tider|tidposter|rapporter|tidrapporteringar|tidrader|tidsposter|tidsrapporter|tidregistreringar':
        'projekt, timmar|antal timmar, datum, kommentar|anteckning',
    },
    may: 'projekt, kunder, anställda|medarbetare|personer|användare, aktiviteter|arbetstyper, fakturor',
    mayFields: 'namn, kund, anställd|person|medarbetare, status, fakturerbar|debiterbar, timpris, beskrivning, aktivitet',
  },
  {
    prompt: 'en app för hovslagare, kunder hästar och besök i en kalender',
    language: 'sv',
    lists: { 'kunder|hästägare': '', hästar: '', 'besök|skoningar|bokningar|tider|hovslagarbesök': '' },
    may: 'fakturor|betalningar, behandlingar|tjänster|åtgärder, stall|platser, material|skor, påminnelser',
    mayFields:
      'namn, telefon, mejl|e-post|epost, adress, kund|ägare, häst, ras, ålder|födelseår, datum, tid, pris, anteckning|anteckningar|kommentar, status, typ|åtgärd, nästa besök',
  },
  {
    prompt: 'Felanmälan för hyresgäster: lägenhet, beskrivning, foto. Fastighetsskötaren ser alla ärenden.',
    language: 'sv',
    lists: { 'felanmälningar|ärenden|felanmälan|anmälningar|fel': 'lägenhet|lägenhetsnummer, beskrivning, foto|bild' },
    may: 'hyresgäster|boende, lägenheter, fastigheter|hus, kommentarer|meddelanden, fastighetsskötare|användare|personal, kategorier',
    mayFields:
      'hyresgäst|anmälare|namn, status, datum|anmäld|skapad, prioritet, kategori|typ, telefon, mejl|e-post|epost, titel|rubrik, åtgärdad, ansvarig|fastighetsskötare, adress',
  },
  {
    prompt: 'Loggbok för min segelbåt med resor, hamnar, distans och väder',
    language: 'sv',
    lists: {
      'resor|seglatser|seglingar|turer|loggposter|loggboksinlägg':
        'hamn|hamnar|från|till|avgångshamn|ankomsthamn, distans|sträcka|sjömil, väder',
    },
    may: 'hamnar|gästhamnar, besättning|personer|gastar, underhåll|service, bilder|foton, loggposter|anteckningar, båtar',
    mayFields:
      'datum|startdatum, slutdatum, namn|titel, vind|vindstyrka, anteckning|anteckningar|beskrivning, besättning, motortimmar, position|plats, avgift, betyg, starttid, hastighet',
  },
  {
    prompt: 'Kör-app: repertoar, repetitioner och närvaro. Bara dirigenten får ändra',
    language: 'sv',
    lists: {
      'stycken|repertoar|sånger|verk|låtar|noter': '',
      'repetitioner|övningar|körrepetitioner|rep': '',
      'närvaro|närvaror|närvaroposter|närvarolista|närvaroregistreringar|närvarolistor': '',
    },
    may: 'korister|sångare|medlemmar|körmedlemmar|personer, konserter|framträdanden, stämmor, noter|filer, meddelanden|nyheter',
    mayFields:
      'titel|namn, kompositör|tonsättare, noter|fil, stämma, datum, tid, plats|lokal, repetition, medlem|sångare|korist|person, närvarande|status, kommentar|anteckning, mejl, telefon',
  },
  {
    prompt:
      'Bygg en bokningssida för min hundfrisering. Kunden väljer behandling, dag och tid och fyller i namn, telefon, hundens namn och ras. Jag vill se allt i en kalender.',
    language: 'sv',
    lists: {
      'bokningar|tider|tidsbokningar':
        'behandling|tjänst, dag|datum, tid|klockslag, namn|kund|kundens namn|kundnamn, telefon|telefonnummer, hundens namn|hund|hundnamn, ras|hundras',
      'behandlingar|tjänster': '',
    },
    may: 'kunder, hundar, lediga tider|öppettider, bilder|galleri, omdömen|recensioner',
    mayFields:
      'pris, längd|tidsåtgång|varaktighet, beskrivning, namn, status, mejl|e-post|epost, anteckning|kommentar|meddelande, ålder, kund, storlek|vikt',
  },
  {
    prompt:
      'kan du göra en app till vår jaktlag? vi behöver jägare, pass, jakter med datum och samlingsplats samt vad som skjutits (djurslag, kön, vikt, skytt)',
    language: 'sv',
    lists: {
      'jägare|medlemmar|skyttar': '',
      'pass|jaktpass|passplatser': '',
      'jakter|jaktdagar|jakttillfällen': 'datum, samlingsplats|samling|plats',
      'fällda djur|avskjutningar|avskjutning|byten|skjutna djur|djur|viltrapporter|fällt vilt|vilt|fällningar':
        'djurslag|art, kön, vikt, skytt|jägare|medlem',
    },
    may: 'hundar, passtilldelningar|tilldelningar|passlottning|deltagande|anmälningar|deltagare, markägare|marker, licenser|tilldelning, meddelanden, köttfördelning|köttlotter',
    mayFields:
      'namn, telefon, mejl|e-post|epost, nummer|passnummer, position|koordinater|plats|beskrivning, jakt, pass, datum, tid, jaktledare, foto|bild, ålder, anteckning|kommentar, roll, status, hund, typ',
  },
  {
    prompt:
      'Jag är florist och säljer buketter och kransar. Gör en webbutik där folk beställer, väljer leveransdag, skriver en hälsning på kortet och anger mottagarens adress.',
    language: 'sv',
    lists: {
      'produkter|varor|blommor|buketter|sortiment|arrangemang|buketter och kransar|artiklar': '',
      'beställningar|order|ordrar':
        'leveransdag|leveransdatum, hälsning|korttext|kortmeddelande|kort|hälsning på kortet, adress|mottagarens adress|mottagaradress|leveransadress',
    },
    may: 'kunder, kategorier|produkttyper, orderrader|beställningsrader, kransar, leveranser, mottagare, recensioner|omdömen, rabattkoder',
    mayFields:
      'namn|titel, pris, bild|foto, beskrivning, kategori|typ, lager|lagersaldo|antal, kund|beställare, mottagare|mottagarens namn, telefon, mejl|e-post|epost, status, summa|totalt, produkt|bukett, datum, storlek, färg',
  },
  {
    prompt:
      'CRM för en städfirma: kunder med adress, portkod och kontaktperson. Städuppdrag med datum, städare, antal timmar. Översikt per vecka och ett diagram på timmar per kund.',
    language: 'sv',
    lists: {
      kunder: 'adress, portkod|kod, kontaktperson|kontakt',
      'städuppdrag|uppdrag|städningar|jobb|pass': 'datum, städare|anställd|personal, timmar|antal timmar, kund',
    },
    may: 'städare|anställda|personal|medarbetare, fakturor, kontaktpersoner|kontakter, avtal|abonnemang, tjänster|städtyper, nycklar',
    mayFields:
      'namn|företagsnamn, telefon, mejl|e-post|epost, status, starttid|tid, pris|timpris, anteckning|anteckningar|kommentar, typ, återkommande|frekvens, org.nummer|organisationsnummer|personnummer, rut',
  },
  {
    prompt:
      'Skulle behöva nåt för att sköta mina uthyrningssläp. Släpvagnar med regnr, typ, dagspris, och uthyrningar med kund, från, till, betald ja/nej. Kalender vore toppen',
    language: 'sv',
    lists: {
      'släpvagnar|släp|uthyrningssläp|vagnar': 'regnr|registreringsnummer|regnummer, typ, dagspris|pris per dag|pris',
      'uthyrningar|bokningar|hyror':
        'kund|hyrestagare|namn, från|startdatum|fråndatum, till|slutdatum|tilldatum, betald|betalt, släp|släpvagn|vagn',
    },
    may: 'kunder|hyrestagare, betalningar, skador|skaderapporter, service|underhåll|besiktningar, fakturor',
    mayFields:
      'namn, telefon, mejl|e-post|epost, körkort|personnummer, adress, status|tillgänglig, totalpris|summa|pris, deposition, bild|foto, maxlast|totalvikt, anteckning|kommentar, besiktning, beskrivning',
  },
  {
    prompt:
      'Hemsida åt en begravningsbyrå. Värdig, dov färgskala, sidor om våra tjänster, minnessidor där anhöriga kan tända ett ljus och skriva en hälsning.',
    language: 'sv',
    lists: {
      'minnessidor|avlidna|minnesrum': '',
      'hälsningar|minneshälsningar|ljus|kondoleanser|tända ljus|minnesord|minnesljus':
        'hälsning|text|meddelande, minnessida|avliden|minnesrum',
    },
    may: 'tjänster|sidor, ljus|tända ljus|minnesljus, kontaktförfrågningar|meddelanden|förfrågningar, medarbetare|personal|begravningsrådgivare, anhöriga, begravningar|ceremonier, kontor, gåvor|minnesgåvor',
    mayFields:
      'namn|avsändare|från, titel, beskrivning|text, bild|foto|porträtt, födelsedatum|född, dödsdatum|död|avliden, datum, tänt ljus|ljus, begravningsdatum|ceremoni, plats, mejl|e-post|epost, telefon, pris, ordning, godkänd|status, publicerad, relation',
  },
  {
    prompt:
      'Loppisappen: säljare registrerar bord och varor med pris och beskrivning, besökare kan söka och spara favoriter. Inloggning med mejl, bara arrangören får godkänna säljare',
    language: 'sv',
    lists: {
      'säljare|försäljare': 'godkänd|status',
      'bord|loppisbord|försäljningsbord|platser': 'säljare|försäljare',
      'varor|produkter|saker|artiklar|prylar': 'pris, beskrivning, säljare|bord',
      'favoriter|sparade varor|sparade|sparade favoriter': 'besökare|användare, vara|produkt',
    },
    may: 'besökare|användare, kategorier, loppisar|evenemang|marknader, arrangörer, bilder, meddelanden, köp|försäljningar',
    mayFields:
      'namn|titel, mejl|e-post|epost, telefon, nummer|bordsnummer, bild|foto, kategori, skick, såld|status, bord, datum, plats, storlek',
  },
  {
    prompt:
      'Vi är ett kafé med egen rostning. Vill ha en fin sida med meny, öppettider och ett stämpelkort där stamkunder samlar stämplar, tio stämplar = gratis kaffe',
    language: 'sv',
    lists: {
      'menyrätter|meny|rätter|menyalternativ|produkter|menyer|menyposter|menyartiklar|drycker': '',
      'stamkunder|kunder|medlemmar': '',
      'stämplar|stämpelkort': 'stamkund|kund|medlem',
      'öppettider|tider': '',
    },
    may: 'stämpelkort|lojalitetskort, belöningar|gratiskaffe|inlösta belöningar|inlösningar, kaffesorter|bönor|rostningar, kategorier, bilder|galleri, meddelanden|kontakter, nyheter, personal',
    mayFields:
      'namn|titel, pris, beskrivning, kategori, bild|foto, dag|veckodag, öppnar|öppet från, stänger|öppet till, antal stämplar|stämplar|antal, datum|tid, mejl|e-post|epost, telefon, inlöst|status, allergener, stängt, kort|stämpelkort',
  },
  {
    prompt:
      'Hej, jag driver en liten ridskola i Dalarna med 14 hästar och ungefär 120 elever. Idag har vi allt i pärmar och det är kaos. Jag skulle vilja ha ett system med elever (namn, ålder, ridnivå, målsmans telefon), hästar (namn, mankhöjd, max ryttarvikt) och ridgrupper på bestämda veckodagar. Ridläraren ska kunna sätta vilken elev som rider vilken häst vid varje lektion.',
    language: 'sv',
    lists: {
      'elever|ryttare|ridelever':
        'namn, ålder, ridnivå|nivå, målsmans telefon|telefon|telefon målsman|målsman telefon|telefonnummer|målsmanstelefon',
      'hästar|ridhästar': 'namn, mankhöjd, ryttarvikt|max ryttarvikt|maxvikt|max vikt',
      'ridgrupper|grupper': 'veckodag|dag',
      'lektioner|ridlektioner|lektionstillfällen': '',
      'hästtilldelningar|tilldelningar|ritter|fördelningar|hästfördelning|hästfördelningar|lektionsdeltagare|placeringar|lektionsplaceringar|lektionsryttare':
        'elev|ryttare, häst, lektion|ridlektion',
    },
    may: 'ridlärare|lärare|personal|instruktörer, målsmän|vårdnadshavare|föräldrar, avgifter|betalningar|fakturor, närvaro, veterinärbesök|hovslagarbesök|skötsel, användare, anmälningar|gruppmedlemmar|gruppdeltagare',
    mayFields:
      'grupp|ridgrupp, tid|starttid|klockslag, ridlärare|lärare, datum, namn, nivå, mejl|e-post|epost, status|vila, ras, födelseår, anteckning|kommentar, max antal|antal platser, målsman, adress, bild, närvarande',
  },
  {
    prompt:
      'God dag. Hembygdsföreningen i Ölmstad önskar digitalisera sitt föremålsarkiv. För varje föremål: inventarienummer, benämning, material, ungefärlig datering, givare, förvaringsplats och ett eller flera fotografier. Allmänheten skall kunna söka och bläddra i ett galleri, medan endast arkivgruppen får lägga till och ändra. Det vore även önskvärt att kunna skriva ut en förteckning.',
    language: 'sv',
    lists: {
      'föremål|objekt|museiföremål|inventarier':
        'inventarienummer|nummer, benämning|namn|titel, material, datering|ungefärlig datering|årtal|tidsperiod, givare|skänkt av, förvaringsplats|plats|förvaring, fotografier|fotografi|foto|foton|bild|bilder',
    },
    may: 'fotografier|foton|bilder, givare|personer, förvaringsplatser|platser, kategorier|ämnesord, arkivgrupp|medlemmar|användare|arkivarier, berättelser|dokument, utställningar',
    mayFields:
      'beskrivning, kategori|typ, mått|storlek, skick, datum|inkom|förvärvsdatum, föremål, anteckning|kommentar, publicerad|synlig, bildtext, proveniens|ursprung, mejl, telefon',
  },
  {
    prompt:
      'Jag är djurhomeopat, nej skoja, veterinär :) men med ambulerande praktik. Behöver ha djurägare med namn, adress, telefon; djur med namn, art, ras, födelsedatum, chipnummer; journalanteckningar per djur med datum, symptom, diagnos och behandling; samt vaccinationer med vaccin och när nästa dos ska tas. Påminnelse innan nästa vaccination vore guld. Måste vara lösenordsskyddat såklart.',
    language: 'sv',
    lists: {
      'djurägare|ägare|kunder': 'namn, adress, telefon|telefonnummer',
      'djur|patienter': 'namn, art|djurslag, ras, födelsedatum|född, chipnummer|chip|chipnr, djurägare|ägare',
      'journalanteckningar|journaler|anteckningar|journalposter': 'djur|patient, datum, symptom|symtom, diagnos, behandling',
      'vaccinationer|vaccineringar': 'vaccin, nästa dos|nästa vaccination|nästa datum|datum för nästa dos, djur|patient',
    },
    may: 'påminnelser|notiser, besök|bokningar|tider, fakturor|betalningar, läkemedel|recept|mediciner, vaccin|vacciner, veterinärer|användare',
    mayFields:
      'mejl|e-post|epost, kön, vikt, färg, datum|vaccinationsdatum, batchnummer, anteckning|kommentar, status, pris, skickad, bild|foto, veterinär, kastrerad, tid',
  },
  {
    prompt:
      'Vi har ett kyrkligt sommarläger för konfirmander och behöver anmälan online. Deltagarna anger namn, personnummer, allergier, tröjstorlek och simkunnighet, föräldrarna fyller i sina kontaktuppgifter. Ledarna delar sen in alla i stugor och grupper. Vi vill kunna exportera listor till köket över allergier. Gärna glada färger, typ gult och turkos, och den måste funka på gamla telefoner.',
    language: 'sv',
    lists: {
      'deltagare|anmälningar|konfirmander|anmälda':
        'namn, personnummer, allergier|allergi|specialkost, tröjstorlek|storlek, simkunnighet|simkunnig, stuga, grupp, förälder|föräldrar|vårdnadshavare|målsman|kontaktuppgifter|förälders kontaktuppgifter|föräldrars kontaktuppgifter|föräldrakontakt',
      'stugor|boenden': '',
      'grupper|lägergrupper|konfirmandgrupper': '',
    },
    may: 'föräldrar|vårdnadshavare|målsmän, ledare|personal|användare, läger, aktiviteter|schema|programpunkter, betalningar|avgifter, allergier, meddelanden',
    mayFields:
      'mejl|e-post|epost, telefon|telefonnummer, adress, kön, namn, antal platser|platser|antal bäddar|kapacitet, ledare, status, datum|anmäld, deltagare, betald, kommentar|övrigt, färg, kontaktuppgifter, förälders namn, förälders telefon, förälders mejl, församling',
  },
  {
    prompt:
      'hejsan, vi e en familj med tre barn o delad vårdnad så livet är lite rörigt. vill ha en gemensam kalender med händelser (vad, när, vilket barn, vem som skjutsar), en inköpslista som man kan bocka av, en matsedel för veckan och veckopeng där barnen tjänar pengar på sysslor. barnen ska inte kunna ändra belopp haha',
    language: 'sv',
    lists: {
      'händelser|aktiviteter|kalenderhändelser':
        'vad|titel|namn, när|datum|tid|tidpunkt|datum och tid, barn, skjutsar|vem som skjutsar|skjuts|förare|chaufför|förälder|vem skjutsar',
      'inköpslista|varor|inköp|inköpsvaror|inköpslistor|inköpsartiklar': 'avbockad|klar|köpt|inhandlad|status|bockad',
      'måltider|matsedel|matsedlar|rätter|middagar|maträtter': '',
      'sysslor|uppgifter|hushållssysslor': 'belopp|pengar|ersättning|summa',
      'veckopeng|veckopengar|utbetalningar|intjänade pengar|utförda sysslor': 'barn, belopp|summa|pengar, syssla',
      'barn|familjemedlemmar': '',
    },
    may: 'familjemedlemmar|föräldrar|personer|användare|vuxna, recept, utförda sysslor|gjorda sysslor|avklarade sysslor, vårdnadsveckor|boendeschema|veckor, meddelanden, saldon',
    mayFields:
      'namn, titel, barn, dag|veckodag|datum, vecka, måltid|typ, antal|mängd, kategori|butik, klar|status|utförd, plats, ålder|födelsedatum, färg, saldo, utbetald, anteckning|kommentar, sluttid, rätt',
  },
  {
    prompt:
      'Skapa en plattform för vår secondhandbutik för barnkläder. Kunder lämnar in påsar till kommission. För varje plagg: storlek, märke, pris, skick, bild och vilken inlämnare det tillhör. När plagget säljs ska 40 procent gå till inlämnaren och vi vill se hur mycket varje inlämnare har att få ut. Webbshop utåt med filter på storlek och märke, admin bakom inloggning.',
    language: 'sv',
    lists: {
      'plagg|kläder|barnkläder|produkter|varor|artiklar':
        'storlek, märke|varumärke, pris, skick, bild|foto, inlämnare|kund|säljare',
      'inlämnare|kunder|säljare|kommissionskunder': '',
    },
    may: 'inlämningar|påsar|kommissioner, försäljningar|köp|sålda plagg, utbetalningar, beställningar|order|ordrar, orderrader, kunder|köpare, märken, kategorier, användare|admins|personal',
    mayFields:
      'namn|titel, beskrivning, såld|status|säljs, försäljningsdatum|såld datum|datum, kategori|typ, färg, mejl|e-post|epost, telefon, swish|kontonummer, saldo|att få ut|tillgodo|belopp, procent|andel|provision, inlämnad|inlämningsdatum, kön, påse|inlämning, plagg, utbetald, adress',
  },
  {
    prompt:
      'Behöver ett system för min sotarfirma. Fastigheter med fastighetsbeteckning, adress och ägare, eldstäder per fastighet (typ, bränsle, sotningsintervall i veckor). Sotningar loggas med datum, sotare och anmärkning. Systemet ska räkna ut när nästa sotning ska ske och visa detta i en kalender. Jag har fyra anställda sotare och de ska bara se sina egna jobb för dagen, helst på karta.',
    language: 'sv',
    lists: {
      'fastigheter|hus': 'fastighetsbeteckning|beteckning, adress, ägare|fastighetsägare|kund',
      eldstäder: 'fastighet, typ, bränsle, sotningsintervall|intervall|intervall i veckor|sotningsfrist',
      'sotningar|jobb|besök|sotningsbesök': 'datum, sotare|anställd, anmärkning|anmärkningar|kommentar, eldstad|fastighet',
      'sotare|anställda|personal|medarbetare': '',
    },
    may: 'ägare|fastighetsägare|kunder, anmärkningar|brister, brandskyddskontroller|kontroller, fakturor, bokningar|jobb|aviseringar, områden|rutter|distrikt, användare',
    mayFields:
      'namn, telefon, mejl|e-post|epost, nästa sotning|nästa datum, senaste sotning|senast sotad, status|klar|utförd, tid, position|koordinater|karta, pris, märke|modell, placering, ägare, tillverkningsår, kommun|ort, foto|bild',
  },
  {
    prompt:
      'Jag har en liten vingård på Österlen (ja det går!) och skulle vilja ha en hemsida på svenska och engelska med berättelsen om oss, våra viner med druva, årgång och smakbeskrivning, samt bokning av provningar. Gästerna väljer datum, antal personer och lämnar namn, mejl och eventuella önskemål. Varm, jordnära känsla, mycket bilder, serif-typsnitt. Ingen webbshop, det får vi inte ha.',
    language: 'sv',
    lists: {
      'viner|vin': 'druva|druvor|druvsort, årgång|år, smakbeskrivning|smak|beskrivning|smaknoter',
      'bokningar|provningsbokningar|provningar|vinprovningar|vinprovningsbokningar':
        'datum|dag, antal personer|antal|personer|antal gäster, namn|gäst, mejl|e-post|epost, önskemål|meddelande|kommentar|eventuella önskemål',
    },
    may: 'provningar|vinprovningar|provningstillfällen|tider, bilder|galleri|galleribilder|foton, gäster|kunder, sidor|texter|innehåll|berättelser, meddelanden|kontaktmeddelanden|kontaktförfrågningar, nyheter|inlägg, druvor, omdömen|recensioner',
    mayFields:
      'namn|titel, bild|foto, alkoholhalt, typ|färg|sort, pris, tid|klockslag, telefon, status, provning, språk, mat|passar till, beskrivning, text, max antal|antal platser, ordning, engelsk beskrivning|beskrivning engelska',
  },
  {
    prompt: '釣果を記録するアプリ',
    language: 'ja',
    lists: { '釣果|釣果記録|釣り記録|釣行記録|記録|釣果ログ': '' },
    may: '釣り場|ポイント|場所|釣りスポット, 魚種|魚|魚の種類, タックル|釣具|道具|仕掛け, ルアー|エサ|餌, 釣行|釣行日記, ユーザー|利用者|釣り人',
    mayFields:
      '魚種|魚|魚の種類|種類, サイズ|大きさ|体長|全長, 重さ|重量, 匹数|釣れた数|数量|数|尾数, 日付|釣行日|日時|釣った日, 場所|釣り場|ポイント, 天気|天候, 潮|潮汐|潮回り, 水温, 気温, 仕掛け|ルアー|エサ|餌|タックル, 写真|画像, メモ|備考|コメント, 名前|名称, 時間|時刻',
  },
  {
    prompt: '盆栽教室のホームページ',
    language: 'ja',
    lists: {},
    may: '講座|教室|コース|クラス|レッスン|プラン, お知らせ|ニュース|新着情報, 問い合わせ|お問い合わせ|お問合せ|問合せ, 予約|体験予約|申し込み|申込|体験申込, 講師|先生|スタッフ, 作品|ギャラリー|盆栽|写真, 生徒の声|お客様の声|口コミ|レビュー, よくある質問|FAQ|質問, ブログ|記事, スケジュール|開催日程|日程',
    mayFields:
      '名前|氏名|お名前|名称, メール|メールアドレス, 電話|電話番号, 内容|本文|メッセージ|お問い合わせ内容, タイトル|件名|講座名, 日付|日時|開催日|希望日|公開日, 料金|価格|受講料, 説明|詳細|紹介文, 写真|画像, 定員, 場所|会場, 質問, 回答, 講座|コース, 評価, 所要時間|時間, 経歴|プロフィール, 状態|ステータス, 樹種',
  },
  {
    prompt: '畳屋のホームページが欲しい',
    language: 'ja',
    lists: {},
    may: '問い合わせ|お問い合わせ|お問合せ|問合せ|相談, 見積もり|見積依頼|見積|見積もり依頼|お見積り, 施工事例|事例|実績|施工例|施工実績, お知らせ|ニュース|新着情報, サービス|メニュー|料金|料金表|商品|畳|畳の種類, お客様の声|口コミ|レビュー, よくある質問|FAQ, ブログ|記事|職人日記, スタッフ|職人',
    mayFields:
      '名前|氏名|お名前|名称|サービス名, メール|メールアドレス, 電話|電話番号, 住所, 内容|本文|メッセージ|お問い合わせ内容|ご相談内容, タイトル|件名, 日付|公開日|施工日|投稿日, 写真|画像, 説明|詳細, 料金|価格|値段, 枚数|畳数, 種類|カテゴリ, 質問, 回答, 評価, 状態|ステータス, 地域|場所, 希望日',
  },
  {
    prompt: '手作り味噌のネットショップ',
    language: 'ja',
    lists: { '商品|味噌|手作り味噌|製品|みそ|商品一覧': '', '注文|ご注文|オーダー|受注|購入': '' },
    may: '顧客|お客様|会員|購入者|客, カテゴリ|カテゴリー|分類, レビュー|口コミ|お客様の声, カート|買い物かご, 注文明細|注文商品|明細, お知らせ|ニュース, 問い合わせ|お問い合わせ|お問合せ, レシピ|ブログ|記事, 配送先|お届け先|配送|発送, クーポン, よくある質問|FAQ',
    mayFields:
      '名前|商品名|名称|氏名|お名前|お客様名|顧客名|注文者名, 価格|値段|単価|金額, 在庫|在庫数, 説明|商品説明|詳細, 写真|画像|商品画像, カテゴリ|種類|味噌の種類, 内容量|容量|重さ|重量, 原材料|材料, 賞味期限, 熟成期間, 数量|個数, 合計|合計金額, 注文日|日付|注文日時, メール|メールアドレス, 電話|電話番号, 住所|お届け先|配送先住所|郵便番号, 状態|ステータス|注文状況, 商品, 顧客|お客様, 支払い方法|支払方法, 配送方法|希望日時|配送希望日, 備考|メモ, 評価, コメント|内容|本文, 注文番号, 公開|販売中, 送料',
  },
  {
    prompt: '薬の飲み忘れ防止アプリ',
    language: 'ja',
    lists: { '薬|お薬|服用薬|くすり|処方薬|薬リスト|お薬リスト': '' },
    may: '服用記録|服薬記録|飲んだ記録|記録|服用|服薬|服薬履歴|服用履歴, スケジュール|服用スケジュール|服用予定|服薬予定|リマインダー|通知|アラーム|服薬スケジュール, 家族|メンバー|患者|ユーザー|利用者, 病院|医療機関|薬局|クリニック, 処方|処方箋, 体調|体調記録, 通院|通院予定|受診',
    mayFields:
      '名前|薬名|薬の名前|名称|薬品名, 用量|服用量|量|錠数|1回量, 時間|服用時間|服用時刻|時刻|飲む時間, タイミング|服用タイミング|食前食後, 回数|服用回数|1日の回数|頻度, 開始日|服用開始日, 終了日|服用終了日, 残量|在庫|残り|残数, 日付|服用日|日時|服用日時|予定日時, 飲んだ|服用済み|服用|チェック|完了|状態|ステータス, 薬|お薬, 医師|病院|処方元, メモ|備考|注意事項, 写真|画像, 種類|形状, 曜日, 通知|リマインダー, 電話|電話番号, 生年月日, 服用者|家族|患者',
  },
  {
    prompt: '草野球チームの出欠管理',
    language: 'ja',
    lists: { '出欠|出欠回答|出席|参加|出欠管理|出欠状況|出欠記録': '' },
    may: 'メンバー|選手|部員|チームメンバー|チームメイト, 試合|練習|イベント|予定|日程|スケジュール|活動, 試合結果|成績|スコア|結果, 対戦相手|相手チーム, グラウンド|会場|球場|場所, 会費|部費, お知らせ|連絡|掲示板, チーム, 助っ人, ポジション',
    mayFields:
      '名前|氏名|選手名|メンバー名, メンバー|選手|部員, 試合|練習|イベント|予定|日程, 出欠|回答|状態|ステータス|参加可否|出欠状況, コメント|メモ|備考|理由, 日付|日時|開催日|試合日, 時間|集合時間|開始時間|集合時刻, 場所|会場|グラウンド|球場, 背番号, ポジション|守備位置, 電話|電話番号|連絡先, メール|メールアドレス, 種別|種類|区分, タイトル|イベント名|名称, 対戦相手|相手チーム, 回答日|回答日時|回答期限|締切, 得点|失点|結果, 役割|役職, 終了時間, 持ち物',
  },
  {
    prompt: '社用車の予約カレンダー',
    language: 'ja',
    lists: { '予約|車両予約|社用車予約|利用予約|予約一覧|利用予定': '社用車|車両|車|車種', '社用車|車両|車|車一覧|車両一覧': '' },
    may: '社員|従業員|利用者|ユーザー|運転者|ドライバー, 部署|部門, 運転日報|走行記録|利用記録|運行記録, 点検|整備|車検|整備記録, 給油|給油記録, アルコールチェック|アルコール検査, 駐車場|保管場所',
    mayFields:
      '開始|開始日時|利用開始|開始日|出発日時|開始時間, 終了|終了日時|利用終了|終了日|返却日時|終了時間|返却予定, 日付|利用日|予約日|日時, 利用者|予約者|社員|運転者|使用者|氏名, 部署, 行き先|目的地, 目的|用件|利用目的, 名前|車名|車種|名称|車両名, ナンバー|車両番号|ナンバープレート|登録番号, 定員|乗車定員|人数, 状態|ステータス, メモ|備考, 走行距離, 車検日|車検期限|車検満了日, 写真|画像, 保管場所|駐車場所|駐車場, 色|カラー, メール|メールアドレス, 電話|電話番号, 燃料|給油, メーカー, 年式, タイトル',
  },
  {
    prompt: 'パーソナルジムの予約ページお願いします',
    language: 'ja',
    lists: { '予約|ご予約|体験予約|予約一覧|セッション予約|トレーニング予約': '' },
    may: 'トレーナー|スタッフ|コーチ|講師, メニュー|プラン|コース|料金プラン|サービス|料金, 会員|顧客|お客様|利用者, 予約枠|時間枠|空き枠|スケジュール|枠|シフト, お客様の声|口コミ|レビュー|体験談, 問い合わせ|お問い合わせ|お問合せ, 店舗|ジム, よくある質問|FAQ, お知らせ|ニュース, 営業時間|休業日|定休日',
    mayFields:
      '名前|氏名|お名前|お客様名|会員名|予約者名|顧客名, 会員|顧客|お客様, メール|メールアドレス, 電話|電話番号, 日付|予約日|希望日, 時間|時刻|開始時間|希望時間|終了時間|時間帯, 日時|予約日時, トレーナー|担当|担当者|担当トレーナー, プラン|コース|メニュー, 料金|価格|金額, 目的|目標, 備考|メモ|要望|ご要望, 状態|ステータス, 所要時間|時間(分), 説明|詳細|紹介文|プロフィール, 写真|画像, 資格|得意分野|専門, 予約枠|枠, 性別, 年齢|生年月日, 定員|空き, 評価, 内容|本文|コメント, 店舗',
  },
  {
    prompt: '備品の貸出管理。CSV出力できるやつ',
    language: 'ja',
    lists: {
      '備品|備品一覧|物品|機材|アイテム|備品台帳': '',
      '貸出|貸し出し|貸出記録|貸出管理|貸出履歴|貸出し': '備品|物品|品名|備品名|機材',
    },
    may: '利用者|社員|従業員|借用者|借りる人|ユーザー|職員|メンバー, カテゴリ|カテゴリー|分類, 保管場所|場所|置き場所, 部署|部門, 返却|返却記録, 予約|貸出予約, 点検|メンテナンス|修理|棚卸し, 購入先|仕入先',
    mayFields:
      '名前|備品名|品名|名称, 管理番号|番号|備品番号|資産番号|型番|シリアル番号, カテゴリ|種類|分類, 数量|個数|在庫|在庫数, 保管場所|場所|置き場所, 状態|ステータス|貸出状況|貸出状態, 写真|画像, 購入日, 価格|購入金額|金額, 借用者|利用者|借りた人|貸出先|社員|氏名|借用者名, 貸出日|日付|借りた日|貸出日時, 返却予定日|返却期限|期限|返却期日, 返却日|返却日時, 返却済み|返却, 部署, 目的|用途|利用目的, メモ|備考, メール|メールアドレス, 電話|電話番号|内線, 担当者',
  },
  {
    prompt: '工務店用。現場ごとに日報（日付、天気、作業内容、人数、写真）を残せるアプリ、スマホ前提',
    language: 'ja',
    lists: {
      '現場|工事現場|工事|物件|現場一覧|案件': '',
      '日報|作業日報|現場日報|工事日報':
        '日付|作業日|日にち, 天気|天候, 作業内容|内容|作業, 人数|作業人数|人工, 写真|画像, 現場|工事現場|工事|物件|現場名',
    },
    may: '職人|作業員|社員|従業員|ユーザー|スタッフ|担当者, 写真|現場写真, 協力会社|業者|下請け|外注先, 施主|顧客|お客様|取引先|元請け, 資材|材料|機材, 工程|スケジュール|予定|工程表, 安全点検|KY活動|危険予知',
    mayFields:
      '名前|現場名|工事名|名称, 住所|所在地|場所, 着工日|開始日|工期開始, 完工日|終了日|竣工日|工期|完成予定日, 施主|顧客|お客様|発注者|元請け, 担当者|現場監督|責任者|記入者|作成者|報告者, 状態|ステータス|進捗, メモ|備考|特記事項|連絡事項, 開始時間|作業開始|作業時間, 終了時間|作業終了, 電話|電話番号|連絡先, 気温, 使用材料|使用機材|材料, 翌日の予定|明日の予定|次の予定, 安全|ヒヤリハット, 進捗率, 説明|キャプション|コメント, 役割|職種',
  },
  {
    prompt: '酒蔵で使います。タンクごとに毎日のもろみ経過（品温、ボーメ、アルコール度数）を記録してグラフで見たい',
    language: 'ja',
    lists: {
      'タンク|仕込みタンク|タンク一覧|仕込タンク': '',
      'もろみ経過|経過|経過記録|もろみ記録|測定|測定記録|もろみ|記録|醪経過|もろみ経過記録|計測':
        '品温|温度|もろみ温度, ボーメ|ボーメ度, アルコール度数|アルコール|アルコール度|アルコール分, タンク|仕込みタンク',
    },
    may: '仕込み|仕込|ロット|バッチ, 銘柄|酒|商品|製品, 蔵人|杜氏|担当者|スタッフ|ユーザー, 米|酒米|原料|原材料, 酵母|麹, 作業|作業記録|櫂入れ, 上槽|搾り, 分析|成分分析',
    mayFields:
      '日付|測定日|記録日|日にち|経過日|計測日, 時刻|時間|測定時刻|日時|測定日時|計測日時, 日数|もろみ日数|経過日数|日目, 名前|タンク名|タンク番号|番号|名称, 容量, 銘柄|酒|品名|酒名, 仕込み日|仕込日|留日|開始日|仕込開始日, 酸度, アミノ酸度, 日本酒度, 室温|外気温, 状貌|状ぼう|泡|香り|味, 追い水|追水|汲水, 担当者|記録者|測定者, メモ|備考|所見|コメント, 状態|ステータス, 仕込み|仕込|ロット, 酵母, 米|酒米|精米歩合, 場所|設置場所, 写真|画像, 総米|白米量, グルコース',
  },
  {
    prompt: '個人のピアノ教室で、生徒ごとにレッスン日・課題曲・先生のコメントと月謝の支払いを管理したいです',
    language: 'ja',
    lists: {
      '生徒|生徒さん|生徒一覧|受講生': '',
      'レッスン|レッスン記録|レッスンノート|レッスン履歴':
        'レッスン日|日付|日時, 課題曲|曲|曲名|課題, コメント|先生のコメント|講師コメント|講評, 生徒|生徒さん|生徒名',
      '月謝|月謝の支払い|支払い|月謝支払い|月謝管理|支払|入金|月謝記録': '生徒|生徒さん|生徒名',
    },
    may: '曲|課題曲|楽譜|レパートリー, 先生|講師, 保護者|親御さん|家族, 発表会|イベント, 振替|欠席|出欠, 予約|スケジュール|レッスン枠, お知らせ|連絡, コース',
    mayFields:
      '名前|氏名|生徒名, フリガナ|ふりがな, 生年月日|誕生日|年齢|学年, 保護者|保護者名, 電話|電話番号|連絡先, メール|メールアドレス, 住所, 入会日|入会, コース|レベル|グレード, 曜日|レッスン曜日, 時間|時刻|開始時間|レッスン時間|終了時間, 月|対象月|年月|何月分, 金額|月謝額|月謝, 支払日|入金日|支払い日|支払期限, 支払済み|支払い済み|支払状況|状態|ステータス|入金済み, 支払い方法|支払方法, 宿題|次回の課題|次回課題, 先生|講師, 出欠|出席, メモ|備考, 作曲者|作曲家, 難易度, 写真|動画|録音',
  },
  {
    prompt: '美容室の予約管理。スタイリストとメニュー（所要時間、料金）を選んでお客さんがネット予約',
    language: 'ja',
    lists: {
      '予約|ネット予約|予約一覧|ご予約':
        'スタイリスト|美容師|担当|担当者|担当スタイリスト|スタッフ, メニュー|施術|施術メニュー, お客様|お客さん|顧客|名前|お客様名|氏名|お名前|予約者名|顧客名',
      'スタイリスト|美容師|スタッフ|担当者': '',
      'メニュー|施術メニュー|施術|サービス': '所要時間|時間|施術時間, 料金|価格|値段|金額',
    },
    may: 'お客様|お客さん|顧客|客, シフト|勤務|出勤日|スケジュール, 口コミ|レビュー, クーポン, カルテ|施術履歴|来店履歴, 店舗|サロン, 予約枠|時間枠, お知らせ|ニュース, スタイル|ヘアスタイル|ギャラリー, 定休日|休業日|営業時間, カテゴリ',
    mayFields:
      '名前|氏名|スタイリスト名|メニュー名|名称, 日付|予約日|来店日, 時間|開始時間|開始時刻|時刻|来店時間|終了時間|終了時刻, 日時|予約日時|開始日時|終了日時, 状態|ステータス, メール|メールアドレス, 電話|電話番号, 備考|メモ|要望|ご要望, 写真|画像, 紹介文|プロフィール|自己紹介, 指名料|指名, カテゴリ|種類, 説明|詳細, 役職|経歴|経験年数|得意スタイル, 合計|合計金額|料金, 性別, 生年月日|誕生日, 来店回数|最終来店日, フリガナ, 評価, 休み|出勤曜日|休日, 表示順',
  },
  {
    prompt: '消防団の出動と訓練の記録、団員ごとの参加回数をダッシュボードで。手当の計算に使います',
    language: 'ja',
    lists: {
      '出動|出動記録|出動履歴|活動|活動記録|出動・訓練': '',
      '訓練|訓練記録|訓練履歴|活動|活動記録|出動・訓練': '',
      '団員|消防団員|メンバー|隊員|団員一覧': '',
    },
    may: '参加|参加記録|出欠|出席|参加者|出動参加|参加履歴, 手当|報酬|手当支給|出動手当|手当単価|費用弁償, 班|分団|部|班・分団, 車両|ポンプ車, 資機材|装備|機材|貸与品, 階級|役職, 予定|行事, お知らせ|連絡, ユーザー|管理者',
    mayFields:
      '名前|氏名|団員名|訓練名|名称|件名|タイトル, 日付|出動日|訓練日|日時|実施日|活動日|発生日時|出動日時, 開始時間|開始時刻|出動時刻|開始|時間, 終了時間|終了時刻|解散時刻|終了|帰着時刻, 場所|現場|住所|会場, 種別|種類|区分|災害種別|活動種別|訓練種別, 内容|活動内容|訓練内容|概要, 参加者|団員|参加団員, 人数|参加人数, 手当|手当額|金額|単価, 階級|役職, 班|分団|部|所属, 入団日, 電話|電話番号|連絡先, メール|メールアドレス, メモ|備考, 車両, 参加回数, 出動|訓練|活動, 写真|画像, 責任者|指揮者, 生年月日, 団員番号, 支給日|支給済み, 状態|ステータス',
  },
  {
    prompt: '風景写真家のポートフォリオサイト。ギャラリーをメインに、黒背景でミニマルに。問い合わせフォームも',
    language: 'ja',
    lists: {
      '問い合わせ|お問い合わせ|お問合せ|問合せ|問い合わせ一覧|メッセージ': '',
      '写真|作品|ギャラリー|風景写真|フォト': '',
    },
    may: 'カテゴリ|シリーズ|アルバム|コレクション|カテゴリー, 撮影地|場所, 展示|個展|展覧会|イベント, ブログ|記事|ニュース|お知らせ, プロフィール|経歴|受賞歴|受賞, プリント販売|商品|プリント, 機材, サービス|料金|依頼, タグ',
    mayFields:
      'タイトル|作品名|題名|名前|件名, 画像|写真|画像URL, 撮影日|日付|撮影年, 撮影地|場所|撮影場所, 説明|キャプション|解説, カテゴリ|シリーズ|アルバム, カメラ|機材|レンズ|撮影情報|撮影データ, 氏名|お名前, メール|メールアドレス, 電話|電話番号, 内容|本文|メッセージ|お問い合わせ内容, 送信日|受信日|日時|送信日時, 状態|ステータス|対応状況|既読|対応済み, 並び順|順番|表示順, 公開|公開状態|おすすめ|注目作品, 会社名|会社, 種別, 会期|開始日|終了日, 会場, タグ',
  },
  {
    prompt: '小学校の図書室用：本の貸出と返却、児童は学年とクラス。よく借りられてる本ランキングも見たい',
    language: 'ja',
    lists: {
      '本|図書|蔵書|書籍|本一覧': '',
      '貸出|貸し出し|貸出記録|貸出・返却|貸出返却|貸出履歴|貸出管理':
        '本|図書|蔵書|書籍|書名, 返却|返却日|返却済み|返却日時, 児童|生徒|子ども|借りた人|児童名',
      '児童|生徒|子ども|児童一覧': '学年, クラス|組|学級',
    },
    may: 'カテゴリ|ジャンル|分類|分類番号, 著者|作者, 予約|本の予約, 先生|司書|図書委員|教員|ユーザー, クラス|学級|学年, 返却|返却記録, おすすめ|感想|レビュー|読書感想, リクエスト|購入希望, 棚|書架|本棚',
    mayFields:
      '名前|氏名|児童名, ふりがな|フリガナ, タイトル|書名|題名|本の名前, 著者|作者, 出版社, ISBN|バーコード, 分類|ジャンル|カテゴリ|分類番号|請求記号, 貸出日|日付|借りた日, 返却期限|返却予定日|期限, 状態|ステータス|貸出状況, 冊数|在庫|所蔵数, 貸出回数, 出席番号|番号|児童番号|利用者番号, 棚|場所|書架, 表紙|画像|写真, メモ|備考, 出版年|購入日|登録日, 評価|感想|コメント, 担任',
  },
  {
    prompt: 'キッチンカーの出店スケジュール（日にち、場所、時間）とメニューを載せるサイト。オレンジ色で！',
    language: 'ja',
    lists: {
      '出店スケジュール|出店|スケジュール|出店予定|出店情報|予定':
        '日にち|日付|出店日, 場所|出店場所|会場, 時間|営業時間|開始時間|時間帯|出店時間',
      'メニュー|商品|メニュー一覧|料理': '',
    },
    may: 'お知らせ|ニュース, 問い合わせ|お問い合わせ|出店依頼|出店依頼フォーム|依頼, 場所|出店場所|会場, 予約|事前注文|注文|取り置き, カテゴリ|メニューカテゴリ, 写真|ギャラリー, レビュー|お客様の声|口コミ, イベント, スタッフ',
    mayFields:
      '名前|メニュー名|商品名|名称|イベント名|タイトル, 価格|値段|料金, 説明|詳細|紹介, 写真|画像, カテゴリ|種類, 売り切れ|販売中|提供中|在庫, アレルギー|アレルゲン, 終了時間|終了時刻|閉店時間, 住所|地図|マップ|緯度|経度|アクセス, 備考|メモ|コメント, 状態|ステータス|中止|開催状況, おすすめ|人気, メール|メールアドレス, 電話|電話番号, 内容|本文|メッセージ, 表示順|並び順, 曜日, URL|リンク, 辛さ',
  },
  {
    prompt:
      '保護犬の里親募集サイトを作りたいです。犬の名前、年齢、性別、性格、写真を掲載して、里親希望の方が名前・住所・家族構成・飼育経験を入力して申し込めるようにしてください。申込内容は管理者だけが見られるように。',
    language: 'ja',
    lists: {
      '犬|保護犬|わんちゃん|ワンちゃん|犬一覧|里親募集': '名前|犬の名前|犬名, 年齢|推定年齢, 性別, 性格|特徴, 写真|画像',
      '申し込み|申込|里親申込|里親希望|応募|里親申し込み|里親希望者|里親応募|申込者|申請':
        '名前|氏名|お名前|申込者名, 住所, 家族構成|家族, 飼育経験|経験|飼育歴',
    },
    may: 'お知らせ|ニュース|活動報告|ブログ, 譲渡会|イベント, 寄付|支援|支援者, ボランティア|スタッフ, 卒業犬|幸せ報告|里親の声|譲渡|譲渡記録, 問い合わせ|お問い合わせ|お問合せ, 医療記録|健康記録|ワクチン, シェルター|保護団体|預かり先, よくある質問|FAQ, 管理者|ユーザー',
    mayFields:
      '犬種|種類|品種, 体重|大きさ|サイズ, 毛色|色, 保護日|保護した日|保護場所|保護経緯|経緯, 健康状態|病歴|既往歴, ワクチン|ワクチン接種|予防接種, 去勢|避妊|避妊去勢|去勢避妊, 状態|ステータス|募集状況, 説明|紹介文|詳細|備考|メモ, 犬|希望の犬|希望犬|保護犬, メール|メールアドレス, 電話|電話番号, 申込日|日付|申込日時, 住居|住居形態|住まい|住宅|ペット可, 職業, 先住動物|先住犬|ペット, 志望動機|希望理由|動機|メッセージ, 留守番時間, 譲渡費用|費用, 生年月日|誕生日, 場所|地域, タイトル, 内容|本文',
  },
  {
    prompt:
      '小さな葬儀社を営んでおります。ご依頼ごとに故人様のお名前、喪主様、通夜と告別式の日時、式場、プランを登録し、当日の担当スタッフを割り当てられる社内用の仕組みを希望いたします。',
    language: 'ja',
    lists: {
      '依頼|ご依頼|葬儀|案件|施行|葬儀案件|葬儀依頼|ご葬儀':
        '故人|故人名|故人様|お名前|故人様のお名前|故人氏名|故人様名, 喪主|喪主様|喪主名, 通夜|通夜日時|通夜の日時, 告別式|告別式日時|告別式の日時|葬儀日時, 式場|会場|斎場, プラン|葬儀プラン, スタッフ|担当スタッフ|担当者|担当',
      'スタッフ|担当スタッフ|社員|従業員|担当者': '',
    },
    may: '式場|会場|斎場|ホール, プラン|葬儀プラン|料金プラン, 担当割り当て|割り当て|担当|シフト|スタッフ割り当て|配置|担当割当, 見積もり|見積|請求|請求書, 供花|供物|香典|供花注文, 参列者|会葬者, 喪主|お客様|ご遺族|顧客, 寺院|僧侶|お寺|宗教者, 備品|車両|返礼品|料理, 火葬場, タスク|チェックリスト, 法要|アフターフォロー',
    mayFields:
      '名前|氏名|スタッフ名|プラン名|式場名|名称, フリガナ|ふりがな, 電話|電話番号|連絡先|喪主電話番号, メール|メールアドレス, 住所, 続柄, 逝去日|死亡日|命日|ご逝去日|亡くなった日, 享年|年齢|生年月日, 宗派|宗教|宗旨, 火葬場|火葬日時|火葬, 参列者数|人数|会葬者数, 状態|ステータス|進捗, 金額|料金|費用|見積金額, メモ|備考|特記事項|要望, 受付日|依頼日|受注日, 安置場所|搬送先, 役職|役割|担当業務, 説明|内容, 寺院|菩提寺, 収容人数|定員, 写真|遺影, 依頼|ご依頼|葬儀|案件, 日付|日時',
  },
  {
    prompt:
      '町役場の移住定住担当です。空き家バンクのサイトを検討中で、物件（所在地、間取り、築年数、売買・賃貸の別、価格、写真）を地区で検索でき、利用希望者が見学を申請できる形にしたいと考えております。',
    language: 'ja',
    lists: {
      '物件|空き家|空き家物件|物件一覧|物件情報':
        '所在地|住所|場所, 間取り, 築年数|築年|建築年, 売買・賃貸の別|売買賃貸|取引形態|売買・賃貸|種別|区分|取引種別|売買賃貸区分|契約種別, 価格|金額|値段|賃料, 写真|画像, 地区|地域|エリア',
      '見学申請|見学|申請|見学申し込み|見学申込|内覧申請|見学希望|見学予約':
        '物件|空き家|希望物件, 利用希望者|希望者|申請者|名前|氏名|お名前|申請者名',
    },
    may: '利用希望者|希望者|利用者|利用登録者|利用登録, 地区|地域|エリア, 所有者|オーナー|家主|物件所有者, お知らせ|ニュース, 問い合わせ|お問い合わせ|お問合せ|相談|移住相談, 補助金|支援制度|助成金, 移住者の声|体験談|移住者インタビュー, 不動産業者|宅建業者|仲介業者, 職員|担当者|管理者|ユーザー, 物件写真|写真, よくある質問|FAQ, お気に入り, 物件登録申請',
    mayFields:
      '物件名|名称|タイトル|件名|物件番号|番号, 土地面積|敷地面積|面積, 建物面積|延床面積, 構造|階数, 駐車場, 設備|水回り|トイレ|下水|ライフライン, 状態|ステータス|公開状態|成約|対応状況|募集状況, 説明|備考|詳細|メモ, 氏名|名前|お名前, メール|メールアドレス, 電話|電話番号, 希望日|見学希望日|日時|希望日時|見学日|第一希望日|第二希望日, 人数|家族構成|同行者, 申請日|受付日|日付|登録日|掲載日, 現住所|申請者住所, 移住時期|利用目的|希望理由|目的|動機, 所有者|オーナー, 担当者|担当|職員, 内容|本文|質問, 地図|緯度|経度|位置情報, 補修|修繕の必要性|改修, 農地, 年齢|職業',
  },
  {
    prompt:
      '自転車屋の修理受付。お客さんの自転車（メーカー、車種、防犯登録番号）を登録しといて、修理の内容と部品代、工賃、引き取り日を入れる。過去の修理履歴がすぐ検索できるとありがたい',
    language: 'ja',
    lists: {
      '自転車|お客さんの自転車|自転車一覧|登録自転車|車両':
        'メーカー|ブランド, 車種|モデル|種類, 防犯登録番号|防犯登録, お客さん|お客様|顧客|所有者|持ち主|お客様名',
      '修理|修理受付|修理記録|修理履歴|受付|修理一覧':
        '内容|修理内容|修理の内容, 部品代|部品費, 工賃|作業料, 引き取り日|引取日|引渡日|受取日|引き取り予定日|引取予定日',
      'お客さん|お客様|顧客|客|持ち主': '',
    },
    may: '部品|パーツ|在庫|使用部品, スタッフ|担当者|メカニック|従業員, 請求|会計|売上|支払い, メーカー|ブランド, 見積もり|見積, 点検|定期点検, 工賃表|料金表|メニュー, 予約',
    mayFields:
      '自転車, 名前|氏名|お客様名, 電話|電話番号|連絡先, メール|メールアドレス, 住所, 受付日|日付|預かり日|修理日|受付日時, 完了日|完成日, 状態|ステータス|進捗, 合計|合計金額|金額|料金, 担当者|担当|スタッフ, メモ|備考|症状, 写真|画像, 車体番号|フレーム番号, 色|カラー, 購入日|年式, 部品|使用部品, 支払済み|支払い, 受付番号|番号, お客様|お客さん|顧客, サイズ|タイヤサイズ, 引き渡し済み|連絡済み, フリガナ',
  },
  {
    prompt:
      '太陽光発電所の巡回点検アプリ。発電所（名称、住所、出力、稼働開始日）に点検記録がぶら下がる形。点検は点検日、点検者、パネル・パワコン・フェンスの異常の有無、写真、所見。異常ありだけ絞り込みたい',
    language: 'ja',
    lists: {
      '発電所|太陽光発電所|発電所一覧|施設|サイト':
        '名称|発電所名|名前, 住所|所在地|場所, 出力|発電出力|定格出力|容量|発電容量, 稼働開始日|運転開始日|稼働日|稼働開始',
      '点検|点検記録|巡回点検|点検結果|巡回点検記録|点検履歴':
        '発電所|太陽光発電所|施設, 点検日|日付|日時|実施日, 点検者|点検員|担当者|担当, パネル|パネル異常|パネルの異常|パネルの異常の有無|パネル異常の有無|パネルの状態, パワコン|パワコン異常|パワコンの異常|パワコンの異常の有無|パワコン異常の有無|パワーコンディショナ, フェンス|フェンス異常|フェンスの異常|フェンスの異常の有無|フェンス異常の有無, 写真|画像, 所見|コメント|メモ',
    },
    may: '点検者|点検員|担当者|作業員|スタッフ|ユーザー, 異常|不具合|トラブル|異常報告, 設備|機器|パワコン|パネル, 修理|対応|補修|修繕|対応記録|是正, オーナー|顧客|所有者|発電事業者, 発電量|発電記録|発電実績, 点検予定|スケジュール|巡回予定, 点検項目|チェックリスト, 除草|草刈り, 報告書|レポート',
    mayFields:
      '異常の有無|異常あり|異常|総合判定|判定|結果, 天気|天候, 気温, 状態|ステータス|対応状況|是正状況, 備考|特記事項, パネル枚数|枚数, パワコン台数|台数|メーカー, オーナー|所有者|顧客, 緯度|経度|位置情報|地図, 次回点検日|点検周期|次回点検予定日, 電話|電話番号|連絡先, 雑草|草|除草, 発電量|売電量|メーター値, 名前|氏名, 内容|対応内容|説明, 面積, 開始時間|終了時間, 対応日|完了日, 資格|所属, FIT価格|売電単価, 点検種別|種類',
  },
  {
    prompt:
      '同人誌即売会の申込サイト作りたい！サークル参加者がサークル名、ペンネーム、ジャンル、頒布物、サークルカット画像で申し込み→運営が配置番号を割り振る。一般向けにはジャンル別のサークル一覧を公開。ピンク系で',
    language: 'ja',
    lists: {
      'サークル|申し込み|申込|サークル参加|サークル申込|参加申込|サークル一覧|サークル申し込み|サークル参加申込|参加サークル':
        'サークル名|名前|名称, ペンネーム|作家名|PN|執筆者名, ジャンル, 頒布物|頒布作品|頒布予定物|頒布予定, サークルカット|サークルカット画像|画像|カット, 配置番号|配置|スペース番号|スペース',
    },
    may: 'ジャンル|カテゴリ, イベント|即売会|開催情報, 頒布物|作品|本|新刊|同人誌, 配置|スペース|ブース|配置番号, お知らせ|ニュース, 参加者|代表者|ユーザー|サークル参加者|サークル代表, 運営|スタッフ|運営スタッフ|管理者, 問い合わせ|お問い合わせ, 支払い|参加費|入金, お気に入り, よくある質問|FAQ',
    mayFields:
      'メール|メールアドレス, 電話|電話番号, 住所|郵便番号, 本名|氏名|代表者名|代表者, SNS|Twitter|X|URL|ウェブサイト|pixiv|リンク, 状態|ステータス|審査状況|当落|承認|選考状況, 申込日|日付|申込日時, スペース数|希望スペース数|机|椅子|椅子の数, 合体希望|隣接希望|合体サークル, 備考|メモ|要望|連絡事項, 参加費|支払い状況|入金|入金状況, 説明|紹介文|PR文|自己紹介, 成人向け|年齢制限|R18, 開催日|日時, 会場|場所, イベント|即売会, 価格|値段, タイトル|内容|本文, 公開|公開状態, 締切|申込締切, フリガナ|サークル名カナ|ふりがな, サークル, 表紙, 搬入方法',
  },
  {
    prompt:
      '大学の研究室で試薬管理をしたい。試薬（名称、CAS番号、メーカー、容量、保管場所、開封日、毒劇物かどうか）と使用記録（だれが、いつ、何グラム）。学生は使用記録の追加のみ、教員は全部編集できる権限で、月末にCSVで落とせること',
    language: 'ja',
    lists: {
      '試薬|薬品|試薬一覧|化学薬品|試薬台帳':
        '名称|試薬名|名前|品名|薬品名, CAS番号|CAS|CAS No, メーカー|製造元|製造会社, 容量|内容量|量, 保管場所|場所|保管庫, 開封日, 毒劇物|毒劇物かどうか|毒劇物区分|毒物劇物|毒劇物フラグ|毒劇区分',
      '使用記録|使用履歴|使用|使用量記録|使用ログ|利用記録':
        '試薬|薬品|試薬名, 使用者|だれが|誰が|利用者|学生|名前|ユーザー, 使用日|日付|いつ|日時|使用日時, 使用量|量|何グラム|グラム|使用グラム数|使用量（g）|使用量(g)|グラム数',
    },
    may: '学生|教員|ユーザー|メンバー|研究室メンバー|利用者|使用者, 保管場所|保管庫|薬品庫|棚, メーカー|製造元|仕入先|購入先, 発注|購入|購入記録|注文, 研究室|グループ, カテゴリ|分類|危険物分類, 廃棄|廃棄記録|廃液, 棚卸し|棚卸, SDS|安全データシート|文書',
    mayFields:
      '残量|残り|在庫|現在量|残容量, 購入日|入荷日|登録日, 使用期限|有効期限|期限, 単位, 製品番号|カタログ番号|型番|ロット番号|管理番号|番号, 純度|グレード|濃度, 価格|値段|金額, 危険性|法規|危険物区分|GHS|分類|法規制, SDS|ファイル|安全データシート, 目的|用途|実験|使用目的, メモ|備考|コメント, 状態|ステータス, 氏名|名前, 学籍番号|学年, メール|メールアドレス, 役割|権限|区分, 写真|画像, 化学式|分子量|構造式|分子式, 所有者|管理者|担当者, 保管温度|温度|保管条件, 本数|数量, 使用前重量|使用後重量',
  },
  {
    prompt:
      'ドローン空撮のフリーランスです。案件管理がしたくて、クライアントごとに案件（撮影場所、撮影日、機体、飛行許可の番号）、見積書と請求書、入金済みかどうか。機体の飛行時間も法律で記録しないといけないので飛行日誌もつけたいです。',
    language: 'ja',
    lists: {
      'クライアント|顧客|取引先|お客様|依頼主': '',
      '案件|撮影案件|仕事|プロジェクト|撮影':
        '撮影場所|場所|撮影地|ロケ地, 撮影日|日付|撮影日時, 機体|ドローン|使用機体, 飛行許可の番号|飛行許可番号|許可番号|許可申請番号|飛行許可, クライアント|顧客|取引先|お客様',
      '見積書|見積|見積もり|お見積もり|見積り': '',
      '請求書|請求|ご請求': '入金済み|入金|入金状況|支払済み|入金済みかどうか|状態|ステータス',
      '飛行日誌|飛行記録|フライトログ|フライト|飛行ログ|日誌|飛行': '飛行時間|フライト時間|時間, 機体|ドローン|使用機体',
      '機体|ドローン|機体一覧|ドローン機体': '',
    },
    may: '入金|入金記録|支払い, 見積明細|請求明細|明細, 飛行許可|許可|許可申請, 点検整備|整備記録|点検記録|メンテナンス|点検, 操縦者|パイロット, バッテリー, 経費, 納品|納品物|素材, 予定|スケジュール, 保険, ポートフォリオ|作品',
    mayFields:
      '名前|会社名|名称|氏名|案件名|機体名|件名|タイトル, 担当者|担当者名, 電話|電話番号, メール|メールアドレス, 住所|所在地, 金額|合計|合計金額|税込金額|小計|消費税, 案件|撮影案件|プロジェクト, クライアント|顧客|取引先, 発行日|請求日|見積日, 支払期限|支払期日|有効期限|期限, 入金日, 番号|見積番号|請求書番号|請求番号, 状態|ステータス|進捗, 日付|飛行日|年月日, 離陸場所|離陸地|離陸地点|場所|飛行場所, 着陸場所|着陸地|着陸地点, 離陸時刻|離陸時間|開始時刻, 着陸時刻|着陸時間|終了時刻, 操縦者|パイロット, 総飛行時間|累計飛行時間|飛行時間, 目的|飛行目的|飛行概要, 異常|不具合|不具合の有無|安全に影響した事項|特記事項, 天気|天候|風速, 登録番号|登録記号|機体登録番号|製造番号|シリアル番号, メーカー|機種|型式|型番, 購入日, メモ|備考|説明|内容, ファイル|PDF|添付ファイル, 納期|納品日, 見積書|見積, 重量|保険, 許可期限, 点検日',
  },
  {
    prompt:
      'Beekeeping club portal: members register their hives with location and queen age, inspectors note findings after each visit, and the treasurer tracks who has paid the yearly fee',
    language: 'en',
    lists: {
      'members|beekeepers|club members': 'paid|fee paid|yearly fee|fee status|membership fee|payment status',
      'hives|beehives|colonies': 'location|place|site|apiary, queen age|age of queen|queen, member|owner|beekeeper',
      'inspections|visits|hive inspections|hive visits|inspection reports':
        'findings|notes|observations, hive|beehive|colony, inspector, date|visit date|visited on',
    },
    may: 'inspectors, payments|fees|fee payments|membership fees|dues, apiaries|locations|sites, findings, users|people, queens, treasurers',
    mayFields:
      'name, email, phone, address, date, year, amount, status, notes, joined|joined on|member since, health, number, hive number, paid on',
  },
  {
    prompt:
      'Let tenants report defects (room, description, photo), let plumbers and electricians pick them up, and show the landlord what every repair cost',
    language: 'en',
    lists: {
      'defects|defect reports|repairs|issues|reports|repair requests|damage reports|faults':
        'room, description|details|problem, photo|picture|image, tenant|reported by|reporter, cost|repair cost|price|costs|amount, tradesperson|plumber|electrician|contractor|assigned to|worker|picked up by|handyman|technician',
      'tenants|renters|residents': '',
      'tradespeople|plumbers|contractors|tradesmen|workers|handymen|technicians|craftsmen|plumbers and electricians|electricians':
        '',
    },
    may: 'repairs|jobs|work orders, electricians, landlords|owners, apartments|units|flats|properties|buildings, rooms, invoices|costs|expenses, users|people, trades',
    mayFields:
      'title, status, priority, date, reported on, completed on, name, email, phone, trade|specialty, apartment|unit, address, notes, urgency, category',
  },
  {
    prompt:
      'A marketplace for surplus vegetables: farms list crates with weight, price and pick-up window, restaurants reserve them',
    language: 'en',
    lists: {
      'farms|farmers|producers|growers': '',
      'crates|vegetable crates|listings|offers|boxes|products':
        'weight|kg, price|cost, pick-up window|pickup window|pickup time|pickup|pick-up|pick-up time|pickup start|pickup from, farm|farmer|producer|grower',
      'restaurants|buyers|customers': '',
      'reservations|bookings|orders': 'crate|listing|offer|box|vegetable crate|product, restaurant|buyer|customer',
    },
    may: 'vegetables|products|categories, payments, reviews|ratings, users|people, deliveries|pickups|pick-ups',
    mayFields:
      'name, title, vegetable, description, status, quantity, date, address, location, email, phone, contact, contact person, organic, photo, pickup end, pickup until, notes, reserved on',
  },
  {
    prompt:
      'Internal tool for our law office where paralegals upload documents to a case, lawyers bill hours with rate and note, and clients look at progress',
    language: 'en',
    lists: {
      'cases|matters|legal cases|files': 'client, progress|status|stage|state',
      'documents|files|case documents|uploads': 'case|matter|legal case, file|document|attachment|upload, paralegal|uploaded by',
      'hours|time entries|billed hours|billable hours|timesheets|billings|billing entries':
        'hours|time|duration|number of hours, rate|hourly rate|price, note|notes|description|comment, lawyer|attorney, case|matter|legal case',
      'clients|customers': '',
      'lawyers|attorneys': '',
    },
    may: 'paralegals, invoices|bills, users|people|staff|employees, tasks, notes|updates|progress updates, courts, deadlines, appointments|hearings',
    mayFields:
      'title, name, number, case number, description, date, opened|opened on, closed on, email, phone, address, amount|total, type, lawyer|attorney, paralegal, uploaded on, specialty, company',
  },
  {
    prompt:
      'Something for a village library so that readers can put holds on books and the librarian keeps track of loans and due dates, each book with author, shelf and ISBN',
    language: 'en',
    lists: {
      'books|titles': 'author|writer, shelf|location, isbn, title|name',
      'readers|borrowers|members|patrons': '',
      'holds|reservations|book holds': 'book|title, reader|borrower|member|patron',
      'loans|borrowings|checkouts': 'book|title, reader|borrower|member|patron, due date|due|due on|return by|return date',
    },
    may: 'authors|writers, shelves|locations, categories|genres, librarians|staff, fines|fees, users|people, copies, publishers',
    mayFields:
      'email, phone, address, name, status, loaned on|loan date|borrowed on, returned|returned on, genre, year, publisher, copies, date, hold date, notes, member number, card number, available, position',
  },
  {
    prompt:
      'Build a portal for who-lends-what in our street: every household has a list of tools, and neighbours ask to borrow them for certain days',
    language: 'en',
    lists: {
      'households|neighbours|neighbors|families|homes': '',
      'tools|items|things': 'household|owner|neighbour|neighbor',
      'borrow requests|requests|loans|bookings|borrowings|reservations|lendings':
        'tool|item|thing, borrower|neighbour|neighbor|household|requested by|requester, from|start|start date|days|date|dates|from date|start day',
    },
    may: 'neighbours|neighbors|residents|people|users, categories|tool categories, messages|comments, reviews, streets, returns',
    mayFields:
      'name, title, description, photo, condition, status, to|until|end|end date|to date, address, house number, email, phone, notes, returned|returned on, message, category, contact, available',
  },
  {
    prompt:
      'A site for who needs a last-minute babysitter: sitters set their hourly rate and languages, families send booking requests and write reviews afterwards',
    language: 'en',
    lists: {
      'sitters|babysitters': 'hourly rate|rate|price|price per hour, languages|language',
      'families|parents|households': '',
      'booking requests|bookings|requests': 'family|parent|household, sitter|babysitter',
      'reviews|ratings':
        'family|parent|household|booking|author, sitter|babysitter|booking, text|review|comment|rating|stars|content',
    },
    may: 'languages, children|kids, payments, messages, users|people, availabilities|availability, cities|areas',
    mayFields:
      'name, email, phone, address, date, start, end, time, status, message, notes, stars, rating, bio, experience, photo, number of children|kids, city, location, age, title, available, duration',
  },
  {
    prompt:
      'Construction site diary where foremen log weather, crew size and progress each day, subcontractors submit delivery notes, and the office exports everything per project',
    language: 'en',
    lists: {
      'diary entries|daily logs|site diaries|logs|entries|daily reports|site logs|diary|site diary entries':
        'weather, crew size|crew|workers|number of workers, progress|work done, date|day, foreman, project|site|construction site',
      'delivery notes|deliveries': 'subcontractor|supplier|company, project|site|construction site',
      'projects|sites|construction sites|construction projects': '',
      'subcontractors|contractors': '',
      'foremen|site managers|supervisors': '',
    },
    may: 'users|people|staff|office, photos, materials, clients|customers, exports|reports, incidents',
    mayFields:
      'name, title, number, address, start, end, status, notes, description, date, delivered on, material, quantity, file|document|attachment, email, phone, trade, client, company, photo, temperature, budget',
  },
  {
    prompt:
      'Film festival app: directors submit films (title, runtime, country, trailer link), jurors score them on three criteria, programmers build the screening schedule',
    language: 'en',
    lists: {
      'directors|filmmakers|film makers': '',
      'films|movies|submissions|film submissions':
        'title|name, runtime|duration|length|minutes, country, trailer link|trailer|link|trailer url, director|filmmaker',
      'jurors|jury members|judges|jury': '',
      'scores|ratings|evaluations|votes|reviews|jury scores':
        'film|movie|submission, juror|jury member|judge, score|criterion|criteria|points|criterion 1|score 1|rating',
      'screenings|schedule|screening schedule|showings|shows|slots':
        'film|movie|submission, date|time|start|starts at|start time|when',
    },
    may: 'criteria, programmers, venues|cinemas|theaters|theatres|halls, categories|sections|genres, awards, users|people, tickets, countries',
    mayFields:
      'name, email, phone, status, year, genre, synopsis|description, language, venue|cinema|hall|location|room|screen, end, comment|notes, date, submitted on, criterion 2, criterion 3, score 2, score 3, bio, poster, capacity',
  },
  {
    prompt: 'Students at our music academy log practice minutes per piece, tutors comment on the log and set weekly goals',
    language: 'en',
    lists: {
      'students|pupils': '',
      'tutors|teachers': '',
      'pieces|music pieces|songs|works': '',
      'practice logs|practice sessions|logs|practice entries|log entries|practices|practice log':
        'minutes|duration|practice minutes, piece|song|work|music piece, student|pupil',
      'comments|feedback|tutor comments':
        'tutor|teacher|author, practice log|log|log entry|practice session|practice entry|practice|entry, comment|text|content|message',
      'goals|weekly goals': 'week|week of|week start, student|pupil, tutor|teacher, goal|description|title|text|target',
    },
    may: 'instruments, lessons, users|people, composers, classes',
    mayFields:
      'name, date, title, composer, instrument, level, email, phone, notes, status, done|achieved|completed, tutor|teacher, target minutes, difficulty, student|pupil, comment, piece',
  },
  {
    prompt:
      'Home care planner: nurses document visits with blood pressure, medication given and remarks, relatives read them, the planner arranges tours per nurse',
    language: 'en',
    lists: {
      'nurses|carers|caregivers': '',
      'visits|home visits|care visits':
        'blood pressure|bp, medication given|medication|medications|medicine, remarks|notes|comments|remark, nurse|carer|caregiver, patient|client',
      'tours|routes|rounds': 'nurse|carer|caregiver',
      'patients|clients|residents': '',
    },
    may: 'relatives|family members|families, planners|users|people, medications|medicines, tour stops|stops, addresses, shifts',
    mayFields:
      'name, address, birth date|date of birth, date, time, start, end, duration, phone, email, status, tour, patient, visits, care level, qualification, relative, emergency contact, title, diagnosis, notes',
  },
  {
    prompt: 'Truckers bid on freight that shippers advertise; a load has origin, destination, weight and deadline',
    language: 'en',
    lists: {
      'truckers|carriers|drivers|haulers|hauliers': '',
      'shippers|senders': '',
      'loads|freight|freights|shipments|cargo':
        'origin|from|pickup|pickup location, destination|to|delivery location, weight|kg, deadline|due|due date|deliver by, shipper|sender',
      'bids|offers': 'load|freight|shipment|cargo, trucker|carrier|driver|hauler|haulier, amount|price|bid|bid amount',
    },
    may: 'trucks|vehicles, contracts|bookings|awards|orders, reviews|ratings, locations|cities, users|people, payments|invoices, messages',
    mayFields:
      'name, title, company, email, phone, status, description, notes, date, accepted, pickup date, price|budget, licence|license, truck, message, volume, address, rating, reference',
  },
  {
    prompt:
      'A tool to let wedding couples manage their big day: guests RSVP with menu choice and allergies, vendors send quotes, the planner ticks tasks off',
    language: 'en',
    lists: {
      'couples|weddings|wedding couples': '',
      'guests|invitees':
        'name|guest name, rsvp|attending|status|coming|response, menu choice|menu|meal|meal choice, allergies|allergy|dietary requirements, wedding|couple',
      'vendors|suppliers': '',
      'quotes|offers|vendor quotes|quotations': 'vendor|supplier, amount|price|quote|cost|total, wedding|couple',
      'tasks|todos|to-dos|checklist|checklist items':
        'done|completed|status|ticked|ticked off, title|name|task|description, wedding|couple|planner|assigned to',
    },
    may: 'weddings|events, planners, rsvps|responses|replies, menus|menu options|meals, tables|seating, users|people, budgets|payments, invitations',
    mayFields:
      'email, phone, date, wedding date, venue|location, notes, description, due|due date|deadline, plus one, category|service|type, accepted, table, budget, partner 1, partner 2, name, valid until, file, address, company, priority',
  },
  {
    prompt:
      'Football academy: coaches assess players on pace, passing and attitude every month, physios keep an injury file, scouts recommend newcomers',
    language: 'en',
    lists: {
      'players|athletes|footballers': '',
      'coaches|trainers': '',
      'assessments|evaluations|player assessments|ratings|monthly assessments':
        'pace|speed, passing, attitude, player|athlete|footballer, coach|trainer, month|date|period',
      'injuries|injury files|injury records|injury file':
        'player|athlete|footballer, physio|physiotherapist, injury|description|type|diagnosis|title|kind',
      'recommendations|newcomers|prospects|scouting reports|candidates|referrals|scout recommendations':
        'scout|recommended by, newcomer|name|player|player name|prospect|candidate|newcomer name',
      scouts: '',
      'physios|physiotherapists': '',
    },
    may: 'newcomers|prospects|talents|candidates, teams|squads|age groups, matches|games, training sessions|trainings|practices, positions, users|people|staff, parents',
    mayFields:
      'name, birth date|date of birth|birthday, age, position, team|squad, email, phone, notes|comment|comments, status, start|injured on|occurred on, end|return date|expected return|recovered on, severity, body part, treatment, current club|club, region, date, foot, height, title, description, licence|license, rating, number',
  },
  {
    prompt:
      'Whistleblower inbox: employees submit concerns anonymously with category and attachments, the compliance officer replies and closes the case with an outcome',
    language: 'en',
    lists: {
      'concerns|cases|reports|submissions|tips':
        'category|type|topic, attachments|attachment|files|file|documents, outcome|result|resolution, status|closed|state|closed on|is closed',
      'replies|responses|messages|answers|comments':
        'concern|case|report|submission|tip, reply|text|message|content|body|response|answer',
    },
    may: 'categories, attachments|files|documents, compliance officers|officers|users|people, employees|staff, cases, departments, outcomes',
    mayFields:
      'title, subject, description, details, date, submitted on|received on, closed on, anonymous, access code|code|token|reference|case number|tracking code, sent on|sent at|created, author|sender|officer|compliance officer, priority|severity, name, notes, department',
  },
  {
    prompt:
      'Community orchard: families adopt a tree, pickers weigh the harvest per tree and variety, and the juice press records litres made',
    language: 'en',
    lists: {
      'families|adopters|households': '',
      'trees|fruit trees': 'family|adopted by|adopter|household, variety|type|sort',
      'harvests|harvest|pickings|harvest records|weighings|picks': 'tree|fruit tree, weight|kg, picker|picked by',
      'pressings|juice pressings|juice batches|juice|press runs|batches|press records|juice records':
        'litres|liters|volume|amount|litres made|liters made',
      'pickers|volunteers|harvesters': '',
    },
    may: 'varieties, adoptions|tree adoptions, presses|juice presses, orchards|plots|rows, users|people, members',
    mayFields:
      'name, date, number, location|row|position, planted|planted on|year planted|age, status, email, phone, address, notes, adopted on|adopted since|adoption date, harvest, harvested on, pressed on, kilos in, price, health, members, variety, bottles',
  },
  {
    prompt:
      'Debate league site where schools enter teams, judges hand in ballots with speaker points, and the tab room publishes pairings for every round',
    language: 'en',
    lists: {
      schools: '',
      'teams|debate teams': 'school',
      'judges|adjudicators': '',
      'ballots|scores|results|judging ballots':
        'judge|adjudicator, speaker points|points|score|speaker score, pairing|debate|match|round|matchup',
      'pairings|debates|matches|matchups|draws':
        'round, team 1|team a|first team|affirmative|proposition|team|teams|home team|government|affirmative team|proposition team, team 2|team b|second team|negative|opposition|team|teams|away team|negative team|opposition team',
      rounds: 'number|name|round|round number|title',
    },
    may: 'speakers|debaters|students, motions|topics, rooms|venues, tournaments|leagues|seasons, standings|rankings, speaker points|speaker scores, users|people, coaches',
    mayFields:
      'name, email, phone, city, address, coach|contact|contact person, date, start|time, room, winner|winning team, judge, motion|topic, status|published, speaker, team, comment|feedback|notes, members, wins, rank, side, submitted on',
  },
  {
    prompt:
      'A language exchange: learners say what they speak and what they want to learn, get matched in pairs, and note each meeting with topic and duration',
    language: 'en',
    lists: {
      'learners|members|users|people|participants':
        'speaks|languages spoken|spoken language|native language|speaks language|spoken languages|language spoken|offers, wants to learn|learning|target language|learns|languages to learn|language to learn|target languages',
      'pairs|matches|tandems|partnerships|pairings':
        'learner 1|learner a|first learner|learner|learners|partner 1|member 1|partner a, learner 2|learner b|second learner|partner|learner|learners|partner 2|member 2|partner b',
      'meetings|sessions|meetups': 'topic|subject|theme, duration|minutes|length|hours, pair|match|tandem|partnership|pairing',
    },
    may: 'languages, topics, messages, feedback|reviews|ratings, spoken languages|language skills, locations',
    mayFields:
      'name, email, phone, level, city, date, time, start, end, notes, status, matched on|since, location|place, bio, age, availability, title, language, photo',
  },
  {
    prompt:
      'Podcast collective: hosts pitch episodes, editors upload cuts and timecodes, sponsors buy ad slots at a price per slot',
    language: 'en',
    lists: {
      'hosts|podcasters|podcast hosts': '',
      'episodes|pitches|episode pitches|podcast episodes': 'host|podcaster|podcast host|pitched by, title|name|pitch|topic|idea',
      'cuts|edits|versions|audio cuts':
        'episode|podcast episode, editor|uploaded by, file|audio|cut|upload|audio file, timecodes|timecode|timestamps|timestamp',
      editors: '',
      'sponsors|advertisers': '',
      'ad slots|slots|ads|ad spots|ad bookings|sponsorships':
        'price|cost|price per slot|amount, sponsor|advertiser, episode|podcast episode|podcast|show',
    },
    may: 'podcasts|shows, timecodes|timestamps, pitches, guests, purchases|bookings|orders|ad sales|ad bookings|sponsorships, invoices|payments, users|people, seasons',
    mayFields:
      'description, status, date, published on|release date|air date|publish date, duration|length, email, phone, notes, bio, version, uploaded on|uploaded at, position|placement, start, end, sold, company|contact, podcast|show, number|episode number, pitch, summary, website, title, name, logo, budget, editor',
  },
  {
    prompt:
      'Microgrant programme of an NGO: activists apply with idea, budget and region, reviewers vote yes or no with a reason, grantees hand in receipts',
    language: 'en',
    lists: {
      'applications|grant applications|proposals|requests':
        'idea|title|project idea|project, budget|amount|requested amount|requested budget, region|area, activist|applicant|name',
      'activists|applicants|grantees': '',
      'reviewers|jurors': '',
      'votes|reviews|decisions':
        'application|proposal|grant application|request, reviewer|juror, vote|yes or no|yes/no|decision|approve|approved|yes, reason|justification|comment|reasoning',
      'receipts|expenses|proofs':
        'grantee|activist|grant|application|applicant|grant application|proposal, file|receipt|image|document|amount|attachment',
    },
    may: 'grants|awards, grantees, regions, calls|rounds|funding rounds|programmes|programs, payments|payouts|disbursements, users|people, organizations|organisations, reports',
    mayFields:
      'email, phone, name, status, date, submitted on|applied on, description, amount, notes, organization|organisation, country, expertise, awarded on, vendor|shop, region, category, title, bank account|iban, start, end',
  },
  {
    prompt:
      'Translation agency desk: clients drop off texts with source language, target language and word count, freelancers quote, and a proofreader releases the result',
    language: 'en',
    lists: {
      'clients|customers': '',
      'texts|translation jobs|jobs|orders|documents|translations|translation orders|projects':
        'source language|from language|source, target language|to language|target, word count|words|number of words, client|customer, released|status|released by|proofreader|release|released on',
      'freelancers|translators': '',
      'quotes|offers|quotations|bids':
        'text|translation job|job|order|document|translation|translation order|project, freelancer|translator, price|amount|quote|rate|total|cost',
    },
    may: 'proofreaders, languages, translations|results|deliveries, releases|proofreadings|reviews, invoices|payments, users|people|staff',
    mayFields:
      'name, title, email, phone, company, file|document|text|attachment, deadline|due|due date|delivery date, status, date, notes, languages|language pairs, accepted, price, freelancer|translator, result|translated text|result file, address, subject|field|specialization, valid until, received on',
  },
  {
    prompt:
      'Driving school organiser, where learners see their remaining lessons, instructors enter what was practised and cars get a fuel log',
    language: 'en',
    lists: {
      'learners|students|learner drivers|pupils':
        'remaining lessons|lessons remaining|lessons left|remaining|lesson balance|number of remaining lessons',
      'instructors|driving instructors|teachers': '',
      'lessons|driving lessons':
        'learner|student|learner driver|pupil, instructor|driving instructor|teacher, practised|practiced|what was practised|what was practiced|content|topics|topic|notes|skills practised|skills practiced',
      'cars|vehicles': '',
      'fuel logs|fuel log|fuel entries|refuelings|refuellings|fuel log entries|fill-ups|refuels|fuel records':
        'car|vehicle, litres|liters|fuel|amount|quantity',
    },
    may: 'packages|lesson packages|bookings, exams|tests|driving tests, skills|topics|exercises, payments|invoices, users|people|staff, licence classes|license classes',
    mayFields:
      'name, email, phone, address, birth date|date of birth, date, time, start, end, duration, car|vehicle, status, licence plate|license plate|plate|registration, model|make|brand, km|mileage|odometer, cost|price|total, instructor, filled on|filled by, notes, licence class|license class, year, total lessons, price per litre, title, location, license number|licence number',
  },
  {
    prompt:
      'A registry for church bells kept by volunteers who record casting year, founder, tone and weight per bell and upload sound clips',
    language: 'en',
    lists: {
      'bells|church bells':
        'casting year|year|cast in|year cast|cast year, founder|bell founder|foundry|cast by, tone|note|pitch, weight|kg, church|location|parish, volunteer|recorded by|added by',
      'volunteers|contributors|helpers': '',
      'sound clips|recordings|clips|sounds|audio clips|audio':
        'bell|church bell, file|clip|sound|audio|audio file|recording|sound file, volunteer|uploaded by|recorded by|contributor',
      'churches|parishes': '',
    },
    may: 'founders|bell founders|foundries, towers|bell towers, photos, users|people, locations|towns|places, tones',
    mayFields:
      'name, title, diameter, inscription, condition|status, town|city|place, address, description|notes, uploaded on|recorded on|date, email, phone, material, duration, photo, country, region, sound clip, tower',
  },
  {
    prompt:
      'Crisis hotline shift board, where counsellors sign up for nights, supervisors debrief them and jot down topics of calls without any names',
    language: 'en',
    lists: {
      'counsellors|counselors|volunteers': '',
      'shifts|nights|night shifts': 'date|night|day|start, counsellor|counselor|volunteer|counsellors|counselors',
      'debriefs|debriefings': 'counsellor|counselor|volunteer|shift, supervisor',
      'calls|call topics|call notes|topics|call logs': 'topic|topics|subject',
      supervisors: '',
    },
    may: 'signups|sign-ups|shift signups|assignments|shift sign-ups|shift assignments, topics|call topics, users|people|staff, trainings, categories, resources',
    mayFields:
      'name, email, phone, start, end, time, duration, capacity|spots|needed|counsellors needed, status, notes|summary|remarks, shift, date, debrief|debriefing, supervisor, mood|wellbeing, follow-up, title, languages, counsellor|counselor, urgency',
  },
  {
    prompt:
      'Municipal web form for who wants to close a road for a street party: residents apply with street, date and expected guests, police and fire brigade comment, the clerk issues a permit number',
    language: 'en',
    lists: {
      'applications|street party applications|requests|street parties|permit applications|road closures|road closure requests':
        'street|road, date|party date|day|event date, expected guests|guests|number of guests|guest count, resident|applicant|name, permit number|permit|permit no',
      'comments|statements|opinions|remarks|feedback':
        'application|request|street party|permit application|street party application|road closure|road closure request, author|authority|police or fire brigade|commented by|department|agency|organisation|organization|by|commenter|from, comment|text|content|message|body|statement',
      'residents|applicants|citizens': '',
    },
    may: 'permits, streets|roads, authorities|agencies|departments|police|fire brigade, clerks|staff|users|people, neighbours|neighbors, attachments|documents',
    mayFields:
      'email, phone, address, start|start time|from, end|end time|until, status|approved, description|purpose|reason, notes, submitted on|applied on, issued on|issue date, clerk|issued by, created|commented on|comment date, title, application number, decision, name, valid from, valid until',
  },
  {
    prompt:
      'Stable management: grooms tick feeding per horse, the farrier notes shoeing dates, owners see invoices for boarding and riders reserve the arena',
    language: 'en',
    lists: {
      'horses|ponies': 'owner|horse owner',
      'feedings|feeding|feeding logs|feeding records|feeds|feeding checklist':
        'horse|pony, groom|fed by|stable hand, done|fed|ticked|status|date|time|fed at|completed|fed on',
      'shoeings|shoeing records|farrier visits|shoeing|farrier notes|shoeing dates':
        'horse|pony, date|shoeing date|shod on, farrier|blacksmith',
      'owners|horse owners': '',
      'invoices|bills|boarding invoices':
        'owner|horse owner, boarding|amount|total|boarding fee|boarding cost|price|description|fee',
      'arena reservations|reservations|bookings|arena bookings': 'rider, start|date|time|from|start time|starts at, arena',
      riders: '',
      'grooms|stable hands': '',
    },
    may: 'arenas, farriers|blacksmiths, boxes|stalls|stables, feeds|feed plans|feed types|feeding plans, vets|vet visits, users|people|staff, payments, boardings|boarding contracts',
    mayFields:
      'name, breed, age|birth date|date of birth|birth year, sex|gender, colour|color, box|stall, email, phone, address, end|to|until, duration, notes|remarks, next shoeing|next date|next due|due on, due date|due, paid|status|paid on, number|invoice number, issued on|invoice date|date|month|period, horse, feed|food|amount|ration|quantity, level, cost|price, purpose, title, type',
  },
  {
    prompt:
      'Fishing cooperative app: skippers declare catches by species and kilos at landing, the auctioneer sets lots, buyers place bids, and the cooperative sees each boat and its quota',
    language: 'en',
    lists: {
      'skippers|captains|fishers|fishermen': '',
      'catches|landings|catch declarations|declarations':
        'species|fish|fish species, kilos|kg|weight, skipper|captain|fisher|boat, boat|vessel|skipper, date|landed on|landing date|landing|landing time',
      'lots|auction lots':
        'catch|landing|catch declaration|species|declaration, auctioneer|price|starting price|start price|reserve price|set by|quantity|kilos',
      'buyers|bidders': '',
      'bids|offers': 'lot|auction lot, buyer|bidder, amount|price|bid|bid amount',
      'boats|vessels|fishing boats': 'quota, skipper|captain|fisher|name|boat name',
    },
    may: 'species|fish|fish species, quotas, auctioneers, auctions, ports|harbours|harbors, users|people|members, sales|invoices|payments',
    mayFields:
      'name, email, phone, company, registration|registration number|number, licence|license|licence number|license number, status, closing time|closes|end|ends at, start|opens, placed at|placed on|time|date, winning|winner|won|accepted, notes, port|landing port|harbour|harbor, lot number|title, length, auction, used quota|remaining quota, address, boat, quality|size, description',
  },
  {
    prompt:
      'Warehouse receiving: clerks scan pallets with supplier, batch and expiry, forklift drivers put them into bays, quality checkers block a batch if needed',
    language: 'en',
    lists: {
      pallets:
        'supplier|vendor, batch|lot|batch number, expiry|expiry date|expires|best before|expires on|expiration date, bay|location|storage bay, clerk|scanned by',
      'suppliers|vendors': '',
      'bays|storage bays|locations|storage locations': '',
      'batches|lots': 'blocked|status|is blocked|block|state|blocked by',
      'putaways|put-aways|moves|movements|pallet moves|storage moves|placements|pallet movements':
        'pallet, bay|location|storage bay|storage location, forklift driver|driver|moved by|put away by',
    },
    may: 'blocks|quality checks|quality inspections|checks|inspections|batch blocks, products|items|articles, clerks|staff|employees|users|people, forklift drivers|drivers, quality checkers|checkers, scans|receipts|deliveries|goods receipts, warehouses|zones, forklifts',
    mayFields:
      'name, code|barcode|pallet number|number|sscc, product|item, quantity, weight, received on|scanned at|scanned on|received at|date|time, status, reason|block reason, blocked on, zone|aisle|row, capacity, email, phone, contact|contact person, address, notes, supplier|vendor, expiry|expiry date, driver|forklift driver|stored by, quality checker|checked by, occupied',
  },
  {
    prompt:
      'Cemetery office: relatives lease graves for a number of years, gardeners confirm upkeep jobs, stonemasons ask permission for headstones giving material and inscription',
    language: 'en',
    lists: {
      'relatives|leaseholders|families|tenants|lessees|family members': '',
      'graves|plots|burial plots|grave sites': '',
      'leases|grave leases|contracts':
        'grave|plot|burial plot|grave site, relative|leaseholder|family|tenant|lessee|family member, years|number of years|duration|term',
      gardeners: '',
      'upkeep jobs|jobs|upkeep|maintenance jobs|tasks|upkeep tasks|care jobs':
        'grave|plot|burial plot|grave site, gardener, confirmed|done|status|completed|confirmed on',
      'stonemasons|masons': '',
      'headstone requests|headstones|permissions|permission requests|headstone permits|headstone applications|headstone permissions|permits|requests':
        'material, inscription, stonemason|mason, grave|plot|burial plot|grave site, permission|status|approved|granted|decision',
    },
    may: 'deceased|deceased persons|burials, sections|fields|areas, invoices|payments|fees, headstones, users|people|staff, materials, cemeteries',
    mayFields:
      'name, email, phone, address, number|grave number, section|row|field, type, start|from|start date|leased from, end|until|end date|expires|leased until, price|fee|cost, date, due|due on|due date, description|title, notes|remarks, dimensions|size|height, deceased|buried, company, requested on|applied on, photo|sketch|drawing|design, status, occupied, relationship, next job',
  },
  {
    prompt:
      'Clinical trial helper: study nurses enrol subjects under a code, subjects fill out a daily symptom diary with pain score and temperature, monitors raise queries on odd values',
    language: 'en',
    lists: {
      'subjects|participants|patients|study subjects':
        'code|subject code|participant code|id|study code, study nurse|nurse|enrolled by|enroled by',
      'diary entries|symptom diaries|symptom diary|symptom diary entries|daily entries|symptom entries|symptom logs|diaries|entries':
        'subject|participant|patient|study subject, date|day|entry date, pain score|pain|pain level, temperature|temp|body temperature',
      'queries|data queries|questions':
        'monitor|raised by, diary entry|entry|symptom diary|symptom entry|value|symptom diary entry|daily entry|symptom log|diary, query|question|text|description|message|title|comment|reason',
      'study nurses|nurses': '',
      monitors: '',
    },
    may: 'studies|trials|clinical trials, sites|centers|centres, symptoms, visits, users|people|staff, enrolments|enrollments, answers|responses|replies, medications',
    mayFields:
      'name, email, phone, enrolled on|enrolment date|enrollment date|enrolled at, status|resolved|open, resolved on, site|center|centre, study|trial, symptoms|notes|comment|remarks, field|value, answer|response, raised on|created|date, sex|gender, birth year|age|year of birth, group|arm, time, submitted at, subject, consent',
  },
  {
    prompt:
      'Bygg en portal där hyresgäster felanmäler saker i lägenheten med bild och beskrivning, och vaktmästaren bockar av när det är lagat',
    language: 'sv',
    lists: {
      'felanmälningar|anmälningar|ärenden|fel|felrapporter':
        'bild|foto, beskrivning, lagat|lagad|klar|åtgärdat|åtgärdad|status|avbockad, hyresgäst|anmälare|boende',
      'hyresgäster|boende': '',
    },
    may: 'lägenheter|bostäder, fastigheter|hus, vaktmästare, kommentarer|meddelanden, kategorier, användare|personer',
    mayFields:
      'lägenhet|lägenhetsnummer|bostad, titel|rubrik, namn, datum|anmäld|skapad, telefon, e-post|mejl|epost, adress, prioritet, kategori, kommentar|anteckningar, vaktmästare|ansvarig, fastighet',
  },
  {
    prompt:
      'en app för hovslagare, varje häst har namn, ägare och stall och jag skriver in varje skoning med datum, pris och vilka skor som sattes på',
    language: 'sv',
    lists: {
      hästar: 'namn|hästnamn, ägare|hästägare|kund, stall',
      'skoningar|besök|skotillfällen': 'datum|dag, pris|kostnad, skor|skotyp|sko, häst',
    },
    may: 'ägare|hästägare|kunder, stall|stallar, skor|skotyper, bokningar|tider, fakturor, hovslagare',
    mayFields:
      'telefon, e-post|mejl|epost, adress, ras, ålder|födelseår, anteckningar|kommentar|noteringar, nästa skoning|nästa besök, betald|betalstatus, bild|foto, status, hovslagare',
  },
  {
    prompt:
      'Koloniföreningen ska kunna hålla koll på lotter med nummer och storlek, vem som arrenderar och om årsavgiften är betald',
    language: 'sv',
    lists: {
      'lotter|kolonilotter|odlingslotter':
        'nummer|lottnummer, storlek|yta|area, arrendator|medlem|hyresgäst|innehavare|arrenderas av, årsavgift betald|betald|årsavgift|avgift betald|betalstatus',
      'arrendatorer|medlemmar|odlare|kolonister': '',
    },
    may: 'årsavgifter|avgifter|betalningar, kö|köplatser|köande|väntelistor, områden, arrenden|kontrakt|avtal, styrelsemedlemmar|styrelse',
    mayFields:
      'namn, telefon, e-post|mejl|epost, adress, status|ledig, datum|betaldatum, belopp, år, anteckningar|kommentar|noteringar, startdatum|arrende från|inträdesdatum, slutdatum, område, lott, beskrivning',
  },
  {
    prompt:
      'Låt volontärer boka pass på djurhemmet. Varje pass har dag, tid och uppgift, och katterna ska ha en egen sida med namn, ålder och kön',
    language: 'sv',
    lists: {
      'pass|arbetspass|skift|volontärpass': 'dag|datum, tid|starttid|klockslag, uppgift|arbetsuppgift, volontär|bokad av',
      'katter|djur': 'namn, ålder, kön',
      'volontärer|frivilliga': '',
    },
    may: 'bokningar|passbokningar, uppgifter|arbetsuppgifter, personal|användare, adoptioner, bilder',
    mayFields:
      'namn, telefon, e-post|mejl|epost, status|bokad|ledig, sluttid, antal platser, beskrivning, bild|foto, ras|färg, ankomstdatum, hälsa|hälsostatus, anteckningar|kommentar, pass, volontär, bokningsdatum',
  },
  {
    prompt:
      'Ett system för vår bilverkstad där kunden bokar tid med regnummer och mätarställning, mekanikern lägger till utfört arbete och reservdelar med pris',
    language: 'sv',
    lists: {
      'bokningar|tidsbokningar|verkstadsbesök|jobb|verkstadsjobb|arbetsordrar':
        'tid|datum|bokad tid|tidpunkt, regnummer|registreringsnummer|bil|fordon, mätarställning|miltal, kund, utfört arbete|arbete|utförda arbeten|åtgärd, mekaniker',
      'reservdelar|delar|använda reservdelar': 'pris|kostnad|belopp, bokning|jobb|arbete|verkstadsbesök|arbetsorder',
      kunder: '',
      mekaniker: '',
    },
    may: 'bilar|fordon, arbeten|utförda arbeten|åtgärder, fakturor, tider|lediga tider, användare|personal',
    mayFields:
      'namn, telefon, e-post|mejl|epost, status, beskrivning, artikelnummer, antal, märke|modell, årsmodell, timmar|arbetstid, totalpris|pris|summa, anteckningar|kommentar, adress, datum|utförd, regnummer, mätarställning',
  },
  {
    prompt: 'Vi är ett litet bryggeri och vill logga varje bryggning: recept, startdatum, OG, FG, volym och anteckningar',
    language: 'sv',
    lists: {
      'bryggningar|brygder|satser|bryggloggar':
        'recept, startdatum|datum|bryggdatum, og|startvört|ursprunglig densitet, fg|slutdensitet, volym|liter, anteckningar|noteringar',
    },
    may: 'recept, ingredienser|råvaror, ölsorter|öl|stilar, mätningar, bryggare|användare, tankar|jästankar',
    mayFields:
      'namn|batchnamn, satsnummer|nummer, status, ölstil|stil|ölsort, alkoholhalt|abv, slutdatum|tappdatum, bryggare|ansvarig, temperatur, jäst, tank, beskrivning, bild|foto',
  },
  {
    prompt:
      'Hemtjänstapp: undersköterskor checkar in hos brukaren, bockar av insatser och skriver avvikelser som samordnaren följer upp',
    language: 'sv',
    lists: {
      'brukare|omsorgstagare|kunder': '',
      'undersköterskor|medarbetare|vårdpersonal': '',
      'besök|incheckningar|hembesök':
        'brukare|omsorgstagare, undersköterska|medarbetare, incheckning|incheckad|tid|starttid|incheckningstid|ankomsttid|datum',
      insatser: 'utförd|klar|avbockad|status|utfört, brukare|besök|incheckning',
      'avvikelser|avvikelserapporter': 'undersköterska|rapporterad av|medarbetare|skriven av, uppföljd|uppföljning|status',
    },
    may: 'samordnare, uppföljningar, anhöriga, scheman|pass, användare|personal',
    mayFields:
      'namn, adress, telefon, personnummer, portkod, datum, utcheckning|utcheckad|sluttid, beskrivning|text, titel|rubrik, typ|kategori, allvarlighetsgrad, brukare, besök, anteckningar|kommentar, e-post|mejl|epost, status, samordnare, undersköterska',
  },
  {
    prompt:
      'Spedition: transportledaren lägger upp körningar (lastplats, lossplats, vikt, godstyp), åkerier lämnar anbud och chauffören laddar upp fraktsedel',
    language: 'sv',
    lists: {
      'körningar|transporter|uppdrag|transportuppdrag|frakter':
        'lastplats|lastningsplats, lossplats|lossningsplats, vikt, godstyp|gods|typ av gods, fraktsedel, chaufför|förare',
      'anbud|offerter|bud': 'körning|transport|uppdrag, åkeri',
      åkerier: '',
      'chaufförer|förare': '',
    },
    may: 'fraktsedlar|dokument, transportledare, fordon|lastbilar, platser|adresser, godstyper, användare',
    mayFields:
      'pris|belopp, datum|lastdatum|lossdatum|lastningsdatum|lossningsdatum, status, namn, organisationsnummer, telefon, e-post|mejl|epost, kontaktperson, kommentar|anteckningar|meddelande, åkeri, fil|bild, uppladdad, körning, chaufför, antal kolli, transportledare, giltig till',
  },
  {
    prompt:
      'Mjölkbönder registrerar kor med öronmärke och födelsedag, mjölkmängd per dag, och veterinären noterar behandlingar och karenstid',
    language: 'sv',
    lists: {
      'kor|djur|nötkreatur': 'öronmärke|öronnummer, födelsedag|födelsedatum|född, mjölkbonde|bonde|ägare|lantbrukare|gård',
      'mjölkningar|mjölkmängder|mjölkregistreringar|mjölkproduktion|mjölkmätningar':
        'mjölkmängd|mängd|liter|kilo, dag|datum, ko|djur',
      behandlingar: 'karenstid|karens|karensdagar, ko|djur, veterinär',
      'mjölkbönder|bönder|lantbrukare|gårdar': '',
      veterinärer: '',
    },
    may: 'raser, mediciner|läkemedel, kalvningar, besättningar, användare|personer',
    mayFields:
      'namn, ras, datum|behandlingsdatum, diagnos|beskrivning, läkemedel|medicin, dos, anteckningar|kommentar, telefon, e-post|mejl|epost, adress, status, gård, moder|mor, kön, produktionsplatsnummer',
  },
  {
    prompt:
      'Ett verktyg så att brandskyddsansvarig kan gå ronder i fastigheten, checka av brandsläckare, nödutgångar och skriva upp brister med bild',
    language: 'sv',
    lists: {
      'ronder|brandskyddsronder|brandronder|kontroller': '',
      'kontrollpunkter|brandsläckare|objekt|kontroller|rondpunkter|checkpunkter': '',
      'brister|avvikelser|anmärkningar': 'bild|foto',
    },
    may: 'brandsläckare, nödutgångar, fastigheter|byggnader, brandskyddsansvariga|ansvariga|användare, kontroller|avcheckningar, våningar|platser, åtgärder',
    mayFields:
      'datum, fastighet|byggnad, plats|våning|placering, status|ok|godkänd|kontrollerad|avcheckad|avbockad, typ, beskrivning, namn, nummer, brandskyddsansvarig|ansvarig|utförd av, rond, kontrollpunkt|brandsläckare|nödutgång, åtgärdad, åtgärdsdatum, kommentar|anteckningar, prioritet, senast kontrollerad, bild',
  },
  {
    prompt:
      'Konstnärer laddar upp sina verk med teknik, mått och pris, besökare skickar intresseanmälan och galleristen bekräftar försäljning',
    language: 'sv',
    lists: {
      'verk|konstverk': 'teknik, mått|storlek, pris, konstnär',
      'intresseanmälningar|förfrågningar': 'verk|konstverk, besökare|namn|avsändare|intressent',
      konstnärer: '',
    },
    may: 'försäljningar|köp, besökare|intressenter|kunder|köpare, gallerister, utställningar, tekniker, användare',
    mayFields:
      'titel|namn, bild|foto, beskrivning, år|årtal, status|såld|bekräftad|försäljning|tillgänglig|försäljning bekräftad, meddelande, e-post|mejl|epost, telefon, datum, biografi|presentation, hemsida|webbplats, köpare, slutpris|pris|belopp, gallerist, verk',
  },
  {
    prompt:
      'Plattform för loppisar där arrangören publicerar en marknad med adress och öppettider och säljare bokar bord och betalar avgift',
    language: 'sv',
    lists: {
      'loppisar|marknader|loppmarknader|evenemang': 'adress|plats, öppettider|öppettid|tider, arrangör',
      'bokningar|bordsbokningar':
        'säljare, bord|bordsnummer|antal bord|marknad|loppis, avgift|betald|betalning|betalstatus|bordsavgift|avgift betald',
      'säljare|försäljare': '',
      arrangörer: '',
    },
    may: 'bord|platser, betalningar|avgifter, besökare, orter, användare, kategorier',
    mayFields:
      'namn|titel, datum|dag, beskrivning, telefon, e-post|mejl|epost, status|publicerad, pris|avgift|bordsavgift|belopp, bild|foto, ort|stad, marknad|loppis, bordsnummer|nummer, storlek, antal bord|antal platser, säljer|varor, bokningsdatum, betald|betaldatum, ledig',
  },
  {
    prompt: 'ett enkelt system för att dela ut nycklar på jobbet, vilken nyckel, vem som kvitterat ut den, när den ska tillbaka',
    language: 'sv',
    lists: {
      nycklar: '',
      'utlåningar|nyckelutlåningar|kvitteringar|utlämningar|nyckelutlämningar|utkvitteringar|nyckelkvitteringar|lån':
        'nyckel, kvitterad av|kvitterat av|utkvitterad av|person|medarbetare|anställd|låntagare|namn|mottagare, ska tillbaka|återlämnas|återlämningsdatum|åter senast|återlämnas senast|tillbaka|returdatum|slutdatum|förfallodatum|tillbaka senast',
    },
    may: 'anställda|medarbetare|personer|personal|låntagare|användare, dörrar|lokaler|rum, nyckelskåp, avdelningar',
    mayFields:
      'nummer|nyckelnummer|namn|märkning, beskrivning, går till|dörr|lokal, status|återlämnad|tillgänglig, utlämnad|utkvitterad|datum|utlämningsdatum|startdatum, faktiskt återlämnad|återlämnad datum, telefon, e-post|mejl|epost, avdelning, antal, anteckningar|kommentar, utlämnad av, signatur',
  },
  {
    prompt: 'Loggbok för dykklubben, dykare skriver djup, tid, plats och sikt, och dykledaren signerar dyket',
    language: 'sv',
    lists: {
      'dyk|dykningar|dykloggar|loggar|loggboksinlägg':
        'djup|maxdjup, tid|dyktid, plats|dykplats, sikt, dykare, signerad|signatur|signerat|dykledare|signerad av',
      'dykare|medlemmar': '',
    },
    may: 'dykledare, dykplatser|platser, signaturer|signeringar, certifikat, utrustning, användare',
    mayFields:
      'namn, datum, vattentemperatur|temperatur, utrustning, gas|luft, parkamrat|dykkamrat, anteckningar|kommentar, telefon, e-post|mejl|epost, certifikat|certifikatnivå, status, dyknummer|nummer, dykledare|signerad av, signerad datum, bild|foto, beskrivning',
  },
  {
    prompt:
      'Filmfestivalen behöver ett ställe där regissörer skickar in kortfilmer (titel, längd, land, länk) och juryn poängsätter dem 1 till 10 med motivering',
    language: 'sv',
    lists: {
      'kortfilmer|filmer|bidrag': 'titel, längd|speltid, land, länk|filmlänk|url, regissör',
      'poängsättningar|betyg|poäng|bedömningar|röster|omdömen|jurybedömningar': 'poäng|betyg, motivering, kortfilm|film|bidrag',
      regissörer: '',
    },
    may: 'jurymedlemmar|jury|juryn|jurymän, länder, kategorier, festivaler|årgångar, visningar, användare',
    mayFields:
      'namn, e-post|mejl|epost, telefon, land, beskrivning|synopsis, år|produktionsår, status, datum|inskickad, jurymedlem|jury|bedömd av, språk, kategori|genre, biografi, bild|affisch, undertexter',
  },
  {
    prompt: 'Bokklubb: medlemmarna föreslår böcker, röstar, och varje träff har värd, datum och vald bok',
    language: 'sv',
    lists: {
      medlemmar: '',
      'böcker|bokförslag|förslag': 'medlem|föreslagen av|föreslaget av|förslagsställare',
      röster: 'medlem|röstande, bok|bokförslag|förslag',
      'träffar|möten|bokträffar': 'värd, datum, bok|vald bok',
    },
    may: 'förslag|bokförslag, recensioner|omdömen, författare, närvaro|deltagare, kommentarer|diskussioner',
    mayFields:
      'titel, författare, namn, e-post|mejl|epost, telefon, plats|adress, tid, beskrivning, antal sidor|sidor, genre, omslag|bild, anteckningar|kommentar, status, antal röster, skapad|föreslagen|röstdatum|inträdesdatum, motivering, bok, träff, isbn',
  },
  {
    prompt:
      'Vill ha en portal för bostadsrättsföreningen, styrelsen publicerar nyheter och protokoll, boende bokar tvättstuga och gästlägenhet',
    language: 'sv',
    lists: {
      'nyheter|nyhetsinlägg': '',
      'protokoll|dokument|styrelseprotokoll|mötesprotokoll': '',
      'bokningar|tvättstugebokningar|tvättbokningar|tvättider': 'boende|medlem|bokad av',
      'boende|medlemmar': '',
    },
    may: 'gästlägenhetsbokningar|gästlägenhetbokningar, resurser|lokaler|tvättstugor|bokningsobjekt|utrymmen, gästlägenheter, styrelsemedlemmar|styrelse, lägenheter, felanmälningar, möten, tvättstugor',
    mayFields:
      'titel|rubrik, text|innehåll|brödtext|beskrivning, datum|publicerad|mötesdatum, fil|dokument|pdf|länk, namn, lägenhet|lägenhetsnummer, telefon, e-post|mejl|epost, tvättstuga|gästlägenhet|resurs|lokal|objekt|utrymme|typ, starttid|tid|start|från, sluttid|slut|till, tvättpass|pass, status, bild, författare|publicerad av|skapad av, kommentar|anteckningar, våning|port, pris',
  },
  {
    prompt: 'Frisörer hyr stol hos oss per dag, låt dem se lediga stolar, boka, och låt mig skicka faktura varje månad',
    language: 'sv',
    lists: {
      frisörer: '',
      'stolar|frisörstolar|stolplatser': '',
      'bokningar|hyror|stolsbokningar|uthyrningar|stolbokningar': 'frisör, stol, dag|datum',
      fakturor: 'frisör, månad|period|datum|fakturadatum|fakturamånad',
    },
    may: 'salonger|lokaler, fakturarader, betalningar, priser, användare',
    mayFields:
      'namn|nummer|stolnummer, pris|dagspris|pris per dag|dagshyra, belopp|summa|totalbelopp|totalt, status|betald|ledig, telefon, e-post|mejl|epost, organisationsnummer, förfallodatum, fakturanummer, beskrivning, placering|plats, bild, adress, anteckningar|kommentar, antal dagar, skickad|skickad datum',
  },
  {
    prompt:
      'Internt supportverktyg: anställda skapar ärenden med rubrik, prioritet och skärmdump, it-teknikern tar ärendet, kommenterar och stänger det',
    language: 'sv',
    lists: {
      'ärenden|supportärenden|tickets':
        'rubrik|titel, prioritet, skärmdump|skärmbild|bild|bilaga, anställd|skapad av|anmälare|inskickad av|medarbetare, it-tekniker|tekniker|tilldelad|ansvarig|handläggare, status|stängt|stängd',
      kommentarer: 'ärende|supportärende, it-tekniker|tekniker|författare|skriven av|anställd|användare',
      'anställda|medarbetare|användare': '',
    },
    may: 'it-tekniker|tekniker, kategorier, avdelningar, bilagor|skärmdumpar, utrustning|datorer',
    mayFields:
      'beskrivning, text|kommentar|innehåll|meddelande, datum|skapad|stängd datum|stängd|tid, namn, e-post|mejl|epost, telefon, avdelning, kategori, roll|titel, anteckningar|lösning',
  },
  {
    prompt:
      'Återbrukshub för byggmaterial där entreprenörer annonserar överblivet virke, fönster osv med mängd, mått, hämtadress och sista dag, andra kan reservera',
    language: 'sv',
    lists: {
      'annonser|material|byggmaterial|materialannonser':
        'mängd|antal, mått, hämtadress|adress|upphämtningsadress, sista dag|sista hämtdag|sista datum|slutdatum, entreprenör|annonsör|företag',
      'reservationer|reserveringar|bokningar': 'annons|material|byggmaterial',
      'entreprenörer|företag': '',
    },
    may: 'kategorier|materialtyper, bilder, meddelanden, projekt|byggen, användare|personer, hämtningar',
    mayFields:
      'titel|rubrik|namn, kategori|typ|material|materialtyp, beskrivning, bild|foto, skick, pris, status|reserverad, entreprenör|reserverad av|företag|person|användare, datum|skapad|reservationsdatum, hämtdatum|hämtad, telefon, e-post|mejl|epost, organisationsnummer, kontaktperson, ort, mängd|antal, meddelande|kommentar, enhet, adress',
  },
  {
    prompt: '農家さんが畑ごとに作付け（作物、播種日、面積）を記録して、収穫量も日付と一緒に残せるアプリ',
    language: 'ja',
    lists: {
      '作付け|作付|作付け記録|作付記録': '作物|作物名, 播種日|種まき日, 面積, 畑|圃場',
      '収穫|収穫記録|収穫量': '収穫量|数量|量, 日付|収穫日, 作付け|作付|畑|作物',
      '畑|圃場|農地': '',
    },
    may: '農家|生産者|ユーザー, 作物|品目, 作業|作業記録|農作業, 農薬|肥料, 品種',
    mayFields:
      '名前|名称|畑名, 面積, 場所|住所|所在地, 品種, メモ|備考, 状態|ステータス, 単位, 写真|画像, 農家|所有者|担当者, 収穫予定日, 電話番号, メール|メールアドレス',
  },
  {
    prompt: '美容師が自分の空き時間を公開して、お客さんがメニューを選んで予約する。キャンセルもできるように',
    language: 'ja',
    lists: {
      '美容師|スタイリスト': '',
      '空き時間|空き枠|予約枠|空き状況': '美容師|スタイリスト',
      'メニュー|施術メニュー': '',
      予約: 'お客さん|お客様|顧客|客, メニュー, 美容師|スタイリスト|空き時間|空き枠|予約枠, キャンセル|ステータス|状態|キャンセル済み',
      'お客さん|お客様|顧客|客': '',
    },
    may: 'キャンセル, 店舗|サロン, レビュー|口コミ, クーポン, ユーザー',
    mayFields:
      '名前|氏名, 料金|価格|金額, 所要時間|時間, 開始時間|開始日時|開始, 終了時間|終了日時|終了, 日付|日時|予約日時|予約日, 電話番号|電話, メール|メールアドレス, 写真|画像, 説明|プロフィール|紹介文, 備考|メモ|要望, 状態|ステータス|公開, 空き時間|空き枠, 美容師, キャンセル日',
  },
  {
    prompt: '介護施設の記録システム。職員が入居者ごとに体温、血圧、食事量、排泄を入力し、家族が閲覧できる',
    language: 'ja',
    lists: {
      '入居者|利用者': '',
      '記録|介護記録|バイタル記録|ケア記録|日々の記録|健康記録':
        '体温, 血圧, 食事量|食事, 排泄, 入居者|利用者, 職員|記録者|入力者|スタッフ|担当者',
    },
    may: '職員|スタッフ, 家族|ご家族, 部屋|居室, 施設, お知らせ|連絡, ユーザー',
    mayFields:
      '名前|氏名, 生年月日|年齢, 性別, 部屋番号|部屋|居室, 要介護度|介護度, 日時|日付|記録日時|記録日, 脈拍, 備考|メモ|特記事項, 家族|緊急連絡先, 電話番号, メール|メールアドレス, 続柄, 入居日, 写真',
  },
  {
    prompt: '図書ボランティアが絵本の読み聞かせ会を企画し、親子が申し込む。定員と対象年齢、場所も必要',
    language: 'ja',
    lists: {
      '読み聞かせ会|イベント|おはなし会|読み聞かせ':
        '定員, 対象年齢, 場所|会場, ボランティア|図書ボランティア|企画者|主催者|担当者',
      '申し込み|申込|申込み|参加申込|参加申し込み|予約':
        '読み聞かせ会|イベント|おはなし会, 親子|参加者|申込者|保護者|保護者名|申込者名',
      'ボランティア|図書ボランティア': '',
    },
    may: '親子|参加者|家族|保護者, 絵本|本, 子ども|こども, 会場|場所, ユーザー',
    mayFields:
      '名前|氏名|タイトル|名称|会名, 日時|日付|開催日|開催日時, 開始時間, 終了時間, 絵本|本, 説明|内容, 人数|参加人数, 子どもの名前|子どもの年齢|子どもの人数, 電話番号|電話, メール|メールアドレス, 状態|ステータス, 備考|メモ, 申込日|申し込み日|申込日時, 作者|著者, 出版社',
  },
  {
    prompt: '建設現場の日報アプリ。職長が現場名、天気、作業内容、人数を入力して、所長がコメントを返す',
    language: 'ja',
    lists: {
      '日報|作業日報':
        '現場名|現場, 天気|天候, 作業内容|内容, 人数|作業人数|作業員数, 職長|作成者|入力者|記入者, コメント|所長コメント',
    },
    may: '現場|建設現場|工事, コメント, 職長, 所長, 作業員, 写真, ユーザー',
    mayFields:
      '日付|日時|作業日, 写真|画像, 備考|メモ, 状態|ステータス|確認済み, 開始時間, 終了時間, 所長|コメント者, コメント日時, 名前|氏名, 住所|所在地, 内容|本文, 日報, 電話番号, 気温, 工期',
  },
  {
    prompt: '保育園の連絡帳をスマホで。保護者は朝の体温と睡眠時間、保育士は昼食や遊びの様子を書く',
    language: 'ja',
    lists: {
      '連絡帳|連絡|連絡帳記録|記録': '体温|朝の体温, 睡眠時間|睡眠, 昼食|昼食の様子|給食, 遊びの様子|遊び|様子, 保護者, 保育士',
      保護者: '',
      '保育士|先生': '',
    },
    may: '園児|子ども|こども|児童, クラス|組, お知らせ, 写真, 欠席連絡|出欠, 家庭連絡|園からの連絡',
    mayFields:
      '園児|子ども|こども|児童, 日付|記録日|日時, 名前|氏名, クラス|組, 生年月日|年齢, 電話番号|電話, メール|メールアドレス, 備考|メモ|連絡事項, 写真|画像, アレルギー, 機嫌, 排便, 続柄, 午睡',
  },
  {
    prompt: '社内の本棚アプリ：社員が本を借りる・返す・感想を書く',
    language: 'ja',
    lists: {
      '本|書籍|図書|蔵書': '',
      '社員|従業員': '',
      '貸出|貸し出し|貸出記録|貸出履歴|貸し借り':
        '本|書籍|図書, 社員|借りた人|従業員|借り手, 返却|返却日|返却済み|状態|ステータス|返却状況',
      '感想|レビュー|書評': '本|書籍|図書, 社員|投稿者|従業員|書いた人, 感想|本文|内容|コメント',
    },
    may: 'カテゴリ|ジャンル, 予約, 著者, 部署, 購入希望|リクエスト, 本棚',
    mayFields:
      'タイトル|書名|題名, 著者|著者名, 出版社, ISBN|isbn, 状態|ステータス|貸出状況, 場所|棚|本棚, 表紙|画像|写真, 貸出日|借りた日, 返却期限|返却予定日, 名前|氏名, 部署, メール|メールアドレス, 社員番号, 評価|星, 投稿日|日付, カテゴリ|ジャンル, 備考|メモ',
  },
  {
    prompt: '酒蔵の仕込み管理。タンクごとに米の品種、精米歩合、仕込み日、毎日の品温とボーメを記録',
    language: 'ja',
    lists: {
      タンク: '',
      '仕込み|仕込|仕込み記録|もろみ': 'タンク, 米の品種|品種|米|酒米, 精米歩合, 仕込み日|仕込日',
      '日次記録|経過記録|品温記録|測定記録|記録|もろみ経過|毎日の記録|経過|測定|日々の記録':
        '品温|温度, ボーメ|ボーメ度, 日付|測定日|記録日|日時, タンク|仕込み|仕込',
    },
    may: '米|品種|酒米|米の品種, 銘柄|商品|酒, 酵母, 杜氏|蔵人|担当者|ユーザー, 上槽|出荷',
    mayFields:
      'タンク番号|番号|名前|名称, 容量, 銘柄|酒名, 状態|ステータス, 担当者|杜氏|記録者, 酵母|麹, 米の量|総米, 日本酒度|アルコール度数|酸度, 室温, 備考|メモ, 上槽日, 場所|設置場所, 仕込み番号',
  },
  {
    prompt:
      'フリーランスのカメラマンと結婚式を挙げるカップルをつなぐマッチングサイト、カメラマンは作例と料金、対応エリアを載せる',
    language: 'ja',
    lists: {
      'カメラマン|フォトグラファー': '作例|作品|ポートフォリオ|作例写真, 料金|価格|撮影料金, 対応エリア|エリア',
      'カップル|依頼者|新郎新婦': '',
    },
    may: '作例|作品|ポートフォリオ, マッチング|予約|依頼|問い合わせ|撮影依頼, メッセージ, 結婚式|挙式, レビュー|口コミ|評価, エリア, 料金プラン|プラン, ユーザー',
    mayFields:
      '名前|氏名|カップル名, メール|メールアドレス, 電話番号|電話, プロフィール|自己紹介|紹介文, 写真|画像|プロフィール写真, 挙式日|結婚式の日|日付|希望日, 会場|式場|場所, 予算, 状態|ステータス, メッセージ|備考|要望|内容, カメラマン, カップル, 経験年数, ウェブサイト, タイトル|説明, 評価',
  },
  {
    prompt: 'うちのピアノ教室で使うやつ。先生が宿題の曲と注意点を書く、生徒は練習した分数を毎日入れる、月謝の入金チェックも',
    language: 'ja',
    lists: {
      生徒: '',
      '宿題|課題': '曲|曲名|課題曲, 注意点|注意',
      '練習記録|練習|練習ログ|練習時間': '分数|練習時間|時間|練習分数, 日付|練習日|日, 生徒',
      '月謝|入金|月謝入金|支払い|月謝管理': '入金|入金済み|入金状況|状態|ステータス|入金日|入金チェック|支払い状況',
    },
    may: '先生|講師, 曲|課題曲|楽曲, レッスン, 保護者, 発表会, ユーザー',
    mayFields:
      '生徒, 名前|氏名, 学年|年齢|生年月日, 曜日|レッスン日|レッスン時間, 期限|提出日|日付|出題日, 金額|月謝額, 年月|月|対象月, 電話番号|電話, メール|メールアドレス, 保護者|保護者名, 作曲者, 曲|宿題, 備考|メモ|コメント, 先生|講師, 完了|状態, 入金日',
  },
  {
    prompt: '物流倉庫の入出荷。倉庫係が商品をスキャンして数量と棚番号を登録、出荷先ごとにピッキングリストを出す',
    language: 'ja',
    lists: {
      '商品|在庫|品目': '数量|在庫数|在庫数量, 棚番号|棚|ロケーション',
      '出荷先|届け先|納品先|配送先': '',
      'ピッキングリスト|ピッキング|出荷|出荷指示': '出荷先|届け先|納品先|配送先',
    },
    may: '入出荷|入荷|入出荷記録|入出庫, 出荷, 在庫, 倉庫係|作業者|ユーザー, 棚|ロケーション, ピッキング明細|出荷明細|明細, 倉庫, 仕入先',
    mayFields:
      '商品名|名前|名称|会社名, バーコード|JANコード|janコード|商品コード|QRコード|sku, 商品, 数量|出荷数量, 棚番号, 倉庫係|登録者|担当者, 日時|日付|登録日時|出荷日|入荷日|作成日, 状態|ステータス|完了, 住所, 電話番号|電話, 担当者名, メール|メールアドレス, 区分|種別|入出荷区分, 備考|メモ, 単位, カテゴリ',
  },
  {
    prompt: 'マンション管理組合のための掲示板と駐車場の抽選。住民が応募して、理事が当選者を決める',
    language: 'ja',
    lists: {
      '掲示板|投稿|お知らせ|掲示|記事|掲示板投稿|掲示物': '',
      '駐車場|駐車区画|区画|駐車スペース|抽選|駐車場抽選': '',
      '応募|抽選応募|抽選申込|駐車場応募|申し込み|申込':
        '住民|居住者|応募者|組合員, 当選|当落|結果|抽選結果|ステータス|状態|当選結果',
      '住民|居住者|組合員': '',
    },
    may: '理事|役員, 抽選|抽選会|駐車場抽選, コメント, 部屋|住戸, 当選者|当選|抽選結果, 車両|車',
    mayFields:
      'タイトル|題名|件名, 内容|本文, 投稿日|投稿日時|掲載日|日付|日時, 投稿者|作成者, 名前|氏名|名称, 部屋番号|部屋, 電話番号|電話, メール|メールアドレス, 区画番号|番号, 料金|月額, サイズ|車種|車両サイズ, 車のナンバー|ナンバー|車両番号, 駐車場|区画|駐車区画|抽選, 応募日|応募日時, 当選者|使用者|利用者, 締切|応募期限|募集期間|抽選日, 状態|ステータス, 備考|メモ, 添付ファイル|画像, 理事',
  },
  {
    prompt: 'こども食堂のボランティア募集と、食材の寄付受付。企業は品目・賞味期限・量を登録する',
    language: 'ja',
    lists: {
      'ボランティア募集|募集|ボランティア|ボランティア応募': '',
      '寄付|食材寄付|食材|寄付食材|食材の寄付|寄付受付|寄付品':
        '品目|品名|食材|食材名, 賞味期限|期限, 量|数量, 企業|寄付企業|寄付者|会社',
      '企業|寄付企業|会社': '',
    },
    may: 'ボランティア|ボランティア応募|応募|応募者|参加者, こども食堂|食堂, 開催日|開催|イベント, 食材|在庫, 利用者|子ども|こども, スタッフ',
    mayFields:
      'タイトル|名前|氏名|企業名|会社名|名称, 日時|日付|開催日|活動日, 場所|会場|住所, 募集人数|定員|人数, 仕事内容|活動内容|内容|説明, 締切|募集期限, 電話番号|電話, メール|メールアドレス, 担当者|担当者名, 状態|ステータス|受付状況, 受取日|受付日|登録日|寄付日, 保存方法|単位, 備考|メモ, こども食堂, 開始時間|終了時間, 参加可能日|希望日',
  },
  {
    prompt: '夫婦で使う家計簿。どちらが払ったか、費目、金額、日付を入れて月末に精算額を出してほしい',
    language: 'ja',
    lists: {
      '支出|家計簿|出費|明細|取引|記録|家計簿記録|支払い':
        '支払者|払った人|支払った人|支払い者|支払人|支払元|夫婦|メンバー|ユーザー, 費目|カテゴリ, 金額, 日付|支払日',
    },
    may: '費目|カテゴリ, 精算|月次精算|精算額, メンバー|夫婦|ユーザー|家族, 収入, 予算',
    mayFields:
      '名前|氏名|費目名, メモ|備考|内容, 店|店名|支払先, レシート|画像|写真, 支払い方法|支払方法, 年月|月|対象月, 精算額|合計額|負担額, 精算済み|状態|ステータス|精算日, 負担割合|割合, 支払う人|受け取る人, メール|メールアドレス, 予算, 色|アイコン',
  },
  {
    prompt: '劇団の稽古スケジュール。役者がNG日を入力→演出が稽古日と場面を決めて共有',
    language: 'ja',
    lists: {
      '役者|俳優|劇団員|団員': '',
      'NG日|ng日|不可日|NG日程|都合': '役者|俳優|劇団員|団員, 日付|日|NG日|ng日|不可日',
      '稽古|稽古日|稽古スケジュール|稽古予定|スケジュール|稽古日程': '稽古日|日付|日時|日|日程, 場面|シーン',
    },
    may: '場面|シーン, 演出|演出家, 公演|作品|演目, 稽古場, 出欠|参加者, ユーザー',
    mayFields:
      '名前|氏名, 役|役名, 開始時間|開始時刻|時間, 終了時間|終了時刻, 場所|稽古場, 理由, 備考|メモ|内容, 時間帯, 電話番号|電話, メール|メールアドレス, 演出|作成者|決定者, 公演, 役者|参加者|出演者, 状態|ステータス|共有',
  },
  {
    prompt: '派遣スタッフがシフト希望（日付、時間帯）を出し、コーディネーターが派遣先に割り当てる',
    language: 'ja',
    lists: {
      '派遣スタッフ|スタッフ': '',
      'シフト希望|希望シフト|希望|シフト': '日付|希望日, 時間帯|時間|希望時間帯, 派遣スタッフ|スタッフ',
      '派遣先|派遣先企業': '',
      '割り当て|割当|シフト|アサイン|配置|シフト割り当て|派遣':
        '派遣先|派遣先企業, 派遣スタッフ|スタッフ|シフト希望|希望シフト|希望',
    },
    may: 'コーディネーター, 募集枠|求人|案件, 勤怠|勤務実績, 給与, スキル|資格, ユーザー',
    mayFields:
      '名前|氏名|会社名|名称|企業名, 電話番号|電話, メール|メールアドレス, 住所|所在地, スキル|資格, 時給, 日付|勤務日|日時, 時間帯|開始時間|勤務時間, 終了時間, 状態|ステータス, コーディネーター|担当|担当者, 備考|メモ, 必要人数|人数, 業務内容|仕事内容, 提出日, 派遣先, シフト希望',
  },
  {
    prompt: '文化祭の模擬店を管理するツール。各クラスが出店内容と予算を申請、生徒会が許可、当日は売上を入力',
    language: 'ja',
    lists: {
      '模擬店|出店|出店申請|申請|模擬店申請': '出店内容|内容, 予算, クラス|学級, 許可|承認|許可状況|承認状況|ステータス|状態',
      'クラス|学級': '',
    },
    may: '売上|売上記録, 生徒会|生徒会役員, 商品|メニュー, 経費|支出, 場所|教室, 許可|承認, 文化祭',
    mayFields:
      '売上|売上額|売上金額|金額, 名前|店名|模擬店名|クラス名|名称, 学年|組, 担任|代表者|責任者|担当者, 場所|教室, 申請日|日付|日時|入力日時, 許可日|承認日|許可者|承認者|生徒会, 備考|メモ|コメント, 模擬店|出店, 商品|数量, 生徒数|人数, 入力者, クラス',
  },
  {
    prompt: 'ライブハウスの予約ページ。バンドが出演日を申し込み、ファンは取り置きチケットの枚数と名前を送れる',
    language: 'ja',
    lists: {
      'バンド|アーティスト|出演者': '',
      '出演申込|出演|出演申し込み|出演申込み|申込|申し込み|出演予約|出演申請':
        'バンド|アーティスト|出演者, 出演日|日付|希望日|出演希望日|日程',
      '取り置き|チケット|取り置きチケット|チケット予約|チケット取り置き|取り置き予約|予約': '枚数, 名前|氏名|お名前',
    },
    may: 'ファン|お客様|観客, ライブ|公演|イベント|スケジュール, ライブハウス|会場, メンバー, スタッフ',
    mayFields:
      'バンド名|名前|名称, ジャンル, メンバー|人数|メンバー数, 代表者|担当者, 電話番号|電話, メール|メールアドレス, 音源|URL|url|SNS|sns, バンド|お目当てのバンド|目当てのバンド, 出演日|公演|公演日|ライブ|出演|日付, 状態|ステータス|承認, 料金|価格|チケット料金, 開場時間|開演時間|時間, 備考|メモ|メッセージ|コメント, 写真|画像, プロフィール|紹介文, 申込日|予約日|申込日時, タイトル|イベント名, ファン',
  },
  {
    prompt: '地域の送迎バス運行を見える化。運転手が便ごとに乗車人数と遅れを報告し、利用者は停留所の時刻を見る',
    language: 'ja',
    lists: {
      '便|運行便|運行|バス便': '',
      '運行報告|報告|乗車報告|運行記録|運行状況':
        '便|運行便|運行, 乗車人数|乗車数|人数, 遅れ|遅延|遅れ時間|遅延時間|遅れ分, 運転手|ドライバー|報告者',
      '運転手|ドライバー': '',
      '停留所|バス停|停車地': '',
    },
    may: '利用者|乗客, 時刻表|時刻|発着時刻|停車時刻|ダイヤ, バス|車両|送迎バス, 路線|ルート, お知らせ, ユーザー',
    mayFields:
      '時刻|到着時刻|発車時刻|通過時刻|予定時刻, 便名|名前|名称|停留所名|氏名|便番号|路線名, 日時|日付|運行日|報告日時, 出発時刻|出発時間|発車時間, 到着時間, 住所|場所|位置|緯度|経度, 順番|順序|停車順, バス|車両, 運転手, 路線|ルート, 便|停留所, 電話番号|電話, メール|メールアドレス, 免許番号, 定員, 備考|メモ|理由, 状態|ステータス|運行状況, 曜日',
  },
  {
    prompt: '不用品を近所で譲り合うアプリ。あげたい人が写真と状態を載せて、欲しい人がコメントで手を挙げ、譲る相手を選ぶ',
    language: 'ja',
    lists: {
      '不用品|品物|アイテム|出品|投稿|物品':
        '写真|画像, 状態|コンディション, あげたい人|出品者|投稿者|ユーザー|譲る人|譲渡者|持ち主|会員, 譲る相手|譲り先|譲渡先|相手|受取人|もらう人|譲渡相手',
      コメント: '不用品|品物|アイテム|出品|投稿|物品, 欲しい人|投稿者|ユーザー|希望者|コメント者|会員',
    },
    may: 'ユーザー|会員|近所の人|住民|メンバー, あげたい人|出品者, 欲しい人|希望者, 譲渡|取引|マッチング, カテゴリ, メッセージ, 評価',
    mayFields:
      'タイトル|名前|品名|氏名|ニックネーム|名称, 説明|詳細, カテゴリ, サイズ, 受け渡し場所|場所|地域|住所, 受け渡し日|希望日|引き取り期限, 内容|本文|コメント, 投稿日|日時|日付|投稿日時|登録日, ステータス|募集状況|取引状況|状態, 電話番号|電話, メール|メールアドレス, 備考|メモ, プロフィール|アイコン',
  },
]
