// "start and end odometer", "min and max players", "lease start and end": two fields that share a word, each written with it.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'

const ends = String.raw`(?=\s*(?:[,.;)\n]|$|and\b))`
const shareBehind = new RegExp(
  String.raw`\b(?<one>start|starting|min|minimum|opening|outgoing|old|gross|current|planned|expected|estimated|arrival|pick[- ]?up|home|from) (?:and|\/|&) (?<other>end|ending|max|maximum|closing|incoming|new|net|previous|actual|departure|drop[- ]?off|return|away|to) (?<what>(?!(?:and|or|with|for|of|times?|names?)\b)[a-z]+(?: (?:count|number|price|cost|time|date|weight|size|stock|reading))?)${ends}`,
  'gi',
)
const shareAhead = new RegExp(
  String.raw`\b(?<what>(?!(?:with|has|have|and|the|its|their|a|an|of|for|date|time|name|which|has)\b)[a-z]{3,}(?<!ing)) (?<one>start|begin|from) (?:and|\/|&) (?<other>end|finish|to)${ends}`,
  'gi',
)
/** "whether it's business or personal": which of the two. */
const whether =
  /\b(?:whether|if) (?:it|they|he|she|this)(?:['’]s| is| are| was| were) (?<one>[\p{L}-]+) or (?<other>(?!not\b)[\p{L}-]+)/giu
/** "Our goals and their goals": whose the others are is part of the name. */
const ours =
  /\bour (?<what>goals?|points|score|runs|sets) (?:and|,) (?:theirs?|their \k<what>|the opponent['’]?s)(?: \k<what>)?(?!\p{L})/giu
/** Sharing a word, these are no fields: "home and away matches". */
const noFields = /^(?:matches|games|team|teams|trips?|kit)$/i

export function bothOf(text: string, language: Language): Edit[] {
  if (language !== 'en') return []
  return [
    ...editsOf(text, shareBehind, ({ 0: said, groups }) =>
      noFields.test(groups!.what!) ? said : `${groups!.one} ${groups!.what}, ${groups!.other} ${groups!.what}`,
    ),
    ...editsOf(text, shareAhead, ({ groups }) => `${groups!.what} ${groups!.one}, ${groups!.what} ${groups!.other}`),
    ...editsOf(text, whether, ({ groups }) => `kind (${groups!.one}, ${groups!.other})`),
    ...editsOf(text, ours, ({ groups }) => `${groups!.what} for, ${groups!.what} against`),
  ].toSorted((one, other) => one.start - other.start)
}
