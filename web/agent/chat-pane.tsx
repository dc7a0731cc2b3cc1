// The conversation with the builder: every turn of the project, oldest first, and the box for the next prompt.
// It follows the newest words unless the reader has scrolled up, and says aloud only how a turn began and ended.
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isFinished, type TurnEvent } from '#shared/turn-events.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SendPrompt, ShowPage } from './answer.tsx'
import { Composer } from './composer.tsx'
import { TurnView } from './turn-view.tsx'
import './chat.css'
import { inOrder, useQueueTurn, useStopTurn, useTurns } from './turn-queries.ts'

/** Nearer to the end than this, the reader is taken to be following. */
const followWithinPx = 96

export function ChatPane(props: {
  projectId: string
  mayEdit: boolean
  currentSnapshotId?: string
  onEvent: (event: TurnEvent) => void
  onShow: (path: string) => void
  onRestore: (snapshotId: string) => void
  onUndo: (snapshotId: string) => void
  undoing: boolean
}) {
  const { projectId, mayEdit } = props
  const t = useText()
  const turns = useTurns(projectId)
  const queue = useQueueTurn(projectId)
  const stop = useStopTurn(projectId)
  const [said, setSaid] = useState('')
  const { scroller, content, following, follow } = useFollowing()

  const items = inOrder(turns.data)
  const active = items.find((turn) => !isFinished(turn.state))
  const latest = items.findLast((turn) => isFinished(turn.state))
  const onEvent = (event: TurnEvent) => {
    if (event.type === 'started') setSaid(t('chat.saidStarted'))
    if (event.type === 'finished')
      setSaid(t(({ done: 'chat.saidDone', failed: 'chat.saidFailed', stopped: 'chat.saidStopped' } as const)[event.state]))
    props.onEvent(event)
  }
  const send = (prompt: string) => {
    follow()
    return queue.mutateAsync(prompt)
  }
  const sendOffered = (prompt: string) => void send(prompt).catch(() => undefined)
  const actions = {
    mayEdit,
    onEvent,
    onFix: sendOffered,
    onCancel: (turnId: string) => stop.mutate(turnId),
    onRestore: props.onRestore,
    onUndo: props.onUndo,
    undoing: props.undoing,
  }

  return (
    <section aria-labelledby="chat-title" className="relative flex min-h-0 flex-1 flex-col">
      <h2 id="chat-title" className="sr-only">
        {t('chat.title')}
      </h2>
      <output className="sr-only">{said}</output>
      {/* Without a tab stop of its own the keyboard could not scroll it. */}
      <div
        ref={scroller}
        className="min-h-0 flex-1 [overflow-anchor:none] overflow-y-auto overscroll-contain outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t('chat.log')}
      >
        <div ref={content} className="flex flex-col gap-8 px-4 py-5">
          {turns.hasNextPage ? (
            <Button
              variant="ghost"
              size="sm"
              className="self-center"
              disabled={turns.isFetchingNextPage}
              onClick={() => void turns.fetchNextPage()}
            >
              {t('chat.earlier')}
            </Button>
          ) : null}
          {turns.isPending ? <LoadingTurns /> : null}
          {turns.isError && items.length === 0 ? (
            <div className="flex flex-col items-start gap-3 text-sm">
              <p>{t('workspace.loadFailed')}</p>
              <Button size="sm" variant="outline" onClick={() => void turns.refetch()}>
                {t('workspace.retry')}
              </Button>
            </div>
          ) : null}
          {turns.isSuccess && items.length === 0 ? (
            <p className="text-sm text-muted-foreground">{t(props.currentSnapshotId ? 'chat.emptyCopy' : 'chat.empty')}</p>
          ) : null}
          <ShowPage value={props.onShow}>
            {items.map((turn) => (
              <SendPrompt key={turn.id} value={mayEdit && turn.id === latest?.id && !active ? sendOffered : null}>
                <TurnView
                  turn={turn}
                  active={turn.id === active?.id}
                  latest={turn.id === latest?.id && !active}
                  currentSnapshotId={props.currentSnapshotId}
                  actions={actions}
                />
              </SendPrompt>
            ))}
          </ShowPage>
        </div>
      </div>
      <div className="relative">
        {following ? null : (
          <Button
            variant="outline"
            size="sm"
            className="absolute -top-11 left-1/2 -translate-x-1/2 rounded-full bg-background shadow-md"
            onClick={follow}
          >
            <ArrowDown aria-hidden className="size-3.5" />
            {t('chat.jump')}
          </Button>
        )}
        {mayEdit ? (
          <Composer
            key={projectId}
            projectId={projectId}
            running={active !== undefined}
            stopping={stop.isPending}
            problem={queue.error ? errorText(t, queue.error) : undefined}
            onSend={send}
            onStop={() => active && stop.mutate(active.id)}
          />
        ) : (
          <p className="p-4 pt-0 text-sm text-muted-foreground">{t('chat.readOnly')}</p>
        )}
      </div>
    </section>
  )
}

function LoadingTurns() {
  const t = useText()
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{t('workspace.loading')}</span>
      <Skeleton className="h-12 w-3/4 self-end rounded-2xl" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
    </output>
  )
}

const scrollToEnd = (box: HTMLElement) => box.scrollTo({ top: box.scrollHeight })

/** Keeps the end of `content` in view while the reader is there; `follow` goes there. */
function useFollowing() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const wanted = useRef(true)
  const [following, setFollowing] = useState(true)
  const follow = () => {
    wanted.current = true
    setFollowing(true)
    if (scroller.current) scrollToEnd(scroller.current)
  }
  useEffect(() => {
    const box = scroller.current!
    let lastTop = 0
    // Text may grow between a scroll and its event: only a reader who moves up has stopped following.
    const onScroll = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < followWithinPx
      if (near) wanted.current = true
      else if (box.scrollTop < lastTop) wanted.current = false
      lastTop = box.scrollTop
      setFollowing(wanted.current)
    }
    const observer = new ResizeObserver(() => {
      if (wanted.current) scrollToEnd(box)
      lastTop = box.scrollTop
    })
    observer.observe(content.current!)
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])
  return { scroller, content, following, follow }
}
