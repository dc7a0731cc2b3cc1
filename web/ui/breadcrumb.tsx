import { Link } from 'react-router'

/** The way here: links, then the page itself, whose `to` is left out. */
export function Breadcrumb({ label, trail }: { label: string; trail: { name: string; to?: string }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
        {trail.map(({ name, to }, at) => (
          <li key={name} className="flex items-center gap-2">
            {at > 0 && <span aria-hidden>/</span>}
            {to ? (
              <Link to={to} className="py-1 underline-offset-4 hover:text-foreground hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-foreground">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
