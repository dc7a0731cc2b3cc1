// "Quantity, price, total": a field whose parts all stand beside it is worked out from them, and nobody fills it in.
import { fillFigure } from '../../change/fill-figure.ts'
import { gatheredNamed } from '../../change/linked/gathered-named.ts'
import { borrowed } from '../../change/linked/linked-rows.ts'
import { formulaNamed, isPerTime, lengthFor, type NamedFormula } from '../../change/named-formula.ts'
import { amount, gross, net, sale } from '../../lexicon/figures/parts.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { type Formula, isSound, operandsOf } from '../../formulas.ts'

export type WorkedOut = { thing: Thing; field: Field; formula: Formula }

/** In place: the formulas of what the person named. */
export function settleFigures(model: ProjectModel): WorkedOut[] {
  const worked: WorkedOut[] = []
  for (const thing of model.things) {
    worked.push(...takeRates(thing), ...bringLength(model, thing))
    // what follows from something that follows comes after it
    for (let before = -1; before < worked.length;) {
      before = worked.length
      for (const field of thing.fields) {
        if (field.formula || field.why !== 'said' || field.id === thing.titleField) continue
        const found =
          formulaNamed(thing, field, model.language) ??
          overLink(model, thing, field) ??
          gatheredNamed(model, thing, field, model.language)
        if (!found || isOfStock(thing, field, found.formula)) continue
        for (const { field: other, type, unit } of found.also ?? []) Object.assign(other, { type }, unit && { unit })
        if (!isSound(model, thing, { ...field, type: found.type }, found.formula)) continue
        Object.assign(field, { type: found.type, formula: found.formula }, found.unit && { unit: found.unit })
        delete field.required
        worked.push({ thing, field, formula: found.formula })
      }
    }
  }
  return worked
}

/** The cost of a product is what it was bought for, and not its price times what is in stock. */
const isOfStock = (thing: Thing, { label }: Field, formula: Formula): boolean =>
  /^(?:cost|kostnad)$/i.test(label) &&
  operandsOf(formula).some((of) => thing.fields.some(({ id, concept }) => id === of && concept === 'stock'))

/** A price per night is times nights, and not times the guests. */
function goesWith(thing: Thing, { id, label }: Field, formula: Formula): boolean {
  const others = operandsOf(formula).flatMap((of) => thing.fields.find((field) => of !== id && field.id === of) ?? [])
  return !isPerTime(label) || others.some(({ unit = '', formula: counts }) => ['h', 'min'].includes(unit) || counts !== undefined)
}

/** "Orders: product, quantity, total" beside products with a price: what is read over the link stands in front of what follows. */
function overLink(model: ProjectModel, thing: Thing, field: Field): NamedFormula | undefined {
  const others = borrowed(model, thing, 'filled')
  const found = others.length
    ? formulaNamed({ ...thing, fields: [...thing.fields, ...others] }, field, model.language)
    : undefined
  const read = found ? others.filter(({ id }) => operandsOf(found.formula).includes(id)) : []
  if (found?.formula.kind !== 'calc' || read.length !== 1 || found.also?.length || !goesWith(thing, read[0]!, found.formula))
    return undefined
  thing.fields.splice(thing.fields.indexOf(field), 0, ...read)
  return found
}

const rateNamed = /^(vat|(?:sales )?tax|gst|moms|消費税|commission|provision|販売手数料|手数料)\s*\(?(\d{1,2})\s*%?\)?$/iu
/** "VAT 25 %" is an amount, worked out from what it is on. */
function takeRates(thing: Thing): WorkedOut[] {
  return thing.fields.flatMap((field): WorkedOut[] => {
    const [, name, rate] = rateNamed.exec(field.label) ?? []
    if (!name || field.formula || field.why !== 'said') return []
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${rate} %`
    Object.assign(field, { type: 'money', label })
    const base = [net, gross, amount, sale].map((part) =>
      fillFigure(thing.fields, { works: [part, '*', Number(rate) / 100], type: 'money' }),
    )
    const found = base.find((each) => each && !each.used.includes(field))
    if (!found) return []
    field.formula = found.formula
    return [{ thing, field, formula: found.formula }]
  })
}

/** "From, to, price per day, total": the days in between are counted on the way. */
function bringLength(model: ProjectModel, thing: Thing): WorkedOut[] {
  const priced = { ...thing, fields: [...thing.fields, ...borrowed(model, thing, 'filled')] }
  for (const [at, { label, formula, why }] of thing.fields.entries()) {
    const length = why === 'said' && !formula && lengthFor(priced, label, model.language)
    if (!length) continue
    thing.fields.splice(at, 0, length)
    return [{ thing, field: length, formula: length.formula! }]
  }
  return []
}
