// What begins ends later: nobody leaves before they came, brings back before they borrowed, or has had the next service already.
import type { Field, Thing } from '../../model.ts'
import { spread } from './spread.ts'

/** What comes first, and what then, in small letters. The first pair whose two labels are both there. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:start|starts|from|begin|lease start|contract start|.* start|start date|start time)$/,
    /^(?:end|ends|to|until|finish|lease end|contract end|.* end|end date|end time)$/,
  ],
  [
    /^(?:arriv|check.?in|came|time in|in time|signed in|clocked in|date in)/,
    /^(?:depart|left|check.?out|time out|out time|signed out|clocked out|date out)/,
  ],
  [
    /^(?:date out|loan date|borrowed|lent|loaned|taken|rented|hired|issued|out)/,
    /^(?:due|due back|return(?:ed)?|return date|back|brought back)/,
  ],
  [/^(?:planted|sown|sowing)/, /^harvest/],
  [/^last /, /^next /],
  [/^(?:ordered|order date|date ordered|received|date received)/, /^(?:deliver|due|ready|expected|collected)/],
  [/^(?:invoice date|issue date|issued|date)$/, /^(?:due date|due|pay by)$/],
  [
    /^(?:start|startdatum|från|fr\.? ?o\.? ?m|börjar|intid|in-?tid|kom|ankomst|incheckning|starttid|inflytt)/,
    /^(?:slut|slutdatum|till|t\.? ?o\.? ?m|slutar|uttid|ut-?tid|gick|avresa|utcheckning|sluttid|utflytt)/,
  ],
  [/^(?:utlånad|lånedatum|lånad|uthyrd|hämtad|utlämnad)/, /^(?:åter|återlämn|inlämn|tillbaka|lämnas)/],
  [/^(?:sådd|planterad)/, /^skörd/],
  [/^senast(?:e)?(?: |$)/, /^nästa /],
  [/^(?:beställ|orderdatum|mottagen|inkom)/, /^(?:lever|klar|hämtas|färdig)/],
  [
    /^(?:開始|出発|入室|入館|来た|到着|入庫|着工|貸出|貸し出し|借りた|発注|注文|受付|入居|契約|チェックイン|出勤|前回|最終|植え)/,
    /^(?:終了|到着|退室|退館|帰った|出庫|出発|完成|完工|竣工|返却|返した|納品|納期|お渡し|引き渡し|退居|満了|チェックアウト|退勤|次回|収穫)/,
  ],
]
const lengths = [3, 7, 2, 10, 5, 14, 4, 21]
const hours = [1, 2, 3, 1, 4, 2]

const kinds = ['date', 'time', 'datetime'] as const
const offsetOf = (value: unknown): number | undefined => {
  const found = /^([+-]\d+)d(?: |$)/.exec(String(value))
  return found ? Number(found[1]) : undefined
}
const day = (offset: number) => `${offset < 0 ? '' : '+'}${offset}d`
const minutesOf = (value: unknown): number | undefined => {
  const found = /(\d\d):(\d\d)$/.exec(String(value))
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const lastMinute = 23 * 60 + 45

export function alignDays(thing: Thing): void {
  for (const kind of kinds) {
    const fields = thing.fields.filter(({ type, formula }) => type === kind && !formula)
    const found = pairs.flatMap((pair) => pairIn(fields, pair))
    for (const [first, then] of found) for (const [at, row] of thing.rows.entries()) align(row, first, then, at)
  }
}

function pairIn(fields: readonly Field[], [begins, ends]: readonly [RegExp, RegExp]): [Field, Field][] {
  const named = (words: RegExp) => fields.find(({ label }) => words.test(label.toLowerCase()))
  const [first, then] = [named(begins), named(ends)]
  return first && then && first !== then ? [[first, then]] : []
}

function align(row: Record<string, unknown>, first: Field, then: Field, at: number): void {
  if (first.type === 'time') {
    const [from, until] = [minutesOf(row[first.id]), minutesOf(row[then.id])]
    if (from === undefined || until === undefined || until > from) return
    row[then.id] = clock(Math.min(from + hours[at % hours.length]! * 60, lastMinute))
    return
  }
  const [from, until] = [offsetOf(row[first.id]), offsetOf(row[then.id])]
  if (from === undefined || until === undefined) return
  // what was last done was done, and what comes next comes
  const isOfPast = /^(?:last|senast|前回|最終)/.test(first.label.toLowerCase())
  const begun = isOfPast && from >= 0 ? -3 - spread(at, 5, 60) : from
  const ended = isOfPast ? Math.max(until, 2 + spread(at, 6, 60)) : until > begun ? until : begun + lengths[at % lengths.length]!
  const rest = (value: unknown) => String(value).replace(/^[+-]\d+d/, '')
  row[first.id] = day(begun) + rest(row[first.id])
  row[then.id] = day(ended) + rest(row[then.id])
}
