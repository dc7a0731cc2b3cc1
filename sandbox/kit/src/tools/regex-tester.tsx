import { Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { RegexHelp } from '@/components/blocks/regex-help'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { runSearch, type RegexMatch, type RegexResult } from '@/lib/regex-search'
import { useSaved } from '@/lib/use-saved'

const textMax = 20_000
const listedMax = 50
const waitMs = 120
const flagNames: [flag: string, meaning: string][] = [
  ['g', '%%regexAll%%'],
  ['i', '%%regexCase%%'],
  ['m', '%%regexLines%%'],
  ['s', '%%regexDot%%'],
  ['u', '%%regexUnicode%%'],
]
const sampleText = '%%regexText%%'.split(' | ').join('\n')
const samples: [label: string, pattern: string, flags: string, replacement: string][] = [
  ['%%regexDates%%', '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})', 'g', '$<day>.$<month>.$<year>'],
  ['%%regexMails%%', '([\\w.+-]+)@([\\w-]+(?:\\.[\\w-]+)+)', 'g', '$1 (at) $2'],
  ['%%regexLinks%%', 'https?:\\/\\/[^\\s,)]*[^\\s,).]', 'g', '<$&>'],
  ['%%regexColors%%', '#(?:[\\da-f]{3}){1,2}\\b', 'gi', '[$&]'],
  ['%%regexNumbers%%', '\\d+(?:[.,]\\d+)?', 'g', '[$&]'],
  ['%%regexTwice%%', '(?<!\\p{L})(\\p{L}+)\\s+\\1(?!\\p{L})', 'giu', '$1'],
]
const first = samples[0]!
const start = { pattern: first[1], flags: first[2], text: sampleText, replacement: first[3] }

export function RegexTester() {
  const [state, setState] = useSaved('regex', start)
  const [result, setResult] = useState<RegexResult | null>(null)
  const { pattern, flags, text, replacement } = state
  const id = useId()
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))

  useEffect(() => {
    if (!pattern) return
    let stop = () => {}
    const timer = setTimeout(() => (stop = runSearch({ pattern, flags, text, replacement }, setResult)), waitMs)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pattern, flags, text, replacement])

  const shown = pattern ? result : null
  const found = shown?.kind === 'found' ? shown : null
  const chosen = samples.findIndex(([, each, wanted]) => each === pattern && wanted === flags)
  return (
    <div className="space-y-5">
      <Card className="space-y-4 p-5">
        <Field label="%%regexSamples%%">
          {(wiring) => (
            <Select
              {...wiring}
              value={chosen}
              onChange={(event) => {
                const sample = samples[Number(event.target.value)]
                if (sample) set({ pattern: sample[1], flags: sample[2], replacement: sample[3] })
              }}
            >
              {chosen < 0 && <option value={-1}>%%regexOwn%%</option>}
              {samples.map(([label], at) => (
                <option key={label} value={at}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            %%regexPattern%%
          </label>
          <span className="flex items-center gap-1.5 font-mono text-lg text-muted-foreground">
            /
            <Input
              id={id}
              value={pattern}
              spellCheck={false}
              autoCapitalize="off"
              autoCorrect="off"
              aria-invalid={shown?.kind === 'bad' || undefined}
              aria-describedby={`${id}-status`}
              onChange={(event) => set({ pattern: event.target.value })}
              className="h-12 font-mono text-base text-foreground sm:text-base"
            />
            /<span className="min-w-8 text-foreground">{flags}</span>
          </span>
        </div>
        <div role="group" aria-label="%%regexFlags%%" className="flex flex-wrap gap-2">
          {flagNames.map(([flag, meaning]) => (
            <button
              key={flag}
              type="button"
              aria-pressed={flags.includes(flag)}
              onClick={() =>
                set({
                  flags: flagNames
                    .map(([each]) => each)
                    .filter((each) => flags.includes(each) !== (each === flag))
                    .join(''),
                })
              }
              className="focus-ring flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-input px-2.5 text-sm text-muted-foreground hover:bg-muted aria-pressed:border-transparent aria-pressed:bg-primary aria-pressed:text-primary-foreground"
            >
              <code className="font-semibold">{flag}</code> {meaning}
            </button>
          ))}
        </div>
        <p
          id={`${id}-status`}
          role="status"
          className={cn(
            'flex min-h-5 items-start gap-2 text-sm font-medium',
            shown && shown.kind !== 'found' && 'text-destructive-text',
          )}
        >
          {shown && shown.kind !== 'found' && <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
          {statusOf(pattern, shown)}
        </p>
      </Card>
      <Card className="space-y-4 p-5">
        <Field label="%%regexTest%%">
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={6}
              maxLength={textMax}
              spellCheck={false}
              value={text}
              onChange={(event) => set({ text: event.target.value })}
            />
          )}
        </Field>
        <div className="space-y-1.5">
          <h2 className="text-sm font-medium">%%regexMarked%%</h2>
          <p className="max-h-80 overflow-auto rounded-md bg-muted/60 p-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {marked(text, found?.matches ?? [])}
          </p>
        </div>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="p-5">
          <h2 className="font-semibold">%%regexMatches%%</h2>
          {!found?.matches.length && <p className="mt-2 text-sm text-muted-foreground">%%regexNoList%%</p>}
          <ol className="mt-2 max-h-96 divide-y divide-border overflow-auto text-sm">
            {found?.matches.slice(0, listedMax).map((match, at) => (
              <li key={at} className="py-2">
                <p className="flex items-baseline justify-between gap-3">
                  <code className="min-w-0 font-semibold wrap-anywhere">{match.text || '%%regexEmpty%%'}</code>
                  <span className="shrink-0 text-muted-foreground tabular-nums">
                    {match.at}–{match.at + match.text.length}
                  </span>
                </p>
                {match.groups.map(({ name, text: group }) => (
                  <p key={name} className="pl-4 text-muted-foreground">
                    {name}: <code className="text-foreground wrap-anywhere">{group ?? '–'}</code>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </Card>
        <Card className="space-y-4 p-5">
          <Field label="%%regexReplace%%">
            {(wiring) => (
              <Input
                {...wiring}
                value={replacement}
                spellCheck={false}
                onChange={(event) => set({ replacement: event.target.value })}
                className="font-mono"
              />
            )}
          </Field>
          <p className="max-h-72 min-h-16 overflow-auto rounded-md bg-muted/60 p-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {found?.replaced ?? text}
          </p>
          <Button variant="secondary" disabled={!found?.replaced} onClick={() => void copyText(found?.replaced ?? '')}>
            <Copy /> %%toolCopy%%
          </Button>
        </Card>
      </div>
      <RegexHelp />
    </div>
  )
}

function statusOf(pattern: string, result: RegexResult | null) {
  if (!pattern) return '%%regexNoPattern%%'
  if (!result) return ''
  if (result.kind === 'bad') return `%%regexBad%% ${result.reason}`
  if (result.kind === 'slow') return '%%regexSlow%%'
  const count = formatNumber(result.matches.length)
  if (result.isCut) return '%%regexCut%%'.replace('{count}', count)
  return result.matches.length === 1 ? '%%regexOne%%' : '%%regexFound%%'.replace('{count}', count)
}

/** The text with its matches lit in turn in two tints, so that neighbours are told apart. */
function marked(text: string, matches: RegexMatch[]) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [at, match] of matches.entries()) {
    const to = match.at + match.text.length
    if (to > text.length) break // found in an earlier text
    const tint = match.text ? (at % 2 ? 'bg-tone-blue/20' : 'bg-tone-amber/25') : 'border-l-2 border-tone-red bg-transparent'
    parts.push(
      text.slice(end, match.at),
      <mark key={at} className={cn('rounded-sm text-foreground', tint)}>
        {text.slice(match.at, to)}
      </mark>,
    )
    end = to
  }
  return [...parts, text.slice(end)]
}
