import { Copy, Delete } from 'lucide-react'
import { useState } from 'react'
import { GuessGrid } from '@/components/blocks/guess-grid'
import { LetterKeys } from '@/components/blocks/letter-keys'
import { GuessField, GuessStats } from '@/components/blocks/guess-parts'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { copyText } from '@/lib/copy-text'
import { today } from '@/lib/dates'
import { locale, projectName } from '@/lib/project'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'
import { judge, lettersOf, plainLetters, squaresOf, triesMax, wordLength, wordOfDay, type Hit } from '@/lib/word-guess'

const words = '%%guessWordsList%%'.split(', ')
const recentMax = 60
const praise = '%%wordGuessPraise%%'.split(', ')
const isKana = locale.startsWith('ja')
const hitTexts: Record<Hit, string> = { right: '%%wordGuessRight%%', near: '%%wordGuessNear%%', none: '%%wordGuessNone%%' }
const keyLooks: Record<Hit, string> = {
  right: 'border-transparent bg-tone-green text-card hover:bg-tone-green',
  near: 'rounded-full border-transparent bg-tone-amber text-card hover:bg-tone-amber',
  none: 'border-transparent bg-transparent text-muted-foreground line-through',
}

const start = {
  mode: 'day' as 'day' | 'free',
  day: '',
  dayGuesses: [] as string[],
  free: '',
  freeGuesses: [] as string[],
  recent: [] as string[],
  lost: 0,
  streak: 0,
  bestStreak: 0,
  /** how many words were found at the first try, the second, … */
  found: Array.from({ length: triesMax }, () => 0),
}

export function WordGuess() {
  const [saved, setSaved] = useSaved('word-guess', start)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [spare] = useState(() => pickOne(words))
  const day = today()
  const isDay = saved.mode === 'day'
  const word = isDay ? wordOfDay(words, day) : saved.free || spare
  const guesses = isDay ? (saved.day === day ? saved.dayGuesses : []) : saved.freeGuesses
  const won = guesses.at(-1) === word
  const over = won || guesses.length >= triesMax
  const known = lettersOf(guesses, word)

  const guess = (text: string) => {
    if (over) return
    if ([...text].length !== wordLength) return setNote('%%wordGuessShort%%')
    const next = [...guesses, text]
    const isFound = text === word
    const ends = isFound || next.length >= triesMax
    setSaved((before) => ({
      ...before,
      ...(isDay ? { day, dayGuesses: next } : { free: word, freeGuesses: next }),
      ...(ends && {
        lost: before.lost + (isFound ? 0 : 1),
        streak: isFound ? before.streak + 1 : 0,
        bestStreak: Math.max(before.bestStreak, isFound ? before.streak + 1 : 0),
        found: before.found.map((count, at) => (isFound && at === next.length - 1 ? count + 1 : count)),
      }),
    }))
    setTyped('')
    setNote(
      judge(text, word)
        .map((hit, at) => `${text[at]}: ${hitTexts[hit]}`)
        .join(', '),
    )
  }
  const write = (text: string) => {
    setNote('')
    setTyped(plainLetters(text).slice(0, wordLength))
  }
  const another = () => {
    const recent = [...saved.recent, word].slice(-recentMax)
    const free = pickOne(words.filter((each) => !recent.includes(each)))
    setSaved((before) => ({ ...before, mode: 'free', free, freeGuesses: [], recent }))
    setTyped('')
    setNote('')
  }
  useKeys((key) => {
    const letter = plainLetters(key)
    if (key === 'Enter') guess(typed)
    else if (key === 'Backspace') write(typed.slice(0, -1))
    else if (!over && key.length === 1 && letter) write(typed + letter)
    else return false
    return true
  })
  const share = `${projectName} ${isDay ? day : ''} ${won ? guesses.length : '–'}/${triesMax}\n${squaresOf(guesses, word)}`
  return (
    <div className="mx-auto max-w-md space-y-5">
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Segmented
          label="%%wordGuessWhich%%"
          value={saved.mode}
          options={[
            { value: 'day', label: '%%wordGuessDay%%' },
            { value: 'free', label: '%%wordGuessFree%%' },
          ]}
          onChange={(mode) => {
            setSaved((before) => ({ ...before, mode, ...(mode === 'free' && !before.free && { free: word }) }))
            write('')
          }}
        />
      </div>
      <Card className="space-y-3 p-4 pb-3 sm:p-5 sm:pb-3">
        <GuessGrid guesses={guesses} word={word} typed={over ? '' : typed} hitTexts={hitTexts} />
        <div role="status" className="min-h-7 text-center">
          {over ? (
            <p className="font-display text-xl font-semibold text-balance">
              {won ? praise[guesses.length - 1] : '%%wordGuessLost%%'.replace('{word}', word)}
            </p>
          ) : (
            <p className={note === '%%wordGuessShort%%' ? 'font-medium' : 'sr-only'}>{note}</p>
          )}
        </div>
      </Card>
      {over ? (
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" className="px-2" onClick={another}>
            %%wordGuessAnother%%
          </Button>
          <Button size="lg" className="px-2" variant="secondary" onClick={() => void copyText(share)}>
            <Copy /> %%toolCopy%%
          </Button>
        </div>
      ) : (
        <>
          {isKana && <GuessField value={typed} onChange={setTyped} onSend={(text) => guess(plainLetters(text))} />}
          <LetterKeys
            label="%%letterKeysKeys%%"
            onPress={(letter) => write(typed + letter)}
            look={(letter) => {
              const hit = known.get(letter)
              return hit ? { className: keyLooks[hit], said: hitTexts[hit] } : {}
            }}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button size="lg" variant="secondary" onClick={() => write(typed.slice(0, -1))}>
              <Delete /> %%letterKeysDelete%%
            </Button>
            <Button size="lg" onClick={() => guess(typed)}>
              %%guessTry%%
            </Button>
          </div>
          <p className="text-center text-sm text-pretty text-muted-foreground">%%wordGuessHint%%</p>
        </>
      )}
      <GuessStats {...saved} />
    </div>
  )
}
