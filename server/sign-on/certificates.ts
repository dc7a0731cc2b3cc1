// The certificates an identity provider may sign with. Several at once, so that one can be changed for the next without a day in between
// when nobody gets in. An expired one still counts, as providers keep signing with them; the screen says so.
import { X509Certificate } from 'node:crypto'
import type { SignOnView } from '#shared/sign-on.ts'
import { refusal } from '../refusal.ts'

const keyMinBits = 2048

/** As PEM, whatever it was pasted as. Refuses with `invalid`, naming `path`. */
export function readCertificate(text: string, path: string): string {
  const body = text.replaceAll(/-----(BEGIN|END) CERTIFICATE-----|\s/g, '')
  const no = (message: string) => refusal('invalid', { message, issues: [{ path, message }] })
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) throw no('This is not a certificate. Paste it as PEM or base64.')
  const certificate = parse(Buffer.from(body, 'base64'))
  if (!certificate) throw no('This is not a certificate. Paste it as PEM or base64.')
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < keyMinBits)
    throw no(`The certificate must hold an RSA key of at least ${keyMinBits} bits.`)
  return certificate.toString()
}

function parse(der: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(der)
  } catch {
    return null
  }
}

type CertificateView = Extract<NonNullable<SignOnView['provider']>, { protocol: 'saml' }>['certificates'][number]

export function viewCertificate(pem: string): CertificateView {
  const { subject, validToDate, fingerprint256 } = new X509Certificate(pem)
  return { pem, subject: subject.replaceAll('\n', ', '), expiresAt: validToDate.toISOString(), fingerprint: fingerprint256 }
}
