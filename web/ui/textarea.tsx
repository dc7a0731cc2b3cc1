import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './input.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(controlClasses, 'field-sizing-content min-h-20 px-3.5 py-2.5 text-base leading-relaxed', className)}
    />
  )
}
