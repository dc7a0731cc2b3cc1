// Descriptions by the strangers of working-ordinary-changes.ts: a third in a few words, a third told in a sentence or two, a third stories.
import type { SuitePrompt } from './cases.ts'

export const ordinaryPromptsToWorkOn: readonly SuitePrompt[] = [
  {
    prompt: 'something for my dog walking business',
    language: 'en',
    things: 'dogs|dog|walks|walk',
    may: 'owners|owner, clients|client, customers, walks|walk, bookings',
  },
  {
    prompt: 'allotment society waiting list',
    language: 'en',
    things: 'waiting list|applicants|applicant|people|waiting',
    may: 'plots|plot, members',
  },
  {
    prompt: 'keep track of my vinyl',
    language: 'en',
    things: 'records|record|vinyl|albums|album|lps',
    may: 'artists|artist, wishlist, genres',
  },
  {
    prompt: 'rota for the church flower ladies',
    language: 'en',
    things: 'rota|flowers|turns|sundays|slots|arrangements|volunteers|ladies|arrangers|members|flower',
    may: 'volunteers, ladies, arrangers, members, people',
  },
  {
    prompt: 'app for a mobile hairdresser',
    language: 'en',
    things: 'appointments|appointment|bookings|clients|client|customers',
    may: 'clients|client, customers, services, treatments, appointments',
  },
  {
    prompt: 'Stock for a small farm shop',
    language: 'en',
    things: 'stock|products|product|items|item',
    may: 'suppliers|supplier, categories, deliveries',
  },
  {
    prompt: "what's in the freezer",
    language: 'en',
    things: 'freezer|items|item|food|foods|contents',
    may: 'drawers, shelves, categories',
  },
  {
    prompt: 'car boot sale pitches',
    language: 'en',
    things: 'pitches|pitch|bookings|sellers|stalls',
    may: 'sellers|seller, stallholders, dates, sales, bookings',
  },
  {
    prompt: "I teach swimming and it's all in a notebook at the moment",
    language: 'en',
    things: 'swimmers|swimmer|pupils|pupil|students|lessons|lesson|classes',
    may: 'lessons|lesson, classes, class, payments, awards, parents',
  },
  {
    prompt: 'baby log',
    language: 'en',
    things: 'feeds|feed|log|entries|entry|nappies|sleep|events|baby',
    may: 'feeds, nappies, sleeps, babies, weights, milestones',
  },
  {
    prompt: 'lost property for a secondary school',
    language: 'en',
    things: 'lost property|items|item|property',
    may: 'claims, pupils, locations',
  },
  {
    prompt: 'need something to log complaints at the council depot',
    language: 'en',
    things: 'complaints|complaint',
    may: 'residents, staff, actions, crews, teams',
  },
  {
    prompt: 'Somewhere to put all the wedding guests!',
    language: 'en',
    things: 'guests|guest',
    may: 'tables|table, households, gifts, meals',
  },
  {
    prompt: 'skittles league',
    language: 'en',
    things: 'teams|team|matches|match|fixtures|results',
    may: 'players|player, matches, fixtures, results, venues',
  },
  {
    prompt: 'key holders for the community centre, who has which key',
    language: 'en',
    things: 'keys|key|keyholders|key holders|holders',
    may: 'keyholders, key holders, holders, people, loans, doors, rooms',
  },
  {
    prompt: 'personal finance but simple, just what I spend',
    language: 'en',
    things: 'spending|expenses|expense|spends|transactions|purchases',
    may: 'categories|category, budgets, accounts',
  },
  {
    prompt: 'tractor servicing',
    language: 'en',
    things: 'tractors|tractor|services|service|machines|vehicles|servicing',
    may: 'services|service, parts, jobs, tractors',
  },
  {
    prompt:
      'I run a small cattery. I need a list of cats with name, age, owner, vet and feeding notes, and a list of stays with the cat, arrival date, departure date and pen number.',
    language: 'en',
    things: 'cats|cat, stays|stay|bookings',
    may: 'owners, pens, vets',
    fields: 'name, age, owner, vet, feeding, arrival, departure, pen',
  },
  {
    prompt:
      'Expenses for a freelancer: date, what it was, amount in pounds, category (travel, software, food, office) and a photo of the receipt. Total at the bottom please.',
    language: 'en',
    things: 'expenses|expense',
    may: 'categories',
    fields: 'date, amount, category, receipt|photo',
  },
  {
    prompt:
      "Volunteers at our community garden with name, email, phone, and which days they can do. Then tasks with a title, who's doing it and whether it is finished, and I want the tasks on a board.",
    language: 'en',
    things: 'volunteers|volunteer, tasks|task',
    may: 'days',
    fields: 'name, email, phone, days|available|availability, title, finished|done|status',
    shows: 'board',
  },
  {
    prompt: 'holiday requests for a team of 12. who, from, to, how many days, approved or not. calendar view',
    language: 'en',
    things: 'requests|request|holiday|holidays|leave',
    may: 'staff, team, employees, people, members',
    fields: 'who|employee|name|person|staff, from|start, to|end, days, approved|status',
    shows: 'calendar',
  },
  {
    prompt:
      'Simple recipe box - title, ingredients, method, how long it takes, serves how many, picture. I want to see them as a gallery.',
    language: 'en',
    things: 'recipes|recipe',
    may: 'ingredients, categories, tags',
    fields: 'title|name, ingredients, method, time|long|takes|duration, serves|servings, picture|photo|image',
    shows: 'gallery',
  },
  {
    prompt: 'Log of blood pressure readings: date, time, systolic, diastolic, pulse, and a note if I felt funny.',
    language: 'en',
    things: 'readings|reading|blood pressure',
    may: 'medication|medications',
    fields: 'date, time, systolic, diastolic, pulse, note|notes',
  },
  {
    prompt:
      'We are a film society. Films (title, director, year, running time, certificate) and screenings (film, date, doors open, tickets sold).',
    language: 'en',
    things: 'films|film, screenings|screening',
    may: 'members, venues',
    fields: 'title, director, year, running time, certificate, date, doors, tickets',
  },
  {
    prompt:
      'PAT testing record for a small office please. Appliance, room, serial number, date tested, pass or fail, next test due.',
    language: 'en',
    things: 'appliances|appliance|tests|test|pat',
    may: 'rooms, tests|test',
    fields: 'appliance|name, room, serial, tested, pass|result, next|due',
  },
  {
    prompt: 'i need to keep my eBay sales straight, item, bought for, sold for, postage, date sold, posted y/n',
    language: 'en',
    things: 'sales|sale|items|item',
    may: 'buyers',
    fields: 'item|name|title, bought, sold for|sold, postage, date, posted',
  },
  {
    prompt:
      "Governors' meetings at a primary school: date, time, agenda, minutes as a file, and who was present. Also a list of governors with role, term of office ends and email.",
    language: 'en',
    things: 'meetings|meeting, governors|governor',
    may: 'actions, committees',
    fields: 'date, time, agenda, minutes, present|attend|attendance, role, term|ends, email',
  },
  {
    prompt:
      'Pottery kiln firings. Each has a date, type (bisque, glaze), top temperature, how long it took, and how it came out from one to five stars.',
    language: 'en',
    things: 'firings|firing',
    may: 'pots, pieces, kilns, glazes',
    fields: 'date, type, temperature, long|duration|took|time, out|rating|stars|result',
  },
  {
    prompt:
      "Could you make me a register for Brownies? Girls: name, date of birth, six, parent's name, parent's phone, allergies. Meetings: date, activity, who was there.",
    language: 'en',
    things: 'girls|girl|brownies, meetings|meeting',
    may: 'sixes, badges, leaders, attendance',
    fields: 'name, birth|dob, six, parent, phone, allergies, date, activity, there|present|attend',
  },
  {
    prompt:
      "Sailing club boat park: boat name, class, sail number, owner, berth, fee, paid. Anyone who hasn't paid should show up red",
    language: 'en',
    things: 'boats|boat',
    may: 'owners, members, berths',
    fields: 'name, class, sail number|sail, owner, berth, fee, paid',
  },
  {
    prompt: "Meter readings for our flat, gas and electric. Date, which meter, reading, and I'd like a chart.",
    language: 'en',
    things: 'readings|reading|meter readings',
    may: 'meters|meter, tariffs',
    fields: 'date, meter, reading',
    shows: 'dashboard',
  },
  {
    prompt:
      'a job application tracker. company, role, date applied, salary, link to the advert, stage (applied, interview, offer, rejected)',
    language: 'en',
    things: 'applications|application|jobs|job',
    may: 'companies, interviews, contacts',
    fields: 'company, role, applied, salary, link|advert, stage',
  },
  {
    prompt: 'Timeline of our loft conversion: each stage with start date, end date, trade, cost, done or not.',
    language: 'en',
    things: 'stages|stage',
    may: 'trades, tradesmen, costs, payments',
    fields: 'start, end, trade, cost, done',
    shows: 'timeline',
  },
  {
    prompt:
      "The app's for our mountain rescue team's kit. Every piece has a code, a type (rope, harness, helmet, radio), date bought, last checked, and must be checked every six months.",
    language: 'en',
    things: 'kit|equipment|items|item|pieces',
    may: 'checks, inspections, members',
    fields: 'code, type, bought, checked',
  },
  {
    prompt:
      "I look after my mum who has Parkinson's and there are four carers coming in and out. At the moment we write everything in a red book that goes missing. I want each carer to put in the date and time they came, who they are, what she ate, whether she took her tablets and how she seemed. My sister lives in Leeds and would like to be able to read it too. It has to be really simple because one of the carers doesn't get on with computers.",
    language: 'en',
    things: 'visits|visit|entries|log|records',
    may: 'carers|carer, medication, tablets',
    fields: 'date, time, carer|who, ate|food|meal|eaten, tablets|medication, seemed|mood|how',
  },
  {
    prompt:
      "We're a little bakery and sell bread to eleven cafés. Every evening they text me what they want for the next morning and I copy it on to a bit of card. What I'd like is a list of the cafés with a contact name, a number and the delivery address. Then orders: which café, what day, how many white, how many sourdough, how many rolls. If I could see what has been delivered and what hasn't that would be smashing.",
    language: 'en',
    things: 'cafés|cafes|café|cafe|customers, orders|order',
    may: 'products, breads, deliveries',
    fields: 'contact, number|phone, address, day|date, white, sourdough, rolls, delivered|status',
  },
  {
    prompt:
      "Last year our village show was chaos. People enter things like chutney, marrows and children's drawings, there are about sixty classes, and each entry costs 50p. I had entries on paper forms and the judges' results on the back of an envelope. I need the classes with a number, a title and a section, and the entries with who entered, which class, whether they've paid and what place they got. Nothing fancy, I'm 74.",
    language: 'en',
    things: 'classes|class, entries|entry',
    may: 'exhibitors, entrants, people, judges, sections',
    fields: 'number, title|name, section, entered|exhibitor|entrant|who, paid, place|placing|result',
  },
  {
    prompt:
      "So I've started fixing up old radios and it's got out of hand, there's about 40 in the garage now. I want to know for each one the make, the model, roughly what year, where I got it and what I paid. Also what needs doing to it. And a photo, because half of them look the same. When I sell one I put down what it went for.",
    language: 'en',
    things: 'radios|radio',
    may: 'parts, repairs, sales, jobs',
    fields: 'make, model, year, got|source|where|from, paid, needs|doing|work, photo|picture|image, sold|went|sale',
  },
  {
    prompt:
      'I am the secretary of a bowls club with some 85 members. I should like a record of every member, giving title, forename, surname, address, telephone, date of joining and class of membership (full, social, life). Subscriptions fall due on the first of April each year and I need to see who has not yet paid. We also play friendlies against other clubs, and for those I require the date, the opponents, home or away, and the score.',
    language: 'en',
    things: 'members|member, friendlies|friendly|matches|fixtures',
    may: 'subscriptions, payments, clubs, opponents',
    fields:
      'title, forename|first name, surname|last name, address, telephone|phone, join|joined|joining, class|membership|type, paid|subscription, date, opponents|opponent, home|away|venue, score',
  },
  {
    prompt:
      "Three of us share a minibus for the youth centre and nobody ever knows who has got it. I'd want to book it out: who, when from, when to, where they're going. They need to write down the mileage when they start and when they get back. If there's any damage it should be noted. It would be really handy to see the bookings on a calendar.",
    language: 'en',
    things: 'bookings|booking|trips|trip',
    may: 'drivers|driver, people, damage, users',
    fields: 'who|driver|name|booked, from|start, to|end|until, where|destination|going, mileage, damage',
    shows: 'calendar',
  },
  {
    prompt:
      'my daughter is 9 and obsessed with birds, we go out every weekend with the binoculars. she wants an app where she can put in the bird, where we saw it, the date, how many and a drawing or photo. she also wants to give each one marks out of five for how pretty it was. it should be bright green she says',
    language: 'en',
    things: 'sightings|sighting|birds|bird',
    may: 'birds, species, places',
    fields:
      'bird|name|species, where|place|location, date, many|number|count, drawing|photo|picture|image, pretty|rating|marks|stars',
  },
  {
    prompt:
      "I manage a block of 24 flats. Residents report things to me by email, by note under the door, and by shouting across the car park. I want to log each problem with the flat, what's wrong, when it was reported, how urgent it is (low, medium, urgent) and where it has got to. Contractors come in to do the work so I need their name, trade, phone and whether they're insured. Each problem gets given to a contractor.",
    language: 'en',
    things: 'problems|problem|issues|repairs|reports|faults, contractors|contractor',
    may: 'flats|flat, residents',
    fields:
      'flat, wrong|problem|description|title|issue, reported, urgent|urgency|priority, status|stage|progress|got to, name, trade, phone, insured|insurance',
  },
  {
    prompt:
      "Our PTA does a second-hand uniform sale every half term. Parents bring in bags of stuff, we sort it by item and size and put a price on. It'd be good if there was a list with item, size, condition, price and if it's sold yet. I also want to add up what we've taken. That's honestly it!",
    language: 'en',
    things: 'uniform|items|item|stock',
    may: 'sales|sale, parents',
    fields: 'item|name, size, condition, price, sold',
  },
  {
    prompt:
      "I'm a district nurse team lead and I'm not looking to put patients in this, it's for our cars' boot stock. Each nurse carries dressings, syringes, gloves and so on and we keep running out at weekends. List the products with a size, how many we've got and the lowest we should go to. Then nurses write down what they took and when. Flag anything that is running low.",
    language: 'en',
    things: 'products|product|stock|items, taken|usage|withdrawals|movements|takings|used|took|requests|issues',
    may: 'nurses|nurse, cars, staff',
    fields: 'size, quantity|stock|got|many|number, lowest|minimum|min|reorder, took|taken|product|quantity, when|date',
  },
  {
    prompt:
      "Been a thatcher for thirty years and my diary is my wife, who is retiring. I need customers with the address and the phone number. For every roof there's a customer, the material (water reed, long straw, combed wheat), the size in square metres, a start date, and the price we agreed. Jobs take weeks so I want to look at it like a timeline. I'm usually up a ladder so big buttons.",
    language: 'en',
    things: 'customers|customer, roofs|roof|jobs|job',
    may: 'materials, payments',
    fields: 'address, phone, material, size|area, start, price',
    shows: 'timeline',
  },
  {
    prompt:
      "okay so basically me and my housemates keep arguing about bills. there's five of us. i want to put in each bill like water, wifi, council tax, how much, who paid it and the date. then we can see who hasn't paid their share?? dark mode obviously",
    language: 'en',
    things: 'bills|bill',
    may: 'housemates|housemate, people, shares|share, payments',
    fields: 'amount|much|cost|total, paid|payer|who, date',
  },
  {
    prompt:
      "I've just taken over a riding school with fourteen ponies. The farrier and the vet both come and I have to remember who is due for what. Ponies need a name, height in hands, age, temperament and which riders they're suited to. Visits need the pony, whether it was farrier, vet or dentist, the date, the cost, and when the next one's due. I'd like overdue ones to be obvious.",
    language: 'en',
    things: 'ponies|pony|horses, visits|visit',
    may: 'riders|rider, farriers, vets',
    fields: 'name, height, age, temperament, rider|riders|suited|suitable, type|kind|farrier|visit|who, date, cost, next|due',
  },
  {
    prompt:
      "Each term I run an after-school coding club for Years 4 to 6. Parents sign up by email and then I have to chase them for the £30. For every child I want first name, surname, year group, parent's email, whether they've paid and if they're allowed to walk home alone. It would help to have them grouped by year group. Please don't make it look babyish.",
    language: 'en',
    things: 'children|child|pupils|members|kids',
    may: 'sessions, terms, payments, parents, attendance',
    fields: 'first name, surname|last name, year, email, paid, walk|home|alone',
  },
  {
    prompt:
      'I restore and sell antique clocks from home, mostly longcase. People leave clocks with me for repair as well as buying, and I must not mix up the two. For repairs: owner, phone, clock, the fault, date in, promised by, estimate. For the ones I sell: maker, year, description, bought for, asking price, sold yet. Two separate lists, please, not one.',
    language: 'en',
    things: 'repairs|repair, sale|sales|stock|clocks',
    may: 'customers, owners',
    fields: 'owner, phone, clock, fault, date in|in|received, promised, estimate, maker, year, description, bought, asking, sold',
  },
  {
    prompt:
      "We're seven choirs who sing together once a year and I'm the poor soul who looks after the music. There are about 300 sets in cupboards. I need title, composer, voicing (SATB, SSA, TTBB, unison), number of copies and which cupboard. Choirs borrow them, so I want to record which choir has which set, how many copies went out, the date and when they came back. I'd also keep the choirs with the conductor's name and email.",
    language: 'en',
    things: 'music|sets|set|pieces|scores|titles, loans|loan|borrowings|borrowing, choirs|choir',
    may: 'cupboards|cupboard',
    fields: 'title, composer, voicing, copies, cupboard, conductor, email, date|borrowed|out, back|returned|return',
  },
  {
    prompt: 'something for my dog walking business',
    language: 'en',
    things: 'dog, walk',
    may: 'client|customer|owner, walker, invoice|payment',
  },
  { prompt: 'houseplants', language: 'en', things: 'plant', may: 'watering|care, room, species' },
  {
    prompt: "app to keep track of my kid's ear infections",
    language: 'en',
    things: 'infection|episode|ear',
    may: 'medicine|medication, doctor|visit|appointment, child|kid, symptom',
  },
  { prompt: 'lego sets', language: 'en', things: 'set|lego', may: 'theme, minifig, part|piece, wish' },
  {
    prompt: 'I want to know who borrowed my tools',
    language: 'en',
    things: 'tool',
    may: 'loan|borrow|checkout, person|people|friend|borrower|contact',
  },
  {
    prompt: 'hockey pool for the office',
    language: 'en',
    things: 'pool|pick|participant|player|entry|member',
    may: 'team, game|match, pick, player, participant, standing, week',
  },
  { prompt: 'Bed and breakfast with 4 rooms', language: 'en', things: 'room, booking|reservation|stay', may: 'guest, payment' },
  { prompt: 'chicken eggs', language: 'en', things: 'egg|collection|laying', may: 'chicken|hen|bird, sale, coop, feed' },
  {
    prompt: 'need to get my freelance hours under control',
    language: 'en',
    things: 'hour|time|entry|session|work',
    may: 'client|customer, project, invoice, task',
  },
  {
    prompt: 'class field trips, permission slips',
    language: 'en',
    things: 'trip, slip|permission',
    may: 'student, parent, chaperone, payment',
  },
  { prompt: 'garage sale!!!', language: 'en', things: 'item', may: 'sale, buyer, category, box, table' },
  {
    prompt: 'an organizer for quilting',
    language: 'en',
    things: 'quilt|project',
    may: 'fabric, pattern, supply|supplies|material, thread',
  },
  { prompt: 'Curling league schedule', language: 'en', things: 'game|match|draw', may: 'team, player|curler, sheet|rink' },
  { prompt: "what's in the deep freezer", language: 'en', things: 'item|food|freezer', may: 'category, shelf|bin, container' },
  {
    prompt: 'tutoring. kids, sessions, who owes me',
    language: 'en',
    things: 'kid|student, session|lesson',
    may: 'payment|invoice, parent, subject',
  },
  {
    prompt: 'potluck signup for the block party',
    language: 'en',
    things: 'dish|sign|item',
    may: 'guest|person|people|neighbor|neighbour|household|family, category, event',
  },
  {
    prompt: 'my model trains',
    language: 'en',
    things: 'train|locomotive|model|car',
    may: 'locomotive, rolling stock|car, track, layout, maintenance|repair, manufacturer',
  },
  {
    prompt: "A list of movies we've watched: title, year, who picked it, and a rating out of 5. That's it.",
    language: 'en',
    things: 'movie|film',
    fields: 'title, year, pick, rating',
  },
  {
    prompt:
      "Sewing alterations shop: customers with name and phone, and jobs with garment, what to fix, price, promised date and whether it's picked up.",
    language: 'en',
    things: 'customer|client, job|alteration|order',
    may: 'garment',
    fields: 'name, phone, garment, fix, price, promised, picked up',
  },
  {
    prompt: 'i teach grade 7 in Regina and need reading logs - student, book, pages read, date',
    language: 'en',
    things: 'log|reading',
    may: 'student, book',
    fields: 'student, book, pages, date',
  },
  {
    prompt:
      "Keep track of houses we look at: address, asking price, bedrooms, photo, what we liked and what we didn't. Show them as cards please.",
    language: 'en',
    things: 'house|home|listing|property',
    fields: 'address, price, bedroom, photo, like',
    shows: 'gallery',
  },
  {
    prompt: "Parents' council volunteers (name, email, phone) and events (title, date, how many helpers needed).",
    language: 'en',
    things: 'volunteer, event',
    may: 'shift|signup|sign-up|assignment',
    fields: 'name, email, phone, title, date, helpers',
  },
  {
    prompt:
      "Allotment plots at our community garden with plot number, who rents it, fee, paid or not. I'd also like the waiting list, name and date they asked.",
    language: 'en',
    things: 'plot, waiting|wait',
    may: 'gardener|renter|member',
    fields: 'plot number, rent, fee, paid, name, date',
  },
  {
    prompt: 'A calendar for our cabin: which family, from when till when, how many people.',
    language: 'en',
    things: 'stay|booking|reservation|visit',
    may: 'family',
    fields: 'family, from|start|arriv, to|till|end|depart|until, people',
    shows: 'calendar',
  },
  {
    prompt: 'fishing log. date, lake, species, length in inches, bait, pic',
    language: 'en',
    things: 'catch|fish|log',
    may: 'lake, species, bait, trip',
    fields: 'date, lake, species, length, bait, pic|photo',
  },
  {
    prompt:
      'Freelance editor here: I need a board of manuscripts with stages received, editing, with author, done. Fields are title, author, word count, due date.',
    language: 'en',
    things: 'manuscript',
    may: 'author|client',
    fields: 'title, author, word count, due, stage|status',
    shows: 'board',
  },
  {
    prompt:
      'Hair salon at home, just me. Clients: name, phone, hair colour formula, allergies. Appointments: client, date and time, service, price.',
    language: 'en',
    things: 'client|customer, appointment',
    may: 'service',
    fields: 'name, phone, formula, allergies, client, date, service, price',
  },
  {
    prompt:
      "Our church choir needs its sheet music cataloged: title, composer, voicing (SATB, SSA, TTBB), number of copies, which cabinet it's in.",
    language: 'en',
    things: 'music|piece|score|song',
    may: 'composer, cabinet',
    fields: 'title, composer, voicing, copies, cabinet',
  },
  {
    prompt: 'track bills: company, amount, due date, autopay yes/no. anything overdue in red',
    language: 'en',
    things: 'bill',
    may: 'company|payee, payment',
    fields: 'company, amount, due, autopay',
  },
  {
    prompt:
      'Science department equipment with name, room, quantity, condition, plus a loans list where a teacher takes equipment out on a date and brings it back on another',
    language: 'en',
    things: 'equipment, loan',
    may: 'teacher, room',
    fields: 'name, room, quantity, condition, teacher, out|date|from, back|return',
  },
  {
    prompt: 'Knitting patterns I own: name, designer, yarn weight, needle size, link to the pattern, have I made it',
    language: 'en',
    things: 'pattern',
    may: 'designer, project, yarn',
    fields: 'name, designer, yarn weight, needle, link|url, made',
  },
  {
    prompt:
      'Food truck spots. Where, what day, fee for the spot, sales that day, would we go back. I want some charts out of it.',
    language: 'en',
    things: 'spot|location|stop|event|visit',
    may: 'sale',
    fields: 'where|place|location|spot|name, day|date, fee, sales, go back|again|return',
    shows: 'dashboard',
  },
  {
    prompt: 'Teen babysitter looking for a way to log jobs: family, date, hours, hourly rate, paid.',
    language: 'en',
    things: 'job|sitting|booking|session',
    may: 'family',
    fields: 'family, date, hours, rate, paid',
  },
  {
    prompt: 'Piano tuner in Manitoba: pianos (make, model, serial number, owner), tunings (piano, date, pitch before, notes)',
    language: 'en',
    things: 'piano, tuning',
    may: 'owner|customer|client',
    fields: 'make, model, serial, owner, piano, date, pitch, notes',
  },
  {
    prompt:
      "My mother is 84 and has five caregivers coming and going. We never know who was there or what she ate. I'd like each caregiver in a list with a phone number, and a list of visits: who came, the date, when they arrived, when they left, what she ate, and how her mood was. My sister in Ottawa looks at it at night, so it needs to be simple.",
    language: 'en',
    things: 'caregiver|carer, visit',
    may: 'meal',
    fields: 'phone, caregiver|who|carer, date, arriv, left|leave|depart, ate|meal|food|eat, mood',
  },
  {
    prompt:
      "So I've been painting pet portraits on the side and it kind of blew up after Christmas. People message me on Instagram, I lose the message, then they're mad. I need to write down the commission with the person's name, their handle, the pet, size, price, deposit and when it's due. A board where I drag things from sketch to painting to shipped would be amazing.",
    language: 'en',
    things: 'commission|order|portrait',
    may: 'customer|client|person, pet',
    fields: 'name, handle|instagram, pet, size, price, deposit, due, stage|status',
    shows: 'board',
  },
  {
    prompt:
      "Every September I get about 120 kids in band and hand out school instruments. In June I can't remember which kid has which horn, and some come back dented. Instruments have a type, a brand, a serial number and a condition. Students have a name, grade and a parent's email. And I need to record when an instrument goes out, to whom, and when it comes back.",
    language: 'en',
    things: 'instrument, student, loan|checkout|rental|assignment|sign-out|handout',
    may: 'repair',
    fields: 'type, brand, serial, condition, name, grade, email, out, back|return|in',
  },
  {
    prompt:
      'we run a small maple syrup operation in Vermont, 3 generations. dad keeps it all on the wall of the sugar shack in pencil and its fading. gallons of sap per day, which bush it came from, sugar content, and then the boils: date, gallons of syrup, grade (golden, amber, dark). dont need anything with customers yet',
    language: 'en',
    things: 'sap|collection, boil',
    may: 'bush',
    fields: 'gallons|sap, bush, sugar, date, syrup, grade',
  },
  {
    prompt:
      "I've got ADHD and about a dozen hobby projects that I abandon halfway. What would help is seeing them all in one place with the next tiny step for each one. A project has a name, why I started, the next step, energy needed (low, medium, high) and whether it's active, paused or dead. Nothing cluttered, dark if possible.",
    language: 'en',
    things: 'project',
    may: 'step|task',
    fields: 'name, why|reason, next step, energy, status|state|active',
  },
  {
    prompt:
      "Our condo has a party room, a guest suite and one moving elevator, and people book them by slipping notes under my door. I am the board secretary and I'm done with notes! Owners have a name, a suite number and an email. A booking says which owner, which space, the date, and whether the damage deposit has been received. I want to look at a month at a time.",
    language: 'en',
    things: 'owner|resident, booking|reservation',
    may: 'space|room|facility|amenity',
    fields: 'name, suite, email, owner|resident, space|room|facility|amenity, date, deposit',
    shows: 'calendar',
  },
  {
    prompt:
      "Here's the deal. I flip used bikes out of my garage in Portland. I buy one, put parts in it, sell it, and at the end of the year I have no clue if I made money. So: bikes with brand, frame size, bought for, sold for, sold date, picture. And the parts I put in each bike with what they cost.",
    language: 'en',
    things: 'bike, part',
    may: 'sale',
    fields:
      'brand, frame size|size, bought for|purchase|bought, sold for|sale price|selling, sold date|date sold|sold on|sale date, picture|photo|image, cost, bike',
  },
  {
    prompt:
      "I'm a high school senior applying to colleges and my mom keeps asking what's due. Each college has a name, city, deadline, application fee and a status like thinking, started, submitted, accepted, rejected. Then there's essays, and each essay goes with a college and has a prompt, a word limit and if it's done. Scholarships too, with amount and deadline.",
    language: 'en',
    things: 'college|school|universit, essay, scholarship',
    may: 'recommendation',
    fields: 'name, city, deadline, fee, status, prompt, word limit, done, amount, college|school',
  },
  {
    prompt:
      "The fire hall has 22 volunteers. After each call we're supposed to write up what happened and who showed up, and the county wants it at the end of every quarter. Volunteers have a name, rank, phone and when their first aid expires. Calls have date and time, address, type (fire, medical, accident, false alarm) and a longer report. It has to be obvious when someone's first aid has run out.",
    language: 'en',
    things: 'volunteer|firefighter|member, call|incident',
    may: 'attendance|response',
    fields: 'name, rank, phone, first aid, date, address, type, report',
  },
  {
    prompt:
      'hi! me and my roommates (4 of us) always fight about money lol. Someone buys toilet paper, someone pays the wifi, nobody remembers. just want to type in what it was, how much, who paid and the date, and see how much each person paid in total',
    language: 'en',
    things: 'expense|purchase|payment|cost|spending',
    may: 'roommate|person|people',
    fields: 'what|description|item|name|title, amount|how much|cost|price, paid|who|payer, date',
  },
  {
    prompt:
      "I rescue turtles. It's a non-profit in New Brunswick with me and two volunteers. Every turtle that comes in gets an ID, a species, where it was found, the injury, the date it arrived, and hopefully a release date. We weigh them every week, in grams, and I'd like those weights kept under the turtle they belong to. Pictures are important for our donors.",
    language: 'en',
    things: 'turtle, weight|weighing|weigh',
    may: 'volunteer, donor, treatment, species, photo|picture',
    fields: 'id, species, found, injury, arriv|intake|date in, release, weight|grams, picture|photo|image, date, turtle',
  },
  {
    prompt:
      'After my husband passed I found 31 boxes of slides in the attic. I want to go through them slowly with my grandson and write down what is on each one. Box number, slide number, year if we know it, who is in it, where it was taken, and the scanned picture. I would enjoy seeing them laid out by picture.',
    language: 'en',
    things: 'slide',
    may: 'box, person|people, place',
    fields: 'box, slide number|number, year, who|people|person, where|place|taken|location, picture|photo|image|scan',
    shows: 'gallery',
  },
  {
    prompt:
      'Freelance translator, English-French, based in Moncton. Agencies send me jobs and pay 30, 45 or 60 days later, which I need to keep an eye on. I picture two lists. Agencies: name, contact person, email, payment terms, rate per word. Jobs: agency, title, word count, delivered on, invoice sent, paid.',
    language: 'en',
    things: 'agenc, job',
    may: 'invoice',
    fields: 'name, contact, email, terms, rate, agency, title, word count|words, delivered, invoice, paid',
  },
  {
    prompt:
      'Our robotics team travels to four competitions a year and packing is chaos. Last time we drove 5 hours to Spokane without the battery charger. Please give us a packing list for each competition where you check things off, with the item, how many and who is responsible. The competitions themselves have a name, city, dates and hotel.',
    language: 'en',
    things: 'competition, pack|item',
    may: 'member|student|responsible|team',
    fields:
      'item|name, how many|quantity|count|number, responsible|who, packed|checked|done, name, city, date, hotel, competition',
  },
  {
    prompt:
      "Grew up with a paper mail log at our law office and the new partner hates it. Three of us at the front desk. All incoming mail gets written down with the date, sender, which lawyer it's for, kind (letter, package, court document) and a scan attached. Court documents have a response deadline.",
    language: 'en',
    things: 'mail',
    may: 'lawyer|partner|attorney, sender',
    fields: 'date, sender, lawyer|attorney|for, kind|type, scan|attach|file, deadline',
  },
  {
    prompt:
      'Dungeon master with too many notebooks. I need characters (name, race, class, level, who plays them), places with a description and a map image, and session notes with the date and which characters were there. Players forget everything so the notes should be long.',
    language: 'en',
    things: 'character, place|location, session|note',
    may: 'player, quest, npc',
    fields: 'name, race, class, level, play, description, map|image, date, notes, characters',
  },
  {
    prompt: 'något för mitt hunddagis',
    language: 'sv',
    things: 'hund',
    may: 'ägare|kund, bokning|vistelse|dag|närvaro, avdelning|grupp',
  },
  {
    prompt: 'äggen på gården',
    language: 'sv',
    things: 'ägg|värpning|plockning',
    may: 'höns|höna, kund, försäljning|beställning, flock',
  },
  {
    prompt: 'hålla reda på vem som har nycklar i föreningen',
    language: 'sv',
    things: 'nyckel|nycklar|nyckl',
    may: 'medlem|person|innehavare, utlåning|lån|utlämning|kvittering',
  },
  {
    prompt: 'bokning av tvättstugan',
    language: 'sv',
    things: 'bokning|tvättid|tvättpass',
    may: 'lägenhet|boende|hushåll, tvättstuga|maskin|lokal',
  },
  { prompt: 'kundregister', language: 'sv', things: 'kund', may: 'kontakt|ärende|anteckning, order|köp|försäljning' },
  {
    prompt: 'Lagerlista för min syateljé.',
    language: 'sv',
    things: 'lager|material|tyg|artikel|artiklar|vara|varor',
    may: 'leverantör, inköp|beställning, uttag|rörelse, kategori, projekt',
  },
  {
    prompt: 'fikaschema kören',
    language: 'sv',
    things: 'fika|schema|pass|tur',
    may: 'medlem|sångare|korist|person, rep|tillfälle',
  },
  { prompt: 'mina lamm i vår', language: 'sv', things: 'lamm', may: 'tacka|tackor|får, bagge|baggar, vägning|vikt, behandling' },
  {
    prompt: 'nåt för läxhjälpen på torsdagar',
    language: 'sv',
    things: 'elev|tillfälle|pass|läxhjälp|närvaro',
    may: 'elev, volontär|ledare|läxhjälpare, tillfälle|pass|besök|närvaro, ämne, anmälan',
  },
  {
    prompt: 'verktyg som lånas ut i slöjdsalen',
    language: 'sv',
    things: 'verktyg',
    may: 'lån|utlåning, elev, klass, plats|skåp',
  },
  {
    prompt: 'offerter o fakturor, målare',
    language: 'sv',
    things: 'offert, faktura|fakturor',
    may: 'kund, jobb|projekt|uppdrag, rad',
  },
  {
    prompt: 'Bordsbokning till loppmarknaden',
    language: 'sv',
    things: 'bokning|bord',
    may: 'bord|bokning, säljare|utställare|bokare|kund, loppmarknad|tillfälle',
  },
  {
    prompt: 'körjournal',
    language: 'sv',
    things: 'resa|resor|körning|körjournal|tur',
    may: 'bil|fordon, förare, kund, tankning',
  },
  {
    prompt: 'hemkunskap recept åk 8',
    language: 'sv',
    things: 'recept',
    may: 'ingrediens|råvara, lektion, kategori, grupp, inköp',
  },
  {
    prompt: 'anmälan årsmöte med middag',
    language: 'sv',
    things: 'anmälan|anmälning|deltagare|gäst',
    may: 'rätt|meny, möte|evenemang|årsmöte, medlem',
  },
  {
    prompt: 'vedförsäljning',
    language: 'sv',
    things: 'beställning|order|försäljning|leverans|köp',
    may: 'kund, ved|sort|produkt|vara|lager, leverans',
  },
  {
    prompt: 'Massör, jobbar ensam, vill ha koll',
    language: 'sv',
    things: 'bokning|behandling|tid|besök|kund|klient',
    may: 'kund|klient, bokning|behandling|tid|besök, tjänst, betalning',
  },
  {
    prompt: 'En medlemsmatrikel för hembygdsföreningen med namn, adress, e-post, födelseår och om årsavgiften är betald.',
    language: 'sv',
    things: 'medlem',
    may: 'avgift|betalning',
    fields: 'namn, adress, e-post|epost, födelseår|född, betald|avgift',
  },
  {
    prompt:
      'Jag lagar symaskiner. Behöver en lista på inlämnade maskiner med ägare, telefon, märke, fel, inlämningsdatum och status som är väntar, pågår eller klar.',
    language: 'sv',
    things: 'maskin|symaskin|reparation|inlämning|lagning',
    may: 'kund|ägare, reservdel',
    fields: 'ägare|kund, telefon, märke, fel, inlämn|datum, status',
  },
  {
    prompt:
      'Kunder och beställningar till min blomsterbutik. En beställning har kund, leveransdatum, hälsning på kortet och pris.',
    language: 'sv',
    things: 'kund, beställning|order',
    may: 'bukett|produkt|blomma|blommor',
    fields: 'kund, leverans|datum, hälsning|kort, pris',
  },
  {
    prompt: 'kalender över när gymnastiksalen är bokad, vilken förening, starttid och sluttid',
    language: 'sv',
    things: 'bokning',
    may: 'förening, sal|lokal',
    fields: 'förening, start, slut',
    shows: 'calendar',
  },
  {
    prompt:
      'Vi är fem lärare som delar på 30 iPads och behöver veta vem som har lånat, till vilken klass och när de ska vara tillbaka.',
    language: 'sv',
    things: 'ipad|surfplatta|platta|lån|utlåning|bokning',
    may: 'lån|utlåning|bokning, lärare, klass, ipad|platta|surfplatta',
    fields: 'lärare|lånad|låntagare|vem|lånat, klass, tillbaka|åter|retur',
  },
  {
    prompt: 'Bygglogg för renoveringen av båten: datum, vad jag gjorde, timmar, kostnad, bilder.',
    language: 'sv',
    things: 'logg|arbete|moment|dagbok|post|anteckning|inlägg',
    may: 'material|inköp|utgift, uppgift',
    fields: 'datum, gjorde|arbete|beskrivning|moment|gjort, timmar|tid, kostnad, bild',
  },
  {
    prompt: 'Lista på våra hästar (namn, född, ras, box, ägare) och en för hovslagarbesöken med datum, häst och pris.',
    language: 'sv',
    things: 'häst, hovslag|besök',
    may: 'ägare|person, hovslagare',
    fields: 'namn, född|födelse, ras, box, ägare, datum, häst, pris',
  },
  {
    prompt:
      'jag säljer hemkokt tvål på marknader. produkter med doft vikt pris och hur många jag har, gärna med bild så man kan se dem som galleri',
    language: 'sv',
    things: 'produkt|tvål|vara|varor',
    may: 'marknad, försäljning',
    fields: 'doft, vikt, pris, antal|lager, bild|foto',
    shows: 'gallery',
  },
  {
    prompt: 'Föräldrar ska anmäla sig till kioskpass på matcherna: match, datum, pass, namn och mobil.',
    language: 'sv',
    things: 'pass|anmälan|anmälning|kiosk|bemanning',
    may: 'match, förälder|föräldrar|familj|person',
    fields: 'match, datum, pass|tid, namn|förälder, mobil|telefon',
  },
  {
    prompt:
      'Tavla för jobben i plåtverkstaden med kolumnerna förfrågan, offererad, i produktion, levererad. Kund, ritning som fil och leveransdatum.',
    language: 'sv',
    things: 'jobb|order|uppdrag|projekt',
    may: 'kund, material',
    fields: 'kund, ritning, leverans, status|läge|steg',
    shows: 'board',
  },
  {
    prompt: 'Inventarielista för fritidsgården. Sak, rum, inköpt, värde i kronor och foto.',
    language: 'sv',
    things: 'inventarie|sak|föremål',
    may: 'rum, kategori',
    fields: 'sak|namn|föremål, rum, inköpt|köpt, värde, foto|bild',
  },
  {
    prompt: 'En app där vi i körstyrelsen kan skriva upp utgifter med datum, belopp, vem som lagt ut och om det är återbetalt.',
    language: 'sv',
    things: 'utgift|utlägg|kostnad',
    may: 'person|medlem|ledamot, kategori, intäkt',
    fields: 'datum, belopp, vem|lagt ut|utläggare|betalare|betald av, återbetal',
  },
  {
    prompt: 'Jag hyr ut två stugor. Bokningar med gäst, stuga, ankomst, avresa, antal personer och pris.',
    language: 'sv',
    things: 'bokning',
    may: 'stuga|stugor, gäst, städning, betalning',
    fields: 'gäst, stuga, ankomst, avresa, antal|personer, pris',
  },
  {
    prompt:
      'behover en lista over mina elever i korskolan: namn, telefon, korkort (B, BE, A), antal lektioner, teori klar eller ej',
    language: 'sv',
    things: 'elev',
    may: 'lektion, lärare, bil|fordon',
    fields: 'namn, telefon, körkort|korkort|behörighet, lektion, teori',
  },
  {
    prompt: 'Mattester i tvåan. Jag vill skriva in elev, test, poäng och datum och få ett diagram över hur det går för klassen.',
    language: 'sv',
    things: 'resultat|test',
    may: 'elev, test|prov',
    fields: 'elev, test|prov, poäng, datum',
    shows: 'dashboard',
  },
  {
    prompt:
      'Ett register över odlingslådorna i kvarterets stadsodling med nummer, odlare, vad som växer där och när den senast vattnades.',
    language: 'sv',
    things: 'låda|lådor|odlingslåd',
    may: 'odlare|medlem, gröda|växt, vattning',
    fields: 'nummer, odlare, växer|gröda|växt|odlas, vattna',
  },
  {
    prompt:
      'Serviceavtal för värmepumpar: kund, adress, modell, installerad och nästa service. De som borde ha fått service ska bli röda.',
    language: 'sv',
    things: 'avtal|värmepump|anläggning|service',
    may: 'kund, besök|service',
    fields: 'kund, adress, modell, installer, nästa service|nästa',
  },
  {
    prompt:
      'Jag driver ett litet mikrobryggeri med min svåger. Vi brygger kanske två gånger i månaden och skriver allt i ett kollegieblock som ständigt är blött. Jag vill ha bryggningarna med ölsort, datum, mängd i liter, alkoholhalt och anteckningar. Sen vill jag ha en lista med råvaror, alltså malt, humle och jäst, med hur mycket vi har hemma.',
    language: 'sv',
    things: 'bryggning|brygd, råvara|råvaror|ingrediens',
    may: 'recept|ölsort|öl, leverantör',
    fields: 'ölsort|sort|öl, datum, mängd|volym|liter, alkohol, anteckning, lager|mängd|hemma|antal',
  },
  {
    prompt:
      'Hej! Jag är sekreterare i en pensionärsförening med 140 medlemmar. Vi åker på bussresor fyra gånger om året och det är alltid kaos med vem som har anmält sig och vem som har betalat. Jag skulle behöva en lista på resorna med mål, datum, pris och antal platser. Och så anmälningar där man ser vilken resa, vem det är, telefonnummer, specialkost och om pengarna kommit in.',
    language: 'sv',
    things: 'resa|resor, anmälan|anmälning',
    may: 'medlem|deltagare',
    fields: 'mål|resmål|destination, datum, pris, platser, telefon, specialkost|kost, betal|pengar',
  },
  {
    prompt:
      'Min dotter har diabetes och går i trean. Skolan, fritids och vi hemma måste veta vad hon har ätit och hur hon låg. Varje gång vill jag kunna skriva datum och tid, blodsocker, kolhydrater, insulin och vem som skrev. Det ska gå fort, helst med en hand.',
    language: 'sv',
    things: 'mätning|värde|blodsocker|logg|notering|anteckning|registrering',
    may: 'måltid, person, kontakt',
    fields: 'datum|tid, blodsocker, kolhydrat, insulin, vem|skrev|skriven|noterad|av',
  },
  {
    prompt:
      'Vi är ett litet hantverkskollektiv i en gammal ladugård. Sex medlemmar, en vävare, två keramiker, en som gör korgar och så vidare. Vi säljer i gemensam butik och turas om att stå där. Det vi behöver är medlemmar, varor med pris och vem som gjort dem, och ett schema över butikspassen med datum och vem som står. Schemat vill vi se som kalender.',
    language: 'sv',
    things: 'medlem|hantverkare, vara|varor|produkt|alster, pass|schema',
    may: 'försäljning, hantverk|teknik',
    fields: 'pris, medlem|hantverkare|gjord|tillverkare, datum',
    shows: 'calendar',
  },
  {
    prompt:
      'Jag har tagit över efter pappa som vaktmästare i tre trappuppgångar. Han hade allt i huvudet. Hyresgästerna ringer om kranar och lampor och jag glömmer. Jag vill skriva upp vad som är fel, vilken lägenhet, när de ringde, hur bråttom det är och om det är gjort.',
    language: 'sv',
    things: 'fel|ärende|anmälan|uppgift|jobb',
    may: 'lägenhet, hyresgäst, uppgång|trappuppgång|fastighet',
    fields: 'fel|beskrivning|problem, lägenhet, datum|ringde|anmäld|när, bråttom|prioritet|brådska, gjort|klar|status|åtgärdad',
  },
  {
    prompt:
      'ok så jag startar eget som dagmatte, går ut med hundar i vasastan. har typ 9 hundar nu från 7 familjer. behöver veta hundens namn, ras, matte eller husse, portkod, om den får godis. och sen promenaderna, vilken dag, vilken hund, hur länge, så jag kan fakturera i slutet av månaden',
    language: 'sv',
    things: 'hund, promenad',
    may: 'ägare|kund|familj, faktura|fakturor',
    fields: 'namn, ras, ägare|matte|husse|familj|kund, portkod, godis, dag|datum, hund, länge|tid|minuter|längd',
  },
  {
    prompt:
      'Till er som läser: jag undervisar i svenska för invandrare. Mina grupper byter deltagare hela tiden och jag tappar bort vem som klarat vad. Jag tänker mig deltagare med namn, modersmål, kurs (A, B, C eller D), startdatum och telefon. Dessutom närvaro, där jag per datum kan markera om deltagaren var där.',
    language: 'sv',
    things: 'deltagare|elev, närvaro|lektion',
    may: 'grupp|kurs, prov|moment|resultat',
    fields: 'namn, modersmål, kurs, start, telefon, datum, närvar|där|deltagare',
  },
  {
    prompt:
      'Vår skytteförening har fått kritik för att vi inte dokumenterar föreningens vapen ordentligt. Vi behöver en förteckning med fabrikat, modell, kaliber, serienummer och skåp. Varje gång någon lånar ett ska det antecknas vem, när det togs ut och när det kom tillbaka. Man måste logga in för att se något.',
    language: 'sv',
    things: 'vapen, lån|utlåning',
    may: 'medlem|skytt, skåp',
    fields:
      'fabrikat|märke, modell, kaliber, serienummer, skåp, vem|medlem|låntagare|lånad av|skytt, uttag|togs ut|utlånad|ut, tillbaka|åter|in',
  },
  {
    prompt:
      'I tio år har jag klippt gräs och häckar åt folk i villaområdet och skickat räkningar när jag kommit ihåg det. Nu säger frun ifrån. Jag behöver mina kunder med adress och telefon, och jobben med datum, vad jag gjort, antal timmar, pris och om jag fått betalt. Gärna summan av priset också.',
    language: 'sv',
    things: 'kund, jobb|uppdrag|arbete',
    may: 'räkning|faktura',
    fields: 'adress, telefon, datum, gjort|beskrivning|arbete|vad|utfört, timmar, pris, betal',
  },
  {
    prompt:
      'Sonens klass ska till Visby i nian och vi föräldrar samlar pengar. Det är kakförsäljning, toapapper och fika på föräldramöten. Jag är kassör och vill visa alla hur mycket vi har fått in. Intäkter med datum, vad det var, vilken familj och belopp, samma sak med utgifter, och en fin översikt med diagram.',
    language: 'sv',
    things: 'intäkt|inkomst|transaktion|insamling|kassa, utgift|kostnad|transaktion|kassa',
    may: 'familj, aktivitet|försäljning',
    fields: 'datum, vad|beskrivning|aktivitet, familj, belopp',
    shows: 'dashboard',
  },
  {
    prompt:
      'Jag renoverar gamla fönster. Ett hus har ofta tjugo bågar och varje båge ska skrapas, kittas, målas och hängas tillbaka. Kunderna undrar jämt hur långt jag kommit. Därför vill jag ha projekt med kund, adress och startdatum, och under varje projekt fönstren med placering, mått, foto och vilket steg de är i. Stegen ser jag helst som en tavla.',
    language: 'sv',
    things: 'projekt, fönster|båge',
    may: 'kund',
    fields: 'kund, adress, start, placering, mått, foto|bild, steg|status',
    shows: 'board',
  },
  {
    prompt:
      'Min fru och jag är med i en vinprovargrupp sedan 1998. Varje månad provar vi sex viner blint och gissar. Det som ska sparas är vinets namn, land, druva, årgång, pris och vårt betyg i stjärnor, samt vilken provning det var på.',
    language: 'sv',
    things: 'vin',
    may: 'provning, deltagare|medlem|person, betyg|omdöme, gissning',
    fields: 'namn|vin, land, druva, årgång, pris, betyg, provning',
  },
  {
    prompt:
      'Förskolan Grodan här. Barnen har ombyteskläder, blöjor och mediciner på hyllan i hallen och vi måste alltid ringa hem när något är slut. Kan vi få en lista på barnen med avdelning, vårdnadshavare och telefon? Och en lista på vad som behöver fyllas på, vilket barn det gäller, vad det är och om föräldern är meddelad.',
    language: 'sv',
    things: 'barn, påfyll|behov|sak|fylla på|hylla|förråd',
    may: 'vårdnadshavare|förälder|föräldrar, avdelning',
    fields: 'avdelning, vårdnadshavare, telefon, barn, vad|sak|behov, meddela',
  },
  {
    prompt:
      'Jag är tapetserare och får in stolar och soffor som ska kläs om. Tyget beställs från Danmark och tar veckor. Jag behöver se vilken möbel det är, vems den är, vilket tyg, om tyget kommit, lovat datum och prisuppskattning. Om lovat datum passerats ska det synas tydligt.',
    language: 'sv',
    things: 'möbel|möbler|uppdrag|beställning|jobb|order',
    may: 'kund, tyg, leverantör',
    fields: 'möbel, kund|ägare|vems, tyg, kommit|ankommit|anlänt|levererat, lovat|datum, pris',
  },
  {
    prompt:
      'Släktföreningen ska ge ut en bok till sommaren. Tjugo personer har lovat skriva ett kapitel var och jag är den som tjatar. Det jag vill följa är kapitlets titel, författare, e-post, antal sidor, när texten ska vara inne och om den är lovad, inlämnad, korrläst eller klar.',
    language: 'sv',
    things: 'kapitel',
    may: 'författare|skribent|person, bild',
    fields: 'titel, författare, e-post|epost|mejl, sidor, inne|inlämning|deadline|datum|senast, status|läge',
  },
  {
    prompt:
      'Jag är volontär i en kattförening och vi har just nu 34 katter i jourhem över hela Skåne. Vi behöver katterna med namn, kön, ålder, chipnummer, bild och om de är kastrerade. Jourhemmen är en egen lista med namn, ort, telefon och hur många katter de kan ta emot. Och varje katt bor ju i ett av jourhemmen.',
    language: 'sv',
    things: 'katt, jourhem',
    may: 'veterinär|besök, intressent|adoptör|adoption',
    fields: 'namn, kön, ålder|född, chip, bild|foto, kastrer, ort, telefon, platser|antal|kapacitet|katter, jourhem',
  },
  {
    prompt: '犬の散歩代行の仕事用になんか',
    language: 'ja',
    things: '犬|ペット|わんちゃん|散歩|予約|お客|顧客|飼い主',
    may: '犬|ペット|わんちゃん, 散歩|予約|依頼, お客|顧客|飼い主, 料金|支払|請求',
  },
  {
    prompt: '家庭菜園の記録',
    language: 'ja',
    things: '作物|野菜|菜園|栽培|記録|植物',
    may: '作業|手入れ, 収穫, 区画|畑|プランター',
  },
  { prompt: '床屋の予約帳', language: 'ja', things: '予約', may: 'お客|顧客, メニュー, スタッフ|担当' },
  { prompt: '消防団の名簿', language: 'ja', things: '団員|名簿|メンバー', may: '分団|班, 訓練|出動|行事' },
  { prompt: 'うちの猫たちの通院メモ', language: 'ja', things: '通院|診察|受診|病院', may: '猫|ペット, 病院, 薬' },
  { prompt: 'お米の直売、注文管理', language: 'ja', things: '注文', may: 'お客|顧客, 商品|米|品種, 発送|配送' },
  { prompt: '習字教室の月謝のやつ', language: 'ja', things: '月謝|支払|入金|生徒', may: '生徒, 月謝|支払|入金, クラス' },
  {
    prompt: '草野球チームで使えるアプリ',
    language: 'ja',
    things: '選手|メンバー|試合',
    may: '選手|メンバー, 試合, 出欠, 成績, 会費, 練習',
  },
  {
    prompt: 'フリマで売れたものを控えておきたい',
    language: 'ja',
    things: '商品|売上|販売|出品|売れたもの|取引',
    may: '経費, 発送, 購入者',
  },
  { prompt: 'おばあちゃんの薬の飲み忘れ防止', language: 'ja', things: '薬|服薬', may: '服薬|記録, 病院|通院' },
  { prompt: '公民館の貸し館予約', language: 'ja', things: '予約|利用|貸館|貸し館|申請|申込', may: '部屋|施設, 団体|利用者' },
  {
    prompt: '日本酒会の記録、写真つきで',
    language: 'ja',
    things: '日本酒|酒|銘柄|記録',
    may: '会|開催|回, 参加者|メンバー, 蔵元|酒蔵',
    fields: '写真',
  },
  { prompt: '直売所に出してる野菜の在庫', language: 'ja', things: '野菜|商品|在庫|品目', may: '出荷|納品, 直売所, 売上' },
  { prompt: 'ごみ集積所の掃除当番', language: 'ja', things: '当番', may: '世帯|住民|会員|メンバー|担当, 集積所, 班' },
  {
    prompt: '手芸サークルの材料管理',
    language: 'ja',
    things: '材料|素材|在庫',
    may: 'メンバー|会員, 購入|仕入, 作品, 仕入先|購入先',
  },
  {
    prompt: '献立カレンダー',
    language: 'ja',
    things: '献立|メニュー|料理|食事',
    may: 'レシピ|料理, 買い物, 食材|材料',
    shows: 'calendar',
  },
  { prompt: '店番のシフトを決めるやつ', language: 'ja', things: 'シフト', may: 'スタッフ|従業員|メンバー|店員, 希望|休み' },
  {
    prompt: 'ペンションの忘れ物と問い合わせを控えるノートみたいなの',
    language: 'ja',
    things: '忘れ物, 問い合わせ|問合せ',
    may: '宿泊者|お客|客',
  },
  {
    prompt: '読書会の本のリストを作ってください。タイトル、著者、読んだ日、評価（星）、感想。',
    language: 'ja',
    things: '本|書籍|図書',
    fields: 'タイトル, 著者, 読んだ日|読了, 評価, 感想',
  },
  {
    prompt: '塾で使います。生徒（名前、学年、志望校）と模試の結果（生徒、日付、科目、点数）を管理したいです。',
    language: 'ja',
    things: '生徒, 模試|結果|成績',
    fields: '名前|氏名, 学年, 志望校, 生徒, 日付|日, 科目, 点数',
  },
  {
    prompt: '車検の期限を一覧で。お客様名、電話、車種、ナンバー、満了日、案内はがきを出したか。',
    language: 'ja',
    things: '車検|車|車両|お客',
    may: 'お客|顧客, 車',
    fields: 'お客様名|氏名|名前, 電話, 車種, ナンバー, 満了日, はがき|案内',
  },
  {
    prompt:
      'いちご狩りの予約を受ける帳面がほしい。日付、時間、代表者名、電話、大人の人数、子どもの人数。カレンダーで見たいです。',
    language: 'ja',
    things: '予約',
    fields: '日付|予約日|日, 時間|時刻, 代表者, 電話, 大人, 子ども|子供',
    shows: 'calendar',
  },
  {
    prompt: 'テニスサークルの会計簿。日付・収支の区分(収入/支出)・金額・内容・担当者',
    language: 'ja',
    things: '会計|収支|出納|取引|帳簿',
    fields: '日付, 区分|収支, 金額, 内容, 担当',
  },
  {
    prompt: 'ふるさと納税の担当です。返礼品（品名、寄附額、事業者、在庫）と事業者（名称、住所、担当者、電話）を整理したい。',
    language: 'ja',
    things: '返礼品, 事業者',
    fields: '品名|返礼品名, 寄附額|寄付額, 事業者, 在庫, 名称|事業者名, 住所, 担当, 電話',
  },
  {
    prompt: '空き家バンクの物件一覧をお願いします。所在地、間取り、築年、家賃または売値、写真、状況（募集中、商談中、成約）。',
    language: 'ja',
    things: '物件|空き家',
    may: '所有者, 問い合わせ|問合せ|希望者',
    fields: '所在地|住所, 間取り, 築年, 家賃|売値|価格, 写真, 状況|状態',
  },
  {
    prompt: '写真部の作品集、ギャラリーで見せたい。作品名、撮影者、撮影日、カメラ、写真。',
    language: 'ja',
    things: '作品|写真',
    may: '部員|撮影者, カメラ',
    fields: '作品名|題名|タイトル, 撮影者, 撮影日, カメラ, 写真',
    shows: 'gallery',
  },
  {
    prompt: 'パートさんの応募者をボードで管理。名前、電話、希望職種、面接日、段階（応募、面接、採用、見送り）',
    language: 'ja',
    things: '応募者|応募|候補',
    fields: '名前|氏名, 電話, 希望職種|職種, 面接日, 段階|状態',
    shows: 'board',
  },
  {
    prompt: '小さい食堂です。仕入先（店名、電話、定休日）と食材（品名、仕入先、単価、在庫）を作って',
    language: 'ja',
    things: '仕入先, 食材',
    fields: '店名|名前|仕入先名, 電話, 定休日, 品名|食材名, 仕入先, 単価, 在庫',
  },
  {
    prompt: '手話サークルの出欠をつけたいんです。会員と、例会の日と、誰が来たか。',
    language: 'ja',
    things: '会員|メンバー, 出欠|出席|参加',
    may: '例会|会',
    fields: '日',
  },
  {
    prompt:
      '出張マッサージの訪問記録：訪問日、患者さん、施術内容、時間（分）、料金。患者さんは別に名簿（氏名、住所、電話、既往歴）をつくる。',
    language: 'ja',
    things: '訪問|施術|記録, 患者',
    fields: '訪問日, 患者, 施術内容, 時間, 料金, 氏名|名前, 住所, 電話, 既往歴',
  },
  {
    prompt: '盆栽の手入れ帳。木の名前、樹種、樹齢、鉢、写真があって、それぞれに剪定や植え替えの日を書き足していきたい。',
    language: 'ja',
    things: '盆栽|木|樹, 手入れ|作業|記録',
    fields: '名前|木の名前, 樹種, 樹齢, 鉢, 写真, 日|作業日',
  },
  {
    prompt: '中古カメラ屋。商品名 メーカー シリアル番号 仕入額 売値 程度(A,B,C) 売約済み。ダークモードだと嬉しい',
    language: 'ja',
    things: '商品|カメラ|在庫',
    fields: '商品名|名称, メーカー, シリアル, 仕入額|仕入, 売値|販売, 程度|状態, 売約',
  },
  {
    prompt: '学童の児童名簿を作成したい。児童名、学年、保護者、電話、迎えの時刻、アレルギーの有無。',
    language: 'ja',
    things: '児童|子ども|名簿',
    fields: '児童名|氏名|名前, 学年, 保護者, 電話, 迎え, アレルギー',
  },
  {
    prompt: '有害鳥獣の捕獲報告をまとめるものです。捕獲日、場所、獣種（イノシシ、シカ、サル、その他）、頭数、捕獲者、写真。',
    language: 'ja',
    things: '捕獲|報告',
    may: '捕獲者|猟師',
    fields: '捕獲日|日, 場所, 獣種|種類, 頭数, 捕獲者, 写真',
  },
  {
    prompt: '釣果メモ。日付、釣り場、魚種、サイズ(cm)、匹数、天気、写真',
    language: 'ja',
    things: '釣果|釣り|記録',
    may: '釣り場, 魚',
    fields: '日付, 釣り場|場所, 魚種, サイズ, 匹数|数, 天気, 写真',
  },
  {
    prompt:
      '母が民謡の教室をやっていて、今年から私が事務を手伝うことになりました。生徒さんは三十人くらいで、名前と電話と入会日、三味線か唄かを控えています。月謝は手渡しで、誰が何月分をいつ払ったかをノートにつけているのですが、もう字が読めません。生徒の一覧と、月謝の支払いの一覧があれば十分です。',
    language: 'ja',
    things: '生徒, 月謝|支払|入金',
    fields: '名前|氏名, 電話, 入会日, 三味線|唄|種目|コース, 生徒, 月|月分|対象月, 支払日|日付|日',
  },
  {
    prompt:
      '豆腐屋です。朝の配達先が二十軒ばかりあって、旅館と居酒屋とスーパーです。店ごとに曜日と、木綿が何丁、絹が何丁、厚揚げが何枚と決まっとります。倅に任せたいので、配達先の名前、住所、電話、曜日、それに品ごとの数を書いたものが欲しい。',
    language: 'ja',
    things: '配達先|得意先|取引先|お客',
    may: '配達|注文|定期|明細, 商品|品目',
    fields: '名前|店名|配達先名, 住所, 電話, 曜日, 木綿|品|商品, 数|絹',
  },
  {
    prompt:
      '道の駅の担当をしています。出荷者が約80名おり、それぞれ出荷者番号、氏名、地区、電話を持っています。毎日の出荷は、日付、出荷者、品目、数量、価格で記録します。売れ残りの数も夕方に入力したいです。月末に集計しやすいものを希望します。',
    language: 'ja',
    things: '出荷者, 出荷',
    may: '品目|商品',
    fields: '出荷者番号|番号, 氏名|名前, 地区, 電話, 日付|出荷日, 出荷者, 品目, 数量, 価格, 売れ残り|残',
  },
  {
    prompt:
      '夏祭りの実行委員になってしまった…。やることが山ほどあって誰が何をいつまでにやるのか全然見えない。作業名、担当者、期限、状態（未着手、やってる、終わった）をボードで見たい。あと協賛してくれるお店の名前と金額、入金されたかも別に。',
    language: 'ja',
    things: '作業|タスク|やること, 協賛',
    may: '担当者|委員|メンバー',
    fields: '作業名|タスク名|名前, 担当, 期限, 状態, 店名|お店|名前|協賛者, 金額, 入金',
    shows: 'board',
  },
  {
    prompt:
      'ケアマネジャーです。担当している利用者さんの氏名、要介護度、住所、家族の連絡先を一覧にしたいです。毎月の訪問では、訪問日、様子、次にやることを書き残しています。訪問はどの利用者さんのものか分かるようにしてください。次回訪問日はカレンダーで見られると助かります。',
    language: 'ja',
    things: '利用者, 訪問',
    may: '家族, 予定',
    fields: '氏名|名前, 要介護度, 住所, 家族|連絡先, 訪問日, 様子, 次にやること|次, 次回訪問日|次回, 利用者',
    shows: 'calendar',
  },
  {
    prompt:
      '塗装屋を一人でやってる。見積りを出したまま忘れて仕事を逃すことがある。お客さん、現場の住所、見積りを出した日、金額、返事（待ち、受注、失注）。受注になったら着工日も書きたい。それだけでいい、凝ったものはいらん。',
    language: 'ja',
    things: '見積|案件|現場',
    may: 'お客|顧客',
    fields: 'お客|客, 住所|現場, 見積日|見積|出した日, 金額, 返事|結果|状態, 着工日',
  },
  {
    prompt:
      '中学校で落とし物の係をしている生徒です。拾った日と場所、何を拾ったか、色や特徴、写真を登録したいです。持ち主が取りに来たらチェックをつけて、その人の学年と名前も書きます。写真が並んでいると探しやすいと思います。',
    language: 'ja',
    things: '落とし物|落し物|拾得物|忘れ物',
    fields: '拾った日|日, 場所, 品名|物|何|名前, 特徴|色, 写真, 返却|持ち主|受取|受け取り, 学年',
    shows: 'gallery',
  },
  {
    prompt:
      'PTAのベルマーク委員です。クラスごとに毎月集めた点数を書いています。月、クラス、会社番号、枚数、点数です。それと、たまった点数で買いたい備品の候補（品名、必要な点数、希望したクラス）も一緒に見られるといいねと話しています。',
    language: 'ja',
    things: 'ベルマーク|集計|点数|回収, 備品|候補',
    may: 'クラス, 会社|企業|協賛',
    fields: '月, クラス, 会社番号|番号, 枚数, 点数, 品名, 必要',
  },
  {
    prompt:
      '酪農をしています。搾乳の量を朝と夕方に一頭ずつつけています。牛には耳標番号と名前と生まれた日があり、搾乳は日付、朝夕の別、量（リットル）です。乳房炎になった牛はすぐ分かるようにしておきたい。家内も使うので字は少なめで。',
    language: 'ja',
    things: '牛, 搾乳',
    may: '治療|診療|健康|病気',
    fields: '耳標|番号, 名前, 生まれ|生年月日|誕生, 日付, 朝夕|時間帯|区分, 量, 乳房炎, 牛',
  },
  {
    prompt:
      '来年の五月に結婚します！招待するひとの名前、住所、新郎側か新婦側か、出欠、アレルギーをまとめたいです。引き出物は人によって違うので何を渡すかも。あと、予算の表がほしくて、項目と見積額と実際にかかった額と支払い済みかどうか。彼と二人で使います。',
    language: 'ja',
    things: '招待|ゲスト, 予算|費用|支出',
    may: '引き出物',
    fields: '名前|氏名, 住所, 新郎|新婦|側, 出欠, アレルギー, 引き出物|引出物, 項目, 見積, 実際|実費|実額, 支払',
  },
  {
    prompt:
      '社会人バンドやってます。曲のリスト（曲名、キー、テンポ、仕上がり具合を星で）と、ライブの予定（日付、ライブハウス、チケット代、セットリスト）がほしい。セットリストは曲から選べるのが理想。スタジオ代はいつも割り勘で揉めるけどまあそれは今度でいいや。',
    language: 'ja',
    things: '曲|楽曲, ライブ',
    may: 'セットリスト, メンバー',
    fields: '曲名, キー, テンポ, 仕上がり, 日付|日, ライブハウス|会場, チケット, セットリスト|曲',
  },
  {
    prompt:
      '集落で農機具を共同で持っとるんです。田植機、コンバイン、草刈機など。誰がいつからいつまで使うかを電話で決めるもんで、しょっちゅう重なる。機械の名前と置き場所と次の点検日、それから使う予約は機械と人と開始日と終了日。帯のような表で見えると年寄りにも分かりやすい。',
    language: 'ja',
    things: '機械|農機|機具, 予約|利用|使用',
    may: '人|利用者|使用者|組合員|メンバー',
    fields: '名前|機械名|名称, 置き場所|保管場所|場所, 点検日, 機械|農機, 人|利用者|使用者, 開始日|開始, 終了日|終了',
    shows: 'timeline',
  },
  {
    prompt:
      '町の教育委員会で文化財を担当しております。指定文化財の名称、種別（建造物、彫刻、古文書、史跡）、指定年月日、所有者、所在地、写真を台帳化したいと考えております。また、現況確認の調査を年一回行っており、調査日、調査員、所見を文化財ごとに残します。他部署には見せないため、ログインが必要です。',
    language: 'ja',
    things: '文化財, 調査|現況',
    may: '所有者, 調査員',
    fields: '名称, 種別, 指定年月日|指定日, 所有者, 所在地, 写真, 調査日, 調査員, 所見, 文化財',
  },
  {
    prompt:
      '手作り石けんを細々とネットで売っています。石けんは名前、香り、重さ(g)、値段、在庫。作った日と使えるようになる日（だいたい四十日後）も大事です。注文はお客さんの名前、送り先、どの石けんを何個、発送したかどうか。在庫が少なくなったら分かるようにしたいです。',
    language: 'ja',
    things: '石けん|石鹸|商品, 注文',
    may: 'お客|顧客, 明細, 製造|ロット|仕込み',
    fields:
      '名前|石けん名|商品名, 香り, 重さ, 値段|価格, 在庫, 作った日|製造日, 使える|解禁|使用開始|完成, 送り先|住所, 石けん|石鹸|商品, 個数|数量, 発送',
  },
  {
    prompt:
      '看護学生です。実習がいくつもあって、病院、科、期間（開始と終了）、指導者の名前をまとめたいです。レポートの提出が実習ごとに何本もあり、題名と締切と提出したかどうかを書きたい。締切が過ぎたら赤くなってほしい…何度も怒られているので。',
    language: 'ja',
    things: '実習, レポート|課題',
    may: '病院, 指導者',
    fields: '病院, 科, 開始, 終了, 指導者, 題名|タイトル, 締切|締め切り|期限, 提出, 実習',
  },
]
