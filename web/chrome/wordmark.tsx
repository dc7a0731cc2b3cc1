import { classNames } from '#web/ui/class-names.ts'

/** An anvil with a spark above it: smida is to forge. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={classNames('size-8', className)}>
      <rect width="32" height="32" rx="9" className="fill-foreground" />
      <path
        className="fill-background"
        d="M5.5 14.2h20.9c.6 0 1 .5 1 1v1.6c0 .5-.3.9-.8 1-2.9.4-5 1.7-5.7 3.6l.8 2h1.7c.6 0 1 .4 1 1v1.1c0 .3-.2.5-.5.5H10.5c-.3 0-.5-.2-.5-.5v-1.1c0-.6.4-1 1-1h1.7l.8-2.1c-3.7-.1-6.8-2.2-8.5-6.2-.2-.4.1-.9.5-.9Z"
      />
      <path className="fill-ember" d="M16.8 3.6 18 7.2l3.6 1.2L18 9.6l-1.2 3.6-1.2-3.6L12 8.4l3.6-1.2Z" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="text-xl font-semibold tracking-[-0.03em]">smida</span>
    </span>
  )
}
