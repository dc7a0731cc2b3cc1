import { ArrowUpRight, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Plan } from '#shared/plan-schema.ts'
import { chosenPlan, isTestPlan, planAction, planPrice, type PlanAction, type PlanGroup } from '#shared/plans.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PlanFeatures } from './plan-features.tsx'
import { planContent, planDescription, planFeatures, priceText, recurringText } from './plan-texts.ts'

/** Each row of a card lies in line with its neighbours’ on a wide screen. */
export const planCardClasses =
  'relative grid gap-5 rounded-2xl border bg-card p-6 pt-8 text-card-foreground sm:p-8 lg:row-span-6 lg:grid-rows-subgrid'

type PlanCardProps = { group: PlanGroup; chosen: Plan | undefined; onChoose: (plan: Plan) => void }

/** PRICE-5: one card for each group. */
export function PlanCard({ group, chosen, onChoose }: PlanCardProps) {
  const t = useText()
  const titleId = useId()
  const plan = chosenPlan(group, chosen)
  const several = group.plans.length > 1
  const title = planContent(t, several ? group.name : plan.name)
  const action = planAction(plan)
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(planCardClasses, plan.highlight ? 'border-primary/60 shadow-raised' : 'border-border shadow-soft')}
    >
      {plan.highlight && (
        <p className="absolute inset-x-0 -top-3.5 flex justify-center">
          <span className="rounded-full bg-primary px-3.5 py-1 text-[0.8125rem] font-medium text-primary-foreground">
            {planContent(t, plan.highlight)}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        {!several && plan.name !== group.name && <p className="text-sm text-muted-foreground">{planContent(t, group.name)}</p>}
        {isTestPlan(plan) && (
          <Badge tone="warning" title={t('pricing.testNotice')}>
            {t('pricing.test')}
            <span className="sr-only">{t('pricing.testNotice')}</span>
          </Badge>
        )}
      </div>
      <p className="text-[0.9375rem] leading-relaxed text-pretty text-muted-foreground lang-ja:[word-break:auto-phrase]">
        {planDescription(t, plan)}
      </p>
      <PlanPrice plan={plan} />
      <div className={several ? undefined : 'max-lg:hidden'}>
        {several && <SizeSelect plans={group.plans} plan={plan} onChoose={onChoose} />}
      </div>
      <div>
        {action && <PlanButton action={action} titleId={titleId} strong={Boolean(plan.highlight)} />}
        {!plan.allowSignups && <p className="text-sm text-muted-foreground">{t('pricing.signupsDisabled')}</p>}
      </div>
      <PlanFeatures label={t('pricing.featuresLabel', { plan: title })} markdown={planFeatures(t, plan)} />
    </article>
  )
}

/** Drawn here and not by `web/ui`, whose controls come with the form packages, 37 kB that this page has no other use for. */
function SizeSelect({ plans, plan, onChoose }: { plans: Plan[]; plan: Plan; onChoose: (plan: Plan) => void }) {
  const t = useText()
  return (
    <span className="relative flex">
      <select
        aria-label={t('pricing.choosePlan')}
        value={plan.uuid}
        onChange={({ target }) => onChoose(plans.find(({ uuid }) => uuid === target.value) ?? plan)}
        className="h-10 w-full cursor-pointer appearance-none rounded-lg border border-input bg-card pr-9 pl-3 text-sm shadow-xs transition-colors hover:bg-muted"
      >
        {plans.map(({ uuid, name }) => (
          <option key={uuid} value={uuid} className="bg-popover text-popover-foreground">
            {planContent(t, name)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}

function PlanPrice({ plan }: { plan: Plan }) {
  const t = useText()
  const price = planPrice(plan, useLanguage())
  const size = price.kind === 'startsAt' ? 'text-xl text-balance' : 'text-4xl'
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-2 self-end">
      <span className={`${size} font-semibold tracking-[-0.03em] tabular-nums lang-ja:tracking-normal`}>
        {priceText(t, price)}
      </span>
      {price.recurring && <span className="text-muted-foreground">{recurringText(t, price.recurring)}</span>}
    </p>
  )
}

const actionLabels = { start: 'pricing.getStarted', subscribe: 'pricing.subscribe', contact: 'pricing.contactUs' } as const

/** PRICE-9. Several buttons of a page say the same, so each is described by its card's title. */
function PlanButton({ action, titleId, strong }: { action: PlanAction; titleId: string; strong: boolean }) {
  const t = useText()
  const label = t(actionLabels[action.kind])
  const look = { variant: strong ? 'default' : 'outline', size: 'lg', className: 'w-full' } as const
  if (action.kind === 'contact')
    return (
      <a href={action.href} target="_blank" rel="noopener" aria-describedby={titleId} className={buttonClasses(look)}>
        {label}
        <ArrowUpRight aria-hidden />
        <span className="sr-only">{t('pricing.newTab')}</span>
      </a>
    )
  return (
    <ButtonLink to={action.href} aria-describedby={titleId} {...look}>
      {label}
    </ButtonLink>
  )
}
