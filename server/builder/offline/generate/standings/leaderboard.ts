import { knownThings } from '../../lexicon/lexicon.ts'
import type { StandingsRule } from '../../model.ts'
import { countedIn, countsWhen, dayIn, whoIn } from '../../page-parts/standings-parts.ts'
import { titleOf, valueOf, type ThingNames } from '../context.ts'
import { attribute, createImports, print, quote } from '../markup.ts'
import { frameOf, hint, latestFirst, standingsDir, type Standings } from './standings.ts'

/** People and teams have initials, books and places have none. */
function isPeople({ thing }: ThingNames): boolean {
  const known = knownThings.get(thing.concept ?? '')
  return thing.concept === 'team' || known === undefined || known.entry.actor === true
}

/** Who has the most: times won, all points together, or the best result. */
export function writeLeaderboard(standings: Standings, rule: Exclude<StandingsRule, { by: 'matches' }>): void {
  const { context, results, side } = standings
  const { say, model } = context
  const imports = createImports()
  const { state, header, dialogs, empty } = frameOf(standings, imports)
  const { thing } = results
  const who = valueOf(results, whoIn(thing, side.thing)!, 'row')
  const counted = rule.by === 'sum' || rule.by === 'best' ? countedIn(thing, rule.field) : undefined
  const day = dayIn(thing)
  const isMoney = counted?.type === 'money'
  imports.use('@/lib/format', isMoney ? 'formatMoney' : 'formatNumber')
  imports.use('@/lib/standings', 'leaderboard')
  imports.use('./leader-list', 'LeaderList')
  if (day) {
    imports.use('@/components/ui/toolbar', 'Segmented')
    imports.use('@/lib/dates', 'today')
  }
  const dayValue = day && valueOf(results, day, 'row')
  const shown = dayValue ? 'shown' : 'rows'
  const won = countsWhen(thing)
  const counting = won ? `${shown}.filter((row) => ${valueOf(results, won.field, 'row')} === ${quote(won.option)})` : shown
  const [choice, lengths] = dayValue
    ? [
        `          <Segmented
            label=${attribute(say('period'))}
            value={period}
            options={[
              { value: 'all', label: ${quote(say('allTime'))} },
              { value: 'year', label: ${quote(say('thisYear'))} },
              { value: 'month', label: ${quote(say('thisMonth'))} },
            ]}
            onChange={setPeriod}
          />
`,
        `/** How much of a date is the same within a period. */
const lengths = { all: 0, year: 4, month: 7 }

`,
      ]
    : ['', '']
  const value = counted ? valueOf(results, counted, 'row') : '1'
  const format = isMoney
    ? 'formatMoney'
    : counted?.unit
      ? `(value: number) => \`\${formatNumber(value)} ${counted.unit}\``
      : 'formatNumber'
  imports.use(`@/data/${results.slug}`, `type ${results.type}`)
  imports.use('./result-list', 'ResultList')
  context.files[`${standingsDir}/standings-page.tsx`] = `@imports

${lengths}const shownResults = 6

${latestFirst(results)}
${counted?.unit ? `const format = ${format}\n\n` : ''}export function StandingsPage() {
${state}${dayValue ? "  const [period, setPeriod] = useState<keyof typeof lengths>('all')\n" : ''}${dayValue ? `  const shown = rows.filter((row) => ${dayValue}.startsWith(today().slice(0, lengths[period])))\n` : ''}
  const ids = sides.map(({ id }) => id)
  const entries = ${counting}.map((row) => ({ id: ${who}, value: ${value} }))
  const board = leaderboard(ids, entries${rule.by === 'best' ? ", 'best'" : ''})
  const latest = ${shown}.toSorted(latestFirst).slice(0, shownResults)
  return (
    <div className="space-y-6">
${header(attribute(model.tagline || model.name))}      {sides.length === 0 ? (
${empty}      ) : (
        <>
${choice}          <LeaderList board={board} nameOf={nameOf} ${isPeople(side) ? 'withInitials ' : ''}counted=${attribute(counted?.label ?? (rule.by === 'times' ? thing.many : say('wins')))}${counted === undefined ? '' : ` times=${attribute(thing.many)}`} format={${counted?.unit ? 'format' : format}} />
          {latest.length === 0 ? (
            ${print(hint(say('standingsHint')), 12)}
          ) : (
            <ResultList
              title=${attribute(thing.many)}
              results={latest.map((row) => ({
                id: row.id,
                title: ${titleOf(results, 'row')},
                day: ${dayValue ? (day.type === 'datetime' ? `${dayValue}.slice(0, 10)` : dayValue) : "''"},
                who: nameOf(${who}),
                value: ${counted ? `${counted.unit ? 'format' : format}(${value})` : "''"},
              }))}
              onOpen={(id) => setAction({ kind: 'open', id })}
            />
          )}
        </>
      )}
${dialogs}    </div>
  )
}
`.replace('@imports', () => imports.print())
}
