// The two addresses on the site's host that a browser passes on its way to a provider and back.
import * as z from 'zod'
import { providerNames, type ProviderName } from '#shared/accounts.ts'
import { languageOfHeader } from '#shared/languages.ts'
import { cookieOf, hostCookie, hostCookieName } from '../cookies.ts'
import { ownAddress } from '../hosts.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { route, type Route } from '../route.ts'
import { finishProvider, providerCallbackPath, startProvider, withFailure } from './providers.ts'
import { newSecret } from './secrets.ts'
import { ticketLifeMs } from './tickets.ts'

const pagesWithProviders = /^\/(en|sv|ja)\/(login|signup)$|^\/!ui\/account$/
const callbackMaxChars = 16_000

export const providerRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/!provider/start/:provider',
    says: 'Leads the browser to Google or Microsoft; it comes back to the page `return` with googleToken or azureAdToken.',
    who: 'anyone',
    params: z.object({ provider: z.enum(providerNames) }),
    query: z.object({ return: z.string(), challenge: z.string().regex(/^[\w-]{43}$/) }),
    gives: 'text/html',
    status: 302,
    async handle({ domain, params, query, request }) {
      const page = ownAddress(platform.config, query.return)
      if (domain !== null || !platform.config.providers[params.provider]) throw refusal('not_found')
      if (!page || !pagesWithProviders.test(page.url.pathname)) throw refusal('bad_request')
      const returnTo = page.url.href
      const browser = browserOf(platform, request) ?? newSecret()
      try {
        const { provider } = params
        const location = await startProvider(platform, { provider, returnTo, challenge: query.challenge }, browser)
        return redirect(location, hostCookie(platform.config, cookieName, browser, ticketLifeMs.oidc / 1000))
      } catch (error) {
        platform.log({ level: 'warn', message: `${params.provider} cannot be reached for signing in`, error })
        return redirect(withFailure(returnTo, failureToStart(params.provider)))
      }
    },
  }),
  route({
    method: 'GET',
    path: providerCallbackPath,
    says: 'Where Google or Microsoft send the browser back to.',
    who: 'anyone',
    gives: 'text/html',
    status: 302,
    async handle({ domain, request }) {
      const { search, searchParams } = new URL(request.url)
      if (domain !== null) throw refusal('not_found')
      if (search.length > callbackMaxChars) throw refusal('bad_request')
      const page = await finishProvider(platform, searchParams, browserOf(platform, request))
      const language = languageOfHeader(request.headers.get('accept-language'))
      return redirect(page ?? withFailure(`${platform.config.baseUrl}/${language}/login`, 'google'))
    },
  }),
]

const failureToStart = (provider: ProviderName) => (provider === 'google' ? 'google_load' : provider)

const cookieName = 'provider'
const browserOf = ({ config }: Platform, request: Request) => cookieOf(request, hostCookieName(config, cookieName))

function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
