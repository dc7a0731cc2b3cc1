import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { shuffled } from '@/lib/random'
import { useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const lines = '%%typingLines%%'.split(' | ')
const lengths = ['30', '60', '120'] as const
type Seconds = (typeof lengths)[number]
/** Five signs count as a word, whatever the language. */
const signsAWord = 5

export function TypingTest() {
  const [{ seconds, best }, setSaved] = useSaved('typing', { seconds: '60' as Seconds, best: 0 })
  const [text, setText] = useState(() => shuffled(lines).join(' '))
  const [typed, setTyped] = useState('')
  const [startedAt, setStartedAt] = useState(0)
  const [result, setResult] = useState<{ speed: number; right: number } | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const running = startedAt > 0 && !result
  const now = useNow(running)
  const left = running ? Math.max(0, Number(seconds) - (now - startedAt) / 1000) : result ? 0 : Number(seconds)

  const restart = (wanted = seconds) => {
    setSaved((before) => ({ ...before, seconds: wanted }))
    setText(shuffled(lines).join(' '))
    setTyped('')
    setStartedAt(0)
    setResult(null)
    area.current?.focus()
  }
  const finish = (typedNow: string) => {
    const signs = [...typedNow]
    const right = signs.filter((sign, at) => sign === text[at]).length
    const minutes = Math.max(1, Math.min(Number(seconds), (Date.now() - startedAt) / 1000)) / 60
    const speed = Math.round(right / signsAWord / minutes)
    setResult({ speed, right: signs.length ? Math.round((right / signs.length) * 100) : 0 })
    if (speed > best) setSaved((before) => ({ ...before, best: speed }))
  }
  const ring = useEffectEvent(() => finish(typed))
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => ring(), Number(seconds) * 1000)
    return () => clearTimeout(timer)
  }, [running, seconds])
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Segmented
        label="%%typingLength%%"
        value={seconds}
        options={lengths.map((value) => ({ value, label: `${value} s` }))}
        onChange={restart}
      />
      <Figures
        items={[
          ['%%typingLeft%%', `${Math.ceil(left)} s`],
          ['%%typingSpeed%%', result ? result.speed : '–'],
          ['%%typingRight%%', result ? `${result.right} %` : '–'],
          ['%%toolBest%%', best || '–'],
        ]}
      />
      <Card className="space-y-5 p-5 sm:p-7">
        <p
          className="max-h-64 overflow-hidden font-mono text-lg leading-relaxed break-words sm:text-xl"
          aria-label="%%typingText%%"
        >
          {[...text].map((sign, at) => (
            <span
              key={at}
              className={cn(
                at >= typed.length
                  ? 'text-muted-foreground'
                  : typed[at] === sign
                    ? 'text-foreground'
                    : 'bg-destructive/15 text-destructive-text underline',
                at === typed.length && 'border-l-2 border-ring',
              )}
            >
              {sign}
            </span>
          ))}
        </p>
        <textarea
          ref={area}
          rows={3}
          aria-label="%%typingHere%%"
          placeholder="%%typingHere%%"
          value={typed}
          readOnly={result !== null}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => {
            if (!startedAt) setStartedAt(Date.now())
            setTyped(event.target.value)
            if (event.target.value.length >= text.length) finish(event.target.value)
          }}
          className="w-full rounded-md border border-input bg-card p-3 font-mono text-base outline-none focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/25"
        />
        <p role="status" className="font-display text-xl font-semibold empty:hidden">
          {result && '%%typingResult%%'.replace('{speed}', String(result.speed)).replace('{right}', String(result.right))}
        </p>
        <Button variant={result ? 'primary' : 'secondary'} onClick={() => restart()}>
          {result ? '%%toolAgain%%' : '%%toolReset%%'}
        </Button>
      </Card>
    </div>
  )
}
