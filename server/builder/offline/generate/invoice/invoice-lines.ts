import type { Field } from '../../model.ts'
import { propertyOf, valueOf } from '../context.ts'
import { invoicingDir, type Invoicing } from './invoice.ts'
import { createImports, jsxText } from '../markup.ts'

/** `invoice-lines.tsx`: the lines and what they come to. */
export function writeInvoiceLines({ context, invoice, line, of, vat }: Invoicing): void {
  const { say } = context
  const { collection, type } = line
  const imports = createImports()
  imports.use('lucide-react', 'PlusIcon', 'XIcon')
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${line.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use(`@/data/${invoice.slug}`, `type ${invoice.type}`)
  imports.use('@/lib/format', 'formatMoney')
  imports.use('./invoice-totals', 'isDraft', 'netOf', 'totalsOf', 'updateAmount')
  imports.use('./paper-input', 'PaperInput')
  const label = (text: string) => `aria-label={\`${say('lineField', { label: text, number: '${at + 1}' })}\`}`
  const number = (field: Field, className: string, column: string) => `            <label className="min-w-0 ${className}">
              <span className="text-xs text-muted-foreground sm:sr-only">${jsxText(column)}</span>
              <PaperInput
                type="number"
                step="any"
                min={0}
                ${label(column)}
                defaultValue={${valueOf(line, field, 'line')} || ''}
                disabled={!isDraft(row)}
                className="text-right tabular-nums disabled:text-left sm:disabled:text-right"
                onChange={(event) => change(line, { ${propertyOf(line, field)}: Number(event.target.value) })}
              />
            </label>`
  const columns = 'sm:grid-cols-[minmax(0,1fr)_5rem_7rem_5rem_7rem_2.25rem] print:grid-cols-[minmax(0,1fr)_5rem_7rem_5rem_7rem]'
  context.files[`${invoicingDir}/invoice-lines.tsx`] = `@imports

export function InvoiceLines({ row, lines }: { row: ${invoice.type}; lines: ${type}[] }) {
  const { net, vat, total } = totalsOf(lines)

  function change(line: ${type}, changes: Partial<${type}>) {
    ${collection}.update(line.id, changes)
    updateAmount(row)
  }

  return (
    <section>
      <div
        aria-hidden="true"
        className="hidden gap-2 border-b border-border pb-2 text-xs font-medium text-muted-foreground sm:grid ${columns}"
      >
        <span>${jsxText(line.title.label)}</span>
        <span className="text-right">${jsxText(of.quantity.label)}</span>
        <span className="text-right">${jsxText(of.price.label)}</span>
        <span className="text-right">${jsxText(of.vat.label)} %</span>
        <span className="text-right">${jsxText(say('net'))}</span>
      </div>
      <ul className="divide-y divide-border">
        {lines.map((line, at) => (
          <li key={line.id} className="grid grid-cols-3 items-end gap-2 py-3 text-sm sm:items-center sm:py-1.5 ${columns}">
            <PaperInput
              ${label(line.title.label)}
              value={${valueOf(line, line.title, 'line')}}
              disabled={!isDraft(row)}
              className="max-sm:col-span-3"
              onChange={(event) => change(line, { ${propertyOf(line, line.title)}: event.target.value })}
            />
${number(of.quantity, '', of.quantity.label)}
${number(of.price, '', of.price.label)}
${number(of.vat, '', `${of.vat.label} %`)}
            <span className="font-medium tabular-nums max-sm:col-span-2 sm:text-right">{formatMoney(netOf(line))}</span>
            {isDraft(row) && (
              <Button
                variant="ghost"
                size="icon"
                className="justify-self-end print:hidden"
                aria-label={\`${say('removeLine', { number: '${at + 1}' })}\`}
                onClick={() => {
                  ${collection}.remove(line.id)
                  updateAmount(row)
                }}
              >
                <XIcon />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isDraft(row) && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 print:hidden"
          onClick={() => ${collection}.add({ ...empty${type}(), ${propertyOf(line, of.invoice)}: row.id, ${propertyOf(line, of.quantity)}: 1, ${propertyOf(line, of.vat)}: ${vat} })}
        >
          <PlusIcon /> ${jsxText(say('addLine'))}
        </Button>
      )}
      <dl className="mt-6 ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-muted-foreground">${jsxText(say('net'))}</dt>
        <dd className="text-right tabular-nums">{formatMoney(net)}</dd>
        {vat.map(({ rate, value }) => (
          <div key={rate} className="col-span-2 flex justify-between gap-6">
            <dt className="text-muted-foreground">{\`${say('vatOf', { rate: '${rate}' })}\`}</dt>
            <dd className="text-right tabular-nums">{formatMoney(value)}</dd>
          </div>
        ))}
        <dt className="border-t border-border pt-2 font-display text-lg font-semibold">${jsxText(say('toPay'))}</dt>
        <dd className="border-t border-border pt-2 text-right font-display text-lg font-semibold tabular-nums">{formatMoney(total)}</dd>
      </dl>
    </section>
  )
}
`.replace('@imports', () => imports.print())
}
