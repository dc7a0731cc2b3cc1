import { Circle, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { playNote, type Instrument } from '@/lib/synth'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const lowest = 48
const octaves = 2
const noteCount = octaves * 12 + 1
const litMs = 180
const longestMs = 120_000
const whites = [0, 2, 4, 5, 7, 9, 11]
const names = '%%pianoNotes%%'.split(', ')
/** The keys of the keyboard, from the lowest note on: the rows of letters lie like the keys of a piano. */
const typed = 'zsxdcvgbhnjmq2w3er5t6y7ui'
const isWhite = (note: number) => whites.includes(note % 12)
const nameOf = (note: number) => `${names[note % 12]}${Math.floor(note / 12) - 1}`
const notes = Array.from({ length: noteCount }, (_, at) => lowest + at)
const whiteNotes = notes.filter(isWhite)

interface Beat {
  note: number
  /** after the first one */
  ms: number
}

export function Piano() {
  const [{ instrument, isNamed, tune }, setState] = useSaved('piano', {
    instrument: 'piano' as Instrument,
    isNamed: true,
    tune: [] as Beat[],
  })
  const [lit, setLit] = useState<number[]>([])
  const [mode, setMode] = useState<'idle' | 'recording' | 'playing'>('idle')
  const begun = useRef(0)
  const press = (note: number, now: number) => {
    playNote(note, instrument)
    setLit((before) => [...before, note])
    setTimeout(() => setLit((before) => before.filter((each, at) => at !== before.indexOf(note) || each !== note)), litMs)
    if (mode !== 'recording') return
    setState((before) => {
      if (!before.tune.length) begun.current = now
      const ms = now - begun.current
      return ms > longestMs ? before : { ...before, tune: [...before.tune, { note, ms }] }
    })
  }
  const playBeat = useEffectEvent((note: number) => press(note, 0))
  const stop = useEffectEvent(() => setMode('idle'))
  useEffect(() => {
    if (mode !== 'playing') return
    const timers = tune.map(({ note, ms }) => setTimeout(() => playBeat(note), ms))
    const end = setTimeout(() => stop(), (tune.at(-1)?.ms ?? 0) + litMs)
    return () => [...timers, end].forEach((timer) => clearTimeout(timer))
  }, [mode, tune])
  useKeys((key) => {
    const at = typed.indexOf(key.toLowerCase())
    if (at < 0 || key.length > 1) return false
    press(lowest + at, performance.now())
    return true
  })
  const record = () => {
    if (mode === 'idle') setState((before) => ({ ...before, tune: [] }))
    setMode(mode === 'idle' ? 'recording' : 'idle')
  }
  const key = (note: number, className: string, left?: number) => (
    <button
      key={note}
      type="button"
      aria-label={nameOf(note)}
      onPointerDown={(event) => {
        event.currentTarget.releasePointerCapture(event.pointerId)
        press(note, event.timeStamp)
      }}
      onPointerEnter={(event) => event.buttons > 0 && event.pointerType === 'mouse' && press(note, event.timeStamp)}
      onClick={(event) => event.detail === 0 && press(note, event.timeStamp)}
      style={left === undefined ? undefined : { left: `${left}%` }}
      className={cn(
        'focus-ring flex cursor-pointer touch-manipulation items-end justify-center rounded-b-md pb-2 select-none',
        className,
      )}
    >
      {isNamed && isWhite(note) && (
        <span aria-hidden="true" className="text-[0.65rem] font-semibold text-neutral-600 sm:text-xs">
          {names[note % 12]}
        </span>
      )}
    </button>
  )
  return (
    <div className="space-y-5">
      <Card className="overflow-x-auto p-3 sm:p-5">
        <div role="group" aria-label="%%pianoKeys%%" className="relative flex h-52 min-w-152 sm:h-72">
          {whiteNotes.map((note) =>
            key(
              note,
              cn(
                'flex-1 border border-neutral-400 bg-neutral-50',
                lit.includes(note) && 'bg-[color-mix(in_oklab,var(--primary)_45%,white)]',
              ),
            ),
          )}
          {notes
            .filter((note) => !isWhite(note))
            .map((note) => {
              const before = whiteNotes.filter((white) => white < note).length
              return key(
                note,
                cn(
                  'absolute top-0 z-10 h-[62%] w-[4.2%] -translate-x-1/2 bg-neutral-900',
                  lit.includes(note) && 'bg-[color-mix(in_oklab,var(--primary)_70%,black)]',
                ),
                (before / whiteNotes.length) * 100,
              )
            })}
        </div>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="%%pianoSound%%"
          value={instrument}
          options={[
            { value: 'piano', label: '%%pianoPiano%%' },
            { value: 'organ', label: '%%pianoOrgan%%' },
            { value: 'bell', label: '%%pianoBell%%' },
          ]}
          onChange={(next) => setState((before) => ({ ...before, instrument: next }))}
        />
        <Checkbox
          label="%%pianoShowNames%%"
          checked={isNamed}
          onChange={(event) => setState((before) => ({ ...before, isNamed: event.target.checked }))}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant={mode === 'recording' ? 'primary' : 'secondary'} disabled={mode === 'playing'} onClick={record}>
            {mode === 'recording' ? <Square /> : <Circle className="fill-tone-red text-tone-red" />}
            {mode === 'recording' ? '%%pianoStop%%' : '%%pianoRecord%%'}
          </Button>
          <Button
            variant="secondary"
            disabled={!tune.length || mode === 'recording'}
            onClick={() => setMode(mode === 'playing' ? 'idle' : 'playing')}
          >
            {mode === 'playing' ? <Square /> : <Play />} {mode === 'playing' ? '%%pianoStop%%' : '%%pianoPlay%%'}
          </Button>
          <Button
            variant="secondary"
            aria-label="%%toolClear%%"
            disabled={!tune.length || mode !== 'idle'}
            onClick={() => setState((before) => ({ ...before, tune: [] }))}
          >
            <Trash2 />
          </Button>
        </div>
      </div>
      <p className="hidden text-sm text-muted-foreground sm:block">%%pianoHelp%%</p>
    </div>
  )
}
