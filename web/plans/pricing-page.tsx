import { useState } from 'react'
import type { Plan } from '#shared/plan-schema.ts'
import { billingIntervals, freePlan, planGroups, planSelection, type BillingInterval } from '#shared/plans.ts'
import { pageTextsLoader, withPageTexts, type PageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanCard, planCardClasses } from './plan-card.tsx'
import { usePlans } from './use-plans.ts'

const texts: PageTexts = {
  en: () => import('#web/i18n/en/pricing.ts'),
  sv: () => import('#web/i18n/sv/pricing.ts'),
  ja: () => import('#web/i18n/ja/pricing.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

export default withPageTexts(function PricingPage() {
  const t = useText()
  const [interval, setInterval] = useState<BillingInterval>('month')
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="relative isolate flex-1 px-4 pt-14 pb-24 sm:px-6 sm:pt-20">
      <title>{t('pricing.metaTitle')}</title>
      <meta name="description" content={t('pricing.metaDescription')} />
      <Glow />
      <div className="mx-auto max-w-3xl text-center">
        <p className="mx-auto w-fit rounded-full border border-border bg-card/80 px-3.5 py-1 text-[0.8125rem] text-muted-foreground">
          {t('pricing.badge')}
        </p>
        <h1 className="mt-6 text-[clamp(2.25rem,6.5vw,3.75rem)] leading-[1.08] font-semibold tracking-[-0.04em] text-balance lang-ja:text-[clamp(1.5rem,5vw,3rem)] lang-ja:leading-[1.3] lang-ja:tracking-normal">
          <span className="inline-block">{t('pricing.title')}</span>{' '}
          <span className="inline-block">{t('pricing.titleRest')}</span>
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-lg leading-relaxed text-balance text-muted-foreground lang-ja:[word-break:auto-phrase]">
          {t('pricing.subtitle')}
        </p>
      </div>
      <IntervalSwitch interval={interval} onChange={setInterval} />
      <Plans key={attempt} interval={interval} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  )
})

/** Warmth from above, over the heads of the cards. */
function Glow() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-24 -z-10 h-176 bg-[radial-gradient(min(46rem,90vw)_20rem_at_50%_52%,color-mix(in_oklch,var(--glow)_28%,transparent),transparent)]"
    />
  )
}

/** PRICE-1: by the month until the year is chosen. */
function IntervalSwitch({ interval, onChange }: { interval: BillingInterval; onChange: (interval: BillingInterval) => void }) {
  const t = useText()
  return (
    <fieldset className="mx-auto mt-10 flex w-fit gap-1 rounded-full border border-border bg-muted p-1">
      <legend className="sr-only">{t('pricing.intervalLabel')}</legend>
      {billingIntervals.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === interval}
          onClick={() => onChange(each)}
          className="flex h-10 items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
        >
          {t(`pricing.${each}`)}
          {each === 'year' && (
            <span className="rounded-full bg-accent px-2 py-0.5 text-xs text-accent-foreground">{t('pricing.saving')}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

const gridClasses = 'mx-auto mt-14 grid max-w-276 gap-x-5 gap-y-10 lg:grid-cols-3'

/** PRICE-2: the cards, or what stands in their place. */
function Plans({ interval, onRetry }: { interval: BillingInterval; onRetry: () => void }) {
  const t = useText()
  const answer = usePlans()
  if (answer.state === 'loading') return <PlanSkeletons />
  if (answer.state === 'failed')
    return (
      <div className="mx-auto mt-14 grid max-w-lg justify-items-center gap-4">
        <div
          role="alert"
          className="w-full rounded-lg border border-destructive/35 bg-destructive/8 px-5 py-4 text-center text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere]"
        >
          <p className="font-medium">{t('pricing.errorLoading')}</p>
          <p className="text-muted-foreground">{answer.message || t('pricing.loadFailed')}</p>
        </div>
        <Button variant="outline" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    )
  if (answer.plans.length === 0) return <p className="mt-14 text-center text-muted-foreground">{t('pricing.empty')}</p>
  return <PlanGrid plans={[freePlan, ...answer.plans]} interval={interval} />
}

function PlanGrid({ plans, interval }: { plans: Plan[]; interval: BillingInterval }) {
  const [chosen, setChosen] = useState<Record<string, Plan>>({})
  return (
    <div className={gridClasses}>
      {planGroups(planSelection(plans, interval)).map((group) => (
        <PlanCard
          key={group.name}
          group={group}
          chosen={chosen[group.name]}
          onChoose={(plan) => setChosen({ ...chosen, [group.name]: plan })}
        />
      ))}
    </div>
  )
}

const skeletonCards = 3

function PlanSkeletons() {
  const t = useText()
  return (
    <div className={gridClasses}>
      <output className="sr-only">{t('pricing.loading')}</output>
      {Array.from({ length: skeletonCards }, (_, at) => (
        <div key={at} aria-hidden data-skeleton className={classNames(planCardClasses, 'border-border')}>
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-10" />
          <Skeleton className="h-12" />
          <div className="grid content-start gap-3.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
