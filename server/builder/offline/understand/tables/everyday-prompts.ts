// A working table of prompts of ordinary people from many walks of life, a third of them vague. Written before the rules it was
// used for; those who mend the reader look at it, so its figures say what works, not how well the next prompt will be read.
import type { PromptCase } from './held-out-prompts.ts'

export const everydayPrompts: readonly PromptCase[] = [
  // English, vague
  { prompt: 'house viewing planner for a small estate agency', things: 'viewing|houseViewing, property|listing' },
  { prompt: 'brass band rehearsal attendance', things: 'attendance|rehearsal, member|musician' },
  { prompt: 'cub scouts camp this autumn', things: 'camp|event|activity|task|packingItem' },
  { prompt: 'Kanban board for our newsroom team', things: 'task|article|card|storyPitch', shows: 'board' },
  { prompt: 'a little chat for our knitting group', things: 'message|member|chat' },
  { prompt: 'something to manage my window cleaning crew', things: 'employee|cleaner|job, job|booking|shift|visit|task' },
  { prompt: 'recipe box for grandma', things: 'recipe' },
  { prompt: 'a digital guest book for the cabin', things: 'guestbookEntry|guest|message|entry|greeting' },
  { prompt: 'a way to book the shared sauna', things: 'booking' },
  { prompt: 'help us find a date for the reunion', things: 'poll|event|date|option' },
  { prompt: 'stock list for a small cheese shop', things: 'product|stockItem|cheese' },
  {
    prompt: 'online shop for hand knitted socks',
    things: 'product|sock',
    fields: 'price, stock, category, image',
    shows: 'shop',
  },
  { prompt: 'new hire checklist', things: 'onboardingStep|task' },
  { prompt: 'moving house checklist', things: 'task|movingTask|box|todo' },
  { prompt: 'things to do before the baby arrives', things: 'task|todo' },
  // English, detailed
  {
    prompt: 'places to eat with city, cuisine, price level and who recommended it',
    things: 'place|restaurant',
    fields: 'city, cuisine, price level, recommended',
  },
  {
    prompt: 'Which pubs ordered how many kegs of which beer, and when it was delivered',
    things: 'order',
    fields: 'pub|customer, quantity|number of kegs, delivered',
  },
  {
    prompt: 'I need to know who borrowed which ladder or drill and when it comes back',
    things: 'loan',
    fields: 'borrower|borrowed by, tool|ladder|item|asset',
  },
  {
    prompt: 'video game collection with platform, players, hours played and rating',
    things: 'game|video game|videoGame',
    fields: 'platform, players, hours played, rating',
  },
  {
    prompt: 'Workout log with exercise, sets, reps and weight, show progress chart',
    things: 'workout|workoutSet|exercise',
    fields: 'exercise, sets, reps, weight, date',
    shows: 'dashboard',
  },
  {
    prompt: 'Tennis club: members, courts and court bookings with start time',
    things: 'member, court, booking|court booking',
    fields: 'start time|startTime',
  },
  {
    prompt: 'Solar installer: customers, installations with kW size, panel type and install date',
    things: 'customer, installation',
    fields: 'size, panel type, install date',
  },
  {
    prompt: 'inventory for a bike shop with item, supplier, count and reorder level',
    things: 'product|item|part|stockItem',
    fields: 'supplier, count|stock|quantity, reorder level',
  },
  {
    prompt: 'Recipe manuals and guides for kitchen staff with title, topic and last updated',
    things: 'manual|guide|recipe|document',
    fields: 'title, topic, last updated',
  },
  {
    prompt: 'address book with name, street, phone and birthday',
    things: 'contact',
    fields: 'name, street|address, phone, birthday',
  },
  {
    prompt: 'price list for my lash studio with treatment, minutes and price',
    things: 'service|treatment|priceItem',
    fields: 'duration|minutes, price',
  },
  {
    prompt: 'time sheet for two carpenters with day, job and hours',
    things: 'timeEntry|timesheet|time sheet',
    fields: 'date|day, job, hours',
  },
  {
    prompt: 'My brother collects stamps and wants to see them in a gallery with country, year and value',
    things: 'stamp',
    fields: 'country, year, value',
    shows: 'gallery',
  },
  {
    prompt: 'We rent out bouncy castles: what is out, to whom, deposit and when it is picked up',
    things: 'rental|booking, customer',
    fields: 'deposit',
  },
  {
    prompt: 'I look after six horses for other people and want to write down feed, vet visits and farrier dates',
    things: 'horse',
  },
  {
    prompt: 'Log book for a small plane: date, from, to, pilot and flight time in hours',
    things: 'flight|log|logbook|trip|entry|logEntry',
    fields: 'date, from, to, pilot, flight time',
  },
  {
    prompt: 'volunteers can sign up for shifts at the soup kitchen, each shift has a date, time and how many people are needed',
    things: 'volunteer, shift',
    fields: 'date, time, number of people|needed|people',
  },
  {
    prompt: 'Dolls and teddy bears I own with maker, year, condition and what I paid',
    things: 'doll|toy, teddy bear|teddyBear|doll|toy',
    fields: 'maker, year, condition, price|paid',
  },
  {
    prompt: 'Plumbing jobs on a board (new, planned, done) with customer, address and hours',
    things: 'job',
    fields: 'customer, address, hours, status',
    shows: 'board',
  },
  {
    prompt: 'keep a list of beehives with location, queen year, frame count and last inspection',
    things: 'hive|beehive',
    fields: 'location, queen year, frame count, last inspection',
  },
  {
    prompt: 'contacts at the parish with role, phone and allergies',
    things: 'contact',
    fields: 'name, role, phone, allergies',
  },
  {
    prompt: 'I want to keep order in my freezer: what is in it, shelf, amount and use before',
    things: 'freezerItem|pantryItem|food|foodItem|freezer item|stockItem|item',
    fields: 'shelf, amount|quantity, use before|expiry',
  },
  {
    prompt: 'train watching diary with loco number, livery, station, date and photo',
    things: 'sighting|train|diary|loco|entry|locomotive',
    fields: 'loco number, livery, station, date, image',
  },
  { prompt: 'packing list for a week of hiking', things: 'packingItem' },
  {
    prompt: 'Tenants report what is broken, with flat, description, photo and urgency',
    things: 'faultReport|issue|report|request|ticket|tenant',
    fields: 'flat|apartment, description, image|photo, urgency|priority',
  },
  // Swedish, vague
  { prompt: 'verktyg för hemtjänsten', things: 'besök|visit|kund|client|customer|brukare|careVisit' },
  { prompt: 'ett program till vår frisersalong', things: 'bokning|booking, kund|customer' },
  { prompt: 'jaktlaget', things: 'medlem|member|jakt|pass|hunt|jägare' },
  { prompt: 'bytesring i byn', things: 'medlem|member|byte|tjänst|erbjudande|service|exchange|offer|neighbourHelp' },
  { prompt: 'lagerlista för järnaffären', things: 'produkt|product|vara|lagervara|stockItem' },
  { prompt: 'koll på brandvarnarna', things: 'brandvarnare|smokeAlarm' },
  { prompt: 'felanmälan för bostadsrättsföreningen', things: 'felanmälan|faultReport|ärende' },
  { prompt: 'anmälan till sommarkollo', things: 'anmälan|registration|deltagare|signup' },
  // Swedish, detailed
  {
    prompt: 'hålla ordning på grannarnas nycklar: vem som lånat vilken nyckel och när',
    things: 'nyckel|key|keyItem, lån|loan|utlåning',
  },
  {
    prompt: 'Packlista för fjällvandring med vikt, antal och packad',
    things: 'packningssak|packingItem|sak att packa',
    fields: 'vikt|weight, antal|quantity, packad|packed',
  },
  {
    prompt: 'Onlinebutik för stickade vantar',
    things: 'vante|vantar|product',
    fields: 'pris|price, lager|stock',
    shows: 'shop',
  },
  {
    prompt: 'ett enkelt program för att hålla koll på fiskekort: namn, datum, kortnummer och betalt',
    things: 'fiskekort',
    fields: 'namn|name, datum|date, kortnummer, betalt|paid',
  },
  {
    prompt: 'Svampklubbens fynd med art, plats, datum och foto, som galleri',
    things: 'fynd|svamp|svampfynd|find',
    fields: 'art|species, plats|location, datum|date, bild|foto|image',
    shows: 'gallery',
  },
  {
    prompt: 'Boka tvättstugan i vår förening',
    things: 'bokning|booking|tvättid|laundryBooking',
  },
  {
    prompt: 'Gästbok för stugan med namn, datum och hälsning',
    things: 'gästboksinlägg|gästbok|guestbookEntry|hälsning|gäst',
    fields: 'namn|name, datum|date, hälsning|meddelande|message',
  },
  {
    prompt: 'träningsdagbok med pass, tid, puls och känsla, visa kurva över framsteg',
    things: 'träningspass|pass|workout|träning',
    fields: 'puls, känsla, datum|date',
    shows: 'dashboard',
  },
  {
    prompt: 'vi kör ut ved och behöver veta vem som beställt hur mycket och vilken adress',
    things: 'beställning|order|leverans',
    fields: 'kund|customer|beställt, antal|quantity|mängd, adress|address',
  },
  {
    prompt: 'Telefonlista till hyresgästerna med lägenhet, namn och mobil',
    things: 'hyresgäst|tenant|kontakt|contact',
    fields: 'lägenhet, namn|name, mobil|phone',
  },
  {
    prompt: 'Solcellsfirman: kunder och installationer med kW-storlek, paneltyp och datum',
    things: 'kund|customer, installation',
    fields: 'kw-storlek|storlek, paneltyp, datum|date',
  },
  {
    prompt: 'handböcker och guider på förskolan med titel, ämne och fil',
    things: 'handbok|manual|guide',
    fields: 'titel|title, ämne|topic|subject, fil|file',
  },
]
