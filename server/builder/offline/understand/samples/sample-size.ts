// How many sample rows a thing gets, and where the lexicon's own rows for it come from.
import { businessRows, rowsBeside } from '../../lexicon/business-rows.ts'
import { comesAgain } from '../../lexicon/comes-again.ts'
import { knownBlueprints, knownThings } from '../../lexicon/lexicon.ts'
import { looksBack } from '../../lexicon/looks-back.ts'
import { isOfOtherTrade, namingColumns } from '../../lexicon/rows-of-trades.ts'
import { siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'
import type { Cell } from '../../lexicon/thing.ts'
import type { ProjectModel, Thing } from '../../model.ts'

export type Source = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const rowsUsual = 8
export const rowsOfSales = 64
const rowsMax = 14
/** Months of a ledger's samples: what is paid in a household comes back every month. */
const ledgerMonths = 3
const ledgerMin = 6
/** Times that what comes again stands in a calendar, which shows a month. */
const rotaTimes = 3

/** Which of the domains that were said brings rows of its own for a thing: "inventory for a wine shop" is stocked with wine. */
export const domainOfRows = (domains: readonly string[], thing: string | undefined): string | undefined =>
  domains.find((id) => knownBlueprints.get(id)?.rows?.[thing ?? ''] !== undefined)

/** The class of the first trade among the domains. */
const tradeIn = (domains: readonly string[]) => domains.map(siteTradeOf).find((trade) => trade !== 'general') ?? 'general'

/** `isBeside`: other lists stand beside it. Rows of such a domain, else those of a business, else those of the thing's own kind. */
export function sourceOf(thing: Thing, domains: readonly string[], isBeside = false): Source {
  const domain = domainOfRows(domains, thing.concept)
  const own = domain && knownBlueprints.get(domain)?.rows?.[thing.concept!]
  if (own) return { columns: own.columns.split(', '), rows: own.rows }
  const hoped = thing.concept === 'deal' ? dealsIn(domains) : undefined
  if (hoped) return hoped
  return (
    businessRows(thing.concept, tradeIn(domains), domains) ??
    (isBeside ? rowsBeside(thing.concept) : undefined) ??
    ownRows(thing.concept, domains)
  )
}

/** The list's own rows; where they are of another trade, only what tells nothing of it. */
function ownRows(concept: string | undefined, domains: readonly string[]): Source {
  const known = knownThings.get(concept ?? '')
  if (!known) return { columns: [], rows: [] }
  if (!isOfOtherTrade(concept, domains, siteTradeOf)) return known
  return { columns: known.columns.map((column) => (namingColumns.has(column) ? '' : column)), rows: known.rows }
}

/** A roofer hopes for roofs, and an agency for websites: what a trade does stands where a seller of software has licences. */
const dealsAre = ['job', 'project', 'commission'] as const
const hopedColumns: Record<string, string> = { title: 'title', name: 'title', price: 'amount', budget: 'amount' }
function dealsIn(domains: readonly string[]): Source | undefined {
  for (const id of domains)
    for (const thing of dealsAre) {
      const own = knownBlueprints.get(id)?.rows?.[thing]
      // a way has other stations for a deal than for the work itself
      if (own) return { columns: own.columns.split(', ').map((column) => hopedColumns[column] ?? ''), rows: own.rows }
    }
  return undefined
}

/** Who has customers spends as a firm does, whatever it keeps. */
const sellsThings = new Set(['customer', 'order', 'dailySales', 'booking', 'invoice'])
export const isBusiness = (domains: readonly string[]): boolean =>
  domains.some((id) => knownBlueprints.get(id)?.things.some((thing) => sellsThings.has(thing)))

const isSales = (thing: Thing, model: ProjectModel) =>
  thing.concept === 'order' &&
  model.pages.some((page) => page.kind === 'dashboard') &&
  model.things.some((each) => each.concept === 'product')

const counted = /^(amount|total|cost|hours|distance|fee)$/
/** Amounts that are written down as they come, where a dashboard adds them up: a chart wants months, not days. */
export const isLedger = (thing: Thing, model: ProjectModel): boolean =>
  model.pages.some((page) => page.kind === 'dashboard') &&
  looksBack(thing.concept, undefined) &&
  thing.fields.some((field) => field.concept === 'date') &&
  thing.fields.some(
    (field) => counted.test(field.concept ?? field.id) || (thing.concept === 'order' && field.concept === 'price'),
  )

/** What comes again, where a calendar shows it: a month wants more than a week's worth. */
export const isRota = (thing: Thing, model: ProjectModel): boolean =>
  comesAgain(thing.concept) &&
  !looksBack(thing.concept, undefined) &&
  (thing.views[0] === 'calendar' || model.pages.some((page) => page.kind === 'calendar'))

/** `source`: where its rows come from, when that is not the lexicon's own kind of thing. */
export function rowCount(thing: Thing | undefined, model: ProjectModel, source?: Source): number {
  if (!thing) return 0
  if (thing.rows.length) return thing.rows.length
  if (isSales(thing, model)) return rowsOfSales
  const own = (source ?? sourceOf(thing, [])).rows.length
  if (isLedger(thing, model) && own >= ledgerMin) return own * ledgerMonths
  if (isRota(thing, model) && own > 0) return own * rotaTimes
  return Math.min(rowsMax, own || rowsUsual)
}
