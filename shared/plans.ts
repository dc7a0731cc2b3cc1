// Every rule about plans and prices (spec 2.6, 4 and 9), pure: which plans show, how they are grouped, in which currency and how
// their price reads. What comes out is data and formatted amounts; the words around them are the page's.
// Nothing here throws: a plan that says too little about its price is a custom one.
import type { Language } from './languages.ts'
import type { Plan, Recurring } from './plan-schema.ts'

/** PRICE-3: the plan every installation has, added by the page. */
export const freePlan: Plan = {
  uuid: 'free-plan',
  productName: 'Basic Access',
  name: 'Free Plan',
  features: '- Unlimited projects\n- Community support\n- Basic templates',
  planType: 'free',
  currency: 'USD',
  unitAmount: 0,
  billingScheme: 'per_unit',
  livemode: true,
  allowSignups: true,
}

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

const shownTypes = ['free', 'url', 'recurring']

/** PRICE-3, PRICE-4: the plans of known types that are billed by `interval`, or by none. */
export const planSelection = (plans: readonly Plan[], interval: BillingInterval): Plan[] =>
  plans.filter(
    ({ planType, recurring }) => shownTypes.includes(planType) && (recurring === undefined || recurring.interval === interval),
  )

export type PlanGroup = { name: string; plans: [Plan, ...Plan[]] }

/** PRICE-5: by group, else by product name; groups and plans in the order of the list. */
export function planGroups(plans: readonly Plan[]): PlanGroup[] {
  const groups = new Map<string, PlanGroup>()
  for (const plan of plans) {
    const name = plan.group ?? plan.productName
    const group = groups.get(name)
    if (group) group.plans.push(plan)
    else groups.set(name, { name, plans: [plan] })
  }
  return [...groups.values()]
}

/** PRICE-5: what was chosen in a group, the plan of that name when the interval has changed since, else the first. */
export const chosenPlan = ({ plans }: PlanGroup, chosen: Plan | undefined): Plan =>
  plans.find(({ uuid }) => uuid === chosen?.uuid) ?? plans.find(({ name }) => name === chosen?.name) ?? plans[0]

const preferredCurrencies: Record<Language, string> = { en: 'usd', ja: 'jpy', sv: 'sek' }
const fallbackCurrency = 'usd'

/** Whole units have no smaller part, so amounts are not divided (spec 9). */
const zeroDecimalCurrencies = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

/** `amount` in minor units; null where the plan names none. */
export type Money = { currency: string; amount: number | null }

/** PRICE-6: the language's currency, then usd, then the first option, then the plan's own. */
export function planMoney(plan: Plan, language: Language): Money {
  const options = Object.entries(plan.currencyOptions ?? {})
  const optionIn = (wanted: string) => options.find(([currency]) => currency.toLowerCase() === wanted)
  const option = optionIn(preferredCurrencies[language]) ?? optionIn(fallbackCurrency) ?? options[0]
  return option
    ? { currency: option[0], amount: option[1].unit_amount ?? null }
    : { currency: plan.currency, amount: plan.unitAmount ?? null }
}

/** PRICE-7: written as the language writes money, with decimals only where there are any. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const whole = zeroDecimalCurrencies.has(currency.toLowerCase())
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(whole ? { maximumFractionDigits: 0 } : { maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
  }).format(whole ? amount : amount / 100)
}

/** Amounts are formatted; `recurring` is how often they are due, null where nothing is said about it. */
export type Price =
  | { kind: 'free' | 'custom'; recurring: null }
  | { kind: 'donation'; recurring: Recurring | null }
  | { kind: 'amount'; amount: string; recurring: Recurring | null }
  | { kind: 'startsAt'; perUnit: string | null; flat: string | null; recurring: Recurring | null }

/**
 * PRICE-8. Tiers with an amount in the first one say where a tiered plan starts, in the plan's own currency; every other plan with
 * tiers, and every plan of type url, has a custom price.
 */
export function planPrice(plan: Plan, language: Language): Price {
  if (plan.planType === 'free') return { kind: 'free', recurring: null }
  if (plan.planType === 'url') return { kind: 'custom', recurring: null }
  const recurring = plan.recurring ?? null
  if (plan.billingScheme === 'tiered') {
    const format = (amount: number | null | undefined) => (amount ? formatMoney(amount, plan.currency, language) : null)
    const perUnit = format(plan.tiers?.[0]?.unit_amount)
    const flat = format(plan.tiers?.[0]?.flat_amount)
    return perUnit || flat ? { kind: 'startsAt', perUnit, flat, recurring } : { kind: 'custom', recurring: null }
  }
  if (plan.tiers?.length) return { kind: 'custom', recurring: null }
  const { amount, currency } = planMoney(plan, language)
  if (amount === null) return { kind: 'donation', recurring }
  if (amount === 0) return { kind: 'free', recurring: null }
  return { kind: 'amount', amount: formatMoney(amount, currency, language), recurring }
}

/** PRICE-9: what the plan's button does; null while nobody may sign up for it. `href` carries no language. */
export type PlanAction = { kind: 'start' | 'subscribe' | 'contact'; href: string }

export function planAction(plan: Plan): PlanAction | null {
  if (!plan.allowSignups) return null
  if (plan.planType === 'url') return plan.url ? { kind: 'contact', href: plan.url } : null
  if (plan.planType === 'free') return { kind: 'start', href: '/!organization/create' }
  return { kind: 'subscribe', href: `/!organization/create/${encodeURIComponent(plan.uuid)}` }
}

/** PRICE-9: a plan that takes no real money says so. */
export const isTestPlan = (plan: Plan): boolean => plan.planType === 'recurring' && !plan.livemode
