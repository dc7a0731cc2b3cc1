import { propertyOf, titleOf, type Context, type ThingNames } from './context.ts'
import { each, print, quote, tag, when, type Imports } from './markup.ts'
import { small, telling, titleButton, viewStart } from './view-parts.ts'

/** Dated rows down a line, the latest first, month by month; what has no day stands at the end. */
export function timelineView(context: Context, names: ThingNames, imports: Imports): string {
  imports.use('@/lib/dates', 'toDate')
  imports.use('@/lib/project', 'locale')
  const start = viewStart(names, 'timeline', imports, ['onOpen'])
  const day = `row.${propertyOf(names, names.day!)}`
  const format = names.day!.type === 'datetime' ? 'formatDateTime' : 'formatDate'
  imports.use('@/lib/format', format)
  const text = names.body ?? names.thing.fields.find(({ type }) => type === 'longtext')
  const meta = telling(names, 2, [names.day, text]).map((field) => small(context, names, field, imports))
  const image = names.image && `row.${propertyOf(names, names.image)}`
  if (image) imports.use('@/components/ui/cover', 'Cover')
  const picture =
    image &&
    when(
      image,
      tag('Cover', [
        `src={${image}}`,
        `seed={${titleOf(names, 'row')}}`,
        'className="mt-3 aspect-16/9 w-full max-w-64 rounded-lg"',
      ]),
    )
  const item = tag(
    'li',
    ['key={row.id}', 'className="relative pl-7"'],
    tag('span', [
      'className="absolute top-1.5 -left-1.75 size-3 rounded-full bg-primary ring-4 ring-background"',
      'aria-hidden="true"',
    ]),
    tag('time', [`dateTime={${day}}`, 'className="block text-sm text-muted-foreground tabular-nums"'], `{${format}(${day})}`),
    titleButton(context, names, imports, 'font-display text-base wrap-break-word'),
    meta.length > 0 &&
      tag('div', ['className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted-foreground"'], ...meta),
    text &&
      tag(
        'p',
        ['className="mt-1 line-clamp-3 max-w-prose text-sm leading-relaxed text-muted-foreground"'],
        `{row.${propertyOf(names, text)}}`,
      ),
    picture,
  )
  const root = tag(
    'div',
    ['className="space-y-9"'],
    each(
      'months',
      'month',
      tag(
        'section',
        ['key={month}'],
        tag('h2', ['className="font-display text-lg font-semibold"'], '{month}'),
        tag(
          'ol',
          ['className="mt-4 ml-2 space-y-7 border-l-2 border-border"'],
          each('ordered.filter((each) => monthOf(each) === month)', 'row', item),
        ),
      ),
    ),
  )
  return `const monthOf = (row: ${names.type}) =>
  ${day} ? toDate(${day}).toLocaleDateString(locale, { month: 'long', year: 'numeric' }) : ${quote(context.say('others'))}

${start}
  const ordered = rows.toSorted((a, b) => ${day.replace('row', 'b')}.localeCompare(${day.replace('row', 'a')}))
  const months = [...new Set(ordered.map(monthOf))]
  return (
    ${print(root, 4)}
  )
}
`
}
