import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { communityCategories, communityLimits } from '#shared/community-limits.ts'
import type { ShowcaseChange } from '#shared/community.ts'
import type { Publication } from '#shared/projects.ts'
import { api } from '#web/api.ts'
import { categoryTexts } from '#web/i18n/category-text.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PictureField } from './picture-field.tsx'

type ShowcaseFormProps = { projectId: string; publication: Publication; onChanged: () => void }

/** Whether the community sees the publication, and under which words. The box works at once; the words are saved by hand. */
export function ShowcaseForm({ projectId, publication, onChanged }: ShowcaseFormProps) {
  const t = useText()
  const id = useId()
  const { showcase } = publication
  const [description, setDescription] = useState(showcase.description)
  const [category, setCategory] = useState(showcase.category)
  const save = useMutation({
    mutationFn: (body: ShowcaseChange) =>
      api<Publication>(`/api/v1/projects/${projectId}/publication`, { method: 'PATCH', body }),
    onSuccess: () => {
      showToast({ title: t('publishing.communitySaved') })
      onChanged()
    },
  })
  const changed = description.trim() !== showcase.description || category !== showcase.category
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={save.isPending ? save.variables.public : showcase.public}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ public: event.target.checked })}
          aria-describedby={`${id}-hint`}
          className="mt-0.5 size-4 accent-primary"
        />
        <span className="text-sm font-medium">{t('publishing.communityShow')}</span>
      </label>
      <p id={`${id}-hint`} className="text-[0.8125rem] leading-relaxed text-muted-foreground">
        {t('publishing.communityHint')}
      </p>
      {save.error && (
        <Alert tone="destructive" title={t('publishing.failed')}>
          {errorText(t, save.error)}
        </Alert>
      )}
      {showcase.public && <PictureField projectId={projectId} imageUrl={showcase.imageUrl} onChanged={onChanged} />}
      {showcase.public && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate({ public: true, description, category })
          }}
        >
          <div className="grid gap-1.5">
            <Label htmlFor={`${id}-description`}>{t('publishing.communityDescription')}</Label>
            <Textarea
              id={`${id}-description`}
              value={description}
              maxLength={communityLimits.descriptionMaxChars}
              onChange={(event) => setDescription(event.target.value)}
              className="text-sm!"
            />
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor={`${id}-category`}>{t('publishing.communityCategory')}</Label>
            <Select
              id={`${id}-category`}
              value={category}
              onChange={(event) => setCategory(communityCategories.find((each) => each === event.target.value)!)}
            >
              {communityCategories.map((each) => (
                <option key={each} value={each}>
                  {t(categoryTexts[each])}
                </option>
              ))}
            </Select>
          </div>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            busy={save.isPending}
            disabled={!changed}
            className="justify-self-start"
          >
            {t('publishing.communitySave')}
          </Button>
        </form>
      )}
    </div>
  )
}
