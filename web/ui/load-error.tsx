import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from './button.tsx'

/** Something the page needs could not be read; the person may try again. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 text-center">
      <p>{t('workspace.loadFailed')}</p>
      <Button variant="outline" onClick={onRetry}>
        {t('workspace.retry')}
      </Button>
    </div>
  )
}
