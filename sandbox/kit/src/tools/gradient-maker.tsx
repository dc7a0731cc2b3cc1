import { Copy, Minus, Plus, Shuffle } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { copyText } from '@/lib/copy-text'
import { randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const colorsMin = 2
const colorsMax = 5
const usual: string[][] = [
  ['#ff7e5f', '#feb47b'],
  ['#2193b0', '#6dd5ed'],
  ['#7f00ff', '#e100ff'],
  ['#11998e', '#38ef7d'],
  ['#fc466b', '#3f5efb'],
  ['#1a2a6c', '#b21f1f', '#fdbb2d'],
  ['#0f2027', '#203a43', '#2c5364'],
  ['#ffecd2', '#fcb69f'],
]
type Shape = 'linear' | 'radial' | 'conic'
const start = { shape: 'linear' as Shape, angle: 135, colors: usual[4]! }

export function gradientOf({ shape, angle, colors }: typeof start) {
  const list = colors.join(', ')
  if (shape === 'radial') return `radial-gradient(circle at 50% 50%, ${list})`
  if (shape === 'conic') return `conic-gradient(from ${angle}deg at 50% 50%, ${list}, ${colors[0]})`
  return `linear-gradient(${angle}deg, ${list})`
}
const anyColor = () => `#${randomBelow(0x1000000).toString(16).padStart(6, '0')}`

export function GradientMaker() {
  const [state, setState] = useSaved('gradient', start)
  const { shape, angle, colors } = state
  const angleId = useId()
  const css = `background: ${gradientOf(state)};`
  const change = (next: Partial<typeof start>) => setState((before) => ({ ...before, ...next }))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-4">
        <div
          role="img"
          aria-label="%%gradientPicture%%"
          className="aspect-[16/10] w-full rounded-xl border border-border shadow-sm"
          style={{ background: gradientOf(state) }}
        />
        <Card className="flex flex-wrap items-center gap-3 p-4">
          <code className="min-w-0 flex-1 text-sm wrap-break-word">{css}</code>
          <Button onClick={() => void copyText(css)}>
            <Copy /> %%toolCopy%%
          </Button>
        </Card>
      </div>
      <div className="space-y-5">
        <Card className="space-y-5 p-5">
          <Segmented
            label="%%gradientShape%%"
            value={shape}
            options={[
              { value: 'linear', label: '%%gradientLinear%%' },
              { value: 'radial', label: '%%gradientRadial%%' },
              { value: 'conic', label: '%%gradientConic%%' },
            ]}
            onChange={(next) => change({ shape: next })}
          />
          <ul aria-label="%%gradientColors%%" className="flex flex-wrap gap-3">
            {colors.map((color, at) => (
              <li key={at} className="text-center">
                <input
                  type="color"
                  aria-label={`%%gradientColor%% ${at + 1}`}
                  value={color}
                  onChange={(event) =>
                    change({ colors: colors.map((each, other) => (other === at ? event.target.value : each)) })
                  }
                  className="focus-ring block size-14 cursor-pointer rounded-lg border border-input bg-card p-1"
                />
                <span className="mt-1 block text-xs text-muted-foreground uppercase">{color}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={colors.length >= colorsMax}
              onClick={() => change({ colors: [...colors, anyColor()] })}
            >
              <Plus /> %%gradientMore%%
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={colors.length <= colorsMin}
              onClick={() => change({ colors: colors.slice(0, -1) })}
            >
              <Minus /> %%gradientFewer%%
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => change({ colors: colors.map(anyColor), angle: randomBelow(360) })}
            >
              <Shuffle /> %%gradientAny%%
            </Button>
          </div>
          {shape !== 'radial' && (
            <div>
              <label htmlFor={angleId} className="flex justify-between text-sm font-medium">
                %%gradientAngle%% <span className="text-muted-foreground tabular-nums">{angle}°</span>
              </label>
              <input
                id={angleId}
                type="range"
                min={0}
                max={359}
                value={angle}
                onChange={(event) => change({ angle: Number(event.target.value) })}
                className="focus-ring mt-1 h-8 w-full cursor-pointer accent-primary"
              />
            </div>
          )}
        </Card>
        <Card className="p-5">
          <h2 className="text-sm font-semibold">%%gradientIdeas%%</h2>
          <ul className="mt-3 grid grid-cols-4 gap-3">
            {usual.map((each) => (
              <li key={each.join()}>
                <button
                  type="button"
                  aria-label={each.join(', ')}
                  onClick={() => change({ colors: each })}
                  className="focus-ring block aspect-square w-full cursor-pointer rounded-lg border border-border"
                  style={{ background: gradientOf({ shape: 'linear', angle: 135, colors: each }) }}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
