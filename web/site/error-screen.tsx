import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'

/** ERR: what is left when a page fails. It leans on nothing that may have failed with it: no texts, no providers, no router links. */
export function ErrorScreen() {
  const error = useRouteError()
  const { summary, stack } = describe(error)
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-16">
      <title>Unexpected Application Error!</title>
      <div className="w-full max-w-2xl">
        <h1 className="text-2xl font-semibold tracking-tight">Unexpected Application Error!</h1>
        <p className="mt-3 text-muted-foreground [overflow-wrap:anywhere]">{summary}</p>
        {import.meta.env.DEV && stack && (
          <pre className="mt-6 overflow-x-auto rounded-lg border border-border bg-muted p-4 font-mono text-xs leading-relaxed">
            {stack}
          </pre>
        )}
        <div className="mt-8 flex flex-wrap gap-2">
          <button type="button" onClick={() => location.reload()} className={buttonClasses({})}>
            Reload
          </button>
          <a href="/" className={buttonClasses({ variant: 'outline' })}>
            Smida
          </a>
        </div>
      </div>
    </main>
  )
}

function describe(error: unknown): { summary: string; stack?: string } {
  if (isRouteErrorResponse(error)) return { summary: `${error.status} ${error.statusText}` }
  if (error instanceof Error) return { summary: error.message, ...(error.stack && { stack: error.stack }) }
  return { summary: String(error) }
}
