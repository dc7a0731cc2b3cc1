// What a signed-in person does to the ways they sign in: a changed password, passkeys, an authenticator. Shapes and limits, used by
// the account page and again at the server's door; a message is a key of `ruleTexts`.
import * as z from 'zod/mini'
import { nameSchema, newPasswordFormSchema, userLimits } from './users.ts'

export const passkeyLimits = { perPersonMax: 20, nameMaxChars: 60 } as const

/** `current` is left out by a person who has no password yet. */
export const passwordChangeSchema = z.intersection(
  z.object({ current: z.optional(z.string().check(z.maxLength(userLimits.passwordMaxChars))) }),
  newPasswordFormSchema,
)
export type PasswordChange = z.input<typeof passwordChangeSchema>

export const personNameSchema = z.object({ name: nameSchema })
export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyLimits.nameMaxChars))

/** What an authenticator shows, or a recovery code in its place. */
export const codeSchema = z.string().check(z.trim(), z.minLength(userLimits.totpDigits), z.maxLength(40))
