// The only reader of the environment. An empty environment is a working product; each setting has a default and a sentence.
// A wrong value stops the start with one sentence that names the setting.
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ProviderName } from '#shared/accounts.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const name = z.string().min(1)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

export const settings = {
  PORT: { schema: port.default(3000), says: 'The port the server listens on.' },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    says: 'The address it listens on; 0.0.0.0 for all, behind a proxy or in a container.',
  },
  BASE_URL: { schema: origin.optional(), says: 'The address of the site as people type it. Default: http://localhost:{PORT}.' },
  CONTENT_DOMAIN: {
    schema: z.string().toLowerCase().optional(),
    says: 'Host (with port, if any) under which previews and publications live, best another registrable domain. Default: the host of BASE_URL.',
  },
  DATA_DIR: { schema: z.string().default('.data'), says: 'The one folder that holds everything worth keeping.' },
  DATABASE_URL: { schema: z.url().optional(), says: 'A PostgreSQL 15+ to use instead of the embedded one.' },
  MODEL_PROVIDER: {
    schema: z.enum(['openai', 'anthropic', 'google', 'openai-compatible']).optional(),
    says: 'Who answers prompts. Unset: the built-in builder, which needs no key and no network.',
  },
  MODEL_BASE_URL: { schema: z.url().optional(), says: 'Address of the model service, for gateways and local models.' },
  MODEL_NAME: { schema: z.string().min(1).optional(), says: 'Which model to ask.' },
  MODEL_API_KEY: { schema: z.string().min(1).optional(), says: 'The key of the model service.' },
  TRUSTED_PROXIES: {
    schema: z.string().default(''),
    says: 'Addresses or networks of your own proxies, with commas between them: what they say of a client’s address is believed.',
  },
  SIGNUP_MODE: {
    schema: z.enum(['1', '2']).default('1'),
    says: 'How people sign up: 1 asks for everything in one step, 2 asks for company and domain in a second.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    says: 'The mail server, as smtp://user:password@host:587 or smtps://user:password@host. Unset: mail is kept in the folder outbox.',
  },
  MAIL_FROM: {
    schema: z.string().min(3).optional(),
    says: 'The sender of mail. Default: Smida <no-reply@{host of BASE_URL}>.',
  },
  GOOGLE_CLIENT_ID: { schema: name.optional(), says: 'Shows the Google button: the client id of your registration at Google.' },
  GOOGLE_CLIENT_SECRET: { schema: name.optional(), says: 'The secret of that registration.' },
  GOOGLE_ISSUER: {
    schema: z.url().default('https://accounts.google.com'),
    says: 'Another OpenID Connect provider in its place.',
  },
  MICROSOFT_CLIENT_ID: {
    schema: name.optional(),
    says: 'Shows the Microsoft button: the client id of your registration at Microsoft.',
  },
  MICROSOFT_CLIENT_SECRET: { schema: name.optional(), says: 'The secret of that registration.' },
  MICROSOFT_ISSUER: {
    schema: z.url().default('https://login.microsoftonline.com/common/v2.0'),
    says: 'Another OpenID Connect provider in its place, or one directory instead of all.',
  },
  ALLOW_PRIVATE_PROVIDERS: {
    schema: z.enum(['true', 'false']).default('false'),
    says: 'Whether sign-on providers of organisations may live at private addresses and without https: for an intranet.',
  },
  DNS_SERVERS: {
    schema: z.string().optional(),
    says: 'Name servers to ask for the proof of a mail domain, with commas between, each an address with or without a port.',
  },
  SHOWCASE: {
    schema: z.enum(['on', 'off']).default('on'),
    says: 'Whether the community shows the projects that come with Smida: on or off.',
  },
  SHOWCASE_WITHOUT: {
    schema: z
      .string()
      .default('')
      .transform((names) => names.split(',').flatMap((name) => name.trim() || [])),
    says: 'Names of shipped projects to leave out, with commas between them.',
  },
  LOG_LEVEL: { schema: z.enum(['debug', 'info', 'warn', 'error']).default('info'), says: 'How much the log says.' },
} as const

export type Config = {
  port: number
  host: string
  /** of the operator's own proxies, as `client-address.ts` reads them */
  trustedProxies: string
  baseUrl: string
  contentHost: string
  dataDir: string
  databaseUrl?: string
  model?: { provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'; name: string; baseUrl?: string; apiKey?: string }
  signupMode: 1 | 2
  smtpUrl?: string
  mailFrom: string
  providers: Partial<Record<ProviderName, ProviderSettings>>
  allowPrivateProviders: boolean
  dnsServers: string[]
  /** the projects that come with Smida; `without` holds names */
  showcase: { isOn: boolean; without: string[] }
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string }

/** Reads settings. Throws an Error with one sentence naming the setting that is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const value = <K extends keyof typeof settings>(name: K): z.infer<(typeof settings)[K]['schema']> => {
    const given = env[name] === '' ? undefined : env[name]
    const parsed = settings[name].schema.safeParse(given)
    if (!parsed.success)
      throw new Error(`The setting ${name} is not right: ${parsed.error.issues[0]!.message}. ${settings[name].says}`)
    return parsed.data as z.infer<(typeof settings)[K]['schema']>
  }
  const port = value('PORT')
  const baseUrl = value('BASE_URL') ?? `http://localhost:${port}`
  const provider = value('MODEL_PROVIDER')
  const modelName = value('MODEL_NAME')
  if (provider && !modelName) throw new Error('MODEL_PROVIDER is set, so MODEL_NAME must be set too.')
  return {
    port,
    host: value('HOST'),
    trustedProxies: value('TRUSTED_PROXIES'),
    baseUrl,
    contentHost: value('CONTENT_DOMAIN') ?? new URL(baseUrl).host,
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL'),
    model:
      provider && modelName
        ? { provider, name: modelName, baseUrl: value('MODEL_BASE_URL'), apiKey: value('MODEL_API_KEY') }
        : undefined,
    signupMode: value('SIGNUP_MODE') === '2' ? 2 : 1,
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM') ?? `Smida <no-reply@${new URL(baseUrl).hostname}>`,
    providers: {
      google: providerOf('GOOGLE', value('GOOGLE_ISSUER'), value('GOOGLE_CLIENT_ID'), value('GOOGLE_CLIENT_SECRET')),
      microsoft: providerOf(
        'MICROSOFT',
        value('MICROSOFT_ISSUER'),
        value('MICROSOFT_CLIENT_ID'),
        value('MICROSOFT_CLIENT_SECRET'),
      ),
    },
    allowPrivateProviders: value('ALLOW_PRIVATE_PROVIDERS') === 'true',
    dnsServers: (value('DNS_SERVERS') ?? '').split(',').flatMap((server) => server.trim() || []),
    showcase: { isOn: value('SHOWCASE') === 'on', without: value('SHOWCASE_WITHOUT') },
    logLevel: value('LOG_LEVEL'),
  }
}

function providerOf(
  prefix: string,
  issuer: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ProviderSettings | undefined {
  if (clientId && !clientSecret) throw new Error(`${prefix}_CLIENT_ID is set, so ${prefix}_CLIENT_SECRET must be set too.`)
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}
