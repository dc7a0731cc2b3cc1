// "50 minutes work, 10 minutes break", "make the board 4 by 4", "default tip 18 percent": what a hand-made tool starts with.
import type { Language } from '#shared/languages.ts'
import type { ToolStart } from '../../lexicon/tool-starts.ts'
import { toolStarts } from '../../lexicon/tool-starts.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { toolSays } from '../../reply/tool-phrases.ts'
import { alreadySo, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

const number = '(\\d+(?:[.,]\\d+)?)'
const unit =
  '(?:\\s*-?\\s*(?:minutes?|mins?|seconds?|secs?|m|s|minuter|min|sekunder|sek|分間|分|秒間|秒|%|％|percent))?\\s*(?:(?:of|for|long|per|med|on the|to|with|的|の)\\s*)?'
const gap = '[^\\d]{0,24}?'
const grid = /(\d+)\s*(?:by|x|×|\*|gånger|掛ける|かける)\s*(\d+)/i
const harder =
  /\b(?:more|bigger|larger|harder|longer|tougher|too (?:easy|small|short|few))\b|(?<!\p{L})(?:fler|större|svårare|längre|för (?:lätt|liten|litet|få))(?!\p{L})|もっと多|増や|難し|大きく|簡単すぎ/iu
const easier =
  /\b(?:fewer|less|smaller|easier|shorter|too (?:hard|difficult|big|many|long))\b|(?<!\p{L})(?:färre|mindre|lättare|enklare|kortare|för (?:svårt?|stort?|många))(?!\p{L})|減ら|少なく|易し|小さく|難しすぎ|やさしく/iu
/** What changes is the tool and not how it looks. */
const ofLooks =
  /\b(?:text|font|letters?|buttons?|colou?rs?)\b|(?<!\p{L})(?:text(?:en)?|bokstäver|knappar|färg(?:er)?)(?!\p{L})|文字|ボタン|色|フォント/iu
/** "25 to 50": what was, and what shall be. */
const fromTo = new RegExp(`${number}${unit}\\s*(?:to|into|with|till|mot|から|を|→|->)\\s*${number}`, 'i')

export function readTool(model: ProjectModel, clause: Clause, language: Language): Reading {
  const page = model.pages.find(({ tool }) => tool && toolStarts[tool])
  const starts = page && toolStarts[page.tool!]!
  if (!page || !starts || ofLooks.test(clause.text)) return nothing
  const text = inDigits(clause.text)
  const now = (name: string) => page.starts?.[name] ?? starts[name]!.usual
  const named = numbersNamed(text, starts, language)
  const wanted = named.size ? named : unnamed(text, starts, now, model.things.length > 0, page, language)
  const fitting = [...wanted].map(([name, value]) => [name, fitted(starts[name]!, value)] as const)
  if (!fitting.length) return nothing
  const changed = fitting.filter(([name, value]) => value !== now(name))
  if (!changed.length) return alreadySo(language)
  const off = fitting.filter(([name, value]) => value !== wanted.get(name))
  return {
    operations: [{ op: 'setStarts', page: page.id, starts: Object.fromEntries(changed) }],
    notes: off.flatMap(([name]) => tells(toolSays.onlyThese[language](starts[name]!), 'kept').notes),
  }
}

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
const inDigits = (text: string) => spelled.reduce((said, words, at) => (at ? said.replace(words, String(at + 1)) : said), text)

function numbersNamed(text: string, starts: Record<string, ToolStart>, language: Language): Map<string, number> {
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

/** Numbers without a word: a board's sides, what stands there now, or the first thing the tool starts with. */
function unnamed(
  text: string,
  starts: Record<string, ToolStart>,
  now: (name: string) => number,
  keepsRows: boolean,
  page: Page,
  language: Language,
): Map<string, number> {
  const [first] = Object.keys(starts) as [string]
  const { among } = starts[first]!
  const board = page.tool === 'memoryGame' ? grid.exec(text) : null
  if (board) return new Map([[first, Math.floor((Number(board[1]) * Number(board[2])) / 2)]])
  const change = fromTo.exec(text)
  if (change) {
    const was = Object.keys(starts).find((name) => now(name) === Number(change[1]))
    return was ? new Map([[was, Number(change[2])]]) : new Map()
  }
  const numbers = [...text.matchAll(new RegExp(number, 'g'))].map(([said]) => Number(said.replace(',', '.')))
  if (numbers.length === 2 && /\d\s*(?:\/|-|–|and|och|plus|\+)\s*\d/i.test(text) && page.tool === 'pomodoro')
    return new Map([
      ['focus', numbers[0]!],
      ['rest', numbers[1]!],
    ])
  if (numbers.length === 1 && !keepsRows && isAboutTool(text, language)) return new Map([[first, numbers[0]!]])
  if (among && !numbers.length && harder.test(text) !== easier.test(text)) {
    const at =
      among.indexOf(now(first)) + (easier.test(text) && !/too (?:easy|small)|för (?:lätt|liten)|簡単すぎ/.test(text) ? -1 : 1)
    return among[at] === undefined ? new Map() : new Map([[first, among[at]]])
  }
  return new Map()
}

const isAboutTool = (text: string, language: Language) =>
  language === 'ja'
    ? /に(?:して|変え|する)|で(?:お願い|開始)|スタート/.test(text)
    : /^(?:make|set|change|use|start|default|i want|should|it should|give|gör|sätt|ändra|använd|börja|ställ)|minut|second|sekund|\bmin\b|%|percent|procent/i.test(
        text,
      )

const fitted = ({ min, max, among }: ToolStart, value: number): number =>
  among
    ? among.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best))
    : Math.min(max, Math.max(min, value))
