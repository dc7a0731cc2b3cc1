// "50 minutes work, 10 minutes break", "make the board 4 by 4", "default tip 18 percent": what a hand-made tool starts with.
import type { Language } from '#shared/languages.ts'
import { type ToolStart, toolStarts } from '../../lexicon/tool-starts.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { toolSays } from '../../reply/tool-phrases.ts'
import { fitted, fromTo, inDigits, number, numbersNamed } from '../../understand/starts-told.ts'
import { alreadySo, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

const grid = /(\d+)\s*(?:by|x|×|\*|gånger|掛ける|かける)\s*(\d+)/i
const harder =
  /\b(?:more|bigger|larger|harder|longer|tougher|too (?:easy|small|short|few))\b|(?<!\p{L})(?:fler|större|svårare|längre|för (?:lätt|liten|litet|få))(?!\p{L})|もっと多|増や|難し|大きく|簡単すぎ/iu
const easier =
  /\b(?:fewer|less|smaller|easier|shorter|too (?:hard|difficult|big|many|long))\b|(?<!\p{L})(?:färre|mindre|lättare|enklare|kortare|för (?:svårt?|stort?|många))(?!\p{L})|減ら|少なく|易し|小さく|難しすぎ|やさしく/iu
/** What changes is the tool and not how it looks. */
const ofLooks =
  /\b(?:text|font|letters?|buttons?|colou?rs?)\b|(?<!\p{L})(?:text(?:en)?|bokstäver|knappar|färg(?:er)?)(?!\p{L})|文字|ボタン|色|フォント/iu
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
