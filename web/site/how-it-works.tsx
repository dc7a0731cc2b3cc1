import { useText } from '#web/i18n/text-provider.tsx'

const steps = [
  { title: 'howItWorks.step1Title', text: 'howItWorks.step1Text' },
  { title: 'howItWorks.step2Title', text: 'howItWorks.step2Text' },
  { title: 'howItWorks.step3Title', text: 'howItWorks.step3Text' },
  { title: 'howItWorks.step4Title', text: 'howItWorks.step4Text' },
] as const

/** Each step glows a little hotter than the one before, as iron does. */
const heat = ['opacity-45', 'opacity-65', 'opacity-85', 'opacity-100']

export function HowItWorks() {
  const t = useText()
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="border-t border-border bg-muted/55 py-20 sm:py-28">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="how-it-works-title" className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
          {t('howItWorks.title')}
        </h2>
        <p className="mt-3 text-lg text-muted-foreground">{t('howItWorks.subtitle')}</p>
        <ol className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="relative overflow-hidden rounded-xl border border-border bg-card p-6 shadow-soft">
              <span aria-hidden className={`absolute inset-x-0 top-0 h-1 bg-linear-to-r from-glow to-ember ${heat[at]}`} />
              <span aria-hidden className="text-4xl font-semibold tracking-tighter text-primary tabular-nums">
                {at + 1}
              </span>
              <h3 className="mt-5 text-lg font-semibold tracking-tight">{t(title)}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
