// A working table of English prompts of the kinds the suite asks for: whole pages (quizzes, shops, bookings, bills, sums), trades in a word, and
// records with their fields. Written before the rules and words they were used for; half of what was written, the other half was only
// measured (docs/builder-gaps.md). `shows: 'tool'` is a small tool of whatever kind.
import type { PromptCase } from './held-out-prompts.ts'

export const kindredPrompts: readonly PromptCase[] = [
  { prompt: 'Quiz about European capitals with four answers each and a final result', things: '', shows: 'tool' },
  { prompt: 'vocabulary cards for learning Portuguese, shuffle and flip', things: '', shows: 'tool' },
  { prompt: 'online store for handmade soap with basket and checkout', things: 'product|soap', shows: 'shop' },
  {
    prompt: 'Let people reserve a squash court: choose court, date and time slot',
    things: 'booking|reservation, court',
    shows: 'booking',
  },
  {
    prompt: 'Invoices for my translation work: client, words, rate, tax, due date, to print',
    things: 'invoice',
    fields: 'client|customer, words, rate, tax|vat, due',
    shows: 'invoice',
  },
  { prompt: 'calorie needs calculator', things: '', shows: 'tool' },
  { prompt: 'pomodoro timer with long breaks', things: '', shows: 'tool' },
  { prompt: 'questionnaire for our guests after their stay: stars, comment, would you come back', things: '', shows: 'survey' },
  { prompt: 'habit tracker with weekly goals and streaks', things: 'habit', shows: 'tool' },
  {
    prompt: 'Timeline of our town’s history with date, event and old photographs',
    things: '',
    fields: 'year|date, picture|photo|image',
    shows: 'timeline',
  },
  {
    prompt: 'Feed for our allotment garden: people post what they harvested with a picture and can comment',
    things: 'post|harvest',
    fields: 'photo|image|picture',
    shows: 'feed',
  },
  { prompt: 'chat for our volunteers with rooms', things: 'message', shows: 'chat' },
  {
    prompt: 'homepage for an electrician with services, price list, customer reviews and a contact form',
    things: '',
    shows: 'landing',
  },
  {
    prompt: 'Portfolio of my ceramics with name, glaze, height, price and available',
    things: 'ceramic|piece|artwork|work',
    fields: 'glaze, height, price, available|status',
    shows: 'gallery',
  },
  { prompt: 'connect four', things: '', shows: 'tool' },
  { prompt: 'rock paper scissors against the computer', things: '', shows: 'tool' },
  { prompt: 'Mortgage calculator: price, down payment, interest, term, cost per month', things: '', shows: 'tool' },
  {
    prompt: 'Stock of medicines in a ward with name, batch, expiry date, quantity, warn when about to expire',
    things: 'medicine|medication',
    fields: 'batch, expiry, quantity|stock',
  },
  { prompt: 'shopping list I can check off, grouped by shop', things: 'item|shopping item|grocery|product' },
  {
    prompt: 'Shift report for security guards: site, guard, incidents, time',
    things: 'report|shift|incident',
    fields: 'site, guard, time',
  },
  { prompt: 'something for my window cleaning business', things: 'customer|client, job|cleaning|booking|visit' },
  { prompt: 'I keep goats', things: 'goat|animal' },
  { prompt: 'our rowing club', things: 'member|rower, boat|training|event|regatta' },
  { prompt: 'a tool for my physiotherapy clinic', things: 'patient|client, appointment|treatment|session' },
  { prompt: 'my coin collection', things: 'coin' },
  { prompt: 'something for a barber shop', things: 'appointment|booking, customer|client|service' },
  { prompt: 'my orchestra', things: 'musician|member|rehearsal|concert|piece' },
  { prompt: 'wedding planning', things: 'guest, task|expense|budget|vendor' },
  { prompt: 'for the kindergarten', things: 'child|parent|group|attendance' },
  { prompt: "I'm a wedding photographer", things: 'client|customer|couple, shoot|booking|session|wedding|job' },
  {
    prompt: 'Register of playgrounds with address, equipment, last safety check and next check',
    things: 'playground',
    fields: 'address, equipment, last safety check|last check, next check',
  },
  {
    prompt: 'I tune pianos and want a list of customers, their pianos with make and year, and visits with date and fee',
    things: 'customer, piano, visit',
    fields: 'make, year, date, fee',
  },
  {
    prompt: 'A complaints log for a bus company where each complaint has a route, a driver and a status',
    things: 'complaint',
    fields: 'route, driver, status',
  },
  {
    prompt: 'a website for our riding school with our horses, prices and a contact form',
    things: 'horse, message|inquiry',
    fields: 'price',
    shows: 'landing',
  },
  {
    prompt: 'Log water quality in our lake with temperature, clarity, pH and date, with charts',
    things: 'measurement|reading|sample|water quality',
    fields: 'temperature, clarity, ph, date',
    shows: 'dashboard',
  },
  {
    prompt: 'theatre group: actors, plays and rehearsals in a calendar',
    things: 'actor|member, play, rehearsal',
    shows: 'calendar',
  },
  {
    prompt: 'Manage quotes for my roofing firm with customer, address, amount, valid until and accepted',
    things: 'quote',
    fields: 'customer|client, address, amount, valid, accepted|status',
  },
  {
    prompt: 'Track my swimming: distance, time, pool and how it felt',
    things: 'swim|workout|session|training',
    fields: 'distance, time, pool',
  },
  {
    prompt:
      'Like Trello but for magazine articles: an article goes from pitch to written to published, with author and word count',
    things: 'article',
    fields: 'author, word count',
    shows: 'board',
  },
  {
    prompt: 'I want to see which children are at the after-school club each day and when they are picked up',
    things: 'child, attendance|visit|pickup|day',
    fields: 'pick',
  },
]
