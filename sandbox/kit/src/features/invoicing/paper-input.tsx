import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/field'
import { cn } from '@/lib/cn'

/** A field that looks like the text of a document until somebody writes in it. */
export function PaperInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <Input
      className={cn(
        'h-9 px-2 hover:border-input print:h-auto print:p-0',
        'disabled:border-transparent disabled:bg-transparent disabled:px-0 disabled:opacity-100 disabled:shadow-none print:border-0 print:shadow-none',
        className,
      )}
      {...props}
    />
  )
}
