// The addresses a browser passes on its way to an organisation's provider and back. `org` is the organisation's domain or its id; each is
// answered on the organisation's own host, where the session will be.
import * as z from 'zod'
import { tenantOrigin } from '../hosts.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { route, type Route } from '../route.ts'
import { mustBeAllowed } from '../tenants/roles.ts'
import { issueTicket, redeemTicket } from '../users/tickets.ts'
import { arrive, browserOf, fail, redirect, toSettings } from './arrivals.ts'
import { receiveAssertion, receiveCode, startJourney, type Arrival } from './journeys.ts'
import { ownMetadata } from './saml-metadata.ts'
import { addressesOf, findOrganization, readSignOn, type Organization } from './sign-ons.ts'

const org = z.object({ org: z.string().min(1).max(64) })
const returnMaxChars = 200_000

export const journeyRoutes = (platform: Platform): Route[] => {
  /** Refuses with `not_found` where there is no such organisation. */
  const findByName = async (name: string): Promise<Organization> => {
    const found = await platform.inTransaction((unit) => findOrganization(unit, name))
    return found ?? Promise.reject(refusal('not_found'))
  }
  const ofHost = (domain: string | null) => (domain ? findByName(domain) : Promise.reject(refusal('not_found')))

  return [
    route({
      method: 'GET',
      path: '/!saml/login/:org',
      says: 'Leads to the organisation’s provider, SAML or OpenID Connect, and then to `return`; `test` tries the settings out.',
      who: 'anyone',
      params: org,
      query: z.object({
        return: z.string().max(returnMaxChars).optional(),
        test: z.literal('1').optional(),
        reauth: z.literal('1').optional(),
      }),
      gives: 'text/html',
      status: 303,
      async handle(call) {
        const organization = await findByName(call.params.org)
        const { return: returnTo = '/!ui', test, reauth } = call.query
        if (call.domain !== organization.domain) {
          const { pathname, search } = new URL(call.request.url)
          return redirect(tenantOrigin(platform.config, organization.domain) + pathname + search)
        }
        if (test && !call.actor) throw refusal('unauthenticated')
        if (test) mustBeAllowed(call.actor!, 'sign_on')
        const signOn = await platform.inTenant(organization.id, (unit) => readSignOn(unit, organization.id))
        if (!signOn || (!signOn.testedAt && !test)) return fail(platform, organization, call, 'unknown', returnTo)
        const { secret, cookie } = browserOf(platform, call.request)
        const testBy = test ? call.actor!.userId : null
        try {
          const start = { returnTo, browser: secret, testBy, freshly: reauth !== undefined }
          return redirect(await startJourney(platform, organization, signOn, start), { cookies: [cookie] })
        } catch (error) {
          platform.log({ level: 'warn', message: 'a provider does not answer', tenantId: organization.id, error })
          if (test) return toSettings(platform, organization, { test: 'unreachable' })
          return fail(platform, organization, call, 'unreachable', returnTo)
        }
      },
    }),
    route({
      method: 'POST',
      path: '/!saml/acs/:org',
      says: 'The assertion address: takes the provider’s answer and leads on to where the browser’s cookie is seen.',
      who: 'anyone',
      params: org,
      form: z.object({ SAMLResponse: z.string().min(1) }),
      gives: 'text/html',
      status: 303,
      async handle(call) {
        const organization = await findByName(call.params.org)
        if (call.domain !== organization.domain) throw refusal('not_found')
        const arrival = await receiveAssertion(platform, organization, call.body.SAMLResponse)
        if (!arrival) return fail(platform, organization, call, 'request')
        const ticket = await platform.inTransaction((unit) =>
          issueTicket(unit, 'sso', { tenantId: organization.id, data: arrival }),
        )
        return redirect(`${tenantOrigin(platform.config, organization.domain)}/!saml/return?${new URLSearchParams({ ticket })}`)
      },
    }),
    route({
      method: 'GET',
      path: '/!saml/return',
      says: 'The last step of a SAML sign-in.',
      who: 'anyone',
      query: z.object({ ticket: z.string().max(200).optional() }),
      gives: 'text/html',
      status: 303,
      async handle(call) {
        const organization = await ofHost(call.domain)
        const ticket = await platform.inTransaction((unit) => redeemTicket(unit, 'sso', call.query.ticket ?? ''))
        const arrival = ticket?.tenantId === organization.id ? (ticket.data as Arrival) : null
        return arrive(platform, organization, arrival, call)
      },
    }),
    route({
      method: 'GET',
      path: '/!oidc/callback',
      says: 'Where an organisation’s OpenID provider sends the browser back to.',
      who: 'anyone',
      gives: 'text/html',
      status: 303,
      async handle(call) {
        const organization = await ofHost(call.domain)
        const { searchParams } = new URL(call.request.url)
        return arrive(platform, organization, await receiveCode(platform, organization, searchParams), call)
      },
    }),
    route({
      method: 'GET',
      path: '/!saml/metadata/:org',
      says: 'What a SAML identity provider must know about this organisation here.',
      who: 'anyone',
      params: org,
      gives: 'application/samlmetadata+xml',
      async handle({ params }) {
        const xml = ownMetadata(addressesOf(platform.config, await findByName(params.org)))
        return new Response(xml, { headers: { 'content-type': 'application/samlmetadata+xml; charset=utf-8' } })
      },
    }),
  ]
}
