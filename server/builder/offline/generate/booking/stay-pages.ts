import { daysOfStay } from '../../page-parts/stay-parts.ts'
import type { Field, Page } from '../../model.ts'
import { thingOf, titleOf, valueOf, type Context } from '../context.ts'
import { standsTest } from '../limit-lines.ts'
import { createImports, jsxText, quote } from '../markup.ts'
import type { Route } from '../routes-file.ts'
import { factsBeside, factsLine } from '../visitor-fields.ts'
import { bookingDir } from './booking.ts'
import type { Stay } from './stay.ts'
import { writeStayForm } from './stay-form.ts'

/** A page to book nights on: days, the rooms that are free then, and who comes. */
export function writeStayPages(context: Context, page: Page): Route[] {
  const stay = thingOf(context, page.thing)
  const room = thingOf(context, page.parts?.service)
  const { fields } = stay.thing
  const plan: Stay = {
    context,
    page,
    stay,
    room,
    roomRef: fields.find(({ target }) => target === room.thing.id)!,
    ...daysOfStay(stay.thing)!,
    guests: fields.find(({ type, concept }) => type === 'int' && concept === 'partySize'),
    price: fields.find(({ type, formula }) => type === 'money' && !formula),
    capacity: room.thing.fields.find(({ type, concept }) => type === 'int' && concept === 'capacity'),
    text: room.thing.fields.find(({ type, concept }) => type === 'longtext' && concept !== 'notes'),
  }
  writeFreeRooms(plan)
  writeRoomChoice(plan)
  writeStayForm(plan)
  return [
    {
      path: page.path,
      component: 'BookingPage',
      module: `@/${bookingDir.slice('src/'.length)}/booking-page`,
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
  ]
}

/** `free-rooms.ts`: which rooms nobody has in those nights. */
function writeFreeRooms({ context, stay, roomRef, from, until }: Stay): void {
  const imports = createImports()
  imports.use('@/lib/dates', 'daysBetween')
  imports.use(`@/data/${stay.slug}`, `type ${stay.type}`)
  const value = (field: Field) => valueOf(stay, field, 'row')
  const taken = standsTest(stay, 'row')
  const stands = taken ? `\n      ${taken} &&` : ''
  context.files[`${bookingDir}/free-rooms.ts`] = `@imports

export const nightsOf = (from: string, until: string) => (from && until ? Math.max(0, daysBetween(from, until)) : 0)

export const nightsText = (nights: number) =>
  nights === 1 ? ${quote(context.say('oneNight'))} : ${quote(context.say('nightsLong'))}.replace('{count}', String(nights))

/** Nobody else has it in those nights; on the day of a departure the next guest may come. */
export const isFree = (id: string, from: string, until: string, rows: ${stay.type}[]) =>
  !rows.some(
    (row) =>
      ${value(roomRef)} === id &&${stands}
      ${value(from)} < until &&
      from < ${value(until)},
  )
`.replace('@imports', () => imports.print())
}

function writeRoomChoice({ context, room, capacity, text }: Stay): void {
  const { say } = context
  const imports = createImports()
  imports.use(`@/data/${room.slug}`, `type ${room.type}`)
  imports.use('@/lib/cn', 'cn')
  const money = room.money
  if (money) imports.use('@/lib/format', 'formatMoney')
  if (room.image) imports.use('@/components/ui/cover', 'Cover')
  const sleeps = capacity && valueOf(room, capacity, 'row')
  const facts = factsBeside(context, room, (field) => [capacity, text].includes(field), imports)
  const perNight = money ? `{${quote(say('perNight'))}.replace('{price}', formatMoney(${valueOf(room, money, 'row')}))}` : ''
  context.files[`${bookingDir}/room-choice.tsx`] = `@imports

interface RoomChoiceProps {
  rows: ${room.type}[]
  value: string
  onChange: (id: string) => void
  /** why it cannot be had, or undefined */
  whyNot: (row: ${room.type}) => string | undefined
  problem?: string
}

export function RoomChoice({ rows, value, onChange, whyNot, problem }: RoomChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">${jsxText(say('whichRoom'))}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {rows.map((row) => {
          const taken = whyNot(row)
          return (
            <label key={row.id} className={cn('relative flex', taken ? 'cursor-not-allowed' : 'cursor-pointer')}>
              <input
                type="radio"
                name="room"
                className="peer absolute top-5 right-5 z-10 size-4 accent-primary"
                checked={row.id === value}
                disabled={taken !== undefined}
                onChange={() => onChange(row.id)}
              />
              <span className="peer-focus-ring min-w-0 flex-1 overflow-hidden rounded-xl border border-input bg-card transition-colors peer-checked:border-primary peer-checked:bg-accent/60 peer-enabled:hover:border-ring peer-disabled:bg-muted/60">
${room.image ? `                <Cover src={${valueOf(room, room.image, 'row')}} seed={${titleOf(room, 'row')}} className={cn('aspect-16/9 w-full', taken && 'opacity-50')} />\n` : ''}                <span className="block p-4 pr-12">
                  <span className="block font-medium wrap-break-word">{${titleOf(room, 'row')}}</span>
${perNight ? `                  <span className="mt-0.5 block text-sm tabular-nums">${perNight}</span>\n` : ''}${
    sleeps
      ? `                  {${sleeps} > 0 && (
                    <span className="mt-0.5 block text-sm text-muted-foreground">
                      {${quote(say('sleeps'))}.replace('{count}', String(${sleeps}))}
                    </span>
                  )}
`
      : ''
  }${factsLine(facts, 'span', 'mt-0.5 block', ' '.repeat(18))}${text ? `                  {${valueOf(room, text, 'row')} && <span className="mt-1.5 block text-sm text-muted-foreground">{${valueOf(room, text, 'row')}}</span>}\n` : ''}                  {taken && <span className="mt-1.5 block text-sm font-medium text-tone-red">{taken}</span>}
                </span>
              </span>
            </label>
          )
        })}
      </div>
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
