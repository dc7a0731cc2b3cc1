// The header row of a sheet, pasted as it is: "Asset tag	Model	Serial no", "| Artikel | Färg |", "Name of child / Year group / Day", 品番・品名. It is
// what each record has; rows below it are examples.
import type { Language } from '#shared/languages.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { masked, type Part, partsAt } from '../outline/parts.ts'
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
const eachHas: Record<Language, string> = { en: 'For each one: ', sv: 'För varje: ', ja: '項目は' }

type Row = { start: number; end: number; cells: Part[] }

/** No sentence; "Skip no.", "Hyr instrument?" are none. */
const isCell = ({ text }: Part) =>
  text.length <= cellCharsMax && !(/[.!?。！？]$/u.test(text) && text.split(/\s+/).length > cellWordsMax)

/** What parts the cells of a line, where it is a row. */
function jointOf(said: string, language: Language): RegExp | null {
  if (said.includes('\t')) return /\t/gu
  if (/^\s*\|.*\|\s*$/u.test(said) || /^[^:：|]+\s\|\s[^|]+\s\|\s/u.test(said)) return /\|/gu
  if ((said.match(/;(?=\S)/gu)?.length ?? 0) + 1 >= semicolonsMin && !/; |,/u.test(masked(said))) return /;/gu
  return language === 'ja' ? /\s*[/／]\s*/gu : /\s+\/\s+/gu
}

/** A row of a sheet is a line, one with strokes a sentence. */
const rowsOf = (text: string, language: Language): Row[] =>
  [...text.matchAll(line)].flatMap(({ 0: said, index }) => {
    const ends = /\t|\|/u.test(said) ? [] : [...masked(said).matchAll(sentenceEnd)].map((found) => found.index)
    return [0, ...ends.map((end) => end + 1)].flatMap((from, at) => {
      const start = index + from + /^\s*/u.exec(said.slice(from))![0].length
      const end = index + (ends[at] ?? said.length)
      const told = text.slice(start, end)
      const joint = jointOf(told, language)
      const cells = joint ? partsAt(text, { start, end }, joint) : []
      const isRow =
        !ruler.test(told) &&
        cells.length >= cellsMin &&
        cells.every(isCell) &&
        (!joint!.source.includes('/') || areStrokes(told, cells, language))
      return isRow ? [{ start, end, cells }] : []
    })
  })
const sentenceEnd = /[.。](?=\s|$|[^\s\p{N}])/gu

/** "Name of child / Year group / Club (chess, coding) / Day": none of a sentence, and no choices of a field. */
function areStrokes(said: string, cells: readonly Part[], language: Language): boolean {
  const first = cells[0]!.text
  const ahead = masked(said).slice(0, first.length)
  if (cells.length < strokesMin || /[:：]|(?<!\p{L})(?:is|are|är)(?!\p{L})/iu.test(ahead)) return false
  // 「案件は別で、ネタごとに【媒体/画像】」
  if (language === 'ja' && /[、はを【]/u.test(first)) return false
  const known = cells.filter(({ text }) => endsInField(text.replace(/\s*[（(].*$/u, ''), language)).length
  return known >= cells.length * fieldsFrom
}

/** A header with the records right below it; `values` are those of its columns, '' where a cell is empty. */
export type Table = { header: Row; records: { start: number; end: number; values: string[] }[] }

/** The tables that a text holds. Rows that look like records and stand below no header are none. */
export function tablesIn(text: string, language: Language): Table[] {
  const tables: Table[] = []
  let last: Row | undefined
  for (const row of rowsOf(text, language)) {
    const table = last && isBelow(text, last.end, row.start) ? tables.at(-1) : undefined
    if (table) table.records.push({ ...row, values: valuesIn(text.slice(row.start, row.end), language) })
    else if (!row.cells.some((cell) => ofRecord.test(cell.text))) tables.push({ header: row, records: [] })
    last = row
  }
  return tables
}

function valuesIn(said: string, language: Language): string[] {
  const values = said.split(jointOf(said, language) ?? /(?!)/u).map((cell) => cell.trim())
  return /^\s*\|.*\|\s*$/u.test(said) ? values.slice(1, -1) : values
}

/** A row below its name, or one whose text tells what it lists, is "Laptops: model, serial no"; any other one what is said of each at the end. */
export function headerRows(text: string, language: Language): Edit[] {
  const isJa = language === 'ja'
  return tablesIn(text, language).flatMap(({ header: row, records: below }): Edit[] => {
    // the rows right below a header are records
    const left = below.map(({ start, end }): Edit => ({ start, end, as: '' }))
    const end = row.end + (/^\n[ \t]*[|:+-][\s|:+-]*(?=\n|$)/u.exec(text.slice(row.end))?.[0] ?? '').length
    const [ahead, behind] = [text.slice(0, row.start), text.slice(below.at(-1)?.end ?? end)]
    const above = headOf(ahead)
    const told = above?.name ?? nameIn(ahead, language) ?? nameIn(behind, language) ?? nameOf(row, language)
    const name = told ?? (namesList(ahead + behind, language) ? undefined : records[language])
    const [comma, stop] = isJa ? ['、', '。'] : [', ', '.']
    if (!name)
      return [
        { start: row.start, end, as: '' },
        ...left,
        {
          start: text.length,
          end: text.length,
          as: ` ${eachHas[language]}${row.cells.map((cell) => cell.text).join(comma)}${stop}`,
        },
      ]
    const starts = [above?.start ?? row.start, ...row.cells.map((cell) => cell.end)]
    return [
      ...row.cells.map((cell, index) => ({
        start: starts[index]!,
        end: cell.start,
        as: index ? comma : `${name}${isJa ? '：' : ': '}`,
      })),
      { start: starts.at(-1)!, end, as: /^[.。]/u.test(text.slice(end)) ? '' : stop },
      ...left,
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
  const [first = ''] = cells.map(({ text }) => text.replace(/[ -]?(?:number|no\.?|id|nummer|nr)$/iu, ''))
  const chunk = lastOf(first, language)
  if (language === 'ja' || first.split(/\s+/).length > 1 || (chunk?.field && !chunk.thing)) return undefined
  return sayNoun(first, language, chunk?.thing).many
}

/** Nothing but a ruler stands between them. */
const isBelow = (text: string, from: number, to: number): boolean =>
  ruler.test(text.slice(from, to)) || !text.slice(from, to).trim()

/** A line right above that is a name and no sentence. */
function headOf(above: string): { name: string; start: number } | null {
  const found = /(?:^|\n)[ \t#*]*(?<name>[\p{L}][\p{L}\p{N} -]{1,30})[:：]?[*]*[ \t]*\n$/u.exec(above)
  if (!found) return null
  const { name } = found.groups!
  return name!.split(/\s+/).length <= headWordsMax ? { name: name!, start: above.length - found[0].trimStart().length } : null
}
const headWordsMax = 3
