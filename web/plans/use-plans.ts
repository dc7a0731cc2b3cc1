// The pricing page: the plans of this installation, asked for when the page comes alive, since an operator changes them without
// a build. A failure is asked again as spec 9 says, then told with what went wrong and a way to try once more; plans that were
// shown in the last five minutes are there at once and renewed behind the person's back.
import { useEffect, useState } from 'react'
import type { Plan, Pricing } from '#shared/plan-schema.ts'
import { ApiError, apiWithRetries, queryDefaults } from '#web/api.ts'

/** `message` is empty when what failed has no words of its own. */
type Plans = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'loaded'; plans: Plan[] }

const { gcTime } = queryDefaults.queries
let kept: { plans: Plan[]; until: number } | null = null
const keptPlans = (): Plans | null => (kept && kept.until > Date.now() ? { state: 'loaded', plans: kept.plans } : null)

/** Asks once for each component that uses it; to ask again, mount it anew. */
export function usePlans(): Plans {
  const [answer, setAnswer] = useState<Plans>(() => keptPlans() ?? { state: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    const show = (next: Plans) => {
      if (!abort.signal.aborted) setAnswer(next)
    }
    apiWithRetries<Pricing>('/api/v1/pricing', abort.signal).then(
      ({ plans }) => {
        kept = { plans, until: Date.now() + gcTime }
        show({ state: 'loaded', plans })
      },
      (error: unknown) => show(keptPlans() ?? { state: 'failed', message: messageOf(error) }),
    )
    return () => abort.abort()
  }, [])
  return answer
}

/** PRICE-2: an answer that is none is told by its status alone. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `HTTP error! status: ${error.status}`
  return error instanceof Error ? error.message : ''
}
