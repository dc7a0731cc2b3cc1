// The two addresses on the site's host that a browser passes on its way to a provider and back, and the accounts there that a person
// has connected.
import * as z from 'zod'
import { providerNames, type ProviderName } from '#shared/accounts.ts'
import { languageOfHeader } from '#shared/languages.ts'
import { cookieOf, hostCookie, hostCookieName } from '../cookies.ts'
import { ownAddress } from '../hosts.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { tellOfFactor } from './factor-letters.ts'
import { linkIdentity, listIdentities, unlinkIdentity } from './identities.ts'
import { mustBeFresh } from './proof.ts'
import { finishProvider, providerCallbackPath, providerOf, redeemProviderToken, startProvider, withFailure } from './providers.ts'
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
  route({
    method: 'POST',
    path: '/api/v1/identities',
    says: 'Connects the signed-in person’s account at Google or Microsoft, so that it signs them in. Needs a fresh proof.',
    who: 'member',
    body: z.union([
      z.object({ googleToken: z.string().min(1).max(200) }),
      z.object({ azureAdToken: z.string().min(1).max(200) }),
    ]),
    gives: null,
    status: 204,
    async handle({ actor, body, request }) {
      await platform.inTransaction((unit) => mustBeFresh(unit, request))
      const provider = 'googleToken' in body ? 'google' : 'microsoft'
      const token = 'googleToken' in body ? body.googleToken : body.azureAdToken
      const person = await redeemProviderToken(platform, provider, token)
      await platform.inTransaction(async (unit) => {
        if (await linkIdentity(unit, actor.userId, person)) await tellOfFactor(unit, actor, 'added', provider)
      })
      return answer(204)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/identities/:provider',
    says: 'Disconnects the signed-in person’s accounts at Google or Microsoft. Needs a fresh proof.',
    who: 'member',
    params: z.object({ provider: z.enum(providerNames) }),
    gives: null,
    status: 204,
    async handle({ actor, params, request }) {
      await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        const own = await listIdentities(unit, actor.userId)
        const found = own.filter(({ issuer }) => providerOf(platform.config, issuer) === params.provider)
        if (found.length === 0) throw refusal('not_found')
        for (const identity of found) await unlinkIdentity(unit, actor.userId, identity)
        await tellOfFactor(unit, actor, 'removed', params.provider)
      })
      return answer(204)
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
