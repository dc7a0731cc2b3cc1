import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { answerLabels, answerSigns, type DatePoll } from './date-poll'

const tones = { yes: 'text-tone-green', maybe: 'text-tone-amber', no: 'text-muted-foreground' }

interface AnswerTableProps {
  poll: DatePoll
  /** ids of the dates that suit most */
  best: string[]
  onRemove: (person: string) => void
}

/** Everybody’s answers, a row each. */
export function AnswerTable({ poll: { dates, people }, best, onRemove }: AnswerTableProps) {
  return (
    <Card className="relative overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">%%datePollTable%%</caption>
        <thead>
          <tr className="border-b border-border">
            <th scope="col" className="px-4 py-3 text-left font-medium text-muted-foreground">
              %%datePollName%%
            </th>
            {dates.map(({ id, text }) => (
              <th key={id} scope="col" className={cn('min-w-24 px-3 py-3 font-medium', best.includes(id) && 'text-primary')}>
                {text}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">%%delete%%</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="border-b border-border last:border-0">
              <th scope="row" className="min-w-24 px-4 py-1.5 text-left font-medium">
                {person.name}
              </th>
              {dates.map(({ id }) => {
                const answer = person.answers[id] ?? 'no'
                return (
                  <td key={id} className={cn('px-3 py-1.5 text-center text-lg font-semibold', tones[answer])}>
                    <span aria-hidden="true">{answerSigns[answer]}</span>
                    <span className="sr-only">{answerLabels[answer]}</span>
                  </td>
                )
              })}
              <td className="px-2 text-right">
                <Button variant="ghost" size="icon" aria-label={`%%delete%% ${person.name}`} onClick={() => onRemove(person.id)}>
                  <Trash2 />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
