// `npm run signup-key -- --email ada@example.com --name "Ada Ek"`: prints a link to the sign-up form, filled in with what is given.
// It may run beside the server: it needs the data folder's secret and no database. A wrong value ends it with one sentence.
import { parseArgs } from 'node:util'
import { isLanguage, languages } from '#shared/languages.ts'
import { domainSchema, emailSchema, organizationNameSchema, ruleSentence, userLimits } from '#shared/users.ts'
import { readConfig } from '#server/config.ts'
import { openSecret } from '#server/secret.ts'
import { makeSignupKey } from '#server/users/signup-keys.ts'

const daysDefault = 7
const daysMax = 90
const dayMs = 24 * 3600_000
const usage = `npm run signup-key -- [--email …] [--name …] [--company …] [--domain …] [--plan uuid] [--language ${languages.join('|')}] [--days 1-${daysMax}]`

type Schema = {
  safeParse(value: unknown): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } }
}

function checked(schema: Schema, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${ruleSentence(parsed.error.issues[0]!.message)}: ${value}`)
  return parsed.data
}

try {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { email: text, name: text, company: text, domain: text, plan: text, language: text, days: text },
  })
  const days = Number(values.days ?? daysDefault)
  if (!Number.isInteger(days) || days < 1 || days > daysMax) throw new Error(`--days is a whole number from 1 to ${daysMax}.`)
  const language = values.language ?? 'en'
  if (!isLanguage(language)) throw new Error(`--language is one of ${languages.join(', ')}.`)
  if (values.name !== undefined && values.name.length > userLimits.nameMaxChars) throw new Error('--name is too long.')
  const config = readConfig()
  const prefill = {
    email: checked(emailSchema, values.email),
    name: values.name,
    organizationName: checked(organizationNameSchema, values.company),
    domain: checked(domainSchema, values.domain),
  }
  const key = makeSignupKey(await openSecret(config.dataDir), prefill, new Date(Date.now() + days * dayMs))
  const plan = values.plan ? `&plan=${encodeURIComponent(values.plan)}` : ''
  console.log(`${config.baseUrl}/${language}/signup?key=${key}${plan}`)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
  process.exitCode = 1
}
