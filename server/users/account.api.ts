// One's own account: who one is, the password, the authenticator and its recovery codes, and the fresh proof that changing them needs.
import { eq } from 'drizzle-orm'
import qrcode from 'qrcode'
import * as z from 'zod'
import { providerNames } from '#shared/accounts.ts'
import { languageOf, languages } from '#shared/languages.ts'
import { codeSchema, passwordChangeSchema, personNameSchema } from '#shared/factors.ts'
import { emailFormSchema, userLimits } from '#shared/users.ts'
import { users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { askedEmail, askForEmail, forgetAskedEmail } from './email-change.ts'
import { tellOfFactor } from './factor-letters.ts'
import { listIdentities } from './identities.ts'
import { assertionSchema } from './passkeys.api.ts'
import { provePasskey } from './passkeys.ts'
import { changePassword } from './password-change.ts'
import { mustBeFresh, proveByPassword, renewSession } from './proof.ts'
import { providerOf } from './providers.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.ts'

const done = z.object({ ok: z.literal(true) })
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) })
const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailProved: z.boolean(),
  /** the address that waits for its reader to confirm it */
  askedEmail: z.nullable(z.string()),
  language: z.enum(languages),
  hasPassword: z.boolean(),
  totp: z.object({ enrolledAt: z.iso.datetime(), recoveryCodesLeft: z.number() }).nullable(),
  identities: z.array(z.object({ issuer: z.string(), provider: z.nullable(z.enum(providerNames)), createdAt: z.iso.datetime() })),
})
const proofBody = z.union([
  z.object({ password: z.string().min(1).max(userLimits.passwordMaxChars), twoFactorTotp: z.optional(codeSchema) }),
  z.object({ passkeyToken: assertionSchema, uuid: z.string().min(1).max(200) }),
])

export const accountRoutes = (platform: Platform): Route[] => [
  route({
    method: 'GET',
    path: '/api/v1/account',
    says: 'The signed-in person and the ways they sign in.',
    who: 'member',
    gives: accountSchema,
    async handle({ actor }) {
      return answer(200, await platform.inTransaction((unit) => describeAccount(unit, actor.userId)))
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/account',
    says: 'Changes the person’s name, or the language we write to them in.',
    who: 'member',
    body: z.union([personNameSchema, z.object({ language: z.enum(languages) })]),
    gives: accountSchema,
    async handle({ actor, body }) {
      const account = await platform.inTransaction(async (unit) => {
        await unit.db.update(users).set(body).where(eq(users.id, actor.userId))
        return describeAccount(unit, actor.userId)
      })
      return answer(200, account)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/account/email',
    says: 'Asks for another e-mail address: a letter goes there, and the link in it makes the change. Needs a fresh proof.',
    who: 'member',
    body: emailFormSchema,
    gives: accountSchema,
    async handle({ actor, address, body, request }) {
      const account = await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        await askForEmail(unit, actor, body.email, address)
        return describeAccount(unit, actor.userId)
      })
      return answer(200, account)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/account/email',
    says: 'Takes the wish for another e-mail address back; the link in the letter is then good for nothing.',
    who: 'member',
    gives: null,
    status: 204,
    async handle({ actor }) {
      await platform.inTransaction((unit) => forgetAskedEmail(unit, actor.userId))
      return answer(204)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/account/password',
    says: 'Chooses a new password; needs the old one. Ends all other sessions and gives this one a new cookie.',
    who: 'member',
    body: passwordChangeSchema,
    gives: done,
    handle: (call) => changePassword(platform, call, call.body),
  }),
  route({
    method: 'POST',
    path: '/api/v1/proof',
    says: 'Proves anew who one is, by password (and code) or by passkey; for ten minutes then, factors may be changed.',
    who: 'member',
    body: proofBody,
    gives: done,
    async handle(call) {
      const { actor, body, domain } = call
      if ('password' in body) return proveByPassword(platform, call, body.password, body.twoFactorTotp)
      const userId = await provePasskey(platform, domain!, body.uuid, body.passkeyToken)
      if (userId !== actor.userId) throw refusal('bad_passkey')
      return platform.inTransaction((unit) => renewSession(unit, call))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/totp',
    says: 'Begins to set up an authenticator: its address, secret and QR code (SVG). Needs a fresh proof.',
    who: 'member',
    gives: z.object({ uri: z.string(), secret: z.string(), qr: z.string() }),
    async handle({ actor, request }) {
      const begun = await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        return beginTotp(unit, actor)
      })
      return answer(200, { ...begun, qr: await qrcode.toString(begun.uri, { type: 'svg', margin: 2 }) })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/totp/confirmation',
    says: 'Sets the authenticator up with a first code of it; gives the recovery codes, once.',
    who: 'member',
    body: z.object({ code: codeSchema }),
    gives: codesSchema,
    async handle({ actor, body, request }) {
      const recoveryCodes = await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        const codes = await confirmTotp(unit, actor.userId, body.code)
        await tellOfFactor(unit, actor, 'added', 'totp')
        return codes
      })
      return answer(200, { recoveryCodes })
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/totp',
    says: 'Removes the authenticator and its recovery codes. Needs a fresh proof.',
    who: 'member',
    gives: null,
    status: 204,
    async handle({ actor, request }) {
      await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        if (await removeTotp(unit, actor.userId)) await tellOfFactor(unit, actor, 'removed', 'totp')
      })
      return answer(204)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/recovery-codes',
    says: 'Makes new recovery codes in the place of all old ones. Needs a fresh proof.',
    who: 'member',
    gives: codesSchema,
    async handle({ actor, request }) {
      const recoveryCodes = await platform.inTransaction(async (unit) => {
        await mustBeFresh(unit, request)
        if (!(await describeAccount(unit, actor.userId)).totp) throw refusal('not_found')
        await tellOfFactor(unit, actor, 'added', 'recoveryCodes')
        return renewRecoveryCodes(unit, actor.userId)
      })
      return answer(200, { recoveryCodes })
    },
  }),
]

async function describeAccount(unit: Unit, userId: string): Promise<z.infer<typeof accountSchema>> {
  const [user] = await unit.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw refusal('not_found')
  const linked = await listIdentities(unit, userId)
  const { name, email, totpEnrolledAt } = user
  return {
    name,
    email,
    emailProved: user.emailProvedAt !== null,
    askedEmail: await askedEmail(unit, userId),
    language: languageOf(user.language),
    hasPassword: user.passwordHash !== null,
    totp: totpEnrolledAt && {
      enrolledAt: totpEnrolledAt.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(unit, userId),
    },
    identities: linked.map(({ issuer, createdAt }) => ({
      issuer,
      provider: providerOf(unit.config, issuer),
      createdAt: createdAt.toISOString(),
    })),
  }
}
