import { hash } from './texts'

/** What a letter of a guess tells of the hidden word. */
export type Hit = 'right' | 'near' | 'none'

export const wordLength = 5
export const triesMax = 6
const stride = 97
const dayMs = 86_400_000
const kanaShift = 0x60

/** Letters in their place first; each letter of the word answers for one of the guess only. */
export function judge(guess: string, word: string): Hit[] {
  const letters = [...guess]
  const left = [...word].filter((letter, at) => letter !== letters[at])
  return letters.map((letter, at) => {
    if (word[at] === letter) return 'right'
    const place = left.indexOf(letter)
    if (place < 0) return 'none'
    left.splice(place, 1)
    return 'near'
  })
}

/** The best that is known of each letter that was tried. */
export function lettersOf(guesses: readonly string[], word: string) {
  const known = new Map<string, Hit>()
  for (const guess of guesses)
    judge(guess, word).forEach((hit, at) => {
      const before = known.get(guess[at]!)
      if (before === 'right' || (before === 'near' && hit === 'none')) return
      known.set(guess[at]!, hit)
    })
  return known
}

/** The word of a day: the list is walked in steps, so that neighbours in it do not follow one another. */
export function wordOfDay(words: readonly string[], day: string) {
  const number = Math.round(Date.parse(`${day}T00:00Z`) / dayMs)
  return words[(number * stride) % words.length] ?? words[hash(day) % words.length]!
}

/** Katakana as hiragana, capitals as small letters, and nothing but letters. */
export const plainLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaShift))
    .replace(/[^\p{Letter}ー]/gu, '')

const squares: Record<Hit, string> = { right: '🟩', near: '🟨', none: '⬜' }
/** The guesses as squares, to be shown around without telling the word. */
export const squaresOf = (guesses: readonly string[], word: string) =>
  guesses
    .map((guess) =>
      judge(guess, word)
        .map((hit) => squares[hit])
        .join(''),
    )
    .join('\n')
