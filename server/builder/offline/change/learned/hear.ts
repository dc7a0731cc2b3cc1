// A wish in whatever words: what it asks for, and of what, is told by what was learned from the examples; it stands as far as the
// project has what it would be about.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { type ActName, actNames, acts, needs, type SpanName, type Spans } from './acts.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { choicesLike } from '../alike-choices.ts'
import type { Spoken } from '../referents.ts'
import { place } from '../told/deed.ts'
import { doAct } from './do-act.ts'
import type { ReadPlainly } from './doing.ts'
import type { Tag } from './example.ts'
import { actFeatures } from './features.ts'
import { softmax } from '../../learning/linear.ts'
import type { Latin } from '../../understand/tokens.ts'
import { kindsIn } from '../../understand/plan/plan-kinds.ts'
import { isFieldName, wholeName } from './known-names.ts'
import { tokensIn } from './mentions.ts'
import { nameOf } from './name-of.ts'
import { tagsOf } from './tagging.ts'
import type { Known, Token } from '../../learning/tokens.ts'
import { type Learned, learnedFor } from './weights.ts'

/** From so likely on, what is heard comes before what single words may mean, and a whole sentence before its parts. */
export const sure = 0.9
const triedMax = 4
/** No act that is less likely is tried, as a share of the likeliest: where that one does not fit the project, an unlikely one is wrong. */
const triedFrom = 0.2
/** More likely it is not where nothing in the words themselves shows the new name that the act needs. */
const forcedMost = 0.5
const charsMax = 300
const wordsMin = 2

/** `likely` is a probability. */
export type Guess = { act: ActName; likely: number; spans: Spans }
/** What the likeliest act that fits the project comes to; no reading where the wish asks for nothing, or for something else. */
export type Heard = Guess & { reading: Reading | null }

/** What the wish may ask for, the likeliest first. */
export function guesses(learned: Learned, model: ProjectModel, text: string, language: Language): Guess[] {
  return guessesAnd(learned, model, text, language).all
}

/** How likely each act is, by the tokens and what is like the choices that are there; null for a bare name, which asks for nothing. */
function actsIn(learned: Learned, model: ProjectModel, text: string, language: Language) {
  const tokens = tokensFor(learned, model, text, language)
  if (tokens.every(({ known }) => known) || tokens.length < wordsMin) return null
  const kin = choicesLike(model, text, language)
  const likely = leaning(softmax(learned.acts(actFeatures(tokens, language))), kin !== null)
  return { tokens, kin, acts: new Map(actNames.map((act, at): [ActName, number] => [act, likely[at]!])) }
}

function guessesAnd(
  learned: Learned,
  model: ProjectModel,
  text: string,
  language: Language,
): { all: Guess[]; acts: Map<ActName, number> } {
  const told = actsIn(learned, model, text, language)
  if (!told) return { all: [], acts: new Map() }
  const { tokens, kin, acts: likely } = told
  const all = actNames
    .map((act) => ({ act, likely: likely.get(act)! }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, triedMax)
    .filter((guess, _at, [first]) => guess.likely >= first!.likely * triedFrom)
    .flatMap((guess) => {
      const found = tagsOf(learned.tags, tokens, guess.act, language)
      if (kin && guess.act === 'add-choice') {
        const spans = spansOf(text, tokens, found, guess.act, language)
        return [
          { ...guess, spans: { ...spans, option: allOf(model, spans.option, kin.names, language), field: [kin.at.field.label] } },
        ]
      }
      const freely = tagsOf(learned.tags, tokens, guess.act, language, true)
      const forced = needs(guess.act).filter((span) => isNewName.has(span) && !freely.includes(`B-${span}`))
      // "add a due date", where there is one: no new name
      const isThere = (span: SpanName) => found.every((tag, at) => !tag.endsWith(span) || tokens[at]!.known)
      if (forced.some(isThere)) return []
      const spans = withKnown(guess.act, spansOf(text, tokens, found, guess.act, language), text, tokens)
      // a word that no wish is made of can be nothing but a name, unless it is that of a page
      const isStrange = (span: SpanName) =>
        language !== 'ja' &&
        spans[span]?.every((name) => !kindsIn(name, language, 'added').length) &&
        found.every((tag, at) => !tag.endsWith(`-${span}`) || (tokens[at]!.isNew && !tokens[at]!.known))
      const isShown = forced.every(
        (span) =>
          isStrange(span) ||
          (isFieldSpan(span, guess.act, language) && spans[span]?.every((name) => isFieldName(name, language as Latin))),
      )
      return [{ act: guess.act, likely: isShown ? guess.likely : Math.min(guess.likely, forcedMost), spans }]
    })
  return { all, acts: likely }
}

/** How much less likely than a wish for choices any other has a new name that is one of a kind with those that are there. */
const seldomLike = 60
const aboutChoices = new Set<ActName>(['add-choice', 'set-choices', 'rename-choice', 'start', 'mark-choice'])
function leaning(likely: Float64Array, isLike: boolean): Float64Array {
  if (!isLike) return likely
  const leant = likely.map((each, at) => (aboutChoices.has(actNames[at]!) ? each : each / seldomLike))
  const sum = leant.reduce((a, b) => a + b, 0)
  return leant.map((each) => each / sum)
}
/** The longest ending of a Swedish noun: behandling(arnas). */
const endingMax = 5
/** What is no part of a name, though it stands beside one. */
const noName = /^(?:lol|haha|pls|please|thanks|too|also|then|ok|tack|typ|också|oxå|liksom|から|まで|も|の|は|が|を|に|で)$/iu
/** The names that are like the choices, each with the words that were heard as part of it, and those that were heard beside them. */
function allOf(model: ProjectModel, heard: readonly string[] = [], names: readonly string[], language: Language): string[] {
  const holds = (all: string, one: string) => all.toLowerCase().includes(one.toLowerCase())
  const isMore = (rest: string) =>
    rest !== '' && !noName.test(rest) && !resolveField(model, rest, language) && !resolveThing(model, rest, language)
  const whole = names.map((name) => {
    const all = heard.find((each) => holds(each, name))
    const rest = all?.replace(name, '').trim() ?? ''
    return all && isMore(rest) ? all : name
  })
  const isBent = (label: string, each: string) =>
    each.toLowerCase().startsWith(label.toLowerCase()) && each.length <= label.length + endingMax
  const isNew = (each: string) =>
    !resolveField(model, each, language) &&
    !resolveThing(model, each, language) &&
    !model.things.some(({ fields }) => fields.some(({ label }) => isBent(label, each)))
  const others = heard.filter((each) => isNew(each) && !names.some((name) => holds(each, name) || holds(name, each)))
  return [...new Set(others.length < heard.filter(isNew).length ? [...whole, ...others] : whole)]
}

const tokensFor = (learned: Learned, model: ProjectModel, text: string, language: Language): Token[] =>
  tokensIn(model, text, language).map((token) => ({ ...token, isNew: !learned.words.has(token.word) }))

/** How likely each act is. */
export const likelyActs = (model: ProjectModel, text: string, language: Language): Map<ActName, number> =>
  actsIn(learnedFor(language), model, text, language)?.acts ?? new Map()

/** What the words name where the wish is for that act. */
export function hearAs(model: ProjectModel, text: string, act: ActName, language: Language): Spans {
  const learned = learnedFor(language)
  const tokens = tokensFor(learned, model, text, language)
  const tags = tagsOf(learned.tags, tokens, act, language)
  return withKnown(act, spansOf(text, tokens, tags, act, language), text, tokens)
}

const isNewName = new Set<SpanName>(['name', 'option', 'part'])
/** 「電話」 of 「電話番号」 is no name: a run of Chinese characters or of katakana is not cut, but for what such names go on with. */
const isOneWord = (a: Token, b: Token) =>
  a.word === b.word && a.word.length > 1 && (a.to === b.from || b.to === a.from) && isRun.test(a.word)
const isRun = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u

/** "Lesson day", where that is one field: what the project calls by several words is not cut. */
const isSameName = (name: SpanName, token: Token, next: Token | undefined, tag: Tag | undefined) =>
  next !== undefined && tag === 'O' && kindOf[name] !== undefined && token.known === kindOf[name] && next.known === token.known

type Span = { name: SpanName; begin: number; last: number }
/** What is new there is called as fields are; the parts of a list are fields, too. */
const ofFields = new Set<ActName>(['add-field', 'rename-field', 'set-choices'])
const isFieldSpan = (name: SpanName, act: ActName, language: Language) =>
  language !== 'ja' && (name === 'part' || (name === 'name' && ofFields.has(act)))

function spansOf(text: string, tokens: readonly Token[], tags: readonly Tag[], act: ActName, language: Language): Spans {
  const found: Span[] = []
  tags.forEach((tag, begin) => {
    if (!tag.startsWith('B-')) return
    const name = tag.slice(2) as SpanName
    let last = begin
    while (tags[last + 1] === `I-${name}`) last++
    const isOpen = (next: number, of: number) =>
      isNewName.has(name) && tags[next] === 'O' && isOneWord(tokens[of]!, tokens[next]!)
    while (isOpen(begin - 1, begin)) begin--
    while (isOpen(last + 1, last) || (language !== 'ja' && isSameName(name, tokens[last]!, tokens[last + 1], tags[last + 1])))
      last++
    const run = { begin, last }
    const isField = isFieldSpan(name, act, language)
    found.push({ name, ...(isField ? wholeName(text, tokens, run, language as Latin, (at) => tags[at] === 'O') : run) })
  })
  const spans: Spans = {}
  for (const { name, begin, last } of [...found, ...siblingsOf(found, tokens, act)].toSorted((a, b) => a.begin - b.begin)) {
    const first = isNoun(name, act) ? withoutStops(tokens, begin, last) : begin
    if (first <= last)
      (spans[name] ??= []).push(nameOf(text, tokens[first]!.from, tokens[last]!.to, isNewName.has(name), language))
  }
  if (language === 'ja') for (const name of isNewName) if (spans[name]) spans[name] = enumerated(text, spans[name])
  return spans
}

/** A new list or field is called by a noun; a choice may begin with any word. */
const isNoun = (name: SpanName, act: ActName) =>
  name === 'part' || (name === 'name' && (act === 'add-list' || act === 'add-field'))
/** "Of drivers", "then driver": where the noun begins, behind words that only lead to it. */
function withoutStops(tokens: readonly Token[], begin: number, last: number): number {
  const from = tokens.findIndex(({ text }, at) => at >= begin && !(isLead.test(text) || /^\p{P}$/u.test(text)))
  return from < 0 || from > last ? last + 1 : from
}
const isLead = /^(?:of|then|with|and|for|about|over|also|plus|då|med|och|över|av|också|samt|plus)$/iu

/** 「章姫、紅ほっぺ、よつぼし」: names in a row of which some were heard are all of them. */
function enumerated(text: string, names: string[]): string[] {
  const rows = text.split(aroundRows).map((row) => row.split(/[、・]/).filter(Boolean))
  const row = rows.find((all) => all.length > names.length && all.some((name) => names.includes(name)))
  const isAll = row?.every((name) => name.length <= rowNameMax) && names.every((name) => row?.some((each) => each.includes(name)))
  return row && isAll ? row : names
}
const aroundRows = /[はがをにで（）()「」。\s]|から/u
const rowNameMax = 10

const joint = /^(?:,|\/|and|or|och|eller|samt|、|・|か|と|や)$/i
/** Acts on each of what is named. */
const ofEach = new Set<ActName>([
  'require',
  'relax',
  'remove-field',
  'hide-field',
  'remove-choice',
  'remove-list',
  ...actNames.filter((act) => act.startsWith('type-')),
])

/** "Clay, loam and sand": what stands beside one of them behind a comma, and says nothing else, is one more. */
function siblingsOf(found: readonly Span[], tokens: readonly Token[], act: ActName): Span[] {
  const isTaken = (at: number) => found.some(({ begin, last }) => at >= begin && at <= last)
  const isLike = (name: SpanName, at: number) => {
    const token = tokens[at]
    if (!token || isTaken(at) || !/^\p{L}/u.test(token.text)) return false
    return isNewName.has(name)
      ? token.isNew && !token.known
      : ofEach.has(act) && token.known !== '' && token.known === kindOf[name]
  }
  const beside = (name: SpanName, of: number, step: 1 | -1): Span[] => {
    const near = of + 2 * step
    if (!joint.test(tokens[of + step]?.text ?? '') || !isLike(name, near)) return []
    let far = near
    while (isLike(name, far + step)) far += step
    return [{ name, begin: Math.min(near, far), last: Math.max(near, far) }]
  }
  return found.flatMap(({ name, begin, last }) => [...beside(name, begin, -1), ...beside(name, last, 1)])
}

export const kindOf: Partial<Record<SpanName, Known>> = { field: 'F', list: 'L', choice: 'C' }

/** What the act is about and the project has, where the words around it did not show that. */
function withKnown(act: ActName, spans: Spans, text: string, tokens: readonly Token[]): Spans {
  const [needed] = acts[act] as readonly SpanName[]
  const kind = needed && kindOf[needed]
  const at = kind && !spans[needed] ? tokens.findIndex(({ known }) => known === kind) : -1
  if (at < 0) return spans
  const end = tokens.findIndex((token, index) => index > at && token.known !== kind)
  const words = text.slice(tokens[at]!.from, tokens.at(end < 0 ? -1 : end - 1)!.to)
  return Object.values(spans).some((all) => all.includes(words)) ? spans : { ...spans, [needed!]: [words] }
}

/** As it was said; a new field of the type that the words tell beside its name; about the field that was spoken of before. */
function waysOf(
  { act, spans }: Guess,
  likely: ReadonlyMap<ActName, number>,
  model: ProjectModel,
  language: Language,
  spoken: Spoken,
): Pick<Guess, 'act' | 'spans'>[] {
  const ways = [{ act, spans }]
  const type = typeActs.find((each) => likely.get(each)! >= typeFrom)
  if (act === 'add-field' && type && spans.name?.length === 1 && !spans.value)
    ways.unshift({ act: type, spans: { ...spans, field: spans.name } })
  const isUnsaid = needs(act).includes('field') && !place(model, spans.field?.[0], language)
  const [one, two] = [...(spans.list ?? []), ...(spans.other ?? [])]
  if (act === 'link' && one && !two && spoken.thing) ways.push({ act, spans: { list: [one], other: [spoken.thing] } })
  if (isUnsaid && spoken.field) ways.push({ act, spans: { ...spans, field: [spoken.field] } })
  return ways
}
const typeActs = actNames.filter((act) => act.startsWith('type-'))
/** A type that is so likely beside a new field is the field's. */
const typeFrom = 0.15

/** `read` reads a plain wish; `spoken` is what the wish before was about. */
export function hear(
  model: ProjectModel,
  text: string,
  language: Language,
  read: ReadPlainly,
  spoken: Spoken = {},
): Heard | null {
  if (!text.trim() || text.length > charsMax) return null
  const { all, acts } = guessesAnd(learnedFor(language), model, text, language)
  if (!all.length) return null
  for (const guess of all) {
    if (guess.act === 'none' || guess.act === 'other') break
    for (const { act, spans } of waysOf(guess, acts, model, language, spoken)) {
      const reading = doAct(act, { model, spans, language, read, text })
      const isPlain = act === guess.act && spans === guess.spans
      if (reading && (reading.operations.length || (isPlain && reading.notes.length))) return { ...guess, spans, reading }
    }
  }
  return { ...all[0]!, reading: null }
}
