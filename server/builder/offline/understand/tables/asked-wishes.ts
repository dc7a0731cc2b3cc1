// Later wishes on projects of many trades as people type them, written before the rules for them; worked on, so they say what
// works and not how well the next wish is read. The other half of the same writing is told in docs/builder-gaps.md by figures only.
import type { WishCase } from './held-out-prompts.ts'

export const askedWishes: readonly WishCase[] = [
  {
    on: 'I rent out party tents, tables and chairs. Keep items with price per day, quantity and category, and bookings with customer name, from date, to date and deposit',
    wish: 'hey can u add a phone number to the bookings',
    expect: 'addField:phone',
  },
  {
    on: 'I rent out party tents, tables and chairs. Keep items with price per day, quantity and category, and bookings with customer name, from date, to date and deposit',
    wish: 'show how many days each booking lasts',
    expect: 'addField/setFormula:calc|days',
  },
  {
    on: 'I rent out party tents, tables and chairs. Keep items with price per day, quantity and category, and bookings with customer name, from date, to date and deposit',
    wish: 'only show items where the quantity is 0',
    expect: 'setFilter:quantity',
  },
  {
    on: 'Choir register: members with name, voice part (soprano, alto, tenor, bass), email and phone, and rehearsals with date and place',
    wish: 'two members must not have the same email',
    expect: 'setUnique:email',
  },
  {
    on: 'Choir register: members with name, voice part (soprano, alto, tenor, bass), email and phone, and rehearsals with date and place',
    wish: 'Could we have baritone too? between tenor and bass',
    expect: 'addOption:aritone',
  },
  {
    on: 'Choir register: members with name, voice part (soprano, alto, tenor, bass), email and phone, and rehearsals with date and place',
    wish: 'put the rehearsals in a calendar',
    expect: 'addView:calendar',
  },
  {
    on: 'vet clinic with owners, pets and appointments. pets have name, species, breed, birth date; appointments have date, reason, fee',
    wish: 'fee is missing the cents, show it with two decimals',
    expect: 'setDecimals:2',
  },
  {
    on: 'vet clinic with owners, pets and appointments. pets have name, species, breed, birth date; appointments have date, reason, fee',
    wish: 'under each owner I want to see how many pets they have',
    expect: 'addField:count',
  },
  {
    on: 'vet clinic with owners, pets and appointments. pets have name, species, breed, birth date; appointments have date, reason, fee',
    wish: 'make it look calmer, maybe with soft green tones',
    expect: 'setTheme:reen|merald|eal',
  },
  {
    on: 'my recipe collection with title, servings, cooking time, category and instructions',
    wish: 'add photo and difficulty (easy, medium, hard)',
    expect: 'addField:image, addField:edium',
  },
  {
    on: 'my recipe collection with title, servings, cooking time, category and instructions',
    wish: 'cooking time in minutes please, not text',
    expect: 'retypeField:int|min',
  },
  {
    on: 'online shop for my bakery where people order bread and cakes',
    wish: 'prices in swedish kronor',
    expect: 'setCurrency:SEK',
  },
  {
    on: 'online shop for my bakery where people order bread and cakes',
    wish: 'add allergens to the products and a checkbox for vegan',
    expect: 'addField:llergen, addField:bool',
  },
  { on: 'a survey about our office lunch', wish: 'the whole thing should be in Swedish', expect: 'setLanguage:sv' },
  {
    on: 'driving school: students, instructors and lessons with date, duration and status (booked, done, cancelled)',
    wish: 'add "no show" as a status and make it red',
    expect: 'addOption:show, setTone:red',
  },
  {
    on: 'driving school: students, instructors and lessons with date, duration and status (booked, done, cancelled)',
    wish: 'each lesson should have a car. cars have reg number and model',
    expect: 'addThing:car|Car, addField:ref',
  },
  {
    on: 'driving school: students, instructors and lessons with date, duration and status (booked, done, cancelled)',
    wish: 'hide the cancelled ones to begin with',
    expect: 'setFilter:ancelled',
  },
  {
    on: 'bug tracker with title, description, severity low/medium/high, assignee, status open/in progress/closed and reported date',
    wish: 'swap in progress for "being fixed"',
    expect: 'renameOption:eing fixed',
  },
  {
    on: 'bug tracker with title, description, severity low/medium/high, assignee, status open/in progress/closed and reported date',
    wish: 'severity must always be filled in; default is medium',
    expect: 'requireField:true, setStart:edium',
  },
  {
    on: 'bug tracker with title, description, severity low/medium/high, assignee, status open/in progress/closed and reported date',
    wish: 'i want steps to reproduce, browser and a screenshot',
    expect: 'addField:eproduce, addField:rowser, addField:image',
  },
  {
    on: 'plant diary: name, species, last watered, photo, how often to water in days',
    wish: 'show when next watering is due',
    expect: 'addField/setFormula',
  },
  {
    on: 'plant diary: name, species, last watered, photo, how often to water in days',
    wish: 'do we need the species? take it away. add where it stands (window, balcony, kitchen)',
    expect: 'removeField:species, addField:alcony',
  },
  {
    on: 'gym members with name, email, membership type (basic, plus, gold), start date, monthly fee and paid yes/no',
    wish: 'show only those who havent paid',
    expect: 'setFilter:paid',
  },
  {
    on: 'gym members with name, email, membership type (basic, plus, gold), start date, monthly fee and paid yes/no',
    wish: 'bigger text and rounder buttons',
    expect: 'setTheme:large, setTheme:round',
  },
  {
    on: 'landing page for my yoga studio with prices, classes, testimonials and contact',
    wish: 'add a faq and our address',
    expect: 'addSection:questions, addSection/setSiteText:address',
  },
  {
    on: 'landing page for my yoga studio with prices, classes, testimonials and contact',
    wish: 'The headline should say "Breathe. Move. Rest."',
    expect: 'setSiteText:Breathe. Move. Rest.',
  },
  {
    on: 'book list with title, author, genre, pages, rating and date finished',
    wish: 'best rated first, and get rid of pages',
    expect: 'setOrder:rating, removeField:pages',
  },
  {
    on: 'food bank stock: product, quantity, expiry date, shelf, supplier',
    wish: 'things that expire within a week should stand out',
    expect: 'addWarning:7',
  },
  {
    on: 'Hundpensionat: hundar med namn, ras, ägare, telefon och vistelser med ankomst och avresa',
    wish: 'ras ska vara en lista: labrador, pudel, tax, blandras',
    expect: 'retypeField/setOptions:udel',
  },
  {
    on: 'Hundpensionat: hundar med namn, ras, ägare, telefon och vistelser med ankomst och avresa',
    wish: 'telefon måste fyllas i',
    expect: 'requireField:true',
  },
  { on: 'Kvitton med datum, butik, belopp och kategori', wish: 'visa bara kvitton över 500 kr', expect: 'setFilter:500' },
  {
    on: 'Kvitton med datum, butik, belopp och kategori',
    wish: 'dela upp listan efter kategori, och nyast först',
    expect: 'setGroup:kategori|category, setOrder:true',
  },
  {
    on: 'Fotbollslag med spelare (namn, position, tröjnummer), matcher (datum, motståndare, resultat) och träningar',
    wish: 'två spelare får inte ha samma tröjnummer',
    expect: 'setUnique:umber|ummer',
  },
  {
    on: 'Fotbollslag med spelare (namn, position, tröjnummer), matcher (datum, motståndare, resultat) och träningar',
    wish: 'ta bort träningar',
    expect: 'removeThing:',
  },
  {
    on: 'Hemsida för min frisörsalong med priser, öppettider och kontakt',
    wish: 'lägg in en sektion med vårt team och flytta upp öppettiderna högst upp',
    expect: 'addSection:team, moveSection:hours',
  },
  {
    on: 'Hemsida för min frisörsalong med priser, öppettider och kontakt',
    wish: 'ta bort priserna o gör sidan lite varmare i tonen',
    expect: 'removeSection:prices, setTheme',
  },
  { on: 'Fiskedagbok: datum, plats, art, vikt, längd', wish: 'största fisken överst', expect: 'setOrder:true' },
  {
    on: 'Utlåning av verktyg i vår förening: verktyg med namn, skick och plats, lån med lånedatum och återlämnad',
    wish: 'visa vilka lån som är försenade i rött',
    expect: 'addWarning',
  },
  {
    on: 'Utlåning av verktyg i vår förening: verktyg med namn, skick och plats, lån med lånedatum och återlämnad',
    wish: 'kalla lån för uthyrningar i stället',
    expect: 'renameThing:thyrningar',
  },
  {
    on: 'Stugor vi hyr ut: namn, bäddar, pris per natt, adress. Bokningar med gäst, ankomst, avresa och status (preliminär, bekräftad, avbokad)',
    wish: 'bekräftade ska vara gröna och avbokade grå',
    expect: 'setTone:green, setTone:gray',
  },
]
