import type { Plan, Recurring } from '#shared/plan-schema.ts'
import { freePlan, type Price } from '#shared/plans.ts'
import type { Text } from '#web/i18n/text-provider.tsx'
import type { TextKey } from '#web/i18n/texts.ts'

/** PRICE-10: what a catalogue says in English and the site says in every language. */
const planContentKeys: Record<string, TextKey> = {
  'Basic Access': 'planContent.basicAccess',
  Professional: 'planContent.professional',
  Custom: 'planContent.custom',
  Free: 'planContent.free',
  'Free Plan': 'planContent.free',
  '100 credits per month': 'planContent.credits100',
  '200 credits per month': 'planContent.credits200',
  '400 credits per month': 'planContent.credits400',
  Recommended: 'planContent.recommended',
  'For people and teams who build a lot.': 'planContent.professionalDescription',
  'For organizations with their own rules.': 'planContent.customDescription',
  'Public projects': 'planContent.publicProjects',
  '5 daily credits': 'planContent.dailyCredits',
  'Community support': 'planContent.communitySupport',
  'Basic templates': 'planContent.basicTemplates',
  'Everything in Free': 'planContent.everythingInFree',
  'Unlimited projects': 'planContent.unlimitedProjects',
  'Additional daily credits': 'planContent.additionalDailyCredits',
  'Priority support': 'planContent.prioritySupport',
  'Custom domains': 'planContent.customDomains',
  'Unlimited users': 'planContent.unlimitedUsers',
  'Single sign-on (SAML)': 'planContent.singleSignOn',
  'Custom integrations': 'planContent.customIntegrations',
  'Dedicated support': 'planContent.dedicatedSupport',
  'SLA guarantee': 'planContent.slaGuarantee',
}

/** The text in the language being read where it is one of ours, else the operator's own. */
export function planContent(t: Text, text: string): string {
  const given = text.trim()
  return Object.hasOwn(planContentKeys, given) ? t(planContentKeys[given]!) : given
}

/** The built-in plan has no words about itself in its data, so the page has them. */
export const planDescription = (t: Text, plan: Plan): string =>
  plan.uuid === freePlan.uuid ? t('planContent.freeDescription') : planContent(t, plan.description ?? '')

const listItem = /^(\s*[-*+]\s+)(.*)$/

/** Markdown, each item of a list translated where it is one of ours. The built-in plan's is the spec's translated content. */
export function planFeatures(t: Text, plan: Plan): string {
  if (plan.uuid === freePlan.uuid)
    return `- ${t('planContent.publicProjects')}\n- ${t('planContent.dailyCredits')}\n- ${t('planContent.communitySupport')}`
  return (plan.features ?? '')
    .split('\n')
    .map((line) => line.replace(listItem, (_line, mark: string, text: string) => mark + planContent(t, text)))
    .join('\n')
}

/** PRICE-8 in words, without the interval. */
export function priceText(t: Text, price: Price): string {
  if (price.kind === 'amount') return price.amount
  if (price.kind !== 'startsAt') return t(`billing.${price.kind}`)
  const { perUnit, flat } = price
  const unitText = perUnit && t('billing.perUnit', { amount: perUnit })
  const both = unitText && flat ? t('billing.perUnitAndFlat', { perUnit: unitText, flat }) : unitText || flat || ''
  return t('billing.startsAt', { price: both })
}

const onceKeys = { day: 'billing.perDay', week: 'billing.perWeek', month: 'billing.perMonth', year: 'billing.perYear' } as const
const everyKeys = {
  day: 'billing.everyDays',
  week: 'billing.everyWeeks',
  month: 'billing.everyMonths',
  year: 'billing.everyYears',
} as const

/** '/ month', or 'every 3 months'. */
export const recurringText = (t: Text, { interval, interval_count: count = 1 }: Recurring): string =>
  count === 1 ? t(onceKeys[interval]) : t(everyKeys[interval], { count })
