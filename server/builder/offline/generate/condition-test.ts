// Whether a row is among those that are meant: of a list that starts with some, of a figure, of a sum over a link.
import type { Condition } from '../shown-rules.ts'
import { propertyOf, type ThingNames } from './context.ts'
import { quote, type Imports } from './markup.ts'

/** An expression over `row`, in brackets where it is an alternative. */
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
  if (field.type === 'tags' && (typeof than === 'string' || Array.isArray(than))) return taggedTest(value, when === 'is', than)
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

/** A row has several of these at once, or none. */
function taggedTest(value: string, isSo: boolean, than: string | readonly string[]): string {
  if (than === '') return `${value}.length ${isSo ? '===' : '>'} 0`
  const some = [than].flat().map((each) => `${value}.includes(${quote(each)})`)
  return isSo ? (some.length > 1 ? `(${some.join(' || ')})` : some[0]!) : some.map((each) => `!${each}`).join(' && ')
}
