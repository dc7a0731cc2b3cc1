// Asks an address that somebody of an organisation typed in (D21): the name is resolved once, each answer is checked, and the
// connection goes to what was checked, so that no name and no redirect leads into the operator's own network. Few bytes, little time.
import { lookup } from 'node:dns'
import { request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as askSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import type { Config } from '../config.ts'

const limits = { answerMaxBytes: 1024 * 1024, timeoutMs: 10_000 } as const

const inner = new BlockList()
for (const [network, bits] of Object.entries({
  '0.0.0.0': 8,
  '10.0.0.0': 8,
  '100.64.0.0': 10,
  '127.0.0.0': 8,
  '169.254.0.0': 16,
  '172.16.0.0': 12,
  '192.0.0.0': 24,
  '192.0.2.0': 24,
  '192.168.0.0': 16,
  '198.18.0.0': 15,
  '198.51.100.0': 24,
  '203.0.113.0': 24,
  '224.0.0.0': 3,
}))
  inner.addSubnet(network, bits, 'ipv4')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
// documentation, and tunnels that may end anywhere
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

const checkedLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const bad = found?.find(({ address }) => !isPublicAddress(address))
    if (error || bad || !found?.[0]) return done(error ?? new Error(`${host} leads to ${bad?.address ?? 'nowhere'}`), '')
    if (options.all) return done(null, found)
    return done(null, found[0].address, found[0].family)
  })
}

/** A `fetch` for providers of organisations. Rejects with one sentence; an answer that redirects is given as it is. */
export function outboundFetch({ allowPrivateProviders }: Config): CustomFetch {
  return async (address, { method = 'GET', headers, body, signal }) => {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!allowPrivateProviders) {
      if (url.protocol !== 'https:' || url.port !== '') throw new Error(`${url.origin} is not an https address`)
      if (isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not a public address`)
    }
    const options: RequestOptions = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), ...(signal ? [signal] : [])]),
      agent: false,
      ...(!allowPrivateProviders && { lookup: checkedLookup }),
    }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = (url.protocol === 'https:' ? askSecurely : askPlainly)(url, options, resolve)
      asked.on('error', reject)
      asked.end(body ? String(body) : undefined)
    })
    return new Response(await readAll(answer), { status: answer.statusCode ?? 502, headers: headersOf(answer) })
  }
}

async function readAll(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length
    if (sizeBytes > limits.answerMaxBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return chunks.length > 0 && answer.statusCode !== 204 ? new Uint8Array(Buffer.concat(chunks)) : null
}

const headersOf = (answer: IncomingMessage) =>
  Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
