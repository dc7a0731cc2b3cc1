// Of the trades and pursuits that a prompt names, the one that its project is planned by.
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import { stockDomain } from './keep-stock.ts'

/** "am dram society": of what kind it is says more than that it is a society. */
const broadDomains = new Set(['club', 'nonprofit', 'smallBusiness'])
export const nearestDomain = (domains: readonly string[]): string | undefined => {
  const known = domains.filter((id) => knownBlueprints.has(id))
  // "café inventory", カフェの在庫管理: what is done there says more than where
  if (known.includes(stockDomain)) return stockDomain
  return known.find((id) => !broadDomains.has(id)) ?? known[0]
}
