// Letters from the deed to the other side: a real mail server on loopback, down at first; and the outbox of a fresh installation.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { languages } from '#shared/languages.ts'
import { readConfig } from '#server/config.ts'
import { mails } from '#server/db/schema.ts'
import { createLog } from '#server/log.ts'
import { openPlatform, type Platform } from '#server/platform.ts'
import { freePort } from '#tests/server-process.ts'
import { until } from '#tests/world.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { compose, sendMail, startMailing, type Letter, type LetterKind } from './letters.ts'
import { sv } from './sv.ts'

const link = { domain: 'harbor', path: '/en/login?reset=abc' }
const reset: Letter<'reset'> = { to: 'astrid@harbor.example', language: 'sv-SE', kind: 'reset', values: { name: 'Astrid', link } }

type Work = (platform: Platform, log: string[]) => Promise<void>
async function withPlatform(settings: Record<string, string>, work: Work) {
  const log: string[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'smida-letters-'))
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, ...settings }), {
    log: createLog('warn', (line) => log.push(line)),
  })
  try {
    await startMailing(platform)
    await work(platform, log)
  } finally {
    await platform.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
const waiting = (platform: Platform) => platform.inTransaction(({ db }) => db.select().from(mails))

test('a mail server that is down at first loses nothing: the letter arrives when it is up, once, and leaves the table', async () => {
  const port = await freePort()
  const arrived: { envelope: string[]; user: unknown; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      done(password === 'p@ss' ? null : new Error('no'), password === 'p@ss' ? { user: username } : undefined),
    onData(stream, session, done) {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        arrived.push({
          envelope: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        })
        done()
      })()
    },
  })
  await withPlatform(
    { SMTP_URL: `smtp://smida:p%40ss@127.0.0.1:${port}`, BASE_URL: 'https://smida.example' },
    async (platform, log) => {
      assert.equal(platform.mail.outbox, null)
      await platform.inTransaction((unit) => sendMail(unit, reset))
      await until(async () => log.some((line) => line.includes('a mail waits for another try')))
      assert.equal((await waiting(platform)).length, 1)
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      await until(async () => (await waiting(platform)).length === 0, 30_000)
    },
  ).finally(() => new Promise<void>((resolve) => server.close(() => resolve())))
  assert.equal(arrived.length, 1)
  const { envelope, user, mail } = arrived[0]!
  assert.deepEqual([envelope, user], [['astrid@harbor.example'], 'smida'])
  assert.deepEqual([mail.from?.address, mail.from?.name], ['no-reply@smida.example', 'Smida'])
  assert.equal(mail.subject, 'Välj ett nytt lösenord')
  for (const form of [mail.text!, mail.html!]) {
    assert.ok(form.includes('https://harbor.smida.example/en/login?reset=abc'))
    assert.ok(form.includes('Hej Astrid!'))
  }
})

test('without a mail server letters become files of the outbox, newest first; what is rolled back is never sent', async () => {
  await withPlatform({}, async (platform) => {
    await platform.inTransaction((unit) => sendMail(unit, reset))
    await assert.rejects(
      platform.inTransaction(async (unit) => {
        await sendMail(unit, { ...reset, to: 'nobody@harbor.example' })
        throw new Error('the deed failed')
      }),
    )
    const outbox = platform.mail.outbox!
    await until(async () => (await outbox.list(10)).length === 1)
    await platform.inTransaction((unit) => sendMail(unit, { ...reset, language: 'ja' }))
    await until(async () => (await waiting(platform)).length === 0)
    const names = await outbox.list(10)
    assert.equal(names.length, 2)
    const [newest, oldest] = await Promise.all(names.map(async (name) => PostalMime.parse((await outbox.read(name))!)))
    assert.deepEqual([newest!.subject, oldest!.subject], ['新しいパスワードの設定', 'Välj ett nytt lösenord'])
    assert.ok(newest!.text!.includes('http://harbor.localhost:3000/en/login?reset=abc'))
    for (const name of ['../secret.key', 'nothing.eml', '.eml/../../secret.key'])
      assert.equal(await outbox.read(name), null, name)
  })
})

const samples: { [K in LetterKind]: Letter<K>['values'] } = {
  reset: { name: 'Ada', link },
  'email-proof': { name: 'Ada', link: { domain: null, path: '/!email-proof#k' } },
  'email-change': { name: 'Ada', link },
  'email-changed': { name: 'Ada', email: 'lovelace@x.example', link },
  'password-changed': { name: 'Ada', link },
  'factor-added': { name: 'Ada', factor: 'passkey', link },
  'factor-removed': { name: 'Ada', factor: 'totp', link },
  'account-secured': { name: 'Ada', provider: 'Google', link },
  invitation: { inviter: 'Ada', organization: 'Engines', role: 'viewer', link },
  'ownership-transferred': { name: 'Ada', organization: 'Engines', newOwner: 'Bo', link },
}
const gaps = ({ letters }: typeof en) =>
  JSON.stringify(letters)
    .match(/\{\w+\}/g)!
    .toSorted()
    .filter((gap, n, all) => gap !== all[n - 1])
const config = readConfig({ BASE_URL: 'https://smida.example' })

test('every letter in every language has all its words filled in and one address, of ours', () => {
  const seen = new Set<string>()
  for (const language of languages)
    for (const [kind, values] of Object.entries(samples)) {
      const { subject, text, html } = compose({ config }, { to: 'x@y.example', language, kind: kind as LetterKind, values })
      const where = `${kind} in ${language}`
      for (const form of [subject, text, html]) assert.doesNotMatch(form, /\{\w+\}|undefined/, where)
      const address =
        kind === 'email-proof' ? 'https://smida.example/!email-proof#k' : 'https://harbor.smida.example/en/login?reset=abc'
      assert.deepEqual(text.match(/https?:\S+/g), [address], where)
      assert.deepEqual([...new Set(html.match(/href="[^"]*/g))], [`href="${address}`], where)
      seen.add(subject)
    }
  assert.equal(seen.size, languages.length * Object.keys(samples).length, 'no subject is said twice')
  assert.deepEqual(gaps(sv), gaps(en))
  assert.deepEqual(gaps(ja), gaps(en))
})

test('a name stays a word in a sentence: no markup, no new line, no header, no gap of its own', () => {
  const inviter = 'Eve <b>"x"\r\nBcc: all@world.example\r\n\r\nhttp {organization}'
  const values = { ...samples.invitation, inviter }
  const { subject, text, html } = compose({ config }, { to: 'x@y.example', language: 'en', kind: 'invitation', values })
  assert.equal(subject, 'Eve <b>"x" Bcc: all@world.example http {organization} invites you to Engines')
  assert.ok(!html.includes('<b>'))
  assert.ok(text.split('\n').every((line) => !line.startsWith('Bcc')))
})
