// The big box in which the next project begins.
import { ArrowUp } from 'lucide-react'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { projectLimits } from '#shared/projects.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCreateProject, type Project } from './project-queries.ts'

const storageKey = 'smida-prompt:new'
const examples = [
  { label: 'hero.exampleTodo', prompt: 'hero.exampleTodoPrompt' },
  { label: 'hero.exampleDashboard', prompt: 'hero.exampleDashboardPrompt' },
  { label: 'hero.exampleBlog', prompt: 'hero.exampleBlogPrompt' },
] as const

/** `onCreated` gets the new project, whose first turn is queued. A refused description stays in the box. */
export function NewProjectForm({ onCreated }: { onCreated: (project: Project) => void }) {
  const t = useText()
  const create = useCreateProject()
  const [prompt, setPrompt] = useState(() => sessionStorage.getItem(storageKey) ?? '')
  const trimmed = prompt.trim()
  const over = trimmed.length - projectLimits.promptMaxChars
  const write = (to: string) => {
    setPrompt(to)
    sessionStorage.setItem(storageKey, to)
  }
  const start = () => {
    if (trimmed === '' || over > 0 || create.isPending) return
    create.mutate(
      { prompt: trimmed },
      {
        onSuccess: ({ project }) => {
          sessionStorage.removeItem(storageKey)
          onCreated(project)
        },
      },
    )
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    start()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    start()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      <div className="rounded-2xl border border-input bg-card shadow-raised transition-shadow focus-within:border-ring focus-within:ring-3 focus-within:ring-ring/25">
        <label htmlFor="new-project" className="sr-only">
          {t('projects.newLabel')}
        </label>
        <textarea
          id="new-project"
          value={prompt}
          rows={3}
          placeholder={t('projects.newPlaceholder')}
          aria-describedby="new-project-count"
          aria-invalid={over > 0 || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-80 min-h-28 w-full resize-none bg-transparent px-5 pt-4 pb-2 text-base leading-relaxed outline-none placeholder:text-muted-foreground"
        />
        <div className="flex items-center justify-between gap-3 px-3 pb-3">
          <p
            id="new-project-count"
            className={`px-2 text-xs tabular-nums ${over > 0 ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
          >
            {over > 0
              ? t('projects.newTooLong', { over })
              : trimmed
                ? t('projects.newCount', { count: trimmed.length, max: projectLimits.promptMaxChars })
                : t('projects.newHint')}
          </p>
          <Button type="submit" busy={create.isPending} aria-disabled={trimmed === '' || over > 0 || undefined}>
            {create.isPending ? null : <ArrowUp aria-hidden />}
            {t('projects.start')}
          </Button>
        </div>
      </div>
      {create.error ? (
        <Alert tone="destructive" title={t('projects.changeFailed')}>
          {errorText(t, create.error)}
        </Alert>
      ) : null}
      <ul className="flex flex-wrap justify-center gap-2">
        {examples.map(({ label, prompt: example }) => (
          <li key={label}>
            <Button type="button" variant="outline" size="sm" className="rounded-full!" onClick={() => write(t(example))}>
              {t(label)}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  )
}
