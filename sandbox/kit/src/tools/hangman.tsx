import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { LetterKeys } from '@/components/blocks/letter-keys'
import { PetalFlower } from '@/components/blocks/petal-flower'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { keyOf, keysIn, standOf } from '@/lib/letter-guess'
import { locale } from '@/lib/project'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'
import { plainLetters } from '@/lib/word-guess'

const kinds = {
  animals: { name: '%%hangmanAnimals%%', words: '%%hangWordsAnimals%%'.split(', ') },
  food: { name: '%%hangmanFood%%', words: '%%hangWordsFood%%'.split(', ') },
  nature: { name: '%%hangmanNature%%', words: '%%hangWordsNature%%'.split(', ') },
  home: { name: '%%hangmanHome%%', words: '%%hangWordsHome%%'.split(', ') },
  world: { name: '%%hangmanWorld%%', words: '%%hangWordsWorld%%'.split(', ') },
  play: { name: '%%hangmanPlay%%', words: '%%hangWordsPlay%%'.split(', ') },
}
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]
/** There are more kana than letters, and so more to try. */
const petals = locale.startsWith('ja') ? 10 : 8
const recentMax = 60

function newWord(kind: Kind | 'any', recent: readonly string[]) {
  const all = kind === 'any' ? kindNames.flatMap((each) => kinds[each].words) : kinds[kind].words
  const fresh = all.filter((word) => !recent.slice(-Math.min(recentMax, all.length - 1)).includes(word))
  return pickOne(fresh.length ? fresh : all)
}
const start = {
  kind: 'any' as Kind | 'any',
  word: '',
  tried: [] as string[],
  recent: [] as string[],
  streak: 0,
  best: 0,
  won: 0,
}

export function Hangman() {
  const [saved, setSaved] = useSaved('hangman', start)
  const [spare] = useState(() => newWord('any', []))
  const word = saved.word || spare
  const { kind, tried } = saved
  const { misses, isFound, isLost, letters } = standOf(word, tried, petals)
  const over = isFound || isLost
  const keys = keysIn(word)
  const family = kindNames.find((each) => kinds[each].words.includes(word)) ?? 'animals'

  const press = (letter: string) => {
    const key = keyOf(letter)
    if (over || tried.includes(key)) return
    const next = [...tried, key]
    const stand = standOf(word, next, petals)
    setSaved((before) => {
      const streak = stand.isFound ? before.streak + 1 : stand.isLost ? 0 : before.streak
      return {
        ...before,
        word,
        tried: next,
        streak,
        best: Math.max(before.best, streak),
        won: before.won + (stand.isFound ? 1 : 0),
      }
    })
  }
  const renew = (wanted = kind) => {
    const recent = [...saved.recent, word].slice(-recentMax)
    setSaved((before) => ({ ...before, kind: wanted, word: newWord(wanted, recent), tried: [], recent }))
  }
  useKeys((key) => {
    if (over && (key === 'Enter' || key === ' ')) renew()
    else {
      const letter = plainLetters(key)
      if (key.length !== 1 || !letter) return false
      press(letter)
    }
    return true
  })
  const left = '%%hangmanLeft%%'.replace('{count}', String(petals - misses))
  const spoken = letters.map(({ letter, isOpen }) => (isOpen || isLost ? letter : '%%hangmanGap%%')).join(' ')
  const longest = Math.max(...word.split(' ').map((part) => part.length))
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Select
        aria-label="%%hangmanKind%%"
        value={kind}
        onChange={(event) => renew([...kindNames, 'any' as const].find((each) => each === event.target.value))}
        className="mx-auto max-w-64"
      >
        <option value="any">%%hangmanAny%%</option>
        {kindNames.map((each) => (
          <option key={each} value={each}>
            {kinds[each].name}
          </option>
        ))}
      </Select>
      <Card className="space-y-4 p-4 sm:p-6">
        <PetalFlower label={left} petals={petals} fallen={misses} isHappy={!isLost && (isFound || misses * 2 < petals)} />
        <p className="text-center text-sm text-muted-foreground">
          {kinds[family].name} · {left}
        </p>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <p aria-hidden="true" className="flex flex-wrap justify-center gap-x-4 gap-y-2">
          {word.split(' ').map((part, at) => {
            const from = word.split(' ').slice(0, at).join(' ').length + (at ? 1 : 0)
            return (
              <span key={at} className={cn('flex justify-center', longest > 9 ? 'gap-0.5 sm:gap-1' : 'gap-1.5')}>
                {letters.slice(from, from + part.length).map(({ letter, isOpen }, place) => (
                  <span
                    key={place}
                    className={cn(
                      'grid place-items-center border-b-3 border-input font-display font-bold uppercase',
                      longest > 9 ? 'h-9 w-[1.15rem] text-lg sm:w-7 sm:text-2xl' : 'h-11 w-7 text-2xl sm:w-9 sm:text-3xl',
                      isOpen && 'border-primary',
                      !isOpen && isLost && 'text-tone-red',
                    )}
                  >
                    {(isOpen || isLost) && <span className="pop">{letter}</span>}
                  </span>
                ))}
              </span>
            )
          })}
        </p>
        <p role="status" className="min-h-8 text-center font-display text-xl font-semibold text-balance">
          {isFound ? '%%hangmanWon%%' : isLost ? '%%hangmanLost%%' : ''}
        </p>
        {over && (
          <Button size="lg" className="w-full" onClick={() => renew()}>
            %%hangmanNext%%
          </Button>
        )}
      </Card>
      {!over && (
        <LetterKeys
          isPlain
          label="%%letterKeysKeys%%"
          onPress={press}
          look={(letter) => {
            if (!tried.includes(letter)) return {}
            return keys.has(letter)
              ? {
                  isOff: true,
                  said: '%%hangmanIn%%',
                  className: 'border-transparent bg-primary text-primary-foreground hover:bg-primary',
                }
              : {
                  isOff: true,
                  said: '%%hangmanOut%%',
                  className: 'border-transparent bg-transparent text-muted-foreground line-through',
                }
          }}
        />
      )}
      <Figures
        items={[
          ['%%wordGuessStreak%%', saved.streak],
          ['%%wordGuessBestStreak%%', saved.best],
          ['%%hangmanFound%%', saved.won],
        ]}
      />
      <p className="text-center text-sm text-pretty text-muted-foreground">%%hangmanHint%%</p>
    </div>
  )
}
