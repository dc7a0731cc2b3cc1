import { Link } from 'react-router'
import { freePlan, planMoney, planPrice } from '#shared/plans.ts'
import type { Plan } from '#shared/plan-schema.ts'
import { useLanguage, useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { planContent, priceText, recurringText } from '#web/plans/plan-texts.ts'
import { usePlans } from '#web/plans/use-plans.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const namesOfFree = ['free', freePlan.uuid]

/** SIGNUP-1: which plan is being signed up for, what it costs, and what happens next. `wished` is a plan's uuid. */
export function PlanNote({ wished }: { wished: string }) {
  const t = useText()
  const sitePath = useSitePath()
  const asked = usePlans()
  if (asked.state === 'failed') return null
  return (
    <aside className="rounded-xl border border-border bg-card px-5 py-4 text-sm leading-relaxed">
      {asked.state === 'loading' ? (
        <Skeleton className="h-10 w-full" />
      ) : (
        <>
          <Wish plan={namesOfFree.includes(wished) ? freePlan : asked.plans.find((plan) => plan.uuid === wished)} />{' '}
          <Link to={sitePath('/pricing')} className="text-primary underline underline-offset-4 hover:text-primary-hover">
            {t('tenantSignup.planCompare')}
          </Link>
        </>
      )}
    </aside>
  )
}

function Wish({ plan }: { plan: Plan | undefined }) {
  const t = useText()
  const language = useLanguage()
  if (!plan || !plan.allowSignups || plan.planType === 'url') return t('tenantSignup.planMissing')
  const isFree = plan.planType === 'free'
  const names = [plan.productName, plan.name].map((name) => planContent(t, name))
  const price = planPrice(plan, language)
  const cost = [priceText(t, price), price.recurring && recurringText(t, price.recurring)].filter(Boolean).join(' ')
  return (
    <>
      <span className="block font-medium">
        {t('tenantSignup.planFor', { plan: isFree ? names[1]! : [...new Set(names)].join(' · ') })}
        {!isFree && planMoney(plan, language).amount !== null && ` (${cost})`}
      </span>
      <span className="text-muted-foreground">{t(isFree ? 'tenantSignup.planFree' : 'tenantSignup.planNext')}</span>
    </>
  )
}
