import { ArrowUpRight, CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CommunityItem } from './community-card.tsx'
import { CommunityPicture } from './community-picture.tsx'

/** Spec 9. The frame is on a host of its own, so same-origin is its own origin, not ours. */
const frameRights = 'allow-scripts allow-same-origin allow-forms allow-popups'

type PreviewDialogProps = { item: CommunityItem; onClose: () => void; onViewAll: (() => void) | null }

/** HOME-7: the publication running in a frame, and the way from it to a copy of one's own. */
export function PreviewDialog({ item, onClose, onViewAll }: PreviewDialogProps) {
  const t = useText()
  const sitePath = useSitePath()
  const navigate = useNavigate()
  const startFromCopy = () => {
    window.dispatchEvent(new CustomEvent('remix-app', { detail: { appId: item.id } }))
    onClose()
    void navigate(sitePath(`/signup?${new URLSearchParams({ prompt: item.prompt })}`))
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
          {onViewAll && (
            <Button variant="ghost" className="mr-auto" onClick={onViewAll}>
              {t('community.viewAll')}
            </Button>
          )}
          {item.url && (
            <a href={item.url} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
              {t('community.openInTab')}
              <ArrowUpRight aria-hidden />
            </a>
          )}
          <Button onClick={startFromCopy}>
            <CopyPlus aria-hidden />
            {t('community.useTemplate')}
          </Button>
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
          {t('community.loadingPreview', { name })}
        </p>
      )}
      <iframe
        src={url}
        title={t('community.frameTitle', { name })}
        sandbox={frameRights}
        onLoad={() => setLoaded(true)}
        className={`relative size-full bg-white transition-opacity ${loaded ? '' : 'opacity-0'}`}
      />
    </>
  )
}
