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

/** The same in Japanese, by the signs a verb begins with. */
export const japaneseDeeds: readonly { thing: string; stems: readonly string[] }[] = [
  { thing: 'loan', stems: ['借', '貸', '貸出', '貸与', '借用'] },
  { thing: 'order', stems: ['注文', '買', '購入'] },
  { thing: 'rental', stems: ['レンタル'] },
  { thing: 'booking', stems: ['予約'] },
  { thing: 'payment', stems: ['払', '支払', '納付'] },
]

/** What a Japanese verb of one sign is called as a record: 運んだ leaves a 運搬記録. */
export const recordsOfActs = new Map(
  Object.entries({
    運: '運搬',
    乗: '乗車',
    売: '販売',
    食: '食事',
    飲: '服用',
    着: '着用',
    読: '読書',
    直: '修理',
    洗: '洗浄',
    作: '製作',
    届: '配達',
    植: '植え付け',
    蒔: '種まき',
    撒: '散布',
    育: '栽培',
    教: '指導',
    打: '投与',
    納: '納品',
    渡: '受け渡し',
    預: '預かり',
    使: '使用',
    送: '発送',
    受: '受け取り',
    訪: '訪問',
    泊: '宿泊',
    座: '座席',
    走: '走行',
    泳: '水泳',
    弾: '演奏',
    歌: '歌唱',
    撮: '撮影',
    書: '執筆',
    描: '制作',
    塗: '塗装',
    積: '積み込み',
    戦: '対戦',
    働: '勤務',
    担: '担当',
    診: '診察',
    掃: '清掃',
    飼: '飼育',
    釣: '釣果',
    採: '採取',
    収: '収穫',
    寄: '寄付',
    贈: '贈答',
  }),
)
