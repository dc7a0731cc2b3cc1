import type { Field, Page, ViewKind } from '../model.ts'
import { isCondition } from '../shown-rules.ts'
import { iconName, isNumeric, optionsOf, optionStem, propertyOf, type Context, type ThingNames } from './context.ts'
import { plainText } from './field-display.ts'
import { array, attribute, createImports, each, jsxText, print, quote, tag, when, type Imports, type Markup } from './markup.ts'
import { attention, grouped, groupOf, importButton, importFunction, shares, sharesOf } from './collection-extras.ts'
import { pascal } from './names.ts'
import { conditionTest } from './condition-test.ts'
import { narrowing } from './narrowing.ts'
import { quickFilterBar, quickFilterLines } from './quick-filters.ts'
import { sortFields, sortingName, viewsOf, wholeViews } from './sorting.ts'
import { board, calendar } from './views-file.ts'

const viewIcons: Record<ViewKind, string> = {
  table: 'Table2',
  list: 'List',
  cards: 'LayoutGrid',
  board: 'Columns3',
  calendar: 'CalendarDays',
  gallery: 'Images',
  timeline: 'Milestone',
  grid: 'Grid3x3',
}
const filtersMax = 2
const pageSize = 25

/** `<things>-page.tsx`: search, filters, order and views over one collection. */
export function writeCollectionPage(
  context: Context,
  names: ThingNames,
  page: Page,
  component: { name: string; path: string },
): void {
  const { type, collection, one, many, thing } = names
  const { say } = context
  const imports = createImports()
  const views = viewsOf(names)
  const filters = filtersOf(names)
  const condition = isCondition(thing.filter) ? thing.filter : undefined
  const chosen = isCondition(thing.filter) ? undefined : thing.filter
  const sortable = views.some((view) => !wholeViews.includes(view))
  const icon = iconName(thing.icon)
  imports.use('react', 'useState')
  imports.use('lucide-react', icon, 'PlusIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'EmptyState')
  imports.use('@/components/ui/toolbar', 'SearchInput')
  imports.use(`@/data/${names.slug}`, collection)
  imports.use('@/lib/texts', 'matches')
  imports.use(`./${names.file}-dialogs`, `${type}Dialogs`, `type ${type}Action`)
  if (sortable) {
    imports.use('@/components/ui/toolbar', 'type SortOrder')
    imports.use(`@/data/${names.slug}`, sortingName(names), `type ${type}Sort`)
  }
  const searched = thing.fields.filter(
    (field) => !isNumeric(field) && !['date', 'datetime', 'time', 'bool', 'image'].includes(field.type),
  )
  const texts = searched.map((field) => plainText(context, names, field, 'row', imports))
  const tests = [
    searchTest(texts),
    ...filters.map((field) => `!${field.id}Filter || row.${propertyOf(names, field)} === ${field.id}Filter`),
    ...(condition ? [`!narrowed || ${conditionTest(names, condition, imports)}`] : []),
    ...(thing.quickFilters?.length ? ["chosen === '' || quickFilters[chosen](row)"] : []),
  ]
  const csv = context.model.features.csv ? csvFunction(context, names, imports) : ''
  const importing = importFunction(context, names, imports)
  const newButton = tag('Button', [`onClick={() => setAction({ kind: 'new' })}`], '<PlusIcon />', jsxText(say('newOne', { one })))
  const header = tag(
    'PageHeader',
    [`title=${attribute(page.title)}`, `text={\`${say('count', { count: '${rows.length}', many })}\`}`],
    csv !== '' &&
      tag(
        'Button',
        ['variant="secondary"', 'className="max-sm:hidden"', 'onClick={exportCsv}'],
        '<DownloadIcon />',
        jsxText(say('export')),
      ),
    importButton(context, imports),
    newButton,
  )
  const toolbar = tag(
    'div',
    ['className="flex flex-wrap items-center gap-2 print:hidden"'],
    tag('SearchInput', [`label=${attribute(say('searchMany', { many }))}`, 'value={query}', 'onChange={setQuery}']),
    ...filters.filter((field) => field !== sharesOf(context, names)).map((field) => filterSelect(context, names, field, imports)),
    condition && narrowing(context, names, condition, imports),
    sortable && sortSelect(context, names, imports),
    views.length > 1 && viewSwitch(context, views, imports),
  )
  const shown = views.map((view) => {
    const element = viewElement(context, names, view, imports)
    return views.length > 1 ? when(`view === '${view}'`, element) : element
  })
  const clear = [
    "setQuery('')",
    ...filters.map((field) => `set${pascal(field.id)}Filter('')`),
    ...(condition ? ['setNarrowed(false)'] : []),
    ...(thing.quickFilters?.length ? ["setChosen('')"] : []),
  ]
  const empty = emptyStates(context, names, icon, newButton, clear)
  // a grid shows everybody before anybody was marked
  const none =
    views.includes('grid') && views.length > 1
      ? "visible.length === 0 && (view !== 'grid' || rows.length > 0)"
      : 'visible.length === 0'
  const body = `{${none} ? (\n  ${print(empty, 2)}\n) : (\n  ${print(shown.length > 1 ? tag('', [], ...shown) : shown[0]!, 2)}\n)}`
  const root = tag(
    'div',
    ['className="space-y-6"'],
    header,
    attention(names, "(row) => setAction({ kind: 'open', id: row.id })", imports),
    shares(context, names, filters, imports),
    quickFilterBar(names, imports),
    toolbar,
    body,
    sortable && showMore(context, views),
    page.texts?.closing && tag('p', ['className="text-sm"'], jsxText(page.texts.closing)),
    tag(`${type}Dialogs`, ['action={action}', 'onAction={setAction}']),
  )
  context.files[component.path] = `@imports

${views.length > 1 ? `type View = ${views.map(quote).join(' | ')}\n\n` : ''}${sortable ? `const pageSize = ${pageSize}\n\n` : ''}${quickFilterLines(names, imports)}export function ${component.name}() {
  const rows = ${collection}.useAll()
  const [action, setAction] = useState<${type}Action | null>(null)
  const [query, setQuery] = useState('')
${filters.map((field) => `  const [${field.id}Filter, set${pascal(field.id)}Filter] = useState${chosen?.field === field.id ? `<string>(${quote(chosen.option)})` : "('')"}\n`).join('')}${condition ? '  const [narrowed, setNarrowed] = useState(true)\n' : ''}${thing.quickFilters?.length ? "  const [chosen, setChosen] = useState<keyof typeof quickFilters | ''>('')\n" : ''}${sortable ? `  const [order, setOrder] = useState<SortOrder<${type}Sort>>(${startOrder(names)})\n` : ''}${views.length > 1 ? `  const [view, setView] = useState<View>('${views[0]}')\n` : ''}${sortable ? `  const [limit, setLimit] = useState(pageSize)\n` : ''}
  const visible = rows
${tests.map((test) => `    .filter((row) =>${test.startsWith('\n') ? '' : ' '}${test})\n`).join('')}${sortable ? `    .toSorted((a, b) => (order.descending ? -1 : 1) * ${sortingName(names)}[order.by](a, b))\n` : ''}${csv}${importing}
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

/** What is searched, on the line of the filter where it has room. */
function searchTest(texts: string[]): string {
  const [start, end] = ['matches(query, ', ')']
  const short = array(texts, 4, `.filter((row) => ${start}${end})`.length)
  return short.includes('\n') ? `\n      ${start}${array(texts, 6, Infinity)}${end},\n    ` : `${start}${short}${end}`
}

/** The choices a list is narrowed by; the one it starts narrowed by is always among them. */
function filtersOf({ thing }: ThingNames): Field[] {
  const choices = thing.fields.filter((field) => field.type === 'select' && optionsOf(field).length > 1)
  const first = choices.filter((field) => field.id === thing.filter?.field)
  return [...first, ...choices.filter((field) => !first.includes(field) && !field.hidden)].slice(0, filtersMax)
}

function startOrder(names: ThingNames): string {
  const { by = 'newest', descending = false } = names.thing.order ?? {}
  const known = by === 'newest' || sortFields(names).some((field) => field.id === by)
  return known ? `{ by: '${by}', descending: ${descending} }` : "{ by: 'newest', descending: false }"
}

function filterSelect(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  imports.use('@/components/ui/field', 'Select')
  const stem = optionStem(names, field)
  imports.use(`@/data/${names.slug}`, `${stem}Options`)
  return tag(
    'Select',
    [
      `aria-label=${attribute(field.label)}`,
      `value={${field.id}Filter}`,
      `onChange={(event) => set${pascal(field.id)}Filter(event.target.value)}`,
      'className="w-40 max-sm:min-w-32 max-sm:flex-1"',
    ],
    tag('option', ['value=""'], jsxText(context.say('allOf', { label: field.label }))),
    each(`${stem}Options`, 'option', tag('option', ['key={option}'], '{option}')),
  )
}

function sortSelect(context: Context, names: ThingNames, imports: Imports): Markup {
  imports.use('@/components/ui/field', 'Select')
  return tag(
    'Select',
    [
      `aria-label=${attribute(context.say('sortBy'))}`,
      'value={order.by}',
      `onChange={(event) => setOrder({ by: event.target.value as ${names.type}Sort, descending: false })}`,
      'className="w-40 max-sm:min-w-32 max-sm:flex-1"',
    ],
    tag('option', ['value="newest"'], jsxText(context.say('newest'))),
    ...sortFields(names).map((field) => tag('option', [`value="${field.id}"`], jsxText(field.label))),
  )
}

function viewSwitch(context: Context, views: ViewKind[], imports: Imports): Markup {
  imports.use('@/components/ui/toolbar', 'Segmented')
  const options = views.map((view) => {
    const icon = iconName(viewIcons[view])
    imports.use('lucide-react', icon)
    return `    { value: '${view}', label: ${quote(context.say(view))}, icon: ${icon} },`
  })
  return tag(
    'div',
    ['className="max-w-full sm:ml-auto"'],
    tag('Segmented', [
      `label=${attribute(context.say('view'))}`,
      'value={view}',
      'onChange={setView}',
      `options={[\n${options.join('\n').replaceAll(/^ {2}/gm, '')}\n]}`,
    ]),
  )
}

function viewElement(context: Context, names: ThingNames, view: ViewKind, imports: Imports): Markup {
  const openRow = "setAction({ kind: 'open', id: row.id })"
  const edit = `onEdit={(row) => setAction({ kind: 'edit', id: row.id })}`
  if (view === 'calendar') {
    const day = propertyOf(names, names.day!)
    const value = names.day!.type === 'datetime' ? `${day}: \`\${day}T09:00\`` : day === 'day' ? 'day' : `${day}: day`
    return calendar(names, 'visible', openRow, `(day) => setAction({ kind: 'new', defaults: { ${value} } })`, imports)
  }
  if (view === 'board') return board(context, names, ['visible', `(row) => ${openRow}`], imports)
  const name = `${names.type}${pascal(view)}`
  const open = `onOpen={(row) => ${openRow}}`
  imports.use(`./${names.file}-views`, name)
  const group = groupOf(names) ? 'group' : null
  const totalled = names.thing.totals && `totalled={${group ?? 'visible'}}`
  const more = view === 'table' ? [edit, 'order={order}', 'onSort={setOrder}', totalled] : view === 'list' ? [edit] : []
  if (view === 'timeline') return tag(name, ['rows={visible}', open])
  if (view === 'grid') return tag(name, ['rows={visible}'])
  const element = tag(name, [`rows={${group ?? 'visible.slice(0, limit)'}}`, open, ...more])
  return group ? grouped(context, names, 'visible.slice(0, limit)', element, imports) : element
}

/** Long lists come a page at a time; boards and calendars show everything. */
function showMore(context: Context, views: ViewKind[]): Markup {
  const whole = views.filter((view) => wholeViews.includes(view)).map((view) => `view !== '${view}' && `)
  const text = context.say('showMore', { count: '${visible.length - limit}' })
  const button = tag('Button', ['variant="secondary"', `onClick={() => setLimit(limit + pageSize)}`], `{\`${text}\`}`)
  return when(`${whole.join('')}visible.length > limit`, tag('div', ['className="flex justify-center print:hidden"'], button))
}

function emptyStates(context: Context, names: ThingNames, icon: string, newButton: Markup, clear: string[]): Markup {
  const { say } = context
  const none = tag(
    'EmptyState',
    [`icon={${icon}}`, `title=${attribute(say('noneYet', { many: names.many }))}`, `text=${attribute(say('noneYetHint'))}`],
    newButton,
  )
  const noMatch = tag(
    'EmptyState',
    [`icon={${icon}}`, `title=${attribute(say('noMatch', { many: names.many }))}`, `text=${attribute(say('noMatchHint'))}`],
    tag(
      'Button',
      ['variant="secondary"', `onClick={() => {\n${clear.map((line) => `  ${line}`).join('\n')}\n}}`],
      jsxText(say('clearFilters')),
    ),
  )
  return `rows.length === 0 ? (\n  ${print(none, 2)}\n) : (\n  ${print(noMatch, 2)}\n)`
}

/** The function `exportCsv`, which writes what is `visible`. */
export function csvFunction(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('lucide-react', 'DownloadIcon')
  imports.use('@/lib/csv', 'downloadCsv')
  const fields = names.thing.fields.filter((field) => field.type !== 'image')
  const values = fields.map((field) => plainText(context, names, field, 'row', imports))
  return `
  function exportCsv() {
    const headings = ${array(
      fields.map((field) => quote(field.label)),
      4,
      'const headings = '.length,
    )}
    const lines = visible.map((row) => ${array(values, 4, 'const lines = visible.map((row) => )'.length)})
    downloadCsv('${names.slug}.csv', [headings, ...lines])
  }
`
}
