// Sign-up keys (SIGNUP-7): an operator knows somebody already and sends them a link whose form is filled in. A key is sealed with the
// installation's secret, so it is made without the running server (`npm run signup-key`), cannot be guessed or changed, has its time,
// and is spent by the first account that is made with it. It never holds a password, and opens nothing that is closed without it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { spent } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import { refusal } from '../refusal.ts'
import type { Secret } from '../secret.ts'
import { hashOf } from './secrets.ts'

const prefillSchema = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  organizationName: z.string().optional(),
  domain: z.string().optional(),
})
export type Prefill = z.infer<typeof prefillSchema>
const keySchema = z.object({ purpose: z.literal('sign-up'), id: z.uuid(), expiresAt: z.number(), prefill: prefillSchema })
type Key = z.infer<typeof keySchema>

export const signupKeyMaxChars = 2_000

export const makeSignupKey = (secret: Secret, prefill: Prefill, expiresAt: Date): string =>
  secret.seal(JSON.stringify({ purpose: 'sign-up', id: randomUUID(), expiresAt: expiresAt.getTime(), prefill } satisfies Key))

/** What the form is filled with. Refuses with `not_found` a key that is not ours, too old or spent. */
export async function readSignupKey(unit: Unit, key: string): Promise<Prefill> {
  const opened = openKey(unit, key)
  if (!opened || (await isSpent(unit, opened))) throw refusal('not_found')
  return opened.prefill
}

/** In the unit of work that makes the account. A key that is no good stops nobody from signing up. */
export async function spendSignupKey(unit: Unit, key: string): Promise<void> {
  const opened = openKey(unit, key)
  if (!opened) return
  await unit.db
    .insert(spent)
    .values({ keyHash: spentName(opened), expiresAt: new Date(opened.expiresAt) })
    .onConflictDoNothing()
}

const spentName = ({ id }: Key) => hashOf(`signup key ${id}`)

async function isSpent(unit: Unit, key: Key): Promise<boolean> {
  const rows = await unit.db
    .select()
    .from(spent)
    .where(eq(spent.keyHash, spentName(key)))
  return rows.length > 0
}

function openKey(unit: Unit, key: string): Key | null {
  try {
    const { data } = keySchema.safeParse(JSON.parse(unit.unseal(key)))
    return data && data.expiresAt > unit.now().getTime() ? data : null
  } catch {
    return null
  }
}
