// A condition on rows in PostgreSQL's words: what `condition-test.ts` says in the project's code.
import type { Condition } from '../../shown-rules.ts'
import type { ThingNames } from '../context.ts'
import { columnOf, sqlText } from './sql-names.ts'

/** `row` is what the rows are called in the query. */
export function sqlCondition(names: ThingNames, { field: id, when, than }: Condition, row: string): string {
  const find = (each: string) => names.thing.fields.find((field) => field.id === each)!
  const column = (each: string) => `${row}.${columnOf(names, find(each))}`
  const value = column(id)
  const day = `${value}::date`
  switch (when) {
    case 'past':
      return `${day} < current_date`
    case 'ahead':
      return `${day} >= current_date`
    case 'within':
      return `${day} between current_date and current_date + ${than}`
    case 'ago':
      return `coalesce(${day} < current_date - ${than}, true)`
    case 'during':
    case 'last': {
      const [from, until] = when === 'during' ? ['', ` + interval '1 ${than}'`] : [` - interval '1 ${than}'`, '']
      const span = `date_trunc('${than}', current_date)`
      return `${value} >= ${span}${from} and ${value} < ${span}${until}`
    }
    case 'below':
    case 'above': {
      const limit = typeof than === 'object' && !Array.isArray(than) ? column(than.field) : String(than)
      return `${value} ${when === 'below' ? '<' : '>'} ${limit}`
    }
    default: {
      const is = isValue(value, find(id).type === 'tags', than)
      return when === 'is' ? is : `not ${is}`
    }
  }
}

function isValue(value: string, isSeveral: boolean, than: Condition['than']): string {
  if (typeof than === 'boolean') return than ? value : `(not ${value})`
  if (typeof than === 'number') return `(${value} = ${than})`
  if (than === '') return isSeveral ? `(${value} = '{}')` : `(coalesce(${value}::text, '') = '')`
  const some = [than]
    .flat()
    .map((each) => sqlText(String(each)))
    .join(', ')
  return isSeveral ? `(${value} && array[${some}])` : `(${value} in (${some}))`
}
