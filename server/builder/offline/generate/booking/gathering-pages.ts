import { beginning, capacityOf, waitingOf } from '../../page-parts/gathering-parts.ts'
import type { Field, Page } from '../../model.ts'
import { thingOf, titleOf, valueOf, type Context, type ThingNames } from '../context.ts'
import { plainText } from '../field-display.ts'
import { standsTest } from '../limit-lines.ts'
import { createImports, jsxText, quote, type Imports } from '../markup.ts'
import type { Route } from '../routes-file.ts'
import { factsBeside } from '../visitor-fields.ts'
import { bookingDir } from './booking.ts'
import { writeGatheringForm } from './gathering-form.ts'
import type { Gathering } from './gathering.ts'

/** A page to take a place on: what is coming up, how many places are left, and who comes. */
export function writeGatheringPages(context: Context, page: Page): Route[] {
  const booking = thingOf(context, page.thing)
  const gathering = thingOf(context, page.parts?.service)
  const { fields } = gathering.thing
  const begins = beginning(gathering.thing)!
  const waiting = waitingOf(booking.thing)
  const plan: Gathering = {
    context,
    page,
    booking,
    gathering,
    reference: booking.thing.fields.find(({ target }) => target === gathering.thing.id)!,
    begins,
    ...(begins.type === 'date' && { time: fields.find(({ type, formula }) => type === 'time' && !formula) }),
    capacity: capacityOf(gathering.thing),
    ...(waiting && { waiting }),
    text: fields.find(({ type, concept }) => type === 'longtext' && concept !== 'notes'),
  }
  writeComingUp(plan)
  writePlaceChoice(plan)
  writeGatheringForm(plan)
  return [
    {
      path: page.path,
      component: 'BookingPage',
      module: `@/${bookingDir.slice('src/'.length)}/booking-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
  ]
}

/** `coming-up.ts`: what can still be come to, when it begins, and how many places are left. */
function writeComingUp(plan: Gathering): void {
  const { context, booking, gathering, reference, begins, time } = plan
  const imports = createImports()
  imports.use(`@/data/${booking.slug}`, `type ${booking.type}`)
  imports.use(`@/data/${gathering.slug}`, `type ${gathering.type}`)
  imports.use('@/lib/dates', 'today')
  imports.use('@/lib/format', 'formatLongDay')
  const day = valueOf(gathering, begins, 'row')
  const hour = time && valueOf(gathering, time, 'row')
  const atTime = (from: string, at: string) =>
    `\`${context.say('atTime', { day: `\${formatLongDay(${from})}`, time: `\${${at}}` })}\``
  const [starts, when] = hour
    ? [`\`\${${day}}T\${${hour} || endOfDay}\``, `${hour} ? ${atTime(day, hour)} : formatLongDay(${day})`]
    : begins.type === 'datetime'
      ? [day, atTime(`${day}.slice(0, 10)`, `${day}.slice(11)`)]
      : [`\`\${${day}}T\${endOfDay}\``, `formatLongDay(${day})`]
  const taken = [`${valueOf(booking, reference, 'each')} === row.id`, standsTest(booking, 'each')].filter(Boolean).join(' && ')
  const room = roomOf(plan)
  context.files[`${bookingDir}/coming-up.ts`] = `@imports

${starts.includes('endOfDay') ? "const endOfDay = '23:59'\n\n" : ''}const startOf = (row: ${gathering.type}) => ${starts}

const now = () => \`\${today()}T\${new Date().toTimeString().slice(0, 5)}\`

/** What has not begun yet, the next one first. */
export const comingUp = (rows: ${gathering.type}[]) =>
  rows.filter((row) => startOf(row) >= now()).toSorted((a, b) => startOf(a).localeCompare(startOf(b)))

export const whenText = (row: ${gathering.type}) => ${when}

/** How many places nobody has taken. */
export const placesLeft = (row: ${gathering.type}, rows: ${booking.type}[]) =>
  Math.max(0, ${room} - rows.filter((each) => ${taken}).length)
`.replace('@imports', () => imports.print())
}

/** How many may come: what it says itself, and never more than a limit allows. */
function roomOf({ booking, gathering, reference, capacity }: Gathering): string {
  const limit = booking.thing.limits?.find(({ by }) => by.length === 1 && by[0] === reference.id)
  const most = typeof limit?.most === 'number' ? limit.most : undefined
  const own = capacity && valueOf(gathering, capacity, 'row')
  if (!own) return String(most ?? 'Infinity')
  return most === undefined ? `(${own} || Infinity)` : `Math.min(${own} || ${most}, ${most})`
}

/** Short texts, choices and names that tell what it is like. */
const factsMax = 3
const isFact = ({ thing, title }: ThingNames, field: Field) =>
  field !== title &&
  !field.formula &&
  (['text', 'ref'].includes(field.type) ||
    (field.type === 'select' && !/status/.test(field.concept ?? '')) ||
    field.concept === 'duration') &&
  thing.fields.includes(field)

function factTexts({ context, gathering }: Gathering, imports: Imports): string[] {
  const facts = gathering.thing.fields
    .filter((field) => isFact(gathering, field))
    .slice(0, factsMax)
    .map((field) => {
      const value = plainText(context, gathering, field, 'row', imports)
      return field.concept === 'duration' ? `${value} ? \`\${${value}} ${field.unit ?? ''}\` : ''` : value
    })
  const { money } = gathering
  if (!money) return facts
  imports.use('@/lib/format', 'formatMoney')
  const price = valueOf(gathering, money, 'row')
  return [...facts, `${price} ? formatMoney(${price}) : ${quote(context.say('freeOfCharge'))}`]
}

function writePlaceChoice(plan: Gathering): void {
  const { context, gathering, text } = plan
  const { say } = context
  const imports = createImports()
  imports.use('react', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${gathering.slug}`, `type ${gathering.type}`)
  imports.use('./coming-up', 'whenText')
  const isTold = (field: Field) => isFact(gathering, field) || [text, plan.begins, plan.time, plan.capacity].includes(field)
  const facts = [...factTexts(plan, imports), ...factsBeside(context, gathering, isTold, imports)]
  const told = text && valueOf(gathering, text, 'row')
  const factLine = facts.length
    ? `                  <span className="mt-1 block text-sm text-muted-foreground empty:hidden">
                    {[${facts.join(', ')}].filter(Boolean).join(' · ')}
                  </span>
`
    : ''
  const isCounted = roomOf(plan) !== 'Infinity'
  const few = isCounted
    ? `
const few = 3

const leftText = (left: number) =>
  left === 1 ? ${quote(say('lastPlace'))} : \`${say('placesLeft', { count: '${left}' })}\`
`
    : ''
  const left = isCounted
    ? `                {left < Infinity && (
                  <span className={cn('text-sm font-medium tabular-nums', left === 0 ? 'text-tone-red' : left <= few ? 'text-tone-amber' : 'text-tone-green')}>
                    {left === 0 ? ${quote(say(plan.waiting ? 'fullButWait' : 'fullyBooked'))} : leftText(left)}
                  </span>
                )}
`
    : ''
  // who comes too late may wait, where there is a list for it
  const labelClass = plan.waiting
    ? '"relative flex cursor-pointer"'
    : "{cn('relative flex', left === 0 ? 'cursor-not-allowed' : 'cursor-pointer')}"
  if (isCounted || !plan.waiting) imports.use('@/lib/cn', 'cn')
  context.files[`${bookingDir}/place-choice.tsx`] = `@imports

const shownAtFirst = 6
${few}
interface PlaceChoiceProps {
  rows: ${gathering.type}[]
  value: string
  onChange: (id: string) => void
  /** how many places nobody has taken */
  leftOf: (row: ${gathering.type}) => number
  problem?: string
}

export function PlaceChoice({ rows, value, onChange, leftOf, problem }: PlaceChoiceProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, shownAtFirst)
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">${jsxText(say('whichGathering'))}</legend>
      <div className="mt-4 space-y-3">
        {shown.map((row) => {
          const left = leftOf(row)
          return (
            <label key={row.id} className=${labelClass}>
              <input
                type="radio"
                name="place"
                className="peer absolute top-5 right-5 z-10 size-4 accent-primary"
                checked={row.id === value}
${plan.waiting ? '' : '                disabled={left === 0}\n'}                onChange={() => onChange(row.id)}
              />
              <span className="peer-focus-ring flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-xl border border-input bg-card p-4 transition-colors peer-checked:border-primary peer-checked:bg-accent/60 peer-enabled:hover:border-ring peer-disabled:bg-muted/60">
                <span className="block min-w-0 flex-1 basis-52 pr-8">
                  <span className="block text-sm text-muted-foreground tabular-nums">{whenText(row)}</span>
                  <span className="mt-0.5 block font-medium wrap-break-word">{${titleOf(gathering, 'row')}}</span>
${factLine}${told ? `                  {${told} && <span className="mt-1 line-clamp-2 block text-sm text-muted-foreground">{${told}}</span>}\n` : ''}                </span>
${left}              </span>
            </label>
          )
        })}
      </div>
      {shown.length < rows.length && (
        <Button type="button" variant="secondary" className="mt-3" onClick={() => setAll(true)}>
          {\`${say('showMore', { count: '${rows.length - shown.length}' })}\`}
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
`.replace('@imports', () => imports.print())
}
