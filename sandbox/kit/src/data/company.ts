import { projectName } from '@/lib/project'
import { createCollection, text, type Draft, type Row, type Stored } from '@/lib/store'

/** Who the invoices are from. */
export interface Company extends Row {
  name: string
  address: string
  email: string
  vatNumber: string
  /** Where to pay to. */
  account: string
}

const samples = (): Draft<Company>[] => [
  { name: projectName, address: '%%companyAddress%%', email: 'hello@example.com', vatNumber: '', account: '%%companyAccount%%' },
]

const upgrade = (stored: Stored): Draft<Company> => ({
  name: text(stored.name),
  address: text(stored.address),
  email: text(stored.email),
  vatNumber: text(stored.vatNumber),
  account: text(stored.account),
})

/** One row. */
export const company = createCollection<Company>('company', samples, upgrade)
