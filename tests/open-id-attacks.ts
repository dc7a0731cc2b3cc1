// What goes wrong, or is made to go wrong, between us and an OpenID provider. Each is a lie of the provider (or of whoever stands in
// its way) or a change to the address the browser comes back to.
import { generateKeyPairSync, sign } from 'node:crypto'
import { signWithSecret, type Lies } from './open-id-provider.ts'

export type OpenIdFault = {
  name: string
  lies?: Lies
  /** changes the address the browser comes back to */ back?: (url: URL) => void
}

const leaveOut = (right: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(right).filter(([each]) => each !== name))
const now = () => Math.floor(Date.now() / 1000)
const claim = (name: string, ...values: unknown[]): OpenIdFault[] =>
  values.map((value) => ({
    name: `the claim ${name} is ${JSON.stringify(value)}`,
    lies: { claims: (right) => ({ ...right, [name]: value }) },
  }))
const without = (name: string): OpenIdFault => ({
  name: `no claim ${name}`,
  lies: { claims: (right) => leaveOut(right, name) },
})
const timed = (name: string, offset: number): OpenIdFault => ({
  name: `the claim ${name} is ${offset} s from now`,
  lies: { claims: (right) => ({ ...right, [name]: now() + offset }) },
})
const parameter = (name: string, ...values: (string | null)[]): OpenIdFault[] =>
  values.map((value) => ({
    name: `the parameter ${name} is ${value === null ? 'missing' : `“${value.slice(0, 60)}”`}`,
    back: ({ searchParams }) => (value === null ? searchParams.delete(name) : searchParams.set(name, value)),
  }))
const tokens = (name: string, change: (right: Record<string, unknown>) => Record<string, unknown>): OpenIdFault => ({
  name,
  lies: { tokens: change },
})
const token = (name: string, change: (right: string) => string): OpenIdFault => ({ name, lies: { token: change } })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const swap = (index: number, change: (bit: string) => string) => (right: string) =>
  right
    .split('.')
    .map((bit, at) => (at === index ? change(bit) : bit))
    .join('.')
const repacked = (bit: string, change: object) =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(bit, 'base64url').toString()), ...change })).toString('base64url')

const elsewhere = ['https://evil.example', '', 'x', 7, null, ['x'], {}, true] as const

export const openIdFaults: OpenIdFault[] = [
  ...claim('iss', ...elsewhere, 'http://127.0.0.1'),
  without('iss'),
  ...claim('aud', ...elsewhere, ['other', 'another'], 'smida2', 'SMIDA'),
  without('aud'),
  ...claim('nonce', ...elsewhere),
  without('nonce'),
  ...claim('sub', '', 7, null, [], {}),
  without('sub'),
  ...claim('azp', 'other', '', 7),
  { name: 'several audiences and none authorised', lies: { claims: (right) => ({ ...right, aud: ['smida', 'other'] }) } },
  {
    name: 'several audiences and another authorised',
    lies: { claims: (right) => ({ ...right, aud: ['smida', 'other'], azp: 'other' }) },
  },
  ...[-60, -3600, -86_400].map((offset) => timed('exp', offset)),
  ...claim('exp', 'tomorrow', null, {}, -1),
  without('exp'),
  ...claim('iat', 'now', null, {}, -1),
  without('iat'),
  ...[-3600, 3600].map((offset) => timed('iat', offset)),
  ...[3600, 86_400].map((offset) => timed('nbf', offset)),
  ...claim('nbf', 'now', {}),
  ...claim('email_verified', false, 'false', 0, 'no', null),
  ...claim(
    'email',
    '',
    7,
    null,
    [],
    {},
    'x',
    'eve@evil.example',
    'x@harbor.example.evil.example',
    '@harbor.example',
    'a@b@harbor.example',
  ),
  without('email'),
  ...parameter('state', null, '', 'x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
  { name: 'the parameter state twice', back: ({ searchParams }) => searchParams.append('state', 'x') },
  ...parameter('iss', null, '', 'https://evil.example', 'http://127.0.0.1/'),
  { name: 'the parameter iss twice', back: ({ searchParams }) => searchParams.append('iss', 'https://evil.example') },
  ...parameter('code', null, '', 'x'),
  { name: 'the parameter code twice', back: ({ searchParams }) => searchParams.append('code', 'x') },
  ...['access_denied', 'login_required', 'server_error', ''].map((error): OpenIdFault => ({
    name: `the error “${error}” beside a code`,
    back: ({ searchParams }) => searchParams.set('error', error),
  })),
  { name: 'a token in the address', back: ({ searchParams }) => searchParams.set('id_token', 'x') },
  { name: 'a whole response in the address', back: ({ searchParams }) => searchParams.set('response', 'x') },
  { name: 'the algorithm none, unsigned', lies: { header: (right) => ({ ...right, alg: 'none' }), sign: () => '' } },
  { name: 'the algorithm None, unsigned', lies: { header: (right) => ({ ...right, alg: 'None' }), sign: () => '' } },
  { name: 'the algorithm none, signed', lies: { header: (right) => ({ ...right, alg: 'none' }) } },
  { name: 'no algorithm', lies: { header: (right) => leaveOut(right, 'alg') } },
  {
    name: 'HS256 with the public key',
    lies: { header: (right) => ({ ...right, alg: 'HS256' }), sign: (input, { publicPem }) => signWithSecret(publicPem)(input) },
  },
  { name: 'HS256 with nothing', lies: { header: (right) => ({ ...right, alg: 'HS256' }), sign: signWithSecret('') } },
  {
    name: 'HS256 with the client secret',
    lies: { header: (right) => ({ ...right, alg: 'HS256' }), sign: signWithSecret('a secret between the two of us') },
  },
  {
    name: 'HS512 with the client secret',
    lies: { header: (right) => ({ ...right, alg: 'HS512' }), sign: signWithSecret('a secret between the two of us', 'sha512') },
  },
  {
    name: 'RS384 in place of RS256',
    lies: {
      header: (right) => ({ ...right, alg: 'RS384' }),
      sign: (input, { own }) => sign('sha384', Buffer.from(input), own).toString('base64url'),
    },
  },
  {
    name: 'ES256 with a curve of one’s own',
    lies: {
      header: (right) => ({ ...right, alg: 'ES256' }),
      sign: (input) => sign('sha256', Buffer.from(input), { key: curve, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    },
  },
  { name: 'another key', lies: { sign: (input) => sign('sha256', Buffer.from(input), foreign).toString('base64url') } },
  {
    name: 'another key that travels in the token',
    lies: {
      header: (right) => ({ ...right, jwk: foreign.export({ format: 'jwk' }) }),
      sign: (input) => sign('sha256', Buffer.from(input), foreign).toString('base64url'),
    },
  },
  {
    name: 'another key from an address in the token',
    lies: {
      header: (right) => ({ ...right, jku: 'http://127.0.0.1/keys' }),
      sign: (input) => sign('sha256', Buffer.from(input), foreign).toString('base64url'),
    },
  },
  { name: 'a key id nobody knows', lies: { header: (right) => ({ ...right, kid: 'two' }) } },
  { name: 'a critical header nobody knows', lies: { header: (right) => ({ ...right, crit: ['x'], x: 1 }) } },
  {
    name: 'SHA-1 under the name of RS256',
    lies: { sign: (input, { own }) => sign('sha1', Buffer.from(input), own).toString('base64url') },
  },
  token('no signature', (right) => right.replace(/[^.]*$/, '')),
  token('two parts', (right) => right.split('.').slice(0, 2).join('.')),
  token('five parts', (right) => `${right}.x.y`),
  token('a signature cut short', (right) => right.slice(0, -8)),
  token('a signature turned by one letter', (right) => right.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))),
  token(
    'other claims under the signature',
    swap(1, (bit) => repacked(bit, { email: 'astrid@harbor.example' })),
  ),
  token(
    'another header under the signature',
    swap(0, (bit) => repacked(bit, { typ: 'x' })),
  ),
  token('not a token', () => 'hello'),
  token('an empty token', () => ''),
  tokens('no id_token', (right) => leaveOut(right, 'id_token')),
  tokens('an id_token that is a number', (right) => ({ ...right, id_token: 7 })),
  tokens('no access token', (right) => leaveOut(right, 'access_token')),
  tokens('no token type', (right) => leaveOut(right, 'token_type')),
  tokens('another token type', (right) => ({ ...right, token_type: 'MAC' })),
  tokens('an error with status 200', () => ({ error: 'invalid_grant' })),
  tokens('a list', () => [] as unknown as Record<string, unknown>),
  ...[400, 401, 403, 404, 429, 500, 503].map((status): OpenIdFault => ({
    name: `the token endpoint answers ${status}`,
    lies: { status },
  })),
  ...[302, 307].map((status): OpenIdFault => ({ name: `the token endpoint redirects with ${status}`, lies: { status } })),
]
