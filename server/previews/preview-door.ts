// The door of previews: `{random}.preview.` + host, an origin of its own for every project. It never sees a session: a signed token
// in the address opens it once and is traded for a cookie of this host alone. Only the workspace of the project's tenant may frame it.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { languageOfHeader } from '#shared/languages.ts'
import { previewEventText } from './preview-feed.ts'
import { readVendorFiles } from '../compiler/vendor-files.ts'
import { readVendorManifest } from '../compiler/vendor-manifest.ts'
import { cookieOf } from '../cookies.ts'
import { tenantOrigin } from '../hosts.ts'
import type { Platform, Unit } from '../platform.ts'
import { admit, type Admission } from '../tenants/access.ts'
import { openLivePreviews, type LivePreview, type PreviewedProject } from './live-previews.ts'
import { previewPage } from './preview-page.ts'
import { grantedTo, previewCookie, previewLimits, previewTokenParam } from './preview-token.ts'

const cookieName = 'smida_preview'
const heartbeatMs = 15_000
const gzipLevel = 1
const zip = promisify(gzip)

export type PreviewDoor = { answer(key: string, request: Request): Promise<Response> }

export async function openPreviewDoor(
  platform: Platform,
  isBusy: (unit: Unit, project: { id: string }) => Promise<boolean>,
): Promise<PreviewDoor> {
  const previews = await openLivePreviews(platform, isBusy)
  const vendor = readVendorFiles()
  const manifest = readVendorManifest()
  const secure = platform.config.baseUrl.startsWith('https:') || new URL(platform.config.baseUrl).hostname.endsWith('localhost')

  return {
    async answer(key, request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET is answered here.')
      const url = new URL(request.url)
      if (url.pathname.startsWith('/vendor/')) return vendorFile(url.pathname.slice('/vendor/'.length), request)
      const token = url.searchParams.get(previewTokenParam)
      if (token !== null) {
        const guest = grantedTo(platform, 'token', key, token)
        return guest ? welcome(key, guest, url) : closed()
      }
      const viewer = grantedTo(platform, 'cookie', key, cookieOf(request, cookieName))
      if (!viewer) return closed()
      const project = await previews.find(key, viewer)
      if (!project) return plain(404, 'There is no such preview.')
      const live = await previews.open(project)
      return answerLive(live, project, url, request, async () => (await previews.find(key, viewer)) !== null)
    },
  }

  /** The token leaves the address; what stays is a cookie of this host, good inside the workspace's frame. */
  function welcome(key: string, userId: string, url: URL): Response {
    url.searchParams.delete(previewTokenParam)
    const site = secure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
    const cookie = `${cookieName}=${previewCookie(platform, key, userId)}; Path=/; HttpOnly; Max-Age=${previewLimits.cookieLifeMs / 1000}; ${site}`
    return new Response(null, {
      status: 302,
      headers: {
        location: url.pathname.replace(/^\/+/, '/') + url.search,
        'set-cookie': cookie,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  }

  async function answerLive(
    live: LivePreview,
    project: PreviewedProject,
    url: URL,
    request: Request,
    maySee: () => Promise<boolean>,
  ): Promise<Response> {
    const headers = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'origin-agent-cluster': '?1',
      'content-security-policy': `frame-ancestors ${tenantOrigin(platform.config, project.domain)}`,
    }
    if (url.pathname === '/__smida/events') {
      const admission = await admit(platform, project.tenantId, request.signal, maySee)
      return events(live, Number(url.searchParams.get('r')) || 0, admission)
    }
    if (url.pathname === '/__smida/pack.js') {
      const pack = await live.feed.pack()
      return pack ? packed(pack.js, 'text/javascript; charset=utf-8', headers, request) : plain(404, 'Nothing is built yet.')
    }
    const file = live.feed.publicFile(decode(url.pathname).slice(1))
    if (file !== undefined) return packed(file, contentType(url.pathname), headers, request)
    const pack = await live.feed.pack()
    const language = languageOfHeader(request.headers.get('accept-language'))
    const html = previewPage({
      pack,
      revision: live.feed.revision(),
      empty: live.isEmpty(),
      manifest,
      parentOrigin: tenantOrigin(platform.config, project.domain),
      language,
    })
    return packed(html, 'text/html; charset=utf-8', headers, request)
  }

  function vendorFile(name: string, request: Request): Response {
    const file = vendor.get(name)
    if (!file) return plain(404, 'There is no such package.')
    const accepted = request.headers.get('accept-encoding') ?? ''
    const [body, encoding] = accepted.includes('br')
      ? [file.brotli, 'br']
      : accepted.includes('gzip')
        ? [file.gzip, 'gzip']
        : [file.bytes, '']
    return new Response(body as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': file.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      },
    })
  }
}

function events(live: LivePreview, revision: number, admission: Admission): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 1000\n\n')
      const unsubscribe = live.subscribe(revision, (event) => send(previewEventText(event)))
      const heartbeat = setInterval(() => send(': here\n\n'), heartbeatMs)
      stop = () => {
        clearInterval(heartbeat)
        unsubscribe()
        admission.stop()
        stop = () => {}
        try {
          controller.close()
        } catch {
          // the reader went away first
        }
      }
      admission.signal.addEventListener('abort', () => stop())
      if (admission.signal.aborted) stop()
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

async function packed(text: string, type: string, headers: Record<string, string>, request: Request): Promise<Response> {
  const zipped = (request.headers.get('accept-encoding') ?? '').includes('gzip')
  const body = zipped ? await zip(text, { level: gzipLevel }) : text
  return new Response(body as BodyInit, {
    headers: { ...headers, 'content-type': type, vary: 'accept-encoding', ...(zipped && { 'content-encoding': 'gzip' }) },
  })
}

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
}
const contentType = (pathname: string) => types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8'

const closed = () => plain(403, 'This preview is for members of its workspace. Open it from there.')
const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
