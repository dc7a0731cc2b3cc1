import { useMutation } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import type { Publication } from '#shared/projects.ts'
import { api, ApiError } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast.tsx'
import { shrinkPicture } from './shrink-picture.ts'

const accepted = 'image/png,image/jpeg,image/webp'

type PictureFieldProps = { projectId: string; imageUrl: string; onChanged: () => void }

/** The picture on the community's card: chosen, dropped or pasted, shown as it will be, replaced or removed. Works at once. */
export function PictureField({ projectId, imageUrl, onChanged }: PictureFieldProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const path = `/api/v1/projects/${projectId}/publication/picture`
  const save = useMutation({
    networkMode: 'always',
    /** null takes the picture away */
    mutationFn: async (file: Blob | null) => {
      if (!file) return api<Publication>(path, { method: 'DELETE' })
      const data = await shrinkPicture(file).catch(() => {
        throw new Error(t('publishing.communityPictureUnreadable'))
      })
      return api<Publication>(path, { method: 'PUT', body: { data } })
    },
    onSuccess: (_, file) => {
      showToast({ title: t(file ? 'publishing.communityPictureSaved' : 'publishing.communityPictureRemoved') })
      onChanged()
    },
  })
  const take = (files: FileList) => {
    const [file] = files
    if (file && !save.isPending) save.mutate(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    // What is dropped or pasted has a button beside it that does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-describedby={`${id}-hint`}
      className="grid min-w-0 gap-1.5"
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <legend className="mb-1.5 text-sm font-medium">{t('publishing.communityPicture')}</legend>
      <div
        className={classNames(
          'flex items-center gap-3 rounded-lg border p-2 transition-colors',
          over ? 'border-ring bg-accent' : 'border-dashed border-input',
        )}
      >
        {imageUrl ? (
          <img
            src={imageUrl}
            alt={t('publishing.communityPictureAlt')}
            className="aspect-16/9 w-28 shrink-0 rounded-md border border-border object-cover object-top"
          />
        ) : (
          <ImagePlus aria-hidden className="m-2 size-6 shrink-0 text-muted-foreground" />
        )}
        <div className="flex min-w-0 flex-wrap gap-2">
          <Button size="sm" variant="outline" busy={save.isPending} onClick={() => input.current?.click()}>
            {t(imageUrl ? 'publishing.communityPictureReplace' : 'publishing.communityPictureChoose')}
          </Button>
          {imageUrl && (
            <Button size="sm" variant="ghost" disabled={save.isPending} onClick={() => save.mutate(null)}>
              {t('publishing.communityPictureRemove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          onChange={({ target }) => {
            if (target.files) take(target.files)
            // so that the same file can be chosen again
            target.value = ''
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-[0.8125rem] leading-relaxed text-muted-foreground">
        {t('publishing.communityPictureHint')}
      </p>
      {save.error && (
        <Alert tone="destructive" title={t('publishing.communityPictureFailed')}>
          {save.error instanceof ApiError ? errorText(t, save.error) : save.error.message}
        </Alert>
      )}
    </fieldset>
  )
}
