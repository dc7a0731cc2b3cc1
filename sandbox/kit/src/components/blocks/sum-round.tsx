import { Delete, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { chime } from '@/lib/chime'
import { cn } from '@/lib/cn'
import { useKeys } from '@/lib/use-keys'
import { useNow } from '@/lib/use-now'

export interface Sum {
  text: string
  answer: number
}
const shownMs = 900
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'skip']

interface SumRoundProps {
  seconds: number
  best: number
  onBest: (score: number) => void
  next: () => Sum
}

/** Sums against the clock: an answer counts as soon as it is right, and what was missed is shown at the end. */
export function SumRound({ seconds, best, onBest, next }: SumRoundProps) {
  const [sum, setSum] = useState(next)
  const [typed, setTyped] = useState('')
  const [score, setScore] = useState(0)
  const [missed, setMissed] = useState<Sum[]>([])
  const [startedAt, setStartedAt] = useState(0)
  const [isOver, setOver] = useState(false)
  const [flash, setFlash] = useState({ isRight: true, at: 0 })
  const isRunning = startedAt > 0 && !isOver
  const now = useNow(isRunning)
  const left = isRunning ? Math.max(0, seconds - (now - startedAt) / 1000) : isOver ? 0 : seconds

  const end = useEffectEvent(() => {
    setOver(true)
    if (score > best) onBest(score)
  })
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => end(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isRunning, seconds])
  const start = () => {
    setSum(next())
    setTyped('')
    setScore(0)
    setMissed([])
    setOver(false)
    setFlash({ isRight: true, at: 0 })
    setStartedAt(Date.now())
  }
  const skip = () => {
    setMissed((before) => [...before, sum])
    setSum(next())
    setTyped('')
  }
  const type = (digit: string) => {
    const answer = `${typed}${digit}`
    if (Number(answer) !== sum.answer) {
      if (answer.length < String(sum.answer).length) return setTyped(answer)
      setMissed((before) => (before.at(-1) === sum ? before : [...before, sum]))
      setFlash({ isRight: false, at: Date.now() })
      return setTyped('')
    }
    chime(880, 0.12, 0.1)
    setScore(score + 1)
    setFlash({ isRight: true, at: Date.now() })
    setSum(next())
    setTyped('')
  }
  const press = (key: string) => {
    if (key === 'erase') setTyped(typed.slice(0, -1))
    else if (key === 'skip') skip()
    else type(key)
  }
  useKeys((key) => {
    if (!isRunning) return false
    if (/^\d$/.test(key)) type(key)
    else if (key === 'Backspace') setTyped(typed.slice(0, -1))
    else if (key === 'Enter') skip()
    else return false
    return true
  })
  return (
    <>
      <Figures
        items={[
          ['%%typingLeft%%', `${Math.ceil(left)} s`],
          ['%%toolScore%%', score],
          ['%%toolBest%%', Math.max(best, score)],
        ]}
      />
      <Card className="space-y-6 p-6 text-center sm:p-8">
        {isRunning ? (
          <>
            <p aria-live="polite" className="font-display text-5xl font-bold tabular-nums sm:text-6xl">
              {sum.text} ={' '}
              <span
                className={cn(
                  'inline-block min-w-20 border-b-4 text-primary',
                  now - flash.at < shownMs && (flash.isRight ? 'border-tone-green' : 'border-tone-red'),
                )}
              >
                {typed || '\u00A0'}
              </span>
            </p>
            <div role="group" aria-label="%%sumsKeys%%" className="mx-auto grid max-w-72 grid-cols-3 gap-2">
              {keys.map((key) => (
                <Button
                  key={key}
                  variant={key === 'skip' ? 'ghost' : 'secondary'}
                  aria-label={key === 'erase' ? '%%sumsErase%%' : undefined}
                  onClick={() => press(key)}
                  className="h-14 touch-manipulation text-xl font-semibold"
                >
                  {key === 'erase' ? <Delete /> : key === 'skip' ? <span className="text-sm">%%sumsSkip%%</span> : key}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <>
            <p role="status" className="font-display text-3xl font-bold text-balance">
              {isOver ? '%%sumsResult%%'.replace('{score}', String(score)) : '%%sumsReady%%'}
            </p>
            <Button size="lg" onClick={start}>
              <Play /> {isOver ? '%%toolAgain%%' : '%%toolStart%%'}
            </Button>
          </>
        )}
      </Card>
      {isOver && missed.length > 0 && (
        <Card className="p-5">
          <h2 className="text-sm font-semibold">%%sumsMissed%%</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {missed.map(({ text, answer }, at) => (
              <li key={at} className="rounded-lg bg-muted px-3 py-2 font-medium tabular-nums">
                {text} = {answer}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
