// The outbox of an installation without a mail server, for whoever sits at its machine. What a mail looks like is shown in a frame
// that runs nothing and is nobody; its links open beside this page.
import { Inbox, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { api, ApiError } from '#web/api.ts'
import { Wordmark } from '#web/chrome/wordmark.tsx'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts, messagesOf } from '#web/i18n/texts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LetterView, type Letter } from './letter-view.tsx'

const texts = {
  en: () => import('#web/i18n/en/outbox.ts'),
  sv: () => import('#web/i18n/sv/outbox.ts'),
  ja: () => import('#web/i18n/ja/outbox.ts'),
}

export async function clientLoader() {
  const language = rememberedLanguage()
  const messages = { ...(await loadTexts('site', language)), ...messagesOf(await texts[language]()) }
  return { language, messages }
}
export const shouldRevalidate = () => false

export default function OutboxPage() {
  const { language, messages } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>
  return (
    <TextProvider language={language} messages={messages}>
      <main className="mx-auto grid w-full max-w-6xl content-start gap-6 px-4 py-6 sm:px-6">
        <Wordmark />
        <Outbox />
      </main>
    </TextProvider>
  )
}

type Head = Omit<Letter, 'text' | 'html'>
type State = { state: 'loading' } | { state: 'closed' } | { state: 'failed' } | { state: 'open'; items: Head[] }

function Outbox() {
  const t = useText()
  const [box, setBox] = useState<State>({ state: 'loading' })
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('mail')
  const look = useCallback(
    () =>
      api<{ items: Head[] }>('/api/v1/outbox').then(
        ({ items }) => setBox({ state: 'open', items }),
        (error: unknown) => setBox({ state: error instanceof ApiError && error.status === 404 ? 'closed' : 'failed' }),
      ),
    [],
  )
  useEffect(() => void look(), [look])
  return (
    <>
      <title>{t('outbox.metaTitle')}</title>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-2xl font-semibold tracking-tight">
            {t(box.state === 'closed' ? 'outbox.closed' : 'outbox.title')}
          </h1>
          <p className="mt-1 text-sm leading-relaxed text-muted-foreground">
            {t(box.state === 'closed' ? 'outbox.closedHint' : 'outbox.hint')}
          </p>
        </div>
        {box.state !== 'closed' && (
          <Button variant="outline" onClick={() => void look()}>
            <RotateCw aria-hidden />
            {t('outbox.refresh')}
          </Button>
        )}
      </div>
      {box.state === 'loading' && <Skeleton className="h-40 w-full" />}
      {box.state === 'failed' && <Alert tone="destructive">{t('common.networkError')}</Alert>}
      {box.state === 'open' && box.items.length === 0 && (
        <div className="grid justify-items-center gap-2 rounded-xl border border-dashed border-border px-6 py-16 text-center">
          <Inbox aria-hidden className="size-8 text-muted-foreground" />
          <p className="font-medium">{t('outbox.empty')}</p>
          <p className="text-sm text-muted-foreground">{t('outbox.emptyHint')}</p>
        </div>
      )}
      {box.state === 'open' && box.items.length > 0 && (
        <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
          <nav aria-label={t('outbox.list')} className={classNames('md:block', chosen && 'hidden')}>
            <ul className="grid gap-1">
              {box.items.map((head) => (
                <li key={head.id}>
                  <HeadButton head={head} current={head.id === chosen} onChoose={() => setQuery({ mail: head.id })} />
                </li>
              ))}
            </ul>
          </nav>
          {chosen ? (
            <LetterView key={chosen} id={chosen} onBack={() => setQuery({})} />
          ) : (
            <p className="hidden place-self-center text-sm text-muted-foreground md:block">{t('outbox.choose')}</p>
          )}
        </div>
      )}
    </>
  )
}

function HeadButton({ head, current, onChoose }: { head: Head; current: boolean; onChoose: () => void }) {
  const t = useText()
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(head.date))
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onChoose}
      className="w-full cursor-pointer rounded-lg px-3 py-2.5 text-left hover:bg-secondary aria-[current=true]:bg-secondary"
    >
      <span className="block text-sm font-medium [overflow-wrap:anywhere]">{head.subject}</span>
      <span className="block text-xs text-muted-foreground [overflow-wrap:anywhere]">{t('outbox.to', { address: head.to })}</span>
      <time dateTime={head.date} className="block text-xs text-muted-foreground">
        {when}
      </time>
    </button>
  )
}
