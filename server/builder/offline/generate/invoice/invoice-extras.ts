// What an invoice holds beside what every invoice does: a reference, the car it is about, who did the work. It is written on the paper as well.
import type { Field } from '../../model.ts'
import { isNumeric, propertyOf, thingOf, valueOf } from '../context.ts'
import { display } from '../field-display.ts'
import { control } from '../form.ts'
import { isWorked } from '../formula-lines.ts'
import { attribute, type Imports, jsxText, print, tag } from '../markup.ts'
import { pascal } from '../names.ts'
import { withoutChecks } from '../visitor-fields.ts'
import type { Invoicing } from './invoice.ts'

const paperTypes = ['text', 'email', 'phone', 'url', 'date', 'time', 'int', 'number', 'money', 'percent']
const otherTypes = ['select', 'bool', 'ref', 'longtext', 'tags', 'rating']

/** Lines of the head's description list, hooks of the page, and what stands below the head. */
export type InvoiceExtras = { terms: string; hooks: string; below: string }

export function invoiceExtras(plan: Invoicing, imports: Imports): InvoiceExtras {
  const { context, invoice, customer, issued, due, amount, status, notes } = plan
  const own = new Set([invoice.title, customer, issued, due, amount, status, notes])
  const extras = invoice.thing.fields.filter((field) => !own.has(field) && !field.hidden && !isWorked(field))
  const others = extras.filter(({ type }) => otherTypes.includes(type))
  const terms = extras.filter(({ type }) => paperTypes.includes(type)).map((field) => term(plan, field))
  if (!others.length) return { terms: terms.join(''), hooks: '', below: '' }
  // on a paper nothing has to be filled in
  const free = withoutChecks(invoice)
  const controls = free.thing.fields
    .filter(({ id }) => others.some((field) => field.id === id))
    .map((field) => print(control(context, free, field, imports), 12))
  const details = others.map((field) =>
    print(tag('Detail', [`label=${attribute(field.label)}`], display(context, invoice, field, 'row', 'detail', imports)), 12),
  )
  imports.use('@/components/ui/field', 'Detail')
  const targets = [...new Set(others.flatMap(({ target }) => (target ? [thingOf(context, target).collection] : [])))]
  return {
    terms: terms.join(''),
    hooks: targets.map((name) => `  const all${pascal(name)} = ${name}.useAll()\n`).join(''),
    below: `        {isDraft(row) ? (
          <div className="grid gap-5 sm:grid-cols-2">
            ${controls.join('\n            ')}
          </div>
        ) : (
          <dl className="divide-y divide-border text-sm">
            ${details.join('\n            ')}
          </dl>
        )}\n`,
  }
}

function term({ invoice }: Invoicing, field: Field): string {
  const isNumber = isNumeric(field)
  const kind = isNumber ? 'number' : field.type === 'date' || field.type === 'time' ? field.type : undefined
  const value = valueOf(invoice, field, 'row')
  const input = tag('PaperInput', [
    kind && `type="${kind}"`,
    isNumber && 'step="any"',
    `aria-label=${attribute(field.label)}`,
    `value={${isNumber ? `${value} || ''` : value}}`,
    'disabled={!isDraft(row)}',
    `onChange={(event) => set({ ${propertyOf(invoice, field)}: ${isNumber ? 'Number(event.target.value)' : 'event.target.value'} })}`,
  ])
  return `
              <dt className="self-center text-muted-foreground">${jsxText(field.unit ? `${field.label} (${field.unit})` : field.label)}</dt>
              <dd>
                ${print(input, 16)}
              </dd>`
}
