// The outbox as a page on the operator's own machine sees it: only while the site itself is on localhost, only without a mail server,
// and only for a browser on the same machine. Everywhere else these calls do not exist, whoever asks.
import PostalMime from 'postal-mime'
import * as z from 'zod'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'

const shownMax = 100
const loopback = /^(?:127\.|::ffff:127\.|::1$)/
const localHost = /(?:^|\.)localhost$/

const letterSchema = z.object({ id: z.string(), to: z.string(), from: z.string(), subject: z.string(), date: z.string() })
const shownSchema = letterSchema.extend({ text: z.string(), html: z.string() })

type Call = { domain: string | null; address: string }

/** Plain descriptions, which http.ts takes as routes: `route.ts` knows tenants, and those stand on letters. */
export const outboxRoutes = (platform: Platform) => [
  {
    method: 'GET' as const,
    path: '/api/v1/outbox',
    says: 'The mails of the outbox, newest first; only on the machine itself, while the site is on localhost and no mail server is set.',
    who: 'anyone' as const,
    gives: z.object({ items: z.array(letterSchema) }),
    status: 200,
    async handle(call: Call) {
      const outbox = openTo(platform, call)
      const letters = await Promise.all((await outbox.list(shownMax)).map((name) => readLetter(outbox, name)))
      const heads = letters.filter((letter) => letter !== null).map((letter) => letterSchema.parse(letter))
      return { status: 200, body: { items: heads } }
    },
  },
  {
    method: 'GET' as const,
    path: '/api/v1/outbox/:id',
    says: 'One mail of the outbox, plain and HTML.',
    who: 'anyone' as const,
    params: z.object({ id: z.string().max(200) }),
    gives: shownSchema,
    status: 200,
    async handle(call: Call & { params: unknown }) {
      const { id } = call.params as { id: string }
      const letter = await readLetter(openTo(platform, call), `${id}.eml`)
      if (!letter) throw refusal('not_found')
      return { status: 200, body: letter }
    },
  },
]

type Outbox = NonNullable<Platform['mail']['outbox']>

function openTo({ config, mail }: Platform, { domain, address }: Call): Outbox {
  const isHere = domain === null && localHost.test(new URL(config.baseUrl).hostname) && loopback.test(address)
  if (!isHere || !mail.outbox) throw refusal('not_found')
  return mail.outbox
}

async function readLetter(outbox: Outbox, name: string): Promise<z.infer<typeof shownSchema> | null> {
  const bytes = await outbox.read(name)
  if (!bytes) return null
  const { to, from, subject, date, text, html } = await PostalMime.parse(bytes)
  return {
    id: name.replace(/\.eml$/, ''),
    to: (to ?? []).map(({ address }) => address).join(', '),
    from: from?.address ?? '',
    subject: subject ?? '',
    date: date ?? '',
    text: text ?? '',
    html: html ?? '',
  }
}
