// Sign-up (spec 2.9, 3, 5, 7, 8): one transaction makes the user, the tenant, the membership and the one-time ticket, writes the
// letter that proves the address, and lets the caller start the first project; nothing is left behind when any of it fails.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SignInMethod } from '#shared/accounts.ts'
import { languageOf } from '#shared/languages.ts'
import type { QuickSignupData, SignupData, SignupResponse } from '#shared/users.ts'
import { users } from '../db/schema.ts'
import type { Platform, Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Call } from '../route.ts'
import { may, type Actor } from '../tenants/roles.ts'
import { findSignOn } from '../tenants/sign-on.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { sendEmailProof } from './email-proof.ts'
import { linkIdentity, type Identity } from './identities.ts'
import { foundOrganization, linkInto, listOrganizations, responseOf, withFreeDomain } from './organizations.ts'
import { mustBeStrong } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { signInWithCode } from './second-step.ts'
import { findOrLink, redeemProviderToken, vouchesForEmail } from './providers.ts'
import { spendSignupKey } from './signup-keys.ts'

/** Refuses with `user_exists`, and with `sso` where the address belongs to an organisation that signs its people in itself. */
export async function mustBeNew(unit: Unit, email: string): Promise<void> {
  const signOn = await findSignOn(unit, email.split('@').at(-1)!)
  if (signOn) throw refusal('sso', { domain: signOn.domain })
  const [known] = await unit.db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  if (known) throw refusal('user_exists')
}

/** The same for a visitor: the answer tells who has an account, so whoever asks often waits. Refuses with `too_many`. */
export async function askIfNew(platform: Platform, email: string, address: string): Promise<void> {
  const attempt = { purpose: 'signup', email, address } as const
  await platform.inTransaction((unit) => countAttempt(unit, attempt))
  await platform.inTransaction(async (unit) => {
    await mustBeNew(unit, email)
    await forgetAttempts(unit, attempt)
  })
}

/** What a sign-up may carry besides its data: the wished plan, the key that filled the form. */
export type Wish = { plan?: string; key?: string }
/** Runs inside the sign-up's transaction, as the new owner. */
type Begin = (unit: Unit, owner: Actor) => Promise<void>

/** Creates the account. Refuses with `invalid` (a weak password), `user_exists`, `sso`, `domain_taken`. */
export async function signUp(platform: Platform, data: SignupData, begin: Begin, wish: Wish = {}): Promise<SignupResponse> {
  await mustBeStrong(data.password, [data.email, data.name, data.organizationName, data.domain], 'data.password')
  await platform.inTransaction((unit) => mustBeNew(unit, data.email))
  const passwordHash = await hashPassword(data.password)
  const person = { email: data.email, name: data.name, passwordHash, emailProvedAt: null, method: 'password' } as const
  return createAccount(platform, person, data, begin, wish)
}

/**
 * SIGNUP-10: creates the account of whom Google names, or leads into the one that is theirs already. Refuses with `google` a token
 * that is not good, else as `signUp`.
 */
export async function signUpQuickly(
  platform: Platform,
  data: QuickSignupData,
  begin: Begin,
  wish: Wish,
  call: Call,
): Promise<SignupResponse> {
  const person = await redeemProviderToken(platform, 'google', data.googleToken)
  const userId = await platform.inTransaction((unit) => findOrLink(unit, 'google', person))
  if (userId) return enterExisting(platform, userId, begin, call)
  const { email } = person
  if (!email) throw refusal('google')
  await platform.inTransaction((unit) => mustBeNew(unit, email))
  const emailProvedAt = vouchesForEmail(platform.config, 'google', person) ? platform.now() : null
  const name = person.name || email.split('@')[0]!
  const newcomer = { email, name, passwordHash: null, emailProvedAt, method: 'google', identity: person } as const
  return createAccount(platform, newcomer, data, begin, wish)
}

type Person = Pick<typeof users.$inferInsert, 'email' | 'name' | 'passwordHash' | 'emailProvedAt'> & {
  method: SignInMethod
  identity?: Identity
}
type Circumstances = Omit<QuickSignupData, 'googleToken' | 'proof'>

function createAccount(
  platform: Platform,
  { method, identity, ...person }: Person,
  data: Circumstances,
  begin: Begin,
  { plan = 'free', key }: Wish,
): Promise<SignupResponse> {
  const language = languageOf(data.locale)
  const create = async (unit: Unit) => {
    const user = { id: randomUUID(), ...person, language, timezone: data.timezone }
    await unit.db.insert(users).values(user)
    if (identity) await linkIdentity(unit, user.id, identity)
    if (key) await spendSignupKey(unit, key)
    const owner = await foundOrganization(unit, user, { ...data, plan })
    await begin(unit, owner)
    if (!person.emailProvedAt) await sendEmailProof(unit, user)
    return responseOf(owner, await linkInto(unit, owner, method, language), false)
  }
  const mustStillBeNew = () => platform.inTransaction((unit) => mustBeNew(unit, person.email))
  return withFreeDomain(data, () => platform.inTransaction(create), mustStillBeNew)
}

/** Into the first of their organisations, as login does; what they described on the way begins there, if they may. */
async function enterExisting(platform: Platform, userId: string, begin: Begin, call: Call): Promise<SignupResponse> {
  const { body } = await signInWithCode(platform, { userId, method: 'google' }, { ...call, domain: null })
  const { url } = body as { url: string }
  return platform.inTransaction(async (unit) => {
    const [home] = await listOrganizations(unit, userId)
    if (!home) throw refusal('no_account')
    const [{ name, email } = { name: '', email: '' }] = await unit.db.select().from(users).where(eq(users.id, userId))
    const actor = { userId, name, email, tenantId: home.id, tenantName: home.name, domain: home.domain, role: home.role }
    if (may(actor, 'edit')) await begin(unit, actor)
    return responseOf(actor, { url, atoken: new URL(url).searchParams.get('atoken') ?? '' }, true)
  })
}
