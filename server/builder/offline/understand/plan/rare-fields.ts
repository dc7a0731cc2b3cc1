// Fields that a kind of thing has in some trades only: who cleans windows wants to know where, and a shop has no way to anybody's door.
import { siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'

/** Whose customers come for themselves: guests, patients and owners of dogs have no company. */
const personal = new Set(['food', 'beauty', 'health', 'animal', 'learning', 'lodging', 'sport'])
/** Where a handful of people work, none of them sits in a department. */
const small = new Set([...personal, 'craft', 'building', 'shop', 'club', 'faith', 'creative'])
/** Trades of other classes whose work is done at the customer's. */
const atTheirs = new Set(
  `dogWalking petSitterRounds domesticHelp buildingCleaners changeoverCleaning svMoveOutCleaning oddJobs enOccBinCleaning enOccDeclutterer
  enOccSharpeningRound enFoodRound enStoveFitter kitServicing firewoodBusiness bentoShop svBizHeating houseCalls hairStylist jaBNailsAndBrowsAtHome
  pianoTuner farrier enPrivateChef tankEmptying enDriveways enEstate lightCargo veterinaryVisitsInCountry`.split(/\s+/),
)
const goesThere = (domain: string) => siteTradeOf(domain) === 'building' || atTheirs.has(domain)

/** A deal of a roofer is not weighed by how likely it is, and nobody else in the firm owns it. */
const ofSalesTeams = new Set(['owner', 'probability'])

/** A field of a thing that none of the domains of a prompt has, the first of which is its trade. */
export function isRare(field: string, thing: string | undefined, domains: readonly string[]): boolean {
  const trade = siteTradeOf(domains[0])
  if (thing === 'customer') {
    if (field === 'company') return personal.has(trade)
    if (field === 'address') return !domains.some(goesThere)
    if (field === 'city') return domains.some(goesThere)
  }
  if (thing === 'deal' && ofSalesTeams.has(field))
    return domains.some((id) => siteTradeOf(id) !== 'shop' && small.has(siteTradeOf(id)))
  return field === 'department' && thing === 'employee' && small.has(trade)
}

/** Who works alone hands nothing to anybody. */
const alone =
  /\b(?:one|1)[- ](?:man|woman|person)\b|\bsole trader\b|\bsolo (?:trader|business|founder|practice)\b|\bjust me\b(?! and)|\bby myself\b|\bself[- ]employed\b|(?<!\p{L})enmans|egenföretagare|enskild firma|(?<!\p{L})jag jobbar (?:själv|ensam)|一人(?:親方|会社|社長|で(?:やって|経営|営))|ひとりで(?:やって|経営|営)|個人事業主/iu
const handedOn = new Set(['assignee', 'owner', 'manager'])
export const isOfTeams = (concept: string | undefined, thing: string | undefined, prompt: string): boolean =>
  handedOn.has(concept ?? '') && (concept !== 'owner' || thing === 'deal' || thing === 'lead') && alone.test(prompt)
