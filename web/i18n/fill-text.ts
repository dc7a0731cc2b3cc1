// Fills a compiled text (see `compile-texts.ts`) with its values. Lingui's own runtime does the same and weighs four times as much on
// every public page; `fill-text.test.ts` holds the two against each other. A key without a text shows itself, as a text without a value
// shows nothing: neither may break a page.

export type TextValues = Record<string, string | number | Date>
type Branches = Record<string, CompiledText>
type Part = string | readonly [name: string, form?: string, branches?: Branches | string]
export type CompiledText = string | readonly Part[]

/** `counted` stands for the `#` of a plural's branch. */
export function fillText(text: CompiledText, values: TextValues, language: string, counted = ''): string {
  if (typeof text === 'string') return text
  return text
    .map((part) => (typeof part === 'string' ? (part === '#' && counted) || part : fillGap(part, values, language)))
    .join('')
}

function fillGap([name, form, branches]: Exclude<Part, string>, values: TextValues, language: string): string {
  const value = values[name]
  if (value === undefined) return ''
  if (typeof branches === 'object') {
    const count = Number(value)
    const type = form === 'plural' ? 'cardinal' : 'ordinal'
    const branch = branches[count] ?? branches[new Intl.PluralRules(language, { type }).select(count)] ?? branches.other!
    return fillText(branch, values, language, count.toLocaleString(language))
  }
  return form === 'number' ? value.toLocaleString(language) : String(value)
}
