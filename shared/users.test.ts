import assert from 'node:assert/strict'
import { it } from 'node:test'
import { projectLimits } from './projects.ts'
import { promptMaxChars } from './prompts.ts'
import { loginSchema, passwordStrength, ruleSentence, signupDataSchema, signupSchema, signupTenantSchema } from './users.ts'

const good = { email: 'ada@example.test', name: 'Ada', password: 'engine', password2: 'engine' }

/** The rules a form breaks, as `field: rule`. */
function broken(schema: typeof signupSchema | typeof signupTenantSchema | typeof loginSchema, values: object): string[] {
  const checked = schema.safeParse(values)
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

it('SIGNUP-4 a right form passes, trimmed, its empty optional fields left out', () => {
  const data = signupDataSchema.parse({
    ...good,
    email: ' ada@example.test ',
    name: ' Ada ',
    organizationName: ' ',
    domain: '',
    prompt: 'x',
  })
  assert.equal(data.email, 'ada@example.test')
  assert.equal(data.name, 'Ada')
  assert.equal(data.organizationName, undefined)
  assert.equal(data.domain, undefined)
  assert.equal(data.prompt, 'x')
})

it('SIGNUP-4 each rule of the spec, at its edge', () => {
  const cases: [object, string[]][] = [
    [{ email: 'ada' }, ['email: emailInvalid']],
    [{ email: `${'a'.repeat(250)}@example.test` }, ['email: emailInvalid']],
    [{ name: 'A' }, ['name: nameTooShort']],
    [{ name: ' A ' }, ['name: nameTooShort']],
    [{ name: 'Al' }, []],
    [{ password: '12345', password2: '12345' }, ['password: passwordTooShort']],
    [{ password: '123456', password2: '123456' }, []],
    [{ password: 'x'.repeat(201), password2: 'x'.repeat(201) }, ['password: passwordTooLong']],
    [{ password: 'ADA@example.test', password2: 'ADA@example.test' }, ['password: passwordTooWeak']],
    [{ password2: 'engines' }, ['password2: passwordsDiffer']],
    [{ domain: 'a'.repeat(15) }, []],
    [{ domain: 'a'.repeat(16) }, ['domain: domainTooLong']],
    [{ domain: 'a_b' }, ['domain: domainCharacters']],
  ]
  for (const [change, rules] of cases)
    assert.deepEqual(broken(signupSchema, { ...good, ...change }), rules, JSON.stringify(change))
})

it('SIGNUP-4 every mistake is told at once', () => {
  assert.deepEqual(broken(signupSchema, { email: '', name: '', password: '1', password2: '2' }), [
    'email: emailInvalid',
    'name: nameTooShort',
    'password: passwordTooShort',
    'password2: passwordsDiffer',
  ])
  assert.deepEqual(broken(signupTenantSchema, { organizationName: '', domain: '' }), [
    'organizationName: organizationNameRequired',
    'domain: domainRequired',
  ])
})

it('SIGNUP-4 a rule’s key is answered as the sentence of the spec, other messages as they are', () => {
  assert.equal(ruleSentence('nameTooShort'), 'Full Name must be at least 2 characters')
  assert.equal(ruleSentence('Invalid input'), 'Invalid input')
})

it('LOGIN the e-mail must be valid, the password present', () => {
  assert.deepEqual(broken(loginSchema, { email: 'x', password: '' }), ['email: emailInvalid', 'password: passwordRequired'])
})

it('SIGNUP-2 the strength bar', () => {
  const steps = ['', '1', '1234', '12345', '1234567', '12345678'].map(passwordStrength)
  assert.deepEqual(steps, [0, 33, 33, 66, 66, 100])
})

it('the home page and the server agree on the longest prompt', () => {
  assert.equal(promptMaxChars, projectLimits.promptMaxChars)
})
