import { propertyOf, thingOf } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { attribute, createImports, jsxText, print, quote, tag, when } from '../markup.ts'
import { pascal } from '../names.ts'
import { bodyOf, type Blog } from './blog-parts.ts'

/** The page to write on, with a live preview. */
export function writeEditorPage(blog: Blog): void {
  const { context, names, paths, dir } = blog
  const { say } = context
  const { type, collection, thing, title } = names
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('react-router', 'useNavigate', 'useParams')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/toast', 'toast')
  imports.use('@/lib/markdown', 'Markdown')
  imports.use('@/lib/store', 'type Draft')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  const controls = thing.fields.map((field) => control(context, names, field, imports))
  const references = [
    ...new Set(thing.fields.filter((field) => field.target).map((field) => thingOf(context, field.target).collection)),
  ]
  const body = bodyOf(blog, 'values')
  const preview = tag(
    'section',
    [
      `aria-label=${attribute(say('preview'))}`,
      'className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"',
      'tabIndex={0}',
    ],
    tag('h2', ['className="text-sm font-medium text-muted-foreground"'], jsxText(say('preview'))),
    tag(
      'Card',
      ['className="mt-2 p-6 sm:p-8"'],
      when(
        `values.${propertyOf(names, title)}`,
        tag(
          'p',
          ['className="mb-5 font-display text-3xl leading-tight font-semibold text-balance"'],
          `{values.${propertyOf(names, title)}}`,
        ),
      ),
      `{${body} ? <Markdown text={${body}} /> : <p className="text-muted-foreground">${jsxText(say('previewEmpty'))}</p>}`,
    ),
  )
  const form = tag(
    'form',
    ['onSubmit={submit}', 'noValidate', 'className="min-w-0"'],
    tag('div', ['className="grid gap-5 sm:grid-cols-2"'], ...controls),
    tag('p', ['className="mt-3 text-sm text-muted-foreground"'], `{${quote(say('markdownHint'))}}`),
    tag(
      'div',
      ['className="mt-6 flex gap-2"'],
      tag('Button', ['type="submit"'], jsxText(say('publish'))),
      tag('Button', ['variant="secondary"', 'onClick={() => void navigate(-1)}'], jsxText(say('cancel'))),
    ),
  )
  const root = tag(
    'div',
    ['className="space-y-8"'],
    tag('PageHeader', [`title={row ? ${quote(say('editPost'))} : ${quote(say('writePost'))}}`]),
    tag('div', ['className="grid gap-10 lg:grid-cols-2"'], form, preview),
  )
  context.files[`${dir}/${names.file}-write-page.tsx`] = `@imports

/** Writes a new one, or with an id in the address changes that one. */
export function ${type}WritePage() {
  const { id } = useParams()
  return <Editor key={id} row={${collection}.find(id ?? '')} />
}

function Editor({ row }: { row: ${type} | undefined }) {
  const navigate = useNavigate()
${references.map((name) => `  const all${pascal(name)} = ${name}.useAll()\n`).join('')}  const [values, setValues] = useState<Draft<${type}>>(() => row ?? empty${type}())
  const [problems, setProblems] = useState<Problems>({})
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findProblems(values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    const saved = row ?? ${collection}.add(values)
    if (row) ${collection}.update(row.id, values)
    toast(${quote(say('saved'))})
    void navigate(\`${paths.post}/\${saved.id}\`)
  }

  return (
    ${print(root, 4)}
  )
}

${problemsFinder(type, checks(context, names))}`.replace('@imports', () => imports.print())
}
