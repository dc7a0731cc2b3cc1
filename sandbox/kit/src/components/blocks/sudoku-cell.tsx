import { cn } from '@/lib/cn'
import { columnOf, rowOf } from '@/lib/sudoku-board'

interface SudokuCellProps {
  at: number
  digit: number
  notes: number[]
  given: boolean
  chosen: boolean
  /** in the row, the column or the box of the chosen one */
  near: boolean
  /** holds the digit of the chosen one */
  alike: boolean
  wrong: boolean
  onChoose: () => void
}

const lastOfBox = (line: number) => line % 3 === 2 && line < 8

export function SudokuCell({ at, digit, notes, given, chosen, near, alike, wrong, onChoose }: SudokuCellProps) {
  const [row, column] = [rowOf(at), columnOf(at)]
  const place = '%%ticCell%%'.replace('{row}', String(row + 1)).replace('{column}', String(column + 1))
  const said = digit
    ? [String(digit), given && '%%sudokuGiven%%', wrong && '%%sudokuWrong%%'].filter(Boolean).join(', ')
    : notes.length
      ? `%%sudokuNotes%% ${notes.join(' ')}`
      : '%%ticEmpty%%'
  const look = chosen
    ? 'bg-primary text-primary-foreground'
    : wrong
      ? 'bg-[color-mix(in_oklab,var(--tone-red)_16%,var(--card))] text-tone-red'
      : alike
        ? 'bg-[color-mix(in_oklab,var(--primary)_26%,var(--card))] text-foreground'
        : cn(near && 'bg-muted', given ? 'text-foreground' : 'text-tone-blue')
  return (
    <div
      role="gridcell"
      className={cn(
        'aspect-square border-border',
        column < 8 && 'border-r',
        row < 8 && 'border-b',
        lastOfBox(column) && 'border-r-2 border-r-muted-foreground',
        lastOfBox(row) && 'border-b-2 border-b-muted-foreground',
      )}
    >
      <button
        type="button"
        aria-label={`${place}: ${said}`}
        tabIndex={chosen ? 0 : -1}
        onClick={onChoose}
        className={cn(
          'grid size-full cursor-pointer touch-manipulation place-items-center font-display text-xl tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-3 focus-visible:outline-ring sm:text-2xl',
          given && 'font-bold',
          look,
          chosen && 'focus-visible:outline-primary-foreground',
        )}
      >
        {digit > 0 ? (
          <span key={digit} className={cn(!given && 'pop', chosen && wrong && 'underline decoration-2')}>
            {digit}
          </span>
        ) : (
          notes.length > 0 && <Notes notes={notes} muted={!chosen} />
        )}
      </button>
    </div>
  )
}

function Notes({ notes, muted }: { notes: number[]; muted: boolean }) {
  return (
    <span
      className={cn(
        'grid size-full grid-cols-3 grid-rows-3 place-items-center p-px font-sans text-[0.5625rem] leading-none min-[25rem]:text-[0.625rem] sm:text-xs',
        muted && 'text-muted-foreground',
      )}
    >
      {Array.from({ length: 9 }, (_, at) => (
        <span key={at}>{notes.includes(at + 1) && at + 1}</span>
      ))}
    </span>
  )
}
