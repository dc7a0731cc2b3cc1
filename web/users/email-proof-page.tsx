import { useEffect, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { api, ApiError } from '#web/api.ts'
import { Wordmark } from '#web/chrome/wordmark.tsx'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts, messagesOf } from '#web/i18n/texts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const texts = {
  en: () => import('#web/i18n/en/email-proof.ts'),
  sv: () => import('#web/i18n/sv/email-proof.ts'),
  ja: () => import('#web/i18n/ja/email-proof.ts'),
}

/** The token is read before it leaves the address bar, so that neither history nor a copied address holds it. */
export async function clientLoader() {
  const language = rememberedLanguage()
  const messages = { ...(await loadTexts('site', language)), ...messagesOf(await texts[language]()) }
  return { language, messages, token: location.hash.slice(1) }
}
export const shouldRevalidate = () => false

/** Where the letter's link leads. A button must be pressed: programs that follow links in mail to look at them prove nothing. */
export default function EmailProofPage() {
  const { language, messages, token } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return (
    <TextProvider language={language} messages={messages}>
      <main className="grid min-h-dvh content-start justify-items-center gap-8 px-4 py-10 sm:py-20">
        <Wordmark />
        <Proof token={token} />
      </main>
    </TextProvider>
  )
}

type State = { step: 'asking' | 'busy' } | { step: 'done'; email: string } | { step: 'failed'; error: unknown }

function Proof({ token }: { token: string }) {
  const t = useText()
  const sitePath = useSitePath()
  const [state, setState] = useState<State>({ step: 'asking' })
  const refused = state.step === 'failed' && state.error instanceof ApiError ? state.error.error : undefined
  const isSpent = refused === 'bad_token'
  const title = state.step === 'done' ? 'doneTitle' : isSpent ? 'spentTitle' : 'title'
  const prove = () => {
    setState({ step: 'busy' })
    api<{ email: string }>('/api/v1/email-proofs/acceptance', { method: 'POST', body: { token } }).then(
      ({ email }) => setState({ step: 'done', email }),
      (error: unknown) => setState({ step: 'failed', error }),
    )
  }
  return (
    <Card className="grid w-full max-w-md gap-5 p-6 text-center sm:p-8">
      <title>{t('emailProof.metaTitle')}</title>
      <h1 className="text-2xl font-semibold tracking-tight text-balance lang-ja:[word-break:auto-phrase]">
        {t(`emailProof.${title}`)}
      </h1>
      <output className="block text-muted-foreground [overflow-wrap:anywhere]">
        {state.step === 'done'
          ? t('emailProof.done', { email: state.email })
          : t(isSpent ? 'emailProof.spent' : token ? 'emailProof.hint' : 'emailProof.missing')}
      </output>
      {state.step === 'failed' && !isSpent && (
        <Alert tone="destructive">
          {t(
            refused === 'user_exists'
              ? 'emailProof.taken'
              : refused === 'network'
                ? 'common.networkError'
                : 'common.somethingWrong',
          )}
        </Alert>
      )}
      {state.step === 'done' || isSpent || !token ? (
        <Link to={sitePath('/login')} className={buttonClasses({ size: 'lg' })}>
          {t('emailProof.logIn')}
        </Link>
      ) : (
        <Button size="lg" busy={state.step === 'busy'} onClick={prove}>
          {t(state.step === 'busy' ? 'emailProof.busy' : 'emailProof.submit')}
        </Button>
      )}
    </Card>
  )
}
