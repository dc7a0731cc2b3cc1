// Secrets that people carry (session cookies, one-time tickets): 256 random bits; only their sha-256 is stored.
import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
