// "Keep score", "add an easy level", "show a chart of the balance", 2人で対戦: what is asked of a hand-made tool. What it does already is told with
// where it stands; what is no part of it is refused, and never becomes a setting, another tool or an empty page.
import type { Language } from '#shared/languages.ts'
import { type ToolAsk, toolAsks, toolHas, whereInTool } from '../../lexicon/tool-asks.ts'
import { gameIds } from '../../lexicon/tool-entries.ts'
import { toolStarts } from '../../lexicon/tool-starts.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { pageSays } from '../../reply/page-phrases.ts'
import { numbersNamed, inDigits } from '../../understand/starts-told.ts'
import { addQuestion } from '../outright/question-deeds.ts'
import { alreadySo, type Reading, tells } from '../reading.ts'
import { toolSettingsSaid } from './tool-settings.ts'

/** The tool that a project is about: what it opens with. */
const toolPageOf = ({ pages }: ProjectModel): Page | undefined => (pages[0]?.tool ? pages[0] : undefined)

const saidCharsMax = 80
/** That it is no part of the tool. */
export function toolLacks({ title, tool }: Page, said: string, language: Language): Reading {
  const short = said.trim().replace(/[.!?。！？]+$/u, '')
  const starts = Object.values(toolStarts[tool!] ?? {}).map(({ label }) => label[language])
  return tells(
    pageSays.toolLacks[language](title, short.length > saidCharsMax ? `${short.slice(0, saidCharsMax)} …` : short, starts),
  )
}

/** One part of a tool that is to be larger. */
const larger =
  /\b(?:numbers?|digits?|figures?|results?|amounts?|clock|timer|time|cards?|board|buttons?)\b(?: \p{L}+){0,4}? (?:\p{L}+ )?(?:bigger|larger|huge|enormous|big)\b|\b(?:bigger|larger|huge|enormous) (?:\p{L}+ )?(?:numbers?|digits?|figures?|results?|amounts?|clock|timer|cards?|board|buttons?)\b|(?:siffr|belopp|resultat|klocka|tiden|kort|knapp)\p{L}*(?: \p{L}+){0,4}? (?:större|jättestor\p{L}*|stor[at]?)(?!\p{L})|(?<!\p{L})(?:större|jättestora|stora) (?:siffror|knappar|kort)|(?:数字|金額|結果|時計|ボタン|カード|文字)[^。]{0,6}(?:大き|でか)/iu
const ofColour = /(?<!\p{L})(?:red|green|blue|yellow|orange|purple|pink|colou?rs?|röd|grön|blå|gul|färg)|[赤緑青黄]|色/iu
/** Colours that change with what happens. */
const colouredBy =
  /\b(?:red|green|yellow|blue|orange)\b[^.]{0,20}\b(?:when|if|while|during)\b|\b(?:when|if|while)\b[^.]{0,40}\b(?:red|green|yellow|blue)\b|(?:röd|grön|gul|blå)\p{L}*[^.]{0,16}(?<!\p{L})(?:när|om|medan)(?!\p{L})|(?<!\p{L})(?:när|om)(?!\p{L})[^.]{0,40}(?:röd|grön|gul|blå)\p{L}*|(?:時|とき|たら|なら|間)[^。]{0,8}[赤緑青黄]|[赤緑青黄]色?(?:く|に|い)[^。]{0,8}(?:時|とき|たら)/iu
/** Beside the tool, and none of its parts. */
const ofOwnPage = /\b(?:pages?|separate|list of|tables?)\b|(?<!\p{L})(?:sid(?:a|or)|separat|lista|tabell)(?!\p{L})|ページ|一覧/iu
const marksAnswers = new Set<Page['tool']>(['quiz'])
const aQuestion =
  /^(?:please |also |and )*(?:add|include|put in) (?:an? |another |one more |some |\d+ )?(?:\p{L}+ )?questions?\b(?! (?:type|kind|list|page|bank|mark))|^(?:lägg till|ha med) (?:en |ett |några |\d+ )?(?:\p{L}+ )?(?:fråga|frågor)(?!\p{L})|(?:質問|問題|クイズ)(?:を|も)(?:\d+問)?(?:追加|足|増や)/iu

export function toolSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = toolPageOf(model)
  if (!page) return null
  const tool = page.tool!
  if (tool === 'quiz' && aQuestion.test(text)) {
    const what = text.replace(/^.*?(?:questions?|frågan?|frågor)(?: about| on| om)?:? ?/iu, '')
    return addQuestion(model, { what }, language) ?? tells(pageSays.quizNeedsAnswers[language])
  }
  const settings = toolSettingsSaid(page, text, language)
  if (settings) return settings
  if (colouredBy.test(text)) return marksAnswers.has(tool) ? alreadySo(language) : toolLacks(page, text, language)
  if (larger.test(text) && !ofColour.test(text)) {
    if (model.theme.size === 'large') return alreadySo(language)
    return {
      operations: [{ op: 'setTheme', theme: { size: 'large' } }],
      notes: [{ kind: 'kept', text: outrightSays.growsWithAll[language] }],
    }
  }
  if (ofOwnPage.test(text)) return null
  // what it starts with is set elsewhere
  const starts = toolStarts[tool]
  const isSet = starts !== undefined && numbersNamed(inDigits(text), starts, language).size > 0
  const asked = (Object.keys(toolAsks) as ToolAsk[]).find(
    (ask) => toolAsks[ask].words[language].test(text) && (gameIds.has(tool) || !ofGames.has(ask)),
  )
  if (!asked || (isSet && asked !== 'friend')) return null
  if (asked === 'levels' && starts && Object.values(starts)[0]!.among && !named[language].test(text)) return null
  if (!toolHas[tool]?.includes(asked)) return lackedBy(asked, page) ? toolLacks(page, text, language) : null
  const where = whereInTool[tool]?.[asked] ?? toolAsks[asked].where
  return tells(pageSays.toolDoes[language](where[language]), 'kept')
}
/** Levels by their names, not "make it harder". */
const named: Record<Language, RegExp> = {
  en: /level|difficult(?:y|ies)|\b(?:easy|hard)\b/iu,
  sv: /nivå|svårighet|(?<!\p{L})(?:lätt|svårt?|medel)(?!\p{L})/iu,
  ja: /難易度|レベル|・/u,
}
/** Of a calculator "2 people" are a number. */
const ofGames = new Set<ToolAsk>(['friend', 'computer', 'levels'])
/** These may be asked of a list beside the tool, too. */
const ofLists = new Set<ToolAsk>(['chart', 'history', 'download', 'copy', 'names', 'total'])
const lackedBy = (ask: ToolAsk, { thing }: Page): boolean => !(thing && ofLists.has(ask))
