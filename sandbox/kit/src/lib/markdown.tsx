import type { ReactNode } from 'react'

/** Renders the part of Markdown that people use in notes and posts. Text stays text: no HTML gets through. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{blocksOf(text).map((block, i) => renderBlock(block, i))}</div>
}

/** Blank lines part blocks, except inside a fence of code. */
function blocksOf(text: string) {
  return (text.replaceAll('\r\n', '\n').match(/```[\s\S]*?(?:```|$)|(?:(?!\n\s*\n|\n```)[\s\S])+/g) ?? [])
    .map((block) => block.trim())
    .filter(Boolean)
}

function renderBlock(block: string, key: number): ReactNode {
  const lines = block.split('\n')
  const heading = /^(#{1,3}) (.*)/.exec(lines[0]!)
  if (heading) {
    const rest = lines.slice(1).join('\n').trim()
    const Heading = heading[1]!.length === 3 ? 'h3' : 'h2'
    return (
      <section key={key}>
        <Heading>{inline(heading[2]!)}</Heading>
        {rest && renderBlock(rest, 0)}
      </section>
    )
  }
  if (block.startsWith('```')) {
    return (
      <pre key={key}>
        <code>{block.replace(/^```.*\n?/, '').replace(/\n?```$/, '')}</code>
      </pre>
    )
  }
  if (/^(---|\*\*\*)$/.test(block)) return <hr key={key} />
  if (block.startsWith('>')) return <blockquote key={key}>{inline(block.replace(/^> ?/gm, ''))}</blockquote>
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul key={key}>
        {lines.map((line, i) => (
          <li key={i}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    )
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return (
      <ol key={key}>
        {lines.map((line, i) => (
          <li key={i}>{inline(line.replace(/^\d+\. /, ''))}</li>
        ))}
      </ol>
    )
  }
  return <p key={key}>{inline(block)}</p>
}

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
    const link = /^\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^)\s]+)\)$/.exec(part)
    return link ? (
      <a key={i} href={link[2]}>
        {link[1]}
      </a>
    ) : (
      part
    )
  })
}
