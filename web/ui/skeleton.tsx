import { classNames } from './class-names.ts'

/** A grey stand-in for what is still loading; size it with classes. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-secondary', className)} />
}
