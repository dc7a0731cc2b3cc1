import { looksBack } from '../../lexicon/looks-back.ts'
import type { Page, Thing } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'
import { closedOptions } from '../tones.ts'
import { attribute, createImports, print, quote, tag, type Markup } from '../markup.ts'
import { rowsName, actionName, type DashboardDraft, type DashboardCard } from './dashboard-draft.ts'
import { askedFigures } from './asked-figures.ts'
import { attentionOf, groupCards, recentCard, upcomingCard } from './dashboard-cards.ts'
import { overPeriod, countStat, soonStat, sumStat } from './dashboard-stats.ts'
import { levelsOf, trendCards } from './dashboard-trend.ts'

const statsMax = 4
const chartsMin = 2
const cardsMax = 6
/** By how many stand in the row; on a phone, a last odd one takes the whole width. */
const statGrids = [
  '',
  'max-w-sm',
  'grid-cols-2',
  'grid-cols-2 max-lg:[&>*:last-child]:col-span-2 lg:grid-cols-3',
  'grid-cols-2 lg:grid-cols-4',
]
/** With fewer rows in the past, a line over time says nothing. */
const historyMin = 12
const filledTwice = 1.9

/** Whether its rows lie ahead: bookings do, readings and members' first days do not. */
const looksAhead = (names: ThingNames) =>
  names.day !== undefined && !looksBack(names.thing.concept, names.day.concept) && !levelsOf(names).length

/** A card for one row to come is mostly empty: the newest rows say more. */
const upcomingMin = 3
function fillsUpcoming({ model }: Context, { thing, day, status, done }: ThingNames): boolean {
  const closed = closedOptions(model.language, status?.options ?? [])
  const isOpen = (row: Thing['rows'][number]) => !(done && row[done.id]) && !(status && closed.includes(String(row[status.id])))
  const isAhead = (row: Thing['rows'][number]) => Number.parseInt(String(row[day!.id]), 10) >= 0
  return !thing.rows.length || thing.rows.filter((row) => isOpen(row) && isAhead(row)).length >= upcomingMin
}

/**
 * Numbers and charts over the model's main facts: the rows with an amount and a date, or with a date, or any. Everything is computed
 * from the rows as they are, so the page is alive from the first order a person adds.
 */
export function writeDashboardPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const imports = createImports()
  const draft: DashboardDraft = {
    context,
    imports,
    names: new Set(),
    opened: new Set(),
    lines: [],
    stats: [],
    cards: [],
    charted: new Set(),
    donuts: 0,
  }
  const fact = factOf(context, page)
  imports.use('@/components/layout/page-header', 'PageHeader')
  const shown = [...context.things.values()].filter((names) => !isLine(context, names))
  const others = shown.filter((names) => names !== fact)
  const ranged = fact !== undefined && happens(fact) && hasHistory(fact)
  for (const names of shown) askedFigures(draft, names)
  if (ranged) overPeriod(draft, fact)
  for (const names of shown) trendCards(draft, names)
  for (const names of ranged ? others : shown) {
    if (draft.stats.length >= statsMax) break
    countStat(draft, names)
    if (names === fact && draft.stats.length < statsMax) sumStat(draft, names)
    if (!ranged && looksAhead(names) && draft.stats.length < statsMax) soonStat(draft, names)
  }
  if (!ranged && fact) for (const names of [...others, fact]) groupCards(draft, names, null, shown.length > 1 ? 1 : 3)
  for (const names of others) if (ranged && draft.cards.length < chartsMin) groupCards(draft, names, null, 2)
  if (ranged) recentCard(draft, fact)
  for (const names of shown) {
    if (draft.cards.length >= cardsMax || (ranged && names === fact)) continue
    if (looksAhead(names) && fillsUpcoming(context, names)) upcomingCard(draft, names)
    else if (!ranged) recentCard(draft, names, 3)
  }
  if (ranged) imports.use('react', 'useState')
  const warned = shown.map((names) => attentionOf(draft, names))
  const stats = draft.stats.slice(0, statsMax)
  const root = tag(
    'div',
    ['className="space-y-6"'],
    tag(
      'PageHeader',
      [`title=${attribute(page.title)}`, `text=${attribute(context.model.tagline || context.model.name)}`],
      ranged && rangeSwitch(draft),
    ),
    ...warned,
    stats.length > 0 && tag('div', [`className="grid gap-3 sm:gap-4 ${statGrids[stats.length]}"`], ...stats),
    tag('div', ['className="grid gap-4 lg:grid-cols-6"'], ...layOut(draft.cards)),
    ...[...draft.opened].map((names) =>
      tag(`${names.type}Dialogs`, [`action={${actionName(names)}}`, `onAction={set${names.type}Action}`]),
    ),
  )
  context.files[component.path] = `@imports

export function ${component.name}() {
${ranged ? `  const [range, setRange] = useState<Range>(${defaultRange(fact!)})\n` : ''}${[...draft.opened].map((names) => `  const [${actionName(names)}, set${names.type}Action] = useState<${names.type}Action | null>(null)\n`).join('')}${[...draft.names].map((names) => `  const ${rowsName(names)} = ${names.collection}.useAll()\n`).join('')}${draft.lines.map((line) => `  ${line}\n`).join('')}
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

/** Rows fill up: a lone card of a row takes what is left of it. */
function layOut(cards: DashboardCard[]): Markup[] {
  let column = 0
  return cards.map((card, i) => {
    const next = cards[i + 1]
    const left = 6 - column
    let width: number = Math.min(card.width, left)
    if (!next || column + width + next.width > 6) width = left
    column = (column + width) % 6
    const classes: Record<number, string> = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 4: 'lg:col-span-4', 6: 'lg:col-span-6' }
    return card.markup(classes[width] ?? 'lg:col-span-6')
  })
}

/** The lines of an invoice or an order are seen where their whole is. */
const isLine = ({ model }: Context, { thing }: ThingNames) => model.pages.some(({ parts }) => parts?.line === thing.id)

/** What happens, against what one has: a bicycle has a price and a day of its last service, too. */
const happens = ({ day, money }: ThingNames) =>
  day !== undefined && !(money?.concept === 'price' && isOfThing.has(day.concept ?? ''))
const isOfThing = new Set(['lastService', 'purchaseDate', 'acquired', 'expiryDate', 'warranty', 'harvestDate', 'plantedDate'])

/** The thing that the page is about. */
function factOf(context: Context, page: Page): ThingNames | undefined {
  const things = [...context.things.values()].filter((names) => !isLine(context, names))
  return (
    things.find(({ thing }) => thing.id === page.thing) ??
    things.find((names) => names.money && happens(names)) ??
    things.filter(happens).toSorted((a, b) => b.thing.rows.length - a.thing.rows.length)[0] ??
    things[0]
  )
}

/** Days of the sample rows, counted from today. */
const sampleDays = (names: ThingNames): number[] =>
  names.day ? names.thing.rows.map((row) => Number.parseInt(String(row[names.day!.id] ?? ''), 10)).filter(Number.isFinite) : []

/** True for what happened again and again, or is money that moved: orders, expenses, workouts. Not for plans. */
function hasHistory(names: ThingNames): boolean {
  const days = sampleDays(names)
  const past = days.filter((day) => day <= 0)
  return (
    past.length >= historyMin || Boolean(names.money && names.day && names.day !== names.due && past.length * 2 >= days.length)
  )
}

/** The longest stretch that the samples fill twice, so that it can be compared; else the shortest that holds them all. In days. */
function defaultRange(names: ThingNames): 30 | 90 | 365 {
  const oldest = -Math.min(0, ...sampleDays(names))
  const twice = ([365, 90, 30] as const).find((days) => oldest >= days * filledTwice)
  return twice ?? (oldest < 30 ? 30 : 90)
}

function rangeSwitch({ context, imports }: DashboardDraft): Markup {
  imports.use('@/components/ui/toolbar', 'Segmented')
  imports.use('@/lib/series', 'type Range')
  const option = (days: 30 | 90 | 365) => `  { value: '${days}', label: ${quote(context.say(`days${days}`))} },`
  return tag('Segmented', [
    `label=${attribute(context.say('period'))}`,
    'value={`${range}`}',
    'onChange={(days) => setRange(Number(days) as Range)}',
    `options={[\n${[30, 90, 365].map((days) => option(days as 30 | 90 | 365)).join('\n')}\n]}`,
  ])
}
