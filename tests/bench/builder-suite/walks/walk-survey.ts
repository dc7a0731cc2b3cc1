// A survey answered once: nothing goes off empty, the person is thanked, and the results are one answer richer.
import { routesWith } from '../look-around.ts'
import type { Locator, Page } from '@playwright/test'
import { load, mainText, settle } from '../visit.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const sendName = /^(send|submit)|^skicka|(回答|アンケート)を?送信|^送信/i
const resultsName = /results|resultat|集計|結果/i
const againName = /once more|again|en gång till|もう一度/i

const questionsMin = 2

/** The form of the survey: several questions and one button that sends. A single field is a contact or a chat. */
const surveyForm = (page: Page): Locator =>
  page
    .locator('main form')
    .filter({ has: page.getByRole('button', { name: sendName }) })
    .filter({ visible: true })
    .first()

export const walkSurvey: Walk = async (visit, places, token) => {
  const { page, fail } = visit
  let route: string | null = null
  for (const each of routesWith(places, sendName, resultsName)) {
    await load(visit, each)
    const questions = surveyForm(page).locator('fieldset, textarea, input[type=text], select')
    const results = page.getByRole('link', { name: resultsName }).filter({ visible: true })
    if ((await questions.count()) >= questionsMin && (await results.count())) {
      route = each
      break
    }
  }
  if (route === null) return false
  const results = await page.getByRole('link', { name: resultsName }).filter({ visible: true }).first().getAttribute('href')
  const resultsPath = new URL(results!, visit.origin).pathname
  await load(visit, resultsPath)
  const before = await mainText(page)
  await load(visit, route)
  await press(surveyForm(page).getByRole('button', { name: sendName }))
  if ((await surveyForm(page).count()) === 0) {
    fail('survey', 'it is sent without a single answer')
    await load(visit, route)
  }
  await answer(surveyForm(page), token)
  await press(surveyForm(page).getByRole('button', { name: sendName }))
  if (!(await comesTrue(async () => (await surveyForm(page).count()) === 0))) {
    fail('survey', `answered, but it is not sent: ${await page.locator('[aria-invalid=true]').count()} fields are marked`)
    return true
  }
  if (
    !(await page
      .getByRole('button', { name: againName })
      .or(page.getByRole('link', { name: againName }))
      .count())
  )
    fail('survey', 'nothing lets the next person answer')
  await load(visit, resultsPath)
  if ((await mainText(page)) === before) fail('survey', `${resultsPath}: an answer more changes nothing`)
  if (!(await comesTrue(async () => (await mainText(page)).includes(token)))) await lookFurther(page, token, fail)
  return true
}

type Fail = (check: 'survey', detail: string) => void

/** Long lists of answers, and those of one person, open on demand. */
async function lookFurther(page: Page, token: string, fail: Fail): Promise<void> {
  for (const button of await page.getByRole('main').getByRole('button').all())
    if ((await button.isVisible()) && (await button.getAttribute('aria-pressed')) === 'false') await button.click()
  await settle(page)
  if (!(await mainText(page)).includes(token)) fail('survey', 'what was written is not among the results')
}

async function answer(form: Locator, token: string): Promise<void> {
  for (const group of await form.locator('fieldset').filter({ visible: true }).all()) {
    const choice = group.locator('input[type=radio], input[type=checkbox]').first()
    if (await choice.count()) await choice.check()
  }
  for (const field of await form.locator('textarea, input[type=text], input:not([type])').filter({ visible: true }).all())
    await field.fill(token)
  for (const field of await form.locator('input[type=number]').filter({ visible: true }).all()) await field.fill('3')
  for (const field of await form.locator('input[type=date]').filter({ visible: true }).all())
    await field.fill(new Date().toLocaleDateString('sv-SE'))
  for (const field of await form.locator('input[type=email]').filter({ visible: true }).all())
    await field.fill(`${token.toLowerCase()}@example.com`)
  for (const field of await form.locator('select').filter({ visible: true }).all()) {
    const options = await field.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
    await field.selectOption(options.find(Boolean) ?? '')
  }
}
