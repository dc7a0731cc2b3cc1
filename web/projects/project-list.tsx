// The tenant's projects, newest first.
import { Ellipsis, Globe, Lock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import type { Project } from './project-queries.ts'
import { relativeTime } from './relative-time.ts'
import { RenameProjectDialog } from './rename-project-dialog.tsx'

const cardClasses = 'relative flex flex-col gap-3 rounded-xl border border-border bg-card p-4 shadow-soft'

export function ProjectList({ projects, mayEdit }: { projects: readonly Project[]; mayEdit: boolean }) {
  const [renaming, setRenaming] = useState<Project>()
  const [deleting, setDeleting] = useState<Project>()
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} mayEdit={mayEdit} onRename={setRenaming} onDelete={setDeleting} />
        ))}
      </ul>
      {renaming ? <RenameProjectDialog project={renaming} onClose={() => setRenaming(undefined)} /> : null}
      {deleting ? <DeleteProjectDialog project={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  )
}

type CardProps = {
  project: Project
  mayEdit: boolean
  onRename: (project: Project) => void
  onDelete: (project: Project) => void
}

function ProjectCard({ project, mayEdit, onRename, onDelete }: CardProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <li
      className={`${cardClasses} transition-[border-color,box-shadow] hover:border-input hover:shadow-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ring`}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-medium break-words">
          {/* The whole card leads to the project; the menu lies above it. */}
          <Link to={`/!ui/projects/${project.id}`} className="outline-none after:absolute after:inset-0 after:rounded-xl">
            {project.name}
          </Link>
        </h3>
        {mayEdit ? (
          <Menu
            trigger={
              <Button
                variant="ghost"
                size="icon"
                className="relative z-10 -mt-1.5 -mr-1.5 size-8!"
                aria-label={t('projects.actions', { name: project.name })}
              >
                <Ellipsis aria-hidden />
              </Button>
            }
          >
            <MenuItem onSelect={() => onRename(project)}>
              <Pencil aria-hidden />
              {t('projects.rename')}
            </MenuItem>
            <MenuItem destructive onSelect={() => onDelete(project)}>
              <Trash2 aria-hidden />
              {t('projects.delete')}
            </MenuItem>
          </Menu>
        ) : null}
      </div>
      <p className="line-clamp-2 min-h-10 text-sm text-muted-foreground">{project.turn?.prompt}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
        <time dateTime={project.updatedAt}>{t('projects.updated', { when: relativeTime(project.updatedAt, language) })}</time>
        <span className="ml-auto flex gap-1.5">
          <TurnBadge state={project.turn?.state} />
          {project.isPrivate ? (
            <Badge>
              <Lock aria-hidden />
              {t('access.private')}
            </Badge>
          ) : null}
          {project.publication ? (
            <Badge tone="success">
              <Globe aria-hidden />
              {t('projects.published')}
            </Badge>
          ) : null}
        </span>
      </div>
    </li>
  )
}

function TurnBadge({ state }: { state: string | undefined }) {
  const t = useText()
  if (state === 'running')
    return (
      <Badge tone="accent">
        <Spinner />
        {t('projects.building')}
      </Badge>
    )
  if (state === 'queued') return <Badge>{t('projects.waiting')}</Badge>
  return state === 'failed' ? <Badge tone="warning">{t('projects.needsAttention')}</Badge> : null
}

export function LoadingProjects() {
  const t = useText()
  return (
    <output className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t('workspace.loading')}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={cardClasses}>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </output>
  )
}
