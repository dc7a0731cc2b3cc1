// What people learn by heart: decks of cards by subject. The same cards can be practised or asked as a quiz, whose wrong answers are
// those of the other cards.
import type { Language } from '#shared/languages.ts'

export type Deck = Record<Language, string> & {
  /** English|Svenska|日本語; what a project about it is called */
  name: string
  /** how a quiz asks what stands behind the front `{}` */
  question: string
  /** a front that is half a sentence: its card asks the whole question, too */
  asks?: true
  /** words and their meanings, which sides of cards are called by */
  words?: true
  groups: readonly CardGroup[]
}

export type CardGroup = {
  name: string
  /** beginnings of the words that ask for this group alone: English|Svenska|日本語 */
  alone?: string
  /** what a project that holds it alone is called */
  title?: string
  /** a term behind what it means: a quiz asks for the term, a card shows it first */
  terms?: true
  /** a group for those who ask for it, and for nobody else */
  apart?: true
  /** lines of "front = back", either of them English|Svenska|日本語 or one text for all three */
  cards: string
}

/** The cards of a group, front and back. */
export const cardsOf = ({ cards }: CardGroup): (readonly [front: string, back: string])[] =>
  cards
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      return [line.slice(0, at).trim(), line.slice(at + 3).trim()] as const
    })
