import type { Landing } from '#shared/landing.ts'

type StructuredPage = {
  /** Of the site, without a slash at the end. */
  origin: string
  language: string
  /** Of the page, from the root. */
  path: string
  trail: { name: string; path: string }[]
  landing: Landing
}

/** What search engines read of a landing page (schema.org): where it stands, what it is, the questions it answers. */
export function structuredData({ origin, language, path, trail, landing }: StructuredPage) {
  const url = origin + path
  const questions = landing.sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  const graph: object[] = [
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#trail`,
      itemListElement: trail.map(({ name, path: item }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + item,
      })),
    },
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: landing.title,
      description: landing.metaDescription,
      inLanguage: language,
      breadcrumb: { '@id': `${url}#trail` },
      isPartOf: { '@id': `${origin}/#site` },
      ...(landing.hero.image && { primaryImageOfPage: origin + landing.hero.image }),
    },
  ]
  if (questions.length > 0)
    graph.push({
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  return { '@context': 'https://schema.org', '@graph': graph }
}
