import { Marked } from 'marked'
import type { Landing } from '#shared/landing.ts'

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** GitHub's Markdown without raw HTML: a content file can write, not run. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => text.replaceAll(/[<>&"]/g, (sign) => entities[sign]!),
    // A tick in a list is a sign, not a control that nobody can press.
    checkbox: ({ checked }) => `<span class="tick" aria-hidden="true">${checked ? '✓' : ''}</span> `,
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return /^(https?:\/\/|mailto:|[/#])/.test(href) ? `<a href="${href.replaceAll('"', '&quot;')}">${text}</a>` : text
    },
  },
})

/** The page with its Markdown sections as HTML, so that the parser is loaded only where no build did this before. */
export function renderMarkdown(landing: Landing): Landing {
  const sections = landing.sections.map((section) =>
    section.type === 'markdown' ? { ...section, content: markdown.parse(section.content, { async: false }) } : section,
  )
  return { ...landing, sections }
}
