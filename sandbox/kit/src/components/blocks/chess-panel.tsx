import { useLayoutEffect, useRef } from 'react'
import { ChessPiece } from '@/components/blocks/chess-piece'
import { cn } from '@/lib/cn'

interface ChessPlayerProps {
  name: string
  side: 1 | -1
  isNext: boolean
  taken: number[]
  /** by how many pawns */
  ahead: number
}

/** Who plays a side, whether it is to move, and what it has taken. */
export function ChessPlayer({ name, side, isNext, taken, ahead }: ChessPlayerProps) {
  return (
    <div className="flex min-h-9 items-center gap-2.5">
      <span
        className={cn(
          'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full pr-3.5 pl-2 text-sm font-semibold transition-colors',
          isNext ? 'bg-primary text-primary-foreground' : 'bg-muted text-foreground',
        )}
      >
        <ChessPiece piece={6 * side} className="size-6" />
        {name}
      </span>
      <span role="img" aria-label={`%%chessTaken%% ${taken.length}`} className="flex min-w-0 flex-1 flex-wrap pl-1">
        {taken.map((piece, at) => (
          <ChessPiece key={at} piece={piece} className="-ml-1.5 size-5.5" />
        ))}
      </span>
      {ahead > 0 && <span className="text-sm font-semibold text-muted-foreground tabular-nums">+{ahead}</span>}
    </div>
  )
}

/** The moves so far, two to a line; the last one stays in sight. */
export function ChessMoves({ notes }: { notes: string[] }) {
  const list = useRef<HTMLOListElement>(null)
  const count = notes.length
  useLayoutEffect(() => {
    if (list.current && count) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-medium">%%chessMoves%%</p>
      {count === 0 && <p className="rounded-lg bg-muted px-3 py-2.5 text-sm text-muted-foreground">%%chessNone%%</p>}
      {count > 0 && (
        <ol
          ref={list}
          aria-label="%%chessMoves%%"
          tabIndex={0}
          className="focus-ring max-h-48 overflow-y-auto rounded-lg bg-muted px-3 py-2 text-sm tabular-nums"
        >
          {Array.from({ length: Math.ceil(count / 2) }, (_, line) => (
            <li key={line} className="grid grid-cols-[2.25rem_1fr_1fr] py-0.5">
              <span className="text-muted-foreground">{line + 1}.</span>
              {[line * 2, line * 2 + 1].map((at) => (
                <span key={at} className={cn('font-medium', at === count - 1 && 'text-accent-foreground underline')}>
                  {notes[at]}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
