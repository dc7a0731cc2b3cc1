// "Who owes me what", "how much each family owes", 誰がいくら未払いか: what is not paid yet, by whom; or what was charged less what came in.
import type { Language } from '#shared/languages.ts'
import { canGroup } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { type Formula, isSound } from '../../formulas.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { conceptOf, happensOn } from '../said-parts.ts'
import { isActor, personIn } from '../whose.ts'
import { thingSaid } from '../sight/states-said.ts'
import { linkTo } from '../new-lists.ts'
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
  const host = thingSaid(model, text, language)
  const all = chargesIn(model, host)
  const own = host ? all.filter(({ by }) => by.target === host.id) : all
  const missing = host && own.length === 0 ? chargeFor(model, host) : []
  if (missing.length) return does(...missing, ...readOwed(applyOperations(model, missing), { text }, language).operations)
  const charges = own.length ? own : all
  for (const charge of charges) {
    const where = unpaidOf(charge.thing)
    if (where) return unpaid(model, charge, where, host)
  }
  const charged = balance(model)
  const open = charged.operations.length || !host ? undefined : charges.find(({ by }) => by.target === host.id)
  if (!open) return charged
  // nothing tells yet what is paid
  const paid = fieldFor(open.thing, 'settled', { id: 'paid', type: 'bool', concept: 'paid' }, model.language)
  const first: Operation = { op: 'addField', thing: open.thing.id, field: paid }
  const grown = applyOperations(model, [first])
  return does(first, ...unpaid(grown, open, [{ field: paid.id, when: 'is', than: false }], host).operations)
}

/** Where a list of people is named: what is owed stands with each of them. */
export function owedByEach(model: ProjectModel, text: string, language: Language): Reading | null {
  const host = thingSaid(model, text, language)
  const read = host && isActor(host) ? readOwed(model, { text }, language) : nothing
  return read.operations.some((each) => each.op === 'addField' && each.thing === host?.id) ? read : null
}

const chargesIn = (model: ProjectModel, host: Thing | undefined): Charge[] =>
  [...new Set([mainThing(model), ...model.things])].flatMap((thing) => {
    const of = thing && amountOf(thing)
    const by = thing && (thing.fields.find(({ target }) => host && target === host.id) ?? whoseOf(model, thing))
    return of && by ? [{ thing, of, by }] : []
  })

/** What is done for somebody on a day gets its price, and says for whom where only something of theirs is kept with it: a walk of a dog. */
function chargeFor(model: ProjectModel, host: Thing): Operation[] {
  const theirs = pointingTo(model, host).map(({ thing }) => thing)
  const done = (thing: Thing) => happensOn(thing) !== undefined
  const through = theirs.flatMap((between) => pointingTo(model, between).map(({ thing }) => thing))
  const thing = theirs.find(done) ?? through.find((each) => each !== host && done(each))
  if (!thing) return []
  const price = fieldFor(thing, 'price', { id: 'price', type: 'money', concept: 'price' }, model.language)
  return [
    ...(theirs.includes(thing) ? [] : [linkTo(thing, host)]),
    ...(amountOf(thing) ? [] : [{ op: 'addField', thing: thing.id, field: price } as const]),
  ]
}

type Charge = { thing: Thing; of: Field; by: Field }

/** With each of those who owe, where they are named and a list; else on the dashboard. */
function unpaid(model: ProjectModel, { thing, of, by }: Charge, where: Condition[], named: Thing | undefined): Reading {
  const host = named && by.target === named.id ? model.things.find(({ id }) => id === named.id) : undefined
  const formula: Formula = { kind: 'sum', thing: thing.id, by: by.id, of: of.id, where }
  const field = host && moneyField(host, 'owed', formula, model.language)
  return field && isSound(model, host, field, formula)
    ? does({ op: 'addField', thing: host.id, field })
    : withDashboard(model, thing, [{ kind: 'sum', of: of.id, by: by.id, where }])
}

type Given = Pick<Field, 'type' | 'concept' | 'formula'> & { id: string }
function fieldFor(thing: Thing, name: keyof typeof labels, { id, ...given }: Given, language: Language): Field {
  const taken = new Set(thing.fields.map((field) => field.id))
  return { ...given, id: freeId(id, taken, name), label: labels[name][language], why: 'edit' }
}
const moneyField = (host: Thing, name: keyof typeof labels, formula: Formula, language: Language): Field =>
  fieldFor(host, name, { id: name, type: 'money', formula }, language)

const isPayment = /payment|paid|deposit|betalning|inbetal|入金|支払|返済/i
const labels = {
  charged: { en: 'Charged', sv: 'Debiterat', ja: '請求額' },
  paid: { en: 'Paid', sv: 'Betalt', ja: '入金額' },
  owed: { en: 'Owes', sv: 'Kvar att betala', ja: '未払い額' },
  price: { en: 'Price', sv: 'Pris', ja: '料金' },
  settled: { en: 'Paid', sv: 'Betald', ja: '支払済み' },
}

/** Charges and payments that point to the same person. */
function balance(model: ProjectModel): Reading {
  for (const host of model.things) {
    const priced = pointingTo(model, host).flatMap((pointing) => {
      const of = amountOf(pointing.thing) ?? pointing.thing.fields.find(({ type }) => type === 'money')
      return of ? [{ ...pointing, of }] : []
    })
    const paid = priced.find(({ thing }) => isPayment.test(`${thing.concept} ${thing.one}`))
    const charged = priced.find((each) => each !== paid)
    if (!paid || !charged) continue
    const sums = (
      [
        ['charged', charged],
        ['paid', paid],
      ] as const
    ).map(([name, { thing, by, of }]) =>
      moneyField(host, name, { kind: 'sum', thing: thing.id, by: by.id, of: of.id }, model.language),
    )
    const [first, last] = sums.map(({ id }) => id) as [string, string]
    const owed = moneyField(host, 'owed', { kind: 'calc', first, rest: [{ op: '-', of: last }] }, model.language)
    return does(...[...sums, owed].map((field): Operation => ({ op: 'addField', thing: host.id, field })))
  }
  return nothing
}
