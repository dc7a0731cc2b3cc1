import { useId } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Textarea } from '@/components/ui/field'
import { formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const wordsAMinute = 220
const spokenAMinute = 130
const frequentShown = 8
const shortestCounted = locale.startsWith('ja') ? 2 : 4
const words = new Intl.Segmenter(locale, { granularity: 'word' })
const signs = new Intl.Segmenter(locale, { granularity: 'grapheme' })
const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' })

export function WordCounter() {
  const [text, setText] = useSaved('words', '')
  const id = useId()
  const said = [...words.segment(text)].filter((each) => each.isWordLike).map((each) => each.segment.toLowerCase())
  const letters = [...signs.segment(text)].map((each) => each.segment)
  const counts = new Map<string, number>()
  for (const word of said) if (word.length >= shortestCounted) counts.set(word, (counts.get(word) ?? 0) + 1)
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, frequentShown)
  const most = frequent[0]?.[1] ?? 1
  const minutes = (each: number) => formatNumber(said.length ? Math.max(1, Math.round(said.length / each)) : 0)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="space-y-3 p-5">
        <label htmlFor={id} className="text-sm font-medium">
          %%wordsText%%
        </label>
        <Textarea
          id={id}
          rows={14}
          value={text}
          placeholder="%%wordsPlaceholder%%"
          onChange={(event) => setText(event.target.value)}
          className="text-base sm:text-base"
        />
        <Button variant="secondary" disabled={!text} onClick={() => setText('')}>
          %%toolClear%%
        </Button>
      </Card>
      <div className="space-y-5">
        <Card className="p-5" aria-live="polite">
          <Figures
            items={[
              ['%%wordsWords%%', formatNumber(said.length)],
              ['%%wordsSigns%%', formatNumber(letters.length)],
              ['%%wordsNoSpaces%%', formatNumber(letters.filter((each) => each.trim()).length)],
              ['%%wordsSentences%%', formatNumber([...sentences.segment(text)].filter((each) => each.segment.trim()).length)],
              ['%%wordsParagraphs%%', formatNumber(text.split(/\n\s*\n/).filter((each) => each.trim()).length)],
              ['%%wordsRead%%', `${minutes(wordsAMinute)} %%timerMin%%`],
              ['%%wordsSpeak%%', `${minutes(spokenAMinute)} %%timerMin%%`],
            ]}
          />
        </Card>
        <Card className="p-5">
          <h2 className="font-semibold">%%wordsFrequent%%</h2>
          {frequent.length === 0 && <p className="mt-2 text-sm text-muted-foreground">%%wordsNone%%</p>}
          <ol className="mt-3 space-y-2.5">
            {frequent.map(([word, count]) => (
              <li key={word}>
                <span className="flex justify-between gap-3 text-sm">
                  <span className="truncate">{word}</span>
                  <span className="tabular-nums">{count}</span>
                </span>
                <span className="mt-1 block h-1.5 rounded-full bg-primary" style={{ width: `${(count / most) * 100}%` }} />
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  )
}
