// The other half of the ordinary wishes, by four other strangers; run only to measure.
import { type WishesOn, wishesOn } from './cases.ts'

const cases: readonly WishesOn[] = [
  [
    'en',
    'Goats on our hill farm: name, ear tag, born (date), breed (Boer, Saanen, Kalahari Red), litres of milk a day (number), notes (long text). Treatments: goat (reference to Goats), date, medicine, dose',
    [
      ['add sex, male or female', 'field:sex|gender, option:male, option:female'],
      [
        'Please can the medicine be obligatory? My nephew forgets to write it and after two days nobody knows what the goat got.',
        'required:medicine',
      ],
      ['treatments on a calendar', 'view:calendar'],
      [
        'In September the sheep are coming as well, so the first list should be called Animals and not Goats any more.',
        'label:animals, no label:goats',
      ],
      [
        'make it green like our hills and instead of born write date of birth',
        'palette:green|lime|teal, label:date of birth, no label:born',
      ],
    ],
  ],
  [
    'en',
    'Glazes of a pottery studio: name, colour family (blue, green, white, brown, red), cone (number), food safe (yes/no), recipe (long text), photo (image)',
    [
      ['I choose glazes with my eyes, not by reading. Could there be a wall of pictures?', 'view:gallery'],
      ['colour families black and celadon too', 'option:black, option:celadon, option:blue'],
      ['cone should be text. we write 06, 6, 10R and so on and a number field eats my zero', 'type:cone=text'],
      ['photo at the very top, even before the name', 'before:photo<name'],
      [
        "most of ours are food safe so have that ticked from the start, and cone mustn't be left empty",
        'start:food safe=true|yes, required:cone',
      ],
    ],
  ],
  [
    'en',
    'Repair jobs in a bicycle workshop: customer, phone (phone), bike, problem (long text), status (waiting, in work, ready, collected), price (money), received (date)',
    [
      ['board by status', 'view:board'],
      [
        'Add a status "waiting for parts", this is where half of my bikes live, to be honest',
        'option:waiting for parts, option:ready, option:collected',
      ],
      ['prices in zloty', 'currency:PLN'],
      ['"in work" should be "on the stand"', 'option:on the stand, no option:in work'],
      ['newest received on top pls and get rid of those made up bikes', 'sort:received, no rows'],
    ],
  ],
  [
    'en',
    'Drivers: name, phone, licence class (B, C, CE), active (yes/no). Deliveries: order number, address, delivery day (date), weight (number), state (planned, loaded, delivered, failed)',
    [
      ['Every delivery should know which driver takes it.', 'link:driver'],
      ['weight in kg', 'unit:weight=kg|kilo'],
      [
        'Hi! Is it possible to get a dashboard where the dispatcher sees how many deliveries are planned, loaded and so on? We have a big screen on the wall doing nothing.',
        'view:dashboard',
      ],
      [
        'split address into street, postcode and city thx',
        'field:street, field:postcode|post code|postal code|zip, field:city|town, no field:address',
      ],
      [
        'licence class can go, all of them have CE now. also the night shift gets blinded, dark please',
        'no field:licence class, mode:dark',
      ],
    ],
  ],
  [
    'en',
    'Patients of a village clinic: name, date of birth (date), village, phone, allergies (text). Visits: patient (reference to Patients), visit date (date), complaint (long text), temperature (number), next visit (date)',
    [
      ['This is patient data, so the nurses must sign in with a password before they see something.', 'login'],
      ['blood group (A+, A-, B+, B-, AB+, AB-, O+, O-)', 'field:blood group|blood type, option:A+, option:O-, option:AB+'],
      ['call complaint "reason for visit"', 'label:reason for visit, no label:complaint'],
      [
        'Could you add to the visits the pulse, the blood pressure and the weight? The doctor who comes on Thursdays is asking it every time.',
        'field:pulse, field:blood pressure, field:weight',
      ],
      ['group the patients by village', 'group:village'],
    ],
  ],
  [
    'en',
    'Coffee lots of a family farm: lot code, variety (Caturra, Geisha, Bourbon), plot, picked on (date), cherries (number), process (washed, natural, honey), cup score (number)',
    [
      ['best cup score first', 'sort:cup score'],
      ['I would like to see at the bottom the total of cherries, so I know what we carried down this season.', 'total:cherries'],
      ['the importer asks for a csv of the lots, how can i get one out', 'csv'],
      ['Call the app Finca La Esperanza', 'name:Finca La Esperanza'],
      [
        'buyers are missing: company, country, email. And a lot can be sold to one buyer.',
        'thing:buyer, field:company, field:country, field:email, link:buyer',
      ],
    ],
  ],
  [
    'en',
    'Orders of a tailor: client, garment (suit, dress, shirt, alteration), fabric, chest (number), waist (number), fitting date (date), price (money), paid (yes/no)',
    [
      ['chest and waist are centimetres', 'unit:chest=cm|centimet, unit:waist=cm|centimet'],
      ['add hip, sleeve and inseam, all numbers', 'field:hip, field:sleeve, field:inseam, type:hip=number, type:sleeve=number'],
      ['It is not always that the client brings fabric. Let that field be optional.', 'optional:fabric'],
      ['abeg make price be in naira, and i want to see what all the orders come to altogether', 'currency:NGN, total:price'],
      [
        'fitting date needs the hour with it, date and time in one. madam comes at 10 and the other madam at 4 and i mix them up',
        'type:fitting=datetime',
      ],
    ],
  ],
  [
    'en',
    'Blood pressure diary: measured at (datetime), upper (number), lower (number), pulse (number), arm (left, right), remark (text)',
    [
      ['can I see it as a chart?', 'view:dashboard'],
      ['Rename upper to systolic and lower to diastolic', 'label:systolic, label:diastolic, no label:upper, no label:lower'],
      ['Whenever the upper value is over 140 it should turn red, my doctor told me this limit.', 'rule:upper'],
      ['a tick for "took tablets"', 'field:tablets, type:tablets=boolean'],
      [
        'I am 78 and these strong colours tire me. Something light blue would be kind. And the arm may be deleted, it is the left one always.',
        'palette:blue|sky|cyan, no field:arm',
      ],
    ],
  ],
  [
    'en',
    'Pallets in a warehouse: pallet id, product, aisle, shelf, boxes (number), arrived (date), expires (date), condition (good, damaged, blocked)',
    [
      ['call the list Stock instead of Pallets', 'label:stock, no label:pallets'],
      ['boxes is 48 unless somebody writes another number', 'start:boxes=48'],
      [
        'We have also a level now (number). Put it directly behind the shelf please, the scanner people read it in this order.',
        'field:level, before:shelf<level, type:level=number',
      ],
      ['for the forklift guys smth with cards in columns, one column per condition, that they can push around', 'view:board'],
      [
        'drop blocked, add quarantine, and product is a must',
        'no option:blocked, option:quarantine, option:damaged, required:product',
      ],
    ],
  ],
  [
    'en',
    'Hives: number, place, queen year (number), queen colour (white, yellow, red, green, blue), strength (rating). Inspections: hive (reference to Hives), date, brood frames (number), mites counted (number), notes (long text)',
    [
      ['i need harvests too! which hive, date, kilos of honey', 'thing:harvest, field:kilos|honey|kg|weight|amount, link:hive'],
      ["From now on the app's name is Apiary Nowak.", 'name:Apiary Nowak'],
      [
        'Put in one inspection as example so that my father-in-law understands it: hive 4, 12 May, 6 brood frames, note "calm bees, queen seen"',
        'row:calm bees',
      ],
      ['timeline of the inspections', 'view:timeline'],
      [
        'say "year of the queen" not queen year, and if you can give it a honey look',
        'label:year of the queen, no label:queen year, palette:amber|yellow|orange',
      ],
    ],
  ],
  [
    'en',
    'Tools in a makerspace: name, inventory number, category (wood, metal, electronics, garden), photo (image), value (money). Loans: tool (reference to Tools), borrower, out on (date), back by (date), returned (yes/no)',
    [
      ['email of the borrower on the loan', 'field:email, type:email=email'],
      ["what's not back in time should show red", 'rule:back by'],
      [
        'Make a list of our members with name, phone and membership number. Then the borrower is chosen from this list instead of typed by hand, people write the same guy in five ways.',
        'thing:member, field:phone, field:membership number|member number|membership no|member no, type:borrower|member=reference',
      ],
      ['category: textiles (the sewing people complained)', 'option:textiles|textile, option:wood, option:garden'],
      ["value is nobody's business, delete it", 'no field:value'],
    ],
  ],
  [
    'en',
    'Medicine stock of a nursing home: medicine, strength, form (tablet, syrup, injection, cream), in stock (number), minimum (number), expiry date (date), cupboard (A, B, C)',
    [
      ['When the stock falls under the minimum, we must get some warning on the screen.', 'rule:stock'],
      ['forms patch and drops', 'option:patch, option:drops, option:tablet'],
      ['expiry date before in stock', 'before:expiry<in stock'],
      [
        'Good morning, two of my colleagues came from Sweden and the ward moves there as well. Menus and buttons in Swedish please.',
        'language:sv',
      ],
      [
        'supplier, batch number, opened on (date). and strength is compulsory!!',
        'field:supplier, field:batch, field:opened, type:opened=date, required:strength',
      ],
    ],
  ],
  [
    'en',
    "Instruments in a violin maker's workshop: label, type (violin, viola, cello), wood of the top, started (date), finished (date), varnish, asking price (money), sold (yes/no)",
    [
      ['add double bass as a type', 'option:double bass, option:cello'],
      [
        'Clients want to see something nice when they visit, so each instrument should have a photo, and then a gallery with all of them.',
        'field:photo|picture|image, type:photo|picture|image=image, view:gallery',
      ],
      ['asking price is in Swiss francs', 'currency:CHF'],
      [
        'sold as yes/no is too poor. better a choice: for sale, reserved, sold, not for sale',
        'type:sold|status|state|availability|sale=select, option:for sale, option:reserved, option:not for sale',
      ],
      ['a wooden warm brown look, nothing flashy', 'palette:amber|orange|stone|yellow'],
    ],
  ],
  [
    'en',
    'Trucks: plate, make, model year (number), mileage (number), inspection due (date). Services: date, work done (long text), garage, cost (money)',
    [
      ["services don't say which truck!!", 'link:truck'],
      ['mileage in km', 'unit:mileage=km|kilomet'],
      [
        'I am missing the diesel. It needs a list Refuelling with date, truck, litres, price per litre and station.',
        'thing:refuel, field:litre|liter, field:price, field:station, link:truck',
      ],
      [
        'trucks with the next inspection go up, and paint the date red when it has passed already',
        'sort:inspection, rule:inspection',
      ],
      ['Rename "Services" to "Maintenance"', 'label:maintenance, no label:services'],
    ],
  ],
  [
    'en',
    'Vegetables on a market stall: name, price per kilo (money), origin, organic (yes/no), boxes left (number), season (spring, summer, autumn, winter)',
    [
      [
        'Carrots I have all the year round, so season should allow more than one choice.',
        'type:season=multiSelect, option:winter',
      ],
      ['delete the demo vegetables', 'no rows'],
      ['could the app be called Mercado da Rosa?', 'name:Mercado da Rosa'],
      [
        'fewer than 2 boxes left, give me a warning. oh and autumn -> fall, got american customers now lol',
        'rule:boxes, option:fall, no option:autumn',
      ],
      ['a simple table, the rows take less room on my old phone', 'view:table'],
    ],
  ],
  [
    'en',
    'Home exercises for physiotherapy patients: exercise, body part (neck, shoulder, back, hip, knee), repetitions (number), sets (number), instructions (long text), video (url), difficulty (text)',
    [
      ['difficulty as stars', 'type:difficulty=rating'],
      [
        'For stretching we need "hold time", a duration. It\'s the first thing that patients ask.',
        'field:hold, type:hold=duration|number|time',
      ],
      ['group by body part', 'group:body part'],
      [
        'wanted: a patients list with name, diagnosis and start of therapy (date). exercises stay as they are',
        'thing:patient, field:diagnosis, field:start, type:start=date',
      ],
      [
        '3 sets as standard and 10 repetitions as standard, everyone gets that in the beginning',
        'start:sets=3, start:repetitions=10',
      ],
    ],
  ],
  [
    'en',
    'Catch log of a small fishing boat: trip date (date), species (cod, haddock, saithe, mackerel), weight (number), area, landed at, price (money)',
    [
      ['how many kilos did we land altogether? want to see that sum', 'total:weight'],
      [
        'water depth, and gear (net, longline, handline)',
        'field:depth, field:gear, option:net, option:longline, option:handline',
      ],
      ['no fish today, storm again', 'unchanged'],
      ['haddock never comes here any more, out with it', 'no option:haddock, option:cod, option:mackerel'],
      ['The fisheries office would like to receive our trips as a CSV file each quarter, so please give us an export.', 'csv'],
    ],
  ],
  [
    'en',
    'Commissions of a blacksmith: client, piece (gate, railing, knife, candle holder, other), description (long text), deadline (date), agreed price (money), stage (designing, forging, finishing, handed over), drawing (image)',
    [
      ["dark theme. it's a forge :)", 'mode:dark'],
      ['deposit (money) and hours spent (number)', 'field:deposit, field:hours, type:deposit=money, type:hours=number|duration'],
      ['pieces that are late should scream at me', 'rule:deadline'],
      [
        'Could you split the client into first name and last name? I write invoices by surname and keep searching.',
        'field:first name, field:last name|surname|family name',
      ],
      ['description optional, deadline not', 'optional:description, required:deadline'],
    ],
  ],
  [
    'en',
    'Quilts of a guild: title, maker, pattern, width (number), length (number), technique (hand quilted, machine quilted, applique), finished in (number), for exhibition (yes/no)',
    [
      [
        'Our secretary would be glad if the quilts were grouped by technique, because the judges go around like that.',
        'group:technique',
      ],
      ['rename maker to quilter', 'label:quilter, no label:maker'],
      ["width & length in inches, we're in Ohio", 'unit:width=in|inch, unit:length=in|inch'],
      ['purple!!! the whole thing', 'palette:purple|violet'],
      [
        'Get rid of pattern, nobody fills it in. Instead we\'d love a field "fabric shop" because everybody asks where it was bought.',
        'no field:pattern, field:fabric shop|shop',
      ],
    ],
  ],
  [
    'en',
    'Seeds in a community seed bank: variety, crop (bean, maize, squash, tomato), collected on (date), donor, amount (number), germination (number), sow from (date), sow until (date)',
    [
      ['germination is a percentage', 'type:germination=percent'],
      ['It would help the young farmers to see on a timeline from when until when each one can be sown.', 'view:timeline'],
      ['put in our oldest one: Cherokee Trail of Tears, bean, donor Abuela Ruiz', 'row:Cherokee Trail of Tears'],
      ['donor right after variety', 'before:variety<donor, before:donor<crop'],
      [
        'need more examples, five or six, to show it in the village council. and warn when amount goes below 50',
        'more rows, rule:amount',
      ],
    ],
  ],
  [
    'en',
    'Volunteers of an ambulance post: full name, phone, level (first aider, EMT, paramedic), town. Shifts: day (date), from (time), to (time), station, vehicle, volunteer (reference to Volunteers)',
    [
      ['month calendar with the shifts', 'view:calendar'],
      ["we always ride in pairs, so on a shift there's a second volunteer too", 'link:volunteer'],
      ['full name -> first name, last name', 'field:first name, field:last name|surname|family name, no field:full name'],
      [
        'Level "driver" is missing. And station must be picked from Nord, Sud and Centre, people type it in all possible ways.',
        'option:driver, option:paramedic, type:station=select, option:nord, option:sud, option:centre',
      ],
      ['Is there a password? Only our own people should get in, so add a login.', 'login'],
    ],
  ],
  [
    'en',
    'Containers at a freight forwarder: container no, shipping line, port of loading, ETA (date), customs (pending, cleared, held), free days (number), consignee, remarks (text)',
    [
      ['remarks need more room, our agents write novels', 'type:remarks=longText'],
      ['sort by ETA, earliest first', 'sort:ETA'],
      [
        'Kindly allow us to attach the bill of lading as a PDF to each container.',
        'field:bill of lading|lading, type:lading=file',
      ],
      [
        'reefer yes/no, plus demurrage per day in US dollars',
        'field:reefer, type:reefer=boolean, field:demurrage, type:demurrage=money, currency:USD',
      ],
      ['cleared -> released', 'option:released, no option:cleared'],
    ],
  ],
  [
    'en',
    'Leatherwork courses: title, start (datetime), teacher, places (number), fee (money). Participants: name, email (email), course (reference to Courses), paid (yes/no)',
    [
      ['participants are called students here', 'label:students, no label:participants'],
      ['email must be given', 'required:email'],
      [
        "For each course there is a material kit. I think it's a list of its own? Name, contents, cost, and to which course it belongs.",
        'thing:kit|material, field:contents|content, field:cost|price, link:course',
      ],
      [
        "how they pay: cash, card, transfer. let it start on card since that's 9 of 10",
        'field:pay, option:cash, option:transfer, start:pay=card',
      ],
      ['Switch the interface to Japanese please, the school moves to Osaka.', 'language:ja'],
    ],
  ],
  [
    'en',
    'Irrigation pumps of a cooperative: pump name, plot, power (number), running hours (number), last check (date), condition (ok, leaking, broken), caretaker',
    [
      ['power in kW', 'unit:power=kw|kilowatt'],
      ['make plot a choice of North, River, Hill', 'type:plot=select, option:north, option:river, option:hill'],
      ['phone of the caretaker', 'field:phone, type:phone=phone|text'],
      [
        'My idea is to drag a pump from ok to broken like these yellow stickers on a board. Is this something you can do?',
        'view:board',
      ],
      ['is good so. thank you very much my friend', 'unchanged'],
    ],
  ],
  [
    'en',
    'Food diary for a child with allergies: day (date), meal (breakfast, lunch, dinner, snack), what he ate (long text), reaction (none, mild, strong), skin photo (image), comment',
    [
      ['add time of the reaction', 'field:time, type:time=time|datetime'],
      ['The paediatrician likes to look at it like the calendar on our kitchen wall, whole month in one view.', 'view:calendar'],
      ['reaction should start with none so i only touch it if something happened', 'start:reaction=none'],
      [
        "between mild and strong there's medium. and comment we never use so away with it",
        'option:medium, option:mild, option:strong, no field:comment',
      ],
      ["Name it Leo's Food Diary", "name:Leo's Food Diary"],
    ],
  ],
  [
    'en',
    'Furniture in an upholstery workshop: piece, owner, fabric, metres needed (number), foam (soft, medium, firm), pick-up date (date), quote (money), before photo (image), after photo (image)',
    [
      ['quote -> final price', 'label:final price, no label:quote'],
      [
        'fabrics should be a list of its own with name, colour, supplier, price per metre. then a piece just picks one',
        'thing:fabric, field:colour|color, field:supplier, field:price per met|price, link:fabric',
      ],
      ['My wife and I both work with it and the apprentice should not see everything. Can we have accounts?', 'login'],
      ["owner compulsory, foam doesn't have to be", 'required:owner, optional:foam'],
      ['Frankly the colours are cold, could we have something like terracotta?', 'palette:orange|red|amber|rose'],
    ],
  ],
  [
    'en',
    'Farmers delivering milk: name, village, number of cows (number), bank account. Collections: farmer (reference to Farmers), date, litres (number), fat (number), quality (A, B, C)',
    [
      ['total litres under the list', 'total:litres|liters'],
      ['one more quality: rejected. last week somebody brought it with water inside', 'option:rejected, option:A'],
      ['throw out number of cows', 'no field:cows'],
      [
        'Many farmers here have no bank. Can I have for each of them a mobile money number, and a tick if he was paid this month?',
        'field:mobile money, field:paid, type:paid=boolean',
      ],
      ['fat is in percent & write liters, not litres', 'type:fat=percent, label:liters, no label:litres'],
    ],
  ],
  [
    'en',
    'Orders in a dental lab: order no, dentist, patient initials, work (crown, bridge, denture, splint), shade, due (date), material (zirconia, ceramic, metal), done (yes/no)',
    [
      ['tooth number', 'field:tooth'],
      ['what is due first has to be on top', 'sort:due'],
      [
        'Make the dentists an own list (practice name, address, phone) and let me choose the dentist in the order.',
        'thing:dentist, field:practice, field:address, field:phone, link:dentist',
      ],
      ['material: more than one at once possible', 'type:material=multiSelect, option:zirconia'],
      ['boss wants to fiddle with the orders in excel, can we download them as csv or whatever', 'csv'],
    ],
  ],
  [
    'en',
    'Wheels in a cheese cellar: wheel no, cheese (alpine, goat, blue), made on (date), weight (number), shelf (text), turned on (date), rating (number), notes',
    [
      ['rating from one to five, stars would be nicer than a number', 'type:rating=rating'],
      [
        'Each wheel also needs humidity and temperature, because the inspector writes both of them down when she comes.',
        'field:humidity, field:temperature',
      ],
      ['shelf straight after wheel no', 'before:wheel no<shelf, before:shelf<cheese'],
      [
        "rind (washed, natural, ash). and put kg behind the weight while you're there",
        'field:rind, option:washed, option:natural, option:ash, unit:weight=kg|kilo',
      ],
      ['empty it, I mean the sample wheels, I start with the real ones tomorrow', 'no rows'],
    ],
  ],
  [
    'en',
    'Donors of a food bank: name, kind (shop, bakery, private), contact (text), phone. Donations: what, amount (number), best before (date), came on (date), cooler needed (yes/no)',
    [
      ['connect donations with donors', 'link:donor'],
      ['contact has to be a proper email field', 'type:contact=email'],
      [
        'On Saturdays we sort everything in the hall by bread, fruit, tins and dairy. So the donation needs such a category, and show them grouped by it.',
        'field:category|sort|type, option:bread, option:fruit, option:tins, option:dairy, group:category|sort|type',
      ],
      ['for the yearly meeting some start page with numbers and a diagram would look good, no?', 'view:dashboard'],
      ['private should read household', 'option:household, no option:private, option:bakery'],
    ],
  ],
  [
    'en',
    'Projects of a design agency: title, client, budget, deadline, status (pitch, running, on hold, delivered)',
    [
      ['add a project lead', 'field:project lead|lead'],
      ['Could we get a board by status please? The Monday meeting is basically us staring at columns.', 'view:board'],
      ['rename pitch to proposal', 'option:proposal, no option:pitch, option:delivered'],
      [
        'budgets should be in US dollars, and anything past its deadline has to shout at me in red',
        'currency:USD, rule:deadline',
      ],
      ['honestly white screens kill my eyes at 11pm, can it go dark', 'mode:dark'],
    ],
  ],
  [
    'en',
    'Investors of our seed round: name, firm, email, stage (cold, intro made, meeting, term sheet, passed), ticket size, last contact',
    [
      ['last contact must be filled in', 'required:last contact'],
      [
        "We've started talking to angels too, so I'd like to record what kind of investor each one is: angel, VC, family office or corporate.",
        'field:kind|type|investor type|category, option:angel, option:family office, option:corporate',
      ],
      ['need to see how much money is on the table, like add up all the ticket sizes', 'total:ticket size'],
      ['this is confidential stuff so stick a login in front of it. oh and their linkedin', 'login, field:linkedin'],
      ['Please call the app Seed Round Two', 'name:Seed Round Two'],
    ],
  ],
  [
    'en',
    'Desks in our office: number, floor, monitor (yes/no). Bookings: desk, person, date',
    [
      ['calendar of the bookings', 'view:calendar'],
      [
        "every booking also needs to say whether it's morning, afternoon or the whole day",
        'field:slot|part of day|time of day|period|session|when|half|time, option:morning, option:afternoon, option:whole day|full day|all day',
      ],
      ['rename Desks to Workstations', 'label:workstations, no label:desks, thing:bookings'],
      ["monitor isn't just yes or no, some desks have two, some one, a few none. let us type how many", 'type:monitor=number'],
      ['people have to sign in before they can book', 'login'],
    ],
  ],
  [
    'en',
    'Weddings we plan: couple, date, venue, guest count. Vendors: name, trade (florist, caterer, photographer, band), phone, fee',
    [
      ["link each vendor to the wedding they're booked for", 'link:wedding'],
      ['add DJ and cake maker as trades', 'option:dj, option:cake maker, option:florist, option:band'],
      [
        'Hi, my brides keep going on about colours so please let me save a colour scheme and a mood picture with each wedding. Thanks! Gill',
        'field:colour scheme|color scheme|colours|colors, field:mood|picture|image, type:mood|picture|image=image',
      ],
      ['make it pink. soft pink', 'palette:pink|rose'],
      ["get rid of the pretend weddings and vendors, I'd like to start with my own", 'no rows'],
    ],
  ],
  [
    'en',
    'Cheeses in my shop: name, milk (cow, goat, sheep), country, price per kilo, stock, best before',
    [
      ['prices in pounds', 'currency:GBP'],
      ['warn me when stock drops under 2', 'rule:stock'],
      ["oh and we've got mozzarella from buffalo milk now as well", 'option:buffalo, option:goat'],
      ['Group the cheeses by country, and in there alphabetically by name if that can be done.', 'group:country, sort:name'],
      [
        'Name should come first, then price, then stock. The rest I hardly ever look at.',
        'before:name<price per kilo, before:price per kilo<stock, before:stock<milk',
      ],
    ],
  ],
  [
    'en',
    'Bugs in our app: title, severity (low, medium, high, critical), status (new, in progress, fixed), reporter, reported on, description',
    [
      ['screenshot field', 'field:screenshot, type:screenshot=image|file'],
      ['default status = new', 'start:status=new'],
      ["drop reporter, there's three of us and we all know who moaned about what", 'no field:reporter, field:reported on'],
      [
        'we need a wont fix status, also somewhere to paste the github url',
        "option:won't fix|wont fix|won’t fix, field:github|url|link, type:github|url|link=url",
      ],
      ['Sort by reported on, newest at the top', 'sort:reported on'],
    ],
  ],
  [
    'en',
    'Positions we are hiring for: title, department, open since. Applicants: name, email, CV, stage (applied, phone screen, interview, offer, rejected), position',
    [
      ["split the applicant's name into first name and last name", 'field:first name, field:last name|surname'],
      ['CV should be an upload', 'type:cv=file'],
      [
        'Our lawyer says we must delete people after six months, so we need the date they applied, and nobody may leave it empty.',
        'field:applied|application date|date applied, type:applied|application date|date applied=date, required:applied|application date|date applied',
      ],
      [
        'call Applicants Candidates instead and let me drag them from stage to stage',
        'label:candidates, no label:applicants, view:board',
      ],
      [
        'interviews in their own list: when, interviewer, which applicant, score',
        'thing:interviews, field:interviewer, field:score, link:applicant|candidate',
      ],
    ],
  ],
  [
    'en',
    'Office supplies: item, category (paper, kitchen, cleaning, electronics), quantity, reorder at, supplier',
    [
      ["quantity can't be empty", 'required:quantity'],
      [
        "When the quantity falls below the reorder level, could the line turn red? I keep finding out about toner when it's gone.",
        'rule:quantity',
      ],
      ['csv export please, finance asks every quarter', 'csv'],
      ['kitchen should say pantry', 'option:pantry, no option:kitchen, option:cleaning'],
      [
        'who took the last stapler?? I want a list of withdrawals: who, which item, how many, date',
        'thing:withdrawals, field:who|person|name|taken by, field:how many|quantity|amount|number, link:item|supplies|office supplies',
      ],
    ],
  ],
  [
    'en',
    'Speakers at our conference: name, bio, photo, company. Talks: title, speaker, room, start time, track (design, code, business)',
    [
      ['timeline of the talks', 'view:timeline'],
      ["speakers as a gallery, they're all very vain about their photos", 'view:gallery'],
      ['bio needs more room than one line', 'type:bio=longText'],
      [
        "Add the length of a talk in minutes. Usually it's 40, so start with that.",
        'field:length|duration|minutes, start:length|duration|minutes=40',
      ],
      ['could track be several at once? some are design AND code', 'type:track=multiSelect, option:design, option:business'],
    ],
  ],
  [
    'en',
    'Invoices I send out: number, customer, amount, issued, due, paid (yes/no)',
    [
      ['sum of all amounts', 'total:amount'],
      ["everything's in swiss francs", 'currency:CHF'],
      [
        "Instead of a yes/no for paid I'd rather choose between draft, sent, paid and written off.",
        'type:paid|status|state=select, option:draft, option:sent, option:written off',
      ],
      ["is there such a thing as a chart page where I see how I'm doing", 'view:dashboard'],
      ['customer -> client, and put the ones due soonest on top', 'label:client, no label:customer, sort:due'],
    ],
  ],
  [
    'en',
    'Special orders in a bookshop: book title, author, customer name, phone, ordered on, arrived (yes/no)',
    [
      ['ISBN', 'field:isbn'],
      ['phone can be optional, half of them just pop in anyway', 'optional:phone'],
      [
        "I'd like a list of the publishers with name, sales rep and email, and every order should point to its publisher.",
        'thing:publishers, field:rep|sales rep, field:email, link:publisher',
      ],
      ['Put the customer name before the book title.', 'before:customer name<book title'],
      ['my new boss is from Malmö and wants the whole thing in swedish lol', 'language:sv'],
    ],
  ],
  [
    'en',
    'Clients of a social media agency: name, contact, email. Posts: text, channel (instagram, linkedin, tiktok), publish date, state (idea, draft, approved, published)',
    [
      ['add youtube to the channels', 'option:youtube, option:tiktok'],
      ["calendar for the posts + each post has to know which client it's for", 'view:calendar, link:client'],
      ['Take "idea" out of the states; our ideas live on the whiteboard.', 'no option:idea, option:draft, option:approved'],
      [
        'clients need a logo and a brand colour',
        'field:logo, type:logo=image, field:brand colour|brand color|colour|color, type:brand colour|brand color|colour|color=colour',
      ],
      ['will the text box take a whole linkedin essay? pls make it big enough', 'type:text=longText'],
    ],
  ],
  [
    'en',
    'Time off in our team: employee, from, to, kind (vacation, sick, parental), approved (yes/no), note',
    [
      ['new kind: study leave', 'option:study leave, option:parental'],
      ['rename employee to team member', 'label:team member, no label:employee'],
      ['number of days', 'field:days|number of days, type:days|number of days=number|duration'],
      [
        "Could approved start as no, and could it ask for a password at the door? Sick days are nobody else's business.",
        'start:approved=no|false, login',
      ],
      ["I'm a visual person. show me who's away when, on a month page or bars or whatever", 'view:calendar|timeline'],
    ],
  ],
  [
    'en',
    'Customers of a bike workshop: name, phone, email. Repairs: bike, problem, dropped off, price, status (waiting, in work, ready, collected)',
    [
      ['repairs oldest first by drop off', 'sort:dropped off'],
      [
        "I'd want a photo of the bike when it comes in, so nobody can claim we scratched it.",
        'field:photo|picture|image, type:photo|picture|image=image',
      ],
      ['put in an example repair, Brompton with a flat rear tyre', 'row:Brompton'],
      [
        '"in work" sounds odd, make that "on the stand". and waiting for parts is missing',
        'option:on the stand, no option:in work, option:waiting for parts, option:collected',
      ],
      ["right now I can't tell whose bike is whose! connect repairs with customers", 'link:customer'],
    ],
  ],
  [
    'en',
    'Volunteers at a music festival: name, phone, t-shirt size (S, M, L, XL). Shifts: area (bar, gate, stage, cleanup), start, end',
    [
      ['XXL shirts too', 'option:XXL, option:XL'],
      [
        'Start and end of a shift should have the clock time as well as the day, otherwise the night crew turns up at noon.',
        'type:start=datetime, type:end=datetime',
      ],
      [
        'emergency contact & emergency phone for everybody, both compulsory (insurance)',
        'field:emergency contact, field:emergency phone, required:emergency contact, required:emergency phone',
      ],
      ['choose the volunteer in the shift', 'link:volunteer'],
      ["something louder, it's a festival ffs. orange!", 'palette:orange|amber'],
    ],
  ],
  [
    'en',
    'Feedback from users of our software: customer, message, source (email, chat, call), received, mood (happy, neutral, angry)',
    [
      ['stars instead of mood', 'type:mood|stars|rating=rating, no option:neutral'],
      ['rename the list Feedback to Voices', 'label:voices, no label:feedback'],
      [
        'Our product manager would like to mark which plan the person is on (free, team, enterprise) and roughly how many seats they have.',
        'field:plan, option:free, option:enterprise, field:seats, type:seats=number',
      ],
      ['dashboard pls', 'view:dashboard'],
      ['a message without a message is no use to anyone, people keep saving empty ones', 'required:message'],
    ],
  ],
  [
    'en',
    'Members of a co-working space: name, company, email, plan (day pass, flex, fixed desk), since, monthly fee',
    [
      ['a csv button so I can feed the newsletter tool', 'csv'],
      ['monthly fee in euros with a total underneath', 'currency:EUR, total:monthly fee'],
      [
        'We stopped selling day passes in March, so nobody should be able to pick that any more.',
        'no option:day pass, option:flex, option:fixed desk',
      ],
      ['teal would match our walls', 'palette:teal|cyan'],
      ['newest members first', 'sort:since'],
    ],
  ],
  [
    'en',
    'Orders in a flower shop: customer, bouquet, card message, delivery address, delivery date, price',
    [
      ['delivery date with time', 'type:delivery date=datetime'],
      [
        "Split the delivery address into street, town and postcode, the driver's satnav chokes on it otherwise.",
        'field:street, field:town|city, field:postcode|post code|zip, no field:delivery address',
      ],
      ['remove price', 'no field:price'],
      [
        "I need a tick for delivered, and whatever's past its delivery date should jump out at me",
        'field:delivered, type:delivered=boolean, rule:delivery date',
      ],
      ['more examples, five or so, want to show my mum what a full day looks like', 'more rows'],
    ],
  ],
  [
    'en',
    'Software subscriptions of the office: tool, owner, cost, billing (monthly, yearly), renews on, seats',
    [
      ['warn us before something renews', 'rule:renews on'],
      ['website, clickable', 'field:website|link|url, type:website|link|url=url'],
      ['Cost is required. So is renews on.', 'required:cost, required:renews on'],
      ['tool should be called service', 'label:service, no label:tool'],
      [
        'which dept pays for it? marketing, engineering, sales or ops. then group by that',
        'field:department|dept, option:marketing, option:engineering, option:ops, group:department|dept',
      ],
    ],
  ],
  [
    'en',
    'Event equipment we rent out: item, category (sound, light, stage, power), serial number, day rate. Rentals: client, out, back, deposit',
    [
      ['weight in kg for each item', 'field:weight, unit:weight=kg|kilo'],
      [
        "You should be able to choose in a rental which piece of equipment it is about, otherwise the list is rather pointless, isn't it?",
        'link:equipment|item',
      ],
      ['Show the rentals as bars on a timeline so I spot double bookings.', 'view:timeline'],
      ['day rate + deposit both norwegian kroner', 'currency:NOK'],
      [
        "fog machines don't fit anywhere so make a category effects, and a notes box on rentals for damage",
        'option:effects, option:sound, field:note|notes|damage',
      ],
    ],
  ],
  [
    'en',
    'Pieces in a vintage clothing shop: description, brand, size, decade (60s, 70s, 80s, 90s), bought for, sold for, sold on',
    [
      ['add 2000s to the decades and stick in a Wrangler jacket as an example', 'option:2000s, option:60s, row:Wrangler'],
      [
        'photo and condition (mint, good, worn)',
        'field:photo|picture|image, field:condition, option:mint, option:good, option:worn',
      ],
      ['The app is named Moth & Thread', 'name:Moth & Thread'],
      ["what I paid is none of the Saturday girl's business, bought for has to go", 'no field:bought for, field:sold for'],
      ['How about a wall of cards instead of a boring old table?', 'view:gallery'],
    ],
  ],
  [
    'en',
    'Visitors at reception: name, company, host, arrived, left, badge number',
    [
      ["left doesn't have to be filled. and bin the fake visitors", 'optional:left, no rows'],
      ['arrived: today as default', 'start:arrived=today|now'],
      [
        "Everybody has to sign our NDA at the desk from next week; reception needs a box to tick that they've done it.",
        'field:nda, type:nda=boolean',
      ],
      ['sort by arrived, latest first, and badge number goes to the very front', 'sort:arrived, before:badge number<name'],
      ["It's all fine as it is, thank you! The ladies at the front desk love it.", 'unchanged'],
    ],
  ],
  [
    'en',
    'Meetings of our board: title, date, attendees, notes. Actions: task, owner, due, done (yes/no), meeting',
    [
      ['overdue actions in red', 'rule:due'],
      ['rename Actions to To-dos', 'label:to-dos|to-do|todos, no label:actions'],
      [
        'Decisions go missing all the time here. I want them kept in a list of their own with the decision, the date and the meeting it was taken in.',
        'thing:decisions, field:decision, field:date, link:meeting',
      ],
      [
        'done is too black and white for our treasurer... give him open, doing, finished and dropped',
        'type:done|status|state|progress=select, option:open, option:doing, option:finished, option:dropped',
      ],
      ['location and a video link on meetings', 'field:location|place, field:video, type:video=url'],
    ],
  ],
  [
    'en',
    'Leads from a trade fair: name, company, phone, interest (hot, warm, cold), notes, met on',
    [
      [
        'split name in first/last and add email',
        'field:first name|first, field:last name|last|surname, field:email, type:email=email',
      ],
      ['group by interest', 'group:interest'],
      ['phone as a real phone number you can tap', 'type:phone=phone'],
      [
        'columns for hot warm cold that I can shove people between, and notes with several lines',
        'view:board, type:notes=longText',
      ],
      [
        'When we are back from Hannover the sales director will want everything in a spreadsheet, so there must be a way to download it as CSV.',
        'csv',
      ],
    ],
  ],
  [
    'en',
    'Sessions in a photo studio: client, kind (portrait, family, product, passport), date, duration, fee, gallery link',
    [
      ['the date needs an hour too', 'type:date=datetime'],
      [
        'newborn instead of passport, the machine at the station does those now',
        'option:newborn, no option:passport, option:portrait',
      ],
      ['deposit paid y/n', 'field:deposit|deposit paid, type:deposit|deposit paid=boolean'],
      [
        'Please keep the clients separately (name, email, birthday), and let me pick them from there in a session.',
        'thing:clients, field:email, field:birthday, link:client',
      ],
      ['can the colours be greyish, neutral. photographers hate colour casts', 'palette:slate|stone'],
    ],
  ],
  [
    'en',
    'Onboarding tasks for new colleagues: task, new hire, responsible, due, done (yes/no)',
    [
      ['group by new hire, due straight after task', 'group:new hire, before:due<new hire, before:due<responsible'],
      ['put HR in responsible by default', 'start:responsible=hr'],
      ['Could you rename the app to First 90 Days? The boss came up with it on a train and is very proud.', 'name:First 90 Days'],
      ['a kind: paperwork, it setup, training', 'field:kind|type|category, option:paperwork, option:it setup, option:training'],
      ['banana banana test 1 2', 'unchanged'],
    ],
  ],
  [
    'en',
    'Batches of a coffee roastery: bean, origin, roast date, green weight, roast level (light, medium, dark), tasting score',
    [
      ['green weight is in kilos', 'unit:green weight=kg|kilo'],
      ['tasting score as stars', 'type:tasting score=rating'],
      [
        "I'd also like to note the roasted weight, the drop temperature and how many minutes the roast took.",
        'field:roasted weight, field:temperature, field:minutes|time|duration',
      ],
      ['amber look on a dark background, like the shop front', 'palette:amber, mode:dark'],
      ['give me one to look at, say a Yirgacheffe, light, 12 kilos', 'row:Yirgacheffe'],
    ],
  ],
  [
    'en',
    'Stalls at the school summer fair: name, run by, pitch number, takings, needs power (yes/no)',
    [
      ['total takings', 'total:takings'],
      ['remove pitch number', 'no field:pitch number'],
      ["'run by' reads like a company, we say parent in charge", 'label:parent in charge, no label:run by'],
      ['There are quite a few Japanese families at our school this year. Could the app be in Japanese?', 'language:ja'],
      ['needs power should be no to begin with, and stalls A to Z by name', 'start:needs power=no|false, sort:name'],
    ],
  ],
  [
    'en',
    'Shifts in a nursing home: nurse, ward (north, south, garden), date, kind of shift (early, late, night)',
    [
      ['calendar!', 'view:calendar'],
      ['hours for each shift, added up at the bottom', 'field:hours, total:hours'],
      [
        'The nurses should be a list themselves with name, phone and qualification, so that in a shift I only have to pick one.',
        'thing:nurses, field:phone, field:qualification, link:nurse',
      ],
      ['garden ward has been re-christened Orchard, sigh', 'option:orchard, no option:garden, option:north'],
      [
        "a calm green please, and it's called Rota Rosa (after Rosa who made the paper one for 30 years)",
        'palette:green|lime|teal, name:Rota Rosa',
      ],
    ],
  ],
  [
    'en',
    'Games in our board game café: title, players, playing time, shelf. Loans: table number, taken at, returned (yes/no)',
    [
      ['players should be two numbers, min and max', 'field:min, field:max'],
      ['A loan ought to say which game it is, picked from our games.', 'link:game'],
      [
        'Loans becomes Check-outs, taken at is compulsory',
        'label:check-outs|checkouts|check-out, no label:loans, required:taken at',
      ],
      ["kids always ask me what's easy... maybe a difficulty, 1 to 5?", 'field:difficulty, type:difficulty=rating|number|select'],
      ['playing time = minutes', 'unit:playing time=min|minutes'],
    ],
  ],
  [
    'sv',
    'Krukväxter hemma: namn, placering (vardagsrum, kök, sovrum, balkong), vattnas var x dag, senast vattnad (datum), foto',
    [
      ['Jag har ju badrum också, där står ormbunken. Kan det gå att välja?', 'option:badrum, option:kök'],
      ['lägg till latinskt namn', 'field:latinskt'],
      ['vill se dom som bilder istället för en tråkig lista', 'view:gallery'],
      ['Sätt Vardagsrum som förval på placering.', 'start:placering=vardagsrum'],
      ['grönt tema tack, och döp appen till Gröna fingrar', 'palette:green|lime|teal, name:Gröna fingrar'],
    ],
  ],
  [
    'sv',
    'Frysboxen i källaren: vara, antal, infryst (datum), låda (övre, mellersta, nedre), anteckning',
    [
      ['sortera på infryst, äldst först', 'sort:infryst'],
      ['gruppera efter låda', 'group:låda'],
      ['varan måste alltid fyllas i', 'required:vara'],
      ['kan man byta ut ordet anteckning mot nåt vettigare? kalla det Innehåll', 'label:innehåll, no label:anteckning'],
      [
        'Mamma lägger ner saker hon också, så jag vill veta vem som frös in det. Och så vikten i gram.',
        'field:vem|infryst av|infruset av|fryst av|frös|person, field:vikt, unit:vikt=g|gram',
      ],
    ],
  ],
  [
    'sv',
    'Stickprojekt: namn, mottagare, status (planerat, på stickorna, klart), påbörjat (datum), bild. Garn: kvalitet, färg, gram kvar, inköpt hos',
    [
      ['Koppla projekten till garnet så att jag ser vilket nystan som går åt till vad.', 'link:garn'],
      ['ny status: upprepat', 'option:upprepat, option:klart'],
      [
        'kan den säga till på nåt vis när jag har mindre än 50 gram kvar av ett garn, har blivit utan mitt i en ärm två ggr nu',
        'rule:gram kvar',
      ],
      ['En tavla där jag drar projekten mellan kolumnerna vore toppen!', 'view:board'],
      ['byt namn på listan Garn till Stashen', 'label:stashen'],
    ],
  ],
  [
    'sv',
    'Bikupor: nummer, plats, drottningens år, ras (buckfast, ligustica, krainer). Kupbesök: kupa (kopplad till bikupor), datum, temperament (siffra), honung (kg), anteckning',
    [
      ['summera honungen', 'total:honung'],
      ['temperament ska vara stjärnor, 1 till 5', 'type:temperament=rating'],
      ['ta bort krainer, har inga såna längre', 'no option:krainer, option:buckfast'],
      [
        'Hej! Jag skulle vilja ha en tredje lista för varroabehandlingar, med datum, medel och vilken kupa det gällde.',
        'thing:varroa|behandling, field:medel, link:kupa|bikupor',
      ],
      ['kalender över besöken + att man kan få ut allt som csv till länsstyrelsen', 'view:calendar, csv'],
    ],
  ],
  [
    'sv',
    'Tackor: namn, öronnummer, ras (gotland, finull, texel), född (datum), vikt. Lamningar: tacka (kopplad till tackor), datum, antal lamm, komplikationer',
    [
      ['vikten är i kilo', 'unit:vikt=kg|kilo'],
      ['Öronnumret ska komma före namnet, det är det vi går efter.', 'before:öronnummer<namn'],
      ['vi har nån enstaka rya med i flocken. och finull ska stå som finullsfår', 'option:rya, option:finullsfår'],
      [
        'Vi skulle behöva hålla reda på baggarna också. Namn, öronnummer och när de köptes in räcker.',
        'thing:bagg, field:inköpt|köpt|inköp',
      ],
      ['komplikationer får gärna bli ett större textfält, det blir en hel roman vissa nätter', 'type:komplikationer=longText'],
    ],
  ],
  [
    'sv',
    'Maskinparken på gården: maskin, märke, årsmodell, drifttimmar, nästa service (datum), skick (bra, slitet, trasig)',
    [
      ['rödmarkera när servicedatumet har passerat', 'rule:nästa service|service'],
      ['nytt fält försäkringsnummer', 'field:försäkringsnummer'],
      ['byt ut "slitet" mot "behöver ses över"', 'option:behöver ses över, no option:slitet'],
      ['farsan blir bländad i hytten på kvällarna, kan du göra den mörk', 'mode:dark'],
      ['Lägg gärna in vår Valtra T174 från 2019 som exempel så ser grannen hur det är tänkt.', 'row:valtra'],
    ],
  ],
  [
    'sv',
    'Brukare: namn, adress, nyckelnummer, larm (ja/nej), anhörig (namn och telefon i samma ruta). Besök: brukare (kopplad), datum, klockslag, insats (städ, dusch, matlåda, promenad), utfört av',
    [
      ['insatsen ledsagning saknas', 'option:ledsagning, option:dusch'],
      [
        'Anhörig behöver delas upp i namn och telefon, som det är nu går det inte att ringa direkt från listan.',
        'field:anhörig, field:telefon|mobil',
      ],
      ['Kan vi få inloggning på den här? Det är ju sekretess på uppgifterna.', 'login'],
      ['visa besöken per brukare, alltså grupperat', 'group:brukare'],
      [
        'utfört av får inte lämnas tomt, och förresten säger vi medarbetare nu för tiden så döp om det',
        'label:medarbetare, required:medarbetare, no label:utfört av',
      ],
    ],
  ],
  [
    'sv',
    'Patienter på en fysioterapimottagning: namn, telefon, besvär, nästa tid (datum), status (ny, pågående, avslutad), anteckningar',
    [
      ['telefon ska vara frivilligt', 'optional:telefon'],
      ['Nya patienter ska få status ny automatiskt så att receptionen slipper klicka.', 'start:status=ny'],
      [
        'remissen som bifogad fil och så vilken läkare som skickat',
        'field:remiss, type:remiss=file, field:läkare|remittent|remitterande',
      ],
      ['Vi vill hellre kalla dem klienter än patienter.', 'label:klient, no label:patient'],
      ['"nästa tid" måste ha klockslag också inte bara dag, folk kommer ju inte vid midnatt', 'type:nästa tid=datetime'],
    ],
  ],
  [
    'sv',
    'Förbrukningsmaterial på avdelning 4: artikel, antal, miniminivå, bäst före (datum), hylla, leverantör',
    [
      ['varning när antalet går under miniminivån', 'rule:antal'],
      ['ta bort leverantör', 'no field:leverantör'],
      [
        'En kategori vore bra att kunna välja: handskar, förband, sprutor eller övrigt.',
        'field:kategori, type:kategori=select, option:handskar, option:förband, option:sprutor',
      ],
      ['hej, kan ni sätta hylla längst fram? det är ju den vi springer och letar efter', 'before:hylla<artikel'],
      ['ta bort exempelraderna, vi börjar på riktigt på måndag', 'no rows'],
    ],
  ],
  [
    'sv',
    'Blodtrycksdagbok: datum, övertryck, undertryck, puls, kommentar',
    [
      ['jag vill kunna se kurvan i ett diagram', 'view:dashboard'],
      ['Allt över 140 i övertryck ska synas i rött, det har distriktssköterskan bett om.', 'rule:övertryck'],
      [
        'klockslag behövs också. o rensa bort dom där påhittade värdena, blir bara orolig av dom',
        'field:klockslag|tid|klockan, no rows',
      ],
      [
        'byt övertryck till systoliskt och undertryck till diastoliskt',
        'label:systoliskt, label:diastoliskt, no label:övertryck, no label:undertryck',
      ],
      ['Vilken arm jag mätt på vill jag kunna fylla i, vänster eller höger.', 'field:arm, option:vänster, option:höger'],
    ],
  ],
  [
    'sv',
    'Mötesrum: namn, våning, platser, utrustning. Bokningar: rum (kopplad till mötesrum), datum, från, till, bokad av, ärende',
    [
      ['kalendervy för bokningarna', 'view:calendar'],
      [
        'Under utrustning vill vi kryssa i flera saker: projektor, whiteboard och videokonferens.',
        'type:utrustning=multiSelect, option:projektor, option:whiteboard',
      ],
      ['Vi har fått kollegor från Polen och Indien, så allt i appen behöver stå på engelska från och med nu.', 'language:en'],
      ['fika ja/nej på bokningen', 'field:fika, type:fika=boolean'],
      [
        'ärende kan ni stryka, ingen bryr sig. men hur många som kommer saknas!!',
        'no field:ärende, field:deltagare|antal|personer',
      ],
    ],
  ],
  [
    'sv',
    'Kontorets utrustning: inventarienummer, typ (laptop, skärm, telefon), utlånad till, utlånad sedan (datum), inköpspris (kr), serienummer',
    [
      ['visa totalsumman av inköpspriserna', 'total:inköpspris'],
      ['dockningsstation och headset fattas bland typerna', 'option:dockningsstation, option:headset, option:skärm'],
      [
        'Vi behöver en lista över de anställda (namn, avdelning, e-post), och sedan ska utlåningen peka på en av dem i stället för fritext.',
        'thing:anställd|personal|medarbetare, field:avdelning, field:e-post|epost|mejl, link:utlånad|anställd|personal|medarbetare',
      ],
      ['ekonomi tjatar om en fil de kan öppna i excel, csv eller så', 'csv'],
      ['serienummer före typ', 'before:serienummer<typ'],
    ],
  ],
  [
    'sv',
    'Kundfakturor för en enmansbyrå: fakturanummer, kund, belopp (kr), fakturadatum, förfallodatum, betald (ja/nej)',
    [
      ['förfallna i rött', 'rule:förfallodatum|förfall|betald'],
      ['byt till euro', 'currency:EUR'],
      ['Det som ska betalas först måste ligga överst, alltså ordna efter förfallodatum.', 'sort:förfallodatum'],
      ['Jag skulle vilja ange momssatsen, det är 25, 12 eller 6 procent beroende på vad jag har sålt.', 'field:moms'],
      [
        'betald räcker inte som ja/nej, den ska kunna vara skickad, påmind, betald eller inkasso',
        'option:skickad, option:påmind, option:betald, option:inkasso',
      ],
    ],
  ],
  [
    'sv',
    'Bröllopsgäster: namn, svar (kommer, kommer inte, väntar), specialkost, bord, håller tal (ja/nej)',
    [
      ['rosa!!', 'palette:pink|rose'],
      ['gästerna grupperade bord för bord tack', 'group:bord'],
      ['Appen ska heta Elsa & Viktor 2026', 'name:Elsa & Viktor 2026'],
      ['dela upp namn i förnamn och efternamn', 'field:förnamn, field:efternamn'],
      [
        '"kommer inte" låter så hårt, skriv förhinder. och alla ska stå på väntar från början',
        'option:förhinder, no option:kommer inte, start:svar=väntar',
      ],
    ],
  ],
  [
    'sv',
    'Utställare på höstmarknaden: namn, e-post, bordsnummer (siffra), varor, avgift (kr), betalt (ja/nej)',
    [
      [
        'Utställare är ett så stelt ord, här i trakten säger vi Knallar om dem. Kan listan heta så?',
        'label:knallar, no label:utställare',
      ],
      ['e-post ska vara obligatoriskt', 'required:e-post|epost|mejl'],
      ['avgiften är 150 för de flesta så låt det stå ifyllt redan', 'start:avgift=150'],
      ['Kan ni lägga in några fler exempel så att styrelsen fattar på mötet ikväll?', 'more rows'],
      ['bordsnumren har bokstäver ibland, typ B12, det går inte att skriva nu', 'type:bordsnummer=text'],
    ],
  ],
  [
    'sv',
    'Talare: namn, organisation, biografi, porträtt (bild). Programpunkter: titel, start (datum och tid), slut (datum och tid), sal (text), språk',
    [
      ['knyt varje programpunkt till en talare', 'link:talare'],
      ['Hela programmet på en tidslinje skulle hjälpa vaktmästaren enormt.', 'view:timeline'],
      [
        'Sal ska man välja ur en lista, det är tre som gäller: Aulan, Biblioteket och Röda rummet.',
        'type:sal=select, option:aulan, option:biblioteket, option:röda rummet',
      ],
      ['bort med porträtt. in med hemsida (klickbar länk)', 'no field:porträtt, field:hemsida, type:hemsida=url'],
      ['mörkblått hade matchat vår grafiska profil', 'palette:blue|indigo|sky'],
    ],
  ],
  [
    'sv',
    'Checklista för barnkalas: uppgift, ansvarig, klart (ja/nej), kostnad (tal), inköpsställe',
    [
      ['kostnaden är i kronor, visa det', 'currency:SEK'],
      ['räkna ihop vad hela kalaset går på', 'total:kostnad'],
      [
        'jag behöver skriva upp barnen me, namn allergi o förälderns nr',
        'thing:barn|gäst, field:allergi, field:förälder|telefon|nummer|mobil',
      ],
      [
        'Ansvarig ska vara Mia, Johan eller farmor, ingen annan orkar ändå.',
        'type:ansvarig=select, option:mia, option:johan, option:farmor',
      ],
      ['När ska saken vara gjord? Ett datum för det saknas.', 'field:datum|senast|deadline|när|dag|klar till'],
    ],
  ],
  [
    'sv',
    'Fågelobservationer: art, antal, plats, datum, säker bestämning (ja/nej), foto',
    [
      ['art måste anges', 'required:art'],
      ['Byt plats till lokal, det är så vi skådare säger.', 'label:lokal, no label:plats'],
      [
        'aktivitet: sträckande, rastande, häckande, födosökande',
        'field:aktivitet, type:aktivitet=select, option:rastande, option:häckande',
      ],
      ['Min vän Keiko i Sapporo ska rapportera i samma app, går den att få på japanska?', 'language:ja'],
      ['mörkt läge för man sitter i gömslet kl 5 på morgonen. o en sida med statistik', 'mode:dark, view:dashboard'],
    ],
  ],
  [
    'sv',
    'Brädspel: titel, minst antal spelare, högst antal spelare, speltid (tal), betyg (tal), utlånat till',
    [
      ['speltid i minuter', 'unit:speltid=min|minut'],
      ['betyg som stjärnor istället för siffror', 'type:betyg=rating'],
      ['lägg in Catan, 3-4 spelare, 90 min', 'row:catan'],
      [
        'Utlånat till borde gå att välja. Kan det bli en egen lista med kompisar, med namn och telefonnummer, som man kopplar till?',
        'thing:kompis|vän|person|låntagare, field:telefon, link:utlånat|kompis|vän|person|låntagare',
      ],
      ['döp appen till Spelhyllan', 'name:Spelhyllan'],
    ],
  ],
  [
    'sv',
    'Vinylskivor: artist, titel, utgivningsår, skick (mint, bra, sliten), inköpspris (kr), genre (text)',
    [
      ['genre ska väljas: pop, rock, jazz, visa, dansband', 'type:genre=select, option:jazz, option:dansband'],
      [
        'Omslagsbild på varje skiva och sen ett galleri där man bläddrar, precis som i backen på skivmässan.',
        'field:omslag|bild, type:omslag=image, view:gallery',
      ],
      ['vet inte vad mint ska betyda, skriv nyskick', 'option:nyskick, no option:mint, option:sliten'],
      ['jag handlar mest från england så priserna är i pund', 'currency:GBP'],
      ['Försäkringsbolaget vill ha en förteckning som fil, gärna CSV.', 'csv'],
    ],
  ],
  [
    'sv',
    'Att fixa i huset: åtgärd, rum, beräknad kostnad (kr), klart senast (datum), prioritet (låg, mellan, hög), hantverkare (text)',
    [
      ['prioriteten ska stå på mellan om man inte valt nåt', 'start:prioritet=mellan'],
      ['Det finns värre än hög. Akut, som när det droppar genom taket!', 'option:akut, option:hög'],
      ['kolumner för varje prioritet och korten i dom, som på trello', 'view:board'],
      ['Det får gärna lysa till när datumet har gått ut, annars låtsas min man att han inte sett det.', 'rule:klart senast'],
      [
        'hantverkarna ska va en egen lista (firma, kontaktperson, tel) o kopplas till det dom gör',
        'thing:hantverkare|firmor, field:kontaktperson, field:tel|mobil, link:hantverkare|firma',
      ],
    ],
  ],
  [
    'sv',
    'Hushållets räkningar: mottagare, belopp (kr), förfallodag (datum), kategori (boende, bil, försäkring, abonnemang), autogiro (ja/nej)',
    [
      ['ta bort autogiro', 'no field:autogiro'],
      ['kategorierna mat och fritid', 'option:mat, option:fritid, option:boende'],
      ['cirkeldiagram över vart pengarna tar vägen', 'view:dashboard'],
      ['Min sambo och jag ska båda använda den, men absolut inte tonåringarna. Lösenord alltså.', 'login'],
      ['Belopp kan väl heta "Att betala", och så vill jag ha ett OCR-nummer.', 'label:att betala, no label:belopp, field:ocr'],
    ],
  ],
  [
    'sv',
    'Hästar: namn, ras, född (år), mankhöjd, typ (ponny, häst), foto. Lektioner: grupp, datum och tid, ridlärare, antal elever, ridbana (ridhuset, utebanan)',
    [
      ['mankhöjd i cm', 'unit:mankhöjd=cm|centimeter'],
      [
        'Vi behöver en elevlista: namn, ålder, nivå och målsmans mobil.',
        'thing:elev|ryttare, field:ålder, field:nivå, field:mobil|målsman',
      ],
      ['på varje lektion ska man kunna säga vilken häst som går', 'link:häst'],
      ['terrängen räknas också som ridbana hos oss', 'option:terräng, option:utebanan'],
      ['lektionerna i kalender, ta bort antal elever det stämmer ändå aldrig', 'view:calendar, no field:antal elever'],
    ],
  ],
  [
    'sv',
    'Odlingslogg för grönsakslandet: gröda, bädd, sådd (datum), skördad (datum), mängd (tal), anmärkning',
    [
      ['mängden är kg', 'unit:mängd=kg|kilo'],
      ['samla raderna under respektive bädd', 'group:bädd'],
      ['vad blir det för väder i helgen?', 'unchanged'],
      ['Jag ska visa den för odlarföreningen, så töm den på alla låtsasgrödor innan dess.', 'no rows'],
      ['en tidslinje från sådd till skörd hade varit så snyggt alltså', 'view:timeline'],
    ],
  ],
  [
    'sv',
    'Kunder: namn, mobil, utlämningsplats (Ystad, Tomelilla, Simrishamn). Beställningar: vara, antal, hämtdag (datum), pris (kr), betalt (ja/nej)',
    [
      ['beställningen måste ju höra till en kund', 'link:kund'],
      ['Tomelilla är nedlagt, ta bort den. Skurup är nytt.', 'no option:tomelilla, option:skurup, option:ystad'],
      ['totalt pris längst ner', 'total:pris'],
      ['Den som inte har betalat ska vara markerad i rött så att jag ser det när jag står vid bakluckan.', 'rule:betalt|betald'],
      ['mobil tvunget, namn behöver inte, hälften kallar sig bara nåt på facebook', 'required:mobil, optional:namn'],
    ],
  ],
  [
    'sv',
    'Kandidater: namn, e-post, sökt tjänst (text), steg (inkommen, intervju, erbjudande, avslag), cv (fil), ansökningsdatum',
    [
      ['kanbantavla efter steg', 'view:board'],
      ['bara HR får se det här så det måste gå att logga in', 'login'],
      ['avslag → ej aktuell', 'option:ej aktuell, no option:avslag'],
      [
        'Skapa en lista för tjänsterna med titel, avdelning och sista ansökningsdag, och låt kandidaten kopplas dit.',
        'thing:tjänst, field:avdelning, field:sista ansök, link:tjänst',
      ],
      ['Tack så jättemycket, det här ser bra ut!', 'unchanged'],
    ],
  ],
  [
    'sv',
    'Semesteransökningar: medarbetare, från (datum), till (datum), typ (semester, föräldraledigt, tjänstledigt), godkänd (ja/nej), kommentar',
    [
      ['antal dagar', 'field:dagar'],
      ['kommentar är väl ingen som läser, den kan utgå', 'no field:kommentar'],
      ['Vi borde ha vab också, och komp.', 'option:vab, option:komp, option:semester'],
      ['sortera efter från', 'sort:från'],
      [
        'Istället för godkänd ja/nej vill jag kunna välja mellan väntar, beviljad och nekad. Förslagsvis står den på väntar när man skickar in.',
        'option:väntar, option:beviljad, option:nekad, start:godkänd|status=väntar',
      ],
    ],
  ],
  [
    'sv',
    'Volontärer: namn, mobil, tröjstorlek (S, M, L, XL), körkort (ja/nej). Arbetspass: plats (entré, bar, scen, städ), start (datum och tid), slut (datum och tid), behov av folk',
    [
      ['XXL och XS på tröjorna', 'option:xxl, option:xs'],
      ['byt Volontärer till Funktionärer', 'label:funktionär, no label:volontär'],
      ['hur får jag in vem som jobbar vilket pass? det måste ju hänga ihop', 'link:volontär|arbetspass|pass'],
      ['Lila som vår logga, är du snäll.', 'palette:purple|violet'],
      ['matallergi, och ålder så vi inte råkar sätta en sextonåring i baren', 'field:allergi, field:ålder|född'],
    ],
  ],
  [
    'sv',
    'Släktforskning, personer: förnamn, efternamn, född (datum), död (datum), födelseort, källa (text)',
    [
      ['yrke saknas. lägg gärna in min mormors mor Hulda Persdotter f 1887 i Orsa så ser man', 'field:yrke, row:hulda'],
      ['efternamn före förnamn', 'before:efternamn<förnamn'],
      ['Källa borde vara en länk som man kan klicka på till arkivet.', 'type:källa=url'],
      ['Dödsdatumet får förstås vara tomt, en del av oss lever än.', 'optional:död'],
      ['släkten i Minnesota kan inte svenska, gör engelsk version', 'language:en'],
    ],
  ],
  [
    'sv',
    'Djurägare: namn, telefon, adress (i en rad). Djur: namn, art (hund, katt, kanin), ras, född (datum), vikt, ägare (kopplad till djurägare)',
    [
      [
        'journalanteckningar som ny lista: datum, djur, åtgärd, kostnad',
        'thing:journal|anteckning, field:åtgärd, field:kostnad, link:djur',
      ],
      [
        'Adressen behöver delas upp i gata, postnummer och ort, annars kan vi inte skriva ut etiketter.',
        'field:gata|gatuadress, field:postnummer, field:ort',
      ],
      ['marsvin', 'option:marsvin, option:katt'],
      ['vikt i kilo o chipnummer på djuret', 'unit:vikt=kg|kilo, field:chip'],
      ['asdf test hallå', 'unchanged'],
    ],
  ],
  [
    'ja',
    '総務部の備品貸出。備品: 品名、管理番号、保管場所、購入日、状態(良好、要修理、廃棄)。貸出: 備品、借りた人、部署、貸出日、返却予定日、返却済み(はい/いいえ)',
    [
      ['返却予定日すぎてるのに返ってきてないやつ、赤くならないかな。毎回目で探すのがつらい', 'rule:返却予定日'],
      ['備品に写真を付けたい', 'field:写真|画像, type:写真|画像=image'],
      ['状態に「紛失」を追加', 'option:紛失, option:廃棄'],
      [
        '貸出の「借りた人」は必ず入力させてください。部署のほうは、派遣の方がいるので空欄でも構いません。',
        'required:借りた人, optional:部署',
      ],
      ['ログインした人だけ使えるように', 'login'],
    ],
  ],
  [
    'ja',
    '人事部の採用応募者の一覧: 氏名、応募職種、メール、応募日、選考段階(書類、一次面接、最終面接、内定、不採用)、メモ',
    [
      ['選考段階でカンバン表示', 'view:board'],
      ['「不採用」という言い方がきついので「お見送り」に変えていただけますか。', 'option:お見送り, no option:不採用'],
      ['氏名を姓と名に分けてほしいです。メールの差し込みで苗字だけ使う場面が多いもので。', 'field:姓|苗字|名字, field:名'],
      ['えーと、面接官だれが担当したか書くとこないですよね?足しといてもらえると', 'field:面接官|担当'],
      ['応募日の新しい順。メールは必須。', 'sort:応募日, required:メール'],
    ],
  ],
  [
    'ja',
    '営業部で使う。取引先: 会社名、業種、電話、担当者名。商談: 件名、取引先、金額、見込み(高、中、低)、次回訪問日、受注(はい/いいえ)',
    [
      ['商談の金額の合計を画面のどこかに出してください。月曜の会議で毎回聞かれるので。', 'total:金額'],
      ['商談をカレンダーでも見たい', 'view:calendar'],
      ['見込みの初期値を「中」に', 'start:見込み=中'],
      ['商談に「競合」という欄を追加し、業種は使っていないので消してください。', 'field:競合, no field:業種'],
      ['取引先って呼び方、うちでは使わないんだよなあ。一覧の名前「お客様」にして', 'label:お客様'],
    ],
  ],
  [
    'ja',
    '経理の経費精算リスト: 日付、内容、金額、区分(交通費、接待費、消耗品、その他)、領収書(画像)、承認(はい/いいえ)',
    [
      ['CSVで書き出せるようにして', 'csv'],
      [
        '承認がはい・いいえだけだと差し戻しが表せません。申請中、承認済み、差し戻しの三つから選ぶ形にしてもらえますか。',
        'type:承認=select, option:申請中, option:承認済み, option:差し戻し',
      ],
      ['金額と日付は必須に', 'required:金額, required:日付'],
      ['区分別にまとまって出てくれると月末ほんと助かるんだけどなー', 'group:区分'],
      ['5万円以上の金額は赤で警告', 'rule:金額'],
    ],
  ],
  [
    'ja',
    '情報システム課への問い合わせ票: 件名、依頼者、受付日、緊急度(低、中、高)、対応状況(未対応、対応中、完了)、詳細',
    [
      ['アプリ名を「社内ヘルプデスク」に', 'name:社内ヘルプデスク'],
      ['目が疲れるので黒っぽい画面にできます? 夜間対応が多くて…', 'mode:dark'],
      ['緊急度の一番上に最優先', 'option:最優先, option:高'],
      [
        '完了した日を記録する欄と、実際に対応した人の名前を入れる欄をお願いいたします。',
        'field:完了, type:完了日|完了した日=date|datetime, field:対応者|対応した人|担当',
      ],
      ['外国籍の社員も使うことになりました。画面の表示を英語に切り替えてください。', 'language:en'],
    ],
  ],
  [
    'ja',
    'フリーランスのデザイナーの仕事管理。クライアント: 名前、メール、支払いサイト。案件: タイトル、クライアント、納期、報酬、ステータス(見積中、制作中、納品済み、入金済み)',
    [
      ['納期近いやつから順に見せて〜 もう落とせない', 'sort:納期'],
      ['請求書のリストも作って(番号、案件、金額、発行日)', 'thing:請求書, field:番号, field:金額, field:発行日, link:案件'],
      ['海外のクライアントが中心になったので、報酬はユーロで表示したいです。', 'currency:EUR'],
      ['「支払いサイト」→「支払い条件」', 'label:支払い条件, no label:支払いサイト'],
      ['「ボツ」ってステータスもほしい(泣) それと案件はボードでも見れるように', 'option:ボツ, view:board'],
    ],
  ],
  [
    'ja',
    '翻訳の仕事を記録する。項目は案件名、翻訳会社、原文言語(英語、中国語、韓国語)、文字数、単価、納品日、請求済み(はい/いいえ)',
    [
      ['文字数の合計を出す', 'total:文字数'],
      ['原文言語から韓国語を外して', 'no option:韓国語, option:英語'],
      ['納品は時刻まで指定されることが多いので、納品日には時間も入れられるようにしてください。', 'type:納品=datetime'],
      ['落ち着いた緑の色合いにして、アプリの名前は「訳帳」でお願いします。', 'palette:green|teal, name:訳帳'],
      [
        '翻訳会社、毎回手打ちがだるい…別リストにして選ぶだけにしてほしい。会社のほうには担当者とメアドも書けるように',
        'thing:翻訳会社|会社, link:翻訳会社|会社, field:担当, field:メール|メアド',
      ],
    ],
  ],
  [
    'ja',
    'わが家の家計簿: 日付、項目、金額、分類(食費、光熱費、教育費、娯楽)、支払い方法(現金、カード、電子マネー)、メモ',
    [
      ['分類に医療費', 'option:医療費, option:食費'],
      ['主人も見るので、分類ごとにいくら使ったかグラフで見られる画面がほしいです。', 'view:dashboard'],
      ['メモいらない', 'no field:メモ'],
      ['入ってる見本のデータ、うちのじゃないから全部消しちゃって', 'no rows'],
      [
        '支払いはだいたいカードなんで最初からカードになってると楽です! あと電子マネーは「PayPay」って書いて',
        'start:支払い方法=カード, option:PayPay, no option:電子マネー',
      ],
    ],
  ],
  [
    'ja',
    '冷蔵庫と食品庫の中身: 食材、数量、置き場所(冷蔵、冷凍、常温)、賞味期限、購入店',
    [
      ['賞味期限が切れたら赤く', 'rule:賞味期限'],
      ['置き場所ごとに区切って表示していただきたいです。', 'group:置き場所'],
      ['数量の単位は個', 'unit:数量=個'],
      [
        '買い物リストもあると神。品名と、買ったかどうかのチェックだけでいいや',
        'thing:買い物, field:品名|食材|品, type:買った|チェック|済=boolean',
      ],
      [
        '賞味期限を食材のすぐ次に持ってきてもらえませんか。スマホだと端っこで見えなくて。',
        'before:食材<賞味期限, before:賞味期限<数量',
      ],
    ],
  ],
  [
    'ja',
    '子どもの習い事。子ども: 名前、誕生日、学年。習い事: 名称、子ども、曜日(月、火、水、木、金、土、日)、開始時刻、月謝、教室の電話',
    [
      ['月謝の合計', 'total:月謝'],
      ['週2回のもあるから曜日は複数選べないと困るー', 'type:曜日=multiSelect'],
      [
        '持ち物を書いておく欄と、教室のホームページのURLを入れる欄を習い事に足してください。',
        'field:持ち物, type:ホームページ|url|サイト|hp=url',
      ],
      ['色をピンクに。名前は「ならいごと手帖」', 'palette:pink|rose, name:ならいごと手帖'],
      ['夫がスウェーデン人で、日本語の画面だと使ってくれません。スウェーデン語にできますか。', 'language:sv'],
    ],
  ],
  [
    'ja',
    '観葉植物の世話: 植物名、写真、置き場所、最後の水やり(日付)、水やり間隔(日数)、調子(元気、ふつう、弱り気味)',
    [
      ['写真が並ぶ画面', 'view:gallery'],
      ['弱り気味の子がぱっと見でわかるように目立たせてあげて!', 'rule:調子'],
      ['肥料をあげた日と、鉢の大きさも記録したくなりました。', 'field:肥料, type:肥料=date|datetime, field:鉢'],
      ['例を一つ入れて。モンステラ、リビング、元気', 'row:モンステラ'],
      ['調子は最初「元気」で、植物名は必須', 'start:調子=元気, required:植物名'],
    ],
  ],
  [
    'ja',
    '釣果: 日付、釣り場、魚種、サイズ、匹数、天気(晴れ、曇り、雨)、仕掛け、写真',
    [
      ['サイズはcmで', 'unit:サイズ=cm|センチ|㎝'],
      ['潮(大潮とか中潮とか小潮とか)選べるやつ欲しいっす', 'field:潮, type:潮=select, option:大潮, option:中潮, option:小潮'],
      ['サイズの大きい順', 'sort:サイズ'],
      ['「釣果」って堅苦しいんで一覧の名前「釣り日記」にしません?', 'label:釣り日記'],
      [
        '釣り場を独立した一覧にして、住所と駐車場の有無を書けるようにしたい。記録するときはそこから選ぶ形で。',
        'thing:釣り場, link:釣り場, field:住所, field:駐車場',
      ],
    ],
  ],
  [
    'ja',
    '読書記録をつける: 書名、著者、読み始めた日、読み終えた日、ジャンル(小説、ノンフィクション、漫画)、評価(数字)、感想(一行)',
    [
      ['評価を星にして', 'type:評価=rating'],
      ['感想が長くなりがちで、一行だと途中で切れてしまいます。何行でも書けるようにお願いできますか。', 'type:感想=longText'],
      ['ところで村上春樹の新刊っていつ出るの?', 'unchanged'],
      ['書名だけ必須、著者は任意', 'required:書名, optional:著者'],
      ['どの本をいつからいつまで読んでいたか、期間が帯のように並ぶ表示があるとうれしいです。', 'view:timeline'],
    ],
  ],
  [
    'ja',
    '御朱印の記録: 寺社名、都道府県、参拝日、種類(寺、神社)、御朱印の写真、初穂料',
    [
      ['タイトルは「御朱印めぐり」', 'name:御朱印めぐり'],
      ['都道府県で区分けして見られるとありがたいです。老眼なもので、一覧が長いと探せません。', 'group:都道府県'],
      ['初穂料を志納料に改名', 'label:志納料, no label:初穂料'],
      ['紫の上品な感じがいいわねえ。あと、一緒に行った人も書きたいの', 'palette:purple|violet, field:一緒|同行'],
      ['ありがとう、孫に見せたら感心してました', 'unchanged'],
    ],
  ],
  [
    'ja',
    'カメラ機材の台帳: 機材名、メーカー、種別(ボディ、レンズ、三脚)、購入価格、購入日、シリアル番号',
    [
      ['種別に「フィルター」を足す', 'option:フィルター, option:レンズ'],
      ['最初から入ってる例の機材、邪魔なんで空っぽにして', 'no rows'],
      ['保証書のPDFって付けられるようにできる?', 'field:保証, type:保証=file'],
      [
        'シリアル番号は一番最後ではなく、メーカーの直後に移してください。',
        'before:メーカー<シリアル番号, before:シリアル番号<種別',
      ],
      ['購入価格の合計を表示', 'total:購入価格'],
    ],
  ],
  [
    'ja',
    'ボードゲーム会。ゲーム: タイトル、最少人数、最大人数、プレイ時間、持ち主。プレイ記録: 日付、ゲーム、参加者、勝者、盛り上がり(数字)',
    [
      ['盛り上がりは5段階の星で', 'type:盛り上がり=rating'],
      ['プレイ記録ってなんか固いな、「遊んだログ」でw', 'label:遊んだログ, no label:プレイ記録'],
      ['プレイ時間に「分」って付けて', 'unit:プレイ時間=分'],
      [
        'ゲームに箱の写真を登録できるようにして、写真が並んだ画面から選べるようにしたいです。',
        'type:写真|画像|箱=image, view:gallery',
      ],
      [
        '会のメンバーの一覧を新しく作ってください。ニックネームとLINEの名前があれば十分です。',
        'thing:メンバー|会員, field:ニックネーム, field:LINE',
      ],
    ],
  ],
  [
    'ja',
    '訪問看護ステーション。利用者: 氏名、生年月日、住所、要介護度(要支援1、要支援2、要介護1、要介護2、要介護3、要介護4、要介護5)、主治医。訪問: 利用者、訪問日時、担当看護師、体温、血圧、記録',
    [
      ['ログイン必須で', 'login'],
      ['体温37.5以上は赤', 'rule:体温'],
      [
        '血圧は上と下で別々の欄にしてください。一つだと書き方が人によってばらばらで困っています。',
        'field:上|収縮|最高, field:下|拡張|最低',
      ],
      [
        'あ、緊急連絡先がない! 名前と電話番号と続柄、利用者さんのほうにお願いします',
        'field:緊急連絡先|連絡先, type:電話=phone, field:続柄',
      ],
      ['訪問の予定を、月のカレンダーのような形で眺めることはできますでしょうか。', 'view:calendar'],
    ],
  ],
  [
    'ja',
    'デイサービスの一日の記録: 利用者名、利用日、送迎(あり、なし)、朝の体温、食事量(全量、半分、少量)、入浴(はい/いいえ)、特記事項',
    [
      ['食事量の選択肢に拒否を追加', 'option:拒否, option:全量'],
      [
        'ご家族にもお見せするので、「特記事項」を「本日のご様子」に直していただけますか。',
        'label:本日のご様子, no label:特記事項',
      ],
      ['水分量もとりたいんですけど、mlで', 'type:水分=number, unit:水分=ml|ミリ|㎖'],
      ['入浴は別紙なんで消しちゃってok。あと月末にExcelで集計したいからCSVも出したいです', 'no field:入浴, csv'],
      ['利用者名は必ず入力、食事量は未入力でも保存できるようにしてください。', 'required:利用者名, optional:食事量'],
    ],
  ],
  [
    'ja',
    '家族の薬の管理。薬の名前、飲む人、1回の量、タイミング(朝、昼、夜、寝る前)、残り(数)、処方日、病院',
    [
      ['残りが5切ったら教えてほしいかも。色が変わるとかで', 'rule:残り'],
      ['飲む人でグループ分け', 'group:飲む人'],
      [
        '朝と夜の両方に飲む薬がございまして、タイミングを複数選べる形に変えていただきたく存じます。',
        'type:タイミング=multiSelect',
      ],
      ['副作用メモを追加', 'field:副作用'],
      ['「寝る前」を「就寝前」に', 'option:就寝前, no option:寝る前'],
    ],
  ],
  [
    'ja',
    '4階病棟の物品: 品名、規格、在庫数、最低在庫数、置き場所、発注先',
    [
      ['在庫数が最低在庫数を下回ったら警告', 'rule:在庫数'],
      [
        '発注の記録も残したいです。物品、数量、発注日、納品済みかどうかを書けるリストを追加し、物品につなげてください。',
        'thing:発注, field:数量, field:発注日, field:納品, link:物品|品名',
      ],
      ['在庫数の少ない順に並べ替え', 'sort:在庫数'],
      ['規格とか誰も書いてないんで消していいです。かわりにバーコード番号を', 'no field:規格, field:バーコード'],
      ['使用期限(日付)を追加、サンプルは全部削除', 'type:使用期限|期限=date, no rows'],
    ],
  ],
  [
    'ja',
    'ヒヤリハット報告。発生日、場所、報告者(必須)、職種(看護師、介護士、リハビリ)、内容、レベル(0、1、2、3)、対策',
    [
      ['匿名でも出せるようにしたいので、報告者は必須から外してください。', 'optional:報告者'],
      ['発生時刻も入れたい', 'field:時刻|時間|日時'],
      ['職種ごとに何件あるか一発でわかるグラフのページちょうだい', 'view:dashboard'],
      ['表形式で見たい。CSV出力も。', 'view:table, csv'],
      [
        '職種の「リハビリ」は「理学療法士」に直し、「事務」も選べるように加えてください。',
        'option:理学療法士, no option:リハビリ, option:事務',
      ],
    ],
  ],
  [
    'ja',
    '結婚式の招待客リスト: 名前、関係(新郎側、新婦側)、出欠(未回答、出席、欠席)、郵便番号と住所、アレルギー、テーブル番号',
    [
      ['出欠の初期値は未回答', 'start:出欠=未回答'],
      ['ご祝儀の額もこっそりメモりたい笑', 'type:祝儀=money|number'],
      ['テーブル番号の順番に並ぶようにしていただけると、席次表を作るのが楽になります。', 'sort:テーブル番号'],
      ['郵便番号と住所は別々の欄に分けて', 'field:郵便番号, field:住所, no field:郵便番号と住所'],
      [
        '子連れかどうか、お子様ランチの数、引き出物の種類、この3つ足して!!',
        'field:子連れ|子ども連れ|お子様連れ, field:お子様ランチ, field:引き出物',
      ],
    ],
  ],
  [
    'ja',
    '町内の夏祭り。出店: 店名、責任者、電話、区画番号、電源(文字)。当番: 担当者、日付、時間帯(午前、午後、夜)',
    [
      ['区画番号を先頭に', 'before:区画番号<店名'],
      ['年寄りが多いので明るい白い画面で、オレンジの祭りらしい色にしてくれんかね。', 'mode:light, palette:orange|amber'],
      ['電源は使う・使わないのチェックに変更', 'type:電源=boolean'],
      ['当番の人がどの店の手伝いなのか、一覧から選んで入れられんと現場で揉めるんよ', 'link:出店|店'],
      [
        'テントや机、発電機など備品の一覧が必要です。品名、個数、借り先を持たせて、どの出店で使うかも選べるようにお願いします。',
        'thing:備品, field:品名|名称|名前, field:個数|数量, field:借り先|借入先, link:出店|店',
      ],
    ],
  ],
  [
    'ja',
    'エンジニア勉強会の運営。イベント: タイトル、開催日、会場、定員、配信URL(必須)。参加者: 名前、メール、イベント、参加形態(現地、オンライン)、支払い済み(はい/いいえ)',
    [
      ['配信URLを任意に', 'optional:配信URL'],
      [
        '登壇者リストつくって! 名前とTwitterと発表タイトル、イベントとも紐付けで',
        'thing:登壇者|スピーカー, field:名前|氏名, field:Twitter, field:発表タイトル|発表|タイトル, link:イベント',
      ],
      ['参加者さんの一覧を、現地とオンラインに分けて表示するようにしてください。', 'group:参加形態'],
      ['参加者の見本に「山田太郎」を1件', 'row:山田太郎'],
      ['海外勢も来るし、UI英語でよろしく', 'language:en'],
    ],
  ],
  [
    'ja',
    '市民マラソンのボランティア名簿: 氏名、携帯(文字)、配置場所(スタート、給水所、ゴール)、Tシャツサイズ(S、M、L)、集合時間、経験回数',
    [
      ['TシャツサイズにXL', 'option:XL, option:M'],
      [
        '給水が三か所に増えたため、「給水所」という選択肢をやめて給水所A、給水所B、給水所Cにしてください。',
        'option:給水所A, option:給水所B, option:給水所C',
      ],
      ['携帯は電話番号の型にして', 'type:携帯=phone'],
      ['配置ごとにカード動かして調整したいんだけど、付箋みたいな感じで', 'view:board'],
      ['ログイン機能つけて', 'login'],
    ],
  ],
  [
    'ja',
    'ピアノ発表会のプログラム: 出演順、生徒名、学年、曲名、作曲者、演奏時間(分)、連弾(はい/いいえ)',
    [
      ['出演順に並べる', 'sort:出演順'],
      ['演奏時間の合計が分かると、休憩をどこに入れるか決めやすいのですが。', 'total:演奏時間'],
      ['曲名を生徒名の前へ', 'before:曲名<生徒名'],
      ['衣装の色かぶりたくないから、色パレットみたいので選べる「衣装の色」欄つくって', 'field:衣装, type:衣装=colour'],
      [
        '「生徒名」を「出演者」に変えて、学年はもう使わないので削除をお願いします。',
        'label:出演者, no label:生徒名, no field:学年',
      ],
    ],
  ],
  [
    'ja',
    'ひばりが丘自治会の会員: 世帯主、住所、班(1班、2班、3班)、電話、会費(納入済み、未納)、入会日',
    [
      ['4班を追加', 'option:4班, option:3班'],
      ['住所を、番地と建物名に分けて入力できるようにしてください。', 'field:番地, field:建物'],
      ['会費が未納なら赤', 'rule:会費'],
      ['前の役員さんがExcelでしか見れないって言うんで、ファイルに落とせるやつ要ります', 'csv'],
      [
        '回覧板の記録もつくりたいです。題名、回した日、班を入れられるようにしてもらえますか。',
        'thing:回覧, field:題名|タイトル|件名, field:回した日|回覧日|日付, field:班',
      ],
    ],
  ],
  [
    'ja',
    'うちの猫たち。ねこ: 名前、生まれた日、性別、毛色。体重記録: ねこ、測った日、体重',
    [
      ['体重の単位はkg', 'unit:体重=kg|キロ|㎏'],
      [
        'ワクチンの記録もつけたい。どの子に、いつ、何のワクチンか、次はいつか',
        'thing:ワクチン, link:ねこ|猫, field:接種日|打った日|日, field:次',
      ],
      ['ねこの写真', 'type:写真|画像=image'],
      ['名前の入れ忘れがあって誰の体重か分からなくなったので、ねこの名前は必ず入れるようにしたいです。', 'required:名前'],
      ['例をもっと増やして', 'more rows'],
    ],
  ],
  [
    'ja',
    'ライブ遠征の記録: 公演名、アーティスト、公演日、会場、座席、チケット代、交通費、宿泊費',
    [
      ['アーティスト別にまとめて公演日順', 'group:アーティスト, sort:公演日'],
      ['黒背景に推し色の赤でお願いしますっ', 'mode:dark, palette:red|rose'],
      [
        'セットリストと感想を、それぞれ長めに書ける欄として追加してください。',
        'type:セットリスト|セトリ=longText, type:感想=longText',
      ],
      ['チケット代・交通費・宿泊費それぞれ合計', 'total:チケット代, total:交通費, total:宿泊費'],
      ['最近はソウル公演ばかり行っているので、金額はウォンで表示してほしいです。', 'currency:KRW'],
    ],
  ],
  [
    'ja',
    '家庭菜園。区画: 名前、広さ、日当たり(良い、普通、悪い)。野菜: 品種、植えた日、収穫予定日、収穫量',
    [
      ['広さは㎡', 'unit:広さ=㎡|m2|m²|平米|平方'],
      ['植えてから採るまでが横棒でずらっと見えるやつ、できますかね', 'view:timeline'],
      ['野菜をどの区画に植えたか選べるように', 'link:区画'],
      [
        '収穫量をキロで入れて、合計も出るようにしていただけますか。直売所に出す量の目安にします。',
        'unit:収穫量=kg|キロ|㎏, total:収穫量',
      ],
      ['「区画」という一覧の名前を「畑」に変えてもらえると、家族にも伝わります。', 'label:畑'],
    ],
  ],
]

export const ordinaryToMeasure = wishesOn(cases)
