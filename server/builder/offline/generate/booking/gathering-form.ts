import type { Field } from '../../model.ts'
import { propertyOf, titleOf, valueOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { attribute, createImports, jsxText, print, quote } from '../markup.ts'
import { bookingDir } from './booking.ts'
import type { Gathering } from './gathering.ts'
import { nothingOffered } from '../nothing-offered.ts'
import { isAskedBeside } from '../visitor-fields.ts'

/** Fields that whoever comes fills in: not what the page itself knows, nor what the owner writes down later. */
const isAsked = (plan: Gathering, field: Field) =>
  !field.formula &&
  !field.target &&
  (field === plan.booking.title || ['email', 'phone'].includes(field.type) || (isAskedBeside(field) && !isMoment(plan, field)))

/** What a booking says of its day and hour is that of what is booked. */
const isMoment = ({ begins, time }: Gathering, { why, formula, type }: Field) =>
  why === 'said' && !formula && (type === begins.type || (time !== undefined && type === 'time'))

/** `booking-page.tsx`: what is coming up, who comes, and what is said when the place is taken. */
export function writeGatheringForm(plan: Gathering): void {
  const { context, page, booking, gathering, reference, begins, time, waiting } = plan
  const { say, model } = context
  const { type, collection } = booking
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('lucide-react', 'CalendarCheckIcon', 'CalendarClockIcon', 'CalendarPlusIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use(`@/data/${booking.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use(`@/data/${gathering.slug}`, gathering.collection)
  imports.use('@/lib/project', 'projectName')
  imports.use('@/lib/store', 'type Draft')
  imports.use('./coming-up', 'comingUp', 'placesLeft', 'whenText')
  imports.use('./place-choice', 'PlaceChoice')
  const { money, image } = gathering
  if (money) imports.use('@/lib/format', 'formatMoney')
  if (image) imports.use('@/components/ui/cover', 'Cover')
  const asked = booking.thing.fields.filter((field) => isAsked(plan, field))
  const names: ThingNames = { ...booking, thing: { ...booking.thing, fields: asked } }
  const controls = asked.map((field) => `                ${print(control(context, names, field, imports), 16)}`)
  const key = (field: Field) => propertyOf(booking, field)
  const ref = key(reference)
  const moments = booking.thing.fields.filter((field) => isMoment(plan, field))
  const copied = moments.map(
    (field) => `, ${key(field)}: ${valueOf(gathering, field.type === 'time' ? time! : begins, 'chosen')}`,
  )
  const waits = waiting && `, ...(isFull && { ${key(waiting.status)}: ${quote(waiting.option)} as const })`
  const added = copied.length || waits ? `{ ...values${copied.join('')}${waits ?? ''} }` : 'values'
  const isWaiting = waiting && `${valueOf(booking, waiting.status, 'booked')} === ${quote(waiting.option)}`
  const bookedText = isWaiting
    ? `{${isWaiting} ? ${quote(say('onWaitingList'))} : ${quote(say('placeBooked'))}}`
    : jsxText(say('placeBooked'))
  const usual = page.texts?.button ?? say(booking.thing.concept === 'registration' ? 'takePlace' : 'bookIt')
  const button = waiting ? `{isFull ? ${quote(say('joinWaitingList'))} : ${quote(usual)}}` : jsxText(usual)
  const price = money && valueOf(gathering, money, 'chosen')
  const cover = image
    ? `            <Cover src={${valueOf(gathering, image, 'chosen?')} ?? ''} seed={${titleOf(gathering, 'chosen?')} ?? ''} className="aspect-16/9 w-full max-lg:hidden" />\n`
    : ''
  const nothing = nothingOffered(context, gathering, 'CalendarPlusIcon', imports, say('nothingComingUp'))
  context.files[`${bookingDir}/booking-page.tsx`] = `@imports

export function BookingPage() {
  const offered = comingUp(${gathering.collection}.useAll())
  const rows = ${collection}.useAll()
  const [values, setValues] = useState<Draft<${type}>>(() => ({ ...empty${type}(), ${ref}: '' }))
  const [problems, setProblems] = useState<Problems>({})
  const [booked, setBooked] = useState<${type} | null>(null)
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))
  const chosen = offered.find(({ id }) => id === values.${ref})
  const isFull = chosen !== undefined && placesLeft(chosen, rows) === 0

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values)
    if (!chosen${waiting ? '' : ' || isFull'}) found.${ref} = ${quote(say('choosePlaceFirst'))}
    setProblems(found)
    if (${copied.length ? '!chosen || ' : ''}Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    setBooked(${collection}.add(${added}))
    set({ ${ref}: '' })
  }

  const taken = booked && ${gathering.collection}.find(booked.${ref})
  if (booked)
    return (
      <div className="mx-auto max-w-md py-10 text-center" role="status">
        <CalendarCheckIcon className="mx-auto size-14 text-tone-green" aria-hidden="true" />
        <p className="mt-5 text-muted-foreground">${bookedText}</p>
        <h1 className="mt-1 font-display text-3xl font-semibold text-balance wrap-break-word">{\`${say('thanks', { name: `\${${titleOf(booking, 'booked')}}` })}\`}</h1>
        <p className="mt-4 font-medium">{${titleOf(gathering, 'taken?')}}</p>
        <p className="text-muted-foreground">{taken && whenText(taken)}</p>
        <Button variant="secondary" className="mt-7" onClick={() => setBooked(null)}>
          ${jsxText(say('bookAnotherPlace'))}
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
            <PlaceChoice
              rows={offered}
              value={values.${ref}}
              onChange={(id) => set({ ${ref}: id })}
              leftOf={(row) => placesLeft(row, rows)}
              problem={problems.${ref}}
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
              <p className="font-display text-xl font-semibold wrap-break-word">{${titleOf(gathering, 'chosen?')} ?? projectName}</p>
              <p className="mt-4 flex items-center gap-2.5 border-t border-border pt-4 font-medium">
                <CalendarClockIcon className="size-5 shrink-0 text-primary" aria-hidden="true" />
                {chosen ? whenText(chosen) : ${quote(say('choosePlaceFirst'))}}
              </p>
${
  price
    ? `              {chosen && (
                <p className="mt-3 font-display text-2xl font-semibold tabular-nums">{${price} ? formatMoney(${price}) : ${quote(say('freeOfCharge'))}}</p>
              )}
`
    : ''
}              <Button type="submit" size="lg" className="mt-5 w-full">
                ${button}
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
