// Later wishes about what is seen and how it behaves, as people type them, written before the rules for them; worked on, so they say
// what works and not how well the next wish is read. 'none' is a wish that is answered and not half built. The other half of the
// same writing is told in docs/builder-gaps.md by figures only.
import type { WishCase } from './held-out-prompts.ts'

export const sightWishes: readonly WishCase[] = [
  {
    on: 'a simple crm for my small agency with contacts, companies and deals',
    wish: 'i want the deals as a pipeline board grouped by stage',
    expect: 'addView:board, setGroup:stage',
  },
  {
    on: 'sales tracker with deals, stage, amount and close date',
    wish: 'show the biggest deals on top',
    expect: 'setOrder:amount',
  },
  {
    on: 'todo list for our family chores with who does it and due date',
    wish: 'overdue ones should be at the top',
    expect: 'setOrder:dueDate',
  },
  {
    on: 'todo list for our family chores with who does it and due date',
    wish: 'Hide the ones that are done please',
    expect: 'setFilter:done',
  },
  {
    on: 'recipe box with photos, ingredients and rating',
    wish: 'make the pictures bigger',
    expect: 'addView/setPictures:gallery|large',
  },
  {
    on: 'recipe box with photos, ingredients and rating',
    wish: "switch to a table, I can't find anything in the gallery",
    expect: 'addView:table',
  },
  {
    on: 'keep track of my houseplants, when I last watered them, with photos',
    wish: 'green, obviously! its about plants',
    expect: 'setTheme:green|emerald|lime',
  },
  {
    on: 'keep track of my houseplants, when I last watered them, with photos',
    wish: 'send me a reminder e-mail when a plant needs water',
    expect: 'none',
  },
  {
    on: 'website for a small café with menu, opening hours and a contact form',
    wish: 'add our opening hours: mon-fri 7-18, sat 9-16, closed sundays',
    expect: 'setHours:07:00',
  },
  {
    on: 'website for a small café with menu, opening hours and a contact form',
    wish: 'please remove the testimonials',
    expect: 'none',
  },
  {
    on: 'website for a small café with menu, opening hours and a contact form',
    wish: 'the headline should say "Best coffee in Bath"',
    expect: 'setSiteText:Best coffee in Bath',
  },
  {
    on: 'booking page for a barber shop',
    wish: 'we are closed on mondays',
    expect: 'setHours:[null',
  },
  {
    on: 'booking page for a barber shop',
    wish: 'open from 9 to 19',
    expect: 'setHours:19:00',
  },
  {
    on: 'booking page for a barber shop',
    wish: 'We have two shops, Camden and Soho. Let people pick which one',
    expect: 'addField:Camden',
  },
  {
    on: 'online shop selling handmade candles',
    wish: 'free shipping over 50 dollars',
    expect: 'none',
  },
  {
    on: 'online shop selling handmade candles',
    wish: 'let customers pay by card',
    expect: 'none',
  },
  {
    on: 'online shop selling handmade candles',
    wish: 'discount code SUMMER10 for 10% off',
    expect: 'none',
  },
  {
    on: 'invoice maker for a freelance designer',
    wish: 'VAT is 20%',
    expect: 'setStart:20',
  },
  {
    on: 'invoice maker for a freelance designer',
    wish: 'start numbering at 1001',
    expect: 'none',
  },
  {
    on: 'customer satisfaction survey for our hotel',
    wish: 'add a question about breakfast',
    expect: 'none',
  },
  {
    on: 'customer satisfaction survey for our hotel',
    wish: 'make the survey look like our brand, navy and gold',
    expect: 'setTheme:blue|indigo',
  },
  {
    on: 'quiz about the capitals of europe',
    wish: 'add the question: What is the capital of Malta? answer Valletta',
    expect: 'addRow/addRows:Valletta',
  },
  {
    on: 'quiz about the capitals of europe',
    wish: 'shuffle the questions',
    expect: 'none',
  },
  {
    on: 'habit tracker',
    wish: 'add the habits drink water and read 20 pages',
    expect: 'addRow/addRows:ater',
  },
  {
    on: 'pomodoro timer',
    wish: 'change 25 minutes to 45',
    expect: 'setStarts:45',
  },
  {
    on: 'tip calculator',
    wish: 'make it pounds',
    expect: 'setCurrency:GBP',
  },
  {
    on: 'memory card game',
    wish: 'more cards, its too easy',
    expect: 'setStarts:pairs',
  },
  {
    on: 'tic tac toe',
    wish: 'call it XO Battle',
    expect: 'setName:XO Battle',
  },
  {
    on: 'track my monthly expenses by category',
    wish: 'I only want to see this month',
    expect: 'setFilter:month',
  },
  {
    on: 'track my monthly expenses by category',
    wish: 'make category groups in the list',
    expect: 'setGroup:category',
  },
  {
    on: 'gym management with members, classes and payments',
    wish: 'open on the classes first, not the members',
    expect: 'movePage:classes',
  },
  {
    on: 'gym management with members, classes and payments',
    wish: 'timetable for the classes, like a week calendar',
    expect: 'addView:"course","view":"calendar"',
  },
  {
    on: 'wedding planner with guests, vendors and budget',
    wish: 'can guests rsvp online',
    expect: 'none',
  },
  {
    on: 'wedding planner with guests, vendors and budget',
    wish: 'print the guest list',
    expect: 'none',
  },
  {
    on: 'bug tracker for a small dev team with severity and status',
    wish: 'board please, one column per severity',
    expect: 'addView:board, setGroup:severity',
  },
  {
    on: 'bug tracker for a small dev team with severity and status',
    wish: 'critical ones on top and in red',
    expect: 'addWarning/setTone:ritical',
  },
  {
    on: 'bug tracker for a small dev team with severity and status',
    wish: "hide the description column in the list, it's too wide",
    expect: 'hideField:description',
  },
  {
    on: 'my book collection with author, genre, status and rating',
    wish: 'cover pictures in a grid',
    expect: 'addView:gallery',
  },
  {
    on: 'my book collection with author, genre, status and rating',
    wish: 'could i share this with my book club?',
    expect: 'none',
  },
  {
    on: 'a travel blog',
    wish: 'rename blog to Notes from the road',
    expect: 'setName:Notes from the road',
  },
  {
    on: 'a travel blog',
    wish: 'make it look like an old newspaper',
    expect: 'setTheme:editorial',
  },
  {
    on: 'vet clinic with pets, owners and appointments',
    wish: 'export owners to excel',
    expect: 'none',
  },
  {
    on: 'vet clinic with pets, owners and appointments',
    wish: 'smaller text, more rows on the screen',
    expect: 'setTheme:small',
  },
  {
    on: 'real estate listings with price, rooms, area and photos',
    wish: 'show them on a map',
    expect: 'none',
  },
  {
    on: 'portfolio website for a wedding photographer',
    wish: 'add my prices: wedding 1500, half day 900',
    expect: 'addRow/addRows:1500',
  },
  {
    on: 'portfolio website for a wedding photographer',
    wish: 'black and white look please',
    expect: 'setTheme:slate',
  },
  {
    on: 'maintenance log for machines with service dates and costs',
    wish: 'warn me when service is overdue',
    expect: 'addWarning:past',
  },
  {
    on: 'flashcards for learning spanish',
    wish: 'add card: la mesa - the table',
    expect: 'addRow/addRows:la mesa',
  },
  {
    on: 'a simple crm for my small agency with contacts, companies and deals',
    wish: 'undo that',
    expect: 'none',
  },
  {
    on: 'webbutik för handgjord keramik',
    wish: 'fri frakt över 500 kr',
    expect: 'none',
  },
  {
    on: 'webbutik för handgjord keramik',
    wish: 'man ska kunna betala med swish',
    expect: 'none',
  },
  {
    on: 'hemsida för en frisörsalong',
    wish: 'vi har öppet tis-fre 10-18 och lör 10-15',
    expect: 'setHours:10:00',
  },
  {
    on: 'bokningssida för massage',
    wish: 'stängt på söndagar',
    expect: 'setHours:null',
  },
  {
    on: 'hålla koll på mina utgifter',
    wish: 'visa ett diagram per månad',
    expect: 'none',
  },
  {
    on: 'att göra-lista för kontoret med ansvarig och deadline',
    wish: 'göm det som är klart',
    expect: 'setFilter:done',
  },
  {
    on: 'att göra-lista för kontoret med ansvarig och deadline',
    wish: 'skicka mejl när något är försenat',
    expect: 'none',
  },
  {
    on: 'タスク管理アプリ。担当者と期限',
    wish: '期限が近い順に並べて',
    expect: 'setOrder:dueDate',
  },
  {
    on: '家計簿アプリ',
    wish: '月ごとのグラフがほしい',
    expect: 'none',
  },
  {
    on: '美容室の予約サイト',
    wish: '予約は60分にして',
    expect: 'none',
  },
  {
    on: 'ハンドメイドアクセサリーのネットショップ',
    wish: '5000円以上は送料無料',
    expect: 'none',
  },
]
