import type { Field } from '../model.ts'
import { isNumeric, optionStem, propertyOf, type Context, type ThingNames } from './context.ts'
import { createImports, key } from './markup.ts'

const sortsMax = 6

/** Fields that rows can be sorted by. */
export const sortFields = (names: ThingNames): Field[] =>
  [names.title, ...names.thing.fields.filter((field) => field !== names.title)]
    .filter((field) => !['longtext', 'markdown', 'image', 'tags', 'refs', 'ref', 'url', 'email', 'phone'].includes(field.type))
    .slice(0, sortsMax)

/** `<thing>-sorting.ts`: the ways to order rows, each spelled out. */
export function writeSortingFile(context: Context, names: ThingNames): void {
  const { type } = names
  const imports = createImports()
  imports.use(`@/data/${names.slug}`, `type ${type}`)
  const compare = (field: Field) => {
    const property = propertyOf(names, field)
    if (field.type === 'select') {
      const list = `${optionStem(names, field)}Options`
      imports.use(`@/data/${names.slug}`, list)
      return `${list}.indexOf(a.${property}) - ${list}.indexOf(b.${property})`
    }
    if (isNumeric(field)) return `a.${property} - b.${property}`
    if (field.type === 'bool') return `Number(a.${property}) - Number(b.${property})`
    if (field.type === 'text') return `a.${property}.localeCompare(b.${property}, locale)`
    // what has no date comes last
    return `(a.${property} || '9').localeCompare(b.${property} || '9')`
  }
  const lines = sortFields(names).map((field) => `  ${key(field.id)}: (a, b) => ${compare(field)},`)
  if (lines.some((line) => line.includes('locale)'))) imports.use('@/lib/project', 'locale')
  context.files[`src/features/${names.slug}/${names.file}-sorting.ts`] = `@imports

/** Ways to order rows, upwards. */
export const ${sortingName(names)} = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
${lines.join('\n')}
} satisfies Record<string, (a: ${type}, b: ${type}) => number>

export type ${type}Sort = keyof typeof ${sortingName(names)}
`.replace('@imports', () => imports.print())
}

export const sortingName = (names: ThingNames) => `${names.type.charAt(0).toLowerCase()}${names.type.slice(1)}Sorting`
