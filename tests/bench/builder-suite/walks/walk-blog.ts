// A reader's and a writer's way through a blog: topics narrow it, a headline leads to its story and back, and what is written stands
// on top, shown as it was marked up.
import type { Page } from '@playwright/test'
import { fillForm, saveForm } from '../forms.ts'
import type { Place } from '../look-around.ts'
import { load, mainText, type Visit } from '../visit.ts'
import { deleteName, newName } from '../words-on-screen.ts'
import { comesTrue, press, type Walk } from './walk.ts'

const articlesMin = 2
const headings = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')

export const walkBlog: Walk = async (visit, places, token) => {
  for (const place of places) {
    await load(visit, place.route)
    if ((await headings(visit.page).count()) < articlesMin) continue
    await checkTopics(visit, place.route)
    await readFirst(visit, place.route)
    await writeOne(visit, place, token)
    return true
  }
  return false
}

async function checkTopics({ page, fail }: Visit, route: string): Promise<void> {
  const topics = page.getByRole('main').getByRole('group').locator('button[aria-pressed]').filter({ visible: true })
  const all = await headings(page).count()
  const counts: number[] = []
  for (const topic of (await topics.all()).slice(1)) {
    const name = (await topic.innerText()).trim()
    await press(topic)
    const shown = await headings(page).count()
    if (!shown || shown > all) fail('blog', `${route}: under “${name}” are ${shown} of ${all} stories`)
    counts.push(shown)
  }
  if (counts.length > 1 && counts.every((count) => count === all)) fail('blog', `${route}: no topic narrows the stories`)
  if (await topics.count()) await press(topics.first())
  if ((await headings(page).count()) !== all) fail('blog', `${route}: not all stories come back after the topics`)
}

async function readFirst({ page, fail, origin }: Visit, route: string): Promise<void> {
  const link = headings(page).first()
  const title = (await link.innerText()).trim()
  await press(link)
  const opened = async () => (await page.getByRole('heading', { level: 1 }).allInnerTexts()).some((text) => text.trim() === title)
  if (!(await comesTrue(opened))) return fail('blog', `${route}: “${title}” does not open its story`)
  const back = page.getByRole('main').getByRole('link').filter({ visible: true })
  const paths = await back.evaluateAll((links) => links.map((each) => new URL((each as HTMLAnchorElement).href).pathname))
  if (!paths.includes(route)) return fail('blog', `${new URL(page.url()).pathname}: nothing leads back from a story`)
  await press(back.nth(paths.indexOf(route)))
  if (!(await comesTrue(async () => page.url() === origin + route && (await headings(page).count()) >= articlesMin)))
    fail('blog', `${route}: the way back leads to ${new URL(page.url()).pathname}`)
}

async function writeOne(visit: Visit, { route, buttons }: Place, token: string): Promise<void> {
  const { page, fail } = visit
  const opener = buttons.find(({ name, inRow }) => newName.test(name) && !inRow)
  if (!opener) return fail('blog', `${route}: nothing writes a new story`)
  await load(visit, route)
  const exact = { name: opener.name, exact: true }
  await press(page.getByRole('link', exact).or(page.getByRole('button', exact)).filter({ visible: true }).first())
  const form = page.locator('main form').filter({ visible: true }).first()
  await form.waitFor()
  await fillForm(form, token)
  await form.locator('textarea').last().fill(`**${token}bold** and more`)
  const refused = await saveForm(page, { container: form, kind: 'page' }, token)
  if (refused) return fail('blog', `${route}: ${refused}`)
  const bold = page.getByRole('main').locator('strong', { hasText: `${token}bold` })
  if (!(await comesTrue(async () => (await bold.count()) > 0))) fail('blog', `${route}: what was marked as strong is not`)
  const story = new URL(page.url()).pathname
  await load(visit, route)
  if (!(await headings(page).first().innerText()).includes(token)) fail('blog', `${route}: the newest story does not stand first`)
  await load(visit, story)
  const remove = page.getByRole('main').getByRole('button', { name: deleteName }).first()
  if (!(await remove.count())) return fail('blog', `${story}: nothing deletes a story`)
  await press(remove)
  await load(visit, route)
  if ((await mainText(page)).includes(token)) fail('blog', `${route}: a deleted story is still there`)
}
