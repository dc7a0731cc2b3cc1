import { useState, type ComponentType } from 'react'
import type { Language } from '#shared/languages.ts'
import { TextProvider, useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { messagesOf } from '#web/i18n/texts.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const texts = {
  en: () => import('#web/i18n/en/demo.ts'),
  sv: () => import('#web/i18n/sv/demo.ts'),
  ja: () => import('#web/i18n/ja/demo.ts'),
}
/** As `scripts/record-demo.ts` records it. */
const size = { width: 1280, height: 800 }
const captions = [
  'demo.caption1',
  'demo.caption2',
  'demo.caption3',
  'demo.caption4',
  'demo.caption5',
  'demo.caption6',
  'demo.caption7',
] as const

type DemoDialogProps = { onClose: () => void }

/** The dialog with the texts of a language in it. */
export async function prepareDemo(language: Language): Promise<ComponentType<DemoDialogProps>> {
  const messages = messagesOf(await texts[language]())
  return (props) => (
    <TextProvider language={language} messages={messages}>
      <DemoDialog {...props} />
    </TextProvider>
  )
}

/** Plays at once, unless motion is unwelcome. What it shows is also there to read. */
function DemoDialog({ onClose }: DemoDialogProps) {
  const t = useText()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const film = `/demo/smida-${language}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('demo.title')}
      description={t('demo.description')}
      closeLabel={t('common.close')}
      className="max-w-5xl! max-sm:p-4!"
    >
      {failed ? (
        <p role="alert" className="rounded-lg border border-border bg-muted px-4 py-10 text-center text-sm">
          {t('demo.unplayable')}{' '}
          <a href={`${film}.mp4`} className="font-medium text-primary underline underline-offset-4">
            {t('demo.download')}
          </a>
        </p>
      ) : (
        <video
          {...size}
          controls
          muted
          playsInline
          autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          preload="metadata"
          poster={`${film}.webp`}
          aria-label={t('demo.video')}
          className="mx-auto h-auto max-h-[calc(100dvh-14rem)] w-auto max-w-full rounded-lg border border-border bg-muted [&::cue]:text-base"
        >
          <source src={`${film}.webm`} type="video/webm" />
          <source src={`${film}.mp4`} type="video/mp4" onError={() => setFailed(true)} />
          <track kind="captions" src={`${film}.vtt`} srcLang={language} label={t('demo.captions')} default />
        </video>
      )}
      <details className="text-sm">
        <summary className="w-fit cursor-pointer font-medium text-muted-foreground hover:text-foreground">
          {t('demo.transcript')}
        </summary>
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5 leading-relaxed text-muted-foreground">
          {captions.map((caption) => (
            <li key={caption}>{t(caption)}</li>
          ))}
        </ol>
      </details>
    </Dialog>
  )
}
