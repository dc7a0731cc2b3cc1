// How wide the preview is shown.
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import type { PreviewWidth } from './preview-pane.tsx'

const choices = [
  { width: 'desktop', Icon: Monitor },
  { width: 'tablet', Icon: Tablet },
  { width: 'phone', Icon: Smartphone },
] as const

export function WidthSwitch({ width, onChange }: { width: PreviewWidth; onChange: (width: PreviewWidth) => void }) {
  const t = useText()
  return (
    <fieldset aria-label={t('preview.width')} className="hidden items-center gap-0.5 rounded-lg bg-secondary p-0.5 md:flex">
      {choices.map(({ width: choice, Icon }) => (
        <button
          key={choice}
          type="button"
          aria-label={t(`preview.${choice}`)}
          aria-pressed={choice === width}
          title={t(`preview.${choice}`)}
          onClick={() => onChange(choice)}
          className="inline-flex size-7 items-center justify-center rounded-md text-muted-foreground hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
