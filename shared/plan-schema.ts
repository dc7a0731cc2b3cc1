// A plan as `GET /api/v1/pricing` hands it out (spec 3) and as an operator writes it into the catalogue. Apart from the rules in
// `plans.ts`, so that the pricing page carries those without a validator. Amounts are in a currency's minor units, the whole ones
// of a currency without any (jpy). Texts are English or the operator's own; the page translates those it knows.
import * as z from 'zod'

export const planLimits = { plansMax: 100, tiersMax: 20, textMaxChars: 200, featuresMaxChars: 5_000 } as const

const text = z.string().trim().min(1).max(planLimits.textMaxChars)
const amount = z.number().nonnegative()
const currency = z.string().regex(/^[a-z]{3}$/i, 'A currency is a code of three letters, such as usd.')

/** `interval_count` as in every third month; left out it is 1. */
export const recurringSchema = z.object({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: z.number().int().min(1).optional(),
})

const tierSchema = z.object({ unit_amount: amount.nullish(), flat_amount: amount.nullish() })

export const planSchema = z.object({
  uuid: text,
  productName: text,
  name: text,
  description: z.string().max(planLimits.textMaxChars).optional(),
  /** Plans of one group stand in one card. Left out: the product name. */
  group: text.optional(),
  /** Markdown. */
  features: z.string().max(planLimits.featuresMaxChars).optional(),
  /** A banner on the card. */
  highlight: text.optional(),
  /** free, url or recurring; others are kept, but not shown. */
  planType: text,
  /** Where a plan of type url leads. */
  url: z
    .string()
    .regex(/^(https?:\/\/|mailto:)\S+$/i, 'An address begins with https://, http:// or mailto:.')
    .optional(),
  currency,
  /** Nothing here on a per-unit plan means a donation. */
  unitAmount: amount.nullish(),
  currencyOptions: z.record(currency, z.object({ unit_amount: amount.nullish() })).optional(),
  billingScheme: z.enum(['per_unit', 'tiered']),
  tiers: z.array(tierSchema).max(planLimits.tiersMax).optional(),
  recurring: recurringSchema.optional(),
  livemode: z.boolean(),
  allowSignups: z.boolean(),
})
export type Plan = z.infer<typeof planSchema>
export type Recurring = z.infer<typeof recurringSchema>

export const pricingSchema = z.object({ plans: z.array(planSchema).max(planLimits.plansMax) })
export type Pricing = z.infer<typeof pricingSchema>
