// The page of a league table or a leaderboard over the lists there are.
import type { Language } from '#shared/languages.ts'
import { pointsIn, usualPoints } from '../../lexicon/standings.ts'
import type { Page, StandingsRule, Thing } from '../../model.ts'
import { partWords } from '../../page-parts/part-words.ts'
import { countedIn, namesWinner, rankedIn, sidesIn } from '../../page-parts/standings-parts.ts'
import type { Intent } from '../intent.ts'

/** `told` is what the description or the wish said of it; without that, the lists tell how it counts. */
export function standingsPage(
  things: readonly Thing[],
  language: Language,
  { standings, prompt = '' }: Partial<Pick<Intent, 'prompt' | 'standings'>>,
): Omit<Page, 'path'> {
  const named = (name: string | undefined) => things.find(({ many }) => many === name)
  const results = named(standings?.results) ?? resultsAmong(things, language)
  const side = named(standings?.ranked) ?? rankedIn({ things: [...things], language }, results)
  const rule = standings?.rule ?? ruleFor(results, side, prompt, language)
  const isTable = rule.by === 'matches'
  return {
    id: isTable ? 'table' : 'leaderboard',
    title: partWords[isTable ? 'leagueTable' : 'leaderboard'][language],
    icon: isTable ? 'ListOrdered' : 'Trophy',
    kind: 'standings',
    standings: rule,
    ...(results && { thing: results.id }),
    ...(side && side !== results && { parts: { side: side.id } }),
  }
}

/** What people are ranked by: matches, else what names those who take part, else what has a number. */
function resultsAmong(things: readonly Thing[], language: Language): Thing | undefined {
  const ranked = rankedIn({ things: [...things], language }, undefined)
  const others = things.filter((thing) => thing !== ranked)
  return (
    others.find(({ concept }) => concept === 'match') ??
    others.find(namesWinner) ??
    others.find((thing) => ranked && thing.fields.some(({ type, target }) => type === 'ref' && target === ranked.id)) ??
    others.find((thing) => countedIn(thing))
  )
}

function ruleFor(results: Thing | undefined, side: Thing | undefined, text: string, language: Language): StandingsRule {
  const points = pointsIn(text, language)
  const usual = usualPoints(text)
  if (points) return { by: 'matches', win: points.win, ...(points.draw !== undefined && { draw: points.draw }) }
  if (!results || results.concept === 'match' || (side && sidesIn(results, side))) return { by: 'matches', ...usual }
  if (namesWinner(results)) return { by: 'wins' }
  return { by: 'sum' }
}
