import { existsSync } from 'node:fs'
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#shared/languages.ts'
import {
  cardOf,
  cardPathOf,
  headTagMark,
  headTags,
  siteStructuredData,
  unknownOrigin,
  type PagePicture,
} from '#shared/page-head.ts'
import { escaped, languagesByPage, llms, robots, sitemap, withoutLanguage, type SitePage } from '#shared/search-files.ts'

const preloadLink = /<link rel="modulepreload"[^>]*\/?>/g
/** In the manifest: what would be preloaded with a route. */
const preloadLists = /"imports":\[[^\]]*\]/g
/** In the manifest, of every route: what it has not; the router asks for these as for anything that may be missing. */
const absentParts = /"has\w+":false,/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm
const landingPages = 'content/landing-pages'

/** What every page's head says beside its own: they cost the scripts nothing here. */
const fixedTags = [
  '<link rel="manifest" href="/site.webmanifest"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f7"/>',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#120f0d"/>',
].join('')

/**
 * The last step of the site's build, on the folder of finished files.
 * React Router preloads every chunk in the head, where they starve the style sheet and the font (measured: 1.3 s of first
 * paint on a phone); without them, and begun after the paint, the scripts start a moment later. Its client-only page must not answer for `/`.
 * The pages get what search engines read, and the files beside them that list the pages; `unknownOrigin` stands for the site's
 * address. Content files stop naming pictures that nobody has made.
 */
export async function finishSiteBuild(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const pages: (SitePage & { file: string; html: string })[] = []
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const file = join(folder, name)
    const built = (await readFile(file, 'utf8')).replace(preloadLink, '')
    const isPage = name.endsWith('/index.html')
    const html = isPage ? startAfterPaint(built) : built
    await writeFile(file, html)
    if (isPage) pages.push({ file, html, ...factsOf(`/${name.slice(0, -'/index.html'.length)}`, html) })
  }
  for (const name of names.filter((each) => /(^|\/)manifest-\w+\.js$/.test(each)))
    await writeFile(
      join(folder, name),
      (await readFile(join(folder, name), 'utf8')).replaceAll(preloadLists, '"imports":[]').replaceAll(absentParts, ''),
    )
  // English first, then page by page: the order of the sitemap.
  pages.sort((one, other) => languageAt(one) - languageAt(other) || (one.path < other.path ? -1 : 1))
  const languagesOf = languagesByPage(pages)
  for (const { file, html, ...page } of pages) {
    const tags = headHtml(page, languagesOf.get(withoutLanguage(page.path))!, await pictureOf(folder, page))
    await writeFile(
      file,
      html.replace('</head>', () => `${tags}</head>`),
    )
  }
  await writeFile(join(folder, 'sitemap.xml'), sitemap(unknownOrigin, pages))
  await writeFile(join(folder, 'robots.txt'), robots(unknownOrigin))
  await writeFile(join(folder, 'llms.txt'), llms(unknownOrigin, pages))
  await dropMissingPictures(folder, names)
  if (names.includes('index.html')) await rename(join(folder, 'index.html'), join(folder, '__spa-fallback.html'))
}

/**
 * A built page whose scripts are asked for once it has been painted: React Router's own way asks for them while the style sheet and
 * the font are still coming. A page in a tab that nobody looks at is not painted, so it begins at once.
 * Throws when the page has no such script, which a new React Router might write differently.
 */
export function startAfterPaint(html: string): string {
  const code = moduleScript.exec(html)?.[1]
  const imports = [...(code ?? '').matchAll(staticImport)]
  if (code === undefined || imports.length === 0) throw new Error('A built page does not begin its scripts as expected.')
  const names = imports.map(([, name]) => name ?? '').join(',')
  const loads = imports.map(([, , file]) => `import(${file})`).join(',')
  const begin = `const begin=async()=>{const [${names}]=await Promise.all([${loads}]);${code.replaceAll(staticImport, '').trim()}};`
  const when = 'if(document.hidden)begin();else requestAnimationFrame(()=>setTimeout(begin))'
  return html.replace(moduleScript, () => `<script type="module" async="">${begin}${when}</script>`)
}

const languageAt = ({ path }: SitePage) => languages.findIndex((language) => language === path.split('/')[1])

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!)

function factsOf(path: string, html: string): SitePage {
  return {
    path,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    hidden: html.includes('<meta name="robots" content="noindex"'),
  }
}

type PageLanguages = (typeof languages)[number][]

function headHtml(page: SitePage, pageLanguages: PageLanguages, picture: PagePicture | undefined): string {
  const { path, title, description, hidden } = page
  if (hidden) return fixedTags
  const facts = { origin: unknownOrigin, path, title, description, languages: pageLanguages, picture }
  const tags = headTags(facts).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
    return `<${tag} ${headTagMark}="" ${written.join(' ')}/>`
  })
  const isHome = withoutLanguage(path) === ''
  const data = JSON.stringify(siteStructuredData(unknownOrigin, path, description)).replaceAll('<', String.raw`\u003c`)
  return `${fixedTags}${tags.join('')}${isHome ? `<script type="application/ld+json">${data}</script>` : ''}`
}

/** Of scripts/take-idea-pictures.ts. */
const ideaPicture = { width: 1200, height: 750 }

/** A landing page is passed on with its own picture, every other with its card. */
async function pictureOf(folder: string, { path, title }: SitePage): Promise<PagePicture | undefined> {
  const [, language, , category, slug] = path.split('/')
  const file = join(folder, landingPages, language!, category ?? '', `${slug}.json`)
  if (!existsSync(file)) return existsSync(join(folder, cardPathOf(path))) ? cardOf(path, title) : undefined
  const { hero } = JSON.parse(await readFile(file, 'utf8')) as { hero?: { image?: string } }
  return hero?.image && existsSync(join(folder, hero.image)) ? { path: hero.image, alt: title, ...ideaPicture } : undefined
}

async function dropMissingPictures(folder: string, names: string[]): Promise<void> {
  for (const name of names.filter((name) => name.startsWith(landingPages) && name.endsWith('.json'))) {
    const content = JSON.parse(await readFile(join(folder, name), 'utf8')) as { hero?: { image?: string } }
    const image = content.hero?.image
    if (!image || existsSync(join(folder, image))) continue
    delete content.hero!.image
    await writeFile(join(folder, name), JSON.stringify(content))
  }
}
