/** True when every word of the query stands in one of the texts, whatever its case. */
export function matches(query: string, texts: string[]) {
  const text = texts.join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A stable number from a text, for picking the same colour for the same name every time. */
export function hash(text: string) {
  let sum = 0
  for (const char of text) sum = (sum * 31 + char.codePointAt(0)!) >>> 0
  return sum
}
