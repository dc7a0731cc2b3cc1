// The draft, running, in a frame of an origin of its own. The page in the frame fills itself as the builder writes, so the frame
// is opened at once and never reloaded by us for a change. When it stays silent the person can open it anew with a fresh address.
import { ArrowLeft, ExternalLink, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ErrorDrawer } from './error-drawer.tsx'
import { usePreviewFrame } from './use-preview-frame.ts'

/** The pages of a preview may run scripts, send forms and open dialogs and windows, as a published one may; nothing of ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'
const slowAfterMs = 12_000

export type PreviewWidth = 'desktop' | 'tablet' | 'phone'
/** On a narrow screen the frame always fills it. */
const frameClasses: Record<PreviewWidth, string> = {
  desktop: '',
  tablet: 'md:w-[768px] md:rounded-xl md:border md:border-border md:shadow-raised',
  phone: 'md:w-[390px] md:rounded-xl md:border md:border-border md:shadow-raised',
}

/**
 * `url`: the address first seen; a later one is taken only when the frame is opened anew. `freshUrl` asks for one.
 * `goTo`: a page to show as soon as the frame listens; each object once. `onFix` gets the prompt that asks for a repair; absent for those who may not change the project.
 */
export function PreviewPane(props: {
  name: string
  url: string
  width: PreviewWidth
  goTo?: { path: string }
  freshUrl: () => Promise<string>
  onFix?: (prompt: string) => void
  widthSwitch?: ReactNode
}) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [url, setUrl] = useState(props.url)
  const { ready, path, errors, send, clearErrors } = usePreviewFrame(frame, url)
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const gone = useRef(props.goTo)
  useEffect(() => {
    if (!ready || !props.goTo || gone.current === props.goTo) return
    gone.current = props.goTo
    send({ type: 'navigate', path: props.goTo.path })
  })
  const opening = !ready && loadedUrl !== url
  const slow = useSlow(opening, url)

  const openAnew = () => void props.freshUrl().then(setUrl, () => undefined)
  const openTab = () => {
    // Opened before the answer, or the browser would take it for a pop-up nobody asked for.
    const tab = window.open('about:blank')
    if (!tab) return
    tab.opener = null
    void props.freshUrl().then(
      (fresh) => tab.location.replace(fresh),
      () => tab.close(),
    )
  }

  return (
    <section aria-label={t('preview.title')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-2">
        <Button
          variant="ghost"
          size="icon"
          className="size-8!"
          aria-label={t('preview.back')}
          disabled={!ready}
          onClick={() => send({ type: 'back' })}
        >
          <ArrowLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="size-8!"
          aria-label={t('preview.reload')}
          onClick={() => (ready ? send({ type: 'reload' }) : openAnew())}
        >
          <RotateCw aria-hidden />
        </Button>
        <AddressField path={path} disabled={!ready} onGo={(to) => send({ type: 'navigate', path: to })} />
        {props.widthSwitch}
        <Button variant="ghost" size="icon" className="size-8!" aria-label={t('preview.openNewTab')} onClick={openTab}>
          <ExternalLink aria-hidden />
        </Button>
      </div>
      <div
        className={`relative flex min-h-0 flex-1 justify-center overflow-auto ${props.width === 'desktop' ? '' : 'md:bg-muted md:p-4'}`}
      >
        <iframe
          ref={frame}
          key={url}
          src={url}
          onLoad={() => setLoadedUrl(url)}
          title={t('preview.frameTitle', { name: props.name })}
          sandbox={sandbox}
          allow="clipboard-write; fullscreen"
          className={`h-full w-full max-w-full ${ready ? 'bg-white' : 'bg-card'} ${frameClasses[props.width]}`}
        />
        {opening ? (
          <output className="pointer-events-none absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full border border-border bg-popover px-4 py-2 text-sm whitespace-nowrap shadow-raised">
            {slow ? t('preview.slow') : t('preview.loading')}
            {slow ? (
              <Button size="sm" variant="outline" className="pointer-events-auto" onClick={openAnew}>
                {t('preview.retry')}
              </Button>
            ) : (
              <Spinner />
            )}
          </output>
        ) : null}
      </div>
      <ErrorDrawer errors={errors} onClear={clearErrors} onFix={props.onFix} />
    </section>
  )
}

function AddressField(props: { path: string; disabled: boolean; onGo: (path: string) => void }) {
  const t = useText()
  const [draft, setDraft] = useState<string>()
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    if (draft !== undefined) props.onGo(draft.startsWith('/') ? draft : `/${draft}`)
    setDraft(undefined)
  }
  return (
    <form onSubmit={go} className="min-w-0 flex-1">
      <input
        aria-label={t('preview.address')}
        value={draft ?? props.path}
        disabled={props.disabled}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
        className="h-8 w-full min-w-0 rounded-md bg-secondary px-3 font-mono text-xs text-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring"
      />
    </form>
  )
}

/** True when `waiting` has lasted long; starts over with another `url`. */
function useSlow(waiting: boolean, url: string): boolean {
  const [slowUrl, setSlowUrl] = useState<string>()
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlowUrl(url), slowAfterMs)
    return () => clearTimeout(timer)
  }, [waiting, url])
  return waiting && slowUrl === url
}
