// What stands in the head of every public page for search engines and for links that are passed on: canonical address, the same
// page in the other languages, Open Graph and Twitter cards. Pure, because the build writes it into the finished pages and the
// browser keeps it right when a visitor goes on to another page.
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { inLanguage, languageOfPath } from './site-paths.ts'

/** Stands for the site's own address in what the build makes; the server puts the real one there when it loads the files. */
export const unknownOrigin = 'https://site.invalid'

const siteName = 'Smida'
export type PagePicture = { path: string; width: number; height: number; alt: string }
const sitePicture: PagePicture = { path: '/og.png', width: 1200, height: 630, alt: siteName }

/** Where the card of a page without a picture of its own lies (scripts/make-site-pictures.ts): `/en/pricing` -> `/cards/en/pricing.jpg`. */
export const cardPathOf = (path: string): string => `/cards${path}.jpg`
/** A page's card, of the size of the site's own. */
export const cardOf = (path: string, title: string): PagePicture => ({ ...sitePicture, path: cardPathOf(path), alt: title })
const locales: Record<Language, string> = { en: 'en_US', sv: 'sv_SE', ja: 'ja_JP' }

export type HeadTag = { tag: 'link' | 'meta'; attributes: Record<string, string> }

export type PageFacts = {
  /** The site's, without a slash at the end. */
  origin: string
  /** The page's, with its language and without query. */
  path: string
  title: string
  description: string
  /** The languages in which this page exists. */
  languages: readonly Language[]
  /** Without it, the one of the whole site. */
  picture?: PagePicture | undefined
}

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })

/** The head's tags of one page beside its title and description. English stands for every language that we do not speak. */
export function headTags({ origin, path, title, description, languages, picture = sitePicture }: PageFacts): HeadTag[] {
  const language = languageOfPath(path)
  const address = (each: Language) => origin + inLanguage(each, path)
  const alternates = languages.map((each) => link({ rel: 'alternate', hreflang: each, href: address(each) }))
  const fallback = languages.includes(defaultLanguage) ? defaultLanguage : language
  return [
    link({ rel: 'canonical', href: origin + path }),
    ...alternates,
    link({ rel: 'alternate', hreflang: 'x-default', href: address(fallback) }),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:url', origin + path),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', locales[language]),
    ...languages.filter((each) => each !== language).map((each) => property('og:locale:alternate', locales[each])),
    property('og:image', origin + picture.path),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', origin + picture.path),
  ]
}

/** Marks the tags of `headTags` in a document, so that they can be replaced by those of the next page. */
export const headTagMark = 'data-page'

/** The whole site and who stands behind it (schema.org), for the home page. */
export function siteStructuredData(origin: string, path: string, description: string) {
  const language = path.slice(1)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name: siteName,
        url: origin + path,
        description,
        ...(isLanguage(language) && { inLanguage: language }),
        publisher: { '@id': `${origin}/#organization` },
      },
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: siteName,
        url: origin,
        logo: `${origin}/icon-512.png`,
      },
    ],
  }
}
