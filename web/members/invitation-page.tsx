// Where the link of an invitation leads, on the organisation's own host: who invites, to what, and the one form that is needed.
// A link that no longer works says so and shows the way to the login; the server silent: a word and another try.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLoaderData, useParams, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router'
import { isLanguage, languageNames, languages, type Language } from '#shared/languages.ts'
import type { Invited } from '#shared/members.ts'
import { api, ApiError, queryDefaults } from '#web/api.ts'
import { useTheme } from '#web/chrome/theme.ts'
import { Wordmark } from '#web/chrome/wordmark.tsx'
import { rememberedLanguage, rememberLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { messagesOf } from '#web/i18n/texts.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AcceptanceForm } from './acceptance-form.tsx'
import { roleTexts } from './role-texts.ts'

const texts = {
  en: () => import('#web/i18n/en/invitation-bundle.ts'),
  sv: () => import('#web/i18n/sv/invitation-bundle.ts'),
  ja: () => import('#web/i18n/ja/invitation-bundle.ts'),
}

/** The mail was written in a language; its link says in which. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('language')
  const language = isLanguage(asked) ? asked : rememberedLanguage()
  rememberLanguage(language)
  return { language, messages: messagesOf(await texts[language]()) }
}

const client = new QueryClient({ defaultOptions: queryDefaults })

export default function InvitationPage() {
  const { language, messages } = useLoaderData<typeof clientLoader>()
  useTheme()
  return (
    <TextProvider language={language} messages={messages}>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </TextProvider>
  )
}

function Page() {
  const t = useText()
  const { token = '' } = useParams()
  const path = `/api/v1/invitations/${encodeURIComponent(token)}/acceptance`
  const invited = useQuery({ queryKey: ['invited', token], queryFn: () => api<Invited>(path), staleTime: Infinity })
  const isGone = invited.error instanceof ApiError && [401, 404].includes(invited.error.status)
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col px-4 py-8 sm:py-16">
      <title>{t('invitation.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <header className="mb-8 flex items-center justify-between gap-4">
        <Wordmark />
        <LanguageChoice />
      </header>
      {invited.isPending ? (
        <Spinner label={t('invitation.loading')} className="mx-auto my-16 text-2xl text-muted-foreground" />
      ) : null}
      {isGone ? <Gone /> : null}
      {invited.isError && !isGone ? (
        <div role="alert" className="grid justify-items-center gap-3 text-center">
          <p>{t('invitation.loadFailed')}</p>
          <Button variant="outline" onClick={() => void invited.refetch()}>
            {t('invitation.retry')}
          </Button>
        </div>
      ) : null}
      {invited.data ? <Welcome invited={invited.data} path={path} /> : null}
    </main>
  )
}

function Welcome({ invited, path }: { invited: Invited; path: string }) {
  const t = useText()
  const { tenantName: name, invitedBy: inviter, role } = invited
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance [overflow-wrap:anywhere]">
        {t('invitation.title', { name })}
      </h1>
      <p className="mt-2 mb-6 text-muted-foreground [overflow-wrap:anywhere]">
        {inviter ? t('invitation.invitedBy', { inviter, name }) : t('invitation.invited', { name })}
        <span className="block">{t('invitation.yourRole', { role: t(roleTexts[role]) })}</span>
      </p>
      <Card className="p-6 sm:p-8">
        <AcceptanceForm invited={invited} path={path} />
      </Card>
    </>
  )
}

function Gone() {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('invitation.gone')}</h1>
      <p className="mt-2 mb-6 leading-relaxed text-muted-foreground">{t('invitation.goneHint')}</p>
      <a href={`/${language}/login`} className={buttonClasses({ variant: 'outline', className: 'self-start' })}>
        {t('invitation.login')}
      </a>
    </>
  )
}

function LanguageChoice() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const choose = (language: string) => setSearch({ ...Object.fromEntries(search), language }, { replace: true })
  return (
    <Select aria-label={t('invitation.language')} value={useLanguage()} onChange={(event) => choose(event.target.value)}>
      {languages.map((language: Language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
}
