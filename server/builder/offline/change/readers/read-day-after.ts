// The day that comes so long after another, as a field that is worked out: "due date is issue date + 30 days".
import type { Language } from '#shared/languages.ts'
import { isDay } from '../../field-kinds.ts'
import type { Formula } from '../../formulas.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { dayBefore, stepOf } from '../days-of.ts'
import { nothing, type Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { numberFor } from '../said-parts.ts'
import { type DayAfter, dayAfterSaid } from '../wording/day-after-said.ts'
import { worksOut } from '../works-out.ts'

/** A day that is called so, whatever else it is. */
const isDayName = /date|day|due|deadline|next|until|renewal|expir|datum|dag|förfall|nästa|giltig|senast|期限|日|次回/iu

export function readDayAfter(model: ProjectModel, text: string, language: Language): Reading | null {
  const said = dayAfterSaid(text, language)
  if (!said) return null
  const places = [...new Set([mainThing(model), ...model.things])].flatMap((thing) => {
    const formula = thing && formulaOf(model, thing, said, language)
    return thing && formula ? [{ thing, formula }] : []
  })
  // "payable after 20 days" of one list among several is nobody's
  if (!said.of && places.length > 1) return nothing
  for (const { thing, formula } of places) {
    const there = resolveField({ ...model, things: [thing] }, said.name, language, thing)?.field
    if (there?.id === formula.of || (there && there.type !== 'date') || (!there && !isDayName.test(said.name))) continue
    return worksOut(model, thing, said.name, formula, 'date', language)
  }
  return nothing
}

function formulaOf(
  model: ProjectModel,
  thing: Thing,
  { name, of, count, field, step }: DayAfter,
  language: Language,
): Extract<Formula, { kind: 'dayAfter' }> | undefined {
  const target = resolveField({ ...model, things: [thing] }, name, language, thing)?.field
  const from = of ? resolveField({ ...model, things: [thing] }, of, language, thing)?.field : dayBefore(thing, target)
  if (!from || !isDay(from) || from.formula) return undefined
  if (count !== undefined) return { kind: 'dayAfter', of: from.id, plus: count, ...(step && step !== 'days' && { in: step }) }
  const named = field ? numberFor(model, field, language, thing) : undefined
  const every = named?.thing === thing ? named.field : thing.fields.find((each) => stepOf(each))
  const counted = every && stepOf(every)
  if (!every) return undefined
  return { kind: 'dayAfter', of: from.id, plus: every.id, ...(counted && counted !== 'days' && { in: counted }) }
}
