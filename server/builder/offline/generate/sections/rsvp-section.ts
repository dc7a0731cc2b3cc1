// The form by which guests answer an invitation. What they send stands among the guests, so whoever invites sees at once who comes,
// how many sit at the table and what nobody may be served.
import type { Field } from '../../model.ts'
import { optionsOf, optionStem, propertyOf, thingOf, type ThingNames } from '../context.ts'
import { control } from '../form.ts'
import { attribute, jsxText, print, quote } from '../markup.ts'
import { pascal } from '../names.ts'
import { isAskedBeside, withoutChecks } from '../visitor-fields.ts'
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

const usual = new Set(['email', 'rsvp', 'partySize', 'allergies', 'message'])
/** Where somebody sits, whose guest it is, who was thanked: no guest is asked. */
const ofHosts = /table|seat|side|group|gift|thank|invited|bord|sida|grupp|present|tack|inbjud|席|卓|グループ|祝儀|お礼|招待/i

/** What else the hosts wished to be told. */
const isBeside = (field: Field): boolean =>
  isAskedBeside(field) && !usual.has(field.concept ?? field.id) && !ofHosts.test(field.label)

const partOf = ({ thing }: ThingNames, concept: string, types: readonly Field['type'][]) =>
  thing.fields.find((field) => (field.concept ?? field.id) === concept && types.includes(field.type))

function rsvpForm({ context, page, imports, name }: Draft): string {
  const { say } = context
  const names = thingOf(context, page.parts?.['guest'])
  const empty = `empty${names.type}`
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Field', 'focusFirstProblem')
  imports.use('@/components/ui/field', 'Input')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, names.collection, empty)
  const field = (
    concept: string,
    types: readonly Field['type'][],
    label: string,
    control: (property: string) => string,
    more = '',
  ) => {
    const found = partOf(names, concept, types)
    if (!found) return ''
    return `      <Field label=${attribute(label)}${more}>
        {(field) => ${control(propertyOf(names, found))}}
      </Field>\n`
  }
  const change = (property: string, value = 'event.target.value') =>
    `onChange={(event) => setValues({ ...values, ${property}: ${value} })}`
  const free = withoutChecks(names)
  const more = free.thing.fields
    .filter((each) => each.id !== names.title.id && isBeside(each))
    .map((each) => `      ${print(control(context, free, each, imports), 6)}\n`)
  const set = more.length
    ? '  const set = (changes: Partial<typeof values>) => setValues((current) => ({ ...current, ...changes }))\n'
    : ''
  const title = propertyOf(names, names.title)
  const answer = partOf(names, 'rsvp', ['select'])
  const party = partOf(names, 'partySize', ['int'])
  const starts = [
    ...(answer ? [`${propertyOf(names, answer)}: ${quote(answersOf(answer)[0]!)} as const`] : []),
    ...(party ? [`${propertyOf(names, party)}: 1`] : []),
  ]
  const textarea = (property: string) => {
    imports.use('@/components/ui/field', 'Textarea')
    return `<Textarea {...field} value={values.${property}} ${change(property)} />`
  }
  const number = (property: string) =>
    `<Input {...field} type="number" min={1} max={${guestsMax}} value={values.${property}} ${change(property, 'Number(event.target.value)')} />`
  const input = (more: string) => (property: string) =>
    `<Input {...field}${more} value={values.${property}} ${change(property)} />`
  const controls = [
    field('email', ['email', 'text'], say('yourEmail'), input(' type="email" autoComplete="email"')),
    answer ? choice(names, answer, say('rsvpQuestion')) : '',
    field('partySize', ['int'], say('rsvpParty'), number),
    field('allergies', ['text', 'longtext'], say('rsvpDiet'), input('')),
    ...more,
    field('message', ['text', 'longtext'], say('yourMessage'), textarea, ' wide'),
  ]
  return `
const start = () => ({ ...${empty}(), ${starts.join(', ')} })

function ${name.replace(/Section$/, 'Form')}() {
  const [values, setValues] = useState<ReturnType<typeof ${empty}>>(start)
  const [problem, setProblem] = useState('')
${set}
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
${controls.join('')}      <Button type="submit" size="lg" className="sm:col-span-2 sm:justify-self-start">
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
