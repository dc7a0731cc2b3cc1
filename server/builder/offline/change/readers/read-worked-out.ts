// "Work out the total", "the amount should be calculated": the field of that name, there already or new, follows from what stands
// beside it.
import type { Language } from '#shared/languages.ts'
import type { Field, FieldType, ProjectModel, Thing } from '../../model.ts'
import { swedishIndefinite } from '../../lexicon/inflect.ts'
import { isNumber } from '../../field-kinds.ts'
import { isSound } from '../../formulas.ts'
import { bareChunk } from '../../understand/bare-chunk.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, sayField } from '../../understand/said.ts'
import { formulaNamed, lengthFor } from '../named-formula.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { numberFor } from '../said-parts.ts'
import { workedOutIn } from '../worked-out-told.ts'
import { groupsSaid } from '../sight/groups-said.ts'
import { readFigure } from '../sight/read-figure.ts'
import { isLength } from './operands.ts'
import { readPartOf } from './read-part-of.ts'
import { readFormula } from './read-formula.ts'

/** Null when nothing is told to be worked out, or one of what is told follows from nothing here. */
export function readWorkedOut(given: ProjectModel, text: string, language: Language): Reading | null {
  const told = workedOutIn(text, language)
  if (!told) return null
  let model = given
  const operations: Operation[] = []
  for (const name of told.names) {
    const { from, isShare = false } = told
    const equal = () => (from ? equals(model, name, timesEach(model, from, language) ?? from, language) : null)
    // what is told with its signs is worked out so, whatever else it could follow from
    const found =
      readPartOf(model, name, language) ??
      (from && hasSign.test(from) ? equal() : null) ??
      follows(model, name, language, isShare) ??
      (isShare ? null : equal())
    if (!found) return null
    operations.push(...found)
    model = applyOperations(model, found)
  }
  return does(...operations)
}

const hasSign =
  /[+×*✕÷＋]|\s[x/−–-]\s|\b(?:times|multiplied by|divided by|minus|plus)\b|(?<!\p{L})(?:gånger|multiplicerat med|delat med)(?!\p{L})/iu

/** "The profit of each", "pace in min/km": what somebody wants to see, where a field of that name follows from what is kept. */
export function readSeenWork(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  const name = text
    .trim()
    .replace(ofEach[language], '')
    .replace(/^(?:the|an?|my|our|its|their)\s+/i, '')
  // 年間の合計 is a figure of a year
  if (
    !name ||
    groupsSaid(text, language).length ||
    resolveField(model, name, language, mainThing(model))?.field.label.toLowerCase() === name.toLowerCase()
  )
    return nothing
  const [, summed] = totalOf[language].exec(name) ?? []
  if (summed && numberFor(model, summed, language)) return nothing
  const found = follows(model, summed ?? name, language)
  if (!found || !summed) return found ? does(...found) : nothing
  const { operations } = readFigure(applyOperations(model, found), { text }, language)
  return does(...found, ...operations)
}
const totalOf: Record<Language, RegExp> = {
  en: /^(?:total|overall|sum of(?: the)?)\s+(.+)$/iu,
  sv: /^(?:total|totala?|summan? av|hela|sammanlagda?)\s+(.+)$/iu,
  ja: /^(?:合計|総|全体の)(.+)$/u,
}
const ofEach: Record<Language, RegExp> = {
  en: /\s+(?:(?:of|for|on|per|in) (?:each|every)(?: \p{L}+)?|each|in \p{L}+(?: ?\/ ?| per )\p{L}+)$/iu,
  sv: /\s+(?:(?:för|per|på|av|i) varje(?: \p{L}+)?|i \p{L}+(?: ?\/ ?| per )\p{L}+)$/iu,
  ja: /^(?:それぞれ|各[^の]{1,6})の|(?:も|を|が)$/u,
}

/** "From words and price": how many there are, and what one is worth. */
function timesEach(model: ProjectModel, from: string, language: Language): string | null {
  const parts = from.split(language === 'ja' ? /と|、/u : /\s+(?:and|och|&)\s+/iu)
  if (parts.length !== 2) return null
  const [one, other] = parts.map((part) => numberFor(model, part, language)?.field)
  const isMoney = (field: Field | undefined) => field?.type === 'money'
  // "from days and daily price": how long it lasts stands in no field yet
  const isLong = parts.some((part) => isLength.test(part)) && [one, other].some(isMoney)
  return isLong || (one && other && isMoney(one) !== isMoney(other)) ? parts.join(' × ') : null
}

const equals = (model: ProjectModel, said: string, from: string, language: Language): Operation[] | null => {
  const name = language === 'sv' ? bareFigure(said) : said
  const { operations } = readFormula(model, { text: `${name} = ${from}` } as Parameters<typeof readFormula>[1], language)
  return operations.length ? operations : null
}

/** `isShare`: in percent, as it was told. */
function follows(model: ProjectModel, name: string, language: Language, isShare = false): Operation[] | null {
  const things = [...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined))]
  const isCalled = ({ label }: Field) => label.toLowerCase() === name.toLowerCase()
  const host = things.find((thing) => thing.fields.some(isCalled))
  for (const thing of host ? [host] : things) {
    const there = host?.fields.find(isCalled) ?? namedAlike(model, thing, name, language)
    if (there?.formula && !isShare) return [{ op: 'setFormula', thing: thing.id, field: there.id, formula: there.formula }]
    const made = there ?? newField(thing, name, language)
    const field: Field = isShare ? { ...made, type: 'percent' } : made
    const length = lengthFor(thing, field.label, model.language)
    const fields = [...thing.fields.filter((each) => each !== there), ...(length ? [length] : []), field]
    const found = formulaNamed({ ...thing, fields }, field, model.language, true)
    if (!found) continue
    const worked: Field = { ...field, type: found.type, formula: found.formula, ...(found.unit && { unit: found.unit }) }
    const typed = fields.map((each) => ({
      ...each,
      type: found.also?.find(({ field: other }) => other === each)?.type ?? each.type,
    }))
    if (!isSound(model, { ...thing, fields: typed }, worked, found.formula)) continue
    const also = (found.also ?? []).map(({ field: { id }, type, unit }) => retyped(thing, id, type, unit))
    const result: Operation[] = !there
      ? [{ op: 'addField', thing: thing.id, field: worked }]
      : [
          ...(there.type === found.type || (isNumber(there) && !isShare)
            ? []
            : [retyped(thing, there.id, found.type, found.unit)]),
          { op: 'setFormula', thing: thing.id, field: there.id, formula: found.formula },
        ]
    return [...(length ? [{ op: 'addField' as const, thing: thing.id, field: length }] : []), ...also, ...result]
  }
  return null
}

const retyped = (thing: Thing, field: string, type: FieldType, unit?: string): Operation => ({
  op: 'retypeField',
  thing: thing.id,
  field,
  type,
  ...(unit && { unit }),
})

/** "Summan" is the sum: the number that is called so, but for its ending. */
const namedAlike = (model: ProjectModel, thing: Thing, name: string, language: Language): Field | undefined => {
  const place = resolveField({ ...model, things: [thing] }, name, language, thing)
  const isSame = place?.field.label.toLowerCase().startsWith(name.toLowerCase().slice(0, stemChars))
  return isSame && isNumber(place!.field) ? place!.field : undefined
}
const stemChars = 4

/** "Summan", "beloppet": a label is no sentence. */
const bareFigure = (name: string): string =>
  /^\p{L}+$/u.test(name)
    ? name.replace(
        /(?<=\p{L}{2}[^aeiouyåäö]a)n$|(?<=vinst|belopp|kostnad|avgift|marginal|tid|skillnad|moms|provision|förbrukning|lön|skuld)e[nt]$|(?<=pris)et$/iu,
        '',
      )
    : swedishIndefinite(name)

function newField(thing: Thing, name: string, language: Language): Field {
  const { label, type, unit } = sayField(bareChunk(language === 'sv' ? bareFigure(name) : name), language)
  const id = freeId(idOf(name), new Set(thing.fields.map((field) => field.id)), 'result')
  return { id, label, type, why: 'edit', ...(unit && { unit }) }
}
