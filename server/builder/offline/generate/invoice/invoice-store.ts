import { propertyOf, valueOf } from '../context.ts'
import { invoicingDir, type Invoicing } from './invoice.ts'
import { createImports, quote } from '../markup.ts'

/** `invoice-totals.ts`: what lines come to, when an invoice is late, and how a new one starts. */
export function writeInvoiceStore(plan: Invoicing): void {
  const { context, page, invoice, line, issued, due, amount, status, options, of } = plan
  const imports = createImports()
  imports.use(`@/data/${invoice.slug}`, invoice.collection, `empty${invoice.type}`, `type ${invoice.type}`)
  imports.use(`@/data/${line.slug}`, line.collection, `type ${line.type}`)
  imports.use('@/lib/dates', 'daysFromNow', 'daysUntil', 'today')
  imports.use('@/lib/number-series', 'nextNumber')
  const number = propertyOf(invoice, invoice.title)
  const base = page.path === '/' ? '/invoice' : page.path
  context.files[`${invoicingDir}/invoice-totals.ts`] = `@imports

const daysToPay = ${page.starts?.term ?? 30}

export const pathOf = (row: ${invoice.type}) => \`${base}/\${row.id}\`

export const netOf = (line: ${line.type}) => ${valueOf(line, of.quantity, 'line')} * ${valueOf(line, of.price, 'line')}

/** Net, tax by rate, and what is to be paid. */
export function totalsOf(lines: ${line.type}[]) {
  const net = lines.reduce((sum, line) => sum + netOf(line), 0)
  const rates = new Map<number, number>()
  for (const line of lines) rates.set(${valueOf(line, of.vat, 'line')}, (rates.get(${valueOf(line, of.vat, 'line')}) ?? 0) + (netOf(line) * ${valueOf(line, of.vat, 'line')}) / 100)
  const vat = [...rates].filter(([rate]) => rate > 0).map(([rate, value]) => ({ rate, value }))
  return { net, vat, total: vat.reduce((sum, { value }) => sum + value, net) }
}

/** Keeps the amount of an invoice in step with its lines. */
export function updateAmount(row: ${invoice.type}) {
  const lines = ${line.collection}.all().filter((each) => ${valueOf(line, of.invoice, 'each')} === row.id)
  ${invoice.collection}.update(row.id, { ${propertyOf(invoice, amount)}: Math.round(totalsOf(lines).total * 100) / 100 })
}

export const isDraft = (row: ${invoice.type}) => ${valueOf(invoice, status, 'row')} === ${quote(options.draft)}
export const isPaid = (row: ${invoice.type}) => ${valueOf(invoice, status, 'row')} === ${quote(options.paid)}
/** Sent, and neither a draft nor paid. */
export const isOwed = (row: ${invoice.type}) => !isDraft(row) && !isPaid(row)
export const isOverdue = (row: ${invoice.type}) => isOwed(row) && daysUntil(${valueOf(invoice, due, 'row')}) < 0

/** A new draft with the next number of the series. */
export function startInvoice() {
  const ${number} = nextNumber(
    ${invoice.collection}.all().map((row) => row.${number}),
    \`\${today().slice(0, 4)}-\`,
  )
  return ${invoice.collection}.add({
    ...empty${invoice.type}(),
    ${number},
    ${propertyOf(invoice, issued)}: today(),
    ${propertyOf(invoice, due)}: daysFromNow(daysToPay),
    ${propertyOf(invoice, status)}: ${quote(options.draft)},
  })
}
`.replace('@imports', () => imports.print())
}
