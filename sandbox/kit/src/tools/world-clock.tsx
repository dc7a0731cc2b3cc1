import { Moon, Sun, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Select } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))
const start = { zones: ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'], shift: 0 }
const zonesMax = 24
const day = { from: 7, to: 19 }
const office = { from: 9, to: 17 }
const hourMs = 3_600_000

/** `New York` of `America/New_York` */
const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

function partsIn(zone: string, ms: number) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(ms)
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    number
  >
}
/** How many hours a zone is ahead of the one the reader is in. */
function ahead(zone: string, ms: number) {
  const [there, home] = [zone, here].map((each) => {
    const { year, month, day, hour, minute } = partsIn(each, ms)
    return Date.UTC(year, month - 1, day, hour, minute)
  })
  return (there! - home!) / hourMs
}

export function WorldClock() {
  const [state, setState] = useSaved('world-clock', start)
  const { shift } = state
  const now = useNow(true, 1000) + shift * hourMs
  const shown = [here, ...state.zones.filter((zone) => zone !== here && zones.includes(zone))]
  return (
    <div className="space-y-5">
      <Card className="p-5 sm:p-6">
        <label className="block text-sm font-medium">
          <span className="flex justify-between gap-3">
            %%clockShift%%{' '}
            <span className="tabular-nums">
              {shift > 0 ? '+' : ''}
              {formatNumber(shift)} %%workH%%
            </span>
          </span>
          <input
            type="range"
            min={-12}
            max={12}
            step={0.5}
            value={shift}
            onChange={(event) => setState((before) => ({ ...before, shift: Number(event.target.value) }))}
            className="mt-3 w-full cursor-pointer accent-primary"
          />
        </label>
      </Card>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((zone, at) => {
          const { hour, minute } = partsIn(zone, now)
          const isDay = hour >= day.from && hour < day.to
          const Sky = isDay ? Sun : Moon
          const difference = ahead(zone, now)
          return (
            <li key={zone}>
              <Card
                className={cn('flex items-center gap-4 p-5', at === 0 && 'border-transparent bg-primary text-primary-foreground')}
              >
                <Dial hour={hour} minute={minute} />
                <div className="min-w-0 flex-1">
                  <h2 className="flex items-center gap-2 font-semibold">
                    <span className="truncate">{cityOf(zone)}</span>
                    <Sky className="size-4 shrink-0 opacity-80" aria-hidden="true" />
                  </h2>
                  <p className="font-display text-3xl font-bold tabular-nums">
                    {new Date(now).toLocaleTimeString(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' })}
                  </p>
                  <p className="text-sm opacity-80">
                    {new Date(now).toLocaleDateString(locale, {
                      timeZone: zone,
                      weekday: 'short',
                      day: 'numeric',
                      month: 'short',
                    })}
                    {at === 0
                      ? ' · %%clockHere%%'
                      : ` · ${difference >= 0 ? '+' : '−'}${formatNumber(Math.abs(difference))} %%workH%%`}
                  </p>
                  <span className="sr-only">{hour >= office.from && hour < office.to ? '%%clockOffice%%' : ''}</span>
                </div>
                {at > 0 && (
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`%%delete%% ${cityOf(zone)}`}
                    onClick={() => setState((before) => ({ ...before, zones: before.zones.filter((each) => each !== zone) }))}
                  >
                    <Trash2 />
                  </Button>
                )}
              </Card>
            </li>
          )
        })}
      </ul>
      {shown.length < zonesMax && (
        <Card className="p-5 sm:p-6">
          <Field label="%%clockAdd%%">
            {(wiring) => (
              <Select
                {...wiring}
                value=""
                onChange={(event) => setState((before) => ({ ...before, zones: [...before.zones, event.target.value] }))}
              >
                <option value="" disabled>
                  %%clockChoose%%
                </option>
                {zones
                  .filter((zone) => !shown.includes(zone))
                  .toSorted((a, b) => cityOf(a).localeCompare(cityOf(b)))
                  .map((zone) => (
                    <option key={zone} value={zone}>
                      {cityOf(zone)} – {zone.split('/')[0]}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </Card>
      )}
    </div>
  )
}

function Dial({ hour, minute }: { hour: number; minute: number }) {
  const hand = (turn: number, length: number, width: number) => (
    <line
      x1="0"
      y1="0"
      x2={(Math.sin(turn * 2 * Math.PI) * length).toFixed(2)}
      y2={(-Math.cos(turn * 2 * Math.PI) * length).toFixed(2)}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
    />
  )
  return (
    <svg viewBox="-50 -50 100 100" className="size-20 shrink-0" aria-hidden="true">
      <circle r="46" fill="none" stroke="currentColor" strokeOpacity="0.35" strokeWidth="3" />
      {Array.from({ length: 12 }, (_, at) => (
        <line
          key={at}
          y1="-40"
          y2="-36"
          transform={`rotate(${at * 30})`}
          stroke="currentColor"
          strokeOpacity="0.6"
          strokeWidth="2"
        />
      ))}
      {hand(((hour % 12) + minute / 60) / 12, 22, 4.5)}
      {hand(minute / 60, 34, 3)}
      <circle r="3.5" fill="currentColor" />
    </svg>
  )
}
