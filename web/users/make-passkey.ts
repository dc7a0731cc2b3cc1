import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api } from '#web/api.ts'
import type { Passkey } from './account-queries.ts'

type Offer = { publicKey: PublicKeyCredentialCreationOptionsJSON; uuid: string }

/** Lets the person make a passkey on a device of theirs. Rejects with the browser's error when they do not, else with `ApiError`. */
export async function makePasskey(name: string): Promise<Passkey> {
  const [{ startRegistration }, { publicKey, uuid }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<Offer>('/api/v1/user/passkey', { method: 'POST', body: { command: 'register' } }),
  ])
  const credential = await startRegistration({ optionsJSON: publicKey })
  const { passkey } = await api<{ passkey: Passkey }>('/api/v1/passkeys', { method: 'POST', body: { uuid, name, credential } })
  return passkey
}
