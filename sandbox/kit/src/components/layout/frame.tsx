import { type LucideIcon, Menu, Moon, Sun } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { cn } from '@/lib/cn'
import { projectName } from '@/lib/project'

export interface NavItem {
  to: string
  label: string
  icon: LucideIcon
}

const tabsMax = 5

export function Brand({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Link to="/" className="focus-ring flex min-w-0 items-center gap-2.5 rounded-md">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sidebar-primary text-sidebar-primary-foreground">
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <span className="truncate font-display text-base font-semibold text-sidebar-foreground">{projectName}</span>
    </Link>
  )
}

/** The bar at the lower edge of a phone. What does not fit stands behind the last tab. */
export function TabBar({ items }: { items: NavItem[] }) {
  const [open, setOpen] = useState(false)
  if (items.length < 2) return null
  const tabs = items.length > tabsMax ? items.slice(0, tabsMax - 1) : items
  const tab =
    'focus-ring flex min-w-0 flex-1 cursor-pointer flex-col items-center gap-0.5 rounded-md px-1 py-2 text-[0.6875rem] font-medium'
  return (
    <nav
      aria-label="%%navigation%%"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-card/95 px-1 pb-[env(safe-area-inset-bottom)] backdrop-blur md:hidden print:hidden"
    >
      {tabs.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className={({ isActive }) => cn(tab, isActive ? 'text-accent-foreground' : 'text-muted-foreground')}
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="max-w-full truncate">{label}</span>
        </NavLink>
      ))}
      {tabs.length < items.length && (
        <button type="button" className={cn(tab, 'text-muted-foreground')} onClick={() => setOpen(true)}>
          <Menu className="size-5" aria-hidden="true" />
          %%more%%
        </button>
      )}
      {open && (
        <Dialog kind="small" title="%%more%%" onClose={() => setOpen(false)}>
          <ul className="space-y-1">
            {items.slice(tabs.length).map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => setOpen(false)}
                  className="focus-ring flex items-center gap-3 rounded-md px-3 py-2.5 font-medium hover:bg-muted"
                >
                  <Icon className="size-5 text-muted-foreground" aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </nav>
  )
}

// index.html reads the same key before the first paint
const key = 'theme'
const listeners = new Set<() => void>()

const isDark = () => document.documentElement.classList.contains('dark')

function setDark(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark)
  try {
    localStorage.setItem(key, dark ? 'dark' : 'light')
  } catch {
    // storage is blocked: the choice lasts until the page closes
  }
  listeners.forEach((listener) => listener())
}

const useDark = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isDark)

export function ThemeToggle() {
  const dark = useDark()
  const label = dark ? '%%lightTheme%%' : '%%darkTheme%%'
  return (
    <Button variant="frame" size="icon" aria-label={label} onClick={() => setDark(!dark)}>
      {dark ? <Sun /> : <Moon />}
    </Button>
  )
}
