import type { StandingsRule } from '../../model.ts'
import { dayIn, scoreIn, sidesIn } from '../../page-parts/standings-parts.ts'
import { titleOf, valueOf } from '../context.ts'
import { attribute, createImports, print } from '../markup.ts'
import { frameOf, hint, latestFirst, standingsDir, type Standings } from './standings.ts'

type Matches = Extract<StandingsRule, { by: 'matches' }>

/** A table of matches between two, the latest ones and those to come. */
export function writeLeagueTable(standings: Standings, rule: Matches): void {
  writeMatches(standings, rule)
  writeTablePage(standings, rule)
}

/** `matches.ts`: how a match ended, what the points are. */
function writeMatches({ context, results, side }: Standings, { win, draw }: Matches): void {
  const imports = createImports()
  const { thing, type } = results
  const [home, away] = sidesIn(thing, side.thing)!.map((field) => valueOf(results, field, 'row'))
  const score = scoreIn(thing)!
  const dayField = dayIn(thing)
  const day = dayField && valueOf(results, dayField, 'row')
  imports.use(`@/data/${results.slug}`, `type ${type}`)
  imports.use('@/lib/standings', 'type Outcome')
  imports.use('./result-list', 'type ListedResult')
  const isText = 'text' in score
  if (isText) imports.use('@/lib/standings', 'readScore')
  else if (day) imports.use('@/lib/dates', 'today')
  const text = isText ? valueOf(results, score.text, 'row') : ''
  const [one, other] = isText ? ['', ''] : score.numbers.map((field) => valueOf(results, field, 'row'))
  const ended = isText
    ? `readScore(${text})`
    : day
      ? `${day}.slice(0, 10) <= today() ? [${one}, ${other}] : null`
      : `[${one}, ${other}]`
  const shownScore = isText ? text : `isOver(row) ? \`\${${one}}–\${${other}}\` : ''`
  context.files[`${standingsDir}/matches.ts`] = `@imports

/** What a match is worth; a loss is worth nothing. */
export const pointsFor = { win: ${win}, draw: ${draw ?? 0} }

const scoreOf = (row: ${type}): [number, number] | null => ${ended}

/** It was played by two, and has its score. */
export const isOver = (row: ${type}) => ${home} !== '' && ${away} !== '' && ${home} !== ${away} && scoreOf(row) !== null

export const outcomeOf = (row: ${type}): Outcome => ({
  sides: [${home}, ${away}],
  score: scoreOf(row) ?? [0, 0],
})

export ${latestFirst(results)}
export const listed = (row: ${type}, nameOf: (id: string) => string): ListedResult => ({
  id: row.id,
  title: ${titleOf(results, 'row')},
  day: ${day ? `${dayField?.type === 'datetime' ? `${day}.slice(0, 10)` : day}` : "''"},
  who: \`\${nameOf(${home})} – \${nameOf(${away})}\`,
  value: ${shownScore},
})
`.replace('@imports', () => imports.print())
}

function writeTablePage(standings: Standings, { win, draw }: Matches): void {
  const { context } = standings
  const { say } = context
  const imports = createImports()
  const { state, header, dialogs, empty } = frameOf(standings, imports)
  imports.use('@/lib/standings', 'leagueTable')
  imports.use('./league-table', 'LeagueTable')
  imports.use('./result-list', 'ResultList')
  imports.use('./matches', 'latestFirst', 'isOver', 'listed', 'outcomeOf', 'pointsFor')
  const isScored = win > 1 || draw !== undefined
  const told =
    draw === undefined
      ? say('pointsForWin', { win: String(win) })
      : say('pointsForWinDraw', { win: String(win), draw: draw === 0.5 ? '½' : String(draw) })
  context.files[`${standingsDir}/standings-page.tsx`] = `@imports

const shownResults = 6

export function StandingsPage() {
${state}  const played = rows.filter(isOver).toSorted(latestFirst)
  const ahead = rows.filter((row) => !isOver(row)).toSorted((a, b) => latestFirst(b, a))
  const ids = sides.map(({ id }) => id)
  const table = leagueTable(ids, played.toReversed().map(outcomeOf), pointsFor)
  const list = (some: typeof rows) => some.slice(0, shownResults).map((row) => listed(row, nameOf))
  const [latest, coming] = [list(played), list(ahead)]
  const open = (id: string) => setAction({ kind: 'open', id })
  return (
    <div className="space-y-8">
${header(attribute(isScored ? told : context.model.tagline || context.model.name))}      {sides.length === 0 ? (
${empty}      ) : (
        <LeagueTable table={table} nameOf={nameOf} ${draw === undefined ? '' : 'withDraws '}/>
      )}
      {sides.length > 0 && played.length === 0 && (
        ${print(hint(say('standingsHint')), 8)}
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {latest.length > 0 && <ResultList title=${attribute(say('latestResults'))} results={latest} onOpen={open} />}
        {coming.length > 0 && <ResultList title=${attribute(say('matchesAhead'))} results={coming} onOpen={open} />}
      </div>
${dialogs}    </div>
  )
}
`.replace('@imports', () => imports.print())
}
