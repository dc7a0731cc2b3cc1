// What fields hold, start with and add up to, what calls for attention, lists told as what comes next: as people say it who think of none of that.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

const boats =
  'Rowing boats: name, class (single, double, eight), weight (number), insured (yes/no), damage (text). Outings: boat (link to Rowing boats), date, distance in km (number), coached (yes/no), fee (money)'
const recipes = 'Recipes: title, course (starter, main, dessert), minutes (number), photo'
const lessons =
  'Lessons: pupil, date, homework, paid (yes/no), teacher (text), fee (money), level (basic, medium, advanced), done (yes/no)'
const clients = 'Clients: company, contact, email. Projects: title, client (link to Clients), deadline (date), fee (money)'
const hives = 'Hives: name, varroa count (number), frames (number)'

const told = (each: Operation): string => {
  switch (each.op) {
    case 'addField':
      return `+ ${each.field.label} ${each.field.type}${each.field.options ? `: ${each.field.options.join(', ')}` : ''}`
    case 'retypeField':
      return `${each.field} ${each.type}${each.options ? `: ${each.options.join(', ')}` : ''}`
    case 'setStart':
      return `${each.field} starts ${String(each.start)}`
    case 'addWarning':
      return `warn ${each.warning.field} ${[each.warning.when, each.warning.than].filter((part) => part !== undefined).join(' ')}`
    case 'setTotals':
      return `total ${each.totals.map(({ field }) => field).join(', ')}`
    case 'setOrder':
      return `order ${each.by}${each.descending ? ' down' : ''}`
    case 'setGroup':
      return `group ${each.group}`
    case 'addThing':
      return `list ${each.thing.many}`
    case 'renameField':
      return `${each.field} is ${each.label}`
    case 'setName':
      return `name ${each.name}`
    case 'setCurrency':
      return each.currency
    default:
      return each.op
  }
}

const cases: readonly (readonly [on: string, wish: string, ...wanted: string[]])[] = [
  // what a field holds
  [boats, 'damage should be boxes I can tick: hull, rigger, seat', 'damage tags: Hull, Rigger, Seat'],
  [boats, 'instead of insured yes/no I want four: none, basic, full, expired', 'insured select: None, Basic, Full, Expired'],
  [boats, 'damage: pick from none, small, big', 'damage select: None, Small, Big'],
  [boats, 'insured should really be the date it was insured', 'insured date'],
  [boats, 'fee needs a euro sign', 'EUR'],
  [boats, 'outings should be ticked off when they are logged', '+ Logged bool'],
  [clients, 'tick projects off once we have invoiced them', '+ Invoiced bool'],
  [boats, 'the date must be filled in with today', 'date starts today'],
  [lessons, 'fee can’t go negative'],
  [lessons, 'done is not enough, it can be planned, held or cancelled', 'done select: Planned, Held, Cancelled'],
  [lessons, 'paid yes/no won’t do, I need the amount', 'paid money'],
  [lessons, "no more homework, we're calling it Practice and it's minutes now", 'homework int', 'homework is Practice'],
  [recipes, 'My kids want to rate every recipe, one to five stars.', '+ Rating rating'],
  [recipes, 'maybe stars out of five for the taste?', '+ Taste rating'],
  [recipes, 'add spiciness with mild, medium and hot', '+ Spiciness select: Mild, Medium, Hot'],
  // several in one breath
  [
    lessons,
    'Need photo consent as yes/no, and preferred hand: left, right, both',
    '+ Photo consent bool',
    '+ Preferred hand select: Left, Right, Both',
  ],
  [lessons, 'Mobile number for each lesson and their email', '+ Mobile number phone', '+ Email email'],
  [boats, 'track how many oars each boat has', '+ Number of oars int'],
  // what it starts with
  [boats, 'outings are usually about 12 km, so put that in to start with', 'distance starts 12'],
  [boats, 'coached stays off unless I tick it', 'coached starts false'],
  [lessons, 'hourly rate on each lesson, 45 quid as standard', '+ Hourly rate money', 'rate starts 45'],
  [lessons, 'Add a "rained off" tick, off to begin with', '+ Rained off bool', 'rainedOff starts false'],
  [lessons, 'When I enter a lesson the level should already say basic, most of them do', 'level starts Basic'],
  // what calls for attention
  [boats, 'under 10 km it should yell at me', 'warn distance below 10'],
  [hives, 'varroa over 10 is trouble, warn me', 'warn mites above 10'],
  [boats, 'add a warranty date and turn it red once it has passed', '+ Warranty date date', 'warn warrantyDate past'],
  [boats, 'wind in m/s and alert me over 10', '+ Wind number', 'warn windSpeed above 10'],
  // what is added up, grouped and sorted
  [boats, 'how far did we row in total? I want to see that', 'total distance'],
  [boats, 'what have we earned overall? show the sum below the outings', 'total fee'],
  [lessons, "lessons grouped under whoever's teaching", 'group instructor'],
  [lessons, "I need it so tomorrow's lessons are at the top and next month's are at the bottom", 'order date'],
  [lessons, 'so group the lessons by level and total the fee', 'group level', 'total fee'],
  // lists told as what comes next
  [clients, 'Contracts next: client, start date, end date, value', 'list Contracts', '+ Client ref'],
  [
    clients,
    "Where do the freelancers go? I'd need their name, phone, and which project they work on.",
    'list Freelancers',
    '+ Project ref',
  ],
  // names in passing
  [recipes, 'call it Oak Kitchen and have the quickest first', 'name Oak Kitchen', 'order duration'],
  [recipes, "we're the Elm Street Cooks so name it that", 'name Elm Street Cooks'],
]

for (const [on, wish, ...wanted] of cases)
  test(wish, () => {
    const { model } = understand(on)
    assert.ok(model)
    const made = change(model, wish).operations.filter(({ op }) => op !== 'addView' && op !== 'addPage')
    assert.deepEqual(made.map(told), wanted)
  })

/** What looks alike and means something else. */
const others: readonly (readonly [on: string, wish: string])[] = [
  [boats, "the boats we row are great, aren't they"],
  [boats, 'what is the fee? I want to see it'],
  [recipes, "no more soup, we're calling it quits"],
  [recipes, 'the starter or not, everybody gets bread'],
]
for (const [on, wish] of others)
  test(`nothing of its own: ${wish}`, () => {
    const { model } = understand(on)
    assert.ok(model)
    const made = change(model, wish).operations.map(({ op }) => op)
    assert.ok(!made.some((op) => /retypeField|setStart|addWarning|setOptions|renameField|removeField/.test(op)), made.join())
  })
