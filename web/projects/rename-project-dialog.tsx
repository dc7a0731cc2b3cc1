import { useState, type SubmitEvent } from 'react'
import { projectLimits } from '#shared/projects.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useRenameProject, type Project } from './project-queries.ts'

export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText()
  const rename = useRenameProject(project.id)
  const [name, setName] = useState(project.name)
  const [empty, setEmpty] = useState(false)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setEmpty(true)
    rename.mutate(name.trim(), { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('projects.renameTitle')} closeLabel={t('projects.cancel')}>
      <form onSubmit={save} className="grid gap-4">
        <Field
          label={t('projects.nameLabel')}
          error={empty ? t('projects.nameEmpty') : rename.error ? errorText(t, rename.error) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={projectLimits.nameMaxChars}
              onChange={(event) => {
                setName(event.target.value)
                setEmpty(false)
              }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('projects.cancel')}
          </Button>
          <Button type="submit" busy={rename.isPending}>
            {t('projects.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
