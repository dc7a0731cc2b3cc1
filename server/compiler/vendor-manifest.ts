// The packages a project may import, and the manifest of their browser builds that scripts/build-vendor.ts leaves in
// build/vendor/. The list is closed: anything else is a link error, so no project can make the server install or read a package.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const vendorFolder = fileURLToPath(new URL('../../build/vendor/', import.meta.url))

export const vendorEntries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router',
  'lucide-react',
  'recharts',
  'zod',
  'date-fns',
  'date-fns/locale',
  'clsx',
  'tailwind-merge',
  'class-variance-authority',
  'react-hook-form',
  'zustand',
  'zustand/middleware',
  '@tanstack/react-query',
] as const

/** The whole icon package, for the rare module that takes it as a namespace; others get their icons inside the pack. */
export const allIconsEntry = 'lucide-react#all'
export const iconsEntry = 'lucide-react'

type VendorEntry = {
  /** file name below /vendor/ */ file: string
  /** the file and all it imports statically */ closure: string[]
  /** exported names */ names: string[]
}
export type VendorManifest = {
  packagesStamp: string
  runtimeStamp: string
  /** the preview's runtime, a classic script */ runtime: string
  entries: Record<string, VendorEntry>
}
/** Exported name -> index of its drawing: JSON as `createLucideIcon` takes it. */
export type VendorIcons = { drawings: string[]; indexes: Record<string, number> }

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(path.join(vendorFolder, file), 'utf8'))
  } catch (cause) {
    throw new Error('The vendor set is missing: run `node scripts/build-vendor.ts`.', { cause })
  }
}

/** Throws when the vendor set was never built. */
export const readVendorManifest = () => readJson('manifest.json') as VendorManifest
export const readVendorIcons = () => readJson('icons.json') as VendorIcons

export const vendorUrl = (file: string) => `/vendor/${file}`

/** The body of the page's import map: specifier -> URL. */
export const importMapOf = (manifest: VendorManifest): Record<string, string> =>
  Object.fromEntries(Object.entries(manifest.entries).map(([specifier, entry]) => [specifier, vendorUrl(entry.file)]))

/** URLs of everything the given packages need, each once. */
export function preloadsOf(manifest: VendorManifest, specifiers: Iterable<string>): string[] {
  const urls = new Set<string>()
  for (const specifier of specifiers) for (const file of manifest.entries[specifier]?.closure ?? []) urls.add(vendorUrl(file))
  return [...urls]
}
