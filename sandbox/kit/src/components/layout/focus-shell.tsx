import type { LucideIcon } from 'lucide-react'
import { NavLink, Outlet, ScrollRestoration } from 'react-router'
import { Toaster } from '@/components/ui/toast'
import { Brand, type NavItem, TabBar, ThemeToggle } from './frame'

/** One calm column for one job. */
export function FocusShell({ icon, items }: { icon: LucideIcon; items: NavItem[] }) {
  return (
    <div className="glow min-h-dvh">
      <a href="#main" className="skip-link">
        %%skip%%
      </a>
      <header className="mx-auto flex h-16 max-w-3xl items-center gap-4 px-4 sm:px-6 print:hidden">
        <Brand icon={icon} />
        <nav aria-label="%%navigation%%" className="ml-auto hidden gap-1 overflow-x-auto md:flex">
          {items.length > 1 &&
            items.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'} className="nav-link px-3 py-1.5">
                {label}
              </NavLink>
            ))}
        </nav>
        <div className="max-md:ml-auto">
          <ThemeToggle />
        </div>
      </header>
      <main id="main" className="mx-auto max-w-3xl px-4 pt-6 pb-28 sm:px-6 sm:pt-10 md:pb-20">
        <Outlet />
      </main>
      <TabBar items={items} />
      <Toaster />
      <ScrollRestoration />
    </div>
  )
}
