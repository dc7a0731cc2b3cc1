import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [
  deckOf('%%pileIce%%', '%%cardDecksIce%%'),
  deckOf('%%pileTalk%%', '%%cardDecksTalk%%'),
  deckOf('%%pileRather%%', '%%cardDecksRather%%'),
]

export function QuestionCards() {
  return <CardPile name="question-cards" decks={decks} />
}
