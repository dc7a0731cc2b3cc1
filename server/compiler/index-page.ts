// The project's index.html is the source of every page we make from it: its title, language, head and body stay as written;
// only the module script that starts the project is taken out, and our own tags are put in.

export type IndexPage = {
  /** the page without the entry's script */ html: string
  /** path of the entry module */ entry: string
}

const defaultEntry = 'src/main.tsx'
const defaultPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Project</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const scriptPattern = /<!--[\s\S]*?-->|<script\b([^>]*)>\s*<\/script>/gi

/** Reads index.html; without one, a plain page and the usual entry. */
export function readIndexPage(text: string | undefined): IndexPage {
  let entry: string | null = null
  const html = (text?.trim() ? text : defaultPage).replace(scriptPattern, (tag, attributes: string | undefined) => {
    if (entry || !attributes || !/\btype\s*=\s*["']?module\b/i.test(attributes)) return tag
    const source = /\bsrc\s*=\s*["']?\.?\/([^"'\s>]+)/i.exec(attributes)
    if (!source || source[1]!.startsWith('/')) return tag
    entry = source[1]!.split('?', 1)[0]!
    return ''
  })
  return { html, entry: entry ?? defaultEntry }
}

/** Puts `headHtml` first and `headEndHtml` last into the head, and `bodyEndHtml` last into the body; makes the parts that are missing. */
export function insertIntoPage(html: string, parts: { headHtml?: string; headEndHtml?: string; bodyEndHtml?: string }): string {
  let page = html
  if (!/<head\b[^>]*>/i.test(page)) {
    const opening = /<html\b[^>]*>/i.exec(page) ?? /<!doctype[^>]*>/i.exec(page)
    const at = opening ? opening.index + opening[0].length : 0
    page = `${page.slice(0, at)}<head></head>${page.slice(at)}`
  }
  if (parts.headHtml) page = page.replace(/<head\b[^>]*>/i, (tag) => tag + parts.headHtml)
  if (parts.headEndHtml)
    page = /<\/head>/i.test(page)
      ? page.replace(/<\/head>/i, (tag) => parts.headEndHtml + tag)
      : page.replace(/<head\b[^>]*>/i, (tag) => tag + parts.headEndHtml)
  if (parts.bodyEndHtml) {
    const end = page.toLowerCase().lastIndexOf('</body>')
    page = end < 0 ? page + parts.bodyEndHtml : page.slice(0, end) + parts.bodyEndHtml + page.slice(end)
  }
  return page
}
