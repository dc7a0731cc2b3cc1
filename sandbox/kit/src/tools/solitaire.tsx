import { RotateCcw, Shuffle, Undo2, WandSparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Figures } from '@/components/blocks/figures'
import { CardBack, cardShape, PlayingCard, suitName } from '@/components/blocks/playing-card'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import {
  bestGoal,
  canFinish,
  cardsAt,
  isWon,
  newDeal,
  ranksInSuit,
  spotOf,
  suits,
  withDraw,
  withFinishStep,
  withMove,
  withoutMove,
  type Goal,
  type KlondikeGame,
  type Spot,
} from '@/lib/klondike'
import { useKeys } from '@/lib/use-keys'
import { clock } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'
import { useTicks } from '@/lib/use-ticks'

const doubleTapMs = 350
const finishStepMs = 90
const start = { game: newDeal(), former: null as { game: KlondikeGame; seconds: number } | null, wins: 0, best: 0 }
const slot = cn(cardShape, 'focus-ring grid cursor-pointer place-items-center border-2 border-dashed border-muted-foreground/50')

export function Solitaire() {
  const [{ game, former, wins, best }, setSaved] = useSaved('solitaire', start)
  const [seconds, setSeconds] = useSaved('solitaire-seconds', 0)
  const [chosen, setChosen] = useState<Spot | null>(null)
  const [finishing, setFinishing] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const lastTap = useRef({ card: -1, pile: '', time: 0 })
  const won = isWon(game)
  const chosenCards = chosen ? cardsAt(game, chosen) : []
  const canReturn = game.past.length === 0 && former !== null
  useTicks(!won && game.moves > 0, () => setSeconds((before) => before + 1))

  const change = (next: KlondikeGame) => {
    const isEnd = !won && isWon(next)
    setChosen(null)
    setSaved((before) => ({
      ...before,
      game: next,
      wins: before.wins + (isEnd ? 1 : 0),
      best: isEnd && (before.best === 0 || seconds < before.best) ? Math.max(1, seconds) : before.best,
    }))
  }
  /** Puts what is chosen there, when it fits. */
  const put = (goal: Goal) => {
    const next = chosen ? withMove(game, chosen, goal) : game
    if (next === game) return false
    change(next)
    return true
  }
  const tap = (spot: Spot, card: number, now: number) => {
    const pile = spot.at === 'pile' ? `${spot.pile}` : spot.at
    const { current: before } = lastTap
    const lay = before.pile === pile && now - before.time < doubleTapMs ? spotOf(game, before.card) : undefined
    lastTap.current = { card, pile, time: now }
    const home = lay ? withMove(game, lay, { at: 'home' }) : game
    if (home !== game) return change(home)
    if (chosen && spot.at !== 'waste' && put(spot.at === 'home' ? { at: 'home' } : { at: 'pile', pile: spot.pile })) return
    if (chosenCards[0] === card) return setChosen(null)
    const goal = spot.at === 'home' ? undefined : bestGoal(game, spot)
    if (goal) change(withMove(game, spot, goal))
    else setChosen(spot)
  }
  const deal = () => {
    const isTouched = game.moves > 0 && !won
    setChosen(null)
    setFinishing(false)
    setSaved((before) => ({ ...before, game: newDeal(), former: isTouched ? { game, seconds } : null }))
    setSeconds(0)
  }
  const undo = () => {
    if (!canReturn || !former) return change(withoutMove(game))
    setSaved((before) => ({ ...before, game: former.game, former: null }))
    setSeconds(former.seconds)
  }
  const finishStep = useEffectEvent(() => {
    if (canFinish(game)) change(withFinishStep(game))
    else setFinishing(false)
  })
  useEffect(() => {
    if (!finishing) return
    const timer = setInterval(() => finishStep(), finishStepMs)
    return () => clearInterval(timer)
  }, [finishing])
  // the card that was pressed lies somewhere else now, and the keyboard goes with it
  const follow = useEffectEvent(() => {
    if (document.activeElement !== document.body) return
    table.current?.querySelector<HTMLElement>(`[data-card="${lastTap.current.card}"]`)?.focus({ preventScroll: true })
  })
  useEffect(() => follow(), [game.moves])
  useKeys((key) => {
    if (key === ' ' || key.toLowerCase() === 'd') change(withDraw(game))
    else if (key.toLowerCase() === 'u') undo()
    else if (key === 'Escape') setChosen(null)
    else return false
    return true
  })

  const face = (card: number, spot: Spot) => (
    <PlayingCard
      card={card}
      chosen={chosenCards.includes(card)}
      draggable
      onClick={({ timeStamp }) => tap(spot, card, timeStamp)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(card))
        setChosen(spot)
      }}
    />
  )
  const wasteTop = game.waste.at(-1)
  const stockLabel = game.stock.length
    ? '%%cardsDraw%%'.replace('{count}', String(game.stock.length))
    : game.waste.length
      ? '%%cardsTurn%%'
      : '%%cardsNoStock%%'
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <Card className="bg-[color-mix(in_oklab,var(--primary)_14%,var(--muted))] p-2 sm:p-4">
        <div className="@container" ref={table}>
          <div className="min-h-[calc(var(--h)*3.6)] [--gap:min(0.75rem,1cqw)] [--h:calc(var(--w)*1.4)] [--w:calc((100cqw-6*var(--gap))/7)]">
            <div className="mb-[calc(var(--h)*0.2)] grid grid-cols-7 gap-(--gap)">
              <button
                type="button"
                aria-label={stockLabel}
                onClick={() => change(withDraw(game))}
                className={game.stock.length ? cn(cardShape, 'focus-ring cursor-pointer') : slot}
              >
                {game.stock.length ? <CardBack /> : <RotateCcw className="size-1/3 text-muted-foreground" aria-hidden="true" />}
              </button>
              <div role="group" aria-label="%%cardsWaste%%" className="col-span-2">
                {wasteTop !== undefined && <div key={wasteTop}>{face(wasteTop, { at: 'waste' })}</div>}
              </div>
              {suits.map((sign, suit) => (
                <DropPlace key={sign} label={suitName(suit)} onPut={() => put({ at: 'home' })}>
                  {game.home[suit] ? (
                    face(suit * ranksInSuit + game.home[suit] - 1, { at: 'home', suit })
                  ) : (
                    <button type="button" className={slot} onClick={() => put({ at: 'home' })}>
                      <span className="sr-only">{suitName(suit)}: %%ticEmpty%%</span>
                      <span aria-hidden="true" className="font-serif text-[calc(var(--w)*0.5)] text-muted-foreground">
                        {sign}&#xFE0E;
                      </span>
                    </button>
                  )}
                </DropPlace>
              ))}
            </div>
            <div className="grid grid-cols-7 items-start gap-(--gap)">
              {game.piles.map(({ down, up }, pile) => (
                <DropPlace key={pile} label={pileName(pile, down.length)} onPut={() => put({ at: 'pile', pile })}>
                  {down.map((card, at) => (
                    <div key={card} className={cn(at > 0 && underBack)}>
                      <CardBack />
                    </div>
                  ))}
                  {up.map((card, at) => (
                    <div key={card} className={cn('pop', at > 0 ? underFace : down.length > 0 && underBack)}>
                      {face(card, { at: 'pile', pile, from: at })}
                    </div>
                  ))}
                  {!up.length && (
                    <button
                      type="button"
                      aria-label={pileName(pile, 0)}
                      className={slot}
                      onClick={() => put({ at: 'pile', pile })}
                    />
                  )}
                </DropPlace>
              ))}
            </div>
          </div>
        </div>
      </Card>
      <p role="status" className="text-center font-display text-xl font-semibold empty:hidden">
        {won && '%%cardsWon%%'.replace('{time}', clock(seconds * 1000))}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {canFinish(game) && (
          <Button disabled={finishing} onClick={() => setFinishing(true)}>
            <WandSparkles /> %%cardsFinish%%
          </Button>
        )}
        <Button variant="secondary" disabled={won || finishing || (!game.past.length && !canReturn)} onClick={undo}>
          <Undo2 /> %%undo%%
        </Button>
        <Button variant={won ? 'primary' : 'secondary'} onClick={deal}>
          <Shuffle /> %%cardsDeal%%
        </Button>
      </div>
      <Figures
        items={[
          ['%%cardsMoves%%', game.moves],
          ['%%memoryTime%%', clock(seconds * 1000)],
          ['%%cardsWins%%', wins],
          ['%%toolBest%%', best ? clock(best * 1000) : '–'],
        ]}
      />
      <p className="text-center text-sm text-muted-foreground">%%cardsKeys%%</p>
    </div>
  )
}

/** How far a card reaches over the one before it. */
const underBack = 'mt-[calc(max(0.375rem,var(--h)*0.1)-var(--h))]'
const underFace = 'mt-[calc(max(1.25rem,var(--h)*0.26)-var(--h))]'
const pileName = (pile: number, down: number) =>
  '%%cardsPile%%'.replace('{pile}', String(pile + 1)).replace('{down}', String(down))

function DropPlace({ label, onPut, children }: { label: string; onPut: () => void; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onPut()
      }}
    >
      {children}
    </div>
  )
}
