// All decks by subject; the first whose words stand in a prompt is its own, so that narrower ones come first.
import { bodyDecks } from './body-decks.ts'
import { cultureDecks } from './culture-decks.ts'
import type { Deck } from './deck.ts'
import { historyDecks } from './history-decks.ts'
import { natureDecks } from './nature-decks.ts'
import { numberDecks } from './number-decks.ts'
import { societyDecks } from './society-decks.ts'
import { worldDecks } from './world-decks.ts'

export const subjectDecks: readonly Deck[] = [
  ...societyDecks,
  ...bodyDecks,
  ...cultureDecks,
  ...worldDecks,
  ...historyDecks,
  ...natureDecks,
  ...numberDecks,
]
