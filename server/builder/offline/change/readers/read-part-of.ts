// "VAT 25 %", "moms 25 %", 消費税10%: a part of the amount of the row, worked out as its own amount.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Operation } from '../operations.ts'
import { mainThing } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import { worksOut } from '../works-out.ts'

const form =
  /^(?<name>(?:(?:sales |incl\.? |the )?(?:vat|tax|gst)|moms(?:en)?|消費税|税額?))(?: (?:at|of|på|om)|は|が)? ?(?:\(|（)?(?<rate>\d+(?:[.,]\d+)?) ?[%％](?:\)|）)?$/iu
/** What it is a part of: what comes without it, else what the row comes to. */
const net = /excl\p{L}* (?:vat|tax)|exkl\p{L}* moms|net|excl|before tax|sub-?total|exkl|utan moms|netto|税抜|小計/iu
const total = /total|amount|sum|belopp|line|summa|価格|金額|合計/i
const each = /unit|per |rate|each|styck|à-|単価/i

export function readPartOf(model: ProjectModel, name: string, language: Language): Operation[] | null {
  const { name: label, rate } = form.exec(name.trim())?.groups ?? {}
  if (!label || !rate) return null
  for (const thing of new Set([mainThing(model), ...model.things])) {
    const amounts = (thing?.fields ?? []).filter(
      ({ type, label: of }) => type === 'money' && !/vat|moms|tax|税/i.test(of.replace(net, '')),
    )
    const named = (words: RegExp) => amounts.find((field) => words.test(`${conceptOf(field)} ${field.label}`))
    const lone = amounts.length === 1 && !each.test(amounts[0]!.label) ? amounts[0] : undefined
    const of = named(net) ?? amounts.find(({ formula }) => formula) ?? lone ?? named(total)
    if (!thing || !of) continue
    const formula = {
      kind: 'calc' as const,
      first: of.id,
      rest: [{ op: '*' as const, of: Number(rate.replace(',', '.')) / 100 }],
    }
    return worksOut(model, thing, label, formula, 'money', language).operations
  }
  return null
}
