import type { ProjectModel } from '../model.ts'

const locales = { en: 'en-US', sv: 'sv-SE', ja: 'ja-JP' }
const englishLocales: Record<string, string> = { EUR: 'en-IE', GBP: 'en-GB', AUD: 'en-AU', CAD: 'en-CA', INR: 'en-IN' }

/** How a project writes dates and amounts. */
export const localeOf = ({ language, currency }: ProjectModel): string =>
  (language === 'en' && englishLocales[currency]) || locales[language]
