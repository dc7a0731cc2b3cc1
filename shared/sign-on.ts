// An organisation's single sign-on (BUILD-18): what its administrators set, what they are shown, why a try came to nothing.
// `zod/mini`, because the workspace carries these schemas.
import * as z from 'zod/mini'
import type { Role } from './accounts.ts'

export const signOnLimits = {
  certificatesMax: 5,
  certificateMaxChars: 10_000,
  metadataMaxChars: 500_000,
  addressMaxChars: 1_000,
  secretMaxChars: 1_000,
  mailDomainsMax: 20,
} as const

/** Nobody becomes an owner by signing in. */
export const joinableRoles = ['admin', 'publisher', 'editor', 'viewer'] as const satisfies readonly Role[]

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(signOnLimits.addressMaxChars))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(signOnLimits.addressMaxChars))
const secret = z.string().check(z.minLength(1), z.maxLength(signOnLimits.secretMaxChars))
const certificates = z
  .array(z.string().check(z.minLength(1), z.maxLength(signOnLimits.certificateMaxChars)))
  .check(z.minLength(1), z.maxLength(signOnLimits.certificatesMax))

/** SAML: the identity provider's entity id, the address its sign-in begins at, and the certificates it may sign with, as PEM. */
export const samlProviderSchema = z.object({ protocol: z.literal('saml'), issuer: name, signInUrl: address, certificates })
/** OpenID Connect. Without a `clientSecret` the one already kept stays. */
const oidcProviderSchema = z.object({
  protocol: z.literal('oidc'),
  issuer: address,
  clientId: name,
  clientSecret: z.optional(secret),
})

/** The body of PUT /api/v1/sign-on. */
export const signOnSchema = z.object({
  provider: z.discriminatedUnion('protocol', [samlProviderSchema, oidcProviderSchema]),
  defaultRole: z.enum(joinableRoles),
  isRequired: z.boolean(),
  breakGlassUserId: z.nullable(z.uuid()),
})
export type SignOnChange = z.infer<typeof signOnSchema>

const certificateViewSchema = z.object({
  pem: z.string(),
  /** whom it names, in the certificate's own words */
  subject: z.string(),
  expiresAt: z.iso.datetime(),
  /** SHA-256, hexadecimal with colons */
  fingerprint: z.string(),
})

/** The answer of GET and PUT /api/v1/sign-on. Secrets never leave. */
export const signOnViewSchema = z.object({
  provider: z.nullable(
    z.discriminatedUnion('protocol', [
      z.object({
        protocol: z.literal('saml'),
        issuer: z.string(),
        signInUrl: z.string(),
        certificates: z.array(certificateViewSchema),
      }),
      z.object({ protocol: z.literal('oidc'), issuer: z.string(), clientId: z.string() }),
    ]),
  ),
  defaultRole: z.enum(joinableRoles),
  isRequired: z.boolean(),
  breakGlassUserId: z.nullable(z.uuid()),
  /** when somebody last got through these very settings; null: not yet */
  testedAt: z.nullable(z.iso.datetime()),
  /** what the provider must be told about us */
  addresses: z.object({
    entityId: z.string(),
    acsUrl: z.string(),
    metadataUrl: z.string(),
    redirectUri: z.string(),
    loginUrl: z.string(),
  }),
  /** who could keep a way in beside it */
  owners: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
})
export type SignOnView = z.infer<typeof signOnViewSchema>
export type SignOnAddresses = SignOnView['addresses']
export type SamlProvider = z.infer<typeof samlProviderSchema>

/** The body of POST /api/v1/sign-on/metadata: the identity provider's own description of itself, or where it lies. */
export const metadataSchema = z.union([
  z.object({ xml: z.string().check(z.minLength(1), z.maxLength(signOnLimits.metadataMaxChars)) }),
  z.object({ url: address }),
])
export type MetadataSource = z.infer<typeof metadataSchema>

/** A host name with a dot, as it stands after the @ of a mail address. */
export const mailDomainSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?=.{4,})(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/),
  )

/** `host` and `record` are what the domain's DNS must hold: one TXT record at either of the hosts. */
export const mailDomainViewSchema = z.object({
  domain: z.string(),
  hosts: z.array(z.string()),
  record: z.string(),
  provedAt: z.nullable(z.iso.datetime()),
})
export type MailDomainView = z.infer<typeof mailDomainViewSchema>

/** Why a sign-in through an organisation's provider was refused; told to its administrators when they test it. */
export const signOnProblems = [
  'unreachable',
  'declined',
  'shape',
  'algorithm',
  'signature',
  'issuer',
  'audience',
  'recipient',
  'time',
  'request',
  'replayed',
  'answer',
  'no_email',
  'domain',
  'changed',
] as const
export type SignOnProblem = (typeof signOnProblems)[number]

/** The mail domain of an address, in lower case. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
