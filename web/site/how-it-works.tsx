import { Code, Flame, MessageSquareText, Rocket } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'

const steps = [
  { Icon: MessageSquareText, title: 'howItWorks.step1Title', text: 'howItWorks.step1Text' },
  { Icon: Flame, title: 'howItWorks.step2Title', text: 'howItWorks.step2Text' },
  { Icon: Code, title: 'howItWorks.step3Title', text: 'howItWorks.step3Text' },
  { Icon: Rocket, title: 'howItWorks.step4Title', text: 'howItWorks.step4Text' },
] as const

export function HowItWorks() {
  const t = useText()
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="border-t border-border bg-muted/55 px-4 py-20 sm:px-6 sm:py-28"
    >
      <div className="mx-auto max-w-6xl">
        <h2 id="how-it-works-title" className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
          {t('howItWorks.title')}
        </h2>
        <p className="mt-3 text-lg text-muted-foreground">{t('howItWorks.subtitle')}</p>
        <ol className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ Icon, title, text }, at) => (
            <li key={title} className="relative flex flex-col rounded-xl border border-border bg-card p-6 shadow-soft">
              <div className="flex items-center justify-between">
                <span className="grid size-11 place-items-center rounded-lg bg-accent text-accent-foreground">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="text-4xl font-semibold tracking-tighter text-muted-foreground/80 tabular-nums">{at + 1}</span>
              </div>
              <h3 className="mt-6 text-lg font-semibold tracking-tight">{t(title)}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
