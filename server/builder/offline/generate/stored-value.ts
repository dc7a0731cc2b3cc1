// How `upgrade` reads a field that got its type or its place after people had stored rows.
import type { Field } from '../model.ts'
import { isNumeric, optionsOf, optionStem, propertyOf, type ThingNames } from './context.ts'
import { quote, type Imports } from './markup.ts'

/** The expression for a field with an origin, or undefined for the others, which are read as they are. */
export function storedValue(names: ThingNames, field: Field, imports: Imports): string | undefined {
  const { origin } = field
  if (!origin) return undefined
  const now = `stored.${propertyOf(names, field)}`
  const reader = (module: string, name: string, ...values: string[]) => {
    imports.use(`@/lib/${module}`, name)
    return `${name}(${values.join(', ')})`
  }
  if (origin.take === 'part') {
    const before = reader('convert', 'part', `stored.${origin.of}`, `${origin.at}`, `${origin.count}`, quote(origin.by))
    return reader('store', 'text', `${now} ?? ${before}`)
  }
  if (origin.take === 'join') {
    const parts = origin.of.map((each) => `stored.${each}`)
    return reader('store', 'text', `${now} ?? ${reader('convert', 'joined', `[${parts.join(', ')}]`, quote(origin.by))}`)
  }
  if (origin.take === 'row')
    return reader('store', 'text', `${now} ?? ${rowsOfChoices(names, field)}[String(stored.${origin.of})]`)
  const before = `${now} ?? stored.${origin.of}`
  if (isNumeric(field)) return reader('store', 'number', before)
  switch (field.type) {
    case 'select': {
      const options = `${optionStem(names, field)}Options`
      if (Object.values(field.formerOptions ?? {}).some((option) => optionsOf(field).includes(option)))
        return reader('store', 'oneOf', options, before, `${optionStem(names, field)}Renamed`)
      return reader(
        'convert',
        'oneOfOr',
        options,
        origin.was === 'bool' ? `${now} ?? (stored.${origin.of} && ${options}[0])` : before,
      )
    }
    case 'bool':
      return reader('convert', 'yes', before)
    case 'tags':
    case 'refs':
      return reader('store', 'texts', before)
    case 'date':
      return reader('convert', 'day', before)
    default:
      return reader('store', 'text', before)
  }
}

/** `expenseCategoryRows`: which row stands for what could be chosen before. */
export const rowsOfChoices = (names: ThingNames, field: Field) => `${optionStem(names, field)}Rows`
