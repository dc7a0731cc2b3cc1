// A wish about some rows of a list by what is so of them: to stand out, in a colour, to be left out, to be all that is shown. "Plots that haven't
// paid should stand out, orange maybe", åtgärdade ärenden behöver inte synas, 未返却の貸出のみ表示. It is a rule only where every word has a place.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing, ToneName } from '../../model.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import type { Warning } from '../../rules.ts'
import type { Condition } from '../../shown-rules.ts'
import { capitalised } from '../../understand/said.ts'
import { asksStrongly } from '../asking.ts'
import { type Change, done } from '../done.ts'
import type { Operation } from '../operations.ts'
import { isMeasuredWithin } from '../outright/limits-en.ts'
import { figuresPlainly } from '../figures/figures-plainly.ts'
import type { Reading } from '../reading.ts'
import { groupsSaid } from '../sight/groups-said.ts'
import { limitChanged } from './changed-limit.ts'
import { ruleAsked, type RuleAsked } from './deed-words.ts'
import { type Piece, runsOf, withoutPieces } from './pieces.ts'
import { rowsMeant, type RowsMeant } from './rows-meant.ts'

type Read = (model: ProjectModel, wish: string) => Change

const charsMax = 300
const quoted = /["“”「」『』]/u
type Ruled = Piece & { reading: Reading; rows?: RowsMeant }

/** What a figure is of stands before a joint only where something else begins behind it: no "hours" of "hours and money per project". */
const begins =
  /^\s*(?:$|[.;。]|(?:,|、|and|och)?\s*(?:and |och )?(?:show|add|make|put|how|let|give|want|i|we|it|turn|mark|visa|lägg|gör|låt|hur|ha|vi|jag|sätt)(?!\p{L})|、)/iu
function figureOf(model: ProjectModel, run: Piece, text: string, language: Language): Reading | null {
  const rest = text.slice(run.end)
  const isWhole = run.start === 0 && !rest.trim()
  if (!isWhole && (!begins.test(rest) || (groupsSaid(rest, language).length && !groupsSaid(run.said, language).length)))
    return null
  return figuresPlainly(model, run.said, language)
}

/** The runs of a text that are rules or figures, none within another. */
function ruledRuns(model: ProjectModel, text: string, language: Language): Ruled[] {
  const found: Ruled[] = []
  for (const run of runsOf(text, language)) {
    if (quoted.test(run.said) || found.some(({ start, end }) => run.start < end && start < run.end)) continue
    const asked = ruleAsked(run.said, language)
    const rows = asked && rowsMeant(model, asked.said, language, found[0]?.rows)
    const operations = rows && operationsFor(rows, asked, language)
    const figure = operations ? null : figureOf(model, run, text, language)
    if (operations) found.push({ ...run, rows, reading: { operations, notes: [] } })
    else if (figure) found.push({ ...run, reading: figure })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

const primaries = ['is', 'not', 'past', 'within', 'ago', 'below', 'above']
/** A condition as the rule that stands out; the others hold besides. */
function warningOf(where: readonly Condition[], tone: ToneName | undefined): Warning | undefined {
  const isFirst = ({ when, than }: Condition) =>
    primaries.includes(when) &&
    !Array.isArray(than) &&
    !(when === 'not' && typeof than !== 'string') &&
    !(when === 'not' && than === '')
  const first = where.find((each) => isFirst(each) && each.when !== 'is' && each.when !== 'not') ?? where.find(isFirst)
  if (!first) return undefined
  const { field, when, than } = first
  const rest = where.filter((each) => each !== first)
  const besides = { ...(rest.length && { where: rest }), ...(tone && tone !== 'red' && { tone }) }
  if (when === 'is' && than === '') return { field, when: 'empty', ...besides }
  const limit = typeof than === 'string' ? { option: than } : (than as Warning['than'])
  return { field, when: when as Warning['when'], ...(limit !== undefined && { than: limit }), ...besides }
}

function operationsFor({ thing, where }: RowsMeant, asked: RuleAsked, language: Language): Operation[] | undefined {
  const [first] = where
  if (asked.deed === 'mark') return marking(thing, where, asked)
  if (!first) return undefined
  if (asked.deed === 'hide') {
    const filter = where.length === 1 && opposite(first)
    return filter ? [{ op: 'setFilter', thing: thing.id, filter }] : undefined
  }
  if (asked.isView || where.length > 1) {
    const label = capitalised(where.map((each) => conditionText(thing, each, language)).join(', '))
    return [{ op: 'addQuickFilter', thing: thing.id, quickFilter: { label, where } }]
  }
  return [{ op: 'setFilter', thing: thing.id, filter: asFilter(first) }]
}

/** A choice that is shown in a colour wherever it stands, or rows that are. */
function marking(thing: Thing, where: readonly Condition[], { tone, isOfRows }: RuleAsked): Operation[] | undefined {
  const [first] = where
  const options =
    first && first.when === 'is' ? [first.than].flat().filter((than) => typeof than === 'string' && than !== '') : []
  if (tone && !isOfRows && where.length === 1 && options.length)
    return options.map((option): Operation => ({
      op: 'setTone',
      thing: thing.id,
      field: first!.field,
      option: String(option),
      tone,
    }))
  if (where.length === 1 && options.length > 1)
    return options.map((option) => ({
      op: 'addWarning',
      thing: thing.id,
      warning: warningOf([{ ...first!, than: String(option) }], tone)!,
    }))
  const warning = warningOf(where, tone)
  return warning && [{ op: 'addWarning', thing: thing.id, warning }]
}

const asFilter = (condition: Condition) =>
  condition.when === 'is' && typeof condition.than === 'string' && condition.than !== ''
    ? { field: condition.field, option: condition.than }
    : condition
/** What is shown when those are left out. */
function opposite(condition: Condition): Condition | undefined {
  const { when, than } = condition
  if (when === 'is' && typeof than === 'boolean') return { ...condition, than: !than }
  if (when === 'is') return { ...condition, when: 'not' }
  if (when === 'not') return { ...condition, when: 'is' }
  if (when === 'past') return { ...condition, when: 'ahead' }
  return undefined
}

/** The rules and the figures of a wish, and whatever else it asks for; null where it has none. */
export function byRule(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  if (text.length > charsMax || (language === 'en' && isMeasuredWithin(text))) return null
  const changed = limitChanged(model, text, language)
  if (changed) return done(model, changed, language)
  const ruled = ruledRuns(model, text, language)
  if (!ruled.length) return null
  const operations = ruled.flatMap(({ reading }) => reading.operations).filter(isFirstPage)
  const made = done(model, { operations, notes: ruled.flatMap(({ reading }) => reading.notes) }, language)
  const rest = withoutPieces(text, ruled, language)
  if (!rest || (tellsWhy[language]?.test(rest) && !asksStrongly(rest, language))) return made
  const then = read(made.model, rest)
  return { model: then.model, operations: [...made.operations, ...then.operations], notes: [...made.notes, ...then.notes] }
}

/** "… ska lysa grönt, då vet jag vilka som är klara" */
const tellsWhy: Partial<Record<Language, RegExp>> = {
  en: /^(?:so|then|because|since|otherwise|that way|i|we|they|it)\b/i,
  sv: /^(?:så|då|för|eftersom|annars|det|den|de|dom|jag|vi|man)(?!\p{L})/iu,
}

/** The first figure brings the dashboard along for all. */
const isFirstPage = (operation: Operation, at: number, all: readonly Operation[]) =>
  operation.op !== 'addPage' || all.findIndex(({ op }) => op === 'addPage') === at
