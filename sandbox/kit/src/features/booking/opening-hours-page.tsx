import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { Checkbox, Input } from '@/components/ui/field'
import { openingHours, weekdayName } from '@/data/opening-hours'

export function OpeningHoursPage() {
  const days = openingHours.useAll().toSorted((a, b) => a.weekday - b.weekday)
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader title="%%openingHours%%" text="%%openingHoursHint%%" />
      <Card>
        <ul className="divide-y divide-border">
          {days.map((day) => {
            const name = weekdayName(day.weekday)
            return (
              <li key={day.id} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
                <Checkbox
                  label={name}
                  checked={day.open}
                  onChange={(event) => openingHours.update(day.id, { open: event.target.checked })}
                />
                {day.open ? (
                  <span className="flex items-center gap-2">
                    <Input
                      type="time"
                      aria-label={`${name}: %%opens%%`}
                      value={day.opens}
                      className="w-32"
                      onChange={(event) => openingHours.update(day.id, { opens: event.target.value })}
                    />
                    <span aria-hidden="true">–</span>
                    <Input
                      type="time"
                      aria-label={`${name}: %%closes%%`}
                      value={day.closes}
                      className="w-32"
                      onChange={(event) => openingHours.update(day.id, { closes: event.target.value })}
                    />
                  </span>
                ) : (
                  <span className="text-sm text-muted-foreground">%%closed%%</span>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
