// A registry that lacks some platform packages makes npm leave them out of package-lock.json, and npm ci then refuses that lock
// everywhere. `node scripts/complete-lock.ts` names them again: their versions are written exactly in the packages that want them.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = { version: string; cpu?: string[]; dev?: boolean; libc?: string[]; optional: true; os?: string[] }
type Locked = { version?: string; dev?: boolean; optional?: boolean; optionalDependencies?: Record<string, string> }
export type Lock = { packages: Record<string, Locked> }
type Missing = { path: string; entry: Entry }

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/
/** Such as `binding-linux-arm64-musl`, `binding-wasm32-wasi`. */
const platformName =
  /(?:^|[/-])(?:(?<wasm>wasm32)-wasi|(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>[a-z0-9]+)(?:-(?<abi>\w+))?)$/

/** Where Node would find the package from a folder of the lock: nearest first. */
function placesFrom(folder: string, name: string): string[] {
  const above = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  const here = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
  return folder === '' ? [here] : [here, ...placesFrom(above, name)]
}

function entryOf(name: string, version: string, dev: boolean): Entry | null {
  const found = platformName.exec(name)?.groups
  if (!found) return null
  const libc = found.os === 'linux' && found.cpu !== 'arm' && found.abi ? [found.abi === 'musl' ? 'musl' : 'glibc'] : undefined
  return {
    version,
    cpu: [found.wasm ?? found.cpu!],
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(found.os && { os: [found.os] }),
  }
}

export function missingPlatformPackages({ packages }: Lock): Missing[] {
  const taken = new Map(Object.entries(packages).map(([path, { version }]) => [path, version]))
  const missing: Missing[] = []
  for (const [owner, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    const foundAt = (name: string, version: string) => {
      const place = placesFrom(owner, name).find((path) => taken.has(path))
      return place && taken.get(place) === version ? place : undefined
    }
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const entry = exactVersion.test(version) && !foundAt(name, version) ? entryOf(name, version, dev) : null
      if (!entry) continue
      const sibling = Object.entries(optionalDependencies).flatMap(
        ([other, wanted]) => foundAt(other, wanted)?.slice(0, -other.length) ?? [],
      )[0]
      const beside = `${sibling ?? 'node_modules/'}${name}`
      const path = taken.has(beside) ? `${owner}/node_modules/${name}` : beside
      taken.set(path, version)
      missing.push({ path, entry })
    }
  }
  return missing
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const missing = missingPlatformPackages(lock)
  for (const { path, entry } of missing) lock.packages[path] = entry
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} platform packages named`)
}
