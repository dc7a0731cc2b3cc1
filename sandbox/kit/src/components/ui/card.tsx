import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('surface min-w-0 rounded-xl', className)} {...props} />
}

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  text?: string
  /** What to do about it. */
  children?: ReactNode
}

export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-dashed border-input px-6 py-16 text-center">
      <span className="grid size-14 place-items-center rounded-2xl bg-accent text-accent-foreground">
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <p className="mt-5 font-display text-lg font-semibold">{title}</p>
      {text && <p className="mt-1.5 max-w-sm text-sm text-pretty text-muted-foreground">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
