import { cn } from '@/lib/cn'
import { judge, triesMax, wordLength, type Hit } from '@/lib/word-guess'

const turnMs = 120
/** A circle is a letter in another place: the shape says it to who cannot tell the colours apart. */
const looks: Record<Hit, string> = {
  right: 'bg-tone-green text-card',
  near: 'rounded-full bg-tone-amber text-card',
  none: 'bg-muted text-muted-foreground',
}
interface GuessGridProps {
  guesses: readonly string[]
  word: string
  typed: string
  hitTexts: Record<Hit, string>
}

export function GuessGrid({ guesses, word, typed, hitTexts }: GuessGridProps) {
  return (
    <ol aria-label="%%wordGuessBoard%%" className="mx-auto max-w-72 space-y-1.5 sm:max-w-80">
      {Array.from({ length: triesMax }, (_, row) => {
        const guess = guesses[row]
        const letters = [...(guess ?? (row === guesses.length ? typed : ''))]
        const hits = guess === undefined ? [] : judge(guess, word)
        return (
          <li key={row} className="grid grid-cols-5 gap-1.5">
            {Array.from({ length: wordLength }, (_, at) => {
              const [letter, hit] = [letters[at], hits[at]]
              return (
                <span
                  key={`${at} ${hit ?? letter ?? ''}`}
                  className={cn(
                    'grid aspect-square place-items-center rounded-lg font-display text-2xl font-bold uppercase sm:text-3xl',
                    letter && 'pop',
                    hit ? looks[hit] : cn('border-2', letter ? 'border-ring' : 'border-input'),
                  )}
                  style={hit && { animationDelay: `${at * turnMs}ms`, animationFillMode: 'backwards' }}
                >
                  {letter}
                  {hit && <span className="sr-only">{`: ${hitTexts[hit]}`}</span>}
                </span>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}
