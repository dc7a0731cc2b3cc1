import { compileMessage } from '@lingui/message-utils/compileMessage'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { it } from 'node:test'
import { languages, type Language } from '#shared/languages.ts'
import { pricingSchema, type Plan } from '#shared/plan-schema.ts'
import { freePlan, planPrice } from '#shared/plans.ts'
import { fillText, type CompiledText } from '#web/i18n/fill-text.ts'
import { messagesOf } from '#web/i18n/texts.ts'
import type { Text } from '#web/i18n/text-provider.tsx'
import { planContent, planDescription, planFeatures, priceText, recurringText } from './plan-texts.ts'

/** The page's own texts, as the site compiles them. */
async function speak(language: Language): Promise<Text> {
  const texts = messagesOf(await import(`#web/i18n/${language}/pricing.ts`))
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text as string) as CompiledText] as const)
  const messages = new Map<string, CompiledText>(compiled)
  return (key, values = {}) => fillText(messages.get(key) ?? key, values, language)
}
const speaking = Object.fromEntries(await Promise.all(languages.map(async (each) => [each, await speak(each)] as const)))
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

const tiered: Plan = {
  ...freePlan,
  planType: 'recurring',
  billingScheme: 'tiered',
  tiers: [{ unit_amount: 150, flat_amount: 1_000 }],
}

it('PRICE-8 the price in words', () => {
  const cases: [Language, Plan, string][] = [
    ['en', freePlan, 'Free'],
    ['en', { ...freePlan, planType: 'url' }, 'Custom'],
    ['en', { ...freePlan, planType: 'recurring', unitAmount: null }, 'Donation'],
    ['en', { ...freePlan, planType: 'recurring', unitAmount: 1_950 }, '$19.50'],
    ['en', tiered, 'Starts at $1.50 per unit + $10'],
    ['en', { ...tiered, tiers: [{ unit_amount: 150 }] }, 'Starts at $1.50 per unit'],
    ['en', { ...tiered, tiers: [{ flat_amount: 1_000 }] }, 'Starts at $10'],
    ['sv', tiered, 'Från 1,50 US$ per enhet + 10 US$'],
    ['ja', tiered, '$10 ＋ 1 単位あたり$1.50から'],
  ]
  for (const [language, plan, text] of cases) assert.equal(plain(priceText(speaking[language]!, planPrice(plan, language))), text)
})

it('PRICE-8 how often it is due', () => {
  const cases: [Language, 'day' | 'week' | 'month' | 'year', number | undefined, string][] = [
    ['en', 'month', 1, '/ month'],
    ['en', 'year', undefined, '/ year'],
    ['en', 'month', 3, 'every 3 months'],
    ['en', 'week', 2, 'every 2 weeks'],
    ['sv', 'month', 1, '/ månad'],
    ['sv', 'month', 2, 'varannan månad'],
    ['sv', 'month', 3, 'var 3:e månad'],
    ['sv', 'day', 21, 'var 21:a dag'],
    ['sv', 'year', 2, 'vartannat år'],
    ['ja', 'year', 1, '/ 年'],
    ['ja', 'month', 3, '3 か月ごと'],
  ]
  for (const [language, interval, interval_count, text] of cases)
    assert.equal(recurringText(speaking[language]!, { interval, ...(interval_count && { interval_count }) }), text)
})

it('PRICE-10 every text of the shipped catalogue has its translation; an operator’s own text stays as it is', async () => {
  const catalogue = pricingSchema.parse(JSON.parse(await readFile('server/plans/plans.json', 'utf8')))
  const { sv, en } = speaking
  for (const plan of [freePlan, ...catalogue.plans]) {
    const lines = (plan.features ?? '').split('\n').map((line) => line.replace('- ', ''))
    const texts = [plan.productName, plan.name, plan.group, plan.highlight, plan.description, ...lines].filter((each) => each)
    for (const text of texts) assert.notEqual(planContent(sv!, text!), text, text)
  }
  assert.equal(planContent(sv!, 'Ours alone'), 'Ours alone')
  assert.equal(planContent(sv!, 'toString'), 'toString')
  assert.equal(planDescription(en!, { ...freePlan, uuid: 'mine', description: undefined }), '')
})

it('PRICE-10 features: the free plan’s are the translated content, others are translated item by item', () => {
  const { en, sv } = speaking
  assert.equal(planFeatures(en!, freePlan), '- Public projects\n- 5 daily credits\n- Community support')
  const own = { ...freePlan, uuid: 'mine', features: 'Intro\n\n- Custom domains\n- **Ours** alone' }
  assert.equal(planFeatures(sv!, own), 'Intro\n\n- Egna domäner\n- **Ours** alone')
})
