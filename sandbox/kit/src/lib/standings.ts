/** Two who met, and how many goals, games or points each had. */
export interface Outcome<Id extends string | number = string> {
  sides: readonly [Id, Id]
  score: readonly [number, number]
  /** Who won, where the score does not say it. */
  winner?: Id
}

/** What a win and a draw are worth; a loss is worth nothing. */
export interface PointsFor {
  win: number
  draw: number
}

export type Ending = 'won' | 'drawn' | 'lost'

export interface Standing<Id extends string | number = string> {
  id: Id
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
  /** How the matches ended, the first one first. */
  endings: Ending[]
}

/** The table: points, then difference, then what was scored; who is equal in all of it stands in the order that was given. */
export function leagueTable<Id extends string | number>(
  ids: readonly Id[],
  outcomes: readonly Outcome<Id>[],
  pointsFor: PointsFor,
): Standing<Id>[] {
  const table = new Map(
    ids.map((id): [Id, Standing<Id>] => [
      id,
      { id, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0, endings: [] },
    ]),
  )
  for (const outcome of outcomes)
    for (const [at, id] of outcome.sides.entries()) {
      const row = table.get(id)
      if (!row) continue
      const ending = endingFor(outcome, at)
      row.played++
      row[ending]++
      row.scored += outcome.score[at]!
      row.conceded += outcome.score[1 - at]!
      row.points += ending === 'won' ? pointsFor.win : ending === 'drawn' ? pointsFor.draw : 0
      row.endings.push(ending)
    }
  const difference = ({ scored, conceded }: Standing<Id>) => scored - conceded
  return [...table.values()].toSorted((a, b) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored)
}

function endingFor<Id extends string | number>({ sides, score, winner }: Outcome<Id>, at: number): Ending {
  if (winner !== undefined) return winner === sides[at] ? 'won' : 'lost'
  const [own, other] = [score[at]!, score[1 - at]!]
  return own > other ? 'won' : own < other ? 'lost' : 'drawn'
}

const pair = /(\d+(?:[.,]5)?½?|½)\s*(?:[-–—:−対]|to)\s*(\d+(?:[.,]5)?½?|½)/g
const numberIn = (text: string) => (Number.parseFloat(text.replace(',', '.')) || 0) + (text.endsWith('½') ? 0.5 : 0)

/** “3–1” as two numbers; of a match in sets (“11–8, 7–11, 11–5”) how many each won; null where it holds no score (yet). */
export function readScore(text: string): [number, number] | null {
  const scores = [...text.matchAll(pair)].map(([, one, other]): [number, number] => [numberIn(one!), numberIn(other!)])
  if (scores.length < 2) return scores[0] ?? null
  return [scores.filter(([one, other]) => one > other).length, scores.filter(([one, other]) => other > one).length]
}

export interface Tally {
  id: string
  /** How often they took part. */
  times: number
  sum: number
}

/** Who has the most, first: of all their entries together, or of the best one. Those who have no entry yet stand last. */
export function leaderboard(
  ids: readonly string[],
  entries: readonly { id: string; value: number }[],
  counts: 'sum' | 'best' = 'sum',
): Tally[] {
  const board = new Map(ids.map((id): [string, Tally] => [id, { id, times: 0, sum: 0 }]))
  for (const { id, value } of entries) {
    const row = board.get(id)
    if (!row) continue
    row.sum = counts === 'sum' ? row.sum + value : row.times === 0 ? value : Math.max(row.sum, value)
    row.times++
  }
  return [...board.values()].toSorted((a, b) => b.sum - a.sum || b.times - a.times)
}

/** The place of a row among the sorted ones: who has the same, shares it. */
export const placeOf = (sums: readonly number[], at: number) => sums.indexOf(sums[at]!) + 1
