import { bookingDir, type Booking } from './booking.ts'
import { titleOf, valueOf } from '../context.ts'
import { createImports, jsxText, quote } from '../markup.ts'
import { factsBeside, factsLine } from '../visitor-fields.ts'

/** `service-choice.tsx` and `time-choice.tsx`. */
export function writeBookingChoices(plan: Booking): void {
  writeServiceChoice(plan)
  writeTimeChoice(plan)
}

function writeServiceChoice(plan: Booking): void {
  const { context, service, text } = plan
  const { say } = context
  const imports = createImports()
  imports.use(`@/data/${service.slug}`, `type ${service.type}`)
  imports.use('./free-times', 'minutesOf')
  imports.use('./free-times', 'lengthOf')
  if (service.money) imports.use('@/lib/format', 'formatMoney')
  const price = service.money && valueOf(service, service.money, 'row')
  const { duration, open } = plan
  const facts = factsBeside(context, service, (field) => [duration, open, text].includes(field), imports)
  const picture = service.image
    ? `              <Cover src={${valueOf(service, service.image, 'row')}} seed={${titleOf(service, 'row')}} className="size-16 shrink-0 rounded-lg" />
              <span className="block min-w-0">\n`
    : ''
  if (picture) imports.use('@/components/ui/cover', 'Cover')
  context.files[`${bookingDir}/service-choice.tsx`] = `@imports

interface ServiceChoiceProps {
  rows: ${service.type}[]
  value: string
  onChange: (id: string) => void
}

export function ServiceChoice({ rows, value, onChange }: ServiceChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">${jsxText(say('chooseOne'))}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <label key={row.id} className="relative flex cursor-pointer">
            <input
              type="radio"
              name="service"
              className="peer absolute top-5 right-5 size-4 accent-primary"
              checked={row.id === value}
              onChange={() => onChange(row.id)}
            />
            <span className="peer-focus-ring ${service.image ? 'flex gap-4 ' : ''}flex-1 rounded-xl border border-input bg-card p-4 pr-12 transition-colors peer-checked:border-primary peer-checked:bg-accent/60 hover:border-ring">
${picture}              <span className="block font-medium wrap-break-word">{${titleOf(service, 'row')}}</span>
              <span className="mt-0.5 block text-sm text-muted-foreground tabular-nums">
                {lengthOf(minutesOf(row))}
${price ? `                {' · '}\n                {${price} ? formatMoney(${price}) : ${quote(say('freeOfCharge'))}}\n` : ''}              </span>
${factsLine(facts, 'span', 'mt-0.5 block', ' '.repeat(14))}${text ? `              <span className="mt-1.5 block text-sm text-muted-foreground">{${valueOf(service, text, 'row')}}</span>\n` : ''}${service.image ? '              </span>\n' : ''}            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
`.replace('@imports', () => imports.print())
}

function writeTimeChoice({ context, service, booking, staff }: Booking): void {
  const { say } = context
  const imports = createImports()
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${booking.slug}`, booking.collection)
  imports.use(`@/data/${service.slug}`, `type ${service.type}`)
  imports.use('@/data/opening-hours', 'openingHours')
  imports.use('./day-choice', 'DayChoice')
  imports.use('./free-times', 'freeTimes', 'hoursOf')
  context.files[`${bookingDir}/time-choice.tsx`] = `@imports

interface TimeChoiceProps {
  service: ${service.type} | undefined
  day: string
  time: string
${staff ? '  /** who may be asked */\n  people: string[]\n' : ''}  onChange: (day: string, time: string) => void
  problem?: string
}

export function TimeChoice({ service, day, time, ${staff ? 'people, ' : ''}onChange, problem }: TimeChoiceProps) {
  const rows = ${booking.collection}.useAll()
  const hours = openingHours.useAll()
  const times = freeTimes(day, service, rows, hours${staff ? ', people' : ''})
  return (
    <section>
      <h2 className="font-display text-lg font-semibold">${jsxText(say('whenSuits'))}</h2>
      <div className="mt-4">
        <DayChoice value={day} onChange={(chosen) => onChange(chosen, '')} isOpen={(each) => hoursOf(each, hours) !== undefined} />
      </div>
      {times.length > 0 ? (
        <div role="group" aria-label=${JSON.stringify(say('chooseTime'))} className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {times.map((each) => (
            <Button
              key={each}
              variant={each === time ? 'primary' : 'secondary'}
              aria-pressed={each === time}
              onClick={() => onChange(day, each)}
              className="tabular-nums"
            >
              {each}
            </Button>
          ))}
        </div>
      ) : (
        <p className="mt-4 rounded-lg bg-muted/60 p-4 text-sm text-muted-foreground">${jsxText(say('noTimesLeft'))}</p>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          {problem}
        </p>
      )}
    </section>
  )
}
`.replace('@imports', () => imports.print())
}
