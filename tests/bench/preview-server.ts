// A small server of one preview feed, for the compiler's browser tests and measurements: the same addresses as the product's own.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readVendorFiles } from '#server/compiler/vendor-files.ts'
import { readVendorManifest } from '#server/compiler/vendor-manifest.ts'
import { previewEventText, type PreviewFeed } from '#server/previews/preview-feed.ts'
import { previewPage } from '#server/previews/preview-page.ts'

export type PreviewServer = { url: string; feed: PreviewFeed; dropStreams(): void; close(): Promise<void> }

export async function servePreview(feed: PreviewFeed, port = 0, parentOrigin = ''): Promise<PreviewServer> {
  const vendor = readVendorFiles()
  const manifest = readVendorManifest()
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://preview')
      const send = (type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
        response.writeHead(200, { 'content-type': type, ...headers }).end(body)
      if (url.pathname === '/__smida/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        streams.add(response)
        const leave = feed.subscribe(Number(url.searchParams.get('r')), (event) => response.write(previewEventText(event)))
        response.flushHeaders()
        response.on('close', () => {
          streams.delete(response)
          leave()
        })
        return
      }
      const file = url.pathname.startsWith('/vendor/') ? vendor.get(url.pathname.slice('/vendor/'.length)) : undefined
      if (file)
        return send(file.contentType, file.gzip, { 'content-encoding': 'gzip', 'cache-control': 'max-age=31536000, immutable' })
      if (url.pathname === '/__smida/pack.js') return send('text/javascript', (await feed.pack())?.js ?? '')
      const text = feed.publicFile(url.pathname.slice(1))
      if (text !== undefined) return send('text/plain', text)
      const pack = await feed.pack()
      return send(
        'text/html; charset=utf-8',
        previewPage({ pack, revision: feed.revision(), empty: false, manifest, parentOrigin, language: 'en' }),
      )
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    feed,
    dropStreams: () => streams.forEach((stream) => stream.destroy()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
