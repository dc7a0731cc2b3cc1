import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { counted, monthsAfter, spanOf, spanText } from '@/lib/calendar-span'
import { dayAfter, daysBetween, toDate, today } from '@/lib/dates'
import { formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const start = { born: '1990-05-14', at: '' }
const dayStep = 1000
const weekStep = 500
const yearStep = 10
/** `36 years`; an age has a word of its own in Japanese. */
const old = (years: number) => (locale.startsWith('ja') ? `${years}歳` : counted(years, 'year'))

export function AgeCalculator() {
  const [{ born, at: chosen }, setState] = useSaved('age', start)
  const at = chosen || today()
  const known = born !== '' && born <= at
  const { years } = known ? spanOf(born, at) : { years: 0 }
  const lived = known ? daysBetween(born, at) : 0
  const birthday = monthsAfter(born || at, (years + 1) * 12)
  const next = (count: number, step: number) => (Math.floor(count / step) + 1) * step
  const roundYears = next(years, yearStep)
  const [thousand, weeks] = [next(lived, dayStep), next(lived / 7, weekStep)]
  const milestones: [string, string][] = known
    ? [
        [old(years + 1), birthday],
        [counted(thousand, 'day'), dayAfter(born, thousand)],
        [counted(weeks, 'week'), dayAfter(born, weeks * 7)],
        ...(roundYears > years + 1 ? [[old(roundYears), monthsAfter(born, roundYears * 12)] satisfies [string, string]] : []),
      ]
    : []
  const field = (key: keyof typeof start, label: string, value: string) => (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          type="date"
          max="9999-12-31"
          value={value}
          onChange={(event) => setState((before) => ({ ...before, [key]: event.target.value }))}
          className="h-12"
        />
      )}
    </Field>
  )
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="space-y-5">
        <Card className="space-y-4 p-5 sm:p-6">
          {field('born', '%%ageBorn%%', born)}
          {field('at', '%%ageAt%%', at)}
        </Card>
        <Card className="space-y-5 p-5 sm:p-6">
          <Answer label="%%ageAge%%" value={known ? old(years) : '–'} hint={known ? spanText(born, at) : '%%ageChoose%%'} />
          <Figures
            items={[
              ['%%ageDays%%', formatNumber(lived)],
              ['%%ageWeeks%%', formatNumber(Math.floor(lived / 7))],
              ['%%ageWeekday%%', known ? toDate(born).toLocaleDateString(locale, { weekday: 'long' }) : '–'],
              ['%%ageNext%%', known ? counted(daysBetween(at, birthday), 'day') : '–'],
            ]}
          />
        </Card>
      </div>
      <Card className="p-5 sm:p-6">
        <h2 className="font-display text-lg font-semibold">%%ageMilestones%%</h2>
        <ol className="mt-4 space-y-4">
          {milestones
            .toSorted(([, a], [, b]) => a.localeCompare(b))
            .map(([label, day]) => (
              <li key={label} className="flex items-center gap-4">
                <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-accent text-center text-accent-foreground">
                  <span className="font-display text-lg leading-none font-bold tabular-nums">{toDate(day).getDate()}</span>
                  <span className="-mt-2 text-xs">{toDate(day).toLocaleDateString(locale, { month: 'short' })}</span>
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{label}</span>
                  <span className="text-sm text-muted-foreground">
                    {toDate(day).toLocaleDateString(locale, { dateStyle: 'long' })}
                  </span>
                </span>
              </li>
            ))}
        </ol>
        {!known && <p className="mt-4 text-sm text-muted-foreground">%%ageChoose%%</p>}
      </Card>
    </div>
  )
}
