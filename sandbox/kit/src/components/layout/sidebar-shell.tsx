import type { LucideIcon } from 'lucide-react'
import { NavLink, Outlet, ScrollRestoration } from 'react-router'
import { Toaster } from '@/components/ui/toast'
import { Brand, type NavItem, TabBar, ThemeToggle } from './frame'

/** Navigation on the left; on a phone, tabs at the lower edge. */
export function SidebarShell({ icon, items }: { icon: LucideIcon; items: NavItem[] }) {
  return (
    <div className="md:grid md:grid-cols-[15.5rem_1fr] print:block">
      <a href="#main" className="skip-link">
        %%skip%%
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-sidebar-border bg-sidebar px-3 py-5 md:flex print:hidden">
        <div className="px-2">
          <Brand icon={icon} />
        </div>
        <nav aria-label="%%navigation%%" className="mt-7 flex-1 space-y-0.5 overflow-y-auto">
          {items.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} end={to === '/'} className="nav-link flex items-center gap-3 px-3 py-2">
              <Icon className="size-4.5" aria-hidden="true" />
              <span className="truncate">{label}</span>
            </NavLink>
          ))}
        </nav>
        <ThemeToggle />
      </aside>
      <div className="min-w-0">
        <header className="flex h-14 items-center justify-between gap-3 border-b border-sidebar-border bg-sidebar pr-2 pl-4 md:hidden print:hidden">
          <Brand icon={icon} />
          <ThemeToggle />
        </header>
        <main id="main" className="mx-auto max-w-6xl px-4 pt-6 pb-28 sm:px-8 md:pt-10 md:pb-16">
          <Outlet />
        </main>
      </div>
      <TabBar items={items} />
      <Toaster />
      <ScrollRestoration />
    </div>
  )
}
