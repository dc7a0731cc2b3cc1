// Links in an answer of the builder that lead into the workspace: one says the next prompt, one shows a page of the draft.
export const promptHref = '#prompt'
const pageHrefStart = '#page='

/** A text that could be taken for Markdown stays a text. */
const plain = (text: string) => text.replace(/[[\]\\*_`<>]/g, '\\$&')

/** What one could say next, in Markdown: one click says it. */
export const promptLink = (prompt: string): string => `[${plain(prompt)}](${promptHref})`

/** A page of the draft, in Markdown: a click shows it in the preview. `path` starts with a slash. */
export const pageLink = (title: string, path: string): string => `[${plain(title)}](${pageHrefStart}${encodeURI(path)})`

/** The path of a page that such a link leads to; undefined for every other link. */
export function linkedPage(href: string | undefined): string | undefined {
  if (!href?.startsWith(`${pageHrefStart}/`)) return undefined
  try {
    return decodeURI(href.slice(pageHrefStart.length))
  } catch {
    return undefined
  }
}
