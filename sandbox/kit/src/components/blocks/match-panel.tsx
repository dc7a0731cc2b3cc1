import { RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { opponents, type Side } from '@/lib/match'
import type { useMatch } from '@/lib/use-match'

interface MatchPanelProps {
  match: ReturnType<typeof useMatch>
  /** who made each move */
  movers: Side[]
  status: ReactNode
  isOver: boolean
  /** what the two sides are called, the one who begins first */
  sides: [first: string, second: string]
  onRestart?: () => void
  onSit?: (mine: 'first' | 'second') => void
  /** a button more */
  extra?: ReactNode
  children?: ReactNode
}

/** Beside a board for two: whose turn it is, undo, a new game, and who plays. */
export function MatchPanel({ match, movers, status, isOver, sides, onRestart, onSit, extra, children }: MatchPanelProps) {
  return (
    <Card className="space-y-4 p-5">
      <p role="status" className="min-h-14 font-display text-lg font-semibold text-balance">
        {status}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" disabled={!match.canUndo(movers)} onClick={() => match.undo(movers)}>
          <Undo2 /> %%undo%%
        </Button>
        {extra}
        <Button
          className={extra ? 'col-span-2' : undefined}
          variant={isOver ? 'primary' : 'secondary'}
          onClick={() => {
            match.restart()
            onRestart?.()
          }}
        >
          <RotateCcw /> {isOver ? '%%toolAgain%%' : '%%matchRestart%%'}
        </Button>
      </div>
      <div className="space-y-1.5">
        <p className="text-sm font-medium">%%matchOpponent%%</p>
        <Segmented label="%%matchOpponent%%" value={match.opponent} options={opponents} onChange={match.choose} />
      </div>
      {match.opponent !== 'friend' && (
        <div className="space-y-1.5">
          <p className="text-sm font-medium">%%matchSide%%</p>
          <Segmented
            label="%%matchSide%%"
            value={match.mine}
            options={[
              { value: 'first', label: sides[0] },
              { value: 'second', label: sides[1] },
            ]}
            onChange={(mine) => {
              if (mine === match.mine) return
              match.sitAt(mine)
              onSit?.(mine)
            }}
          />
        </div>
      )}
      {children}
    </Card>
  )
}
