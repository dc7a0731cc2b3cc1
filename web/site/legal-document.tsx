import type { ComponentProps } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Language } from '#shared/languages.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import './legal-document.css'

const plugins = [remarkGfm]
const heading = /^## (.+)$/gm
/** The same for the contents and for the heading itself: `1. The service` becomes `1-the-service`. */
const headingId = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

const components: Components = {
  // The page has its h1 already.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ id, children }) => <h2 id={id ?? headingId(String(children))}>{children}</h2>,
  input: TaskBox,
  table: WideTable,
}

function TaskBox({ checked }: ComponentProps<'input'>) {
  const t = useText()
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? t('legal.done') : t('legal.open')} />
}

/** A wide table scrolls by itself, so the keyboard must be able to reach it. */
function WideTable({ children }: ComponentProps<'table'>) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('legal.table')} tabIndex={0} className="table">
      <table>{children}</table>
    </section>
  )
}

/** Markdown with GitHub's additions: tables, footnotes, strikethrough, task lists, addresses that become links. */
export function LegalDocument({ markdown, language }: { markdown: string; language: Language }) {
  const t = useText()
  const footnotes = {
    footnoteLabel: t('legal.footnotes'),
    footnoteLabelProperties: {},
    footnoteBackLabel: (at: number) => t('legal.backToText', { number: at + 1 }),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,46rem)_1fr] lg:gap-20">
      <Contents titles={[...markdown.matchAll(heading)].map(([, title]) => title!)} language={language} />
      <article lang={language} className="legal-document">
        <Markdown remarkPlugins={plugins} remarkRehypeOptions={footnotes} components={components}>
          {markdown}
        </Markdown>
      </article>
    </div>
  )
}

function Contents({ titles, language }: { titles: string[]; language: Language }) {
  const t = useText()
  return (
    <nav aria-label={t('legal.contents')} className="hidden lg:sticky lg:top-28 lg:order-last lg:block lg:self-start">
      <p className="text-sm font-medium">{t('legal.contents')}</p>
      <ul lang={language} className="mt-3 space-y-2 border-l border-border pl-4 text-sm text-muted-foreground">
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${headingId(title)}`} className="hover:text-foreground">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
