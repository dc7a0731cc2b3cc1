import { Hand, HandGrab, RotateCcw, Scissors, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { pickOne } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

type Sign = 'rock' | 'paper' | 'scissors'
const signs: Record<Sign, { name: string; icon: LucideIcon; beats: Sign }> = {
  rock: { name: '%%rpsRock%%', icon: HandGrab, beats: 'scissors' },
  paper: { name: '%%rpsPaper%%', icon: Hand, beats: 'rock' },
  scissors: { name: '%%rpsScissors%%', icon: Scissors, beats: 'paper' },
}
const order = Object.keys(signs) as Sign[]
const outcomes = { win: '%%rpsWin%%', lose: '%%rpsLose%%', draw: '%%rpsDraw%%' }
const start = { win: 0, lose: 0, draw: 0 }

export function RockPaperScissors() {
  const [score, setScore] = useSaved('rps', start)
  const [round, setRound] = useState<{ mine: Sign; theirs: Sign; outcome: keyof typeof start } | null>(null)
  const play = (mine: Sign) => {
    const theirs = pickOne(order)
    const outcome = mine === theirs ? 'draw' : signs[mine].beats === theirs ? 'win' : 'lose'
    setRound({ mine, theirs, outcome })
    setScore((before) => ({ ...before, [outcome]: before[outcome] + 1 }))
  }
  useKeys((key) => {
    const sign = order[Number(key) - 1]
    if (sign) play(sign)
    return sign !== undefined
  })
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <Card className="space-y-6 p-5 text-center sm:p-8">
        <div className="grid grid-cols-2 gap-4">
          <Side name="%%rpsYou%%" sign={round?.mine} wins={round?.outcome === 'win'} />
          <Side name="%%rpsThey%%" sign={round?.theirs} wins={round?.outcome === 'lose'} />
        </div>
        <p role="status" className="min-h-9 font-display text-2xl font-bold">
          {round ? outcomes[round.outcome] : '%%rpsChoose%%'}
        </p>
        <div className="grid grid-cols-3 gap-3">
          {order.map((sign) => {
            const { name, icon: Icon } = signs[sign]
            return (
              <Button
                key={sign}
                variant="secondary"
                onClick={() => play(sign)}
                className="h-24 flex-col gap-2 px-2 text-base whitespace-normal [&_svg]:size-8"
              >
                <Icon /> {name}
              </Button>
            )
          })}
        </div>
        <p className="hidden text-xs text-muted-foreground sm:block">%%rpsKeys%%</p>
      </Card>
      <Card className="space-y-4 p-5">
        <Figures
          className="grid-cols-3 [&>:last-child:nth-child(odd)]:col-span-1"
          items={[
            ['%%rpsWins%%', formatNumber(score.win)],
            ['%%rpsDraws%%', formatNumber(score.draw)],
            ['%%rpsLosses%%', formatNumber(score.lose)],
          ]}
        />
        <Button
          variant="secondary"
          onClick={() => {
            setScore(start)
            setRound(null)
          }}
        >
          <RotateCcw /> %%toolReset%%
        </Button>
      </Card>
    </div>
  )
}

function Side({ name, sign, wins }: { name: string; sign?: Sign; wins: boolean }) {
  const Icon = sign && signs[sign].icon
  return (
    <div
      className={cn(
        'grid aspect-square content-center justify-items-center gap-3 rounded-2xl bg-muted p-3 transition-colors',
        wins && 'bg-primary text-primary-foreground',
      )}
    >
      <span className="text-sm font-medium opacity-90">{name}</span>
      {Icon ? (
        <Icon className="size-16 sm:size-20" aria-hidden="true" />
      ) : (
        <span className="text-6xl font-bold opacity-50">?</span>
      )}
      <span className="min-h-5 text-sm">{sign && signs[sign].name}</span>
    </div>
  )
}
