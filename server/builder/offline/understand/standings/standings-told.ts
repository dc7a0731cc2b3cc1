// "A league table, 3 points for a win": what asks for a table of who leads is heard as a whole, so that no word of it becomes a list or a
// field, and says how the page counts.
import type { Language } from '#shared/languages.ts'
import {
  asksStandings,
  bestTold,
  matchTold,
  pointsIn,
  scoresTold,
  standingsClause,
  usualPoints,
  timesTold,
  winnerTold,
} from '../../lexicon/standings.ts'
import { kindPhrases } from '../../lexicon/page-phrases.ts'
import type { StandingsRule } from '../../model.ts'
import { fieldsListed, isIn } from '../fields-listed.ts'
import type { Stretch } from '../told/telling.ts'

/** Where a table is asked for, and how it counts. */
export type StandingsTold = { stretches: Stretch[]; rule: StandingsRule }

export function standingsTold(text: string, language: Language): StandingsTold | undefined {
  const asked = asksStandings[language].exec(text)
  if (!asked || sells(text, language) || isOfGame(asked[0], text)) return undefined
  const listed = fieldsListed(text, language)
  if (isIn(listed, asked.index, asked.index + asked[0].length)) return undefined
  const points = pointsIn(text, language)
  const rule = ruleOf(text, language, points)
  const clauses = [...text.matchAll(standingsClause[language])].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const won = rule.by === 'wins' ? winnerTold[language].exec(text) : null
  const stretches = [
    ...clauses,
    ...(points ? [{ start: points.start, end: points.end }] : []),
    ...(won ? [{ start: won.index, end: won.index + won[0].length }] : []),
  ]
  return { stretches, rule }
}

/** A shop's best sellers and a website's ranking are other things. */
const sells = (text: string, language: Language): boolean =>
  (['shop', 'booking', 'invoice', 'survey'] as const).some((kind) => kindPhrases[kind][language].wish.test(text))

/** A quiz keeps its own score. */
const isOfGame = (asked: string, text: string): boolean =>
  /score|rekord|スコア/i.test(asked) && /\bquiz\b|\bgame\b|frågesport|spel(?!are)|クイズ|ゲーム/i.test(text)

function ruleOf(text: string, language: Language, points: ReturnType<typeof pointsIn>): StandingsRule {
  const rest = text.replace(standingsClause[language], ' ')
  if (points) return { by: 'matches', win: points.win, ...(points.draw !== undefined && { draw: points.draw }) }
  if (bestTold[language].test(text)) return { by: 'best' }
  if (timesTold[language].test(text)) return { by: 'times' }
  if (winnerTold[language].test(rest) && !matchTold[language].test(rest)) return { by: 'wins' }
  if (matchTold[language].test(text) && (scoresTold[language].test(rest) || !isCounted(rest, language)))
    return { by: 'matches', ...usualPoints(text) }
  return { by: 'sum' }
}

/** Points, steps or money of each: they are added up. */
const counted: Record<Language, RegExp> = {
  en: /\bpoints?\b|\bsteps?\b|\bamounts?\b|\bminutes\b|\bkm\b|\bmiles\b|\bhours\b|\bpages\b|\bdeals\b|\bsales\b|\bkilomet/i,
  sv: /poäng|steg|belopp|minuter|(?<!\p{L})km(?!\p{L})|timmar|sidor|affärer|försäljning|kilometer/iu,
  ja: /ポイント|点数|歩数|金額|距離|時間|売上|冊数/u,
}
const isCounted = (text: string, language: Language) => counted[language].test(text)
