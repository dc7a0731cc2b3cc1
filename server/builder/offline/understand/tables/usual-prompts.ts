// A working table of English prompts of one to four lines, the most usual kind: what it is for, what is kept, its fields. Written as a
// stranger, in five lots; the first lot's other half was only measured (docs/builder-gaps.md). A row is prompt # lists # fields # views.
import type { PromptCase } from './held-out-prompts.ts'

const rows = `
inventory of machine parts with price, stock and shelf location # part|parts|machine part|machine parts # price, stock|quantity, location|shelf
I coach under-12s football. Players with position and parent's phone, training sessions with attendance, a calendar of matches # player|players, session|training session|training|trainings, match|matches|game # position, phone, attendance|present # calendar
a register of our allotment plots: plot number, tenant, rent, paid until, waiting list too # plot|plots|allotment, waiting list|waiting|applicant|waiting list entry|person|people|queue entry # number, tenant|holder, rent, paid
track my sourdough bakes - flour, hydration %, bulk time, oven temp, rating 1-5 and a photo # bake|bakes|sourdough bake # flour, hydration, bulk|time, temp, rating, photo
dog grooming: customers and their dogs (breed, coat, temperament), appointments with price and what was done # customer|customers|client, dog|dogs|pet, appointment|appointments|booking # breed, coat, temperament, price, done|work|treatment|service
I rent out three cottages. I need bookings with guest, arrival, departure, price and deposit paid, and a calendar so I do not double book # booking|bookings|reservation # guest, arrival|check-in, departure|check-out, price, deposit # calendar
wine cellar: producer, vintage, region, grape, bottles left, drink before. Warn me when only one bottle is left # wine|wines|bottle # producer, vintage|year, region, grape, bottles|left|quantity|stock, drink
My grandmother takes a lot of pills. Medicines with dose and times a day, and tick off each day that she has taken them # medicine|medicines|medication|pill # dose, times
a food pantry at our church: donated goods with best before date and amount, families who come by, what each family got # good|goods|donation|item|donated goods|food item|product|donated good, family|families, handout|pickup|distribution|hand-out|what each family got|delivery|collection|visit # best before|expiry, amount|quantity
reading log for my class of 4th graders: student, book, pages read, date, short comment from parent # reading|log|entry|reading log|reading entry|readings|reading session|student|book # student, book, pages, date, comment
Beekeeping diary: hives with queen year and temper, inspections per hive with date, brood frames, honey supers, mites counted # hive|hives, inspection|inspections # queen, temper, date, brood, supers|honey, mites
Tool for the school library, books (title, author, isbn, shelf) and loans (pupil, class, due date). Late ones in red. # book|books, loan|loans # title, author, isbn, shelf, pupil|borrower, class, due
Weight training log. Exercises, and workouts with sets, reps, kilos. Chart of my progress # exercise|exercises, workout|workouts|session # sets, reps, kilos|weight # dashboard
Hunting club: members with licence expiry, game shot this season (species, date, place, weight), meat shares per member # member|members|hunter, game|kill|animal|animals|shot|harvest|bag|catch|game shot, share|shares|meat share|meat shares # licence|license|expiry, species, date, place, weight
Cleaning schedule for our stairwell: week, flat number, name, done. Nothing fancy. # week|turn|cleaning|cleaning turn|shift|duty|task|schedule|entry|chore|cleaning shift|cleaning week|cleaning duty # week, flat, name, done
Keep score at our Friday boule evenings. Players, games with teams and points, who leads the table # player|players, game|games|match|round # team, points|score
Wedding: guests with rsvp, food allergies and table number; vendors with price, deposit and contact; a to-do list with deadlines # guest|guests, vendor|vendors|supplier, task|tasks|todo|to-do|to-dos # rsvp, allergies|allergy, table, price, deposit, contact, deadline|due
Sailing logbook: date, from, to, distance in nautical miles, wind, crew, remarks. Sum of miles per year. # trip|trips|log|entry|passage|voyage|leg|sailing|log entry|logbook entry|sail|sailing trip # date, from, to, distance|miles, wind, crew, remarks|notes
for our nursery school: children, their parents' phones, allergies, and check in / check out every day # child|children, attendance|check-in|checkin|stay|check in|day|attendances|attendance record|visit # phone, allergies|allergy
The workshop needs job cards. Customer, car, reg no, fault, hours worked, parts used with price, total, ready or not # job|jobs|job card|job cards|work order # customer, car, reg, fault, hours, parts|price, total, ready|status
Board meetings: date, place, agenda, minutes, decisions with who is responsible and a deadline # meeting|meetings|board meeting, decision|decisions # date, place|location, agenda, minutes, responsible|who|assignee|owner, deadline|due
tracking my kids chores + pocket money, chore, who, how much its worth, done? # chore|chores # who|kid|child|assigned, worth|amount|value|money|reward, done
a roster for volunteers at the animal shelter - shift, day, person, area (dogs, cats, reception) # shift|shifts # day|date, person|volunteer, area
Tastings of coffee: roaster, origin, brew method, grind, dose, time, score and notes # tasting|tastings|coffee|coffees|brew|cup # roaster, origin, method|brew, grind, dose, time, score|rating, notes
Lost and found at the swimming hall: what was found, where, when, colour, picked up by, date picked up # item|items|found item|lost item|found items|lost and found|find|finds|lost and found item # what|item|name, where|place, when|date, colour|color, picked
Budget for the household with income and expenses by category and month, and a pie chart of where it goes # expense|expenses|transaction|transactions|income # category, month|date # dashboard
Petty complaints register for a housing association: date, resident, what it is about, measure taken, closed # complaint|complaints # date, resident, about|subject|what, measure|action, closed
Running diary (date, km, minutes, shoes, how it felt) with pace worked out automatically # run|runs|running|entry # date, km|distance, minutes|duration|time, shoes, felt|feel, pace
Lawyer's office: cases with client, opposing party, court, next hearing, status. Time entries per case with hours and rate. Deadlines in a calendar. # case|cases|matter, time entry|time entries|hour|hours|time, deadline|deadlines # client, opposing|party, court, hearing, status, hours, rate # calendar
Log every call that comes to the reception: caller, number, for whom, message, called back yes or no # call|calls # caller, number|phone, whom|recipient|for, message, back
Electricity and water meter readings for 30 holiday cabins: cabin, meter, reading, date. Show consumption since last time. # reading|readings|meter reading|meter readings, cabin|cabins # cabin, meter, reading|value, date
Applications for grants from the municipality's culture fund: applicant, amount asked for, purpose, decision, amount granted # application|applications|grant|grant application # applicant, amount, purpose, decision, granted
i collect vinyl. artist, album, year, label, condition of sleeve and disc, price paid, where i bought it # record|records|vinyl|album|albums|vinyls # artist, album|title, year, label, sleeve|condition, disc|condition, price|paid, bought|where
CRM light: companies, contacts, deals with value and stage, and next activity. Pipeline as a board # company|companies, contact|contacts, deal|deals # value, stage, next|activity # board
Packing list for hiking: item, weight in grams, category, worn or carried, packed. Sum the weight. # item|items|packing item|gear|packing list item # item|name, weight, category, worn|carried, packed
Blood pressure morning and evening: systolic, diastolic, pulse, note. Graph per week # reading|readings|measurement|measurements|blood pressure|blood pressure reading # systolic, diastolic, pulse, note # dashboard
quality deviations in a factory. Number, date, line, product, description, cause, corrective action, responsible, closed date. Filter by line. # deviation|deviations|nonconformity|quality deviation # number, date, line, product, description, cause, action, responsible, closed
Genealogy: persons with born, died, birthplace, occupation, parents; sources with archive and page # person|persons|people|relative|ancestor, source|sources # born|birth, died|death, place|birthplace, occupation, parents, archive, page
Pest control firm - visits with customer address, pest, treatment used, technician, follow-up date # visit|visits|job|jobs # address|customer, pest, treatment, technician, follow
My bird sightings: species, count, place, date, weather, photo. How many species this year? # sighting|sightings|bird|observation|bird sighting # species, count|number, place|location, date, weather, photo
Scout troop: scouts with patrol and parents' number, badges and who has earned which, camps with date, cost and who comes # scout|scouts, badge|badges, camp|camps # patrol, number|phone, date, cost
Compliance: risks with likelihood 1-5, impact 1-5, score, owner, mitigation, review date. Sort highest score first # risk|risks # likelihood, impact, score, owner, mitigation, review
Daycare for dogs: dogs with owner, vet and feeding notes. Bookings per day, max 12 dogs a day # dog|dogs, booking|bookings|stay # owner, vet, feeding|notes
Lunch orders in the office every thursday, everybody enters name, dish, extras and price, and someone sees the sum # order|orders|lunch order|lunch # name, dish, extras, price
Snow clearing: addresses we plough, order on the route, price per season, key code. And a log of each time we were there # address|addresses|stop|customer, log|visit|visits|clearing|log entry|entry|time|clearings|snow clearing # order|route, price, key|code
Newsletter subscribers with name, email, signed up on and source # subscriber|subscribers # name, email, signed|date|since, source
Student nurse here, I want to log my clinical placements: ward, hospital, start and end, hours, supervisor, skills practised # placement|placements|clinical placement|clinical placements # ward, hospital, start, end, hours, supervisor, skills
Guest house breakfast list: room, guest, number of persons, time, special diet # breakfast|breakfasts|breakfast order|order|guest|guests|booking|entry # room, guest, persons|number|people, time, diet
Road club: members, cars they own (make, model, year, chassis number), outings with route and date # member|members, car|cars, outing|outings|event|trip # make, model, year, chassis, route, date
Track my migraine attacks - start, end, strength, triggers (sleep, stress, food, weather), medicine taken, did it help # attack|attacks|migraine|migraines|migraine attack|headache|episode # start, end, strength|intensity|severity, triggers, medicine|medication, help
The garage sale: what we sell, asking price, lowest price, sold for, buyer # item|items|thing|product|sale|article|garage sale item # asking|price, lowest, sold, buyer
Greenhouse notebook: sowings with crop, variety, sown date, tray, germinated %, pricked out; harvests in kg # sowing|sowings, harvest|harvests # crop, variety, sown|date, tray, germinated|germination, pricked, kg|weight|amount
Housing cooperative laundry room bookings: flat, machine, date and time slot # booking|bookings|laundry booking # flat, machine, date, slot|time
Speech therapist: clients, goals per client, sessions with date, exercise and result # client|clients|patient, goal|goals, session|sessions # date, exercise, result
Car pool at work: rides offered, from where, departure time, free seats, who comes along # ride|rides|carpool|trip # from|where, departure|time, seats, who|passengers|along
Homeschool planner. Subjects, lessons with date, material and minutes, and a portfolio of my daughter's work with photos # subject|subjects, lesson|lessons, work|portfolio|works|portfolio item|portfolio piece|portfolio entry # date, material, minutes|duration, photo
Machine maintenance: machines, what should be done and how often, when it was done last and by whom # machine|machines, maintenance|task|maintenance task|job|service|maintenance plan|maintenance job # often|interval, last|done, whom|by|who
Translate club: words in Spanish with meaning, example sentence and how well I know them, practise as flash cards # word|words # meaning|translation, example|sentence, know|level # flashcards
Shop floor: orders to produce with article, quantity, machine, planned start, status; and downtime per machine with reason and minutes # order|orders|production order|work order, downtime|downtimes|stop|stoppage # article|product, quantity, machine, start, status, reason, minutes
Camp kitchen: meals for the week with recipe, number of eaters and cost; shopping list with amounts # meal|meals|dish, shopping|shopping list|shopping item|shopping list item|grocery|item|purchase|groceries # recipe, eaters|persons|number|people, cost, amount|quantity
Keys of the housing association: key number, door, who has it, handed out on, returned # key|keys # number, door, who|holder, handed|out, returned
We lend out board games at the library. Games with age, players and playing time; loans with member, date and due date # game|games|board game, loan|loans # age, players, time|duration, member|borrower, date, due
Small brewery, need stock of raw materials (malt, hops, yeast) with supplier, batch no, best before and kg left # raw material|raw materials|material|ingredient|stock # supplier, batch, best before|expiry, kg|left|quantity|amount
dentist recall list - patient, phone, last checkup, next checkup, called yes/no # patient|patients|recall|recalls # phone, last, next, called
organise the summer camp: children with age, allergies and group, leaders with phone, activities with time and place # child|children|camper, leader|leaders, activity|activities # age, allergies|allergy, group, phone, time, place|location
Shared flat expenses, who paid, what for, amount, split between whom, settled # expense|expenses # who|paid, what|purpose|for, amount, split|whom|between, settled
inspection rounds of playgrounds: playground, equipment, defect, risk class A/B/C, photo, fixed by # inspection|inspections|defect|inspection round|round|finding|playground # equipment, defect, risk, photo, fixed
Track medication for the cats, which cat, drug, dose, morning or evening, given # medication|medicine|dose|drug|medications # cat|pet, drug|medicine|name, dose
a simple CRM for my consulting: leads with company, contact, value, probability and next step, and notes from meetings # lead|leads|deal, note|notes|meeting note|meeting notes|meeting # company, contact, value, probability, next
Film club screenings: date, film, director, who presents, how many came, average rating # screening|screenings|film screening # date, film, director, presents|presenter, came|attendance|number|visitors, rating
i keep rabbits. each rabbit: name, breed, born, mother, father, cage. litters with date, number of kits, weaned # rabbit|rabbits, litter|litters # name, breed, born, mother, father, cage, date, kits|number, weaned
Staff training matrix: employee, course, date passed, valid until, certificate file. Expired in red, expiring within 60 days in yellow # training|course|certificate|certification|training record|employee|trainings # employee, course, passed|date, valid|until, certificate|file
Orders for our farm box: customer, size (small, medium, large), pick up place, week, paid # order|orders|box|farm box # customer, size, place|pick, week, paid
collection of fountain pens with brand, nib, filling system, ink in it right now, price; also my inks with colour and bottle size # pen|pens|fountain pen, ink|inks # brand|maker, nib, filling, price, colour|color, size
Meeting room booking for a co-working space: rooms with seats and screen, bookings with company, start, end # room|rooms|meeting room, booking|bookings # seats|capacity, screen, company, start, end
Community garden: who waters when, tools we own, harvest log with crop and kilos # watering|shift|duty|turn|waterings|watering turn|task|member, tool|tools, harvest|harvests # crop, kilos|weight|amount|quantity
logbook for a ham radio operator with call sign, frequency, mode, time UTC, signal report sent and received # contact|qso|log entry|log|entry|radio contact|contacts # call, frequency, mode, time, sent|report, received|report
I run a hostel kitchen - need allergens per dish, suppliers, and a weekly menu # dish|dishes, supplier|suppliers, menu|menus|meal|menu item # allergens
students thesis supervision: student, title, supervisor, start, planned defence, chapters handed in, meetings with date and what we agreed # student|students|thesis|theses, meeting|meetings # title, supervisor, start, defence|defense, chapters, date, agreed
Bus company charter trips: customer, date, from, to, bus, driver, passengers, price, invoiced or not # trip|trips|charter|charter trip # customer, date, from, to, bus, driver, passengers, price, invoiced
vaccination register for a kennel. dog, vaccine, date, next due, vet, batch number # vaccination|vaccinations # dog, vaccine, date, next|due, vet, batch
A place to note what I plant on the balcony: plant, pot size, sown, potted, sun or shade, watering. Photos too please # plant|plants|planting # pot, sown, potted, sun|shade|light, watering|water, photo|picture|image
church: members with baptism and confirmation date, pastoral visits, donations per member and year # member|members, visit|visits|pastoral visit, donation|donations # baptism, confirmation, year|date
Rental cars at an island: cars, customers, rentals with pick-up, return, km out and km in, damage, total price # car|cars|vehicle, customer|customers, rental|rentals # pick, return, out, in, damage, price|total
Recipes from my aunt with photo, ingredients, how to do it, oven temperature. Search by ingredient # recipe|recipes # photo, ingredients, how|steps|instructions|method, temperature|oven
Our choir trip: participants (room, passport number, diet, paid), timetable, costs # participant|participants|traveller, timetable|event|activity|program|programme|events|itinerary|timetable entry|lesson, cost|costs|expense|expenses # room, passport, diet, paid
crm for a yoga teacher: clients, passes bought (10 classes, month), classes with attendance # client|clients, pass|passes, class|classes # attendance
Furniture restoration jobs: customer, piece, wood, what needs doing, hours so far, quoted price, before and after photos, status # job|jobs|piece|furniture|project|restoration|restoration job # customer, piece, wood, hours, price|quote, before, after, status
Keep the minutes of our parish council: date, present, items discussed, decisions; and open actions with owner and due date # minutes|meeting|meetings, action|actions|task|decision # date, present|attendance, items|discussed|agenda, decisions, owner, due
bird ringing data. ring number, species, age, sex, wing length, weight, net, date, ringer # bird|ringing|capture|birds|ringings|ring # number|ring, species, age, sex, wing, weight, net, date, ringer
table of all insurance policies we have: company, policy number, what is covered, premium, paid yearly or monthly, renewal # policy|policies|insurance|insurances|insurance policy # company|insurer, number, covered|coverage, premium, renewal
After school club sign in: kid, arrives, leaves, picked up by. And list of kids with guardian phone # sign in|sign-in|attendance|stay|visit|signin|check-in|sign ins, kid|kids|child|children # arrives|arrival|in, leaves|out|departure, picked, phone|guardian
Event company: events with client, venue, date and budget; staff with hourly pay; who works at which event # event|events, staff|employee|employees|staff member, shift|assignment|shifts|assignments|staffing|booking # client, venue, date, budget, pay|hourly|wage
Metal shop quotes: customer, drawing no, material, thickness, quantity, price per piece, valid until # quote|quotes # customer, drawing, material, thickness, quantity, price, valid|until
my running shoes with km on them, bought when, retired; and runs with shoe, km and time # shoe|shoes|running shoe|running shoes, run|runs # km|distance, bought, retired, shoe, time|duration
Letters to the mayor's office: sender, subject, received, department, answered on, deadline two weeks # letter|letters # sender, subject, received, department, answered, deadline
cooking classes: class with date, theme, chef, price, max guests; bookings with name, allergies, paid # class|classes|cooking class, booking|bookings # date, theme, chef, price, max|guests|capacity, name, allergies, paid
Track parcels for the whole building, flat, carrier, arrived, picked up, shelf # parcel|parcels|package # flat, carrier, arrived, picked, shelf
an app for our tabletop roleplaying group: characters (class, level, hp, player), sessions with date and recap, loot # character|characters, session|sessions, loot|item|loot item|treasure # class, level, hp, player, date, recap
Ski rental shop: skis and boots with size, length, condition. Rentals: customer, from, to, deposit, returned # ski|skis|equipment|boot|ski equipment, rental|rentals # size, length, condition, customer, from, to, deposit, returned
Beach huts for hire: hut number, colour, weekly price. Bookings with name, phone, week and deposit. # hut|huts|beach hut, booking|bookings # number, colour|color, price, name, phone, week, deposit
Which neighbour has which of my ladders and tools, since when # loan|loans|tool # who|borrower|neighbour, since|date
Diabetes log: blood sugar before and after meals, carbs, insulin units, time. Weekly average. # reading|readings|measurement|log|entry|blood sugar|glucose reading|blood sugar reading # sugar|glucose, carbs, insulin, time
Keep the accounts of our small choir: income, expenses, member dues paid or not # income|transaction|transactions|expense|expenses|account, dues|due|member|members|fee|fees|payment # amount
plumber: jobs (address, what, hours, materials), van stock with minimum, and invoices sent # job|jobs, stock|part|item|material|van stock|stock item, invoice|invoices # address, hours, materials, minimum
A pub quiz organiser - teams, rounds, points per round and team, a live ranking # team|teams, round|rounds, point|points|score|scores # points|score
Spare parts for old tractors that i sell: part name, fits model, condition, asking price, sold to # part|parts|spare part # name, model|fits, condition, price, sold|buyer
Register of graves in the churchyard: row, grave no, name of the buried, year, next of kin, lease until # grave|graves # row, number|grave, name|buried, year, kin, lease|until
Language cafe: volunteers and learners, languages they speak, who is paired with whom, meetings # volunteer|volunteers, learner|learners, pair|pairs|pairing|match, meeting|meetings # languages|language
Track my guitars: brand, model, serial number, strings last changed, value; and lessons i took with what we practised # guitar|guitars, lesson|lessons # brand, model, serial, strings|changed, value, practised|content|notes|practiced
school kitchen: menu per week, number of children with special diets, food waste in kilos per day # menu|menus|meal|dish|menu item, waste|food waste|wastes # waste|kilos|weight
Sponsors of the club: company, contact, amount per year, contract until, what they get (banner, tickets, shirt) # sponsor|sponsors # company, contact, amount, contract|until, get
I restore vintage radios. Radios with maker, year, tubes, fault, parts ordered, hours, sold for # radio|radios # maker, year, tubes, fault, parts, hours, sold|price
Absence list for a nursery: child, date, reason (ill, holiday, other), who called in # absence|absences # child, date, reason, who|called
our road trip: stops with arrival, nights, where we sleep, cost; and a packing list # stop|stops, item|packing item|packing list|packing list item|thing # arrival, nights, where|sleep, cost
Translation agency: translators with languages and rate per word, jobs with client, words, deadline, translator, invoice sent # translator|translators, job|jobs # languages|language, rate, client, words, deadline, translator, invoice
rota for the lifeboat crew, who is on call which week, training done, phone # crew member|crew|shift|member|person|on-call|duty|rota|week|employee # who|name|person, week, training, phone
Study planner with courses, exams (date, room, grade) and assignments with due date and hand-in status # course|courses, exam|exams, assignment|assignments # date, room, grade, due, status
aquarium: fish with species and date added, water tests (pH, nitrate, temperature), water changes # fish|fishes, test|tests|water test|water tests, change|changes|water change|water changes # species, date, ph, nitrate, temperature
We lend costumes and props. Item, size, location in the attic, out to, back on # item|items|costume|costumes|prop|loan|costumes and props # item|name, size, location, out|borrower, back|return
Customer feedback for the restaurant: date, table, food 1-5, service 1-5, comment, would recommend # feedback|review|reviews|response|feedbacks|feedback entry # date, table, food, service, comment, recommend
A list of every subsidy our farm gets: scheme, hectares, amount, applied, paid out, rules to follow # subsidy|subsidies # scheme, hectares, amount, applied, paid, rules
bookbinder. orders with customer, kind of binding, paper, number of copies, price, ready by # order|orders # customer, binding, paper, copies, price, ready
Emergency contacts and medical notes for scouts on a hike # scout|scouts|contact|emergency contact|participant # contact|phone, notes|medical
Manage 40 vending machines: location, model, last refill, cash collected, faults reported # machine|machines|vending machine # location, model, refill, cash, faults|fault
Podcast planning: episodes with guest, topic, recording date, publish date, status from idea to published; and a list of possible guests # episode|episodes, guest|guests # guest, topic, recording, publish, status
Kids' height and weight chart, measured every birthday # measurement|measurements|child|kid # height, weight # dashboard
Legal aid clinic: volunteers, appointments with client name, problem area, advice given, follow up needed # volunteer|volunteers, appointment|appointments # client|name, problem|area, advice, follow
ski school — instructors with levels they teach, groups with age, level and meeting point, pupils with group # instructor|instructors, group|groups, pupil|pupils|student # level, age, meeting, group
Things I lost and where I last saw them # thing|things|item|items|lost item|lost thing # where|place|location
Hotel housekeeping: rooms, status clean or dirty, who cleans, checked by, remarks, minibar # room|rooms # status, who|cleaner, checked, remarks, minibar
Rainfall: date and millimetres, sum per month, compare with last year # rainfall|measurement|reading|entry|rainfalls|rain|rainfall reading|rainfall measurement # date, millimetres|rain|amount|mm # dashboard
My poems: title, text, written on, mood, published where # poem|poems # title, text, written|date, mood, published
Warehouse deliveries in: supplier, order number, pallets, damaged, signed by, photo of the delivery note # delivery|deliveries # supplier, order, pallets, damaged, signed, photo
Fundraising run: runners, sponsors per runner, laps run, amount per lap, total raised # runner|runners, sponsor|sponsors # laps, amount, total|raised
Office plants and who waters them. Plant, room, watered last, needs light or shade # plant|plants # room, watered|last, light|shade, who|waters
Escape room: bookings with team name, players, room, start time, escaped in minutes, hints used # booking|bookings # team|name, players, room, start, minutes|escaped, hints
an album of my grandfather's slides. slide no, year, place, people on it, scanned y/n # slide|slides|photo # number|slide, year, place, people, scanned
IT asset list: laptops and phones, serial number, user, bought, warranty until, returned # laptop|laptops|asset|assets|device # serial, user, bought, warranty, returned
Municipal playground wishes from citizens with area, wish, votes and answer from us # wish|wishes|suggestion|playground wish|playground wishes # area, wish, votes, answer
Tailor: customers with measurements (chest, waist, hip, inseam) and alterations with garment, what to do, price and pick up date # customer|customers, alteration|alterations # chest, waist, hip, inseam, garment, what, price, pick
Judges at a dog show score dogs: breed, ring, number, points for gait, coat, temper # dog|dogs|score|scores # breed, ring, number, gait, coat, temper
Night shift handover: what happened, which patient, what to watch, signed # handover|handovers|note|event|entry|handover note # happened|what, patient, watch, signed
Rowing club boats: boat, type (single, double, four), damage reports with date and who, and outings booked # boat|boats, damage report|damage|damages|damage reports|report, outing|outings|booking # type, date, who|person|reporter
Used books my shop buys in: title, author, isbn, bought for, sell at, shelf, sold # book|books # title, author, isbn, bought|cost, sell|price, shelf, sold
Hen party: who comes, who has paid what, ideas for games, schedule of the day # guest|guests|participant|person|people|attendee, payment|payments|expense, idea|ideas|game|games, schedule|event|activity|programme item|schedule item|point
Electrician certificates: installation address, circuit, measured values, ok or not, next inspection # certificate|certificates|inspection|installation # address, circuit, values|measured, ok|result, inspection|next
Piano tuner: pianos (owner, make, year, pitch), tunings with date, price, next due; route for the day # piano|pianos, tuning|tunings|visit # owner, make, year, pitch, date, price, next|due
we foster kittens: kittens with born, weight per day, vaccinated, adopted by # kitten|kittens # born, weight, vaccinated, adopted
parking permits in our street. plate, flat, valid from, valid to, fee paid # permit|permits|parking permit # plate, flat, valid, fee|paid
Sauna club: members, towels and oil sold, sauna bookings with time and number of people # member|members, booking|bookings|sauna booking, sale|sales|product|towel|towels # time, number|people
We are a debt counselling service. Clients with income and debts, creditors, meetings with summary, and a budget per client # client|clients, creditor|creditors, meeting|meetings, budget|budgets # income, debts, summary
Rehearsal plan for an amateur theatre: scenes with actors needed, rehearsals with date, place and scenes, lines learned yes/no # scene|scenes, rehearsal|rehearsals # actors, date, place
Tree nursery stock: species, pot size, height, number in stock, price, bed # tree|trees|plant|plants|stock|seedling|tree nursery stock # species, pot|size, height, number|stock|quantity, price, bed
Grading for my woodwork class: pupils, assignments, marks from 1 to 10 with a comment # pupil|pupils, assignment|assignments, mark|marks|grade|grades # comment
Log of power cuts: start, end, streets affected, cause, customers without power # power cut|power cuts|outage|cut|cuts # start, end, streets, cause, customers
vets on call, farms, calls with animal, symptom, treatment and kilometres driven # vet|vets, farm|farms, call|calls # animal, symptom, treatment, kilometres|kilometers|distance
A gift list for christmas: for whom, idea, price, bought, wrapped # gift|gifts|present|idea # whom|for|recipient|person, price, bought, wrapped
our kids' football cup: teams with group and contact, pitches, games with time, pitch, result, a table per group # team|teams, pitch|pitches, game|games|match # group, contact, time, result
Rent a trailer: trailers with size and max load, hires with customer, from, to, price, damage # trailer|trailers, hire|hires|rental|rentals # size, load, customer, from, to, price, damage
Sick leave register for a small company, employee, from, to, percent, certificate received # sick leave|leave|absence|sick leaves|absences # employee, from, to, percent, certificate
My mother's care: visits by the nurse, what was done, next visit, questions for the doctor # visit|visits|nurse visit, question|questions # done|what, next
Community radio: shows with host and slot, episodes with playlist, ads with sponsor and times played # show|shows, episode|episodes, ad|ads|advert|spot # host, slot, playlist, sponsor, times|played
Glass blowing studio — pieces with weight, colours, firing date, price, sold to; courses with participants # piece|pieces, course|courses # weight, colours|color|colors|colour, firing|date, price, sold
wood pile: cubic metres, species, split when, dry from, where it is stacked # pile|wood|wood pile|firewood|stack|batch|piles|entry # cubic|volume|metres, species, split, dry, where|place|location|stacked
Landlords association wants to collect cases: member, tenant problem, advice, lawyer, hours, outcome # case|cases # member, problem, advice, lawyer, hours, outcome
Ham, cheese, bread: stock for our sandwich bar with supplier, price per kilo, minimum and order day # stock|ingredient|ingredients|item|product|stock item|goods # supplier, price, minimum, order|day
parish register: baptisms, weddings and funerals with date, names, priest # baptism|baptisms, wedding|weddings, funeral|funerals # date, names|name, priest
Weaving: looms, warps with length, yarn and threads per cm, fabrics woven with metres and customer # loom|looms, warp|warps, fabric|fabrics # length, yarn, threads, metres|meters, customer
Track what we eat out of the freezer: what, portions, frozen on, drawer, eaten # item|freezer item|food|meal|portion|entry|items|frozen item # what|name|item, portions, frozen, drawer, eaten
Citizens' advice: enquiries with topic, channel (phone, visit, email), minutes, referred to # enquiry|enquiries|inquiry # topic, channel, minutes, referred
gliding: flights with pilot, aircraft, launch (winch, tow), start, landing, airfield; sum of hours per pilot # flight|flights # pilot, aircraft, launch, start, landing, airfield
Small claims at an insurance broker: claims with policy, what happened, amount, paid, deductible; and customers # claim|claims, customer|customers # policy, happened|what, amount, paid, deductible
Bike couriers: deliveries with from, to, parcel size, courier, picked up at, delivered at, price # delivery|deliveries # from, to, size, courier, picked, delivered, price
Kennel for breeding cats: queens and toms, litters, kittens with colour, chip number, buyer and price # queen|queens|cat|cats, litter|litters, kitten|kittens # colour|color, chip, buyer, price
Evening class survey of what people paid and learned #  #  # survey
Trade fair leads: name, firm, interest, hot or cold, follow up by, business card photo # lead|leads|trade fair lead # name, firm|company, interest, follow, photo|card
Church organ: stops, faults reported with date and organist, tuning dates # stop|stops, fault|faults, tuning|tunings # date, organist
cottage on the coast shared by four families. weeks, who has which week, cleaning fee paid, repairs to do # week|weeks|stay|booking|turn, family|families, repair|repairs # paid|fee
Shopkeepers' diary of shoplifting: date, time, item, value, description of the person, police informed # incident|theft|shoplifting|entry|diary entry|thefts|diary|case|shopliftings # date, time, item, value, description|person, police
Fertiliser plan: field, crop, product, kg per hectare, date spread, weather # fertilisation|fertiliser|application|spreading|plan|entry|fertiliser plan|field|fertiliser application|fertilizer application|spread # field, crop, product, kg|amount, date, weather
tell me which of my students passed: student, test, points, pass or fail # student|students|result|test|results|test result # student, test, points, pass|result
Clock in: employees, in, out, break, job number. Hours per employee per week. # employee|employees|clock entry|time entry|shift|clock in|attendance|clock-in|clock entries|time entries # in, out, break, job
ferry tickets for islanders: name, card number, valid until, trips left # ticket|tickets|card|ferry ticket # name, number, valid|until, trips|left
Catering: events with guests, menu, staff needed, equipment to rent, deposit; menus with price per head # event|events, menu|menus # guests, menu, staff, equipment, deposit, price
I photograph weddings, keep my shoots: couple, date, church, party, hours, price, album delivered # shoot|shoots|wedding|photo shoot # couple, date, church, party, hours, price, album|delivered
Water association: houses connected, meter no, yearly reading, fee, leaks with position and repaired # house|houses|connection|household, leak|leaks # meter|number, reading, fee, position|location, repaired
model of our customer visits by sales reps; visit date, customer, purpose, result, next step, kilometres # visit|visits|customer visit|customer visits # date, customer, purpose, result, next, kilometres|distance
Textile recycling: bags received by weight and source, sorted into reuse, recycle, waste # bag|bags|delivery|intake|received bag # weight, source, sorted|category|type
stamps for swap with other collectors: stamp, country, year, I offer, I want; collectors with address and email # stamp|stamps, collector|collectors # country, year, address, email
I manage a small gallery. Artworks with artist, technique, price and photo in a grid, sales with buyer and commission, and only I may see the prices # artwork|artworks, sale|sales # artist, technique, price, photo, buyer, commission # gallery
Task list for the office move, sorted by department, with deadline and responsible person. Show late ones in red and let people tick off # task|tasks # department, deadline|due, responsible|assignee|who
Something where parents can report lice, class, date, treated or not. Teachers see a list per class. # report|reports|case|lice|lice report # class, date, treated
Order form for firewood, customer types name, address, cubic metres, delivery day. I see all orders in a calendar and mark them as paid. # order|orders # name|customer, address, cubic|metres|volume|quantity, delivery|day|date, paid # calendar
Keep an eye on expiry dates in the first aid boxes on our ships: box, ship, item, expires. Mail me a month before. # item|items|first aid item|first aid box|box|content # box, ship, item, expires|expiry
simple hour reporting: who, project, date, hours, comment. Boss needs a sum per project and month and an export to Excel # hour|hours|time entry|time entries|time report|entry|report|hour report # who|person|employee, project, date, hours, comment
A board with the jobs in our print shop from ordered to printed to delivered; customer, paper, copies, deadline, price # job|jobs|print job # customer, paper, copies, deadline|due, price # board
Vote for the next book in our book club: titles with author, pages and why, everyone can vote # book|books|title|suggestion # author, pages, why|reason, vote
Home inventory for the insurance: thing, room, bought when, price, receipt, serial number. Total value at the top. # thing|item|things|belonging|possession|home item|inventory item # room, bought, price, receipt, serial
I train for a marathon and would like to log runs by distance, time, shoes and feeling, see weekly kilometres as bars, and compare with my plan # run|runs # distance, time, shoes, feeling|mood # dashboard
We have 40 lockers. Locker number, who rents it, code, rent paid until. Colour free ones green. # locker|lockers # number, who|renter|tenant, code, paid|rent
For the handball club: a page of the results, opponents, home or away, date, goals for and against, scorers # result|results|match|matches|game # opponent, home|away, date, goals, scorers
Please help me keep order among my seeds: variety, sort, bought from, best before, how many left, sowing month # seed|seeds|seed packet # variety, bought, best before|expiry, left|quantity|many, sowing|month
A waiting list for places at our preschool with child, birth date, siblings here, wanted start, parents and phone, and a queue number # child|waiting list|applicant|application|place|waiting list entry|queue entry|waitlist entry|queue|waiting child # birth, siblings, start, parents, phone, queue
Log visits to our bat boxes. box number, date, species, number of bats, droppings yes/no. Map the boxes # visit|visits|check|bat box visit, box|boxes|bat box # number, date, species, droppings
Our charity lends wheelchairs free of charge. Who, phone, which chair, out, due, back. I need to see which chairs are in. # loan|loans|lending, chair|chairs|wheelchair|wheelchairs # who|borrower, phone, chair, out, due, back|return
A checklist before every flight with my drone: battery, propellers, weather, no-fly zone; and a flight log with place, minutes and battery number # checklist|check|checklist item|pre-flight check|item, flight|flights|flight log # place, minutes, battery
Reminders for car things: what (tyres, oil, inspection), car, due date, cost last time # reminder|reminders|task|service|car thing # car, due, cost
Who is bringing what to the potluck: name, dish, vegetarian or not, servings # dish|dishes|contribution|potluck|guest|bring|entry # name, dish, vegetarian, servings|portions
As a union rep I note every case: member, workplace, employer, issue, dates, what was agreed. Confidential, so login. # case|cases # member, workplace, employer, issue, agreed
student rooms: room, floor, rent, tenant, moved in, deposit, keys given, defects noted at move-in # room|rooms|student room # floor, rent, tenant, moved, deposit, keys, defects
Cheese making notebook – milk type, litres, rennet, temperature, pressing time, weight, tasted on, verdict # cheese|cheeses|batch|cheese batch|make|entry|note|notes # milk, litres, rennet, temperature, pressing, weight, tasted, verdict
Show me our monthly energy use per building in a chart: building, month, kWh electricity, kWh heating, cost # reading|readings|energy use|consumption|entry|energy reading|meter reading|record # building, month, electricity, heating, cost # dashboard
Volunteers for the marathon: name, shirt size, station, shift, phone; stations with leader and equipment # volunteer|volunteers, station|stations # name, shirt, shift, phone, leader, equipment
Claims from passengers: flight, name, what got lost or broken, compensation asked and paid, closed date # claim|claims # flight, name, lost|what|broken, compensation, closed
Portfolio of rental properties with address, purchase price, loan, rent income, and yield worked out # property|properties|rental property # address, price, loan, rent, yield
a planner for my bullet journal habits, mood 1-5, hours of sleep, glasses of water, one line about the day # day|entry|entries|journal entry|habit|habits|log|journal # mood, sleep, water, line|day|note
customers complaints about deliveries: order number, customer, what was wrong, photo, refund, solved on. Statistics per month. # complaint|complaints # order, customer, wrong, photo, refund, solved
Nursing home menu wishes: resident, likes, dislikes, texture, allergies; birthdays of residents this month # resident|residents|wish|menu wish|wishes # likes, dislikes, texture, allergies|allergy, birthday
Lesson bookings for the riding school. Riders book a lesson with date, horse, teacher, level; max six riders per lesson. # booking|bookings|lesson|lesson booking # date, horse, teacher|instructor, level
Tracking parcels I return to web shops: shop, item, sent on, refund expected, refund received # return|returns|parcel|parcels # shop, item, sent, refund
Bakery production list for the night shift: product, quantity, batch, oven, who, done # production|product|products|item|batch|production item|production order|entry|bake # quantity, batch, oven, who|baker|assignee, done
Guest book for the mountain hut with name, from where, date, weather, message # entry|guest|guests|guest book entry|guest entry|message|guestbook entry|visit # name, from|where, date, weather, message
Machines we rent from others: machine, supplier, day rate, from, until, site; sum what it costs us # machine|machines|rental|rentals|hire # supplier, rate, from, until, site
swap day for kids clothes: family, items handed in, points, items taken # family|families|swap|item|participant # handed|in, points, taken
Fire wardens per floor, with deputy, phone, training date. Drills with date, time to empty the building, remarks. # warden|wardens|fire warden, drill|drills # floor, deputy, phone, training, date, time, remarks
Collect the tips we get at the cafe per day and shift and split them by hours worked # tip|tips # day|date, shift, hours
list of the songs i can sing at karaoke, artist, key, how sure i am 1-5 # song|songs # artist, key, sure|rating|level
Purchase requests in a school: who asks, what, why, price, account, approved by the principal or not # request|requests|purchase request # who|requester|asks, what|item, why|reason, price, account, approved
my therapy homework: exercises with date, anxiety before and after 0-10, thoughts # exercise|exercises|homework # date, before|anxiety, thoughts
`

export const usualPrompts: readonly PromptCase[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [prompt = '', things = '', fields, shows] = row.split(' # ')
    return { prompt, things, ...(fields && { fields }), ...(shows && { shows }) }
  })
