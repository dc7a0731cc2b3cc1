// How many rows of a thing may be alike: the rows beside one in its data file, and what its form says when there is no room for it.
import type { Field } from '../model.ts'
import { type Limit, minutesIn, takesNoRoom } from '../limits.ts'
import { optionsOf, thingOf, titleOf, valueOf, type Context, type ThingNames } from './context.ts'
import { lineMax, quote, type Imports } from './markup.ts'

/** Those whose fields a form has: one that customers fill in may have fewer. */
const limitsOf = ({ thing }: ThingNames): Limit[] =>
  (thing.limits ?? []).filter(({ by, during }) =>
    [...by, ...Object.values(during ?? {})].every((id) => thing.fields.some((field) => field.id === id)),
  )
export const fieldOf = ({ thing }: ThingNames, id: string): Field => thing.fields.find((each) => each.id === id)!

/** `rentalsBeside`, and of a second limit `rentalsBeside2` */
const besideName = (names: ThingNames, at: number) => `${names.collection}Beside${at ? at + 1 : ''}`

/** The field that says there is no room: the first that one can choose otherwise. */
const toldAt = (names: ThingNames, { by, during }: Limit): Field => {
  const fields = [...by, ...(during ? [during.from] : [])].map((id) => fieldOf(names, id))
  return fields.find(({ type }) => type !== 'refs') ?? fields[0]!
}

export const saysLimit = (names: ThingNames, field: Field): boolean =>
  limitsOf(names).some((limit) => toldAt(names, limit) === field)

/** What the data file exports for each limit that a form asks for: the rows that are alike. */
export const limitLines = (context: Context, names: ThingNames, imports: Imports, asked: ReadonlySet<string>): string =>
  limitsOf(names)
    .map((limit, at) => (asked.has(besideName(names, at)) ? besideLines(context, names, { limit, at, imports }) : ''))
    .join('')

type Limited = { limit: Limit; at: number; imports: Imports }

function besideLines(context: Context, names: ThingNames, { limit, at, imports }: Limited): string {
  const { type, collection } = names
  const by = limit.by.map((id) => fieldOf(names, id))
  const stands = standsTest(names, 'other')
  const tests = [
    ...by.map((field) => sameTest(names, field)),
    ...overlapTests(names, limit, imports),
    ...(stands ? [stands] : []),
  ]
  const filled = [...by, ...(limit.during ? [fieldOf(names, limit.during.from)] : [])]
    .map((field) => filledTest(names, field))
    .filter((test) => test !== null)
  const what = by.map(({ label }) => context.lower(label)).join(' and ')
  const told = [what && `with the same ${what}`, limit.during && 'at the same time'].filter(Boolean).join(' ')
  const all = ['other.id !== id', ...filled, ...tests]
  const line = `  return ${collection}.all().filter((other) => ${all.join(' && ')})`
  const lines = `  return ${collection}.all().filter(
    (other) =>
      ${all.join(' &&\n      ')},
  )`
  return `
/** Other rows ${told}. */
export function ${besideName(names, at)}(row: Draft<${type}>, id?: string) {
${line.length <= lineMax ? line : lines}
}
`
}

const sameTest = (names: ThingNames, field: Field): string => {
  const [own, others] = [valueOf(names, field, 'row'), valueOf(names, field, 'other')]
  if (field.type === 'refs') return `${own}.some((each) => ${others}.includes(each))`
  return field.type === 'text' ? `${others}.trim().toLowerCase() === ${own}.trim().toLowerCase()` : `${others} === ${own}`
}

/** What is empty is like nothing; a number and a choice always hold something. */
const filledTest = (names: ThingNames, field: Field): string | null => {
  const value = valueOf(names, field, 'row')
  if (field.type === 'refs') return `${value}.length > 0`
  if (field.type === 'int' || field.type === 'select') return null
  return field.type === 'text' ? `${value}.trim() !== ''` : `${value} !== ''`
}

/** Later than every day and every time of day. */
const endless = "'9999'"

/** From one day to another, both whole; a stay ends on the day on which the next one begins. */
export const isTimedByDay = ({ type, concept = '', label }: Field): boolean =>
  type === 'date' && !/check|arriv|depart|ankomst|avresa|チェック|到着|出発/i.test(`${concept} ${label}`)

/** Days overlap when they share one; hours when they share more than a moment. */
function overlapTests(names: ThingNames, { during }: Limit, imports: Imports): string[] {
  if (!during) return []
  const from = fieldOf(names, during.from)
  const sign = isTimedByDay(from) ? '<=' : '<'
  const start = (row: string) => valueOf(names, from, row)
  const end = (row: string) => {
    if ('until' in during) return `(${valueOf(names, fieldOf(names, during.until), row)} || ${endless})`
    const lasts = fieldOf(names, during.lasts)
    const each = minutesIn(lasts)!
    imports.use('@/lib/dates', 'minutesLater')
    return `minutesLater(${start(row)}, ${valueOf(names, lasts, row)}${each > 1 ? ` * ${each}` : ''})`
  }
  return [`${start('other')} !== ''`, `${start('other')} ${sign} ${end('row')}`, `${start('row')} ${sign} ${end('other')}`]
}

/** The choices of a status by which a row was called off, and takes no room. */
export function standing({ thing }: ThingNames): { status: Field; off: readonly string[] } | null {
  const isOff = (option: string) => takesNoRoom.test(option)
  const status = thing.fields.find(({ type, options }) => type === 'select' && options?.some(isOff))
  return status ? { status, off: optionsOf(status).filter(isOff) } : null
}

/** What is true of a row that takes room; null where none is ever called off. */
export function standsTest(names: ThingNames, row: string): string | null {
  const found = standing(names)
  if (!found) return null
  const status = valueOf(names, found.status, row)
  const [only, ...others] = found.off.map(quote)
  return others.length ? `![${[only, ...others].join(', ')}].includes(${status})` : `${status} !== ${only}`
}

/** Whether the form has to know which row it changes. */
export const hasLimits = (names: ThingNames): boolean => limitsOf(names).length > 0

/** The lines of the form's check. */
export function limitChecks(context: Context, names: ThingNames, imports: Imports): string[] {
  return limitsOf(names).flatMap((limit, at) => {
    const beside = besideName(names, at)
    imports.use(`@/data/${names.slug}`, beside)
    const number = at ? String(at + 1) : ''
    const problem = `problems.${valueOf(names, toldAt(names, limit), 'row').slice('row.'.length)}`
    if (limit.most === 1) {
      const text = context.say(limit.during || isOnDay(names, limit) ? 'takenThen' : 'takenBy', {
        title: `\${${titleOf(names, `taken${number}`)}}`,
      })
      return [`const [taken${number}] = ${beside}(values, id)`, `if (taken${number}) ${problem} = \`${text}\``]
    }
    if (typeof limit.most === 'number')
      return [
        `if (${beside}(values, id).length >= ${limit.most}) ${problem} = ${quote(context.say('full', { most: String(limit.most) }))}`,
      ]
    const target = thingOf(context, fieldOf(names, limit.by[0]!).target)
    imports.use(`@/data/${target.slug}`, target.collection)
    const found = `${target.collection}.find(${valueOf(names, fieldOf(names, limit.by[0]!), 'values')})`
    const room = valueOf(target, fieldOf(target, limit.most.field), '').slice(1)
    return [
      `const room${number} = ${found}?.${room} ?? 0`,
      `if (room${number} > 0 && ${beside}(values, id).length >= room${number}) ${problem} = \`${context.say('full', { most: `\${room${number}}` })}\``,
    ]
  })
}

const isOnDay = (names: ThingNames, { by }: Limit) =>
  by.some((id) => ['date', 'datetime', 'time'].includes(fieldOf(names, id).type))
