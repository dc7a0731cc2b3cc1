// What a list starts with when that is no choice of a field: "only what is out of stock", "only who has not paid".
import { conditionText } from '../reply/condition-phrases.ts'
import type { Condition } from '../shown-rules.ts'
import type { Context, ThingNames } from './context.ts'
import { attribute, tag, type Imports, type Markup } from './markup.ts'

export function narrowing(context: Context, { thing }: ThingNames, condition: Condition, imports: Imports): Markup {
  imports.use('@/components/ui/field', 'Checkbox')
  return tag('Checkbox', [
    `label=${attribute(conditionText(thing, condition, context.model.language))}`,
    'checked={narrowed}',
    'onChange={(event) => setNarrowed(event.target.checked)}',
  ])
}
