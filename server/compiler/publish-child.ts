// The process that makes a project's files for the world: bundled, minified, named by their content, compressed ahead. One process
// a build, because a bundler's memory grows with every run. It reads the given source and the packages of the vendor set; a
// project has no way to name any other file of the server.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Features, transform as transformStyle } from 'lightningcss'
import { rolldown, type Plugin } from 'rolldown'
import { assetValues } from './asset-values.ts'
import { serveParent } from './child.ts'
import type { PublishedFile, PublishResult, SourceFiles } from './compiler.ts'
import { insertIntoPage, readIndexPage } from './index-page.ts'
import { openPreviewProject } from './preview-engine.ts'
import { isCode, isPackageSpecifier, isStyle, resolveSpecifier } from './source-paths.ts'
import { problem } from './transform-module.ts'
import { vendorEntries } from './vendor-manifest.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const brotliQuality = 9
const gzipLevel = 6
/** Smaller ones gain nothing from it. */
const compressMinBytes = 1_024
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
/** The browsers that Tailwind's own sheets need. */
const targets = { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) }
const packages = new Set<string>(vendorEntries)
const projectPrefix = '\0project:'
const extensionTypes: Record<string, 'tsx' | 'ts' | 'jsx' | 'js'> = { tsx: 'tsx', ts: 'ts', mts: 'ts', cts: 'ts', jsx: 'jsx' }

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
}
const contentTypeOf = (file: string) => contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8'

/** Serves the project's modules to the bundler from memory, and its packages from the vendor set only. */
function projectPlugin(files: SourceFiles): Plugin {
  const names = { has: (file: string) => Object.hasOwn(files, file) }
  return {
    name: 'project',
    resolveId(specifier, importer) {
      if (!importer) return projectPrefix + specifier
      if (!importer.startsWith(projectPrefix)) return null
      if (isPackageSpecifier(specifier)) {
        if (packages.has(specifier)) return this.resolve(specifier, path.join(root, 'index.js'), { skipSelf: true })
        // The transform's own helpers, such as those of decorators.
        if (specifier.startsWith('\0') || specifier.startsWith('@oxc-project/runtime/')) return null
        throw new Error(`The package '${specifier}' is not available.`)
      }
      const target = resolveSpecifier(names, specifier, importer.slice(projectPrefix.length))
      if (!target) throw new Error(`There is no file for '${specifier}'.`)
      return projectPrefix + target
    },
    load(id) {
      if (!id.startsWith(projectPrefix)) return null
      const name = id.slice(projectPrefix.length)
      const [file = ''] = name.split('?', 1)
      const text = files[file] ?? ''
      if (isStyle(name)) return { code: '', moduleType: 'js', moduleSideEffects: false }
      if (name === file && isCode(name)) {
        const moduleType = extensionTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'js'
        return { code: text, moduleType }
      }
      const lines = Object.entries(assetValues(name, text)).map(([key, value]) =>
        key === 'default' ? `export default ${value}` : `export const ${key} = ${value}`,
      )
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
    },
  }
}

async function bundle(files: SourceFiles, entry: string) {
  const env = { MODE: 'production', DEV: false, PROD: true, SSR: false, BASE_URL: '/' }
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"', 'import.meta.env': JSON.stringify(env) }
  for (const [key, value] of Object.entries(env)) define[`import.meta.env.${key}`] = JSON.stringify(value)
  const build = await rolldown({
    input: { index: entry },
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    logLevel: 'silent',
    plugins: [projectPlugin(files)],
    experimental: { lazyBarrel: true },
    transform: { define, jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      minify: true,
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
    })
    return output.filter((item) => item.type === 'chunk')
  } finally {
    await build.close()
  }
}

const minifyStyle = (css: string) =>
  transformStyle({
    filename: 'index.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    include: Features.Nesting | Features.MediaQueries,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    errorRecovery: true,
  }).code

async function compressed(file: PublishedFile): Promise<PublishedFile> {
  if (file.bytes.length < compressMinBytes) return file
  const [small, smaller] = await Promise.all([
    promisify(gzip)(file.bytes, { level: gzipLevel }),
    promisify(brotliCompress)(file.bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes.length },
    }),
  ])
  return { ...file, gzip: small, brotli: smaller }
}

async function publish(files: SourceFiles): Promise<PublishResult> {
  const page = readIndexPage(files['index.html'])
  const draft = (await openPreviewProject(files)).build()
  if (!draft.pack) return { ok: false, problems: draft.problems }
  let chunks: Awaited<ReturnType<typeof bundle>>
  try {
    chunks = await bundle(files, page.entry)
  } catch (error) {
    return { ok: false, problems: [problem(page.entry, (error as Error).message, 'compiler')] }
  }

  const published: PublishedFile[] = chunks.map((chunk) => ({
    path: chunk.fileName,
    bytes: Buffer.from(chunk.code),
    contentType: contentTypes.js!,
    immutable: true,
  }))
  let styleTag = ''
  if (draft.pack.css) {
    const bytes = minifyStyle(draft.pack.css)
    const name = `assets/index-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.css`
    published.push({ path: name, bytes, contentType: contentTypes.css!, immutable: true })
    styleTag = `<link rel="stylesheet" crossorigin href="/${name}">`
  }
  const entry = chunks.find((chunk) => chunk.isEntry)!
  const preloads = entry.imports.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
  const script = `<script type="module" crossorigin src="/${entry.fileName}"></script>`
  const html = insertIntoPage(page.html, { headEndHtml: script + preloads.join('') + styleTag })
  for (const [file, text] of Object.entries(files))
    if (file.startsWith('public/')) {
      const name = file.slice('public/'.length)
      if (name !== 'index.html' && !published.some((other) => other.path === name))
        published.push({ path: name, bytes: Buffer.from(text), contentType: contentTypeOf(name), immutable: false })
    }
  published.push({ path: 'index.html', bytes: Buffer.from(html), contentType: contentTypes.html!, immutable: false })
  return { ok: true, files: await Promise.all(published.map(compressed)) }
}

serveParent({ publish: ({ files }: { files: SourceFiles }) => publish(files) })
