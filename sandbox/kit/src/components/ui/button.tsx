import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const variants = {
  primary: 'bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover',
  secondary: 'border border-input bg-card text-card-foreground shadow-xs hover:bg-muted active:bg-muted',
  ghost: 'text-muted-foreground hover:bg-muted hover:text-foreground',
  frame: 'text-sidebar-muted hover:bg-sidebar-accent hover:text-sidebar-accent-foreground',
  danger: 'bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive-hover',
}

const sizes = {
  sm: 'h-8 gap-1.5 px-3 text-sm',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-6 text-base',
  icon: 'size-10 sm:size-9',
}

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The look of a button, for links that should look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonLook = {}, className?: string) =>
  cn(
    'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-button font-medium whitespace-nowrap transition-colors select-none',
    'focus-ring disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )

export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />
}
