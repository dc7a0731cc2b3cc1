/** True when every word of the query stands in one of the texts, whatever its case. */
export function matches(query: string, texts: string[]) {
  const text = texts.join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
