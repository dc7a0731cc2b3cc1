// A working table of detailed English prompts: a story, what is wrong today, fields in sentences, roles, rules and reports. Written as a stranger
// before the rules they were used for; its figures say what works, not how well the next prompt is read.
import type { PromptCase } from './held-out-prompts.ts'

export const detailedPrompts: readonly PromptCase[] = [
  {
    prompt:
      "I run a small bike repair shop with two mechanics. Right now every repair is written on a paper tag that hangs on the handlebar and tags get lost. I need a list of repairs: customer name, phone, bike brand, what's wrong, price estimate, and the date we promised it. Each repair moves from waiting to in progress to ready to picked up. Warn me when something is past the promised date.",
    things: 'repair|repairs|repair job|repair jobs|work order',
    fields: 'phone, brand, price|estimate, date|promised, status|stage',
    shows: 'board',
  },
  {
    prompt:
      "Our choir (45 singers) needs a place for attendance and music. Each singer has a voice part (soprano, alto, tenor, bass), email and phone. Rehearsals are on Tuesdays; I want to tick who was there. We also own sheet music: title, composer, number of copies, shelf. It should be possible to see who's missed more than three rehearsals.",
    things:
      'singer|singers|member|members|choir member, rehearsal|rehearsals, sheet music|score|scores|piece|pieces|sheet music pieces',
    fields: 'voice|part, email, phone, composer, copies, shelf',
  },
  {
    prompt:
      "I'm the caretaker of a housing association with 62 flats. People phone me about dripping taps, broken door openers and so on and I forget half of it. I'd like a page where residents report a fault: flat number, name, what is broken, a photo and when they are at home. I then set a status (new, ordered parts, done) and write a comment. The board should be able to see how many were fixed each month.",
    things: 'fault|faults|fault report|fault reports|report|reports|issue|issues|repair|repairs',
    fields: 'flat|apartment, photo, status, comment',
  },
  {
    prompt:
      'Build me a tool for the food bank where I volunteer. We get donations from supermarkets (what, how many kilos, best before date) and hand out parcels to families. For each family I need household size, dietary needs and the last time they came. Nobody should get a parcel more than once a week.',
    things: 'donation|donations, family|families|household|households, parcel|parcels|food parcel|food parcels|handout|handouts',
    fields: 'kilo|weight|amount|quantity, best before|expir, size|household|people, diet',
  },
  {
    prompt:
      "I coach an under-12 girls football team. Things I need: a squad list (name, shirt number, birth date, parent's phone number), matches with opponent, place, date, result and who scored, and trainings with attendance. The parents take turns driving, so say who drives for each match. Spreadsheets drive me mad.",
    things: 'player|players, match|matches|game|games, training|trainings|practice|practices|training session|training sessions',
    fields: 'number, birth, phone, opponent, result|score, driv',
  },
  {
    prompt:
      'I breed Norwegian forest cats. I need a register of my cats with pedigree name, sex, birth date, colour code, sire and dam, chip number. Litters: mating date, expected date, born date, number of kittens. Each kitten has buyers waiting, so also a waiting list with name, email, wanted sex and colour. Vaccinations must be noted per cat with next due date.',
    things:
      'cat|cats, litter|litters, waiting list|waiting list entry|waiting list entries|buyer|buyers|waitlist entries|waitlist|kitten buyer|enquiry|waiting|waiting lists|applicant|applicants, vaccination|vaccinations',
    fields: 'pedigree|name, sex, birth, colour|color, sire, dam, chip, mating, kittens, email, next|due',
  },
  {
    prompt:
      "We are a family of five with one car and everybody wants it. Make a page where we book the car: who, from when to when, where they are going, and how many kilometres it was. Two people mustn't be able to book the same time. Also log every refuelling with litres, price and the odometer.",
    things:
      'booking|bookings|car booking|car bookings|trip|trips, refuelling|refuellings|refueling|refuelings|fill-up|fill-ups|refuel|fuel',
    fields:
      'who|person|name|driver, from|start, to|end|until, destination|where|going, kilomet|distance, litre|liter, price|cost, odometer',
  },
  {
    prompt:
      "Please make an allotment planner. We have 12 beds. For each bed I want to plan what grows there each year so that I don't put the same family twice in a row. For each crop: sowing date, planting-out date, harvest date, how much we harvested, notes about slugs and so on. A calendar of what to sow this month would be wonderful.",
    things: 'bed|beds, crop|crops|planting|plantings|plant|plants',
    fields: 'sow, plant, harvest, notes',
    shows: 'calendar',
  },
  {
    prompt:
      "I've got type 1 diabetes and want to log my blood sugar before and after meals, units of insulin, carbs and how I felt. Mark values under 4 in red. A graph over the last two weeks to show my nurse.",
    things:
      'reading|readings|measurement|measurements|blood sugar|blood sugar reading|blood sugar readings|entry|entries|log|logs|glucose reading|glucose readings|blood sugars',
    fields: 'sugar|glucose|value, insulin|units, carb, felt|feeling|mood',
    shows: 'dashboard',
  },
  {
    prompt:
      "I work in HR for a company with about 80 staff. What we're missing is a way to onboard new hires. For each new employee: name, start date, department, manager and a checklist of things such as ordering a laptop, keycard, introduction with the team. Every item on the checklist has a responsible person and a due date. Managers should only see their own people.",
    things:
      'employee|employees|new hire|new hires|new employee|new employees, checklist item|checklist items|task|tasks|onboarding task|onboarding tasks|step|steps|item|items',
    fields: 'start, department, manager, responsible, due',
  },
  {
    prompt:
      "Make something for our book club. 8 women, we meet the first Thursday every month, at a different person's home. We suggest books and vote on them; the one with most votes is next. After the meeting everyone gives a rating 1-10 and a short comment. I want to see our favourites of all time.",
    things: 'book|books|suggestion|suggestions, meeting|meetings, rating|ratings|review|reviews',
    fields: 'vote, rating|score, comment',
  },
  {
    prompt:
      'I want an app for my stamp collection!! country, year, denomination, catalogue number (Michel), used or mint, value, picture. Must be able to search by country and see what the whole collection is worth. oh and a wish list of the ones i am missing',
    things:
      'stamp|stamps, wish|wishes|wishlist|wish list|wish list item|wishlist item|wanted stamp|wanted stamps|wanted item|wished stamp',
    fields: 'country, year, denomination, catalogue, value, picture|photo|image',
  },
  {
    prompt:
      "A simple punch clock for my four employees in a flower shop: they press in when they come and out when they leave. I need hours per person per week, and at month's end a list I can export to the bookkeeper. Breaks of 30 minutes are subtracted if the day is longer than 5 hours.",
    things:
      'shift|shifts|time entry|time entries|punch|punches|clock-in|work time|working time|time record|hours|timesheet|timesheets|timesheet entry|work shift|clock entry|clock entries, employee|employees|staff|staff member',
    fields: 'in|start|from, out|end|to',
  },
  {
    prompt:
      "My grandfather left 2,000 vinyl records. I'd like to catalogue them: artist, album title, label, year, genre, condition of the sleeve and of the record, and an estimated price. Some are going to be sold so mark keep / sell / give away. It would be nice to see covers in a grid.",
    things: 'record|records|vinyl record|vinyl records|album|albums|vinyl|vinyls',
    fields: 'artist, title, label, year, genre, condition, price, keep|status|plan|fate',
    shows: 'gallery',
  },
  {
    prompt:
      "Tracking for my half marathon training: date, distance, time, average pulse, shoes, how it felt 1-5. Pace should be worked out by itself. Show kilometres per week as a chart and how far each pair of shoes has gone, they're supposed to be changed after 800 km.",
    things:
      'run|runs|workout|workouts|training session|training sessions|session|sessions|training run, shoe|shoes|pair of shoes|running shoe|pairs of shoes',
    fields: 'distance, time|duration, pulse|heart, felt|feeling, pace',
    shows: 'dashboard',
  },
  {
    prompt:
      "Help! 140 guests at our wedding in August. For each guest: plus one, coming or not, food choice (meat, fish, vegan), allergies, table number, needs a bus. Then there is the budget: what, supplier, price, paid so far, due date. And a to-do list with who's responsible. Currently three different Google Sheets and my mum has a fourth one on paper.",
    things:
      'guest|guests, budget item|budget items|budget|expense|expenses|cost|costs|budget line|budget lines|budget post, task|tasks|to-do|to-dos|todo|todos',
    fields: 'plus, coming|rsvp|attending, food|meal, allerg, table, bus, supplier, price, paid, due, responsible',
  },
  {
    prompt:
      "We sell second-hand children's clothes on commission. A seller leaves a bag; each piece gets a number, size, brand and price. When sold the seller gets 60 percent, we keep 40. After eight weeks unsold things go to charity. I need to print a settlement per seller, and see what's been sold today.",
    things:
      'seller|sellers|consignor, item|items|piece|pieces|garment|garments|clothing item|clothes|clothing|piece of clothing|goods',
    fields: 'number, size, brand, price, sold',
  },
  {
    prompt:
      'I want to plan our D&D campaign. Characters with class, level, hit points, player and a portrait; sessions with date, summary and loot; NPCs with location, attitude to the party and secrets. Only I as the dungeon master may see the secrets.',
    things: 'character|characters, session|sessions, npc|npcs',
    fields: 'class, level, hit, player, portrait|picture|image|photo, summary, loot, location, attitude, secret',
  },
  {
    prompt:
      'Quotes and invoices for my landscaping firm. A quote has a customer, a date, lines (work or material, quantity, unit, price), VAT 25 % and a total. When the customer says yes I want to turn it into an invoice with a number and due date and print it. Unpaid invoices older than 30 days should be in red.',
    things: 'quote|quotes|offer|offers|quotation, invoice|invoices, customer|customers|client|clients',
    fields: 'date, quantity|line, unit|line, price|line, vat, total, due, number',
  },
  {
    prompt:
      "ok so basically we're 6 people sharing a flat and it's chaos. cleaning rota, shopping list, shared expenses (who paid, how much, for what, split equally), and guests staying over so nobody gets surprised. show who owes who",
    things:
      'chore|chores|cleaning|cleaning task|cleaning tasks|cleaning turn|cleaning rota|rota, shopping item|shopping items|shopping list|item|items|grocery|groceries|shopping list item, expense|expenses|shared expense|shared expenses, guest|guests|stay|stays|overnight guest|visit',
    fields: 'paid|payer|who, amount|how much|cost',
  },
  {
    prompt:
      "I'd love a recipe box. Ingredients with amounts, steps, cooking time, number of portions, a photo, tags like vegetarian or quick, and a rating from the kids. From the recipes I choose for the week, make a meal plan and a shopping list.",
    things:
      'recipe|recipes, meal plan|meal plans|meal|meals|planned meal|planned meals, shopping list|shopping item|shopping items|shopping list item|item|items|grocery|groceries',
    fields: 'ingredient, step|instruction|method, time, portion|serving, photo|picture, tag, rating',
  },
  {
    prompt:
      'Our amateur astronomy society wants an observation log. An observation: object (Messier or NGC number), date and time, place, telescope, magnification, seeing 1-5, drawing or photo, description. Members should have a list of telescopes they own. It would be fun to see how many Messier objects each one has ticked off.',
    things: 'observation|observations, telescope|telescopes, member|members',
    fields: 'object, date, place|location|site, magnification, seeing, drawing|photo|picture, description',
  },
  {
    prompt:
      'A tool for a small publisher. Manuscripts come in: author, title, genre, received date, reader, verdict. Accepted ones become books with editor, ISBN, print run, publication date, cover. Authors have a contact address and royalties percentage. I want a board from received through reading, accepted, editing, printed. Rejected ones should disappear from the board.',
    things: 'manuscript|manuscripts, book|books, author|authors',
    fields: 'title, genre, received, reader, verdict, editor, isbn, print, publication, royalt',
    shows: 'board',
  },
  {
    prompt:
      "Dear builder, I'm the treasurer of a sailing club. Members pay a yearly fee depending on category (junior, adult, family, honorary). I need a register with boat name, boat type, berth number, and who's paid. Work duties: everyone must do 8 hours per year, so log hours with date and what was done. At the AGM I show how many members per category.",
    things:
      'member|members, work hour|work hours|duty|duties|work duty|work duties|work log|work session|hours|log|logged hours|work entry',
    fields: 'category, boat, berth, paid, hours, date',
  },
  {
    prompt:
      "We run a summer camp for kids aged 7-14. Registrations: child's name, age, guardian, phone, week, allergies, medication, can swim, photo permission. Groups of ten with two leaders each. Leaders have a background check date. I'd like a printable list per group and to see how many places are left each week. Parents fill in the registration themselves.",
    things: 'registration|registrations|child|children|camper|campers|participant|participants, group|groups, leader|leaders',
    fields: 'age, guardian|parent, phone, week, allerg, medic, swim, photo|permission, background|check',
  },
  {
    prompt:
      "I take care of the public defibrillators in our town. There are 31 of them. For each one: location, model, serial no., battery expiry, pads expiry, who's the contact at the place. Monthly check with date, checked by, ok / not ok, remarks. What I want is a red list of everything that expires within 60 days.",
    things: 'defibrillator|defibrillators|aed|aeds, check|checks|monthly check|monthly checks|inspection|inspections',
    fields: 'location|place|address, model, serial, battery, pad, contact, date, remark|notes|comment',
  },
  {
    prompt:
      "I'm writing a novel and want to keep my world straight: characters (age, looks, motives, who they're related to), places, chapters with a summary, point of view, word count and status, and a timeline of events. The word count should be added up and compared with my goal of 90,000 words.",
    things: 'character|characters, place|places|location|locations, chapter|chapters, event|events',
    fields: 'age, look|appearance, motive, related|relation, summary, point, word, status',
  },
  {
    prompt:
      "I host a podcast with a friend. Ideas land in WhatsApp and die there. I'd like episodes with number, title, guest, recording date, publish date, status (idea, booked, recorded, edited, out), show notes and link. Guests have email, bio, and social handles. Sponsors pay per episode: name, amount, paid.",
    things: 'episode|episodes, guest|guests, sponsor|sponsors|sponsorship|sponsorships',
    fields: 'number, title, recording|recorded, publish, status, notes, link, email, bio, social|handle, amount, paid',
  },
  {
    prompt:
      "We are organising a neighbourhood flea market on June 6th. People should register a stall themselves: name, address, phone, what they sell, number of tables. I'd like a landing page explaining the day with a map and a timetable, plus an overview for us organisers to approve the stalls and give them a number. Stall fee is 10 pounds, mark it when paid.",
    things: 'stall|stalls|registration|registrations|stall registration|stall registrations',
    fields: 'address, phone, sell, tables, number, paid',
  },
  {
    prompt:
      "I want my teenagers to help more at home. Chores with points, e.g. emptying the dishwasher 5, mowing the lawn 20. They tick what they did, I approve, and 100 points can be swapped for rewards like a cinema ticket. Show who's leading this week.",
    things: 'chore|chores, reward|rewards',
    fields: 'point',
  },
  {
    prompt:
      'Track the money in our football fan club. Income and expenses with date, category, amount, receipt photo, and who paid. Balance at the top. A bar chart by month. The auditor gets read-only access.',
    things: 'transaction|transactions|entry|entries|income|incomes|income and expense|booking|payment',
    fields: 'date, category, amount, receipt, paid|who',
    shows: 'dashboard',
  },
  {
    prompt:
      'i drive a taxi & need to write down every ride for the taxman - start place, end place, km, fare, tip, cash or card. plus expenses for fuel, washing, repairs. weekly profit',
    things: 'ride|rides|trip|trips, expense|expenses',
    fields: 'start|from, end|to|destination, km|distance, fare, tip, cash|payment',
  },
  {
    prompt:
      "Can you make a page for my sister's hen party? Program for the weekend with times and places, who's coming and what they've paid, packing list, and a quiz about the bride with ten questions. Pink please, and a bit silly.",
    things:
      'activity|activities|program item|event|events|programme item|program|agenda item|program items|programme, participant|participants|guest|guests|attendee|attendees, packing item|packing items|packing list|item|items|packing list item, question|questions|quiz question|quiz questions|quiz',
    fields: 'time, place, paid',
  },
  {
    prompt:
      "Tool for planning substitute teachers. When a teacher calls in sick we need to see which lessons are affected (class, subject, room, time) and which substitutes are available that day. Substitutes: name, mobile, subjects, days they can work. The office sends a text to them manually. I want to see how many substitute hours we've used per month.",
    things:
      'teacher|teachers|absence|absences|sick leave, lesson|lessons, substitute|substitutes|substitute teacher|substitute teachers',
    fields: 'class, subject, room, time, mobile|phone, days|availab',
  },
  {
    prompt:
      "I'm a union representative and help members with cases. A case has the member, employer, what it's about (dismissal, wages, harassment, hours), opened on, status, next meeting and outcome. Notes per case, with date. This is sensitive so it should need a login. I'd like statistics over what the cases were about.",
    things: 'case|cases, member|members, note|notes|case note|case notes',
    fields: 'employer, about|type|kind|subject|topic|category, opened, status, next|meeting, outcome',
    shows: 'dashboard',
  },
  {
    prompt:
      'I need a register of keys for a property company. Keys have a number, building, what door they open, how many copies. Handing out: to whom, company, date out, date back, signature. Lost keys should be marked. I should be able to search a person and see all the keys they hold.',
    things:
      'key|keys, handout|handouts|hand-out|loan|loans|handing out|key loan|key handout|handover|handovers|issue|issuance|checkout',
    fields: 'number, building, door, copies, company, out, back|return|due, lost',
  },
  {
    prompt:
      'We homeschool three kids and the county wants documentation. Per kid and subject: what we did, date, minutes, material used, and a photo of the work. Field trips with place and what we learned. At the end of the term a report by subject with hours. The kids are 7, 10 and 13 so they can tick things themselves.',
    things:
      'kid|kids|child|children|student|students, activity|activities|lesson|lessons|entry|entries|log entry|session|learning session|work|learning entry, field trip|field trips|trip|trips|excursion|excursions',
    fields: 'subject, date, minute|duration, material, photo, place',
  },
  {
    prompt:
      "I rent out party equipment: tables, chairs, a bouncy castle, popcorn machines. Every article has a name, how many we own, price per day, deposit and a picture. An order has the customer, delivery address, from and to dates, and several articles with quantity. It must not be possible to rent out more than we have. Drivers see a list of the day's deliveries and pick-ups.",
    things: 'article|articles|item|items|product|products|equipment|rental item, order|orders|rental|rentals|booking',
    fields: 'price, deposit, picture|photo|image, address, from|start, to|end',
  },
  {
    prompt:
      "It's for a rural bus that only runs when somebody calls. Passengers ring and we write: name, phone, from where, to where, what time, wheelchair yes or no, number of people. The driver gets the list for today on a tablet, sorted by time, and ticks picked up. I want to count rides per month for the municipality.",
    things: 'ride|rides|booking|bookings|trip|trips|call|request|ride request|order|passenger|passengers',
    fields: 'phone, from, to, time, wheelchair, people|number, picked',
  },
]
