import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const baseClasses =
  'inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,box-shadow,transform] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0'

const variantClasses = {
  default:
    'bg-primary text-primary-foreground shadow-[inset_0_1px_0_rgb(255_255_255/0.18),0_1px_2px_rgb(var(--shadow-ink)/0.2)] hover:bg-primary-hover',
  destructive: 'bg-destructive text-destructive-foreground hover:opacity-90',
  outline: 'border border-border bg-card text-foreground shadow-xs hover:border-input hover:bg-muted',
  secondary: 'bg-secondary text-secondary-foreground hover:bg-accent hover:text-accent-foreground',
  ghost: 'text-foreground hover:bg-secondary',
  link: 'text-primary underline-offset-4 hover:underline',
}

const sizeClasses = {
  default: 'h-10 rounded-lg px-4 text-sm',
  sm: 'h-8 rounded-md px-3 text-[0.8125rem]',
  lg: 'h-12 rounded-lg px-6 text-base',
  icon: 'size-10 rounded-lg',
}

type ButtonLook = { variant?: keyof typeof variantClasses; size?: keyof typeof sizeClasses }

/** The look of a button, for elements that are one in looks only. */
export function buttonClasses({ variant = 'default', size = 'default', className }: ButtonLook & { className?: string }): string {
  return classNames(baseClasses, variantClasses[variant], sizeClasses[size], className)
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** `busy` shows a spinner and takes no further press while keeping the focus where it is. */
export function Button({ variant, size, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClasses({ variant, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook & { children: ReactNode }) {
  return <Link {...rest} className={buttonClasses({ variant, size, className })} />
}
