// "Who owes me what", "how much each family owes", 誰がいくら未払いか: what is not paid yet, by whom; or what was charged less what came in.
import type { Language } from '#shared/languages.ts'
import { canGroup } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import { personIn } from '../whose.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import { pointingTo } from './linked-rows.ts'

const owes: Record<Language, RegExp> = {
  en: /\b(?:owes?|owed|owing|outstanding balance|balance due)\b/i,
  sv: /(?<!\p{L})(?:skyldiga?|är skyldig\p{L}*|skulder?|utestående)(?!\p{L})/iu,
  ja: /未払い?(?:額|金|の金額|残高)|未収(?:額|金)|滞納額|いくら(?:未払|滞納|払って(?:い)?ない)|売掛(?:金)?残/,
}
/** A list of those who owe something is a list; what they owe is a figure. */
const asksAmount =
  /\b(?:how much|what|total|amounts?|balances?|per|each|every)\b|(?<!\p{L})(?:hur mycket|vad|totalt|summan?|per|varje|utestående)(?!\p{L})|額|金|いくら|残/iu
/** Who owes whom among friends is divided, and no list of debts tells it. */
const amongThem = /\bwhom\b|\beach other\b|\bwho owes who\b|skyldig vem|varandra|誰が誰に/i
const ofPaying = /\bpaid\b|payment|betal|支払|入金|納付|納入|集金/i
const isPaid = /^(?:paid(?: in full)?|betal[dt]a?|支払済み?|入金済み?|納付済み?|済み?)$/i

/** What of a list is not paid yet: a tick, a state or the day on which it was paid. */
function unpaidOf({ fields }: Thing): Condition[] | undefined {
  for (const { id, type, label, concept = '', options } of fields) {
    const done = options?.find((option) => isPaid.test(option))
    if (done) return [{ field: id, when: 'not', than: done }]
    if (!ofPaying.test(`${concept} ${label}`)) continue
    if (type === 'bool') return [{ field: id, when: 'is', than: false }]
    if (type === 'date') return [{ field: id, when: 'is', than: '' }]
  }
  return undefined
}

const amountOf = (thing: Thing): Field | undefined =>
  thing.fields.find(({ type, concept }) => type === 'money' && concept === 'total') ??
  thing.fields.find((field) => field.type === 'money' && !/rate|paid|betal|入金/i.test(`${conceptOf(field)} ${field.label}`))

const whoseOf = (model: ProjectModel, thing: Thing): Field | undefined =>
  personIn(model, thing) ??
  thing.fields.find(({ type }) => type === 'ref') ??
  thing.fields.find((field) => field.id === thing.titleField && canGroup(field))

export function readOwed(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (!owes[language].test(text) || !asksAmount.test(text) || amongThem.test(text)) return nothing
  for (const thing of new Set([mainThing(model), ...model.things])) {
    const of = thing && amountOf(thing)
    const by = thing && whoseOf(model, thing)
    const where = thing && unpaidOf(thing)
    if (thing && of && by && where) return withDashboard(model, thing, [{ kind: 'sum', of: of.id, by: by.id, where }])
  }
  return balance(model, language)
}

const isPayment = /payment|paid|deposit|betalning|inbetal|入金|支払|返済/i
const labels = {
  charged: { en: 'Charged', sv: 'Debiterat', ja: '請求額' },
  paid: { en: 'Paid', sv: 'Betalt', ja: '入金額' },
  owed: { en: 'Owes', sv: 'Kvar att betala', ja: '未払い額' },
}

/** Charges and payments that point to the same person. */
function balance(model: ProjectModel, language: Language): Reading {
  for (const host of model.things) {
    const priced = pointingTo(model, host).flatMap((pointing) => {
      const of = amountOf(pointing.thing) ?? pointing.thing.fields.find(({ type }) => type === 'money')
      return of ? [{ ...pointing, of }] : []
    })
    const paid = priced.find(({ thing }) => isPayment.test(`${thing.concept} ${thing.one}`))
    const charged = priced.find((each) => each !== paid)
    if (!paid || !charged) continue
    const ids = new Set(host.fields.map(({ id }) => id))
    const sums = (
      [
        ['charged', charged],
        ['paid', paid],
      ] as const
    ).map(([name, { thing, by, of }]): Field => {
      const id = freeId(name, ids, name)
      return {
        id,
        label: labels[name][language],
        type: 'money',
        formula: { kind: 'sum', thing: thing.id, by: by.id, of: of.id },
        why: 'edit',
      }
    })
    const owed: Field = {
      id: freeId('owed', ids, 'owed'),
      label: labels.owed[language],
      type: 'money',
      formula: { kind: 'calc', first: sums[0]!.id, rest: [{ op: '-', of: sums[1]!.id }] },
      why: 'edit',
    }
    return does(...[...sums, owed].map((field): Operation => ({ op: 'addField', thing: host.id, field })))
  }
  return nothing
}
