import { Card } from '@/components/ui/card'
import { Avatar } from '@/components/ui/marks'
import { cn } from '@/lib/cn'
import { placeOf, type Tally } from '@/lib/standings'

interface LeaderListProps {
  /** Who has the most, first. */
  board: Tally[]
  nameOf: (id: string) => string
  /** People are shown with their initials. */
  withInitials?: boolean
  /** What is counted: the heading of the last column. */
  counted: string
  /** The heading of how often each took part, where that is not what is counted. */
  times?: string
  format: (sum: number) => string
}

const medals = ['bg-tone-amber/20 text-tone-amber', 'bg-tone-gray/20 text-tone-gray', 'bg-tone-red/15 text-tone-red']

/** Who has the most, with places, names and a bar for each. */
export function LeaderList({ board, nameOf, withInitials = false, counted, times, format }: LeaderListProps) {
  const sums = board.map(({ sum }) => sum)
  const most = Math.max(1, ...sums)
  return (
    <Card className="overflow-hidden p-2 sm:p-4">
      <table className="w-full text-sm">
        <caption className="sr-only">%%cupTable%%</caption>
        <thead>
          <tr className="text-muted-foreground">
            <th scope="col" className="px-2 py-2 text-left font-medium">
              %%cupWho%%
            </th>
            {times && (
              <th scope="col" className="px-2 py-2 text-right font-medium max-sm:hidden">
                {times}
              </th>
            )}
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {counted}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {board.map((row, at) => (
            <tr key={row.id}>
              <th scope="row" className="w-full max-w-0 px-2 py-3 text-left font-medium">
                <span className="flex items-center gap-3">
                  <span
                    className={cn(
                      'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums',
                      row.sum > 0 ? medals[placeOf(sums, at) - 1] : 'text-muted-foreground',
                    )}
                  >
                    {placeOf(sums, at)}
                  </span>
                  {withInitials && <Avatar name={nameOf(row.id)} />}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{nameOf(row.id)}</span>
                    <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-muted" aria-hidden="true">
                      <span
                        className="block h-full rounded-full bg-primary"
                        style={{ width: `${(Math.max(0, row.sum) / most) * 100}%` }}
                      />
                    </span>
                  </span>
                </span>
              </th>
              {times && <td className="px-2 py-3 text-right tabular-nums max-sm:hidden">{row.times}</td>}
              <td className="px-2 py-3 text-right text-base font-semibold whitespace-nowrap tabular-nums">{format(row.sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
