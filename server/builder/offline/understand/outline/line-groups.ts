// Lists written down line by line: "- Visits: customer, date", "Boats (name, type)", 【患者】氏名、住所. By its form such a line names a list,
// whatever kind of word that is; whether its items are fields is for the caller to tell.
import type { Language } from '#shared/languages.ts'
import { type Group, masked, type Part, partsAt, sliceOf } from './parts.ts'

const line = /[^\n]+/gu
const bullet = /^[ \t]*(?:[-–—*•・●■◆◇○▪][ \t]*|\d{1,2}[.)．、][ \t]*|[（(]\d{1,2}[)）][ \t]*|[①-⑳][ \t]*)?/u
const head = String.raw`(?<head>[^\s:：.。,、!?！？()（）【】][^:：.。,、!?！？()（）【】\n]{0,40}?)`
const forms = [
  new RegExp(String.raw`^【${head}】[ \t]*[:：]?(?<items>.+)$`, 'u'),
  new RegExp(String.raw`^(?:\*\*)?${head}(?:\*\*)?[ \t]*[:：](?:\*\*)?[ \t]*(?<items>.+)$`, 'u'),
  new RegExp(String.raw`^(?:\*\*)?${head}(?:\*\*)?[ \t]*[（(](?<items>.+)[)）][ \t]*[.。]?$`, 'u'),
]
const joints: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and |or |plus )*|\s+(?:and|plus|&|\+)\s+/giu,
  sv: /\s*[,;]\s*(?:och |samt |plus )*|\s+(?:och|samt|plus|&|\+)\s+/giu,
  ja: /[、,，]|(?<=[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])/gu,
}
/** The rest of a line only goes on with it. */
const sentenceEnd = /[.。!?！？](?=\s|$|[^\s\p{N},、])/u
const itemsMin = 2
const linesMin = 2
const headWordsMax = 4

/** The groups of a prompt that has several such lines. */
export function lineGroups(prompt: string, language: Language): Group[] {
  const groups = [...prompt.matchAll(line)].flatMap(({ 0: said, index }) => groupIn(prompt, said, index, language) ?? [])
  return groups.length >= linesMin ? groups : []
}

function groupIn(prompt: string, said: string, index: number, language: Language): Group | null {
  const from = index + bullet.exec(said)![0].length
  const text = prompt.slice(from, index + said.length)
  for (const form of forms) {
    const found = form.exec(text)
    if (!found?.groups) continue
    const name = found.groups.head!.trim()
    if (name.split(/\s+/).length > headWordsMax) return null
    const start = from + text.indexOf(name)
    const behind = from + text.indexOf(found.groups.items!, text.indexOf(name) + name.length)
    const stop = masked(found.groups.items!).search(sentenceEnd)
    const end = behind + (stop < 0 ? found.groups.items!.length : stop)
    const items = partsAt(prompt, { start: behind, end }, joints[language])
    const part: Part = sliceOf(prompt, start, start + name.length)
    return items.length >= itemsMin ? { head: part, items, isLine: true } : null
  }
  return null
}
