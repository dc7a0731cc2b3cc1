import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { defaultLanguage, isLanguage } from '#shared/languages.ts'
import { themeScript, useTheme } from './chrome/theme.ts'
import { ErrorScreen } from './site/error-screen.tsx'
import coreFont from './ui/geist-core.woff2?url'
import { Spinner } from './ui/spinner.tsx'
import './ui/styles.css'

export const links = () => [
  { rel: 'preload', href: coreFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** A login link hides the form before the first paint; the page itself then redeems it (LOGIN-4). */
const loginLinkScript = `if(/[?&]atoken=./.test(location.search))document.documentElement.dataset.loginLink=''`

/** The language of the page: whatever a route's loader says it is. */
function usePageLanguage() {
  for (const { loaderData } of useMatches()) {
    const language: unknown = Object(loaderData).language
    if (isLanguage(language)) return language
  }
  return defaultLanguage
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head's scripts set the theme's class before React is there to know of it.
    <html lang={usePageLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${loginLinkScript}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  // Here, so that every page follows a change of theme, also one without a switch.
  useTheme()
  return <Outlet />
}

/** Stands in the client-only page until its route has loaded. */
export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center text-muted-foreground">
      <title>Smida</title>
      <Spinner label="Smida" className="text-2xl" />
    </div>
  )
}

export { ErrorScreen as ErrorBoundary }
