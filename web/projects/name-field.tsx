// The project's name where it stands as a title: press it to change it, Enter keeps, Escape forgets.
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { projectLimits } from '#shared/projects.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useRenameProject, type Project } from './project-queries.ts'

export function NameField({ project, mayEdit }: { project: Project; mayEdit: boolean }) {
  const t = useText()
  const rename = useRenameProject(project.id)
  const [draft, setDraft] = useState<string>()
  const title = useRef<HTMLButtonElement>(null)
  const shown = rename.isPending ? rename.variables : project.name

  const leave = (keep: boolean) => {
    const name = draft?.trim()
    setDraft(undefined)
    if (!keep || !name || name === project.name) return
    rename.mutate(name, { onError: (error) => showToast({ title: errorText(t, error), tone: 'destructive' }) })
  }
  if (!mayEdit) return <h1 className="truncate px-2 text-sm font-semibold">{project.name}</h1>
  return (
    <h1 className="min-w-0 text-sm font-semibold">
      {draft === undefined ? (
        <button
          ref={title}
          type="button"
          aria-label={t('projects.editName', { name: shown })}
          onClick={() => setDraft(project.name)}
          className="group inline-flex max-w-full items-center gap-1.5 rounded-md px-2 py-1 hover:bg-secondary"
        >
          <span className="truncate">{shown}</span>
          <Pencil
            aria-hidden
            className="size-3 shrink-0 text-muted-foreground opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        </button>
      ) : (
        <input
          aria-label={t('projects.nameLabel')}
          value={draft}
          maxLength={projectLimits.nameMaxChars}
          // The title was pressed to write here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => leave(true)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
            leave(event.key === 'Enter')
            requestAnimationFrame(() => title.current?.focus())
          }}
          className="w-full max-w-72 field-sizing-content min-w-32 rounded-md border border-input bg-card px-2 py-1 outline-none focus-visible:ring-2 focus-visible:ring-ring"
        />
      )}
    </h1>
  )
}
