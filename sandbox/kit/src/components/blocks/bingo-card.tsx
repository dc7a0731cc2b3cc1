import { Star } from 'lucide-react'
import { bingoLetters, cardOf, freeAt, sideOf, type BingoPlan } from '@/lib/bingo'
import { cn } from '@/lib/cn'

/** A card as it is printed: two fill a page. */
export function BingoCard({ plan, number, title }: { plan: BingoPlan; number: number; title: string }) {
  const side = sideOf(plan)
  const cells = cardOf(plan, number)
  const free = freeAt(plan)
  const isNumbers = plan.kind === 'numbers'
  return (
    <article className="surface flex flex-col rounded-xl p-3 sm:p-4 print:h-[47vh] print:rounded-none print:border-0 print:bg-transparent print:p-4 print:text-black print:even:break-after-page">
      <p className="flex items-baseline justify-between gap-3 pb-2">
        <span className="min-w-0 truncate font-display text-xl font-bold">{title}</span>
        <span className="shrink-0 text-sm text-muted-foreground tabular-nums print:text-black">
          {'%%bingoCard%%'.replace('{number}', String(number + 1))}
        </span>
      </p>
      <table aria-label={`${title} ${number + 1}`} className="w-full flex-1 table-fixed border-collapse text-center">
        {isNumbers && (
          <thead>
            <tr>
              {bingoLetters.map((letter) => (
                <th
                  key={letter}
                  scope="col"
                  className="border-2 border-primary bg-primary py-1 font-display text-xl font-bold print:text-3xl text-primary-foreground print:border-black print:bg-transparent print:text-black"
                >
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {cells.slice(row * side, (row + 1) * side).map((cell, at) => (
                <td
                  key={at}
                  className={cn(
                    'h-14 overflow-hidden border-2 border-input p-0.5 hyphens-auto sm:h-16 print:border-black',
                    isNumbers
                      ? 'font-display text-2xl font-semibold tabular-nums print:text-4xl'
                      : 'text-[0.68rem] leading-tight font-medium wrap-anywhere sm:text-xs print:p-1 print:text-base',
                    !isNumbers && side < 5 && 'text-sm sm:text-base print:text-2xl',
                    row * side + at === free && 'bg-accent text-accent-foreground print:text-black',
                  )}
                >
                  {row * side + at === free ? (
                    <span className="grid place-items-center gap-0.5 text-xs font-semibold">
                      <Star className="size-5 fill-current" aria-hidden="true" />
                      %%bingoFree%%
                    </span>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
