// "Export to CSV", "undo that", "another font", "rounder corners": what is not about one field.
import type { Language } from '#shared/languages.ts'
import { nearestPalette } from '../../generate/nearest-palette.ts'
import { fonts, frames, looks, palettes, type ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'

const undoes =
  /^(?:undo|revert|roll ?back|go back|take (?:it|that|this) back|cancel (?:that|the last)|restore (?:the )?(?:last|previous|old)|back to (?:before|the (?:last|previous))|ångra|återställ|backa|gå tillbaka|ta tillbaka)\b|^(?:(?:nej|usch|oj|hoppsan),? )?(?:ändra|gör|sätt|ställ|byt|ta|lägg) (?:om )?(?:det |den |allt |allting )?tillbaka(?: (?:till )?(?:som|hur|så som) (?:det|den|allt) var(?: (?:innan|förut))?| igen)?[.!]*$|^(?:jag vill ha|vi vill ha) (?:det|den) (?:tillbaka )?som (?:det|den) var(?: (?:innan|förut))?|^(?:元に戻|もとに戻|取り消|やり直|(?:1つ|一つ|ひとつ)前[にの]|前の(?:状態|デザイン|バージョン|まま)[にが]|前のほうが|さっきの(?:変更)?[をは](?:戻|取り消|なし|なかった)|今の(?:変更)?[をは](?:なし|取り消)|戻して$)/i

/** Nothing is ever lost: every state stands in the history, where the person can take it back. */
export const readUndo = (_model: ProjectModel, clause: Clause, language: Language): Reading =>
  undoes.test(clause.text) ? tells(changeSays.undo[language], 'kept') : nothing

const exports =
  /\bexport|\bcsv\b|\bexcel\b|\bladda ner\b|\bspreadsheet file|エクスポート|出力|書き出し|ファイルに保存|ダウンロード|CSV|Excel|エクセル/i
const imports = /\bimport(?:s|ed|ing|era|erar)?\b|läs(?:a)? in|\bupload (?:a )?(?:csv|file|excel)|インポート|取り込|読み込/i
const listKinds = new Set(['collection', 'todo'])

export function readCsv(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text, verb } = clause
  const isImport = imports.test(text)
  const isExport = exports.test(text) && (!isImport || /export|エクスポート|出力|書き出/i.test(text))
  if ((!isImport && !isExport) || /\b(?:to|from|till|från) (?:fortnox|quickbooks|google|outlook)/i.test(text)) return nothing
  const on = verb !== 'remove'
  const wanted = [...(isExport ? ['csv' as const] : []), ...(isImport ? ['csvImport' as const] : [])]
  const operations = wanted
    .filter((feature) => (model.features[feature] ?? false) !== on)
    .map((feature): Operation => ({ op: 'setFeature', feature, on }))
  if (operations.length || !on || !model.pages.some(({ kind }) => listKinds.has(kind))) return { operations, notes: [] }
  return tells(changeSays.csvThere[language](isImport), 'kept')
}

/** Words that say a wish is about how everything looks. */
export const themeWords =
  /\b(?:colou?rs?|theme|palette|look|style|design|färg(?:en|er)?|tema(?:t)?|utseende(?:t)?|stil(?:en)?)\b|色|テーマ|デザイン|配色|カラー|基調|ベース|トーン|系(?:で|に|の|統一|$)|っぽ|雰囲気|見た目/i

type Theme = ProjectModel['theme']
const after = <T>(all: readonly T[], current: T): T => all[(all.indexOf(current) + 1) % all.length]!

const fontWords: readonly (readonly [RegExp, NonNullable<Theme['font']>])[] = [
  [/\b(?:sans[- ]?serif|plain|simple|modern|clean|enkelt?|modernt?)\b|ゴシック|サンセリフ/i, 'sans'],
  [/\b(?:serif|seriff|newspaper|classic|klassiskt?|antikva)\b|明朝|セリフ/i, 'serif'],
  [/\b(?:round(?:ed|er)?|soft|friendly|rundat?|runda(?:re)?|mjukt?)\b|丸/i, 'rounded'],
  [/\b(?:geometric|futura|geometriskt?)\b|幾何/i, 'geometric'],
  [/\b(?:mono(?:space(?:d)?)?|typewriter|code|coding|skrivmaskin(?:s)?|kod)\b|等幅|タイプライター/i, 'mono'],
]
/** Colours by how warm they are: asking again goes on to the next. */
const climates: readonly (readonly [RegExp, readonly Theme['palette'][]])[] = [
  [/\b(?:warm(?:er)?|varm(?:a|are|t)?)\b|暖か|温か|暖色/i, ['orange', 'amber', 'rose', 'red']],
  [/\b(?:cool(?:er)?|cold(?:er)?|kall(?:a|are|t)?|sval(?:a|are|t)?)\b|寒色|涼し|クールな/i, ['sky', 'blue', 'teal', 'indigo']],
]
const colourNouns = /\b(?:colou?rs?|tones?|palette|färg(?:en|er|erna|skala)?|toner)\b|色|配色|トーン/i
const fontNouns = /\b(?:font|fonts|typeface|type|lettering|typsnitt(?:et)?|teckensnitt(?:et)?|font(?:en)?)\b|フォント|書体|字体/i
const another = /\b(?:another|different|other|new|change the|annan|annat|andra|nytt|ny|byt)\b|別の|違う|変え|他の/i

const colourCode = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/i

/** Looks that need more than a word of colour or mood: fonts, corners, size, "another look". */
export function readLook(model: ProjectModel, clause: Clause, language: Language): Reading {
  const code = colourCode.exec(clause.text)?.[0]
  if (code)
    return {
      operations: [{ op: 'setTheme', theme: nearestPalette(code) }],
      notes: [{ kind: 'assumed', text: changeSays.nearestColour[language](code) }],
    }
  if (
    clause.verb === 'add' ||
    clause.verb === 'remove' ||
    (clause.verb === 'rename' && !/^(?:the )?(?:font|look|design|style|typsnitt|utseende)/i.test(clause.object))
  )
    return nothing
  const { text } = clause
  const theme: Partial<Theme> = {}
  if (
    /\b(?:round(?:er|ed)?|runda(?:re)?|rundade)\b.*\b(?:corners?|edges?|buttons?|cards?|hörn|kanter|knappar)|角(?:を)?丸|丸い角/i.test(
      text,
    )
  )
    theme.corners = 'round'
  else if (
    /\b(?:square|sharp(?:er)?|straight|hard|less round(?:ed)?|raka?|skarpa(?:re)?|kantiga(?:re)?|fyrkantiga?)\b.*\b(?:corners?|edges?|buttons?|cards?|hörn|kanter|knappar)|角(?:を)?(?:四角|尖|鋭)/i.test(
      text,
    )
  )
    theme.corners = 'square'
  const climate = colourNouns.test(text) ? climates.find(([words]) => words.test(text))?.[1] : undefined
  if (climate) theme.palette = after(climate, model.theme.palette)
  if (fontNouns.test(text)) {
    const named = fontWords.find(([words]) => words.test(text))?.[1]
    if (named) theme.font = named
    else if (another.test(text)) theme.font = after(fonts, model.theme.font ?? 'sans')
  }
  if (
    /\b(?:bigger|larger|increase|enlarge|large|big|större|stor|förstora)\b|大き|でか|デカ|拡大|サイズを?(?:上げ|アップ)/i.test(
      text,
    ) &&
    sizeOf(text)
  )
    theme.size = 'large'
  else if (
    /\b(?:smaller|compact|denser|tighter|decrease|small|mindre|kompakt(?:are)?|tätare|förminska)\b|小さ|コンパクト/i.test(text) &&
    sizeOf(text)
  )
    theme.size = 'small'
  if (
    /^(?:(?:give|make|try|show|use|i want)\s+(?:it|me)?\s*)?(?:an?\s+)?(?:another|different|other|new|fresh)\s+(?:look|design|style)|surprise me|\b(?:annat|nytt) (?:utseende|stuk)|\bannan (?:stil|design)|(?:別の|違う|新しい|他の)(?:デザイン|見た目|雰囲気|スタイル)|^(?:デザイン|見た目|雰囲気)を(?:変え|ガラッと)/i.test(
      text,
    )
  )
    Object.assign(theme, {
      look: after(looks, model.theme.look),
      frame: after(frames, model.theme.frame ?? frames[0]),
      palette: after(palettes, after(palettes, after(palettes, model.theme.palette))),
    })
  else if (
    /\b(?:another|different|other|new)\s+colou?rs?\b|\b(?:annan|andra|ny) färg(?:er)?\b|(?:別の|違う|他の)(?:色|配色)|^(?:色|配色|カラー)を(?:変え|チェンジ)/i.test(
      text,
    )
  )
    Object.assign(theme, { palette: after(palettes, after(palettes, after(palettes, model.theme.palette))), depth: 'normal' })
  return Object.keys(theme).length ? { operations: [{ op: 'setTheme', theme }], notes: [] } : nothing
}

/** What grows is the text, or everything. */
const sizeOf = (text: string): boolean =>
  /\b(?:text|font|letters?|type|everything|all|it|size|buttons?|texten?|bokstäver(?:na)?|allt|den|det|storlek(?:en)?)\b|文字|字|全体|フォント|サイズ|ボタン|画面|テキスト/i.test(
    text,
  ) || /^(?:bigger|larger|smaller|större|mindre|(?:もっと|もう少し|少し)?(?:大きく|小さく))/i.test(text)
