import { ArrowLeftRight, Copy, FilePlus2, Lightbulb, ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react'
import { AddLine } from '@/components/blocks/add-line'
import { LineInput } from '@/components/blocks/line-input'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { changed, newId, without } from '@/lib/arrange'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { useSaved } from '@/lib/use-saved'

type Side = 'pro' | 'con'
interface Reason {
  id: string
  side: Side
  text: string
  weight: number
}
const weightMax = 3
const weightUsual = 2
const reasonsMax = 100
/** How far the beam of the scales leans at most, in degrees. */
const leanMax = 14
const sides = {
  pro: { title: '%%prosFor%%', write: '%%prosWriteFor%%', Icon: ThumbsUp, tone: 'text-tone-green', dot: 'bg-tone-green' },
  con: { title: '%%prosAgainst%%', write: '%%prosWriteAgainst%%', Icon: ThumbsDown, tone: 'text-tone-red', dot: 'bg-tone-red' },
}
const reasonsOf = (side: Side, text: string, weights: number[]) =>
  text.split(', ').map((each, at): Reason => ({ id: `${side}${at}`, side, text: each, weight: weights[at] ?? weightUsual }))
const sample = {
  question: '%%prosSample%%',
  reasons: [...reasonsOf('pro', '%%prosSampleFor%%', [3, 2, 2, 1]), ...reasonsOf('con', '%%prosSampleAgainst%%', [3, 2, 1])],
}

export function ProsAndCons() {
  const [state, setState] = useSaved('pros-and-cons', sample)
  const { question, reasons } = state
  const sum = (side: Side) => reasons.reduce((total, each) => total + (each.side === side ? each.weight : 0), 0)
  const [pros, cons] = [sum('pro'), sum('con')]
  const change = (next: Reason[]) => setState((before) => ({ ...before, reasons: next }))
  const replace = (next: typeof sample, said: string) => {
    setState(next)
    toast(said, () => setState(state))
  }
  const copy = () =>
    copyText(
      [
        question,
        ...(['pro', 'con'] as const).flatMap((side) => [
          `\n${sides[side].title} (${sum(side)})`,
          ...reasons.filter((each) => each.side === side).map(({ text, weight }) => `- ${text} (${weight})`),
        ]),
      ]
        .join('\n')
        .trim(),
    )
  return (
    <div className="space-y-5">
      <Card className="space-y-4 p-5 sm:p-6">
        <Input
          aria-label="%%prosQuestion%%"
          placeholder="%%prosQuestion%%"
          maxLength={140}
          value={question}
          onChange={(event) => setState((before) => ({ ...before, question: event.target.value }))}
          className="h-12 text-lg font-semibold sm:text-lg"
        />
        <Scales pros={pros} cons={cons} />
      </Card>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['pro', 'con'] as const).map((side) => {
          const { title, write, Icon, tone } = sides[side]
          return (
            <Card key={side} className="p-5">
              <h2 className="flex items-center gap-2.5 font-display text-lg font-semibold">
                <Icon className={cn('size-5', tone)} aria-hidden="true" />
                <span className="flex-1">{title}</span>
                <span className={cn('tabular-nums', tone)}>{sum(side)}</span>
              </h2>
              <ul className="mt-2 divide-y divide-border">
                {reasons
                  .filter((each) => each.side === side)
                  .map((reason) => (
                    <ReasonLine
                      key={reason.id}
                      reason={reason}
                      onChange={(part) => change(changed(reasons, reason.id, part))}
                      onRemove={() => replace({ question, reasons: without(reasons, reason.id) }, '%%deleted%%')}
                    />
                  ))}
                {reasons.length < reasonsMax && (
                  <li className="pt-3">
                    <AddLine
                      label={write}
                      onAdd={(text) => change([...reasons, { id: newId(), side, text, weight: weightUsual }])}
                    />
                  </li>
                )}
              </ul>
            </Card>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy /> %%toolCopy%%
        </Button>
        {question || reasons.length ? (
          <Button variant="secondary" onClick={() => replace({ question: '', reasons: [] }, '%%makerEmptied%%')}>
            <FilePlus2 /> %%makerStartEmpty%%
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => replace(sample, '%%makerSampleShown%%')}>
            <Lightbulb /> %%makerSample%%
          </Button>
        )}
        <p className="text-sm text-muted-foreground">%%prosHint%%</p>
      </div>
    </div>
  )
}

interface ReasonLineProps {
  reason: Reason
  onChange: (part: Partial<Reason>) => void
  onRemove: () => void
}

function ReasonLine({ reason, onChange, onRemove }: ReasonLineProps) {
  const { side, text, weight } = reason
  return (
    <li className="flex items-center gap-0.5 py-1.5">
      <button
        type="button"
        aria-label={`%%prosWeight%% ${weight} / ${weightMax}: ${text}`}
        onClick={() => onChange({ weight: (weight % weightMax) + 1 })}
        className="focus-ring flex h-10 shrink-0 cursor-pointer items-center gap-0.5 rounded-md px-1.5 hover:bg-muted"
      >
        {Array.from({ length: weightMax }, (_, at) => (
          <span key={at} className={cn('size-2.5 rounded-full', at < weight ? sides[side].dot : 'bg-input')} />
        ))}
      </button>
      <LineInput label={`%%edit%%: ${text}`} value={text} onChange={(next) => onChange({ text: next })} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`%%prosOther%%: ${text}`}
        onClick={() => onChange({ side: side === 'pro' ? 'con' : 'pro' })}
      >
        <ArrowLeftRight />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`%%delete%% ${text}`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  )
}

/** A beam that leans to the heavier side. */
function Scales({ pros, cons }: { pros: number; cons: number }) {
  const lean = pros + cons ? ((cons - pros) / (pros + cons)) * leanMax : 0
  const share = pros + cons ? Math.round((pros / (pros + cons)) * 100) : 50
  const said = pros === cons ? '%%prosEven%%' : pros > cons ? '%%prosWin%%' : '%%prosLose%%'
  const pan = (x: number, value: number, tone: string) => (
    <g transform={`translate(${x} 40)`}>
      <g style={{ transform: `rotate(${-lean}deg)` }} className="transition-transform duration-500">
        <path d="M0 0-26 44M0 0 26 44" stroke="currentColor" strokeWidth="2" fill="none" className="text-muted-foreground" />
        <path d="M-34 44H34A34 26 0 0 1-34 44Z" fill="currentColor" className={tone} />
        <text y="36" textAnchor="middle" className="fill-foreground text-[18px] font-bold tabular-nums">
          {value}
        </text>
      </g>
    </g>
  )
  return (
    <div className="text-center">
      <svg viewBox="0 0 320 150" aria-hidden="true" className="mx-auto w-full max-w-sm">
        <path d="M160 40V132M116 136H204" stroke="currentColor" strokeWidth="7" strokeLinecap="round" className="text-input" />
        <g
          style={{ transform: `rotate(${lean}deg)`, transformOrigin: '160px 40px' }}
          className="transition-transform duration-500"
        >
          <path d="M56 40H264" stroke="currentColor" strokeWidth="7" strokeLinecap="round" className="text-primary" />
          {pan(56, pros, 'text-tone-green')}
          {pan(264, cons, 'text-tone-red')}
        </g>
        <circle cx="160" cy="40" r="9" fill="currentColor" className="text-primary" />
      </svg>
      <p role="status" className="mt-1 font-display text-xl font-semibold">
        {said}
      </p>
      <p className="text-sm text-muted-foreground tabular-nums">
        {'%%prosShare%%'.replace('{pros}', String(share)).replace('{cons}', String(100 - share))}
      </p>
    </div>
  )
}
