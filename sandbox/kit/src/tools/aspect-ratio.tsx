import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const sideMax = 100_000
const pixelsOfMega = 1_000_000
/** Ratios with more digits than these are told as a number. */
const termMax = 99
const usual: [label: string, width: number, height: number][] = [
  ['16:9', 1920, 1080],
  ['4:3', 1600, 1200],
  ['3:2', 1800, 1200],
  ['1:1', 1080, 1080],
  ['4:5', 1080, 1350],
  ['9:16', 1080, 1920],
  ['21:9', 2560, 1080],
  ['A4', 210, 297],
]
const start = { width: 1920, height: 1080, newWidth: 1200, newHeight: 675 }

const commonFactor = (a: number, b: number): number => (b ? commonFactor(b, a % b) : a)

/** `16:9`, or `1.85:1` where whole numbers would be long; a dash without both sides. */
function ratioOf(width: number, height: number) {
  if (!width || !height) return '–'
  const factor = commonFactor(width, height)
  const terms = [width / factor, height / factor]
  if (Number.isInteger(width) && Number.isInteger(height) && Math.max(...terms) <= termMax) return terms.join(':')
  return width >= height ? `${formatNumber(width / height)}:1` : `1:${formatNumber(height / width)}`
}

const rounded = (value: number) => Math.min(sideMax, Math.round(value * 100) / 100)

export function AspectRatio() {
  const [state, setState] = useSaved('aspect', start)
  const { width, height, newWidth, newHeight } = state
  const known = width > 0 && height > 0
  const resize = (change: { width?: number; height?: number }) =>
    setState((before) => {
      const next = { ...before, ...change }
      return { ...next, newHeight: next.width ? rounded((next.newWidth * next.height) / next.width) : 0 }
    })
  const shown = Math.max(width, height) || 1
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="grid grid-cols-2 gap-4">
          <NumberField label="%%aspectWidth%%" value={width} max={sideMax} onChange={(next) => resize({ width: next })} />
          <NumberField label="%%aspectHeight%%" value={height} max={sideMax} onChange={(next) => resize({ height: next })} />
        </div>
        <div role="group" aria-label="%%aspectUsual%%" className="flex flex-wrap gap-2">
          {usual.map(([label, w, h]) => (
            <Button key={label} size="sm" variant="secondary" onClick={() => resize({ width: w, height: h })}>
              {label}
            </Button>
          ))}
          <Button size="sm" variant="secondary" onClick={() => resize({ width: height, height: width })}>
            %%aspectTurn%%
          </Button>
        </div>
        <div className="border-t border-border pt-5">
          <h2 className="font-semibold">%%aspectScale%%</h2>
          <div className="mt-3 grid grid-cols-2 gap-4">
            <NumberField
              label="%%aspectNewWidth%%"
              value={newWidth}
              max={sideMax}
              onChange={(next) =>
                setState((before) => ({ ...before, newWidth: next, newHeight: known ? rounded((next * height) / width) : 0 }))
              }
            />
            <NumberField
              label="%%aspectNewHeight%%"
              value={newHeight}
              max={sideMax}
              onChange={(next) =>
                setState((before) => ({ ...before, newHeight: next, newWidth: known ? rounded((next * width) / height) : 0 }))
              }
            />
          </div>
        </div>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer
          label="%%aspectRatio%%"
          value={ratioOf(width, height)}
          hint={known ? `${formatNumber(width)} × ${formatNumber(height)}` : '%%aspectGive%%'}
        />
        <div className="grid h-52 place-items-center rounded-xl bg-muted p-4" aria-hidden="true">
          <span
            className="block rounded-md border-2 border-primary bg-accent"
            style={{ width: `${(width / shown) * 11}rem`, height: `${(height / shown) * 11}rem`, maxWidth: '100%' }}
          />
        </div>
        <Figures
          items={[
            ['%%aspectNumber%%', known ? formatNumber(width / height) : '–'],
            ['%%aspectMega%%', formatNumber((width * height) / pixelsOfMega)],
            ['%%aspectPart%%', known ? `${formatNumber(Math.round((newWidth / width) * 100))} %` : '–'],
          ]}
        />
      </Card>
    </div>
  )
}
