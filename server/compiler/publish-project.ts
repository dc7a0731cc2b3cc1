// A project's own part of its publication: code bundled from memory with its packages left outside, the sheet built cold and
// minified. It takes a tenth of a second, because no package is read.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Features, transform as transformStyle } from 'lightningcss'
import { rolldown, type Plugin } from 'rolldown'
import type { Diagnostic } from '#shared/projects.ts'
import { assetValues } from './asset-values.ts'
import type { PublishedFile, SourceFiles } from './compiler.ts'
import { readIndexPage } from './index-page.ts'
import { iconDrawing } from './pack-form.ts'
import { needsOf, type PackageNeeds, type ProjectNeeds } from './package-needs.ts'
import { openPreviewProject } from './preview-engine.ts'
import { packageFile, packagesKey } from './publish-packages.ts'
import { publishedFile } from './published-files.ts'
import { isCode, isPackageSpecifier, isStyle, resolveSpecifier } from './source-paths.ts'
import { problem } from './transform-module.ts'
import { iconsEntry } from './vendor-manifest.ts'

export type BuiltProject =
  | { ok: false; problems: Diagnostic[] }
  | {
      ok: true
      files: PublishedFile[]
      /** index.html without its entry */ html: string
      entry: string
      /** chunks the entry imports statically */ preloads: string[]
      style: string | null
      needs: PackageNeeds
      /** packages that the entry needs before it runs */ entryPackages: string[]
    }

const root = fileURLToPath(new URL('../..', import.meta.url))
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
/** The browsers that Tailwind's own sheets need. */
const targets = { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) }
const projectPrefix = '\0project:'
const iconsModule = '\0icons'
const namespacePrefix = '\0namespace:'
const extensionTypes: Record<string, 'tsx' | 'ts' | 'jsx' | 'js'> = { tsx: 'tsx', ts: 'ts', mts: 'ts', cts: 'ts', jsx: 'jsx' }

/** Serves the project's modules to the bundler from memory; packages stay outside, under the address they will have. */
function projectPlugin(files: SourceFiles, { needs, icons, namespaces }: ProjectNeeds): Plugin {
  const key = packagesKey(needs)
  const names = { has: (file: string) => Object.hasOwn(files, file) }
  const outside = (specifier: string) => ({ id: `/${packageFile(specifier, key)}`, external: true })
  return {
    name: 'project',
    resolveId(specifier, importer) {
      if (!importer) return projectPrefix + specifier
      if (importer === iconsModule || importer.startsWith(namespacePrefix)) return outside(specifier)
      if (!importer.startsWith(projectPrefix)) return null
      if (specifier === iconsEntry && icons.length) return iconsModule
      if (specifier in namespaces) return namespacePrefix + specifier
      if (specifier in needs) return outside(specifier)
      if (isPackageSpecifier(specifier)) throw new Error(`The package '${specifier}' is not available.`)
      const target = resolveSpecifier(names, specifier, importer.slice(projectPrefix.length))
      if (!target) throw new Error(`There is no file for '${specifier}'.`)
      return projectPrefix + target
    },
    load(id) {
      if (id === iconsModule) {
        const base = (needs[iconsEntry] ?? []).join(', ')
        const drawn = icons.map((name) => `export const ${name} = /*#__PURE__*/ createLucideIcon(${iconDrawing(name)})`)
        const code = `import { createLucideIcon } from '${iconsEntry}'\nexport { ${base} } from '${iconsEntry}'\n${drawn.join('\n')}`
        return { code, moduleType: 'js', moduleSideEffects: false }
      }
      if (id.startsWith(namespacePrefix)) {
        const specifier = id.slice(namespacePrefix.length)
        const whole = (namespaces[specifier] ?? []).map((name) => `namespace as ${name}`).join(', ')
        const from = JSON.stringify(specifier)
        const code = `import * as namespace from ${from}\nexport { ${whole} }\nexport { ${(needs[specifier] ?? []).join(', ')} } from ${from}`
        return { code, moduleType: 'js', moduleSideEffects: false }
      }
      if (!id.startsWith(projectPrefix)) return null
      const name = id.slice(projectPrefix.length)
      const [file = ''] = name.split('?', 1)
      const text = files[file] ?? ''
      if (isStyle(file) && name === file) return { code: '', moduleType: 'js', moduleSideEffects: false }
      if (isCode(file) && name === file)
        return { code: text, moduleType: extensionTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'js' }
      const lines = Object.entries(assetValues(name, text)).map(([key_, value]) =>
        key_ === 'default' ? `export default ${value}` : `export const ${key_} = ${value}`,
      )
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
    },
  }
}

async function bundle(entry: string, plugin: Plugin) {
  const env = { MODE: 'production', DEV: false, PROD: true, SSR: false, BASE_URL: '/' }
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"', 'import.meta.env': JSON.stringify(env) }
  for (const [key, value] of Object.entries(env)) define[`import.meta.env.${key}`] = JSON.stringify(value)
  const build = await rolldown({
    input: { index: entry },
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    logLevel: 'silent',
    plugins: [plugin],
    transform: { define, jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  })
  try {
    const names = 'assets/[name]-[hash].js'
    const { output } = await build.generate({ format: 'esm', minify: true, entryFileNames: names, chunkFileNames: names })
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

export async function buildProject(source: SourceFiles): Promise<BuiltProject> {
  const page = readIndexPage(source['index.html'])
  const project = await openPreviewProject(source)
  const { pack, problems } = project.build()
  if (!pack) return { ok: false, problems }
  const wanted = needsOf(project.modules())
  const { needs } = wanted
  let chunks: Awaited<ReturnType<typeof bundle>>
  try {
    chunks = await bundle(page.entry, projectPlugin(source, wanted))
  } catch (error) {
    return { ok: false, problems: [problem(page.entry, (error as Error).message, 'compiler')] }
  }
  const making = chunks.map((chunk) => publishedFile(chunk.fileName, chunk.code, true))
  let style: string | null = null
  if (pack.css) {
    const bytes = minifyStyle(pack.css)
    style = `assets/index-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.css`
    making.push(publishedFile(style, bytes, true))
  }
  for (const [file, text] of Object.entries(source)) {
    const name = file.slice('public/'.length)
    if (file.startsWith('public/') && name !== 'index.html' && !name.startsWith('assets/'))
      making.push(publishedFile(name, text, false))
  }
  const entry = chunks.find((chunk) => chunk.isEntry)!
  const own = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const next of own.get(file)?.imports ?? []) reach(next)
  }
  reach(entry.fileName)
  const addresses = new Map(Object.keys(needs).map((specifier) => [`/${packageFile(specifier, packagesKey(needs))}`, specifier]))
  return {
    ok: true,
    files: await Promise.all(making),
    html: pack.html,
    entry: entry.fileName,
    preloads: [...reached].filter((file) => own.has(file) && file !== entry.fileName),
    style,
    needs,
    entryPackages: [...reached].flatMap((file) => addresses.get(file) ?? []),
  }
}

/** What the project takes from packages, or null while it does not link. */
export async function readNeeds(source: SourceFiles): Promise<PackageNeeds | null> {
  const project = await openPreviewProject(source)
  return project.build().pack ? needsOf(project.modules()).needs : null
}
