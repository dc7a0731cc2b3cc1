import { ArrowLeftRight, Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { brightness, contrast, mixed } from '@/lib/color'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

/** What WCAG asks of text, of large text, and of what else carries meaning. */
const demands = [
  { label: '%%contrastText%%', aa: 4.5, aaa: 7 },
  { label: '%%contrastLarge%%', aa: 3, aaa: 4.5 },
  { label: '%%contrastParts%%', aa: 3, aaa: 0 },
]
const enough = 4.5
const shadeSteps = 100
const start = { ink: '#1d4ed8', paper: '#fef3c7' }

const ratioOf = (ink: string, paper: string) => contrast(brightness(ink), brightness(paper))
/** Cut, not rounded: 4.499 is no 4.5. */
const ratioText = (ratio: number) =>
  (Math.floor(ratio * 100) / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The nearest darker or lighter shade of the ink that reads on the paper. */
function readable(ink: string, paper: string) {
  for (let step = 1; step <= shadeSteps; step++)
    for (const end of ['#000000', '#ffffff']) {
      const shade = mixed(ink, end, step / shadeSteps)
      if (ratioOf(shade, paper) >= enough) return shade
    }
  return null
}

export function ContrastChecker() {
  const [{ ink, paper }, setState] = useSaved('contrast', start)
  const ratio = ratioOf(ink, paper)
  const better = ratio < enough ? readable(ink, paper) : null
  const look = { color: ink, background: paper }
  return (
    <div className="space-y-5">
      <Card className="grid items-end gap-4 p-5 sm:grid-cols-[1fr_auto_1fr] sm:p-6">
        <ColorField label="%%contrastInk%%" value={ink} onChange={(next) => setState({ ink: next, paper })} />
        <Button
          variant="secondary"
          aria-label="%%contrastSwap%%"
          onClick={() => setState({ ink: paper, paper: ink })}
          className="h-12 justify-self-center"
        >
          <ArrowLeftRight />
        </Button>
        <ColorField label="%%contrastPaper%%" value={paper} onChange={(next) => setState({ ink, paper: next })} />
      </Card>
      <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
        <div style={look} className="flex min-w-0 flex-col justify-center gap-3 rounded-xl border border-border p-6 sm:p-8">
          <p className="font-display text-3xl font-bold text-balance">%%contrastHeading%%</p>
          <p className="text-pretty">%%contrastBody%%</p>
          <p className="text-sm">%%contrastSmall%%</p>
          <span
            className="mt-2 inline-flex h-10 items-center self-start rounded-button px-4 text-sm font-medium"
            style={{ color: paper, background: ink }}
          >
            %%contrastButton%%
          </span>
        </div>
        <Card className="space-y-5 p-5 sm:p-6">
          <p className="text-center" aria-live="polite">
            <span className="block text-sm text-muted-foreground">%%contrastRatio%%</span>
            <span className="font-display text-5xl font-bold tabular-nums">{ratioText(ratio)}</span>
            <span className="text-2xl text-muted-foreground"> : 1</span>
          </p>
          <table className="w-full text-sm">
            <thead className="text-muted-foreground">
              <tr>
                <th className="py-2 text-left font-medium">%%contrastFor%%</th>
                <th className="py-2 font-medium">AA</th>
                <th className="py-2 font-medium">AAA</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {demands.map(({ label, aa, aaa }) => (
                <tr key={label}>
                  <th scope="row" className="py-2 pr-2 text-left font-normal">
                    {label}
                  </th>
                  {[aa, aaa].map((least, at) => (
                    <td key={at} className="py-2 text-center">
                      {least > 0 && <Verdict passes={ratio >= least} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
      {better && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p className="flex min-w-0 items-center gap-3 text-sm">
            <span className="size-9 shrink-0 rounded-md border border-border" style={{ background: better }} aria-hidden="true" />
            <span>
              %%contrastBetter%% <code className="font-semibold uppercase">{better}</code>
            </span>
          </p>
          <Button variant="secondary" onClick={() => setState({ ink: better, paper })}>
            %%contrastTake%%
          </Button>
        </Card>
      )}
    </div>
  )
}

function Verdict({ passes }: { passes: boolean }) {
  const Sign = passes ? Check : X
  return (
    <span className={passes ? 'text-tone-green' : 'text-tone-red'}>
      <Sign className="mx-auto size-5" aria-hidden="true" />
      <span className="sr-only">{passes ? '%%contrastPasses%%' : '%%contrastFails%%'}</span>
    </span>
  )
}

interface ColorFieldProps {
  label: string
  value: string
  onChange: (hex: string) => void
}

/** A colour to choose, or to write: what is no colour yet waits until it is one. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const write = (text: string) => {
    const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? []
    setDraft(text)
    if (hex) onChange(`#${hex.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex}`.toLowerCase())
  }
  return (
    <div className="min-w-0 space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={`%%contrastChoose%% ${label}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring h-12 w-14 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1"
        />
        <Input
          id={id}
          value={draft ?? value}
          spellCheck={false}
          maxLength={7}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setDraft(null)}
          className="h-12 font-mono uppercase"
        />
      </span>
    </div>
  )
}
