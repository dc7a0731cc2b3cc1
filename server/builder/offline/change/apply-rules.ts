// The rules of a description, put on the project that the rest of it became: each by its readers, and what they do not know as a wish.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import type { Warning } from '../rules.ts'
import { changeNote } from '../reply/change-phrases.ts'
import { notUnderstood } from '../reply/phrases.ts'
import { readClause } from './wording/clauses.ts'
import { readWish } from './change.ts'
import { attendanceSaid } from './attendance/attendance-said.ts'
import { readAttendance } from './attendance/read-attendance.ts'
import { applyOperations, type Operation } from './operations.ts'
import { perChoice } from './linked/per-choice.ts'
import { readNotSince } from './linked/read-last.ts'
import { isSo } from './in-halves.ts'
import { readLeft, readOver, readPartUsed } from './linked/read-left.ts'
import { readFormula } from './readers/read-formula.ts'
import { readGroup, readOrder } from './readers/read-order.ts'
import { readLimit } from './readers/read-limit.ts'
import { readTotals } from './readers/read-totals.ts'
import { readShare } from './readers/read-share.ts'
import { boardReaders } from './sight/board-readers.ts'
import { sightsOfDescription } from './sight/sight-readers.ts'
import { readWarning } from './readers/read-warning.ts'
import { readWorkedOut } from './readers/read-worked-out.ts'
import { nothing, type Reading } from './reading.ts'
import { ruleOf, type SaidRule } from './said-rules.ts'

/** The model with the rules on it, and a note on each: built, or not understood. */
export function applyRules(
  model: ProjectModel,
  rules: readonly SaidRule[],
  language: Language,
): { model: ProjectModel; notes: Note[]; open: SaidRule[] } {
  const notes: Note[] = []
  const open: SaidRule[] = []
  let current = model
  // what is worked out has to be there before anything is told of it
  for (const rule of rules.toSorted((a, b) => Number(a.as !== undefined) - Number(b.as !== undefined))) {
    const { text } = rule
    const read = readClause(ruleOf(text), language)
    const made =
      readersFor(rule, language)
        .map((reader) =>
          reader(
            current,
            { ...read, text: read.text.replace(/^sorted by/i, 'sort by').replace(/^grouped by/i, 'group by') },
            language,
          ),
        )
        .find(({ operations, notes: told }) => operations.length > 0 || told.some(isSo)) ?? fallback(current, rule, language)
    const found = made && isOfPercent(current, made, text) ? made : undefined
    if (!found) {
      open.push(rule)
      notes.push({ kind: 'unknown', text: notUnderstood[language]([rule.said ?? text]) })
    }
    if (rule.as === 'shaped') notes.push(...(found?.notes ?? []))
    for (const operation of found?.operations ?? []) {
      notes.push({ kind: 'built', text: changeNote(current, operation, language) })
      current = applyOperations(current, [operation])
    }
  }
  return { model: current, notes, open }
}

/** "Under 70 %" is said of nothing that is no share. */
function isOfPercent(model: ProjectModel, { operations }: Reading, text: string): boolean {
  if (!/\d ?[%％]/u.test(text)) return true
  const grown = applyOperations(model, operations)
  const typeOf = (thing: string, field: string) =>
    grown.things.find(({ id }) => id === thing)?.fields.find(({ id }) => id === field)
  return operations.every((each) => {
    const told = each.op === 'addWarning' ? [each.warning] : each.op === 'addQuickFilter' ? each.quickFilter.where : []
    return told.every(({ field, when, than }) => {
      const about = typeOf('thing' in each && typeof each.thing === 'string' ? each.thing : '', field)
      return (
        (when !== 'below' && when !== 'above') || typeof than !== 'number' || about?.type === 'percent' || about?.unit === '%'
      )
    })
  })
}

type Reader = (model: ProjectModel, clause: ReturnType<typeof readClause>, language: Language) => Reading

const readToldFormula: Reader = (model, { text }, language) =>
  readWorkedOut(model, text, language) ?? readShare(model, text, language) ?? nothing

const readPerChoice: Reader = (model, { text }, language) => perChoice(model, text, language) ?? nothing

const anyReaders: readonly Reader[] = [
  readPerChoice,
  readOver,
  readLimit,
  readToldFormula,
  readFormula,
  readWarning,
  readPartUsed,
  readNotSince,
  readLeft,
  readTotals,
  readGroup,
  readOrder,
]
const shownReaders: readonly Reader[] = [readPartUsed, readOver, readWarning, readNotSince, readOrder]
const seenInRed: readonly Reader[] = [readPartUsed, readOver, readWarning]

function readersFor({ text, as }: SaidRule, language: Language): readonly Reader[] {
  if (attendanceSaid(text, language)) return [readAttendance]
  if (as === 'figure') return boardReaders
  if (as === 'seen') return [...(inRed.test(text) ? seenInRed : []), ...sightsOfDescription]
  if (as === 'shown') return shownReaders
  return as === 'shaped' ? [] : anyReaders
}
const inRed = /\bin red\b|(?<!\p{L})i rött(?!\p{L})|赤/iu

/** Where no reader of rules finds anything: as the same words are read in a wish, or as what somebody wants to see. */
function fallback(model: ProjectModel, rule: SaidRule, language: Language): Reading | undefined {
  if (rule.as === 'seen' || rule.as === 'figure') return undefined
  return rule.as ? asWished(model, rule) : asSight(model, rule.text, language)
}

/** "Summa per förare": what is added up is seen, where no list can be divided so. */
function asSight(model: ProjectModel, text: string, language: Language): Reading | undefined {
  if (!/\bper\b|ごと|別/iu.test(text) || /[=＝×]/u.test(text)) return undefined
  const said = text.replace(/[もをが]$/u, '')
  return sightsOfDescription
    .map((reader) => reader(model, { text: said }, language))
    .find(({ operations }) => operations.length > 0)
}

/** What a wish may do that a description tells so: nothing is added for it. */
const shaping = new Set<Operation['op']>([
  'requireField',
  'setUnique',
  'setStart',
  'setFilter',
  'setGroup',
  'setOrder',
  'hideField',
  'addQuickFilter',
  'addLimit',
  'addWarning',
  'setFeature',
])
/** What shows when, and how a list behaves, as the same words would be read as a wish. */
function asWished(model: ProjectModel, { text, as }: SaidRule): Reading | undefined {
  // "over 80 % of its budget" compares with a part of something, which no warning does
  if (/\d ?[%％] (?:of|av)\b|の\d+[%％]/iu.test(text)) return undefined
  const { operations, notes } = readWish(model, text)
  const unread = notes.filter(({ kind }) => kind === 'unknown')
  if (as === 'shaped') {
    const isSo = operations.length ? operations.every(({ op }) => shaping.has(op)) : notes.some(({ kind }) => kind === 'kept')
    return isSo ? { operations, notes: operations.length ? unread : notes } : undefined
  }
  const isShown = operations.every(
    (each) =>
      each.op === 'setOrder' ||
      each.op === 'setTone' ||
      (each.op === 'addQuickFilter' && !isTinted.test(text)) ||
      (each.op === 'addWarning' && isCompared(each.warning, text)),
  )
  return operations.length && isShown ? { operations, notes: [] } : undefined
}

/** What is to be green is no button. */
const isTinted = /^(?:show .+ in|visa .+ i) \p{L}+$/iu
/** Below and above are said so. */
const isCompared = ({ when }: Warning, text: string) => !['below', 'above'].includes(when) || compares.test(text)
const compares =
  /below|under|less|fewer|over|above|more|exceed|low|minim|out of|empty|(?<!\p{L})(?:än|över|lågt?|slut)(?!\p{L})|以[上下]|未満|切|割|超|回|少|オーバー/iu
