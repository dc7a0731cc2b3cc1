// Every page of the built site as the server hands it out, and what is wrong with it: HTML that breaks the standard, and references
// that lead nowhere. Used by tests/built-site.test.ts and by the measurement. Needs the site to be built.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { Parser } from 'htmlparser2'
import { globSync } from 'node:fs'
import { openSite, type Site } from '#server/site.ts'

const folder = 'build/site/client'
const baseUrl = 'http://site.test'

/** `path` is that of the address; `html` is what a visitor gets. */
export type BuiltPage = { path: string; html: string }
export type BuiltSite = { site: Site; pages: BuiltPage[] }

export async function openBuiltSite(): Promise<BuiltSite> {
  const site = await openSite(folder, { baseUrl, contentHost: 'site.test' })
  const paths = globSync('**/index.html', { cwd: folder }).map((file) => `/${file.slice(0, -'/index.html'.length)}`)
  const pages = paths
    .toSorted()
    .map(async (path) => ({ path, html: await (await site.answer(new Request(baseUrl + path))).text() }))
  const shell = { path: '/!ui', html: await (await site.workspace(new Request(`${baseUrl}/!ui`))).text() }
  return { site, pages: [...(await Promise.all(pages)), shell] }
}

/**
 * The recommended rules of html-validate, without exceptions for a page or an element. Set differently is only how React writes
 * what the standard leaves free: the case of attribute names, `<br/>`, `hidden=""`, and ids that begin with an underscore.
 * Integrity is asked of files of other origins; our own change together with the page.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'void-style': ['error', { style: 'selfclose' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'valid-id': ['error', { relaxed: true }],
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

/** One line for each fault. */
export async function htmlFaults({ pages }: BuiltSite): Promise<string[]> {
  const faults: string[] = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path} ${ruleId}: ${message} (${selector})`)
  }
  return faults
}

type Mentions = { ids: Set<string>; targets: string[]; languages: string[] }

const addressAttributes = ['href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href']
const addressNames = new Set(['og:url', 'og:image', 'twitter:image'])

/** What a document can be reached at inside, and everything it refers to. Reads HTML and XML; also inside `noscript`. */
function mentionsOf(text: string, xmlMode = false): Mentions {
  const mentions: Mentions = { ids: new Set(), targets: [], languages: [] }
  let inAddress = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        inAddress = name === 'loc'
        if (attributes['id']) mentions.ids.add(attributes['id'])
        for (const attribute of addressAttributes)
          if (attributes[attribute] !== undefined) mentions.targets.push(attributes[attribute])
        for (const candidate of attributes['srcset']?.split(',') ?? []) mentions.targets.push(candidate.trim().split(/\s/)[0]!)
        if (addressNames.has(attributes['property'] ?? attributes['name'] ?? '')) mentions.targets.push(attributes['content']!)
        if (name === 'link' && attributes['hreflang']) mentions.languages.push(attributes['href']!)
      },
      ontext: (text) => inAddress && mentions.targets.push(text),
      onclosetag: () => (inAddress = false),
    },
    { xmlMode },
  )
  parser.end(text)
  return mentions
}

const matched = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, target]) => target!)

/** The files beside the pages that refer to something. */
async function otherMentions(site: Site): Promise<{ path: string; targets: string[] }[]> {
  const read = async (path: string) => (await site.file(new Request(baseUrl + path))!).text()
  const manifest = JSON.parse(await read('/site.webmanifest')) as { icons: { src: string }[] }
  const styles = globSync('assets/*.css', { cwd: folder }).map(async (name) => {
    return { path: `/${name}`, targets: matched(await read(`/${name}`), /url\(["']?(?!data:)([^"')]+)/g) }
  })
  return [
    { path: '/sitemap.xml', targets: mentionsOf(await read('/sitemap.xml'), true).targets },
    { path: '/robots.txt', targets: matched(await read('/robots.txt'), /^Sitemap: (\S+)$/gm) },
    { path: '/llms.txt', targets: matched(await read('/llms.txt'), /\]\(([^)]+)\)/g) },
    { path: '/site.webmanifest', targets: manifest.icons.map(({ src }) => src) },
    ...(await Promise.all(styles)),
  ]
}

/**
 * Everything the pages and the files beside them refer to on the site itself must be there at once, without a redirect, with the
 * anchor where one is named; languages must name each other. Other origins are counted, not asked.
 */
export async function deadLinks({ site, pages }: BuiltSite): Promise<{ faults: string[]; checked: number; elsewhere: number }> {
  const parsed = new Map(pages.map(({ path, html }) => [path, mentionsOf(html)]))
  const answers = new Map<string, Promise<{ status: number; ids: Set<string> }>>()
  const ask = async (url: URL) => {
    const request = new Request(url)
    const response = await (site.file(request) ?? site.answer(request))
    const isMarkup = /html|svg/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, ids: isMarkup ? mentionsOf(await response.text()).ids : new Set<string>() }
  }
  const faults: string[] = []
  let checked = 0
  let elsewhere = 0
  const sources = [...[...parsed].map(([path, { targets }]) => ({ path, targets })), ...(await otherMentions(site))]
  for (const { path, targets } of sources)
    for (const target of new Set(targets)) {
      const url = URL.parse(target, baseUrl + path)
      if (!url || target.trim() === '') faults.push(`${path}: "${target}" is no address`)
      else if (url.origin !== baseUrl) elsewhere++
      else {
        checked++
        const key = url.pathname + url.search
        if (!answers.has(key)) answers.set(key, ask(url))
        const { status, ids } = await answers.get(key)!
        const isOwn404 = status === 404 && url.pathname === path && path.endsWith('/404')
        if (status !== 200 && !isOwn404) faults.push(`${path}: ${target} answers ${status}`)
        else if (url.hash && !ids.has(decodeURIComponent(url.hash.slice(1)))) faults.push(`${path}: ${target} has no such anchor`)
      }
    }
  for (const [path, { languages }] of parsed)
    for (const other of languages)
      if (!parsed.get(new URL(other).pathname)?.languages.includes(baseUrl + path))
        faults.push(`${path}: ${other} does not name it as another language`)
  return { faults, checked, elsewhere }
}
