import type { Page } from '../../model.ts'
import { dayIn } from '../../page-parts/standings-parts.ts'
import { propertyOf, titleOf, valueOf, type Context, type ThingNames } from '../context.ts'
import { attribute, jsxText, tag, type Imports, type Markup } from '../markup.ts'
import { nothingOffered } from '../nothing-offered.ts'

export const standingsDir = 'src/features/standings'

/** What stands below while there is no result. */
export const hint = (text: string): Markup => tag('p', ['className="text-center text-sm text-muted-foreground"'], jsxText(text))

/** A sorter of the results as a statement; those without a day stand as they were added. */
export function latestFirst(results: ThingNames): string {
  const day = dayIn(results.thing)
  const dayOf = (row: string) => day && `${valueOf(results, day, row)} || ${row}.createdAt`
  const when = (row: string, isAlone = false) => (day ? (isAlone ? dayOf(row) : `(${dayOf(row)})`) : `${row}.createdAt`)
  return `const latestFirst = (a: ${results.type}, b: ${results.type}) => ${when('b')}.localeCompare(${when('a', true)})
`
}

/** Who is ranked, and by what. */
export type Standings = { context: Context; page: Page; results: ThingNames; side: ThingNames }

/** What every page of standings has: its head with a button for a new result, and the dialogs. Tells the imports of them. */
export function frameOf({ context, page, results, side }: Standings, imports: Imports) {
  const { say } = context
  imports.use('react', 'useState')
  imports.use('lucide-react', 'PlusIcon', 'UsersIcon')
  imports.use('@/lib/project', 'locale')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use(`@/data/${results.slug}`, results.collection)
  imports.use(`@/data/${side.slug}`, side.collection)
  imports.use(`@/features/${results.slug}/${results.file}-dialogs`, `${results.type}Dialogs`, `type ${results.type}Action`)
  const header = (text: string) => `      <PageHeader title=${attribute(page.title)} text=${text}>
        <Button onClick={() => setAction({ kind: 'new' })}>
          <PlusIcon /> ${jsxText(say('addOne', { one: results.one }))}
        </Button>
      </PageHeader>
`
  return {
    /** in the component, before what it shows */
    state: `  const sides = ${side.collection}.useAll().toSorted((a, b) => ${titleOf(side, 'a')}.localeCompare(${titleOf(side, 'b')}, locale))
  const rows = ${results.collection}.useAll()
  const [action, setAction] = useState<${results.type}Action | null>(null)
  const nameOf = (id: string) => sides.find((side) => side.id === id)?.${propertyOf(side, side.title)} ?? '–'
`,
    header,
    dialogs: `      <${results.type}Dialogs action={action} onAction={setAction} />\n`,
    /** nobody takes part yet */
    empty: nothingOffered(context, side, 'UsersIcon', imports, say('noneYet', { many: side.many })),
  }
}
