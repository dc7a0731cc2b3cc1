// The lists that a prompt writes down with what each of them has, side by side: "funders, applications (amount, deadline) and reports due
// after an award", "豆は産地・精製方法、焙煎は日付・温度". A group is a name and its items; one without items is named beside others.
import type { Language } from '#shared/languages.ts'
import { japaneseGroups } from './japanese-groups.ts'
import { latinGroups } from './latin-groups.ts'
import type { Group } from './parts.ts'

/** The groups of a prompt, in their order. Whether the items are fields is for the caller to tell. */
export const outlineOf = (prompt: string, language: Language): Group[] =>
  language === 'ja' ? japaneseGroups(prompt) : latinGroups(prompt, language)
