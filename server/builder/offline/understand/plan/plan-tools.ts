// Which hand-made tools a project gets, and their pages.
import type { Language } from '#shared/languages.ts'
import { gameIds, type ToolEntry, type ToolId, toolEntryOf, toolIds } from '../../lexicon/tool-entries.ts'
import type { Page, Thing } from '../../model.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { leaveBesideTool } from './leave-beside-tool.ts'

export function toolPage(tool: ToolId, language: Language, things: readonly Thing[]): Omit<Page, 'path'> {
  const { icon, thing, [language]: texts } = toolEntryOf(tool)
  const [title, lead] = texts
  const host = things.find((each) => each.concept === thing)
  return { id: tool, title, icon, kind: 'tool', tool, texts: { lead }, ...(thing && host && { thing: host.id }) }
}

/**
 * The tool is the project, and what is said of it ("with the number of people") are its own parts: it was said first, and no
 * kind of record was asked for by name.
 */
export const isToolOnly = (intent: Intent): boolean =>
  gameAsked(intent) !== undefined ||
  (intent.toolFirst &&
    !intent.pages.size &&
    !intent.things.some((thing) => thing.naming || thing.fields.length > 0 || thing.views.length > 0))

/** Read up to the first point: a game that is asked for there is what is to be built. */
const opening = /^[^.!?。！？\n]*/u
const kept: Record<Language, RegExp> = {
  en: /\b(?:club|shop|store|log|track\w*|list of|collection|members?|students?|lessons?|tournament|league|results|school|blog|site|website)\b/i,
  sv: /(?:klubb|butik|logg|lista|samling|medlem|elev|lektion|turnering|resultat|skola|blogg|hemsida)/iu,
  ja: /教室|大会|記録|一覧|会員|生徒|ブログ|ショップ|店|成績|サイト/u,
}
const bare = (text: string) => text.trim().toLowerCase().replaceAll(/[\s-]/g, '')

const namesGame = / games?$|spel$|ゲーム$/iu
/** The game that is all of what is asked for. */
function gameAsked({ tools, prompt, language }: Intent): ToolId | undefined {
  const [head = ''] = opening.exec(prompt.trim()) ?? []
  if (kept[language].test(head)) return undefined
  const isIn = (id: ToolId, test: (words: string) => boolean) =>
    toolEntryOf(id)
      [language][2].split(',')
      .some((words) => test(words) && bare(head).includes(bare(words)))
  const found = [...tools].find((id) => gameIds.has(id) && isIn(id, () => true))
  // "a memory game with a picture on one side": what is told of its cards asks for no other tool
  return found ?? (tools.size ? toolIds.find((id) => gameIds.has(id) && isIn(id, (words) => namesGame.test(words))) : undefined)
}

/** "A game where you catch falling fruit", "ett plattformsspel": a game that nobody has written. */
const anyGame: Record<Language, RegExp> = {
  en: /^\W*(?:(?:please )?(?:make|build|create|design|code|program)(?: me)? |i (?:want|need|would like) |can you (?:make|build) )?(?:an? |the )?(?!(?:board|card|video|party|parlou?r|drinking) games?\b)(?:[\p{L}\d-]+ ){0,3}game(?: app)?(?: (?:where|in which|with an?|that|for (?:my|kids|children|two|one)|like|about)\b|\s*[,.!]|\s*$)/iu,
  sv: /^\W*(?:(?:gör|bygg|skapa)(?: mig)? |jag (?:vill ha|behöver) )?(?:ett )?(?:[\p{L}\d-]+ ){0,2}(?!(?:bräd|kort|tv-|sällskaps|video|ord)spel)\p{L}*-?spel(?:et)?(?: (?:där|som går|med en|för (?:barn|min))(?!\p{L})|\s*[,.!]|\s*$)/iu,
  ja: /^[^。]{0,20}(?:する|避ける|よける|集める|落ちてくる|走る|跳ぶ|倒す|撃つ)[^。]{0,6}ゲーム(?:を作って|を作りたい|がほしい|$)|^(?:アクション|シューティング|レース|横スクロール|脱出)ゲーム/u,
}
function isAnyGame(intent: Intent): boolean {
  const { prompt, language, things, tools, kinds, domains } = intent
  const isOther = tools.size > 0 || kinds.size > 0 || domains.length > 0 || intent.pages.size > 0
  if (isOther || !anyGame[language].test(prompt) || things.some(({ fields }) => fields.length > 2)) return false
  return true
}

/** What every quiz has. */
const ofQuiz =
  /^(?:(?:quiz )?(?:questions?|answers?|rounds?|scores?|results?|points?)|(?:quiz)?(?:fråg(?:a|or)|svar|omgång(?:ar)?|poäng|resultat)|(?:クイズ)?(?:問題|質問|設問|回答|答え|解答|正解|選択肢|得点|点数|スコア|結果))$/iu
/** "A quiz about cheese, ten questions with four answers each": the quiz has its own, and nothing of it is a list besides. */
function leaveQuizParts(intent: Intent): void {
  if (!intent.tools.has('quiz') || !intent.toolFirst) return
  const isPart = ({ one, many, known, views }: SaidThing) =>
    known?.id !== 'quizQuestion' && !views.length && [one, many].some((name) => ofQuiz.test(name))
  if (!intent.things.some(isPart)) return
  intent.things = intent.things.filter((said) => !isPart(said))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
  intent.loose = []
}

/** A game that is asked for is all that is wanted. False for one that nobody has written, which is said. */
export function settleGame(intent: Intent): boolean {
  leaveBesideTool(intent)
  leaveQuizParts(intent)
  if (isAnyGame(intent)) {
    intent.services.add('game')
    return false
  }
  const game = gameAsked(intent)
  if (game) intent.tools = new Set([game])
  // "a calculator that works out the tip" is that one
  if (intent.tools.has('tipCalculator')) intent.tools.delete('calculator')
  return true
}

/** The tools that were said, and those that come along with a thing ("habits" with their streaks). */
export function toolsOf(intent: Intent, things: readonly { concept?: string }[]): ToolId[] {
  const usual = toolIds.filter((id) => {
    const entry: ToolEntry = toolEntryOf(id)
    return entry.usual === true && things[0]?.concept === entry.thing
  })
  const all = [...new Set([...intent.tools, ...usual])]
  // a quiz that was described leads, and the days until the exam stand behind it
  const isStudy = (id: ToolId) => id === 'quiz' || id === 'flashcards'
  return intent.study ? all.toSorted((one, other) => Number(isStudy(other)) - Number(isStudy(one))) : all
}

/** A project that is one or more tools and nothing else is named and tinted like its first one. */
export const mainTool = (pages: readonly Page[]): ToolEntry | undefined => {
  const first = pages[0]
  return first?.kind === 'tool' && first.tool ? toolEntryOf(first.tool) : undefined
}
