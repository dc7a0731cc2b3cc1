import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The edge, ground and states that every place to write or choose shares. */
export const controlClasses =
  'w-full min-w-0 rounded-lg border border-input bg-card text-foreground shadow-xs transition-[border-color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-none focus-visible:ring-3 focus-visible:ring-ring/25 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive aria-invalid:ring-destructive/20'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input type="text" {...rest} className={classNames(controlClasses, 'h-11 px-3.5 text-base sm:text-[0.9375rem]', className)} />
  )
}
