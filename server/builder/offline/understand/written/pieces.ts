// A text put together anew from stretches of another one and words of its own, that still knows where each of its letters stood.

/** `places`: for each letter of the text and its end, where that stands in the original. */
export type Written = { text: string; places: readonly number[] }
/** A stretch is written as other words. */
export type Edit = { start: number; end: number; as: string }

export const asWritten = (text: string): Written => ({ text, places: Array.from({ length: text.length + 1 }, (_, at) => at) })

/** Edits in their order; one that begins inside another is left out. */
export function withEdits(written: Written, edits: readonly Edit[]): Written {
  if (!edits.length) return written
  const { text, places } = written
  let told = ''
  const kept: number[] = []
  let from = 0
  for (const { start, end, as } of edits) {
    if (start < from) continue
    told += text.slice(from, start) + as
    for (let at = from; at < start; at++) kept.push(places[at]!)
    for (let at = 0; at < as.length; at++) kept.push(places[start]!)
    from = end
  }
  for (let at = from; at <= text.length; at++) kept.push(places[at]!)
  return { text: told + text.slice(from), places: kept }
}

/** Each place where a form fits, as other words. */
export const editsOf = (text: string, form: RegExp, as: (found: RegExpExecArray) => string): Edit[] =>
  [...text.matchAll(form)].map((found) => ({ start: found.index, end: found.index + found[0].length, as: as(found) }))
