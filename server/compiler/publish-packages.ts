// The packages of a publication: only the names that the project imports, in files of their own beside its code. What a set of
// names becomes never changes while the locked versions stay, so the same set is built once for all publications.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { PublishedFile } from './compiler.ts'
import type { PackageNeeds } from './package-needs.ts'
import { publishedFile } from './published-files.ts'
import { readVendorManifest } from './vendor-manifest.ts'

export type BuiltPackages = {
  files: PublishedFile[]
  /** specifier -> file and all it imports statically */ closures: Record<string, string[]>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const prefix = '\0package:'
/** To be raised with every change of how packages are built: their addresses are kept for a year. */
const form = 1
const isReact = (specifier: string) => /^react(-dom)?(\/|$)/.test(specifier)

/** A short name for exactly this set at these versions. */
export function packagesKey(needs: PackageNeeds): string {
  const sorted = Object.entries(needs).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([form, readVendorManifest().packagesStamp, sorted])
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Where a package stands in a publication; known before it is built. */
export const packageFile = (specifier: string, key: string) =>
  `assets/${specifier.replace(/^@/, '').replaceAll('/', '-')}-${key}.js`

function entryCode(specifier: string, names: string[] | null, known: string[]): string {
  const from = JSON.stringify(specifier)
  // React is CommonJS: its module object hands out everything.
  if (isReact(specifier)) {
    const wanted = (names ?? known).filter((name) => name !== 'default')
    const bound = wanted.map((name, index) => `${name}: _${index}`)
    const exported = wanted.map((name, index) => `_${index} as ${name}`)
    return `import m from ${from}\nexport default m\nconst { ${bound.join(', ')} } = m\nexport { ${exported.join(', ')} }`
  }
  // A member read off a namespace need not exist; then it is undefined, as anywhere.
  const existing = names?.filter((name) => known.includes(name))
  if (existing) return existing.length ? `export { ${existing.join(', ')} } from ${from}` : `import ${from}`
  return `export * from ${from}\n${known.includes('default') ? `export { default } from ${from}` : ''}`
}

export async function buildPackages(needs: PackageNeeds): Promise<BuiltPackages> {
  const { entries } = readVendorManifest()
  const key = packagesKey(needs)
  const specifiers = Object.keys(needs)
  const build = await rolldown({
    input: Object.fromEntries(specifiers.map((specifier) => [packageFile(specifier, key).slice(0, -3), prefix + specifier])),
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    logLevel: 'silent',
    preserveEntrySignatures: 'strict',
    experimental: { lazyBarrel: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    plugins: [
      {
        name: 'packages',
        resolveId(id, importer) {
          if (id.startsWith(prefix)) return id
          if (importer?.startsWith(prefix)) return this.resolve(id, path.join(root, 'index.js'), { skipSelf: true })
          return null
        },
        load(id) {
          if (!id.startsWith(prefix)) return null
          const specifier = id.slice(prefix.length)
          return { code: entryCode(specifier, needs[specifier] ?? null, entries[specifier]!.names), moduleType: 'js' }
        },
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: `assets/shared-[hash].js`,
  })
  await build.close()
  const chunks = output.filter((item) => item.type === 'chunk')
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const closure = (file: string, seen = new Set<string>()) => {
    if (!seen.has(file)) {
      seen.add(file)
      for (const next of imports.get(file) ?? []) closure(next, seen)
    }
    return seen
  }
  return {
    files: await Promise.all(chunks.map((chunk) => publishedFile(chunk.fileName, chunk.code, true))),
    closures: Object.fromEntries(specifiers.map((specifier) => [specifier, [...closure(packageFile(specifier, key))]])),
  }
}
