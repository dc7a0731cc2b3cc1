import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Label({ className, htmlFor, children, ...rest }: ComponentProps<'label'>) {
  return (
    <label {...rest} htmlFor={htmlFor} className={classNames('text-sm font-medium text-foreground', className)}>
      {children}
    </label>
  )
}
