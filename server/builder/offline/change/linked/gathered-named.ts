// "Number of open tasks" of a project, "unpaid amount" of a customer, 未払い件数: a number whose name says that it is gathered from the rows
// which point to it, and which of them.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { type Formula, isSound } from '../../formulas.ts'
import type { NamedFormula } from '../named-formula.ts'
import { resolveThing } from '../resolve.ts'
import { amountOf } from '../sight/read-figure.ts'
import { figureSaid } from '../sight/figure-said.ts'
import { statesSaid, thingSaid } from '../sight/states-said.ts'
import { type Pointing, pointingTo } from './linked-rows.ts'

/** "Open tasks count" is a number of open tasks. */
const countedBehind = /^(.+?) count$/i
/** Words that only say that something is counted or added up. */
const frame = /^(?:the )?(?:(?:their|its|all|alla|deras) )*/i

export function gatheredNamed(model: ProjectModel, host: Thing, field: Field, language: Language): NamedFormula | undefined {
  if (!isNumber(field) && field.type !== 'text') return undefined
  const behind = language === 'en' ? countedBehind.exec(field.label)?.[1] : undefined
  const said = figureSaid(behind ? `number of ${behind}` : field.label, language)
  if (!said || said.groups.length > 0 || said.during || said.isDrawn || said.kind === 'share') return undefined
  const what = said.what.replace(frame, '')
  for (const pointing of pointingTo(model, host)) {
    const found = said.kind === 'count' ? counted(model, pointing, what, language) : added(model, pointing, what, said, language)
    if (found && isSound(model, host, { ...field, type: found.type }, found.formula)) return found
  }
  return undefined
}

/** "Unpaid amount": what a row comes to, whatever that is called. */
const worth = /(?:^|\s)(?:amount|sum|value|total|belopp|summa|värde)$|(?:額|金|合計)$/i

/** Rows that are called so, or those of them of which more is said. */
function counted(model: ProjectModel, { thing, by }: Pointing, what: string, language: Language): NamedFormula | undefined {
  const formula: Formula = { kind: 'count', thing: thing.id, by: by.id }
  if (resolveThing({ ...model, things: [thing] }, what, language)) return { formula, type: 'int' }
  // 未払い件数 says by itself of what
  if (language !== 'ja' && !thingSaid({ ...model, things: [thing] }, what, language)) return undefined
  const where = statesSaid(model, what, language, thing)?.where
  return where && { formula: { ...formula, where }, type: 'int' }
}

/** A number of the rows; without a word for a sum only where more is said of them. */
function added(
  model: ProjectModel,
  { thing, by }: Pointing,
  what: string,
  { kind, isTold }: { kind: string; isTold: boolean },
  language: Language,
): NamedFormula | undefined {
  const low = what.toLowerCase()
  const named = thing.fields.find((field) => isNumber(field) && low.endsWith(field.label.toLowerCase()))
  const of = named ?? (worth.test(what) ? amountOf(thing) : undefined)
  if (!of) return undefined
  const isWhole = low === of.label.toLowerCase()
  const where = isWhole ? undefined : statesSaid(model, what, language, thing)?.where
  if (isWhole ? !isTold : !where) return undefined
  const formula: Formula = {
    kind: kind === 'average' ? 'average' : 'sum',
    thing: thing.id,
    by: by.id,
    of: of.id,
    ...(where && { where }),
  }
  return { formula, type: of.type, ...(of.unit && { unit: of.unit }) }
}
