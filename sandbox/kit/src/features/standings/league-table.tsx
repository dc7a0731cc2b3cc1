import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import type { Ending, Standing } from '@/lib/standings'

interface LeagueTableProps<Id extends string | number> {
  table: Standing<Id>[]
  nameOf: (id: Id) => string
  /** Whether a match can end in a draw. */
  withDraws?: boolean
}

const lastShown = 5
const endingLooks: Record<Ending, { text: string; className: string }> = {
  won: { text: '%%cupWon%%', className: 'bg-tone-green' },
  drawn: { text: '%%cupDrawn%%', className: 'bg-tone-gray' },
  lost: { text: '%%cupLost%%', className: 'bg-tone-red' },
}

const difference = (scored: number, conceded: number) =>
  scored > conceded ? `+${scored - conceded}` : scored < conceded ? `−${conceded - scored}` : '0'

/** Who leads: matches, points and how the last ones ended. */
export function LeagueTable<Id extends string | number>({ table, nameOf, withDraws = false }: LeagueTableProps<Id>) {
  const cell = 'px-2 py-2.5 text-right tabular-nums'
  const heads = [
    { label: '%%cupPlayed%%' },
    { label: '%%cupWon%%', className: 'max-sm:hidden' },
    ...(withDraws ? [{ label: '%%cupDrawn%%', className: 'max-sm:hidden' }] : []),
    { label: '%%cupLost%%', className: 'max-sm:hidden' },
    { label: '%%cupDifference%%' },
    { label: '%%cupPoints%%' },
  ]
  return (
    <Card className="overflow-x-auto p-2 sm:p-4">
      <table className="w-full text-sm">
        <caption className="sr-only">%%cupTable%%</caption>
        <thead>
          <tr className="text-muted-foreground">
            <th scope="col" className="px-2 py-2 text-left font-medium">
              %%cupWho%%
            </th>
            {heads.map(({ label, className }) => (
              <th key={label} scope="col" className={cn('px-2 py-2 text-right font-medium', className)}>
                {label}
              </th>
            ))}
            <th scope="col" className="px-2 py-2 text-right font-medium max-md:hidden">
              %%lastMatches%%
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {table.map(({ id, played, won, drawn, lost, scored, conceded, points, endings }, at) => (
            <tr key={id} className={cn(at === 0 && played > 0 && 'bg-accent text-accent-foreground')}>
              <th scope="row" className="max-w-40 px-2 py-2.5 text-left font-medium sm:max-w-72">
                <span className="flex gap-2.5">
                  <span className="w-5 shrink-0 text-right tabular-nums">{at + 1}</span>
                  <span className="min-w-0 truncate">{nameOf(id)}</span>
                </span>
              </th>
              <td className={cell}>{played}</td>
              {[won, ...(withDraws ? [drawn] : []), lost].map((value, place) => (
                <td key={place} className={cn(cell, 'max-sm:hidden')}>
                  {value}
                </td>
              ))}
              <td className={cell}>{difference(scored, conceded)}</td>
              <td className={cn(cell, 'font-bold')}>{points}</td>
              <td className={cn(cell, 'max-md:hidden')}>
                <span className="inline-flex gap-1 align-middle">
                  {endings.slice(-lastShown).map((ending, match) => (
                    <span
                      key={match}
                      role="img"
                      aria-label={endingLooks[ending].text}
                      title={endingLooks[ending].text}
                      className={cn('size-2.5 rounded-full', endingLooks[ending].className)}
                    />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
