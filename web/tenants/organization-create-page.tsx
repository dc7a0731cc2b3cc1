// ROUTE-4: a further organisation of a signed-in person, for a plan or for the free one. Who is signed in is known on a tenant's host
// only: the site's own sends on to the host where this browser was last, and a newcomer to sign-up. Addresses here carry no language;
// the page speaks the one last read.
import { useState } from 'react'
import { Link, redirect, useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { withLanguage } from '#shared/site-paths.ts'
import type { SignupResponse, TenantInfo } from '#shared/users.ts'
import { api, ApiError } from '#web/api.ts'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts, messagesOf } from '#web/i18n/texts.ts'
import { Wordmark } from '#web/chrome/wordmark.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OrganizationForm, type OrganizationValues } from './organization-form.tsx'
import { PlanNote } from './plan-note.tsx'
import { SignupError } from './signup-error.tsx'
import { faultOf, type Fault } from './use-fault.ts'

const freePlanName = 'free'
const signupTexts = {
  en: () => import('#web/i18n/en/signup-bundle.ts'),
  sv: () => import('#web/i18n/sv/signup-bundle.ts'),
  ja: () => import('#web/i18n/ja/signup-bundle.ts'),
}
const nothing = {}

type Here = TenantInfo & { me?: Me }

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const language = rememberedLanguage()
  const plan = params['planUuid'] ?? freePlanName
  const here = await look()
  if (here && !here.tenant) {
    const { knownUser, domainSuffix = '' } = here
    const signup = withLanguage(language, `/signup?plan=${encodeURIComponent(plan)}`)
    if (!knownUser) throw redirect(signup)
    throw redirect(`${location.protocol}//${knownUser.domain}${domainSuffix}${location.pathname}`)
  }
  const [site, workspace, signup] = await Promise.all([
    loadTexts('site', language),
    loadTexts('workspace', language),
    signupTexts[language](),
  ])
  const messages = { ...site, ...workspace, ...messagesOf(signup) }
  return { language, plan, here, messages }
}

/** What this host is and who is signed in; null when the server does not say. */
async function look(): Promise<Here | null> {
  try {
    const info = await api<TenantInfo>('/api/v1/tenant')
    return info.signedIn ? { ...info, me: await api<Me>('/api/v1/me') } : info
  } catch {
    return null
  }
}

export default function OrganizationCreatePage() {
  const { language, plan, here, messages } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>
  return (
    <TextProvider language={language} messages={messages}>
      <main className="grid min-h-dvh content-start justify-items-center gap-8 px-4 py-10 sm:py-16">
        <Wordmark />
        {!here ? <Silent /> : here.me ? <Founding me={here.me} info={here} plan={plan} /> : <Stranger info={here} plan={plan} />}
      </main>
    </TextProvider>
  )
}

function Heading({ title, hint }: { title: string; hint: string }) {
  const t = useText()
  return (
    <div className="text-center">
      <title>{t('organizations.metaTitle')}</title>
      <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance lang-ja:[word-break:auto-phrase]">{title}</h1>
      <p className="mt-2 text-balance text-muted-foreground [overflow-wrap:anywhere] lang-ja:[word-break:auto-phrase]">{hint}</p>
    </div>
  )
}

function Founding({ me, info, plan }: { me: Me; info: TenantInfo; plan: string }) {
  const t = useText()
  const { busy, fault, failure, found } = useFounding(plan)
  return (
    <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-6">
      <Heading title={t('organizations.title')} hint={t('organizations.subtitle', { name: me.user.name })} />
      {plan !== freePlanName && <PlanNote wished={plan} />}
      <Card className="p-6 sm:p-8">
        <OrganizationForm
          shown
          suffix={info.domainSuffix ?? ''}
          prefill={nothing}
          fault={fault}
          busy={busy}
          submitLabel={t('organizations.submit')}
          busyLabel={t('organizations.busy')}
          error={failure !== null && <FoundingError failure={failure} />}
          onSubmit={found}
        />
      </Card>
      <Link to="/!ui" className="text-center text-sm text-primary underline underline-offset-4 hover:text-primary-hover">
        {t('organizations.backToProjects')}
      </Link>
    </div>
  )
}

function useFounding(plan: string) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const found = async (values: OrganizationValues) => {
    setBusy(true)
    setFault(null)
    setFailure(null)
    try {
      const body = { ...values, plan }
      location.assign((await api<SignupResponse>('/api/v1/organizations', { method: 'POST', body })).url)
    } catch (error) {
      const faults = faultOf(error, t('tenantSignup.domainTaken'))
      if (faults) setFault(faults)
      else setFailure(error)
      setBusy(false)
    }
  }
  return { busy, fault, failure, found }
}

function FoundingError({ failure }: { failure: unknown }) {
  const t = useText()
  const title = t('organizations.errorTitle')
  if (failure instanceof ApiError && failure.error === 'too_many_organizations')
    return (
      <Alert tone="destructive" title={title}>
        {t('organizations.tooMany')}
      </Alert>
    )
  return <SignupError failure={failure} title={title} />
}

/** Nobody is signed in here: into the account they have, or a new one. */
function Stranger({ info, plan }: { info: TenantInfo; plan: string }) {
  const t = useText()
  const sitePath = useSitePath()
  const login = `${sitePath('/login')}?return=${encodeURIComponent(location.pathname)}`
  const signup = `${info.siteUrl ?? ''}${sitePath('/signup')}?plan=${encodeURIComponent(plan)}`
  return (
    <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-6">
      <Heading title={t('organizations.signInTitle')} hint={t('organizations.signInHint')} />
      <Card className="grid gap-3 p-6 sm:p-8">
        <Link
          to={login}
          className={buttonClasses({ size: 'lg', className: 'h-auto! min-h-12 py-2 text-center whitespace-normal!' })}
        >
          {t('organizations.logIn', { name: info.tenant?.name ?? '' })}
        </Link>
        <a
          href={signup}
          className={buttonClasses({
            size: 'lg',
            variant: 'outline',
            className: 'h-auto! min-h-12 py-2 text-center whitespace-normal!',
          })}
        >
          {t('organizations.signUp')}
        </a>
      </Card>
    </div>
  )
}

function Silent() {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="grid w-full max-w-md gap-4">
      <title>{t('organizations.metaTitle')}</title>
      <Alert tone="destructive" title={t('organizations.loadFailed')}>
        {t('common.networkError')}
      </Alert>
      <Button busy={state === 'loading'} onClick={() => void revalidate()} className="justify-self-center">
        {t('common.retry')}
      </Button>
    </div>
  )
}
