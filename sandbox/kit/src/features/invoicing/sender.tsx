import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { company } from '@/data/company'
import { CompanyDialog } from './company-dialog'

/** The letterhead of an invoice. */
export function Sender() {
  const [row] = company.useAll()
  const [editing, setEditing] = useState(false)
  if (!row) return null
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-1 font-display text-lg font-semibold wrap-break-word">
        {row.name}
        <Button variant="ghost" size="icon" aria-label="%%editSender%%" className="print:hidden" onClick={() => setEditing(true)}>
          <Pencil />
        </Button>
      </p>
      <p className="text-sm whitespace-pre-line text-muted-foreground">{row.address}</p>
      <p className="text-sm text-muted-foreground">{row.email}</p>
      {editing && <CompanyDialog row={row} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** How to pay, at the foot of an invoice. */
export function PaymentDetails() {
  const [row] = company.useAll()
  if (!row) return null
  return (
    <dl className="grid gap-x-8 gap-y-1 border-t border-border pt-5 text-sm sm:grid-cols-2">
      {row.account && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted-foreground">%%payTo%%</dt>
          <dd className="font-medium">{row.account}</dd>
        </div>
      )}
      {row.vatNumber && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted-foreground">%%vatNumber%%</dt>
          <dd className="font-medium">{row.vatNumber}</dd>
        </div>
      )}
    </dl>
  )
}
