import { Check, CircleHelp, X } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card, EmptyState } from '@/components/ui/card'
import { Select } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { shuffled } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

export interface Question {
  id: string
  question: string
  answer: string
  wrong: string[]
  /** its category, where the questions have some */
  group: string
}
const choicesMax = 4
const roundMax = 20

/** The right answer among wrong ones; where a question has too few, other questions' answers stand in. */
function choicesOf(question: Question, all: Question[]) {
  const others = shuffled(all.filter((other) => other.id !== question.id).map((other) => other.answer))
  const wrong = [...new Set([...question.wrong, ...others])].filter((each) => each && each !== question.answer)
  const choices = [question.answer, ...wrong.slice(0, choicesMax - 1)]
  // true and false stand where they always do
  return choices.length > 2 ? shuffled(choices) : choices.toSorted((a, b) => b.localeCompare(a))
}
const groupsOf = (questions: Question[]) => [...new Set(questions.map(({ group }) => group).filter(Boolean))]
const newRound = (questions: Question[]) =>
  shuffled(questions.filter(({ question, answer }) => question && answer))
    .slice(0, roundMax)
    .map((question) => ({ ...question, choices: choicesOf(question, questions) }))

/** Asks the questions in any order, four answers each. */
export function Quiz({ questions }: { questions: Question[] }) {
  const [best, setBest] = useSaved('quiz-best', 0)
  const [group, setGroup] = useState('')
  const asked = questions.filter((question) => !group || question.group === group)
  const [round, setRound] = useState(() => newRound(questions))
  const [answers, setAnswers] = useState<string[]>([])
  const [at, setAt] = useState(0)
  const current = round[at]
  const chosen = answers[at]
  const right = round.filter((question, place) => answers[place] === question.answer).length
  const over = at >= round.length
  const groups = groupsOf(questions)

  const start = (from: Question[]) => {
    setRound(newRound(from))
    setAnswers([])
    setAt(0)
  }
  const narrow = (next: string) => {
    setGroup(next)
    start(questions.filter((question) => !next || question.group === next))
  }
  const choose = (choice: string) => {
    if (chosen === undefined) setAnswers([...answers, choice])
  }
  const next = () => {
    if (chosen === undefined) return
    setAt(at + 1)
    if (at + 1 === round.length) setBest((before) => Math.max(before, Math.round((right / round.length) * 100)))
  }
  useKeys((key) => {
    const choice = current?.choices[Number(key) - 1]
    if (choice) choose(choice)
    else if (key === 'Enter') next()
    else return false
    return true
  })

  if (!questions.length) return <EmptyState icon={CircleHelp} title="%%quizNone%%" text="%%quizNoneHint%%" />
  const chooser = groups.length > 1 && (
    <Select aria-label="%%quizCategory%%" value={group} onChange={(event) => narrow(event.target.value)} className="max-w-64">
      <option value="">%%quizAllCategories%%</option>
      {groups.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  )
  const missed = round.filter((question, place) => answers[place] !== question.answer)
  const played = groupsOf(round)
  if (over || !current)
    return (
      <div className="mx-auto max-w-xl space-y-5">
        {chooser}
        <Card className="space-y-6 p-6 text-center sm:p-10">
          <p className="font-display text-6xl font-bold tabular-nums" role="status">
            {right} / {round.length}
          </p>
          <p className="text-lg">
            {right === round.length ? '%%quizPerfect%%' : right * 2 >= round.length ? '%%quizGood%%' : '%%quizTry%%'}
          </p>
          <Figures items={[['%%toolBest%%', `${best} %`]]} />
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="lg" onClick={() => start(asked)}>
              %%toolAgain%%
            </Button>
            {missed.length > 0 && (
              <Button size="lg" variant="secondary" onClick={() => start(missed)}>
                %%quizOnlyMissed%%
              </Button>
            )}
          </div>
          {played.length > 1 && (
            <section className="text-left" aria-labelledby="shares">
              <h2 id="shares" className="font-semibold">
                %%quizByCategory%%
              </h2>
              <ul className="mt-2 space-y-2.5">
                {played.map((each) => {
                  const all = round.filter((question) => question.group === each).length
                  const wrong = missed.filter((question) => question.group === each).length
                  const share = Math.round(((all - wrong) / all) * 100)
                  return (
                    <li key={each} className="text-sm">
                      <span className="flex justify-between gap-4">
                        <span className="min-w-0 wrap-break-word">{each}</span>
                        <span className="shrink-0 tabular-nums">
                          {all - wrong} / {all} · {share} %
                        </span>
                      </span>
                      <span className="mt-1 block h-2.5 overflow-hidden rounded-full bg-muted">
                        <span className="block h-full bg-primary" style={{ width: `${share}%` }} />
                      </span>
                    </li>
                  )
                })}
              </ul>
            </section>
          )}
          {missed.length > 0 && (
            <section className="text-left" aria-labelledby="missed">
              <h2 id="missed" className="font-semibold">
                %%quizMissed%%
              </h2>
              <ul className="mt-2 divide-y divide-border">
                {missed.map(({ id, question, answer }) => (
                  <li key={id} className="py-2.5">
                    <p className="text-sm text-muted-foreground">{question}</p>
                    <p className="font-medium">{answer}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Card>
      </div>
    )
  return (
    <div className="space-y-5">
      {at === 0 && chosen === undefined && chooser}
      <Card className="space-y-6 p-5 sm:p-8">
        <div>
          <div className="flex justify-between text-sm text-muted-foreground tabular-nums">
            <span>
              {at + 1} / {round.length}
            </span>
            <span>%%toolScore%% {right}</span>
          </div>
          <div
            role="progressbar"
            aria-label="%%quizProgress%%"
            aria-valuenow={at}
            aria-valuemin={0}
            aria-valuemax={round.length}
            className="mt-2 h-2 overflow-hidden rounded-full bg-muted"
          >
            <span className="block h-full bg-primary transition-[width]" style={{ width: `${(at / round.length) * 100}%` }} />
          </div>
        </div>
        <h2 className="font-display text-2xl font-semibold text-balance">{current.question}</h2>
        <ol className="grid gap-2.5">
          {current.choices.map((choice, place) => {
            const isRight = choice === current.answer
            const shows = chosen !== undefined && (isRight || choice === chosen)
            return (
              <li key={choice}>
                <button
                  type="button"
                  aria-disabled={chosen !== undefined}
                  onClick={() => choose(choice)}
                  className={cn(
                    'focus-ring flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg border border-input px-4 py-2.5 text-left font-medium transition-colors',
                    chosen === undefined && 'hover:bg-muted',
                    shows && (isRight ? 'border-tone-green bg-tone-green/12' : 'border-tone-red bg-tone-red/12'),
                  )}
                >
                  <span className="grid size-7 shrink-0 place-items-center rounded-md bg-muted text-sm text-muted-foreground tabular-nums">
                    {place + 1}
                  </span>
                  <span className="min-w-0 flex-1">{choice}</span>
                  {shows &&
                    (isRight ? (
                      <Check className="size-5 text-tone-green" aria-label="%%quizRight%%" />
                    ) : (
                      <X className="size-5 text-tone-red" aria-label="%%quizWrong%%" />
                    ))}
                </button>
              </li>
            )
          })}
        </ol>
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="font-medium">
            {chosen !== undefined && (chosen === current.answer ? '%%quizRight%%' : '%%quizWrong%%')}
          </p>
          <Button size="lg" disabled={chosen === undefined} onClick={next}>
            %%quizNext%%
          </Button>
        </div>
      </Card>
    </div>
  )
}
