// How a list, and what each of something has, is written in a sentence.
import type { Language } from '#shared/languages.ts'

export const listSigns: Record<Language, { opens: string; parts: string; ends: string }> = {
  en: { opens: ': ', parts: ', ', ends: '.' },
  sv: { opens: ': ', parts: ', ', ends: '.' },
  ja: { opens: '：', parts: '、', ends: '。' },
}

/** What follows is what each of the things named before has. */
export const eachHas: Record<Language, string> = { en: 'For each one: ', sv: 'För varje: ', ja: '項目は' }

/** What is kept, where nothing tells what it is; no word of it is a field as well. */
export const recordWords: Record<Language, string> = { en: 'Records', sv: 'Poster', ja: '記録' }
