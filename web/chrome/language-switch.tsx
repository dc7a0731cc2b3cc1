import { Languages } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { isLanguage, languageNames, languages } from '#shared/languages.ts'
import { inLanguage } from '#shared/site-paths.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'

/** The same page in another language, in the same place of the history (LANG-6). */
export function LanguageSwitch() {
  const t = useText()
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const choose = (value: string) => {
    if (isLanguage(value)) void navigate(inLanguage(value, pathname) + search + hash, { replace: true, preventScrollReset: true })
  }
  return (
    <span className="relative inline-flex items-center">
      <Languages aria-hidden className="pointer-events-none absolute left-2.5 size-4 text-muted-foreground" />
      <select
        aria-label={t('nav.language')}
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="h-9 cursor-pointer appearance-none rounded-lg bg-transparent pr-3 pl-8.5 text-sm text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground"
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each} className="bg-popover text-popover-foreground">
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
  )
}
