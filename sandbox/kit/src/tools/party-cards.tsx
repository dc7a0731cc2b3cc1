import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [
  deckOf('%%pileTruth%%', '%%cardDecksTruth%%'),
  deckOf('%%pileNever%%', '%%cardDecksNever%%'),
  deckOf('%%pileRather%%', '%%cardDecksRather%%'),
]

export function PartyCards() {
  return <CardPile name="party-cards" decks={decks} />
}
