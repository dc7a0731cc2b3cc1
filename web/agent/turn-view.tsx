// One prompt, the answer as it is given, and how it ended.
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CirclePause, Clock, RotateCcw, Undo2, Wrench } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Diagnostic } from '#shared/projects.ts'
import { isFinished, type Turn, type TurnEvent } from '#shared/turn-events.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Answer } from './answer.tsx'
import { fixPrompt } from './fix-prompt.ts'
import { StepList } from './step-list.tsx'
import { patchTurn } from './turn-queries.ts'
import { useTurnLog } from './use-turn-log.ts'

const problemsShownMax = 5
const longPromptChars = 600
/** A finished turn loads its answer this far before it scrolls into view. */
const loadAheadPx = 800
const linkClasses = 'rounded-sm text-xs font-medium text-foreground underline-offset-4 hover:underline'

export type TurnActions = {
  mayEdit: boolean
  onEvent: (event: TurnEvent) => void
  onFix: (prompt: string) => void
  onCancel: (turnId: string) => void
  onRestore: (snapshotId: string) => void
  onUndo: (snapshotId: string) => void
  undoing: boolean
}

/** `active`: the first turn that has not ended; its events are followed. `latest`: the newest that has. */
export function TurnView(props: {
  turn: Turn
  active: boolean
  latest: boolean
  currentSnapshotId?: string
  actions: TurnActions
}) {
  const { turn, active, actions } = props
  const t = useText()
  const client = useQueryClient()
  const frame = useRef<HTMLElement>(null)
  const seen = useSeen(frame, !active)
  const finished = isFinished(turn.state)
  const { log, connection } = useTurnLog(turn.id, active || (finished && seen), {
    onEvent: (event) => {
      if (finished) return
      if (event.type === 'started') patchTurn(client, turn.projectId, turn.id, { state: 'running' })
      if (event.type === 'finished') {
        const { type: _, ...outcome } = event
        patchTurn(client, turn.projectId, turn.id, { ...outcome, finishedAt: new Date().toISOString() })
      }
      actions.onEvent(event)
    },
    onRefused: () => void client.invalidateQueries({ queryKey: ['projects', turn.projectId] }),
  })
  const live = !finished
  const answered = log.parts.length > 0
  const lastPart = log.parts.at(-1)
  const busyStep = lastPart?.kind === 'steps' && lastPart.steps.some((step) => step.state === 'running')

  return (
    <article
      ref={frame}
      aria-label={t('chat.turn', { number: turn.number })}
      className="flex flex-col gap-3"
      data-turn={turn.state}
    >
      <Prompt turn={turn} />
      {turn.state === 'queued' && !answered ? (
        <p className="flex items-center gap-2 self-end text-xs text-muted-foreground">
          {active ? <Spinner className="size-3.5" /> : <Clock aria-hidden className="size-3.5" />}
          {t(active ? 'chat.starting' : 'chat.queued')}
          {active || !actions.mayEdit ? null : (
            <button type="button" className={linkClasses} onClick={() => actions.onCancel(turn.id)}>
              {t('chat.withdraw')}
            </button>
          )}
        </p>
      ) : null}
      <div className="min-w-0 text-[0.9375rem] leading-relaxed">
        {log.parts.map((part, at) =>
          part.kind === 'text' ? (
            <Answer key={at} text={part.text} growing={live && at === log.parts.length - 1} />
          ) : (
            <StepList key={at} steps={part.steps} live={live && log.outcome === undefined} />
          ),
        )}
        {finished && !answered && turn.summary ? <Answer text={turn.summary} growing={false} /> : null}
        {turn.state === 'running' && !busyStep && lastPart?.kind !== 'text' ? <Working /> : null}
        {active && connection === 'lost' ? (
          <p className="reconnecting mt-2 flex items-center gap-2 text-xs text-muted-foreground">
            <Spinner className="size-3" />
            {t('chat.reconnecting')}
          </p>
        ) : null}
      </div>
      {finished ? <Ending {...props} problems={turn.error?.diagnostics ?? log.problems ?? []} /> : null}
    </article>
  )
}

function Prompt({ turn }: { turn: Turn }) {
  const t = useText()
  const [whole, setWhole] = useState(turn.prompt.length <= longPromptChars)
  return (
    <div className="max-w-[88%] self-end rounded-2xl rounded-br-md bg-secondary px-4 py-2.5 text-[0.9375rem] leading-relaxed text-secondary-foreground">
      <p className="break-words whitespace-pre-wrap">
        {whole ? turn.prompt : `${turn.prompt.slice(0, longPromptChars).trimEnd()}…`}
      </p>
      {whole ? null : (
        <button type="button" className={linkClasses} onClick={() => setWhole(true)}>
          {t('chat.showAll')}
        </button>
      )}
    </div>
  )
}

function Working() {
  const t = useText()
  return (
    <p className="flex items-center gap-2 py-1 text-sm text-muted-foreground">
      <Spinner className="size-3.5 text-primary" />
      {t('chat.working')}
    </p>
  )
}

function Ending(props: Parameters<typeof TurnView>[0] & { problems: readonly Diagnostic[] }) {
  const { turn, latest, currentSnapshotId, actions, problems } = props
  const t = useText()
  const errors = problems.filter((problem) => problem.severity === 'error')
  const isCurrent = turn.snapshotId === currentSnapshotId
  const restorable = actions.mayEdit && turn.snapshotId !== undefined && !isCurrent
  // before the first there is nothing to go back to
  const undoable = actions.mayEdit && latest && turn.snapshotId !== undefined && isCurrent && turn.number > 1
  return (
    <div className="flex flex-col gap-2">
      {turn.state === 'failed' ? (
        <div className="rounded-xl border border-destructive/35 bg-destructive/5 p-3 text-sm">
          <p className="flex items-start gap-2 font-medium">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
            {t('chat.failed')}
          </p>
          <p className="mt-1 pl-6 break-words text-muted-foreground">{turn.error?.message}</p>
          <ProblemList problems={errors} />
          {latest && actions.mayEdit ? (
            <Button
              size="sm"
              variant="outline"
              className="mt-3 ml-6"
              onClick={() => actions.onFix(fixPrompt(t, turn.error?.message, errors))}
            >
              <Wrench aria-hidden />
              {t('chat.fix')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground">
        {turn.state === 'done' ? (
          <span className="flex items-center gap-1.5">
            <CircleCheck aria-hidden className="size-3.5 text-success" />
            {t(turn.snapshotId ? 'chat.done' : 'chat.answered')}
          </span>
        ) : null}
        {turn.state === 'stopped' ? (
          <span className="flex items-center gap-1.5">
            <CirclePause aria-hidden className="size-3.5" />
            {t('chat.stopped')}
          </span>
        ) : null}
        <When turn={turn} />
        {restorable ? (
          <button type="button" className={linkClasses} onClick={() => actions.onRestore(turn.snapshotId!)}>
            <RotateCcw aria-hidden className="mr-1 inline size-3" />
            {t('history.restoreThis')}
          </button>
        ) : null}
        {undoable ? (
          <button
            type="button"
            className={linkClasses}
            disabled={actions.undoing}
            onClick={() => actions.onUndo(turn.snapshotId!)}
          >
            {actions.undoing ? <Spinner className="mr-1 inline size-3" /> : <Undo2 aria-hidden className="mr-1 inline size-3" />}
            {t('history.undo')}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function ProblemList({ problems }: { problems: readonly Diagnostic[] }) {
  const t = useText()
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1.5 pl-6">
      {problems.slice(0, problemsShownMax).map((problem) => (
        <li key={`${problem.path}:${problem.line}:${problem.column}:${problem.message}`} className="break-words">
          <code className="font-mono text-xs text-muted-foreground">
            {problem.path}
            {problem.line > 0 ? `:${problem.line}` : ''}
          </code>{' '}
          {problem.message}
        </li>
      ))}
      {problems.length > problemsShownMax ? (
        <li className="text-muted-foreground">{t('chat.moreProblems', { count: problems.length - problemsShownMax })}</li>
      ) : null}
    </ul>
  )
}

function When({ turn }: { turn: Turn }) {
  const language = useLanguage()
  const at = turn.finishedAt ?? turn.createdAt
  return (
    <>
      {turn.createdBy ? <span>{turn.createdBy.name}</span> : null}
      <time dateTime={at}>{timeText(at, language)}</time>
    </>
  )
}

/** The time alone for today, else with its date. */
function timeText(iso: string, language: string): string {
  const at = new Date(iso)
  if (at.toDateString() === new Date().toDateString()) return at.toLocaleTimeString(language, { timeStyle: 'short' })
  return at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** True from the moment the element comes near the screen. */
function useSeen(element: React.RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!wanted || seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: `${loadAheadPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, wanted, seen])
  return seen
}
