// What a form refuses: what must be filled in, an address that is none, what another row holds already.
import type { Field } from '../model.ts'
import { type Context, isNumeric, propertyOf, type ThingNames } from './context.ts'
import { isWorked } from './formula-lines.ts'
import { quote } from './markup.ts'

/** Fields that a person must fill in. Numbers, choices and ticks always hold something. */
export const isRequired = (names: ThingNames, field: Field) =>
  !isWorked(field) && (field === names.title || isFirstOfTitle(names, field) || mustBeFilled(field))

const isFirstOfTitle = ({ title }: ThingNames, field: Field) => title.formula?.kind === 'join' && title.formula.of[0] === field.id

const mustBeFilled = (field: Field) =>
  field.required === true && !isNumeric(field) && !['bool', 'select', 'tags', 'refs', 'image'].includes(field.type)

export function checks(context: Context, names: ThingNames): string[] {
  return names.thing.fields.flatMap((field) => {
    const property = propertyOf(names, field)
    const lines: string[] = []
    if (isRequired(names, field))
      lines.push(`if (!values.${property}.trim()) problems.${property} = ${quote(context.say('required'))}`)
    const pattern = field.type === 'email' ? '/^\\S+@\\S+\\.\\S+$/' : field.type === 'url' ? '/^https?:\\/\\/\\S+$/' : null
    const message = context.say(field.type === 'email' ? 'badEmail' : 'badUrl')
    if (pattern)
      lines.push(`if (values.${property} && !${pattern}.test(values.${property})) problems.${property} = ${quote(message)}`)
    return lines
  })
}

export const uniqueFields = (names: ThingNames) => names.thing.fields.filter((field) => field.unique === true && !isWorked(field))

/** What no other row may hold: texts whatever their capitals, and nothing twice only where something stands. */
export function uniqueChecks(context: Context, names: ThingNames): string[] {
  return uniqueFields(names).map((field) => {
    const property = propertyOf(names, field)
    const [same, filled] = isNumeric(field)
      ? [`other.${property} === values.${property}`, `values.${property} !== 0`]
      : [`other.${property}.trim().toLowerCase() === values.${property}.trim().toLowerCase()`, `values.${property}.trim()`]
    return `if (${filled} && ${names.collection}.all().some((other) => other.id !== id && ${same})) problems.${property} = ${quote(context.say('taken'))}`
  })
}
