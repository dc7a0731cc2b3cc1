// The project's modules in the page. A patch re-registers some of them; those that run again are the changed ones and their
// importers up to the nearest that only exports components, where React's fast refresh takes over and keeps the state.
import * as refresh from 'react-refresh/runtime'
import type { Places } from './places.ts'

type Namespace = Record<string, unknown>
type Factory = (
  exports: Namespace,
  exportAll: (from: Namespace) => void,
  load: (specifier: string) => Namespace,
  loadLater: (specifier: string) => Promise<Namespace>,
  meta: object,
  register: (type: unknown, name: string) => void,
  signature: () => unknown,
) => void
type Definition = { names: Record<string, string>; vendors: string[]; factory: Factory }
type Instance = { id: string; exports: Namespace; importers: Set<string>; isBoundary: boolean }
type Hooks = { failed(error: unknown): void; started(): void }
export type Patch = { js: string | null; css: string | null; modules: string[]; vendors: string[]; reload: boolean }

const iconPackage = 'lucide-react'
const allIcons = 'lucide-react#all'
const env = { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' }

export type Registry = ReturnType<typeof createRegistry>

export function createRegistry(places: Places, hooks: Hooks) {
  refresh.injectIntoGlobalHook(window)
  const definitions = new Map<string, Definition>()
  const instances = new Map<string, Instance>()
  const vendors = new Map<string, Namespace>()
  const drawings: Record<string, unknown> = {}
  let broken = false

  const drawIcons = (names: string[]) => {
    const icons = vendors.get(iconPackage)
    if (!icons) return
    const create = icons.createLucideIcon as (drawing: unknown) => unknown
    for (const name of names) icons[name] ??= create(drawings[name])
  }

  const provide = (given: Record<string, Namespace>) => {
    for (const [specifier, namespace] of Object.entries(given)) {
      if (vendors.has(specifier)) continue
      // A namespace object cannot grow; icons arrive one by one.
      vendors.set(specifier, specifier === iconPackage ? { ...namespace } : namespace)
      if (specifier === iconPackage) drawIcons(Object.keys(drawings))
    }
    const icons = vendors.get(iconPackage)
    const all = vendors.get(allIcons)
    if (icons && all) for (const name of Object.keys(all)) icons[name] ??= all[name]
  }

  const provideMissing = async (specifiers: Iterable<string>) => {
    const missing = [...new Set(specifiers)].filter((specifier) => !vendors.has(specifier))
    const loaded = await Promise.all(missing.map((specifier) => import(specifier) as Promise<Namespace>))
    provide(Object.fromEntries(missing.map((specifier, index) => [specifier, loaded[index]!])))
  }

  const load = (specifier: string, from: string): Namespace => {
    const id = definitions.get(from)!.names[specifier]
    if (id === undefined) {
      const namespace = vendors.get(specifier)
      if (!namespace) throw new Error(`The package '${specifier}' is not loaded.`)
      return namespace
    }
    return instantiate(id, from)
  }

  const instantiate = (id: string, from?: string): Namespace => {
    if (id.endsWith('.css')) return {}
    const known = instances.get(id)
    if (known) {
      if (from) known.importers.add(from)
      return known.exports
    }
    const instance: Instance = { id, exports: {}, importers: new Set(from ? [from] : []), isBoundary: false }
    instances.set(id, instance)
    try {
      execute(instance)
    } catch (error) {
      instances.delete(id)
      throw error
    }
    return instance.exports
  }

  const execute = (instance: Instance) => {
    const { id, exports } = instance
    const definition = definitions.get(id)
    if (!definition) throw new Error(`There is no module '${id}'.`)
    const exportAll = (from: Namespace) => {
      for (const key of Object.keys(from))
        if (key !== 'default' && !(key in exports))
          Object.defineProperty(exports, key, { enumerable: true, configurable: true, get: () => from[key] })
    }
    definition.factory(
      exports,
      exportAll,
      (specifier) => load(specifier, id),
      (specifier) => loadLater(specifier, id),
      { url: `${location.origin}/${id}`, env },
      (type, name) => refresh.register(type, `${id} ${name}`),
      refresh.createSignatureFunctionForTransform,
    )
    instance.isBoundary = isBoundary(instance)
  }

  const isBoundary = ({ id, exports }: Instance) => {
    const names = Object.keys(exports)
    if (!names.length || !names.every((name) => refresh.isLikelyComponentType(exports[name]))) return false
    for (const name of names) refresh.register(exports[name], `${id} export ${name}`)
    return true
  }

  const loadLater = async (specifier: string, from: string): Promise<Namespace> => {
    const id = definitions.get(from)?.names[specifier]
    if (id === undefined) {
      if (/^[./]/.test(specifier)) throw new Error(`'${specifier}' is not a module of this project.`)
      await provideMissing([specifier])
      return vendors.get(specifier)!
    }
    const wanted = new Set<string>()
    const seen = new Set<string>()
    const visit = (each: string) => {
      const definition = definitions.get(each)
      if (!definition || seen.has(each)) return
      seen.add(each)
      for (const vendor of definition.vendors) wanted.add(vendor)
      for (const next of Object.values(definition.names)) visit(next)
    }
    visit(id)
    await provideMissing(wanted)
    return instantiate(id)
  }

  /** The running modules that must run again, dependencies first, or null when only a reload can show the change. */
  const planOf = (changed: string[]): Instance[] | null => {
    const again = new Set<string>()
    const bubble = (id: string): boolean => {
      const instance = instances.get(id)
      if (!instance || again.has(id)) return true
      again.add(id)
      if (instance.isBoundary) return true
      return instance.importers.size > 0 && [...instance.importers].every(bubble)
    }
    if (!changed.every(bubble)) return null
    const order: Instance[] = []
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const other of again) if (instances.get(other)!.importers.has(id)) visit(other)
      order.push(instances.get(id)!)
    }
    for (const id of again) visit(id)
    return order
  }

  /** Applies a patch to the running page; false = the page must be loaded again. */
  const apply = async (patch: Patch): Promise<boolean> => {
    if (patch.reload || broken) return false
    await provideMissing(patch.vendors)
    if (patch.css !== null) document.getElementById('smida-style')!.textContent = patch.css
    if (patch.js === null) return true
    const script = document.createElement('script')
    script.textContent = patch.js
    document.head.append(script)
    script.remove()
    const plan = planOf(patch.modules)
    if (!plan) return false
    try {
      for (const instance of plan) {
        const wasBoundary = instance.isBoundary
        for (const key of Object.keys(instance.exports)) delete instance.exports[key]
        execute(instance)
        if (wasBoundary && !instance.isBoundary) return false
      }
    } catch (error) {
      broken = true
      hooks.failed(error)
      return true
    }
    refresh.performReactRefresh()
    return true
  }

  const api = {
    define(id: string, names: Record<string, string>, needed: string[], factory: Factory) {
      definitions.set(id, { names, vendors: needed, factory })
    },
    provide,
    lines: places.add,
    icons(more: Record<string, unknown>) {
      Object.assign(drawings, more)
      drawIcons(Object.keys(more))
    },
    start(entry: string) {
      try {
        instantiate(entry)
        hooks.started()
      } catch (error) {
        broken = true
        hooks.failed(error)
      }
    },
  }
  return { api, apply }
}
