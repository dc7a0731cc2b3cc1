// The header row of a sheet, pasted as it is: "Asset tag	Model	Serial no", "| Artikel | Färg |", "Name of child / Year group / Day", 品番・品名. It is
// what each record has; rows below it are examples.
import type { Language } from '#shared/languages.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { masked, type Part, partsAt } from '../outline/parts.ts'
import { sayNoun } from '../said.ts'
import type { Edit } from './pieces.ts'
import { eachHas, listSigns, recordWords } from './sentence.ts'

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

type Row = { start: number; end: number; cells: Part[]; joint: RegExp }

/** No sentence; "Skip no.", "Hyr instrument?" are none. */
const isCell = ({ text }: Part) =>
  text.length <= cellCharsMax && !(/[.!?。！？]$/u.test(text) && text.split(/\s+/).length > cellWordsMax)

/** What parts the cells of a line, where it is a row. */
function jointOf(said: string, language: Language): RegExp {
  if (said.includes('\t')) return tab
  if (framed.test(said) || /^[^:：|]+\s\|\s[^|]+\s\|\s/u.test(said)) return pipe
  if ((said.match(/;(?=\S)/gu)?.length ?? 0) + 1 >= semicolonsMin && !/; |,/u.test(masked(said))) return semicolon
  return strokes[language]
}
const tab = /\t/gu
const pipe = /\|/gu
const semicolon = /;/gu
const strokes: Record<Language, RegExp> = { en: /\s+\/\s+/gu, sv: /\s+\/\s+/gu, ja: /\s*[/／]\s*/gu }
/** "| Article | Colour |" */
const framed = /^\s*\|.*\|\s*$/u

/** A row of a sheet is a line, one with strokes a sentence. */
const rowsOf = (text: string, language: Language): Row[] =>
  [...text.matchAll(line)].flatMap(({ 0: said, index }) => {
    const ends = /\t|\|/u.test(said) ? [] : [...masked(said).matchAll(sentenceEnd)].map((found) => found.index)
    return [0, ...ends.map((end) => end + 1)].flatMap((from, at) => {
      const start = index + from + /^\s*/u.exec(said.slice(from))![0].length
      const end = index + (ends[at] ?? said.length)
      const told = text.slice(start, end)
      if (ruler.test(told)) return []
      const joint = jointOf(told, language)
      const cells = partsAt(text, { start, end }, joint)
      const isRow =
        cells.length >= cellsMin && cells.every(isCell) && (joint !== strokes[language] || areStrokes(told, cells, language))
      return isRow ? [{ start, end, cells, joint }] : []
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

/** The tables that a text holds. Rows of records that stand below no header are none. */
export function tablesIn(text: string, language: Language): Table[] {
  const tables: Table[] = []
  let from = 0
  for (const row of rowsOf(text, language)) {
    if (row.start < from) continue
    const records = row.joint === strokes[language] ? [] : recordsBelow(text, row)
    from = records.at(-1)?.end ?? row.end
    if (!row.cells.some((cell) => ofRecord.test(cell.text))) tables.push({ header: row, records })
  }
  return tables
}

/** All lines right below a row that are parted as it is, however long their cells are and however many of them are empty. */
function recordsBelow(text: string, { end, joint }: Row): Table['records'] {
  const records: Table['records'] = []
  for (const { 0: said, index } of text.slice(end).matchAll(/\n([^\n]*)/gu)) {
    const told = said.trim()
    if (!told || said.search(joint) < 0) break
    const start = end + index + said.indexOf(told)
    if (!ruler.test(told)) records.push({ start, end: start + told.length, values: valuesIn(said.slice(1), joint) })
  }
  return records
}

/** A framed line has nothing ahead of its first stroke; a cell at its end may be empty. */
const valuesIn = (said: string, joint: RegExp): string[] =>
  said
    .replace(framed, (row) => row.trim().slice(1, -1))
    .split(joint)
    .map((cell) => cell.trim())

/** A row below its name, or one whose text tells what it lists, is "Laptops: model, serial no"; any other one what is said of each at the end. */
export function headerRows(text: string, language: Language): Edit[] {
  const { opens, parts, ends } = listSigns[language]
  return tablesIn(text, language).flatMap(({ header, records }): Edit[] => {
    const end = Math.max(records.at(-1)?.end ?? 0, header.end + (rulerBelow.exec(text.slice(header.end))?.[0] ?? '').length)
    const [ahead, behind] = [text.slice(0, header.start), text.slice(end)]
    const above = headOf(ahead)
    const told = above?.name ?? nameIn(ahead, language) ?? nameIn(behind, language) ?? nameOf(header, language)
    const name = told ?? (namesList(ahead + behind, language) ? undefined : recordWords[language])
    if (!name) {
      const items = header.cells.map((cell) => cell.text).join(parts)
      return [
        { start: header.start, end, as: '' },
        { start: text.length, end: text.length, as: ` ${eachHas[language]}${items}${ends}` },
      ]
    }
    const starts = [above?.start ?? header.start, ...header.cells.map((cell) => cell.end)]
    return [
      ...header.cells.map((cell, index) => ({ start: starts[index]!, end: cell.start, as: index ? parts : name + opens })),
      { start: starts.at(-1)!, end, as: /^[.。]/u.test(behind) ? '' : ends },
    ]
  })
}
/** The line that parts a header from its records. */
const rulerBelow = /^\n[ \t]*[|:+-][\s|:+-]*(?=\n|$)/u

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

/** A line right above that is a name and no sentence. */
function headOf(above: string): { name: string; start: number } | null {
  const found = /(?:^|\n)[ \t#*]*(?<name>[\p{L}][\p{L}\p{N} -]{1,30})[:：]?[*]*[ \t]*\n$/u.exec(above)
  if (!found) return null
  const { name } = found.groups!
  return name!.split(/\s+/).length <= headWordsMax ? { name: name!, start: above.length - found[0].trimStart().length } : null
}
const headWordsMax = 3
