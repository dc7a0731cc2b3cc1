import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { api } from '#web/api.ts'
import type { Proof } from './send-login.ts'

type Challenge = { publicKey: PublicKeyCredentialRequestOptionsJSON; uuid: string }

/** Lets the person choose a passkey of this host. Rejects when they do not, and with `ApiError` when the server gives no challenge. */
export async function proveByPasskey(): Promise<Proof> {
  const [{ startAuthentication }, { publicKey, uuid }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<Challenge>('/api/v1/user/passkey', { method: 'POST', body: { command: 'assert' } }),
  ])
  return { passkeyToken: await startAuthentication({ optionsJSON: publicKey }), uuid }
}
