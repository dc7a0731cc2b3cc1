import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input, Textarea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { company, type Company } from '@/data/company'

/** What stands on every invoice about the one who sends it. */
export function CompanyDialog({ row, onClose }: { row: Company; onClose: () => void }) {
  const formId = useId()
  const [values, setValues] = useState(row)
  const set = (changes: Partial<Company>) => setValues((current) => ({ ...current, ...changes }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    company.update(row.id, values)
    toast('%%saved%%')
    onClose()
  }

  return (
    <Dialog
      title="%%sender%%"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            %%cancel%%
          </Button>
          <Button type="submit" form={formId}>
            %%save%%
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <Field label="%%companyName%%" wide>
          {(field) => <Input {...field} value={values.name} onChange={(event) => set({ name: event.target.value })} />}
        </Field>
        <Field label="%%address%%" wide>
          {(field) => (
            <Textarea {...field} rows={2} value={values.address} onChange={(event) => set({ address: event.target.value })} />
          )}
        </Field>
        <Field label="%%yourEmail%%">
          {(field) => (
            <Input {...field} type="email" value={values.email} onChange={(event) => set({ email: event.target.value })} />
          )}
        </Field>
        <Field label="%%vatNumber%%">
          {(field) => <Input {...field} value={values.vatNumber} onChange={(event) => set({ vatNumber: event.target.value })} />}
        </Field>
        <Field label="%%payTo%%" wide>
          {(field) => <Input {...field} value={values.account} onChange={(event) => set({ account: event.target.value })} />}
        </Field>
      </form>
    </Dialog>
  )
}
