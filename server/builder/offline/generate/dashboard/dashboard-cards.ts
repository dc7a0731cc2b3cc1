import { looksBack } from '../../lexicon/looks-back.ts'
import type { Field } from '../../model.ts'
import { listPageOf, opens, openTest, propertyOf, thingOf, titleOf, type Context, type ThingNames } from '../context.ts'
import { attention } from '../collection-extras.ts'
import { display, referenced } from '../field-display.ts'
import { leading } from '../view-parts.ts'
import { attribute, each, jsxText, quote, tag, type Imports, type Markup } from '../markup.ts'
import { pascal } from '../names.ts'
import { warns } from '../warning-lines.ts'
import { isRate, rowsOf, type DashboardDraft } from './dashboard-draft.ts'

const recentMax = 6
/** Beside another list, which is seldom full. */
const besideMax = 4
/** Rings side by side look all the same; after these, bars. */
const donutsMax = 2

/** A field that groups rows; with `via`, one of the row that this reference points to. */
type Group = { field: Field; via?: Field }

const isCategory = ({ type, concept, id }: Field) => type === 'select' && /category|type|kind|region|genre/i.test(concept ?? id)

/** How many different values the sample rows hold. */
const valuesOf = ({ thing }: ThingNames, field: Field) =>
  new Set(thing.rows.map((row) => row[field.id]).filter((value) => value !== undefined && value !== '')).size

/** "3–1": how a match ended is nothing to compare by. */
const isScore = ({ thing }: ThingNames, field: Field) =>
  thing.rows.some((row) => /^\d+ ?[-–:] ?\d+/.test(String(row[field.id] ?? '')))

/** What sorts rows into groups worth comparing: choices, and references and texts that repeat. A field has one chart on a page. */
function groupsOf({ context, charted }: DashboardDraft, names: ThingNames): Group[] {
  const differs = (field: Field) => names.thing.rows.length === 0 || valuesOf(names, field) > 1
  const filled = (field: Field) => names.thing.rows.filter((row) => row[field.id] !== undefined && row[field.id] !== '').length
  const repeats = (field: Field) => valuesOf(names, field) <= filled(field) * 0.6
  const worth = ({ field }: Group) => {
    if (field === names.status && /status|stage|state|progress/i.test(field.concept ?? field.id)) return 0
    if (field.type === 'select') return 3
    return field.type === 'ref' || /product|item|service/i.test(field.id) ? 2 : 1
  }
  const fields = names.thing.fields.filter(
    (field) =>
      field.type === 'select' ||
      field.type === 'ref' ||
      (field.type === 'text' && field !== names.title && !isScore(names, field)),
  )
  const own = fields.filter((field) => differs(field) && (field.type === 'select' || repeats(field)))
  // orders of products are worth seeing by the products' category
  const through = fields.flatMap((via): Group[] => {
    const category = via.type === 'ref' && thingOf(context, via.target).thing.fields.find(isCategory)
    const isOwn = category && fields.some(({ concept }) => concept !== undefined && concept === category.concept)
    return category && !isOwn && thingOf(context, via.target) !== names ? [{ field: category, via }] : []
  })
  return [...own.map((field): Group => ({ field })), ...through]
    .filter(({ field }) => !charted.has(field))
    .toSorted((a, b) => worth(b) - worth(a))
}

/** Money that the status of a row says something about: deals are worth their value, not their number. */
const valueAtStake = (names: ThingNames): Field | undefined =>
  names.status && names.money && names.money.concept !== 'price' && !isRate(names.money, names) ? names.money : undefined

/** An expression for the group that a row belongs to. */
export function groupOf(context: Context, names: ThingNames, { field, via }: Group, imports: Imports): string {
  if (field.type === 'ref') return referenced(context, names, field, 'row', imports)
  const own = `row.${propertyOf(names, field)}`
  if (field.type === 'bool') return `${own} ? ${quote(context.say('yes'))} : ${quote(context.say('no'))}`
  if (!via) return own
  const target = thingOf(context, via.target)
  imports.use(`@/data/${target.slug}`, target.collection)
  return `${target.collection}.find(row.${propertyOf(names, via)})?.${propertyOf(target, field)} ?? ''`
}

/**
 * Charts by group. `rowsFrom` is a list the page has made already; null: all rows, which the page then reads. `sumLabel` says what
 * the sums of `amount` are, where its own label does not.
 */
export function groupCards(
  draft: DashboardDraft,
  names: ThingNames,
  rowsFrom: string | null,
  count: number,
  amount?: Field,
  sumLabel?: string,
): void {
  const { context, imports, cards } = draft
  const groups = groupsOf(draft, names).slice(0, count)
  if (!groups.length) return
  const rows = rowsFrom ?? rowsOf(draft, names)
  groups.forEach((chosen, i) => {
    const { field } = chosen
    draft.charted.add(field)
    const measured = amount ?? (field === names.status ? valueAtStake(names) : undefined)
    const value = measured ? `, (row) => row.${propertyOf(names, measured)}` : ''
    const format = measured?.type === 'money' ? 'formatMoneyShort' : 'formatCompact'
    imports.use('@/components/blocks/charts', 'ChartCard')
    imports.use('@/lib/format', format)
    imports.use('@/lib/series', 'byGroup')
    const donut = i === 0 && field.type === 'select' && draft.donuts < donutsMax
    if (donut) draft.donuts++
    imports.use('@/components/blocks/charts', donut ? 'DonutChart' : 'BarList')
    const group = groupOf(context, names, chosen, imports)
    const label = context.lower(field.label)
    const title = amount
      ? context.say('labelBy', { label: sumLabel ?? amount.label, group: label })
      : context.say('manyBy', { many: names.thing.many, label })
    cards.push({
      width: amount || groups.length > 1 ? (i === 0 || groups.length === 2 ? 2 : 3) : 3,
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

/** When an invoice was made, where its day is the one it is due on. */
const madeOn = ({ thing, due }: ThingNames): Field | undefined =>
  due && thing.fields.find(({ type, concept }) => type === 'date' && concept !== 'birthday' && looksBack(undefined, concept))

/** The newest rows, with what matters about them. */
export function recentCard(draft: DashboardDraft, fact: ThingNames, width: 3 | 4 = 4): void {
  const since = madeOn(fact) ?? fact.day
  const day = since ? `row.${propertyOf(fact, since)}` : 'row.createdAt'
  const most = width === 4 ? recentMax : besideMax
  const latest = [`.toSorted((a, b) => b.${day.slice(4)}.localeCompare(a.${day.slice(4)}))`, `.slice(0, ${most})`]
  const steps = since ? [`.filter((row) => daysUntil(${day}) <= 0)`, ...latest].map((step) => `\n    ${step}`) : latest
  const rows = `${rowsOf(draft, fact)}${steps.join('')}`
  if (since) draft.imports.use('@/lib/dates', 'daysUntil')
  const name = `recent${pascal(fact.collection)}`
  draft.lines.push(`const ${name} = ${rows}`)
  listCard(draft, fact, name, draft.context.say('recent', { many: fact.many }), width)
}

/** What comes next, soonest first. */
export function upcomingCard(draft: DashboardDraft, names: ThingNames): void {
  const day = propertyOf(names, names.day!)
  draft.imports.use('@/lib/dates', 'daysUntil')
  const test = [`daysUntil(row.${day}) >= 0`, openTest(draft.context, names, 'row')].filter(Boolean).join(' && ')
  const name = `upcoming${pascal(names.collection)}`
  const sorted = `\n    .toSorted((a, b) => a.${day}.localeCompare(b.${day}))\n    .slice(0, ${recentMax})`
  draft.lines.push(`const ${name} = ${rowsOf(draft, names)}\n    .filter((row) => ${test})${sorted}`)
  listCard(draft, names, name, `${draft.context.say('upcoming')}: ${names.many}`, 3)
}

/** Lets the page open rows of a thing over itself. */
function opensRows({ imports, opened }: DashboardDraft, names: ThingNames): void {
  opened.add(names)
  imports.use('react', 'useState')
  imports.use(`@/features/${names.slug}/${names.file}-dialogs`, `${names.type}Dialogs`, `type ${names.type}Action`)
}

/** What opens a row: itself over the page, or an invoice as the paper it is. */
function openerOf(draft: DashboardDraft, names: ThingNames): string | false {
  const { context, imports, lines } = draft
  if (opens(context, names)) {
    opensRows(draft, names)
    return `(row) => set${names.type}Action({ kind: 'open', id: row.id })`
  }
  const paper = context.model.pages.find(({ kind, thing }) => kind === 'invoice' && thing === names.thing.id)
  if (!paper) return false
  imports.use('react-router', 'useNavigate')
  const navigate = 'const navigate = useNavigate()'
  if (!lines.includes(navigate)) lines.push(navigate)
  return `(row) => void navigate(\`${paper.path === '/' ? '/invoice' : paper.path}/\${row.id}\`)`
}

/** What calls for attention stands above all numbers. */
export function attentionOf(draft: DashboardDraft, names: ThingNames): Markup | false {
  const onOpen = warns(names) && openerOf(draft, names)
  return onOpen ? attention(names, onOpen, draft.imports, rowsOf(draft, names)) : false
}

/** A title that opens its row over the dashboard. */
function openButton(draft: DashboardDraft, names: ThingNames): Markup {
  opensRows(draft, names)
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

function listCard(draft: DashboardDraft, names: ThingNames, rows: string, title: string, width: 3 | 4): void {
  const { context, imports, cards } = draft
  imports.use('@/components/ui/card', 'Card')
  const page = listPageOf(context, names.thing.id)
  if (page) imports.use('react-router', 'Link')
  const second = [
    names.thing.fields.find((field) => field.type === 'ref'),
    names.thing.fields.find((field) => field.type === 'text' && field !== names.title),
  ].find(Boolean)
  // a line that would end at a name says how to reach them
  const contact = names.status || names.day || names.money ? undefined : names.thing.fields.find(({ type }) => type === 'email')
  const shown = (field: Field | undefined) => field && display(context, names, field, 'row', 'card', imports)
  const name = opens(context, names)
    ? openButton(draft, names)
    : tag('p', ['className="truncate font-medium"'], `{${titleOf(names, 'row')}}`)
  const line = tag(
    'li',
    ['key={row.id}', 'className="flex items-center gap-4 py-3 text-sm"'],
    leading(names, imports),
    tag(
      'div',
      ['className="min-w-0 flex-1"'],
      name,
      second && tag('p', ['className="truncate text-muted-foreground"'], shown(second)!),
    ),
    names.status && tag('span', ['className="max-sm:hidden"'], shown(names.status)!),
    names.day && tag('span', ['className="min-w-20 shrink-0 text-right text-muted-foreground max-sm:hidden"'], shown(names.day)!),
    contact &&
      tag('span', ['className="w-48 shrink-0 truncate text-right text-muted-foreground max-sm:hidden"'], shown(contact)!),
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
