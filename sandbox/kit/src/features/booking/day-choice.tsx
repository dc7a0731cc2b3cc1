import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { daysFromNow, toDate } from '@/lib/dates'
import { locale } from '@/lib/project'

interface DayChoiceProps {
  value: string
  onChange: (day: string) => void
  isOpen: (day: string) => boolean
}

const shown = 7
const weeksAhead = 12

/** A week at a time, from today on. Days that are closed cannot be chosen. */
export function DayChoice({ value, onChange, isOpen }: DayChoiceProps) {
  const [week, setWeek] = useState(0)
  const days = Array.from({ length: shown }, (_, i) => daysFromNow(week * shown + i))
  const part = (day: string, options: Intl.DateTimeFormatOptions) => toDate(day).toLocaleDateString(locale, options)
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-medium" aria-live="polite">
          {part(days[0]!, { day: 'numeric', month: 'short' })} – {part(days[shown - 1]!, { day: 'numeric', month: 'short' })}
        </p>
        <span className="flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label="%%earlierDays%%"
            disabled={week === 0}
            onClick={() => setWeek(week - 1)}
          >
            <ChevronLeft />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="%%laterDays%%"
            disabled={week === weeksAhead}
            onClick={() => setWeek(week + 1)}
          >
            <ChevronRight />
          </Button>
        </span>
      </div>
      <div role="group" aria-label="%%chooseDay%%" className="mt-2 grid grid-cols-7 gap-1 sm:gap-2">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            disabled={!isOpen(day)}
            aria-pressed={day === value}
            onClick={() => onChange(day)}
            className={cn(
              'focus-ring relative flex cursor-pointer flex-col items-center rounded-lg border py-2 text-sm transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:opacity-45',
              day === value
                ? 'border-primary bg-primary text-primary-foreground'
                : 'border-input bg-card hover:border-ring hover:bg-muted',
            )}
          >
            <span className="text-xs">{part(day, { weekday: 'short' })}</span>
            <span className="font-display text-base font-semibold tabular-nums sm:text-lg">{toDate(day).getDate()}</span>
            <span className="sr-only">{part(day, { month: 'long' })}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
