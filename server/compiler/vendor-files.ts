// build/vendor/ in memory, for the site to serve at /vendor/{file} with a year's caching: every name carries its content's hash.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { vendorFolder } from './vendor-manifest.ts'

const read = (name: string) => readFileSync(path.join(vendorFolder, name))

type VendorFile = { bytes: Buffer; gzip: Buffer; brotli: Buffer; contentType: string }

/** File name -> bytes. Throws when the vendor set was never built. */
export function readVendorFiles(): Map<string, VendorFile> {
  const files = new Map<string, VendorFile>()
  for (const name of readdirSync(vendorFolder))
    if (name.endsWith('.js'))
      files.set(name, {
        bytes: read(name),
        gzip: read(`${name}.gz`),
        brotli: read(`${name}.br`),
        contentType: 'text/javascript; charset=utf-8',
      })
  return files
}
