import { useState } from 'react'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'

/** The keys of the language: pages of rows of letters, `_` where there is none. */
const pages = '%%letterKeysRows%%'.split(' | ').map((page) => page.split(', '))
const names = '%%letterKeysPages%%'.split(', ')
const columns = Math.max(...pages.flat().map((row) => row.length))
const width = { maxWidth: `${100 / columns}%` }
const gap = '_'

interface LetterKeysProps {
  label: string
  onPress: (letter: string) => void
  /** How a key looks and what is said of it. */
  look: (letter: string) => { className?: string; said?: string; isOff?: boolean }
  /** Only the first page: what is there stands for its kin on the others. */
  isPlain?: boolean
}

/** A keyboard on the screen, for those who have no other. */
export function LetterKeys({ label, onPress, look, isPlain = false }: LetterKeysProps) {
  const [at, setAt] = useState(0)
  const rows = pages[isPlain ? 0 : at] ?? []
  return (
    <div className="space-y-2">
      <div role="group" aria-label={label} className="space-y-1 select-none sm:space-y-1.5">
        {rows.map((row) => (
          <div key={row} className="flex justify-center gap-1 sm:gap-1.5">
            {[...row].map((letter, place) => {
              if (letter === gap) return <span key={place} className="min-w-0 flex-1 border border-transparent" style={width} />
              const { className, said, isOff } = look(letter)
              return (
                <button
                  key={letter}
                  type="button"
                  aria-label={said ? `${letter}: ${said}` : letter}
                  aria-disabled={isOff}
                  // the keyboard of the computer goes on writing, wherever the mouse was
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => !isOff && onPress(letter)}
                  className={cn(
                    'focus-ring h-11 min-w-0 flex-1 cursor-pointer touch-manipulation rounded-md border border-input bg-card font-semibold uppercase transition-colors hover:bg-muted sm:h-12',
                    className,
                  )}
                  style={width}
                >
                  {letter}
                </button>
              )
            })}
          </div>
        ))}
      </div>
      {!isPlain && pages.length > 1 && (
        <div className="text-center">
          <Segmented
            label="%%letterKeysPage%%"
            value={String(at)}
            options={names.map((name, place) => ({ value: String(place), label: name }))}
            onChange={(next) => setAt(Number(next))}
          />
        </div>
      )}
    </div>
  )
}
