import { sum } from '@/lib/series'

export interface ScoreTeam {
  id: string
  name: string
  /** what was typed, by the round from 0 */
  points: Record<number, string>
}

export const pointsIn = (team: ScoreTeam, round: number) => Number(team.points[round] ?? 0) || 0
export const totalOf = (team: ScoreTeam, rounds: number) =>
  sum(Array.from({ length: rounds }, (_, round) => pointsIn(team, round)))

/** The place of each team by its id; teams with as many points share one. */
export function placesOf(teams: readonly ScoreTeam[], rounds: number): Record<string, number> {
  const totals = teams.map((team) => totalOf(team, rounds))
  return Object.fromEntries(teams.map(({ id }, at) => [id, 1 + totals.filter((total) => total > totals[at]!).length]))
}
