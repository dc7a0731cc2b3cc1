import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from '../../change/change.ts'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { generateProject } from '../generate-project.ts'
import { runData } from '../samples/run-data.ts'

const { layData, runs } = runData()
const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const pageOf = ({ pages }: ProjectModel) => pages.find(({ kind }) => kind === 'standings')
/** How the page counts, who is ranked, and what by. */
function standingsIn(model: ProjectModel) {
  const page = pageOf(model)
  const named = (id: string | undefined) => model.things.find((thing) => thing.id === id)?.many
  return page && { by: page.standings!.by, side: named(page.parts!.side), results: named(page.thing), lists: model.things.length }
}

test('a table of who leads is made of those who take part and what they are ranked by, in three languages', () => {
  for (const [prompt, by, side, results] of [
    [
      'A league table for our football league: teams, matches with date, home team, away team and score. The table should work itself out.',
      'matches',
      'Teams',
      'Matches',
    ],
    [
      'Leaderboard for our office ping pong: record matches between players and see who is on top',
      'matches',
      'Players',
      'Matches',
    ],
    ['A darts league for our pub', 'matches', 'Players', 'Matches'],
    [
      'Track the results of our chess club: members, games with white, black and result. I want a ranking.',
      'matches',
      'Members',
      'Games',
    ],
    ['Step challenge at work: people log steps each day and there is a leaderboard', 'sum', 'Participants', 'Steps'],
    [
      'Sales leaderboard: our sales reps log deals with amount and we show who sold most this month',
      'sum',
      'Sales reps',
      'Deals',
    ],
    [
      'Korpserie i innebandy: lag, matcher med hemmalag, bortalag och resultat, och en tabell med poäng',
      'matches',
      'Lag',
      'Matcher',
    ],
    [
      'Topplista för vår bordtennisturnering på jobbet, vi skriver in matcherna och ser ställningen',
      'matches',
      'Spelare',
      'Matcher',
    ],
    ['少年サッカーリーグの試合結果と順位表', 'matches', 'チーム', '試合結果'],
  ] as const)
    assert.deepEqual(standingsIn(modelOf(prompt)), { by, side, results, lists: 2 }, prompt)
})

test('who won each time is counted where no score is told, and what comes besides stays a list', () => {
  const model = modelOf('Board game night tracker: friends, games we played, who won each time, and a leaderboard')
  assert.deepEqual(standingsIn(model), { by: 'wins', side: 'Friends', results: 'Game nights', lists: 3 })
})

test('tables, rankings and scaffolding of other kinds are what they were', () => {
  for (const prompt of [
    'A webshop for my books with a bestseller ranking',
    'Films with title, year and ranking',
    'Scaffolding rental: customers and ställningar',
    'byggnadsställningar med adress och nästa besiktning',
    'Show the customers as a table',
    'keyword ranking tracker for my SEO clients',
    '人気ランキングのあるレシピブログ',
    'Players, teams and trainings for my little league team',
  ])
    assert.equal(pageOf(modelOf(prompt)), undefined, prompt)
})

test('points are what was told, else what is usual for the game', () => {
  const points = (prompt: string) => pageOf(modelOf(prompt))!.standings
  assert.deepEqual(points('Hockey league with matches and a table, 2 points for a win and 1 for a draw'), {
    by: 'matches',
    win: 2,
    draw: 1,
  })
  assert.deepEqual(points('Fotbollsliga: lag och matcher, 3 poäng för vinst och 1 för oavgjort, en poängtabell'), {
    by: 'matches',
    win: 3,
    draw: 1,
  })
  assert.deepEqual(points('サッカーリーグの順位表。勝ち3点、引き分け1点'), { by: 'matches', win: 3, draw: 1 })
  assert.deepEqual(points('A badminton league for our club'), { by: 'matches', win: 1 })
  assert.deepEqual(points('A chess league for our club'), { by: 'matches', win: 1, draw: 0.5 })
})

test('a wish brings the page, says what counts, and takes it away', () => {
  const wished = (prompt: string, ...wishes: string[]) =>
    wishes.reduce((model, wish) => change(model, wish).model, modelOf(prompt))
  const football = 'Football club: teams, players and matches with date, home team, away team and score'
  const table = wished(football, 'add a league table')
  assert.deepEqual(standingsIn(table), { by: 'matches', side: 'Teams', results: 'Matches', lists: 3 })
  assert.deepEqual(pageOf(wished(football, 'add a league table', 'a win should give 2 points'))!.standings, {
    by: 'matches',
    win: 2,
    draw: 1,
  })
  const runsOf = 'Running club: members, runs with date, distance and member'
  assert.deepEqual(pageOf(wished(runsOf, 'add a leaderboard by distance'))!.standings, { by: 'sum', field: 'distance' })
  assert.equal(pageOf(wished(football, 'add a league table', 'remove the league table')), undefined)
  const korp = 'Fotbollsklubb: lag och matcher med datum, hemmalag, bortalag och resultat'
  assert.ok(pageOf(wished(korp, 'lägg till en tabell med poäng')))
  assert.equal(pageOf(wished(korp, 'lägg till en tabell med poäng', 'ta bort tabellen')), undefined)
  assert.ok(pageOf(wished('チームと試合（日付、ホーム、アウェイ、スコア）', '順位表を追加して')))
})

test('a list that is there already keeps its fields and what was stored in them', () => {
  const before = modelOf('Football club: teams, players and matches with date, home team, away team and score')
  const { model } = change(before, 'add a league table')
  const fields = (each: ProjectModel) => each.things.find(({ many }) => many === 'Matches')!.fields
  for (const { id } of fields(before))
    assert.ok(
      fields(model).some((field) => field.id === id),
      id,
    )
  const score = fields(model).find(({ id }) => id === 'score')!
  assert.deepEqual([score.type, score.stored], ['text', 'scoreText'])
})

test('samples are matches of two, played ones have a score and those to come have none', () => {
  const model = modelOf('A league table for our football league: teams, matches with date, home team, away team and score')
  const match = model.things.find(({ many }) => many === 'Matches')!
  const [home, away] = match.fields.filter(({ type }) => type === 'ref').map(({ id }) => id)
  assert.ok(match.rows.length >= 12)
  for (const row of match.rows) {
    assert.notEqual(row[home!], row[away!])
    assert.equal(String(row.date).startsWith('-'), /^\d+–\d+$/.test(String(row.score)), JSON.stringify(row))
  }
})

test('points, difference and goals make the order; scores are read as people write them; ties share a place', () => {
  const project = layData(
    'league',
    generateProject(modelOf('A league table for our football league: teams, matches with date, home team, away team and score')),
  )
  const told = runs(
    project,
    `const { leagueTable, readScore } = await import('./src/lib/standings.ts')
const { matchRows, emptyMatch } = await import('./src/data/match-rows.ts')
const { isOver, outcomeOf, pointsFor } = await import('./src/features/standings/matches.ts')
for (const each of matchRows.all()) matchRows.remove(each.id)
const [first, second] = Object.keys(emptyMatch()).filter((key) => key.endsWith('Id'))
const play = (home, away, score) => matchRows.add({ ...emptyMatch(), [first]: home, [second]: away, score })
play('a', 'b', '2-1'); play('b', 'c', '0–0'); play('c', 'a', '3:0'); play('a', 'c', ''); play('a', 'a', '9-0'); play('', 'b', '1-0')
const table = leagueTable(['a', 'b', 'c', 'd'], matchRows.all().filter(isOver).map(outcomeOf), pointsFor)
console.log(JSON.stringify([
  table.map(({ id, played, won, drawn, lost, scored, conceded, points }) => [id, played, won, drawn, lost, scored, conceded, points]),
  ['3-1', '3 – 1', '11–8, 7–11, 11–5', '½–½', '1:0', 'later', ''].map(readScore),
]))`,
  )
  assert.deepEqual(told, [
    [
      ['c', 2, 1, 1, 0, 3, 0, 4],
      ['a', 2, 1, 0, 1, 2, 4, 3],
      ['b', 2, 0, 1, 1, 1, 2, 1],
      ['d', 0, 0, 0, 0, 0, 0, 0],
    ],
    [[3, 1], [3, 1], [2, 1], [0.5, 0.5], [1, 0], null, null],
  ])
})
