import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'

type PageHeroProps = { badge?: string; title: string; subtitle?: string; children?: ReactNode }

/** The head of a written page: its one h1 in large type, over a low fire. */
export function PageHero({ badge, title, subtitle, children }: PageHeroProps) {
  return (
    <header className="relative isolate overflow-hidden border-b border-border">
      <div
        aria-hidden
        className="pointer-events-none absolute -bottom-48 -left-32 -z-10 h-96 w-[min(56rem,120vw)] rounded-[50%] bg-[radial-gradient(closest-side,color-mix(in_oklch,var(--glow)_26%,transparent),color-mix(in_oklch,var(--ember)_8%,transparent)_60%,transparent)] blur-2xl"
      />
      <div className="mx-auto max-w-6xl px-4 pt-16 pb-14 sm:px-6 sm:pt-24 sm:pb-20">
        {badge && (
          <Badge tone="accent" className="mb-5">
            {badge}
          </Badge>
        )}
        <h1 className="max-w-4xl text-[clamp(2.25rem,7vw,4.25rem)] leading-[1.08] font-semibold tracking-[-0.04em] text-balance [overflow-wrap:anywhere] lang-ja:text-[clamp(2rem,6vw,3.5rem)] lang-ja:leading-[1.3] lang-ja:tracking-normal">
          {title}
        </h1>
        {subtitle && (
          <p className="mt-5 max-w-2xl text-lg leading-relaxed text-pretty text-muted-foreground sm:text-xl sm:leading-relaxed lang-ja:text-lg lang-ja:leading-loose lang-ja:[word-break:auto-phrase]">
            {subtitle}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
