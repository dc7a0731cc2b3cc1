// What we write to people. `sendMail` writes the finished letter into the table `mail` in the unit of work of its cause and queues it,
// so that neither a rolled-back deed nor a mail server that is down can make a letter lie or vanish. Links are made here, from the
// configured addresses only (D19): a caller names a host of ours and a path, never an address. Delivery is tried for most of a day;
// what nobody took stays in the table and is logged.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '#shared/accounts.ts'
import { languageOf, type Language } from '#shared/languages.ts'
import { mails } from '../db/schema.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { layOut } from './layout.ts'
import { sv } from './sv.ts'

/** A place of ours: `domain` of the tenant, null for the site; `path` begins with a slash. */
export type Place = { domain: string | null; path: string }
export type Factor = 'passkey' | 'totp' | 'recoveryCodes' | 'google' | 'microsoft'

/** Each kind of letter and what it tells. `name` is the reader's own. */
export type LetterValues = {
  reset: { name: string; link: Place }
  'email-proof': { name: string; link: Place }
  'email-change': { name: string; link: Place }
  /** to the old address */
  'email-changed': { name: string; email: string; link: Place }
  'password-changed': { name: string; link: Place }
  'factor-added': { name: string; factor: Factor; link: Place }
  'factor-removed': { name: string; factor: Factor; link: Place }
  /** a provider's account was linked to one whose address nobody had proved, so its password and sessions were taken away */
  'account-secured': { name: string; provider: string; link: Place }
  invitation: { inviter: string; organization: string; role: Role; link: Place }
  'ownership-transferred': { name: string; organization: string; newOwner: string; link: Place }
}
export type LetterKind = keyof LetterValues
export type Letter<K extends LetterKind = LetterKind> = { to: string; language: string; kind: K; values: LetterValues[K] }

/** The texts of a letter; `{name}` is filled with the value of that name. `outro` stands under the button. */
export type LetterText = { subject: string; intro: string[]; button: string; outro: string[] }
export type LetterTexts = {
  letters: Record<LetterKind, LetterText>
  greeting: string
  greetingNobody: string
  linkHint: string
  footer: string
  roles: Record<Role, string>
  factors: Record<Factor, string>
}

const textsOf: Record<Language, LetterTexts> = { en, sv, ja }
const deliveriesAtOnce = 2

/** Writes a letter as part of the unit of work; it leaves when that is committed. */
export async function sendMail<K extends LetterKind>(unit: Unit, letter: Letter<K>): Promise<void> {
  const id = randomUUID()
  await unit.db.insert(mails).values({ id, to: letter.to, ...compose(unit, letter), createdAt: unit.now() })
  await unit.jobs.send(unit.db, unit.scope, 'mail', id)
}

/** Subject, plain text and HTML of a letter. */
export function compose({ config }: Pick<Platform, 'config'>, { language, kind, values }: Letter) {
  const spoken = languageOf(language)
  const texts = textsOf[spoken]
  const { link, ...told } = values
  const address = (link.domain ? tenantOrigin(config, link.domain) : new URL(config.baseUrl).origin) + link.path
  const words: Record<string, string> = { site: new URL(config.baseUrl).host, ...told }
  if ('role' in told) words['role'] = texts.roles[told.role]
  if ('factor' in told) words['factor'] = texts.factors[told.factor]
  const say = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => oneLine(words[name] ?? ''))
  const { subject, intro, button, outro } = texts.letters[kind]
  return layOut({
    language: spoken,
    subject: say(subject),
    greeting: say(words['name'] ? texts.greeting : texts.greetingNobody),
    intro: intro.map(say),
    button: say(button),
    address,
    linkHint: say(texts.linkHint),
    outro: outro.map(say),
    footer: say(texts.footer),
  })
}

/** A name is never more than a word in a sentence of ours. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Starts handing letters to the mail server, or into the outbox. */
export async function startMailing(platform: Platform): Promise<void> {
  await platform.jobs.work('mail', deliveriesAtOnce, async (id, isLastTry) => {
    const [mail] = await platform.inTransaction(({ db }) => db.select().from(mails).where(eq(mails.id, id)))
    if (!mail) return
    try {
      await platform.mail.send(mail)
    } catch (error) {
      const level = isLastTry ? 'error' : 'warn'
      platform.log({ level, message: isLastTry ? 'a mail could not be sent' : 'a mail waits for another try', mailId: id, error })
      throw error
    }
    await platform.inTransaction(({ db }) => db.delete(mails).where(eq(mails.id, id)))
  })
}
