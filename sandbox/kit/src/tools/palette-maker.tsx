import { Lock, LockOpen, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/toolbar'
import { brightness, contrast } from '@/lib/color'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

/** How the hues of a palette stand to each other, in degrees. */
const harmonies = {
  near: { label: '%%paletteNear%%', turns: [-40, -20, 0, 20, 40] },
  opposite: { label: '%%paletteOpposite%%', turns: [0, 12, 168, 180, 192] },
  thirds: { label: '%%paletteThirds%%', turns: [0, 120, 240, 20, 140] },
  one: { label: '%%paletteOne%%', turns: [0, 0, 0, 0, 0] },
}
type Harmony = keyof typeof harmonies
interface Tint {
  hex: string
  locked: boolean
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHex(hue: number, saturation: number, lightness: number) {
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Black or white, whichever reads better on the colour. */
const inkOn = (hex: string) => (contrast(brightness(hex), 1) > contrast(brightness(hex), 0) ? '#ffffff' : '#000000')

function mix(harmony: Harmony): string[] {
  const base = randomBelow(360)
  return harmonies[harmony].turns.map((turn, at) =>
    toHex((base + turn + 360) % 360, 0.45 + randomBelow(40) / 100, 0.24 + at * 0.14 + randomBelow(8) / 100),
  )
}

const start = {
  harmony: 'near' as Harmony,
  tints: ['#264653', '#2a9d8f', '#8ab17d', '#e9c46a', '#f4a261'].map((hex): Tint => ({ hex, locked: false })),
}

export function PaletteMaker() {
  const [{ harmony, tints }, setState] = useSaved('palette', start)
  const renew = (wanted = harmony) => {
    const fresh = mix(wanted)
    setState((before) => ({
      harmony: wanted,
      tints: before.tints.map((tint, at) => (tint.locked ? tint : { ...tint, hex: fresh[at]! })),
    }))
  }
  const change = (at: number, tint: Tint) =>
    setState((before) => ({ ...before, tints: before.tints.map((each, other) => (other === at ? tint : each)) }))
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(`%%toolCopied%%: ${text}`)
    } catch {
      toast(text)
    }
  }
  useKeys((key) => {
    if (key !== ' ') return false
    renew()
    return true
  })
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="%%paletteHarmony%%"
          value={harmony}
          options={(Object.keys(harmonies) as Harmony[]).map((value) => ({ value, label: harmonies[value].label }))}
          onChange={renew}
        />
        <Button onClick={() => renew()}>
          <RefreshCw /> %%paletteNew%%
        </Button>
      </div>
      <Card className="grid overflow-hidden sm:grid-cols-5">
        {tints.map((tint, at) => {
          const Sign = tint.locked ? Lock : LockOpen
          return (
            <div
              key={at}
              className="flex items-center justify-between gap-2 p-3 transition-colors sm:h-80 sm:flex-col sm:justify-end sm:pb-6"
              style={{ background: tint.hex, color: inkOn(tint.hex) }}
            >
              <button
                type="button"
                aria-pressed={tint.locked}
                aria-label={`%%paletteKeep%% ${tint.hex}`}
                onClick={() => change(at, { ...tint, locked: !tint.locked })}
                className="grid size-11 cursor-pointer place-items-center rounded-full outline-current focus-visible:outline-2"
              >
                <Sign className="size-5" aria-hidden="true" />
              </button>
              <button
                type="button"
                onClick={() => void copy(tint.hex)}
                aria-label={`%%toolCopy%% ${tint.hex}`}
                className="h-11 cursor-pointer rounded-md px-2 font-mono text-lg font-semibold uppercase outline-current focus-visible:outline-2"
              >
                {tint.hex}
              </button>
              <input
                type="color"
                aria-label={`%%edit%% ${tint.hex}`}
                value={tint.hex}
                onChange={(event) => change(at, { hex: event.target.value, locked: true })}
                className="size-11 cursor-pointer rounded-md bg-transparent"
              />
            </div>
          )
        })}
      </Card>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
        <code className="min-w-0 text-sm break-all">{tints.map((tint) => tint.hex).join(', ')}</code>
        <Button
          variant="secondary"
          onClick={() => void copy(tints.map((tint, at) => `--color-${at + 1}: ${tint.hex};`).join('\n'))}
        >
          %%paletteCss%%
        </Button>
      </Card>
      <p className="hidden text-center text-xs text-muted-foreground sm:block">%%paletteKeys%%</p>
    </div>
  )
}
