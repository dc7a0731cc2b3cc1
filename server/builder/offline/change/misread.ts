// "The auditor wants the departure. Can you make room for that?": a wish that is surely for one thing was read in pieces, and what only
// asks or tells came to a field, a choice, a list or a page that nobody spoke of.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { hear, type Heard } from './learned/hear.ts'
import { wishesIn } from './learned/wishes-in.ts'
import type { Operation } from './operations.ts'
import { ratherWhole } from './rather-whole.ts'
import { readPlainly } from './read-wish.ts'
import type { Reading } from './reading.ts'

/** The whole is so likely for one thing, and no two pieces of it are as likely as that to ask for something. */
const surely = 0.97
const asksFrom = 0.5

/** What stands between two names that are told in a row. */
const betweenNames =
  /^[\s"'“”「」]*(?:(?:,|\/|&|、|・|と|や|and|or|och|eller|samt|plus)[\s"'“”「」]*)+(?:(?:an?|the|en|ett)\s)?$/iu

function isBeside(text: string, names: readonly string[], label: string): boolean {
  const said = text.toLowerCase()
  const at = said.indexOf(label.toLowerCase())
  return names.some((name) => {
    const from = said.indexOf(name.toLowerCase())
    if (at < 0 || from < 0) return false
    const [first, second] = from < at ? [from + name.length, at] : [at + label.length, from]
    return betweenNames.test(said.slice(first, second))
  })
}

/** Whether an operation that the whole does not come to is by a name that nobody gave. */
function isNobodys(operation: Operation, { spans, reading }: Heard, text: string): boolean {
  const isHeard = reading!.operations.some(({ op }) => op === operation.op)
  switch (operation.op) {
    case 'addThing':
      return !isHeard && operation.thing.fields.every(({ why }) => why === 'implied')
    case 'addField': {
      const { concept, type, label } = operation.field
      return concept === undefined && type === 'text' && !isBeside(text, Object.values(spans).flat(), label)
    }
    case 'addPage':
    case 'addOption':
    case 'setOptions':
    case 'setName':
      return !isHeard
    default:
      return false
  }
}

const nameOf = (operation: Operation): string =>
  JSON.stringify([
    operation.op,
    operation.op === 'addField' ? operation.field.label.toLowerCase() : '',
    operation.op === 'addThing' ? operation.thing.many.toLowerCase() : '',
  ])

/** What the wish surely asks for, where all that `made` has beyond it is nobody's; else null. */
export function unlessMisread(model: ProjectModel, text: string, made: readonly Operation[], language: Language): Reading | null {
  const heard = hear(model, text, language, readPlainly)
  const whole = ratherWhole(model, text, heard, made, language)
  if (whole) return whole
  if (!heard?.reading?.operations.length || heard.likely < surely) return null
  if (!made.some(({ op }) => /^(?:addThing|addPage|addField|addOption|setOptions|setName)$/.test(op))) return null
  const asked = new Set(heard.reading.operations.map(nameOf))
  const beyond = made.filter((each) => !asked.has(nameOf(each)))
  if (!beyond.length || !beyond.every((each) => isNobodys(each, heard, text))) return null
  const asks = wishesIn(model, text, language).filter((wish) => {
    const part = hear(model, wish, language, readPlainly)
    return part?.reading?.operations.length && part.likely >= asksFrom
  })
  return asks.length < 2 ? heard.reading : null
}
