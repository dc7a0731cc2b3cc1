import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { isRed, rankOf, suitOf, suits } from '@/lib/klondike'

const signs = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suitNames = ['%%cardsSpades%%', '%%cardsHearts%%', '%%cardsDiamonds%%', '%%cardsClubs%%']
const rankNames: Record<number, string> = { 1: '%%cardsAce%%', 11: '%%cardsJack%%', 12: '%%cardsQueen%%', 13: '%%cardsKing%%' }

export const suitName = (suit: number) => suitNames[suit] ?? ''
export const cardName = (card: number) =>
  '%%cardsCard%%'.replace('{rank}', rankNames[rankOf(card)] ?? String(rankOf(card))).replace('{suit}', suitName(suitOf(card)))

/** Cards are as wide as `--w` and as high as `--h`, which the table around them sets. */
export const cardShape = 'h-(--h) w-(--w) rounded-[calc(var(--w)*0.12)]'

interface PlayingCardProps extends ComponentProps<'button'> {
  card: number
  chosen: boolean
}

export function PlayingCard({ card, chosen, className, ...props }: PlayingCardProps) {
  const sign = signs[rankOf(card) - 1]
  const suit = suits[suitOf(card)]
  return (
    <button
      type="button"
      data-card={card}
      className={cn(
        cardShape,
        'focus-ring relative block cursor-pointer touch-manipulation overflow-hidden border border-input bg-card shadow-xs transition-shadow select-none hover:shadow-md focus-visible:z-10',
        isRed(card) ? 'text-tone-red' : 'text-foreground',
        chosen && 'ring-3 ring-ring',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true">
        <span className="absolute top-[calc(var(--w)*0.06)] left-[calc(var(--w)*0.08)] flex items-center gap-[calc(var(--w)*0.04)] text-[max(0.875rem,calc(var(--w)*0.3))] leading-none font-bold tracking-tighter">
          {sign}
          <span className="font-serif text-[0.95em] font-normal">{suit}&#xFE0E;</span>
        </span>
        <span className="absolute right-[calc(var(--w)*0.1)] bottom-[calc(var(--w)*0.06)] font-serif text-[calc(var(--w)*0.62)] leading-none">
          {suit}&#xFE0E;
        </span>
      </span>
      <span className="sr-only">
        {cardName(card)}
        {chosen && ', %%matchChosen%%'}
      </span>
    </button>
  )
}

export function CardBack() {
  return (
    <span
      className={cn(
        cardShape,
        'block border-2 border-card bg-primary bg-[repeating-linear-gradient(45deg,transparent_0_0.25rem,color-mix(in_oklab,var(--primary-foreground)_22%,transparent)_0.25rem_0.375rem)] shadow-xs',
      )}
    />
  )
}
