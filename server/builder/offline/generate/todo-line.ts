import type { Field } from '../model.ts'
import { propertyOf, titleOf, type Context, type ThingNames } from './context.ts'
import { display } from './field-display.ts'
import { attribute, createImports, print, quote, tag, when } from './markup.ts'

/** `<thing>-line.tsx`: one line of the list. */
export function writeTodoLine(context: Context, names: ThingNames, extras: Field[], done: string): void {
  const { type, collection } = names
  const { say } = context
  const imports = createImports()
  imports.use('react', 'type KeyboardEvent')
  imports.use('lucide-react', 'PencilIcon', 'Trash2Icon')
  imports.use('@/components/blocks/inline-text', 'InlineText')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Checkbox')
  imports.use(`@/data/${names.slug}`, collection, `type ${type}`)
  imports.use('@/lib/cn', 'cn')
  imports.use('@/components/ui/toast', 'removeWithUndo')
  const title = propertyOf(names, names.title)
  const other = names.thing.fields.find((field) => field.type === 'select' && !extras.includes(field) && field !== names.status)
  const status = !names.done
    ? undefined
    : names.status && !extras.includes(names.status) && names.status !== other
      ? names.status
      : undefined
  const meta = [...extras, status, other, names.tags].filter((field) => field !== undefined)
  const toggle = names.done
    ? `{ ${propertyOf(names, names.done)}: event.target.checked }`
    : `{ ${propertyOf(names, names.status!)}: event.target.checked ? ${quote(names.doneOption!)} : ${quote(names.status!.options!.find((option) => option !== names.doneOption) ?? names.doneOption!)} }`
  const hole = `\${${titleOf(names, 'row')}}`
  const shownMeta = meta.map((field) => {
    const shown = display(context, names, field, 'row', 'card', imports)
    return field.type === 'date'
      ? when(`row.${propertyOf(names, field)}`, typeof shown === 'string' ? tag('span', [], shown) : shown)
      : shown
  })
  const line = tag(
    'li',
    ['className="group flex items-start gap-3.5 px-4 py-3.5 transition-colors hover:bg-muted/40"', 'onKeyDown={shortcut}'],
    tag('Checkbox', [
      'round',
      'hideLabel',
      `label={\`${say('markDone', { title: hole })}\`}`,
      `checked={${done}}`,
      `onChange={(event) => ${collection}.update(row.id, ${toggle})}`,
    ]),
    tag(
      'div',
      ['className="min-w-0 flex-1"'],
      tag('InlineText', [
        `value={${titleOf(names, 'row')}}`,
        `label=${attribute(names.title.label)}`,
        'editing={editing}',
        'onEdit={() => onEdit(true)}',
        `onDone={(${title}) => {\n  onEdit(false)\n  if (${title}) ${collection}.update(row.id, { ${title} })\n}}`,
        `className={cn('leading-6', ${done} && 'text-muted-foreground line-through decoration-1')}`,
      ]),
      shownMeta.length > 0 &&
        tag('div', ['className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm empty:hidden"'], ...shownMeta),
    ),
    tag(
      'div',
      [
        'className="-my-1.5 flex shrink-0 transition-opacity sm:opacity-0 sm:group-focus-within:opacity-100 sm:group-hover:opacity-100 print:hidden"',
      ],
      tag(
        'Button',
        ['variant="ghost"', 'size="icon"', `aria-label={\`${say('edit')} ${hole}\`}`, 'onClick={onDetails}'],
        '<PencilIcon />',
      ),
      tag(
        'Button',
        [
          'variant="ghost"',
          'size="icon"',
          `aria-label={\`${say('delete')} ${hole}\`}`,
          `onClick={() => removeWithUndo(${collection}, row)}`,
        ],
        '<Trash2Icon />',
      ),
    ),
  )
  context.files[`src/features/${names.slug}/${names.file}-line.tsx`] = `@imports

interface ${type}LineProps {
  row: ${type}
  /** True while the title is changed where it stands. */
  editing: boolean
  onEdit: (editing: boolean) => void
  onDetails: () => void
}

export function ${type}Line({ row, editing, onEdit, onDetails }: ${type}LineProps) {
  function shortcut(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
    if (event.key === 'e') onEdit(true)
    else if (event.key === 'Delete') removeWithUndo(${collection}, row)
    else return
    event.preventDefault()
  }

  return (
    ${print(line, 4)}
  )
}
`.replace('@imports', () => imports.print())
}
