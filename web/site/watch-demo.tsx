import { useState, type ComponentType } from 'react'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'

/** HOME-2: the film of the product at work. Nothing of it travels before it is asked for. */
export function WatchDemo() {
  const t = useText()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [Demo, setDemo] = useState<ComponentType<{ onClose: () => void }>>()
  const watch = () => {
    setBusy(true)
    void import('./demo-dialog.tsx')
      .then((module) => module.prepareDemo(language))
      .then(
        (Prepared) => setDemo(() => Prepared),
        // Without the dialog the browser still plays the bare film, or says why it cannot.
        () => location.assign(`/demo/smida-${language}.mp4`),
      )
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button
        variant="outline"
        className={busy ? 'mt-9 rounded-full!' : 'watch-demo mt-9 rounded-full!'}
        aria-haspopup="dialog"
        busy={busy}
        onClick={watch}
      >
        {t('hero.watchDemo')}
      </Button>
      {Demo && <Demo onClose={() => setDemo(undefined)} />}
    </>
  )
}
