import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'

export function NotFoundPage() {
  return (
    <div className="py-20 text-center">
      <title>%%notFound%%</title>
      <p className="font-display text-6xl font-semibold text-muted-foreground">404</p>
      <h1 className="page-title mt-4">%%notFound%%</h1>
      <p className="mt-3 text-muted-foreground">%%notFoundHint%%</p>
      <Link to="/" className={buttonClass({}, 'mt-8')}>
        %%toStart%%
      </Link>
    </div>
  )
}
