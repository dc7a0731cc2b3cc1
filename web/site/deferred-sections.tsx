import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import type { Language } from '#shared/languages.ts'
import { TextProvider, useLanguage } from '#web/i18n/text-provider.tsx'
import { messagesOf } from '#web/i18n/texts.ts'

const texts: Record<Language, () => Promise<object>> = {
  en: () => import('#web/i18n/en/home-bundle.ts'),
  sv: () => import('#web/i18n/sv/home-bundle.ts'),
  ja: () => import('#web/i18n/ja/home-bundle.ts'),
}
/** The first section that is not the hero's picture, which needs no script. */
const placeId = 'how-it-works'
const ready: Partial<Record<Language, ComponentType>> = {}

/** Loads what stands below the hero and its texts, so that it can be drawn at once. */
export async function prepareSections(language: Language): Promise<ComponentType> {
  const [{ HomeSections }, catalogue] = await Promise.all([import('./home-sections.tsx'), texts[language]()])
  const messages = messagesOf(catalogue)
  return (ready[language] ??= () => (
    <TextProvider language={language} messages={messages}>
      <HomeSections />
    </TextProvider>
  ))
}

/** Resolves when the place comes near the window, or somebody begins to use the page, also when that was before it woke. */
const wanted = () =>
  new Promise<void>((resolve) => {
    const begin = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(([place]) => place!.isIntersecting && begin())
    observer.observe(document.getElementById(placeId)!)
    for (const use of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(use, begin, { capture: true, once: true, passive: true })
    if (scrollY > 0) begin()
  })

const later = (language: Language) => lazy(async () => ({ default: await wanted().then(() => prepareSections(language)) }))
const waiting: Record<Language, ComponentType> = { en: later('en'), sv: later('sv'), ja: later('ja') }

/**
 * In a built page the sections are there as HTML, and React leaves them alone until they are wanted: neither their code nor their
 * texts travel before. The element stays the same for a language, since a change to it would make React draw the part anew.
 */
export function DeferredSections() {
  const language = useLanguage()
  return useMemo(() => {
    const Sections = ready[language] ?? waiting[language]
    return (
      <Suspense key={language} fallback={null}>
        <Sections />
      </Suspense>
    )
  }, [language])
}
