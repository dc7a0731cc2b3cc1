/** JSON as it was written: numbers and texts keep their own spelling, so that nothing is lost on the way. */
export type JsonNode =
  | { kind: 'object'; entries: [key: string, value: JsonNode][] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'string' | 'number' | 'word'; raw: string }
export type JsonProblem = 'end' | 'value' | 'key' | 'colon' | 'comma' | 'text' | 'more' | 'deep'
export interface JsonError {
  problem: JsonProblem
  line: number
  column: number
  /** The line in question around the place, and how far into it the place is. */
  excerpt: string
  mark: number
}
export type JsonResult = { node: JsonNode } | { error: JsonError }

const depthMax = 400
const excerptReach = 36
const space = /[ \t\n\r]*/y
/** Every sign from the space on but a quote and a backslash may stand for itself. */
const stringToken = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const wordToken = /true|false|null/y

interface Fault {
  problem: JsonProblem
  at: number
}
type Reading = { node: JsonNode; at: number } | Fault
const isFault = (reading: Reading): reading is Fault => 'problem' in reading

function matchAt(token: RegExp, text: string, at: number) {
  token.lastIndex = at
  return token.exec(text)?.[0]
}
const skipped = (text: string, at: number) => at + (matchAt(space, text, at)?.length ?? 0)
const fault = (problem: JsonProblem, text: string, at: number): Fault => ({ problem: at >= text.length ? 'end' : problem, at })

function readValue(text: string, start: number, depth: number): Reading {
  const at = skipped(text, start)
  if (depth > depthMax) return { problem: 'deep', at }
  const sign = text[at]
  if (sign === '{') return readObject(text, at + 1, depth)
  if (sign === '[') return readArray(text, at + 1, depth)
  const kinds = [
    ['string', stringToken],
    ['number', numberToken],
    ['word', wordToken],
  ] as const
  for (const [kind, token] of kinds) {
    const raw = matchAt(token, text, at)
    if (raw) return { node: { kind, raw }, at: at + raw.length }
  }
  return fault(sign === '"' ? 'text' : 'value', text, at)
}

function readArray(text: string, start: number, depth: number): Reading {
  const items: JsonNode[] = []
  let at = skipped(text, start)
  if (text[at] === ']') return { node: { kind: 'array', items }, at: at + 1 }
  for (;;) {
    const item = readValue(text, at, depth + 1)
    if (isFault(item)) return item
    items.push(item.node)
    at = skipped(text, item.at)
    if (text[at] === ']') return { node: { kind: 'array', items }, at: at + 1 }
    if (text[at] !== ',') return fault('comma', text, at)
    at++
  }
}

function readObject(text: string, start: number, depth: number): Reading {
  const entries: [string, JsonNode][] = []
  let at = skipped(text, start)
  if (text[at] === '}') return { node: { kind: 'object', entries }, at: at + 1 }
  for (;;) {
    at = skipped(text, at)
    const key = matchAt(stringToken, text, at)
    if (!key) return fault(text[at] === '"' ? 'text' : 'key', text, at)
    at = skipped(text, at + key.length)
    if (text[at] !== ':') return fault('colon', text, at)
    const value = readValue(text, at + 1, depth + 1)
    if (isFault(value)) return value
    entries.push([key, value.node])
    at = skipped(text, value.at)
    if (text[at] === '}') return { node: { kind: 'object', entries }, at: at + 1 }
    if (text[at] !== ',') return fault('comma', text, at)
    at++
  }
}

function placed({ problem, at }: Fault, text: string): JsonError {
  const before = text.slice(0, at).split('\n')
  const column = before.at(-1)!.length
  const line = text.split('\n')[before.length - 1]!.replace(/[\r\t]/g, ' ')
  const from = Math.max(0, column - excerptReach)
  return {
    problem,
    line: before.length,
    column: column + 1,
    excerpt: line.slice(from, column + excerptReach),
    mark: column - from,
  }
}

/** Reads strictly, as every other program will. */
export function readJson(text: string): JsonResult {
  const reading = readValue(text, text.startsWith('\ufeff') ? 1 : 0, 0)
  if (isFault(reading)) return { error: placed(reading, text) }
  const end = skipped(text, reading.at)
  return end < text.length ? { error: placed({ problem: 'more', at: end }, text) } : { node: reading.node }
}

/** On one line without an indent. */
export function printJson(node: JsonNode, indent: string, lead = '\n'): string {
  if (node.kind !== 'object' && node.kind !== 'array') return node.raw
  const inner = lead + indent
  const [open, shut] = node.kind === 'array' ? '[]' : '{}'
  const parts =
    node.kind === 'array'
      ? node.items.map((item) => printJson(item, indent, inner))
      : node.entries.map(([key, value]) => `${key}:${indent && ' '}${printJson(value, indent, inner)}`)
  if (!parts.length) return `${open}${shut}`
  return indent ? `${open}${inner}${parts.join(`,${inner}`)}${lead}${shut}` : `${open}${parts.join(',')}${shut}`
}

export function sortedJson(node: JsonNode): JsonNode {
  if (node.kind === 'array') return { ...node, items: node.items.map(sortedJson) }
  if (node.kind !== 'object') return node
  const entries = node.entries.map(([key, value]): [string, JsonNode] => [key, sortedJson(value)])
  return { ...node, entries: entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) }
}

/** How many values there are, and how deep they lie. */
export function measuredJson(node: JsonNode): { values: number; depth: number } {
  const inner = node.kind === 'array' ? node.items : node.kind === 'object' ? node.entries.map(([, value]) => value) : []
  const each = inner.map(measuredJson)
  return {
    values: each.reduce((sum, { values }) => sum + values, 1),
    depth: each.reduce((most, { depth }) => Math.max(most, depth + 1), 0),
  }
}
