import { ArrowRight, Copy, FilePlus2, GripVertical, Lightbulb, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddLine } from '@/components/blocks/add-line'
import { LineInput } from '@/components/blocks/line-input'
import { PrintPage, WidePage } from '@/components/blocks/page-styles'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { changed, newId, without } from '@/lib/arrange'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { useSaved } from '@/lib/use-saved'

type Part = 'strengths' | 'weaknesses' | 'opportunities' | 'threats'
interface Point {
  id: string
  part: Part
  text: string
}
const pointsMax = 120
const parts: { part: Part; title: string; hint: string; letter: string; look: string; sample: string }[] = [
  {
    part: 'strengths',
    title: '%%swotStrengths%%',
    hint: '%%swotStrengthsHint%%',
    letter: 'S',
    look: 'border-tone-green/40 bg-tone-green/10 [--tone:var(--tone-green)]',
    sample: '%%swotStrengthsSample%%',
  },
  {
    part: 'weaknesses',
    title: '%%swotWeaknesses%%',
    hint: '%%swotWeaknessesHint%%',
    letter: 'W',
    look: 'border-tone-amber/40 bg-tone-amber/10 [--tone:var(--tone-amber)]',
    sample: '%%swotWeaknessesSample%%',
  },
  {
    part: 'opportunities',
    title: '%%swotOpportunities%%',
    hint: '%%swotOpportunitiesHint%%',
    letter: 'O',
    look: 'border-tone-blue/40 bg-tone-blue/10 [--tone:var(--tone-blue)]',
    sample: '%%swotOpportunitiesSample%%',
  },
  {
    part: 'threats',
    title: '%%swotThreats%%',
    hint: '%%swotThreatsHint%%',
    letter: 'T',
    look: 'border-tone-red/40 bg-tone-red/10 [--tone:var(--tone-red)]',
    sample: '%%swotThreatsSample%%',
  },
]
const sample = {
  subject: '%%swotSample%%',
  points: parts.flatMap(({ part, sample: texts }) =>
    texts.split(', ').map((text, at): Point => ({ id: `${part}${at}`, part, text })),
  ),
}

export function SwotBoard() {
  const [state, setState] = useSaved('swot', sample)
  const [dragged, setDragged] = useState('')
  const [over, setOver] = useState<Part | null>(null)
  const { subject, points } = state
  const change = (next: Point[]) => setState((before) => ({ ...before, points: next }))
  const replace = (next: typeof sample, said: string) => {
    setState(next)
    toast(said, () => setState(state))
  }
  /** It comes last where it goes to. */
  const moveTo = (id: string, part: Part) => {
    const point = points.find((each) => each.id === id)
    if (point && point.part !== part) change([...without(points, id), { ...point, part }])
  }
  const copy = () =>
    copyText(
      [
        subject,
        ...parts.flatMap(({ part, title }) => [
          `\n${title}`,
          ...points.filter((each) => each.part === part).map(({ text }) => `- ${text}`),
        ]),
      ]
        .join('\n')
        .trim(),
    )
  return (
    <div className="space-y-5">
      <WidePage />
      <PrintPage size="A4 landscape" margin="12mm" />
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="%%swotSubject%%"
          placeholder="%%swotSubject%%"
          maxLength={90}
          value={subject}
          onChange={(event) => setState((before) => ({ ...before, subject: event.target.value }))}
          className="h-12 min-w-60 flex-1 text-lg font-semibold sm:text-lg print:border-0 print:p-0 print:text-2xl print:shadow-none"
        />
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="lg" className="px-4" onClick={() => void copy()}>
            <Copy /> %%toolCopy%%
          </Button>
          {subject || points.length ? (
            <Button
              variant="secondary"
              size="lg"
              className="px-4"
              onClick={() => replace({ subject: '', points: [] }, '%%makerEmptied%%')}
            >
              <FilePlus2 /> %%makerStartEmpty%%
            </Button>
          ) : (
            <Button variant="secondary" size="lg" className="px-4" onClick={() => replace(sample, '%%makerSampleShown%%')}>
              <Lightbulb /> %%makerSample%%
            </Button>
          )}
          <Button size="lg" className="px-4" onClick={() => window.print()}>
            <Printer /> %%makerPrint%%
          </Button>
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        {parts.map(({ part, title, hint, letter, look }, at) => {
          const next = parts[(at + 1) % parts.length]!
          return (
            <section
              key={part}
              aria-label={title}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                setOver(part)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                moveTo(dragged, part)
                setOver(null)
              }}
              className={cn(
                'relative min-h-64 min-w-0 break-inside-avoid overflow-hidden rounded-xl border-2 p-5 transition-shadow print:[print-color-adjust:exact]',
                look,
                over === part && 'ring-3 ring-ring',
              )}
            >
              <span
                aria-hidden="true"
                className="pointer-events-none absolute -top-5 right-3 font-display text-[7rem] leading-none font-black text-(--tone) opacity-15"
              >
                {letter}
              </span>
              <h2 className="relative font-display text-xl font-bold text-(--tone)">{title}</h2>
              <p className="relative text-sm text-foreground">{hint}</p>
              <ul className="relative mt-4 space-y-2">
                {points
                  .filter((each) => each.part === part)
                  .map((point) => (
                    <li
                      key={point.id}
                      className={cn(
                        'flex items-center rounded-lg bg-card py-0.5 pr-1 pl-1 shadow-xs',
                        dragged === point.id && 'opacity-50',
                      )}
                    >
                      <span
                        draggable
                        aria-hidden="true"
                        onDragStart={(event) => {
                          event.dataTransfer.setData('text/plain', point.text)
                          setDragged(point.id)
                        }}
                        onDragEnd={() => setDragged('')}
                        className="grid h-9 w-6 cursor-grab place-items-center text-muted-foreground max-md:hidden print:hidden"
                      >
                        <GripVertical className="size-4" />
                      </span>
                      <LineInput
                        label={`%%edit%%: ${point.text}`}
                        value={point.text}
                        onChange={(text) => change(changed(points, point.id, { text }))}
                      />
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`${'%%swotMove%%'.replace('{part}', next.title)}: ${point.text}`}
                        title={'%%swotMove%%'.replace('{part}', next.title)}
                        onClick={() => moveTo(point.id, next.part)}
                        className="print:hidden"
                      >
                        <ArrowRight />
                      </Button>
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`%%delete%% ${point.text}`}
                        onClick={() => replace({ subject, points: without(points, point.id) }, '%%deleted%%')}
                        className="print:hidden"
                      >
                        <Trash2 />
                      </Button>
                    </li>
                  ))}
                {points.length < pointsMax && (
                  <li>
                    <AddLine
                      label={'%%swotWrite%%'.replace('{part}', title)}
                      onAdd={(text) => change([...points, { id: newId(), part, text }])}
                    />
                  </li>
                )}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}
