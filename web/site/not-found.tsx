import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFound() {
  const t = useText()
  const sitePath = useSitePath()
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-center gap-4 px-4 py-24 text-center">
      <title>{`404 ${t('notFound.title')}`}</title>
      <meta name="robots" content="noindex" />
      <h1>
        <span className="block bg-linear-to-b from-ember to-primary bg-clip-text text-7xl font-semibold tracking-tighter text-transparent sm:text-8xl">
          404
        </span>{' '}
        <span className="mt-4 block text-2xl font-semibold tracking-tight">{t('notFound.title')}</span>
      </h1>
      <p className="text-muted-foreground">{t('notFound.text')}</p>
      <ButtonLink to={sitePath('/')} size="lg" className="mt-4">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  )
}
