// Published files: their type by their name, and their compressed variants, made once so that serving costs nothing.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PublishedFile } from './compiler.ts'

const brotliQuality = 9
const gzipLevel = 6
/** Smaller ones gain nothing from it. */
const compressMinBytes = 1_024

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** `immutable`: the name carries a hash of the content. */
export async function publishedFile(path: string, content: string | Uint8Array, immutable: boolean): Promise<PublishedFile> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const contentType = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8'
  const file = { path, bytes, contentType, immutable }
  if (bytes.length < compressMinBytes) return file
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [small, smaller] = await Promise.all([
    promisify(gzip)(bytes, { level: gzipLevel }),
    promisify(brotliCompress)(bytes, { params }),
  ])
  return { ...file, gzip: small, brotli: smaller }
}
