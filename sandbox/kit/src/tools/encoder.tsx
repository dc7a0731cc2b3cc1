import { ArrowDownUp, Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Textarea } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { copyText } from '@/lib/copy-text'
import { useSaved } from '@/lib/use-saved'

type Code = 'base64' | 'url' | 'html' | 'hex' | 'binary'
const codes: { value: Code; label: string }[] = [
  { value: 'base64', label: 'Base64' },
  { value: 'url', label: 'URL' },
  { value: 'html', label: 'HTML' },
  { value: 'hex', label: 'Hex' },
  { value: 'binary', label: '%%encodeBinary%%' },
]
const entities: [sign: string, name: string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]
const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
/** Throws where the bytes are no text. */
const fromBytes = (bytes: number[]) => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
const inDigits = (text: string, base: number, length: number) =>
  bytesOf(text)
    .map((byte) => byte.toString(base).padStart(length, '0'))
    .join(' ')
function fromDigits(text: string, base: number, length: number) {
  const bare = text.replaceAll(/\s/g, '')
  const isWhole = bare.length % length === 0 && [...bare].every((sign) => !Number.isNaN(parseInt(sign, base)))
  if (!isWhole) throw new Error('no such digits')
  const pairs = Array.from({ length: bare.length / length }, (_, at) => bare.slice(at * length, (at + 1) * length))
  return fromBytes(pairs.map((pair) => parseInt(pair, base)))
}

const encoded: Record<Code, (text: string) => string> = {
  base64: (text) => btoa(String.fromCharCode(...bytesOf(text))),
  url: encodeURIComponent,
  html: (text) => entities.reduce((done, [sign, name]) => done.replaceAll(sign, name), text),
  hex: (text) => inDigits(text, 16, 2),
  binary: (text) => inDigits(text, 2, 8),
}
const decoded: Record<Code, (text: string) => string> = {
  base64: (text) => fromBytes([...atob(text.trim().replaceAll('-', '+').replaceAll('_', '/'))].map((sign) => sign.charCodeAt(0))),
  url: (text) => decodeURIComponent(text.replaceAll('+', ' ')),
  html: (text) => entities.toReversed().reduce((done, [sign, name]) => done.replaceAll(name, sign), text),
  hex: (text) => fromDigits(text, 16, 2),
  binary: (text) => fromDigits(text, 2, 8),
}
const start = { code: 'base64' as Code, way: 'to' as 'to' | 'from', text: '%%encodeSample%%' }

function answerFor({ code, way, text }: typeof start): string | null {
  try {
    return (way === 'to' ? encoded : decoded)[code](text)
  } catch {
    return null
  }
}

export function Encoder() {
  const [state, setState] = useSaved('encoder', start)
  const { code, way, text } = state
  const answer = answerFor(state)
  const change = (next: Partial<typeof start>) => setState((before) => ({ ...before, ...next }))
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label="%%encodeCode%%" value={code} options={codes} onChange={(next) => change({ code: next })} />
        <Segmented
          label="%%encodeWay%%"
          value={way}
          options={[
            { value: 'to', label: '%%encodeTo%%' },
            { value: 'from', label: '%%encodeFrom%%' },
          ]}
          onChange={(next) => change({ way: next })}
        />
      </div>
      <Card className="p-5">
        <Field label="%%encodeText%%" error={answer === null ? '%%encodeWrong%%' : undefined}>
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={6}
              spellCheck={false}
              value={text}
              onChange={(event) => change({ text: event.target.value })}
              className="font-mono text-sm"
            />
          )}
        </Field>
      </Card>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          disabled={!answer}
          onClick={() => change({ text: answer ?? '', way: way === 'to' ? 'from' : 'to' })}
        >
          <ArrowDownUp /> %%encodeSwap%%
        </Button>
        <Button disabled={!answer} onClick={() => void copyText(answer ?? '')}>
          <Copy /> %%toolCopy%%
        </Button>
      </div>
      <Card className="p-5">
        <h2 className="text-sm font-medium">%%encodeAnswer%%</h2>
        <output className="mt-2 block min-h-28 rounded-lg bg-muted p-4 font-mono text-sm break-all whitespace-pre-wrap">
          {answer ?? ''}
        </output>
      </Card>
    </div>
  )
}
