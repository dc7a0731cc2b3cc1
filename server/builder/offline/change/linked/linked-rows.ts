// What stands across a link: the lists whose rows point to one, and the fields of what a row points to.
import { isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isSound } from '../../formulas.ts'
import { freeId } from '../../understand/plan/plan-things.ts'

/** A list whose field `by` points to rows of another. */
export type Pointing = { thing: Thing; by: Field }

export const pointingTo = (model: ProjectModel, host: Thing): Pointing[] =>
  model.things.flatMap((thing) => {
    const by = thing === host ? undefined : thing.fields.find(({ type, target }) => type === 'ref' && target === host.id)
    return by ? [{ thing, by }] : []
  })

/** How a row comes to a number of what it points to: it follows it, or the form fills it in and it stays as it was. */
export type Borrowing = 'lookup' | 'filled'

/** The numbers of what a row points to, as fields of its own. */
export function borrowed(model: ProjectModel, thing: Thing, how: Borrowing): Field[] {
  const ids = new Set(thing.fields.map(({ id }) => id))
  const labels = new Set(thing.fields.map(({ label }) => label))
  return thing.fields.flatMap((by) => {
    const target = by.type === 'ref' ? model.things.find(({ id }) => id === by.target) : undefined
    return (target?.fields ?? []).flatMap((of): Field[] => {
      if (!isNumber(of) || labels.has(of.label)) return []
      const { label, type, unit, concept, decimals } = of
      const from = { by: by.id, of: of.id }
      const field: Field = {
        id: freeId(of.id, ids, 'looked'),
        label,
        type,
        ...(unit && { unit }),
        ...(concept && { concept }),
        ...(decimals !== undefined && { decimals }),
        ...(how === 'filled' ? { filled: from } : { formula: { kind: 'lookup', ...from } }),
        why: 'implied',
      }
      return field.formula && !isSound(model, thing, field, field.formula) ? [] : [field]
    })
  })
}
