import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { sum } from '@/lib/series'
import { answerLabel, marksOf, type Question } from './question-input'
import { formatDate, formatNumber } from '@/lib/format'

const textsShown = 4

interface QuestionResultProps {
  question: Question
  number: number
  /** All that was answered, newest first. */
  answers: string[]
  /** How many people answered this question. */
  people: number
}

const isDay = (answer: string) => /^\d{4}-\d{2}-\d{2}$/.test(answer)
const isNumber = (answer: string) => answer !== '' && !Number.isNaN(Number(answer))
const numbersIn = (answers: string[]) => answers.filter(isNumber).map(Number)

/** The mean of the numbers among the answers; null when there is none. */
export function averageOf(answers: string[]): number | null {
  const numbers = numbersIn(answers)
  return numbers.length > 0 ? Math.round((10 * sum(numbers)) / numbers.length) / 10 : null
}

/** What all answers come to: the mean of a scale, sum and mean of numbers. */
function summaryOf(question: Question, answers: string[]): string {
  const average = question.kind === 'scale' || question.kind === 'number' ? averageOf(answers) : null
  if (average === null) return ''
  const value = formatNumber(average)
  return question.kind === 'scale'
    ? ` · ${'%%averageOf%%'.replace('{value}', value).replace('{most}', marksOf(question).at(-1)!)}`
    : ` · ${'%%sumAndAverage%%'.replace('{sum}', formatNumber(sum(numbersIn(answers)))).replace('{value}', value)}`
}

/** What people answered to one question: bars, and the mean of a scale, or the texts themselves. */
export function QuestionResult({ question, number, answers, people }: QuestionResultProps) {
  const { title, kind } = question
  return (
    <Card className={cn('p-5 sm:p-6', kind === 'text' && 'lg:col-span-2')}>
      <h2 className="font-display text-base font-semibold text-pretty wrap-break-word">
        {number}. {title}
      </h2>
      <p className="mt-0.5 text-sm text-muted-foreground tabular-nums">
        {'%%answerCount%%'.replace('{count}', String(people))}
        {summaryOf(question, answers)}
      </p>
      <div className="mt-5">
        {answers.length === 0 ? (
          <p className="text-sm text-muted-foreground">%%noAnswersYet%%</p>
        ) : kind === 'text' ? (
          <Texts texts={answers} />
        ) : kind === 'date' || kind === 'number' ? (
          <Values kind={kind} answers={answers} />
        ) : (
          <Bars question={question} answers={answers} people={people} />
        )}
      </div>
    </Card>
  )
}

/** One bar a choice, in the order of the question; answers that are no choice any more come last. */
function Bars({ question, answers, people }: Omit<QuestionResultProps, 'number'>) {
  const { title, kind, options } = question
  const offered = kind === 'scale' ? marksOf(question).toReversed() : kind === 'yesNo' ? ['yes', 'no'] : options
  const choices = [...new Set([...offered, ...answers])]
  return (
    <ul aria-label={title} className="space-y-3 text-sm">
      {choices.map((choice) => {
        const count = answers.filter((answer) => answer === choice).length
        const share = Math.round((100 * count) / Math.max(1, people))
        return (
          <li key={choice}>
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-break-word">{answerLabel(kind, choice)}</span>
              <span className="shrink-0 tabular-nums">
                <span className="font-medium">{count}</span>
                <span className="ml-2 inline-block w-12 text-right whitespace-nowrap text-muted-foreground">{share} %</span>
              </span>
            </div>
            <div className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-muted" aria-hidden="true">
              <div className="h-full rounded-full bg-chart-1" style={{ width: `${share}%` }} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Each number or day that was answered, in order, with how often. */
function Values({ kind, answers }: { kind: Question['kind']; answers: string[] }) {
  const values = [...new Set(answers)].toSorted((a, b) => (kind === 'number' ? Number(a) - Number(b) : a.localeCompare(b)))
  const shown = (value: string) =>
    kind === 'number' && isNumber(value) ? formatNumber(Number(value)) : isDay(value) ? formatDate(value) : value
  return (
    <ul className="flex flex-wrap gap-2 text-sm tabular-nums">
      {values.map((value) => (
        <li key={value} className="rounded-lg bg-muted px-3 py-1.5">
          {shown(value)}
          <span className="ml-2 text-muted-foreground">× {answers.filter((answer) => answer === value).length}</span>
        </li>
      ))}
    </ul>
  )
}

function Texts({ texts }: { texts: string[] }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className="space-y-2.5 text-sm">
        {texts.slice(0, all ? texts.length : textsShown).map((text, i) => (
          <li
            key={`${i} ${text}`}
            className="rounded-lg bg-muted px-3.5 py-2.5 leading-relaxed wrap-break-word whitespace-pre-line"
          >
            {text}
          </li>
        ))}
      </ul>
      {texts.length > textsShown && !all && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {'%%showAllAnswers%%'.replace('{count}', String(texts.length))}
        </Button>
      )}
    </>
  )
}
