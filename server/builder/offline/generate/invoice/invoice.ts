import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of an invoicing page work with: its things and the fields that play a part. */
export type Invoicing = {
  context: Context
  page: Page
  invoice: ThingNames
  line: ThingNames
  /** whom it is to: a reference, else a text */
  customer: Field
  /** the thing that `customer` refers to */
  customers?: ThingNames
  issued: Field
  due: Field
  amount: Field
  status: Field
  options: { draft: string; sent: string; paid: string }
  notes?: Field
  /** the fields of a line */
  of: { invoice: Field; quantity: Field; price: Field; vat: Field }
  /** per cent for new lines */
  vat: number
}

export const invoicingDir = 'src/features/invoicing'
