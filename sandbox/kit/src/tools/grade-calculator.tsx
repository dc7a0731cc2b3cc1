import { Plus, Trash2 } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

interface Row {
  id: string
  name: string
  grade: number
  weight: number
}
const rowsMax = 60
const names = '%%gradeSamples%%'.split(', ')
const start = {
  rows: [
    { id: 'a', name: names[0]!, grade: 82, weight: 20 },
    { id: 'b', name: names[1]!, grade: 74, weight: 30 },
    { id: 'c', name: names[2]!, grade: 91, weight: 15 },
  ] as Row[],
  goal: 85,
  last: 35,
}

export function GradeCalculator() {
  const [{ rows, goal, last }, setState] = useSaved('grades', start)
  const change = (id: string, next: Partial<Row>) =>
    setState((before) => ({ ...before, rows: before.rows.map((each) => (each.id === id ? { ...each, ...next } : each)) }))
  const weight = rows.reduce((sum, each) => sum + each.weight, 0)
  const sum = rows.reduce((sum, each) => sum + each.grade * each.weight, 0)
  const round = (value: number) => formatNumber(Math.round(value * 100) / 100)
  const needed = last > 0 ? (goal * (weight + last) - sum) / last : null
  const grades = rows.map((each) => each.grade)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="space-y-4 p-5 sm:p-6">
        <ul className="divide-y divide-border">
          {rows.map(({ id, name, grade, weight }) => (
            <li key={id} className="space-y-3 py-4 first:pt-0">
              <div className="flex items-center gap-2">
                <Input
                  aria-label="%%gradeName%%"
                  placeholder="%%gradeName%%"
                  maxLength={60}
                  value={name}
                  onChange={(event) => change(id, { name: event.target.value })}
                  className="font-medium"
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%delete%% ${name}`}
                  onClick={() => setState((before) => ({ ...before, rows: before.rows.filter((each) => each.id !== id) }))}
                >
                  <Trash2 />
                </Button>
              </div>
              <div className="grid grid-cols-2 gap-3">
                <NumberField label="%%gradeGrade%%" value={grade} max={1000} onChange={(next) => change(id, { grade: next })} />
                <NumberField
                  label="%%gradeWeight%%"
                  value={weight}
                  max={1000}
                  onChange={(next) => change(id, { weight: next })}
                />
              </div>
            </li>
          ))}
        </ul>
        {rows.length < rowsMax && (
          <Button
            variant="secondary"
            onClick={() =>
              setState((before) => ({
                ...before,
                rows: [...before.rows, { id: `${Date.now()}`, name: '', grade: 0, weight: 10 }],
              }))
            }
          >
            <Plus /> %%add%%
          </Button>
        )}
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label="%%gradeAverage%%" value={weight > 0 ? round(sum / weight) : '–'} />
        <Figures
          items={[
            ['%%gradePlain%%', grades.length > 0 ? round(grades.reduce((all, each) => all + each, 0) / grades.length) : '–'],
            ['%%gradeWeights%%', round(weight)],
          ]}
        />
        <section className="space-y-4 border-t border-border pt-5" aria-labelledby="needed">
          <h2 id="needed" className="font-semibold">
            %%gradeNeeded%%
          </h2>
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label="%%gradeGoal%%"
              value={goal}
              max={1000}
              onChange={(next) => setState((before) => ({ ...before, goal: next }))}
            />
            <NumberField
              label="%%gradeLast%%"
              value={last}
              max={1000}
              onChange={(next) => setState((before) => ({ ...before, last: next }))}
            />
          </div>
          <p
            aria-live="polite"
            className="rounded-xl bg-accent px-4 py-5 text-center font-display text-3xl font-bold text-accent-foreground tabular-nums"
          >
            {needed === null ? '–' : round(Math.max(0, needed))}
          </p>
        </section>
      </Card>
    </div>
  )
}
