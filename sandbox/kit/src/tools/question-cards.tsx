import { CardPile, deckOf } from '@/components/blocks/card-pile'

const decks = [
  deckOf('%%drawIce%%', '%%cardDecksIce%%'),
  deckOf('%%drawTalk%%', '%%cardDecksTalk%%'),
  deckOf('%%drawRather%%', '%%cardDecksRather%%'),
]

export function QuestionCards() {
  return <CardPile name="question-cards" decks={decks} />
}
