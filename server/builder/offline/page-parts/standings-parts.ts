// A page of standings: who is ranked (`side`) and what they are ranked by. How it counts stands in the page; which fields it counts, their
// labels and types tell.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Field, Page, ProjectModel, StandingsRule, Thing } from '../model.ts'
import { partWords } from './part-words.ts'
import { ensureField, ensureListed, freeThingId, knownField, newThing, ownField, ownThing, refTo, thingById } from './parts.ts'

const isRef = ({ type }: Field) => type === 'ref'

const isWhole = (type: Field['type']) => type === 'int' || type === 'number'

/** The two who meet in a match. */
export function sidesIn({ fields }: Thing, side: Thing): [Field, Field] | undefined {
  const [one, other] = fields.filter((field) => isRef(field) && field.target === side.id)
  return one && other ? [one, other] : undefined
}

const scoreLabel = /score|result|goals|points|sets|mål|poäng|resultat|siffror|スコア|得点|結果|点/i
/** How a match ended: one text ("3–1"), or a number for each. */
export function scoreIn({ fields, titleField }: Thing): { text: Field } | { numbers: [Field, Field] } | undefined {
  const own = fields.filter(({ id, label, formula }) => id !== titleField && !formula && scoreLabel.test(`${id} ${label}`))
  const text = own.find(({ type }) => type === 'text')
  const [one, other] = own.filter(({ type }) => type === 'int' || type === 'number')
  if (one && other) return { numbers: [one, other] }
  return text && { text }
}

const winnerLabel = /winner|won|vinnare|vann|勝者|優勝/i
/** Who won. */
export const namesWinner = ({ fields }: Thing): boolean => fields.some(({ id, label }) => winnerLabel.test(`${id} ${label}`))
const winnerIn = ({ fields }: Thing, side: Thing): Field | undefined =>
  fields.find((field) => isRef(field) && field.target === side.id && winnerLabel.test(`${field.id} ${field.label}`))
/** Who won, or whose the number is. */
export const whoIn = (results: Thing, side: Thing): Field | undefined =>
  winnerIn(results, side) ?? results.fields.find((field) => isRef(field) && field.target === side.id)

const isCount = ({ type, formula, concept }: Field) =>
  ['int', 'number', 'money'].includes(type) && !formula && !/year|jersey|playersM/.test(concept ?? '')
const isPrice = /price|fee|cost|rate|rent/i
/** What is added up: the chosen one, or what looks like it. */
export const countedIn = ({ fields }: Thing, chosen?: string): Field | undefined => {
  const counts = fields.filter(isCount)
  return (
    counts.find(({ id }) => id === chosen) ??
    counts.find(({ id, label }) => scoreLabel.test(`${id} ${label}`)) ??
    counts.find(({ why }) => why === 'said' || why === 'edit') ??
    counts.find(({ type, concept }) => type === 'money' && !isPrice.test(concept ?? ''))
  )
}

const wonDeal = /^(?:(?:closed )?won|vunnen|vunnet|vunna|受注|成約)$/i
/** Of what goes through stages, only what was won counts. */
export function countsWhen({ fields }: Thing): { field: Field; option: string } | undefined {
  const field = fields.find(({ type, options }) => type === 'select' && options?.some((each) => wonDeal.test(each)))
  return field && { field, option: field.options!.find((each) => wonDeal.test(each))! }
}

/** The day on which it was. */
export const dayIn = ({ fields }: Thing): Field | undefined => fields.find(({ type }) => type === 'date' || type === 'datetime')

/** Of which the lexicon says that they take part in something. */
const ranked = ['team', 'player', 'member', 'athlete', 'participant', 'employee', 'student', 'child']
/** Who is ranked, where the page does not say it: two of whom meet, whom the results name, or who could be. */
export function rankedIn(
  { things, language }: Pick<ProjectModel, 'things' | 'language'>,
  results: Thing | undefined,
): Thing | undefined {
  const targets = (results?.fields ?? []).filter(isRef).map(({ target }) => things.find(({ id }) => id === target)!)
  const twice = targets.find((thing, at) => targets.indexOf(thing) !== at)
  const known = ranked.flatMap((concept) => things.filter((thing) => thing.concept === concept))
  const people = things.filter((thing) => thing !== results && classOfNoun(thing.one, language) === 'person')
  return twice ?? known.find((thing) => targets.includes(thing)) ?? known[0] ?? people[0]
}

/** Pairs that a match is described by, where they are no references yet. */
const pairs = [
  /^(?:home(?: team| side| player)?|hemmalag(?:et)?|hemma|ホーム(?:チーム)?)$/i,
  /^(?:away(?: team| side| player)?|bortalag(?:et)?|borta|アウェイ(?:チーム)?|ビジター)$/i,
  /^(?:white|vit|白|先手|黒?先)$/i,
  /^(?:black|svart|黒|後手)$/i,
  /^(?:(?:player|team|spelare|lag|選手|チーム) ?(?:1|one|a|ett))$/i,
  /^(?:(?:player|team|spelare|lag|選手|チーム) ?(?:2|two|b|två))$/i,
]
/** What says with one of two who the other was. */
const ofOneSide = new Set(['opponent', 'homeAway', 'score', 'result'])

const isOwn = (why: Field['why']) => why === 'said' || why === 'edit'

export function completeStandings(model: ProjectModel, page: Page): void {
  const rule = (page.standings ??= { by: 'sum' })
  const isNew = !page.parts?.side
  const there = thingById(model, page.thing)
  const side = thingById(model, page.parts?.side) ?? rankedIn(model, there) ?? made(model, 'player')
  const results = there && there !== side ? there : made(model, rule.by === 'matches' ? 'match' : 'result')
  page.thing = results.id
  page.parts = { ...page.parts, side: side.id }
  if (rule.by === 'matches') completeMatches(model.language, results, side)
  else completeEntries(model.language, results, side, rule)
  if (isNew && rule.by !== 'matches')
    ensureField(results, knownField(model.language, 'date', 'date'), ({ type }) => type === 'date' || type === 'datetime')
  ensureListed(model, side)
  ensureListed(model, results)
}

/** What was written there before stays stored under its own name. */
function becomesRef(thing: Thing, field: Field, side: Thing): void {
  Object.assign(field, { type: 'ref', target: side.id, ...(thing.rows.length && { stored: `${field.id}Side` }) })
}

function completeMatches(language: Language, match: Thing, side: Thing): void {
  for (const field of match.fields)
    if (!sidesIn(match, side) && field.type === 'text' && pairs.some((form) => form.test(field.label)))
      becomesRef(match, field, side)
  // what a list holds already stays
  if (!match.rows.length) match.fields = match.fields.filter(({ concept, why }) => isOwn(why) || !ofOneSide.has(concept ?? ''))
  const numbered = (at: 1 | 2, id: string): Field => ({
    ...refTo(id, side),
    label: language === 'ja' ? `${side.one}${at}` : `${side.one} ${at}`,
  })
  const isTeam = side.concept === 'team'
  const home = isTeam ? { ...refTo('home', side), label: partWords.homeSide[language] } : numbered(1, 'first')
  const away = isTeam ? { ...refTo('away', side), label: partWords.awaySide[language] } : numbered(2, 'second')
  const refs = match.fields.filter((field) => isRef(field) && field.target === side.id)
  const at = match.fields.findIndex(({ type }) => type === 'date' || type === 'datetime') + 1
  match.fields.splice(at, 0, ...[home, away].slice(refs.length))
  // one number is no score of two
  const lone = scoreIn(match)
    ? undefined
    : match.fields.find(({ label, type, formula }) => isWhole(type) && !formula && scoreLabel.test(label))
  if (lone) Object.assign(lone, { type: 'text', ...(match.rows.length && { stored: `${lone.id}Text` }) })
  else if (!scoreIn(match)) ensureField(match, ownField(language, 'score', 'score', 'text'))
  // its samples are rows of their own
  if (!match.fields.some(({ id, type }) => id === match.titleField && type === 'text')) {
    match.fields.unshift(ownRound(language))
    match.titleField = 'round'
  }
  for (const field of sidesIn(match, side)!) field.required = true
}

function completeEntries(language: Language, results: Thing, side: Thing, rule: StandingsRule): void {
  if (!results.rows.length) results.fields = results.fields.filter(({ concept, why }) => isOwn(why) || concept !== 'owner')
  if (rule.by === 'wins' && !winnerIn(results, side)) {
    // "who won" as a text is the one who won
    const said = results.fields.find(
      ({ type, label, id }) => type === 'text' && id !== results.titleField && winnerLabel.test(label),
    )
    if (said) becomesRef(results, said, side)
    else ensureField(results, { ...refTo('winner', side), label: partWords.winner[language] })
  }
  if (!whoIn(results, side)) ensureField(results, refTo(freeField(results, side.id), side))
  if ((rule.by === 'sum' || rule.by === 'best') && !countedIn(results))
    ensureField(results, ownField(language, 'points', 'points', 'int'))
}

const freeField = ({ fields }: Thing, wanted: string) => (fields.some(({ id }) => id === wanted) ? `${wanted}Who` : wanted)

function made(model: ProjectModel, kind: 'player' | 'match' | 'result'): Thing {
  const { language } = model
  const thing =
    kind === 'player'
      ? newThing(model, 'player', [knownField(language, 'name', 'name', { required: true })], ['table', 'cards'])
      : kind === 'match'
        ? newThing(model, 'match', [ownRound(language), knownField(language, 'date', 'date')], ['table', 'calendar'])
        : ownThing(model, freeThingId(model, 'result'), ['result', 'results'], {
            icon: 'Trophy',
            fields: [ownRound(language), knownField(language, 'date', 'date')],
            views: ['table'],
          })
  model.things.push(thing)
  return thing
}
const ownRound = (language: Language): Field => ownField(language, 'round', 'round', 'text', { required: true })
