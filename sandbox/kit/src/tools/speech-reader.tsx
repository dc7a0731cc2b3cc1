import { Pause, Play, Square } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Select, Textarea } from '@/components/ui/field'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]
const start = { text: '%%speechSample%%', voice: '', speed: 1, pitch: 1 }
const speech = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis
const noVoices: SpeechSynthesisVoice[] = []
let voices = speech?.getVoices() ?? noVoices

/** Browsers tell their voices a moment after the page has come. */
function onVoices(changed: () => void) {
  const read = () => {
    voices = speech?.getVoices() ?? noVoices
    changed()
  }
  speech?.addEventListener('voiceschanged', read)
  return () => speech?.removeEventListener('voiceschanged', read)
}

export function SpeechReader() {
  const [{ text, voice, speed, pitch }, setState] = useSaved('speech', start)
  const [state, setReading] = useState<'idle' | 'reading' | 'paused'>('idle')
  const [place, setPlace] = useState({ from: 0, to: 0 })
  const pitchId = useId()
  const all = useSyncExternalStore(onVoices, () => voices)
  const own = all.filter(({ lang }) => lang.slice(0, 2) === locale.slice(0, 2))
  const change = (next: Partial<typeof start>) => setState((before) => ({ ...before, ...next }))
  useEffect(() => () => speech?.cancel(), [])
  const stop = () => {
    speech?.cancel()
    setReading('idle')
    setPlace({ from: 0, to: 0 })
  }
  const read = () => {
    if (!speech) return
    if (state === 'paused') speech.resume()
    else if (state === 'reading') speech.pause()
    else {
      const saying = new SpeechSynthesisUtterance(text)
      saying.lang = locale
      saying.rate = speed
      saying.pitch = pitch
      saying.voice = all.find(({ voiceURI }) => voiceURI === voice) ?? null
      saying.onboundary = ({ charIndex, charLength = 0 }) => setPlace({ from: charIndex, to: charIndex + charLength })
      saying.onend = saying.onerror = stop
      speech.cancel()
      speech.speak(saying)
    }
    setReading(state === 'reading' ? 'paused' : 'reading')
  }
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-5 md:grid-cols-[3fr_2fr]">
      <Card className="space-y-4 p-5">
        {state === 'idle' ? (
          <Field label="%%speechText%%">
            {(wiring) => (
              <Textarea {...wiring} rows={12} value={text} onChange={(event) => change({ text: event.target.value })} />
            )}
          </Field>
        ) : (
          <p className="min-h-72 leading-relaxed whitespace-pre-wrap">
            {text.slice(0, place.from)}
            <mark className="rounded-sm bg-primary text-primary-foreground">{text.slice(place.from, place.to)}</mark>
            {text.slice(place.to)}
          </p>
        )}
      </Card>
      <Card className="space-y-4 p-5">
        <Field label="%%speechVoice%%">
          {(wiring) => (
            <Select {...wiring} value={voice} onChange={(event) => change({ voice: event.target.value })}>
              <option value="">%%speechUsual%%</option>
              {(own.length ? own : all).map(({ voiceURI, name }) => (
                <option key={voiceURI} value={voiceURI}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="%%speechSpeed%%">
          {(wiring) => (
            <Select {...wiring} value={speed} onChange={(event) => change({ speed: Number(event.target.value) })}>
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {each} ×
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div>
          <label htmlFor={pitchId} className="text-sm font-medium">
            %%speechPitch%%
          </label>
          <input
            id={pitchId}
            type="range"
            min={0.5}
            max={1.5}
            step={0.1}
            value={pitch}
            onChange={(event) => change({ pitch: Number(event.target.value) })}
            className="focus-ring mt-1 h-8 w-full cursor-pointer accent-primary"
          />
        </div>
        <div className="flex gap-2">
          <Button className="flex-1" disabled={!speech || !text.trim()} onClick={read}>
            {state === 'reading' ? <Pause /> : <Play />} {state === 'reading' ? '%%toolPause%%' : '%%speechRead%%'}
          </Button>
          <Button variant="secondary" disabled={state === 'idle'} onClick={stop}>
            <Square /> %%speechStop%%
          </Button>
        </div>
        <p className="text-sm text-muted-foreground">{speech ? '%%speechNote%%' : '%%speechNone%%'}</p>
      </Card>
    </div>
  )
}
