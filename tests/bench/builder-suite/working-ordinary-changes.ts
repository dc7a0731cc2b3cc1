// Ordinary wishes by four strangers, two in English and one each in Swedish and Japanese; read and worked on.
import { type WishesOn, wishesOn } from './cases.ts'

const cases: readonly WishesOn[] = [
  [
    'en',
    'Allotment plots: plot number, size, tenant name, tenant phone, annual rent, status (let, vacant, overgrown), date let',
    [
      ["add the tenant's email", 'field:email, type:email=email'],
      [
        'Can you make it so the plots come up in order of plot number please, at the moment they are all over the place.',
        'sort:plot number',
      ],
      ['status needs another one: Notice given', 'option:notice given, option:let, option:vacant, option:overgrown'],
      [
        'Size should be square metres, and it wants to be an actual number so nobody can write "half" in it again.',
        'type:size=number, unit:size=m²|m2|sqm|sq m|square metre',
      ],
      ['anything thats overgrown should jump out at me, red or something, so I can send the letter', 'rule:status'],
    ],
  ],
  [
    'en',
    'Dogs: name, breed, age, owner name, owner phone, temperament (calm, nervous, bites). Appointments: dog, date, time, service (bath, full groom, nails only), price',
    [
      ["I want a photo of each dog so I know who's who", 'field:photo|picture|image, type:photo|picture|image=image'],
      ['Would love to see the appointments on a calendar, my head works better that way!', 'view:calendar'],
      [
        'rename "bites" to "handle with care" - owners sometimes see my screen lol',
        'option:handle with care, no option:bites, option:nervous',
      ],
      ['make it pink', 'palette:pink|rose'],
      [
        "owners ought to be their own thing really cos one lady's got three dogs. name, phone, address, then each dog just points at whoever owns it",
        'thing:owner|owners, field:address, link:owner',
      ],
    ],
  ],
  [
    'en',
    'Hall bookings: hirer, event, date, start time, end time, room (main hall, committee room, kitchen), fee, deposit paid (yes/no), notes',
    [
      ['the date must always be filled in', 'required:date'],
      ['Please could the bookings be grouped by room? Our caretaker only looks after the main hall.', 'group:room'],
      ['need to be able to export it to a spreadsheet', 'csv'],
      [
        'We have always called these lettings, not bookings, and the trustees would prefer it to say so.',
        'label:lettings|letting, no label:bookings',
      ],
      [
        "move the fee and the deposit up so they come straight after event, thats what I check first. and a box for the hirer's email while your there",
        'before:fee<date, before:deposit<date, field:email',
      ],
    ],
  ],
  [
    'en',
    "Bell ringers at St Mary's: name, phone, joined, level (learner, rounds, methods), keyholder (yes/no), notes",
    [
      ["call the app St Mary's Ringers", "name:St Mary's Ringers"],
      [
        "Sorry to be a nuisance, but two of our ringers are under eighteen, so I ought to have a date of birth and a parent's telephone number.",
        'field:birth|dob, type:birth|dob=date, field:parent|guardian, type:parent|guardian=phone',
      ],
      [
        'We also want a list of practice nights: the date, who ran it and what we rang.',
        'thing:practice|practice nights, field:date, field:ran|run|led|leader|conductor, field:rang|rung|method',
      ],
      ['new people are learners unless I say different', 'start:level=learner'],
      ["More examples please, there's only a handful and I can't picture what a full tower would look like.", 'more rows'],
    ],
  ],
  [
    'en',
    'Café stock: item, supplier, quantity, unit price, storage (fridge, freezer, dry store), use by date',
    [
      ["turn quantity red when there's fewer than 5", 'rule:quantity'],
      ['dark mode please, the kitchen laptop is blinding at 5am', 'mode:dark'],
      ['remove supplier', 'no field:supplier'],
      ['unit price is in pounds', 'currency:GBP, type:price=money'],
      [
        'soonest use-by at the top, oh and can I have a tick for opened yes/no',
        'sort:use by, field:opened|open, type:opened|open=boolean',
      ],
    ],
  ],
  [
    'en',
    "Pupils: name, parent's name, phone, grade, lesson day (Monday, Tuesday, Wednesday, Thursday). Lessons: pupil, date, pieces, homework, paid (yes/no)",
    [
      ['Saturdays as a lesson day', 'option:saturday, option:monday, option:thursday'],
      ['homework needs a bigger box I write loads', 'type:homework=longText'],
      [
        'Would it be possible to keep a separate list of exams? Each one has the board, the grade, the date and the mark, and of course it belongs to a pupil.',
        'thing:exam|exams, field:board, field:mark, field:date, link:pupil',
      ],
      ['paid is no good as a yes/no, I need to put in how much they actually handed over', 'type:paid|amount=money|number'],
      ["get rid of the made-up pupils and lessons now, I'll put my own in over half term", 'no rows'],
    ],
  ],
  [
    'en',
    'Hives: name, apiary, queen colour (white, yellow, red, green, blue), queen year, strength. Inspections: hive, date, weather, brood frames, eggs seen (yes/no), varroa count, remarks',
    [
      ['strength as stars', 'type:strength=rating'],
      ['A chart page would help me see what the varroa is doing over the season.', 'view:dashboard'],
      ['varroa over 10 is trouble, warn me', 'rule:varroa'],
      ['rename remarks to observations', 'label:observations|observation, no label:remarks'],
      [
        'apiary gets spelt three different ways by the lads so make it a choice: Orchard, Top Field, Vicarage',
        'type:apiary=select, option:orchard, option:top field, option:vicarage',
      ],
    ],
  ],
  [
    'en',
    'Year 6 residential: pupil, class (6A, 6B), consent form returned (yes/no), amount paid, dietary needs, medical notes',
    [
      ["I'd like to see the total paid in so far", 'total:amount paid|paid'],
      [
        'dietary needs should be things you tick - vegetarian, vegan, halal, nut allergy, gluten free. some children have more than one',
        'type:dietary=multiSelect, option:vegetarian, option:vegan, option:halal, option:nut allergy, option:gluten free',
      ],
      [
        'Please add an emergency contact name and an emergency contact number, and make both of them compulsory.',
        'field:emergency contact name|contact name|emergency name, field:emergency contact number|contact number|emergency number|emergency phone, required:emergency contact name|contact name|emergency name, required:emergency contact number|contact number|emergency number|emergency phone',
      ],
      ['needs a password on it asap its got kids medical stuff in', 'login'],
      ['split pupil into first name and surname', 'field:first name|forename, field:surname|last name'],
    ],
  ],
  [
    'en',
    'Window cleaning round: customer, address, price, how often (4 weeks, 8 weeks, one-off), last cleaned, phone',
    [
      ['split the address into street, town and postcode', 'field:street, field:town|city, field:postcode'],
      ['hiya can u put in when there next due as well ta', 'field:due|next, type:due|next=date'],
      ["phone doesn't have to be filled in", 'optional:phone'],
      ['group them by how often', 'group:often|frequency'],
      [
        'say client not customer, and swap one-off for "as and when"',
        'label:client, no label:customer, option:as and when, no option:one-off',
      ],
    ],
  ],
  [
    'en',
    'Donations to a hospice shop: donor, date, what was given, category (clothes, books, furniture, bric-a-brac), gift aid (yes/no), estimated value',
    [
      [
        'instead of one box for what was given can it be two, the item and how many',
        'field:item, field:how many|quantity|number',
      ],
      ['gift aid should be yes to begin with', 'start:gift aid=yes|true'],
      ['Could the whole thing be in the hospice green? Blue is the cancer shop across the road.', 'palette:green'],
      ['I think the donor and the date are the wrong way round. Date first please.', 'before:date<donor'],
      [
        'Maureen at head office wants to see it all summed up on one page with the totals and some graphs, can you do that',
        'view:dashboard',
      ],
    ],
  ],
  [
    'en',
    'Ward equipment: item, asset number, location (bay 1, bay 2, side room, store), last serviced, next service due, working (yes/no)',
    [
      ['anything past its service date in red', 'rule:service due|next service'],
      ['asset number compulsory', 'required:asset'],
      [
        "bay 3 has reopened so we need that back on, and the store's gone",
        'option:bay 3, no option:store, option:bay 1, option:side room',
      ],
      [
        "We've got bank staff squinting at this on nights, so a dark version would be kinder. And call it Ward 7 Kit.",
        'mode:dark, name:Ward 7 Kit',
      ],
      [
        'instead of working yes/no I want three: in use, faulty, away for repair',
        'type:working|status|condition|state=select, option:in use, option:faulty, option:away for repair|repair',
      ],
    ],
  ],
  [
    'en',
    'Players: name, shirt number, position (goalkeeper, defender, midfielder, forward), parent phone, subs paid (yes/no). Matches: opponent, date, kick-off, venue (home, away), our goals, their goals',
    [
      [
        'player of the match for each game, picked from the players list',
        'field:player of the match|potm, link:player of the match|player',
      ],
      ['fixtures is what everybody calls them so change Matches to Fixtures', 'label:fixtures|fixture, no label:matches'],
      ['Subs paid should really be the date they paid, as some of them are going back to September.', 'type:subs|paid=date'],
      [
        'can we have training sessions in here too?? just date, pitch and who turned up',
        'thing:training|sessions|session, field:pitch, field:turned up|attend|present|players|who',
      ],
      [
        'its Ashby Ravens by the way so put that as the name and make it yellow like the kit',
        'name:Ashby Ravens, palette:yellow|amber',
      ],
    ],
  ],
  [
    'en',
    "Repair jobs at a bike shop: customer, bike, what's wrong, brought in, status (waiting, on the stand, ready, collected), quote, mechanic",
    [
      ['a board by status', 'view:board'],
      ['quote needs a pound sign', 'currency:GBP, type:quote=money'],
      ['every new job starts as waiting', 'start:status=waiting'],
      [
        'Add "parts on order" to the statuses, half my jobs are stuck because of Shimano.',
        'option:parts on order, option:waiting, option:ready, option:collected',
      ],
      [
        'mechanic is only ever me (Pete) or Stu, make it so I just pick one. and bin the "bike" box, I put it all under what\'s wrong anyway',
        'type:mechanic=select, option:pete, option:stu, no field:bike',
      ],
    ],
  ],
  [
    'en',
    'Ewes: tag number, breed, born, tupped on, due date, lambs expected, notes',
    [
      ['sort by due date', 'sort:due'],
      ['want the weight at scanning on there, in kilos', 'field:weight, type:weight=number, unit:weight=kg|kilo'],
      ['take notes off', 'no field:notes'],
      [
        'Lambs want a list of their own: tag, sex, date born, weight at birth, and which ewe they came off.',
        'thing:lamb|lambs, field:sex, field:weight, field:born|birth, link:ewe|mother|dam',
      ],
      [
        'breeds we keep are Texel, Suffolk, Mule and Swaledale, just let me tap one, cant type with wet hands',
        'type:breed=select, option:texel, option:suffolk, option:mule, option:swaledale',
      ],
    ],
  ],
  [
    'en',
    'Weddings: couple, date, venue, package (half day, full day, weekend), fee, deposit received (yes/no), album delivered (yes/no)',
    [
      [
        "Please rename the Weddings list to Shoots, I'm branching out into christenings and corporate work.",
        'label:shoots|shoot, no label:weddings',
      ],
      ['add email, phone and second shooter', 'field:email, field:phone, field:second shooter'],
      ["Euros please. I've moved to Cork.", 'currency:EUR'],
      [
        "I'd quite like a cover picture on each one and then to see them all as a gallery, it would feel more like my business and less like a tax return",
        'field:cover|picture|photo|image, type:cover|picture|photo|image=image, view:gallery',
      ],
      ['half days have been dropped from my price list, take it out', 'no option:half day, option:full day, option:weekend'],
    ],
  ],
  [
    'en',
    'Reading for my dissertation: title, author, year, link, read (yes/no), chapter, thoughts',
    [
      ['link should be clickable', 'type:link=url'],
      [
        'can i have tags on each one, like theory / method / case study. several per paper',
        'field:tag|tags, type:tag|tags=multiSelect, option:theory, option:method, option:case study',
      ],
      [
        'read yes/no isnt really how it works, more like: not started, skimmed, finished',
        'type:read|status|progress=select, option:not started, option:skimmed, option:finished',
      ],
      ['thoughts straight under the title plz, and chuck year to the end', 'before:thoughts<author, before:chapter<year'],
      [
        'My supervisor wants to know how useful each one was, so maybe stars out of five?',
        'field:useful|usefulness|rating|stars, type:useful|usefulness|rating|stars=rating',
      ],
    ],
  ],
  [
    'en',
    'Parish council actions: subject, raised on, raised by, responsible councillor, due, status (open, in hand, closed)',
    [
      ['Kindly add a reference number to each action.', 'field:reference|ref'],
      ['"in hand" should read "in progress"', 'option:in progress, no option:in hand, option:open'],
      [
        'Members have asked whether the actions might be shown on a timeline, from the date raised to the date due.',
        'view:timeline',
      ],
      ['responsible councillor must not be left empty', 'required:councillor|responsible'],
      [
        'The clerk wants to download it for Excel, and could it be in order of the due date while you are at it?',
        'csv, sort:due',
      ],
    ],
  ],
  [
    'en',
    'Stock: item, category (tins, pasta and rice, toiletries, baby), quantity, best before. Parcels: date, household size, voucher number, given by, contents',
    [
      ['low stock warning under 20', 'rule:quantity'],
      ['the pretend tins and parcels can go now thanks, we open for real on Monday', 'no rows'],
      [
        "the voucher number isn't always there, self-referrals don't have one, so don't make people fill it in",
        'optional:voucher',
      ],
      ['Household size ought to be adults and children separately.', 'field:adult|adults, field:child|children'],
      [
        'We also need the agencies who send people to us (name, contact person, telephone, email), and each parcel should say which agency it was.',
        'thing:agency|agencies, field:contact, field:telephone|phone, field:email, link:agency',
      ],
    ],
  ],
  [
    'en',
    "Teams: name, pub, captain, captain's mobile. Results: date, home team, away team, home score, away score, venue",
    [
      ['captains mobile should be a proper phone number you can press to ring', 'type:mobile=phone'],
      ["Remove the venue as it is always the home team's pub.", 'no field:venue'],
      ['purple', 'palette:purple|violet'],
      ['stick a pretend team in called Quizzy Rascals so the landlord can see what it looks like', 'row:Quizzy Rascals'],
      ['call it Thursday Quiz League and have the latest results first', 'name:Thursday Quiz League, sort:date'],
    ],
  ],
  [
    'en',
    'Guest bookings for a holiday cottage: guest, arrival, departure, number of guests, dogs, price, source (website, Airbnb, repeat guest), paid (yes/no)',
    [
      ['can I have it as a calendar', 'view:calendar'],
      ['how much am I making altogether? I want that added up somewhere', 'total:price'],
      ["we've started getting people through Booking.com", 'option:booking.com, option:airbnb, option:website'],
      [
        'Guests keep ringing to ask about the cot, so add "cot needed", yes or no, and have it on no unless I change it.',
        'field:cot, type:cot=boolean, start:cot=no|false',
      ],
      ['call it pets rather than dogs, someone brought a parrot', 'label:pets|pet, no label:dogs'],
    ],
  ],
  [
    'en',
    'Customers: name, address, phone, boiler make. Jobs: customer, date, description, hours, materials cost, invoiced (yes/no)',
    [
      ['hourly rate on each job, 45 quid as standard', 'field:rate, type:rate=money|number, start:rate=45'],
      ['add up the hours', 'total:hours'],
      [
        'A job should never be saved without a customer, I have had two this week and no idea whose they were.',
        'required:customer',
      ],
      ['show me the ones ive not invoiced in red so I get my backside in gear', 'rule:invoiced'],
      [
        'want a list for quotes and all. customer, what for, amount, date sent, and did they say yes',
        'thing:quote|quotes, field:amount, field:sent, field:accepted|yes|agreed, link:customer',
      ],
    ],
  ],
  [
    'en',
    'Locomotives: class, running number, livery, maker (Hornby, Bachmann, Dapol), scale, bought, price paid, DCC fitted (yes/no)',
    [
      ['pop Flying Scotsman in as an example', 'row:Flying Scotsman'],
      ["Price paid added up at the bottom, if you would, and for goodness' sake don't tell my wife.", 'total:price'],
      ['group by livery', 'group:livery'],
      [
        "rename DCC fitted to Chipped. remove bought, I honestly can't remember",
        'label:chipped, no label:dcc fitted, no field:bought',
      ],
      ["I'd prefer a simple table, like the old ledger I kept in the loft.", 'view:table'],
    ],
  ],
  [
    'en',
    'Books for our book club: title, author, chosen by, month discussed, score, who hosted',
    [
      [
        'members list: name, email, birthday. Chosen by then picks one of the members',
        'thing:member|members, field:email, field:birthday|birth, link:chosen by|member',
      ],
      ['number of pages', 'field:pages, type:pages=number'],
      ['could the colours be a bit warmer? something autumnal, orangey', 'palette:orange|amber'],
      ['A little example to show the ladies on Tuesday: put in Rebecca by Daphne du Maurier.', 'row:Rebecca'],
      ['month discussed should be a date, delete who hosted', 'type:month|discussed=date, no field:hosted'],
    ],
  ],
  [
    'en',
    'Family jobs: job, who (Mum, Dad, Ella, Josh), day, done (yes/no), pocket money',
    [
      ['Gran lives with us now so she needs to be on there', 'option:gran, option:mum, option:josh'],
      ['day to be a drop down, Monday to Sunday', 'type:day=select, option:monday, option:sunday'],
      ['by person please, so everybody sees their own bit together', 'group:who'],
      ['Pocket money should start at £1 unless I type something else.', 'start:pocket money=1, currency:GBP'],
      ['take the photos off', 'unchanged'],
    ],
  ],
  [
    'en',
    'Clients: name, phone, goal, start weight, joined. Sessions: client, date, time, exercises, how it went',
    [
      ['start weight in kg', 'unit:weight=kg|kilo, type:weight=number'],
      [
        'how long each session was, in minutes',
        'field:length|duration|minutes|long, type:length|duration|minutes|long=duration|number',
      ],
      [
        'Switch it over to Swedish please, my business partner is from Gothenburg and her English is worse than she lets on.',
        'language:sv',
      ],
      ['i share the ipad with the gym so can people have to log in before they see my clients', 'login'],
      ['phone should go before goal. oh no wait it already does, ignore me', 'unchanged'],
    ],
  ],
  [
    'en',
    'Cake orders: customer, occasion (birthday, wedding, anniversary, other), flavour, collection date, collection time, price, message on the cake, allergies',
    [
      ['occasion is birthday nine times out of ten, can it already say that', 'start:occasion=birthday'],
      ["I need it so tomorrow's cakes are at the top and next month's are at the bottom.", 'sort:collection'],
      ['deposit, balance and number of tiers', 'field:deposit, field:balance, field:tiers'],
      [
        'flavours I do: vanilla, lemon, chocolate, red velvet (one per cake). Price must be filled in!!',
        'type:flavour=select, option:vanilla, option:lemon, option:chocolate, option:red velvet, required:price',
      ],
      ["Allergies needs to be above flavour, I can't afford to miss it.", 'before:allergies<flavour'],
    ],
  ],
  [
    'en',
    'Items: name, category (tools, kitchen, camping, party), condition, daily charge, replacement value. Loans: item, borrower, borrowed on, due back, returned (yes/no)',
    [
      ['rename Items to Catalogue', 'label:catalogue, no label:items'],
      [
        'Borrowers should be a proper list, with name, membership number, email and postcode, instead of us typing it every single time.',
        'thing:borrower|borrowers|member|members, field:membership, field:email, field:postcode, link:borrower|member',
      ],
      [
        'condition = new, good, worn, needs repair',
        'type:condition=select, option:new, option:good, option:worn, option:needs repair',
      ],
      ['camping should say outdoors', 'option:outdoors, no option:camping, option:tools'],
      [
        'we need the serial number and a photo of everything, the insurers are asking',
        'field:serial, field:photo|picture|image, type:photo|picture|image=image',
      ],
    ],
  ],
  [
    'en',
    'Fire extinguishers: location, floor, type (water, CO2, foam, powder), last inspected, next inspection, inspector',
    [
      ['show it floor by floor', 'group:floor'],
      ["Powder isn't allowed indoors any more, so please take it off the types.", 'no option:powder, option:foam, option:water'],
      ['somewhere to upload the certificate', 'field:certificate, type:certificate=file'],
      ['last inspected should default to today', 'start:last inspected|inspected=today'],
      ['Head office would like a dashboard, plus a CSV they can pull every quarter.', 'view:dashboard, csv'],
    ],
  ],
  [
    'en',
    'Home brew batches: name, style, brewed on, bottled on, original gravity, final gravity, volume, tasting notes',
    [
      ['abv as a percentage', 'field:abv|alcohol, type:abv|alcohol=percent'],
      ['volume is litres', 'unit:volume=l|litre|litres, type:volume=number'],
      ['mate of mine in Osaka is going to use it, can you do it in Japanese', 'language:ja'],
      ['do me a timeline of brewed to bottled, would look smart in the shed', 'view:timeline'],
      ['clear out the examples', 'no rows'],
    ],
  ],
  [
    'en',
    'Drivers: name, mobile, car, seats, available days (Mon, Tue, Wed, Thu, Fri). Trips: passenger, pick-up address, destination, date, time, driver, mileage',
    [
      ['wheelchair yes/no on trips', 'field:wheelchair, type:wheelchair=boolean'],
      [
        "Passengers get rung up the night before, so I need their telephone number and a tick for when it's been done.",
        'field:telephone|phone, field:rung|called|phoned|rang|confirmed|done, type:rung|called|phoned|rang|confirmed|done=boolean',
      ],
      ['total miles please, the surgery pays 45p each', 'total:mileage|miles'],
      ["trips sorted into whoever's driving", 'group:driver'],
      [
        'pick-up address should be called Collect from, and put it before the passenger',
        'label:collect from, no label:pick-up, before:collect from<passenger',
      ],
    ],
  ],
  [
    'en',
    'Pantry items: name, category (canned, baking, snacks, frozen), quantity (number), best before (date), shelf',
    [
      ['add a barcode', 'field:barcode'],
      [
        "when there's less than 2 of something left I want to see it in red, my husband never tells me we're out of flour",
        'rule:quantity',
      ],
      ['whatever goes bad first should be on top pls', 'sort:best before'],
      ['Add spices as a category', 'option:spices, option:baking, option:frozen'],
      ['rename shelf to Where it lives', 'label:where it lives, no label:shelf'],
    ],
  ],
  [
    'en',
    'Dogs: name, breed, owner name, owner phone, photo. Walks: dog (link to Dogs), date, start time, length in minutes (number), price (money), paid (yes/no)',
    [
      ['show the walks on a calendar', 'view:calendar'],
      ["I'm in Halifax, so the prices should be Canadian dollars, not American.", 'currency:CAD, type:price=money'],
      ['no dog gets in the system without an owner phone. learned that the hard way', 'required:owner phone'],
      ["I'd love to flip through the dogs as cards with their pictures instead of reading rows.", 'view:gallery'],
      [
        'walks are nearly always 30 min so have that already in there, and gimme somewhere to write notes on the walk (did he poop etc)',
        'start:length=30, field:note|comment',
      ],
    ],
  ],
  [
    'en',
    'Books: title, author, reading level (easy, medium, hard), copies (number). Loans: book (link to Books), student name, borrowed on (date), returned (yes/no)',
    [
      ['Rename Loans to Checkouts', 'label:checkouts, no label:loans'],
      [
        'I need a Students list with first name, homeroom and parent email, and then hook the loans up to it so the kids stop misspelling themselves.',
        'thing:student, field:first name, field:homeroom, field:parent email|email, link:student',
      ],
      ['group the books by reading level', 'group:reading level'],
      [
        'Each loan needs a due date please, and anything past due should really jump out at me.',
        'field:due, type:due=date, rule:due',
      ],
      ["Put one example book in: Charlotte's Web by E.B. White", "row:charlotte's web"],
    ],
  ],
  [
    'en',
    'Plants: name, bed (front, back, greenhouse), planted on (date), watering (daily, weekly, rarely), notes',
    [
      ['make it green', 'palette:green|lime|teal'],
      [
        'Add sun exposure with full sun, part shade and shade',
        'field:sun|exposure, option:full sun, option:part shade, option:shade',
      ],
      ['get rid of the notes', 'no field:notes'],
      ['"rarely" should say "only in drought"', 'option:only in drought, no option:rarely, option:weekly'],
      ['id like to see how my season went, when each thing got planted strung out along the year', 'view:timeline'],
    ],
  ],
  [
    'en',
    'Music students: name, instrument (guitar, ukulele, bass), parent phone (required), rate per lesson (money). Lessons: student (link to Music students), date, topic, done (yes/no)',
    [
      ['call the app Strum & Co', 'name:Strum & Co'],
      ['banjo too!!', 'option:banjo, option:guitar, option:bass'],
      [
        'Done or not done is too little. A lesson can be booked, taught, cancelled or a no-show.',
        'option:booked, option:taught, option:cancelled|canceled, option:no-show|no show',
      ],
      ['is there some way I can pull all this out as a csv, my accountant keeps bugging me', 'csv'],
      ["Parent phone shouldn't be mandatory, half my students are retirees.", 'optional:parent phone'],
    ],
  ],
  [
    'en',
    'Batches: beer name, style, brew date, bottling date, alcohol (number), status (fermenting, bottled, drunk), rating (1 to 5 stars)',
    [
      ['board by status', 'view:board'],
      ['alcohol is a percentage', 'type:alcohol=percent'],
      [
        'Swap "drunk" for "finished", my mother-in-law has access to this thing now.',
        'option:finished, no option:drunk, option:bottled',
      ],
      ['Could you add the batch size, in gallons?', 'field:batch size|size|volume, unit:size|volume=gal'],
      ['dark theme w/ amber as the colour', 'mode:dark, palette:amber|orange|yellow'],
      ['New batches should start as fermenting', 'start:status=fermenting'],
    ],
  ],
  [
    'en',
    'Players: name, jersey number (number), position (forward, defence, goalie), birthday (date), parent email. Games: opponent, date, rink, our goals (number), their goals (number)',
    [
      ['jersey number goes before the name', 'before:jersey number<name'],
      [
        "Parents take turns bringing oranges and Timbits. I need a snack list: which game, which family, what they're bringing.",
        'thing:snack, link:game, field:family, field:bring|item|snack|what',
      ],
      ['how many goals have we got all season?? put a sum on it', 'total:our goals'],
      [
        "Please split the player's name into first name and last name so I can print the roster properly.",
        'field:first name, field:last name',
      ],
      ['only the coaches should get in so some kinda sign in thing', 'login'],
    ],
  ],
  [
    'en',
    'Guests: name, side (bride, groom), invited to (ceremony, reception, both), RSVP (waiting, yes, no), number of people (number), meal (beef, fish, vegan)',
    [
      ['Add up the number of people so I know what to tell the caterer.', 'total:number of people|people'],
      ['there are two brides lol. sides are Megan and Priya', 'option:megan, option:priya, no option:bride, no option:groom'],
      ['something soft, pink or rose', 'palette:pink|rose'],
      [
        "I'd like the guests grouped by RSVP, and we also need a mailing address for the thank-you cards.",
        'group:rsvp, field:address',
      ],
      ['fish is off the menu. oh and wipe out all the made up guests while ur at it', 'no option:fish, option:beef, no rows'],
    ],
  ],
  [
    'en',
    'Hives: hive name, location, queen year (number), temperament (calm, okay, mean). Inspections: hive (link to Hives), date, mite count (number), honey frames (number), remarks (text)',
    [
      ['mite count over 9 = red', 'rule:mite count'],
      ['Remarks has to hold a lot more, I write half a page every time I open a box.', 'type:remarks=longText'],
      ['Add a list for honey harvests: date, hive, pounds', 'thing:harvest, field:date, link:hive, field:pounds|weight|amount'],
      ['Real beekeepers say colonies. Please change the Hives list to Colonies.', 'label:colonies, no label:hives'],
      ['newest inspection at the top, always', 'sort:date'],
    ],
  ],
  [
    'en',
    'Clients: company, contact, email (plain text). Projects: title, client (link to Clients), deadline (date), fee (money), stage (quote, design, revisions, delivered)',
    [
      ['Give me a kanban for the projects', 'view:board'],
      [
        'Invoices next: invoice number, project, amount, sent on, paid yes/no',
        'thing:invoice, field:invoice number|number, link:project, field:amount, type:amount=money, field:sent, type:sent=date, field:paid, type:paid=boolean',
      ],
      ["I click on the client's email and nothing happens, can you make that a proper email field?", 'type:email=email'],
      ['every new project begins life as a quote', 'start:stage=quote'],
      ['can i get one screen with just the numbers.. fees per stage, how many open, that kinda thing', 'view:dashboard'],
    ],
  ],
  [
    'en',
    'Chess club members: name, rating (number), level (beginner, club, expert), joined date, dues paid (yes/no)',
    [
      ['Could the members be shown in a simple table with columns, the way Excel does it?', 'view:table'],
      ['hmm nice', 'unchanged'],
      ['Remove the level', 'no field:level, field:rating'],
      ['"Dues paid" should read "Paid up for this year"', 'label:paid up for this year, no label:dues paid'],
      [
        'Now the tournament part: matches with a white player, a black player, a result (1-0, 0-1, draw) and the date. Both players get picked from the member list.',
        'thing:match|game, link:white, link:black, field:result, option:draw, option:1-0, field:date',
      ],
    ],
  ],
  [
    'en',
    'Nurse visits: student name, grade (number), date and time, complaint, treatment, sent home (yes/no)',
    [
      ['This is private health information, so nobody should be able to open it without a password.', 'login'],
      ['grade should be a dropdown: K, 1, 2, 3, 4, 5', 'type:grade=select, option:k, option:5'],
      ['add parent called, yes or no', 'field:parent called, type:parent called=boolean'],
      ['Complaint must always be filled in.', 'required:complaint'],
      [
        'I take temps constantly, need that in °F & it should warn me at anything over 100.4',
        'field:temp, unit:temp=°f|f|fahrenheit, rule:temp',
      ],
    ],
  ],
  [
    'en',
    'Records: album, artist, year (number), condition (mint, good, worn), price paid (money), cover (image)',
    [
      ['show me the covers in a grid like at the record store', 'view:gallery'],
      ['fill it with a few more fake records so i can show my buddy how it looks when its full', 'more rows'],
      ['Two more conditions: near mint, junk', 'option:near mint, option:junk, option:worn'],
      ['Please add genre, record label and number of discs.', 'field:genre, field:label, field:discs, type:discs=number'],
      ['group by artist and the year can go', 'group:artist, no field:year'],
    ],
  ],
  [
    'en',
    'Snow customers: name, address, phone (text), driveway size (single, double, long), price per visit (money), active (yes/no)',
    [
      [
        'we gotta track every visit, like what day, what time, which customer and who plowed',
        'thing:visit, field:date|day, field:time|date, link:customer, field:plow|driver|worker|employee|who|operator',
      ],
      ['The phone should be a real phone number I can tap from the truck.', 'type:phone=phone'],
      ["App name: Frosty's Plowing", "name:Frosty's Plowing"],
      ['icy blue look', 'palette:sky|cyan|blue'],
      ["I don't use active anymore but what I could use is a spot for the gate code", 'no field:active, field:gate code'],
    ],
  ],
  [
    'en',
    'Recipes: title, course (starter, main, dessert), ingredients (long text), minutes (number), photo, source (text)',
    [
      ['source = link to the website', 'type:source=url'],
      ['My kids want to give every recipe stars, one to five.', 'field:rating|stars, type:rating|stars=rating'],
      ['Move photo to the very top, above the title', 'before:photo<title'],
      ['nobody here says starter. appetizer!!', 'option:appetizer, no option:starter, option:dessert'],
      ["Please empty it out. I don't want your example recipes, I have four hundred of my own.", 'no rows'],
    ],
  ],
  [
    'en',
    'Donations: donor, item, weight (number), received on (date). Families: family name, household size (number), zip code, last visit (date), allergies (text)',
    [
      ['Weights are in pounds', 'unit:weight=lb|pound'],
      ['We prefer to call the families Neighbors, it is kinder. Could that be changed?', 'label:neighbors, no label:families'],
      [
        'Allergies as checkboxes where I can tick several: nuts, dairy, gluten, shellfish',
        'type:allergies=multiSelect, option:nuts, option:gluten, option:shellfish',
      ],
      ["how much food came in altogether? I'd like that under the donations", 'total:weight'],
      ['The regional office wants a file every month that opens in Excel, comma separated I think she said.', 'csv'],
    ],
  ],
  [
    'en',
    'Runs: date, distance (number), duration, route, feeling (great, ok, awful), shoes (text); dark look',
    [
      ['distance in km', 'unit:distance=km|kilo'],
      ['I want the runs on a month calendar, and the distance added up as well.', 'view:calendar, total:distance'],
      ['cant read a thing outside in the sun, its way too black. light please', 'mode:light'],
      [
        'make shoes its own list w/ brand, model, bought on. then each run picks a pair',
        'thing:shoe, field:brand, field:model, field:bought, link:shoe',
      ],
      ['average heart rate', 'field:heart rate'],
    ],
  ],
  [
    'en',
    'Candles: name, scent (text), size (small, medium, large), price (money), stock (number), wax (soy, beeswax)',
    [
      ['warn me when stock drops to 5 or below', 'rule:stock'],
      [
        'Scent should let me tick more than one, out of lavender, vanilla, cedar and citrus.',
        'type:scent=multiSelect, option:lavender, option:cedar, option:citrus',
      ],
      ['add coconut wax and take out beeswax, i went vegan', 'option:coconut, no option:beeswax, option:soy'],
      [
        "I'd like an orders list too. Who bought, which candle, how many, shipped or not.",
        'thing:order, field:buyer|customer|bought|name|who, link:candle, field:quantity|how many|amount|count, field:shipped',
      ],
      ['Only selling to the UK from now on, so prices in British pounds', 'currency:GBP'],
      ['what it costs me to make and how long it burns, both need to be on here', 'field:cost, field:burn'],
    ],
  ],
  [
    'en',
    'Units: unit number, bedrooms (number), rent (money), occupied (yes/no). Repairs: unit (link to Units), problem, reported on (date), priority (low, high), cost (money), fixed (yes/no)',
    [
      ["low and high isn't enough, burst pipes need Emergency", 'option:emergency, option:low, option:high'],
      [
        "Where do the tenants go? I'd need their name, phone, lease end date, and which unit they live in.",
        'thing:tenant, field:phone, field:lease, type:lease=date, link:unit',
      ],
      ['group repairs by unit', 'group:unit'],
      [
        'Rename Repairs to Work Orders, and give me a dashboard with the costs.',
        'label:work orders, no label:repairs, view:dashboard',
      ],
      ['Unit number: required', 'required:unit number'],
    ],
  ],
  [
    'en',
    'Book club picks: title, author, meeting date, host, pages (number), our score (number)',
    [
      ['our score should be stars instead of a number', 'type:score=rating'],
      [
        'Could the whole thing be in Swedish? Most of us are from the Vasa lodge and some of the older ladies would enjoy it.',
        'language:sv',
      ],
      ['Nothing to change dear, just wanted to say the ladies love it!', 'unchanged'],
      ['add what the host is serving', 'field:serv|menu|food|snack|refreshment'],
      ['Please name it The Tuesday Page Turners', 'name:The Tuesday Page Turners'],
    ],
  ],
  [
    'en',
    'Science fair projects: student, teacher, category (biology, physics, chemistry), title, abstract (long text), table number (number), score (number)',
    [
      ["Table numbers now have letters, like A12 or C3, so a number field won't take them.", 'type:table number=text'],
      ['split student into First name / Last name', 'field:first name, field:last name'],
      ['title first then the student, rest idc', 'before:title<student'],
      [
        'Judges, with name, email and the category they know about. And each project gets a judge assigned from that list.',
        'thing:judge, field:email, type:email=email, link:judge',
      ],
      ['best score first', 'sort:score'],
    ],
  ],
  [
    'en',
    'Belongings: item, room (kitchen, living room, bedroom, garage), value (money), bought on (date), serial number (required), receipt (file)',
    [
      ['a photo of each thing', 'field:photo|picture|image, type:photo|picture|image=image'],
      ["Group everything by room and total the value, that's how our insurance guy wants to see it.", 'group:room, total:value'],
      ['who on earth knows the serial number of a couch. dont force me to type one', 'optional:serial number'],
      ["Warranty end date, and once it's past show that in red", 'field:warranty, type:warranty=date, rule:warranty'],
    ],
  ],
  [
    'en',
    'Horses: name, breed, stall (number), color, owner (text). Feedings: horse (link to Horses), time of day (morning, noon, evening), feed, amount (number)',
    [
      ['amount is in scoops', 'unit:amount=scoop'],
      [
        'Vet and farrier visits: horse, date, what was done, bill',
        'thing:vet|visit|farrier, link:horse, field:date, field:done|work|treatment|service, field:bill|cost, type:bill|cost=money',
      ],
      [
        "Owner shouldn't be plain text. Could you make an Owners list with name, phone and email, and connect the horses to it?",
        'thing:owner, field:phone, field:email, link:owner',
      ],
      ['rename color to coat', 'label:coat, no label:color'],
      [
        'we quit doing the noon feeding so nobody needs to see that choice anymore',
        'no option:noon, option:morning, option:evening',
      ],
    ],
  ],
  [
    'en',
    'Photo shoots: client name, type (wedding, portrait, product), date, place, price (number), deposit paid (yes/no), gallery link (url)',
    [
      ['timeline of my shoots', 'view:timeline'],
      ['Right now price is only a number. It ought to be money, in US dollars.', 'type:price=money, currency:USD'],
      ['ok so how much is this gonna cost me a month', 'unchanged'],
      ['dark mode', 'mode:dark'],
      [
        'needs the clients email + cell, and drop the place, i never fill it in',
        'field:email, field:phone|cell|mobile, no field:place',
      ],
    ],
  ],
  [
    'en',
    'Scouts: name, patrol (Fox, Eagle, Bear), rank (text), birthday (date). Badges: badge name, scout (link to Scouts), earned on (date)',
    [
      [
        'Rank needs to be a dropdown: Tenderfoot, Second Class, First Class, Star, Life',
        'type:rank=select, option:tenderfoot, option:second class, option:star',
      ],
      ['Scouts in alphabetical order please', 'sort:name'],
      [
        'Next we need the campouts: place, start date, end date, and cost per scout.',
        'thing:campout|camp, field:place, field:start, field:end, field:cost',
      ],
      ['Troop 212 is what the app should be called', 'name:Troop 212'],
      ['is there a chart or somethin where I see how many badges everyone has', 'view:dashboard'],
    ],
  ],
  [
    'en',
    'Chores: chore, kid (Ava, Leo), day (Mon, Tue, Wed, Thu, Fri, Sat, Sun), done (yes/no), points (number)',
    [
      ['points start at 5', 'start:points=5'],
      ['Baby Max is four now and old enough to help, put him in with the other kids.', 'option:max, option:ava, option:leo'],
      ['board with a column for each kid', 'view:board'],
      [
        "no more points, we're calling it Allowance and it's real dollars now (help us)",
        'label:allowance, no label:points, type:allowance=money',
      ],
      ["Can it be purple? Ava wants purple and Leo doesn't care.", 'palette:purple|violet'],
    ],
  ],
  [
    'en',
    'Car services: date, car (Civic, F-150), what was done, mileage (number), cost (money), shop',
    [
      [
        'I\'d like both "what was done" and the mileage to be obligatory, my son leaves everything blank.',
        'required:what was done, required:mileage',
      ],
      ['the F-150 went to the junkyard, rip. take it off', 'no option:f-150, option:civic'],
      ['newest on top and stick the cost right after the date', 'sort:date, before:date<cost'],
      ['CSV export', 'csv'],
      [
        'add oil type, tire pressure, next service date',
        'field:oil type|oil, field:tire pressure|pressure, field:next service, type:next service=date',
      ],
    ],
  ],
  [
    'en',
    'Classes: title, teacher (text), weekday (Mon, Tue, Wed, Thu, Fri), start time, spots (number). Sign-ups: class (link to Classes), person, email, paid (yes/no)',
    [
      ["we're doing weekends too starting in May", 'option:sat, option:sun, option:mon'],
      [
        'Teachers as their own list please: name, bio, photo. A class should then point to one of them.',
        'thing:teacher, field:bio, field:photo, type:photo=image, link:teacher',
      ],
      ['something calmer, sage or teal maybe', 'palette:teal|green|cyan'],
      ['Sign-ups should be called Bookings', 'label:bookings, no label:sign-ups'],
      [
        'The person field has to be two boxes, first name and last name, because Mailchimp wants them apart.',
        'field:first name, field:last name',
      ],
    ],
  ],
  [
    'en',
    'Antiques: name, era (text), price (money), purchased for (money), sold (yes/no), location (booth 4, storage), description',
    [
      ["A plain table view, please. I am 71 and don't need anything fancy.", 'view:table'],
      ['Put in an example: Tiffany lamp, $450', 'row:tiffany'],
      [
        'era: pick from Victorian, Art Deco, Mid-century',
        'type:era=select, option:victorian, option:art deco, option:mid-century|mid century',
      ],
      [
        '"Purchased for" is clunky. Say "My cost" instead, and put it ahead of the price.',
        'label:my cost, no label:purchased for, before:my cost<price',
      ],
      ['new finds always land in storage first so that should be filled in already', 'start:location=storage'],
    ],
  ],
  [
    'en',
    'Medicines: name, dose, how often (once a day, twice a day, as needed), pills left (number), doctor, refill by (date)',
    [
      ['under 7 pills left it needs to SCREAM at me', 'rule:pills left'],
      ['Dad reads Japanese far better than English. Could all the buttons and so on be in Japanese?', 'language:ja'],
      ['only me and my brother should see this, usernames or something', 'login'],
      ['put metformin in as a sample', 'row:metformin'],
    ],
  ],
  [
    'sv',
    'Kunder i en cykelverkstad: namn, telefon, e-post. Lagningar: kund, cykel, vad som ska göras, inlämnad (datum), status (inlämnad, pågår, klar), pris (kr)',
    [
      ['lägg till ramnummer på lagningen', 'field:ramnummer'],
      ['status ska också ha väntar på delar', 'option:väntar på delar, option:klar'],
      ['Kan man få se lagningarna som en tavla med kort som man drar mellan de olika statusarna?', 'view:board'],
      ['en kund ska inte gå att spara utan telefonnummer, jag står där med klara cyklar och når ingen', 'required:telefon'],
      [
        'skulle vilja ha "hämtas senast" som datum på lagningarna, och det ska lysa rött om dagen har passerat',
        'field:hämtas, type:hämtas=date|datetime, rule:hämtas',
      ],
    ],
  ],
  [
    'sv',
    'Medlemmar i ett byalag: namn, adress, e-post, medlem sedan (årtal), avgift betald (ja/nej), roll (medlem, styrelse, revisor)',
    [
      ['sortera på namn', 'sort:namn'],
      ['Lägg till rollen valberedning.', 'option:valberedning, option:revisor'],
      ['Vi säger aldrig adress här i byn utan gårdsnamn, kan det få stå så i stället?', 'label:gårdsnamn, no label:adress'],
      ['Appen ska heta Norrbyns byalag', 'name:Norrbyns byalag'],
      [
        'Medlem sedan borde vara ett riktigt datum, och så saknar jag mobilnummer på folk',
        'type:medlem sedan=date, field:mobil|telefon',
      ],
    ],
  ],
  [
    'sv',
    'Alster i en keramikverkstad: namn, bild, lera (stengods, porslin, lergods), glasyr, pris (kr), såld (ja/nej), bränd (datum)',
    [
      ['galleri med bilderna', 'view:gallery'],
      ['Jag har börjat samarbeta med en butik i Kyoto, så jag skulle vilja att hela appen blir på japanska.', 'language:ja'],
      ['kan den få en mer jordnära ton, typ bärnsten eller brunorange sådär', 'palette:amber|orange'],
      ['byt lergods mot rödlera', 'option:rödlera, no option:lergods'],
      [
        'hur mycket har jag i hyllan egentligen?? vill ha en summa på priset, och dela upp listan efter lera om det går',
        'total:pris, group:lera',
      ],
    ],
  ],
  [
    'sv',
    'Läxor i klass 5B: ämne (matte, svenska, engelska, NO, SO), beskrivning, ska vara klar (datum), obligatorisk (ja/nej)',
    [
      ['kalender tack', 'view:calendar'],
      ['Lägg gärna in ett exempel till, en svenskläxa där de ska läsa kapitel 4 i Ronja Rövardotter.', 'row:Ronja Rövardotter'],
      ['Bild och slöjd saknas bland ämnena.', 'option:bild, option:slöjd, option:matte'],
      ['beskrivning behöver va en större ruta, det blir långa texter ibland när jag kommer igång', 'type:beskrivning=longText'],
      [
        'Det vore praktiskt om jag kunde bifoga ett arbetsblad som fil till varje läxa.',
        'field:fil|bilaga|arbetsblad|bifogad, type:fil|bilaga|arbetsblad|bifogad=file',
      ],
    ],
  ],
  [
    'sv',
    'Beställningar hos ett hembageri: kund, telefon, bakverk, antal, hämtas (datum), allergier, pris (kr)',
    [
      ['betald ja/nej', 'field:betald|betalt, type:betald|betalt=boolean'],
      ['Det måste stå vilket datum det ska hämtas, annars vet jag ju inte när jag ska baka.', 'required:hämtas'],
      ['dela upp kund i förnamn och efternamn', 'field:förnamn, field:efternamn'],
      ['Nästan alla beställer bara en tårta så antal kunde få börja på 1', 'start:antal=1'],
      [
        'rosa!! å så ett eget fält för klockslaget dom hämtar, inte bara dagen',
        'palette:pink|rose, field:klockslag|tid|klockan|hämtas kl',
      ],
    ],
  ],
  [
    'sv',
    'Bikupor: namn, plats, drottning född (årtal), temperament (1–5), senast tillsyn (datum). Skördar: kupa, datum, mängd honung, anteckning',
    [
      ['mängd honung i kilo', 'unit:mängd=kg|kilo'],
      ['diagram över skörden', 'view:dashboard'],
      [
        'Jag behöver en lista till för behandlingar mot varroa, med kupa, datum, medel och dos.',
        'thing:behandling|varroa, field:medel, field:dos, link:kupa|bikup',
      ],
      ['temperament kan visas som stjärnor', 'type:temperament=rating'],
      ['kupor som jag inte kikat i på tre veckor borde bli röda så man inte glömmer bort stackarna', 'rule:tillsyn'],
    ],
  ],
  [
    'sv',
    'Felanmälningar i en bostadsrättsförening: lägenhet, anmäld av, vad är fel, anmäld (datum), status (ny, beställd, åtgärdad), kostnad (kr)',
    [
      ['spara ner som csv', 'csv'],
      ['Foto på felet vore bra, folk beskriver så dåligt.', 'field:foto|bild, type:foto|bild=image'],
      ['Nya ärenden ska få status ny utan att man behöver välja det, det glöms bort hela tiden.', 'start:status=ny'],
      ['Styrelsen har bestämt att man måste logga in innan man ser några ärenden.', 'login'],
      [
        'kan nån fixa så listan är grupperad efter status å att senast anmälda ligger överst i varje',
        'group:status, sort:anmäld',
      ],
    ],
  ],
  [
    'sv',
    'Spelare i ett pojklag i fotboll: namn, född (datum), tröjnummer, förälder, förälders telefon. Matcher: motståndare, datum, plats, hemma eller borta (hemma, borta), våra mål, deras mål',
    [
      ['matcherna i en kalender', 'view:calendar'],
      ['tröjnummer ska inte vara ett måste', 'optional:tröjnummer'],
      [
        'Vi spelar cup ibland och då är det neutral plan, så det behövs ett tredje val utöver hemma och borta.',
        'option:neutral, option:hemma, option:borta',
      ],
      ['byt Spelare till Truppen', 'label:truppen, no label:spelare'],
      [
        'position på killarna (målvakt, back, mittfält, anfall) plus nånstans att skriva allergier, vi hade en incident med jordnötter',
        'field:position, type:position=select|multiSelect, option:målvakt, option:anfall, field:allergi',
      ],
    ],
  ],
  [
    'sv',
    'Offerter för en snickare: kund, adress, jobb, belopp (kr), skickad (datum), svar (väntar, ja, nej)',
    [
      ['Tavla efter svar.', 'view:board'],
      ['summa på belopp', 'total:belopp'],
      ['Jag tar mest jobb på Åland numera, så beloppen får bli i euro i fortsättningen.', 'currency:EUR'],
      ['nej låter så hårt, skriv avböjd där', 'option:avböjd, no option:nej'],
      [
        'skulle va bra med ett giltig till-datum å att offerten blir röd när det gått ut',
        'field:giltig, type:giltig=date, rule:giltig',
      ],
    ],
  ],
  [
    'sv',
    'Böcker i ett skolbibliotek: titel, författare, ISBN, hylla, årskurs (låg, mellan, hög). Lån: elev, klass, utlånad (datum), åter senast (datum), återlämnad (ja/nej)',
    [
      ['koppla lån till böcker', 'link:bok|böcker'],
      ['försenade lån i rött', 'rule:åter'],
      [
        'Vi har fått in massor av manga, så lägg gärna till genre med valen skönlitteratur, fakta, manga och lyrik.',
        'field:genre, type:genre=select|multiSelect, option:manga, option:lyrik, option:skönlitteratur',
      ],
      ['Hylla använder vi inte längre sedan ombyggnaden.', 'no field:hylla'],
      ['eleverna har röstat: appen heter Läslyktan och den ska vara grön', 'name:Läslyktan, palette:green|lime|teal'],
    ],
  ],
  [
    'sv',
    'Tider i en frisersalong: kund, telefon, datum och tid, behandling (klippning, färgning, slingor), frisör, pris (kr)',
    [
      ['mörkt läge', 'mode:dark'],
      ['permanent också som behandling', 'option:permanent, option:klippning'],
      [
        'Jag behöver kunna se hur lång tid varje besök beräknas ta, annars krockar det på lördagarna.',
        'field:längd|varaktighet|tidsåtgång|besökstid|minuter|behandlingstid|hur lång|beräknad tid',
      ],
      [
        'frisör ska va nåt man väljer bara, Mia Petra eller Saga. orkar inte skriva varje gång',
        'type:frisör=select|reference, option:mia, option:petra, option:saga',
      ],
      ['lösenord på alltihop och sen pris före frisör i formuläret', 'login, before:pris<frisör'],
    ],
  ],
  [
    'sv',
    'Varor i en gårdsbutik: namn, kategori (kött, mejeri, grönsaker, sylt), pris (kr), antal i lager, minsta lager, bäst före (datum)',
    [
      ['varna när antal i lager går under minsta lager', 'rule:lager'],
      ['gruppera per kategori', 'group:kategori'],
      [
        'Det vi kallar sylt är egentligen både sylt, saft och marmelad, så kategorin får heta Sylt & saft.',
        'option:sylt & saft, option:mejeri',
      ],
      ['ta bort alla påhittade varor, jag ska lägga in mina egna', 'no rows'],
      [
        'Leverantör på varje vara, och momsen i procent eftersom den skiljer sig åt.',
        'field:leverantör, field:moms, type:moms=percent|number|select',
      ],
    ],
  ],
  [
    'sv',
    'Noter i en körs arkiv: titel, tonsättare, stämmor (SATB, SSA, TTBB), antal exemplar, pärm, senast sjungen (datum)',
    [
      ['stämmor: unisont', 'option:unison, option:SATB'],
      ['pärm före antal exemplar', 'before:pärm<antal'],
      [
        'Kan man få ha en länk till en inspelning på varje stycke, så att altarna kan öva hemma?',
        'field:inspelning|länk, type:inspelning|länk=url',
      ],
      [
        'tonsättare heter kompositör på alla våra papper sen 1974 så det får det göra här med',
        'label:kompositör, no label:tonsättare',
      ],
      [
        'Dirigenten vill betygsätta svårigheten med stjärnor, och sedan ska arkivet ligga i bokstavsordning efter titel.',
        'field:svår, type:svår=rating, sort:titel',
      ],
    ],
  ],
  [
    'sv',
    'Kurser på en brukshundklubb: namn, start (datum), slut (datum), instruktör, avgift (kr), platser. Deltagare: ägare, hund, ras, kurs, betalt (ja/nej)',
    [
      ['tidslinje för kurserna', 'view:timeline'],
      ['vaccinerad ja/nej på deltagarna', 'field:vaccinerad|vaccination, type:vaccinerad|vaccination=boolean'],
      ['Deltagare kallas ekipage i vår klubb.', 'label:ekipage, no label:deltagare'],
      ['avgift får lämnas tom, prova på-kvällarna kostar inget', 'optional:avgift'],
      [
        'en lista till tack, instruktörer med namn telefon och utbildning. å kurserna ska välja ur den istället för att man skriver',
        'thing:instruktör, field:utbildning, link:instruktör',
      ],
    ],
  ],
  [
    'sv',
    'Inlämnade saker på en loppis: sak, inlämnare, pris (kr), bord (nummer), såld (ja/nej), inlämnad (datum)',
    [
      ['provision i procent', 'field:provision, type:provision=percent|number'],
      ['Går det att ha en bild på varje sak?', 'field:bild|foto, type:bild|foto=image'],
      ['inlämnare måste fyllas i', 'required:inlämnare'],
      ['Vill du göra den lite gladare, i lila kanske? Det är idrottsföreningens färg.', 'palette:purple|violet'],
      [
        'kategori hade ju suttit fint, kläder porslin böcker leksaker typ, å så listan uppdelad efter det',
        'field:kategori, type:kategori=select|multiSelect, option:porslin, option:leksaker, group:kategori',
      ],
    ],
  ],
  [
    'sv',
    'Jobb för en elfirma: kund, adress, beskrivning, datum, timmar, klart (ja/nej). Material: jobb, artikel, antal, inköpspris (kr)',
    [
      ['artikelnummer på materialet', 'field:artikelnummer|artikelnr|art.nr|art nr'],
      ['Räkna ihop timmarna längst ner.', 'total:timmar'],
      [
        'Ja och nej räcker inte på klart, jag behöver stegen bokat, pågår, klart och fakturerat.',
        'type:klart|status|steg=select, option:bokat, option:pågår, option:fakturerat',
      ],
      ['det heter inte inköpspris utan nettopris hos grossisten', 'label:nettopris, no label:inköpspris'],
      ['jobben i kalender så grabbarna ser veckan på mobilen, och datum får ALDRIG va tomt', 'view:calendar, required:datum'],
    ],
  ],
  [
    'sv',
    'Utrustning i en scoutkår: sak, antal, förråd (källaren, båthuset, trossboden), skick (bra, okej, trasig), inköpt (datum)',
    [
      ['lägg till släpvagnen som förråd', 'option:släpvagnen, option:källaren'],
      ['Trossboden brann ner i höstas så den kan du plocka bort ur valen.', 'no option:trossboden, option:båthuset'],
      ['vem har lånat? det vill man ju se', 'field:lånad|lånat|låntagare|lånare|lånas'],
      ['fler exempelrader så vi ser hur det blir', 'more rows'],
      [
        'trasiga grejer ska lysa rött. ha med en ruta för anteckningar oxå',
        'rule:skick, field:anteckning, type:anteckning=longText|text',
      ],
    ],
  ],
  [
    'sv',
    'Båtplatser i en båtklubb: platsnummer, brygga (A, B, C), bredd, medlem, telefon, årsavgift (kr), betald (ja/nej)',
    [
      ['bredd i meter', 'unit:bredd=m|meter'],
      ['Vi har byggt en ny flytbrygga, så brygga D måste gå att välja.', 'option:D, option:A, option:C'],
      ['Kassören undrar om hon kan få ut hela listan som csv till sitt kalkylark.', 'csv'],
      ['blå som havet', 'palette:blue|sky|cyan'],
      [
        'båtens namn och båttyp (segel, motor, rodd)',
        'field:båtens namn|båtnamn, field:båttyp|typ, type:båttyp|typ=select, option:segel, option:motor',
      ],
    ],
  ],
  [
    'sv',
    'Stickprojekt: namn, bild, garn, stickor (mm), påbörjat (datum), klart (datum), status (planerat, på stickorna, färdigt)',
    [
      ['visa som galleri', 'view:gallery'],
      ['fält för vem den ska till', 'field:vem|mottagare|ska till'],
      [
        'Ett projekt kan ligga vilande också, ibland i flera år tyvärr. Lägg till den statusen.',
        'option:vilande, option:planerat',
      ],
      ['mönster saknas ju! det ska va en länk för jag har allt på ravelry', 'field:mönster, type:mönster=url'],
      ['Kan appen vara på engelska? Min syster i Leeds ska också använda den.', 'language:en'],
    ],
  ],
  [
    'sv',
    'Provresultat i gymnasiematte: elev, klass, prov, datum, poäng, betyg (F, E, D, C, B, A)',
    [
      ['maxpoäng', 'field:maxpoäng|max'],
      ['Sortera på poäng med de bästa först, tack.', 'sort:poäng'],
      ['F ska synas i rött', 'rule:betyg'],
      [
        'Eftersom en del elever skriver om provet behöver jag kunna kryssa i om det är ett omprov.',
        'field:omprov, type:omprov=boolean',
      ],
      ['vill ha en översikt med diagram på betygen, sen måste man väl logga in va? är ju elevuppgifter', 'view:dashboard, login'],
    ],
  ],
  [
    'sv',
    'Kunder i en städfirma: namn, adress, portkod, nyckel (ja/nej). Städningar: kund, datum, starttid, timmar, städare, typ (hemstäd, flyttstäd, fönster)',
    [
      ['portkod ska bort av säkerhetsskäl', 'no field:portkod'],
      ['Storstäd saknas som typ.', 'option:storstäd, option:hemstäd'],
      [
        'Det vore bra om städarna låg i en egen lista med namn, telefon och anställningsdatum, så att man väljer dem i städningen.',
        'thing:städare|personal, field:anställ, link:städare|personal',
      ],
      [
        'adressen borde va tre rutor, gata postnummer ort. som det är nu blir det bara soppa',
        'field:gata|gatuadress, field:postnummer|postnr, field:ort',
      ],
      ['Starttid ska vara ett klockslag, och timmar kan stå på 3 från början.', 'type:starttid=time, start:timmar=3'],
    ],
  ],
  [
    'sv',
    'Fotouppdrag för en frilansfotograf: kund, typ (bröllop, porträtt, företag), datum, plats, pris (kr), levererat (ja/nej)',
    [
      ['Döp appen till Ljusrummet', 'name:Ljusrummet'],
      ['typ konfirmation också', 'option:konfirmation, option:bröllop'],
      ['Jag har flyttat till Oslo och fakturerar i norska kronor nuförtiden.', 'currency:NOK'],
      ['plats kan få va tom, brudparen vet aldrig i god tid ändå', 'optional:plats'],
      [
        'Länk till bildmappen och ett datum för när bilderna ska vara levererade.',
        'field:bildmapp|länk|mapp, type:bildmapp|länk|mapp=url, field:leverans|ska vara levererad|levereras|deadline, type:leverans|ska vara levererad|levereras|deadline=date',
      ],
    ],
  ],
  [
    'sv',
    'Avskjutning i ett jaktlag: datum, djur (älg, rådjur, vildsvin), kön (hona, hane), vikt, skytt, pass',
    [
      ['vikt i kg', 'unit:vikt=kg|kilo'],
      ['djur dovhjort', 'option:dovhjort, option:älg'],
      ['Ålder behövs till rapporten: vuxen eller kalv.', 'field:ålder, type:ålder=select, option:vuxen, option:kalv'],
      ['statistik hade vart kul till årsmötet, hur många av varje djur liksom', 'view:dashboard'],
      ['skogsgrön färg å mörkt läge, man sitter ju i en koja klockan fem på morron', 'palette:green|lime|teal, mode:dark'],
    ],
  ],
  [
    'sv',
    'Fastigheter i en vägförening: beteckning, ägare, adress, andelstal. Avgifter: fastighet, år, belopp (kr), förfaller (datum), betald (ja/nej)',
    [
      ['e-post till ägaren', 'field:e-post|epost|mejl|mail, type:e-post|epost|mejl|mail=email'],
      ['Avgifter som har förfallit utan att vara betalda skulle jag vilja se i rött.', 'rule:förfaller|betald'],
      ['belopp är 1200 om inget annat sägs', 'start:belopp=1200'],
      ['total på belopp och gruppera på år', 'total:belopp, group:år'],
      [
        'Vi behöver dessutom hålla ordning på vägarbeten: datum, entreprenör, kostnad och en beskrivning av vad som gjordes.',
        'thing:vägarbete|arbete, field:entreprenör, field:kostnad, field:beskrivning',
      ],
    ],
  ],
  [
    'sv',
    'Lotter i en koloniförening: lottnummer, arrendator, telefon, yta (m²), stuga (ja/nej), köplats, anmärkning',
    [
      ['ta bort köplats', 'no field:köplats'],
      ['Lotter ska heta parceller, det är så det står i stadgarna.', 'label:parcell, no label:lotter'],
      ['inflyttad, datum', 'field:inflyttad|inflytt, type:inflyttad|inflytt=date'],
      ['nåt soligt gult vore väl trevligt, det är ju ändå sommar', 'palette:yellow|amber'],
      ['Arrendator måste alltid vara ifylld men telefon behövs inte.', 'required:arrendator, optional:telefon'],
    ],
  ],
  [
    'sv',
    'Elever på en musikskola: namn, instrument (piano, fiol, gitarr, trummor), årskurs, vårdnadshavare, telefon. Lektioner: elev, datum, tid, läxa, närvarande (ja/nej)',
    [
      ['instrument: cello och tvärflöjt', 'option:cello, option:tvärflöjt, option:piano'],
      ['trummor heter slagverk', 'option:slagverk, no option:trummor'],
      ['Barnen spelar ofta flera instrument, så man måste kunna kryssa i mer än ett.', 'type:instrument=multiSelect'],
      ['närvarande kan va ikryssad från början, dom flesta kommer ju', 'start:närvarande=true|ja'],
      [
        'telefon ska heta mobil och så behövs en lista för hyrinstrument med sort, serienummer och vilken elev som hyr',
        'label:mobil, no label:telefon, thing:hyrinstrument|instrument, field:serienummer, link:elev|hyr',
      ],
    ],
  ],
  [
    'sv',
    'Smycken hos en silversmed: namn, material (silver, guld, mässing), vikt (gram), pris (kr), foto, i butik (ja/nej)',
    [
      ['ringstorlek', 'field:ringstorlek|storlek'],
      ['foto först', 'before:foto<namn'],
      [
        'I butik borde i stället vara ett val mellan verkstan, butiken och sålt.',
        'type:i butik|status|plats|finns=select, option:verkstan, option:butiken, option:sålt',
      ],
      ['Allt som kostar mer än 10 000 kr skulle jag vilja få markerat, det ska in i kassaskåpet på kvällen.', 'rule:pris'],
      ['ljust tack, ser inget på det mörka', 'mode:light'],
    ],
  ],
  [
    'sv',
    'Hjälpmedel på ett vårdboende: typ (rullstol, rollator, lyft), serienummer, rum, boende, besiktigad (datum)',
    [
      ['nästa besiktning', 'field:nästa besiktning|nästa, type:nästa besiktning|nästa=date'],
      ['skriv in en till som exempel, rollator i rum 14B', 'row:14B'],
      ['Serienumret måste finnas på alla, annars kan teknikern inte beställa rätt delar.', 'required:serienummer'],
      ['duschstol fattas, å sånt som inte besiktats på ett år ska varna', 'option:duschstol, rule:besiktigad|besiktning'],
      ['Kommunen vill att vi skriver brukare i stället för boende.', 'label:brukare, no label:boende'],
    ],
  ],
  [
    'sv',
    'Tidrapporter i ett takföretag: anställd, datum, bygge, timmar, övertid (timmar), traktamente (ja/nej)',
    [
      ['kommentar', 'field:kommentar'],
      ['milersättning i kronor', 'field:milersättning|mil, type:milersättning|mil=money|number'],
      ['Bara en vanlig tabell, jag vill se allt på en gång.', 'view:table'],
      ['gruppera efter bygge m summa på timmarna så jag slipper sitta med miniräknaren', 'group:bygge, total:timmar'],
      ['Vad roligt att det fungerar, tack för hjälpen!', 'unchanged'],
    ],
  ],
  [
    'sv',
    'Föreställningar i en teaterförening: pjäs, datum, lokal, sålda biljetter, biljettpris (kr). Roller: pjäs, rollnamn, skådespelare, replikantal',
    [
      ['Koppla roller till föreställningar.', 'link:föreställning'],
      ['premiär ja/nej', 'field:premiär, type:premiär=boolean'],
      ['Vi på scenen säger rollista, inte roller. Ändra det är du snäll.', 'label:rollista'],
      ['asdf hej hallå funkar den här', 'unchanged'],
      ['replikantal bort, kostym in', 'no field:replikantal, field:kostym'],
    ],
  ],
  [
    'ja',
    'そろばん教室の生徒：氏名、学年（小1、小2、小3、小4、小5、小6）、級（10級、9級、8級、7級、6級）、入会日、月謝（数値）、保護者の電話番号',
    [
      ['メールアドレスと住所も追加', 'field:メール, type:メール=email, field:住所'],
      ['今度5級に受かった子が出たので、級に5級を足していただけますか。', 'option:5級, option:6級'],
      ['月謝がただの数字になってるけど、これお金として円で出ないの？', 'type:月謝=money, currency:JPY'],
      ['学年ごとにまとめて表示', 'group:学年'],
      [
        '氏名の欄は姓と名の二つに分けてください。賞状を印刷するときに別々に使うためです。',
        'field:姓|苗字|名字, field:名, no field:氏名',
      ],
    ],
  ],
  [
    'ja',
    '野菜農家の二つのリスト。畑：名前、面積（アール）、場所、日当たり。作付け：作物、畑（畑への参照）、種まき日、収穫予定日、状態（計画、栽培中、収穫済み）',
    [
      ['作付けに収穫量（kg）がほしい', 'field:収穫量, type:収穫量=number, unit:収穫量=kg|キロ'],
      ['種まきから収穫までを横棒でずらーっと並べて見たいんだけど、ほら農協のカレンダーみたいなやつ', 'view:timeline'],
      [
        '肥料の記録もつけたいです。いつ、どの畑に、何の肥料を、どれだけやったか。',
        'thing:肥料|施肥, link:畑, field:日付|日|いつ, field:量',
      ],
      ['畑の日当たりは消していい', 'no field:日当たり'],
      [
        '状態に「失敗」も入れといて、あと全体に緑っぽくしてくれたら気分あがる',
        'option:失敗, option:収穫済み, palette:green|lime|teal',
      ],
    ],
  ],
  [
    'ja',
    '町内会の名簿：世帯主、住所、班（1班、2班、3班）、電話、今年の会費（済、未）',
    [
      ['班を5班まで増やす', 'option:4班, option:5班, option:3班'],
      ['会費が「未」の家を赤くしてもらえると、集金に回るときに大変助かります。', 'rule:会費'],
      ['CSVで書き出したい', 'csv'],
      [
        '回覧板で名簿が漏れたことがありまして、誰でも見られるのはまずいです。パスワードを入れないと開けないようにお願いします。',
        'login',
      ],
      [
        '「世帯主」は「世帯主氏名」に直して、住所のうしろに家族の人数を入れる欄を',
        'label:世帯主氏名, field:人数|家族, before:住所<人数|家族',
      ],
    ],
  ],
  [
    'ja',
    '古本屋の在庫：書名、著者、出版社、仕入れ値（円）、売値（円）、状態（美品、並、難あり）、棚番号',
    [
      ['売値は必須で', 'required:売値'],
      ['仕入れ値の合計がいくらになっているか、いつでも分かるようにしたいのですが。', 'total:仕入れ値'],
      ['棚番号を一番最初に', 'before:棚番号<書名'],
      ['「難あり」だとお客さんに見せたとき感じ悪いのよね。「訳あり」くらいにしときましょ', 'option:訳あり, no option:難あり'],
      [
        '表紙の写真をつけて、写真が並ぶギャラリーでも見られるようにしてください',
        'field:写真|表紙|画像, type:写真|表紙|画像=image, view:gallery',
      ],
    ],
  ],
  [
    'ja',
    '市民合唱団の二つのリスト。団員：氏名、パート（ソプラノ、アルト、テノール、バス）、入団日、電話。楽譜：曲名、作曲者、部数、保管棚',
    [
      ['パート別に分けて見たい', 'group:パート'],
      [
        '若い人が増えてきたので、「団員」という呼び方をやめて「メンバー」にしようと総会で決まりました。',
        'label:メンバー, no label:団員',
      ],
      [
        '楽譜って誰が持ち帰ったまんまか分かんなくなるんで、団員の名簿から選んで付けられるようにできますかね',
        'link:団員|持ち帰|借り|貸出|所持',
      ],
      ['演奏会のリストを追加。日付、会場、指揮者。', 'thing:演奏会|コンサート, field:日付|日|開催日, field:会場, field:指揮者'],
      ['アプリの名前を「コール若葉」にしてください', 'name:コール若葉'],
    ],
  ],
  [
    'ja',
    '市の道路補修の受付：受付日、場所、内容、緊急度（低、中、高）、担当者（必須）、対応状況（受付、調査中、完了）',
    [
      ['対応状況でカンバン表示', 'view:board'],
      [
        '現場写真を添付する欄が必要です。併せて、緊急度に「至急」を設けてください。',
        'field:写真, type:写真=image, option:至急, option:高',
      ],
      ['黒っぽい画面は見づらい。白い画面で、受付日の新しい順に', 'mode:light, sort:受付日'],
      ['担当が決まらないうちに受け付けることもあるので、担当者は空欄でも登録できるように変更願います。', 'optional:担当者'],
      [
        '通報してくれた人の名前と電話、あと折り返しがいるかいらないかも聞いとかないとダメだった',
        'field:通報者|氏名|名前, field:電話, field:折り返し|折返し',
      ],
    ],
  ],
  [
    'ja',
    'パン屋の予約：お客様名、商品、個数、受取日時、支払い済み、備考（一行）',
    [
      ['個数は最初から1に', 'start:個数=1'],
      ['受け取りの予定をカレンダーで見たいです。', 'view:calendar'],
      ['備考の欄が短くて書ききれません。アレルギーのことなど、何行でも書けるようにしてもらえませんか。', 'type:備考=longText'],
      ['なんか見た目が冷たい！焼きたてパンみたいなオレンジ系のあったかい色にして〜', 'palette:orange|amber|yellow'],
      ['見本で入ってるデータは全部消しといて', 'no rows'],
    ],
  ],
  [
    'ja',
    '美容室の二つのリスト。お客様：氏名、電話、誕生日、髪質（文字）。来店記録：お客様（お客様への参照）、来店日、メニュー（カット、カラー、パーマ）、料金（円）、担当',
    [
      ['ヘッドスパ始めました♪ パーマはもうやってないから消してね', 'option:ヘッドスパ, no option:パーマ, option:カット'],
      ['料金の合計を出す', 'total:料金'],
      [
        '来店記録に次回予約の日時を書き込めるようにしてほしいです。時間まで入るように。',
        'field:次回|予約, type:次回|予約=datetime',
      ],
      ['お客様にLINE登録済みかどうかのチェック', 'field:LINE, type:LINE=boolean'],
      [
        '髪質は書く人によってばらばらになるので、直毛・くせ毛・細毛の中から選ぶ形に変えたいと思います。',
        'type:髪質=select|multiSelect, option:直毛, option:くせ毛, option:細毛',
      ],
    ],
  ],
  [
    'ja',
    '養蜂の巣箱：番号、設置場所、女王蜂の年、群の強さ（数値）、最終内検日',
    [
      ['採蜜量をkgで。設置場所の前に', 'field:採蜜量, unit:採蜜量=kg|キロ, before:採蜜量<設置場所'],
      ['群の強さなあ、数字より星で付けられると楽なんだけどなあ', 'type:群の強さ=rating'],
      ['最終内検日の古いものが上に来るように並べてください。', 'sort:最終内検日'],
      ['ダークモードで', 'mode:dark'],
      ['「女王蜂の年」→「女王蜂の生まれ年」', 'label:女王蜂の生まれ年, no label:女王蜂の年'],
    ],
  ],
  [
    'ja',
    '訪問看護ステーションの物品：品名、数量、最低数量、使用期限、保管場所',
    [
      ['数量が最低数量を下回ったら赤く', 'rule:数量'],
      [
        '数量のとなりに単位を選ぶ欄がほしいです。箱、本、枚、袋でお願いします。',
        'field:単位, type:単位=select, option:箱, option:本, option:枚, option:袋, before:数量<単位',
      ],
      [
        '先月期限切れを患者さん宅に持って行きそうになってヒヤッとしました…使用期限の近い順に並べて、切れたやつは警告出してほしいです',
        'sort:使用期限, rule:使用期限',
      ],
      ['保管場所でグループ分け', 'group:保管場所'],
      [
        '発注も残しておきたいので、発注日、物品、注文数、発注先、届いたかどうかを書けるリストを作ってください。物品は今の一覧から選びたいです。',
        'thing:発注|注文, field:発注日|注文日, link:物品, field:注文数|数, field:発注先, field:届|到着|納品|受取',
      ],
    ],
  ],
  [
    'ja',
    '陶芸教室の作品：題名、作者、釉薬（透明、織部、飴、白萩）、焼成日、写真、種類（皿、茶碗、花器）',
    [
      ['ボタンがところどころ英語になってるので画面は全部日本語にしてください', 'language:ja'],
      ['ログイン付けて', 'login'],
      ['写真が主役なので、写真を大きく並べた見方もできるとうれしいです。展示会の下見に使います。', 'view:gallery'],
      ['作者は必ず書いてもらわないと、窯出しのときに誰のものか分からなくなります。', 'required:作者'],
      ['釉薬って一個じゃないのよ二つ三つ重ねるから複数えらべないと困る', 'type:釉薬=multiSelect, option:織部'],
    ],
  ],
  [
    'ja',
    '小学校PTAの二つのリスト。行事：行事名、開催日、場所、必要人数。係：氏名、行事（行事への参照）、役割（受付、誘導、片付け）、電話',
    [
      ['あああ', 'unchanged'],
      ['リスト名「係」を「お手伝いさん」に', 'label:お手伝いさん, no label:係'],
      ['役割は必須。何も選ばなければ受付にしておいて。', 'required:役割, start:役割=受付'],
      [
        '電話番号は個人情報がどうのって言われたので消してもらっていいですか、代わりに子どものクラス（1-1とか）を書けるように',
        'no field:電話, field:クラス|組',
      ],
      ['行事はカレンダーでも普通の表でも見られるようにしたいです。', 'view:calendar, view:table'],
    ],
  ],
  [
    'ja',
    '自転車屋の修理受付：受付番号、お客様名、電話、車種、症状、受付日、完了予定日、状態（受付、作業中、完了）、料金（円）',
    [
      ['料金は部品代と工賃に分けてください', 'field:部品代, field:工賃'],
      ['完了予定日すぎてんのに終わってないやつ、目立つようにして', 'rule:完了予定日'],
      ['状態に「部品待ち」', 'option:部品待ち, option:作業中'],
      ['お引き渡しのときに毎回聞いてしまうので、防犯登録の番号も控えておけるようにしたいです。', 'field:防犯登録'],
      ['おー、ありがとう。いい感じだわ', 'unchanged'],
    ],
  ],
  [
    'ja',
    '公民館図書室の二つのリスト。本：書名、著者、分類（文学、歴史、児童、実用）、ISBN。貸出：本（本への参照）、借りた人（文字）、貸出日、返却期限、返却済み',
    [
      [
        '利用者の名簿を作り（氏名、住所、電話、カード番号）、貸出の借りた人はその名簿から選べるようにしてください。',
        'thing:利用者, field:氏名|名前, field:住所, field:電話, field:カード番号, link:利用者|借りた人',
      ],
      ['返却期限を過ぎたら赤字', 'rule:返却期限'],
      ['ISBNは要らないです', 'no field:ISBN'],
      ['見本に「銀河鉄道の夜」を一冊入れておいて下さいませ。書き方の手本にいたします。', 'row:銀河鉄道の夜'],
      ['「貸出」を「貸出記録」と呼びたい', 'label:貸出記録'],
    ],
  ],
  [
    'ja',
    'わが家の家計簿：日付、費目（食費、光熱費、教育、その他）、金額（円）、支払方法（現金、カード）、メモ',
    [
      ['金額の合計', 'total:金額'],
      ['費目別のグラフが見たい。何に使いすぎてるのか夫に見せる', 'view:dashboard'],
      ['入っている例はもう要らないので空っぽの状態から始めたいです。', 'no rows'],
      [
        'レシートの写真を一緒に取っておけるようにしてください。医療費控除のときに探すのが大変なので。',
        'field:レシート|写真|画像, type:レシート|写真|画像=image|file',
      ],
      ['新しい日付が上で。あと寝る前につけるから画面くらくして', 'sort:日付, mode:dark'],
    ],
  ],
  [
    'ja',
    'りんご農家の出荷：出荷日、品種（ふじ、つがる、王林）、等級（特秀、秀、並）、箱数、出荷先（文字）、単価（数値）',
    [
      ['等級の「並」は今年から「家庭用」に変わった', 'option:家庭用, no option:並'],
      ['単価は円', 'type:単価=money, currency:JPY'],
      [
        '出荷先を別のリストにして、名前と住所と電話を持たせたいです。出荷のほうではそのリストから選ぶようにしてください。',
        'thing:出荷先|取引先, field:住所, field:電話, link:出荷先|取引先',
      ],
      ['品種ごとにまとめて箱数の合計も出してけろ', 'group:品種, total:箱数'],
      ['シナノゴールドとぐんま名月も植えてるから品種に入れて。', 'option:シナノゴールド, option:ぐんま名月, option:ふじ'],
    ],
  ],
  [
    'ja',
    '将棋サークルの二つのリスト。会員：氏名、段級位、生年月日、会費納入。対局：日付、先手（会員への参照）、後手（会員への参照）、勝者、戦型（文字）',
    [
      ['対局に棋譜のファイルを付けられるように', 'field:棋譜, type:棋譜=file'],
      ['会員の生年月日は削除願います。年齢を聞かれるのを嫌がる方がおりまして。', 'no field:生年月日'],
      ['会員に休会中のチェック欄', 'field:休会, type:休会=boolean'],
      ['戦型は居飛車・振り飛車・相振りの三択でええよ', 'type:戦型=select, option:居飛車, option:振り飛車, option:相振り'],
      ['アプリ名：駒音会ノート', 'name:駒音会ノート'],
    ],
  ],
  [
    'ja',
    '町の防災備蓄：品目、数量、保管庫（役場、北小学校、体育館）、賞味期限、点検日',
    [
      ['県への報告に毎年使うため、一覧をCSVファイルで出力できるようにしていただきたい。', 'csv'],
      ['賞味期限が切れたものに警告', 'rule:賞味期限'],
      ['点検者の欄を追加して、点検日より前に置いてください', 'field:点検者, before:点検者<点検日'],
      ['数量は空欄不可', 'required:数量'],
      ['保管庫→備蓄倉庫、それと南小学校にも置くことになったんで選べるように', 'label:備蓄倉庫, no label:保管庫, option:南小学校'],
    ],
  ],
  [
    'ja',
    'フリーのイラストレーターの二つのリスト。取引先：会社名、担当者、メール。案件：題名、取引先（取引先への参照）、締切、報酬（数値）、進み具合（ラフ、線画、着彩、納品）',
    [
      ['進み具合のボードが欲しい', 'view:board'],
      ['海外のお客さんばかりなので、報酬は米ドルの金額にしたいです。', 'currency:USD, type:報酬=money'],
      ['着彩と納品のあいだに「修正」って段階ほしいかも。だいたい直しくるし', 'option:修正, option:着彩, option:納品'],
      ['紫っぽい色で', 'palette:purple|violet|indigo'],
      ['締切早い順＋過ぎたやつ警告でよろ', 'sort:締切, rule:締切'],
    ],
  ],
  [
    'ja',
    '英会話教室のレッスン：日時、講師（文字）、生徒名、レベル（初級、中級、上級）、教材、出席',
    [
      ['英語表示にして。', 'language:en'],
      [
        '講師の一覧（名前、出身国、時給）を作って、レッスンの講師はそこから選べるようにつなげてください。',
        'thing:講師, field:出身, field:時給, link:講師',
      ],
      ['宿題を書くところがほしいです。けっこう長い文になります。', 'field:宿題, type:宿題=longText'],
      ['レッスンの長さ（分）も', 'field:長さ|時間|分'],
      [
        '超初心者向けに「入門」ってレベル足して、最初っからそれが選ばれてるようにしといてください',
        'option:入門, start:レベル=入門',
      ],
    ],
  ],
  [
    'ja',
    '民宿の二つのリスト。部屋：部屋名、定員、料金（円）、設備。予約：宿泊者名、部屋（部屋への参照）、チェックイン、チェックアウト、人数、食事（朝夕付き、朝のみ、素泊まり）',
    [
      ['予約をカレンダーで', 'view:calendar'],
      ['宿泊者の国籍と、到着予定の時刻を記入できるようにしたいです。', 'field:国籍, field:到着, type:到着=time'],
      ['素泊まりはもう受けないことにしたんで、外しといてください', 'no option:素泊まり, option:朝のみ'],
      ['チェックインからチェックアウトまで帯で見えれば、電話口で空きがすぐ答えられるんだがねえ', 'view:timeline'],
      ['えーと、消費税って今なんぼだっけ？', 'unchanged'],
    ],
  ],
  [
    'ja',
    '保育園の園児：名前、クラス（ひよこ、うさぎ、きりん）、生年月日、アレルギー（文字）、保護者名、緊急連絡先',
    [
      [
        'アレルギーは卵・乳・小麦・そば・ナッツからいくつでも選べる形にしてもらえますか。文字だと書き漏れが怖いです。',
        'type:アレルギー=multiSelect, option:卵, option:乳, option:小麦, option:そば, option:ナッツ',
      ],
      ['緊急連絡先は必ず入れる', 'required:緊急連絡先'],
      ['四月から、ひよこ組は「りす組」に名前が変わります。', 'option:りす, no option:ひよこ, option:うさぎ'],
      ['職員だけがログインして使えるように', 'login'],
      ['お迎えの人の名前と、その人との続柄も書けたらいいなと思ってて', 'field:お迎え|迎え, field:続柄'],
    ],
  ],
  [
    'ja',
    '酒屋の商品：銘柄、蔵元、種別（日本酒、焼酎、その他）、容量、価格（円）、在庫数',
    [
      ['容量の単位はmlで', 'unit:容量=ml|ミリ'],
      ['在庫が5本以下になったら色を変えて知らせてくれませんか。年末によく切らすんです。', 'rule:在庫数|在庫'],
      [
        'ワインとクラフトビールもおきはじめたので種別にたして、その他は消す',
        'option:ワイン, option:クラフトビール, no option:その他',
      ],
      ['仕入先への注文に使うのでCSVで保存できるように', 'csv'],
      ['価格の高い順に並べ替え', 'sort:価格'],
    ],
  ],
  [
    'ja',
    '少年野球チームの選手：氏名、背番号、学年、守備位置（投手、捕手、内野、外野）、保護者の電話',
    [
      ['「選手」という一覧名を「部員」に変えてください', 'label:部員'],
      ['例として背番号1の「田中太一」を登録', 'row:田中太一'],
      [
        '試合の結果も残していきたいので、日付、相手チーム、得点、失点、球場が書ける一覧を増やしていただけませんか。',
        'thing:試合, field:日付|日, field:相手, field:得点, field:失点, field:球場',
      ],
      [
        '右投げ左打ちとか、そういうの書くとこない？ユニフォームのサイズも毎回聞いてるから一緒に',
        'field:投|打, field:サイズ|ユニフォーム',
      ],
      ['チームカラーの青に', 'palette:blue|sky|indigo'],
    ],
  ],
  [
    'ja',
    '肉牛農家の二つのリスト。牛：個体識別番号（数値）、名前、生年月日、品種、性別（雌、雄、去勢）。診療記録：牛（牛への参照）、日付、症状、処置、獣医師',
    [
      ['牛に体重、kgで', 'field:体重, type:体重=number, unit:体重=kg|キロ'],
      ['個体識別番号は頭に0が付くのがあるので、数字ではなく文字として扱うようにお願いします。', 'type:個体識別番号=text'],
      ['診療記録に費用と次回診察日を追加', 'field:費用, field:次回, type:次回=date'],
      ['サンプルに一頭入れといて、名前は はなこ で', 'row:はなこ'],
      [
        '種付けも管理せにゃならん。どの牛に、いつ付けて、種雄牛は何で、分娩予定はいつか',
        'thing:種付|授精|交配, link:牛, field:種雄牛, field:分娩',
      ],
    ],
  ],
  [
    'ja',
    '着物レンタル店の着物：管理番号、種類（訪問着、振袖、小紋）、色（文字）、サイズ、レンタル料（円）、写真',
    [
      ['色は文字で書くのではなく、色そのものを選ぶ形にできますでしょうか。', 'type:色=colour'],
      ['サイズの欄は、ええと…いや、やっぱり今のままで結構です', 'unchanged'],
      [
        '貸し出しの一覧を追加。借りる人、着物、貸出日、返却日。',
        'thing:貸出|貸し出し|レンタル, link:着物, field:借りる人|借|氏名|名前, field:貸出日|貸し出し日, field:返却日',
      ],
      ['写真を管理番号のすぐ次に持ってきて', 'before:管理番号<写真, before:写真<種類'],
      [
        'もっとピンク系のかわいい感じがいいですぅ あとお店の名前「はれの日きもの」をアプリ名にしてほしいです！',
        'palette:pink|rose, name:はれの日きもの',
      ],
    ],
  ],
  [
    'ja',
    '登山サークルの山行：山名、日程、標高（数値）、難易度（初心者、中級、健脚）、リーダー、参加人数、集合時刻',
    [
      ['標高にメートルの単位', 'unit:標高=m|メートル'],
      ['難易度ですが、言葉だと人によって受け取り方が違うので、星の数で表すことにしませんか。', 'type:難易度=rating'],
      ['集合場所を集合時刻の後ろに追加', 'field:集合場所, before:集合時刻<集合場所'],
      [
        'ヤマレコのページ貼りたいんでURL入れるとこ作ってほしい',
        'field:URL|リンク|ヤマレコ|ページ, type:URL|リンク|ヤマレコ|ページ=url',
      ],
      ['リーダーを「CL」に直して、参加人数の合計も下に出して。', 'label:CL, no label:リーダー, total:参加人数'],
    ],
  ],
  [
    'ja',
    '花屋の配達：届け先、住所、届け日、時間帯（午前、午後、夜間）、商品、金額（円）、配達済み',
    [
      ['住所は郵便番号とそれ以下に分けてほしい', 'field:郵便番号, field:住所'],
      [
        '用途（お祝い、お供え、その他）を選べるように',
        'field:用途, type:用途=select, option:お祝い, option:お供え, option:その他',
      ],
      ['腰を痛めて夜の配達はやめました。時間帯の夜間を消してください。', 'no option:夜間, option:午後'],
      ['届け日でまとめて、一日の金額の合計も', 'group:届け日, total:金額'],
      ['試しに眺めたいから入力例みたいなのもっと何件か増やせる？', 'more rows'],
    ],
  ],
  [
    'ja',
    '大学研究室の機材：名称、型番、購入日（必須）、価格（円）、設置場所、管理者',
    [
      [
        '取扱説明書のPDFをアップできるようにしたい',
        'field:取扱説明書|取説|説明書|PDF|マニュアル, type:取扱説明書|取説|説明書|PDF|マニュアル=file',
      ],
      ['サンプルは全削除、表をCSVで落とせるように', 'no rows, csv'],
      ['購入日は前の先生の代のものだと分からないことが多いので、必須を外してもらえますか。', 'optional:購入日'],
      ['名称を和名と英名に分割', 'field:和名, field:英名'],
      ['来月スウェーデンから留学生くるんだけど画面まるごとスウェーデン語にできたりする？できるならそれで', 'language:sv'],
    ],
  ],
  [
    'ja',
    'ピアノ調律師の二つのリスト。お客様：氏名、住所、電話、ピアノの機種。調律記録：お客様（お客様への参照）、調律日、ピッチ（数値）、作業内容（一行）、料金（円）',
    [
      ['ピッチの単位はHz、最初の値は442で', 'unit:ピッチ=hz|ヘルツ, start:ピッチ=442'],
      [
        '調律記録に「次回の目安」の日付を設けてください。お葉書を出す時期を決めるためです。',
        'field:次回|目安, type:次回|目安=date',
      ],
      [
        '一軒に二台あるお宅が結構あって、ピアノは別の一覧にしたほうがよさそう。メーカー、機種、製造番号、どのお客様のかって感じで',
        'thing:ピアノ, field:メーカー, field:機種, field:製造番号, link:お客様',
      ],
      ['作業内容は改行して長く書きたい', 'type:作業内容=longText'],
      ['売上がひと目で分かるグラフの画面がほしいです。', 'view:dashboard'],
    ],
  ],
]

export const ordinaryToWorkOn = wishesOn(cases)
