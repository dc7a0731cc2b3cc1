// The language rules of the site's paths (spec 2.1 and 2.2), one for the server's redirects and the browser's links.
// Pure: a path goes in, what to do with it comes out. Every redirect begins with a language of ours, so no path,
// however odd (`//elsewhere.example`), can send a visitor to another host.
import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** The pages of the spec's route table, without language; each is also reached bare, as `/pricing`. */
export const sitePages = [
  'about',
  'features',
  'pricing',
  'careers',
  'privacy',
  'terms',
  'security',
  'signup',
  'login',
  'community',
  'inspiration',
] as const

export type SiteAnswer =
  /** Serve the page of this path (no trailing slash); where there is none, the not-found page of `language`. */
  | { kind: 'page'; language: Language; path: string }
  /** Send the visitor on; `byLanguage` says that the answer depends on `Accept-Language`. */
  | { kind: 'redirect'; location: string; byLanguage: boolean }
  /** No page has such a path: the not-found page of `language`, status 404. */
  | { kind: 'missing'; language: Language }
  /** The workspace's own paths, `/!ui` and the like. */
  | { kind: 'workspace' }

const segmentsOf = (pathname: string) => pathname.split('/').filter((segment) => segment !== '')

/** Prefixed routes have at most two segments after the language; only landing pages under inspiration have three. */
const fitsRouteTable = (rest: string[]) => rest.length <= 2 || (rest.length === 3 && rest[0] === 'inspiration')

/** A file such as `/robots.txt` is never a page. */
const namesFile = (segments: string[]) => /\.[a-z0-9]+$/i.test(segments.at(-1) ?? '')

/**
 * What the site does with a GET of `pathname` (as it stands in the URL, still encoded). `search` is empty or begins with `?`.
 * `visitorLanguage` is the first language of the visitor that we speak.
 */
export function siteAnswer(pathname: string, search: string, visitorLanguage: Language): SiteAnswer {
  if (pathname.startsWith('/!')) return { kind: 'workspace' }
  const segments = segmentsOf(pathname)
  const [first, ...rest] = segments
  if (isLanguage(first)) {
    const known = fitsRouteTable(rest) && !namesFile(rest)
    return known ? { kind: 'page', language: first, path: `/${segments.join('/')}` } : { kind: 'missing', language: first }
  }
  if (namesFile(segments)) return { kind: 'missing', language: visitorLanguage }
  const bare = first === undefined || sitePages.some((page) => page === first)
  const kept = bare ? segments : rest
  if (!fitsRouteTable(kept)) return { kind: 'missing', language: visitorLanguage }
  const language = bare ? visitorLanguage : defaultLanguage
  return { kind: 'redirect', location: `/${[language, ...kept].join('/')}${search}`, byLanguage: bare }
}

/** The language a path asks for, or en where it asks for none. */
export function languageOfPath(pathname: string): Language {
  const first = segmentsOf(pathname)[0]
  return isLanguage(first) ? first : defaultLanguage
}

/** LANG-5: an internal target (`/signup?x=1`, `/#features`) under a language, once; the root becomes just `/{language}`. */
export function withLanguage(language: Language, target: string): string {
  const at = target.search(/[?#]/)
  const path = at < 0 ? target : target.slice(0, at)
  const tail = at < 0 ? '' : target.slice(at)
  const segments = segmentsOf(path)
  if (segments[0] === language) return `/${segments.join('/')}${tail}`
  return `/${[language, ...segments].join('/')}${tail}`
}

/** LANG-6: the same place in another language; `pathname` begins with a language. */
export function inLanguage(language: Language, pathname: string): string {
  const segments = segmentsOf(pathname)
  return `/${[language, ...(isLanguage(segments[0]) ? segments.slice(1) : segments)].join('/')}`
}
