// "50 minutes work, 10 minutes break", "tip 18 percent", 25分作業: the numbers that a text tells a hand-made tool to start with.
import type { Language } from '#shared/languages.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import { type ToolStart, toolStarts } from '../lexicon/tool-starts.ts'

export const number = '(\\d+(?:[.,]\\d+)?)'
const unit =
  '(?:\\s*-?\\s*(?:minutes?|mins?|seconds?|secs?|m|s|minuter|min|sekunder|sek|分間|分|秒間|秒|%|％|percent))?\\s*(?:(?:of|for|long|per|med|on the|to|with|的|の)\\s*)?'
const gap = '[^\\d]{0,24}?'
/** "25 to 50": what was, and what shall be. */
export const fromTo = new RegExp(`${number}${unit}\\s*(?:to|into|with|till|mot|から|を|→|->)\\s*${number}`, 'i')

const spelled = [
  'one|en|ett',
  'two|två',
  'three|tre',
  'four|fyra',
  'five|fem',
  'six|sex',
  'seven|sju',
  'eight|åtta',
  'nine|nio',
  'ten|tio',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))
export const inDigits = (text: string) =>
  spelled.reduce((said, words, at) => (at ? said.replace(words, String(at + 1)) : said), text)

/** The numbers with a word beside them, by what they are about. */
export function numbersNamed(text: string, starts: Record<string, ToolStart>, language: Language): Map<string, number> {
  const found = new Map<string, number>()
  let rest = text.replace(fromTo, '$2')
  const edge = language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  // "long break" before "break"
  const names = Object.keys(starts).toSorted((a, b) => starts[b]!.words[language].length - starts[a]!.words[language].length)
  for (const name of Object.keys(starts).includes('longRest')
    ? ['longRest', ...names.filter((each) => each !== 'longRest')]
    : names) {
    const words = `${edge[0]}(?:${starts[name]!.words[language]})${edge[1]}`
    const forms = [new RegExp(`${number}${unit}(?:${words})`, 'iu'), new RegExp(`(?:${words})${gap}${number}`, 'iu')]
    const hit = forms.map((form) => form.exec(rest)).find(Boolean)
    if (!hit) continue
    found.set(name, Number(hit[1]!.replace(',', '.')))
    rest = rest.replace(hit[0], ' ')
  }
  return found
}

export const fitted = ({ min, max, among }: ToolStart, value: number): number =>
  among
    ? among.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best))
    : Math.min(max, Math.max(min, value))

/** "25, 12 and 6": what can be chosen, and no start. */
const severalOf = /\d\s*(?:[%％]|分|秒|min(?:ut\w*)?|se[ck]\w*)?\s*(?:,|、|と|・|\/|and|och|or|eller)\s*\d/iu
/** "d4, d6 and d20", "3 presets": kinds of dice and parts of the tool, and nothing it starts with. */
const counted = /\b[dt]\d+\b|\d+ ?(?=presets?|buttons?|timers?|alarms?|knappar|förval|ボタン)/giu
const pairOf = /(?<!\d)(\d+)\s*(?:\/|-|–|\+)\s*(\d+)(?!\d)/

const cooking = 7
const lengths =
  /\bmiles?\b|\bkm\b|kilomet|inch|\bfeet\b|\bfoot\b|\bmet(?:er|re)s?\b|\blengths?\b|(?<!\p{L})(?:mil|tum|fot|meter|längd)(?!\p{L})|長さ|マイル|インチ|フィート|メートル/iu
/** The kinds of the unit converter in their places; the first that is named is shown first. */
const kindsOfUnit: readonly (readonly [place: number, words: RegExp])[] = [
  [
    7,
    /cook|baking|bake|recipe|kitchen|cups? (?:to|and|in)|matlagning|bakning|bak(?!om)|recept|köksmått|料理|お菓子|製菓|レシピ|大さじ|カップ/iu,
  ],
  [2, /celsius|fahrenheit|temperatur|摂氏|華氏|温度/iu],
  [1, /\bweights?\b|pounds?|kilos?|\bkg\b|ounces?|(?<!\p{L})vikt|重さ|ポンド|キログラム/iu],
  [3, /\bvolumes?\b|gallons?|pints?|lit(?:er|re)s?|volym|体積|リットル/iu],
  [4, /\bareas?\b|acres?|hectares?|square|(?<!\p{L})yta|hektar|面積|坪/iu],
  [5, /\bspeeds?\b|knots?|mph|hastighet|knop|速度|ノット/iu],
  [6, /\bdata\b|megabytes?|gigabytes?|\b[mg]b\b|データ/iu],
]
function kindTold(text: string): Record<string, number> | undefined {
  const told = kindsOfUnit.flatMap(([kind, words]) => {
    const at = text.search(words)
    return at < 0 ? [] : [{ kind, at }]
  })
  // cooking is a kind of its own, whatever else is measured
  const first = told.find(({ kind }) => kind === cooking) ?? told.toSorted((one, other) => one.at - other.at)[0]
  const length = text.search(lengths)
  return first && (first.kind === cooking || length < 0 || first.at < length) ? { kind: first.kind } : undefined
}

/** What a first description says the tool starts with; undefined where that is nothing, or the usual. */
export function startsTold(text: string, tool: ToolId, language: Language): Record<string, number> | undefined {
  if (tool === 'unitConverter') return kindTold(text)
  const starts = toolStarts[tool]
  if (!starts || (Object.keys(starts).length === 1 && severalOf.test(text))) return undefined
  const said = inDigits(text).replaceAll(counted, ' ')
  // "pomodoro 50/10"
  const pair = tool === 'pomodoro' ? pairOf.exec(said) : null
  const named = pair ? new Map<string, number>() : numbersNamed(said, starts, language)
  if (pair) named.set('focus', Number(pair[1])).set('rest', Number(pair[2]))
  const told = [...named].map(([name, value]) => [name, fitted(starts[name]!, value)] as const)
  const changed = told.filter(([name, value]) => value !== starts[name]!.usual)
  return changed.length ? Object.fromEntries(changed) : undefined
}
