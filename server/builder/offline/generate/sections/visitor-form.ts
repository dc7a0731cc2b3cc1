// The forms through which visitors write: a name, an address to answer to, what they want to say. A row of what they send is added.
import { thingOf } from '../context.ts'
import { attribute, jsxText, quote } from '../markup.ts'
import { askedForm, asksOwn } from './asked-form.ts'
import type { Draft } from './section.ts'

const usualInputs = {
  name: { word: 'yourName', kind: 'text' },
  email: { word: 'yourEmail', kind: 'email' },
  message: { word: 'yourMessage', kind: 'long' },
} as const
type Usual = keyof typeof usualInputs
type Input = { property: string; label: string; kind: 'text' | 'email' | 'long' }

/** The form of a section: as such forms are, or with what else or less is asked. */
export function form(draft: Draft, part: string, usual: readonly Usual[], words: { send: string; sent: string }): string {
  const { context, page, imports, name } = draft
  if (asksOwn(context, page.parts?.[part], usual)) return askedForm(draft, part, usual, words)
  const names = thingOf(context, page.parts?.[part])
  const inputs = usual.map((property): Input => {
    const { word, kind } = usualInputs[property]
    return { property, label: context.say(word), kind }
  })
  const { say } = context
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Field', 'focusFirstProblem')
  imports.use('@/components/ui/field', 'Input', ...(inputs.some(({ kind }) => kind === 'long') ? ['Textarea'] : []))
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, names.collection, `empty${names.type}`)
  const checks = inputs.map(({ property, kind }) =>
    kind === 'email'
      ? `    if (!/^\\S+@\\S+\\.\\S+$/.test(values.${property})) found.${property} = ${quote(say('badEmail'))}`
      : `    if (!values.${property}.trim()) found.${property} = ${quote(say('required'))}`,
  )
  const field = ({ property, label, kind }: Input) =>
    `      <Field label=${attribute(label)} required error={problems.${property}}${kind === 'long' ? ' wide' : ''}>
        {(field) => (
          <${kind === 'long' ? 'Textarea' : 'Input'}
            {...field}${kind === 'email' ? '\n            type="email"\n            autoComplete="email"' : kind === 'text' ? '\n            autoComplete="name"' : ''}
            value={values.${property}}
            onChange={(event) => setValues({ ...values, ${property}: event.target.value })}
          />
        )}
      </Field>`
  return `
function ${name.replace(/Section$/, 'Form')}() {
  const [values, setValues] = useState(empty${names.type})
  const [problems, setProblems] = useState<Record<string, string>>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found: Record<string, string> = {}
${checks.join('\n')}
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    ${names.collection}.add(values)
    setValues(empty${names.type}())
    toast(${quote(words.sent)})
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
${inputs.map(field).join('\n')}
      <Button type="submit" size="lg" className="sm:col-span-2 sm:justify-self-start">
        ${jsxText(words.send)}
      </Button>
      <p className="text-sm text-muted-foreground sm:col-span-2">${jsxText(say('onlyHere'))}</p>
    </form>
  )
}
`
}
