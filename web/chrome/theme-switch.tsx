import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { chooseTheme, themes, useTheme } from './theme.ts'

const looks = {
  light: { Icon: Sun, label: 'nav.themeLight' },
  dark: { Icon: Moon, label: 'nav.themeDark' },
  system: { Icon: Monitor, label: 'nav.themeSystem' },
} as const

/** Light, dark, or as the system (CHROME-4). */
export function ThemeSwitch() {
  const t = useText()
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset className="inline-flex gap-0.5 rounded-full border border-border bg-muted p-0.5">
      <legend className="sr-only">{t('nav.theme')}</legend>
      {themes.map((theme) => {
        const { Icon, label } = looks[theme]
        return (
          <label
            key={theme}
            title={t(label)}
            className="relative grid size-7 cursor-pointer place-items-center rounded-full text-muted-foreground transition-colors hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="sr-only">{t(label)}</span>
            <Icon aria-hidden className="size-3.75" />
          </label>
        )
      })}
    </fieldset>
  )
}
