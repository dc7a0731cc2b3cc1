// Answers of a passkey that must open nothing: one part of each is not as the person's own browser and device would say it on
// harbor's host.
import { generateKeyPairSync } from 'node:crypto'
import { flagsOf, type Changes } from './software-passkey.ts'
import { port } from './world.ts'

const harbor = `http://harbor.localhost:${port}`
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const flip = (at: number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes)
  changed[at < 0 ? bytes.length + at : at]! ^= 1
  return changed
}
/** As the device keeps it. */
export const handle = (userId: string) => Buffer.from(userId).toString('base64url')
const { present, verified, attested } = flagsOf

/** Forged parts that both kinds of answer have. */
const forgeries: Record<string, Changes> = {
  'another challenge': { challenge: Buffer.alloc(32, 7).toString('base64url') },
  'an empty challenge': { challenge: '' },
  'the site’s origin': { origin: `http://localhost:${port}` },
  'a sibling’s origin': { origin: `http://north.localhost:${port}` },
  'a preview’s origin': { origin: `http://x.preview.localhost:${port}` },
  'a publication’s origin': { origin: `http://x.apps.localhost:${port}` },
  'a host below ours': { origin: `http://x.harbor.localhost:${port}` },
  'another scheme': { origin: `https://harbor.localhost:${port}` },
  'another port': { origin: 'http://harbor.localhost:4000' },
  'no port': { origin: 'http://harbor.localhost' },
  'a trailing slash': { origin: `${harbor}/` },
  'a longer host': { origin: `${harbor}.evil.example` },
  'an opaque origin': { origin: 'null' },
  'upper case': { origin: harbor.toUpperCase() },
  'a frame of another origin': { crossOrigin: true },
  'a frame that names its top': { crossOrigin: true, topOrigin: 'https://evil.example' },
  'a top without a frame': { topOrigin: 'https://evil.example' },
  'a payment': { type: 'payment.get' },
  'no type': { type: '' },
  'the site’s relying party': { rpId: 'localhost' },
  'another tenant’s relying party': { rpId: 'north.localhost' },
  'a relying party with a port': { rpId: `harbor.localhost:${port}` },
  'client data that is no JSON': { clientData: () => 'challenge' },
  'client data that is null': { clientData: () => 'null' },
  'client data as a list': { clientData: (text) => `[${text}]` },
  'client data without an origin': { clientData: (text) => text.replace('"origin"', '"was"') },
  'another credential type': { credential: { type: 'password' } },
  'a raw id of its own': { credential: { rawId: 'AAAA' } },
  'no id': { credential: { id: '' } },
  'a relying party hash with a bit flipped': { authData: flip(0) },
  'authenticator data cut short': { authData: (bytes) => bytes.subarray(0, 36) },
  'authenticator data with a tail': { authData: (bytes) => Buffer.concat([bytes, Buffer.from([1, 2, 3])]) },
  'no authenticator data': { authData: () => Buffer.alloc(0) },
}

export const forgedAssertions: Record<string, Changes> = {
  ...forgeries,
  'a registration in its place': { type: 'webauthn.create' },
  'nobody verified': { flags: present },
  'nobody present': { flags: verified },
  'no flags': { flags: 0 },
  'the flags of a new key': { flags: present | verified | attested },
  'extensions that are not there': { flags: present | verified | 0x80 },
  'a counter that stands still': { counter: 1 },
  'a counter that went back': { counter: 0 },
  'no user handle': { userHandle: undefined },
  'an empty user handle': { userHandle: '' },
  'a user handle of nobody': { userHandle: handle('00000000-0000-4000-8000-000000000000') },
  'another key': { signedBy: stranger },
  'no signature': { signature: () => Buffer.alloc(0) },
  'zeros for a signature': { signature: () => Buffer.from([0x30, 6, 2, 1, 0, 2, 1, 0]) },
  'a signature cut short': { signature: (bytes) => bytes.subarray(0, -1) },
  'the signature’s first bit flipped': { signature: flip(6) },
  'the signature’s last bit flipped': { signature: flip(-1) },
  'a signature that is not base64url': { response: { signature: '***' } },
  'client data changed after signing': {
    response: { clientDataJSON: Buffer.from('{"type":"webauthn.get"}').toString('base64url') },
  },
  'authenticator data changed after signing': { response: { authenticatorData: Buffer.alloc(37, 5).toString('base64url') } },
  'an id that is a list': { credential: { id: ['a'] } },
  'no response': { credential: { response: undefined } },
}

export const forgedRegistrations: Record<string, Changes> = {
  ...forgeries,
  'an assertion in its place': { type: 'webauthn.get' },
  'nobody verified': { flags: present | attested },
  'nobody present': { flags: verified | attested },
  'no key in it': { flags: present | verified },
  'an algorithm nobody offered': { algorithm: -65_535 },
  'the algorithm none': { algorithm: 0 },
  'an unknown attestation': { fmt: 'trust-me' },
  'an attestation without its statement': { fmt: 'packed' },
  'a statement where none may be': { attStmt: new Map([['x', 1]]) },
  'an attestation cut short': { attestation: (bytes) => bytes.subarray(0, 40) },
  'no attestation': { attestation: () => Buffer.alloc(0) },
  'another id than the key’s own': { credential: { id: 'AAAA', rawId: 'AAAA' } },
}
