// What people do with things, and the record it leaves: "who borrowed which tool" is a list of loans. `actor` is the thing whose
// rows are those who act; where there is none, a text of the record names the `person`.
import type { Language } from '#shared/languages.ts'

type Latin = Exclude<Language, 'ja'>
/** `en` and `sv` tell of what was done; `to` are the verbs as they stand after "a way to". */
export type Deed = {
  thing: string
  actor?: string
  person?: Record<Latin, string>
  to: Record<Latin, string>
  /** what one does oneself: "books I lent to friends" */
  own?: Record<Latin, string>
} & Record<Latin, string>

export const deeds: readonly Deed[] = [
  {
    thing: 'loan',
    person: { en: 'Borrower', sv: 'Låntagare' },
    en: 'borrowed,borrows,has,took,takes',
    sv: 'lånat,lånar,lånade,har,tagit',
    to: { en: 'borrow,lend', sv: 'låna,lånar' },
    own: { en: 'lent,lend,loaned,loan,borrowed,borrow', sv: 'lånat,lånar,lånade' },
  },
  {
    thing: 'order',
    actor: 'customer',
    en: 'ordered,orders,bought,buys',
    sv: 'beställt,beställer,beställde,köpt,köper,köpte',
    to: { en: 'order', sv: 'beställa,beställer' },
  },
  {
    thing: 'rental',
    actor: 'customer',
    en: 'rented,rents,hired,hires',
    sv: 'hyrt,hyr,hyrde',
    to: { en: 'rent,hire', sv: 'hyra,hyr' },
  },
  {
    thing: 'booking',
    en: 'booked,books,reserved,reserves',
    sv: 'bokat,bokar,bokade,reserverat',
    to: { en: 'book,reserve', sv: 'boka,bokar' },
  },
  {
    thing: 'payment',
    actor: 'member',
    en: 'paid,pays,owes,owed',
    sv: 'betalat,betalar,betalade',
    to: { en: 'pay', sv: 'betala,betalar' },
  },
]

/** What an English verb leaves behind when it is described: "we spray (product, dose)" is a list of sprayings. */
export const acts = new Map(
  Object.entries({
    bookings: 'book reserve',
    loans: 'borrow lend loan',
    rentals: 'rent hire',
    sales: 'sell sold',
    purchases: 'buy bought purchase',
    orders: 'order ordered',
    payments: 'pay paid',
    deliveries: 'deliver delivered',
    repairs: 'repair fix mend',
    visits: 'visit',
    inspections: 'inspect',
    checks: 'check',
    measurements: 'measure',
    weighings: 'weigh',
    counts: 'count',
    sprayings: 'spray',
    feedings: 'feed',
    waterings: 'water',
    cleanings: 'clean',
    harvests: 'harvest pick',
    plantings: 'plant sow',
    treatments: 'treat',
    tests: 'test',
    workouts: 'train exercise',
    walks: 'walk',
    swims: 'swim',
    runs: 'run',
    trips: 'travel drive',
    meetings: 'meet',
    readings: 'read',
    batches: 'bake brew roast',
    interviews: 'interview',
    shifts: 'work',
    donations: 'donate',
    refills: 'refill restock',
    registrations: 'register',
    'sign-ups': 'sign',
    applications: 'apply',
    enrolments: 'enrol enroll',
  }).flatMap(([noun, verbs]) => verbs.split(' ').flatMap((verb) => [verb, `${verb}s`].map((form) => [form, noun] as const))),
)

/** Headings of such lists: "Handing out: to whom, date". */
export const gerunds = new Map([
  ['handing', 'handouts'],
  ['lending', 'loans'],
  ['borrowing', 'loans'],
  ['renting', 'rentals'],
  ['hiring', 'rentals'],
  ['booking', 'bookings'],
  ['selling', 'sales'],
  ['buying', 'purchases'],
  ['ordering', 'orders'],
  ['watering', 'waterings'],
  ['feeding', 'feedings'],
  ['spraying', 'sprayings'],
  ['harvesting', 'harvests'],
  ['weighing', 'weighings'],
])
