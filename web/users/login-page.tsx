import { Link } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { LoginForm } from './login-form.tsx'
import { useLoginLink } from './login-link.ts'
import { useTenantInfo } from './use-tenant-info.ts'

/** LOGIN: on the site's host and on each tenant's own. A login link logs in by itself and shows no form. */
export default function LoginPage() {
  const t = useText()
  const sitePath = useSitePath()
  const link = useLoginLink()
  const { tenant, knownUser, forgetUser } = useTenantInfo()
  if (link === 'working') return <Opening />
  return (
    <div className="flex-1 px-4 py-12 sm:px-6 sm:py-20">
      <title>{t('login.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <Opening onlyBeforeStart />
      <div className="mx-auto grid w-full max-w-md gap-6 in-data-login-link:hidden">
        <div className="text-center">
          <h1 className="text-3xl font-semibold tracking-[-0.03em]">
            {knownUser ? t('login.welcomeBack', { firstName: knownUser.firstName }) : t('login.title')}
          </h1>
          <p className="mt-2 text-muted-foreground">{tenant ? tenant.name : t('login.subtitle')}</p>
        </div>
        {link === 'failed' && <Alert tone="destructive">{t('login.automaticFailed')}</Alert>}
        <Card className="p-6 sm:p-8">
          <LoginForm knownUser={knownUser} onForgetUser={forgetUser} />
        </Card>
        <p className="text-center text-sm text-muted-foreground">
          {t('login.noAccount')}{' '}
          <Link
            to={sitePath('/signup')}
            className="font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {t('login.signup')}
          </Link>
        </p>
      </div>
    </div>
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
