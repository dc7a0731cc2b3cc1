// Every saved version of the project, newest first.
import { Download, RotateCcw } from 'lucide-react'
import type { Snapshot } from '#shared/projects.ts'
import { useLanguage, useText, type Text } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSnapshots, type Project } from './project-queries.ts'

const reasons = {
  start: 'history.reasonStart',
  turn: 'history.reasonTurn',
  stop: 'history.reasonStop',
  failure: 'history.reasonFailure',
  edit: 'history.reasonEdit',
} as const

/** `onRestore` gets the id of the snapshot to go back to. */
export function HistoryPane(props: { project: Project; mayEdit: boolean; onRestore: (snapshotId: string) => void }) {
  const { project } = props
  const t = useText()
  const language = useLanguage()
  const snapshots = useSnapshots(project.id)
  const items = snapshots.data ?? []
  return (
    <section aria-labelledby="history-title" className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6">
        <h2 id="history-title" className="text-lg font-semibold tracking-tight">
          {t('history.title')}
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">{t('history.hint')}</p>
        {/* The top bar of a phone has no room for it. */}
        <a
          href={`/api/v1/projects/${project.id}/archive`}
          download
          className={buttonClasses({ variant: 'outline', size: 'sm', className: 'mb-5 sm:hidden!' })}
        >
          <Download aria-hidden />
          {t('workspace.download')}
        </a>
        {snapshots.isPending ? <Skeleton className="h-32 w-full" /> : null}
        {snapshots.isError && items.length === 0 ? (
          <p role="alert" className="flex items-center gap-3 text-sm">
            {t('workspace.loadFailed')}
            <Button size="sm" variant="outline" onClick={() => void snapshots.refetch()}>
              {t('workspace.retry')}
            </Button>
          </p>
        ) : null}
        {snapshots.isSuccess && items.length === 0 ? <p className="text-sm text-muted-foreground">{t('history.empty')}</p> : null}
        <ol className="relative flex flex-col gap-2 before:absolute before:inset-y-4 before:left-[1.1875rem] before:w-px before:bg-border">
          {items.map((snapshot) => {
            const current = snapshot.id === project.snapshotId
            return (
              <li key={snapshot.id} className="relative flex items-start gap-3 rounded-xl p-2 hover:bg-muted">
                <span
                  aria-hidden
                  className={`z-10 mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-[0.6875rem] font-semibold tabular-nums ${current ? 'border-primary bg-primary text-primary-foreground' : 'border-border bg-card text-muted-foreground'}`}
                >
                  {snapshot.number}
                </span>
                <div className="min-w-0 flex-1">
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <h3 className="min-w-0 text-sm font-medium break-words">
                      <span className="sr-only">{t('history.version', { number: snapshot.number })}: </span>
                      {snapshot.title || reasonOf(t, snapshot, items)}
                    </h3>
                    {current ? <Badge tone="accent">{t('history.current')}</Badge> : null}
                    {snapshot.id === project.publication?.snapshotId ? (
                      <Badge tone="success">{t('history.published')}</Badge>
                    ) : null}
                  </div>
                  <p className="mt-0.5 text-xs text-muted-foreground">
                    {[
                      snapshot.title ? reasonOf(t, snapshot, items) : '',
                      snapshot.createdBy?.name,
                      new Date(snapshot.createdAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
                      t('history.files', { count: snapshot.filesCount }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {props.mayEdit && !current ? (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('history.restoreVersion', { number: snapshot.number })}
                    onClick={() => props.onRestore(snapshot.id)}
                  >
                    <RotateCcw aria-hidden />
                    <span className="max-sm:sr-only">{t('history.restore')}</span>
                  </Button>
                ) : null}
              </li>
            )
          })}
        </ol>
        {snapshots.hasNextPage ? (
          <Button
            variant="ghost"
            size="sm"
            className="mt-3"
            busy={snapshots.isFetchingNextPage}
            onClick={() => void snapshots.fetchNextPage()}
          >
            {t('history.earlier')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function reasonOf(t: Text, snapshot: Snapshot, all: readonly Snapshot[]): string {
  if (snapshot.reason !== 'restoration') return t(reasons[snapshot.reason])
  const source = all.find((other) => other.id === snapshot.restoredFrom)
  return source ? t('history.reasonRestoration', { number: source.number }) : t('history.reasonRestorationUnknown')
}
