// What tests/tidy.test.ts judges: the project's files, where each stands, and what each imports.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/**
 * Higher floors may import lower ones; what shares a floor may not import each other (docs/decisions/0001). A word is a room, or a
 * file that stands in the tree itself.
 */
export const towers: Record<string, string[]> = {
  server: [
    'main',
    'http cast',
    'health.api',
    'api site openapi',
    'community',
    'agent',
    'builder',
    'publishing',
    'previews',
    'backends',
    'projects',
    'members sign-on',
    'users',
    'route',
    'tenants',
    'plans letters',
    'platform',
    'jobs',
    'compiler db files mail secret',
    'hosts log page-policy cookies client-address child',
    'config refusal',
  ],
  web: [
    'root routes entry.server',
    'site workspace',
    'agent backends community inspiration landing letters members previews projects publishing sign-on tenants',
    'plans users',
    'chrome prompt',
    'ui',
    'i18n api finish-site-build',
  ],
}

export const ours = globSync('{shared,server,web,sandbox,tests,scripts}/**/*.{ts,tsx,mjs}').toSorted()
export const docs = globSync('{*.md,*.json,*.ts,docs/**/*.md,.ci/*,.npmrc,.gitignore}')
/** What runs for people: no tests, and not the files that become theirs. */
export const product = ours.filter(
  (path) => /^(shared|server|web|sandbox)\/(?!kit\/|starter\/)/.test(path) && !/\.test\.tsx?$/.test(path),
)
/** Texts and word lists: long by nature, and holding words people say. */
export const isData = (path: string) =>
  /^web\/i18n\/|\/lexicon\/|^public\/|\/migrations\/|-suite\/(measuring|working|former)-/.test(path)

export const read = (path: string) => readFileSync(path, 'utf8')
export const treeOf = (path: string) => path.split('/')[0]!
export const roomOf = (path: string) => (path.split('/').length > 2 ? path.split('/')[1]! : basename(path).replace(/\.tsx?$/, ''))
/** 0 is the top; -1 has no place. */
export const floorOf = (tree: string, room: string) => towers[tree]!.findIndex((floor) => floor.split(' ').includes(room))

const comment = String.raw`\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*`
const quoted = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`
const template = String.raw`\`(?:\\.|[^\`\\])*\``
const pattern = String.raw`(?<=[=(,:[&|!?]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\n\\[])+\/[a-z]*`
const pageText = String.raw`>[^<>{}\n]+<`
const tokens = new RegExp(`(?<quoted>${quoted})|${template}|${comment}|${pattern}|${pageText}`, 'g')

/** The file's code with comments, templates and patterns blanked, line by line in place; quoted texts stay when asked for. */
export function codeOf(path: string, keepQuoted: boolean): string {
  return read(path).replaceAll(tokens, (text, ...rest) => {
    const { quoted: isQuoted } = rest.at(-1) as { quoted?: string }
    return keepQuoted && isQuoted !== undefined ? text : text.replaceAll(/[^\n]/g, ' ')
  })
}

export type Import = {
  specifier: string
  typeOnly: boolean
  /** Path from the root; null for a package. */ target: string | null
}

const importForm =
  /^\s*(?:import|export)\b(?<type>\s+type\b)?[^'";]*?from '(?<from>[^']+)'|\bimport\('(?<lazy>[^']+)'\)|^import '(?<bare>[^']+)'/gm

export function importsOf(path: string): Import[] {
  return [...codeOf(path, true).matchAll(importForm)].map(({ groups }) => {
    const specifier = groups!.from ?? groups!.lazy ?? groups!.bare!
    const own = /^\.{1,2}\//.test(specifier)
      ? join(dirname(path), specifier)
      : specifier.startsWith('#')
        ? specifier.slice(1)
        : null
    return { specifier, typeOnly: groups!.type !== undefined, target: own && normalize(own) }
  })
}
