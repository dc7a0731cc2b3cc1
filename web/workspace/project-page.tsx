// One project: the conversation on the left, what came of it on the right. On a narrow screen one of them at a time.
// Every part stays mounted while the page is open, so switching loses nothing and the preview loads while the first turn runs.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useOutletContext, useParams, useSearchParams } from 'react-router'
import { ApiError } from '#web/api.ts'
import { ChatPane } from '#web/agent/chat-pane.tsx'
import { useQueueTurn } from '#web/agent/turn-queries.ts'
import type { TurnEvent } from '#shared/turn-events.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { PreviewPane, type PreviewWidth } from '#web/previews/preview-pane.tsx'
import { WidthSwitch } from '#web/previews/width-switch.tsx'
import { CodePane } from '#web/projects/code-pane.tsx'
import { HistoryPane } from '#web/projects/history-pane.tsx'
import {
  freshPreviewUrl,
  patchProject,
  refreshFiles,
  refreshProject,
  useProject,
  useUndo,
  type Project,
} from '#web/projects/project-queries.ts'
import { RestoreDialog } from '#web/projects/restore-dialog.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { isView, NarrowViews, type View } from './project-views.tsx'
import { SplitPane } from './split-pane.tsx'
import { TopBar } from './top-bar.tsx'
import type { Me } from '#shared/accounts.ts'

/** While files stream in, the list is read again at most this often. */
const filesAgainMs = 400

export default function ProjectPage() {
  const { projectId = '' } = useParams()
  const t = useText()
  const me = useOutletContext<Me>()
  const project = useProject(projectId)
  if (project.data) return <ProjectDesk key={projectId} me={me} project={project.data} />
  const missing = project.error instanceof ApiError && (project.error.status === 404 || project.error.status === 400)
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {project.isPending ? <Spinner label={t('workspace.loading')} className="text-2xl text-muted-foreground" /> : null}
      {project.isError && !missing ? <LoadError onRetry={() => void project.refetch()} /> : null}
      {missing ? (
        <div className="text-center">
          <title>{`${t('workspace.projectMissing')} · Smida`}</title>
          <h1 className="text-2xl font-semibold tracking-tight">{t('workspace.projectMissing')}</h1>
          <p className="mt-2 mb-6 text-muted-foreground">{t('workspace.projectMissingHint')}</p>
          <Link to="/!ui" className={buttonClasses({ variant: 'outline' })}>
            {t('workspace.back')}
          </Link>
        </div>
      ) : null}
    </main>
  )
}

function ProjectDesk({ me, project }: { me: Me; project: Project }) {
  const t = useText()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('view')
  const view: View = isView(asked) ? asked : 'chat'
  const pane = view === 'chat' ? 'preview' : view
  const show = (next: View) => setSearch(next === 'chat' ? {} : { view: next }, { replace: true, preventScrollReset: true })
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const [goTo, setGoTo] = useState<{ path: string }>()
  const [restoring, setRestoring] = useState<string>()
  const queue = useQueueTurn(project.id)
  const undo = useUndo(project.id)
  const files = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mayEdit = me.rights.includes('edit')

  const onEvent = (event: TurnEvent) => {
    if (event.type === 'finished') {
      // Known at once, or the newest turn would offer to restore the version that is on the screen.
      if (event.snapshotId) patchProject(client, project.id, { snapshotId: event.snapshotId })
      void refreshProject(client, project.id)
    }
    if (event.type === 'started') void client.invalidateQueries({ queryKey: ['projects', project.id], exact: true })
    if (event.type !== 'tool_result' || !event.change || event.change === 'unchanged') return
    files.current ??= setTimeout(() => {
      files.current = undefined
      void refreshFiles(client, project.id)
    }, filesAgainMs)
  }
  const fix = (prompt: string) =>
    queue.mutate(prompt, {
      onSuccess: () => showToast({ title: t('preview.fixSent') }),
      onError: (error) => showToast({ title: errorText(t, error), tone: 'destructive' }),
    })

  const takeBack = (snapshotId: string) =>
    undo.mutate(snapshotId, {
      onSuccess: (isDone) => {
        if (isDone) showToast({ title: t('history.undone'), description: t('history.undoneHint') })
      },
      onError: (error) => showToast({ title: errorText(t, error), tone: 'destructive' }),
    })

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <title>{`${project.name} · Smida`}</title>
      <TopBar me={me} project={project} view={pane} onView={show} />
      <main className="flex min-h-0 flex-1 flex-col">
        <SplitPane
          narrow={view === 'chat' ? 'start' : 'end'}
          dividerLabel={t('workspace.divider')}
          start={
            <ChatPane
              projectId={project.id}
              mayEdit={mayEdit}
              currentSnapshotId={project.snapshotId}
              onEvent={onEvent}
              onShow={(path) => {
                setGoTo({ path })
                show('preview')
              }}
              onRestore={setRestoring}
              onUndo={takeBack}
              undoing={undo.isPending}
            />
          }
          end={
            <>
              <Panel shown={pane === 'preview'}>
                <PreviewPane
                  name={project.name}
                  url={project.previewUrl}
                  width={width}
                  goTo={goTo}
                  freshUrl={() => freshPreviewUrl(project.id)}
                  onFix={mayEdit ? fix : undefined}
                  widthSwitch={<WidthSwitch width={width} onChange={setWidth} />}
                />
              </Panel>
              <Panel shown={pane === 'code'}>
                <CodePane projectId={project.id} shown={pane === 'code'} />
              </Panel>
              <Panel shown={pane === 'history'}>
                {pane === 'history' ? <HistoryPane project={project} mayEdit={mayEdit} onRestore={setRestoring} /> : null}
              </Panel>
            </>
          }
        />
      </main>
      <NarrowViews view={view} onView={show} />
      {restoring ? <RestoreDialog projectId={project.id} snapshotId={restoring} onClose={() => setRestoring(undefined)} /> : null}
    </div>
  )
}

const Panel = ({ shown, children }: { shown: boolean; children: React.ReactNode }) => (
  <div className={`${shown ? 'flex' : 'hidden'} min-h-0 flex-1 flex-col`}>{children}</div>
)
