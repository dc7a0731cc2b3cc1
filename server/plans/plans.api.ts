// GET /api/v1/pricing (spec 7): what the pricing page shows, for anyone.
import { pricingSchema, type Plan, type Pricing } from '#shared/plan-schema.ts'

/** Plain descriptions, which http.ts takes as routes: `route.ts` knows tenants, and those stand on plans. */
export const planRoutes = (plans: Plan[]) => [
  {
    method: 'GET' as const,
    path: '/api/v1/pricing',
    says: 'The plans this installation offers, without the free one that every installation has.',
    who: 'anyone' as const,
    gives: pricingSchema,
    status: 200,
    handle: async () => ({ status: 200, body: { plans } satisfies Pricing }),
  },
]
