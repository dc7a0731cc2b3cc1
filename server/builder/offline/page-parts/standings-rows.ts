// Sample rows of what people are ranked by: everyone meets everyone, and who is better wins more often, not always.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel, StandingsRule, Thing } from '../model.ts'
import { countedIn, countsWhen, dayIn, scoreIn, sidesIn, whoIn } from './standings-parts.ts'

const sidesMost = 8
const roundsMost = 6
const daysBetween = 7
/** Rounds that are still to come. */
const ahead = 1
const entriesMost = 18

/** Any whole number from 0 up to `below`, always the same for the same two. */
const chance = (one: number, other: number, below: number) => ((one * 7919 + other * 104_729 + 12_345) % 9973) % below

/** In place. */
export function fillStandings({ things, language }: ProjectModel, page: Page): void {
  const [results, side] = [page.thing, page.parts?.side].map((id) => things.find((each) => each.id === id))
  if (!results || !side || results.empty || side.rows.length < 2) return
  const rule = page.standings!
  const isSound = rule.by === 'matches' ? isSoundMatch(results, side) : isSoundEntry(results, side)
  const own = results.rows.filter(isSound)
  if (rule.by === 'matches') {
    if (own.length < side.rows.length) results.rows = [...own, ...matchRows(results, side, rule, language)]
    return
  }
  const who = whoIn(results, side)!.id
  // samples that all name the same one tell nothing
  const told = new Set(own.map((row) => row[who])).size > 1 ? own : []
  const won = countsWhen(results)
  const counts = told.filter((row) => !won || row[won.field.id] === won.option)
  const missing = side.rows.map((_row, at) => at).filter((at) => !counts.some((row) => row[who] === at))
  if (missing.length) results.rows = [...told, ...entryRows(results, side, told.length ? missing : undefined)]
}

const isRow = (value: unknown, side: Thing) => typeof value === 'number' && value >= 0 && value < side.rows.length
const isSoundMatch = (match: Thing, side: Thing) => {
  const [home, away] = sidesIn(match, side)!
  const score = scoreIn(match)
  return (row: Thing['rows'][number]) =>
    isRow(row[home.id], side) &&
    isRow(row[away.id], side) &&
    row[home.id] !== row[away.id] &&
    (!score || !('text' in score) || /[\d½] ?[-–:] ?[\d½]/.test(String(row[score.text.id])))
}
const isSoundEntry = (results: Thing, side: Thing) => {
  const [who, counted] = [whoIn(results, side)!, countedIn(results)]
  return (row: Thing['rows'][number]) => isRow(row[who.id], side) && (!counted || typeof row[counted.id] === 'number')
}

/** Newest first, as a collection keeps them. */
function matchRows(
  match: Thing,
  side: Thing,
  rule: Extract<StandingsRule, { by: 'matches' }>,
  language: Language,
): Thing['rows'] {
  const [home, away] = sidesIn(match, side)!
  const score = scoreIn(match)
  const day = dayIn(match)
  const rounds = roundRobin(Math.min(sidesMost, side.rows.length)).slice(0, roundsMost)
  const played = Math.max(1, rounds.length - ahead)
  const isRound = match.titleField === 'round'
  let at = 0
  return rounds
    .flatMap((pairs, round) =>
      pairs.map(([one, other]): Thing['rows'][number] => {
        const like = match.rows[at++ % Math.max(1, match.rows.length)] ?? {}
        const isPlayed = round < played
        const [own, theirs] = isPlayed ? ending(one, other, rule) : ['', '']
        return {
          ...like,
          [match.titleField]: isRound ? roundName(round + 1, language) : String(side.rows[other]![side.titleField]),
          ...(day && { [day.id]: dayOf(round - played, String(like[day.id]).split('T')[1]) }),
          [home.id]: one,
          [away.id]: other,
          ...(score && 'text' in score && { [score.text.id]: isPlayed ? `${own}–${theirs}` : '' }),
          ...(score && 'numbers' in score && { [score.numbers[0].id]: own || 0, [score.numbers[1].id]: theirs || 0 }),
        }
      }),
    )
    .toReversed()
}

const roundName = (round: number, language: Language) =>
  ({ en: `Round ${round}`, sv: `Omgång ${round}`, ja: `第${round}回` })[language]

const dayOf = (rounds: number, hour: string | undefined) => {
  const days = rounds * daysBetween + 2
  return `${days < 0 ? '' : '+'}${days}d${hour ? `T${hour}` : ''}`
}

/** The circle method; who has nobody to meet rests. */
function roundRobin(count: number): [number, number][][] {
  const all = Array.from({ length: count + (count % 2) }, (_, at) => at)
  return all.slice(1).map((_each, round) => {
    const turned = [all[0]!, ...all.slice(1).map((_one, at, rest) => rest[(at + round) % rest.length]!)]
    return turned
      .slice(0, all.length / 2)
      .map((one, at): [number, number] => {
        const other = turned[turned.length - 1 - at]!
        return (round + at) % 2 ? [other, one] : [one, other]
      })
      .filter((pair) => pair.every((each) => each < count))
  })
}

/** Goals where a draw counts, games won where it does not, and a point or half of one where that is what a match is worth. */
function ending(
  one: number,
  other: number,
  { win, draw }: { win: number; draw?: number | undefined },
): [number | string, number | string] {
  const luck = chance(one, other, 5)
  const isFirst = one + luck < other + 2
  if (draw === undefined) return isFirst ? [3, luck % 3] : [luck % 3, 3]
  const isDraw = chance(other, one, 4) === 0
  if (win <= 1) return isDraw ? ['½', '½'] : isFirst ? [1, 0] : [0, 1]
  const goals = 1 + (luck % 3)
  if (isDraw) return [luck % 3, luck % 3]
  return isFirst ? [goals + chance(other, one, 2), Math.max(0, goals - 1)] : [Math.max(0, goals - 1), goals + 1]
}

/** Of each of them, or now of this one and now of that, those who stand first more often. */
function entryRows(results: Thing, side: Thing, each?: readonly number[]): Thing['rows'] {
  const [who, day, counted, won] = [whoIn(results, side)!, dayIn(results), countedIn(results), countsWhen(results)]
  const count = Math.min(sidesMost, side.rows.length)
  const sides =
    each ??
    Array.from({ length: entriesMost }, (_, at) => (chance(at, count, 3) ? at % count : chance(at, 1, Math.max(2, count >> 1))))
  return sides.map((one, at) => {
    const like = results.rows[at % Math.max(1, results.rows.length)] ?? {}
    const hour = day && String(like[day.id]).split('T')[1]
    return {
      ...like,
      [who.id]: one,
      ...(won && { [won.field.id]: won.option }),
      ...(counted && { [counted.id]: Number(like[counted.id]) || 5 + chance(at, 3, 20) }),
      ...(day && { [day.id]: `-${at}d${hour ? `T${hour}` : ''}` }),
    }
  })
}
