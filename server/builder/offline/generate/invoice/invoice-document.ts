import { propertyOf, titleOf, valueOf } from '../context.ts'
import { invoiceExtras } from './invoice-extras.ts'
import { writeInvoiceLines } from './invoice-lines.ts'
import { invoicingDir, type Invoicing } from './invoice.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'

/** `invoice-page.tsx`: the invoice as a document, written in place, with what can be done to it above. */
export function writeInvoiceDocument(plan: Invoicing): void {
  const { context, page, invoice, line, customers, customer, issued, due, status, options, notes, of } = plan
  const { say } = context
  const { collection, type } = invoice
  writeInvoiceLines(plan)
  const imports = createImports()
  imports.use('react-router', 'Link', 'useNavigate', 'useParams')
  imports.use('lucide-react', 'ArrowLeftIcon', 'PrinterIcon', 'Trash2Icon')
  imports.use('@/components/layout/page-header', 'NotFoundPage')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${invoice.slug}`, collection, `type ${type}`)
  imports.use(`@/data/${line.slug}`, line.collection)
  imports.use('@/lib/project', 'projectName')
  imports.use('./invoice-lines', 'InvoiceLines')
  imports.use('./invoice-status', 'InvoiceStatus')
  imports.use('./invoice-totals', 'isDraft', 'isPaid')
  imports.use('./paper-input', 'PaperInput')
  imports.use('./sender', 'PaymentDetails', 'Sender')
  if (notes) imports.use('@/components/ui/field', 'Textarea')
  const value = (field: typeof issued) => valueOf(invoice, field, 'row')
  const set = (field: typeof issued) => `onChange={(event) => set({ ${propertyOf(invoice, field)}: event.target.value })}`
  const lineInvoice = valueOf(line, of.invoice, 'each')
  let whom = `<PaperInput aria-label=${attribute(say('billTo'))} value={${value(customer)}} ${set(customer)} />`
  if (customers) {
    imports.use('@/components/ui/field', 'Select')
    imports.use(`@/data/${customers.slug}`, customers.collection)
    const lines = customers.thing.fields
      .filter(({ id, type: kind }) => ['address', 'city', 'email'].includes(id) || kind === 'email')
      .slice(0, 2)
    whom = `{isDraft(row) ? (
                <Select aria-label=${attribute(say('billTo'))} value={${value(customer)}} ${set(customer)} className="mt-1">
                  <option value="">${jsxText(say('choose'))}</option>
                  {people.map((option) => (
                    <option key={option.id} value={option.id}>
                      {${titleOf(customers, 'option')}}
                    </option>
                  ))}
                </Select>
              ) : (
                <p className="mt-1 font-medium wrap-break-word">{whom ? ${titleOf(customers, 'whom')} : ${quote(say('notIssued'))}}</p>
              )}
${lines.map((field) => `              <p className="text-sm wrap-break-word text-muted-foreground">{whom?.${propertyOf(customers, field)}}</p>`).join('\n')}`.trimEnd()
  }
  const dated = (
    field: typeof issued,
  ) => `              <dt className="self-center text-muted-foreground">${jsxText(field.label)}</dt>
              <dd>
                <PaperInput type="date" aria-label=${attribute(field.label)} value={${value(field)}} disabled={!isDraft(row)} ${set(field)} />
              </dd>`
  const action = (word: 'markSent' | 'markPaid' | 'backToDraft', option: string, look = '') =>
    `<Button${look} onClick={() => set({ ${propertyOf(invoice, status)}: ${quote(option)} })}>${jsxText(say(word))}</Button>`
  const extras = invoiceExtras(plan, imports)
  context.files[`${invoicingDir}/invoice-page.tsx`] = `@imports

export function InvoicePage() {
  const { id } = useParams()
  const navigate = useNavigate()
${extras.hooks}${customers ? `  const people = ${customers.collection}.useAll()\n` : ''}  const row = ${collection}.useAll().find((each) => each.id === id)
  const lines = ${line.collection}
    .useAll()
    .filter((each) => ${lineInvoice} === id)
    .toReversed()
  if (!row) return <NotFoundPage />
${customers ? `  const whom = people.find((each) => each.id === ${value(customer)})\n` : ''}${extras.below ? '  const values = row\n' : ''}  const set = (changes: Partial<${type}>) => ${collection}.update(row.id, changes)

  function remove(gone: ${type}) {
    ${collection}.remove(gone.id)
    for (const each of lines) ${line.collection}.remove(each.id)
    navigate(${quote(page.path)})
    toast(${quote(say('deleted'))}, () => {
      ${collection}.restore([gone])
      ${line.collection}.restore(lines)
    })
  }

  return (
    <div className="mx-auto max-w-4xl space-y-5">
      <title>{\`\${${titleOf(invoice, 'row')}} · \${projectName}\`}</title>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Link
          to=${attribute(page.path)}
          className="focus-ring mr-auto inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-muted-foreground hover:text-foreground"
        >
          <ArrowLeftIcon className="size-4" aria-hidden="true" />
          ${jsxText(say('backToInvoices'))}
        </Link>
        <InvoiceStatus row={row} />
        <Button variant="ghost" size="icon" aria-label=${attribute(say('delete'))} onClick={() => remove(row)}>
          <Trash2Icon />
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <PrinterIcon /> ${jsxText(say('print'))}
        </Button>
        {!isDraft(row) && ${action('backToDraft', options.draft, ' variant="secondary"')}}
        {isDraft(row) && ${action('markSent', options.sent)}}
        {!isDraft(row) && !isPaid(row) && ${action('markPaid', options.paid)}}
      </div>
      <Card className="space-y-8 p-5 sm:p-10 print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap justify-between gap-6">
          <Sender />
          <div className="sm:text-right">
            <p className="text-sm text-muted-foreground">${jsxText(say('invoice'))}</p>
            <h1 className="font-display text-2xl font-semibold wrap-break-word tabular-nums">{${titleOf(invoice, 'row')}}</h1>
          </div>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="min-w-0">
            <h2 className="text-sm text-muted-foreground">${jsxText(say('billTo'))}</h2>
              ${whom}
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,11rem)] justify-start gap-x-4 gap-y-1 text-sm sm:justify-end">
${dated(issued)}
${dated(due)}${extras.terms}
          </dl>
        </div>
${extras.below}        <InvoiceLines row={row} lines={lines} />
${
  notes
    ? `        {(isDraft(row) || ${value(notes)}) && (
          <Textarea
            aria-label=${attribute(notes.label)}
            placeholder=${attribute(notes.label)}
            rows={2}
            value={${value(notes)}}
            disabled={!isDraft(row)}
            ${set(notes)}
            className="disabled:border-transparent disabled:bg-transparent disabled:px-0 disabled:shadow-none print:border-0 print:px-0 print:shadow-none"
          />
        )}\n`
    : ''
}        <PaymentDetails />
${page.texts?.closing ? `        <p className="text-sm">${jsxText(page.texts.closing)}</p>\n` : ''}      </Card>
    </div>
  )
}
`.replace('@imports', () => imports.print())
}
