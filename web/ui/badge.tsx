import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const toneClasses = {
  neutral: 'border-border bg-muted text-muted-foreground',
  accent: 'border-transparent bg-accent text-accent-foreground',
  success: 'border-transparent bg-success/12 text-success',
  warning: 'border-transparent bg-warning/12 text-warning',
  destructive: 'border-transparent bg-destructive/12 text-destructive',
}

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof toneClasses }

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  const classes = 'inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5'
  return <span {...rest} className={classNames(classes, toneClasses[tone], className)} />
}
