// POST /api/v1/user/passkey (spec 7), and one's own passkeys: add, name, remove.
import * as z from 'zod'
import { passkeyNameSchema } from '#shared/factors.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { tellOfFactor } from './factor-letters.ts'
import { addPasskey, askForPasskey, listPasskeys, offerPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { mustBeFresh } from './proof.ts'

const bytes = (maxChars: number) => z.string().min(1).max(maxChars)
const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** What `navigator.credentials.get` gave, as JSON. */
export const assertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
})

const attestationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
const byId = z.object({ id: z.uuid() })

export const passkeyRoutes = (platform: Platform): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/user/passkey',
    says: 'Begins to use a passkey (command assert) or to make one (register): options for the browser, and a uuid that goes with its answer once.',
    who: 'anyone',
    body: z.object({ command: z.enum(['assert', 'register']) }),
    gives: z.object({ publicKey: z.looseObject({ challenge: z.string() }), uuid: z.string() }),
    async handle({ actor, domain, body, request }) {
      if (body.command === 'assert') {
        if (!domain) throw refusal('not_found')
        return answer(200, await platform.inTransaction((unit) => askForPasskey(unit, domain)))
      }
      if (!actor) throw refusal('unauthenticated')
      const offered = await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        return offerPasskey(unit, actor)
      })
      return answer(200, offered)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/passkeys',
    says: 'The signed-in user’s passkeys for this organisation.',
    who: 'member',
    gives: z.object({ items: z.array(passkeySchema) }),
    async handle({ actor }) {
      return answer(200, { items: await platform.inTransaction((unit) => listPasskeys(unit, actor)) })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/passkeys',
    says: 'Keeps a passkey the browser made for the options of command register.',
    who: 'member',
    body: z.object({ uuid: z.string().min(1).max(200), name: passkeyNameSchema, credential: attestationSchema }),
    gives: z.object({ passkey: passkeySchema }),
    status: 201,
    async handle({ actor, body }) {
      const passkey = await addPasskey(platform, actor, body, (unit) => tellOfFactor(unit, actor, 'added', 'passkey'))
      return answer(201, { passkey })
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/passkeys/:id',
    says: 'Gives a passkey another name.',
    who: 'member',
    params: byId,
    body: z.object({ name: passkeyNameSchema }),
    gives: z.object({ passkey: passkeySchema }),
    async handle({ actor, params, body }) {
      const passkey = await platform.inTransaction((unit) => renamePasskey(unit, actor, params.id, body.name))
      return answer(200, { passkey })
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/passkeys/:id',
    says: 'Removes a passkey. Needs a fresh proof.',
    who: 'member',
    params: byId,
    gives: null,
    status: 204,
    async handle({ actor, params, request }) {
      await platform.inTransaction(async (unit) => {
        await removePasskey(unit, actor, params.id)
        await mustBeFresh(unit, request)
        await tellOfFactor(unit, actor, 'removed', 'passkey')
      })
      return answer(204)
    },
  }),
]
