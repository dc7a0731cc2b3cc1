// Builds build/vendor/: the packages a project may import, as ES modules that every preview shares, and the preview's own
// browser runtime. Names carry a hash of the content, so a browser keeps them for ever. Nothing is built again while neither
// the locked versions nor these scripts changed; a failed build leaves the old set in place.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rolldown, type Plugin } from 'rolldown'
import {
  allIconsEntry,
  vendorEntries,
  vendorFolder,
  type VendorIcons,
  type VendorManifest,
} from '#server/compiler/vendor-manifest.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const brotliQuality = 10
const gzipLevel = 9
const iconPackage = 'lucide-react'
const define = { 'process.env.NODE_ENV': '"development"' }

type Files = Record<string, string>
type Built = { files: Files; entries: VendorManifest['entries'] }

const fileKey = (specifier: string) => specifier.replace(/^@/, '').replaceAll(/[/#]/g, '-')
const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule'

/** Every icon's names and drawing, read from the package itself. */
async function readIcons(): Promise<VendorIcons> {
  const barrelPath = path.join(root, 'node_modules', iconPackage, 'dist/esm/lucide-react.mjs')
  const barrel = await readFile(barrelPath, 'utf8')
  const icons: VendorIcons = { drawings: [], indexes: {} }
  for (const [, names, file] of barrel.matchAll(/^export \{ ([^}]+) \} from '(\.\/icons\/[^']+)';$/gm)) {
    const { __iconData } = (await import(path.join(path.dirname(barrelPath), file!))) as { __iconData: unknown }
    const index = icons.drawings.push(JSON.stringify(__iconData)) - 1
    for (const [, name] of names!.matchAll(/default as (\w+)/g)) icons.indexes[name!] = index
  }
  return icons
}

/** What stands behind an entry: React, which is CommonJS, gets its named exports, the icon package only its base. */
async function entryCode(specifier: string): Promise<string> {
  if (specifier === allIconsEntry) return `export * from '${iconPackage}'`
  if (specifier === iconPackage) {
    const from = (file: string) => `from '${iconPackage}/dist/esm/${file}.mjs'`
    return `export { LucideProvider, useLucideContext } ${from('context')}
export { default as createLucideIcon } ${from('createLucideIcon')}
export { default as Icon } ${from('Icon')}`
  }
  if (/^react(-dom)?(\/|$)/.test(specifier)) {
    const names = Object.keys(require(specifier) as object).filter(isIdentifier)
    const bound = names.map((name, index) => `_${index} as ${name}`)
    return `import m from '${specifier}'
export default m
const { ${names.map((name, index) => `${name}: _${index}`).join(', ')} } = m
export { ${bound.join(', ')} }`
  }
  // Node may load the CommonJS twin of a package, whose default is only the module object.
  const loaded = (await import(specifier)) as object
  const hasDefault = 'default' in loaded && !('module.exports' in loaded)
  return `export * from '${specifier}'\n` + (hasDefault ? `export { default } from '${specifier}'` : '')
}

async function buildPackages(): Promise<Built> {
  const specifiers = [...vendorEntries, allIconsEntry]
  const prefix = '\0entry:'
  const plugin: Plugin = {
    name: 'vendor-entries',
    async resolveId(id, importer) {
      if (id.startsWith('entry:')) return `\0${id}`
      if (importer?.startsWith(prefix)) return this.resolve(id, path.join(root, 'index.js'), { skipSelf: true })
      return null
    },
    async load(id) {
      return id.startsWith(prefix) ? { code: await entryCode(id.slice(prefix.length)), moduleType: 'js' } : null
    },
  }
  const bundle = await rolldown({
    input: Object.fromEntries(specifiers.map((specifier) => [fileKey(specifier), `entry:${specifier}`])),
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    logLevel: 'silent',
    preserveEntrySignatures: 'strict',
    transform: { define },
    plugins: [plugin],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: 'chunk-[hash].js',
  })
  await bundle.close()
  const chunks = output.filter((item) => item.type === 'chunk')
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of imports.get(file) ?? []) closure(next, seen)
    return seen
  }
  const entries: VendorManifest['entries'] = {}
  for (const specifier of specifiers) {
    const chunk = chunks.find((item) => item.isEntry && item.name === fileKey(specifier))!
    entries[specifier] = { file: chunk.fileName, closure: [...closure(chunk.fileName)], names: chunk.exports }
  }
  return { files: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.code])), entries }
}

/** The preview's runtime, one classic script: it must stand before React loads, so it cannot be a module. */
async function buildRuntime(): Promise<{ file: string; code: string }> {
  const bundle = await rolldown({
    input: { preview: path.join(root, 'sandbox/preview/preview.ts') },
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, entryFileNames: '[name]-[hash].js' })
  await bundle.close()
  return { file: output[0].fileName, code: output[0].code }
}

async function stampOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of paths) hash.update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

const exists = (file: string) =>
  readFile(path.join(vendorFolder, file)).then(
    () => true,
    () => false,
  )

async function writeCompressed(file: string, code: string) {
  if (await exists(`${file}.br`)) return
  const bytes = Buffer.from(code)
  const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  await writeFile(path.join(vendorFolder, file), bytes)
  await writeFile(path.join(vendorFolder, `${file}.gz`), await promisify(gzip)(bytes, { level: gzipLevel }))
  await writeFile(path.join(vendorFolder, `${file}.br`), brotli)
}

async function removeOthers(manifest: VendorManifest) {
  const kept = new Set(['manifest.json', 'icons.json', manifest.runtime])
  for (const entry of Object.values(manifest.entries)) for (const file of entry.closure) kept.add(file)
  for (const name of await readdir(vendorFolder))
    if (!kept.has(name.replace(/\.(gz|br)$/, ''))) await rm(path.join(vendorFolder, name))
}

/** Builds what is out of date. Answers whether anything was built. */
export async function buildVendor(): Promise<boolean> {
  const sandbox = (await readdir(path.join(root, 'sandbox/preview'))).filter((name) => !name.includes('.test.')).toSorted()
  const packagesStamp = await stampOf(['package-lock.json', 'scripts/build-vendor.ts', 'server/compiler/vendor-manifest.ts'])
  const runtimeStamp = await stampOf([
    'package-lock.json',
    'shared/preview-messages.ts',
    ...sandbox.map((name) => `sandbox/preview/${name}`),
  ])
  await mkdir(vendorFolder, { recursive: true })
  const manifestPath = path.join(vendorFolder, 'manifest.json')
  const old = await readFile(manifestPath, 'utf8').then(
    (text) => JSON.parse(text) as VendorManifest,
    () => null,
  )
  if (old?.packagesStamp === packagesStamp && old.runtimeStamp === runtimeStamp) return false

  const files: Files = {}
  let entries = old?.entries ?? {}
  if (old?.packagesStamp !== packagesStamp) {
    const built = await buildPackages()
    const icons = await readIcons()
    Object.assign(files, built.files)
    entries = built.entries
    const base = entries[iconPackage]!
    base.names = [...new Set([...base.names, ...entries[allIconsEntry]!.names])]
    await writeFile(path.join(vendorFolder, 'icons.json'), JSON.stringify(icons))
  }
  const runtime = await buildRuntime()
  files[runtime.file] = runtime.code
  await Promise.all(Object.entries(files).map(([file, code]) => writeCompressed(file, code)))
  const manifest: VendorManifest = { packagesStamp, runtimeStamp, runtime: runtime.file, entries }
  await writeFile(`${manifestPath}.new`, JSON.stringify(manifest))
  await rename(`${manifestPath}.new`, manifestPath)
  await removeOthers(manifest)
  return true
}

if (import.meta.main) {
  const start = performance.now()
  const built = await buildVendor()
  console.log(built ? `vendor set built in ${Math.round(performance.now() - start)} ms` : 'vendor set is up to date')
}
