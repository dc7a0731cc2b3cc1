import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Textarea } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { chime } from '@/lib/chime'
import { randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const spinMs = 3600
const wholeTurns = 5
const namesMax = 60
const labelChars = 12
const tints = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-5)']
const start = { text: '%%pickerSamples%%'.split(', ').join('\n'), drop: false, picked: [] as string[] }

/** A slice of a wheel of radius 100, from one part of the turn to another. */
function slice(from: number, to: number) {
  const at = (part: number) =>
    `${(100 * Math.sin(part * 2 * Math.PI)).toFixed(2)} ${(-100 * Math.cos(part * 2 * Math.PI)).toFixed(2)}`
  return to - from >= 1
    ? 'M 0 -100 A 100 100 0 1 1 -0.01 -100 Z'
    : `M 0 0 L ${at(from)} A 100 100 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)} Z`
}

export function NamePicker() {
  const [{ text, drop, picked }, setState] = useSaved('picker', start)
  const [turn, setTurn] = useState(0)
  const [spinning, setSpinning] = useState(false)
  const id = useId()
  const names = text
    .split(/\n/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, namesMax)
  const [winner] = picked

  const spin = () => {
    if (spinning || !names.length) return
    const chosen = randomBelow(names.length)
    // the chosen slice comes to stand at the top, somewhere within its width
    const within = (chosen + 0.2 + randomBelow(60) / 100) / names.length
    setSpinning(true)
    setTurn((before) => Math.ceil(before) + wholeTurns + (1 - within))
    setTimeout(() => {
      chime(784)
      setSpinning(false)
      setState((before) => ({
        ...before,
        picked: [names[chosen]!, ...before.picked].slice(0, namesMax),
        ...(before.drop && { text: names.filter((_, at) => at !== chosen).join('\n') }),
      }))
    }, spinMs)
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="space-y-6 p-5 text-center sm:p-8">
        <div className="relative mx-auto w-full max-w-sm">
          <span
            aria-hidden="true"
            className="absolute top-0 left-1/2 z-10 -translate-x-1/2 border-x-12 border-t-20 border-x-transparent border-t-foreground"
          />
          <svg viewBox="-104 -104 208 208" aria-hidden="true" className="w-full">
            <g
              style={{
                transform: `rotate(${turn}turn)`,
                transition: spinning ? `transform ${spinMs}ms cubic-bezier(0.15, 0.7, 0.1, 1)` : 'none',
              }}
            >
              {names.length === 0 && <circle r="100" fill="var(--muted)" />}
              {names.map((name, at) => (
                <g key={`${at} ${name}`}>
                  <path
                    d={slice(at / names.length, (at + 1) / names.length)}
                    fill={`color-mix(in oklab, ${tints[at % tints.length]} ${at % 2 ? 38 : 62}%, var(--card))`}
                    stroke="var(--card)"
                    strokeWidth="1.5"
                  />
                  <text
                    transform={`rotate(${((at + 0.5) / names.length) * 360 - 90}) translate(94 0)`}
                    textAnchor="end"
                    dominantBaseline="middle"
                    fontSize={names.length > 20 ? 6 : names.length > 10 ? 9 : 12}
                    fontWeight="600"
                    fill="var(--foreground)"
                  >
                    {name.length > labelChars ? `${name.slice(0, labelChars)}…` : name}
                  </text>
                </g>
              ))}
              <circle r="12" fill="var(--card)" stroke="var(--border)" />
            </g>
          </svg>
        </div>
        <p
          role="status"
          className={cn('min-h-10 font-display text-3xl font-bold text-balance', spinning && 'text-muted-foreground')}
        >
          {spinning ? '…' : (winner ?? '%%pickerWho%%')}
        </p>
        <Button size="lg" className="w-full" disabled={names.length === 0} aria-disabled={spinning} onClick={spin}>
          %%pickerSpin%%
        </Button>
      </Card>
      <Card className="space-y-4 p-5">
        <label htmlFor={id} className="block text-sm font-medium">
          %%pickerNames%%
        </label>
        <Textarea
          id={id}
          rows={9}
          value={text}
          onChange={(event) => setState((before) => ({ ...before, text: event.target.value }))}
        />
        <Checkbox
          label="%%pickerDrop%%"
          checked={drop}
          onChange={(event) => setState((before) => ({ ...before, drop: event.target.checked }))}
          className="min-h-10"
        />
        {picked.length > 0 && (
          <section aria-labelledby={`${id}-picked`}>
            <div className="flex items-center justify-between">
              <h2 id={`${id}-picked`} className="text-sm font-medium">
                %%pickerPicked%%
              </h2>
              <Button variant="ghost" size="sm" onClick={() => setState((before) => ({ ...before, picked: [] }))}>
                %%toolClear%%
              </Button>
            </div>
            <ol className="mt-1 max-h-40 list-decimal overflow-y-auto pl-6 text-sm" tabIndex={0} aria-label="%%pickerPicked%%">
              {picked.map((name, at) => (
                <li key={picked.length - at} className="py-0.5">
                  {name}
                </li>
              ))}
            </ol>
          </section>
        )}
      </Card>
    </div>
  )
}
