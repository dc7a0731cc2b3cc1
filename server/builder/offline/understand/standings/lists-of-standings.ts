// The two lists that a table of who leads is made of: found among what was said, or brought.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { byTeams, matchTold, rankedNouns } from '../../lexicon/standings.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { sayNoun } from '../said.ts'

/** Points and results are what the results hold. */
export const noList: Record<Language, RegExp> = {
  en: /^(?:points?|scores?|results?|rankings?|standings?|tables?)$/i,
  sv: /^(?:poäng|resultat|ställning(?:ar)?|tabell(?:er)?|ranking(?:ar)?|serie(?:r)?)$/i,
  ja: /^(?:順位|順位表|ポイント|得点|点数|成績|結果|ランキング|勝ち点)$/u,
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
export function rankedOf({ things, prompt, language }: Intent): SaidThing {
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
export function resultsOf(intent: Intent, ranked: SaidThing): SaidThing {
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

/** Nothing was said of what there is one of each time. */
function madeUp(prompt: string, language: Language): SaidThing {
  const isGame = /\bgame|spel(?!are)|ゲーム/i.test(prompt)
  const { known: _known, ...made } = sayNoun(
    { en: isGame ? 'games' : 'results', sv: isGame ? 'spelomgångar' : 'resultat', ja: '成績' }[language],
    language,
  )
  return { ...made, nounClass: 'event', brought: true }
}
