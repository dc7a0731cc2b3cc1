// Lists written down line by line: "- Visits: customer, date", "Boats (name, type)", 【患者】氏名、住所. By its form such a line names a list,
// whatever kind of word that is; whether its items are fields is for the caller to tell.
import type { Language } from '#shared/languages.ts'
import type { Stretch } from '../told/telling.ts'
import { type Group, masked, partsAt, sliceOf } from './parts.ts'

const line = /[^\n]+/gu
/** What a line of a list may begin with. */
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
const sentenceEnd = /\.(?=\s|$)|[。!?！？](?=\s|$|[^\s\p{N},、])/u
/** What each of something named before has. */
const ofEach = /^(?:for each(?: one)?|each(?: one)?|per|för varje|varje|per styck|項目)$/iu
const itemsMin = 2
const linesMin = 2
const headWordsMax = 4

/** Whether a line begins as those of a list do. */
export const hasBullet = (said: string): boolean => bullet.exec(said)![0].trim() !== ''

/** The groups of a prompt that has several such lines, or as many such sentences: "Boats: name, type. Visits: customer, date." */
export function lineGroups(prompt: string, language: Language): Group[] {
  const groups = [...prompt.matchAll(line)].flatMap(({ 0: said, index }) =>
    sentencesOf(said).flatMap(({ start, end }) => groupIn(prompt, said.slice(start, end), index + start, language) ?? []),
  )
  return groups.length >= linesMin ? groups : []
}

/** What a line has between its points, but those inside brackets. */
function sentencesOf(said: string): Stretch[] {
  const ends = [...masked(said).matchAll(new RegExp(sentenceEnd, 'gu'))].map(({ index }) => index + 1)
  return [0, ...ends].map((start, at) => ({ start, end: ends[at] ?? said.length })).filter(({ start, end }) => end > start)
}

/** "Boats (name, type), trips (date)" is not one list in brackets. */
const isWhole = (items: string): boolean => !/^[^(（]*[)）]/u.test(items)

function groupIn(prompt: string, said: string, index: number, language: Language): Group | null {
  const from = index + /^\s*/u.exec(said)![0].length + bullet.exec(said.trimStart())![0].length
  const text = prompt.slice(from, index + said.length)
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => found && isWhole(found.items!))
  if (!groups) return null
  const [name, listed] = [groups.head!.trim(), groups.items!.replace(/[.。!?！？]$/u, '')]
  if (name.split(/\s+/).length > headWordsMax || ofEach.test(name)) return null
  const start = from + text.indexOf(name)
  const behind = from + text.indexOf(listed, start - from + name.length)
  const items = partsAt(prompt, { start: behind, end: behind + listed.length }, joints[language])
  return items.length >= itemsMin ? { head: sliceOf(prompt, start, start + name.length), items, isLine: true } : null
}
