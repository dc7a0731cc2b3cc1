import { FolderGit2, Globe, History, PencilRuler, Server, ShieldCheck, Smartphone, Sparkles, UserPlus } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** In the order of spec 9. What is `coming` says so on its card. */
const cards = [
  { key: 'hosting', Icon: Server, coming: false },
  { key: 'domain', Icon: Globe, coming: true },
  { key: 'github', Icon: FolderGit2, coming: true },
  { key: 'ai', Icon: Sparkles, coming: false },
  { key: 'editing', Icon: PencilRuler, coming: false },
  { key: 'snapshots', Icon: History, coming: false },
  { key: 'mobile', Icon: Smartphone, coming: false },
  { key: 'teamInvite', Icon: UserPlus, coming: false },
  { key: 'roleAccess', Icon: ShieldCheck, coming: false },
] as const

export function FeatureGrid() {
  const t = useText()
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-border py-20 sm:py-28">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="features-title" className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
          {t('featureCards.title')}
        </h2>
        <p className="mt-3 text-lg text-muted-foreground">{t('featureCards.subtitle')}</p>
        <ul className="mt-12 grid overflow-hidden rounded-2xl border border-border bg-card shadow-soft sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ key, Icon, coming }) => (
            <li key={key} className="-mr-px -mb-px border-r border-b border-border p-6 sm:p-8">
              <div className="flex items-center justify-between gap-3">
                <Icon aria-hidden className={`size-6 ${coming ? 'text-muted-foreground' : 'text-primary'}`} strokeWidth={1.75} />
                {coming && <Badge>{t('featureCards.coming')}</Badge>}
              </div>
              <h3 className="mt-5 text-lg font-semibold tracking-tight">{t(`featureCards.${key}Title`)}</h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{t(`featureCards.${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
