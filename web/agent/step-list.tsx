// What the builder did, tool by tool: a few steps stand open, many are counted behind one line.
import { Check, ChevronRight, CircleAlert } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import type { TextKey } from '#web/i18n/texts.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Step, StepState } from './turn-log.ts'

const openStepsMax = 3

const wordings: Record<string, Record<StepState, TextKey>> = {
  write_file: { running: 'chat.writing', ok: 'chat.wrote', failed: 'chat.notWritten' },
  edit_file: { running: 'chat.changing', ok: 'chat.changed', failed: 'chat.notChanged' },
  delete_file: { running: 'chat.deleting', ok: 'chat.deleted', failed: 'chat.notDeleted' },
  read_file: { running: 'chat.reading', ok: 'chat.read', failed: 'chat.notRead' },
  list_files: { running: 'chat.listing', ok: 'chat.listed', failed: 'chat.notListed' },
  scaffold: { running: 'chat.scaffolding', ok: 'chat.scaffolded', failed: 'chat.notScaffolded' },
  check: { running: 'chat.checking', ok: 'chat.checked', failed: 'chat.foundProblems' },
}
const unknownTool: Record<StepState, TextKey> = { running: 'chat.using', ok: 'chat.used', failed: 'chat.notUsed' }

/** `live` marks the turn that runs: a step without an end is then under way, otherwise it was cut off. */
export function StepList({ steps, live }: { steps: readonly Step[]; live: boolean }) {
  if (steps.length <= openStepsMax) return <Steps steps={steps} live={live} />
  const current = live ? steps.findLast((step) => step.state === 'running') : undefined
  return (
    <details className="group my-2 rounded-lg border border-border bg-card text-sm">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-3 py-2 outline-none focus-visible:ring-2 focus-visible:ring-ring [&::-webkit-details-marker]:hidden">
        <StepMark state={current ? 'running' : steps.some((step) => step.state === 'failed') ? 'failed' : 'ok'} />
        <span className="min-w-0 flex-1 truncate">{current ? <StepText step={current} /> : <Summary steps={steps} />}</span>
        {current ? <span className="text-xs tabular-nums text-muted-foreground">{steps.length}</span> : null}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90" />
      </summary>
      <div className="border-t border-border px-3 py-1">
        <Steps steps={steps} live={live} />
      </div>
    </details>
  )
}

function Summary({ steps }: { steps: readonly Step[] }) {
  const t = useText()
  const files = new Set(steps.filter((step) => step.change && step.change !== 'unchanged').map((step) => step.path))
  return <>{files.size > 0 ? t('chat.filesChanged', { count: files.size }) : t('chat.stepsTaken', { count: steps.length })}</>
}

function Steps({ steps, live }: { steps: readonly Step[]; live: boolean }) {
  return (
    <ul className="my-1.5 flex flex-col gap-1 text-sm">
      {steps.map((step) => (
        <li key={step.callId} className="flex items-start gap-2 py-0.5">
          <span className="flex h-5 items-center">
            <StepMark state={step.state === 'running' && !live ? 'failed' : step.state} />
          </span>
          <span className="min-w-0 flex-1 break-words text-muted-foreground">
            <StepText step={step} />
            {step.state === 'failed' && step.message ? <span className="block text-xs">{step.message}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

function StepText({ step }: { step: Step }) {
  const t = useText()
  const rewritten = step.tool === 'write_file' && step.state === 'ok' && step.change === 'edited'
  const key = rewritten ? 'chat.changed' : (wordings[step.tool] ?? unknownTool)[step.state]
  // Where the path stands differs by language: the text is cut at its place, so that the path can look like code.
  const [before, after] = t(key, { path: '\u0000', tool: step.tool }).split('\u0000')
  if (after === undefined || !step.path) return <>{`${before}${after ?? ''}`.trim()}</>
  return (
    <>
      {before}
      <code className="font-mono text-[0.8125rem] text-foreground">{step.path}</code>
      {after}
    </>
  )
}

function StepMark({ state }: { state: StepState }) {
  if (state === 'running') return <Spinner className="size-3.5 shrink-0 text-primary" />
  return state === 'ok' ? (
    <Check aria-hidden className="size-3.5 shrink-0 text-success" />
  ) : (
    <CircleAlert aria-hidden className="size-3.5 shrink-0 text-destructive" />
  )
}
