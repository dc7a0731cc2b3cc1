// Sections that ask visitors for something: a message, an address for letters, an answer to an invitation.
import { thingOf } from '../context.ts'
import { attribute, jsxText, quote } from '../markup.ts'
import type { Body, Draft } from './section.ts'

type Input = {
  property: string
  label: string
  kind: 'text' | 'email' | 'long' | 'choice'
  /** may be left empty */
  isOptional?: boolean
  /** what may be chosen, the first one being chosen already */
  options?: readonly string[]
}

const controls: Record<Input['kind'], string> = { text: 'Input', email: 'Input', long: 'Textarea', choice: 'Select' }

/** A form that adds a row of what visitors send, and says so. */
function form(
  { context, page, imports, name }: Draft,
  part: string,
  inputs: Input[],
  words: { send: string; sent: string },
): string {
  const { say } = context
  const names = thingOf(context, page.parts?.[part])
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/field', 'Field', 'focusFirstProblem')
  imports.use('@/components/ui/field', ...new Set(inputs.map(({ kind }) => controls[kind])))
  const chosen = inputs.flatMap(({ property, options }) => (options ? [`${property}: ${quote(options[0]!)}`] : []))
  const empty = chosen.length ? `empty${names.type}Form` : `empty${names.type}`
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${names.slug}`, names.collection, `empty${names.type}`)
  const checked = inputs.filter(({ kind, isOptional }) => kind !== 'choice' && !isOptional)
  const checks = checked.map(({ property, kind }) =>
    kind === 'email'
      ? `    if (!/^\\S+@\\S+\\.\\S+$/.test(values.${property})) found.${property} = ${quote(say('badEmail'))}`
      : `    if (!values.${property}.trim()) found.${property} = ${quote(say('required'))}`,
  )
  const field = ({ property, label, kind, options, isOptional }: Input) => {
    const isChoice = kind === 'choice'
    const set = `values.${property}`
    const attributes = [
      '{...field}',
      ...(kind === 'email' ? ['type="email"', 'autoComplete="email"'] : property === 'name' ? ['autoComplete="name"'] : []),
      `value={${set}}`,
      `onChange={(event) => setValues({ ...values, ${property}: event.target.value${isChoice ? ` as typeof ${set}` : ''} })}`,
    ]
    const tag = controls[kind]
    const inside = (options ?? []).map((option) => `            <option value=${attribute(option)}>${jsxText(option)}</option>\n`)
    const end = isChoice ? `>\n${inside.join('')}          </${tag}>` : '/>'
    return `      <Field label=${attribute(label)}${isOptional ? '' : ' required'} error={problems.${property}}${kind === 'long' ? ' wide' : ''}>
        {(field) => (
          <${tag}
${attributes.map((each) => `            ${each}\n`).join('')}          ${end}
        )}
      </Field>`
  }
  const before = chosen.length
    ? `\nconst ${empty} = (): ReturnType<typeof empty${names.type}> => ({ ...empty${names.type}(), ${chosen.join(', ')} })\n`
    : ''
  return `${before}
function ${name.replace(/Section$/, 'Form')}() {
  const [values, setValues] = useState(${empty})
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
    setValues(${empty}())
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

const panel = 'grid scroll-mt-24 gap-8 rounded-2xl bg-muted/60 p-6 sm:p-10 lg:grid-cols-2 print:hidden'

/** What the form is for, beside it. */
const boxOf = (draft: Draft, lead: string) => `      <div>
        <h2 className="font-display text-2xl font-semibold sm:text-3xl">${jsxText(draft.heading)}</h2>
        <p className="mt-3 text-muted-foreground">${jsxText(lead)}</p>
      </div>
      <${draft.name.replace(/Section$/, 'Form')} />`

export function contactSection(draft: Draft): Body {
  const { say } = draft.context
  return {
    className: panel,
    body: boxOf(draft, say('contactLead')),
    after: form(
      draft,
      'message',
      [
        { property: 'name', label: say('yourName'), kind: 'text' },
        { property: 'email', label: say('yourEmail'), kind: 'email' },
        { property: 'message', label: say('yourMessage'), kind: 'long' },
      ],
      { send: say('send'), sent: say('sent') },
    ),
  }
}

export const signupSection = (draft: Draft): Body => subscribing(draft, 'signupLead', ['signUp', 'signedUp'])
export const newsletterSection = (draft: Draft): Body => subscribing(draft, 'newsletterLead', ['subscribe', 'subscribed'])

/** A name and an address: what it is for, what the button says and what is said when it was pressed. */
function subscribing(
  draft: Draft,
  lead: 'signupLead' | 'newsletterLead',
  [send, sent]: ['signUp', 'signedUp'] | ['subscribe', 'subscribed'],
): Body {
  const { say } = draft.context
  return {
    className: panel,
    body: boxOf(draft, say(lead)),
    after: form(
      draft,
      'subscriber',
      [
        { property: 'name', label: say('yourName'), kind: 'text' },
        { property: 'email', label: say('yourEmail'), kind: 'email' },
      ],
      { send: say(send), sent: say(sent) },
    ),
  }
}

/** Who comes, and what they do not eat. */
export function rsvpSection(draft: Draft): Body {
  const { context, page } = draft
  const { say } = context
  const { thing } = thingOf(context, page.parts?.guest)
  const answer = thing.fields.find(({ id }) => id === 'rsvp')
  const allergies = thing.fields.find(({ id }) => id === 'allergies')
  // whoever answers is not merely invited any more
  const options = answer?.options && (answer.options.length > answersMin ? answer.options.slice(1) : answer.options)
  return {
    className: panel,
    body: boxOf(draft, say('rsvpLead')),
    after: form(
      draft,
      'guest',
      [
        { property: 'name', label: say('yourName'), kind: 'text' },
        { property: 'email', label: say('yourEmail'), kind: 'email' },
        ...(options?.length ? [{ property: 'rsvp', label: say('rsvpAnswer'), kind: 'choice' as const, options }] : []),
        ...(allergies ? [{ property: 'allergies', label: allergies.label, kind: 'text' as const, isOptional: true }] : []),
      ],
      { send: say('rsvpAct'), sent: say('rsvpSent') },
    ),
  }
}
const answersMin = 2
