import { Plus, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { daysFromNow, toDate } from '@/lib/dates'
import { locale } from '@/lib/project'
import { useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

interface Moment {
  id: string
  name: string
  /** `YYYY-MM-DDTHH:MM` in local time */
  at: string
}

/** What the project was described with: the name of the day and, where it is known, the day itself. */
const told = { name: '', day: '' }
const samples: Moment[] = told.name
  ? [{ id: 'told', name: told.name, at: told.day ? `${told.day}T00:00` : `${daysFromNow(45)}T09:00` }]
  : [
      { id: 'holiday', name: '%%countdownHoliday%%', at: `${daysFromNow(45)}T09:00` },
      { id: 'party', name: '%%countdownParty%%', at: `${daysFromNow(12)}T18:00` },
    ]
const momentsMax = 40

function parts(ms: number): [label: string, value: number][] {
  const seconds = Math.floor(Math.abs(ms) / 1000)
  return [
    ['%%countdownDays%%', Math.floor(seconds / 86_400)],
    ['%%countdownHours%%', Math.floor(seconds / 3600) % 24],
    ['%%countdownMinutes%%', Math.floor(seconds / 60) % 60],
    ['%%countdownSeconds%%', seconds % 60],
  ]
}

export function Countdown() {
  const [moments, setMoments] = useSaved('countdowns', samples)
  const [draft, setDraft] = useState({ name: '', at: '' })
  const now = useNow(true, 1000)
  const inOrder = moments.toSorted((a, b) => {
    const [past, other] = [a, b].map((moment) => toDate(moment.at).getTime() < now)
    return past === other ? a.at.localeCompare(b.at) : past ? 1 : -1
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    setMoments((before) => [...before, { ...draft, id: `${Date.now()}` }].slice(-momentsMax))
    setDraft({ name: '', at: '' })
  }
  return (
    <div className="space-y-5">
      <ul className="space-y-4">
        {inOrder.map(({ id, name, at }, place) => {
          const left = toDate(at).getTime() - now
          return (
            <li key={id}>
              <Card
                className={
                  place === 0 && left > 0 ? 'border-transparent bg-primary p-5 text-primary-foreground sm:p-7' : 'p-5 sm:p-7'
                }
              >
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <h2 className="font-display text-xl font-semibold text-balance">{name}</h2>
                    <p className="mt-0.5 text-sm opacity-90">
                      {toDate(at).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
                    </p>
                  </div>
                  <button
                    type="button"
                    aria-label={`%%delete%% ${name}`}
                    onClick={() => setMoments((before) => before.filter((other) => other.id !== id))}
                    className="focus-ring grid size-10 shrink-0 cursor-pointer place-items-center rounded-md"
                  >
                    <Trash2 className="size-4" aria-hidden="true" />
                  </button>
                </div>
                {left < 0 && <p className="mt-4 text-sm font-medium">%%countdownPassed%%</p>}
                <dl className="mt-4 grid grid-cols-4 gap-2 text-center sm:gap-4">
                  {parts(left).map(([label, value]) => (
                    <div key={label} className="flex min-w-0 flex-col-reverse">
                      <dt className="truncate text-xs sm:text-sm">{label}</dt>
                      <dd className="font-display text-3xl font-bold tabular-nums sm:text-5xl">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
            </li>
          )
        })}
      </ul>
      {moments.length === 0 && <p className="text-center text-muted-foreground">%%countdownNone%%</p>}
      <Card className="p-5">
        <form onSubmit={add} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
          <Field label="%%countdownName%%">
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={80}
                value={draft.name}
                onChange={(event) => setDraft({ ...draft, name: event.target.value })}
              />
            )}
          </Field>
          <Field label="%%countdownWhen%%">
            {(wiring) => (
              <Input
                {...wiring}
                required
                type="datetime-local"
                value={draft.at}
                onChange={(event) => setDraft({ ...draft, at: event.target.value })}
              />
            )}
          </Field>
          <Button type="submit">
            <Plus /> %%add%%
          </Button>
        </form>
      </Card>
    </div>
  )
}
