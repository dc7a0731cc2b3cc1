import type { Field, Page } from '../model.ts'
import { iconImport, listPageOf, opens, openTest, propertyOf, titleOf, type Context, type ThingNames } from './context.ts'
import { display, referenced } from './field-display.ts'
import { attribute, createImports, each, jsxText, print, quote, tag, type Imports, type Markup } from './markup.ts'
import { pascal } from './names.ts'

const statsMax = 4
const recentMax = 6
const chartsMin = 2
const cardsMax = 6
/** With fewer rows in the past, a line over time says nothing. */
const historyMin = 12

/** What the page is put together from, while it is being written. */
type Draft = {
  context: Context
  imports: Imports
  names: Set<ThingNames>
  opened: Set<ThingNames>
  lines: string[]
  stats: Markup[]
  cards: Card[]
}
/** A card and how many of the six columns it takes. */
type Card = { width: 2 | 3 | 4 | 6; markup: (className: string) => Markup }

/**
 * Numbers and charts over the model's main facts: the rows with an amount and a date, or with a date, or any. Everything is computed
 * from the rows as they are, so the page is alive from the first order a person adds.
 */
export function writeDashboardPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const imports = createImports()
  const draft: Draft = { context, imports, names: new Set(), opened: new Set(), lines: [], stats: [], cards: [] }
  const fact = factOf(context, page)
  imports.use('@/components/layout/page-header', 'PageHeader')
  const others = [...context.things.values()].filter((names) => names !== fact)
  const ranged = fact !== undefined && hasHistory(fact)
  if (ranged) overPeriod(draft, fact)
  for (const names of ranged ? others : context.things.values()) {
    if (draft.stats.length >= statsMax) break
    countStat(draft, names)
    if (!ranged && names.day && draft.stats.length < statsMax) soonStat(draft, names)
  }
  if (!ranged && fact)
    for (const names of [...others, fact]) groupCards(draft, names, rowsOf(draft, names), context.things.size > 1 ? 1 : 3)
  for (const names of others) if (ranged && draft.cards.length < chartsMin) groupCards(draft, names, rowsOf(draft, names), 2)
  if (ranged) recentCard(draft, fact)
  for (const names of context.things.values()) {
    if (draft.cards.length >= cardsMax || (ranged && names === fact)) continue
    if (names.day) upcomingCard(draft, names)
    else if (!ranged) recentCard(draft, names, 3)
  }
  if (ranged) imports.use('react', 'useState')
  const root = tag(
    'div',
    ['className="space-y-6"'],
    tag(
      'PageHeader',
      [`title=${attribute(page.title)}`, `text=${attribute(context.model.tagline || context.model.name)}`],
      ranged && rangeSwitch(draft),
    ),
    draft.stats.length > 0 &&
      tag(
        'div',
        [
          `className="grid grid-cols-2 gap-3 sm:gap-4 ${['', '', '', 'lg:grid-cols-3', 'lg:grid-cols-4'][draft.stats.length]}"`.replace(
            ' "',
            '"',
          ),
        ],
        ...draft.stats,
      ),
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
function layOut(cards: Card[]): Markup[] {
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

/** The thing that the page is about. */
function factOf(context: Context, page: Page): ThingNames | undefined {
  const things = [...context.things.values()]
  return (
    things.find(({ thing }) => thing.id === page.thing) ??
    things.find(({ money, day }) => money && day) ??
    things.filter(({ day }) => day).toSorted((a, b) => b.thing.rows.length - a.thing.rows.length)[0] ??
    things[0]
  )
}

const rowsName = (names: ThingNames) => `all${pascal(names.collection)}`

function rowsOf(draft: Draft, names: ThingNames): string {
  draft.names.add(names)
  draft.imports.use(`@/data/${names.slug}`, names.collection)
  return rowsName(names)
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

/** The stretch that the samples fill best, in days. */
function defaultRange(names: ThingNames): 30 | 90 | 365 {
  const oldest = -Math.min(0, ...sampleDays(names))
  return oldest > 200 ? 365 : oldest > 45 ? 90 : 30
}

function rangeSwitch({ context, imports }: Draft): Markup {
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

/** Facts with a date: this period against the one before, over time, by group. */
function overPeriod(draft: Draft, fact: ThingNames): void {
  const { context, imports, lines, stats, cards } = draft
  const { say } = context
  const all = rowsOf(draft, fact)
  const day = `row.${propertyOf(fact, fact.day!)}`
  const amount =
    fact.money ?? fact.thing.fields.find((field) => ['int', 'number'].includes(field.type) && !/year/i.test(field.id))
  const value = amount ? `row.${propertyOf(fact, amount)}` : '1'
  const format = fact.money ? 'formatMoney' : 'formatNumber'
  const short = fact.money ? 'formatMoneyShort' : 'formatCompact'
  imports.use('@/components/blocks/charts', 'AreaChart', 'ChartCard')
  imports.use('@/components/blocks/stat-card', 'StatCard')
  imports.use('@/lib/format', short, 'formatNumber')
  imports.use('@/lib/series', 'inRange', 'overTime', 'percentChange')
  const dayOf = `(row) => ${day}`
  lines.push(
    `const rows = inRange(${all}, ${dayOf}, range)`,
    `const before = inRange(${all}, ${dayOf}, range, 1)`,
    `const timeline = overTime(${all}.map((row) => ({ day: ${day}, value: ${value} })), range)`,
  )
  const hint = `hint=${attribute(say('thisPeriod'))}`
  if (amount) {
    imports.use('@/lib/format', format)
    imports.use('@/lib/series', 'sum')
    lines.push(`const total = sum(rows.map((row) => ${value}))`, `const totalBefore = sum(before.map((row) => ${value}))`)
    const [icon, iconName] = iconImport(fact.money ? 'Banknote' : 'Sigma')
    imports.use('lucide-react', icon)
    stats.push(
      tag('StatCard', [
        `label=${attribute(amount.label)}`,
        `value={${format}(Math.round(total))}`,
        `icon={${iconName}}`,
        'change={percentChange(total, totalBefore)}',
        hint,
        'trend={timeline.map((point) => point.value)}',
      ]),
    )
  }
  const [factIcon, factIconName] = iconImport(fact.thing.icon)
  imports.use('lucide-react', factIcon)
  stats.push(
    tag('StatCard', [
      `label=${attribute(fact.thing.many)}`,
      'value={formatNumber(rows.length)}',
      `icon={${factIconName}}`,
      'change={percentChange(rows.length, before.length)}',
      hint,
    ]),
  )
  if (amount) {
    imports.use('lucide-react', 'ChartNoAxesCombined as ChartIcon')
    lines.push(
      'const average = rows.length > 0 ? total / rows.length : 0',
      'const averageBefore = before.length > 0 ? totalBefore / before.length : 0',
    )
    stats.push(
      tag('StatCard', [
        `label=${attribute(say('average', { one: fact.one }))}`,
        `value={${format}(Math.round(average))}`,
        'icon={ChartIcon}',
        'change={percentChange(average, averageBefore)}',
        hint,
      ]),
    )
  }
  openStat(draft, fact, 'rows')
  const title = say('overTime', { label: amount?.label ?? fact.thing.many })
  cards.push({
    width: 4,
    markup: (className) =>
      tag(
        'ChartCard',
        [`title=${attribute(title)}`, `text=${attribute(say('comparedBefore'))}`, `className="${className}"`],
        tag('AreaChart', [`label=${attribute(title)}`, 'points={timeline}', `format={${short}}`]),
      ),
  })
  groupCards(draft, fact, 'rows', 3, amount)
}

function countStat(draft: Draft, names: ThingNames): void {
  const { imports, stats } = draft
  const rows = rowsOf(draft, names)
  if (openStat(draft, names, rows)) return
  const [icon, iconName] = iconImport(names.thing.icon)
  imports.use('lucide-react', icon)
  imports.use('@/components/blocks/stat-card', 'StatCard')
  imports.use('@/lib/format', 'formatNumber')
  stats.push(
    tag('StatCard', [`label=${attribute(names.thing.many)}`, `value={formatNumber(${rows}.length)}`, `icon={${iconName}}`]),
  )
}

/** How many stand in the calendar for the week to come. */
function soonStat(draft: Draft, names: ThingNames): void {
  const { context, imports, stats } = draft
  const day = `daysUntil(row.${propertyOf(names, names.day!)})`
  imports.use('lucide-react', 'CalendarClock as SoonIcon')
  imports.use('@/components/blocks/stat-card', 'StatCard')
  imports.use('@/lib/dates', 'daysUntil')
  stats.push(
    tag('StatCard', [
      `label=${attribute(context.say('soonMany', { many: names.many }))}`,
      `value={String(${rowsOf(draft, names)}.filter((row) => ${day} >= 0 && ${day} < 7).length)}`,
      'icon={SoonIcon}',
    ]),
  )
}

/** How many are not done, for things that get done. */
function openStat(draft: Draft, names: ThingNames, rows: string): boolean {
  const { context, imports, stats } = draft
  const open = openTest(context, names, 'row')
  if (!open) return false
  imports.use('lucide-react', 'CircleDot as OpenIcon')
  imports.use('@/components/blocks/stat-card', 'StatCard')
  const hint = context.say('inTotal', { count: `\${${rows}.length}` })
  stats.push(
    tag('StatCard', [
      `label=${attribute(context.say('openMany', { many: names.many }))}`,
      `value={String(${rows}.filter((row) => ${open}).length)}`,
      'icon={OpenIcon}',
      `hint={\`${hint}\`}`,
    ]),
  )
  return true
}

/** Fields that sort rows into groups worth comparing: choices, references, and texts that repeat. */
function groupFields(names: ThingNames): Field[] {
  const repeats = (field: Field) =>
    new Set(names.thing.rows.map((row) => row[field.id])).size <= Math.max(2, names.thing.rows.length * 0.6)
  const worth = (field: Field) =>
    field === names.status
      ? 0
      : field.type === 'select'
        ? 3
        : field.type === 'ref' || /product|item|service/i.test(field.id)
          ? 2
          : 1
  return names.thing.fields
    .filter(
      (field) =>
        field.type === 'select' || field.type === 'ref' || (field.type === 'text' && field !== names.title && repeats(field)),
    )
    .toSorted((a, b) => worth(b) - worth(a))
}

function groupCards(draft: Draft, names: ThingNames, rows: string, count: number, amount?: Field): void {
  const { context, imports, cards } = draft
  const value = amount ? `, (row) => row.${propertyOf(names, amount)}` : ''
  const format = amount?.type === 'money' ? 'formatMoneyShort' : 'formatCompact'
  const fields = groupFields(names).slice(0, count)
  fields.forEach((field, i) => {
    imports.use('@/components/blocks/charts', 'ChartCard')
    imports.use('@/lib/format', format)
    imports.use('@/lib/series', 'byGroup')
    const donut = i === 0 && field.type === 'select'
    imports.use('@/components/blocks/charts', donut ? 'DonutChart' : 'BarList')
    const group = field.type === 'ref' ? referenced(context, names, field, 'row', imports) : `row.${propertyOf(names, field)}`
    const label = context.lower(field.label)
    const title = amount
      ? context.say('labelBy', { label: amount.label, group: label })
      : context.say('manyBy', { many: names.thing.many, label })
    cards.push({
      width: amount || fields.length > 1 ? (i === 0 || fields.length === 2 ? 2 : 3) : 3,
      markup: (className) =>
        tag(
          'ChartCard',
          [`title=${attribute(title)}`, `className="${className}"`],
          tag(donut ? 'DonutChart' : 'BarList', [
            `label=${attribute(title)}`,
            `points={byGroup(${rows}, (row) => ${group}${value})}`,
            `format={${format}}`,
          ]),
        ),
    })
  })
}

/** The newest rows, with what matters about them. */
function recentCard(draft: Draft, fact: ThingNames, width: 3 | 4 = 4): void {
  const day = fact.day ? `row.${propertyOf(fact, fact.day)}` : 'row.createdAt'
  const list = `${rowsOf(draft, fact)}\n    .toSorted((a, b) => b.${day.slice(4)}.localeCompare(a.${day.slice(4)}))\n    .slice(0, ${recentMax})`
  const rows = fact.day ? list.replace('\n    .toSorted', `\n    .filter((row) => daysUntil(${day}) <= 0)\n    .toSorted`) : list
  if (fact.day) draft.imports.use('@/lib/dates', 'daysUntil')
  const name = `recent${pascal(fact.collection)}`
  draft.lines.push(`const ${name} = ${rows}`)
  listCard(draft, fact, name, draft.context.say('recent', { many: fact.many }), width)
}

/** What comes next, soonest first. */
function upcomingCard(draft: Draft, names: ThingNames): void {
  const day = propertyOf(names, names.day!)
  draft.imports.use('@/lib/dates', 'daysUntil')
  const test = [`daysUntil(row.${day}) >= 0`, openTest(draft.context, names, 'row')].filter(Boolean).join(' && ')
  const name = `upcoming${pascal(names.collection)}`
  const sorted = `\n    .toSorted((a, b) => a.${day}.localeCompare(b.${day}))\n    .slice(0, ${recentMax})`
  draft.lines.push(`const ${name} = ${rowsOf(draft, names)}\n    .filter((row) => ${test})${sorted}`)
  listCard(draft, names, name, `${draft.context.say('upcoming')}: ${names.many}`, 3)
}

/** A title that opens its row over the dashboard. */
function openButton({ imports, opened }: Draft, names: ThingNames): Markup {
  opened.add(names)
  imports.use('react', 'useState')
  imports.use(`@/features/${names.slug}/${names.file}-dialogs`, `${names.type}Dialogs`, `type ${names.type}Action`)
  return tag(
    'button',
    [
      'type="button"',
      `onClick={() => set${names.type}Action({ kind: 'open', id: row.id })}`,
      'className="focus-ring block max-w-full cursor-pointer truncate rounded-sm text-left font-medium hover:underline"',
    ],
    `{${titleOf(names, 'row')}}`,
  )
}

const actionName = ({ type }: ThingNames) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Action`

function listCard(draft: Draft, names: ThingNames, rows: string, title: string, width: 3 | 4): void {
  const { context, imports, cards } = draft
  imports.use('@/components/ui/card', 'Card')
  const page = listPageOf(context, names.thing.id)
  if (page) imports.use('react-router', 'Link')
  const second = [
    names.thing.fields.find((field) => field.type === 'ref'),
    names.thing.fields.find((field) => field.type === 'text' && field !== names.title),
  ].find(Boolean)
  const shown = (field: Field | undefined) => field && display(context, names, field, 'row', 'card', imports)
  const name = opens(context, names)
    ? openButton(draft, names)
    : tag('p', ['className="truncate font-medium"'], `{${titleOf(names, 'row')}}`)
  const line = tag(
    'li',
    ['key={row.id}', 'className="flex items-center gap-4 py-3 text-sm"'],
    tag(
      'div',
      ['className="min-w-0 flex-1"'],
      name,
      second && tag('p', ['className="truncate text-muted-foreground"'], shown(second)!),
    ),
    names.status && tag('span', ['className="max-sm:hidden"'], shown(names.status)!),
    names.day && tag('span', ['className="w-20 shrink-0 text-right text-muted-foreground max-sm:hidden"'], shown(names.day)!),
    names.money && tag('span', ['className="w-24 shrink-0 text-right font-semibold tabular-nums"'], shown(names.money)!),
  )
  cards.push({
    width,
    markup: (className) =>
      tag(
        'Card',
        [`className="p-5 sm:p-6 ${className}"`],
        tag(
          'div',
          ['className="flex items-baseline justify-between gap-4"'],
          tag('h2', ['className="font-display text-base font-semibold"'], jsxText(title)),
          page &&
            tag(
              'Link',
              [
                `to=${attribute(page.path)}`,
                'className="focus-ring rounded-sm text-sm font-medium text-accent-foreground hover:underline"',
              ],
              jsxText(context.say('viewAll')),
            ),
        ),
        tag('ul', ['className="mt-2 divide-y divide-border"'], each(rows, 'row', line)),
        `{${rows}.length === 0 && <p className="py-8 text-center text-sm text-muted-foreground">${jsxText(context.say('nothingYet'))}</p>}`,
      ),
  })
}
