// The form of a front page whose questions were told, or wished for later: "a quote request form (name, phone, kind of job)". Each question is
// the control that the list's own form has for it, and what visitors send stands in that list.
import type { Field } from '../../model.ts'
import { type Context, thingOf, type ThingNames } from '../context.ts'
import { control, problemsFinder } from '../form.ts'
import { checks } from '../form-checks.ts'
import { jsxText, print, quote } from '../markup.ts'
import { isAskedBeside } from '../visitor-fields.ts'
import type { Draft } from './section.ts'

/** What is asked: what such a form asks by itself, and what was told of the list; nothing that only its owner writes down. */
const questions = ({ thing }: ThingNames, usual: readonly string[]): Field[] =>
  thing.fields.filter((field) => isAskedBeside(field) || (usual.includes(field.concept ?? field.id) && !field.target))

/** Whether more, less or other things are asked than usual. */
export function asksOwn(context: Context, thing: string | undefined, usual: readonly string[]): boolean {
  const asked = questions(thingOf(context, thing), usual).map(({ concept, id }) => concept ?? id)
  return asked.length !== usual.length || usual.some((id) => !asked.includes(id))
}

export function askedForm(
  { context, page, imports, name }: Draft,
  part: string,
  usual: readonly string[],
  words: { send: string; sent: string },
): string {
  const names = thingOf(context, page.parts?.[part])
  const { type, collection } = names
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  imports.use('@/lib/store', 'type Draft')
  const asked = questions(names, usual)
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
