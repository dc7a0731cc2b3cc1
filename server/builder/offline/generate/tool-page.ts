import { toolStarts } from '../lexicon/tool-starts.ts'
import type { Asked, Page } from '../model.ts'
import { fieldsOfRole, groupField, type Role, toolRoles } from '../page-parts/tool-parts.ts'
import { propertyOf, thingOf, type Context, type ThingNames } from './context.ts'
import { attribute, createImports, print, quote, tag } from './markup.ts'
import { kebab, pascal } from './names.ts'

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
  const own = ownStatements(page)
  if (Object.keys(own).length) {
    const file = `src/tools/${kebab(tool)}.tsx`
    context.kitStatements[file] = { ...context.kitStatements[file], ...own }
  }
  if (tool === 'unitConverter' && page.starts)
    context.kitStatements['src/tools/unit-converter.tsx'] = { usual: `const usual = { kind: ${page.starts['kind'] ?? 0} }` }
  const [asked] = page.asked ?? []
  if (tool === 'poll' && asked) context.kitStatements['src/tools/poll.tsx'] = { start: pollStart(asked) }
  if (tool === 'datePoll' && asked)
    context.kitStatements['src/tools/date-poll.tsx'] = {
      occasion: `const occasion = ${quote(asked.text)}`,
      ...(asked.options?.length && { told: `const told: string[] = [${asked.options.map(quote).join(', ')}]` }),
    }
  if (tool === 'countdown' && asked)
    context.kitStatements['src/tools/countdown.tsx'] = {
      told: `const told = { name: ${quote(asked.text)}, day: ${quote(asked.options?.[0] ?? '')} }`,
    }
  const lead = page.texts?.lead
  const role = toolRoles[tool]
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

/** What the tool shows of its own. */
function ownStatements({ settings }: Page): Record<string, string> {
  const { rates, marks, signs } = settings ?? {}
  return {
    ...(rates && { rates: `const rates = [${rates.join(', ')}]` }),
    ...(marks && { marks: `const marks: Record<Mark, string> = { X: ${quote(marks[0])}, O: ${quote(marks[1])} }` }),
    ...(signs && { pictures: `const pictures: string[] = [${signs.map(quote).join(', ')}]` }),
  }
}

/** What a poll that was described asks; nobody has voted yet. */
function pollStart({ text, options = [] }: Asked): string {
  const rows = options.map((option, at) => `    { id: 'o${at}', text: ${quote(option)}, votes: 0 },\n`)
  return `const start = {
  question: ${quote(text)},
  options: [
${rows.join('')}  ],
  /** what this browser voted for */
  voted: '',
}`
}

function rowsFor(role: Role, names: ThingNames): string {
  const parts = Object.entries(fieldsOfRole(role, names.thing.fields)).map(
    ([part, field]) => `${part}: ${field ? `row.${propertyOf(names, field)}` : "''"}`,
  )
  if (role.list) {
    const tags = names.thing.fields.find(({ type }) => type === 'tags')
    parts.push(`${role.list}: ${tags ? `row.${propertyOf(names, tags)}` : '[]'}`)
  }
  if (role.group) {
    const field = groupField(names.thing.fields)
    parts.push(`${role.group}: ${field ? `row.${propertyOf(names, field)}` : "''"}`)
  }
  return `${names.collection}.useAll().map((row) => ({ id: row.id, ${parts.join(', ')} }))`
}
