// A key and a certificate that signs itself, made anew for each test: identity providers have one.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

export type Certificate = { key: string; pem: string; privateKey: KeyObject }

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const length = body.length
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(6, Buffer.from(hex, 'hex'))
const sha256WithRsa = sequence(identifier('2a864886f70d01010b'), der(5))
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')))

/** `days` until it expires; may be negative. */
export function makeCertificate(name: string, days = 365): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const named = sequence(der(0x31, sequence(identifier('550403'), der(12, Buffer.from(name)))))
  const dayMs = 24 * 3600_000
  const validity = sequence(time(new Date(Date.now() - 400 * dayMs)), time(new Date(Date.now() + days * dayMs)))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const serial = der(2, Buffer.from([1, ...Buffer.from(String(Math.random()).slice(2, 8))]))
  const signed = sequence(der(0xa0, der(2, Buffer.from([2]))), serial, sha256WithRsa, named, validity, named, key)
  const signature = der(3, Buffer.from([0]), sign('sha256', signed, privateKey))
  const body = sequence(signed, sha256WithRsa, signature).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`
  return { pem, privateKey, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
}
