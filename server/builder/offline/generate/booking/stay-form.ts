import type { Field } from '../../model.ts'
import { propertyOf, titleOf, valueOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { attribute, createImports, jsxText, print, quote } from '../markup.ts'
import { nothingOffered } from '../nothing-offered.ts'
import { isAskedBeside } from '../visitor-fields.ts'
import { bookingDir } from './booking.ts'
import type { Stay } from './stay.ts'

/** Fields that a guest fills in: not the days, the room or what it costs. */
const isAsked = ({ stay, guests, from, until, price }: Stay, field: Field) =>
  ![guests, from, until, price].includes(field) &&
  !field.target &&
  (field === stay.title || ['email', 'phone', 'longtext', 'text'].includes(field.type) || isAskedBeside(field))

/** `booking-page.tsx`: the days, the rooms and who comes, and what is said when they are booked. */
export function writeStayForm(plan: Stay): void {
  const { context, page, stay, room, roomRef, from, until, guests, price, capacity } = plan
  const { say, model } = context
  const { type, collection } = stay
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('lucide-react', 'BedDoubleIcon', 'CalendarCheckIcon', 'CalendarClockIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/field', 'Field', 'focusFirstProblem', 'Input')
  imports.use(`@/data/${stay.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use(`@/data/${room.slug}`, room.collection)
  imports.use('@/lib/dates', 'dayAfter', 'daysFromNow', 'today')
  imports.use('@/lib/format', 'formatLongDay')
  imports.use('@/lib/store', 'type Draft')
  imports.use('./free-rooms', 'isFree', 'nightsOf', 'nightsText')
  imports.use('./room-choice', 'RoomChoice')
  const money = room.money
  if (money) imports.use('@/lib/format', 'formatMoney')
  const asked = stay.thing.fields.filter((field) => isAsked(plan, field))
  const names: ThingNames = { ...stay, thing: { ...stay.thing, fields: asked } }
  const controls = asked.map((field) => `                ${print(control(context, names, field, imports), 16)}`)
  const key = (field: Field) => propertyOf(stay, field)
  const value = (field: Field, row = 'values') => valueOf(stay, field, row)
  const days = (row: string) => `{formatLongDay(${value(from, row)})} – {formatLongDay(${value(until, row)})}`
  const tooMany =
    guests && capacity
      ? `
    const most = ${valueOf(room, capacity, 'row')}
    if (most && most < (${value(guests)} ?? 0)) return ${quote(say('sleeps'))}.replace('{count}', String(most))`
      : ''
  const total = money ? `nights * (${valueOf(room, money, 'room?')} ?? 0)` : ''
  const guestsField = guests
    ? `
                <Field label=${attribute(guests.label)}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      type="number"
                      min={1}
                      value={${value(guests)} ?? ''}
                      onChange={(event) => set({ ${key(guests)}: event.target.value ? Number(event.target.value) : undefined })}
                    />
                  )}
                </Field>`
    : ''
  const nothing = nothingOffered(context, room, 'BedDoubleIcon', imports)
  context.files[`${bookingDir}/booking-page.tsx`] = `@imports

const daysAhead = 7
const usualNights = 2

export function BookingPage() {
  const offered = ${room.collection}.useAll()
  const rows = ${collection}.useAll()
  const [values, setValues] = useState<Draft<${type}>>(() => ({
    ...empty${type}(),
    ${key(from)}: daysFromNow(daysAhead),
    ${key(until)}: daysFromNow(daysAhead + usualNights),
${guests ? `    ${key(guests)}: 2,\n` : ''}  }))
  const [problems, setProblems] = useState<Problems>({})
  const [booked, setBooked] = useState<${type} | null>(null)
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))
  const nights = nightsOf(${value(from)}, ${value(until)})
  const whyNot = (row: (typeof offered)[number]) => {
    if (!isFree(row.id, ${value(from)}, ${value(until)}, rows)) return ${quote(say('takenThen'))}${tooMany}
    return undefined
  }
  const chosen = offered.find(({ id }) => id === ${value(roomRef)})
  const room = chosen && !whyNot(chosen) ? chosen : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values)
    if (nights === 0) found.${key(until)} = ${quote(say('leaveLater'))}
    else if (!room) found.${key(roomRef)} = ${quote(say('chooseRoomFirst'))}
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    setBooked(${collection}.add(${price && total ? `{ ...values, ${key(price)}: ${total} }` : 'values'}))
    set({ ${key(roomRef)}: '' })
  }

  if (booked)
    return (
      <div className="mx-auto max-w-md py-10 text-center" role="status">
        <CalendarCheckIcon className="mx-auto size-14 text-tone-green" aria-hidden="true" />
        <p className="mt-5 text-muted-foreground">${jsxText(say('stayBooked'))}</p>
        <h1 className="mt-1 font-display text-3xl font-semibold text-balance wrap-break-word">{\`${say('thanks', { name: `\${${titleOf(stay, 'booked')}}` })}\`}</h1>
        <p className="mt-4 font-medium">{offered.find(({ id }) => id === ${value(roomRef, 'booked')})?.${titleOf(room, 'row').slice(4)}}</p>
        <p className="text-muted-foreground">${days('booked')}</p>
        <Button variant="secondary" className="mt-7" onClick={() => setBooked(null)}>
          ${jsxText(say('bookAnotherStay'))}
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
            <section>
              <h2 className="font-display text-lg font-semibold">${jsxText(say('whenStay'))}</h2>
              <Card className="mt-4 grid gap-5 p-5 sm:grid-cols-${guests ? 3 : 2}">
                <Field label=${attribute(from.label)}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      type="date"
                      min={today()}
                      value={${value(from)}}
                      onChange={({ target: { value } }) =>
                        set({ ${key(from)}: value, ...(value >= ${value(until)} && value && { ${key(until)}: dayAfter(value, usualNights) }) })
                      }
                    />
                  )}
                </Field>
                <Field label=${attribute(until.label)} error={problems.${key(until)}}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      type="date"
                      min={${value(from)} ? dayAfter(${value(from)}, 1) : today()}
                      value={${value(until)}}
                      onChange={(event) => set({ ${key(until)}: event.target.value })}
                    />
                  )}
                </Field>${guestsField}
              </Card>
            </section>
            <RoomChoice
              rows={offered}
              value={room?.id ?? ''}
              onChange={(id) => set({ ${key(roomRef)}: id })}
              whyNot={whyNot}
              problem={problems.${key(roomRef)}}
            />
            <section>
              <h2 className="font-display text-lg font-semibold">${jsxText(say('whoAreYou'))}</h2>
              <Card className="mt-4 grid gap-5 p-5 sm:grid-cols-2">
${controls.join('\n')}
              </Card>
            </section>
          </div>
          <Card className="p-5 sm:p-6 lg:sticky lg:top-24">
            <p className="font-display text-xl font-semibold wrap-break-word">{room ? ${titleOf(room, 'room')} : ${quote(say('chooseRoomFirst'))}}</p>
            {nights > 0 && (
              <p className="mt-4 flex items-center gap-2.5 border-t border-border pt-4 font-medium">
                <CalendarClockIcon className="size-5 shrink-0 text-primary" aria-hidden="true" />
                <span>
                  ${days('values')}
                  <span className="block text-sm font-normal text-muted-foreground">{nightsText(nights)}</span>
                </span>
              </p>
            )}
${
  money
    ? `            {room && nights > 0 && (
              <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-border pt-4">
                <span className="text-muted-foreground">${jsxText(say('total'))}</span>
                <span className="font-display text-2xl font-semibold tabular-nums">{formatMoney(${total})}</span>
              </p>
            )}
`
    : ''
}            <Button type="submit" size="lg" className="mt-5 w-full">
              ${jsxText(page.texts?.button ?? say('bookIt'))}
            </Button>
            <p className="mt-4 text-sm text-pretty text-muted-foreground">${jsxText(say('onlyHere'))}</p>
          </Card>
        </form>
      )}
    </div>
  )
}

${problemsFinder(type, checks(context, names))}`.replace('@imports', () => imports.print())
}
