import type { ToolId } from '../lexicon/tool-entries.ts'
import { toolStarts } from '../lexicon/tool-starts.ts'
import type { Field, Page } from '../model.ts'
import { propertyOf, thingOf, type Context, type ThingNames } from './context.ts'
import { attribute, createImports, print, tag } from './markup.ts'
import { kebab, pascal } from './names.ts'

/** What a tool asks of the rows it works on: its own names, and the kinds of field that can fill them, the best first. */
type Role = {
  prop: string
  parts: Record<string, readonly string[]>
  /** a part that is a list of texts */
  list?: string
}
const roles: Partial<Record<ToolId, Role>> = {
  quiz: { prop: 'questions', parts: { question: ['question', 'title'], answer: ['answer'] }, list: 'wrong' },
  flashcards: { prop: 'cards', parts: { front: ['term', 'question', 'title'], back: ['translation', 'answer', 'notes'] } },
  habitTracker: { prop: 'habits', parts: { name: ['title', 'name'] } },
}

/** A page with one of the hand-made tools of the kit, fed with the rows of its thing where it works on some. */
export function writeToolPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const tool = page.tool!
  const name = pascal(tool)
  const imports = createImports()
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use(`@/tools/${kebab(tool)}`, name)
  const usual = toolStarts[tool]
  if (usual && page.starts) {
    const values = Object.entries(usual).map(([key, start]) => `${key}: ${page.starts![key] ?? start.usual}`)
    context.kitStatements[`src/tools/${kebab(tool)}.tsx`] = { usual: `const usual = { ${values.join(', ')} }` }
  }
  const lead = page.texts?.lead
  const role = roles[tool]
  const names = page.thing === undefined ? undefined : thingOf(context, page.thing)
  if (names) imports.use(`@/data/${names.slug}`, names.collection)
  const rows = role && (names ? rowsFor(role, names) : '[]')
  const root = tag(
    'div',
    ['className="space-y-6"'],
    tag('PageHeader', [`title=${attribute(page.title)}`, lead ? `text=${attribute(lead)}` : false]),
    tag(name, [role && `${role.prop}={${rows}}`]),
  )
  context.files[component.path] = `${imports.print()}

export function ${component.name}() {
  return (
    ${print(root, 4)}
  )
}
`
}

function rowsFor(role: Role, names: ThingNames): string {
  const texts = names.thing.fields.filter(({ type }) => type === 'text' || type === 'longtext')
  const used = new Set<Field>()
  const parts = Object.entries(role.parts).map(([part, wanted]) => {
    const field =
      texts.find((each) => !used.has(each) && wanted.includes(each.concept ?? each.id)) ?? texts.find((each) => !used.has(each))
    if (field) used.add(field)
    return `${part}: ${field ? `row.${propertyOf(names, field)}` : "''"}`
  })
  if (role.list) {
    const tags = names.thing.fields.find(({ type }) => type === 'tags')
    parts.push(`${role.list}: ${tags ? `row.${propertyOf(names, tags)}` : '[]'}`)
  }
  return `${names.collection}.useAll().map((row) => ({ id: row.id, ${parts.join(', ')} }))`
}
