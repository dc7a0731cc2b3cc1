// Signing up and logging in: shapes, limits and rules (spec 3 and 5), used by the forms and again at the server's door.
// An issue's message is a key of `ruleTexts`; the site translates it, the server answers with the sentence.
// `zod/mini`, because the public pages carry these schemas.
import * as z from 'zod/mini'
import { promptMaxChars } from './prompts.ts'

export const userLimits = {
  emailMaxChars: 254,
  nameMinChars: 2,
  nameMaxChars: 100,
  passwordMinChars: 6,
  /** Hashing is deliberately slow: an endless password must not become a way to keep the server busy. */
  passwordMaxChars: 200,
  organizationNameMaxChars: 80,
  domainMaxChars: 15,
  totpDigits: 6,
} as const

/** The spec's sentences for each rule, in English; `web/i18n` holds the other languages under the same keys. */
export const ruleTexts = {
  emailInvalid: 'Please enter a valid email address',
  nameTooShort: 'Full Name must be at least 2 characters',
  nameTooLong: 'Full Name must be 100 characters or less',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be 200 characters or less',
  passwordTooWeak: 'Please select a stronger password.',
  passwordsDiffer: "The passwords don't match.",
  passwordRequired: 'Password is required',
  organizationNameRequired: 'Company name is required',
  organizationNameTooLong: 'Company name must be 80 characters or less',
  domainRequired: 'Domain is required',
  domainTooLong: 'Domain must be 15 characters or less',
  domainCharacters: 'The domain can only contain letters, numbers, and dashes.',
  totpDigits: 'Please enter a 6-digit code',
} as const
export type RuleKey = keyof typeof ruleTexts

export const isRuleKey = (value: unknown): value is RuleKey => typeof value === 'string' && Object.hasOwn(ruleTexts, value)

/** A rule's message as an English sentence; other messages pass unchanged. */
export const ruleSentence = (message: string): string => (isRuleKey(message) ? ruleTexts[message] : message)

const key = (name: RuleKey) => name

export const emailSchema = z
  .string(key('emailInvalid'))
  .check(z.trim(), z.maxLength(userLimits.emailMaxChars, key('emailInvalid')), z.email(key('emailInvalid')))

export const nameSchema = z
  .string(key('nameTooShort'))
  .check(
    z.trim(),
    z.minLength(userLimits.nameMinChars, key('nameTooShort')),
    z.maxLength(userLimits.nameMaxChars, key('nameTooLong')),
  )

export const newPasswordSchema = z
  .string(key('passwordTooShort'))
  .check(
    z.minLength(userLimits.passwordMinChars, key('passwordTooShort')),
    z.maxLength(userLimits.passwordMaxChars, key('passwordTooLong')),
  )

export const organizationNameSchema = z
  .string(key('organizationNameRequired'))
  .check(
    z.trim(),
    z.minLength(1, key('organizationNameRequired')),
    z.maxLength(userLimits.organizationNameMaxChars, key('organizationNameTooLong')),
  )

export const domainSchema = z
  .string(key('domainRequired'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, key('domainRequired')),
    z.maxLength(userLimits.domainMaxChars, key('domainTooLong')),
    z.regex(/^[a-z0-9-]*$/, key('domainCharacters')),
  )

/** A domain in the words of a company's name; empty where the name has no letter that a host name may hold. */
export const domainFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, userLimits.domainMaxChars)
    .replace(/-+$/, '')

/** What an empty input means where the field may be left out. */
const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    z.optional(schema),
  )

const personFields = {
  email: emailSchema,
  name: nameSchema,
  password: newPasswordSchema,
  password2: z.string(key('passwordsDiffer')),
}

type Person = { email: string; name: string; password: string; password2: string }

/** A password that repeats the person's own e-mail address or name is the first one tried. */
function repeatsPerson({ email, name, password }: Person): boolean {
  const guess = password.toLowerCase()
  return [email, email.split('@')[0], name].some((word) => word?.toLowerCase() === guess)
}

/** Compared as soon as all four are texts, so that a person sees every mistake at once and not one after the other. */
const allTexts = ({ value }: { value: unknown }) =>
  ['email', 'name', 'password', 'password2'].every((field) => typeof Object(value)[field] === 'string')

const passwordRules = [
  z.refine<Person>((data) => data.password === data.password2, {
    error: key('passwordsDiffer'),
    path: ['password2'],
    when: allTexts,
  }),
  z.refine<Person>((data) => !repeatsPerson(data), { error: key('passwordTooWeak'), path: ['password'], when: allTexts }),
] as const

/** Step 2: company name and admin domain. */
export const signupTenantSchema = z.object({ organizationName: organizationNameSchema, domain: domainSchema })

/** The single-step form (mode 1): company and domain may stay empty, the server then derives them. */
export const signupSchema = z
  .object({ ...personFields, organizationName: blankIsAbsent(organizationNameSchema), domain: blankIsAbsent(domainSchema) })
  .check(...passwordRules)
export type SignupForm = z.input<typeof signupSchema>

/** What a sign-up brings besides the person. */
const circumstances = {
  organizationName: blankIsAbsent(organizationNameSchema),
  domain: blankIsAbsent(domainSchema),
  locale: z.optional(z.string().check(z.maxLength(35))),
  timezone: z.optional(z.string().check(z.maxLength(64))),
  prompt: z.optional(z.string().check(z.trim(), z.maxLength(promptMaxChars))),
}

/** The `data` of POST /api/v1/tenant/signup {command: 'payment'}. */
export const signupDataSchema = z
  .object({
    ...personFields,
    ...circumstances,
    proof: z.optional(z.literal('password')),
  })
  .check(...passwordRules)
export type SignupData = z.infer<typeof signupDataSchema>

/** The same for somebody of whom Google says who they are (SIGNUP-10): what the form asks of a person is left out. */
export const quickSignupDataSchema = z.object({
  proof: z.literal('google'),
  googleToken: z.string().check(z.minLength(1), z.maxLength(400)),
  ...circumstances,
})
export type QuickSignupData = z.infer<typeof quickSignupDataSchema>

/** Either of them: the token itself says which, so nobody need say `proof`. */
export const anySignupDataSchema = z.pipe(
  z.transform((data: unknown) => (Object(data).googleToken ? { ...Object(data), proof: 'google' } : data)),
  z.discriminatedUnion('proof', [signupDataSchema, quickSignupDataSchema]),
)

/** POST /api/v1/organizations: a further organisation of a signed-in person; `plan` is a plan's uuid. */
export const organizationSchema = z.object({
  organizationName: organizationNameSchema,
  domain: blankIsAbsent(domainSchema),
  plan: z.optional(z.string()),
})

/** The answer to it. `aToken` and `atoken` are the same one-time ticket; `url` is the login page that redeems it. */
export const signupResponseSchema = z.object({
  existingAccount: z.boolean(),
  domain: z.string(),
  aToken: z.string(),
  atoken: z.string(),
  url: z.string(),
  tenantUuid: z.string(),
})
export type SignupResponse = z.infer<typeof signupResponseSchema>

/** The answer to GET /api/v1/user/key/{key}: what the sign-up form is prefilled with. */
export const signupPrefillSchema = z.partial(
  z.object({ email: z.string(), name: z.string(), password: z.string(), organizationName: z.string(), domain: z.string() }),
)
export type SignupPrefill = z.infer<typeof signupPrefillSchema>

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string(key('passwordRequired'))
    .check(z.minLength(1, key('passwordRequired')), z.maxLength(userLimits.passwordMaxChars, key('passwordTooLong'))),
})
export type LoginForm = z.input<typeof loginSchema>

/** Recovery and single sign-on begin with an address alone. */
export const emailFormSchema = z.object({ email: emailSchema })
export type EmailForm = z.input<typeof emailFormSchema>

export const totpFormSchema = z.object({
  twoFactorTotp: z
    .string(key('totpDigits'))
    .check(z.trim(), z.regex(new RegExp(`^\\d{${userLimits.totpDigits}}$`), key('totpDigits'))),
})
export type TotpForm = z.input<typeof totpFormSchema>

/** What a reset mail's link leads to: POST /api/v1/user/password takes it with the link's `token`. */
export const newPasswordFormSchema = z.object({ password: newPasswordSchema, password2: z.string(key('passwordsDiffer')) }).check(
  z.refine((data) => data.password === data.password2, {
    error: key('passwordsDiffer'),
    path: ['password2'],
    when: ({ value }) => ['password', 'password2'].every((field) => typeof Object(value)[field] === 'string'),
  }),
)
export type NewPasswordForm = z.input<typeof newPasswordFormSchema>

/** The answer to POST /api/v1/user/session. */
export const sessionResponseSchema = z.object({ url: z.string() })

/** A provider that may be used here: where its sign-in begins, for `web/users/provider-button.tsx`. */
const providerSchema = z.object({ startUrl: z.string() })

/** The answer to GET /api/v1/tenant. On the site's own host there is no tenant; `knownUser` is who logged in here last, and a domain of theirs. */
export const tenantInfoSchema = z.object({
  signupMode: z.optional(z.union([z.literal(1), z.literal(2)])),
  domainSuffix: z.optional(z.string()),
  siteUrl: z.optional(z.string()),
  tenant: z.optional(z.object({ uuid: z.string(), name: z.string(), domain: z.string() })),
  providers: z.optional(z.object({ google: z.optional(providerSchema), microsoft: z.optional(providerSchema) })),
  knownUser: z.optional(z.object({ firstName: z.string(), email: z.string(), domain: z.string() })),
  /** somebody is signed in on this host */
  signedIn: z.optional(z.boolean()),
})
export type TenantInfo = z.infer<typeof tenantInfoSchema>

/** SIGNUP-2: the strength bar in percent, 0 only for an empty password. */
export function passwordStrength(password: string): 0 | 33 | 66 | 100 {
  if (password.length === 0) return 0
  if (password.length < 5) return 33
  return password.length < 8 ? 66 : 100
}
