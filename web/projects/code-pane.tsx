// The draft's files, to be read: tree and text. The viewer is heavy, so it is fetched when a file is first opened.
import { ArrowLeft, Check, Copy, Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Diagnostic } from '#shared/projects.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FileTree } from './file-tree.tsx'
import { useDiagnostics, useFile, useFiles } from './project-queries.ts'
import type { CodeViewHandle } from './code-view.tsx'
// Here and not in the lazy module, whose own sheet the build would leave unlinked.
import './code-view.css'

const CodeView = lazy(() => import('./code-view.tsx').then((module) => ({ default: module.CodeView })))

const copiedShownMs = 2_000
/** The file a person most likely wants to see first. */
const firstLook = ['src/App.tsx', 'src/main.tsx', 'index.html']

/** `shown`: the pane is on the screen; only then are problems asked for. */
export function CodePane({ projectId, shown }: { projectId: string; shown: boolean }) {
  const t = useText()
  const files = useFiles(projectId)
  const diagnostics = useDiagnostics(projectId, shown)
  const [chosen, setChosen] = useState<string>()
  /** On a narrow screen one sees either the tree or the text. */
  const [reading, setReading] = useState(false)

  const entries = files.data ?? []
  const preferred = firstLook.find((path) => entries.some((entry) => entry.path === path))
  const path = chosen ?? preferred
  const problems = diagnostics.data ?? []
  const choose = (next: string) => {
    setChosen(next)
    setReading(true)
  }

  return (
    <section aria-label={t('code.title')} className="flex min-h-0 flex-1">
      <div
        className={`${reading ? 'hidden' : 'block'} w-full shrink-0 overflow-y-auto px-1.5 md:block md:w-56 md:border-r md:border-border`}
      >
        {files.isPending ? <Skeleton className="m-2 h-40" /> : null}
        {files.isError && entries.length === 0 ? (
          <p role="alert" className="flex flex-col items-start gap-2 p-3 text-sm">
            {t('workspace.loadFailed')}
            <Button size="sm" variant="outline" onClick={() => void files.refetch()}>
              {t('workspace.retry')}
            </Button>
          </p>
        ) : null}
        {files.isSuccess && entries.length === 0 ? <p className="p-3 text-sm text-muted-foreground">{t('code.empty')}</p> : null}
        {entries.length > 0 ? (
          <FileTree
            entries={entries}
            chosen={path}
            problemPaths={new Set(problems.map((problem) => problem.path))}
            onChoose={choose}
          />
        ) : null}
      </div>
      <div className={`${reading ? 'flex' : 'hidden'} min-h-0 min-w-0 flex-1 flex-col md:flex`}>
        {path && shown ? (
          <Reader
            projectId={projectId}
            path={path}
            entry={entries.find((entry) => entry.path === path)}
            problems={problems.filter((problem) => problem.path === path)}
            onBack={() => setReading(false)}
          />
        ) : (
          <p className="m-auto p-6 text-sm text-muted-foreground">{t(entries.length > 0 ? 'code.choose' : 'code.empty')}</p>
        )}
      </div>
    </section>
  )
}

function Reader(props: {
  projectId: string
  path: string
  entry: Parameters<typeof useFile>[1]
  problems: readonly Diagnostic[]
  onBack: () => void
}) {
  const { path, problems } = props
  const t = useText()
  const file = useFile(props.projectId, props.entry)
  const view = useRef<CodeViewHandle>(null)
  const [copied, setCopied] = useState(false)
  const content = file.data?.content
  const copy = () =>
    void navigator.clipboard.writeText(content ?? '').then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), copiedShownMs)
    })
  const CopyIcon = copied ? Check : Copy
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-2">
        <Button variant="ghost" size="icon" className="size-8! md:hidden!" aria-label={t('code.back')} onClick={props.onBack}>
          <ArrowLeft aria-hidden />
        </Button>
        <h2 className="min-w-0 flex-1 truncate px-1 font-mono text-xs">{path}</h2>
        <Button
          variant="ghost"
          size="icon"
          className="size-8!"
          aria-label={t('code.search')}
          onClick={() => view.current?.openSearch()}
        >
          <Search aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="size-8!"
          aria-label={t(copied ? 'code.copied' : 'code.copy')}
          disabled={content === undefined}
          onClick={copy}
        >
          <CopyIcon aria-hidden />
        </Button>
      </div>
      {props.entry ? null : <p className="p-4 text-sm text-muted-foreground">{t('code.gone')}</p>}
      {file.isError && content === undefined ? (
        <p role="alert" className="flex items-center gap-3 p-4 text-sm">
          {t('workspace.loadFailed')}
          <Button size="sm" variant="outline" onClick={() => void file.refetch()}>
            {t('workspace.retry')}
          </Button>
        </p>
      ) : null}
      {content !== undefined && props.entry ? (
        <Suspense fallback={<Skeleton className="m-4 h-48" />}>
          <CodeView ref={view} path={path} content={content} problems={problems} label={t('code.source', { path })} />
        </Suspense>
      ) : null}
      {problems.length > 0 ? (
        <ul
          aria-label={t('code.problems', { count: problems.length })}
          className="max-h-36 shrink-0 overflow-y-auto border-t border-border p-2 text-xs"
        >
          {problems.map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.message}`}>
              <button
                type="button"
                className="w-full rounded-md px-2 py-1 text-left break-words hover:bg-secondary"
                onClick={() => view.current?.goTo(problem.line)}
              >
                <span className={problem.severity === 'error' ? 'text-destructive' : 'text-warning'}>
                  {problem.line}:{problem.column}
                </span>{' '}
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
