// The pages of an organisation's settings, for the frame's navigation and the account menu. One with a `right` shows itself only
// to those who have it; the server asks again.
import { KeyRound, ScrollText, UserRound, UsersRound, type LucideIcon } from 'lucide-react'
import type { Me, Right } from '#shared/accounts.ts'

type SettingsPage = {
  path: string
  label: 'settings.account' | 'settings.team' | 'settings.log' | 'settings.signOn'
  Icon: LucideIcon
  right?: Right
}

export const settingsPages: readonly SettingsPage[] = [
  { path: '/!ui/account', label: 'settings.account', Icon: UserRound },
  { path: '/!ui/team', label: 'settings.team', Icon: UsersRound },
  { path: '/!ui/team/log', label: 'settings.log', Icon: ScrollText, right: 'people' },
  { path: '/!ui/sign-on', label: 'settings.signOn', Icon: KeyRound, right: 'sign_on' },
]

export const mayOpen = (me: Me, { right }: SettingsPage): boolean => !right || me.rights.includes(right)
