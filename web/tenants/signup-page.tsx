import { Quote } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { pageTextsLoader, withPageTexts, type PageTexts } from '#web/i18n/page-texts.tsx'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Card } from '#web/ui/card.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { PlanNote } from './plan-note.tsx'
import { SignupForm } from './signup-form.tsx'

const texts: PageTexts = {
  en: () => import('#web/i18n/en/signup-bundle.ts'),
  sv: () => import('#web/i18n/sv/signup-bundle.ts'),
  ja: () => import('#web/i18n/ja/signup-bundle.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

/** SIGNUP: one step, or two where the operator wants company and domain chosen. */
export default withPageTexts(function SignupPage() {
  const t = useText()
  const sitePath = useSitePath()
  const query = useQueryOnceAlive()
  const prompt = query.get('prompt')?.trim() ?? ''
  const plan = query.get('plan') ?? query.get('uuid')
  return (
    <div className="relative isolate flex-1 px-4 py-12 sm:px-6 sm:py-16">
      <title>{t('tenantSignup.metaTitle')}</title>
      <meta name="description" content={t('tenantSignup.metaDescription')} />
      <div className="mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        <div className="text-center">
          <h1 className="text-3xl font-semibold tracking-[-0.03em]">{t('tenantSignup.title')}</h1>
          <p className="mt-2 text-balance text-muted-foreground lang-ja:[word-break:auto-phrase]">{t('tenantSignup.subtitle')}</p>
        </div>
        {prompt && <PromptReminder prompt={prompt} />}
        {plan && <PlanNote wished={plan} />}
        <Card className="p-6 sm:p-8">
          <SignupForm prompt={prompt} />
        </Card>
        <p className="text-center text-sm text-muted-foreground">
          {t('tenantSignup.haveAccount')}{' '}
          <Link
            to={sitePath('/login')}
            className="font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {t('tenantSignup.login')}
          </Link>
        </p>
      </div>
    </div>
  )
})

/** The built page knows no query; it comes in once the page is alive. */
function useQueryOnceAlive(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : new URLSearchParams()
}

/** SIGNUP-6: a prompt that is an id names what is copied; an id tells a person nothing. */
const namesCopy = (prompt: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(prompt)

function PromptReminder({ prompt }: { prompt: string }) {
  const t = useText()
  if (namesCopy(prompt))
    return (
      <p className="rounded-xl bg-accent px-5 py-4 text-sm font-medium text-accent-foreground">
        {t('tenantSignup.copyReminder')}
      </p>
    )
  return (
    <figure className="rounded-xl border border-transparent bg-accent px-5 py-4 text-accent-foreground">
      <figcaption className="flex items-center gap-2 text-sm font-medium">
        <Quote aria-hidden className="size-4 shrink-0" />
        {t('tenantSignup.promptReminder')}
      </figcaption>
      <blockquote className="mt-2 line-clamp-5 text-[0.9375rem] leading-relaxed whitespace-pre-wrap text-foreground [overflow-wrap:anywhere]">
        {prompt}
      </blockquote>
    </figure>
  )
}
