// A passkey without a device: ES256, attestation none, user verified. Every part of what it says can be changed before or after it is
// signed, so that tests can ask what a forged answer would open.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Options = { challenge: string; user?: { id: string } }

/** What to say differently. `authData` and `clientData` are signed as changed; `signature` is changed after signing. */
export type Changes = {
  type?: string
  challenge?: string
  origin?: string
  crossOrigin?: boolean
  topOrigin?: string
  rpId?: string
  flags?: number
  counter?: number
  userHandle?: string | undefined
  clientData?: (text: string) => string
  authData?: (bytes: Buffer) => Buffer
  attestation?: (bytes: Buffer) => Buffer
  algorithm?: number
  attStmt?: Map<unknown, unknown>
  fmt?: string
  signature?: (bytes: Buffer) => Buffer
  signedBy?: KeyObject
  credential?: object
  response?: object
}

export type SoftwarePasskey = ReturnType<typeof makePasskey>

const present = 0x01
const verified = 0x04
const attested = 0x40
export const flagsOf = { present, verified, attested }

export function makePasskey(origin: string) {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle: string | undefined

  const clientDataOf = (type: string, challenge: string, changes: Changes) => {
    const said = {
      type: changes.type ?? type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? origin,
      crossOrigin: changes.crossOrigin ?? false,
      ...(changes.topOrigin && { topOrigin: changes.topOrigin }),
    }
    return Buffer.from((changes.clientData ?? String)(JSON.stringify(said)))
  }
  const authDataOf = (flags: number, changes: Changes, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(changes.counter ?? ++counter)
    const flag = Buffer.from([changes.flags ?? flags])
    const bytes = Buffer.concat([sha256(changes.rpId ?? rpId), flag, count, rest])
    return changes.authData ? changes.authData(bytes) : bytes
  }
  const credential = (response: object, changes: Changes) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: { ...response, ...changes.response },
    ...changes.credential,
  })

  return {
    id: text(id),
    privateKey,
    /** The answer to the options of command `register`. */
    register(options: Options, changes: Changes = {}) {
      userHandle = options.user?.id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = new Map<unknown, unknown>([
        [1, 2],
        [3, changes.algorithm ?? -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const authData = authDataOf(present | verified | attested, changes, made)
      const attestation = cbor(
        new Map<unknown, unknown>([
          ['fmt', changes.fmt ?? 'none'],
          ['attStmt', changes.attStmt ?? new Map()],
          ['authData', authData],
        ]),
      )
      return credential(
        {
          clientDataJSON: text(clientDataOf('webauthn.create', options.challenge, changes)),
          attestationObject: text(changes.attestation ? changes.attestation(attestation) : attestation),
          transports: ['internal'],
        },
        changes,
      )
    },
    /** The answer to the options of command `assert`. */
    assert(options: Options, changes: Changes = {}) {
      const authenticatorData = authDataOf(present | verified, changes)
      const clientDataJSON = clientDataOf('webauthn.get', options.challenge, changes)
      const signed = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), changes.signedBy ?? privateKey)
      return credential(
        {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(authenticatorData),
          signature: text(changes.signature ? changes.signature(signed) : signed),
          userHandle: 'userHandle' in changes ? changes.userHandle : userHandle,
        },
        changes,
      )
    },
  }
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** As much of CBOR as a passkey speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const pairs = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
