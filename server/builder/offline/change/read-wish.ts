// One part of a wish becomes operations on the model: what has a form of its own is read by its reader, what has none by what was learned
// from examples. Where both read it, how likely the learned one is tells which comes first: `evident`, `sure`, or only where no form fits.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { mendTypos } from '../understand/typos.ts'
import { readAsked } from './asked-fields.ts'
import { readAddition } from './additions.ts'
import { type Clause, type Part, readClause } from './wording/clauses.ts'
import { apartSaid } from './order/apart-said.ts'
import { groupedSaid } from './order/grouped-said.ts'
import { perChoice } from './linked/per-choice.ts'
import { pricePerList } from './price-per-list.ts'
import { orderSaid } from './order/order-said.ts'
import { meantBy } from './meant-by.ts'
import { readElse, readOutright } from './outright/outright.ts'
import { isFuller } from './fuller.ts'
import { isMoreOf } from './in-halves.ts'
import type { ReadPlainly } from './learned/doing.ts'
import { type Heard, sure } from './learned/hear.ts'
import { readTold } from './told/told.ts'
import { pointedAt } from './pointed-at.ts'
import { readBeyond } from './readers/read-beyond.ts'
import { readChoicesAnew, readChosen } from './readers/read-choices.ts'
import { readBecome, readChoosable } from './readers/read-become.ts'
import { readClock } from './readers/read-clock.ts'
import { readComplaint } from './readers/read-complaint.ts'
import { readCsv, readUndo } from './readers/read-feature.ts'
import { readFirst } from './readers/read-first.ts'
import { readFormula } from './readers/read-formula.ts'
import { readFront } from './readers/read-front.ts'
import { readHours } from './readers/read-hours.ts'
import { readHide, readLink, readMove, readShell, readStartPage } from './readers/read-layout.ts'
import { readFilter } from './readers/read-filter.ts'
import { readFilterable } from './readers/read-filterable.ts'
import { readGroup, readOrder, readStart } from './readers/read-order.ts'
import { readKinds } from './readers/read-kinds.ts'
import { readCurrency, readLanguage, readOtherLanguage } from './readers/read-language.ts'
import { readLimit } from './readers/read-limit.ts'
import { readLooks } from './readers/read-looks.ts'
import { readMultiple } from './readers/read-multiple.ts'
import { readParts } from './readers/read-parts.ts'
import { readRows } from './readers/read-rows.ts'
import { readRename, readRequired } from './readers/read-names.ts'
import { readRemoval } from './readers/read-removal.ts'
import { readDone, readMerge, readRetype, readSplit } from './readers/read-reshape.ts'
import { readScale } from './readers/read-scale.ts'
import { readShow } from './readers/read-show.ts'
import { readSignUp } from './readers/read-sign-up.ts'
import { readSite } from './readers/read-site.ts'
import { readThere } from './readers/read-there.ts'
import { readToldChoices } from './readers/read-told-choices.ts'
import { readTool } from './readers/read-tool.ts'
import { readTone } from './readers/read-tone.ts'
import { readTotals } from './readers/read-totals.ts'
import { readViews } from './readers/read-views.ts'
import { readTrade } from './readers/read-trade.ts'
import { readUnit } from './readers/read-unit.ts'
import { readDecimals, readUnique } from './readers/read-values.ts'
import { readWarning } from './readers/read-warning.ts'
import { plainWish } from './wording/plain-wish.ts'
import { withoutReasons } from './wording/reasons.ts'
import { bare } from './resolve.ts'
import { nothing, tells, type Reading } from './reading.ts'
import { type Spoken, withReferent } from './referents.ts'

const nameCharsMax = 24
const nameWordsMax = 3

/** From so likely on, what examples tell comes before sentences that are read by their form. */
const evident = 0.998
/** From so likely on, it asks for nothing, and no bare word in it is a name. */
const surelyNothing = 0.95
export const isSmallTalk = (heard: Heard | null): boolean => heard?.act === 'none' && heard.likely >= surelyNothing

export const readPlainly: ReadPlainly = (model, wish, language) =>
  readWish(model, readClause(plainWish(wish, language), language), language)

/** One part of a wish, as a person may have meant it: as it stands, with its slips mended, in the other language, without its reason. */
export function readPart(
  model: ProjectModel,
  { plain, said }: Part,
  language: Language,
  spokenOf: Spoken,
  { isLoose = true, heard }: { isLoose?: boolean; heard: Heard | null },
): Reading {
  const signUp = readSignUp(model, readClause(said, language), language)
  if (isSaid(signUp)) return signUp
  const limit = readLimit(model, readClause(said, language), language)
  if (isSaid(limit)) return limit
  const inOrder =
    groupedSaid(model, said, language) ??
    apartSaid(model, said, language) ??
    orderSaid(model, said, language) ??
    pricePerList(model, said, language) ??
    perChoice(model, said, language)
  if (inOrder) return inOrder
  const whole = pointedAt(model, withReferent(plain, spokenOf, language), language)
  const mended = language === 'ja' ? whole : mendTypos(whole, language)
  const isEmpty = ({ operations, notes }: Reading) => !operations.length && !notes.length
  const outright = language === 'en' ? readOutright(model, said, (at, words) => readPlainly(at, words, 'en')) : null
  if (outright) return outright
  const read = (words: string, as: Language) =>
    readWish(model, readClause(words, as), as, language === as ? said : '', isLoose, language === as ? heard : null)
  let reading = read(whole, language)
  if (isEmpty(reading) && isSmallTalk(heard)) return reading
  if (isEmpty(reading) && whole !== plain) reading = read(plain, language)
  if (!reading.operations.length && mended !== whole) reading = better(reading, read(mended, language))
  // a few words may be of either language
  if (!reading.operations.length && language !== model.language && language !== 'ja' && model.language !== 'ja')
    reading = better(reading, read(plainWish(said, model.language), model.language))
  if (!reading.operations.length && language === 'en')
    reading = readElse(model, said, (at, words) => readPlainly(at, words, 'en'), isLoose) ?? reading
  if (isEmpty(reading))
    for (const part of withoutReasons(said, language)) if (isEmpty(reading)) reading = read(plainWish(part, language), language)
  return reading
}

/** A slip that was mended is better than a name that was not found. */
const better = (first: Reading, second: Reading): Reading => (second.operations.length || !first.notes.length ? second : first)

/** What has a sentence of its own comes before what is read from single words. */
const ruleReaders = [
  readUndo,
  readMultiple,
  readScale,
  readChoicesAnew,
  readChosen,
  readKinds,
  readUnique,
  readParts,
  readSplit,
  readMerge,
  readFormula,
  readDecimals,
  readWarning,
  readTone,
  readTotals,
  readGroup,
  readFilter,
  readOrder,
  readFirst,
  readStart,
  readAsked,
]
const shapeReaders = [readMove, readHide, readLink, readDone, readCsv, readFilterable, readUnit, readRetype]

/** What has a sentence or words of its own. */
const exactReaders: readonly Reader[] = [
  readThere,
  readClock,
  readToldChoices,
  readHours,
  readTool,
  readTrade,
  readStartPage,
  readFront,
  readShell,
  readBeyond,
  readSite,
  readRows,
  readViews,
  ...ruleReaders,
  readLanguage,
  readOtherLanguage,
  readCurrency,
  ...shapeReaders,
]
/** What may be said in many ways. */
const looseReaders: readonly Reader[] = [
  readRename,
  readRequired,
  readRemoval,
  readShow,
  readComplaint,
  readLooks,
  readBecome,
  readChoosable,
]

type Reader = (model: ProjectModel, clause: Clause, language: Language) => Reading

const isSaid = ({ operations, notes }: Reading) => operations.length + notes.length > 0

/** `said` is the clause before it was put into plain words, `heard` what examples tell of it; `isLoose` where a bare name is a field to add. */
function readWish(
  model: ProjectModel,
  clause: Clause,
  language: Language,
  said = '',
  isLoose = true,
  heard: Heard | null = null,
): Reading {
  const known = heard && heard.likely >= sure && heard.reading?.operations.length ? heard.reading : null
  const told = readTold(model, clause, language, said)
  if (isSaid(told)) return known && isWorse(told, known) ? known : told
  const isEvident = known !== null && heard!.likely >= evident
  if (isEvident && known.operations.some(({ op }) => op !== 'moveField')) return known
  const exact = firstSaid(exactReaders, model, clause, language)
  if (isSaid(exact)) return known && isWorse(exact, known) ? known : exact
  // which of two stands before the other, a form of words tells best
  if (isEvident) return known
  const loosely = readLoosely(model, clause, language, said, isLoose, heard)
  // what is asked for outright and is there already, or needs a service, is told
  if (clause.verb === 'add' && loosely.notes.length && !loosely.operations.length) return loosely
  // the same, done to both fields that are named
  return known && !isMoreOf(loosely.operations, known.operations) && !isCloser(loosely, known) ? known : loosely
}

const takesAway = ({ operations }: Reading) => operations.every(({ op }) => op.startsWith('remove'))
/** It only tells something, or takes something away, where the wish surely asks for something else. */
const isRash = (reading: Reading, known: Reading) => !reading.operations.length || (takesAway(reading) && !takesAway(known))
/** It is rash, or leaves out a part of what was said. */
const isWorse = (reading: Reading, known: Reading) => isRash(reading, known) || isFuller(known.operations, reading.operations)

const addsList = ({ operations }: Reading) => operations.some(({ op }) => op === 'addThing')
/** "Muscle group: chest, back": what is chosen from is a field and no list. */
const isCloser = (reading: Reading, known: Reading) => addsList(known) && isChoosing(reading)
export const isChoosing = ({ operations }: Reading): boolean =>
  operations.some((each) => each.op === 'setOptions' || (each.op === 'addField' && each.field.options !== undefined))

const firstSaid = (readers: readonly Reader[], model: ProjectModel, clause: Clause, language: Language): Reading => {
  for (const read of readers) {
    const found = read(model, clause, language)
    if (isSaid(found)) return found
  }
  return nothing
}

function readLoosely(
  model: ProjectModel,
  clause: Clause,
  language: Language,
  said: string,
  isLoose: boolean,
  heard: Heard | null,
): Reading {
  const loose = firstSaid(looseReaders, model, clause, language)
  if (isSaid(loose)) return loose
  const meant = !said
    ? null
    : ([clause.text, said].map((text) => meantBy(model, text, language, clause.verb === 'add')).find((wish) => wish !== null) ??
      null)
  const found = meant ? readWish(model, readClause(meant, 'en'), 'en') : nothing
  if (found.operations.length) return found
  if (isSmallTalk(heard) && clause.verb !== 'add') return nothing
  const likely = heard?.reading ?? null
  if (likely && clause.verb !== 'add') return likely
  if (['rename', 'require', 'relax', 'remove'].includes(clause.verb)) return notFound(clause, language)
  const added = isLoose || clause.verb === 'add' ? readAddition(model, clause, language) : nothing
  return isSaid(added) ? added : (likely ?? nothing)
}

/** What is to be renamed or removed is not there, and that is said; a whole sentence is no name. */
function notFound({ object }: Clause, language: Language): Reading {
  const name = bare(object)
  const isName = name && name.length <= nameCharsMax && name.split(/\s+/).length <= nameWordsMax && !/[、,をはがて]/.test(name)
  return isName ? tells(changeSays.notFound[language](name)) : nothing
}
