import type { Field } from '../model.ts'
import { display } from './field-display.ts'
import { opens, propertyOf, titleOf, valueOf, type Context, type ThingNames } from './context.ts'
import { formCode } from './form.ts'
import { attribute, createImports, each, jsxText, lineMax, print, tag, when, type Imports, type Markup } from './markup.ts'

/** A thing of very many fields shows them in a file of their own. */
const linesMax = 300

/**
 * `<thing>-dialogs.tsx`: what opens over a page to look at a row, to change it or to make one. Every page of the thing uses it.
 * Where no page opens a row, it holds the form alone.
 */
export function writeDialogsFile(context: Context, names: ThingNames): void {
  const path = `src/features/${names.slug}/${names.file}`
  const form = (imports: Imports) => formCode(context, names, imports)
  if (!opens(context, names)) {
    context.files[`${path}-dialogs.tsx`] = fileOf([form])
    return
  }
  const dialogs = (imports: Imports) => dialogsCode(names, imports)
  const detail = (imports: Imports) => detailCode(context, names, imports)
  const whole = fileOf([dialogs, detail, form])
  if (whole.split('\n').length <= linesMax) {
    context.files[`${path}-dialogs.tsx`] = whole
    return
  }
  context.files[`${path}-detail.tsx`] = fileOf([detail]).replace(
    `\nfunction ${names.type}Detail`,
    `\nexport function ${names.type}Detail`,
  )
  context.files[`${path}-dialogs.tsx`] = fileOf([
    (imports) => {
      imports.use(`./${names.file}-detail`, `${names.type}Detail`)
      return dialogs(imports)
    },
    form,
  ])
}

function fileOf(parts: ((imports: Imports) => string)[]): string {
  const imports = createImports()
  const code = parts.map((part) => part(imports)).join('\n')
  return `${imports.print()}\n\n${code}`
}

function dialogsCode(names: ThingNames, imports: Imports): string {
  const { type, collection } = names
  imports.use(`@/data/${names.slug}`, collection, `type ${type}`)
  imports.use('@/components/ui/toast', 'removeWithUndo')
  const kinds = ["{ kind: 'open' | 'edit'; id: string }", `{ kind: 'new'; defaults?: Partial<${type}> }`]
  const short = `export type ${type}Action = ${kinds.join(' | ')}`
  return `${short.length <= lineMax ? short : `export type ${type}Action =\n  | ${kinds.join('\n  | ')}`}

interface ${type}DialogsProps {
  /** What is open over the page, if anything. */
  action: ${type}Action | null
  onAction: (action: ${type}Action | null) => void
}

export function ${type}Dialogs({ action, onAction }: ${type}DialogsProps) {
  const rows = ${collection}.useAll()
  const close = () => onAction(null)
  if (!action) return null
  if (action.kind === 'new') return <${type}Form key="new" defaults={action.defaults} onClose={close} />
  const row = rows.find(({ id }) => id === action.id)
  if (!row) return null
  if (action.kind === 'edit') return <${type}Form key={row.id} row={row} onClose={close} />
  return (
    <${type}Detail
      row={row}
      onEdit={() => onAction({ kind: 'edit', id: row.id })}
      onDelete={() => {
        close()
        removeWithUndo(${collection}, row)
      }}
      onClose={close}
    />
  )
}
`
}

/** All that a row holds, and the rows of other things that point to it. */
function detailCode(context: Context, names: ThingNames, imports: Imports): string {
  const { type, thing } = names
  imports.use('lucide-react', 'PencilIcon', 'Trash2Icon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/dialog', 'Dialog')
  imports.use(`@/data/${names.slug}`, `type ${type}`)
  const related = relatedThings(context, names)
  for (const { other } of related) imports.use(`@/data/${other.slug}`, other.collection)
  const besides = thing.fields.filter((field) => field !== names.title && field !== names.image)
  // where nothing else is kept, the name is all there is to see
  const shown = besides.length || names.image || related.length ? besides : [names.title]
  const footer = `<>
  <Button variant="secondary" onClick={onDelete}>
    <Trash2Icon /> ${context.say('delete')}
  </Button>
  <Button onClick={onEdit}>
    <PencilIcon /> ${context.say('edit')}
  </Button>
</>`
  const detail = tag(
    'Dialog',
    ['kind="sheet"', `title={${titleOf(names, 'row')}}`, 'onClose={onClose}', `footer={\n${footer.replaceAll(/^/gm, '  ')}\n}`],
    names.image && display(context, names, names.image, 'row', 'detail', imports),
    shown.length > 0 &&
      tag(
        'dl',
        [`className="${names.image ? 'mt-5 ' : ''}divide-y divide-border text-sm"`],
        ...shown.map((field) => detailLine(context, names, field, imports)),
      ),
    ...related.map((relation) => relatedList(context, relation, imports)),
  )
  return `interface ${type}DetailProps {
  row: ${type}
  onEdit: () => void
  onDelete: () => void
  onClose: () => void
}

function ${type}Detail({ row, onEdit, onDelete, onClose }: ${type}DetailProps) {
${related.map((relation) => `  ${relatedRows(relation)}\n`).join('')}  return (
    ${print(detail, 4)}
  )
}
`
}

function detailLine(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  imports.use('@/components/ui/field', 'Detail')
  return tag(
    'Detail',
    [`label=${attribute(field.label)}`, ['longtext', 'markdown'].includes(field.type) && 'wide'],
    display(context, names, field, 'row', 'detail', imports),
  )
}

type Relation = { other: ThingNames; field: Field }

/** Things whose rows point to this one, once each. */
function relatedThings(context: Context, names: ThingNames): Relation[] {
  return [...context.things.values()].flatMap((other) => {
    const field = other === names ? undefined : other.thing.fields.find(({ target }) => target === names.thing.id)
    return field ? [{ other, field }] : []
  })
}

function relatedRows({ other, field }: Relation): string {
  const value = `other.${propertyOf(other, field)}`
  const test = field.type === 'refs' ? `${value}.includes(row.id)` : `${value} === row.id`
  return `const related${other.type} = ${other.collection}.useAll().filter((other) => ${test})`
}

function relatedList(context: Context, { other, field }: Relation, imports: Imports): Markup {
  const rows = `related${other.type}`
  const rest = other.thing.fields.filter((candidate) => candidate !== other.title && candidate !== field)
  const aside =
    rest.find((candidate) => candidate === other.day) ??
    rest.find(({ type }) => type === 'select') ??
    rest.find(({ type }) => type === 'money')
  if (other.money) imports.use('@/lib/format', 'formatMoney')
  const total = other.money && `{formatMoney(${rows}.reduce((sum, other) => sum + ${valueOf(other, other.money, 'other')}, 0))}`
  const line = tag(
    'li',
    ['key={other.id}', 'className="flex items-center justify-between gap-3 py-2.5"'],
    tag('span', ['className="truncate"'], `{${titleOf(other, 'other')}}`),
    aside &&
      tag('span', ['className="shrink-0 text-muted-foreground"'], display(context, other, aside, 'other', 'card', imports)),
  )
  return when(
    `${rows}.length > 0`,
    tag(
      'section',
      ['className="mt-6"'],
      tag(
        'h3',
        ['className="flex items-baseline justify-between gap-3 text-sm font-semibold"'],
        jsxText(other.thing.many),
        total && tag('span', ['className="tabular-nums"'], total),
      ),
      tag('ul', ['className="mt-1 divide-y divide-border text-sm"'], each(rows, 'other', line)),
    ),
  )
}
