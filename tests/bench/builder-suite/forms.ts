// Opening, filling in and saving a form of a project one has never seen.
import type { Locator, Page } from '@playwright/test'
import { load, mainText, settle, type Visit } from './visit.ts'
import { controlSelector, dialogSelector, publishName, saveName } from './words-on-screen.ts'

const openTimeoutMs = 6_000
const closeTimeoutMs = 6_000

/** A button or link that makes something new. `inMain`: it belongs to its route, not to the frame around all routes. */
export type Opener = { route: string; name: string; inMain: boolean }
/** `inline`: the form stands on the page and its button saves; `page`: the form is a route of its own. */
export type OpenForm = { container: Locator; kind: 'dialog' | 'page' | 'inline' }

export const openerOf = (page: Page, { name }: Opener): Locator => {
  const exact = { name, exact: true }
  return page.getByRole('button', exact).or(page.getByRole('link', exact)).filter({ visible: true }).first()
}

/** Presses the opener with the keyboard. Null: nothing opened; `acted` tells whether the page changed all the same. */
export async function openForm(visit: Visit, opener: Opener): Promise<{ form: OpenForm | null; acted: boolean }> {
  const { page } = visit
  await load(visit, opener.route)
  const button = openerOf(page, opener)
  await button.waitFor()
  if (await button.evaluate((element) => element.closest('form') !== null))
    return { form: { container: button.locator('xpath=ancestor::form[1]'), kind: 'inline' }, acted: false }
  const forms = await page.locator('form:visible').count()
  const before = await mainText(page)
  await button.focus()
  await page.keyboard.press('Enter')
  const opened = await page
    .waitForFunction(
      ([count, path]) => {
        const isShown = (element: Element) => element.checkVisibility()
        const shown = [...document.querySelectorAll('form')].filter(isShown).length
        const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isShown)
        return dialogs.length > 0 ? 'dialog' : location.pathname !== path && shown > 0 ? 'page' : shown > count ? 'form' : false
      },
      [forms, opener.route] as const,
      { timeout: openTimeoutMs },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => null)
  await settle(page)
  if (opened === 'dialog') return { form: { container: page.locator(dialogSelector).last(), kind: 'dialog' }, acted: true }
  if (opened === 'page') return { form: { container: page.locator('main form:visible').first(), kind: 'page' }, acted: true }
  if (opened) return { form: { container: page.locator('form:visible').last(), kind: 'page' }, acted: true }
  return { form: null, acted: (await mainText(page)) !== before }
}

/** The button that saves, by its name, else by its type; that of an inline form is its only one. */
export async function saveButton(page: Page, { container, kind }: OpenForm): Promise<Locator> {
  const scope = kind === 'page' ? page.locator('main') : container
  for (const name of [saveName, publishName]) {
    const named = scope.getByRole('button', { name }).filter({ visible: true })
    if (await named.count()) return named.last()
  }
  return scope.locator('button[type=submit]:visible, form button:not([type]):visible, input[type=submit]:visible').first()
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** Fills in every control by its type; free text is the token. Choices that are made already stay. */
export async function fillForm(container: Locator, token: string): Promise<void> {
  const controls = container.locator(controlSelector).filter({ visible: true })
  const count = await controls.count()
  for (let index = 0; index < count; index++) {
    const control = controls.nth(index)
    if (!(await control.isEditable().catch(() => false))) {
      await chooseFirst(control)
      continue
    }
    const { tag, type, min, max, required, role, step } = await control.evaluate((element) => ({
      tag: element.tagName.toLowerCase(),
      type: element.getAttribute('type') ?? 'text',
      min: element.getAttribute('min') ?? '',
      max: element.getAttribute('max') ?? '',
      step: element.getAttribute('step') ?? '',
      role: element.getAttribute('role') ?? '',
      required: (element as HTMLInputElement).required,
    }))
    if (tag === 'select') {
      await chooseFirst(control)
      continue
    }
    const fits = (value: number) => Math.min(Math.max(value, min === '' ? value : Number(min)), max === '' ? value : Number(max))
    const values: Record<string, string> = {
      email: `${token.toLowerCase()}@example.com`,
      tel: '+46 70 123 45 67',
      url: `https://example.com/${token}`,
      number: String(fits(Number(step) > 3 ? Number(step) : 3)),
      date: today(),
      'datetime-local': `${today()}T10:00`,
      time: '10:30',
      month: today().slice(0, 7),
    }
    if (type === 'checkbox' || type === 'radio') {
      if (required && !(await control.isChecked())) await control.check()
    } else if (type !== 'range' && type !== 'color' && role !== 'combobox') await control.fill(values[type] ?? token)
  }
}

/** Chooses the first real option of a select that holds none. */
async function chooseFirst(control: Locator): Promise<void> {
  const empty = await control.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement) || element.disabled || element.value !== '') return null
    return [...element.options].find((option) => option.value !== '' && !option.disabled)?.value ?? null
  })
  if (empty !== null) await control.selectOption(empty)
}

/** What a form says is wrong with it. */
const complaintsOf = (container: Locator): Promise<string> =>
  container
    .locator('[aria-invalid=true], input:invalid, select:invalid, textarea:invalid')
    .evaluateAll((controls) =>
      controls
        .map((control) => {
          const input = control as HTMLInputElement
          return `${input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? input.name}: ${input.validationMessage}`
        })
        .join('; '),
    )
    .catch(() => '')

/** Saves; answers why not, or null when the form closed, was left, or is empty again. */
export async function saveForm(page: Page, form: OpenForm, token: string): Promise<string | null> {
  const path = new URL(page.url()).pathname
  const button = await saveButton(page, form)
  if (!(await button.count())) return 'no button saves the form'
  await button.click()
  const done = await page
    .waitForFunction(
      ([wanted, from, kind]) => {
        const isShown = (element: Element) => element.checkVisibility()
        if (kind === 'dialog')
          return ![...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].some(isShown)
        const holds = [...document.querySelectorAll('input, textarea')].some((each) =>
          (each as HTMLInputElement).value.includes(wanted),
        )
        return location.pathname !== from || !holds
      },
      [token, path, form.kind] as const,
      { timeout: closeTimeoutMs },
    )
    .then(() => true)
    .catch(() => false)
  await settle(page)
  return done ? null : `the form stays open: ${(await complaintsOf(form.container)) || 'it does not say why'}`
}
