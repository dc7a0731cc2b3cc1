import { Badge } from '@/components/ui/marks'
import { openingHours, weekdayOf } from '@/data/opening-hours'
import { toDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

const everyMs = 30_000

/** Says whether the place is open at this moment, and until when. */
export function OpenSign() {
  const now = new Date(useNow(true, everyMs))
  const time = now.toTimeString().slice(0, 5)
  const today = openingHours.useAll().find((day) => day.open && day.weekday === weekdayOf(toDay(now)))
  const isOpen = today !== undefined && today.opens <= time && time < today.closes
  return isOpen ? (
    <Badge tone="green">{'%%openNow%% · %%openUntil%%'.replace('{time}', today.closes)}</Badge>
  ) : (
    <Badge tone="gray">%%closedNow%%</Badge>
  )
}
