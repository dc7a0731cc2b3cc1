import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Textarea } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { minutesToRead } from '@/lib/reading'
import { useSaved } from '@/lib/use-saved'

const start = { text: '%%caseSample%%' }
/** Words that a title leaves small, unless they begin it. */
const small = new Set('%%caseSmall%%'.split(' '))
const words = new Intl.Segmenter(locale, { granularity: 'word' })
const upper = (text: string) => text.toLocaleUpperCase(locale)
const lower = (text: string) => text.toLocaleLowerCase(locale)
const opened = (word: string) => upper(word.slice(0, 1)) + word.slice(1)
/** The words of a name in a program: `user name`, `userName` and `user-name` are the same two. */
const parts = (text: string) => lower(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/[\p{L}\p{N}]+/gu) ?? []
const lines = (text: string) => text.split('\n')
const eachLine = (text: string, change: (line: string) => string) => lines(text).map(change).join('\n')

const kana = { hiragana: 'ぁ'.codePointAt(0)!, katakana: 'ァ'.codePointAt(0)! }
const shifted = (text: string, from: RegExp, by: number) =>
  text.replace(from, (sign) => String.fromCodePoint(sign.codePointAt(0)! + by))
const wideBy = '！'.codePointAt(0)! - '!'.codePointAt(0)!

const letters: [label: string, change: (text: string) => string][] = [
  ['%%caseUpper%%', upper],
  ['%%caseLower%%', lower],
  [
    '%%caseSentence%%',
    (text) => lower(text).replace(/(^|[.!?]\s+|\n\s*)(\p{L})/gu, (_, before: string, first: string) => before + upper(first)),
  ],
  [
    '%%caseTitle%%',
    (text) =>
      eachLine(text, (line) =>
        lower(line).replace(/[\p{L}\p{N}’']+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : opened(word))),
      ),
  ],
]
const japanese: typeof letters = [
  ['%%caseHalf%%', (text) => text.normalize('NFKC')],
  ['%%caseWide%%', (text) => shifted(text.replace(/ /g, '　'), /[!-~]/g, wideBy)],
  ['%%caseKatakana%%', (text) => shifted(text, /[ぁ-ゖ]/g, kana.katakana - kana.hiragana)],
  ['%%caseHiragana%%', (text) => shifted(text, /[ァ-ヶ]/g, kana.hiragana - kana.katakana)],
]
const tidying: typeof letters = [
  ['%%caseTidy%%', (text) => eachLine(text, (line) => line.trim().replace(/[^\S\n]+/g, ' ')).replace(/\n{3,}/g, '\n\n')],
  ['%%caseOneLine%%', (text) => text.trim().replace(/\s*\n\s*/g, ' ')],
  ['%%caseSort%%', (text) => lines(text).toSorted(new Intl.Collator(locale).compare).join('\n')],
  ['%%caseUnique%%', (text) => [...new Set(lines(text))].join('\n')],
  [
    'camelCase',
    (text) =>
      eachLine(text, (line) =>
        parts(line)
          .map((word, at) => (at > 0 ? opened(word) : word))
          .join(''),
      ),
  ],
  ['snake_case', (text) => eachLine(text, (line) => parts(line).join('_'))],
  ['kebab-case', (text) => eachLine(text, (line) => parts(line).join('-'))],
]
const changes = [...(locale.startsWith('ja') ? japanese : []), ...letters, ...tidying]

export function CaseConverter() {
  const [{ text }, setState] = useSaved('case', start)
  const id = useId()
  const set = (next: string) => setState({ text: next })
  const said = [...words.segment(text)].filter((each) => each.isWordLike).length
  return (
    <div className="space-y-5">
      <Card className="space-y-4 p-5 sm:p-6">
        <label htmlFor={id} className="block text-sm font-medium">
          %%wordsText%%
        </label>
        <Textarea
          id={id}
          rows={6}
          value={text}
          placeholder="%%wordsPlaceholder%%"
          onChange={(event) => set(event.target.value)}
          className="text-base sm:text-base"
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" disabled={!text} onClick={() => void copyText(text)}>
            <Copy /> %%toolCopy%%
          </Button>
          <Button variant="ghost" disabled={!text} onClick={() => set('')}>
            %%toolClear%%
          </Button>
        </div>
        <Figures
          className="sm:grid-cols-4"
          items={[
            ['%%wordsWords%%', formatNumber(said)],
            ['%%wordsSigns%%', formatNumber([...text].length)],
            ['%%caseLines%%', formatNumber(text ? lines(text).length : 0)],
            ['%%wordsRead%%', `${text.trim() ? minutesToRead(text) : 0} %%timerMin%%`],
          ]}
        />
      </Card>
      <ul className="grid gap-4 sm:grid-cols-2">
        {changes.map(([label, change]) => {
          const changed = change(text)
          return (
            <li key={label} className="min-w-0">
              <Card className="flex h-full flex-col gap-3 p-4">
                <div className="flex items-center justify-between gap-2">
                  <h2 className="min-w-0 truncate text-sm font-medium text-muted-foreground">{label}</h2>
                  <span className="flex shrink-0 gap-1">
                    <Button
                      variant="ghost"
                      size="sm"
                      disabled={changed === text}
                      aria-label={`%%caseUse%%: ${label}`}
                      onClick={() => set(changed)}
                    >
                      %%caseUse%%
                    </Button>
                    <Button
                      variant="ghost"
                      size="icon"
                      disabled={!changed}
                      aria-label={`%%toolCopy%%: ${label}`}
                      onClick={() => void copyText(changed)}
                    >
                      <Copy />
                    </Button>
                  </span>
                </div>
                <p className="line-clamp-3 min-h-6 wrap-break-word whitespace-pre-wrap">{changed}</p>
              </Card>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
