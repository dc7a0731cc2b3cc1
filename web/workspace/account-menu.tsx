// The person's own menu: who and where they are, how it looks, which language, and the way out.
import { Menu as Base } from '@base-ui/react/menu'
import { Check, LogOut } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { languageNames, languages, type Language } from '#shared/languages.ts'
import { chooseTheme, themes, useTheme, type Theme } from '#web/chrome/theme.ts'
import { rememberLanguage } from '#web/i18n/remembered-language.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Me } from '#shared/accounts.ts'
import { OrganizationChoices } from './organization-choices.tsx'
import { mayOpen, settingsPages } from './settings-pages.ts'
import { signOut } from './session.ts'

const themeTexts = { light: 'workspace.themeLight', dark: 'workspace.themeDark', system: 'workspace.themeSystem' } as const

export function AccountMenu({ me }: { me: Me }) {
  const t = useText()
  const language = useLanguage()
  const theme = useTheme()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('workspace.account', { name: me.user.name })}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-accent-foreground select-none hover:brightness-95 dark:hover:brightness-110"
        >
          {initialOf(me.user.name)}
        </button>
      }
    >
      <div className="px-2.5 py-2">
        <p className="text-sm font-medium">{me.user.name}</p>
        <p className="text-xs text-muted-foreground">{me.user.email}</p>
        <p className="mt-1 text-xs text-muted-foreground">{me.tenant.name}</p>
      </div>
      <MenuSeparator />
      {settingsPages
        .filter((page) => mayOpen(me, page))
        .map(({ path, label, Icon }) => (
          <MenuItem key={path} onSelect={() => void navigate(path)}>
            <Icon aria-hidden />
            {t(label)}
          </MenuItem>
        ))}
      <MenuSeparator />
      <OrganizationChoices />
      <MenuSeparator />
      <Choices
        label={t('workspace.theme')}
        value={theme}
        choices={themes.map((value) => ({ value, label: t(themeTexts[value]) }))}
        onChoose={(value) => chooseTheme(value as Theme)}
      />
      <MenuSeparator />
      <Choices
        label={t('workspace.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChoose={(value) => {
          rememberLanguage(value as Language)
          void revalidate()
        }}
      />
      <MenuSeparator />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden />
        {t('workspace.signOut')}
      </MenuItem>
    </Menu>
  )
}

type Choice = { value: string; label: string; lang?: string }

function Choices(props: { label: string; value: string; choices: Choice[]; onChoose: (value: string) => void }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-muted-foreground">{props.label}</Base.GroupLabel>
      <Base.RadioGroup value={props.value} onValueChange={(value) => props.onChoose(String(value))}>
        {props.choices.map((choice) => (
          <Base.RadioItem
            key={choice.value}
            value={choice.value}
            lang={choice.lang}
            closeOnClick
            className="flex cursor-pointer items-center justify-between gap-6 rounded-md px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-secondary"
          >
            {choice.label}
            <Base.RadioItemIndicator>
              <Check aria-hidden className="size-4 text-primary" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

const leave = () => void signOut().catch((error: Error) => showToast({ title: error.message, tone: 'destructive' }))

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
