import type { Page } from '../../model.ts'
import { rateOf } from '../../page-parts/invoice-parts.ts'
import { optionsOf, thingOf, type Context } from '../context.ts'
import { writeInvoiceDocument } from './invoice-document.ts'
import { writeInvoiceList } from './invoice-list.ts'
import { writeInvoiceStore } from './invoice-store.ts'
import { invoicingDir, type Invoicing } from './invoice.ts'
import type { Route } from '../routes-file.ts'

/** Invoices: all of them with what is owed, and each as a document to write, print and follow up. Says which routes it brings. */
export function writeInvoicePages(context: Context, page: Page): Route[] {
  const invoice = thingOf(context, page.thing)
  const line = thingOf(context, page.parts?.line)
  const { fields } = invoice.thing
  const customer =
    fields.find(
      ({ target, concept }) => target && context.things.get(target)?.thing.concept === 'customer' && concept === undefined,
    ) ?? fields.find(({ concept, type }) => type === 'text' && (concept === 'customerName' || concept === 'company'))!
  const status = fields.find(({ type, concept }) => type === 'select' && /status/.test(concept ?? ''))!
  const named = (id: string) => fields.find((field) => (field.concept ?? field.id) === id)!
  const ofLine = (type: string) => line.thing.fields.find((field) => field.type === type)!
  const [first, ...rest] = optionsOf(status)
  const paid = optionsOf(status).find((option) => /paid|betald|支払|入金/i.test(option)) ?? rest.at(-1) ?? first!
  const plan: Invoicing = {
    context,
    page,
    invoice,
    line,
    customer,
    ...(customer.target && { customers: thingOf(context, customer.target) }),
    issued: named('issueDate'),
    due: named('dueDate'),
    amount: fields.find(({ type }) => type === 'money')!,
    status,
    options: { draft: first!, sent: rest.find((option) => option !== paid) ?? first!, paid },
    notes: fields.find(({ type }) => type === 'longtext'),
    of: {
      invoice: line.thing.fields.find(({ target }) => target === invoice.thing.id)!,
      quantity: ofLine('number'),
      price: ofLine('money'),
      vat: ofLine('percent'),
    },
    vat: rateOf(line.thing, context.model.currency),
  }
  writeInvoiceStore(plan)
  writeInvoiceList(plan)
  writeInvoiceDocument(plan)
  const module = (file: string) => `@/${invoicingDir.slice('src/'.length)}/${file}`
  const base = page.path === '/' ? '/invoice' : page.path
  return [
    {
      path: page.path,
      component: 'InvoiceListPage',
      module: module('invoice-list-page'),
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
    { path: `${base}/:id`, component: 'InvoicePage', module: module('invoice-page') },
  ]
}
