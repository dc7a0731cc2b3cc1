// Lists whose own rows are of one trade: the lexicon's jobs mend houses and its craft projects are knitted. For any other trade that was
// named they say nothing, and rows built from the list's own name ("Job 1") are believed sooner.
import type { SiteTradeName } from '../site-model.ts'

type OfTrade = { site?: readonly SiteTradeName[]; domains?: RegExp }
const trades: Readonly<Record<string, OfTrade>> = {
  job: { site: ['building'], domains: /^(?:trades|smallBusiness|housing|landlord|propertyManager|letting|repair)/ },
  rental: { domains: /rental|hire|lending|tool/i },
  craftProject: { domains: /knit|crochet|craft|sew|yarn|quilt|textile|handarb|weav|embroid/i },
  sparePart: { domains: /garage|car|vehicle|motor|tyre|tractor|machine|fleet|bus|workshop|moped|boat/i },
  treatment: { site: ['beauty', 'health'] },
}

/** Whether the list's own rows are of another trade than those that were named. */
export const isOfOtherTrade = (
  thing: string | undefined,
  domains: readonly string[],
  siteOf: (domain: string) => SiteTradeName,
): boolean => {
  const own = trades[thing ?? '']
  if (!own || !domains.length) return false
  return !domains.some((id) => own.domains?.test(id) || own.site?.includes(siteOf(id)))
}
/** What tells what a row is, where the rest of it (a state, a price) fits any trade. */
export const namingColumns: ReadonlySet<string> = new Set([
  'title',
  'name',
  'item',
  'description',
  'material',
  'fitsTo',
  'partNumber',
])
