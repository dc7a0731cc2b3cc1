import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { TenantInfo } from '#shared/users.ts'
import { pageTextsLoader, withPageTexts, type PageTexts } from '#web/i18n/page-texts.tsx'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { reasonText } from './login-error.tsx'
import { LoginForm } from './login-form.tsx'
import { useLoginLink } from './login-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { RecoverForm } from './recover-form.tsx'
import { destination, goToSignOn, leaveFor } from './send-login.ts'
import { SsoForm, SsoReauth } from './sso-form.tsx'
import { TotpForm } from './totp-form.tsx'
import { useLogin, type Login } from './use-login.ts'
import { useProviderReturn } from './use-provider-return.ts'
import { useTenantInfo } from './use-tenant-info.ts'

const texts: PageTexts = {
  en: () => import('#web/i18n/en/login-bundle.ts'),
  sv: () => import('#web/i18n/sv/login-bundle.ts'),
  ja: () => import('#web/i18n/ja/login-bundle.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

/** LOGIN: on the site's host and on each tenant's own. A login link logs in by itself and shows no form. */
export default withPageTexts(function LoginPage() {
  const t = useText()
  const link = useLoginLink()
  const login = useLogin()
  const provider = useProviderReturn(login)
  const { info, loaded, forgetUser } = useTenantInfo()
  const isGoing = useArrival(login, link.state, loaded ? info : null)
  useFramed(login.wishes.embedded || login.wishes.popup)
  if (link.state === 'working' || provider.state === 'working' || isGoing) return <Opening />
  return (
    <div className="flex-1 px-4 py-12 sm:px-6 sm:py-20">
      <title>{t('login.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <Opening onlyBeforeStart />
      <div className="mx-auto grid w-full max-w-md gap-6 in-data-login-link:hidden">
        {link.state === 'other-user' ? (
          <OtherUser onLeave={() => void forgetUser().then(link.follow)} />
        ) : (
          <>
            <Heading login={login} info={info} />
            {link.state === 'failed' && <Alert tone="destructive">{t('login.automaticFailed')}</Alert>}
            {provider.state === 'failed' && (
              <Alert tone="destructive">
                {typeof provider.failure === 'string'
                  ? t(`providers.failed_${provider.failure}`)
                  : reasonText(t, provider.failure)}
              </Alert>
            )}
            {login.passwordSet && <Alert>{t('login.newPasswordDone')}</Alert>}
            <Card className="p-6 sm:p-8">
              <Mode login={login} info={info} onForgetUser={() => void forgetUser()} />
            </Card>
            {login.mode === 'login' && <NoAccount />}
          </>
        )}
      </div>
    </div>
  )
})

/** LOGIN-8: inside another page or in a small window the form stands alone, without the site's header and footer. */
function useFramed(framed: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-framed', framed)
    return () => document.documentElement.removeAttribute('data-framed')
  }, [framed])
}

/** Who is signed in here already need not be asked again; who comes to begin single sign-on (LOGIN-8) is led on at once. */
function useArrival(login: Login, link: string, info: TenantInfo | null): boolean {
  const { wishes } = login
  const organization = wishes.organization ?? info?.tenant?.uuid ?? null
  const isPlain = link === 'none' && info !== null && !wishes.reset && !wishes.reauth
  const enters = isPlain && info.signedIn === true
  const signsOn = isPlain && !enters && wishes.sso && organization !== null && login.mode === 'sso'
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || (!enters && !signsOn)) return
    begun.current = true
    if (enters) leaveFor(destination('/!ui', location.href, new URLSearchParams(location.search)), wishes.popup)
    else goToSignOn(organization!)
  }, [enters, signsOn, organization, wishes])
  return enters || signsOn
}

function Heading({ login, info: { tenant, knownUser } }: { login: Login; info: TenantInfo }) {
  const t = useText()
  const own = {
    login: null,
    recover: ['login.recoverTitle', 'login.recoverHint'],
    totp: ['login.totpTitle', null],
    sso: ['login.ssoTitle', 'login.ssoHint'],
    'sso-reauth': ['login.reauthTitle', 'login.ssoReauthHint'],
    'new-password': ['login.newPasswordTitle', 'login.newPasswordHint'],
  } as const
  const [title, hint] = own[login.mode] ?? (login.wishes.reauth ? (['login.reauthTitle', 'login.reauthHint'] as const) : [])
  const greeting = knownUser ? t('login.welcomeBack', { firstName: knownUser.firstName }) : t('login.title')
  return (
    <div className="text-center">
      <h1 className="text-3xl font-semibold tracking-[-0.03em] text-balance [overflow-wrap:anywhere] lang-ja:text-2xl lang-ja:tracking-normal lang-ja:[word-break:auto-phrase]">
        {title ? t(title) : greeting}
      </h1>
      {hint !== null && (
        <p className="mt-2 text-balance text-muted-foreground lang-ja:[word-break:auto-phrase]">
          {hint ? t(hint) : (tenant?.name ?? t('login.subtitle'))}
        </p>
      )}
    </div>
  )
}

type ModeProps = { login: Login; info: TenantInfo; onForgetUser: () => void }

function Mode({ login, info, onForgetUser }: ModeProps) {
  const knownEmail = info.knownUser?.email ?? ''
  if (login.mode === 'recover') return <RecoverForm login={login} knownEmail={knownEmail} />
  if (login.mode === 'totp') return <TotpForm login={login} />
  if (login.mode === 'sso') return <SsoForm login={login} knownEmail={knownEmail} />
  if (login.mode === 'new-password') return <NewPasswordForm login={login} />
  if (login.mode === 'sso-reauth')
    return <SsoReauth login={login} organization={login.wishes.organization ?? info.tenant?.uuid ?? null} />
  const isKnown = !login.email || login.email.toLowerCase() === knownEmail.toLowerCase()
  return (
    <>
      <LoginForm login={login} knownUser={isKnown ? info.knownUser : undefined} onForgetUser={onForgetUser} />
      <OtherWays login={login} info={info} />
    </>
  )
}

function OtherUser({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  return (
    <Card className="grid gap-4 p-6 text-center sm:p-8">
      <h1 className="text-xl font-semibold">{t('login.otherUser')}</h1>
      <p className="text-muted-foreground">{t('login.otherUserHint')}</p>
      <Button size="lg" onClick={onLeave}>
        {t('login.otherUserLeave')}
      </Button>
      <Button variant="outline" size="lg" onClick={() => location.assign('/!ui')}>
        {t('login.otherUserStay')}
      </Button>
    </Card>
  )
}

function NoAccount() {
  const t = useText()
  const sitePath = useSitePath()
  return (
    <p className="text-center text-sm text-muted-foreground">
      {t('login.noAccount')}{' '}
      <Link to={sitePath('/signup')} className="font-medium text-primary underline underline-offset-4 hover:text-primary-hover">
        {t('login.signup')}
      </Link>
    </p>
  )
}

/** Stands in the built page too, where the head's script lets it show before React is there. */
function Opening({ onlyBeforeStart = false }: { onlyBeforeStart?: boolean }) {
  const t = useText()
  const place = 'flex-1 place-content-center justify-items-center gap-4 py-32 text-center text-muted-foreground'
  return (
    <div
      role={onlyBeforeStart ? undefined : 'status'}
      className={onlyBeforeStart ? `hidden in-data-login-link:grid ${place}` : `grid ${place}`}
    >
      <Spinner className="text-3xl text-ember" />
      <p>{t('login.automatic')}</p>
    </div>
  )
}
