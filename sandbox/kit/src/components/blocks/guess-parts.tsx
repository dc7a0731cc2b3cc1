import { Figures } from '@/components/blocks/figures'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatNumber } from '@/lib/format'
import { cn } from '@/lib/cn'

interface GuessFieldProps {
  value: string
  onChange: (text: string) => void
  onSend: (text: string) => void
}

/** For an input method: what it is still composing is no guess yet. */
export function GuessField({ value, onChange, onSend }: GuessFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <Input
        aria-label="%%guessYours%%"
        placeholder="%%wordGuessField%%"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
        }}
        className="h-12 text-center text-lg sm:text-lg"
      />
    </form>
  )
}

interface GuessStatsProps {
  found: number[]
  lost: number
  streak: number
  bestStreak: number
}

export function GuessStats({ found, lost, streak, bestStreak }: GuessStatsProps) {
  const won = found.reduce((sum, count) => sum + count, 0)
  const played = won + lost
  if (!played) return null
  const most = Math.max(1, ...found)
  return (
    <Card className="space-y-5 p-5">
      <Figures
        items={[
          ['%%guessGames%%', played],
          ['%%wordGuessWon%%', `${formatNumber(Math.round((won / played) * 100))} %`],
          ['%%wordGuessStreak%%', streak],
          ['%%wordGuessBestStreak%%', bestStreak],
        ]}
      />
      <section aria-labelledby="spread">
        <h2 id="spread" className="text-sm font-medium">
          %%wordGuessSpread%%
        </h2>
        <ol className="mt-2 space-y-1.5">
          {found.map((count, at) => (
            <li key={at} className="flex items-center gap-2 text-sm tabular-nums">
              <span className="w-3 shrink-0 text-muted-foreground">{at + 1}</span>
              <span
                className={cn(
                  'rounded-sm px-2 py-0.5 text-right font-medium',
                  count ? 'bg-primary text-primary-foreground' : 'bg-muted',
                )}
                style={{ width: `calc(2rem + (100% - 4rem) * ${count / most})` }}
              >
                {count}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
