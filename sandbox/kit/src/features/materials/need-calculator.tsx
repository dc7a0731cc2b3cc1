import { useState } from 'react'
import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField, Stepper } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { feetInYard, materials, units, type System } from '@/features/materials/materials'
import { PlaceSketch } from '@/features/materials/place-sketch'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { countsInFeet, measuresBothWays } from '@/lib/usual-sums'

/** A usual door is so wide and high, a usual window so large, in metres. */
const door = { wide: 0.9, area: 1.9 }
const windowArea = 1.5
const feet = { metric: 1, us: 3.28084 }

export type MaterialKind = keyof typeof materials

/** How much of a material a place takes, and what it costs. */
export function NeedCalculator({ kind }: { kind: MaterialKind }) {
  const [system, setSystem] = useState<System>(countsInFeet ? 'us' : 'metric')
  return (
    <div className="space-y-5">
      {measuresBothWays && (
        <Segmented
          label="%%needUnits%%"
          value={system}
          options={[
            { value: 'metric', label: 'm, cm' },
            { value: 'us', label: 'ft, in' },
          ]}
          onChange={setSystem}
        />
      )}
      <Sums key={`${kind} ${system}`} kind={kind} system={system} />
    </div>
  )
}

function Sums({ kind, system }: { kind: MaterialKind; system: System }) {
  const material = materials[kind]
  const { long, short, area, volume, shortsInLong } = units[system]
  const [length, width, height] = material.size[system]
  const [state, setState] = useSaved(`need-${kind}-${system}`, {
    by: 'size' as 'size' | 'area',
    ceiling: false,
    figures: {
      length,
      width,
      height,
      area: length * width,
      spare: material.spare,
      doors: 1,
      windows: 2,
      ...Object.fromEntries(material.inputs.map(({ key, start }) => [key, start[system]])),
    } as Record<string, number>,
  })
  const { by, ceiling, figures } = state
  const of = (key: string) => figures[key] ?? 0
  const set = (key: string, value: number) => setState((before) => ({ ...before, figures: { ...before.figures, [key]: value } }))
  const field = (key: string, label: string, unit: string, wide?: boolean) => (
    <NumberField
      key={key}
      label={label}
      value={of(key)}
      max={100_000}
      unit={unit || undefined}
      onChange={(value) => set(key, value)}
      className={wide ? 'sm:col-span-2' : undefined}
    />
  )

  const { shape } = material
  const bySize = by === 'size'
  const foot = feet[system]
  const high = shape === 'box' ? of('height') / shortsInLong : of('height')
  const floor = of('length') * of('width')
  const around = 2 * (of('length') + of('width'))
  const walls = Math.max(0, around * high - (of('doors') * door.area + of('windows') * windowArea) * foot ** 2)
  const bare = !bySize ? of('area') : shape === 'walls' ? walls + (ceiling && kind === 'paint' ? floor : 0) : floor
  const surface = shape === 'box' ? bare * high : bare
  const withSpare = surface * (1 + of('spare') / 100)
  const { answer, packs, more } = material.need(
    {
      amount: withSpare,
      around: bySize && shape === 'walls' ? Math.max(0, around - of('doors') * door.wide * foot) : 0,
      height: high,
      of,
    },
    system,
  )
  const say = (value: number, unit: string) => `${formatNumber(Math.round(value * 10) / 10)} ${unit}`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <Segmented
          label="%%needBy%%"
          value={by}
          options={[
            { value: 'size', label: shape === 'walls' ? '%%needByRoom%%' : '%%needBySize%%' },
            { value: 'area', label: '%%needByArea%%' },
          ]}
          onChange={(next) => setState((before) => ({ ...before, by: next }))}
        />
        <div className="grid grid-cols-2 gap-4">
          {bySize ? (
            <>
              {field('length', '%%needLength%%', long)}
              {field('width', '%%needWidth%%', long)}
            </>
          ) : (
            field('area', '%%needArea%%', area)
          )}
          {shape === 'walls' && field('height', '%%needHeight%%', long)}
          {shape === 'box' && field('height', '%%needDepth%%', short)}
          {field('spare', '%%needSpare%%', '%')}
          {bySize && shape === 'walls' && (
            <>
              <Stepper label="%%needDoors%%" value={of('doors')} min={0} max={20} onChange={(next) => set('doors', next)} />
              <Stepper label="%%needWindows%%" value={of('windows')} min={0} max={20} onChange={(next) => set('windows', next)} />
            </>
          )}
        </div>
        {bySize && kind === 'paint' && (
          <Checkbox
            label="%%needCeiling%%"
            checked={ceiling}
            onChange={(event) => setState((before) => ({ ...before, ceiling: event.target.checked }))}
            className="min-h-10"
          />
        )}
        <div className="grid grid-cols-2 gap-4 border-t border-border pt-5">
          {material.inputs.map(({ key, label, unit }) => field(key, label, key === 'price' ? currency : unit[system]))}
        </div>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label={material.answer} value={answer} />
        {bySize && (
          <PlaceSketch
            material={material}
            system={system}
            size={[of('length'), of('width'), high]}
            piece={[
              (kind === 'wallpaper' ? of('wide') : of('long')) / shortsInLong,
              (kind === 'wallpaper' ? of('long') : of('wide')) / shortsInLong,
            ]}
            doors={of('doors')}
            windows={of('windows')}
          />
        )}
        <Figures
          items={[
            ...more,
            ['%%needCost%%', formatMoney(Math.round(packs * of('price') * 100) / 100)],
            ['%%needSurface%%', shape === 'box' ? say(bare, area) : say(surface, area)],
            [
              '%%needWithSpare%%',
              shape === 'box' ? say(system === 'us' ? withSpare / feetInYard : withSpare, volume) : say(withSpare, area),
            ],
          ]}
        />
      </Card>
    </div>
  )
}
