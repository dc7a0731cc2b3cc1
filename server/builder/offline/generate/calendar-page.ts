import type { Page } from '../model.ts'
import { iconName, propertyOf, type Context } from './context.ts'
import { attribute, createImports, jsxText, print, quote, tag } from './markup.ts'
import { pascal } from './names.ts'
import { entry } from './views-file.ts'

const buttonsMax = 2

/** A month across every thing that has a date, or across the one that the page names. */
export function writeCalendarPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const { say } = context
  const dated = [...context.things.values()].filter((names) => names.day && (!page.thing || names.thing.id === page.thing))
  const imports = createImports()
  if (dated.length > 0) imports.use('react', 'useState')
  imports.use('@/components/blocks/month-calendar', 'MonthCalendar')
  imports.use('@/components/layout/page-header', 'PageHeader')
  for (const names of dated) {
    imports.use(`@/data/${names.slug}`, names.collection)
    imports.use(`@/features/${names.slug}/${names.file}-dialogs`, `${names.type}Dialogs`, `type ${names.type}Action`)
  }
  const action = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Action`
  const entries = dated.map((names) => {
    const open = `set${names.type}Action({ kind: 'open', id: row.id })`
    return `    ...${names.collection}.useAll().map((row) => (${entry(names, open, imports, 6)})),`
  })
  const main = dated[0]
  const property = main && propertyOf(main, main.day!)
  const value =
    main && (main.day!.type === 'datetime' ? `${property}: \`\${day}T09:00\`` : property === 'day' ? 'day' : `${property}: day`)
  const buttons = dated.slice(0, buttonsMax).map((names, i) => {
    imports.use('@/components/ui/button', 'Button')
    const icon = iconName('Plus')
    imports.use('lucide-react', icon)
    const look = i > 0 ? 'variant="secondary"' : false
    return tag(
      'Button',
      [look, `onClick={() => set${names.type}Action({ kind: 'new' })}`],
      `<${icon} />`,
      jsxText(say('newOne', { one: names.one })),
    )
  })
  const text = main
    ? `{entries.length > 0 ? ${quote(say('schedule'))} : ${quote(say('noneYet', { many: main.many }))}}`
    : attribute(say('schedule'))
  const root = tag(
    'div',
    ['className="space-y-6"'],
    tag('PageHeader', [`title=${attribute(page.title)}`, `text=${text}`], ...buttons),
    tag('MonthCalendar', [
      'entries={entries}',
      main && `onAdd={(day) => set${main.type}Action({ kind: 'new', defaults: { ${value} } })}`,
    ]),
    ...dated.map(({ type }) => tag(`${type}Dialogs`, [`action={${action(type)}}`, `onAction={set${pascal(action(type))}}`])),
  )
  if (dated.length === 0) imports.use('@/components/blocks/month-calendar', 'type CalendarEntry')
  context.files[component.path] = `@imports

export function ${component.name}() {
${dated.map(({ type }) => `  const [${action(type)}, set${type}Action] = useState<${type}Action | null>(null)\n`).join('')}  const entries${dated.length === 0 ? ': CalendarEntry[]' : ''} = [
${entries.join('\n')}
  ]
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}
