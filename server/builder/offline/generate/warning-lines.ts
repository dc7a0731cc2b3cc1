// What the data file of a thing says about rows that call for attention.
import type { Field } from '../model.ts'
import type { Warning } from '../rules.ts'
import { warningText } from '../reply/rule-texts.ts'
import { openTest, propertyOf, type Context, type ThingNames } from './context.ts'
import { quote, type Imports } from './markup.ts'
import { conditionTest } from './condition-test.ts'

export const warns = (names: ThingNames): boolean => (names.thing.warnings ?? []).some(({ tone }) => !tone)

export const reasonsName = (names: ThingNames) => `${names.type.charAt(0).toLowerCase()}${names.type.slice(1)}Warnings`

/** An expression that is true while the row calls for attention. */
function test(context: Context, names: ThingNames, warning: Warning, imports: Imports): string {
  const { where = [] } = warning
  if (where.length === 0) return oneTest(context, names, warning, imports)
  return [oneTest(context, names, warning, imports), ...where.map((each) => conditionTest(names, each, imports))].join(' && ')
}

function oneTest(context: Context, names: ThingNames, { field, when, than, where = [] }: Warning, imports: Imports): string {
  const value = (id: string) =>
    `row.${propertyOf(
      names,
      names.thing.fields.find((each) => each.id === id)!,
    )}`
  const limit = typeof than === 'object' ? ('field' in than ? value(than.field) : quote(than.option)) : String(than)
  const state = names.done ?? (names.doneOption === undefined ? undefined : names.status)
  // what is told of the state besides says when a row is over
  const isOpen = where.some((each) => each.field === state?.id) ? undefined : openTest(context, names, 'row')
  const open = isOpen ? ` && ${isOpen}` : ''
  switch (when) {
    case 'below':
      return `${value(field)} < ${limit}`
    case 'above':
      return `${value(field)} > ${limit}`
    case 'not':
      return `${value(field)} !== ${limit}`
    case 'is':
      return typeof than === 'boolean' ? `${than ? '' : '!'}${value(field)}` : `${value(field)} === ${limit}`
    case 'empty': {
      const type = names.thing.fields.find((each) => each.id === field)?.type
      return type === 'tags' || type === 'refs' ? `${value(field)}.length === 0` : `!${value(field)}`
    }
    case 'ago':
      imports.use('@/lib/dates', 'daysUntil')
      return `(!${value(field)} || daysUntil(${value(field)}) < -${limit})`
    case 'past':
      imports.use('@/lib/dates', 'daysUntil')
      return `daysUntil(${value(field)}) < 0${open}`
    case 'within':
      imports.use('@/lib/dates', 'daysUntil')
      return `daysUntil(${value(field)}) <= ${limit}${open}`
  }
}

/** The tests that say whether a field's value stands out, as one expression, or undefined when nothing is said about it. */
export function warningTest(context: Context, names: ThingNames, field: Field, imports: Imports): string | undefined {
  const tests = (names.thing.warnings ?? [])
    .filter((each) => each.field === field.id && !each.tone)
    .map((each) => test(context, names, each, imports))
  return tests.length > 0 ? tests.join(' || ') : undefined
}

/** An expression for the colour of a field's value, or undefined when no rule gives it one. */
export function markTone(context: Context, names: ThingNames, field: Field, imports: Imports): string | undefined {
  const marks = (names.thing.warnings ?? []).filter((each) => each.field === field.id && each.tone)
  if (marks.length === 0) return undefined
  return `${marks.map((each) => `${test(context, names, each, imports)} ? ${quote(each.tone!)} : `).join('')}false`
}

export function warningLines(context: Context, names: ThingNames, imports: Imports): string {
  const warnings = (names.thing.warnings ?? []).filter(({ tone }) => !tone)
  if (warnings.length === 0) return ''
  const lines = warnings.map(
    (warning) =>
      `  ...(${test(context, names, warning, imports)} ? [${quote(warningText(names.thing, warning, context.model.language))}] : []),`,
  )
  return `
/** What is wrong with a row; nothing when all is well. */
export const ${reasonsName(names)} = (row: ${names.type}): string[] => [
${lines.join('\n')}
]
`
}
