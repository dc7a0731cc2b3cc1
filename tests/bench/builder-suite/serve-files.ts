// Serves what the compiler would publish, as the door of publications does: compressed, and a project's own routes get its index.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublishedFile } from '#server/compiler/compiler.ts'

export type ServedProject = {
  origin: string
  /** from now on these, at the same origin, as after another publication */
  replace(files: readonly PublishedFile[]): void
  close(): Promise<void>
}

export async function serveFiles(files: readonly PublishedFile[]): Promise<ServedProject> {
  let byPath = new Map(files.map((file) => [file.path, file]))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://project').pathname).slice(1)
    const file = byPath.get(path) ?? (/\.\w+$/.test(path) ? undefined : byPath.get('index.html'))
    if (!file) return response.writeHead(404).end()
    const body = file.gzip ?? file.bytes
    const encoding = file.gzip ? { 'content-encoding': 'gzip' } : {}
    const headers = { 'content-type': file.contentType, 'content-length': body.length, ...encoding }
    response
      .writeHead(200, { ...headers, 'cache-control': file.immutable ? 'max-age=31536000, immutable' : 'no-cache' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (next) => void (byPath = new Map(next.map((file) => [file.path, file]))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
