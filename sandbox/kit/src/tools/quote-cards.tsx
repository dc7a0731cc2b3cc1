import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [deckOf('%%pileQuotes%%', '%%cardDecksQuotes%%')]

export function QuoteCards() {
  return <CardPile name="quote-cards" decks={decks} />
}
