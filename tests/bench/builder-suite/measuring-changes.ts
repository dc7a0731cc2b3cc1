// Wishes of the half that only measures. Not for reading by whoever tunes the builder.
import type { SuiteChange } from './cases.ts'

const enBase1 =
  'Beehives: name, location, strength (weak, medium, strong), queen year, last inspection date, honey harvested and notes'
const enBase2 =
  'Repair jobs in my garage: customer, phone, car, plate, status (waiting, in progress, done), drop-off date, price and paid yes/no'
const enBase3 =
  'Two lists for our nursery. Children: name, birthday, allergies, group (Ducklings, Foxes) and photo. Parents: name, phone, email'
const enBase4 =
  'Cake orders: client, email, delivery date, flavour (vanilla, lemon, chocolate), servings, deposit, price, delivered'
const enBase5 =
  'Small vet practice. Animals: name, species (dog, cat, rabbit), owner, weight, vaccinated. Visits: animal, date, reason, fee'
const enBase6 = 'Tools we lend out in the village: tool, picture, condition (new, good, worn), borrower, due date, returned'
const enBase7 = 'Home care shifts: carer, client, date, hours, shift (morning, evening, night), notes'
const enBase8 = 'Choir members: name, mail, phone, voice (soprano, alto, tenor, bass), joined date and fee paid'
const svBase1 = 'Hästar i stallet: namn, ras, född, boxnummer, foder (hö, hösilage, kraftfoder), veckopris och anteckningar'
const svBase2 =
  'En app för min bilverkstad. Kunder: namn, telefon, e-post. Arbetsordrar: regnummer, bilmodell, inlämnad datum, status (väntar, pågår, klar) och pris'
const svBase3 =
  'Barn på förskolan: namn, födelsedag, avdelning (Myran, Humlan, Fjärilen), allergier, vårdnadshavare, telefon och foto'
const svBase4 = 'Bikupor: nummer, plats, drottningår, temperament (lugn, normal, arg), honung, invintrad ja/nej'
const svBase5 = 'Besök i hemtjänsten: brukare, adress, datum, insats (dusch, städ, medicin, inköp), utfört, anteckning'
const svBase6 =
  'Lägenheter i föreningen: nummer, våning, yta, ägare. Felanmälningar: rubrik, beskrivning, bild, anmäld datum, läge (ny, påbörjad, åtgärdad)'
const svBase7 = 'Keramik som jag säljer: namn, bild, glasyr (blå, vit, grön), vikt, pris och antal i lager'
const svBase8 =
  'Spelare i P12-laget: förnamn, efternamn, tröjnummer, position (målvakt, back, mittfält, anfall), förälder, mobil, avgift betald'
const jaBase1 = 'ピアノ教室の生徒：名前、電話、レベル（初級、中級、上級）、入会日、月謝、メモ'
const jaBase2 =
  '自動車整備工場。顧客：氏名、電話、メール。車両：ナンバー、車種、走行距離（数値）、車検日、状態（受付、作業中、完了）'
const jaBase3 = 'いちご農園の収穫記録：収穫日、品種（とちおとめ、あまおう、紅ほっぺ）、収穫量、ハウス、写真、メモ'
const jaBase4 = '美容室の予約：お客様、電話、日時、メニュー（カット、カラー、パーマ）、料金、来店済み'
const jaBase5 =
  '訪問看護。利用者：氏名、住所、電話、介護度（要支援、要介護1、要介護2、要介護3）。訪問：利用者、訪問日、体温、記録'
const jaBase6 = 'PTAの備品：品名、個数、保管場所（体育館、倉庫、職員室）、購入日、貸出中、写真'
const jaBase7 = '古本屋の在庫：書名、著者、ジャンル（小説、歴史、絵本、漫画）、価格、仕入日、売約済み'
const jaBase8 = '少年野球チームの部員：氏名、学年、ポジション（投手、捕手、内野、外野）、保護者メール、会費、支払済み'

export const measuringChanges: readonly SuiteChange[] = [
  {
    on: 'I keep bees and want a register of my hives: name, location, queen year (number), last inspection (date), temper (calm, nervous, aggressive) and notes.',
    wish: 'could you also put in how many frames each hive has',
    language: 'en',
    expect: 'field:frames|number of frames|frame count|how many frames',
  },
  {
    on: 'I keep bees and want a register of my hives: name, location, queen year (number), last inspection (date), temper (calm, nervous, aggressive) and notes.',
    wish: 'Nervous sounds unkind, call that one jumpy instead.',
    language: 'en',
    expect: 'option:jumpy, no option:nervous, option:calm',
  },
  {
    on: 'I keep bees and want a register of my hives: name, location, queen year (number), last inspection (date), temper (calm, nervous, aggressive) and notes.',
    wish: 'give it a honey yellow look and the app should be called Buzzbook',
    language: 'en',
    expect: 'palette:yellow|amber, name:Buzzbook',
  },
  {
    on: 'I keep bees and want a register of my hives: name, location, queen year (number), last inspection (date), temper (calm, nervous, aggressive) and notes.',
    wish: 'Warn me when the last inspection is more than 3 weeks ago.',
    language: 'en',
    expect: 'rule:last inspection',
  },
  {
    on: 'I keep bees and want a register of my hives: name, location, queen year (number), last inspection (date), temper (calm, nervous, aggressive) and notes.',
    wish: "take the made-up examples out, I'll type in my own hives",
    language: 'en',
    expect: 'no rows',
  },
  {
    on: 'A bicycle workshop needs a list of repairs with customer, phone, bike, problem, price (money), brought in on (date) and status (waiting, in progress, done).',
    wish: "Between in progress and done we also need 'waiting for parts'.",
    language: 'en',
    expect: 'option:waiting for parts, option:in progress, option:done',
  },
  {
    on: 'A bicycle workshop needs a list of repairs with customer, phone, bike, problem, price (money), brought in on (date) and status (waiting, in progress, done).',
    wish: 'the phone must always be filled in, and rename bike to bicycle model',
    language: 'en',
    expect: 'required:phone, label:bicycle model, no label:bike',
  },
  {
    on: 'A bicycle workshop needs a list of repairs with customer, phone, bike, problem, price (money), brought in on (date) and status (waiting, in progress, done).',
    wish: 'Show me the jobs as cards in columns by status, like sticky notes on a wall',
    language: 'en',
    expect: 'view:board|kanban',
  },
  {
    on: 'A bicycle workshop needs a list of repairs with customer, phone, bike, problem, price (money), brought in on (date) and status (waiting, in progress, done).',
    wish: 'new repairs should start out as waiting, and the price is in british pounds',
    language: 'en',
    expect: 'start:status=waiting, currency:GBP',
  },
  {
    on: 'Member register for a rowing club. Members have a name, email, phone, date of birth, joined (date), membership (junior, adult, honorary) and paid (yes/no).',
    wish: 'pls drop teh phone, nobody ever calls anyone',
    language: 'en',
    expect: 'no field:phone',
  },
  {
    on: 'Member register for a rowing club. Members have a name, email, phone, date of birth, joined (date), membership (junior, adult, honorary) and paid (yes/no).',
    wish: 'We have our old member list in a spreadsheet file. I want to load it in here and be able to get everything out again too.',
    language: 'en',
    expect: 'csv',
  },
  {
    on: 'Member register for a rowing club. Members have a name, email, phone, date of birth, joined (date), membership (junior, adult, honorary) and paid (yes/no).',
    wish: 'Only the committee should be able to get in, with a user name and password.',
    language: 'en',
    expect: 'login',
  },
  {
    on: 'Member register for a rowing club. Members have a name, email, phone, date of birth, joined (date), membership (junior, adult, honorary) and paid (yes/no).',
    wish: 'Add a list of boats with name, seats and year built, and let me pick a favourite boat for every member',
    language: 'en',
    expect: 'thing:boats|boat, field:seats, field:year built, link:boats|boat',
  },
  {
    on: 'Member register for a rowing club. Members have a name, email, phone, date of birth, joined (date), membership (junior, adult, honorary) and paid (yes/no).',
    wish: 'students pay less so there has to be a student membership as well. and sort everybody by name',
    language: 'en',
    expect: 'option:student, option:junior, sort:name',
  },
  {
    on: 'Household expenses with date, shop, amount (money), category (groceries, rent, transport, fun) and paid by (text).',
    wish: 'What do we spend altogether? I want to see the sum of the amounts.',
    language: 'en',
    expect: 'total:amount',
  },
  {
    on: 'Household expenses with date, shop, amount (money), category (groceries, rent, transport, fun) and paid by (text).',
    wish: 'bundle them by category',
    language: 'en',
    expect: 'group:category',
  },
  {
    on: 'Household expenses with date, shop, amount (money), category (groceries, rent, transport, fun) and paid by (text).',
    wish: 'My eyes hurt in the evening, would you kindly make it dark?',
    language: 'en',
    expect: 'mode:dark',
  },
  {
    on: 'Household expenses with date, shop, amount (money), category (groceries, rent, transport, fun) and paid by (text).',
    wish: "'fun' can go, and for paid by I want to choose between Anna, Ben and Both",
    language: 'en',
    expect: 'no option:fun, option:rent, type:paid by=select, option:anna, option:ben, option:both',
  },
  {
    on: 'Household expenses with date, shop, amount (money), category (groceries, rent, transport, fun) and paid by (text).',
    wish: "That's perfect, thank you so much, my husband loves it!",
    language: 'en',
    expect: 'unchanged',
  },
  {
    on: 'A list of the food we have stored at home: item, quantity (number), place (text), best before (date), notes.',
    wish: 'i need a photo of each item',
    language: 'en',
    expect: 'field:photo, type:photo=image',
  },
  {
    on: 'A list of the food we have stored at home: item, quantity (number), place (text), best before (date), notes.',
    wish: 'turn place into something I pick from: cellar, freezer or pantry',
    language: 'en',
    expect: 'type:place=select, option:cellar, option:freezer, option:pantry',
  },
  {
    on: 'A list of the food we have stored at home: item, quantity (number), place (text), best before (date), notes.',
    wish: 'The quantity is measured in kg, please show that',
    language: 'en',
    expect: 'unit:quantity=kg',
  },
  {
    on: 'A list of the food we have stored at home: item, quantity (number), place (text), best before (date), notes.',
    wish: 'let me know, in red or something, if the quantity falls below 2',
    language: 'en',
    expect: 'rule:quantity',
  },
  {
    on: 'A list of the food we have stored at home: item, quantity (number), place (text), best before (date), notes.',
    wish: 'Move best before up, right after the item and ahead of quantity.',
    language: 'en',
    expect: 'before:item<best before, before:best before<quantity',
  },
  {
    on: 'Track my job applications: company, position, applied on (date), salary (money), contact person (text), status (sent, interview, offer, rejected) and notes.',
    wish: "instead of 'applied on' it should say 'sent on'",
    language: 'en',
    expect: 'label:sent on, no label:applied on',
  },
  {
    on: 'Track my job applications: company, position, applied on (date), salary (money), contact person (text), status (sent, interview, offer, rejected) and notes.',
    wish: 'contact person shouldnt be plain text, make contacts its own list with name, email and phone, and i choose one for each application',
    language: 'en',
    expect: 'thing:contacts|contact, field:email, field:phone, link:contacts|contact',
  },
  {
    on: 'Track my job applications: company, position, applied on (date), salary (money), contact person (text), status (sent, interview, offer, rejected) and notes.',
    wish: 'If I delete an application by accident, is it gone for good?',
    language: 'en',
    expect: 'unchanged',
  },
  {
    on: 'Track my job applications: company, position, applied on (date), salary (money), contact person (text), status (sent, interview, offer, rejected) and notes.',
    wish: 'Two more fields: advert link (a web address) and interview at (date and time)',
    language: 'en',
    expect: 'field:advert link, type:advert link=url, field:interview at, type:interview at=datetime',
  },
  {
    on: 'Track my job applications: company, position, applied on (date), salary (money), contact person (text), status (sent, interview, offer, rejected) and notes.',
    wish: 'Throw out salary and notes, then make the whole thing teal.',
    language: 'en',
    expect: 'no field:salary, no field:notes, palette:teal|cyan|emerald',
  },
  {
    on: 'For a small vet practice: a list of pets with name, species (dog, cat, rabbit), owner, weight (number), last vaccination (date) and remarks (short text).',
    wish: 'A short line for remarks is no good, I write whole stories in there, so give me a big box with several lines',
    language: 'en',
    expect: 'type:remarks=longText',
  },
  {
    on: 'For a small vet practice: a list of pets with name, species (dog, cat, rabbit), owner, weight (number), last vaccination (date) and remarks (short text).',
    wish: 'We never say pets here. The list should be named patients.',
    language: 'en',
    expect: 'label:patients|patient, no label:pets',
  },
  {
    on: 'For a small vet practice: a list of pets with name, species (dog, cat, rabbit), owner, weight (number), last vaccination (date) and remarks (short text).',
    wish: 'please keep treatments as well, each with a date, description, price and which pet it was for',
    language: 'en',
    expect: 'thing:treatments|treatment, field:date, field:description, field:price, link:pets|pet',
  },
  {
    on: 'For a small vet practice: a list of pets with name, species (dog, cat, rabbit), owner, weight (number), last vaccination (date) and remarks (short text).',
    wish: 'Could the app be in Swedish? My colleagues hardly speak English.',
    language: 'en',
    expect: 'language:sv',
  },
  {
    on: 'Our soup kitchen needs two lists. Volunteers: name, phone, email (required). Shifts: date, start time, place, helpers needed (number).',
    wish: 'every shift needs to point to the volunteer who is in charge of it',
    language: 'en',
    expect: 'link:volunteers|volunteer',
  },
  {
    on: 'Our soup kitchen needs two lists. Volunteers: name, phone, email (required). Shifts: date, start time, place, helpers needed (number).',
    wish: 'I would rather look at the shifts month by month, like in the wall calendar',
    language: 'en',
    expect: 'view:calendar',
  },
  {
    on: 'Our soup kitchen needs two lists. Volunteers: name, phone, email (required). Shifts: date, start time, place, helpers needed (number).',
    wish: "email doesn't have to be given after all, and invent some more sample volunteers so the list looks fuller",
    language: 'en',
    expect: 'optional:email, more rows',
  },
  {
    on: 'En app för vår båtklubb med en lista över båtplatser. Varje båtplats har platsnummer, brygga, bredd, avgift, förfallodatum och status (ledig, uthyrd, reserverad).',
    wish: 'Jag skulle behöva ett fält som heter mobilnummer också.',
    language: 'sv',
    expect: 'field:mobilnummer, type:mobilnummer=phone',
  },
  {
    on: 'En app för vår båtklubb med en lista över båtplatser. Varje båtplats har platsnummer, brygga, bredd, avgift, förfallodatum och status (ledig, uthyrd, reserverad).',
    wish: 'Statusen uthyrd ska heta upptagen i stället',
    language: 'sv',
    expect: 'option:upptagen, no option:uthyrd',
  },
  {
    on: 'En app för vår båtklubb med en lista över båtplatser. Varje båtplats har platsnummer, brygga, bredd, avgift, förfallodatum och status (ledig, uthyrd, reserverad).',
    wish: 'Varna när förfallodatum har passerat.',
    language: 'sv',
    expect: 'rule:förfallodatum',
  },
  {
    on: 'En app för vår båtklubb med en lista över båtplatser. Varje båtplats har platsnummer, brygga, bredd, avgift, förfallodatum och status (ledig, uthyrd, reserverad).',
    wish: 'räkna ihop avgifterna till en summa, och bredd är i meter',
    language: 'sv',
    expect: 'total:avgift, unit:bredd=m|meter',
  },
  {
    on: 'Jag vill hålla reda på mina bikupor. För varje bikupa sparar jag namn, placering, typ (trågkupa, stapelkupa, toppstång), senaste kontroll, antal ramar och anteckningar.',
    wish: 'Vi har skaffat en warrékupa, den måste gå att välja som typ.',
    language: 'sv',
    expect: 'option:warrékupa',
  },
  {
    on: 'Jag vill hålla reda på mina bikupor. För varje bikupa sparar jag namn, placering, typ (trågkupa, stapelkupa, toppstång), senaste kontroll, antal ramar och anteckningar.',
    wish: 'ta bort anteckningar, det använder jag aldrig',
    language: 'sv',
    expect: 'no field:anteckningar',
  },
  {
    on: 'Jag vill hålla reda på mina bikupor. För varje bikupa sparar jag namn, placering, typ (trågkupa, stapelkupa, toppstång), senaste kontroll, antal ramar och anteckningar.',
    wish: 'Nu vill jag även föra bok över skördar, med skördedatum, mängd i kg och vilken bikupa honungen kom från.',
    language: 'sv',
    expect: 'thing:skördar|skörd, field:skördedatum, type:skördedatum=date, field:mängd, unit:mängd=kg, link:bikupor|bikupa',
  },
  {
    on: 'Jag vill hålla reda på mina bikupor. För varje bikupa sparar jag namn, placering, typ (trågkupa, stapelkupa, toppstång), senaste kontroll, antal ramar och anteckningar.',
    wish: 'Kan den inte få bli gul som honung?',
    language: 'sv',
    expect: 'palette:yellow|amber',
  },
  {
    on: 'Register för cykelverkstaden över cyklar som är inne på reparation. En cykel har ägare, telefon, märke, inlämningsdatum, pris och status (väntar, pågår, klar).',
    wish: 'Visa cyklarna på en tavla där jag drar korten från väntar till pågår till klar.',
    language: 'sv',
    expect: 'view:board|kanban',
  },
  {
    on: 'Register för cykelverkstaden över cyklar som är inne på reparation. En cykel har ägare, telefon, märke, inlämningsdatum, pris och status (väntar, pågår, klar).',
    wish: 'nya cyklar ska få väntar automatiskt som status o telefon får inte lämnas tomt',
    language: 'sv',
    expect: 'start:status=väntar, required:telefon',
  },
  {
    on: 'Register för cykelverkstaden över cyklar som är inne på reparation. En cykel har ägare, telefon, märke, inlämningsdatum, pris och status (väntar, pågår, klar).',
    wish: 'Flytta upp telefon så att det står före ägare, tack',
    language: 'sv',
    expect: 'before:telefon<ägare',
  },
  {
    on: 'Register för cykelverkstaden över cyklar som är inne på reparation. En cykel har ägare, telefon, märke, inlämningsdatum, pris och status (väntar, pågår, klar).',
    wish: 'Appen ska heta Kedjan & Kransen, och rensa bort alla exempelposter.',
    language: 'sv',
    expect: 'name:Kedjan & Kransen, no rows',
  },
  {
    on: 'Ett notarkiv för kyrkokören. Varje notblad har titel, tonsättare, antal exemplar, hyllplats och typ (psalm, motett, visa).',
    wish: 'Skriv kompositör där det nu står tonsättare.',
    language: 'sv',
    expect: 'label:kompositör, no label:tonsättare',
  },
  {
    on: 'Ett notarkiv för kyrkokören. Varje notblad har titel, tonsättare, antal exemplar, hyllplats och typ (psalm, motett, visa).',
    wish: 'Ett notblad kan vara både psalm och visa, så man måste kunna kryssa i flera typer på samma blad.',
    language: 'sv',
    expect: 'type:typ=multiSelect',
  },
  {
    on: 'Ett notarkiv för kyrkokören. Varje notblad har titel, tonsättare, antal exemplar, hyllplats och typ (psalm, motett, visa).',
    wish: 'Gruppera efter typ och sortera på titel',
    language: 'sv',
    expect: 'group:typ, sort:titel',
  },
  {
    on: 'Ett notarkiv för kyrkokören. Varje notblad har titel, tonsättare, antal exemplar, hyllplats och typ (psalm, motett, visa).',
    wish: 'Vi har allt i en Excelfil idag och vill kunna importera den, och exportera tillbaka till Excel när som helst.',
    language: 'sv',
    expect: 'csv',
  },
  {
    on: 'Lista över verktyg som jag lånar ut till grannarna. Varje verktyg har namn, låntagare, utlåningsdatum, återlämningsdatum och kommentar.',
    wish: 'Gör en egen lista över låntagare med namn och telefon, och låt mig välja ur den när jag anger låntagare på ett verktyg.',
    language: 'sv',
    expect: 'thing:låntagare, link:låntagare, field:telefon',
  },
  {
    on: 'Lista över verktyg som jag lånar ut till grannarna. Varje verktyg har namn, låntagare, utlåningsdatum, återlämningsdatum och kommentar.',
    wish: 'vill kunna se i en kalender när grejerna ska vara tillbaka',
    language: 'sv',
    expect: 'view:calendar',
  },
  {
    on: 'Lista över verktyg som jag lånar ut till grannarna. Varje verktyg har namn, låntagare, utlåningsdatum, återlämningsdatum och kommentar.',
    wish: 'mörkt läge plz, ögonen dör på kvällarna',
    language: 'sv',
    expect: 'mode:dark',
  },
  {
    on: 'Lista över verktyg som jag lånar ut till grannarna. Varje verktyg har namn, låntagare, utlåningsdatum, återlämningsdatum och kommentar.',
    wish: 'Tusen tack, det blev precis som jag tänkte mig!',
    language: 'sv',
    expect: 'unchanged',
  },
  {
    on: 'Medlemsregister för pensionärsföreningen. Om varje medlem vill vi ha namn, adress, telefon, e-post, födelsedatum, medlemsavgift och medlemstyp (enskild, familj, hedersmedlem).',
    wish: 'Vi betalar numera i euro, inte i kronor.',
    language: 'sv',
    expect: 'currency:EUR',
  },
  {
    on: 'Medlemsregister för pensionärsföreningen. Om varje medlem vill vi ha namn, adress, telefon, e-post, födelsedatum, medlemsavgift och medlemstyp (enskild, familj, hedersmedlem).',
    wish: 'Skulle du vilja vara så snäll och kalla listan Seniorer i stället för Medlemmar?',
    language: 'sv',
    expect: 'label:seniorer|senior, no label:medlemmar',
  },
  {
    on: 'Medlemsregister för pensionärsföreningen. Om varje medlem vill vi ha namn, adress, telefon, e-post, födelsedatum, medlemsavgift och medlemstyp (enskild, familj, hedersmedlem).',
    wish: 'Byt språk till engelska, vår nya kassör kan inte läsa svenska.',
    language: 'sv',
    expect: 'language:en',
  },
  {
    on: 'Medlemsregister för pensionärsföreningen. Om varje medlem vill vi ha namn, adress, telefon, e-post, födelsedatum, medlemsavgift och medlemstyp (enskild, familj, hedersmedlem).',
    wish: 'Telefon och adress kan slopas, men jag vill ha in ett foto på varje medlem, och namn ska vara obligatoriskt.',
    language: 'sv',
    expect: 'no field:telefon, no field:adress, field:foto, type:foto=image, required:namn',
  },
  {
    on: '自転車修理店の受付を記録するアプリがほしいです。修理の記録には、お客様名、電話番号、車種、受付日、修理内容、料金、状態（受付済み、作業中、完了、引き渡し済み）を入れます。',
    wish: 'お客様の住所も書き込めるようにしてください。',
    language: 'ja',
    expect: 'field:住所|お客様の住所|お客様住所',
  },
  {
    on: '自転車修理店の受付を記録するアプリがほしいです。修理の記録には、お客様名、電話番号、車種、受付日、修理内容、料金、状態（受付済み、作業中、完了、引き渡し済み）を入れます。',
    wish: '状態の選択肢に「部品待ち」も加えていただけますか',
    language: 'ja',
    expect: 'option:部品待ち, option:作業中, option:完了',
  },
  {
    on: '自転車修理店の受付を記録するアプリがほしいです。修理の記録には、お客様名、電話番号、車種、受付日、修理内容、料金、状態（受付済み、作業中、完了、引き渡し済み）を入れます。',
    wish: '完了予定日という日付の欄を足して、その日を過ぎてしまったら警告が出るようにしたい',
    language: 'ja',
    expect: 'field:完了予定日, type:完了予定日=date, rule:完了予定日',
  },
  {
    on: '自転車修理店の受付を記録するアプリがほしいです。修理の記録には、お客様名、電話番号、車種、受付日、修理内容、料金、状態（受付済み、作業中、完了、引き渡し済み）を入れます。',
    wish: '顧客を別の一覧（氏名、電話番号、住所）に分けて、修理の記録ではその中から顧客を選ぶ形にしてほしいです',
    language: 'ja',
    expect: 'thing:顧客, field:住所, link:顧客',
  },
  {
    on: '自転車修理店の受付を記録するアプリがほしいです。修理の記録には、お客様名、電話番号、車種、受付日、修理内容、料金、状態（受付済み、作業中、完了、引き渡し済み）を入れます。',
    wish: '受付日だけど何時に来たかも残したいので、日付と時刻の両方を入力できるように変えて',
    language: 'ja',
    expect: 'type:受付日=datetime',
  },
  {
    on: '読んだ本を記録したい。項目はタイトル、著者、読了日、ページ数、評価（星）、感想、それからジャンル（小説、エッセイ、実用書、漫画）。',
    wish: '「感想」っていう欄、「ひとことメモ」に名前変えといて',
    language: 'ja',
    expect: 'label:ひとことメモ, no label:感想',
  },
  {
    on: '読んだ本を記録したい。項目はタイトル、著者、読了日、ページ数、評価（星）、感想、それからジャンル（小説、エッセイ、実用書、漫画）。',
    wish: 'ページ数いらんわ、消して',
    language: 'ja',
    expect: 'no field:ページ数',
  },
  {
    on: '読んだ本を記録したい。項目はタイトル、著者、読了日、ページ数、評価（星）、感想、それからジャンル（小説、エッセイ、実用書、漫画）。',
    wish: 'ジャンルの「漫画」は今後「コミック」と呼ぶことにします。',
    language: 'ja',
    expect: 'option:コミック, no option:漫画, option:小説',
  },
  {
    on: '読んだ本を記録したい。項目はタイトル、著者、読了日、ページ数、評価（星）、感想、それからジャンル（小説、エッセイ、実用書、漫画）。',
    wish: '一覧はジャンル別にまとめて見せて。あと著者は空欄のまま保存できないようにしてね',
    language: 'ja',
    expect: 'group:ジャンル, required:著者',
  },
  {
    on: '家庭菜園の記録帳を作ってください。野菜ごとに、野菜名、植え付け日、収穫予定日、株数、場所、状態（種まき、育成中、収穫済み、枯れた）、メモを残します。',
    wish: '収穫予定日をカレンダーで眺められたらうれしいな',
    language: 'ja',
    expect: 'view:calendar',
  },
  {
    on: '家庭菜園の記録帳を作ってください。野菜ごとに、野菜名、植え付け日、収穫予定日、株数、場所、状態（種まき、育成中、収穫済み、枯れた）、メモを残します。',
    wish: '色合いを緑系に',
    language: 'ja',
    expect: 'palette:green|emerald|lime|teal',
  },
  {
    on: '家庭菜園の記録帳を作ってください。野菜ごとに、野菜名、植え付け日、収穫予定日、株数、場所、状態（種まき、育成中、収穫済み、枯れた）、メモを残します。',
    wish: '場所は自由記入をやめ、「南の畝」「北の畝」「プランター」の三つから一つ選ぶ方式へ変更願います。',
    language: 'ja',
    expect: 'type:場所=select, option:南の畝, option:北の畝, option:プランター',
  },
  {
    on: '家庭菜園の記録帳を作ってください。野菜ごとに、野菜名、植え付け日、収穫予定日、株数、場所、状態（種まき、育成中、収穫済み、枯れた）、メモを残します。',
    wish: '植え付け日順に並べ替え よろしく あと株数が3より少ないときは注意を表示',
    language: 'ja',
    expect: 'sort:植え付け日, rule:株数',
  },
  {
    on: 'ヨガ教室の管理アプリ。会員の一覧には氏名、ふりがな、メールアドレス、電話番号、入会日、種別（一般、学生、シニア）。レッスンの一覧にはレッスン名、開始日時、定員、講師名。',
    wish: '講師も別リストで管理したいです。氏名・専門・自己紹介を持たせて、レッスンの講師はそこから選択できるようにお願いいたします。',
    language: 'ja',
    expect: 'thing:講師, field:専門, field:自己紹介, link:講師',
  },
  {
    on: 'ヨガ教室の管理アプリ。会員の一覧には氏名、ふりがな、メールアドレス、電話番号、入会日、種別（一般、学生、シニア）。レッスンの一覧にはレッスン名、開始日時、定員、講師名。',
    wish: 'うちでは「会員」とは言わないので、一覧の名前は「生徒」にしてもらえる？',
    language: 'ja',
    expect: 'label:生徒, no label:会員',
  },
  {
    on: 'ヨガ教室の管理アプリ。会員の一覧には氏名、ふりがな、メールアドレス、電話番号、入会日、種別（一般、学生、シニア）。レッスンの一覧にはレッスン名、開始日時、定員、講師名。',
    wish: '予約っていうリスト追加！ どの会員がどのレッスンに出るかと、予約日を記録する',
    language: 'ja',
    expect: 'thing:予約, link:会員, link:レッスン, field:予約日, type:予約日=date',
  },
  {
    on: 'ヨガ教室の管理アプリ。会員の一覧には氏名、ふりがな、メールアドレス、電話番号、入会日、種別（一般、学生、シニア）。レッスンの一覧にはレッスン名、開始日時、定員、講師名。',
    wish: 'アプリの名前を「そよ風ヨガ」として、画面全体は暗い配色（ダークモード）でお願いします',
    language: 'ja',
    expect: 'name:そよ風ヨガ, mode:dark',
  },
  {
    on: '会社の備品台帳をお願いします。備品ごとに品名、管理番号、購入日、購入金額、数量、保管場所、備考を記録します。',
    wish: '購入金額がぜんぶでいくらになるのか、合計を見えるところに出してください',
    language: 'ja',
    expect: 'total:購入金額',
  },
  {
    on: '会社の備品台帳をお願いします。備品ごとに品名、管理番号、購入日、購入金額、数量、保管場所、備考を記録します。',
    wish: '管理番号を品名より上に持ってきて、必須項目扱いに。',
    language: 'ja',
    expect: 'before:管理番号<品名, required:管理番号',
  },
  {
    on: '会社の備品台帳をお願いします。備品ごとに品名、管理番号、購入日、購入金額、数量、保管場所、備考を記録します。',
    wish: '海外拠点で使うことになったため、金額の通貨は円からユーロへ切り替えたいのですが。',
    language: 'ja',
    expect: 'currency:EUR',
  },
  {
    on: '町内会の支出を記録するもの。支出には日付、内容、金額、支払者、区分（行事費、清掃費、事務費、その他）、精算済みかどうかのチェックがあります。',
    wish: 'ありがとう、とても助かりました！',
    language: 'ja',
    expect: 'unchanged',
  },
  {
    on: '町内会の支出を記録するもの。支出には日付、内容、金額、支払者、区分（行事費、清掃費、事務費、その他）、精算済みかどうかのチェックがあります。',
    wish: '支払者の項目は削除、代わりに担当者と領収書の写真を入れたい、ついでに色は紫で',
    language: 'ja',
    expect:
      'no field:支払者, field:担当者, field:領収書の写真|領収書|領収書写真, type:領収書の写真|領収書|領収書写真=image, palette:purple|violet|fuchsia',
  },
  {
    on: '町内会の支出を記録するもの。支出には日付、内容、金額、支払者、区分（行事費、清掃費、事務費、その他）、精算済みかどうかのチェックがあります。',
    wish: '画面の表示言語を英語にしてくれませんか',
    language: 'ja',
    expect: 'language:en',
  },
  {
    on: '町内会の支出を記録するもの。支出には日付、内容、金額、支払者、区分（行事費、清掃費、事務費、その他）、精算済みかどうかのチェックがあります。',
    wish: '区分から「その他」を外し「防災費」を増やす。新しく登録するときは最初から「行事費」が選ばれている状態で。',
    language: 'ja',
    expect: 'no option:その他, option:防災費, start:区分=行事費',
  },
  {
    on: enBase1,
    wish: 'Nice start! One thing I always scribble on the lid is the temperament of the colony, could there be somewhere to put that too',
    language: 'en',
    expect: 'field:temperament',
  },
  {
    on: enBase2,
    wish: 'honestly nobody here ever asks for a phone, we know them all. lose it',
    language: 'en',
    expect: 'no field:phone',
  },
  {
    on: enBase5,
    wish: 'We also buy in medicines from three or four wholesalers, so I would need a separate list of suppliers with a name and a phone number.',
    language: 'en',
    expect: 'thing:suppliers',
  },
  {
    on: enBase8,
    wish: 'Could "voice" say "section" instead? That is what our conductor calls it.',
    language: 'en',
    expect: 'label:section, no label:voice',
  },
  {
    on: enBase3,
    wish: 'When I open a child I want to pick who its parents are from the other list, at the moment the two have nothing to do with each other',
    language: 'en',
    expect: 'link:parents',
  },
  {
    on: enBase4,
    wish: 'half my customers want carrot these days and its not among the flavours',
    language: 'en',
    expect: 'option:carrot',
  },
  {
    on: enBase7,
    wish: 'We stopped doing nights in March so that choice can go from shift',
    language: 'en',
    expect: 'no option:night',
  },
  {
    on: enBase4,
    wish: 'I think in weeks and months, so seeing the deliveries laid out on a calender would help me no end',
    language: 'en',
    expect: 'view:calendar',
  },
  {
    on: enBase2,
    wish: 'My lads are used to the whiteboard: cards you shove from waiting to in progress to done. Like that please',
    language: 'en',
    expect: 'view:board',
  },
  {
    on: enBase6,
    wish: 'People recognise the tools by sight rather than by name, so big pictures next to each other like in a catalogue, pls',
    language: 'en',
    expect: 'view:gallery',
  },
  {
    on: enBase7,
    wish: 'Is there any chance of having the notes be a proper big box? My night reports run to several paragraphs.',
    language: 'en',
    expect: 'type:notes=longText',
  },
  {
    on: enBase8,
    wish: 'dont let anyone save a singer without a mail address, i spent all of sunday chasing them',
    language: 'en',
    expect: 'required:mail',
  },
  {
    on: enBase5,
    wish: 'The species comes to my mind before the name does, so it ought to stand ahead of it in the form',
    language: 'en',
    expect: 'before:species<name',
  },
  { on: enBase1, wish: 'It should look like honey, something amber', language: 'en', expect: 'palette:amber' },
  {
    on: enBase7,
    wish: 'That white screen is murder at 3am, black background would be kinder on the eyes',
    language: 'en',
    expect: 'mode:dark',
  },
  {
    on: enBase4,
    wish: 'By the way the bakery is called Sugar & Salt, put that at the top as the name of the whole thing',
    language: 'en',
    expect: 'name:Sugar & Salt',
  },
  {
    on: enBase6,
    wish: 'Most of the village is Swedish speaking, so the whole app has to be in swedish',
    language: 'en',
    expect: 'language:sv',
  },
  { on: enBase2, wish: 'prices are in pounds here, not dollars or whatever that is', language: 'en', expect: 'currency:GBP' },
  {
    on: enBase8,
    wish: 'Our treasurer lives in Excel. Any way she can get the members out as a csv file?',
    language: 'en',
    expect: 'csv',
  },
  {
    on: enBase3,
    wish: 'These are little children, so not just anyone with the address can be allowed in – staff need a password',
    language: 'en',
    expect: 'login',
  },
  { on: enBase6, wish: 'if the due date has gone by I want it shouting at me in red', language: 'en', expect: 'rule:due date' },
  {
    on: enBase7,
    wish: 'At the end of the month I do payroll, therefore I need to see what all the hours add up to',
    language: 'en',
    expect: 'total:hours',
  },
  { on: enBase5, wish: 'Weight is in kilos, just so nobody types in pounds again', language: 'en', expect: 'unit:weight=kg' },
  {
    on: enBase2,
    wish: 'Every car that comes in is waiting to begin with, so why do i have to choose that each time?',
    language: 'en',
    expect: 'start:status=waiting',
  },
  {
    on: enBase8,
    wish: 'Put the sopranos together, the altos together and so on, and within that go by name',
    language: 'en',
    expect: 'group:voice, sort:name',
  },
  {
    on: enBase1,
    wish: 'Get rid of those made-up hives please, I have my own to type in, and oh, queen year I often dont know so it mustnt be compulsory',
    language: 'en',
    expect: 'no rows, optional:queen year',
  },
  {
    on: enBase4,
    wish: 'I need to show this to my husband tonight and it looks a bit empty, could you fill in some more examples? Also the orders with the nearest delivery date should come first',
    language: 'en',
    expect: 'more rows, sort:delivery date',
  },
  {
    on: enBase6,
    wish: 'Let borrowers give the tool one to five stars when they bring it back, call it verdict, and leave the picture out, nobody will bother with photos',
    language: 'en',
    expect: 'field:verdict, type:verdict=rating, no field:picture',
  },
  {
    on: enBase5,
    wish: 'One of the animals in there should be our clinic cat Mr Pickles, and we see a fair number of ferrets too so they belong with dog, cat and rabbit',
    language: 'en',
    expect: 'row:Mr Pickles, option:ferret|ferrets',
  },
  {
    on: enBase3,
    wish: 'A kid can be in both groups (Ducklings mornings, Foxes afternoons) so I have to be able to tick several. And a cheerful pink for the colours?',
    language: 'en',
    expect: 'type:group=multiSelect, palette:pink',
  },
  {
    on: enBase2,
    wish: 'Id love a front page with the key figures, how many jobs and so on. and what all the prices come to together',
    language: 'en',
    expect: 'view:dashboard, total:price',
  },
  {
    on: enBase7,
    wish: 'The date needs the clock time with it because we start at odd hours, and show the shifts along a time line so that I can spot the gaps',
    language: 'en',
    expect: 'type:date=datetime, view:timeline',
  },
  {
    on: enBase1,
    wish: 'Rows and columns, like the spreadsheet I had, suits me better than this. And colour the weak ones so that I notice the strength at a glance',
    language: 'en',
    expect: 'view:table, rule:strength',
  },
  {
    on: enBase4,
    wish: 'Oh this is lovely, my sister will be so jealous. Off to get a wedding cake out of the oven now!',
    language: 'en',
    expect: 'unchanged',
  },
  {
    on: enBase3,
    wish: 'Quick question before I go on, can two of us use this at the same time from different computers?',
    language: 'en',
    expect: 'unchanged',
  },
  {
    on: enBase8,
    wish: 'Hmm, my wife says there ought to be something about who can drive others to concerts, but I told her we have never needed that. Leave it as it is.',
    language: 'en',
    expect: 'unchanged',
  },
  {
    on: svBase1,
    wish: 'Hej igen! Jag glömde ju hovslagaren, man måste kunna skriva in när hästen skoddes senast',
    language: 'sv',
    expect: 'field:senast skodd|skodd|skoddes senast|senaste skoning|skoning|hovslagare',
  },
  {
    on: svBase1,
    wish: 'Kraftfoder är det ingen här som ger längre så det kan du stryka, däremot har ett par börjat med betfor',
    language: 'sv',
    expect: 'no option:kraftfoder, option:betfor',
  },
  {
    on: svBase1,
    wish: 'det står född nu men vi säger alltid årgång när vi pratar om hästarna, så kalla det för det',
    language: 'sv',
    expect: 'label:årgång, no label:född',
  },
  {
    on: svBase2,
    wish: 'Jag ser ju inte vems bil det är! På varje arbetsorder måste jag kunna välja vilken kund den hör till',
    language: 'sv',
    expect: 'link:kunder|kund',
  },
  {
    on: svBase2,
    wish: 'Har en del reservdelar på hyllan också som jag aldrig har koll på. Ett ställe för dom vore guld, artikelnummer och antal räcker gott',
    language: 'sv',
    expect: 'thing:reservdelar|reservdel, field:artikelnummer, field:antal',
  },
  {
    on: svBase2,
    wish: 'Skulle vilja flytta jobben mellan kolumner allteftersom, som lapparna vi har på whiteboarden. Och ingen order får sparas utan regnummer, det har blivit tokigt förr',
    language: 'sv',
    expect: 'view:board, required:regnummer',
  },
  {
    on: svBase3,
    wish: 'Allergierna borde man kunna kryssa i, flera på samma barn: nötter, mjölk, ägg, gluten. Nu skriver alla olika och köket blir galna',
    language: 'sv',
    expect: 'type:allergier=multiSelect, option:nötter, option:gluten',
  },
  {
    on: svBase3,
    wish: 'lite trist färg va? nåt gladare, typ orange, passar oss bättre',
    language: 'sv',
    expect: 'palette:orange',
  },
  {
    on: svBase3,
    wish: 'För vikarierna vore det lättare om barnen kom avdelning för avdelning i stället för huller om buller',
    language: 'sv',
    expect: 'group:avdelning',
  },
  {
    on: svBase4,
    wish: 'honungen räknar vi i kilo så det får gärna stå, o så vill jag se hur mycke det blev allt som allt från kuporna',
    language: 'sv',
    expect: 'unit:honung=kg, total:honung',
  },
  {
    on: svBase4,
    wish: 'De arga samhällena borde lysa rött så att man hinner ta på sig slöjan innan man går dit :)',
    language: 'sv',
    expect: 'rule:temperament',
  },
  {
    on: svBase4,
    wish: 'Släng de där påhittade kuporna är du snäll, jag knappar in mina egna ikväll',
    language: 'sv',
    expect: 'no rows',
  },
  {
    on: svBase5,
    wish: 'Nu är det ju så att vi har sekretess på det här, så inte vem som helst ska kunna komma in och läsa. Personalen får ha varsitt lösenord',
    language: 'sv',
    expect: 'login',
  },
  {
    on: svBase5,
    wish: 'Går det att se besöken i en almanacka? Och hitta gärna på några fler besök, chefen vill se hur det blir när det är fullt upp',
    language: 'sv',
    expect: 'view:calendar, more rows',
  },
  {
    on: svBase5,
    wish: 'Åh vad smidigt det blev, visade Birgitta på lunchen och hon blev alldeles avundsjuk',
    language: 'sv',
    expect: 'unchanged',
  },
  {
    on: svBase6,
    wish: 'När nån gör en anmälan ska läget stå på ny från början, folk glömmer alltid välja',
    language: 'sv',
    expect: 'start:läge=ny',
  },
  {
    on: svBase6,
    wish: 'Styrelsen har bestämt att den ska heta Brf Eken. Själv sitter jag mest med det här om kvällarna så mörk bakgrund tack, ögonen svider',
    language: 'sv',
    expect: 'name:Brf Eken, mode:dark',
  },
  {
    on: svBase6,
    wish: 'Är det du eller vi som sköter säkerhetskopiorna sen? Bara nyfiken, kassören undrade',
    language: 'sv',
    expect: 'unchanged',
  },
  {
    on: svBase7,
    wish: 'Har börjat stå på marknader på Åland, så priserna får bli i euro. Billigaste grejerna överst också, det är dom folk frågar efter',
    language: 'sv',
    expect: 'currency:EUR, sort:pris',
  },
  {
    on: svBase7,
    wish: 'revisorn vill ha ut alltihop till exel en gång i kvartalet, kan du fixa en knapp för det',
    language: 'sv',
    expect: 'csv',
  },
  {
    on: svBase7,
    wish: 'Du kan väl lägga in min stora tekanna på en gång så jag ser hur det blir, den heter Tekanna Märta, blå glasyr, 850 kr',
    language: 'sv',
    expect: 'row:Tekanna Märta',
  },
  {
    on: svBase8,
    wish: 'Efternamnet ska komma före förnamnet, så är det på förbundets listor. Sen måste man inte fylla i mobil, alla grabbar har ingen',
    language: 'sv',
    expect: 'before:efternamn<förnamn, optional:mobil',
  },
  { on: svBase8, wish: 'vi skiter i tröjnumer i år, det blev bara bråk om tian', language: 'sv', expect: 'no field:tröjnummer' },
  {
    on: svBase8,
    wish: 'Ett par av papporna har inte så bra svenska än, kan hela rasket vara på engelska i stället?',
    language: 'sv',
    expect: 'language:en',
  },
  {
    on: jaBase1,
    wish: '小さい子が多いので、連絡するときに保護者の名前がわからなくて困るんです。それも書いておけるところがあるとうれしいです。',
    language: 'ja',
    expect: 'field:保護者の名前|保護者名|保護者',
  },
  { on: jaBase1, wish: '入会したのが新しい人から順に並んでてほしい', language: 'ja', expect: 'sort:入会日' },
  {
    on: jaBase1,
    wish: 'レベルに「体験」がないですね。最初はみんな体験レッスンから入るので、新しく登録するときはとりあえず体験になっててくれると助かります',
    language: 'ja',
    expect: 'option:体験, start:レベル=体験',
  },
  {
    on: jaBase1,
    wish: '月謝って書いてあるけど、うちは回数制だから「レッスン料」って呼んでるんですよね',
    language: 'ja',
    expect: 'label:レッスン料, no label:月謝',
  },
  {
    on: jaBase2,
    wish: 'あとオイルフィルターとかブレーキパッドとか、部品の在庫も別に一覧で持っときたいんだけど。品番と残りの数がわかりゃいいから',
    language: 'ja',
    expect: 'thing:部品|部品在庫|部品の在庫',
  },
  { on: jaBase2, wish: '車両のほう見ても誰の車か分からん。顧客から選べるようにして', language: 'ja', expect: 'link:顧客' },
  {
    on: jaBase2,
    wish: '走行距離、数字だけだと見にくいんで後ろにkmって出して。それと車検日が過ぎちゃってる車は赤くしてくれると見落とさなくて済む',
    language: 'ja',
    expect: 'unit:走行距離=km, rule:車検日',
  },
  {
    on: jaBase3,
    wish: 'いつどれだけ採れたか、カレンダーみたいな感じで眺められませんかねえ。父がそのほうがわかりやすいと言うもので',
    language: 'ja',
    expect: 'view:calendar',
  },
  {
    on: jaBase3,
    wish: '農協に出す書類で全部で何キロ採れたか聞かれるんです。収穫量はキロ(kg)表示で、下に合計も出ますか？出るようにしてください。',
    language: 'ja',
    expect: 'unit:収穫量=kg, total:収穫量',
  },
  { on: jaBase3, wish: '紅ほっぺは去年でやめたので、もう選べなくていいです', language: 'ja', expect: 'no option:紅ほっぺ' },
  {
    on: jaBase4,
    wish: 'ずらーっと並んでるより、カットの人、カラーの人って、メニューごとに固まってるほうが準備しやすいな',
    language: 'ja',
    expect: 'group:メニュー',
  },
  {
    on: jaBase4,
    wish: '日時が空のまま保存できちゃうとまずいです、必ず入れさせてください。逆に電話は必死じゃなくていいです、教えたくないお客様もいらっしゃるので',
    language: 'ja',
    expect: 'required:日時, optional:電話',
  },
  {
    on: jaBase4,
    wish: 'お店の名前が「ヘアサロン椿」なので、アプリの名前もそれにしてもらえますか。色もお店の雰囲気に合わせてピンク系だと最高です！',
    language: 'ja',
    expect: 'name:ヘアサロン椿, palette:pink',
  },
  {
    on: jaBase5,
    wish: '個人情報なので、誰でも開けるのはちょっと…。スタッフだけがパスワードで入れるようにしていただけますでしょうか。',
    language: 'ja',
    expect: 'login',
  },
  {
    on: jaBase5,
    wish: '訪問の記録なんですが、普段は五、六行書くんですよ。一行しか入らない欄だと書ききれないので、改行して長く書けるようにお願いします',
    language: 'ja',
    expect: 'type:記録=longText',
  },
  {
    on: jaBase5,
    wish: '急ぎのときまず見るのは電話なんで、利用者の電話を住所より上に持ってきて',
    language: 'ja',
    expect: 'before:電話<住所',
  },
  {
    on: jaBase6,
    wish: 'ほとんど前の役員さんが買ったもので、いつ買ったかなんて誰も知りません笑　購入日はいらないかな',
    language: 'ja',
    expect: 'no field:購入日',
  },
  {
    on: jaBase6,
    wish: '最初から入ってる見本のデータ、本物と混ざりそうで怖いです。からっぽの状態で始めたいのですが',
    language: 'ja',
    expect: 'no rows',
  },
  {
    on: jaBase6,
    wish: '年度末の引き継ぎで次の人にエクセルで渡さなきゃいけなくて。一覧をCSVで落とせるボタンほしいです〜',
    language: 'ja',
    expect: 'csv',
  },
  {
    on: jaBase7,
    wish: '神保町という場所柄、海外からのお客さんがほとんどになりまして、アルバイトも留学生です。画面は英語に、値段も米ドルに切り替えてください。',
    language: 'ja',
    expect: 'language:en, currency:USD',
  },
  {
    on: jaBase7,
    wish: '夜に帳場の暗いとこで使うんで、白い画面はまぶしくて目にこたえる。黒っぽいのにしてくれ',
    language: 'ja',
    expect: 'mode:dark',
  },
  {
    on: jaBase7,
    wish: '見本の本がどうもピンと来ない。漱石の「こころ」を一冊入れといてくれないか',
    language: 'ja',
    expect: 'row:こころ',
  },
  {
    on: jaBase8,
    wish: 'わあ、すごい！監督に見せたらびっくりしてました。来週の保護者会でみんなにも紹介してみますね、ありがとうございました',
    language: 'ja',
    expect: 'unchanged',
  },
  {
    on: jaBase8,
    wish: 'うーん、なんて言えばいいんだろう、見本が二、三人だけだとスカスカで、実際に部員がそろったときの感じがつかめないというか…もうちょっとにぎやかになりません？',
    language: 'ja',
    expect: 'more rows',
  },
]
