import type { ReactNode } from 'react'

export function IdeasHeader({ title, subtitle, children }: { title: string; subtitle: string; children?: ReactNode }) {
  return (
    <header className="mx-auto w-full max-w-6xl px-4 pt-10 pb-10 sm:px-6 sm:pt-16">
      {children}
      <h1 className="mt-6 max-w-3xl text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.08] font-semibold tracking-[-0.04em] text-balance lang-ja:leading-[1.3]">
        {title}
      </h1>
      <p className="mt-4 max-w-2xl text-lg leading-relaxed text-pretty text-muted-foreground lang-ja:[word-break:auto-phrase]">
        {subtitle}
      </p>
    </header>
  )
}
