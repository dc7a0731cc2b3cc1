// The door of publications: `{uuid}.apps.` + host. A visitor's request is answered from memory; the row that names the files is
// read once and forgotten when a signal says it changed. An address of the project's own routes gets its index.html, a missing
// file with a file's name gets 404.
import type { Platform } from '../platform.ts'
import { findPublished, type Manifest } from './publications.ts'

export const doorLimits = { publicationsMax: 500, bytesMax: 256 * 1024 * 1024, missingForMs: 2_000 } as const

/** One encoding of a file, ready to be sent. */
type Variant = { body: Uint8Array<ArrayBuffer>; etag: string; headers: Record<string, string> }
type Served = { identity: Variant; gzip?: Variant; brotli?: Variant; bytes: number }
/** Each publication is a site of its own, and its files are what their type says. */
const contentHeaders = {
  'x-content-type-options': 'nosniff',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'accept-encoding',
}

type Open = { manifest: Manifest; files: Map<string, Served>; bytes: number }

export type PublicationDoor = {
  answer(id: string, request: Request): Promise<Response> | Response
  /** Reads the row again at the next request. */
  forget(id: string): void
}

export async function openPublicationDoor(platform: Platform): Promise<PublicationDoor> {
  const open = new Map<string, Open>()
  const missing = new Map<string, number>()
  const forget = (id: string) => {
    open.delete(id)
    missing.delete(id)
  }
  await platform.signals.on('smida_publication', forget)
  platform.signals.onReconnect(() => {
    open.clear()
    missing.clear()
  })

  async function load(id: string): Promise<Open | null> {
    const until = missing.get(id)
    if (until && until > Date.now()) return null
    const row = await platform.inTransaction((unit) => findPublished(unit, id))
    if (!row) {
      if (missing.size > doorLimits.publicationsMax) missing.clear()
      missing.set(id, Date.now() + doorLimits.missingForMs)
      return null
    }
    const loaded: Open = { manifest: row.manifest, files: new Map(), bytes: 0 }
    open.set(id, loaded)
    makeRoom()
    return loaded
  }

  /** Least recently opened first. */
  function makeRoom(): void {
    let bytes = [...open.values()].reduce((sum, one) => sum + one.bytes, 0)
    for (const [id, one] of open) {
      if (open.size <= doorLimits.publicationsMax && bytes <= doorLimits.bytesMax) return
      bytes -= one.bytes
      open.delete(id)
    }
  }

  async function readServed(publication: Open, path: string): Promise<Served | null> {
    const file = publication.manifest[path]
    if (!file) return null
    const [identity, gzip, brotli] = await Promise.all(
      [file.file, file.gzip, file.brotli].map((hash) => (hash ? platform.files.get(hash) : undefined)),
    )
    const headers = {
      'content-type': file.contentType,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...contentHeaders,
    }
    const variant = (body: Buffer, encoding: string): Variant => {
      const etag = `"${file.file.slice(0, 32)}${encoding && `-${encoding}`}"`
      const more: Record<string, string> = encoding ? { 'content-encoding': encoding } : {}
      return { body: new Uint8Array(body), etag, headers: { ...headers, etag, 'content-length': String(body.length), ...more } }
    }
    const served: Served = {
      identity: variant(identity!, ''),
      gzip: gzip && variant(gzip, 'gzip'),
      brotli: brotli && variant(brotli, 'br'),
      bytes: identity!.length + (gzip?.length ?? 0) + (brotli?.length ?? 0),
    }
    publication.files.set(path, served)
    publication.bytes += served.bytes
    makeRoom()
    return served
  }

  async function answerSlowly(id: string, pathname: string, request: Request): Promise<Response> {
    const publication = open.get(id) ?? (await load(id))
    if (!publication) return plain(404, 'There is nothing published at this address.')
    const path = fileFor(publication.manifest, pathname)
    const served = path ? (publication.files.get(path) ?? (await readServed(publication, path))) : null
    return served ? send(served, request) : plain(404, 'There is no such file.')
  }

  return {
    forget,
    answer(id, request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(405, 'Only GET is answered here.', { allow: 'GET, HEAD' })
      const pathname = pathnameOf(request.url)
      const publication = open.get(id)
      const path = publication && fileFor(publication.manifest, pathname)
      const served = path && publication.files.get(path)
      return served ? send(served, request) : answerSlowly(id, pathname, request)
    },
  }
}

/** Without building a URL object: this is the hottest path of the server. */
function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start < 0) return '/'
  const end = url.slice(start).search(/[?#]/)
  return end < 0 ? url.slice(start) : url.slice(start, start + end)
}

/** The published file that answers a path: itself, or index.html for an address without a file's name (spec 2: SPA fallback). */
export function fileFor(manifest: Manifest, pathname: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (Object.hasOwn(manifest, path)) return path
  return /\.[a-z0-9]{1,8}$/i.test(path) ? null : Object.hasOwn(manifest, '/index.html') ? '/index.html' : null
}

function send(served: Served, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const variant = (accepted.includes('br') && served.brotli) || (accepted.includes('gzip') && served.gzip) || served.identity
  if (request.headers.get('if-none-match') === variant.etag) {
    const { 'content-length': _, ...headers } = variant.headers
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : variant.body, { headers: variant.headers })
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
