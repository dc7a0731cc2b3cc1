import { Quote } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Card } from '#web/ui/card.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { SignupForm } from './signup-form.tsx'

/** SIGNUP-3, mode 1: one step. */
export default function SignupPage() {
  const t = useText()
  const sitePath = useSitePath()
  const prompt = usePrompt()
  return (
    <div className="relative isolate flex-1 px-4 py-12 sm:px-6 sm:py-16">
      <title>{t('tenantSignup.metaTitle')}</title>
      <meta name="description" content={t('tenantSignup.metaDescription')} />
      <div className="mx-auto grid w-full max-w-md gap-6">
        <div className="text-center">
          <h1 className="text-3xl font-semibold tracking-[-0.03em]">{t('tenantSignup.title')}</h1>
          <p className="mt-2 text-balance text-muted-foreground lang-ja:[word-break:auto-phrase]">{t('tenantSignup.subtitle')}</p>
        </div>
        {prompt && <PromptReminder prompt={prompt} />}
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
}

/** The built page knows no query; it comes in once the page is alive. */
function usePrompt(): string {
  const [query] = useSearchParams()
  return useHydrated() ? (query.get('prompt')?.trim() ?? '') : ''
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
