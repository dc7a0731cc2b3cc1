// Errors the running preview has reported, each with the offer to hand it to the builder.
import { ChevronUp, TriangleAlert, Wrench } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import type { PreviewError } from './use-preview-frame.ts'

const stackLinesInPrompt = 6

export function ErrorDrawer(props: { errors: PreviewError[]; onClear: () => void; onFix?: (prompt: string) => void }) {
  const { errors, onClear, onFix } = props
  const t = useText()
  const promptFor = (error: PreviewError) =>
    [t('preview.fixPrompt'), '', error.message, error.place, error.stack?.split('\n').slice(0, stackLinesInPrompt).join('\n')]
      .filter((line) => line !== undefined)
      .join('\n')
  if (errors.length === 0) return null
  return (
    <details className="group shrink-0 border-t border-border bg-card text-sm">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2 outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden className="size-4 text-destructive" />
        <span className="flex-1">{t('preview.errors', { count: errors.length })}</span>
        <ChevronUp aria-hidden className="size-4 text-muted-foreground transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label={t('preview.errorsTitle')} className="max-h-48 overflow-y-auto border-t border-border px-3">
        {errors.map((error) => (
          <li
            key={`${error.place ?? ''} ${error.message}`}
            className="flex items-start gap-3 border-b border-border py-2 last:border-b-0"
          >
            <p className="min-w-0 flex-1 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
              {error.message}
              <span className="block font-sans text-muted-foreground">
                {error.place} {error.times > 1 ? t('preview.repeated', { count: error.times }) : ''}
              </span>
            </p>
            {onFix ? (
              <Button size="sm" variant="outline" onClick={() => onFix(promptFor(error))}>
                <Wrench aria-hidden />
                {t('preview.fix')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="flex justify-end px-3 py-1.5">
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('preview.clear')}
        </Button>
      </div>
    </details>
  )
}
