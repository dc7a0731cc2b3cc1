import { classNames } from './class-names.ts'

/** A lucide drawing by its name, from the one file that holds those the content names: their code never travels. */
export function SpriteIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-5 shrink-0', className)}
    >
      <use href={`/content/icons.svg#${name}`} />
    </svg>
  )
}
