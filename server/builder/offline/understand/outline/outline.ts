// The lists that a prompt writes down with what each of them has, side by side: "funders, applications (amount, deadline) and reports due
// after an award", "豆は産地・精製方法、焙煎は日付・温度". A group is a name and its items; one without items is named beside others.
import type { Language } from '#shared/languages.ts'
import { blank } from '../even-out.ts'
import { japaneseGroups } from './japanese-groups.ts'
import { latinGroups } from './latin-groups.ts'
import { lineGroups } from './line-groups.ts'
import type { Group } from './parts.ts'

/** The groups of a prompt, in their order. Whether the items are fields is for the caller to tell. */
export function outlineOf(prompt: string, language: Language): Group[] {
  const lines = lineGroups(prompt, language)
  const rest = lines.reduce((text, { head, items }) => blank(text, head.start, items.at(-1)!.end), prompt)
  const groups = [...lines, ...(language === 'ja' ? japaneseGroups(rest) : latinGroups(rest, language))]
  return groups.toSorted((a, b) => a.head.start - b.head.start)
}
