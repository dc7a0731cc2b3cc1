// Lists written down as a heading and a line for each field: "Members:" over "- name" and "- email", "## Boats" over "name, length", "- Trips" over
// lines that stand further in. Each becomes one line: "Members: name, email."
import type { Language } from '#shared/languages.ts'
import { masked } from '../outline/parts.ts'
import type { Edit } from './pieces.ts'
import { listSigns } from './sentence.ts'

type Line = {
  text: string
  start: number
  end: number
  depth: number
  isListed: boolean
  isHeading: boolean
  isHash: boolean
  name: string
}

const line = /^.*$/gmu
/** What a line of a list may begin with. */
const bullet = /^[ \t\u3000]*(?:[-–—*•・●■◆◇○▪][ \t]+|[・●■◆◇○▪•]|\d{1,2}[.)．、][ \t]*|[（(]\d{1,2}[)）][ \t]*|[①-⑳][ \t]*)?/u
/** A heading by its form: "## X", "**X**", 【X】, "X:". */
const formed =
  /^(?:#{1,6}[ \t]*(?<hash>.+?)|\*\*(?<bold>.+?)\*\*[ \t]*[:：]?|【(?<framed>.+?)】|(?<colon>[^:：]+?)[ \t]*[:：])[ \t]*$/u
const plainName = /^[^\s:：.。,、!?！？()（）【】#*][^:：.。,、!?！？()（）【】\n]{0,40}$/u
/** ■顧客 over ・氏名: a heading, and no item. */
const isSign = /[■◆●▼▶□◇○]/u
const tabWidth = 4
const headWordsMax = 4
const itemsMin = 2
const itemCharsMax = 60
/** Most fields have no more words. */
const itemWordsMax = 4
const commas = /[,、，;]/gu
/** What shows, explains or asks for more is no list. */
const frame =
  /^(?:views?|pages?|features?|functions?|menu|requirements?|notes?|other|misc|overview|goals?|roles?|design|look|colou?rs?|layout|dashboard|reports?|extras?|wishes|wishlist|nice to have|önskemål|önskningar|vyer|sidor|funktioner|meny|krav|övrigt|mål|utseende|design|färger|画面|ページ|機能|要件|メニュー|備考|その他|目的|概要|デザイン|色|条件|要望)$/iu

function linesOf(prompt: string): Line[] {
  return [...prompt.matchAll(line)].map(({ 0: said, index }) => {
    const front = bullet.exec(said)![0]
    const depth = /^[ \t\u3000]*/u.exec(said)![0].replaceAll('\t', ' '.repeat(tabWidth)).length
    const text = said.slice(front.length).trim()
    const { hash, bold, framed, colon } = formed.exec(text)?.groups ?? {}
    const name = hash ?? bold ?? framed ?? colon ?? (isSign.test(front) ? text : undefined)
    return {
      text,
      start: index + front.length,
      end: index + said.trimEnd().length,
      depth,
      isListed: front.trim() !== '' && !isSign.test(front),
      isHeading: name !== undefined,
      isHash: hash !== undefined,
      name: (name ?? text).replace(/[:：]$/u, '').trim(),
    }
  })
}

/** Each heading with the lines under it, written as one line. */
export function blocks(prompt: string, language: Language): Edit[] {
  const lines = linesOf(prompt)
  const edits: Edit[] = []
  lines.forEach((each, at) => {
    if (!plainName.test(each.name)) return
    if (frame.test(each.name)) {
      if (each.isHash) edits.push({ start: each.start, end: each.end, as: '' })
      return
    }
    if (each.name.split(/\s+/).length > headWordsMax) return
    const items = itemsUnder(each, lines.slice(at + 1))
    if (!areItems(items)) {
      if (each.isHash) edits.push({ start: each.start, end: each.end, as: `${each.name}${listSigns[language].ends}` })
      return
    }
    const nameAt = each.start + each.text.indexOf(each.name)
    if (nameAt > each.start) edits.push({ start: each.start, end: nameAt, as: '' })
    const { opens, parts, ends } = listSigns[language]
    let from = nameAt + each.name.length
    items.forEach((item, index) => {
      edits.push({ start: from, end: item.start, as: index ? parts : opens })
      from = item.start + item.text.replace(/[.。,、;]$/u, '').length
    })
    edits.push({ start: from, end: items.at(-1)!.end, as: ends })
  })
  return edits
}

const countIn = (text: string) => masked(text).match(commas)?.length ?? 0
const isSentence = (text: string) => /[.!?。！？]\s*\S/u.test(masked(text)) || (/[.。]$/u.test(text) && countIn(text) === 0)

/** Several short lines, or one that lists several; lines that are lists themselves are no items of another one. */
function areItems(items: readonly Line[]): boolean {
  const [first] = items
  if (!first) return false
  if (items.length === 1) return countIn(first.text) > 0 && !isSentence(first.text.replace(/[.。]$/u, ''))
  return (
    items.length >= itemsMin &&
    items.every(({ text }) => text.length <= itemCharsMax && !isSentence(text)) &&
    items.filter(({ text }) => text.split(/\s+/).length <= itemWordsMax).length * 2 > items.length &&
    items.filter(({ text }) => countIn(text) > 0 || /[（(].*[,、，]/u.test(text)).length * 2 < items.length
  )
}

/** The lines that belong to a heading: those further in, or with a bullet where it has none, or all up to an empty line where it is a heading by its form. */
function itemsUnder({ depth, isListed, isHeading }: Line, after: readonly Line[]): Line[] {
  const [first] = after
  if (!first?.text) return []
  const isOwn = (each: Line) =>
    each.text !== '' && (each.depth > depth || (!isListed && each.isListed === first.isListed && (first.isListed || isHeading)))
  const end = after.findIndex((each) => !isOwn(each) || (each.depth <= first.depth && each.isHeading))
  // what stands further in still is said of the line above it
  return (end < 0 ? [...after] : after.slice(0, end)).filter((each) => each.depth <= first.depth)
}
