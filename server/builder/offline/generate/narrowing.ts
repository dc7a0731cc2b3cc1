// What a list starts with when that is no choice of a field: "only what is out of stock", "only who has not paid".
import { conditionText } from '../reply/condition-phrases.ts'
import type { Condition } from '../shown-rules.ts'
import { propertyOf, type Context, type ThingNames } from './context.ts'
import { attribute, quote, tag, type Imports, type Markup } from './markup.ts'

/** Whether a row is among those the list starts with. */
export function conditionTest(names: ThingNames, { field: id, when, than }: Condition, imports: Imports): string {
  const field = names.thing.fields.find((each) => each.id === id)!
  const value = `row.${propertyOf(names, field)}`
  if (when === 'past' || when === 'ahead') {
    imports.use('@/lib/dates', 'daysUntil')
    return `daysUntil(${value}) ${when === 'past' ? '<' : '>='} 0`
  }
  if (when === 'within') {
    imports.use('@/lib/dates', 'daysUntil')
    return `daysUntil(${value}) >= 0 && daysUntil(${value}) <= ${String(than)}`
  }
  if (when === 'ago') {
    imports.use('@/lib/dates', 'daysUntil')
    return `(!${value} || daysUntil(${value}) < -${String(than)})`
  }
  if (Array.isArray(than)) return `${when === 'is' ? '' : '!'}[${than.map((each) => quote(each)).join(', ')}].includes(${value})`
  if (typeof than === 'object') {
    const other = names.thing.fields.find((each) => each.id === than.field)!
    return `${value} ${when === 'below' ? '<' : '>'} row.${propertyOf(names, other)}`
  }
  if (when === 'during' || when === 'last') {
    const test = when === 'during' ? 'isThis' : 'isLast'
    imports.use('@/lib/spans', test)
    return `${test}('${than}', ${value})`
  }
  if (when === 'below' || when === 'above') return `${value} ${when === 'below' ? '<' : '>'} ${than}`
  if (typeof than === 'boolean') return (when === 'is') === than ? value : `!${value}`
  if (than === '') return when === 'is' ? `!${value}` : `${value} !== ''`
  return `${value} ${when === 'is' ? '===' : '!=='} ${typeof than === 'string' ? quote(than) : than}`
}

export function narrowing(context: Context, { thing }: ThingNames, condition: Condition, imports: Imports): Markup {
  imports.use('@/components/ui/field', 'Checkbox')
  return tag('Checkbox', [
    `label=${attribute(conditionText(thing, condition, context.model.language))}`,
    'checked={narrowed}',
    'onChange={(event) => setNarrowed(event.target.checked)}',
  ])
}
