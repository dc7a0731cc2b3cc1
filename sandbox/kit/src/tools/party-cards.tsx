import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [
  deckOf('%%drawTruth%%', '%%cardDecksTruth%%'),
  deckOf('%%drawNever%%', '%%cardDecksNever%%'),
  deckOf('%%drawRather%%', '%%cardDecksRather%%'),
]

export function PartyCards() {
  return <CardPile name="party-cards" decks={decks} />
}
