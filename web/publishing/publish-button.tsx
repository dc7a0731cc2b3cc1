// Publishing: one button, and behind it the address of what the world sees. A refused call changes nothing out there and is told
// inside the popover; the published version stays up whatever happens to the draft.
import { Popover } from '@base-ui/react/popover'
import { useMutation } from '@tanstack/react-query'
import { Check, Copy, ExternalLink, Globe } from 'lucide-react'
import { useState } from 'react'
import type { Publication } from '#shared/projects.ts'
import { api } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ShowcaseForm } from './showcase-form.tsx'

const copiedShownMs = 2_000

type PublishProps = {
  projectId: string
  publication?: Publication
  /** The newest snapshot; absent until the first turn has ended. */
  snapshotId?: string
  mayPublish: boolean
  onChanged: () => void
}

export function PublishButton(props: PublishProps) {
  const t = useText()
  const { publication } = props
  const older = publication !== undefined && publication.snapshotId !== props.snapshotId
  return (
    <Popover.Root>
      <Popover.Trigger
        className={buttonClasses({ variant: publication && !older ? 'outline' : 'default', size: 'sm', className: 'h-9!' })}
      >
        <Globe aria-hidden />
        {t(publication ? 'publishing.published' : 'publishing.publish')}
        {older ? <span aria-hidden className="size-2 rounded-full bg-current" /> : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={8} className="z-40">
          <Popover.Popup className="grid max-h-(--available-height) w-[min(24rem,calc(100vw-1.5rem))] gap-4 overflow-y-auto rounded-xl border border-border bg-popover p-5 text-popover-foreground shadow-raised transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {publication ? <Published {...props} publication={publication} older={older} /> : <Unpublished {...props} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const usePublish = ({ projectId, onChanged }: PublishProps) => {
  const t = useText()
  return useMutation({
    mutationFn: () => api<Publication>(`/api/v1/projects/${projectId}/publication`, { method: 'POST' }),
    onSuccess: () => {
      showToast({ title: t('publishing.done') })
      onChanged()
    },
  })
}

function Unpublished(props: PublishProps) {
  const t = useText()
  const publish = usePublish(props)
  return (
    <>
      <div className="grid gap-1">
        <Popover.Title className="font-semibold tracking-tight">{t('publishing.title')}</Popover.Title>
        <Popover.Description className="text-sm leading-relaxed text-muted-foreground">
          {t(props.snapshotId ? 'publishing.hint' : 'publishing.nothingYet')}
        </Popover.Description>
      </div>
      <PublishError error={publish.error} />
      {props.mayPublish ? null : <NoRight />}
      <Button busy={publish.isPending} disabled={!props.mayPublish || !props.snapshotId} onClick={() => publish.mutate()}>
        {t(publish.isPending ? 'publishing.publishing' : 'publishing.publish')}
      </Button>
    </>
  )
}

function Published(props: PublishProps & { publication: Publication; older: boolean }) {
  const { publication, older, mayPublish } = props
  const t = useText()
  const language = useLanguage()
  const publish = usePublish(props)
  const [asking, setAsking] = useState(false)
  const when = new Date(publication.publishedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <div className="grid gap-1">
        <Popover.Title className="font-semibold tracking-tight">{t('publishing.liveSince', { when })}</Popover.Title>
        <Popover.Description className="text-sm leading-relaxed text-muted-foreground">
          {t(older ? 'publishing.older' : 'publishing.upToDate')}
        </Popover.Description>
      </div>
      <div className="flex items-center gap-1 rounded-lg border border-border bg-muted py-1 pr-1 pl-3">
        <input
          readOnly
          aria-label={t('publishing.address')}
          value={publication.url}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 truncate bg-transparent font-mono text-xs"
        />
        <CopyButton text={publication.url} />
      </div>
      <PublishError error={publish.error} />
      <div className="flex flex-wrap items-center gap-2">
        {older ? (
          <Button size="sm" busy={publish.isPending} disabled={!mayPublish} onClick={() => publish.mutate()}>
            {t(publish.isPending ? 'publishing.publishing' : 'publishing.publishAgain')}
          </Button>
        ) : null}
        <a href={publication.url} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
          <ExternalLink aria-hidden />
          {t('publishing.open')}
        </a>
        {mayPublish ? (
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setAsking(true)}>
            {t('publishing.takeDown')}
          </Button>
        ) : null}
      </div>
      {mayPublish ? <ShowcaseForm projectId={props.projectId} publication={publication} onChanged={props.onChanged} /> : null}
      {mayPublish ? null : <NoRight />}
      {asking ? <TakeDownDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function NoRight() {
  const t = useText()
  return <p className="text-sm text-muted-foreground">{t('team.publishRight', { role: t('roles.publisher') })}</p>
}

function TakeDownDialog({ projectId, onChanged, onClose }: PublishProps & { onClose: () => void }) {
  const t = useText()
  const takeDown = useMutation({
    mutationFn: () => api(`/api/v1/projects/${projectId}/publication`, { method: 'DELETE' }),
    onSuccess: () => {
      onClose()
      showToast({ title: t('publishing.taken') })
      onChanged()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('publishing.takeDownTitle')}
      description={t('publishing.takeDownHint')}
      closeLabel={t('publishing.close')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="destructive" busy={takeDown.isPending} onClick={() => takeDown.mutate()}>
            {t('publishing.takeDown')}
          </Button>
        </>
      }
    >
      <PublishError error={takeDown.error} />
    </Dialog>
  )
}

function PublishError({ error }: { error: Error | null }) {
  const t = useText()
  if (!error) return null
  return (
    <Alert tone="destructive" title={t('publishing.failed')}>
      {errorText(t, error)}
    </Alert>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), copiedShownMs)
    })
  const Icon = copied ? Check : Copy
  return (
    <Button
      size="icon"
      variant="ghost"
      className="size-8!"
      aria-label={t(copied ? 'publishing.copied' : 'publishing.copy')}
      onClick={copy}
    >
      <Icon aria-hidden />
    </Button>
  )
}
