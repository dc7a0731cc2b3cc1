import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { projectName } from '@/lib/project'

interface PageHeaderProps {
  title: string
  text?: string
  /** Buttons of the page. */
  children?: ReactNode
}

export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <title>{`${title} · ${projectName}`}</title>
      <div className="min-w-0">
        <h1 className="page-title">{title}</h1>
        {text && <p className="mt-1.5 text-sm wrap-anywhere text-muted-foreground sm:text-base">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div>}
    </header>
  )
}

/** What stands at an address where there is nothing. */
export function NotFoundPage() {
  return (
    <div className="py-20 text-center">
      <title>%%notFound%%</title>
      <p className="font-display text-6xl font-semibold text-muted-foreground">404</p>
      <h1 className="page-title mt-4">%%notFound%%</h1>
      <p className="mt-3 text-muted-foreground">%%notFoundHint%%</p>
      <Link to="/" className={buttonClass({}, 'mt-8')}>
        %%toStart%%
      </Link>
    </div>
  )
}
