import { CalendarPlus, CalendarX2, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import {
  type Answer,
  answerLabels,
  answers,
  bestOf,
  countOf,
  type DatePoll as Poll,
  type Person,
} from '@/features/date-poll/date-poll'
import { AnswerTable } from '@/features/date-poll/answer-table'
import { Button } from '@/components/ui/button'
import { Card, EmptyState } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { newId, without } from '@/lib/arrange'
import { cn } from '@/lib/cn'
import { daysFromNow } from '@/lib/dates'
import { formatLongDay } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const datesMax = 20
const peopleMax = 60
/** The dates that the project was described with; without them there are some in the near future. */
const told: string[] = []
const occasion = '%%datePollSample%%'
const sampleDates = (told.length > 0 ? told : [9, 10, 16].map((days) => formatLongDay(daysFromNow(days)))).map((text, at) => ({
  id: `d${at}`,
  text,
}))
const sampleAnswers: Answer[][] = [
  ['yes', 'maybe', 'no'],
  ['yes', 'yes', 'maybe'],
  ['maybe', 'yes', 'no'],
]
const samplePeople: Person[] = '%%datePollPeople%%'.split(', ').map((name, at) => ({
  id: `p${at}`,
  name,
  answers: Object.fromEntries(sampleDates.map(({ id }, date) => [id, sampleAnswers[at]![date % sampleAnswers.length]!])),
}))
const start: Poll = { title: occasion, dates: sampleDates, people: samplePeople }

export function DatePoll() {
  const [poll, setPoll] = useSaved('date-poll', start)
  const { title, dates, people } = poll
  const [name, setName] = useState('')
  const [given, setGiven] = useState<Record<string, Answer>>({})
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const best = bestOf(poll)
  const change = (part: Partial<Poll>) => setPoll((before) => ({ ...before, ...part }))

  const answer = (event: FormEvent) => {
    event.preventDefault()
    const all = Object.fromEntries(dates.map(({ id }) => [id, given[id] ?? 'no']))
    // who answers again changes the answer
    const others = people.filter((person) => person.name !== name.trim())
    change({ people: [...others, { id: newId(), name: name.trim(), answers: all }].slice(-peopleMax) })
    setName('')
    setGiven({})
  }
  const addDate = (event: FormEvent) => {
    event.preventDefault()
    change({ dates: [...dates, { id: newId(), text: `${formatLongDay(day)} ${time}`.trim() }] })
    setDay('')
    setTime('')
  }
  return (
    <div className="space-y-5">
      <Input
        aria-label="%%datePollTitle%%"
        maxLength={120}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
        className="h-12 text-lg font-semibold sm:text-lg"
      />
      {dates.length === 0 ? (
        <EmptyState icon={CalendarX2} title="%%datePollNone%%" text="%%datePollNoneHint%%" />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {dates.map((date) => (
            <li key={date.id}>
              <Card className={cn('flex items-start gap-2 p-4', best.includes(date.id) && 'border-primary bg-accent/60')}>
                <div className="min-w-0 flex-1">
                  <h2 className="font-semibold wrap-break-word">{date.text}</h2>
                  <p className="mt-1 flex flex-wrap gap-x-4 text-sm tabular-nums">
                    {answers.map((each) => (
                      <span key={each}>
                        {answerLabels[each]} <span className="font-semibold">{countOf(people, date.id, each)}</span>
                      </span>
                    ))}
                  </p>
                  {best.includes(date.id) && <p className="mt-1 text-sm font-semibold text-primary">%%datePollBest%%</p>}
                </div>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%delete%% ${date.text}`}
                  onClick={() => change({ dates: without(dates, date.id) })}
                >
                  <Trash2 />
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {dates.length > 0 && (
        <Card className="p-5 sm:p-6">
          <form onSubmit={answer} className="space-y-4">
            <Field label="%%datePollName%%" required>
              {(wiring) => (
                <Input
                  {...wiring}
                  maxLength={60}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                  className="max-w-80"
                />
              )}
            </Field>
            <ul className="divide-y divide-border">
              {dates.map((date) => (
                <li key={date.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
                  <span className="min-w-0 wrap-break-word">{date.text}</span>
                  <Segmented
                    label={date.text}
                    value={given[date.id] ?? 'no'}
                    options={answers.map((value) => ({ value, label: answerLabels[value] }))}
                    onChange={(value) => setGiven((before) => ({ ...before, [date.id]: value }))}
                  />
                </li>
              ))}
            </ul>
            <Button type="submit" size="lg" className="max-sm:w-full">
              %%datePollSend%%
            </Button>
          </form>
        </Card>
      )}
      {people.length > 0 && dates.length > 0 && (
        <AnswerTable poll={poll} best={best} onRemove={(id) => change({ people: without(people, id) })} />
      )}
      {dates.length < datesMax && (
        <form onSubmit={addDate} className="flex flex-wrap items-end gap-3">
          <Field label="%%datePollMore%%">
            {(wiring) => <Input {...wiring} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />}
          </Field>
          <Field label="%%datePollTime%%">
            {(wiring) => <Input {...wiring} type="time" value={time} onChange={(event) => setTime(event.target.value)} />}
          </Field>
          <Button type="submit" variant="secondary">
            <CalendarPlus /> %%add%%
          </Button>
        </form>
      )}
      <p className="text-center text-sm text-pretty text-muted-foreground">%%datePollHere%%</p>
    </div>
  )
}
