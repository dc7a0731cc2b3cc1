// Wishes about what a project keeps: fields, choices, lists, links, rules, figures and the rows it starts with, as people type them into
// a chat on projects of many trades. Written before the rules for them and worked on, so they say what works and not how well the next
// wish is read. The other half of the same writing is told in docs/builder-gaps.md by figures only.
import type { WishCase } from './held-out-prompts.ts'

/** A first prompt, and what was wished of it afterwards, each with what is expected. */
type OfProject = readonly [on: string, ...wishes: (readonly [wish: string, expect: string])[]]

const projects: readonly OfProject[] = [
  [
    'An app for my barber shop with services, prices and appointments',
    ['add a service: beard trim, 30 minutes', 'addRow:Beard trim'],
  ],
  [
    'expense tracker with amount, category, date and notes',
    ['split expenses into fixed and variable', 'addField:Kind'],
    ['I need to know who paid - me, Anna or shared', 'addField:Who paid'],
  ],
  [
    'gym members with name, email, membership type and start date',
    ['membership types are basic, plus and premium', 'setOptions:Basic'],
    ['add an emergency contact', 'addField:Emergency contact'],
  ],
  [
    'I run a small cleaning company and need to track jobs, staff and clients',
    ['add job types: window cleaning, deep clean, regular', 'addField:Job type'],
    ['staff should be called team members', 'renameThing:Team members'],
  ],
  [
    'trip planner with destination, start date and end date',
    ['add a budget to trips', 'addField:Budget'],
    ['show how many days are left until the trip', 'addField:Days'],
  ],
  [
    'inventory for a coffee roastery, beans with origin, stock and price',
    ['stock should be in kg', 'retypeField:int'],
    ['calculate the stock value', 'addField:Stock value'],
  ],
  [
    'keep track of students and their grades',
    ['I also want attendance for each student', 'addField:Attendance'],
    ['students have a class like 7A or 8B', 'addField:Class'],
  ],
  [
    'vet clinic with pets, owners and visits',
    ['weight of the pet in kg, with one decimal', 'setDecimals:weight'],
    ['species: dog, cat, rabbit, other', 'addField:Species'],
  ],
  [
    'wine cellar log with vintage, region, rating',
    ['where did I buy it and for how much', 'addField:Bought at, addField:Price'],
    ['rename region to appellation', 'renameField:Appellation'],
  ],
  [
    'invoices with client, amount, due date and status',
    ['the status should be draft, sent, paid or overdue', 'setOptions:Draft'],
    ['add VAT 25% and show the total incl. VAT', 'addField:VAT, setStart:vat, addField:Total incl. VAT'],
  ],
  [
    'CRM for a real estate agency, properties, viewings and buyers',
    ['get rid of the sample data', 'clearRows:customer, clearRows:building, clearRows:viewing'],
    ['buyers belong to an agent', 'addThing:Agents, addField:Agent'],
  ],
  [
    'bug tracker with severity, status and assignee',
    ['Add steps to reproduce', 'addField:Steps to reproduce'],
    ['new bugs should have the status open by default', 'setStart:status'],
  ],
  [
    'family chores with kids and points',
    ['total points per kid', 'addField:Total points'],
    ['We also need rewards the kids can buy with points', 'addThing:Rewards'],
  ],
  [
    'plant care diary, species, last watered, photo',
    ['Add how often it needs water, in days', 'addField:Water interval'],
    ['flag plants that have not been watered for 10 days', 'addWarning:ago'],
  ],
  [
    'volunteer shifts for our food bank',
    ['volunteers should have skills', 'addField:Skills'],
    ['start empty, I will enter my own data', 'clearRows:shift, clearRows:volunteer'],
  ],
  [
    'apartments, tenants and rent payments',
    ['each tenant belongs to an apartment', 'addField:Apartment'],
    ['mark late payments', 'addWarning:past'],
  ],
  [
    'workout log with exercises, sets, reps and weight',
    ['also distance and duration for cardio', 'addField:Distance, addField:Duration'],
    ['add muscle group: chest, back, legs, arms', 'addField:Muscle group'],
  ],
  [
    'restaurant menu with dishes, price and allergens',
    ['dishes are either starters, mains or desserts', 'retypeField:Starters'],
    ['a picture of every dish', 'addField:Picture'],
  ],
  [
    'track equipment we lend to students at school',
    ['I need to see whats overdue', 'addWarning:past'],
    ['Call it "Gear Desk"', 'setName:Gear Desk'],
  ],
  [
    'freelance projects with client, hours, rate and deadline',
    ['show what I earn (hours times rate)', 'addField/setFormula:calc'],
    ['break projects down into tasks i can tick off', 'addThing:Tasks, addField:Project'],
  ],
  [
    'wedding guest list with rsvp and table number',
    ['whose side are they on, bride or groom?', 'addField:Side'],
    ['dietary needs and plus one', 'addField:Dietary'],
  ],
  [
    'repair orders for a car workshop with customer, car, cost and status',
    ['license plate is missing', 'addField:License plate'],
    ['mark orders over 1000 in orange', 'addWarning:above'],
  ],
  [
    'music school with pupils, teachers and lessons',
    ['Add instrument: piano, guitar, violin', 'addField:Instrument'],
    ['each lesson has one teacher and one pupil', 'addField:Teacher, addField:Pupil'],
  ],
  [
    'content calendar for social media posts',
    ['add three more examples', 'addSamples:contentItem'],
    ['we need a link to the draft and a field for hashtags', 'addField:url, addField:Hashtags'],
  ],
  [
    'cake orders with customer name, pickup date, flavour and price',
    ['Allergies should be noted too', 'addField:Allergies'],
    ['I want a deposit and the remaining balance calculated', 'addField:Deposit, addField:Balance'],
  ],
  ['hundpensionat med hundar, ägare och bokningar', ['storlek: liten, mellan, stor', 'addField:Storlek']],
  ['medlemmar i en förening med namn, e-post och avgift', ['e-posten måste fyllas i', 'requireField:email']],
  [
    'lagerlista för en verkstad med artiklar, antal och pris',
    ['varna när antalet är under 5', 'addWarning:below'],
    ['leverantör saknas', 'addThing:Leverantörer, addField:Leverantör'],
  ],
  [
    'receptsamling med ingredienser, tid och betyg',
    ['recept ska heta maträtter', 'renameThing:Maträtter'],
    ['svårighetsgrad: lätt, medel, svår', 'addField:Svårighetsgrad'],
    ['betyget ska vara 1-10', 'retypeField:int'],
  ],
  [
    '顧客管理。会社名、電話番号、担当者',
    ['メールアドレスも入れたい', 'addField:メールアドレス'],
    ['担当者は要らない', 'removeField:assignee'],
  ],
  ['家計簿。日付、金額、カテゴリ、メモ', ['カテゴリは食費、交通費、娯楽にして', 'setOptions:食費']],
  ['在庫管理。商品名、数量、価格', ['在庫金額を計算して', 'addField:在庫金額'], ['数量が10未満なら警告', 'addWarning:below']],
  ['本の貸出を管理したい', ['サンプルデータを消して', 'clearRows:book, clearRows:loan']],
  [
    'reading list with title, author, status and rating',
    ['I also want to note how many pages each book has', 'addField:Number of pages'],
    ['Could you add when I finished it?', 'addField:Date finished'],
    ['genre should be a dropdown: fantasy, crime, biography', 'addField:Genre'],
    ['we can drop the rating', 'removeField:rating'],
    ['put the author before the title', 'none'],
    ['Change "Author" to "Written by"', 'renameField:Written by'],
  ],
  [
    'expense tracker with amount, category and date',
    ['add a currency field', 'addField:Currency'],
    ['let me tick off expenses that were reimbursed', 'addField:Reimbursed'],
    ['replace category with two fields: type and shop', 'addField:Shop'],
    ['anything above 1000 should stand out', 'addWarning:above'],
    ['no need for categories any more, sorry', 'removeField:category'],
  ],
  [
    'event planner with events, guests and budget',
    ['For each guest I want to see if they have RSVPd', 'addField:Rsvpd'],
    ['guests need a dietary requirements field and a table number', 'addField:Table number, addField:Dietary requirements'],
    ['also manage vendors, each vendor has a name, a phone number and a cost', 'addThing:Vendors'],
    ['rename guests to attendees please', 'renameThing:Attendees'],
  ],
  [
    'CRM with contacts, companies and deals',
    ['deals should have stages: lead, qualified, proposal, won, lost', 'setOptions:Qualified'],
    ['add linkedin url for contacts', 'addField:Linkedin url'],
    ['I need a notes field on deals with lots of space', 'addField/retypeField:longtext'],
    ["add 'Referral' to the lead sources", 'addOption:Referral'],
  ],
  ['habit tracker with daily goals', ['each habit should have a colour', 'addField:Colour']],
  [
    'inventory of tools with price, quantity and location',
    ['quantity should start at 1', 'setStart:quantity'],
    ['show total value (price x quantity)', 'addField:Total value'],
    ['split location into building and room', 'splitField:location'],
    ['merge price and quantity', 'none'],
    ['add a last checked date and flag tools not checked for a year', 'addField:Last checked date, addWarning:ago'],
  ],
  [
    'project tracker with tasks, deadline and assignee',
    ['tasks should have subtasks', 'addThing:Checklist items, addField:Project'],
    [
      'estimated hours and actual hours, and the difference',
      'addField:Estimated hours, addField:Actual hours, addField:Difference',
    ],
    ['priority: low, normal, high, with normal as default', 'addField:Priority, setStart:priority'],
    ['remove assignee and add team instead', 'removeField:assignee, addThing:Teams, addField:Team'],
    ['the deadline is called due by', 'renameField:Due by'],
  ],
  [
    'yoga class bookings with name, email and date',
    ['payment status paid / unpaid', 'addField:Payment status'],
    ['add max participants to classes', 'addField:articipants'],
  ],
  [
    'pet sitting: pets, owners, visits',
    ['medication for pets: name, dose and time', 'addThing:Medications'],
    ['delete everything about invoices', 'none'],
    ['owner needs address and emergency phone', 'addField:mergency'],
    ["what's the pet's microchip number?", 'addField:chip'],
  ],
  [
    'movies I have watched with rating and genre',
    ['change rating to 1-10', 'retypeField:int'],
    ['I want a field where I can write a short review', 'addField:Review'],
    ['mark favourites with a checkbox', 'addField:Favourite'],
    ['genres can be several, not just one', 'retypeField:tags'],
    ['who did I watch it with?', 'addField:With'],
  ],
  [
    'kundregister med namn, telefon och e-post',
    ['dela upp namn i förnamn och efternamn', 'splitField:name'],
    ['kunderna ska tillhöra en säljare', 'addThing:Säljare, addField:Säljare'],
  ],
  ['タスク管理。優先度と期限', ['進捗率を追加', 'addField:進捗'], ['担当者が未入力なら警告して', 'none']],
]

export const keptWishes: readonly WishCase[] = projects.flatMap(([on, ...wishes]) =>
  wishes.map(([wish, expect]) => ({ on, wish, expect })),
)
