import { useEffect, useState } from 'react'
import { signOnProblems, type SignOnView } from '#shared/sign-on.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'

/** How the last try ended; the way to the provider and back leaves it in the query, which is cleared once read. */
function useTestResult(): { test: string; email: string } | null {
  const [result] = useState(() => {
    const query = new URLSearchParams(location.search)
    const test = query.get('test')
    return test === null ? null : { test, email: query.get('as') ?? '' }
  })
  useEffect(() => {
    if (result) history.replaceState(history.state, '', location.pathname)
  }, [result])
  return result
}

/** A sign-in through the saved settings, by whoever sets them up; nothing is open to others before it worked. */
export function TestSection({ view, edited }: { view: SignOnView; edited: boolean }) {
  const t = useText()
  const language = useLanguage()
  const result = useTestResult()
  const problem = signOnProblems.find((each) => each === result?.test)
  const start = () => location.assign(`${view.addresses.loginUrl}?test=1`)
  const when = view.testedAt && new Date(view.testedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <SettingsSection title={t('signOn.testTitle')} hint={t('signOn.testHint')}>
      {result?.test === 'passed' ? <Alert>{t('signOn.testPassed', { email: result.email })}</Alert> : null}
      {problem ? (
        <Alert tone="destructive" title={t('signOn.testFailed')}>
          {t(`signOn.problem_${problem}`)}
          {result?.email ? ` (${result.email})` : ''}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" disabled={edited} onClick={start}>
          {t('signOn.testStart')}
        </Button>
        <span className="text-sm text-muted-foreground">
          {edited ? t('signOn.testSaveFirst') : when ? t('signOn.testLast', { when }) : null}
        </span>
      </div>
    </SettingsSection>
  )
}
