import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, Textarea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { changed, moved, without } from '@/lib/arrange'
import { type Entry, newEntry } from './resume'

const entriesMax = 12

interface EntryListProps {
  title: string
  labels: { what: string; where: string; more: string }
  entries: Entry[]
  onChange: (entries: Entry[]) => void
}

/** Jobs or studies: what, where, when and more about it, in the order they stand in. */
export function EntryList({ title, labels, entries, onChange }: EntryListProps) {
  const remove = (id: string) => {
    onChange(without(entries, id))
    toast('%%deleted%%', () => onChange(entries))
  }
  return (
    <Card className="p-5">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-border">
        {entries.map((entry, at) => {
          const change = (part: Partial<Entry>) => onChange(changed(entries, entry.id, part))
          const named = entry.what || `${title} ${at + 1}`
          return (
            <li key={entry.id} className="space-y-3 py-4">
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label={labels.what}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      maxLength={90}
                      value={entry.what}
                      onChange={(event) => change({ what: event.target.value })}
                    />
                  )}
                </Field>
                <Field label={labels.where}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      maxLength={90}
                      value={entry.where}
                      onChange={(event) => change({ where: event.target.value })}
                    />
                  )}
                </Field>
              </div>
              <div className="flex items-end gap-1">
                <div className="min-w-0 flex-1">
                  <Field label="%%resumeWhen%%">
                    {(wiring) => (
                      <Input
                        {...wiring}
                        maxLength={40}
                        value={entry.when}
                        onChange={(event) => change({ when: event.target.value })}
                      />
                    )}
                  </Field>
                </div>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%makerUp%%: ${named}`}
                  disabled={at === 0}
                  onClick={() => onChange(moved(entries, at, -1))}
                >
                  <ArrowUp />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%makerDown%%: ${named}`}
                  disabled={at === entries.length - 1}
                  onClick={() => onChange(moved(entries, at, 1))}
                >
                  <ArrowDown />
                </Button>
                <Button variant="ghost" size="icon" aria-label={`%%delete%% ${named}`} onClick={() => remove(entry.id)}>
                  <Trash2 />
                </Button>
              </div>
              <Field label="%%resumeText%%">
                {(wiring) => (
                  <Textarea
                    {...wiring}
                    rows={3}
                    maxLength={900}
                    value={entry.text}
                    onChange={(event) => change({ text: event.target.value })}
                  />
                )}
              </Field>
            </li>
          )
        })}
        {entries.length < entriesMax && (
          <li className="pt-4">
            <Button variant="secondary" onClick={() => onChange([...entries, newEntry()])}>
              <Plus /> {labels.more}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  )
}
