// A working table of detailed English prompts: more trades and households, with asides, numbered lists and verbs for nouns. Written as a stranger
// before the rules they were used for; its figures say what works, not how well the next prompt is read.
import type { PromptCase } from './held-out-prompts.ts'

export const ramblingPrompts: readonly PromptCase[] = [
  {
    prompt:
      "I look after the instruments of a school orchestra. About 70 violins, cellos, flutes etc. that pupils take home. I need to know for each instrument: inventory number, type, maker, size, value and condition; who has it now, since when and until when; and what repairs it has had with date, workshop and cost. At the moment it's a binder.",
    things: 'instrument|instruments, loan|loans|repair|repairs',
    fields: 'inventory|number, type, maker, size, value, condition, workshop, cost',
  },
  {
    prompt:
      "I organise a pub quiz every other Wednesday. There are 8 rounds with 10 questions. I'd like to keep a bank of questions with category, difficulty, the answer, and when I used it last so I don't repeat myself. And the teams: team name, captain, number of players, and points per round. A scoreboard to show on the telly.",
    things: 'question|questions|quiz question|quiz questions, team|teams',
    fields: 'category, difficulty, answer, captain, players, points|score',
  },
  {
    prompt:
      "I'd like to replace the paper log in our climbing hut. Visitors write name, number of people, from which club, date of arrival, planned departure, route they intend to climb, emergency contact. The warden wants to see who's overdue. Also payments: 12 francs a night for members, 20 for others.",
    things: 'visitor|visitors|visit|visits|log entry|entry|stay|guest|hut visit, payment|payments',
    fields: 'people|number, club, arrival, departure, route, emergency',
  },
  {
    prompt:
      "I'm the secretary of a homeowners' association. Three things: 1) minutes from meetings with date, who attended and decisions 2) a list of the 48 households with owner, e-mail, parking space and fee paid 3) maintenance jobs on common areas with contractor, cost and deadline. Everyone may read, only the board may write.",
    things:
      'meeting|meetings|minutes|meeting minutes, household|households|home, job|jobs|maintenance job|maintenance jobs|maintenance',
    fields: 'date, attend, decision, owner, mail, parking, fee|paid, contractor, cost, deadline',
  },
  {
    prompt:
      'Could you build something for tracking my epilepsy? Each seizure: date and time, how long it lasted, type, possible trigger (sleep, stress, alcohol, flashing light), what I was doing, and how I felt afterwards. My medication changes should be in there too, with dose and date. The neurologist likes charts by month.',
    things: 'seizure|seizures, medication|medications|medication change|medication changes',
    fields: 'date, duration|long, type, trigger, doing, felt|mood|after, dose',
  },
  {
    prompt:
      'Our fire brigade (volunteers) needs to track the breathing apparatus and hoses. For every piece of equipment: id, type, bought, last test, next test, test result. After each call-out we write which vehicles went out, who was on board, times of alarm, departure, arrival, back at station, and a short report. Trainings too, with who attended.',
    things:
      'equipment|equipment item|piece of equipment|pieces of equipment|apparatus|equipment items, call-out|call-outs|callout|callouts|alarm|incident, training|trainings|training session|training sessions',
    fields: 'type, bought|purchase, last, next, result, vehicle, alarm, departure, arrival, report',
  },
  {
    prompt:
      'Our family tree research is a mess of folders. People with born, died, place, parents, spouse. Sources: archive, volume, page, link, a scan. I want to attach sources to people and keep a list of questions I still need to answer in the archives.',
    things:
      'person|people|persons|relative|ancestor|family member, source|sources, question|questions|research question|research questions',
    fields: 'born|birth, died|death, place, parent, spouse, archive, volume, page, link, scan',
  },
  {
    prompt:
      "I manage 4 rental flats. Per flat: address, size, rent, tenant, deposit, contract start and end. Rent comes in on the first; I'd like to tick it off month by month and see who's behind. Costs per flat (plumber, insurance, taxes) for the tax return. Meter readings on moving in and out.",
    things:
      'flat|flats|apartment|property, rent|rents|payment|payments|rent payment|rent payments, cost|costs|expense|expenses, meter reading|meter readings|reading',
    fields: 'address, size, rent, tenant, deposit, start, end',
  },
  {
    prompt:
      'We are a coworking space with 30 desks, two meeting rooms and a phone booth. Members have a plan (day pass, 10 days, full time), company, start date and invoice address. Meeting rooms are booked by the hour. I want to know how full we are per weekday and which members stop next month.',
    things:
      'member|members, booking|bookings|room booking|room bookings|meeting room booking, meeting room|meeting rooms|room|rooms',
    fields: 'plan, company, start, address',
  },
  {
    prompt:
      "I'm a beekeeper's widow and sell the honey at the gate. People leave money in a box. Every evening I count: jars put out, jars left, money in the box, small or large jars. It never adds up so I'd like to see the difference per day and week.",
    things: 'day|days|count|counts|sale|sales|evening|daily count|daily counts|entry|entries|evening count',
    fields: 'out, left, money|cash',
  },
  {
    prompt:
      "I do odd jobs for elderly neighbours and note everything on my phone: whose house, what I did, start and end time, kilometres, material costs, paid or not. I'd prefer a proper tool that adds up what each one owes me and prints a simple receipt.",
    things: 'job|jobs|odd job|odd jobs|task|visit',
    fields: 'start, end, kilomet|distance, material, paid',
  },
  {
    prompt:
      'A logbook for learning to drive with my dad: date, route, minutes, weather, day or night, supervisor, what went well. The law here says 120 hours of which 10 in the dark. Show how far I have left.',
    things:
      'drive|drives|practice drive|driving session|session|sessions|trip|lesson|lessons|entry|log entry|driving lesson|driving lessons|logbook entry|practice',
    fields: 'date, route, minutes|duration, weather, supervisor',
  },
  {
    prompt:
      'I collect fountain pens and ink. Pens: brand, model, nib, filling system, colour, price, bought at, current ink. Inks: brand, name, colour family, sheen or shimmer, ml left, swatch photo. Which pen is inked with what, since when? I have a rule of max 5 inked pens.',
    things: 'pen|pens|fountain pen|fountain pens, ink|inks',
    fields: 'brand, model, nib, filling, colour|color, price, bought, left|ml, swatch|photo',
  },
  {
    prompt:
      'Small winery here. We have parcels with grape variety, area, year planted. During the season we spray (product, dose, date, parcel, who) – the law requires a record. Harvest: date, parcel, kg, sugar in °Oechsle, picker team. Then tanks: volume, contents, temperature, and additions. Bottlings with lot number and bottles made.',
    things:
      'parcel|parcels|vineyard|plot, spraying|sprayings|spraying sessions|spray|spray record|treatment, harvest|harvests, tank|tanks, bottling|bottlings',
    fields: 'variety, area, planted|year, product, dose, kg|weight, sugar, team|picker, volume, temperature, lot, bottles',
  },
  {
    prompt:
      'I want to sell my paintings without a gallery. A page with the paintings (title, year, technique, size, price, sold dot), one about me, exhibitions past and coming, and a contact form. Behind it a list only I can see with who bought what, when, price, and delivered.',
    things: 'painting|paintings|artwork, exhibition|exhibitions, sale|sales|purchase|buyer|buyers|order',
    fields: 'title, year, technique, size, price, deliver',
  },
  {
    prompt:
      "Every summer 30 cousins meet on an island. Who comes which days, who sleeps where (house, attic, tent), who cooks on which day with what menu, allergies, ferry times for picking people up, and shared expenses to be settled at the end. We've been using a group chat and it's hopeless.",
    things:
      'cousin|cousins|guest|guests|participant|participants|attendee, meal|meals|cooking day|dinner|menu|menus, expense|expenses|shared expense|shared expenses',
    fields: 'sleep|where|house, allerg, ferry|arrival, amount',
  },
  {
    prompt:
      "I keep chickens, ducks and two geese. Eggs per day and kind, feed bought (kg, price), who's broody, when I let eggs hatch and how many chicks came, and losses to the fox. At the end of each month: what does an egg cost me?",
    things:
      'egg count|egg counts|egg|eggs|egg collection|collection, feed|feeds|feed purchase|feed purchases|purchase, hatch|hatches|hatching|hatchings|brood|broods, loss|losses',
    fields: 'kg|weight|quantity, price, chick',
  },
  {
    prompt:
      "I'm studying for the bar exam and need a plan. Subjects with number of topics and how confident I feel 1-5, study sessions with date, subject, minutes and what I did, mock exams with score. It should tell me which subject I've neglected. Calm colours, nothing that beeps.",
    things: 'subject|subjects, study session|study sessions|session|sessions, mock exam|mock exams|exam|exams',
    fields: 'topics, confiden, date, minutes|duration, score',
  },
  {
    prompt:
      "I'm responsible for apprentices at a carpentry firm. Each apprentice keeps a weekly report: week, what I did, hours, school or workshop, what I learned. I read and sign it. Apprentices have start of training, year, school, and grades. The chamber wants to see all reports before the exam.",
    things: 'apprentice|apprentices, report|reports|weekly report|weekly reports',
    fields: 'week, hours, learned, start, year, school, grade',
  },
  {
    prompt:
      'i lend money to my brothers and sisters all the time and they lend to me. want to write who, how much, what for, when, paid back how much. totals per person, green if they owe me and red if i owe them. thats it',
    things: 'loan|loans|debt|debts|transaction|transactions',
    fields: 'who|person|borrower, amount|much, for|purpose|reason|what, when|date, paid|back',
  },
]
