// The site's own files (public pages, the workspace's shell, assets), read once at start from what the build made and answered
// from memory. Which page a path means is the pure rule of shared/site-paths.ts. The build does not know the site's address, so
// it is put in here.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { languageOfHeader } from '#shared/languages.ts'
import { unknownOrigin } from '#shared/page-head.ts'
import { siteAnswer } from '#shared/site-paths.ts'
import type { Config } from './config.ts'
import { pagePolicy } from './page-policy.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** The best packing takes 0.1 s for a page and keeps it within the first window of a connection; for large files it takes too long. */
const brotliQuality = (sizeBytes: number) => (sizeBytes < 200_000 ? 11 : 9)

type SiteFile = {
  bytes: Buffer
  etag: string
  contentType: string
  cacheControl: string
  packed: boolean
  /** what a page may run and load */
  policy?: string
  variants: Map<string, Promise<Buffer>>
}
export type Site = {
  /** The answer to a GET of the public site, whichever path it is. */
  answer(request: Request): Promise<Response>
  /** The workspace's shell, on a tenant's host. */
  workspace(request: Request): Promise<Response>
  /** A file by its path, or null. */
  file(request: Request): Promise<Response> | null
}

const plainHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const fallbackPage = '/__spa-fallback.html'

/** Reads every file under the built client folder. Throws one sentence when the site was never built. */
export async function openSite(folder: string, config: Pick<Config, 'baseUrl' | 'contentHost'>): Promise<Site> {
  if (!existsSync(folder)) throw new Error('The site is not built yet: run npm start, or npm run build.')
  const files = new Map<string, SiteFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, full).replaceAll('\\', '/')}`
    const file = siteFile(path, withOrigin(path, await readFile(full), new URL(config.baseUrl).origin))
    if (path.endsWith('.html')) file.policy = pagePolicy(file.bytes.toString('utf8'), config)
    files.set(path, file)
  }
  const built = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [path, file] of built) for (const other of otherPathsOf(path)) if (!files.has(other)) files.set(other, file)
  const page = (path: string) => files.get(path === '/' ? '/index.html' : `${path}/index.html`)

  return {
    file(request) {
      const { pathname } = new URL(request.url)
      const found = pathname.endsWith('.html') ? undefined : files.get(pathname)
      return found ? send(found, request, 200) : null
    },
    workspace: (request) => send(files.get(fallbackPage)!, request, 200),
    async answer(request) {
      const url = new URL(request.url)
      const wanted = siteAnswer(url.pathname, url.search, languageOfHeader(request.headers.get('accept-language')))
      if (wanted.kind === 'redirect') {
        const headers = {
          location: wanted.location,
          'cache-control': 'no-store',
          ...(wanted.byLanguage && { vary: 'accept-language' }),
        }
        return new Response(null, { status: 302, headers })
      }
      if (wanted.kind === 'workspace') return send(files.get(fallbackPage)!, request, 200)
      const found = wanted.kind === 'page' ? page(wanted.path) : undefined
      if (!found && /\.[a-z0-9]{1,8}$/i.test(url.pathname))
        return new Response('There is no such file.', { status: 404, headers: plainHeaders })
      const notFound = `/${wanted.language}/404`
      if (found && wanted.kind === 'page' && wanted.path !== notFound) return send(found, request, 200)
      return send(page(notFound) ?? files.get(fallbackPage)!, request, 404)
    },
  }
}

/** Other files may be large, and hold the site's address nowhere. */
const mayNameOrigin = /\.(html|data|txt|xml)$/

function withOrigin(path: string, bytes: Buffer, origin: string): Buffer {
  if (!mayNameOrigin.test(path) || !bytes.includes(unknownOrigin)) return bytes
  return Buffer.from(bytes.toString('utf8').replaceAll(unknownOrigin, origin))
}

/** ROUTE-2: a page of the library is also reached without `inspiration`, an idea also without its category. */
function otherPathsOf(path: string): string[] {
  const [, language, category, idea] = /^\/(\w+)\/inspiration\/([^/]+)(?:\/([^/]+))?\/index\.html$/.exec(path) ?? []
  if (category === undefined) return []
  const rests = idea === undefined ? [category] : [`${category}/${idea}`, `inspiration/${idea}`, idea]
  return rests.map((rest) => `/${language}/${rest}/index.html`)
}

function siteFile(path: string, bytes: Buffer): SiteFile {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
  return {
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    contentType,
    cacheControl: path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : extname(path) === '.data'
        ? 'public, max-age=60'
        : 'public, max-age=0, must-revalidate',
    packed: /^(text|application\/(json|xml|manifest)|image\/svg)/.test(contentType),
    variants: new Map(),
  }
}

/** Compressed once, at the first request that wants it. */
async function variant(file: SiteFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = file.variants.get(encoding)
  if (known) return known
  const made =
    encoding === 'br'
      ? promisify(brotliCompress)(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file.bytes.length) } })
      : promisify(gzip)(file.bytes)
  file.variants.set(encoding, made)
  return made
}

/** What is asked for in parts, and never packed: a player seeks in it, and Safari plays nothing that it cannot ask for so. */
const inParts = (file: SiteFile) => file.contentType.startsWith('video/')

/**
 * One part of a file as `Range` asks for it: first and last byte, 'unsatisfiable' when it begins behind the end, null when the
 * whole is to be sent: nothing asked, several parts at once, a unit or form we do not know (RFC 9110, 14.2).
 */
function partAsked(request: Request, etag: string, sizeBytes: number): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  // The first part came from another version of the file: send the new one whole.
  if ((request.headers.get('if-range') ?? etag) !== etag) return null
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first < sizeBytes ? { first, last } : 'unsatisfiable'
}

async function send(file: SiteFile, request: Request, status: number): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = !file.packed ? null : accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': status === 200 ? file.cacheControl : 'no-store',
    etag,
    ...(file.policy && { 'content-security-policy': file.policy }),
    ...(file.packed && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  if (inParts(file) && status === 200) {
    headers['accept-ranges'] = 'bytes'
    // Only a GET has parts.
    const part = request.method === 'GET' ? partAsked(request, etag, file.bytes.length) : null
    if (part === 'unsatisfiable') {
      headers['content-range'] = `bytes */${file.bytes.length}`
      return new Response(null, { status: 416, headers })
    }
    if (part) {
      headers['content-range'] = `bytes ${part.first}-${part.last}/${file.bytes.length}`
      return body(file.bytes.subarray(part.first, part.last + 1), request, 206, headers)
    }
  }
  return body(encoding ? await variant(file, encoding) : file.bytes, request, status, headers)
}

function body(bytes: Buffer, request: Request, status: number, headers: Record<string, string>): Response {
  headers['content-length'] = String(bytes.length)
  return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers })
}
