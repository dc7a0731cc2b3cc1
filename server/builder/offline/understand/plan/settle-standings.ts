// A table of who leads needs two lists: those who are ranked, and what they are ranked by, each with what it is for and no more.
import type { Language } from '#shared/languages.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { capitalised } from '../said.ts'
import { noList, rankedOf, resultsOf } from '../standings/lists-of-standings.ts'

/** In place, before the kinds of page are settled. */
export function settleStandings(intent: Intent): void {
  const { standings, language, prompt } = intent
  if (!standings) return
  for (const { start, end } of standings.stretches) used(intent, start, end)
  intent.unknown = intent.unknown.filter(
    (word) => !standings.stretches.some(({ start, end }) => prompt.slice(start, end).includes(word)),
  )
  const ranked = rankedOf(intent)
  const results = resultsOf(intent, ranked)
  const isMore = isLarge(intent)
  if (results.brought && isMore) return leave(intent)
  intent.kinds.add('standings')
  // a league needs no more; a trade with a leaderboard keeps its lists
  if (!isMore && standings.rule.by === 'matches') intent.isAlone = true
  for (const said of [ranked, results]) if (!intent.things.includes(said)) intent.things.push(said)
  delete ranked.implied
  delete results.implied
  results.parents = results.parents.filter((parent) => parent !== ranked)
  ranked.parents = ranked.parents.filter((parent) => parent !== results)
  if (!isMore) takeLoose(intent, results)
  if (standings.rule.by === 'matches') {
    ranked.fields = ranked.fields.filter(({ label }) => !workedOut.test(label))
    leaveScore(results, language)
    namePair(intent, results)
    intent.unknown = intent.unknown.filter((word) => !workedOut.test(word))
  }
  if (!isMore) intent.things = intent.things.filter((said) => said === ranked || said === results || !isNoList(said, intent))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
  for (const said of intent.things) if (said !== results) said.fields = said.fields.filter(({ label }) => !pointsOf.test(label))
  for (const tool of ['quiz', 'scoreboard', 'flashcards'] as const) intent.tools.delete(tool)
  intent.standings = { ...standings, ranked: ranked.many, results: results.many }
}

/** "With white and black", 先手、後手: what the two who meet are called. */
const pairsTold = [
  [/\bwhite\b/i, /\bblack\b/i],
  [/(?<!\p{L})vit(?!\p{L})/iu, /(?<!\p{L})svart(?!\p{L})/iu],
  [/先手/u, /後手/u],
] as const
function namePair(intent: Intent, results: SaidThing): void {
  const { prompt } = intent
  const pair = pairsTold.find((forms) => forms.every((form) => form.test(prompt)))?.map((form) => form.exec(prompt)![0])
  if (!pair) return
  const isNamed =
    (label: string) =>
    ({ label: said }: SaidField) =>
      said.toLowerCase() === label.toLowerCase()
  const missing = pair.filter((label) => !results.fields.some(isNamed(label)))
  results.fields.unshift(...missing.map((label): SaidField => ({ id: '', label: capitalised(label), type: 'text' })))
  intent.unknown = intent.unknown.filter((word) => !pair.includes(word))
}

/** So many lists, or so many with fields, or so long a text are a description of more than a table. */
const most = { lists: 3, described: 2 }
const longFrom: Record<Language, number> = { en: 300, sv: 300, ja: 150 }
const isLarge = ({ things, prompt, language }: Intent) =>
  prompt.length > longFrom[language] ||
  things.length > most.lists ||
  things.filter(({ fields }) => fields.length > 1).length > most.described
/** In a description of much else, without anything to rank by. */
function leave(intent: Intent): void {
  intent.unknown.push(...intent.standings!.stretches.map(({ start, end }) => intent.prompt.slice(start, end).trim()))
  delete intent.standings
}
/** What the table shows of each. */
const workedOut =
  /^(?:wins?|won|losses|loss|lost|draws?|drawn|points?|played|results?|goal difference|vinster|förluster|oavgjorda|poäng|spelade|resultat|målskillnad|勝ち?|負け?|引き?分け|勝ち点|得失点差?|勝敗)$/i

/** What was told of nothing in particular is told of the results. */
function takeLoose(intent: Intent, results: SaidThing): void {
  for (const field of intent.loose.splice(0))
    if (!results.fields.some(({ label }) => label === field.label)) results.fields.push(field)
}

/** "Points from each competition": the results hold them. */
const pointsOf = /^(?:points?|scores?|poäng) (?:from|per|for|in|of|från|för|i) /i
/** The league is the whole, unless there are several. */
const whole = /(?:leagues?|tournaments?|championships?|ladders?|liga|ligor|turnering(?:ar)?|mästerskap|リーグ|リーグ戦|大会)$/i
const isNoList = ({ many, one, fields, views }: SaidThing, { prompt, language }: Intent) => {
  const isSeveral = one !== many && prompt.toLowerCase().includes(many.toLowerCase())
  const isWhole = [one, many].some((name) => whole.test(name)) && !isSeveral
  return !views.length && fields.length < 2 && (isWhole || [one, many].some((name) => noList[language].test(name)))
}

/** "Score" and "result" of a match are one field, and the page's own. */
const ofScore =
  /^(?:(?:final )?(?:scores?|results?)|resultat(?:et)?|slutresultat|poäng|スコア|(?:試合|対局|対戦)?結果|得点|勝ち点|points?)$/i
function leaveScore(match: SaidThing, language: Language): void {
  const scores = match.fields.filter(({ label }) => ofScore.test(label))
  match.fields = match.fields.filter((field) => !scores.includes(field))
  const [label = { en: 'Score', sv: 'Resultat', ja: 'スコア' }[language]] = scores
    .filter(({ label: said }) => !/^(?:points?|poäng|勝ち点)$/i.test(said))
    .map(({ label: said }) => said)
  match.fields.push({ id: 'score', label, type: 'text' })
}
