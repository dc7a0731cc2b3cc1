// The builder's Markdown while it is being written: only the block that grows is rendered again.
import { marked } from 'marked'
import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remend from 'remend'
import { linkedPage, promptHref } from '#shared/answer-links.ts'

/** Sends a prompt that an answer offers; null where the reader may not build. */
export const SendPrompt = createContext<((prompt: string) => void) | null>(null)

/** Shows a page of the draft that an answer names. */
export const ShowPage = createContext<((path: string) => void) | null>(null)

const plugins = [remarkGfm]
// Pictures of a foreign address would tell that address what is being built; the text beside them is kept.
const withheld = ['img']
const components: Components = {
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  a: ({ href, children }) => {
    const path = linkedPage(href)
    if (path) return <LinkedPage path={path}>{children}</LinkedPage>
    if (href === promptHref) return <OfferedPrompt>{children}</OfferedPrompt>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  },
  // A wide block scrolls by itself, so the keyboard must be able to reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

/** What one could say next: a click says it. */
function OfferedPrompt({ children }: { children: ReactNode }) {
  const send = use(SendPrompt)
  if (!send) return children
  return (
    <button type="button" className="offered-prompt" onClick={(event) => send(event.currentTarget.textContent)}>
      {children}
    </button>
  )
}

function LinkedPage({ path, children }: { path: string; children: ReactNode }) {
  const show = use(ShowPage)
  if (!show) return children
  return (
    <button type="button" className="linked-page" onClick={() => show(path)}>
      {children}
    </button>
  )
}

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components} disallowedElements={withheld} unwrapDisallowed>
      {text}
    </Markdown>
  )
})

/** Markdown of an answer; `growing` closes what the last block has left open (a fence, a bold run). */
export function Answer({ text, growing }: { text: string; growing: boolean }) {
  const blocks = useMemo(() => {
    const tokens = marked.lexer(growing ? remend(text) : text).filter((token) => token.type !== 'space')
    return tokens.map((token) => token.raw)
  }, [text, growing])
  return (
    <div className="answer">
      {blocks.map((block, at) => (
        <Block key={at} text={block} />
      ))}
    </div>
  )
}
