import { Copy, Download, Printer } from 'lucide-react'
import { QrFields } from '@/components/blocks/qr-fields'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/toolbar'
import { download } from '@/lib/download'
import { qrCode, type QrLevel } from '@/lib/qr-code'
import { qrCaption, qrPayload, type QrContent } from '@/lib/qr-content'
import { qrPath, qrPng, qrSide, qrSvg } from '@/lib/qr-picture'
import { useSaved } from '@/lib/use-saved'

/** What the code itself is printed in: all dark enough on white for any reader. */
const inks: [color: string, name: string][] = [
  ['#111827', '%%drawBlack%%'],
  ['#1d4ed8', '%%drawBlue%%'],
  ['#166534', '%%drawGreen%%'],
  ['#6d28d9', '%%drawPurple%%'],
  ['#b91c1c', '%%drawRed%%'],
  ['#9d174d', '%%drawPink%%'],
]
const paper = '#ffffff'
const levels: { value: QrLevel; label: string }[] = [
  { value: 'L', label: 'L 7 %' },
  { value: 'M', label: 'M 15 %' },
  { value: 'Q', label: 'Q 25 %' },
  { value: 'H', label: 'H 30 %' },
]
const kinds: { value: QrContent['kind']; label: string }[] = [
  { value: 'text', label: '%%qrText%%' },
  { value: 'wifi', label: '%%qrWifi%%' },
  { value: 'contact', label: '%%qrContact%%' },
  { value: 'mail', label: '%%qrMail%%' },
]
const start: QrContent & { level: QrLevel; ink: string; shape: 'square' | 'round' } = {
  kind: 'text',
  text: 'https://example.com',
  network: '%%qrSampleNetwork%%',
  password: '%%qrSamplePassword%%',
  security: 'WPA',
  hidden: false,
  name: '%%qrSampleName%%',
  organization: '',
  phone: '',
  email: 'hello@example.com',
  website: '',
  to: 'hello@example.com',
  subject: '%%qrSampleSubject%%',
  body: '',
  level: 'M',
  ink: inks[0]![0],
  shape: 'square',
}

export function QrCode() {
  const [state, setState] = useSaved('qr-code', start)
  const { level, shape } = state
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const ink = inks.some(([color]) => color === state.ink) ? state.ink : start.ink
  const payload = qrPayload(state)
  const matrix = payload ? qrCode(payload, level) : null
  const side = matrix ? qrSide(matrix) : 0
  const path = matrix ? qrPath(matrix, shape === 'round') : ''

  const savePng = async () => {
    const picture = await qrPng(side, path, ink)
    if (picture) download('qr-code.png', picture)
  }
  const copyPicture = async () => {
    try {
      const picture = await qrPng(side, path, ink)
      if (!picture) return
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
      toast('%%toolCopied%%')
    } catch {
      toast('%%qrNoCopy%%')
    }
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Card className="space-y-5 p-5 sm:p-6 print:hidden">
        <Segmented label="%%qrKind%%" value={state.kind} options={kinds} onChange={(kind) => set({ kind })} />
        <QrFields content={state} onChange={set} />
      </Card>
      <Card className="space-y-5 p-5 sm:p-6 lg:sticky lg:top-6 lg:row-span-2">
        {matrix ? (
          <>
            <svg
              viewBox={`0 0 ${side} ${side}`}
              role="img"
              aria-label="%%qrPicture%%"
              className="mx-auto block w-full max-w-sm rounded-lg border border-border"
              style={{ background: paper }}
            >
              <path d={path} fill={ink} />
            </svg>
            <p className="line-clamp-3 text-center text-sm wrap-anywhere whitespace-pre-line text-muted-foreground">
              {qrCaption(state)}
            </p>
          </>
        ) : (
          <p className="grid aspect-square place-items-center rounded-lg bg-muted p-6 text-center text-balance text-muted-foreground">
            {payload ? '%%qrTooLong%%' : '%%qrNone%%'}
          </p>
        )}
        <p role="status" className="sr-only">
          {matrix ? '%%qrReady%%'.replace('{size}', String(matrix.length)) : payload ? '%%qrTooLong%%' : '%%qrNone%%'}
        </p>
        <div className="grid grid-cols-2 gap-2 print:hidden">
          <Button disabled={!matrix} onClick={() => void savePng()}>
            <Download /> PNG
          </Button>
          <Button
            variant="secondary"
            disabled={!matrix}
            onClick={() => download('qr-code.svg', new Blob([qrSvg(side, path, ink)], { type: 'image/svg+xml' }))}
          >
            <Download /> SVG
          </Button>
          <Button variant="secondary" disabled={!matrix} onClick={() => void copyPicture()}>
            <Copy /> %%toolCopy%%
          </Button>
          <Button variant="secondary" disabled={!matrix} onClick={() => window.print()}>
            <Printer /> %%qrPrint%%
          </Button>
        </div>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6 print:hidden">
        <div className="space-y-2">
          <h2 className="text-sm font-medium">%%drawColor%%</h2>
          <div role="group" aria-label="%%drawColor%%" className="flex flex-wrap gap-2">
            {inks.map(([color, name]) => (
              <button
                key={color}
                type="button"
                aria-label={name}
                aria-pressed={ink === color}
                onClick={() => set({ ink: color })}
                className="focus-ring size-10 cursor-pointer rounded-full border-4 border-card ring-1 ring-border aria-pressed:ring-3 aria-pressed:ring-ring"
                style={{ background: color }}
              />
            ))}
          </div>
        </div>
        <div className="space-y-2">
          <h2 className="text-sm font-medium">%%qrShape%%</h2>
          <Segmented
            label="%%qrShape%%"
            value={shape}
            options={[
              { value: 'square', label: '%%qrSquare%%' },
              { value: 'round', label: '%%qrRound%%' },
            ]}
            onChange={(next) => set({ shape: next })}
          />
        </div>
        <div className="space-y-2">
          <h2 className="text-sm font-medium">%%qrLevel%%</h2>
          <Segmented label="%%qrLevel%%" value={level} options={levels} onChange={(next) => set({ level: next })} />
          <p className="text-sm text-pretty text-muted-foreground">%%qrLevelHint%%</p>
        </div>
      </Card>
    </div>
  )
}
