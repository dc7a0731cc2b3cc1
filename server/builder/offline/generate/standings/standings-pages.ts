import type { Page } from '../../model.ts'
import { thingOf, type Context } from '../context.ts'
import type { Route } from '../routes-file.ts'
import { writeLeaderboard } from './leaderboard.ts'
import { writeLeagueTable } from './league-table.ts'
import { standingsDir, type Standings } from './standings.ts'

/** Who leads, worked out of the results. Says which route it brings. */
export function writeStandingsPages(context: Context, page: Page): Route[] {
  const standings: Standings = { context, page, results: thingOf(context, page.thing), side: thingOf(context, page.parts?.side) }
  const rule = page.standings!
  if (rule.by === 'matches') writeLeagueTable(standings, rule)
  else writeLeaderboard(standings, rule)
  return [
    {
      path: page.path,
      component: 'StandingsPage',
      module: `@/${standingsDir.slice('src/'.length)}/standings-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
  ]
}
