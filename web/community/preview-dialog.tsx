import { ArrowUpRight, CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CommunityItem } from './community-item.ts'
import { CommunityPicture } from './community-picture.tsx'

/** Spec 9. The frame is on a host of its own, so same-origin is its own origin, not ours. */
const frameRights = 'allow-scripts allow-same-origin allow-forms allow-popups'

type PreviewDialogProps = {
  item: CommunityItem
  onClose: () => void
  /** Starts from a copy; the dialog closes at once unless `busy` and `error` will tell. */
  onUse?: ((item: CommunityItem) => void) | undefined
  busy?: boolean
  error?: string | undefined
  /** where everything of its kind stands; absent where the person already is there */
  viewAllPath?: string
}

/** HOME-7: the publication running in a frame, and the way from it to a copy of one's own. */
export function PreviewDialog({ item, onClose, onUse, busy, error, viewAllPath }: PreviewDialogProps) {
  const t = useText()
  const use = () => {
    if (busy === undefined) onClose()
    onUse?.(item)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.name}
      description={item.description}
      closeLabel={t('common.close')}
      className="max-w-6xl!"
      actions={
        <>
          {viewAllPath && (
            <ButtonLink variant="ghost" className="mr-auto" to={viewAllPath} onClick={onClose}>
              {t('communityBrowser.viewAll')}
            </ButtonLink>
          )}
          {item.url && (
            <a href={item.url} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
              {t('communityBrowser.openInTab')}
              <ArrowUpRight aria-hidden />
            </a>
          )}
          {onUse && (
            <Button onClick={use} busy={busy ?? false}>
              {!busy && <CopyPlus aria-hidden />}
              {t('communityBrowser.useTemplate')}
            </Button>
          )}
        </>
      }
    >
      <div className="relative h-[min(68dvh,44rem)] overflow-hidden rounded-lg border border-border bg-muted">
        {item.url ? (
          <RunningFrame url={item.url} name={item.name} />
        ) : (
          <CommunityPicture imageUrl={item.imageUrl} name={item.name} className="size-full" />
        )}
      </div>
      {error && (
        <Alert tone="destructive" title={t('communityBrowser.copyFailed')}>
          {error}
        </Alert>
      )}
    </Dialog>
  )
}

function RunningFrame({ url, name }: { url: string; name: string }) {
  const t = useText()
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      {!loaded && (
        <p className="absolute inset-0 flex items-center justify-center gap-3 text-sm text-muted-foreground">
          <Spinner />
          {t('communityBrowser.loadingPreview', { name })}
        </p>
      )}
      <iframe
        src={url}
        title={t('communityBrowser.frameTitle', { name })}
        sandbox={frameRights}
        onLoad={() => setLoaded(true)}
        className={`relative size-full bg-white transition-opacity ${loaded ? '' : 'opacity-0'}`}
      />
    </>
  )
}
