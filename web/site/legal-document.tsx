import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Language } from '#shared/languages.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import './legal-document.css'

const plugins = [remarkGfm]

/** Markdown with GitHub's additions: tables, footnotes, strikethrough, task lists, addresses that become links. */
export function LegalDocument({ markdown, language }: { markdown: string; language: Language }) {
  const t = useText()
  const components: Components = {
    // The page has its h1 already.
    h1: ({ children }) => <h2>{children}</h2>,
    input: ({ checked }) => (
      <input type="checkbox" checked={checked} disabled readOnly aria-label={checked ? t('legal.done') : t('legal.open')} />
    ),
    // A wide table scrolls by itself, so the keyboard must be able to reach it.
    table: ({ children }) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section aria-label={t('legal.table')} tabIndex={0} className="table">
        <table>{children}</table>
      </section>
    ),
  }
  return (
    <article lang={language} className="legal-document">
      <Markdown
        remarkPlugins={plugins}
        remarkRehypeOptions={{
          footnoteLabel: t('legal.footnotes'),
          footnoteLabelProperties: {},
          footnoteBackLabel: (at) => t('legal.backToText', { number: at + 1 }),
        }}
        components={components}
      >
        {markdown}
      </Markdown>
    </article>
  )
}
