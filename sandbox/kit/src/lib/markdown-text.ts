/** What replaces a part of a text, and what is selected afterwards. */
export interface TextEdit {
  from: number
  to: number
  insert: string
  select: [from: number, to: number]
}

/** Puts marks around what is selected, or takes them away; with nothing selected, around `sample`. */
export function surrounded(text: string, from: number, to: number, before: string, after: string, sample: string): TextEdit {
  const chosen = text.slice(from, to)
  const isMarked = text.slice(0, from).endsWith(before) && text.slice(to).startsWith(after)
  if (isMarked) {
    const start = from - before.length
    return { from: start, to: to + after.length, insert: chosen, select: [start, start + chosen.length] }
  }
  const inner = chosen || sample
  const start = from + before.length
  return { from, to, insert: before + inner + after, select: [start, start + inner.length] }
}

const anyPrefix = /^(#{1,3} |[-*] |\d+\. |> )/

/** Begins each selected line with `prefix`, or takes it away where all have it. Numbers count on. */
export function prefixed(text: string, selectedFrom: number, selectedTo: number, prefix: string): TextEdit {
  const from = text.lastIndexOf('\n', selectedFrom - 1) + 1
  const end = text.indexOf('\n', selectedTo)
  const to = end < 0 ? text.length : end
  const lines = text.slice(from, to).split('\n')
  const prefixOf = (at: number) => (prefix === '1. ' ? `${at + 1}. ` : prefix)
  const allHave = lines.every((line, at) => line.startsWith(prefixOf(at)))
  const insert = lines.map((line, at) => (allHave ? '' : prefixOf(at)) + line.replace(anyPrefix, '')).join('\n')
  return { from, to, insert, select: [from + insert.length, from + insert.length] }
}

/** Enter in a list: the next line is an item too, and an empty item ends the list. Null where Enter is just Enter. */
export function continued(text: string, at: number): TextEdit | null {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(from, at)
  const [, mark = '', rest = ''] = /^(\s*(?:[-*]|\d+\.) |> )(.*)$/.exec(line) ?? []
  if (!mark) return null
  if (!rest) return { from, to: at, insert: '\n', select: [from + 1, from + 1] }
  const insert = `\n${mark.replace(/\d+/, (number) => String(Number(number) + 1))}`
  return { from: at, to: at, insert, select: [at + insert.length, at + insert.length] }
}
