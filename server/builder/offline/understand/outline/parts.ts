// A stretch of a prompt in its parts, each with its place.
import type { Stretch } from '../told/telling.ts'

export type Part = Stretch & { text: string }
/**
 * `heading` is what stands ahead of all of them, for the first: "Grant tracker:". `isEach` where it says that each of them has the items, `isLine`
 * where a line of its own names it. */
export type Group = { head: Part; items: Part[]; heading?: Part; isEach?: boolean; isLine?: true; isBeside?: true }

const inside = '\u{E000}'
const brackets = /[（(](?:[^（()）]|[（(][^（()）]*[)）])*[)）]|(?:はい ?[/／・] ?いいえ|有 ?[/／・] ?無)/gu
/** What stands in brackets is parted by nothing outside, brackets within them included; places stay. */
export const masked = (text: string): string =>
  text.replace(brackets, (found) => found[0]! + inside.repeat(found.length - 2) + found.at(-1)!)

/** "Loans (date out, due back)" */
export const isBracketed = ({ head, items }: Group, { prompt }: { prompt: string }): boolean =>
  items.length > 1 && /^[^（()）.。\n]*[（(]\s*$/u.test(prompt.slice(head.end, items[0]!.start))

export const sliceOf = (text: string, start: number, end: number): Part => {
  const said = text.slice(start, end)
  const from = start + said.length - said.trimStart().length
  return { text: said.trim(), start: from, end: from + said.trim().length }
}

/** The parts of a stretch, at what parts them; what stands in brackets is one with what stands before it. */
export function partsAt(text: string, { start, end }: Stretch, joint: RegExp): Part[] {
  const parts: Part[] = []
  let from = start
  for (const { 0: found, index } of masked(text.slice(start, end)).matchAll(joint)) {
    parts.push(sliceOf(text, from, start + index))
    from = start + index + found.length
  }
  return [...parts, sliceOf(text, from, end)].filter((part) => part.text)
}
