import { SumRound, type Sum } from '@/components/blocks/sum-round'
import { Segmented } from '@/components/ui/toolbar'
import { pickOne, randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

type Kind = 'plus' | 'minus' | 'times' | 'divided' | 'mixed'
type Level = 'easy' | 'medium' | 'hard'
/** The largest number of a sum, and the largest of two factors. */
const largest: Record<Level, { sum: number; factor: number }> = {
  easy: { sum: 10, factor: 5 },
  medium: { sum: 20, factor: 10 },
  hard: { sum: 100, factor: 12 },
}
const usual = { seconds: 60 }
const start = { kind: 'plus' as Kind, level: 'easy' as Level, best: {} as Record<string, number> }

function sumOf(kind: Kind, level: Level): Sum {
  const { sum, factor } = largest[level]
  if (kind === 'mixed') return sumOf(pickOne(['plus', 'minus', 'times', 'divided'] as const), level)
  if (kind === 'times' || kind === 'divided') {
    const one = 1 + randomBelow(factor)
    const other = 1 + randomBelow(factor)
    return kind === 'times'
      ? { text: `${one} × ${other}`, answer: one * other }
      : { text: `${one * other} ÷ ${one}`, answer: other }
  }
  const whole = 2 + randomBelow(sum - 1)
  const part = 1 + randomBelow(whole - 1)
  return kind === 'plus'
    ? { text: `${part} + ${whole - part}`, answer: whole }
    : { text: `${whole} − ${part}`, answer: whole - part }
}

export function MathPractice() {
  const [{ kind, level, best }, setState] = useSaved('math-practice', start)
  const round = `${kind}-${level}-${usual.seconds}`
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <div className="flex flex-wrap gap-3">
        <Segmented
          label="%%sumsKind%%"
          value={kind}
          options={[
            { value: 'plus', label: '+' },
            { value: 'minus', label: '−' },
            { value: 'times', label: '×' },
            { value: 'divided', label: '÷' },
            { value: 'mixed', label: '%%sumsMixed%%' },
          ]}
          onChange={(next) => setState((before) => ({ ...before, kind: next }))}
        />
        <Segmented
          label="%%sumsLevel%%"
          value={level}
          options={[
            { value: 'easy', label: '%%matchEasy%%' },
            { value: 'medium', label: '%%matchMedium%%' },
            { value: 'hard', label: '%%sumsHard%%' },
          ]}
          onChange={(next) => setState((before) => ({ ...before, level: next }))}
        />
      </div>
      <SumRound
        key={round}
        seconds={usual.seconds}
        best={best[round] ?? 0}
        onBest={(score) => setState((before) => ({ ...before, best: { ...before.best, [round]: score } }))}
        next={() => sumOf(kind, level)}
      />
      <p className="text-center text-sm text-muted-foreground">%%sumsHelp%%</p>
    </div>
  )
}
