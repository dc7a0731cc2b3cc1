import { useEffect, useState } from 'react'
import type { PublicStats } from '#shared/community.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'

/** The platform's own figures; a dash where there is none yet, or no answer. */
export function PublicStatsRow() {
  const t = useText()
  const language = useLanguage()
  const [stats, setStats] = useState<Partial<PublicStats>>({})
  useEffect(() => {
    // Without `api`: the home page would carry it for this alone, and a failure has nothing to say here.
    void fetch('/api/v1/public/stats')
      .then((answer) => (answer.ok ? (answer.json() as Promise<PublicStats>) : {}))
      .then(setStats, () => {})
  }, [])
  const shown = (value: number | null | undefined, options?: Intl.NumberFormatOptions) =>
    value == null ? null : value.toLocaleString(language, options)
  const seconds = stats.medianBuildMs && Math.max(0.1, stats.medianBuildMs / 1000)
  const figures = [
    [t('hero.statProjects'), shown(stats.projectsCount)],
    [t('hero.statBuildTime'), shown(seconds, { style: 'unit', unit: 'second', maximumSignificantDigits: 2 })],
    [t('hero.statSatisfaction'), shown(stats.satisfaction, { style: 'percent' })],
  ] as const
  return (
    <dl className="mx-auto mt-12 grid max-w-2xl grid-cols-3 gap-4">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-[0.8125rem] text-balance text-muted-foreground">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">
            {value ?? (
              <>
                <span aria-hidden>–</span>
                <span className="sr-only">{t('hero.statNone')}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
