// The first page after signing in: begin something new, or go on with what is there.
import { useEffect } from 'react'
import { useNavigate, useOutletContext } from 'react-router'
import { Wordmark } from '#web/chrome/wordmark.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { NewProjectForm } from '#web/projects/new-project-form.tsx'
import { LoadingProjects, ProjectList } from '#web/projects/project-list.tsx'
import { isActive, useProjects, type Project } from '#web/projects/project-queries.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { TemplateRow } from './template-row.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import type { Me } from '#shared/accounts.ts'

/** Set once the first project was opened by itself, so that the way back to the list stays open while it is being built. */
const openedKey = 'smida-first-project-opened'
/** The built-in builder is often done before a new person arrives: their first project counts as just begun for a while. */
const freshForMs = 5 * 60_000

const isFresh = ({ turn, updatedAt }: Project) => isActive(turn) || Date.now() - Date.parse(updatedAt) < freshForMs

export default function WorkspacePage() {
  const t = useText()
  const me = useOutletContext<Me>()
  const navigate = useNavigate()
  const projects = useProjects()
  const open = (project: Project) => {
    sessionStorage.setItem(openedKey, project.id)
    void navigate(`/!ui/projects/${project.id}`)
  }
  const mayEdit = me.rights.includes('edit')

  // Who has just signed up came to see what they asked for being built.
  const [only, second] = projects.data ?? []
  const isFirst = only && !second && only.turn?.number === 1 && only.createdBy === me.user.id
  const fresh = isFirst && isFresh(only) ? only.id : undefined
  useEffect(() => {
    if (!fresh || sessionStorage.getItem(openedKey)) return
    sessionStorage.setItem(openedKey, fresh)
    void navigate(`/!ui/projects/${fresh}`)
  }, [fresh, navigate])

  return (
    <div className="min-h-dvh">
      <title>{t('workspace.metaTitle')}</title>
      <header className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Wordmark />
        <div className="flex items-center gap-3">
          <span className="hidden text-sm text-muted-foreground sm:inline">{me.tenant.name}</span>
          <AccountMenu me={me} />
        </div>
      </header>
      <main className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
        {mayEdit ? (
          <section aria-labelledby="new-project-title" className="mx-auto max-w-3xl py-10 sm:py-16">
            <h1
              id="new-project-title"
              className="mb-7 text-center text-3xl font-semibold tracking-tight text-balance sm:text-4xl"
            >
              {t('projects.welcome', { name: givenName(me.user.name) })}
            </h1>
            <NewProjectForm onCreated={open} />
          </section>
        ) : (
          <div className="py-10">
            <h1 className="mb-4 text-3xl font-semibold tracking-tight">{t('projects.title')}</h1>
            <Alert title={t('team.readOnlyTitle')}>{t('team.readOnlyHint')}</Alert>
          </div>
        )}
        {mayEdit ? <TemplateRow /> : null}
        <section aria-labelledby="projects-title">
          <h2 id="projects-title" className="mb-4 text-lg font-semibold tracking-tight">
            {t('projects.listTitle')}
          </h2>
          {projects.isPending ? <LoadingProjects /> : null}
          {projects.isError && !projects.data ? <LoadError onRetry={() => void projects.refetch()} /> : null}
          {projects.data?.length === 0 ? (
            <div className="rounded-xl border border-dashed border-input px-6 py-10 text-center">
              <h3 className="font-medium">{t('projects.emptyTitle')}</h3>
              <p className="mx-auto mt-1 max-w-prose text-sm text-muted-foreground">
                {t(mayEdit ? 'projects.emptyHint' : 'team.emptyForViewer')}
              </p>
            </div>
          ) : null}
          {projects.data?.length ? <ProjectList projects={projects.data} mayEdit={mayEdit} /> : null}
          {projects.hasNextPage ? (
            <div className="mt-6 text-center">
              <Button variant="outline" busy={projects.isFetchingNextPage} onClick={() => void projects.fetchNextPage()}>
                {t('projects.more')}
              </Button>
            </div>
          ) : null}
        </section>
      </main>
    </div>
  )
}

/** A Japanese name is said whole, family name first; it has no space or begins with the family name. */
const givenName = (name: string) => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(name) ? name : (name.split(/\s/)[0] ?? name))
