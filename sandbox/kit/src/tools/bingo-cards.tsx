import { Printer, Shuffle } from 'lucide-react'
import { useId } from 'react'
import { BingoCaller } from '@/components/blocks/bingo-caller'
import { BingoCard } from '@/components/blocks/bingo-card'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Input, Textarea } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { wordsNeeded, type BingoPlan } from '@/lib/bingo'
import { randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const cardsMax = 60
const wordsMax = 200
const titleMax = 40
const seeds = 1_000_000

const start = {
  view: 'cards' as 'cards' | 'caller',
  kind: 'numbers' as BingoPlan['kind'],
  title: '%%bingoTitleStart%%',
  text: '%%bingoSamples%%'.split(', ').join('\n'),
  size: 5,
  hasFree: true,
  count: 4,
  seed: randomBelow(seeds),
  called: [] as string[],
}

export function BingoCards() {
  const [saved, setSaved] = useSaved('bingo', start)
  const id = useId()
  const { view, kind, title, text, size, hasFree, count, seed } = saved
  const change = (part: Partial<typeof start>) => setSaved((before) => ({ ...before, ...part }))
  const words = [
    ...new Set(
      text
        .split('\n')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ].slice(0, wordsMax)
  const plan: BingoPlan = { kind, words, size, hasFree, seed }
  const missing = kind === 'words' ? Math.max(0, wordsNeeded(plan) - words.length) : 0
  return (
    <div className="space-y-5">
      <Segmented
        label="%%bingoView%%"
        value={view}
        options={[
          { value: 'cards', label: '%%bingoCards%%' },
          { value: 'caller', label: '%%bingoCaller%%' },
        ]}
        onChange={(next) => change({ view: next })}
      />
      {view === 'caller' ? (
        <BingoCaller plan={plan} called={saved.called} onCalled={(called) => change({ called })} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr] print:block">
          <Card className="space-y-5 p-5 print:hidden">
            <Segmented
              label="%%bingoKind%%"
              value={kind}
              options={[
                { value: 'numbers', label: '%%bingoNumbers%%' },
                { value: 'words', label: '%%bingoWords%%' },
              ]}
              onChange={(next) => change({ kind: next, called: [] })}
            />
            <div className="space-y-1.5">
              <label htmlFor={`${id}-title`} className="text-sm font-medium">
                %%bingoTitle%%
              </label>
              <Input
                id={`${id}-title`}
                maxLength={titleMax}
                value={title}
                onChange={(event) => change({ title: event.target.value })}
              />
            </div>
            {kind === 'words' && (
              <>
                <div className="space-y-1.5">
                  <label htmlFor={`${id}-words`} className="text-sm font-medium">
                    %%bingoList%%
                  </label>
                  <Textarea id={`${id}-words`} rows={9} value={text} onChange={(event) => change({ text: event.target.value })} />
                  <p
                    role="status"
                    className={missing ? 'text-sm font-medium text-destructive-text' : 'text-sm text-muted-foreground'}
                  >
                    {missing
                      ? '%%bingoMissing%%'.replace('{count}', String(missing))
                      : '%%bingoCounted%%'.replace('{count}', String(words.length))}
                  </p>
                </div>
                <Stepper label="%%bingoSize%%" min={3} max={5} value={size} onChange={(next) => change({ size: next })} />
              </>
            )}
            <Stepper label="%%bingoCount%%" max={cardsMax} value={count} onChange={(next) => change({ count: next })} />
            <Checkbox
              label="%%bingoCentre%%"
              checked={hasFree}
              disabled={kind === 'words' && size % 2 === 0}
              onChange={(event) => change({ hasFree: event.target.checked })}
              className="min-h-10"
            />
            <div className="grid gap-2">
              <Button
                size="lg"
                disabled={missing > 0}
                onClick={() => {
                  change({ seed })
                  print()
                }}
              >
                <Printer /> %%bingoPrint%%
              </Button>
              <Button size="lg" variant="secondary" onClick={() => change({ seed: randomBelow(seeds) })}>
                <Shuffle /> %%bingoDeal%%
              </Button>
            </div>
            <p className="text-sm text-muted-foreground">%%bingoHint%%</p>
          </Card>
          {missing === 0 && (
            <div className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] print:absolute print:inset-x-0 print:top-0 print:z-50 print:block print:bg-white print:[print-color-adjust:exact]">
              {Array.from({ length: count }, (_, number) => (
                <BingoCard key={number} plan={plan} number={number} title={title} />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
