import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A turning ring. Give a `label` where no text beside it says what is being waited for. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} aria-label={label} className={classNames('inline-flex', className)}>
      <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
    </span>
  )
}
