import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [deckOf('%%pileYes%%', '%%cardDecksYes%%')]

export function Affirmations() {
  return <CardPile name="affirmations" decks={decks} />
}
