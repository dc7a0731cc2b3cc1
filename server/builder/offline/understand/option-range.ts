// "grade A-D", "priority P1-P4": a range of choices said by its two ends.
const rangeMax = 12
/** "A-D", "P1-P4": each of them. */
export function rangeOf(text: string): string[] {
  const [, front = '', first = '', last = ''] = /^([A-Z]{0,2}?)([A-Z]|\d)-\1([A-Z]|\d)$/.exec(text) ?? []
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  // "1-5" is a rating
  if (!first || to <= from || to - from >= rangeMax || /\d/.test(first) !== /\d/.test(last) || (/\d/.test(first) && !front))
    return []
  return Array.from({ length: to - from + 1 }, (_, at) => front + String.fromCharCode(from + at))
}
