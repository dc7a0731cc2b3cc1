import { leagueTable, type Outcome, type Standing } from './standings'

/** Places in the list of entrants; `null` is not known yet. */
export type Side = number | null
export interface Match {
  id: string
  sides: [Side, Side]
  /** One side has nobody to meet. */
  isBye: boolean
  winner: Side
}

/** What was said of a match, and of whom: it counts only while the same two meet. */
export interface Result {
  of: [number, number]
  picked: number | null
  scores: [number | null, number | null]
}
export type Results = Record<string, Result>

/** Where the seeds stand, so that the best two can only meet in the final: 1 8 4 5 2 7 3 6. */
export function seedOrder(size: number): number[] {
  let order = [0]
  while (order.length < size) {
    const last = order.length * 2 - 1
    order = order.flatMap((seed) => [seed, last - seed])
  }
  return order
}

const sizeFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(2, count)))

export const resultOf = (results: Results, id: string, [a, b]: [Side, Side]): Result | undefined => {
  const result = results[id]
  return result && a !== null && b !== null && result.of[0] === a && result.of[1] === b ? result : undefined
}

/** By the scores when they differ, else whoever was picked. */
export function winnerOf(result: Result | undefined): Side {
  if (!result) return null
  const [a, b] = result.scores
  if (a !== null && b !== null && a !== b) return result.of[a > b ? 0 : 1]
  return result.picked
}

function played(results: Results, id: string, sides: [Side, Side]): Match {
  return { id, sides, isBye: false, winner: winnerOf(resultOf(results, id, sides)) }
}

/** Every round, first to last; whoever has nobody to meet in the first one is through. */
export function bracketOf(count: number, results: Results): Match[][] {
  const order = seedOrder(sizeFor(count)).map((seed): Side => (seed < count ? seed : null))
  const first = Array.from({ length: order.length / 2 }, (_, at): Match => {
    const sides: [Side, Side] = [order[at * 2] ?? null, order[at * 2 + 1] ?? null]
    const isBye = sides.includes(null)
    const id = `0-${at}`
    return isBye ? { id, sides, isBye, winner: sides[0] ?? sides[1] } : played(results, id, sides)
  })
  const rounds = [first]
  for (let last = first; last.length > 1; last = rounds.at(-1)!) {
    const round = rounds.length
    const before = last
    rounds.push(
      Array.from({ length: before.length / 2 }, (_, at) =>
        played(results, `${round}-${at}`, [before[at * 2]!.winner, before[at * 2 + 1]!.winner]),
      ),
    )
  }
  return rounds
}

/** Between those who lost the semi-finals; there is none without two of them. */
export function thirdPlaceOf(rounds: Match[][], results: Results): Match | null {
  const semis = rounds.at(-2)
  if (!semis || semis.length !== 2 || semis.some(({ isBye }) => isBye)) return null
  const loser = ({ sides, winner }: Match) => (winner === null ? null : (sides.find((side) => side !== winner) ?? null))
  return played(results, 'third', [loser(semis[0]!), loser(semis[1]!)])
}

/** Everyone against everyone, no one twice in a round: the circle method. */
export function roundRobinOf(count: number, results: Results): Match[][] {
  const circle: Side[] = Array.from({ length: count }, (_, at) => at)
  if (count % 2) circle.push(null)
  const half = circle.length / 2
  return Array.from({ length: Math.max(0, circle.length - 1) }, (_, round) => {
    const turned = [circle[0]!, ...circle.slice(1).map((_each, at, rest) => rest[(at + round) % rest.length]!)]
    return Array.from({ length: half }, (_each, at) => {
      const pair: [Side, Side] = [turned[at] ?? null, turned[turned.length - 1 - at] ?? null]
      const sides: [Side, Side] = round % 2 && at === 0 ? [pair[1], pair[0]] : pair
      return { sides, at }
    })
      .filter(({ sides }) => !sides.includes(null))
      .map(({ sides, at }) => played(results, `r${round}-${at}`, sides))
  })
}

const pointsFor = { win: 3, draw: 1 }

/** The table: points, then difference, then the order they were given in. */
export function standingsOf(count: number, rounds: Match[][], results: Results): Standing<number>[] {
  const ids = Array.from({ length: count }, (_, who) => who)
  const outcomes = rounds.flat().flatMap(({ id, sides }): Outcome<number>[] => {
    const result = resultOf(results, id, sides)
    if (!result) return []
    const winner = winnerOf(result)
    const [a, b] = result.scores
    if (a === null || b === null) return winner === null ? [] : [{ sides: result.of, score: [0, 0], winner }]
    return [{ sides: result.of, score: [a, b], ...(winner !== null && { winner }) }]
  })
  return leagueTable(ids, outcomes, pointsFor)
}
