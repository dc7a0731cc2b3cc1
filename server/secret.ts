// The installation's secret: made at the first start, kept in the data folder, readable by its owner only. Everything that is signed
// or sealed hangs on it: who loses it ends every link and token under way and loses what rests sealed in tables, nothing else.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secret = {
  /** Keyed digest of a text: short-lived tokens, never stored. Base64url. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
  /** Encrypts a text that leaves our hands or rests in a table; `unseal` gives it back and throws when it was changed. */
  seal(text: string): string
  unseal(sealed: string): string
}

const nonceBytes = 12
const tagBytes = 16

export async function openSecret(dataDir: string): Promise<Secret> {
  const secret = await readSecret(join(dataDir, 'secret.key'))
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    ...sealWith(secret),
  }
}

/** AES-256-GCM under a key derived from the secret. */
function sealWith(secret: Buffer): Pick<Secret, 'seal' | 'unseal'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'smida seal', 32))
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      opener.setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([opener.update(bytes.subarray(nonceBytes, -tagBytes)), opener.final()]).toString('utf8')
    },
  }
}

async function readSecret(path: string): Promise<Buffer> {
  const made = randomBytes(32).toString('base64url')
  await writeFile(path, made, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url')
}
