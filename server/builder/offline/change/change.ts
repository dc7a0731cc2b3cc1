// A later wish becomes a list of operations on the model, and notes on what was done, assumed or not understood. Pure and
// total: a wish it cannot read leaves the model as it is and says so; it never throws on any text. Ids never change.
import type { Language } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { Note, ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { toldAgain } from '../reply/told-again.ts'
import { severally } from './several-choices.ts'
import { clausesOf, readClause } from './wording/clauses.ts'
import { choicesMissed } from './choices/choices-missed.ts'
import { byRule } from './by-rule/by-rule.ts'
import { onlyRules } from './by-rule/only-rules.ts'
import { chartMissed } from './figures/chart-told.ts'
import { asReading, type Change, done } from './done.ts'
import { about, aboutNext } from './host-of-wish.ts'
import { saysMore } from './in-halves.ts'
import { likewise } from './learned/likewise.ts'
import { addItems } from './items/add-items.ts'
import { leaveUnasked, oneLanguage, settle } from './as-meant.ts'
import { asOne } from './as-one.ts'
import { sentencesIn } from './asking.ts'
import { changeJapanese } from './japanese/change-japanese.ts'
import { placedNew } from './japanese/placed.ts'
import { addListItems } from './items/list-items.ts'
import { linksTold } from './links-told.ts'
import { listTold } from './learned/list-told.ts'
import { readRow } from './learned/of-row.ts'
import { wishesIn } from './learned/wishes-in.ts'
import { hear, type Heard, sure } from './learned/hear.ts'
import { heardAtLast } from './heard-at-last.ts'
import { languageOf } from './said-in-wish.ts'
import { workedOutSaid } from './worked-out-said.ts'
import { unlessMisread } from './misread.ts'
import { leavesAll } from './wording/leaving.ts'
import { readSignUp } from './readers/read-sign-up.ts'
import { opposed } from './opposed.ts'
import { readSurely } from './outright/outright.ts'
import { pointedBack } from './pointing-back.ts'
import { unlessNotSo } from './not-so.ts'
import { rightsTold } from './rights/rights-told.ts'
import { withNearest } from './nearest.ts'
import { exactlySaid, unlessOfRow } from './exactly-said.ts'
import { readWholly } from './told/wholly.ts'
import { notRead } from './outright/deeds.ts'
import { outrightBeside } from './outright/beside.ts'
import { servicesSaid } from './outright/offers.ts'
import { attendanceWish } from './attendance/read-attendance.ts'
import { standingsSaid } from './outright/standings.ts'
import { saidOutright } from './outright/said-outright.ts'
import { figuresSaid, owedSaid, sightsSaid } from './sight/sight-said.ts'
import { choicesInBrackets } from './wording/choices-in-brackets.ts'
import { corrected } from './wording/corrected.ts'
import { asTypedJa } from './wording/as-typed-ja.ts'
import { formsAsLists } from './forms/forms-as-lists.ts'
import { readAsked } from './forms/read-asked.ts'
import { withBoth } from './wording/both.ts'
import { withoutMeanwhile } from './wording/meanwhile.ts'
import { plausible } from './plausible/plausible.ts'
import { onlyOfPage } from './pages-said/only-of-page.ts'
import { pageSaid } from './pages-said/page-said.ts'
import { plainWish } from './wording/plain-wish.ts'
import { withSpeaker } from './wording/spoken-sv.ts'
import { rowBehind } from './wording/row-behind.ts'
import { alreadySo, nothing, type Reading } from './reading.ts'
import { mentionedIn, type Spoken } from './referents.ts'
import { isChoosing, readPlainly } from './read-wish.ts'
import { changeOnce, likelyEnough, readClauses } from './change-once.ts'

/** What stands beside a wish that was understood tells of it more often than it asks for something else. */
const likelyBeside = 0.9
/** From so likely on, what nobody understood was small talk. */
const likelyNothing = 0.6

/** They are one thing, and no two. */
const questionsAndAnswers = /\bquestions (?:and|&) answers\b/gi

/** "100 000" is one number, a telephone number is none; so is 2,000円, whose comma parts no list. */
const thousands = /(?<![\d+-] ?)(?!0)\d{1,3}(?: \d{3})+(?![ -]?\d)|(?<!\d)\d{1,3}(?:,\d{3})+(?=円)/g

/** "Me (Pete)", "jag (Eva)": by name. */
const myself = /(?<!\p{L})(?:me|myself|jag|mig|私)\s*[(（](\p{Lu}\p{L}*|\p{Script=Han}{1,4})[)）]/gu

/** The changed model. `operations` is empty when nothing was understood or nothing is to be done. */
export function change(given: ProjectModel, wish: string): Change {
  const made = readWish(given, wish)
  if (made.operations.length) return made
  const language = languageOf(given, wish)
  const heard = heardAtLast(about(given, wish, language), wish, made.notes, language, readWish)
  return heard ? unspoken(given, heard) : made
}

/** What the readers make of a wish or of a part of one. */
export function readWish(given: ProjectModel, wish: string): Change {
  const language = languageOf(given, wish)
  return unspoken(given, unlessNotSo(changeAbout(about(given, wish, language), wish), wish, language))
}

/** What a wish was about is not kept. */
function unspoken(given: ProjectModel, made: Change): Change {
  const { about: _about, ...model } = made.model
  return { ...made, model: made.operations.length ? { ...model, ...(given.about && { about: given.about }) } : given }
}

function changeAbout(model: ProjectModel, wish: string): Change {
  const asked = wish
    .slice(0, projectLimits.promptMaxChars)
    .replace(questionsAndAnswers, 'FAQ')
    .replace(thousands, (number) => number.replaceAll(/[ ,]/g, ''))
    .replace(myself, '$1')
  const language = languageOf(model, asked)
  const { text, back, list } = formsAsLists(model, asked, language)
  const made = changeWorded(model, choicesInBrackets(model, text, language), language)
  // what the form does not ask is taken from no other list
  if (list && made.operations.some((each) => each.op === 'removeField' && each.thing !== list))
    return done(model, alreadySo(language), language)
  return { ...made, notes: made.notes.map((note) => (note.kind === 'unknown' ? { ...note, text: back(note.text) } : note)) }
}

/** A wish in the words of the lists that it is for. */
function changeWorded(model: ProjectModel, asked: string, language: Language): Change {
  const said = language === 'sv' ? withSpeaker(asked) : asked
  const meant = corrected(said, language)
  const typed = language === 'ja' ? asTypedJa(meant) : meant
  const owed = owedSaid(model, said, language)
  const made = onlyOfPage(
    model,
    said,
    (owed && done(model, owed, language)) ??
      pageSaid(model, typed, language, readWish) ??
      byRule(model, meant, language, readWish) ??
      changeGuarded(model, meant, typed, language),
    language,
  )
  if (!made.operations.length && !made.notes.length)
    return withNearest(done(model, notRead(said, language), language), said, language)
  return withNearest({ ...made, notes: made.notes.map((note) => toldAgain(note, language)) }, said, language)
}

/** What was read, without what cannot be meant. */
function changeGuarded(model: ProjectModel, said: string, typed: string, language: Language): Change {
  const read = plausible(model, changeRead(model, typed, language), said, language, readWish)
  const ruled = onlyRules(model, said, language, unlessOfRow(model, said, language, read), readWish)
  return chartMissed(model, said, language, ruled)
}

function changeRead(model: ProjectModel, said: string, language: Language): Change {
  if (leavesAll[language].test(said.trim()))
    return { model, operations: [], notes: [{ kind: 'kept', text: changeSays.left[language] }] }
  const asked = readAsked(model, said, language, readWish)
  if (asked) return asked
  const placed = language === 'ja' ? placedNew(model, said, readWish) : null
  if (placed) return placed
  const rights = rightsTold(model, said, language, readWish)
  if (rights) return rights
  const exactly = exactlySaid(model, said, language, readWish)
  if (exactly) return exactly
  const both = opposed(model, said, language, readWish)
  if (both) return both
  // what tells of the link is no part of the new list
  const linked = language === 'ja' ? null : linksTold(model, said, language, (rest) => readWish(model, rest))
  if (linked) return done(model, { operations: linked, notes: [] }, language)
  const surely = language === 'en' ? readSurely(model, said, (at, wish) => asReading(readWish(at, wish))) : null
  if (surely) return done(model, surely, language)
  const outright = saidOutright(model, said, language)
  if (outright !== null && typeof outright !== 'string') return done(model, outright, language)
  for (const reader of outright === null ? [attendanceWish, figuresSaid, servicesSaid, standingsSaid, workedOutSaid] : []) {
    const offered = reader(model, said, language)
    if (offered) return done(model, offered, language)
  }
  const beside = outright === null ? outrightBeside(model, said, language, readWish) : null
  const made = beside ?? changeSaid(model, outright ?? said, language)
  const missed = choicesMissed(model, said, language, made, readWish)
  if (missed) return severally(model, missed, said, language)
  const sights = sightsSaid(model, said, language, made)
  return sights ? done(model, sights, language) : made
}

function changeSaid(model: ProjectModel, said: string, language: Language): Change {
  const text = pointedBack(model, withBoth(withoutMeanwhile(said, language), language), language)
  const signUp = clausesOf(text, language).length === 1 ? readSignUp(model, readClause(text, language), language) : nothing
  if (signUp.operations.length || signUp.notes.length) return done(model, signUp, language)
  const told =
    language === 'ja' ? changeJapanese(model, text, (at, said) => changeTold(at, said, 'ja')) : changeWhole(model, text, language)
  const made = leaveUnasked(model, settle(model, oneLanguage(model, told, language), text, language), text, language)
  return severally(model, made, text, language)
}

/** A form that fits the whole is no misreading of its pieces. */
function changeWhole(model: ProjectModel, text: string, language: Language): Change {
  const wholly = readWholly(model, text, language)
  if (wholly) return done(model, wholly, language)
  const told = changeTold(model, text, language)
  const whole = unlessMisread(model, text, told.operations, language)
  return whole ? done(model, whole, language) : told
}

/** What asks is done in turn; what only tells says what the rest may mean. */
function changeTold(model: ProjectModel, text: string, language: Language): Change {
  const wholly = readWholly(model, text, language)
  if (wholly) return done(model, wholly, language)
  const sentences = sentencesIn(model, text, language)
  if (!sentences) return changeAsked(model, text, language)
  const all: Change = { model, operations: [], notes: [] }
  let spokenOf: Spoken = {}
  for (const { text: said, asks } of sentences) {
    const next = asks ? changeAsked(all.model, said, language, spokenOf) : null
    spokenOf = (next?.operations.length ? undefined : mentionedIn(all.model, plainWish(said, language))) ?? spokenOf
    if (!next) continue
    all.operations.push(...next.operations)
    all.notes.push(...next.notes)
    all.model = next.model
  }
  return all.operations.length ? all : changeAsked(model, text, language)
}

/** A wish that no joint parts may have been cut by its form: then the whole may be surer. */
function changeAsked(model: ProjectModel, text: string, language: Language, spokenOf: Spoken = {}): Change {
  const wishes = wishesIn(model, text, language)
  const made = changeInParts(model, text, wishes, language, spokenOf)
  if (wishes.length > 1 && made.operations.length) return made
  const heard = hear(model, text, language, readPlainly, spokenOf)
  const whole = heard && (made.operations.length ? asOne(heard, made.operations) : unsaid(heard, made.notes))
  return whole ? done(model, whole, language) : made
}

/** Where no part of a wish was understood, the whole is, if it is sure. */
const unsaid = ({ likely, reading }: Heard, notes: readonly Note[]): Reading | null =>
  likely >= sure && notes.every((note) => note.kind === 'unknown') ? reading : null

function changeInParts(
  model: ProjectModel,
  text: string,
  wishes: readonly string[],
  language: Language,
  spokenOf: Spoken,
): Change {
  const listed = addListItems(model, text, language)
  if (listed) return done(model, listed, language)
  const behind = rowBehind(text, language)
  const ofRow = behind && readRow(model, behind, language, readPlainly)
  if (ofRow?.operations.length) return done(model, ofRow, language)
  // a list of fields may have what parts wishes elsewhere
  const items = wishes.length > 1 ? addItems(model, text, language, false) : null
  if (items) return done(model, items, language)
  const list = wishes.length === 1 && isChoosing(readPlainly(model, text, language)) ? null : listTold(model, wishes, language)
  if (list) {
    const first = done(model, { operations: list.operations, notes: [] }, language)
    const rest = inTurn(first.model, list.rest, language, spokenOf)
    return { ...rest, operations: [...first.operations, ...rest.operations], notes: [...first.notes, ...rest.notes] }
  }
  if (wishes.length < 2) return changeOnce(model, text, language, spokenOf)
  const all = inTurn(model, wishes, language, spokenOf)
  const whole = changeOnce(model, text, language, spokenOf)
  return saysMore(whole.operations, all.operations) ? whole : all
}

/** One wish after the other; what the first is about, the next may mean. */
function inTurn(model: ProjectModel, wishes: readonly string[], language: Language, spokenBefore: Spoken = {}): Change {
  const all: Change & { spokenOf?: Spoken } = { model, operations: [], notes: [], spokenOf: spokenBefore }
  let last: Heard | null = null
  for (const wish of wishes) {
    all.model = aboutNext(all.model, wish, all.operations, language)
    const heard = hear(all.model, wish, language, readPlainly, all.spokenOf)
    let next = changeOnce(all.model, wish, language, all.spokenOf, all.operations.length ? likelyBeside : likelyEnough)
    const same = !next.operations.length && last ? likewise(all.model, wish, last, language, likelyEnough, readPlainly) : null
    if (same?.operations.length)
      next = readClauses(all.model, clausesOf(wish, language).slice(0, 1), language, {}, { known: same })
    if (heard?.reading) last = heard
    // "half of them are mutts anyway" stands beside a wish and asks for nothing
    if (!next.operations.length && heard?.act === 'none' && heard.likely >= likelyNothing) continue
    all.operations.push(...next.operations)
    all.notes.push(...next.notes.filter(({ text }) => !all.notes.some((note) => note.text === text)))
    all.model = next.model
    all.spokenOf = next.spokenOf
  }
  return all
}
