// The files that machines ask a site for: sitemap.xml, robots.txt, llms.txt. Made from the list of pages that were built, so
// that none can name a page that is not there. Pure; the addresses are absolute under `origin`.
import { defaultLanguage, type Language } from './languages.ts'
import { inLanguage, languageOfPath } from './site-paths.ts'

export type SitePage = {
  /** With its language: `/en/pricing`. */
  path: string
  title: string
  description: string
  /** Says of itself that it does not want to be found. */
  hidden: boolean
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** For XML and for attributes of HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)

/** The languages in which each page exists, by its path without language. */
export function languagesByPage(pages: SitePage[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>()
  for (const { path } of pages) {
    const bare = withoutLanguage(path)
    found.set(bare, [...(found.get(bare) ?? []), languageOfPath(path)])
  }
  return found
}

/** `/sv/pricing` as `/pricing`, `/sv` as empty. */
export const withoutLanguage = (path: string): string => path.replace(/^\/[^/]+/, '')

export function sitemap(origin: string, pages: SitePage[]): string {
  const shown = pages.filter(({ hidden }) => !hidden)
  const languages = languagesByPage(shown)
  const entries = shown.map(({ path }) => {
    const alternates = languages
      .get(withoutLanguage(path))!
      .map((language) => alternate(language, origin + inLanguage(language, path)))
    return `  <url>\n    <loc>${escaped(origin + path)}</loc>\n${alternates.join('')}  </url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
}

const alternate = (language: string, address: string) =>
  `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>\n`

/** Everything public may be read; the workspace and the API are for those who work there. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /!
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

/** What a language model should know of the site (llmstxt.org), in English. */
export function llms(origin: string, pages: SitePage[]): string {
  const shown = pages.filter(({ path, hidden }) => !hidden && languageOfPath(path) === defaultLanguage)
  const home = shown.find(({ path }) => path === `/${defaultLanguage}`)
  const isIdea = ({ path }: SitePage) => withoutLanguage(path).startsWith('/inspiration/')
  const line = ({ path, title, description }: SitePage) => `- [${title}](${origin}${path}): ${description}`
  return `# Smida

> ${home?.description ?? ''}

The site speaks English (/en), Swedish (/sv) and Japanese (/ja); the same path exists in each. A description of a project can be
handed over in the address: ${origin}/en/signup?prompt={text}. The API describes itself at ${origin}/api/v1/openapi.json.

## Pages

${shown
  .filter((page) => !isIdea(page))
  .map(line)
  .join('\n')}

## Ideas with a prompt to begin from

${shown.filter(isIdea).map(line).join('\n')}
`
}
