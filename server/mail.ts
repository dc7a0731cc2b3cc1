// How mail leaves the house: to the operator's mail server by SMTP, or, where none is set, into a folder of .eml files that every
// mail program opens. What is written and to whom is decided above (room `letters`). `send` resolves when the other side has taken
// the mail and throws when it has not; sending the same mail twice overwrites its file, and mail servers see the same Message-ID.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from './config.ts'

export type Mail = { id: string; to: string; subject: string; text: string; html: string; createdAt: Date }
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** The files of the outbox by name, newest first, at most `limit`; null where mail goes to a mail server. */
  outbox: { list(limit: number): Promise<string[]>; read(name: string): Promise<Buffer | null> } | null
  close(): void
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const
/** A mail never makes us read a file or fetch an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const
const outboxName = /^[\w.-]{1,120}\.eml$/

export function openMail({ smtpUrl, mailFrom, dataDir, baseUrl }: Config): Mailer {
  const messageOf = ({ id, to, subject, text, html, createdAt }: Mail): SendMailOptions => ({
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${new URL(baseUrl).hostname}>`,
    // Answering machines must not answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  })
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...timeouts, ...closed })
    return {
      send: async (mail) => void (await transport.sendMail(messageOf(mail))),
      outbox: null,
      close: () => transport.close(),
    }
  }

  const folder = join(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail))
      const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, name))
    },
    outbox: {
      async list(limit) {
        const names = await readdir(folder).catch(ifMissing([]))
        return names
          .filter((name) => outboxName.test(name))
          .toSorted()
          .toReversed()
          .slice(0, limit)
      },
      read: async (name) => (outboxName.test(name) ? readFile(join(folder, name)).catch(ifMissing(null)) : null),
    },
    close() {},
  }
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
