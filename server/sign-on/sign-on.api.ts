// The organisation's single sign-on and its mail domains, for those who may set them up; and which organisation a mail domain leads to.
import * as z from 'zod'
import {
  mailDomainOf,
  mailDomainSchema,
  mailDomainViewSchema,
  metadataSchema,
  samlProviderSchema,
  signOnSchema,
  signOnViewSchema,
} from '#shared/sign-on.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { mustBeAllowed } from '../tenants/roles.ts'
import { findSignOn } from '../tenants/sign-on.ts'
import { addMailDomain, listMailDomains, proveMailDomain, removeMailDomain, viewMailDomain } from './mail-domains.ts'
import { readMetadata } from './saml-metadata.ts'
import { removeSignOn, saveSignOn, viewSignOn } from './sign-ons.ts'

const domainParams = z.object({ domain: z.string().min(1).max(253).toLowerCase() })

export const signOnRoutes = (platform: Platform): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/user/check_sso',
    says: 'The organisation whose single sign-on the mail domain leads to, or null.',
    who: 'anyone',
    body: z.object({ domain: z.string().min(1).max(320) }),
    gives: z.object({ data: z.nullable(z.object({ org: z.string(), name: z.string() })) }),
    async handle({ body }) {
      const found = await platform.inTransaction((unit) => findSignOn(unit, mailDomainOf(body.domain.trim())))
      return answer(200, { data: found && { org: found.domain, name: found.name } })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/sign-on',
    says: 'The organisation’s single sign-on, without its secrets, and our addresses for its provider.',
    who: 'member',
    gives: signOnViewSchema,
    async handle({ actor }) {
      mustBeAllowed(actor, 'sign_on')
      return answer(200, await platform.inTenant(actor.tenantId, (unit) => viewSignOn(unit, actor)))
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/sign-on',
    says: 'Sets the organisation’s single sign-on. Other settings of the provider need a new test.',
    who: 'member',
    body: signOnSchema,
    gives: signOnViewSchema,
    async handle({ actor, body }) {
      mustBeAllowed(actor, 'sign_on')
      const view = await platform.inTenant(actor.tenantId, async (unit) => {
        await saveSignOn(unit, actor, body)
        return viewSignOn(unit, actor)
      })
      return answer(200, view)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/sign-on',
    says: 'Takes the organisation’s single sign-on away; its people sign in by the other ways again.',
    who: 'member',
    gives: null,
    status: 204,
    async handle({ actor }) {
      mustBeAllowed(actor, 'sign_on')
      await platform.inTenant(actor.tenantId, (unit) => removeSignOn(unit, actor))
      return answer(204)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/sign-on/metadata',
    says: 'Reads a SAML identity provider’s metadata, from a text or an address, into the settings it stands for. Saves nothing.',
    who: 'member',
    body: metadataSchema,
    gives: samlProviderSchema,
    async handle({ actor, body }) {
      mustBeAllowed(actor, 'sign_on')
      return answer(200, await readMetadata(platform, body))
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/mail-domains',
    says: 'The organisation’s mail domains and the DNS record that proves each.',
    who: 'member',
    gives: z.object({ items: z.array(mailDomainViewSchema) }),
    async handle({ actor }) {
      mustBeAllowed(actor, 'sign_on')
      const items = await platform.inTenant(actor.tenantId, (unit) => listMailDomains(unit, actor.tenantId))
      return answer(200, { items: items.map(viewMailDomain) })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/mail-domains',
    says: 'Adds a mail domain, to be proved.',
    who: 'member',
    body: z.object({ domain: mailDomainSchema }),
    gives: mailDomainViewSchema,
    status: 201,
    async handle({ actor, body }) {
      mustBeAllowed(actor, 'sign_on')
      return answer(
        201,
        viewMailDomain(await platform.inTenant(actor.tenantId, (unit) => addMailDomain(unit, actor, body.domain))),
      )
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/mail-domains/:domain/proof',
    says: 'Looks for the TXT record now.',
    who: 'member',
    params: domainParams,
    gives: mailDomainViewSchema,
    async handle({ actor, params }) {
      mustBeAllowed(actor, 'sign_on')
      return answer(200, viewMailDomain(await proveMailDomain(platform, actor, params.domain)))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/mail-domains/:domain',
    says: 'Takes a mail domain away; its people can no longer sign in through single sign-on.',
    who: 'member',
    params: domainParams,
    gives: null,
    status: 204,
    async handle({ actor, params }) {
      mustBeAllowed(actor, 'sign_on')
      await platform.inTenant(actor.tenantId, (unit) => removeMailDomain(unit, actor, params.domain))
      return answer(204)
    },
  }),
]
