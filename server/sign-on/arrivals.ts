// How a journey to an organisation's provider ends: in a session and the page the person came for, on the login page with a reason, or
// on the settings page with the result of a test.
import type { Answer, Call } from '../route.ts'
import { languageOf, languageOfHeader } from '#shared/languages.ts'
import type { SignOnProblem } from '#shared/sign-on.ts'
import type { SignInFailure } from '#shared/accounts.ts'
import { cookieOf, hostCookie, hostCookieName } from '../cookies.ts'
import { isUniqueViolation } from '../db/units-of-work.ts'
import { ownAddress, tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { may } from '../tenants/roles.ts'
import { hashOf, newSecret } from '../users/secrets.ts'
import { enter } from '../users/sign-in.ts'
import { issueTicket, ticketLifeMs } from '../users/tickets.ts'
import { admitPerson, problemOfPerson } from './admit-person.ts'
import type { Arrival, Journey } from './journeys.ts'
import { markTested, readSignOn, type Organization } from './sign-ons.ts'

const cookieName = 'sign-on'
const loginPage = /^\/(en|sv|ja)\/login$/

/** The secret that ties a journey to this browser, and the cookie that keeps it. Several journeys at once share it. */
export function browserOf({ config }: Platform, request: Request): { secret: string; cookie: string } {
  const secret = cookieOf(request, hostCookieName(config, cookieName)) ?? newSecret()
  return { secret, cookie: hostCookie(config, cookieName, secret, ticketLifeMs.saml / 1000) }
}

const isThisBrowser = ({ config }: Platform, request: Request, { browser }: Journey) =>
  hashOf(cookieOf(request, hostCookieName(config, cookieName)) ?? '') === browser

/** Ends the journey of a browser that is back on the organisation's host. */
export async function arrive(
  platform: Platform,
  organization: Organization,
  arrival: Arrival | null,
  call: Call,
): Promise<Response> {
  if (!arrival || !isThisBrowser(platform, call.request, arrival.journey)) return fail(platform, organization, call, 'request')
  const { journey, outcome } = arrival
  if (journey.testBy) return endTest(platform, organization, arrival, call)
  if ('problem' in outcome) return fail(platform, organization, call, outcome.problem, journey.returnTo)
  const language = languageOfHeader(call.request.headers.get('accept-language'))
  const letIn = () =>
    platform.inTransaction(async (unit) => {
      const signOn = await readSignOn(unit, organization.id)
      if (!signOn?.testedAt) return { problem: 'changed' as const }
      const admitted = await admitPerson(unit, { organization, signOn, person: outcome.person, language })
      if ('problem' in admitted) return admitted
      return open(unit, organization, admitted.userId, journey.returnTo, call)
    })
  // two first visits of one person at the same moment: the second finds what the first made
  const ended = await letIn().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return letIn()
  })
  return ended instanceof Response ? ended : fail(platform, organization, call, ended.problem, journey.returnTo)
}

async function open(unit: Unit, organization: Organization, userId: string, returnTo: string, call: Call): Promise<Response> {
  const owner = { userId, tenantId: organization.id }
  const target = targetOf(unit, organization, returnTo)
  // the login page in a window of its own tells the page that opened it, so it has to log in by itself
  if (target.isPopup) {
    target.url.searchParams.set('atoken', await issueTicket(unit, 'atoken', { ...owner, data: { method: 'sso' } }))
    return redirect(target.url.href)
  }
  return redirect(target.url.href, await enter(unit, owner, 'sso', call))
}

/** A login page leads on into the workspace with the rest of its query (LOGIN-4); what is not ours leads there too. */
function targetOf({ config }: Platform, { domain }: Organization, returnTo: string): { url: URL; isPopup: boolean } {
  const origin = tenantOrigin(config, domain)
  const workspace = new URL('/!ui', origin)
  const own = ownAddress(config, returnTo, origin)
  if (!own || (own.domain !== null && own.domain !== domain)) return { url: workspace, isPopup: false }
  for (const name of ['atoken', 'auth', 'failed']) own.url.searchParams.delete(name)
  if (!loginPage.test(own.url.pathname)) return { url: own.url, isPopup: false }
  const isPopup = own.url.searchParams.get('display') === 'popup' && own.domain === domain
  if (isPopup) return { url: own.url, isPopup }
  workspace.search = own.url.search
  return { url: workspace, isPopup }
}

/** To the login page, which says why in the person's language. */
export function fail(
  { config, log }: Platform,
  { id, domain }: Organization,
  { request }: Call,
  problem: SignOnProblem | 'unknown',
  returnTo = '',
): Response {
  log({ level: 'info', message: 'a single sign-on was refused', tenantId: id, problem })
  const origin = tenantOrigin(config, domain)
  const own = ownAddress(config, returnTo, origin)
  const cameFrom = own && /^\/(en|sv|ja)\//.exec(own.url.pathname)?.[1]
  const language = cameFrom ? languageOf(cameFrom) : languageOfHeader(request.headers.get('accept-language'))
  const page = new URL(`/${language}/login`, origin)
  if (own && loginPage.test(own.url.pathname)) page.search = own.url.search
  const failure: SignInFailure = problem === 'unknown' ? 'sso_unknown' : problem === 'domain' ? 'sso_domain' : 'sso'
  page.searchParams.set('failed', failure)
  return redirect(page.href)
}

/** Only the administrator who began it, and may still change the settings, ends a test; it opens no session. */
async function endTest(
  platform: Platform,
  organization: Organization,
  { journey, outcome }: Arrival,
  { actor }: Call,
): Promise<Response> {
  if (actor?.userId !== journey.testBy || !may(actor, 'sign_on')) return toSettings(platform, organization, { test: 'request' })
  if ('problem' in outcome) return toSettings(platform, organization, { test: outcome.problem })
  const { person } = outcome
  const problem = await platform.inTenant(organization.id, async (unit) => {
    const flaw = await problemOfPerson(unit, organization, person)
    return flaw ?? ((await markTested(unit, organization.id, journey.settingsAt)) ? null : 'changed')
  })
  return toSettings(platform, organization, { test: problem ?? 'passed', as: person.email ?? '' })
}

export const toSettings = ({ config }: Platform, { domain }: Organization, query: Record<string, string>): Response =>
  redirect(`${tenantOrigin(config, domain)}/!ui/sign-on?${new URLSearchParams(query)}`)

export function redirect(location: string, { cookies = [] }: Pick<Answer, 'cookies'> = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
