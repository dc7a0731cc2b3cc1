import { fieldOf } from '../field-kinds.ts'
import type { Field } from '../model.ts'
import { type Context, isNumeric, isSeveral, optionStem, propertyOf, type ThingNames, thingOf, titleOf } from './context.ts'
import { attribute, each, jsxText, print, quote, render, tag, type Imports, type Markup } from './markup.ts'
import { pascal } from './names.ts'
import { shown } from './field-display.ts'
import { checks, isRequired, uniqueChecks, uniqueFields } from './form-checks.ts'
import { hasLimits, limitChecks, saysLimit } from './limit-lines.ts'
import { isWorked, upgradeName, worksInForm } from './formula-lines.ts'

/** The dialog that creates and edits a row, one explicit control per field: its code without the imports. A to-do page opens it itself. */
export function formCode(context: Context, names: ThingNames, imports: Imports): string {
  const { type, collection, thing, one } = names
  imports.use('react', 'type FormEvent', 'useId', 'useState')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/dialog', 'Dialog')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use('@/lib/store', 'type Draft')
  const controls = thing.fields
    // nobody writes down how many like something
    .filter((field) => field.concept !== 'likes' && (!isWorked(field) || (worksInForm(field) && field !== names.title)))
    .map((field) => (isWorked(field) ? outcome(names, field, imports) : control(context, names, field, imports)))
  const apart = uniqueFields(names).length > 0 || hasLimits(names)
  const works = thing.fields.some((field) => worksInForm(field) && field !== names.title)
  const references = [
    ...new Set(thing.fields.filter((field) => field.target).map((field) => thingOf(context, field.target).collection)),
  ]
  const footer = `<>
  <Button variant="secondary" onClick={onClose}>
    ${context.say('cancel')}
  </Button>
  <Button type="submit" form={formId}>
    ${context.say('save')}
  </Button>
</>`
  const form = tag(
    'Dialog',
    [
      `title={row ? ${quote(context.say('editOne', { one }))} : ${quote(context.say('newOne', { one }))}}`,
      'onClose={onClose}',
      `footer={\n${footer.replaceAll(/^/gm, '  ')}\n}`,
    ],
    tag(
      'form',
      [
        'id={formId}',
        'onSubmit={submit}',
        'noValidate',
        `className="grid gap-x-5 gap-y-5${controls.length > 2 ? ' sm:grid-cols-2' : ''}"`,
      ],
      ...controls,
    ),
  )
  return `interface ${type}FormProps {
  /** What to edit; without it a new one is made. */
  row?: ${type}
  /** What a new one starts with. */
  defaults?: Partial<${type}>
  onClose: () => void
}

${isTodo(context, names) ? 'export ' : ''}function ${type}Form({ row, defaults, onClose }: ${type}FormProps) {
  const formId = useId()
${references.map((name) => `  const all${pascal(name)} = ${name}.useAll()\n`).join('')}  const [values, setValues] = useState<Draft<${type}>>(() => row ?? { ...empty${type}(), ...defaults })
  const [problems, setProblems] = useState<Problems>({})
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))
${works ? `  const worked = ${upgradeName(names)}({ ...values })\n` : ''}
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values${apart ? ', row?.id' : ''})
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    if (row) ${collection}.update(row.id, values)
    else ${collection}.add(values)
    toast(${quote(context.say('saved'))})
    onClose()
  }

  return (
    ${print(form, 4)}
  )
}

${problemsFinder(type, [...checks(context, names), ...uniqueChecks(context, names), ...limitChecks(context, names, imports)], apart ? ', id?: string' : '')}`
}

/** `findProblems` of a form: `lines` put what is wrong into `problems`, `more` are further parameters. */
export const problemsFinder = (
  type: string,
  lines: readonly string[],
  more = '',
): string => `type Problems = Partial<Record<keyof ${type}, string>>

/** What is wrong with the values, by field. */
function findProblems(values: Draft<${type}>${more}) {
  const problems: Problems = {}
${lines.map((line) => `  ${line}\n`).join('')}  return problems
}
`

const isTodo = ({ model }: Context, { thing }: ThingNames) =>
  model.pages.some((page) => page.kind === 'todo' && page.thing === thing.id)

/** What follows from the values in the form, worked out while they are typed. */
function outcome(names: ThingNames, field: Field, imports: Imports): Markup {
  imports.use(`@/data/${names.slug}`, upgradeName(names))
  return tag(
    'p',
    ['className="flex items-baseline justify-between gap-4 rounded-lg bg-muted px-3.5 py-2.5 text-sm sm:col-span-2"'],
    tag('span', ['className="text-muted-foreground"'], jsxText(field.label)),
    tag('output', ['className="font-semibold tabular-nums"'], shown(field, `worked.${propertyOf(names, field)}`, imports)),
  )
}

export function control(context: Context, names: ThingNames, field: Field, imports: Imports): Markup {
  const property = propertyOf(names, field)
  const value = `values.${property}`
  const kit = (name: string) => imports.use('@/components/ui/field', name)
  const change = (expression: string) => `onChange={(event) => set({ ${property}: ${expression} })}`
  // a sentence or two, though it names its row
  const type = field.concept === 'statement' ? 'longtext' : field.type
  const wide = ['longtext', 'markdown', 'image'].includes(type) || field === names.title
  const label = field.unit ? `${field.label} (${field.unit})` : field.label
  const checked =
    isRequired(names, field) || saysLimit(names, field) || field.unique === true || field.type === 'email' || field.type === 'url'
  const inField = (child: Markup) => {
    kit('Field')
    const attributes = [
      `label=${attribute(label)}`,
      isRequired(names, field) && 'required',
      checked && `error={problems.${property}}`,
      wide && 'wide',
    ]
    return tag('Field', attributes, render('field', child))
  }
  const special = (name: string) => {
    return inField(tag(name, ['id={field.id}', `value={${value}}`, `onChange={(value) => set({ ${property}: value })}`]))
  }
  /** A box to tick for each of a list; `key` is what is kept of those that are ticked. */
  const boxes = (list: string, key: string, name: string) => {
    kit('Checkbox')
    const box = tag('Checkbox', [
      `key={${key}}`,
      `label={${name}}`,
      `checked={${value}.includes(${key})}`,
      `onChange={(event) => {\n  const others = ${value}.filter((each) => each !== ${key})\n  set({ ${property}: event.target.checked ? [...others, ${key}] : others })\n}}`,
    ])
    return tag(
      'fieldset',
      ['className="min-w-0 sm:col-span-2"'],
      tag('legend', ['className="text-sm font-medium"'], jsxText(label)),
      tag('div', ['className="mt-2 grid gap-2.5 sm:grid-cols-2"'], each(list, 'option', box)),
    )
  }
  switch (type) {
    case 'longtext':
    case 'markdown':
      kit('Textarea')
      return inField(
        tag('Textarea', [
          '{...field}',
          field.type === 'markdown' && 'rows={10}',
          `value={${value}}`,
          change('event.target.value'),
        ]),
      )
    case 'select': {
      kit('Select')
      const stem = optionStem(names, field)
      imports.use(`@/data/${names.slug}`, `${stem}Options`, `type ${pascal(stem)}`)
      const options = each(`${stem}Options`, 'option', tag('option', ['key={option}'], '{option}'))
      return inField(tag('Select', ['{...field}', `value={${value}}`, change(`event.target.value as ${pascal(stem)}`)], options))
    }
    case 'ref': {
      kit('Select')
      const target = thingOf(context, field.target)
      imports.use(`@/data/${target.slug}`, target.collection)
      const options = each(
        `all${pascal(target.collection)}`,
        'option',
        tag('option', ['key={option.id}', 'value={option.id}'], `{${titleOf(target, 'option')}}`),
      )
      const fills = names.thing.fields.filter(({ filled }) => filled?.by === field.id)
      return inField(
        tag(
          'Select',
          [
            '{...field}',
            `value={${value}}`,
            fills.length > 0 ? chosen(context, names, field, fills) : change('event.target.value'),
          ],
          tag('option', ['value=""'], jsxText(context.say('choose'))),
          options,
        ),
      )
    }
    case 'refs': {
      const target = thingOf(context, field.target)
      imports.use(`@/data/${target.slug}`, target.collection)
      return boxes(`all${pascal(target.collection)}`, 'option.id', titleOf(target, 'option'))
    }
    case 'bool':
      kit('Checkbox')
      return tag('Checkbox', [
        `label=${attribute(label)}`,
        `checked={${value}}`,
        change('event.target.checked'),
        'className="sm:mt-7 sm:h-10"',
      ])
    case 'tags': {
      if (!isSeveral(field)) {
        kit('TagsInput')
        return special('TagsInput')
      }
      const stem = optionStem(names, field)
      imports.use(`@/data/${names.slug}`, `${stem}Options`)
      // what was chosen once stays there to be taken back, though it is no choice any more
      return boxes(`[...new Set([...${stem}Options, ...${value}])]`, 'option', 'option')
    }
    case 'rating':
      kit('RatingInput')
      return special('RatingInput')
    case 'image':
      imports.use('@/components/ui/image-input', 'ImageInput')
      return special('ImageInput')
    default: {
      kit('Input')
      return inField(
        tag('Input', [
          '{...field}',
          // another choice fills in another number
          field.filled && `key={values.${propertyOf(names, fieldOf(names.thing, field.filled.by)!)}}`,
          ...inputAttributes(field),
          ...inputValue(field, value),
          change(isNumeric(field) ? 'Number(event.target.value)' : 'event.target.value'),
        ]),
      )
    }
  }
}

/** What is chosen brings its numbers along: the price of the product. */
function chosen(context: Context, names: ThingNames, field: Field, fills: readonly Field[]): string {
  const target = thingOf(context, field.target)
  const lines = fills.map((each) => {
    const from = propertyOf(target, fieldOf(target.thing, each.filled!.of)!)
    return `${propertyOf(names, each)}: chosen?.${from} ?? values.${propertyOf(names, each)}`
  })
  return `onChange={(event) => {
  const chosen = ${target.collection}.find(event.target.value)
  set({ ${[`${propertyOf(names, field)}: event.target.value`, ...lines].join(', ')} })
}}`
}

const inputTypes: Partial<Record<Field['type'], string>> = {
  date: 'date',
  datetime: 'datetime-local',
  time: 'time',
  email: 'email',
  phone: 'tel',
  url: 'url',
}

function inputAttributes(field: Field): string[] {
  if (field.type === 'percent') return ['type="number"', 'min={0}', 'max={100}']
  if (field.type === 'int') return ['type="number"']
  if (isNumeric(field)) return ['type="number"', 'step="any"']
  const type = inputTypes[field.type]
  return type ? [`type="${type}"`] : []
}

// a controlled number would swallow the point of `1.` while it is typed
const inputValue = (field: Field, value: string) => [isNumeric(field) ? `defaultValue={${value} || ''}` : `value={${value}}`]
