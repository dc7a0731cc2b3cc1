import { type ChangeEvent, useId, type ReactNode } from 'react'
import { Input, Textarea } from '@/components/ui/field'
import { cn } from '@/lib/cn'

export type QuestionKind = 'text' | 'choice' | 'several' | 'scale' | 'yesNo' | 'number' | 'date'

export interface Question {
  id: string
  title: string
  kind: QuestionKind
  options: string[]
  required: boolean
}

interface QuestionInputProps {
  question: Question
  /** Its place in the form, from 1. */
  number: number
  /** What has been answered: several choices are several texts. */
  value: string[]
  error?: string
  onChange: (value: string[]) => void
}

const marks = ['1', '2', '3', '4', '5']
/** The marks of a scale: one to five, unless the question has its own. */
export const marksOf = ({ options }: Question) => (options.length > 1 ? options : marks)
const yesNo = [
  { value: 'yes', label: '%%yes%%' },
  { value: 'no', label: '%%no%%' },
]

/** What an answer is called. */
export const answerLabel = (kind: QuestionKind, answer: string) =>
  (kind === 'yesNo' && yesNo.find(({ value }) => value === answer)?.label) || answer

/** A question and its controls, wired together for screen readers. */
export function QuestionInput({ question, number, value, error, onChange }: QuestionInputProps) {
  const id = useId()
  const { title, kind, options, required } = question
  const problem = error && (
    <p id={`${id}-error`} className="mt-2 text-sm text-destructive-text">
      {error}
    </p>
  )
  const heading = (
    <>
      <span className="mr-2 text-muted-foreground tabular-nums">{number}.</span>
      {title}
      {required && (
        <span className="text-destructive-text" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  const state = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined }
  if (kind === 'text' || kind === 'number' || kind === 'date') {
    const written = {
      id,
      required,
      value: value[0] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange(event.target.value ? [event.target.value] : []),
      ...state,
    }
    return (
      <div>
        <label htmlFor={id} className="block font-medium wrap-break-word">
          {heading}
        </label>
        {kind === 'text' ? (
          <Textarea rows={3} className="mt-3" {...written} />
        ) : (
          <Input type={kind} className="mt-3 max-w-56" {...(kind === 'number' && { min: 0, step: 'any' })} {...written} />
        )}
        {problem}
      </div>
    )
  }
  const several = kind === 'several'
  const choices =
    kind === 'yesNo'
      ? yesNo
      : (kind === 'scale' ? marksOf(question) : options).map((option) => ({ value: option, label: option }))
  return (
    <fieldset className="min-w-0" role={several ? 'group' : 'radiogroup'} aria-required={several ? undefined : required}>
      <legend className="font-medium wrap-break-word">{heading}</legend>
      {several && <p className="mt-0.5 text-sm text-muted-foreground">%%severalHint%%</p>}
      <div className={cn('mt-3 grid gap-2', kind === 'scale' ? 'grid-cols-5' : 'sm:grid-cols-2')}>
        {choices.map(({ value: choice, label }) => (
          <Choice
            key={choice}
            type={several ? 'checkbox' : 'radio'}
            name={id}
            centered={kind === 'scale'}
            checked={value.includes(choice)}
            onChange={() =>
              onChange(
                !several ? [choice] : value.includes(choice) ? value.filter((each) => each !== choice) : [...value, choice],
              )
            }
            {...state}
          >
            {label}
          </Choice>
        ))}
      </div>
      {kind === 'scale' && choices.length === marks.length && (
        <p className="mt-1.5 flex justify-between gap-4 text-xs text-muted-foreground">
          <span>%%scaleLow%%</span>
          <span className="text-right">%%scaleHigh%%</span>
        </p>
      )}
      {problem}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  checked: boolean
  centered: boolean
  onChange: () => void
  children: ReactNode
}

function Choice({ centered, children, ...input }: ChoiceProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-12 min-w-0 cursor-pointer items-center gap-3 rounded-lg border border-input bg-card px-3.5 py-2.5 text-sm transition-colors hover:border-ring has-checked:border-primary has-checked:bg-accent/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        centered && 'flex-col justify-center gap-1.5 px-1',
      )}
    >
      <input className="size-4 shrink-0 accent-primary outline-none" {...input} />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </label>
  )
}
