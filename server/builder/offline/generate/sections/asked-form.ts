// The form of a front page whose questions were told: "a quote request form (name, phone, kind of job)". Each question is the control that the
// list's own form has for it, and what visitors send stands in that list.
import type { Field } from '../../model.ts'
import { type Context, thingOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { isWorked } from '../formula-lines.ts'
import { jsxText, print, quote } from '../markup.ts'
import type { Draft } from './section.ts'

const usual = new Set(['name', 'email', 'message'])

/** What is asked: what was told of the list, and nothing that only its owner writes down. */
const questions = ({ thing }: ThingNames): Field[] =>
  thing.fields.filter(
    (field) =>
      (usual.has(field.concept ?? field.id) || field.why === 'said') &&
      !field.target &&
      !isWorked(field) &&
      field.concept !== 'status',
  )

/** Whether more or other things are asked than who writes and what. */
export const asksOwn = (context: Context, thing: string | undefined): boolean =>
  questions(thingOf(context, thing)).some((field) => !usual.has(field.concept ?? field.id))

export function askedForm({ context, page, imports, name }: Draft, part: string, words: { send: string; sent: string }): string {
  const names = thingOf(context, page.parts?.[part])
  const { type, collection } = names
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use('@/lib/store', 'type Draft')
  const asked = questions(names)
  const controls = asked.map((field) => `      ${print(control(context, names, field, imports), 6)}`)
  const lines = checks(context, { ...names, thing: { ...names.thing, fields: asked } })
  return `
function ${name.replace(/Section$/, 'Form')}() {
  const [values, setValues] = useState<Draft<${type}>>(empty${type})
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
    ${collection}.add(values)
    setValues(empty${type}())
    toast(${quote(words.sent)})
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
${controls.join('\n')}
      <Button type="submit" size="lg" className="sm:col-span-2 sm:justify-self-start">
        ${jsxText(words.send)}
      </Button>
      <p className="text-sm text-muted-foreground sm:col-span-2">${jsxText(context.say('onlyHere'))}</p>
    </form>
  )
}

${problemsFinder(type, lines)}`
}
