import type { Field, Page } from '../model.ts'
import { doneTest, iconName, optionStem, propertyOf, type Context, type ThingNames } from './context.ts'
import { attribute, createImports, each, jsxText, print, quote, tag, when, type Imports, type Markup } from './markup.ts'
import { attention, grouped, groupOf, importButton, importFunction } from './collection-extras.ts'
import { csvFunction } from './collection-page.ts'
import { pascal } from './names.ts'
import { ownOrder } from './sorting.ts'
import { writeTodoLine } from './todo-line.ts'

type Component = { name: string; path: string }

/** `<thing>-todo-page.tsx`: one list to check off. The thing has a field that says when it is done. */
export function writeTodoPage(context: Context, names: ThingNames, page: Page, component: Component): void {
  const done = doneTest(names, 'row')!
  const { type, collection, one } = names
  const { say } = context
  const imports = createImports()
  const icon = iconName(page.icon)
  imports.use('react', 'type FormEvent', 'type KeyboardEvent', 'useEffect', 'useRef', 'useState')
  imports.use('lucide-react', icon, 'PlusIcon')
  imports.use('@/components/blocks/progress-ring', 'ProgressRing')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card', 'EmptyState')
  imports.use('@/components/ui/field', 'Input')
  imports.use('@/components/ui/toast', 'toast')
  imports.use('@/components/ui/toolbar', 'Segmented')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use('@/lib/dates', 'today')
  imports.use('@/lib/format', 'formatLongDay')
  imports.use(`./${names.file}-dialogs`, `${type}Form`)
  imports.use(`./${names.file}-line`, `${type}Line`)
  const extras = [names.due ?? (names.day?.type === 'date' ? names.day : undefined), priorityOf(names)].filter(
    (field) => field !== undefined,
  )
  const title = propertyOf(names, names.title)
  const counts = { done: '${doneRows.length}', total: '${rows.length}' }
  const header = tag(
    'div',
    ['className="flex items-center justify-between gap-4"'],
    tag('PageHeader', [`title=${attribute(page.title)}`, 'text={formatLongDay(today())}']),
    tag('ProgressRing', ['part={rows.length > 0 ? doneRows.length / rows.length : 0}', `label={\`${say('doneOf', counts)}\`}`]),
  )
  const addForm = tag(
    'form',
    [
      'onSubmit={addRow}',
      'noValidate',
      'className="group/add rounded-xl border border-input bg-card p-2 shadow-soft focus-within:border-ring print:hidden"',
    ],
    tag(
      'div',
      ['className="flex gap-2"'],
      tag('Input', [
        'ref={inputRef}',
        `value={draft.${title}}`,
        `onChange={(event) => setDraft({ ...draft, ${title}: event.target.value })}`,
        `aria-label=${attribute(say('addOne', { one }))}`,
        'aria-invalid={missing || undefined}',
        `placeholder=${attribute(say('whatNext'))}`,
        'className="h-11 border-transparent text-base shadow-none focus-visible:border-transparent focus-visible:ring-0 sm:text-base"',
      ]),
      tag('Button', ['type="submit"', 'className="h-11"'], '<PlusIcon />', jsxText(say('add'))),
    ),
    when('missing', tag('p', ['role="alert"', 'className="px-3 pt-1 text-sm text-destructive-text"'], jsxText(say('required')))),
    extras.length > 0 &&
      tag(
        'div',
        ['className="hidden flex-wrap gap-2 px-1 pt-2 group-focus-within/add:flex"'],
        ...extras.map((field) => quickControl(names, field, imports)),
      ),
  )
  const filters = ['all', 'active', 'done'] as const
  const bar = tag(
    'div',
    ['className="flex flex-wrap items-center justify-between gap-3"'],
    tag('Segmented', [
      `label=${attribute(say('view'))}`,
      'value={filter}',
      'onChange={setFilter}',
      `options={[\n${filters.map((value) => `  { value: '${value}', label: ${quote(say(value))} },`).join('\n')}\n]}`,
    ]),
    tag('p', ['className="text-sm text-muted-foreground" aria-live="polite"'], `{\`${say('doneOf', counts)}\`}`),
  )
  const line = tag(`${type}Line`, [
    'key={row.id}',
    'row={row}',
    'editing={editingId === row.id}',
    'onEdit={(editing) => setEditingId(editing ? row.id : null)}',
    'onDetails={() => setDetails(row)}',
  ])
  const cardOf = (rows: string) =>
    tag('Card', [], tag('ul', ['className="divide-y divide-border"', 'onKeyDown={moveFocus}'], each(rows, 'row', line)))
  const list = groupOf(names) ? grouped(context, names, 'visible', cardOf('group'), imports) : cardOf('visible')
  const csv = context.model.features.csv ? csvFunction(context, names, imports) : ''
  const empty = tag('EmptyState', [
    `icon={${icon}}`,
    `title={filter === 'active' && rows.length > 0 ? ${quote(say('allDone'))} : filter === 'done' ? ${quote(say('nothingDone'))} : ${quote(say('noneYet', { many: names.many }))}}`,
  ])
  const footer = tag(
    'footer',
    ['className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted-foreground print:hidden"'],
    tag('p', ['className="max-md:hidden"'], jsxText(say('todoKeys'))),
    csv !== '' &&
      tag('Button', ['variant="ghost"', 'size="sm"', 'onClick={exportCsv}'], '<DownloadIcon />', jsxText(say('export'))),
    importButton(context, imports),
    when(
      'doneRows.length > 0',
      tag(
        'Button',
        ['variant="ghost"', 'size="sm"', 'className="-mr-3 ml-auto"', 'onClick={clearDone}'],
        jsxText(say('clearDone')),
      ),
    ),
  )
  const root = tag(
    'div',
    ['className="space-y-5"'],
    header,
    attention(names, 'setDetails', imports),
    addForm,
    bar,
    `{visible.length > 0 ? (\n  ${print(list, 2)}\n) : (\n  ${print(empty, 2)}\n)}`,
    footer,
    when('details', tag(`${type}Form`, ['row={details}', 'onClose={() => setDetails(null)}'])),
  )
  const dueSort = extras[0] && extras[0].type === 'date' ? propertyOf(names, extras[0]) : null
  const own = ownOrder(names, imports)
  context.files[component.path] = `@imports

type Filter = 'all' | 'active' | 'done'

const isDone = (row: ${type}) => ${done}

/** What is open comes first${own ? ', in its order' : dueSort ? ', by its day' : ''}; what is done sinks. */
const byUrgency = (a: ${type}, b: ${type}) =>
  Number(isDone(a)) - Number(isDone(b))${own ? ` || ${own}` : dueSort ? ` || (a.${dueSort} || '9').localeCompare(b.${dueSort} || '9')` : ''}

export function ${component.name}() {
  const rows = ${collection}.useAll()
  const [filter, setFilter] = useState<Filter>('all')
  const [draft, setDraft] = useState(empty${type})
  const [missing, setMissing] = useState(false)
  const [editingId, setEditingId] = useState<string | null>(null)
  const [details, setDetails] = useState<${type} | null>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const doneRows = rows.filter(isDone)
  const visible = rows.filter((row) => filter === 'all' || isDone(row) === (filter === 'done')).toSorted(byUrgency)

  useEffect(() => {
    const focusInput = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'n' || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), select, textarea, dialog')) return
      event.preventDefault()
      inputRef.current?.focus()
    }
    document.addEventListener('keydown', focusInput)
    return () => document.removeEventListener('keydown', focusInput)
  }, [])

  function addRow(event: FormEvent) {
    event.preventDefault()
    const title = draft.${title}.trim()
    setMissing(title === '')
    inputRef.current?.focus()
    if (title === '') return
    ${collection}.add({ ...draft, ${title === 'title' ? 'title' : `${title}: title`} })
    setDraft(empty${type}())
  }

  function clearDone() {
    for (const row of doneRows) ${collection}.remove(row.id)
    toast(${quote(say('deleted'))}, () => ${collection}.restore(doneRows))
  }

  /** Arrow keys go from line to line. */
  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    boxes[boxes.indexOf(event.target) + step]?.focus()
    event.preventDefault()
  }
${csv}${importFunction(context, names, imports)}
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
  writeTodoLine(context, names, extras, done)
}

const priorityOf = (names: ThingNames) =>
  names.thing.fields.find((field) => field.type === 'select' && /priority/i.test(field.concept ?? field.id))

function quickControl(names: ThingNames, field: Field, imports: Imports): Markup {
  const property = propertyOf(names, field)
  const value = `value={draft.${property}}`
  const change = (expression: string) => `onChange={(event) => setDraft({ ...draft, ${property}: ${expression} })}`
  const label = `aria-label=${attribute(field.label)}`
  if (field.type !== 'select')
    return tag('Input', ['type="date"', label, value, change('event.target.value'), 'className="w-auto"'])
  imports.use('@/components/ui/field', 'Select')
  const stem = optionStem(names, field)
  imports.use(`@/data/${names.slug}`, `${stem}Options`, `type ${pascal(stem)}`)
  const options = each(`${stem}Options`, 'option', tag('option', ['key={option}'], '{option}'))
  return tag('Select', [label, value, change(`event.target.value as ${pascal(stem)}`)], options)
}
