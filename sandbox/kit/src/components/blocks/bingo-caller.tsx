import { RotateCcw, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { calledName, poolOf, type BingoPlan } from '@/lib/bingo'
import { cn } from '@/lib/cn'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'

interface BingoCallerProps {
  plan: BingoPlan
  called: string[]
  onCalled: (called: string[]) => void
}

/** Calls what is on the cards, one after another and none twice. */
export function BingoCaller({ plan, called, onCalled }: BingoCallerProps) {
  const pool = poolOf(plan)
  const heard = called.filter((call) => pool.includes(call))
  const left = pool.filter((call) => !heard.includes(call))
  const last = heard.at(-1)
  const isNumbers = plan.kind === 'numbers'
  const draw = () => {
    if (left.length) onCalled([...heard, pickOne(left)])
  }
  useKeys((key) => {
    if (key !== ' ') return false
    draw()
    return true
  })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
      <Card className="space-y-5 p-5 text-center sm:p-6">
        <div
          className={cn(
            'mx-auto grid place-items-center bg-primary p-4 text-primary-foreground shadow-lifted',
            isNumbers ? 'size-44 rounded-full' : 'min-h-44 rounded-2xl',
          )}
        >
          <p
            key={heard.length}
            role="status"
            className={cn(
              'pop font-display font-bold text-balance wrap-anywhere',
              isNumbers ? 'text-6xl tabular-nums' : 'text-3xl',
            )}
          >
            {last === undefined ? '?' : calledName(last, plan.kind)}
          </p>
        </div>
        <Button size="lg" className="w-full" disabled={left.length === 0} onClick={draw}>
          %%bingoDraw%%
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" disabled={!last} onClick={() => onCalled(heard.slice(0, -1))}>
            <Undo2 /> %%undo%%
          </Button>
          <Button
            variant="secondary"
            disabled={!last}
            onClick={() => {
              onCalled([])
              toast('%%bingoEmptied%%', () => onCalled(heard))
            }}
          >
            <RotateCcw /> %%bingoRestart%%
          </Button>
        </div>
        <p className="text-sm text-muted-foreground tabular-nums">
          {'%%bingoLeft%%'.replace('{count}', String(left.length)).replace('{all}', String(pool.length))}
        </p>
      </Card>
      <div className="space-y-5">
        {heard.length > 1 && (
          <Card className="p-5">
            <h2 className="text-sm font-medium">%%bingoLatest%%</h2>
            <ol className="mt-2 flex flex-wrap gap-1.5">
              {heard
                .toReversed()
                .slice(1, 9)
                .map((call) => (
                  <li key={call} className="rounded-full bg-accent px-3 py-1 font-medium text-accent-foreground tabular-nums">
                    {calledName(call, plan.kind)}
                  </li>
                ))}
            </ol>
          </Card>
        )}
        <Card className="p-4 sm:p-5">
          <h2 className="mb-3 text-sm font-medium">%%bingoBoard%%</h2>
          <ul className={isNumbers ? 'grid grid-cols-10 gap-1 sm:grid-cols-15' : 'flex flex-wrap gap-1.5'}>
            {pool.map((call) => {
              const isCalled = heard.includes(call)
              return (
                <li
                  key={call}
                  className={cn(
                    'rounded-md text-center text-sm tabular-nums',
                    isNumbers ? 'py-1.5' : 'px-2.5 py-1',
                    isCalled ? 'bg-primary font-semibold text-primary-foreground' : 'bg-muted text-muted-foreground',
                  )}
                >
                  {call}
                  {isCalled && <span className="sr-only">, %%bingoCalled%%</span>}
                </li>
              )
            })}
          </ul>
        </Card>
      </div>
    </div>
  )
}
