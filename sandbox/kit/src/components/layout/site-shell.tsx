import type { LucideIcon } from 'lucide-react'
import { Menu } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Toaster } from '@/components/ui/toast'
import { today } from '@/lib/dates'
import { projectName } from '@/lib/project'
import { Brand, type NavItem, ThemeToggle } from './frame'

interface SiteShellProps {
  icon: LucideIcon
  items: NavItem[]
  /** Links of the people who run the site, at the foot of the page. */
  footerItems: NavItem[]
  /** What stands at the foot above them: address, opening hours. */
  footer?: ReactNode
}

/** A public site: name and links on top, a quiet foot, a menu on a phone. */
export function SiteShell({ icon, items, footerItems, footer }: SiteShellProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a href="#main" className="skip-link">
        %%skip%%
      </a>
      <header className="sticky top-0 z-30 border-b border-sidebar-border bg-sidebar print:hidden">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-5 sm:px-8">
          <Brand icon={icon} />
          <nav aria-label="%%navigation%%" className="ml-auto hidden gap-1 md:flex">
            {items.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end={to === '/'}
                aria-current={to.includes('#') ? 'false' : 'page'}
                className="nav-link px-3 py-1.5"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex md:ml-0">
            <ThemeToggle />
            {items.length > 1 && (
              <Button variant="frame" size="icon" aria-label="%%menu%%" className="md:hidden" onClick={() => setOpen(true)}>
                <Menu />
              </Button>
            )}
          </div>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-6xl flex-1 px-5 py-10 sm:px-8 sm:py-14">
        <Outlet />
      </main>
      <footer className="border-t border-border">
        {footer}
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-8 text-sm text-muted-foreground sm:px-8">
          <p>
            © {today().slice(0, 4)} {projectName}
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
            {footerItems.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="focus-ring rounded-sm hover:text-foreground hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      {open && (
        <Dialog kind="sheet" title="%%menu%%" onClose={() => setOpen(false)}>
          <ul className="space-y-1">
            {items.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => setOpen(false)}
                  className="focus-ring -mx-3 flex items-center gap-3 rounded-md px-3 py-3 text-lg font-medium hover:bg-muted"
                >
                  <Icon className="size-5 text-muted-foreground" aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      <Toaster />
      <ScrollRestoration />
    </div>
  )
}
