import { SumRound } from '@/components/blocks/sum-round'
import { Checkbox, Field, Select } from '@/components/ui/field'
import { pickOne, randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const tables = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const all = 0
const usualTables = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const factorMax = 10
const usual = { seconds: 60 }
const start = { table: all, isDivided: false, best: {} as Record<string, number> }

export function TimesTables() {
  const [{ table, isDivided, best }, setState] = useSaved('times-tables', start)
  const round = `${table}-${isDivided}-${usual.seconds}`
  const next = () => {
    const one = table === all ? pickOne(usualTables) : table
    const other = 1 + randomBelow(factorMax)
    return isDivided ? { text: `${one * other} ÷ ${one}`, answer: other } : { text: `${one} × ${other}`, answer: one * other }
  }
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-44">
          <Field label="%%sumsTable%%">
            {(wiring) => (
              <Select
                {...wiring}
                value={table}
                onChange={(event) => setState((before) => ({ ...before, table: Number(event.target.value) }))}
              >
                <option value={all}>%%sumsAll%%</option>
                {tables.map((each) => (
                  <option key={each} value={each}>
                    {'%%sumsTableOf%%'.replace('{number}', String(each))}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Checkbox
          label="%%sumsDivide%%"
          checked={isDivided}
          onChange={(event) => setState((before) => ({ ...before, isDivided: event.target.checked }))}
        />
      </div>
      <SumRound
        key={round}
        seconds={usual.seconds}
        best={best[round] ?? 0}
        onBest={(score) => setState((before) => ({ ...before, best: { ...before.best, [round]: score } }))}
        next={next}
      />
      <p className="text-center text-sm text-muted-foreground">%%sumsHelp%%</p>
    </div>
  )
}
