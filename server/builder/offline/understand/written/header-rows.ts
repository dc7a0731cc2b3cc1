// The header row of a sheet, pasted as it is: "Asset tag	Model	Serial no", "| Artikel | Färg |", "Name of child / Year group / Day", 品番・品名. It is
// what each record has; rows below it are examples.
import type { Language } from '#shared/languages.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { masked } from '../outline/parts.ts'
import { sayNoun } from '../said.ts'
import type { Edit } from './pieces.ts'

const line = /^.+$/gmu
const cellsMin = 3
const cellCharsMax = 40
const cellWordsMax = 3
/** So many cells parted by semicolons. */
const semicolonsMin = 4
/** So many cells parted by strokes, and such a share of them fields: else they are choices. */
const strokesMin = 4
const fieldsFrom = 0.4
const ruler = /^[\s|:+-]+$/u
/** What a row of records has and a header has not. */
const ofRecord = /^[\d.,:/\s-]+$|\d{3}/u
const eachHas: Record<Language, (items: string) => string> = {
  en: (items) => `For each one: ${items}`,
  sv: (items) => `För varje: ${items}`,
  ja: (items) => `項目は${items}`,
}
const headed: Record<Language, (head: string, items: string) => string> = {
  en: (head, items) => `${head}: ${items}`,
  sv: (head, items) => `${head}: ${items}`,
  ja: (head, items) => `${head}：${items}`,
}

type Row = { start: number; end: number; cells: string[] }

/** No sentence; "Skip no.", "Hyr instrument?" are none. */
const isCell = (text: string) =>
  text.length <= cellCharsMax && !(/[.!?。！？]$/u.test(text) && text.split(/\s+/).length > cellWordsMax)
const trimmed = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter(Boolean)

/** The cells of a line, where it is a row. */
function cellsOf(said: string, language: Language): string[] | null {
  if (said.includes('\t')) return trimmed(said.split('\t'))
  if (/^\s*\|.*\|\s*$/u.test(said) || (said.match(/\s\|\s/gu)?.length ?? 0) + 1 >= cellsMin) return trimmed(said.split('|'))
  const parted = said.split(';')
  return parted.length >= semicolonsMin && parted.every((cell) => !/,/.test(masked(cell))) ? trimmed(parted) : strokesIn(said, language)
}

/** "Name of child / Year group / Club (chess, coding) / Day": strokes outside brackets, ahead of the end of the sentence. */
function strokesIn(said: string, language: Language): string[] | null {
  const mask = masked(said)
  const parted = language === 'ja' ? /\s*[/／]\s*/gu : /\s+\/\s+/gu
  const cuts = [...mask.matchAll(parted)]
  if (cuts.length + 1 < strokesMin || /[:：]|(?<!\p{L})(?:is|are|är)(?!\p{L})/iu.test(mask.slice(0, cuts[0]!.index))) return null
  const cells: string[] = []
  let from = 0
  for (const { 0: found, index } of cuts) {
    cells.push(said.slice(from, index).trim())
    from = index + found.length
  }
  cells.push(said.slice(from).trim())
  // 「案件は別で、ネタごとに【媒体/画像】」: a sentence
  if (language === 'ja' && /[、はを【]/u.test(cells[0]!)) return null
  const known = cells.filter((cell) => endsInField(cell.replace(/\s*[（(].*$/u, ''), language)).length
  return known >= cells.length * fieldsFrom ? cells : null
}

/** A row of a sheet is a line, one with strokes a sentence. */
const rowsOf = (text: string, language: Language): Row[] =>
  [...text.matchAll(line)].flatMap(({ 0: said, index }) => {
    const ends = /\t|\|/u.test(said) ? [] : [...masked(said).matchAll(/[.。](?=\s|$|[^\s\p{N}])/gu)].map((found) => found.index)
    const starts = [0, ...ends.map((end) => end + 1)]
    return starts.flatMap((from, at) => {
      const start = from + /^\s*/u.exec(said.slice(from))![0].length
      const end = ends[at] ?? said.length
      const cells = cellsOf(said.slice(start, end), language)
      return cells && cells.length >= cellsMin && cells.every(isCell) ? [{ start: index + start, end: index + end, cells }] : []
    })
  })

/** A row below its name, or one whose text tells what it lists, is "Laptops: model, serial no"; any other one what is said of each at the end. */
export function headerRows(text: string, language: Language): Edit[] {
  const rows = rowsOf(text, language)
  return rows.flatMap((row, at): Edit[] => {
    const before = rows[at - 1]
    // the rows right below a header are records
    if (before && isBelow(text, before.end, row.start)) return [{ start: row.start, end: row.end, as: '' }]
    if (row.cells.some((cell) => ofRecord.test(cell))) return []
    const end = row.end + (/^\n[ \t]*[|:+-][\s|:+-]*(?=\n|$)/u.exec(text.slice(row.end))?.[0] ?? '').length
    const items = row.cells.join(language === 'ja' ? '、' : ', ')
    const above = headOf(text.slice(0, row.start))
    const name = above?.name ?? nameIn(text.slice(0, row.start), language) ?? nameIn(text.slice(end), language) ?? nameOf(row, language)
    const start = above?.start ?? row.start
    const stop = language === 'ja' ? '。' : '.'
    const rest = text.slice(0, row.start) + text.slice(end)
    if (name || !namesList(rest, language)) return [{ start, end, as: headed[language](name ?? records[language], items) + (/^[.。]/u.test(text.slice(end)) ? '' : stop) }]
    return [
      { start, end, as: '' },
      { start: text.length, end: text.length, as: ` ${eachHas[language](items)}${stop}` },
    ]
  })
}

/** What a row is of that nobody names. */
const records: Record<Language, string> = { en: 'Records', sv: 'Poster', ja: '記録' }
const namesList = (text: string, language: Language): boolean =>
  chunksOf(text, language).some(({ thing, plural }) => thing !== undefined && (plural || language === 'ja'))

/** "our laptop sheet", "min garnlista", 検査記録をアプリに: what the row is of. */
const named: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:our|my|the) (?<name>(?!is |was |header|excel|google|old|whole|same|attached|above|first|current|following)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:sheet|spreadsheet|list|table|register|log|file|tracker|database)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:min|vår|mitt|vårt|listan över|register över|lista över) (?<name>\p{L}{3,}?)(?:s?lista|register|tabell|blad)(?!\p{L})/iu,
  ja: /(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:(?:を|の)(?:アプリ|システム|管理)|(?:の)?データベース。)/u,
}
function nameIn(text: string, language: Language): string | undefined {
  const name = named[language].exec(text)?.groups!.name
  return name === undefined || language === 'ja' ? name : sayNoun(name, language).many
}

/** "Artikel", "Item": the first column names the record, where it is called so and is no field of it. */
function nameOf({ cells }: Row, language: Language): string | undefined {
  const [first = ''] = cells.map((cell) => cell.replace(/[ -]?(?:number|no\.?|id|nummer|nr)$/iu, ''))
  const chunk = lastOf(first, language)
  if (language === 'ja' || first.split(/\s+/).length > 1 || (chunk?.field && !chunk.thing)) return undefined
  return sayNoun(first, language, chunk?.thing).many
}

/** Nothing but a ruler stands between them. */
const isBelow = (text: string, from: number, to: number): boolean => ruler.test(text.slice(from, to)) || !text.slice(from, to).trim()

/** A line right above that is a name and no sentence. */
function headOf(above: string): { name: string; start: number } | null {
  const found = /(?:^|\n)[ \t#*]*(?<name>[\p{L}][\p{L}\p{N} -]{1,30})[:：]?[*]*[ \t]*\n$/u.exec(above)
  if (!found) return null
  const { name } = found.groups!
  return name!.split(/\s+/).length <= headWordsMax ? { name: name!, start: above.length - found[0].trimStart().length } : null
}
const headWordsMax = 3
