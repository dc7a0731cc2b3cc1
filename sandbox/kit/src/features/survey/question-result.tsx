import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { sum } from '@/lib/series'
import { answerLabel, type Question } from './question-input'

const textsShown = 4

interface QuestionResultProps {
  question: Question
  number: number
  /** All that was answered, newest first. */
  answers: string[]
  /** How many people answered this question. */
  people: number
}

/** The mean of marks; null when nobody gave one. */
export function averageMark(answers: string[]): number | null {
  const marks = answers.map(Number).filter((mark) => mark >= 1 && mark <= 5)
  return marks.length > 0 ? Math.round((10 * sum(marks)) / marks.length) / 10 : null
}

/** What people answered to one question: bars, and the mean of a scale, or the texts themselves. */
export function QuestionResult({ question, number, answers, people }: QuestionResultProps) {
  const { title, kind } = question
  const average = kind === 'scale' ? averageMark(answers) : null
  return (
    <Card className={cn('p-5 sm:p-6', kind === 'text' && 'lg:col-span-2')}>
      <h2 className="font-display text-base font-semibold text-pretty wrap-break-word">
        {number}. {title}
      </h2>
      <p className="mt-0.5 text-sm text-muted-foreground tabular-nums">
        {'%%answerCount%%'.replace('{count}', String(people))}
        {average !== null && ` · ${'%%averageOf5%%'.replace('{value}', formatNumber(average))}`}
      </p>
      <div className="mt-5">
        {answers.length === 0 ? (
          <p className="text-sm text-muted-foreground">%%noAnswersYet%%</p>
        ) : kind === 'text' ? (
          <Texts texts={answers} />
        ) : (
          <Bars question={question} answers={answers} people={people} />
        )}
      </div>
    </Card>
  )
}

/** One bar a choice, in the order of the question; answers that are no choice any more come last. */
function Bars({ question: { title, kind, options }, answers, people }: Omit<QuestionResultProps, 'number'>) {
  const offered = kind === 'scale' ? ['5', '4', '3', '2', '1'] : kind === 'yesNo' ? ['yes', 'no'] : options
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
