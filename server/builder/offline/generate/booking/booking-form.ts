import type { Field } from '../../model.ts'
import { nothingOffered } from '../nothing-offered.ts'
import { bookingDir, type Booking } from './booking.ts'
import { propertyOf, titleOf, valueOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { attribute, createImports, jsxText, print, quote } from '../markup.ts'
import { isAskedBeside } from '../visitor-fields.ts'

/** Fields that a visitor fills in about himself: not what the page itself knows. */
const isAsked = ({ booking, date, time }: Booking, field: Field) =>
  (field === booking.title || ['email', 'phone', 'longtext', 'int', 'text'].includes(field.type) || isAskedBeside(field)) &&
  field !== date &&
  field !== time &&
  !field.target

/** `booking-page.tsx`: the choices, the form, and what is said when the time is booked. */
export function writeBookingForm(plan: Booking): void {
  const { context, page, booking, service, serviceRef, date, time, staff, open } = plan
  const { say, model } = context
  const { type, collection } = booking
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('lucide-react', 'CalendarCheckIcon', 'CalendarClockIcon', 'CalendarPlusIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use(`@/data/${booking.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use(`@/data/${service.slug}`, service.collection)
  imports.use('@/data/opening-hours', 'openingHours')
  imports.use('@/lib/dates', 'daysFromNow')
  imports.use('@/lib/format', 'formatLongDay')
  imports.use('@/lib/store', 'type Draft')
  imports.use('@/lib/project', 'projectName')
  imports.use('./free-times', 'freeTimes', 'hoursOf', 'minutesOf')
  imports.use('./service-choice', 'ServiceChoice')
  imports.use('./time-choice', 'TimeChoice')
  const person = staff && valueOf(booking, staff.ref, 'values')
  if (staff) {
    imports.use(`@/data/${staff.names.slug}`, staff.names.collection)
    imports.use('./staff-choice', 'StaffChoice')
    imports.use('lucide-react', 'UserIcon')
  }
  const asked = booking.thing.fields.filter((field) => isAsked(plan, field))
  const names: ThingNames = { ...booking, thing: { ...booking.thing, fields: asked } }
  const controls = asked.map((field) => `                ${print(control(context, names, field, imports), 16)}`)
  const when = (row: string) =>
    `{\`${say('atTime', { day: `\${formatLongDay(${valueOf(booking, date, row)})}`, time: `\${${valueOf(booking, time, row)}}` })}\`}`
  imports.use('./free-times', 'lengthOf')
  const length = 'lengthOf(minutesOf(service))'
  const price = service.money && valueOf(service, service.money, 'service')
  if (price) imports.use('@/lib/format', 'formatMoney')
  const facts = price
    ? `{[${length}, ${price} ? formatMoney(${price}) : ${quote(say('freeOfCharge'))}].join(' · ')}`
    : `{${length}}`
  const cover = service.image
    ? `            <Cover src={${valueOf(service, service.image, 'service?')} ?? ''} seed={${titleOf(service, 'service?')} ?? ''} className="aspect-16/9 w-full max-lg:hidden" />\n`
    : ''
  if (cover) imports.use('@/components/ui/cover', 'Cover')
  const nothing = nothingOffered(context, service, 'CalendarPlusIcon', imports)
  context.files[`${bookingDir}/booking-page.tsx`] = `@imports

const daysSearched = 60

export function BookingPage() {
  const offered = ${service.collection}.useAll()${open ? `.filter((row) => ${valueOf(service, open, 'row')})` : ''}
  const rows = ${collection}.useAll()
  const hours = openingHours.useAll()
  const firstOpen = () =>
    Array.from({ length: daysSearched }, (_, i) => daysFromNow(i)).find(
      (each) => hoursOf(each, hours) && freeTimes(each, offered[0], rows, hours${staff ? ', []' : ''}).length > 0,
    ) ?? daysFromNow(0)
  const [values, setValues] = useState<Draft<${type}>>(() => ({
    ...empty${type}(),
    ${propertyOf(booking, serviceRef)}: offered[0]?.id ?? '',
    ${propertyOf(booking, date)}: firstOpen(),
    ${propertyOf(booking, time)}: '',
  }))
  const [problems, setProblems] = useState<Problems>({})
  const [booked, setBooked] = useState<${type} | null>(null)
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))
  const service = offered.find(({ id }) => id === ${valueOf(booking, serviceRef, 'values')})
${
  staff
    ? `  const team = ${staff.names.collection}.useAll()
  const people = ${person} ? [${person}] : team.map(({ id }) => id)
`
    : ''
}
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values)
${
  staff
    ? `    const isFreeFor = (asked: string[]) =>
      freeTimes(${valueOf(booking, date, 'values')}, service, rows, hours, asked).includes(${valueOf(booking, time, 'values')})
    const isFree = isFreeFor(people)`
    : `    const isFree = freeTimes(${valueOf(booking, date, 'values')}, service, rows, hours).includes(${valueOf(booking, time, 'values')})`
}
    if (!isFree) found.${propertyOf(booking, time)} = ${valueOf(booking, time, 'values')} ? ${quote(say('timeGone'))} : ${quote(say('chooseTimeFirst'))}
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    setBooked(${collection}.add(${staff ? `{ ...values, ${propertyOf(booking, staff.ref)}: people.find((id) => isFreeFor([id])) ?? '' }` : 'values'}))
    set({ ${propertyOf(booking, time)}: '' })
  }

  if (booked)
    return (
      <div className="mx-auto max-w-md py-10 text-center" role="status">
        <CalendarCheckIcon className="mx-auto size-14 text-tone-green" aria-hidden="true" />
        <p className="mt-5 text-muted-foreground">${jsxText(say('booked'))}</p>
        <h1 className="mt-1 font-display text-3xl font-semibold text-balance wrap-break-word">{\`${say('thanks', { name: `\${${titleOf(booking, 'booked')}}` })}\`}</h1>
        <p className="mt-4 font-medium">{${titleOf(service, 'service?')}}</p>
        <p className="text-muted-foreground">${when('booked')}</p>
        <Button variant="secondary" className="mt-7" onClick={() => setBooked(null)}>
          ${jsxText(say('bookAnother'))}
        </Button>
      </div>
    )
  return (
    <div className="space-y-8 sm:space-y-10">
      <PageHeader title=${attribute(page.title)} text=${attribute(model.tagline || model.name)} />
      {offered.length === 0 ? (
${nothing}      ) : (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_21rem] lg:items-start">
          <div className="min-w-0 space-y-10">
            <ServiceChoice
              rows={offered}
              value={${valueOf(booking, serviceRef, 'values')}}
              onChange={(id) => set({ ${propertyOf(booking, serviceRef)}: id, ${propertyOf(booking, time)}: '' })}
            />
${
  staff
    ? `            {team.length > 1 && (
              <StaffChoice
                rows={team}
                value={${person}}
                onChange={(id) => set({ ${propertyOf(booking, staff.ref)}: id, ${propertyOf(booking, time)}: '' })}
              />
            )}
`
    : ''
}            <TimeChoice
              service={service}
${staff ? '              people={people}\n' : ''}              day={${valueOf(booking, date, 'values')}}
              time={${valueOf(booking, time, 'values')}}
              problem={problems.${propertyOf(booking, time)}}
              onChange={(day, time) => set({ ${propertyOf(booking, date)}: day, ${propertyOf(booking, time)}: time })}
            />
            <section>
              <h2 className="font-display text-lg font-semibold">${jsxText(say('whoAreYou'))}</h2>
              <Card className="mt-4 grid gap-5 p-5 sm:grid-cols-2">
${controls.join('\n')}
              </Card>
            </section>
          </div>
          <Card className="overflow-hidden lg:sticky lg:top-24">
${cover}            <div className="p-5 sm:p-6">
              <p className="font-display text-xl font-semibold wrap-break-word">{${titleOf(service, 'service?')} ?? projectName}</p>
              {service && <p className="mt-1 text-muted-foreground tabular-nums">${facts}</p>}
${
  staff
    ? `              <p className="mt-4 flex items-center gap-2.5 border-t border-border pt-4">
                <UserIcon className="size-5 shrink-0 text-primary" aria-hidden="true" />
                {${staff.names.collection}.find(${person})?.${titleOf(staff.names, 'row').slice(4)} ?? ${quote(say('anybody'))}}
              </p>
`
    : ''
}              <p className="${staff ? 'mt-3' : 'mt-4'} flex items-center gap-2.5 ${staff ? '' : 'border-t border-border pt-4 '}font-medium">
                <CalendarClockIcon className="size-5 shrink-0 text-primary" aria-hidden="true" />
                {${valueOf(booking, time, 'values')} ? ${when('values').slice(1, -1)} : ${quote(say('chooseTimeFirst'))}}
              </p>
              <Button type="submit" size="lg" className="mt-5 w-full">
                ${jsxText(page.texts?.button ?? say('bookIt'))}
              </Button>
              <p className="mt-4 text-sm text-pretty text-muted-foreground">${jsxText(say('onlyHere'))}</p>
            </div>
          </Card>
        </form>
      )}
    </div>
  )
}

${problemsFinder(type, checks(context, names))}`.replace('@imports', () => imports.print())
}
