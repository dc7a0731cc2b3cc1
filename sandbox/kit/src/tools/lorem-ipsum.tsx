import { Copy, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const words =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum at vero eos accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos dolores quas molestias nam libero tempore cum soluta nobis eligendi optio cumque nihil impedit quo minus maxime placeat facere possimus omnis voluptas assumenda'.split(
    ' ',
  )
const opening = words.slice(0, 19)
const countMax = 50
const spread = 2 ** 32
type Kind = 'paragraphs' | 'sentences' | 'words'
const start = { kind: 'paragraphs' as Kind, count: 3, isUsual: true, seed: 1 }

/** The same numbers for the same seed, so that a text stays as it is until another one is asked for. */
function numbers(seed: number) {
  let state = seed * 2_654_435_761
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % spread
    return Math.floor((state / spread) * below)
  }
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function textOf({ kind, count, isUsual, seed }: typeof start): string[] {
  const next = numbers(seed)
  const some = (length: number) => Array.from({ length }, () => words[next(words.length)]!)
  const sentence = (isFirst: boolean) => {
    const list = isFirst && isUsual ? [...opening] : some(6 + next(9))
    const comma = list.length > 8 ? 3 + next(3) : -1
    return `${capital(list.map((word, at) => (at === comma ? `${word},` : word)).join(' '))}.`
  }
  if (kind === 'words') return [capital((isUsual ? [...opening, ...some(count)] : some(count)).slice(0, count).join(' '))]
  if (kind === 'sentences') return [Array.from({ length: count }, (_, at) => sentence(at === 0)).join(' ')]
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: 4 + next(3) }, (_each, line) => sentence(at === 0 && line === 0)).join(' '),
  )
}

export function LoremIpsum() {
  const [state, setState] = useSaved('lorem', start)
  const [asHtml, setAsHtml] = useState(false)
  const paragraphs = textOf(state)
  const text = paragraphs.map((each) => (asHtml ? `<p>${each}</p>` : each)).join('\n\n')
  const change = (next: Partial<typeof start>) => setState((before) => ({ ...before, ...next }))
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Card className="flex flex-wrap items-end gap-4 p-5">
        <Segmented
          label="%%loremKind%%"
          value={state.kind}
          options={[
            { value: 'paragraphs', label: '%%loremParagraphs%%' },
            { value: 'sentences', label: '%%loremSentences%%' },
            { value: 'words', label: '%%loremWords%%' },
          ]}
          onChange={(kind) => change({ kind })}
        />
        <div className="w-full sm:w-40">
          <Stepper label="%%loremCount%%" value={state.count} max={countMax} onChange={(count) => change({ count })} />
        </div>
        <Checkbox
          label="%%loremUsual%%"
          checked={state.isUsual}
          onChange={(event) => change({ isUsual: event.target.checked })}
        />
        <Checkbox label="HTML" checked={asHtml} onChange={(event) => setAsHtml(event.target.checked)} />
      </Card>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void copyText(text)}>
          <Copy /> %%toolCopy%%
        </Button>
        <Button variant="secondary" onClick={() => change({ seed: state.seed + 1 })}>
          <Shuffle /> %%loremOther%%
        </Button>
        <p className="ml-auto text-sm text-muted-foreground tabular-nums">
          {'%%loremSize%%'
            .replace('{words}', formatNumber(text.split(/\s+/).length))
            .replace('{signs}', formatNumber(text.length))}
        </p>
      </div>
      <Card lang="la" className="space-y-4 p-6 leading-relaxed sm:p-8">
        {paragraphs.map((each, at) => (
          <p key={at}>{asHtml ? `<p>${each}</p>` : each}</p>
        ))}
      </Card>
    </div>
  )
}
