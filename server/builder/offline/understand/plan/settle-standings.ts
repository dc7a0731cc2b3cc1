// A table of who leads needs two lists: those who are ranked, and what they are ranked by, each with what it is for and no more.
import type { Language } from '#shared/languages.ts'
import { byTeams, matchTold, rankedNouns } from '../../lexicon/standings.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { capitalised, sayNoun } from '../said.ts'
import { saidFromLexicon } from './plan-things.ts'

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
/** Points and results are what the results hold, and the league is the whole. */
const noList: Record<Language, RegExp> = {
  en: /^(?:points?|scores?|results?|rankings?|standings?|tables?)$/i,
  sv: /^(?:poäng|resultat|ställning(?:ar)?|tabell(?:er)?|ranking(?:ar)?|serie(?:r)?)$/i,
  ja: /^(?:順位|順位表|ポイント|得点|点数|成績|結果|ランキング|勝ち点)$/u,
}
/** The league is the whole, unless there are several. */
const whole = /(?:leagues?|tournaments?|championships?|ladders?|liga|ligor|turnering(?:ar)?|mästerskap|リーグ|リーグ戦|大会)$/i
const isNoList = ({ many, one, fields, views }: SaidThing, { prompt, language }: Intent) => {
  const isSeveral = one !== many && prompt.toLowerCase().includes(many.toLowerCase())
  const isWhole = [one, many].some((name) => whole.test(name)) && !isSeveral
  return !views.length && fields.length < 2 && (isWhole || [one, many].some((name) => noList[language].test(name)))
}

const rankedFirst = ['team', 'player', 'member', 'employee', 'student', 'athlete', 'participant', 'child']
/** 本ランキング, "ranking of the books": what it is of. */
function rankedByName(prompt: string, language: Language): RegExp {
  const [, first, second] = ofWhat[language].exec(prompt) ?? []
  const noun = first ?? second
  return noun ? new RegExp(`^${noun}$`, 'iu') : /(?!)/
}
const ofWhat: Record<Language, RegExp> = {
  en: /\b(?:ranking|leaderboard|standings|table) of (?:the |our |all |most \p{L}+ )*(\p{L}+)|\bmost (?:borrowed|visited|used|played|watched|ordered|popular|rented|read|booked) (\p{L}+)/iu,
  sv: /(?:ranking|topplista|tabell) över (?:de |våra |alla |mest \p{L}+ )*(\p{L}+)/iu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{1,8})の?ランキング/u,
}
/** Those who are ranked: a list of people or teams that was said, else by their noun, else those who usually play it. */
function rankedOf({ things, prompt, language }: Intent): SaidThing {
  const named = things.find(({ many }) => rankedByName(prompt, language).test(many))
  if (named) return named
  const people = things.filter(
    ({ known, nounClass, brought }) => !brought && (known?.entry.actor || known?.id === 'team' || nounClass === 'person'),
  )
  const order = ({ known }: SaidThing) => rankedFirst.indexOf(known?.id ?? '') + 1 || rankedFirst.length + 1
  const said = people.toSorted((a, b) => order(a) - order(b))[0]
  if (said) return said
  const noun = rankedNouns[language].exec(prompt)?.groups?.noun
  const isTeam = byTeams[language].test(prompt) && (!noun || /^(?:people|teams?|lag|チーム)$/i.test(noun))
  if (isTeam) return saidFromLexicon('team', language)
  const { known: _known, ...person } = sayNoun(
    noun && noun !== 'people' ? noun.toLowerCase() : usualNoun(prompt, language),
    language,
  )
  return { ...person, nounClass: 'person' }
}

const usualNoun = (prompt: string, language: Language): string =>
  matchTold[language].test(prompt) || /game|race|spel|lopp|ゲーム|レース/i.test(prompt)
    ? { en: 'players', sv: 'spelare', ja: '選手' }[language]
    : { en: 'participants', sv: 'deltagare', ja: '参加者' }[language]

const isOfResults: Record<Language, RegExp> = {
  en: /match|game|fixture|bout|race|round|result|deal|sale|step|score|point|competition|event|night|log|heat|run|workout|catch/i,
  sv: /match|parti|spel|lopp|omgång|resultat|affär|sälj|steg|poäng|tävling|kväll|logg|heat|pass|fångst/i,
  ja: /試合|対局|対戦|ゲーム|レース|結果|成績|商談|売上|歩数|大会|記録|ポイント|得点|釣果/u,
}

/** What they are ranked by. */
function resultsOf(intent: Intent, ranked: SaidThing): SaidThing {
  const { things, language, standings, prompt } = intent
  const open = things.filter((said) => said !== ranked && !said.known?.entry.actor && said.known?.id !== 'team')
  const named = open.filter(({ one, many }) => isOfResults[language].test(`${one} ${many}`))
  if (standings!.rule.by === 'matches') {
    const matches = named.filter(isMatch(language))
    const found = matches.find(({ known }) => known?.id === 'match') ??
      matches.find(({ many }) => !noList[language].test(many)) ??
      matches[0] ?? { ...saidFromLexicon('match', language), ...matchNames(prompt, language) }
    if (noList[language].test(found.many)) Object.assign(found, matchNames(prompt, language))
    found.known = knownThings.get('match')!
    return found
  }
  const linked = open.filter((said) => isLinked(said, ranked) && !noList[language].test(said.many))
  const found =
    (standings!.rule.by === 'times' ? linked[0] : undefined) ??
    named.find((said) => said.fields.some(isNumber)) ??
    named.find((said) => isDated(said) && !isOccasion(said)) ??
    open.find((said) => said.fields.some(isNumber)) ??
    (standings!.rule.by === 'wins' ? named.find(isDated) : undefined) ??
    linked.find(isDated)
  if (found && !(standings!.rule.by !== 'wins' && noList[language].test(found.many) && !found.fields.length)) return found
  const counted = open.find(({ many, fields }) => !fields.length && countedNoun[language].test(many))
  if (counted) return countOf(counted)
  const made = madeUp(prompt, language)
  made.parents = open.filter((said) => isOccasion(said) && !noList[language].test(said.many))
  return made
}
/** Each is of one of those who are ranked: a loan of a book. */
const isLinked = (said: SaidThing, ranked: SaidThing) =>
  said.parents.includes(ranked) ||
  (ranked.known !== undefined &&
    (said.fields.some(({ thing }) => thing === ranked.known!.id) ||
      (said.known?.fields ?? []).some(({ target }) => target === ranked.known!.id)))
/** A match by its word in the description: a game of chess, 対局. */
function matchNames(prompt: string, language: Language): { one: string; many: string } {
  const noun = matchNoun[language].exec(prompt)?.[0].toLowerCase()
  const { one, many } = noun ? sayNoun(noun, language) : saidFromLexicon('match', language)
  return { one, many }
}
const matchNoun: Record<Language, RegExp> = {
  en: /\b(?:games|bouts|fixtures|rounds)\b(?!.*\bmatch)/i,
  sv: /(?<!\p{L})(?:partier|fighter|bataljer)(?!\p{L})/iu,
  ja: /対局|対戦(?!相手)/u,
}
const isDated = ({ known, fields }: SaidThing) =>
  [...fields, ...(known?.fields ?? [])].some(({ type }) => type === 'date' || type === 'datetime')
/** What all come to, each with a result. */
const isOccasion = ({ many }: SaidThing) =>
  /nights?$|competitions?$|events?$|tournaments?$|rounds?$|kvällar$|tävlingar$|omgångar$|träffar$|evenemang$|大会$|イベント$|競技会$/i.test(
    many,
  )

/** "People log steps": each row is a number of them. */
const countedNoun: Record<Language, RegExp> = {
  en: /^(?:steps|points|scores|sales|minutes|kilometres|kilometers|miles|pages|goals|wins)$/i,
  sv: /^(?:steg|poäng|minuter|kilometer|mil|sidor|mål|försäljning(?:ar)?)$/i,
  ja: /^(?:歩数|ポイント|得点|点数|距離|売上|ゴール)$/u,
}
function countOf(said: SaidThing): SaidThing {
  delete said.known
  said.nounClass = 'event'
  said.fields.push({ id: 'points', label: said.many, type: 'int' })
  return said
}

const isMatch =
  (language: Language) =>
  ({ one, many }: SaidThing) =>
    ({ en: /match|game|fixture|bout|result/i, sv: /match|parti|spel|resultat/i, ja: /試合|対局|対戦|ゲーム|結果|成績/u })[
      language
    ].test(`${one} ${many}`)
const isNumber = ({ type }: SaidField) => ['int', 'number', 'money'].includes(type)

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

/** Nothing was said of what there is one of each time. */
function madeUp(prompt: string, language: Language): SaidThing {
  const isGame = /\bgame|spel(?!are)|ゲーム/i.test(prompt)
  const { known: _known, ...made } = sayNoun(
    { en: isGame ? 'games' : 'results', sv: isGame ? 'spelomgångar' : 'resultat', ja: '成績' }[language],
    language,
  )
  return { ...made, nounClass: 'event', brought: true }
}
