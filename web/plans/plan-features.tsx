import { Check } from 'lucide-react'
import { lexer, type MarkedToken, type Token } from 'marked'
import type { ReactNode } from 'react'

/** Markdown as an operator writes it: lists become ticks, HTML stays text. */
export function PlanFeatures({ label, markdown }: { label: string; markdown: string }) {
  return <div className="grid content-start gap-3 text-[0.9375rem] leading-relaxed">{lexer(markdown).map(block(label))}</div>
}

const block = (label: string) =>
  function Block(given: Token, at: number): ReactNode {
    const token = given as MarkedToken
    if (token.type === 'space') return null
    if (token.type === 'list')
      return (
        <ul key={at} aria-label={label} className="grid gap-2.5">
          {token.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{inline(item.tokens)}</span>
            </li>
          ))}
        </ul>
      )
    const strong = token.type === 'heading'
    return (
      <p key={at} className={strong ? 'font-medium' : 'text-muted-foreground'}>
        {inline([token])}
      </p>
    )
  }

const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/))/i

function inline(tokens: Token[]): ReactNode {
  return tokens.map((given, at) => {
    const token = given as MarkedToken
    const inner = 'tokens' in token && token.tokens ? inline(token.tokens) : 'text' in token ? token.text : token.raw
    switch (token.type) {
      case 'strong':
        return <strong key={at}>{inner}</strong>
      case 'em':
        return <em key={at}>{inner}</em>
      case 'del':
        return <del key={at}>{inner}</del>
      case 'codespan':
        return <code key={at}>{inner}</code>
      case 'br':
        return <br key={at} />
      case 'link':
        return safeAddress.test(token.href) ? (
          <a key={at} href={token.href} className="text-primary underline underline-offset-4">
            {inner}
          </a>
        ) : (
          inner
        )
      default:
        return inner
    }
  })
}
