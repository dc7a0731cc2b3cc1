// A form as somebody meets it who has only a keyboard, or a screen reader: it opens, holds the focus, names its controls, refuses to
// be saved empty and can be left.
import { openerOf, saveButton, type Opener, type OpenForm } from './forms.ts'
import { settle, type Visit } from './visit.ts'
import { controlSelector } from './words-on-screen.ts'

/** What waits for it to come is over at once; a busy machine needs longer. */
const focusTimeoutMs = 6_000

export async function checkForm(visit: Visit, opener: Opener, form: OpenForm): Promise<void> {
  const { page, fail } = visit
  const where = `${opener.route} “${opener.name}”`
  const { container, kind } = form
  if (kind === 'dialog') {
    const handle = await container.elementHandle()
    const held = await page
      .waitForFunction((dialog) => dialog!.contains(document.activeElement), handle, { timeout: focusTimeoutMs })
      .catch(() => null)
    if (!held) fail('form', `${where}: the focus is not inside`)
  }
  const nameless = await container.locator(controlSelector).evaluateAll((controls) =>
    controls
      .filter((control) => {
        const input = control as HTMLInputElement
        const named = ['aria-label', 'aria-labelledby', 'title'].some((name) => input.getAttribute(name))
        return input.checkVisibility() && !input.labels?.length && !named
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  )
  if (nameless.length) fail('form', `${where}: no label: ${nameless[0]}`)
  await checkEmptySave(visit, where, form)
  if (kind !== 'dialog') return
  await page.keyboard.press('Escape')
  const closed = await container
    .waitFor({ state: 'hidden', timeout: focusTimeoutMs })
    .then(() => true)
    .catch(() => false)
  if (!closed) return fail('form', `${where}: Escape does not close it`)
  const button = await openerOf(page, opener).elementHandle()
  const back = await page
    .waitForFunction((element) => document.activeElement === element, button, { timeout: focusTimeoutMs })
    .catch(() => null)
  if (!back) fail('form', `${where}: the focus does not come back`)
}

async function checkEmptySave({ page, fail }: Visit, where: string, form: OpenForm): Promise<void> {
  const button = await saveButton(page, form)
  if (!(await button.count())) return fail('form', `${where}: no button saves it`)
  if (await button.isDisabled()) return
  await button.click()
  await settle(page)
  if (!(await form.container.isVisible())) return fail('form', `${where}: it can be saved empty`)
  const marked = form.container.locator('[aria-invalid=true], input:invalid, select:invalid, textarea:invalid')
  if (form.kind !== 'inline' && !(await marked.count())) fail('form', `${where}: saved empty, no field is marked`)
}
