import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import type { JsonNode } from '@/lib/json-text'

const childrenMax = 200
const openDepth = 2
const tints = { string: 'text-tone-green', number: 'text-tone-blue', word: 'text-tone-violet' }

interface JsonTreeProps {
  node: JsonNode
  /** What stands before the value: its key, or its place in a list. */
  name?: string
  depth?: number
}

/** A value with what lies in it; what is closed is not drawn. */
export function JsonTree({ node, name, depth = 0 }: JsonTreeProps) {
  const [open, setOpen] = useState(depth < openDepth)
  const label = name !== undefined && <span className="font-semibold">{name}: </span>
  if (node.kind !== 'object' && node.kind !== 'array')
    return (
      <p className="py-0.5 pl-6 wrap-anywhere">
        {label}
        <span className={tints[node.kind]}>{node.raw}</span>
      </p>
    )
  const children = node.kind === 'array' ? node.items.map((item, at): [string, JsonNode] => [String(at), item]) : node.entries
  const [first, last] = node.kind === 'array' ? '[]' : '{}'
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="focus-ring flex min-h-8 w-full cursor-pointer items-center gap-1 rounded-sm text-left hover:bg-muted"
      >
        <ChevronRight className={cn('size-4 shrink-0 transition-transform', open && 'rotate-90')} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {first} <span className="text-muted-foreground">{children.length}</span> {last}
        </span>
      </button>
      {open && (
        <ul className="ml-2 border-l border-border pl-2">
          {children.slice(0, childrenMax).map(([key, child], at) => (
            <li key={at}>
              <JsonTree node={child} name={key} depth={depth + 1} />
            </li>
          ))}
          {children.length > childrenMax && (
            <li className="py-1 pl-6 text-muted-foreground">
              {'%%jsonMore%%'.replace('{count}', String(children.length - childrenMax))}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

const coloredMax = 30_000
const token = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\b\d[\d.eE+-]*)|\b(true|false|null)\b/g

/** JSON as text, its keys and values told apart by colour while it is short enough for that. */
export function JsonCode({ text, wraps }: { text: string; wraps: boolean }) {
  const parts: { part: string; tint?: string }[] = []
  let end = 0
  if (text.length <= coloredMax)
    for (const match of text.matchAll(token)) {
      const [part, key, string, number] = match
      const tint = key ? 'font-semibold' : string ? tints.string : number ? tints.number : tints.word
      parts.push({ part: text.slice(end, match.index) }, { part, tint })
      end = match.index + part.length
    }
  parts.push({ part: text.slice(end) })
  return (
    <pre
      // scrolls, so the keyboard must reach it
      tabIndex={0}
      role="region"
      aria-label="%%jsonResult%%"
      className={cn(
        'focus-ring max-h-[32rem] overflow-auto rounded-lg bg-muted/60 p-4 font-mono text-sm leading-relaxed',
        wraps && 'wrap-anywhere whitespace-pre-wrap',
      )}
    >
      {parts.map(({ part, tint }, at) =>
        tint ? (
          <span key={at} className={tint}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </pre>
  )
}
