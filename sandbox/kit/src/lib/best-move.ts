import { pickOne, randomBelow } from '@/lib/random'

/** A game for two as the search sees it; whoever is to move wants `worth` high, and there are no moves when it is over. */
export interface Rules<Position, Move> {
  movesOf: (position: Position) => Move[]
  played: (position: Position, move: Move) => Position
  /** 1 or -1: who is to move */
  sideOf: (position: Position) => number
  worth: (position: Position) => number
}

/** Looks `depth` moves ahead and picks one of the best; once in `slipOneIn` times it plays anything. */
export function bestMove<Position, Move>(rules: Rules<Position, Move>, position: Position, depth: number, slipOneIn = 0): Move {
  const moves = rules.movesOf(position)
  if (slipOneIn && randomBelow(slipOneIn) === 0) return pickOne(moves)
  const valued = moves.map((move) => ({ move, value: outlook(rules, position, move, depth, -Infinity, Infinity) }))
  const best = Math.max(...valued.map(({ value }) => value))
  return pickOne(valued.filter(({ value }) => value === best)).move
}

/** What a move is worth for the one who makes it; one side may move twice in a row. */
function outlook<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  move: Move,
  depth: number,
  low: number,
  high: number,
): number {
  const next = rules.played(position, move)
  const isSame = rules.sideOf(next) === rules.sideOf(position)
  return isSame ? lookAhead(rules, next, depth - 1, low, high) : -lookAhead(rules, next, depth - 1, -high, -low)
}

function lookAhead<Position, Move>(rules: Rules<Position, Move>, position: Position, depth: number, low: number, high: number) {
  const moves = depth > 0 ? rules.movesOf(position) : []
  if (!moves.length) return rules.worth(position)
  let best = -Infinity
  for (const move of moves) {
    best = Math.max(best, outlook(rules, position, move, depth, Math.max(low, best), high))
    if (best >= high) break
  }
  return best
}
