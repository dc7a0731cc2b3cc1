import type { Page, ProjectModel, Thing } from '../model.ts'
import { ensureField, ensurePart, freeThingId, knownField, newThing, ownField } from './parts.ts'
import { partWords } from './part-words.ts'
import { localText, optionLabel } from '../lexicon/lexicon.ts'
import { moneyIn } from '../understand/samples/sample-value.ts'

const vatRates: Record<string, number> = { SEK: 25, NOK: 25, DKK: 25, JPY: 10, GBP: 20, EUR: 20 }
const vatElsewhere = 10
/** Value added tax in per cent where a currency is used. */
export const vatOf = (currency: string) => vatRates[currency] ?? vatElsewhere

/** What a new line starts with: what the person said, else what is usual where the currency is used. */
export const rateOf = (line: Thing, currency: string): number => {
  const said = line.fields.find(({ type }) => type === 'percent')?.start
  return typeof said === 'number' ? said : vatOf(currency)
}

/** Invoices to somebody, with dates and a status, and their lines. */
export function completeInvoices(model: ProjectModel, page: Page): void {
  const { language } = model
  const invoice =
    model.things.find((thing) => thing.id === page.thing) ??
    model.things.find((thing) => thing.concept === 'invoice') ??
    newThing(model, 'invoice', [knownField(language, 'number', 'number', { required: true })], ['table', 'board'])
  if (!model.things.includes(invoice)) model.things.push(invoice)
  page.thing = invoice.id
  const isNew = !page.parts?.line
  const customer = model.things.find(({ concept }) => concept === 'customer')
  if (customer)
    ensureField(
      invoice,
      { id: 'customer', label: customer.one, type: 'ref', target: customer.id, why: 'implied' },
      ({ target }) => target === customer.id,
    )
  else
    ensureField(
      invoice,
      ownField(language, 'billTo', 'billTo', 'text', { concept: 'customerName' }),
      ({ concept }) => concept === 'customerName' || concept === 'company',
    )
  ensureField(invoice, knownField(language, 'issueDate', 'issueDate'), ({ concept, id }) => (concept ?? id) === 'issueDate')
  ensureField(invoice, knownField(language, 'dueDate', 'dueDate'), ({ concept, id }) => (concept ?? id) === 'dueDate')
  ensureField(invoice, knownField(language, 'amount', 'amount'), ({ type }) => type === 'money')
  const status = ensureField(
    invoice,
    knownField(language, 'status', 'status', { options: ['Draft', 'Sent', 'Paid'] }),
    ({ type, concept }) => type === 'select' && /status/.test(concept ?? ''),
  )
  // what is overdue follows from the day it is due
  if (isNew) status.options = status.options!.filter((option) => option !== optionLabel('Overdue', language))
  if (isNew) ensureField(invoice, knownField(language, 'notes', 'notes'), ({ type }) => type === 'longtext')
  const line = ensurePart(model, page, 'line', 'invoiceLine', () => ({
    id: freeThingId(model, 'invoiceLine'),
    one: partWords.invoiceLine[language],
    many: partWords.invoiceLines[language],
    icon: 'ListOrdered',
    concept: 'invoiceLine',
    titleField: 'name',
    fields: [ownField(language, 'name', 'description', 'text', { required: true })],
    views: ['table'],
    rows: [],
    why: 'implied',
  }))
  ensureField(line, { id: 'invoice', label: invoice.one, type: 'ref', target: invoice.id, why: 'implied' })
  ensureField(line, { ...knownField(language, 'quantity', 'quantity'), type: 'number' })
  ensureField(line, ownField(language, 'price', 'unitPrice', 'money', { concept: 'price' }))
  ensureField(line, ownField(language, 'vat', 'vatRate', 'percent'))
}

const adviceWork = ['workHours', 'workMeeting', 'workMaterial', 'workTravel'] as const
const handWork = ['workLabour', 'workMaterial', 'workCallOut', 'workMaterial'] as const
/** Who works with their hands, or behind a camera, consults nobody. */
const byHand = new Set('job repair alteration pestVisit chimneySweep poolCheck booking portfolioItem wedding gig'.split(' '))
const sampleLinesMax = 3

/** A sample invoice's age in days and whether it is paid; the others are sent, the first one is a draft. */
const sampleAges: readonly (readonly [days: number, paid: boolean])[] = [
  [0, false],
  [6, false],
  [14, true],
  [22, false],
  [38, false],
  [45, true],
]
const termDays = 30

/** What a trade bills for, by its name and in dollars. */
export type Billed = readonly (readonly [name: string, price: number, ...rest: unknown[]])[]

/** Sample lines of ordinary work, or of what the trade offers; an invoice's amount is what its lines come to with tax. */
export function fillInvoices(model: ProjectModel, page: Page, offered: Billed = []): void {
  const { language, currency } = model
  const [invoice, line] = [page.thing, page.parts?.line].map((id) => model.things.find((thing) => thing.id === id))
  const amount = invoice?.fields.find(({ type }) => type === 'money')
  if (!invoice || !line || !amount) return
  const field = (id: string) => invoice.fields.find((each) => (each.concept ?? each.id) === id)
  const [issued, due, status] = [field('issueDate'), field('dueDate'), field('status')]
  const sampleWork = model.things.some(({ concept }) => byHand.has(concept ?? '')) ? handWork : adviceWork
  const unit = { SEK: 950, NOK: 950, DKK: 700, JPY: 8000 }[currency] ?? 80
  const vat = rateOf(line, currency)
  const billed = offered.filter(([, price]) => price > 0)
  line.rows = invoice.rows.flatMap((row, at) => {
    const lines = Array.from({ length: 1 + (at % sampleLinesMax) }, (_, nth) => {
      const [name, price] = billed[(at + nth) % Math.max(1, billed.length)] ?? []
      return {
        name: name ? localText(name, language) : partWords[sampleWork[(at + nth) % sampleWork.length]!][language],
        invoice: at,
        quantity: name ? 1 + ((at + nth) % 3) : 1 + ((at * 3 + nth) % 8),
        price: price ? moneyIn(currency, price) : nth ? Math.round(unit / 2) : unit,
        vat,
      }
    })
    const [days, paid] = sampleAges[at] ?? [40 + at * 9, true]
    const options = status?.options ?? []
    if (issued) row[issued.id] = `-${days}d`
    if (due) row[due.id] = `${days > termDays ? '-' : '+'}${Math.abs(termDays - days)}d`
    if (status) row[status.id] = paid ? options.at(-1) : at === 0 ? options[0] : (options[1] ?? options[0])
    row[amount.id] = lines.reduce((sum, each) => sum + each.quantity * each.price * (1 + vat / 100), 0)
    return lines
  })
}
