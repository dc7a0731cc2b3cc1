// Every letter of a prompt ends as used, filler or unknown: spans in order, without gap or overlap.
import type { Span } from './intent.ts'

const ranks: readonly Span['as'][] = ['filler', 'unknown', 'used']

/** Where spans overlap, used wins over unknown and unknown over filler; what nobody claimed is filler. */
export function coverSpans(lengthChars: number, spans: readonly Span[]): Span[] {
  const rankAt = new Uint8Array(lengthChars)
  for (const { start, end, as } of spans) {
    const rank = ranks.indexOf(as)
    for (let at = start; at < Math.min(end, lengthChars); at++) rankAt[at] = Math.max(rankAt[at]!, rank)
  }
  const covered: Span[] = []
  for (let at = 0; at < lengthChars; at++) {
    const last = covered.at(-1)
    const as = ranks[rankAt[at]!]!
    if (last?.as === as) last.end = at + 1
    else covered.push({ start: at, end: at + 1, as })
  }
  return covered
}
