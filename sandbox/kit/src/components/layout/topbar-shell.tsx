import type { LucideIcon } from 'lucide-react'
import { NavLink, Outlet, ScrollRestoration } from 'react-router'
import { Toaster } from '@/components/ui/toast'
import { Brand, type NavItem, TabBar, ThemeToggle } from './frame'

/** Navigation along the top; on a phone, tabs at the lower edge. */
export function TopbarShell({ icon, items }: { icon: LucideIcon; items: NavItem[] }) {
  return (
    <>
      <a href="#main" className="skip-link">
        %%skip%%
      </a>
      <header className="sticky top-0 z-30 border-b border-sidebar-border bg-sidebar print:hidden">
        <div className="mx-auto flex h-15 max-w-6xl items-center gap-6 px-4 sm:px-8">
          <Brand icon={icon} />
          <nav aria-label="%%navigation%%" className="hidden min-w-0 flex-1 gap-1 overflow-x-auto md:flex">
            {items.length > 1 &&
              items.map(({ to, label }) => (
                <NavLink key={to} to={to} end={to === '/'} className="nav-link px-3 py-1.5">
                  {label}
                </NavLink>
              ))}
          </nav>
          <div className="ml-auto">
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main" className="mx-auto max-w-6xl px-4 pt-7 pb-28 sm:px-8 md:pt-10 md:pb-16">
        <Outlet />
      </main>
      <TabBar items={items} />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
