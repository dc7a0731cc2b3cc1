import { shuffled } from './random'

export const suits = ['♠', '♥', '♦', '♣'] as const
export const ranksInSuit = 13
const pileCount = 7
const undoMax = 150

/** The cards of a pile that lie face down, and those on them that lie open. A card is a number: suit × 13 + rank − 1. */
interface Pile {
  down: number[]
  up: number[]
}
interface Table {
  /** the last one is drawn next */
  stock: number[]
  waste: number[]
  /** how many of each suit are home */
  home: number[]
  piles: Pile[]
  moves: number
}
export interface KlondikeGame extends Table {
  past: Table[]
}
export type Spot = { at: 'waste' } | { at: 'home'; suit: number } | { at: 'pile'; pile: number; from: number }
export type Goal = { at: 'home' } | { at: 'pile'; pile: number }

export const suitOf = (card: number) => Math.floor(card / ranksInSuit)
export const rankOf = (card: number) => (card % ranksInSuit) + 1
export const isRed = (card: number) => suitOf(card) === 1 || suitOf(card) === 2
export const isWon = ({ home }: Table) => home.every((count) => count === ranksInSuit)
/** Nothing lies face down any more: the rest goes home by itself. */
export const canFinish = (game: Table) => !isWon(game) && game.piles.every(({ down }) => !down.length)

export function newDeal(): KlondikeGame {
  const deck = shuffled(Array.from({ length: suits.length * ranksInSuit }, (_, card) => card))
  const piles = Array.from({ length: pileCount }, (_, at): Pile => ({ down: deck.splice(0, at), up: deck.splice(0, 1) }))
  return { stock: deck, waste: [], home: suits.map(() => 0), piles, moves: 0, past: [] }
}

export function cardsAt(game: Table, spot: Spot): number[] {
  if (spot.at === 'waste') return game.waste.slice(-1)
  if (spot.at === 'pile') return game.piles[spot.pile]?.up.slice(spot.from) ?? []
  const count = game.home[spot.suit] ?? 0
  return count ? [spot.suit * ranksInSuit + count - 1] : []
}

export function fits(game: Table, cards: readonly number[], goal: Goal) {
  const [card] = cards
  if (card === undefined) return false
  if (goal.at === 'home') return cards.length === 1 && game.home[suitOf(card)] === rankOf(card) - 1
  const pile = game.piles[goal.pile]
  const below = pile?.up.at(-1)
  if (below === undefined) return rankOf(card) === ranksInSuit && !pile?.down.length
  return rankOf(below) === rankOf(card) + 1 && isRed(below) !== isRed(card)
}

const withTable = (game: KlondikeGame, table: Partial<Table>): KlondikeGame => {
  const { past, ...before } = game
  return { ...game, ...table, moves: game.moves + 1, past: [...past, before].slice(-undoMax) }
}
/** What lay under the cards that left is turned up. */
function without(pile: Pile, from: number): Pile {
  const up = pile.up.slice(0, from)
  return up.length ? { ...pile, up } : { down: pile.down.slice(0, -1), up: pile.down.slice(-1) }
}

export function withMove(game: KlondikeGame, spot: Spot, goal: Goal): KlondikeGame {
  const cards = cardsAt(game, spot)
  const isSame = spot.at === goal.at && (spot.at !== 'pile' || (goal.at === 'pile' && goal.pile === spot.pile))
  if (isSame || !fits(game, cards, goal)) return game
  const leaves = spot.at === 'home' ? spot.suit : -1
  const arrives = goal.at === 'home' ? suitOf(cards[0]!) : -1
  return withTable(game, {
    waste: spot.at === 'waste' ? game.waste.slice(0, -1) : game.waste,
    home: game.home.map((count, suit) => count + (suit === arrives ? 1 : 0) - (suit === leaves ? 1 : 0)),
    piles: game.piles.map((pile, at) => {
      if (spot.at === 'pile' && at === spot.pile) return without(pile, spot.from)
      return goal.at === 'pile' && at === goal.pile ? { ...pile, up: [...pile.up, ...cards] } : pile
    }),
  })
}

/** The next card of the stock, or the turned ones back when it is empty. */
export function withDraw(game: KlondikeGame): KlondikeGame {
  const { stock, waste } = game
  if (stock.length) return withTable(game, { stock: stock.slice(0, -1), waste: [...waste, stock.at(-1)!] })
  return waste.length ? withTable(game, { stock: waste.toReversed(), waste: [] }) : game
}

export function withoutMove(game: KlondikeGame): KlondikeGame {
  const before = game.past.at(-1)
  return before ? { ...before, moves: game.moves + 1, past: game.past.slice(0, -1) } : game
}

/** A card goes home when no other can still need it to lie on; else to a pile, one with cards before an empty one. */
export function bestGoal(game: KlondikeGame, spot: Spot): Goal | undefined {
  const cards = cardsAt(game, spot)
  const [card] = cards
  if (card === undefined) return undefined
  const home: Goal = { at: 'home' }
  const goesHome = spot.at !== 'home' && fits(game, cards, home)
  const isUnneeded = rankOf(card) <= Math.min(...game.home.filter((_, suit) => isRed(suit * ranksInSuit) !== isRed(card))) + 2
  if (goesHome && isUnneeded) return home
  // a king on the bare table gains nothing elsewhere
  const isSettled = spot.at === 'pile' && spot.from === 0 && !game.piles[spot.pile]?.down.length && rankOf(card) === ranksInSuit
  const goals = game.piles
    .map((_, pile): Goal & { at: 'pile' } => ({ at: 'pile', pile }))
    .filter((goal) => !(spot.at === 'pile' && spot.pile === goal.pile) && fits(game, cards, goal))
  const goal = isSettled ? undefined : goals[0]
  return goal ?? (goesHome ? home : undefined)
}

/** Where a card lies open, so that it can be moved. */
export function spotOf(game: Table, card: number): Spot | undefined {
  if (game.waste.at(-1) === card) return { at: 'waste' }
  const pile = game.piles.findIndex(({ up }) => up.includes(card))
  return pile < 0 ? undefined : { at: 'pile', pile, from: game.piles[pile]!.up.indexOf(card) }
}

/** One card more on its way home, or a card drawn when none can go. */
export function withFinishStep(game: KlondikeGame): KlondikeGame {
  const spots: Spot[] = [
    { at: 'waste' },
    ...game.piles.map(({ up }, pile): Spot => ({ at: 'pile', pile, from: Math.max(0, up.length - 1) })),
  ]
  const spot = spots.find((each) => fits(game, cardsAt(game, each), { at: 'home' }))
  return spot ? withMove(game, spot, { at: 'home' }) : withDraw(game)
}
