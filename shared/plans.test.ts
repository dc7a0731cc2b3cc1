import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { languages, type Language } from './languages.ts'
import type { Plan } from './plan-schema.ts'
import {
  billingIntervals,
  chosenPlan,
  formatMoney,
  freePlan,
  isTestPlan,
  planAction,
  planGroups,
  planMoney,
  planPrice,
  planSelection,
  type Price,
} from './plans.ts'

const base: Plan = {
  uuid: 'p',
  productName: 'Professional',
  name: '100 credits per month',
  planType: 'recurring',
  currency: 'eur',
  unitAmount: 1_250,
  billingScheme: 'per_unit',
  recurring: { interval: 'month', interval_count: 1 },
  livemode: true,
  allowSignups: true,
}
const plan = (change: Partial<Plan>): Plan => ({ ...base, ...change })
const uuids = (plans: readonly Plan[]) => plans.map(({ uuid }) => uuid)
/** Languages put narrow and no-break spaces into amounts. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

it('PRICE-3 the built-in free plan is the spec’s', () => {
  const { features, ...rest } = freePlan
  assert.deepEqual(rest, {
    uuid: 'free-plan',
    productName: 'Basic Access',
    name: 'Free Plan',
    planType: 'free',
    currency: 'USD',
    unitAmount: 0,
    billingScheme: 'per_unit',
    livemode: true,
    allowSignups: true,
  })
  assert.deepEqual(features!.split('\n'), ['- Unlimited projects', '- Community support', '- Basic templates'])
})

it('PRICE-3 PRICE-4 only known types, only the chosen interval, plans without one always', () => {
  const plans = [
    freePlan,
    plan({ uuid: 'month' }),
    plan({ uuid: 'year', recurring: { interval: 'year' } }),
    plan({ uuid: 'week', recurring: { interval: 'week' } }),
    plan({ uuid: 'quarter', recurring: { interval: 'month', interval_count: 3 } }),
    plan({ uuid: 'url', planType: 'url', recurring: undefined }),
    plan({ uuid: 'once', planType: 'one_time', recurring: undefined }),
  ]
  assert.deepEqual(uuids(planSelection(plans, 'month')), ['free-plan', 'month', 'quarter', 'url'])
  assert.deepEqual(uuids(planSelection(plans, 'year')), ['free-plan', 'year', 'url'])
})

it('PRICE-5 groups by group, else by product name; the first plan is chosen until another is', () => {
  const plans = [
    plan({ uuid: 'a', productName: 'Basic' }),
    plan({ uuid: 'b', group: 'Team', productName: 'One', name: 'Small' }),
    plan({ uuid: 'c', group: 'Team', productName: 'Two', name: 'Large' }),
    plan({ uuid: 'd', productName: 'Basic' }),
    plan({ uuid: 'e', productName: 'Team' }),
  ]
  const groups = planGroups(plans)
  assert.deepEqual(
    groups.map((group) => [group.name, uuids(group.plans)]),
    [
      ['Basic', ['a', 'd']],
      ['Team', ['b', 'c', 'e']],
    ],
  )
  const team = groups[1]!
  assert.equal(chosenPlan(team, undefined).uuid, 'b')
  assert.equal(chosenPlan(team, plans[2]).uuid, 'c')
  assert.equal(
    chosenPlan(team, plan({ uuid: 'large-by-the-year', name: 'Large' })).uuid,
    'c',
    'the same size after a change of interval',
  )
  assert.equal(chosenPlan(team, plan({ uuid: 'gone', name: 'Gone' })).uuid, 'b')
})

it('PRICE-6 the language’s currency, then usd, then the first option, then the plan’s own', () => {
  const options = (...currencies: string[]) =>
    Object.fromEntries(currencies.map((currency, at) => [currency, { unit_amount: (at + 1) * 100 }]))
  const cases: [Language, Plan['currencyOptions'], string, number | null][] = [
    ['en', options('sek', 'jpy', 'usd'), 'usd', 300],
    ['sv', options('usd', 'sek', 'jpy'), 'sek', 200],
    ['ja', options('usd', 'sek', 'jpy'), 'jpy', 300],
    ['ja', options('sek', 'usd'), 'usd', 200],
    ['sv', options('gbp', 'nok'), 'gbp', 100],
    ['sv', options('GBP', 'SEK'), 'SEK', 200],
    ['sv', {}, 'eur', 1_250],
    ['sv', undefined, 'eur', 1_250],
    ['en', { usd: {} }, 'usd', null],
  ]
  for (const [language, currencyOptions, currency, amount] of cases)
    assert.deepEqual(
      planMoney(plan({ currencyOptions }), language),
      { currency, amount },
      `${language} ${JSON.stringify(currencyOptions)}`,
    )
})

it('PRICE-7 minor units divided, zero-decimal ones not, written as the language writes them', () => {
  const cases: [number, string, Language, string][] = [
    [2_000, 'usd', 'en', '$20'],
    [2_050, 'USD', 'en', '$20.50'],
    [123_456_789, 'usd', 'en', '$1,234,567.89'],
    [20_000, 'sek', 'sv', '200 kr'],
    [192_050, 'sek', 'sv', '1 920,50 kr'],
    [3_000, 'jpy', 'ja', '￥3,000'],
    [2_000, 'usd', 'ja', '$20'],
    [1_999, 'usd', 'sv', '19,99 US$'],
    [5, 'usd', 'en', '$0.05'],
    [1_000, 'kwd', 'en', 'KWD 10'],
  ]
  for (const [amount, currency, language, text] of cases)
    assert.equal(plain(formatMoney(amount, currency, language)), text, `${amount} ${currency} ${language}`)
  for (const currency of 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))
    assert.equal(formatMoney(1_234, currency, 'en').replaceAll(/[^\d.]/g, ''), '1234', currency)
})

it('PRICE-8 the price of each kind of plan', () => {
  const month = { interval: 'month', interval_count: 1 } as const
  const quarter = { interval: 'month', interval_count: 3 } as const
  const custom: Price = { kind: 'custom', recurring: null }
  const free: Price = { kind: 'free', recurring: null }
  const tiered = (tiers: Plan['tiers']) => plan({ billingScheme: 'tiered', tiers, currency: 'usd', unitAmount: null })
  const cases: [string, Plan, Price][] = [
    ['type free', plan({ planType: 'free', unitAmount: 900 }), free],
    ['type url', plan({ planType: 'url' }), custom],
    ['per unit', plan({}), { kind: 'amount', amount: '€12.50', recurring: month }],
    ['every third month', plan({ recurring: quarter }), { kind: 'amount', amount: '€12.50', recurring: quarter }],
    ['not recurring', plan({ recurring: undefined }), { kind: 'amount', amount: '€12.50', recurring: null }],
    ['amount 0: free, no interval', plan({ unitAmount: 0 }), free],
    ['0 in the currency shown', plan({ currencyOptions: { usd: { unit_amount: 0 } } }), free],
    ['no amount: a donation', plan({ unitAmount: null }), { kind: 'donation', recurring: month }],
    ['left out: a donation', plan({ unitAmount: undefined }), { kind: 'donation', recurring: month }],
    ['per unit with tiers', plan({ tiers: [{ unit_amount: 100 }] }), custom],
    [
      'tier by unit',
      tiered([{ unit_amount: 100 }, { unit_amount: 50 }]),
      { kind: 'startsAt', perUnit: '$1', flat: null, recurring: month },
    ],
    [
      'flat tier',
      tiered([{ flat_amount: 1_000, unit_amount: 0 }]),
      { kind: 'startsAt', perUnit: null, flat: '$10', recurring: month },
    ],
    [
      'both',
      tiered([{ flat_amount: 1_000, unit_amount: 150 }]),
      { kind: 'startsAt', perUnit: '$1.50', flat: '$10', recurring: month },
    ],
    ['tiered without amounts', tiered([{}]), custom],
    ['tiered without tiers', tiered(undefined), custom],
  ]
  for (const [what, given, price] of cases) assert.deepEqual(planPrice(given, 'en'), price, what)
})

it('PRICE-9 where the button leads, and which plans carry a notice', () => {
  assert.deepEqual(planAction(freePlan), { kind: 'start', href: '/!organization/create' })
  assert.deepEqual(planAction(plan({ uuid: 'a/b?c' })), { kind: 'subscribe', href: '/!organization/create/a%2Fb%3Fc' })
  assert.deepEqual(planAction(plan({ planType: 'url', url: 'https://x.example' })), {
    kind: 'contact',
    href: 'https://x.example',
  })
  assert.equal(planAction(plan({ planType: 'url' })), null)
  assert.equal(planAction(plan({ allowSignups: false })), null)
  assert.deepEqual([plan({}), plan({ livemode: false }), plan({ livemode: false, planType: 'url' })].map(isTestPlan), [
    false,
    true,
    false,
  ])
})

const amounts = fc.option(fc.nat(10_000_000), { nil: null })
const currencies = fc.constantFrom('usd', 'sek', 'jpy', 'eur', 'gbp', 'krw', 'USD')
const anyPlan: fc.Arbitrary<Plan> = fc.record({
  uuid: fc.string({ minLength: 1, maxLength: 8 }),
  productName: fc.constantFrom('A', 'B', 'C'),
  name: fc.constantFrom('S', 'M', 'L'),
  group: fc.option(fc.constantFrom('A', 'G'), { nil: undefined }),
  planType: fc.constantFrom('free', 'url', 'recurring', 'one_time'),
  url: fc.option(fc.constant('https://x.example'), { nil: undefined }),
  currency: currencies,
  unitAmount: amounts,
  currencyOptions: fc.option(fc.dictionary(currencies, fc.record({ unit_amount: amounts })), { nil: undefined }),
  billingScheme: fc.constantFrom('per_unit', 'tiered'),
  tiers: fc.option(fc.array(fc.record({ unit_amount: amounts, flat_amount: amounts }), { maxLength: 3 }), { nil: undefined }),
  recurring: fc.option(
    fc.record({ interval: fc.constantFrom('day', 'week', 'month', 'year'), interval_count: fc.integer({ min: 1, max: 24 }) }),
    { nil: undefined },
  ),
  livemode: fc.boolean(),
  allowSignups: fc.boolean(),
})
const anyLanguage = fc.constantFrom(...languages)

it('PRICE-4 PRICE-5 whatever the plans, each shown one stands in exactly one group and can be chosen', () => {
  fc.assert(
    fc.property(fc.array(anyPlan, { maxLength: 12 }), fc.constantFrom(...billingIntervals), (plans, interval) => {
      const shown = planSelection(plans, interval)
      const groups = planGroups(shown)
      assert.deepEqual(groups.flatMap((group) => group.plans).toSorted(byPlace(shown)), shown)
      assert.equal(new Set(groups.map(({ name }) => name)).size, groups.length)
      for (const group of groups)
        for (const each of group.plans) {
          assert.equal(chosenPlan(group, each).uuid, each.uuid)
          assert.ok(group.plans.includes(chosenPlan(group, plans[0])))
        }
    }),
  )
})
const byPlace = (list: readonly Plan[]) => (a: Plan, b: Plan) => list.indexOf(a) - list.indexOf(b)

it('PRICE-6 PRICE-8 whatever the plan, its price is told in a currency of its own, without NaN, and never as 0', () => {
  fc.assert(
    fc.property(anyPlan, anyLanguage, (given, language) => {
      const { currency } = planMoney(given, language)
      assert.ok([given.currency, ...Object.keys(given.currencyOptions ?? {})].includes(currency))
      const price = planPrice(given, language)
      const told = price.kind === 'amount' ? [price.amount] : price.kind === 'startsAt' ? [price.perUnit, price.flat] : []
      for (const text of told.filter((each) => each !== null)) assert.match(text, /[1-9]/)
      if (price.kind === 'free' || price.kind === 'custom') assert.equal(price.recurring, null)
      else assert.equal(price.recurring, given.recurring ?? null)
    }),
  )
})

it('PRICE-7 whatever the amount, what is written is the amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom('usd', 'jpy', 'sek', 'krw'), (amount, currency) => {
      const written = Number(formatMoney(amount, currency, 'en').replaceAll(/[^\d.]/g, ''))
      assert.equal(Math.round(written * (currency === 'jpy' || currency === 'krw' ? 1 : 100)), amount)
    }),
  )
})
