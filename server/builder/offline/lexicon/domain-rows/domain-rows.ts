// What a trade's own rows look like: a butcher sells other things than a bookshop, a tattooist offers other services than a vet.
// Data by thing in the files beside this one, by blueprint inside them; what is not written here takes the thing's own rows.
import type { BlueprintEntry } from '../blueprint.ts'
import type { OptionWords } from '../option-words.ts'
import type { Cell } from '../thing.ts'
import { deskJobs } from '../rows-by-word/desk-jobs.ts'
import { courseRows } from './course-rows.ts'
import { eventRows } from './event-rows.ts'
import { jobRows } from './job-rows.ts'
import { furtherRows } from './further-rows.ts'
import { artworkRows, loanRows } from './maker-rows.ts'
import { menuRows } from './menu-rows.ts'
import { productRows } from './product-rows.ts'
import { projectRows } from './project-rows.ts'
import { rehearsalRows } from './rehearsal-rows.ts'
import { repairRows } from './repair-rows.ts'
import { serviceRows } from './service-rows.ts'
import { taskRows } from './task-rows.ts'
import { workServiceRows } from './work-service-rows.ts'

type Rows = readonly (readonly Cell[])[]
export type RowsByDomain = Record<string, Rows>
/** `kinds`: the categories in the trade's words, `English|Svenska|日本語` with commas between them; rows name the English one. */
export type GoodsByDomain = Record<string, { kinds: string; rows: Rows }>

/** A translator's jobs are theirs by whatever word the trade was named. */
const deskJobsByDomain: RowsByDomain = Object.fromEntries(
  deskJobs.flatMap(({ domains, rows }) => domains.split(' ').map((domain) => [domain, rows.job!.rows])),
)
const goods = [
  { thing: 'product', columns: 'name, category, price, stock', domains: productRows },
  { thing: 'menuItem', columns: 'name, price, category, description', domains: { ...menuRows, catCafe: menuRows.cafe! } },
]
const plain = [
  { thing: 'service', columns: 'name, price, duration, description', domains: { ...workServiceRows, ...serviceRows } },
  // a clinic's treatments are its services by another name
  { thing: 'treatment', columns: 'name, price, duration, description', domains: serviceRows },
  { thing: 'artwork', columns: 'title, technique, dimensions, price', domains: artworkRows },
  { thing: 'loan', columns: 'title, status', domains: loanRows },
  { thing: 'rehearsal', columns: 'title, startTime, location, program, attendance', domains: rehearsalRows },
  { thing: 'repair', columns: 'title, item, status, price', domains: repairRows },
  { thing: 'job', columns: 'title, status, price', domains: { ...deskJobsByDomain, ...jobRows } },
  { thing: 'project', columns: 'name, status, progress, budget', domains: projectRows },
  { thing: 'course', columns: 'title, time, duration, capacity, location, level', domains: courseRows },
  { thing: 'task', columns: 'title, priority, done', domains: taskRows },
  { thing: 'event', columns: 'title, time, location, capacity', domains: eventRows },
]
const kindsOf = (kinds: string) => kinds.split(', ').map((kind) => kind.split('|') as [en: string, sv: string, ja: string])

/** The rows and options of a domain, in the shape of a blueprint's own; what the blueprint says itself comes before them. */
export function domainRows(id: string): Required<Pick<BlueprintEntry, 'rows' | 'options'>> {
  const rows: NonNullable<BlueprintEntry['rows']> = {}
  const options: Record<string, string> = {}
  for (const { thing, columns, domains } of goods) {
    const own = domains[id]
    if (!own) continue
    rows[thing] = { columns, rows: own.rows }
    options[`${thing}.category`] = kindsOf(own.kinds)
      .map(([english]) => english)
      .join('/')
  }
  for (const { thing, columns, domains } of plain) if (domains[id]) rows[thing] = { columns, rows: domains[id] }
  return { rows: { ...rows, ...furtherRows[id] }, options }
}

/** The blueprints that have rows here. */
export const domainsWithRows = [
  ...[...goods, ...plain].flatMap(({ domains }) => Object.keys(domains)),
  ...Object.keys(furtherRows),
]

/** The words for all categories named here. */
export const kindWords: Record<string, OptionWords> = Object.fromEntries(
  goods.flatMap(({ domains }) =>
    Object.values(domains).flatMap(({ kinds }) => kindsOf(kinds).map(([en, sv, ja]) => [en, [sv, ja] as const] as const)),
  ),
)
