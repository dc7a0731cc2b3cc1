// The form by which guests answer an invitation. What they send stands among the guests, so whoever invites sees at once who comes,
// how many sit at the table and what nobody may be served.
import type { Field } from '../../model.ts'
import { optionsOf, optionStem, propertyOf, thingOf, type ThingNames } from '../context.ts'
import { attribute, jsxText, quote } from '../markup.ts'
import { pascal } from '../names.ts'
import { panel } from './place-sections.ts'
import type { Body, Draft } from './section.ts'

const guestsMax = 20

export function rsvpSection(draft: Draft): Body {
  const { say } = draft.context
  return {
    className: panel,
    body: `      <div>
        <h2 className="font-display text-2xl font-semibold sm:text-3xl">${jsxText(draft.heading)}</h2>
        <p className="mt-3 text-muted-foreground">${jsxText(say('rsvpLead'))}</p>
      </div>
      <${draft.name.replace(/Section$/, 'Form')} />`,
    after: rsvpForm(draft),
  }
}

/** Before somebody answers they are only invited: that is no answer to choose. */
const answersOf = (field: Field): string[] => (optionsOf(field).length > 2 ? optionsOf(field).slice(1) : optionsOf(field))

const partOf = ({ thing }: ThingNames, concept: string) => thing.fields.find((field) => (field.concept ?? field.id) === concept)

function rsvpForm({ context, page, imports, name }: Draft): string {
  const { say } = context
  const names = thingOf(context, page.parts?.['guest'])
  const empty = `empty${names.type}`
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Field', 'focusFirstProblem')
  imports.use('@/components/ui/field', 'Input', 'Textarea')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, names.collection, empty)
  const field = (concept: string, label: string, control: (property: string) => string, more = '') => {
    const found = partOf(names, concept)
    if (!found) return ''
    const property = propertyOf(names, found)
    return `      <Field label=${attribute(label)}${more}>
        {(field) => ${control(property)}}
      </Field>\n`
  }
  const change = (property: string, value = 'event.target.value') =>
    `onChange={(event) => setValues({ ...values, ${property}: ${value} })}`
  const title = propertyOf(names, names.title)
  const answer = partOf(names, 'rsvp')
  const party = partOf(names, 'partySize')
  const starts = [
    ...(answer?.type === 'select' ? [`${propertyOf(names, answer)}: ${quote(answersOf(answer)[0]!)} as const`] : []),
    ...(party ? [`${propertyOf(names, party)}: 1`] : []),
  ]
  return `
const start = () => ({ ...${empty}(), ${starts.join(', ')} })

function ${name.replace(/Section$/, 'Form')}() {
  const [values, setValues] = useState<ReturnType<typeof ${empty}>>(start)
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = values.${title}.trim() ? '' : ${quote(say('required'))}
    setProblem(found)
    if (found) {
      focusFirstProblem(event.currentTarget)
      return
    }
    ${names.collection}.add(values)
    setValues(start())
    toast(${quote(say('rsvpSent'))})
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
      <Field label=${attribute(say('yourName'))} required error={problem}>
        {(field) => <Input {...field} autoComplete="name" value={values.${title}} ${change(title)} />}
      </Field>
${field('email', say('yourEmail'), (property) => `<Input {...field} type="email" autoComplete="email" value={values.${property}} ${change(property)} />`)}${answer?.type === 'select' ? choice(names, answer, say('rsvpQuestion')) : ''}${field(
    'partySize',
    say('rsvpParty'),
    (property) =>
      `<Input {...field} type="number" min={1} max={${guestsMax}} value={values.${property}} ${change(property, 'Number(event.target.value)')} />`,
  )}${field('allergies', say('rsvpDiet'), (property) => `<Input {...field} value={values.${property}} ${change(property)} />`)}${field(
    'message',
    say('yourMessage'),
    (property) => `<Textarea {...field} value={values.${property}} ${change(property)} />`,
    ' wide',
  )}      <Button type="submit" size="lg" className="sm:col-span-2 sm:justify-self-start">
        ${jsxText(say('rsvpSend'))}
      </Button>
      <p className="text-sm text-muted-foreground sm:col-span-2">${jsxText(say('onlyHere'))}</p>
    </form>
  )
}
`

  /** Yes and no as two large places to tap. */
  function choice(guest: ThingNames, given: Field, question: string): string {
    const property = propertyOf(guest, given)
    const type = pascal(optionStem(guest, given))
    imports.use(`@/data/${guest.slug}`, `type ${type}`)
    return `      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="text-sm font-medium">${jsxText(question)}</legend>
        <div className="mt-2 grid gap-2.5 sm:grid-cols-2">
          {([${answersOf(given).map(quote).join(', ')}] satisfies ${type}[]).map((answer) => (
            <label
              key={answer}
              className="flex cursor-pointer items-center gap-3 rounded-lg border border-input bg-card px-4 py-3 text-sm font-medium has-checked:border-primary has-checked:bg-accent"
            >
              <input
                type="radio"
                name="${property}"
                className="size-4 accent-primary"
                checked={values.${property} === answer}
                onChange={() => setValues({ ...values, ${property}: answer })}
              />
              {answer}
            </label>
          ))}
        </div>
      </fieldset>\n`
  }
}
