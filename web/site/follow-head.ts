import { languages, type Language } from '#shared/languages.ts'
import { headTagMark, headTags } from '#shared/page-head.ts'

/**
 * Keeps in the head what the build wrote for the page that was loaded first, once the visitor has gone on to another: an address
 * passed on by the browser's own menu is the canonical one. Called after the new page has set its title.
 */
export function followHead(path: string): void {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  for (const old of document.querySelectorAll(`[${headTagMark}]`)) old.remove()
  if (meta('robots').includes('noindex')) return
  const all: readonly Language[] = languages
  const facts = { origin: location.origin, path, title: document.title, description: meta('description'), languages: all }
  for (const { tag, attributes } of headTags(facts)) {
    const element = document.createElement(tag)
    element.setAttribute(headTagMark, '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
