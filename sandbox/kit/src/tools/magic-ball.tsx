import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const answers = '%%ballAnswers%%'.split(', ')
const thinkingMs = 900
const keptMax = 20
interface Reply {
  question: string
  answer: string
}
const none: Reply[] = []

export function MagicBall() {
  const [replies, setReplies] = useSaved('magic-ball', none)
  const [question, setQuestion] = useState('')
  const [waiting, setWaiting] = useState<Reply>()
  const [shown, setShown] = useState('')

  const tell = useEffectEvent((reply: Reply) => {
    setReplies((before) => [reply, ...before].slice(0, keptMax))
    setShown(reply.answer)
    setWaiting(undefined)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => tell(waiting), thinkingMs)
    return () => clearTimeout(timer)
  }, [waiting])

  const ask = () => {
    if (waiting) return
    setShown('')
    setWaiting({ question: question.trim(), answer: pickOne(answers) })
  }
  useKeys((key) => {
    if (key !== ' ') return false
    ask()
    return true
  })
  return (
    <div className="mx-auto max-w-md space-y-6">
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <Field label="%%ballQuestion%%">
          {(wiring) => (
            <Input
              {...wiring}
              value={question}
              placeholder="%%ballPlaceholder%%"
              onChange={(event) => setQuestion(event.target.value)}
              className="h-12"
            />
          )}
        </Field>
        <button
          type="submit"
          aria-disabled={waiting !== undefined}
          className={cn(
            'focus-ring mx-auto grid aspect-square w-full max-w-80 cursor-pointer place-items-center rounded-full bg-foreground shadow-xl transition-transform active:scale-95',
            waiting && 'motion-safe:animate-bounce',
          )}
        >
          <span className="sr-only">%%ballAsk%%</span>
          <span className="grid size-3/5 place-items-center rounded-full bg-background p-2">
            <span className="grid size-full place-items-center rounded-full bg-primary p-4 text-primary-foreground">
              {shown ? (
                <span className="pop text-center font-display text-base leading-snug font-semibold text-balance">{shown}</span>
              ) : (
                <span className="font-display text-7xl font-bold" aria-hidden="true">
                  8
                </span>
              )}
            </span>
          </span>
        </button>
        <p role="status" className="sr-only">
          {shown}
        </p>
        <Button type="submit" size="lg" className="w-full" disabled={waiting !== undefined}>
          %%ballAsk%%
        </Button>
      </form>
      {replies.length > 0 && (
        <Card className="p-5">
          <div className="flex items-center justify-between gap-3">
            <h2 className="font-semibold">%%toolHistory%%</h2>
            <Button variant="ghost" size="sm" onClick={() => setReplies(none)}>
              %%toolClear%%
            </Button>
          </div>
          <ul className="mt-2 divide-y divide-border text-sm">
            {replies.map((reply, at) => (
              <li key={at} className="py-2.5">
                {reply.question && <p className="text-muted-foreground">{reply.question}</p>}
                <p className="font-medium">{reply.answer}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
