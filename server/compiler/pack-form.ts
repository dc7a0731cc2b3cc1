// The text that a browser runs: one module script that hands the vendor packages and every source module to the preview's
// runtime (sandbox/preview), and the small classic script that replaces some of them. Icons travel inside, one drawing each,
// because the whole icon package weighs a megabyte and a project shows twenty.
import type { IndexPage } from './index-page.ts'
import type { Module } from './transform-module.ts'
import {
  allIconsEntry,
  iconsEntry,
  preloadsOf,
  readVendorIcons,
  readVendorManifest,
  type VendorIcons,
  type VendorManifest,
} from './vendor-manifest.ts'

type PackPart = {
  module: Module
  /** identity of what the specifiers lead to */ head: string
  names: Record<string, string>
  vendors: string[]
}
export type GoodBuild = { page: IndexPage; css: string; parts: Map<string, PackPart> }

type Vendor = { manifest: VendorManifest; icons: VendorIcons; names: Map<string, Set<string>>; iconBase: Set<string> }
let loaded: Vendor | null = null
const vendor = (): Vendor => (loaded ??= loadVendor())

function loadVendor(): Vendor {
  const manifest = readVendorManifest()
  const icons = readVendorIcons()
  const names = new Map(Object.entries(manifest.entries).map(([specifier, entry]) => [specifier, new Set(entry.names)]))
  const all = names.get(allIconsEntry)!
  const iconBase = new Set([...all].filter((name) => !(name in icons.indexes) && name !== 'icons'))
  return { manifest, icons, names, iconBase }
}

export const packageNames = (specifier: string) => vendor().names.get(specifier) ?? null

/** JSON of an icon's drawing, if the name is one. */
export const iconDrawing = (name: string): string | undefined => {
  const { drawings, indexes } = vendor().icons
  return Object.hasOwn(indexes, name) ? drawings[indexes[name]!] : undefined
}
/** What the icon package exports beside icons. */
export const isIconBase = (name: string) => vendor().iconBase.has(name)

/** The vendor entries a module needs before it runs. */
export function vendorsOf(module: Module): string[] {
  const { names } = vendor()
  const found = new Set<string>()
  for (const { specifier, names: imported } of module.imports) {
    if (!names.has(specifier)) continue
    found.add(specifier)
    const whole = imported === null || imported.some((name) => !iconDrawing(name) && !isIconBase(name))
    if (specifier === iconsEntry && whole) found.add(allIconsEntry)
  }
  return [...found]
}

/** The drawings of the icons these modules name, as the text of an object. */
function iconsOf(parts: Iterable<PackPart>): string {
  const drawings = new Map<string, string>()
  for (const part of parts)
    for (const { specifier, names } of part.module.imports)
      if (specifier === iconsEntry)
        for (const name of names ?? []) {
          const drawing = iconDrawing(name)
          if (drawing) drawings.set(name, drawing)
        }
  return `{${[...drawings].map(([name, drawing]) => `${name}:${drawing}`).join(',')}}`
}

const parameters = [
  '__vite_ssr_exports__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_import_meta__',
  '$RefreshReg$',
  '$RefreshSig$',
].join(', ')

const define = ({ module, names, vendors }: PackPart) =>
  `smida.define(${JSON.stringify(module.id)}, ${JSON.stringify(names)}, ${JSON.stringify(vendors)}, function (${parameters}) {\n${module.body}\n});\n`

/** Packages that the entry needs before anything runs: those of its static closure. */
function staticVendors({ page, parts }: GoodBuild): string[] {
  const found = new Set<string>(['react', 'react/jsx-runtime'])
  const seen = new Set<string>()
  const visit = (id: string) => {
    const part = parts.get(id)
    if (!part || seen.has(id)) return
    seen.add(id)
    for (const specifier of part.vendors) found.add(specifier)
    for (const { specifier } of part.module.imports) if (part.names[specifier]) visit(part.names[specifier])
  }
  visit(page.entry)
  return [...found]
}

export function packJs(build: GoodBuild): string {
  const vendors = staticVendors(build)
  const lines = vendors.map((specifier, index) => `import * as v${index} from ${JSON.stringify(specifier)};\n`)
  lines.push('const smida = globalThis.__smida;\n')
  lines.push(`smida.provide({${vendors.map((specifier, index) => `${JSON.stringify(specifier)}:v${index}`).join(',')}});\n`)
  lines.push(`smida.icons(${iconsOf(build.parts.values())});\n`)
  lines.push(definitions('pack', lines.length + 1, [...build.parts.values()]))
  lines.push(`smida.start(${JSON.stringify(build.page.entry)});\n`)
  return lines.join('')
}

/** Registers the modules, and before them the line on which each begins: the runtime names the file of an error by it. */
function definitions(script: string, line: number, parts: PackPart[]): string {
  const texts = parts.map(define)
  let next = line + 1
  const starts = parts.map(({ module }, index): [number, string] => {
    const start = next
    for (let at = texts[index]!.indexOf('\n'); at !== -1; at = texts[index]!.indexOf('\n', at + 1)) next++
    return [start, module.id]
  })
  return `smida.lines(${JSON.stringify(script)}, ${JSON.stringify(starts)});\n${texts.join('')}`
}

let patches = 0
/** A classic script: the page runs it inline, which is ten times quicker than importing a module made on the fly. */
export function patchJs(parts: PackPart[]): string {
  const script = `patch-${process.pid}-${++patches}`
  const text = definitions(script, 3, parts)
  return `"use strict";{const smida = globalThis.__smida;\nsmida.icons(${iconsOf(parts)});\n${text}}\n//# sourceURL=/__smida/${script}.js`
}

export const preloadsOfPack = (build: GoodBuild) => preloadsOf(vendor().manifest, staticVendors(build))
