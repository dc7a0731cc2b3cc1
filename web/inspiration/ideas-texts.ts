import type { PageTexts } from '#web/i18n/page-texts.tsx'

/** What the pages of ideas say, from the library's index to a landing page. */
export const ideasTexts: PageTexts = {
  en: () => import('#web/i18n/en/ideas-bundle.ts'),
  sv: () => import('#web/i18n/sv/ideas-bundle.ts'),
  ja: () => import('#web/i18n/ja/ideas-bundle.ts'),
}
